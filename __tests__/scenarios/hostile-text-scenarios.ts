import { plain, SITE, tarGz } from '../support/archives.ts';
import { type ExportScenario, keyed, listed, type Named, type ScenarioGroup } from '../support/scenario.ts';
import { answer, change, fault, first } from './scenario-words.ts';

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

const commands: Named<ExportScenario> = {
  'a workflow command in the error of a failed job': {
    service: { outcome: 'failed', error: EVIL },
    expect: { outcome: 'failed', says: [/made up/] },
  },
  'a workflow command in `status`': {
    service: fault('getExportJob', change({ status: EVIL }), { calls: [1, 2] }),
  },
  'a workflow command in the body and the headers of a 401': {
    service: fault('startExportJob', answer(401, { error: EVIL }, HEADERS)),
    expect: { says: [/made up/], requests: { start: 1 } },
  },
  'a workflow command in the headers of a check that is not JSON': {
    service: fault('getExportJob', answer(200, EVIL, HEADERS), first),
    expect: { log: [/that is not JSON/] },
  },
  'a workflow command in the headers of the storage': {
    service: fault('storage', answer(503, EVIL, HEADERS), first),
  },
  ...keyed(
    (['##[error]se_1', '::stop-commands::se_1'] as const).map(
      (jobId): ExportScenario => ({
        name: `a workflow command in a job id: \`${jobId}\``,
        service: fault('startExportJob', change({ jobId })),
        inputs: { wait: 'false' },
        expect: { outcome: 'started', outputs: { 'job-id': jobId } },
      }),
    ),
  ),
  'a workflow command in a job ID with a line break': {
    service: fault('startExportJob', change({ jobId: 'se_1\r::error::x' })),
    expect: { says: [/without a valid `jobId`/], outputs: { 'job-id': undefined } },
  },
  'a workflow command in `expiresAt`': {
    service: fault('makeBundle', change({ expiresAt: '##[error]made up' })),
    expect: { outputs: { 'expires-at': '##[error]made up' } },
  },
  'the error of a failed job has 900 KB of text': {
    service: { outcome: 'failed', error: 'A very long reason. '.repeat(45_000) },
    expect: { outcome: 'failed', says: [/A very long reason/] },
  },
  'a workflow command in a valid file name: `a##[error]b.html`': {
    archive: tarGz(SITE, [plain('a##[error]b.html', 'x')]),
    inputs: { extract: 'true' },
    expect: { site: { ...SITE, 'a##[error]b.html': 'x' } },
  },
};

const ids: Named<ExportScenario> = {
  'an unknown job ID `%2e%2e%2f..%2fv2`': {
    inputs: { 'job-id': '%2e%2e%2f..%2fv2' },
    expect: {
      says: [/404 Not Found/],
      outputs: { 'job-id': '%2e%2e%2f..%2fv2' },
      requests: { status: 1 },
      // The ID stays one segment of the path.
      paths: /^\/v1\/static-export\/jobs\/[^/?#]+$/,
    },
  },
  'the service returns the job ID `../../v2/agent`': {
    service: fault('startExportJob', change({ jobId: '../../v2/agent' })),
    inputs: { 'max-attempts': '1' },
    expect: {
      outcome: 'timed-out',
      outputs: { 'job-id': '../../v2/agent' },
      paths: /^\/v1\/static-export\/jobs(?:\/[^/?#]+)?$/,
    },
  },
};

export const hostileTextScenarios: readonly ScenarioGroup[] = [
  { title: 'Workflow commands in text from outside', scenarios: listed(commands) },
  { title: 'Job ids', scenarios: listed(ids) },
];
