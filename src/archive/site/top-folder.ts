/** Decides by names whether the folder around a bundle's contents is a wrapper or a part of the site. */
import type { SiteTree } from './entry-paths.ts';

/** Files that are only at the root of a site, besides the home page. */
const MARKS_OF_ROOT = ['404.html', 'sitemap.xml', 'robots.txt', 'llms.txt'];

/**
 * @param basePath path for which the site was built, such as `/docs`; empty if it is not known
 * @returns the folder that is not part of the site; empty if there is none. A site in which only one folder is left
 *   must not be mistaken for a complete site in a top folder.
 */
export function topFolder(tree: SiteTree, basePath: string): string {
  const ofPath = basePath.slice(1);
  if (ofPath !== '' && tree.isAllIn(ofPath)) return ofPath;
  const first = tree.firstFolder;
  const isRoot =
    tree.hasFile(`${first}/index.html`) &&
    (tree.hasFolder(`${first}/_next`) || MARKS_OF_ROOT.some((name) => tree.hasFile(`${first}/${name}`)));
  return isRoot && tree.isAllIn(first) ? first : '';
}
