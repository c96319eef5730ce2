/**
 * The kinds of failures (output `error-code`), in one table, from which `npm run docs` writes the list in
 * docs/reference.md. Messages may change, but these codes must not.
 */

interface ErrorCodeRow {
  /** What happened: complete sentences. */
  readonly meaning: string;
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
    // An export waits for the other job until it times out. A conflict of deployments is `errored`.
    outcome: 'timed-out',
  },
  'rate-limited': {
    meaning: 'The service limits requests, such as exports per hour (429).',
  },
  'service-error': {
    meaning: 'The service has a problem, or something else responded in its place.',
  },
  unreachable: {
    meaning: 'The runner could not reach the service, or got no complete response.',
  },
  'job-failed': {
    meaning: 'The service could not export the site, or the agent job failed.',
    outcome: 'failed',
  },
  'publish-failed': {
    meaning: 'The service could not publish the content.',
    outcome: 'failed',
  },
  'timed-out': {
    meaning: 'The service took longer than the step waits. It may still complete the job.',
    outcome: 'timed-out',
  },
  cancelled: {
    meaning: 'The step was cancelled.',
    outcome: 'cancelled',
  },
  'download-failed': {
    meaning: 'The bundle could not be downloaded.',
  },
  'bundle-rejected': {
    meaning:
      'The bundle is damaged, of another format, or contains a forbidden entry, or a proxy sent something in its place.',
  },
  'check-failed': {
    meaning: 'The new site did not pass a check of the workflow.',
  },
  superseded: {
    meaning: 'A newer run has used the destination.',
  },
  'verify-failed': {
    meaning: 'The address in `verify-url` did not serve the site to the runner.',
  },
  'deploy-failed': {
    meaning: 'The storage, rclone, or the CDN failed, or the destination cannot hold the site.',
  },
  disk: {
    meaning: 'A disk of the runner is full, or a folder cannot be used.',
  },
  github: {
    meaning: 'GitHub refused a request, or could not be reached.',
  },
  internal: {
    meaning: 'The action has a defect.',
  },
} as const satisfies Record<string, ErrorCodeRow>;

export type ErrorCode = keyof typeof ROWS;

export const ERROR_CODES: Readonly<Record<ErrorCode, ErrorCodeRow>> = ROWS;
