/** Temporary files, such as lists for another program. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ActionError } from '../errors.ts';
import { diskFix } from './disk-fix.ts';

/**
 * Does something with a new empty folder, which is removed afterwards.
 *
 * @param parent the folder of the runner for temporary files
 * @throws ActionError if the folder cannot be made; whatever `work` throws
 */
export async function withTemporaryFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await makeTemporaryFolder(parent);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/**
 * Makes a folder that remains for later steps. The runner empties its folder for temporary files for each job.
 *
 * @throws ActionError if the folder cannot be made
 */
export function makeTemporaryFolder(parent: string): Promise<string> {
  return writing(() => mkdtemp(path.join(parent, 'deploy-')));
}

/**
 * @param name may be in folders that do not exist yet
 * @throws ActionError for an error of the file system, such as a full disk
 */
export async function writeTemporaryFile(folder: string, name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writing(async () => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  });
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
