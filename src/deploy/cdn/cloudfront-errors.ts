/** What a failure of the `aws` command means, and how to fix it. */
import { DeployError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';

/** What `execFile` throws. */
interface AwsFailure {
  readonly stderr?: string;
  readonly message?: string;
  /** Whether the command was ended because it took too long. */
  readonly killed?: boolean;
}

/** Failures of CloudFront or of the connection that usually pass within minutes. */
const BUSY =
  /\((?:ServiceUnavailable|Throttling\w*|TooManyRequests\w*|RequestLimitExceeded|RequestTimeout|Internal\w+|429|5\d\d)\)/;
const QUEUE_FULL = /\(TooManyInvalidationsInProgress\)/;
const DISCONNECTED =
  /Could not connect to the endpoint|(?:Connect|Read) timeout|Connection was closed|Failed to connect to proxy|Connection (?:reset|aborted)|did not end within/i;

/** The first pattern that matches gives the hint. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /with an explicit deny/,
    'An explicit deny: what the policies of the role allow has no effect. Change the policy that the message names, such as a service control policy of the organization.',
  ],
  [
    /\(AccessDenied\w*\) when calling the \w+Invalidation/,
    'The role needs `cloudfront:CreateInvalidation` on the distribution: add it to the policy of the role.',
  ],
  [
    /\(NoSuch(?:Distribution|Resource)\)/,
    'The AWS account of these credentials has no such distribution. Correct `cloudfront-distribution`, or the role.',
  ],
  [
    /RequestExpired|Signature expired|Signature not yet current|RequestTimeTooSkewed/i,
    'The clock of the runner is wrong. Correct it.',
  ],
  [
    /locate credentials|Partial credentials|config profile|retrieving credentials|\(AccessDenied\w*\) when calling the AssumeRole/i,
    'The `aws` command has no credentials. Check the step that provides them, such as `aws-actions/configure-aws-credentials`.',
  ],
  [
    /ExpiredToken|has expired|InvalidClientTokenId|UnrecognizedClient|InvalidAccessKeyId|SignatureDoesNotMatch|IncompleteSignature|InvalidIdentityToken/i,
    'AWS did not accept the credentials. Check the step that provides them, such as `aws-actions/configure-aws-credentials`, and whether they have expired.',
  ],
  [
    /SSL validation failed|CERTIFICATE_VERIFY_FAILED/i,
    'The `aws` command does not trust the certificate, which may be that of a proxy. Set `AWS_CA_BUNDLE` to a file with its authority.',
  ],
  [
    QUEUE_FULL,
    'CloudFront performs as many invalidations as it allows at once. Wait until they are complete: the CloudFront console lists them.',
  ],
  [
    BUSY,
    'CloudFront refused the request for two minutes. Wait until the AWS Health Dashboard reports no problem.',
  ],
  [
    DISCONNECTED,
    'The runner cannot reach CloudFront. Check its network, its proxy, and `cloudfront.amazonaws.com`.',
  ],
];
const OTHER_HINT = 'Fix what the message says.';

/** The command itself does not retry: see `cloudfront.ts`. */
const NO_RETRIES = ' (reached max retries: 0)';

/** The beginning of what the command prints, which repeats the name of the operation. */
const OCCURRED = /^An error occurred \((\w+)\) when calling the \w+ operation: /;

/** A failure of the `aws` command, with its own message. */
export class CloudFrontError extends DeployError {
  /** Whether the same request may succeed within minutes. */
  readonly isTransient: boolean;
  /** Whether the role may not read the distribution, so that nothing is known about it. */
  readonly isUnreadable: boolean;

  /**
   * @param what the operation, such as `Checking the CloudFront distribution`
   */
  constructor(what: string, cause: AwsFailure, timeoutMs: number) {
    const said = cause.killed
      ? `the \`aws\` command did not end within ${timeoutMs / 1000} s`
      : cleanText((cause.stderr?.trim() || (cause.message ?? '')).replace(NO_RETRIES, ''), 700);
    const [, hint = OTHER_HINT] = HINTS.find(([pattern]) => pattern.test(said)) ?? [];
    // The policy that refuses a request is named at the end of a long sentence.
    const reason = said.replace(OCCURRED, '$1: ');
    super(`${what} failed: ${reason}${/[.!?…]$/.test(reason) ? '' : '.'}`, hint, cause);
    this.isTransient = [BUSY, QUEUE_FULL, DISCONNECTED].some((pattern) => pattern.test(said));
    this.isUnreadable = /\(AccessDenied\w*\) when calling the GetDistribution/.test(said);
  }
}
