import { describe, expect, it } from '@jest/globals';
import { parallelOf, rcloneEnvironment } from '../../../../src/deploy/rclone/rclone-environment.ts';

describe('`rcloneEnvironment`', () => {
  it('passes what configures rclone and the storage', () => {
    const env = {
      PATH: '/bin',
      AWS_ACCESS_KEY_ID: 'a',
      RCLONE_CONFIG_DOCS_TYPE: 's3',
      RCLONE_BWLIMIT: '1M',
      RCLONE_TRANSFERS: '16',
      https_proxy: 'http://proxy',
    };
    expect(rcloneEnvironment(env)).toMatchObject({ env, ignored: [] });
  });

  it.each(['INPUT_DESTINATION', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'])('withholds %s without a word', (name) => {
    const { env, ignored } = rcloneEnvironment({ [name]: 'x' });
    expect([env[name], ignored]).toEqual([undefined, []]);
  });

  it.each([
    'RCLONE_BACKUP_DIR',
    'RCLONE_DRY_RUN',
    'RCLONE_DUMP',
    'RCLONE_DUMP_BODIES',
    'RCLONE_DUMP_HEADERS',
    'RCLONE_EXCLUDE',
    'RCLONE_FILTER_FROM',
    'RCLONE_HEADER_UPLOAD',
    'RCLONE_IGNORE_EXISTING',
    'RCLONE_INPLACE',
    'RCLONE_LOCAL_COPY_LINKS',
    'RCLONE_LOG_FILE',
    'RCLONE_MAX_AGE',
    'RCLONE_MAX_TRANSFER',
    'RCLONE_NAME_TRANSFORM',
    'RCLONE_RC_NO_AUTH',
    'RCLONE_VERBOSE',
    'RCLONE_S3NOSUCH',
    'rclone_dump',
  ])('ignores %s, and says so', (name) => {
    const { env, ignored } = rcloneEnvironment({ [name]: 'x' });
    expect([env[name] === 'x', ignored]).toEqual([false, [name]]);
  });

  it.each([
    'RCLONE_CONFIG',
    'RCLONE_CONFIG_PASS',
    'RCLONE_AZUREBLOB_KEY',
    'RCLONE_SFTP_PORT',
    'RCLONE_HTTP_PROXY',
    'RCLONE_CA_CERT',
    'RCLONE_TPSLIMIT_BURST',
    'RCLONE_BUFFER_SIZE',
    'RCLONE_MULTI_THREAD_STREAMS',
  ])('passes %s', (name) => {
    expect(rcloneEnvironment({ [name]: 'x' })).toMatchObject({ env: { [name]: 'x' }, ignored: [] });
  });

  it('decides how it logs, and that names stay as they are', () => {
    const { env } = rcloneEnvironment({
      RCLONE_LOG_LEVEL: 'ERROR',
      RCLONE_USE_JSON_LOG: 'false',
      RCLONE_RETRIES: '9',
    });
    expect(env).toMatchObject({
      RCLONE_LOG_LEVEL: 'INFO',
      RCLONE_USE_JSON_LOG: 'true',
      RCLONE_RETRIES: '1',
      RCLONE_PARTIAL_SUFFIX: '.export-partial',
      RCLONE_LOCAL_ENCODING: 'Slash,Ctl,Del,Dot',
    });
  });

  it('asks a server for checksums only if they are compared', () => {
    const of = (withHashes: boolean) =>
      rcloneEnvironment({}, withHashes).env['RCLONE_SFTP_DISABLE_HASHCHECK'];
    expect([of(false), of(true)]).toEqual(['true', 'false']);
  });

  it('leaves a decision of the user alone', () => {
    const { env } = rcloneEnvironment({ RCLONE_S3_NO_CHECK_BUCKET: 'false', RCLONE_TIMEOUT: '5m' });
    expect(env).toMatchObject({ RCLONE_S3_NO_CHECK_BUCKET: 'false', RCLONE_TIMEOUT: '5m' });
  });
});

describe('`parallelOf`', () => {
  it.each([
    ['a bucket', true, {}, { transfers: 64, checkers: 64 }],
    ['another storage', false, {}, { transfers: 8, checkers: 8 }],
    ['own values', true, { RCLONE_TRANSFERS: '16', RCLONE_CHECKERS: '4' }, { transfers: 16, checkers: 4 }],
    [
      'values that are not numbers',
      true,
      { RCLONE_TRANSFERS: '0', RCLONE_CHECKERS: 'many' },
      { transfers: 64, checkers: 64 },
    ],
  ])('for %s', (_what, isBucket, env, expected) => {
    expect(parallelOf(isBucket, env)).toEqual(expected);
  });
});
