// Loaded into the action's process. The first two renames fail, as on Windows while a virus scanner reads the file.
import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { rename } = promises;
let failures = 2;
promises.rename = async (from, to) => {
  if (failures === 0) return rename(from, to);
  failures -= 1;
  throw Object.assign(new Error('EPERM: operation not permitted, rename'), { code: 'EPERM', path: from });
};
syncBuiltinESMExports();
