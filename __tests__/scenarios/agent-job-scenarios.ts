/** Runs of the agent job action, with their required results. */
import { DEFAULT_AGENT_JOB_ID } from '../../emulator/jobs/agent-jobs.ts';
import type { Fault, GivenEmulatorSettings } from '../../emulator/settings/settings.ts';
import {
  type AgentJobScenario,
  groupOf,
  keyed,
  listed,
  type Named,
  type ScenarioGroup,
} from '../support/scenario.ts';
import { answer, change, cut, fault, stall } from './scenario-words.ts';

type GivenAgentJob = NonNullable<GivenEmulatorSettings['agentJobs']>[string];

/** The job that the scenarios wait for. */
const agentJob = (job: GivenAgentJob): GivenEmulatorSettings => ({
  agentJobs: { [DEFAULT_AGENT_JOB_ID]: job },
});
const completes: GivenAgentJob = { outcome: 'completed', activeMs: 300, pullRequest: 'at-once' };
const isDone: GivenAgentJob = { ...completes, activeMs: 0 };
const withoutPullRequest: GivenAgentJob = { ...isDone, pullRequest: 'none' };
/** The pull request appears after the first check and before the second. */
const latePullRequest: GivenAgentJob = { ...isDone, pullRequest: 'late', lateMs: 10 };

const PULL_REQUEST = 'https://github.com/example/lighthouse-docs/pull/17';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const ABOUT = {
  'source-repository': 'https://github.com/example/lighthouse-docs',
  'source-ref': `agent/${DEFAULT_AGENT_JOB_ID}`,
  model: 'emulated-model-1',
  'created-at': TIME,
};

/** The checks from the first to the last of these get a fault; by default, all that follow the first. */
const from = (start: number, does: Fault['does'], last: number | null = null) =>
  fault('getAgentJob', does, { calls: [start, last] });

const ACTIVE = change({ status: 'active' });
const archived: GivenAgentJob = { ...withoutPullRequest, outcome: 'archived' };

/** How many times a job without a pull request is checked, and its final state. */
const withoutLink: Omit<AgentJobScenario, 'action'>[] = (
  [
    ['completed without a pull request: one more check', withoutPullRequest, '', 2],
    ['completed, and the pull request comes at the second check', latePullRequest, PULL_REQUEST, 2],
    ['completed without a pull request, and no attempt is left', latePullRequest, '', 1, 1],
    ['completed, then only inconclusive checks', { ...latePullRequest, ...from(2, answer(503)) }, '', 3, 3],
    ['completed, then a refused check', { ...latePullRequest, ...from(2, answer(404)) }, '', 2],
    ['completed, then active, then completed', { ...withoutPullRequest, ...from(2, ACTIVE, 2) }, '', 4],
    ['archived without a pull request: no more checks', archived, '', 1],
  ] satisfies [string, GivenAgentJob, string, number, number?][]
).map(([name, job, link, agent, maxAttempts = 60]) => ({
  name,
  service: agentJob(job),
  inputs: { 'max-attempts': `${maxAttempts}` },
  expect: {
    outputs: { status: name.split(/[ ,]/)[0], 'pr-link': link, ...ABOUT },
    requests: { agent },
    log: name.startsWith('completed without') ? [/without a pull request/] : [],
  },
}));

const endings: Named<AgentJobScenario> = {
  ...keyed(withoutLink),
  'active, then completed with a pull request': {
    service: agentJob(completes),
    expect: {
      outputs: { status: 'completed', 'pr-link': PULL_REQUEST, ...ABOUT, 'archived-at': '' },
      log: [/Waiting for agent job agent_completes/, /Job active/, /Job completed, pull request https:/],
    },
  },
  archived: {
    service: agentJob({ ...isDone, outcome: 'archived' }),
    expect: {
      outputs: { status: 'archived', 'pr-link': PULL_REQUEST, 'archived-at': TIME },
      requests: { agent: 1 },
      log: [/Job archived/],
    },
  },
  failed: {
    service: agentJob({ outcome: 'failed', activeMs: 200 }),
    expect: {
      outcome: 'failed',
      outputs: { status: 'failed', 'pr-link': '', ...ABOUT },
      says: [/reports that agent job agent_completes failed/, /create a new one/],
    },
  },
  'active for longer than `max-attempts` checks': {
    service: agentJob({ outcome: 'active' }),
    inputs: { 'max-attempts': '3' },
    expect: {
      outcome: 'timed-out',
      outputs: { status: 'active', 'pr-link': '', ...ABOUT },
      says: [
        /Timed out waiting for agent job agent_completes after 3 checks/,
        /last known status is active\./,
        /`max-attempts`/,
      ],
      requests: { agent: 3 },
    },
  },
  'the step is cancelled': {
    service: agentJob({ outcome: 'active' }),
    cancelAt: /Job active/,
    expect: {
      outcome: 'cancelled',
      outputs: { status: 'active', ...ABOUT },
      says: [/^Cancelled \(SIGINT\)/, /The agent job may still be running/, /`job-id: agent_completes`/],
    },
  },
  'ids that need encoding': {
    service: { agentJobs: { 'a/b?c#d%2e': isDone } },
    inputs: { 'job-id': 'a/b?c#d%2e' },
    expect: { outputs: { 'pr-link': PULL_REQUEST } },
  },
};

/** If fields do not match what the service promises, the outputs are empty. */
const fields: Omit<AgentJobScenario, 'action'>[] = (
  [
    ['fields of another type', { source: 'x', model: 7, createdAt: {}, archivedAt: [] }],
    [
      'line breaks and workflow commands in fields',
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
  service: agentJob({ ...isDone, ...fault('getAgentJob', change(given)) }),
  expect: {
    outputs: {
      status: 'completed',
      'pr-link': PULL_REQUEST,
      'source-repository': '',
      'source-ref': '',
      model: '',
      'created-at': '',
      'archived-at': '',
    },
  },
}));

const pullRequests: Omit<AgentJobScenario, 'action'>[] = (
  [
    ['a number', 17],
    ['a `javascript:` address', 'javascript:alert(1)'],
    ['an address with a line break', `${PULL_REQUEST}\n::error::owned`],
    ['the text null', 'null'],
    ['an address with a password', 'https://user:password@example.com/1'],
  ] as const
).map(([what, prLink]) => ({
  name: `${what} is not a pull request`,
  service: agentJob({ ...isDone, ...fault('getAgentJob', change({ prLink })) }),
  expect: { outputs: { 'pr-link': '' }, requests: { agent: 2 } },
}));

pullRequests.push({
  name: 'an address with markup is encoded',
  service: agentJob({
    ...isDone,
    ...fault(
      'getAgentJob',
      change({ prLink: 'https://example.com/a)](https://x.example)"><b>*_`?a=1&b=@c#d' }),
    ),
  }),
  expect: {
    outputs: {
      'pr-link': 'https://example.com/a%29%5d%28https://x.example%29%22%3E%3Cb%3E%2a_%60?a=1&b=@c#d',
    },
    requests: { agent: 1 },
  },
});

const prompt = { 'job-id': '', prompt: 'Add a page about tides.\nKeep it short.' };
const created = (
  more: GivenEmulatorSettings = {},
  settings: GivenEmulatorSettings['newAgentJob'] = completes,
): GivenEmulatorSettings => ({ newAgentJob: settings, ...more });
const NEW_JOB = /^(?!agent_completes$)[\x21-\x7e]+$/;

/** A creation is sent only once, whatever the response is. */
const lostCreations: Omit<AgentJobScenario, 'action'>[] = (
  [
    [
      'the response to the creation is lost',
      cut(),
      'unreachable',
      /may be running, but its ID is unknown, so the prompt/,
    ],
    ['the response to the creation has no id', change({ id: '..' }), 'service-error', /may be running/],
    ['a conflict is not waited for', answer(409, {}), 'service-error', /409/],
  ] as const
).map(([name, does, code, says]) => ({
  name,
  inputs: prompt,
  service: created(fault('createAgentJob', does, { afterWork: does.kind === 'cut' })),
  expect: {
    outputs: { 'error-code': code, 'job-id': undefined },
    says: [says],
    requests: { agentStart: 1, agent: 0 },
  },
}));

const prompts: Named<AgentJobScenario> = {
  ...keyed(lostCreations),
  'a prompt creates a job': {
    inputs: prompt,
    service: created(),
    expect: {
      outputs: { 'job-id': NEW_JOB, status: 'completed', 'pr-link': /^https:/ },
      requests: { agentStart: 1, agentMessage: 0 },
      log: [/Creating an agent job in project 65e1a7b20c9d4f3e8a6b5c1d/, /Waiting for agent job /],
    },
  },
  'a prompt is sent as a follow-up message': {
    inputs: { prompt: 'Make it shorter.' },
    service: agentJob(completes),
    expect: {
      outputs: { 'job-id': DEFAULT_AGENT_JOB_ID, status: 'completed' },
      requests: { agentStart: 0, agentMessage: 1 },
      log: [/Sending a message to agent job agent_completes/],
    },
  },
  'a created job is not known at first': {
    inputs: prompt,
    service: created({}, { ...isDone, ...from(1, answer(404, { error: 'Not found' }), 2) }),
    expect: { requests: { agentStart: 1, agent: 3 } },
  },
  'a created job does not end in time': {
    inputs: { ...prompt, 'max-attempts': '2' },
    service: created({}, { outcome: 'active', activeMs: 0, pullRequest: 'none' }),
    expect: { outcome: 'timed-out', says: [/Wait for the job again with `job-id: \S+`, without `prompt`\./] },
  },
  'the response to a message is lost': {
    inputs: { prompt: 'Make it shorter.' },
    service: agentJob({ ...completes, ...fault('sendAgentMessage', cut(), { afterWork: true }) }),
    expect: {
      outputs: { 'job-id': DEFAULT_AGENT_JOB_ID },
      says: [
        /The agent may have received the message/,
        /with `job-id: agent_completes` and without `prompt`/,
      ],
      requests: { agentMessage: 1, agent: 0 },
    },
  },
  'cancelled while a message is sent': {
    inputs: { prompt: 'Make it shorter.' },
    service: agentJob({ ...completes, ...fault('sendAgentMessage', stall()) }),
    cancelAt: /Sending a message/,
    expect: {
      outcome: 'cancelled',
      outputs: { 'job-id': DEFAULT_AGENT_JOB_ID },
      says: [
        /The agent may have received the message\. Wait for it again with `job-id: agent_completes`, without `prompt`/,
      ],
    },
  },
  'cancelled before a message is sent again': {
    inputs: { prompt: 'Make it shorter.' },
    service: agentJob({
      ...completes,
      ...fault('sendAgentMessage', answer(429, {}, { 'Retry-After': '60' })),
    }),
    cancelAt: /Retrying in 1m/,
    expect: {
      outcome: 'cancelled',
      says: [/^(?![\s\S]*received)[\s\S]*The agent job may still be running\. Wait for it again/],
      requests: { agentMessage: 1, agent: 0 },
    },
  },
  'a prompt of blanks': {
    inputs: { 'job-id': '', prompt: ' \n\t' },
    expect: {
      outputs: { 'error-code': 'bad-input' },
      says: [/Input `prompt` is empty, and so is `job-id`/],
      requests: { agentStart: 0, agentMessage: 0, agent: 0 },
    },
  },
};

export const agentJobScenarios: readonly ScenarioGroup[] = [
  ofAgentJobs('endings', endings),
  ofAgentJobs('fields', keyed(fields)),
  ofAgentJobs('pull request', keyed(pullRequests)),
  ofAgentJobs('prompts', prompts),
];

function ofAgentJobs(subject: string, rows: Named<AgentJobScenario>): ScenarioGroup {
  const scenarios = listed(rows).map((row): AgentJobScenario => ({ ...row, action: 'agent-job' }));
  return groupOf(`Agent jobs: ${subject}`, 'agent job: ', scenarios);
}
