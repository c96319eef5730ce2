/** act runs the recipe that compares the service with what is expected, against the emulator. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { startEmulator } from '../../emulator/emulator.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { REPOSITORY } from '../support/repository.ts';
import { describeWith } from './support/needs.ts';
import { runWorkflow } from './support/run-workflow.ts';

describeWith('The recipe conformance.yml', ['act'], () => {
  it.each([
    ['uploads the report, and is green if nothing differs', {}, true],
    ['uploads the report, and is red if something differs', { contentEncoding: 'gzip' }, false],
  ])('%s', async (_what, settings, isGreen) => {
    const home = await makeTempFolder('conformance-recipe');
    const emulator = await startEmulator({ queuedMs: 300, runningMs: 500, ...settings });
    const { succeeded, artifacts, printed, log } = await runWorkflow({
      home,
      file: 'docs/recipes/conformance.yml',
      secrets: { DOCS_ADMIN_API_KEY: emulator.apiKey },
      payload: { inputs: { exports: '1' } },
      files: { 'package.json': await readFile(path.join(REPOSITORY, 'package.json'), 'utf8') },
      edit: (step) => {
        // The files of this repository already exist, and act has no network.
        if (step.uses?.startsWith('actions/checkout@')) Object.assign(step, { with: {} });
        if (step.run?.startsWith('npm run'))
          Object.assign(step, { run: `${step.run} --base-url ${emulator.baseUrl}` });
      },
    });
    await emulator.close();
    expect([succeeded, succeeded === isGreen ? '' : log + printed]).toEqual([isGreen, '']);
    const report = path.join(artifacts, 'conformance-report');
    expect((await readdir(report)).sort()).toEqual(['conformance-report.json', 'conformance-report.md']);
    expect((await readFile(path.join(report, 'conformance-report.md'), 'utf8')).includes('❌')).toBe(
      !isGreen,
    );
    await removeFolder(home);
  });
});
