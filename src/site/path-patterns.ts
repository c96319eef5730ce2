/** Patterns of files of a site, which `parsePatterns` has read from an input. */
import { posix } from 'node:path';
import { ancestorsOf } from './names.ts';

/** Whether a pattern matches the path, or a folder that it is in. */
export function matchesAny(name: string, patterns: readonly string[]): boolean {
  if (patterns.length === 0) return false;
  const parts = [...ancestorsOf(name), name];
  return patterns.some((pattern) => parts.some(patternTest(pattern)));
}

/** `**` of Node.js skips folders whose names begin with a dot, but a file to leave out may be in one of them. */
const AT_ANY_DEPTH = /^\*\*\/([^/]+)$/;

/**
 * Returns whether the pattern matches just a path. A test is made once, since a site may have 200,000 files.
 *
 * @param pattern for a name alone after `**\/`, such as `**\/.env.*`, the folder does not matter
 */
export function patternTest(pattern: string): (path: string) => boolean {
  const [, last] = AT_ANY_DEPTH.exec(pattern) ?? [];
  const glob = last ?? pattern;
  const [literal = ''] = /^[\w./-]*/.exec(glob) ?? [];
  // A glob takes Node.js microseconds for each file.
  const isMatch = (path: string) =>
    path.startsWith(literal) && (path === glob || posix.matchesGlob(path, glob));
  if (last === undefined) return literal === glob ? (path) => path === glob : isMatch;
  return literal === glob
    ? (path) => path === glob || path.endsWith(`/${glob}`)
    : (path) => isMatch(path.slice(path.lastIndexOf('/') + 1));
}
