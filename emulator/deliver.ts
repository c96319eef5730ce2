/** Sends an answer over a socket, with what may go wrong on the way. */
import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Fault } from './settings.ts';

export interface Delivery {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Bytes, or a part of a file (`end` is the last byte, as ranges count). */
  readonly body: Buffer | { readonly file: string; readonly start: number; readonly end: number };
  readonly bytesPerSecond?: number | undefined;
}

type Mishap = Fault['does'];

/**
 * Answers a request past the framework, which knows no mishaps.
 *
 * @returns what the framework's handler has to return, once everything was sent or the connection is gone
 */
export async function answer(
  { incoming, outgoing }: HttpBindings,
  delivery: Delivery,
  mishap?: Mishap,
): Promise<Response> {
  if (incoming.method === 'HEAD') {
    // The framework builds the answers to HEAD itself.
    return new Response(null, { status: delivery.status, headers: stringValues(delivery.headers) });
  }
  await deliver(outgoing, delivery, mishap);
  return RESPONSE_ALREADY_SENT;
}

function stringValues(headers: Delivery['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

async function deliver(response: ServerResponse, delivery: Delivery, mishap?: Mishap): Promise<void> {
  if (mishap?.kind === 'delay') await pause(mishap.ms);
  const stopAt = stopsAt(mishap);
  if (stopAt === undefined && mishap?.kind === 'cut') return cut(response, mishap.how);
  if (stopAt === undefined && mishap?.kind === 'stall') return;

  const { status, headers, body } = delivery;
  const length = Buffer.isBuffer(body) ? body.length : body.end - body.start + 1;
  if (mishap?.kind === 'short') {
    // Without a length and without chunks, the end of the connection is the end of the body.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(status, { ...headers, Connection: 'close' });
  } else {
    // An answer that has no body by its status must not say how long it is.
    const hasBody = status !== 204 && status !== 304;
    response.writeHead(status, { ...headers, ...(hasBody ? { 'Content-Length': length } : {}) });
  }

  const chunks = Buffer.isBuffer(body)
    ? [body]
    : createReadStream(body.file, { start: body.start, end: body.end });
  try {
    if (stopAt === undefined && mishap?.kind !== 'drip' && delivery.bytesPerSecond === undefined) {
      if (Buffer.isBuffer(body)) response.end(body);
      else await pipeline(chunks, response);
      return;
    }
    // Otherwise they wait for the first bytes of the body, of which there may be none.
    response.flushHeaders();
    const pace = mishap?.kind === 'drip' ? mishap : paceFor(delivery.bytesPerSecond);
    await send(response, chunks, stopAt ?? length, pace);
    if (mishap?.kind === 'cut') {
      // A reset overtakes what the other side has not read yet.
      await pause(20);
      cut(response, mishap.how);
    } else if (mishap?.kind !== 'stall') response.end();
  } catch {
    // The client has left, which is its right.
    response.destroy();
  }
}

function stopsAt(mishap: Mishap | undefined): number | undefined {
  if (mishap?.kind === 'cut' || mishap?.kind === 'stall') return mishap.afterBytes;
  return mishap?.kind === 'short' ? mishap.bytes : undefined;
}

interface Pace {
  readonly bytes: number;
  readonly everyMs: number;
}

function paceFor(bytesPerSecond: number | undefined): Pace {
  if (bytesPerSecond === undefined) return { bytes: 65_536, everyMs: 0 };
  const everyMs = 10;
  return { bytes: Math.max(1, Math.round((bytesPerSecond * everyMs) / 1000)), everyMs };
}

/** Sends the first `length` bytes at a steady pace, catching up where a timer came late. */
async function send(
  response: ServerResponse,
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  length: number,
  { bytes, everyMs }: Pace,
): Promise<void> {
  const began = performance.now();
  let sent = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length && sent < length; ) {
      const piece = chunk.subarray(at, at + Math.min(bytes, length - sent));
      await write(response, piece);
      at += piece.length;
      sent += piece.length;
      const dueMs = began + (sent / bytes) * everyMs - performance.now();
      if (everyMs > 0 && dueMs > 1) await pause(dueMs);
    }
    if (sent >= length) return;
  }
}

/** Resolves when the system has the bytes: those that still wait in the process would go with a connection that is cut. */
function write(response: ServerResponse, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    response.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}

/** A timer that keeps no process alive which has closed its emulator. */
function pause(ms: number): Promise<void> {
  return sleep(ms, undefined, { ref: false });
}

function cut(response: ServerResponse, how: 'reset' | 'close' = 'reset'): void {
  if (how === 'close') response.socket?.end();
  else response.socket?.resetAndDestroy();
}
