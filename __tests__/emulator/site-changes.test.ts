/** The differences between two exports of the emulator: the path, the edits, and the build IDs of the settings. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GivenEmulatorSettings, GivenExportJobSettings } from '../../emulator/settings/settings.ts';
import { call, start, startJob, type WireJob } from './emulator-under-test.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'emulator-changes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Exports one site after the other from one emulator. */
async function sites(
  settings: GivenEmulatorSettings,
  jobs: readonly GivenExportJobSettings[],
): Promise<ReadonlyMap<string, string>[]> {
  const emulator = await start({ pages: 14, ...settings });
  const exported: ReadonlyMap<string, string>[] = [];
  for (const job of jobs) {
    emulator.setNextJob(job);
    const address = `/v1/static-export/${emulator.projectId}/jobs`;
    const jobId = await startJob(emulator, {}, address);
    const { body } = await call<WireJob>(emulator, 'GET', `${address}/${jobId}`);
    const bundleUrl = body.bundleUrl as string;
    const site = path.join(folder, jobId);
    await mkdir(site);
    const archive = path.join(folder, `${jobId}-${path.basename(new URL(bundleUrl).pathname)}`);
    await writeFile(archive, Buffer.from(await (await fetch(bundleUrl)).arrayBuffer()));
    // Use a path relative to `cwd`: GNU tar on Windows takes the colon of `C:\` for the end of a host name.
    execFileSync('tar', ['-xzf', path.relative(site, archive)], { cwd: site });
    exported.push(filesOf(site));
  }
  return exported;
}

/** Returns contents by path. */
function filesOf(site: string): ReadonlyMap<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files
      .sort()
      .map((file) => [path.relative(site, file).replaceAll('\\', '/'), readFileSync(file, 'latin1')]),
  );
}

interface Changes {
  readonly added: readonly string[];
  readonly modified: readonly string[];
  readonly removed: readonly string[];
}

function changes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Changes {
  return {
    added: [...after.keys()].filter((file) => !before.has(file)),
    modified: [...after.keys()].filter((file) => before.has(file) && before.get(file) !== after.get(file)),
    removed: [...before.keys()].filter((file) => !after.has(file)),
  };
}

const pagesOf = (files: readonly string[]) => files.filter((file) => file.endsWith('.html'));

type Sites = [ReadonlyMap<string, string>, ReadonlyMap<string, string>];

describe('a site under a path', () => {
  const pathsIn = (html = '') => [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, url]) => url ?? '');

  it.each<[string, GivenExportJobSettings, string]>([
    ['with files at the root of the archive', { basePath: '/docs' }, ''],
    ['with files in a folder of its name', { basePath: '/docs', baseFolder: true }, 'docs/'],
  ])('has links and assets that begin with it, %s', async (_what, job, folder) => {
    const [root, under] = (await sites({}, [{}, job])) as Sites;
    expect([...under.keys()]).toEqual([...root.keys()].map((file) => `${folder}${file}`));
    for (const file of ['index.html', '404.html', 'guides/alerts.html']) {
      const [before, after] = [pathsIn(root.get(file)), pathsIn(under.get(`${folder}${file}`))];
      expect(before.length).toBeGreaterThan(8);
      expect(after).toEqual(before.map((url) => `/docs${url}`));
    }
    expect(under.get(`${folder}sitemap.xml`)).toContain(
      '<loc>https://docs.example.com/docs/guides/alerts</loc>',
    );
    expect(under.get(`${folder}index.rsc`)).toContain('"/docs/_next/static/');
  });
});

describe('an export', () => {
  it('has the edits of its settings, and no other page differs', async () => {
    const [before, after] = (await sites({}, [
      {},
      { edits: { added: 2, modified: 3, removed: 1 } },
    ])) as Sites;
    const { added, modified, removed } = changes(before, after);
    expect([added, modified, removed].map(pagesOf)).toEqual([
      ['news/1.html', 'news/2.html'],
      ['api-reference/introduction.html', 'guides/getting-started.html', 'index.html'],
      ['stations/sector-001/station-00004.html'],
    ]);
    // Files that list the pages also differ.
    expect(modified.filter((file) => !file.endsWith('.html'))).toEqual(['llms.txt', 'sitemap.xml']);
  });

  it('has a build id of its own in every page and in paths, if that is set', async () => {
    const [first, second] = (await sites({ buildId: true }, [{}, {}])) as Sites;
    const { added, modified, removed } = changes(first, second);
    expect([added, removed]).toEqual([
      [expect.stringMatching(/^_next\/static\/[\w-]{16}\/_buildManifest\.js$/)],
      [expect.stringMatching(/^_next\/static\/[\w-]{16}\/_buildManifest\.js$/)],
    ]);
    expect(pagesOf(modified)).toEqual(pagesOf([...second.keys()]));
    const id = added[0]?.split('/')[2] as string;
    for (const file of modified) expect(second.get(file)).toContain(id);
  });
});
