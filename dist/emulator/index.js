/** What the runner starts for `emulator/action.yml`. Not bundled: the actions share a bundle. */
import { loadEmulatorAction } from "../actions/index.js";
const { main } = await loadEmulatorAction();
await main();
