/**
 * What `npm run emulator` starts. This file is not bundled. It loads the bundle that everything
 * outside the runner shares.
 */
import('../tools/index.js').then(({ runEmulatorCli }) => runEmulatorCli());
