/** What `npm run emulator` starts. Not bundled: what runs outside the runner shares a bundle. */
import { runEmulatorCli } from '../tools/index.ts';

await runEmulatorCli();
