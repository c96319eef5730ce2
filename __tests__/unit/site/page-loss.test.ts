import { describe, expect, it } from '@jest/globals';
import { pageLossError, parsePageLoss } from '../../../src/site/page-loss.ts';

it.each<[string, ReturnType<typeof parsePageLoss>]>([
  ['10%', { kind: 'share', permille: 100 }],
  ['12.5%', { kind: 'share', permille: 125 }],
  ['0%', { kind: 'share', permille: 0 }],
  ['100.0%', { kind: 'share', permille: 1000 }],
  ['0', { kind: 'pages', pages: 0 }],
  ['30', { kind: 'pages', pages: 30 }],
])('parsePageLoss: reads %s', (text, limit) => {
  expect(parsePageLoss(text)).toEqual(limit);
});

it.each(['', '%', '10 %', '-1', '100.1%', '101%', '1e1', '2.5', '.5%', '5.%', '1,5%', '1.25%'])(
  'parsePageLoss: refuses %j',
  (text) => {
    expect(parsePageLoss(text)).toBeUndefined();
  },
);

describe('pageLossError', () => {
  const lossOf = (live: number, count: number, text: string) =>
    pageLossError(
      live,
      'the live site',
      count,
      parsePageLoss(text) as NonNullable<ReturnType<typeof parsePageLoss>>,
      '',
    );

  it.each<[string, number, number]>([
    // As floating-point numbers, 0.1 * 30 is 3.0000000000000004 and 0.07 * 100 is 7.000000000000001.
    ['10%', 30, 3],
    ['7%', 100, 7],
    ['12.5%', 8, 1],
    ['33.3%', 1000, 333],
    ['57%', 100, 57],
    ['1.1%', 1000, 11],
    ['0%', 1000, 0],
    ['100%', 5, 5],
    ['3', 30, 3],
    ['0', 30, 0],
  ])('allows at %s of %i live pages to lose %i, and not one more', (text, live, allowed) => {
    expect(lossOf(live, live - allowed, text)).toBeUndefined();
    if (allowed < live) expect(lossOf(live, live - allowed - 1, text)).toBeDefined();
  });

  it.each(['0%', '0', '10%'])('allows at %s more pages than before, and a first page', (text) => {
    expect([lossOf(3, 5, text), lossOf(0, 0, text)]).toEqual([undefined, undefined]);
  });

  it('is a failed check that the same site would fail again', () => {
    const says =
      /^The new site has 1,000 pages, 200 fewer than the live site \(1,200\), but .* allows 12\.5%\.$/;
    const message = expect.stringMatching(says);
    expect(lossOf(1200, 1000, '12.5%')).toMatchObject({ code: 'check-failed', isPermanent: true, message });
  });

  it.each([
    [41, 2, '10%', '95.2%'],
    [1200, 1000, '12.5%', '16.7%'],
    [10, 5, '10%', '50%'],
    [5000, 1000, '30', '4000'],
    [3, 0, '0%', '100%'],
  ])('names the value that would pass: of %i pages to %i at %s', (live, count, text, passes) => {
    expect(lossOf(live, count, text)?.hint).toMatch(`raise \`max-page-loss\` to \`${passes}\` for one run.`);
    expect(lossOf(live, count, passes)).toBeUndefined();
  });
});
