/** The job summary that the built action writes, in consecutive runs of one environment. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { Marked } from 'marked';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { GitHubDouble, REPOSITORY_NAME } from '../support/github-double.ts';
import { newFolder } from '../support/new-folder.ts';
import { type ActionRun, explained, runBuiltAction } from '../support/run-built-action.ts';

let emulator: Emulator;
let double: GitHubDouble;
beforeAll(async () => {
  emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 14 });
  double = await GitHubDouble.start();
});
afterAll(() => Promise.all([emulator.close(), double.close()]));

async function run(
  inputs: Readonly<Record<string, string>>,
  withGitHub = true,
  jobStatus: 'success' | 'failure' = 'success',
): Promise<ActionRun> {
  const gitHub = { double, address: double.apiUrl, jobStatus };
  return runBuiltAction({
    home: newFolder(),
    emulator,
    node: process.execPath,
    inputs,
    ...(withGitHub ? { gitHub } : {}),
  });
}

const DEPLOYING = {
  environment: 'docs',
  'environment-url': 'https://docs.example.com',
  'list-changes': 'true',
};

function rendered({ step }: ActionRun) {
  const { document } = new JSDOM(new Marked({ gfm: true }).parse(step.summary, { async: false })).window;
  return {
    headline: document.querySelector('h3')?.textContent,
    links: [...document.querySelectorAll('a')].map(({ href }) => href),
    rows: [...document.querySelectorAll('th')].map(({ textContent }) => textContent),
    copies: [...document.querySelectorAll('pre')].map((pre) => pre.textContent),
  };
}

it('job summary: names what is live, what changed, and how to go back', async () => {
  const first = await run(DEPLOYING);
  explained(first, () =>
    expect(rendered(first).headline).toMatch(
      /^📦 docs\.example\.com: exported, 14 pages, [\d.]+ kB, first deployment(?:, in .*)?$/,
    ),
  );

  emulator.setNextJob({ edits: { added: 1, modified: 2, removed: 1 } });
  const second = await run(DEPLOYING);
  explained(second, () => {
    const { headline, links, rows, copies } = rendered(second);
    const { outputs } = second.step;
    const changed = ['added', 'modified', 'removed'].map((kind) => Number(outputs[`files-${kind}`]));
    expect(headline).toMatch(
      new RegExp(
        `^📦 docs\\.example\\.com: exported, 14 pages, [\\d.]+ kB, ${changed.reduce((sum, count) => sum + count)} files changed(?:, in .*)?$`,
      ),
    );
    expect(links.slice(-2)).toEqual([
      'https://docs.example.com/',
      `https://github.com/${REPOSITORY_NAME}/deployments/docs`,
    ]);
    // The other links lead to pages.
    expect(links.length).toBeGreaterThan(2);
    expect(links.slice(0, -2).every((link) => link.startsWith('https://docs.example.com/'))).toBe(true);
    expect(rows.slice(0, 3)).toEqual([
      expect.stringMatching(/^\d pages? added$/),
      expect.stringMatching(/^\d pages? modified$/),
      expect.stringMatching(/^\d pages? removed$/),
    ]);
    expect(copies).toEqual([
      `job-id: "${first.step.outputs['job-id']}"\ndomain: "docs.example.com"\nenvironment: "docs"`,
    ]);
  });

  emulator.setNextJob({ edits: { added: 1, modified: 2, removed: 1 } });
  const third = await run(DEPLOYING);
  explained(third, () => {
    const { headline, copies } = rendered(third);
    expect(headline).toMatch(/^📦 docs\.example\.com: exported, nothing changed, 14 pages, /);
    expect(copies).toEqual([]);
    expect(third.step.summary).toMatch(/The live site is up to date: deployment \d+ of \d+ \w+ \d{4} \(job /);
    expect(third.step.summary).toContain(`(job <code>${second.step.outputs['job-id']}</code>`);
  });

  emulator.setNextJob({ pages: 5 });
  const refused = await run({ ...DEPLOYING, 'max-page-loss': '10%' });
  explained(refused, () => {
    const { headline, rows } = rendered(refused);
    expect(headline).toMatch(
      /^⛔ docs\.example\.com: the site was not updated by this run, and was not checked; refused, the export lacks 9 of 14 pages(?:, after .*)?$/,
    );
    expect(rows[0]).toBe('9 pages removed');
    expect(refused.step.summary).toContain(
      'The new site has 5 pages, 9 fewer than the live site (14), but <code>max-page-loss</code> allows 10%.',
    );
  });

  emulator.setNextJob({ edits: { added: 2, modified: 0, removed: 0 } });
  const undeployed = await run(DEPLOYING, true, 'failure');
  explained(undeployed, () => {
    const { document } = new JSDOM(undeployed.post?.summary ?? '').window;
    expect(document.querySelector('h3')?.textContent).toBe(
      '❌ docs.example.com: it is not known what visitors see, the job failed after the export',
    );
    expect(undeployed.step.summary).toMatch(
      new RegExp(
        `Live before this run: deployment ${second.step.outputs['deployment-id']} of \\d+ \\w+ \\d{4} \\(`,
      ),
    );
    expect([second.post?.summary, third.post?.summary ?? '']).toEqual(['', '']);
  });
});

it('job summary: says how to resume a job that was only started', async () => {
  const started = await run({ wait: 'false', domain: '', 'project-id': emulator.projectId }, false);
  const jobId = started.step.outputs['job-id'] ?? '';
  explained(started, () => {
    expect(rendered(started)).toEqual({
      headline: `🚀 ${emulator.projectId}: export started`,
      links: [],
      rows: [],
      // YAML could read an ID that begins with a digit as a number.
      copies: [`job-id: "${jobId}"\nproject-id: "${emulator.projectId}"`],
    });
  });
  const resumed = await run({ 'job-id': jobId, domain: '', 'project-id': emulator.projectId }, false);
  explained(resumed, () => {
    // That API reports no page count: the `.html` files are counted, without `404.html`.
    expect(rendered(resumed).headline).toMatch(
      new RegExp(`^📦 ${emulator.projectId}: exported, 14 pages, [\\d.]+ kB(?:, in .*)?$`),
    );
    expect(resumed.step.summary).toContain(`Resumed job <code>${jobId}</code>`);
  });
});
