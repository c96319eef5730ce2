/** Compares the options that are off with the list of rclone itself. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rcloneEnvironment } from '../../../../src/deploy/rclone/rclone-environment.ts';
import { STORAGE_OPTIONS } from '../../../../src/deploy/rclone/storage-options.ts';
import { itWithRclone, rcloneFolder } from '../../../support/rclone.ts';

/** An option that switches off, or changes, what rclone does beyond listing, reading, writing, deleting, and signing in. */
const HABIT =
  /^(?:encoding|set_?modtime|setmtime|no_set_modtime|no_check_(?!certificate)\w+|no_head\w*|idle_timeout|sign_\w+|disable_(?:checksum|hashcheck|tls13)|use_accept_encoding_gzip)$/;

/** Storages that a web server or a CDN publishes, by the name in rclone's variables. */
const PUBLISHED = 's3 azureblob gcs b2 oos swift sftp ftp webdav smb local'.split(' ');

/** Options that keep rclone's own value, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  's3.disable_checksum':
    'The MD5 of a file in parts is computed on the runner, and asks nothing of the storage.',
  'sftp.idle_timeout': 'There is one remote, so its idle connections are used again.',
  'smb.idle_timeout': 'There is one remote, so its idle connections are used again.',
  's3.use_accept_encoding_gzip': 'It is a header of a download, which rclone sets by provider.',
  'azureblob.disable_checksum': 'The same as for S3.',
  'azureblob.no_head_object': 'rclone asks for the state before it reads it, with the permission to read.',
  'b2.disable_checksum': 'The same as for S3.',
  'oos.disable_checksum': 'The same as for S3.',
  'ftp.no_check_upload': 'rclone would not compare the size of an upload either.',
  'webdav.encoding': 'The default keeps names as they are, except for SharePoint.',
  'local.encoding': 'It is fixed: the site itself is also local.',
  'local.no_set_modtime': 'It is fixed: the site itself is also local.',
  'local.no_check_updated': 'A file that changes while it is uploaded has to be an error.',
};

interface Provider {
  readonly Name: string;
  readonly Prefix: string;
  readonly Options: readonly { readonly Name: string }[];
}

const pairs = Object.entries(STORAGE_OPTIONS).flatMap(([storage, options]) =>
  Object.entries(options).map(([name, value]) => [storage, name, value] as const),
);

function optionsOfRclone(): ReadonlyMap<string, readonly string[]> {
  const program = path.join(rcloneFolder(), 'rclone');
  const providers = execFileSync(program, ['config', 'providers'], { encoding: 'utf8', maxBuffer: 64 << 20 });
  return new Map(
    (JSON.parse(providers) as Provider[]).map(({ Prefix, Options }) => [
      Prefix,
      Options.map(({ Name }) => Name),
    ]),
  );
}

describe('STORAGE_OPTIONS', () => {
  itWithRclone('has only options that rclone has', () => {
    const known = optionsOfRclone();
    expect(pairs.filter(([storage, name]) => !known.get(storage)?.includes(name))).toEqual([]);
  });

  itWithRclone('has every habit of each storage that a site is deployed to, except with a reason', () => {
    const known = optionsOfRclone();
    const found = PUBLISHED.flatMap((storage) =>
      (known.get(storage) ?? []).filter((name) => HABIT.test(name)).map((name) => `${storage}.${name}`),
    );
    const decided = [...pairs.map(([storage, name]) => `${storage}.${name}`), ...Object.keys(EXCEPTIONS)];
    expect(found.sort()).toEqual(decided.sort());
  });

  it.each(pairs)('sets %s %s, and the user may override it', (storage, name, value) => {
    const variable = `RCLONE_${storage}_${name}`.toUpperCase();
    expect(rcloneEnvironment({}).env).toHaveProperty(variable, value);
    expect(rcloneEnvironment({ [variable]: 'own' })).toMatchObject({
      env: { [variable]: 'own' },
      ignored: [],
    });
  });
});
