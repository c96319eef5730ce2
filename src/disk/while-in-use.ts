/**
 * Retries a change of the disk that another program blocks for a moment. Windows neither renames nor removes a file that
 * is open, and virus scanners open every new file.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_DELAYS_MS = process.platform === 'win32' ? [50, 100, 200, 400, 800, 1600, 3200] : [50, 100, 200];
const IN_USE: ReadonlySet<unknown> = new Set(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY']);

/** @throws whatever the change throws: at once, or if the file stays in use */
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
