/** What the runner starts for `emulator/action.yml`. Not bundled: the actions share a bundle. */
import path from 'node:path';
import { emulator } from "../actions/index.js";
const { main } = await emulator();
await main(path.join(import.meta.dirname, 'server', 'index.js'));
