/** Tests the deploy action against servers that allow fewer connections than it makes at first. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { makeTempFolder, readFolder, removeFolder, textOf } from '../support/folders.ts';
import { deployTo, expectDeployed } from './support/deploy-to.ts';
import { type FileServer, startFtp } from './support/ftp.ts';
import { describeWith, type Need } from './support/needs.ts';
import { startSftp } from './support/sftp.ts';
import { startSftpWithoutTimes } from './support/sftp-without-times.ts';

type Files = Readonly<Record<string, string>>;

const site = (edition: string): Files =>
  Object.fromEntries([
    // A server may hide a name that begins with a dot, so it is asked for.
    ['.well-known/security.txt', edition],
    ...Array.from({ length: 299 }, (_, at) => [`section-${at % 12}/page-${at}.html`, `${edition} ${at}`]),
  ]);

const startOpenSsh = async (home: string): Promise<FileServer> => {
  const { folder, env, stop } = await startSftp(home, undefined, ['MaxStartups 4']);
  return { folder, env, stop, destination: `docs:${folder}` };
};

const FTP: readonly Need[] = ['rclone', 'vsftpd', 'openssl'];
const SERVERS: readonly (readonly [string, readonly Need[], (home: string) => Promise<FileServer>])[] = [
  ...[3, 8].map(
    (limit) =>
      [`FTP with ${limit} (vsftpd)`, FTP, (home: string) => startFtp(home, { max_per_ip: limit })] as const,
  ),
  [
    'SFTP with 4 (asyncssh)',
    ['rclone', 'asyncssh', 'sshd'],
    (home) => startSftpWithoutTimes(home, { limit: 4 }),
  ],
  ['SFTP with 4 logins at once (OpenSSH)', ['rclone', 'sshd'], startOpenSsh],
];

for (const [name, needs, start] of SERVERS) {
  describeWith(`A limit of connections: ${name}`, needs, () => {
    let home: string;
    let server: FileServer;

    beforeEach(async () => {
      home = await makeTempFolder('limit');
      server = await start(home);
    });

    afterEach(async () => {
      await server.stop();
      await removeFolder(home);
    });

    it('has the site, and at most three lines in the log about a lower pace', async () => {
      const deploy = async (files: Files, outputs: Files) => {
        const step = await deployTo({ home, site: files, destination: server.destination, env: server.env });
        expectDeployed(step, outputs);
        const lines = step.log.match(/^.*refuses \d+ transfers at once.*$/gm) ?? [];
        expect(lines.length).toBeLessThanOrEqual(3);
        const all = Object.entries(textOf(await readFolder(server.folder)));
        expect(Object.fromEntries(all.filter(([file]) => !file.startsWith('.static-export/')))).toEqual(
          files,
        );
      };
      await deploy(site('first'), { 'files-uploaded': '300' });
      const { 'section-0/page-0.html': _, ...second } = site('second');
      await deploy(second, { 'files-uploaded': '299', 'files-deleted': '1', live: 'updated' });
    });
  });
}
