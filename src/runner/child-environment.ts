/** The environment variables that other programs get. */

/** Inputs, and the tokens of the runner: no other program needs them. */
const WITHHELD = /^(?:INPUT_|ACTIONS_)/i;

/** @returns the environment of the step without what other programs do not need */
export function childEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !WITHHELD.test(name)));
}
