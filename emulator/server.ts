/**
 * The emulator as a process that the emulator action starts and leaves running. Its arguments are its own folder and
 * the pages of each site. It reports once, whether it listens or could not start.
 */
import { existsSync } from 'node:fs';
import type { Report } from '../src/emulator/ready.ts';
import { startEmulator } from './emulator.ts';

/** The closing step ends it; where that never ran, it ends when the runner tidies up, or after GitHub's longest job, which is five days. */
const LONGEST_LIFE_MS = 6 * 24 * 3_600_000;
const LOOK_AGAIN_MS = 1000;

const [folder = '', pages] = process.argv.slice(2);
const report = (told: Report) => process.send?.(told);
try {
  const emulator = await startEmulator({ pages: Number(pages) });
  const end = () => emulator.close().finally(() => process.exit());
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, end);
  const endsAt = performance.now() + LONGEST_LIFE_MS;
  setInterval(() => {
    if (performance.now() > endsAt || !existsSync(folder)) end();
  }, LOOK_AGAIN_MS);
  const { baseUrl, apiKey, domain, projectId, agentJobId } = emulator;
  report({ ready: { baseUrl, apiKey, domain, projectId, agentJobId } });
} catch (error) {
  report({ failed: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
