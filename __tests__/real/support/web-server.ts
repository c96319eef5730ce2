/** Real web servers that serve a folder with the configurations of `docs/hosting.md`. */
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, type ServerProcess, startServer } from '../../support/processes.ts';
import { REPOSITORY } from '../../support/repository.ts';
import { pathOf } from './needs.ts';

export const WEB_SERVERS = ['nginx', 'caddy', 'apache2'] as const;
export type WebServer = (typeof WEB_SERVERS)[number];

export interface StartedWebServer {
  readonly server: ServerProcess;
  readonly url: string;
}

/** Returns a block of the page. Those for Apache are for a file `.htaccess`. */
export async function blockFor(name: WebServer, index = 0): Promise<string> {
  const page = await readFile(path.join(REPOSITORY, 'docs', 'hosting.md'), 'utf8');
  const language = name === 'apache2' ? 'apache' : name;
  const block = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))][index]?.[1];
  if (block === undefined) throw new Error(`The page has no block ${index} for ${name}.`);
  return block;
}

/** @param root replaces the folder in `/srv` */
export async function startWebServer(
  name: WebServer,
  home: string,
  root: string,
  block: string,
): Promise<StartedWebServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = path.join(home, 'config');
  await mkdir(root, { recursive: true });
  if (name === 'apache2') {
    // The parent process of Apache gives up the rights of root.
    await chmod(home, 0o755);
    await writeFile(path.join(root, '.htaccess'), block);
    await writeFile(config, apacheConfig(home, root, port));
  } else {
    const adapted = block
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace(/^docs\.example\.com \{/m, `${url} {`)
      .replace(/\/srv\/\w+/, root);
    if (!adapted.includes(` ${root}`) || !adapted.includes(`127.0.0.1:${port}`))
      throw new Error(`The block for ${name} has no folder or no address.`);
    if (name === 'nginx') return { server: await startNginx(home, adapted, () => fetch(url)), url };
    await writeFile(config, `{\n\tadmin off\n}\n${adapted}`);
  }
  const args = {
    caddy: ['run', '--adapter', 'caddyfile', '--config', config],
    apache2: ['-D', 'FOREGROUND', '-f', config],
  };
  const server = await startServer([pathOf(name), ...args[name]], { isReady: () => fetch(url) });
  return { server, url };
}

/**
 * @param home a folder for its files
 * @param block of the configuration, with its servers
 */
export async function startNginx(
  home: string,
  block: string,
  isReady: () => Promise<unknown>,
): Promise<ServerProcess> {
  // If root starts nginx, its workers would run as a user who cannot read the folder, so they stay root.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${home}/${each};`,
  );
  const config = path.join(home, 'nginx.conf');
  await writeFile(
    config,
    `${user} daemon off; pid ${home}/nginx.pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temporary.join(' ')}
${block}}`,
  );
  return startServer([pathOf('nginx'), '-p', home, '-c', config], { isReady });
}

/** The files that each version of its table has. The machine may have another one. */
const TYPES_OF_APACHE = [
  'application/javascript .js',
  'application/json .json',
  'application/wasm .wasm',
  'application/xml .xml',
  'font/woff2 .woff2',
  'image/png .png',
  'image/svg+xml .svg',
  'image/x-icon .ico',
  'text/css .css',
  'text/html .html',
  'text/plain .txt',
];

/** The modules are those that Debian enables, and `headers` and `rewrite`, which hosts of web space have. */
function apacheConfig(home: string, root: string, port: number): string {
  const modules = path.resolve(pathOf('apache2'), '../../lib/apache2/modules');
  const names =
    'mpm_event alias auth_basic authn_core authn_file authz_core authz_host authz_user autoindex deflate dir env filter mime negotiation reqtimeout setenvif headers rewrite';
  return `${names
    .split(' ')
    .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`)
    .join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
Listen 127.0.0.1:${port}
ServerName 127.0.0.1
ServerRoot ${home}
DefaultRuntimeDir ${home}
PidFile ${home}/pid
ErrorLog ${home}/error.log
TypesConfig /dev/null
${TYPES_OF_APACHE.map((line) => `AddType ${line}`).join('\n')}
DirectoryIndex index.html
DocumentRoot ${root}
<Directory />
Require all denied
</Directory>
<FilesMatch "^\\.ht">
Require all denied
</FilesMatch>
<Directory ${root}>
Options Indexes FollowSymLinks MultiViews
AllowOverride All
Require all granted
</Directory>
`;
}
