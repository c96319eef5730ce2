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
import { expectNamed } from './support/servers/wrong-settings.ts';
import { startNginx } from './support/web-server.ts';

type Variables = Readonly<Record<string, string>>;

/** The port of each server. */
const ports = new Map<string, string>();
const stops: (() => Promise<void>)[] = [];
let home: string;

const folderOf = async (name: string) => {
  const folder = path.join(home, name);
  await mkdir(folder);
  return folder;
};

const login = { USER: 'docs', PASS: 'fdMo_71JZI7_Jmnkk5PTdeUO6L_0' };
const http = (scheme: string, port: string) => `${scheme}://127.0.0.1:${port}`;
const REMOTES = {
  ftp: (port: string): Variables => ({ TYPE: 'ftp', HOST: '127.0.0.1', PORT: port, ...login }),
  'ftp with tls': (port: string): Variables => ({ ...REMOTES.ftp(port), TLS: 'true' }),
  'ftp with explicit_tls': (port: string): Variables => ({ ...REMOTES.ftp(port), EXPLICIT_TLS: 'true' }),
  'webdav over http': (port: string): Variables => ({ TYPE: 'webdav', URL: http('http', port) }),
  'webdav over https': (port: string): Variables => ({ TYPE: 'webdav', URL: http('https', port) }),
  's3 over http': (port: string): Variables => ({
    ...{ TYPE: 's3', PROVIDER: 'Other', ACCESS_KEY_ID: 'key', SECRET_ACCESS_KEY: 'secret' },
    ENDPOINT: http('http', port),
  }),
  's3 over https': (port: string): Variables => ({
    ...REMOTES['s3 over http'](port),
    ENDPOINT: http('https', port),
  }),
  'gcs over https': (port: string): Variables => ({
    ...{ TYPE: 'gcs', ANONYMOUS: 'true' },
    ENDPOINT: http('https', port),
  }),
} as const;

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
    const variables = REMOTES[kind](ports.get(server) ?? '');
    const env = Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`RCLONE_CONFIG_DOCS_${name}`, value]),
    );
    const site = { 'index.html': 'home' };
    expectNamed(await deployTo({ home, destination: 'docs:docs', site, env }), says);
  });
});
