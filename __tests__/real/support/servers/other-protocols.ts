/** The settings that ask a server for another protocol than its own. */
import { obscured, PASSWORD, type Refusal, type RunningServer, remoteDocs } from './tested-server.ts';

/** What a server speaks, by rclone's type of its storage; HTTP for each other type. */
const PROTOCOLS: Readonly<Record<string, string>> = { ftp: 'FTP', sftp: 'SSH' };

export function otherProtocols({ env }: RunningServer): Refusal[] {
  const option = (name: string) => env[`RCLONE_CONFIG_DOCS_${name}`];
  const type = option('TYPE') ?? '';
  const address = option('URL') ?? option('ENDPOINT');
  const { hostname: host, port } = new URL(address ?? `http://${option('HOST')}:${option('PORT')}`);
  const login = { host, port, user: 'docs', pass: obscured(PASSWORD), known_hosts_file: 'none' };
  const speaks = PROTOCOLS[type] ?? 'HTTP';
  const rows = Object.entries(PROTOCOLS)
    .filter(([other]) => other !== type)
    .map(([other, protocol]) => ({
      what: `asked for ${other}`,
      env: remoteDocs({ ...login, type: other }),
      says: new RegExp(`the server speaks ${speaks}, not ${protocol}`),
    }));
  if (address === undefined)
    return [
      ...rows,
      {
        what: 'asked for webdav',
        env: remoteDocs({ type: 'webdav', url: `http://${host}:${port}` }),
        says: /The server at this address does not speak HTTP/,
      },
    ];
  const secure = address.replace(/^http:/, 'https:');
  const name = option('URL') === undefined ? 'endpoint' : 'url';
  return [
    ...rows,
    {
      what: 'asked for TLS',
      env: remoteDocs({ [name]: secure }),
      says: /The server offers no TLS at this address/,
    },
  ];
}
