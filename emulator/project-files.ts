/**
 * Reads files that are not compiled, for the emulator and the demo: pages of the site, images, styles, and scripts. They
 * are in the repository, and in the same folders next to the bundle (`scripts/build.mjs`).
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** This file exists in the repository and next to the bundle, and nowhere between them and this module. */
const MARKER = 'emulator/site/station.md';

let root: string | undefined;

/** @param name path from the root of the repository, such as `emulator/site/static/site.css` */
export function readProjectFile(name: string): Buffer {
  root ??= rootAbove(import.meta.dirname);
  return readFileSync(path.join(root, name));
}

function rootAbove(folder: string): string {
  if (existsSync(path.join(folder, MARKER))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder)
    throw new Error(`The emulator's files are missing: ${MARKER} is in no folder above.`);
  return rootAbove(parent);
}
