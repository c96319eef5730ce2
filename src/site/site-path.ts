/**
 * Decides which paths the files of a site may have, on every system. The readers of archives, manifests, and states, and
 * the deploy action use these rules, so all of them accept the same sites. A path ends up in lists of files to upload
 * and delete, and must never lead outside the site. Sources: Microsoft, "Naming Files, Paths, and Namespaces" (drives,
 * backslashes); docs/reference.md, "What a bundle may contain".
 */

/** Without the flag `i`: together with `u`, it also matches letters outside ASCII. */
const RULES: readonly (readonly [RegExp, problem: string])[] = [
  [/^$/, 'has no name'],
  [/^\//, 'has an absolute name'],
  // Also without a slash: `c:x` is relative to the current folder of the drive.
  [/^[A-Za-z]:/, 'has a name with a drive letter'],
  [/\0/, 'has a NUL character in its name'],
  [/\\/, 'has a backslash in its name'],
  [/\p{Cc}/u, 'has a control character in its name'],
  [/(?:^|\/)\.\.(?:\/|$)/, 'has ".." in its name'],
  [/(?:^|\/)\.?(?:\/|$)/, 'has "." or nothing between two slashes of its name'],
];

/** One search for all rules takes half the time. A site may have 200,000 paths. */
const ANY_RULE = new RegExp(RULES.map(([{ source }]) => source).join('|'), 'u');

/**
 * @param path relative to the site, with `/` between its parts
 * @returns what is wrong, which continues a sentence about the file: `has a backslash in its name`; undefined if the
 *   path is allowed
 */
export function sitePathProblem(path: string): string | undefined {
  return ANY_RULE.test(path) ? RULES.find(([pattern]) => pattern.test(path))?.[1] : undefined;
}
