/** An S3 server behind real proxies that change `Accept-Encoding`, as those in front of Ceph or MinIO often do. */
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeTempFolder, readFolder, removeFolder } from '../support/folders.ts';
import { freePort, startServer } from '../support/processes.ts';
import { deployTo, expectDeployed } from './support/deploy-to.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { type S3, startS3 } from './support/s3.ts';

const SITE = { 'index.html': '<h1>Welcome</h1>', 'guides/start page.html': '<h1>Start</h1>' };

/** Where a proxy listens, what it is in front of, and a folder for its files. */
interface Given {
  readonly port: number;
  readonly to: string;
  readonly home: string;
}

/** The configuration of each proxy, and the arguments that make it read the file. */
const PROXIES = {
  nginx: {
    config: ({ port, to, home }: Given) => `daemon off; pid ${home}/nginx.pid; error_log stderr; events {}
${process.getuid?.() === 0 ? 'user root;' : ''}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${home}/${each};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${to};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Accept-Encoding "";
    }
  }
}`,
    args: (config: string) => ['-p', path.dirname(config), '-c', config],
  },
  caddy: {
    config: ({ port, to }: Given) => `{
	admin off
}
http://127.0.0.1:${port} {
	reverse_proxy ${to} {
		header_up Accept-Encoding gzip
	}
}`,
    args: (config: string) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
  apache2: {
    config: ({ port, to, home }: Given) => {
      const modules = path.resolve(pathOf('apache2'), '../../lib/apache2/modules');
      const load = ['mpm_event', 'authz_core', 'headers', 'proxy', 'proxy_http'].map(
        (name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`,
      );
      return `${load.join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
Listen 127.0.0.1:${port}
ServerName 127.0.0.1
ServerRoot ${home}
DefaultRuntimeDir ${home}
PidFile ${home}/pid
ErrorLog ${home}/error.log
AllowEncodedSlashes NoDecode
ProxyPreserveHost On
ProxyPass / ${to}/ nocanon
RequestHeader set Accept-Encoding gzip
`;
    },
    args: (config: string) => ['-D', 'FOREGROUND', '-f', config],
  },
};

describeWith(
  'an S3 server behind a proxy that changes `Accept-Encoding`',
  ['versitygw', 'aws', 'nginx', 'caddy', 'apache2'],
  () => {
    let home: string;
    let s3: S3;
    beforeAll(async () => {
      home = await makeTempFolder('rewriting-proxy');
      s3 = await startS3(path.join(home, 's3'));
    });
    afterAll(async () => {
      await s3?.stop();
      await removeFolder(home);
    });

    it.each(['nginx', 'caddy', 'apache2'] as const)(
      '%s: is deployed to, since the header is not signed',
      async (name) => {
        const own = await makeTempFolder(name, home);
        // The parent process of Apache gives up the rights of root.
        await chmod(own, 0o755);
        const port = await freePort();
        const { config, args } = PROXIES[name];
        const file = path.join(own, 'config');
        await writeFile(file, config({ port, to: s3.url, home: own }));
        const url = `http://127.0.0.1:${port}`;
        const proxy = await startServer([pathOf(name), ...args(file)], { isReady: () => fetch(url) });
        try {
          const deploy = (env = {}) =>
            deployTo({
              home: own,
              destination: `docs:${s3.bucket.name}/${name}`,
              site: SITE,
              env: { ...s3.remote, RCLONE_CONFIG_DOCS_ENDPOINT: url, ...env },
            });
          const signed = await deploy({ RCLONE_S3_SIGN_ACCEPT_ENCODING: 'true' });
          expect([signed.exitCode, signed.log]).toEqual([
            1,
            expect.stringContaining('SignatureDoesNotMatch'),
          ]);
          expectDeployed(await deploy());
          expect(await readFolder(path.join(s3.bucket.folder, name))).toMatchObject({
            'index.html': Buffer.from(SITE['index.html']),
            'guides/start page.html': Buffer.from(SITE['guides/start page.html']),
          });
        } finally {
          await proxy.stop();
        }
      },
    );
  },
);
