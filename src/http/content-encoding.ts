/** Decodes a compressed body. A gateway may compress what it passes on, even if `identity` was asked for. */
import type { Duplex } from 'node:stream';
import zlib from 'node:zlib';

const DECODERS: Readonly<Record<string, () => Duplex>> = {
  gzip: zlib.createGunzip,
  'x-gzip': zlib.createGunzip,
  deflate: zlib.createInflate,
  br: zlib.createBrotliDecompress,
  zstd: zlib.createZstdDecompress,
};

/** The codes of zlib, Brotli, and Zstandard (Node.js, "Zlib constants"). */
const UNDECODED = /^(?:Z_|ERR__ERROR_|ZSTD_)/;

/**
 * Returns the streams that decode a body, in their order (RFC 9110, section 8.4).
 *
 * @param encoding the `Content-Encoding` of the response
 * @returns undefined if one of the encodings is not known
 */
export function decodersFor(encoding = ''): readonly Duplex[] | undefined {
  const names = encoding.split(',').map((name) => name.trim().toLowerCase());
  const coded = names.filter((name) => name !== '' && name !== 'identity').reverse();
  const decoders = coded.flatMap((name) => DECODERS[name]?.() ?? []);
  return decoders.length === coded.length ? decoders : undefined;
}

/** True for the code of an error of such a stream: the body is cut, or is not what its header says. */
export function isUndecoded(code: string): boolean {
  return UNDECODED.test(code);
}
