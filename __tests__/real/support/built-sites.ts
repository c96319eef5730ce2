/** Builds the sites in `built-sites` with real tools. A release that was built once stays with the tool. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readFolder, removeFolder, textOf, writeFiles } from '../../support/folders.ts';
import { REPOSITORY } from '../../support/repository.ts';
import { pathOf } from './needs.ts';

/** Files of a site by their path. All of them are text. */
export type Site = Readonly<Record<string, string>>;

interface Build {
  /** Of an npm package. The others are programs, whose hashed files change only with their version. */
  readonly script: string | undefined;
  readonly args: readonly string[];
  /** Arguments of a second call. */
  readonly second?: readonly string[];
  /** The folder that it writes. */
  readonly output: string;
}

const BUILDS = {
  angular: { script: '@angular/cli/bin/ng.js', args: ['build'], output: 'dist/browser' },
  docusaurus: { script: '@docusaurus/core/bin/docusaurus.mjs', args: ['build'], output: 'build' },
  mkdocs: { script: undefined, args: ['build', '--strict'], output: 'site' },
  next: { script: 'next/dist/bin/next', args: ['build'], output: 'out' },
  nuxt: { script: 'nuxt/bin/nuxt.mjs', args: ['generate'], output: '.output/public' },
  qwik: {
    script: 'vite/bin/vite.js',
    args: ['build'],
    second: ['build', '-c', 'pages.config.js'],
    output: 'dist',
  },
  'react-router': { script: '@react-router/dev/bin.cjs', args: ['build'], output: 'build/client' },
  rspress: { script: '@rspress/core/bin/rspress.js', args: ['build'], output: 'doc_build' },
  'rspress-1': { script: 'rspress/bin/rspress.js', args: ['build'], output: 'doc_build' },
  starlight: { script: 'astro/bin/astro.mjs', args: ['build'], output: 'dist' },
  sveltekit: { script: 'vite/bin/vite.js', args: ['build'], output: 'build' },
  vite: { script: 'vite/bin/vite.js', args: ['build'], output: 'dist' },
  vitepress: { script: 'vitepress/bin/vitepress.js', args: ['build'], output: '.vitepress/dist' },
  zensical: { script: undefined, args: ['build'], output: 'site' },
} as const satisfies Readonly<Record<string, Build>>;

export type BuildTool = keyof typeof BUILDS;

/**
 * Returns the folders of the releases, which differ in every page and in all code, styles, and images except those of the
 * tool itself.
 */
export async function buildReleases(tool: BuildTool, count: number): Promise<string[]> {
  const sources = textOf(await readFolder(path.join(REPOSITORY, '__tests__', 'real', 'built-sites', tool)));
  const digest = createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 12);
  const builds = path.join(path.dirname(pathOf(tool)), 'builds', digest);
  await mkdir(builds, { recursive: true });
  const releases: string[] = [];
  // A build keeps all processors busy.
  for (let release = 1; release <= count; release++) {
    const built = path.join(builds, `release-${release}`);
    if (!existsSync(built)) await build(tool, sources, release, built);
    releases.push(built);
  }
  return releases;
}

/** @param folder of a site whose files are text */
export async function readSite(folder: string): Promise<Site> {
  const files = Object.entries(textOf(await readFolder(folder)));
  // Next.js leaves an empty folder in its output, which is not part of the site.
  return Object.fromEntries(files.filter(([name]) => !name.endsWith('/')));
}

/** Moves the finished site to its place, so that an interrupted build leaves none. */
async function build(tool: BuildTool, sources: Site, release: number, target: string): Promise<void> {
  const { args, second, output }: Build = BUILDS[tool];
  // Turbopack reads only below the folder of the lock file. Node finds the packages of a folder above.
  const work = await mkdtemp(`${target}-`);
  const replaced = Object.entries(sources).map(([name, text]) => [
    name,
    text.replaceAll('__RELEASE__', `${release}`),
  ]);
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    ASTRO_TELEMETRY_DISABLED: '1',
    // A build that was interrupted leaves a cache with which the next one fails.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    NG_CLI_ANALYTICS: 'false',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
  };
  try {
    await writeFiles(work, Object.fromEntries(replaced));
    const [program, ...before] = commandOf(tool, release);
    for (const each of second === undefined ? [args] : [args, second]) {
      await promisify(execFile)(program, [...before, ...each], { cwd: work, env, maxBuffer: 16 << 20 });
    }
    await rename(path.join(work, output), target).catch((error: unknown) => {
      // The tests of another checkout were faster.
      if (!existsSync(target)) throw error;
    });
  } finally {
    await removeFolder(work);
  }
}

function commandOf(tool: BuildTool, release: number): [program: string, ...args: string[]] {
  const { script }: Build = BUILDS[tool];
  if (script === undefined) {
    const name = tool === 'zensical' ? 'zensical' : 'mkdocs';
    return [pathOf(release === 1 ? `${name}-older` : name)];
  }
  return [process.execPath, path.join(path.dirname(pathOf(tool)), 'node_modules', ...script.split('/'))];
}

/**
 * Returns the site with a folder for each page, as in a site of `mint export`, and without payloads. Next.js then loads
 * the page of every link in full.
 */
export function inFoldersWithoutPayloads(site: Site): Site {
  const files = Object.entries(site).filter(([name]) => !name.endsWith('.txt'));
  return Object.fromEntries(
    files.map(([name, text]) => [name.replace(/(?<!^(?:index|404))\.html$/, '/index.html'), text]),
  );
}
