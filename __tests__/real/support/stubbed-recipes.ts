/**
 * Runs any recipe with act, and with stand-ins for external services. A recipe with the deploy action gets a folder as
 * its destination. Every other service accepts what it receives.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect } from '@jest/globals';
import { parse } from 'yaml';
import type { Files } from '../../support/archives.ts';
import { textOf as contentsOf, readFolder, removeFolder, writeFiles } from '../../support/folders.ts';
import { OUR_ACTION, REPOSITORY } from '../../support/repository.ts';
import { inputs, type Recipes, siteIn, useRecipes } from './recipe.ts';
import type { GivenWorkflow, RecipeRun, Step } from './run-workflow.ts';

const FOLDER = path.join(REPOSITORY, 'docs', 'recipes');
const textOf = (name: string) => readFileSync(path.join(FOLDER, `${name}.yml`), 'utf8');
const uses = (action: string) => (name: string) => textOf(name).includes(`${OUR_ACTION}${action}@v1`);

/** Recipes that run with their own tools only: in `recipes.real.ts`, `recipes-helm.real.ts`, and `recipes-storage.real.ts`. */
const WITH_OWN_TESTS = ['conformance', 'container-image', 'github-pages', 'helm', 'pull-request-preview'];
const NAMES = readdirSync(FOLDER)
  .flatMap((file) => /^(.*)\.yml$/.exec(file)?.[1] ?? [])
  .filter((name) => !WITH_OWN_TESTS.includes(name));
export const WITH_ALARM = NAMES.filter(uses('/alarm'));
const WITH_EXPORT = NAMES.filter(uses(''));

/** The event that starts a recipe without a person, if there is one. */
export function startedBy(name: string): 'schedule' | 'push' | 'workflow_dispatch' {
  const { on } = parse(textOf(name));
  return on.schedule === undefined ? (on.push === undefined ? 'workflow_dispatch' : 'push') : 'schedule';
}

/** Where the recipe for a host shows that it has deployed: in a call of an action, or of a program. */
const CALLS_OF_HOSTS = {
  'cloudflare-pages':
    /^cloudflare\/wrangler-action pages deploy published\/site --project-name=a --branch=main$/m,
  'cloudflare-workers': /^cloudflare\/wrangler-action deploy$/m,
  netlify: /^a npx --yes netlify-cli@[\d.]+ deploy --prod --no-build --dir=published\/site$/m,
} as const;
export const FOR_HOSTS = Object.keys(CALLS_OF_HOSTS) as (keyof typeof CALLS_OF_HOSTS)[];
/** The recipes that deploy to a storage. */
export const WITH_DEPLOY = NAMES.filter((name) => uses('/deploy')(name) && !(name in CALLS_OF_HOSTS));

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly strategy?: object;
  readonly steps: readonly Step[];
}

export const jobsOf = (name: string): Readonly<Record<string, Job>> => parse(textOf(name)).jobs;

/** The steps of all jobs of a recipe. */
export const stepsOf = (name: string): Step[] => Object.values(jobsOf(name)).flatMap(({ steps }) => steps);

/**
 * Returns one recipe of each shape. Recipes of one shape have the same jobs with the same actions of this repository, and
 * differ in steps of others and in values, which the linters check.
 */
export function oneOfEachShape<Name extends string>(names: readonly Name[]): Name[] {
  const shapes = new Map(names.toReversed().map((name) => [shapeOf(name), name]));
  return [...shapes.values()].toReversed();
}

function shapeOf(name: string): string {
  return Object.values(jobsOf(name))
    .map(({ needs = '', strategy, steps }) => {
      const own = steps.flatMap(({ uses = '' }) => (uses.startsWith(OUR_ACTION) ? [uses] : []));
      return [strategy === undefined ? '' : 'matrix', needs === '' ? '' : 'needs', ...own].join(' ');
    })
    .join('; ');
}

/**
 * Each records its call, Netlify's with the site. Netlify also keeps what it would upload. The stand-in for `mint` only
 * writes a zip of `MINT_SITE`.
 */
const RECORDED = `echo "\${NETLIFY_SITE_ID:+$NETLIFY_SITE_ID }$(basename "$0") $*" >> "$STUBS_FOLDER/programs"; echo '{}'`;
const PROGRAMS = {
  aws: RECORDED,
  npx: `case "$*" in
  *' mint@'*) cd "$MINT_SITE" && exec python3 -m zipfile -c "\${@: -1}" . ;;
  *' netlify-cli@'*) FROM="\${@: -1}"; cp -R "\${FROM#--dir=}" "$STUBS_FOLDER/uploaded" ;;
esac; ${RECORDED}`,
};

/** Returns the first block of this language in a section of the page of hosts. */
function blockOf(section: string, language: string): string {
  const page = readFileSync(path.join(FOLDER, '..', 'hosting.md'), 'utf8');
  const [, block] =
    new RegExp(`^## ${section}\\n[\\s\\S]*?^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page) ?? [];
  if (block === undefined) throw new Error(`The section "${section}" has no block of ${language}.`);
  return block;
}

/** The files for the image and for Workers, as users copy them. */
export const DOCKERFILE = blockOf('Container image', 'dockerfile');
export const WRANGLER_CONFIG = blockOf('Cloudflare', 'json');

/** "Run workflow" with these inputs, and with those that some recipes require. */
export const byHand = (given: Readonly<Record<string, string>> = {}) =>
  inputs({ version: '2.0', tag: 'v1', site: 'docs.example.com', ...given });

export interface StubbedRecipes extends Recipes {
  /** Runs a recipe by hand, with values for all of its variables and secrets, in a workspace that is kept. */
  runStubbed(name: string, given?: Partial<GivenWorkflow>): Promise<RecipeRun>;
  /** Runs a recipe with this site for its next export. A run that exported nothing leaves it for the next one. */
  runWith(site: Files, name: string, given?: Partial<GivenWorkflow>): Promise<RecipeRun>;
  /** Checks that each destination of the recipe shows exactly this site. */
  expectShown(site: Files): Promise<void>;
  /** Returns the site of each destination, without the state of the deploy action. */
  shown(): Promise<Files[]>;
  /** The titles of the open issues. */
  openIssues(): string[];
}

/** Secrets without which a recipe works. */
const OPTIONAL_SECRETS = ['CHAT_WEBHOOK', 'HEARTBEAT_URL'];

export function useStubbedRecipes(): StubbedRecipes {
  const recipes = useRecipes({ startsPerHour: 100, updateChecksPer10Seconds: 1000 });
  let pending: Files | undefined;
  beforeEach(() => {
    pending = undefined;
  });
  const www = () => path.join(recipes.home, 'www');
  const mintSite = () => path.join(recipes.home, 'mint');

  const runStubbed: StubbedRecipes['runStubbed'] = (name, { edit, env, vars, secrets, ...given } = {}) => {
    const named = [...textOf(name).matchAll(/\bvars\.(\w+)/g)].map(([, variable = '']) => [variable, 'a']);
    const required = [...textOf(name).matchAll(/\bsecrets\.(\w+)/g)]
      .map(([, secret = '']) => secret)
      .filter((secret) => !['DOCS_ADMIN_API_KEY', ...OPTIONAL_SECRETS].includes(secret));
    return recipes.run(name, {
      programs: PROGRAMS,
      secrets: { ...Object.fromEntries(required.map((secret) => [secret, 'a-stubbed-secret'])), ...secrets },
      files: {
        '.github/workflows/sites.mjs': readFileSync(path.join(FOLDER, 'sites.mjs'), 'utf8'),
        'wrangler.jsonc': WRANGLER_CONFIG,
      },
      vars: {
        ...Object.fromEntries(named),
        DOCS_PROJECT_ID: recipes.emulator.projectId,
        DOCS_PORT: '',
        DOCS_KEY_EXPIRES: '2099-12-31',
        DOCS_SITES: JSON.stringify([
          { site: 'docs.example.com', project: recipes.emulator.projectId, bucket: 'docs' },
        ]),
        ...vars,
      },
      env: { DOCS_SSH_KEY: '', MINT_SITE: mintSite(), ...env },
      ...byHand(),
      keptWorkspace: path.join(recipes.home, 'kept'),
      jobKeys: name === 'versions' ? { deploy: { env: { SERVER: www() } } } : {},
      ...given,
      edit: (step) => {
        if (step.uses?.startsWith('actions/checkout')) delete step.with?.['ref']; // act would fetch the action
        if (step.uses === `${OUR_ACTION}/deploy@v1` && name !== 'versions' && !(name in CALLS_OF_HOSTS)) {
          Object.assign(step.with ?? {}, {
            destination: path.join(www(), `\${{ github.job }}`),
            'cloudfront-distribution': '',
          });
        }
        edit?.(step);
      },
    });
  };

  const shown = async () => {
    await mkdir(www(), { recursive: true });
    return Promise.all((await readdir(www())).map((name) => siteIn(path.join(www(), name))));
  };

  return Object.assign(recipes, {
    runStubbed,
    async runWith(site: Files, name: string, given: Partial<GivenWorkflow> = {}) {
      if (WITH_EXPORT.includes(name)) {
        if (pending === undefined) await recipes.nextSite(site);
        else expect(pending).toEqual(site);
      } else {
        await removeFolder(mintSite());
        await writeFiles(mintSite(), site);
      }
      const starts = recipes.starts();
      const done = await runStubbed(name, given);
      pending = recipes.starts() === starts ? site : undefined;
      return done;
    },
    shown,
    async expectShown(site: Files) {
      const all = await shown();
      expect(all).toEqual(all.map(() => site));
      expect(all).not.toEqual([]);
    },
    openIssues: () => recipes.gitHub.issues.flatMap(({ state, title }) => (state === 'open' ? [title] : [])),
  });
}

/** Whether the run of a recipe for a host has deployed. */
export async function hasDeployed(name: (typeof FOR_HOSTS)[number], run: RecipeRun): Promise<boolean> {
  const calls = run.calls.map(({ action, inputs }) => `${action} ${inputs['command'] ?? ''}\n`);
  return CALLS_OF_HOSTS[name].test(calls.join('') + (await run.stub('programs')));
}

/** The file `_headers` that the recipes add to the site. */
const HEADERS = [
  ['txt', 'plain'],
  ['md', 'markdown'],
  ['rsc', 'x-component'],
].map(([extension, type]) => `/*.${extension}\n  Content-Type: text/${type}; charset=utf-8\n`);

/** Returns every file of the site that the run has uploaded to the host; empty if it uploaded none. */
export async function uploadedBy({ artifacts }: RecipeRun): Promise<Files> {
  const { _headers, ...site } = contentsOf(await readFolder(`${artifacts}/../uploaded`));
  expect(_headers).toBe(Object.keys(site).length > 0 ? HEADERS.join('') : undefined);
  return site;
}
