/** The order of paths in manifests, digests and lists: by their UTF-8 bytes, as in `LC_ALL=C sort`. */

const SURROGATE = /[\ud800-\udfff]/;

/** Whether texts like this one have the same order by UTF-16 units as by bytes (RFC 3629, section 1). */
function sortsAsUnits(text: string): boolean {
  return !SURROGATE.test(text);
}

/** @returns a new array */
export function inByteOrder(paths: Iterable<string>): string[] {
  const sorted = [...paths].sort();
  if (sorted.every(sortsAsUnits)) return sorted;
  // Each string has one character per byte of UTF-8.
  const bytes = sorted.map((path) => Buffer.from(path).toString('latin1'));
  return bytes.sort().map((path) => Buffer.from(path, 'latin1').toString());
}

/** Whether a path comes before another one; false if they are the same. */
export function comesBefore(one: string, other: string): boolean {
  if (one === other) return false;
  if (sortsAsUnits(one) && sortsAsUnits(other)) return one < other;
  return Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;
}

/** @returns the map with its paths in byte order, or the same map if they already are, which is the usual case */
export function sortedByPath<Value>(files: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const paths = [...files.keys()];
  const sorted = inByteOrder(paths);
  if (sorted.every((path, index) => path === paths[index])) return files;
  return new Map(sorted.map((path) => [path, files.get(path) as Value]));
}
