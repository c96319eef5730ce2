/** act runs each recipe's workflow file as it is, against the emulator and real tools. */
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { LATEST_VERSION } from '../../emulator/export-jobs.ts';
import type { GivenExportJobSettings } from '../../emulator/settings.ts';
import { BUNDLE_FORMATS, CAN_PACK_ZSTD } from '../../emulator/site/pack.ts';
import { renderSite } from '../../emulator/site/render.ts';
import { type Files, SITE, tarGz } from '../support/archives.ts';
import { makeTempFolder, readFolder, removeFolder, textOf } from '../support/folders.ts';
import { GitHubDouble, REPOSITORY_NAME, TOKEN } from '../support/github-double.ts';
import { sha256Of } from '../support/sha256.ts';
import { type ChartRepository, type Release, startChartRepository } from './support/helm.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { type GivenWorkflow, runWorkflow, type Step, type WorkflowRun } from './support/run-workflow.ts';
import { type S3, startS3 } from './support/s3.ts';

let home: string;
let emulator: Emulator;
let gitHub: GitHubDouble;

beforeEach(async () => {
  gitHub = await GitHubDouble.start({ release: { tag: 'v1.2.3' } });
  home = await makeTempFolder('recipes');
  emulator = await startEmulator({ queuedMs: 50, runningMs: 100 });
});

afterEach(async () => {
  expect(gitHub.violations).toEqual([]);
  await Promise.all([emulator.close(), gitHub.close()]);
  await removeFolder(home);
});

/** Runs a recipe. Our actions use the emulator; each test sets up the other servers. */
async function runRecipe(
  name: string,
  { edit, secrets, ...given }: Partial<GivenWorkflow> = {},
): Promise<WorkflowRun> {
  return runWorkflow({
    home: await makeTempFolder('run', home),
    file: `docs/recipes/${name}.yml`,
    secrets: { DOCS_ADMIN_API_KEY: emulator.apiKey, ...secrets },
    gitHub: { apiUrl: gitHub.apiUrl, token: TOKEN, repository: REPOSITORY_NAME },
    edit: (step) => {
      if (step.with !== undefined && step.uses?.startsWith('your-organization/')) {
        Object.assign(step.with, { 'base-url': emulator.baseUrl, 'poll-interval': '100ms' });
      }
      edit?.(step);
    },
    ...given,
  });
}

/** Sets the site of the next job. */
async function nextSite(files: Files, settings: GivenExportJobSettings = {}): Promise<void> {
  const archive = await tarGz(files)(await makeTempFolder('archive', home));
  emulator.setNextJob({ archive, ...settings });
}

function expectSuccess({ succeeded, log, printed }: WorkflowRun): void {
  if (!succeeded) throw new Error(`The workflow failed:\n${log}\nIts steps printed:\n${printed}`);
}

/** The statuses of each deployment on GitHub. */
const records = () => gitHub.deployments.map(({ states }) => states.map(({ state }) => state));

const starts = () =>
  emulator.requests.filter(
    ({ method, path: address }) => `${method} ${address}` === 'POST /v1/static-export/jobs',
  ).length;

describeWith('Helm', ['act', 'helm-values'], () => {
  /** Values of the release in the cluster, which its owners keep in the repository. */
  const OWN_VALUES = { replicas: 3, ingress: { enabled: true, host: 'docs.example.com' } };
  let charts: ChartRepository;
  beforeEach(async () => {
    charts = await startChartRepository(await makeTempFolder('charts', home));
  });
  afterEach(() => charts.close());

  const deploy = async ({ edit, vars, env, programs, ...given }: Partial<GivenWorkflow> = {}) => {
    const folder = await makeTempFolder('release', home);
    const installed = path.join(folder, 'installed.yaml');
    const result = path.join(folder, 'release.json');
    await writeFile(installed, stringify(OWN_VALUES));
    const run = await runRecipe('helm', {
      secrets: { KUBECONFIG: 'the-configuration-of-kubectl' },
      files: { 'values.yaml': stringify(OWN_VALUES) },
      vars: { DOCS_CHART_REPOSITORY: charts.url, ...vars },
      env: { HELM_VALUES_INSTALLED: installed, HELM_VALUES_RESULT: result, ...env },
      programs: { helm: `exec ${pathOf('helm-values')} "$@"`, ...programs },
      edit: (step) => {
        // A label that YAML would read as a date.
        if (step.id === 'bundle') Object.assign(step.with ?? {}, { version: '2026-06-01' });
        edit?.(step);
      },
      ...given,
    });
    const release = async (): Promise<Release> => JSON.parse(await readFile(result, 'utf8'));
    return { run, release };
  };
  const bundleUrlOf = ({ values }: Release): string =>
    (values['staticExport'] as { bundleUrl: string }).bundleUrl;

  it('keeps the values of the release, and gives it a working bundle URL', async () => {
    const { run, release } = await deploy();
    expectSuccess(run);
    const upgraded = await release();
    const bundleUrl = bundleUrlOf(upgraded);
    expect(upgraded).toMatchObject({
      name: 'mintlify',
      namespace: 'mintlify',
      chart: 'enterprise',
      revision: 2,
    });
    expect(upgraded.values).toEqual({
      ...OWN_VALUES,
      staticExport: { enabled: true, bundleUrl, version: '2026-06-01' },
    });
    expect(parse(upgraded.manifest).data).toEqual({
      replicas: '3',
      host: 'docs.example.com',
      bundleUrl,
      version: '2026-06-01',
    });
    const bundle = await fetch(bundleUrl);
    expect([bundle.status, (await bundle.bytes()).subarray(0, 2)]).toEqual([200, Uint8Array.of(0x1f, 0x8b)]);
    expect(starts()).toBe(1);
    expect(emulator.requests.filter(({ path: address }) => address.endsWith('/bundle'))).toHaveLength(2);
  });

  it('would lose those values without their file, so the test above sees the loss', async () => {
    const { run, release } = await deploy({
      edit: (step) => {
        if (!step.run?.includes('helm upgrade')) return;
        expect(step.run).toContain('-f values.yaml -f "$VALUES"');
        Object.assign(step, { run: step.run.replace('-f values.yaml ', '') });
      },
    });
    expectSuccess(run);
    const { values, manifest } = await release();
    expect(values).toMatchObject({ replicas: 1, ingress: { enabled: false, host: '' } });
    expect(manifest).not.toContain('docs.example.com');
  });

  it('installs the release if there is none', async () => {
    const { run, release } = await deploy({ env: { HELM_VALUES_INSTALLED: '' } });
    expectSuccess(run);
    const installed = await release();
    expect(installed.revision).toBe(1);
    expect(installed.values).toMatchObject({ ...OWN_VALUES, staticExport: { enabled: true } });
  });

  it('deploys an earlier export again', async () => {
    expectSuccess((await deploy()).run);
    const [{ path: earlier = '' } = {}] = emulator.requests.filter(({ path: address }) =>
      address.endsWith('/bundle'),
    );
    const jobId = earlier.split('/').at(-2) ?? '';
    const { run, release } = await deploy({ payload: { inputs: { 'job-id': jobId } } });
    expectSuccess(run);
    expect(bundleUrlOf(await release())).toContain(jobId);
    expect(starts()).toBe(1);
  });

  it('deploys nothing if the export failed', async () => {
    emulator.setNextJob({ outcome: 'failed' });
    const { run, release } = await deploy();
    expect(run.succeeded).toBe(false);
    await expect(release()).rejects.toThrow('ENOENT');
  });

  describeWith('with durable storage', ['aws', 'versitygw'], () => {
    let s3: S3;
    beforeEach(async () => {
      s3 = await startS3(await makeTempFolder('s3', home));
    });
    afterEach(() => s3?.stop());

    it('gives the release a URL that does not expire, and the bundle is there', async () => {
      await nextSite(SITE);
      const { run, release } = await deploy({
        vars: {
          DOCS_CHART_REPOSITORY: charts.url,
          DOCS_BUNDLES_BUCKET: s3.bucket.name,
          DOCS_BUNDLES_URL: 'https://bundles.example.com/',
          DOCS_AWS_ROLE: 'arn:aws:iam::1:role/x',
        },
        env: s3.env,
        programs: { aws: `exec ${pathOf('aws')} "$@"` },
      });
      expectSuccess(run);
      const upgraded = await release();
      const { origin, pathname, search } = new URL(bundleUrlOf(upgraded));
      expect([origin, search]).toEqual(['https://bundles.example.com', '']);
      const copy = await readFile(path.join(s3.bucket.folder, pathname));
      expect(pathname).toBe(`/${sha256Of(copy)}/static-export.tar.gz`);
      expect(upgraded.values).toMatchObject({
        ...OWN_VALUES,
        staticExport: { enabled: true, version: '2026-06-01' },
      });
    });
  });
});

describeWith('S3 and CloudFront', ['act', 'aws', 'versitygw'], () => {
  let s3Home: string;
  let s3: S3;
  /** Paths of each invalidation request. */
  const invalidations: string[][] = [];
  let isCloudFrontClosed = false;
  /** Stands for CloudFront: answers the AWS CLI as its API reference says. */
  const cloudFront = createServer(async (request, response) => {
    const batch = await text(request);
    if (isCloudFrontClosed) {
      response.writeHead(403, { 'Content-Type': 'text/xml' });
      response.end(
        '<ErrorResponse><Error><Code>AccessDenied</Code><Message>no</Message></Error></ErrorResponse>',
      );
      return;
    }
    const paths = [...batch.matchAll(/<Path>(.*?)<\/Path>/g)].map(([, item = '']) => item);
    expect(batch).toContain(`<Quantity>${paths.length}</Quantity>`);
    invalidations.push(paths);
    const location = `http://${request.headers.host}${request.url}/I1`;
    response.writeHead(201, { 'Content-Type': 'text/xml', Location: location });
    response.end(
      `<?xml version="1.0"?><Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>I1</Id><Status>InProgress</Status><CreateTime>2026-01-01T00:00:00Z</CreateTime>${batch.slice(batch.indexOf('<InvalidationBatch'))}</Invalidation>`,
    );
  });

  beforeAll(async () => {
    s3Home = await makeTempFolder('recipes-s3');
    s3 = await startS3(s3Home);
    await once(cloudFront.listen(0, '127.0.0.1'), 'listening');
  });

  afterAll(async () => {
    cloudFront.close();
    await s3?.stop();
    await removeFolder(s3Home);
  });

  const publish = async (site: Files) => {
    await nextSite(site);
    const { port } = cloudFront.address() as AddressInfo;
    return runRecipe('s3-cloudfront', {
      vars: {
        DOCS_BUCKET: s3.bucket.name,
        DOCS_DISTRIBUTION: 'E2EXAMPLE',
        DOCS_AWS_ROLE: 'arn:aws:iam::1:role/x',
      },
      env: { ...s3.env, AWS_ENDPOINT_URL_CLOUDFRONT: `http://127.0.0.1:${port}` },
      programs: { aws: `exec ${pathOf('aws')} "$@"` },
    });
  };
  const uploaded = ({ printed }: WorkflowRun) =>
    [...printed.matchAll(/(upload|delete): .*?s3:\/\/exports\/(.*)$/gm)]
      .map(([, what, key]) => `${what} ${key}`)
      .sort();

  it('uploads and invalidates only what changed', async () => {
    const first = await publish(SITE);
    expectSuccess(first);
    expect(await bucketFiles(s3.bucket.folder)).toEqual(SITE);
    expect(uploaded(first)).toEqual(
      Object.keys(SITE)
        .map((name) => `upload ${name}`)
        .sort(),
    );

    const { 'guides/start.html': _, ...others } = SITE;
    const then = {
      ...others,
      'index.html': SITE['index.html']?.toUpperCase() ?? '', // of the same size
      'guides/index.html': 'new',
      "guides/$(touch x) & `y` 'z'.html": 'a name that a shell would run',
    };
    const second = await publish(then);
    expectSuccess(second);
    expect(await bucketFiles(s3.bucket.folder)).toEqual(then);
    expect(uploaded(second)).toEqual([
      'delete guides/start.html',
      "upload guides/$(touch x) & `y` 'z'.html",
      'upload guides/index.html',
      'upload index.html',
    ]);
    const paths = invalidations.at(-1) ?? [];
    expect(paths.join()).not.toMatch(/[ &`$]/);
    expect(paths.map(decodeURIComponent).sort()).toEqual([
      '/',
      '/guides',
      '/guides/',
      "/guides/$(touch x) & `y` 'z'",
      "/guides/$(touch x) & `y` 'z'.html",
      '/guides/index.html',
      '/guides/start',
      '/guides/start.html',
      '/index.html',
    ]);

    expect(records()).toEqual([
      ['in_progress', 'success', 'inactive'],
      ['in_progress', 'success'],
    ]);

    // Nothing changed, so nothing is compared. Without GitHub's record everything is compared, and nothing uploaded.
    const calls = invalidations.length;
    const third = await publish(then);
    expectSuccess(third);
    expect(third.printed).not.toContain('files changed');
    gitHub.deployments.length = 0;
    const fourth = await publish(then);
    expectSuccess(fourth);
    expect(fourth.printed).toContain('0 files changed');
    expect([uploaded(third), uploaded(fourth), invalidations.length]).toEqual([[], [], calls]);
  });

  it('completes a run that failed halfway, and invalidates everything at once after many changes', async () => {
    const many = Array.from({ length: 300 }, (_, index) => [`page-${index}.html`, `${index}`] as const);
    const site = { 'index.html': 'many', ...Object.fromEntries(many) };
    isCloudFrontClosed = true;
    const failed = await publish(site);
    expect([failed.succeeded, records()]).toEqual([false, [['in_progress', 'failure']]]);
    const calls = invalidations.length;
    isCloudFrontClosed = false;
    expectSuccess(await publish(site));
    expect(invalidations.slice(calls)).toEqual([['/*']]);
  });
});

describeWith('GitHub Pages', ['act'], () => {
  it('publishes the extracted site, with its hidden files', async () => {
    await nextSite({ ...SITE, '.well-known/security.txt': 'Contact: ...' });
    const run = await runRecipe('github-pages');
    expectSuccess(run);
    const site = await bucketFiles(path.join(run.artifacts, 'github-pages'));
    expect(site).toEqual({ ...SITE, '.well-known/security.txt': 'Contact: ...' });
    expect(run.calls.map(({ action }) => action)).toEqual([
      'actions/upload-pages-artifact',
      'actions/deploy-pages',
    ]);
  });
});

describeWith('Release asset', ['act'], () => {
  it.each([
    ['a release that is published', { event: 'release', payload: { release: { tag_name: 'v1.2.3' } } }],
    ['a tag given by hand', { payload: { inputs: { tag: 'v1.2.3' } } }],
  ] as const)('attaches the bundle and its checksum to %s', async (_, given) => {
    expectSuccess(await runRecipe('release-asset', given));
    expectAssets('static-export.tar.gz');
  });
});

/** The release has a bundle of this name, and its checksum as `sha256sum --check` reads it. */
function expectAssets(bundleName: string): void {
  const [bundle, checksum] = gitHub.assets;
  expect(gitHub.assets.map(({ name }) => name)).toEqual([bundleName, `${bundleName}.sha256`]);
  expect(String(checksum?.bytes)).toBe(`${sha256Of(bundle?.bytes ?? '')}  ${bundleName}\n`);
}

describe.each(BUNDLE_FORMATS.filter((format) => format !== 'tar.zst' || CAN_PACK_ZSTD))(
  'Bundles in the format %s',
  (bundleFormat) => {
    const site = siteOfEmulator();
    beforeEach(() => {
      emulator.setNextJob({ bundleFormat });
    });

    describeWith('without other tools', ['act'], () => {
      it('reach GitHub Pages', async () => {
        const run = await runRecipe('github-pages');
        expectSuccess(run);
        expect(await bucketFiles(path.join(run.artifacts, 'github-pages'))).toEqual(site);
      });

      it('reach an air-gapped network', async () => {
        const folder = path.join(home, 'www', 'docs');
        expectSuccess(await runRecipe('air-gapped', { vars: { DOCS_FOLDER: folder } }));
        expect(await bucketFiles(folder)).toEqual(site);
      });

      it('reach a release', async () => {
        expectSuccess(await runRecipe('release-asset', { payload: { inputs: { tag: 'v1.2.3' } } }));
        expectAssets(`static-export.${bundleFormat}`);
      });
    });
  },
);

/** The site that the emulator exports, as text by path. */
function siteOfEmulator(): Files {
  const files = renderSite({ domain: 'docs.example.com', version: LATEST_VERSION, pages: 25 });
  return Object.fromEntries(
    Array.from(files, ({ path: name, contents }) => [name, Buffer.from(contents).toString()]),
  );
}

describeWith('Into a closed network', ['act'], () => {
  /** Between the jobs, `damage` runs in the folder of the artifact. */
  const carry = async (damage = '') => {
    await writeFile(
      path.join(home, 'damage.sh'),
      `exec >> "$STUBS_FOLDER/printed" 2>&1\n(cd "$PARCEL"; ${damage || 'true'})\n`,
    );
    return runRecipe('air-gapped', {
      vars: { DOCS_FOLDER: path.join(home, 'www', 'docs') },
      edit: ({ name, env }) => {
        if (name?.startsWith('Verify')) Object.assign(env ?? {}, { BASH_ENV: path.join(home, 'damage.sh') });
      },
    });
  };
  const shown = () => bucketFiles(path.join(home, 'www', 'docs'));

  it('replaces the old site, hidden files included', async () => {
    await nextSite({ 'index.html': 'old', 'old.html': 'old' });
    expectSuccess(await carry());
    const site = { ...SITE, '.well-known/security.txt': 'Contact: ...', "a 'b' c/[[...slug]].html": 'a' };
    await nextSite(site);
    expectSuccess(await carry());
    expect(await shown()).toEqual(site);
    expect(await readdir(path.join(home, 'www'))).toEqual(['docs']);
  });

  it.each([
    ['damaged', 'printf x >> site/index.html', './index.html: FAILED'],
    ['lost', 'rm site/index.html', './index.html: FAILED open or read'],
    ['added', 'printf x > site/added.html', ''],
  ])('changes nothing if a file was %s in transit', async (_, damage, message) => {
    await nextSite({ 'index.html': 'old' });
    expectSuccess(await carry());
    await nextSite(SITE);
    const damaged = await carry(damage);
    expect(damaged.succeeded).toBe(false);
    expect(damaged.printed).toContain(message);
    expect(await shown()).toEqual({ 'index.html': 'old' });
    expect(await readdir(path.join(home, 'www'))).toEqual(['docs']);
  });
});

describeWith('Many sites', ['act'], () => {
  it('exports each of them', async () => {
    const run = await runRecipe('many-sites');
    expectSuccess(run);
    const sites = ['developers', 'docs', 'handbook', 'status'].map((name) => `${name}.example.com`);
    expect((await readdir(run.artifacts)).sort()).toEqual(sites);
    for (const site of sites) {
      expect(await readFile(path.join(run.artifacts, site, 'sitemap.xml'), 'utf8')).toContain(
        `https://${site}/`,
      );
    }
  });
});

describeWith('Alarm', ['act'], () => {
  /** Stands for the GitHub CLI: records each call, and lists the open issues with the program of `--jq`. */
  const gh = (openIssues: readonly object[]) => ({
    gh: `printf '%q ' "$@" >> "$STUBS_FOLDER/gh"; echo >> "$STUBS_FOLDER/gh"
case "$1 $2" in
  'issue list') jq --raw-output "\${@: -1}" <<< '${JSON.stringify(openIssues)}' ;;
  'issue create') (echo "# $6"; cat) > "$STUBS_FOLDER/issue"; echo https://github.com/o/r/issues/2 ;;
esac`,
  });
  const openIssue = (errorCode: string) => ({
    title: `The export of the documentation failed: ${errorCode}`,
    url: 'https://github.com/o/r/issues/1',
  });
  /** Messages that the chat received. */
  const messages: unknown[] = [];
  const chat = createServer(async (request, response) => {
    messages.push(JSON.parse(await text(request)));
    response.end('ok');
  });
  beforeAll(async () => {
    await once(chat.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => chat.close());
  beforeEach(() => {
    messages.length = 0;
  });

  const raise = (given: Partial<GivenWorkflow> = {}) => {
    const { port } = chat.address() as AddressInfo;
    return runRecipe('alarm', {
      event: 'schedule',
      programs: gh([]),
      ...given,
      secrets: { CHAT_WEBHOOK: `http://127.0.0.1:${port}/hook`, ...given.secrets },
    });
  };
  const calls = async ({ artifacts }: WorkflowRun) => {
    const lines = await readFile(path.join(artifacts, '..', 'gh'), 'utf8').catch(() => '');
    return lines.split('\n').flatMap((line) => (line === '' ? [] : [line.split(' ').slice(0, 2).join(' ')]));
  };
  const issueOf = ({ artifacts }: WorkflowRun) => readFile(path.join(artifacts, '..', 'issue'), 'utf8');
  const withInput = (name: string, value: string) => (step: Step) =>
    step.id === 'export' && Object.assign(step.with ?? {}, { [name]: value });

  it('opens one issue with what to do and the job id, and sends a message', async () => {
    emulator.setNextJob({ outcome: 'failed' });
    const run = await raise();
    expect(run.succeeded).toBe(false);
    expect(await calls(run)).toEqual(['issue list', 'label create', 'issue create']);
    const issue = await issueOf(run);
    expect(issue).toMatch(
      /^# The export of the documentation failed: job-failed\nThe error message of the run says how to fix it\.\n\nThe run: https:\/\/.*\/actions\/runs\/\d+\nIts export job: se_\w+\n/,
    );
    expect(messages).toEqual([
      {
        text: 'The export of the documentation failed: job-failed. The error message of the run says how to fix it. https://github.com/o/r/issues/2',
      },
    ]);
  });

  it.each([
    ['an expired key', 'unauthorized', { secrets: { DOCS_ADMIN_API_KEY: 'mint_expired' } }, 'Create a key'],
    [
      'a site without a file',
      'check-failed',
      { edit: withInput('require-files', 'no.html') },
      'not accepted',
    ],
    ['an unreachable service', 'unreachable', { edit: withInput('base-url', 'http://127.0.0.1:9') }, 'later'],
    ['a bad input', 'bad-input', { edit: withInput('poll-interval', 'soon') }, 'error message'],
    [
      'a step that failed',
      'no error code',
      { firstSteps: [{ if: "github.job == 'export'", run: 'exit 1' }] },
      'another step',
    ],
  ] as const)('says what to do about %s', async (_, errorCode, given, todo) => {
    const run = await raise(given as Partial<GivenWorkflow>);
    const [title, body] = (await issueOf(run)).split('\n');
    expect(title).toBe(`# The export of the documentation failed: ${errorCode}`);
    expect(body).toContain(todo);
    expect(messages).toHaveLength(1);
  });

  it('sends no message without the secret', async () => {
    emulator.setNextJob({ outcome: 'failed' });
    const run = await raise({ secrets: { CHAT_WEBHOOK: '' } });
    expect(await issueOf(run)).toContain('Its export job: se_');
    expect(run.printed).not.toContain('curl');
    expect(messages).toEqual([]);
  });

  it.each([
    ['an issue is open for the same cause', 'schedule', 'failed', [openIssue('job-failed')], ['issue list']],
    ['the export works', 'schedule', 'completed', [], []],
    ['the workflow is started by hand', 'workflow_dispatch', 'failed', [], []],
  ] as const)('opens no issue if %s', async (_, event, outcome, open, expected) => {
    emulator.setNextJob({ outcome });
    const run = await raise({ event, programs: gh(open) });
    expect(run.succeeded).toBe(outcome === 'completed');
    expect(await calls(run)).toEqual(expected);
    expect(messages).toEqual([]);
  });

  it('opens an issue while one is open for another cause', async () => {
    emulator.setNextJob({ outcome: 'failed' });
    const run = await raise({ programs: gh([openIssue('unreachable')]) });
    expect(await issueOf(run)).toContain('job-failed');
  });
});

describeWith('Publish first', ['act'], () => {
  it('publishes, exports by project and extracts a zip, with the emulator action', async () => {
    const run = await runRecipe('publish-first', {
      event: 'push',
      vars: { DOCS_PROJECT_ID: 'project_emulator' },
      firstSteps: [
        {
          id: 'emulator',
          uses: 'your-organization/static-export-action/emulator@v1',
          with: {
            settings: stringify({
              bundleFormat: 'zip',
              queuedMs: 100,
              runningMs: 200,
              update: { queuedMs: 300, runningMs: 300 },
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
    expect(run.log).toMatch(/[Pp]ublish/);
    expect(run.log).toContain('static-export.zip');
    const site = await readFolder(path.join(run.artifacts, 'documentation'));
    expect(Object.keys(textOf(site))).toContain('index.html');
  });
});

/** Every file below a folder by its path, without the recipe's own list. */
async function bucketFiles(folder: string): Promise<Files> {
  const files = Object.entries(textOf(await readFolder(folder)));
  return Object.fromEntries(
    files.filter(([name]) => !name.startsWith('.static-export/') && !name.endsWith('/')),
  );
}
