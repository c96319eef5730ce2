import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { rcloneEnvironment } from '../../../../src/deploy/rclone/rclone-environment.ts';
import { PARAMETERS } from '../../../../src/deploy/remote/connection-string.ts';
import { parseRemote } from '../../../../src/deploy/remote/remote.ts';
import { itWithRclone, rcloneFolder } from '../../../support/rclone.ts';
import { refusalOf } from '../../../support/refusal.ts';

interface Storage {
  /** Its type in a connection string. */
  readonly Prefix: string;
  readonly Options: readonly {
    readonly Name: string;
    readonly IsPassword: boolean;
    readonly Sensitive: boolean;
  }[];
}

/** What rclone says about the options of each storage. */
async function storages(): Promise<readonly Storage[]> {
  const program = path.join(rcloneFolder(), 'rclone');
  const { stdout } = await promisify(execFile)(program, ['config', 'providers'], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as Storage[];
}

itWithRclone('PARAMETERS: are options of rclone, and no passwords', async () => {
  const options = (await storages()).flatMap(({ Options }) => Options);
  const accepted = options.filter(({ Name }) => PARAMETERS.has(Name));
  expect(new Set(accepted.map(({ Name }) => Name))).toEqual(PARAMETERS);
  expect(accepted.filter(({ IsPassword }) => IsPassword)).toEqual([]);
  // They name a server or an account.
  const names = new Set(accepted.filter(({ Sensitive }) => Sensitive).map(({ Name }) => Name));
  expect([...names].sort()).toEqual(['account', 'compartment', 'domain', 'host', 'namespace', 'user']);
});

/** Those that the connection strings of workflows may have. */
const ACCEPTED = `
  provider region endpoint location location_constraint host port user account domain namespace compartment share_name
  vendor env_auth profile role_arn use_az use_msi key_use_agent key_file known_hosts_file service_account_file
  shared_credentials_file config_file config_profile tls explicit_tls no_check_certificate disable_epsv
  force_list_hidden shell_type force_path_style use_dual_stack use_accelerate_endpoint requester_pays no_check_bucket acl
  object_acl bucket_policy_only storage_class storage_policy access_tier server_side_encryption hard_delete chunk_size
  upload_cutoff upload_concurrency concurrency connections`;
it('PARAMETERS: are what workflows may have, and no other', () => {
  expect([...PARAMETERS].sort()).toEqual(ACCEPTED.trim().split(/\s+/).sort());
});

const TO_DEPLOY_TO = 'azureblob azurefiles b2 ftp gcs oos s3 sftp smb storj swift webdav'.split(' ');

itWithRclone('parseRemote: names a variable that has an effect for every other option', async () => {
  const used = (await storages()).filter(({ Prefix }) => TO_DEPLOY_TO.includes(Prefix));
  expect(used).toHaveLength(TO_DEPLOY_TO.length);
  for (const { Prefix, Options } of used) {
    for (const { Name } of Options.filter((option) => !PARAMETERS.has(option.Name))) {
      const refusal = refusalOf(() => parseRemote('destination', `:${Prefix},${Name}=hidden:docs`));
      const [variable = ''] = /RCLONE_\w+/.exec(refusal) ?? [];
      expect(variable).toBe(`RCLONE_${Prefix}_${Name}`.toUpperCase());
      expect(rcloneEnvironment({ [variable]: 'hidden' }).ignored).toEqual([]);
    }
  }
});

it.each([
  ':sftp:host=h,pass=SECRET',
  ':s3:bucket,secret_access_key=SECRET',
  'docs:/srv,pass=SECRET',
  ':sftp,host=h,user=docs:SECRET@web',
  ':sftp,host=h,user="docs:SECRET":/srv',
  '::sftp,pass=SECRET:/x',
  ',pass=SECRET:/x',
  ':,pass=SECRET:/x',
  ':s3,endpoint="https://h/#SECRET":b',
  ':sftp,pass="SEC""RET":/x',
  ':sftp, pass=SECRET:/x',
  ':s3,PASS=SECRET:b',
])('parseRemote: refuses %s, and does not repeat the secret', (value) => {
  const refusal = refusalOf(() => parseRemote('destination', value));
  expect(refusal).not.toMatch(/SEC/);
});

it.each([
  ['docs:year=2026/site', 'docs:'],
  [':sftp,host=h,user=me@example.com:/srv', ':sftp,host=h,user=me@example.com:'],
])('parseRemote: accepts %s', (value, prefix) => {
  expect(parseRemote('destination', value).prefix).toBe(prefix);
});

it('rcloneEnvironment: passes on the variables of a remote whose name has a hyphen', () => {
  expect(rcloneEnvironment({ 'RCLONE_CONFIG_MY-DOCS_TYPE': 's3' }).ignored).toEqual([]);
});
