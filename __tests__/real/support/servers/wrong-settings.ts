/** Settings that do not fit the server, and what the step says of them. */
import { expect } from '@jest/globals';
import type { StepResult } from '../../../../tools/runner-double/run-step.ts';
import { MOTO } from './object-storages.ts';
import {
  obscured,
  PASSWORD,
  type Refusal,
  type RunningServer,
  remoteDocs,
  type TestedServer,
} from './tested-server.ts';

/** Expects that the step says what is wrong, and has changed nothing. */
export function expectNamed(
  { log, exitCode, outputs }: StepResult,
  says: RegExp,
  live = /^untouched$/,
): void {
  const { 'error-code': code, 'files-uploaded': uploaded = '0', live: seen = '' } = outputs;
  expect([log, exitCode, code, uploaded]).toEqual([log, 1, 'deploy-failed', '0']);
  expect([log, seen]).toEqual([log, expect.stringMatching(live)]);
  expect(log).toMatch(says);
  expect(log).not.toContain('no progress');
}

/** lighttpd and Apache refuse the request, and WsgiDAV does not say why. */
const FILE_IN_PLACE =
  /A file is where a folder is needed|The path is the one of a file|A part of the path is a file|has no permission|not the one of a WebDAV folder|A folder of the path does not exist/;

/** @returns none if the storage keeps no folders, as S3: then the path is only a part of each name */
export function pathOfFile(server: TestedServer, running: RunningServer): Refusal[] {
  if (server === MOTO) return [];
  const destination = `${running.destination('docs')}/index.html`;
  return [{ what: 'the path of a file', destination, says: FILE_IN_PLACE }];
}

/** What the step says of another server, by rclone's type. An SSH server speaks first, and others may end the connection. */
const SAYS: Readonly<Record<string, RegExp>> = {
  ftp: /does not respond as an FTP server does/,
  sftp: /does not respond as an SSH server does|ended the connection before the login/,
};

/** Settings that ask a server for another protocol than its own. */
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
