/** Reads the manifest that `previous-manifest` names, before anything is requested. */
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Logger } from '../../context/context.ts';
import { InputError } from '../../errors.ts';
import { ManifestError, parseManifest, type SiteFiles } from '../../site/manifest.ts';
import { cleanText } from '../../text/clean-text.ts';

const FIX =
  'Pass the file that `manifest-path` named in the run whose site is live. For a first deployment, leave the input empty ' +
  'or name a file that does not exist.';

/**
 * @param file absolute path; undefined if the input is empty
 * @returns the files of the live site; undefined if there is no such file, which means a first deployment
 * @throws InputError for a file that is not a manifest, and for one that is not of a site
 */
export async function readPreviousManifest(
  file: string | undefined,
  log: Logger,
): Promise<SiteFiles | undefined> {
  if (file === undefined) return undefined;
  const shown = cleanText(file);
  const bytes = await readIfThere(file);
  if (bytes === undefined) {
    log.info(`There is no previous manifest "${shown}": treating this as the first deployment`);
    return undefined;
  }
  const wrong = (what: string) => new InputError('previous-manifest', `names "${shown}", ${what}`, FIX);
  // No site has a name that is not UTF-8, and a list of such names would be wrong.
  if (!isUtf8(bytes)) throw wrong('which is not UTF-8.');
  try {
    return parseManifest(bytes.toString());
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    throw wrong(`which is not a manifest: ${error.message}.`);
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    const problem = code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
    throw new InputError('previous-manifest', `names "${cleanText(file)}", which ${problem}.`, FIX);
  }
}
