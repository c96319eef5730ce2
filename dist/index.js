/** What the runner starts for `action.yml`. Not bundled: the actions share a bundle. */
import { loadExportAction } from "./actions/index.js";
const { main } = await loadExportAction();
await main();
