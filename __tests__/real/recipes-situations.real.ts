/**
 * What each recipe does when something is missing or fails. act runs it with stand-ins for the services of others:
 * a recipe that deploys gets a folder as its destination.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import type { Files } from '../support/archives.ts';
import { OUR_ACTION, REPOSITORY } from '../support/repository.ts';
import { describeWith } from './support/needs.ts';
import { expectSuccess, inputs, siteIn, useRecipes } from './support/recipe.ts';
import type { GivenWorkflow, RecipeRun, Step } from './support/run-workflow.ts';

const recipes = useRecipes();

const FOLDER = path.join(REPOSITORY, 'docs', 'recipes');
const textOf = (name: string) => readFileSync(path.join(FOLDER, `${name}.yml`), 'utf8');
const stepsOf = (name: string) => {
  const { jobs } = parse(textOf(name)) as { jobs: Record<string, { steps: Step[] }> };
  return Object.entries(jobs).flatMap(([job, { steps }]) => steps.map((step) => ({ job, step })));
};

/** Each records its call. */
const PROGRAMS = Object.fromEntries(
  ['aws', 'docker', 'gh', 'helm', 'npx'].map((name) => [
    name,
    `echo "$(basename "$0") $*" >> "$STUBS_FOLDER/programs"; echo '{}'`,
  ]),
);

/** Runs a recipe with values for all of its variables and secrets. */
function run(name: string, { edit, env, ...given }: Partial<GivenWorkflow> = {}): Promise<RecipeRun> {
  const names = (kind: 'vars' | 'secrets') =>
    [...textOf(name).matchAll(new RegExp(`\\b${kind}\\.(\\w+)`, 'g'))].map(([, found = '']) => found);
  const www = path.join(recipes.home, 'www');
  return recipes.run(name, {
    programs: PROGRAMS,
    files: { 'nginx.conf': '', Dockerfile: '' },
    vars: {
      ...Object.fromEntries(names('vars').map((variable) => [variable, 'a'])),
      ...{
        DOCS_CHART: 'oci://registry.example.com/chart',
        DOCS_CHART_REPOSITORY: '',
        DOCS_CHART_VERSION: '',
      },
    },
    env: { DOCS_SSH_KEY: '', ...env },
    ...inputs({ version: '2.0' }),
    jobKeys: name === 'versions' ? { deploy: { env: { SERVER: www } } } : {},
    ...given,
    edit: (step) => {
      if (step.uses === `${OUR_ACTION}/deploy@v1` && name !== 'versions') {
        Object.assign(step.with ?? {}, {
          destination: path.join(www, `\${{ github.job }}`),
          'cloudfront-distribution': '',
        });
      }
      edit?.(step);
    },
  });
}

const NAMES = readdirSync(FOLDER).flatMap((file) => /^(.*)\.yml$/.exec(file)?.[1] ?? []);
const WITH_OUR_KEY = NAMES.filter((name) => textOf(name).includes('secrets.DOCS_ADMIN_API_KEY'));

const programs = ({ artifacts }: RecipeRun) =>
  readFile(path.join(artifacts, '..', 'programs'), 'utf8').catch(() => '');
const openIssues = () => recipes.gitHub.issues.filter(({ state }) => state === 'open');

describeWith('Without the secret', ['act', 'rclone'], () => {
  it.each(WITH_OUR_KEY.filter((name) => name !== 'conformance'))(
    '%s exports nothing, names the secret, and raises its alarm',
    async (name) => {
      const failed = await run(name, { secrets: { DOCS_ADMIN_API_KEY: '' } });
      expect(failed.succeeded).toBe(false);
      expect(recipes.starts()).toBe(0);
      expect(failed.log).toMatch(/`?api-key`?.*secret/i);
      expect(openIssues()).toHaveLength(textOf(name).includes('/alarm@v1') ? 1 : 0);
    },
  );
});

/** What shows in which recipe that a run has deployed. */
const DEPLOYED: Readonly<Record<string, (run: RecipeRun) => Promise<boolean>>> = {
  'cloudflare-pages': async ({ calls }) => calls.some(({ action }) => action.includes('wrangler')),
  'container-image': async (one) => (await programs(one)).includes('docker build'),
  'github-pages': async ({ calls }) => calls.some(({ action }) => action.includes('deploy-pages')),
  netlify: async (one) => (await programs(one)).includes('deploy'),
};
const WITH_DEPLOY = NAMES.filter((name) => textOf(name).includes(`${OUR_ACTION}/deploy@`)).filter(
  (name) => !['many-sites', 'mint-export'].includes(name),
);
const OLD = { 'index.html': 'old', '404.html': 'none' };

/** Runs a recipe with this site for its export, also if a failed run left that of the emulator's next job unused. */
async function runWith(site: Files, name: string, given: Partial<GivenWorkflow> = {}): Promise<RecipeRun> {
  const starts = recipes.starts();
  if (!isWaiting) await recipes.nextSite(site);
  const done = await run(name, given);
  isWaiting = recipes.starts() === starts;
  return done;
}
let isWaiting = false;
beforeEach(() => {
  isWaiting = false;
});

/** They have tests of their own. `publish-first` could run only once in ten seconds, the limit for publish runs. */
const OTHERS = ['conformance', 'helm', 'many-sites', 'mint-export', 'publish-first'];

describeWith('In a workspace that is kept', ['act', 'rclone'], () => {
  it.each(NAMES.filter((name) => !OTHERS.includes(name)))(
    '%s runs first, without a change, and with one',
    async (name) => {
      const onSchedule: Partial<GivenWorkflow> = { event: 'schedule', payload: {} };
      const event = textOf(name).includes('schedule:') ? onSchedule : {};
      const changed = { ...OLD, 'new.html': 'new' };
      const deployed: (boolean | undefined)[] = [];
      for (const site of [OLD, OLD, changed]) {
        const done = await runWith(site, name, {
          ...event,
          keptWorkspace: path.join(recipes.home, 'kept'),
        });
        expectSuccess(done);
        deployed.push(await DEPLOYED[name]?.(done));
        if (!WITH_DEPLOY.includes(name)) continue;
        const shown = Object.entries(await siteIn(path.join(recipes.home, 'www'))).filter(
          ([file]) => !file.includes('.static-export/'),
        );
        const folders = [...new Set(shown.map(([file]) => file.split('/')[0]))];
        const files = folders.flatMap((folder) =>
          Object.entries(site).map(([file, text]) => [`${folder}/${file}`, text]),
        );
        expect([folders.length > 0, shown.sort()]).toEqual([true, files.sort()]);
      }
      if (name in DEPLOYED) expect(deployed).toEqual([true, false, true]);
      expect(openIssues()).toEqual([]);
    },
  );
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

describeWith('After a cancellation', ['act', 'rclone'], () => {
  it.each(WITH_DEPLOY)('%s shows the new site after the next run', async (name) => {
    const site = { ...OLD, '_next/static/a.js': 'a'.repeat(200_000) };
    const cancelled = await runWith(site, name, { cancelAt: /Uploading/, env: { RCLONE_BWLIMIT: '20k' } });
    const shown = async () =>
      Object.keys(await siteIn(path.join(recipes.home, 'www')))
        .filter((file) => !file.includes('.static-export/'))
        .sort();
    const pages = (await shown()).filter((file) => file.endsWith('.html'));
    expect([cancelled.succeeded, pages]).toEqual([false, []]);
    expectSuccess(await runWith(site, name));
    const folders = new Set((await shown()).map((file) => file.split('/')[0] ?? ''));
    const files = [...folders].flatMap((folder) => Object.keys(site).map((file) => `${folder}/${file}`));
    expect([folders.size > 0, await shown()]).toEqual([true, files.sort()]);
  });
});

describe('After a failed step', () => {
  describeWith('a recipe that deploys', ['act', 'rclone'], () => {
    it.each(WITH_DEPLOY)('%s shows the new site after the next run', async (name) => {
      const www = path.join(recipes.home, 'www');
      await mkdir(www);
      const folders = async () => {
        const files = Object.entries(await siteIn(www)).filter(([file]) => file.endsWith('index.html'));
        return files.map(([, text]) => text);
      };
      expectSuccess(await runWith(OLD, name));
      const count = (await folders()).length;
      expect([count > 0, new Set(await folders())]).toEqual([true, new Set(['old'])]);
      for (const [index, { job, step }] of stepsOf(name).entries()) {
        const where = `${job} ${index}: ${step.uses ?? step.run}`;
        const site = { ...OLD, 'index.html': where };
        const failed = await runWith(site, name, failing(index));
        const isSkipped = step.if?.includes('is-latest') === true;
        expect([where, failed.succeeded]).toEqual([where, isSkipped]);
        expectSuccess(await runWith(site, name));
        expect(new Set(await folders())).toEqual(new Set([where]));
        expect(openIssues()).toEqual([]);
      }
    });
  });

  describeWith('a recipe for a host', ['act'], () => {
    it.each(Object.entries(DEPLOYED))('%s deploys in the next scheduled run', async (name, hasDeployed) => {
      const scheduled = (site: Files, given: Partial<GivenWorkflow> = {}) =>
        runWith(site, name, { event: 'schedule', payload: {}, ...given });
      let site: Files = OLD;
      for (const [index, { job, step }] of stepsOf(name).entries()) {
        if (job === 'alarm') continue;
        const where = `${index}: ${step.uses ?? step.run}`;
        site = { ...OLD, 'index.html': where };
        const failed = await scheduled(site, failing(index));
        expect([where, failed.succeeded, openIssues().length]).toEqual([where, false, 1]);
        const next = await scheduled(site);
        expectSuccess(next);
        expect([where, await hasDeployed(next)]).toEqual([where, true]);
        expect(openIssues()).toEqual([]);
      }
      const unchanged = await scheduled(site);
      expectSuccess(unchanged);
      expect(await hasDeployed(unchanged)).toBe(false);
    });
  });
});
