/** act runs each example of the README as a user would paste it, against the emulator and a double of GitHub. */
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { marked } from 'marked';
import { parse } from 'yaml';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { examplesIn } from '../../scripts/workflow-files.mjs';
import { makeTempFolder, readFolder, removeFolder } from '../support/folders.ts';
import { GitHubDouble, REPOSITORY_NAME, TOKEN } from '../support/github-double.ts';
import { REPOSITORY } from '../support/repository.ts';
import { describeWith } from './support/needs.ts';
import { type GivenWorkflow, runWorkflow } from './support/run-workflow.ts';

/** The workflow of each section that has one, by the heading of the section. */
const examples = new Map<string, string>();
let heading = '';
for (const token of marked.lexer(readFileSync(path.join(REPOSITORY, 'README.md'), 'utf8'))) {
  if (token.type === 'heading') heading = token['text'];
  if (token.type === 'code' && token['lang'] === 'yaml') {
    const [example = ''] = examplesIn(`${token.raw}\n`);
    examples.set(heading, example);
  }
}

let home: string;
let emulator: Emulator;
let gitHub: GitHubDouble;
const tried = new Set<string>();

beforeEach(async () => {
  home = await makeTempFolder('readme');
  emulator = await startEmulator({ queuedMs: 50, runningMs: 100, update: { queuedMs: 50, runningMs: 50 } });
  gitHub = await GitHubDouble.start();
});

afterEach(async () => {
  expect(gitHub.violations).toEqual([]);
  await Promise.all([emulator.close(), gitHub.close()]);
  await removeFolder(home);
});

/** Runs the example of a section. The inputs that it leaves out are those of "Usage". */
async function runExample(section: string, given: Partial<GivenWorkflow> = {}) {
  tried.add(section);
  const runHome = await makeTempFolder('run', home);
  const file = path.join(await makeTempFolder('file', home), 'workflow.yml');
  await writeFile(file, examples.get(section) ?? '');
  const run = await runWorkflow({
    home: runHome,
    file: path.relative(REPOSITORY, file),
    secrets: { DOCS_ADMIN_API_KEY: emulator.apiKey, MINTLIFY_ADMIN_KEY: emulator.apiKey },
    vars: { DOCS_PROJECT_ID: emulator.projectId },
    gitHub: { apiUrl: gitHub.apiUrl, token: TOKEN, repository: REPOSITORY_NAME },
    edit: ({ uses, with: inputs }) => {
      if (inputs === undefined || !uses?.startsWith('your-organization/')) return;
      if (inputs['api-key'] === 'a-key')
        Object.assign(inputs, { 'api-key': emulator.apiKey, domain: 'docs.example.com' });
      Object.assign(inputs, { 'base-url': emulator.baseUrl, 'poll-interval': '100ms' });
    },
    ...given,
  });
  return {
    ...run,
    stub: (name: string) => readFile(path.join(runHome, 'stubs', name), 'utf8').catch(() => ''),
  };
}

function expectSuccess({ succeeded, log, printed }: Awaited<ReturnType<typeof runExample>>): void {
  if (!succeeded) throw new Error(`The workflow failed:\n${log}\nIts steps printed:\n${printed}`);
}

const requests = () => emulator.requests.map(({ method, path: address }) => `${method} ${address}`);
const starts = () => requests().filter((request) => request === 'POST /v1/static-export/jobs');
const records = () => gitHub.deployments.map(({ states }) => states.map(({ state }) => state));
const HELM = { helm: 'printf "%s\\n" "$*" > "$STUBS_FOLDER/helm"; cat "$VALUES" > "$STUBS_FOLDER/values"' };
const UPGRADE =
  /^upgrade --install mintlify mintlify\/enterprise --namespace mintlify --create-namespace -f values\.yaml -f \//;

describeWith('The examples of the README', ['act'], () => {
  it('Usage: exports in nine lines', async () => {
    const run = await runExample('Usage');
    expectSuccess(run);
    expect(run.log).toContain('Downloaded ');
    expect(starts()).toHaveLength(1);
  });

  it('Run it on a schedule: has triggers that work', async () => {
    expectSuccess(await runExample('Run it on a schedule', { event: 'schedule' }));
  });

  it('Use the files: uploads the site', async () => {
    const run = await runExample('Use the files');
    expectSuccess(run);
    const [{ action, inputs } = {}] = run.calls;
    expect([action, inputs?.['path']]).toEqual(['actions/upload-artifact', expect.stringMatching(/\/site$/)]);
    const files = await readFolder(run.artifacts);
    expect(Object.keys(files).some((name) => name.endsWith('/index.html'))).toBe(true);
  });

  it('Deploy only what changed: deploys once', async () => {
    const first = await runExample('Deploy only what changed');
    expectSuccess(first);
    expect(first.printed).toMatch(/^Deploy \/.*\/static-export\.tar\.gz here$/m);
    const second = await runExample('Deploy only what changed');
    expectSuccess(second);
    expect(second.printed).not.toContain('Deploy /');
    expect(records()).toEqual([['in_progress', 'success']]);
  });

  it.each(['Deploy with Helm', "Coming from the vendor's `curl` template"])(
    '%s: upgrades with the values of the step last',
    async (section) => {
      const run = await runExample(section, { programs: HELM });
      expectSuccess(run);
      expect(await run.stub('helm')).toMatch(UPGRADE);
      const { staticExport } = parse(await run.stub('values'));
      expect(staticExport).toEqual({ enabled: true, bundleUrl: expect.stringMatching(/^http/) });
    },
  );

  it('Export in one job, deploy in another: starts one export', async () => {
    const run = await runExample('Export in one job, deploy in another');
    expectSuccess(run);
    expect(starts()).toHaveLength(1);
    expect(run.log.match(/Downloaded /g)).toHaveLength(1);
  });

  it('Publish and export after a push: publishes first', async () => {
    expectSuccess(await runExample('Publish and export after a push'));
    const [first, ...others] = requests().filter((request) => request.startsWith('POST'));
    expect([first, others]).toEqual([
      `POST /v1/project/update/${emulator.projectId}`,
      [`POST /v1/static-export/${emulator.projectId}/jobs`],
    ]);
  });

  it('Refuse an incomplete site: fails after a loss of pages', async () => {
    expectSuccess(await runExample('Refuse an incomplete site'));
    emulator.setNextJob({ pages: 15 });
    const run = await runExample('Refuse an incomplete site');
    expect(run.succeeded).toBe(false);
    expect(run.log).toContain('fewer than the live site');
    expect(records()).toEqual([['in_progress', 'success']]);
  });

  it('React to a failure: warns about a key that has expired', async () => {
    emulator.setNextJob({
      faults: [
        {
          at: 'startExportJob',
          calls: [1, 1],
          does: { kind: 'answer', status: 401, body: '{"error":"Expired"}' },
        },
      ],
    });
    const run = await runExample('React to a failure');
    expect(run.succeeded).toBe(false);
    expect(run.printed).toContain('::warning::Create a new API key');
    const working = await runExample('React to a failure');
    expectSuccess(working);
    expect(working.printed).not.toContain('::warning::');
  });

  it('are all tried here', () => {
    expect([...tried].sort()).toEqual([...examples.keys()].sort());
  });
});
