import { expect, it } from '@jest/globals';
import { readDeployInputs } from '../../../../src/deploy/inputs/inputs.ts';
import { refusalOf } from '../../../support/refusal.ts';
import '../../../support/restored-environment.ts';

/** Reads inputs as the runner passes them: each one, with its default or empty. */
function read(inputs: Readonly<Record<string, string>>) {
  const all = { 'site-path': 'site', destination: 'docs:bucket', ...inputs };
  for (const [name, value] of Object.entries(all)) process.env[`INPUT_${name.toUpperCase()}`] = value;
  return readDeployInputs();
}

const DAY = 86_400_000;

it.each(Object.entries({ 0: 0, '90m': DAY / 16, '12h': DAY / 2, '7d': 7 * DAY, '3650d': 3650 * DAY }))(
  'readDeployInputs: reads a duration: %s',
  (text, ms) => {
    expect(read({ 'keep-assets': text })).toMatchObject({ keepAssetsMs: ms });
  },
);

it.each(['7', '-1d', '1.5d', '7 d', '3651d', '1w', '30s', 'd', '9999999d'])(
  'readDeployInputs: refuses the duration %s',
  (text) => {
    const refusal = refusalOf(() => read({ 'keep-assets': text }));
    expect(refusal).toMatch(/Input `keep-assets` is.*Use a duration such as `12h` or `7d`/s);
  },
);

it.each([
  [{ destination: 'docs:bucket', state: 'docs:bucket/' }, /Input `state` is the destination itself/],
  [{ 'site-path': '' }, /Input `site-path` is empty/],
  [{ 'cache-control': '"public, max-age=60"' }, /which is not the value of that header/],
  [{ 'cloudfront-distribution': 'e2example' }, /contains "e2example", which is not the ID of a distribution/],
  [{ immutable: '- assets/**' }, /Input `immutable` contains "- assets\/\*\*", .* Here: "assets\/\*\*"\.$/s],
  [{ 'job-id': 'a job' }, /Input `job-id` .*Pass the output `job-id` of the export action/s],
])('readDeployInputs: refuses %j', (inputs, what) => {
  expect(refusalOf(() => read(inputs))).toMatch(what);
});

it.each(['public, s-maxage=60', 'max-age=0, no-cache="Set-Cookie, X-A"', 'private,max-age=0.5'])(
  'readDeployInputs: accepts the header %s',
  (value) => {
    expect(read({ 'cache-control': value }).cacheControl).toBe(value);
  },
);

it('readDeployInputs: accepts a folder whose name begins with the name of the site', () => {
  expect(() => read({ destination: './site-live' })).not.toThrow();
});

it('readDeployInputs: leaves a folder of the workspace to a later step only if there is a runner', () => {
  expect(read({ destination: './published' }).isForLaterStep).toBe(true);
  delete process.env['GITHUB_ACTIONS'];
  expect(read({ destination: './published' }).isForLaterStep).toBe(false);
});

it('readDeployInputs: keeps, requires, and verifies nothing of a site that is removed', () => {
  // The folders may be those of the workspace, since no site is read.
  const folders = { 'site-path': '.', destination: './published', state: './state' };
  const inputs = { ...folders, 'keep-assets': '7d', 'max-page-loss': '0', delete: 'false' };
  const site = { 'require-files': 'index.html', 'verify-url': 'https://docs.example.com/' };
  expect(read({ remove: 'true', ...inputs, ...site })).toMatchObject({
    delete: true,
    keepAssetsMs: 0,
    requireFiles: [],
    maxPageLoss: undefined,
    verifyUrl: undefined,
  });
});
