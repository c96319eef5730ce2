"use strict";
exports.id = 272;
exports.ids = [272];
exports.modules = {

/***/ 2409:
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

/***/ 7056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ConnectionError)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3429);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4942);
/* harmony import */ var _content_encoding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1514);
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

/***/ 1514:
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

/***/ 8964:
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
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(4942);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
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

/***/ 347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ folderSentence),
/* harmony export */   BT: () => (/* binding */ verdictSentence),
/* harmony export */   Iu: () => (/* binding */ folderVerdict),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   mb: () => (/* binding */ repairStep)
/* harmony export */ });
/* unused harmony exports ONCE_FIXED, verdictSentences */
/**
 * The verdict on what visitors of a site see, and what repairs a mix. The summary and the annotation of a
 * step, and the issue and the message of the alarm, all take it from here, so that no two reports of one run disagree.
 * No other text states it.
 */
/** The verdict for each value of the output `live` of the deploy step. Each continues a sentence. */
const VERDICTS = {
    updated: 'the site was updated',
    unchanged: 'the site was not updated and is whole',
    incomplete: 'the site is a mix of two versions, or only partly deployed',
    unknown: 'it is not known what visitors see',
    untouched: 'the site was not updated by this run, and was not checked',
};
/** What the deploy step knows about a mix. The alarm only knows that it is one. */
const MIXES = {
    assets: 'the site is a mix of two versions: its pages are the previous ones, and other files are partly new',
    caches: 'the site is a mix of two versions: caches may serve previous files',
};
/** @returns a text that continues a sentence */
function verdict({ live, mix, outcome, code }) {
    if (live === undefined)
        return undeployed(outcome);
    const what = VERDICTS[live];
    // Another job may have left the mix: what the address served does not matter then.
    if (live === 'incomplete')
        return mix === undefined ? what : MIXES[mix];
    if (code === 'verify-failed' && live === 'untouched') {
        return 'the site was not updated by this run, and its address did not serve it to the runner: visitors may see an error';
    }
    if (code === 'verify-failed') {
        const seen = live === 'updated' ? 'visitors may see an older version or an error' : 'visitors may not get it either';
        return `${what}, but its address did not serve it to the runner: ${seen}`;
    }
    if (live !== 'updated' || code === undefined)
        return what;
    return `${what}, and the step ${code === 'cancelled' ? 'was cancelled' : 'failed'} afterwards`;
}
/** @param outcome of the export step */
function undeployed(outcome) {
    if (outcome === undefined)
        return 'no deployment was reported: visitors see what they saw before, unless another step changed it';
    // Another step may have begun to deploy what was exported.
    return outcome === 'completed' ? VERDICTS.unknown : VERDICTS.untouched;
}
const RUN_AGAIN = 'Run the workflow again now: that repairs the site.';
/** Follows the cause and its fix. */
const ONCE_FIXED = 'Once the cause is fixed, run the workflow again: that repairs the site.';
/** What repairs a mix, by the error code of the run that left or found it, if there is nothing else to fix first. */
const REPAIRS = new Map([
    ['superseded', 'Press "Run workflow" now: a new run repairs the site, a re-run does not.'],
    [
        'check-failed',
        'A check refused the site that would repair it: find out now what the export lacks. A run with the complete site repairs it.',
    ],
    ['cancelled', `If a time limit stopped this run, raise the limit. ${RUN_AGAIN}`],
    // Another job has left the mix.
    ['verify-failed', RUN_AGAIN],
    ['conflict', 'Run the workflow again as soon as no other run is active: that repairs the site.'],
]);
const REPAIR_AFTER = new Map([
    ['checked', 'Run the workflow again now, without `dry-run`: that repairs the site.'],
]);
/** @returns what repairs a mix: complete sentences; empty if the site is none */
function repairStep({ live, outcome = '', code }) {
    if (live !== 'incomplete')
        return '';
    return REPAIR_AFTER.get(outcome) ?? (code === undefined ? RUN_AGAIN : (REPAIRS.get(code) ?? ONCE_FIXED));
}
/** @returns the verdict as a complete sentence */
function verdictSentence(reported) {
    return sentence(verdict(reported));
}
/** @returns the verdict, and what repairs a mix, where no cause and no fix is between them */
function verdictSentences(reported) {
    return `${verdictSentence(reported)} ${repairStep(reported)}`.trim();
}
/** @returns the verdict on a folder as a complete sentence */
function folderSentence(reported) {
    return sentence(folderVerdict(reported));
}
function sentence(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
/** @returns what a folder has that a later step publishes: a text that continues a sentence */
function folderVerdict({ live, code }) {
    if (live === 'incomplete')
        return 'the folder is not complete, and must not be published';
    if (code === 'conflict')
        return 'it is not known what the folder has';
    if (live === 'unchanged')
        return code !== undefined ? 'the folder has the earlier site' : 'the folder has the site';
    return live === 'updated' ? 'the folder has the site' : 'the folder was not changed';
}


/***/ }),

/***/ 8010:
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

/***/ 5251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry),
/* harmony export */   z: () => (/* binding */ logRetry)
/* harmony export */ });
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6647);

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

/***/ 1294:
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