/**
 * A dry run of the release workflow: act runs the file as it is, with its jobs, conditions, and outputs. The GitHub CLI
 * is a double that keeps one draft, and npm does nothing. It does not test what only GitHub has: permissions,
 * reviewers, and immutability.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { REPOSITORY } from '../support/repository.ts';
import { describeWith } from './support/needs.ts';
import { runWorkflow } from './support/run-workflow.ts';

/** Records each call as one line, and responds as the GitHub CLI does with `--jq`. */
const GH = `
draft="$STUBS_FOLDER/draft"
printf '%s\\n' "$*" | tr '\\n' ' ' | sed 's/ *$/\\n/' >> "$STUBS_FOLDER/gh"
case "$1 $2" in
  'api repos/'*) echo "$TAGS_FOUND" ;;
  'run list')
    [ "$*" = "run list --workflow ci.yml --commit $GITHUB_SHA --branch main --json event,status,conclusion,url --jq $NEWEST" ] || exit 1
    jq --raw-output "$NEWEST" <<< "$CI_RUNS" ;;
  'release list') [ "$DRAFT_FOUND" = '' ] || echo "$TAG" ;;
  'release delete') ;;
  'release create')
    mkdir -p "$draft"
    while [ "$#" -gt 1 ]; do
      case "$1" in
        --notes-file) cp "$2" "$draft/notes.md" ;;
        --target) echo "$2" > "$draft/commit" ;;
      esac
      shift
    done
    cp "$1" "$draft/dist.sha256"
    \${CHANGE_DRAFT:-true} ;;
  'release view')
    case "$*" in
      *targetCommitish*) cat "$draft/commit" ;;
      *) echo "$IS_DRAFT" ;;
    esac ;;
  'release download') cp "$draft/dist.sha256" "$RUNNER_TEMP/dist.sha256" ;;
  'release edit') ;;
  'api meta') echo 'github.com ssh-ed25519 AAAA' ;;
  'api --method') [ "$3" != PATCH ] || [ "$V1_FOUND" != '' ] || exit 1 ;;
  *) echo "unexpected: $*" >&2; exit 1 ;;
esac
`;

let home: string;
beforeEach(async () => {
  home = await makeTempFolder('release');
});
afterEach(() => removeFolder(home));

/** Returns what GitHub lists, the newest run first. */
const runsOfCi = (...runs: readonly object[]) =>
  JSON.stringify(
    runs.map((run, index) => ({
      event: 'push',
      status: 'completed',
      conclusion: 'success',
      url: `https://github.com/octocat/docs/actions/runs/${index}`,
      ...run,
    })),
  );

describeWith('A release', ['act', 'jq'], () => {
  const release = async ({
    env = {},
    branch = 'main',
    repository = 'octocat/docs',
    version,
    secrets = {},
  }: Partial<Given> = {}) => {
    const read = (file: string) => readFile(path.join(REPOSITORY, file), 'utf8');
    const metadata = JSON.parse(await read('package.json'));
    const run = await runWorkflow({
      home,
      file: '.github/workflows/release.yml',
      payload: { repository: { default_branch: branch } },
      secrets,
      files: {
        'scripts/release.mjs': await read('scripts/release.mjs'),
        'CHANGELOG.md': `# Changelog\n\n## [${version ?? metadata.version}] - 2026-01-01\n\n- A change.\n`,
        'README.md': await read('README.md'),
        LICENSE: await read('LICENSE'),
        'scripts/deploy-repository.mjs': await read('scripts/deploy-repository.mjs'),
        'deploy/README.md': await read('deploy/README.md'),
        'package.json': JSON.stringify({
          ...metadata,
          repository: `github:${repository}`,
          version: version ?? metadata.version,
        }),
      },
      env: {
        TAGS_FOUND: '0',
        CI_RUNS: runsOfCi({}),
        DRAFT_FOUND: '',
        IS_DRAFT: 'true',
        V1_FOUND: 'yes',
        ...env,
      },
      programs: { gh: GH, npm: 'echo "npm $*" >> "$STUBS_FOLDER/npm"' },
    });
    const stub = (name: string) => readFile(path.join(home, 'stubs', name), 'utf8').catch(() => '');
    return {
      run,
      calls: (await stub('gh')).split('\n').map((line) => line.split(' ').slice(0, 2).join(' ')),
      lastCall: (await stub('gh')).trimEnd().split('\n').at(-1),
      npm: (await stub('npm')).trimEnd().split('\n'),
      notes: await stub('draft/notes.md'),
      checksums: await stub('draft/dist.sha256'),
      version: version ?? metadata.version,
    };
  };

  it('checks, attests, drafts, and publishes, and moves the tag of the major version', async () => {
    const { run, calls, lastCall, npm, notes, checksums, version } = await release();
    if (!run.succeeded) throw new Error(`It failed:\n${run.log}\n${run.printed}`);
    expect(calls.slice(1, -1)).toEqual([
      'run list',
      'release list',
      'release create',
      'release view',
      'release download',
      'release view',
      'release edit',
      'api --method',
    ]);
    expect(calls[0]).toMatch(/^api repos\/octocat\/docs\/git\/matching-refs\/tags\/v/);
    expect(lastCall).toMatch(/^api --method PATCH repos\/octocat\/docs\/git\/refs\/tags\/v1 /);
    expect(npm).toEqual([
      'npm ci',
      'npm audit --omit=dev',
      'npm test',
      'npm run check',
      'npm run check:dist',
      'npm sbom --package-lock-only --omit=dev --sbom-format=spdx',
    ]);
    expect(notes).toMatch(/^- A change\.\n/);
    expect(run.calls.map(({ action }) => action)).toContain('actions/attest');

    const index = createHash('sha256').update(await readFile(path.join(REPOSITORY, 'dist', 'index.js')));
    expect(checksums).toContain(`${index.digest('hex')}  dist/index.js\n`);
    const files = await readdir(path.join(REPOSITORY, 'dist'), { recursive: true, withFileTypes: true });
    expect(checksums.trimEnd().split('\n')).toHaveLength(files.filter((file) => file.isFile()).length);
    expect(run.printed).toContain(`tag=v${version}`);
  });

  it('replaces a draft of an earlier attempt', async () => {
    const { run, calls } = await release({ env: { DRAFT_FOUND: 'yes' } });
    expect(run.succeeded).toBe(true);
    expect(calls.slice(2, 5)).toEqual(['release list', 'release delete', 'release create']);
  });

  it('accepts a draft that a person published with GitHub Marketplace, and moves the tag', async () => {
    const { run, calls } = await release({ env: { IS_DRAFT: 'false' } });
    expect(run.succeeded).toBe(true);
    expect(calls.slice(-4, -1)).toEqual(['release download', 'release view', 'api --method']);
  });

  it('creates the tag of the major version in its first release', async () => {
    const { run, lastCall } = await release({ env: { V1_FOUND: '' } });
    expect(run.succeeded).toBe(true);
    expect(lastCall).toMatch(
      /^api --method POST repos\/octocat\/docs\/git\/refs --field ref=refs\/tags\/v1 /,
    );
  });

  it('moves no tag for a pre-release', async () => {
    const { run, calls } = await release({ version: '2.0.0-rc.1' });
    expect(run.succeeded).toBe(true);
    expect(calls.at(-2)).toBe('release edit');
  });

  it('stops before anything is built if the tag exists', async () => {
    const { run, npm, calls } = await release({ env: { TAGS_FOUND: '1' } });
    expect([run.succeeded, npm, calls.length]).toEqual([false, [''], 2]);
    expect(run.printed).toContain('already exists. Increase the version in package.json.');
  });

  it.each([
    [
      'has failed',
      [{ conclusion: 'failure' }, {}],
      'has not passed for this commit. Open https://github.com/',
    ],
    [
      'has not ended',
      [{ status: 'queued', conclusion: '' }],
      'has not ended for this commit: https://github.com/',
    ],
    ['was replaced', [{ conclusion: 'cancelled' }], '"CI", "Run workflow", and the branch main.'],
    ['ran for a pull request', [{ event: 'pull_request' }], '"CI", "Run workflow", and the branch main.'],
    ['did not run', [], '"CI", "Run workflow", and the branch main.'],
  ])('stops before anything is built if CI %s, and says what to do', async (_, runs, says) => {
    const { run, npm, calls } = await release({ env: { CI_RUNS: runsOfCi(...runs) } });
    expect([run.succeeded, npm, calls]).toEqual([false, [''], [expect.any(String), 'run list', '']]);
    expect(run.printed).toContain(says);
  });

  it('trusts the run that a person started after one was replaced', async () => {
    const runs = runsOfCi({ event: 'workflow_dispatch' }, { conclusion: 'cancelled' });
    const { run, npm } = await release({ env: { CI_RUNS: runs } });
    expect([run.succeeded, npm[0]]).toEqual([true, 'npm ci']);
  });

  it('stops before anything is built if the files name another repository', async () => {
    const { run, npm, calls } = await release({ repository: 'acme/docs' });
    expect([run.succeeded, npm, calls]).toEqual([false, [''], ['']]);
    expect(run.printed).toContain('Run "npm run rename -- octocat/docs".');
  });

  it('fills the repository of the deploy action, on top of an earlier release', async () => {
    const bare = path.join(await makeTempFolder('deploy-repository', home), 'bare.git');
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['--git-dir', bare, ...args], { encoding: 'utf8' }).trim();
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
    // The tree without files.
    const tree = git('hash-object', '-t', 'tree', '-w', '/dev/null');
    const name = ['-c', 'user.name=x', '-c', 'user.email='];
    const earlier = git(...name, 'commit-tree', tree, '-m', 'Release v0.9.0');
    git('update-ref', 'refs/heads/main', earlier);
    git('update-ref', 'refs/tags/v1', earlier);
    const url = /DEPLOY_ACTION = '(.+)'/.exec(
      await readFile(path.join(REPOSITORY, 'scripts', 'deploy-repository.mjs'), 'utf8'),
    )?.[1];
    const fill = async () => {
      const { run, version } = await release({
        secrets: { DEPLOY_REPOSITORY_KEY: 'a-key' },
        env: {
          GIT_CONFIG_COUNT: '1',
          GIT_CONFIG_KEY_0: `url.${bare}.insteadOf`,
          GIT_CONFIG_VALUE_0: `git@github.com:${url}.git`,
        },
      });
      if (!run.succeeded) throw new Error(`It failed:\n${run.log}\n${run.printed}`);
      const head = git('rev-parse', 'main');
      const refs = ['main^', `v${version}`, 'v1'].map((ref) => git('rev-parse', ref));
      expect(refs).toEqual([earlier, head, head]);
      return head;
    };
    const head = await fill();
    // The run was interrupted after it pushed the tag, and is started again.
    git('update-ref', 'refs/tags/v1', earlier);
    const first = home;
    home = await makeTempFolder('release', first);
    expect(await fill()).toBe(head);
    expect(git('ls-tree', '--name-only', 'main').split('\n')).toEqual([
      'LICENSE',
      'README.md',
      'action.yml',
      'dist',
    ]);
    expect(git('show', 'main:action.yml')).toContain('main: dist/deploy/index.js');
    expect(git('log', '-1', '--format=%B', 'main')).toMatch(
      /^Release v[\d.]+\n\nOf octocat\/docs@[0-9a-f]{40}$/,
    );
    home = first;
    expect(await readdir(home, { recursive: true })).not.toContainEqual(expect.stringMatching(/deploy-key$/));
  });

  it('publishes nothing if the draft was changed', async () => {
    const change = `sed -i 1s/^[0-9a-f]/x/ ${path.join(home, 'stubs', 'draft', 'dist.sha256')}`;
    const { run, calls } = await release({ env: { CHANGE_DRAFT: change } });
    expect(run.succeeded).toBe(false);
    expect(calls.at(-2)).toBe('release download');
  });

  it('runs on the default branch only', async () => {
    const { calls } = await release({ branch: 'another' });
    expect(calls).toEqual(['']);
  });
});

interface Given {
  readonly env: Readonly<Record<string, string>>;
  /** The default branch. */
  readonly branch: string;
  /** The name of the repository in its files. */
  readonly repository: string;
  readonly version: string;
  readonly secrets: Readonly<Record<string, string>>;
}
