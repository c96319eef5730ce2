import { expect, it } from '@jest/globals';
import {
  folderSentence,
  ONCE_FIXED,
  type Reported,
  repairStep,
  verdictSentence,
  verdictSentences,
} from '../../../src/summary/verdicts.ts';

it.each<[string, Reported]>([
  ['The site was updated.', { live: 'updated', outcome: 'completed' }],
  [
    'The site was updated, but its address did not serve it to the runner: visitors may see an older version or an error.',
    { live: 'updated', outcome: 'errored', code: 'verify-failed' },
  ],
  [
    'The site was updated, and the step failed afterwards.',
    { live: 'updated', outcome: 'errored', code: 'deploy-failed' },
  ],
  [
    'The site was updated, and the step was cancelled afterwards.',
    { live: 'updated', outcome: 'cancelled', code: 'cancelled' },
  ],
  // There is no older version than that which is live.
  [
    'The site was not updated and is whole, but its address did not serve it to the runner: visitors may not get it either.',
    { live: 'unchanged', outcome: 'errored', code: 'verify-failed' },
  ],
  ['The site was not updated and is whole.', { live: 'unchanged', outcome: 'errored', code: 'check-failed' }],
  ['It is not known what visitors see.', { live: 'unknown', outcome: 'errored', code: 'conflict' }],
  ['The site was not updated by this run, and was not checked.', { live: 'untouched' }],
  [
    'The site was not updated by this run, and its address did not serve it to the runner: visitors may see an error.',
    { live: 'untouched', outcome: 'errored', code: 'verify-failed' },
  ],
  // The export step has completed, and the job has failed.
  ['It is not known what visitors see.', { live: undefined, outcome: 'completed' }],
  [
    'The site was not updated by this run, and was not checked.',
    { live: undefined, outcome: 'failed', code: 'job-failed' },
  ],
  [
    'No deployment was reported: visitors see what they saw before, unless another step changed it.',
    { live: undefined },
  ],
])('`verdictSentences` says %p', (text, reported) => {
  expect(verdictSentences(reported)).toBe(text);
});

it.each<[string, Reported['mix']]>([
  ['The site is a mix of two versions, or only partly deployed.', undefined],
  [
    'The site is a mix of two versions: its pages are the previous ones, and other files are partly new.',
    'assets',
  ],
  ['The site is a mix of two versions: caches may serve previous files.', 'caches'],
])('`verdictSentence` says of a mix %p', (text, mix) => {
  expect(verdictSentence({ live: 'incomplete', mix, outcome: 'errored', code: 'deploy-failed' })).toBe(text);
  expect(verdictSentence({ live: 'updated', mix })).toBe('The site was updated.');
});

it.each<[string, Omit<Reported, 'live'>]>([
  ['Run the workflow again now: that repairs the site.', {}],
  [
    'If a time limit stopped this run, raise the limit. Run the workflow again now: that',
    { outcome: 'cancelled', code: 'cancelled' },
  ],
  ['Run the workflow again now: that', { outcome: 'errored', code: 'verify-failed' }],
  ['Run the workflow again as soon as no other run is active', { outcome: 'errored', code: 'conflict' }],
  [ONCE_FIXED, { outcome: 'errored', code: 'deploy-failed' }],
  [ONCE_FIXED, { outcome: 'errored', code: 'bad-input' }],
  ['A check refused the site', { outcome: 'errored', code: 'check-failed' }],
  [ONCE_FIXED, { outcome: 'errored', code: 'unauthorized' }],
  ['Press "Run workflow" now: a new run repairs', { outcome: 'errored', code: 'superseded' }],
  ['Run the workflow again now, without `dry-run`', { outcome: 'checked' }],
])('`repairStep` begins with %p', (start, reported) => {
  const step = repairStep({ live: 'incomplete', ...reported });
  expect(step.slice(0, start.length)).toBe(start);
  expect(verdictSentences({ live: 'incomplete', ...reported })).toBe(
    `The site is a mix of two versions, or only partly deployed. ${step}`,
  );
  expect(repairStep({ live: 'unchanged', ...reported })).toBe('');
});

it.each<[string, Reported]>([
  ['The folder has the site.', { live: 'updated', outcome: 'completed' }],
  ['The folder has the site.', { live: 'unchanged', outcome: 'completed' }],
  ['The folder has the earlier site.', { live: 'unchanged', code: 'check-failed' }],
  ['It is not known what the folder has.', { live: 'unknown', code: 'conflict' }],
  ['The folder was not changed.', { live: 'untouched', code: 'bad-input' }],
  ['The folder is not complete, and must not be published.', { live: 'incomplete', code: 'deploy-failed' }],
])('`folderSentence` says %p', (text, reported) => {
  expect(folderSentence(reported)).toBe(text);
});
