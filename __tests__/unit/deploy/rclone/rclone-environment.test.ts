import { describe, expect, it } from '@jest/globals';
import { rcloneEnvironment } from '../../../../src/deploy/rclone/rclone-environment.ts';

describe('rcloneEnvironment', () => {
  it('passes what configures a remote, and the variables of other programs', () => {
    const given = {
      PATH: '/bin',
      AWS_ACCESS_KEY_ID: 'a',
      RCLONE_CONFIG_DOCS_TYPE: 's3',
      RCLONE_SFTP_KNOWN_HOSTS_FILE: 'hosts',
      https_proxy: 'http://proxy',
    };
    const { env, ignored } = rcloneEnvironment(given);
    expect(env).toMatchObject(given);
    expect(ignored).toEqual([]);
  });

  // The variables of the network and of the speed (docs/reference.md).
  const ALLOWED = `
    CONFIG PASSWORD_COMMAND CACHE_DIR TEMP_DIR BIND BWLIMIT BWLIMIT_FILE CA_CERT CLIENT_CERT CLIENT_KEY CLIENT_PASS
    CONTIMEOUT TIMEOUT DISABLE_HTTP2 DISABLE_HTTP_KEEP_ALIVES DSCP EXPECT_CONTINUE_TIMEOUT HEADER HTTP_PROXY INPLACE
    LOW_LEVEL_RETRIES MAX_CONNECTIONS NO_CHECK_CERTIFICATE TPSLIMIT TPSLIMIT_BURST USE_COOKIES USER_AGENT TRANSFERS
    CHECKERS BUFFER_SIZE FAST_LIST MAX_BUFFER_MEMORY STREAMING_UPLOAD_CUTOFF USE_MMAP`;
  it('passes each setting of the network and of the speed', () => {
    const names = ALLOWED.trim().split(/\s+/);
    const given = Object.fromEntries(names.map((name) => [`RCLONE_${name}`, 'x']));
    const { env, ignored } = rcloneEnvironment(given);
    expect(env).toMatchObject(given);
    expect(ignored).toEqual([]);
  });

  it('passes known hosts, but not `none`, which earlier versions read as the name of a file', () => {
    const given = { RCLONE_SFTP_KNOWN_HOSTS_FILE: ' none\n', RCLONE_CONFIG_DOCS_KNOWN_HOSTS_FILE: 'none' };
    const { env, ignored } = rcloneEnvironment({ ...given, RCLONE_CONFIG_OTHER_KNOWN_HOSTS_FILE: 'hosts' });
    for (const name of Object.keys(given)) expect(env).not.toHaveProperty(name);
    expect(env).toHaveProperty('RCLONE_CONFIG_OTHER_KNOWN_HOSTS_FILE', 'hosts');
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
      RCLONE_ASK_PASSWORD: 'false',
      RCLONE_PARTIAL_SUFFIX: '.export-partial',
      RCLONE_USE_SERVER_MODTIME: 'true',
    });
    expect(ignored).toEqual(Object.keys(given));
  });

  it('takes blanks and line breaks off the ends of values, but not of those of other programs', () => {
    const { env } = rcloneEnvironment({
      RCLONE_CONFIG_DOCS_ACCESS_KEY_ID: ' AKIA\n',
      RCLONE_S3_SECRET_ACCESS_KEY: 'a secret\r\n',
      OTHER: ' x ',
    });
    expect(env).toMatchObject({
      RCLONE_CONFIG_DOCS_ACCESS_KEY_ID: 'AKIA',
      RCLONE_S3_SECRET_ACCESS_KEY: 'a secret',
      OTHER: ' x ',
    });
  });

  it('lets a silent request end soon, and repeats none', () => {
    expect(rcloneEnvironment({}).env).toMatchObject({
      RCLONE_CONTIMEOUT: '15s',
      RCLONE_TIMEOUT: '40s',
      RCLONE_LOW_LEVEL_RETRIES: '1',
    });
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

  it('is the only variable whose line breaks within the value change', () => {
    const given = { RCLONE_GCS_SERVICE_ACCOUNT_CREDENTIALS: '{\n}' };
    expect(rcloneEnvironment(given).env).toMatchObject(given);
  });
});
