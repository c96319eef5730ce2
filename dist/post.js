/** What the runner starts for `action.yml` when the job has ended, even if the step was killed. */
import { listenForCancellation, loadExportPost } from "./actions/index.js";
listenForCancellation();
const { post } = await loadExportPost();
await post();
