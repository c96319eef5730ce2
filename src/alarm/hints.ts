/** What to do about the error code of a job. The hints themselves are in `error-codes.ts`. */
import { ERROR_CODES, type ErrorCode, NO_CODE_HINT } from '../error-codes.ts';
import { NO_CODE } from './watched-jobs.ts';

/** @param code may be one of another action, or of a later version */
export function hintOf(code: string): string {
  if (code === NO_CODE) return NO_CODE_HINT;
  return isKnown(code) ? ERROR_CODES[code].hint : 'The error message of the run says how to fix it.';
}

/** Whether resuming the export job may save a new export. */
export function isResumable(code: string): boolean {
  return !isKnown(code) || ERROR_CODES[code].isResumable === true;
}

function isKnown(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_CODES, code);
}
