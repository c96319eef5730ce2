// @ts-check
// Opens the file in FILE in a process that keeps it open, and sets the output `pid` to the ID of that process. With
// `release`, it ends the process in PID.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';

if (process.argv[2] === 'release') process.kill(Number(process.env['PID']));
else await hold();

async function hold() {
  // On Windows, libuv opens a file with this flag (UV_FS_O_EXLOCK) so that no other program may open, move, or remove
  // it. Without it, Node.js shares every file that it opens.
  const flags = process.platform === 'win32' ? '0x10000000' : '"r"';
  const program = `fs.openSync(process.env.FILE, ${flags}); console.log('open'); setTimeout(() => {}, 600_000)`;
  // If that process kept this one's error stream open, the runner would wait for it.
  const stdio = /** @type {['ignore', 'pipe', 'ignore']} */ (['ignore', 'pipe', 'ignore']);
  const holder = spawn(process.execPath, ['--eval', program], { detached: true, windowsHide: true, stdio });
  holder.once('exit', (code) => {
    throw new Error(`The process ended with ${code}.`);
  });
  await once(holder.stdout, 'data');
  appendFileSync(process.env['GITHUB_OUTPUT'] ?? '', `pid=${holder.pid}\n`);
  process.exit();
}
