/**
 * The kinds of failures (output `error-code`), in one table. The alarm takes its texts from here, and `npm run docs`
 * the list in docs/reference.md. Messages may change, but these codes must not.
 */

interface ErrorCodeRow {
  /** What happened: complete sentences. */
  readonly meaning: string;
  /**
   * What to do whatever the cause is: complete sentences. No run with this code may say otherwise, which each scenario
   * checks (`__tests__/support/advice.ts`). Without it, only the hint of the run knows.
   */
  readonly fix?: string;
  /** Whether a run with the ID of the job continues the job. */
  readonly isResumed?: true;
  /** `errored` by default (docs/reference.md, "Outcomes and exit code"). */
  readonly outcome?: 'failed' | 'timed-out' | 'cancelled';
}

const ROWS = {
  'bad-input': { meaning: 'An input cannot be used, or the service responded with 400.' },
  unauthorized: {
    meaning:
      'The service responded with 401. The key is wrong or has expired, or static export is not enabled. A proxy or ' +
      'firewall may also have responded.',
  },
  forbidden: {
    meaning:
      'The service responded with 403. Static export is not enabled, or the key lacks the `write` scope, or its IP allow ' +
      'list lacks the runner. A proxy or firewall may also have responded.',
  },
  'not-found': {
    meaning:
      'The service responded with 404: this key has no such job or project. A proxy or firewall may also have responded.',
  },
  conflict: {
    meaning: 'Another export of the site was running, or another run deployed to the destination.',
    fix: 'Run the workflow again when no other run is active.',
    // An export waits for the other job until it times out. A conflict of deployments is `errored`.
    outcome: 'timed-out',
  },
  'rate-limited': {
    meaning: 'The service limits requests, such as exports per hour (429).',
    fix: 'Wait until the time in the message, or for an hour.',
    isResumed: true,
  },
  'service-error': {
    meaning: 'The service has a problem, or something else responded in its place.',
    isResumed: true,
  },
  unreachable: {
    meaning: 'The runner could not reach the service, or got no complete response.',
    fix: 'See whether a proxy or a firewall is between the runner and the server.',
    isResumed: true,
  },
  'job-failed': {
    meaning: 'The service could not export the site, or the agent job failed.',
    fix: 'If the message names a page, correct that page. If not, open the job in the dashboard. Then start a new job: a failed job cannot be resumed.',
    outcome: 'failed',
  },
  'publish-failed': {
    meaning: 'The service could not publish the content.',
    fix: 'Correct the documentation as the message says, and run the workflow again.',
    outcome: 'failed',
  },
  'timed-out': {
    meaning: 'The service took longer than the step waits. It may still complete the job.',
    fix: 'Wait: the service may be slow today.',
    isResumed: true,
    outcome: 'timed-out',
  },
  cancelled: {
    meaning: 'The step was cancelled.',
    fix: 'Unless that was on purpose, run the workflow again. If nobody cancelled it, `timeout-minutes` may be too short.',
    outcome: 'cancelled',
  },
  'download-failed': {
    meaning: 'The bundle could not be downloaded.',
  },
  'bundle-rejected': {
    meaning:
      'The bundle is damaged, of another format, or contains a forbidden entry, or a proxy sent something in its place.',
    fix: 'The next export may be fine. If not, its run says whether the documentation, a proxy, or the service is the cause.',
  },
  'check-failed': {
    meaning: 'The new site did not pass a check of the workflow.',
    fix: 'Find out whether pages are missing, or only what the check compares with. The run says how to continue.',
  },
  superseded: {
    meaning: 'A newer run has used the destination.',
    fix: 'If that run succeeded, there is nothing to do, unless the site is a mix.',
  },
  'verify-failed': {
    meaning: 'The address in `verify-url` did not serve the site to the runner.',
    fix: 'Open the site. If it has its current content, look for a login, a filter, or a proxy that refuses the runner. If not, look at the cache, and at `verify-url`.',
  },
  'deploy-failed': {
    meaning: 'The storage, rclone, or the CDN failed, or the destination cannot hold the site.',
  },
  disk: {
    meaning: 'A disk of the runner is full, or a folder cannot be used.',
    fix: 'Make room on the disk, or let the step use the folder that the message names.',
    isResumed: true,
  },
  github: {
    meaning: 'GitHub refused a request, or could not be reached.',
    fix: 'If the token was refused, correct the `permissions` of the job. Otherwise, wait.',
    isResumed: true,
  },
  internal: {
    meaning: 'The action has a defect.',
    fix: 'Run the workflow again with debug logging, and report the log.',
  },
} as const satisfies Record<string, ErrorCodeRow>;

export type ErrorCode = keyof typeof ROWS;

export const ERROR_CODES: Readonly<Record<ErrorCode, ErrorCodeRow>> = ROWS;

/** What to do after the fix about jobs whose IDs are known. */
export const RESUMED =
  'Then run the workflow with the job ID below as `job-id` (an agent job: without `prompt`): it continues the job.';

/** What to do about a failure whose code has no `fix`. */
export const FIX_IN_RUN = 'Open the run: its error message says how to fix it.';

/** What to do about a job that failed without an error code. */
export const NO_CODE_HINT =
  'Open the run, and see which step failed. The job has no output `error-code`. It never started, its runner was lost, ' +
  'another step of it failed, or it does not pass the output on. Then run the workflow again.';
