// Compares downloading and extracting with `aria2c`, `curl`, and `tar`, and measures the memory of both.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { jobOf } from './bundle-server.ts';
import { noise, site } from './bundles.ts';
import { compare, peakMemory } from './paired-runs.ts';
import type { Bench, Command, Measured, Row } from './types.ts';

const NOISE_BYTES = 200_000_000;

export function transfers(bench: Bench): Row[] {
  const { folder, node, server, pairs } = bench;
  const [here, there] = [path.join(folder, 'here'), path.join(folder, 'there')];
  const empty = async () => {
    for (const used of [here, there]) await rm(used, { recursive: true, force: true });
    await mkdir(there);
  };
  const against = (script: string, action: Command) => {
    const env = { PATH: process.env['PATH'] ?? '' };
    const shell = { file: 'bash', args: ['-c', `set -e; ${script}`], env };
    return compare(action, shell, { pairs: pairs.long, prepare: empty });
  };
  const memoryOf = async (command: Command): Promise<Measured> => {
    await empty();
    const value = await peakMemory(command);
    await empty();
    return { value };
  };
  const alone = (entry: string, ...args: readonly string[]): Command => {
    return { file: node, args: [bundled(bench, entry), ...args, here], env: {} };
  };
  /** The transfer without the rest of the action. */
  const fetching = (speed: 'plain' | 'limited') => {
    const file = noise(folder, NOISE_BYTES);
    const url = `${server[speed]}/${path.basename(file)}`;
    return { url, command: alone('fetch', url, `${statSync(file).size}`) };
  };
  const againstAria = (speed: 'plain' | 'limited') => {
    const { url, command } = fetching(speed);
    const options = `-q -x8 -s8 -k1M --file-allocation=none -d ${there} -o bundle`;
    return against(`aria2c ${options} '${url}'`, command);
  };
  const againstCurl = async (pages: number) => {
    const file = await site(folder, pages);
    const download = `curl -sf -o ${there}/bundle '${server.limited}/${path.basename(file)}'`;
    const script = `mkdir ${there}/site; ${download}; tar xzf ${there}/bundle -C ${there}/site`;
    return against(script, await extraction(bench, file, here));
  };
  return [
    {
      name: '200 MB at 20 MB/s a connection, with SHA-256, against `aria2c -x8` without',
      target: 1,
      needs: ['aria2c'],
      measure: () => againstAria('limited'),
    },
    { name: 'the same without a limit', target: 2.4, needs: ['aria2c'], measure: () => againstAria('plain') },
    {
      name: '50,000 pages at 20 MB/s a connection, extracted, with digest, against `curl` then `tar xzf`',
      target: 0.25,
      measure: () => againstCurl(50_000),
    },
    { name: 'the same with 5,000 pages', target: 0.33, measure: () => againstCurl(5000) },
    {
      name: 'extracting the 50,000 pages alone, with digest, against `tar xzf`',
      target: 0.75,
      async measure() {
        const archive = await site(folder, 50_000);
        return against(`tar xzf ${archive} -C ${there}`, alone('extract', archive));
      },
    },
    {
      name: 'memory of 50,000 pages, extracted',
      target: 200,
      unit: 'MB',
      needs: ['python3'],
      measure: async () => memoryOf(await extraction(bench, await site(folder, 50_000), here)),
    },
    {
      name: 'memory of 200 MB, downloaded alone',
      target: 150,
      unit: 'MB',
      needs: ['python3'],
      measure: () => memoryOf(fetching('limited').command),
    },
  ];
}

/** A complete run, which resumes a completed job whose bundle is this file. */
async function extraction({ server, emulator, action }: Bench, file: string, to: string): Promise<Command> {
  const { baseUrl, apiKey, domain } = emulator;
  emulator.setNextJob(jobOf(file, server.limited));
  const response = await fetch(`${baseUrl}/v1/static-export/jobs`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ domain }),
  });
  const { jobId } = (await response.json()) as { jobId: string };
  return action({ 'job-id': jobId, 'base-url': baseUrl, path: to, extract: 'true' });
}

/**
 * Bundles a script as the action is bundled. Otherwise, a quarter of the measured time is loading modules one by one.
 *
 * @param entry name of a script in `tools/bench/processes`, without its extension
 * @returns the file that Node runs
 */
function bundled({ repository, folder }: Bench, entry: string): string {
  const out = path.join(folder, 'bundled', entry);
  const file = path.join(out, 'index.js');
  if (existsSync(file)) return file;
  const ncc = path.join(repository, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js');
  const source = path.join(import.meta.dirname, 'processes', `${entry}.js`);
  const options = ['--out', out, '--external', 'undici', '--no-cache', '--quiet'];
  execFileSync(process.execPath, [ncc, 'build', source, ...options], { stdio: 'inherit' });
  const stub = path.join(repository, 'src', 'entries', 'actions', 'no-undici.cjs');
  cpSync(stub, path.join(out, 'node_modules', 'undici', 'index.js'));
  return file;
}
