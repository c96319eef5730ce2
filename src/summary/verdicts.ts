/**
 * The verdict on what visitors of a site see, for the summary and the hint of the deploy action, and for the alarm. No
 * other text states a value of `live`, so that two reports of one run never disagree.
 */
import { dayAndTime } from '../text/units.ts';
import { isId } from '../values/id.ts';

/** The verdict for each value of the output `live` of the deploy step. Each continues a sentence. */
const VERDICTS = {
  updated: 'the site was updated',
  unchanged: 'the site was not updated and is whole',
  incomplete: 'the site is a mix of two versions, or only partly deployed',
  unknown: 'it is not known what visitors see',
  untouched: 'the site was not updated, and was not checked',
} as const;

/** The verdicts for `incomplete` if it is known whether a site was live before. */
const WITH_EARLIER_SITE = 'the site is a mix of two versions';
const WITHOUT_EARLIER_SITE = 'the site is only partly deployed';

export type Live = keyof typeof VERDICTS;

interface Seen {
  /** Undefined if no deploy step reported it. */
  readonly live: Live | undefined;
  /** Whether no deployment to this destination was ever completed; undefined if that is not known. */
  readonly isFirst?: boolean | undefined;
  /** ISO 8601: since when the site has been live, or a mix; undefined if that is not known. */
  readonly since?: string | undefined;
  /** Export job of a site that was not updated. */
  readonly jobId?: string | undefined;
  /** False if the address of the site did not serve what is live (`verify-failed`). */
  readonly isServed?: boolean;
}

/** @returns a text that continues a sentence, with IDs in backticks */
export function verdict({ live, isFirst, since, jobId = '', isServed = true }: Seen): string {
  if (live === undefined)
    return 'no deployment was reported: visitors see what they saw before, unless another step changed it';
  const time = since === undefined ? '' : ` since ${dayAndTime(since)}`;
  const more = {
    updated: '',
    unchanged: time && `, live${time}${isId(jobId) ? ` from job \`${jobId}\`` : ''}`,
    incomplete: `${time}, which the next run repairs`,
    unknown: '',
    untouched: '',
  }[live];
  const isKnown = live === 'incomplete' && isFirst !== undefined;
  const what = isKnown ? (isFirst ? WITHOUT_EARLIER_SITE : WITH_EARLIER_SITE) : VERDICTS[live];
  return `${what}${more}${isServed ? '' : ', but its address did not serve it to the runner'}`;
}

/** @returns the verdict as a complete sentence */
export function verdictSentence(seen: Seen): string {
  const text = verdict(seen);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
