/** Reads the site to deploy: the names of its files, and their digests. */
import { isUtf8 } from 'node:buffer';
import { createReadStream, type Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Context } from '../../context/context.ts';
import { diskFix } from '../../disk/disk-fix.ts';
import { sha256Of } from '../../disk/sha256-of.ts';
import { ActionError, InputError } from '../../errors.ts';
import { sortedByPath } from '../../site/byte-order.ts';
import { HOME_PAGE, hostingPath, MAX_HOME_PAGE_BYTES } from '../../site/hosting-path.ts';
import { parseManifest, type SiteFiles } from '../../site/manifest.ts';
import { STATE_FOLDER } from '../../site/names.ts';
import { isPage } from '../../site/pages.ts';
import { matchesAny, patternTest } from '../../site/path-patterns.ts';
import { sitePathProblem } from '../../site/site-path.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted } from '../../text/units.ts';
import { forEachParallel } from '../../timing/parallel.ts';
import { eventLoopPauses } from '../../timing/pauses.ts';
import type { Files, FileVersion } from '../state/state-file.ts';
import { SITE_FIX } from './input-rules.ts';
import { type DeployInputs, EXCLUDED } from './inputs.ts';

/** How many files are hashed at the same time. */
const PARALLEL_READS = 8;

export interface ReadSite {
  /** In byte order. */
  readonly digests: SiteFiles;
  /** Path under which the site has to be hosted, if its home page shows one; see `site/hosting-path.ts`. */
  readonly hostingPath: string | undefined;
  /** Patterns of the user in `exclude` and `immutable` that match no file. */
  readonly unmatched: readonly string[];
}

/** For a site that is removed. */
export const NO_SITE: ReadSite = { digests: new Map(), hostingPath: undefined, unmatched: [] };

/**
 * @throws InputError for a folder that cannot be deployed, or a manifest of another folder
 * @throws ActionError if a file cannot be read; the signal's reason
 */
export async function readSite(
  { sitePath, manifestPath, exclude, immutable, ownState }: DeployInputs,
  { log, signal }: Pick<Context, 'log' | 'signal'>,
): Promise<ReadSite> {
  const { names, excluded, unmatched } = await readNames(sitePath, exclude, signal);
  if (excluded > 0) log.info(`Left out ${counted(excluded, 'file')} that \`exclude\` matches`);
  if (names.length === 0)
    throw siteError(`contains no files${excluded > 0 ? ' except those that `exclude` matches' : ''}.`);
  requireOwnState(names, ownState);
  requireNoImmutablePage(names, immutable);
  if (manifestPath === undefined) log.info(`Computing the digests of ${counted(names.length, 'file')}`);
  const digests =
    manifestPath === undefined
      ? await hashed(sitePath, names, signal)
      : await manifestOf(manifestPath, names, exclude);
  const home = digests.has(HOME_PAGE) ? await readHead(path.join(sitePath, HOME_PAGE)) : '';
  const unused = immutable.filter((pattern) => !names.some((name) => matchesAny(name, [pattern])));
  return {
    digests,
    hostingPath: hostingPath(home, (name) => digests.has(name)),
    unmatched: [...unmatched, ...unused],
  };
}

/** A page that cannot be read fails the step when it is hashed or uploaded. */
async function readHead(file: string): Promise<string> {
  const chunks = createReadStream(file, { end: MAX_HOME_PAGE_BYTES - 1 });
  return text(chunks).catch(() => '');
}

/**
 * Adds the sizes. If the state lists a file with the same digest, the size is known.
 *
 * @throws ActionError if a file cannot be read
 */
export async function withSizes(site: SiteFiles, sitePath: string, live: Files | undefined): Promise<Files> {
  const files = new Map<string, FileVersion>();
  const unknown: string[] = [];
  for (const [name, sha256] of site) {
    const known = live?.get(name);
    const isKnown = known?.sha256 === sha256;
    if (!isKnown) unknown.push(name);
    files.set(name, isKnown ? known : { sha256, size: 0 });
  }
  await forEachParallel(unknown, PARALLEL_READS, async (name) => {
    const { size } = await reading(name, () => stat(path.join(sitePath, name)));
    files.set(name, { sha256: site.get(name) ?? '', size });
  });
  return files;
}

function siteError(problem: string, fix = SITE_FIX): InputError {
  return new InputError('site-path', problem, fix);
}

/**
 * @returns the paths of the files of the site, with `/` between their parts; how many files are left out; and the
 *   patterns of the user that match none of them
 */
async function readNames(sitePath: string, exclude: readonly string[], signal: AbortSignal) {
  const names: string[] = [];
  let excluded = 0;
  let unmatched = exclude.filter((pattern) => !EXCLUDED.includes(pattern));
  const tests = exclude.map(patternTest);
  const pauseWhenDue = eventLoopPauses(signal);
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    await pauseWhenDue();
    for (const entry of await readFolder(sitePath, folder)) {
      const name = requireName(entry.name, folder);
      if (tests.some((test) => test(name))) {
        const files = entry.isDirectory() ? await filesIn(sitePath, name) : [name];
        excluded += files.length;
        unmatched = unmatched.filter(
          (pattern) => ![name, ...files].some((file) => matchesAny(file, [pattern])),
        );
        continue;
      }
      if (/(?:^|\/)\.static-export$/i.test(name)) {
        throw siteError(`contains "${cleanText(name)}", a name that is reserved for a state.`);
      }
      if (/(?:^|\/)\.git$/.test(name)) throw siteError(...publicGit(name));
      if (entry.isDirectory()) {
        waiting.push(name);
      } else if (entry.isFile()) {
        const problem = sitePathProblem(name);
        if (problem !== undefined) throw siteError(`contains "${cleanText(name)}", which ${problem}.`);
        names.push(name);
      } else if (entry.isSymbolicLink()) throw siteError(`contains the symbolic link "${cleanText(name)}".`);
      else throw siteError(`contains "${cleanText(name)}", which is not a file.`);
    }
  }
  return { names, excluded, unmatched };
}

function requireNoImmutablePage(names: readonly string[], immutable: readonly string[]): void {
  const page = names.find((name) => isPage(name) && matchesAny(name, immutable));
  if (page === undefined) return;
  throw new InputError(
    'immutable',
    `matches the page "${cleanText(page)}", which browsers would not request again for a year.`,
    'Set it to folders or files whose names change with their contents, such as `assets/**`.',
  );
}

function publicGit(name: string): [problem: string, fix: string] {
  return [
    `contains "${cleanText(name)}", which may have the token of the job and all that was ever committed, and would be public.`,
    'Add `**/.git` to the input `exclude`, which has it by default.',
  ];
}

/** @returns files that are left out. They are only counted, so a folder that cannot be read has none. */
async function filesIn(sitePath: string, folder: string): Promise<readonly string[]> {
  const root = path.join(sitePath, folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      path.relative(sitePath, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    );
}

async function readFolder(sitePath: string, folder: string): Promise<Dirent<Buffer>[]> {
  try {
    return await readdir(path.join(sitePath, folder), { withFileTypes: true, encoding: 'buffer' });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const shown = `"${cleanText(sitePath)}"`;
    if (folder === '' && code === 'ENOENT') throw siteError(`is the folder ${shown}, which does not exist.`);
    if (folder === '' && code === 'ENOTDIR') throw siteError(`is ${shown}, a file and not a folder.`);
    throw unreadable(folder, cause);
  }
}

/** The state lists the names, and must be readable on every system. */
function requireName(bytes: Buffer, folder: string): string {
  const text = bytes.toString();
  const name = folder === '' ? text : `${folder}/${text}`;
  if (!isUtf8(bytes)) throw siteError(`contains "${cleanText(name)}", whose name is not UTF-8.`);
  return name;
}

/** The state must not be replaced by a file of the site. */
function requireOwnState(names: readonly string[], folder: string | undefined): void {
  if (folder === undefined || folder === STATE_FOLDER) return;
  const other = names.find((name) => name === folder || name.startsWith(`${folder}/`));
  if (other === undefined) return;
  throw new InputError(
    'state',
    `is a folder in which the site has a file, "${cleanText(other)}".`,
    'Use a folder that is not part of the site, or leave the input empty.',
  );
}

const MANIFEST_FIX =
  'Pass the output `manifest-path` of the step whose `site-path` this is, or leave the input empty.';

/** @param exclude patterns of files that the manifest may list, and that are not part of the site */
async function manifestOf(
  manifestPath: string,
  names: readonly string[],
  exclude: readonly string[],
): Promise<SiteFiles> {
  const wrong = (what: string) =>
    new InputError('manifest-path', `is "${cleanText(manifestPath)}", ${what}`, MANIFEST_FIX);
  const bytes = await readFile(manifestPath).catch((cause: NodeJS.ErrnoException) => {
    throw wrong(cause.code === 'ENOENT' ? 'which does not exist.' : `which cannot be read (${cause.code}).`);
  });
  if (!isUtf8(bytes)) throw wrong('which is not UTF-8.');
  const listed = parseManifest(bytes.toString(), (what) => wrong(`which ${what}.`));
  const present = new Set(names);
  const files =
    listed.size === names.length
      ? listed
      : new Map([...listed].filter(([name]) => present.has(name) || !matchesAny(name, exclude)));
  const unlisted = names.find((name) => !files.has(name));
  if (unlisted !== undefined) throw wrong(`which does not list "${cleanText(unlisted)}" in \`site-path\`.`);
  if (files.size === names.length) return files;
  const [missing = ''] = [...files.keys()].filter((name) => !present.has(name));
  throw wrong(`which lists "${cleanText(missing)}", a file that is not in \`site-path\`.`);
}

async function hashed(sitePath: string, names: readonly string[], signal: AbortSignal): Promise<SiteFiles> {
  const files = new Map<string, string>();
  await forEachParallel(names, PARALLEL_READS, async (name) => {
    signal.throwIfAborted();
    files.set(name, await reading(name, () => sha256Of(path.join(sitePath, name))));
  });
  return sortedByPath(files);
}

async function reading<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw unreadable(name, cause);
  }
}

function unreadable(name: string, cause: unknown): ActionError {
  const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
  return new ActionError('disk', `"${cleanText(name)}" of the site cannot be read (${code}).`, {
    hint: `${diskFix(cause)} Nothing was deployed.`,
    cause,
  });
}
