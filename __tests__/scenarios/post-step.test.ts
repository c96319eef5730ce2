/** The post step of the export action if nothing is left to do on GitHub. */
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { runStep, type StepResult } from '../../tools/runner-double/run-step.ts';
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
