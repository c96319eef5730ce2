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
  ONLY_EXPORT,
  oneOfEachShape,
  stepsOf,
  uploadedBy,
  useStubbedRecipes,
  WITH_ALARM,
  WITH_DEPLOY,
  WITH_EXPORT,
} from './support/stubbed-recipes.ts';

const recipes = useStubbedRecipes();

const OLD = { 'index.html': 'old', '404.html': 'none', 'llms.txt': 'list' };

describeWith('Without the secret', ['act', 'rclone'], () => {
  it.each(oneOfEachShape(WITH_EXPORT))(
    '%s exports nothing, explains the empty secret, and raises its alarm if it has one',
    async (name) => {
      const failed = await recipes.runStubbed(name, { secrets: { DOCS_ADMIN_API_KEY: '' } });
      expect(failed.succeeded).toBe(false);
      expect(recipes.starts()).toBe(0);
      expect(failed.log).toMatch(/`?api-key`?.*secret/i);
      expect(recipes.openIssues()).toHaveLength(WITH_ALARM.includes(name) ? 1 : 0);
    },
  );
});

describeWith('After a cancellation', ['act', 'rclone'], () => {
  it.each(oneOfEachShape(WITH_DEPLOY))('%s shows the new site after the next run', async (name) => {
    const site = { ...OLD, '_next/static/a.js': 'a'.repeat(200_000) };
    const cancelled = await recipes.runWith(site, name, {
      cancelAt: /Uploading/,
      env: { RCLONE_BWLIMIT: '3k' },
    });
    const files = (await recipes.shown()).flatMap((shown) => Object.keys(shown));
    expect([cancelled.succeeded, files.filter((file) => file.endsWith('.html'))]).toEqual([false, []]);
    expectSuccess(await recipes.runWith(site, name));
    await recipes.expectShown(site);
  });
});

describeWith('After a cancellation in the export', ['act'], () => {
  const cancel = (name: string) => {
    recipes.emulator.setNextJob({ runningMs: 3_000 });
    return recipes.runStubbed(name, { cancelAt: /The service accepted job/ });
  };

  it.each(oneOfEachShape(FOR_HOSTS))('%s deploys in the next run', async (name) => {
    const cancelled = await cancel(name);
    expect([cancelled.succeeded, await hasDeployed(name, cancelled)]).toEqual([false, false]);
    const next = await recipes.runWith(OLD, name);
    expectSuccess(next);
    expect([await hasDeployed(name, next), recipes.openIssues()]).toEqual([true, []]);
  });

  it.each(oneOfEachShape(ONLY_EXPORT))('%s exports in the next run', async (name) => {
    expect((await cancel(name)).succeeded).toBe(false);
    expectSuccess(await recipes.runWith(OLD, name));
    expect([recipes.starts(), recipes.openIssues()]).toEqual([2, []]);
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

/** Whether the step runs only if a repository wants it: then its failure is none of the run. */
const isUnwanted = (step: { readonly if?: string }) => step.if?.includes('DOCS_SEARCH') === true;

describeWith('After a failed step', ['act', 'rclone'], () => {
  it.each(oneOfEachShape(WITH_DEPLOY))('%s shows the new site after the next run', async (name) => {
    expectSuccess(await recipes.runWith(OLD, name));
    await recipes.expectShown(OLD);
    for (const [index, { job, step }] of stepsOf(name).entries()) {
      const where = `${job} ${index}: ${step.uses ?? step.run}`;
      const site = { ...OLD, 'index.html': where };
      const failed = await recipes.runWith(site, name, failing(index));
      // The failure of a step is none of the run if it is skipped, or may fail.
      const isSkipped =
        isUnwanted(step) || step.if?.includes('is-latest') === true || step['continue-on-error'] === true;
      expect([where, failed.succeeded]).toEqual([where, isSkipped]);
      expectSuccess(await recipes.runWith(site, name));
      await recipes.expectShown(site);
      expect(recipes.openIssues()).toEqual([]);
    }
  });

  it.each(oneOfEachShape(FOR_HOSTS))('%s deploys the site in the next scheduled run', async (name) => {
    const scheduled = (site: Files, given: Partial<GivenWorkflow> = {}) =>
      recipes.runWith(site, name, { event: 'schedule', payload: {}, ...given });
    let site: Files = OLD;
    const steps = stepsOf(name);
    const first = steps.findIndex(({ step }) => step.uses?.startsWith(OUR_ACTION));
    for (const [index, { job, step }] of steps.entries()) {
      // A run that fails before the export does nothing.
      if (job === 'alarm' || index < first || isUnwanted(step)) continue;
      const where = `${job} ${index}: ${step.uses ?? step.run}`;
      // A page is added and another one is removed, so that no file of the cache replaces what a run has left.
      site = { ...OLD, [`step-${index}.html`]: where };
      const failed = await scheduled(site, failing(index));
      expect([where, failed.succeeded, recipes.openIssues().length]).toEqual([where, false, 1]);
      const next = await scheduled(site);
      expectSuccess(next);
      expect([where, await hasDeployed(name, next), recipes.openIssues()]).toEqual([where, true, []]);
      expect(await uploadedBy(name, next)).toEqual(name === 'helm' ? undefined : site);
    }
    const unchanged = await scheduled(site);
    expectSuccess(unchanged);
    expect(await hasDeployed(name, unchanged)).toBe(false);
  });

  it.each(oneOfEachShape(ONLY_EXPORT))(
    '%s is green in the next run, which closes the issue of its alarm',
    async (name) => {
      for (const [index, { job, step }] of stepsOf(name).entries()) {
        const where = `${job} ${index}: ${step.uses ?? step.run}`;
        const failed = await recipes.runWith(OLD, name, failing(index));
        const alarms = WITH_ALARM.includes(name) && job !== 'alarm' ? 1 : 0;
        expect([where, failed.succeeded, recipes.openIssues().length]).toEqual([where, false, alarms]);
        expectSuccess(await recipes.runWith(OLD, name));
        expect(recipes.openIssues()).toEqual([]);
      }
    },
  );
});
