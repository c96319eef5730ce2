/** A server of rclone itself (`rclone serve`), which makes a folder of this machine a remote. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { freePort, startServer } from './processes.ts';
import { rcloneFolder } from './rclone.ts';

const PASSWORD = 'password-of-a-server-0000';

export interface RcloneServer {
  /** Variables that configure it as the remote `docs`. */
  readonly env: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  /** Lets it see what other programs have changed in the folder. */
  reload(): void;
  stop(): Promise<void>;
}

/** @param options of the server */
export async function serveWithRclone(
  protocol: 'ftp' | 'sftp' | 'webdav',
  folder: string,
  options: readonly string[] = [],
): Promise<RcloneServer> {
  const rclone = path.join(rcloneFolder(), 'rclone');
  const address = /(?:listening on |http:\/\/|Serving FTP on )(127\.0\.0\.1):(\d+)/;
  // `rclone serve ftp` has its own port in place of 0.
  const port = await freePort();
  const login = ['--user', 'docs', '--pass', PASSWORD];
  const server = await startServer(
    [rclone, 'serve', protocol, folder, ...login, ...options, '--addr', `127.0.0.1:${port}`],
    {
      isReady: (output) => address.test(output),
    },
  );
  const [, HOST = '', PORT = ''] = address.exec(server.output()) ?? [];
  const password = String(execFileSync(rclone, ['obscure', PASSWORD])).trim();
  const where = protocol === 'webdav' ? { URL: `http://${HOST}:${PORT}`, VENDOR: 'rclone' } : { HOST, PORT };
  const trusted = protocol === 'sftp' ? { KNOWN_HOSTS_FILE: 'none' } : {};
  const variables = { TYPE: protocol, USER: 'docs', PASS: password, ...where, ...trusted };
  return {
    env: Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`RCLONE_CONFIG_DOCS_${name}`, value]),
    ),
    secrets: [PASSWORD, password],
    reload: server.reload,
    stop: server.stop,
  };
}
