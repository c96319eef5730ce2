/** The user's own checks, which keep a bad export from being deployed. */
import { BundleError } from '../errors.ts';
import { grouped, pages } from '../text/units.ts';
import type { ExportInputs } from './inputs.ts';

/** Most names that a message lists. */
const MAX_NAMES = 10;

/**
 * Input `min-pages`. Passes if the service does not report the page count.
 *
 * @throws BundleError
 */
export function requirePages(pageCount: number | undefined, minPages: number): void {
  if (pageCount === undefined || pageCount >= minPages) return;
  throw new BundleError(
    `The export has ${pages(pageCount)}, but \`min-pages\` requires ${grouped(minPages)}.`,
    {
      hint: 'Nothing was downloaded. Check whether pages are missing from the documentation, or lower `min-pages`.',
      isPermanent: true,
    },
  );
}

/**
 * Inputs `environment` and `previous-digest`: without a content digest, nothing can be compared with the live site.
 *
 * @param files the site's files by their paths; undefined if the archive format is not read
 * @throws BundleError
 */
function requireComparable(
  files: ReadonlyMap<string, unknown> | undefined,
  { environment, previousDigest }: Pick<ExportInputs, 'environment' | 'previousDigest'>,
): void {
  const input = environment === undefined ? 'previous-digest' : 'environment';
  if (environment === undefined && previousDigest === undefined) return;
  if (files !== undefined) return;
  throw new BundleError(
    `The content digest of the bundle is unknown, so \`${input}\` cannot compare it with the live site.`,
    {
      hint: `Set \`extract: true\`, or remove \`${input}\`. The existing bundle and site were left unchanged.`,
    },
  );
}

/**
 * Input `require-files`.
 *
 * @param files the site's files by their paths; undefined if the archive format is not read
 * @throws BundleError
 */
export function requireFiles(
  files: ReadonlyMap<string, unknown> | undefined,
  required: readonly string[],
): void {
  if (required.length === 0) return;
  if (files === undefined) {
    throw new BundleError('`require-files` could not be checked: this archive format is not read.', {
      hint: 'Set `extract: true`, or remove `require-files`.',
    });
  }
  const missing = required.filter((file) => !files.has(file));
  if (missing.length === 0) return;
  const more = missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : '';
  throw new BundleError(
    `The site lacks files that \`require-files\` requires: ${missing.slice(0, MAX_NAMES).join(', ')}${more}.`,
    {
      hint: 'The existing bundle and site were left unchanged. Write one path per line; paths are case-sensitive.',
      isPermanent: true,
    },
  );
}

/**
 * The checks of a site before it moves into place.
 *
 * @param files the site's files by their paths; undefined if the archive format is not read
 * @throws BundleError
 */
export function acceptSite(
  files: ReadonlyMap<string, unknown> | undefined,
  inputs: Pick<ExportInputs, 'requireFiles' | 'environment' | 'previousDigest'>,
): void {
  requireFiles(files, inputs.requireFiles);
  requireComparable(files, inputs);
}
