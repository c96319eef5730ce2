/** What to do about the error code of a job. The hints themselves are in `error-codes.ts`. */
import { ERROR_CODES, type ErrorCode, NO_CODE_HINT } from '../error-codes.ts';
import { NO_CODE } from './watched-jobs.ts';

/**
 * Accepts any code, even one of another action or of a later version. Resuming the job may save a new export. It is not
 * suggested for an unknown code: a guard may have refused the site.
 */
export function hintFor(code: string): { readonly hint: string; readonly isResumable?: true } {
  if (Object.hasOwn(ERROR_CODES, code)) return ERROR_CODES[code as ErrorCode];
  return { hint: code === NO_CODE ? NO_CODE_HINT : 'The error message of the run says how to fix it.' };
}
