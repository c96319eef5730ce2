/**
 * What the runner starts for `action.yml` when the job has ended. A program of its own: a step that was killed before it
 * could save anything must not be begun again by its closing step.
 */
import { closeExport } from "./actions/index.js";
await closeExport();
