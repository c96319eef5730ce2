/** A real SSH server (OpenSSH) that accepts logins with one key. */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { freePort, startServer } from '../../support/processes.ts';
import { pathOf } from './needs.ts';

export interface Sftp {
  /** An empty folder. */
  readonly folder: string;
  /** Variables that configure it as the remote `docs`. */
  readonly env: Readonly<Record<string, string>>;
  /** A file with the host key of another server. */
  readonly otherKnownHosts: string;
  /** Number of logins so far. */
  logins(): number;
  stop(): Promise<void>;
}

/**
 * @param home an empty folder
 * @param user the account that signs in, which must be able to read `home`
 * @param settings more lines of its configuration
 */
export async function startSftp(
  home: string,
  user = userInfo().username,
  settings: readonly string[] = [],
): Promise<Sftp> {
  const folder = path.join(home, 'srv docs');
  const keys = path.join(home, 'keys');
  await mkdir(folder);
  // The server reads the public key as the account that signs in.
  await mkdir(keys, { mode: 0o711 });
  // Debian creates this folder when the service starts.
  await mkdir('/run/sshd', { recursive: true });
  for (const name of ['host', 'user', 'other']) {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path.join(keys, name)]);
  }
  const port = await freePort();
  const config = path.join(keys, 'sshd_config');
  await writeFile(
    config,
    [
      `ListenAddress 127.0.0.1:${port}`,
      `HostKey ${keys}/host`,
      `AuthorizedKeysFile ${keys}/user.pub`,
      'StrictModes no',
      'UsePAM no',
      'PermitRootLogin yes',
      'PasswordAuthentication no',
      `PidFile ${keys}/pid`,
      'Subsystem sftp internal-sftp',
      // The first line of a setting counts.
      ...settings,
      // The account may transfer files, but not run programs.
      'ForceCommand internal-sftp',
      '',
    ].join('\n'),
  );
  const server = await startServer([pathOf('sshd'), '-D', '-e', '-f', config], {
    isReady: () => isListening(port),
  });
  const knownHosts = async (name: string) => {
    const [type, key] = (await readFile(path.join(keys, `${name}.pub`), 'utf8')).split(' ');
    const file = path.join(keys, `known-${name}`);
    await writeFile(file, `[127.0.0.1]:${port} ${type} ${key}\n`);
    return file;
  };
  return {
    folder,
    env: {
      RCLONE_CONFIG_DOCS_TYPE: 'sftp',
      RCLONE_CONFIG_DOCS_HOST: '127.0.0.1',
      RCLONE_CONFIG_DOCS_PORT: `${port}`,
      RCLONE_CONFIG_DOCS_USER: user,
      RCLONE_CONFIG_DOCS_KEY_FILE: path.join(keys, 'user'),
      RCLONE_CONFIG_DOCS_KNOWN_HOSTS_FILE: await knownHosts('host'),
    },
    otherKnownHosts: await knownHosts('other'),
    logins: () => server.output().match(/^Accepted publickey/gm)?.length ?? 0,
    stop: server.stop,
  };
}

/** Whether a server of this machine accepts connections. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      resolve(true);
      socket.destroy();
    });
    socket.on('close', () => resolve(false));
    socket.on('error', () => resolve(false));
    socket.setTimeout(5000, () => socket.destroy());
  });
}
