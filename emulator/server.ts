/**
 * The emulator as a process that the emulator action starts and leaves running. Its arguments are its own folder and
 * the number of pages of each site. It reports once: it listens, or it could not start.
 */
import { existsSync } from 'node:fs';
import type { Report } from '../src/emulator/ready.ts';
import { startEmulator } from './emulator.ts';

/** The post step ends it. If that never ran, it ends when its folder is removed, or after GitHub's longest job (5 days). */
const MAX_LIFETIME_MS = 6 * 24 * 3_600_000;
const CHECK_INTERVAL_MS = 1000;

const [folder = '', pages] = process.argv.slice(2);
const report = (message: Report) => process.send?.(message);
try {
  const emulator = await startEmulator({ pages: Number(pages) });
  const end = () => emulator.close().finally(() => process.exit());
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, end);
  const endsAt = performance.now() + MAX_LIFETIME_MS;
  setInterval(() => {
    if (performance.now() > endsAt || !existsSync(folder)) end();
  }, CHECK_INTERVAL_MS);
  const { baseUrl, apiKey, domain, projectId, agentJobId, healthKey } = emulator;
  report({ ready: { baseUrl, apiKey, domain, projectId, agentJobId }, healthKey });
} catch (error) {
  report({ failed: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
