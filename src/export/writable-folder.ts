/** Whether a step can write where it is told to: proved before an hour's work, and by writing. */
import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '../errors.ts';

/**
 * @param folder absolute; it need not be there yet
 * @throws InputError where it cannot be made or written to
 */
export function proveWritable(input: string, folder: string): void {
  const nearest = nearestExisting(folder);
  const mend = 'Name a folder that this step may write to; it is made if it is missing.';
  if (!statSync(nearest).isDirectory()) {
    throw new InputError(input, `is "${folder}", but "${nearest}" is not a folder.`, mend);
  }
  // Asking for the right to write is not enough: root has it in /proc, where Node then tries to make a folder forever,
  // and Windows does not look at its lists of rights.
  try {
    rmdirSync(mkdtempSync(path.join(nearest, '.static-export-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(input, `is "${folder}", but "${nearest}" cannot be written to (${code}).`, mend);
  }
}

function nearestExisting(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(folder) || parent === folder ? folder : nearestExisting(parent);
}
