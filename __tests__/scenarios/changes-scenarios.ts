/** Runs that report what changed: the manifest, the comparison file by file, and the guard against lost pages. */
import { digestOf, type Files, madeBy, manifestOf, SITE, SITE_DIGEST, tarGz } from '../support/archives.ts';
import type { PastDeployment } from '../support/github-double.ts';
import { PREVIOUS_BUNDLE } from '../support/run-built-action.ts';
import {
  type ExportExpectation,
  type ExportScenario,
  groupOf,
  listed,
  type Named,
  type Row,
  type ScenarioGroup,
} from '../support/scenario.ts';
import { NOTHING_SENT } from './scenario-words.ts';

/** The digest of the emulator's domain: `printf docs.example.com | sha256sum | head -c 16`. */
const SITE_KEY = 'e999fb4e01edb9a9';

/** The live site. The exported site adds one file, lacks one, and has different contents in one. */
const LIVE: Files = {
  'index.html': '<h1>Welcome, once</h1>',
  'guides/start.html': '<h1>Start &amp; go</h1>',
  'guides/ü und mehr.html': '<h1>Ü</h1>',
  'guides/old.html': '<h1>Old</h1>',
};
const CHANGES = { 'files-added': '1', 'files-modified': '1', 'files-removed': '1' };
const UNCHANGED = { changed: 'false', 'files-added': '0', 'files-modified': '0', 'files-removed': '0' };
const LISTS = {
  'changed-files.txt': 'assets/logo.svg\nindex.html\n',
  'removed-files.txt': 'guides/old.html\n',
};
const LIST_PATHS = {
  'changed-files-path': /[\\/]bundles[\\/]changed-files\.txt$/,
  'removed-files-path': /[\\/]bundles[\\/]removed-files\.txt$/,
};
/** The first list has every file. */
const EVERY_FILE = {
  'changed-files.txt': 'assets/logo.svg\nguides/start.html\nguides/ü und mehr.html\nindex.html\n',
  'removed-files.txt': '',
};
const NO_COMPARISON = { 'files-added': undefined, 'files-modified': undefined, 'files-removed': undefined };
const NO_LISTS = { 'changed-files-path': undefined, 'removed-files-path': undefined };

/** The path is relative to the workspace, which is next to the folder of the bundle. */
const previousManifest = { 'previous-manifest': '../bundles/live.sha256' };
const live = (manifest: string) => ({ previousFiles: { 'live.sha256': manifest } });
const production = { environment: 'docs' };
const listing = { ...production, 'list-changes': 'true' };
const past = (
  payload: object = {},
  states: PastDeployment['states'] = ['in_progress', 'success'],
): PastDeployment => ({
  task: `static-export/${SITE_KEY}`,
  states,
  payload: {
    site: SITE_KEY,
    jobId: 'se_0000000000000001',
    contentDigest: `sha256:${'0'.repeat(64)}`,
    ...payload,
  },
});
const SAME = past({ contentDigest: SITE_DIGEST });

/** Returns a site with this many pages, and a file that is not a page. */
const pagesOf = (count: number): Files => ({
  'logo.svg': '<svg/>',
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.html`, `${index}`])),
});

/** There is nothing to compare with: every file is listed as changed. */
const incomparable = (
  given: Omit<ExportScenario, 'name' | 'expect'>,
  log: readonly (string | RegExp)[],
  { outputs, ...more }: Partial<ExportExpectation> = {},
): Row<ExportScenario> => ({
  inputs: listing,
  ...given,
  expect: {
    outputs: { changed: 'true', ...NO_COMPARISON, ...LIST_PATHS, ...outputs },
    files: EVERY_FILE,
    log,
    ...more,
  },
});

const UNSORTED: Files = { ...SITE, 'z/🚀.html': '1', 'z/｡.html': '2', 'Z.html': '3', '#top.html': '4' };

const manifests: Named<ExportScenario> = {
  'the manifest lists the files in the order of the bytes of their paths': {
    archive: tarGz(UNSORTED),
    inputs: { extract: 'true' },
    expect: {
      outputs: { 'manifest-path': /[\\/]bundles[\\/]site\.sha256$/, ...NO_LISTS },
      files: { 'site.sha256': manifestOf(UNSORTED) },
    },
  },
  'the manifest of a zip without `extract`, in place of an earlier one': {
    needs: ['zip'],
    archive: madeBy('zip', ['-qr'], SITE),
    previousFiles: { 'site.sha256': 'of yesterday' },
    expect: {
      outputs: { 'site-path': undefined, 'bundle-path': /\.zip$/ },
      files: { 'site.sha256': manifestOf(SITE) },
    },
  },
  'a folder is in the place of the manifest: nothing is replaced': {
    previousFiles: { ...PREVIOUS_BUNDLE, 'site.sha256/file': 'x' },
    expect: { says: [/contains a folder "site\.sha256"/], requests: { start: 0 } },
  },
};

const compared: Named<ExportScenario> = {
  'files that were added, modified and removed': {
    inputs: previousManifest,
    ...live(manifestOf(LIVE)),
    expect: {
      outputs: { changed: 'true', ...CHANGES, ...LIST_PATHS },
      files: { ...LISTS, 'live.sha256': manifestOf(LIVE) },
      log: ['Compared with the live site: 1 added, 1 modified, 1 removed'],
    },
  },
  'the manifest that this step replaces is refused': {
    inputs: { 'previous-manifest': '../bundles/site.sha256' },
    previousFiles: { 'site.sha256': manifestOf(LIVE) },
    expect: { says: [/site\.sha256", which this step replaces/], requests: NOTHING_SENT },
  },
  'nothing changed': {
    inputs: previousManifest,
    ...live(manifestOf(SITE)),
    expect: {
      outputs: { ...UNCHANGED, ...LIST_PATHS },
      files: { 'changed-files.txt': '', 'removed-files.txt': '' },
      log: [/nothing changed/],
    },
  },
  'the manifest does not exist: the first deployment': incomparable({ inputs: previousManifest }, [
    /no previous manifest .*first deployment/,
  ]),
  'with `environment`, the manifest of the live deployment': {
    inputs: { ...production, ...previousManifest },
    gitHub: { deployments: [past({ contentDigest: digestOf(LIVE) })] },
    ...live(manifestOf(LIVE)),
    expect: {
      outputs: { changed: 'true', ...CHANGES, 'previous-job-id': 'se_0000000000000001' },
      files: LISTS,
    },
  },
  'with `environment`, the manifest of an older deployment': incomparable(
    {
      inputs: { ...production, ...previousManifest },
      gitHub: { deployments: [SAME] },
      ...live(manifestOf(LIVE)),
    },
    [/The previous manifest is not that of the live deployment: there is/],
    { outputs: { changed: 'false', 'previous-job-id': 'se_0000000000000001' } },
  ),
  'the previous manifest is empty': {
    inputs: previousManifest,
    ...live(''),
    expect: { says: [/Input `previous-manifest` is .*: it is empty/], requests: NOTHING_SENT },
  },
};

const liveBundles: Named<ExportScenario> = {
  '`list-changes` reads the bundle of the live job': {
    inputs: { ...listing, 'environment-url': 'https://docs.example.com' },
    before: [{ archive: tarGz(LIVE) }],
    expect: {
      outputs: { changed: 'true', ...CHANGES, ...LIST_PATHS, 'previous-job-id': /^se_/ },
      files: LISTS,
      requests: { bundle: 2 },
      log: [/Reading the bundle of the live job se_\w+ to list what changed/],
      summary: [
        /^<h3>📦 docs\.example\.com: exported, 3 pages \(−1\), 226 B, 3 files changed(?:, in .*)?<\/h3>/,
        /Live before this run: deployment \d+ of \d+ \w+ \d{4} \(job <code>(se_\w+)<\/code>\)[\s\S]*job-id: &#34;\1&#34;\ndomain: &#34;docs\.example\.com&#34;\nenvironment: &#34;docs&#34;\n?</,
        /1 page modified[\s\S]*<a href="https:\/\/docs\.example\.com\/"[\s\S]*1 page removed/,
        /<a href="https:\/\/github\.com\/octocat\/docs\/deployments\/docs">/,
      ],
      records: [
        ['in_progress', 'success', 'inactive'],
        ['in_progress', 'success'],
      ],
    },
  },
  '`list-changes` and `max-page-loss` with the project-scoped API': {
    inputs: { ...listing, domain: '', 'project-id': 'project_emulator', 'max-page-loss': '0' },
    before: [{ archive: tarGz(LIVE) }],
    expect: {
      // The numbers are set although the guard fails.
      outputs: { ...CHANGES, ...NO_LISTS, 'previous-job-id': /^[0-9a-f]{24}$/ },
      says: [/The new site has 3 pages, 1 fewer than the live site \(4\)/],
      requests: { start: 1, bundle: 0, storage: 2 },
      records: [['in_progress', 'success']],
      log: [/Reading the bundle of the live job [0-9a-f]{24} to list what changed/],
      summary: [/1 page would be removed[\s\S]*1 page would be modified/],
    },
  },
  '`list-changes` reads nothing when nothing changed': {
    inputs: listing,
    before: [{ archive: tarGz(SITE) }],
    archive: tarGz(SITE, [], { level: 1 }),
    expect: {
      outputs: UNCHANGED,
      files: { 'changed-files.txt': '', 'removed-files.txt': '' },
      requests: { bundle: 1 },
      records: [['in_progress', 'success']],
      summary: [
        /^<h3>📦 docs\.example\.com: exported, nothing changed, 3 pages, /,
        /The live site is up to date: deployment \d+ of \d+ \w+ \d{4} \(job <code>se_\w+<\/code>/,
        /^(?![\s\S]*<pre)/,
      ],
    },
  },
  '`list-changes` for a first deployment': incomparable(
    { inputs: { ...listing, 'max-page-loss': '0' } },
    ['No site is live yet: `max-page-loss` is not checked'],
    {
      outputs: { 'previous-job-id': undefined },
      summary: [
        /^<h3>📦 docs\.example\.com: exported, 3 pages, [\d.]+ k?B, first deployment(?:, in .*)?<\/h3>/,
      ],
    },
  ),
  'the service no longer has the live job': incomparable(
    { gitHub: { deployments: [past()] } },
    [/bundle of the live job se_0000000000000001 is not available.*404.*every file is listed as changed/],
    { outputs: { 'previous-job-id': 'se_0000000000000001' } },
  ),
  'a step cancelled while it reads the live bundle leaves the folder as it was': {
    service: { faults: [{ at: 'storage', calls: [2, null], does: { kind: 'stall', afterBytes: 20 } }] },
    inputs: { ...listing, extract: 'true' },
    before: [{ archive: tarGz(LIVE) }],
    cancelAt: /Reading the bundle of the live job/,
    varies: ['bundle', 'storage'],
    expect: {
      outcome: 'cancelled',
      outputs: { changed: undefined, ...NO_COMPARISON, 'previous-job-id': /^se_/ },
      records: [['in_progress', 'success']],
    },
  },
  'GitHub fails after the export: the bundle is there, and every file is listed as changed': {
    inputs: listing,
    gitHub: {
      faults: [{ at: 'list-deployments', does: { status: 422, body: { message: 'No' } }, calls: [3, 99] }],
    },
    expect: {
      says: [/Reading the deployments failed/],
      outputs: {
        changed: undefined,
        ...NO_COMPARISON,
        ...LIST_PATHS,
        'manifest-path': /site\.sha256$/,
        'bundle-path': /tar\.gz$/,
      },
      files: EVERY_FILE,
    },
  },
};

const guarded: Named<ExportScenario> = {
  'a loss of one page more than 10% is refused': {
    inputs: { ...production, 'max-page-loss': '10%', extract: 'true' },
    before: [{ archive: tarGz(pagesOf(30)) }],
    archive: tarGz(pagesOf(26)),
    expect: {
      says: [
        /The new site has 26 pages, 4 fewer than the live site \(30\), but `max-page-loss` allows 10%\./,
      ],
      outputs: { changed: undefined, 'deployment-id': undefined, 'previous-job-id': /^se_/ },
      records: [['in_progress', 'success']],
      summary: [
        /^<h3>⛔ docs\.example\.com: the site was not updated by this run, and was not checked; refused, the export lacks 4 of 30 pages(?:, after .*)?<\/h3>/,
        /26 pages, 4 fewer than the live site \(30\), but <code>max-page-loss<\/code> allows 10%\./,
      ],
    },
  },
  '`max-page-loss` as a number, compared with the previous manifest': {
    inputs: { ...previousManifest, 'max-page-loss': '0' },
    ...live(manifestOf(LIVE)),
    expect: {
      says: [/3 pages, 1 fewer than the live site \(4\), but `max-page-loss` allows 0\./],
      // The outputs are set even when the guard fails.
      outputs: { ...CHANGES, ...NO_LISTS, changed: undefined },
    },
  },
  'a failed deployment does not turn off the guard': {
    inputs: { ...production, 'max-page-loss': '0%' },
    gitHub: { deployments: [past({ htmlCount: 4 }), past({}, ['failure'])] },
    expect: { says: [/1 fewer than the live site \(4\)/] },
  },
};

const recorded: Named<ExportScenario> = {
  'the record has the content digest and the number of pages': {
    inputs: production,
    expect: {
      outputs: { 'previous-job-id': undefined },
      payload: { contentDigest: SITE_DIGEST, htmlCount: 3 },
    },
  },
  'GitHub links to the live site': {
    inputs: { ...production, 'environment-url': 'https://docs.example.org/?a=1' },
    expect: { environmentUrls: ['https://docs.example.org/?a=1', 'https://docs.example.org/?a=1'] },
  },
  '`environment-url` without `environment` records no deployment, and the log says so': {
    inputs: { 'environment-url': 'https://docs.example.org/?a=1' },
    gitHub: {},
    expect: {
      log: [/`environment-url` is set, but `environment` is empty: .* Set `environment` to record one/],
      records: [],
    },
  },
  'the address of the live site is known only at the end of the job': {
    inputs: production,
    postInputs: { 'environment-url': 'https://docs.example.org/?a=1' },
    expect: { environmentUrls: ['', 'https://docs.example.org/?a=1'] },
  },
  'an invalid address at the end of the job does not keep the deployment open': {
    inputs: production,
    postInputs: { 'environment-url': 'docs.example.org' },
    expect: { environmentUrls: ['', ''], records: [['in_progress', 'success']] },
  },
};

/** Adds the site, and GitHub if there is an environment. */
function withDefaults(scenario: ExportScenario): ExportScenario {
  const isRecorded = 'environment' in (scenario.inputs ?? {});
  return { archive: tarGz(SITE), ...(isRecorded ? { gitHub: {} } : {}), ...scenario };
}

const group = (title: string, prefix: string, scenarios: Named<ExportScenario>) =>
  groupOf(title, prefix, listed(scenarios).map(withDefaults));

export const changesScenarios: readonly ScenarioGroup[] = [
  group('The manifest', 'manifest: ', manifests),
  group('What changed: previous-manifest', 'compare: ', compared),
  group('What changed: list-changes', 'list: ', liveBundles),
  group('The guard against lost pages', 'guard: ', guarded),
  group('The record of what is live', 'live record: ', recorded),
];
