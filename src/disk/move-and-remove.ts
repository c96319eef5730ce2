/** Moves and removes files that another program, such as a virus scanner on Windows, may block for a moment. */
import { rename, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../context/context.ts';
import { cleanText } from '../text/clean-text.ts';

const RETRY_DELAYS_MS = process.platform === 'win32' ? [50, 100, 200, 400, 800, 1600, 3200] : [50, 100, 200];
const IN_USE: ReadonlySet<unknown> = new Set(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY']);

/** @throws whatever the change throws: immediately, or after retries if the file remains in use */
export async function whileInUse<Result>(change: () => Promise<Result>): Promise<Result> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await change();
    } catch (error) {
      if (!IN_USE.has((error as NodeJS.ErrnoException).code)) throw error;
      await sleep(delayMs);
    }
  }
  return change();
}

/** @throws file system errors */
export function move(from: string, to: string): Promise<void> {
  return whileInUse(() => rename(from, to));
}

/** Removes a file or folder. Logs what cannot be removed: a clean-up must not change the result. */
export async function remove(target: string, log: Logger): Promise<void> {
  try {
    await whileInUse(() => rm(target, { recursive: true, force: true }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    log.info(`Could not remove "${cleanText(target)}" (${code}). Remove it by hand.`);
  }
}
