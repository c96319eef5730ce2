/** Checks, at the end of a deployment, that the destination has exactly what was uploaded, and nothing that was deleted. */

import type { Context } from '../../context/context.ts';
import { ConflictError, DeployError } from '../../errors.ts';
import { ANY_NAMES, nameKey } from '../../site/names.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted } from '../../text/units.ts';
import type { Files, FileVersion } from '../state/state-file.ts';
import type { ListedFile, Listing, Storage } from '../storage/storage.ts';
import { type Destination, isSameFile } from './destination.ts';
import { differingFiles, findOrList } from './look.ts';

/** A storage has thirty seconds in all to show a file. Each is the time before it is asked again. */
const PAUSES_MS = [0, 1000, 2000, 4000, 8000, 15_000];

/** The time of a request for one file is about that of listing this many. */
const FILES_PER_LOOKUP = 50;

/** What a deployment did, and what it began with. */
interface Done {
  readonly site: Files;
  readonly destination: Destination;
  readonly uploads: readonly string[];
  /** Without files that are deleted only after this check. */
  readonly deletions: readonly string[];
  /** Files that another run may still write. */
  readonly shared: ReadonlySet<string>;
}

/**
 * Lists the destination again, or asks for the files by their names if that is faster. What is not there as it was
 * uploaded, or is still there although it was deleted, is asked for by name, for thirty seconds. What another run may
 * have written meanwhile is read.
 *
 * @returns the uploaded files as the destination has them
 * @throws DeployError if the destination has anything else; ConflictError if that is the work of another run
 */
export async function checkDestination(
  done: Done,
  run: Context & { readonly storage: Storage },
): Promise<Listing> {
  const { site, uploads, shared } = done;
  const uploaded = await shownFiles(done, run);
  const common = uploads.filter((name) => shared.has(name));
  const versions = new Map(common.map((name) => [name, site.get(name) as FileVersion]));
  const [name] = (await differingFiles(versions, run)).keys();
  if (name !== undefined)
    throw new ConflictError(
      `Another run still deploys to this destination: it has replaced "${cleanText(name)}", which this run uploaded.`,
    );
  return uploaded;
}

async function shownFiles(
  { site, destination, uploads, deletions }: Done,
  { storage, log, clock, signal }: Context & { readonly storage: Storage },
): Promise<Listing> {
  const deleted = deletedNames(deletions, site);
  const { listing: first, isComplete } = await lookAgain(site, uploads, deleted, storage);
  let listing = first;
  let twins = isComplete ? hiddenTwins(site, listing) : undefined;
  const found = new Map<string, ListedFile>();
  const isWrong = (name: string) => found.get(name)?.size !== site.get(name)?.size;
  const addFound = (names: readonly string[], from: Listing) => {
    for (const name of names) {
      const file = from.get(name);
      if (file !== undefined) found.set(name, file);
    }
  };
  addFound(uploads, listing);
  let wrong = uploads.filter(isWrong);
  // A listing may be late. Of a file that it did not show before, it does not show that the file is gone.
  let left = deleted.filter((name) => listing.has(name) || (isComplete && destination.unlisted.has(name)));
  for (const pauseMs of PAUSES_MS) {
    if (wrong.length === 0 && left.length === 0 && twins === undefined) return found;
    if (pauseMs > 0) {
      log.info(`Waiting for the storage to show ${awaited(wrong.length, left.length)}`);
      await clock.sleep(pauseMs, signal);
    }
    if (twins !== undefined && pauseMs > 0) {
      listing = await storage.list(new Set(site.keys()));
      twins = hiddenTwins(site, listing);
    }
    const asked = await findOrList([...wrong, ...left], storage);
    left = left.filter((name) => destination.hasStill(name, asked));
    addFound(wrong, asked);
    if (twins !== undefined && isSameFile(listing.get(twins.shown), found.get(twins.hidden))) break;
    wrong = wrong.filter(isWrong);
  }
  if (twins !== undefined) throw oneFile(twins);
  const [name = left[0] ?? ''] = wrong;
  const same = wrong.length > 0 ? wrong : left;
  const others = same.length === 1 ? '' : ` The same is true of ${counted(same.length - 1, 'other file')}.`;
  const [problem, hint] = problemOf(
    wrong.length === 0 ? 'deleted' : found.has(name) ? 'different' : 'missing',
  );
  throw new DeployError(`"${cleanText(name)}" ${problem}.${others}`, hint);
}

function awaited(uploaded: number, deleted: number): string {
  if (uploaded + deleted === 0) return 'each of two names that differ little';
  if (uploaded > 0) return counted(uploaded, 'uploaded file');
  return `that ${counted(deleted, 'deleted file')} ${deleted === 1 ? 'is' : 'are'} gone`;
}

/** @returns the continuation of a sentence about a file, and the hint */
function problemOf(what: 'deleted' | 'different' | 'missing'): readonly [string, string] {
  switch (what) {
    case 'deleted':
      return [
        'was deleted, but the destination still has it',
        'The storage accepted the deletion, but keeps the file. Look for a retention policy, Object Lock, or a replication in both directions.',
      ];
    case 'different':
      return [
        'was uploaded, but the destination has other contents under this name',
        'Another program or run may have replaced the file: find out what else writes to the destination.',
      ];
    case 'missing':
      return [
        'was uploaded, but the destination does not have it',
        'Another program or run may have deleted the file: find out what else writes to the destination.',
      ];
  }
}

/** Returns the deleted files whose names no upload may have taken. */
function deletedNames(names: readonly string[], site: Files): readonly string[] {
  if (names.length === 0) return names;
  const keys = new Set([...site.keys()].map((name) => nameKey(name, ANY_NAMES)));
  return names.filter((name) => !keys.has(nameKey(name, ANY_NAMES)));
}

/**
 * Of two names that may be those of one file, only a listing shows which one exists.
 *
 * @returns what the destination has after the uploads, and whether the storage has listed it. Otherwise, it was asked for
 *   the files by their names.
 */
async function lookAgain(
  site: Files,
  uploads: readonly string[],
  deleted: readonly string[],
  storage: Storage,
): Promise<{ readonly listing: Listing; readonly isComplete: boolean }> {
  const { isBucket } = storage.features;
  const names = [...uploads, ...deleted];
  if (isBucket && names.length * FILES_PER_LOOKUP <= site.size && clashes(site).length === 0) {
    const listing = await findOrList(names, storage);
    if (uploads.every((name) => listing.has(name))) return { listing, isComplete: false };
  }
  return {
    listing: await storage.list(new Set(isBucket ? [...site.keys(), ...deleted] : names)),
    isComplete: true,
  };
}

/** @returns the names of the site that may be those of one file */
function clashes(site: Files): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const name of site.keys()) {
    const key = nameKey(name, ANY_NAMES);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [name]);
    else group.push(name);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Two names of the site that may be those of one file, of which a listing shows one. */
interface Twins {
  readonly shown: string;
  readonly hidden: string;
}

/**
 * Some disks and servers ignore case: then the last upload has replaced the other file. Such a disk may still answer for
 * both names, each with its own size, so only a listing counts.
 */
function hiddenTwins(site: Files, listing: Listing): Twins | undefined {
  for (const names of clashes(site)) {
    const shown = names.find((name) => listing.has(name));
    const hidden = names.find((name) => !listing.has(name));
    if (shown !== undefined && hidden !== undefined) return { shown, hidden };
  }
  return undefined;
}

function oneFile({ shown, hidden }: Twins): DeployError {
  return new DeployError(
    `"${cleanText(shown)}" and "${cleanText(hidden)}" of the site are one file at the destination, so visitors would see one of the pages under both names.`,
    'Rename one of them: their names differ only by case or by the form of their accents.',
  );
}
