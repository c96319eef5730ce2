/**
 * Moves new files and folders into place by renaming, all of them or none. Each target is the previous one, then for a
 * moment nothing, then the new one, and never a mixture.
 */
import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BundleError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';

export interface Replacement {
  /** The new file or folder, on the same file system as the target; it is gone afterwards. */
  readonly staged: string;
  /** Where it belongs. What is there is replaced if it is of the same kind; the parent folder must exist. */
  readonly target: string;
  readonly kind: 'file' | 'folder';
}

/**
 * Windows does not rename a folder while a file in it is open, and virus scanners open every new file for a moment.
 */
const RETRY_DELAYS_MS = process.platform === 'win32' ? [50, 100, 200, 400, 800, 1600, 3200] : [];
const IN_USE: ReadonlySet<unknown> = new Set(['EPERM', 'EACCES', 'EBUSY']);

/**
 * @throws BundleError if a target is of another kind or cannot be replaced; then everything is as before, unless the
 *   message says where it is
 */
export async function atomicReplace(replacements: readonly Replacement[]): Promise<void> {
  const hasPrevious = new Set<string>();
  for (const { target, kind } of replacements) {
    if (await isReplaceable(target, kind)) hasPrevious.add(target);
  }
  /** Renames made so far; a rollback makes them backwards. */
  const renamed: { readonly from: string; readonly to: string }[] = [];
  const previous: string[] = [];
  const move = async (from: string, to: string) => {
    await renameWithRetry(from, to);
    renamed.push({ from, to });
  };
  for (const { staged, target, kind } of replacements) {
    try {
      if (hasPrevious.has(target)) {
        const aside = path.join(path.dirname(target), `.static-export-previous-${randomUUID()}`);
        await move(target, aside);
        previous.push(aside);
      }
      await move(staged, target);
    } catch (error) {
      throw notReplaced(kind, target, await rollback(renamed), error);
    }
  }
  // Everything is in place, so a previous file that is still open on Windows must not fail the run.
  for (const aside of previous) {
    await rm(aside, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** @returns what happened to the existing files, for the message */
async function rollback(renamed: { readonly from: string; readonly to: string }[]): Promise<string> {
  const stranded: string[] = [];
  for (const { from, to } of renamed.reverse()) {
    await renameWithRetry(to, from).catch(() => stranded.push(to));
  }
  if (stranded.length === 0) return 'The existing files were left unchanged.';
  return `Not everything could be moved back; see ${stranded.map((file) => `"${cleanText(file)}"`).join(', ')}.`;
}

/**
 * @returns whether there is something to replace
 * @throws BundleError if it is of another kind
 */
async function isReplaceable(target: string, kind: Replacement['kind']): Promise<boolean> {
  const found = await statOf(target);
  if (found === undefined) return false;
  if (kind === 'file' ? !found.isDirectory() : found.isDirectory()) return true;
  // Renaming would replace a symbolic link itself, and its target may not be ours to replace.
  const what =
    kind === 'file' ? 'a folder' : found.isSymbolicLink() ? 'a symbolic link' : 'a file, not a folder';
  throw new BundleError(`The ${NAMES[kind]} cannot be moved into place: "${cleanText(target)}" is ${what}.`, {
    hint: `Only a ${kind} is replaced. Remove it, or set \`path\` to another folder.`,
  });
}

const NAMES: Readonly<Record<Replacement['kind'], string>> = { file: 'bundle', folder: 'site' };

/** @returns undefined if nothing is there; a symbolic link is not followed */
async function statOf(target: string): Promise<Stats | undefined> {
  return lstat(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function renameWithRetry(from: string, to: string): Promise<void> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (!IN_USE.has((error as NodeJS.ErrnoException).code)) throw error;
      await sleep(delayMs);
    }
  }
  return rename(from, to);
}

function notReplaced(
  kind: Replacement['kind'],
  target: string,
  existing: string,
  cause: unknown,
): BundleError {
  const { code } = cause as NodeJS.ErrnoException;
  return new BundleError(
    `The ${NAMES[kind]} could not be moved into place at "${cleanText(target)}" (${code}).`,
    {
      hint: `${existing} Either another program has a file there open, or this step is not allowed to write there.`,
      cause,
    },
  );
}
