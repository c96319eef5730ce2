/** What the runner starts for `agent-job/action.yml`. Not bundled: the actions share a bundle. */
import { waitForAgentJob } from "../actions/index.js";
await waitForAgentJob();
