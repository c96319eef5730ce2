import { expect, it } from '@jest/globals';
import { hostingPath } from '../../../src/site/hosting-path.ts';
import { runToEnd } from '../../support/run-to-end.ts';

const ASSETS = ['_next/static/a b.css', '_next/static/chunks/app.js', 'assets/site.css', 'app.js'];
const FILES = ['index.html', ...ASSETS];
const pathOf = (html: string) => hostingPath(html, (file) => FILES.includes(file));

it.each([
  ['<script src="/docs/_next/static/chunks/app.js?dpl=1#x"></script>', '/docs'],
  ["<link rel='preload' as='style' href='/docs/_next/static/a%20b.css'>", '/docs'],
  ['<SCRIPT async SRC=/docs/en/_next/static/chunks/app.js></SCRIPT>', '/docs/en'],
  ['<link rel="stylesheet" href="/docs/assets/site.css"><script defer src="/docs/app.js"></script>', '/docs'],
  ['<script data-x="a>b" src="/docs/app.js"></script>', '/docs'],
  ['<link rel="preload stylesheet" as="style" href="/docs/assets/site.css">', '/docs'],
  ['<base href="/docs/"><script src="app.js"></script>', '/docs'],
  // The assets of the build take precedence over others.
  ['<link rel="stylesheet" href="/app.js"><script src="/docs/_next/static/chunks/app.js"></script>', '/docs'],
])('hostingPath: finds the path in %s', (html, expected) => {
  expect(pathOf(`<!doctype html><html><head>${html}</head></html>`)).toBe(expected);
});

it.each([
  '',
  '<p>/docs/_next/static/chunks/app.js</p>',
  '<script src="/_next/static/chunks/app.js"></script>',
  '<link rel="stylesheet" href="/assets/site.css">',
  '<script src="_next/static/chunks/app.js"></script>',
  '<script src="../docs/app.js"></script>',
  '<script src="https://cdn.example.com/docs/_next/static/chunks/app.js"></script>',
  '<script src="//cdn.example.com/_next/static/chunks/app.js"></script>',
  '<a href="/docs/app.js">',
  '<!-- <base href="/docs/"> --><script src="app.js"></script>',
  '<!-- <script src="/docs/app.js"></script>',
  `<script>x = '<script src="/docs/app.js"><\\/script>';</script><script src="/app.js"></script>`,
  '<link rel="icon" href="/docs/app.js">',
  '<script src="/docs/_next/static/gone.js"></script>',
  '<script src="/docs/%zz.js"></script>',
  '<script src="/a/app.js"></script><script src="/b/app.js"></script>',
  '<script src="/app.js"></script><script src="/docs/app.js"></script>',
])('hostingPath: finds none in %s', (html) => {
  expect(pathOf(html)).toBeUndefined();
});

it.each(['<link ', '<script src=', '<link href="', '<script\t', '<!--', '<script >', `<link '"`, '<link "'])(
  'hostingPath: reads three million times %j within two minutes',
  (piece) => {
    const html = piece.repeat(3_000_000);
    runToEnd(() => expect(pathOf(html)).toBeUndefined());
  },
);
