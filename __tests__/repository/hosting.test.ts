/** Tests what `docs/hosting.md` and the recipes promise about an exported site, where that needs no real server. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { renderSite } from '../../emulator/site/render.ts';
import { examplesIn } from '../../scripts/workflow-files.mjs';
import { REPOSITORY } from '../support/repository.ts';

const read = (name: string) => readFileSync(path.join(REPOSITORY, name), 'utf8');
const RECIPES = readdirSync(path.join(REPOSITORY, 'docs', 'recipes'))
  .filter((name) => name.endsWith('.yml'))
  .map((name) => `docs/recipes/${name}`);

describe('docs/hosting.md: the CloudFront function', () => {
  const [, source = ''] = /^```js\n([\s\S]*?)^```$/m.exec(read('docs/hosting.md')) ?? [];

  /**
   * Runs the function on a viewer request, in a context without any global of Node.
   *
   * The event: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
   */
  function fileFor(uri: string, code = source): string {
    const request = {
      method: 'GET',
      uri,
      querystring: { q: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] } },
      headers: { host: { value: 'docs.example.com' } },
      cookies: { session: { value: 'x', attributes: 'Secure' } },
    };
    const event = {
      version: '1.0',
      context: {
        distributionDomainName: 'd111111abcdef8.cloudfront.net',
        distributionId: 'EDFDVBD6EXAMPLE',
        eventType: 'viewer-request',
        requestId: 'EXAMPLEntjQpEXAMPLE_SG5Z-EXAMPLEPmPfEXAMPLEu3EqEXAMPLE==',
      },
      viewer: { ip: '203.0.113.11' },
      request,
    };
    const returned = vm.runInNewContext(`${code}\nJSON.stringify(handler(${JSON.stringify(event)}))`);
    const { uri: file, ...others } = JSON.parse(returned);
    expect({ ...others, uri }).toEqual(request);
    return decodeURIComponent(file);
  }

  it('finds the page of every canonical URL, and leaves every file as it is', () => {
    let pages = 0;
    for (const { path: file, contents } of renderSite({
      domain: 'docs.example.com',
      version: '1',
      pages: 30,
    })) {
      expect(fileFor(`/${file.split('/').map(encodeURIComponent).join('/')}`)).toBe(`/${file}`);
      const [, canonical] = file.endsWith('.html')
        ? (/<link rel="canonical" href="([^"]+)">/.exec(Buffer.from(contents).toString()) ?? [])
        : [];
      if (canonical === undefined) continue;
      pages++;
      expect(fileFor(new URL(canonical).pathname)).toBe(`/${file}`);
    }
    expect(pages).toBe(30);
  });

  it.each([
    ['/', '/index.html'],
    ['/guides', '/guides.html'],
    ['/guides/', '/guides.html'],
    ['/guides/start/', '/guides/start.html'],
    ['/changelog/v1.2', '/changelog/v1.2.html'],
    ['/a.b/page', '/a.b/page.html'],
    ['/_next/static/chunks/%5B%5B...slug%5D%5D.js', '/_next/static/chunks/[[...slug]].js'],
    ['/.well-known/apple-app-site-association', '/.well-known/apple-app-site-association'],
  ])('%s leads to %s', (uri, file) => {
    expect(fileFor(uri)).toBe(file);
  });

  it.each([
    ['/', '/index.html'],
    ['/guides/start', '/guides/start/index.html'],
    ['/llms.txt', '/llms.txt'],
  ])('%s leads to %s in a site with a folder for each page', (uri, file) => {
    const [, from = '', to = ''] =
      /replace `(path \+ '\.html')` by\s+`(.*?)`/.exec(read('docs/hosting.md')) ?? [];
    expect(fileFor(uri, source.replace(from, to))).toBe(file);
  });

  it.each([
    ['/docs', '/docs/index.html'],
    ['/docs/guides/start', '/docs/guides/start.html'],
    ['/docs.css', '/docs.css'],
  ])('%s leads to %s with the line for a path', (uri, file) => {
    const [, line = ''] = /`(if \(event\.request\.uri.*;)`/.exec(read('docs/hosting.md')) ?? [];
    expect(fileFor(uri, source.replace('{\n', `{\n${line}\n`))).toBe(file);
  });

  it.each([
    ['/pr-12', '/pr-12/index.html'],
    ['/pr-12/guides/start', '/pr-12/guides/start.html'],
    ['/pr-12/style.css', '/pr-12/style.css'],
    ['/print-12', '/print-12.html'],
  ])('%s leads to %s with the line for previews', (uri, file) => {
    const [, line = ''] = /`(event\.request\.uri = .*;)`/.exec(read('docs/recipes/README.md')) ?? [];
    expect(line).not.toBe('');
    expect(fileFor(uri, source.replace('{\n', `{\n${line}\n`))).toBe(file);
  });
});

describe('docs/hosting.md: the login of the CloudFront function', () => {
  const [, lines = ''] = /^```js\n(const login[\s\S]*?)^```$/m.exec(read('docs/hosting.md')) ?? [];
  const answerTo = (headers: object) =>
    JSON.parse(
      vm.runInNewContext(
        `JSON.stringify((function (event) {\n${lines}return event.request;\n})(${JSON.stringify({ request: { headers } })}))`,
      ),
    );

  it('lets a request with the password pass, and no other', () => {
    const headers = { authorization: { value: `Basic ${Buffer.from('reader:secret').toString('base64')}` } };
    expect(answerTo(headers)).toEqual({ headers });
    for (const other of [{}, { authorization: { value: 'Basic cmVhZGVyOg==' } }])
      expect(answerTo(other)).toEqual({
        statusCode: 401,
        headers: { 'www-authenticate': { value: 'Basic' } },
      });
  });
});

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

describe('recipes and READMEs', () => {
  const examples = ['README.md', 'emulator/README.md'].flatMap((name) => examplesIn(read(name)));
  const steps = [...RECIPES.map(read), ...examples].flatMap((text) => {
    const { jobs } = parse(text) as { jobs?: Record<string, { steps: Step[] }> };
    return Object.values(jobs ?? {}).flatMap((job) => job.steps);
  });

  it('keep hidden files in every artifact of a folder', () => {
    const uploads = steps.filter(({ uses }) => /^actions\/upload-(?:pages-)?artifact@/.test(uses ?? ''));
    expect(uploads.length).toBeGreaterThan(2);
    const ofFolders = uploads.filter(
      ({ with: inputs }) => !/bundle-path|result\.json/.test(String(inputs?.['path'])),
    );
    for (const upload of ofFolders) expect(upload.with).toMatchObject({ 'include-hidden-files': true });
  });

  it('say that an export has no login, if they publish it', () => {
    const publishes =
      /\/deploy@v1|upload-pages-artifact|wrangler-action|netlify-cli|docker build|helm upgrade|gh release upload/;
    const silent = [...RECIPES, 'README.md', 'docs/recipes/README.md', 'docs/hosting.md', 'docs/security.md']
      .filter((file) => publishes.test(read(file)) || file.endsWith('.md'))
      .filter((file) => !/An export has no login[.:*]/.test(read(file)));
    expect(silent).toEqual([]);
  });

  it('work with every bundle format', () => {
    // The archive of `mint export` is always a zip.
    const scripts = steps.flatMap(({ run = '' }) => (run === '' || /\bmint@/.test(run) ? [] : [run]));
    expect(scripts.filter((run) => /static-export\.|\b(?:tar|unzip|zstd) /.test(run))).toEqual([]);
  });
});
