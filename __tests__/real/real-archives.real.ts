/**
 * Archives that others published: packages of npm, PyPI, and Go's module proxy with odd contents. The built action has
 * to extract from each what GNU tar or `unzip` does.
 */

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { REAL_ARCHIVES } from '../../scripts/real-archives.mjs';
import { annotationOf } from '../support/check-result.ts';
import { sha256Of } from '../support/sha256.ts';
import { BundleExports } from './support/bundle-exports.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { expectSite, extractWithReference } from './support/reference-extraction.ts';
import { ResultTable } from './support/result-table.ts';

const table = new ResultTable();
let exports: BundleExports;

beforeAll(async () => {
  exports = await BundleExports.start();
});

afterAll(async () => {
  table.print('What the action does with archives that others published');
  await exports?.close();
});

describeWith('an archive that others published', ['real-archives', 'tar', 'unzip', 'sha256sum'], () => {
  for (const { npm, sdist, wheel, go, file, sha256, odd } of REAL_ARCHIVES) {
    const source = npm === undefined ? (go === undefined ? 'PyPI' : 'Go') : 'npm';
    const name = npm ?? sdist ?? wheel ?? go ?? file;
    const result = table.add(source, `${name} (${path.extname(file)}): ${odd}`);
    it.concurrent(`${file} of ${source}: ${odd}`, () =>
      exports.use(async ({ reference: folder, exportBundle }) => {
        result.result = 'FAILED';
        const archive = path.join(pathOf('real-archives'), file);
        expect(sha256Of(await readFile(archive))).toBe(sha256);
        result.bytes = (await stat(archive)).size;
        // A package has no pages.
        const step = await exportBundle(archive, { 'min-pages': '0' });
        if (step.exitCode !== 0) result.result = `REFUSED: ${annotationOf(step)}`;
        expect(annotationOf(step)).toBe('');
        const reference = await extractWithReference(archive, folder);
        result.entries = reference.entries;
        result.result = 'other files than the reference';
        await expectSite(step, reference.manifest);
        result.result = `the same ${step.outputs['file-count']} files`;
      }));
  }
});
