/** What keeps a bad export from being deployed: checks of the user's own, before anything tells a later step to go on. */
import { BundleError } from '../errors.ts';
import { grouped, pages } from '../text/units.ts';

/** Most names that a message lists. */
const MAX_NAMES = 10;

/**
 * Input `min-pages`. A job whose page count the service does not tell passes.
 *
 * @throws BundleError
 */
export function requirePages(pageCount: number | undefined, minPages: number): void {
  if (pageCount === undefined || pageCount >= minPages) return;
  throw new BundleError(
    `The export has ${pages(pageCount)}, and \`min-pages\` asks for ${grouped(minPages)}.`,
    {
      hint: 'Nothing was downloaded. See whether pages are missing from the documentation, or lower `min-pages`.',
      isPermanent: true,
    },
  );
}

/**
 * Input `require-files`.
 *
 * @param files the site's files by their paths; undefined where the kind of archive does not let them be known
 * @throws BundleError
 */
export function requireFiles(
  files: ReadonlyMap<string, unknown> | undefined,
  required: readonly string[],
): void {
  if (required.length === 0) return;
  if (files === undefined) {
    throw new BundleError('`require-files` could not be checked: this kind of archive is not looked into.', {
      hint: 'Set `extract: true`, or leave out `require-files`.',
    });
  }
  const missing = required.filter((file) => !files.has(file));
  if (missing.length === 0) return;
  const more = missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : '';
  throw new BundleError(
    `The site lacks what \`require-files\` asks for: ${missing.slice(0, MAX_NAMES).join(', ')}${more}.`,
    {
      hint: 'The former bundle and site were left as they were. Write one name a line, with its letter case.',
      isPermanent: true,
    },
  );
}
