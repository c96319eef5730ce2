/** A real SFTP server (asyncssh) that refuses to change the times of files, as AWS Transfer Family does by default. */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, startServer } from '../../support/processes.ts';
import { REPOSITORY } from '../../support/repository.ts';
import type { FileServer } from './ftp.ts';
import { pathOf } from './needs.ts';

/**
 * @param home an empty folder
 * @param limit how many connections it allows at once
 */
export async function startSftpWithoutTimes(
  home: string,
  {
    limit = 1000,
    withoutRenames = false,
  }: { readonly limit?: number; readonly withoutRenames?: boolean } = {},
): Promise<FileServer> {
  const root = path.join(home, 'sftp');
  const folder = path.join(root, 'docs');
  const keys = path.join(home, 'keys');
  await mkdir(folder, { recursive: true });
  await mkdir(keys);
  for (const name of ['host', 'user']) {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path.join(keys, name)]);
  }
  const port = await freePort();
  const script = path.join(REPOSITORY, 'tools', 'real-tools', 'sftp-without-times.py');
  const options = withoutRenames ? ['without-renames'] : [];
  const server = await startServer(
    [pathOf('asyncssh'), script, `${port}`, keys, root, `${limit}`, ...options],
    {
      isReady: (output) => output.includes('ready'),
    },
  );
  const [type, key] = (await readFile(path.join(keys, 'host.pub'), 'utf8')).split(' ');
  const knownHosts = path.join(keys, 'known-hosts');
  await writeFile(knownHosts, `[127.0.0.1]:${port} ${type} ${key}\n`);
  return {
    folder,
    destination: 'docs:docs',
    env: {
      RCLONE_CONFIG_DOCS_TYPE: 'sftp',
      RCLONE_CONFIG_DOCS_HOST: '127.0.0.1',
      RCLONE_CONFIG_DOCS_PORT: `${port}`,
      RCLONE_CONFIG_DOCS_USER: 'docs',
      // As a secret has it: with its line breaks.
      RCLONE_CONFIG_DOCS_KEY_PEM: await readFile(path.join(keys, 'user'), 'utf8'),
      RCLONE_CONFIG_DOCS_KNOWN_HOSTS_FILE: knownHosts,
    },
    stop: server.stop,
  };
}
