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

  // `docs/reference.md` names those that users may miss.
  it.each([
    ['s3', { no_check_bucket: 'true', no_head: 'true', sign_accept_encoding: 'false' }],
    ['s3', { 'env_auth ibm_api_key v2_auth': 'true' }],
    ['azureblob', { no_check_container: 'true' }],
    ['gcs', { no_check_bucket: 'true' }],
    ['oracleobjectstorage', { no_check_bucket: 'true' }],
    ['sftp', { disable_hashcheck: 'true', set_modtime: 'false' }],
    ['ftp', { disable_tls13: 'true', idle_timeout: '5s' }],
    ['local', { copy_links: 'true', no_set_modtime: 'true' }],
  ])('have for %s the options %j', (name, options) => {
    expect(storageTypeOf(name).options).toMatchObject(options);
  });

  it('keep names as they are, except over WebDAV, where rclone does by default', () => {
    const others = STORAGE_TYPES.filter(({ options }) => options['encoding'] !== 'Slash,Ctl,Del,Dot');
    expect(others.map(({ names }) => names)).toEqual([['webdav']]);
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
