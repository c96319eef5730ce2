/** The redirects of a `docs.json`, converted by the script of the recipes, at each host. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { get as request } from 'node:http';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { REPOSITORY } from '../support/repository.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { matchAtCloudflare, matchAtNetlify, type Redirect } from './support/redirects-files.ts';
import { blockFor, startWebServer, WEB_SERVERS } from './support/web-server.ts';

const REDIRECTS = [
  { source: '/beta/:slug*', destination: '/v2/:slug*' },
  { source: '/beta/moved', destination: '/elsewhere' },
  { source: '/old/page', destination: '/guides/start', permanent: true },
  { source: 'no/slash/', destination: 'guides' },
  { source: '/', destination: '/guides/start', permanent: false },
  { source: '/guides', destination: '/guides/start' },
  { source: '/old/article-*', destination: '/new/article-*', permanent: false },
  { source: '/u/:id/:id2/x', destination: '/y/:id2/:id?id=:id' },
  { source: '/to-root/:rest*', destination: '/:rest*' },
  { source: '/a.(b)+[c]$&|^{y}', destination: '/signs' },
  { source: '/caf\u00e9 %25', destination: '/%C3%A9t\u00e9 %2d' },
  { source: '/quote"d\'s', destination: '/"\'$host{http.request.host}%{HTTP_HOST}$1%1\\' },
  { source: '/line\nbreak', destination: '/line\nafter' },
  { source: '/outside', destination: 'https://example.com:8443/a?own=1#anchor' },
  { source: '/moved/:all*', destination: 'https://new.example.com/:all*' },
  { source: '/anchor', destination: '/guides/start#here', permanent: false },
];

/** The status is 308, unless it is in the row. */
const EXPECTED: readonly (readonly [address: string, location: string | undefined, status?: number])[] = [
  ['/old/page', '/guides/start'],
  ['/old/page/', '/guides/start'],
  ['/old/page.html', '/guides/start'],
  ['/old/page?a=b&a=%20&c', '/guides/start?a=b&a=%20&c'],
  ['/old/pages', undefined],
  ['/no/slash', '/guides'],
  ['/', '/guides/start', 307],
  ['/?a=b', '/guides/start?a=b', 307],
  ['/guides', '/guides/start'],
  ['/guides/start', undefined],
  ['/beta', '/v2/'],
  ['/beta/', '/v2/'],
  ['/beta/a/b.html', '/v2/a/b.html'],
  ['/beta/a%20b%C3%A9c?x=/y', '/v2/a%20b%C3%A9c?x=/y'],
  ['/beta/moved', '/elsewhere'],
  ['/betas', undefined],
  ['/beta/%0d%0aSet-Cookie:a=b', '/v2/%0d%0aSet-Cookie:a=b'],
  ['/old/article-12', '/new/article-12', 307],
  ['/u/1/2/x', '/y/2/1?id=1'],
  ['/u/1/2/x?mine=1', '/y/2/1?id=1'],
  ['/to-root/a/b', '/a/b'],
  ['/a.(b)+[c]$&|%5E%7By%7D', '/signs'],
  ['/aX(b)+[c]$&|%5E%7By%7D', undefined],
  ['/caf%C3%A9%20%25', '/%C3%A9t%C3%A9%20%2d'],
  ["/quote%22d's", '/%22%27%24host%7Bhttp.request.host%7D%25%7BHTTP_HOST%7D%241%251%5C'],
  ['/line%0Abreak', '/line%0Aafter'],
  ['/outside?mine=1', 'https://example.com:8443/a?own=1#anchor'],
  ['/moved', 'https://new.example.com/'],
  ['/moved/a/b', 'https://new.example.com/a/b'],
  ['/anchor?a=b', '/guides/start?a=b#here', 307],
];
/** No host leads from these to another one. */
const HOSTILE = [
  '/to-root//evil.example/',
  '/to-root/\\evil.example',
  '/to-root/%5Cevil.example',
  '/moved/@evil.example',
  '/beta//evil.example',
];

const BASE = 'http://docs.example.com';
const SCRIPT = path.join(REPOSITORY, 'docs', 'recipes', 'redirects.mjs');
const convert = (host: string, redirects: readonly object[] = REDIRECTS) =>
  execFileSync(process.execPath, [SCRIPT, host], { input: JSON.stringify({ redirects }), encoding: 'utf8' });

/** Compares as a browser would resolve the addresses. */
function expectAll(
  answers: readonly (Redirect | undefined)[],
  change: (status: number) => number = (same) => same,
) {
  const shown = answers.map((answer) => answer && [new URL(answer.location, BASE).href, answer.status]);
  const rows = EXPECTED.map(
    ([, location, status = 308]) => location && [new URL(location, BASE).href, change(status)],
  );
  expect(shown.map((row, at) => [EXPECTED[at]?.[0], row])).toEqual(
    rows.map((row, at) => [EXPECTED[at]?.[0], row]),
  );
}

function expectSameHost(answers: readonly (Redirect | undefined)[]) {
  for (const [at, answer] of answers.entries()) {
    const { hostname } = new URL(answer?.location ?? '/', BASE);
    expect([HOSTILE[at], hostname]).toEqual([
      HOSTILE[at],
      expect.stringMatching(/^(?:docs|new)\.example\.com$/),
    ]);
  }
}

/** Unlike `fetch`, it sends the path as it is. */
const answerOf = (url: string, address: string) =>
  new Promise<Redirect | undefined>((resolve, reject) => {
    const { host, port } = new URL(url);
    request({ port, path: address, agent: false, headers: { host } }, (response) => {
      const { location, 'set-cookie': cookie } = response.headers;
      response.resume();
      if (cookie !== undefined) reject(new Error(`${address} sets a cookie.`));
      const status = response.statusCode ?? 0;
      resolve(location === undefined ? undefined : { status, location: location.replace(url, BASE) });
    }).on('error', reject);
  });

for (const name of WEB_SERVERS) {
  describeWith(`redirects.mjs for ${name}`, [name], () => {
    it('has each redirect, before the pages, and none to a host that a visitor chooses', async () => {
      const home = await makeTempFolder('redirects');
      const [root, file] = [path.join(home, 'site'), path.join(home, 'redirects')];
      await writeFiles(root, { 'index.html': 'home', 'guides.html': 'guides', 'guides/start.html': 'start' });
      await writeFile(file, convert(name.replace('2', '')));
      const block = await blockFor(name);
      const whole = {
        nginx: block.replace(/^ *root .*$/m, `$&\ninclude ${file};`),
        caddy: block.replace(/^\troot .*$/m, `$&\n\timport ${file}`),
        apache2: `${await readFile(file, 'utf8')}${block}`,
      };
      const { server, url } = await startWebServer(name, home, root, whole[name]);
      try {
        expectAll(await Promise.all(EXPECTED.map(([address]) => answerOf(url, address))));
        // Behind a proxy, nginx would add its own scheme and port.
        const { location } = (await answerOf(url, '/old/page')) ?? {};
        expect(location).toBe(`${name === 'apache2' ? BASE : ''}/guides/start`);
        expect(await answerOf(url, '/caf%c3%a9%20%25')).toMatchObject({ status: 308 });
        expectSameHost(await Promise.all(HOSTILE.map((address) => answerOf(url, address))));
      } finally {
        await server.stop();
        await removeFolder(home);
      }
    });
  });
}

it('redirects.mjs for Cloudflare Pages has each redirect', () => {
  const file = convert('cloudflare');
  expectAll(EXPECTED.map(([address]) => matchAtCloudflare(file, address)));
  expectSameHost(HOSTILE.map((address) => matchAtCloudflare(file, address)));
});

describeWith('redirects.mjs for Netlify', ['netlify-redirector'], () => {
  it('has each redirect, with the statuses that Netlify documents', () => {
    const file = convert('netlify');
    const addresses = EXPECTED.map(([address]) => address);
    const answers = matchAtNetlify(file, addresses).map((answer, at) => {
      const [, query = ''] = /(\?.*)/.exec(addresses[at] ?? '') ?? [];
      if (answer === undefined || answer.location.includes('?')) return answer;
      return { ...answer, location: answer.location.replace(/(?=#|$)/, query) };
    });
    expectAll(answers, (status) => ({ 308: 301, 307: 302 })[status] ?? status);
    expectSameHost(matchAtNetlify(file, HOSTILE));
  });
});

describeWith('redirects.mjs for CloudFront', ['njs'], () => {
  const page = readFileSync(path.join(REPOSITORY, 'docs', 'hosting.md'), 'utf8');
  const [, handler = ''] = /^```js\n([\s\S]*?)^```$/m.exec(page) ?? [];
  const [, line = ''] = /`(const found = redirect.*?;)`/.exec(page) ?? [];

  it('has each redirect before the rule for pages, in the JavaScript of CloudFront', () => {
    const code = `${convert('cloudfront')}\n${handler.replace('{\n', `{\n${line}\n`)}`;
    const run = (
      address: string,
    ): { uri?: string; statusCode?: number; headers?: { location: { value: string } } } => {
      const [uri = '', query = ''] = address.split(/\?(.*)/);
      const querystring: Record<string, { value: string; multiValue?: { value: string }[] }> = {};
      for (const pair of query.split('&').filter((part) => part !== '')) {
        const [name = '', value = ''] = pair.split('=');
        const before = querystring[name];
        if (before === undefined) querystring[name] = { value };
        else before.multiValue = [...(before.multiValue ?? [{ value: before.value }]), { value }];
      }
      const event = { request: { method: 'GET', uri, querystring, headers: {}, cookies: {} } };
      const printed = execFileSync(
        pathOf('njs'),
        ['-c', `${code}\nconsole.log(JSON.stringify(handler(${JSON.stringify(event)})))`],
        { encoding: 'utf8' },
      );
      return JSON.parse(printed);
    };
    const answerAt = (address: string) => {
      const { statusCode, headers } = run(address);
      return headers?.location && { status: statusCode ?? 0, location: headers.location.value };
    };
    expectAll(EXPECTED.map(([address]) => answerAt(address)));
    expectSameHost(HOSTILE.map(answerAt));
    expect(run('/guides/start')).toMatchObject({ uri: '/guides/start.html' });
  });

  it('says when the function is too large', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({
      source: `/old/${at}`,
      destination: `/new/${at}`,
    }));
    expect(refused('cloudfront', many)).toMatch(/The function has \d+ bytes/);
  });
});

function refused(host: string, redirects: readonly object[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, host], {
    input: JSON.stringify({ redirects }),
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  return stderr;
}

it('redirects.mjs says what Netlify and Cloudflare do not read', () => {
  expect(refused('netlify', [{ source: '/v:version/a', destination: '/a' }])).toContain('/v:a/a: at Netlify');
  const many = Array.from({ length: 101 }, (_, at) => ({ source: `/${at}-*`, destination: '/a' }));
  expect(refused('cloudflare', many)).toContain('100 with a parameter');
});

it.each([
  ['/a', '/a', 'do not end'],
  ['/a', '/a.html', 'do not end'],
  ['/a/:slug*', '/a/b/:slug*', 'do not end'],
  ['/a?b=c', '/b', 'no query'],
  ['//example.com', '/b', 'two slashes'],
  ['/%zz', '/b', 'malformed'],
  ['/a/:slug*/b', '/b', 'end of a source'],
  ['/a/:id(\\d+)', '/b', 'pattern of its own'],
  ['/a', '/:slug', 'the source lacks'],
  ['/a/:slug*', 'https://:slug*/', 'host has no parameter'],
  ['/a', '//example.com', 'path, or an address'],
  ['/a', 'javascript:alert(1)', 'path, or an address'],
])('redirects.mjs refuses %s to %s', (source, destination, why) => {
  expect(refused('nginx', [{ source, destination }])).toContain(why);
});

it('redirects.mjs refuses two redirects that lead to each other, and names each problem', () => {
  const message = refused('caddy', [
    { source: '/docs/:slug*', destination: '/help/:slug*' },
    { source: '/help/:slug*', destination: '/docs/:slug*' },
    { source: '/a', destination: 7 },
  ]);
  expect(message).toMatch(/"destination":7/);
  for (const source of ['/docs/*', '/help/*'])
    expect(message).toContain(`${source}: the redirects do not end`);
});
