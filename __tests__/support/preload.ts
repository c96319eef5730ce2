/** Loads modules into a process before its own. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @param names of modules of this folder, which may end with a query
 * @returns the value of NODE_OPTIONS that loads them
 */
export function preloadOptions(names: readonly string[]): string {
  const modules = names.map((name) => {
    const [file, query = ''] = name.split('?');
    const { href } = pathToFileURL(path.join(import.meta.dirname, `${file}.mjs`));
    return `--import=${href}${query && `?${query}`}`;
  });
  return modules.join(' ');
}
