/** The command line of a process, as the system reports it. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** PowerShell needs seconds to start on a busy machine. */
const TOOL_MS = 20_000;

/** @returns empty if there is no such process, if it has ended, or if the system does not say */
export async function commandLineOf(pid: number): Promise<string> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return '';
  try {
    if (process.platform === 'linux') return String(await readFile(`/proc/${pid}/cmdline`));
    const [tool, ...args] =
      process.platform === 'win32'
        ? [
            'powershell.exe',
            '-NoProfile',
            '-NonInteractive',
            '-Command',
            `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
          ]
        : ['ps', '-ww', '-o', 'command=', '-p', String(pid)];
    return (await run(tool as string, args, { timeout: TOOL_MS, windowsHide: true })).stdout;
  } catch {
    return '';
  }
}
