/** Patterns of files of a site, which `parsePatterns` has read from an input. */
import { posix } from 'node:path';
import { ancestorsOf } from './names.ts';

/** Whether a pattern matches the path, or a folder that it is in. */
export function matchesAny(name: string, patterns: readonly string[]): boolean {
  if (patterns.length === 0) return false;
  const parts = [...ancestorsOf(name), name];
  return patterns.some((pattern) => parts.some((part) => matchesPattern(part, pattern)));
}

/** `**` of Node.js skips folders whose names begin with a dot, but a file to leave out may be in one of them. */
const AT_ANY_DEPTH = /^\*\*\/([^/]+)$/;

/**
 * Whether the pattern matches just this path.
 *
 * @param pattern for a name alone after `**\/`, such as `**\/.env.*`, the folder does not matter
 */
export function matchesPattern(name: string, pattern: string): boolean {
  const [, last] = AT_ANY_DEPTH.exec(pattern) ?? [];
  const path = last === undefined ? name : posix.basename(name);
  const glob = last ?? pattern;
  // A pattern takes Node.js microseconds for each file, of which there may be 200,000.
  const [literal = ''] = /^[\w./-]*/.exec(glob) ?? [];
  if (literal === glob) return path === glob;
  return path.startsWith(literal) && posix.matchesGlob(path, glob);
}
