/** The emulator's page in a real browser: light and dark, wide and narrow, with and without scripts. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { TestClock } from '../emulator/test-clock.ts';
import { describeWith, pathOf } from './support/needs.ts';

describeWith("the emulator's page in a browser", ['chromium'], () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: pathOf('chromium') });
  });
  afterAll(() => browser.close());

  let clock: TestClock;
  let emulator: Emulator;
  /** Errors and warnings of the pages. */
  const problems: string[] = [];
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await emulator.close();
    expect(problems.splice(0)).toEqual([]);
  });

  async function visit(options: BrowserContextOptions): Promise<Page> {
    clock = new TestClock();
    emulator = await startEmulator({ pages: 4, queuedMs: 1000, runningMs: 3000 }, clock);
    const page = await (await browser.newContext(options)).newPage();
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await page.goto(emulator.baseUrl);
    return page;
  }

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const tooWide = (page: Page) => page.evaluate('document.documentElement.scrollWidth - innerWidth');

  const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [1280, 400].map((width) => ({ colorScheme, width })),
  );
  it.each(LOOKS)('shows jobs while they run: $colorScheme, $width pixels', async (look) => {
    const options = { colorScheme: look.colorScheme, viewport: { width: look.width, height: 800 } };
    const page = await visit(options);
    await page.getByLabel('How the next export ends').selectOption('The job fails');
    await button(page, 'Choose').click();
    await page.locator('#next').getByText('The job fails').waitFor();
    for (let start = 0; start < 2; start++) await button(page, 'Start an export').click();
    await page.evaluate('globalThis.mark = true');
    for (const [advanceMs, states] of [
      [0, ['queued', 'queued']],
      [2000, ['running', 'running']],
      [2000, ['completed', 'failed']],
    ] as const) {
      clock.advance(advanceMs);
      for (const [job, state] of states.entries()) {
        await page.locator('#jobs > li').nth(job).locator(`.state.${state}`).waitFor();
      }
    }
    // The page was updated and not loaded again.
    expect(await page.evaluate('globalThis.mark')).toBe(true);
    expect(await page.locator('#requests > li').count()).toBe(2);
    expect(await tooWide(page)).toBe(0);
  });

  it('works without its script', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await button(page, 'Start an export').click();
    await page.locator('#jobs').getByText('se_').waitFor();
  });
});
