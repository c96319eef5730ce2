/**
 * The files that all pages of a site share, under the names that a Next.js build gives them: the name has a hash of
 * the content, and the folders of the chunks are those of the app's routes, with brackets, parentheses, and `@`.
 */
import { createHash } from 'node:crypto';
import { readProjectFile } from '../project-files.ts';

/** The location of each file below `_next/static/`; `#` stands for the hash. */
const NAMES = {
  'static/site.css': 'css/#.css',
  'static/main-app.js': 'chunks/main-app-#.js',
  'static/sections.js': 'chunks/app/(docs)/@toc/[[...slug]]/page-#.js',
  'images/buoy.svg': 'media/buoy.#.svg',
} as const;

interface SharedFile {
  /** Path in the site. */
  readonly path: string;
  readonly contents: Buffer;
}

type SharedFiles = Readonly<Record<keyof typeof NAMES, SharedFile>>;

let assets: SharedFiles | undefined;

/** Returns the assets, which are read once. */
export function siteAssets(): SharedFiles {
  assets ??= Object.fromEntries(
    Object.entries(NAMES).map(([name, target]) => {
      const contents = readProjectFile(`emulator/site/${name}`);
      return [name, { path: `_next/static/${target.replace('#', contentHash(contents))}`, contents }];
    }),
  ) as unknown as SharedFiles;
  return assets;
}

export function contentHash(contents: string | Buffer): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 16);
}
