export const id = 515;
export const ids = [515];
export const modules = {

/***/ 5347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ adviceOnWay)
/* harmony export */ });
const CERTIFICATE_IS_NOT_TRUSTED = 'Where a proxy or a server with a private certificate authority stands in between, set the environment variable ' +
    '`NODE_EXTRA_CA_CERTS` of the job to the file that holds its certificate.';
const PROXY_IS_IN_THE_WAY = 'Check the address of the proxy, and the user name and password in it, that `https_proxy` gives to the job, and ' +
    'whether the proxy lets the runner through to this host; a host that needs no proxy belongs into `no_proxy`.';
/** What stands between the runner and a server, and has to be mended there; undefined where nothing does. */
function adviceOnWay(error) {
    if (error.isCertificate)
        return CERTIFICATE_IS_NOT_TRUSTED;
    return error.isProxy ? PROXY_IS_IN_THE_WAY : undefined;
}


/***/ }),

/***/ 7056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ConnectionError)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/** A request that got no complete answer. */

/** Codes that show that no server ever saw the request. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
/** Codes of a certificate that is not trusted; no amount of waiting mends it. */
const CERTIFICATE = /^(?:ERR_TLS_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|HOSTNAME_MISMATCH)/;
/**
 * How the tunnel that `@actions/http-client` uses says that the proxy gave no way to the server: as `ECONNRESET`, with
 * the truth in its words alone.
 */
const NO_TUNNEL = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))/s;
/** Answers of a proxy that another try will not change: it wants other credentials, or forbids the way. */
const PROXY_FORBIDS = new Set([401, 403, 407]);
class ConnectionError extends Error {
    /** Code of Node's or the system's, such as `ECONNRESET`. */
    code;
    /** True where it was the proxy that failed, before the server was reached. */
    isProxy;
    #proxyIsFinal;
    constructor(code, message, cause, proxy) {
        super(message, { cause });
        this.name = 'ConnectionError';
        this.code = code;
        this.isProxy = proxy !== undefined;
        this.#proxyIsFinal = proxy?.isFinal ?? false;
    }
    /** Wraps an error of Node's. The address is left out: the query of a presigned link is a secret. */
    static from(error) {
        const code = errorCode(error);
        const [noTunnel, status, cause = ''] = NO_TUNNEL.exec(error instanceof Error ? error.message : '') ?? [];
        if (status !== undefined) {
            const answer = `${status} ${node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? ''}`.trimEnd();
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
    get neverSent() {
        return NEVER_SENT.has(this.code) || this.isCertificate || this.isProxy;
    }
    /** True where another try would end alike. */
    get isFinal() {
        return this.isCertificate || this.#proxyIsFinal;
    }
    get isCertificate() {
        return CERTIFICATE.test(this.code);
    }
}
const MEANING = {
    ECONNREFUSED: 'the connection was refused (ECONNREFUSED)',
    ENOTFOUND: 'the host name was not found (ENOTFOUND)',
    EAI_AGAIN: 'the host name could not be looked up (EAI_AGAIN)',
    ECONNRESET: 'the connection was cut (ECONNRESET)',
    EPIPE: 'the connection was cut (EPIPE)',
    ERR_STREAM_PREMATURE_CLOSE: 'the connection was closed too early',
};
function errorCode(error) {
    if (!(error instanceof Error))
        return 'UNKNOWN';
    if (error instanceof AggregateError) {
        // A host with several addresses gives one error for each; "refused" tells more than "no route".
        const codes = error.errors.map(errorCode);
        return codes.find((code) => NEVER_SENT.has(code)) ?? codes[0] ?? 'UNKNOWN';
    }
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}


/***/ }),

/***/ 5038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ Connections)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7075);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4942);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1294);
/**
 * Sends requests. Uses Node's own client over the agents of `@actions/http-client`, which honour `https_proxy` and
 * `no_proxy` as every action does; its `readBody`, redirects and time-outs are not used (a body that is cut would
 * never settle, and its messages hold the query of the address).
 */





/** The connections of one purpose. */
class Connections {
    #options;
    // One client for each origin, since a client hands out the agent of its first address for every later one.
    #clients = new Map();
    constructor(options) {
        this.#options = options;
    }
    /** Ends the connections that were kept. */
    close() {
        for (const client of this.#clients.values())
            client.dispose();
        this.#clients.clear();
    }
    /**
     * Resolves with the response as soon as its headers are there. Redirects are not followed.
     *
     * @throws Node's error of the connection, or an AbortError
     */
    send(request) {
        const { url, method, body, signal } = request;
        return new Promise((resolve, reject) => {
            const sent = (url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__).request(url, {
                method,
                agent: this.#agentFor(url),
                headers: {
                    'User-Agent': _version_js__WEBPACK_IMPORTED_MODULE_4__/* .USER_AGENT */ ._,
                    // Compression by the transport would change what is counted and hashed.
                    'Accept-Encoding': 'identity',
                    ...request.headers,
                    ...(body === undefined ? {} : { 'Content-Length': sizeOf(body) }),
                },
                signal,
            });
            sent.on('response', resolve);
            sent.on('error', reject);
            if (body === undefined || typeof body === 'string')
                sent.end(body);
            // A server that has heard enough answers before it has it all; then the failed rest means nothing.
            else
                (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)(body.stream, sent, (error) => error && reject(error));
        });
    }
    #agentFor(url) {
        let client = this.#clients.get(url.origin);
        if (client === undefined) {
            client = new _actions_http_client__WEBPACK_IMPORTED_MODULE_3__/* .HttpClient */ .Qq(undefined, undefined, this.#options);
            this.#clients.set(url.origin, client);
        }
        return client.getAgent(url.href);
    }
}
function sizeOf(body) {
    return typeof body === 'string' ? Buffer.byteLength(body) : body.sizeBytes;
}


/***/ }),

/***/ 3634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ exchange)
/* harmony export */ });
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7056);
/** One request and its whole answer as text: how the API is talked to. Downloads are not made here. */

/** No answer of the service comes near to this; more is a mistake or an attack. */
const LARGEST_BODY_BYTES = 1_000_000;
/**
 * Sends a request and reads its answer, whatever its status.
 *
 * The deadline covers name look-up, connection, headers and body: Node's own time-outs see only silence, so a body
 * that comes a byte at a time would never end.
 *
 * @throws ConnectionError where there is no complete answer in time; the signal's reason when it aborts
 */
async function exchange(connections, request, deadlineMs) {
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
        const signal = AbortSignal.any([request.signal, deadline]);
        const response = await connections.send({ ...request, signal });
        const chunks = [];
        let bytes = 0;
        for await (const chunk of response) {
            bytes += chunk.length;
            // Leaving the loop destroys the response, so the rest is not read.
            if (bytes > LARGEST_BODY_BYTES)
                break;
            chunks.push(chunk);
        }
        return {
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: bytes > LARGEST_BODY_BYTES ? undefined : Buffer.concat(chunks).toString('utf8'),
        };
    }
    catch (error) {
        request.signal.throwIfAborted();
        if (deadline.aborted) {
            throw new _connection_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .R('ETIMEDOUT', `there was no complete answer within ${deadlineMs / 1000} s`, error);
        }
        throw _connection_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .R.from(error);
    }
}


/***/ }),

/***/ 7571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readServiceInputs),
/* harmony export */   p: () => (/* binding */ SERVICE_DEFAULTS)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _runner_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1232);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7509);
/** The inputs that every action has that talks to the service: the key, the address, the pace, the summary. */



/**
 * Defaults of each `action.yml`, again: an input that is given as '' (an expression that came to nothing) overrides
 * the declared default, and the user meant the default. A test holds them against each other.
 */
const SERVICE_DEFAULTS = {
    'base-url': 'https://api.mintlify.com',
    'poll-interval': '10s',
    'max-attempts': '60',
    summary: 'true',
};
/**
 * Reads them; the key is masked before anything else happens.
 *
 * @throws InputError at the first that cannot be used
 */
function readServiceInputs() {
    const given = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4('api-key');
    (0,_runner_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .addSecret */ .C)(given);
    return {
        apiKey: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parseApiKey */ .Xu)('api-key', given),
        baseUrl: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseUrl */ .Q2)('base-url', readDefaulted('base-url')),
        pollIntervalMs: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInterval */ .P1)('poll-interval', readDefaulted('poll-interval')),
        maxAttempts: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWholeNumber */ .oA)('max-attempts', readDefaulted('max-attempts'), 1, 100_000),
        summary: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBoolean */ .yG)('summary', readDefaulted('summary')),
    };
}
function readDefaulted(input) {
    return _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(input) || SERVICE_DEFAULTS[input];
}


/***/ }),

/***/ 3350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ AdminApi)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/src/http/connection-error.js
var connection_error = __webpack_require__(7056);
// EXTERNAL MODULE: ./lib/src/http/exchange.js
var exchange = __webpack_require__(3634);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/waiting/retry-after.js
var retry_after = __webpack_require__(3399);
// EXTERNAL MODULE: ./lib/src/http/advice-on-way.js
var advice_on_way = __webpack_require__(5347);
;// CONCATENATED MODULE: ./lib/src/service/advice.js
/** How to mend what the service refused: one text for each status and each operation that needs its own. */

const KEY_IS_NOT_ACCEPTED = 'Keys made in the dashboard end after 90 days unless told otherwise. Make a new admin API key (it begins with ' +
    '`mint_`, not with `mint_dsc_` or `mint_us_`) on the API keys page of the organization settings, and put it ' +
    'into the secret that `api-key` reads.';
const NOT_ALLOWED_TO_READ = 'Two things cause this: the plan has no static export (it needs an Enterprise plan), or the key has a list of ' +
    'allowed addresses and this runner is not on it (GitHub-hosted runners have no fixed address).';
const NOT_ALLOWED_TO_WRITE = 'Three things cause this: the plan has no static export (it needs an Enterprise plan); the key lacks the `write` ' +
    'scope; or the key has a list of allowed addresses and this runner is not on it (GitHub-hosted runners have no ' +
    'fixed address).';
const AGENT_JOB_MAY_NOT_BE_READ = 'Two things cause this: the key, or the plan that it belongs to, may not read agent jobs; or the key has a list of ' +
    'allowed addresses and this runner is not on it (GitHub-hosted runners have no fixed address).';
const DOMAIN_OR_PATH = 'Check `domain` (the bare host name of the site, as the dashboard shows it) and, where they are set, `paths` (one ' +
    'page a line, without the host name) and `version`.';
const JOB_IS_UNKNOWN = 'Check `job-id`, and that `api-key` is a key of the organization that started the job. To export anew, leave ' +
    '`job-id` empty.';
const AGENT_JOB_IS_UNKNOWN = 'Check `project-id` and `job-id`, and that `api-key` is a key of the organization that the project belongs to.';
const ASKED_TOO_OFTEN = 'The service limits how often it may be asked. Run fewer workflows at the same time, or use a longer ' +
    '`poll-interval`.';
const NOT_THE_API = 'Check `base-url`: the address of the API without `/v1`. A redirect is not followed, since the key goes to that ' +
    'address only.';
const SERVICE_IN_TROUBLE = 'The service has trouble of its own. Run the workflow again later.';
const NOT_ALLOWED = {
    'Starting the export': NOT_ALLOWED_TO_WRITE,
    'Checking the job': NOT_ALLOWED_TO_READ,
    'Making the link': NOT_ALLOWED_TO_WRITE,
    'Checking the agent job': AGENT_JOB_MAY_NOT_BE_READ,
};
const NOT_FOUND = {
    'Starting the export': NOT_THE_API,
    'Checking the job': JOB_IS_UNKNOWN,
    'Making the link': JOB_IS_UNKNOWN,
    'Checking the agent job': AGENT_JOB_IS_UNKNOWN,
};
/** @returns undefined where nothing useful can be said */
function adviceOnStatus(operation, status) {
    if (status === 401)
        return KEY_IS_NOT_ACCEPTED;
    if (status === 403)
        return NOT_ALLOWED[operation];
    if (status === 404)
        return NOT_FOUND[operation];
    if (status === 400 && operation === 'Starting the export')
        return DOMAIN_OR_PATH;
    if (status === 429)
        return ASKED_TOO_OFTEN;
    if (status >= 300 && status < 400)
        return NOT_THE_API;
    if (status >= 500)
        return SERVICE_IN_TROUBLE;
    return undefined;
}
/** For a 2xx answer that is not the service's. */
const ADVICE_ON_UNUSABLE_ANSWER = 'Something other than the service may have answered: check `base-url`, and whether a proxy stands in between.';
const NOT_REACHED = 'Check `base-url` and whether the runner may reach it; behind a proxy set `https_proxy` for the job, as ' +
    '`http://user:password@host:port` with a `%` in the password as `%25`: an address that cannot be read is ignored.';
function adviceOnConnection(error) {
    return (0,advice_on_way/* adviceOnWay */.H)(error) ?? (error.neverSent ? NOT_REACHED : undefined);
}

// EXTERNAL MODULE: ./lib/src/service/service-error.js
var service_error = __webpack_require__(2894);
;// CONCATENATED MODULE: ./lib/src/service/admin-api.js
/**
 * One call to the service's admin API: address, key, deadline, and the answer decoded or turned into a
 * {@link ServiceError}. It neither waits nor tries again.
 */








class AdminApi {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /**
     * @throws ServiceError where the answer is missing, not 2xx, or not what the schema asks for
     * @throws the signal's reason when it aborts
     */
    async call(call) {
        const { baseUrl, apiKey, connections, signal } = this.#options;
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
        let answer;
        try {
            answer = await (0,exchange/* exchange */.c)(connections, request, deadlineMs);
        }
        catch (error) {
            if (!(error instanceof connection_error/* ConnectionError */.R))
                throw error;
            throw new service_error/* ServiceError */._(operation, { kind: 'connection', error }, `${error.message}, at ${baseUrl.host}.`, adviceOnConnection(error));
        }
        if (answer.status < 200 || answer.status > 299)
            throw refusal(operation, answer);
        return decode(call, answer);
    }
}
function refusal(operation, answer) {
    const { status, headers } = answer;
    const said = dist/* safeParse */.xLC(dist/* object */.Ikc({ error: dist/* string */.YjP() }), parseJson(answer.text));
    const reason = said.success && said.output.error.trim() !== '' ? `: "${(0,clean_text/* cleanText */.X)(said.output.error)}"` : '';
    const retryAfter = headers['retry-after'];
    const problem = {
        kind: 'refused',
        status,
        retryAfterMs: (0,retry_after/* retryAfterMs */.V)(Array.isArray(retryAfter) ? retryAfter[0] : retryAfter),
    };
    const what = `the service answered ${status} ${external_node_http_.STATUS_CODES[status] ?? ''}`.trimEnd();
    return new service_error/* ServiceError */._(operation, problem, `${what}${reason}.`, adviceOnStatus(operation, status));
}
function decode({ operation, schema, promised }, answer) {
    const parsed = dist/* safeParse */.xLC(schema, parseJson(answer.text));
    if (parsed.success)
        return parsed.output;
    throw new service_error/* ServiceError */._(operation, { kind: 'unusable' }, `the service answered ${answer.status} without ${promised}; it sent ${description(answer)}.`, ADVICE_ON_UNUSABLE_ANSWER);
}
/** Says what an answer looks like, without quoting it: it may hold a link. */
function description({ text, headers }) {
    if (text === undefined)
        return 'more than a megabyte';
    if (text.trim() === '')
        return 'nothing';
    const parsed = parseJson(text);
    if (parsed === undefined)
        return `${(0,clean_text/* cleanText */.X)(String(headers['content-type'] ?? 'text'), 60)} that is not JSON`;
    if (parsed === null || Array.isArray(parsed) || typeof parsed !== 'object')
        return 'JSON that is not an object';
    return 'JSON without that field, or with another kind of value in it';
}
function parseJson(text) {
    try {
        return JSON.parse(text ?? '');
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 2894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/** What can go wrong in a call to the service, as data. What follows from it is decided in `what-counts.ts`. */

class ServiceError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    operation;
    problem;
    /** @param what what came back, fit for a log line */
    constructor(operation, problem, what, hint) {
        super('errored', `${operation} failed: ${what}`, {
            hint,
            cause: problem.kind === 'connection' ? problem.error : undefined,
        });
        this.operation = operation;
        this.problem = problem;
    }
}


/***/ }),

/***/ 7127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ gaveUp),
  k: () => (/* binding */ waitForEnd)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
;// CONCATENATED MODULE: ./lib/src/runner/progress-log.js
/** What the log says while a job is waited for: a line when something changes, and one a minute otherwise. */

const QUIET_MS = 60_000;
class ProgressLog {
    #log;
    #clock;
    #knownStatuses;
    #unknownTold = new Set();
    #toldWhat = '';
    #toldAt = 0;
    constructor(log, clock, knownStatuses) {
        this.#log = log;
        this.#clock = clock;
        this.#knownStatuses = knownStatuses;
    }
    /** @param timeLeftMs at the pace so far, where that can be told */
    state(job, timeLeftMs) {
        const percent = job.progress === undefined ? '' : `, ${Math.floor(job.progress)} %`;
        if (!this.#knownStatuses.has(job.status) && !this.#unknownTold.has(job.status)) {
            this.#unknownTold.add(job.status);
            this.#log.info(`The service says "${job.status}", a status that is not known here; waiting goes on.`);
        }
        const count = job.pageCount === undefined ? '' : `, ${(0,units/* pages */.Bd)(job.pageCount)}`;
        const left = timeLeftMs === undefined ? '' : `, about ${(0,units/* duration */.p0)(Math.ceil(timeLeftMs / 1000) * 1000)} left`;
        // Pages alone are no change: they would make a line of every look.
        this.#tell(`${job.status}${percent}`, `Job ${job.status}${percent}${count}${left}`);
    }
    /** @param what why a check brought no news, as a sentence */
    withoutNews(what) {
        this.#tell(what, `${what} Still waiting.`);
    }
    #tell(what, line) {
        const now = this.#clock.now();
        if (what === this.#toldWhat && now - this.#toldAt < QUIET_MS)
            return;
        this.#toldWhat = what;
        this.#toldAt = now;
        this.#log.info(line);
    }
}

// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
;// CONCATENATED MODULE: ./lib/src/waiting/drift.js
/**
 * Brings workflows out of step. A thousand of them on one cron minute would otherwise ask in the same second, again and
 * again: from check to check each drifts a little, and soon they are spread over the interval.
 */
/** Of one check, in parts of the interval. */
const LARGEST_STEP = 0.1;
/** Of all checks together. */
const LARGEST_DRIFT = 0.5;
class Drift {
    #intervalMs;
    #random;
    #drift = 0;
    /** @param random 0 to 1 */
    constructor(intervalMs, random) {
        this.#intervalMs = intervalMs;
        this.#random = random;
    }
    /** @returns milliseconds by which the next check comes later than planned, or sooner where it is negative */
    next() {
        const drift = this.#drift + (2 * this.#random() - 1) * LARGEST_STEP;
        this.#drift = Math.min(LARGEST_DRIFT, Math.max(-LARGEST_DRIFT, drift));
        return this.#drift * this.#intervalMs;
    }
}

;// CONCATENATED MODULE: ./lib/src/waiting/early-look.js
/**
 * When to look before the next check is due. A fixed interval finds the end of a job half an interval late on
 * average; progress that moves tells when the end is near.
 */
const NEAR_THE_END_PERCENT = 90;
const SHORTEST_DELAY_MS = 1000;
class EarlyLook {
    #began;
    #intervalMs;
    #first;
    #latestPercent;
    #unmoved = 0;
    /** @param began the moment of the first check, in the clock's milliseconds */
    constructor(began, intervalMs) {
        this.#began = began;
        this.#intervalMs = intervalMs;
    }
    /**
     * Takes in what a look has just seen, and says after how many milliseconds another look is worth its request.
     *
     * Aims at 70 % of the time that seems to be left, since progress is seldom even, and near the end looks every one
     * to three seconds. Each look that finds progress unmoved doubles the delay: a job that hangs at 99 % is not
     * worth more requests than the checks themselves.
     *
     * @param percent progress, 0 to 100
     * @returns undefined where progress tells nothing yet
     */
    delayMs(percent, now) {
        this.#unmoved = percent === this.#latestPercent ? this.#unmoved + 1 : 0;
        this.#latestPercent = percent;
        const elapsedMs = now - this.#began;
        const patience = 2 ** this.#unmoved;
        if (percent >= NEAR_THE_END_PERCENT) {
            return Math.min(3000, Math.max(SHORTEST_DELAY_MS, 0.02 * elapsedMs)) * patience;
        }
        const leftMs = this.timeLeftMs(percent, now);
        if (leftMs === undefined)
            return undefined;
        return (Math.min(this.#intervalMs, Math.max(SHORTEST_DELAY_MS, Math.min(0.7 * leftMs, elapsedMs))) * patience);
    }
    /**
     * Milliseconds until 100 % at the pace seen so far.
     *
     * @returns undefined before progress has moved
     */
    timeLeftMs(percent, now) {
        this.#first ??= { percent, at: now };
        const gained = percent - this.#first.percent;
        if (gained <= 0)
            return undefined;
        return ((100 - percent) * (now - this.#first.at)) / gained;
    }
}

;// CONCATENATED MODULE: ./lib/src/waiting/poll.js


/** Two looks are at least this far apart. */
const SMALLEST_GAP_MS = 1000;
/**
 * Checks at once, then every `intervalMs`, at most `maxAttempts` times, and gives up after the last check without
 * another wait. Looks early where progress shows that the end is near; early looks are not counted as attempts.
 *
 * The checks between the first and the last drift a little (see {@link Drift}).
 *
 * `Retry-After` skips the checks that it forbids. They count as attempts, so the moment of giving up stays where it
 * was; only the very last check is made even so, for it is the last chance.
 *
 * @throws whatever `check` throws, and the signal's reason when it aborts
 */
async function poll(options) {
    const { check, intervalMs, maxAttempts, clock, signal, random = Math.random } = options;
    const began = clock.now();
    const latestCheckAt = began + (maxAttempts - 1) * intervalMs + options.checkDeadlineMs;
    const earlyLook = new EarlyLook(began, intervalMs);
    const drift = new Drift(intervalMs, random);
    let driftMs = 0;
    for (let attempt = 1, dueAt = began;;) {
        let result = await check();
        if (result.kind !== 'end') {
            if (attempt >= maxAttempts || clock.now() >= latestCheckAt) {
                if (result.kind === 'waiting')
                    result.onTimeLeft?.(undefined);
                return { ended: false, attempts: attempt, elapsedMs: clock.now() - began };
            }
            attempt += 1;
            // A check that took longer than the interval moves the ones after it, so that each of them is still made.
            dueAt = Math.min(Math.max(dueAt + intervalMs, clock.now()), latestCheckAt);
            driftMs = drift.next();
        }
        let notBefore = clock.now();
        // The last check, and with it the moment of giving up, is exact.
        const wakeAt = () => Math.max(notBefore, Math.min(latestCheckAt, attempt < maxAttempts ? dueAt + driftMs : dueAt));
        for (;;) {
            if (result.kind === 'end')
                return { ended: true, end: result.end };
            const now = clock.now();
            if (result.kind === 'without-news') {
                notBefore = now + (result.retryAfterMs ?? 0);
                for (; dueAt < notBefore && attempt < maxAttempts; attempt += 1)
                    dueAt += intervalMs;
                // The last check is made even so.
                if (attempt === maxAttempts)
                    notBefore = now;
                break;
            }
            const { progress } = result;
            result.onTimeLeft?.(progress === undefined ? undefined : earlyLook.timeLeftMs(progress, now));
            const delayMs = progress === undefined ? undefined : earlyLook.delayMs(progress, now);
            if (delayMs === undefined || now + delayMs > wakeAt() - SMALLEST_GAP_MS)
                break;
            await clock.sleep(delayMs, signal);
            result = await check();
        }
        await clock.sleep(Math.max(0, wakeAt() - clock.now()), signal);
    }
}

// EXTERNAL MODULE: ./lib/src/service/service-error.js
var service_error = __webpack_require__(2894);
// EXTERNAL MODULE: ./lib/src/service/what-counts.js
var what_counts = __webpack_require__(335);
;// CONCATENATED MODULE: ./lib/src/service/wait-for-end.js
/**
 * Waits until a job of the service has ended, whatever kind of job it is: which failures are no news, what the log
 * says, and how giving up is told. What a state means is the caller's.
 */







/**
 * @throws ServiceError where the service refuses to tell
 * @throws whatever `isEnd` throws, and the signal's reason when it aborts
 */
async function waitForEnd(options) {
    const { log, clock, signal, intervalMs, maxAttempts, checksUntilKnown } = options;
    const progressLog = new ProgressLog(log, clock, options.knownStatuses);
    const checkDeadlineMs = Math.min(20_000, Math.max(10_000, intervalMs));
    let lastSeen;
    let unknownChecks = 0;
    async function check() {
        let job;
        try {
            job = await options.getJob(checkDeadlineMs);
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._))
                throw error;
            const { problem } = error;
            if ((0,what_counts/* isUnknownJob */.mg)(problem) && lastSeen === undefined && ++unknownChecks <= checksUntilKnown) {
                progressLog.withoutNews('The service does not know the new job yet.');
                return { kind: 'without-news' };
            }
            if (!(0,what_counts/* isWithoutNews */.sv)(problem))
                throw error;
            progressLog.withoutNews(error.message);
            return { kind: 'without-news', retryAfterMs: (0,what_counts/* retryAfterOf */.sT)(problem) };
        }
        lastSeen = job;
        if (options.isEnd(job))
            return { kind: 'end', end: job };
        return {
            kind: 'waiting',
            progress: job.progress,
            onTimeLeft: (timeLeftMs) => progressLog.state(job, timeLeftMs),
        };
    }
    const result = await poll({ check, intervalMs, maxAttempts, checkDeadlineMs, clock, signal });
    return result.ended ? { ended: true, job: result.end } : { ...result, lastSeen };
}
/**
 * @param job the job, as messages name it
 * @param hint what becomes of the job, and how to wait for it again
 */
function gaveUp(job, waited, hint) {
    const { attempts, elapsedMs, lastSeen } = waited;
    const checks = `${attempts} ${attempts === 1 ? 'check' : 'checks'}`;
    let seen = 'nothing was heard of it';
    if (lastSeen !== undefined) {
        seen = `it was last seen ${(0,clean_text/* cleanText */.X)(lastSeen.status, 60)}`;
        if (lastSeen.progress !== undefined)
            seen += ` at ${Math.floor(lastSeen.progress)} %`;
    }
    return new errors/* GaveUpError */.jD(`Gave up on ${job} after ${checks} in ${(0,units/* duration */.p0)(elapsedMs)}: ${seen}.`, { hint });
}


/***/ }),

/***/ 335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eY: () => (/* binding */ isNotYet),
/* harmony export */   lz: () => (/* binding */ linkAgain),
/* harmony export */   mg: () => (/* binding */ isUnknownJob),
/* harmony export */   p1: () => (/* binding */ mayHaveBeenAccepted),
/* harmony export */   sT: () => (/* binding */ retryAfterOf),
/* harmony export */   sv: () => (/* binding */ isWithoutNews),
/* harmony export */   t2: () => (/* binding */ startAgain)
/* harmony export */ });
/* harmony import */ var _service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2894);

/** A request that is safe to send again: about 15 s of trouble, and more where the service asks for it. */
const TROUBLE = { kind: 'trouble', tries: 5, budgetMs: 300_000 };
/** True where a check of the status brought no news, and the next one may. */
function isWithoutNews(problem) {
    switch (problem.kind) {
        case 'refused':
            return problem.status === 408 || problem.status === 429 || problem.status >= 500;
        case 'unusable':
            return true;
        case 'connection':
            return !problem.error.isFinal;
    }
}
/**
 * A start is sent again only where it surely was not accepted: there is no idempotency key, and a job that was
 * started twice cannot be found or stopped.
 */
function startAgain(error) {
    if (!(error instanceof _service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._))
        return undefined;
    return wasNotAccepted(error.problem)
        ? { ...TROUBLE, retryAfterMs: retryAfterOf(error.problem) }
        : undefined;
}
/** Making a link can be repeated at any time (service document, section 4.4). */
function linkAgain(error, notYet) {
    if (!(error instanceof _service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._))
        return undefined;
    const retryAfterMs = retryAfterOf(error.problem);
    if (isNotYet(error.problem))
        return { kind: 'not yet', ...notYet, retryAfterMs };
    return isWithoutNews(error.problem) ? { ...TROUBLE, retryAfterMs } : undefined;
}
/** 409 on making a link: the service does not take the job for finished yet. */
function isNotYet(problem) {
    return problem.kind === 'refused' && problem.status === 409;
}
function isUnknownJob(problem) {
    return problem.kind === 'refused' && problem.status === 404;
}
function retryAfterOf(problem) {
    return problem.kind === 'refused' ? problem.retryAfterMs : undefined;
}
/** True where a start that failed may nevertheless have made a job. */
function mayHaveBeenAccepted(problem) {
    switch (problem.kind) {
        case 'refused':
            return problem.status === 408 || (problem.status >= 500 && !wasNotAccepted(problem));
        case 'unusable':
            return true;
        case 'connection':
            return !problem.error.neverSent;
    }
}
function wasNotAccepted(problem) {
    switch (problem.kind) {
        case 'refused':
            return problem.status === 429 || (problem.status === 503 && problem.retryAfterMs !== undefined);
        case 'unusable':
            return false;
        case 'connection':
            return problem.error.neverSent && !problem.error.isFinal;
    }
}


/***/ }),

/***/ 5518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ code),
/* harmony export */   g: () => (/* binding */ summaryText)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(369);
/** The parts of a job summary. GitHub escapes nothing in it, so text from outside becomes HTML that shows it. */

/**
 * A headline, the error if there is one, a table, and a chart.
 *
 * @param rows names and values; the values are HTML, such as {@link code} makes
 * @param chart a Mermaid chart
 */
function summaryText(headline, { error }, rows, chart) {
    return [
        `### ${headline}`,
        ...(error === undefined ? [] : [htmlBlock(error.message), htmlBlock(error.hint)]),
        `<table>\n${rows.map(([name, value]) => `<tr><th align="left">${name}</th><td>${value}</td></tr>`).join('\n')}\n</table>`,
        ...(chart === undefined ? [] : [`\`\`\`mermaid\n${chart}\n\`\`\``]),
    ]
        .filter((part) => part !== '')
        .join('\n\n')
        .concat('\n');
}
function code(value) {
    return `<code>${(0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value))}</code>`;
}
/** In a block of HTML no Markdown is read, so text from outside stays text. */
function htmlBlock(text) {
    return text === '' ? '' : `<p>${(0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(text, 2000))}</p>`;
}


/***/ }),

/***/ 1294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ USER_AGENT)
/* harmony export */ });
/** What this action calls itself towards servers. A test holds it against `package.json`. */
const USER_AGENT = 'static-export-action/1.0.0';


/***/ }),

/***/ 7012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/** Time as the waiting parts see it, so that tests can run hours in milliseconds. */

/** Node's timers take no more, and fire at once where they are given more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const systemClock = {
    now: () => performance.now(),
    async sleep(ms, signal) {
        try {
            for (let leftMs = ms; leftMs > 0; leftMs -= LONGEST_TIMER_MS) {
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, LONGEST_TIMER_MS), undefined, { signal });
            }
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
    },
};


/***/ }),

/***/ 3399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs)
/* harmony export */ });
/** The `Retry-After` header (RFC 9110, section 10.2.3). */
/**
 * Milliseconds to wait from now on.
 *
 * @param header seconds or an HTTP date
 * @param now the present moment, milliseconds since 1970
 * @returns undefined where the header is missing, negative or means nothing; 0 for a date that has passed
 */
function retryAfterMs(header, now = Date.now()) {
    const value = header?.trim() ?? '';
    if (/^\d+$/.test(value))
        return Number(value) * 1000;
    // Dates begin with the day's name; Date.parse alone would also take "-5" for a date.
    if (!/^[A-Za-z]/.test(value))
        return undefined;
    const moment = Date.parse(value);
    return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}


/***/ })

};
