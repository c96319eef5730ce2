// The download by itself, with its SHA-256, for the comparison with `aria2c`. Arguments: the bundle URL, the folder.
import { fetchBundle } from '../../src/bundle/fetch-bundle.ts';
import { systemClock } from '../../src/timing/clock.ts';

const [bundleUrl = '', folder = ''] = process.argv.slice(2);
const { sha256 } = await fetchBundle(
  {
    bundleUrl: { bundleUrl, expiresAt: undefined, sizeBytes: undefined },
    createBundleUrl: () => Promise.reject(new Error('The bundle URL has expired.')),
    folder,
    extract: false,
    check: () => {},
    idleTimeoutMs: 30_000,
  },
  {
    log: { info: () => {}, debug: () => {}, withoutCommands: (work) => work() },
    clock: systemClock,
    signal: new AbortController().signal,
  },
);
console.log(sha256);
