/** A gateway in front of a storage responds with a page that repeats the address of the request. */
import { afterEach, beforeEach, expect } from '@jest/globals';
import { startStep } from '../../tools/runner-double/run-step.ts';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { type Listening, listen } from '../support/listen.ts';
import { itWithRclone, pathWithRclone } from '../support/rclone.ts';
import { REPOSITORY } from '../support/repository.ts';

const SIGNATURE = 'aB3dE5gH7jK9mN1pQ3sT/vW7xY9+zA2cE4gI6kM8oQ0=';
/** No text of the signature that is longer than this may be readable. */
const READABLE = 7;

let home: string;
let gateway: Listening;

/** Escapes as template engines do: Go escapes `+`, and others escape `/` and `=`. */
const PAGES: readonly ((address: string) => string)[] = [
  (address) => address,
  decodeURIComponent,
  (address) => decodeURIComponent(address).replaceAll('&', '&amp;').replaceAll('+', '&#43;'),
  (address) => decodeURIComponent(address).replaceAll('/', '&#x2F;').replaceAll('=', '&#x3D;'),
  (address) => address.replace(/%../g, (code) => code.toLowerCase()),
];

beforeEach(async () => {
  home = await makeTempFolder('echoed-address');
  await writeFiles(home, { 'site/index.html': 'home' });
  gateway = await listen(({ url = '' }, response) => {
    response.writeHead(403, { 'Content-Type': 'text/html' });
    response.end(`<html><body>${PAGES.map((page) => `<p>${page(url)}</p>`).join('')}</body></html>`);
  });
});

afterEach(async () => {
  await gateway.close();
  await removeFolder(home);
});

for (const [storage, env] of [
  [
    'azureblob',
    (address: string, query: string) => ({ TYPE: 'azureblob', SAS_URL: `${address}/account?${query}` }),
  ],
  ['webdav', (address: string, query: string) => ({ TYPE: 'webdav', URL: `${address}/dav?${query}` })],
] as const) {
  itWithRclone(`deploy: shows no signature that a gateway repeats (${storage})`, async () => {
    const options = env(gateway.origin, `sv=2022-11-02&sig=${encodeURIComponent(SIGNATURE)}`);
    const remote = Object.entries(options).map(([name, value]) => [`RCLONE_CONFIG_DOCS_${name}`, value]);
    const step = await startStep({
      actionFile: `${REPOSITORY}/deploy/action.yml`,
      inputs: { 'site-path': 'site', destination: 'docs:site' },
      env: {
        PATH: pathWithRclone(),
        RUNNER_DEBUG: '1',
        RCLONE_LOW_LEVEL_RETRIES: '1',
        ...Object.fromEntries(remote),
      },
      workspace: home,
    }).result;
    await step.remove();
    expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed' });
    for (const text of [step.log, step.summary, JSON.stringify(step.outputs)]) {
      for (let at = 0; at + READABLE < SIGNATURE.length; at += 1) {
        expect(text).not.toContain(SIGNATURE.slice(at, at + READABLE + 1));
      }
    }
  });
}
