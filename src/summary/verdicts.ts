/**
 * The verdict on what visitors of a site see, and what to do first about a mix. The summary and the annotation of a
 * step, and the issue and the message of the alarm, all take it from here, so that no two reports of one run disagree.
 * No other text states it.
 */

/** The verdict for each value of the output `live` of the deploy step. Each continues a sentence. */
const VERDICTS = {
  updated: 'the site was updated',
  unchanged: 'the site was not updated and is whole',
  incomplete: 'the site is a mix of two versions, or only partly deployed',
  unknown: 'it is not known what visitors see',
  untouched: 'the site was not updated by this run, and was not checked',
} as const;

export type Live = keyof typeof VERDICTS;

/** The outputs of a step that say how the site is. */
export interface Reported {
  /** Undefined if no deploy step reported it. */
  readonly live: Live | undefined;
  readonly outcome?: string | undefined;
  /** The output `error-code`. */
  readonly code?: string | undefined;
}

/** @returns a text that continues a sentence */
export function verdict({ live, outcome, code }: Reported): string {
  if (live === undefined) return undeployed(outcome);
  const what = VERDICTS[live];
  // Another job may have left the mix: what the address served does not matter then.
  if (live === 'incomplete') return what;
  if (code === 'verify-failed')
    return `${what}, but its address did not serve it to the runner: visitors may see an older version or an error`;
  return live === 'updated' && code !== undefined ? `${what}, and the step failed afterwards` : what;
}

/** @param outcome of the export step */
function undeployed(outcome: string | undefined): string {
  if (outcome === undefined)
    return 'no deployment was reported: visitors see what they saw before, unless another step changed it';
  // Another step may have begun to deploy what was exported.
  return outcome === 'completed' ? VERDICTS.unknown : VERDICTS.untouched;
}

const RUN_AGAIN = 'Run the workflow again now, and approve it if it waits: that repairs the site.';
const ONCE_FIXED =
  'Run the workflow again as soon as the cause of this failure is gone: that repairs the site.';

/** What has to happen before the next run can repair a mix, by the error code of the run that left it. */
const BEFORE_REPAIR = new Map([
  ['superseded', 'Press "Run workflow" now: a new run repairs the site, a re-run does not.'],
  [
    'check-failed',
    'A check refused the site that would repair it: find out now what the export lacks. A run with the complete site repairs it.',
  ],
  ['bad-input', `Correct the input. ${RUN_AGAIN}`],
  [
    'deploy-failed',
    'First fix what the error message names, such as a permission or a full disk. Then run the workflow again, and approve it if it waits: that repairs the site.',
  ],
  // Without a new export, the mix of an earlier run remains.
  ['unauthorized', ONCE_FIXED],
  ['forbidden', ONCE_FIXED],
  ['not-found', ONCE_FIXED],
  ['rate-limited', ONCE_FIXED],
  ['job-failed', ONCE_FIXED],
  ['publish-failed', ONCE_FIXED],
]);

const REPAIR_AFTER = new Map([
  ['held', 'Press "Run workflow" now: that repairs the site, and ends the hold.'],
  ['checked', 'Run the workflow again now, without `dry-run`: that repairs the site.'],
]);

/** @returns what to do first about a mix: complete sentences; empty if the site is none */
export function repairStep({ live, outcome = '', code = '' }: Reported): string {
  if (live !== 'incomplete') return '';
  return REPAIR_AFTER.get(outcome) ?? BEFORE_REPAIR.get(code) ?? RUN_AGAIN;
}

/** @returns the verdict, and for a mix what to do first, as complete sentences */
export function verdictSentences(reported: Reported): string {
  return `${sentence(verdict(reported))} ${repairStep(reported)}`.trim();
}

/** @returns the verdict on a folder as a complete sentence */
export function folderSentence(reported: Reported): string {
  return sentence(folderVerdict(reported));
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** @returns what a folder has that a later step publishes: a text that continues a sentence */
export function folderVerdict({ live, outcome, code }: Reported): string {
  if (live === 'incomplete') return 'the folder is not complete, and must not be published';
  if (code === 'conflict') return 'it is not known what the folder has';
  const isRefused = outcome === 'held' || code !== undefined;
  if (live === 'unchanged') return isRefused ? 'the folder has the earlier site' : 'the folder has the site';
  return live === 'updated' ? 'the folder has the site' : 'the folder was not changed';
}
