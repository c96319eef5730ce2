/** The errors about a bundle that is damaged, or that contains something that a site must not contain. */
import { ActionError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted } from '../../text/units.ts';

/** The hint for anything that a bundle of the service never contains. */
const DAMAGED_HINT =
  'The bundle is damaged or hostile; nothing was extracted. Start a new export, and report it to the vendor if the new bundle is refused as well.';

/** An error about one entry of the bundle. The problem continues the sentence after the name. */
export function entryError(name: string, problem: string, hint = DAMAGED_HINT): ActionError {
  return rejected(`The bundle's entry "${cleanText(name, 200)}" ${problem}.`, hint);
}

/** The archive has been cut, or its bytes have changed. The same bundle may arrive complete the next time. */
export class DamagedError extends ActionError {}

/** @param problem continues the sentence after a colon */
export function damaged(problem: string, cause?: unknown): DamagedError {
  const message = `The bundle is not a complete archive: ${cleanText(problem)}.`;
  return new DamagedError('bundle-rejected', message, { hint: DAMAGED_HINT, cause, isPermanent: true });
}

const AGAIN = 'Start a new export, and report it to the vendor if its bundle is empty as well.';

/** A complete archive, which may be of an empty site. */
export class NoFilesError extends DamagedError {
  constructor(
    message = 'The bundle has no files.',
    hint = `Check whether the documentation has pages. ${AGAIN}`,
  ) {
    super('bundle-rejected', message, { hint, isPermanent: true });
  }

  /** @param pages what the service reports, at least one */
  static despite(pages: number): NoFilesError {
    return new NoFilesError(
      `The service reports ${counted(pages, 'page')}, but the bundle has none: it has no files.`,
      AGAIN,
    );
  }
}

/** @param excess what the bundle has too much of; continues the sentence after "The bundle" */
export function tooLarge(excess: string): ActionError {
  const hint = `${DAMAGED_HINT} No documentation site comes close to this limit.`;
  return rejected(`The bundle ${excess}.`, hint);
}

function rejected(message: string, hint: string): ActionError {
  return new ActionError('bundle-rejected', message, { hint, isPermanent: true });
}
