/** The user's own checks, which keep a bad export from being deployed. */
import type { ReadBundle } from '../../bundle/read-bundle.ts';
import type { Logger } from '../../context/context.ts';
import { ActionError } from '../../errors.ts';
import { countPages } from '../../site/pages.ts';
import { counted, grouped } from '../../text/units.ts';
import type { ExportInputs } from '../inputs/inputs.ts';

const UNCHANGED = 'The existing bundle and site were left unchanged.';

/** The most names that a message lists. */
const MAX_NAMES = 10;

/** Checks `min-pages` against the page count of the service. Without a count, the pages are counted later. */
export function requireMinPages(
  pageCount: number | undefined,
  { minPages, download }: Pick<ExportInputs, 'minPages' | 'download'>,
  log: Logger,
): void {
  if (pageCount !== undefined) requireEnough(pageCount, minPages, 'Nothing was downloaded.');
  else if (!download && minPages > 1) logUncounted(log, 'nothing is downloaded');
}

function requireEnough(pageCount: number, minPages: number, state: string): void {
  if (pageCount >= minPages) return;
  throw checkFailed(
    `The export has ${counted(pageCount, 'page')}, but \`min-pages\` requires ${grouped(minPages)}.`,
    `${state} Check whether pages are missing from the documentation. If they were removed on purpose, lower \`min-pages\`.`,
  );
}

/** Returns the error of a check that the same job would fail again. */
function checkFailed(message: string, hint: string): ActionError {
  return new ActionError('check-failed', message, { hint, isPermanent: true });
}

/** @param why continues the sentence "and ..." */
function logUncounted(log: Logger, why: string): void {
  log.info(`\`min-pages\` is not checked: the service reports no page count, and ${why}.`);
}

/**
 * Refuses inputs that need the files of the site, since an archive format that is not read has no known files.
 *
 * @throws ActionError for the first input that needs the files; `list-changes` and `max-page-loss` require one of these
 */
function refuseInputsAboutFiles({
  requireFiles: required,
  environment,
  previousManifest,
}: ExportInputs): void {
  const given = Object.entries({
    'require-files': required[0],
    environment,
    'previous-manifest': previousManifest,
  });
  const [input] = given.find(([, value]) => value !== undefined) ?? [];
  if (input === undefined) return;
  throw new ActionError(
    'check-failed',
    `The archive format of the bundle is not read, so \`${input}\` cannot be checked.`,
    { hint: `Remove \`${input}\`. ${UNCHANGED}` },
  );
}

function requireFiles(files: ReadonlyMap<string, unknown>, required: readonly string[]): void {
  const missing = required.filter((file) => !files.has(file));
  if (missing.length === 0) return;
  const more = missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : '';
  const present = [...files.keys()];
  const named = missing.slice(0, MAX_NAMES).map((file) => `"${file}"${similar(file, present)}`);
  throw checkFailed(
    `The site lacks files that \`require-files\` requires: ${named.join(', ')}${more}.`,
    `${UNCHANGED} List one path per line, relative to the site; paths are case-sensitive.`,
  );
}

/** Describes the file or folder of the site that is easily mistaken for a missing file; empty if there is none. */
function similar(file: string, present: readonly string[]): string {
  const names = [file, `${file}.html`, file.replace(/\.html?$/i, '/index.html')].map((name) =>
    name.toLowerCase(),
  );
  const other = present.find((name) => names.includes(name.toLowerCase()));
  if (other !== undefined) return ` (there is "${other}")`;
  return present.some((name) => name.startsWith(`${file}/`)) ? ' (a folder)' : '';
}

/** Accepts a format that is not read, unless the site was to be extracted, and logs what that means. */
function acceptOtherFormat({ extension }: ReadBundle['format'], extract: boolean, log: Logger): void {
  if (extract) {
    throw new ActionError(
      'bundle-rejected',
      `The bundle cannot be extracted: it is a ${extension} archive.`,
      {
        hint: 'Without `extract`, the bundle is kept as downloaded.',
      },
    );
  }
  log.info(`The bundle is a ${extension} archive: it is kept as downloaded, and its files are not counted.`);
}

/** Checks a bundle and its site before they move into place. Throws ActionError if a check fails. */
export function acceptSite(
  { format, site }: Pick<ReadBundle, 'format' | 'site'>,
  pageCount: number | undefined,
  inputs: ExportInputs,
  log: Logger,
): void {
  const { minPages } = inputs;
  if (site === undefined) {
    acceptOtherFormat(format, inputs.extract, log);
    refuseInputsAboutFiles(inputs);
    if (pageCount === undefined && minPages > 1) logUncounted(log, 'this archive format is not read');
    return;
  }
  if (pageCount === undefined) requireEnough(countPages(site.files.keys()), minPages, UNCHANGED);
  requireFiles(site.files, inputs.requireFiles);
}
