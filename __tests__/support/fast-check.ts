/** fast-check with one seed, so that two runs of the gate try the same. `FUZZ_SEED` chooses another one. */
import fc from 'fast-check';

export const SEED = Number(process.env['FUZZ_SEED'] ?? 905);

fc.configureGlobal({ seed: SEED });

export default fc;
