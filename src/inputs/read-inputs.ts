/** Reads the inputs of an action from a table: name, default, and parser of each. */
import * as core from '@actions/core';
import { InputError } from '../errors.ts';
import { addSecret } from '../runner/secrets.ts';
import { quoted } from './parsers.ts';

interface Input<Value = unknown> {
  /** Name in `action.yml`. */
  readonly name: string;
  /**
   * Repeats the default of `action.yml`. An empty input, such as an expression without a value, overrides the declared
   * default, although the user meant the default. Without a default, an empty input is undefined.
   */
  readonly default?: string;
  /** The parser also gets an empty value, so that it can refuse the value. */
  readonly isRequired?: true;
  /** True if an empty value has its own meaning, instead of the default. The parser gets it. */
  readonly isEmptyMeant?: true;
  /** The value is masked before anything else happens. */
  readonly isSecret?: true;
  /** @throws InputError for a value that cannot be used */
  readonly parse: (input: string, value: string) => Value;
}

/** The key of each input is the property that receives its value. */
export type InputTable = Readonly<Record<string, Input>>;

export type InputValues<Table extends InputTable> = {
  readonly [Property in keyof Table]:
    | ReturnType<Table[Property]['parse']>
    | (Table[Property] extends { readonly default: string } | { readonly isRequired: true }
        ? never
        : undefined);
};

/** Matches an expression such as `secrets.DOCS_ADMIN_API_KEY` if some or all of its braces are missing. */
const EXPRESSION = /^\$?\{*\s*((?:secrets|vars|env|inputs|needs|steps|github)\.[\w.-]+)\s*\}*$/;

function requireNoExpression(name: string, value: string): void {
  const [, expression] = EXPRESSION.exec(value) ?? [];
  if (expression === undefined) return;
  throw new InputError(
    name,
    `is the text ${quoted(value)}, not the value of an expression.`,
    `\`\${{ }}\` is missing: write \`${name}: \${{ ${expression} }}\`.`,
  );
}

/** The runner only warns about an unknown name, and still passes its value. */
function requireNoOtherName(name: string): void {
  for (const other of [name.replaceAll('-', '_'), name.replaceAll('-', '')]) {
    if (other === name || core.getInput(other) === '') continue;
    throw new InputError(other, 'is not an input of this action.', `Write \`${name}\`, with a hyphen.`);
  }
}

/** The runner passes each input that `action.yml` declares. Without a runner, an input may be missing. */
function isGiven(name: string): boolean {
  return process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] !== undefined;
}

/** Masks the secrets, then parses every input. Throws InputError for the first input that cannot be used. */
export function readInputs<Table extends InputTable>(table: Table): InputValues<Table> {
  const inputs = Object.entries(table).map(([property, input]) => {
    const value = core.getInput(input.name);
    // The text of an expression is not a secret, and the message about it has to show it.
    if (input.isSecret && !EXPRESSION.test(value)) addSecret(value);
    const isEmptyMeant = input.isEmptyMeant && isGiven(input.name);
    return { property, input, value: value || (isEmptyMeant ? '' : (input.default ?? '')) };
  });
  for (const { input, value } of inputs) {
    requireNoOtherName(input.name);
    if (input.isSecret) requireNoExpression(input.name, value);
  }
  return Object.fromEntries(
    inputs.map(({ property, input, value }) => {
      const isAbsent = value === '' && input.default === undefined && !input.isRequired;
      return [property, isAbsent ? undefined : input.parse(input.name, value)];
    }),
  ) as InputValues<Table>;
}
