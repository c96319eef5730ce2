/**
 * What a recipe of each shape does in its first run and in later ones, also where a step fails or has to refuse something.
 * The recipes that have a test with their own tools run there.
 */
import path from 'node:path';
import { expect, it } from '@jest/globals';
import type { Files } from '../support/archives.ts';
import { removeFolder } from '../support/folders.ts';
import { describeWith } from './support/needs.ts';
import { expectSuccess } from './support/recipe.ts';
import type { GivenWorkflow, RecipeRun } from './support/run-workflow.ts';
import {
  byHand,
  FOR_HOSTS,
  hasDeployed,
  jobsOf,
  oneOfEachShape,
  startedBy,
  uploadedBy,
  useStubbedRecipes,
  WITH_ALARM,
  WITH_DEPLOY,
} from './support/stubbed-recipes.ts';

const recipes = useStubbedRecipes();

const [FOR_ANY_HOST = 'netlify'] = oneOfEachShape(FOR_HOSTS);

/** A home page, a page for missing ones, this number of other pages, and files that a tool may overlook or misread. */
const pages = (count: number): Files => {
  const numbered = Array.from({ length: count }, (_, index) => `page-${index}.html`);
  const odd = ['llms.txt', '.well-known/security.txt', "a 'b' c/[[...slug]].txt"];
  return Object.fromEntries(['index.html', '404.html', ...numbered, ...odd].map((name) => [name, name]));
};
const [FIRST, MORE, FEWER] = [pages(8), pages(9), pages(5)];

/** A run on a schedule, unless the recipe has only manual runs. */
const run = (site: Files, name: string, given: Partial<GivenWorkflow> = {}) =>
  recipes.runWith(site, name, {
    ...(startedBy(name) === 'workflow_dispatch' ? {} : { event: startedBy(name), payload: {} }),
    ...given,
  });
const runByHand = (site: Files, name: string, given: Readonly<Record<string, string>> = {}) =>
  run(site, name, { event: 'workflow_dispatch', ...byHand(given) });

/** Replaces the step that uploads the site to the host with one that fails. */
const failingUpload: GivenWorkflow['edit'] = (step) => {
  if (step.id === 'upload') Object.assign(step, { uses: undefined, with: undefined, run: 'exit 1' });
};

const jobOf = ({ log }: RecipeRun) => /set-output:: job-id=(\S+)/.exec(log)?.[1] ?? '';

function expectRefused(name: string, { succeeded, log }: RecipeRun, code: string): void {
  expect([succeeded, log]).toEqual([false, expect.stringContaining(`error-code=${code}`)]);
  if (!WITH_ALARM.includes(name)) return;
  expect(recipes.openIssues()).toContainEqual(expect.stringMatching(new RegExp(` failed: ${code}$`)));
}

it.each(WITH_ALARM)('%s raises its alarm whichever of its jobs fails', (name) => {
  const jobs = Object.entries(jobsOf(name));
  const alarms = jobs.filter(([, { steps }]) => steps.some(({ uses }) => uses?.includes('/alarm@')));
  const others = jobs.filter((job) => !alarms.includes(job)).map(([job]) => job);
  expect(alarms.map(([, job]) => [job.if, [job.needs].flat()])).toEqual([['always()', others]]);
});

describeWith('A recipe that deploys', ['act', 'rclone'], () => {
  it.each(oneOfEachShape(WITH_DEPLOY))('%s deploys, refuses lost pages, and goes back', async (name) => {
    const expectGreen = async (done: RecipeRun, shown: Files) => {
      expectSuccess(done);
      await recipes.expectShown(shown);
      expect(recipes.openIssues()).toEqual([]);
    };
    const first = await run(FIRST, name);
    await expectGreen(first, FIRST);
    expectRefused(name, await run(FEWER, name), 'check-failed');
    await recipes.expectShown(FIRST);
    await expectGreen(await runByHand(FEWER, name, { 'max-page-loss': '60%' }), FEWER);
    // A recipe without an export goes back to what it checks out.
    await expectGreen(await runByHand(FIRST, name, { 'job-id': jobOf(first), ref: 'v1' }), FIRST);
  });
});

describeWith('The recipe for staging and production', ['act', 'rclone'], () => {
  it('staging-production leaves production as it is until the approval', async () => {
    expectSuccess(await run(FIRST, 'staging-production'));
    expectSuccess(await run(MORE, 'staging-production', { jobKeys: { production: { if: 'false' } } }));
    const shown = await recipes.shown();
    expect([shown.length, shown]).toEqual([2, expect.arrayContaining([FIRST, MORE])]);
  });

  it('staging-production exports nothing else if GitHub drops the job ID between the jobs', async () => {
    const dropped = await run(FIRST, 'staging-production', { jobKeys: { staging: { outputs: {} } } });
    expect([dropped.succeeded, recipes.starts(), await recipes.shown()]).toEqual([false, 1, [FIRST]]);
    expect(recipes.exportedJobs()).toContain('dropped-by-github');
    expect(dropped.log).toMatch(/dropped-by-github/);
  });
});

describeWith('A recipe for a host', ['act', 'rclone'], () => {
  const script = (of: number): Files => ({ [`_next/static/chunks/${of}.js`]: `script ${of}` });
  const first = { ...FIRST, ...script(1) };
  const second = { ...MORE, ...script(2) };
  const third = { ...FEWER, ...script(3) };

  it.each(FOR_HOSTS.filter((name) => name !== FOR_ANY_HOST))('%s deploys', async (name) => {
    const done = await run(first, name);
    expectSuccess(done);
    expect([await hasDeployed(name, done), await uploadedBy(done)]).toEqual([true, first]);
  });

  it(`${FOR_ANY_HOST} deploys changes, refuses lost pages, and goes back`, async () => {
    const name = FOR_ANY_HOST;
    /** @param uploaded what the host receives; undefined if nothing is deployed */
    const expectGreen = async (done: RecipeRun, uploaded?: Files) => {
      expectSuccess(done);
      const hasUploaded = uploaded !== undefined;
      expect([await hasDeployed(name, done), recipes.openIssues()]).toEqual([hasUploaded, []]);
      expect(await uploadedBy(done)).toEqual(uploaded ?? {});
    };
    const initial = await run(first, name);
    await expectGreen(initial, first);
    await expectGreen(await run(first, name));
    const failed = await run(second, name, { edit: failingUpload });
    expect([failed.succeeded, await hasDeployed(name, failed), recipes.openIssues().length]).toEqual([
      false,
      false,
      1,
    ]);
    // Open pages load the scripts of earlier sites.
    await expectGreen(await run(second, name), { ...second, ...script(1) });

    const refused = await run(third, name);
    expectRefused(name, refused, 'check-failed');
    expect(await hasDeployed(name, refused)).toBe(false);
    const allowed = await runByHand(third, name, { 'max-page-loss': '60%' });
    await expectGreen(allowed, { ...third, ...script(1), ...script(2) });
    const starts = recipes.starts();
    const back = { ...first, ...script(2), ...script(3) };
    await expectGreen(await runByHand(second, name, { 'job-id': jobOf(initial) }), back);
    expect(recipes.starts()).toBe(starts);

    await removeFolder(path.join(recipes.home, 'cache'));
    await expectGreen(await run(second, name), second);
  });

  it(`${FOR_ANY_HOST} deploys in the next run if its export is cancelled`, async () => {
    recipes.emulator.setNextJob({ runningMs: 600_000 });
    const cancelled = await recipes.runStubbed(FOR_ANY_HOST, { cancelAt: /The service accepted job/ });
    expect([cancelled.succeeded, await hasDeployed(FOR_ANY_HOST, cancelled)]).toEqual([false, false]);
    await recipes.restartService();
    const next = await recipes.runWith(FIRST, FOR_ANY_HOST);
    expectSuccess(next);
    expect([await hasDeployed(FOR_ANY_HOST, next), recipes.openIssues()]).toEqual([true, []]);
  });
});

describeWith('A recipe without its secret', ['act'], () => {
  it('artifact exports nothing, explains the empty secret, and raises its alarm', async () => {
    const failed = await recipes.runStubbed('artifact', { secrets: { DOCS_ADMIN_API_KEY: '' } });
    expect([failed.succeeded, recipes.starts(), recipes.openIssues().length]).toEqual([false, 0, 1]);
    expect(failed.log).toMatch(/`?api-key`?.*secret/i);
  });
});
