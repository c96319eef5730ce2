/** Finds a program before it is needed. */
import { access, constants } from 'node:fs/promises';
import path from 'node:path';

/** @returns whether a folder of PATH has it */
export async function isOnPath(program: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [, folders = ''] = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH') ?? [];
  const names = process.platform === 'win32' ? [`${program}.exe`] : [program];
  for (const folder of folders.split(path.delimiter).filter(Boolean)) {
    for (const name of names) {
      const isThere = await access(path.join(folder, name), constants.X_OK).then(
        () => true,
        () => false,
      );
      if (isThere) return true;
    }
  }
  return false;
}
