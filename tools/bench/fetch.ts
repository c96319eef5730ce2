// The transfer alone, with its SHA-256, as `aria2c` is compared with it. Arguments: the link, the folder.
import { fetchBundle } from '../../src/bundle/fetch-bundle.ts';
import { systemClock } from '../../src/timing/clock.ts';

const [bundleUrl = '', folder = ''] = process.argv.slice(2);
const { signal } = new AbortController();
const { sha256 } = await fetchBundle({
  bundle: { bundleUrl, expiresAt: '' },
  renewUrl: () => Promise.reject(new Error('The link has ended.')),
  folder,
  extract: false,
  check: () => {},
  idleTimeoutMs: 30_000,
  log: { info: () => {}, debug: () => {}, withoutCommands: (work) => work() },
  clock: systemClock,
  signal,
});
console.log(sha256);
