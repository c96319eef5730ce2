/** What the runner starts for `emulator/action.yml` when the job has ended, also when it was cancelled. */
import { emulator } from "../actions/index.js";
const { post } = await emulator();
await post();
