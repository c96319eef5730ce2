import { expect, it } from '@jest/globals';
import type { CallOptions } from '../../../../src/deploy/rclone/rclone.ts';
import { parseRemote } from '../../../../src/deploy/remote/remote.ts';
import { openRemote } from '../../../../src/deploy/storage/open-remote.ts';
import type { InputError } from '../../../../src/errors.ts';
import { failure, type Params, remoteWith } from '../../../support/transfers.ts';
import '../../../support/restored-environment.ts';

/** The remotes of rclone's configuration file. */
const CONFIGURED: Readonly<Record<string, object>> = {
  plain: { type: 'webdav' },
  wrapped: { type: 'crypt', remote: 'bucket:docs' },
  bucket: { type: 's3' },
  encrypted: { type: 's3', server_side_encryption: 'aws:kms' },
  folder: { type: 'alias', remote: '/srv/docs' },
  endless: { type: 'alias', remote: 'endless:' },
};

it.each([
  [':sftp,host=h,known_hosts_file=k:/srv', 'sftp'],
  ['by-variable:docs', 'ftp'],
  ['plain:docs', 'webdav'],
  ['wrapped:x', 's3'],
  ['folder:x', 'local'],
  ['endless:x', undefined],
  ['missing:x', undefined],
])('openRemote: explains failures of %s as those of the storage %s', async (destination, type) => {
  process.env['RCLONE_CONFIG_BY-VARIABLE_TYPE'] = 'ftp';
  const used: unknown[] = [];
  const call = async (command: string, { name }: Params, { storage }: CallOptions) => {
    if (command !== 'config/get') return used.push(storage) && { Features: {}, Root: '' };
    const found = CONFIGURED[String(name)];
    if (found === undefined) throw failure('no such remote');
    return found;
  };
  const remote = parseRemote('destination', destination);
  const { calls } = await openRemote(remote, 'destination', await remoteWith(call));
  await calls.one('operations/list', {});
  expect(new Set(used)).toEqual(new Set([type]));
});

it.each([
  [':sftp,host=h,known_hosts_file=none:/srv', undefined, [{ main: { LowLevelRetries: 1 } }]],
  [':sftp,host=h,known_hosts_file=none:/srv', '5', []],
  [':webdav:docs', undefined, []],
])('openRemote: for %s with %p retries of the user, sets %j', async (destination, retries, expected) => {
  if (retries !== undefined) process.env['RCLONE_LOW_LEVEL_RETRIES'] = retries;
  const set: Params[] = [];
  const call = async (command: string, params: Params) => {
    if (command === 'options/set') set.push(params);
    return { Features: {}, Root: '' };
  };
  await openRemote(parseRemote('destination', destination), 'destination', await remoteWith(call));
  expect(set).toEqual(expected);
});

it.each([
  ['RCLONE_ALIAS_REMOTE', 'alias', ':sftp,host=h:/srv'],
  ['RCLONE_CONFIG_DOCS_UPSTREAMS', 'union', '/srv/docs ":sftp,host=h:/srv"'],
  ['RCLONE_UNION_UPSTREAMS', 'union', ':sftp,host=h:/srv :sftp,host=g:/srv'],
  ['RCLONE_CONFIG_DOCS_UPSTREAMS', 'combine', '"www=:sftp,host=h:/srv"'],
])(
  'openRemote: refuses an SFTP server without known hosts in %s of the type %s',
  async (name, type, value) => {
    Object.assign(process.env, { RCLONE_CONFIG_DOCS_TYPE: type, [name]: value });
    const remote = await remoteWith(async () => ({ Features: {}, Root: '' }));
    const opening = () => openRemote(parseRemote('destination', 'docs:www'), 'destination', remote);
    await expect(opening()).rejects.toMatchObject({ code: 'bad-input' });
    process.env['RCLONE_SFTP_KNOWN_HOSTS_FILE'] = 'none';
    await opening();
  },
);

it.each([
  [':sftp,host=h:/srv', 'ssh-keyscan -p 22 h > known_hosts', 'RCLONE_SFTP_KNOWN_HOSTS_FILE'],
  [
    'server:docs',
    'ssh-keyscan -p 2222 web.example.com > known_hosts',
    'RCLONE_CONFIG_SERVER_KNOWN_HOSTS_FILE',
  ],
])(
  'openRemote: refuses %s without known hosts, and says how to make the file',
  async (destination, ...fix) => {
    const configured = { type: 'sftp', host: 'web.example.com', port: '2222' };
    const called: string[] = [];
    const remote = await remoteWith(async (command) => {
      called.push(command);
      return configured;
    });
    const opened = openRemote(parseRemote('destination', destination), 'destination', remote);
    const error = await opened.catch((cause: InputError) => cause);
    expect(error).toMatchObject({ code: 'bad-input' });
    for (const text of fix) expect((error as InputError).hint).toContain(text);
    expect(called.filter((command) => command !== 'config/get')).toEqual([]);
  },
);

it.each([
  ['plain', { RCLONE_SFTP_KNOWN_HOSTS_FILE: 'none' }],
  ['plain', { RCLONE_CONFIG_PLAIN_KNOWN_HOSTS_FILE: '/etc/known' }],
  ['plain', { RCLONE_CONFIG_PLAIN_HOST_KEYS: 'ssh-ed25519 AAAA' }],
  ['plain', { RCLONE_CONFIG_PLAIN_SSH: 'ssh -p 22 h' }],
])('openRemote: accepts a remote %s of SFTP with %j', async (name, env) => {
  Object.assign(process.env, env);
  const call = async (command: string) =>
    command === 'config/get' ? { type: 'sftp', host: 'h' } : { Features: {}, Root: '' };
  const remote = parseRemote('destination', `${name}:docs`);
  await expect(openRemote(remote, 'destination', await remoteWith(call))).resolves.toBeDefined();
});

it.each<[boolean, string, Readonly<Record<string, string>>]>([
  [true, ':s3,provider=AWS:b', { AWS_ACCESS_KEY_ID: 'AKIA' }],
  [true, 'bucket:docs', { AWS_WEB_IDENTITY_TOKEN_FILE: '/token' }],
  [false, ':s3,provider=AWS:b', {}],
  [false, ':s3,provider=AWS,env_auth=true:b', { AWS_ACCESS_KEY_ID: 'AKIA' }],
  [false, 'bucket:docs', { AWS_ACCESS_KEY_ID: 'AKIA', RCLONE_CONFIG_BUCKET_ENV_AUTH: 'true' }],
  [false, ':s3,provider=AWS:b', { AWS_ACCESS_KEY_ID: 'AKIA', RCLONE_S3_ACCESS_KEY_ID: 'AKIA' }],
  [false, ':azureblob,account=a:c', { AWS_ACCESS_KEY_ID: 'AKIA' }],
])(
  'openRemote: says that rclone does not read credentials: %s for %s with %j',
  async (isUnread, destination, env) => {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_WEB_IDENTITY_TOKEN_FILE']) delete process.env[name];
    Object.assign(process.env, env);
    const given: unknown[] = [];
    const call = async (command: string, { name }: Params, { hints = [] }: CallOptions) => {
      if (command === 'config/get') return CONFIGURED[String(name)] ?? {};
      given.push(...hints.map(([, hint]) => hint));
      return { Features: {}, Root: '' };
    };
    await openRemote(parseRemote('destination', destination), 'destination', await remoteWith(call));
    expect(given).toEqual(isUnread ? [expect.stringContaining('without `env_auth`')] : []);
  },
);
