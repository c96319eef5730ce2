/** The settings that ask a server for another protocol than its own. */
import { obscured, PASSWORD, type Refusal, type RunningServer, remoteDocs } from './tested-server.ts';

/** What the step says of another server, by rclone's type. An SSH server speaks first, and others may end the connection. */
const SAYS: Readonly<Record<string, RegExp>> = {
  ftp: /does not respond as an FTP server does/,
  sftp: /does not respond as an SSH server does|ended the connection before the login/,
};

export function otherProtocols({ env }: RunningServer): Refusal[] {
  const option = (name: string) => env[`RCLONE_CONFIG_DOCS_${name}`];
  const type = option('TYPE') ?? '';
  const address = option('URL') ?? option('ENDPOINT');
  const { hostname: host, port } = new URL(address ?? `http://${option('HOST')}:${option('PORT')}`);
  const login = { host, port, user: 'docs', pass: obscured(PASSWORD), known_hosts_file: 'none' };
  const rows = Object.entries(SAYS)
    .filter(([other]) => other !== type)
    .map(([other, says]) => ({
      what: `asked for ${other}`,
      env: remoteDocs({ ...login, type: other }),
      says,
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
      // The library of Azure repeats the request for longer than the step waits.
      says: /The server offers no TLS at this address|no answer within 10 seconds/,
    },
  ];
}
