/** A gateway in front of a storage responds with a page that repeats the address or the headers of the request. */
import { execFileSync } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { type Listening, listen } from '../support/listen.ts';
import { itWithRclone, rcloneFolder } from '../support/rclone.ts';
import { startDeployment } from '../support/start-deployment.ts';

const SIGNATURE = 'aB3dE5gH7jK9mN1pQ3sT/vW7xY9+zA2cE4gI6kM8oQ0=';
const PASSWORD = 'pass word+/ü9:Zq4nL';
const TOKEN = 'aB3dE5gH7jK9mN1pQ3sT/vW7xY9+zA2cE=';
/** No text of a secret that is longer than this may be readable. */
const READABLE = 7;

/** How a page may spell an address. Template engines escape: Go escapes `+`, and others escape `/` and `=`. */
const ADDRESSES: readonly ((address: string) => string)[] = [
  (address) => address,
  decodeURIComponent,
  (address) => decodeURIComponent(address).replaceAll('&', '&amp;').replaceAll('+', '&#43;'),
  (address) => decodeURIComponent(address).replaceAll('/', '&#x2F;').replaceAll('=', '&#x3D;'),
  (address) => address.replace(/%../g, (code) => code.toLowerCase()),
];
/** How a page may spell a header: as it is, as HTML, or as JSON in which HTML is escaped. */
const HEADERS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('&', '&amp;').replaceAll('+', '&#43;').replaceAll('=', '&#x3D;'),
  (text) => JSON.stringify(text).replaceAll('/', '\\/').replaceAll('+', '\\u002b'),
  encodeURIComponent,
];

type Page = (request: IncomingMessage) => string;
const repeatsAddress: Page = ({ url = '' }) =>
  `<html><body>${ADDRESSES.map((page) => `<p>${page(url)}</p>`).join('')}</body></html>`;
// It is not XML, so rclone shows all of it.
const repeatsHeaders: Page = ({ rawHeaders }) =>
  HEADERS.map((page) => `<p>${rawHeaders.map(page).join('<br>')}`).join(' & ');

let home: string;
let gateway: Listening;
let page: Page;
let received: string[];

beforeEach(async () => {
  home = await makeTempFolder('echoed');
  await writeFiles(home, { 'site/index.html': 'home' });
  received = [];
  gateway = await listen((request, response) => {
    received.push(...request.rawHeaders);
    response.writeHead(403, { 'Content-Type': 'text/html' });
    response.end(page(request));
  });
});

afterEach(async () => {
  await gateway.close();
  await removeFolder(home);
});

/** Deploys to a remote with these options, and expects that the step fails, and that no secret is readable. */
async function expectHidden(
  options: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
  secrets: readonly string[],
): Promise<StepResult> {
  const remote = Object.entries(options).map(([name, value]) => [`RCLONE_CONFIG_DOCS_${name}`, value]);
  const step = await startDeployment({
    inputs: { destination: 'docs:site' },
    env: { RUNNER_DEBUG: '1', RCLONE_LOW_LEVEL_RETRIES: '1', ...Object.fromEntries(remote), ...env },
    workspace: home,
  }).result;
  expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed' });
  for (const text of [step.log, step.summary, JSON.stringify(step.outputs)]) {
    for (const secret of secrets) {
      for (let at = 0; at + READABLE < secret.length; at += 1) {
        expect(text).not.toContain(secret.slice(at, at + READABLE + 1));
      }
    }
  }
  return step;
}

const QUERY = `sv=2022-11-02&sig=${encodeURIComponent(SIGNATURE)}`;
for (const [type, options] of [
  ['azureblob', () => ({ SAS_URL: `${gateway.origin}/account?${QUERY}` })],
  ['webdav', () => ({ URL: `${gateway.origin}/dav?${QUERY}` })],
] as const) {
  itWithRclone(`deploy: shows no signature that a gateway repeats (${type})`, async () => {
    page = repeatsAddress;
    await expectHidden({ TYPE: type, ...options() }, {}, [SIGNATURE]);
  });
}

const obscured = (password: string) =>
  execFileSync(path.join(rcloneFolder(), 'rclone'), ['obscure', '-'], { input: password, encoding: 'utf8' });
const basic = (user: string) => Buffer.from(`${user}:${PASSWORD}`).toString('base64');

interface Case {
  readonly env: () => Readonly<Record<string, string>>;
  /** Values of headers that the gateway receives. */
  readonly sent: readonly string[];
}

const CASES: Readonly<Record<string, Case>> = {
  'a password': {
    env: () => ({ RCLONE_CONFIG_DOCS_USER: 'docs', RCLONE_CONFIG_DOCS_PASS: obscured(PASSWORD) }),
    sent: [`Basic ${basic('docs')}`],
  },
  'a password in the address': {
    env: () => ({
      RCLONE_CONFIG_DOCS_URL: gateway.origin.replace('//', `//docs1:${encodeURIComponent(PASSWORD)}@`),
    }),
    sent: [`Basic ${basic('docs1')}`],
  },
  'a bearer token': {
    env: () => ({ RCLONE_WEBDAV_BEARER_TOKEN: TOKEN }),
    sent: [`Bearer ${TOKEN}`],
  },
  'headers of the remote': {
    env: () => ({
      RCLONE_CONFIG_DOCS_HEADERS: `X-Gate,s3cr3t,"Authorization","Bearer ${TOKEN}","Cookie","a=1; session=""x${TOKEN}"""`,
    }),
    sent: ['s3cr3t', `Bearer ${TOKEN}`, `a=1; session="x${TOKEN}"`],
  },
  'a header of every request': {
    env: () => ({ RCLONE_HEADER: `Authorization: Basic ${basic('docs12')}` }),
    sent: [`Basic ${basic('docs12')}`],
  },
};

/** What may not be readable. Base64 of a short user name depends on the password from the eighth character on at least. */
const SECRETS = [PASSWORD, TOKEN, ...['docs', 'docs1', 'docs12'].map((user) => basic(user).slice(8))];

for (const [name, { env, sent }] of Object.entries(CASES)) {
  itWithRclone(`deploy: shows no secret of a header that a gateway repeats: ${name}`, async () => {
    page = repeatsHeaders;
    const options = { TYPE: 'webdav', URL: gateway.origin };
    const step = await expectHidden(options, env(), SECRETS);
    expect(received).toEqual(expect.arrayContaining([...sent]));
    for (const text of [step.log, step.summary]) expect(text).toContain('***');
    expect([step.log, step.summary, JSON.stringify(step.outputs)].join('')).not.toContain('s3cr3t');
  });
}
