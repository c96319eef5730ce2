/** A request that got no complete answer. */
import { STATUS_CODES } from 'node:http';

/** Codes that show that no server ever saw the request. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Codes of a certificate that is not trusted; no amount of waiting mends it. */
const CERTIFICATE =
  /^(?:ERR_TLS_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|HOSTNAME_MISMATCH)/;

/**
 * How the tunnel that `@actions/http-client` uses says that the proxy gave no way to the server: as `ECONNRESET`, with
 * the truth in its words alone.
 */
const NO_TUNNEL = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))/s;

/** Answers of a proxy that another try will not change: it wants other credentials, or forbids the way. */
const PROXY_FORBIDS = new Set([401, 403, 407]);

export class ConnectionError extends Error {
  /** Code of Node's or the system's, such as `ECONNRESET`. */
  readonly code: string;
  /** True where it was the proxy that failed, before the server was reached. */
  readonly isProxy: boolean;
  readonly #proxyIsFinal: boolean;

  constructor(code: string, message: string, cause?: unknown, proxy?: { readonly isFinal: boolean }) {
    super(message, { cause });
    this.name = 'ConnectionError';
    this.code = code;
    this.isProxy = proxy !== undefined;
    this.#proxyIsFinal = proxy?.isFinal ?? false;
  }

  /** Wraps an error of Node's. The address is left out: the query of a presigned link is a secret. */
  static from(error: unknown): ConnectionError {
    const code = errorCode(error);
    const [noTunnel, status, cause = ''] = NO_TUNNEL.exec(error instanceof Error ? error.message : '') ?? [];
    if (status !== undefined) {
      const answer = `${status} ${STATUS_CODES[status] ?? ''}`.trimEnd();
      const isFinal = PROXY_FORBIDS.has(Number(status));
      return new ConnectionError(code, `the proxy answered ${answer}`, error, { isFinal });
    }
    if (noTunnel !== undefined) {
      const [proxyCode = code] = /\bE[A-Z_]{4,}\b/.exec(cause) ?? [];
      const message = `there is no connection to the proxy (${proxyCode})`;
      return new ConnectionError(proxyCode, message, error, { isFinal: false });
    }
    const meaning = CERTIFICATE.test(code) ? `the certificate is not trusted (${code})` : MEANING[code];
    return new ConnectionError(code, meaning ?? `the connection failed (${code})`, error);
  }

  /** True where the request surely did not reach the server. */
  get neverSent(): boolean {
    return NEVER_SENT.has(this.code) || this.isCertificate || this.isProxy;
  }

  /** True where another try would end alike. */
  get isFinal(): boolean {
    return this.isCertificate || this.#proxyIsFinal;
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
