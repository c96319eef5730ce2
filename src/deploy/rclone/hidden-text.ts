/** Removes the parameters of connection strings from the output of rclone. */
import { addSecret } from '../../runner/secrets.ts';
import type { Parameter, Remote } from '../inputs/remote.ts';
import { secretsOf, secretsOfEnvironment } from './rclone-environment.ts';

/** Masks every secret that rclone is given, before it runs. */
export function maskSecrets(remotes: readonly Remote[], env: NodeJS.ProcessEnv): void {
  const ofRemotes = remotes.flatMap(({ parameters }) =>
    parameters.flatMap(({ name, value }) => secretsOf(name, value)),
  );
  for (const secret of [...ofRemotes, ...secretsOfEnvironment(env)]) addSecret(secret);
}

/** Shorter values are parts of other words. */
const MIN_LENGTH = 3;

/**
 * @returns a function that cuts connection strings at their first comma, and replaces the values of their parameters
 *   with `***`. Values that are not secret are not masked in the job log, since a region may appear anywhere.
 */
export function hideParameters(remotes: readonly Remote[]): (text: string) => string {
  const prefixes = remotes.filter(({ parameters }) => parameters.length > 0).map(({ prefix }) => prefix);
  const values = remotes
    .flatMap(({ parameters }) => parameters)
    .filter(isTelling)
    .map(({ value }) => value)
    .sort((one, other) => other.length - one.length);
  return (text) => {
    let hidden = text;
    for (const prefix of prefixes.flatMap(spellings)) {
      hidden = hidden.replaceAll(prefix, `${prefix.replace(/,.*$/s, '')}:`);
    }
    for (const value of values.flatMap(spellings)) hidden = hidden.replaceAll(value, '***');
    return hidden;
  };
}

/** Returns a text as it is, and as rclone writes it within quotes. */
function spellings(text: string): string[] {
  return [text, JSON.stringify(text).slice(1, -1)];
}

function isTelling({ value }: Parameter): boolean {
  return value.length >= MIN_LENGTH && !/^(?:true|false)$/i.test(value);
}
