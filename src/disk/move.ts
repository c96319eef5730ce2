/** Renames a file or folder. */
import { rename } from 'node:fs/promises';
import { whileInUse } from './while-in-use.ts';

/** @throws file system errors */
export function move(from: string, to: string): Promise<void> {
  return whileInUse(() => rename(from, to));
}
