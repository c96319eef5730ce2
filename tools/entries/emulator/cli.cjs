/** What `npm run emulator` starts. Not bundled: what runs outside the runner shares a bundle. */
import('../tools/index.js').then(({ runEmulatorCli }) => runEmulatorCli());
