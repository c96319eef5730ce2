/** Names in the folder that receives the bundle (docs/reference.md, "Bundle formats" and "Manifest"). */
import { ARCHIVE_FORMATS } from '../archive/archive-format.ts';

export const NAMES = {
  /** The name of the bundle, without its extension. */
  bundle: 'static-export',
  site: 'site',
  manifest: 'site.sha256',
  /** Proves that this action made the site next to it (docs/reference.md, "Atomic replace"). */
  siteMarker: '.static-export-site',
} as const;

/** The files that may be written. The format of the bundle is known only when its first bytes arrive. */
export const FILE_NAMES = [
  ...Object.keys(ARCHIVE_FORMATS).map((extension) => `${NAMES.bundle}${extension}`),
  NAMES.manifest,
];
