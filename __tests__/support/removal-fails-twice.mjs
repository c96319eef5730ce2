// Loaded into the action's process: its work folder can be removed only at the third try.
import { failRemovals } from './fail-removals.mjs';

failRemovals(2);
