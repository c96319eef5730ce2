/**
 * What the deploy action refuses, and what it verifies afterwards: inputs, older runs, lost pages, and live addresses.
 */
import path from 'node:path';
import { type Files, manifestOf } from '../../support/archives.ts';
import { rcloneFolder } from '../../support/rclone.ts';
import { S3_SECRET } from '../../support/s3-double.ts';
import type { DeployScenario, Named, Row } from '../../support/scenario.ts';
import {
  AFTER_SECOND,
  deployed,
  EARLIER_STATE,
  FIRST,
  NOTHING_DONE,
  OWN_PENDING,
  OWN_STATE,
  pendingState,
  SECOND,
  site,
  stateName,
  under,
  without,
} from './deployed-site.ts';

/** Nothing is done with an input that cannot be used. */
const refused = (
  inputs: Readonly<Record<string, string>>,
  says: RegExp,
  workspace: Files = site(FIRST),
): Row<DeployScenario> => ({
  inputs,
  workspace,
  expect: {
    lives: ['untouched'],
    outputs: { 'error-code': 'bad-input', changed: undefined },
    says: [says],
    summary: [
      /^<h3>❌ (?:\S+: )?the site was not updated by this run, and was not checked \(bad-input\)<\/h3>/,
    ],
    destination: {},
  },
});

export const badInputs: Named<DeployScenario> = {
  // No variable contains the secret of the bucket, so it is not masked.
  'a secret in a connection string': {
    ...refused(
      { destination: `:s3,provider=Other,secret_access_key="${S3_SECRET}":docs-bucket/docs` },
      /Input `destination` has the parameter `secret_access_key`, which .*\n.* `RCLONE_S3_SECRET_ACCESS_KEY` in the `env`/,
    ),
    bucket: {},
    env: { RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY: undefined },
  },
  'a variable of a remote without a value': {
    ...refused(
      { destination: 'docs:docs' },
      /^The variable `RCLONE_CONFIG_DOCS_KEY` is empty\.\n.*A secret is empty if it does not exist, .*environment.*fork or by Dependabot/,
    ),
    env: { RCLONE_CONFIG_DOCS_TYPE: 's3', RCLONE_CONFIG_DOCS_KEY: '' },
  },
  'no site': refused({}, /Input `site-path` is the folder "\S.*site", which does not exist/, {}),
  'a site that is a file': refused(
    { 'site-path': 'file' },
    /Input `site-path` is "\S.*file", a file and not a folder/,
    {
      file: '',
    },
  ),
  'a destination in the site, as a remote': refused(
    { destination: ':local:site/docs' },
    /is the site folder, or is inside it/,
  ),
  // The folder would be lost with the runner.
  'a folder outside the workspace of a runner that GitHub hosts': {
    ...refused(
      { destination: ':local:/srv/docs' },
      /Input `destination` is a folder of this runner outside its workspace\..*\nFor a folder of a server, use a remote/,
    ),
    env: { RUNNER_ENVIRONMENT: 'github-hosted' },
  },
  'a state in the site': refused({ state: './site/state' }, /Input `state` is inside the site folder/),
  '`cache-control` with a line break': refused(
    { 'cache-control': 'public\nx' },
    /which is not the value of that header/,
  ),
  '`cache-control` without a directive': refused(
    { 'cache-control': '3600' },
    /is "3600", which is not the value of that header\.[\s\S]*max-age=60/,
  ),
  '`cache-control` with which browsers would keep pages': refused(
    { 'cache-control': 'public, max-age=31536000, immutable' },
    /Input `cache-control` has `immutable`, .*\nName the files .* in the input `immutable`/,
  ),
  'a page that browsers would keep for a year': refused(
    { immutable: '**' },
    /Input `immutable` matches the page ".+\.html", which browsers would not request again for a year/,
  ),
  'two distributions in one line': refused(
    { 'cloudfront-distribution': 'E2EXAMPLE,E3EXAMPLE' },
    /contains "E2EXAMPLE,E3EXAMPLE", which is not the ID of a distribution\..*\n.*one per line/,
  ),
  'a manifest of another site': refused(
    { 'manifest-path': 'site.sha256' },
    /`manifest-path` is ".*site\.sha256", which does not list "new/,
    { ...site({ 'index.html': '1', 'new.html': '1' }), 'site.sha256': manifestOf({ 'index.html': '1' }) },
  ),
};

const LACKS_HOME = /The site lacks files that `require-files` requires: "index\.html"/;

/** A home page that a build tool has made for the path `/docs`. */
const FOR_DOCS: Files = {
  'index.html': '<script src="/docs/_next/static/a1.js"></script>',
  '_next/static/a1.js': 'script',
};
const HOSTED_UNDER_DOCS =
  /The site has to be hosted under (?:<code>)?\/docs\/(?:<\/code>)?: its home page loads its assets/;

/** Whatever is live, a site that visitors could not use does not replace it. */
export const siteRules: Named<DeployScenario> = {
  'a build that now writes into another folder': {
    inputs: { 'max-page-loss': '10%' },
    workspace: { ...site(under('browser', FIRST)), ...deployed(FIRST) },
    serves: 'destination',
    expect: {
      live: 'unchanged',
      outputs: { 'error-code': 'check-failed', ...NOTHING_DONE },
      says: [
        LACKS_HOME,
        /\(there is "browser\/index\.html"\)\.\nThis run changed nothing\. Check what built the site/,
      ],
      destination: FIRST,
      state: [EARLIER_STATE],
    },
  },
  'the files of a checkout are left out': {
    workspace: site({
      'index.html': 'home',
      '.env': 'TOKEN=1',
      '.git/config': 'token',
      'packages/a/node_modules/b/c.js': 'x',
      'docs/.git.html': 'about git',
    }),
    expect: {
      log: [/^Left out 3 files that `exclude` matches$/m],
      destination: { 'index.html': 'home', 'docs/.git.html': 'about git' },
    },
  },
  'a pattern that matches nothing is a warning': {
    inputs: { exclude: 'old\n*.map\nGuides', immutable: 'Fonts/**' },
    workspace: site(FIRST),
    expect: {
      warns: [
        /^No file of the site matches "\*\.map", "Guides", "Fonts" in `exclude` or `immutable`\. Patterns are relative to `site-path` and case-sensitive/,
      ],
      summary: [/No file of the site matches .*Guides/],
      destination: without(FIRST, 'old/gone.html'),
    },
  },
  ...Object.fromEntries(
    [FIRST, without(FIRST, 'old/gone.html')].map((listedFiles, index): [string, Row<DeployScenario>] => [
      `a manifest that lists the excluded files: ${index === 0 ? 'yes' : 'no'}`,
      {
        inputs: { exclude: 'old', 'manifest-path': 'site.sha256' },
        workspace: { ...site(FIRST), 'site.sha256': manifestOf(listedFiles) },
        expect: { destination: without(FIRST, 'old/gone.html') },
      },
    ]),
  ),
  'nothing is excluded': {
    inputs: { exclude: '' },
    workspace: site({ 'index.html': 'home', '.env': 'public' }),
    expect: { destination: { 'index.html': 'home', '.env': 'public' } },
  },
  'a site that was built for another path says so': {
    workspace: site(FOR_DOCS),
    expect: { log: [HOSTED_UNDER_DOCS], summary: [HOSTED_UNDER_DOCS] },
  },
  'a site that was built for another path is not verified': {
    serves: 'destination',
    preloads: ['skipped-pauses'],
    workspace: { ...site(FOR_DOCS), ...deployed(FIRST) },
    expect: {
      live: 'updated',
      outputs: { 'error-code': 'verify-failed' },
      says: [
        /\/docs\/_next\/static\/a1\.js has not served the deployed site: it responds with 404/,
        /The site has to be hosted under `\/docs\/`/,
      ],
    },
  },
};

export const pageLoss: Named<DeployScenario> = {
  'fewer pages than `max-page-loss` allows': {
    inputs: { 'max-page-loss': '10%' },
    workspace: {
      ...site({ 'index.html': 'home', '404.html': 'no page' }),
      ...deployed(FIRST, { jobId: 'se_0011223344556677' }),
    },
    expect: {
      live: 'unchanged',
      lives: ['untouched', 'unchanged'],
      outputs: { 'error-code': 'check-failed', changed: 'true', 'files-removed': '3', ...NOTHING_DONE },
      changedPages: [],
      says: [
        /The new site has 1 page, 2 fewer than the live site \(3\), but `max-page-loss` allows 10%/,
        /\nThis run changed nothing\. Check whether pages are missing from the documentation\./,
      ],
      summary: [
        /^<h3>⛔ destination: the site was not updated and is whole \(check-failed\)/,
        /Live since \d+ \w+ \d{4}, \d\d:\d\d UTC from job <code>\S+<\/code>/,
      ],
      destination: FIRST,
      state: [EARLIER_STATE],
    },
  },
  'fewer pages than are there, if the state was deleted': {
    inputs: { 'max-page-loss': '10%' },
    workspace: {
      ...site(without(FIRST, 'old/gone.html')),
      ...under('destination', { ...FIRST, 'guides/more.html': '1' }),
    },
    expect: {
      live: 'untouched',
      outputs: { 'error-code': 'check-failed', ...NOTHING_DONE },
      says: [
        /The new site has 2 pages, 1 fewer than the destination lists \(3\), but `max-page-loss` allows 10%/,
        /raise `max-page-loss` to `33\.4%` for one run/,
        /The destination has no state of a deployment, so the pages that are there count as live\./,
      ],
      destination: { ...FIRST, 'guides/more.html': '1' },
      state: [],
    },
  },
  'a site that was live before, with fewer pages': {
    inputs: { 'max-page-loss': '10%' },
    workspace: {
      ...site({ 'index.html': 'home' }),
      ...deployed(FIRST, {
        jobId: 'se_0011223344556677',
        history: [FIRST, SECOND, { 'index.html': 'home' }],
      }),
    },
    expect: {
      log: [/This site was live before: `max-page-loss` is not checked/],
      outputs: { 'files-deleted': '2', 'previous-job-id': 'se_0011223344556677' },
      summary: [/^(?![\s\S]*To go back, press)/],
    },
  },
  'the pages of the live state count, not those of an interrupted deployment': {
    inputs: { 'max-page-loss': '10%' },
    workspace: {
      ...site({ 'index.html': 'home' }),
      ...deployed(FIRST),
      ...pendingState({ pending: ['index.html'] }),
    },
    expect: {
      live: 'incomplete',
      outputs: { 'error-code': 'check-failed' },
      says: [/2 fewer than the live site \(3\)/],
      summary: [
        /^<h3>⚠️ destination: the site is a mix of two versions, or only partly deployed \(check-failed\)<\/h3>\s+<p><strong>The new site has .*A check refused the site that would repair it/,
        /Interrupted at \d+ .* UTC/,
      ],
      state: [EARLIER_STATE, stateName(3, 100, 'pending')],
    },
  },
};

const BY_PERSON = { GITHUB_EVENT_NAME: 'workflow_dispatch' };

/** A schedule of another repository, whose variable was copied. */
const ofAnotherRepository = (given: Pick<Row<DeployScenario>, 'inputs'>): Row<DeployScenario> => ({
  ...given,
  env: { GITHUB_EVENT_NAME: 'schedule', GITHUB_REPOSITORY_ID: '2', GITHUB_REPOSITORY: 'example/copy' },
  workspace: { ...site(SECOND), ...deployed(FIRST) },
  expect: {
    live: 'unchanged',
    outputs: { 'error-code': 'check-failed', ...NOTHING_DONE },
    says: [
      /The destination belongs to the repository with the ID 1296269, .* This run is of example\/copy\./,
      /\nThis run changed nothing\. Correct `destination`: a variable may have been copied\./,
    ],
    destination: FIRST,
    state: [EARLIER_STATE],
  },
});

export const olderRuns: Named<DeployScenario> = {
  'an older run': {
    env: { GITHUB_RUN_ID: '99' },
    workspace: { ...site(SECOND), ...deployed(FIRST) },
    expect: {
      live: 'unchanged',
      outputs: { 'error-code': 'superseded', changed: 'true', ...NOTHING_DONE },
      changedPages: [],
      says: [
        /Run 100 of this repository, which is newer than this run \(99\), has used the destination\./,
        /\nThis run changed nothing\. Look at that run: if it is green, there is nothing to do\.$/,
      ],
      summary: [/^<h3>.*is whole \(superseded\)<\/h3>/],
      destination: FIRST,
      state: [EARLIER_STATE],
    },
  },
  'an older run that finds nothing to change': {
    env: { GITHUB_RUN_ID: '99' },
    workspace: { ...site(FIRST), ...deployed(FIRST) },
    expect: { live: 'unchanged', state: [EARLIER_STATE] },
  },
  'a run of another repository': ofAnotherRepository({}),
  'a dry run of another repository': ofAnotherRepository({ inputs: { 'dry-run': 'true' } }),
  'a run of another repository that removes the site': ofAnotherRepository({ inputs: { remove: 'true' } }),
  'a run of another repository that a person starts takes the destination over': {
    before: [
      {
        workspace: { ...site(SECOND), ...deployed(FIRST) },
        env: { ...BY_PERSON, GITHUB_REPOSITORY_ID: '2', GITHUB_REPOSITORY: 'example/copy' },
      },
    ],
    workspace: site(FIRST),
    expect: {
      live: 'unchanged',
      outputs: { 'error-code': 'check-failed' },
      says: [/belongs to the repository example\/copy, .* This run is of octocat\/docs\./],
      destination: AFTER_SECOND,
    },
  },
  'an older run of another repository has no order': {
    env: { ...BY_PERSON, GITHUB_RUN_ID: '99', GITHUB_REPOSITORY_ID: '2' },
    workspace: { ...site(SECOND), ...deployed(FIRST) },
    expect: { destination: AFTER_SECOND },
  },
};

const NOT_SERVED =
  /For two minutes, http:\/\/127\.0\.0\.1:\d+\/ has not served the deployed site: it differs/;

export const liveSites: Named<DeployScenario> = {
  'the home page and the changed pages are verified': {
    serves: 'destination',
    expect: {
      log: [
        /^Verified http:\/\/127\.0\.0\.1:\d+\/$/m,
        /^Verified .*\/guides\/new\.html$/m,
        /^Verified .*\/guides\/start\.html$/m,
      ],
      summary: [/3 addresses verified/],
    },
  },
  'a page fails a run that changes nothing, if its address keeps an older one': {
    serves: 'cache',
    preloads: ['skipped-pauses'],
    before: [{ workspace: { ...site(SECOND), ...deployed(FIRST) } }],
    workspace: { ...site(SECOND), ...under('cache', { ...SECOND, 'guides/start.html': 'start' }) },
    expect: {
      live: 'unchanged',
      outputs: { 'error-code': 'verify-failed', changed: 'false' },
      says: [/\/guides\/start\.html has not served the deployed site: it differs/],
    },
  },
  'an address that keeps the previous site': {
    serves: 'cache',
    preloads: ['skipped-pauses'],
    workspace: { ...site({ ...FIRST, 'index.html': 'new' }), ...deployed(FIRST), ...under('cache', FIRST) },
    expect: {
      live: 'updated',
      outputs: { 'error-code': 'verify-failed', changed: 'true', 'files-uploaded': '1' },
      says: [
        NOT_SERVED,
        /from this address\. A cache in front of the site may still have a previous file: invalidate it/,
      ],
      summary: [
        /^<h3>❌ .*: the site was updated, but its address did not serve it to the runner: visitors may see an older version or an error \(verify-failed\)<\/h3>/,
      ],
      log: [/Waiting for http:\/\/127\.0\.0\.1:\d+\/: it differs from the deployed file/],
      destination: { ...FIRST, 'index.html': 'new' },
      state: [OWN_STATE],
    },
  },
  'a re-run fails while an address keeps the previous site, although nothing changes': {
    serves: 'cache',
    preloads: ['skipped-pauses'],
    workspace: { ...site(FIRST), ...deployed(FIRST), ...under('cache', { 'index.html': 'old' }) },
    expect: {
      live: 'unchanged',
      outputs: { 'error-code': 'verify-failed', changed: 'false' },
      says: [NOT_SERVED],
      summary: [
        /^<h3>❌ .*: the site was not updated and is whole, but its address did not serve it to the runner: visitors may not get it either/,
      ],
    },
  },
  'a run that is cancelled while an address responds with 503 does not request it again': {
    inputs: { 'verify-url': 'https://docs.example.com/docs/' },
    server: [503],
    cancelAt: /: it responds with 503/,
    expect: {
      outcome: 'cancelled',
      live: 'updated',
      outputs: { 'error-code': 'cancelled', changed: 'true' },
      says: [/\nRun the workflow again, unless it was stopped on purpose\.$/],
      destination: AFTER_SECOND,
      received: [/^GET docs\.example\.com\/docs\/\n/],
    },
  },
};

/**
 * Records each invalidation, and the states that exist at that moment. `FAILS` is the error of each invalidation, or of
 * the first `FAILS_TIMES`; `CHECK_FAILS` is that of the request for the distribution `E3EXAMPLE`. A retry needs the same reference.
 */
const AWS = [
  '#!/bin/bash',
  'cd "$GITHUB_WORKSPACE"',
  '[[ $AWS_MAX_ATTEMPTS == 1 ]] || exit 1',
  'if [[ "$1 $2" == "cloudfront get-distribution" && $4 == E?EXAMPLE ]]; then',
  '  [[ -n $CHECK_FAILS && $4 == E3EXAMPLE ]] && { echo "$CHECK_FAILS" >&2; exit 254; }',
  '  exit 0',
  'fi',
  '[[ "$1 $2" == "cloudfront create-invalidation" && $4 == E?EXAMPLE ]] || exit 1',
  `reference=$(grep -o 'CallerReference":"[^"]*' "\${6#file://}")`,
  '[[ -n $FAILS_TIMES && -e references ]] && ! grep -q "$reference" references && exit 1',
  'echo "$reference" >> references',
  `[[ -n $FAILS && $(wc -l < references) -le \${FAILS_TIMES:-99} ]] && { echo "$FAILS" >&2; exit 254; }`,
  `[[ $4 == E2EXAMPLE ]] || { sed 's/.*Items":\\(.*\\)}}/\\1/' "\${6#file://}" > "destination/aws-$4.txt"; exit 0; }`,
  `sed 's/.*Items":\\(.*\\)}}/\\1/' "\${6#file://}" > destination/aws.txt`,
  'ls destination/.static-export | tr "\\n" " " >> destination/aws.txt',
].join('\n');
const cloudFront = {
  inputs: { 'cloudfront-distribution': 'E2EXAMPLE' },
  programs: { aws: AWS },
  needs: ['bash'],
};
const told = (addresses: readonly string[], ...states: readonly string[]) => ({
  'aws.txt': `${JSON.stringify(addresses)}${states.map((name) => `${name} `).join('')}`,
});
const STATES_IN_THE_MIDDLE = [EARLIER_STATE, OWN_PENDING];
/** A run that fails writes its pending state once more. */
const STATES_AFTER_FAILURE = [...STATES_IN_THE_MIDDLE, stateName(4, 200, 'pending')];

/** CloudFront would compare this name with another encoding. */
const ODD_NAME = "a@=,;:&$'()!*~.txt";
/** A page, a text, and a script at a known path; another new script comes with the second site. */
const CHANGED = { 'index.html': 'home again', '_next/static/a1.js': 'other', [ODD_NAME]: 'new' };
const CHANGED_PAGE = ['/guides/start.html', '/guides/start'];
const many = (text: string) =>
  Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`file-${at}.txt`, text]));
const GONE_PAGE = ['/old/gone.html', '/old/gone'];

export const contentDeliveryNetworks: Named<DeployScenario> = {
  'addresses that had different contents, not new ones, are invalidated before the state is complete': {
    ...cloudFront,
    workspace: { ...site({ ...SECOND, ...CHANGED }), ...deployed({ ...FIRST, [ODD_NAME]: 'old' }) },
    expect: {
      log: [/Purged 8 addresses in CloudFront/],
      destination: {
        ...SECOND,
        ...CHANGED,
        ...told(
          [
            '/_next/static/a1.js',
            `/a@=,;:&$'()!%2A%7E.txt`,
            ...CHANGED_PAGE,
            '/index.html',
            '/',
            ...GONE_PAGE,
          ],
          ...STATES_IN_THE_MIDDLE,
        ),
      },
      summary: [/8 addresses purged in CloudFront \(E2EXAMPLE\)/],
    },
  },
  'for more than 100 addresses, all addresses are invalidated': {
    ...cloudFront,
    inputs: { ...cloudFront.inputs, 'require-files': '' },
    workspace: { ...site(many('2')), ...deployed(many('1')) },
    expect: {
      log: [/Purged all addresses in CloudFront/],
      destination: { ...many('2'), ...told(['/*'], ...STATES_IN_THE_MIDDLE) },
    },
  },
  'CloudFront refuses the invalidation': {
    ...cloudFront,
    env: { FAILS: 'An error occurred (AccessDenied) when calling the CreateInvalidation operation: no' },
    expect: {
      live: 'incomplete',
      says: [
        /^The site is a mix of two versions: caches may serve previous files\. /,
        /All files are uploaded, but invalidating CloudFront \(E2EXAMPLE\) failed: AccessDenied: no/,
        /\nThe role needs `cloudfront:CreateInvalidation` .*\. Once the cause is fixed, run the workflow again: that repairs the site\.$/,
      ],
      destination: AFTER_SECOND,
      state: STATES_AFTER_FAILURE,
    },
  },
  'an invalidation that CloudFront refuses for half a minute is retried with the same reference': {
    ...cloudFront,
    env: {
      FAILS:
        'An error occurred (TooManyInvalidationsInProgress) when calling the CreateInvalidation operation: 15',
      FAILS_TIMES: '6',
    },
    preloads: ['skipped-pauses'],
    expect: {
      log: [
        /invalidating CloudFront \(E2EXAMPLE\) failed: TooManyInvalidationsInProgress: 15.* Retrying in \S+ \(try 7\)/,
        /Purged 4 addresses in CloudFront/,
      ],
      destination: { ...AFTER_SECOND, ...told([...CHANGED_PAGE, ...GONE_PAGE], ...STATES_IN_THE_MIDDLE) },
    },
  },
  'CloudFront stays unavailable for more than two minutes': {
    ...cloudFront,
    env: {
      FAILS: 'An error occurred (ServiceUnavailable) when calling the CreateInvalidation operation: wait',
    },
    preloads: ['skipped-pauses'],
    expect: {
      live: 'incomplete',
      says: [/ServiceUnavailable: wait\.\n.*CloudFront refused the request for two minutes\. Wait until/],
      log: [/Retrying in \S+ \(try 1\d\)/],
      destination: AFTER_SECOND,
      state: STATES_AFTER_FAILURE,
    },
  },
  'each of several distributions is invalidated': {
    ...cloudFront,
    inputs: { 'cloudfront-distribution': 'E2EXAMPLE\n E3EXAMPLE\n\nE2EXAMPLE' },
    expect: {
      log: [/Purged 4 addresses in CloudFront/],
      destination: {
        ...AFTER_SECOND,
        ...told([...CHANGED_PAGE, ...GONE_PAGE], ...STATES_IN_THE_MIDDLE),
        'aws-E3EXAMPLE.txt': JSON.stringify([...CHANGED_PAGE, ...GONE_PAGE]),
      },
      summary: [/4 addresses purged in CloudFront \(E2EXAMPLE, E3EXAMPLE\)/],
    },
  },
  'the second of two distributions does not exist, which a dry run also finds': {
    ...cloudFront,
    inputs: { 'cloudfront-distribution': 'E2EXAMPLE\nE3EXAMPLE', 'dry-run': 'true' },
    env: {
      CHECK_FAILS:
        'An error occurred (NoSuchDistribution) when calling the GetDistribution operation: The specified distribution does not exist.',
    },
    expect: {
      live: 'unchanged',
      says: [
        /Checking the CloudFront distribution E3EXAMPLE failed: /,
        /has no such distribution\. Correct `cloudfront-distribution`/,
      ],
      destination: FIRST,
      state: [EARLIER_STATE],
    },
  },
  'the role may not read the distribution': {
    ...cloudFront,
    inputs: { 'cloudfront-distribution': 'E3EXAMPLE' },
    env: { CHECK_FAILS: 'An error occurred (AccessDenied) when calling the GetDistribution operation: no' },
    expect: {
      log: [
        /The role lacks `cloudfront:GetDistribution`: it is not checked whether the CloudFront distribution/,
      ],
      destination: { ...AFTER_SECOND, 'aws-E3EXAMPLE.txt': JSON.stringify([...CHANGED_PAGE, ...GONE_PAGE]) },
    },
  },
  'the next run repeats an invalidation that failed, new files included': {
    ...cloudFront,
    before: [
      {
        workspace: { ...site(SECOND), ...deployed(FIRST) },
        env: { FAILS: 'An error occurred (InvalidArgument)', GITHUB_RUN_ID: '150' },
        fails: true,
      },
    ],
    workspace: site(SECOND),
    expect: {
      destination: {
        ...AFTER_SECOND,
        ...told(
          [
            '/_next/static/b2.js',
            '/guides/new.html',
            '/guides/new',
            ...CHANGED_PAGE,
            '/old/gone.html',
            '/old/gone',
          ],
          EARLIER_STATE,
          stateName(3, 150, 'pending'),
          stateName(4, 150, 'pending'),
          stateName(5, 200, 'pending'),
        ),
      },
      state: [stateName(6, 200)],
    },
  },
  '`aws` is not installed, and PATH has a file and a name that is too long': {
    inputs: cloudFront.inputs,
    env: { PATH: [process.execPath, `/${'x'.repeat(300)}`, rcloneFolder()].join(path.delimiter) },
    workspace: { ...site(without(FIRST, 'old/gone.html')), ...deployed(FIRST) },
    expect: {
      live: 'unchanged',
      log: [/^Using rclone /m, /^(?!.*(?:ENOTDIR|ENAMETOOLONG|Unexpected error))/s],
      says: [/needs the `aws` command, which is not in PATH\.\n/],
      destination: FIRST,
      state: [EARLIER_STATE],
    },
  },
};
