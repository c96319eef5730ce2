/** Compares the site in an archive with what is expected. */
import { isHashed } from '../../src/deploy/plan/hashed-files.ts';
import { type Finding, holds, noted } from './finding.ts';
import type { Archive, ArchiveEntry } from './read-archive.ts';

/** An archive that was read to its end. */
export interface Site extends Archive {
  /** The folder around the site, with its slash; empty if the site is at the root. */
  readonly top: string;
  /** The files, by their paths in the site. */
  readonly files: ReadonlyMap<string, ArchiveEntry>;
  readonly names: readonly string[];
  /** The path that the home page uses for its hashed assets, such as `/` or `/docs/`. */
  readonly prefix: string | undefined;
}

export function siteIn(archive: Archive): Site {
  const files = archive.entries.filter(({ kind }) => kind === 'file');
  const paths = files.map(({ name }) => name.replace(/^\.\//, ''));
  const [folder = ''] = /^[^/]+\//.exec(paths[0] ?? '') ?? [];
  const isAround = paths.every((path) => path.startsWith(folder)) && paths.includes(`${folder}index.html`);
  const top = isAround ? folder : '';
  const names = paths.map((path) => path.slice(top.length));
  const [, prefix] = /(?:src|href)="(\/(?:[^"]*?\/)?)_next\/static\//.exec(archive.homePage) ?? [];
  return { ...archive, top, names, prefix, files: new Map(files.map((file, at) => [names[at] ?? '', file])) };
}

export function checkLayout({ top, names, prefix }: Site): Finding {
  if (!names.includes('index.html')) return holds(false, 'no `index.html` at the root or in one folder');
  if (top === '') return holds(true, '`index.html` is at the root');
  return `/${top}` === prefix ? noted('in the folder of its path') : holds(false, 'in one folder');
}

export function checkNames({ entries }: Site): Finding {
  const names = entries.map(({ name }) => name);
  const isBad = (name: string) => /(?:^|\/)\.\.(?:\/|$)|^\/|\/\/|^$|[\p{Cc}\\\ufffd]|^[a-z]:/iu.test(name);
  const [bad, twice] = [names.filter(isBad).length, names.length - new Set(names).size];
  return holds(bad + twice === 0, `${names.length} names, ${bad} dangerous, ${twice} twice`);
}

/** Checks for names that Windows cannot have, and for names that Windows considers the same. */
export function checkWindowsNames({ names }: Site): Finding {
  const bad = /[<>:"|?*]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|\/|$)/i;
  const same = names.length - new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size;
  return noted(
    `${names.filter((name) => bad.test(name)).length} it cannot have, ${same} it cannot tell apart`,
  );
}

export function checkKinds({ entries }: Site): Finding {
  const counts = (['file', 'folder', 'link', 'other'] as const).map((kind) => ({
    kind,
    count: entries.filter((entry) => entry.kind === kind).length,
  }));
  const isPlain = counts.every(({ kind, count }) => count === 0 || kind === 'file' || kind === 'folder');
  return holds(isPlain, counts.map(({ kind, count }) => `${kind}: ${count}`).join(', '));
}

export function checkSiteFiles({ names }: Site): Finding {
  const missing = ['404.html', 'sitemap.xml'].filter((name) => !names.includes(name));
  if (!names.some(isHashed)) missing.push('hashed files');
  return holds(missing.length === 0, missing.length === 0 ? 'all' : `not ${missing.join(', ')}`);
}

export function checkPages({ names }: Site, pageCount: unknown): Finding | undefined {
  const pages = names.filter((name) => name.endsWith('.html') && name !== '404.html').length;
  return pageCount === undefined
    ? undefined
    : holds(pageCount === pages, `${Number(pageCount)} and ${pages}`);
}

export function checkPrefix({ prefix }: Site): Finding | undefined {
  if (prefix === undefined) return undefined;
  if (prefix === '/') return holds(true, 'at the root');
  return noted(['/docs/', '/documentation/'].includes(prefix) ? `under \`${prefix}\`` : 'under another path');
}

export function checkLinks({ homePage }: Site): Finding | undefined {
  const links = [...homePage.matchAll(/<a\b[^>]*?\shref="\/([^"#?/][^"#?]*)/g)].map(([, link = '']) => link);
  const pages = links.filter((link) => link.endsWith('.html') || !/\.\w+$/.test(link));
  const others = pages.filter((link) => !link.endsWith('.html')).length;
  return pages.length === 0 ? undefined : holds(others === 0, `${pages.length} links, ${others} without`);
}

export function checkCanonical({ homePage }: Site): Finding | undefined {
  const [tag] = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(homePage) ?? [];
  return tag === undefined
    ? undefined
    : holds(!tag.includes('.html"'), tag.includes('.html"') ? 'it does' : 'it does not');
}

export function compareSites({ files: first }: Site, { files: second }: Site): Finding {
  const names = new Set([...first.keys(), ...second.keys()]);
  const different = [...names].filter((name) => first.get(name)?.sha256 !== second.get(name)?.sha256);
  if (different.length === 0) return holds(true, `${names.size} files`);
  const counts = new Map<string, number>();
  for (const kind of different.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  const single = different.filter((name) => !first.has(name) || !second.has(name)).length;
  return holds(false, `${different.length} of ${names.size} differ: ${kinds}; ${single} are only in one`);
}

/** Returns what may be shown of a name: a page's name may be a secret, but names that every site has are not. */
function kindOf(name: string): string {
  if (/^(?:sitemap\.xml|robots\.txt|llms(?:-full)?\.txt|404\.html)$/.test(name)) return `\`${name}\``;
  if (isHashed(name)) return 'hashed files';
  return `\`*.${/\.([a-z0-9]{1,5})$/.exec(name)?.[1] ?? '*'}\``;
}
