/** What every storage has to do, on every server: the tests of `unit/deploy/storage/storage.test.ts`. */
import { afterAll, beforeAll, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { type StorageOpener, startOpener } from '../support/opened-storage.ts';
import { describeStorage, SITE } from '../support/storage-contract.ts';
import { describeWith } from './support/needs.ts';
import { SERVERS, WITHOUT_RENAMES } from './support/servers/all-servers.ts';
import type { RunningServer, TestedServer } from './support/servers/tested-server.ts';
import { APACHE, LIGHTTPD } from './support/servers/webdav-servers.ts';

/** The servers on which a test fails: they respond with 400 or 403 for a name below a file. It fails if it works there. */
const KNOWN: Readonly<Record<string, readonly TestedServer[]>> = {
  'removes and reads nothing below a file': [APACHE, LIGHTTPD],
};

for (const server of [...SERVERS, ...WITHOUT_RENAMES]) {
  describeWith(server.name, server.needs, () => {
    const names = Object.entries(SITE).filter(([name]) => server.renames?.test(name) !== true);
    const site = Object.fromEntries(names);
    let home: string;
    let running: RunningServer;
    let opener: StorageOpener;
    let sites = 0;

    beforeAll(async () => {
      home = await makeTempFolder('storage');
      running = await server.start(home);
      opener = await startOpener(running.env, site);
    });

    afterAll(async () => {
      await opener?.end();
      await running?.stop();
      await removeFolder(home);
    });

    const open = () => opener.open(running.destination(`site-${++sites}`));
    const test = (title: string, check: () => Promise<void>) =>
      (KNOWN[title]?.includes(server) ? it.failing : it)(title, check);
    describeStorage('siteStorage', open, { site, test });
  });
}
