/** Checks, at the end of a deployment, that the destination has exactly what was uploaded, and nothing that was deleted. */
import { createHash, getFips } from 'node:crypto';
import path from 'node:path';
import { hashOf } from '../disk/hash-of.ts';
import { DeployError } from '../errors.ts';
import { ANY_NAMES, nameKey } from '../site/names.ts';
import { cleanText } from '../text/clean-text.ts';
import { counted } from '../text/units.ts';
import { forEachParallel } from '../timing/parallel.ts';
import { type Stamps, stampsOf } from './inputs/site-folder.ts';
import { isSameFile } from './plan/destination.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';
import type { Files } from './state/state-file.ts';
import { LARGE_BYTES, type ListedFile, type Listing, type StorageFeatures } from './storage/storage.ts';

/** How many files of the site are read at the same time. */
const PARALLEL_READS = 8;

/** A storage has thirty seconds in all to show a file. Each is the time before it is asked again. */
const PAUSES_MS = [0, 1000, 2000, 4000, 8000, 15_000];

const AGAIN = 'Run the workflow again: it uploads the file again.';

type Run = Pick<DeployRun, 'inputs' | 'storage' | 'log' | 'clock' | 'signal'>;

/** The time of a request for one file is about that of listing this many. */
const FILES_PER_LOOKUP = 50;

/**
 * Lists the destination again, or asks for the files by their names if that is faster. What is not there as it was
 * uploaded, or is still there although it was deleted, is asked for by name, for thirty seconds.
 *
 * @param before from `stampsOf` before the first upload
 * @returns the uploaded files as the destination has them
 * @throws DeployError if a file of the site changed meanwhile, or the destination has anything else
 */
export async function checkDestination(
  { site, plan, destination }: Pick<Deployment, 'site' | 'plan' | 'destination'>,
  before: Stamps,
  run: Run,
): Promise<Listing> {
  const { uploads } = plan;
  const deleted = deletedNames(plan, site);
  const contents = new Contents(run.inputs.sitePath);
  const small = uploads.filter((name) => (site.get(name)?.size ?? 0) <= LARGE_BYTES);
  const [after, { listing: first, isComplete }] = await Promise.all([
    stampsOf(uploads, run.inputs.sitePath),
    lookAgain(site, uploads, deleted, run.storage),
    run.storage.features.listsMd5 && contents.read(small),
  ]);
  requireUnchanged(before, after);
  let listing = first;
  let twins = isComplete ? hiddenTwins(site, listing, run.storage.features) : undefined;
  const found = new Map<string, ListedFile>();
  for (const name of uploads) {
    const file = listing.get(name);
    if (file !== undefined) found.set(name, file);
  }
  let digests = await md5OfContents(site, found, contents, run);
  let wrong = await wrongFiles(uploads, { site, found, digests });
  // A listing may be late. Of a file that it did not show before, it does not show that the file is gone.
  let left = deleted.filter((name) => listing.has(name) || (isComplete && destination.unlisted.has(name)));
  for (const pauseMs of PAUSES_MS) {
    if (wrong.length === 0 && left.length === 0 && twins === undefined) return found;
    if (pauseMs > 0) {
      run.log.info(`Waiting for the storage to show ${awaited(wrong.length, left.length)}`);
      await run.clock.sleep(pauseMs, run.signal);
    }
    if (twins !== undefined && pauseMs > 0) {
      listing = await run.storage.list(new Set(site.keys()), true);
      twins = hiddenTwins(site, listing, run.storage.features);
    }
    const asked = await run.storage.find([...wrong, ...left]);
    left = left.filter((name) => asked.get(name)?.size === destination.find(name)?.size && asked.has(name));
    for (const name of wrong) {
      const file = asked.get(name);
      if (file !== undefined) found.set(name, file);
    }
    if (twins !== undefined && isSameFile(listing.get(twins.shown), found.get(twins.hidden))) break;
    // The listing may have had no file with an MD5.
    digests ??= await md5OfContents(site, found, contents, run);
    wrong = await wrongFiles(wrong, { site, found, digests });
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
        'The storage accepted the deletion. Check whether it keeps files, such as by a retention policy, Object Lock, or a replication in both directions. The next run tries again.',
      ];
    case 'different':
      return [
        'was uploaded, but the destination has other contents under this name',
        `Another program or run may have replaced the file. ${AGAIN}`,
      ];
    case 'missing':
      return [
        'was uploaded, but the destination does not have it',
        `Another program or run may have deleted the file. ${AGAIN}`,
      ];
  }
}

/** Returns the deleted files whose names no upload may have taken. The rest of the deletions follows the complete state. */
function deletedNames({ deletions }: Deployment['plan'], site: Files): readonly string[] {
  const names = deletions.flatMap(({ path: name, when }) => (when === 'last' ? [] : [name]));
  if (names.length === 0) return names;
  const keys = new Set([...site.keys()].map((name) => nameKey(name, ANY_NAMES)));
  return names.filter((name) => !keys.has(nameKey(name, ANY_NAMES)));
}

/** What the destination has after the uploads. */
interface LookedAt {
  readonly listing: Listing;
  /** Whether the storage has listed the files. Otherwise, it was asked for them by their names. */
  readonly isComplete: boolean;
}

/** Of two names that may be those of one file, only a listing shows which one exists. */
async function lookAgain(
  site: Files,
  uploads: readonly string[],
  deleted: readonly string[],
  storage: Run['storage'],
): Promise<LookedAt> {
  const { isBucket } = storage.features;
  const names = [...uploads, ...deleted];
  if (isBucket && names.length * FILES_PER_LOOKUP <= site.size && clashes(site).length === 0) {
    const listing = await storage.find(names);
    if (uploads.every((name) => listing.has(name))) return { listing, isComplete: false };
  }
  return { listing: await storage.list(new Set(isBucket ? site.keys() : names), true), isComplete: true };
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
function hiddenTwins(site: Files, listing: Listing, { listsMd5 }: StorageFeatures): Twins | undefined {
  for (const names of clashes(site)) {
    // Then the listing lacks large files.
    if (listsMd5 && names.some((name) => (site.get(name)?.size ?? 0) > LARGE_BYTES)) continue;
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

function requireUnchanged(before: Stamps, after: Stamps): void {
  const changed = [...after].find(([name, stamp]) => stamp === undefined || stamp !== before.get(name));
  if (changed === undefined) return;
  throw new DeployError(
    `The file "${cleanText(changed[0])}" of the site changed while it was deployed.`,
    'Start this step when nothing else writes to `site-path`.',
  );
}

/** What the uploaded files are compared with. */
interface Check {
  readonly site: Files;
  /** The uploaded files as the destination has them. */
  readonly found: Listing;
  /** Undefined if the listing has no MD5 of contents. */
  readonly digests: Contents | undefined;
}

/** The contents of the files of the site. */
class Contents {
  readonly #sitePath: string;
  readonly #known = new Map<string, string>();

  constructor(sitePath: string) {
    this.#sitePath = sitePath;
  }

  /** Reads files that are probably needed. One that cannot be read fails only if it is needed. */
  async read(names: readonly string[]): Promise<void> {
    // A Node.js in FIPS mode cannot compute an MD5.
    if (getFips() === 1) return;
    await forEachParallel(names, PARALLEL_READS, async (name) => {
      await this.md5Of(name).catch(() => undefined);
    });
  }

  async md5Of(name: string): Promise<string> {
    const md5 = this.#known.get(name) ?? (await hashOf(path.join(this.#sitePath, name), 'md5'));
    this.#known.set(name, md5);
    return md5;
  }
}

/** Returns the files that the destination does not have as they were uploaded. */
async function wrongFiles(names: readonly string[], { site, found, digests }: Check): Promise<string[]> {
  const wrong = new Set(names.filter((name) => found.get(name)?.size !== site.get(name)?.size));
  if (digests !== undefined) {
    await forEachParallel(names, PARALLEL_READS, async (name) => {
      const md5 = found.get(name)?.md5;
      if (md5 !== undefined && !wrong.has(name) && md5 !== (await digests.md5Of(name))) wrong.add(name);
    });
  }
  return names.filter((name) => wrong.has(name));
}

/**
 * The listed MD5 is not that of the contents if the storage encrypts files with a key of its own, which this action cannot
 * know. So if the MD5 of the smallest file is wrong, it reads that file.
 *
 * @returns undefined if the listing has no MD5 of contents
 */
async function md5OfContents(
  site: Files,
  found: Listing,
  contents: Contents,
  { storage }: Run,
): Promise<Check['digests']> {
  const named = [...found.keys()].filter((name) => found.get(name)?.md5 !== undefined);
  const sizeOf = (name: string) => site.get(name)?.size ?? 0;
  const [smallest] = named.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  if (smallest === undefined || getFips() === 1) return undefined;
  if (found.get(smallest)?.md5 === (await contents.md5Of(smallest))) return contents;
  const bytes = await storage.read(smallest);
  const isRight = bytes && createHash('sha256').update(bytes).digest('hex') === site.get(smallest)?.sha256;
  return isRight ? undefined : contents;
}
