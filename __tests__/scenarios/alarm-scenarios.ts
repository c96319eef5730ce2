/** The alarm action, with a double of GitHub and a webhook. */
import { type AlarmScenario, groupOf, type Row, type ScenarioGroup } from '../support/scenario.ts';

interface JobOutputs {
  readonly 'error-code'?: string;
  readonly 'job-id'?: string;
}

type Jobs = Readonly<Record<string, readonly [result: string, outputs?: JobOutputs]>>;

/** Returns what `toJSON(needs)` produces. */
function needs(jobs: Jobs): string {
  const all = Object.entries(jobs).map(([name, [result, outputs = {}]]) => [name, { result, outputs }]);
  return JSON.stringify(Object.fromEntries(all), undefined, 2);
}

const EXPIRED_KEY = needs({ export: ['failure', { 'error-code': 'unauthorized', 'job-id': 'se_1' }] });
const SUCCESS = needs({ export: ['success', { 'job-id': 'se_2' }] });

const TITLE = 'The documentation workflow failed: unauthorized';

const openIssue = {
  title: TITLE,
  body: 'Text.\n\n<!-- static-export-alarm code=unauthorized jobs=export -->',
  labels: ['export-alarm'],
};
const otherIssue = { title: 'A page is wrong', labels: ['export-alarm'] };

const raised: readonly Row<AlarmScenario>[] = [
  {
    name: 'an expired key opens an issue and sends a message',
    inputs: { needs: EXPIRED_KEY },
    webhook: [200],
    gitHub: {},
    expect: {
      outcome: 'completed',
      outputs: { 'issue-url': 'https://github.com/octocat/docs/issues/1' },
      issues: [`open: ${TITLE}, 0 comments`],
      messages: [
        /has expired, or was deleted[\s\S]*actions\/runs\/1[\s\S]*job-id: se_1[\s\S]*docs\/issues\/1$/,
      ],
      log: [/Opened an issue/, /Sent the message/],
    },
  },
  {
    name: 'an open issue gets a comment, and the message is sent again',
    inputs: { needs: EXPIRED_KEY },
    webhook: [200],
    gitHub: { issues: [otherIssue, openIssue] },
    expect: {
      outcome: 'completed',
      outputs: { 'issue-url': 'https://github.com/octocat/docs/issues/2' },
      issues: ['open: A page is wrong, 0 comments', `open: ${TITLE}, 1 comment`],
      messages: [/docs\/issues\/2/],
      calls: { 'create-label': 0, update: 0 },
    },
  },
  {
    name: 'another job with the same code is added to the open issue',
    inputs: { needs: needs({ export: ['success'], deploy: ['failure', { 'error-code': 'unauthorized' }] }) },
    gitHub: { issues: [openIssue] },
    expect: { outcome: 'completed', issues: [`open: ${TITLE}, 1 comment`], calls: { update: 1 } },
  },
  {
    name: 'two error codes open two issues and send two messages',
    inputs: {
      needs: needs({
        export: ['failure', { 'error-code': 'timed-out' }],
        agent: ['failure', { 'error-code': 'forbidden' }],
        again: ['failure', { 'error-code': 'timed-out' }],
      }),
    },
    webhook: [200],
    gitHub: {},
    expect: {
      outcome: 'completed',
      outputs: { 'issue-url': /issues\/1\n.*issues\/2$/ },
      issues: [
        'open: The documentation workflow failed: timed-out, 0 comments',
        'open: The documentation workflow failed: forbidden, 0 comments',
      ],
      messages: [/Jobs `export`, `again` failed/, /Job `agent` failed/],
    },
  },
  {
    name: 'a job that failed without an error code',
    inputs: { needs: needs({ export: ['failure'] }) },
    gitHub: {},
    expect: {
      outcome: 'completed',
      issues: ['open: The documentation workflow failed: no-error-code, 0 comments'],
    },
  },
  {
    name: 'outputs with markup, mentions and commands are not shown',
    inputs: {
      needs: needs({
        export: [
          'failure',
          { 'error-code': '@octocat <!channel>', 'job-id': '`@all`\n::add-mask::x ##[error]' },
        ],
      }),
    },
    webhook: [200],
    gitHub: {},
    expect: {
      outcome: 'completed',
      issues: ['open: The documentation workflow failed: no-error-code, 0 comments'],
      messages: [/^[^@<]*$/],
    },
  },
];

const STILL_OPEN = [`open: ${TITLE}, 0 comments`];

const untouched: readonly (readonly [name: string, jobs: Jobs])[] = [
  ['a cancelled job', { export: ['cancelled', { 'error-code': 'cancelled' }] }],
  ['skipped jobs', { export: ['skipped'], deploy: ['skipped'] }],
  ['a success beside a cancelled job', { export: ['success'], deploy: ['cancelled'] }],
];

const silent = untouched.map(
  ([name, jobs]): Row<AlarmScenario> => ({
    name: `nothing is done for ${name}`,
    inputs: { needs: needs(jobs) },
    webhook: [200],
    gitHub: { issues: [openIssue] },
    expect: { outcome: 'completed', issues: STILL_OPEN, outputs: { 'issue-url': undefined } },
  }),
);

const closed: readonly Row<AlarmScenario>[] = [
  {
    name: 'a success closes the issues of this action alone',
    inputs: { needs: SUCCESS },
    webhook: [200],
    gitHub: {
      issues: [
        openIssue,
        otherIssue,
        { ...openIssue, labels: ['another-label'] },
        { ...openIssue, isByStranger: true },
        { ...openIssue, isPullRequest: true },
        { ...openIssue, state: 'closed' },
        { ...openIssue, title: 'Renamed by hand', body: openIssue.body.replace('jobs=export', 'jobs=gone') },
      ],
    },
    expect: {
      outcome: 'completed',
      issues: [
        `closed: ${TITLE}, 1 comment`,
        'open: A page is wrong, 0 comments',
        `open: ${TITLE}, 0 comments`,
        `open: ${TITLE}, 0 comments`,
        `open: ${TITLE}, 0 comments`,
        `closed: ${TITLE}, 0 comments`,
        'closed: Renamed by hand, 1 comment',
      ],
    },
  },
  {
    name: 'a success beside a skipped job closes the issue of the job that succeeded',
    inputs: { needs: needs({ export: ['success'], deploy: ['skipped'] }) },
    gitHub: {
      issues: [
        openIssue,
        { ...openIssue, body: openIssue.body.replace('jobs=export', 'jobs=export,deploy') },
      ],
    },
    expect: { outcome: 'completed', issues: [`closed: ${TITLE}, 1 comment`, `open: ${TITLE}, 0 comments`] },
  },
  {
    name: 'a success without an open issue writes nothing',
    inputs: { needs: SUCCESS },
    gitHub: { permissions: { issues: 'read' } },
    expect: { outcome: 'completed', issues: [] },
  },
];

/** The issue and the message fail independently of each other. */
const failed: readonly Row<AlarmScenario>[] = [
  {
    name: 'the message is sent although the token may not open the issue',
    inputs: { needs: EXPIRED_KEY },
    webhook: [200],
    gitHub: { permissions: { issues: 'read' } },
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'github', 'issue-url': undefined },
      says: [/^Creating the label failed: .*403/, /issues: write/],
      issues: [],
      messages: [/The issue on GitHub could not be opened/],
    },
  },
  {
    name: 'the issue is opened although the webhook is gone',
    inputs: { needs: EXPIRED_KEY },
    webhook: [404],
    gitHub: {},
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'bad-input', 'issue-url': /issues\/1$/ },
      says: [/^Sending the message failed: the webhook responded with 404/],
      issues: [`open: ${TITLE}, 0 comments`],
      messages: [/unauthorized/],
    },
  },
  {
    name: 'both fail',
    inputs: { needs: EXPIRED_KEY },
    webhook: [410],
    gitHub: { permissions: { issues: 'none' } },
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'github' },
      says: [/Reading the open issues failed.*Sending the message failed/],
      messages: [/could not be opened/],
    },
  },
  {
    name: 'a webhook that is busy or breaks the connection gets the message again',
    inputs: { needs: EXPIRED_KEY },
    webhook: ['cut', 503, 200],
    gitHub: {},
    expect: {
      outcome: 'completed',
      messages: [/unauthorized/, /unauthorized/, /unauthorized/],
      log: [/[Tt]rying again|Retrying/],
    },
  },
  {
    name: 'a webhook that redirects is not followed',
    inputs: { needs: EXPIRED_KEY },
    webhook: [302],
    gitHub: {},
    expect: {
      outcome: 'errored',
      outputs: { 'error-code': 'bad-input' },
      says: [/responded with 302/],
      messages: [/unauthorized/],
    },
  },
  {
    name: 'an issue whose creation GitHub did not confirm is not opened twice',
    inputs: { needs: EXPIRED_KEY },
    gitHub: { faults: [{ at: 'create', calls: [1, 1], does: 'cut', afterWork: true }] },
    expect: { outcome: 'completed', issues: [`open: ${TITLE}, 0 comments`], calls: { create: 1 } },
  },
];

const badInputs: readonly Row<AlarmScenario>[] = [
  ...(
    [
      ['`needs` is empty', { needs: '' }, /`needs` is empty/, 0],
      ['`needs` without `toJSON`', { needs: 'Object' }, /`needs` is not what `toJSON\(needs\)` writes/, 0],
      ['`needs` without jobs', { needs: '{}' }, /`needs` names no job/, 0],
      ['a label with a comma', { needs: EXPIRED_KEY, label: 'a,b' }, /`label` is "a,b"/, 1],
      ['no token', { needs: EXPIRED_KEY, 'github-token': '' }, /`github-token` is empty/, 1],
    ] as const
  ).map(
    ([name, inputs, says, messages]): Row<AlarmScenario> => ({
      name: `bad input: ${name}`,
      inputs,
      webhook: [200],
      gitHub: {},
      expect: {
        outcome: 'errored',
        outputs: { 'error-code': 'bad-input' },
        says: [says],
        issues: [],
        messages: Array.from({ length: messages }, () => /could not be opened/),
      },
    }),
  ),
  ...(
    [
      ['a webhook that is not https', 'http://example.com/B00/secret', /`webhook` does not begin with/],
      ['a webhook that is not an address', 'B00/secret', /`webhook` is not an address/],
    ] as const
  ).map(
    ([name, webhook, says]): Row<AlarmScenario> => ({
      name: `bad input: ${name}`,
      inputs: { needs: EXPIRED_KEY, webhook },
      gitHub: {},
      expect: {
        outcome: 'errored',
        outputs: { 'error-code': 'bad-input' },
        says: [says],
        issues: [`open: ${TITLE}, 0 comments`],
      },
    }),
  ),
];

const scenarios = [...raised, ...silent, ...closed, ...failed, ...badInputs].map(
  (row): AlarmScenario => ({ ...row, action: 'alarm' }),
);

export const alarmScenarios: readonly ScenarioGroup[] = [groupOf('The alarm action', 'alarm: ', scenarios)];
