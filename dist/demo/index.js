/** What `npm run demo` starts. Not bundled: what runs outside the runner shares a bundle. */
import { runDemo } from "../tools/index.js";
await runDemo();
