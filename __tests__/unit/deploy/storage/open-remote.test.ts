import { expect, it } from '@jest/globals';
import { parseRemote } from '../../../../src/deploy/remote/remote.ts';
import { openRemote } from '../../../../src/deploy/storage/open-remote.ts';
import type { Storage } from '../../../../src/deploy/storage/storage.ts';
import { failure, type Params, remoteWith } from '../../../support/transfers.ts';
import '../../../support/restored-environment.ts';

/** The remotes of rclone's configuration file. */
const CONFIGURED: Readonly<Record<string, object>> = { plain: { type: 'webdav' }, bucket: { type: 's3' } };

it.each([
  [':sftp,host=h,known_hosts_file=k:/srv', true, false],
  [':azureblob:site', true, false],
  [':gcs:site', true, false],
  [':smb,host=h:share/docs', false, false],
  ['/srv/docs', true, false],
  ['by-variable:docs', false, false],
  ['plain:docs', true, true],
  ['bucket:docs', true, false],
  ['missing:x', false, false],
])(
  'openRemote: knows of %s whether its listing has times, and whether a folder goes with its contents: %s, %s',
  async (destination, keepsTimes, deletesContents) => {
    process.env['RCLONE_CONFIG_BY-VARIABLE_TYPE'] = 'ftp';
    const call = async (command: string, { name }: Params) => {
      if (command !== 'config/get') return { Features: {}, Root: '' };
      const found = CONFIGURED[String(name)];
      if (found === undefined) throw failure('no such remote');
      return found;
    };
    const remote = parseRemote('destination', destination);
    expect(await openRemote(remote, 'destination', await remoteWith(call))).toMatchObject({
      keepsTimes,
      features: { deletesContents },
    });
  },
);

it.each<[object, Partial<Storage['features']>]>([
  [
    { BucketBased: true, WriteMimeType: true },
    { isBucket: true, hasHeaders: true, mayNormalize: false },
  ],
  [
    { CaseInsensitive: true },
    { ignoresCase: true, hasHeaders: false, mayNormalize: true, localRoot: undefined },
  ],
  [{ IsLocal: true }, { ignoresCase: false, mayNormalize: process.platform === 'darwin', localRoot: '/srv' }],
])('openRemote: reads of %j the features %j', async (Features, features) => {
  const call = async () => ({ Features, Root: '/srv' });
  const remote = parseRemote('destination', ':webdav:docs');
  expect(await openRemote(remote, 'destination', await remoteWith(call))).toMatchObject({ features });
});

it.each<[boolean, NodeJS.ProcessEnv, { transfers: number; checkers: number }]>([
  [true, {}, { transfers: 64, checkers: 64 }],
  [false, {}, { transfers: 8, checkers: 8 }],
  [true, { RCLONE_TRANSFERS: '200' }, { transfers: 200, checkers: 64 }],
  [false, { RCLONE_TRANSFERS: ' 2\n', RCLONE_CHECKERS: '3' }, { transfers: 2, checkers: 3 }],
  [false, { RCLONE_TRANSFERS: 'many', RCLONE_CHECKERS: '0' }, { transfers: 8, checkers: 8 }],
])('openRemote: gives a bucket (%s) with %j so much at once: %j', async (isBucket, env, parallel) => {
  Object.assign(process.env, env);
  const call = async () => ({ Features: { BucketBased: isBucket }, Root: '' });
  const remote = parseRemote('destination', ':webdav:docs');
  expect(await openRemote(remote, 'destination', await remoteWith(call))).toMatchObject({ parallel });
});
