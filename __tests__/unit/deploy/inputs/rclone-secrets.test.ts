import { expect, it } from '@jest/globals';
import { maskSecrets } from '../../../../src/deploy/inputs/rclone-secrets.ts';
import { printedBy } from '../../../support/printed-by.ts';

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

it('maskSecrets: masks the password of an address, as it is written', () => {
  const RCLONE_CONFIG_DOCS_URL = 'https://me:pass%20word@dav.example.com/dav?v=2';
  expect(shown(RCLONE_CONFIG_DOCS_URL, { RCLONE_CONFIG_DOCS_URL })).toBe(
    'https://me:***@dav.example.com/dav?v=2',
  );
  expect(maskedOf({ RCLONE_CONFIG_DOCS_URL: 'https://dav.example.com/remote.php/dav' })).toEqual([]);
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
  RCLONE_HEADER RCLONE_CONFIG_DOCS_LINK_PASSWORD RCLONE_CONFIG_DOCS_PASSWORD2 RCLONE_CONFIG_DOCS_PASS2
  RCLONE_CONFIG_DOCS_KEYS RCLONE_AZUREBLOB_CONNECTION_STRING RCLONE_CONFIG_DOCS_ACCESS_GRANT
  RCLONE_CONFIG_DOCS_PASSPHRASE RCLONE_DRIVE_CLIENT_ID RCLONE_DRIVE_CLIENT_SECRET RCLONE_CONFIG_DOCS_COOKIES
  RCLONE_CONFIG_DOCS_MNEMONIC RCLONE_CONFIG_DOCS_SESSION_ID RCLONE_CONFIG_DOCS_AUTHORIZATION
  RCLONE_CONFIG_DOCS_CONFIG_CREDENTIALS`;
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
  // Masking these would make a log unreadable.
  ['RCLONE_CONFIG_DOCS_PASS', 'false'],
  ['RCLONE_CONFIG_DOCS_PASS', '12345'],
  ['RCLONE_CONFIG_DOCS_PASS', 'abc'],
])('maskSecrets: does not mask %s', (name, value) => {
  expect(maskedOf({ [name]: value })).toEqual([]);
});

it.each(['123456', 'abcd', 'short\n'])('maskSecrets: masks a short secret, %j', (value) => {
  expect(maskedOf({ RCLONE_CONFIG_DOCS_PASS: value })).toEqual([value.trim()]);
});

it('maskSecrets: masks each line of a key, except short ones', () => {
  const value = '{\n  "private_key": "abc",\n  "a": 12,\n  "b": 1\n}';
  const env = { RCLONE_CONFIG_DOCS_SERVICE_ACCOUNT_CREDENTIALS: value };
  expect(maskedOf(env)).toEqual(['"private_key": "abc",', '"a": 12,']);
});

it('maskSecrets: leaves nothing of a secret that contains another one', () => {
  const env = { RCLONE_WEBDAV_BEARER_TOKEN: 'abcdefgh1', RCLONE_CONFIG_DOCS_PASS: 'x-abcdefgh1-23456' };
  expect(shown('x-abcdefgh1-23456', env)).toBe('***');
});
