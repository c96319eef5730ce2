import { availableParallelism } from 'node:os';

export default {
  testEnvironment: 'node',
  // The tests wait much of the time, so there are more workers than processors.
  maxWorkers: availableParallelism() + 2,
  maxConcurrency: 12,
  // For a test that hangs. The speed of the machine decides no test.
  testTimeout: 1_800_000,
  // A worker needs time to release its memory, and jest would report one that takes half a second on a busy machine.
  workerGracefulExitTimeout: 60_000,
  reporters: [
    'default',
    '<rootDir>/__tests__/support/progress-reporter.mjs',
    '<rootDir>/__tests__/support/left-out-reporter.mjs',
  ],
  testSequencer: '<rootDir>/__tests__/support/slowest-first.mjs',
  setupFiles: ['<rootDir>/__tests__/support/as-in-a-runner.mjs'],
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  moduleNameMapper: { '^\\./refparser$': '<rootDir>/__tests__/support/openapi-refparser.cjs' },
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'es6' } },
    ],
  },
};
