// @ts-check
// Fails if a process of the emulator of this checkout is running. As the post step of a job's first action, it runs
// after the post steps of the emulators. An emulator ends within a second of its post step, or later on a busy machine.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../dist/emulator/server/index.js', import.meta.url));
const WAIT_MS = 10_000;

const [program, ...args] =
  process.platform === 'win32'
    ? ['powershell.exe', '-NoProfile', '-Command', '(Get-CimInstance Win32_Process).CommandLine']
    : ['ps', '-A', '-ww', '-o', 'command='];

/** @param {string} text */
const plain = (text) => path.normalize(text).toLowerCase();

/** The command lines of the emulators that are running. */
function running() {
  const commands = execFileSync(program, args, { encoding: 'utf8', maxBuffer: 64 << 20 }).split(/\r?\n/);
  return commands.filter((command) => plain(command).includes(plain(SERVER)));
}

let found = running();
for (const endsAt = Date.now() + WAIT_MS; found.length > 0 && Date.now() < endsAt; found = running()) {
  await setTimeout(500);
}
for (const command of found) console.error(`Still running: ${command}`);
if (found.length > 0) process.exitCode = 1;
