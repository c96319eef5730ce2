/** Oracle Object Storage. */
import { NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

export const OOS: StorageType = {
  names: ['oracleobjectstorage'],
  inVariables: 'oos',
  isBucket: true,
  options: { no_check_bucket: 'true', encoding: NAMES_AS_THEY_ARE },
  causes: [],
};
