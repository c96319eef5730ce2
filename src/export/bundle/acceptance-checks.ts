/** The user's own checks, which keep a bad export from being deployed. */
import type { Logger } from '../../context/context.ts';
import { ActionError } from '../../errors.ts';
import type { SiteFiles } from '../../site/manifest.ts';
import { countPages } from '../../site/pages.ts';
import { counted, grouped } from '../../text/units.ts';
import type { ExportInputs } from '../inputs/inputs.ts';

/** Begins the hint of a check that fails before anything is replaced. */
export const LEFT_UNCHANGED = 'The existing bundle and site were left unchanged';

/** The most names that a message lists. */
const MAX_NAMES = 10;

/** Checks `min-pages` against the page count of the service. Without a count, the pages are counted later. */
export function requireMinPages(
  pageCount: number | undefined,
  { minPages, download }: Pick<ExportInputs, 'minPages' | 'download'>,
  log: Logger,
): void {
  if (pageCount !== undefined) requireEnough(pageCount, minPages, 'Nothing was downloaded.');
  else if (!download && minPages > 1) {
    log.info('`min-pages` is not checked: the service reports no page count, and nothing is downloaded.');
  }
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

/**
 * Counts the pages of the bundle if the service reports no count. Whatever it reports, a bundle without a page passes
 * only without `min-pages`: the next deploy step would delete the live site.
 */
function requirePages(files: SiteFiles, reported: number | undefined, minPages: number): void {
  const found = countPages(files.keys());
  if (reported === undefined) requireEnough(found, minPages, `${LEFT_UNCHANGED}.`);
  else if (found === 0 && minPages > 0) {
    throw checkFailed(
      `The service reports ${counted(reported, 'page')}, but the bundle has none: no file in it ends in \`.html\`, except \`404.html\` at the root.`,
      `${LEFT_UNCHANGED}. Start a new export. If its bundle has no page either, report it to the vendor.`,
    );
  }
}

function requireFiles(files: SiteFiles, required: readonly string[]): void {
  const missing = required.filter((file) => !files.has(file));
  if (missing.length === 0) return;
  const more = missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : '';
  const present = [...files.keys()];
  const named = missing.slice(0, MAX_NAMES).map((file) => `"${file}"${similar(file, present)}`);
  throw checkFailed(
    `The site lacks files that \`require-files\` requires: ${named.join(', ')}${more}.`,
    `${LEFT_UNCHANGED}. List one path per line, relative to the site; paths are case-sensitive.`,
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

/** Checks the site in a bundle before it moves into place. Throws ActionError if a check fails. */
export function acceptSite(
  files: SiteFiles,
  pageCount: number | undefined,
  { minPages, requireFiles: required }: Pick<ExportInputs, 'minPages' | 'requireFiles'>,
): void {
  requirePages(files, pageCount, minPages);
  requireFiles(files, required);
}
