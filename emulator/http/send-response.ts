/** Sends a response over a socket, with the fault that is set for it. */
import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Clock } from '../../src/context/context.ts';
import type { FaultEffect } from '../settings/settings.ts';

export interface ResponseParts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes, or a part of a file (`end` is the last byte, as in ranges). */
  readonly body: Buffer | { readonly file: string; readonly start: number; readonly end: number };
  readonly bytesPerSecond?: number | undefined;
}

/** The clock for delays, and the signal that ends them. */
export interface Timing {
  readonly clock: Clock;
  /** Aborts when the emulator closes. */
  readonly closing: AbortSignal;
}

/** This delay uses real time instead of the clock: a reset discards what the other side has not read yet. */
const BEFORE_RESET_MS = 50;

/**
 * Responds to a request without the framework, which cannot send faults.
 *
 * @returns what the handler of the framework must return, after everything was sent or the connection was lost
 */
export async function sendResponse(
  { incoming, outgoing }: HttpBindings,
  timing: Timing,
  parts: ResponseParts,
  effect?: FaultEffect,
): Promise<Response> {
  // The framework responds to HEAD itself.
  if (incoming.method === 'HEAD') return new Response(null, { status: parts.status, headers: parts.headers });
  try {
    await send(outgoing, timing, parts, effect);
  } catch {
    // The client has disconnected, or the emulator closes.
    outgoing.destroy();
  }
  return RESPONSE_ALREADY_SENT;
}

async function send(
  response: ServerResponse,
  timing: Timing,
  { status, headers, body, bytesPerSecond }: ResponseParts,
  effect: FaultEffect | undefined,
): Promise<void> {
  if (effect?.kind === 'delay') await timing.clock.sleep(effect.ms, timing.closing);
  const stopAt = bytesToSend(effect);
  if (stopAt === undefined && effect?.kind === 'cut') return cut(response, effect.how);
  if (stopAt === undefined && effect?.kind === 'stall') return stall(response, timing);

  const length = Buffer.isBuffer(body) ? body.length : body.end - body.start + 1;
  if (effect?.kind === 'short') {
    // Without a length and without chunks, the end of the connection is the end of the body.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(status, { ...headers, Connection: 'close' });
  } else {
    // A response whose status allows no body must not state a length.
    const hasBody = status !== 204 && status !== 304;
    response.writeHead(status, { ...headers, ...(hasBody ? { 'Content-Length': length } : {}) });
  }

  const chunks = Buffer.isBuffer(body)
    ? [body]
    : createReadStream(body.file, { start: body.start, end: body.end });
  if (stopAt === undefined && effect?.kind !== 'drip' && bytesPerSecond === undefined) {
    if (Buffer.isBuffer(body)) response.end(body);
    else await pipeline(chunks, response);
    return;
  }
  // Otherwise, the headers wait for the first bytes of the body, which may never come.
  response.flushHeaders();
  const pace = effect?.kind === 'drip' ? effect : paceFor(bytesPerSecond);
  await sendPaced(response, timing, chunks, stopAt ?? length, pace);
  if (effect?.kind === 'cut') {
    await setTimeout(BEFORE_RESET_MS, undefined, { ref: false });
    cut(response, effect.how);
  } else if (effect?.kind === 'stall') stall(response, timing);
  else response.end();
}

/** Sends nothing more until one of both sides closes the connection. The request counts as answered from now on. */
function stall(response: ServerResponse, { clock, closing }: Timing): void {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  const signal = AbortSignal.any([closing, closed.signal]);
  clock.sleep(Number.POSITIVE_INFINITY, signal).catch(() => response.destroy());
}

function bytesToSend(effect: FaultEffect | undefined): number | undefined {
  if (effect?.kind === 'cut' || effect?.kind === 'stall') return effect.afterBytes;
  return effect?.kind === 'short' ? effect.bytes : undefined;
}

interface ChunkPace {
  readonly bytes: number;
  readonly everyMs: number;
}

function paceFor(bytesPerSecond: number | undefined): ChunkPace {
  if (bytesPerSecond === undefined) return { bytes: 65_536, everyMs: 0 };
  const everyMs = 10;
  return { bytes: Math.max(1, Math.round((bytesPerSecond * everyMs) / 1000)), everyMs };
}

/** Sends the first `length` bytes at a steady pace, and catches up after a late timer. */
async function sendPaced(
  response: ServerResponse,
  { clock, closing }: Timing,
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  length: number,
  { bytes, everyMs }: ChunkPace,
): Promise<void> {
  const began = clock.now();
  let sent = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length && sent < length; ) {
      const piece = chunk.subarray(at, at + Math.min(bytes, length - sent));
      await write(response, piece);
      at += piece.length;
      sent += piece.length;
      const waitMs = began + (sent / bytes) * everyMs - clock.now();
      if (everyMs > 0 && waitMs > 1) await clock.sleep(waitMs, closing);
    }
    if (sent >= length) return;
  }
}

/** Resolves when the system has the bytes: bytes still in the process would be lost if the connection were cut. */
function write(response: ServerResponse, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    response.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}

function cut(response: ServerResponse, how: 'reset' | 'close' = 'reset'): void {
  if (how === 'close') response.socket?.end();
  else response.socket?.resetAndDestroy();
}
