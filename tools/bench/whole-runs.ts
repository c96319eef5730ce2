// A complete run of the action against a pasted script, with a small bundle: what the action costs where nothing waits.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from './bundles.ts';
import { pairedTimes } from './paired-runs.ts';
import { type Bench, type Plan, serverOf } from './types.ts';

/** They make a bundle of about 100 kB. */
export const SMALL_PAGES = 60;

export function wholeRuns(bench: Bench): Plan[] {
  const name = '100 kB, everything from start to hash';
  return [
    {
      name: `${name}, against a script of 4 calls of \`curl\` with \`jq\``,
      target: 0.85,
      needs: [],
      measure: () => compare(bench, { calls: 4, baseUrl: bench.emulator.baseUrl }),
    },
    {
      name: `${name}, against a script of 5 calls of \`curl\` with \`jq\``,
      target: 0.8,
      needs: [],
      measure: () => compare(bench, { calls: 5, baseUrl: bench.emulator.baseUrl }),
    },
    {
      name: `${name}, over TLS with round trips of 30 ms, against a script of 4 calls`,
      target: 0.7,
      needs: ['go'],
      async measure() {
        const server = serverOf(bench);
        const small = await site(bench.folder, SMALL_PAGES);
        return compare(bench, {
          calls: 4,
          baseUrl: server.origin('far'),
          certificate: server.certificate,
          setNextJob: () => bench.emulator.setNextJob(server.jobOf(small, 'far')),
        });
      },
    },
  ];
}

interface Comparison {
  readonly calls: number;
  readonly baseUrl: string;
  /** File of a certificate to trust. */
  readonly certificate?: string;
  /** Called before each run. */
  readonly setNextJob?: () => void;
}

function compare(bench: Bench, { calls, baseUrl, certificate, setNextJob }: Comparison) {
  const { folder, repository, action, pairs, emulator } = bench;
  const files = {
    GITHUB_OUTPUT: path.join(folder, 'output'),
    GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
  };
  const prepare = async () => {
    setNextJob?.();
    await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
  };
  const script = {
    file: 'bash',
    args: [path.join(repository, 'tools', 'bench', 'shell-loop.sh')],
    env: {
      ...files,
      PATH: process.env['PATH'] ?? '',
      CALLS: String(calls),
      API_KEY: emulator.apiKey,
      DOMAIN: emulator.domain,
      BASE_URL: baseUrl,
      FOLDER: path.join(folder, 'shell'),
      ...(certificate === undefined ? {} : { CURL_CA_BUNDLE: certificate }),
    },
  };
  const inputs = { domain: emulator.domain, 'base-url': baseUrl, path: path.join(folder, 'action') };
  const env = { ...files, ...(certificate === undefined ? {} : { NODE_EXTRA_CA_CERTS: certificate }) };
  return pairedTimes(action(inputs, env), script, { pairs: pairs.short, prepare });
}
