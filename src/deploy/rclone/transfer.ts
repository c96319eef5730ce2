/** Uploads and deletes lists of files, and compares what rclone did with the list. */
import type { Context } from '../../context/context.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted } from '../../text/units.ts';
import { type RcloneResult, type RcloneSetup, runRclone } from './rclone.ts';
import { PART_SUFFIX } from './rclone-environment.ts';
import { DeployError, rcloneFailure, wordsOf } from './rclone-errors.ts';
import type { RcloneEvent } from './rclone-log.ts';
import { writeWorkFile } from './work-file.ts';

/** rclone itself would start from the first file again. It has already retried each request. */
const ATTEMPTS = 3;

/**
 * The number of failed files in a row that ends an attempt. This many files are uploaded at the same time. If the
 * storage is gone, rclone has tried each of them for minutes, and would do so with every other file.
 */
const MAX_FAILURES = 8;

export interface Upload {
  /** Folder of the site. */
  readonly from: string;
  /** Folder, as rclone takes it. */
  readonly to: string;
  readonly paths: readonly string[];
  /** Value of `Cache-Control`, if any. */
  readonly cacheControl: string | undefined;
  /** What is uploaded, as messages name it. */
  readonly what: string;
}

/** Uploads exactly these files, without listing the destination. */
export async function uploadFiles(
  rclone: RcloneSetup,
  { from, to, paths, cacheControl, what }: Upload,
  context: Pick<Context, 'log' | 'signal'>,
  onEvent: (event: RcloneEvent) => void,
): Promise<void> {
  const header = cacheControl === undefined ? [] : ['--header-upload', `Cache-Control: ${cacheControl}`];
  const left = new Set(paths);
  let result: RcloneResult = { exitCode: 0, errors: [] };
  for (let attempt = 1; attempt <= ATTEMPTS && left.size > 0; attempt += 1) {
    const list = await writeList(rclone.folder, left);
    const flags = ['--files-from-raw', list, '--no-traverse', '--no-check-dest', ...header];
    let failures = 0;
    result = await runRclone(rclone, { command: 'copy', flags, operands: [from, to] }, context, (event) => {
      onEvent(event);
      if (event.kind === 'copied') {
        left.delete(event.name);
        failures = 0;
      } else if (event.kind === 'error') failures += 1;
      return failures >= MAX_FAILURES ? 'stop' : undefined;
    });
    if (result.exitCode === 0) break;
    if (attempt < ATTEMPTS && left.size > 0) {
      const [error] = result.errors;
      const why = error === undefined ? '' : `: ${wordsOf(error)}`;
      context.log.info(`Trying again to upload ${counted(left.size, 'file')}${why}`);
    }
  }
  if (result.exitCode !== 0) throw rcloneFailure(`Uploading ${what}`, result);
  const [skipped] = left;
  if (skipped === undefined) return;
  throw new DeployError(
    `Uploading ${what} failed: rclone skipped ${counted(left.size, 'file')} without an error, such as "${cleanText(skipped)}".`,
    `rclone ${rclone.version} cannot read every name: one with the character U+201B needs a newer version. Check also whether the file is still in \`site-path\`.`,
  );
}

/** Deletes exactly these files. A file that does not exist counts as deleted. */
export async function deleteFiles(
  rclone: RcloneSetup,
  to: string,
  paths: readonly string[],
  context: Pick<Context, 'log' | 'signal'>,
  onEvent: (event: RcloneEvent) => void,
): Promise<void> {
  const list = await writeList(rclone.folder, paths);
  const remove = (flags: readonly string[]) => {
    const command = { command: 'delete', flags: ['--files-from-raw', list, ...flags], operands: [to] };
    return runRclone(rclone, command, context, onEvent);
  };
  let result = await remove(['--no-traverse']);
  // If an interrupted deployment has replaced a file with a folder, rclone fails when it asks for the file. It succeeds
  // if it lists the folders.
  if (hasFailed(result)) result = await remove([]);
  if (hasFailed(result)) throw rcloneFailure('Deleting files', result);
}

/** Deletes the files that interrupted uploads left. No other program uses such names. */
export async function deleteParts(
  rclone: RcloneSetup,
  from: string,
  context: Pick<Context, 'log' | 'signal'>,
): Promise<void> {
  const command = { command: 'delete', flags: ['--include', `*${PART_SUFFIX}`], operands: [from] };
  const result = await runRclone(rclone, command, context);
  if (hasFailed(result)) throw rcloneFailure('Deleting parts of files', result);
}

/** The folder of the destination may not exist yet (exit code 3). */
function hasFailed({ exitCode }: RcloneResult): boolean {
  return exitCode !== 0 && exitCode !== 3;
}

function writeList(folder: string, paths: Iterable<string>): Promise<string> {
  let text = '';
  for (const name of paths) text += `${name}\n`;
  return writeWorkFile(folder, 'files.txt', text);
}
