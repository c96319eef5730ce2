"use strict";
exports.id = 483;
exports.ids = [483];
exports.modules = {

/***/ 8412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ Deployments),
/* harmony export */   e: () => (/* binding */ setDeploymentStatus)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8010);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1202);
/**
 * The deployments of one environment that this action created for one site: GitHub's record of what is live
 * (docs/reference.md, "The live deployment"). Every call of GitHub throws GitHubError.
 */




/** A job may run for five days, or six hours on GitHub-hosted runners; after six days its runner is certainly gone. */
const STALE_AFTER_MS = 6 * 24 * 3_600_000;
/** How many deployments older than that one run checks, the newest first. */
const MAX_STALE = 20;
/** How many deployments one search checks for a success; each costs a request. */
const MAX_CHECKED = 50;
/** The part of a deployment that is needed. GitHub returns the payload as it was; some servers return it as text. */
const deploymentSchema = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeInteger */ .Y2b()),
    created_at: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    payload: valibot__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J(),
});
const count = valibot__WEBPACK_IMPORTED_MODULE_2__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .minValue */ .Wwf(0))), undefined);
/** What a deployment of this action records about the site. Fields that an older version lacks are undefined. */
const recordSchema = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    jobId: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Undefined if the bundle was not downloaded. */
    contentDigest: valibot__WEBPACK_IMPORTED_MODULE_2__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), undefined),
    /** Pages of the site, as `site/pages.ts` counts them: without `404.html` at the root. */
    htmlCount: count,
    /** The workflow run that recorded it (`GITHUB_RUN_ID`). A newer run has a greater number. */
    runId: count,
    /** The content digest, if the site was deployed again because `verify-url` did not serve it. */
    unserved: valibot__WEBPACK_IMPORTED_MODULE_2__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), undefined),
});
const statusSchema = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ state: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
/** The result of a deployment: its state at GitHub, and the description that GitHub shows. */
const STATUSES = {
    running: ['in_progress', 'The job that deploys it is running'],
    success: ['success', 'The job that deploys it succeeded'],
    failure: ['failure', 'The job that deploys it failed'],
    cancelled: ['inactive', 'The job that deploys it was cancelled'],
    stepFailed: ['failure', 'The export step failed after creating this deployment'],
    stale: ['inactive', 'The run that created this deployment never closed it'],
    dryRun: ['inactive', 'A dry run'],
};
/** States of a deployment that was never closed. */
const OPEN_STATES = new Set(['in_progress', 'queued', 'pending']);
/** GitHub's numbers begin with 1, so no deployment has this one. */
const NO_DEPLOYMENT = 0;
class Deployments {
    options;
    /** Identifies the site by 16 hex digits, without revealing its domain, which may be a secret. */
    #site;
    constructor(options) {
        this.options = options;
        this.#site = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(options.site).digest('hex').slice(0, 16);
    }
    /**
     * The live deployment is the newest one that ever succeeded, even if it is `inactive` now: GitHub sets that state
     * when any other deployment of the environment succeeds with `auto_inactive` (GitHub's REST API, "Create a deployment
     * status").
     */
    async findLive() {
        let checked = 0;
        let unfinishedId;
        for await (const live of this.#list()) {
            const states = await this.#statesOf(live.id);
            if (states.includes('success'))
                return { live, unfinishedId, isCutOff: false };
            unfinishedId ??= live.id;
            checked += 1;
            if (checked >= MAX_CHECKED)
                return { live: undefined, unfinishedId, isCutOff: true };
        }
        return { live: undefined, unfinishedId, isCutOff: false };
    }
    /** Closes deployments that are still open after six days. Their runner died, and left an unknown state. */
    async closeStale(log) {
        let seen = 0;
        for await (const { id, createdAt } of this.#list()) {
            const ageMs = Date.now() - Date.parse(createdAt);
            // A deployment without a valid date is also left open: the deployment of a running job must stay open.
            if (!(ageMs > STALE_AFTER_MS))
                continue;
            seen += 1;
            if (seen > MAX_STALE)
                return;
            const states = await this.#statesOf(id);
            if (!states.every((state) => OPEN_STATES.has(state)))
                continue;
            log.info(`Closing stale deployment ${id}: the run that created it never closed it`);
            await setDeploymentStatus(this.options.api, id, 'stale');
        }
    }
    /** Creates a deployment for a commit, and returns its ID. The deployment is not live before it has succeeded. */
    async create(record, ref) {
        const { api, environment } = this.options;
        const created = await api.call(deploymentCall('Creating the deployment'), 'POST /repos/{owner}/{repo}/deployments', {
            ref,
            task: this.#task,
            environment,
            payload: { site: this.#site, ...record },
            description: `Static export ${record.jobId}`.slice(0, 140),
            // The site is deployed, not the commit: GitHub must not merge, and the commit's checks do not matter.
            auto_merge: false,
            required_contexts: [],
        }, valibot__WEBPACK_IMPORTED_MODULE_2__/* .pick */ .UpN(deploymentSchema, ['id']));
        return created.id;
    }
    /**
     * Finds out whether the token may write deployments. GitHub has no request for a token's permissions, so a write is
     * tried on a deployment that cannot exist. Nothing can be changed that way.
     *
     * GitHub responds with 403 ("Resource not accessible by integration") if the workflow's token, or another
     * fine-grained token, lacks the permission of an endpoint. A classic token without the scope gets 404 instead
     * (docs.github.com, "Troubleshooting the REST API"), which cannot be distinguished from the expected 404. GitHub does
     * not document that it checks the permission before it looks for the ID. If it looked for the ID first, this check
     * would pass, and only the first write would report the missing permission.
     */
    async tryToWrite() {
        await setDeploymentStatus(this.options.api, NO_DEPLOYMENT, 'dryRun').catch((0,_github_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoreStatus */ .N)(404));
    }
    /** Yields the deployments of this action for the site in the environment, newest first. */
    async *#list() {
        const { api, environment } = this.options;
        const route = 'GET /repos/{owner}/{repo}/deployments';
        const found = api.list(this.#reading, route, { environment, task: this.#task }, deploymentSchema);
        // A deployment without the key of the site is not from this action.
        const ofSite = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ site: valibot__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(this.#site) });
        for await (const { id, created_at: createdAt, payload: given } of found) {
            const payload = typeof given === 'string' ? (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .q)(given) : given;
            const record = valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(recordSchema, payload);
            if (record.success && valibot__WEBPACK_IMPORTED_MODULE_2__.is(ofSite, payload))
                yield { id, createdAt, ...record.output };
        }
    }
    /** Returns all states that a deployment ever had, newest first. */
    async #statesOf(deploymentId) {
        const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
        const states = [];
        const found = this.options.api.list(this.#reading, route, { deployment_id: deploymentId }, statusSchema);
        for await (const { state } of found)
            states.push(state);
        return states;
    }
    /** GitHub filters by the task, so other sites of the environment never hide this one. */
    get #task() {
        return `static-export/${this.#site}`;
    }
    get #reading() {
        return { name: 'Reading the deployments', permission: this.options.permission };
    }
}
/**
 * Sets the status of a deployment. A success has `auto_inactive`: GitHub sets earlier deployments of the environment to
 * inactive.
 *
 * @param status a key of {@link STATUSES}
 * @param links the addresses that GitHub links to: the page of the workflow run, and the live site ("View deployment")
 * @returns the state of the deployment at GitHub
 */
async function setDeploymentStatus(api, deploymentId, status, links = {}) {
    const [state, description] = STATUSES[status];
    await api.call(deploymentCall(callName(status, deploymentId)), 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
        deployment_id: deploymentId,
        state,
        description,
        auto_inactive: state === 'success',
        log_url: links.log_url,
        environment_url: links.environment_url,
    }, statusSchema);
    return state;
}
function callName(status, deploymentId) {
    if (status === 'dryRun')
        return 'Checking whether the token may write deployments';
    return status === 'running' ? 'Creating the deployment' : `Closing deployment ${deploymentId}`;
}
function deploymentCall(name) {
    return { name, permission: 'deployments: write' };
}


/***/ }),

/***/ 3820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ GitHubApi)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1758);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6856);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7934);
/* harmony import */ var _http_connection_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7056);
/* harmony import */ var _http_http_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8964);
/* harmony import */ var _http_send_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2925);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6647);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1294);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1202);
/**
 * Calls GitHub's REST API for one repository, with the toolkit's Octokit, which handles pagination and rate limits. It
 * sends requests with the same client as all other requests: the toolkit's `fetch` reconnects thousands of times to a
 * proxy that closes the connection. Octokit's own plugins retry, and wait if GitHub asks for it; nothing else retries.
 * Redirects are not followed, and the token is sent to no other server. Responses are decoded, and every failure
 * becomes a {@link GitHubError}, or the signal's reason when it aborts.
 */










/** The version that the requests and schemas are written for (GitHub's REST API documentation, "API versions"). */
const API_VERSION = { 'X-GitHub-Api-Version': '2022-11-28' };
/** Longest time for one request and its complete response. */
const DEADLINE_MS = 20_000;
/** A page of a list can have 100 issues. */
const MAX_BODY_BYTES = 20_000_000;
/** The longest wait for a rate limit, and the most waits; runner minutes cost money. */
const MAX_WAIT_S = 120;
const MAX_WAITS = 2;
/** A retry does not change these statuses. The throttling plugin handles 429, and waits as `Retry-After` says. */
const DO_NOT_RETRY = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 451];
/** Turns off the throttling plugin's limit of one write per second. Rate limits are still waited out. */
const UNSPACED = { key: () => ({ schedule: (_options, work) => work() }) };
const MALFORMED = 'Something other than GitHub may have responded. Check whether a proxy is in between.';
const NOT_REACHED = "GitHub's API could not be reached at the address in GITHUB_API_URL. Check GitHub's status page. Behind a " +
    'proxy, set `https_proxy` for the job.';
const OTHER_SERVER = 'Something other than GitHub may have responded. Check GITHUB_API_URL, and whether a proxy is in between.';
class GitHubApi {
    options;
    #octokit;
    constructor(options) {
        const { token, apiUrl, log } = options;
        this.options = options;
        const debug = (message) => log.debug(message);
        const waits = (retryAfterS, _options, _octokit, waited) => {
            if (retryAfterS > MAX_WAIT_S || waited >= MAX_WAITS)
                return false;
            log.info(`GitHub's rate limit is reached: waiting ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(retryAfterS * 1000)}.`);
            return true;
        };
        this.#octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, {
            baseUrl: apiUrl.href.replace(/\/$/, ''),
            userAgent: _version_js__WEBPACK_IMPORTED_MODULE_6__/* .USER_AGENT */ ._,
            log: { debug, info: debug, warn: debug, error: debug },
            request: { fetch: fetchFrom(options) },
            retry: { doNotRetry: DO_NOT_RETRY },
            throttle: { onRateLimit: waits, onSecondaryRateLimit: waits, write: UNSPACED },
        }, 
        // This plugin comes first, so that it sees each try, and the retry plugin sees the options that it sets.
        (octokit) => {
            // By default, all requests share these options, in which the plugins count the tries.
            octokit.hook.before('request', (sent) => {
                sent.request = { ...sent.request };
            });
            octokit.hook.after('request', refuseOddResponse);
            octokit.hook.error('request', (error, sent) => markFailedTry(error, sent, options));
        }, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_7__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_8__/* .throttling */ .A);
    }
    /**
     * Sends one request.
     *
     * @param schema the part of the response that is needed; `unknown` for a response without a body
     */
    async call(operation, route, parameters, schema) {
        try {
            const all = { ...this.#repository(), ...parameters };
            const { data } = await this.#octokit.request(route, all);
            return valibot__WEBPACK_IMPORTED_MODULE_9__/* .parse */ .qgA(schema, data);
        }
        catch (error) {
            throw this.#toGitHubError(operation, error);
        }
    }
    /** Yields every item of a list, page by page. A page is requested when the previous one is used up. */
    async *list(operation, route, parameters, schema) {
        const all = { ...this.#repository(), per_page: 100, ...parameters };
        try {
            const pages = this.#octokit.paginate.iterator(route, all);
            for await (const { data } of pages)
                yield* valibot__WEBPACK_IMPORTED_MODULE_9__/* .parse */ .qgA(valibot__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(schema), data);
        }
        catch (error) {
            throw this.#toGitHubError(operation, error);
        }
    }
    #repository() {
        const [owner = '', repo = ''] = this.options.repository.split('/');
        return { owner, repo };
    }
    #toGitHubError(operation, error) {
        const { signal, apiUrl } = this.options;
        if (signal.aborted)
            return signal.reason;
        const responded = valibot__WEBPACK_IMPORTED_MODULE_9__/* .safeParse */ .xLC(respondedSchema, error);
        if (responded.success) {
            const { status, response } = responded.output;
            return _github_error_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubError */ .y.ofResponse(operation, status, response.data, {
                cause: error,
                waitMs: waitMsOf(response.headers),
            });
        }
        // The response does not match the schema, or is not JSON although Octokit expects a list.
        if (!valibot__WEBPACK_IMPORTED_MODULE_9__.is(valibot__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({ status: valibot__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig() }), error)) {
            const reason = "the response does not match GitHub's API description.";
            return new _github_error_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubError */ .y(operation, reason, { hint: MALFORMED, cause: error });
        }
        const cause = connectionError(error, apiUrl);
        const hint = cause.code === 'OTHER_SERVER' ? OTHER_SERVER : (cause.hint ?? NOT_REACHED);
        return new _github_error_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubError */ .y(operation, cause.at(apiUrl.host), { hint, cause });
    }
}
const NEVER_ABORTED = new AbortController().signal;
/** Returns the function with which Octokit sends its requests, for one origin only. */
function fetchFrom({ apiUrl, log, signal }) {
    const client = new _http_http_client_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpClient */ .Q(log);
    return async (address, init) => {
        const url = new URL(String(address));
        // The address of the next page comes from outside.
        if (url.origin !== apiUrl.origin) {
            const reason = `its response refers to another server, ${url.host}, which must not get the token`;
            throw new _http_connection_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .R('OTHER_SERVER', reason);
        }
        const sent = init;
        const headers = { ...sent.headers, ...API_VERSION };
        const request = { ...sent, headers, url, signal: sent.method === 'GET' ? signal : NEVER_ABORTED };
        const { status, text, ...response } = await (0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_3__/* .sendRequest */ .w$)(client, request, DEADLINE_MS, MAX_BODY_BYTES);
        const texts = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        // A 204 and a 205 must not have a body, not even an empty one.
        return new Response(status === 205 ? null : text || null, { status, headers: Object.fromEntries(texts) });
    };
}
/** Octokit reads an unfollowed redirect as a success, and a response without a body as an empty list. */
function refuseOddResponse(response, request) {
    const { status, data } = response;
    if (status >= 300)
        throw Object.assign(new Error('A redirect'), { status, response, request });
    if (request.method === 'GET' && !data)
        throw new Error('A response without a body, or with too large a one');
}
/** Octokit's RequestError has a response only if GitHub sent one; without a response, its status is 500. */
const respondedSchema = valibot__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig(),
    response: valibot__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_9__/* .unknown */ .L5J(), headers: valibot__WEBPACK_IMPORTED_MODULE_9__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_9__/* .unknown */ .L5J()), {}) }),
});
/** Returns how long a response asks to wait (GitHub's REST API documentation, "Rate limits"). */
function waitMsOf(headers) {
    const seconds = Number(headers['retry-after']);
    if (seconds > 0)
        return seconds * 1000;
    return headers['x-ratelimit-remaining'] === '0'
        ? Number(headers['x-ratelimit-reset']) * 1000 - Date.now()
        : 0;
}
/** Logs a failed try, and turns off the retries of what would fail again. */
function markFailedTry(error, { method, url, request }, { apiUrl, log }) {
    const nth = (request['retryCount'] ?? 0) + 1;
    if (error instanceof Error && 'status' in error) {
        const failed = valibot__WEBPACK_IMPORTED_MODULE_9__.is(respondedSchema, error) ? undefined : connectionError(error, apiUrl);
        const reason = failed?.message ?? `status ${error.status}`;
        log.debug(`GitHub: ${method} ${url} failed at try ${nth}: ${reason}`);
        if (failed?.isFinal)
            request['retries'] = 0;
    }
    throw error;
}
/** Octokit wraps what its `fetch` throws. */
function connectionError(error, apiUrl) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof _http_connection_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .R ? cause : _http_connection_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .R.from(error, apiUrl);
}


/***/ }),

/***/ 1202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ ignoreStatus),
/* harmony export */   y: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _http_send_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2925);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6647);
/** The errors of calls to GitHub's API, and how to fix them. */




/** The body of GitHub's errors (GitHub's API description: `basic-error`, `validation-error`). */
const bodySchema = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    message: valibot__WEBPACK_IMPORTED_MODULE_3__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), ''),
    errors: valibot__WEBPACK_IMPORTED_MODULE_3__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J())), undefined),
});
class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    /** Undefined if there was no complete response. */
    status;
    /** @param reason what came back, safe for a log line */
    constructor(operation, reason, options, status) {
        super('github', `${operation.name} failed: ${reason}`, options);
        this.status = status;
    }
    /**
     * Describes a response other than 2xx. The body is parsed if it is JSON.
     *
     * @param waitMs how long the response asks to wait
     */
    static ofResponse(operation, status, body, { cause, waitMs = 0 } = {}) {
        const parsed = valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(bodySchema, body);
        const { message, errors = [] } = parsed.success ? parsed.output : { message: '' };
        const details = errors.map((error) => (typeof error === 'string' ? error : JSON.stringify(error)));
        const said = [message, ...details].join(' ').trim();
        const hint = hintFor(operation, status, said);
        const server = isUnexplained(status, said) ? 'the server' : 'GitHub';
        const reason = `${(0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalText */ .Kw)(server, status, said)}${hint === RATE_LIMITED ? (0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .waitSentence */ .Xb)(waitMs) : ''}`;
        return new GitHubError(operation, reason, { hint, cause }, status);
    }
}
/** Returns a handler for `catch` that ignores the response with this status, and rethrows every other error. */
function ignoreStatus(status) {
    return (error) => {
        if (!(error instanceof GitHubError && error.status === status))
            throw error;
    };
}
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const REDIRECTED = 'The repository may have been renamed or moved while the workflow ran. Run the workflow again. If it was not, something ' +
    'other than GitHub may have responded: check GITHUB_API_URL, and whether a proxy is in between.';
/** GitHub explains each refusal in JSON. Its redirects and its problems may have another form. */
function isUnexplained(status, said) {
    return said === '' && status >= 400 && status < 500;
}
const NOT_GITHUB = 'Something other than GitHub may have responded, such as a proxy, a firewall, or a web filter: the response has no ' +
    "message of GitHub. Check GITHUB_API_URL, and that the network of the runner allows requests to GitHub's API.";
const RATE_LIMITED = 'GitHub limits the rate of API requests, and all workflows of a repository share the limit of `github.token`. Run fewer ' +
    'workflows at the same time, or later.';
const OF_PULL_REQUEST = /^pull_request/;
const FORK = ' The token of a pull request from a fork cannot have it.';
function hintFor({ permission }, status, said) {
    if (isUnexplained(status, said))
        return NOT_GITHUB;
    if (status === 429 || /rate limit/i.test(said))
        return RATE_LIMITED;
    if (status === 403 && /\block(?:ed)?\b/i.test(said))
        return 'Unlock the conversation of the issue, or close it by hand.';
    switch (status) {
        case 401:
            return 'The token in `github-token` is wrong or has expired. Remove the input to use the token of the job.';
        case 403:
        case 404:
            return (`The token lacks a permission. Add it to the job of the workflow: \`permissions: { ${permission} }\` (a job that ` +
                `lists permissions has only those).${OF_PULL_REQUEST.test(process.env['GITHUB_EVENT_NAME'] ?? '') ? FORK : ''}`);
        default:
            if (REDIRECTS.has(status))
                return REDIRECTED;
            return status >= 500 ? 'GitHub is having problems. Run the workflow again later.' : undefined;
    }
}


/***/ })

};
;