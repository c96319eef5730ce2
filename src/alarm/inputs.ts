/** The inputs of the alarm action. */
import { parseText } from '../inputs/parsers.ts';
import type { InputTable } from '../inputs/read-inputs.ts';

/** Nothing is validated here: a bad input must not prevent the issue or the message that does not need it. */
export const ALARM_INPUTS = {
  webhook: { name: 'webhook', isSecret: true, parse: parseText },
  heartbeatUrl: { name: 'heartbeat-url', isSecret: true, parse: parseText },
  githubToken: { name: 'github-token', isSecret: true, parse: parseText },
  needs: { name: 'needs', isRequired: true, parse: parseText },
  key: { name: 'key', default: '', parse: parseText },
  label: { name: 'label', default: 'export-alarm', parse: parseText },
} as const satisfies InputTable;
