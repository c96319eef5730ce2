/**
 * The verdict on what visitors of a site see, for the summary and the hint of the deploy action, and for the alarm. No
 * other text says this, so that two reports of one run never disagree.
 */
import { dayAndTime } from '../text/units.ts';
import { isId } from '../values/id.ts';

/** The verdict for each value of the output `live` of the deploy step. Each continues a sentence. */
const VERDICTS = {
  updated: 'the site was updated',
  unchanged: 'the site was not updated and is whole',
  incomplete: 'the site is a mix of two versions',
  unknown: 'it is not known what visitors see',
  untouched: 'the site was not updated, and was not checked',
} as const;

export type Live = keyof typeof VERDICTS;

interface Seen {
  /** Undefined if no deploy step reported it. */
  readonly live: Live | undefined;
  /** What was live before the run, if that is known. */
  readonly before?:
    | {
        readonly live: Live;
        /** ISO 8601: when the site was deployed, or when the deployment that left a mix began. */
        readonly since?: string | undefined;
        readonly jobId?: string | undefined;
      }
    | undefined;
  /** False if the address of the site did not serve what is live (`verify-failed`). */
  readonly isServed?: boolean;
}

/** @returns a text that continues a sentence, with IDs in backticks */
export function verdict({ live, before, isServed = true }: Seen): string {
  if (live === undefined)
    return 'no deployment was reported: visitors see what they saw before, unless another step changed it';
  const { since, jobId = '' } = before ?? {};
  const time = since === undefined ? '' : ` since ${dayAndTime(since)}`;
  const isLeft = live === 'incomplete' && before?.live === 'incomplete';
  const more = {
    updated: '',
    unchanged: time && `, live${time}${isId(jobId) ? ` from job \`${jobId}\`` : ''}`,
    incomplete: isLeft
      ? `${time}, not repaired by this run, but by the next one that deploys`
      : ', which the next run repairs',
    unknown: '',
    untouched: '',
  }[live];
  return `${VERDICTS[live]}${more}${isServed ? '' : ', but its address did not serve it to the runner'}`;
}

/** @returns the verdict as a complete sentence */
export function verdictSentence(seen: Seen): string {
  const text = verdict(seen);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
