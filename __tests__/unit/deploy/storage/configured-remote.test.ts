/** What a user sets has priority, in each of the four places in which rclone reads an option. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemClock as clock } from '../../../../src/context/context.ts';
import { Rclone } from '../../../../src/deploy/rclone/rclone.ts';
import { RcloneProcess } from '../../../../src/deploy/rclone/rclone-process.ts';
import type { Remote } from '../../../../src/deploy/remote/remote.ts';
import { configuredRemote } from '../../../../src/deploy/storage/configured-remote.ts';
import { STORAGE_TYPES } from '../../../../src/deploy/storage-types/storage-types.ts';
import { neverAborted } from '../../../support/fake-clock.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { cannotDeploy, itWithRclone, rcloneFolder } from '../../../support/rclone.ts';
import { silentLog } from '../../../support/silent-log.ts';
import '../../../support/restored-environment.ts';

const OWN = 'own-value';

/** Each option, and each one that takes its place. */
const OPTIONS = STORAGE_TYPES.filter(({ inVariables }) => inVariables !== 'local').flatMap(
  ({ names: [type = ''], inVariables, options }) =>
    Object.keys(options).flatMap((each) => {
      const [option = '', ...others] = each.split(' ');
      return [option, ...others].map((set) => ({ type, inVariables, option, set }));
    }),
);

let rclone: Rclone;

beforeAll(async () => {
  if (cannotDeploy !== undefined) return;
  const config = path.join(newFolder(), 'rclone.conf');
  const sections = OPTIONS.flatMap(({ type, set }, at) => [
    `[remote-${at}]\ntype = ${type}\n${set} = ${OWN}\n`,
    `[bare-${at}]\ntype = ${type}\n`,
  ]);
  await writeFile(config, sections.join('\n'));
  process.env['RCLONE_CONFIG'] = config;
  const program = path.join(rcloneFolder(), 'rclone');
  rclone = await Rclone.start(new RcloneProcess(program, newFolder()), {
    log: silentLog,
    clock,
    signal: neverAborted,
  });
});

afterAll(async () => {
  if (cannotDeploy === undefined) await rclone.end();
});

const opened = async (prefix: string, type?: string) => {
  const remote: Remote = { prefix, path: 'docs', type, name: 'docs' };
  return configuredRemote(remote, rclone);
};
const has = ({ prefix }: Remote, option: string) => prefix.split(`,${option}=`).length - 1;

describe('configuredRemote', () => {
  for (const [at, { type, inVariables, option, set }] of OPTIONS.entries()) {
    itWithRclone(`${type}: \`${set}\` of the user has priority over \`${option}\``, async () => {
      expect(has(await opened(`bare-${at}:`), option)).toBe(1);
      expect(has(await opened(`:${type}:`, type), option)).toBe(1);
      // rclone's configuration file.
      expect(await opened(`remote-${at}:`)).toMatchObject({ type });
      expect(has(await opened(`remote-${at}:`), option)).toBe(0);
      // A connection string.
      expect(has(await opened(`:${type},${set}=${OWN}:`, type), option)).toBe(set === option ? 1 : 0);
      // The variable of a remote.
      process.env[`RCLONE_CONFIG_DOCS_${set}`.toUpperCase()] = OWN;
      expect(has(await opened('docs:', type), option)).toBe(0);
      expect(has(await opened('docs2:', type), option)).toBe(1);
      // The variable of a type.
      process.env[`RCLONE_${inVariables}_${set}`.toUpperCase()] = OWN;
      expect(has(await opened('docs2:', type), option)).toBe(0);
      expect(has(await opened(`:${type}:`, type), option)).toBe(0);
    });
  }

  itWithRclone('treats an empty value as none', async () => {
    process.env['RCLONE_CONFIG_DOCS_KNOWN_HOSTS_FILE'] = ' ';
    expect(has(await opened('docs:', 'sftp'), 'known_hosts_file')).toBe(1);
  });

  itWithRclone('lets rclone refuse an SFTP server that nothing recognizes, before it connects', async () => {
    const { prefix } = await opened(':sftp,host=192.0.2.1:', 'sftp');
    await expect(rclone.call('operations/fsinfo', { fs: `${prefix}docs/` })).rejects.toThrow(
      /known_hosts_file: open \/dev\/null\/known_hosts/,
    );
  });

  it('leaves a folder of this machine as it is', async () => {
    const remote: Remote = { prefix: '', path: '/srv', type: 'local', name: 'srv' };
    expect(await configuredRemote(remote, rclone)).toBe(remote);
  });
});
