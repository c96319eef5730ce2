// Compares downloading and extracting with `aria2c`, `curl`, and `tar`, and measures the memory of both.
import { statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundled } from './bundled.ts';
import { noise, site } from './bundles.ts';
import { compare, peakMemory } from './paired-runs.ts';
import type { Bench, Command, Measured, Row } from './types.ts';

const NOISE_BYTES = 200_000_000;

export function transfers(bench: Bench): Row[] {
  const { folder, server } = bench;
  const [here, there] = [path.join(folder, 'here'), path.join(folder, 'there')];
  const against = (script: string, action: Command) => {
    const prepare = async () => {
      await rm(here, { recursive: true, force: true });
      await rm(there, { recursive: true, force: true });
      await mkdir(there);
    };
    const env = { PATH: process.env['PATH'] ?? '' };
    const shell = { file: 'bash', args: ['-c', `set -e; ${script}`], env };
    return compare(action, shell, { pairs: bench.pairs.long, prepare });
  };
  /** Measures the transfer without the rest of the action. */
  const alone = async (route: 'plain' | 'limited'): Promise<Measured> => {
    const url = server.urlOf(noise(folder, NOISE_BYTES), route);
    const options = `-q -x8 -s8 -k1M --file-allocation=none -d ${there} -o bundle`;
    return against(`aria2c ${options} '${url}'`, await fetchAlone(bench, route, here));
  };
  /** Measures a complete run of the action with `extract`. */
  const extracted = async (pages: number): Promise<Measured> => {
    const file = await site(folder, pages);
    const download = `curl -sf -o ${there}/bundle '${server.urlOf(file, 'limited')}'`;
    const script = `mkdir ${there}/site; ${download}; tar xzf ${there}/bundle -C ${there}/site`;
    return against(script, await extraction(bench, file, here));
  };
  return [
    {
      name: '200 MB at 20 MB/s a connection, with SHA-256, against `aria2c -x8` without',
      target: 1,
      needs: ['aria2c'],
      measure: () => alone('limited'),
    },
    { name: 'the same without a limit', target: 2.4, needs: ['aria2c'], measure: () => alone('plain') },
    {
      name: '50,000 pages at 20 MB/s a connection, extracted, with digest, against `curl` then `tar xzf`',
      target: 0.25,
      measure: () => extracted(50_000),
    },
    { name: 'the same with 5,000 pages', target: 0.33, measure: () => extracted(5000) },
    {
      name: 'extracting the 50,000 pages alone, with digest, against `tar xzf`',
      target: 0.75,
      async measure() {
        const archive = await site(folder, 50_000);
        const args = [await bundled(bench, 'extract'), archive, here];
        return against(`tar xzf ${archive} -C ${there}`, { file: bench.node, args, env: {} });
      },
    },
  ];
}

/** Measures peak memory use, each in a separate process. */
export function memory(bench: Bench): Row[] {
  const to = path.join(bench.folder, 'here');
  const needs = ['python3'];
  async function peak(command: Command): Promise<Measured> {
    await rm(to, { recursive: true, force: true });
    const value = await peakMemory(command);
    await rm(to, { recursive: true, force: true });
    return { value };
  }
  return [
    {
      name: 'memory of 50,000 pages, extracted',
      target: 200,
      unit: 'MB',
      needs,
      measure: async () => peak(await extraction(bench, await site(bench.folder, 50_000), to)),
    },
    {
      name: 'memory of 200 MB, downloaded alone',
      target: 150,
      unit: 'MB',
      needs,
      measure: async () => peak(await fetchAlone(bench, 'limited', to)),
    },
  ];
}

/** A run that resumes a completed job whose bundle is this file. */
async function extraction({ server, emulator, action }: Bench, file: string, to: string): Promise<Command> {
  const { baseUrl, apiKey, domain } = emulator;
  emulator.setNextJob(server.jobOf(file, 'limited'));
  const response = await fetch(`${baseUrl}/v1/static-export/jobs`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ domain }),
  });
  const { jobId } = (await response.json()) as { jobId: string };
  return action({ 'job-id': jobId, 'base-url': baseUrl, path: to, extract: 'true' });
}

async function fetchAlone(bench: Bench, route: 'plain' | 'limited', to: string): Promise<Command> {
  const file = noise(bench.folder, NOISE_BYTES);
  const args = [await bundled(bench, 'fetch'), bench.server.urlOf(file, route), `${statSync(file).size}`, to];
  return { file: bench.node, args, env: {} };
}
