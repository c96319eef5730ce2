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
import { PURE_FTPD } from './support/servers/ftp-servers.ts';
import type { Situation } from './support/servers/situations.ts';
import type { TestedServer } from './support/servers/tested-server.ts';

const oneOfFew = atMost(5);

interface KnownFailure {
  readonly server: TestedServer;
  readonly situation: string;
  /** Matches the message of the failure. */
  readonly says: RegExp;
}

/** What does not work. A test fails if one of these works. */
const KNOWN: readonly KnownFailure[] = [
  // rclone gives the file another name.
  { server: PURE_FTPD, situation: 'names with \u201b (U+201B)', says: /\u201b/ },
  {
    // The server drops a space at the end of a name.
    server: PURE_FTPD,
    situation: 'rare names',
    says: /"odd\/trail \\?": partial file rename failed: Move NewObject failed: object not found|utime\(\/docs\/odd\/trail \): No such file/,
  },
];

/** @returns what is not as expected; undefined if everything is */
async function problemIn(situation: Situation, server: TestedServer, site: Deployments) {
  const known = KNOWN.find((known) => known.server === server && known.situation === situation.name);
  const error = await situation.happens(site).then(
    () => undefined,
    (error: Error) => error,
  );
  if (error !== undefined)
    return known?.says.test(error.message) ? undefined : `${situation.name}: ${error.message}`;
  return known === undefined ? undefined : `${situation.name} works: remove it from the known failures.`;
}

for (const server of [...SERVERS, ...WITHOUT_RENAMES, ...WITH_FEW_CONNECTIONS]) {
  itWithAtOnce(`${server.name} has the right site in its situations`, server.needs, () =>
    oneOfFew(async () => {
      const home = await makeTempFolder('server');
      const running = await server.start(home);
      try {
        const site = new Deployments(server, running, home, 'docs');
        const problems: (string | undefined)[] = [];
        for (const situation of situationsOf(server)) problems.push(await problemIn(situation, server, site));
        expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
      } finally {
        await running.stop();
        await removeFolder(home);
      }
    }),
  );
}
