/**
 * The hidden folder that holds everything unfinished: the partial bundle, the staged site, and what is being replaced.
 * A later clean-up needs to know only its name.
 *
 * While it exists, the folder around it belongs to this run. Two runs that replace the same files would undo each
 * other's work. Its name contains the machine and the process, and its time is renewed, so that a run recognizes what a
 * killed run left.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
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
  readonly #onExit = () => removeEmpty(this.#path ?? '');
  readonly #onOpen: (work: string) => void;

  /** @param onOpen called with the path of the work folder, for a clean-up after this process */
  constructor(onOpen: (work: string) => void = () => undefined) {
    this.#onOpen = onOpen;
  }

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
    if (readdirSync(folder).some((other) => other !== name && isInUse(folder, other))) {
      rmSync(work, { recursive: true, force: true });
      return undefined;
    }
    this.#path = work;
    this.#onOpen(work);
    this.#renewing = setInterval(() => {
      // If the folder was removed, the next operation that needs it reports that.
      utimes(work, new Date(), new Date()).catch(() => undefined);
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

/** Removes the work folders of runs that were killed. Never throws. */
export async function removeAbandoned(folder: string, log: Logger): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!NAME.test(name) || isInUse(folder, name)) continue;
    const work = path.join(folder, name);
    log.info(`Removing what an interrupted run left: ${work}`);
    await remove(work, log);
  }
}

function isInUse(folder: string, name: string): boolean {
  const [, machine, pid] = NAME.exec(name) ?? [];
  if (pid === undefined || (machine === MACHINE && !isRunning(Number(pid)))) return false;
  const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs < ABANDONED_MS;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process cannot be signaled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes an empty folder when the process exits early. Any other takes time to remove: the post step does that. */
function removeEmpty(work: string): void {
  try {
    rmdirSync(work);
  } catch {
    // It has contents, or it was already removed.
  }
}
