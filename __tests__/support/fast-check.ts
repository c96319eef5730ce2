/** fast-check with a fixed seed, so that all runs of the tests try the same cases. `FUZZ_SEED` chooses another one. */
import fc from 'fast-check';

export const SEED = Number(process.env['FUZZ_SEED'] ?? 905);

fc.configureGlobal({ seed: SEED });

export default fc;
