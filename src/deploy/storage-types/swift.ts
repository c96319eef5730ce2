/** OpenStack Swift. */
import { NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

export const SWIFT: StorageType = {
  names: ['swift'],
  inVariables: 'swift',
  isBucket: true,
  options: { encoding: NAMES_AS_THEY_ARE },
  causes: [],
};
