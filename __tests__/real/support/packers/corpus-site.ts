/**
 * The site that every packer packs: what a Next.js export has, names of every length that a format treats differently,
 * and 150 files. Formats that cannot hold every name get a part of it.
 */
import { createCipheriv } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256Of } from '../../../support/sha256.ts';

/**
 * - `whole`: all files.
 * - `ustar`: ASCII names that fit into ustar's fields for name and prefix, even with `./` before them.
 * - `short`: names that fit into the 99 bytes that every program stores in the oldest format, even with `./` before them.
 * - `small`: a few files, for archives that are refused before a name is read.
 */
export const SITE_NAMES = ['whole', 'ustar', 'short', 'small'] as const;
export type SiteName = (typeof SITE_NAMES)[number];

const FILES = 150;
const LARGE_BYTES = 300_000;
const READ_ONLY = 'read-only/notice.txt';

/** Longest name that each part holds, in bytes. */
const LONGEST: Readonly<Record<SiteName, number>> = { whole: 4096, ustar: 200, short: 97, small: 97 };

/** Lengths of paths, in bytes: those of the fields of a tar header, one less, one more, and well above. */
const PATH_LENGTHS = [97, 98, 99, 100, 101, 120, 155, 156, 157, 200, 240, 254, 255, 256, 257, 300, 512, 600];

interface SiteFile {
  readonly name: string;
  readonly contents: Buffer;
}

/** Returns the files of a part of the site. The contents are the same on every machine. */
function corpusFiles(site: SiteName): SiteFile[] {
  const names = [...FIXED_NAMES, ...PATH_LENGTHS.map(pathOfLength), ...LONG_SEGMENTS];
  for (let page = 1; names.length < FILES; page++) names.push(`guides/part-${page % 40}/page-${page}.html`);
  const files = names.map((name, index) => ({ name, contents: contentsOf(name, index) }));
  if (site === 'small') return files.slice(0, FIXED_NAMES.length);
  return files.filter(
    ({ name }) =>
      Buffer.byteLength(name) <= LONGEST[site] &&
      (site !== 'ustar' || (/^[ -~]*$/.test(name) && name.split('/').every((part) => part.length <= 98))),
  );
}

/** Writes a part of the site. One of its files may not be written. */
export async function writeCorpusSite(folder: string, site: SiteName): Promise<void> {
  for (const { name, contents } of corpusFiles(site)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, contents, { mode: 0o644 });
    if (name === READ_ONLY) await chmod(file, 0o444);
  }
}

/** Returns the manifest of a part of the site, sorted by the bytes of the paths. */
export function corpusManifest(site: SiteName): string {
  const files = corpusFiles(site).sort((one, other) =>
    Buffer.from(one.name).compare(Buffer.from(other.name)),
  );
  return files.map(({ name, contents }) => `${sha256Of(contents)}  ${name}\n`).join('');
}

const FIXED_NAMES = [
  'index.html',
  '404.html',
  'robots.txt',
  'sitemap.xml',
  '.well-known/security.txt',
  READ_ONLY,
  'empty.txt',
  '_next/static/chunks/app/[[...slug]]/page-0f3c9a1b2d4e5f60.js',
  '_next/static/chunks/app/(group)/@slot/layout-1a2b3c4d5e6f7081.js',
  '_next/static/css/8a7b6c5d4e3f2a1b.css',
  '[[...slug]]/index.html',
  '(group)/start.html',
  '(group)/@slot/page.html',
  'caf\u00e9/\u00fcber uns.html',
  '\u6587\u6863/\u5feb\u901f\u5f00\u59cb.html',
  '\u{1f680}/\u{1f389} party.html',
  "names/it's 100% [new] & more + #1.html",
  'names/~tilde.html',
  'names/-dash.html',
  'names/ lead.html',
  'names/#hash.html',
  'names/;semicolon.html',
  ...Array.from({ length: 3 }, (_, index) => `images/large-${index}.bin`),
];

/** Names between two slashes that are longer than the fields of a tar header, up to the longest that Linux has. */
const LONG_SEGMENTS = [101, 120, 156, 200, 255].flatMap((length) => [
  `segments/${segmentOf(length - 5)}.html`,
  `${segmentOf(length)}/page.html`,
]);

/** A path of this many bytes, in segments of at most 60. */
function pathOfLength(length: number): string {
  let name = `lengths/${length}`;
  while (name.length + 61 < length - 6) name += `/${segmentOf(60)}`;
  return `${name}/${segmentOf(length - name.length - 6)}.html`;
}

function segmentOf(length: number): string {
  return 'abcdefghijklmnopqrstuvwxyz-'.repeat(10).slice(0, length);
}

/** Some contents compress and some do not. Their sizes lie on both sides of a block. */
function contentsOf(name: string, index: number): Buffer {
  if (name === 'empty.txt') return Buffer.alloc(0);
  if (name.startsWith('images/')) {
    const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16, index));
    return cipher.update(Buffer.alloc(LARGE_BYTES + index));
  }
  return Buffer.from(`<h1>${name}</h1>\n<p>${'Ahoy! '.repeat((index * 7) % 190)}</p>\n`);
}
