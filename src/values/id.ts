/**
 * Ids become part of addresses, outputs and messages: printable ASCII without spaces, and one path segment each. `.`
 * and `..` would leave the segment even when encoded.
 */
export function isId(id: string): boolean {
  return /^[\x21-\x7e]{1,256}$/.test(id) && id !== '.' && id !== '..';
}
