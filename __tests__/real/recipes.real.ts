/** act runs the recipes that need no storage as they are, against the emulator and real tools. */
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { chromium } from 'playwright-core';
import { stringify } from 'yaml';
import { SITE } from '../support/archives.ts';
import { readFolder, textOf } from '../support/folders.ts';
import { REPOSITORY_NAME, TOKEN } from '../support/github-double.ts';
import { OUR_ACTION, REPOSITORY } from '../support/repository.ts';
import { sha256Of } from '../support/sha256.ts';
import { WebhookDouble } from '../support/webhook-double.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { expectSuccess, siteIn, useRecipes } from './support/recipe.ts';
import type { GivenWorkflow, Step } from './support/run-workflow.ts';

const recipes = useRecipes();

describeWith('Container image', ['act'], () => {
  it('has the site and the configuration of nginx, and is pushed only after a change, or by hand', async () => {
    const page = await readFile(path.join(REPOSITORY, 'docs/recipes/README.md'), 'utf8');
    const [, dockerfile = ''] = /^```dockerfile\n([\s\S]*?)^```$/m.exec(page) ?? [];
    /** Replaces Docker, and keeps what a build would copy into the image. */
    const docker = `printf '%s\\n' "$*" >> "$STUBS_FOLDER/docker"
case "$1" in
  login) cat > "$STUBS_FOLDER/password" ;;
  build) while read -r word from to; do
      [ "$word" != COPY ] || { mkdir -p "$(dirname "$STUBS_FOLDER/image$to")"; cp -R "$from" "$STUBS_FOLDER/image$to"; }
    done < Dockerfile ;;
esac`;
    await recipes.nextSite(SITE);
    const publish = (event: 'schedule' | 'workflow_dispatch') =>
      recipes.run('container-image', {
        event,
        files: { 'nginx.conf': 'server {}', Dockerfile: dockerfile },
        programs: { docker },
      });
    const run = await publish('schedule');
    expectSuccess(run);
    const stubs = path.join(run.artifacts, '..');
    expect(textOf(await readFolder(path.join(stubs, 'image', 'srv', 'docs')))).toMatchObject(SITE);
    expect(await readFile(path.join(stubs, 'image/etc/nginx/conf.d/default.conf'), 'utf8')).toBe('server {}');
    expect(await readFile(path.join(stubs, 'password'), 'utf8')).toBe(`${TOKEN}\n`);
    const [, build = ''] = (await readFile(path.join(stubs, 'docker'), 'utf8')).trim().split('\n');
    expect(build).toMatch(
      /^build --pull --push --tag ghcr\.io\/example\/docs:[0-9a-f]{64} --tag ghcr\.io\/example\/docs:latest \.$/,
    );
    await recipes.nextSite(SITE);
    const again = await publish('schedule');
    expectSuccess(again);
    expect(await readdir(path.join(again.artifacts, '..'))).not.toContain('docker');
    // The base image or the configuration may have changed.
    await recipes.nextSite(SITE);
    const byHand = await publish('workflow_dispatch');
    expectSuccess(byHand);
    expect(await readdir(path.join(byHand.artifacts, '..'))).toContain('docker');
  });
});

describeWith('Offline search', ['act', 'chromium', 'pagefind'], () => {
  it('finds the pages of the site, in a browser', async () => {
    const pagefind = path.join(path.dirname(pathOf('pagefind')), 'node_modules', '.bin', 'pagefind');
    const run = await recipes.run('offline-search', {
      programs: { npx: `[ "$1 $2" = "--yes pagefind@1.5.2" ]; shift 2; exec ${pagefind} "$@"` },
    });
    expectSuccess(run);
    const types: Record<string, string> = {
      '.css': 'text/css',
      '.html': 'text/html',
      '.js': 'text/javascript',
    };
    const server = createServer(async (request, response) => {
      const file = path.join(run.artifacts, 'documentation', request.url?.replace(/\?.*/, '') ?? '');
      const bytes = await readFile(file).catch(() => undefined);
      response.writeHead(bytes === undefined ? 404 : 200, {
        'Content-Type': types[path.extname(file)] ?? 'x/y',
      });
      response.end(bytes);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const browser = await chromium.launch({ executablePath: pathOf('chromium') });
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/search.html`);
      await page.fill('#search input', 'webhook');
      await page.waitForSelector('#search .pagefind-ui__result-link');
      const addresses = await page.$$eval('#search .pagefind-ui__result-link', (links) =>
        links.map((link) => link.getAttribute('href')),
      );
      expect(addresses).toContain('/guides/alerts.html');
    } finally {
      await browser.close();
      server.close();
    }
  });
});

describeWith('Link check and attestation', ['act'], () => {
  it('check the extracted site', async () => {
    const run = await recipes.run('link-check');
    expectSuccess(run);
    const [{ action, inputs } = { action: '', inputs: {} }] = run.calls;
    expect(action).toBe('lycheeverse/lychee-action');
    expect(inputs['args']).toMatch(/ --fallback-extensions html --root-dir (\/\S+\/site) \1$/);
  });

  it('attest the bundle and the manifest', async () => {
    const run = await recipes.run('attestation');
    expectSuccess(run);
    const [{ action, inputs } = { action: '', inputs: {} }] = run.calls;
    expect(action).toBe('actions/attest');
    expect(
      inputs['subject-path']
        ?.trim()
        .split('\n')
        .map((file) => path.basename(file)),
    ).toEqual(['static-export.tar.gz', 'site.sha256']);
    const parcel = await readdir(path.join(run.artifacts, 'documentation'));
    expect(parcel.sort()).toEqual(['attestation.jsonl', 'site.sha256', 'static-export.tar.gz']);
  });
});

describeWith('Artifact', ['act'], () => {
  it('has the extracted site, with its hidden files', async () => {
    const site = { ...SITE, '.well-known/security.txt': 'contact' };
    await recipes.nextSite(site);
    const run = await recipes.run('artifact', { event: 'schedule' });
    expectSuccess(run);
    expect(await siteIn(path.join(run.artifacts, 'documentation'))).toEqual(site);
    await recipes.nextSite({ 'other.html': 'no index' });
    const failed = await recipes.run('artifact', { event: 'schedule' });
    expect([failed.succeeded, failed.calls]).toEqual([false, []]);
  });
});

/** Turns the export into a dry run. */
const dry = (step: Step) => step.id === 'export' && Object.assign(step.with ?? {}, { 'dry-run': 'true' });

describeWith('Cloudflare Pages and Netlify', ['act'], () => {
  /** Runs `publish` with a site, the same one on a schedule and by hand, and in a dry run. */
  const situations = async (publish: (given: Partial<GivenWorkflow>) => Promise<boolean>) => {
    const published: boolean[] = [];
    for (const event of ['schedule', 'schedule', 'workflow_dispatch'] as const) {
      await recipes.nextSite(SITE_WITH_404);
      published.push(await publish({ event }));
    }
    published.push(await publish({ edit: dry }));
    return published;
  };
  const SITE_WITH_404 = { ...SITE, '404.html': 'not found' };

  it('Cloudflare Pages gets the site after a change or by hand, and never one without 404.html', async () => {
    const publish = async (given: Partial<GivenWorkflow>) => {
      const vars = { CLOUDFLARE_PROJECT: 'docs', CLOUDFLARE_ACCOUNT_ID: 'account' };
      const run = await recipes.run('cloudflare-pages', { vars, ...given });
      expectSuccess(run);
      for (const { inputs } of run.calls) {
        expect(inputs['command']).toMatch(/^pages deploy \S+\/site --project-name=docs --branch=main$/);
      }
      return run.calls.length === 1;
    };
    expect(await situations(publish)).toEqual([true, false, true, false]);
    await recipes.nextSite({ 'index.html': 'without an error page' });
    expect((await recipes.run('cloudflare-pages')).succeeded).toBe(false);
  });

  it('Netlify gets the site after a change or by hand', async () => {
    const npx = 'printf "%s %s\\n" "$NETLIFY_SITE_ID" "$*" > "$STUBS_FOLDER/npx"';
    const publish = async (given: Partial<GivenWorkflow>) => {
      const run = await recipes.run('netlify', {
        programs: { npx },
        vars: { NETLIFY_SITE_ID: 'id' },
        ...given,
      });
      expectSuccess(run);
      const call = await readFile(path.join(run.artifacts, '..', 'npx'), 'utf8').catch(() => undefined);
      if (call !== undefined) {
        expect(call).toMatch(/^id --yes netlify-cli@[\d.]+ deploy --prod --no-build --dir=\S+\/site\n$/);
      }
      return call !== undefined;
    };
    expect(await situations(publish)).toEqual([true, false, true, false]);
  });
});

describeWith('GitHub Pages', ['act'], () => {
  it('publishes the extracted site, with its hidden files', async () => {
    await recipes.nextSite({ ...SITE, '.well-known/security.txt': 'Contact: ...' });
    const run = await recipes.run('github-pages');
    expectSuccess(run);
    const site = await siteIn(path.join(run.artifacts, 'github-pages-1'));
    expect(site).toEqual({ ...SITE, '.well-known/security.txt': 'Contact: ...' });
    expect(run.calls.map(({ action }) => action)).toEqual([
      'actions/upload-pages-artifact',
      'actions/deploy-pages',
    ]);
    expect(run.calls[1]?.inputs).toMatchObject({ artifact_name: 'github-pages-1' });

    await recipes.nextSite({ 'index.html': 'the other pages are gone' });
    const guarded = await recipes.run('github-pages');
    expect([guarded.succeeded, guarded.calls]).toEqual([false, []]);
  });
});

describeWith('Release asset', ['act'], () => {
  /** Replaces the GitHub CLI, and keeps the files that it would upload. */
  const gh = `printf '%s %s\\n' "$GH_REPO" "$*" >> "$STUBS_FOLDER/gh"
[ "$2" = view ] || cp "$4" "$5" "$STUBS_FOLDER"`;

  it.each([
    ['a release that is published', { event: 'release', payload: { release: { tag_name: 'v1.2.3' } } }],
    ['a tag given by hand', { payload: { inputs: { tag: 'v1.2.3' } } }],
  ] as const)('attaches the bundle and its checksum to %s', async (_, given) => {
    const run = await recipes.run('release-asset', { ...given, programs: { gh } });
    expectSuccess(run);
    const { gh: calls, ...attached } = await readFolder(path.join(run.artifacts, '..'));
    expect(String(calls)).toBe(
      `${REPOSITORY_NAME} release view v1.2.3\n` +
        `${REPOSITORY_NAME} release upload v1.2.3 static-export.tar.gz static-export.tar.gz.sha256 --clobber\n`,
    );
    const { 'static-export.tar.gz': bundle = '', 'static-export.tar.gz.sha256': checksum } = attached;
    expect(String(checksum)).toBe(`${sha256Of(bundle)}  static-export.tar.gz\n`);
  });

  it('starts no export for a tag without a release', async () => {
    const run = await recipes.run('release-asset', {
      payload: { inputs: { tag: 'v9' } },
      programs: { gh: 'echo "release not found" >&2; exit 1' },
    });
    expect([run.succeeded, recipes.starts()]).toEqual([false, 0]);
  });
});

describeWith('The alarm of artifact.yml', ['act'], () => {
  let webhook: WebhookDouble;
  beforeEach(async () => {
    webhook = await WebhookDouble.listen([200]);
  });
  afterEach(() => webhook.close());

  const raise = (given: Partial<GivenWorkflow> = {}) =>
    recipes.run('artifact', {
      event: 'schedule',
      ...given,
      secrets: { CHAT_WEBHOOK: webhook.address, ...given.secrets },
    });
  const issues = () =>
    recipes.gitHub.issues.map(({ state, title, comments }) => [state, title, comments.length]);
  const withInput = (name: string, value: string) => (step: Step) =>
    step.id === 'export' && Object.assign(step.with ?? {}, { [name]: value });

  it('opens one issue with what to do and the job ID, counts it up, and closes it', async () => {
    const title = 'Export documentation (docs.example.com) failed: job-failed';
    recipes.emulator.setNextJob({ outcome: 'failed' });
    const run = await raise();
    expect(run.succeeded).toBe(false);
    expect(issues()).toEqual([['open', title, 0]]);
    expect(recipes.gitHub.issues[0]?.body).toMatch(
      /could not export the site[\s\S]*actions\/runs\/\d+\n- .*`se_\w+`/,
    );
    recipes.emulator.setNextJob({ outcome: 'failed' });
    await raise();
    expect(issues()).toEqual([['open', title, 0]]);
    expect(recipes.gitHub.issues[0]?.body).toContain('Failed 2 times since');
    expectSuccess(await raise());
    expect(issues()).toEqual([['closed', title, 1]]);
    expect(webhook.messages).toEqual([expect.stringMatching(/job-failed[\s\S]*issues\?q=/)]);
  });

  it.each([
    ['an expired key', 'unauthorized', { secrets: { DOCS_ADMIN_API_KEY: 'mint_expired' } }],
    ['a site without a file', 'check-failed', { edit: withInput('require-files', 'no.html') }],
    [
      'a step that failed',
      'no-error-code',
      { firstSteps: [{ if: "github.job == 'export'", run: 'exit 1' }] },
    ],
  ] as const)('names the error code of %s', async (_, errorCode, given) => {
    await raise(given as Partial<GivenWorkflow>);
    expect(issues()).toEqual([['open', `Export documentation (docs.example.com) failed: ${errorCode}`, 0]]);
    expect(webhook.messages).toHaveLength(1);
  });

  it('sends no message without the secret', async () => {
    recipes.emulator.setNextJob({ outcome: 'failed' });
    await raise({ secrets: { CHAT_WEBHOOK: '' } });
    expect(issues()).toHaveLength(1);
    expect(webhook.messages).toEqual([]);
  });
});

describeWith('Publish first', ['act'], () => {
  it('publishes, exports by project and extracts a zip, with the emulator action', async () => {
    const run = await recipes.run('publish-first', {
      event: 'push',
      vars: { DOCS_PROJECT_ID: 'project_emulator' },
      firstSteps: [
        {
          id: 'emulator',
          uses: `${OUR_ACTION}/emulator@v1`,
          with: {
            settings: stringify({
              bundleFormat: 'zip',
              queuedMs: 100,
              runningMs: 200,
              update: {
                queuedMs: 300,
                runningMs: 300,
                commit: { sha: 'c0ffee'.padEnd(40, '0'), ref: 'main', message: 'Explain tides' },
              },
            }),
          },
        },
      ],
      edit: (step) => {
        if (step.id !== 'export') return;
        const outputs = '${{ steps.emulator.outputs';
        Object.assign(step.with ?? {}, {
          'api-key': `${outputs}.api-key }}`,
          'base-url': `${outputs}.base-url }}`,
          'poll-interval': '500ms',
        });
      },
    });
    expectSuccess(run);
    expect(run.log).toMatch(
      /Published commit c0ffee[\s\S]*Starting the export of project project_emulator[\s\S]*accepted job [0-9a-f]{24}\n/,
    );
    expect(run.log).toMatch(/bundle-path=\S+\/static-export\.zip\n/);
    const site = await readFolder(path.join(run.artifacts, 'documentation'));
    expect(Object.keys(textOf(site))).toContain('index.html');
  });
});
