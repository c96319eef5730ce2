/** What the recipes have in common. The tests in `__tests__/real` run each of them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { OUR_ACTION, REPOSITORY } from '../support/repository.ts';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

const folder = path.join(REPOSITORY, 'docs', 'recipes');
const recipes = readdirSync(folder)
  .filter((name) => name.endsWith('.yml'))
  .map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const { on, jobs, concurrency } = parse(text);
    const group = String(concurrency.group ?? concurrency).split('${{', 1)[0];
    return { name, text, group, on, jobs: jobs as Readonly<Record<string, { readonly steps: Step[] }>> };
  });
const withAction = (action: string) =>
  recipes.filter(({ text }) => text.includes(`${OUR_ACTION}${action}@v1`));
const deploying = withAction('/deploy');
/** The inputs of each step with this action. */
const inputsOf = ({ jobs }: (typeof recipes)[number], action: string) =>
  Object.entries(jobs).flatMap(([job, { steps }]) =>
    steps.flatMap(({ uses, with: given }) => (uses === `${OUR_ACTION}${action}@v1` ? [{ job, given }] : [])),
  );

describe('recipes that deploy', () => {
  it('exist for each storage', () => {
    const storages = ['azure-blob', 'google-cloud-storage', 'r2', 's3-cloudfront', 'sftp'];
    expect(deploying.map(({ name }) => name)).toEqual(
      expect.arrayContaining(storages.map((name) => `${name}.yml`)),
    );
  });

  it.each(deploying)('$name is short, and does not read the lists of changed files', ({ name, text }) => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(name === 'many-sites.yml' ? 60 : 45);
    expect(text).not.toMatch(/changed-files|removed-files/);
  });

  it.each(deploying)('$name has a guard, a hold, and an address to verify in each deployment', (recipe) => {
    for (const { given } of inputsOf(recipe, '/deploy')) {
      expect(given).toMatchObject({
        'max-page-loss': expect.stringMatching(/^\$\{\{ inputs\.max-page-loss \|\| '10%' \}\}$/),
        hold: expect.stringMatching(/^\$\{\{ inputs\.(?:job-id|ref) && '24h' \|\| '' \}\}$/),
        'verify-url': expect.stringMatching(/^https:|^\$\{\{/),
      });
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

describe('recipes', () => {
  it.each(withAction('/alarm'))(
    '$name sets the `key` of its alarm to its site, so that it closes no issue of another one',
    (recipe) => {
      for (const { job, given } of inputsOf(recipe, '/alarm')) {
        if (job !== 'plan') expect(given?.['key']).toMatch(/^docs\.example\.com$|^\$\{\{ matrix\.site \}\}$/);
      }
    },
  );

  it.each(withAction('/alarm').filter(({ on }) => on.schedule))(
    '$name shows how to notice a schedule that stopped',
    ({ text }) => {
      expect(text).toMatch(
        / \} # add heartbeat-url: '\$\{\{ secrets\.HEARTBEAT_URL \}\}' to notice a schedule that stopped$/m,
      );
    },
  );

  it.each(recipes)('$name starts at most once a day, and not on the hour or half hour', ({ on }) => {
    for (const { cron } of on.schedule ?? []) expect(cron).toMatch(/^(?!0 |30 )\d+ \d+ \* \* (?:\*|1-5)$/);
  });

  it.each(recipes)('$name keeps its guards with a job ID, and needs no variable for a hold', ({ text }) => {
    expect(text).not.toMatch(/DOCS_HOLD|max-page-loss:.*inputs\.job-id/);
  });

  it.each(withAction(''))('$name exports by project, unless it needs a version', (recipe) => {
    for (const { given = {} } of inputsOf(recipe, '')) {
      const target = given['version'] === undefined ? 'project-id' : 'domain';
      expect(Object.keys(given)).toEqual(expect.arrayContaining(['api-key', target]));
      expect(given).not.toHaveProperty(target === 'domain' ? 'project-id' : 'domain');
    }
  });

  it.each(withAction(''))('$name can resume an export by its job ID', ({ text }) => {
    expect(text).toMatch(/(?:job-id|JOB_ID): '?\$\{\{ inputs\.job-id \}\}/);
  });

  it.each(recipes)('$name has its own concurrency group and environment', ({ name, text, group }) => {
    const others = recipes.filter((other) => other.name !== name);
    expect(others.map((other) => other.group)).not.toContain(group);
    for (const [line] of text.matchAll(/^ +environment: documentation\S*$/gm)) {
      expect(others.filter((other) => other.text.includes(`${line.trim()}\n`))).toEqual([]);
    }
  });
});
