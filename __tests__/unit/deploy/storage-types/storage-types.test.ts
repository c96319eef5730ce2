/** Compares the table with the list of storages of rclone itself. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rcloneEnvironment } from '../../../../src/deploy/rclone/rclone-environment.ts';
import {
  OF_STORAGE,
  STORAGE_TYPES,
  storageTypeOf,
} from '../../../../src/deploy/storage-types/storage-types.ts';
import { itWithRclone, rcloneFolder } from '../../../support/rclone.ts';

/**
 * An option that switches off, or changes, what rclone does beyond listing, reading, writing, deleting, and signing in, or
 * without which a listing may lack the state of another deployment.
 */
const HABIT =
  /^(?:encoding|set_?modtime|setmtime|no_set_modtime|no_check_(?!certificate)\w+|no_head\w*|idle_timeout|sign_\w+|disable_(?:checksum|hashcheck|tls13)|use_accept_encoding_gzip|force_list_hidden)$/;

/** Options that keep rclone's own value, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  's3.disable_checksum':
    'The MD5 of a file in parts is computed on the runner, and asks nothing of the storage.',
  'sftp.idle_timeout': 'There is one remote, so its idle connections are used again.',
  'smb.idle_timeout': 'There is one remote, so its idle connections are used again.',
  'ftp.force_list_hidden': 'A server may read `LIST -a` as a name, and then lists nothing.',
  's3.no_head_object': 'Without a request for it, rclone would find an object that does not exist.',
  's3.use_accept_encoding_gzip': 'It is a header of a download, which rclone sets by provider.',
  'azureblob.disable_checksum': 'The same as for S3.',
  'azureblob.no_head_object': 'rclone asks for the state before it reads it, with the permission to read.',
  'b2.disable_checksum': 'The same as for S3.',
  'oos.disable_checksum': 'The same as for S3.',
  'ftp.no_check_upload': 'rclone would not compare the size of an upload either.',
  'webdav.encoding': 'The default keeps names as they are, except for SharePoint.',
  'local.no_check_updated': 'A file that changes while it is uploaded has to be an error.',
};

interface Provider {
  readonly Name: string;
  readonly Prefix: string;
  readonly Options: readonly { readonly Name: string }[];
}

function storagesOfRclone(): readonly Provider[] {
  const program = path.join(rcloneFolder(), 'rclone');
  const options = { encoding: 'utf8', maxBuffer: 64 << 20 } as const;
  return JSON.parse(execFileSync(program, ['config', 'providers'], options));
}

function optionsOfRclone(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    storagesOfRclone().map(({ Prefix, Options }) => [Prefix, Options.map(({ Name }) => Name)] as const),
  );
}

const pairs = STORAGE_TYPES.flatMap(({ inVariables, options }) =>
  Object.keys(options).flatMap((names) => names.split(' ').map((name) => ({ storage: inVariables, name }))),
);

describe('STORAGE_TYPES', () => {
  itWithRclone('have the names that rclone has', () => {
    const known = new Map(storagesOfRclone().map(({ Name, Prefix }) => [Name, Prefix]));
    expect(STORAGE_TYPES.map(({ names: [name = ''] }) => [name, known.get(name)])).toEqual(
      STORAGE_TYPES.map(({ names: [name], inVariables }) => [name, inVariables]),
    );
  });

  itWithRclone('have only options that rclone has', () => {
    const known = optionsOfRclone();
    expect(pairs.filter(({ storage, name }) => !known.get(storage)?.includes(name))).toEqual([]);
  });

  itWithRclone('have every habit of a storage, except with a reason', () => {
    const known = optionsOfRclone();
    const found = STORAGE_TYPES.flatMap(({ inVariables }) =>
      (known.get(inVariables) ?? [])
        .filter((name) => HABIT.test(name))
        .map((name) => `${inVariables}.${name}`),
    );
    const decided = pairs
      .map(({ storage, name }) => `${storage}.${name}`)
      .filter((pair) => HABIT.test(pair.replace(/^\w+\./, '')));
    expect(found.sort()).toEqual([...decided, ...Object.keys(EXCEPTIONS)].sort());
  });
});

it.each([
  ['gcs', 'gcs'],
  ['google cloud storage', 'gcs'],
  ['oracleobjectstorage', 'oos'],
  ['constructor', ''],
  [undefined, ''],
])('storageTypeOf: returns for %p the type %p', (name, expected) => {
  expect(storageTypeOf(name).inVariables).toBe(expected);
});

describe('rcloneEnvironment', () => {
  it('sets the options of this machine, and none that would beat the one of a user', () => {
    const { env } = rcloneEnvironment({});
    const set = Object.keys(env).filter((name) => OF_STORAGE.test(name.replace('RCLONE_', '')));
    expect(set).toEqual([]);
    expect(env).toMatchObject({ RCLONE_LOCAL_COPY_LINKS: 'true' });
  });

  itWithRclone('passes an option of every storage of rclone, except of this machine', () => {
    const variables = storagesOfRclone().map(({ Prefix }) => `RCLONE_${Prefix}_X`.toUpperCase());
    const { ignored } = rcloneEnvironment(Object.fromEntries(variables.map((name) => [name, 'x'])));
    expect(variables.length).toBeGreaterThan(60);
    expect(ignored).toEqual(['RCLONE_LOCAL_X']);
  });
});
