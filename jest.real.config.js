/** `npm run test:real`: the tests that need real programs. */
import path from 'node:path';
import base from './jest.config.js';
import { debianPath } from './scripts/real-tools.mjs';

// The tests use the programs of `scripts/real-tools.mjs`, and no other program, certificate, or account that a machine
// happens to have. Workers get the environment of this process.
if (debianPath !== undefined) {
  const kept =
    /^(?:CI|FAILED_TESTS|FUZZ_\w+|HOME|LANG|LC_\w+|LEFT_OUT|MODEL_RUNS|NODE_OPTIONS|TERM|SUMMARY_PICTURES|TMPDIR|TZ|UPDATE_PICTURES|XDG_CACHE_HOME)$/;
  for (const name of Object.keys(process.env)) if (!kept.test(name)) delete process.env[name];
  process.env['PATH'] = [path.dirname(process.execPath), debianPath].join(path.delimiter);
}

export default {
  ...base,
  setupFiles: [],
  testMatch: ['**/*.real.ts'],
  verbose: true,
};
