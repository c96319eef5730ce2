// Measures the download by itself, with its SHA-256, for the comparison with `aria2c`. Arguments: the bundle URL, its
// size in bytes, the folder.
import { fetchBundle } from '../../../src/bundle/fetch-bundle.ts';
import { systemClock } from '../../../src/context/context.ts';
import { WorkFolder } from '../../../src/disk/work-folder.ts';
import { PresignedUrl } from '../../../src/download/presigned-url.ts';

const [bundleUrl = '', sizeBytes = '', folder = ''] = process.argv.slice(2);
const workFolder = new WorkFolder();
workFolder.open(folder);
const { sha256 } = await fetchBundle(
  {
    presignedUrl: new PresignedUrl({ bundleUrl, expiresAt: undefined, sizeBytes: Number(sizeBytes) }, () =>
      Promise.reject(new Error('The bundle URL has expired.')),
    ),
    folder,
    jobId: 'se_1',
    workFolder: workFolder.path ?? '',
    extract: false,
    check: async () => undefined,
  },
  {
    log: { info: () => {}, debug: () => {} },
    clock: systemClock,
    signal: new AbortController().signal,
  },
);
console.log(sha256);
