// Compares a complete run of the action with a pasted script, for a small bundle: it shows what the action costs if
// nothing waits.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compare } from './paired-runs.ts';
import type { Bench, Measured, Row } from './types.ts';

/** This many pages make a bundle of about 100 kB. */
export const SMALL_PAGES = 60;

export function wholeRuns(bench: Bench): Row[] {
  return [
    {
      name: '100 kB, everything from start to hash, against a script of 4 calls of `curl` with `jq`',
      target: 0.85,
      measure: () => againstScript(bench),
    },
  ];
}

function againstScript({ folder, repository, action, pairs, emulator }: Bench): Promise<Measured> {
  const { baseUrl, apiKey, domain } = emulator;
  const files = {
    GITHUB_OUTPUT: path.join(folder, 'output'),
    GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
  };
  const prepare = async () => {
    await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
  };
  const script = {
    file: 'bash',
    args: [path.join(repository, 'tools', 'bench', 'shell-loop.sh')],
    env: {
      ...files,
      PATH: process.env['PATH'] ?? '',
      API_KEY: apiKey,
      DOMAIN: domain,
      BASE_URL: baseUrl,
      FOLDER: path.join(folder, 'shell'),
    },
  };
  const inputs = { domain, 'base-url': baseUrl, path: path.join(folder, 'action') };
  return compare(action(inputs, files), script, { pairs: pairs.short, prepare });
}
