/**
 * Extracts the formats that are not read in this process: the system's tools extract them into a raw folder, and its
 * contents are copied under the same rules as the entries of any archive. Slower, and rarely needed.
 */
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../context.ts';
import { BundleError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';
import type { ArchiveFormat } from './archive-format.ts';
import { SITE_LIMITS, type SiteContents, SiteExtractor } from './extract-site.ts';
import type { TarEntry } from './tar-reader.ts';

/** The option that tells `tar` the compression; it needs the tool of that name. */
const TAR_FLAGS: Partial<Record<ArchiveFormat, string>> = {
  '.tar.xz': '--xz',
  '.tar.zst': '--zstd',
  '.tar.bz2': '--bzip2',
};

/**
 * @param archive path of the archive
 * @param folder empty folder that receives the site
 * @throws BundleError if the tools cannot extract it, or it contains what a site must not contain
 * @throws file system errors, and the signal's reason when it aborts
 */
export async function extractWithSystemTools(
  archive: string,
  format: ArchiveFormat,
  folder: string,
  { log, signal }: Pick<Context, 'log' | 'signal'>,
): Promise<SiteContents> {
  const raw = `${folder}-raw`;
  await mkdir(raw);
  const extractor = new SiteExtractor(folder, SITE_LIMITS);
  try {
    // The tools print what they like, including names from the archive.
    await log.withoutCommands(() => killToolsOnAbort(signal, () => extract(archive, format, raw)));
    signal.throwIfAborted();
    for await (const { entry, file } of entriesOf(raw)) {
      signal.throwIfAborted();
      extractor.onEntry(entry);
      if (file !== undefined) for await (const piece of createReadStream(file)) extractor.onContents(piece);
      extractor.onEntryEnd();
    }
    return await extractor.finish(signal);
  } finally {
    extractor.close();
    await rm(raw, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function extract(archive: string, format: ArchiveFormat, raw: string): Promise<void> {
  // Loaded here, since hardly any run needs it.
  const toolCache = await import('@actions/tool-cache');
  try {
    const flag = TAR_FLAGS[format];
    if (flag === undefined) await toolCache.extractZip(archive, raw);
    else await toolCache.extractTar(archive, raw, ['-x', flag]);
  } catch (cause) {
    const reason = cleanText(cause instanceof Error ? cause.message : String(cause));
    throw new BundleError(`The system's tools could not extract the ${format} bundle: ${reason}`, {
      hint:
        'The tools may be missing on this runner, or the bundle is damaged. Without `extract`, the bundle is kept as ' +
        'downloaded.',
      cause,
    });
  }
}

/** Kills the tools that the work starts when the signal aborts; the toolkit itself offers no way to do so. */
async function killToolsOnAbort(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const tools: ChildProcess[] = [];
  const onStart = (message: unknown) => tools.push((message as { process: ChildProcess }).process);
  const kill = () => {
    for (const tool of tools) tool.kill('SIGKILL');
  };
  subscribe('child_process', onStart);
  signal.addEventListener('abort', kill);
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    unsubscribe('child_process', onStart);
    signal.removeEventListener('abort', kill);
  }
}

/** The contents of a folder as an archive would list them: each folder before its contents, and no link followed. */
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
