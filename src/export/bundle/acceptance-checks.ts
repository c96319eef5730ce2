/** The user's own checks, which keep a bad export from being deployed. */
import type { Logger } from '../../context/context.ts';
import type { SiteFiles } from '../../site/manifest.ts';
import { requireEnoughPages, requireFiles, requirePages } from '../../site/site-rules.ts';
import type { ExportInputs } from '../inputs/inputs.ts';

/** Begins the hint of a check that fails before anything is replaced. */
const LEFT_UNCHANGED = 'The existing bundle and site were left unchanged';

/** Checks `min-pages` against the page count of the service. Without a count, the pages are counted later. */
export function requireMinPages(
  pageCount: number | undefined,
  { minPages, download }: Pick<ExportInputs, 'minPages' | 'download'>,
  log: Logger,
): void {
  if (pageCount !== undefined) requireEnoughPages(pageCount, minPages, 'Nothing was downloaded.');
  else if (!download && minPages > 1) {
    log.info('`min-pages` is not checked: the service reports no page count, and nothing is downloaded.');
  }
}

/** Checks the site in a bundle before it moves into place. Throws ActionError if a check fails. */
export function acceptSite(
  files: SiteFiles,
  pageCount: number | undefined,
  { minPages, requireFiles: required }: Pick<ExportInputs, 'minPages' | 'requireFiles'>,
): void {
  requirePages(files, pageCount, minPages, `${LEFT_UNCHANGED}.`);
  requireFiles(files, required, `${LEFT_UNCHANGED}.`);
}
