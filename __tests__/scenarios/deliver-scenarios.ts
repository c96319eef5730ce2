/** Runs that deliver the export to GitHub: deployments, and the post step. */
import { SITE_DIGEST, SITE as SITE_FILES, tarGz } from '../support/archives.ts';
import type { GitHubFault, PastDeployment } from '../support/github-double.ts';
import {
  type ExportScenario,
  groupOf,
  keyed,
  listed,
  type Named,
  type ScenarioGroup,
} from '../support/scenario.ts';

/** The digest of the emulator's domain: `printf docs.example.com | sha256sum | head -c 16`. */
const SITE = 'e999fb4e01edb9a9';
const OTHER_DIGEST = `sha256:${'0'.repeat(64)}`;

const production = { environment: 'docs' };
const past = (
  more: Partial<PastDeployment> & { payload?: Readonly<Record<string, unknown>> } = {},
): PastDeployment => ({
  task: `static-export/${more.payload?.['site'] ?? SITE}`,
  states: ['in_progress', 'success'],
  ...more,
  payload: { site: SITE, jobId: 'se_1', contentDigest: OTHER_DIGEST, ...more.payload },
});
/** A deployment of the site in `support/archives.ts`. */
export const SAME = past({ payload: { contentDigest: SITE_DIGEST } });
/** A deployment of another site. */
const OTHER_SITE = past({ payload: { site: '0000000000000000' } });
const fault = (at: GitHubFault['at'], does: GitHubFault['does'], more: Partial<GitHubFault> = {}) => ({
  faults: [{ at, does, ...more }],
});
const DOWN = { status: 502, body: '<html>Bad gateway</html>', headers: { 'Content-Type': 'text/html' } };
const INVALID = { status: 422, body: { message: 'Validation Failed' } };
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const HAS_BUNDLE = { 'bundle-path': /static-export\.tar\.gz$/, 'content-digest': DIGEST, 'job-id': /^se_/ };
const NO_RECORD = { changed: undefined, 'deployment-id': undefined };

const records: Named<ExportScenario> = {
  'the first deployment': {
    expect: {
      outputs: { changed: 'true', 'deployment-id': /^\d+$/, ...HAS_BUNDLE },
      records: [['in_progress', 'success']],
      log: [/Created deployment \d+ in environment docs/],
    },
  },
  'nothing changed, although the archive is packed differently': {
    before: [{ archive: tarGz(SITE_FILES) }],
    archive: tarGz(SITE_FILES, [], { level: 1, mtime: 1_700_000_000_000 }),
    expect: {
      outputs: { changed: 'false', 'deployment-id': undefined, ...HAS_BUNDLE },
      records: [['in_progress', 'success']],
      log: [/nothing changed/],
      calls: { 'create-deployment': 0, 'create-deployment-status': 0 },
    },
  },
  'the newest deployment that succeeded is live, even if GitHub made it inactive for another site': {
    archive: tarGz(SITE_FILES),
    gitHub: { deployments: [past(), { ...SAME, states: ['in_progress', 'success', 'inactive'] }] },
    expect: {
      outputs: { changed: 'false' },
      records: [
        ['in_progress', 'success'],
        ['in_progress', 'success', 'inactive'],
      ],
    },
  },
  'the content is back to the live one after a cancelled deployment': {
    before: [{}, { inputs: { paths: 'index' }, jobStatus: 'cancelled' }],
    expect: {
      outputs: { changed: 'true' },
      log: [/Deployment \d+ of this site is newer than the live one and has not succeeded/],
      records: [
        ['in_progress', 'success', 'inactive'],
        ['in_progress', 'inactive'],
        ['in_progress', 'success'],
      ],
    },
  },
  ...keyed(
    ([['failure'], ['in_progress'], []] as const).map(
      (states): ExportScenario => ({
        name: `the content is back to the live one after a deployment with ${states.join(', ') || 'no status'}`,
        archive: tarGz(SITE_FILES),
        gitHub: { deployments: [SAME, past({ states })] },
        expect: {
          outputs: { changed: 'true', 'deployment-id': /^\d+$/ },
          log: [/has not succeeded, so it is unknown what users see/],
        },
      }),
    ),
  ),
  'a failed deployment that is older than the live one is ignored': {
    archive: tarGz(SITE_FILES),
    gitHub: { deployments: [past({ states: ['failure'] }), SAME] },
    expect: { outputs: { changed: 'false' } },
  },
  '600 newer deployments of other sites do not hide the live one': {
    inputs: { ...production, 'max-page-loss': '10%' },
    archive: tarGz(SITE_FILES),
    gitHub: { deployments: [SAME, ...Array.from({ length: 600 }, () => OTHER_SITE)] },
    expect: { outputs: { changed: 'false' }, calls: { 'list-deployments': 3 } },
  },
  '`max-page-loss` fails where 50 deployments without success hide the live one': {
    inputs: { ...production, 'max-page-loss': '10%' },
    gitHub: { deployments: [past(), ...Array.from({ length: 50 }, () => past({ states: ['failure'] }))] },
    expect: {
      outputs: { ...NO_RECORD, 'error-code': 'check-failed' },
      says: [
        /None of the newest 50 deployments of this site succeeded/,
        /remove `max-page-loss` for one run/,
      ],
    },
  },
  '`record: false` compares, and writes nothing, not even for older deployments': {
    inputs: { ...production, record: 'false' },
    gitHub: {
      permissions: { deployments: 'read' },
      deployments: [past({ ageDays: 8, states: ['in_progress'] }), past()],
    },
    expect: {
      outputs: { changed: 'true', 'previous-job-id': 'se_1', 'deployment-id': undefined },
      records: [['in_progress'], ['in_progress', 'success']],
      calls: { 'create-deployment': 0, 'create-deployment-status': 0 },
    },
  },
  'open deployments that are a week old are closed': {
    gitHub: {
      deployments: [
        past({ ageDays: 8, states: ['in_progress'] }),
        past({ ageDays: 7, states: [] }),
        past({ ageDays: 1 }),
      ],
    },
    expect: {
      outputs: { changed: 'true' },
      records: [
        ['in_progress', 'inactive'],
        ['inactive'],
        ['in_progress', 'success', 'inactive'],
        ['in_progress', 'success'],
      ],
    },
  },
  'deployments of other actions and sites are ignored': {
    gitHub: {
      deployments: [
        OTHER_SITE,
        { task: 'deploy', payload: { site: SITE, contentDigest: OTHER_DIGEST }, states: ['success'] },
        past({ environment: 'elsewhere' }),
        { payload: 'no JSON', states: ['success'] },
        { payload: '', states: ['success'] },
      ],
    },
    expect: { outputs: { changed: 'true' }, calls: { 'list-deployment-statuses': 0 } },
  },
  'a payload that is JSON in a string': {
    gitHub: {
      deployments: [
        {
          task: `static-export/${SITE}`,
          states: ['success'],
          payload: JSON.stringify({ site: SITE, jobId: 'se_1', contentDigest: OTHER_DIGEST }),
        },
      ],
    },
    expect: { outputs: { changed: 'true' }, calls: { 'list-deployment-statuses': 2 } },
  },
  'an environment name with special characters': {
    inputs: { environment: 'docs/prüf & Ärger?#%2F' },
    before: [{}],
    expect: { outputs: { changed: 'false' }, records: [['in_progress', 'success']] },
  },
  'the deployment names the run that recorded it': {
    env: { GITHUB_RUN_ID: '19223344' },
    gitHub: { deployments: [past({ payload: { runId: 19223344 } })] },
    expect: { outputs: { changed: 'true' }, payload: { runId: 19223344 } },
  },
  ...keyed(
    [{}, { record: 'false' }, { 'dry-run': 'true' }].map(
      (more): ExportScenario => ({
        name: `a re-run of a run that is older than the live deployment, with ${JSON.stringify(more)}`,
        inputs: { ...production, ...more },
        env: { GITHUB_RUN_ID: '19223343' },
        gitHub: { deployments: [past({ payload: { runId: 19223344 } })] },
        expect: {
          outputs: { ...NO_RECORD, 'error-code': 'superseded', 'previous-job-id': 'se_1' },
          says: [
            /Run 19223344, which is newer than this run \(19223343\)/,
            /if it is green, there is nothing to do/,
          ],
          records: [['in_progress', 'success']],
          requests: { start: 0 },
        },
      }),
    ),
  ),
  ...keyed(
    (
      [
        ['the same site', SITE_DIGEST, { outputs: { changed: 'false' } }],
        [
          'another site',
          OTHER_DIGEST,
          {
            outputs: { ...NO_RECORD, ...HAS_BUNDLE, 'error-code': 'superseded' },
            says: [/Run 7, which is newer than this run \(1\)/],
          },
        ],
      ] as const
    ).map(
      ([what, contentDigest, expected]): ExportScenario => ({
        name: `a newer run deploys ${what} during the export`,
        archive: tarGz(SITE_FILES),
        gitHub: {
          deployments: [past()],
          // The first two lists find stale deployments, and the live one before the export.
          newDeployment: { atList: 3, deployment: past({ payload: { runId: 7, contentDigest } }) },
        },
        expect: { ...expected, calls: { 'create-deployment': 0 } },
      }),
    ),
  ),
  'GitHub Enterprise Server': {
    gitHub: { isEnterprise: true },
    expect: { records: [['in_progress', 'success']] },
  },
};

const endings: Named<ExportScenario> = {
  'the workflow job fails after the step': {
    jobStatus: 'failure',
    before: [{ archive: tarGz({ 'index.html': 'earlier' }) }],
    expect: {
      records: [
        ['in_progress', 'success'],
        ['in_progress', 'failure'],
      ],
      summary: [
        /Live before this run: deployment \d+ of \d+ \w+ \d{4} \(/,
        /^<h3>❌ docs\.example\.com: it is not known what visitors see, the job failed after the export<\/h3>/m,
      ],
    },
  },
  'the workflow job is cancelled after the step': {
    jobStatus: 'cancelled',
    expect: { records: [['in_progress', 'inactive']] },
  },
  'the first status cannot be written: the step closes the deployment': {
    jobStatus: 'success',
    gitHub: fault('create-deployment-status', INVALID, { calls: [1, 1] }),
    expect: {
      outputs: { ...NO_RECORD, ...HAS_BUNDLE },
      says: [/Creating the deployment failed: GitHub responded with 422/],
      records: [['failure']],
    },
  },
  'the step cannot close its deployment: the post step does': {
    jobStatus: 'success',
    gitHub: fault('create-deployment-status', INVALID, { calls: [1, 2] }),
    expect: {
      outcome: 'errored',
      outputs: { ...NO_RECORD, ...HAS_BUNDLE },
      log: [/The post step will retry/],
      records: [['failure']],
    },
  },
  'the runner has lost the token of the post step, as in nested composite actions': {
    postInputs: { 'github-token': '' },
    expect: {
      records: [['in_progress']],
      postSays: [
        /^Input `github-token` is empty/,
        /Use the export action in the workflow itself/,
        /`in_progress`/,
      ],
    },
  },
  'the post step cannot write the status': {
    gitHub: fault(
      'create-deployment-status',
      { status: 403, body: { message: 'Resource not accessible by integration' } },
      { calls: [2, 99] },
    ),
    expect: {
      records: [['in_progress']],
      postSays: [/Closing deployment \d+ failed: GitHub responded with 403 Forbidden/, /`in_progress`/],
    },
  },
  'a step cancelled while it records closes its deployment': {
    // The first status is written, but its response never arrives.
    gitHub: fault('create-deployment-status', 'stall', { calls: [1, 1], afterWork: true }),
    cancelAt: 'create-deployment-status',
    expect: {
      outcome: 'cancelled',
      outputs: { ...NO_RECORD, ...HAS_BUNDLE },
      records: [['in_progress', 'inactive']],
    },
  },
  'deployments that GitHub creates but does not confirm get no status': {
    gitHub: fault('create-deployment', DOWN, { afterWork: true }),
    expect: {
      outputs: { ...NO_RECORD, ...HAS_BUNDLE },
      says: [/Creating the deployment failed: GitHub responded with 502/],
      records: [[], [], [], []],
    },
  },
};

const listing = (does: GitHubFault['does']): Partial<ExportScenario> => ({
  gitHub: fault('list-deployments', does),
});
const LIMITED = 'You have exceeded a secondary rate limit.';
const forbidden: Partial<ExportScenario> = { gitHub: { permissions: { deployments: 'none' } } };

/** If the live state cannot be read, nothing is started. */
const unreadable = (
  [
    ['GitHub is down', listing(DOWN), [/responded with 502 Bad Gateway\./, /GitHub is having problems/], 4],
    [
      'a rate limit of more than five minutes',
      listing({ status: 429, headers: { 'Retry-After': '3000' }, body: { message: LIMITED } }),
      [/429 Too Many Requests/, /limits the rate/],
      1,
    ],
    [
      'a proxy answers with a web page',
      listing({ ...DOWN, status: 200 }),
      [/does not match GitHub's API description/, /proxy/],
      1,
    ],
    [
      'workflow commands in the message of a 403',
      listing({ status: 403, body: { message: 'No\n::error::x\r##[error]y' } }),
      [/403 Forbidden: "No/],
      1,
    ],
    [
      'a token without access to deployments',
      forbidden,
      [
        /Reading the deployments failed: GitHub responded with 403 Forbidden: "Resource not accessible by integration"/,
        /`permissions: \{ deployments: write \}`/,
      ],
      1,
    ],
    [
      '`record: false` without access to deployments',
      { ...forbidden, inputs: { ...production, record: 'false' } },
      [/`permissions: \{ deployments: read \}`/],
      1,
    ],
    [
      'an expired token',
      { inputs: { ...production, 'github-token': 'ghs_ended' } },
      [/401 Unauthorized: "Bad credentials"/],
      1,
    ],
    [
      'GitHub cannot be reached',
      { env: { GITHUB_API_URL: 'http://127.0.0.1:5' } },
      [/ECONNREFUSED.*at 127\.0\.0\.1:5/, /could not be reached/],
      0,
    ],
  ] as [string, Partial<ExportScenario>, RegExp[], number][]
).map(
  ([name, given, says, calls]): ExportScenario => ({
    name,
    preloads: ['skipped-pauses'],
    ...given,
    expect: {
      says,
      outputs: { 'error-code': 'github' },
      calls: { 'list-deployments': calls },
      requests: { start: 0 },
      records: [],
    },
  }),
);

const faults: Named<ExportScenario> = {
  ...keyed(unreadable),
  'a token that can only read deployments': {
    gitHub: { permissions: { deployments: 'read' } },
    expect: {
      outputs: { ...NO_RECORD, ...HAS_BUNDLE },
      says: [/Creating the deployment failed: GitHub responded with 403/, /deployments: write/],
      records: [],
    },
  },
  'a deployment is created again if the response to its creation is lost': {
    gitHub: fault('create-deployment', 'cut', { calls: [1, 1], afterWork: true }),
    expect: { records: [[], ['in_progress', 'success']] },
  },
  'a secondary rate limit with `Retry-After`': {
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
      records: [['in_progress', 'success']],
      log: [/GitHub's rate limit is reached: waiting 1s/],
      calls: { 'create-deployment': 2 },
    },
  },
};

const badInputs: ExportScenario[] = (
  [
    [
      '`environment` without a token',
      { ...production, 'github-token': '' },
      [/`github-token` is empty, and `environment` needs it/],
    ],
    [
      'a token with white space',
      { ...production, 'github-token': 'a b' },
      [/`github-token` contains spaces/],
    ],
    ['an invalid job status', { ...production, 'job-status': 'fine' }, [/`job-status` is "fine"/]],
  ] as const
).map(([what, inputs, says]) => ({
  name: `bad input: ${what}`,
  inputs,
  expect: {
    says,
    requests: { start: 0 },
    outputs: { 'job-id': undefined, ...NO_RECORD },
    calls: { 'list-deployments': 0 },
  },
}));

export const deliverScenarios: readonly ScenarioGroup[] = [
  withGitHub('deployments', records),
  withGitHub('how the workflow job ends', endings),
  withGitHub('failures', faults),
  withGitHub('bad inputs', keyed(badInputs)),
];

function withGitHub(subject: string, scenarios: Named<ExportScenario>): ScenarioGroup {
  const withDouble = listed(scenarios).map((scenario) => ({ gitHub: {}, inputs: production, ...scenario }));
  return groupOf(`GitHub: ${subject}`, 'deliver: ', withDouble);
}
