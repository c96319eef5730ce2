/**
 * What each recipe does when no step fails, and what one of each shape does in the runs after the first, also where a step
 * has to refuse something.
 */
import path from 'node:path';
import { expect, it } from '@jest/globals';
import type { Files } from '../support/archives.ts';
import { removeFolder } from '../support/folders.ts';
import { OUR_ACTION } from '../support/repository.ts';
import { describeWith } from './support/needs.ts';
import { expectSuccess } from './support/recipe.ts';
import type { GivenWorkflow, RecipeRun } from './support/run-workflow.ts';
import {
  byHand,
  FOR_HOSTS,
  hasDeployed,
  ONLY_EXPORT,
  oneOfEachShape,
  startedBy,
  uploadedBy,
  useStubbedRecipes,
  WITH_ALARM,
  WITH_DEPLOY,
  WITH_EXPORT,
} from './support/stubbed-recipes.ts';

const recipes = useStubbedRecipes();

const SHAPES: readonly string[] = [WITH_DEPLOY, FOR_HOSTS, ONLY_EXPORT].flatMap((names) =>
  oneOfEachShape(names),
);

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

/** A dry run of the export, or of the deployment in a recipe that has no export. */
const dryRun = (site: Files, name: string) =>
  run(site, name, {
    edit: ({ uses, with: given }) => {
      const action = WITH_EXPORT.includes(name) ? OUR_ACTION : `${OUR_ACTION}/deploy`;
      if (uses === `${action}@v1`) Object.assign(given ?? {}, { 'dry-run': 'true' });
    },
  });

const jobOf = ({ log }: RecipeRun) => /set-output:: job-id=(\S+)/.exec(log)?.[1] ?? '';

function expectRefused(name: string, { succeeded, log }: RecipeRun, code: string): void {
  expect([succeeded, log]).toEqual([false, expect.stringContaining(`error-code=${code}`)]);
  if (!WITH_ALARM.includes(name)) return;
  expect(recipes.openIssues()).toContainEqual(expect.stringMatching(new RegExp(` failed: ${code}$`)));
}

describeWith('A recipe that deploys', ['act', 'rclone'], () => {
  it.each(WITH_DEPLOY.filter((name) => !SHAPES.includes(name)))('%s deploys', async (name) => {
    expectSuccess(await run(FIRST, name));
    await recipes.expectShown(FIRST);
  });

  it.each(oneOfEachShape(WITH_DEPLOY))(
    '%s deploys, refuses older runs and lost pages, and goes back',
    async (name) => {
      const expectGreen = async (done: RecipeRun, shown: Files) => {
        expectSuccess(done);
        await recipes.expectShown(shown);
        expect(recipes.openIssues()).toEqual([]);
      };
      const first = await run(FIRST, name);
      await expectGreen(first, FIRST);
      await expectGreen(await run(FIRST, name), FIRST);
      const starts = recipes.starts();
      await expectGreen(await dryRun(MORE, name), FIRST);
      expect(recipes.starts()).toBe(starts);
      await expectGreen(await run(MORE, name), MORE);

      expectRefused(name, await run(FEWER, name, { env: { GITHUB_RUN_ID: '1' } }), 'superseded');
      await recipes.expectShown(MORE);
      const refused = await run(FEWER, name);
      expectRefused(name, refused, 'check-failed');
      await recipes.expectShown(MORE);
      if (WITH_EXPORT.includes(name)) {
        // The job ID of the refused export does not bypass the guard.
        expectRefused(name, await runByHand(FEWER, name, { 'job-id': jobOf(refused) }), 'check-failed');
      }
      await expectGreen(await runByHand(FEWER, name, { 'max-page-loss': '60%' }), FEWER);

      // Going back starts no export, so the next export belongs to the run after it.
      const checkedOut = WITH_EXPORT.includes(name) ? MORE : FIRST;
      await expectGreen(await runByHand(checkedOut, name, { 'job-id': jobOf(first), ref: 'v1' }), FIRST);
      await expectGreen(await runByHand(MORE, name), MORE);
    },
  );
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

  it.each(FOR_HOSTS.filter((name) => !SHAPES.includes(name)))('%s deploys', async (name) => {
    const done = await run(first, name);
    expectSuccess(done);
    expect([await hasDeployed(name, done), await uploadedBy(name, done)]).toEqual([true, first]);
  });

  it.each(oneOfEachShape(FOR_HOSTS))(
    '%s deploys changes, refuses older runs and lost pages, and goes back',
    async (name) => {
      const hasFolder = name !== 'helm';
      /** @param uploaded what the host receives; undefined if nothing is deployed */
      const expectGreen = async (done: RecipeRun, uploaded?: Files) => {
        expectSuccess(done);
        const hasUploaded = uploaded !== undefined;
        expect([await hasDeployed(name, done), recipes.openIssues()]).toEqual([hasUploaded, []]);
        if (hasFolder) expect(await uploadedBy(name, done)).toEqual(uploaded ?? {});
      };
      const expectNotDeployed = async (done: RecipeRun, code: string) => {
        expectRefused(name, done, code);
        expect(await hasDeployed(name, done)).toBe(false);
      };
      const initial = await run(first, name);
      await expectGreen(initial, first);
      await expectGreen(await run(first, name));
      // Helm restarts pods, so its recipe does not deploy an unchanged site, even if a person starts it.
      await expectGreen(await runByHand(first, name), hasFolder ? first : undefined);
      const starts = recipes.starts();
      await expectGreen(await dryRun(second, name));
      expect(recipes.starts()).toBe(starts);
      // Open pages load the scripts of earlier sites.
      await expectGreen(await run(second, name), { ...second, ...script(1) });

      if (hasFolder) {
        await expectNotDeployed(await run(third, name, { env: { GITHUB_RUN_ID: '1' } }), 'superseded');
        await expectNotDeployed(await run(third, name), 'check-failed');
      }
      const allowed = await runByHand(third, name, { 'max-page-loss': '60%' });
      await expectGreen(allowed, { ...third, ...script(1), ...script(2) });
      const next = recipes.starts();
      const back = { ...first, ...script(2), ...script(3) };
      await expectGreen(await runByHand(second, name, { 'job-id': jobOf(initial) }), back);
      expect(recipes.starts()).toBe(next);
      if (!hasFolder) return expectGreen(await run(second, name), second);

      await expectGreen(await run(second, name), { ...second, ...script(1), ...script(3) });
      await removeFolder(path.join(recipes.home, 'cache'));
      await expectGreen(await run(second, name), second);
    },
  );
});

describeWith('A recipe that only exports', ['act'], () => {
  it.each(ONLY_EXPORT.filter((name) => !SHAPES.includes(name)))('%s exports', async (name) => {
    expectSuccess(await run(FIRST, name));
    expect(recipes.starts()).toBe(1);
  });

  it.each(oneOfEachShape(ONLY_EXPORT))(
    '%s exports once in each run, and nothing in a dry run or with a job ID',
    async (name) => {
      const first = await run(FIRST, name);
      expectSuccess(first);
      expectSuccess(await run(FIRST, name));
      expectSuccess(await run(MORE, name));
      expect(recipes.starts()).toBe(3);
      expectSuccess(await dryRun(MORE, name));
      expectSuccess(await runByHand(MORE, name, { 'job-id': jobOf(first) }));
      expect([recipes.starts(), recipes.openIssues()]).toEqual([3, []]);
    },
  );
});
