/**
 * Reads headers as curl and browsers read them. A digest, a schema, or a checksum judges every body, so a strict parser
 * would protect nothing, and would fail for a site that every visitor sees.
 */
/** The limit of Chromium. */
const MAX_HEADER_BYTES = 256 * 1024;

/**
 * Options of a request. They allow line breaks and control characters in headers, lines that end with LF, and a length
 * beside chunks (Node.js, "http.request").
 */
export const TOLERANT = { insecureHTTPParser: true, maxHeaderSize: MAX_HEADER_BYTES } as const;
