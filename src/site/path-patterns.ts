/** Patterns of files of a site, which `parsePatterns` has read from an input. */
import { matchesGlob } from 'node:path/posix';
import { ancestorsOf } from './names.ts';

/** Whether a pattern matches the path, or a folder that it is in. */
export function matchesAny(path: string, patterns: readonly string[]): boolean {
  return patterns.length > 0 && [...ancestorsOf(path), path].some((part) => matchesOne(part, patterns));
}

/** Whether a pattern matches just this path. */
export function matchesOne(path: string, patterns: readonly string[]): boolean {
  // Most of the defaults are mere names, and a pattern takes Node.js microseconds for each file.
  return patterns.some((pattern) =>
    /^[\w.-]+$/.test(pattern) ? path === pattern : matchesGlob(path, pattern),
  );
}
