import { expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { Marked } from 'marked';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import { type ExportFacts, NOT_CHECKED } from '../../../../src/export/report/facts.ts';
import { exportSummary } from '../../../../src/export/report/summary.ts';
import type { Result } from '../../../../src/runner/result.ts';
import { exportInputs } from '../../../support/inputs.ts';
import {
  bundleOf,
  CHANGES,
  DEPLOYED,
  INPUTS,
  KINDS,
  LIVE,
  LIVE_STATE,
  SPANS,
  summaryOf,
} from '../../../support/summaries.ts';

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

const JOB = 'se_b81d07c25f6e4a93';
const LIVE_JOB = 'deployment 40 of 12 November 2026 (job se_3f9a2c1b8e7d4a06)';
const GO_BACK = '▸ Go back to job se_3f9a2c1b8e7d4a06 of 12 November 2026';
const DETAILS = '▸ Digests, sizes, and times';
const NEXT_STEP =
  'Next step: deploy the site. Each recipe in docs/recipes/ of this action is a complete workflow for it.';
it.each<[kind: string, lines: string[]]>([
  [
    'changes',
    [
      '📦 docs.example.com: exported, 25 pages (+2), 47.7 kB, 7 files changed, in 1m 41s',
      `Live before this run: ${LIVE_JOB}.`,
      '3 pages added /guides/roll-back | /reference/ | /reference/limits ' +
        '2 pages modified /guides/start | / 1 page removed /guides/old Other files 1 added',
      GO_BACK,
      `docs.example.com · Deployment 42 in production · Job ${JOB}`,
      DETAILS,
    ],
  ],
  [
    'a newer deployment without success',
    [
      '📦 docs.example.com: exported, 25 pages, 47.7 kB, changed, in 1m 41s',
      'Deployment 41 of this site is newer than the live one and has not succeeded. The site is considered changed.',
      GO_BACK,
      `docs.example.com · Deployment 42 in production · Job ${JOB}`,
      DETAILS,
    ],
  ],
  [
    'recorded as live, but not served',
    [
      '⚠️ docs.example.com: exported, recorded as live but not served, 23 pages, 46.3 kB, in 1m 41s',
      `The record calls this site live: ${LIVE_JOB}. But for 20 seconds, https://docs.example.com has not served the ` +
        'deployed site: it responds with 404. | The output changed is true, so that the workflow deploys the site again. ' +
        'If the next scheduled run does not get the site either, it fails with verify-failed: check verify-url, and whether its host changes pages.',
      'The files of the live site are not known, so every file is listed as changed. The log shows why.',
      `docs.example.com · Deployment 42 in production · Job ${JOB}`,
      DETAILS,
    ],
  ],
  [
    'timed out',
    [
      `⏳ docs.example.com: the site was not updated by this run, and was not checked; gave up waiting, the job is running at 62%, after 1m 36s`,
      `Timed out waiting for job ${JOB} after 60 checks in 9m 50s: its last known status is running at 62%. ` +
        `To resume the job, run the workflow with job-id: ${JOB}. To wait longer, raise max-attempts or poll-interval.`,
      'Live: deployment 40 of 12 November 2026 (job se_3f9a2c1b8e7d4a06).',
      'The inputs that resume it:',
      `job-id: "${JOB}" domain: "docs.example.com" environment: "production"`,
      `docs.example.com · Job ${JOB}`,
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
      '✅ docs.example.com: dry run, nothing was changed, and the site was not checked; all checks for an export passed',
      `Live: ${LIVE_JOB}.`,
      '✅ The token may read and record deployments in environment production | ✅ The inputs can be used | ✅ The step may ' +
        'write to the folder /home/runner/work/_temp | ✅ The service accepts the key',
      NOT_CHECKED.replaceAll('`', ''),
      'docs.example.com',
    ],
  ],
])('exportSummary: shows the essential facts of a run of the kind %s', (kind, lines) => {
  expect(unfolded(rendered(summaryOf(kind)))).toEqual(lines);
});

it('exportSummary: names the next step only if nothing shows that the site is deployed', () => {
  const hasNextStep = (given: Partial<ExportInputs>, result = completed) => {
    const inputs = { ...INPUTS, environment: undefined, ...given };
    return shown({ inputs, jobId: JOB, bundle: bundleOf(25) }, result).includes(NEXT_STEP);
  };
  expect(hasNextStep({})).toBe(true);
  expect(hasNextStep({ extract: true })).toBe(false);
  expect(hasNextStep({ previousManifest: '/w/site.sha256' })).toBe(false);
  expect(hasNextStep({}, failed('check-failed'))).toBe(false);
});

it('exportSummary: shows what was published, and the version', () => {
  const document = rendered(summaryOf('many changes, published'));
  expect(unfolded(document).slice(4, 6)).toEqual([
    `docs.example.com · Deployment 42 in production · Version 2.1 · Job ${JOB}`,
    'Published commit 3f9a2c1b8e7d (main) Split the administration guide into chapters',
  ]);
  const links = [...document.querySelectorAll('a')].map(({ href }) => href);
  expect(links).toContain('https://github.com/example/docs/deployments/production');
  expect(shown({ ...DEPLOYED, publishedCommit: '' })).toContain('Published the latest content');
});

it.each<[what: string, pages: number, htmlCount: number | undefined, numbers: string]>([
  ['fewer pages', 20, 23, ', 20 pages (−3), 47.7 kB, 7 files changed'],
  ['the same number', 25, 25, ', 25 pages, 47.7 kB, 7'],
  // Without the page count of the record, the changes are counted: three pages added, one removed.
  ['a record of an older version', 24, undefined, ', 24 pages (+2), 47.7 kB, 7'],
])(
  'exportSummary: compares the pages of the bundle with those of the live site: %s',
  (_what, pages, htmlCount, numbers) => {
    const bundle = bundleOf(pages);
    const liveState = { ...LIVE_STATE, live: { ...LIVE, htmlCount } };
    expect(headlineOf({ ...DEPLOYED, bundle, liveState })).toContain(numbers);
  },
);

it('exportSummary: does not say that the site is whole if a newer deployment has not succeeded', () => {
  const facts = { inputs: INPUTS, live: LIVE, liveState: { ...LIVE_STATE, unfinishedId: 41 } };
  const [headline, why] = shown(facts, failed('unauthorized'));
  expect(headline).toMatch(
    /: the site was not updated by this run, and was not checked; export failed \(unauthorized\)/,
  );
  expect(why).toContain('Open the site, and look at the run of deployment 41.');
  expect(shown(facts, failed('unauthorized')).join()).toContain(
    'Deployment 41 of this site is newer than the live one',
  );
});

it('exportSummary: says "first deployment" only if it is certainly the first', () => {
  const { changes, ...facts } = { ...DEPLOYED, bundle: bundleOf(25), live: LIVE };
  expect(changes).toBeDefined();
  const none = { live: undefined, unfinishedId: undefined, isCutOff: false };
  expect(headlineOf({ ...facts, liveState: none })).toMatch(/, first deployment, in/);
  expect(headlineOf({ ...facts, liveState: { ...none, unfinishedId: 40 } })).toMatch(/, changed, in/);
  const inputs = { ...INPUTS, environment: undefined, previousManifest: '/w/site.sha256' };
  const { liveState, ...byManifest } = { ...facts, inputs };
  expect(headlineOf(byManifest)).toMatch(/, first deployment, in/);
  expect(headlineOf({ ...byManifest, changes: CHANGES })).toMatch(
    /25 pages \(\+2\), 47.7 kB, 7 files changed, in/,
  );
});

it('exportSummary: uses the ID of a resumed job as its name, and says that only a bundle URL was created', () => {
  const target = { by: 'job', jobId: 'se_1', domain: undefined, projectId: undefined } as const;
  const inputs = exportInputs({ target, download: false });
  expect(headlineOf({ inputs, jobId: 'se_1', pageCount: 7, changed: true })).toBe(
    '📦 job se_1: exported, 7 pages, bundle URL created, in 1m 41s',
  );
});

it('exportSummary: suggests going back neither to the deployed job, nor to an invalid ID', () => {
  for (const jobId of [DEPLOYED.jobId ?? '', 'a b']) {
    const lines = shown({ ...DEPLOYED, live: { ...LIVE, jobId } });
    expect(lines.filter((line) => line.includes('Go back'))).toEqual([]);
  }
});

it('exportSummary: does not suggest going back to the site that a resumed job has replaced', () => {
  const target = { by: 'job', jobId: 'se_1', domain: undefined, projectId: undefined } as const;
  const lines = shown({ ...DEPLOYED, jobId: 'se_1', inputs: { ...INPUTS, target } });
  expect(lines.filter((line) => line.includes('Go back'))).toEqual([]);
  expect(lines.join('\n')).toMatch(/Live before this run: deployment 40 .*job se_3f9a2c1b8e7d4a06/);
});

it('exportSummary: shows no date if the record has none', () => {
  const live = { ...LIVE, createdAt: 'yesterday' };
  const facts = { ...DEPLOYED, changed: false, live, liveState: { ...LIVE_STATE, live } };
  expect(shown(facts)).toContain('The live site is up to date: deployment 40 (job se_3f9a2c1b8e7d4a06).');
});

it('exportSummary: folds the digests, sizes, and times', () => {
  const folds = rendered(summaryOf('changes')).querySelectorAll('details');
  const rows = [...(folds[1]?.querySelectorAll('tr') ?? [])].map((row) => [...row.children].map(textOf));
  expect(rows).toEqual([
    ['Pages', '25'],
    ['Files', '30'],
    ['Content digest', expect.stringMatching(/^sha256:/)],
    ['Bundle', 'static-export.tar.gz'],
    ['Size', '47.7 kB (47,700 bytes)'],
    ['SHA-256', expect.stringMatching(/^9b74/)],
    ['URL expires', '2026-11-20T07:00:00Z'],
    ['Changed files', '4 added, 2 modified, 1 removed'],
    ['Time', 'Start 216ms · Queued 19.7s · Running 1m 16s · Bundle URL 400ms · Download 2.6s · Deliver 2.3s'],
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

it('exportSummary: explains a comparison that was not possible', () => {
  const { changes, ...facts } = { ...DEPLOYED, bundle: bundleOf(25) };
  expect(shown(facts)).toContain(
    'The files of the live site are not known, so every file is listed as changed. The log shows why.',
  );
});

it.each(Object.keys(KINDS))('exportSummary: escapes text from outside: %s', (kind) => {
  const [facts, spans, result] = KINDS[kind] ?? [{}, [], completed];
  const evil = '<script>x</script>\n\n# Title\n\n![x](y) </details></table> @me';
  const target = { by: 'domain', domain: evil, paths: [] } as const;
  const inputs: ExportInputs = { ...INPUTS, ...facts.inputs, target, environment: evil, version: evil };
  const names = [`${evil}.html`, `\u202e"onclick=.html`];
  const changes = { added: names, modified: names, removed: names };
  const texts = { jobId: evil, publishedCommit: evil, expiresAt: evil };
  const error = result.error && ({ code: 'github', message: evil, hint: evil } as const);
  const given = error === undefined ? result : { ...result, error };
  const summary = exportSummary({ ...facts, inputs, ...texts, changes }, spans, given);
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
