/** What the emulator action starts as a separate process. Not bundled: what runs outside the runner shares a bundle. */
import('../../tools/index.js').then(({ runEmulatorServer }) => runEmulatorServer());
