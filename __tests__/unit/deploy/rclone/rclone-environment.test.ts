import { describe, expect, it } from '@jest/globals';
import {
  maxOpenFilesIn,
  parallelOf,
  rcloneEnvironment,
} from '../../../../src/deploy/rclone/rclone-environment.ts';

describe('rcloneEnvironment', () => {
  it('passes what configures a remote, the network, or the speed', () => {
    const given = {
      PATH: '/bin',
      AWS_ACCESS_KEY_ID: 'a',
      RCLONE_CONFIG_DOCS_TYPE: 's3',
      RCLONE_SFTP_KNOWN_HOSTS_FILE: 'hosts',
      RCLONE_BWLIMIT: '1M',
      RCLONE_TRANSFERS: '16',
      https_proxy: 'http://proxy',
    };
    const { env, ignored } = rcloneEnvironment(given);
    expect(env).toMatchObject(given);
    expect(ignored).toEqual([]);
  });

  // A scenario has other variables.
  const IGNORED = `
    RCLONE_MAX_AGE RCLONE_VERBOSE RCLONE_IGNORE_EXISTING RCLONE_RC_NO_AUTH RCLONE_LOCAL_SKIP_LINKS rclone_dump
    RCLONE_A_SETTING_OF_TOMORROW`;
  it.each(IGNORED.trim().split(/\s+/))('does not pass %s, and reports it', (name) => {
    const { env, ignored } = rcloneEnvironment({ [name]: 'x' });
    expect(env).not.toHaveProperty(name);
    expect(ignored).toEqual([name]);
  });

  it.each(['INPUT_DESTINATION', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'])('does not pass %s', (name) => {
    expect(rcloneEnvironment({ [name]: 'x' }).env).not.toHaveProperty(name);
  });

  it('sets the options that the action relies on, and reports variables that contradict them', () => {
    const given = {
      RCLONE_LOCAL_ENCODING: 'Slash',
      RCLONE_LOG_LEVEL: 'ERROR',
      RCLONE_MULTI_THREAD_STREAMS: '8',
      RCLONE_RETRIES: '9',
    };
    const { env, ignored } = rcloneEnvironment(given);
    expect(env).toMatchObject({
      RCLONE_LOCAL_ENCODING: 'Slash,Ctl,Del,Dot',
      RCLONE_LOG_LEVEL: 'INFO',
      RCLONE_MULTI_THREAD_STREAMS: '0',
      RCLONE_RETRIES: '1',
    });
    expect(ignored).toEqual(Object.keys(given));
  });

  it('does not override an option that the user sets', () => {
    const given = { RCLONE_S3_NO_CHECK_BUCKET: 'false', RCLONE_CHECKERS: '4' };
    expect(rcloneEnvironment(given).env).toMatchObject(given);
  });
});

describe('rcloneEnvironment: with a private key', () => {
  const LINES = [
    '-----BEGIN OPENSSH PRIVATE KEY-----',
    'b3BlbnNzaC1rZXk',
    '-----END OPENSSH PRIVATE KEY-----',
  ];
  const ON_ONE_LINE = LINES.join('\\n');

  it.each([
    ['with line breaks', `${LINES.join('\n')}\n`],
    ['with line breaks of Windows', `${LINES.join('\r\n')}\r\n`],
    ['on one line', ON_ONE_LINE],
  ])('%s is passed on one line', (_how, pem) => {
    const { env } = rcloneEnvironment({ RCLONE_CONFIG_DOCS_KEY_PEM: pem, RCLONE_SFTP_KEY_PEM: pem });
    expect(env).toMatchObject({ RCLONE_CONFIG_DOCS_KEY_PEM: ON_ONE_LINE, RCLONE_SFTP_KEY_PEM: ON_ONE_LINE });
  });

  it('is the only variable whose line breaks change', () => {
    const given = { RCLONE_GCS_SERVICE_ACCOUNT_CREDENTIALS: '{\n}\n' };
    expect(rcloneEnvironment(given).env).toMatchObject(given);
  });
});

const same = (count: number) => ({ small: count, large: count, inParts: count });

it.each([
  ['a bucket', true, {}, 1024, { transfers: { small: 256, large: 64, inParts: 16 }, checkers: 64 }],
  ['a bucket and few open files', true, {}, 256, { transfers: { small: 96, large: 64, inParts: 16 } }],
  ['a bucket and very few', true, {}, 64, { transfers: same(1) }],
  [
    'a bucket and an unknown limit',
    true,
    {},
    undefined,
    { transfers: { small: 64, large: 64, inParts: 16 } },
  ],
  ['another storage', false, {}, 1024, { transfers: same(8), checkers: 8 }],
  ['values of the user', true, { RCLONE_TRANSFERS: '4' }, 1024, { transfers: same(4), checkers: 64 }],
  [
    'a value that is not a number',
    false,
    { RCLONE_CHECKERS: 'x' },
    1024,
    { transfers: same(8), checkers: 8 },
  ],
])('parallelOf: returns the numbers for %s', (_what, isBucket, env, maxOpenFiles, expected) => {
  expect(parallelOf(isBucket, env, maxOpenFiles)).toMatchObject(expected);
});

const limits = (
  greatest: string,
) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             63434                63434                processes
Max open files            1024                 ${greatest.padEnd(21)}files
`;

it.each([
  [limits('1048576'), 1048576],
  [limits('unlimited'), Number.POSITIVE_INFINITY],
  ['', undefined],
])('maxOpenFilesIn: reads %j as %p', (text, expected) => {
  expect(maxOpenFilesIn(text)).toBe(expected);
});
