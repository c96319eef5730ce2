/** The inputs that every action has that talks to the service: the key, the address, the pace, the summary. */
import * as core from '@actions/core';
import { addSecret } from '../runner/secrets.ts';
import { parseApiKey, parseBaseUrl, parseBoolean, parseInterval, parseWholeNumber } from './parsers.ts';

export interface ServiceInputs {
  readonly apiKey: string;
  readonly baseUrl: URL;
  readonly pollIntervalMs: number;
  readonly maxAttempts: number;
  readonly summary: boolean;
}

/**
 * Defaults of each `action.yml`, again: an input that is given as '' (an expression that came to nothing) overrides
 * the declared default, and the user meant the default. A test holds them against each other.
 */
export const SERVICE_DEFAULTS = {
  'base-url': 'https://api.mintlify.com',
  'poll-interval': '10s',
  'max-attempts': '60',
  summary: 'true',
} as const;

/**
 * Reads them; the key is masked before anything else happens.
 *
 * @throws InputError at the first that cannot be used
 */
export function readServiceInputs(): ServiceInputs {
  const given = core.getInput('api-key');
  addSecret(given);
  return {
    apiKey: parseApiKey('api-key', given),
    baseUrl: parseBaseUrl('base-url', readDefaulted('base-url')),
    pollIntervalMs: parseInterval('poll-interval', readDefaulted('poll-interval')),
    maxAttempts: parseWholeNumber('max-attempts', readDefaulted('max-attempts'), 1, 100_000),
    summary: parseBoolean('summary', readDefaulted('summary')),
  };
}

function readDefaulted(input: keyof typeof SERVICE_DEFAULTS): string {
  return core.getInput(input) || SERVICE_DEFAULTS[input];
}
