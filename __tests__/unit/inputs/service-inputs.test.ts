import { expect, it } from '@jest/globals';
import { SERVICE_INPUTS } from '../../../src/inputs/service-inputs.ts';
import { refusalOf } from '../../support/refusal.ts';

const parseApiKey = SERVICE_INPUTS.apiKey.parse;
const parseBaseUrl = SERVICE_INPUTS.baseUrl.parse;
const parseInterval = SERVICE_INPUTS.pollIntervalMs.parse;

it('SERVICE_INPUTS: poll-interval is a time with a unit, by default of seconds', () => {
  const times = ['10', '10s', '500ms', '100ms', '2m', '1h', '3600'].map((text) => parseInterval('x', text));
  expect(times).toEqual([10_000, 10_000, 500, 100, 120_000, 3_600_000, 3_600_000]);
});

it('SERVICE_INPUTS: max-attempts: accepts numbers from 1 to 100000', () => {
  const parse = (text: string) => SERVICE_INPUTS.maxAttempts.parse('max-attempts', text);
  expect([parse('1'), parse('100000')]).toEqual([1, 100_000]);
  for (const text of ['0', '100001']) expect(refusalOf(() => parse(text))).toContain('from 1 to 100000');
});

it.each(['99ms', '0s', '61m', '3601', '-5', '10 s', '1.5s', 's', 'ten', '1d', '٣'])(
  'SERVICE_INPUTS: poll-interval: refuses %s and says what is valid',
  (text) => {
    const refusal = refusalOf(() => parseInterval('poll-interval', text));
    expect(refusal).toMatch(/^Input `poll-interval` is "/);
    expect(refusal).toContain(text);
    expect(refusal).toContain('`10s`');
  },
);

it.each([
  ['', /is empty.*fork/],
  ['mint_dsc_0123456789', /assistant key.*also begins with `mint_`, but not with `mint_dsc_`/s],
  ['mint_us_0123456789', /index key.*also begins with `mint_`, but not with/s],
  ['ghs_0123456789abcdef', /does not begin with `mint_`/],
  ['Bearer mint_0123456789', /does not begin with `mint_`/],
  ['mint_01234 56789', /spaces/],
  ['mint_01234\n56789', /spaces/],
  ['mint_0123456789ü', /other characters/],
])('SERVICE_INPUTS: api-key: refuses %j without showing it', (key, what) => {
  const refusal = refusalOf(() => parseApiKey('api-key', key));
  expect(refusal).toMatch(what);
  expect(refusal).toContain('`api-key`');
  expect(key !== '' && refusal.includes(key)).toBe(false);
  expect(refusal).not.toContain('56789');
});

it.each([
  'https://api.mintlify.com',
  'https://api.mintlify.com/',
  'https://gateway.example.com/docs-api',
  'https://gateway.example.com/v2/docs-api',
  'http://127.0.0.1:8080',
  'http://127.8.9.1',
  'http://localhost:3000',
  'http://[::1]:3000',
])('SERVICE_INPUTS: base-url: accepts %s', (address) => {
  expect(parseBaseUrl('base-url', address).href).toContain(address);
});

it.each([
  ['api.mintlify.com', 'not a URL'],
  ['http://api.mintlify.com', 'not https'],
  ['http://127.0.0.1.example.com', 'not https'],
  ['http://0.0.0.0', 'not https'],
  ['http://10.0.0.1', 'not https'],
  ['https://api.mintlify.com/v1', 'version'],
  ['https://api.mintlify.com/v2/', 'version'],
  ['https://api.mintlify.com/v1/static-export/jobs', 'the path of a request'],
  ['https://api.mintlify.com/v2/agent', 'the path of a request'],
  ['https://api.mintlify.com/?a=b', 'a query'],
  ['https://api.mintlify.com/#x', 'a fragment'],
  ['https://api.mint lify.com', 'not a URL'],
  ['https://', 'not a URL'],
])('SERVICE_INPUTS: base-url: refuses %s: %s', (address, what) => {
  const refusal = refusalOf(() => parseBaseUrl('base-url', address));
  expect(refusal).toContain(what);
  expect(refusal).toContain('`https://api.mintlify.com`');
});

it('SERVICE_INPUTS: base-url: does not show a password', () => {
  const refusal = refusalOf(() => parseBaseUrl('base-url', 'https://me:hunter2@api.example.com'));
  expect(refusal).toContain('password');
  expect(refusal).not.toContain('hunter2');
});
