/** The inputs of the emulator action. */
import { parseText, wholeNumber } from '../inputs/parsers.ts';
import type { InputTable } from '../inputs/read-inputs.ts';

export const EMULATOR_INPUTS = {
  /** Pages of each site. */
  pages: { name: 'pages', default: '25', parse: wholeNumber(1, 50_000) },
  /** The emulator itself reads them, since it knows the keys. */
  settings: { name: 'settings', default: '', parse: parseText },
} as const satisfies InputTable;
