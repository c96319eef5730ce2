import { describe, expect, it } from '@jest/globals';
import {
  rcloneEnvironment,
  secretsOf,
  secretsOfEnvironment,
} from '../../../../src/deploy/rclone/rclone-environment.ts';

describe('rcloneEnvironment', () => {
  it('passes what configures rclone and the storage', () => {
    const env = {
      PATH: '/bin',
      AWS_ACCESS_KEY_ID: 'a',
      RCLONE_CONFIG_DOCS_TYPE: 's3',
      RCLONE_BWLIMIT: '1M',
      RCLONE_TRANSFERS: '16',
      https_proxy: 'http://proxy',
    };
    expect(rcloneEnvironment(env)).toMatchObject(env);
  });

  it.each([
    'INPUT_DESTINATION',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'RCLONE_EXCLUDE',
    'RCLONE_FILTER_FROM',
    'RCLONE_MAX_AGE',
    'RCLONE_DRY_RUN',
    'RCLONE_LOG_FILE',
    'RCLONE_LOG_LEVEL',
    'RCLONE_VERBOSE',
    'RCLONE_BACKUP_DIR',
    'RCLONE_IGNORE_EXISTING',
    'RCLONE_DUMP',
    'RCLONE_NAME_TRANSFORM',
  ])('does not pass %s', (name) => {
    expect(rcloneEnvironment({ [name]: 'x' })).not.toHaveProperty(name);
  });

  it('leaves a decision of the user alone', () => {
    expect(rcloneEnvironment({ RCLONE_S3_NO_CHECK_BUCKET: 'false' })).toMatchObject({
      RCLONE_S3_NO_CHECK_BUCKET: 'false',
    });
  });
});

describe('secretsOf', () => {
  it('has the password and the query of an address, and nothing of an address without', () => {
    const url = (address: string) => secretsOfEnvironment({ RCLONE_CONFIG_DOCS_URL: address });
    expect(url('https://me:pass%20word@dav.example.com/dav?v=2&token=0123456789')).toEqual([
      'pass%20word',
      '0123456789',
    ]);
    expect(url('https://dav.example.com/remote.php/dav')).toEqual([]);
  });

  it.each([
    'RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY',
    'RCLONE_CONFIG_DOCS_ACCESS_KEY_ID',
    'RCLONE_CONFIG_DOCS_PASS',
    'RCLONE_CONFIG_DOCS_KEY',
    'RCLONE_CONFIG_DOCS_KEY_PEM',
    'RCLONE_CONFIG_DOCS_KEY_FILE_PASS',
    'RCLONE_CONFIG_DOCS_SAS_URL',
    'RCLONE_CONFIG_DOCS_BEARER_TOKEN',
    'RCLONE_CONFIG_DOCS_SERVICE_ACCOUNT_CREDENTIALS',
    'RCLONE_CONFIG_PASS',
    'RCLONE_AZUREBLOB_KEY',
    'RCLONE_S3_SESSION_TOKEN',
    'RCLONE_S3_SSE_CUSTOMER_KEY_BASE64',
    'RCLONE_CONFIG_DOCS_HEADERS',
    'RCLONE_HEADER',
    'RCLONE_CONFIG_DOCS_LINK_PASSWORD',
  ])('has %s', (name) => {
    expect(secretsOfEnvironment({ [name]: 'a secret of rclone' })).toEqual(['a secret of rclone']);
  });

  it.each([
    ['RCLONE_CONFIG_DOCS_TYPE', 's3compatible'],
    ['RCLONE_CONFIG_DOCS_KEY_FILE', '/home/runner/key'],
    ['RCLONE_CONFIG_DOCS_REGION', 'eu-central-1'],
    ['RCLONE_CONFIG_DOCS_ENV_AUTH', 'true'],
    ['RCLONE_CONFIG_DOCS_KEY_USE_AGENT', 'true'],
    ['AWS_SECRET_ACCESS_KEY', 'not a variable of rclone'],
  ])('leaves %s alone', (name, value) => {
    expect(secretsOfEnvironment({ [name]: value })).toEqual([]);
  });

  it('has each line of a key, and none that says nothing', () => {
    const value = '{\n  "private_key": "abc",\n  "a": 1\n}';
    expect(secretsOf('service_account_credentials', value)).toEqual(['"private_key": "abc",']);
  });
});
