/**
 * The `Content-Type` of each file. rclone would take it from the MIME table of the machine, which differs between runners
 * and is missing on some.
 */
import { lookup } from 'mrmime';

/** Types that the library does not know. The client of Next.js accepts a payload only with this type or as plain text. */
const OTHERS: Readonly<Record<string, string>> = {
  ico: 'image/vnd.microsoft.icon',
  rsc: 'text/x-component',
};

/** Types that are text, although their names do not begin with `text/`. */
const TEXT =
  /^(?:text\/|application\/(?:json|manifest\+json|xml|xhtml\+xml|ld\+json|javascript)$|image\/svg\+xml$)/;

/** @returns `application/octet-stream` for an extension that is not known */
export function contentType(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const type =
    OTHERS[extension] ?? (extension === '' ? undefined : lookup(extension)) ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type};charset=utf-8` : type;
}
