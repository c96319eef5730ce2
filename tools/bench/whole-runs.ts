// A complete run of the action against a pasted script, with a small bundle: what the action costs where nothing waits.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startEmulator } from '../../emulator/emulator.ts';
import type { Bench, Row } from './bench.ts';
import { pairedTimes } from './paired-runs.ts';

export async function wholeRuns({ folder, repository, action, pairs }: Bench): Promise<Row[]> {
  // Sixty pages make a bundle of about 100 kB.
  const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 60 });
  const files = {
    GITHUB_OUTPUT: path.join(folder, 'output'),
    GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
  };
  const prepare = async () => {
    await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
  };
  const rows: Row[] = [];
  for (const calls of [4, 5]) {
    const script = {
      file: 'bash',
      args: [path.join(repository, 'tools', 'bench', 'shell-loop.sh')],
      env: {
        ...files,
        PATH: process.env['PATH'] ?? '',
        CALLS: String(calls),
        API_KEY: emulator.apiKey,
        DOMAIN: emulator.domain,
        BASE_URL: emulator.baseUrl,
        FOLDER: path.join(folder, 'shell'),
      },
    };
    const inputs = {
      domain: emulator.domain,
      'base-url': emulator.baseUrl,
      path: path.join(folder, 'action'),
    };
    rows.push({
      name: `100 kB, everything from start to hash, against a script of ${calls} calls of \`curl\` with \`jq\``,
      times: await pairedTimes(action(inputs, files), script, { pairs, prepare }),
      target: 1,
    });
  }
  await emulator.close();
  return rows;
}
