/**
 * Rules for the workflows of the repository and the recipes that no linter has. `npm run check` has the others: that
 * each input and output exists, and zizmor's for permissions, pins, credentials, and values in scripts.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { trackedFiles } from '../../scripts/workflow-files.mjs';
import { cannotListFiles } from '../support/git.ts';
import { newFolder } from '../support/new-folder.ts';
import { itUnless } from '../support/platform.ts';
import { OUR_ACTION, REPOSITORY } from '../support/repository.ts';

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'continue-on-error'?: unknown;
}

interface Job {
  readonly name?: string;
  readonly environment?: string;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: unknown;
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly 'continue-on-error'?: unknown;
  readonly concurrency?: unknown;
  readonly strategy?: { readonly matrix: Readonly<Record<string, unknown>> };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly name: string;
  readonly on: unknown;
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly defaults?: unknown;
  readonly env?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');
const workflowsIn = (folder: string) =>
  readdirSync(path.join(REPOSITORY, folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => `${folder}/${name}`);

const RECIPES = workflowsIn('docs/recipes');

describe.each([...workflowsIn('.github/workflows'), ...RECIPES])('%s', (file) => {
  const text = read(file);
  const workflow: Workflow = parse(text);
  const jobs = Object.entries(workflow.jobs);
  // Two jobs may have the same steps.
  const steps = [...new Set(jobs.flatMap(([, job]) => job.steps))];

  it('has a time limit for every job', () => {
    for (const [name, job] of jobs)
      expect([name, job['timeout-minutes']]).toEqual([name, expect.any(Number)]);
  });

  it('has a concurrency group', () => {
    const concurrency = workflow.concurrency ?? jobs.find(([, job]) => job.concurrency)?.[1].concurrency;
    expect(concurrency).toEqual(
      typeof concurrency === 'string'
        ? expect.stringMatching(/./)
        : expect.objectContaining({ group: expect.stringMatching(/./) }),
    );
  });

  it('stops a script at the first failure, even in a pipe', () => {
    const several = steps.filter(({ run }) => run?.trim().includes('\n') || run?.includes('|'));
    if (several.some(({ shell }) => shell === undefined)) {
      expect(workflow.defaults).toEqual({ run: { shell: 'bash' } });
    }
  });

  it('is not scheduled on the hour, because GitHub delays or drops such runs', () => {
    for (const [, minute] of text.matchAll(/cron: '(\S+) /g)) expect(Number(minute)).toBeGreaterThan(0);
  });
});

it('workflows and recipes: pin each action to one commit, and name its version', () => {
  const commits = new Map<string, Set<string>>();
  for (const file of [...workflowsIn('.github/workflows'), ...RECIPES]) {
    for (const [, action = '', commit = ''] of read(file).matchAll(/uses: ([\w./-]+)@([0-9a-f]{40}.*)/g)) {
      expect(commit).toMatch(/ # v\d+\.\d+\.\d+$/);
      const repository = action.split('/').slice(0, 2).join('/');
      commits.set(repository, (commits.get(repository) ?? new Set()).add(commit));
    }
  }
  expect(commits.size).toBeGreaterThan(5);
  expect([...commits].filter(([, { size }]) => size > 1)).toEqual([]);
});

/** Tests each job that has permission to write to the repository or to sign for it. */
describe.each(
  workflowsIn('.github/workflows').flatMap((file) =>
    Object.entries((parse(read(file)) as Workflow).jobs)
      .filter(([, { permissions }]) => Object.values(permissions ?? {}).includes('write'))
      .map(([name, job]) => ({ file, name, job, steps: job.steps })),
  ),
)('$file: the job $name, which may write,', ({ file, job, steps }) => {
  const PACKAGES = /\b(?:npm|npx|yarn|pnpm|corepack|node_modules)\b/;

  it('does not install or run a package', () => {
    const reads = 'npm sbom --package-lock-only ';
    const scripts = steps.flatMap(({ run }) => (run === undefined ? [] : [run.replace(reads, '')]));
    expect(scripts.filter((run) => PACKAGES.test(run))).toEqual([]);
    const ours = scripts.flatMap((run) => [...run.matchAll(/\bscripts\/[\w.-]+/g)].map(([file]) => file));
    const imported = ours.flatMap((file) =>
      [...read(file).matchAll(/\b(?:from|import\()\s*'([^']+)'/g)].map(([, name = '']) => name),
    );
    expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
  });

  it('uses no output or artifact of a job that runs packages', () => {
    expect(steps.filter(({ uses }) => /^actions\/(?:download-artifact|cache)\b/.test(uses ?? ''))).toEqual(
      [],
    );
    const { jobs }: Workflow = parse(read(file));
    for (const [, source = ''] of JSON.stringify(job).matchAll(/needs\.([\w-]+)\.outputs/g))
      expect(jobs[source]?.steps.filter(({ run = '' }) => PACKAGES.test(run))).toEqual([]);
  });
});

describe('.github/workflows/ci.yml', () => {
  const { jobs }: Workflow = parse(read('.github/workflows/ci.yml'));

  it('has every job in its gate', () => {
    const { needs } = jobs['all-green'] ?? {};
    expect(Object.keys(jobs).filter((name) => name !== 'all-green')).toEqual(needs);
  });

  it('has a gate that always runs', () => {
    expect(jobs['all-green']?.if).toBe('always()');
    // The gate would have to accept a skipped job, so no job may have a condition.
    expect(Object.entries(jobs).filter(([name, job]) => name !== 'all-green' && job.if)).toEqual([]);
  });

  it('has no job that may fail, and verifies each step that may', () => {
    // For the gate, such a job has succeeded.
    expect(Object.values(jobs).filter((job) => 'continue-on-error' in job)).toEqual([]);
    for (const { steps } of Object.values(jobs)) {
      const mayFail = steps.filter((step) => 'continue-on-error' in step).map(({ id }) => id);
      const verified = steps.flatMap(({ run, env }) => (run === undefined ? [] : Object.values(env ?? {})));
      const isVerified = (id = 'none') =>
        verified.some((text) => new RegExp(`steps\\.${id}\\.(?:outcome|outputs\\.outcome)\\b`).test(text));
      expect(mayFail.filter((id) => !isVerified(id))).toEqual([]);
    }
  });

  it.each([
    [{ test: 'success', check: 'success' }, true],
    [{ test: 'success', check: 'failure' }, false],
    [{ test: 'skipped', check: 'success' }, false],
  ])('has a gate that evaluates %j to %s', (results, isGreen) => {
    const step = jobs['all-green']?.steps.at(-1);
    const needs = Object.entries(results).map(([name, result]) => [name, { result, outputs: {} }]);
    const env = { ...process.env, NEEDS: JSON.stringify(Object.fromEntries(needs)) };
    const [program, ...args] = step?.run?.split(' ') ?? [];
    expect([program, step?.env?.['NEEDS']]).toEqual(['node', expect.stringContaining('toJSON(needs)')]);
    const { status } = spawnSync(process.execPath, args, { cwd: REPOSITORY, env });
    expect(status === 0).toBe(isGreen);
  });

  const systems = ['ubuntu-latest', 'macos-latest', 'windows-latest'];
  itUnless(cannotListFiles).each(systems)('starts every action on %s', (os) => {
    const { strategy, steps = [] } = jobs['actions'] ?? {};
    expect(strategy?.matrix['os']).toContain(os);
    const actions = trackedFiles().filter((file) => /^(?:[\w-]+\/)?action\.yml$/.test(file));
    const started = steps.filter((step) => !('if' in step)).map(({ uses }) => uses);
    expect(started).toEqual(
      expect.arrayContaining(
        actions.map((file) => (file === 'action.yml' ? './' : `./${path.posix.dirname(file)}`)),
      ),
    );
  });
});

it('CI, the release, and .ci/run: refuse to leave out a test', () => {
  const ci: Workflow = parse(read('.github/workflows/ci.yml'));
  expect(ci.env).toEqual({ LEFT_OUT: 'refuse' });
  // These lose the environment of their job, so they are listed: what a bare machine lacks is left out there.
  const runs = Object.entries(ci.jobs).flatMap(([name, { steps }]) =>
    steps.map(({ run = '' }) => [name, run]),
  );
  const losing = runs.filter(([, run]) => /\b(?:sudo|docker)\b(?!.*LEFT_OUT=\$LEFT_OUT)/.test(run ?? ''));
  expect(losing.map(([name]) => name)).toEqual(['bare', 'images']);
  const release: Workflow = parse(read('.github/workflows/release.yml'));
  const tests = Object.values(release.jobs).flatMap(({ steps }) =>
    steps.filter(({ run }) => run === 'npm test'),
  );
  expect(tests).toEqual([{ run: 'npm test', env: { LEFT_OUT: 'refuse' } }]);
  expect(read('.ci/run')).toMatch(/^export LEFT_OUT=refuse$/m);
});

describe('.github/RELEASING.md', () => {
  const steps = [...read('.github/RELEASING.md').matchAll(/^1\. .*(?:\n {3}.*)*/gm)].map(([step]) =>
    step.replaceAll(/\s+/g, ' '),
  );

  it('sets up what the workflows and CODEOWNERS name, before the first release', () => {
    const release: Workflow = parse(read('.github/workflows/release.yml'));
    const ci: Workflow = parse(read('.github/workflows/ci.yml'));
    const { push } = ci.on as { push: { branches: readonly string[] } };
    const [branch] = push.branches;
    const once = [
      'npm run rename',
      'CODEOWNERS',
      `push to \`${branch}\``,
      `the check \`${ci.jobs['all-green']?.name}\` for \`${branch}\``,
      `create \`${release.jobs['publish']?.environment}\` with required reviewers, and allow only \`${branch}\``,
      'enable release immutability',
      'In CHANGELOG.md',
      `select "${release.name}"`,
      'Publish this Action',
      `Approve the environment \`${release.jobs['publish']?.environment}\``,
    ];
    const places = once.map((words) => steps.findIndex((step) => step.includes(words)));
    expect(places).toEqual([...places].filter((place) => place >= 0).sort((a, b) => a - b));
  });
});

it('docs/recipes/README.md: lists every recipe', () => {
  const index = read('docs/recipes/README.md');
  for (const recipe of RECIPES) expect(index).toContain(`(${path.basename(recipe)})`);
});

describe('scripts/release.mjs', () => {
  const CHANGELOG = `# Changelog

## [Unreleased]

## [1.4.0] - 2026-03-01

### Added

- Something that is good to have.

## [1.3.0] - 2026-02-01

### Fixed

- Something old.

[1.4.0]: https://example.com/compare
`;
  const COMMIT = '0123456789abcdef0123456789abcdef01234567';
  const folder = newFolder();

  /** Returns what the script prints for a version and a changelog: its output, or its error if it fails. */
  const release = (what: string, version: string, changelog = CHANGELOG, actual = OUR_ACTION) => {
    const repository = `github:${OUR_ACTION}`;
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version, repository }));
    writeFileSync(path.join(folder, 'CHANGELOG.md'), changelog);
    const script = path.join(REPOSITORY, 'scripts', 'release.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, what], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_SHA: COMMIT, GITHUB_REPOSITORY: actual },
    });
    return status === 0 ? stdout : stderr;
  };

  it.each([
    ['1.4.0', 'tag=v1.4.0\nmoving-tag=v1\n'],
    ['12.0.3', 'tag=v12.0.3\nmoving-tag=v12\n'],
    ['2.0.0-rc.1', 'tag=v2.0.0-rc.1\nmoving-tag=\n'],
    ['1.4', 'The version in package.json, 1.4, is not a semantic version.\n'],
  ])('prints the tags of version %s, or why it is not a version', (version, facts) => {
    expect(release('facts', version)).toBe(facts);
  });

  it('writes notes of the current version whose links work on the page of a release', () => {
    const { version } = JSON.parse(read('package.json'));
    const notes = release('notes', version, read('CHANGELOG.md'));
    expect(notes).toContain('Pin it');
    expect(notes).not.toMatch(/\]\((?!https:)/);
  });

  it('refuses a repository that has another name in its files', () => {
    for (const what of ['facts', 'notes', 'examples'])
      expect(release(what, '1.4.0', CHANGELOG, 'acme/docs-export')).toBe(
        `The files name ${OUR_ACTION}, but this repository is acme/docs-export. Run "npm run rename -- acme/docs-export".\n`,
      );
  });

  it('writes notes with the section of the changelog and the required runner', () => {
    const notes = release('notes', '1.4.0');
    expect(notes).toContain('- Something that is good to have.');
    expect(notes).not.toMatch(/Something old|compare|1\.4\.0\]/);
    expect(notes).toContain(`uses: ${OUR_ACTION}@${COMMIT} # v1.4.0`);
    const [, needed = 'none'] = /runner of version ([\d.]+) or later/i.exec(notes) ?? [];
    expect(read('README.md')).toContain(`A runner of version ${needed} or later`);
  });

  it('pins the actions of this repository in the examples to the commit', () => {
    const env = { ...process.env, GITHUB_SHA: COMMIT, GITHUB_REPOSITORY: OUR_ACTION };
    const script = path.join(REPOSITORY, 'scripts', 'release.mjs');
    execFileSync(process.execPath, [script, 'examples', folder], { cwd: REPOSITORY, env });
    const recipes = readdirSync(path.join(REPOSITORY, 'docs', 'recipes'));
    expect(readdirSync(path.join(folder, 'docs', 'recipes'))).toEqual(recipes);
    for (const page of ['README.md', 'deploy/README.md', ...RECIPES]) {
      const text = readFileSync(path.join(folder, page), 'utf8');
      expect(text).toContain(`${COMMIT} # v`);
      expect(text).not.toMatch(new RegExp(`(?:uses: ${OUR_ACTION}\\S*@| ref: )v|/tree/v\\d+/`));
    }
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain(
      `uses: ${OUR_ACTION}/deploy@${COMMIT} # v`,
    );
  });

  it.each([
    ['no section', '1.5.0', CHANGELOG],
    ['no date', '1.4.0', CHANGELOG.replace(' - 2026-03-01', '')],
    ['nothing in it', '1.4.0', CHANGELOG.replace(/### Added\n\n.*\n/, '')],
  ])('refuses a changelog with %s', (_, version, changelog) => {
    expect(release('notes', version, changelog)).toMatch(/^CHANGELOG\.md has no section/);
  });
});
