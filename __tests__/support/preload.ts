/** Loads modules into a process before its own. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** @returns the value of NODE_OPTIONS that loads these modules from this folder */
export function preloadOptions(names: readonly string[]): string {
  return names
    .map((name) => `--import=${pathToFileURL(path.join(import.meta.dirname, `${name}.mjs`)).href}`)
    .join(' ');
}
