/**
 * The kinds of failures (output `error-code`), in one table. The alarm takes its hints from here, and `npm run docs`
 * the lists in docs/reference.md and docs/troubleshooting.md. Messages may change, but these codes must not.
 */

interface ErrorCodeRow {
  /** What happened: a complete sentence. */
  readonly meaning: string;
  /** What happened to the user, and how to fix it: complete sentences. */
  readonly hint: string;
  /** `errored` by default (docs/reference.md, "Outcomes and exit code"). */
  readonly outcome?: 'failed' | 'timed-out' | 'cancelled';
  /** True if the export job may still complete, or has completed: resuming it saves a new export. */
  readonly isResumable?: true;
}

const ROWS = {
  'bad-input': {
    meaning: 'An input cannot be used, or the response was 400.',
    hint: 'Correct the input that the error message of the run names.',
  },
  unauthorized: {
    meaning:
      'The response was 401: the key is wrong or has expired, or static export is not enabled for the project.',
    hint:
      'Read the error message of the run, which lists the possible causes. If static export is not enabled for the project, ask ' +
      'your contact at the vendor. If the API key is wrong, has expired, or was deleted, create a new one in the dashboard, ' +
      'and store it in the secret that the workflow uses.',
    isResumable: true,
  },
  forbidden: {
    meaning: 'The response was 403: the service, or a firewall in front of it, refuses the request.',
    hint:
      'Read the error message of the run, which lists the possible causes. The key may lack the `write` scope, its IP allow list ' +
      'may exclude the runner, or static export might not be enabled. A proxy or firewall may also refuse the request.',
    isResumable: true,
  },
  'not-found': {
    meaning: 'The response was 404.',
    hint: 'No such job or project exists for this key. Check `job-id`, `project-id`, and, if it is set, `base-url`.',
  },
  conflict: {
    meaning:
      'Another export job of the site was running until the step timed out, or another run deployed to the same ' +
      'destination at the same time.',
    hint:
      'Two runs worked on the same site at the same time. Run the workflow again. So that it does not happen again, give their ' +
      'workflows the same `concurrency` group.',
    // An export waits for the other job until it times out. A conflict of deployments is `errored`.
    outcome: 'timed-out',
  },
  'rate-limited': {
    meaning: 'The response was 429.',
    hint:
      'The service, or a server in front of it, limits the number of requests, such as exports per hour. Change nothing, and ' +
      'run the workflow again in an hour.',
    isResumable: true,
  },
  'service-error': {
    meaning: 'The response has another status, or is unusable.',
    hint:
      'The service, or a server in front of it, has a problem. Run the workflow again later. If it fails again, read the error ' +
      'message of the run.',
    isResumable: true,
  },
  unreachable: {
    meaning: 'There was no connection to the service, or no complete response.',
    hint:
      'The runner could not reach the service. Run the workflow again later. If it fails again, check the network and the ' +
      'proxy of the runner.',
    isResumable: true,
  },
  'job-failed': {
    meaning: 'The service reported the job as failed.',
    hint: 'The service could not export the site. Fix what the error message of the run says, and run the workflow again.',
    outcome: 'failed',
  },
  'publish-failed': {
    meaning: 'The service reported the publish run as failed.',
    hint: 'The service could not publish the content. Fix what the error message of the run says, and run the workflow again.',
    outcome: 'failed',
  },
  'timed-out': {
    meaning: 'The job or the publish run did not end in time, or the bundle did not become ready.',
    hint:
      'The job took longer than the step waits. Run the workflow again with its `job-id`, which resumes it. If it always takes ' +
      'as long, raise `max-attempts`.',
    outcome: 'timed-out',
    isResumable: true,
  },
  cancelled: {
    meaning: 'The runner cancelled the step.',
    hint:
      'The step was stopped before it finished, by a person or by a time limit. Run the workflow again. If a time limit was ' +
      'too short, raise `timeout-minutes` first.',
    outcome: 'cancelled',
    isResumable: true,
  },
  'download-failed': {
    meaning: 'The bundle could not be downloaded.',
    hint: 'The download of the bundle did not succeed. Run the workflow again with its `job-id`, which requests a fresh bundle URL.',
    isResumable: true,
  },
  'bundle-rejected': {
    meaning: 'The bundle is damaged, of another format, or contains something that a site must not contain.',
    hint:
      'The bundle is damaged, or contains a forbidden entry. It was not deployed. Run the workflow again. If that bundle ' +
      'is rejected as well, report the error message to the vendor.',
  },
  'check-failed': {
    meaning: 'The site does not pass `min-pages`, `require-files`, or another check that you asked for.',
    hint:
      'The new site did not pass a check that the workflow asks for, so it was not deployed. Find out in the dashboard whether ' +
      'pages are missing, before you change the check.',
  },
  superseded: {
    meaning: 'A newer run has used the destination, or has recorded the live site.',
    hint:
      'A newer run has used the destination, so this one changed nothing. Look at the newest run of the workflow: if it ' +
      'succeeded, there is nothing to do.',
  },
  'verify-failed': {
    meaning: 'The destination has the site, but the address in `verify-url` does not serve it.',
    hint: 'Open the address in a browser. Then check `verify-url`, and the cache in front of the destination.',
  },
  'deploy-failed': {
    meaning: 'The storage, rclone, or the CDN failed, or the state of the destination cannot be read.',
    hint:
      'The storage refused a request, or could not be reached. Fix what the error message of the run says, and run the ' +
      'workflow again.',
    isResumable: true,
  },
  disk: {
    meaning: 'A folder or file on the runner cannot be written, or is in the way.',
    hint: 'A disk of the runner is full, or a folder cannot be used. Fix what the error message of the run names, and run the workflow again.',
    isResumable: true,
  },
  github: {
    meaning: "GitHub's API refused a request, or could not be reached.",
    hint:
      'GitHub refused a request, or could not be reached. Add the permission that the error message of the run names, or ' +
      'run the workflow again later.',
    isResumable: true,
  },
  internal: {
    meaning: 'An unexpected error occurred in the action. Please report it.',
    hint: 'The action has a defect. Run the workflow again with debug logging, and report the log.',
    isResumable: true,
  },
} as const satisfies Record<string, ErrorCodeRow>;

export type ErrorCode = keyof typeof ROWS;

export const ERROR_CODES: Readonly<Record<ErrorCode, ErrorCodeRow>> = ROWS;

/** What to do about a job that failed without an error code. */
export const NO_CODE_HINT =
  'Open the run, and see which step failed. The job has no output `error-code`: it never started, another step of it ' +
  'failed, or it does not pass the output on.';
