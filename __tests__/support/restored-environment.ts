/** Restores the variables of the environment after each test of a file that imports this. */
import { afterEach } from '@jest/globals';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});
