// Compares a complete run of the action with a pasted script, for a small bundle: it shows what the action costs if
// nothing waits.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jobOf } from './bundle-server.ts';
import { site } from './bundles.ts';
import { compare } from './paired-runs.ts';
import { withRoundTrips } from './round-trips.ts';
import type { Bench, Measured, Row } from './types.ts';

/** This many pages make a bundle of about 100 kB. */
export const SMALL_PAGES = 60;
const ROUND_TRIP_MS = 30;

export function wholeRuns(bench: Bench): Row[] {
  const { server, emulator } = bench;
  return [
    {
      name: '100 kB, everything from start to hash, against a script of 4 calls of `curl` with `jq`',
      target: 0.85,
      measure: () => againstScript(bench, emulator.baseUrl, {}),
    },
    {
      name: 'the same over TLS with round trips of 30 ms',
      target: 0.85,
      async measure() {
        const origin = await withRoundTrips(server.secure, ROUND_TRIP_MS);
        const job = jobOf(await site(bench.folder, SMALL_PAGES), `${origin}/plain`);
        const trust = { CURL_CA_BUNDLE: server.certificate, NODE_EXTRA_CA_CERTS: server.certificate };
        return againstScript(bench, origin, trust, () => emulator.setNextJob(job));
      },
    },
  ];
}

/** @param before called before every run */
function againstScript(
  { folder, repository, action, pairs, emulator }: Bench,
  baseUrl: string,
  trust: Readonly<Record<string, string>>,
  before?: () => void,
): Promise<Measured> {
  const files = {
    GITHUB_OUTPUT: path.join(folder, 'output'),
    GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
  };
  const prepare = async () => {
    before?.();
    await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
  };
  const script = {
    file: 'bash',
    args: [path.join(repository, 'tools', 'bench', 'shell-loop.sh')],
    env: {
      ...files,
      ...trust,
      PATH: process.env['PATH'] ?? '',
      API_KEY: emulator.apiKey,
      DOMAIN: emulator.domain,
      BASE_URL: baseUrl,
      FOLDER: path.join(folder, 'shell'),
    },
  };
  const inputs = { domain: emulator.domain, 'base-url': baseUrl, path: path.join(folder, 'action') };
  return compare(action(inputs, { ...files, ...trust }), script, { pairs: pairs.short, prepare });
}
