/** The arguments of `npm run emulator`, and what is wrong with them in one line. */
import { existsSync, readFileSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import * as v from 'valibot';
import { parseSettings, settingsProblem } from './settings/parse-settings.ts';
import type { GivenEmulatorSettings } from './settings/settings.ts';

export const HELP = `Starts the emulator of the documentation service. It prints each request.

  --settings FILE   a file of YAML or JSON, or its text, with any of the keys in .github/EMULATOR.md, such as
                    'port: 4714' or '{"pages":100,"outcome":"failed"}'
`;

/** A mistake in the arguments of a command. The message is the line that the user sees. */
export class UsageError extends Error {}

/**
 * Reads the arguments.
 *
 * @returns `help` if only the help is requested
 * @throws UsageError, or what `parseSettings` throws. `startEmulator` checks the keys. `usageProblem` returns the line
 * for either error.
 */
export function readCommandLine(args: readonly string[]): GivenEmulatorSettings | 'help' {
  const options = { settings: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
  const { help, settings = '' } = parseOptions(options, '--help lists the options.', args);
  if (help) return 'help';
  const isFile = existsSync(settings);
  try {
    return parseSettings(isFile ? readFileSync(settings, 'utf8') : settings);
  } catch (error) {
    if (isFile || !(error instanceof v.ValiError)) throw error;
    throw new UsageError(
      `--settings: the file "${settings}" does not exist, and as text, it ${settingsProblem(error)}`,
    );
  }
}

/**
 * Reads the arguments of a command.
 *
 * @param usage follows the problem in the message
 * @throws UsageError
 */
export function parseOptions<Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // If there are several sentences, the first one describes the problem. A name in that sentence may contain dots.
    const [problem] = (error as Error).message.split(/\.\s|\n/, 1);
    throw new UsageError(`${problem}. ${usage}`);
  }
}

/** Describes in one line what is wrong with the arguments; undefined for any other error. */
export function usageProblem(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  const problem = settingsProblem(error);
  if (problem !== undefined) return `--settings ${problem}`;
  const { code, message, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Leave it out of the settings to get a free one.`;
  // A system error, such as a port that only root may use. The stack would add nothing.
  return syscall === undefined ? undefined : `${message}.`;
}
