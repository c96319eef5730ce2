// Loaded into the action's process: its work folder can never be removed.
import { failRemovals } from './fail-removals.mjs';

failRemovals(Number.POSITIVE_INFINITY);
