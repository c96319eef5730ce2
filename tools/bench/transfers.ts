// Downloading and extracting, side by side with `aria2c`, `curl`, `tar` and `unzip`.
import { statSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from './bundle-server.ts';
import { bundled } from './bundled.ts';
import { heavySite, noise, site } from './bundles.ts';
import { startGitHubStub } from './github-stub.ts';
import { type Command, type PairedTimes, pairedTimes, runOnce } from './paired-runs.ts';
import { type Bench, type Plan, serverOf } from './types.ts';

const MEGABYTES = 200;

export function transfers(bench: Bench): Plan[] {
  const { folder } = bench;
  const [here, there] = [path.join(folder, 'here'), path.join(folder, 'there')];
  async function compare(action: Command, script: string) {
    const prepare = async () => {
      await rm(here, { recursive: true, force: true });
      await rm(there, { recursive: true, force: true });
      await mkdir(there);
    };
    return pairedTimes(action, shell(script), { pairs: bench.pairs.long, prepare });
  }

  const aria = (url: string) =>
    `aria2c -q -x8 -s8 -k1M --file-allocation=none --ca-certificate=${serverOf(bench).certificate} -d ${there} -o bundle '${url}'`;
  /** The transfer without the rest of the action, in a process of its own. */
  function alone(name: string, target: number, route: Route, thenHash = ''): Plan {
    return {
      name,
      target,
      needs: ['go', 'aria2c'],
      async measure() {
        const url = serverOf(bench).urlOf(await noise(folder, MEGABYTES), route);
        return compare(await fetchAlone(bench, route, here), `${aria(url)}${thenHash}`);
      },
    };
  }
  const thenHash = `; sha256sum ${there}/bundle`;

  /** A complete run of the action with `extract`. */
  function extracted(
    name: string,
    target: number,
    archive: () => Promise<string>,
    unpack: string,
    needs: Plan['needs'] = ['go'],
  ): Plan {
    return {
      name,
      target,
      needs,
      async measure() {
        const server = serverOf(bench);
        const file = await archive();
        const inputs = {
          'job-id': await server.completedJob(file, 'limited'),
          'base-url': bench.emulator.baseUrl,
          path: here,
          extract: 'true',
        };
        const url = server.urlOf(file, 'limited');
        const script = `mkdir ${there}/site; curl -sf -o ${there}/bundle '${url}'; ${unpack}`;
        return compare(bench.action(inputs), script);
      },
    };
  }
  const untar = `tar xzf ${there}/bundle -C ${there}/site`;

  return [
    alone('200 MB at 20 MB/s a connection, with SHA-256, against `aria2c -x8` without', 1, 'limited'),
    alone('the same without a limit', 2.2, 'plain'),
    alone('the same without a limit, against `aria2c -x8` then `sha256sum`', 1, 'plain', thenHash),
    alone('200 MB over TLS without a limit, with SHA-256, against `aria2c -x8` without', 2.2, 'secure'),
    alone('the same over TLS, against `aria2c -x8` then `sha256sum`', 1, 'secure', thenHash),
    extracted(
      '50,000 pages at 20 MB/s a connection, extracted, with digest, against `curl` then `tar xzf`',
      0.25,
      () => site(folder, 50_000),
      untar,
    ),
    extracted('5,000 pages likewise', 0.33, () => site(folder, 5000), untar),
    extracted(
      '5,000 pages in a zip likewise, against `curl` then `unzip`',
      0.5,
      () => site(folder, 5000, { format: 'zip' }),
      `unzip -q ${there}/bundle -d ${there}/site`,
      ['go', 'unzip'],
    ),
    {
      name: '5,000 pages, extracted, with `environment` and `list-changes`, against the same without `list-changes`',
      needs: ['go'],
      measure: () => listingChanges(bench, here),
    },
    {
      name: 'extracting the 50,000 pages alone, with digest, against `tar xzf`',
      target: 0.75,
      needs: [],
      async measure() {
        const archive = await site(folder, 50_000);
        const extract = { file: bench.node, args: [bundled(bench, 'extract'), archive, here], env: {} };
        return compare(extract, `tar xzf ${archive} -C ${there}`);
      },
    },
  ];
}

/** Each run finds another job live, of which fifty pages differ. */
async function listingChanges(bench: Bench, to: string): Promise<PairedTimes> {
  const { folder, emulator, pairs } = bench;
  const server = serverOf(bench);
  const liveJobId = await server.completedJob(await site(folder, 5000, { modified: 50 }), 'limited');
  const jobId = await server.completedJob(await site(folder, 5000), 'limited');
  const gitHub = await startGitHubStub(emulator.domain, liveJobId);
  const run = (listChanges: boolean) =>
    bench.action(
      {
        domain: emulator.domain,
        'job-id': jobId,
        'base-url': emulator.baseUrl,
        path: to,
        extract: 'true',
        environment: 'production',
        'github-token': 'ghs_bench',
        'job-status': 'success',
        'list-changes': String(listChanges),
      },
      gitHub.env,
    );
  const prepare = () => rm(to, { recursive: true, force: true });
  try {
    return await pairedTimes(run(true), run(false), { pairs: pairs.long, prepare });
  } finally {
    gitHub.close();
  }
}

async function fetchAlone(bench: Bench, route: Route, to: string): Promise<Command> {
  const server = serverOf(bench);
  const file = await noise(bench.folder, MEGABYTES);
  const args = [bundled(bench, 'fetch'), server.urlOf(file, route), String(statSync(file).size), to];
  return { file: bench.node, args, env: { NODE_EXTRA_CA_CERTS: server.certificate } };
}

export interface MemoryRow {
  readonly name: string;
  /** Peak of the process, in MB. */
  readonly peak: number;
  readonly target: number | undefined;
}

/** Needs `go`. */
export async function memory(bench: Bench, isWanted: (name: string) => boolean): Promise<MemoryRow[]> {
  const { folder } = bench;
  const server = serverOf(bench);
  const to = path.join(folder, 'here');
  const measured = path.join(folder, 'memory');
  const hook = pathToFileURL(path.join(bench.repository, 'lib', 'tools', 'bench', 'report-memory.js')).href;
  async function peak(command: Command): Promise<number> {
    const env = { ...command.env, NODE_OPTIONS: `--import=${hook}`, MEMORY_FILE: measured };
    await rm(to, { recursive: true, force: true });
    await runOnce({ ...command, env });
    await rm(to, { recursive: true, force: true });
    return Number(await readFile(measured, 'utf8'));
  }
  /** A complete run, extracted. */
  async function run(archive: string): Promise<number> {
    const inputs = {
      'job-id': await server.completedJob(archive, 'limited'),
      'base-url': bench.emulator.baseUrl,
      path: to,
      extract: 'true',
    };
    return peak(bench.action(inputs));
  }
  const rows: MemoryRow[] = [];
  async function add(
    name: string,
    target: number | undefined,
    measure: () => Promise<number>,
  ): Promise<void> {
    if (!isWanted(name)) return;
    console.error(`${name} ...`);
    rows.push({ name, target, peak: await measure() });
  }
  await add('memory: 50,000 pages, 613 MB extracted', 170, async () => run(await site(folder, 50_000)));
  const fetch = (route: Route) => async () => peak(await fetchAlone(bench, route, to));
  await add('memory: 200 MB, downloaded alone', 90, fetch('limited'));
  await add('memory: 200 MB, downloaded alone over TLS without a limit', undefined, fetch('secure'));
  await add('memory: a bundle of 50 MB, extracted', undefined, async () => run(await heavySite(folder, 50)));
  await add('memory: a bundle of 1 GB, extracted', undefined, async () => run(await heavySite(folder, 1000)));
  return rows;
}

function shell(script: string): Command {
  return { file: 'bash', args: ['-c', `set -e; ${script}`], env: { PATH: process.env['PATH'] ?? '' } };
}
