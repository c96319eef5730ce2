/** Names in the folder that receives the bundle (docs/reference.md, "Bundle formats" and "Manifest and lists"). */
import { ARCHIVE_FORMATS } from '../archive/archive-format.ts';

/** The bundle's name, without its ending. */
export const BUNDLE_NAME = 'static-export';
export const SITE_NAME = 'site';
export const MANIFEST_NAME = 'site.sha256';
export const CHANGED_FILES_NAME = 'changed-files.txt';
export const REMOVED_FILES_NAME = 'removed-files.txt';

/** Proves that this action made the site beside it (docs/reference.md, "Atomic replace"). */
export const SITE_MARKER = '.static-export-site';

/** The files that may be written beside the bundle. */
export const OTHER_FILES: readonly string[] = [
  MANIFEST_NAME,
  CHANGED_FILES_NAME,
  REMOVED_FILES_NAME,
  SITE_MARKER,
];

/** The files that may be written. The format of the bundle is known only when its first bytes arrive. */
export const FILE_NAMES = [
  ...ARCHIVE_FORMATS.map((format) => `${BUNDLE_NAME}${format}`),
  MANIFEST_NAME,
  CHANGED_FILES_NAME,
  REMOVED_FILES_NAME,
];
