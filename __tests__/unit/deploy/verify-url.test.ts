import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { checksOf, verifyLive } from '../../../src/deploy/verify-url.ts';
import { filesOf } from '../../support/deployment-states.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { sha256Of } from '../../support/sha256.ts';
import { silentLog } from '../../support/silent-log.ts';

const PAGE = Buffer.from('<h1>Start</h1>');

describe('`verifyLive`', () => {
  let server: Server;
  let lines: string[];

  afterEach(() => {
    server.close();
  });

  async function verify(respond: RequestListener): Promise<void> {
    server = createServer(respond).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    lines = [];
    const log = { ...silentLog, info: (line: string) => lines.push(line.replace(/:\d+/, '')) };
    const check = { url: `http://127.0.0.1:${port}/`, sha256: sha256Of(PAGE) };
    await verifyLive([check], { log, clock: new FakeClock(), signal: neverAborted });
  }

  it('says once what it waits for', async () => {
    let requests = 0;
    await verify((_request, response) => {
      requests += 1;
      if (requests === 1) response.statusCode = 404;
      response.end(requests < 4 ? 'previous' : PAGE);
    });
    expect(lines).toEqual([
      'Waiting for http://127.0.0.1/: it responds with 404',
      'Waiting for http://127.0.0.1/: it has another content than the deployed file',
      'Verified http://127.0.0.1/',
    ]);
  });

  it('gives up after two minutes', async () => {
    await expect(verify((_request, response) => response.writeHead(503).end())).rejects.toMatchObject({
      code: 'verify-failed',
      message: expect.stringMatching(
        /^For two minutes, http:\/\/127\.0\.0\.1:\d+\/ has not had .* responds with 503\.$/,
      ),
    });
    expect(lines).toEqual(['Waiting for http://127.0.0.1/: it responds with 503']);
  });

  it.each([
    ['to another address of the web', 'index', undefined],
    [
      'to an address that is not on the web',
      'ftp://docs.example.com/',
      /redirects to an address that is not on the web/,
    ],
    ['to itself', '/', /redirects more than \d+ times/],
  ])('follows a redirect %s', async (_what, location, problem) => {
    const listener: RequestListener = ({ url }, response) =>
      url === '/' ? response.writeHead(302, { Location: location }).end() : response.end(PAGE);
    if (problem === undefined) await verify(listener);
    else await expect(verify(listener)).rejects.toThrow(problem);
  });

  it('says that a response is compressed', async () => {
    const compressed: RequestListener = (_request, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(PAGE));
    await expect(verify(compressed)).rejects.toThrow(
      /is compressed \(gzip\) although that was not requested, so it cannot be compared\.$/,
    );
  });
});

describe('`checksOf`', () => {
  const site = filesOf({
    'index.html': 'home',
    'a.js': 'a',
    ...Object.fromEntries([...'bcdefg'].map((n) => [`${n}.html`, n])),
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['nothing', [], ['']],
    ['the home page', ['index.html'], ['']],
    ['files that are not pages', ['a.js'], ['']],
    [
      'six pages',
      ['b.html', 'c.html', 'd.html', 'e.html', 'f.html', 'g.html'],
      ['', 'b.html', 'c.html', 'd.html', 'e.html'],
    ],
  ])('has the home page and up to four changed pages: %s', (_what, changed, expected) => {
    const live = 'https://docs.example.com/docs/';
    expect(checksOf(site, changed, live).map(({ url }) => url.slice(live.length))).toEqual(expected);
  });

  it('has no home page for a site without one', () => {
    expect(checksOf(filesOf({ 'a.html': 'a' }), [], 'https://docs.example.com')).toEqual([]);
  });
});
