// Measures what the comparison with a manifest adds to a run, each part in separate processes.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { median } from './paired-runs.ts';
import type { Bench, Row } from './types.ts';

const RUNS = 11;

export function listings({ node, folder }: Bench): Row[] {
  const script = path.join(import.meta.dirname, 'processes', 'manifest.js');
  const run = (): Record<string, number> =>
    JSON.parse(execFileSync(node, [script, folder], { encoding: 'utf8' }));
  const row = (part: string, target: number, name: string): Row => ({
    name,
    target,
    unit: 'ms',
    measure: async () => ({ value: median(Array.from({ length: RUNS }, () => run()[part] ?? Number.NaN)) }),
  });
  return [
    row('comparison', 250, 'a manifest of 50,000 files read and compared, both lists written'),
    row(
      'plan',
      150,
      'two manifests of 50,000 files read and compared, and the steps of the deployment planned',
    ),
  ];
}
