// Fails if a process of the emulator of this checkout is running. As the post step of a job's first action, it runs
// after the post steps of the emulators.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../dist/emulator/server/index.js', import.meta.url));

const [program, ...args] =
  process.platform === 'win32'
    ? ['powershell.exe', '-NoProfile', '-Command', '(Get-CimInstance Win32_Process).CommandLine']
    : ['ps', '-A', '-ww', '-o', 'command='];
const commands = execFileSync(program, args, { encoding: 'utf8', maxBuffer: 64 << 20 }).split(/\r?\n/);

/** @param {string} text */
const plain = (text) => path.normalize(text).toLowerCase();
const found = commands.filter((command) => plain(command).includes(plain(SERVER)));
for (const command of found) console.error(`Still running: ${command}`);
if (found.length > 0) process.exitCode = 1;
