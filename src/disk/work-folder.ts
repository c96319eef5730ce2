/**
 * The hidden folder that holds everything unfinished: the partial bundle, the staged site, and what is being replaced.
 * One name is all that a later clean-up needs to know.
 *
 * The name contains the machine and the process, so that a run can remove what a killed run left, and never what a
 * parallel run uses.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Logger } from '../context/context.ts';
import { remove } from './move-and-remove.ts';

const NAME = /^\.static-export-([0-9a-f]{8})-(\d+)-[0-9a-f-]{36}$/;

/** Containers have process numbers of their own; each has its own host name. */
const MACHINE = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 8);

/** No run takes as long. For folders of other machines, whose processes are unknown here. */
const ABANDONED_MS = 24 * 3_600_000;

/** @returns the path of a work folder in the folder; nothing is created yet */
export function workFolderIn(folder: string): string {
  return path.join(folder, `.static-export-${MACHINE}-${process.pid}-${randomUUID()}`);
}

export async function createWorkFolder(work: string): Promise<void> {
  await mkdir(work, { recursive: true });
}

/** Removes the work folders of runs that were killed. Never throws. */
export async function removeAbandoned(folder: string, log: Logger): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const work = path.join(folder, name);
    if (!(await isAbandoned(work, name))) continue;
    log.info(`Removing what an interrupted run left: ${work}`);
    await remove(work, log);
  }
}

async function isAbandoned(work: string, name: string): Promise<boolean> {
  const [, machine, pid] = NAME.exec(name) ?? [];
  if (pid === undefined) return false;
  if (machine === MACHINE) return !isRunning(Number(pid));
  const found = await stat(work).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of somebody else may not be signaled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
