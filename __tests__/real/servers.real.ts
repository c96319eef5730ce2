/** Deploys to real servers of every kind, in the same situations. A table at the end shows what became of each. */
import { afterAll, expect } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { itWithAtOnce } from './support/needs.ts';
import { atMost, SERVERS, WITH_FEW_CONNECTIONS, WITHOUT_RENAMES } from './support/servers/all-servers.ts';
import { Deployments } from './support/servers/deployments.ts';
import { FOLDER } from './support/servers/folder.ts';
import { PROFTPD, PURE_FTPD, VSFTPD } from './support/servers/ftp-servers.ts';
import { ServerTable } from './support/servers/server-table.ts';
import { type Outcome, SITUATIONS, type Situation } from './support/servers/situations.ts';
import type { TestedServer } from './support/servers/tested-server.ts';

const oneOfFew = atMost(5);

interface KnownFailure {
  readonly servers: readonly TestedServer[];
  readonly situation: string;
  /** Matches the message of the failure. */
  readonly says: RegExp;
  readonly why: string;
}

/** What does not work. A test fails if one of these works. */
const KNOWN: readonly KnownFailure[] = [
  {
    servers: [PROFTPD, PURE_FTPD, VSFTPD],
    situation: 'names with \u201b (U+201B)',
    says: /\u201b/,
    why: 'rclone gives the file another name.',
  },
  {
    servers: [PURE_FTPD],
    situation: 'rare names',
    says: /"odd\/trail \\?": partial file rename failed: Move NewObject failed: object not found|utime\(\/docs\/odd\/trail \): No such file/,
    why: 'The server drops a space at the end of a name.',
  },
];

const table = new ServerTable(SITUATIONS.map(({ name }) => name));

/** @returns what is not as expected; undefined if everything is */
async function problemIn(situation: Situation, server: TestedServer, site: Deployments) {
  const known = KNOWN.find(
    ({ servers, situation: name }) => servers.includes(server) && name === situation.name,
  );
  const { outcome, error } = await situation.happens(site).then(
    (outcome): { outcome: Outcome; error?: Error } => ({ outcome }),
    (error: Error) => ({ outcome: undefined, error }),
  );
  table.add(server.name, situation.name, outcome ?? 'red', known?.why);
  if (error !== undefined)
    return known?.says.test(error.message) ? undefined : `${situation.name}: ${error.message}`;
  return known === undefined ? undefined : `${situation.name} works: remove it from the known failures.`;
}

afterAll(() => table.print());

for (const server of [...SERVERS, FOLDER, ...WITHOUT_RENAMES, ...WITH_FEW_CONNECTIONS]) {
  itWithAtOnce(`${server.name} has the right site in every situation`, server.needs, () =>
    oneOfFew(async () => {
      const home = await makeTempFolder('server');
      const running = await server.start(home);
      try {
        const site = new Deployments(server, running, home, 'docs');
        const problems: (string | undefined)[] = [];
        const given = server.situations ?? SITUATIONS.map(({ name }) => name);
        for (const situation of SITUATIONS.filter(({ name }) => given.includes(name)))
          problems.push(await problemIn(situation, server, site));
        expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
      } finally {
        await running.stop();
        await removeFolder(home);
      }
    }),
  );
}
