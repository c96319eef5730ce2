/** What visitors see, in the words of every summary and of the alarm. */

/** What the destination of a deployment has (output `live`). */
export const LIVE_VALUES = ['updated', 'unchanged', 'incomplete', 'unknown'] as const;
export type Live = (typeof LIVE_VALUES)[number];

/** Clauses without a full stop. */
export const VERDICTS: Readonly<Record<Live, string>> = {
  updated: 'the site was updated',
  unchanged: 'the site was not updated and is whole',
  incomplete: 'the site is a mix of two versions, which the next run repairs',
  unknown: 'it is not known what visitors see',
};
