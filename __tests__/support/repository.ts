/** Where the repository is. */
import path from 'node:path';

export const REPOSITORY = path.resolve(import.meta.dirname, '..', '..');
