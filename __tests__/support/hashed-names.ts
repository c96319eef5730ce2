/** Names that builds have written, for the table of hashed files. */

/** Names that a build of the tool has written, and names that are similar. */
interface Names {
  /** Cached for good. */
  readonly immutable: readonly string[];
  /** Kept, but not cached for good. */
  readonly kept: readonly string[];
  /** In the same folder, or similar, but not hashed. */
  readonly others: readonly string[];
}

/** For each row of the table, in its order. */
export const HASHED_NAMES: readonly (Names & { readonly tool: string })[] = [
  {
    tool: 'Next.js',
    immutable: [
      '_next/static/chunks/app/page-0f3c9a1b2d4e5f60.js',
      'docs/_next/static/media/logo.3a54f4f3.svg',
    ],
    kept: [
      '_next/static/Dx0ZzIHDZXVDyjyUPGIbx/_buildManifest.js',
      '_next/static/Dx0ZzIHDZXVDyjyUPGIbx/_ssgManifest.js',
      '_next/static/Dx0ZzIHDZXVDyjyUPGIbx/_clientMiddlewareManifest.js',
      '_next/static/chunks/main-0f3c9a1b2d4e5f60.js.map',
    ],
    others: ['_next/data/index.json', '_next/image', 'x_next/static/a.js', 'index.txt'],
  },
  {
    tool: 'Astro, Starlight',
    immutable: [
      '_astro/index.DjVu1iGz.css',
      '_astro/ec.0vx5m.js',
      '_astro/houston.CZZyCf7p_ZmPDRK.webp',
      'docs/_astro/Search.astro_astro_type_script_index_0_lang.CXqNMtpg.js',
    ],
    kept: ['_astro/page.7qqag-5g.js.map'],
    others: ['favicon.svg', 'sitemap-0.xml', 'astro/page.js'],
  },
  {
    tool: 'Pagefind',
    immutable: [
      'pagefind/fragment/en_15e08be.pf_fragment',
      'pagefind/index/en-us_8f61c05.pf_index',
      'pagefind/filter/en_66bfe0c.pf_filter',
      'pagefind/pagefind.unknown_cf2c0a1f63.pf_meta',
    ],
    kept: [],
    others: [
      'pagefind/pagefind-entry.json',
      'pagefind/pagefind.js',
      'pagefind/pagefind-ui.css',
      'pagefind/pagefind-worker.js',
      'pagefind/wasm.en.pagefind',
    ],
  },
  {
    tool: 'Nuxt',
    immutable: ['_nuxt/BCo6x5W8.js', '_nuxt/entry.Cv7gHFwS.css', 'docs/_nuxt/error-404.CVxFZfdm.css'],
    kept: ['_nuxt/builds/meta/5f0a1d2e-7c3b-4e61-9a55-0c9d0e1f2a3b.json', '_nuxt/BCo6x5W8.js.map'],
    others: ['_nuxt/builds/latest.json', '_payload.json', 'guides/one/_payload.json'],
  },
  {
    tool: 'SvelteKit',
    immutable: [
      '_app/immutable/chunks/DQ3x7-Ul.js',
      '_app/immutable/entry/start.BiRJ6w3_.js',
      '_app/immutable/nodes/0.CPqk1zDO.js',
      'docs/_app/immutable/assets/2.Bzn9fK1e.css',
    ],
    kept: ['_app/immutable/nodes/0.CPqk1zDO.js.map'],
    others: ['_app/version.json', '_app/env.js', 'service-worker.js'],
  },
  {
    tool: 'VitePress',
    immutable: [
      'assets/app.B5nF_xQk.js',
      'assets/style.DxQ0T3ia.css',
      'docs/assets/chunks/@localSearchIndexroot.CkF3dU7x.js',
    ],
    kept: ['assets/chunks/theme.Bd9W0Kx_.js.map'],
    others: [
      'hashmap.json',
      'vp-icons.css',
      'assets/app.js',
      'assets/app.settings.js',
      'assets/chunks/theme.js',
      'assets/jquery.scrollTo.js',
      'assets/style.DarkMode.css',
    ],
  },
  {
    tool: 'VitePress',
    immutable: ['assets/guides_first.md.BaxsmCo9.js', 'docs/assets/index.md.pUX-kd8_.lean.js'],
    kept: ['assets/guides_first.md.BaxsmCo9.js.map'],
    others: ['assets/guides_first.md.js', 'assets/guides_first.md'],
  },
  {
    tool: 'VitePress',
    immutable: ['assets/inter-roman-latin.Di8DUHzh.woff2', 'docs/assets/diagram.D4b8xT1q.png'],
    kept: [],
    others: ['assets/photo.original.png', 'assets/shot.IMG_1234.jpg', 'assets/plan.20240131.png'],
  },
  {
    tool: 'Vite',
    immutable: ['assets/index-BvW1Kz0P.js', 'assets/index-D8b4DHJx.css', 'docs/assets/Lazy-_Zq8-1rT.mjs'],
    kept: ['assets/index-BvW1Kz0P.js.map', 'assets/index-BvW1Kz0P.js.LICENSE.txt'],
    others: [
      'assets/index.js',
      'assets/moment-timezone.js',
      'assets/theme-DarkMode.css',
      'assets/js/user-BvW1Kz0P.js',
    ],
  },
  {
    tool: 'Vite',
    immutable: ['assets/logo-DqVx3f0a.svg', 'assets/inter-C38fXH4l.woff2'],
    kept: [],
    others: [
      'assets/hero-1024x768.png',
      'assets/user-settings.png',
      'assets/photo-IMG_1234.jpg',
      'assets/phone-iPhone15.png',
      'assets/manual-DqVx3f0a.pdf',
      'assets/guide-chapter1.mp4',
      'assets/data-DqVx3f0a.json',
    ],
  },
  {
    tool: 'Docusaurus',
    immutable: [
      'assets/js/1f478c97.4dfa4286.js',
      'assets/js/runtime~main.0c87d36f.js',
      'docs/assets/css/styles.1e4b2f7a.css',
    ],
    kept: ['assets/js/main.5f3e20c1.js.LICENSE.txt', 'assets/js/main.5f3e20c1.js.map'],
    others: [
      'assets/js/1f478c97.js',
      'assets/js/jquery.scrollTo.js',
      'assets/js/release.20240131.js',
      'assets/js/plugin.deadbeef.js',
      'search-index.json',
    ],
  },
  {
    tool: 'Docusaurus',
    immutable: ['assets/images/docsVersionDropdown-35e13cbe46c9923327f30a76a90bff3b.png'],
    kept: [],
    others: [
      'assets/images/logo.svg',
      'assets/images/hero-1024x768.png',
      'assets/files/manual-35e13cbe46c9923327f30a76a90bff3b.pdf',
    ],
  },
  {
    tool: 'MkDocs Material',
    immutable: [
      'assets/javascripts/bundle.f55a23d4.min.js',
      'assets/javascripts/workers/search.973d3a69.min.js',
      'docs/assets/stylesheets/main.2afb09e1.min.css',
      'assets/stylesheets/palette.06af60db.min.css',
    ],
    kept: ['assets/javascripts/bundle.f55a23d4.min.js.map'],
    others: [
      'search/search_index.json',
      'assets/javascripts/lunr/min/lunr.de.min.js',
      'assets/javascripts/lunr/wordcut.js',
      'assets/images/favicon.png',
    ],
  },
  {
    tool: 'Create React App',
    immutable: [
      'static/js/main.3f1d0c9b.js',
      'static/js/787.28cb0dcd.chunk.js',
      'docs/static/css/main.f855e6bc.css',
    ],
    kept: ['static/js/main.3f1d0c9b.js.map', 'static/js/main.3f1d0c9b.js.LICENSE.txt'],
    others: ['asset-manifest.json', 'manifest.json', 'static/js/main.js', 'static/css/print.20240131.css'],
  },
  {
    tool: 'Create React App',
    immutable: ['static/media/logo.6ce24c58023cc2f8fd88.svg'],
    kept: [],
    others: ['static/media/logo.svg', 'static/media/manual.6ce24c58023cc2f8fd88.pdf'],
  },
  {
    tool: 'Rspress',
    immutable: [
      'static/js/index.8e1d2c4b7f.js',
      'static/js/async/route-93a1287969bd.0b7cfe5a31.js',
      'docs/static/css/styles.4c0f9de2a7.css',
    ],
    kept: ['static/js/lib-react.8e1d2c4b7f.js.LICENSE.txt'],
    others: ['static/js/route-93a1287969bd.js', 'static/js/build.1706745600.js'],
  },
  {
    tool: 'Rspress',
    immutable: ['static/search_index.en.3be1c0a4.json'],
    kept: [],
    others: ['static/search_index.json', 'static/data.3be1c0a4.json'],
  },
  {
    tool: 'Angular',
    immutable: ['main-5YLQG7OB.js', 'chunk-HWKWXXWO.js', 'docs/styles-5INURTSO.css'],
    kept: ['main-5YLQG7OB.js.map'],
    others: ['main-settings.js', 'main-22334455.js', 'main-20240131.js', 'ngsw.json', 'main.js'],
  },
  {
    tool: 'Angular',
    immutable: ['media/logo-3W4LNBXQ.svg', 'docs/media/inter-T2KDQ7MX.woff2'],
    kept: [],
    others: ['media/logo-CAMPAIGN.svg', 'media/hero-SUMMER24.jpg', 'media/logo.svg'],
  },
];
