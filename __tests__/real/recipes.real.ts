/** act runs the recipes that need no storage as they are, against the emulator and real tools. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { chromium } from 'playwright-core';
import { stringify } from 'yaml';
import { listenForFolder } from '../../tools/serve-folder.ts';
import { SITE } from '../support/archives.ts';
import { readFolder, textOf } from '../support/folders.ts';
import { REPOSITORY_NAME, TOKEN } from '../support/github-double.ts';
import { type HttpDouble, SERVER_SECRET, startHttpDouble } from '../support/http-double.ts';
import { OUR_ACTION, REPOSITORY } from '../support/repository.ts';
import { sha256Of } from '../support/sha256.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { expectSuccess, siteIn, useRecipes } from './support/recipe.ts';
import { DOCKERFILE } from './support/stubbed-recipes.ts';

const recipes = useRecipes();

describeWith('Container image', ['act', 'rclone'], () => {
  it('has the site and the configuration of nginx', async () => {
    /** Replaces Docker, and keeps what a build would copy into the image. */
    const docker = `case "$1" in
  login) cat > "$STUBS_FOLDER/password" ;;
  build) while read -r word from to; do
      [ "$word" != COPY ] || { mkdir -p "$(dirname "$STUBS_FOLDER/image$to")"; cp -R "$from" "$STUBS_FOLDER/image$to"; }
    done < Dockerfile ;;
esac`;
    await recipes.nextSite(SITE);
    const files = { 'nginx.conf': 'server {}', Dockerfile: DOCKERFILE };
    const run = await recipes.run('container-image', { event: 'schedule', files, programs: { docker } });
    expectSuccess(run);
    expect(await siteIn(path.join(run.artifacts, '../image/srv/docs'))).toEqual(SITE);
    expect(await run.stub('image/etc/nginx/conf.d/default.conf')).toBe('server {}');
    expect(await run.stub('password')).toBe(`${TOKEN}\n`);
  });
});

describeWith('GitHub Pages with a search', ['act', 'chromium', 'pagefind', 'rclone'], () => {
  it('publishes the site with its hidden files, and finds a page of it in a browser, also below a path', async () => {
    const site = { ...SITE, '.well-known/security.txt': 'Contact: ...' };
    await recipes.nextSite({ ...site, 'guides/alerts.html': '<html lang="en"><h1>A webhook</h1></html>' });
    const pagefind = path.join(path.dirname(pathOf('pagefind')), 'node_modules', '.bin', 'pagefind');
    const run = await recipes.run('github-pages', {
      vars: { DOCS_SEARCH: 'true' },
      programs: { npx: `[ "$1 $2" = "--yes pagefind@1.6.0" ]; shift 2; exec ${pagefind} "$@"` },
    });
    expectSuccess(run);
    expect(await siteIn(path.join(run.artifacts, 'github-pages-1'))).toMatchObject(site);
    expect(run.calls.map(({ action, inputs }) => [action, inputs['artifact_name']])).toEqual([
      ['actions/upload-pages-artifact', undefined],
      ['actions/deploy-pages', 'github-pages-1'],
    ]);
    const server = await listenForFolder(0);
    server.show(run.artifacts);
    const browser = await chromium.launch({ executablePath: pathOf('chromium') });
    try {
      const page = await browser.newPage();
      await page.goto(`${server.address}github-pages-1/search.html`);
      await page.fill('#search input', 'webhook');
      await page.waitForSelector('#search .pagefind-ui__result-link');
      const addresses = await page.$$eval('#search .pagefind-ui__result-link', (links) =>
        links.map((link) => link.getAttribute('href')),
      );
      expect(addresses).toContain('/github-pages-1/guides/alerts.html');
    } finally {
      await browser.close();
      server.close();
    }
  });
});

describeWith('Link check', ['act', 'lychee'], () => {
  /** Replaces the action, which also evaluates its arguments in a shell. */
  const check = () =>
    recipes.run('link-check', {
      edit: (step) => {
        if (!step.uses?.startsWith('lycheeverse/')) return;
        const args = step.with?.['args']?.replace('docs\\.example\\.com', recipes.emulator.domain);
        Object.assign(step, { uses: undefined, with: undefined, run: `${pathOf('lychee')} ${args}` });
      },
    });

  it('follows what llms.txt and the pages link to', async () => {
    const at = (address: string) => `https://${recipes.emulator.domain}${address}`;
    const site = {
      'index.html': `<link rel="canonical" href="${at('/')}"><a href="/guides/start">x</a><a href="/guides/start/">x</a>`,
      'guides/start.html': `<link rel="canonical" href="${at('/guides/start/')}"><a href="https://example.com/no">x</a>`,
      'guides/start.md': '# Start',
      'llms.txt': `# Docs\n\n- [Start](${at('/guides/start.md')}): ${at('/guides/start')}\n- [Home](${at('')})\n`,
    };
    await recipes.nextSite(site);
    expectSuccess(await check());
    await recipes.nextSite({
      ...site,
      'llms.txt': `${site['llms.txt']}- [Gone](${at('/gone.md')})\n`,
      'guides/start.html': '<a href="/no/page">x</a>',
    });
    const broken = await check();
    expect(broken.succeeded).toBe(false);
    for (const address of [/\/gone\.md/, /\/no\/page/]) expect(broken.printed).toMatch(address);
  });
});

describeWith('Attestation', ['act'], () => {
  it('attests the bundle and the manifest, and uploads them with the attestation', async () => {
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
  it('has the extracted site, with its hidden files, and is not uploaded without `index.html`', async () => {
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
  let webhook: HttpDouble;
  beforeEach(async () => {
    webhook = await startHttpDouble([200]);
  });
  afterEach(() => webhook.close());

  const raise = () =>
    recipes.run('artifact', {
      event: 'schedule',
      secrets: { CHAT_WEBHOOK: `${webhook.origin}/${SERVER_SECRET}` },
    });
  const issues = () =>
    recipes.gitHub.issues.map(({ state, title, comments }) => [state, title, comments.length]);

  it('opens one issue with the cause and the job ID, sends one message, counts the failures, and closes the issue', async () => {
    const title = 'Export documentation (docs.example.com) failed: job-failed';
    recipes.emulator.setNextJob({ outcome: 'failed' });
    const run = await raise();
    expect(run.succeeded).toBe(false);
    expect(issues()).toEqual([['open', title, 0]]);
    expect(recipes.gitHub.issues[0]?.body).toMatch(
      /`job-failed`: `The service reports that export job \w+ failed[\s\S]*actions\/runs\/\d+\n- .*`[0-9a-f]{24}`/,
    );
    recipes.emulator.setNextJob({ outcome: 'failed' });
    await raise();
    expect(issues()).toEqual([['open', title, 0]]);
    expect(recipes.gitHub.issues[0]?.body).toContain('Failed 2 times since');
    expectSuccess(await raise());
    expect(issues()).toEqual([['closed', title, 1]]);
    expect(webhook.requests).toEqual([
      expect.stringMatching(/job-failed[\s\S]*export job \w+ failed[\s\S]*issues\/1"/),
    ]);
  });
});

describeWith('Conformance', ['act'], () => {
  it('uploads the report, and is red, if something differs', async () => {
    recipes.emulator.setNextJob({ queuedMs: 300, runningMs: 500, contentEncoding: 'gzip' });
    const { succeeded, artifacts } = await recipes.run('conformance', {
      payload: { inputs: { exports: '1' } },
      files: { 'package.json': await readFile(path.join(REPOSITORY, 'package.json'), 'utf8') },
      edit: (step) => {
        // The files of this repository already exist, and act has no network.
        if (step.uses?.startsWith('actions/checkout@')) Object.assign(step, { with: {} });
        if (step.run?.startsWith('npm run'))
          Object.assign(step, { run: `${step.run} --base-url ${recipes.emulator.baseUrl}` });
      },
    });
    expect(succeeded).toBe(false);
    const report = textOf(await readFolder(path.join(artifacts, 'conformance-report')));
    expect(Object.keys(report).sort()).toEqual(['conformance-report.json', 'conformance-report.md']);
    expect(report['conformance-report.md']).toContain('❌');
  });
});

describeWith('Publish first', ['act'], () => {
  it('publishes, exports by project and extracts a zip, with the emulator action', async () => {
    const run = await recipes.run('publish-first', {
      event: 'push',
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
      /Published commit c0ffee[\s\S]*Starting the export of project 65e1a7b20c9d4f3e8a6b5c1d[\s\S]*accepted job [0-9a-f]{24}\n/,
    );
    expect(run.log).toMatch(/bundle-path=\S+\/static-export\.zip\n/);
    const site = await readFolder(path.join(run.artifacts, 'documentation'));
    expect(Object.keys(textOf(site))).toContain('index.html');
  });
});
