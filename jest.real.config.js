/** `npm run test:real`: the tests that need real programs. */
import base from './jest.config.js';

export default {
  ...base,
  testMatch: ['**/*.real.ts'],
  verbose: true,
  reporters: [...base.reporters, '<rootDir>/__tests__/real/support/left-out-reporter.mjs'],
};
