/** What the runner starts for `action.yml` when the job has ended, even if the step was killed. */
import { loadExportPost } from "./actions/index.js";
const { post } = await loadExportPost();
await post();
