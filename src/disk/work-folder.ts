/**
 * The hidden folder that holds everything unfinished: the partial bundle, the staged site, and what is being replaced.
 *
 * While it exists, the folder around it belongs to this run. Two runs that replace the same files would undo each
 * other's work. Its name contains the machine and the process, and its time is renewed, so that a run recognizes what a
 * killed run left.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readdir, rmdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Logger } from '../context/context.ts';
import { remove } from './move-and-remove.ts';

const NAME = /^\.static-export-([0-9a-f]{8})-(\d+)-[0-9a-f-]{36}$/;

/** Containers have their own process IDs, and their own host names. */
const MACHINE = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 8);

const RENEW_MS = 20_000;

/**
 * After this time without a renewal, a run counts as ended. Its process may be on another machine, or its ID may
 * belong to another program by now.
 */
const ABANDONED_MS = 120_000;

export class WorkFolder {
  #path: string | undefined;
  #renewing: NodeJS.Timeout | undefined;
  /** The process may exit before it has removed the folder: nothing else would. */
  readonly #onExit = () => rmSync(this.#path ?? '', { recursive: true, force: true });

  /** The path of the work folder; undefined until it is open. */
  get path(): string | undefined {
    return this.#path;
  }

  /** Creates the work folder, and the folder around it. Returns its path; undefined if another run uses that folder. */
  open(folder: string): string | undefined {
    createFolder(folder);
    const name = `.static-export-${MACHINE}-${process.pid}-${randomUUID()}`;
    const work = path.join(folder, name);
    mkdirSync(work);
    // Checked afterwards: if two runs open their work folders at the same moment, at least one sees the other's.
    const now = timeOf(work);
    if (readdirSync(folder).some((other) => other !== name && isInUse(path.join(folder, other), now))) {
      rmSync(work, { recursive: true, force: true });
      return undefined;
    }
    this.#path = work;
    this.#renewing = setInterval(() => {
      // If the folder was removed, the next operation that needs it reports that.
      renew(work).catch(() => undefined);
    }, RENEW_MS).unref();
    process.once('exit', this.#onExit);
    return work;
  }

  /** Removes the work folder with everything in it. Never throws. */
  async remove(log: Logger): Promise<void> {
    clearInterval(this.#renewing);
    process.off('exit', this.#onExit);
    if (this.#path !== undefined) await remove(this.#path, log);
  }
}

/**
 * Creates the folder and its parents, one at a time. The recursion of Node.js never ends if the system denies that the
 * parent exists, as in `/proc`, and with some characters on Windows.
 */
function createFolder(folder: string): void {
  // Throws for a path that is too long, before anything is created.
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = path.dirname(folder);
  if (parent !== folder && !existsSync(parent)) createFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another step may have created it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Gives a work folder the current time of the disk, which may be on another machine: a change of its contents does so.
 * Setting the time would write that of this machine.
 */
async function renew(work: string): Promise<void> {
  const probe = path.join(work, 'renewed');
  await mkdir(probe);
  await rmdir(probe);
}

/** @returns milliseconds since 1970, by the clock of the disk */
function timeOf(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Removes the work folders of runs that were killed. Never throws.
 *
 * @param own the work folder of this run, next to the others
 */
export async function removeAbandoned(own: string, log: Logger): Promise<void> {
  await renew(own).catch(() => undefined);
  const now = timeOf(own);
  const folder = path.dirname(own);
  for (const name of await readdir(folder).catch(() => [])) {
    const work = path.join(folder, name);
    if (work === own || !NAME.test(name) || isInUse(work, now)) continue;
    log.info(`Removing what an interrupted run left: ${work}`);
    await remove(work, log);
  }
}

/** @param now the time of the disk */
function isInUse(work: string, now: number): boolean {
  const [, machine, pid] = NAME.exec(path.basename(work)) ?? [];
  if (pid === undefined || (machine === MACHINE && !isRunning(Number(pid)))) return false;
  const time = timeOf(work);
  return time !== 0 && now - time < ABANDONED_MS;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process cannot be signaled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
