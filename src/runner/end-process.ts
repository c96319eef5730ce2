/** Ends the process, whatever is still open. */

/**
 * Called as soon as the result is out. If the event loop ended by itself, Node.js would first take back its signal
 * handlers, and a signal in its last milliseconds would fail a step that has completed.
 *
 * Node.js waits at its end for a name lookup that is under way, which takes half a minute if no name server responds;
 * the runner kills a cancelled step after ten seconds. A process that failed is replaced by one that fails at once.
 */
export function endProcess(): void {
  // A lookup that has just failed is still listed until the next turn.
  setImmediate(() => {
    const isLookingUp = process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap');
    if (isLookingUp && process.exitCode !== 0 && process.platform !== 'win32') endAtOnce();
    process.exit();
  });
}

function endAtOnce(): void {
  const { execve } = process as { execve?: (file: string, args: string[], env: NodeJS.ProcessEnv) => void };
  try {
    // Node.js 23.11 and later. It does not return.
    execve?.('/bin/sh', ['sh', '-c', 'exit 1'], {});
  } catch {
    // There is no such program.
  }
  process.kill(process.pid, 'SIGKILL');
}
