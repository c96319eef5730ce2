/**
 * The emulator as a process that the emulator action starts and leaves running. Its first argument is the folder that
 * contains its settings, and the second one is the number of pages of each site. It sends one report: that it listens,
 * or why it could not start.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS_FILE, type StartReport } from '../src/emulator-action/messages.ts';
import { startEmulator } from './emulator.ts';
import { parseSettings, settingsProblem } from './settings/parse-settings.ts';

/** The emulator ends when the post step removes its settings, or else after GitHub's longest job (5 days). */
const MAX_LIFETIME_MS = 6 * 24 * 3_600_000;
const CHECK_INTERVAL_MS = 1000;

const [folder = '', pages] = process.argv.slice(2);
const report = (message: StartReport) => process.send?.(message);
try {
  const file = path.join(folder, SETTINGS_FILE);
  const settings = parseSettings(readFileSync(file, 'utf8'));
  const emulator = await startEmulator({ pages: Number(pages), ...settings }, undefined, console.log);
  const end = () => emulator.close().finally(() => process.exit());
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, end);
  const endsAt = performance.now() + MAX_LIFETIME_MS;
  setInterval(() => {
    if (performance.now() > endsAt || !existsSync(file)) end();
  }, CHECK_INTERVAL_MS);
  const { baseUrl, apiKey, domain, projectId, agentJobId } = emulator;
  const ids = { 'project-id': projectId, 'agent-job-id': agentJobId };
  report({ ready: { 'base-url': baseUrl, 'api-key': apiKey, domain, ...ids } });
} catch (error) {
  const badSettings = settingsProblem(error);
  const failed = error instanceof Error ? error.message : String(error);
  report(badSettings === undefined ? { failed } : { badSettings });
  process.exitCode = 1;
}
