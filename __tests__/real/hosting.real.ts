/** Real web servers serve a site with the configurations of `docs/hosting.md`. */
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { get as request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderSite, type SiteFile } from '../../emulator/site/render.ts';
import { batchesOf } from '../../src/deploy/plan/file-groups.ts';
import { isImmutable } from '../../src/deploy/plan/hashed-files.ts';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { ODD_NAMES } from '../support/odd-names.ts';
import type { ServerProcess } from '../support/processes.ts';
import { describeWith } from './support/needs.ts';
import { blockFor, startWebServer, WEB_SERVERS, type WebServer } from './support/web-server.ts';

/** Files in the folders of build tools, and beside them. */
const inHashedFolders = [
  ...['_next/static/chunks/app/page-0f3c9a1b2d4e5f60.js', 'docs/_next/static/media/logo.3a54f4f3.svg'],
  ...['_next/static/Dx0ZzIHDZXVDyjyUPGIbx/_buildManifest.js', '_next/static/chunks/main-0f3c9a1b.js.map'],
  ...['_next/data/index.json', 'x_next/static/a.js', 'index.txt'],
  ...['_nuxt/BCo6x5W8.js', 'docs/_nuxt/error-404.CVxFZfdm.css', '_nuxt/builds/meta/5f0a1d2e.json'],
  ...['_nuxt/builds/latest.json', '_payload.json', '_app/version.json', 'service-worker.js'],
  ...['_app/immutable/chunks/DQ3x7-Ul.js', '_app/immutable/nodes/0.CPqk1zDO.js.map'],
  ...['_astro/index.DjVu1iGz.css', '_astro/old.B06KrlGQ_vF6nW.webp', '_astro/photo_ZaDYIw.webp'],
];

/** Files whose type decides whether a browser shows, runs, or garbles them. */
const TYPED = [
  'llms.txt',
  'typed/page.md',
  'typed/page.rsc',
  'typed/script.js',
  'typed/module.mjs',
  'typed/style.css',
  'typed/data.json',
  'typed/feed.xml',
  'typed/logo.svg',
  'typed/logo.png',
  'typed/favicon.ico',
  'typed/font.woff2',
  'typed/code.wasm',
  'typed/app.webmanifest',
  'index.html',
];
const TEXT = 'größer';

/** A type as a browser reads it. These formats have their own encoding, and older types have newer names. */
function asRead(type: string | null | undefined): string | undefined {
  const [name = '', charset] = (type ?? '').toLowerCase().split(/; ?/);
  const known = {
    'application/javascript': 'text/javascript',
    'application/xml': 'text/xml',
    'image/x-icon': 'image/vnd.microsoft.icon',
  }[name];
  return [known ?? name, ...(/json$|xml$/.test(name) ? [] : [charset])].join(';');
}

/** The type of an object in a bucket. */
const typeInBucket = (file: string) => batchesOf([file], undefined, () => false, [])[0]?.contentType;

/** What a server cannot serve, as its section says. */
const UNSERVED: Partial<Record<WebServer, RegExp>> = { caddy: /[?\\]/ };

/** Apache reads each extension of a name, and not only the last one. */
const HAS_OTHER_EXTENSION = /\.html\./;

/** The servers do not tell images of the site from images of other servers, whose names have a hash of the address. */
const OPTIMIZED = /^_astro\/.*_\w+\.webp$/;

const addressOf = (file: string) => `/${file.split('/').map(encodeURIComponent).join('/')}`;

describe.each(WEB_SERVERS)('The configuration of', (name) => {
  describeWith(name, [name], () => {
    const files: SiteFile[] = [...renderSite({ domain: 'docs.example.com', version: '1', pages: 30 })];
    let home: string;
    let url: string;
    let server: ServerProcess | undefined;

    beforeAll(async () => {
      home = await makeTempFolder('hosting');
      const site = path.join(home, 'site');
      for (const { path: file, contents } of [
        ...inHashedFolders.map((file) => ({ path: file, contents: Buffer.from('') })),
        ...files,
        { path: 'folder/index.html', contents: Buffer.from('an index page') },
        { path: 'both.html', contents: Buffer.from('the page') },
        { path: 'both/index.html', contents: Buffer.from('another page') },
        ...ODD_NAMES.map((odd) => ({ path: `odd/${odd}`, contents: Buffer.from(odd) })),
        ...TYPED.filter((file) => file.startsWith('typed/')).map((file) => ({
          path: file,
          contents: Buffer.from(TEXT),
        })),
        { path: '.static-export/000001-1-1-a1b2.json', contents: Buffer.from('{}') },
      ]) {
        await mkdir(path.dirname(path.join(site, file)), { recursive: true });
        await writeFile(path.join(site, file), contents);
      }
      ({ server, url } = await startWebServer(name, home, site, await blockFor(name)));
    });

    afterAll(async () => {
      await server?.stop();
      await removeFolder(home);
    });

    const get = async (address: string) => {
      const response = await fetch(`${url}${address}`, { redirect: 'manual' });
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        cacheControl: response.headers.get('cache-control'),
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    };

    it('serves every file under its own name', async () => {
      for (const { path: file, contents } of files) {
        const { status, bytes } = await get(addressOf(file));
        expect([file, status, bytes.equals(contents)]).toEqual([file, 200, true]);
      }
    });

    it('serves every page under its canonical URL', async () => {
      let pages = 0;
      for (const { contents } of files.filter((one) => one.path.endsWith('.html'))) {
        const html = Buffer.from(contents).toString();
        const [, canonical] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? [];
        if (canonical === undefined) continue;
        pages++;
        const { pathname } = new URL(canonical);
        // With `seo.trailingSlash`, addresses end in a slash.
        for (const address of [pathname, pathname.replace(/\/?$/, '/')]) {
          const { status, type, bytes } = await get(address);
          const shown = [address, status, type?.split(';')[0], bytes.toString() === html];
          expect(shown).toEqual([address, 200, 'text/html', true]);
        }
      }
      expect(pages).toBe(30);
    });

    it('sends each file with the type that it has in a bucket', async () => {
      for (const file of TYPED) {
        const { status, type } = await get(`/${file}`);
        expect([file, status, asRead(type)]).toEqual([file, 200, asRead(typeInBucket(file))]);
      }
      // The type of a missing file is that of the error page.
      for (const file of TYPED.slice(1, -1)) {
        const { status, type } = await get(`/no/${file}`);
        expect([file, status, asRead(type)]).toEqual([file, 404, 'text/html;charset=utf-8']);
      }
    });

    it('serves names with signs and their types, and does not list their folder', async () => {
      for (const odd of ODD_NAMES) {
        const named = addressOf(`odd/${odd}`);
        const withoutExtension = named.slice(0, -'.html'.length);
        const addresses = odd.endsWith('.html') ? [named, withoutExtension, `${withoutExtension}/`] : [named];
        for (const address of addresses) {
          const { status, bytes, type } = await get(address);
          const isServed = status === 200 && bytes.toString() === odd;
          const expected = UNSERVED[name]?.test(odd) !== true;
          expect([address, isServed]).toEqual([address, expected]);
          // A file without an extension has no type on two of the servers, so browsers look at its contents.
          const typed = type ?? 'application/octet-stream';
          const isOther = !expected || (name === 'apache2' && HAS_OTHER_EXTENSION.test(odd));
          if (!isOther) expect([address, asRead(typed)]).toEqual([address, asRead(typeInBucket(odd))]);
        }
      }
      for (const address of ['/odd', '/odd/']) expect(await get(address)).toMatchObject({ status: 404 });
    });

    it('serves the index page of a folder, and the error page of the site', async () => {
      for (const address of ['/folder', '/folder/']) {
        expect(await get(address)).toMatchObject({ status: 200, bytes: Buffer.from('an index page') });
      }
      for (const address of ['/both', '/both/']) {
        expect(await get(address)).toMatchObject({ status: 200, bytes: Buffer.from('the page') });
      }
      const notFound = files.find(({ path: file }) => file === '404.html');
      expect(await get('/no/such/page')).toMatchObject({
        status: 404,
        bytes: Buffer.from(notFound?.contents ?? ''),
      });
      expect(await get('/no/such/page/')).toMatchObject({ status: 404 });
      for (const address of [
        '/.static-export/000001-1-1-a1b2.json',
        '/.static-export/',
        '/%2estatic-export/',
      ]) {
        expect(await get(address)).toMatchObject({ status: 404 });
      }
    });

    it('sets the headers that the deploy action gives to objects, and none for an error', async () => {
      const revalidated = 'public, max-age=0, must-revalidate';
      for (const file of inHashedFolders) {
        const isFixed = isImmutable(file, []) && !OPTIMIZED.test(file);
        const cacheControl = isFixed ? 'public, max-age=31536000, immutable' : revalidated;
        expect([file, await get(`/${file}`)]).toEqual([file, expect.objectContaining({ cacheControl })]);
      }
      for (const address of ['/', '/both']) {
        expect(await get(address)).toMatchObject({ cacheControl: revalidated });
      }
      expect(await get('/_next/static/chunks/gone.js')).toMatchObject({ status: 404, cacheControl: null });
    });
  });
});

/** Of the password "secret", with the lowest cost. */
const HASH = '$2y$04$abcdefghijklmnopqrstuu2r9OfJnfCsdneAXAGHnS4UpFFP8WIrW';

describe.each(WEB_SERVERS)('The login for', (name) => {
  describeWith(name, [name], () => {
    it('asks for the password before each file, and keeps search engines away', async () => {
      const home = await makeTempFolder('login');
      const [root, passwords] = [path.join(home, 'site'), path.join(home, 'passwords')];
      await writeFiles(root, { 'index.html': 'home', 'guides.html': 'guides', '404.html': 'not found' });
      await writeFile(passwords, `reader:${HASH}\n`);
      const login = (await blockFor(name, name === 'nginx' ? 3 : 1))
        .replace('/etc/docs.htpasswd', passwords)
        .replace('HASH', () => HASH);
      const block = (await blockFor(name)).replace(/^\s*root .*$/m, `$&\n${login}`);
      const { server, url } = await startWebServer(
        name,
        home,
        root,
        name === 'apache2' ? login + block : block,
      );
      const get = async (address: string, password?: string) => {
        const authorization = `Basic ${Buffer.from(`reader:${password}`).toString('base64')}`;
        const response = await fetch(
          `${url}${address}`,
          password === undefined ? {} : { headers: { authorization } },
        );
        expect(response.headers.get('x-robots-tag')).toBe('noindex');
        return [response.status, await response.text()];
      };
      try {
        for (const [address, answer] of [
          ['/', [200, 'home']],
          ['/guides', [200, 'guides']],
          ['/guides.html', [200, 'guides']],
          ['/no/page', [404, 'not found']],
        ] as const) {
          expect(await get(address, 'secret')).toEqual(answer);
          for (const password of [undefined, 'wrong'])
            expect(await get(address, password)).toEqual([
              401,
              expect.not.stringMatching(/home|guides|not found/),
            ]);
        }
      } finally {
        await server.stop();
        await removeFolder(home);
      }
    });
  });
});

/** The block for a path, with the lines that the page says to copy from the first one. */
async function nginxUnderAPath(): Promise<string> {
  const [first, block] = await Promise.all([blockFor('nginx'), blockFor('nginx', 1)]);
  const [before = ''] = first.split(/^server/m);
  const [lines] = /^ {2}charset utf-8;[\s\S]*?add_header .*$/m.exec(first) ?? [];
  return before + block.replace(/^ {2}root .*$/m, `$&\n${lines}`);
}

/** The first block, with the lines for versions in place of its own. */
async function nginxForVersions(): Promise<string> {
  const [first, lines] = await Promise.all([blockFor('nginx'), blockFor('nginx', 2)]);
  const [before = '', names = ''] = lines.split(/^(?=server_name)/m);
  return first
    .replace(/^server/m, () => `${before}server`)
    .replace(/^ +server_name .*\n +root .*\n/m, () => names);
}

describeWith('nginx with a site under a path', ['nginx'], () => {
  it('shows its home page, its other pages, and its error page', async () => {
    const home = await makeTempFolder('base-path');
    const root = path.join(home, 'www');
    await mkdir(path.join(root, 'docs', 'guides'), { recursive: true });
    for (const name of ['index.html', 'guides/start.html', '404.html'])
      await writeFile(path.join(root, 'docs', name), name);
    await writeFile(path.join(root, 'docs', 'page.md'), TEXT);
    const { server, url } = await startWebServer('nginx', home, root, await nginxUnderAPath());
    const show = async (address: string) => {
      const response = await fetch(`${url}${address}`, { redirect: 'manual' });
      return `${response.status} ${await response.text()}`;
    };
    try {
      for (const address of ['/docs', '/docs/']) expect(await show(address)).toBe('200 index.html');
      for (const address of ['/docs/guides/start', '/docs/guides/start/', '/docs/guides/start.html'])
        expect(await show(address)).toBe('200 guides/start.html');
      expect(await show('/docs/no/page')).toBe('404 404.html');
      const { headers } = await fetch(`${url}/docs/page.md`);
      expect(asRead(headers.get('content-type'))).toBe('text/markdown;charset=utf-8');
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    } finally {
      await server.stop();
      await removeFolder(home);
    }
  });
});

describeWith('nginx with versions side by side', ['nginx'], () => {
  it('shows each version under its host name, and the latest one without a version', async () => {
    const home = await makeTempFolder('versions');
    const root = path.join(home, 'docs');
    for (const version of ['1-0', '2-0']) {
      await mkdir(path.join(root, version), { recursive: true });
      await writeFile(path.join(root, version, 'index.html'), `version ${version}`);
      await writeFile(path.join(root, version, '404.html'), `not in ${version}`);
    }
    await symlink('2-0', path.join(root, 'latest'));
    const { server, url } = await startWebServer('nginx', home, root, await nginxForVersions());
    const show = (host: string, address = '/') =>
      new Promise<string>((resolve, reject) => {
        request(new URL(address, url), { headers: { host }, agent: false }, (response) =>
          text(response).then(resolve, reject),
        ).on('error', reject);
      });
    try {
      expect(await show('1-0.docs.example.com')).toBe('version 1-0');
      expect(await show('2-0.docs.example.com')).toBe('version 2-0');
      expect(await show('docs.example.com')).toBe('version 2-0');
      expect(await show('latest.docs.example.com')).toBe('version 2-0');
      expect(await show('1-0.docs.example.com', '/no/page')).toBe('not in 1-0');
      expect(await show('1-0.docs.example.com', '/index/')).toBe('version 1-0');
    } finally {
      await server.stop();
      await removeFolder(home);
    }
  });
});
