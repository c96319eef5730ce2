/** Cloudflare Workers, without an account: the recipe's site and configuration in the runtime that Wrangler brings. */
import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { ODD_NAMES } from '../support/odd-names.ts';
import { freePort, type ServerProcess, startServer } from '../support/processes.ts';
import { REPOSITORY } from '../support/repository.ts';
import { until } from '../support/until.ts';
import { buildReleases } from './support/built-sites.ts';
import { deployTo, expectDeployed } from './support/deploy-to.ts';
import { isListening } from './support/is-listening.ts';
import { describeWith, pathOf } from './support/needs.ts';
import type { SiteServer } from './support/site-server.ts';
import { stepsOf, WRANGLER_CONFIG } from './support/stubbed-recipes.ts';
import { launchBrowser, Visitor } from './support/visitor.ts';

const run = promisify(execFile);

/** The folder that the configuration names. */
const SITE = 'published/site';

const wrangler = (home: string, ...args: readonly string[]): [string, ...string[]] => {
  const script = 'node_modules/wrangler/wrangler-dist/cli.js';
  return [process.execPath, path.join(path.dirname(pathOf('wrangler')), script), '--cwd', home, ...args];
};
const envOf = (home: string) => ({ HOME: home, CI: '1', WRANGLER_SEND_METRICS: 'false' });

/** Starts the Worker with the files of the folder, as a deployment does. */
async function startWorker(home: string, port: number): Promise<ServerProcess> {
  const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  return startServer(wrangler(home, ...args), {
    env: envOf(home),
    isReady: () => fetch(`http://127.0.0.1:${port}/`),
  });
}

/** Adds the rules for the host, with the step of the recipe. */
async function addRules(home: string): Promise<void> {
  const script = stepsOf('cloudflare-workers').flatMap(({ step }) =>
    step.run?.includes('_headers') ? [step.run] : [],
  );
  await run('bash', ['-c', ...script], { cwd: home });
}

const addressOf = (file: string) => `/${file.split('/').map(encodeURIComponent).join('/')}`;

describeWith('Cloudflare Workers', ['wrangler'], () => {
  let home: string;
  let server: ServerProcess | undefined;
  let url: string;

  beforeAll(async () => {
    home = await makeTempFolder('workers');
    await writeFiles(home, { 'wrangler.jsonc': WRANGLER_CONFIG, 'published/state/000001.json': '{}' });
    await writeFiles(path.join(home, SITE), {
      'index.html': 'home',
      '404.html': 'not found',
      'guides/start.html': 'start',
      'folder/index.html': 'an index page',
      'llms.txt': 'größer',
      'guides/start.md': 'größer',
      'guides/start.rsc': 'größer',
      'module.mjs': 'export {}',
      'style.css': 'a {}',
      '.well-known/security.txt': 'contact',
      ...Object.fromEntries(ODD_NAMES.map((odd) => [`odd/${odd}`, odd])),
    });
    await addRules(home);
    const config = JSON.stringify({ redirects: [{ source: '/old/:slug*', destination: '/guides/:slug*' }] });
    await writeFile(path.join(home, 'docs.json'), config);
    const script = path.join(REPOSITORY, 'docs/recipes/redirects.mjs');
    await run(
      'bash',
      ['-c', `'${process.execPath}' '${script}' cloudflare < docs.json > ${SITE}/_redirects`],
      {
        cwd: home,
      },
    );
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    server = await startWorker(home, port);
  });

  afterAll(async () => {
    await server?.stop();
    await removeFolder(home);
  });

  it('accept the configuration and the site in a dry run', async () => {
    const [program, ...args] = wrangler(home, 'deploy', '--dry-run');
    const { stdout, stderr } = await run(program, args, { env: { ...process.env, ...envOf(home) } });
    expect(stdout).toMatch(new RegExp(`Read \\d+ files from the assets directory .*${SITE}`));
    expect(stdout + stderr).not.toMatch(/WARNING|ERROR/);
    expect(server?.output()).toMatch(/Parsed 3 valid header rules/);
  });

  it.each<[address: string, status: number, contents: string, type: string | null]>([
    ['/', 200, 'home', 'text/html; charset=utf-8'],
    ['/guides/start', 200, 'start', 'text/html; charset=utf-8'],
    ['/folder/', 200, 'an index page', 'text/html; charset=utf-8'],
    ['/no/page', 404, 'not found', 'text/html; charset=utf-8'],
    ['/no/page/', 404, 'not found', 'text/html; charset=utf-8'],
    ['/llms.txt', 200, 'größer', 'text/plain; charset=utf-8'],
    ['/guides/start.md', 200, 'größer', 'text/markdown; charset=utf-8'],
    ['/guides/start.rsc', 200, 'größer', 'text/x-component; charset=utf-8'],
    ['/module.mjs', 200, 'export {}', 'text/javascript; charset=utf-8'],
    ['/style.css', 200, 'a {}', 'text/css; charset=utf-8'],
    ['/.well-known/security.txt', 200, 'contact', 'text/plain; charset=utf-8'],
    ['/state/000001.json', 404, 'not found', 'text/html; charset=utf-8'],
    ['/_headers', 404, 'not found', 'text/html; charset=utf-8'],
  ])('serve %s with status %d', async (address, status, contents, type) => {
    const response = await fetch(`${url}${address}`, { redirect: 'manual' });
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
      status,
      contents,
      type,
    ]);
  });

  it.each([
    ['/guides/start/', '/guides/start'],
    ['/guides/start.html', '/guides/start'],
    ['/folder', '/folder/'],
    ['/old/start', '/guides/start'],
  ])('redirect %s to %s', async (address, target) => {
    const response = await fetch(`${url}${address}`, { redirect: 'manual' });
    const location = new URL(response.headers.get('location') ?? '', url);
    expect([Math.floor(response.status / 100), location.pathname]).toEqual([3, target]);
  });

  it('serve names with signs', async () => {
    for (const odd of ODD_NAMES) {
      const named = addressOf(`odd/${odd}`);
      const addresses = odd.endsWith('.html') ? [named, named.slice(0, -'.html'.length)] : [named];
      for (const address of addresses) {
        const response = await fetch(`${url}${address}`);
        expect([address, response.status, await response.text()]).toEqual([address, 200, odd]);
      }
    }
  });
});

/** What a person does before and after a deployment in which the Worker gets another list of files. */
const VISITORS: readonly {
  readonly name: string;
  before(visitor: Visitor): Promise<void>;
  after(visitor: Visitor): Promise<void>;
}[] = [
  {
    name: 'shows a part of the page',
    before: (visitor) => visitor.open('/guides/one'),
    after: (visitor) => visitor.show('Show diagram', 'Diagram'),
  },
  {
    name: 'shows a part of the layout',
    before: (visitor) => visitor.open('/guides/two'),
    after: (visitor) => visitor.show('Search', 'Search'),
  },
  {
    name: 'goes back to a page, and shows a part of it',
    before: async (visitor) => {
      await visitor.open('/guides/one');
      await visitor.open('/reference');
    },
    after: async (visitor) => {
      await visitor.goBack('memory');
      await visitor.show('Show diagram', 'Diagram');
    },
  },
  {
    name: 'scrolls to an image',
    before: (visitor) => visitor.open('/guides/one'),
    after: (visitor) => visitor.scrollTo('Far below'),
  },
];

describe('visitors with an open page on Cloudflare Workers', () => {
  describeWith('while the next release is deployed', ['wrangler', 'chromium', 'next', 'rclone'], () => {
    let browser: Browser;
    let releases: readonly string[];

    beforeAll(async () => {
      releases = await buildReleases('next', 2);
      browser = await launchBrowser();
    }, 900_000);

    afterAll(() => browser?.close());

    it('see nothing broken, since the folder keeps the assets of open pages', async () => {
      const home = await makeTempFolder('workers');
      await writeFiles(home, { 'wrangler.jsonc': WRANGLER_CONFIG });
      await mkdir(path.join(home, SITE), { recursive: true });
      const port = await freePort();
      let server: ServerProcess | undefined;
      const deploy = async (release: number) => {
        await removeFolder(path.join(home, 'site'));
        await cp(releases[release - 1] ?? '', path.join(home, 'site'), { recursive: true });
        const state = path.join(home, 'published/state');
        const destination = path.join(home, SITE);
        expectDeployed(await deployTo({ home, destination, site: undefined, inputs: { state } }));
        await addRules(home);
        await server?.stop();
        // Wrangler may end before its runtime.
        await until(async () => !(await isListening(port)), 'the runtime of Wrangler ends');
        server = await startWorker(home, port);
      };
      const context = await browser.newContext();
      const host: SiteServer = {
        port,
        missing: [],
        delay: () => {
          throw new Error('The Worker delays nothing.');
        },
        close: () => {},
      };
      try {
        await deploy(1);
        const people = [];
        for (const [index, visits] of VISITORS.entries()) {
          const visitor = await Visitor.create(context, host, `visitor-${index}`);
          await visits.before(visitor);
          people.push({ ...visits, visitor });
        }
        expect(people.flatMap(({ visitor }) => visitor.problems)).toEqual([]);
        await deploy(2);
        for (const { after, visitor } of people) await after(visitor);
        const broken = people.filter(({ visitor }) => visitor.problems.length > 0);
        expect(broken.map(({ name }) => name)).toEqual([]);
      } finally {
        await context.close();
        await (server as ServerProcess | undefined)?.stop();
        await removeFolder(home);
      }
    });
  });
});
