/** What can happen to a run of the agent job action, and what then must come of it. */
import { DEFAULT_AGENT_JOB_ID } from '../../emulator/agent-jobs.ts';
import { EXPIRED_KEY, OTHER_ADDRESS_KEY, READ_ONLY_KEY } from '../../emulator/keys.ts';
import type { Fault, GivenEmulatorSettings } from '../../emulator/settings.ts';
import type { Scenario, ScenarioGroup } from '../support/run-scenario.ts';

type GivenAgentJob = NonNullable<GivenEmulatorSettings['agentJobs']>[string];

/** The job that the scenarios wait for. */
const agentJob = (job: GivenAgentJob): GivenEmulatorSettings => ({
  agentJobs: { [DEFAULT_AGENT_JOB_ID]: job },
});
const completes: GivenAgentJob = { outcome: 'completed', activeMs: 300, pullRequest: 'at-once' };
const isDone: GivenAgentJob = { ...completes, activeMs: 0 };
const withoutLink: GivenAgentJob = { ...isDone, pullRequest: 'none' };
/** The link comes after the first look and before the second. */
const lateLink: GivenAgentJob = { ...isDone, pullRequest: 'late', lateMs: 10 };

const change = (fields: Record<string, unknown>, calls?: Fault['calls']): Fault => ({
  at: 'getAgentJob',
  does: { kind: 'change', fields },
  ...(calls === undefined ? {} : { calls }),
});
const answer = (status: number, body: string | Record<string, unknown>, headers?: Record<string, string>) =>
  ({ kind: 'answer', status, body, ...(headers ? { headers } : {}) }) as const;

const LINK = 'https://github.com/example/lighthouse-docs/pull/17';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const ABOUT = {
  'source-repository': 'https://github.com/example/lighthouse-docs',
  'source-ref': `agent/${DEFAULT_AGENT_JOB_ID}`,
  model: 'emulated-model-1',
  'created-at': TIME,
};
const NOTHING = {
  status: undefined,
  'pr-link': undefined,
  'source-repository': undefined,
  'source-ref': undefined,
  model: undefined,
  'created-at': undefined,
  'archived-at': undefined,
};

const ends: Scenario[] = [
  {
    name: 'active, then completed with a pull request',
    service: agentJob(completes),
    expect: {
      outcome: 'completed',
      outputs: { status: 'completed', 'pr-link': LINK, ...ABOUT, 'archived-at': '' },
      log: [/Waiting for agent job agent_completes/, /Job active/, /Job completed, pull request https:/],
    },
  },
  {
    name: 'completed at the first check',
    service: agentJob(isDone),
    expect: {
      outcome: 'completed',
      outputs: { status: 'completed', 'pr-link': LINK },
      requests: { agent: 1, start: 0, status: 0 },
    },
  },
  {
    name: 'completed without a pull request, which is looked for once more',
    service: agentJob(withoutLink),
    expect: {
      outcome: 'completed',
      outputs: { status: 'completed', 'pr-link': '', ...ABOUT },
      requests: { agent: 2 },
      log: [/without a pull request/],
    },
  },
  {
    name: 'completed, and its pull request a moment later',
    service: agentJob(lateLink),
    expect: {
      outcome: 'completed',
      outputs: { status: 'completed', 'pr-link': LINK },
      requests: { agent: 2 },
    },
  },
  {
    name: 'completed, and no attempt left to look for the pull request once more',
    service: agentJob(lateLink),
    inputs: { 'max-attempts': '1' },
    expect: {
      outcome: 'completed',
      outputs: { status: 'completed', 'pr-link': '' },
      requests: { agent: 1 },
      log: [/without a pull request/],
    },
  },
  {
    name: 'completed, and the second look brings no news until one does',
    service: agentJob({
      ...lateLink,
      faults: [{ at: 'getAgentJob', does: answer(503, {}), calls: [2, 3] }],
    }),
    expect: { outcome: 'completed', outputs: { 'pr-link': LINK }, requests: { agent: 4 } },
  },
  {
    name: 'completed, and no later look brings news',
    service: agentJob({
      ...lateLink,
      faults: [{ at: 'getAgentJob', does: answer(503, {}), calls: [2, null] }],
    }),
    inputs: { 'max-attempts': '3' },
    expect: {
      outcome: 'completed',
      outputs: { status: 'completed', 'pr-link': '' },
      requests: { agent: 3 },
    },
  },
  {
    name: 'completed, and the second look is refused',
    service: agentJob({
      ...lateLink,
      faults: [{ at: 'getAgentJob', does: answer(404, {}), calls: [2, null] }],
    }),
    expect: { outcome: 'completed', outputs: { status: 'completed', 'pr-link': '' }, requests: { agent: 2 } },
  },
  {
    name: 'completed, then active again, then completed',
    service: agentJob({
      ...withoutLink,
      faults: [change({ status: 'active' }, [2, 2])],
    }),
    expect: { outcome: 'completed', outputs: { status: 'completed', 'pr-link': '' }, requests: { agent: 4 } },
  },
  {
    name: 'archived',
    service: agentJob({ ...isDone, outcome: 'archived' }),
    expect: {
      outcome: 'completed',
      outputs: { status: 'archived', 'pr-link': LINK, 'archived-at': TIME },
      requests: { agent: 1 },
      log: [/Job archived/],
    },
  },
  {
    name: 'archived without a pull request, which is not looked for again',
    service: agentJob({ ...withoutLink, outcome: 'archived' }),
    expect: { outcome: 'completed', outputs: { status: 'archived', 'pr-link': '' }, requests: { agent: 1 } },
  },
  {
    name: 'failed',
    service: agentJob({ outcome: 'failed', activeMs: 200 }),
    expect: {
      outcome: 'failed',
      outputs: { status: 'failed', 'pr-link': '', ...ABOUT },
      says: [/reports that agent job agent_completes failed/, /start a new one/],
    },
  },
  {
    name: 'active for longer than it is waited for',
    service: agentJob({ outcome: 'active' }),
    inputs: { 'max-attempts': '3' },
    expect: {
      outcome: 'timed-out',
      outputs: { status: 'active', 'pr-link': '', ...ABOUT },
      says: [/Gave up on agent job agent_completes after 3 checks/, /last seen active\./, /`max-attempts`/],
      requests: { agent: 3 },
    },
  },
  {
    name: 'cancelled',
    service: agentJob({ outcome: 'active' }),
    cancelAt: /Job active/,
    expect: {
      outcome: 'cancelled',
      outputs: { status: 'active', ...ABOUT },
      says: [/^Cancelled \(SIGINT\)/, /The agent goes on/, /`job-id: agent_completes`/],
    },
  },
  {
    name: 'without a summary',
    service: agentJob(isDone),
    inputs: { summary: 'false' },
    expect: { outcome: 'completed' },
  },
  {
    name: 'empty inputs, which mean the defaults',
    service: agentJob(isDone),
    inputs: { 'poll-interval': '', 'max-attempts': '', summary: '' },
    expect: { outcome: 'completed', outputs: { 'pr-link': LINK } },
  },
  {
    name: 'ids that need encoding',
    service: { agentJobs: { 'a/b?c#d%2e': isDone } },
    inputs: { 'job-id': 'a/b?c#d%2e' },
    expect: { outcome: 'completed', outputs: { 'pr-link': LINK } },
  },
];

/** Fields of the answer that are not as the service promises, and what the outputs then are. */
const fields: Scenario[] = (
  [
    ['null fields', { source: null, model: null, createdAt: null, archivedAt: null }],
    ['fields of another kind', { source: 'x', model: 7, createdAt: {}, archivedAt: [] }],
    ['a source without its fields', { source: {}, model: '', createdAt: '', archivedAt: '' }],
    [
      'line breaks and commands in its fields',
      {
        source: { repository: 'x\n::error::owned', ref: '::stop-commands::x' },
        model: 'm\r::add-mask::pull',
        createdAt: '##[error]owned',
        archivedAt: '\u001b[31mred',
      },
    ],
  ] as const
).map(([what, given]) => ({
  name: what,
  service: agentJob({ ...isDone, faults: [change(given)] }),
  expect: {
    outcome: 'completed',
    outputs: {
      status: 'completed',
      'pr-link': LINK,
      'source-repository': '',
      'source-ref': '',
      model: '',
      'created-at': '',
      'archived-at': '',
    },
  },
}));

const links: Scenario[] = (
  [
    ['a number', 17],
    ['no address', 'pull/17'],
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['an address with a line break', `${LINK}\n::error::owned`],
    ['an address with a space', `${LINK} x`],
    ['the word null', 'null'],
  ] as const
).map(([what, prLink]) => ({
  name: `a pull request that is ${what}, which is none`,
  service: agentJob({ ...isDone, faults: [change({ prLink })] }),
  expect: { outcome: 'completed', outputs: { 'pr-link': '' }, requests: { agent: 2 } },
}));

/** The first check goes wrong, and the second is right. */
const inconclusive: Scenario[] = (
  [
    ['429 with Retry-After', answer(429, { error: 'Slow down' }, { 'Retry-After': '1' }), /429.*Slow down/],
    ['503 with a command', answer(503, { error: 'x\n::error::owned' }), /503.*"x ::error::owned"/],
    ['408', answer(408, {}), /408 Request Timeout/],
    ['HTML', answer(200, '<html>Sign in</html>'), /that is not JSON/],
    ['nothing', answer(200, ''), /it sent nothing/],
    ['no status', answer(200, { id: 'x' }), /without a `status`/],
    ['a status of null', change({ status: null }).does, /without a `status`/],
    ['a cut before the headers', { kind: 'cut', how: 'reset' }, /ECONNRESET/],
    ['a cut in its middle', { kind: 'cut', how: 'close', afterBytes: 20 }, /connection was cut/],
    ['an unknown status', change({ status: 'thinking' }).does, /says "thinking", a status that is not known/],
    ['a status in capitals', change({ status: 'FAILED' }).does, /says "FAILED", a status that is not known/],
    ['a status with a command', change({ status: '::error::x' }).does, /says "::error::x"/],
  ] as const
).map(([what, does, log]) => ({
  name: `a check answered with ${what}`,
  service: agentJob({
    ...isDone,
    faults: [{ at: 'getAgentJob', does: does as Fault['does'], calls: [1, 1] }],
  }),
  expect: {
    outcome: 'completed',
    outputs: { status: 'completed', 'pr-link': LINK },
    log: [log],
    requests: { agent: 2 },
  },
}));

const refusals: Scenario[] = [
  {
    name: 'an unknown status to the end, which counts as active',
    service: agentJob({ ...isDone, faults: [change({ status: 'thinking' })] }),
    inputs: { 'max-attempts': '2' },
    expect: { outcome: 'timed-out', outputs: { status: 'active' }, says: [/last seen thinking\./] },
  },
  {
    name: 'no news to the end',
    service: agentJob({ ...isDone, faults: [{ at: 'getAgentJob', does: answer(500, {}) }] }),
    inputs: { 'max-attempts': '2' },
    expect: { outcome: 'timed-out', outputs: NOTHING, says: [/nothing was heard of it/] },
  },
  {
    name: 'a job that is not known',
    inputs: { 'job-id': 'agent_nobody' },
    expect: {
      outcome: 'errored',
      outputs: NOTHING,
      says: [/404 Not Found: "There is no such job\."/, /Check `project-id` and `job-id`/],
      requests: { agent: 1 },
    },
  },
  {
    name: 'a project that is not known',
    inputs: { 'project-id': 'project_nobody' },
    expect: { outcome: 'errored', outputs: NOTHING, says: [/404/, /`project-id`/], requests: { agent: 1 } },
  },
  {
    name: 'a 404 whose text has commands',
    service: agentJob({
      ...isDone,
      faults: [
        { at: 'getAgentJob', does: answer(404, { error: 'gone\r\n::set-output name=x::y\n##[error]z' }) },
      ],
    }),
    expect: { outcome: 'errored', says: [/"gone ::set-output name=x::y ## \[error\]z"/] },
  },
  {
    name: 'a read-only key, which is enough',
    service: agentJob(isDone),
    inputs: { 'api-key': READ_ONLY_KEY },
    expect: { outcome: 'completed' },
  },
  {
    name: 'a key that has ended',
    inputs: { 'api-key': EXPIRED_KEY },
    expect: {
      outcome: 'errored',
      outputs: NOTHING,
      says: [/401 Unauthorized/, /90 days/],
      requests: { agent: 1 },
    },
  },
  {
    name: 'a key for other addresses',
    inputs: { 'api-key': OTHER_ADDRESS_KEY },
    expect: {
      outcome: 'errored',
      // No word of static export, which this is not about.
      says: [/403 Forbidden/, /no fixed address/, /^(?!.*static export)(?!.*`write`)/is],
      requests: { agent: 1 },
    },
  },
  {
    name: 'a key that ends while the agent works',
    service: agentJob({
      outcome: 'active',
      faults: [{ at: 'getAgentJob', does: answer(401, {}), calls: [2, null] }],
    }),
    expect: { outcome: 'errored', outputs: { status: 'active', ...ABOUT }, requests: { agent: 2 } },
  },
  {
    name: 'a redirect, which is not followed',
    service: agentJob({
      ...isDone,
      faults: [{ at: 'getAgentJob', does: answer(302, '', { Location: 'http://127.0.0.1:1/' }) }],
    }),
    expect: { outcome: 'errored', says: [/302 Found/, /`base-url`/], requests: { agent: 1 } },
  },
];

const badInputs: Scenario[] = (
  [
    ['no key', { 'api-key': '' }, [/Input `api-key` is empty/]],
    ['an index key', { 'api-key': 'mint_us_0123456789abcdef' }, [/`api-key` is an index key/]],
    ['no project', { 'project-id': '' }, [/Input `project-id` is empty/]],
    ['no job', { 'job-id': '' }, [/Input `job-id` is empty/]],
    ['a project that leaves its path', { 'project-id': '..' }, [/`project-id` is not the id of a project/]],
    ['a job that leaves its path', { 'job-id': '.' }, [/`job-id` is not the id of an agent job/]],
    ['a job of two words', { 'job-id': 'a b' }, [/`job-id` is not the id/]],
    ['a base address with its version', { 'base-url': 'https://api.mintlify.com/v2' }, [/`base-url`/]],
    ['no attempts', { 'max-attempts': '0' }, [/`max-attempts` is "0"/]],
  ] as const
).map(([what, inputs, says]) => ({
  name: `the bad input: ${what}`,
  inputs,
  expect: { outcome: 'errored', says, outputs: NOTHING, requests: { agent: 0 } },
}));

export const agentJobScenarios: readonly ScenarioGroup[] = [
  ofAgentJobs('how one ends', ends),
  ofAgentJobs('fields', fields),
  ofAgentJobs('the pull request', links),
  ofAgentJobs('checks that bring no news', inconclusive),
  ofAgentJobs('refusals', refusals),
  ofAgentJobs('bad inputs', badInputs),
];

function ofAgentJobs(subject: string, scenarios: readonly Scenario[]): ScenarioGroup {
  return {
    title: `Agent jobs: ${subject}`,
    scenarios: scenarios.map((scenario) => ({
      ...scenario,
      name: `agent job: ${scenario.name}`,
      action: 'agent-job',
    })),
  };
}
