import { expect, it } from '@jest/globals';
import { maskSecrets } from '../../../../src/deploy/inputs/rclone-secrets.ts';
import { printedBy } from '../../../support/printed-by.ts';

/** Returns what is masked. The runner decodes `%25`, which the toolkit writes for `%`. */
function maskedOf(env: NodeJS.ProcessEnv): string[] {
  const printed = printedBy(() => maskSecrets(env));
  const masks = [...printed.matchAll(/^::add-mask::(.*)$/gm)].map(([, value = '']) => value);
  return masks.map((value) => value.replaceAll('%25', '%'));
}

it('maskSecrets: masks the password of an address, and long values of its query', () => {
  const url = (address: string) => maskedOf({ RCLONE_CONFIG_DOCS_URL: address });
  const secrets = ['pass%20word', '0123456789'];
  expect(url('https://me:pass%20word@dav.example.com/dav?v=2&token=0123456789')).toEqual(secrets);
  expect(url('https://me:pass|word@dav.example.com/dav')).toEqual(['pass|word', 'pass%7Cword']);
  expect(url('https://dav.example.com/remote.php/dav')).toEqual([]);
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
  const masks = maskedOf({ [name]: value });
  const hide = (text: string) => masks.reduce((hidden, mask) => hidden.replaceAll(mask, '***'), text);
  for (const spelling of SPELLINGS) expect(hide(spelling)).not.toMatch(/[a-z\d]{8}/i);
  const plain = 'docs.example.com docs-account core.windows.net 2022-11-02 2026-12-01T10:00:00Z';
  expect(hide(plain)).toBe(plain);
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
