/** Backblaze B2 by its own protocol. */
import { NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

export const B2: StorageType = {
  names: ['b2'],
  inVariables: 'b2',
  isBucket: true,
  withoutCacheControl:
    "B2's own protocol ignores `Cache-Control`. Its S3 API does not: use a remote of type `s3`.",
  options: { encoding: NAMES_AS_THEY_ARE },
  causes: [],
};
