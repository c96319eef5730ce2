/** Servers of WebDAV. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, startServer } from '../../../support/processes.ts';
import { isListening } from '../is-listening.ts';
import { pathOf } from '../needs.ts';
import {
  makeSitesFolder,
  NOBODY,
  obscured,
  onDisk,
  PASSWORD,
  remoteDocs,
  type ServerOnDisk,
  type TestedServer,
  unpacked,
  withoutPrivileges,
} from './tested-server.ts';

/** What a client sees of each server. */
function asRemote(port: number, folder: string): Omit<ServerOnDisk, 'stop'> {
  const url = `http://127.0.0.1:${port}/sites`;
  const disk = onDisk(folder);
  return {
    ...disk,
    store: (site) => {
      const store = disk.store(site);
      // Empty folders stay (deploy/README.md).
      const isFile = ([name]: readonly [string, string]) => !name.endsWith('/');
      return {
        ...store,
        read: async () => Object.fromEntries(Object.entries(await store.read()).filter(isFile)),
      };
    },
    destination: (site) => `docs:${site}`,
    env: remoteDocs({ type: 'webdav', vendor: 'other', url, user: 'docs', pass: obscured(PASSWORD) }),
    refusals: [
      {
        what: 'another password',
        env: remoteDocs({ pass: obscured('another') }),
        says: /The server did not accept the user or the password/,
      },
      {
        what: 'another address',
        env: remoteDocs({ url: `http://127.0.0.1:${port}/elsewhere` }),
        says: /The address is not the one of a WebDAV folder|A folder of the path does not exist/,
      },
    ],
  };
}

/**
 * Starts Apache, which serves a folder to visitors, and to WebDAV clients at the same address.
 *
 * @param home an empty folder
 * @param indexPage with one, it refuses to list a folder that has it
 */
export async function startApache(home: string, indexPage = 'disabled'): Promise<ServerOnDisk> {
  const program = pathOf('apache2');
  const modulesFolder = path.resolve(program, '../../lib/apache2/modules');
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? NOBODY : undefined;
  const folder = await makeSitesFolder(path.join(home, 'www', 'sites'), account);
  execFileSync('chmod', ['755', home]);
  const locks = await makeSitesFolder(path.join(home, 'locks'), account);
  const port = await freePort();
  const passwords = path.join(home, 'passwords');
  const digest = createHash('sha1').update(PASSWORD).digest('base64');
  await writeFile(passwords, `docs:{SHA}${digest}\nreader:{SHA}${digest}\n`);
  const modules = 'mpm_event authn_core authn_file authz_core authz_user auth_basic dav dav_fs dir'.split(
    ' ',
  );
  const lines = [
    ...modules.map((name) => `LoadModule ${name}_module ${modulesFolder}/mod_${name}.so`),
    ...(isRoot ? ['User nobody', 'Group nogroup'] : []),
    `Listen 127.0.0.1:${port}`,
    'ServerName 127.0.0.1',
    `ServerRoot ${home}`,
    `DefaultRuntimeDir ${home}`,
    `PidFile ${home}/pid`,
    `ErrorLog ${home}/error.log`,
    `DavLockDB ${locks}/lock`,
    `DocumentRoot ${home}/www`,
    `<Directory ${home}/www>`,
    '  Dav On',
    `  DirectoryIndex ${indexPage}`,
    '  AuthType Basic',
    '  AuthName Sites',
    `  AuthUserFile ${passwords}`,
    '  AuthzSendForbiddenOnFailure On',
    '  <LimitExcept GET OPTIONS PROPFIND>',
    '    Require user docs',
    '  </LimitExcept>',
    '  <Limit GET OPTIONS PROPFIND>',
    '    Require valid-user',
    '  </Limit>',
    '</Directory>',
  ];
  const config = path.join(home, 'apache.conf');
  await writeFile(config, `${lines.join('\n')}\n`);
  const server = await startServer([program, '-D', 'FOREGROUND', '-f', config], {
    isReady: () => isListening(port),
  });
  const reader = { env: remoteDocs({ user: 'reader' }), release: async () => {} };
  return { ...asRemote(port, folder), protect: async () => reader, stop: server.stop };
}

export const APACHE: TestedServer = {
  name: 'Apache (mod_dav)',
  needs: ['rclone', 'apache2'],
  keepsTimes: true,
  start: (home) => startApache(home),
};

export const LIGHTTPD: TestedServer = {
  name: 'lighttpd (mod_webdav)',
  needs: ['rclone', 'lighttpd'],
  keepsTimes: true,
  start: async (home) => {
    const { program, file, env: libraries } = unpacked('lighttpd');
    const folder = await makeSitesFolder(path.join(home, 'www', 'sites'));
    await mkdir(path.join(home, 'uploads'));
    const port = await freePort();
    const passwords = path.join(home, 'passwords');
    await writeFile(passwords, `docs:${PASSWORD}\n`);
    const lines = [
      'server.modules = ("mod_auth", "mod_authn_file", "mod_webdav")',
      'server.bind = "127.0.0.1"',
      `server.port = ${port}`,
      `server.document-root = "${home}/www"`,
      `server.upload-dirs = ("${home}/uploads")`,
      `server.errorlog = "${home}/error.log"`,
      'auth.backend = "plain"',
      `auth.backend.plain.userfile = "${passwords}"`,
      'auth.require = ("/" => ("method" => "basic", "realm" => "Sites", "require" => "valid-user"))',
      'webdav.activate = "enable"',
    ];
    const config = path.join(home, 'lighttpd.conf');
    await writeFile(config, `${lines.join('\n')}\n`);
    const command = withoutPrivileges([program, '-D', '-f', config, '-m', file('usr/lib/lighttpd')]);
    const server = await startServer(command, { env: libraries, isReady: () => isListening(port) });
    const remote = asRemote(port, folder);
    // lighttpd refuses a request with a body if it has no type.
    const env = { ...remote.env, RCLONE_WEBDAV_HEADERS: 'Content-Type,application/xml' };
    const withoutType = {
      what: 'requests without their type',
      env: { RCLONE_WEBDAV_HEADERS: undefined },
      says: /The server requires the type of a request/,
    };
    return { ...remote, env, refusals: [...remote.refusals, withoutType], stop: server.stop };
  },
};

export const WSGIDAV: TestedServer = {
  name: 'WsgiDAV',
  needs: ['rclone', 'wsgidav'],
  keepsTimes: true,
  start: async (home) => {
    const folder = await makeSitesFolder(path.join(home, 'www', 'sites'));
    const port = await freePort();
    const config = path.join(home, 'wsgidav.json');
    const accounts = { docs: { password: PASSWORD } };
    const settings = {
      host: '127.0.0.1',
      port,
      provider_mapping: { '/': path.join(home, 'www') },
      http_authenticator: {
        domain_controller: null,
        accept_basic: true,
        accept_digest: false,
        default_to_digest: false,
      },
      simple_dc: { user_mapping: { '*': accounts } },
    };
    await writeFile(config, JSON.stringify(settings));
    const command = withoutPrivileges([pathOf('wsgidav'), '--config', config]);
    const server = await startServer(command, { isReady: () => isListening(port) });
    return { ...asRemote(port, folder), stop: server.stop };
  },
};
