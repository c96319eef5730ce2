import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { verdict, verdictSentence } from '../../../src/summary/verdicts.ts';
import { REPOSITORY } from '../../support/repository.ts';

const since = '2026-11-20T06:00:00.000Z';

describe('verdict', () => {
  it.each<[string, Parameters<typeof verdict>[0]]>([
    ['the site was updated', { live: 'updated' }],
    [
      'the site was not updated and is whole, live since 20 November 2026, 06:00 UTC from job `se_1`',
      { live: 'unchanged', since, jobId: 'se_1' },
    ],
    ['the site was not updated and is whole', { live: 'unchanged' }],
    [
      'the site is a mix of two versions, or only partly deployed, which the next run repairs',
      { live: 'incomplete' },
    ],
    ['the site is a mix of two versions, which the next run repairs', { live: 'incomplete', isFirst: false }],
    [
      'the site is only partly deployed since 20 November 2026, 06:00 UTC, which the next run repairs',
      { live: 'incomplete', isFirst: true, since },
    ],
    [
      'the site is a mix of two versions since 20 November 2026, 06:00 UTC, which the next run repairs',
      { live: 'incomplete', isFirst: false, since, jobId: 'se_1' },
    ],
    ['it is not known what visitors see', { live: 'unknown' }],
    ['the site was not updated, and was not checked', { live: 'untouched' }],
    [
      'no deployment was reported: visitors see what they saw before, unless another step changed it',
      { live: undefined },
    ],
  ])('says that %s', (text, seen) => {
    expect(verdict(seen)).toBe(text);
  });

  it('shows no job ID with other characters than those of an ID', () => {
    expect(verdict({ live: 'unchanged', since, jobId: 'a b' })).not.toContain('a b');
  });
});

it('verdictSentence: says that the address does not serve the site', () => {
  expect(verdictSentence({ live: 'updated', isServed: false })).toBe(
    'The site was updated, but its address did not serve it to the runner.',
  );
});

it('verdict: no other source states what visitors see', () => {
  const folder = path.join(REPOSITORY, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const saying = files.filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8').replace(/\/\*\*.*?\*\/|^\s*\/\/.*$/gms, '');
    return /visitors (?:see|get|have)|the site (?:was|is) (?:not )?(?:updated|a mix|whole|only partly)|a mix of/i.test(
      text,
    );
  });
  expect(saying.map((file) => file.replaceAll('\\', '/'))).toEqual(['summary/verdicts.ts']);
});
