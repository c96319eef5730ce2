/** The emulator's pages and sites in a real browser: by mouse and keyboard, with and without scripts, accessibly. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { ADMIN_KEY } from '../../emulator/settings/keys.ts';
import { describeWith, pathOf } from './support/needs.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describeWith("the emulator's page in a browser", ['chromium'], () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: pathOf('chromium') });
  });
  afterAll(() => browser.close());

  const emulators: Emulator[] = [];
  /** Errors and warnings of the pages. */
  const problems: string[] = [];
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await Promise.all(emulators.splice(0).map((emulator) => emulator.close()));
    expect(problems.splice(0)).toEqual([]);
  });

  async function start(given: Parameters<typeof startEmulator>[0] = {}): Promise<Emulator> {
    const emulator = await startEmulator(given);
    emulators.push(emulator);
    return emulator;
  }

  async function visit(address: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage();
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await page.goto(address);
    return page;
  }

  async function startJob(emulator: Emulator, fields: object = {}): Promise<string> {
    const answer = await fetch(`${emulator.baseUrl}/v1/static-export/jobs`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ADMIN_KEY}` },
      body: JSON.stringify({ domain: emulator.domain, ...fields }),
    });
    return ((await answer.json()) as { jobId: string }).jobId;
  }

  const newestJob = (page: Page): Locator => page.locator('#export-jobs > li').first();
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  /** Marks the page, to find out whether it was reloaded. */
  const mark = (page: Page) => page.evaluate('globalThis.mark = true');
  const isMarked = (page: Page) => page.evaluate('globalThis.mark === true');

  it('starts an export, shows its progress, and leads to the site', async () => {
    const emulator = await start();
    const page = await visit(emulator.baseUrl);
    await page.getByLabel('Version').fill('2.3');
    await page.getByRole('spinbutton', { name: 'Pages' }).fill('14');
    await page.getByLabel('Duration').fill('6');
    await button(page, 'Start now').click();
    await mark(page);
    // The focus does not move.
    await page.getByLabel('Domain', { exact: true }).focus();

    const job = newestJob(page);
    const seen: string[] = [];
    const link = job.getByRole('link', { name: /^Browse the site of se_/ });
    while (!(await link.isVisible())) {
      const state = await job.locator('.state').textContent();
      const progress = await job.getByRole('progressbar').getAttribute('value');
      if (seen.at(-1) !== `${state} ${progress}`) seen.push(`${state} ${progress}`);
      await page.waitForTimeout(100);
    }
    expect(seen.filter((each) => each.startsWith('running')).length).toBeGreaterThan(2);
    expect(await job.textContent()).toMatch(/14 of 14 pages · 100%/);
    expect(await page.locator('#notice').textContent()).toBe('docs.example.com 2.3: completed');
    expect(await page.evaluate('document.activeElement.name')).toBe('domain');
    expect(await isMarked(page)).toBe(true);

    await link.click();
    await page.waitForURL((url) => url.origin !== emulator.baseUrl);
    expect(await page.title()).toBe('Welcome to Lighthouse');
    expect(new URL(page.url()).origin).not.toBe(emulator.baseUrl);
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Getting started' })
      .click();
    await page.waitForURL(/\/guides\/getting-started\.html$/);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/\/api-reference\/introduction\.html$/);
  });

  it('can be used by keyboard alone, with a visible focus', async () => {
    const page = await visit((await start({ runningMs: 600_000 })).baseUrl);
    const reached: string[] = [];
    while (!reached.includes('Use for the next start') && reached.length < 40) {
      await page.keyboard.press('Tab');
      const [name = '', outline] = await page.evaluate<string[]>(`(() => {
        const { activeElement: at } = document;
        return [at.name && at.type !== 'submit' ? at.name : at.textContent.trim(), getComputedStyle(at).outlineStyle];
      })()`);
      expect({ name, outline }).toMatchObject({ outline: expect.not.stringMatching('none') });
      reached.push(name);
    }
    expect(reached).toEqual(
      expect.arrayContaining(['Skip to content', 'Copy', 'Reset', 'domain', 'pages', 'fault', 'Start now']),
    );
    await page.getByLabel('Version').focus();
    await page.keyboard.type('2.2');
    await page.keyboard.press('Enter');
    await page.getByText('se_').first().waitFor();
    expect(await newestJob(page).locator('.title').textContent()).toBe('docs.example.com 2.2');
  });

  it('works without its script', async () => {
    const page = await visit((await start({ runningMs: 600_000 })).baseUrl, { javaScriptEnabled: false });
    await button(page, 'Start now').click();
    await page.getByText('se_').waitFor();
    expect(await page.getByRole('button', { name: /Copy/ }).count()).toBe(0);
  });

  /** Returns what axe finds, one line for each element. */
  async function violationsOf(page: Page): Promise<string[]> {
    await page.evaluate(AXE);
    const { violations } = await page.evaluate<AxeResults>('axe.run()');
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
  }

  const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [1280, 320].map((width): [string, number] => [colorScheme, width]),
  );
  it.each(LOOKS)('is accessible, in %s mode and %i pixels wide', async (colorScheme, width) => {
    const emulator = await start({ queuedMs: 0, runningMs: 0 });
    const jobs = [await startJob(emulator, { version: 'a-very-long-version-without-a-space-'.repeat(4) })];
    emulator.setNextJob({ outcome: 'failed' });
    emulator.setNextJob({ runningMs: 600_000, faults: [{ at: 'storage', does: { kind: 'stall' } }] });
    emulator.setNextJob({ queuedMs: 600_000 });
    emulator.setNextJob({ pages: 7, unknownMs: 3 });
    for (let job = 0; job < 6; job++) jobs.push(await startJob(emulator));

    const options = { colorScheme: colorScheme as 'light' | 'dark', viewport: { width, height: 800 } };
    const page = await visit(emulator.baseUrl, options);
    for (const summary of await page.locator('summary:visible').all()) await summary.click();
    await page.getByLabel('What goes wrong').selectOption('The job fails');
    const found: Record<string, unknown> = {};
    const check = async (name: string) => {
      const tooWide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      found[name] = { violations: await violationsOf(page), tooWide };
    };
    await check('home');
    await page.getByLabel('Domain', { exact: true }).fill('https://docs.example.com');
    await button(page, 'Start now').click();
    await page.getByRole('alert').waitFor();
    // Before that, the style may be missing.
    await page.waitForLoadState();
    await check('refused');
    await page.goto(`${emulator.baseUrl}/emulator/sites/${jobs[0]}/`);
    const site = new URL(page.url()).origin;
    for (const name of [
      'index.html',
      'guides/exporting-data.html',
      'api-reference/introduction.html',
      'stations/sector-001/station-00003.html',
      'none.html',
    ]) {
      await page.goto(`${site}/${name}`);
      await check(name);
    }
    // The browser reports the missing page.
    expect(problems.splice(0)).toHaveLength(1);
    const fine = { violations: [], tooWide: 0 };
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, fine])));
    expect(Object.keys(found)).toHaveLength(7);
  });
});
