/** act runs each recipe's workflow file as it is, against the emulator and real tools. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chromium } from 'playwright-core';
import { parse, stringify } from 'yaml';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { LATEST_VERSION } from '../../emulator/export-jobs.ts';
import type { GivenExportJobSettings } from '../../emulator/settings.ts';
import { renderSite } from '../../emulator/site/render.ts';
import { type Files, SITE, tarGz } from '../support/archives.ts';
import { makeTempFolder, readFolder, removeFolder, textOf, writeFiles } from '../support/folders.ts';
import { GitHubDouble, REPOSITORY_NAME, TOKEN } from '../support/github-double.ts';
import { REPOSITORY } from '../support/repository.ts';
import { sha256Of } from '../support/sha256.ts';
import { WebhookDouble } from '../support/webhook-double.ts';
import { type ChartRepository, type Release, startChartRepository } from './support/helm.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { type GivenWorkflow, runWorkflow, type Step, type WorkflowRun } from './support/run-workflow.ts';
import { type S3, startS3 } from './support/s3.ts';

const QUICK = { queuedMs: 50, runningMs: 100 } as const;

let home: string;
let emulator: Emulator;
let gitHub: GitHubDouble;

beforeEach(async () => {
  gitHub = await GitHubDouble.start({ release: { tag: 'v1.2.3' } });
  home = await makeTempFolder('recipes');
  emulator = await startEmulator(QUICK);
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
      if (step.with !== undefined && /^your-organization\/[\w-]+@/.test(step.uses ?? '')) {
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

/** IDs of the jobs whose bundle URL was requested, oldest first. */
const exportedJobs = () => [
  ...new Set(emulator.requests.flatMap(({ path: address }) => /\/([^/]+)\/bundle$/.exec(address)?.[1] ?? [])),
];

describeWith('Helm', ['act', 'helm-values'], () => {
  /** Values of the release in the cluster, which its owners keep in the repository. */
  const OWN_VALUES = { replicas: 3, ingress: { enabled: true, host: 'docs.example.com' } };
  let charts: ChartRepository;
  beforeEach(async () => {
    charts = await startChartRepository(await makeTempFolder('charts', home));
  });
  afterEach(() => charts.close());

  const deploy = async ({ edit, vars, env, programs, payload, ...given }: Partial<GivenWorkflow> = {}) => {
    const folder = await makeTempFolder('release', home);
    const installed = path.join(folder, 'installed.yaml');
    const result = path.join(folder, 'release.json');
    await writeFile(installed, stringify(OWN_VALUES));
    const run = await runRecipe('helm', {
      secrets: { KUBECONFIG: 'the-configuration-of-kubectl' },
      files: { 'values.yaml': stringify(OWN_VALUES) },
      vars: { DOCS_CHART_REPOSITORY: charts.url, ...vars },
      env: {
        HELM_VALUES_INSTALLED: installed,
        HELM_VALUES_RESULT: result,
        CACHES_FOLDER: path.join(home, 'caches'),
        ...env,
      },
      // The payload of a schedule has no repository.
      payload:
        given.event === 'schedule'
          ? {}
          : { repository: { default_branch: 'main' }, ref: 'refs/heads/main', ...payload },
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

  it('deploys on its schedule, unless that is on hold', async () => {
    const { run: held } = await deploy({ event: 'schedule', vars: { DOCS_HOLD: 'true' } });
    expectSuccess(held);
    expect(starts()).toBe(0);
    const { run, release } = await deploy({ event: 'schedule' });
    expectSuccess(run);
    expect([starts(), (await release()).revision]).toEqual([1, 2]);
  });

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
    const [jobId = ''] = exportedJobs();
    const { run, release } = await deploy({ payload: { inputs: { 'job-id': jobId } } });
    expectSuccess(run);
    expect(bundleUrlOf(await release())).toContain(jobId);
    expect(starts()).toBe(1);
  });

  it('asks for an approval only if the site changed, or for a given job', async () => {
    const noRelease = (release: () => Promise<Release>) => expect(release()).rejects.toThrow('ENOENT');
    expectSuccess((await deploy()).run);
    const again = await deploy();
    expectSuccess(again.run);
    await noRelease(again.release);
    emulator.setNextJob({ edits: { added: 0, modified: 0, removed: 20 } });
    const { run, release } = await deploy();
    expect(run.log).toContain('max-page-loss');
    await noRelease(release);
    emulator.setNextJob({ edits: { added: 0, modified: 1, removed: 0 } });
    const changed = await deploy();
    expectSuccess(changed.run);
    expect((await changed.release()).revision).toBe(2);
  });

  it('runs on the default branch only, whose cache the schedule reads', async () => {
    const { run, release } = await deploy({ payload: { repository: { default_branch: 'trunk' } } });
    expectSuccess(run);
    expect(starts()).toBe(0);
    await expect(release()).rejects.toThrow('ENOENT');
  });

  it('deploys no older export after a newer run', async () => {
    const numbered = (number: number) => ({ env: { GITHUB_RUN_NUMBER: `${number}` } });
    expectSuccess((await deploy(numbered(7))).run);
    emulator.setNextJob({ edits: { added: 0, modified: 1, removed: 0 } });
    const { run, release } = await deploy(numbered(6));
    expect(run.succeeded).toBe(false);
    expect(run.printed).toContain('Run #7 has deployed in the meantime');
    await expect(release()).rejects.toThrow('ENOENT');
    emulator.setNextJob({ edits: { added: 0, modified: 1, removed: 0 } });
    expectSuccess((await deploy(numbered(8))).run);
  });

  it('deploys the old site again after an upgrade that failed', async () => {
    await nextSite({ 'index.html': 'one' });
    expectSuccess((await deploy()).run);
    await nextSite({ 'index.html': 'two' });
    const failed = await deploy({
      programs: { helm: `[ "$1" != upgrade ] || exit 1; exec ${pathOf('helm-values')} "$@"` },
    });
    expect(failed.run.succeeded).toBe(false);
    await nextSite({ 'index.html': 'one' });
    const { run, release } = await deploy();
    expectSuccess(run);
    expect(bundleUrlOf(await release())).toContain(exportedJobs().at(-1));
    await nextSite({ 'index.html': 'one' });
    const again = await deploy();
    expectSuccess(again.run);
    await expect(again.release()).rejects.toThrow('ENOENT');
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

describeWith('S3 and CloudFront', ['act', 'aws', 'rsync', 'versitygw'], () => {
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

  beforeEach(async () => {
    for (const name of await readdir(s3.bucket.folder)) {
      await rm(path.join(s3.bucket.folder, name), { recursive: true });
    }
  });

  afterAll(async () => {
    cloudFront.close();
    await s3?.stop();
    await removeFolder(s3Home);
  });

  const publish = async (site: Files, given: Partial<GivenWorkflow> = {}) => {
    await nextSite(site);
    const { port } = cloudFront.address() as AddressInfo;
    return runRecipe('s3-cloudfront', {
      env: { ...s3.env, AWS_ENDPOINT_URL_CLOUDFRONT: `http://127.0.0.1:${port}` },
      programs: { aws: `exec ${pathOf('aws')} "$@"` },
      ...given,
      vars: {
        DOCS_BUCKET: s3.bucket.name,
        DOCS_DISTRIBUTION: 'E2EXAMPLE',
        DOCS_AWS_ROLE: 'arn:aws:iam::1:role/x',
        ...given.vars,
      },
    });
  };
  const goBack = (jobId: string) => publish({}, { payload: { inputs: { 'job-id': jobId } } });
  /** Successful requests that change an object, in order: `PUT name`, or `POST ` for deletions. */
  const writesSince = (length: number) =>
    s3
      .log()
      .slice(length)
      .flatMap((line) => {
        const [, what = '', name = ''] = /^20\d (PUT|POST) \/exports\/?(.*)$/.exec(line) ?? [];
        return what === '' || name.startsWith('.static-export/')
          ? []
          : [`${what} ${decodeURIComponent(name)}`];
      });

  const HASHED = '_next/static/chunks/0a1b2c.js';
  const START: Files = { ...SITE, [HASHED]: 'one' };

  it('moves and invalidates only what changed, and goes back', async () => {
    const first = await publish(START);
    expectSuccess(first);
    expect(await bucketFiles(s3.bucket.folder)).toEqual(START);
    expect(
      writesSince(0)
        .filter((line) => line.startsWith('PUT '))
        .sort(),
    ).toEqual(
      ['', ...Object.keys(START)].map((name) => `PUT ${name}`).sort(), // the first one creates the bucket
    );
    expect(invalidations.splice(0)).toEqual([['/*']]);
    expect(await s3.cacheControl(HASHED)).toBe('public, max-age=31536000, immutable');
    for (const name of ['index.html', 'sitemap.xml'].filter((one) => one in START)) {
      expect(await s3.cacheControl(name)).toBe('public, max-age=0, s-maxage=31536000, must-revalidate');
    }

    const { 'guides/start.html': _, [HASHED]: __, ...others } = START;
    const then = {
      ...others,
      '_next/static/chunks/3d4e5f.js': 'two',
      '#notes.txt': 'a name that a list would skip',
      'index.html': SITE['index.html']?.toUpperCase() ?? '', // of the same size
      'guides/index.html': 'new',
      "guides/$(touch x) & `y` 'z'.html": 'a name that a shell would run',
    };
    let length = s3.log().length;
    const second = await publish(then);
    expectSuccess(second);
    expect(await bucketFiles(s3.bucket.folder)).toEqual(then);
    const writes = writesSince(length);
    expect(writes[0]).toBe('PUT _next/static/chunks/3d4e5f.js');
    expect(writes[1]).toBe('PUT #notes.txt');
    expect(writes.slice(2, -1).sort()).toEqual([
      "PUT guides/$(touch x) & `y` 'z'.html",
      'PUT guides/index.html',
      'PUT index.html',
    ]);
    expect(writes.at(-1)).toBe('POST ');
    const [paths = []] = invalidations.splice(0);
    expect(paths.join()).not.toMatch(/[ &`$#]/);
    expect(paths.map(decodeURIComponent).sort()).toEqual([
      '/',
      '/#notes.txt',
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

    length = s3.log().length;
    expectSuccess(await publish(then));
    expect([writesSince(length), invalidations.splice(0)]).toEqual([[], []]);

    const jobs = starts();
    expectSuccess(await goBack('previous'));
    expect(starts()).toBe(jobs);
    expect(await bucketFiles(s3.bucket.folder)).toEqual(START);
    expect(writesSince(length)).toHaveLength(4);

    const held = await publish(then, { event: 'schedule', vars: { DOCS_HOLD: 'true' } });
    expectSuccess(held);
    expect(await bucketFiles(s3.bucket.folder)).toEqual(START);
  });

  it('moves nothing if only the record of GitHub is lost, and then knows no previous job', async () => {
    expectSuccess(await publish(START));
    gitHub.deployments.length = 0;
    invalidations.length = 0;
    const { length } = s3.log();
    expectSuccess(await publish(START));
    expect([records(), writesSince(length), invalidations]).toEqual([[['in_progress', 'success']], [], []]);
    const run = await goBack('previous');
    expect([run.succeeded, starts()]).toEqual([false, 2]);
    expect(run.printed).toContain('No previous job ID is known');
  });

  it('completes a run that failed halfway, and invalidates everything at once after many changes', async () => {
    const pages = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`page-${index}.html`, `${index}`]));
    const site = { 'index.html': 'many', ...pages(300) };
    expectSuccess(await publish({ 'index.html': 'one', 'old.html': 'old' }));
    isCloudFrontClosed = true;
    const failed = await publish({ ...site, 'orphan.html': 'only in the run that failed' });
    expect(failed.succeeded).toBe(false);
    expect(records().at(-1)).toEqual(['in_progress', 'failure']);
    isCloudFrontClosed = false;
    invalidations.length = 0;
    expectSuccess(await publish(site));
    expect(await bucketFiles(s3.bucket.folder)).toEqual(site);
    expect(invalidations.splice(0)).toEqual([['/*']]);

    const changed = { 'index.html': 'many', ...pages(300), 'page-299.html': 'other' };
    expectSuccess(await publish(changed));
    expect(invalidations.splice(0)).toEqual([['/page-299', '/page-299.html']]);
    const all = Object.fromEntries(Object.keys(changed).map((name) => [name, 'all']));
    expectSuccess(await publish(all));
    expect(invalidations.splice(0)).toEqual([['/*']]);
  });

  it('deploys nothing if too many pages are gone', async () => {
    expectSuccess(await publish({ 'index.html': 'a', 'b.html': 'b', 'c.html': 'c' }));
    const length = s3.log().length;
    const run = await publish({ 'index.html': 'a', 'b.html': 'b' });
    expect(run.succeeded).toBe(false);
    expect(run.log).toContain('max-page-loss');
    expect(writesSince(length)).toEqual([]);
    const allowed = await publish(
      { 'index.html': 'a', 'b.html': 'b' },
      { payload: { inputs: { 'max-page-loss': '1' } } },
    );
    expectSuccess(allowed);
    expect(await bucketFiles(s3.bucket.folder)).toEqual({ 'index.html': 'a', 'b.html': 'b' });
  });
});

describeWith('rsync', ['act', 'rsync'], () => {
  /** Stands for the connection: the program at the other end runs here. */
  const CONNECTION = '[ "$(cat "$2") $3" = "the-private-key www.example.com" ]; shift 3; exec sh -c "$*"';
  let folder: string;
  const publish = async (site: Files | undefined, given: Partial<GivenWorkflow> = {}) => {
    if (site !== undefined) await nextSite(site);
    return runRecipe('rsync', {
      secrets: { DOCS_SSH_KEY: 'the-private-key' },
      vars: {
        DOCS_KNOWN_HOSTS: 'www.example.com ssh-ed25519 AAAA',
        DOCS_TARGET: `www.example.com:${folder}/`,
      },
      programs: { ssh: CONNECTION },
      ...given,
    });
  };
  const moved = ({ printed }: WorkflowRun) => printed.split('\n').filter((line) => /^\S.*[^/]$/.test(line));

  beforeEach(async () => {
    folder = await makeTempFolder('www', home);
  });

  it('moves only what changed, in a safe order', async () => {
    await writeFile(path.join(folder, 'stale.html'), 'of an earlier deployment');
    expectSuccess(await publish(SITE));
    expect(await bucketFiles(folder)).toEqual(SITE);

    const { 'guides/start.html': _, ...others } = SITE;
    const then = {
      ...others,
      'index.html': 'new',
      '_next/a.js': 'new',
      '#notes.txt': 'new',
      "it's/$(x) [[...a]].html": 'new',
    };
    const second = await publish(then);
    expectSuccess(second);
    expect(await bucketFiles(folder)).toEqual(then);
    expect(moved(second)).toEqual([
      '#notes.txt',
      '_next/a.js',
      'index.html',
      "it's/$(x) [[...a]].html",
      'deleting guides/start.html',
    ]);

    const third = await publish(then);
    expectSuccess(third);
    expect(moved(third)).toEqual([]);

    const jobs = starts();
    expectSuccess(await publish(SITE, { event: 'schedule', vars: { DOCS_HOLD: 'true' } }));
    expect([starts(), await bucketFiles(folder)]).toEqual([jobs, then]);
  });

  it('repairs the folder if the manifest is gone', async () => {
    expectSuccess(await publish(SITE));
    await rm(path.join(folder, '.static-export'), { recursive: true });
    expectSuccess(await publish({ 'index.html': 'new' }));
    expect(await bucketFiles(folder)).toEqual({ 'index.html': 'new' });
  });

  it('keeps what only its owner needs out of the reach of the web server', async () => {
    expectSuccess(await publish(SITE));
    const { mode } = await stat(path.join(folder, '.static-export'));
    expect([mode & 0o777, await readdir(path.join(folder, '.static-export'))]).toEqual([
      0o700,
      ['site.sha256'],
    ]);
  });

  it('replaces a site that is half uploaded, also by the one before', async () => {
    const start = { 'index.html': 'one', 'a.html': 'a', 'old.html': 'old' };
    const then = { 'index.html': 'two', 'a.html': 'a', 'new.html': 'new', 'new.js': 'new' };
    const half = { ...start, 'new.js': 'new' };
    const failHalfway = async () => {
      // The connection is lost after the assets.
      const ssh = `if [ -e '${folder}/new.js' ]; then exit 255; fi\n${CONNECTION}`;
      expect((await publish(then, { programs: { ssh } })).succeeded).toBe(false);
      expect(await bucketFiles(folder)).toEqual(half);
    };
    const inputs = (given: Record<string, string>) => ({ payload: { inputs: given } });

    expectSuccess(await publish(start));
    const jobId = exportedJobs()[0] ?? '';
    await failHalfway();
    expectSuccess(await publish(undefined, inputs({ 'job-id': jobId })));
    expect(await bucketFiles(folder)).toEqual(start);

    await failHalfway();
    expectSuccess(await publish(start));
    expect(await bucketFiles(folder)).toEqual(start);

    // A failed upload does not turn off the check.
    await failHalfway();
    const fewer = await publish({ 'index.html': 'three' });
    expect([fewer.succeeded, await bucketFiles(folder)]).toEqual([false, half]);
    expect(fewer.log).toContain('max-page-loss');
    expectSuccess(await publish({ 'index.html': 'three' }, inputs({ 'max-page-loss': '90%' })));
    expect(await bucketFiles(folder)).toEqual({ 'index.html': 'three' });
  });

  it('changes nothing if too many pages are gone', async () => {
    const site = { 'index.html': 'a', 'b.html': 'b' };
    expectSuccess(await publish(site));
    const run = await publish({ 'index.html': 'a' });
    expect([run.succeeded, await bucketFiles(folder)]).toEqual([false, site]);
  });
});

describeWith('rclone', ['rclone'], () => {
  it('moves what changed and deletes what was removed, with the commands of the page', async () => {
    const page = await readFile(path.join(REPOSITORY, 'docs/recipes/README.md'), 'utf8');
    const blocks = [...page.matchAll(/^```bash\n(rclone [\s\S]*?)^```$/gm)].map(([, block = '']) => block);
    const [commands = '', others = ''] = blocks;
    const [getState = '', keepState = '', uploadAll = ''] = others.split('\n');
    const [site, target] = [await makeTempFolder('site', home), await makeTempFolder('target', home)];
    await writeFiles(site, {
      'index.html': 'new',
      '#a.html': 'new',
      'a.js': 'new',
      'unlisted.html': 'not moved',
    });
    await writeFiles(target, {
      'index.html': 'old',
      'old.html': 'old',
      '#b.html': 'old',
      'same.html': 'same',
    });
    const lists = { 'changed.txt': './#a.html\na.js\nindex.html\n', 'removed.txt': './#b.html\nold.html\n' };
    await writeFiles(home, lists);
    const run = (script: string) =>
      execFileSync('bash', ['-eo', 'pipefail', '-c', script], {
        env: {
          ...process.env,
          RCLONE_CONFIG: '',
          SITE: site,
          TARGET: target,
          CHANGED: path.join(home, 'changed.txt'),
          REMOVED: path.join(home, 'removed.txt'),
          RUNNER_TEMP: home,
          LIVE: path.join(home, '.static-export'),
        },
        stdio: 'pipe',
      });
    run(commands);
    const expected = { 'index.html': 'new', '#a.html': 'new', 'a.js': 'new', 'same.html': 'same' };
    expect(textOf(await readFolder(target))).toEqual(expected);
    await writeFiles(home, { 'changed.txt': '', 'removed.txt': '' });
    run(commands);
    expect(textOf(await readFolder(target))).toEqual(expected);

    const state = () => readFolder(path.join(target, '.static-export')).then(textOf);
    run(getState); // there is none yet
    await writeFiles(home, { '.static-export/incomplete': '', '.static-export/site.sha256': 'old' });
    run(keepState);
    run(uploadAll);
    expect(await bucketFiles(target)).toEqual(textOf(await readFolder(site)));
    expect(await state()).toEqual({ incomplete: '', 'site.sha256': 'old' });
    await rm(path.join(home, '.static-export'), { recursive: true });
    run(getState);
    await rm(path.join(home, '.static-export', 'incomplete'));
    await writeFiles(home, { '.static-export/site.sha256': 'new' });
    run(keepState);
    expect(await state()).toEqual({ 'site.sha256': 'new' });
  });
});

describeWith('Versions', ['act', 'rsync'], () => {
  it('deploys them side by side, and moves `latest` in one step', async () => {
    const root = await makeTempFolder('www', home);
    const deploy = (version: string, isLatest: boolean) =>
      runRecipe('versions', {
        payload: { inputs: { version, 'is-latest': String(isLatest) } },
        secrets: { DOCS_SSH_KEY: 'the-private-key' },
        vars: { DOCS_HOST: 'www.example.com', DOCS_KNOWN_HOSTS: 'x', DOCS_ROOT: root },
        programs: {
          ssh: '[ "$(cat "$2") $3" = "the-private-key www.example.com" ]; shift 3; exec sh -c "$*"',
        },
      });
    const shown = async () => {
      const text = await readFile(path.join(root, 'latest', 'index.html'), 'utf8');
      return [(await readdir(root)).sort(), text];
    };
    await nextSite({ 'index.html': 'one' });
    expectSuccess(await deploy('1.0', true));
    expect(await shown()).toEqual([['1-0', 'latest'], 'one']);
    await nextSite({ 'index.html': 'two' });
    expectSuccess(await deploy('2.0', true));
    expect(await shown()).toEqual([['1-0', '2-0', 'latest'], 'two']);
    await nextSite({ 'index.html': 'one, corrected' });
    expectSuccess(await deploy('1.0', false));
    expect(await shown()).toEqual([['1-0', '2-0', 'latest'], 'two']);
    expect(await readFile(path.join(root, '1-0', 'index.html'), 'utf8')).toBe('one, corrected');
    // Nothing changed in the older version, which becomes the latest one again.
    await nextSite({ 'index.html': 'one, corrected' });
    expectSuccess(await deploy('1.0', true));
    expect(await shown()).toEqual([['1-0', '2-0', 'latest'], 'one, corrected']);
    expect((await deploy('../etc', true)).succeeded).toBe(false);
  });
});

describeWith('Container image', ['act'], () => {
  it('has the site and the configuration of nginx, and is pushed only after a change', async () => {
    /** Stands for Docker: keeps what a build would copy into the image. */
    const docker = `printf '%s\\n' "$*" >> "$STUBS_FOLDER/docker"
case "$1" in
  login) cat > "$STUBS_FOLDER/password" ;;
  build) while read -r word from to; do
      [ "$word" != COPY ] || { mkdir -p "$(dirname "$STUBS_FOLDER/image$to")"; cp -R "\${@: -1}/$from" "$STUBS_FOLDER/image$to"; }
    done < "\${@: -1}/Dockerfile" ;;
esac`;
    await nextSite(SITE);
    const publish = () =>
      runRecipe('container-image', { files: { 'nginx.conf': 'server {}' }, programs: { docker } });
    const run = await publish();
    expectSuccess(run);
    const stubs = path.join(run.artifacts, '..');
    expect(textOf(await readFolder(path.join(stubs, 'image', 'srv', 'docs')))).toMatchObject(SITE);
    expect(await readFile(path.join(stubs, 'image/etc/nginx/conf.d/default.conf'), 'utf8')).toBe('server {}');
    expect(await readFile(path.join(stubs, 'password'), 'utf8')).toBe(`${TOKEN}\n`);
    const lines = (await readFile(path.join(stubs, 'docker'), 'utf8')).trim().split('\n');
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^push ghcr\.io\/your-organization\/docs:[0-9a-f]{64}$/),
      'push ghcr.io/your-organization/docs:latest',
    ]);
    await nextSite(SITE);
    const again = await publish();
    expectSuccess(again);
    expect(await readdir(path.join(again.artifacts, '..'))).not.toContain('docker');
  });
});

describeWith('Offline search', ['act', 'chromium', 'pagefind'], () => {
  it('finds the pages of the site, in a browser', async () => {
    const pagefind = path.join(path.dirname(pathOf('pagefind')), 'node_modules', '.bin', 'pagefind');
    const run = await runRecipe('offline-search', {
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
      await page.fill('#search input', 'authentication');
      await page.waitForSelector('#search .pagefind-ui__result-link');
      const addresses = await page.$$eval('#search .pagefind-ui__result-link', (links) =>
        links.map((link) => link.getAttribute('href')),
      );
      expect(addresses).toContain('/guides/authentication.html');
    } finally {
      await browser.close();
      server.close();
    }
  });
});

describeWith('Link check and attestation', ['act'], () => {
  it('check the extracted site', async () => {
    const run = await runRecipe('link-check');
    expectSuccess(run);
    const [{ action, inputs } = { action: '', inputs: {} }] = run.calls;
    expect(action).toBe('lycheeverse/lychee-action');
    expect(inputs['args']).toMatch(/ --fallback-extensions html --root-dir (\/\S+\/site) \1$/);
  });

  it('attest the bundle and the manifest', async () => {
    const run = await runRecipe('attestation');
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
    await nextSite(site);
    const run = await runRecipe('artifact', { event: 'schedule' });
    expectSuccess(run);
    expect(await bucketFiles(path.join(run.artifacts, 'documentation'))).toEqual(site);
    await nextSite({ 'other.html': 'no index' });
    const failed = await runRecipe('artifact', { event: 'schedule' });
    expect([failed.succeeded, failed.calls]).toEqual([false, []]);
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

    await nextSite({ 'index.html': 'the other pages are gone' });
    const guarded = await runRecipe('github-pages');
    expect([guarded.succeeded, guarded.calls]).toEqual([false, []]);
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

describe.each(['tar.gz', 'zip', 'tar'] as const)('Bundles in the format %s', (bundleFormat) => {
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
});

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
    ['damaged', 'printf x >> site/index.html', 'index.html: FAILED'],
    ['lost', 'rm site/index.html', 'index.html: FAILED open or read'],
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
  const secrets = () => ({
    KEY_A: emulator.apiKey,
    KEY_B: emulator.apiKey,
    KEY_C: 'mint_expired',
    KEY_D: emulator.apiKey,
  });
  type Site = Readonly<{ site: string; project?: string }>;
  /** The service knows these sites. */
  const serve = async (sites: readonly Site[]) => {
    await emulator.close();
    emulator = await startEmulator({ ...QUICK, domains: sites.map(({ site }) => site) });
  };
  const exportSites = async (sites: readonly Site[], given: Partial<GivenWorkflow> = {}) => {
    const run = await runRecipe('many-sites', {
      secrets: secrets(),
      files: { 'sites.json': JSON.stringify(sites) },
      ...given,
    });
    const [, overview = ''] = /\bSummary - (### \d+ of [\s\S]*?)\n\[/.exec(run.log) ?? [];
    return { run, overview: overview.split('\n').map((line) => line.trim()) };
  };

  it('exports 40 sites of four organizations, and shows all results', async () => {
    const organization = (letter: string, key: string) =>
      Array.from({ length: 10 }, (_, index) => ({ site: `${letter}${index}.example.com`, key }));
    const sites = [
      ...organization('a', 'KEY_A'),
      ...organization('b', 'KEY_B'),
      ...organization('c', 'KEY_C'),
      ...organization('d', 'KEY_D'),
    ];
    await serve(sites);
    // The first of the jobs has a site without its start page.
    await nextSite({ 'start.html': 'no index' });
    const { run, overview } = await exportSites(sites);
    expect(run.succeeded).toBe(false);
    expect(overview[0]).toBe('### 29 of 40 sites without a failure');
    const rows = overview.slice(4).filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(40);
    expect(rows.slice(0, 11).filter((row) => row.includes('❌ unauthorized'))).toHaveLength(10);
    expect(rows.slice(0, 11).filter((row) => row.includes('❌ check-failed'))).toHaveLength(1);
    expect(
      rows.slice(11).filter((row) => /^\| \w\d\.example\.com \| ✅ \| \d+ \| {2}\| \w+ \|$/.test(row)),
    ).toHaveLength(29);
    const kept = (await readdir(run.artifacts)).filter((name) => !name.startsWith('result-of-'));
    expect(kept).toHaveLength(29);
    expect(await readFile(path.join(run.artifacts, 'd9.example.com', 'sitemap.xml'), 'utf8')).toContain(
      'https://d9.example.com/',
    );

    // A second run says what changed, by reading the bundle of the live job.
    const some = [sites[10], sites[30]].flatMap((site) => site ?? []);
    emulator.setNextJob({ edits: { added: 1, modified: 2, removed: 3 } });
    const { overview: second } = await exportSites(some);
    expect(second.slice(4, 6).join('\n')).toMatch(/ \+\d+ ~\d+ −\d+ \|.*\n.* none \|/);
  });

  it.each([
    ['one organization', 40, 4],
    ['one organization with a batch that is not full', 13, 2],
  ])('starts at most ten sites per hour of %s', async (_, count, hours) => {
    const sites = Array.from({ length: count }, (__, index) => ({
      site: `s${index}.example.com`,
      key: 'KEY_A',
    }));
    const others = [{ site: 'other.example.org', key: 'KEY_B' }];
    const workflow = parse(await readFile(path.join(REPOSITORY, 'docs/recipes/many-sites.yml'), 'utf8'));
    const script = workflow.jobs.plan.steps.at(-1).run;
    const folder = await makeTempFolder('plan', home);
    await writeFile(path.join(folder, 'sites.json'), JSON.stringify([...sites, ...others]));
    const seen: string[] = [];
    for (let hour = 0; hour < hours; hour++) {
      const output = path.join(folder, `${hour}`);
      execFileSync(
        'bash',
        ['-eo', 'pipefail', '-c', `date() { echo ${3600 * (hour + 500_000) + 3599}; }\n${script}`],
        {
          cwd: folder,
          env: { ...process.env, GITHUB_OUTPUT: output },
        },
      );
      const planned: { site: string }[] = JSON.parse((await readFile(output, 'utf8')).slice('sites='.length));
      expect(planned.pop()).toEqual(others[0]);
      expect(planned.length).toBeLessThanOrEqual(10);
      seen.push(...planned.map(({ site }) => site));
    }
    expect(seen.sort()).toEqual(sites.map(({ site }) => site).sort());
  });

  it('has a table that fits the recipe', async () => {
    const table = JSON.parse(await readFile(path.join(REPOSITORY, 'docs/recipes/sites.json'), 'utf8'));
    await serve(table);
    const ours = ({ project, ...site }: Site) =>
      project === undefined ? site : { ...site, project: emulator.projectId };
    const { run, overview } = await exportSites(table.map(ours), {
      secrets: { DOCS_ADMIN_API_KEY_ACME: emulator.apiKey, DOCS_ADMIN_API_KEY_OTHER: emulator.apiKey },
    });
    expectSuccess(run);
    expect(overview[0]).toBe('### 4 of 4 sites without a failure');
  });
});

describeWith('Alarm', ['act'], () => {
  let webhook: WebhookDouble;
  beforeEach(async () => {
    webhook = await WebhookDouble.listen([200]);
  });
  afterEach(() => webhook.close());

  const raise = (given: Partial<GivenWorkflow> = {}) =>
    runRecipe('alarm', {
      event: 'schedule',
      ...given,
      secrets: { CHAT_WEBHOOK: webhook.address, ...given.secrets },
    });
  const issues = () => gitHub.issues.map(({ state, title, comments }) => [state, title, comments.length]);
  const withInput = (name: string, value: string) => (step: Step) =>
    step.id === 'export' && Object.assign(step.with ?? {}, { [name]: value });

  it('opens one issue with what to do and the job ID, comments on it, and closes it', async () => {
    const title = 'The documentation workflow failed: job-failed';
    emulator.setNextJob({ outcome: 'failed' });
    const run = await raise();
    expect(run.succeeded).toBe(false);
    expect(issues()).toEqual([['open', title, 0]]);
    expect(gitHub.issues[0]?.body).toMatch(
      /could not export the site[\s\S]*actions\/runs\/\d+\n- .*`job-id: se_\w+`/,
    );
    emulator.setNextJob({ outcome: 'failed' });
    await raise();
    expect(issues()).toEqual([['open', title, 1]]);
    expect(webhook.messages).toEqual(Array(2).fill(expect.stringMatching(/job-failed[\s\S]*issues\/1$/)));
    expectSuccess(await raise());
    expect(issues()).toEqual([['closed', title, 2]]);
    expect(webhook.messages).toHaveLength(2);
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
    expect(issues()).toEqual([['open', `The documentation workflow failed: ${errorCode}`, 0]]);
    expect(webhook.messages).toHaveLength(1);
  });

  it('sends no message without the secret', async () => {
    emulator.setNextJob({ outcome: 'failed' });
    await raise({ secrets: { CHAT_WEBHOOK: '' } });
    expect(issues()).toHaveLength(1);
    expect(webhook.messages).toEqual([]);
  });

  it('opens no issue if the export is on hold, with the condition of the page', async () => {
    const page = await readFile(path.join(REPOSITORY, 'docs/recipes/README.md'), 'utf8');
    const [, condition = ''] = /^ +`if: (.*DOCS_HOLD.*)`/m.exec(page) ?? [];
    const jobKeys = { export: { if: condition } };
    const run = await raise({ jobKeys, vars: { DOCS_HOLD: 'true' } });
    expectSuccess(run);
    expect([starts(), issues(), webhook.messages]).toEqual([0, [], []]);
    await raise({ jobKeys });
    expect(starts()).toBe(1);
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

/** Every file below a folder by its path, without the recipe's own list. */
async function bucketFiles(folder: string): Promise<Files> {
  const files = Object.entries(textOf(await readFolder(folder)));
  return Object.fromEntries(
    files.filter(([name]) => !name.startsWith('.static-export/') && !name.endsWith('/')),
  );
}
