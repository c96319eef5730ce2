/** Patterns of files of a site, which `parsePatterns` has read from an input. */
import path from 'node:path';
import { ancestorsOf } from './names.ts';

/** Whether a pattern matches the path, or a folder that it is in. */
export function matchesAny(name: string, patterns: readonly string[]): boolean {
  return patterns.length > 0 && [...ancestorsOf(name), name].some((part) => matchesOne(part, patterns));
}

/** Whether a pattern matches just this path. */
export function matchesOne(name: string, patterns: readonly string[]): boolean {
  // Most of the defaults are mere names, and a pattern takes Node.js microseconds for each file.
  return patterns.some((pattern) =>
    /^[\w.-]+$/.test(pattern) ? name === pattern : path.posix.matchesGlob(name, pattern),
  );
}
