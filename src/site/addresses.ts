/** The addresses at which visitors get the files of a site (docs/hosting.md). */

/**
 * Returns the addresses of a file within its site, its own path first. A page also has the address without its
 * extension. An `index.html` has the address of its folder, with and without a slash.
 */
export function addressesOf(path: string): string[] {
  const folder = /^(?:(.*)\/)?index\.html$/s.exec(path);
  if (folder === null) return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path];
  const [, name] = folder;
  return name === undefined ? [path, ''] : [path, `${name}/`, name];
}

/**
 * Returns the address of a page as people know it: `guides/start.html` becomes `guides/start`, and `guides/index.html`
 * becomes `guides/`. A name that is only the extension remains unchanged.
 */
export function canonicalPath(page: string): string {
  const [, address = page] = addressesOf(page);
  return /(?:^|\/)\.html$/.test(page) ? page : address;
}

/**
 * Returns the address of a page as a browser requests it, from the root of the site: `guides/a b.html` becomes
 * `/guides/a%20b`. A browser leaves `@`, `+`, and other characters unencoded that {@link fileUrl} encodes, and a cache
 * may tell the two forms apart (RFC 3986, section 2.2).
 */
export function requestedPath(page: string): string {
  return `/${asRequested(canonicalPath(page))}`;
}

/** Returns the URL of one of the {@link addressesOf} a file as a browser requests it, such as to purge it in a cache. */
export function requestedUrl(address: string, liveUrl: string): string {
  return `${folderOf(liveUrl)}${asRequested(address)}`;
}

function asRequested(address: string): string {
  return encodeURI(address).replace(/[?#]/g, encodeURIComponent);
}

/** Returns the address of a file or page on the live site. The address of the site itself may have a path. */
export function fileUrl(address: string, liveUrl: string): string {
  return `${folderOf(liveUrl)}${address.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns the address of a site without its query and the file name of its home page, and with a slash at its end. */
function folderOf(liveUrl: string): string {
  const url = new URL(liveUrl);
  url.search = '';
  url.hash = '';
  url.pathname = url.pathname.replace(/\/[^/]*\.html?$/i, '/');
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
