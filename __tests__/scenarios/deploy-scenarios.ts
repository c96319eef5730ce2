/** Runs of the deploy action to a folder, with the rclone of the system: what can happen, and the required results. */

import { type DeployScenario, groupOf, type Row, type ScenarioGroup } from '../support/scenario.ts';
import { sha256Of } from '../support/sha256.ts';

const needs = ['rclone'];
const inputs = { 'site-path': 'site', destination: 'destination' };

/** Returns a site by its paths, as files of the workspace. */
const site = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`site/${name}`, text]));

const manifest = (files: Readonly<Record<string, string>>) =>
  Object.entries(files)
    .map(([name, text]) => `${sha256Of(Buffer.from(text))}  ${name}\n`)
    .join('');

const FIRST = {
  '_next/static/a1.js': 'script',
  'guides/start.html': 'start',
  'index.html': 'home',
  'old/gone.html': 'gone',
};
const SECOND = {
  '_next/static/a1.js': 'script',
  'guides/new.html': 'new',
  'guides/start.html': 'start again',
  'index.html': 'home',
};
/** Files of someone else. */
const OTHERS = { 'others/file.txt': 'theirs', 'robots.txt': 'theirs' };
const others = Object.fromEntries(
  Object.entries(OTHERS).map(([name, text]) => [`destination/${name}`, text]),
);

const STATE = ['deployment.json', 'site.sha256'];
const NOTHING_DONE = { 'files-uploaded': '0', 'files-deleted': '0', 'bytes-uploaded': '0' };

const first = { workspace: site(FIRST) };

/** Fails in the middle of an upload, like a storage that refuses one file. */
const failsAtPages = `#!/bin/bash
[[ -z $FAILS ]] && exec "$REAL_RCLONE" "$@"
for list in "$@"; do
  if [[ $list == */files.txt ]] && grep -q '\\.html$' "$list" && [[ $1 == copy ]]; then
    sed -i 1q "$list"
    "$REAL_RCLONE" "$@" > /dev/null 2>&1
    echo '{"level":"error","msg":"Failed to copy: AccessDenied: Access Denied","object":"index.html","objectType":"*s3.Object"}' >&2
    exit 1
  fi
done
exec "$REAL_RCLONE" "$@"
`;
/** Fails when the state is read. */
const readingFails = (message: string, exitCode: number) => `#!/bin/bash
[[ -n $FAILS && $* == *--max-depth* ]] || exec "$REAL_RCLONE" "$@"
echo '{"level":"error","msg":"${message}"}' >&2
exit ${exitCode}
`;
/** Reports that eight files failed and never ends, as with thousands of others. */
const goneAtPages = `#!/bin/bash
for list in "$@"; do
  if [[ $list == */files.txt ]] && grep -q '\\.html$' "$list"; then
    for i in {1..8}; do
      echo '{"level":"error","msg":"Failed to copy: connection refused","object":"index.html","objectType":"*s3.Object"}' >&2
    done
    exec sleep 600
  fi
done
exec "$REAL_RCLONE" "$@"
`;
const REAL = { REAL_RCLONE: '/usr/bin/rclone' };

const aws = (script: string) => `#!/bin/bash\n${script}\n`;

const deployments: Row<DeployScenario>[] = [
  {
    name: 'the first deployment uploads every file, and deletes none',
    inputs,
    workspace: { ...site(FIRST), ...others },
    expect: {
      outcome: 'completed',
      outputs: {
        changed: 'true',
        'files-added': undefined,
        'files-uploaded': '4',
        'files-deleted': '0',
        'bytes-uploaded': '19',
        'previous-job-id': undefined,
      },
      log: [
        /This is the first deployment to .*destination/,
        /Uploading 1 file of _next\/static\//,
        /Uploading 3 pages/,
      ],
      destination: { ...FIRST, ...OTHERS },
      state: STATE,
    },
  },
  {
    name: 'the second one uploads what differs, and deletes what is gone',
    inputs,
    before: [{ workspace: { ...site(FIRST), ...others }, inputs: { 'job-id': 'se_0011223344556677' } }],
    workspace: site(SECOND),
    expect: {
      outcome: 'completed',
      outputs: {
        changed: 'true',
        'files-added': '1',
        'files-modified': '1',
        'files-removed': '1',
        'files-uploaded': '2',
        'files-deleted': '1',
        'previous-job-id': 'se_0011223344556677',
      },
      // The folder that is now empty is gone.
      destination: { ...SECOND, ...OTHERS },
      state: STATE,
    },
  },
  {
    name: 'nothing changed: nothing is written',
    inputs,
    before: [first],
    workspace: site(FIRST),
    expect: {
      outcome: 'completed',
      outputs: {
        changed: 'false',
        'files-added': '0',
        'files-modified': '0',
        'files-removed': '0',
        ...NOTHING_DONE,
      },
      log: [/: nothing changed/],
      destination: FIRST,
      state: STATE,
    },
  },
  {
    name: 'with a manifest, whose digests are trusted',
    inputs: { ...inputs, 'manifest-path': 'site.sha256' },
    workspace: { ...site({ 'index.html': 'home' }), 'site.sha256': manifest({ 'index.html': 'other' }) },
    expect: { outcome: 'completed', destination: { 'index.html': 'home' } },
  },
  {
    name: 'a file becomes a folder, and a folder a file',
    inputs,
    before: [
      { workspace: site({ 'index.html': '1', guide: 'file', 'api/v1/a.html': '1', 'api/b.html': '1' }) },
    ],
    workspace: site({ 'index.html': '1', 'guide/a.html': '1', api: 'file' }),
    expect: {
      outcome: 'completed',
      outputs: { 'files-uploaded': '2', 'files-deleted': '3' },
      destination: { 'index.html': '1', 'guide/a.html': '1', api: 'file' },
      state: STATE,
    },
  },
  {
    name: '`delete: false` keeps the files that are gone, which then belong to somebody else',
    inputs,
    before: [first, { workspace: site(SECOND), inputs: { delete: 'false' } }],
    workspace: site({ 'index.html': 'home' }),
    expect: {
      outcome: 'completed',
      outputs: { 'files-removed': '3', 'files-deleted': '3' },
      destination: { 'index.html': 'home', 'old/gone.html': 'gone' },
    },
  },
  {
    name: 'files that only `delete: false` kept stay, even if nothing else differed then',
    inputs,
    before: [first, { workspace: site({ 'index.html': 'home' }), inputs: { delete: 'false' } }],
    workspace: site({ 'index.html': 'home' }),
    expect: {
      outcome: 'completed',
      outputs: { changed: 'false', ...NOTHING_DONE },
      destination: FIRST,
      state: STATE,
    },
  },
  {
    name: 'names with spaces, `#`, and letters of any script',
    inputs,
    workspace: site({
      'index.html': '1',
      '#a b.html': '1',
      ' c;.html': '1',
      'guides/größe – 表.html': '1',
      '-d': '1',
      '[e]*.txt': '1',
    }),
    needs: ['bash'],
    expect: {
      outcome: 'completed',
      outputs: { 'files-uploaded': '6' },
      destination: {
        'index.html': '1',
        '#a b.html': '1',
        ' c;.html': '1',
        'guides/größe – 表.html': '1',
        '-d': '1',
        '[e]*.txt': '1',
      },
    },
  },
  {
    name: 'a destination with a slash at its end, and a state elsewhere',
    inputs: { ...inputs, destination: 'destination/docs/', state: 'elsewhere/' },
    before: [first],
    workspace: site(SECOND),
    expect: {
      outcome: 'completed',
      outputs: { 'files-modified': '1' },
      destination: Object.fromEntries(Object.entries(SECOND).map(([name, text]) => [`docs/${name}`, text])),
    },
  },
  {
    name: 'a dry run prints its plan, and changes nothing',
    inputs: { ...inputs, 'dry-run': 'true' },
    before: [{ ...first, inputs: { 'dry-run': 'false' } }],
    workspace: site(SECOND),
    expect: {
      outcome: 'completed',
      outputs: {
        changed: 'true',
        'files-added': '1',
        'files-modified': '1',
        'files-removed': '1',
        ...NOTHING_DONE,
      },
      log: [
        /Would upload guides\/new\.html/,
        /Would upload guides\/start\.html/,
        /Would delete old\/gone\.html/,
      ],
      destination: FIRST,
      state: STATE,
    },
  },
  {
    name: 'CloudFront forgets the changed addresses before the state is written',
    inputs: { ...inputs, 'cloudfront-distribution': 'E2EXAMPLE' },
    before: [{ ...first, inputs: { 'cloudfront-distribution': '' } }],
    workspace: site({ ...FIRST, 'guides/start.html': 'start again', 'index.html': 'home again' }),
    // Prints the list without its random parts, if the deployment is still pending.
    programs: {
      aws: aws(
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell reads it
        'cd "$GITHUB_WORKSPACE/destination" && test -e .static-export/pending.sha256 && test "$4" = E2EXAMPLE && sed "s/.*Items.:\\(.*\\)}}/\\1/" "${6#file://}" > aws.txt',
      ),
    },
    needs: ['bash'],
    expect: {
      outcome: 'completed',
      log: [/Invalidated 4 paths in CloudFront/],
      destination: {
        ...FIRST,
        'guides/start.html': 'start again',
        'index.html': 'home again',
        'aws.txt': '["/guides/start.html","/guides/start","/index.html","/"]',
      },
    },
  },
  {
    name: 'the live site is verified',
    inputs,
    servesDestination: true,
    before: [first],
    workspace: site(SECOND),
    expect: {
      outcome: 'completed',
      log: [/Verified http:\/\/127\.0\.0\.1:\d+\/$/m, /Verified .*\/guides\/new\.html/],
    },
  },
];
const repairs: Row<DeployScenario>[] = [
  {
    name: 'a failed deployment',
    inputs,
    before: [{ workspace: { ...site(FIRST), ...others }, env: { FAILS: '' } }],
    workspace: site(SECOND),
    programs: { rclone: failsAtPages },
    env: { ...REAL, FAILS: '1' },
    needs: ['bash'],
    expect: {
      outcome: 'errored',
      outputs: { changed: 'true', 'files-added': '1', 'error-code': 'deploy-failed' },
      log: [
        /Trying again to upload \d files: "index\.html": Failed to copy: AccessDenied: Access Denied\.$/m,
      ],
      says: [
        /Uploading pages failed: "index\.html": Failed to copy: AccessDenied/,
        /the next run, which repairs it/,
      ],
      state: [...STATE, 'pending.sha256'],
    },
  },
  {
    name: 'a deployment after one that was interrupted',
    inputs,
    workspace: {
      ...site(SECOND),
      ...others,
      'destination/index.html': 'half of',
      'destination/left.html': 'of the interrupted run',
      'destination/.static-export/site.sha256': manifest(FIRST),
      'destination/.static-export/pending.sha256': manifest({
        'index.html': 'never deployed',
        'left.html': 'left',
      }),
    },
    expect: {
      outcome: 'completed',
      outputs: { changed: 'true', 'files-uploaded': '4' },
      log: [/A deployment was interrupted: what it left has to be repaired/],
      destination: { ...SECOND, ...OTHERS },
      state: STATE,
    },
  },
  {
    name: 'an interrupted deployment, of which only its old list is left',
    inputs,
    workspace: {
      ...site({ 'index.html': 'home' }),
      'destination/index.html': 'half of',
      'destination/left.html': 'of the interrupted run',
      'destination/.static-export/site.sha256': manifest({ 'index.html': 'home' }),
      'destination/.static-export/pending.sha256.old': manifest({ 'index.html': 'x', 'left.html': 'x' }),
      'destination/.static-export/pending.sha256.new': 'half of a line',
    },
    expect: {
      outcome: 'completed',
      destination: { 'index.html': 'home' },
      state: [...STATE],
    },
  },
  {
    name: 'an interrupted deployment that had only its state to finish',
    inputs,
    before: [first],
    workspace: { ...site(FIRST), 'destination/.static-export/pending.sha256': manifest(FIRST) },
    expect: {
      outcome: 'completed',
      outputs: { changed: 'false', ...NOTHING_DONE },
      destination: FIRST,
      state: STATE,
    },
  },
  {
    name: 'a dry run after a deployment that had only its state to finish',
    inputs: { ...inputs, 'dry-run': 'true' },
    before: [{ ...first, inputs: { 'dry-run': 'false' } }],
    workspace: { ...site(FIRST), 'destination/.static-export/pending.sha256': manifest(FIRST) },
    expect: {
      outcome: 'completed',
      outputs: { changed: 'false', ...NOTHING_DONE },
      log: [/nothing would change, an interrupted deployment is to be completed/],
      state: [...STATE, 'pending.sha256'],
    },
  },
  {
    name: 'a cancelled deployment',
    inputs,
    workspace: site(FIRST),
    cancelAt: /Uploading/,
    expect: {
      outcome: 'cancelled',
      outputs: { 'error-code': 'cancelled' },
      says: [/Cancelled \(SIGINT\)/, /the next run, which repairs it/],
      state: ['pending.sha256'],
    },
  },
];

const badInputs: Row<DeployScenario>[] = (
  [
    ['no site', {}, {}, /Input `site-path` names a folder that does not exist/],
    ['a destination that is a URL', { destination: 's3://my-docs' }, FIRST, /Input `destination` is a URL/],
    [
      'a destination without its bucket',
      { destination: ':s3,provider=AWS,env_auth=true:' },
      FIRST,
      /has no bucket after its last colon/,
    ],
    [
      'a destination in the site',
      { destination: 'site/docs' },
      FIRST,
      /is the folder of the site, or lies in it/,
    ],
  ] as const
).map(([name, given, files, says]) => ({
  name,
  inputs: { ...inputs, ...given },
  workspace: site(files),
  expect: { outcome: 'errored', outputs: { 'error-code': 'bad-input', changed: undefined }, says: [says] },
}));

const refusals: Row<DeployScenario>[] = [
  ...badInputs,
  {
    name: 'a site with a folder of a state',
    inputs,
    workspace: site({ 'index.html': '1', 'docs/.static-export/site.sha256': '1' }),
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'bad-input' },
      says: [/contains the folder "docs\/\.static-export"/],
      destination: {},
    },
  },
  {
    name: 'a manifest of another site',
    inputs: { ...inputs, 'manifest-path': 'site.sha256' },
    workspace: {
      ...site({ 'index.html': '1', 'new.html': '1' }),
      'site.sha256': manifest({ 'index.html': '1' }),
    },
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'bad-input' },
      says: [/`manifest-path` names ".*site\.sha256", without "new\.html"/],
    },
  },
  {
    name: 'fewer pages than `max-page-loss` allows',
    inputs: { ...inputs, 'max-page-loss': '10%' },
    before: [first],
    workspace: site({ 'index.html': 'home' }),
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'check-failed', changed: 'true', 'files-removed': '3', ...NOTHING_DONE },
      says: [/The site has 1 page, 2 fewer than the live site \(3\), but `max-page-loss` allows 10%/],
      destination: FIRST,
      state: STATE,
    },
  },
  {
    name: 'an older run',
    inputs,
    env: { GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '7' },
    before: [{ ...first, env: { GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '8' } }],
    workspace: site(SECOND),
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'check-failed' },
      says: [/Run 8 of this repository, which is newer than this run \(7\)/],
      destination: FIRST,
    },
  },
  {
    name: 'an older run without a change',
    inputs,
    env: { GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '7' },
    before: [{ ...first, env: { GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '8' } }],
    workspace: site(FIRST),
    expect: { outcome: 'completed', outputs: { changed: 'false' } },
  },
  {
    name: 'a live site that does not change',
    inputs: { ...inputs, 'verify-url': 'http://127.0.0.1:9/' },
    preloads: ['fast-clock'],
    workspace: site(FIRST),
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'check-failed', changed: 'true', 'files-uploaded': '4' },
      says: [
        /Two minutes after the deployment, http:\/\/127\.0\.0\.1:9\/ cannot be reached/,
        /The files are at the destination\. Check `verify-url`, and whether this runner can reach it\./,
      ],
      log: [/Waiting for http:\/\/127\.0\.0\.1:9\/: it cannot be reached/],
      destination: FIRST,
      state: STATE,
    },
  },
];

const storages: Row<DeployScenario>[] = [
  {
    name: 'a remote that is not configured',
    inputs: { ...inputs, destination: 'docs:bucket/path' },
    workspace: site(FIRST),
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'deploy-failed', changed: undefined },
      says: [/didn't find section in config file/, /RCLONE_CONFIG_DOCS_TYPE/],
    },
  },
  {
    name: 'a bucket that does not exist, even in a dry run',
    inputs: { ...inputs, destination: ':s3,provider=AWS:nowhere', 'dry-run': 'true' },
    workspace: site(FIRST),
    programs: { rclone: readingFails('directory not found', 3) },
    env: { ...REAL, FAILS: '1' },
    needs: ['bash'],
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'deploy-failed', changed: undefined },
      says: [/directory not found/, /The bucket does not exist/],
    },
  },
  {
    name: 'the disk of the runner has no room for the state',
    inputs,
    before: [{ ...first, env: { FAILS: '' } }],
    workspace: site(SECOND),
    programs: { rclone: readingFails('preallocate: file too big for remaining disk space', 1) },
    env: { ...REAL, FAILS: '1' },
    needs: ['bash'],
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'disk' },
      says: [/The temporary folder of the runner cannot be written \(ENOSPC\)/],
    },
  },
  {
    name: 'a storage that responds slowly',
    inputs,
    workspace: site(FIRST),
    programs: {
      rclone:
        '#!/bin/bash\n[[ $* == *--max-depth* ]] && for i in {1..6}; do echo \'{"level":"info","msg":"","stats":{}}\' >&2; done\nexec "$REAL_RCLONE" "$@"\n',
    },
    env: REAL,
    needs: ['bash'],
    expect: {
      outcome: 'completed',
      log: [/Still reading the state: the storage does not respond, or slowly/],
      destination: FIRST,
    },
  },
  {
    name: 'a state that is not a manifest',
    inputs,
    before: [first],
    workspace: { ...site(SECOND), 'destination/.static-export/site.sha256': 'half of a l' },
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'deploy-failed' },
      says: [/`site\.sha256` is not complete/, /nobody knows which files are live/],
      destination: FIRST,
    },
  },
  {
    name: 'a state with a path outside the site',
    inputs,
    workspace: {
      ...site(SECOND),
      'destination/.static-export/site.sha256': manifest({ '../others.html': '1' }),
    },
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'deploy-failed' },
      says: [/has the path "\.\.\/others\.html", which no site may have/],
      destination: {},
    },
  },
  {
    name: 'a file of somebody else where the site has a folder',
    inputs,
    workspace: { ...site(FIRST), 'destination/guides': 'theirs' },
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'deploy-failed' },
      says: [/Uploading pages failed/, /not a directory/, /Remove it, or deploy to another folder/],
    },
  },
  {
    name: 'a name that rclone skips without an error',
    inputs,
    workspace: site(FIRST),
    programs: {
      rclone:
        '#!/bin/bash\nfor list in "$@"; do [[ $list == */files.txt ]] && sed -i "/start/d" "$list"; done\nexec "$REAL_RCLONE" "$@"\n',
    },
    env: REAL,
    needs: ['bash'],
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'deploy-failed' },
      says: [/rclone skipped 1 file without an error, such as "guides\/start\.html"/],
      state: ['pending.sha256'],
    },
  },
  {
    name: 'CloudFront refuses the invalidation, and the next run repeats it',
    inputs: { ...inputs, 'cloudfront-distribution': 'E2EXAMPLE' },
    workspace: site(FIRST),
    programs: {
      aws: aws('echo "An error occurred (AccessDenied) when calling CreateInvalidation" >&2; exit 254'),
    },
    needs: ['bash'],
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'deploy-failed' },
      says: [
        /Invalidating CloudFront failed: An error occurred \(AccessDenied\)/,
        /cloudfront:CreateInvalidation/,
      ],
      destination: FIRST,
      state: ['pending.sha256'],
    },
  },
  {
    name: 'a storage that is gone in the middle is given up',
    inputs,
    workspace: site(FIRST),
    programs: { rclone: goneAtPages },
    env: REAL,
    needs: ['bash'],
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'deploy-failed' },
      says: [
        /Uploading pages failed: 8 errors, the first: "index\.html": Failed to copy: connection refused/,
      ],
      state: ['pending.sha256'],
    },
  },
  {
    name: 'CloudFront fails for another reason than a permission',
    inputs: { ...inputs, 'cloudfront-distribution': 'E2EXAMPLE' },
    workspace: site(FIRST),
    programs: {
      aws: aws('echo "An error occurred (TooManyInvalidationsInProgress)" >&2; exit 254'),
    },
    needs: ['bash'],
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'deploy-failed' },
      says: [
        /CloudFront may still serve previous ones\. The destination may be incomplete until the next run/,
      ],
      state: ['pending.sha256'],
    },
  },
  {
    name: 'no `aws`',
    inputs: { ...inputs, 'cloudfront-distribution': 'E2EXAMPLE' },
    workspace: site(FIRST),
    env: { PATH: '/usr/bin' },
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'deploy-failed' },
      says: [/needs the `aws` command, which is not in PATH/],
      destination: {},
    },
  },
  {
    name: 'no rclone, and no download',
    inputs,
    workspace: site(FIRST),
    env: { PATH: '/nowhere', https_proxy: 'http://127.0.0.1:9' },
    preloads: ['fast-clock'],
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'deploy-failed' },
      says: [/Downloading rclone \d+\.\d+\.\d+ failed/, /Install rclone 1\.60 or newer/],
    },
    varies: ['message'],
  },
  {
    name: 'an rclone that is too old',
    inputs,
    workspace: site(FIRST),
    programs: { rclone: '#!/bin/sh\necho "rclone v1.53.3-DEV"\n' },
    env: { https_proxy: 'http://127.0.0.1:9' },
    preloads: ['fast-clock'],
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'deploy-failed' },
      log: [/rclone 1\.53\.3-DEV in PATH is too old: downloading/],
    },
    varies: ['message'],
  },
  {
    name: 'no temporary folder',
    inputs,
    workspace: site(FIRST),
    env: { RUNNER_TEMP: '/nowhere' },
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'disk' },
      says: [/temporary folder/],
      destination: {},
    },
  },
];

const group = (title: string, rows: readonly Row<DeployScenario>[]): ScenarioGroup => {
  const scenarios = rows.map((row): DeployScenario => {
    return { ...row, action: 'deploy', needs: [...needs, ...(row.needs ?? [])] };
  });
  return groupOf(title, 'deploy: ', scenarios);
};

export const deployScenarios: readonly ScenarioGroup[] = [
  group('Deployments', deployments),
  group('Interrupted deployments', repairs),
  group('Sites that are not deployed', refusals),
  group('Storages that fail', storages),
];
