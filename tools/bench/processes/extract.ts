// Measures only the reader, for the comparison with `tar xzf`: extracts an archive into an empty folder, with the
// digest. Arguments: the archive, the folder.
import { createReadStream, mkdirSync } from 'node:fs';
import { readTar } from '../../../src/archive/tar/read-tar.ts';

const [archive = '', folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { signal } = new AbortController();
const chunks = createReadStream(archive, { highWaterMark: 512 * 1024 });
const site = await readTar(chunks, 'gzip', { folder, signal });
console.log(site.fileCount, site.contentDigest);
