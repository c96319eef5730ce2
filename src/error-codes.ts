/**
 * The kinds of failures (output `error-code`), in one table. The alarm takes its hints from here, and `npm run docs`
 * the list in docs/reference.md. Messages may change, but these codes must not.
 */

interface ErrorCodeRow {
  /** What happened, and how to fix it: complete sentences. */
  readonly hint: string;
  /** `errored` by default (docs/reference.md, "Outcomes and exit code"). */
  readonly outcome?: 'failed' | 'timed-out' | 'cancelled';
  /** True if the export job may still complete, or has completed: resuming it saves a new export. */
  readonly isResumable?: true;
}

const ROWS = {
  'bad-input': {
    hint: 'An input cannot be used, or the response was 400. Correct the input that the error message of the run names.',
  },
  unauthorized: {
    hint:
      'The service responded with 401. If the key is wrong or has expired, store a new one in the secret. If static export is ' +
      'not enabled, ask your contact at the vendor.',
    isResumable: true,
  },
  forbidden: {
    hint:
      'The service, or a proxy or firewall in front of it, responded with 403. Follow the error message of the run. A ' +
      'key without the `write` scope, or with a wrong IP allow list, must be replaced by a new one.',
    isResumable: true,
  },
  'not-found': {
    hint: 'The service responded with 404: this key has no such job or project. Check `job-id`, `project-id`, and `base-url`.',
  },
  conflict: {
    hint:
      'Another export of the site was running, or another run deployed to the destination. Run the workflow again ' +
      'later. Give workflows of one site the same `concurrency` group.',
    // An export waits for the other job until it times out. A conflict of deployments is `errored`.
    outcome: 'timed-out',
  },
  'rate-limited': {
    hint: 'The service limits requests, such as exports per hour (429). Run the workflow again in an hour.',
    isResumable: true,
  },
  'service-error': {
    hint: 'The service has a problem: its response cannot be used. Run the workflow again later.',
    isResumable: true,
  },
  unreachable: {
    hint:
      'The runner could not reach the service, or got no complete response. Run the workflow again later. If it fails ' +
      'again, check `base-url`, the network, and the proxy.',
    isResumable: true,
  },
  'job-failed': {
    hint:
      'The service could not export the site. Fix what the error message of the run says, and run the workflow ' +
      'again.',
    outcome: 'failed',
  },
  'publish-failed': {
    hint:
      'The service could not publish the content. Fix what the error message of the run says, and run the workflow ' +
      'again.',
    outcome: 'failed',
  },
  'timed-out': {
    hint:
      'The service took longer than the step waits. Run the workflow again, with the `job-id` if the run printed one. ' +
      'If it always takes as long, raise `max-attempts`.',
    outcome: 'timed-out',
    isResumable: true,
  },
  cancelled: {
    hint:
      'A person, a newer run, a time limit, or the runner stopped the step. Unless that was on purpose, run the ' +
      'workflow again. If the time limit was too short, raise `timeout-minutes`.',
    outcome: 'cancelled',
    isResumable: true,
  },
  'download-failed': {
    hint:
      'The bundle could not be downloaded. Run the workflow again with the `job-id` that the run printed. If the ' +
      'storage no longer has the bundle, start a new export.',
    isResumable: true,
  },
  'bundle-rejected': {
    hint:
      'The bundle is damaged, of another format, or contains a forbidden entry. Run the workflow again. If it fails ' +
      'again, report the error message to the vendor.',
  },
  'check-failed': {
    hint:
      'The new site did not pass a check of the workflow. Before you change the check, find out what the new site ' +
      'lacks.',
  },
  superseded: {
    hint:
      'A newer run has used the destination, or has recorded the live site. If that run succeeded, there is ' +
      'nothing to do, unless the site is a mix.',
  },
  'verify-failed': {
    hint:
      'The address in `verify-url` did not serve the site to the runner. Open it in a browser. Then check the address, ' +
      'and the cache in front of the destination.',
  },
  'deploy-failed': {
    hint:
      'The storage, rclone, or the CDN failed, or the destination cannot hold the site. Fix what the error message of ' +
      'the run says, and run the workflow again.',
    isResumable: true,
  },
  disk: {
    hint:
      'A disk of the runner is full, or a folder cannot be used. Fix what the error message of the run says, and ' +
      'run the workflow again.',
    isResumable: true,
  },
  github: {
    hint:
      'GitHub refused a request, or could not be reached. Add the permission that the error message of the run ' +
      'names, or run the workflow again later.',
    isResumable: true,
  },
  internal: {
    hint: 'The action has a defect. Run the workflow again with debug logging, and report the log.',
    isResumable: true,
  },
} as const satisfies Record<string, ErrorCodeRow>;

export type ErrorCode = keyof typeof ROWS;

export const ERROR_CODES: Readonly<Record<ErrorCode, ErrorCodeRow>> = ROWS;

/** What to do about a job that failed without an error code. */
export const NO_CODE_HINT =
  'Open the run, and see which step failed. The job has no output `error-code`. It never started, another step of it ' +
  'failed, or it does not pass the output on.';
