/** Runs the recipe for Helm with act and the real Helm, against a double of the API of a cluster. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { type FolderServer, listenForFolder } from '../../tools/serve-folder.ts';
import { makeTempFolder, readFolder, textOf } from '../support/folders.ts';
import { REPOSITORY } from '../support/repository.ts';
import { sha256Of } from '../support/sha256.ts';
import { type Cluster, startCluster } from './support/cluster.ts';
import { CHART, runHelm, startChartRepository } from './support/helm.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { expectSuccess, inputs, useRecipes } from './support/recipe.ts';
import type { GivenWorkflow, Step } from './support/run-workflow.ts';
import { startS3 } from './support/s3.ts';

const recipes = useRecipes();

const DIGEST = { contentDigest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) };

/** Values of the release in the cluster, which its owners keep in the repository. */
const OWN_VALUES = { replicas: 3, ingress: { enabled: true, host: 'docs.example.com' } };

type Values = Readonly<Record<string, string>>;

const page = readFileSync(path.join(REPOSITORY, 'docs', 'recipes', 'README.md'), 'utf8');
const [, copying = ''] =
  /^### Keep the bundle after its URL expired\n[\s\S]*?^```yaml\n([\s\S]*?)^```/m.exec(page) ?? [];
/** What the page adds for a copy of the bundle that lasts. */
const COPY_STEPS: readonly Step[] = parse(copying).slice(1);

let charts: FolderServer;
let cluster: Cluster;
beforeEach(async () => {
  charts = await startChartRepository(await makeTempFolder('charts', recipes.home));
  cluster = await startCluster();
});
afterEach(() => {
  charts.close();
  cluster.close();
});

/** Installs or upgrades the release as a user would. */
const helm = async (command: 'install' | 'upgrade') => {
  const [values, kubeconfig] = [path.join(recipes.home, 'own.yaml'), path.join(recipes.home, 'kubeconfig')];
  await writeFile(values, stringify(OWN_VALUES));
  await writeFile(kubeconfig, cluster.kubeconfig);
  const options = ['--namespace', 'mintlify', '--kubeconfig', kubeconfig, '--values', values];
  await runHelm(recipes.home, command, 'mintlify', CHART, ...options);
};
const deploy = ({ edit, vars, ...given }: Partial<GivenWorkflow> = {}) =>
  recipes.run('helm', {
    secrets: { KUBECONFIG: cluster.kubeconfig },
    files: { 'values.yaml': stringify(OWN_VALUES) },
    vars: { DOCS_CHART: `enterprise --repo ${charts.address} --version 0.1.0`, ...vars },
    programs: { helm: `exec ${pathOf('helm')} "$@"` },
    edit: (step) => {
      // A label that YAML would read as a date.
      if (step.id === 'export') Object.assign(step.with ?? {}, { version: '2026-06-01' });
      edit?.(step);
    },
    ...given,
  });
const revision = () => cluster.release('mintlify')?.version;
const shown = () => cluster.configMap('mintlify') ?? {};
/** The digest of the site that the release records. */
const digest = () =>
  (cluster.release('mintlify')?.config['staticExport'] as Values | undefined)?.['contentDigest'];

describeWith('The recipe for Helm', ['act', 'helm'], () => {
  it('deploys on its schedule, with the chart in the folder `mintlify-enterprise`', async () => {
    await helm('install');
    const chart = Object.entries(textOf(await readFolder(CHART)));
    const files = Object.fromEntries(chart.map(([name, text]) => [`mintlify-enterprise/${name}`, text]));
    const run = await deploy({
      event: 'schedule',
      vars: { DOCS_CHART: '' },
      files: { 'values.yaml': stringify(OWN_VALUES), ...files },
    });
    expectSuccess(run);
    expect([recipes.starts(), revision()]).toEqual([1, 2]);
  });

  it('keeps the values of the release, and gives it a working bundle URL, even for an earlier export', async () => {
    await helm('install');
    // The page shows this option, which writes the digest into an annotation.
    const [option = ''] = /--set-string "podAnnotations[^"]*"/.exec(page) ?? [];
    const recorded = '--set-string "staticExport.contentDigest=$DIGEST"';
    const edit = (step: Step) =>
      Object.assign(step, step.run && { run: step.run.replace(recorded, `${recorded} ${option}`) });
    expectSuccess(await deploy({ edit }));
    expect(cluster.annotations('mintlify')).toMatchObject({ 'content-digest': digest() });
    const { bundleUrl = '' } = shown();
    expect([revision(), cluster.release('mintlify')?.config]).toEqual([
      2,
      {
        ...OWN_VALUES,
        podAnnotations: { 'content-digest': digest() },
        staticExport: { ...DIGEST, enabled: true, bundleUrl, version: '2026-06-01' },
      },
    ]);
    const others = { replicas: '3', host: 'docs.example.com', version: '2026-06-01' };
    expect(shown()).toEqual({ ...others, bundleUrl });
    const bundle = await fetch(bundleUrl);
    expect([bundle.status, (await bundle.bytes()).subarray(0, 2)]).toEqual([200, Uint8Array.of(0x1f, 0x8b)]);
    const [jobId = '', ...otherJobs] = recipes.exportedJobs();
    expect([recipes.starts(), otherJobs]).toEqual([1, []]);

    expectSuccess(await deploy(inputs({ 'job-id': jobId })));
    expect([recipes.starts(), revision()]).toEqual([1, 3]);
    expect(shown()).toEqual({ ...others, bundleUrl: expect.stringContaining(jobId) });
  });

  it('deploys changed values after a push, even if no page changed, and nothing on its schedule', async () => {
    const files = { 'values.yaml': stringify({ ...OWN_VALUES, replicas: 5 }) };
    for (const [event, replicas] of [
      ['workflow_dispatch', '3'],
      ['schedule', '3'],
      ['push', '5'],
    ] as const) {
      await recipes.nextSite({ 'index.html': 'unchanged' });
      expectSuccess(await deploy({ event, ...(event === 'workflow_dispatch' ? {} : { files }) }));
      expect([event, shown()['replicas']]).toEqual([event, replicas]);
    }
    expect(revision()).toBe(2);
  });

  it('repairs a release whose installation was killed', async () => {
    await helm('install');
    cluster.setStatus('mintlify', 'pending-install');
    await expect(helm('upgrade')).rejects.toThrow(
      'another operation (install/upgrade/rollback) is in progress',
    );
    expectSuccess(await deploy());
    expect([revision(), cluster.release('mintlify')?.info.status]).toEqual([1, 'deployed']);
    expect(shown()).toMatchObject({ host: 'docs.example.com', version: '2026-06-01' });
  });

  it('raises its alarm if the upgrade fails, keeps the old site, and deploys the next one', async () => {
    const next = async (page: string, given: Partial<GivenWorkflow> = {}) => {
      await recipes.nextSite({ 'index.html': page });
      return deploy({ event: 'schedule', ...given });
    };
    expectSuccess(await next('one'));
    const one = digest();
    const failing = `case "$1" in upgrade) exit 1 ;; esac; exec ${pathOf('helm')} "$@"`;
    expect((await next('two', { programs: { helm: failing } })).succeeded).toBe(false);
    expect(recipes.gitHub.issues[0]?.body).toContain(recipes.exportedJobs().at(-1));
    expectSuccess(await next('one'));
    expect([revision(), digest()]).toEqual([1, one]);
    expectSuccess(await next('two'));
    expect(revision()).toBe(2);
    expect(digest()).not.toBe(one);
    expect(shown()['bundleUrl']).toContain(recipes.exportedJobs().at(-1));
  });

  it('deploys the site again if its upgrade was killed, although the release has its digest', async () => {
    for (const page of ['one', 'two']) {
      await recipes.nextSite({ 'index.html': page });
      expectSuccess(await deploy());
    }
    const two = digest();
    cluster.setStatus('mintlify', 'pending-upgrade');
    await recipes.nextSite({ 'index.html': 'two' });
    expectSuccess(await deploy({ event: 'schedule' }));
    // A rollback to the first site, and the upgrade.
    expect([revision(), digest(), cluster.release('mintlify')?.info.status]).toEqual([4, two, 'deployed']);
  });

  it('exports nothing else if GitHub drops the job ID between the jobs', async () => {
    const run = await deploy({ jobKeys: { export: { outputs: { changed: 'true' } } } });
    expect([run.succeeded, recipes.starts(), revision()]).toEqual([false, 1, undefined]);
    expect(recipes.exportedJobs()).toContain('dropped-by-github');
  });
});

describeWith('The recipe for Helm with a copy of the bundle', ['act', 'helm', 'versitygw', 'aws'], () => {
  it('deploys from a copy in S3 that lasts', async () => {
    const s3 = await startS3(await makeTempFolder('s3', recipes.home));
    const objects = await listenForFolder(0);
    objects.show(s3.bucket.folder);
    const copy = {
      stepsBefore: { 'Azure/setup-helm': COPY_STEPS },
      vars: { DOCS_BUNDLES_BUCKET: s3.bucket.name, DOCS_BUNDLES_URL: objects.address.replace(/\/$/, '') },
      programs: { helm: `exec ${pathOf('helm')} "$@"`, aws: `exec ${pathOf('aws')} "$@"` },
      env: s3.env,
    };
    try {
      expectSuccess(await deploy(copy));
      const { bundleUrl: first = '' } = shown();
      const [jobId = ''] = recipes.exportedJobs();
      expectSuccess(await deploy({ ...copy, ...inputs({ 'job-id': jobId }) }));
      const { bundleUrl: again = '' } = shown();
      // The object is the same, and another address restarts the pods.
      expect([again === first, again.split('?')[0]]).toEqual([false, first.split('?')[0]]);
      expect(again).toMatch(
        new RegExp(`^${objects.address}[0-9a-f]{64}/static-export\\.tar\\.gz\\?run=\\d+$`),
      );
      const bundle = await fetch(again);
      const sha256 = sha256Of(Buffer.from(await bundle.bytes()));
      expect([bundle.status, again]).toEqual([200, expect.stringContaining(`/${sha256}/`)]);
    } finally {
      objects.close();
      await s3.stop();
    }
  });
});
