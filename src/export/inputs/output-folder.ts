/** The folder that receives the bundle and the site. It is tested by writing to it, before an hour of work. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FILE_NAMES, NAMES } from '../../bundle/file-names.ts';
import type { Logger } from '../../context/context.ts';
import { diskFix } from '../../disk/disk-fix.ts';
import type { WorkFolder } from '../../disk/work-folder.ts';
import { InputError } from '../../errors.ts';
import type { ExportInputs } from './inputs.ts';

/** The default of `path`: an absolute folder for each job, so that no export overwrites another. */
export function defaultFolder(tempFolder: string, jobId: string): string {
  // An ID with other characters might not be a valid name on every system, so its digest becomes the name.
  const isName = /^[a-z0-9_-]{1,64}$/.test(jobId);
  const name = isName ? jobId : createHash('sha256').update(jobId).digest('hex').slice(0, 32);
  return path.join(tempFolder, 'static-export', name);
}

/**
 * Opens the work folder in the folder of `path`, before anything is requested.
 *
 * @throws InputError if the folder cannot be created or written to, or contains a `site` that this action did not
 *   create, or a folder where the bundle belongs
 */
export function prepareFolder(
  { folder, download, extract }: ExportInputs,
  workFolder: WorkFolder,
  log: Logger,
): void {
  if (!download || folder === undefined) return;
  openFolder(folder, workFolder, log);
  requireNoFolder(folder, extract ? [...FILE_NAMES, NAMES.siteMarker] : FILE_NAMES);
  if (extract) requireReplaceableSite(folder);
}

/** Returns the path of the work folder. Throws InputError if `folder` cannot be created or written to. */
export function openFolder(folder: string, workFolder: WorkFolder, log: Logger): string {
  try {
    return workFolder.open(folder, log);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const fix = `${diskFix(error)} You can also set \`path\` to another folder. It is created if it does not exist.`;
    throw wrongFolder(folder, `and this step cannot write to it (${code})`, fix, 'disk');
  }
}

function wrongFolder(folder: string, what: string, fix: string, code?: 'disk'): InputError {
  return new InputError('path', `is "${folder}", ${what}.`, fix, code);
}

const REPLACE_FIX = 'Remove or rename it, or set `path` to another folder.';

/** A file never replaces a folder (`bundle/atomic-replace.ts`). */
function requireNoFolder(folder: string, names: readonly string[]): void {
  for (const name of names) {
    if (lstatSync(path.join(folder, name), { throwIfNoEntry: false })?.isDirectory() !== true) continue;
    const what = `which contains a folder "${name}", where this action writes a file`;
    throw wrongFolder(folder, what, REPLACE_FIX);
  }
}

function requireReplaceableSite(folder: string): void {
  const site = path.join(folder, NAMES.site);
  const found = lstatSync(site, { throwIfNoEntry: false });
  if (found === undefined) return;
  const isOurs =
    found.isDirectory() &&
    (existsSync(path.join(folder, NAMES.siteMarker)) || readdirSync(site).length === 0);
  if (isOurs) return;
  const fix = `${REPLACE_FIX} Only a site that this action extracted is replaced.`;
  throw wrongFolder(folder, `which contains a "${NAMES.site}" that this action did not create`, fix);
}
