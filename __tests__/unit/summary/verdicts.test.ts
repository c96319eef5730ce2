import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Live, verdict, verdictSentence } from '../../../src/summary/verdicts.ts';
import { REPOSITORY } from '../../support/repository.ts';

const since = '2026-11-20T06:00:00.000Z';
const WHOLE = { live: 'unchanged', since, jobId: 'se_1' } as const;
const MIX = { live: 'incomplete', since, jobId: 'se_1' } as const;

describe('verdict', () => {
  it.each<[string, Live | undefined, Parameters<typeof verdict>[0]['before']]>([
    ['the site was updated', 'updated', MIX],
    [
      'the site was not updated and is whole, live since 20 November 2026, 06:00 UTC from job `se_1`',
      'unchanged',
      WHOLE,
    ],
    ['the site was not updated and is whole', 'unchanged', undefined],
    ['the site is a mix of two versions, which the next run repairs', 'incomplete', WHOLE],
    ['the site is a mix of two versions, which the next run repairs', 'incomplete', undefined],
    [
      'the site is a mix of two versions since 20 November 2026, 06:00 UTC, not repaired by this run, but by the next one that deploys',
      'incomplete',
      MIX,
    ],
    ['it is not known what visitors see', 'unknown', WHOLE],
    ['the site was not updated, and was not checked', 'untouched', undefined],
    [
      'no deployment was reported: visitors see what they saw before, unless another step changed it',
      undefined,
      undefined,
    ],
  ])('says that %s', (text, live, before) => {
    expect(verdict({ live, before })).toBe(text);
  });

  it('shows no job ID with other characters than those of an ID', () => {
    expect(verdict({ live: 'unchanged', before: { ...WHOLE, jobId: 'a b' } })).not.toContain('a b');
  });
});

it('verdictSentence: says that the address does not serve the site', () => {
  expect(verdictSentence({ live: 'updated', isServed: false })).toBe(
    'The site was updated, but its address did not serve it to the runner.',
  );
});

it('verdict: no other source says what visitors see', () => {
  const folder = path.join(REPOSITORY, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const saying = files.filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8').replace(/\/\*\*.*?\*\/|^\s*\/\/.*$/gms, '');
    return /visitors (?:see|get|have)|the site (?:was|is) (?:not )?(?:updated|a mix|whole)|a mix of/i.test(
      text,
    );
  });
  expect(saying.map((file) => file.replaceAll('\\', '/'))).toEqual(['summary/verdicts.ts']);
});
