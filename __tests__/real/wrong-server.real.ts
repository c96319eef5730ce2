/**
 * What the step says of a server of another protocol, and of TLS that it does not expect, which no server of
 * `servers.real.ts` shows.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { freePort } from '../support/processes.ts';
import { makeCertificates } from './support/certificates.ts';
import { deployTo } from './support/deploy-to.ts';
import { isListening } from './support/is-listening.ts';
import { describeWith } from './support/needs.ts';
import { startVsftpd } from './support/servers/ftp-servers.ts';
import { startOpenSsh } from './support/servers/ssh-servers.ts';
import { remoteDocs } from './support/servers/tested-server.ts';
import { expectNamed } from './support/servers/wrong-settings.ts';
import { startNginx } from './support/web-server.ts';

/** The port of each server. */
const ports = new Map<string, string>();
const stops: (() => Promise<void>)[] = [];
let home: string;

const folderOf = async (name: string) => {
  const folder = path.join(home, name);
  await mkdir(folder);
  return folder;
};

/** The options of a remote at this port. */
type Remote = (port: string) => Readonly<Record<string, string>>;

const at = (scheme: 'http' | 'https', port: string) => `${scheme}://127.0.0.1:${port}`;
const login = { host: '127.0.0.1', user: 'docs', pass: 'fdMo_71JZI7_Jmnkk5PTdeUO6L_0' };
const keys = { provider: 'Other', access_key_id: 'key', secret_access_key: 'secret' };
const REMOTES = {
  'ftp with tls': (port) => ({ type: 'ftp', port, ...login, tls: 'true' }),
  'ftp with explicit_tls': (port) => ({ type: 'ftp', port, ...login, explicit_tls: 'true' }),
  'webdav over http': (port) => ({ type: 'webdav', url: at('http', port) }),
  'webdav over https': (port) => ({ type: 'webdav', url: at('https', port) }),
  's3 over http': (port) => ({ type: 's3', ...keys, endpoint: at('http', port) }),
  's3 over https': (port) => ({ type: 's3', ...keys, endpoint: at('https', port) }),
  'gcs over https': (port) => ({ type: 'gcs', anonymous: 'true', endpoint: at('https', port) }),
} satisfies Readonly<Record<string, Remote>>;

const CASES: readonly (readonly [string, keyof typeof REMOTES, RegExp])[] = [
  ['OpenSSH', 's3 over http', /does not speak HTTP/],
  ['vsftpd', 'ftp with tls', /needs `explicit_tls` in place of `tls`/],
  ['vsftpd without TLS', 'ftp with explicit_tls', /If it offers no TLS, remove `explicit_tls`/],
  ['nginx with TLS', 'webdav over http', /The server requires TLS at this address/],
  ['nginx with TLS', 's3 over http', /whether the server requires TLS at this address/],
  ['nginx with TLS', 'webdav over https', /The certificate of the server is not trusted/],
  ['nginx with TLS', 's3 over https', /The certificate of the server is not trusted/],
  ['nginx with TLS', 'gcs over https', /The certificate of the server is not trusted/],
];

describeWith('A wrong server', ['rclone', 'sshd', 'vsftpd', 'nginx', 'openssl', 'root'], () => {
  beforeAll(async () => {
    home = await makeTempFolder('wrong-server');
    const ssh = await startOpenSsh(await folderOf('ssh'));
    const ftp = await startVsftpd(await folderOf('ftp'));
    const off = { ssl_enable: 'NO', allow_anon_ssl: 'NO' };
    const plain = await startVsftpd(await folderOf('plain'), {
      ...off,
      force_anon_logins_ssl: 'NO',
      force_anon_data_ssl: 'NO',
    });
    stops.push(ssh.stop, ftp.stop, plain.stop);
    ports.set('OpenSSH', ssh.env['RCLONE_CONFIG_DOCS_PORT'] ?? '');
    ports.set('vsftpd', ftp.env['RCLONE_CONFIG_DOCS_PORT'] ?? '');
    ports.set('vsftpd without TLS', plain.env['RCLONE_CONFIG_DOCS_PORT'] ?? '');
    const port = await freePort();
    const { certificate, key } = makeCertificates(path.join(home, 'tls'), ['IP:127.0.0.1']);
    const block = `server { listen 127.0.0.1:${port} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key}; }`;
    const nginx = await startNginx(await folderOf('nginx'), block, () => isListening(port));
    stops.push(nginx.stop);
    ports.set('nginx with TLS', `${port}`);
  });

  afterAll(async () => {
    for (const stop of stops) await stop();
    await removeFolder(home);
  });

  it.each(CASES)('%s, asked for %s, is named by the first answer', async (server, kind, says) => {
    const env = remoteDocs(REMOTES[kind](ports.get(server) ?? ''));
    const site = { 'index.html': 'home' };
    expectNamed(await deployTo({ home, destination: 'docs:docs', site, env }), says);
  });
});
