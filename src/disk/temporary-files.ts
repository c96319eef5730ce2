/** Temporary files, such as lists for another program. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ActionError } from '../errors.ts';
import { diskFix } from './disk-fix.ts';

/**
 * @param parent the folder of the runner for temporary files
 * @returns a new empty folder
 * @throws ActionError
 */
export function makeTemporaryFolder(parent: string): Promise<string> {
  return writing(() => mkdtemp(path.join(parent, 'deploy-')));
}

/** @throws ActionError for an error of the file system, such as a full disk */
export async function writeTemporaryFile(folder: string, name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writing(() => writeFile(file, text));
  return file;
}

async function writing<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (cause) {
    throw temporaryFileError(cause);
  }
}

/** @param cause an error of the file system */
export function temporaryFileError(cause: unknown): ActionError {
  const { code } = cause as NodeJS.ErrnoException;
  return new ActionError('disk', `The temporary folder of the runner cannot be written (${code}).`, {
    hint: diskFix(cause),
    cause,
  });
}
