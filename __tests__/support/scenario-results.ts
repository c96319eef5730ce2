/** Collects the results of the scenarios, and formats them as a page. */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { annotationOf } from './check-result.ts';
import { REPOSITORY } from './repository.ts';
import type { ActionRun } from './run-built-action.ts';
import { countRequests, OPERATIONS, type Operation, type Scenario, type ScenarioGroup } from './scenario.ts';

/** The cells of a row. */
export interface ScenarioResult {
  readonly step: 'success' | 'failure';
  readonly outcome: string;
  /** Empty on success. */
  readonly errorCode: string;
  readonly requests: string;
  readonly message: string;
  /** Statuses of the deployments that the run recorded, and the resulting issues. */
  readonly gitHub: string;
}

const MAX_MESSAGE_LENGTH = 90;

/** Operations that are repeated until something ends. */
const CHECKS: ReadonlySet<Operation> = new Set(['publishStatus', 'status', 'agent']);

/** @returns what is the same in every run, whatever the speed of the machine */
export function measure(scenario: Scenario, run: ActionRun): ScenarioResult {
  const { step, emulator } = run;
  const message = scenario.varies?.includes('message') ? '(varies)' : headOf(annotationOf(step));
  return {
    step: step.exitCode === 0 ? 'success' : 'failure',
    outcome: step.outputs['outcome'] ?? '(lost)',
    errorCode: step.outputs['error-code'] ?? '',
    requests: requestsOf(scenario, countRequests(emulator?.requests ?? [])),
    message,
    gitHub: gitHubResult(scenario, run),
  };
}

function gitHubResult(scenario: Scenario, run: ActionRun): string {
  const given = 'gitHub' in scenario ? scenario.gitHub : undefined;
  const issues = (run.gitHub?.issues ?? []).map(({ state, comments }, index) => {
    if (index >= (given?.issues?.length ?? 0)) return 'issue opened';
    if (state === 'closed' && given?.issues?.[index]?.state !== 'closed') return 'issue closed';
    return comments.length > 0 ? 'comment on the issue' : '';
  });
  return issues.filter((issue) => issue !== '').join('; ');
}

/** Returns exact numbers, and `1+` for checks whose number depends on the speed of the machine. */
function requestsOf({ varies = [], expect = {} }: Scenario, counts: Record<Operation, number>): string {
  const exact = 'requests' in expect ? expect.requests : undefined;
  const shown = OPERATIONS.flatMap((operation) => {
    const count = counts[operation];
    if (count === 0 || varies.includes(operation)) return [];
    const isCheck = CHECKS.has(operation);
    return [`${operation} ${isCheck && exact?.[operation] === undefined ? '1+' : count}`];
  });
  return shown.join(', ') || 'none';
}

/** Returns the first line of a message, cut to fit a table, without what differs between runs. */
function headOf(message: string): string {
  const [line = ''] = message.split('\n', 1);
  const steady = line
    .replaceAll(REPOSITORY, '/…')
    .replaceAll(path.join(tmpdir(), 'scenario-'), '/…/scenario-')
    .replaceAll(/\/…\/scenario-\w+/g, '/…')
    .replaceAll(/'\/[\w./-]*\/([\w.-]+)'/g, "'$1'")
    .replaceAll(/(127\.0\.0\.1|localhost):\d{4,}/g, '$1:…')
    .replaceAll(/(se|agent)_[0-9a-f]{16}/g, '$1_…')
    .replaceAll(/\b[0-9a-f]{24}\b/g, '…')
    .replaceAll(/\b(checks?|after|in)(?: [\d.]+ ?(?:ms|s|m|h)\b)+/g, '$1 …')
    .replaceAll(/\d+ %/g, '… %')
    .replaceAll(/\d{5,} bytes/g, '… bytes');
  if (steady.length <= MAX_MESSAGE_LENGTH) return steady;
  return `${steady.slice(0, steady.lastIndexOf(' ', MAX_MESSAGE_LENGTH))} …`;
}

/** @returns a page with one table for each group, and one row for each scenario that ran */
export function scenariosPage(
  groups: readonly ScenarioGroup[],
  results: ReadonlyMap<string, ScenarioResult>,
): string {
  const tables = groups.flatMap(({ title, prefix = '', scenarios }) => {
    const hasGitHub = scenarios.some((scenario) => 'gitHub' in scenario);
    const gitHubHead = hasGitHub ? ['GitHub'] : [];
    const rows = scenarios.flatMap(({ name }) => {
      const result = results.get(name);
      if (result === undefined) return [];
      const { step, outcome, errorCode, requests, gitHub, message } = result;
      const cells = [name.slice(prefix.length), step, outcome, errorCode, requests];
      return [[...cells, ...(hasGitHub ? [gitHub] : []), message].map(cell)];
    });
    const head = ['scenario', 'step', '`outcome`', '`error-code`', 'requests', ...gitHubHead, 'error'];
    return rows.length === 0 ? [] : [`## ${title} (${rows.length})\n\n${table(head, rows)}\n`];
  });
  return [INTRODUCTION, ...tables].join('\n');
}

const INTRODUCTION = `# Scenarios

Each row is a run of a built action in a process of its own, against the emulator of the service. \`.github/CONTRIBUTING.md\`
lists what is checked in every run.

- **step**: \`failure\` means exit code 1 and exactly one error annotation, \`success\` means exit code 0 and none.
- **requests**: the number of requests that the service got: to start a job, for its status, for the bundle URL, to the
  storage, for an agent job. \`1+\` stands for a number that depends on timing. A number is omitted if it is zero, or if
  timing decides whether it is.
- **GitHub**: the statuses of each deployment that the run recorded, oldest first, and what happened to issues.
- **error**: the beginning of the annotation's message. A placeholder \`…\` stands for what differs between runs.
`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Keeps code unchanged, and escapes what Markdown would interpret in other text. */
function cell(text: string): string {
  const parts = text.replaceAll(/\p{Cc}/gu, ' ').split(/(`[^`]+`)/);
  return parts
    .map((part, index) => part.replaceAll(index % 2 === 1 ? /\|/g : /[|<>`*_[\]\\]/g, '\\$&'))
    .join('');
}
