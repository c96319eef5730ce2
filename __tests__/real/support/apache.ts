/** A real Apache, which serves one folder to visitors, and to WebDAV clients at the same address. */
import { chmodSync, chownSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, startServer } from '../../support/processes.ts';
import type { FileServer } from './ftp.ts';
import { pathOf } from './needs.ts';
import { isListening } from './sftp.ts';

/** The number of the account `nobody`, and of its group on Debian. */
const NOBODY = 65_534;

/**
 * @param home an empty folder
 * @param directives of the folder, such as `DirectoryIndex disabled`
 */
export async function startApache(home: string, ...directives: readonly string[]): Promise<FileServer> {
  const isRoot = process.getuid?.() === 0;
  const [root, locks] = [path.join(home, 'www'), path.join(home, 'locks')];
  const folder = path.join(root, 'docs');
  await mkdir(folder, { recursive: true });
  await mkdir(locks);
  chmodSync(home, 0o755);
  if (isRoot) for (const each of [folder, locks]) chownSync(each, NOBODY, NOBODY);
  const port = await freePort();
  const config = path.join(home, 'apache.conf');
  const program = pathOf('apache2');
  const modules = path.resolve(program, '../../lib/apache2/modules');
  const lines = [
    ...['mpm_event', 'authz_core', 'dav', 'dav_fs', 'dir'].map(
      (name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`,
    ),
    ...(isRoot ? ['User nobody', 'Group nogroup'] : []),
    `Listen 127.0.0.1:${port}`,
    'ServerName 127.0.0.1',
    `ServerRoot ${home}`,
    `DefaultRuntimeDir ${home}`,
    `PidFile ${home}/pid`,
    `ErrorLog ${home}/error.log`,
    `DavLockDB ${locks}/lock`,
    `DocumentRoot ${root}`,
    `<Directory ${root}>`,
    'Dav On',
    ...directives,
    '</Directory>',
  ];
  await writeFile(config, `${lines.join('\n')}\n`);
  const server = await startServer([program, '-D', 'FOREGROUND', '-f', config], {
    isReady: () => isListening(port),
  });
  return {
    folder,
    destination: 'docs:docs',
    env: {
      RCLONE_CONFIG_DOCS_TYPE: 'webdav',
      RCLONE_CONFIG_DOCS_VENDOR: 'other',
      RCLONE_CONFIG_DOCS_URL: `http://127.0.0.1:${port}`,
    },
    stop: server.stop,
  };
}
