/** The test of `scenarios/export-and-deploy.test.ts` with many more jobs. */
process.env['FUZZ_RUNS'] ??= '100';
await import('../scenarios/export-and-deploy.test.ts');
