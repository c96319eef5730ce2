/** Parses settings from a text, the emulator action's input or the command line: YAML, and therefore also JSON. */
import * as v from 'valibot';
import { parse, YAMLParseError } from 'yaml';
import type { GivenEmulatorSettings } from './settings.ts';

const textSchema = v.pipe(
  v.unknown(),
  // Valibot also accepts a list as a record.
  v.check((given) => !Array.isArray(given)),
  v.nullable(v.record(v.string(), v.unknown())),
);

/**
 * Reads the text; `startEmulator` checks the keys.
 *
 * @throws YAMLParseError, or ValiError for anything but keys with values
 */
export function parseSettings(text: string): GivenEmulatorSettings {
  return (v.parse(textSchema, parse(text, { logLevel: 'error' })) ?? {}) as GivenEmulatorSettings;
}

/** Returns what is wrong with the settings, beginning with "has" or "is"; undefined for any other error. */
export function settingsProblem(error: unknown): string | undefined {
  if (error instanceof YAMLParseError) {
    return `is not valid YAML: ${error.message.split('\n', 1)[0]?.replace(/:$/, '')}.`;
  }
  if (!(error instanceof v.ValiError)) return undefined;
  const [issue] = error.issues;
  const key = v.getDotPath(issue);
  if (key === null) return 'is not a set of keys with values.';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `has an unknown key \`${key}\`.`;
  return `has a bad value at \`${key}\`: ${issue.message}.`;
}
