/** All servers that the deploy action is tested with, and how many of them run at once. */
import { PROFTPD, PURE_FTPD, startVsftpd, VSFTPD } from './ftp-servers.ts';
import { AZURITE, FAKE_GCS, MOTO, VERSITYGW } from './object-storages.ts';
import { SITUATIONS, type Situation } from './situations.ts';
import { ASYNCSSH, MOD_SFTP, OPENSSH, startAsyncSsh, startOpenSsh } from './ssh-servers.ts';
import type { RunningServer, TestedServer } from './tested-server.ts';
import { APACHE, LIGHTTPD, WSGIDAV } from './webdav-servers.ts';

/** The servers that are tested. The slowest ones begin. */
export const SERVERS: readonly TestedServer[] = [
  ...[APACHE, LIGHTTPD, WSGIDAV, PURE_FTPD, VSFTPD, PROFTPD],
  ...[MOTO, FAKE_GCS, AZURITE, VERSITYGW, OPENSSH, MOD_SFTP, ASYNCSSH],
];

/** One server of each protocol, which is tested in every situation. */
const OF_EACH_PROTOCOL = [APACHE, PURE_FTPD, FAKE_GCS, AZURITE, VERSITYGW, OPENSSH];

/** Returns the situations that a server is tested in. */
export function situationsOf(server: TestedServer): readonly Situation[] {
  const { situations: names } = server;
  return SITUATIONS.filter(({ name, isOfProtocol }) =>
    names === undefined ? !isOfProtocol || OF_EACH_PROTOCOL.includes(server) : names.includes(name),
  );
}

/** What concerns a server that refuses something. */
const FEW = {
  situations: [
    'first deployment, odd names',
    'many files in a folder',
    'many files replaced',
    'removal of many files',
  ],
  manyFiles: 150,
};

/** The variable that the message for such a server names. */
const inPlace = (server: RunningServer): RunningServer => ({
  ...server,
  env: { ...server.env, RCLONE_INPLACE: 'true' },
});

/** Servers that refuse to rename files. */
export const WITHOUT_RENAMES: readonly TestedServer[] = [
  {
    ...{ ...ASYNCSSH, ...FEW, name: 'asyncssh (no renames)' },
    start: async (home) => inPlace(await startAsyncSsh(home, { withoutRenames: true })),
  },
  {
    ...{ ...VSFTPD, ...FEW, name: 'vsftpd (no renames)' },
    start: async (home) => inPlace(await startVsftpd(home, { cmds_denied: 'RNFR,RNTO' })),
  },
];

/** Servers that allow fewer connections than a run makes at first. */
export const WITH_FEW_CONNECTIONS: readonly TestedServer[] = [
  {
    ...{ ...VSFTPD, ...FEW, name: 'vsftpd (3 connections)' },
    start: (home) => startVsftpd(home, { max_per_ip: '3' }),
  },
  {
    ...{ ...ASYNCSSH, ...FEW, name: 'asyncssh (4 connections)' },
    start: (home) => startAsyncSsh(home, { limit: 4 }),
  },
  {
    ...{ ...OPENSSH, ...FEW, name: 'OpenSSH (4 logins at once)', needs: ['rclone', 'sshd'] },
    start: (home) => startOpenSsh(home, { settings: ['MaxStartups 4'] }),
  },
];

/** @returns a function that does some work as soon as fewer than this many others are at work */
export function atMost(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let active = 0;
  return async (work) => {
    if (active >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    active++;
    return work().finally(() => {
      active--;
      waiting.shift()?.();
    });
  };
}
