/** A gateway in front of a WebDAV server responds with a page that repeats the headers of the request. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { startStep } from '../../tools/runner-double/run-step.ts';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { type Listening, listen } from '../support/listen.ts';
import { itWithRclone, pathWithRclone, rcloneFolder } from '../support/rclone.ts';
import { REPOSITORY } from '../support/repository.ts';

const PASSWORD = 'pass word+/ü9:Zq4nL';
const TOKEN = 'aB3dE5gH7jK9mN1pQ3sT/vW7xY9+zA2cE=';
/** No text of a secret that is longer than this may be readable. */
const READABLE = 7;

let home: string;
let gateway: Listening;
let received: string[];

/** How a page may spell a header: as it is, as HTML, or as JSON in which HTML is escaped. */
const PAGES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('&', '&amp;').replaceAll('+', '&#43;').replaceAll('=', '&#x3D;'),
  (text) => JSON.stringify(text).replaceAll('/', '\\/').replaceAll('+', '\\u002b'),
  encodeURIComponent,
];

beforeEach(async () => {
  home = await makeTempFolder('echoed-headers');
  await writeFiles(home, { 'site/index.html': 'home' });
  received = [];
  gateway = await listen(({ rawHeaders }, response) => {
    received.push(...rawHeaders);
    response.writeHead(403, { 'Content-Type': 'text/html' });
    // It is not XML, so rclone shows all of it.
    response.end(PAGES.map((page) => `<p>${rawHeaders.map(page).join('<br>')}`).join(' & '));
  });
});

afterEach(async () => {
  await gateway.close();
  await removeFolder(home);
});

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
    const step = await startStep({
      actionFile: `${REPOSITORY}/deploy/action.yml`,
      inputs: { 'site-path': 'site', destination: 'docs:site' },
      env: {
        PATH: pathWithRclone(),
        RUNNER_DEBUG: '1',
        RCLONE_LOW_LEVEL_RETRIES: '1',
        RCLONE_CONFIG_DOCS_TYPE: 'webdav',
        RCLONE_CONFIG_DOCS_URL: gateway.origin,
        ...env(),
      },
      workspace: home,
    }).result;
    await step.remove();
    expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed' });
    expect(received).toEqual(expect.arrayContaining([...sent]));
    for (const text of [step.log, step.summary]) expect(text).toContain('***');
    for (const text of [step.log, step.summary, JSON.stringify(step.outputs)]) {
      expect(text).not.toContain('s3cr3t');
      for (const secret of SECRETS) {
        for (let at = 0; at + READABLE < secret.length; at += 1) {
          expect(text).not.toContain(secret.slice(at, at + READABLE + 1));
        }
      }
    }
  });
}
