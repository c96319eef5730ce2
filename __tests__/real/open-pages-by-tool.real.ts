/** Visitors who have a page open in a real browser while the next release of another tool's site is deployed. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { isHashed, isImmutable } from '../../src/deploy/plan/hashed-files.ts';
import { readFolder } from '../support/folders.ts';
import { type BuildTool, buildReleases } from './support/built-sites.ts';
import { describeWith, type Need } from './support/needs.ts';
import { IMAGE_OF_SITE } from './support/site-server.ts';
import type { Search, Visitor } from './support/visitor.ts';
import { launchBrowser } from './support/visitor.ts';
import { type Kind, kindsOf, watchVisitors } from './support/watch-visitors.ts';

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
  /**
   * Kinds for whom perhaps nothing breaks even without kept assets: the tool loads a page in full, or loaded all before the
   * deployment if it was fast enough.
   */
  readonly unbroken: readonly string[];
}

const LINK = 'follows a link';
const PART = 'shows a part of the page';
const BACK_IN_MEMORY = 'goes back to a page in the memory, and shows a part of it';
const BACK_IN_CACHE = 'goes back to a page in the cache, and shows a part of it';
const SEARCH = 'opens the search, and searches';
const SECOND_SEARCH = 'searches a second time';

const GUIDE = '/guides/one';
const FOLDER = '/guides/one/';

const TOOLS: readonly GivenTool[] = [
  {
    tool: 'vitepress',
    guide: GUIDE,
    elsewhere: '/reference',
    unbroken: [LINK, SECOND_SEARCH],
    search: { opener: '.VPNavBarSearch button', field: '#localsearch-input', result: '.results .result' },
  },
  {
    tool: 'vite',
    guide: '/#/guides/one',
    elsewhere: '/elsewhere',
    immutable: 'assets/**',
    unbroken: [],
  },
  { tool: 'docusaurus', guide: GUIDE, elsewhere: '/reference', unbroken: [LINK] },
  { tool: 'sveltekit', guide: GUIDE, elsewhere: '/reference', unbroken: [LINK] },
  {
    tool: 'starlight',
    guide: FOLDER,
    elsewhere: '/reference/',
    unbroken: [LINK, SEARCH],
    search: {
      opener: 'button[data-open-modal]',
      field: '.pagefind-ui__search-input',
      result: '.pagefind-ui__result-link',
    },
  },
  { tool: 'nuxt', guide: FOLDER, elsewhere: '/reference/', unbroken: [LINK] },
  {
    tool: 'mkdocs',
    needs: ['mkdocs-older'],
    guide: FOLDER,
    elsewhere: '/reference/',
    unbroken: [LINK, PART, BACK_IN_MEMORY, BACK_IN_CACHE],
    showPart: searchReference({
      opener: '.md-search__input',
      field: '.md-search__input',
      result: '.md-search-result__link',
    }),
  },
  { tool: 'angular', guide: '/#/guides/one', elsewhere: '/elsewhere', unbroken: [] },
  { tool: 'react-router', guide: FOLDER, elsewhere: '/reference/', unbroken: [] },
  { tool: 'rspress', guide: GUIDE, elsewhere: '/reference', unbroken: [BACK_IN_CACHE] },
  { tool: 'rspress-1', guide: GUIDE, elsewhere: '/reference', unbroken: [] },
  { tool: 'qwik', guide: FOLDER, elsewhere: '/reference/', unbroken: [LINK, PART, BACK_IN_MEMORY] },
  {
    tool: 'zensical',
    needs: ['zensical-older'],
    guide: FOLDER,
    elsewhere: '/reference/',
    unbroken: [LINK, PART, BACK_IN_MEMORY, BACK_IN_CACHE],
    // A page requests all parts of its search at once.
    showPart: (visitor) => visitor.follow('Reference', 'Reference'),
  },
];

const open = (visitor: Visitor, page: string) => visitor.open(page);
const showDiagram = (visitor: Visitor) => visitor.show('Show diagram', 'Diagram');

/** What visitors do in the site of a tool. */
function visitorsOf({ elsewhere, search, showPart = showDiagram }: GivenTool): Kind[] {
  const goesBack = (from: 'memory' | 'cache'): Kind => ({
    name: from === 'memory' ? BACK_IN_MEMORY : BACK_IN_CACHE,
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
    { name: LINK, before: open, after: (visitor) => visitor.follow('Reference', 'Reference') },
    { name: PART, before: open, after: showPart },
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
    { name: SEARCH, before: open, after: searchReference(search) },
    {
      name: SECOND_SEARCH,
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

    it('see something broken after the next deployment only if no assets are kept', async () => {
      const site = { browser, isAsset, kinds, releases, pages: [given.guide] };
      const [kept, deleted] = await Promise.all([
        watchVisitors({ ...site, inputs: { immutable } }),
        watchVisitors({ ...site, inputs: { 'keep-assets': '0' } }),
      ]);
      expect(kept).toMatchObject({ visitors: kinds.length, broken: [], missing: [] });
      const names = kinds.map(({ name }) => name);
      const unbroken = names.filter((name) => !kindsOf(deleted.broken).includes(name));
      expect(unbroken.filter((name) => !given.unbroken.includes(name))).toEqual([]);
    });
  });
});
