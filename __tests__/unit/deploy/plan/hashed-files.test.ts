import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { HASHED_FILES, isHashed, isImmutable } from '../../../../src/deploy/plan/hashed-files.ts';
import { HASHED_NAMES } from '../../../support/hashed-names.ts';

const decisionOf = (path: string) => [isHashed(path), isImmutable(path)];

it('`HASHED_FILES` has rows whose tools all have examples', () => {
  const without = HASHED_FILES.flatMap(({ tools, path }) =>
    tools.split(', ').filter((name) => {
      const examples = HASHED_NAMES.filter(({ tool }) => tool.split(', ').includes(name));
      return !examples.some(({ immutable, kept }) => [...immutable, ...kept].some((each) => path.test(each)));
    }),
  );
  expect(without).toEqual([]);
});

describe.each(HASHED_NAMES)('`isHashed` and `isImmutable` of $tool', ({ immutable, kept, others }) => {
  it.each(immutable)('cache %s for good', (name) => {
    expect(decisionOf(name)).toEqual([true, true]);
  });

  if (kept.length > 0)
    it.each(kept)('keep %s, which may change', (name) => {
      expect(decisionOf(name)).toEqual([true, false]);
    });

  it.each(others)('do not keep %s', (name) => {
    expect(decisionOf(name)).toEqual([false, false]);
  });
});

interface RealBuilds {
  /** Names that another input replaced. */
  readonly gone: readonly string[];
  /** Names that had other contents in another build. */
  readonly changed: readonly string[];
}

/** `npm run samples` writes it: a small and a large site of each tool, built twice, and again with another input. */
const REAL_BUILDS: Readonly<Record<string, RealBuilds>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'real-builds.json'), 'utf8'),
);

describe.each(Object.entries(REAL_BUILDS))('`isHashed` and `isImmutable` of %s', (_, { gone, changed }) => {
  it('lose no script, style sheet, or index', () => {
    const lost = gone.filter((file) => !isHashed(file));
    expect(lost.filter((file) => !/\.(?:png|svg|woff2)$/.test(file))).toEqual([]);
  });

  it('never cache for good what may change', () => {
    expect(changed.filter(isImmutable)).toEqual([]);
  });
});

it('`isHashed` and `isImmutable` know the larger part of the files of real builds', () => {
  const gone = Object.values(REAL_BUILDS).flatMap((build) => build.gone);
  const rows = Object.entries(REAL_BUILDS).map(([name, build]) => ({
    name,
    gone: build.gone.length,
    kept: build.gone.filter(isHashed).length,
    immutable: build.gone.filter(isImmutable).length,
  }));
  if (process.env['MEASURED_HASHES'] !== undefined) console.table(rows);
  expect(gone.filter(isHashed).length / gone.length).toBeGreaterThan(0.95);
  expect(gone.filter(isImmutable).length / gone.length).toBeGreaterThan(0.6);
});

/** Names without a hash, as people write them, for an image, a script, and a style. */
const WRITTEN = `
  about-us-hero-2 api-overview api-reference app-DarkMode app-store-badge arrow-downward arrow-left-24 avatar-01234567
  avatar-johndoe1 banner-1200x630 banner-1920x1080 banner-20240131 banner-31012024 big-big-blue bootstrap-5.3.3
  bootstrap-datepicker bootstrap.bundle.min browser-version2 button-disabled cat-pictures chart-2023_q4 chart-line-up
  company-business chapter-chapter1 code-snippets cover-original cover-portrait dark-mode-toggle dashboard-overview
  dashboard-Settings design-MOCKUP01 diagram-workflow docs-homepage docs.homepage favicon-128x128 favicon-32x32
  feature-calendar figure-1-2-3-4 figure-figure12 flow-DSC_0012 flow-IMG_1234 font-awesome fonts.fontello github-markdown
  graph-database guide-part-two guide-part_two handbook-chapter9 hero-1024x768 hero-1920x108 hero-DarkBlue
  hero-background hero-darkmode hero-desktop1 hero-dark-mode hero-iPhone15 hero-landscape icon-192x192 icon-512x512
  icon-arrow-up icon-feedback icon-MenuItem icon-my-arrow icon-settings image-00000001 image-20240131 image-image001
  img-DSC01234 img-DSC_1234 img-IMG_0001 img-P1000123 img-PXL_2024 img-WA000123 index-HomePage integration-payments
  jquery-3.7.1.min jquery.autosize jquery.bxslider jquery.fancybox jquery.lazyload jquery.localize jquery.scrollTo
  jquery.tmplPlus jquery.validate letter-2024-1-1 load-more-btn logo-inverted logo-MyDesign logo-negative
  logo-positive logo-transparent logo-vertical logo.original main-20240131 main-DarkMode main-override main-overview
  main.20240131 map-Location map-location menu-account menu-burger-1 modal-dialog moment-timezone my-component
  my-photo-2024 nav-dropdown network-topology old-Browsers onboarding-wizard1 page-homepage pandas-dataframe
  payment-checkout photo-DSC01234 photo-IMG_1234 photo-IMG-1234 photo-CAMPAIGN photo-Portrait photo-portrait
  phone-iPhone14 pic-picture1 plan-20231225 plan-enterprise plugin-20240131 print-12312024
  prism-solarized profile-johndoe release-20250101 release.20250101 responsive-breakpoint1 schema-database
  screen-fullview screen-loginnew screen-Screen01 screenshot-1 screenshot-2024-01-31 screenshot-20240131 section-section1
  setup-wizard-02 setup-complete shot-SUMMER24 sidebar-expanded site-redesign slick-carousel slide-00000012
  slide-slide001 sponsor-microsft sprite-2x sprite.icons.16 step-2-of-5 step-one-two step-step0001 style-DarkMode
  style-override style.original styles-override styles.override support-tickets swagger-ui-bundle table-striped team-JaneDoe
  team-janesmith test-testing1 theme-darkmode theme-midnight theme-OneDark theme.DarkMode theme.darkmode thumb-150x150
  thumb-300x200 thumbnail-chapter2 tutorial-lesson01 ui-components ui-elements user-avatar01 user-dashboard user-management
  user-profiles user-settings users-HomePage vendor-DataGrid vendor-bootstrap video-thumbnail vue.esm-browser
  wallpaper-3840x216 workflow-diagram zoom-1080p60f zoom-800x600a zoom-level100
`
  .trim()
  .split(/\s+/);

/** Folders that the table names, and those next to them. */
const FOLDERS = [
  '',
  'assets/',
  'assets/images/',
  'assets/js/',
  'assets/css/',
  'assets/fonts/',
  'docs/assets/',
].concat([
  'static/',
  'static/js/',
  'static/css/',
  'static/media/',
  'media/',
  'images/',
  'img/',
  '_app/',
  'pagefind/',
]);

describe('`isHashed` and `isImmutable`', () => {
  it.each(WRITTEN)('know that a person has written %s', (name) => {
    const inFolders = (ends: readonly string[]) =>
      FOLDERS.flatMap((folder) => ends.map((end) => `${folder}${name}.${end}`));
    expect(inFolders(['png', 'svg', 'woff2']).filter(isHashed)).toEqual([]);
    expect(inFolders(['js', 'css']).filter(isImmutable)).toEqual([]);
  });

  it.each([
    'pdf',
    'zip',
    'json',
    'txt',
    'xml',
    'html',
    'csv',
    'md',
    'docx',
    'mp4',
    'tar.gz',
    'yaml',
    'webmanifest',
  ])('do not keep a document with a hash in its name: .%s', (end) => {
    const names = ['a.BaxsmCo9', 'a-BaxsmCo9', 'a.4dfa4286', 'a.4dfa4286ab', 'a-5YLQG7OB'].concat(
      ['.', '-'].flatMap((mark) => [
        `a${mark}6ce24c58023cc2f8fd88`,
        `a${mark}35e13cbe46c9923327f30a76a90bff3b`,
      ]),
    );
    const folders = [...FOLDERS, 'assets/files/', 'assets/medias/', 'assets/chunks/'];
    expect(
      folders.flatMap((folder) => names.map((name) => `${folder}${name}.${end}`)).filter(isHashed),
    ).toEqual([]);
  });

  it.each([
    'my_next/static/a.js',
    '_nextstatic/a.js',
    'my_astro/a.js',
    'x_nuxt/BaxsmCo9.js',
    'x_app/immutable/a.js',
    'assets/index-BvW1Kz0P.js/index.html',
    '_nuxt/builds/other.json',
    '_nuxt/builds/meta/a/b.json',
    'static/js/main.3f1d0c9.js',
    'settings.js',
    'sw.js',
    '404.html',
  ])('do not match %s', (path) => {
    expect(decisionOf(path)).toEqual([false, false]);
  });
});

interface Form {
  readonly alphabet: keyof typeof ALPHABETS;
  readonly length: number;
  /** Names with an `H` in place of the hash. */
  readonly names: readonly string[];
  /** The largest part of the hashes that is not kept. */
  readonly lost: number;
  /** The smallest part that is cached for good. */
  readonly immutable: number;
}

const ALPHABETS = {
  base64url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
  hex: '0123456789abcdef',
  base32: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  base36: 'abcdefghijklmnopqrstuvwxyz0123456789',
};

const PAGES = ['assets/a.md.H.js', 'assets/a.md.H.lean.js', 'assets/chunks/theme.H.js', 'build/q-H.js'];

const FORMS: readonly Form[] = [
  { alphabet: 'base64url', length: 8, names: PAGES, lost: 0, immutable: 1 },
  {
    alphabet: 'base64url',
    length: 8,
    names: ['assets/index-H.js', 'assets/index-H.css', 'assets/app.H.js', 'js/index-H.mjs', 'chunk-H.js'],
    lost: 0,
    immutable: 0.48,
  },
  {
    alphabet: 'base64url',
    length: 8,
    names: ['assets/logo-H.svg', 'assets/logo.H.woff2', 'assets/H-logo.png'],
    lost: 0.04,
    immutable: 0.48,
  },
  {
    alphabet: 'hex',
    length: 8,
    names: [
      'js/main.H.js',
      'js/main.H.chunk.js',
      'css/main-H.css',
      'bundle.H.min.js',
      'static/js/async/1.H.js',
    ],
    lost: 0,
    immutable: 0.83,
  },
  { alphabet: 'hex', length: 8, names: ['static/search_index.H.json'], lost: 0, immutable: 0.97 },
  {
    alphabet: 'hex',
    length: 8,
    names: ['static/image/a.H.png', 'assets/a-H.svg', 'fonts/a-H.woff2'],
    lost: 0.03,
    immutable: 0.83,
  },
  { alphabet: 'hex', length: 10, names: ['static/js/a.H.js'], lost: 0, immutable: 0.84 },
  {
    alphabet: 'hex',
    length: 20,
    names: ['a.H.js', 'a-H.js', 'media/a.H.svg'],
    lost: 0.001,
    immutable: 0.999,
  },
  { alphabet: 'base32', length: 8, names: ['chunk-H.js'], lost: 0, immutable: 0.999 },
  { alphabet: 'base32', length: 8, names: ['main-H.js', 'styles-H.css'], lost: 0, immutable: 0.34 },
  { alphabet: 'base32', length: 8, names: ['media/logo-H.svg'], lost: 0.125, immutable: 0.34 },
  {
    alphabet: 'base36',
    length: 8,
    names: ['assets/index-H.js', 'assets/index.H.css'],
    lost: 0,
    immutable: 0,
  },
];

/** `MEASURED_HASHES=200000` measures as many of each alphabet. */
const COUNT = Number(process.env['MEASURED_HASHES'] ?? 4000);

it.each(FORMS)(
  '`isHashed` loses few hashes of $length characters of $alphabet in $names',
  ({ alphabet, length, names, ...goals }) => {
    const paths = Array.from({ length: COUNT }, (_, at) => hash(alphabet, length, at)).flatMap((each) =>
      names.map((name) => name.replace('H', each)),
    );
    const lost = paths.filter((path) => !isHashed(path)).length / paths.length;
    const immutable = paths.filter(isImmutable).length / paths.length;
    if (COUNT > 4000) console.error(`${alphabet} ${length} ${names}: ${lost} lost, ${immutable} immutable`);
    expect(lost).toBeLessThanOrEqual(goals.lost);
    expect(immutable).toBeGreaterThanOrEqual(goals.immutable);
  },
);

/** Returns the same characters for the same contents. */
function hash(alphabet: keyof typeof ALPHABETS, length: number, contents: number): string {
  const characters = ALPHABETS[alphabet];
  const digest = createHash('sha256').update(`${contents}`).digest();
  // Rollup and Rolldown write a number of 128 bits, whose first digit cannot be each of the 64.
  if (alphabet === 'base64url')
    return digitsOf(digest.readBigUInt64BE() * 2n ** 64n, characters).slice(0, length);
  // A remainder prefers the first characters of Base36 by a tenth, which changes nothing here.
  return Array.from(digest.subarray(0, length), (byte) => characters[byte % characters.length]).join('');
}

function digitsOf(value: bigint, characters: string): string {
  const base = BigInt(characters.length);
  return value === 0n ? '' : digitsOf(value / base, characters) + characters[Number(value % base)];
}
