"use strict";
exports.id = 689;
exports.ids = [689];
exports.modules = {

/***/ 7056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ConnectionError)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3429);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4942);
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
    /** How to fix the connection; undefined if neither a certificate nor a proxy is the cause. */
    get hint() {
        if (this.isCertificate)
            return CERTIFICATE_NOT_TRUSTED;
        return this.isProxy ? PROXY_FAILED : undefined;
    }
}
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
const PROXY_FAILED = 'Check the proxy address, user name, and password in the `https_proxy` variable of the job, and whether the proxy ' +
    'allows connections to this host. List hosts that need no proxy in `no_proxy`.';


/***/ }),

/***/ 9499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ HttpClient)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4942);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(369);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1294);
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
            const sent = (url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__).request(url, {
                method,
                agent: this.#agentFor(url),
                headers: {
                    'User-Agent': _version_js__WEBPACK_IMPORTED_MODULE_3__/* .USER_AGENT */ ._,
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
        const suffix = id === undefined ? '' : `, request id ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cleanText */ .X5)(String(id), 100)}`;
        // A request without a key may be for a presigned URL, which may have its credential in any part.
        const address = headers?.['Authorization'] === undefined ? url.origin : `${url.origin}${url.pathname}`;
        this.#log.debug(`${method} ${address}: ${statusCode} in ${Math.round(ms)} ms${suffix}`);
    }
    #agentFor(url) {
        let client = this.#clients.get(url.origin);
        if (client === undefined) {
            client = new _actions_http_client__WEBPACK_IMPORTED_MODULE_2__/* .HttpClient */ .Qq(undefined, undefined, { keepAlive: true });
            this.#clients.set(url.origin, client);
        }
        return client.getAgent(url.href);
    }
}
/** The connection was closed without a response. */
class ClosedError extends Error {
    code = 'ERR_STREAM_PREMATURE_CLOSE';
}


/***/ }),

/***/ 2925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ isTransientStatus),
/* harmony export */   Kw: () => (/* binding */ refusalText),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   w$: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(369);
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8010);
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7056);
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
        const chunks = [];
        let bytes = 0;
        for await (const chunk of response) {
            bytes += chunk.length;
            // Leaving the loop destroys the response, so the rest is not read.
            if (bytes > maxBytes)
                break;
            chunks.push(chunk);
        }
        const text = bytes > maxBytes ? undefined : Buffer.concat(chunks).toString('utf8');
        return {
            status: response.statusCode ?? 0,
            headers: response.headers,
            retryAfterMs: retryAfterMs(response.headers),
            text,
            json: (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text),
        };
    }
    catch (error) {
        request.signal.throwIfAborted();
        if (deadline.aborted) {
            const silence = `there was no complete response within ${deadlineMs / 1000} s`;
            throw new _connection_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .R('ETIMEDOUT', silence, error);
        }
        throw _connection_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .R.from(error, request.url);
    }
}
/** Describes a response other than 2xx in a sentence. `said` is the server's own explanation, or empty. */
function refusalText(server, status, said) {
    const shown = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanText */ .X5)(said);
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

/***/ 5553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ gitHubContext),
/* harmony export */   V: () => (/* binding */ gitHubRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7008);
/** Reads what calls to GitHub need: the token, and the run with its repository. */


/** Throws InputError, or ActionError outside a workflow. `neededFor` says in messages what needs GitHub. */
function gitHubContext(token, neededFor) {
    const run = gitHubRun(neededFor);
    return { ...run, apiUrl: new URL(run.apiUrl), token: requireToken(token, neededFor) };
}
/** Throws ActionError if the environment does not contain the repository. */
function gitHubRun(neededFor) {
    const run = (0,_runner_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowRun */ .t)();
    const isKnown = /^[^/\s]+\/[^/\s]+$/.test(run.repository) && run.sha !== '' && URL.canParse(run.apiUrl);
    if (isKnown)
        return run;
    const hint = "GitHub's runner sets GITHUB_REPOSITORY, GITHUB_SHA, and GITHUB_API_URL. Run the action there.";
    const message = `The environment of the step does not contain the repository, which ${neededFor} needs.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('github', message, { hint });
}
/** A token for GitHub, of any kind. The value is never shown. */
function requireToken(token, neededFor) {
    const fix = 'Remove the input to use the token of the job, `github.token`. A secret that does not exist is empty.';
    if (token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', `is empty, and ${neededFor} needs it.`, fix);
    if (!/^[\x21-\x7e]+$/.test(token)) {
        const problem = 'contains spaces or other characters that are not part of a token.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', problem, fix);
    }
    return token;
}


/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isStartedByPerson),
/* harmony export */   t: () => (/* binding */ workflowRun)
/* harmony export */ });
/** What the runner reports about the workflow run. Nothing else reads these variables. */
/** Whether a person pressed "Run workflow". */
function isStartedByPerson({ eventName }) {
    return eventName === 'workflow_dispatch';
}
function workflowRun(env = process.env) {
    const text = (name) => env[`GITHUB_${name}`] ?? '';
    const number = (name) => Number(text(name)) || 0;
    const repository = text('REPOSITORY');
    const repositoryUrl = `${text('SERVER_URL') || 'https://github.com'}/${repository}`;
    return {
        repository,
        repositoryId: number('REPOSITORY_ID'),
        workflow: text('WORKFLOW'),
        // A value such as `octocat/docs/.github/workflows/export.yml@refs/heads/main`.
        workflowFile: text('WORKFLOW_REF')
            .replace(/@refs\/.*/s, '')
            .replace(`${repository}/`, ''),
        runId: number('RUN_ID'),
        runNumber: number('RUN_NUMBER'),
        attempt: number('RUN_ATTEMPT'),
        eventName: text('EVENT_NAME'),
        sha: text('SHA'),
        apiUrl: text('API_URL') || 'https://api.github.com',
        repositoryUrl,
        runUrl: `${repositoryUrl}/actions/runs/${text('RUN_ID')}`,
    };
}


/***/ }),

/***/ 347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ folderSentence),
/* harmony export */   Iu: () => (/* binding */ folderVerdict),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   mb: () => (/* binding */ repairStep),
/* harmony export */   qW: () => (/* binding */ verdictSentences)
/* harmony export */ });
/**
 * The verdict on what visitors of a site see, and what to do first about a mix. The summary and the annotation of a
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
/** @returns a text that continues a sentence */
function verdict({ live, outcome, code }) {
    if (live === undefined)
        return undeployed(outcome);
    const what = VERDICTS[live];
    // Another job may have left the mix: what the address served does not matter then.
    if (live === 'incomplete')
        return what;
    if (code === 'verify-failed')
        return `${what}, but its address did not serve it to the runner: visitors may see an older version or an error`;
    return live === 'updated' && code !== undefined ? `${what}, and the step failed afterwards` : what;
}
/** @param outcome of the export step */
function undeployed(outcome) {
    if (outcome === undefined)
        return 'no deployment was reported: visitors see what they saw before, unless another step changed it';
    // Another step may have begun to deploy what was exported.
    return outcome === 'completed' ? VERDICTS.unknown : VERDICTS.untouched;
}
const RUN_AGAIN = 'Run the workflow again now, and approve it if it waits: that repairs the site.';
const ONCE_FIXED = 'Run the workflow again as soon as the cause of this failure is gone: that repairs the site.';
/** What has to happen before the next run can repair a mix, by the error code of the run that left it. */
const BEFORE_REPAIR = new Map([
    ['superseded', 'Press "Run workflow" now: a new run repairs the site, a re-run does not.'],
    [
        'check-failed',
        'A check refused the site that would repair it: find out now what the export lacks. A run with the complete site repairs it.',
    ],
    ['bad-input', `Correct the input. ${RUN_AGAIN}`],
    ['deploy-failed', `${RUN_AGAIN} If a permission or a full disk is the cause, fix that first.`],
    // Without a new export, the mix of an earlier run remains.
    ['unauthorized', ONCE_FIXED],
    ['forbidden', ONCE_FIXED],
    ['not-found', ONCE_FIXED],
    ['rate-limited', ONCE_FIXED],
    ['job-failed', ONCE_FIXED],
    ['publish-failed', ONCE_FIXED],
]);
const REPAIR_AFTER = new Map([
    ['held', 'Press "Run workflow" now: that repairs the site, and ends the hold.'],
    ['checked', 'Run the workflow again now, without `dry-run`: that repairs the site.'],
]);
/** @returns what to do first about a mix: complete sentences; empty if the site is none */
function repairStep({ live, outcome = '', code = '' }) {
    if (live !== 'incomplete')
        return '';
    return REPAIR_AFTER.get(outcome) ?? BEFORE_REPAIR.get(code) ?? RUN_AGAIN;
}
/** @returns the verdict, and for a mix what to do first, as complete sentences */
function verdictSentences(reported) {
    return `${sentence(verdict(reported))} ${repairStep(reported)}`.trim();
}
/** @returns the verdict on a folder as a complete sentence */
function folderSentence(reported) {
    return sentence(folderVerdict(reported));
}
function sentence(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
/** @returns what a folder has that a later step publishes: a text that continues a sentence */
function folderVerdict({ live, outcome, code }) {
    if (live === 'incomplete')
        return 'the folder is not complete, and must not be published';
    if (code === 'conflict')
        return 'it is not known what the folder has';
    const isRefused = outcome === 'held' || code !== undefined;
    if (live === 'unchanged')
        return isRefused ? 'the folder has the earlier site' : 'the folder has the site';
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