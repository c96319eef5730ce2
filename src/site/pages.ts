/** Decides which files of a site are pages. */

/** A page is a file that ends in `.html`, except the error page at the root, which the service does not count. */
export function isPage(path: string): boolean {
  return path.endsWith('.html') && path !== '404.html';
}

export function countPages(paths: Iterable<string>): number {
  let pages = 0;
  for (const path of paths) if (isPage(path)) pages += 1;
  return pages;
}
