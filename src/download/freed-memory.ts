/**
 * Gives the memory of received bytes back at once. The garbage collector would leave tens of megabytes for a while, and
 * finding them takes a part of the processor time that the download needs.
 *
 * Node.js before 22 cannot do that, and nothing happens there.
 */
import type { IncomingMessage } from 'node:http';

/** Frees the memory of a chunk that nobody reads any more, unless it is a part of a larger piece. */
export function freeMemory(chunk: Buffer): void {
  if (ownsMemory(chunk)) (chunk.buffer as { transfer?(bytes: number): unknown }).transfer?.(0);
}

/**
 * Frees what the socket receives for a response as soon as Node.js has parsed it. Node.js copies the body out of it, but
 * promises that nowhere: so nothing is freed before the first chunk of the body proves it.
 *
 * The listener is removed at the end of the response: on a kept connection, it would otherwise be called before the parser
 * of the next response.
 *
 * @param response whose body is not read yet
 * @returns what to call with each chunk of the body, before anything else is done with it
 */
export function freeReceived(response: IncomingMessage): (chunk: Buffer) => void {
  if (!('transfer' in ArrayBuffer.prototype)) return () => undefined;
  const { socket } = response;
  let isCopied: boolean | undefined;
  let received: Buffer[] = [];
  const onData = (bytes: Buffer) => {
    if (isCopied === undefined) received.push(bytes);
    else freeMemory(bytes);
  };
  const stop = () => {
    received = [];
    socket.off('data', onData);
  };
  socket.on('data', onData);
  response.once('end', stop).once('close', stop);
  return (chunk) => {
    if (isCopied !== undefined) return;
    // What arrived together with the headers was received before the listener was there; a part of it is no owner.
    isCopied = ownsMemory(chunk) && received.every(({ buffer }) => buffer !== chunk.buffer);
    if (isCopied) received.forEach(freeMemory);
    else stop();
    received = [];
  };
}

function ownsMemory({ buffer, byteLength }: Buffer): boolean {
  return buffer.byteLength === byteLength;
}
