/** What the runner starts for `action.yml`. Not bundled: the actions share a bundle. */
import { exportSite } from "./actions/index.js";
const { main } = await exportSite();
await main();
