/** What a site must have before it replaces another one. The export action and the deploy action have the same rules. */
import { ActionError } from '../errors.ts';
import { counted, grouped } from '../text/units.ts';
import type { SiteFiles } from './manifest.ts';
import { type Contents, countPages, isEmpty } from './pages.ts';

/** The most names that a message lists. */
const MAX_NAMES = 10;

/** @returns the error of a rule that the same site would break again */
function checkFailed(message: string, hint: string): ActionError {
  return new ActionError('check-failed', message, { hint, isPermanent: true });
}

/**
 * @param consequence what the failure means for the existing site, as a complete sentence
 * @throws ActionError with the code `check-failed` if there are fewer pages than `min-pages`
 */
export function requireEnoughPages(pageCount: number, minPages: number, consequence: string): void {
  if (pageCount >= minPages) return;
  throw checkFailed(
    `The export has ${counted(pageCount, 'page')}, but \`min-pages\` requires ${grouped(minPages)}.`,
    `${consequence} Check whether pages are missing from the documentation. If they were removed on purpose, lower \`min-pages\`.`,
  );
}

/**
 * Counts the pages of the site if the service reports no count. Whatever it reports, a site without a page passes only
 * without `min-pages`: it would replace a whole one.
 *
 * @param reported the page count of the service
 * @throws ActionError with the code `check-failed`
 */
export function requirePages(
  files: SiteFiles,
  reported: number | undefined,
  minPages: number,
  consequence: string,
): void {
  const found = countPages(files);
  if (reported === undefined) requireEnoughPages(found, minPages, consequence);
  else if (found === 0 && minPages > 0) {
    throw checkFailed(
      `The service reports ${counted(reported, 'page')}, but the bundle has none: no file in it ends in \`.html\`, \`.htm\`, or \`.xhtml\` and is not empty, except \`404.html\` at the root.`,
      `${consequence} Start a new export. If its bundle has no page either, report it to the vendor.`,
    );
  }
}

/**
 * @param required paths within the site (input `require-files`)
 * @param consequence what the failure means for the existing site, as a complete sentence
 * @throws ActionError with the code `check-failed` if one of the files is missing or empty
 */
export function requireFiles(
  files: ReadonlyMap<string, Contents>,
  required: readonly string[],
  consequence: string,
): void {
  const isEmptyFile = (file: string) => isEmpty(files.get(file) ?? '');
  const missing = required.filter((file) => !files.has(file) || isEmptyFile(file));
  if (missing.length === 0) return;
  const more = missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : '';
  const present = [...files.keys()];
  const named = missing
    .slice(0, MAX_NAMES)
    .map((file) => `"${file}"${isEmptyFile(file) ? ' (it is empty, 0 bytes)' : similar(file, present)}`);
  throw checkFailed(
    `The site lacks files that \`require-files\` requires: ${named.join(', ')}${more}.`,
    `${consequence} Check what built the site, and which folder it wrote. Paths in \`require-files\` are relative to the site, and case-sensitive.`,
  );
}

/** Describes the file or folder of the site that is easily mistaken for a missing file; empty if there is none. */
function similar(file: string, present: readonly string[]): string {
  const names = [file, `${file}.html`, file.replace(/\.html?$/i, '/index.html')].map((name) =>
    name.toLowerCase(),
  );
  const inFolders = present.filter((name) => name.endsWith(`/${file}`));
  const other =
    present.find((name) => names.includes(name.toLowerCase())) ??
    inFolders.toSorted((one, another) => one.length - another.length)[0];
  if (other !== undefined) return ` (there is "${other}")`;
  return present.some((name) => name.startsWith(`${file}/`)) ? ' (a folder)' : '';
}
