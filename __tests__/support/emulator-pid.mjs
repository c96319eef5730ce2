// Loaded into every process of a step. The emulator's process writes its ID to a file next to its folder.
import { renameSync, writeFileSync } from 'node:fs';

const [, script = '', folder = ''] = process.argv;
export const isEmulator = script.replaceAll('\\', '/').endsWith('/emulator/server/index.js');
if (isEmulator) {
  // The process may be killed at any time: the file is complete or absent.
  writeFileSync(`${folder}.pid.part`, String(process.pid));
  renameSync(`${folder}.pid.part`, `${folder}.pid`);
}
