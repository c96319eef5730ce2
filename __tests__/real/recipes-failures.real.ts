/**
 * What a recipe of each shape does when a secret is missing, a step fails, or the run is cancelled, and what it does in the
 * next run.
 */
import { expect, it } from '@jest/globals';
import type { Files } from '../support/archives.ts';
import { OUR_ACTION } from '../support/repository.ts';
import { describeWith } from './support/needs.ts';
import { expectSuccess } from './support/recipe.ts';
import type { GivenWorkflow } from './support/run-workflow.ts';
import {
  FOR_HOSTS,
  hasDeployed,
  oneOfEachShape,
  stepsOf,
  uploadedBy,
  useStubbedRecipes,
  WITH_ALARM,
  WITH_DEPLOY,
} from './support/stubbed-recipes.ts';

const recipes = useStubbedRecipes();

const OLD = { 'index.html': 'old', '404.html': 'none', 'llms.txt': 'list' };
const DEPLOYING = oneOfEachShape(WITH_DEPLOY);
const [ANY_DEPLOYING = ''] = DEPLOYING;
const [FOR_ANY_HOST = 'netlify'] = oneOfEachShape(FOR_HOSTS);

describeWith('Without the secret', ['act'], () => {
  it('artifact exports nothing, explains the empty secret, and raises its alarm', async () => {
    const failed = await recipes.runStubbed('artifact', { secrets: { DOCS_ADMIN_API_KEY: '' } });
    expect([failed.succeeded, recipes.starts(), recipes.openIssues().length]).toEqual([false, 0, 1]);
    expect(failed.log).toMatch(/`?api-key`?.*secret/i);
  });
});

describeWith('After a cancellation', ['act', 'rclone'], () => {
  it(`of the upload, ${ANY_DEPLOYING} shows the new site after the next run`, async () => {
    const site = { ...OLD, '_next/static/a.js': 'a'.repeat(200_000) };
    const cancelled = await recipes.runWith(site, ANY_DEPLOYING, {
      cancelAt: /Uploading/,
      env: { RCLONE_BWLIMIT: '3k' },
    });
    const files = (await recipes.shown()).flatMap((shown) => Object.keys(shown));
    expect([cancelled.succeeded, files.filter((file) => file.endsWith('.html'))]).toEqual([false, []]);
    expectSuccess(await recipes.runWith(site, ANY_DEPLOYING));
    await recipes.expectShown(site);
  });

  it(`of the export, ${FOR_ANY_HOST} deploys in the next run`, async () => {
    recipes.emulator.setNextJob({ runningMs: 600_000 });
    const cancelled = await recipes.runStubbed(FOR_ANY_HOST, { cancelAt: /The service accepted job/ });
    expect([cancelled.succeeded, await hasDeployed(FOR_ANY_HOST, cancelled)]).toEqual([false, false]);
    await recipes.restartService();
    const next = await recipes.runWith(OLD, FOR_ANY_HOST);
    expectSuccess(next);
    expect([await hasDeployed(FOR_ANY_HOST, next), recipes.openIssues()]).toEqual([true, []]);
  });
});

/** Replaces one step of the recipe with one that fails. */
const failing = (index: number): Partial<GivenWorkflow> => {
  let at = 0;
  return {
    edit: (step) => {
      if (at++ !== index) return;
      Object.assign(step, { uses: undefined, with: undefined, run: 'exit 1' });
    },
  };
};

/** The steps with an action of this repository. Those of others differ in each recipe, and are in their own tests. */
const ownSteps = (name: string) =>
  [...stepsOf(name).entries()].flatMap(([index, { job, step }]) =>
    step.uses?.startsWith(OUR_ACTION)
      ? [
          {
            index,
            step,
            isAlarm: step.uses === `${OUR_ACTION}/alarm@v1`,
            where: `${job} ${index}: ${step.uses}`,
          },
        ]
      : [],
  );

describeWith('After a failed step', ['act', 'rclone'], () => {
  it.each(DEPLOYING)('%s has an open issue, and shows the new site after the next run', async (name) => {
    for (const { index, step, isAlarm, where } of ownSteps(name)) {
      const failed = await recipes.runWith(OLD, name, failing(index));
      // The failure of a step is none of the run if it is skipped, or may fail.
      const isSkipped = step.if?.includes('is-latest') === true || step['continue-on-error'] === true;
      expect([where, failed.succeeded]).toEqual([where, isSkipped]);
      const hasAlarm = WITH_ALARM.includes(name) && !isSkipped && !isAlarm;
      if (hasAlarm) expect([where, recipes.openIssues().length]).toEqual([where, 1]);
    }
    const site = { ...OLD, 'index.html': 'new' };
    expectSuccess(await recipes.runWith(site, name));
    await recipes.expectShown(site);
    expect(recipes.openIssues()).toEqual([]);
  });

  it(`${FOR_ANY_HOST} deploys the site in the next scheduled run`, async () => {
    const scheduled = (site: Files, given: Partial<GivenWorkflow> = {}) =>
      recipes.runWith(site, FOR_ANY_HOST, { event: 'schedule', payload: {}, ...given });
    let site: Files = OLD;
    const steps = stepsOf(FOR_ANY_HOST);
    const first = steps.findIndex(({ step }) => step.uses?.startsWith(OUR_ACTION));
    for (const [index, { job, step }] of steps.entries()) {
      // A run that fails before the export does nothing.
      if (job === 'alarm' || index < first) continue;
      const where = `${job} ${index}: ${step.uses ?? step.run}`;
      // A page is added and another one is removed, so that no file of the cache replaces what a run has left.
      site = { ...OLD, [`step-${index}.html`]: where };
      const failed = await scheduled(site, failing(index));
      expect([where, failed.succeeded, recipes.openIssues().length]).toEqual([where, false, 1]);
      const next = await scheduled(site);
      expectSuccess(next);
      expect([where, await hasDeployed(FOR_ANY_HOST, next), recipes.openIssues()]).toEqual([where, true, []]);
      expect(await uploadedBy(next)).toEqual(site);
    }
    const unchanged = await scheduled(site);
    expectSuccess(unchanged);
    expect(await hasDeployed(FOR_ANY_HOST, unchanged)).toBe(false);
  });
});
