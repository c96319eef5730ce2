/** The job summaries in a real browser, roughly as GitHub shows them: in light and dark, wide and narrow. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { summaryPage } from '../../tools/demo/summary-page.ts';
import { REPOSITORY } from '../support/repository.ts';
import { KINDS, matrixSummaries, summaryOf } from '../support/summaries.ts';
import { describeWith, pathOf } from './support/needs.ts';

/** A folder for pictures of all summaries, to look at. */
const PICTURES = process.env['SUMMARY_PICTURES'];
const IMAGES = path.join(REPOSITORY, 'docs', 'images');

const LOOKS = [
  { look: 'light', colorScheme: 'light', width: 1000 },
  { look: 'dark', colorScheme: 'dark', width: 1000 },
  { look: 'narrow', colorScheme: 'light', width: 390 },
] as const;

describeWith('the job summary in a browser', ['chromium'], () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: pathOf('chromium') });
    if (PICTURES !== undefined) await mkdir(PICTURES, { recursive: true });
  });
  afterAll(() => browser.close());

  async function open(summary: string, { colorScheme, width }: (typeof LOOKS)[number]) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 600 },
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    await page.setContent(summaryPage(summary));
    return page;
  }

  it.each(
    LOOKS.flatMap((look) => [...Object.keys(KINDS), '40 in a matrix'].map((kind) => ({ ...look, kind }))),
  )('fits, folded and unfolded: $kind, $look', async ({ kind, ...look }) => {
    const page = await open(KINDS[kind] === undefined ? matrixSummaries(40) : summaryOf(kind), look);
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
    await page.context().close();
  });

  // For the README: `UPDATE_PICTURES=1 npm run test:real -- summary`.
  (process.env['UPDATE_PICTURES'] === undefined ? it.skip : it).each(LOOKS.slice(0, 2))(
    'is a picture of the README: $look',
    async (look) => {
      const page = await open(summaryOf('changes'), { ...look, width: 900 } as unknown as typeof look);
      await mkdir(IMAGES, { recursive: true });
      await page.locator('section').screenshot({ path: path.join(IMAGES, `summary-${look.look}.png`) });
      await page.context().close();
    },
  );
});
