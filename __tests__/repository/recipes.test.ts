/** What the recipes have in common. The tests in `__tests__/real` run each of them. */
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { itUnless } from '../support/platform.ts';
import { OUR_ACTION, REPOSITORY } from '../support/repository.ts';

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

type Concurrency = string | { readonly group: string };

interface Job {
  readonly concurrency?: Concurrency;
  readonly environment?: string | { readonly name: string };
  readonly steps: Step[];
}

/** The name of a group, up to the first expression. */
const groupOf = (concurrency: Concurrency) =>
  (typeof concurrency === 'string' ? concurrency : concurrency.group).split('${{', 1)[0];

const folder = path.join(REPOSITORY, 'docs', 'recipes');
const recipes = readdirSync(folder)
  .filter((name) => name.endsWith('.yml'))
  .map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const { on, jobs, concurrency } = parse(text);
    const all = Object.values<Job>(jobs);
    const groups = [concurrency, ...all.map((job) => job.concurrency)].flatMap((given) => given ?? []);
    return {
      name,
      text,
      groups: groups.map(groupOf),
      on,
      concurrency: concurrency as Concurrency | undefined,
      jobs: jobs as Readonly<Record<string, Job>>,
    };
  });
const hosts = readFileSync(path.join(REPOSITORY, 'docs', 'hosting.md'), 'utf8');
const withAction = (action: string) =>
  recipes.filter(({ text }) => text.includes(`${OUR_ACTION}${action}@v1`));
const deploying = withAction('/deploy');
/** The inputs of each step with this action. */
const inputsOf = ({ jobs }: (typeof recipes)[number], action: string) =>
  Object.entries(jobs).flatMap(([job, { steps }]) =>
    steps.flatMap(({ uses, with: given }) => (uses === `${OUR_ACTION}${action}@v1` ? [{ job, given }] : [])),
  );

it.each([
  ...withAction('/alarm'),
  { name: 'alarm/README.md', text: readFileSync(path.join(REPOSITORY, 'alarm', 'README.md'), 'utf8') },
])('$name passes the error message of each step on, with its error code', ({ text }) => {
  const steps = (output: string) => [
    ...text.matchAll(new RegExp(`steps\\.(\\w+)\\.outputs\\.${output}`, 'g')),
  ];
  const codes = steps('error-code').map(([, step]) => step);
  expect(codes.length).toBeGreaterThan(0);
  expect(steps('error-message').map(([, step]) => step)).toEqual(codes);
});

describe('recipes that deploy', () => {
  it.each(deploying)('$name deploys nothing after a dry run of its export', ({ jobs }) => {
    for (const { steps } of Object.values(jobs)) {
      const uses = (action: string) => steps.filter((step) => step.uses === `${OUR_ACTION}${action}@v1`);
      if (uses('').length === 0) continue;
      for (const step of uses('/deploy'))
        expect(step.if).toContain("steps.export.outputs.outcome == 'completed'");
    }
  });

  it.each(deploying)('$name has a guard and an address to verify in each deployment', (recipe) => {
    for (const { given } of inputsOf(recipe, '/deploy')) {
      // A preview is not what visitors see.
      if (given?.['remove'] !== undefined) continue;
      expect(given).toMatchObject({
        'max-page-loss': expect.stringMatching(/^\$\{\{ inputs\.max-page-loss \|\| '10%' \}\}$/),
      });
      // An image has no address.
      if (recipe.name !== 'container-image.yml') expect(given?.['verify-url']).toMatch(/^https:|^\$\{\{/);
    }
  });

  it.each(deploying)(
    '$name signs in after the export, which may take longer than a token is valid',
    ({ jobs }) => {
      for (const { steps } of Object.values(jobs)) {
        const at = (pattern: RegExp) => steps.findIndex(({ uses }) => pattern.test(uses ?? ''));
        const signIn = at(/^(?:aws-actions|Azure\/login|google-github-actions)/);
        if (signIn >= 0) expect(signIn).toBeGreaterThan(at(new RegExp(`^${OUR_ACTION}@`)));
      }
    },
  );
});

describe('recipes that keep a folder in the cache', () => {
  const keeping = recipes.flatMap((recipe) =>
    Object.values(recipe.jobs).flatMap(({ steps, concurrency = recipe.concurrency }) =>
      steps.some(({ uses }) => uses?.startsWith('actions/cache'))
        ? [{ ...recipe, steps, jobConcurrency: concurrency }]
        : [],
    ),
  );
  const at = (steps: readonly Step[], action: string) =>
    steps.findIndex(({ uses = '' }) => uses.startsWith(`${action}@`));

  it.each(keeping)('$name has a concurrency group around all steps, which cancels no run', (recipe) => {
    expect(recipe.jobConcurrency).toEqual(expect.stringMatching(/^documentation-[a-z]+$/));
  });

  it.each(keeping)('$name restores before the deployment, and saves last, after the upload', ({ steps }) => {
    const last = steps.length - 1;
    const order = ['actions/cache/restore', `${OUR_ACTION}/deploy`, 'actions/cache/save'].map((action) =>
      at(steps, action),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect([order.includes(-1), order.at(-1)]).toEqual([false, last]);
    expect(steps[last]?.if).toBe(`steps.${steps[last - 1]?.id}.outcome == 'success'`);
  });

  it.each(keeping)('$name keeps the site and its state in one entry of its own', ({ name, steps }) => {
    const given = (action: string) => steps[at(steps, action)]?.with ?? {};
    const { path: folder, key = '', 'restore-keys': start = '' } = given('actions/cache/restore');
    expect(given('actions/cache/save')).toEqual({ path: folder, key });
    expect(key).toBe(`${start}\${{ github.run_id }}-\${{ github.run_attempt }}`);
    const { destination, state } = given(`${OUR_ACTION}/deploy`);
    expect([destination, state]).toEqual([`./${folder}/site`, `./${folder}/state`]);
    const others = keeping.filter((other) => other.name !== name && other.text.includes(`key: '${start}`));
    expect(others).toEqual([]);
  });
});

describe('recipes', () => {
  // The one for many sites has one issue for all of them.
  it.each(withAction('/alarm').filter(({ name }) => name !== 'many-sites.yml'))(
    '$name sets the `key` of its alarm to its site, so that it closes no issue of another one',
    (recipe) => {
      for (const { given } of inputsOf(recipe, '/alarm'))
        expect(given).toHaveProperty('key', 'docs.example.com');
    },
  );

  it.each(withAction(''))('$name can resume an export by its job ID', ({ text }) => {
    expect(text).toMatch(/(?:job-id|JOB_ID): '?\$\{\{ inputs\.job-id \}\}/);
  });

  it.each(recipes)('$name has the address of the page that says what to set up', ({ text }) => {
    const page = `https://github.com/${OUR_ACTION}/tree/v1/docs/`;
    expect(text).toMatch(new RegExp(`\non: # set up: ${page}(?:recipes|hosting\\.md#[a-z0-9-]+)\n`));
    const [, section] = /hosting\.md#(.*)/.exec(text) ?? [];
    const headings = [...hosts.matchAll(/^## (.*)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    );
    if (section !== undefined) expect(headings).toContain(section);
  });

  it('install the Wrangler that the tests run', () => {
    const tested = readFileSync(path.join(REPOSITORY, 'tools/real-tools/wrangler/package.json'), 'utf8');
    const { wrangler } = JSON.parse(tested).dependencies;
    const installed = recipes.flatMap(({ name, jobs }) =>
      Object.values(jobs)
        .flatMap(({ steps }) => steps)
        .filter(({ uses }) => uses?.startsWith('cloudflare/wrangler-action@'))
        .map((step) => [name, `${step.with?.['wranglerVersion']}`]),
    );
    expect(installed).toEqual([
      ['cloudflare-pages.yml', wrangler],
      ['cloudflare-workers.yml', wrangler],
    ]);
  });

  it.each(recipes)('$name cancels nothing that runs', ({ text }) => {
    expect(text).not.toContain('cancel-in-progress');
  });

  it.each([
    ['many-sites.yml', 'matrix.site'],
    ['versions.yml', 'inputs.version'],
  ])('%s replaces no waiting run for another site or version', (name, what) => {
    expect(recipes.find((recipe) => recipe.name === name)?.text).toMatch(
      new RegExp(`^ *concurrency: documentation-[a-z-]+-\\$\\{\\{ ${what} \\}\\}`, 'm'),
    );
  });

  it.each(recipes)(
    '$name has an alarm if it has a schedule or waits for an approval',
    ({ name, on, jobs }) => {
      const mayWait = Object.values(jobs).some(({ environment }) => environment === 'production');
      if (on.schedule !== undefined || mayWait) {
        expect(withAction('/alarm').map((recipe) => recipe.name)).toContain(name);
      }
    },
  );

  it.each(recipes)('$name has its own concurrency groups and environment', ({ name, text, groups }) => {
    const others = recipes.filter((other) => other.name !== name);
    expect(groups).not.toEqual([]);
    expect(new Set(groups).size).toBe(groups.length);
    for (const group of groups) expect(others.flatMap((other) => other.groups)).not.toContain(group);
    for (const [line] of text.matchAll(/^ +environment: documentation\S*$/gm)) {
      expect(others.filter((other) => other.text.includes(`${line.trim()}\n`))).toEqual([]);
    }
  });
});

describe('sites.mjs', () => {
  /** Runs the script as a step does, and returns its log, its outputs, and its summary. */
  async function run(command: string, given: Readonly<Record<string, string>>, results: object = {}) {
    const home = await makeTempFolder('sites');
    const [GITHUB_OUTPUT, GITHUB_STEP_SUMMARY] = [path.join(home, 'output'), path.join(home, 'summary')];
    await writeFiles(home, {
      output: '',
      summary: '',
      ...Object.fromEntries(
        Object.entries(results).map(([site, result]) => [
          `results/result-${site}/result.json`,
          JSON.stringify({ [site]: result }),
        ]),
      ),
    });
    const env = { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, GITHUB_RUN_NUMBER: '1', ...given };
    const script = path.join(folder, 'sites.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, command], {
      cwd: home,
      env,
      encoding: 'utf8',
    });
    const [, output] = /^(?:sites|needs)=(.*)$/m.exec(readFileSync(GITHUB_OUTPUT, 'utf8')) ?? [];
    const summary = readFileSync(GITHUB_STEP_SUMMARY, 'utf8');
    await removeFolder(home);
    expect(stderr).toBe('');
    return { status, log: stdout, output: output && JSON.parse(output), summary };
  }
  const of = (site: string, bucket = site) => ({ site, domain: site, bucket });
  const [a, b, c] = [of('a.example.com'), of('b.example.com'), of('c.example.com')];
  const listOf = (...sites: readonly object[]) => ({ SITES: JSON.stringify(sites) });

  it('names all typos of the list in one error', async () => {
    const { project, ...typo } = {
      ...b,
      project: '65e1a7b20c9d4f3e8a6b5c11',
      projct: 'x',
      domain: undefined,
    };
    const broken = listOf(of('a.example.com', 'acme/docs'), { ...c, bucket: 'acme/docs/' }, typo, {
      site: 'd',
    });
    expect(project).toHaveLength(24);
    expect(await run('plan', broken)).toMatchObject({
      status: 1,
      log:
        '::error::DOCS_SITES: c.example.com has the bucket of a.example.com, acme/docs: give each a bucket or folder of its ' +
        'own; b.example.com has the unknown key projct; b.example.com needs either `project` or `domain`; d lacks a host name as `site`; ' +
        'd lacks `bucket`; d needs either `project` or `domain`.\n',
    });
  });

  it.each([
    [
      'a list that is not JSON',
      { SITES: '[\n  x\n]' },
      /^::error::The variable DOCS_SITES cannot be read: Unexpected token 'x', "\[ x \]" is not valid JSON\.\n$/,
    ],
    ['an empty list', { SITES: '[]' }, /it is not an array with sites/],
    ['an entry that is none', { SITES: '[null]' }, /entry 1 lacks a host name as `site`/],
    ['a site twice', listOf(a, { ...a, bucket: 'x' }), /a\.example\.com is there twice/],
    [
      'a date of another form',
      { ...listOf(a), KEY_EXPIRES: '01.02.2027' },
      /is not a date such as 2027-02-01/,
    ],
    ['a job ID alone', { ...listOf(a), JOB_ID: 'se_1' }, /^::error::A job ID needs its site\.\n$/],
    [
      'a site that is not listed',
      { ...listOf(a, b), SITE: 'x' },
      /has no site x\. It has a\.example\.com, b\.example\.com/,
    ],
  ])('refuses %s', async (_what, given, log) => {
    expect(await run('plan', given)).toMatchObject({ status: 1, log: expect.stringMatching(log) });
  });

  it('warns two weeks before the key expires', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const warned = async (days: number) => {
      const { log } = await run('plan', { ...listOf(a), KEY_EXPIRES: inDays(days) });
      return log.includes(`::warning::The API key expires on ${inDays(days)}: renew it now.`);
    };
    expect([await warned(13), await warned(-1), await warned(16)]).toEqual([true, true, false]);
    expect((await run('plan', listOf(a))).log).not.toContain('::warning::');
  });

  it('reports every site in one table, and each that was planned to the alarm', async () => {
    const planned = { sites: JSON.stringify([a, b]), 'error-code': '' };
    const needs = {
      plan: { result: 'success', outputs: planned },
      deploy: { result: 'failure', outputs: {} },
    };
    const failed = {
      result: 'failure',
      pages: '0',
      outputs: { live: 'unchanged', outcome: 'errored', 'error-code': 'deploy-failed', 'job-id': 'se_2' },
    };
    const updated = {
      result: 'success',
      pages: '25',
      outputs: { live: 'updated', outcome: 'completed', 'job-id': 'se_1' },
    };
    const given = { ...listOf(a, b, c), NEEDS: JSON.stringify(needs) };
    const { output, summary } = await run('report', given, { [a.site]: updated, [b.site]: failed });
    expect(summary).toBe(`| site | what visitors see | pages | job ID |
|---|---|---|---|
| [a.example.com](https://a.example.com) | updated | 25 | se_1 |
| [b.example.com](https://b.example.com) | ❌ unchanged (deploy-failed) |  | se_2 |
| [c.example.com](https://c.example.com) | not in this run |  |  |
`);
    expect(output).toEqual({
      plan: needs.plan,
      [a.site]: { result: updated.result, outputs: updated.outputs },
      [b.site]: { result: failed.result, outputs: failed.outputs },
      [c.site]: { result: 'skipped', outputs: {} },
    });
    // A runner that was lost leaves no result.
    const lost = await run('report', given, { [a.site]: updated });
    expect(lost.output[b.site]).toEqual({ result: 'failure', outputs: {} });
    expect(lost.summary).toContain('| ❌ not known (no error code) |');
    // In a run again, what it left is the result of an earlier attempt.
    const earlier = { [a.site]: updated, [b.site]: updated };
    expect((await run('report', given, earlier)).output['deploy']).toEqual(needs.deploy);
    // The list has lost its sites meanwhile.
    const changed = await run('report', { ...given, SITES: '' }, { [a.site]: updated, [b.site]: failed });
    expect(Object.keys(changed.output)).toEqual(['plan', a.site, b.site]);
    // Without a plan, only that failed.
    const noPlan = { plan: { result: 'failure', outputs: {} }, deploy: { result: 'skipped', outputs: {} } };
    const alone = await run('report', { ...listOf(a), NEEDS: JSON.stringify(noPlan) });
    expect(alone).toMatchObject({ status: 0, output: { plan: noPlan.plan }, summary: '' });
  });
});

/** A secret of a recipe, and where a step reads it. */
interface SecretOfRecipe {
  readonly recipe: string;
  readonly secret: string;
  /** The name of the input or variable. */
  readonly name: string;
  readonly step: Step;
}

const secrets = recipes.flatMap(({ name: recipe, jobs }) =>
  Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .flatMap((step) =>
      [step.with, step.env].flatMap((given) =>
        Object.entries(given ?? {}).flatMap(([name, value]): SecretOfRecipe[] => {
          const [, secret] = /^\$\{\{ secrets\.(\w+) \}\}$/.exec(value) ?? [];
          return secret === undefined ? [] : [{ recipe, secret, name, step }];
        }),
      ),
    ),
);

/** Why the script of a step cannot run here; undefined if it can. */
function cannotRunScripts(): string | undefined {
  if (process.platform === 'win32')
    return 'Windows runs no recipe, whose scripts are for a runner with Linux';
  return spawnSync('bash', ['-c', 'true']).status === 0 ? undefined : 'bash is not installed';
}

/** What the script of a step says if the secret does not exist. An action says it itself: see `requireValues`. */
async function saidWithout({ name, step }: SecretOfRecipe): Promise<string> {
  const folder = await makeTempFolder('recipe');
  const given = Object.fromEntries(Object.keys(step.env ?? {}).map((variable) => [variable, '2']));
  const [file, node] = [path.join(folder, 'file'), path.dirname(process.execPath)];
  const ofRunner = { RUNNER_TEMP: folder, GITHUB_ENV: file, GITHUB_OUTPUT: file };
  const own = { KUBECONFIG: file, [name]: '' };
  const env = { PATH: `${node}:${process.env['PATH']}`, ...given, ...ofRunner, ...own };
  const script = ['--noprofile', '--norc', '-e', '-c', step.run ?? ''];
  const failed = await promisify(execFile)('bash', script, { cwd: REPOSITORY, env }).catch((error) => error);
  await removeFolder(folder);
  return `${failed.stderr}`;
}

describe('secrets of the recipes', () => {
  itUnless(cannotRunScripts()).each(secrets.filter(({ step }) => step.run !== undefined))(
    '$recipe: without $secret, a step names what is empty: $name',
    async (each) => {
      const said = await saidWithout(each);
      expect(said).toMatch(new RegExp(`\\b${each.name}\\b|\\b${each.secret}\\b`));
      expect(said).toMatch(/is empty|\bSet\b/);
    },
  );
});
