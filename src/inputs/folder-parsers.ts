/** Parsers for inputs that are the path of a folder or file on the runner. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '../errors.ts';
import { workspace } from '../runner/runner-files.ts';
import { RESERVED_BY_WINDOWS } from '../values/windows-names.ts';
import { quoted } from './parsers.ts';

const FOLDER_FIX = `Use a folder of the workspace, such as \`build/docs\`, or an expression, such as \`\${{ runner.temp }}/docs\`.`;

/**
 * Parses a folder or file, in the notation of the runner's system. A shell would expand `~` and variables. Here, they
 * would become parts of a name, and the next step would look elsewhere.
 *
 * @param separator the path separator of the system
 */
export function parseFolder(
  input: string,
  value: string,
  separator: string,
  fix: string = FOLDER_FIX,
): string {
  const wrong = (what: string) => new InputError(input, `is ${quoted(value)}, ${what}.`, fix);
  if (/^~(?:[/\\]|$)|\$(?:\w|\{|env:)|%\w+%/i.test(value))
    throw wrong('and no shell expands it: `~` and variables would be parts of a name');
  if (isOfHost(value))
    throw new InputError(
      input,
      `is ${quoted(value)}, which does not exist in the container of this job.`,
      HOST_FIX,
    );
  if (separator === '/' ? value.includes('\\') : !isWindowsPath(value))
    throw wrong("which is not a path on this runner's system");
  return value;
}

const HOST_FIX = `\`\${{ github.workspace }}\` is a path of the host. Use a relative path, such as \`build/docs\`.`;

/** In a job with `container`, the runner mounts the workspace at another path than the one in GitHub's contexts. */
function isOfHost(value: string): boolean {
  const [, mounted] = /^\/__w(\/.+)/.exec(workspace()) ?? [];
  if (mounted === undefined) return false;
  const [before = '', after] = value.split(mounted, 2);
  const isWorkspace = /\/_?work$/.test(before) && /^(?:\/|$)/.test(after ?? '-');
  return isWorkspace && !existsSync(`${before}${mounted}`);
}

function isWindowsPath(value: string): boolean {
  // `C:docs` is relative to the current folder of that drive, and `/c/docs` is a folder of the current drive.
  if (/^[a-z]:(?![/\\])|^\/[a-z](?:\/|$)/i.test(value)) return false;
  // Most programs cannot open a folder with such a name.
  return !value.split(/[\\/]/).some((name) => /[^. ][. ]+$/.test(name) || RESERVED_BY_WINDOWS.test(name));
}

/** Returns an absolute folder. The root is refused: it is the result of an empty `${{ env.FOLDER }}/`. */
export function parseWorkspaceFolder(input: string, value: string): string {
  const folder = path.resolve(workspace(), parseFolder(input, value, path.sep));
  if (path.dirname(folder) !== folder) return folder;
  throw new InputError(input, `is ${quoted(value)}, the root of the file system.`, FOLDER_FIX);
}

/** Returns an absolute file. A digest is refused: as the name of a missing file, it would mean a first deployment. */
export function parseWorkspaceFile(input: string, value: string): string {
  const fix =
    'Use a file of the workspace, such as `build/site.sha256`, or an expression, such as ' +
    `\`\${{ runner.temp }}/site.sha256\`.`;
  if (/^sha256:[0-9a-f]{64}$/i.test(value)) {
    throw new InputError(input, 'is a content digest, not a file.', fix);
  }
  if (/[*?]/.test(value))
    throw new InputError(input, `is ${quoted(value)}, and patterns are not expanded.`, fix);
  return path.resolve(workspace(), parseFolder(input, value, path.sep, fix));
}
