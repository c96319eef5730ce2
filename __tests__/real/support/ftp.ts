/** A real FTP server with TLS (vsftpd) that any client may write to. */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, startServer } from '../../support/processes.ts';
import { pathWithRclone } from '../../support/rclone.ts';
import { makeCertificates } from './certificates.ts';
import { pathOf } from './needs.ts';
import { isListening } from './sftp.ts';

export interface FileServer {
  /** The folder of the site on this machine. */
  readonly folder: string;
  /** The folder of the site as clients see it. */
  readonly destination: string;
  /** Variables that configure it as the remote `docs`. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * By default, this server hides names that begin with a dot, such as `.static-export` and `.well-known`.
 *
 * @param home an empty folder
 * @param more settings of vsftpd
 */
export async function startFtp(
  home: string,
  more: Readonly<Record<string, string | number>> = {},
): Promise<FileServer> {
  const root = path.join(home, 'ftp');
  const folder = path.join(root, 'docs');
  await mkdir(folder, { recursive: true });
  chmodSync(home, 0o755);
  // vsftpd refuses a root that its users may write to.
  chownSync(folder, Number(execFileSync('id', ['-u', 'ftp'])), 0);
  // Debian creates this folder when the service starts.
  await mkdir('/run/vsftpd/empty', { recursive: true });
  const { authority, certificate, key } = makeCertificates(path.join(home, 'tls'), ['IP:127.0.0.1']);
  const port = await freePort();
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
    rsa_cert_file: certificate,
    rsa_private_key_file: key,
    ...more,
  };
  await writeFile(
    config,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const server = await startServer([pathOf('vsftpd'), config], { isReady: () => isListening(port) });
  const password = execFileSync('rclone', ['obscure', 'x'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: pathWithRclone() },
  });
  return {
    folder,
    destination: 'docs:docs',
    env: {
      RCLONE_CONFIG_DOCS_TYPE: 'ftp',
      RCLONE_CONFIG_DOCS_HOST: '127.0.0.1',
      RCLONE_CONFIG_DOCS_PORT: `${port}`,
      RCLONE_CONFIG_DOCS_USER: 'anonymous',
      RCLONE_CONFIG_DOCS_PASS: password.trim(),
      RCLONE_CONFIG_DOCS_EXPLICIT_TLS: 'true',
      RCLONE_CA_CERT: authority,
    },
    stop: server.stop,
  };
}
