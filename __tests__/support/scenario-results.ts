/** Formats the results of the scenarios for the published tables. */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { annotationOf } from './check-result.ts';
import { REPOSITORY } from './repository.ts';
import type { ActionRun } from './run-built-action.ts';
import { assetsOf } from './run-scenario.ts';
import {
  BUNDLE,
  CHECKSUM,
  countRequests,
  OPERATIONS,
  type Operation,
  type Scenario,
  type ScenarioGroup,
} from './scenario.ts';

/** The cells of a row, as measured. */
export interface ScenarioResult {
  readonly step: 'success' | 'failure';
  readonly outcome: string;
  /** Empty on success. */
  readonly errorCode: string;
  readonly requests: string;
  readonly message: string;
  /** Statuses of the deployments that the run recorded, and the assets that it attached. */
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
  const before = 'before' in scenario ? scenario.before : undefined;
  const known = (given?.deployments?.length ?? 0) + (before?.length ?? 0);
  const recorded = (run.gitHub?.deployments ?? []).slice(known);
  const statuses = recorded.map(({ states }) => states.map(({ state }) => state).join(', ') || 'no status');
  const assets = Object.values(assetsOf(run));
  const issues = (run.gitHub?.issues ?? []).map(({ state, comments }, index) => {
    if (index >= (given?.issues?.length ?? 0)) return 'issue opened';
    if (state === 'closed' && given?.issues?.[index]?.state !== 'closed') return 'issue closed';
    return comments.length > 0 ? 'comment on the issue' : '';
  });
  return [
    ...statuses,
    ...issues.filter((issue) => issue !== ''),
    ...(assets.includes(BUNDLE) ? ['bundle attached'] : []),
    ...(assets.includes(CHECKSUM) ? ['checksum attached'] : []),
  ].join('; ');
}

/** Returns exact numbers, and `1+` for checks whose number depends on the speed of the machine. */
function requestsOf({ varies = [], expect }: Scenario, counts: Record<Operation, number>): string {
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

/** @returns the page with one table for each group between its markers */
export function scenariosPage(
  page: string,
  groups: readonly ScenarioGroup[],
  results: ReadonlyMap<string, ScenarioResult>,
): string {
  const tables = groups.map(({ title, prefix = '', scenarios }) => {
    const hasGitHub = scenarios.some((scenario) => 'gitHub' in scenario);
    const head = [
      'scenario',
      'step',
      '`outcome`',
      '`error-code`',
      'requests',
      ...(hasGitHub ? ['GitHub'] : []),
      'error',
    ];
    const rows = scenarios.map(({ name }) => {
      const { step, outcome, errorCode, requests, gitHub, message } = results.get(name) ?? MISSING;
      return [
        name.slice(prefix.length),
        step,
        outcome,
        errorCode,
        requests,
        ...(hasGitHub ? [gitHub] : []),
        message,
      ].map(cell);
    });
    return `## ${title}\n\n${table(head, rows)}`;
  });
  return filled(page, 'results', tables.join('\n\n'));
}

const MISSING: ScenarioResult = {
  step: 'failure',
  outcome: '',
  errorCode: '',
  requests: '',
  message: '',
  gitHub: '',
};

/** @returns the page with the number of scenarios of each group between its markers */
export function countsPage(page: string, groups: readonly ScenarioGroup[]): string {
  const rows = groups.map(({ title, scenarios }) => [cell(title), `${scenarios.length}`]);
  const total = groups.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
  return filled(page, 'counts', table(['subject', 'scenarios'], [...rows, ['**all**', `**${total}**`]]));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function filled(page: string, marker: string, text: string): string {
  const [begin, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const [before = '', after] = [page.split(begin)[0], page.split(end)[1]];
  if (after === undefined) throw new Error(`The page has no ${begin} … ${end}.`);
  return `${before}${begin}\n${text}\n${end}${after}`;
}

/** Keeps code unchanged, and escapes what Markdown would interpret in other text. */
function cell(text: string): string {
  const parts = text.replaceAll(/\p{Cc}/gu, ' ').split(/(`[^`]+`)/);
  return parts
    .map((part, index) => part.replaceAll(index % 2 === 1 ? /\|/g : /[|<>`*_[\]\\]/g, '\\$&'))
    .join('');
}
