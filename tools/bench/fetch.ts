// Measures the download by itself, with its SHA-256, for the comparison with `aria2c`. Arguments: the bundle URL, its
// size in bytes, the folder.
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { systemClock } from '../../src/context/context.ts';
import { downloadInto } from '../../src/download/parallel-download.ts';
import { PartialFile } from '../../src/download/partial-file.ts';
import { PresignedUrl } from '../../src/download/presigned-url.ts';
import { HttpClient } from '../../src/http/http-client.ts';

const [bundleUrl = '', sizeBytes = '', folder = ''] = process.argv.slice(2);
const presignedUrl = new PresignedUrl({ bundleUrl, sizeBytes: Number(sizeBytes) }, () =>
  Promise.reject(new Error('The bundle URL has expired.')),
);
await mkdir(folder, { recursive: true });
const { signal } = new AbortController();
const log = { info: () => {}, debug: () => {} };
const client = new HttpClient(log);
const file = await PartialFile.create(path.join(folder, 'bundle'));
const download = {
  presignedUrl,
  client,
  log,
  clock: systemClock,
  signal,
  onResponse: () => {},
  onBytes: () => {},
};
const downloading = downloadInto(file, download).then(() => file.complete());
const hash = createHash('sha256');
for await (const chunk of file.chunks(signal)) hash.update(chunk);
await downloading;
await file.close();
client.close();
console.log(hash.digest('hex'));
