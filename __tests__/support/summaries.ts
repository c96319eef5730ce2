/** One job summary of each kind, for the tests of their texts and for their pictures. */
import type { Bundle } from '../../src/archive/read-archive.ts';
import type { ErrorCode } from '../../src/error-codes.ts';
import type { ExportFacts } from '../../src/export/report/facts.ts';
import { exportSummary } from '../../src/export/report/summary.ts';
import type { Timeline } from '../../src/export/report/timeline.ts';
import type { LiveDeployment, LiveState } from '../../src/github/deployments.ts';
import type { Result } from '../../src/runner/result.ts';
import { workflowRun } from '../../src/runner/workflow-run.ts';
import type { Changes } from '../../src/site/compare-sites.ts';
import { exportInputs } from './inputs.ts';

const six = Date.parse('2026-11-20T06:00:00Z');
export const SPANS: Timeline['spans'] = [
  { phase: 'Start', from: six, to: six + 216 },
  { phase: 'Queued', from: six + 216, to: six + 20_000 },
  { phase: 'Running', from: six + 20_000, to: six + 96_000 },
  { phase: 'Bundle URL', from: six + 96_000, to: six + 96_400 },
  { phase: 'Download', from: six + 96_400, to: six + 99_000 },
  { phase: 'Deliver', from: six + 99_000, to: six + 101_300 },
];

export const INPUTS = exportInputs({
  environment: 'production',
  environmentUrl: 'https://docs.example.com',
  listChanges: true,
  gitHub: {
    ...workflowRun({ GITHUB_REPOSITORY: 'example/docs' }),
    apiUrl: new URL('https://api.github.com'),
    token: 'ghs_token',
  },
});

export const LIVE: LiveDeployment = {
  id: 40,
  jobId: 'se_3f9a2c1b8e7d4a06',
  contentDigest: `sha256:${'1'.repeat(64)}`,
  htmlCount: 23,
  createdAt: '2026-11-12T04:00:00Z',
};

export const LIVE_STATE: LiveState = { live: LIVE, unfinishedId: undefined, isCutOff: false };

export const CHANGES: Changes = {
  added: ['assets/rollback.svg', 'guides/roll-back.html', 'reference/index.html', 'reference/limits.html'],
  modified: ['guides/start.html', 'index.html'],
  removed: ['guides/old.html'],
};

/** Returns a bundle whose site has this many pages and five other files. */
export function bundleOf(pageCount: number, sizeBytes = 47_700): Bundle {
  const names = [
    ...Array.from({ length: pageCount }, (_, index) => `${index}.html`),
    ...Array.from({ length: 5 }, (_, index) => `assets/${index}.svg`),
  ];
  return {
    path: '/tmp/x/static-export.tar.gz',
    sitePath: undefined,
    format: { extension: '.tar.gz', read: 'tar', compression: 'gzip' },
    sizeBytes,
    sha256: '9b74c9897bac770ffc029102a200c5de5b7b5f5c3d0fa1e0a2f4d1c9e8b7a6f5',
    site: {
      fileCount: names.length,
      contentDigest: 'sha256:5ed7c0a1f3b2d4e6978899aabbccddeeff00112233445566778899aabbccddee',
      files: new Map(names.map((name) => [name, ''])),
      topFolder: '',
      hostingPath: undefined,
    },
  };
}

const completed: Result = { outcome: 'completed' };

/** A deployment with everything that a summary can show. */
export const DEPLOYED: ExportFacts = {
  inputs: INPUTS,
  jobId: 'se_b81d07c25f6e4a93',
  pageCount: 25,
  bundleUrl: {
    bundleUrl: 'https://storage.example.com/bundle',
    expiresAt: '2026-11-20T07:00:00Z',
    sizeBytes: undefined,
  },
  bundle: bundleOf(25),
  live: LIVE,
  liveState: LIVE_STATE,
  changes: CHANGES,
  changed: true,
  deploymentId: 42,
};

const NO_CHANGES: Changes = { added: [], modified: [], removed: [] };
const UNCHANGED: ExportFacts = {
  ...DEPLOYED,
  bundle: bundleOf(23, 46_300),
  pageCount: 23,
  changes: NO_CHANGES,
  changed: false,
};
/** Returns the facts without those that a run learns only in later steps. */
function without<Name extends keyof ExportFacts>(facts: ExportFacts, ...names: Name[]): ExportFacts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name as Name)));
}

const many = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/chapter-${String(index + 1).padStart(3, '0')}.html`);
const MANY_CHANGES: Changes = {
  added: [...many('guides/administration', 31), 'assets/overview.svg'],
  modified: many('reference/api', 400),
  removed: ['logo.svg', 'robots.txt'],
};

const failure = (code: ErrorCode, message: string, hint: string): Result => ({
  outcome: code === 'cancelled' || code === 'timed-out' ? code : 'errored',
  error: { code, message, hint },
});

/** The facts from which each kind of summary is created. */
export const KINDS: Readonly<Record<string, readonly [ExportFacts, Timeline['spans'], Result]>> = {
  changes: [DEPLOYED, SPANS, completed],
  'many changes, published': [
    {
      ...DEPLOYED,
      inputs: { ...INPUTS, version: '2.1' },
      publishedCommit: '3f9a2c1b8e7d (main) Split the administration guide into chapters',
      bundle: bundleOf(446, 912_000),
      pageCount: 446,
      changes: MANY_CHANGES,
    },
    SPANS,
    completed,
  ],
  'no change': [without(UNCHANGED, 'deploymentId'), SPANS, completed],
  'recorded as live, but not served': [
    {
      ...without(UNCHANGED, 'changes'),
      changed: true,
      unserved:
        'for 20 seconds, https://docs.example.com has not served the deployed site: it responds with 404',
    },
    SPANS,
    completed,
  ],
  'first deployment': [
    {
      ...without(DEPLOYED, 'live', 'changes'),
      bundle: bundleOf(25),
      liveState: { live: undefined, unfinishedId: undefined, isCutOff: false },
    },
    SPANS,
    completed,
  ],
  'a newer deployment without success': [
    {
      ...without(DEPLOYED, 'changes'),
      bundle: bundleOf(25),
      liveState: { ...LIVE_STATE, unfinishedId: 41 },
    },
    SPANS,
    completed,
  ],
  'without a comparison': [
    {
      inputs: exportInputs(),
      jobId: 'se_b81d07c25f6e4a93',
      bundle: bundleOf(25),
      changed: true,
    },
    SPANS.slice(0, 5),
    completed,
  ],
  'bundle rejected': [
    without(DEPLOYED, 'bundle', 'changes', 'changed', 'deploymentId', 'liveState'),
    SPANS.slice(0, 5),
    failure(
      'bundle-rejected',
      'The bundle was refused: "guides/../../etc/passwd" leaves the site.',
      'The existing bundle and site were left unchanged. Report it to the provider of the bundle. To resume the job, run the workflow with `job-id: se_b81d07c25f6e4a93`, which creates a fresh bundle URL.',
    ),
  ],
  'pages lost': [
    {
      ...without(DEPLOYED, 'bundle', 'changed', 'deploymentId'),
      pageLoss: { livePages: 23, sitePages: 11 },
      changes: { ...NO_CHANGES, removed: many('guides', 12) },
    },
    SPANS.slice(0, 5),
    failure(
      'check-failed',
      'The new site has 11 pages, 12 fewer than the live site (23), but `max-page-loss` allows 10%.',
      'The existing bundle and site were left unchanged, and nothing was deployed. Check whether pages are missing from the documentation. If they were removed on purpose, raise `max-page-loss` for one run.',
    ),
  ],
  'timed out': [
    {
      ...without(DEPLOYED, 'bundle', 'changes', 'changed', 'deploymentId', 'liveState', 'bundleUrl'),
      lastSeen: { status: 'running', progress: 62.4 },
    },
    SPANS.slice(0, 3),
    failure(
      'timed-out',
      'Timed out waiting for job se_b81d07c25f6e4a93 after 60 checks in 9m 50s: its last known status is running at 62%.',
      'To resume the job, run the workflow with `job-id: se_b81d07c25f6e4a93`. To wait longer, raise `max-attempts` or `poll-interval`.',
    ),
  ],
  'dry run': [
    {
      inputs: { ...INPUTS, dryRun: true },
      live: LIVE,
      checks: [
        'The token may read and record deployments in environment production',
        'The inputs can be used',
        'The step may write to the folder /home/runner/work/_temp',
        'The service accepts the key',
      ],
    },
    [],
    { outcome: 'checked' },
  ],
  started: [
    {
      inputs: exportInputs({
        target: { by: 'project', projectId: 'prj_7d21f0', basePath: undefined },
        wait: false,
      }),
      jobId: 'se_b81d07c25f6e4a93',
    },
    SPANS.slice(0, 1),
    { outcome: 'started' },
  ],
};

export function summaryOf(kind: string): string {
  const [facts, spans, result] = KINDS[kind] ?? [{}, [], completed];
  return exportSummary(facts, spans, result) ?? '';
}
