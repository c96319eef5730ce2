/** One job summary of each kind, for the tests of their texts and for their pictures. */
import type { Bundle } from '../../src/archive/read-archive.ts';
import type { ErrorCode } from '../../src/error-codes.ts';
import type { ExportFacts } from '../../src/export/report/facts.ts';
import { exportSummary } from '../../src/export/report/summary.ts';
import type { Timeline } from '../../src/export/report/timeline.ts';
import type { Result } from '../../src/runner/result.ts';
import { exportInputs } from './inputs.ts';

const six = Date.parse('2026-11-20T06:00:00Z');
export const SPANS: Timeline['spans'] = [
  { phase: 'Start', from: six, to: six + 216 },
  { phase: 'Queued', from: six + 216, to: six + 20_000 },
  { phase: 'Running', from: six + 20_000, to: six + 96_000 },
  { phase: 'Bundle URL', from: six + 96_000, to: six + 96_400 },
  { phase: 'Download', from: six + 96_400, to: six + 99_000 },
];

export const INPUTS = exportInputs();

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

/** An export with everything that a summary can show. */
export const EXPORTED: ExportFacts = {
  inputs: { ...INPUTS, version: '2.1' },
  publishedCommit: '3f9a2c1b8e7d (main) Split the administration guide into chapters',
  jobId: 'se_b81d07c25f6e4a93',
  pageCount: 25,
  bundleUrl: {
    bundleUrl: 'https://storage.example.com/bundle',
    expiresAt: '2026-11-20T07:00:00Z',
    sizeBytes: undefined,
  },
  bundle: bundleOf(25),
};

/** Returns the facts without those that a run learns only in later steps. */
function without<Name extends keyof ExportFacts>(facts: ExportFacts, ...names: Name[]): ExportFacts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name as Name)));
}

const failure = (code: ErrorCode, message: string, hint: string): Result => ({
  outcome: code === 'cancelled' || code === 'timed-out' ? code : 'errored',
  error: { code, message, hint },
});

/** The facts from which each kind of summary is created. */
export const KINDS: Readonly<Record<string, readonly [ExportFacts, Timeline['spans'], Result]>> = {
  exported: [EXPORTED, SPANS, completed],
  'exported and extracted': [
    {
      ...EXPORTED,
      inputs: exportInputs({ extract: true }),
      bundle: { ...bundleOf(25), sitePath: '/tmp/x/site' },
    },
    SPANS,
    completed,
  ],
  'bundle rejected': [
    without(EXPORTED, 'bundle'),
    SPANS,
    failure(
      'bundle-rejected',
      'The bundle was refused: "guides/../../etc/passwd" leaves the site.',
      'The existing bundle and site were left unchanged. Report it to the provider of the bundle. To resume the job, run the workflow with `job-id: se_b81d07c25f6e4a93`, which creates a fresh bundle URL.',
    ),
  ],
  'too few pages': [
    without(EXPORTED, 'bundle', 'bundleUrl'),
    SPANS.slice(0, 3),
    failure(
      'check-failed',
      'The export has 25 pages, but `min-pages` requires 30.',
      'Nothing was downloaded. Check whether pages are missing from the documentation.',
    ),
  ],
  'timed out': [
    {
      ...without(EXPORTED, 'bundle', 'bundleUrl'),
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
      checks: [
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
