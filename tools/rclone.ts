/**
 * Finds rclone as the deploy action does: the one in PATH if it is new enough, otherwise the download of the action. With
 * `--download`, it is always the download. The last line of the output is its version and path, as JSON. The demo and
 * the scripts run this as a process, because the toolkit prints commands for a runner.
 */
import path from 'node:path';
import { type Context, systemClock as clock } from '../src/context/context.ts';
import { type DownloadedRclone, downloadedRclone } from '../src/deploy/rclone/download-rclone.ts';
import { startRclone } from '../src/deploy/rclone/find-rclone.ts';
import { spawnInstalled } from '../src/deploy/rclone/rclone-process.ts';
import { isNewEnough, OLDEST_RCLONE } from '../src/deploy/rclone/rclone-version.ts';
import { DeployError } from '../src/errors.ts';
import { TOOL_CACHE } from './tool-cache.ts';

const { signal } = new AbortController();
const log: Context['log'] = { info: (line) => console.error(line), debug() {} };

/** A download that is too old for PATH is of no use to tests, which put it there. */
async function downloaded(): Promise<DownloadedRclone> {
  const found = await downloadedRclone('The tests deploy with rclone', { log, signal });
  if (isNewEnough(found.version)) return found;
  throw new DeployError(
    `The download for this system is rclone ${found.version}, older than ${OLDEST_RCLONE}.`,
  );
}

async function find(): Promise<DownloadedRclone> {
  if (process.argv[2] === '--download') return downloaded();
  const cwd = path.resolve();
  const rclone = await startRclone(spawnInstalled(cwd), cwd, Promise.resolve(), { log, clock, signal });
  await rclone.end();
  const { version, program } = rclone;
  return { version, program };
}

// The step of the demo uses the same folder.
process.env['RUNNER_TOOL_CACHE'] = TOOL_CACHE;
console.log(JSON.stringify(await find()));
