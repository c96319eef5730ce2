/** The error of a request without a complete response, and how to fix the connection of the runner to any server. */
import { STATUS_CODES } from 'node:http';
import { isNativeError } from 'node:util/types';
import { getProxyUrl } from '@actions/http-client';
import { isUndecoded } from './content-encoding.ts';

/** Codes that prove that no server received the request. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Codes of a certificate that is not trusted; a retry does not change that. */
const CERTIFICATE =
  /^(?:ERR_TLS_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|HOSTNAME_MISMATCH)/;

/** The messages of the tunnel of `@actions/http-client`. Only they contain the cause; the code is `ECONNRESET`. */
const TUNNEL_FAILED =
  /^(?:tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))|got illegal response body from proxy)/s;

/** How the proxy failed: before it had connected to the server, where a retry may help or not (`final`), or after. */
type ProxyFailure = 'final' | 'not connected' | 'connected';

/** Responses of a proxy that a retry does not change: it requires other credentials, or forbids the connection. */
const FINAL_PROXY_STATUSES = new Set(['401', '403', '407']);

export class ConnectionError extends Error {
  /** Code of Node.js or the system, such as `ECONNRESET`; `OTHER_SERVER` for an address that must not be requested. */
  readonly code: string;
  readonly #proxy: ProxyFailure | undefined;

  constructor(code: string, message: string, cause?: unknown, proxy?: ProxyFailure) {
    super(message, { cause });
    this.name = 'ConnectionError';
    this.code = code;
    this.#proxy = proxy;
  }

  /** Wraps an error of Node.js. The message leaves out the address, whose query may be a secret. */
  static from(error: unknown, url: URL): ConnectionError {
    const [tunnelFailed, status, cause = ''] =
      TUNNEL_FAILED.exec(isNativeError(error) ? error.message : '') ?? [];
    const [code] = /\bE[A-Z_]{4,}\b/.exec(cause) ?? [errorCode(error)];
    const failed = (message: string, proxy?: ProxyFailure) =>
      new ConnectionError(code, message, error, proxy);
    if (status !== undefined) {
      const response = `${status} ${STATUS_CODES[status] ?? ''}`.trimEnd();
      const when = FINAL_PROXY_STATUSES.has(status) ? 'final' : 'not connected';
      return failed(`the proxy responded with ${response}`, when);
    }
    const noProxy = `there is no connection to the proxy (${code})`;
    if (tunnelFailed !== undefined) return failed(noProxy, 'not connected');
    // Only the address of the proxy has not been parsed before.
    if (code === 'ERR_INVALID_URL') return failed(noProxy, 'final');
    if (CERTIFICATE.test(code)) return failed(`the certificate is not trusted (${code})`);
    if (isInvalid(code)) return failed(`${INVALID[code] ?? 'the response is not valid HTTP'} (${code})`);
    if (isUndecoded(code)) return failed(`the response is compressed, and cannot be decoded (${code})`);
    const fate = FATES[code] ?? `failed (${code})`;
    if (getProxyUrl(url.href) !== '') return failed(`the connection through the proxy ${fate}`, 'connected');
    return failed(NO_SERVER[code] ?? `the connection ${fate}`);
  }

  /** Returns what failed and where, as a sentence. */
  at(host: string): string {
    return `${this.message}${this.isProxy ? ' when connecting to' : ', at'} ${host}.`;
  }

  /** True if the connection to the proxy, or the one through it, failed. */
  get isProxy(): boolean {
    return this.#proxy !== undefined;
  }

  /** True if the request certainly did not reach the server. */
  get neverSent(): boolean {
    return NEVER_SENT.has(this.code) || this.isCertificate || (this.isProxy && this.#proxy !== 'connected');
  }

  /** True if a retry would fail in the same way. */
  get isFinal(): boolean {
    return this.isCertificate || this.#proxy === 'final' || this.code === 'OTHER_SERVER';
  }

  get isCertificate(): boolean {
    return CERTIFICATE.test(this.code);
  }

  /** True if the server has responded, and the response is not HTTP as curl and browsers read it. */
  get isInvalidResponse(): boolean {
    return isInvalid(this.code);
  }

  /** How to fix the connection; undefined if no certificate, response, or proxy is the cause. */
  get hint(): string | undefined {
    if (this.isCertificate) return CERTIFICATE_NOT_TRUSTED;
    if (this.isInvalidResponse) return INVALID_RESPONSE;
    return this.isProxy ? PROXY_FAILED : undefined;
  }
}

/** The codes of Node's parser (Node.js, "Errors", and llhttp). Some are left although it is tolerant. */
function isInvalid(code: string): boolean {
  return code.startsWith('HPE_');
}

const NO_LENGTH = 'the headers of the response have more than one length, or one that is not a number';
const INVALID: Readonly<Record<string, string>> = {
  HPE_UNEXPECTED_CONTENT_LENGTH: NO_LENGTH,
  HPE_INVALID_CONTENT_LENGTH: NO_LENGTH,
  HPE_HEADER_OVERFLOW: 'the headers of the response are larger than 256 kB',
  HPE_INVALID_HEADER_TOKEN: 'a header of the response has a name that is not valid',
  HPE_INVALID_CONSTANT: 'the server did not respond with HTTP',
};

const NO_SERVER: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name was not found (ENOTFOUND)',
  EAI_AGAIN: 'the host name could not be looked up (EAI_AGAIN)',
};

/** Each continues the sentence "the connection". */
const FATES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'was refused (ECONNREFUSED)',
  ECONNRESET: 'was reset (ECONNRESET)',
  EPIPE: 'was closed (EPIPE)',
  ERR_STREAM_PREMATURE_CLOSE: 'was closed too early',
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

const INVALID_RESPONSE =
  'Print what the server sends with `curl --verbose`, and correct the server, or the proxy in front of it, that adds it.';

const PROXY_FAILED =
  'Check the proxy address, user name, and password in the `https_proxy` variable of the job, and whether the proxy ' +
  'allows connections to this host. List hosts that need no proxy in `no_proxy`.';
