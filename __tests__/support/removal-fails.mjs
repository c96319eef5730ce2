// Makes the removal of a run's work folder fail, as on Windows while another program has one of its files open. Loaded
// into the action's process as `removal-fails.mjs?times=2`, it fails twice; without a number, always.
import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const { rm } = promises;
let failures = Number(new URL(import.meta.url).searchParams.get('times') ?? Number.POSITIVE_INFINITY);
promises.rm = async (target, options) => {
  if (failures === 0 || !/^\.static-export-[0-9a-f]{8}-/.test(path.basename(target)))
    return rm(target, options);
  failures -= 1;
  throw Object.assign(new Error('EBUSY: resource busy or locked, rm'), { code: 'EBUSY', path: target });
};
syncBuiltinESMExports();
