/**
 * The folder that receives the bundle and the site: where it is, and whether the step can use it. Tested before an
 * hour's work, and by writing.
 */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { FILE_NAMES, SITE_MARKER, SITE_NAME } from '../../bundle/file-names.ts';
import { workFolderIn } from '../../disk/work-folder.ts';
import { ActionError, InputError } from '../../errors.ts';
import { runnerFileHint } from '../../runner/runner-files.ts';
import type { ExportInputs } from './inputs.ts';

/**
 * The default of `path`: a folder of its own for each job, so that two exports in one workflow job never overwrite each
 * other.
 *
 * @returns absolute path in the runner's folder for temporary files
 */
export function defaultFolder(tempFolder: string, jobId: string): string {
  // Any other id may not be a valid name on every system.
  const isName = /^[a-z0-9_-]{1,64}$/.test(jobId);
  const name = isName ? jobId : createHash('sha256').update(jobId).digest('hex').slice(0, 32);
  return path.join(tempFolder, 'static-export', name);
}

/**
 * @throws InputError if the folder of `path` cannot be created or written to, or if it contains a `site` that this action
 *   did not create, or a folder where the bundle belongs; ActionError if the runner's folder for temporary files is not writable
 */
export function requireUsableFolders({ folder, tempFolder, download, extract }: ExportInputs): void {
  requireTempFolder(tempFolder);
  if (!download || folder === undefined) return;
  requireWritable(folder);
  requireNoFolder(folder, extract ? [...FILE_NAMES, SITE_MARKER] : FILE_NAMES);
  if (extract) requireReplaceableSite(folder);
}

function requireTempFolder(folder: string): void {
  try {
    probe(folder);
  } catch (cause) {
    throw new ActionError('disk', `The folder for temporary files "${folder}" is not writable.`, {
      hint: runnerFileHint('RUNNER_TEMP', cause),
      cause,
    });
  }
}

function requireWritable(folder: string): void {
  try {
    createFolder(folder);
    probe(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(
      'path',
      `is "${folder}", and this step cannot write to it (${code}).`,
      'Name a folder that this step is allowed to write to. It is created if it does not exist, unless a file has its name.',
      'disk',
    );
  }
}

/**
 * Creates the folder and its parents, one at a time: the recursion of Node.js never ends where the system denies that the
 * parent exists, as in `/proc`, and on Windows with some characters.
 */
function createFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = path.dirname(folder);
  if (parent !== folder && !existsSync(parent)) createFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another step may have created it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Writes, because checking the permissions is not enough: root has them in `/proc`, and on Windows the check ignores
 * access control lists. What cannot be removed again has a name that a later run recognizes.
 */
function probe(folder: string): void {
  const work = workFolderIn(folder);
  mkdirSync(work);
  try {
    rmdirSync(work);
  } catch {
    // A virus scanner may look at it for a moment.
  }
}

const REPLACE_FIX = 'Remove or rename it, or set `path` to another folder.';

/** A file never replaces a folder (`bundle/atomic-replace.ts`). */
function requireNoFolder(folder: string, names: readonly string[]): void {
  for (const name of names) {
    if (lstatSync(path.join(folder, name), { throwIfNoEntry: false })?.isDirectory() !== true) continue;
    throw new InputError(
      'path',
      `is "${folder}", which contains a folder "${name}", where this action writes a file.`,
      REPLACE_FIX,
    );
  }
}

function requireReplaceableSite(folder: string): void {
  const site = path.join(folder, SITE_NAME);
  const found = lstatSync(site, { throwIfNoEntry: false });
  if (found === undefined) return;
  const fix = `${REPLACE_FIX} Only a site that this action extracted is replaced.`;
  if (!found.isDirectory()) {
    throw new InputError(
      'path',
      `is "${folder}", which contains "${SITE_NAME}", and that is not a folder.`,
      fix,
    );
  }
  if (existsSync(path.join(folder, SITE_MARKER)) || readdirSync(site).length === 0) return;
  throw new InputError(
    'path',
    `is "${folder}", which contains a folder "${SITE_NAME}" that this action did not create.`,
    fix,
  );
}
