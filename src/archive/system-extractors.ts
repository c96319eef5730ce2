/**
 * Extracts the formats that Node.js cannot decompress. A tool of the system decompresses, and the archive is read by the
 * same reader as every other: names, links and limits are held to the same rules before anything is written.
 *
 * Without that tool, `tar` may know the compression itself, as on Windows: see `toolkit-extractor.ts`.
 */
import { open } from 'node:fs/promises';
import type { Context } from '../context/context.ts';
import { BundleError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';
import type { ArchiveFormat } from './archive-format.ts';
import type { SiteContents } from './site/site-builder.ts';
import { extractSite } from './tar/read-tar.ts';
import { ToolFailedError, ToolMissingError, toolOutput } from './tool-process.ts';
import { extractWithToolkit } from './toolkit-extractor.ts';

/** Each takes `-dc`, and then prints the decompressed standard input. */
const DECOMPRESSORS: Partial<Record<ArchiveFormat, string>> = {
  '.tar.xz': 'xz',
  '.tar.bz2': 'bzip2',
  '.tar.zst': 'zstd',
};

/**
 * @param archive path of the archive
 * @param folder empty folder that receives the site; undefined to extract nothing
 * @returns undefined for an archive that is kept as downloaded: without a folder, only `.tar.zst` is read, since newer
 *   versions of Node.js read it themselves
 * @throws BundleError if the tools cannot extract it, or it contains what a site must not contain
 * @throws file system errors, and the signal's reason when it aborts
 */
export async function extractWithSystemTools(
  archive: string,
  format: ArchiveFormat,
  folder: string | undefined,
  context: Pick<Context, 'log' | 'signal'>,
): Promise<SiteContents | undefined> {
  const tool = DECOMPRESSORS[format];
  if (tool === undefined || (folder === undefined && format !== '.tar.zst')) return undefined;
  context.log.info(`Reading the ${format} bundle with the system's ${tool}`);
  try {
    return await decompressAndExtract(archive, tool, folder, context.signal);
  } catch (error) {
    if (error instanceof ToolFailedError) throw notExtracted(format, error);
    if (!(error instanceof ToolMissingError)) throw error;
    context.log.debug(error.message);
  }
  if (folder === undefined) return undefined;
  try {
    return await extractWithToolkit(archive, `--${tool}`, folder, context);
  } catch (error) {
    throw error instanceof ToolFailedError || error instanceof ToolMissingError
      ? notExtracted(format, error)
      : error;
  }
}

async function decompressAndExtract(
  archive: string,
  tool: string,
  folder: string | undefined,
  signal: AbortSignal,
): Promise<SiteContents> {
  const file = await open(archive);
  try {
    const output = toolOutput(tool, ['-dc'], file.fd, signal);
    return await extractSite(output, { format: '.tar', folder, signal });
  } finally {
    await file.close();
  }
}

function notExtracted(format: ArchiveFormat, cause: Error): BundleError {
  return new BundleError(
    'bundle-rejected',
    `The system's tools could not extract the ${format} bundle: ${cleanText(cause.message)}.`,
    {
      hint:
        'The tools may be missing on this runner, or the bundle is damaged. Without `extract`, the bundle is kept as ' +
        'downloaded.',
      cause,
    },
  );
}
