import { expect, it } from '@jest/globals';
import { CloudFrontError } from '../../../../src/deploy/cdn/cloudfront-errors.ts';
import { plainText } from '../../../../src/text/clean-text.ts';

const failed = (said: string) => new CloudFrontError('Invalidating CloudFront', { stderr: said }, 60_000);

const DENIED =
  'An error occurred (AccessDenied) when calling the CreateInvalidation operation: User is not authorized';
const URL = '"https://cloudfront.amazonaws.com/2020-05-31/distribution/E2EXAMPLE/invalidation"';
const occurred = (code: string) =>
  `An error occurred (${code}) when calling the CreateInvalidation operation: text`;

// The messages are those of the AWS CLI.
it.each([
  [DENIED, /^The role needs `cloudfront:CreateInvalidation`/, false],
  [occurred('NoSuchDistribution'), /^The AWS account of these credentials has no such distribution/, false],
  [occurred('ExpiredToken'), /^AWS did not accept the credentials/, false],
  [occurred('InvalidClientTokenId'), /^AWS did not accept the credentials/, false],
  [
    `${occurred('SignatureDoesNotMatch')} Signature expired: 20261122T0749Z`,
    /^The clock of the runner/,
    false,
  ],
  ['Unable to locate credentials. You can configure credentials', /^The `aws` command has no credent/, false],
  ['The config profile (docs) could not be found', /^The `aws` command has no credentials/, false],
  [
    'An error occurred (AccessDenied) when calling the AssumeRoleWithWebIdentity operation: Not authorized',
    /^The `aws` command has no credentials/,
    false,
  ],
  [
    `SSL validation failed for ${URL} [SSL: CERTIFICATE_VERIFY_FAILED]`,
    /^The `aws` command does not tr/,
    false,
  ],
  [occurred('InvalidArgument'), /^Fix what the message says/, false],
  [occurred('TooManyInvalidationsInProgress'), /^CloudFront performs as many/, true],
  [occurred('ServiceUnavailable'), /^CloudFront refused the request for two minutes/, true],
  [occurred('ThrottlingException'), /^CloudFront refused the request for two minutes/, true],
  [occurred('503'), /^CloudFront refused the request for two minutes/, true],
  [`Could not connect to the endpoint URL: ${URL}`, /^The runner cannot reach CloudFront/, true],
  [`Read timeout on endpoint URL: ${URL}`, /^The runner cannot reach CloudFront/, true],
  [
    `Connection was closed before we received a valid response from endpoint URL: ${URL}`,
    /^The runner cannot reach CloudFront/,
    true,
  ],
])('CloudFrontError: says first how to fix %s', (said, hint, isTransient) => {
  const error = failed(said);
  const [, code, text] = /^An error occurred \((\w+)\) when calling the \w+ operation: (.*)/.exec(said) ?? [];
  expect(error.message).toContain(
    `Invalidating CloudFront failed: ${code === undefined ? said : `${code}: ${text}`}`,
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
