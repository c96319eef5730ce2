/** IDs become one segment of an address. Even when encoded, `.` and `..` would leave the segment. */
export function isId(id: string): boolean {
  return /^[\x21-\x7e]{1,256}$/.test(id) && id !== '.' && id !== '..';
}
