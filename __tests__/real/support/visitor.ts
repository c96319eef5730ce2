/** A visitor with one tab, and what is broken in it. */
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { until } from '../../support/until.ts';
import { pathOf } from './needs.ts';
import { type Delay, IMAGE_OF_SITE, type SiteServer } from './site-server.ts';

/** Each wait ends with an event: what is expected appears, or the page fails. This only ends a wait for neither. */
const PATIENCE_MS = 300_000;

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: pathOf('chromium'),
    // Playwright turns off the back/forward cache, from which "back" shows a page that is still in memory.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** How to search in a site of a tool that has a search. */
export interface Search {
  /** CSS selectors of what opens the search, of its field, and of the link of a result. */
  readonly opener: string;
  readonly field: string;
  readonly result: string;
}

/**
 * Runs in each page before its own scripts. `broken` lists what is broken. The page, its styles, its scripts, and its
 * parts name their release, which has to be the same; only the page of Next.js itself and its scripts do. A failure is
 * final if the page does not react to it for a while, such as by loading the page in full.
 */
const IN_EACH_PAGE = `
  const failed = [];
  let failedAt = Infinity;
  addEventListener('error', ({ target }) => {
    if (target === window) return;
    const { pathname } = new URL(target.src || target.href);
    if (${IMAGE_OF_SITE}.test(pathname)) return;
    failed.push('no ' + (target.alt || pathname));
    failedAt = performance.now();
  }, true);
  // What a worker fetches has only this event.
  addEventListener('unhandledrejection', () => { failedAt = Math.min(failedAt, performance.now()); });
  // A worker whose script is missing has no event in the page.
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('error', () => { failedAt = Math.min(failedAt, performance.now()); });
    }
  };
  // What a script imports or fetches may have no other event.
  new PerformanceObserver((list) => {
    const isMissing = ({ name, responseStatus }) => responseStatus >= 400 && /\\.(?:js|css|pf_\\w+)$/.test(name);
    if (list.getEntries().some(isMissing)) failedAt = Math.min(failedAt, performance.now());
  }).observe({ type: 'resource', buffered: true });
  // A page that a tool loads again forgets what the visitor did. Its scripts may need some time to show something else.
  const [{ type }] = performance.getEntriesByType('navigation');
  if (type === 'reload' && sessionStorage.getItem('reloaded') === null) failedAt = 8000;
  addEventListener('pageshow', ({ persisted }) => { window.isRestored = persisted; });
  const styleOf = (element, name) => getComputedStyle(element).getPropertyValue(name).trim();
  const isInView = (element) => element.getBoundingClientRect().top < innerHeight;
  const isError = () => document.documentElement.id === '__next_error__';
  window.broken = (expected) => {
    if (isError()) return ['an error replaced the page'];
    const root = document.documentElement;
    const styles = styleOf(root, '--styles-of-release');
    const { release = styles, ready } = root.dataset;
    const parts = [...document.querySelectorAll('body [data-release]')];
    // What only works with scripts names the release of the script that made it work.
    const buttons = [...document.querySelectorAll('[data-scripts]')];
    return [
      [document.querySelector(expected)?.checkVisibility(), expected + ' does not appear'],
      [ready === root.dataset.release, 'the scripts do not run'],
      [buttons.every(({ dataset }) => dataset.scripts === release), 'the scripts of a part do not run'],
      [styles !== '' && styles === release, 'the page has no styles'],
      [parts.every((part) => styleOf(part, '--styles-of-part') === release), 'a part has no styles'],
      [parts.every((part) => part.dataset.release === release), 'a part is of another release'],
      [[...document.images].every((image) => image.complete || !isInView(image)), 'an image does not load'],
    ].filter(([isRight]) => !isRight).map(([, problem]) => problem).concat(failed);
  };
  window.hasFailed = () => isError() || performance.now() > failedAt + 2000;
  window.isSettled = (expected) => broken(expected).length === 0 || hasFailed();
`;

/** A visitor was faster than the hydration of a part, which React then renders again (React, error 421). */
const RECOVERED = /React error #421\b/;

/** What Playwright throws while a page gives way to the next one. */
const LOADED_IN_FULL = /Execution context was destroyed/;

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
    page.on('pageerror', (error) => {
      if (!RECOVERED.test(String(error))) this.problems.push(String(error));
    });
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
    const delay = this.#delay;
    await until(() => delay.count > 0, `a visitor requests ${path}`);
  }

  async finishOpening(): Promise<void> {
    this.#delay?.end();
    await this.#opening;
  }

  async reload(): Promise<void> {
    await this.#page.evaluate(`sessionStorage.setItem('reloaded', 'by the visitor')`);
    await this.#page.reload();
    await this.#see('h1');
  }

  /** Clicks a button that loads a part of the page. */
  async show(button: string, part: string): Promise<void> {
    await this.#click(this.#page.getByRole('button', { name: button }));
    await this.#see(`[aria-label="${part}"]`);
  }

  async openSearch({ opener }: Search): Promise<void> {
    await this.#click(this.#page.locator(opener).first());
  }

  /** @param page part of the address of a page with this word */
  async search({ field, result }: Search, word: string, page: string): Promise<void> {
    const input = this.#page.locator(field).first();
    // Some searches begin when a key is released.
    await this.#act(() => input.fill('').then(() => input.pressSequentially(word)));
    await this.#see(`${result}[href*="${page}"]`);
  }

  async follow(link: string, part: string): Promise<void> {
    await this.#click(this.#page.getByRole('link', { name: link, exact: true }).first());
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

  #click(part: Locator): Promise<void> {
    return this.#act(() => part.click());
  }

  /**
   * Does something as soon as the page allows it. A page that failed may never do so. Then what is expected next does
   * not appear, and is recorded.
   */
  async #act(action: () => Promise<void>): Promise<void> {
    const failure = this.#page.waitForFunction('hasFailed()', undefined, { polling: 250 });
    await Promise.race([action(), failure]).catch(() => {});
  }

  /**
   * Waits for the element, and records what is broken at that moment. A page that a tool loads in full at that moment is
   * looked at again.
   */
  async #see(selector: string): Promise<void> {
    const expected = JSON.stringify(selector);
    await this.#page.waitForFunction(`isSettled(${expected})`).catch(() => {});
    const problems = await this.#page.evaluate<string[]>(`broken(${expected})`).catch((error) => {
      if (LOADED_IN_FULL.test(String(error))) return undefined;
      throw error;
    });
    if (problems === undefined) return this.#see(selector);
    this.problems.push(...problems);
  }
}
