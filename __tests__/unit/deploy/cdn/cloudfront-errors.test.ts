import { expect, it } from '@jest/globals';
import { CloudFrontError } from '../../../../src/deploy/cdn/cloudfront-errors.ts';
import { plainText } from '../../../../src/text/clean-text.ts';

const failed = (said: string) => new CloudFrontError('Invalidating CloudFront', { stderr: said }, 60_000);

const DENIED =
  'An error occurred (AccessDenied) when calling the CreateInvalidation operation: User is not authorized';
const URL = '"https://cloudfront.amazonaws.com/2020-05-31/distribution/E2EXAMPLE/invalidation"';
const occurred = (code: string) =>
  `An error occurred (${code}) when calling the CreateInvalidation operation: text`;

const NO_CREDENTIALS = /^The `aws` command has no credentials/;
const NOT_ACCEPTED = /^AWS did not accept the credentials/;
const CLOCK = /^The clock of the runner/;
const BUSY = /^CloudFront refused the request for two minutes/;
const UNREACHABLE = /^The runner cannot reach CloudFront/;

// The messages are those of the AWS CLI.
it.each([
  [DENIED, /^The role needs `cloudfront:CreateInvalidation`/, false],
  [occurred('NoSuchDistribution'), /^The AWS account of these credentials has no such distribution/, false],
  [occurred('NoSuchResource'), /^The AWS account of these credentials has no such distribution/, false],
  [occurred('ExpiredToken'), NOT_ACCEPTED, false],
  [occurred('InvalidClientTokenId'), NOT_ACCEPTED, false],
  [occurred('UnrecognizedClientException'), NOT_ACCEPTED, false],
  [occurred('InvalidAccessKeyId'), NOT_ACCEPTED, false],
  [occurred('IncompleteSignature'), NOT_ACCEPTED, false],
  [occurred('InvalidIdentityToken'), NOT_ACCEPTED, false],
  ['The SSO session associated with this profile has expired', NOT_ACCEPTED, false],
  [`${occurred('SignatureDoesNotMatch')} Signature expired: 20261122T0749Z`, CLOCK, false],
  [`${occurred('SignatureDoesNotMatch')} Signature not yet current: 20261122T0749Z`, CLOCK, false],
  [occurred('RequestExpired'), CLOCK, false],
  [occurred('RequestTimeTooSkewed'), CLOCK, false],
  ['Unable to locate credentials. You can configure credentials', NO_CREDENTIALS, false],
  ['Partial credentials found in env, missing: AWS_SECRET_ACCESS_KEY', NO_CREDENTIALS, false],
  ['The config profile (docs) could not be found', NO_CREDENTIALS, false],
  ['Error when retrieving credentials from custom-process: no', NO_CREDENTIALS, false],
  [
    'An error occurred (AccessDenied) when calling the AssumeRoleWithWebIdentity operation: Not authorized',
    NO_CREDENTIALS,
    false,
  ],
  [
    `SSL validation failed for ${URL} [SSL: CERTIFICATE_VERIFY_FAILED]`,
    /^The `aws` command does not tr/,
    false,
  ],
  [occurred('InvalidArgument'), /^Fix what the message says/, false],
  [occurred('TooManyInvalidationsInProgress'), /^CloudFront performs as many/, true],
  [occurred('ServiceUnavailable'), BUSY, true],
  [occurred('ThrottlingException'), BUSY, true],
  [occurred('TooManyRequestsException'), BUSY, true],
  [occurred('RequestLimitExceeded'), BUSY, true],
  [occurred('RequestTimeout'), BUSY, true],
  [occurred('InternalError'), BUSY, true],
  [occurred('429'), BUSY, true],
  [occurred('503'), BUSY, true],
  [`Could not connect to the endpoint URL: ${URL}`, UNREACHABLE, true],
  [`Read timeout on endpoint URL: ${URL}`, UNREACHABLE, true],
  [`Connect timeout on endpoint URL: ${URL}`, UNREACHABLE, true],
  [`Failed to connect to proxy URL: "http://proxy:3128"`, UNREACHABLE, true],
  ["('Connection aborted.', ConnectionResetError(104, 'Connection reset by peer'))", UNREACHABLE, true],
  [`Connection was closed before we received a valid response from endpoint URL: ${URL}`, UNREACHABLE, true],
])('CloudFrontError: says first how to fix %s', (said, hint, isTransient) => {
  const error = failed(said);
  const [, code, text] = /^An error occurred \((\w+)\) when calling the \w+ operation: (.*)/.exec(said) ?? [];
  expect(error.message).toBe(
    `Invalidating CloudFront failed: ${code === undefined ? said : `${code}: ${text}`}.`,
  );
  expect(error.hint).toMatch(hint);
  expect(error.isTransient).toBe(isTransient);
});

it('CloudFrontError: does not repeat that the command itself has not retried', () => {
  const said =
    'An error occurred (503) when calling the CreateInvalidation operation (reached max retries: 0): text';
  expect(failed(said).message).toBe('Invalidating CloudFront failed: 503: text.');
});

it('CloudFrontError: shows the policy that refuses the request in a message of the alarm', () => {
  const said =
    'An error occurred (AccessDenied) when calling the CreateInvalidation operation: User: arn:aws:sts::123456789012:assumed-role/docs/run is not authorized to perform: cloudfront:CreateInvalidation on resource: arn:aws:cloudfront::123456789012:distribution/E2QWRUHAPOMQZL with an explicit deny in a service control policy';
  const what = 'All files are uploaded, but invalidating CloudFront';
  const { message, hint } = new CloudFrontError(what, { stderr: said }, 60_000);
  expect(plainText(message, 300)).toMatch(
    /^All files .* AccessDenied: User: .* with an explicit deny in a service control policy\.$/,
  );
  expect(hint).toMatch(/what the policies of the role allow has no effect/);
  expect(hint).not.toMatch(/The role needs/);
});

it('CloudFrontError: retries a command that does not end', () => {
  const error = new CloudFrontError('Invalidating CloudFront', { killed: true }, 60_000);
  expect(error.message).toBe('Invalidating CloudFront failed: the `aws` command did not end within 60 s.');
  expect(error.isTransient).toBe(true);
});

it('CloudFrontError: knows when the role may not read the distribution', () => {
  expect(failed(DENIED.replace('CreateInvalidation', 'GetDistribution')).isUnreadable).toBe(true);
  expect([DENIED, occurred('NoSuchDistribution')].map((said) => failed(said).isUnreadable)).toEqual([
    false,
    false,
  ]);
});
