/**
 * The verdicts on what visitors of a site see, for the summary of the deploy action and for the alarm. No other text
 * says this, so that two reports of one run never disagree.
 */

const MIX = 'the site is a mix of two versions';

/** The verdict for each value of the output `live` of the deploy step. Each continues a sentence. */
export const VERDICTS = {
  updated: 'the site was updated',
  unchanged: 'the site was not updated and is whole',
  incomplete: `${MIX}, which the next run repairs`,
  unknown: 'it is not known what visitors see',
} as const;

/** Continues a verdict if the address of the site did not serve what is live (`verify-failed`). */
export const NOT_SERVED = ', but its address did not serve it to the runner';

/** For a run that ended before it knew what is live, and before it could change anything. */
export const UNCHECKED = 'the site was not updated, and was not checked';

/** For the summary of a run that found a mix, and stopped before it could repair it. */
export const leftMix = (since = '') =>
  `${MIX}${since}, not repaired by this run, but by the next one that deploys`;

export type Live = keyof typeof VERDICTS;

/** The verdict `incomplete` as a complete sentence. */
export const MIX_SENTENCE = 'The site is a mix of two versions, which the next run repairs.';
