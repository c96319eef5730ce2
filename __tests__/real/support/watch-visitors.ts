/** Lets people visit a site in a browser while its next releases are deployed, and finds out what they see. */
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { makeTempFolder, removeFolder } from '../../support/folders.ts';
import type { Site } from './built-sites.ts';
import { deployTo, expectDeployed } from './deploy-to.ts';
import { type SiteServer, serveSite } from './site-server.ts';
import { Visitor } from './visitor.ts';

/** What a person does before and after the deployment of the second release. */
export interface Kind {
  readonly name: string;
  before(visitor: Visitor, page: string): Promise<void>;
  /** Repeated until the deployment ends. */
  during?(visitor: Visitor): Promise<void>;
  after(visitor: Visitor): Promise<void>;
  /** Whether the third release is deployed as well before `after`. */
  readonly isLate?: boolean;
}

export interface GivenVisits {
  readonly browser: Browser;
  /** Sites, or folders of sites. */
  readonly releases: readonly (Site | string)[];
  readonly isAsset: RegExp;
  readonly kinds: readonly Kind[];
  /** One person of each kind begins at each of these pages. */
  readonly pages: readonly string[];
  /** Inputs of the deploy action. */
  readonly inputs?: Readonly<Record<string, string>>;
}

export interface Visits {
  readonly visitors: number;
  /** What was broken, for each visitor who saw something broken. */
  readonly broken: readonly {
    readonly kind: string;
    readonly page: string;
    readonly problems: readonly string[];
  }[];
  /** Requested assets that did not exist. */
  readonly missing: SiteServer['missing'];
  /** The paths that the destination had when a visitor requested them after the second deployment. */
  readonly requestedLater: readonly string[];
  readonly openedDuringDeployment: number;
}

/** Makes a deployment long enough for many visits: it has one page after the other. */
const SLOWLY = { RCLONE_BWLIMIT: '60k', RCLONE_TRANSFERS: '1' };

/** How many people act at the same time. */
const AT_ONCE = 4;

export async function watchVisitors(given: GivenVisits): Promise<Visits> {
  const home = await makeTempFolder('open-pages');
  const destination = path.join(home, 'destination');
  await mkdir(destination);
  const server = await serveSite(destination, given.isAsset, given.inputs?.['immutable']?.split('\n') ?? []);
  const context = await given.browser.newContext();
  try {
    return await visit(given, context, server, async (release, env) => {
      const { [release - 1]: built = {} } = given.releases;
      const { inputs = {} } = given;
      const site = typeof built === 'string' ? undefined : built;
      if (typeof built === 'string') {
        await removeFolder(path.join(home, 'site'));
        await cp(built, path.join(home, 'site'), { recursive: true });
      }
      expectDeployed(await deployTo({ home, destination, site, inputs, env }));
    });
  } finally {
    await context.close();
    server.close();
    await removeFolder(home);
  }
}

async function visit(
  { kinds, pages }: GivenVisits,
  context: BrowserContext,
  server: SiteServer,
  deploy: (release: number, env: Readonly<Record<string, string>>) => Promise<void>,
): Promise<Visits> {
  await deploy(1, {});
  const people = await eachOf(
    pages.flatMap((page) => kinds.map((kind) => ({ kind, page }))),
    async ({ kind, page }, index) => {
      const visitor = await Visitor.create(context, server, `visitor-${index}`);
      await kind.before(visitor, page);
      return { kind, page, visitor };
    },
  );
  const opened = () => people.reduce((sum, { visitor }) => sum + visitor.opened, 0);
  const openedBefore = opened();
  let isDeploying = true;
  const speed = kinds.some(({ during }) => during) ? SLOWLY : {};
  const deployment = deploy(2, speed).finally(() => {
    isDeploying = false;
  });
  const visits = people.map(async ({ kind, visitor }) => {
    while (isDeploying && kind.during !== undefined) await kind.during(visitor);
  });
  await Promise.all([deployment, ...visits]);
  const openedDuringDeployment = opened() - openedBefore;
  const requestsBefore = server.requested.length;
  const act = (late: boolean) =>
    eachOf(
      people.filter(({ kind: { isLate = false } }) => isLate === late),
      ({ kind, visitor }) => kind.after(visitor),
    );
  await act(false);
  if (kinds.some(({ isLate }) => isLate)) await deploy(3, {});
  await act(true);
  return {
    visitors: people.length,
    broken: people
      .filter(({ visitor }) => visitor.problems.length > 0)
      .map(({ kind, page, visitor }) => ({ kind: kind.name, page, problems: visitor.problems })),
    missing: server.missing,
    requestedLater: server.requested.slice(requestsBefore),
    openedDuringDeployment,
  };
}

/** Returns the results in the order of the items. */
async function eachOf<T, R>(items: readonly T[], run: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await run(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
