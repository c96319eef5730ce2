/**
 * Unpacks the rarer kinds of archive: the system's tools make a raw folder of it, and what came out is held against
 * the same rules, and copied, as if it had been read entry by entry. Slower than the reader, and seldom needed.
 */
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { BundleError } from '../errors.ts';
import type { Logger } from '../log/logger.ts';
import { cleanText } from '../text/clean-text.ts';
import type { ArchiveExtension } from './archive-format.ts';
import { type ExtractedSite, SITE_LIMITS, SiteExtractor } from './extract-site.ts';
import type { TarEntry } from './tar-reader.ts';

/** How `tar` is told the compression; it needs the tool of that name. */
const TAR_FLAGS: Partial<Record<ArchiveExtension, string>> = {
  '.tar.xz': '--xz',
  '.tar.zst': '--zstd',
  '.tar.bz2': '--bzip2',
};

/**
 * @param archive path of the archive
 * @param folder empty folder that receives the site
 * @throws BundleError where the tools cannot unpack it, or it holds what a site must not have
 * @throws errors of the file system, and the signal's reason when it aborts
 */
export async function extractWithSystemTools(
  archive: string,
  ending: ArchiveExtension,
  folder: string,
  { log, signal }: { readonly log: Logger; readonly signal: AbortSignal },
): Promise<ExtractedSite> {
  const raw = `${folder}-raw`;
  await mkdir(raw);
  const unpacking = new SiteExtractor(folder, SITE_LIMITS);
  try {
    // The tools print what they like, also names from the archive.
    await log.withoutCommands(() => endedWith(signal, () => extract(archive, ending, raw)));
    signal.throwIfAborted();
    for await (const { entry, file } of entriesOf(raw)) {
      signal.throwIfAborted();
      unpacking.onEntry(entry);
      if (file !== undefined) for await (const piece of createReadStream(file)) unpacking.onContents(piece);
      unpacking.onEntryEnd();
    }
    return await unpacking.finish(signal);
  } finally {
    unpacking.close();
    await rm(raw, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function extract(archive: string, ending: ArchiveExtension, raw: string): Promise<void> {
  // Loaded here, since hardly a run needs it.
  const toolCache = await import('@actions/tool-cache');
  try {
    const flag = TAR_FLAGS[ending];
    if (flag === undefined) await toolCache.extractZip(archive, raw);
    else await toolCache.extractTar(archive, raw, ['-x', flag]);
  } catch (cause) {
    const what = cleanText(cause instanceof Error ? cause.message : String(cause));
    throw new BundleError(`The system's tools could not unpack the ${ending} bundle: ${what}`, {
      hint: 'They may be missing on this runner, or the bundle is damaged. Without `extract` it is kept as it came.',
      cause,
    });
  }
}

/** Ends the tools that the work starts when the signal aborts; the toolkit itself gives no hold of them. */
async function endedWith(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const tools: ChildProcess[] = [];
  const onStart = (message: unknown) => tools.push((message as { process: ChildProcess }).process);
  const end = () => {
    for (const tool of tools) tool.kill('SIGKILL');
  };
  subscribe('child_process', onStart);
  signal.addEventListener('abort', end);
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    unsubscribe('child_process', onStart);
    signal.removeEventListener('abort', end);
  }
}

/** What lies in a folder, as an archive would tell it: each folder before what is in it, and no link followed. */
async function* entriesOf(
  root: string,
  within = '',
): AsyncGenerator<{ entry: TarEntry; file: string | undefined }> {
  for (const name of (await readdir(path.join(root, within))).sort()) {
    const relative = within === '' ? name : `${within}/${name}`;
    const full = path.join(root, relative);
    const stat = await lstat(full);
    const common = { name: Buffer.from(relative), linkName: Buffer.alloc(0), size: 0, mode: stat.mode };
    if (stat.isSymbolicLink()) {
      const linkName = Buffer.from((await readlink(full)).replaceAll(path.sep, '/'));
      yield { entry: { ...common, kind: 'symbolic link', what: 'symbolic link', linkName }, file: undefined };
    } else if (stat.isDirectory()) {
      yield { entry: { ...common, kind: 'folder', what: 'folder' }, file: undefined };
      yield* entriesOf(root, relative);
    } else if (stat.isFile()) {
      yield { entry: { ...common, kind: 'file', what: 'file', size: stat.size }, file: full };
    } else {
      yield { entry: { ...common, kind: 'other', what: 'device or a pipe' }, file: undefined };
    }
  }
}
