/** The errors about a bundle that is damaged, or that contains what a site must not contain. */
import { ActionError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';

/** For what a bundle of the service never contains. */
const DAMAGED_HINT =
  'The bundle is damaged or hostile; nothing was extracted. Start a new export, and report it to the vendor if that bundle is refused as well.';

/** For a name that a program on any system may trip over. */
export const RENAME_HINT =
  'Nothing was extracted. Rename the page or file in the documentation, and start a new export.';

/** For a name that other systems can hold. */
export const OTHER_SYSTEM_HINT =
  'Nothing was extracted. Run this step on Linux, or rename the page or file in the documentation and start a new export.';

/** Longest part of a name in a message, in characters. */
export const MAX_SHOWN_LENGTH = 200;

/**
 * An error about one entry of the bundle.
 *
 * @param name as the bundle has it
 * @param problem continues the sentence after the name
 */
export function entryError(name: string, problem: string, hint = DAMAGED_HINT): ActionError {
  return new ActionError(
    'bundle-rejected',
    `The bundle's entry "${cleanText(name, MAX_SHOWN_LENGTH)}" ${problem}.`,
    {
      hint,
      isPermanent: true,
    },
  );
}

/** @param problem continues the sentence after a colon */
export function damaged(problem: string, cause?: unknown): ActionError {
  return new ActionError('bundle-rejected', `The bundle is not a complete archive: ${cleanText(problem)}.`, {
    hint: DAMAGED_HINT,
    cause,
    isPermanent: true,
  });
}

/** @param excess what the bundle has too much of; continues the sentence after "The bundle" */
export function tooLarge(excess: string): ActionError {
  return new ActionError('bundle-rejected', `The bundle ${excess}.`, {
    hint: `${DAMAGED_HINT} No documentation site comes close to this limit.`,
    isPermanent: true,
  });
}
