/**
 * What users write into their workflows stays: `contract.json` holds the names and defaults that were released. A new
 * input or output is added there; one that is missing, or has another default, breaks somebody's pipeline.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { REPOSITORY } from '../support/repository.ts';

interface Released {
  /** Defaults by input; null for one that has none and is required. */
  readonly inputs: Readonly<Record<string, string | null>>;
  readonly outputs: readonly string[];
}

const released: Readonly<Record<string, Released>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'contract.json'), 'utf8'),
);

describe.each(Object.entries(released))('%s', (file, { inputs, outputs }) => {
  const action = parse(readFileSync(path.join(REPOSITORY, file), 'utf8'));

  it('has every input that was released, with its default, and no other', () => {
    const declared = Object.entries<{ default?: string; required?: boolean }>(action.inputs).map(
      ([name, input]) => [name, input.required ? null : input.default],
    );
    expect(Object.fromEntries(declared)).toEqual(inputs);
  });

  it('has every output that was released, and no other', () => {
    expect(Object.keys(action.outputs).sort()).toEqual([...outputs].sort());
  });
});

it('holds every action of the repository', () => {
  const files = ['action.yml', 'agent-job/action.yml', 'emulator/action.yml'];
  expect(Object.keys(released)).toEqual(files.filter((file) => existsSync(path.join(REPOSITORY, file))));
});
