// What the manifest and the lists of changed files add to a run.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Bench } from './types.ts';

export interface ListingRow {
  readonly name: string;
  /** Median, in milliseconds. */
  readonly ms: number;
  readonly target: number;
}

const RUNS = 11;

export function listings({ node, repository, folder }: Bench): ListingRow[] {
  const script = path.join(repository, 'lib', 'tools', 'bench', 'manifest.js');
  const runs = Array.from({ length: RUNS }, (): Record<string, number> => {
    return JSON.parse(execFileSync(node, [script, folder], { encoding: 'utf8' }));
  });
  const median = (part: string) => {
    const sorted = runs.map((run) => run[part] ?? Number.NaN).sort((a, b) => a - b);
    return sorted[(RUNS - 1) / 2] ?? Number.NaN;
  };
  return [
    { name: 'the manifest, written', ms: median('manifest'), target: 60 },
    {
      name: 'a previous manifest read and compared, both lists written',
      ms: median('comparison'),
      target: 250,
    },
  ];
}
