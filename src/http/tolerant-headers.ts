/**
 * Reads headers as curl and browsers read them. A digest, a schema, or a checksum judges every body, so a strict parser
 * would protect nothing, and would fail for a site that every visitor sees.
 */
import type { ClientRequest } from 'node:http';

/** The limit of Chromium. */
const MAX_HEADER_BYTES = 256 * 1024;

/**
 * Options of a request. They allow line breaks and control characters in headers, lines that end with LF, and a length
 * beside chunks (Node.js, "http.request"). Only {@link mergeEqualLengths} allows more than one length.
 */
export const TOLERANT = { insecureHTTPParser: true, maxHeaderSize: MAX_HEADER_BYTES } as const;

const PROTOCOL = 'HTTP/';
/** More headers follow those of an informational response, except for 101. */
const INFORMATIONAL = /^HTTP\/\S+ 1(?!01)\d\d/;
const LENGTH = /\ncontent-length:([^\n]*)/gi;

/**
 * Merges lengths that are equal (RFC 9110, section 8.6). Whatever its options, Node's parser refuses a second one, and a
 * list. Bytes are held back until the headers are complete. Lengths that differ are left for the parser to refuse.
 */
export function mergeEqualLengths(request: ClientRequest): void {
  request.once('socket', (socket) => {
    // Node.js has just added the listener of its parser.
    const parse = socket.listeners('data').at(-1) as (bytes: Buffer) => void;
    let held = Buffer.alloc(0);
    const hold = (bytes: Buffer): void => {
      held = Buffer.concat([held, bytes]);
      const text = held.toString('latin1');
      const isHttp = PROTOCOL.startsWith(text.slice(0, PROTOCOL.length));
      const [head] = /^.*?\n\r?\n/s.exec(text) ?? [];
      if (isHttp && head === undefined && held.length <= MAX_HEADER_BYTES) return;
      const rest = held.subarray(head?.length ?? 0);
      held = Buffer.alloc(0);
      if (head !== undefined && INFORMATIONAL.test(head)) {
        parse.call(socket, Buffer.from(head, 'latin1'));
        hold(rest);
        return;
      }
      socket.off('data', hold).on('data', parse);
      parse.call(socket, Buffer.concat([Buffer.from(mergedLengths(head ?? ''), 'latin1'), rest]));
    };
    socket.off('data', parse).on('data', hold);
  });
}

function mergedLengths(head: string): string {
  const lengths = [...head.matchAll(LENGTH)].flatMap(([, value = '']) => value.split(','));
  const [length, ...others] = new Set(lengths.map((value) => value.trim()));
  if (lengths.length < 2 || others.length > 0) return head;
  return head.replace(LENGTH, '').replace('\n', `\nContent-Length: ${length}\r\n`);
}
