/** What the runner starts for `agent-job/action.yml`. Not bundled: the actions share a bundle. */
import { listenForCancellation, loadAgentJobAction } from "../actions/index.js";
listenForCancellation();
const { main } = await loadAgentJobAction();
await main();
