/** A request that got no complete answer. */

/** Codes that show that no server ever saw the request. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Codes of a certificate that is not trusted; no amount of waiting mends it. */
const CERTIFICATE =
  /^(?:ERR_TLS_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|HOSTNAME_MISMATCH)/;

export class ConnectionError extends Error {
  /** Code of Node's or the system's, such as `ECONNRESET`. */
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ConnectionError';
    this.code = code;
  }

  /** Wraps an error of Node's. The address is left out: the query of a presigned link is a secret. */
  static from(error: unknown): ConnectionError {
    const code = errorCode(error);
    return new ConnectionError(code, MEANING[code] ?? `the connection failed (${code})`, error);
  }

  /** True where the request surely did not reach the server. */
  get neverSent(): boolean {
    return NEVER_SENT.has(this.code);
  }

  get isCertificate(): boolean {
    return CERTIFICATE.test(this.code);
  }
}

const MEANING: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused (ECONNREFUSED)',
  ENOTFOUND: 'the host name was not found (ENOTFOUND)',
  EAI_AGAIN: 'the host name could not be looked up (EAI_AGAIN)',
  ECONNRESET: 'the connection was cut (ECONNRESET)',
  EPIPE: 'the connection was cut (EPIPE)',
  ERR_STREAM_PREMATURE_CLOSE: 'the connection was closed too early',
};

function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  if (error instanceof AggregateError) {
    // A host with several addresses gives one error for each; "refused" tells more than "no route".
    const codes = error.errors.map(errorCode);
    return codes.find((code) => NEVER_SENT.has(code)) ?? codes[0] ?? 'UNKNOWN';
  }
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
