/** The order of paths in manifests, digests, and lists: by their UTF-8 bytes, as in `LC_ALL=C sort`. */

const SURROGATE = /[\ud800-\udfff]/;

export function inByteOrder(paths: Iterable<string>): string[] {
  const sorted = [...paths].sort();
  // Without surrogates, the order by UTF-16 units is the order by bytes (RFC 3629, section 1).
  if (!sorted.some((path) => SURROGATE.test(path))) return sorted;
  // Each string has one character per byte of UTF-8.
  const bytes = sorted.map((path) => Buffer.from(path).toString('latin1'));
  return bytes.sort().map((path) => Buffer.from(path, 'latin1').toString());
}

/** @returns the map with its paths in byte order, or the same map if they already are, which is the usual case */
export function sortedByPath<Value>(files: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  if (isSorted(files.keys())) return files;
  return new Map(inByteOrder(files.keys()).map((path) => [path, files.get(path) as Value]));
}

/** Also false if any path contains surrogates. */
function isSorted(paths: Iterable<string>): boolean {
  let previous = '';
  for (const path of paths) {
    if (path < previous || SURROGATE.test(path)) return false;
    previous = path;
  }
  return true;
}
