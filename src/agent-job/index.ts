/** The agent job action, from its beginning. */
import { main } from './main.ts';

await main();
