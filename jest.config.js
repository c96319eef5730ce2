export default {
  testEnvironment: 'node',
  // The scenarios wait more than they work.
  maxWorkers: '100%',
  maxConcurrency: 12,
  // For what hangs. How fast the machine is decides no test.
  testTimeout: 180_000,
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'es6' } },
    ],
  },
};
