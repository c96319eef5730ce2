/** Lists of files for the tools that upload and delete: one path per line, as `--files-from` of rsync and rclone takes it. */

/**
 * What those tools do not take for the beginning of a name: rsync and rclone skip a line that begins with `#` or `;`
 * (rsync(1), "--files-from"), and rclone removes blanks (rclone documentation, "--files-from"). With `./` before it, it is
 * the same file to both.
 */
const MISREAD = /^[#;\s]/;

/** A line break would be two files. No site has such a name (`archive/entry-paths.ts`). */
const LINE_BREAK = /[\n\r]/;

/** @returns one line for each path that a line can hold, each with its line feed; empty for none */
export function formatFileList(paths: Iterable<string>): string {
  let text = '';
  for (const path of paths) if (!LINE_BREAK.test(path)) text += `${MISREAD.test(path) ? './' : ''}${path}\n`;
  return text;
}
