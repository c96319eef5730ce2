/** Decides which files of a site are pages, for every guard, order, list, and count. */

/** What is known of the contents of a file: their SHA-256 as hex, or their size in bytes. */
export type Contents = string | { readonly size: number };

const SHA256_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Whether a file has 0 bytes, such as one that a build on a full disk has written. */
export function isEmpty(contents: Contents): boolean {
  return typeof contents === 'string' ? contents === SHA256_OF_NOTHING : contents.size === 0;
}

/** Whether a browser shows the file as a page, by its name. */
export function hasPageName(path: string): boolean {
  return /\.(?:html?|xhtml)$/i.test(path);
}

/**
 * A page has the name of one and is not empty. The error page at the root is none: the service does not count it.
 *
 * @param contents if they are unknown, the name decides
 */
export function isPage(path: string, contents?: Contents): boolean {
  return hasPageName(path) && path !== '404.html' && !(contents !== undefined && isEmpty(contents));
}

export function countPages(files: Iterable<readonly [path: string, contents: Contents]>): number {
  let pages = 0;
  for (const [path, contents] of files) if (isPage(path, contents)) pages += 1;
  return pages;
}
