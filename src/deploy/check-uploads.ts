/** Checks, at the end of a deployment, that the destination has exactly what was uploaded. */
import { getFips } from 'node:crypto';
import path from 'node:path';
import { hashOf } from '../disk/hash-of.ts';
import { DeployError } from '../errors.ts';
import { ANY_NAMES, nameKey } from '../site/names.ts';
import { cleanText } from '../text/clean-text.ts';
import { counted } from '../text/units.ts';
import { forEachParallel } from '../timing/parallel.ts';
import { type Stamps, stampsOf } from './inputs/site-folder.ts';
import { isSameFile, LARGE_BYTES, type ListedFile, type Listing } from './plan/destination.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';
import type { Files } from './state/state-file.ts';

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
 * uploaded is asked for by name, for thirty seconds.
 *
 * @param before from `stampsOf` before the first upload
 * @returns the uploaded files as the destination has them
 * @throws DeployError if a file of the site changed meanwhile, or the destination has anything else in its place
 */
export async function checkUploads(
  { site, plan }: Pick<Deployment, 'site' | 'plan'>,
  before: Stamps,
  run: Run,
): Promise<Listing> {
  const { uploads } = plan;
  const contents = new Contents(run.inputs.sitePath);
  const small = uploads.filter((name) => (site.get(name)?.size ?? 0) <= LARGE_BYTES);
  const [after, listing] = await Promise.all([
    stampsOf(uploads, run.inputs.sitePath),
    lookAgain(site, uploads, run.storage),
    run.storage.features.listsMd5 && contents.read(small),
  ]);
  requireUnchanged(before, after);
  const found = new Map<string, ListedFile>();
  for (const name of uploads) {
    const file = listing.get(name);
    if (file !== undefined) found.set(name, file);
  }
  let digests = await md5OfContents(site, found, contents, run);
  let wrong = await wrongFiles(uploads, { site, found, digests });
  for (const pauseMs of PAUSES_MS) {
    if (wrong.length === 0) return found;
    if (pauseMs > 0) {
      run.log.info(`Waiting for the storage to show ${counted(wrong.length, 'uploaded file')}`);
      await run.clock.sleep(pauseMs, run.signal);
    }
    for (const [name, file] of await run.storage.find(wrong)) found.set(name, file);
    requireTwoFiles(wrong, site, { listing, found });
    // The listing may have had no file with an MD5.
    digests ??= await md5OfContents(site, found, contents, run);
    wrong = await wrongFiles(wrong, { site, found, digests });
  }
  const [name = ''] = wrong;
  const others = wrong.length === 1 ? '' : ` The same is true of ${counted(wrong.length - 1, 'other file')}.`;
  throw found.has(name)
    ? new DeployError(
        `"${cleanText(name)}" was uploaded, but the destination has other contents under this name.${others}`,
        `Another program or run may have replaced the file. ${AGAIN}`,
      )
    : new DeployError(
        `"${cleanText(name)}" was uploaded, but the destination does not have it.${others}`,
        `Another program or run may have deleted the file. ${AGAIN}`,
      );
}

/** Of two names that may be those of one file, only a listing shows which one exists. */
async function lookAgain(site: Files, uploads: readonly string[], storage: Run['storage']): Promise<Listing> {
  const { isBucket } = storage.features;
  if (isBucket && uploads.length * FILES_PER_LOOKUP <= site.size && haveOwnKeys(site)) {
    const found = await storage.find(uploads);
    if (found.size === uploads.length) return found;
  }
  return storage.list(new Set(isBucket ? site.keys() : uploads), true);
}

/** Whether no two names can be those of one file. */
function haveOwnKeys(site: Files): boolean {
  return new Set([...site.keys()].map((name) => nameKey(name, ANY_NAMES))).size === site.size;
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
  const isRight = (await storage.digestOf(smallest)) === site.get(smallest)?.sha256;
  return isRight ? undefined : contents;
}

/** Some disks and servers ignore case: then the last upload has replaced the other one. */
function requireTwoFiles(
  names: readonly string[],
  site: Files,
  { listing, found }: { readonly listing: Listing; readonly found: Listing },
): void {
  const unlisted = new Map(
    names.filter((name) => !listing.has(name)).map((name) => [nameKey(name, ANY_NAMES), name]),
  );
  for (const [other, file] of unlisted.size > 0 ? listing : []) {
    const name = unlisted.get(nameKey(other, ANY_NAMES));
    if (name === undefined || !site.has(other) || !isSameFile(found.get(name), file)) continue;
    throw new DeployError(
      `"${cleanText(other)}" and "${cleanText(name)}" of the site are one file at the destination, so visitors would see one of the pages under both names.`,
      'Rename one of them: their names differ only by case or by the form of their accents.',
    );
  }
}
