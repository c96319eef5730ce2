"use strict";
exports.id = 672;
exports.ids = [672];
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

/***/ 1499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishDelivery: () => (/* binding */ finishDelivery)
});

// EXTERNAL MODULE: ./lib/src/context/clock.js
var clock = __webpack_require__(6112);
// EXTERNAL MODULE: ./lib/src/github/attach-files.js + 3 modules
var attach_files = __webpack_require__(6002);
// EXTERNAL MODULE: ./lib/src/github/github-api.js
var github_api = __webpack_require__(3820);
// EXTERNAL MODULE: ./lib/src/runner/read-state.js
var read_state = __webpack_require__(7881);
// EXTERNAL MODULE: ./lib/src/runner/run-action.js + 1 modules
var run_action = __webpack_require__(9850);
// EXTERNAL MODULE: ./lib/src/runner/step-log.js
var step_log = __webpack_require__(4332);
// EXTERNAL MODULE: ./lib/src/export/inputs/github-context.js
var github_context = __webpack_require__(6602);
// EXTERNAL MODULE: ./lib/src/export/inputs/step-state.js
var step_state = __webpack_require__(8209);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/src/github/deployments.js
var github_deployments = __webpack_require__(8412);
// EXTERNAL MODULE: ./lib/src/text/parse-json.js
var parse_json = __webpack_require__(7438);
;// CONCATENATED MODULE: ./lib/src/export/delivery/close-deployment.js
/** Gives the deployment that the step created the final state that matches the result of the job. */





/**
 * A deployment that GitHub was creating when the step was cancelled may appear after the step: it is looked for this many
 * times. A request to GitHub may take 20 seconds.
 */
const MAX_SEARCHES = 4;
const SEARCH_INTERVAL_MS = 7000;
const pendingSchema = dist/* object */.Ikc({
    environment: dist/* string */.YjP(),
    site: dist/* string */.YjP(),
    jobId: dist/* string */.YjP(),
});
/** @throws GitHubError if the state cannot be written */
async function closeDeployment(api, jobStatus, links, context) {
    const id = (0,read_state/* readState */.u)(step_state/* DEPLOYMENT_ID */.C1);
    const ids = id === '' ? await findPending(api, jobStatus, context) : [Number(id)];
    const [state, description] = finalState(jobStatus, (0,read_state/* readState */.u)(step_state/* DEPLOYMENT_STATE */.a6) === 'ready');
    for (const open of ids) {
        await (0,github_deployments/* createDeploymentStatus */.gt)(api, open, state, description, links);
        context.log.info(`Closed deployment ${open} as ${state}`);
    }
}
/** The deployments whose creation GitHub did not confirm; several if the request was retried. */
async function findPending(api, jobStatus, { log, clock, signal }) {
    const { jobId, ...options } = dist/* parse */.qgA(pendingSchema, (0,parse_json/* parseJson */.q)((0,read_state/* readState */.u)(step_state/* PENDING_DEPLOYMENT */.A6)));
    const deployments = new github_deployments/* Deployments */.DS({ api, log, ...options });
    log.info('The step ended before GitHub confirmed the deployment: looking for it');
    for (let search = 1;; search += 1) {
        const found = await deployments.findUnanswered(jobId);
        // Only a cancelled step ends while the request is still on its way.
        if (found.length > 0 || jobStatus !== 'cancelled' || search === MAX_SEARCHES) {
            if (found.length === 0)
                log.info('GitHub has no such deployment: nothing is left open');
            return found;
        }
        await clock.sleep(SEARCH_INTERVAL_MS, signal);
    }
}
/** @param isReady whether the export step completed; a job may continue after a step that failed */
function finalState(jobStatus, isReady) {
    switch (jobStatus) {
        case 'success':
            return isReady
                ? ['success', 'The job that deploys it succeeded']
                : ['failure', 'The export step failed after creating this deployment'];
        case 'failure':
            return ['failure', 'The job that deploys it failed'];
        case 'cancelled':
            return ['inactive', 'The job that deploys it was cancelled'];
    }
}

;// CONCATENATED MODULE: ./lib/src/export/delivery/finish-delivery.js
/** When the job of the workflow has ended, finishes on GitHub what the step left open. */









const DEPLOYMENT_OPEN = 'The deployment stays `in_progress`. It is not considered live, so the next export is deployed again, and a run ' +
    'closes it after six days.';
const RELEASE_UNFINISHED = 'The release may lack the bundle or its checksum. Run the workflow again to attach them.';
/** Fails if something stays open: a deployment would stay in progress forever, a release would lack its files. */
function finishDelivery({ isDeploymentOpen }) {
    const unfinishedRelease = (0,read_state/* readState */.u)(step_state/* UNFINISHED_RELEASE */.qT);
    let hint = DEPLOYMENT_OPEN;
    return (0,run_action/* runAction */.C)({
        run: async (signal) => {
            const { jobStatus, gitHub, environmentUrl } = (0,github_context/* readPostContext */.u5)();
            const links = { logUrl: gitHub.runUrl, environmentUrl };
            const api = new github_api/* GitHubApi */.y({ ...gitHub, log: step_log.stepLog, signal });
            const context = { log: step_log.stepLog, clock: clock/* systemClock */.m, signal };
            // Each is done even if the other fails.
            const [closed, finished] = await Promise.allSettled([
                isDeploymentOpen ? closeDeployment(api, jobStatus, links, context) : undefined,
                unfinishedRelease === '' ? undefined : (0,attach_files/* finishAttaching */.R)(unfinishedRelease, api, step_log.stepLog),
            ]);
            if (closed.status === 'rejected') {
                // A step has one annotation.
                if (finished.status === 'rejected')
                    step_log.stepLog.info(`${finished.reason} ${RELEASE_UNFINISHED}`);
                throw closed.reason;
            }
            if (finished.status === 'rejected') {
                hint = RELEASE_UNFINISHED;
                throw finished.reason;
            }
            return 'completed';
        },
        hasOutputs: false,
        resumeHint: () => hint,
        summary: () => undefined,
    });
}


/***/ }),

/***/ 7056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ConnectionError)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/** A request without a complete response. */

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


/***/ }),

/***/ 2792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ connectionHint)
/* harmony export */ });
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
    async send(request) {
        const isRepeatable = request.isRepeatable ?? request.method === 'GET';
        clearTimeout(this.#closing);
        if (!isRepeatable)
            this.#closeKept();
        try {
            return await this.#send(request);
        }
        catch (error) {
            if (!(error instanceof KeptConnectionError))
                throw error;
            if (!isRepeatable || request.signal.aborted)
                throw error.cause;
            this.#options.log.debug('The kept connection was closed: the request is sent on a fresh one.');
            this.#closeKept();
            return await this.#send(request);
        }
    }
    /** Closes the connections that no request uses. */
    #closeKept() {
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
        this.#closing = setTimeout(() => this.#closeKept(), KEEP_ALIVE_MS).unref();
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
            sent.on('response', (response) => {
                this.#logResponse(request, response, performance.now() - startedAt);
                if (this.#options.keepAlive)
                    response.once('close', () => this.#closeKeptLater());
                if ((response.statusCode ?? 0) >= 200)
                    return resolve(response);
                response.destroy();
                reject(new ClosedError());
            });
            sent.on('error', (error) => reject(sent.reusedSocket ? new KeptConnectionError(error) : error));
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
/** A connection that was kept from an earlier request broke before the response: it may have been closed already. */
class KeptConnectionError extends Error {
    constructor(cause) {
        super(cause.message, { cause });
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
/* harmony export */   w: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7438);
/* harmony import */ var _timing_retry_after_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2608);
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7056);
/** Sends one request and reads its complete response as text. Downloads do not use it. */



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
            retryAfterMs: (0,_timing_retry_after_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .V)(response.headers['retry-after']),
            text,
            json: (0,_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text),
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


/***/ }),

/***/ 5284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isTransientStatus)
/* harmony export */ });
/** Which HTTP statuses may be gone at the next try. */
/** True for 408, 429 and 5xx (docs/reference.md, "Retry policy"). */
function isTransientStatus(status) {
    return status === 408 || status === 429 || status >= 500;
}


/***/ }),

/***/ 5110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ logRetry)
/* harmony export */ });
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6647);
/** The log line for each retry. */

/** @returns what `retry` calls before it waits */
function logRetry(log) {
    return (error, delayMs, nextTry) => {
        const message = error instanceof Error ? error.message : String(error);
        const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`.replace(/(?<![.!?])$/, '.');
        const when = delayMs === 0 ? 'now' : `in ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(delayMs)}`;
        log.info(`${sentence} Retrying ${when} (try ${nextTry}).`);
    };
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

/***/ 2608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs)
/* harmony export */ });
/** The `Retry-After` header (RFC 9110, section 10.2.3). */
/**
 * Milliseconds to wait from now on.
 *
 * @param header seconds or an HTTP date
 * @param now the present time, in milliseconds since 1970
 * @returns undefined if the header is missing, negative or malformed; 0 for a date in the past
 */
function retryAfterMs(header, now = Date.now()) {
    const value = header?.trim() ?? '';
    if (/^\d+$/.test(value))
        return Number(value) * 1000;
    // Dates begin with the name of a day; Date.parse alone would also accept "-5" as a date.
    if (!/^[A-Za-z]/.test(value))
        return undefined;
    const time = Date.parse(value);
    return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}


/***/ }),

/***/ 5251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry)
/* harmony export */ });
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
    const { clock, signal, random = Math.random } = options;
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
            options.onRetry(error, delayMs, failure.tried + 1);
            await clock.sleep(delayMs, signal);
        }
    }
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