// Measures the download by itself, with its SHA-256, for the comparison with `aria2c`. Arguments: the bundle URL, its
// size in bytes, the folder.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readBundle } from '../../../src/bundle/read-bundle.ts';
import { systemClock } from '../../../src/context/context.ts';
import { PresignedUrl } from '../../../src/download/presigned-url.ts';

const [bundleUrl = '', sizeBytes = '', folder = ''] = process.argv.slice(2);
const presignedUrl = new PresignedUrl({ bundleUrl, sizeBytes: Number(sizeBytes) }, () =>
  Promise.reject(new Error('The bundle URL has expired.')),
);
await mkdir(folder, { recursive: true });
const { sha256 } = await readBundle(
  { presignedUrl, file: path.join(folder, 'bundle') },
  {
    log: { info: () => {}, debug: () => {} },
    clock: systemClock,
    signal: new AbortController().signal,
  },
);
console.log(sha256);
