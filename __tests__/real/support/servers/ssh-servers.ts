/** Servers of SFTP. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { removeFolder } from '../../../support/folders.ts';
import { freePort, startServer } from '../../../support/processes.ts';
import { REPOSITORY } from '../../../support/repository.ts';
import { isListening } from '../is-listening.ts';
import { pathOf } from '../needs.ts';
import { proftpdLines } from './proftpd.ts';
import {
  makeSitesFolder,
  NOBODY,
  obscured,
  onDisk,
  PASSWORD,
  type Refusal,
  remoteDocs,
  type ServerOnDisk,
  type TestedServer,
  unpacked,
  withoutPrivileges,
} from './tested-server.ts';

interface Keys {
  readonly folder: string;
  readonly port: number;
  /** Options of rclone: the server, and its host key. */
  readonly remote: Readonly<Record<string, string>>;
  readonly refusals: readonly Refusal[];
  /** A file with the host key of another server. */
  readonly otherKnownHosts: string;
}

/** Creates the keys of a host, of a user, and of another server. */
async function makeKeys(home: string, user: string, options: readonly string[] = []): Promise<Keys> {
  const folder = path.join(home, 'keys');
  // The server reads the public key as the account that signs in.
  await mkdir(folder, { mode: 0o711 });
  const port = await freePort();
  const knownHosts = async (name: string) => {
    const [type, key] = (await readFile(path.join(folder, `${name}.pub`), 'utf8')).split(' ');
    const file = path.join(folder, `known-${name}`);
    await writeFile(file, `[127.0.0.1]:${port} ${type} ${key}\n`);
    return file;
  };
  for (const name of ['host', 'user', 'other']) {
    const given = options.length > 0 ? options : ['-t', 'ed25519'];
    execFileSync('ssh-keygen', ['-q', ...given, '-N', '', '-f', path.join(folder, name)]);
  }
  const [hosts, otherKnownHosts] = [await knownHosts('host'), await knownHosts('other')];
  return {
    folder,
    port,
    remote: { type: 'sftp', host: '127.0.0.1', port: `${port}`, user, known_hosts_file: hosts },
    refusals: [
      {
        what: 'another host key',
        env: remoteDocs({ known_hosts_file: otherKnownHosts }),
        says: /The host key of the SSH server is not the known one/,
      },
    ],
    otherKnownHosts,
  };
}

const WRONG_LOGIN = /The SSH server did not accept the user(?:, the key,)? or the password/;

export interface OpenSshServer extends ServerOnDisk {
  /** The file of the private key that it accepts. */
  readonly keyFile: string;
  /** A file with the host key of this server, and one with that of another. */
  readonly knownHosts: string;
  readonly otherKnownHosts: string;
  /** Number of logins so far. */
  logins(): number;
}

interface GivenOpenSsh {
  /** The account that signs in, which must be able to read `home`. */
  readonly user?: string;
  readonly folder?: string;
  /** Lines of its configuration, which come first: the first line of a setting counts. */
  readonly settings?: readonly string[];
}

/**
 * Starts OpenSSH, which accepts logins with one key. The account may transfer files, but not run programs.
 *
 * @param home an empty folder
 */
export async function startOpenSsh(
  home: string,
  { user = userInfo().username, folder = path.join(home, 'srv docs'), settings = [] }: GivenOpenSsh = {},
): Promise<OpenSshServer> {
  await makeSitesFolder(folder);
  const { folder: keys, port, remote, refusals, otherKnownHosts } = await makeKeys(home, user);
  // Debian creates this folder when the service starts.
  await mkdir('/run/sshd', { recursive: true });
  const config = path.join(keys, 'sshd_config');
  const lines = [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${keys}/host`,
    `AuthorizedKeysFile ${keys}/user.pub`,
    'StrictModes no',
    'UsePAM no',
    'PermitRootLogin yes',
    'PasswordAuthentication no',
    `PidFile ${keys}/pid`,
    'Subsystem sftp internal-sftp',
    ...settings,
    'ForceCommand internal-sftp',
  ];
  await writeFile(config, `${lines.join('\n')}\n`);
  const server = await startServer([pathOf('sshd'), '-D', '-e', '-f', config], {
    isReady: () => isListening(port),
  });
  const keyFile = path.join(keys, 'user');
  return {
    ...onDisk(folder),
    keyFile,
    knownHosts: remote['known_hosts_file'] ?? '',
    otherKnownHosts,
    destination: (site) => `docs:${folder}/${site}`,
    env: remoteDocs({ ...remote, key_file: keyFile }),
    refusals: [
      ...refusals,
      { what: 'another key', env: remoteDocs({ key_file: path.join(keys, 'other') }), says: WRONG_LOGIN },
    ],
    logins: () => server.output().match(/^Accepted publickey/gm)?.length ?? 0,
    stop: server.stop,
  };
}

/** OpenSSH with an account that is locked in a folder, and may not run programs. */
export const OPENSSH: TestedServer = {
  name: 'OpenSSH (chroot, no shell)',
  needs: ['rclone', 'sshd', 'root'],
  keepsTimes: true,
  start: async (home) => {
    // OpenSSH refuses a root if others may write to a folder above it, such as `/tmp`.
    const root = mkdtempSync('/run/static-export-');
    const folder = await makeSitesFolder(path.join(root, 'sites'), NOBODY);
    execFileSync('chmod', ['755', root, home]);
    const settings = [`ChrootDirectory ${root}`];
    const server = await startOpenSsh(home, { user: 'nobody', folder, settings });
    const outside = {
      what: 'a folder outside',
      destination: 'docs:/srv/docs',
      says: /the user may not create it|The user of the destination has no permission/,
    };
    return {
      ...server,
      destination: (site) => `docs:/sites/${site}`,
      refusals: [...server.refusals, outside],
      stop: () => server.stop().finally(() => removeFolder(root)),
    };
  },
};

interface GivenAsyncSsh {
  /** How many connections it allows at once. */
  readonly limit?: number;
  readonly withoutRenames?: boolean;
}

/**
 * Starts asyncssh, which here refuses to change the times of files, as AWS Transfer Family does by default.
 *
 * @param home an empty folder
 */
export async function startAsyncSsh(
  home: string,
  { limit = 1000, withoutRenames = false }: GivenAsyncSsh = {},
): Promise<ServerOnDisk> {
  const root = path.join(home, 'sftp');
  const folder = await makeSitesFolder(path.join(root, 'docs'));
  const { folder: keys, port, remote, refusals } = await makeKeys(home, 'docs');
  const script = path.join(REPOSITORY, 'tools', 'real-tools', 'sftp-without-times.py');
  const options = withoutRenames ? ['without-renames'] : [];
  const command = [pathOf('asyncssh'), script, `${port}`, keys, root, `${limit}`, ...options];
  const server = await startServer(withoutPrivileges(command), {
    isReady: (output) => output.includes('ready'),
  });
  const key = (name: string) => readFile(path.join(keys, name), 'utf8');
  return {
    ...onDisk(folder),
    destination: (site) => `docs:docs/${site}`,
    // As a secret has it: with its line breaks.
    env: remoteDocs({ ...remote, key_pem: await key('user') }),
    refusals: [
      ...refusals,
      { what: 'another key', env: remoteDocs({ key_pem: await key('other') }), says: WRONG_LOGIN },
    ],
    stop: server.stop,
  };
}

export const ASYNCSSH: TestedServer = {
  name: 'asyncssh (no SETSTAT)',
  needs: ['rclone', 'asyncssh', 'sshd'],
  keepsTimes: true,
  start: (home) => startAsyncSsh(home),
};

/** ProFTPD with SFTP, and a password. */
export const MOD_SFTP: TestedServer = {
  name: 'ProFTPD (mod_sftp)',
  needs: ['rclone', 'proftpd', 'sshd', 'openssl', 'root'],
  keepsTimes: true,
  start: startModSftp,
};

async function startModSftp(home: string): Promise<ServerOnDisk> {
  const { program, file, env } = unpacked('proftpd');
  const folder = await makeSitesFolder(path.join(home, 'sites'), NOBODY);
  execFileSync('chmod', ['755', home]);
  const { folder: keys, port, remote, refusals } = await makeKeys(home, 'docs', ['-t', 'ecdsa', '-m', 'PEM']);
  const config = path.join(home, 'proftpd.conf');
  const lines = [
    ...(await proftpdLines({ home, port, folder })),
    `ModulePath ${file('usr/lib/proftpd')}`,
    'LoadModule mod_sftp.c',
    'SFTPEngine on',
    `SFTPHostKey ${keys}/host`,
    'SFTPAuthMethods password',
  ];
  await writeFile(config, `${lines.join('\n')}\n`);
  const server = await startServer([program, '-n', '-c', config], { env, isReady: () => isListening(port) });
  return {
    ...onDisk(folder),
    destination: (site) => `docs:/${site}`,
    env: remoteDocs({ ...remote, pass: obscured(PASSWORD) }),
    refusals: [
      ...refusals,
      { what: 'another password', env: remoteDocs({ pass: obscured('another') }), says: WRONG_LOGIN },
    ],
    stop: server.stop,
  };
}
