// Downloading and extracting, side by side with `aria2c`, `curl` and `tar`.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench, Row } from './bench.ts';
import { heavySite, noise, site } from './bundles.ts';
import { EmulatorProcess } from './emulator-process.ts';
import { type Command, pairedTimes, runOnce } from './paired-runs.ts';

/** What storages give one connection. */
const LIMITED = { bytesPerSecond: 20_000_000 };
const PAIRS = 7;

export async function transfers(bench: Bench): Promise<Row[]> {
  const { folder } = bench;
  const emulator = await EmulatorProcess.start();
  const [here, there] = [path.join(folder, 'here'), path.join(folder, 'there')];
  const prepare = async () => {
    for (const place of [here, there]) await rm(place, { recursive: true, force: true });
  };
  async function compare(
    name: string,
    target: number,
    settings: { archive: string; bytesPerSecond?: number },
    inputs: Readonly<Record<string, string>>,
    script: (url: string) => string,
  ): Promise<Row> {
    console.error(`${name} ...`);
    const { jobId, bundleUrl } = await emulator.readyJob(settings);
    const action = bench.action({ 'job-id': jobId, 'base-url': emulator.baseUrl, path: here, ...inputs });
    return {
      name,
      target,
      times: await pairedTimes(action, shell(script(bundleUrl)), { pairs: PAIRS, prepare }),
    };
  }
  const aria = (url: string) =>
    `aria2c -q -x8 -s8 -k1M --file-allocation=none -d ${there} -o bundle '${url}'`;
  /** The transfer without the rest of the action, in a process of its own. */
  async function alone(
    name: string,
    target: number,
    settings: { archive: string; bytesPerSecond?: number },
  ): Promise<Row> {
    console.error(`${name} ...`);
    const { bundleUrl } = await emulator.readyJob(settings);
    const script = path.join(bench.repository, 'lib', 'tools', 'bench', 'fetch.js');
    const transfer: Command = { file: bench.node, args: [script, bundleUrl, here], env: {} };
    return {
      name,
      target,
      times: await pairedTimes(transfer, shell(aria(bundleUrl)), { pairs: PAIRS, prepare }),
    };
  }
  const curlAndTar = (url: string) =>
    `mkdir -p ${there}/site && curl -sf -o ${there}/bundle '${url}' && tar xzf ${there}/bundle -C ${there}/site`;
  try {
    const archive = await noise(folder, 200);
    const large = await site(folder, 50_000);
    const small = await site(folder, 5000);
    const withExtract = { extract: 'true' };
    return [
      await alone('200 MB at 20 MB/s a connection, with SHA-256, against `aria2c -x8` without', 1.1, {
        archive,
        ...LIMITED,
      }),
      await alone('the same without a limit', 1.5, { archive }),
      await compare(
        '50,000 pages at 20 MB/s a connection, extracted, with digest, against `curl` then `tar xzf`',
        0.33,
        { archive: large, ...LIMITED },
        withExtract,
        curlAndTar,
      ),
      await compare('5,000 pages likewise', 0.4, { archive: small, ...LIMITED }, withExtract, curlAndTar),
      {
        name: 'extracting the 50,000 pages alone, with digest, against `tar xzf`',
        target: 0.8,
        times: await pairedTimes(
          extract(bench, large, here),
          shell(`mkdir ${there} && tar xzf ${large} -C ${there}`),
          {
            pairs: PAIRS,
            prepare,
          },
        ),
      },
    ];
  } finally {
    await emulator.stop();
  }
}

export interface MemoryRow {
  readonly name: string;
  /** Peak of the process, in MB. */
  readonly peak: number;
}

export async function memory(bench: Bench): Promise<MemoryRow[]> {
  const { folder } = bench;
  const emulator = await EmulatorProcess.start();
  const rows: MemoryRow[] = [];
  const measured = path.join(folder, 'memory');
  const hook = pathToFileURL(path.join(bench.repository, 'lib', 'tools', 'bench', 'report-memory.js')).href;
  const env = { NODE_OPTIONS: `--import=${hook}`, MEMORY_FILE: measured };
  try {
    const bundles = [
      ['50,000 pages, 613 MB extracted', await site(folder, 50_000)],
      ['a bundle of 50 MB', await heavySite(folder, 50)],
      ['a bundle of 1 GB', await heavySite(folder, 1000)],
    ] as const;
    for (const [name, archive] of bundles) {
      console.error(`${name} ...`);
      const { jobId } = await emulator.readyJob({ archive, ...LIMITED });
      const to = path.join(folder, 'here');
      const inputs = { 'job-id': jobId, 'base-url': emulator.baseUrl, path: to, extract: 'true' };
      await runOnce(bench.action(inputs, env));
      rows.push({ name, peak: Number(await readFile(measured, 'utf8')) });
      await rm(to, { recursive: true });
    }
    return rows;
  } finally {
    await emulator.stop();
  }
}

function shell(script: string): Command {
  return { file: 'bash', args: ['-c', `set -e; ${script}`], env: { PATH: process.env['PATH'] ?? '' } };
}

function extract({ node, repository }: Bench, archive: string, folder: string): Command {
  const script = path.join(repository, 'lib', 'tools', 'bench', 'extract.js');
  return { file: node, args: [script, archive, folder], env: {} };
}
