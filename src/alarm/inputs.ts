/** The inputs of the alarm action. */
import { parseText } from '../inputs/parsers.ts';
import type { InputTable } from '../inputs/read-inputs.ts';

/** Nothing is checked here: one bad input must not keep the issue, the message, or the report of another from working. */
export const ALARM_INPUTS = {
  webhook: { name: 'webhook', isSecret: true, parse: parseText },
  githubToken: { name: 'github-token', isSecret: true, parse: parseText },
  needs: { name: 'needs', isRequired: true, parse: parseText },
  key: { name: 'key', default: '', parse: parseText },
  label: { name: 'label', default: 'export-alarm', parse: parseText },
} as const satisfies InputTable;
