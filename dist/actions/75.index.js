"use strict";
exports.id = 75;
exports.ids = [75];
exports.modules = {

/***/ 6112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/** Time as the polling and retrying parts see it, so that tests can run hours in milliseconds. */

/** Node's timers accept no more, and fire at once if they get more. */
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
/* harmony export */   R: () => (/* binding */ ConnectionError),
/* harmony export */   k: () => (/* binding */ connectionHint)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/** A request without a complete response, and how to fix what is between the runner and any server. */

/** Codes that prove that no server received the request. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
/** Codes of a certificate that is not trusted; a retry does not change that. */
const CERTIFICATE = /^(?:ERR_TLS_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|HOSTNAME_MISMATCH)/;
/**
 * How the tunnel of `@actions/http-client` reports that the proxy did not connect it: with the code `ECONNRESET`, and
 * the cause in the message only.
 */
const TUNNEL_FAILED = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))/s;
/** Responses of a proxy that a retry does not change: it wants other credentials, or forbids the connection. */
const FINAL_PROXY_STATUSES = new Set([401, 403, 407]);
class ConnectionError extends Error {
    /** Code of Node.js or the system, such as `ECONNRESET`. */
    code;
    /** True if the proxy failed, before the server was reached. */
    isProxy;
    #isProxyFinal;
    constructor(code, message, cause, proxy) {
        super(message, { cause });
        this.name = 'ConnectionError';
        this.code = code;
        this.isProxy = proxy !== undefined;
        this.#isProxyFinal = proxy?.isFinal ?? false;
    }
    /** Wraps an error of Node.js. The address is left out: the query of a presigned URL is a secret. */
    static from(error) {
        const code = errorCode(error);
        const [tunnelFailed, status, cause = ''] = TUNNEL_FAILED.exec(error instanceof Error ? error.message : '') ?? [];
        if (status !== undefined) {
            const response = `${status} ${node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? ''}`.trimEnd();
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
    get neverSent() {
        return NEVER_SENT.has(this.code) || this.isCertificate || this.isProxy;
    }
    /** True if a retry would fail in the same way. */
    get isFinal() {
        return this.isCertificate || this.#isProxyFinal;
    }
    get isCertificate() {
        return CERTIFICATE.test(this.code);
    }
}
const MEANING = {
    ECONNREFUSED: 'the connection was refused (ECONNREFUSED)',
    ENOTFOUND: 'the host name was not found (ENOTFOUND)',
    EAI_AGAIN: 'the host name could not be looked up (EAI_AGAIN)',
    ECONNRESET: 'the connection was reset (ECONNRESET)',
    EPIPE: 'the connection was closed (EPIPE)',
    ERR_STREAM_PREMATURE_CLOSE: 'the connection was closed too early',
};
function errorCode(error) {
    if (!(error instanceof Error))
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
const PROXY_FAILED = 'Check the proxy address, user name and password in the `https_proxy` variable of the job, and whether the proxy ' +
    'allows connections to this host. List hosts that need no proxy in `no_proxy`.';
/** @returns undefined if neither a certificate nor a proxy is the cause */
function connectionHint(error) {
    if (error.isCertificate)
        return CERTIFICATE_NOT_TRUSTED;
    return error.isProxy ? PROXY_FAILED : undefined;
}


/***/ }),

/***/ 9499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ HttpClient)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7075);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4942);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(369);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1294);
/**
 * Sends requests. Uses Node's own client with the agents of `@actions/http-client`, which honor `https_proxy` and
 * `no_proxy` as every action does. The toolkit's `readBody`, redirects and time-outs are not used: a body whose
 * connection drops never settles, and its messages contain the query of the address.
 */






/** A kept connection spares a handshake; after minutes between two checks, a firewall may have dropped it unnoticed. */
const KEEP_ALIVE_MS = 4000;
/** The connections for one purpose. */
class HttpClient {
    #options;
    // One toolkit client for each origin: it returns the agent of its first address for every later one.
    #clients = new Map();
    #closing;
    constructor(options) {
        this.#options = options;
    }
    /** Closes the connections that were kept. */
    close() {
        clearTimeout(this.#closing);
        for (const client of this.#clients.values())
            client.dispose();
        this.#clients.clear();
    }
    /**
     * Resolves with the response as soon as its headers are complete. Redirects are not followed.
     *
     * @throws Node's error of the connection, or an AbortError
     */
    send(request) {
        clearTimeout(this.#closing);
        return this.#send(request);
    }
    /**
     * Closes the connections that no request uses, so that the next request has a fresh one. The server may close a kept
     * connection at the moment of a request, and nobody knows then whether it received the request.
     */
    closeKept() {
        for (const [origin, client] of this.#clients) {
            // The toolkit's agents for proxies keep none.
            const kept = client.getAgent(origin).freeSockets;
            for (const sockets of Object.values(kept ?? {})) {
                for (const socket of sockets ?? [])
                    socket.destroy();
            }
        }
    }
    #closeKeptLater() {
        clearTimeout(this.#closing);
        this.#closing = setTimeout(() => this.closeKept(), KEEP_ALIVE_MS).unref();
    }
    #send(request) {
        const { url, method, body, signal } = request;
        const startedAt = performance.now();
        return new Promise((resolve, reject) => {
            const sent = (url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__).request(url, {
                method,
                agent: this.#agentFor(url),
                headers: {
                    'User-Agent': _version_js__WEBPACK_IMPORTED_MODULE_4__/* .USER_AGENT */ ._,
                    // Compression by the transport would change the bytes that are counted and hashed.
                    'Accept-Encoding': 'identity',
                    ...request.headers,
                    ...(body === undefined ? {} : { 'Content-Length': sizeOf(body) }),
                },
                signal,
            });
            let hasResponse = false;
            sent.on('response', (response) => {
                hasResponse = true;
                this.#logResponse(request, response, performance.now() - startedAt);
                if (this.#options.keepAlive)
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
                this.#options.log.debug('The kept connection was closed: the request is sent on a fresh one.');
                this.closeKept();
                resolve(this.#send(request));
            });
            // With an `Upgrade` header, 101 is neither a response nor an error to Node.js: it closes the connection.
            sent.on('close', () => reject(new ClosedError()));
            if (body === undefined || typeof body === 'string')
                sent.end(body);
            // A server may respond before it has received the complete body; then the failed rest does not matter.
            else
                (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)(body.stream, sent, (error) => error && reject(error));
        });
    }
    #logResponse({ method, url }, response, ms) {
        const { headers, statusCode } = response;
        const id = headers['x-request-id'] ?? headers['x-amz-request-id'] ?? headers['x-github-request-id'];
        const suffix = id === undefined ? '' : `, request id ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanText */ .X)(String(id), 100)}`;
        this.#options.log.debug(`${method} ${url.origin}${url.pathname}: ${statusCode} in ${Math.round(ms)} ms${suffix}`);
    }
    #agentFor(url) {
        let client = this.#clients.get(url.origin);
        if (client === undefined) {
            const { keepAlive } = this.#options;
            client = new _actions_http_client__WEBPACK_IMPORTED_MODULE_3__/* .HttpClient */ .Qq(undefined, undefined, { keepAlive });
            this.#clients.set(url.origin, client);
        }
        return client.getAgent(url.href);
    }
}
/** The connection was closed without a response. */
class ClosedError extends Error {
    code = 'ERR_STREAM_PREMATURE_CLOSE';
}
function sizeOf(body) {
    return typeof body === 'string' ? Buffer.byteLength(body) : body.sizeBytes;
}


/***/ }),

/***/ 2925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ isTransientStatus),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   w$: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7438);
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7056);


/** No response of an API is nearly as large; more is a mistake or an attack. */
const MAX_BODY_BYTES = 1_000_000;
/**
 * Returns the response, whatever its status.
 *
 * The deadline covers name lookup, connection, headers and body: Node's own time-outs only see silence, so a body that
 * arrives one byte at a time would never end.
 *
 * @throws ConnectionError if there is no complete response in time; the signal's reason when it aborts
 */
async function sendRequest(client, request, deadlineMs) {
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
        const signal = AbortSignal.any([request.signal, deadline]);
        const response = await client.send({ ...request, signal });
        const chunks = [];
        let bytes = 0;
        for await (const chunk of response) {
            bytes += chunk.length;
            // Leaving the loop destroys the response, so the rest is not read.
            if (bytes > MAX_BODY_BYTES)
                break;
            chunks.push(chunk);
        }
        const text = bytes > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
        return {
            status: response.statusCode ?? 0,
            contentType: response.headers['content-type'] ?? '',
            retryAfterMs: retryAfterMs(response.headers),
            text,
            json: (0,_text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text),
        };
    }
    catch (error) {
        request.signal.throwIfAborted();
        if (deadline.aborted) {
            throw new _connection_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .R('ETIMEDOUT', `there was no complete response within ${deadlineMs / 1000} s`, error);
        }
        throw _connection_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .R.from(error);
    }
}
/** True for 408, 429 and 5xx (docs/reference.md, "Retry policy"). */
function isTransientStatus(status) {
    return status === 408 || status === 429 || status >= 500;
}
/**
 * Milliseconds to wait from now on, by a `Retry-After` header (RFC 9110, section 10.2.3).
 *
 * @param headers `retry-after` in seconds or as an HTTP date, and `date`
 * @param now the current time, in milliseconds since 1970
 * @returns undefined if the header is missing, negative or malformed; 0 for a date in the past
 */
function retryAfterMs(headers, now = Date.now()) {
    const value = headers['retry-after']?.trim() ?? '';
    if (/^\d+$/.test(value))
        return Number(value) * 1000;
    // Dates begin with the name of a day; Date.parse alone would also accept "-5" as a date.
    if (!/^[A-Za-z]/.test(value))
        return undefined;
    const time = Date.parse(value);
    // The clock of the runner may be slow: a date counts from the server's own time, if the response names it.
    const sentAt = Date.parse(headers.date ?? '') || now;
    return Number.isNaN(time) ? undefined : Math.max(0, time - sentAt);
}


/***/ }),

/***/ 7571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ SERVICE_INPUTS)
/* harmony export */ });
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1798);
/** The inputs of every action that calls the service: the key, the address, the pace, the summary. */

const SERVICE_INPUTS = {
    apiKey: { name: 'api-key', isRequired: true, isSecret: true, parse: _parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .parseApiKey */ .Xu },
    baseUrl: { name: 'base-url', default: 'https://api.mintlify.com', parse: _parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBaseUrl */ .Q2 },
    pollIntervalMs: { name: 'poll-interval', default: '10s', parse: _parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInterval */ .P1 },
    maxAttempts: {
        name: 'max-attempts',
        default: '60',
        parse: (input, value) => (0,_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .parseWholeNumber */ .oA)(input, value, 1, 100_000),
    },
    summary: { name: 'summary', default: 'true', parse: _parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .parseBoolean */ .yG },
};


/***/ }),

/***/ 2148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ AdminApi)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7934);
/* harmony import */ var _http_connection_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7056);
/* harmony import */ var _http_send_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2925);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(369);
/* harmony import */ var _hints_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4592);
/* harmony import */ var _service_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2894);
/**
 * One call to the service's admin API: address, key, deadline, and the response decoded or turned into a
 * {@link ServiceError}. It neither waits nor retries.
 */







class AdminApi {
    #options;
    constructor(options) {
        this.#options = options;
    }
    get baseUrl() {
        return this.#options.baseUrl;
    }
    /**
     * @throws ServiceError if the response is missing, not 2xx, or does not match the schema
     * @throws the signal's reason when it aborts
     */
    async call(call) {
        const { baseUrl, apiKey, client, signal } = this.#options;
        const { operation, method, path, body, deadlineMs } = call;
        const request = {
            method,
            url: new URL(`${baseUrl.href.replace(/\/$/, '')}${path}`),
            headers: {
                Authorization: `Bearer ${apiKey}`,
                Accept: 'application/json',
                ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
            },
            body: body === undefined ? undefined : JSON.stringify(body),
            signal,
        };
        if (SENT_ONCE.has(operation))
            client.closeKept();
        let response;
        try {
            response = await (0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_2__/* .sendRequest */ .w$)(client, request, deadlineMs);
        }
        catch (error) {
            if (!(error instanceof _http_connection_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .R))
                throw error;
            throw new _service_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._(operation, { kind: 'connection', error }, `${error.message}${error.isProxy ? ' on the way to' : ', at'} ${baseUrl.host}.`, (0,_hints_js__WEBPACK_IMPORTED_MODULE_3__/* .hintForConnection */ .ny)(error));
        }
        if (response.status < 200 || response.status > 299)
            throw statusError(operation, response);
        return decode(call, response);
    }
}
/** What may not be sent twice (`startRetryRule`): it needs a fresh connection, so that a failure says what happened. */
const SENT_ONCE = new Set([
    'startExportJob',
    'startProjectExportJob',
    'createAgentJob',
    'sendAgentMessage',
]);
const errorSchema = valibot__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ error: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() });
function statusError(operation, { status, json, retryAfterMs }) {
    const body = valibot__WEBPACK_IMPORTED_MODULE_5__/* .safeParse */ .xLC(errorSchema, json);
    const said = body.success ? (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanText */ .X)(body.output.error) : '';
    const reason = said === '' ? '' : `: "${said}"`;
    const what = `the service responded with ${status} ${node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? ''}`.trimEnd();
    return new _service_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._(operation, { kind: 'http-status', status, retryAfterMs }, `${what}${reason}.`, (0,_hints_js__WEBPACK_IMPORTED_MODULE_3__/* .hintForStatus */ .jF)(operation, status, said));
}
function decode({ operation, schema, expected }, response) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_5__/* .safeParse */ .xLC(schema, response.json);
    if (parsed.success)
        return parsed.output;
    throw new _service_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._(operation, { kind: 'malformed' }, `the service responded with ${response.status} but without ${expected}; it sent ${describe(response)}.`, _hints_js__WEBPACK_IMPORTED_MODULE_3__/* .MALFORMED_RESPONSE_HINT */ .GK);
}
/** Describes a response without quoting it: it may contain a presigned URL. */
function describe({ text, json, contentType }) {
    if (text === undefined)
        return 'more than a megabyte';
    if (text.trim() === '')
        return 'nothing';
    if (json === undefined)
        return `${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanText */ .X)(contentType || 'text', 60)} that is not JSON`;
    if (json === null || Array.isArray(json) || typeof json !== 'object')
        return 'JSON that is not an object';
    return 'JSON without that field, or with an invalid value in it';
}


/***/ }),

/***/ 4592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ MALFORMED_RESPONSE_HINT),
/* harmony export */   jF: () => (/* binding */ hintForStatus),
/* harmony export */   ny: () => (/* binding */ hintForConnection)
/* harmony export */ });
/* harmony import */ var _http_connection_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7056);

const KEY_NOT_ACCEPTED = 'The key is wrong or has expired: API keys expire after 90 days by default. Create a new admin API key on the API keys ' +
    'page of the organization settings (it begins with `mint_`, not with `mint_dsc_` or `mint_us_`), and update the secret ' +
    'that `api-key` reads.';
const IP_ALLOW_LIST = {
    text: 'the key has an IP allow list that does not include this runner (GitHub-hosted runners have no fixed IP address)',
    words: /\bIP\b|\baddress\b|allow-?\s?list/i,
};
const NO_STATIC_EXPORT = {
    text: 'static export is not enabled for this deployment (it is a private beta that requires an Enterprise agreement: ask your contact at the vendor)',
    words: /enabled|beta|\bplan\b|enterprise|static export/i,
};
const NO_WRITE_SCOPE = {
    text: 'the key lacks the `write` scope',
    words: /scope|permission|read-?only|\bwrite\b/i,
};
const NO_AGENT = {
    text: 'the key or your plan does not allow agent jobs',
    words: /agent|\bplan\b|enterprise/i,
};
const READ_EXPORT = [NO_STATIC_EXPORT, IP_ALLOW_LIST];
const WRITE_EXPORT = [NO_STATIC_EXPORT, NO_WRITE_SCOPE, IP_ALLOW_LIST];
const READ_AGENT = [NO_AGENT, IP_ALLOW_LIST];
const WRITE_AGENT = [NO_AGENT, NO_WRITE_SCOPE, IP_ALLOW_LIST];
const NOT_ALLOWED = {
    startExportJob: WRITE_EXPORT,
    startProjectExportJob: WRITE_EXPORT,
    getExportJob: READ_EXPORT,
    getProjectExportJob: READ_EXPORT,
    makeBundle: WRITE_EXPORT,
    startUpdate: [NO_WRITE_SCOPE, IP_ALLOW_LIST],
    getUpdate: [IP_ALLOW_LIST],
    createAgentJob: WRITE_AGENT,
    sendAgentMessage: WRITE_AGENT,
    getAgentJob: READ_AGENT,
};
const DOMAIN_OR_PATHS = 'Check `domain` (the bare host name of the site, as the dashboard shows it) and, if set, `paths` (one page per ' +
    'line, without the host name) and `version`.';
const START_NOT_FOUND = 'The service may have switched to its project-scoped API. Set `project-id` in place of `domain`; the project ID is on ' +
    'the API keys page of the dashboard. If `base-url` is set, check it too: the address of the API without `/v1`.';
const PROJECT_NOT_FOUND = 'Check `project-id`, which is on the API keys page of the dashboard, and that `api-key` belongs to the organization of ' +
    'the project. If the service does not have the project-scoped API yet, set `domain` in place of `project-id`.';
const JOB_NOT_FOUND = 'Check `job-id`, and that `api-key` belongs to the organization that started the job. A job that was started with ' +
    '`project-id` needs the same `project-id` to resume it. To start a new export, leave `job-id` empty.';
const PROJECT_JOB_NOT_FOUND = 'Check `job-id` and `project-id`, and that `api-key` belongs to the organization of the project. A job that was ' +
    'started with `domain` is resumed without `project-id`. To start a new export, leave `job-id` empty.';
const PUBLISHING_NOT_FOUND = 'Check `project-id`, and that `api-key` belongs to the organization of the project. Nothing was exported.';
const AGENT_PROJECT_NOT_FOUND = 'Check `project-id`, which is on the API keys page of the dashboard, and that `api-key` belongs to the organization of the project.';
const AGENT_JOB_NOT_FOUND = 'Check `project-id` and `job-id`, which must be of an agent job and not of an export job, and that `api-key` belongs ' +
    'to the organization of the project.';
const START_RATE_LIMITED = 'The service allows ten starts of an export an hour for the organization. Run the workflow again later, and export ' +
    'less often; to create a fresh URL for an existing job, set `job-id`, which starts nothing.';
const RATE_LIMITED = 'The service limits the rate of requests. Run fewer workflows at the same time, or use a longer `poll-interval`.';
const NOT_THE_API = 'Check `base-url`: the address of the API without `/v1`. Redirects are not followed, because the key is sent to ' +
    'that address only.';
const SERVICE_UNAVAILABLE = 'The service is having problems. Run the workflow again later.';
const NOT_FOUND = {
    startExportJob: START_NOT_FOUND,
    startProjectExportJob: PROJECT_NOT_FOUND,
    getExportJob: JOB_NOT_FOUND,
    getProjectExportJob: PROJECT_JOB_NOT_FOUND,
    makeBundle: JOB_NOT_FOUND,
    startUpdate: PUBLISHING_NOT_FOUND,
    getUpdate: PUBLISHING_NOT_FOUND,
    createAgentJob: AGENT_PROJECT_NOT_FOUND,
    sendAgentMessage: AGENT_JOB_NOT_FOUND,
    getAgentJob: AGENT_JOB_NOT_FOUND,
};
/**
 * @param reason what the service says itself, if it says anything
 * @returns undefined if there is nothing useful to say
 */
function hintForStatus(operation, status, reason) {
    if (status === 401)
        return KEY_NOT_ACCEPTED;
    if (status === 403)
        return possibleCauses(NOT_ALLOWED[operation], reason);
    if (status === 404)
        return NOT_FOUND[operation];
    if (status === 400 && operation === 'startExportJob')
        return DOMAIN_OR_PATHS;
    if (status === 429)
        return isExportStart(operation) ? START_RATE_LIMITED : RATE_LIMITED;
    if (status >= 300 && status < 400)
        return NOT_THE_API;
    if (status >= 500)
        return SERVICE_UNAVAILABLE;
    return undefined;
}
function isExportStart(operation) {
    return operation === 'startExportJob' || operation === 'startProjectExportJob';
}
/** The cause that the service names comes first. */
function possibleCauses(causes, reason) {
    const named = causes.find(({ words }) => words.test(reason));
    const others = causes.filter((cause) => cause !== named).map(({ text }) => text);
    const listed = others.length < 2 ? others.join('') : `${others.slice(0, -1).join('; ')}; or ${others.at(-1)}`;
    if (named === undefined)
        return `Possible ${others.length === 1 ? 'cause' : 'causes'}: ${listed}.`;
    const also = others.length === 0 ? '' : ` Otherwise: ${listed}.`;
    return `The most likely cause: ${named.text}.${also}`;
}
/** For a 2xx response that is not the service's. */
const MALFORMED_RESPONSE_HINT = 'Something other than the service may have responded. Check `base-url`, and whether a proxy is in between.';
const NOT_REACHED = 'Check `base-url`, and that the runner can reach it. Behind a proxy, set `https_proxy` for the job, such as ' +
    '`http://user:password@host:port`. Write a `%` in the password as `%25`: a proxy address that cannot be parsed is ' +
    'ignored.';
function hintForConnection(error) {
    return (0,_http_connection_error_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionHint */ .k)(error) ?? (error.neverSent ? NOT_REACHED : undefined);
}


/***/ }),

/***/ 980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tm: () => (/* binding */ EXPORT_JOB),
/* harmony export */   UK: () => (/* binding */ AGENT_JOB),
/* harmony export */   u$: () => (/* binding */ PUBLISH_RUN)
/* harmony export */ });
const EXPORT_JOB = {
    name: 'Job',
    statuses: new Set(['queued', 'running', 'completed', 'failed']),
    stateOf: ({ status }) => (status === 'completed' || status === 'failed' ? status : 'waiting'),
};
const PUBLISH_RUN = {
    name: 'Publish run',
    statuses: new Set(['queued', 'in_progress', 'success', 'failure']),
    stateOf({ status }) {
        if (status === 'success')
            return 'completed';
        return status === 'failure' ? 'failed' : 'waiting';
    },
};
/**
 * An agent job that completed without a pull request is checked once more: the link appears only when the pull request
 * exists. It never appears if the agent changed nothing.
 */
const AGENT_JOB = {
    name: 'Job',
    statuses: new Set(['active', 'completed', 'archived', 'failed']),
    stateOf(job, previous) {
        switch (job.status) {
            case 'archived':
                return 'completed';
            case 'failed':
                return 'failed';
            case 'completed':
                return job.prLink === undefined && previous?.status !== 'completed' ? 'waiting' : 'completed';
            default:
                return 'waiting';
        }
    },
};


/***/ }),

/***/ 6560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ pollJob),
  i: () => (/* binding */ timedOut)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
;// CONCATENATED MODULE: ./lib/src/timing/poll.js
/** Largest offset of a check, as a fraction of the interval: workflows of the same cron minute must not check together. */
const MAX_JITTER = 0.1;
/** From this percentage on, the end is near enough for early checks. */
const NEAR_END_PERCENT = 90;
const EARLY_CHECK_MS = 2000;
/** A job that hangs at 99% must not cost a request every two seconds for hours. */
const MAX_EARLY_CHECKS = 30;
/** Shortest time from an early check to the next regular one. */
const MIN_GAP_MS = 1000;
/**
 * Checks at once, then every `intervalMs`, at most `maxAttempts` times, and times out after the last check without
 * another wait. The checks between the first and the last have a jitter of 10% of the interval.
 *
 * From 90% of progress on, it checks every two seconds as well, at most thirty times. These early checks are not counted
 * as attempts, and move no other check.
 *
 * `Retry-After` skips the checks that it forbids. They count as attempts, so the time-out does not move. Only the last
 * check is made in any case, since it is the last chance.
 *
 * @throws whatever `check` throws, and the signal's reason when it aborts
 */
async function poll(options) {
    const { check, intervalMs, maxAttempts, log, clock, signal, random = Math.random } = options;
    const startedAt = clock.now();
    const latestCheckAt = startedAt + (maxAttempts - 1) * intervalMs + options.checkDeadlineMs;
    let attempt = 1;
    let dueAt = startedAt;
    let jitterMs = 0;
    let earlyChecks = 0;
    let isEarly = false;
    for (;;) {
        const result = await check();
        if (result.kind === 'end')
            return { ended: true, end: result.end };
        const now = clock.now();
        if (!isEarly) {
            if (attempt >= maxAttempts || now >= latestCheckAt) {
                return { ended: false, attempts: attempt, elapsedMs: now - startedAt };
            }
            attempt += 1;
            // A check that took longer than the interval delays the following ones, so that each of them is still made.
            dueAt = Math.min(Math.max(dueAt + intervalMs, now), latestCheckAt);
            jitterMs = (2 * random() - 1) * MAX_JITTER * intervalMs;
        }
        const retryAt = result.kind === 'inconclusive' ? now + (result.retryAfterMs ?? 0) : now;
        for (; dueAt < retryAt && attempt < maxAttempts; attempt += 1)
            dueAt += intervalMs;
        // The last check, and with it the time-out, is exact, and is made in any case.
        const isLast = attempt === maxAttempts;
        const nextAt = isLast ? dueAt : Math.max(retryAt, dueAt + jitterMs);
        const delayMs = Math.max(0, Math.min(nextAt, latestCheckAt) - now);
        const isNearEnd = result.kind === 'waiting' && (result.progress ?? 0) >= NEAR_END_PERCENT;
        isEarly = isNearEnd && earlyChecks < MAX_EARLY_CHECKS && EARLY_CHECK_MS + MIN_GAP_MS <= delayMs;
        if (isEarly)
            earlyChecks += 1;
        else
            log.debug(`Check ${attempt} of ${maxAttempts} in ${Math.round(delayMs)} ms`);
        await clock.sleep(isEarly ? EARLY_CHECK_MS : delayMs, signal);
    }
}

;// CONCATENATED MODULE: ./lib/src/service/job-progress.js


const job_progress_MIN_GAP_MS = 60_000;
class JobProgressLog {
    #context;
    #kind;
    #reportedStatuses = new Set();
    #latestState = '';
    #loggedAt = 0;
    /** The last check before progress moved for the first time: a job that is queued has no pace yet. */
    #paceFrom;
    constructor(context, kind) {
        this.#context = context;
        this.#kind = kind;
    }
    state(job) {
        const percent = job.progress === undefined ? '' : `, ${Math.floor(job.progress)}%`;
        const timeLeftMs = this.#timeLeftMs(job);
        if (!this.#kind.statuses.has(job.status) && !this.#reportedStatuses.has(job.status)) {
            this.#reportedStatuses.add(job.status);
            this.#context.log.info(`The service reports the unknown status "${job.status}". Still waiting.`);
        }
        const count = job.pageCount === undefined ? '' : `, ${(0,units/* pages */.Bd)(job.pageCount)}`;
        const left = timeLeftMs === undefined ? '' : `, about ${(0,units/* duration */.p0)(Math.ceil(timeLeftMs / 1000) * 1000)} left`;
        const activity = job.activity === undefined ? '' : `: ${(0,clean_text/* cleanText */.X)(job.activity, 200)}`;
        // A change of the page count or the activity alone is not logged: it would make a line of every check.
        this.#log(`${job.status}${percent}`, `${this.#kind.name} ${(0,clean_text/* cleanText */.X)(job.status, 60)}${percent}${count}${left}${activity}`);
    }
    /** @param reason why a check was inconclusive, as a sentence */
    inconclusive(reason) {
        this.#log(reason, `${reason} Still waiting.`);
    }
    /** At the pace since the first progress; undefined before there is a pace. */
    #timeLeftMs({ status, progress }) {
        if (progress === undefined || status === 'queued')
            return undefined;
        const now = this.#context.clock.now();
        if (this.#paceFrom === undefined || progress <= this.#paceFrom.progress) {
            this.#paceFrom = { progress, at: now };
            return undefined;
        }
        const msPerPercent = (now - this.#paceFrom.at) / (progress - this.#paceFrom.progress);
        return progress < 100 ? (100 - progress) * msPerPercent : undefined;
    }
    #log(state, line) {
        const now = this.#context.clock.now();
        if (state === this.#latestState && now - this.#loggedAt < job_progress_MIN_GAP_MS)
            return;
        this.#latestState = state;
        this.#loggedAt = now;
        this.#context.log.info(line);
    }
}

// EXTERNAL MODULE: ./lib/src/service/retry-policy.js
var retry_policy = __webpack_require__(307);
// EXTERNAL MODULE: ./lib/src/service/service-error.js
var service_error = __webpack_require__(2894);
;// CONCATENATED MODULE: ./lib/src/service/poll-job.js







/** Checks for which the service may not know a new job. */
const MAX_UNKNOWN_CHECKS = 5;
/**
 * @throws ServiceError if the service refuses to report the job
 * @throws whatever `onChecked` throws, and the signal's reason when it aborts
 */
async function pollJob(options, context) {
    const { kind, pollIntervalMs, maxAttempts, isNew } = options;
    const progressLog = new JobProgressLog(context, kind);
    const checkDeadlineMs = Math.min(20_000, Math.max(10_000, pollIntervalMs));
    let lastSeen;
    let lastFailure;
    let unknownChecks = 0;
    async function check() {
        let job;
        try {
            job = await options.getJob(checkDeadlineMs);
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._))
                throw error;
            const isUnknown = isNew && error.status === 404 && lastSeen === undefined;
            if (isUnknown && ++unknownChecks <= MAX_UNKNOWN_CHECKS) {
                progressLog.inconclusive(`The service does not know the new ${kind.name.toLowerCase()} yet.`);
                return { kind: 'inconclusive' };
            }
            if (!(0,retry_policy/* isTransient */.dg)(error.problem))
                throw error;
            lastFailure = error.message;
            progressLog.inconclusive(error.message);
            return { kind: 'inconclusive', retryAfterMs: error.retryAfterMs };
        }
        const previous = lastSeen;
        lastSeen = job;
        options.onChecked(job);
        const state = kind.stateOf(job, previous);
        if (state !== 'waiting')
            return { kind: 'end', end: { state, job } };
        progressLog.state(job);
        return { kind: 'waiting', progress: job.status === 'queued' ? undefined : job.progress };
    }
    const result = await poll({
        ...context,
        check,
        intervalMs: pollIntervalMs,
        maxAttempts,
        checkDeadlineMs,
    });
    if (result.ended)
        return result.end;
    const { attempts, elapsedMs } = result;
    return { state: 'timed-out', attempts, elapsedMs, lastSeen, lastFailure };
}
/**
 * @param job the job, as messages name it
 * @param hint what happens to the job, and how to wait for it again
 */
function timedOut(job, { attempts, elapsedMs, lastSeen, lastFailure }, hint) {
    const checks = `${attempts} ${attempts === 1 ? 'check' : 'checks'}`;
    let seen = 'the service never reported its status';
    if (lastSeen === undefined && lastFailure !== undefined)
        seen += `. ${lastFailure.replace(/\.$/, '')}`;
    if (lastSeen !== undefined) {
        seen = `its last known status is ${(0,clean_text/* cleanText */.X)(lastSeen.status, 60)}`;
        if (lastSeen.progress !== undefined)
            seen += ` at ${Math.floor(lastSeen.progress)}%`;
    }
    return new errors/* TimedOutError */.On(`Timed out waiting for ${job} after ${checks} in ${(0,units/* duration */.p0)(elapsedMs)}: ${seen}.`, { hint });
}


/***/ }),

/***/ 307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ isNotReady),
/* harmony export */   NQ: () => (/* binding */ startRetryRule),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   p1: () => (/* binding */ mayHaveBeenAccepted),
/* harmony export */   p9: () => (/* binding */ CONFLICT),
/* harmony export */   u3: () => (/* binding */ repeatableRetryRule),
/* harmony export */   wm: () => (/* binding */ bundleUrlRetryRule)
/* harmony export */ });
/* harmony import */ var _http_send_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2925);
/* harmony import */ var _service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2894);
/**
 * Which failures end a run, which are waited out, and which requests may be sent again
 * (docs/reference.md, "Retry policy"). Nothing else decides it.
 */


/** For a request that is safe to repeat: about 15 s of failures, and more if the service asks for it. */
const TRANSIENT = { kind: 'transient', tries: 5, budgetMs: 300_000 };
/** On a start: another job of the same deployment is queued or running. */
const CONFLICT = 409;
/** True if a failure may be gone at the next try. */
function isTransient(problem) {
    switch (problem.kind) {
        case 'http-status':
            return (0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_0__/* .isTransientStatus */ .Dm)(problem.status);
        case 'malformed':
            return true;
        case 'no-bundle-url':
            return false;
        case 'connection':
            return !problem.error.isFinal;
    }
}
/**
 * The start, and a prompt for an agent, are retried only if the service certainly did not accept them: there is no
 * idempotency key, and a job that was started twice can be neither found nor stopped.
 *
 * @param busy how long to wait for another job of the same deployment; without it, that is final
 */
function startRetryRule(error, busy) {
    if (!(error instanceof _service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
        return undefined;
    const { retryAfterMs } = error;
    if (busy !== undefined && error.status === CONFLICT) {
        return { kind: 'busy', ...busy, retryAfterMs, maxRetryAfterMs: busy.budgetMs };
    }
    return wasNotAccepted(error.problem) ? { ...TRANSIENT, retryAfterMs } : undefined;
}
/** For a request that can be repeated at any time, such as starting a publish run. */
function repeatableRetryRule(error) {
    if (!(error instanceof _service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) || !isTransient(error.problem))
        return undefined;
    return { ...TRANSIENT, retryAfterMs: error.retryAfterMs };
}
/** Creating a bundle URL can be repeated at any time. */
function bundleUrlRetryRule(error, notReady) {
    if (!(error instanceof _service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
        return undefined;
    if (isNotReady(error)) {
        const { retryAfterMs } = error;
        // The service knows how long the bundle takes, and the budget is what the user set.
        return { kind: 'not ready', ...notReady, retryAfterMs, maxRetryAfterMs: notReady.budgetMs };
    }
    return repeatableRetryRule(error);
}
/** The service has the job as completed, but has no bundle yet: 409, or a status without the URL. */
function isNotReady({ problem, status }) {
    return problem.kind === 'no-bundle-url' || status === CONFLICT;
}
/** True if a start that failed may have created a job nevertheless. */
function mayHaveBeenAccepted(problem) {
    switch (problem.kind) {
        case 'http-status':
            return (0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_0__/* .isTransientStatus */ .Dm)(problem.status) && !wasNotAccepted(problem);
        case 'malformed':
        case 'no-bundle-url':
            return true;
        case 'connection':
            return !problem.error.neverSent;
    }
}
function wasNotAccepted(problem) {
    switch (problem.kind) {
        case 'http-status':
            return problem.status === 429 || (problem.status === 503 && problem.retryAfterMs !== undefined);
        case 'malformed':
        case 'no-bundle-url':
            return false;
        case 'connection':
            return problem.error.neverSent && !problem.error.isFinal;
    }
}


/***/ }),

/***/ 9662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ bundleUrlSchema),
/* harmony export */   Ur: () => (/* binding */ createdAgentJobSchema),
/* harmony export */   _l: () => (/* binding */ startedJobSchema),
/* harmony export */   bf: () => (/* binding */ exportJobSchema),
/* harmony export */   cs: () => (/* binding */ agentJobSchema),
/* harmony export */   np: () => (/* binding */ startedPublishRunSchema),
/* harmony export */   w2: () => (/* binding */ publishRunSchema)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _values_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7628);
/* harmony import */ var _values_secure_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7292);
/**
 * The responses of the service, unknown until decoded. A field that the service promises must be there and valid;
 * every other field is used if it is valid, and ignored if it is not (docs/reference.md, "The service's API").
 */




/** A non-negative integer that can be counted with. */
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const startedJobSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    jobId: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6Y(_values_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .e)),
});
const exportJobSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)),
    progress: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(100))), undefined),
    pageCount: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count), undefined),
    updatedAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), undefined),
    error: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())), undefined),
    bundleUrl: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    expiresAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    sizeBytes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ bundleUrl, expiresAt, sizeBytes, ...job }) => ({
    ...job,
    bundle: (bundleUrl ?? undefined) === undefined ? undefined : { bundleUrl, expiresAt, sizeBytes },
})));
const startedPublishRunSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    statusId: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6Y(_values_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .e)),
});
const text = valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), undefined);
const publishRunSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)),
    summary: text,
    logs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), '')), []), []),
    commit: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: text, ref: text, message: text })), undefined),
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ status, summary, logs, commit }) => ({ status, summary, logs, commit })));
/** @param api base address of the API: over https, it must not name a plain http address of this machine */
function bundleUrlSchema(api) {
    return valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        bundleUrl: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6Y((text) => isBundleUrl(text, api))),
        expiresAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[\x20-\x7e]{1,64}$/))), undefined),
        sizeBytes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count), undefined),
    }), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ bundleUrl, expiresAt, sizeBytes }) => ({ bundleUrl, expiresAt, sizeBytes })));
}
/** Passed on unchanged, so only text that needs no cleaning: a cleaned branch name is a different branch. */
const verbatim = valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1), valibot__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6Y((text) => (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X)(text, 1000) === text))), undefined);
const agentJobSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)),
    source: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: verbatim, ref: verbatim }), {}),
    model: verbatim,
    prLink: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(verbatim, valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((url) => (url !== undefined && isWebAddress(url) ? url : undefined))),
    createdAt: verbatim,
    archivedAt: verbatim,
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ source, status, model, prLink, createdAt, archivedAt }) => ({
    status,
    repository: source.repository,
    ref: source.ref,
    model,
    prLink,
    createdAt,
    archivedAt,
})));
const createdAgentJobSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6Y(_values_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .e)),
});
function isWebAddress(text) {
    return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
function isBundleUrl(text, api) {
    // Checked on the text itself: URL.parse silently drops line breaks, and this becomes an output unchanged.
    if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text))
        return false;
    const url = new URL(text);
    // Node.js would send credentials before the host as a header, and they would not be masked.
    const hasCredentials = url.username !== '' || url.password !== '';
    return (0,_values_secure_url_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecureUrl */ .z)(url) && !hasCredentials && (url.protocol === 'https:' || api.protocol === 'http:');
}


/***/ }),

/***/ 2894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/** What can go wrong in a call to the service, as data. What follows from it is decided in `retry-policy.ts`. */

/** The operations, as messages name them. */
const NAMES = {
    startExportJob: 'Starting the export',
    startProjectExportJob: 'Starting the export',
    getExportJob: 'Checking the job',
    getProjectExportJob: 'Checking the job',
    makeBundle: 'Creating the bundle URL',
    startUpdate: 'Publishing the latest content',
    getUpdate: 'Checking the publish run',
    createAgentJob: 'Creating the agent job',
    sendAgentMessage: 'Sending the message to the agent job',
    getAgentJob: 'Checking the agent job',
};
class ServiceError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    problem;
    /** @param reason what came back, safe for a log line */
    constructor(operation, problem, reason, hint) {
        super(codeOf(problem), `${NAMES[operation]} failed: ${reason}`, {
            hint,
            cause: problem.kind === 'connection' ? problem.error : undefined,
        });
        this.problem = problem;
    }
    /** Of the response, if it was other than 2xx. */
    get status() {
        return this.problem.kind === 'http-status' ? this.problem.status : undefined;
    }
    get retryAfterMs() {
        return this.problem.kind === 'http-status' ? this.problem.retryAfterMs : undefined;
    }
}
const CODES = {
    400: 'bad-input',
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not-found',
    429: 'rate-limited',
};
function codeOf(problem) {
    if (problem.kind === 'connection')
        return 'unreachable';
    return (problem.kind === 'http-status' && CODES[problem.status]) || 'service-error';
}


/***/ }),

/***/ 7438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** JSON from outside, which may be anything. */
/** @returns undefined for a text that is not JSON, and for no text */
function parseJson(text) {
    try {
        return JSON.parse(text ?? '');
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 5518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Qu: () => (/* binding */ failureBlock),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   g5: () => (/* binding */ summaryText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oQ: () => (/* binding */ yaml),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(369);
/**
 * The parts of a job summary, as HTML that GitHub renders. GitHub escapes nothing in it, so text from outside is cleaned and
 * escaped here. It stands in blocks of HTML, in which GitHub reads no Markdown: text from outside stays text.
 */

/** @param blocks the blocks of this file; empty ones are left out */
function summaryText(blocks) {
    // A blank line ends a block of HTML, and lets Markdown begin after it.
    return blocks
        .filter((block) => block !== '')
        .join('\n\n')
        .concat('\n');
}
function heading(html) {
    return `<h3>${html}</h3>`;
}
function paragraph(html) {
    return html === '' ? '' : `<p>${html}</p>`;
}
/** The error and how to fix it. Backticks become code, as our texts mean it. */
function failureBlock({ message, hint }) {
    return `${paragraph(`<strong>${prose(message)}</strong>`)}${hint === '' ? '' : `\n${paragraph(prose(hint))}`}`;
}
/** @param rows names and values; the values are HTML, such as {@link code} returns */
function table(rows) {
    if (rows.length === 0)
        return '';
    return `<table>\n${rows.map(([name, value]) => `<tr><th align="left" valign="top">${name}</th><td>${value}</td></tr>`).join('\n')}\n</table>`;
}
/** Lines of YAML to copy. */
function yaml(lines) {
    return `<pre lang="yaml"><code>${lines.map(text).join('\n')}</code></pre>`;
}
/**
 * Blocks behind a line to click.
 *
 * @param title HTML
 */
function folded(title, blocks) {
    return ['<details>', `<summary>${title}</summary>\n`, summaryText(blocks), '</details>'].join('\n');
}
function text(value) {
    return (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value));
}
/** @param maxLength in characters; a longer value is cut */
function code(value, maxLength) {
    return `<code>${(0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value, maxLength))}</code>`;
}
/**
 * @param url of http or https, which the caller has checked
 * @param html what to click
 */
function link(url, html) {
    return `<a href="${(0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(url)}">${html}</a>`;
}
function prose(value) {
    return (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value, 2000)).replace(/`([^`]+)`/g, '<code>$1</code>');
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
/** A budget covers the work between the tries as well, so it can be hours; runner minutes cost money. */
const MAX_RETRY_AFTER_MS = 300_000;
/**
 * Waits 1 s, 2 s, 4 s ... between tries (or from `firstDelayMs` on), each plus or minus a quarter; or as long as
 * `Retry-After` asks for plus up to a quarter, at least up to a second, since everybody who was refused got the same
 * figure. A `Retry-After` above five minutes or beyond the budget ends it at once, since waiting would not help.
 *
 * @throws the last failure, or the signal's reason when it aborts
 */
async function retry(operation, options) {
    const { log, clock, signal, onRetry = logRetry(log), random = Math.random } = options;
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
            const failure = failures.get(rule.kind) ?? { tried: 0, since: clock.now() };
            failures.set(rule.kind, failure);
            failure.tried += 1;
            const { tries, budgetMs, retryAfterMs, maxRetryAfterMs = MAX_RETRY_AFTER_MS } = rule;
            if (failure.tried >= tries || (retryAfterMs ?? 0) > maxRetryAfterMs)
                throw error;
            const firstDelayMs = rule.firstDelayMs ?? FIRST_DELAY_MS;
            const backoffMs = Math.min(firstDelayMs * 2 ** (failure.tried - 1), rule.maxDelayMs ?? MAX_DELAY_MS);
            const delayMs = retryAfterMs === undefined
                ? backoffMs * (0.75 + random() / 2)
                : retryAfterMs + random() * Math.max(FIRST_DELAY_MS, retryAfterMs / 4);
            if (clock.now() + delayMs > failure.since + budgetMs)
                throw error;
            onRetry(error, delayMs, failure.tried + 1);
            await clock.sleep(delayMs, signal);
        }
    }
}
/** Logs each retry: the `onRetry` of those that do more than that. */
function logRetry(log) {
    return (error, delayMs, nextTry) => {
        const message = error instanceof Error ? error.message : String(error);
        const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`.replace(/(?<![.!?])$/, '.');
        const when = delayMs === 0 ? 'now' : `in ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(delayMs)}`;
        log.info(`${sentence} Retrying ${when} (try ${nextTry}).`);
    };
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
/** What a debug log begins with. */
const RUNTIME = `${USER_AGENT}, Node.js ${process.version}, ${process.platform} ${process.arch}`;


/***/ })

};
;