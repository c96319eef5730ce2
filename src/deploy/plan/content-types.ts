/**
 * The `Content-Type` of each file. rclone would take it from the MIME table of the machine, which differs between runners
 * and is missing on some.
 */
import { mimes } from 'mrmime';

/** Types that the library lacks. The client of Next.js accepts an `.rsc` file only with this type, or as plain text. */
const OTHERS = { ico: 'image/vnd.microsoft.icon', rsc: 'text/x-component' };

/** A map, because a file can have the extension `constructor`. */
const TYPES: ReadonlyMap<string, string> = new Map(Object.entries({ ...mimes, ...OTHERS }));

/** Text types. The names of some of them do not begin with `text/`. */
const TEXT =
  /^(?:text\/|application\/(?:json|manifest\+json|xml|xhtml\+xml|ld\+json|javascript)$|image\/svg\+xml$)/;

/** @returns `application/octet-stream` for an extension that is not known */
export function contentType(path: string): string {
  const [, extension = ''] = /\.([^./]+)$/.exec(path) ?? [];
  const type = TYPES.get(extension.toLowerCase()) ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type};charset=utf-8` : type;
}
