/**
 * Reads the inputs of an action from a table: one row for each input, with its name, its default and its parser. A test
 * compares the tables with each `action.yml`.
 */
import * as core from '@actions/core';
import { addSecret } from '../runner/secrets.ts';

interface Input<Value = unknown> {
  /** Name in `action.yml`. */
  readonly name: string;
  /**
   * Default of `action.yml`, repeated: an input that is given but empty, such as an expression without a value,
   * overrides the declared default, and the user meant the default. Without a default, an empty input is undefined.
   */
  readonly default?: string;
  /** The parser also gets an empty value, to refuse it. */
  readonly isRequired?: true;
  /** An empty value is a value of its own, and does not mean the default. The parser gets it. */
  readonly isEmptyMeant?: true;
  /** The value is masked before anything else happens. */
  readonly isSecret?: true;
  /** @throws InputError for a value that cannot be used */
  readonly parse: (input: string, value: string) => Value;
}

/** By the property that receives the value. */
export type InputTable = Readonly<Record<string, Input>>;

export type InputValues<Table extends InputTable> = {
  readonly [Property in keyof Table]:
    | ReturnType<Table[Property]['parse']>
    | (Table[Property] extends { readonly default: string } | { readonly isRequired: true }
        ? never
        : undefined);
};

/**
 * Masks the secrets, then parses every input.
 *
 * @throws InputError for the first input that cannot be used
 */
export function readInputs<Table extends InputTable>(table: Table): InputValues<Table> {
  const inputs = Object.entries(table).map(([property, input]) => {
    const value = core.getInput(input.name);
    if (input.isSecret) addSecret(value);
    return { property, input, value: value || (input.isEmptyMeant ? '' : (input.default ?? '')) };
  });
  return Object.fromEntries(
    inputs.map(({ property, input, value }) => {
      const isAbsent = value === '' && input.default === undefined && !input.isRequired;
      return [property, isAbsent ? undefined : input.parse(input.name, value)];
    }),
  ) as InputValues<Table>;
}
