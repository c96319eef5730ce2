/** act runs the recipe for Helm as it is, against Helm's own upgrade action and a release in memory. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { makeTempFolder } from '../support/folders.ts';
import { type ChartRepository, type Release, startChartRepository } from './support/helm.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { expectSuccess, inputs, useRecipes } from './support/recipe.ts';
import type { GivenWorkflow } from './support/run-workflow.ts';

const recipes = useRecipes();

/** Values of the release in the cluster, which its owners keep in the repository. */
const OWN_VALUES = { replicas: 3, ingress: { enabled: true, host: 'docs.example.com' } };

describeWith('The recipe for Helm', ['act', 'helm-values'], () => {
  let charts: ChartRepository;
  beforeEach(async () => {
    charts = await startChartRepository(await makeTempFolder('charts', recipes.home));
  });
  afterEach(() => charts.close());

  /** Replaces Helm and a cluster in which no release is pending. */
  const helm = `case "$1" in list) echo "[]"; exit ;; esac; exec ${pathOf('helm-values')} "$@"`;

  const deploy = async ({ edit, vars, env, programs, ...given }: Partial<GivenWorkflow> = {}) => {
    const folder = await makeTempFolder('release', recipes.home);
    const installed = path.join(folder, 'installed.yaml');
    const result = path.join(folder, 'release.json');
    await writeFile(installed, stringify(OWN_VALUES));
    const run = await recipes.run('helm', {
      secrets: { KUBECONFIG: 'the-configuration-of-kubectl' },
      files: { 'values.yaml': stringify(OWN_VALUES) },
      vars: {
        DOCS_CHART: 'enterprise',
        DOCS_CHART_REPOSITORY: charts.url,
        DOCS_CHART_VERSION: '0.1.0',
        ...vars,
      },
      env: { HELM_VALUES_INSTALLED: installed, HELM_VALUES_RESULT: result, ...env },
      programs: { helm, ...programs },
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
  const expectNoRelease = (release: () => Promise<Release>) => expect(release()).rejects.toThrow('ENOENT');
  const records = () => recipes.gitHub.deployments.map(({ states }) => states.map(({ state }) => state));

  it('deploys on its schedule, with the directory of the chart that the vendor provides', async () => {
    const chart = path.join(import.meta.dirname, 'support', 'chart');
    const names = ['Chart.yaml', 'values.yaml', 'templates/site.yaml'];
    const files = Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [
          `mintlify-enterprise/${name}`,
          await readFile(path.join(chart, name), 'utf8'),
        ]),
      ),
    );
    const { run, release } = await deploy({
      event: 'schedule',
      vars: { DOCS_CHART: '', DOCS_CHART_REPOSITORY: '', DOCS_CHART_VERSION: '' },
      files: { 'values.yaml': stringify(OWN_VALUES), ...files },
    });
    expectSuccess(run);
    expect([recipes.starts(), (await release()).revision]).toEqual([1, 2]);
  });

  it('refuses a re-run of an older run', async () => {
    await recipes.nextSite({ 'index.html': 'new' });
    expectSuccess((await deploy({ env: { GITHUB_RUN_ID: '8' } })).run);
    await recipes.nextSite({ 'index.html': 'old' });
    const { run, release } = await deploy({ env: { GITHUB_RUN_ID: '7' } });
    expect(run.succeeded).toBe(false);
    expect(run.log).toContain('error-code=superseded');
    await expectNoRelease(release);
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
    expect(recipes.starts()).toBe(1);
    expect(recipes.emulator.requests.filter(({ path: address }) => address.endsWith('/bundle'))).toHaveLength(
      2,
    );
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

  it('installs the release if it does not exist', async () => {
    const { run, release } = await deploy({ env: { HELM_VALUES_INSTALLED: '' } });
    expectSuccess(run);
    const installed = await release();
    expect(installed.revision).toBe(1);
    expect(installed.values).toMatchObject({ ...OWN_VALUES, staticExport: { enabled: true } });
  });

  it('uses the version of the chart that the variable names', async () => {
    const { run, release } = await deploy({ vars: { DOCS_CHART_VERSION: '9.9.9' } });
    expect(run.succeeded).toBe(false);
    await expectNoRelease(release);
    // The second job passes on which job to resume.
    expect(recipes.gitHub.issues[0]?.body).toContain(recipes.exportedJobs().at(-1));
  });

  it.each([
    ['upgrade', 'pending-upgrade', 'rollback mintlify --namespace mintlify'],
    ['installation', 'pending-install', 'uninstall mintlify --namespace mintlify --wait'],
  ])('repairs a release whose last %s was killed', async (_, status, command) => {
    const pending = `case "$1" in
  list) echo '[{"name":"mintlify","namespace":"mintlify","revision":"1","status":"${status}"}]' ;;
  rollback | uninstall) echo "$*" >> "$STUBS_FOLDER/repair" ;;
  *) ${helm} ;;
esac`;
    const { run } = await deploy({ programs: { helm: pending } });
    expectSuccess(run);
    expect(await readFile(path.join(run.artifacts, '..', 'repair'), 'utf8')).toBe(`${command}\n`);
  });

  it('deploys an earlier export again', async () => {
    expectSuccess((await deploy()).run);
    const [jobId = ''] = recipes.exportedJobs();
    const { run, release } = await deploy(inputs({ 'job-id': jobId }));
    expectSuccess(run);
    expect(bundleUrlOf(await release())).toContain(jobId);
    expect(recipes.starts()).toBe(1);
  });

  it('asks for an approval only if the site changed, or for a given job, and records only what it deploys', async () => {
    expectSuccess((await deploy()).run);
    const again = await deploy();
    expectSuccess(again.run);
    await expectNoRelease(again.release);
    recipes.emulator.setNextJob({ edits: { added: 0, modified: 0, removed: 20 } });
    const { run, release } = await deploy();
    expect(run.log).toContain('max-page-loss');
    await expectNoRelease(release);
    expect(records()).toEqual([['in_progress', 'success']]);
    recipes.emulator.setNextJob({ edits: { added: 0, modified: 1, removed: 0 } });
    const changed = await deploy();
    expectSuccess(changed.run);
    expect((await changed.release()).revision).toBe(2);
    expect(records()).toEqual([
      ['in_progress', 'success', 'inactive'],
      ['in_progress', 'success'],
    ]);
  });

  it('deploys the old site again after an upgrade that failed', async () => {
    await recipes.nextSite({ 'index.html': 'one' });
    expectSuccess((await deploy()).run);
    await recipes.nextSite({ 'index.html': 'two' });
    const failed = await deploy({ programs: { helm: `[ "$1" != upgrade ] || exit 1; ${helm}` } });
    expect(failed.run.succeeded).toBe(false);
    await recipes.nextSite({ 'index.html': 'one' });
    const { run, release } = await deploy();
    expectSuccess(run);
    expect(bundleUrlOf(await release())).toContain(recipes.exportedJobs().at(-1));
    await recipes.nextSite({ 'index.html': 'one' });
    const again = await deploy();
    expectSuccess(again.run);
    await expectNoRelease(again.release);
  });

  it('deploys nothing, and raises the alarm, if the export failed', async () => {
    recipes.emulator.setNextJob({ outcome: 'failed' });
    const { run, release } = await deploy();
    expect(run.succeeded).toBe(false);
    await expectNoRelease(release);
    expect(recipes.gitHub.issues).toEqual([
      expect.objectContaining({ title: expect.stringContaining('job-failed') }),
    ]);
  });
});
