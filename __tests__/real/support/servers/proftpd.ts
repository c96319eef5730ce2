/** The settings of ProFTPD, which serves FTP and SFTP. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NOBODY, PASSWORD } from './tested-server.ts';

interface Given {
  readonly home: string;
  readonly port: number;
  /** The account `docs` sees it as the root. */
  readonly folder: string;
}

/** Returns the lines of its configuration that every protocol has. */
export async function proftpdLines({ home, port, folder }: Given): Promise<string[]> {
  const accounts = path.join(home, 'accounts');
  // ProFTPD refuses a file that others may read.
  await writeFile(accounts, `docs:${passwordHash()}:${NOBODY}:${NOBODY}::${folder}:/bin/false\n`, {
    mode: 0o600,
  });
  return [
    'ServerType standalone',
    'DefaultAddress 127.0.0.1',
    `Port ${port}`,
    'UseIPv6 off',
    'UseReverseDNS off',
    'User nobody',
    'Group nogroup',
    `PidFile ${home}/pid`,
    `ScoreboardFile ${home}/scoreboard`,
    `DelayTable ${home}/delays`,
    `SystemLog ${home}/system.log`,
    'AuthPAM off',
    'AuthOrder mod_auth_file.c',
    `AuthUserFile ${accounts}`,
    'RequireValidShell off',
    'DefaultRoot ~',
    'AllowOverwrite on',
  ];
}

/** Returns the password as it is stored for accounts of Linux. */
export function passwordHash(): string {
  return execFileSync('openssl', ['passwd', '-6', PASSWORD], { encoding: 'utf8' }).trim();
}
