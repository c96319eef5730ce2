/** For each reason to refuse a bundle: the message of the step, and the words of `docs/reference.md` for it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { StepResult } from '../../../tools/runner-double/run-step.ts';
import { annotationOf } from '../../support/check-result.ts';
import { REPOSITORY } from '../../support/repository.ts';

const REASONS: readonly (readonly [message: RegExp, named: string])[] = [
  [/something that is not an archive/, 'JSON, text, HTML, XML, or nothing'],
  [/is a file of the format (?:xz|bzip2|zstd|7z|rar)/, '(`xz`, `bzip2`, `zstd`, `7z`, `rar`)'],
  [/has an absolute name/, '**Dangerous names or links:** absolute'],
  [/is encrypted/, 'encryption'],
  [/is compressed by the unknown method/, 'a second or unknown compression'],
  [/has a wrong checksum/, 'wrong checksums'],
  [/in the middle of an entry/, 'a missing end mark'],
  [/is compressed twice/, 'a second or unknown compression'],
  [/is not a file, folder, or link but/, 'or what is not a file, folder, or link'],
];

/** Expects that the step rejects the bundle with this message, for a reason that `docs/reference.md` names. */
export function expectRejected(step: StepResult, message: RegExp): void {
  const annotation = annotationOf(step);
  expect(annotation).toMatch(message);
  expect([annotation, step.outputs['error-code']]).toEqual([annotation, 'bundle-rejected']);
  const named = REASONS.filter(([says]) => says.test(annotation)).map(([, words]) => words);
  expect([annotation, named]).not.toEqual([annotation, []]);
  for (const words of named) expect(REFERENCE).toContain(words);
}

/** The rules for bundles, in one line. */
const REFERENCE = (
  /^## Bundle formats$.*?^## Manifest$/ms.exec(
    readFileSync(path.join(REPOSITORY, 'docs/reference.md'), 'utf8'),
  )?.[0] ?? ''
).replaceAll(/\s+/g, ' ');
