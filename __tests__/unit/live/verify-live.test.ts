import type { RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { pagesToVerify, requestLive, verifyLive } from '../../../src/live/verify-live.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { sha256Of } from '../../support/sha256.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

const PAGE = Buffer.from('<h1>Start</h1>');
const lines: string[] = [];
/** What is the same for each site. */
const ROOT = { pages: [], hostingPath: undefined };

async function verify(respond: RequestListener, ...names: readonly string[]): Promise<void> {
  const log = { ...silentLog, info: (line: string) => lines.push(line.replace(/:\d+/, '')) };
  const sha256 = sha256Of(PAGE);
  const site = new Map((names.length > 0 ? names : ['index.html']).map((name) => [name, sha256]));
  const context = { log, clock: new FakeClock(), signal: neverAborted };
  const url = `${await serve(respond)}/`;
  expect(await verifyLive({ ...ROOT, site, url }, context)).toBe(1);
}

it('`requestLive` does not call the site dead if the run is cancelled in its last moments', async () => {
  const cancellation = new AbortController();
  const url = `${await serve(() => cancellation.abort(new Error('cancelled')))}/`;
  const context = { log: silentLog, clock: new FakeClock(), signal: cancellation.signal };
  await expect(requestLive({ ...ROOT, site: new Map(), url }, 1000, context)).rejects.toThrow('cancelled');
});

it('`verifyLive` logs each reason to wait only once', async () => {
  let requests = 0;
  await verify((_request, response) => {
    requests += 1;
    if (requests === 1) response.statusCode = 404;
    response.end(requests < 4 ? 'previous' : PAGE);
  });
  expect(lines).toEqual([
    'Waiting for http://127.0.0.1/: it responds with 404',
    'Waiting for http://127.0.0.1/: it differs from the deployed file',
    'Verified http://127.0.0.1/',
  ]);
});

const encoded = (encoding: string, body: Buffer): RequestListener => {
  return (_request, response) => response.writeHead(200, { 'Content-Encoding': encoding }).end(body);
};

it.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('`verifyLive` requests and decodes %s, as browsers do', async (encoding, encode) => {
  await verify((request, response) => {
    expect(request.headers['accept-encoding']?.split(', ')).toContain(encoding);
    encoded(encoding, encode(PAGE))(request, response);
  });
});

it('`verifyLive` reports an encoding that was not requested', async () => {
  await expect(verify(encoded('compress', PAGE.subarray(1)))).rejects.toThrow(
    /: it is encoded as compress, which was not requested, so it cannot be compared\.$/,
  );
});

it.each(['gzip', 'br', 'zstd'])('`verifyLive` reports a body that is not %s', async (encoding) => {
  await expect(verify(encoded(encoding, PAGE))).rejects.toThrow(/: it has a body that cannot be decoded\.$/);
});

it('`verifyLive` names the page that the address leads to, without its query', async () => {
  const respond: RequestListener = ({ url = '' }, response) =>
    url === '/' ? response.writeHead(302, { Location: '/login?next=secret' }).end() : response.end('Log in');
  await expect(verify(respond)).rejects.toThrow(
    /: it redirects to http:\/\/127\.0\.0\.1:\d+\/login, which differs from the deployed file\.$/,
  );
});

const responds =
  (status: number): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end('other');
it.each<[string, RequestListener, RegExp, RegExp]>([
  ['a status 403', responds(403), /refuses this runner, such as a login, a firewall/, /cache|serves that/],
  ['a status 401', responds(401), /refuses this runner, such as a login/, /cache|serves that/],
  ['a status 404', responds(404), /Check whether `verify-url` serves that destination/, /login|cache/],
  ['a status 502', responds(502), /has a problem: see its log/, /login|cache/],
  ['other contents', responds(200), /A cache .* may still have a previous file: invalidate it/, /login/],
  [
    'a redirect to a login',
    ({ url }, response) => {
      if (url === '/') response.writeHead(302, { Location: '/login' });
      response.end('Log in');
    },
    /The address leads to another page, such as a login/,
    /cache/,
  ],
  ['another encoding', encoded('compress', PAGE.subarray(1)), /changes its responses/, /login|cache/],
])('`verifyLive` explains %s, and nothing else', async (_what, respond, hint, other) => {
  const error = await verify(respond).catch((error: unknown) => error);
  expect(error).toMatchObject({ hint: expect.stringMatching(hint) });
  expect(error).not.toMatchObject({ hint: expect.stringMatching(other) });
});

it('`verifyLive` says in words which response no browser would show', async () => {
  const respond: RequestListener = ({ socket }) =>
    void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 14\r\nContent-Length: 15\r\n\r\n<h1>Start</h1>');
  await expect(verify(respond)).rejects.toMatchObject({
    message: expect.stringMatching(/: it responds, but cannot be read: .* more than one length.*\(HPE_/),
    hint: expect.stringMatching(/Print what the server sends with `curl --verbose`/),
  });
});

it.each([
  ['any page', ['404.html', 'a.css', 'docs/start.html']],
  ['any file of a site without a page', ['a.css', 'b.css']],
])('`verifyLive` accepts %s at the root of a site without a home page', async (_what, names) => {
  const requested: (string | undefined)[] = [];
  const respond: RequestListener = ({ url }, response) => {
    requested.push(url);
    response.end(PAGE);
  };
  await verify(respond, ...names);
  expect(requested).toEqual(['/']);
});

/** Verifies a site that serves the home page, and whatever else by its path. */
async function verifyAssets(
  html: string,
  served: Readonly<Record<string, string>>,
  at = '/',
): Promise<number> {
  const files: Record<string, string> = {
    'index.html': html,
    '_next/static/a.js': 'script',
    'style.css': 'style',
  };
  const site = new Map(Object.entries(files).map(([name, text]) => [name, sha256Of(text)]));
  const respond: RequestListener = ({ url = '' }, response) => {
    const body = url === at ? html : served[url];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  };
  const context = { log: silentLog, clock: new FakeClock(), signal: neverAborted };
  return verifyLive({ ...ROOT, site, url: `${await serve(respond)}${at}` }, context);
}

it.each([
  [
    'an absolute path',
    '<script src="/_next/static/a.js?v=1&amp;w=2"></script>',
    { '/_next/static/a.js?v=1&w=2': 'script' },
    '/',
  ],
  ['a relative path', '<link rel="stylesheet" href="style.css">', { '/docs/style.css': 'style' }, '/docs/'],
  [
    'the address of its own file, before one of another site on the host',
    '<script src="/style.css"></script><script src="_next/static/a.js"></script>',
    { '/style.css': 'of the other site', '/docs/_next/static/a.js': 'script' },
    '/docs/',
  ],
  [
    'a base',
    '<base href="/docs/"><script src="_next/static/a.js"></script>',
    { '/docs/_next/static/a.js': 'script' },
    '/docs/',
  ],
])('`verifyLive` verifies a script or style sheet at %s', async (_what, html, served, at) => {
  expect(await verifyAssets(html, served, at)).toBe(2);
});

it.each([
  [
    'of a site that was built for another path',
    '<script src="/docs/_next/static/a.js"></script>',
    {},
    '/docs/_next/static/a.js',
  ],
  ['with other contents', '<link href="/style.css" rel=stylesheet>', { '/style.css': 'other' }, '/style.css'],
  [
    'with a base for another path',
    '<base href="/docs/"><script src="style.css"></script>',
    { '/style.css': 'style' },
    '/docs/style.css',
  ],
])('`verifyLive` refuses a script or style sheet %s', async (_what, html, served, path) => {
  await expect(verifyAssets(html, served)).rejects.toThrow(`${path} has not served the deployed site`);
});

it('`verifyLive` says under which path the site has to be hosted, and where a login is in front of it', async () => {
  const url = `${await serve((_request, response) => response.writeHead(401).end())}/`;
  const clock = new FakeClock();
  const context = { log: silentLog, clock, signal: neverAborted };
  const live = { ...ROOT, site: new Map([['index.html', '']]), url, hostingPath: '/docs' };
  await expect(verifyLive(live, context)).rejects.toMatchObject({
    hint: expect.stringMatching(
      /has to be hosted under `\/docs\/`.*such as a login.*Allow its requests there, or leave `verify-url` out\./,
    ),
  });
  expect(clock.now()).toBe(120_000);
});

it.each([
  ['of another host', '<script src="https://cdn.example.com/style.css"></script>'],
  ['that the site does not have', '<script src="/_vercel/insights/script.js"></script>'],
  ['that is only preloaded', '<link rel="preload" href="/style.css">'],
])('`verifyLive` ignores a script %s', async (_what, html) => {
  expect(await verifyAssets(html, {})).toBe(1);
});

it('`pagesToVerify` returns up to four pages, those of this deployment first, without the home page', () => {
  const names = ['a.html', 'b.html', 'c.html', 'd.html', 'e.html', 'index.html', 'x.js'];
  const site = new Map(names.map((name) => [name, '']));
  const changed = ['e.html', 'index.html', 'x.js'];
  expect(pagesToVerify(site, changed)).toEqual(['e.html', 'a.html', 'b.html', 'c.html']);
  expect(pagesToVerify(site, names)).toEqual(['a.html', 'b.html', 'c.html', 'd.html']);
});
