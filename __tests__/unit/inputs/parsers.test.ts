import { expect, it } from '@jest/globals';
import { parseBoolean, wholeNumber } from '../../../src/inputs/parsers.ts';
import { refusalOf } from '../../support/refusal.ts';

const parseAttempts = wholeNumber(1, 100_000);

it.each(Object.entries({ 1: 1, 60: 60, 100000: 100_000, '007': 7 }))(
  'wholeNumber: parses %s as %i',
  (text, number) => {
    expect(parseAttempts('max-attempts', text)).toBe(number);
  },
);

it.each(['0', '100001', '-1', '1.0', '6e1', 'many', '60x', '99999999999999999999', '0x10', '100,000'])(
  'wholeNumber: refuses %s',
  (text) => {
    expect(refusalOf(() => parseAttempts('max-attempts', text))).toBe(
      `Input \`max-attempts\` is "${text}". Use a whole number from 1 to 100000, digits only.`,
    );
  },
);

it.each(Object.entries({ true: true, True: true, TRUE: true, false: false, False: false, FALSE: false }))(
  'parseBoolean: parses %s as %s',
  (text, value) => {
    expect(parseBoolean('wait', text)).toBe(value);
  },
);

it.each(['yes', 'no', '1', '0', 'on', 'tRue', 'truee'])('parseBoolean: refuses %s', (text) => {
  expect(refusalOf(() => parseBoolean('wait', text))).toMatch(
    /^Input `wait` is ".*" *, which is neither true nor false/,
  );
});
