/** Visitors who have a page open in a real browser while the next release of another tool's site is deployed. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { isHashed, isImmutable } from '../../src/deploy/plan/hashed-files.ts';
import { readFolder } from '../support/folders.ts';
import { type BuildTool, buildReleases } from './support/built-sites.ts';
import { describeWith, type Need } from './support/needs.ts';
import { IMAGE_OF_SITE } from './support/site-server.ts';
import type { Search, Visitor } from './support/visitor.ts';
import { launchBrowser } from './support/visitor.ts';
import { type Kind, watchVisitors } from './support/watch-visitors.ts';

interface GivenTool {
  readonly tool: BuildTool;
  /** Other tools that its builds need. */
  readonly needs?: readonly Need[];
  /** The address of a guide. */
  readonly guide: string;
  /** Another document, with a heading. */
  readonly elsewhere: string;
  readonly search?: Search;
  /** Input `immutable` that `deploy/README.md` names for the tool. */
  readonly immutable?: string;
  /** Shows a part of a guide. By default, a button shows a diagram. */
  readonly showPart?: (visitor: Visitor) => Promise<void>;
}

const GUIDE = '/guides/one';
const FOLDER = '/guides/one/';

const TOOLS: readonly GivenTool[] = [
  {
    tool: 'vitepress',
    guide: GUIDE,
    elsewhere: '/reference',
    search: { opener: '.VPNavBarSearch button', field: '#localsearch-input', result: '.results .result' },
  },
  {
    tool: 'vite',
    guide: '/#/guides/one',
    elsewhere: '/elsewhere',
    immutable: 'assets/**',
  },
  { tool: 'docusaurus', guide: GUIDE, elsewhere: '/reference' },
  { tool: 'sveltekit', guide: GUIDE, elsewhere: '/reference' },
  {
    tool: 'starlight',
    guide: FOLDER,
    elsewhere: '/reference/',
    search: {
      opener: 'button[data-open-modal]',
      field: '.pagefind-ui__search-input',
      result: '.pagefind-ui__result-link',
    },
  },
  { tool: 'nuxt', guide: FOLDER, elsewhere: '/reference/' },
  {
    tool: 'mkdocs',
    needs: ['mkdocs-older'],
    guide: FOLDER,
    elsewhere: '/reference/',
    showPart: searchReference({
      opener: '.md-search__input',
      field: '.md-search__input',
      result: '.md-search-result__link',
    }),
  },
  { tool: 'angular', guide: '/#/guides/one', elsewhere: '/elsewhere' },
  { tool: 'react-router', guide: FOLDER, elsewhere: '/reference/' },
  { tool: 'rspress', guide: GUIDE, elsewhere: '/reference' },
  { tool: 'rspress-1', guide: GUIDE, elsewhere: '/reference' },
  { tool: 'qwik', guide: FOLDER, elsewhere: '/reference/' },
  {
    tool: 'zensical',
    needs: ['zensical-older'],
    guide: FOLDER,
    elsewhere: '/reference/',
    // A page requests all parts of its search at once.
    showPart: (visitor) => visitor.follow('Reference', 'Reference'),
  },
];

const open = (visitor: Visitor, page: string) => visitor.open(page);
const showDiagram = (visitor: Visitor) => visitor.show('Show diagram', 'Diagram');

/** What visitors do in the site of a tool. */
function visitorsOf({ elsewhere, search, showPart = showDiagram }: GivenTool): Kind[] {
  const goesBack = (from: 'memory' | 'cache'): Kind => ({
    name: `goes back to a page in the ${from}, and shows a part of it`,
    before: async (visitor, page) => {
      await visitor.open(page);
      if (from === 'cache') await visitor.keepOutOfMemory();
      await visitor.open(elsewhere);
    },
    after: async (visitor) => {
      await visitor.goBack(from);
      await showPart(visitor);
    },
  });
  const finishes = async (visitor: Visitor) => {
    await visitor.finishOpening();
    await showPart(visitor);
  };
  return [
    { name: 'follows a link', before: open, after: (visitor) => visitor.follow('Reference', 'Reference') },
    { name: 'shows a part of the page', before: open, after: showPart },
    goesBack('memory'),
    goesBack('cache'),
    {
      name: 'receives the HTML before the deployment, and requests its assets after it',
      before: (visitor, page) => visitor.beginToOpen(page, /^\/(?:guides\/.*)?$/, 'at once'),
      after: finishes,
    },
    {
      name: 'has a slow connection, and receives the scripts after the deployment',
      before: (visitor, page) => visitor.beginToOpen(page, /\.js$/, 'late'),
      after: finishes,
    },
    ...(search === undefined ? [] : searching(search)),
  ];
}

function searchReference(search: Search): (visitor: Visitor) => Promise<void> {
  return async (visitor) => {
    await visitor.openSearch(search);
    await visitor.search(search, 'zebra', 'reference');
  };
}

function searching(search: Search): Kind[] {
  return [
    { name: 'opens the search, and searches', before: open, after: searchReference(search) },
    {
      name: 'searches a second time',
      before: async (visitor, page) => {
        await visitor.open(page);
        await visitor.openSearch(search);
        await visitor.search(search, 'guide', 'two');
      },
      after: (visitor) => visitor.search(search, 'zebra', 'reference'),
    },
  ];
}

describe.each(TOOLS)('visitors with an open page of $tool', (given) => {
  describeWith('a real build', ['chromium', 'rclone', given.tool, ...(given.needs ?? [])], () => {
    let releases: readonly string[];
    let browser: Browser;
    const kinds = visitorsOf(given);
    const { immutable = '' } = given;
    const isAsset = /\.(?!html$|ico$)\w+$/;

    beforeAll(async () => {
      releases = await buildReleases(given.tool, 2);
      browser = await launchBrowser();
      // A first build takes a minute on a quiet machine, and much longer next to other tests.
    }, 900_000);

    afterAll(() => browser?.close());

    it('need only files of `isHashed`, and images, and what is immutable does not change', async () => {
      const [before, after] = await Promise.all(releases.map((folder) => readFolder(folder)));
      const names = Object.keys({ ...before, ...after });
      const inBoth = names.filter((name) => before?.[name] !== undefined && after?.[name] !== undefined);
      const replaced = names.filter((name) => !inBoth.includes(name));
      expect(replaced).not.toEqual([]);
      expect(replaced.filter((name) => !isHashed(name) && !IMAGE_OF_SITE.test(`/${name}`))).toEqual([]);
      const changed = inBoth.filter((name) => before?.[name]?.equals(after?.[name] ?? Buffer.of()) === false);
      expect(changed.filter((name) => isImmutable(name, [immutable]))).toEqual([]);
    });

    it('see nothing broken after the next deployment, and request what only the first one has', async () => {
      const site = { browser, isAsset, kinds, releases, pages: [given.guide], inputs: { immutable } };
      const visits = await watchVisitors(site);
      expect(visits).toMatchObject({ visitors: kinds.length, broken: [], missing: [] });
      const [, after = ''] = releases;
      const kept = visits.requestedLater.filter((name) => !existsSync(path.join(after, name)));
      expect(kept.filter((name) => isAsset.test(name))).not.toEqual([]);
    });
  });
});
