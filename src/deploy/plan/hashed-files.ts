/**
 * Decides which files may have a hash of their contents in their names, and which certainly have one: the table of what
 * build tools write. The first are uploaded before all others, and kept for open pages, which harms nobody. Only the second
 * are cached for good, since browsers would not request a changed file for a year.
 */

/** Files whose names have the same form. */
interface HashedFiles {
  /** Separated by commas. */
  readonly tools: string;
  /** If it captures the hash, the file is cached for good only if `isCertain`. Otherwise, the form itself is certain. */
  readonly path: RegExp;
  /** People put their own images there. One that the site no longer has should be gone, so it is not kept. */
  readonly isShared?: true;
}

/**
 * The name of these files comes from a build or from another file, so their contents may change: the manifests of Next.js,
 * the metadata of a Nuxt build, source maps, and licenses of scripts. mdBook hashes these two before it inserts the names
 * of other files, such as that of the search index.
 */
const NAMED_BY_OTHERS =
  /\/_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js$|\/_nuxt\/builds\/|\.map$|\.LICENSE\.txt$|\/(?:searcher-[0-9a-f]{8}\.js|fonts\/fonts-[0-9a-f]{8}\.css)$/;

const CODE = String.raw`(?:[cm]?js|css|wasm)(?:\.map|\.LICENSE\.txt)?`;
/** Images and fonts. A document has to be gone when the site no longer has it, so it is never kept. */
const MEDIA = '(?:apng|avif|bmp|eot|gif|ico|jpe?g|otf|png|svg|ttf|webp|woff2?)';
/** From 8 digits, as webpack shortens it, to the 128 of SHA-512. */
const HEX = '([0-9a-f]{8,128})';
/** A hash with a letter and a digit. */
const MIXED = String.raw`(?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{8,10}`;
/** The alphabet of URL-safe Base64, in which Vite writes hashes, also contains every word. */
const BASE64 = String.raw`([\w-]{8})`;
/** The capital letters and digits of esbuild. */
const BASE32 = '([A-Z2-7]{8})';

/** Any folder, since a site may be deployed below a path, and a project may rename the folders of its build. */
function anywhere(path: string): RegExp {
  return new RegExp(`(?:^|/)${path}$`);
}

/** The path is below the destination. */
export const HASHED_FILES: readonly HashedFiles[] = [
  { tools: 'Next.js', path: anywhere('_next/static/.+') },
  { tools: 'Nuxt', path: anywhere(String.raw`_nuxt/(?:(?!builds/).+|builds/meta/[^/]+\.json)`) },
  { tools: 'SvelteKit', path: anywhere('_app/immutable/.+') },
  // The name of an image of another server, such as `photo_ZaDYIw.webp`, has a hash of its address. So it captures nothing.
  {
    tools: 'Astro, Starlight',
    path: anywhere(
      String.raw`_astro/(?:[^/]+\.${BASE64}(?:_\w+)?\.${MEDIA}|.+()\.${MEDIA}|.+(?<!\.${MEDIA}))`,
    ),
  },
  {
    tools: 'Pagefind',
    path: anywhere(
      String.raw`(?:(?:fragment|index|filter)/[\w-]+_[0-9a-f]{7,}\.pf_(?:fragment|index|filter)|pagefind\.[\w-]+_[0-9a-f]{7,}\.pf_meta)`,
    ),
  },
  {
    tools: 'Rspress',
    path: anywhere(String.raw`search_index\.(?:[\w-]+\.)?(?:(\d{8})|[0-9a-f]{8})\.json`),
  },
  {
    tools: 'VitePress',
    path: anywhere(
      String.raw`assets/(?:(?:[^/]+\.md|chunks/[^/]+)\.[\w-]{8}(?:\.lean)?\.js(?:\.map)?|inter-(?:italic|roman)-[a-z-]+\.[\w-]{8}\.woff2)`,
    ),
  },
  { tools: 'Angular', path: anywhere(String.raw`chunk-(?!\d+\.)[A-Z2-7]{8}\.js(?:\.map)?`) },
  {
    tools: 'Qwik City',
    path: anywhere(String.raw`(?:build/q-[\w-]{8}\.js(?:\.map)?|assets/[\w-]{8}-bundle-graph\.json)`),
  },
  {
    tools: 'Docusaurus, Create React App, Rspress, Rsbuild, MkDocs Material, Zensical',
    // In these folders, only a tool writes such names.
    path: anywhere(
      String.raw`(?:assets/js/(?:[0-9a-f]{8}|runtime~main)\.${MIXED}|static/js/\d+\.${MIXED}\.chunk|static/(?:js|css)/async/[^/]+\.${MIXED}|assets/(?:javascripts|stylesheets)/(?:[a-z]+/)?[a-z]+\.${MIXED}\.min)\.(?:js|css)(?:\.map)?`,
    ),
  },
  {
    tools:
      'Docusaurus, Create React App, Rspress, Rsbuild, MkDocs Material, Zensical, Gatsby, mdBook, Hugo, webpack, Parcel',
    path: anywhere(String.raw`[^/]+[.-]${HEX}(?:\.[a-z]+){0,2}\.${CODE}`),
  },
  {
    tools: 'Vite, VitePress, React Router, Angular, Qwik City, esbuild',
    path: anywhere(String.raw`[^/]+[.-]${BASE64}(?:\.[a-z]+){0,2}\.${CODE}`),
  },
  {
    tools: 'Create React App, Rspress, Rsbuild, Hugo, Parcel',
    path: anywhere(String.raw`[^/]+\.${HEX}\.${MEDIA}`),
    isShared: true,
  },
  {
    tools: 'Docusaurus, Gatsby',
    path: anywhere(String.raw`(?:assets/(?:images|files|fonts|medias)|static)/[^/]+-[0-9a-f]{32}\.${MEDIA}`),
  },
  // Before webpack 5, the name had 32 digits, like that of an upload to other programs. So that form captures nothing.
  { tools: 'webpack', path: anywhere(String.raw`(?:[0-9a-f]{20}|()[0-9a-f]{32})\.${MEDIA}`) },
  { tools: 'mdBook', path: anywhere(String.raw`(?:fonts/[^/]+|favicon)-${HEX}\.${MEDIA}`), isShared: true },
  {
    tools: 'Vite, VitePress, React Router',
    path: anywhere(String.raw`assets/[^/]+[.-]${BASE64}\.${MEDIA}`),
    isShared: true,
  },
  { tools: 'Qwik City', path: anywhere(String.raw`assets/${BASE64}-[^/]+\.${CODE}`) },
  { tools: 'Qwik City', path: anywhere(String.raw`assets/${BASE64}-[^/]+\.${MEDIA}`), isShared: true },
  { tools: 'Angular, esbuild', path: anywhere(String.raw`[^/]+-${BASE32}\.${MEDIA}`), isShared: true },
];

const IS_HEX = /^[0-9a-f]+$/;
const IS_BASE32 = /^[A-Z2-7]+$/;

/** Whether a person may have named an image so, such as `1024x768`, `IMG_1234`, or `Win11Pro`. */
function mayBeWritten(hash: string): boolean {
  if (IS_HEX.test(hash)) return /^(?:\d+|[a-f]+)$/.test(hash);
  if (/^[\d_-]*[A-Z]*[\d_-]*$/.test(hash)) return !/[B-DF-HJ-NP-TV-XZ]{4}/.test(hash);
  return /^(?:[^A-Z]+|[a-z]*(?:[A-Z][a-z]{2,}[-_]?\d*[-_]?)+|[A-Z]?[a-z]+[A-Z][a-z]+)$/.test(hash);
}

/** Dates, and words such as `deadbeef`. Other words have letters that such a hash has not. */
const WRITTEN_HEX = /[a-f]{4}|(?:19|20)\d\d|000/;

/** Whether no person writes this. That is true for half of the hashes of Vite, and for a third of those of Angular. */
function isCertain(hash: string): boolean {
  const parts = hash.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  const hasWordOf = (length: number) => parts.some((part) => part.length >= length && /[aeiouy]/i.test(part));
  if (IS_HEX.test(hash)) {
    if (hash.length >= 16) return parts.length > 1;
    return parts.length > 2 && !WRITTEN_HEX.test(hash);
  }
  if (IS_BASE32.test(hash)) return isUnreadable(hash) || (parts.length > 2 && !hasWordOf(3));
  const separators = hash.match(/[-_]/g) ?? [];
  return IS_XXHASH.test(hash) && parts.length - separators.length > 3 && !hasWordOf(4);
}

/**
 * Rollup and Rolldown write 128 bits as digits of 6 bits. The first digit has the other 2 bits, and is left out if it is 0,
 * so that three of four hashes begin with one of these letters. Only part numbers, such as `MC68HC11`, have no small letter.
 */
const IS_XXHASH = /^[BCD].*[a-z]/;

/** Whether nobody can read it: four consonants of which none is an H, as in `NGTH`, at most one vowel, and rare letters. */
function isUnreadable(hash: string): boolean {
  const isFew = !/[AEIOU].*[AEIOU]/.test(hash) && new Set(hash).size > 5;
  return isFew && /[B-DFGJ-NP-TV-XZ]{4}/.test(hash) && (hash.match(/[JKQV-Z]/g) ?? []).length > 2;
}

/** Whether the file is uploaded before all others, and kept for open pages: its name may have a hash. */
export function isHashed(path: string): boolean {
  return HASHED_FILES.some(({ path: pattern, isShared }) => {
    const match = pattern.exec(path);
    return match !== null && !(isShared && mayBeWritten(hashIn(match) ?? ''));
  });
}

/** Whether the contents at this path certainly never change. */
export function isImmutable(path: string): boolean {
  if (NAMED_BY_OTHERS.test(`/${path}`)) return false;
  return HASHED_FILES.some(({ path: pattern }) => {
    const match = pattern.exec(path);
    const hash = match === null ? '' : hashIn(match);
    return hash === undefined || isCertain(hash);
  });
}

/** Returns the hash that the pattern captured; undefined if it captures none. */
function hashIn(match: RegExpExecArray): string | undefined {
  return match.slice(1).find((part) => part !== undefined);
}
