/** What `docs/build-ids.md` says of the lists, with an emulator whose exports differ in every page. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { GivenExportJobSettings } from '../../emulator/settings/settings.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { explained } from '../support/run-built-action.ts';
import { runExport } from './support/run-export.ts';

const PAGES = 6;
let home: string;
let emulator: Emulator;

beforeEach(async () => {
  home = await makeTempFolder('build-ids');
  emulator = await startEmulator({ queuedMs: 50, runningMs: 50, pages: PAGES, buildId: true });
});

afterEach(async () => {
  await emulator.close();
  await removeFolder(home);
});

/** Exports with the built action, and writes the results into a folder. */
async function exportSite(previousManifest?: string, settings: GivenExportJobSettings = {}) {
  emulator.setNextJob(settings);
  const run = await runExport({
    home: await makeTempFolder('run', home),
    emulator,
    inputs: {
      extract: 'true',
      ...(previousManifest === undefined ? {} : { 'previous-manifest': '../bundles/live.sha256' }),
    },
    ...(previousManifest === undefined ? {} : { previousFiles: { 'live.sha256': previousManifest } }),
  });
  explained(run, () => expect(run.step.exitCode).toBe(0));
  const files = Object.fromEntries(Object.entries(run.files).map(([name, bytes]) => [name, String(bytes)]));
  const lines = (name: string) => (files[name] ?? '').split('\n').slice(0, -1);
  return {
    outputs: run.step.outputs,
    manifest: files['site.sha256'] ?? '',
    changed: lines('changed-files.txt'),
    removed: lines('removed-files.txt'),
  };
}

it('docs/build-ids.md: a build ID changes the lists as it says', async () => {
  const first = await exportSite();
  const second = await exportSite(first.manifest);
  expect(second.outputs['changed']).toBe('true');
  const pages = second.changed.filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThanOrEqual(PAGES);
  const builds = [second.removed, second.changed].map((names) =>
    names.filter((name) => name.endsWith('/_buildManifest.js')),
  );
  expect(builds.map(({ length }) => length)).toEqual([1, 1]);
  expect(builds[0]).not.toEqual(builds[1]);

  // Without a build ID, the lists are empty.
  const third = await exportSite(undefined, { buildId: false });
  const fourth = await exportSite(third.manifest, { buildId: false });
  expect([fourth.outputs['changed'], fourth.changed, fourth.removed]).toEqual(['false', [], []]);
});
