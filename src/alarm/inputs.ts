/** The inputs of the alarm action. */
import { parseText } from '../inputs/parsers.ts';
import type { InputTable, InputValues } from '../inputs/read-inputs.ts';
import { readInputs } from '../inputs/read-inputs.ts';
import { parseNeeds } from './watched-jobs.ts';

/**
 * Only `needs` is checked here. A label or a webhook that cannot be used must not keep the other one from working, so
 * each is checked where it is used.
 */
export const ALARM_INPUTS = {
  webhook: { name: 'webhook', isSecret: true, parse: parseText },
  githubToken: { name: 'github-token', isSecret: true, parse: parseText },
  needs: { name: 'needs', isRequired: true, parse: parseNeeds },
  label: { name: 'label', default: 'export-alarm', parse: parseText },
} as const satisfies InputTable;

type AlarmInputs = InputValues<typeof ALARM_INPUTS>;

/** @throws InputError if `needs` cannot be used */
export function readAlarmInputs(): AlarmInputs {
  return readInputs(ALARM_INPUTS);
}
