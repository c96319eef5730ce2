// Reads an action.yml and works out the inputs that a step gets, as GitHub's runner does for a JavaScript action. It
// knows only the expressions in the defaults of these actions. Other tests validate the metadata with its schema.
//
// Source of the rules: actions/runner, ActionManifestManager.cs (metadata) and ActionRunner.cs (inputs).

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

export type Stage = 'main' | 'post';

/** What the expressions in defaults can refer to. */
type DefaultContext = Readonly<Record<'github.token' | 'job.status', string>>;

/** What was parsed, by its text: the tests run the same few actions a thousand times, and parsing takes as long as a start. */
const known = new Map<string, ReturnType<typeof parse>>();

export function readActionMetadata(actionFile: string) {
  const text = readFileSync(actionFile, 'utf8');
  const metadata = known.get(text) ?? parse(text);
  known.set(text, metadata);
  const declared = Object.entries<{ default?: unknown }>(metadata.inputs ?? {});
  return {
    /** Declared inputs: their defaults as written, by their names. */
    defaults: new Map(declared.map(([name, input]) => [name.toLowerCase(), String(input.default ?? '')])),
    script(stage: Stage): string {
      if (metadata.runs[stage] === undefined) throw new Error(`${actionFile} has no runs.${stage}.`);
      return join(dirname(actionFile), metadata.runs[stage]);
    },
  };
}

/**
 * Overlays the given inputs over the defaults. As in the runner, an empty given value overrides the default, `required` is
 * not enforced, and undeclared inputs are passed on.
 *
 * @returns the variables of the environment: names in upper case, spaces as underscores; hyphens remain
 */
export function inputVariables(
  { defaults }: ReturnType<typeof readActionMetadata>,
  given: Readonly<Record<string, string>>,
  context: DefaultContext,
): Record<string, string> {
  const inputs = new Map([...defaults].map(([name, text]) => [name, evaluate(text, context)]));
  for (const [name, value] of Object.entries(given)) inputs.set(name.toLowerCase(), value);
  return Object.fromEntries(
    [...inputs].map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}

function evaluate(text: string, context: DefaultContext): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => {
    const name = expression.trim();
    if (!Object.hasOwn(context, name)) throw new Error(`The default "${text}" cannot be evaluated here.`);
    return context[name as keyof DefaultContext];
  });
}
