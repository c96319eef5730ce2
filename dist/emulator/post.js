/** What the runner starts for `emulator/action.yml` when the job has ended, even if it was cancelled. */
import { loadEmulatorPost } from "../actions/index.js";
const { post } = await loadEmulatorPost();
await post();
