// Downloading and extracting, side by side with `aria2c`, `curl`, and `tar`; and the memory that both take.
import { statSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled } from './bundled.ts';
import { noise, site } from './bundles.ts';
import { type Command, pairedTimes, runOnce } from './paired-runs.ts';
import type { Bench, Figure, Plan } from './types.ts';

const NOISE_BYTES = 200_000_000;

export function transfers(bench: Bench): Plan[] {
  const { folder, server } = bench;
  const [here, there] = [path.join(folder, 'here'), path.join(folder, 'there')];
  async function compare(action: Command, script: string) {
    const prepare = async () => {
      await rm(here, { recursive: true, force: true });
      await rm(there, { recursive: true, force: true });
      await mkdir(there);
    };
    const shell = {
      file: 'bash',
      args: ['-c', `set -e; ${script}`],
      env: { PATH: process.env['PATH'] ?? '' },
    };
    return pairedTimes(action, shell, { pairs: bench.pairs.long, prepare });
  }
  /** The transfer without the rest of the action. */
  const alone = (name: string, target: number, route: 'plain' | 'limited'): Plan => ({
    name,
    target,
    needs: ['aria2c'],
    async measure() {
      const url = server.urlOf(noise(folder, NOISE_BYTES), route);
      const options = `-q -x8 -s8 -k1M --file-allocation=none -d ${there} -o bundle`;
      return compare(fetchAlone(bench, route, here), `aria2c ${options} '${url}'`);
    },
  });
  /** A complete run of the action with `extract`. */
  const extracted = (name: string, target: number, pages: number): Plan => ({
    name,
    target,
    async measure() {
      const file = await site(folder, pages);
      const url = server.urlOf(file, 'limited');
      const script = `mkdir ${there}/site; curl -sf -o ${there}/bundle '${url}'; tar xzf ${there}/bundle -C ${there}/site`;
      return compare(await extraction(bench, file, here), script);
    },
  });
  return [
    alone('200 MB at 20 MB/s a connection, with SHA-256, against `aria2c -x8` without', 1, 'limited'),
    alone('the same without a limit', 2.4, 'plain'),
    extracted(
      '50,000 pages at 20 MB/s a connection, extracted, with digest, against `curl` then `tar xzf`',
      0.25,
      50_000,
    ),
    extracted('the same with 5,000 pages', 0.33, 5000),
    {
      name: 'extracting the 50,000 pages alone, with digest, against `tar xzf`',
      target: 0.75,
      async measure() {
        const archive = await site(folder, 50_000);
        const extract = { file: bench.node, args: [bundled(bench, 'extract'), archive, here], env: {} };
        return compare(extract, `tar xzf ${archive} -C ${there}`);
      },
    },
  ];
}

/** Peaks of memory, each in a process of its own. */
export function memory(bench: Bench): Figure[] {
  const to = path.join(bench.folder, 'here');
  const measured = path.join(bench.folder, 'memory');
  const hook = pathToFileURL(path.join(import.meta.dirname, 'report-memory.js')).href;
  async function peak(command: Command): Promise<number> {
    const env = { ...command.env, NODE_OPTIONS: `--import=${hook}`, MEMORY_FILE: measured };
    await rm(to, { recursive: true, force: true });
    await runOnce({ ...command, env });
    await rm(to, { recursive: true, force: true });
    return Number(await readFile(measured, 'utf8'));
  }
  return [
    {
      name: 'memory of 50,000 pages, extracted',
      target: 200,
      unit: 'MB',
      measure: async () => peak(await extraction(bench, await site(bench.folder, 50_000), to)),
    },
    {
      name: 'memory of 200 MB, downloaded alone',
      target: 150,
      unit: 'MB',
      measure: () => peak(fetchAlone(bench, 'limited', to)),
    },
  ];
}

async function extraction(bench: Bench, file: string, to: string): Promise<Command> {
  const jobId = await bench.server.completedJob(file, 'limited');
  return bench.action({ 'job-id': jobId, 'base-url': bench.emulator.baseUrl, path: to, extract: 'true' });
}

function fetchAlone(bench: Bench, route: 'plain' | 'limited', to: string): Command {
  const file = noise(bench.folder, NOISE_BYTES);
  const args = [bundled(bench, 'fetch'), bench.server.urlOf(file, route), String(statSync(file).size), to];
  return { file: bench.node, args, env: {} };
}
