// Loaded before the action (`--import`): writes the process's peak of memory, in MB, to the file MEMORY_FILE names.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['MEMORY_FILE'];
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS / 1000));
});
