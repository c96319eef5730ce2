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
  readonly examples: readonly string[];
  /** Kept, but not cached for good. */
  readonly keptOnly: readonly string[];
  /** In the same folder, or similar, but not hashed. */
  readonly notHashed: readonly string[];
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
    examples: [
      '_next/static/chunks/app/page-0f3c9a1b2d4e5f60.js',
      'docs/_next/static/media/logo.3a54f4f3.svg',
    ],
    keptOnly: [
      '_next/static/Dx0ZzIHDZXVDyjyUPGIbx/_buildManifest.js',
      '_next/static/Dx0ZzIHDZXVDyjyUPGIbx/_ssgManifest.js',
      '_next/static/Dx0ZzIHDZXVDyjyUPGIbx/_clientMiddlewareManifest.js',
      '_next/static/chunks/main-0f3c9a1b2d4e5f60.js.map',
    ],
    notHashed: ['_next/data/index.json', '_next/image', 'x_next/static/a.js', 'index.txt'],
  },
  {
    tool: 'Astro, Starlight',
    path: inFolder('_astro', '.+'),
    examples: [
      '_astro/index.DjVu1iGz.css',
      '_astro/ec.0vx5m.js',
      '_astro/houston.CZZyCf7p_ZmPDRK.webp',
      'docs/_astro/Search.astro_astro_type_script_index_0_lang.CXqNMtpg.js',
    ],
    keptOnly: ['_astro/page.7qqag-5g.js.map'],
    notHashed: ['favicon.svg', 'sitemap-0.xml', 'astro/page.js'],
  },
  {
    tool: 'Pagefind',
    path: inFolder(
      'pagefind',
      String.raw`(?:fragment/[\w-]+_[0-9a-f]{7,}\.pf_fragment|index/[\w-]+_[0-9a-f]{7,}\.pf_index|filter/[\w-]+_[0-9a-f]{7,}\.pf_filter|pagefind\.[\w-]+_[0-9a-f]{7,}\.pf_meta)`,
    ),
    examples: [
      'pagefind/fragment/en_15e08be.pf_fragment',
      'pagefind/index/en-us_8f61c05.pf_index',
      'pagefind/filter/en_66bfe0c.pf_filter',
      'pagefind/pagefind.unknown_cf2c0a1f63.pf_meta',
    ],
    keptOnly: [],
    notHashed: [
      'pagefind/pagefind-entry.json',
      'pagefind/pagefind.js',
      'pagefind/pagefind-ui.css',
      'pagefind/pagefind-worker.js',
      'pagefind/wasm.en.pagefind',
    ],
  },
  {
    tool: 'Nuxt',
    path: inFolder('_nuxt', String.raw`(?:(?!builds/).+|builds/meta/[^/]+\.json)`),
    examples: ['_nuxt/BCo6x5W8.js', '_nuxt/entry.Cv7gHFwS.css', 'docs/_nuxt/error-404.CVxFZfdm.css'],
    keptOnly: ['_nuxt/builds/meta/5f0a1d2e-7c3b-4e61-9a55-0c9d0e1f2a3b.json', '_nuxt/BCo6x5W8.js.map'],
    notHashed: ['_nuxt/builds/latest.json', '_payload.json', 'guides/one/_payload.json'],
  },
  {
    tool: 'SvelteKit',
    path: inFolder('_app/immutable', '.+'),
    examples: [
      '_app/immutable/chunks/DQ3x7-Ul.js',
      '_app/immutable/entry/start.BiRJ6w3_.js',
      '_app/immutable/nodes/0.CPqk1zDO.js',
      'docs/_app/immutable/assets/2.Bzn9fK1e.css',
    ],
    keptOnly: ['_app/immutable/nodes/0.CPqk1zDO.js.map'],
    notHashed: ['_app/version.json', '_app/env.js', 'service-worker.js'],
  },
  {
    tool: 'VitePress',
    path: inFolder(
      'assets',
      String.raw`(?:(?:app|chunks/[^/]+)\.${BASE64}\.js(?:\.map)?|style\.${BASE64}\.css)`,
    ),
    isWritten: isWords,
    examples: [
      'assets/app.B5nF_xQk.js',
      'assets/style.DxQ0T3ia.css',
      'docs/assets/chunks/@localSearchIndexroot.CkF3dU7x.js',
    ],
    keptOnly: ['assets/chunks/theme.Bd9W0Kx_.js.map'],
    notHashed: [
      'hashmap.json',
      'vp-icons.css',
      'assets/app.js',
      'assets/app.settings.js',
      'assets/chunks/theme.js',
      'assets/jquery.scrollTo.js',
      'assets/style.DarkMode.css',
    ],
  },
  {
    tool: 'VitePress',
    path: inFolder('assets', String.raw`[^/]+\.md\.[\w-]{8}(?:\.lean)?\.js(?:\.map)?`),
    examples: ['assets/guides_first.md.BaxsmCo9.js', 'docs/assets/index.md.pUX-kd8_.lean.js'],
    keptOnly: ['assets/guides_first.md.BaxsmCo9.js.map'],
    notHashed: ['assets/guides_first.md.js', 'assets/guides_first.md'],
  },
  {
    tool: 'VitePress',
    path: inFolder('assets', String.raw`[^/]+\.${BASE64}\.${MEDIA}`),
    isWritten: isMediaName,
    examples: ['assets/inter-roman-latin.Di8DUHzh.woff2', 'docs/assets/diagram.D4b8xT1q.png'],
    keptOnly: [],
    notHashed: ['assets/photo.original.png', 'assets/shot.IMG_1234.jpg', 'assets/plan.20240131.png'],
  },
  {
    tool: 'Vite',
    path: inFolder('assets', String.raw`[^/]+-${BASE64}\.(?:${SCRIPT}|${STYLE})`),
    isWritten: isWords,
    examples: ['assets/index-BvW1Kz0P.js', 'assets/index-D8b4DHJx.css', 'docs/assets/Lazy-_Zq8-1rT.mjs'],
    keptOnly: ['assets/index-BvW1Kz0P.js.map', 'assets/index-BvW1Kz0P.js.LICENSE.txt'],
    notHashed: [
      'assets/index.js',
      'assets/moment-timezone.js',
      'assets/theme-DarkMode.css',
      'assets/js/user-BvW1Kz0P.js',
    ],
  },
  {
    tool: 'Vite',
    path: inFolder('assets', `[^/]+-${BASE64}\\.${MEDIA}`),
    isWritten: isMediaName,
    examples: ['assets/logo-DqVx3f0a.svg', 'assets/inter-C38fXH4l.woff2'],
    keptOnly: [],
    notHashed: [
      'assets/hero-1024x768.png',
      'assets/user-settings.png',
      'assets/photo-IMG_1234.jpg',
      'assets/phone-iPhone15.png',
      'assets/manual-DqVx3f0a.pdf',
      'assets/guide-chapter1.mp4',
      'assets/data-DqVx3f0a.json',
    ],
  },
  {
    tool: 'Docusaurus',
    path: inFolder(
      'assets',
      String.raw`(?:js/[^/]+\.([0-9a-f]{8})\.js(?:\.map|\.LICENSE\.txt)?|css/[^/]+\.([0-9a-f]{8})\.${STYLE})`,
    ),
    isWritten: isDateOrWord,
    examples: [
      'assets/js/1f478c97.4dfa4286.js',
      'assets/js/runtime~main.0c87d36f.js',
      'docs/assets/css/styles.1e4b2f7a.css',
    ],
    keptOnly: ['assets/js/main.5f3e20c1.js.LICENSE.txt', 'assets/js/main.5f3e20c1.js.map'],
    notHashed: [
      'assets/js/1f478c97.js',
      'assets/js/jquery.scrollTo.js',
      'assets/js/release.20240131.js',
      'assets/js/plugin.deadbeef.js',
      'search-index.json',
    ],
  },
  {
    tool: 'Docusaurus',
    path: inFolder('assets', String.raw`(?:images|files|fonts|medias)/[^/]+-[0-9a-f]{32}\.${MEDIA}`),
    examples: ['assets/images/docsVersionDropdown-35e13cbe46c9923327f30a76a90bff3b.png'],
    keptOnly: [],
    notHashed: [
      'assets/images/logo.svg',
      'assets/images/hero-1024x768.png',
      'assets/files/manual-35e13cbe46c9923327f30a76a90bff3b.pdf',
    ],
  },
  {
    tool: 'MkDocs Material',
    path: inFolder(
      'assets',
      String.raw`(?:javascripts/(?:bundle|workers/search)\.[0-9a-f]{8}\.min\.js|stylesheets/(?:main|palette)\.[0-9a-f]{8}\.min\.css)(?:\.map)?`,
    ),
    examples: [
      'assets/javascripts/bundle.f55a23d4.min.js',
      'assets/javascripts/workers/search.973d3a69.min.js',
      'docs/assets/stylesheets/main.2afb09e1.min.css',
      'assets/stylesheets/palette.06af60db.min.css',
    ],
    keptOnly: ['assets/javascripts/bundle.f55a23d4.min.js.map'],
    notHashed: [
      'search/search_index.json',
      'assets/javascripts/lunr/min/lunr.de.min.js',
      'assets/javascripts/lunr/wordcut.js',
      'assets/images/favicon.png',
    ],
  },
  {
    tool: 'Create React App',
    path: inFolder(
      'static',
      String.raw`(?:js/[^/]+\.([0-9a-f]{8})(?:\.chunk)?\.js(?:\.map|\.LICENSE\.txt)?|css/[^/]+\.([0-9a-f]{8})(?:\.chunk)?\.${STYLE})`,
    ),
    isWritten: isDateOrWord,
    examples: [
      'static/js/main.3f1d0c9b.js',
      'static/js/787.28cb0dcd.chunk.js',
      'docs/static/css/main.f855e6bc.css',
    ],
    keptOnly: ['static/js/main.3f1d0c9b.js.map', 'static/js/main.3f1d0c9b.js.LICENSE.txt'],
    notHashed: ['asset-manifest.json', 'manifest.json', 'static/js/main.js', 'static/css/print.20240131.css'],
  },
  {
    tool: 'Create React App',
    path: inFolder('static', String.raw`media/[^/]+\.[0-9a-f]{20}\.${MEDIA}`),
    examples: ['static/media/logo.6ce24c58023cc2f8fd88.svg'],
    keptOnly: [],
    notHashed: ['static/media/logo.svg', 'static/media/manual.6ce24c58023cc2f8fd88.pdf'],
  },
  {
    tool: 'Rspress',
    path: inFolder(
      'static',
      String.raw`(?:js/(?:async/)?[^/]+\.([0-9a-f]{10})\.js(?:\.map|\.LICENSE\.txt)?|css/(?:async/)?[^/]+\.([0-9a-f]{10})\.${STYLE})`,
    ),
    isWritten: isDateOrWord,
    examples: [
      'static/js/index.8e1d2c4b7f.js',
      'static/js/async/route-93a1287969bd.0b7cfe5a31.js',
      'docs/static/css/styles.4c0f9de2a7.css',
    ],
    keptOnly: ['static/js/lib-react.8e1d2c4b7f.js.LICENSE.txt'],
    notHashed: ['static/js/route-93a1287969bd.js', 'static/js/build.1706745600.js'],
  },
  {
    tool: 'Rspress',
    path: inFolder('static', String.raw`search_index\.[\w-]+\.[0-9a-f]{8}\.json`),
    examples: ['static/search_index.en.3be1c0a4.json'],
    keptOnly: [],
    notHashed: ['static/search_index.json', 'static/data.3be1c0a4.json'],
  },
  {
    tool: 'Angular',
    path: /(?:^|\/)(?:(?:main|chunk)-(?!\d+\.)[A-Z2-7]{8}\.js|styles-(?!\d+\.)[A-Z2-7]{8}\.css)(?:\.map)?$/,
    examples: ['main-5YLQG7OB.js', 'chunk-HWKWXXWO.js', 'docs/styles-5INURTSO.css'],
    keptOnly: ['main-5YLQG7OB.js.map'],
    notHashed: ['main-settings.js', 'main-22334455.js', 'main-20240131.js', 'ngsw.json', 'main.js'],
  },
  {
    tool: 'Angular',
    path: inFolder('media', String.raw`[^/]+-([A-Z2-7]{8})\.${MEDIA}`),
    isWritten: isCapitalWord,
    examples: ['media/logo-3W4LNBXQ.svg', 'docs/media/inter-T2KDQ7MX.woff2'],
    keptOnly: [],
    notHashed: ['media/logo-CAMPAIGN.svg', 'media/hero-SUMMER24.jpg', 'media/logo.svg'],
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
