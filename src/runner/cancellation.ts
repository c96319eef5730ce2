/**
 * Listens for the runner's request to stop. It is set up before the action is loaded, since the runner may cancel a
 * step in its first moments. For the same reason, it imports nothing.
 */

/** Aborts with the name of the signal as its reason. */
const cancellation = new AbortController();

/** Starts to listen. From then on, neither SIGINT nor SIGTERM ends the process by itself. */
export function listenForCancellation(): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => cancellation.abort(name));
  }
}

export const cancellationSignal: AbortSignal = cancellation.signal;
