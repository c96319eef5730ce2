/** A request without a complete response, and how to fix what is between the runner and any server. */
import { STATUS_CODES } from 'node:http';
import { isNativeError } from 'node:util/types';

/** Codes that prove that no server received the request. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Codes of a certificate that is not trusted; a retry does not change that. */
const CERTIFICATE =
  /^(?:ERR_TLS_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|HOSTNAME_MISMATCH)/;

/**
 * How the tunnels of `@actions/http-client` and of undici report that the proxy did not connect them: with the codes
 * `ECONNRESET` and `UND_ERR_ABORTED`, and the cause in the message only.
 */
const TUNNEL_FAILED =
  /^(?:tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))|Proxy response \((\d+)\) !== 200)/s;

/** Responses of a proxy that a retry does not change: it wants other credentials, or forbids the connection. */
const FINAL_PROXY_STATUSES = new Set([401, 403, 407]);

export class ConnectionError extends Error {
  /** Code of Node.js or the system, such as `ECONNRESET`. */
  readonly code: string;
  /** True if the proxy failed, before the server was reached. */
  readonly isProxy: boolean;
  readonly #isProxyFinal: boolean;

  constructor(code: string, message: string, cause?: unknown, proxy?: { readonly isFinal: boolean }) {
    super(message, { cause });
    this.name = 'ConnectionError';
    this.code = code;
    this.isProxy = proxy !== undefined;
    this.#isProxyFinal = proxy?.isFinal ?? false;
  }

  /** Wraps an error of Node.js. The address is left out: the query of a presigned URL is a secret. */
  static from(error: unknown): ConnectionError {
    const code = errorCode(error);
    const [tunnelFailed, toolkitStatus, cause = '', undiciStatus] =
      TUNNEL_FAILED.exec(isNativeError(error) ? error.message : '') ?? [];
    const status = toolkitStatus ?? undiciStatus;
    if (status !== undefined) {
      const response = `${status} ${STATUS_CODES[status] ?? ''}`.trimEnd();
      const isFinal = FINAL_PROXY_STATUSES.has(Number(status));
      return new ConnectionError(code, `the proxy responded with ${response}`, error, { isFinal });
    }
    if (tunnelFailed !== undefined) {
      const [proxyCode = code] = /\bE[A-Z_]{4,}\b/.exec(cause) ?? [];
      const message = `there is no connection to the proxy (${proxyCode})`;
      return new ConnectionError(proxyCode, message, error, { isFinal: false });
    }
    const meaning = CERTIFICATE.test(code) ? `the certificate is not trusted (${code})` : MEANING[code];
    return new ConnectionError(code, meaning ?? `the connection failed (${code})`, error);
  }

  /** True if the request certainly did not reach the server. */
  get neverSent(): boolean {
    return NEVER_SENT.has(this.code) || this.isCertificate || this.isProxy;
  }

  /** True if a retry would fail in the same way. */
  get isFinal(): boolean {
    return this.isCertificate || this.#isProxyFinal;
  }

  get isCertificate(): boolean {
    return CERTIFICATE.test(this.code);
  }
}

const MEANING: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused (ECONNREFUSED)',
  ENOTFOUND: 'the host name was not found (ENOTFOUND)',
  EAI_AGAIN: 'the host name could not be looked up (EAI_AGAIN)',
  ECONNRESET: 'the connection was reset (ECONNRESET)',
  EPIPE: 'the connection was closed (EPIPE)',
  ERR_STREAM_PREMATURE_CLOSE: 'the connection was closed too early',
};

function errorCode(error: unknown): string {
  if (!isNativeError(error)) return 'UNKNOWN';
  if (error instanceof AggregateError) {
    // A host with several addresses gives one error for each; "refused" says more than "no route".
    const codes = error.errors.map(errorCode);
    return codes.find((code) => NEVER_SENT.has(code)) ?? codes[0] ?? 'UNKNOWN';
  }
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const CERTIFICATE_NOT_TRUSTED =
  'If a proxy or server uses a private certificate authority, set the environment variable `NODE_EXTRA_CA_CERTS` of ' +
  'the job to the path of its certificate file.';

const PROXY_FAILED =
  'Check the proxy address, user name and password in the `https_proxy` variable of the job, and whether the proxy ' +
  'allows connections to this host. List hosts that need no proxy in `no_proxy`.';

/** @returns undefined if neither a certificate nor a proxy is the cause */
export function connectionHint(error: ConnectionError): string | undefined {
  if (error.isCertificate) return CERTIFICATE_NOT_TRUSTED;
  return error.isProxy ? PROXY_FAILED : undefined;
}
