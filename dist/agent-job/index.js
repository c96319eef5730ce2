/** What the runner starts for `agent-job/action.yml`. Not bundled: the actions share a bundle. */
import { loadAgentJobAction } from "../actions/index.js";
const { main } = await loadAgentJobAction();
await main();
