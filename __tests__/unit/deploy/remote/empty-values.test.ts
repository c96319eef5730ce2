import { expect, it } from '@jest/globals';
import { requireValues } from '../../../../src/deploy/remote/empty-values.ts';
import { SERVICE_INPUTS } from '../../../../src/inputs/service-inputs.ts';
import { refusalOf } from '../../../support/refusal.ts';

/** The sentences about an empty secret, as those of an empty `api-key`. */
const [CAUSES = ''] =
  /A secret is empty if .*$/.exec(refusalOf(() => SERVICE_INPUTS.apiKey.parse('api-key', ''))) ?? [];

it.each([
  ['RCLONE_CONFIG_DOCS_HOST', ''],
  ['RCLONE_CONFIG_DOCS_PASS', ' \n'],
  ['RCLONE_CONFIG_MY-DOCS_TYPE', ''],
  ['RCLONE_CONFIG_PASS', ''],
  ['RCLONE_SFTP_HOST', ''],
  ['RCLONE_S3_SECRET_ACCESS_KEY', ''],
  ['RCLONE_DROPBOX_TOKEN', ''],
])('requireValues: names %s, which is %j, and why a secret is empty', (name, value) => {
  const refusal = refusalOf(() => requireValues({ [name]: value }));
  expect(refusal).toContain(`The variable \`${name}\` is empty.`);
  expect(refusal).toContain(CAUSES);
});

it.each([
  ['RCLONE_S3_ENDPOINT', 'https://.r2.cloudflarestorage.com'],
  ['RCLONE_CONFIG_DOCS_ENDPOINT', '.example.com'],
  ['RCLONE_CONFIG_DOCS_HOST', '.example.com'],
  ['RCLONE_CONFIG_DOCS_URL', 'https:///remote.php/dav'],
  ['RCLONE_CONFIG_DOCS_URL', 'https://:8443/dav'],
  ['RCLONE_CONFIG_DOCS_SAS_URL', 'https://.blob.core.windows.net/site?sig=hidden'],
])('requireValues: names %s, whose host has no beginning: %s', (name, value) => {
  const refusal = refusalOf(() => requireValues({ [name]: value }));
  expect(refusal).toContain(`The variable \`${name}\` lacks the beginning of its host name.`);
  expect(refusal).toContain(CAUSES);
  expect(refusal).not.toContain('hidden');
});

it('requireValues: accepts addresses of this machine, and empty variables that are not of a remote', () => {
  const env = { RCLONE_CONFIG_A_HOST: '::1', RCLONE_CONFIG_B_URL: 'http://[::1]:80/', RCLONE_CONFIG: '' };
  expect(() =>
    requireValues({ ...env, RCLONE_CACHE_DIR: '', RCLONE_HTTP_PROXY: '', RCLONE_S3_REGION: 'auto' }),
  ).not.toThrow();
});
