import { describe, expect, it } from '@jest/globals';
import { countPages, losesTooManyPages, parsePageLoss } from '../../../src/site/page-loss.ts';

describe('max-page-loss', () => {
  it.each<[string, ReturnType<typeof parsePageLoss>]>([
    ['10%', { kind: 'share', millionths: 100_000 }],
    ['12.5%', { kind: 'share', millionths: 125_000 }],
    ['0%', { kind: 'share', millionths: 0 }],
    ['100%', { kind: 'share', millionths: 1_000_000 }],
    ['100.0%', { kind: 'share', millionths: 1_000_000 }],
    ['0.0001%', { kind: 'share', millionths: 1 }],
    ['0', { kind: 'pages', pages: 0 }],
    ['30', { kind: 'pages', pages: 30 }],
  ])('may be %s', (text, limit) => {
    expect(parsePageLoss(text)).toEqual(limit);
  });

  it.each([
    '',
    '10 %',
    ' 10%',
    '-1',
    '-1%',
    '100.1%',
    '101%',
    '1e1',
    '2.5',
    '.5%',
    '5.%',
    '1,5%',
    '0.00001%',
    '%',
    '10%%',
  ])('is not %j', (text) => {
    expect(parsePageLoss(text)).toBeUndefined();
  });

  it.each<[string, number, number]>([
    // As floating-point numbers, 0.1 * 30 is 3.0000000000000004 and 0.07 * 100 is 7.000000000000001.
    ['10%', 30, 3],
    ['7%', 100, 7],
    ['12.5%', 8, 1],
    ['33.3333%', 3, 0],
    ['0.29%', 10_000, 29],
    ['57%', 100, 57],
    ['1.1%', 1000, 11],
    ['0%', 1000, 0],
    ['100%', 5, 5],
    ['3', 30, 3],
    ['0', 30, 0],
  ])('%s of %i live pages allows to lose %i, and not one more', (text, live, allowed) => {
    const limit = parsePageLoss(text);
    if (limit === undefined) throw new Error('not parsed');
    expect(losesTooManyPages(live, live - allowed, limit)).toBe(false);
    if (allowed < live) expect(losesTooManyPages(live, live - allowed - 1, limit)).toBe(true);
  });

  it.each(['0%', '0', '10%'])('%s allows more pages than before, and a first page', (text) => {
    const limit = parsePageLoss(text);
    if (limit === undefined) throw new Error('not parsed');
    expect([losesTooManyPages(3, 5, limit), losesTooManyPages(0, 0, limit)]).toEqual([false, false]);
  });
});

it('counts files that end in .html', () => {
  expect(countPages(['a.html', 'b/index.html', '.html', 'a.HTML', 'a.htm', 'html', 'a.html.txt'])).toBe(3);
});
