/**
 * Moves new files and folders into place by renaming. Each target is the previous one, then missing for a moment, then
 * the new one, and never a mixture. An error undoes the renames so far. If that fails, or if the process is killed
 * between two renames, some targets are new, and others are previous or missing. A missing one is in the work folder.
 */
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { diskFix } from '../disk/disk-fix.ts';
import { move } from '../disk/move-and-remove.ts';
import { ActionError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';

export interface Replacement {
  /** The new file or folder, on the same file system as the target; the rename moves it away. */
  readonly staged: string;
  /** Where it belongs. An existing target of the same kind is replaced. The parent folder must exist. */
  readonly target: string;
  readonly kind: 'file' | 'folder';
}

/**
 * @param aside an existing folder on the same file system that receives what is replaced; the caller removes it
 * @throws ActionError if a target is of another kind or cannot be replaced. Then all files are where they were, or the
 *   message says where they are.
 */
export async function atomicReplace(replacements: readonly Replacement[], aside: string): Promise<void> {
  const checked = replacements.map((given) => ({ ...given, hasPrevious: isReplaceable(given) }));
  /** Renames made so far; a rollback reverses them, the last one first. */
  const renamed: { readonly from: string; readonly to: string }[] = [];
  const rename = async (from: string, to: string) => {
    await move(from, to);
    renamed.push({ from, to });
  };
  for (const { staged, target, kind, hasPrevious } of checked) {
    try {
      if (hasPrevious) await rename(target, path.join(aside, `previous-${path.basename(target)}`));
      await rename(staged, target);
    } catch (cause) {
      const existing = await rollback(renamed);
      const { code } = cause as NodeJS.ErrnoException;
      throw new ActionError(
        'disk',
        `The ${nameOf(kind, target)} could not be moved into place at "${cleanText(target)}" (${code}).`,
        { hint: `${existing} ${diskFix(cause)}`, cause },
      );
    }
  }
}

/** @returns what happened to the existing files, for the message */
async function rollback(renamed: { readonly from: string; readonly to: string }[]): Promise<string> {
  const stranded: string[] = [];
  for (const { from, to } of renamed.reverse()) {
    await move(to, from).catch(() => stranded.push(to));
  }
  if (stranded.length === 0) return 'The existing files were left unchanged.';
  return `Not everything could be moved back; see ${stranded.map((file) => `"${cleanText(file)}"`).join(', ')}.`;
}

/** Whether there is something to replace. Throws ActionError if that is of another kind. */
function isReplaceable({ target, kind }: Replacement): boolean {
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found === undefined) return false;
  if (kind === 'file' ? !found.isDirectory() : found.isDirectory()) return true;
  // Renaming would replace the symbolic link itself, and this action might not have made its target.
  const what =
    kind === 'file' ? 'a folder' : found.isSymbolicLink() ? 'a symbolic link' : 'a file, not a folder';
  throw new ActionError(
    'disk',
    `The ${nameOf(kind, target)} cannot be moved into place: "${cleanText(target)}" is ${what}.`,
    {
      hint: `Only an existing ${kind} can be replaced. Remove what is there, or set \`path\` to another folder.`,
    },
  );
}

function nameOf(kind: Replacement['kind'], target: string): string {
  return kind === 'folder' ? 'site' : `file "${path.basename(target)}"`;
}
