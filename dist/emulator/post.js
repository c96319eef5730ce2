/** What the runner starts for `emulator/action.yml` when the job has ended, even if it was cancelled. */
import { listenForCancellation, loadEmulatorPost } from "../actions/index.js";
listenForCancellation();
const { post } = await loadEmulatorPost();
await post();
