/** Temporary folders, and the files in a folder. */
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates an empty folder in the parent folder. */
export function makeTempFolder(prefix: string, parent = tmpdir()): Promise<string> {
  return mkdtemp(path.join(parent, `${prefix}-`));
}

/** Retries, since a process on Windows may keep its files open for a moment after its end. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** Writes files by their path below the folder. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

/** Returns every file below a folder by its path; an empty folder ends with a slash. A missing folder has no files. */
export async function readFolder(folder: string, within = ''): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  for (const entry of await readdir(path.join(folder, within), { withFileTypes: true }).catch(() => [])) {
    const name = `${within}${entry.name}`;
    const isFolder = entry.isDirectory() || (await isLinkElsewhere(folder, name));
    if (!isFolder) found[name] = await readFile(path.join(folder, name));
    else if ((await readdir(path.join(folder, name))).length === 0) found[`${name}/`] = Buffer.alloc(0);
    else Object.assign(found, await readFolder(folder, `${name}/`));
  }
  return found;
}

/** Whether a name is a link to a folder outside. */
async function isLinkElsewhere(folder: string, name: string): Promise<boolean> {
  const target = await realpath(path.join(folder, name)).catch(() => folder);
  return (await stat(target)).isDirectory() && path.relative(await realpath(folder), target).startsWith('..');
}

/** Returns the files as text. */
export function textOf(files: Readonly<Record<string, Buffer>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, String(bytes)]));
}
