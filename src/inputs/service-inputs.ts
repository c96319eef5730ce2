/** The inputs of every action that calls the service: the key, the address, the pace, the summary. */
import { parseApiKey, parseBaseUrl, parseBoolean, parseInterval, parseWholeNumber } from './parsers.ts';
import type { InputTable } from './read-inputs.ts';

export const SERVICE_INPUTS = {
  apiKey: { name: 'api-key', isRequired: true, isSecret: true, parse: parseApiKey },
  baseUrl: { name: 'base-url', default: 'https://api.mintlify.com', parse: parseBaseUrl },
  pollIntervalMs: { name: 'poll-interval', default: '10s', parse: parseInterval },
  maxAttempts: {
    name: 'max-attempts',
    default: '60',
    parse: (input, value) => parseWholeNumber(input, value, 1, 100_000),
  },
  summary: { name: 'summary', default: 'true', parse: parseBoolean },
} as const satisfies InputTable;
