/** Deploys to real servers of every kind, in the same situations. */
import { expect } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { itWithAtOnce } from './support/needs.ts';
import {
  atMost,
  SERVERS,
  situationsOf,
  WITH_FEW_CONNECTIONS,
  WITHOUT_RENAMES,
} from './support/servers/all-servers.ts';
import { Deployments } from './support/servers/deployments.ts';

const oneOfFew = atMost(5);

for (const server of [...SERVERS, ...WITHOUT_RENAMES, ...WITH_FEW_CONNECTIONS]) {
  itWithAtOnce(`${server.name} has the right site in its situations`, server.needs, () =>
    oneOfFew(async () => {
      const home = await makeTempFolder('server');
      const running = await server.start(home);
      try {
        const site = new Deployments(server, running, home, 'docs');
        const problems: string[] = [];
        for (const { name, happens } of situationsOf(server))
          await happens(site).catch((error: Error) => problems.push(`${name}: ${error.message}`));
        expect(problems).toEqual([]);
      } finally {
        await running.stop();
        await removeFolder(home);
      }
    }),
  );
}
