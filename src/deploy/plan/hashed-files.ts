/**
 * Decides which files have a hash of their contents in their names: the table of what each build tool writes. These files
 * are uploaded first, kept for open pages, and cached for good. A wrong match is worse than a miss, since browsers would
 * not request a changed file for a year. So the table has only what a build of the tool has shown.
 */

/** The files of one build tool that have the same form of name. */
interface HashedFiles {
  readonly tool: string;
  /** If it captures the hash, `isWritten` decides whether a person may have written it. */
  readonly path: RegExp;
  readonly isWritten?: (hash: string) => boolean;
}

/**
 * The name of these files comes from a build or from another file, so their contents may change: the manifests of Next.js,
 * the metadata of a Nuxt build, source maps, and licenses of scripts.
 */
const NAMED_BY_OTHERS =
  /\/_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js$|\/_nuxt\/builds\/|\.map$|\.LICENSE\.txt$/;

const SCRIPT = String.raw`(?:m?js(?:\.map|\.LICENSE\.txt)?|wasm)`;
const STYLE = String.raw`css(?:\.map)?`;
/** Images and fonts. A document has to be gone when the site no longer has it, so it is never kept. */
const MEDIA = '(?:apng|avif|bmp|eot|gif|ico|jpe?g|otf|png|svg|ttf|webp|woff2?)';
/** The alphabet of URL-safe Base64, in which Vite writes hashes, also contains every word. */
const BASE64 = String.raw`([\w-]{8})`;

/** @param folder name of the folder, at any depth, since a site may be deployed below a path */
function inFolder(folder: string, name: string): RegExp {
  return new RegExp(`(?:^|/)${folder}/${name}$`);
}

/** Patterns of a word with a number, of a number with letters, of words with separators, and of words in camel case. */
const ONE_WORD = /^(?:[a-z]?[A-Z]?[a-z]+|[A-Z]+)?\d*$/;
const ONE_NUMBER = /^\d+(?:[a-z]\d*){1,3}$/;
const SEPARATE_WORDS = /^(?:[a-z]+\d*|[A-Z]+|\d+)(?:[-_](?:[a-z]+\d*|\d+))*$/;
const CAMEL_CASE = /^[A-Z]?[a-z]+[A-Z][a-z]+$/;

/** Whether this may be words, such as `settings`, `chapter1`, or `DarkMode`: true for 1 of 100 hashes. */
function isWords(hash: string): boolean {
  if ([ONE_WORD, ONE_NUMBER, SEPARATE_WORDS].some((words) => words.test(hash))) return true;
  return CAMEL_CASE.test(hash) && hash.split(/(?=[A-Z])/).every((word) => /[aeiouy]/i.test(word));
}

/** People name images more freely, such as `IMG_1234`, `1024x768`, or `DarkBlue`: true for 1 of 37 hashes. */
const MEDIA_NAME =
  /^(?:(?:[A-Z]?[a-z]+|[A-Z]+)?\d*(?:[-_](?:[A-Z]?[a-z]+|[A-Z]+)?\d*)*|[A-Z]?[a-z]*[A-Z][a-z]+\d*)$/;
const isMediaName = (hash: string) => isWords(hash) || MEDIA_NAME.test(hash);

/** Whether this may be a word in capital letters with a number, such as `SUMMER24`: true for 1 of 8 hashes. */
const isCapitalWord = (hash: string) => /^\d*[A-Z]*\d*$/.test(hash) && !/[B-DF-HJ-NP-TV-XZ]{4}/.test(hash);

/** Dates, timestamps, and words such as `deadbeef`. */
const isDateOrWord = (hash: string) =>
  /^(?:(?:19|20)\d{6}|\d{4}(?:19|20)\d\d|1\d{9}|(?:19|20)\d{8}|[a-f]+)$/.test(hash);

/** The path is below the destination. Folders match at any depth. */
export const HASHED_FILES: readonly HashedFiles[] = [
  {
    tool: 'Next.js',
    path: inFolder('_next/static', '.+'),
  },
  {
    tool: 'Astro, Starlight',
    path: inFolder('_astro', '.+'),
  },
  {
    tool: 'Pagefind',
    path: inFolder(
      'pagefind',
      String.raw`(?:fragment/[\w-]+_[0-9a-f]{7,}\.pf_fragment|index/[\w-]+_[0-9a-f]{7,}\.pf_index|filter/[\w-]+_[0-9a-f]{7,}\.pf_filter|pagefind\.[\w-]+_[0-9a-f]{7,}\.pf_meta)`,
    ),
  },
  {
    tool: 'Nuxt',
    path: inFolder('_nuxt', String.raw`(?:(?!builds/).+|builds/meta/[^/]+\.json)`),
  },
  {
    tool: 'SvelteKit',
    path: inFolder('_app/immutable', '.+'),
  },
  {
    tool: 'VitePress',
    path: inFolder(
      'assets',
      String.raw`(?:(?:app|chunks/[^/]+)\.${BASE64}\.js(?:\.map)?|style\.${BASE64}\.css)`,
    ),
    isWritten: isWords,
  },
  {
    tool: 'VitePress',
    path: inFolder('assets', String.raw`[^/]+\.md\.[\w-]{8}(?:\.lean)?\.js(?:\.map)?`),
  },
  {
    tool: 'VitePress',
    path: inFolder('assets', String.raw`[^/]+\.${BASE64}\.${MEDIA}`),
    isWritten: isMediaName,
  },
  {
    tool: 'Vite',
    path: inFolder('assets', String.raw`[^/]+-${BASE64}\.(?:${SCRIPT}|${STYLE})`),
    isWritten: isWords,
  },
  {
    tool: 'Vite',
    path: inFolder('assets', `[^/]+-${BASE64}\\.${MEDIA}`),
    isWritten: isMediaName,
  },
  {
    tool: 'Docusaurus',
    path: inFolder(
      'assets',
      String.raw`(?:js/[^/]+\.([0-9a-f]{8})\.js(?:\.map|\.LICENSE\.txt)?|css/[^/]+\.([0-9a-f]{8})\.${STYLE})`,
    ),
    isWritten: isDateOrWord,
  },
  {
    tool: 'Docusaurus',
    path: inFolder('assets', String.raw`(?:images|files|fonts|medias)/[^/]+-[0-9a-f]{32}\.${MEDIA}`),
  },
  {
    tool: 'MkDocs Material',
    path: inFolder(
      'assets',
      String.raw`(?:javascripts/(?:bundle|workers/search)\.[0-9a-f]{8}\.min\.js|stylesheets/(?:main|palette)\.[0-9a-f]{8}\.min\.css)(?:\.map)?`,
    ),
  },
  {
    tool: 'Create React App',
    path: inFolder(
      'static',
      String.raw`(?:js/[^/]+\.([0-9a-f]{8})(?:\.chunk)?\.js(?:\.map|\.LICENSE\.txt)?|css/[^/]+\.([0-9a-f]{8})(?:\.chunk)?\.${STYLE})`,
    ),
    isWritten: isDateOrWord,
  },
  {
    tool: 'Create React App',
    path: inFolder('static', String.raw`media/[^/]+\.[0-9a-f]{20}\.${MEDIA}`),
  },
  {
    tool: 'Rspress',
    path: inFolder(
      'static',
      String.raw`(?:js/(?:async/)?[^/]+\.([0-9a-f]{10})\.js(?:\.map|\.LICENSE\.txt)?|css/(?:async/)?[^/]+\.([0-9a-f]{10})\.${STYLE})`,
    ),
    isWritten: isDateOrWord,
  },
  {
    tool: 'Rspress',
    path: inFolder('static', String.raw`search_index\.[\w-]+\.[0-9a-f]{8}\.json`),
  },
  {
    tool: 'Angular',
    path: /(?:^|\/)(?:(?:main|chunk)-(?!\d+\.)[A-Z2-7]{8}\.js|styles-(?!\d+\.)[A-Z2-7]{8}\.css)(?:\.map)?$/,
  },
  {
    tool: 'Angular',
    path: inFolder('media', String.raw`[^/]+-([A-Z2-7]{8})\.${MEDIA}`),
    isWritten: isCapitalWord,
  },
];

/** Whether the file is uploaded before all others, and kept for open pages. */
export function isHashed(path: string): boolean {
  return HASHED_FILES.some(({ path: pattern, isWritten }) => {
    const match = pattern.exec(path);
    const hash = match?.slice(1).find((part) => part !== undefined);
    return match !== null && !(hash !== undefined && isWritten?.(hash) === true);
  });
}

/** Whether the contents at this path never change. */
export function isImmutable(path: string): boolean {
  return isHashed(path) && !NAMED_BY_OTHERS.test(`/${path}`);
}
