// What the packages cost before the first line of the action runs.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bench } from './bench.ts';
import { type Command, type PairedTimes, pairedTimes } from './paired-runs.ts';

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

export async function imports({ repository, folder, node, pairs }: Bench): Promise<ImportRow[]> {
  const run = (script: string): Command => ({ file: node, args: [script], env: {} });
  const nothing = path.join(folder, 'nothing.js');
  await writeFile(nothing, '');
  const ncc = path.join(repository, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js');
  const rows: ImportRow[] = [];
  for (const [name, entry] of BUNDLED) {
    const out = path.join(folder, entry);
    const source = path.join(repository, 'lib', 'tools', 'bench', 'imports', `${entry}.js`);
    execFileSync(process.execPath, [ncc, 'build', source, '-o', out, '-q', '--no-cache'], {
      stdio: 'ignore',
    });
    rows.push({
      name,
      times: await pairedTimes(run(path.join(out, 'index.js')), run(nothing), { pairs: pairs.short }),
    });
  }
  return rows;
}
