import { expect, it } from '@jest/globals';
import type { CallOptions } from '../../../../src/deploy/rclone/rclone.ts';
import { parseRemote } from '../../../../src/deploy/remote/remote.ts';
import { openRemote } from '../../../../src/deploy/storage/open-remote.ts';
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
  [':sftp,host=h:/srv', 'sftp'],
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
  const { calls } = await openRemote(remote, 'the destination', await remoteWith(call));
  await calls.one('operations/list', {});
  expect(new Set(used)).toEqual(new Set([type]));
});

it.each([
  [':sftp,host=h:/srv', undefined, [{ main: { LowLevelRetries: 1 } }]],
  [':sftp,host=h:/srv', '5', []],
  [':webdav:docs', undefined, []],
])('openRemote: for %s with %p retries of the user, sets %j', async (destination, retries, expected) => {
  if (retries !== undefined) process.env['RCLONE_LOW_LEVEL_RETRIES'] = retries;
  const set: Params[] = [];
  const call = async (command: string, params: Params) => {
    if (command === 'options/set') set.push(params);
    return { Features: {}, Root: '' };
  };
  await openRemote(parseRemote('destination', destination), 'it', await remoteWith(call));
  expect(set).toEqual(expected);
});
