// Loaded before the action (`--import`): writes the peak memory of the process, in MB, to the file in MEMORY_FILE.
import { readFileSync, writeFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['MEMORY_FILE'];
  if (file) writeFileSync(file, String(peakBytes() / 1e6));
});

/** On Linux, `maxRSS` includes the size of the parent process, so it is the last resort. */
function peakBytes(): number {
  try {
    const [, kibibytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kibibytes !== undefined) return Number(kibibytes) * 1024;
  } catch {
    // This is another system.
  }
  return process.resourceUsage().maxRSS * 1024;
}
