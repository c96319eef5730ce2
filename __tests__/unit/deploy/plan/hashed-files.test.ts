import { describe, expect, it } from '@jest/globals';
import {
  HASHED_NAMES,
  isHashed,
  isImmutable,
  TOOL_FOLDERS,
} from '../../../../src/deploy/plan/hashed-files.ts';

type Decision = 'immutable' | 'kept' | 'asset';

const decisionOf = (path: string, patterns: readonly string[] = []): Decision => {
  if (isImmutable(path, patterns)) return 'immutable';
  return isHashed(path) ? 'kept' : 'asset';
};

/** What builds of each tool have written: one name for each form. */
const NAMES: Readonly<Record<string, Readonly<Partial<Record<Decision, readonly string[]>>>>> = {
  'Next.js': {
    immutable: [
      '_next/static/chunks/app/page-0f3c9a1b2d4e5f60.js',
      'docs/_next/static/media/logo.3a54f4f3.svg',
    ],
    kept: [
      '_next/static/Dx0ZzIHDZXVDyjyUPGIbx/_buildManifest.js',
      '_next/static/Dx0ZzIHDZXVDyjyUPGIbx/_clientMiddlewareManifest.js',
      '_next/static/chunks/main-0f3c9a1b.js.map',
      '_next/static/chunks/main-0f3c9a1b.js.LICENSE.txt',
    ],
    asset: ['_next/data/index.json', 'x_next/static/a.js', 'index.txt'],
  },
  Nuxt: {
    immutable: ['_nuxt/BCo6x5W8.js', 'docs/_nuxt/error-404.CVxFZfdm.css'],
    kept: ['_nuxt/builds/meta/5f0a1d2e-7c3b-4e61-9a55-0c9d0e1f2a3b.json'],
    asset: ['_payload.json'],
  },
  SvelteKit: {
    immutable: ['_app/immutable/chunks/DQ3x7-Ul.js', '_app/immutable/assets/2.Bzn9fK1e.css'],
    kept: ['_app/immutable/nodes/0.CPqk1zDO.js.map'],
    asset: ['_app/version.json', 'service-worker.js'],
  },
  'Astro, Starlight': {
    immutable: ['_astro/index.DjVu1iGz.css', '_astro/ec.0vx5m.js', '_astro/old.B06KrlGQ_vF6nW.webp'],
    // The hash of an address, in the name of an image of another server.
    kept: [
      ...['avif', 'gif', 'jpg', 'jpeg', 'png', 'svg', 'webp'].map((end) => `_astro/photo_ZaDYIw.${end}`),
      '_astro/fonts/d9e8f7a6b5c4d3e2.woff2',
      '_astro/page.7qqag-5g.js.map',
    ],
  },
  Pagefind: {
    kept: [
      'pagefind/fragment/en_3ca1b2f.pf_fragment',
      'pagefind/index/en_3ca1b2f.pf_index',
      'pagefind/filter/en_3ca1b2f.pf_filter',
      'pagefind/pagefind.en_48a2c1b0f3.pf_meta',
    ],
    asset: ['pagefind/pagefind.js', 'pagefind/wasm.en.pagefind', 'pagefind/pagefind-entry.json'],
  },
  Docusaurus: {
    kept: ['assets/js/1f478c97.4dfa4286.js', 'assets/css/styles.9f8e7d6c.css'],
    asset: ['assets/files/a-35e13cbe46c9923327f30a76a90bff3b.pdf'],
  },
  'Create React App': {
    kept: ['static/js/453.0f1c9a2b.chunk.js', 'static/js/main.0f1c9a2b.js.LICENSE.txt'],
    asset: ['static/media/logo.6ce24c58023cc2f8fd88fe9d219db6c6.svg'],
  },
  'Rspress, Rsbuild': {
    kept: ['static/js/async/route.93a1287969.js', 'static/search_index.en.0f1c9a2b.json'],
  },
  'MkDocs Material, Zensical': {
    kept: ['assets/javascripts/bundle.83f73b43.min.js'],
    asset: ['search/search_index.json'],
  },
  VitePress: {
    kept: ['assets/guide_a.md.BaxsmCo9.lean.js', 'assets/chunks/@localSearch.DjVu1iGz.js'],
    asset: ['hashmap.json'],
  },
  'Vite, React Router': { kept: ['assets/index-D4kF0a_-.css'], asset: ['assets/logo-BvW1Kz0P.svg'] },
  'Angular, esbuild': { kept: ['main-5YLQG7OB.js'] },
  'Qwik City': {
    kept: ['build/q-BvW1Kz0P.js', 'assets/BvW1Kz0P-style.css', 'assets/BvW1Kz0P-bundle-graph.json'],
  },
  'Gatsby, webpack, Parcel, Hugo': {
    kept: ['6ce24c58023cc2f8fd88.woff2', 'js/main.6ce24c58023cc2f8.min.js'],
  },
  mdBook: { kept: ['fonts/open-sans-v17-latin-300-7736aa35.woff2'] },
  rustdoc: { kept: ['search.index/entry/d6700c906e92.js'], asset: ['search.index/root.js'] },
};

describe.each(Object.entries(NAMES))('`isHashed` and `isImmutable` of %s', (_tool, names) => {
  const rows = Object.entries(names).flatMap(([decision, paths]) => paths.map((path) => [path, decision]));
  it.each(rows)('decide that %s is %s', (path = '', decision = '') => {
    expect(decisionOf(path)).toBe(decision);
  });
});

it('`HASHED_NAMES` and `TOOL_FOLDERS` have tools that all have examples', () => {
  const tools = [...HASHED_NAMES, ...TOOL_FOLDERS].flatMap(([names]) => names.split(', '));
  const withExamples = Object.keys(NAMES).flatMap((names) => names.split(', '));
  expect([...new Set(tools)].sort()).toEqual(withExamples.sort());
});

/** Names with a hash, without their extension. */
const NAMES_WITH_HASH = ['a.BaxsmCo9', 'assets/a-4dfa4286', 'static/a.35e13cbe46c9923327f30a76a90bff3b'];
it.each([
  [true, ['js', 'mjs', 'cjs', 'css', 'wasm', 'woff', 'woff2', 'ttf', 'otf', 'eot', 'css.map', 'min.js']],
  [false, ['pdf', 'zip', 'json', 'html', 'png', 'svg', 'mp4', 'tar.gz', 'webmanifest']],
])('`isHashed` is %p for names with a hash and the extensions %j', (expected, extensions) => {
  const names = extensions.flatMap((end) => NAMES_WITH_HASH.map((name) => `${name}.${end}`));
  expect(names.filter((name) => isHashed(name) !== expected)).toEqual([]);
});

it.each([
  '404.html',
  'sw.js',
  'settings.js',
  'jquery-3.7.1.js',
  'a.0f1c9a2.js',
  'assets/index-BvW1Kz0P.js/a',
])('`isHashed` does not match %s', (path) => {
  expect(decisionOf(path)).toBe('asset');
});

it.each([
  [['assets'], 'assets/index-BvW1Kz0P.js'],
  [['assets'], 'assets/deep/logo.svg'],
  [['js/*.js'], 'js/a.js'],
  [['**/*.woff2'], 'fonts/a.woff2'],
])('`isImmutable` accepts by the patterns %j of the user %s', (patterns, path) => {
  expect(decisionOf(path, patterns)).toBe('immutable');
  expect(decisionOf(`other/${path}x`, patterns)).not.toBe('immutable');
});
