// Compares downloading and extracting with `aria2c`, `curl`, and `tar`, and measures the memory.
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { jobOf } from './bundle-server.ts';
import { noise, site } from './bundles.ts';
import { compare, peakMemory } from './paired-runs.ts';
import type { Bench, Command, Row } from './types.ts';

const NOISE_BYTES = 200_000_000;
const PAGES = 50_000;

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
  return [
    {
      name: '200 MB at 20 MB/s a connection, with SHA-256, against `aria2c -x8` without',
      target: 1,
      needs: ['aria2c'],
      /** The transfer without the rest of the action. */
      async measure() {
        const url = `${server.origin}/${path.basename(noise(folder, NOISE_BYTES))}`;
        const options = `-q -x8 -s8 -k1M --file-allocation=none -d ${there} -o bundle`;
        const args = [bundledFetch(bench), url, `${NOISE_BYTES}`, here];
        return against(`aria2c ${options} '${url}'`, { file: node, args, env: {} });
      },
    },
    {
      name: '50,000 pages at 20 MB/s a connection, extracted, with digest, against `curl` then `tar xzf`',
      target: 0.25,
      async measure() {
        const file = await site(folder, PAGES);
        const download = `curl -sf -o ${there}/bundle '${server.origin}/${path.basename(file)}'`;
        const script = `mkdir ${there}/site; ${download}; tar xzf ${there}/bundle -C ${there}/site`;
        return against(script, await extraction(bench, file, here));
      },
    },
    {
      name: 'memory of 50,000 pages, extracted',
      target: 200,
      unit: 'MB',
      needs: ['python3'],
      async measure() {
        await empty();
        const value = await peakMemory(await extraction(bench, await site(folder, PAGES), here));
        await empty();
        return { value };
      },
    },
  ];
}

/** A complete run, which resumes a completed job whose bundle is this file. */
async function extraction({ server, emulator, action }: Bench, file: string, to: string): Promise<Command> {
  const { baseUrl, apiKey, domain } = emulator;
  emulator.setNextJob(jobOf(file, server));
  const response = await fetch(`${baseUrl}/v1/static-export/jobs`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ domain }),
  });
  const { jobId } = (await response.json()) as { jobId: string };
  return action({ 'job-id': jobId, 'base-url': baseUrl, path: to, extract: 'true' });
}

/**
 * Bundles `fetch.ts` as the action is bundled. Otherwise, a quarter of the measured time is loading modules one by one.
 *
 * @returns the file that Node runs
 */
function bundledFetch({ repository, folder }: Bench): string {
  const out = path.join(folder, 'fetch');
  const ncc = path.join(repository, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js');
  const source = path.join(import.meta.dirname, 'fetch.js');
  const options = ['--out', out, '--external', 'undici', '--no-cache', '--quiet'];
  execFileSync(process.execPath, [ncc, 'build', source, ...options], { stdio: 'inherit' });
  const stub = path.join(repository, 'src', 'entries', 'actions', 'no-undici.cjs');
  cpSync(stub, path.join(out, 'node_modules', 'undici', 'index.js'));
  return path.join(out, 'index.js');
}
