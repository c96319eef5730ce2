/** act runs the examples of two pages as a user would paste them, against the emulator and a double of GitHub. */
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
import { OUR_ACTION, REPOSITORY } from '../support/repository.ts';
import { describeWith } from './support/needs.ts';
import { type GivenWorkflow, runWorkflow, type Step } from './support/run-workflow.ts';

/** The workflow of each section, by the heading of the section. */
const examples = new Map<string, string>();
for (const page of ['README.md', 'docs/troubleshooting.md']) {
  let heading = '';
  for (const token of marked.lexer(readFileSync(path.join(REPOSITORY, page), 'utf8'))) {
    if (token.type === 'heading') heading = token['text'];
    if (token.type === 'code' && token['lang'] === 'yaml') {
      const [example = ''] = examplesIn(`${token.raw}\n`);
      examples.set(heading, example);
    }
  }
}

let home: string;
let emulator: Emulator;
let gitHub: GitHubDouble;
const tried = new Set<string>();

beforeEach(async () => {
  home = await makeTempFolder('readme');
  emulator = await startEmulator({ queuedMs: 50, runningMs: 100 });
  gitHub = await GitHubDouble.start();
});

afterEach(async () => {
  expect(gitHub.violations).toEqual([]);
  await Promise.all([emulator.close(), gitHub.close()]);
  await removeFolder(home);
});

/** Sends the requests of the export to the emulator, with the inputs that an example leaves out. */
function toEmulator({ uses, with: inputs }: Step): void {
  if (inputs === undefined || !uses?.startsWith(`${OUR_ACTION}@`)) return;
  if (inputs['api-key'] === 'a-key')
    Object.assign(inputs, { 'api-key': emulator.apiKey, domain: 'docs.example.com' });
  Object.assign(inputs, { 'base-url': emulator.baseUrl, 'poll-interval': '100ms' });
}

/** Runs the example of a section. The inputs that it leaves out are those of "Usage". */
async function runExample(section: string, given: Partial<GivenWorkflow> = {}) {
  tried.add(section);
  const runHome = await makeTempFolder('run', home);
  const file = path.join(await makeTempFolder('file', home), 'workflow.yml');
  await writeFile(file, examples.get(section) ?? '');
  const run = await runWorkflow({
    home: runHome,
    file: path.relative(REPOSITORY, file),
    secrets: { DOCS_ADMIN_API_KEY: emulator.apiKey },
    gitHub: { apiUrl: gitHub.apiUrl, token: TOKEN, repository: REPOSITORY_NAME },
    edit: toEmulator,
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

describeWith('The examples of the README and of the troubleshooting page', ['act'], () => {
  it('Usage: exports the site', async () => {
    const run = await runExample('Usage');
    expectSuccess(run);
    expect(run.log).toContain('Downloaded ');
    expect(starts()).toHaveLength(1);
    expect(await readFolder(path.join(run.artifacts, 'bundle'))).toHaveProperty(['static-export.tar.gz']);
  });

  it('Usage: resumes the job that the input names', async () => {
    const first = await runExample('Usage');
    const [jobId] = /\b(?:se_)[0-9a-f]+/.exec(first.log) ?? [];
    const second = await runExample('Usage', { payload: { inputs: { 'job-id': jobId } } });
    expectSuccess(second);
    expect(starts()).toHaveLength(1);
  });

  it('Deploy: deploys the site', async () => {
    const site = path.join(home, 'live');
    const run = await runExample('Deploy', {
      edit: (step) => {
        toEmulator(step);
        const isDeploy = step.uses?.includes('/deploy@');
        if (isDeploy) Object.assign(step.with ?? {}, { destination: site, 'cloudfront-distribution': '' });
      },
    });
    expectSuccess(run);
    expect(Object.keys(await readFolder(site))).toEqual(expect.arrayContaining(['index.html']));
  });

  it('Deploy only what changed: deploys once', async () => {
    const first = await runExample('Deploy only what changed');
    expectSuccess(first);
    expect(first.printed).toMatch(/^Deploy \/.*\/site here$/m);
    const second = await runExample('Deploy only what changed');
    expectSuccess(second);
    expect(second.printed).not.toContain('Deploy /');
    expect(records()).toEqual([['in_progress', 'success']]);
  });

  it('Deploy with Helm: upgrades with the values of the step last', async () => {
    const run = await runExample('Deploy with Helm', { programs: HELM });
    expectSuccess(run);
    expect(await run.stub('helm')).toMatch(UPGRADE);
    const { staticExport } = parse(await run.stub('values'));
    expect(staticExport).toEqual({ enabled: true, bundleUrl: expect.stringMatching(/^http/) });
  });

  it('How do I export in one job and deploy in another?: starts one export', async () => {
    const run = await runExample('How do I export in one job and deploy in another?');
    expectSuccess(run);
    expect(starts()).toHaveLength(1);
    expect(run.log.match(/Downloaded /g)).toHaveLength(1);
  });

  it('Deploy only what changed: fails after a loss of pages', async () => {
    expectSuccess(await runExample('Deploy only what changed'));
    emulator.setNextJob({ pages: 15 });
    const run = await runExample('Deploy only what changed');
    expect(run.succeeded).toBe(false);
    expect(run.log).toContain('fewer than the live site');
    expect(records()).toEqual([['in_progress', 'success']]);
  });

  it('are all tested here', () => {
    expect([...tried].sort()).toEqual([...examples.keys()].sort());
  });
});
