/**
 * Puts an unpacked site, or a bundle, in the place of a former one, as a whole and by renaming: the target is the former
 * one, then for a moment nothing, then the new one, and never a mixture of both.
 */
import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BundleError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';

/**
 * Windows does not rename a folder while something in it is open, and virus scanners open every new file for a moment.
 */
const WAITS_MS = process.platform === 'win32' ? [50, 100, 200, 400, 800, 1600, 3200] : [];
const IN_USE: ReadonlySet<unknown> = new Set(['EPERM', 'EACCES', 'EBUSY']);

/**
 * @param staged the complete folder, on the same file system as the target; it is gone afterwards
 * @param target where the site belongs; a folder that is there is replaced, its parent has to be there
 * @throws BundleError where the target is something else than a folder, or cannot be replaced; it is as it was then
 */
export async function placeSite(staged: string, target: string): Promise<void> {
  const former = path.join(path.dirname(target), `.static-export-former-${randomUUID()}`);
  const hasFormer = await isFolder(target);
  try {
    if (hasFormer) await move(target, former);
  } catch (error) {
    throw notPlaced(target, 'What was there is as it was.', error);
  }
  try {
    await move(staged, target);
  } catch (error) {
    throw notPlaced(target, hasFormer ? await putBack(former, target) : 'Nothing was left there.', error);
  }
  // The site is in place, so a file of the former one that is still open on Windows must not fail the run.
  await rm(former, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}

/** The file that stood where another one stands now. */
export interface FormerFile {
  /** Gives the place back, to nothing where nothing was there. */
  putBack(): Promise<void>;
  forget(): Promise<void>;
}

/**
 * Puts a file in the place of a former one by renaming, so that the place can be given back.
 *
 * @throws BundleError where the target is a folder, errors of the file system; then the former file is where it was
 */
export async function placeFile(staged: string, target: string): Promise<FormerFile> {
  const former = path.join(path.dirname(target), `.static-export-former-${randomUUID()}`);
  const found = await statOf(target);
  if (found?.isDirectory()) {
    throw new BundleError(`The bundle cannot be put in place: "${cleanText(target)}" is a folder.`, {
      hint: 'Only a file is replaced. Take it away, or set `path` to another folder.',
    });
  }
  const hasFormer = found !== undefined;
  if (hasFormer) await move(target, former);
  const putBack = () => (hasFormer ? move(former, target) : rm(target, { force: true }));
  try {
    await move(staged, target);
  } catch (error) {
    await putBack();
    throw error;
  }
  return {
    putBack,
    forget: () => rm(former, { recursive: true, force: true, maxRetries: 3 }).catch(() => {}),
  };
}

/** @returns false where nothing is there */
async function isFolder(target: string): Promise<boolean> {
  const found = await statOf(target);
  if (found === undefined || found.isDirectory()) return found !== undefined;
  // Renaming would replace a link itself, and what it leads to is perhaps not ours to replace.
  const what = found.isSymbolicLink() ? 'a symbolic link' : 'no folder';
  throw new BundleError(`The site cannot be put in place: "${cleanText(target)}" is ${what}.`, {
    hint: 'Only a folder is replaced. Take it away, or set `path` to another folder.',
  });
}

/** @returns undefined where nothing is there; a link is not followed */
async function statOf(target: string): Promise<Stats | undefined> {
  return lstat(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** @returns what became of it, for the message */
async function putBack(former: string, target: string): Promise<string> {
  try {
    await move(former, target);
    return 'What was there is as it was.';
  } catch {
    return `What was there is now in "${cleanText(former)}".`;
  }
}

async function move(from: string, to: string): Promise<void> {
  for (const waitMs of WAITS_MS) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (!IN_USE.has((error as NodeJS.ErrnoException).code)) throw error;
      await sleep(waitMs);
    }
  }
  return rename(from, to);
}

function notPlaced(target: string, left: string, cause: unknown): BundleError {
  const { code } = cause as NodeJS.ErrnoException;
  return new BundleError(`The site could not be put in place of "${cleanText(target)}" (${code}).`, {
    hint: `${left} Either something has that folder open, or this step may not write there.`,
    cause,
  });
}
