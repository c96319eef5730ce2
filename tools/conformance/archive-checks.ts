/** Compares the site in a bundle with what is expected. */
import { isHashed } from '../../src/deploy/plan/hashed-files.ts';
import { changeCount, compareSites } from '../../src/site/compare-sites.ts';
import { HOME_PAGE } from '../../src/site/hosting-path.ts';
import type { SiteFiles } from '../../src/site/manifest.ts';
import { countPages } from '../../src/site/pages.ts';
import { type Finding, holds, noted } from './finding.ts';
import type { Site } from './read-bundle.ts';

export function checkLayout({ topFolder, files, hostingPath }: Site): Finding {
  if (!files.has(HOME_PAGE)) return holds(false, 'no `index.html` at the root or in one folder');
  if (topFolder === '') return holds(true, '`index.html` is at the root');
  return `/${topFolder}` === hostingPath ? noted('in the folder of its path') : holds(false, 'in one folder');
}

/** Checks for names that Windows cannot have, and for names that Windows considers the same. */
export function checkWindowsNames({ files }: Site): Finding {
  const names = [...files.keys()];
  const bad = /[<>:"|?*]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|\/|$)/i;
  const same = names.length - new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size;
  return noted(
    `${names.filter((name) => bad.test(name)).length} it cannot have, ${same} it cannot tell apart`,
  );
}

export function checkSiteFiles({ files }: Site): Finding {
  const missing = ['404.html', 'sitemap.xml'].filter((name) => !files.has(name));
  if (![...files.keys()].some(isHashed)) missing.push('hashed files');
  return holds(missing.length === 0, missing.length === 0 ? 'all' : `not ${missing.join(', ')}`);
}

export function checkPages({ files }: Site, pageCount: unknown): Finding | undefined {
  const pages = countPages(files);
  return pageCount === undefined
    ? undefined
    : holds(pageCount === pages, `${Number(pageCount)} and ${pages}`);
}

export function checkHostingPath({ hostingPath }: Site): Finding {
  if (hostingPath === undefined) return holds(true, 'at the root');
  return noted(
    ['/docs', '/documentation'].includes(hostingPath) ? `under \`${hostingPath}/\`` : 'under another path',
  );
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

export function compareExports(first: SiteFiles, second: SiteFiles): Finding {
  const changes = compareSites(first, second);
  const { added, modified, removed } = changes;
  if (changeCount(changes) === 0) return holds(true, `${first.size} files`);
  const counts = new Map<string, number>();
  for (const kind of [...modified, ...removed, ...added].map(kindOf))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  const all = `${changeCount(changes)} of ${first.size + added.length}`;
  return holds(false, `${all} differ: ${kinds}; ${added.length + removed.length} are only in one`);
}

/** Returns what may be shown of a name: a page's name may be a secret, but names that every site has are not. */
function kindOf(name: string): string {
  if (/^(?:sitemap\.xml|robots\.txt|llms(?:-full)?\.txt|404\.html)$/.test(name)) return `\`${name}\``;
  if (isHashed(name)) return 'hashed files';
  return `\`*.${/\.([a-z0-9]{1,5})$/.exec(name)?.[1] ?? '*'}\``;
}
