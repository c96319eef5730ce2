/** Decides which files are uploaded together, and with which headers. */
import { mimes } from 'mrmime';
import { hasPageName } from '../../site/pages.ts';
import type { Batch } from '../storage/storage.ts';
import { isHashed, isImmutable } from './hashed-files.ts';

/** Files whose names contain a hash of their contents; pages; and all other files. */
export type UploadGroup = 'hashed' | 'assets' | 'pages';

/** Every page, including `404.html`, is uploaded after all other files. A server may send `index.html.br` instead of it. */
export function groupOf(path: string): UploadGroup {
  if (isHashed(path)) return 'hashed';
  return hasPageName(path.replace(/\.(?:br|gz|zst)$/, '')) ? 'pages' : 'assets';
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * @param cacheControl of files that may change; undefined for no header at all
 * @param hasOtherContents whether another version of the file may be at the same path
 * @param immutable patterns of files whose contents never change
 */
export function batchesOf(
  paths: readonly string[],
  cacheControl: string | undefined,
  hasOtherContents: (path: string) => boolean,
  immutable: readonly string[],
): Batch[] {
  const batches = new Map<string, Batch & { readonly paths: string[] }>();
  for (const path of paths) {
    const isFixed = cacheControl !== undefined && isImmutable(path, immutable) && !hasOtherContents(path);
    const common = {
      cacheControl: isFixed ? IMMUTABLE : cacheControl,
      contentType: contentType(path),
      // Browsers show a compressed SVG image only with this header.
      contentEncoding: /\.svgz$/i.test(path) ? 'gzip' : undefined,
    };
    const key = JSON.stringify(common);
    const batch = batches.get(key) ?? { ...common, paths: [] };
    batch.paths.push(path);
    batches.set(key, batch);
  }
  return [...batches.values()];
}

/**
 * Types that the library lacks, or has for another kind of file: a `.ts` of a site is a script, not a video. The client of
 * Next.js accepts an `.rsc` file only with this type, or as plain text.
 */
const OTHERS = {
  cts: 'text/plain',
  ico: 'image/vnd.microsoft.icon',
  ipynb: 'application/x-ipynb+json',
  jsonl: 'application/jsonl',
  m4v: 'video/x-m4v',
  mts: 'text/plain',
  rsc: 'text/x-component',
  ts: 'text/plain',
  tsx: 'text/plain',
};

/** These files are JSON without an extension (Apple, "Supporting associated domains"; RFC 8414; RFC 9728). */
const WELL_KNOWN_JSON =
  /(?:^|\/)\.well-known\/(?:apple-app-site-association|openid-configuration|oauth-authorization-server|oauth-protected-resource)$/;

/** A map, because a file can have the extension `constructor`. */
const TYPES: ReadonlyMap<string, string> = new Map(Object.entries({ ...mimes, ...OTHERS }));

/** Text types. The names of some of them do not begin with `text/`. */
const TEXT =
  /^(?:text\/|application\/(?:json|jsonl|manifest\+json|xml|xhtml\+xml|ld\+json|javascript)$|image\/svg\+xml$)/;

/**
 * Returns the `Content-Type` of a file, `application/octet-stream` for an extension that is not known. rclone would use
 * the MIME table of the machine, which differs between runners and is missing on some.
 */
function contentType(path: string): string {
  if (WELL_KNOWN_JSON.test(path)) return 'application/json;charset=utf-8';
  const [, extension = ''] = /\.([^./]+)$/.exec(path) ?? [];
  const type = TYPES.get(extension.toLowerCase()) ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type};charset=utf-8` : type;
}
