// The demo's folder belongs to one demo at a time: a second one must not delete what the first one serves.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The demo has a folder that another one uses. The message is the line for the user. */
export class FolderInUseError extends Error {}

/**
 * Empties the folder, or creates it, and keeps it for this process until it exits.
 *
 * @throws FolderInUseError while another process has it; Node's error where the folder cannot be written
 */
export function claimFolder(folder: string): void {
  const file = path.join(folder, 'process-id');
  const pid = readPid(file);
  // After a restart of the machine or of a container, another process may have that id, so the message has a way out.
  if (pid !== undefined && pid !== process.pid && isRunning(pid)) {
    const name = path.relative(process.cwd(), folder) || '.';
    throw new FolderInUseError(
      `Another demo (process ${pid}) uses the folder ${name}. Stop it with Ctrl+C. If none runs, delete the folder.`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${process.pid}\n`);
  process.once('exit', () => rmSync(file, { force: true }));
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
