/** What can happen to an export that is handed over to GitHub, and what then must come of it. */
import { createHash } from 'node:crypto';
import { contentDigest } from '../../src/archive/content-digest.ts';
import { SITE as SITE_FILES, tarGz, text } from '../support/archives.ts';
import type { GitHubFault, PastDeployment } from '../support/github-double.ts';
import type { DeployScenario } from '../support/run-deliver-scenario.ts';

/** Stand in `assets` for the bundle, and for the line that `sha256sum -c` reads. */
export const BUNDLE = '(the bundle)';
export const CHECKSUM = '(its checksum)';

/** Of the domain that the emulator knows: `printf docs.example.com | sha256sum | head -c 16`. */
const SITE = 'e999fb4e01edb9a9';
const OTHER_DIGEST = `sha256:${'0'.repeat(64)}`;

const sha256 = (body: string) => createHash('sha256').update(body).digest('hex');
const DIGEST_OF_SITE = contentDigest(Object.entries(SITE_FILES).map(([name, body]) => [name, sha256(body)]));

const production = { environment: 'docs' };
const past = (more: Partial<PastDeployment> & { payload?: object } = {}): PastDeployment => ({
  task: 'static-export',
  states: ['in_progress', 'success'],
  ...more,
  payload: { site: SITE, jobId: 'se_1', contentDigest: OTHER_DIGEST, ...more.payload },
});
const fault = (at: GitHubFault['at'], does: GitHubFault['does'], more: Partial<GitHubFault> = {}) => ({
  faults: [{ at, does, ...more }],
});
const DOWN = { status: 502, body: '<html>Bad gateway</html>', headers: { 'Content-Type': 'text/html' } };
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const HAS_BUNDLE = { 'bundle-path': /static-export\.tar\.gz$/, 'content-digest': DIGEST, 'job-id': /^se_/ };
const NO_RECORD = { changed: undefined, 'deployment-id': undefined };

const comparing: DeployScenario[] = [
  {
    name: 'the very site is live',
    inputs: { 'previous-digest': DIGEST_OF_SITE },
    archive: tarGz(SITE_FILES),
    expect: { outcome: 'completed', outputs: { changed: 'false' }, log: [/nothing changed/] },
  },
  {
    name: 'a kind of archive that is not looked into',
    inputs: { 'previous-digest': OTHER_DIGEST },
    archive: text('no archive'),
    expect: { outcome: 'completed', outputs: { changed: 'true', 'content-digest': undefined } },
  },
  {
    name: 'nothing to compare with',
    expect: { outcome: 'completed', outputs: { changed: 'true', 'deployment-id': undefined }, records: [] },
  },
  {
    name: 'another site is live',
    inputs: { 'previous-digest': OTHER_DIGEST },
    expect: { outcome: 'completed', outputs: { changed: 'true' } },
  },
  {
    name: 'nothing to compare, since nothing is downloaded',
    inputs: { 'previous-digest': OTHER_DIGEST, download: 'false' },
    expect: { outcome: 'completed', outputs: { changed: 'true', 'content-digest': undefined } },
  },
  {
    name: 'wait: false, which knows nothing of changes',
    inputs: { wait: 'false' },
    expect: { outcome: 'started', outputs: { changed: undefined, 'helm-values-path': undefined } },
  },
];

const records: DeployScenario[] = [
  {
    name: 'the first deployment',
    inputs: production,
    expect: {
      outcome: 'completed',
      outputs: { changed: 'true', 'deployment-id': /^\d+$/, ...HAS_BUNDLE },
      records: [['in_progress', 'success']],
      log: [/Recorded as deployment \d+ of environment docs/],
    },
  },
  {
    name: 'nothing changed, although the archive is another one',
    inputs: production,
    before: [{ archive: tarGz(SITE_FILES) }],
    archive: tarGz(SITE_FILES, [], { level: 1, mtime: 1_700_000_000_000 }),
    expect: {
      outcome: 'completed',
      outputs: { changed: 'false', 'deployment-id': undefined, ...HAS_BUNDLE },
      records: [['in_progress', 'success']],
      log: [/nothing changed/],
      calls: { 'create-deployment': 0, 'create-deployment-status': 0 },
    },
  },
  {
    name: 'something changed',
    inputs: production,
    before: [{ inputs: { paths: 'index' } }],
    expect: {
      outcome: 'completed',
      outputs: { changed: 'true' },
      // GitHub's own rule: the earlier one becomes inactive.
      records: [
        ['in_progress', 'success', 'inactive'],
        ['in_progress', 'success'],
      ],
    },
  },
  {
    name: 'a deployment that failed is not live',
    inputs: production,
    before: [{ jobStatus: 'failure' }],
    expect: {
      outcome: 'completed',
      outputs: { changed: 'true' },
      records: [
        ['in_progress', 'failure'],
        ['in_progress', 'success'],
      ],
    },
  },
  {
    name: 'what is live is inactive now, since another deployment of the environment succeeded',
    inputs: production,
    archive: tarGz(SITE_FILES),
    gitHub: {
      deployments: [
        past(),
        past({
          payload: { contentDigest: DIGEST_OF_SITE },
          states: ['in_progress', 'success', 'inactive'],
        }),
      ],
    },
    expect: {
      outcome: 'completed',
      outputs: { changed: 'false' },
      records: [
        ['in_progress', 'success'],
        ['in_progress', 'success', 'inactive'],
      ],
    },
  },
  {
    name: 'a deployment that was cancelled is not live',
    inputs: production,
    before: [{}, { inputs: { paths: 'index' }, jobStatus: 'cancelled' }],
    expect: {
      outcome: 'completed',
      outputs: { changed: 'false' },
      records: [
        ['in_progress', 'success'],
        ['in_progress', 'inactive'],
      ],
    },
  },
  {
    name: 'a runner that died yesterday left its record: it is not live, and is let be',
    inputs: production,
    gitHub: { deployments: [past({ states: ['in_progress'] })] },
    expect: {
      outcome: 'completed',
      outputs: { changed: 'true' },
      records: [['in_progress'], ['in_progress', 'success']],
    },
  },
  {
    name: 'a runner that died last week left its record: it is closed',
    inputs: production,
    gitHub: {
      deployments: [
        past({ ageDays: 8, states: ['in_progress'] }),
        past({ ageDays: 7, states: [] }),
        past({ ageDays: 1 }),
      ],
    },
    expect: {
      outcome: 'completed',
      outputs: { changed: 'true' },
      records: [
        ['in_progress', 'inactive'],
        ['inactive'],
        ['in_progress', 'success', 'inactive'],
        ['in_progress', 'success'],
      ],
    },
  },
  {
    name: 'pages of records, and the one that is live on the last of them',
    inputs: production,
    gitHub: {
      deployments: [
        past(),
        ...Array.from({ length: 230 }, () => past({ payload: { site: 'another site altogether' } })),
      ],
    },
    expect: { outcome: 'completed', outputs: { changed: 'true' }, calls: { 'list-deployment-statuses': 2 } },
  },
  {
    name: 'records that are not of this action, or of another site, are not looked at',
    inputs: production,
    gitHub: {
      deployments: [
        past({ payload: { site: '0000000000000000' } }),
        { task: 'deploy', payload: { site: SITE, contentDigest: OTHER_DIGEST }, states: ['success'] },
        past({ environment: 'elsewhere' }),
        { payload: 'no JSON', states: ['success'] },
        { payload: '', states: ['success'] },
      ],
    },
    expect: { outcome: 'completed', outputs: { changed: 'true' }, calls: { 'list-deployment-statuses': 0 } },
  },
  {
    name: 'a payload that comes as text',
    inputs: production,
    gitHub: {
      deployments: [
        {
          task: 'static-export',
          states: ['success'],
          payload: JSON.stringify({ site: SITE, jobId: 'se_1', contentDigest: OTHER_DIGEST }),
        },
      ],
    },
    expect: { outcome: 'completed', outputs: { changed: 'true' }, calls: { 'list-deployment-statuses': 2 } },
  },
  {
    name: 'download: false, whose record has no digest',
    inputs: { ...production, download: 'false' },
    before: [{}],
    expect: {
      outcome: 'completed',
      outputs: { changed: 'true', 'deployment-id': /^\d+$/ },
      records: [
        ['in_progress', 'success', 'inactive'],
        ['in_progress', 'success'],
      ],
    },
  },
  {
    name: 'an environment with odd characters',
    inputs: { environment: 'docs/prüf & Ärger?#%2F' },
    before: [{}],
    expect: { outcome: 'completed', outputs: { changed: 'false' }, records: [['in_progress', 'success']] },
  },
  {
    name: 'an Enterprise Server',
    inputs: { ...production, 'release-tag': 'v1' },
    gitHub: { isEnterprise: true, release: { tag: 'v1' } },
    expect: {
      outcome: 'completed',
      records: [['in_progress', 'success']],
      assets: { 'static-export.tar.gz': BUNDLE, 'static-export.tar.gz.sha256': CHECKSUM },
    },
  },
];

const endings: DeployScenario[] = [
  {
    name: 'a job that fails after the step',
    inputs: production,
    jobStatus: 'failure',
    expect: { outcome: 'completed', records: [['in_progress', 'failure']] },
  },
  {
    name: 'a job that is cancelled after the step',
    inputs: production,
    jobStatus: 'cancelled',
    expect: { outcome: 'completed', records: [['in_progress', 'inactive']] },
  },
  {
    name: 'a runner that dies with the job',
    inputs: production,
    diesBeforePost: true,
    expect: { outcome: 'completed', records: [['in_progress']] },
  },
  {
    name: 'a record whose first state cannot be written, in a job that goes on and succeeds',
    inputs: production,
    jobStatus: 'success',
    gitHub: fault(
      'create-deployment-status',
      { status: 422, body: { message: 'Validation Failed' } },
      { calls: [1, 1] },
    ),
    expect: {
      outcome: 'errored',
      outputs: { ...NO_RECORD, ...HAS_BUNDLE },
      says: [/Recording the deployment failed: GitHub answered 422/],
      records: [['failure']],
    },
  },
  {
    name: 'a record that the failing step cannot close either: the closing step does',
    inputs: production,
    jobStatus: 'success',
    gitHub: fault(
      'create-deployment-status',
      { status: 422, body: { message: 'Validation Failed' } },
      { calls: [1, 2] },
    ),
    expect: {
      outcome: 'errored',
      outputs: NO_RECORD,
      log: [/The closing step will try again/],
      records: [['failure']],
    },
  },
  {
    name: 'a closing step that cannot write the state',
    inputs: production,
    gitHub: fault(
      'create-deployment-status',
      { status: 403, body: { message: 'Resource not accessible by integration' } },
      { calls: [2, 99] },
    ),
    expect: {
      outcome: 'completed',
      records: [['in_progress']],
      postSays: [/Closing deployment \d+ failed: GitHub answered 403 Forbidden/, /`in_progress`/],
    },
  },
  {
    name: 'a step that is cancelled while the export runs records nothing',
    service: { runningMs: 60_000 },
    inputs: production,
    cancelAt: /Job running/,
    expect: { outcome: 'cancelled', outputs: NO_RECORD, records: [] },
  },
  {
    name: 'a step that is cancelled while it records',
    inputs: production,
    // The first state is written, and its answer never comes.
    gitHub: fault('create-deployment-status', 'stall', { calls: [1, 1], afterWork: true }),
    cancelAt: 'create-deployment-status',
    expect: { outcome: 'cancelled', outputs: NO_RECORD, records: [['in_progress', 'inactive']] },
  },
];

const refused = { message: 'Resource not accessible by integration' };
const faults: DeployScenario[] = [
  {
    name: 'a token that may not read deployments',
    inputs: production,
    gitHub: { permissions: { deployments: 'none' } },
    expect: {
      outcome: 'errored',
      says: [
        /Reading the deployments failed: GitHub answered 403 Forbidden: "Resource not accessible by integration"/,
        /`permissions: \{ deployments: write \}`/,
      ],
      starts: 0,
      records: [],
    },
  },
  {
    name: 'a token that may read deployments, and not write them',
    inputs: production,
    gitHub: { permissions: { deployments: 'read' } },
    expect: {
      outcome: 'errored',
      outputs: { ...NO_RECORD, ...HAS_BUNDLE },
      says: [/Recording the deployment failed: GitHub answered 403/, /deployments: write/],
      records: [],
    },
  },
  {
    name: 'a token that has ended',
    inputs: { ...production, 'github-token': 'ghs_ended' },
    expect: { outcome: 'errored', says: [/401 Unauthorized: "Bad credentials"/], starts: 0 },
  },
  {
    name: 'a GitHub that is down',
    inputs: production,
    gitHub: fault('list-deployments', DOWN),
    expect: {
      outcome: 'errored',
      says: [/GitHub answered 502 Bad Gateway\./, /GitHub has trouble of its own/],
      calls: { 'list-deployments': 4 },
      starts: 0,
    },
  },
  {
    name: 'a GitHub that cannot be reached',
    inputs: production,
    env: { GITHUB_API_URL: 'http://127.0.0.1:5' },
    expect: {
      outcome: 'errored',
      says: [/ECONNREFUSED.*at 127\.0\.0\.1:5/, /could not be reached/],
      starts: 0,
    },
  },
  {
    name: 'a GitHub that is down when the record is to be written',
    inputs: production,
    gitHub: fault('create-deployment', DOWN),
    expect: {
      outcome: 'errored',
      outputs: { ...NO_RECORD, ...HAS_BUNDLE },
      says: [/Recording the deployment failed/],
      records: [],
    },
  },
  {
    name: 'a GitHub that is down when what is live is read once more',
    inputs: production,
    gitHub: fault('list-deployments', DOWN, { calls: [3, 99] }),
    expect: { outcome: 'errored', outputs: { ...NO_RECORD, ...HAS_BUNDLE }, says: [/502/], records: [] },
  },
  {
    name: 'a record that is made, and whose answer is lost: it is made again, and the first is never live',
    inputs: production,
    gitHub: fault('create-deployment', 'cut', { calls: [1, 1], afterWork: true }),
    expect: { outcome: 'completed', records: [[], ['in_progress', 'success']] },
  },
  {
    name: 'a connection that is cut once',
    inputs: production,
    gitHub: fault('list-deployments', 'cut', { calls: [1, 1] }),
    expect: { outcome: 'completed', records: [['in_progress', 'success']] },
  },
  {
    name: 'a secondary rate limit, with the time to wait',
    inputs: production,
    gitHub: fault(
      'create-deployment',
      {
        status: 403,
        headers: { 'Retry-After': '1' },
        body: { message: 'You have exceeded a secondary rate limit. Please wait.' },
      },
      { calls: [1, 1] },
    ),
    expect: {
      outcome: 'completed',
      records: [['in_progress', 'success']],
      log: [/GitHub asks to wait for 1s/],
      calls: { 'create-deployment': 2 },
    },
  },
  {
    name: 'a rate limit that would take too long',
    inputs: production,
    gitHub: fault('list-deployments', {
      status: 429,
      headers: { 'Retry-After': '3000' },
      body: { message: 'You have exceeded a secondary rate limit.' },
    }),
    expect: {
      outcome: 'errored',
      says: [/429 Too Many Requests/, /limits how often/],
      calls: { 'list-deployments': 1 },
      starts: 0,
    },
  },
  {
    name: 'a page of a proxy in the place of an answer',
    inputs: production,
    gitHub: fault('list-deployments', {
      status: 200,
      body: '<html>Please log in</html>',
      headers: { 'Content-Type': 'text/html' },
    }),
    expect: { outcome: 'errored', says: [/not what GitHub's description promises/, /proxy/], starts: 0 },
  },
  {
    name: 'a list that goes on at another server',
    inputs: production,
    gitHub: fault('list-deployments', {
      status: 200,
      body: [],
      headers: { Link: '<http://127.0.0.1:9/next>; rel="next"' },
    }),
    expect: { outcome: 'errored', says: [/to which the token must not go/], starts: 0 },
  },
  {
    name: 'a message that commands',
    inputs: production,
    gitHub: fault('list-deployments', {
      status: 403,
      body: { ...refused, message: 'No\n::error::x\r##[error]y' },
    }),
    expect: { outcome: 'errored', says: [/403 Forbidden: "No/], starts: 0 },
  },
];

const release = { 'release-tag': 'v1.0' };
const BOTH = { 'static-export.tar.gz': BUNDLE, 'static-export.tar.gz.sha256': CHECKSUM };
const releases: DeployScenario[] = [
  {
    name: 'a release',
    inputs: release,
    gitHub: { release: { tag: 'v1.0', assets: { 'notes.pdf': 'notes' } } },
    expect: { outcome: 'completed', outputs: { changed: 'true' }, assets: { 'notes.pdf': 'notes', ...BOTH } },
  },
  {
    name: 'a release that has the files of an earlier attempt, and half of another',
    inputs: release,
    gitHub: {
      release: {
        tag: 'v1.0',
        assets: { 'static-export.tar.gz': 'old', 'static-export.tar.gz.sha256': 'old', 'notes.pdf': 'notes' },
        starters: ['static-export.tar.gz.incoming'],
      },
    },
    expect: { outcome: 'completed', assets: { 'notes.pdf': 'notes', ...BOTH } },
  },
  {
    name: 'a step that is cancelled while it uploads: the files of the earlier attempt stay',
    inputs: release,
    gitHub: {
      release: {
        tag: 'v1.0',
        assets: { 'static-export.tar.gz': 'old', 'static-export.tar.gz.sha256': 'old' },
      },
      ...fault('upload-release-asset', 'stall'),
    },
    cancelAt: 'upload-release-asset',
    expect: {
      outcome: 'cancelled',
      outputs: { changed: undefined, ...HAS_BUNDLE },
      assets: { 'static-export.tar.gz': 'old', 'static-export.tar.gz.sha256': 'old' },
    },
  },
  {
    name: 'a release with more files than a page holds',
    inputs: release,
    gitHub: {
      release: {
        tag: 'v1.0',
        assets: {
          ...Object.fromEntries(Array.from({ length: 120 }, (_, nth) => [`file-${nth}`, 'x'])),
          'static-export.tar.gz': 'old',
        },
      },
    },
    expect: {
      outcome: 'completed',
      assets: {
        ...Object.fromEntries(Array.from({ length: 120 }, (_, nth) => [`file-${nth}`, 'x'])),
        ...BOTH,
      },
    },
  },
  {
    name: 'a release and an environment in which nothing changed: attached all the same',
    inputs: { ...production, ...release },
    before: [{}],
    gitHub: { release: { tag: 'v1.0' } },
    expect: {
      outcome: 'completed',
      outputs: { changed: 'false' },
      assets: BOTH,
      records: [['in_progress', 'success']],
    },
  },
  {
    name: 'a tag with a slash',
    inputs: { 'release-tag': 'docs/v1+2' },
    gitHub: { release: { tag: 'docs/v1+2' } },
    expect: { outcome: 'completed', assets: BOTH },
  },
  {
    name: 'a release that does not exist',
    inputs: { 'release-tag': 'v9' },
    gitHub: { release: { tag: 'v1.0' } },
    expect: { outcome: 'errored', says: [/has no release of tag "v9"/, /draft/], starts: 0 },
  },
  {
    name: 'an immutable release',
    inputs: release,
    gitHub: { release: { tag: 'v1.0', isImmutable: true } },
    expect: { outcome: 'errored', says: [/is immutable/], starts: 0 },
  },
  {
    name: 'a token that may not write to releases',
    inputs: { ...production, ...release },
    gitHub: { release: { tag: 'v1.0' }, permissions: { contents: 'read' } },
    expect: {
      outcome: 'errored',
      outputs: { ...NO_RECORD, ...HAS_BUNDLE },
      says: [
        /Uploading static-export\.tar\.gz to the release failed: GitHub answered 403/,
        /contents: write/,
      ],
      assets: {},
      records: [],
    },
  },
  {
    name: 'an upload that fails on the first try',
    inputs: release,
    gitHub: { release: { tag: 'v1.0' }, ...fault('upload-release-asset', DOWN, { calls: [1, 1] }) },
    expect: { outcome: 'completed', log: [/502 Bad Gateway.*Trying again/], assets: BOTH },
  },
  {
    name: 'an upload that is done, and whose answer is lost',
    inputs: release,
    gitHub: {
      release: { tag: 'v1.0' },
      ...fault('upload-release-asset', 'cut', { calls: [1, 1], afterWork: true }),
    },
    expect: { outcome: 'completed', assets: BOTH },
  },
  {
    name: 'uploads that never work leave the files of the earlier attempt',
    inputs: release,
    gitHub: {
      release: { tag: 'v1.0', assets: { 'static-export.tar.gz': 'old' } },
      ...fault('upload-release-asset', DOWN),
    },
    expect: {
      outcome: 'errored',
      outputs: HAS_BUNDLE,
      says: [/Uploading static-export\.tar\.gz to the release failed: GitHub answered 502/],
      calls: { 'upload-release-asset': 4 },
      assets: { 'static-export.tar.gz': 'old' },
    },
  },
  {
    name: 'a checksum that cannot be uploaded takes the bundle that came before it along',
    inputs: release,
    gitHub: {
      release: { tag: 'v1.0', assets: { 'static-export.tar.gz': 'old' } },
      ...fault(
        'upload-release-asset',
        { status: 422, body: { message: 'Validation Failed' } },
        { calls: [2, 2] },
      ),
    },
    expect: {
      outcome: 'errored',
      outputs: HAS_BUNDLE,
      says: [/Uploading static-export\.tar\.gz\.sha256 to the release failed: GitHub answered 422/],
      assets: { 'static-export.tar.gz': 'old' },
    },
  },
  {
    name: 'a release that wants the files at another server',
    inputs: release,
    gitHub: { release: { tag: 'v1.0' }, uploadUrl: 'http://uploads.example.com/repos' },
    expect: { outcome: 'errored', says: [/not what GitHub's description promises/], starts: 0 },
  },
];

const badInputs: DeployScenario[] = (
  [
    [
      'environment and previous-digest',
      { ...production, 'previous-digest': OTHER_DIGEST },
      [/`previous-digest` is set together with `environment`/],
    ],
    [
      'a digest that is none',
      { 'previous-digest': 'abc' },
      [/`previous-digest` is "abc", which is no content digest/],
    ],
    [
      'an environment without a token',
      { ...production, 'github-token': '' },
      [/`github-token` is empty, and `environment` needs it/],
    ],
    [
      'a release without a token',
      { 'release-tag': 'v1', 'github-token': '' },
      [/`github-token` is empty, and `release-tag` needs it/],
    ],
    [
      'a token with white space',
      { ...production, 'github-token': 'a b' },
      [/`github-token` has white space/],
    ],
    [
      'an environment, and wait: false',
      { ...production, wait: 'false' },
      [/`environment` is set, but `wait` is false/],
    ],
    [
      'a release, and wait: false',
      { 'release-tag': 'v1', wait: 'false' },
      [/`release-tag` is set, but `wait` is false/],
    ],
    [
      'a release, and download: false',
      { 'release-tag': 'v1', download: 'false' },
      [/`release-tag` is set, but `download` is false/],
    ],
    ['an environment that is too long', { environment: 'x'.repeat(256) }, [/more than 255 characters/]],
    ['an environment with a line break', { environment: 'a\nb' }, [/line break/]],
    [
      'an environment without a domain',
      { ...production, domain: '', 'job-id': 'se_1' },
      [/`domain` is empty, and `environment` needs it/],
    ],
    ['a whole ref for a tag', { 'release-tag': 'refs/tags/v1' }, [/a whole ref/]],
    ['a tag that is none', { 'release-tag': 'v 1' }, [/which no tag is called/]],
    ['a job status that is none', { ...production, 'job-status': 'fine' }, [/`job-status` is "fine"/]],
  ] as const
).map(([what, inputs, says]) => ({
  name: `the bad input: ${what}`,
  inputs,
  expect: {
    outcome: 'errored',
    says,
    starts: 0,
    outputs: { 'job-id': undefined, ...NO_RECORD },
    calls: { 'list-deployments': 0, 'get-release-by-tag': 0 },
  },
}));

export const deployScenarios: readonly DeployScenario[] = [
  ...comparing,
  ...records,
  ...endings,
  ...faults,
  ...releases,
  ...badInputs,
];
