/**
 * The verdict on what visitors of a site see, and what repairs a mix. The summary and the annotation of a
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

/** What the deploy step knows about a mix. The alarm only knows that it is one. */
const MIXES = {
  assets:
    'the site is a mix of two versions: its pages are the previous ones, and other files are partly new',
  caches: 'the site is a mix of two versions: caches may serve previous files',
} as const;

export type Mix = keyof typeof MIXES;

/** The outputs of a step that say how the site is. */
export interface Reported {
  /** Undefined if no deploy step reported it. */
  readonly live: Live | undefined;
  /** Undefined if no more is known about a mix. */
  readonly mix?: Mix | undefined;
  readonly outcome?: string | undefined;
  /** The output `error-code`. */
  readonly code?: string | undefined;
}

/** @returns a text that continues a sentence */
export function verdict({ live, mix, outcome, code }: Reported): string {
  if (live === undefined) return undeployed(outcome);
  const what = VERDICTS[live];
  // Another job may have left the mix: what the address served does not matter then.
  if (live === 'incomplete') return mix === undefined ? what : MIXES[mix];
  if (code === 'verify-failed' && live === 'untouched') {
    return 'the site was not updated by this run, and its address did not serve it to the runner: visitors may see an error';
  }
  if (code === 'verify-failed') {
    const seen =
      live === 'updated' ? 'visitors may see an older version or an error' : 'visitors may not get it either';
    return `${what}, but its address did not serve it to the runner: ${seen}`;
  }
  if (live !== 'updated' || code === undefined) return what;
  return `${what}, and the step ${code === 'cancelled' ? 'was cancelled' : 'failed'} afterwards`;
}

/** @param outcome of the export step */
function undeployed(outcome: string | undefined): string {
  if (outcome === undefined)
    return 'no deployment was reported: visitors see what they saw before, unless another step changed it';
  // Another step may have begun to deploy what was exported.
  return outcome === 'completed' ? VERDICTS.unknown : VERDICTS.untouched;
}

const RUN_AGAIN = 'Run the workflow again now: that repairs the site.';

/** Follows the cause and its fix. */
export const ONCE_FIXED = 'Once the cause is fixed, run the workflow again: that repairs the site.';

/** What repairs a mix, by the error code of the run that left or found it, if there is nothing else to fix first. */
const REPAIRS = new Map([
  ['superseded', 'Press "Run workflow" now: a new run repairs the site, a re-run does not.'],
  [
    'check-failed',
    'A check refused the site that would repair it: find out now what the export lacks. A run with the complete site repairs it.',
  ],
  ['cancelled', `If a time limit stopped this run, raise the limit. ${RUN_AGAIN}`],
  // Another job has left the mix.
  ['verify-failed', RUN_AGAIN],
  ['conflict', 'Run the workflow again as soon as no other run is active: that repairs the site.'],
]);

const REPAIR_AFTER = new Map([
  ['checked', 'Run the workflow again now, without `dry-run`: that repairs the site.'],
]);

/** @returns what repairs a mix: complete sentences; empty if the site is none */
export function repairStep({ live, outcome = '', code }: Reported): string {
  if (live !== 'incomplete') return '';
  return REPAIR_AFTER.get(outcome) ?? (code === undefined ? RUN_AGAIN : (REPAIRS.get(code) ?? ONCE_FIXED));
}

/** @returns the verdict as a complete sentence */
export function verdictSentence(reported: Reported): string {
  return sentence(verdict(reported));
}

/** @returns the verdict, and what repairs a mix, where no cause and no fix is between them */
export function verdictSentences(reported: Reported): string {
  return `${verdictSentence(reported)} ${repairStep(reported)}`.trim();
}

/** @returns the verdict on a folder as a complete sentence */
export function folderSentence(reported: Reported): string {
  return sentence(folderVerdict(reported));
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** @returns what a folder has that a later step publishes: a text that continues a sentence */
export function folderVerdict({ live, code }: Reported): string {
  if (live === 'incomplete') return 'the folder is not complete, and must not be published';
  if (code === 'conflict') return 'it is not known what the folder has';
  if (live === 'unchanged')
    return code !== undefined ? 'the folder has the earlier site' : 'the folder has the site';
  return live === 'updated' ? 'the folder has the site' : 'the folder was not changed';
}
