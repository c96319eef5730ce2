/** Computes the digest of a file. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

/** Most files of a site are small. A larger file is not held in memory. */
const MAX_IN_MEMORY = 4_000_000;

/** @returns the SHA-256 as hex */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  if ((await stat(file)).size <= MAX_IN_MEMORY) hash.update(await readFile(file));
  else for await (const piece of createReadStream(file)) hash.update(piece);
  return hash.digest('hex');
}
