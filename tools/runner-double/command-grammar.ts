// Reads one line of a step's output as a workflow command, in either of the two forms that GitHub's runner knows.
// It carries nothing out and keeps no state.
//
// Source of the rules: actions/runner, ActionCommand.cs. One thing is simpler here: the runner looks for `::` and
// `##[` with culture-sensitive comparisons, which may skip zero-width characters. Here every comparison is by code unit.

import { trimWhiteSpace, trimWhiteSpaceStart } from './white-space.ts';

/** A command as it was read. */
export interface WorkflowCommand {
  /** In lower case. */
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
  /** The complete line as the step wrote it. */
  readonly line: string;
}

/** The value of a property, whatever the case of its name; empty when it is missing. */
export function property(command: Pick<WorkflowCommand, 'properties'>, name: string): string {
  const entry = Object.entries(command.properties).find(([key]) => key.toLowerCase() === name);
  return entry?.[1] ?? '';
}

/**
 * Reads one line. `registered` holds the names of the commands that count just now, in lower case; a line with
 * any other name is text.
 */
export function parseCommand(line: string, registered: ReadonlySet<string>): WorkflowCommand | undefined {
  return parseColonForm(line, registered) ?? parseBracketForm(line, registered);
}

/** `::name key=value,key2=value2::data`, with nothing but white space before it. */
function parseColonForm(line: string, registered: ReadonlySet<string>): WorkflowCommand | undefined {
  const text = trimWhiteSpaceStart(line);
  if (!text.startsWith('::')) return undefined;
  const end = text.indexOf('::', 2);
  if (end < 0) return undefined;

  const [name, rest] = splitName(text.slice(2, end));
  if (!registered.has(name)) return undefined;
  return {
    command: name,
    properties: parseProperties(trimWhiteSpace(rest), ',', unescapeColonProperty),
    data: unescapeColonData(text.slice(end + 2)),
    line,
  };
}

/**
 * `##[name key=value;key2=value2]data`, anywhere in a line; what stands before it is lost. Only the first `##[`
 * of a line is looked at.
 */
function parseBracketForm(line: string, registered: ReadonlySet<string>): WorkflowCommand | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  if (end < 0) return undefined;

  const [name, rest] = splitName(line.slice(start + 3, end));
  if (!registered.has(name)) return undefined;
  return {
    command: name,
    properties: parseProperties(rest, ';', unescapeBracket),
    data: unescapeBracket(line.slice(end + 1)),
    line,
  };
}

function splitName(info: string): [name: string, rest: string] {
  const space = info.indexOf(' ');
  return space < 0 ? [info.toLowerCase(), ''] : [info.slice(0, space).toLowerCase(), info.slice(space + 1)];
}

function parseProperties(
  text: string,
  separator: string,
  decode: (value: string) => string,
): Record<string, string> {
  // Names are the same whatever their case: the first one gives the spelling, the last one the value.
  const spelling = new Map<string, string>();
  const values = new Map<string, string>();
  for (const part of text.split(separator)) {
    // Empty parts are dropped on both sides of `=`, so `a==b` is `b` and `a=` is not a property at all.
    const match = /^=*([^=]+)=+([^=].*)$/s.exec(part);
    if (match === null) continue;
    const [, key = '', value = ''] = match;
    const known = spelling.get(key.toLowerCase()) ?? key;
    spelling.set(key.toLowerCase(), known);
    values.set(known, decode(value));
  }
  // fromEntries, because an assignment to `__proto__` would not make a property.
  return Object.fromEntries(values);
}

const unescapeColonData = createUnescape('0D', '0A', '25');
const unescapeColonProperty = createUnescape('0D', '0A', '3A', '2C', '25');
const unescapeBracket = createUnescape('3B', '0D', '0A', '5D', '25');

/** Turns `%XX` into its character, for the given codes in upper case only; any other `%` stays. */
function createUnescape(...codes: string[]): (escaped: string) => string {
  const pattern = new RegExp(`%(${codes.join('|')})`, 'g');
  return (escaped) =>
    escaped.replace(pattern, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
