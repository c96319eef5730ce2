/** Entry point of the bundle. */
import { main } from './main.ts';

await main();
