/** The inputs of the alarm action. */
import { parseText } from '../inputs/parsers.ts';
import type { InputTable } from '../inputs/read-inputs.ts';
import { parseNeeds } from './watched-jobs.ts';

/** Only `needs` is checked here. A bad label must not keep the webhook from working, nor vice versa. */
export const ALARM_INPUTS = {
  webhook: { name: 'webhook', isSecret: true, parse: parseText },
  githubToken: { name: 'github-token', isSecret: true, parse: parseText },
  needs: { name: 'needs', isRequired: true, parse: parseNeeds },
  label: { name: 'label', default: 'export-alarm', parse: parseText },
} as const satisfies InputTable;
