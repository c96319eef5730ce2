/** Whether the step can write where it is told to: tested before an hour's work, and by writing. */
import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '../errors.ts';

/**
 * @param folder absolute; it need not exist yet
 * @throws InputError if it cannot be created or written to
 */
export function requireWritableFolder(input: string, folder: string): void {
  const nearest = nearestExisting(folder);
  const fix = 'Name a folder that this step is allowed to write to; it is created if it does not exist.';
  if (!statSync(nearest).isDirectory()) {
    throw new InputError(input, `is "${folder}", but "${nearest}" is not a folder.`, fix);
  }
  // Checking the permissions is not enough: root has them in /proc, where Node.js then tries to create a folder forever,
  // and on Windows the check ignores access control lists.
  try {
    rmdirSync(mkdtempSync(path.join(nearest, '.static-export-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(input, `is "${folder}", but "${nearest}" is not writable (${code}).`, fix);
  }
}

function nearestExisting(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(folder) || parent === folder ? folder : nearestExisting(parent);
}
