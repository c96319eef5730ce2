import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { maskSecrets } from '../../../../src/deploy/inputs/rclone-secrets.ts';
import { printedBy } from '../../../support/printed-by.ts';
import { itWithRclone, rcloneFolder } from '../../../support/rclone.ts';

/** Returns what is masked. The runner decodes `%25`, which the toolkit writes for `%`. */
function maskedOf(env: NodeJS.ProcessEnv): string[] {
  const printed = printedBy(() => maskSecrets(env));
  const masks = [...printed.matchAll(/^::add-mask::(.*)$/gm)].map(([, value = '']) => value);
  return masks.map((value) => value.replaceAll('%25', '%'));
}

/** Returns a text as it is shown if the variables have these values. */
function shown(text: string, env: NodeJS.ProcessEnv): string {
  return maskedOf(env).reduce((hidden, mask) => hidden.replaceAll(mask, '***'), text);
}

it('maskSecrets: masks the password of an address, and long values of its query', () => {
  const RCLONE_CONFIG_DOCS_URL = 'https://me:pass%20word@dav.example.com/dav?v=2&token=0123456789';
  expect(shown(RCLONE_CONFIG_DOCS_URL, { RCLONE_CONFIG_DOCS_URL })).toBe(
    'https://me:***@dav.example.com/dav?v=2&token=***',
  );
  const another = 'https://me:pass|word@dav.example.com/dav';
  for (const spelling of ['pass|word', 'pass%7Cword', 'pass%7cword']) {
    expect(shown(spelling, { RCLONE_CONFIG_DOCS_URL: another })).toBe('***');
  }
  expect(maskedOf({ RCLONE_CONFIG_DOCS_URL: 'https://dav.example.com/remote.php/dav' })).toEqual([]);
});

const SIGNATURE = 'aB3dE5gH7jK9mN1pQ3sT/vW7xY9+zA2cE=';
const ENCODED = encodeURIComponent(SIGNATURE);
const SPELLINGS = [
  SIGNATURE,
  ENCODED,
  ENCODED.replace(/%../g, (code) => code.toLowerCase()),
  SIGNATURE.replaceAll('+', '&#43;'),
  SIGNATURE.replaceAll('/', '&#x2F;').replaceAll('=', '&#x3D;'),
];
const SAS = `sv=2022-11-02&se=2026-12-01T10%3A00%3A00Z&sp=rl&sig=${ENCODED}`;

it.each([
  ['RCLONE_CONFIG_DOCS_SAS_URL', `https://docs.blob.core.windows.net/?${SAS}`],
  [
    'RCLONE_AZUREBLOB_CONNECTION_STRING',
    `BlobEndpoint=https://docs.example.com;SharedAccessSignature=${SAS}`,
  ],
  ['RCLONE_AZUREBLOB_CONNECTION_STRING', `AccountName=docs-account;AccountKey=${SIGNATURE}`],
  ['RCLONE_CONFIG_DOCS_URL', `https://dav.example.com/dav?sig=${SIGNATURE}`],
])('maskSecrets: masks the signature or key in %s=%s, however a page spells it', (name, value) => {
  const hide = (text: string) => shown(text, { [name]: value });
  for (const spelling of SPELLINGS) expect(hide(spelling)).not.toMatch(/[a-z\d]{8}/i);
  const plain = 'docs.example.com docs-account core.windows.net 2022-11-02 2026-12-01T10:00:00Z';
  expect(hide(plain)).toBe(plain);
});

it.each([
  [':webdav,url="https://dav.example.com/x",user=docs,bearer_token=SECRET:site'],
  [`:webdav,user=docs,bearer_token='SECRET':site`],
  ['":webdav,user=docs,bearer_token=SECRET:/site" other:site'],
])('maskSecrets: masks the secret of a remote within another one, %s', (text) => {
  const value = text.replace('SECRET', 'Zk3vXq9LmTop');
  expect(shown(value, { RCLONE_CONFIG_DOCS_REMOTE: value })).toBe(text.replace('SECRET', '***'));
});

const SECRETS = `
  RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY RCLONE_CONFIG_DOCS_ACCESS_KEY_ID RCLONE_CONFIG_DOCS_PASS
  RCLONE_CONFIG_DOCS_KEY RCLONE_CONFIG_DOCS_KEY_PEM RCLONE_CONFIG_DOCS_KEY_FILE_PASS RCLONE_CONFIG_DOCS_SAS_URL
  RCLONE_CONFIG_DOCS_BEARER_TOKEN RCLONE_CONFIG_DOCS_SERVICE_ACCOUNT_CREDENTIALS RCLONE_CONFIG_PASS
  RCLONE_AZUREBLOB_KEY RCLONE_S3_SESSION_TOKEN RCLONE_S3_SSE_CUSTOMER_KEY_BASE64 RCLONE_CONFIG_DOCS_HEADERS
  RCLONE_HEADER RCLONE_CONFIG_DOCS_LINK_PASSWORD`;
it.each(SECRETS.trim().split(/\s+/))('maskSecrets: masks %s', (name) => {
  expect(maskedOf({ [name]: 'a secret of rclone' })).toEqual(['a secret of rclone']);
});

it.each([
  ['RCLONE_CONFIG_DOCS_TYPE', 's3compatible'],
  ['RCLONE_CONFIG_DOCS_KEY_FILE', '/home/runner/key'],
  ['RCLONE_CONFIG_DOCS_REGION', 'eu-central-1'],
  ['RCLONE_CONFIG_DOCS_ENV_AUTH', 'true'],
  ['RCLONE_CONFIG_DOCS_KEY_USE_AGENT', 'true'],
  ['AWS_SECRET_ACCESS_KEY', 'not a variable of rclone'],
])('maskSecrets: does not mask %s', (name, value) => {
  expect(maskedOf({ [name]: value })).toEqual([]);
});

it('maskSecrets: masks each line of a key, except short ones', () => {
  const value = '{\n  "private_key": "abc",\n  "a": 1\n}';
  const env = { RCLONE_CONFIG_DOCS_SERVICE_ACCOUNT_CREDENTIALS: value };
  expect(maskedOf(env)).toEqual(['"private_key": "abc",']);
});

const PASSWORD = 'pass word+/ü9:Zq4nL';
/** From `rclone obscure`. */
const OBSCURED = '8P8pOgS9xjvdt_SxUYkCu8fzWpfhkJjbhKuwRxfc59K_2Tzd';
const basicOf = (user: string, password: string) => Buffer.from(`${user}:${password}`).toString('base64');

it.each(['', 'm', 'me', 'you', 'docs', 'user@example.com'])(
  'maskSecrets: masks an obscured password as it is, encoded, and as it is sent with the user %j',
  (user) => {
    const hide = (text: string) => shown(text, { RCLONE_CONFIG_DOCS_PASS: OBSCURED });
    expect(hide(`${OBSCURED} ${PASSWORD} ${encodeURIComponent(PASSWORD)}`)).toBe('*** *** ***');
    const [readable = ''] = hide(basicOf(user, PASSWORD)).split('***');
    // What remains depends on the user and the colon alone.
    expect(basicOf(user, 'another')).toContain(readable);
    expect(hide(basicOf(user, PASSWORD))).toMatch(/^\w*\*\*\*=*$/);
  },
);

it('maskSecrets: masks the password of an address as it is sent', () => {
  const env = { RCLONE_HTTP_PROXY: `http://docs:${encodeURIComponent(PASSWORD)}@proxy.example.com:3128` };
  expect(shown(basicOf('docs', PASSWORD), env)).toMatch(/^\w{1,6}\*\*\*=*$/);
});

it('maskSecrets: does not mask a short password that is revealed', () => {
  // `abc`, from `rclone obscure`.
  const RCLONE_CONFIG_DOCS_PASS = 'R0hnPUn9qC9APZv3c9rcLUH1Vw';
  expect(shown('abcdef', { RCLONE_CONFIG_DOCS_PASS })).toBe('abcdef');
});

interface Provider {
  readonly Options: readonly { readonly Name: string; readonly IsPassword: boolean }[];
}

itWithRclone('maskSecrets: reveals each option that rclone obscures', () => {
  const program = path.join(rcloneFolder(), 'rclone');
  const providers = execFileSync(program, ['config', 'providers'], { encoding: 'utf8', maxBuffer: 64 << 20 });
  const options = (JSON.parse(providers) as Provider[]).flatMap(({ Options }) => Options);
  const names = new Set(options.filter(({ IsPassword }) => IsPassword).map(({ Name }) => Name.toUpperCase()));
  expect(names.size).toBeGreaterThan(10);
  const readable = [...names].filter(
    (name) => shown(PASSWORD, { [`RCLONE_CONFIG_DOCS_${name}`]: OBSCURED }) !== '***',
  );
  expect(readable).toEqual([]);
});

const TOKEN = 'aB3dE5gH7jK9mN1pQ3sT/vW7xY9+zA2cE=';
const ESCAPED = TOKEN.replaceAll('+', '&#43;').replaceAll('/', '&#x2F;').replaceAll('=', '&#x3D;');
it.each<[name: string, value: string, secrets: string[]]>([
  ['WEBDAV_HEADERS', 'X-Gate,s3cr3t', ['s3cr3t']],
  ['WEBDAV_HEADERS', `Accept,text/html,X-Token,${TOKEN}`, [TOKEN, ESCAPED, encodeURIComponent(TOKEN)]],
  ['CONFIG_DOCS_HEADERS', `"Authorization","Bearer ${TOKEN}"`, [`Bearer ${TOKEN}`, TOKEN, ESCAPED]],
  ['CONFIG_DOCS_HEADERS', '"X-Note","a, ""quoted"" text"', ['a, "quoted" text']],
  ['CONFIG_DOCS_HEADERS', 'X-Api-Key,hunter', ['hunter']],
  ['HTTP_HEADERS', `"Cookie","a=1; session=""${TOKEN}""; b=2"`, [TOKEN, ESCAPED, `session="${TOKEN}"`]],
  ['HEADER', `X-Token: ${TOKEN}`, [TOKEN, ESCAPED]],
  ['HEADER', `Authorization: Basic ${basicOf('docs', PASSWORD)}`, [basicOf('docs', PASSWORD), PASSWORD]],
  ['CONFIG_DOCS_TOKEN', JSON.stringify({ access_token: TOKEN, expiry: '2026' }), [TOKEN, ESCAPED]],
  ['CONFIG_DOCS_TOKEN', JSON.stringify({ access_token: TOKEN }, undefined, 2), [TOKEN, ESCAPED]],
  ['S3_SESSION_TOKEN', TOKEN, [TOKEN, ESCAPED]],
  ['S3_SESSION_TOKEN', `${TOKEN}\n`, [TOKEN]],
])('maskSecrets: masks what RCLONE_%s=%j sends', (name, value, secrets) => {
  for (const secret of secrets) {
    const text = shown(`<${secret}>`, { [`RCLONE_${name}`]: value });
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/[a-z\d]{8}/i);
  }
});

it.each([
  ['WEBDAV_HEADERS', 'Content-Type,application/xml', 'application/xml'],
  ['WEBDAV_HEADERS', 'X-Env,prod,X-Level,12,X-Requested-With,XMLHttpRequest', 'production 12 XMLHttpRequest'],
  ['WEBDAV_HEADERS', `Authorization,Bearer ${TOKEN}`, 'Bearer Authorization'],
  ['HEADER', `Cookie: theme=documentation; ver=10.2; session=${TOKEN}`, 'documentation 10.2 session theme'],
  ['HEADER', `Authorization: Basic ${basicOf('docs', PASSWORD)}`, 'Basic docs'],
  ['CONFIG_DOCS_TOKEN', JSON.stringify({ access_token: TOKEN, token_type: 'Bearer' }), 'access_token Bearer'],
])('maskSecrets: RCLONE_%s=%s leaves other text readable', (name, value, text) => {
  expect(shown(text, { [`RCLONE_${name}`]: value })).toBe(text);
});

it('maskSecrets: leaves nothing of a secret that contains another one', () => {
  const env = { RCLONE_WEBDAV_BEARER_TOKEN: 'abcdefgh1', RCLONE_CONFIG_DOCS_PASS: 'x-abcdefgh1-23456' };
  expect(shown('x-abcdefgh1-23456', env)).toBe('***');
});
