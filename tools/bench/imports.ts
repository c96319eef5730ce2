// What the packages cost before the first line of the action runs.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundled } from './bundled.ts';
import { type Command, type PairedTimes, pairedTimes } from './paired-runs.ts';
import type { Bench } from './types.ts';

export interface ImportRow {
  readonly name: string;
  /** The bundle, and an empty script. */
  readonly times: PairedTimes;
}

const BUNDLED = [
  ['Node’s own HTTP client', 'node-http'],
  ['`@actions/core`', 'core'],
  ['`@actions/core`, `@actions/http-client`', 'core-and-http-client'],
  ['the same and `valibot`', 'core-http-client-valibot'],
] as const;

export async function imports(bench: Bench): Promise<ImportRow[]> {
  const { folder, node, pairs } = bench;
  const run = (script: string): Command => ({ file: node, args: [script], env: {} });
  const nothing = path.join(folder, 'nothing.js');
  await writeFile(nothing, '');
  const rows: ImportRow[] = [];
  for (const [name, entry] of BUNDLED) {
    const script = bundled(bench, path.join('imports', entry));
    rows.push({
      name,
      times: await pairedTimes(run(script), run(nothing), { pairs: pairs.short }),
    });
  }
  return rows;
}
