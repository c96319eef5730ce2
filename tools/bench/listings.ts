// Measures what the comparison with a manifest adds to a run, each part in separate processes.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { median } from './paired-runs.ts';
import type { Bench, Measured, Row } from './types.ts';

const RUNS = 11;

export function listings({ node, folder }: Bench): Row[] {
  const script = path.join(import.meta.dirname, 'manifest.js');
  const measure = async (part: string): Promise<Measured> => {
    const runs = Array.from({ length: RUNS }, (): number => {
      return JSON.parse(execFileSync(node, [script, folder], { encoding: 'utf8' }))[part];
    });
    return { value: median(runs) };
  };
  return [
    {
      name: 'a manifest of 50,000 files read and compared, both lists written',
      target: 250,
      unit: 'ms',
      measure: () => measure('comparison'),
    },
    {
      name: 'two manifests of 50,000 files read and compared, and the steps of the deployment planned',
      target: 150,
      unit: 'ms',
      measure: () => measure('plan'),
    },
  ];
}
