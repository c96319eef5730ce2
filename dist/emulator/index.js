/** What the runner starts for `emulator/action.yml`. Not bundled: the actions share a bundle. */
import { listenForCancellation, loadEmulatorAction } from "../actions/index.js";
listenForCancellation();
const { main } = await loadEmulatorAction();
await main();
