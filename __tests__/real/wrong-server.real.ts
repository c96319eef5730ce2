/**
 * What the step says of wrong settings: another protocol than the one of the server, another password, path, or host key,
 * TLS where the server has none, and a certificate that is not trusted. Prints after how many seconds.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { freePort, startServer } from '../support/processes.ts';
import { makeCertificates } from './support/certificates.ts';
import { deployTo } from './support/deploy-to.ts';
import { isListening } from './support/is-listening.ts';
import { describeWith, itWithAtOnce, pathOf } from './support/needs.ts';
import { startS3 } from './support/s3.ts';
import { atMost, SERVERS } from './support/servers/all-servers.ts';
import { Deployments } from './support/servers/deployments.ts';
import { startVsftpd } from './support/servers/ftp-servers.ts';
import { MOTO } from './support/servers/object-storages.ts';
import { otherProtocols } from './support/servers/other-protocols.ts';
import { startOpenSsh } from './support/servers/ssh-servers.ts';
import type { Refusal, RunningServer, TestedServer } from './support/servers/tested-server.ts';

type Variables = Readonly<Record<string, string>>;

/** The port of each server. */
const ports = new Map<string, string>();
const stops: (() => Promise<void>)[] = [];
let home: string;

async function startNginx(folder: string): Promise<string> {
  await mkdir(folder);
  const port = await freePort();
  const { certificate, key } = makeCertificates(path.join(folder, 'tls'), ['IP:127.0.0.1']);
  const config = path.join(folder, 'config');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  const server = `server { listen 127.0.0.1:${port} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key}; }`;
  const text = `daemon off; pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')} ${server} }`;
  await writeFile(config, text);
  const { stop } = await startServer([pathOf('nginx'), '-p', folder, '-c', config], {
    isReady: () => isListening(port),
  });
  stops.push(stop);
  return `${port}`;
}

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
  sftp: (port: string): Variables => ({ ...REMOTES.ftp(port), TYPE: 'sftp', KNOWN_HOSTS_FILE: 'none' }),
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
  'azureblob over https': (port: string): Variables => ({
    ...{ TYPE: 'azureblob', ACCOUNT: 'docs', KEY: 'a2V5' },
    ENDPOINT: http('https', port),
  }),
  'gcs over https': (port: string): Variables => ({
    ...{ TYPE: 'gcs', ANONYMOUS: 'true' },
    ENDPOINT: http('https', port),
  }),
} as const;

const CASES: readonly (readonly [string, keyof typeof REMOTES, RegExp])[] = [
  ['OpenSSH', 'ftp', /does not respond as an FTP server does[\s\S]*Check the type of the remote/],
  ['OpenSSH', 'webdav over http', /does not speak HTTP/],
  ['OpenSSH', 's3 over http', /does not speak HTTP/],
  ['vsftpd', 'sftp', /does not respond as an SSH server does[\s\S]*Check the type of the remote/],
  ['vsftpd', 'webdav over http', /does not speak HTTP/],
  ['vsftpd', 's3 over http', /does not speak HTTP/],
  ['vsftpd', 'ftp with tls', /needs `explicit_tls` in place of `tls`/],
  ['vsftpd without TLS', 'ftp with explicit_tls', /If it offers no TLS, remove `explicit_tls`/],
  ['versitygw', 'ftp', /does not respond as an FTP server does/],
  ['versitygw', 'sftp', /ended the connection before the login/],
  ['versitygw', 'webdav over https', /The server offers no TLS at this address/],
  ['versitygw', 's3 over https', /The server offers no TLS at this address/],
  ['nginx with TLS', 'webdav over http', /The server requires TLS at this address/],
  ['nginx with TLS', 's3 over http', /whether the server requires TLS at this address/],
  ['nginx with TLS', 'webdav over https', /The certificate of the server is not trusted/],
  ['nginx with TLS', 's3 over https', /The certificate of the server is not trusted/],
  // The library of Azure repeats the request for longer than the step waits.
  [
    'nginx with TLS',
    'azureblob over https',
    /The certificate of the server is not trusted|no answer within 10 seconds/,
  ],
  ['nginx with TLS', 'gcs over https', /The certificate of the server is not trusted/],
];

/**
 * Expects that the step says what is wrong, and has changed nothing. Prints a row of a table, with the seconds: one or two,
 * or ten for a server that is silent or ends each connection.
 */
async function expectNamed(
  server: string,
  { what, says }: Pick<Refusal, 'what' | 'says'>,
  run: () => Promise<StepResult>,
): Promise<void> {
  const began = performance.now();
  const step = await run();
  const ms = performance.now() - began;
  const [, message, hint] = /Error: (.*)\n(.*)/.exec(step.log) ?? [];
  process.stderr.write(`| ${server} | ${what} | ${(ms / 1000).toFixed(1)} s | ${message} | ${hint} |\n`);
  expect([step.log, step.exitCode]).toEqual([step.log, 1]);
  expect(step.log).toMatch(says);
  expect(step.log).not.toContain('no progress');
  expect(step.outputs).toMatchObject({ 'error-code': 'deploy-failed', live: 'untouched' });
}

/** @returns none if the storage keeps no folders, as S3: then the path is only a part of each name */
function pathOfFile(server: TestedServer, running: RunningServer): Refusal[] {
  if (server === MOTO) return [];
  const destination = `${running.destination('docs')}/index.html`;
  return [{ what: 'the path of a file', destination, says: FILE_IN_PLACE }];
}

/** lighttpd and Apache refuse the request, and WsgiDAV does not say why. */
const FILE_IN_PLACE =
  /A file is where a folder is needed|The path is the one of a file|A part of the path is a file|has no permission|not the one of a WebDAV folder|A folder of the path does not exist/;

/** Two steps at once can be as fast as one. */
const oneOfFew = atMost(2);

for (const server of SERVERS) {
  itWithAtOnce(`${server.name} refuses wrong settings, and the step names each`, server.needs, () =>
    oneOfFew(async () => {
      const folder = await makeTempFolder('wrong-settings');
      const running = await server.start(folder);
      try {
        const site = new Deployments(server, running, folder, 'docs');
        const files = { 'guides/start.html': 'start', 'index.html': 'home' };
        await site.deploy(files);
        const problems: string[] = [];
        const rows = [...otherProtocols(running), ...running.refusals, ...pathOfFile(server, running)];
        for (const row of rows) {
          const named = expectNamed(server.name, row, () => site.run({ 'index.html': 'x' }, row));
          await named.catch((error: Error) => problems.push(`${row.what}: ${error.message}`));
        }
        expect(problems).toEqual([]);
        const again = await site.run(files);
        expect([again.log, again.outputs['live']]).toEqual([again.log, 'unchanged']);
        await site.expectSite(files, again);
      } finally {
        await running.stop();
        await removeFolder(folder);
      }
    }),
  );
}

describeWith(
  'A wrong server',
  ['rclone', 'sshd', 'vsftpd', 'versitygw', 'nginx', 'openssl', 'root', 'aws'],
  () => {
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
      const s3 = await startS3(await folderOf('s3'));
      stops.push(ssh.stop, ftp.stop, plain.stop, s3.stop);
      ports.set('OpenSSH', ssh.env['RCLONE_CONFIG_DOCS_PORT'] ?? '');
      ports.set('vsftpd', ftp.env['RCLONE_CONFIG_DOCS_PORT'] ?? '');
      ports.set('vsftpd without TLS', plain.env['RCLONE_CONFIG_DOCS_PORT'] ?? '');
      ports.set('versitygw', new URL(s3.remote['RCLONE_CONFIG_DOCS_ENDPOINT'] ?? '').port);
      ports.set('nginx with TLS', await startNginx(path.join(home, 'nginx')));
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
      await expectNamed(server, { what: kind, says }, () =>
        deployTo({ home, destination: 'docs:docs', site, env }),
      );
    });
  },
);
