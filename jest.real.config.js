/** `npm run test:real`: the tests that need real programs. */
import base from './jest.config.js';

export default {
  ...base,
  setupFiles: [],
  testMatch: ['**/*.real.ts'],
  verbose: true,
};
