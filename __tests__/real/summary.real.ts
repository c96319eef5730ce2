/** The job summaries and the tables of the pages in a real browser, roughly as GitHub shows them. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { marked } from 'marked';
import { type Browser, chromium, type Page } from 'playwright-core';
import { parse } from 'yaml';
import { examplesIn } from '../../scripts/workflow-files.mjs';
import { planDeployment } from '../../src/deploy/plan/plan.ts';
import { parseRemote } from '../../src/deploy/remote/remote.ts';
import { deploySummary } from '../../src/deploy/report/summary.ts';
import { summaryPage } from '../../tools/demo/summary-page.ts';
import { destinationWith, filesOf, PLAN_OPTIONS, stateWith } from '../support/deployment-states.ts';
import { deployInputs } from '../support/inputs.ts';
import { REPOSITORY } from '../support/repository.ts';
import { runScenario } from '../support/run-scenario.ts';
import type { Scenario } from '../support/scenario.ts';
import { KINDS, summaryOf } from '../support/summaries.ts';
import { describeWith, pathOf } from './support/needs.ts';

/** A folder for pictures of all summaries, to look at: `SUMMARY_PICTURES=/tmp/pictures npm run test:real -- summary`. */
const PICTURES = process.env['SUMMARY_PICTURES'];
/** `UPDATE_PICTURES=1 npm run test:real -- summary` writes the pictures of the docs. It needs a font with emoji. */
const UPDATES_IMAGES = process.env['UPDATE_PICTURES'] === '1';
const IMAGES = path.join(REPOSITORY, 'docs', 'images');

const NOTHING = stateWith(undefined);
const DEPLOYMENT = {
  inputs: deployInputs({
    destination: parseRemote('destination', ':s3:my-docs'),
    verifyUrl: 'https://docs.example.com',
    jobId: 'se_b81d07c25f6e4a93',
  }),
  plan: {
    ...planDeployment(NOTHING, filesOf({ 'a.html': 'a' }), destinationWith(new Map()), PLAN_OPTIONS),
    changes: {
      added: [
        'assets/rollback.svg',
        'guides/roll-back.html',
        'reference/index.html',
        'reference/limits.html',
      ],
      modified: ['guides/start.html', 'index.html'],
      removed: ['guides/old.html'],
    },
    before: { live: 'unchanged', since: '2026-11-20T06:00:00.000Z', jobId: 'se_3f9a2c1b8e7d4a06' },
  },
  progress: 'completed',
  uploadedFiles: 6,
  uploadedBytes: 21_400,
  deletedFiles: 1,
  purged: '7 addresses purged in CloudFront (E2EXAMPLE)',
} as const;

/** The summaries by their subjects. */
const SUMMARIES = new Map([
  ...Object.keys(KINDS).map((kind): [string, string] => [kind, summaryOf(kind)]),
  ['a deployment', deploySummary({ ...DEPLOYMENT, verifiedUrls: 5 }, { outcome: 'completed' })],
]);

const README = readFileSync(path.join(REPOSITORY, 'README.md'), 'utf8');
const [example = ''] = examplesIn(README);
const { 'api-key': key, ...shownInputs } = parse(example).jobs.export.steps[0].with;

/** What the first workflow of the README runs, for a project of the emulator, without a job to resume. */
const SHOWN: Scenario = {
  name: 'the first workflow of the README',
  inputs: {
    ...shownInputs,
    domain: '',
    'project-id': '65e1a7b20c9d4f3e8a6b5c1d',
    'job-id': '',
  },
  service: { pages: 25 },
  expect: { log: [/Job completed/] },
};

const page = (name: string) => `<h1>${name}</h1>`;
const pagesOf = (count: number) =>
  Object.fromEntries([
    ['site/index.html', page('home')],
    ...Array.from({ length: count - 1 }, (_, at) => [`site/guides/${at}.html`, page(`guide ${at}`)]),
  ]);

/** A site that lost more pages than the guard allows, in a bucket. */
const REFUSED: Scenario = {
  name: 'a refused site',
  action: 'deploy',
  bucket: {},
  inputs: { 'max-page-loss': '10%', 'job-id': 'se_b81d07c25f6e4a93' },
  before: [{ workspace: pagesOf(14), inputs: { 'job-id': 'se_0c4f92a17b3e5d68' } }],
  workspace: pagesOf(9),
  expect: {
    live: 'unchanged',
    outputs: { 'error-code': 'check-failed' },
    says: [/5 fewer than the live site/],
  },
};

/** The sizes of text and headings in GitHub's style for Markdown. */
const GITHUB_STYLE = `
  body { margin: 0; font: 16px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
  h1, h2 { margin: 24px 0 16px; padding-bottom: 0.3em; border-bottom: 1px solid; line-height: 1.25; }
  h1 { margin-top: 0; font-size: 2em; }
  h2 { font-size: 1.5em; }
  p, pre { margin: 0 0 16px; }
  table { display: block; width: max-content; max-width: 100%; overflow: auto; border-collapse: collapse; }
  th, td { padding: 6px 13px; border: 1px solid; }
  code { padding: 0.2em 0.4em; font: 85% "DejaVu Sans Mono", monospace; white-space: break-spaces; }`;

interface Look {
  readonly look: string;
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

const LOOKS: readonly Look[] = [
  { look: 'light', colorScheme: 'light', width: 1280 },
  { look: 'narrow', colorScheme: 'light', width: 400 },
  { look: 'dark', colorScheme: 'dark', width: 1280 },
  { look: 'narrow-dark', colorScheme: 'dark', width: 400 },
];
/** Colors do not change what fits. */
const FITTED = PICTURES === undefined ? LOOKS.slice(0, 2) : LOOKS;

describeWith('the job summary in a browser', ['chromium'], () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: pathOf('chromium') });
    for (const folder of [PICTURES, UPDATES_IMAGES ? IMAGES : undefined]) {
      if (folder !== undefined) await mkdir(folder, { recursive: true });
    }
  });
  afterAll(() => browser.close());

  it.each(['README.md', 'deploy/README.md', 'docs/recipes/README.md'])(
    'shows each table of %s without a scroll bar, 1280 px wide',
    async (name) => {
      const text = readFileSync(path.join(REPOSITORY, name), 'utf8');
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const style = `article { width: 838px; } ${GITHUB_STYLE}`;
      await page.setContent(
        `<style>${style}</style><article>${marked.parse(text, { async: false })}</article>`,
      );
      const wide = await page.evaluate(
        `[...document.querySelectorAll('table')].filter((table) => table.scrollWidth > table.clientWidth)
          .map((table) => table.rows[0].innerText + ': ' + table.scrollWidth)`,
      );
      expect(wide).toEqual([]);
      await page.close();
    },
  );

  /** A page for each look: to open one takes longer than a test. */
  const pages = new Map<string, Promise<Page>>();

  async function newPage({ colorScheme, width }: Look): Promise<Page> {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 600 },
      deviceScaleFactor: 2,
    });
    return context.newPage();
  }

  async function open(summary: string, look: Look, job: 'export' | 'deploy' = 'export'): Promise<Page> {
    const opening = pages.get(look.look) ?? newPage(look);
    pages.set(look.look, opening);
    const page = await opening;
    await page.setContent(summaryPage(summary, job));
    return page;
  }

  it.each(FITTED.flatMap((look) => [...SUMMARIES.keys()].map((kind) => ({ ...look, kind }))))(
    'fits, folded and unfolded: $kind, $look',
    async ({ kind, ...look }) => {
      const page = await open(SUMMARIES.get(kind) ?? '', look);
      const picture = async (state: string) => {
        if (PICTURES === undefined) return;
        const name = `${kind.replace(/\W+/g, '-')}-${look.look}-${state}.png`;
        await page.screenshot({ path: path.join(PICTURES, name), fullPage: true });
      };
      const widest = () => page.evaluate('document.documentElement.scrollWidth');
      await picture('folded');
      expect(await widest()).toBeLessThanOrEqual(look.width);
      await page.evaluate('document.querySelectorAll("details").forEach((each) => { each.open = true; })');
      await picture('unfolded');
      expect(await widest()).toBeLessThanOrEqual(look.width);
    },
  );

  /** By the name of the picture in `docs/images/`. */
  const pictures = {
    // The step of the first workflow.
    export: async () => (await runScenario(SHOWN)).step.summary,
    deployment: () => SUMMARIES.get('a deployment') ?? '',
    refusal: async () => (await runScenario(REFUSED)).step.summary,
  };

  it.each((['export', 'deployment', 'refusal'] as const).map((name) => ({ name })))(
    'is a picture of less than 200 KB for the docs: $name',
    async ({ name }) => {
      const summary = await pictures[name]();
      for (const look of LOOKS.filter(({ width }) => width === 1280)) {
        const wide = { ...look, look: `${look.look}, for the docs`, width: 800 };
        const page = await open(summary, wide, name === 'export' ? 'export' : 'deploy');
        const picture = await page.locator('section').screenshot();
        expect(picture.length).toBeLessThan(200_000);
        if (UPDATES_IMAGES) await writeFile(path.join(IMAGES, `${name}-${look.look}.png`), picture);
      }
    },
  );
});
