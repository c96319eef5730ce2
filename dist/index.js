/** What the runner starts for `action.yml`. Not bundled: the actions share a bundle. */
import { listenForCancellation, loadExportAction } from "./actions/index.js";
listenForCancellation();
const { main } = await loadExportAction();
await main();
