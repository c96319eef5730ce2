/** The inputs of the emulator action. */
import { parseWholeNumber } from '../inputs/parsers.ts';
import { type InputTable, type InputValues, readInputs } from '../inputs/read-inputs.ts';

export const EMULATOR_INPUTS = {
  /** Pages of each site. */
  pages: {
    name: 'pages',
    default: '25',
    parse: (input, value) => parseWholeNumber(input, value, 1, 50_000),
  },
  /** Read by the emulator itself, which knows the keys. */
  settings: { name: 'settings', default: '', parse: (_input, value) => value },
} as const satisfies InputTable;

/** @throws InputError if one cannot be used */
export function readEmulatorInputs(): InputValues<typeof EMULATOR_INPUTS> {
  return readInputs(EMULATOR_INPUTS);
}
