/**
 * The files that all pages of a site share, under the names that a Next.js build gives them: the name has a hash of
 * the content, and the folders of the chunks are those of the app's routes, with brackets, parentheses and `@`.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '../project-files.ts';

/** The location of each file below `_next/static/`; `#` stands for the hash. */
const NAMES = {
  'site.css': 'css/#.css',
  'main-app.js': 'chunks/main-app-#.js',
  'page.js': 'chunks/app/(docs)/[[...slug]]/page-#.js',
  'toc.js': 'chunks/app/(docs)/@toc/[[...slug]]/page-#.js',
  'buoy.svg': 'media/buoy.#.svg',
} as const;

interface Asset {
  /** Path in the site. */
  readonly path: string;
  readonly contents: Buffer;
}

export type AssetName = keyof typeof NAMES;

export type Assets = Readonly<Record<AssetName, Asset>>;

let assets: Assets | undefined;

/** Returns the assets, which are read once. */
export function siteAssets(): Assets {
  assets ??= Object.fromEntries(
    Object.entries(NAMES).map(([name, target]) => {
      const folder = name.endsWith('.svg') ? 'images' : 'static';
      const contents = readFileSync(projectFile(path.posix.join('emulator/site', folder, name)));
      return [name, { path: `_next/static/${target.replace('#', contentHash(contents))}`, contents }];
    }),
  ) as unknown as Assets;
  return assets;
}

export function contentHash(contents: string | Buffer): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 16);
}
