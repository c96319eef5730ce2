/** Files that this action writes for rclone. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ActionError } from '../../errors.ts';

/** @throws ActionError if the disk of the runner is full, or the like */
export async function writeWorkFile(folder: string, name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  try {
    await writeFile(file, text);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ActionError(
      'disk',
      `A file in the temporary folder of the runner could not be written (${code}).`,
      {
        hint: 'Check whether its disk is full.',
        cause,
      },
    );
  }
  return file;
}
