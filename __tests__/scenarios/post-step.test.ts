/** The post step of the export action if nothing is left to do on GitHub, even after a deploy step in the same job. */
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { runStep, type StepResult, startStep } from '../../tools/runner-double/run-step.ts';
import { removeFolder, writeFiles } from '../support/folders.ts';
import { newFolder } from '../support/new-folder.ts';
import { itWithRclone, pathWithRclone } from '../support/rclone.ts';
import { REPOSITORY } from '../support/repository.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 3 });
});
afterAll(() => emulator.close());

async function run(options: Partial<Parameters<typeof runStep>[0]>): Promise<StepResult> {
  const { apiKey, domain, baseUrl } = emulator;
  const step = await runStep({
    actionFile: path.join(REPOSITORY, 'action.yml'),
    ...options,
    inputs: { 'api-key': apiKey, domain, 'base-url': baseUrl, ...options.inputs },
  });
  await step.remove();
  return step;
}

const shown = ({ exitCode, stdout, stderr, outputs }: StepResult) => [exitCode, stdout, stderr, outputs];
const SILENT = [0, '', '', {}];

it('post step: does nothing after a step that was killed before it saved anything', async () => {
  const post = await run({ stage: 'post', state: {}, context: { jobStatus: 'cancelled' } });
  expect(shown(post)).toEqual(SILENT);
  expect(post.summary).toBe('');
  expect(emulator.requests).toEqual([]);
});

it('post step: adds to the summary that the job failed or was cancelled after the export', async () => {
  const { state, outputs } = await run({});
  const summaryOf = async (jobStatus: 'success' | 'failure' | 'cancelled', inputs = {}) => {
    const post = await run({ stage: 'post', state, context: { jobStatus }, inputs });
    expect(shown(post)).toEqual(SILENT);
    return post.summary;
  };
  const failed = await summaryOf('failure');
  expect(failed).toContain('<h3>❌ docs.example.com: exported, but the job failed</h3>');
  expect(failed).toContain(`<code>job-id: ${outputs['job-id']}</code>`);
  expect(await summaryOf('cancelled')).toContain('🚫 docs.example.com: exported, but the job was cancelled');
  const silent = [{ summary: 'false' }, { summary: 'FALSE' }, { 'job-status': '' }];
  expect(await summaryOf('success')).toBe('');
  for (const inputs of silent) expect(await summaryOf('failure', inputs)).toBe('');
});

it('post step: names both inputs that resume a job of the project-scoped API', async () => {
  const inputs = { domain: '', 'project-id': emulator.projectId };
  const { state, outputs } = await run({ inputs });
  const { summary } = await run({ stage: 'post', state, context: { jobStatus: 'failure' }, inputs });
  expect(summary).toContain(
    `<code>job-id: ${outputs['job-id']}</code> and <code>project-id: ${emulator.projectId}</code>.`,
  );
});

it('post step: adds nothing to the summary of an export that failed', async () => {
  const step = await run({ inputs: { 'min-pages': '4' } });
  expect(step.exitCode).toBe(1);
  const post = await run({ stage: 'post', state: step.state, context: { jobStatus: 'failure' } });
  expect([...shown(post), post.summary]).toEqual([...SILENT, '']);
});

const deployOptions = (home: string) => ({
  actionFile: path.join(REPOSITORY, 'deploy', 'action.yml'),
  workspace: home,
  temp: path.join(home, 'temp'),
  env: { PATH: pathWithRclone() },
  inputs: { 'site-path': 'site', destination: 'destination', 'max-page-loss': '10%' },
});

itWithRclone('post step: adds nothing after a deploy step that has reported what visitors see', async () => {
  const home = newFolder();
  const temp = path.join(home, 'temp');
  const { state } = await run({ temp });
  await writeFiles(home, { 'site/index.html': '1', 'site/a.html': '1', 'site/b.html': '1' });
  expect((await runStep(deployOptions(home))).outputs).toMatchObject({ live: 'updated' });
  await removeFolder(path.join(home, 'site'));
  await writeFiles(home, { 'site/index.html': '2' });
  const { outputs, summary } = await runStep(deployOptions(home));
  expect(outputs).toMatchObject({ live: 'unchanged', 'error-code': 'check-failed' });
  expect(summary).toMatch(/^<h3>⛔ destination: the site was not updated and is whole, live since /);
  const post = await run({ temp, stage: 'post', state, context: { jobStatus: 'failure' } });
  expect([...shown(post), post.summary]).toEqual([...SILENT, '']);
});

itWithRclone('post step: says what a killed deploy step has left', async () => {
  const home = newFolder();
  const temp = path.join(home, 'temp');
  const { state } = await run({ temp });
  await writeFiles(home, { 'site/index.html': 'x'.repeat(1_000_000) });
  const running = startStep({
    ...deployOptions(home),
    // The upload would take ten seconds.
    env: { PATH: pathWithRclone(), RCLONE_BWLIMIT: '100k' },
    onOutput: (text) => {
      if (text.includes('Uploading')) running.child.kill('SIGKILL');
    },
  });
  const { outputs, summary } = await running.result;
  expect([outputs['live'], summary]).toEqual(['incomplete', '']);
  const post = await run({ temp, stage: 'post', state, context: { jobStatus: 'failure' } });
  expect(shown(post)).toEqual(SILENT);
  expect(post.summary).toBe(
    '<h3>⚠️ destination: the site is a mix of two versions, which the next run repairs</h3>\n\n' +
      '<p>The deploy step was stopped before it finished. Run the workflow again.</p>\n',
  );
});
