/** Where rclone is kept on the machine of a developer. A runner has a folder of its own. */
import { homedir } from 'node:os';
import path from 'node:path';

export const TOOL_CACHE = path.join(
  process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'),
  'static-export-action',
  'tool-cache',
);
