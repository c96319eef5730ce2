/** Temporary folders, and the files in a folder. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes an empty folder of its own in the parent folder. */
export function makeTempFolder(prefix: string, parent = tmpdir()): Promise<string> {
  return mkdtemp(path.join(parent, `${prefix}-`));
}

/** On Windows, a process that ends may keep its files open for a moment. */
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

/** Every file below a folder by its path; an empty folder has a slash at its end. A missing folder has no files. */
export async function readFolder(folder: string, within = ''): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  for (const entry of await readdir(path.join(folder, within), { withFileTypes: true }).catch(() => [])) {
    const name = `${within}${entry.name}`;
    if (!entry.isDirectory()) found[name] = await readFile(path.join(folder, name));
    else if ((await readdir(path.join(folder, name))).length === 0) found[`${name}/`] = Buffer.alloc(0);
    else Object.assign(found, await readFolder(folder, `${name}/`));
  }
  return found;
}

/** The files as text. */
export function textOf(files: Readonly<Record<string, Buffer>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, String(bytes)]));
}
