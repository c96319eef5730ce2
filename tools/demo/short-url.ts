/** Shortens a URL for people: a presigned one is long, and its signature means nothing to them. */

/** @returns the URL without its query, and its length; any other value is returned unchanged */
export function shortUrl(value: string): string {
  if (!URL.canParse(value)) return value;
  const { origin, pathname, search } = new URL(value);
  return search === '' ? value : `${origin}${pathname}?... (${value.length} characters)`;
}
