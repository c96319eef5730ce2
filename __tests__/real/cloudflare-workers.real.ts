/** Cloudflare Workers, without an account: the recipe's site and configuration in the runtime that Wrangler brings. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { ODD_NAMES } from '../support/odd-names.ts';
import { freePort, type ServerProcess, startServer } from '../support/processes.ts';
import { REPOSITORY } from '../support/repository.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { stepsOf, WRANGLER_CONFIG } from './support/stubbed-recipes.ts';

const run = promisify(execFile);

/** The folder that the configuration names. */
const SITE = 'published/site';

const wrangler = (home: string, ...args: readonly string[]): [string, ...string[]] => {
  const script = 'node_modules/wrangler/wrangler-dist/cli.js';
  return [process.execPath, path.join(path.dirname(pathOf('wrangler')), script), '--cwd', home, ...args];
};
const envOf = (home: string) => ({ HOME: home, CI: '1', WRANGLER_SEND_METRICS: 'false' });

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
      '_next/static/chunks/[slug]-0f3c9a1b.js': 'export {}',
      'style.css': 'a {}',
      '.well-known/security.txt': 'contact',
      ...Object.fromEntries(ODD_NAMES.map((odd) => [`odd/${odd}`, odd])),
    });
    const addRules = stepsOf('cloudflare-workers').find(({ run }) => run?.includes('_headers'))?.run ?? '';
    await run('bash', ['-c', addRules], { cwd: home });
    const config = JSON.stringify({ redirects: [{ source: '/old/:slug*', destination: '/guides/:slug*' }] });
    await writeFile(path.join(home, 'docs.json'), config);
    const script = path.join(REPOSITORY, 'docs/recipes/redirects.mjs');
    const convert = `'${process.execPath}' '${script}' cloudflare < docs.json > ${SITE}/_redirects`;
    await run('bash', ['-c', convert], { cwd: home });
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
    server = await startServer(wrangler(home, ...args), { env: envOf(home), isReady: () => fetch(url) });
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
    ['/_next/static/chunks/%5Bslug%5D-0f3c9a1b.js', 200, 'export {}', 'text/javascript; charset=utf-8'],
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
