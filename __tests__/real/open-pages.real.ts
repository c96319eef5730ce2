/** Visitors who have a page open in a real browser while the next releases of a Next.js site are deployed. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { buildReleases, inFoldersWithoutPayloads, readSite, type Site } from './support/built-sites.ts';
import { describeWith } from './support/needs.ts';
import type { Visitor } from './support/visitor.ts';
import { launchBrowser } from './support/visitor.ts';
import { type Kind, watchVisitors } from './support/watch-visitors.ts';

const GUIDES = ['/guides/one', '/guides/two', '/guides/three', '/guides/four', '/guides/five'];

const pages = GUIDES.slice(0, 1);

const isAsset = /\/_next\/static\//;

const open = (visitor: Visitor, guide: string) => visitor.open(guide);
const showDiagram = (visitor: Visitor) => visitor.show('Show diagram', 'Diagram');
const showSearch = (visitor: Visitor) => visitor.show('Search', 'Search');

/** These visitors get the pages of the new release, so they need no file of an earlier one. */
const GET_NEW_PAGES: readonly Kind[] = [
  { name: 'follows a link', before: open, after: (visitor) => visitor.follow('Reference', 'Reference') },
  {
    name: 'reloads the page, and shows a part of it',
    before: open,
    after: async (visitor) => {
      await visitor.reload();
      await showDiagram(visitor);
    },
  },
];

const goesBack = (from: 'memory' | 'cache', what: string, show: Kind['after']): Kind => ({
  name: `goes back to a page in the ${from}, and shows a part of ${what}`,
  before: async (visitor, guide) => {
    await visitor.open(guide);
    if (from === 'cache') await visitor.keepOutOfMemory();
    await visitor.open('/reference');
  },
  after: async (visitor) => {
    await visitor.goBack(from);
    await show(visitor);
  },
});

/** These visitors need assets of the release that was live when they opened the page. */
const NEED_OLD_ASSETS: readonly Kind[] = [
  { name: 'shows a part of the page', before: open, after: showDiagram },
  { name: 'shows a part of the layout', before: open, after: showSearch },
  goesBack('memory', 'it', showDiagram),
  goesBack('memory', 'the layout', showSearch),
  goesBack('cache', 'it', showDiagram),
  {
    name: 'receives the HTML before the deployment, and requests its assets after it',
    before: (visitor, guide) => visitor.beginToOpen(guide, /^\/guides\//, 'at once'),
    after: (visitor) => visitor.finishOpening(),
  },
  {
    name: 'has a slow connection, and receives the scripts after the deployment',
    before: (visitor, guide) => visitor.beginToOpen(guide, /\.js$/, 'late'),
    after: (visitor) => visitor.finishOpening(),
  },
  { name: 'scrolls to an image', before: open, after: (visitor) => visitor.scrollTo('Far below') },
];

/** Without payloads, Next.js prefetches nothing. */
const PREFETCHES: Kind = {
  name: 'follows a prefetched link, and shows a part of that page',
  before: async (visitor, guide) => {
    await visitor.open(guide);
    await visitor.finishPrefetching();
  },
  after: async (visitor) => {
    await visitor.follow('Prefetched reference', 'Reference');
    await showDiagram(visitor);
  },
};

const COMES_BACK_LATE: Kind = {
  name: 'shows a part of the page after a second deployment',
  before: open,
  after: showDiagram,
  isLate: true,
};

const OPENS_DURING_DEPLOYMENT: Kind = {
  name: 'opens pages during the deployment, and shows a part of the last one',
  before: (visitor) => visitor.turnCacheOff(),
  during: (visitor) => visitor.open(GUIDES[visitor.opened % GUIDES.length] ?? ''),
  after: showDiagram,
};

describeWith('visitors with an open page', ['chromium', 'next', 'rclone'], () => {
  let releases: readonly Site[];
  let browser: Browser;

  beforeAll(async () => {
    releases = await Promise.all((await buildReleases('next', 3)).map(readSite));
    browser = await launchBrowser();
    // The first build takes a minute on a quiet machine, and much longer next to other tests.
  }, 900_000);

  afterAll(() => browser?.close());

  it('see nothing broken, during the deployment or after it', async () => {
    const kinds = [
      ...NEED_OLD_ASSETS,
      PREFETCHES,
      COMES_BACK_LATE,
      OPENS_DURING_DEPLOYMENT,
      ...GET_NEW_PAGES,
    ];
    const visits = await watchVisitors({ browser, releases, isAsset, kinds, pages });
    expect(visits).toMatchObject({ visitors: 13, broken: [], missing: [] });
    expect(visits.openedDuringDeployment).toBeGreaterThan(0);
    const [, second = {}] = releases;
    const kept = visits.requestedLater.filter((name) => !(name.slice(1) in second));
    expect(kept.filter((name) => isAsset.test(name))).not.toEqual([]);
  });

  it('see nothing broken in a site of pages in folders, without payloads', async () => {
    const kinds = [...NEED_OLD_ASSETS.slice(0, 1), ...GET_NEW_PAGES];
    const folders = releases.slice(0, 2).map(inFoldersWithoutPayloads);
    const visits = await watchVisitors({ browser, releases: folders, isAsset, kinds, pages });
    expect(visits).toMatchObject({ visitors: 3, broken: [], missing: [] });
  });
});
