// Loaded into the action's process, which is killed as soon as the site is in its place.
import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const { rename } = promises;
promises.rename = async (from, to) => {
  await rename(from, to);
  if (path.basename(String(to)) === 'site') process.kill(process.pid, 'SIGKILL');
};
syncBuiltinESMExports();
