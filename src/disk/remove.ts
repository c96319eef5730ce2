/** Removes files and folders that are no longer needed. A clean-up never changes the result of a run. */
import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../context/context.ts';
import { cleanText } from '../text/clean-text.ts';
import { whileInUse } from './while-in-use.ts';

/** Removes a file, or a folder with everything in it. Logs what cannot be removed, and never throws. */
export async function remove(target: string, log: Logger): Promise<void> {
  const removeOnce = () => rm(target, { recursive: true, force: true });
  try {
    await whileInUse(removeOnce).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
      // A read-only folder keeps its entries, unless the user is root.
      await makeWritable(target);
      await removeOnce();
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    log.info(`Could not remove "${cleanText(target)}" (${code}). Remove it by hand.`);
  }
}

async function makeWritable(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await makeWritable(path.join(folder, entry.name));
  }
}
