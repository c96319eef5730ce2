/** Servers of FTP over TLS. */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, startServer } from '../../../support/processes.ts';
import { type Certificates, makeCertificates } from '../certificates.ts';
import { isListening } from '../is-listening.ts';
import { pathOf } from '../needs.ts';
import { passwordHash, proftpdLines } from './proftpd.ts';
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
  type Variables,
} from './tested-server.ts';

interface FtpServer {
  readonly port: number;
  readonly tls: Certificates;
  readonly env: Variables;
  readonly refusals: readonly Refusal[];
}

async function prepare(home: string, user: string): Promise<FtpServer> {
  execFileSync('chmod', ['755', home]);
  const tls = makeCertificates(path.join(home, 'tls'), ['IP:127.0.0.1']);
  const port = await freePort();
  const remote = { type: 'ftp', host: '127.0.0.1', port: `${port}`, user, explicit_tls: 'true' };
  return {
    port,
    tls,
    env: { ...remoteDocs({ ...remote, pass: obscured(PASSWORD) }), RCLONE_CA_CERT: tls.authority },
    refusals: [
      {
        what: 'another user and password',
        env: remoteDocs({ user: 'another', pass: obscured('another') }),
        says: /The server did not accept the user or the password/,
      },
      {
        what: 'a certificate that is not trusted',
        env: { RCLONE_CA_CERT: undefined },
        says: /The certificate of the server is not trusted/,
      },
    ],
  };
}

export const PROFTPD: TestedServer = {
  name: 'ProFTPD (FTPS)',
  needs: ['rclone', 'proftpd', 'openssl', 'root'],
  keepsTimes: false,
  renames: /\u201b/,
  start: async (home) => {
    const { program, file, env: libraries } = unpacked('proftpd');
    const folder = await makeSitesFolder(path.join(home, 'sites'), NOBODY);
    const { port, tls, env, refusals } = await prepare(home, 'docs');
    const config = path.join(home, 'proftpd.conf');
    const lines = [
      ...(await proftpdLines({ home, port, folder })),
      `ModulePath ${file('usr/lib/proftpd')}`,
      'LoadModule mod_tls.c',
      'TLSEngine on',
      'TLSRequired on',
      'TLSProtocol TLSv1.2 TLSv1.3',
      `TLSECCertificateFile ${tls.certificate}`,
      `TLSECCertificateKeyFile ${tls.key}`,
    ];
    await writeFile(config, `${lines.join('\n')}\n`);
    const server = await startServer([program, '-n', '-c', config], {
      env: libraries,
      isReady: () => isListening(port),
    });
    return {
      ...onDisk(folder),
      destination: (site) => `docs:/${site}`,
      env,
      refusals,
      stop: server.stop,
    };
  },
};

/**
 * Starts vsftpd, to which any client may write. By default, it hides names that begin with a dot, such as `.static-export`
 * and `.well-known`.
 *
 * @param home an empty folder
 * @param more of its settings
 */
export async function startVsftpd(home: string, more: Variables = {}): Promise<ServerOnDisk> {
  const root = path.join(home, 'ftp');
  // vsftpd refuses a root that its users may write to.
  const folder = await makeSitesFolder(path.join(root, 'docs'), Number(execFileSync('id', ['-u', 'ftp'])));
  // Debian creates this folder when the service starts.
  await mkdir('/run/vsftpd/empty', { recursive: true });
  const { port, tls, env, refusals } = await prepare(home, 'anonymous');
  const config = path.join(home, 'vsftpd.conf');
  const settings = {
    listen: 'YES',
    listen_address: '127.0.0.1',
    listen_port: port,
    background: 'NO',
    anonymous_enable: 'YES',
    no_anon_password: 'YES',
    anon_root: root,
    anon_umask: '022',
    anon_world_readable_only: 'NO',
    write_enable: 'YES',
    anon_upload_enable: 'YES',
    anon_mkdir_write_enable: 'YES',
    anon_other_write_enable: 'YES',
    ssl_enable: 'YES',
    allow_anon_ssl: 'YES',
    force_anon_logins_ssl: 'YES',
    force_anon_data_ssl: 'YES',
    // With its default, TLS 1.2 needs an RSA certificate.
    ssl_ciphers: 'HIGH',
    rsa_cert_file: tls.certificate,
    rsa_private_key_file: tls.key,
    ...more,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(config, lines.join(''));
  const server = await startServer([pathOf('vsftpd'), config], { isReady: () => isListening(port) });
  const elsewhere = {
    what: 'another folder',
    destination: 'docs:elsewhere/site',
    says: /The server refused the file or folder\. .*\n.*Check the path in `destination`/,
  };
  return {
    ...onDisk(folder),
    destination: (site) => `docs:docs/${site}`,
    // By default, it lists no name that begins with a dot (deploy/README.md, "What a storage cannot do").
    env: { ...env, RCLONE_FTP_FORCE_LIST_HIDDEN: 'true' },
    refusals: [...refusals, elsewhere],
    stop: server.stop,
  };
}

export const VSFTPD: TestedServer = {
  name: 'vsftpd (TLS)',
  needs: ['rclone', 'vsftpd', 'openssl', 'root'],
  keepsTimes: false,
  renames: /\u201b/,
  start: startVsftpd,
};

/** It allows eight connections of one client, and lists at most 1,000 files of a folder, as popular images of it do. */
export const PURE_FTPD: TestedServer = {
  name: 'pure-ftpd (limits)',
  needs: ['rclone', 'pure-ftpd', 'openssl', 'root'],
  keepsTimes: false,
  // It drops a space at the end of a name.
  renames: /\u201b| $/,
  // One more than it lists would be uploaded again in each run (deploy/README.md, "What a storage cannot do").
  manyFiles: 900,
  start: async (home) => {
    const { program, file, env: libraries } = unpacked('pure-ftpd');
    const folder = await makeSitesFolder(path.join(home, 'sites'), NOBODY);
    const { port, tls, env, refusals } = await prepare(home, 'docs');
    const [passwords, database] = [path.join(home, 'passwords'), path.join(home, 'passwords.pdb')];
    // By default, its passwords take as long to verify as a page to upload.
    await writeFile(passwords, `docs:${passwordHash()}:${NOBODY}:${NOBODY}::${folder}/./::::::::::::\n`);
    const make = ['mkdb', database, '-f', passwords];
    execFileSync(file('usr/bin/pure-pw'), make, { env: { ...process.env, ...libraries } });
    const server = await startServer(
      [
        ...[program, '-S', `127.0.0.1,${port}`, '-l', `puredb:${database}`, '-A', '-H', '-u', '1'],
        ...['-Y', '2', '-2', `${tls.certificate},${tls.key}`, '-C', '8', '-L', '1000:8'],
        ...['-g', path.join(home, 'pid')],
      ],
      { env: libraries, isReady: () => isListening(port) },
    );
    return {
      ...onDisk(folder),
      destination: (site) => `docs:/${site}`,
      // As the message of a run without them says.
      env: { ...env, RCLONE_TRANSFERS: '2', RCLONE_CHECKERS: '2' },
      refusals,
      stop: server.stop,
    };
  },
};
