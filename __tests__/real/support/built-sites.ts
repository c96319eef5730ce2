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

/** For each tool, the arguments of a build, the folder that it writes, and, of an npm package, its script. */
const BUILDS = {
  docusaurus: { script: '@docusaurus/core/bin/docusaurus.mjs', args: ['build'], output: 'build' },
  mkdocs: { script: undefined, args: ['build', '--strict'], output: 'site' },
  next: { script: 'next/dist/bin/next', args: ['build'], output: 'out' },
  nuxt: { script: 'nuxt/bin/nuxt.mjs', args: ['generate'], output: '.output/public' },
  starlight: { script: 'astro/bin/astro.mjs', args: ['build'], output: 'dist' },
  sveltekit: { script: 'vite/bin/vite.js', args: ['build'], output: 'build' },
  vite: { script: 'vite/bin/vite.js', args: ['build'], output: 'dist' },
  vitepress: { script: 'vitepress/bin/vitepress.js', args: ['build'], output: '.vitepress/dist' },
} as const;

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
  const { args, output } = BUILDS[tool];
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
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
  };
  try {
    await writeFiles(work, Object.fromEntries(replaced));
    const [program, ...before] = commandOf(tool, release);
    await promisify(execFile)(program, [...before, ...args], { cwd: work, env, maxBuffer: 16 << 20 });
    await rename(path.join(work, output), target).catch((error: unknown) => {
      // The tests of another checkout were faster.
      if (!existsSync(target)) throw error;
    });
  } finally {
    await removeFolder(work);
  }
}

function commandOf(tool: BuildTool, release: number): [program: string, ...args: string[]] {
  const { script } = BUILDS[tool];
  if (script === undefined) return [pathOf(release === 1 ? 'mkdocs-older' : 'mkdocs')];
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
