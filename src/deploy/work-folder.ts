/** The temporary folder of a deployment, with the files that it writes for rclone and for the command of a CDN. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { diskFix } from '../disk/disk-fix.ts';
import { ActionError } from '../errors.ts';

/**
 * @param parent the folder of the runner for temporary files
 * @returns a new empty folder
 * @throws ActionError
 */
export function makeWorkFolder(parent: string): Promise<string> {
  return writing(() => mkdtemp(path.join(parent, 'deploy-')));
}

/** @throws ActionError if the disk of the runner is full, or the like */
export async function writeWorkFile(folder: string, name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writing(() => writeFile(file, text));
  return file;
}

async function writing<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (cause) {
    throw workFolderError(cause);
  }
}

/** @param cause an error of the file system */
export function workFolderError(cause: unknown): ActionError {
  const { code } = cause as NodeJS.ErrnoException;
  return new ActionError('disk', `The temporary folder of the runner cannot be written (${code}).`, {
    hint: diskFix(cause),
    cause,
  });
}
