/** Names that builds have written, for the table of hashed files. */

/** Names that builds of the tools have written, and names that are similar. */
interface Names {
  /** Cached for good. */
  readonly immutable: readonly string[];
  /** Kept, but not cached for good: named by something else, or perhaps by a person. */
  readonly kept: readonly string[];
  /** In the same folder, or similar, but not hashed. */
  readonly others: readonly string[];
}

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
    tool: 'Astro, Starlight',
    immutable: [
      '_astro/index.DjVu1iGz.css',
      '_astro/ec.0vx5m.js',
      '_astro/old.B06KrlGQ_vF6nW.webp',
      '_astro/houston.B4x9KqGL.png',
      'docs/_astro/Search.astro_astro_type_script_index_0_lang.CXqNMtpg.js',
    ],
    kept: [
      '_astro/page.7qqag-5g.js.map',
      // The hash of an address, in the name of an image of another server.
      '_astro/photo_ZaDYIw.webp',
      '_astro/photo.original_ZaDYIw.webp',
      '_astro/fonts/d9e8f7a6b5c4d3e2.woff2',
    ],
    others: ['favicon.svg', 'sitemap-0.xml', 'astro/page.js'],
  },
  {
    tool: 'Pagefind',
    immutable: [
      'pagefind/fragment/en_15e08be.pf_fragment',
      '_pagefind/index/en_d37419f.pf_index',
      'pagefind/index/en-us_8f61c05.pf_index',
      'pagefind/filter/en_66bfe0c.pf_filter',
      'pagefind/pagefind.unknown_cf2c0a1f63.pf_meta',
    ],
    kept: [],
    others: [
      'pagefind/pagefind-entry.json',
      'pagefind/pagefind.js',
      'pagefind/pagefind-ui.css',
      'pagefind/wasm.en.pagefind',
      'pagefind/fragment/en_overview.pf_fragment',
      'pagefind/fragment/en_15e08be.json',
    ],
  },
  {
    tool: 'VitePress',
    immutable: [
      'assets/app.B5nF_xQk.js',
      'assets/style.DxQ0T3ia.css',
      'docs/assets/chunks/@localSearchIndexroot.CkF3dU7x.js',
      'assets/chunks/metadata.4c0f9de2.js',
      'assets/guides_first.md.BaxsmCo9.js',
      'docs/assets/index.md.pUX-kd8_.lean.js',
      'assets/inter-roman-latin.Di8DUHzh.woff2',
      'docs/assets/diagram.D4b8xT1q.png',
    ],
    kept: [
      'assets/chunks/theme.Bd9W0Kx_.js.map',
      'assets/guides_first.md.BaxsmCo9.js.map',
      'assets/app.settings.js',
      'assets/style.DarkMode.css',
    ],
    others: [
      'hashmap.json',
      'vp-icons.css',
      'assets/app.js',
      'assets/chunks/theme.js',
      'assets/guides_first.md.js',
      'assets/guides_first.md',
      'assets/photo.original.png',
      'assets/shot.IMG_1234.jpg',
      'assets/plan.20240131.png',
    ],
  },
  {
    tool: 'Vite',
    immutable: [
      'assets/index-BvW1Kz0P.js',
      'assets/index-D8b4DHJx.css',
      'assets/index-DaqDRgLX.js',
      'docs/assets/Lazy-BqX8zRtK.mjs',
      'js/user-BvW1Kz0P.js',
      'assets/logo-DqVx3f0a.svg',
      // `hashCharacters: 'hex'`
      'assets/index-08c6168c.js',
      'assets/logo-08c6168c.svg',
    ],
    kept: [
      'assets/index-BvW1Kz0P.js.map',
      'assets/index-BvW1Kz0P.js.LICENSE.txt',
      // Other tools begin a hash with any character.
      'assets/index-Qx4Zq8rT.js',
      // A person may have written these, as parts, dates, and colors.
      'assets/board-MC68HC11.js',
      'assets/schema-ad2012R2.js',
      'assets/theme-0xFFEE77.js',
      'assets/main-YYYYMMDD.js',
      'assets/guide-PPPoL2TP.js',
      // `hashCharacters: 'base36'`
      'assets/index-e441jhq2.js',
      'assets/user-settings.js',
      'assets/theme-DarkMode.css',
      'assets/styles-DARKMODE.css',
      'assets/moment-timezone.js',
    ],
    others: [
      'assets/index.js',
      'assets/hero-1024x768.png',
      'assets/user-settings.png',
      'assets/grid-2x2-plus.svg',
      'assets/setup-Win11Pro.png',
      'assets/manual-DqVx3f0a.pdf',
      'assets/guide-chapter1.mp4',
      'assets/data-DqVx3f0a.json',
      'assets/report-2026.pdf',
      'images/logo-DqVx3f0a.svg',
    ],
  },
  {
    tool: 'React Router',
    immutable: [
      'assets/manifest-571ff0d7.js',
      'assets/entry.client-C4tX9d_k.js',
      'assets/root-BvW1Kz0P.css',
      'assets/logo-DqVx3f0a.svg',
    ],
    kept: ['assets/manifest-12345678.js', 'assets/manifest-deadbeef.js'],
    others: ['__spa-fallback.html', 'guides/one.data', '__manifest'],
  },
  {
    tool: 'Angular',
    immutable: [
      'main-5TLQG7KB.js',
      'polyfills-B6TNHZQ6.js',
      'scripts-WYBCXCUN.js',
      'chunk-HWKWXXWO.js',
      // The form of Rolldown, which joins three lazy chunks and more.
      'chunk-CHjOB6RL.js',
      'docs/styles-B6TNHZQ6.css',
      'media/logo-3W4LNBXQ.svg',
      'docs/media/inter-T2KDQ7MX.woff2',
    ],
    kept: [
      'main-5YLQG7OB.js',
      'main-5TLQG7KB.js.map',
      'main-settings.js',
      'main-22334455.js',
      'styles-WORKSHOP.css',
    ],
    others: ['ngsw.json', 'main.js', 'media/logo-CAMPAIGN.svg', 'media/hero-SUMMER24.jpg', 'media/logo.svg'],
  },
  {
    tool: 'Qwik City',
    immutable: [
      'build/q-CjXP7vLk.js',
      'assets/BRnNwbWY-bundle-graph.json',
      'build/q-settings.js',
      'assets/B4xQ2vRt-style.css',
      'assets/CjXP7vLk-drawing.svg',
    ],
    kept: ['build/q-CjXP7vLk.js.map'],
    others: ['build/q.js', 'q-manifest.json', 'assets/settings-icon.svg', 'assets/2x2-plus-grid.svg'],
  },
  {
    tool: 'esbuild',
    immutable: ['lazy-TUXKWCBK.js', 'chunk-377ON32Z.js', 'out/drawing-LDKGWZ3Q.png'],
    kept: ['lazy-TUXKWCBK.js.map', 'lazy-DARKMODE.js', 'chunk-22334455.js'],
    others: ['lazy.js', 'out/drawing-CAMPAIGN.png'],
  },
  {
    tool: 'Docusaurus',
    immutable: [
      'assets/js/1f478c97.4dfa3286.js',
      'assets/js/runtime~main.0c87d36f.js',
      'docs/assets/css/styles.1e4b2f7a.css',
      'assets/images/docsVersionDropdown-35e13cbe46c9923327f30a76a90bff3b.png',
    ],
    kept: [
      'assets/js/main.5f3e20c1.js.LICENSE.txt',
      'assets/js/main.5f3e20c1.js.map',
      'assets/js/release.20240131.js',
      'assets/js/plugin.deadbeef.js',
      'assets/js/plugin.0badf00d.js',
      'assets/js/72.31451716.js',
    ],
    others: [
      'assets/js/1f478c97.js',
      'search-index.json',
      'assets/images/logo.svg',
      'assets/images/hero-1024x768.png',
      'assets/files/manual-35e13cbe46c9923327f30a76a90bff3b.pdf',
    ],
  },
  {
    tool: 'Create React App',
    immutable: [
      'static/js/main.3f1d0c9b.js',
      'static/js/787.28cb0dcd.chunk.js',
      'docs/static/css/main.f855e6bc.css',
      'static/media/logo.6ce24c58023cc2f8fd88.svg',
    ],
    kept: ['static/js/main.3f1d0c9b.js.map', 'static/css/print.20240131.css'],
    others: [
      'asset-manifest.json',
      'manifest.json',
      'static/js/main.js',
      'static/media/logo.svg',
      'static/media/manual.6ce24c58023cc2f8fd88.pdf',
    ],
  },
  {
    tool: 'Rspress, Rsbuild',
    immutable: [
      'static/js/index.8e1d2c4b7f.js',
      'static/js/async/640.81c70a0a.js',
      'static/js/async/route-93a1287969bd.0b7cf3a5e1.js',
      'docs/static/css/styles.4c0f9de2a7.css',
      'static/search_index.58dfed96.json',
      'static/search_index.en.3be1c0a4.json',
      'static/image/pic.901d0cec.png',
      'static/image/pic.36ec83c91c.png',
      'static/font/inter.36ec83c91c.woff2',
    ],
    kept: [
      'static/js/lib-react.8e1d2c4b7f.js.LICENSE.txt',
      'static/js/build.1706745600.js',
      'static/js/route-93a12879bd.js.map',
      'static/search_index.12345678.json',
    ],
    others: [
      'static/search_index.json',
      'static/search_index.en.json',
      'static/data.3be1c0a4.json',
      'static/image/pic.20240131.png',
    ],
  },
  {
    tool: 'MkDocs Material, Zensical',
    immutable: [
      'assets/javascripts/bundle.f55a23d4.min.js',
      'assets/javascripts/workers/search.973d3a69.min.js',
      'docs/assets/stylesheets/main.2afb09e1.min.css',
      'assets/stylesheets/modern/main.3b031116.min.css',
    ],
    kept: ['assets/javascripts/bundle.f55a23d4.min.js.map'],
    others: ['search/search_index.json', 'search.json', 'assets/images/favicon.png'],
  },
  {
    tool: 'Gatsby',
    immutable: [
      'app-1f0c9a7be32d5a4c8e61.js',
      'component---src-pages-index-js-2d0c9a7be32d5a4c8e61.js',
      'styles.1f0c9a7be32d5a4c8e61.css',
      'static/drawing-35e13cbe46c9923327f30a76a90bff3b.svg',
    ],
    kept: ['app-1f0c9a7be32d5a4c8e61.js.map'],
    others: [
      'page-data/index/page-data.json',
      'page-data/app-data.json',
      'chunk-map.json',
      'webpack.stats.json',
    ],
  },
  {
    tool: 'mdBook',
    immutable: ['book-a0b12cf1.js', 'css/general-24593c3d.css', 'favicon-8114d1fc.png'],
    kept: ['searchindex-20240131.js', 'searcher-09f2665d.js', 'fonts/fonts-9644e21d.css'],
    others: ['book.js', 'fonts/fonts.css', 'images/favicon.png', 'images/plan-8114d1fc.png'],
  },
  {
    tool: 'Hugo',
    immutable: [
      `css/main.min.${'1f0c9a7b'.repeat(8)}.css`,
      `js/main.${'1f0c9a7b'.repeat(16)}.js`,
      `images/logo.${'1f0c9a7b'.repeat(8)}.svg`,
    ],
    kept: [],
    others: ['css/main.min.css', 'images/logo_hu_1f0c9a7be32d5a4c.png'],
  },
  {
    tool: 'webpack',
    immutable: ['main.1f0c9a7be32d5a4c8e61.js', '1f0c9a7be32d5a4c8e61.png', 'dist/main.1f0c9a7b.css'],
    kept: ['main.1f0c9a7be32d5a4c8e61.js.map', '06122d7afb2b6cbf917c40a236346dec.svg'],
    others: ['main.js', '1f0c9a7be32d5a4c8e61.pdf', '5f3a9c1e7b2d4f6a8c0e1b3d.png'],
  },
  {
    tool: 'Parcel',
    immutable: ['index.81c70a0a.js', 'index.4d0f9de2.css', 'drawing.901d0cec.svg'],
    kept: ['index.81c70a0a.js.map'],
    others: ['index.js', 'index.81c70a0.js', 'index.81C70A0A.svg'],
  },
];
