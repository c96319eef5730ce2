"use strict";
exports.id = 97;
exports.ids = [97];
exports.modules = {

/***/ 7735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/** What each part of a run gets as an argument, so that no part depends on the runner. */

/** The longest time that a timer of Node.js accepts. A longer timer fires immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;
const systemClock = {
    now: () => performance.now(),
    async sleep(ms, signal) {
        try {
            for (let leftMs = ms; leftMs > 0; leftMs -= MAX_TIMER_MS) {
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, MAX_TIMER_MS), undefined, { signal });
            }
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
    },
};


/***/ }),

/***/ 3618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ConnectionError)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3429);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5326);
/* harmony import */ var _content_encoding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(308);
/** The error of a request without a complete response, and how to fix the connection of the runner to any server. */




/** Codes that prove that no server received the request. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
/** Codes of a certificate that is not trusted; a retry does not change that. */
const CERTIFICATE = /^(?:ERR_TLS_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|HOSTNAME_MISMATCH)/;
/** The messages of the tunnel of `@actions/http-client`. Only they contain the cause; the code is `ECONNRESET`. */
const TUNNEL_FAILED = /^(?:tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))|got illegal response body from proxy)/s;
/** Responses of a proxy that a retry does not change: it requires other credentials, or forbids the connection. */
const FINAL_PROXY_STATUSES = new Set(['401', '403', '407']);
class ConnectionError extends Error {
    /** Code of Node.js or the system, such as `ECONNRESET`; `OTHER_SERVER` for an address that must not be requested. */
    code;
    #proxy;
    constructor(code, message, cause, proxy) {
        super(message, { cause });
        this.name = 'ConnectionError';
        this.code = code;
        this.#proxy = proxy;
    }
    /** Wraps an error of Node.js. The message leaves out the address, whose query may be a secret. */
    static from(error, url) {
        const [tunnelFailed, status, cause = ''] = TUNNEL_FAILED.exec((0,node_util_types__WEBPACK_IMPORTED_MODULE_1__.isNativeError)(error) ? error.message : '') ?? [];
        const [code] = /\bE[A-Z_]{4,}\b/.exec(cause) ?? [errorCode(error)];
        const failed = (message, proxy) => new ConnectionError(code, message, error, proxy);
        if (status !== undefined) {
            const response = `${status} ${node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? ''}`.trimEnd();
            const when = FINAL_PROXY_STATUSES.has(status) ? 'final' : 'not connected';
            return failed(`the proxy responded with ${response}`, when);
        }
        const noProxy = `there is no connection to the proxy (${code})`;
        if (tunnelFailed !== undefined)
            return failed(noProxy, 'not connected');
        // Only the address of the proxy has not been parsed before.
        if (code === 'ERR_INVALID_URL')
            return failed(noProxy, 'final');
        if (CERTIFICATE.test(code))
            return failed(`the certificate is not trusted (${code})`);
        if (isInvalid(code))
            return failed(`${INVALID[code] ?? 'the response is not valid HTTP'} (${code})`);
        if ((0,_content_encoding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUndecoded */ .K)(code))
            return failed(`the response is compressed, and cannot be decoded (${code})`);
        const fate = FATES[code] ?? `failed (${code})`;
        if ((0,_actions_http_client__WEBPACK_IMPORTED_MODULE_2__/* .getProxyUrl */ .s_)(url.href) !== '')
            return failed(`the connection through the proxy ${fate}`, 'connected');
        return failed(NO_SERVER[code] ?? `the connection ${fate}`);
    }
    /** Returns what failed and where, as a sentence. */
    at(host) {
        return `${this.message}${this.isProxy ? ' when connecting to' : ', at'} ${host}.`;
    }
    /** True if the connection to the proxy, or the one through it, failed. */
    get isProxy() {
        return this.#proxy !== undefined;
    }
    /** True if the request certainly did not reach the server. */
    get neverSent() {
        return NEVER_SENT.has(this.code) || this.isCertificate || (this.isProxy && this.#proxy !== 'connected');
    }
    /** True if a retry would fail in the same way. */
    get isFinal() {
        return this.isCertificate || this.#proxy === 'final' || this.code === 'OTHER_SERVER';
    }
    get isCertificate() {
        return CERTIFICATE.test(this.code);
    }
    /** True if the server has responded, and the response is not HTTP as curl and browsers read it. */
    get isInvalidResponse() {
        return isInvalid(this.code);
    }
    /** How to fix the connection; undefined if no certificate, response, or proxy is the cause. */
    get hint() {
        if (this.isCertificate)
            return CERTIFICATE_NOT_TRUSTED;
        if (this.isInvalidResponse)
            return INVALID_RESPONSE;
        return this.isProxy ? PROXY_FAILED : undefined;
    }
}
/** The codes of Node's parser (Node.js, "Errors", and llhttp). Some are left although it is tolerant. */
function isInvalid(code) {
    return code.startsWith('HPE_');
}
const NO_LENGTH = 'the headers of the response have more than one length, or one that is not a number';
const INVALID = {
    HPE_UNEXPECTED_CONTENT_LENGTH: NO_LENGTH,
    HPE_INVALID_CONTENT_LENGTH: NO_LENGTH,
    HPE_HEADER_OVERFLOW: 'the headers of the response are larger than 256 kB',
    HPE_INVALID_HEADER_TOKEN: 'a header of the response has a name that is not valid',
    HPE_INVALID_CONSTANT: 'the server did not respond with HTTP',
};
const NO_SERVER = {
    ENOTFOUND: 'the host name was not found (ENOTFOUND)',
    EAI_AGAIN: 'the host name could not be looked up (EAI_AGAIN)',
};
/** Each continues the sentence "the connection". */
const FATES = {
    ECONNREFUSED: 'was refused (ECONNREFUSED)',
    ECONNRESET: 'was reset (ECONNRESET)',
    EPIPE: 'was closed (EPIPE)',
    ERR_STREAM_PREMATURE_CLOSE: 'was closed too early',
};
function errorCode(error) {
    if (!(0,node_util_types__WEBPACK_IMPORTED_MODULE_1__.isNativeError)(error))
        return 'UNKNOWN';
    if (error instanceof AggregateError) {
        // A host with several addresses gives one error for each; "refused" says more than "no route".
        const codes = error.errors.map(errorCode);
        return codes.find((code) => NEVER_SENT.has(code)) ?? codes[0] ?? 'UNKNOWN';
    }
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
const CERTIFICATE_NOT_TRUSTED = 'If a proxy or server uses a private certificate authority, set the environment variable `NODE_EXTRA_CA_CERTS` of ' +
    'the job to the path of its certificate file.';
const INVALID_RESPONSE = 'Print what the server sends with `curl --verbose`, and correct the server, or the proxy in front of it, that adds it.';
const PROXY_FAILED = 'Check the proxy address, user name, and password in the `https_proxy` variable of the job, and whether the proxy ' +
    'allows connections to this host. List hosts that need no proxy in `no_proxy`.';


/***/ }),

/***/ 308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ decodersFor),
/* harmony export */   K: () => (/* binding */ isUndecoded)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);

const DECODERS = {
    gzip: node_zlib__WEBPACK_IMPORTED_MODULE_0__.createGunzip,
    'x-gzip': node_zlib__WEBPACK_IMPORTED_MODULE_0__.createGunzip,
    deflate: node_zlib__WEBPACK_IMPORTED_MODULE_0__.createInflate,
    br: node_zlib__WEBPACK_IMPORTED_MODULE_0__.createBrotliDecompress,
    zstd: node_zlib__WEBPACK_IMPORTED_MODULE_0__.createZstdDecompress,
};
/** The codes of zlib, Brotli, and Zstandard (Node.js, "Zlib constants"). */
const UNDECODED = /^(?:Z_|ERR__ERROR_|ZSTD_)/;
/**
 * Returns the streams that decode a body, in their order (RFC 9110, section 8.4).
 *
 * @param encoding the `Content-Encoding` of the response
 * @returns undefined if one of the encodings is not known
 */
function decodersFor(encoding = '') {
    const names = encoding.split(',').map((name) => name.trim().toLowerCase());
    const coded = names.filter((name) => name !== '' && name !== 'identity').reverse();
    const decoders = coded.flatMap((name) => DECODERS[name]?.() ?? []);
    return decoders.length === coded.length ? decoders : undefined;
}
/** True for the code of an error of such a stream: the body is cut, or is not what its header says. */
function isUndecoded(code) {
    return UNDECODED.test(code);
}


/***/ }),

/***/ 7560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ HttpClient)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ../main/node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(5326);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(7199);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(7780);
;// CONCATENATED MODULE: ./lib/src/http/tolerant-headers.js
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
const TOLERANT = { insecureHTTPParser: true, maxHeaderSize: MAX_HEADER_BYTES };

;// CONCATENATED MODULE: ./lib/src/http/http-client.js
/**
 * Sends requests. Uses Node's own client with the agents of `@actions/http-client`, which honor `https_proxy` and
 * `no_proxy` as every action does. The toolkit's `readBody`, redirects, and timeouts are not used: its promise for a
 * body never settles if the connection drops, and its messages contain the query of the address.
 */







/**
 * How long a connection is kept for the next request, which saves a handshake. After minutes between two checks, a
 * firewall may have dropped the connection unnoticed.
 */
const KEEP_ALIVE_MS = 4000;
/** The connections for one purpose. */
class HttpClient {
    #log;
    // One toolkit client for each origin, since a client returns the agent of its first address for every later address.
    #clients = new Map();
    #closing;
    /** @param log receives a debug line for each response, without queries, and for a presigned URL without the path */
    constructor(log) {
        this.#log = log;
    }
    /** Closes all kept connections. */
    close() {
        for (const client of this.#clients.values())
            client.dispose();
        this.#clients.clear();
    }
    /**
     * Closes the connections that no request uses, so that the next request has a fresh one. The server may close a kept
     * connection at the moment of a request, and then it is unknown whether it received the request.
     */
    closeKept() {
        for (const [origin, client] of this.#clients) {
            // The toolkit's agents for proxies keep no connections.
            const kept = client.getAgent(origin).freeSockets;
            for (const socket of Object.values(kept ?? {}).flat())
                socket?.destroy();
        }
    }
    /** Resolves as soon as the headers are complete. Does not follow redirects. Throws Node's error. */
    send(request) {
        const { url, method, body, signal } = request;
        const startedAt = performance.now();
        return new Promise((resolve, reject) => {
            const sent = (url.protocol === 'https:' ? external_node_https_ : external_node_http_).request(url, {
                ...TOLERANT,
                method,
                agent: this.#agentFor(url),
                // Node.js takes the brackets off an IPv6 address, and a proxy needs them.
                ...((0,lib/* getProxyUrl */.s_)(url.href) !== '' && { hostname: url.hostname }),
                headers: {
                    'User-Agent': version/* USER_AGENT */._,
                    // Compression by the transport would change the bytes that are counted and hashed.
                    'Accept-Encoding': 'identity',
                    ...request.headers,
                    ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
                },
                signal,
            });
            let hasResponse = false;
            sent.on('response', (response) => {
                hasResponse = true;
                this.#logResponse(request, response, performance.now() - startedAt);
                response.once('close', () => this.#closeKeptLater());
                if ((response.statusCode ?? 0) >= 200)
                    return resolve(response);
                response.destroy();
                reject(new ClosedError());
            });
            sent.on('error', (error) => {
                const isResent = sent.reusedSocket && method === 'GET' && !hasResponse && !signal.aborted;
                if (!isResent)
                    return reject(error);
                this.#log.debug('The kept connection was closed: the request is sent on a fresh one.');
                this.closeKept();
                resolve(this.send(request));
            });
            // For a request with an `Upgrade` header, Node.js reports 101 neither as a response nor as an error, and closes
            // the connection.
            sent.on('close', () => reject(new ClosedError()));
            sent.end(body);
        });
    }
    #closeKeptLater() {
        clearTimeout(this.#closing);
        this.#closing = setTimeout(() => this.closeKept(), KEEP_ALIVE_MS).unref();
    }
    #logResponse({ method, url, headers }, response, ms) {
        const { headers: received, statusCode } = response;
        const id = received['x-request-id'] ?? received['x-amz-request-id'] ?? received['x-github-request-id'];
        const suffix = id === undefined ? '' : `, request id ${(0,clean_text/* cleanText */.X5)(String(id), 100)}`;
        // A request without a key may be for a presigned URL, which may have its credential in any part.
        const address = headers?.['Authorization'] === undefined ? url.origin : `${url.origin}${url.pathname}`;
        this.#log.debug(`${method} ${address}: ${statusCode} in ${Math.round(ms)} ms${suffix}`);
    }
    #agentFor(url) {
        let client = this.#clients.get(url.origin);
        if (client === undefined) {
            client = new lib/* HttpClient */.Qq(undefined, undefined, { keepAlive: true });
            this.#clients.set(url.origin, client);
        }
        const agent = client.getAgent(url.href);
        // Behind a proxy, the toolkit compares a certificate with the host up to its first colon.
        const [, address] = /^\[(.*)\]$/.exec(url.hostname) ?? [];
        if (address !== undefined)
            agent.options.checkServerIdentity = (_host, certificate) => (0,external_node_tls_.checkServerIdentity)(address, certificate);
        return agent;
    }
}
/** The connection was closed without a response. */
class ClosedError extends Error {
    code = 'ERR_STREAM_PREMATURE_CLOSE';
}


/***/ }),

/***/ 5587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ isTransientStatus),
/* harmony export */   Kw: () => (/* binding */ refusalText),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   w$: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7199);
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2044);
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3618);
/* harmony import */ var _content_encoding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(308);
/** Sends one request, reads the complete response as text, and interprets its status and `Retry-After`. */






/** Most responses of an API are far smaller; more is a mistake or an attack. */
const MAX_BODY_BYTES = 1_000_000;
/**
 * Returns the response, whatever its status.
 *
 * The deadline covers name lookup, connection, headers, and body: Node's own timeouts detect only silence, so a body
 * that arrives one byte at a time would never time out.
 *
 * @param maxBytes 1 MB by default; the rest of a larger body is not read
 * @throws ConnectionError if there is no complete response in time; the signal's reason when it aborts
 */
async function sendRequest(client, request, deadlineMs, maxBytes = MAX_BODY_BYTES) {
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
        const signal = AbortSignal.any([request.signal, deadline]);
        const response = await client.send({ ...request, signal });
        const body = await decoded(await read(response, maxBytes), response.headers, maxBytes);
        const text = body && new TextDecoder().decode(body);
        return {
            status: response.statusCode ?? 0,
            headers: response.headers,
            retryAfterMs: retryAfterMs(response.headers),
            text,
            json: (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .q)(text),
        };
    }
    catch (error) {
        request.signal.throwIfAborted();
        if (deadline.aborted) {
            const silence = `there was no complete response within ${deadlineMs / 1000} s`;
            throw new _connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R('ETIMEDOUT', silence, error);
        }
        throw _connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R.from(error, request.url);
    }
}
/** @returns undefined if there is more than the limit */
async function read(source, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of source) {
        bytes += chunk.length;
        // Leaving the loop destroys the source, so the rest is not read.
        if (bytes > maxBytes)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
/** Returns a body with an unknown encoding unchanged. An empty body may have the header as well. */
async function decoded(body, headers, maxBytes) {
    const decoders = (0,_content_encoding_js__WEBPACK_IMPORTED_MODULE_3__/* .decodersFor */ .B)(headers['content-encoding']) ?? [];
    if (!body?.length || decoders.length === 0)
        return body;
    return read((0,node_stream__WEBPACK_IMPORTED_MODULE_1__.pipeline)([node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from([body]), ...decoders], () => { }), maxBytes);
}
/** Describes a response other than 2xx in a sentence. `said` is the server's own explanation, or empty. */
function refusalText(server, status, said) {
    const shown = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanText */ .X5)(said);
    const what = `${server} responded with ${status} ${node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? ''}`.trimEnd();
    return `${what}${shown && `: "${shown}"`}${/[.!?…]$/.test(shown) ? '' : '.'}`;
}
/** True for 408, 429, and 5xx (docs/reference.md, "Retry policy"). */
function isTransientStatus(status) {
    return status === 408 || status === 429 || status >= 500;
}
/**
 * Returns the milliseconds to wait from now on, according to a `Retry-After` header (RFC 9110, section 10.2.3).
 *
 * @param headers `retry-after` in seconds or as an HTTP date, and `date`
 * @param now the current time, in milliseconds since 1970
 * @returns undefined if the header is missing, negative, or malformed; 0 for a date in the past
 */
function retryAfterMs(headers, now = Date.now()) {
    const value = headers['retry-after']?.trim() ?? '';
    if (/^\d+$/.test(value))
        return Number(value) * 1000;
    // Dates begin with the name of a day; Date.parse alone would also accept "-5" as a date.
    if (!/^[A-Za-z]/.test(value))
        return undefined;
    const time = Date.parse(value);
    // The clock of the runner may be slow: a date counts from the server's own time, if the response contains it.
    const sentAt = Date.parse(headers.date ?? '') || now;
    return Number.isNaN(time) ? undefined : Math.max(0, time - sentAt);
}


/***/ }),

/***/ 2044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ percentDecoded),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Decodes text from outside, which may be anything. */
/** @returns undefined for a text that is not JSON, and for a missing text */
function parseJson(text) {
    try {
        return JSON.parse(text ?? '');
    }
    catch {
        return undefined;
    }
}
/** @returns the text with its percent-encoding decoded, or unchanged if that is malformed */
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 6157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry),
/* harmony export */   z: () => (/* binding */ logRetry)
/* harmony export */ });
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8457);

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 10_000;
/** The longest `Retry-After` of a rule without `maxWaitMs`, whatever its budget: runner minutes cost money. */
const MAX_RETRY_AFTER_MS = 300_000;
/**
 * Waits 1 s, 2 s, 4 s ... between tries (or from `firstDelayMs` on), each plus or minus a quarter. A `Retry-After`
 * replaces the wait, plus up to a quarter and at least up to a second, since every refused client got the same number.
 * A `Retry-After` above five minutes (or above what is left of `maxWaitMs`) or beyond the budget ends the retries
 * immediately, since waiting would not help.
 *
 * @throws the last failure, or the signal's reason when it aborts
 */
async function retry(operation, options) {
    const { log, clock, signal, random = Math.random } = options;
    const { onRetry = (...failure) => logRetry(log, ...failure) } = options;
    const failures = new Map();
    for (;;) {
        try {
            return await operation();
        }
        catch (error) {
            signal.throwIfAborted();
            const rule = options.retryRule(error);
            if (rule === undefined)
                throw error;
            const failure = failures.get(rule.kind) ?? { tried: 0, waitedMs: 0, since: clock.now() };
            failures.set(rule.kind, failure);
            failure.tried += 1;
            const { tries, budgetMs = Number.POSITIVE_INFINITY, retryAfterMs, maxWaitMs } = rule;
            const { firstDelayMs = FIRST_DELAY_MS, maxDelayMs = MAX_DELAY_MS } = rule;
            const leftMs = maxWaitMs === undefined ? undefined : maxWaitMs - failure.waitedMs;
            if (failure.tried >= tries || (retryAfterMs ?? 0) > (leftMs ?? MAX_RETRY_AFTER_MS))
                throw error;
            const backoffMs = Math.min(firstDelayMs * 2 ** (failure.tried - 1), maxDelayMs);
            const wantedMs = retryAfterMs === undefined
                ? backoffMs * (0.75 + random() / 2)
                : retryAfterMs + random() * Math.max(FIRST_DELAY_MS, retryAfterMs / 4);
            const delayMs = Math.min(wantedMs, leftMs ?? wantedMs);
            if (clock.now() + delayMs > failure.since + budgetMs)
                throw error;
            failure.waitedMs += delayMs;
            onRetry(error, delayMs, failure.tried + 1);
            await clock.sleep(delayMs, signal);
        }
    }
}
/** Logs a retry. Call it from an `onRetry` that does more, or that says what is retried, such as ` the download`. */
function logRetry(log, error, delayMs, nextTry, what = '') {
    const message = error instanceof Error ? error.message : String(error);
    const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`.replace(/(?<![.!?]"?)$/, '.');
    const when = delayMs === 0 ? 'now' : `in ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(delayMs)}`;
    log.info(`${sentence} Retrying${what} ${when} (try ${nextTry}).`);
}


/***/ }),

/***/ 8278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ isSecureUrl)
/* harmony export */ });
/** Decides which addresses a secret may be sent to, and defines the address of a bundle. */
/** Returns true for https, and for http to this machine, where an emulator may run. */
function isSecureUrl(url) {
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}


/***/ }),

/***/ 7780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ USER_AGENT),
/* harmony export */   l: () => (/* binding */ RUNTIME)
/* harmony export */ });
/** The `User-Agent` that this action sends. A test compares it with `package.json`. */
const USER_AGENT = 'static-export-action/1.0.0';
/** The first line of a debug log. */
const RUNTIME = `${USER_AGENT}, Node.js ${process.version}, ${process.platform} ${process.arch}`;


/***/ })

};
;