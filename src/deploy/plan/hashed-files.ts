/**
 * Decides which files may have a hash of their contents in their names, and which are cached for good. The first are
 * uploaded before all others, and kept for open pages, which harms nobody: so a name only has to have the form of a hash.
 * Browsers do not request the second again for a year, even if they change.
 */
import { matchesAny } from '../../site/path-patterns.ts';

/** Folders in which only the tool writes, and all that it writes there is for one build. */
export const TOOL_FOLDERS: readonly (readonly [tools: string, folder: string])[] = [
  ['Next.js', '_next/static'],
  ['Nuxt', '_nuxt'],
  ['SvelteKit', '_app/immutable'],
  ['Astro, Starlight', '_astro'],
];

/** Scripts, styles, fonts, and WebAssembly. An image has to be gone when the site no longer has it, and so has a document. */
const CODE = String.raw`(?:[cm]?js|css|wasm|woff2?|ttf|otf|eot)(?:\.map|\.LICENSE\.txt)?`;

/** The forms of names, without the folder that they are in. */
export const HASHED_NAMES: readonly (readonly [tools: string, name: string])[] = [
  [
    'Docusaurus, Create React App, Rspress, Rsbuild, MkDocs Material, Zensical, Gatsby, mdBook, Hugo, webpack, Parcel, rustdoc',
    // Hexadecimal digits, as webpack shortens them, or up to the 128 of SHA-512.
    String.raw`(?:[^/]+[.-])?[0-9a-f]{8,128}(?:\.[a-z]+){0,2}\.${CODE}`,
  ],
  [
    'Vite, VitePress, React Router, Angular, Qwik City, esbuild',
    // The alphabet of URL-safe Base64.
    String.raw`[^/]+[.-][\w-]{8}(?:\.[a-z]+){0,2}\.${CODE}`,
  ],
  ['Qwik City', String.raw`assets/[\w-]{8}-(?:[^/]+\.${CODE}|bundle-graph\.json)`],
  ['Rspress', String.raw`search_index\.(?:[\w-]+\.)?[0-9a-f]{8}\.json`],
  [
    'Pagefind',
    String.raw`(?:(?:fragment|index|filter)/[\w-]+|pagefind\.[\w-]+)_[0-9a-f]{7,}\.pf_(?:fragment|index|filter|meta)`,
  ],
];

/** Any folder, since a site may be deployed below a path, and a project may rename the folders of its build. */
const HASHED = new RegExp(`(?:^|/)(?:${HASHED_NAMES.map(([, name]) => name).join('|')})$`);
const IN_TOOL_FOLDER = new RegExp(`(?:^|/)(?:${TOOL_FOLDERS.map(([, folder]) => folder).join('|')})/`);

/**
 * The build itself names these files, so their contents may change: the manifests of Next.js, the metadata of a Nuxt
 * build, source maps, and licenses of scripts. Astro names a font or an image of another server by the hash of its address.
 */
const NAMED_BY_BUILD =
  /\/_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js$|\/_nuxt\/builds\/|\.map$|\.LICENSE\.txt$|\/_astro\/fonts\/|\/_astro\/(?![^/]+\.[\w-]{8}(?:_\w+)?\.\w+$).+\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/** Whether the file is uploaded before all others, and kept for open pages. */
export function isHashed(path: string): boolean {
  return IN_TOOL_FOLDER.test(path) || HASHED.test(path);
}

/**
 * Whether the contents at this path never change.
 *
 * @param patterns input `immutable`
 */
export function isImmutable(path: string, patterns: readonly string[]): boolean {
  return (IN_TOOL_FOLDER.test(path) && !NAMED_BY_BUILD.test(`/${path}`)) || matchesAny(path, patterns);
}
