/** Reads the manifest of the input `previous-manifest`, before anything is requested. */
import { isUtf8 } from 'node:buffer';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NAMES } from '../../bundle/file-names.ts';
import type { Logger } from '../../context/context.ts';
import { diskFix } from '../../disk/disk-fix.ts';
import { whileInUse } from '../../disk/move-and-remove.ts';
import { InputError } from '../../errors.ts';
import { parseManifest, type SiteFiles } from '../../site/manifest.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { ExportInputs } from './inputs.ts';
import { defaultFolder } from './output-folder.ts';

const FIX =
  'Pass the output `manifest-path` of the run whose site is live. For a first deployment, leave the input empty, ' +
  'or pass the path of a file that does not exist.';

/**
 * @returns the files of the live site; undefined if there is no such file, which means a first deployment
 * @throws InputError for a file that is not the manifest of a site, or that this step replaces
 */
export async function readPreviousManifest(
  inputs: ExportInputs,
  log: Logger,
): Promise<SiteFiles | undefined> {
  const { previousManifest: file } = inputs;
  if (file === undefined) return undefined;
  requireNotReplaced(file, inputs);
  const bytes = await readIfThere(file);
  if (bytes === undefined) {
    log.info(`There is no previous manifest "${cleanText(file)}": treating this as the first deployment`);
    return undefined;
  }
  // No site has a name that is not UTF-8, and a list of such names would be wrong.
  if (!isUtf8(bytes)) throw wrongFile(file, 'which is not UTF-8');
  const files = parseManifest(bytes.toString(), (what) => wrongFile(file, `which ${what}`));
  const [first = ''] = files.keys();
  if (files.size === 1 && BUNDLE.test(first)) {
    throw wrongFile(
      file,
      `which is the checksum of the bundle "${cleanText(first)}", not the manifest of a site`,
    );
  }
  return files;
}

function wrongFile(file: string, what: string, fix = FIX): InputError {
  return new InputError('previous-manifest', `is "${cleanText(file)}", ${what}.`, fix);
}

/** Matches the file name in a checksum of a bundle, as it is next to the bundle or in a release. */
const BUNDLE = /^[^/]+\.(?:tar|tar\.\w+|tgz|zip|7z|rar|bin)$/i;

/** Otherwise, the next run would compare with the site of this step, even if that site was never deployed. */
function requireNotReplaced(file: string, { folder, tempFolder, target, extract }: ExportInputs): void {
  const jobFolder = target.by === 'job' ? defaultFolder(tempFolder, target.jobId) : undefined;
  const receiver = folder ?? jobFolder;
  if (receiver === undefined) return;
  const isInSite = extract && file.startsWith(path.join(receiver, NAMES.site) + path.sep);
  if (!isInSite && !isSameFile(file, path.join(receiver, NAMES.manifest))) return;
  const fix =
    'Keep the manifest of the live site in another folder, and replace it there after each deployment that succeeded.';
  throw wrongFile(file, 'which this step replaces', fix);
}

/** Compares two files by path or, if both exist, by number: links and letter case can hide that they are the same. */
function isSameFile(one: string, other: string): boolean {
  if (path.resolve(one) === path.resolve(other)) return true;
  const [a, b] = [one, other].map((file) => statSync(file, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await whileInUse(() => readFile(file));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'EISDIR') throw wrongFile(file, 'which is a folder');
    throw wrongFile(file, `which cannot be read (${code})`, diskFix(cause));
  }
}
