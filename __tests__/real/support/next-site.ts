/** Builds the site in `next-site` with Next.js. A release that was built once stays in the folder of the tool. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readFolder, removeFolder, textOf, writeFiles } from '../../support/folders.ts';
import { REPOSITORY } from '../../support/repository.ts';
import { pathOf } from './needs.ts';

const SOURCES = path.join(REPOSITORY, '__tests__', 'real', 'next-site');

/** Files of a site by their path. All of them are text. */
export type Site = Readonly<Record<string, string>>;

/**
 * Returns the releases, which differ in every page and in all code, styles, and images except those of Next.js itself.
 */
export async function buildReleases(count: number): Promise<Site[]> {
  const sources = textOf(await readFolder(SOURCES));
  const folder = path.dirname(pathOf('next'));
  const digest = createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 12);
  const builds = path.join(folder, 'builds', digest);
  await mkdir(builds, { recursive: true });
  const releases: Site[] = [];
  // A build keeps all processors busy.
  for (let release = 1; release <= count; release++) {
    const built = path.join(builds, `release-${release}`);
    if (!existsSync(built)) await build(sources, release, built);
    releases.push(await readSite(built));
  }
  return releases;
}

async function readSite(folder: string): Promise<Site> {
  const files = Object.entries(textOf(await readFolder(folder)));
  // Next.js leaves an empty folder in its output, which is not part of the site.
  return Object.fromEntries(files.filter(([name]) => !name.endsWith('/')));
}

/** Moves the finished site to its place, so that an interrupted build leaves none. */
async function build(sources: Site, release: number, target: string): Promise<void> {
  // Turbopack reads only below the folder of the lock file, and it finds the packages there.
  const work = await mkdtemp(`${target}-`);
  const replaced = Object.entries(sources).map(([name, text]) => [
    name,
    text.replaceAll('__RELEASE__', `${release}`),
  ]);
  const next = path.join(path.dirname(pathOf('next')), 'node_modules', 'next', 'dist', 'bin', 'next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  try {
    await writeFiles(work, Object.fromEntries(replaced));
    await promisify(execFile)(process.execPath, [next, 'build'], { cwd: work, env, maxBuffer: 16 << 20 });
    await rename(path.join(work, 'out'), target).catch((error: unknown) => {
      // The tests of another checkout were faster.
      if (!existsSync(target)) throw error;
    });
  } finally {
    await removeFolder(work);
  }
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
