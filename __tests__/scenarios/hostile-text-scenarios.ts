/** Runs with hostile or unexpected input from outside: states, workflow commands, redirects, job ids, environments. */
import fc from 'fast-check';
import type { Fault } from '../../emulator/settings.ts';
import { plain, SITE, tarGz } from '../support/archives.ts';
import type { Scenario, ScenarioGroup } from '../support/scenario.ts';
import { answer, BUNDLE_OUTPUTS, fault, first, JOB, NO_BUNDLE } from './scenario-words.ts';

const change = (fields: Record<string, unknown>): Fault['does'] => ({ kind: 'change', fields });

/** Bodies of a check that are no terminal status; the same ones in every run. */
const nonsense = fc.sample(
  fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.json(),
    fc.record({ status: fc.jsonValue(), progress: fc.jsonValue(), pageCount: fc.jsonValue() }).map(asJson),
    fc
      .constantFrom(
        'Completed',
        ' completed',
        'completed ',
        'COMPLETED',
        'complete',
        'done',
        'failed.',
        'Failed',
        '',
      )
      .map((status) => asJson({ status, progress: 100 })),
    fc.constantFrom('queued', 'running').map((status) => asJson({ status, progress: Math.PI })),
  ),
  { numRuns: 400, seed: 20_261_121 },
);

function asJson(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

const states: Scenario[] = [
  {
    name: '400 nonsense answers to checks, then a completed job',
    preloads: ['fast-clock'],
    inputs: { 'max-attempts': '100000', 'poll-interval': '200ms' },
    service: {
      queuedMs: 0,
      runningMs: 0,
      faults: nonsense.map((body, index) => ({
        at: 'getExportJob',
        does: answer(200, body, { 'Content-Type': 'application/json' }),
        calls: [index + 1, index + 1],
      })),
    },
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS, requests: { start: 1, bundle: 1 } },
  },
  {
    name: '`completed` at 40 % is completed',
    varies: ['bundle'],
    service: fault('getExportJob', change({ status: 'completed', progress: 40, pageCount: 3 })),
    inputs: { download: 'false' },
    expect: { outcome: 'completed', requests: { status: 1 } },
  },
  {
    name: 'progress goes backwards and out of range',
    service: {
      faults: [80, 20, -5, 900, '50', null].map((progress, index) => ({
        at: 'getExportJob',
        does: change({ status: 'running', progress }),
        calls: [index + 1, index + 1],
      })),
    },
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS, log: [/running, 80 %/, /running, 20 %/] },
  },
  {
    name: 'a check is answered with ten megabytes of JSON',
    service: fault(
      'getExportJob',
      answer(200, `{"status":"completed","x":"${'x'.repeat(10_000_000)}"}`, {
        'Content-Type': 'application/json',
      }),
      first,
    ),
    expect: { outcome: 'completed', log: [/it sent more than a megabyte/] },
  },
  ...(['start', 'request for the bundle URL'] as const).map(
    (what): Scenario => ({
      name: `a ${what} is answered with ten megabytes of JSON`,
      service: fault(
        what === 'start' ? 'startExportJob' : 'makeBundle',
        answer(200, `{"jobId":"se_1","x":"${'x'.repeat(10_000_000)}"}`),
        { ...first, afterWork: true },
      ),
      expect:
        what === 'start'
          ? {
              outcome: 'errored',
              says: [/A job may be running, but its ID is unknown/],
              requests: { start: 1 },
            }
          : { outcome: 'completed', requests: { bundle: 2 } },
    }),
  ),
];

/** Workflow commands, after each character that can begin a line. */
const COMMANDS = [
  '::stop-commands::x',
  '::add-mask::e',
  '::set-output name=changed::true',
  '##[error]made up',
  '##[add-mask]e',
  '\u001b[2J\u001b[31mred',
  '\u200b::error::made up',
].flatMap((command) => [command, `a\n${command}`, `a\r${command}`, `a\u2028${command}`]);
const EVIL = COMMANDS.join('\n');
const HEADERS = Object.fromEntries(
  ['Content-Type', 'ETag', 'Retry-After', 'X-Request-Id', 'Content-Encoding'].map((name) => [
    name,
    '##[error]made up ::add-mask::e',
  ]),
);

const commands: Scenario[] = [
  {
    name: 'a workflow command in the error of a failed job',
    service: { outcome: 'failed', error: EVIL },
    expect: { outcome: 'failed', says: [/made up/] },
  },
  {
    name: 'a workflow command in `status`',
    service: fault('getExportJob', change({ status: EVIL }), { calls: [1, 2] }),
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS },
  },
  ...([400, 401, 403, 500] as const).map(
    (status): Scenario => ({
      name: `a workflow command in the body and the headers of a ${status}`,
      service: fault('startExportJob', answer(status, { error: EVIL }, HEADERS)),
      expect: { outcome: 'errored', says: [/made up/], requests: { start: 1 } },
    }),
  ),
  {
    name: 'a workflow command in the headers of a check that is no JSON',
    service: fault('getExportJob', answer(200, EVIL, HEADERS), first),
    expect: { outcome: 'completed', log: [/that is not JSON/] },
  },
  {
    name: 'a workflow command in the headers of the storage',
    service: fault('storage', answer(503, EVIL, HEADERS), first),
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS },
  },
  ...(['##[error]se_1', '::stop-commands::se_1', '::add-mask::se_1'] as const).map(
    (jobId): Scenario => ({
      name: `a workflow command in a job id: \`${jobId}\``,
      service: fault('startExportJob', change({ jobId })),
      inputs: { wait: 'false' },
      expect: { outcome: 'started', outputs: { 'job-id': jobId } },
    }),
  ),
  {
    name: 'a workflow command in a job id with a line break',
    service: fault('startExportJob', change({ jobId: 'se_1\r::error::x' })),
    expect: { outcome: 'errored', says: [/without a valid `jobId`/], outputs: { 'job-id': undefined } },
  },
  {
    name: 'a workflow command in `expiresAt`',
    service: fault('makeBundle', change({ expiresAt: '##[error]made up' })),
    expect: { outcome: 'completed', outputs: { ...BUNDLE_OUTPUTS, 'expires-at': '##[error]made up' } },
  },
  {
    name: 'a megabyte of text in the error of a failed job',
    service: { outcome: 'failed', error: 'A very long reason. '.repeat(45_000) },
    expect: { outcome: 'failed', says: [/A very long reason/] },
  },
  {
    name: 'a workflow command in a valid file name: `a##[error]b.html`',
    archive: tarGz(SITE, [plain('a##[error]b.html', 'x')]),
    inputs: { extract: 'true' },
    expect: { outcome: 'completed', site: { ...SITE, 'a##[error]b.html': 'x' } },
  },
  ...(['::error::.html', '\u001b[31mred.html', 'a\r::stop-commands::x'] as const).map(
    (name): Scenario => ({
      name: `a workflow command in an invalid file name: \`${JSON.stringify(name)}\``,
      archive: tarGz(SITE, [plain(name, 'x')]),
      inputs: { extract: 'true' },
      hasPreviousBundle: true,
      hasPreviousSite: true,
      expect: { outcome: 'errored', says: [/^The bundle's entry/], outputs: NO_BUNDLE },
    }),
  ),
];

const redirects: Scenario[] = (
  [
    ['to another port', (thirdParty: URL) => `http://127.0.0.1:${thirdParty.port}/`],
    ['to another host', (thirdParty: URL) => thirdParty.href],
    ['to another scheme', (thirdParty: URL) => `https://127.0.0.1:${thirdParty.port}/`],
  ] as const
).flatMap(([where, location]): Scenario[] => {
  const redirect = (at: Fault['at'], status: number) => (thirdParty: URL) =>
    fault(at, answer(status, '', { Location: location(thirdParty) }));
  return [
    {
      name: `the start is redirected ${where}`,
      service: redirect('startExportJob', 307),
      expect: { outcome: 'errored', says: [/307/, /`base-url`/], requests: { start: 1 } },
    },
    {
      name: `a check is redirected ${where}`,
      service: redirect('getExportJob', 302),
      expect: { outcome: 'errored', says: [/302/], outputs: { 'job-id': JOB }, requests: { status: 1 } },
    },
    {
      name: `the request for the bundle URL is redirected ${where}`,
      service: redirect('makeBundle', 308),
      expect: { outcome: 'errored', says: [/308/], requests: { bundle: 1, storage: 0 } },
    },
  ];
});

const ids: Scenario[] = [
  ...(['%2e%2e', '%2e%2e%2f..%2fv2', 'a/b', 'a?b#c', 'se_1;x', '\'"<x>', 'x'.repeat(256)] as const).map(
    (id): Scenario => ({
      name: `an unknown job id ${id.length > 40 ? `of ${id.length} characters` : `\`${id}\``}`,
      inputs: { 'job-id': id },
      expect: {
        outcome: 'errored',
        says: [/404 Not Found/],
        outputs: { 'job-id': id },
        requests: { status: 1 },
        // One path segment, whatever it contains.
        paths: /^\/v1\/static-export\/jobs\/[^/?#]+$/,
      },
    }),
  ),
  ...(['.', '..', 'a b', 'a\nb', 'a\tb', 'ä', 'x'.repeat(257)] as const).map(
    (id): Scenario => ({
      name: `bad input: a job id ${id.length > 40 ? `of ${id.length} characters` : `\`${JSON.stringify(id)}\``}`,
      inputs: { 'job-id': id },
      expect: {
        outcome: 'errored',
        says: [/Input `job-id` is not a valid id of an export job/],
        requests: { start: 0, status: 0 },
      },
    }),
  ),
  {
    name: 'the service returns the job id `../../v2/agent`',
    service: fault('startExportJob', change({ jobId: '../../v2/agent' })),
    inputs: { 'max-attempts': '1' },
    expect: {
      outcome: 'timed-out',
      outputs: { 'job-id': '../../v2/agent' },
      paths: /^\/v1\/static-export\/jobs(?:\/[^/?#]+)?$/,
    },
  },
];

const FULL = '/dev/full';

const places: Scenario[] = [
  {
    name: 'no `GITHUB_OUTPUT`',
    env: { GITHUB_OUTPUT: undefined },
    hasPreviousBundle: true,
    expect: {
      outcome: 'errored',
      outputsAreLost: true,
      says: [/outputs of the step could not be written/],
      requests: { start: 0 },
    },
  },
  {
    name: 'the outputs are on a full disk',
    env: { GITHUB_OUTPUT: FULL },
    needsFile: FULL,
    hasPreviousBundle: true,
    expect: {
      outcome: 'errored',
      outputsAreLost: true,
      says: [/output `job-id` could not be written/, /disk is full/],
    },
  },
  {
    name: 'the summary is on a full disk',
    env: { GITHUB_STEP_SUMMARY: FULL },
    needsFile: FULL,
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS, log: [/summary could not be written/] },
  },
  {
    name: 'no `HOME`',
    env: { HOME: undefined, USERPROFILE: undefined },
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS },
  },
  {
    name: 'Node.js hides deprecations already',
    env: { NODE_OPTIONS: '--no-deprecation' },
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS },
  },
  {
    name: 'a clock that is ten minutes slow',
    preloads: ['late-clock'],
    expect: { outcome: 'completed', outputs: BUNDLE_OUTPUTS },
  },
];

export const hostileTextScenarios: readonly ScenarioGroup[] = [
  { title: 'Unexpected answers', scenarios: states },
  { title: 'Workflow commands in text from outside', scenarios: commands },
  { title: 'Redirects', scenarios: redirects },
  { title: 'Job ids', scenarios: ids },
  { title: 'Environment of the step', scenarios: places },
];
