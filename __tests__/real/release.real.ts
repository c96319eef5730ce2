/**
 * A dry run of the release workflow: act runs the file as it is, with its jobs, conditions, and outputs. The GitHub CLI
 * is a double that keeps one draft, and npm does nothing. It does not test what only GitHub has: permissions,
 * reviewers, and immutability.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { REPOSITORY } from '../support/repository.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { runWorkflow } from './support/run-workflow.ts';

/**
 * Records each call as one line, and responds as the GitHub CLI does, with `--jq`. As GitHub does, it refuses a tag for a
 * commit that no tag has once `main` has another change of a workflow.
 */
const GH = `
tags="$STUBS_FOLDER/tags"
draft="$STUBS_FOLDER/draft"
mkdir -p "$tags" "$draft"
for query; do :; done
printf '%s\\n' "$*" | tr '\\n' ' ' | sed 's/ *$/\\n/' >> "$STUBS_FOLDER/gh"
if [ ! -e "$STUBS_FOLDER/started" ]; then
  touch "$STUBS_FOLDER/started"
  for tag in $(eval "echo $TAGS"); do printf '%s' "\${tag#*=}" > "$tags/\${tag%%=*}"; done
  [ "$RELEASE" = '' ] || printf '%s' "$RELEASE" > "$draft/state"
fi
refused() { echo "gh: $1" >&2; exit 1; }
set_tag() {
  if [ -e "$STUBS_FOLDER/main-changed" ] && ! grep --quiet "^$2" "$tags"/*; then
    refused 'Resource not accessible by integration (HTTP 403)'
  fi
  printf '%s' "$2" > "$tags/$1"
}
refs() {
  for file in "$tags"/*; do
    [ ! -e "$file" ] || jq --null-input --arg ref "refs/tags/\${file##*/}" --arg sha "$(cat "$file")" '{ref: $ref, object: {sha: $sha}}'
  done | jq --slurp .
}
case "$1 $2" in
  'api repos/'*/git/matching-refs/tags/v*) refs | jq --raw-output "$query" ;;
  'api repos/'*/git/ref/tags/v*)
    [ -e "$tags/\${2##*/}" ] || refused 'Not Found (HTTP 404)'
    refs | jq --arg ref "refs/tags/\${2##*/}" '.[] | select(.ref == $ref)' | jq --raw-output "$query" ;;
  'run list')
    [ "$*" = "run list --workflow ci.yml --commit $GITHUB_SHA --branch main --json event,status,conclusion,url --jq $NEWEST" ] || exit 1
    jq --raw-output "$NEWEST" <<< "$CI_RUNS" ;;
  'release list')
    state=$(cat "$draft/state" 2> /dev/null) || state=none
    [ "$state" = none ] || cp "$RUNNER_TEMP/dist.sha256" "$draft/dist.sha256"
    jq --null-input --arg tag "$TAG" --arg state "$state" \\
      'if $state == "none" then [] else [{tagName: $tag, isDraft: ($state == "draft")}] end' | jq --raw-output "$query" ;;
  'release delete') rm "$draft/state" ;;
  'release create')
    [ -e "$tags/$3" ] || refused "tag $3 doesn't exist"
    [ ! -e "$draft/state" ] || refused "a release with the same tag name already exists: $3"
    while [ "$#" -gt 1 ]; do
      case "$1" in
        --notes-file) cp "$2" "$draft/notes.md" ;;
        --draft) printf draft > "$draft/state" ;;
      esac
      shift
    done
    cp "$1" "$draft/dist.sha256"
    eval "$AFTER_DRAFT" ;;
  'release view') [ "$(cat "$draft/state")" = draft ] && echo true || echo false ;;
  'release download') cp "$draft/dist.sha256" "$RUNNER_TEMP/dist.sha256" ;;
  'release edit') printf published > "$draft/state" ;;
  'api meta') echo 'github.com ssh-ed25519 AAAA' ;;
  'api --method')
    case "$3 $6" in
      'POST ref=refs/tags/'*) [ ! -e "$tags/\${6##*/}" ] || refused 'Reference already exists (HTTP 422)'; set_tag "\${6##*/}" "\${8#sha=}" ;;
      'PATCH sha='*) [ -e "$tags/\${4##*/}" ] || refused 'Reference does not exist (HTTP 422)'; set_tag "\${4##*/}" "\${6#sha=}" ;;
      *) refused "unexpected: $*" ;;
    esac ;;
  *) refused "unexpected: $*" ;;
esac
`;

const { version: VERSION } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8'));

const MATCHING_REFS = /^api repos\/octocat\/docs\/git\/matching-refs\/tags\/v/;

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

describeWith('A release', ['act', 'jq', 'uutils'], () => {
  const release = async ({
    env = {},
    branch = 'main',
    date = new Date().toISOString().slice(0, 10),
    version,
    secrets = {},
    programs = {},
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
        'CHANGELOG.md': `# Changelog\n\n## [${version ?? metadata.version}] - ${date}\n\n- A change.\n`,
        'README.md': await read('README.md'),
        LICENSE: await read('LICENSE'),
        'scripts/deploy-repository.mjs': await read('scripts/deploy-repository.mjs'),
        'deploy/README.md': await read('deploy/README.md'),
        'package.json': JSON.stringify({
          ...metadata,
          repository: 'github:octocat/docs',
          version: version ?? metadata.version,
        }),
      },
      env: {
        TAGS: `v1=${'0'.repeat(40)}`,
        RELEASE: '',
        AFTER_DRAFT: '',
        CI_RUNS: runsOfCi({}),
        ...env,
      },
      programs: { gh: GH, npm: 'echo "npm $*" >> "$STUBS_FOLDER/npm"', ...programs },
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
      state: await stub('draft/state'),
      tags: await Promise.all([`v${version ?? metadata.version}`, 'v1'].map((tag) => stub(`tags/${tag}`))),
    };
  };

  it('checks, attests, drafts, and publishes, and moves the tag of the major version', async () => {
    const { run, calls, lastCall, npm, notes, checksums, version } = await release();
    if (!run.succeeded) throw new Error(`It failed:\n${run.log}\n${run.printed}`);
    expect(calls.slice(1, -1)).toEqual([
      'run list',
      'release list',
      expect.stringMatching(MATCHING_REFS),
      'api --method',
      'release create',
      expect.stringMatching(/^api repos\/octocat\/docs\/git\/ref\/tags\/v/),
      'release download',
      'release view',
      'release edit',
      'api --method',
    ]);
    expect(calls[0]).toMatch(MATCHING_REFS);
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

  it('publishes after a change of a workflow on main, because the tag exists since the draft, with the coreutils of Ubuntu 26.04', async () => {
    const names = ['cat', 'cp', 'cut', 'mkdir', 'sha256sum', 'sort', 'tee', 'tr'];
    const programs = names.map((name) => [name, `exec ${pathOf('uutils')} ${name} "$@"`]);
    const { run, state, tags } = await release({
      env: { AFTER_DRAFT: 'touch "$STUBS_FOLDER/main-changed"' },
      programs: Object.fromEntries(programs),
    });
    expect([run.succeeded, state, new Set(tags).size]).toEqual([true, 'published', 1]);
  });

  it('accepts a draft that a person published with GitHub Marketplace, and moves the tag', async () => {
    const { run, calls } = await release({ env: { AFTER_DRAFT: 'printf published > "$draft/state"' } });
    expect(run.succeeded).toBe(true);
    expect(calls.slice(-4, -1)).toEqual(['release download', 'release view', 'api --method']);
  });

  it.each([
    [
      'has created the draft',
      'draft',
      ['release list', 'release delete', expect.stringMatching(MATCHING_REFS)],
    ],
    ['has published the release', 'published', ['release list', expect.any(String), 'release download']],
  ])('continues if an earlier attempt of another day %s', async (_, state, next) => {
    const TAGS = `v${VERSION}=$GITHUB_SHA v1=${'0'.repeat(40)}`;
    const again = await release({ date: '2026-01-01', env: { TAGS, RELEASE: state } });
    if (!again.run.succeeded) throw new Error(`It failed:\n${again.run.log}\n${again.run.printed}`);
    expect(again.calls.slice(2, 5)).toEqual(next);
    expect([again.state, new Set(again.tags).size]).toEqual(['published', 1]);
  });

  it('stops before anything is built if the changelog has the date of another day', async () => {
    const { run, npm } = await release({ date: '2026-01-01' });
    expect([run.succeeded, npm]).toEqual([false, ['']]);
  });

  it('creates the tag of the major version in its first release', async () => {
    const { run, lastCall } = await release({ env: { TAGS: '' } });
    expect(run.succeeded).toBe(true);
    expect(lastCall).toMatch(
      /^api --method POST repos\/octocat\/docs\/git\/refs --field ref=refs\/tags\/v1 /,
    );
  });

  it('moves no tag for a pre-release, and trusts the run of CI that a person started after one was replaced', async () => {
    const CI_RUNS = runsOfCi({ event: 'workflow_dispatch' }, { conclusion: 'cancelled' });
    const { run, calls } = await release({ version: '2.0.0-rc.1', env: { CI_RUNS } });
    expect(run.succeeded).toBe(true);
    expect(calls.at(-2)).toBe('release edit');
  });

  it('stops before anything is built if another commit has the tag', async () => {
    const { run, npm, calls } = await release({ env: { TAGS: `v${VERSION}=${'1'.repeat(40)}` } });
    expect([run.succeeded, npm, calls.length]).toEqual([false, [''], 2]);
    expect(run.printed).toContain('is that of another commit. Increase the version in package.json');
  });

  it.each([
    [
      'has failed',
      [{ conclusion: 'failure' }, {}],
      'has not passed for this commit. Open https://github.com/',
    ],
    [
      'was replaced, and ran for a pull request',
      [{ conclusion: 'cancelled' }, { event: 'pull_request' }],
      '"CI", "Run workflow", and the branch main.',
    ],
  ])('stops before anything is built if CI %s, and says what to do', async (_, runs, says) => {
    const { run, npm, calls } = await release({ env: { CI_RUNS: runsOfCi(...runs) } });
    expect([run.succeeded, npm, calls]).toEqual([false, [''], [expect.any(String), 'run list', '']]);
    expect(run.printed).toContain(says);
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
    const { run, calls } = await release({
      env: { AFTER_DRAFT: 'sed -i 1s/^[0-9a-f]/x/ "$draft/dist.sha256"' },
    });
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
  /** That of the section in the changelog. */
  readonly date: string;
  readonly version: string;
  readonly secrets: Readonly<Record<string, string>>;
  /** Scripts that replace programs of the machine. */
  readonly programs: Readonly<Record<string, string>>;
}
