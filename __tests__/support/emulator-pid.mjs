// Loaded into every process of a step: the emulator's process writes its number to a file next to its folder.
import { writeFileSync } from 'node:fs';

const [, script = '', folder = ''] = process.argv;
const isEmulator = script.replaceAll('\\', '/').endsWith('/emulator/server/index.js');
if (isEmulator) writeFileSync(`${folder}.pid`, String(process.pid));
