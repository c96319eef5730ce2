/**
 * Extracts an archive with the toolkit's `extractTar`, for a system whose `tar` knows a compression that has no tool of
 * its own there. `tar` writes what it likes, so its list of names is checked before it extracts, into a raw folder whose
 * contents are then copied under the same rules as the entries of any archive.
 */
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createReadStream } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../context/context.ts';
import type { ArchiveEntry } from './site/archive-entry.ts';
import { damaged } from './site/bundle-errors.ts';
import { SiteTree, sitePath } from './site/entry-paths.ts';
import { EventLoopPauses } from './site/pauses.ts';
import { checkNames, SITE_LIMITS, type SiteContents, SiteExtractor } from './site/site-builder.ts';
import { killTool, secretNames, ToolFailedError, toolOutput } from './tool-process.ts';

const SLASH = 0x2f;

/**
 * @param archive path of the archive
 * @param compression option of `tar`
 * @param folder empty folder that receives the site
 * @throws ToolMissingError or ToolFailedError if `tar` cannot extract it
 * @throws BundleError if it contains what a site must not contain
 * @throws file system errors, and the signal's reason when it aborts
 */
export async function extractWithToolkit(
  archive: string,
  compression: string,
  folder: string,
  { log, signal }: Pick<Context, 'log' | 'signal'>,
): Promise<SiteContents> {
  const listed = await checkedNames(archive, compression, signal);
  const raw = `${folder}-raw`;
  const extractor = new SiteExtractor(folder, SITE_LIMITS);
  try {
    await mkdir(raw);
    // `tar` prints what it likes, including names from the archive.
    await log.withoutCommands(() =>
      withoutSecrets(() => stoppedOnAbort(signal, () => extract(archive, raw, compression))),
    );
    signal.throwIfAborted();
    const pauses = new EventLoopPauses(signal);
    let found = 0;
    for await (const { entry, file } of entriesOf(raw)) {
      if (pauses.isDue()) await pauses.take();
      found += 1;
      extractor.onEntry(entry);
      if (file !== undefined) for await (const piece of createReadStream(file)) extractor.onContents(piece);
      extractor.onEntryEnd();
    }
    // On some disks one file can replace another.
    if (found !== listed) throw damaged('the files that tar extracted are not those that it lists');
    return await extractor.finish(signal);
  } finally {
    extractor.close();
    // What remains must not change the result.
    await rm(raw, { recursive: true, force: true, maxRetries: 3 }).catch((error) => log.debug(String(error)));
  }
}

/**
 * @returns the number of files and folders
 * @throws BundleError for a name that no site may have, and for names that collide
 */
async function checkedNames(archive: string, compression: string, signal: AbortSignal): Promise<number> {
  const tree = new SiteTree();
  const pauses = new EventLoopPauses(signal);
  const add = (line: Buffer) => {
    const name = unescaped(line);
    const site = sitePath(name);
    if (name.at(-1) === SLASH || site === '') tree.addFolder(site);
    else tree.addFile(site);
    checkNames(tree.size, tree.nameBytes, SITE_LIMITS);
  };
  const file = await open(archive);
  try {
    let rest = Buffer.alloc(0);
    for await (const chunk of toolOutput('tar', ['-t', compression, '-f', '-'], file.fd, signal)) {
      let bytes = Buffer.concat([rest, chunk]);
      for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n')) {
        add(bytes.subarray(0, end));
        bytes = bytes.subarray(end + 1);
        if (pauses.isDue()) await pauses.take();
      }
      rest = bytes;
      checkNames(tree.size, rest.length, SITE_LIMITS);
    }
    if (rest.length > 0) add(rest);
  } finally {
    await file.close();
  }
  return tree.size;
}

/**
 * A name as `tar -t` prints it: GNU's and libarchive's write bytes that the locale does not know in octal. Every other
 * escaped character, such as a line break, keeps its backslash, which no site may have in a name.
 */
function unescaped(line: Buffer): Buffer {
  const text = line.toString('latin1').replace(/\r$/, '');
  const bytes = text.replace(/\\([0-3][0-7]{2})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  );
  return Buffer.from(bytes, 'latin1');
}

async function extract(archive: string, raw: string, compression: string): Promise<void> {
  // Loaded here, since hardly any run needs it.
  const toolCache = await import('@actions/tool-cache');
  try {
    await toolCache.extractTar(archive, raw, ['-x', compression]);
  } catch (cause) {
    throw new ToolFailedError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The toolkit passes the environment of this process to its tools, and offers no way to choose another. */
async function withoutSecrets(work: () => Promise<void>): Promise<void> {
  const secrets = secretNames(process.env).map((name) => [name, process.env[name]] as const);
  for (const [name] of secrets) delete process.env[name];
  try {
    await work();
  } finally {
    for (const [name, value] of secrets) process.env[name] = value;
  }
}

/**
 * Kills the tools that the work starts when the signal aborts, and keeps it from starting others then; the toolkit offers
 * no way to do so. It ends only after the work, so nothing is printed later.
 */
async function stoppedOnAbort(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  signal.throwIfAborted();
  const tools: ChildProcess[] = [];
  // Node.js announces a child process when it is created, and only then starts it.
  const onCreated = (message: unknown) => {
    const { process: tool } = message as { process: ChildProcess };
    if (signal.aborted) neverStarts(tool);
    else tools.push(tool);
  };
  const kill = () => tools.forEach(killTool);
  subscribe('child_process', onCreated);
  signal.addEventListener('abort', kill);
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    unsubscribe('child_process', onCreated);
    signal.removeEventListener('abort', kill);
  }
}

function neverStarts(tool: ChildProcess): void {
  const start = () => {
    process.nextTick(() => tool.emit('error', new Error('The step was cancelled')));
  };
  Object.assign(tool, { spawn: start });
}

/** The contents of a folder as an archive would list them: each folder before its contents, and no link followed. */
async function* entriesOf(
  root: string,
  within = '',
): AsyncGenerator<{ entry: ArchiveEntry; file: string | undefined }> {
  for (const name of (await readdir(path.join(root, within))).sort()) {
    const relative = within === '' ? name : `${within}/${name}`;
    const full = path.join(root, relative);
    const stat = await lstat(full);
    const common = { name: Buffer.from(relative), linkName: Buffer.alloc(0), size: 0, mode: stat.mode };
    if (stat.isSymbolicLink()) {
      const linkName = Buffer.from((await readlink(full)).replaceAll(path.sep, '/'));
      yield { entry: { ...common, kind: 'symbolic link', what: 'symbolic link', linkName }, file: undefined };
    } else if (stat.isDirectory()) {
      await makeAccessible(full);
      yield { entry: { ...common, kind: 'folder', what: 'folder' }, file: undefined };
      yield* entriesOf(root, relative);
    } else if (stat.isFile()) {
      await makeAccessible(full);
      yield { entry: { ...common, kind: 'file', what: 'file', size: stat.size }, file: full };
    } else {
      yield { entry: { ...common, kind: 'other', what: 'device or pipe' }, file: undefined };
    }
  }
}

/** An archive may have read-only folders, which could not be removed, and files that nobody may read. */
async function makeAccessible(full: string): Promise<void> {
  await chmod(full, 0o700).catch(() => undefined);
}
