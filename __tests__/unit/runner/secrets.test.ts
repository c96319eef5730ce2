import { expect, it } from '@jest/globals';
import { addSecret, redact, safeText } from '../../../src/runner/secrets.ts';
import { printedBy } from '../../support/printed-by.ts';
import '../../support/restored-environment.ts';

it.each([
  ['as it is', 'mint_0123456789'],
  ['with a zero-width character', 'mint_01234\u200b56789'],
  ['with a soft hyphen', 'mint\u00ad_0123456789'],
  ['with an escape sequence', 'mint_0123\u001b[31m456789'],
])('safeText: redacts a secret %s', (_how, text) => {
  expect(printedBy(() => addSecret('mint_0123456789'))).toContain('::add-mask::mint_0123456789');
  expect(safeText(`a ${text} b`, 100)).toBe('a *** b');
});

it('safeText: leaves no part of a secret that the end of a line would cut', () => {
  printedBy(() => addSecret('mint_0123456789'));
  expect(safeText(`${'x'.repeat(95)}mint_0123456789`, 100)).toBe(`${'x'.repeat(95)}***`);
});

it('addSecret: prints no secret without a runner, which would mask it', () => {
  delete process.env['GITHUB_ACTIONS'];
  expect(printedBy(() => addSecret('mint_without_a_runner'))).toBe('');
  expect(redact('mint_without_a_runner')).toBe('***');
});
