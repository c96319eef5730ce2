// Measures what the comparison with a manifest adds to a run, each part in separate processes.
import path from 'node:path';
import { median, outputOf } from './paired-runs.ts';
import type { Bench, Row } from './types.ts';

const RUNS = 11;

export function listings({ node, folder }: Bench): Row[] {
  const script = path.join(import.meta.dirname, 'processes', 'manifest.js');
  const row = (part: 'comparison' | 'plan', target: number, name: string): Row => ({
    name,
    target,
    unit: 'ms',
    async measure() {
      const times: number[] = [];
      while (times.length < RUNS)
        times.push(JSON.parse(await outputOf({ file: node, args: [script, folder], env: {} }))[part]);
      return { value: median(times) };
    },
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
