/** Finds programs of the runner. Prints nothing: it looks for rclone before any secret is masked. */
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';

/** The extensions of programs where PATHEXT is not set (Microsoft, "start"). */
const WINDOWS_EXTENSIONS = '.COM;.EXE;.BAT;.CMD';

/**
 * Finds a program in PATH, as a shell does. It is not in a folder that cannot be read.
 *
 * @param name without an extension
 * @returns an absolute path; undefined if there is none
 */
export async function findProgram(name: string, platform = process.platform): Promise<string | undefined> {
  const { PATH = '', PATHEXT = WINDOWS_EXTENSIONS } = process.env;
  const extensions = platform === 'win32' ? PATHEXT.split(';') : [''];
  const folders = PATH.split(path.delimiter).filter((folder) => folder !== '');
  for (const folder of folders)
    for (const extension of extensions) {
      const file = path.resolve(folder, name + extension);
      if (await isProgram(file)) return file;
    }
  return undefined;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
