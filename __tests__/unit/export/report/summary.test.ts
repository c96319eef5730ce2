import { expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { Marked } from 'marked';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import { type ExportFacts, NOT_CHECKED } from '../../../../src/export/report/facts.ts';
import { exportSummary } from '../../../../src/export/report/summary.ts';
import type { Result } from '../../../../src/runner/result.ts';
import { exportInputs } from '../../../support/inputs.ts';
import { bundleOf, EXPORTED, INPUTS, KINDS, SPANS, summaryOf } from '../../../support/summaries.ts';

const completed: Result = { outcome: 'completed' };
const failed = (code: 'check-failed' | 'unauthorized' | 'bad-input'): Result => ({
  outcome: 'errored',
  error: { code, message: 'It `failed`.', hint: 'Fix it.' },
});

/** Returns the summary as GitHub renders it. */
function rendered(summary: string) {
  return new JSDOM(new Marked({ gfm: true }).parse(summary, { async: false })).window.document;
}

const textOf = (element: { readonly textContent: string | null } | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim();

/** Returns the text that is visible without a click. */
function unfolded(document: JSDOM['window']['document']): string[] {
  const copy = document.body.cloneNode(true);
  for (const element of copy.querySelectorAll('td details')) element.remove();
  for (const element of copy.querySelectorAll('details')) {
    element.replaceWith(`▸ ${textOf(element.querySelector('summary'))}`);
  }
  for (const element of copy.querySelectorAll('th, td')) element.append(' ');
  for (const element of copy.querySelectorAll('br')) element.replaceWith(' | ');
  return [...copy.childNodes]
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim() ?? '')
    .filter(Boolean);
}

const shown = (facts: ExportFacts, result = completed) =>
  unfolded(rendered(exportSummary(facts, SPANS, result)));
const headlineOf = (facts: ExportFacts, result = completed) => shown(facts, result)[0];

const NOT_UPDATED = 'the site was not updated by this run, and was not checked';
const DRY = 'dry run, nothing was changed';
const JOB = 'se_b81d07c25f6e4a93';
const DETAILS = '▸ Digests, sizes, and times';
const NEXT_STEP =
  'Next step: deploy the site. Each recipe in docs/recipes/ of this action is a complete workflow for it.';
it.each<[kind: string, lines: string[]]>([
  [
    'exported',
    [
      '📦 docs.example.com: exported, 25 pages, 47.7 kB, in 1m 39s',
      `Version 2.1 · Job ${JOB}`,
      NEXT_STEP,
      'Published commit 3f9a2c1b8e7d (main) Split the administration guide into chapters',
      DETAILS,
    ],
  ],
  [
    'timed out',
    [
      `⏳ docs.example.com: the site was not updated by this run, and was not checked; gave up waiting, the job is running at 62%, after 1m 36s`,
      `Timed out waiting for job ${JOB} after 60 checks in 9m 50s: its last known status is running at 62%. ` +
        `To resume the job, run the workflow with job-id: ${JOB}. To wait longer, raise max-attempts or poll-interval.`,
      'The inputs that resume it:',
      `job-id: "${JOB}"`,
      `Version 2.1 · Job ${JOB}`,
      'Published commit 3f9a2c1b8e7d (main) Split the administration guide into chapters',
      '▸ Details',
    ],
  ],
  [
    'started',
    [
      '🚀 prj_7d21f0: export started',
      'The job continues. Resume it later with these inputs:',
      // YAML could read an ID that begins with a digit as a number.
      `job-id: "${JOB}" project-id: "prj_7d21f0"`,
      `Job ${JOB}`,
    ],
  ],
  [
    'dry run',
    [
      '✅ docs.example.com: dry run, nothing was changed, and the site was not checked; the key is accepted, and its scope and the project were not checked',
      '✅ The inputs can be used | ✅ The step may write to the folder /home/runner/work/_temp | ' +
        '✅ The service accepts the key',
      NOT_CHECKED.replaceAll('`', ''),
    ],
  ],
])('exportSummary: shows the essential facts of a run of the kind %s', (kind, lines) => {
  expect(unfolded(rendered(summaryOf(kind)))).toEqual(lines);
});

it('exportSummary: names the next step only if nothing was extracted', () => {
  const hasNextStep = (given: Partial<ExportInputs>, result = completed) => {
    const inputs = { ...INPUTS, ...given };
    return shown({ inputs, jobId: JOB, bundle: bundleOf(25) }, result).includes(NEXT_STEP);
  };
  expect(hasNextStep({})).toBe(true);
  expect(hasNextStep({ extract: true })).toBe(false);
  expect(hasNextStep({}, failed('check-failed'))).toBe(false);
});

it('exportSummary: shows that content was published whose commit is not known', () => {
  expect(shown({ ...EXPORTED, publishedCommit: '' })).toContain('Published the latest content');
});

it('exportSummary: uses the ID of a resumed job as its name, and says that only a bundle URL was created', () => {
  const target = { by: 'job', jobId: 'se_1', domain: undefined, projectId: undefined } as const;
  const inputs = exportInputs({ target, download: false });
  expect(headlineOf({ inputs, jobId: 'se_1', pageCount: 7 })).toBe(
    '📦 job se_1: exported, 7 pages, bundle URL created, in 1m 39s',
  );
});

it.each<[Result['outcome'], NonNullable<Result['error']>['code'], Partial<ExportInputs>, string]>([
  ['failed', 'job-failed', {}, `❌ docs.example.com: ${NOT_UPDATED}; export failed (job-failed)`],
  ['errored', 'check-failed', {}, `⛔ docs.example.com: ${NOT_UPDATED}; refused (check-failed)`],
  ['cancelled', 'cancelled', {}, `🚫 docs.example.com: ${NOT_UPDATED}; export cancelled`],
  ['timed-out', 'timed-out', {}, `⏳ docs.example.com: ${NOT_UPDATED}; gave up waiting`],
  [
    'errored',
    'unauthorized',
    { dryRun: true },
    `❌ docs.example.com: ${DRY}, and the site was not checked; an export would fail (unauthorized)`,
  ],
  ['cancelled', 'cancelled', { dryRun: true }, `🚫 docs.example.com: ${DRY}; cancelled`],
])('exportSummary: begins after %s, %s, with %j', (outcome, code, given, expected) => {
  const error = { code, message: 'It failed.', hint: 'Fix it.' };
  const facts = { inputs: { ...INPUTS, ...given } };
  expect(headlineOf(facts, { outcome, error })).toBe(`${expected}, after 1m 39s`);
});

it('exportSummary: says where the site has to be hosted', () => {
  const bundle = bundleOf(25);
  const facts = { ...EXPORTED, bundle: { ...bundle, site: { ...bundle.site, hostingPath: '/docs' } } };
  expect(shown(facts)[1]).toMatch(/^The site has to be hosted under \/docs\//);
});

it('exportSummary: folds the digests, sizes, and times', () => {
  const folds = rendered(summaryOf('exported')).querySelectorAll('details');
  const rows = [...(folds[0]?.querySelectorAll('tr') ?? [])].map((row) => [...row.children].map(textOf));
  expect(rows).toEqual([
    ['Pages', '25'],
    ['Files', '30'],
    ['Content digest', expect.stringMatching(/^sha256:/)],
    ['Bundle', 'static-export.tar.gz'],
    ['Size', '47.7 kB (47,700 bytes)'],
    ['SHA-256', expect.stringMatching(/^9b74/)],
    ['URL expires', '2026-11-20T07:00:00Z'],
    ['Time', 'Start 216ms · Queued 19.7s · Running 1m 16s · Bundle URL 400ms · Download 2.6s'],
  ]);
});

it.each([
  [25, [], '25'],
  [24, [], '25 in the bundle, 24 reported by the service'],
  // The page that hosts send for a missing address never counts as a page.
  [25, ['404.html'], '25'],
  [27, ['404.html'], '25 in the bundle, 27 reported by the service'],
  [undefined, ['404.html'], '25'],
])(
  'exportSummary: shows both page counts if they differ: %p, and 25 files with %j',
  (pageCount, more, expected) => {
    const bundle = bundleOf(25);
    const files = new Map([...(bundle.site.files ?? []), ...more.map((name) => [name, ''] as const)]);
    const site = bundle.site && { ...bundle.site, files };
    const facts = { inputs: INPUTS, bundle: { ...bundle, site }, ...(pageCount && { pageCount }) };
    const document = rendered(exportSummary(facts, SPANS, completed));
    const [, pages] = [...document.querySelectorAll('details')].at(-1)?.querySelector('tr')?.children ?? [];
    expect(textOf(pages)).toBe(expected);
  },
);

it('exportSummary: shows no durations of a run without a bundle that took less than a second', () => {
  expect(summaryOf('started')).not.toContain('<details>');
});

it.each(Object.keys(KINDS))('exportSummary: escapes text from outside: %s', (kind) => {
  const [facts, spans, result] = KINDS[kind] ?? [{}, [], completed];
  const evil = '<script>x</script>\n\n# Title\n\n![x](y) </details></table> @me';
  const target = { by: 'domain', domain: evil, paths: [] } as const;
  const inputs: ExportInputs = { ...INPUTS, ...facts.inputs, target, version: evil };
  const texts = { jobId: evil, publishedCommit: `\u202e${evil}`, expiresAt: evil };
  const error = result.error && ({ code: 'github', message: evil, hint: evil } as const);
  const given = error === undefined ? result : { ...result, error };
  const summary = exportSummary({ ...facts, inputs, ...texts }, spans, given);
  const document = rendered(summary);
  expect(document.querySelectorAll('script, img, h1, h2, [onclick]')).toHaveLength(0);
  expect(document.querySelectorAll('h3')).toHaveLength(1);
  expect(document.querySelector('h3')?.textContent).toContain('<script>x</script> # Title');
  const folds = (summary.match(/<details>/g) ?? []).length;
  expect(document.querySelectorAll('details')).toHaveLength(folds);
  expect(summary).not.toContain('\u202e');
});

it('exportSummary: says that nothing was updated if an input cannot be used', () => {
  expect(shown({}, failed('bad-input'))).toEqual([
    '❌ the site was not updated by this run, and was not checked (bad-input)',
    'It failed. Fix it.',
  ]);
});
