/** Compares an archive, and the site in it, with what is expected. */
import { type Finding, holds, noted } from './finding.ts';
import type { Archive, ArchiveEntry } from './read-archive.ts';

/** The files of an archive by their paths in the site. */
interface Site {
  /** The folder around the site, with its slash; empty if the site is at the root. */
  readonly top: string;
  readonly files: ReadonlyMap<string, ArchiveEntry>;
}

function siteIn({ entries }: Archive): Site {
  const files = entries
    .filter(({ kind }) => kind === 'file')
    .map((entry) => [entry.name.replace(/^\.\//, ''), entry] as const);
  const [folder = ''] = /^[^/]+\//.exec(files[0]?.[0] ?? '') ?? [];
  const isAround =
    files.every(([name]) => name.startsWith(folder)) &&
    files.some(([name]) => name === `${folder}index.html`);
  const top = isAround ? folder : '';
  return { top, files: new Map(files.map(([name, entry]) => [name.slice(top.length), entry])) };
}

export function checkLayout(archive: Archive): Finding {
  const { top, files } = siteIn(archive);
  if (!files.has('index.html')) return holds(false, 'no `index.html` at the root or in one folder');
  if (top === '') return holds(true, '`index.html` is at the root');
  return `/${top}` === prefixOf(archive) ? noted('in the folder of its path') : holds(false, 'in one folder');
}

export function checkNames({ entries }: Archive): Finding {
  const names = entries.map(({ name }) => name);
  const bad = names.filter(isDangerous).length;
  const twice = names.length - new Set(names).size;
  return holds(bad + twice === 0, `${names.length} names, ${bad} dangerous, ${twice} twice`);
}

function isDangerous(name: string): boolean {
  const parts = name.replace(/\/$/, '').split('/');
  return parts.includes('..') || parts.includes('') || /[\p{Cc}\\\ufffd]|^[a-z]:/iu.test(name);
}

/** Names that only Windows cannot have, and names that are one there. */
export function checkWindowsNames(archive: Archive): Finding {
  const names = [...siteIn(archive).files.keys()];
  const bad = /[<>:"|?*]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|\/|$)/i;
  const same = names.length - new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size;
  return noted(
    `${names.filter((name) => bad.test(name)).length} it cannot have, ${same} it cannot tell apart`,
  );
}

export function checkKinds({ entries }: Archive): Finding {
  const count = (kind: ArchiveEntry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  const others = count('link') + count('other');
  return holds(
    others === 0,
    `${count('file')} files, ${count('folder')} folders, ${count('link')} links, ${count('other')} others`,
  );
}

export function checkSiteFiles(archive: Archive): Finding {
  const names = [...siteIn(archive).files.keys()];
  const parts = ['404.html', 'sitemap.xml', '_next/static/'];
  const missing = parts.filter((part) => !names.some((name) => name.startsWith(part)));
  return holds(missing.length === 0, missing.length === 0 ? 'all' : `not ${missing.join(', ')}`);
}

export function checkPages(archive: Archive, pageCount: unknown): Finding | undefined {
  const names = [...siteIn(archive).files.keys()];
  const pages = names.filter((name) => name.endsWith('.html') && name !== '404.html').length;
  return pageCount === undefined
    ? undefined
    : holds(pageCount === pages, `${Number(pageCount)} and ${pages}`);
}

export function checkPrefix(archive: Archive): Finding | undefined {
  const prefix = prefixOf(archive);
  if (prefix === undefined) return undefined;
  if (prefix === '/') return holds(true, 'at the root');
  return noted(['/docs/', '/documentation/'].includes(prefix) ? `under \`${prefix}\`` : 'under another path');
}

/** The path under which the home page has its hashed assets, such as `/` or `/docs/`. */
function prefixOf({ homePage }: Archive): string | undefined {
  return /(?:src|href)="(\/(?:[^"]*?\/)?)_next\/static\//.exec(homePage)?.[1];
}

export function checkLinks({ homePage }: Archive): Finding | undefined {
  const links = [...homePage.matchAll(/<a\b[^>]*?\shref="\/([^"#?/][^"#?]*)/g)].map(([, link = '']) => link);
  const pages = links.filter((link) => link.endsWith('.html') || !/\.\w+$/.test(link));
  const others = pages.filter((link) => !link.endsWith('.html')).length;
  return pages.length === 0 ? undefined : holds(others === 0, `${pages.length} links, ${others} without`);
}

export function checkCanonical({ homePage }: Archive): Finding | undefined {
  const [tag] = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(homePage) ?? [];
  return tag === undefined
    ? undefined
    : holds(!tag.includes('.html"'), tag.includes('.html"') ? 'it does' : 'it does not');
}

export function compareSites(one: Archive, other: Archive): Finding {
  const [first, second] = [siteIn(one).files, siteIn(other).files];
  const names = new Set([...first.keys(), ...second.keys()]);
  const different = [...names].filter((name) => first.get(name)?.sha256 !== second.get(name)?.sha256);
  if (different.length === 0) return holds(true, `${names.size} files`);
  const counts = new Map<string, number>();
  for (const kind of different.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  const single = different.filter((name) => !first.has(name) || !second.has(name)).length;
  return holds(false, `${different.length} of ${names.size} differ: ${kinds}; ${single} are only in one`);
}

/** The name of a page may be a secret. The names that every site has are not. */
function kindOf(name: string): string {
  if (/^(?:sitemap\.xml|robots\.txt|llms(?:-full)?\.txt|404\.html)$/.test(name)) return `\`${name}\``;
  if (name.startsWith('_next/static/')) return 'in `_next/static/`';
  return `\`*.${/\.([a-z0-9]{1,5})$/.exec(name)?.[1] ?? '*'}\``;
}
