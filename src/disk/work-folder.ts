/**
 * The hidden folder that holds everything unfinished: the partial bundle, the staged site, and what is being replaced.
 *
 * Opening it removes those that killed runs have left. Two runs with the same folder at the same time therefore destroy
 * each other's work: at least one of them fails, and neither leaves a mixture, since each has a folder of its own.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '../context/context.ts';
import { remove } from './move-and-remove.ts';

const NAME = /^\.static-export-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export class WorkFolder {
  #path: string | undefined;
  /** The process may exit before it has removed the folder: nothing else would. */
  readonly #onExit = () => rmSync(this.#path ?? '', { recursive: true, force: true });

  /** The path of the work folder; undefined until it is open. */
  get path(): string | undefined {
    return this.#path;
  }

  /**
   * Creates the work folder, and the folder around it, and returns its path.
   *
   * @throws file system errors
   */
  open(folder: string, log: Logger): string {
    createFolder(folder);
    for (const name of readdirSync(folder).filter((one) => NAME.test(one))) {
      const left = path.join(folder, name);
      log.info(`Removing what an interrupted run left: ${left}`);
      rmSync(left, { recursive: true, force: true });
    }
    const work = path.join(folder, `.static-export-${randomUUID()}`);
    mkdirSync(work);
    this.#path = work;
    process.once('exit', this.#onExit);
    return work;
  }

  /** Removes the work folder with everything in it. Never throws. */
  async remove(log: Logger): Promise<void> {
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
