/** What to do about each error code. A test compares the texts with docs/troubleshooting.md. */
import type { ErrorCode } from '../errors.ts';
import { NO_CODE } from './watched-jobs.ts';

interface Advice {
  /** What happened, and how to fix it: complete sentences. */
  readonly text: string;
  /** True if the export job may still complete, or has completed: resuming it saves a new export. */
  readonly isResumable?: true;
}

export const ADVICE: Readonly<Record<ErrorCode | typeof NO_CODE, Advice>> = {
  'bad-input': { text: 'Correct the input that the error message of the run names.' },
  unauthorized: {
    text:
      'The API key is wrong, has expired, or was deleted. Create a new key in the dashboard, and store it in the secret ' +
      'that the workflow uses.',
    isResumable: true,
  },
  forbidden: {
    text:
      'The service refuses this key. Static export may not be enabled for the site, the key may lack the `write` scope, or ' +
      'its IP allow list may exclude the runner.',
  },
  'not-found': {
    text: 'No such job or project exists for this key. Check `job-id` and `project-id`.',
  },
  conflict: {
    text:
      'Another export of the same site ran for longer than the step waits. Run one export of a site at a time, or raise ' +
      '`max-attempts`.',
  },
  'rate-limited': {
    text: 'The service allows only so many exports an hour. Change nothing, and run the workflow again in an hour.',
    isResumable: true,
  },
  'service-error': {
    text: 'The service has a problem. Change nothing, and run the workflow again later.',
    isResumable: true,
  },
  unreachable: {
    text:
      'The runner could not reach the service. Run the workflow again later. If it fails again, check the network and the ' +
      'proxy of the runner.',
    isResumable: true,
  },
  'job-failed': {
    text: 'The service could not export the site. Fix what the error message of the run says, and run the workflow again.',
  },
  'publish-failed': {
    text: 'The service could not publish the content. Fix what the error message of the run says, and run the workflow again.',
  },
  'timed-out': {
    text: 'The job took longer than the step waits. Resume it, or raise `max-attempts`.',
    isResumable: true,
  },
  cancelled: {
    text:
      'The step was stopped before its end, by a person or by a time limit. If a time limit was too short, raise ' +
      '`timeout-minutes`.',
    isResumable: true,
  },
  superseded: {
    text: 'A newer run has used the destination, so this one changed nothing. To go back to an older site, start a new run.',
  },
  'verify-failed': {
    text:
      'The files were deployed, but the address of the site does not serve them. Check `verify-url`, and the cache in ' +
      'front of the destination.',
  },
  'download-failed': {
    text: 'The download of the bundle did not succeed. Resume the job, which requests a fresh bundle URL.',
    isResumable: true,
  },
  'bundle-rejected': {
    text:
      'The bundle is damaged, or contains a forbidden entry. It was not deployed. Start a new export. If it fails again, ' +
      'report the error message.',
  },
  'check-failed': {
    text:
      'The site did not pass a check that the workflow asks for. Unless the check is `verify-url`, it was not deployed. ' +
      'Look at the pages in the dashboard before you change the check.',
  },
  disk: {
    text: 'A disk of the runner is full, or a folder cannot be used. The error message of the run says which.',
    isResumable: true,
  },
  'deploy-failed': {
    text:
      'The storage refused a request, or could not be reached. Fix what the error message of the run says, and run the ' +
      'workflow again: it repairs the deployment.',
    isResumable: true,
  },
  github: {
    text:
      'GitHub refused a request, or could not be reached. Add the permission that the error message of the run names, or ' +
      'run the workflow again later.',
    isResumable: true,
  },
  internal: {
    text: 'The action has a defect. Run the workflow again with debug logging, and report the log.',
    isResumable: true,
  },
  [NO_CODE]: {
    text:
      'The job has no output `error-code`. Another step of it failed, or the job does not pass the output on. See the log ' +
      'of the run.',
    isResumable: true,
  },
};

const UNKNOWN_CODE: Advice = { text: 'The error message of the run says how to fix it.', isResumable: true };

/** @param code may be one of another action, or of a later version */
export function adviceFor(code: string): Advice {
  return Object.hasOwn(ADVICE, code) ? ADVICE[code as keyof typeof ADVICE] : UNKNOWN_CODE;
}
