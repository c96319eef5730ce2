/** The order of paths in manifests, digests and lists: by their UTF-8 bytes, as `LC_ALL=C sort` has it. */

const SURROGATE = /[\ud800-\udfff]/;

/** Whether texts that are all like this sort by their UTF-16 units as by their bytes (RFC 3629, section 1). */
function sortsAsUnits(text: string): boolean {
  return !SURROGATE.test(text);
}

/** @returns a new array */
export function inByteOrder(paths: Iterable<string>): string[] {
  const sorted = [...paths].sort();
  if (sorted.every(sortsAsUnits)) return sorted;
  // One character per byte of UTF-8.
  const bytes = sorted.map((path) => Buffer.from(path).toString('latin1'));
  return bytes.sort().map((path) => Buffer.from(path, 'latin1').toString());
}

/** @returns the entries of the map in the order of their paths */
export function entriesInByteOrder<Value>(files: ReadonlyMap<string, Value>): [path: string, Value][] {
  return inByteOrder(files.keys()).map((path) => [path, files.get(path) as Value]);
}
