/** A visitor with one tab, and what is broken in it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type { Delay, SiteServer } from './site-server.ts';

/** A busy machine may need so long to show a page. */
const PATIENCE_MS = 20_000;

/**
 * Runs in each page before its own scripts. `broken` lists what is broken. The page, its styles, its scripts, and its
 * parts name their release, which has to be the same. A failure is final if Next.js does not react to it for a while.
 */
const IN_EACH_PAGE = `
  const failed = [];
  let failedAt = Infinity;
  addEventListener('error', ({ target }) => {
    if (target === window) return;
    failed.push('no ' + (target.alt || new URL(target.src || target.href).pathname));
    failedAt = performance.now();
  }, true);
  addEventListener('pageshow', ({ persisted }) => { window.isRestored = persisted; });
  const styleOf = (element, name) => getComputedStyle(element).getPropertyValue(name).trim();
  const isInView = (element) => element.getBoundingClientRect().top < innerHeight;
  const isError = () => document.documentElement.id === '__next_error__';
  window.broken = (expected) => {
    if (isError()) return ['an error replaced the page'];
    const root = document.documentElement;
    const { release, ready } = root.dataset;
    const parts = [...document.querySelectorAll('body [data-release]')];
    return [
      [document.querySelector(expected)?.checkVisibility(), expected + ' does not appear'],
      [ready === release, 'the scripts do not run'],
      [styleOf(root, '--styles-of-release') === release, 'the page has no styles'],
      [parts.every((part) => styleOf(part, '--styles-of-part') === release), 'a part has no styles'],
      [parts.every((part) => part.dataset.release === release), 'a part is of another release'],
      [[...document.images].every((image) => image.complete || !isInView(image)), 'an image does not load'],
    ].filter(([isRight]) => !isRight).map(([, problem]) => problem).concat(failed);
  };
  window.isSettled = (expected) =>
    broken(expected).length === 0 || isError() || performance.now() > failedAt + 2000;
`;

export class Visitor {
  /** What was broken in any page that this person saw. */
  readonly problems: string[] = [];
  /** Number of pages that this person opened. */
  opened = 0;
  readonly #page: Page;
  readonly #server: SiteServer;
  /** Each person has a host name, and with it a cache: that costs less than a profile of the browser. */
  readonly #host: string;
  #opening: Promise<void> | undefined;
  #delay: Delay | undefined;

  private constructor(page: Page, server: SiteServer, host: string) {
    this.#page = page;
    this.#server = server;
    this.#host = host;
    page.setDefaultTimeout(PATIENCE_MS);
    // A delayed page is opened before the deployment, and finished after it.
    page.setDefaultNavigationTimeout(0);
    page.on('pageerror', (error) => this.problems.push(String(error)));
  }

  /** @param name part of a host name, unique in the context */
  static async create(context: BrowserContext, server: SiteServer, name: string): Promise<Visitor> {
    const page = await context.newPage();
    await page.addInitScript(IN_EACH_PAGE);
    // Chromium knows that such a name is this machine.
    return new Visitor(page, server, `${name}.localhost`);
  }

  async open(address: string): Promise<void> {
    this.opened++;
    await this.#page.goto(`http://${this.#host}:${this.#server.port}${address}`);
    await this.#see('h1');
  }

  /** Begins to open a page whose answers, or those of its assets, are delayed until `finishOpening`. */
  async beginToOpen(address: string, path: RegExp, reading: 'late' | 'at once'): Promise<void> {
    this.#delay = this.#server.delay({ host: this.#host, path, reading });
    this.#opening = this.open(address);
    // An error is thrown where the promise is awaited.
    this.#opening.catch(() => {});
    while (this.#delay.count === 0) await sleep(10);
  }

  async finishOpening(): Promise<void> {
    this.#delay?.end();
    await this.#opening;
  }

  async reload(): Promise<void> {
    await this.#page.reload();
    await this.#see('h1');
  }

  /** Clicks a button that loads a part of the page. */
  async show(button: string, part: string): Promise<void> {
    await this.#page.getByRole('button', { name: button }).click();
    await this.#see(`[aria-label="${part}"]`);
  }

  async follow(link: string, part: string): Promise<void> {
    await this.#page.getByRole('link', { name: link, exact: true }).click();
    await this.#see(`[aria-label="${part}"]`);
  }

  async finishPrefetching(): Promise<void> {
    await this.#page.waitForLoadState('networkidle');
  }

  async scrollTo(image: string): Promise<void> {
    await this.#page.getByAltText(image).scrollIntoViewIfNeeded();
    await this.#see(`[alt="${image}"]`);
  }

  /** Returns to the previous page. The browser has it in memory as it was, or loads it from its cache. */
  async goBack(from: 'memory' | 'cache'): Promise<void> {
    await this.#page.goBack({ waitUntil: 'commit' });
    await this.#see('h1');
    const isRestored = await this.#page.evaluate('isRestored');
    if (isRestored !== (from === 'memory')) throw new Error(`The page does not come from the ${from}.`);
  }

  /** Lets the browser load the current page from its cache when this person returns to it. */
  async keepOutOfMemory(): Promise<void> {
    await this.#page.evaluate(`addEventListener('unload', () => {})`);
  }

  /** Lets the browser request every asset of each page again. */
  async turnCacheOff(): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  }

  /** Waits for the element, and records what is broken at that moment. */
  async #see(selector: string): Promise<void> {
    const expected = JSON.stringify(selector);
    await this.#page.waitForFunction(`isSettled(${expected})`).catch(() => {});
    this.problems.push(...(await this.#page.evaluate<string[]>(`broken(${expected})`)));
  }
}
