// @ts-check
/**
 * The sites whose builds show how each build tool names its files, and what builds them. A row is a version of a tool: the
 * newest major, and the one before if people still use it.
 */

/** @typedef {Readonly<Record<string, string>>} Files by their path */
/**
 * @typedef {object} Sample
 * @property {string} name
 * @property {readonly string[]} [packages] of npm
 * @property {string} [go] a module of Go
 * @property {string} [crate] of Rust
 * @property {readonly string[]} [python] packages of Python, of the first input and of the changed one: the hashed files of
 *   such a tool change only with its version
 * @property {string} [site] a folder of `__tests__/real/built-sites/`
 * @property {Files} [files] of the site, or what it has in place of those in the folder
 * @property {string} [without] a file of the folder that this version refuses
 * @property {readonly (readonly string[])[]} build a script of a package, or a program, and its arguments
 * @property {string} output the folder that it writes
 * @property {Large} [large]
 * @property {Readonly<Record<string, string>>} [env]
 */
/**
 * What the large site has in addition.
 *
 * @typedef {object} Large
 * @property {string} folder of eight lazy parts with forty assets
 * @property {readonly [file: string, anchor: string, text: string]} entry inserts the text, which loads the parts
 * @property {readonly [file: string, copy: string]} [page] copies a page eight times, to paths with an `N`
 * @property {(at: number) => Files} [part] one of the parts, instead of `plainPart`
 */

const COUNT = 8;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

/**
 * A part with five assets, in the forms that all bundlers read.
 *
 * @param {number} at
 * @returns {Files}
 */
function plainPart(at) {
  return {
    [`part-${at}.js`]: `import './part-${at}.css';\nexport const text = 'Part ${at} of release __RELEASE__';\nexport const data = () => import('./data-${at}.json');\n`,
    ...assetsOf(at),
  };
}

/**
 * @param {number} at
 * @returns {Files}
 */
function assetsOf(at) {
  const images = `url(./image-${at}.svg), url(./photo-${at}.png)`;
  return {
    [`part-${at}.css`]: `@font-face { font-family: F${at}; src: url(./font-${at}.woff2); }\n.part-${at} { --release: __RELEASE__; background: ${images}; }\n`,
    // A small file would become part of another.
    [`data-${at}.json`]: JSON.stringify({ at, release: '__RELEASE__', text: 'x'.repeat(20_000) }),
    [`image-${at}.svg`]: `${SVG}<!-- ${at} __RELEASE__ ${'x'.repeat(20_000)} -->`,
    [`photo-${at}.png`]: `${at} __RELEASE__ ${'x'.repeat(20_000)}`,
    [`font-${at}.woff2`]: `${at} __RELEASE__ ${'x'.repeat(20_000)}`,
  };
}

/** @param {string} from the folder of the parts, relative to the file that has this text */
const loads = (from) => `import { parts } from '${from}/index.js';\nglobalThis.parts = parts;\n`;

/**
 * Returns the large site.
 *
 * @param {Files} small
 * @param {Large} large
 * @returns {Files}
 */
export function largeSite(small, { folder, entry, page, part = plainPart }) {
  const numbers = Array.from({ length: COUNT }, (_, at) => at + 1);
  const list = numbers.map((at) => `() => import('./part-${at}.js')`).join(', ');
  const parts = [{ 'index.js': `export const parts = [${list}];\n` }, ...numbers.map(part)];
  const [file, anchor, text] = entry;
  if (!small[file]?.includes(anchor)) throw new Error(`${file} has no ${anchor}`);
  const [from, copy] = page ?? [];
  return {
    ...small,
    ...Object.fromEntries(
      parts.flatMap((files) => Object.entries(files)).map(([name, each]) => [`${folder}/${name}`, each]),
    ),
    [file]: small[file].replace(anchor, () => anchor + text),
    ...Object.fromEntries(
      from === undefined || copy === undefined
        ? []
        : numbers.map((at) => [
            copy.replace('N', `${at}`),
            small[from]?.replace('zebra', `zebra ${at}`) ?? '',
          ]),
    ),
  };
}

const PRIVATE = '{ "private": true }\n';

/** A site for tools that have only a bundler. */
const PLAIN = {
  'package.json': PRIVATE,
  'src/index.html':
    '<!doctype html><title>Release __RELEASE__</title><script type="module" src="./index.js"></script>\n',
  'src/index.js':
    "import './release.css';\nglobalThis.lazy = () => import('./lazy.js');\nconsole.log('__RELEASE__');\n",
  'src/lazy.js': "export const text = 'Lazy part of release __RELEASE__';\n",
  'src/release.css': `:root { --release: __RELEASE__; background: url(./drawing.svg); }\n`,
  'src/drawing.svg': `${SVG}<!-- __RELEASE__ ${'x'.repeat(20_000)} -->`,
};
const PLAIN_LARGE = /** @type {const} */ ({
  folder: 'src/parts',
  entry: ['src/index.js', '', loads('./parts')],
});

const ANGULAR = /** @type {const} */ ({
  site: 'angular',
  build: [['@angular/cli/bin/ng.js', 'build']],
  output: 'dist/browser',
});
/** Its compiler reads a style sheet only as a part of a component. */
const ANGULAR_LARGE = {
  folder: 'src/parts',
  entry: /** @type {const} */ ([
    'src/main.ts',
    "        { path: 'reference', loadComponent: () => import('./reference') },\n",
    Array.from(
      { length: COUNT },
      (_, at) =>
        `        { path: 'parts/${at + 1}', loadComponent: () => import('./parts/part-${at + 1}') },\n`,
    ).join(''),
  ]),
  part: (/** @type {number} */ at) => ({
    [`part-${at}.ts`]: `import { Component } from '@angular/core';\n\n@Component({ selector: 'site-part-${at}', styleUrl: './part-${at}.css', template: '<h1 class="part-${at}">Part ${at} of release __RELEASE__</h1>' })\nexport default class Part {}\n`,
    ...assetsOf(at),
  }),
};

const VITE = /** @type {const} */ ({
  site: 'vite',
  build: [['vite/bin/vite.js', 'build']],
  output: 'dist',
  large: { folder: 'src/parts', entry: ['src/main.js', '', loads('./parts')] },
});

const DOCUSAURUS = /** @type {const} */ ({
  site: 'docusaurus',
  build: [['@docusaurus/core/bin/docusaurus.mjs', 'build']],
  output: 'build',
  large: {
    folder: 'src/parts',
    entry: ['src/OpenDiagram.jsx', '', loads('./parts')],
    page: ['docs/guides/one.mdx', 'docs/guides/more-N.mdx'],
  },
});

const SVELTEKIT = /** @type {const} */ ({
  site: 'sveltekit',
  build: [['vite/bin/vite.js', 'build']],
  output: 'build',
  large: {
    folder: 'src/parts',
    entry: ['src/routes/+layout.svelte', '<script>\n', loads('../parts')],
    page: ['src/routes/reference/+page.svelte', 'src/routes/more-N/+page.svelte'],
  },
});

const STARLIGHT = /** @type {const} */ ({
  site: 'starlight',
  build: [['astro/bin/astro.mjs', 'build']],
  output: 'dist',
  large: {
    folder: 'src/parts',
    entry: ['src/OpenDiagram.astro', '<script>\n', loads('./parts')],
    page: ['src/content/docs/guides/one.mdx', 'src/content/docs/guides/more-N.mdx'],
  },
});

const NUXT = /** @type {const} */ ({
  site: 'nuxt',
  build: [['nuxt/bin/nuxt.mjs', 'generate']],
  output: '.output/public',
  large: {
    folder: 'app/parts',
    entry: ['app/pages/guides/[name].vue', '<script setup>\n', loads('../../parts')],
    page: ['app/pages/reference.vue', 'app/pages/more-N.vue'],
  },
});

const NEXT = /** @type {const} */ ({
  site: 'next',
  build: [['next/dist/bin/next', 'build']],
  output: 'out',
  large: {
    folder: 'parts/more',
    entry: ['parts/ready.jsx', "'use client';\n", loads('./more')],
    page: ['app/reference/page.jsx', 'app/more-N/page.jsx'],
  },
});

const REACT_ROUTER = /** @type {const} */ ({
  site: 'react-router',
  files: {
    'package.json':
      '{ "private": true, "type": "module", "dependencies": { "@react-router/node": "*", "isbot": "*" } }\n',
  },
  output: 'build/client',
  large: { folder: 'app/parts', entry: ['app/home.jsx', '', loads('./parts')] },
});

const RSPRESS = /** @type {const} */ ({
  output: 'doc_build',
  large: {
    folder: 'src/parts',
    entry: ['src/OpenDiagram.jsx', '', loads('./parts')],
    page: ['docs/guides/one.mdx', 'docs/guides/more-N.mdx'],
  },
});

const RSBUILD = {
  files: {
    ...PLAIN,
    'rsbuild.config.mjs':
      "export default { html: { template: './page.html' }, output: { dataUriLimit: 0 } };\n",
    'page.html': '<!doctype html><title>Release __RELEASE__</title>\n',
  },
  build: [['@rsbuild/core/bin/rsbuild.js', 'build']],
  output: 'dist',
  large: PLAIN_LARGE,
};

const WEBPACK_RULES =
  "[{ test: /\\.css$/, use: [{ loader: require('mini-css-extract-plugin').loader }, 'css-loader'] }, FILES]";
/** @param {string} files the rule for images and fonts */
const webpack = (files) => ({
  files: {
    ...PLAIN,
    'webpack.config.js': `const Css = require('mini-css-extract-plugin');
module.exports = {
  mode: 'production',
  performance: { hints: false },
  output: { filename: '[name].[contenthash].js', chunkFilename: '[name].[contenthash].js', publicPath: '/' },
  plugins: [new Css({ filename: '[name].[contenthash].css', chunkFilename: '[name].[contenthash].css' })],
  module: { rules: ${WEBPACK_RULES.replace('FILES', files)} },
};
`,
  },
  output: 'dist',
  large: PLAIN_LARGE,
});

const GATSBY = {
  files: {
    'package.json': '{ "name": "site", "private": true, "dependencies": { "gatsby": "*" } }\n',
    'src/pages/index.js':
      "import * as React from 'react';\nimport '../release.css';\nexport default function Home() {\n  return <h1>Home of release __RELEASE__</h1>;\n}\n",
    'src/pages/reference.js':
      "import * as React from 'react';\nimport drawing from '../drawing.svg';\nexport default function Reference() {\n  return <img src={drawing} alt=\"The zebra of release __RELEASE__\" />;\n}\n",
    'src/release.css': ':root { --release: __RELEASE__; }\n',
    'src/drawing.svg': `${SVG}<!-- __RELEASE__ ${'x'.repeat(20_000)} -->`,
  },
  build: [['gatsby/cli.js', 'build']],
  output: 'public',
  env: { GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
  large: {
    folder: 'src/parts',
    entry: /** @type {const} */ (['src/pages/index.js', '', loads('../parts')]),
    page: /** @type {const} */ (['src/pages/reference.js', 'src/pages/more-N.js']),
  },
};

const MKDOCS_LARGE = /** @type {const} */ ({
  folder: 'docs/parts',
  entry: ['docs/index.md', '', ''],
  page: ['docs/guides/one.md', 'docs/guides/more-N.md'],
});

const PAGEFIND = {
  files: {
    'site/index.html':
      '<!doctype html><html lang="en"><title>Home</title><body><h1>Home</h1><p>The zebra of release __RELEASE__.</p>\n',
  },
  build: [['pagefind/lib/runner/bin.cjs', '--site', 'site']],
  output: 'site',
  large: {
    folder: 'site/parts',
    entry: /** @type {const} */ (['site/index.html', '', '']),
    page: /** @type {const} */ (['site/index.html', 'site/more-N/index.html']),
    part: () => ({}),
  },
};

/** @type {readonly Sample[]} */
export const SAMPLES = [
  ...['22.2.6', '21.2.26'].map((version) => ({
    ...ANGULAR,
    large: ANGULAR_LARGE,
    name: `Angular ${version}`,
    packages: [
      ...['build', 'common', 'compiler', 'compiler-cli', 'core', 'platform-browser', 'router'].map(
        (name) => `@angular/${name}@${version}`,
      ),
      `@angular/cli@${version.slice(0, 2)}`,
      'rxjs@7.8.2',
      'tslib@2.9.1',
      `typescript@${version.startsWith('22') ? '6.0.3' : '5.9'}`,
      'zone.js@0.16.3',
    ],
  })),
  ...['8.3.8', '7.3.8'].map((version) => ({
    ...VITE,
    name: `Vite ${version}`,
    packages: [`vite@${version}`, '@vitejs/plugin-vue@6.0.11', 'vue@3.5.45', 'vue-router@5.5.1'],
  })),
  {
    name: 'VitePress 1.6.4',
    packages: ['vitepress@1.6.4', 'vue@3.5.45'],
    site: 'vitepress',
    build: [['vitepress/bin/vitepress.js', 'build']],
    output: '.vitepress/dist',
    large: {
      folder: '.vitepress/theme/parts',
      entry: ['.vitepress/theme/index.mjs', '', loads('./parts')],
      page: ['guides/one.md', 'guides/more-N.md'],
    },
  },
  {
    ...DOCUSAURUS,
    name: 'Docusaurus 3.10.2',
    packages: [
      '@docusaurus/core@3.10.2',
      '@docusaurus/preset-classic@3.10.2',
      '@mdx-js/react@3',
      'react@19',
      'react-dom@19',
    ],
  },
  {
    ...DOCUSAURUS,
    name: 'Docusaurus 2.4.3',
    packages: [
      '@docusaurus/core@2.4.3',
      '@docusaurus/preset-classic@2.4.3',
      '@mdx-js/react@1',
      'webpack@5.88.2',
      'react@17',
      'react-dom@17',
    ],
  },
  {
    ...SVELTEKIT,
    name: 'SvelteKit 3.2.0',
    without: 'svelte.config.js',
    packages: [
      '@sveltejs/kit@3.2.0',
      '@sveltejs/adapter-static@4.0.1',
      '@sveltejs/vite-plugin-svelte@7',
      'svelte@5',
      'typescript@6',
      'vite@8.3.8',
    ],
    files: {
      'vite.config.js':
        "import adapter from '@sveltejs/adapter-static';\nimport { sveltekit } from '@sveltejs/kit/vite';\n\nexport default { plugins: [sveltekit({ adapter: adapter() })], build: { assetsInlineLimit: 0 } };\n",
    },
  },
  {
    ...SVELTEKIT,
    name: 'SvelteKit 2.70.4',
    packages: [
      '@sveltejs/kit@2.70.4',
      '@sveltejs/adapter-static@3.0.10',
      '@sveltejs/vite-plugin-svelte@7.3.1',
      'svelte@5.57.3',
      'vite@8.3.8',
    ],
  },
  {
    ...STARLIGHT,
    name: 'Starlight 0.42.4, Astro 7.3.5',
    packages: ['astro@7.3.5', '@astrojs/starlight@0.42.4'],
  },
  {
    ...STARLIGHT,
    name: 'Starlight 0.38.5, Astro 6.4.8',
    packages: ['astro@6.4.8', '@astrojs/starlight@0.38.5'],
  },
  { ...NUXT, name: 'Nuxt 4.5.2', packages: ['nuxt@4.5.2', 'vue@3.5.45', 'vue-router@5.5.1'] },
  {
    ...NUXT,
    name: 'Nuxt 3.21.11',
    packages: ['nuxt@3.21.11', 'vue@3.5.45', 'vue-router@4'],
    files: {
      'nuxt.config.mjs':
        "export default {\n  srcDir: 'app/',\n  telemetry: false,\n  css: ['~/assets/release.css'],\n  nitro: { prerender: { routes: ['/guides/one', '/reference'] } },\n  vite: { build: { assetsInlineLimit: 0 } },\n};\n",
    },
  },
  { ...NEXT, name: 'Next.js 16.4.6', packages: ['next@16.4.6', 'react@19', 'react-dom@19'] },
  { ...NEXT, name: 'Next.js 15.5.29', packages: ['next@15.5.29', 'react@19', 'react-dom@19'] },
  ...[
    ['8.4.0', '8.3.8', 'bin.cjs'],
    ['7.18.1', '7.3.8', 'bin.js'],
  ].map(([version, vite, script]) => ({
    ...REACT_ROUTER,
    name: `React Router ${version}`,
    build: [[`@react-router/dev/${script}`, 'build']],
    packages: ['dev', 'node']
      .map((name) => `@react-router/${name}@${version}`)
      .concat(
        `react-router@${version}`,
        'isbot@5',
        'react@19',
        'react-dom@19',
        'typescript@5.9',
        `vite@${vite}`,
      ),
  })),
  {
    ...RSPRESS,
    name: 'Rspress 2.0.22',
    site: 'rspress',
    packages: ['@rspress/core@2.0.22'],
    build: [['@rspress/core/bin/rspress.js', 'build']],
  },
  {
    ...RSPRESS,
    name: 'Rspress 1.47.2',
    site: 'rspress-1',
    packages: ['rspress@1.47.2', 'sass-embedded@1.77.8'],
    build: [['rspress/bin/rspress.js', 'build']],
  },
  { ...RSBUILD, name: 'Rsbuild 2.3.2', packages: ['@rsbuild/core@2.3.2'] },
  { ...RSBUILD, name: 'Rsbuild 1.7.6', packages: ['@rsbuild/core@1.7.6'] },
  {
    name: 'Qwik City 1.20.1',
    packages: ['@builder.io/qwik@1.20.1', '@builder.io/qwik-city@1.20.1', 'vite@7.3.8'],
    site: 'qwik',
    build: [
      ['vite/bin/vite.js', 'build'],
      ['vite/bin/vite.js', 'build', '-c', 'pages.config.js'],
    ],
    output: 'dist',
    large: {
      folder: 'src/parts',
      entry: [
        'src/routes/guides/[name]/index.tsx',
        'isOpen.value = true;\n',
        "          import('../../../parts/index.js').then((m) => m.parts);\n",
      ],
      page: ['src/routes/index.tsx', 'src/routes/more-N/index.tsx'],
    },
  },
  {
    name: 'MkDocs Material 9',
    python: ['mkdocs-material==9.7.1', 'mkdocs-material==9.5.50'],
    site: 'mkdocs',
    build: [['mkdocs', 'build']],
    output: 'site',
    large: MKDOCS_LARGE,
  },
  {
    name: 'Zensical 0.0',
    python: ['zensical==0.0.70', 'zensical==0.0.60'],
    site: 'zensical',
    build: [['zensical', 'build']],
    output: 'site',
    large: MKDOCS_LARGE,
  },
  { ...GATSBY, name: 'Gatsby 5.16.1', packages: ['gatsby@5.16.1', 'react@18', 'react-dom@18'] },
  {
    ...GATSBY,
    name: 'Gatsby 4.25.9',
    packages: ['gatsby@4.25.9', 'resolve-cwd@3', 'webpack@5.88.2', 'react@18', 'react-dom@18'],
  },
  {
    ...webpack("{ test: /\\.(?:svg|png|woff2)$/, type: 'asset/resource' }"),
    name: 'webpack 5.113.0',
    packages: ['webpack@5.113.0', 'webpack-cli@6', 'css-loader@7', 'mini-css-extract-plugin@2'],
    build: [['webpack-cli/bin/cli.js']],
  },
  {
    ...webpack("{ test: /\\.(?:svg|png|woff2)$/, loader: 'file-loader' }"),
    name: 'webpack 4.47.0',
    packages: [
      'webpack@4.47.0',
      'webpack-cli@3',
      'css-loader@5',
      'mini-css-extract-plugin@1',
      'file-loader@6',
    ],
    build: [['webpack-cli/bin/cli.js']],
    env: { NODE_OPTIONS: '--openssl-legacy-provider' },
  },
  {
    name: 'Create React App 5.0.1',
    packages: ['react-scripts@5.0.1', 'ajv@8', 'react@18', 'react-dom@18'],
    files: {
      'package.json':
        '{ "name": "site", "private": true, "browserslist": "defaults", "dependencies": { "react": "18", "react-dom": "18" } }\n',
      'public/index.html': '<!doctype html><title>Release __RELEASE__</title><div id="root"></div>\n',
      'src/index.js': PLAIN['src/index.js'],
      'src/lazy.js': PLAIN['src/lazy.js'],
      'src/release.css': PLAIN['src/release.css'],
      'src/drawing.svg': PLAIN['src/drawing.svg'],
    },
    build: [['react-scripts/bin/react-scripts.js', 'build']],
    output: 'build',
    large: PLAIN_LARGE,
  },
  {
    name: 'Parcel 2.16.4',
    packages: ['parcel@2.16.4'],
    files: PLAIN,
    build: [['parcel/lib/bin.js', 'build', 'src/index.html', '--no-cache']],
    output: 'dist',
    large: PLAIN_LARGE,
  },
  {
    name: 'esbuild 0.28.2',
    packages: ['esbuild@0.28.2'],
    files: {
      ...PLAIN,
      'build.mjs':
        "import { build } from 'esbuild';\n\nconst file = 'file';\nawait build({\n  entryPoints: ['src/index.js'],\n  bundle: true,\n  splitting: true,\n  format: 'esm',\n  outdir: 'dist',\n  entryNames: '[name]-[hash]',\n  loader: { '.svg': file, '.png': file, '.woff2': file },\n});\n",
    },
    build: [['../work/build.mjs']],
    output: 'dist',
    large: PLAIN_LARGE,
  },
  {
    name: 'Hugo 0.165.0',
    go: 'github.com/gohugoio/hugo@v0.165.0',
    files: {
      'hugo.toml':
        "baseURL = 'https://docs.example.com/'\ntitle = 'Release __RELEASE__'\ndisableKinds = ['taxonomy', 'rss']\n",
      'assets/main.css': ':root { --release: __RELEASE__; }\n',
      'assets/main.js': "console.log('__RELEASE__');\n",
      'assets/drawing.svg': `${SVG}<!-- __RELEASE__ -->`,
      'layouts/all.html':
        '{{ range resources.Match "**.{css,js,svg,png,woff2}" }}<a href="{{ (. | fingerprint).RelPermalink }}"></a>{{ end }}{{ range resources.Match "**.{css,js}" }}<a href="{{ (. | minify | fingerprint "sha512").RelPermalink }}"></a><a href="{{ (. | minify | fingerprint "md5").RelPermalink }}"></a>{{ end }}\n',
      'content/_index.md': '# Home\n',
    },
    build: [['hugo']],
    output: 'public',
    large: { folder: 'assets/parts', entry: ['content/_index.md', '', ''] },
  },
  {
    name: 'mdBook 0.5.4',
    crate: 'mdbook@0.5.4',
    files: {
      'book.toml':
        "[book]\ntitle = 'Release __RELEASE__'\n\n[output.html]\nadditional-css = ['release.css']\nadditional-js = ['release.js']\n",
      'release.css': ':root { --release: __RELEASE__; }\n',
      'release.js': "console.log('__RELEASE__');\n",
      'src/SUMMARY.md': '- [Home](home.md)\n',
      'src/home.md': '# Home\n\nThe zebra of release __RELEASE__.\n',
    },
    build: [['mdbook', 'build']],
    output: 'book',
    large: {
      folder: 'src/parts',
      entry: [
        'src/SUMMARY.md',
        '',
        Array.from({ length: COUNT }, (_, at) => `- [More ${at + 1}](more-${at + 1}.md)\n`).join(''),
      ],
      page: ['src/home.md', 'src/more-N.md'],
    },
  },
  ...['1.6.0', '1.5.2'].map((version) => ({
    ...PAGEFIND,
    name: `Pagefind ${version}`,
    packages: [`pagefind@${version}`],
  })),
];
