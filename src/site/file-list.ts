/** Lists of files for the tools that upload and delete: one path per line, as `--files-from` of rsync and rclone takes it. */

/**
 * Beginnings of a name that a tool would misread: rsync and rclone take `#` and `;` for a comment (rsync(1),
 * "--files-from"; rclone documentation, "--files-from"), and a shell's `read` removes blanks. With `./` before it, it is
 * the same file to rsync and to every program that opens it. rclone looks for exactly that name and skips it, so that such
 * a site needs `--files-from-raw` without the `./` (docs/reference.md, "Manifest and lists").
 */
const MISREAD = /^[#;\s]/;

/** A line break would be two files. No site has such a name (`archive/site/entry-paths.ts`). */
const LINE_BREAK = /[\n\r]/;

/** @returns one line for each path that a line can hold, each with its line feed; empty for none */
export function formatFileList(paths: Iterable<string>): string {
  let text = '';
  for (const path of paths) if (!LINE_BREAK.test(path)) text += `${MISREAD.test(path) ? './' : ''}${path}\n`;
  return text;
}
