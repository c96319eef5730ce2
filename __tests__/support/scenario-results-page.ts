/** Writes the results of the fault matrix into `docs/reliability.md`. */
import type { ScenarioGroup } from './run-scenario.ts';

export interface MatrixResult {
  readonly exitCode: number | null;
  /** Of the one annotation. */
  readonly message: string | undefined;
}

const [BEGIN, END] = ['<!-- results -->', '<!-- /results -->'];

/** @returns the page with the part between its markers made anew */
export function reliabilityPage(
  page: string,
  groups: readonly ScenarioGroup[],
  results: ReadonlyMap<string, MatrixResult>,
): string {
  const tables = groups.map(({ title, scenarios }) => {
    const rows = scenarios.map(({ name, expect: { outcome, requests = {} } }) => {
      const result = results.get(name);
      const counted = Object.entries(requests).map(([what, number]) => `${what} ${number}`);
      const cells = [cell(name), result?.exitCode === 0 ? 'success' : 'failure', outcome, counted.join(', ')];
      return `| ${cells.join(' | ')} |`;
    });
    return [
      `### ${title}`,
      '',
      '| what happens | step | `outcome` | requests |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n');
  });
  const [before = '', after = ''] = [page.split(BEGIN)[0], page.split(END)[1]];
  return `${before}${BEGIN}\n${results.size} scenarios.\n\n${tables.join('\n\n')}\n${END}${after}`;
}

function cell(text: string): string {
  return text.replaceAll(/[|<>`*_[\]\\]/g, (character) => `\\${character}`).replaceAll(/\p{Cc}/gu, ' ');
}
