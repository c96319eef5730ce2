/** Tests the deploy action against file servers that refuse, or lose, what rclone does beyond reading and writing files. */
import { chmod, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { makeTempFolder, readFolder, removeFolder, textOf, writeFiles } from '../support/folders.ts';
import { startApache } from './support/apache.ts';
import { deployTo, expectDeployed } from './support/deploy-to.ts';
import { type FileServer, startFtp } from './support/ftp.ts';
import { describeWith, type Need } from './support/needs.ts';
import { startSftp } from './support/sftp.ts';
import { startSftpWithoutTimes } from './support/sftp-without-times.ts';

type Files = Readonly<Record<string, string>>;

/** A server that loses the end of an upload loses the one of some large files. */
const LARGE: Files = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [`images/${at}.svg`, `${at}`.repeat(20_000 + 5000 * at)]),
);
const FIRST: Files = {
  ...LARGE,
  '.well-known/old.txt': 'old',
  '.well-known/security.txt': 'contact',
  'guides/start.html': 'start',
  'guides/[[...slug]].html': 'slug',
  'guides/trail ': 'trail',
  'guides/why？.html': 'why',
  'index.html': 'home',
  'old/gone.html': 'gone',
};
const { 'old/gone.html': _gone, '.well-known/old.txt': _hidden, ...REST } = FIRST;
const SECOND: Files = { ...REST, 'guides/new.html': 'new', 'index.html': 'home again' };

const SERVERS: readonly (readonly [
  name: string,
  needs: readonly Need[],
  start: (home: string) => Promise<FileServer>,
])[] = [
  [
    'SFTP that refuses to rename (asyncssh)',
    ['rclone', 'asyncssh', 'sshd'],
    (home) => startSftpWithoutTimes(home, { withoutRenames: true }),
  ],
  [
    'FTP that refuses to rename (vsftpd)',
    ['rclone', 'vsftpd', 'openssl'],
    (home) => startFtp(home, { cmds_denied: 'RNFR,RNTO' }),
  ],
];

describeWith('WebDAV (Apache), at the address of the visitors', ['rclone', 'apache2'], () => {
  it('refuses the first deployment before any page is there, and accepts it without index pages', async () => {
    const [home, other] = [await makeTempFolder('apache'), await makeTempFolder('apache')];
    const deploy = ({ destination, env }: FileServer) => deployTo({ home, site: FIRST, destination, env });
    let server = await startApache(home);
    try {
      const refused = await deploy(server);
      expect(refused.outputs).toMatchObject({ 'error-code': 'deploy-failed', 'files-uploaded': '0' });
      expect(refused.log).toMatch(
        /405 Method Not Allowed.*\n.*set `DirectoryIndex disabled`.*This run changed nothing\./,
      );
      expect(Object.keys(await readFolder(server.folder))).toEqual(['.static-export/']);
      await server.stop();
      server = await startApache(other, 'DirectoryIndex disabled');
      for (const changed of ['true', 'false']) expectDeployed(await deploy(server), { changed });
    } finally {
      await server.stop();
      for (const folder of [home, other]) await removeFolder(folder);
    }
  });
});

describeWith('The umask, and not the mode of a file of the site,', ['rclone', 'sshd'], () => {
  it('decides who reads it in a folder, and over SFTP', async () => {
    const home = await makeTempFolder('modes');
    const before = process.umask(0o027);
    const sftp = await startSftp(home);
    try {
      const [page, local] = [path.join(home, 'site', 'guides', 'start.html'), path.join(home, 'www')];
      await writeFiles(path.join(home, 'site'), { 'guides/start.html': 'start' });
      await chmod(page, 0o600);
      await chmod(path.dirname(page), 0o700);
      const deploy = (destination: string) => deployTo({ home, site: undefined, destination, env: sftp.env });
      for (const [destination, folder] of [
        [local, local],
        [`docs:${sftp.folder}`, sftp.folder],
      ] as const) {
        expectDeployed(await deploy(destination));
        const modes = ['guides', 'guides/start.html'].map(
          async (name) => (await stat(path.join(folder, name))).mode,
        );
        expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o750, 0o640]);
      }
    } finally {
      await sftp.stop();
      process.umask(before);
      await removeFolder(home);
    }
  });
});

for (const [name, needs, start] of SERVERS) {
  describeWith(name, needs, () => {
    let home: string;
    let server: FileServer;

    beforeEach(async () => {
      home = await makeTempFolder('server');
      server = await start(home);
    });

    afterEach(async () => {
      await server.stop();
      await removeFolder(home);
    });

    it('has the site after the first deployment and after changes, and a third changes nothing', async () => {
      const deploy = async (site: Files, outputs: Files) => {
        const step = await deployTo({ home, site, destination: server.destination, env: server.env });
        expectDeployed(step, outputs);
        expect(step.log).not.toMatch(/Trying again/);
        const writes = outputs['changed'] !== 'false';
        expect(/written in place/.test(step.log)).toBe(writes && /refuses to rename/.test(name));
        const all = Object.entries(textOf(await readFolder(server.folder)));
        const found = all.filter(([file]) => !file.startsWith('.static-export/'));
        expect(Object.fromEntries(found)).toEqual(site);
      };
      await deploy(FIRST, { 'files-uploaded': `${Object.keys(FIRST).length}` });
      await deploy(SECOND, { 'files-uploaded': '2', 'files-deleted': '2', live: 'updated' });
      await deploy(SECOND, { changed: 'false', 'files-uploaded': '0', live: 'unchanged' });
    });
  });
}
