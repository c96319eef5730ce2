/**
 * Archives that others published: packages of npm, PyPI, and Go's module proxy with odd contents. The built action has
 * to extract from each what GNU tar or `unzip` does.
 */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { REAL_ARCHIVES } from '../../scripts/real-archives.mjs';
import { annotationOf } from '../support/check-result.ts';
import { sha256Of } from '../support/sha256.ts';
import { BundleExports } from './support/bundle-exports.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { expectSite, extractWithReference } from './support/reference-extraction.ts';

let exports: BundleExports;

beforeAll(async () => {
  exports = await BundleExports.start();
});

afterAll(async () => {
  await exports?.close();
});

describeWith('an archive that others published', ['real-archives', 'tar', 'unzip', 'sha256sum'], () => {
  for (const { npm, go, file, sha256, odd } of REAL_ARCHIVES) {
    const source = npm === undefined ? (go === undefined ? 'PyPI' : 'Go') : 'npm';
    it.concurrent(`${file} of ${source}: ${odd}`, () =>
      exports.use(async ({ reference, exportBundle }) => {
        const archive = path.join(pathOf('real-archives'), file);
        expect(sha256Of(await readFile(archive))).toBe(sha256);
        // A package has no pages.
        const step = await exportBundle(archive, { 'min-pages': '0' });
        expect(annotationOf(step)).toBe('');
        await expectSite(step, await extractWithReference(archive, reference));
      }));
  }
});
