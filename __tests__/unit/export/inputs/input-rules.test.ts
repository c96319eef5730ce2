import { expect, it } from '@jest/globals';
import { checkRules, INPUT_RULES } from '../../../../src/export/inputs/input-rules.ts';
import { refusalOf } from '../../../support/refusal.ts';

type Given = Parameters<typeof checkRules>[1];

const DEFAULTS = {
  domain: 'docs.example.com',
  paths: [],
  wait: true,
  download: true,
  extract: false,
  listChanges: false,
  requireFiles: [],
  record: true,
} as unknown as Given;

const maxPageLoss = { kind: 'pages', pages: 1 } as const;

const check = (given: Partial<Given>) => checkRules(INPUT_RULES, { ...DEFAULTS, ...given });
const refusal = (given: Partial<Given>) => refusalOf(() => check(given));

// The scenarios have the other combinations that are accepted.
it('INPUT_RULES: accepts a resumed job with an environment', () => {
  expect(() => check({ jobId: 'se_1', environment: 'production' })).not.toThrow();
});

it.each<[string, Partial<Given>]>([
  ['extract', { extract: true }],
  ['require-files', { requireFiles: ['index.html'] }],
  ['previous-manifest', { previousManifest: '/site.sha256' }],
  ['environment', { environment: 'production' }],
])('INPUT_RULES: refuses `%s` without waiting, or without a download', (input, given) => {
  for (const [needed, off] of [
    ['wait', { wait: false }],
    ['download', { download: false }],
  ] as const) {
    const says = new RegExp(`^Input \`${input}\` .*, but \`${needed}\` is false`);
    expect(refusal({ ...off, ...given })).toMatch(says);
  }
});

it.each<[Partial<Given>, string]>([
  [{ wait: false, jobId: 'se_1' }, '`wait` is false together with `job-id`'],
  [{ previousManifest: '/m', listChanges: true, environment: 'd' }, '`list-changes` is true together with'],
  [{ listChanges: true }, '`list-changes` is true, but `environment` is empty'],
  [{ listChanges: true, previousManifest: '/m' }, '`list-changes` is true, but `environment` is empty'],
  [{ maxPageLoss }, '`max-page-loss` is set, but there is nothing to compare with'],
  [{ record: false }, '`record` is false, but `environment` is empty'],
])('INPUT_RULES: refuses %j', (given, says) => {
  expect(refusal(given)).toContain(`Input ${says}`);
});
