/**
 * `contract.json` contains the released names and defaults, which must not change. Add new inputs and outputs there.
 * Removing one, or changing its default, breaks workflows of users.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { trackedFiles } from '../../scripts/workflow-files.mjs';
import { cannotListFiles } from '../support/git.ts';
import { itUnless } from '../support/platform.ts';
import { REPOSITORY } from '../support/repository.ts';

interface Released {
  /** The default of each input; null for a required input without a default. */
  readonly inputs: Readonly<Record<string, string | null>>;
  readonly outputs: readonly string[];
}

const released: Readonly<Record<string, Released>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'contract.json'), 'utf8'),
);

describe.each(Object.entries(released))('%s', (file, { inputs, outputs }) => {
  const action = parse(readFileSync(path.join(REPOSITORY, file), 'utf8'));

  it('has exactly the released inputs, with their defaults', () => {
    const declared = Object.entries<{ default?: string; required?: boolean }>(action.inputs).map(
      ([name, input]) => [name, input.required ? null : input.default],
    );
    expect(Object.fromEntries(declared)).toEqual(inputs);
  });

  it('has exactly the released outputs', () => {
    expect(Object.keys(action.outputs).sort()).toEqual([...outputs].sort());
  });
});

itUnless(cannotListFiles)('contract.json contains every action of the repository', () => {
  const actions = trackedFiles().filter((file) => /^(?:[\w-]+\/)?action\.yml$/.test(file));
  expect(Object.keys(released).sort()).toEqual(actions.sort());
  expect(actions).toHaveLength(5);
});
