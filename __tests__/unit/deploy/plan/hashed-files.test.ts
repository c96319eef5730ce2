import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { HASHED_FILES, isHashed, isImmutable } from '../../../../src/deploy/plan/hashed-files.ts';
import { HASHED_NAMES } from '../../../support/hashed-names.ts';

it('`HASHED_FILES` has the rows of these examples', () => {
  expect(HASHED_FILES.map(({ tool }) => tool)).toEqual(HASHED_NAMES.map(({ tool }) => tool));
});

describe.each(HASHED_NAMES.map((names, index) => ({ ...names, path: HASHED_FILES[index]?.path })))(
  '`HASHED_FILES` of $tool ($path)',
  ({ immutable, kept, others, path }) => {
    it.each(immutable)('match %s', (name) => {
      expect([path?.test(name), isHashed(name), isImmutable(name)]).toEqual([true, true, true]);
    });

    if (kept.length > 0)
      it.each(kept)('keep %s, which may change', (name) => {
        expect([path?.test(name), isHashed(name), isImmutable(name)]).toEqual([true, true, false]);
      });

    it.each(others)('do not match %s', (name) => {
      expect([isHashed(name), isImmutable(name)]).toEqual([false, false]);
    });
  },
);

/** The files of one build of each tool. A test in a browser, with two builds of each, shows what changes between them. */
const REAL_BUILDS: Readonly<Record<string, Readonly<Record<'immutable' | 'kept' | 'others', string[]>>>> =
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'real-builds.json'), 'utf8'));

it.each(Object.entries(REAL_BUILDS))('`isHashed` and `isImmutable` sort the files of %s', (_, build) => {
  const files = Object.values(build).flat().sort();
  expect({
    immutable: files.filter(isImmutable),
    kept: files.filter((file) => isHashed(file) && !isImmutable(file)),
    others: files.filter((file) => !isHashed(file)),
  }).toEqual({
    immutable: [...build.immutable].sort(),
    kept: [...build.kept].sort(),
    others: [...build.others].sort(),
  });
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

describe('`isHashed`', () => {
  it.each(WRITTEN)('does not match %s, which a person has written', (name) => {
    const paths = FOLDERS.flatMap((folder) =>
      ['js', 'css', 'png', 'svg', 'woff2'].map((end) => `${folder}${name}.${end}`),
    );
    expect(paths.filter(isHashed)).toEqual([]);
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
  ])('does not match a document with a hash in its name: .%s', (end) => {
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
    'my_astro/a.BaxsmCo9.js',
    'x_nuxt/BaxsmCo9.js',
    'x_app/immutable/a.js',
    'myassets/index-BvW1Kz0P.js',
    'assets/index-BvW1Kz0P.js/index.html',
    'assets/nested/index-BvW1Kz0P.js',
    '_nuxt/builds/other.json',
    '_nuxt/builds/meta/a/b.json',
    'pagefind/fragment/en_15e08be.json',
    'pagefind/fragment/en_overview.pf_fragment',
    'static/js/main.3f1d0c9.js',
    'static/js/main.3F1D0C9B.js',
    'guides/main-5ylqg7ob.js',
    'sw.js',
    '404.html',
  ])('does not match %s', (path) => {
    expect([isHashed(path), isImmutable(path)]).toEqual([false, false]);
  });

  it.each([
    ['assets/index-', '.js', 'base64url', 8, 1 / 100],
    ['assets/chunks/theme.', '.js', 'base64url', 8, 1 / 100],
    ['assets/first.md.', '.lean.js', 'base64url', 8, 0],
    ['assets/logo-', '.svg', 'base64url', 8, 1 / 30],
    ['assets/logo.', '.woff2', 'base64url', 8, 1 / 30],
    ['assets/js/main.', '.js', 'hex', 8, 1 / 500],
    ['static/js/async/main.', '.js', 'hex', 10, 1 / 500],
    ['media/logo-', '.svg', 'base32', 8, 1 / 7],
    ['chunk-', '.js', 'base32', 8, 0],
  ] as const)('misses few hashes of %s…%s', (before, after, alphabet, length, most) => {
    const paths = Array.from({ length: 20_000 }, (_, at) => `${before}${hash(alphabet, length, at)}${after}`);
    const misses = paths.filter((path) => !isHashed(path));
    expect(misses.length / paths.length).toBeLessThanOrEqual(most);
  });
});

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function hash(alphabet: 'base64url' | 'hex' | 'base32', length: number, contents: number): string {
  const digest = createHash('sha256').update(`${contents}`).digest();
  if (alphabet !== 'base32') return digest.toString(alphabet).slice(0, length);
  return [...digest.subarray(0, length)].map((byte) => BASE32[byte % 32]).join('');
}
