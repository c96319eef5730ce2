/**
 * What the emulator action starts as a separate process. This file is not bundled. It loads the bundle that everything
 * outside the runner shares.
 */
import('../../tools/index.js').then(({ runEmulatorServer }) => runEmulatorServer());
