// Reads an action.yml and works out the inputs that a step gets, as GitHub's runner does for a JavaScript action.
// It evaluates only the few expressions that the defaults of these actions use, and refuses every other one.
//
// Source of the rules: actions/runner, ActionManifestManager.cs (metadata) and ActionRunner.cs (inputs).

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';

export type Stage = 'pre' | 'main' | 'post';

interface DeclaredInput {
  readonly name: string;
  /** As written, with its expressions; empty when there is none. */
  readonly default: string;
  /** Printed if a workflow sets the input; empty if it is not deprecated. */
  readonly deprecationMessage: string;
}

export interface ActionMetadata {
  /** Folder of the action.yml, absolute. */
  readonly directory: string;
  readonly inputs: readonly DeclaredInput[];
  /** The scripts as written, relative to the folder. */
  readonly scripts: Readonly<Partial<Record<Stage, string>>>;
}

/** What the expressions in defaults can refer to. */
export interface DefaultContext {
  readonly githubToken: string;
  readonly jobStatus: string;
  readonly temp: string;
  readonly workspace: string;
}

export interface ResolvedInputs {
  /** Every declared input, and the undeclared ones that were given. */
  readonly inputs: ReadonlyMap<string, string>;
  /** What the runner warns about. */
  readonly warnings: readonly string[];
}

/**
 * Reads an action's metadata file. Throws when it cannot be read, is not the metadata of a JavaScript action, or
 * asks for a Node version that the runner does not know.
 */
export function readActionMetadata(actionFile: string): ActionMetadata {
  const path = resolve(actionFile);
  const root = asMapping(parse(readFileSync(path, 'utf8')), 'the file');
  const runs = asMapping(root['runs'], 'runs');

  const using = asText(runs['using'], 'runs.using');
  if (!/^node(12|16|20|24)$/i.test(using))
    throw new Error(`runs.using: '${using}' is not a Node runtime of the runner`);
  const scripts: Partial<Record<Stage, string>> = {};
  for (const stage of ['pre', 'main', 'post'] as const) {
    const script = asText(runs[stage], `runs.${stage}`);
    if (script !== '') scripts[stage] = script;
  }
  if (scripts.main === undefined) throw new Error('runs.main is missing');

  const inputs = Object.entries(asMapping(root['inputs'] ?? {}, 'inputs')).map(([name, value]) => {
    const where = `inputs.${name}`;
    const metadata = asMapping(value, where);
    return {
      name,
      default: asText(metadata['default'], `${where}.default`),
      deprecationMessage: asText(metadata['deprecationMessage'], `${where}.deprecationMessage`),
    };
  });
  return { directory: dirname(path), inputs, scripts };
}

/**
 * Overlays the given inputs over the defaults. Names are the same whatever their case. As in the
 * runner, an empty given value overrides the default, and `required` is not enforced.
 * Throws on a default with an expression that is not known here.
 */
export function resolveInputs(
  metadata: ActionMetadata,
  given: Readonly<Record<string, string>>,
  context: DefaultContext,
): ResolvedInputs {
  const declared = new Map(metadata.inputs.map((input) => [input.name.toLowerCase(), input]));
  const inputs = new Map(Object.entries(given));
  const givenNames = new Set(Object.keys(given).map((name) => name.toLowerCase()));
  const warnings: string[] = [];

  for (const name of inputs.keys()) {
    const message = declared.get(name.toLowerCase())?.deprecationMessage ?? '';
    if (message !== '') warnings.push(`Input '${name}' is deprecated: ${message}`);
  }
  for (const input of metadata.inputs) {
    if (!givenNames.has(input.name.toLowerCase())) inputs.set(input.name, evaluateDefault(input, context));
  }
  const unexpected = Object.keys(given).filter((name) => !declared.has(name.toLowerCase()));
  if (unexpected.length > 0) {
    const names = metadata.inputs.map((input) => input.name);
    warnings.push(`Unexpected input(s): ${unexpected.join(', ')}. The action declares: ${names.join(', ')}`);
  }
  return { inputs, warnings };
}

/** The environment variable of an input: upper case, spaces to underscores; hyphens stay. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

function evaluateDefault(input: DeclaredInput, context: DefaultContext): string {
  return input.default.replace(/\$\{\{(.*?)(?:\}\}|$)/gs, (text, expression: string) => {
    const value = text.endsWith('}}') ? evaluate(expression, context) : undefined;
    if (value === undefined) throw new Error(`inputs.${input.name}.default: cannot evaluate '${text}'`);
    return value;
  });
}

function evaluate(expression: string, context: DefaultContext): string | undefined {
  switch (expression.trim().toLowerCase()) {
    case 'github.token':
      return context.githubToken;
    case 'github.workspace':
      return context.workspace;
    case 'job.status':
      return context.jobStatus;
    case 'runner.temp':
      return context.temp;
    default:
      return undefined;
  }
}

function asMapping(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${where} of the action's metadata is not a mapping`);
  }
  return value as Readonly<Record<string, unknown>>;
}

/** The runner turns numbers and booleans into text, and takes nothing for empty text. */
function asText(value: unknown, where: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new Error(`${where} of the action's metadata is not text`);
}
