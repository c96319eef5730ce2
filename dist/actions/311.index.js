export const id = 311;
export const ids = [311];
export const modules = {

/***/ 7311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closeRecord: () => (/* binding */ closeRecord)
/* harmony export */ });
/* harmony import */ var _github_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8412);
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3820);
/* harmony import */ var _inputs_github_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7525);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(223);
/* harmony import */ var _runner_read_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7881);
/* harmony import */ var _runner_run_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1871);
/* harmony import */ var _step_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5207);
/**
 * The closing step of the export action (`post`): when the workflow's job has ended, the deployment that the step
 * recorded gets the state that says how.
 */







/** Fails where the state cannot be written: the record would say for ever that the job is at work. */
function closeRecord() {
    return (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_4__/* .runAction */ .C)({
        story: close,
        hasOutputs: false,
        whatGoesOn: () => 'The record stays `in_progress`: it is not taken for live, so the next export is deployed again, and a run ' +
            'closes it after six days.',
        summary: () => undefined,
    });
}
async function close(signal) {
    const { jobStatus, gitHub } = (0,_inputs_github_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readClosingInputs */ .z)();
    const id = Number((0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_5__/* .readState */ .u)(_step_state_js__WEBPACK_IMPORTED_MODULE_6__/* .DEPLOYMENT_ID */ .C));
    const [state, why] = ending(jobStatus, (0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_5__/* .readState */ .u)(_step_state_js__WEBPACK_IMPORTED_MODULE_6__/* .DEPLOYMENT_STATE */ .a) === 'ready');
    const api = new _github_github_api_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubApi */ .y({ ...gitHub, log: _runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .stepLog */ .t, signal });
    await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .setState */ .wb)(api, id, state, why, gitHub.runUrl);
    _runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .stepLog */ .t.info(`Closed deployment ${id} as ${state}`);
    return 'completed';
}
/** @param isReady whether the step that made the record came to its own end; a job may go on after a step that did not */
function ending(jobStatus, isReady) {
    switch (jobStatus) {
        case 'success':
            return isReady
                ? ['success', 'The job that deploys it succeeded']
                : ['failure', 'The export step failed after making this record'];
        case 'failure':
            return ['failure', 'The job that deploys it failed'];
        case 'cancelled':
            return ['inactive', 'The job that deploys it was cancelled'];
    }
}


/***/ }),

/***/ 8412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ Deployments),
/* harmony export */   wb: () => (/* binding */ setState),
/* harmony export */   zU: () => (/* binding */ siteOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/**
 * GitHub's own record of what is live: the deployments of one environment that this action made for one site
 * (contract: "Deployments").
 */


/** A job of a workflow may take five days, or six hours on GitHub's runners; then its runner is surely gone. */
const FORGOTTEN_AFTER_MS = 6 * 24 * 3_600_000;
/**
 * How many records beyond that age are looked at in one run, and how many of the environment's in all. Whatever was
 * forgotten is among the first of them on the day that it crosses the line.
 */
const MOST_FORGOTTEN = 20;
const MOST_LISTED = 300;
/** Tells people what a record is of; what tells it to this action is its payload. */
const TASK = 'static-export';
/** Only what is needed of a deployment. GitHub gives the payload as it got it; some servers give it as text. */
const deploymentSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b()),
    created_at: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    payload: valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
});
/** A payload that has both is of this action (contract: "Deployments"). */
const payloadSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    site: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    jobId: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    contentDigest: valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), undefined),
});
const createdSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b()) });
const statusSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ state: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/**
 * Names a site without telling its domain, which may be a secret.
 *
 * @returns the first 16 hex digits of the domain's SHA-256
 */
function siteOf(domain) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(domain).digest('hex').slice(0, 16);
}
class Deployments {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /**
     * The newest deployment that ever succeeded, even if it is `inactive` now: GitHub marks it so when any other
     * deployment of the environment succeeds.
     *
     * @throws GitHubError
     */
    async findLive() {
        for await (const { id, contentDigest } of this.#records()) {
            if ((await this.#states(id)).includes('success'))
                return { id, contentDigest };
        }
        return undefined;
    }
    /**
     * Closes records whose runner died: older than six days and without an end. They become `inactive`, since nobody
     * knows how far they came.
     *
     * @throws GitHubError
     */
    async closeForgotten(now = Date.now()) {
        let seen = 0;
        for await (const { id, created_at } of this.#records(MOST_LISTED)) {
            if (now - Date.parse(created_at) <= FORGOTTEN_AFTER_MS)
                continue;
            seen += 1;
            if (seen > MOST_FORGOTTEN)
                return;
            const states = await this.#states(id);
            if (states.every((state) => OPEN_STATES.has(state))) {
                this.#options.log.info(`Deployment ${id} was never ended by the run that made it: closing it`);
                await setState(this.#options.api, id, 'inactive', 'The run that made this record never ended it');
            }
        }
    }
    /**
     * Makes a record, which is not live before it gets the state `success`.
     *
     * @param ref commit that the workflow runs for
     * @returns its number
     * @throws GitHubError
     */
    async create(payload, ref) {
        const { api, environment } = this.#options;
        const body = {
            ref,
            task: TASK,
            environment,
            payload,
            description: `Static export ${payload.jobId}`.slice(0, 140),
            // It is the site that is deployed, not the commit: neither may GitHub merge, nor do the commit's checks matter.
            auto_merge: false,
            required_contexts: [],
        };
        const route = 'POST /repos/{owner}/{repo}/deployments';
        return (await api.call(operation('Recording the deployment'), route, body, createdSchema)).id;
    }
    /**
     * The records of this action for this site, newest first.
     *
     * @param most how many of the environment's records are looked at
     */
    async *#records(most = Number.POSITIVE_INFINITY) {
        const { api, environment, site } = this.#options;
        const found = api.list(operation('Reading the deployments'), 'GET /repos/{owner}/{repo}/deployments', { environment }, deploymentSchema);
        let listed = 0;
        for await (const deployment of found) {
            const payload = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(payloadSchema, parsed(deployment.payload));
            if (payload.success && payload.output.site === site)
                yield { ...deployment, ...payload.output };
            listed += 1;
            if (listed >= most)
                return;
        }
    }
    /** All states that a record ever had, newest first. */
    async #states(deploymentId) {
        const states = [];
        const found = this.#options.api.list(operation('Reading the deployments'), 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', { deployment_id: deploymentId }, statusSchema);
        for await (const { state } of found)
            states.push(state);
        return states;
    }
}
const OPEN_STATES = new Set(['in_progress', 'queued', 'pending']);
/**
 * Gives a record a state. A success makes GitHub mark the environment's earlier ones as inactive, its own rule.
 *
 * @param logUrl page of the workflow's run, for the record's link
 * @throws GitHubError
 */
async function setState(api, deploymentId, state, description, logUrl) {
    const isClosing = state !== 'in_progress';
    await api.call(operation(isClosing ? `Closing deployment ${deploymentId}` : 'Recording the deployment'), 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
        deployment_id: deploymentId,
        state,
        description,
        auto_inactive: state === 'success',
        ...(logUrl === undefined ? {} : { log_url: logUrl }),
    }, statusSchema);
}
function operation(name) {
    return { name, permission: 'deployments: write' };
}
function parsed(payload) {
    if (typeof payload !== 'string')
        return payload;
    try {
        return JSON.parse(payload);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 3820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ GitHubApi)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1351);
/* harmony import */ var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5555);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6856);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7934);
/* harmony import */ var _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7056);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6647);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1294);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1202);
/**
 * Calls GitHub's REST API for one repository, with the toolkit's Octokit: it knows the address (`GITHUB_API_URL`, also
 * of an Enterprise Server) and the proxy. Octokit's own plugins try again and wait where GitHub asks for it; nothing
 * else tries again. What comes back is decoded, and what goes wrong becomes a {@link GitHubError}.
 */









/** Longest time for one request and its whole answer. */
const DEADLINE_MS = 20_000;
/** Longest wait, and how many of them, that GitHub may ask for with a rate limit; a runner's minutes cost money. */
const LONGEST_WAIT_S = 120;
const MOST_WAITS = 2;
/**
 * Answers that another try does not change. 429 is the throttling plugin's: the retry plugin would ask again after a
 * second, whatever `Retry-After` says.
 */
const DO_NOT_RETRY = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 451];
class GitHubApi {
    apiUrl;
    token;
    /** Parameters of every path. */
    #repository;
    #octokit;
    #signal;
    constructor({ token, apiUrl, repository, log, signal }) {
        const [owner = '', repo = ''] = repository.split('/');
        this.#repository = { owner, repo };
        this.apiUrl = apiUrl;
        this.token = token;
        this.#signal = signal;
        const debug = (message) => log.debug(message);
        const waits = (retryAfterS, _options, _octokit, waited) => {
            if (retryAfterS > LONGEST_WAIT_S || waited >= MOST_WAITS)
                return false;
            log.info(`GitHub asks to wait for ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(retryAfterS * 1000)}, since it was asked too often.`);
            return true;
        };
        this.#octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, {
            baseUrl: apiUrl.href.replace(/\/$/, ''),
            userAgent: _version_js__WEBPACK_IMPORTED_MODULE_5__/* .USER_AGENT */ ._,
            log: { debug, info: debug, warn: debug, error: debug },
            request: { ..._actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__/* .defaults */ .NT.request, fetch: this.#fetchWithin(apiUrl.origin) },
            retry: { doNotRetry: DO_NOT_RETRY },
            throttle: { onRateLimit: waits, onSecondaryRateLimit: waits },
        }, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_6__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_7__/* .throttling */ .A);
    }
    /**
     * One request.
     *
     * @param route method and path of GitHub's description; `{owner}` and `{repo}` are filled in
     * @param schema what is needed of the answer; undefined for an answer without a body
     * @throws GitHubError; the signal's reason when it aborts
     */
    async call(operation, route, parameters, schema) {
        try {
            const { data } = await this.#octokit.request(route, { ...this.#repository, ...parameters });
            return decode(operation, schema, data);
        }
        catch (error) {
            throw this.#described(operation, error);
        }
    }
    /**
     * Every item of a list, page by page; a page is asked for when the one before it is used up.
     *
     * @throws GitHubError; the signal's reason when it aborts
     */
    async *list(operation, route, parameters, schema) {
        const all = { ...this.#repository, per_page: 100, ...parameters };
        const pages = this.#octokit.paginate.iterator(route, all)[Symbol.asyncIterator]();
        for (;;) {
            let items;
            try {
                const { done, value } = await pages.next();
                if (done)
                    return;
                items = decode(operation, valibot__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(schema), value.data);
            }
            catch (error) {
                throw this.#described(operation, error);
            }
            yield* items;
        }
    }
    /** The toolkit's `fetch`, which goes through the proxy, with a deadline and for one origin alone. */
    #fetchWithin(origin) {
        const proxied = _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__/* .defaults */ .NT.request?.['fetch'];
        return async (address, init) => {
            // The next page's address comes from outside, and the token goes where it leads.
            if (new URL(String(address)).origin !== origin)
                throw new _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R('ELSEWHERE', LEADS_ELSEWHERE);
            const deadline = AbortSignal.timeout(DEADLINE_MS);
            const isRead = init?.method === 'GET';
            return proxied(address, {
                ...init,
                signal: isRead ? AbortSignal.any([deadline, this.#signal]) : deadline,
            });
        };
    }
    #described(operation, error) {
        if (error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_)
            return error;
        if (this.#signal.aborted)
            return this.#signal.reason;
        const answered = valibot__WEBPACK_IMPORTED_MODULE_8__/* .safeParse */ .xLC(answeredSchema, error);
        if (answered.success)
            return (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)(operation, answered.output.status, answered.output.response.data, error);
        // Octokit stumbles over an answer that is no JSON where it has a list to page through.
        if (!valibot__WEBPACK_IMPORTED_MODULE_8__.is(valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ status: valibot__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig() }), error))
            return (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .unusable */ ._P)(operation, error);
        return (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .noAnswer */ .qE)(operation, this.apiUrl.host, connectionError(error));
    }
}
const LEADS_ELSEWHERE = 'its answer leads to another server, to which the token must not go';
/** Octokit's RequestError has the response only where there was one; without one it claims a 500. */
const answeredSchema = valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig(),
    response: valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_8__/* .unknown */ .L5J() }),
});
/** The innermost cause is the one that has a code. */
function connectionError(error) {
    let innermost = error;
    while (innermost instanceof Error && innermost.cause instanceof Error)
        innermost = innermost.cause;
    if (innermost instanceof _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R)
        return innermost;
    if (innermost instanceof Error && innermost.name === 'TimeoutError') {
        const what = `there was no complete answer within ${DEADLINE_MS / 1000} s`;
        return new _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R('ETIMEDOUT', what, error);
    }
    return _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R.from(innermost);
}
function decode(operation, schema, data) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_8__/* .safeParse */ .xLC(schema, data);
    if (!parsed.success)
        throw (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .unusable */ ._P)(operation);
    return parsed.output;
}


/***/ }),

/***/ 1202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _P: () => (/* binding */ unusable),
/* harmony export */   qE: () => (/* binding */ noAnswer),
/* harmony export */   x5: () => (/* binding */ refusal),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _http_advice_on_way_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5347);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(369);
/** What can go wrong in a call to GitHub's API, and how to mend it. */





class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ {
    /** Missing where no whole answer came. */
    status;
    /** @param what what came back, fit for a log line */
    constructor(operation, what, options = {}) {
        super('errored', `${operation.name} failed: ${what}`, options);
        this.status = options.status;
    }
}
/** The body of GitHub's errors (description: `basic-error`, `validation-error`). */
const bodySchema = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    message: valibot__WEBPACK_IMPORTED_MODULE_2__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ''),
    errors: valibot__WEBPACK_IMPORTED_MODULE_2__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())), undefined),
});
/**
 * GitHub answered, and not with 2xx.
 *
 * @param body as it came, parsed where it was JSON
 */
function refusal(operation, status, body, cause) {
    const said = valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(bodySchema, body);
    const { message, errors = [] } = said.success ? said.output : { message: '' };
    const reason = message.trim() === '' ? '' : `: "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanText */ .X)([message, ...errors.map(told)].join(' '))}"`;
    const what = `GitHub answered ${status} ${node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? ''}`.trimEnd();
    return new GitHubError(operation, `${what}${reason}.`, {
        status,
        hint: adviceOn(operation, status, message),
        cause,
    });
}
/** No whole answer came. */
function noAnswer(operation, host, error) {
    return new GitHubError(operation, `${error.message}, at ${host}.`, {
        hint: (0,_http_advice_on_way_js__WEBPACK_IMPORTED_MODULE_4__/* .adviceOnWay */ .H)(error) ?? NOT_REACHED,
        cause: error,
    });
}
/** GitHub answered with 2xx, and not with what its description promises. */
function unusable(operation, cause) {
    return new GitHubError(operation, "the answer is not what GitHub's description promises.", {
        hint: 'Something other than GitHub may have answered: see whether a proxy stands in between.',
        cause,
    });
}
function told(error) {
    return typeof error === 'string' ? error : JSON.stringify(error);
}
const NOT_REACHED = "GitHub's API, which the runner names in GITHUB_API_URL, could not be reached. See whether GitHub has trouble, and " +
    'behind a proxy set `https_proxy` for the job.';
const ASKED_TOO_OFTEN = 'GitHub limits how often its API may be asked; the limit of `github.token` is one for the whole repository. Run ' +
    'fewer workflows at the same time, or later.';
function adviceOn({ permission }, status, message) {
    if (status === 429 || /rate limit/i.test(message))
        return ASKED_TOO_OFTEN;
    switch (status) {
        case 401:
            return 'The token in `github-token` is wrong or has ended. Leave the input out to use the token of the job.';
        case 403:
        case 404:
            return (`The token lacks a permission. Add it to the workflow's job: \`permissions: { ${permission} }\` (a job that ` +
                'names permissions has those alone). A token of a pull request from a fork cannot have it.');
        case 422:
            return undefined;
        default:
            return status >= 500 ? 'GitHub has trouble of its own. Run the workflow again later.' : undefined;
    }
}


/***/ }),

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

/***/ 7525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readGitHubInputs),
/* harmony export */   z: () => (/* binding */ readClosingInputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _runner_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1232);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7509);
/** What is needed to call GitHub: the token, what the runner tells of the workflow, and how its job ended. */




/**
 * Reads what the closing step needs: the runner evaluates the inputs anew when the job has ended.
 *
 * @throws InputError or ActionError
 */
function readClosingInputs() {
    const gitHub = readGitHubInputs('environment');
    return { gitHub, jobStatus: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJobStatus */ .TL)('job-status', _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4('job-status')) };
}
/**
 * @param neededFor the input that asks for GitHub
 * @throws InputError, or ActionError where the runner does not tell the repository
 */
function readGitHubInputs(neededFor) {
    const token = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4('github-token');
    (0,_runner_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .addSecret */ .C)(token);
    const { env } = process;
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const sha = env['GITHUB_SHA'] ?? '';
    const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    if (!/^[^/\s]+\/[^/\s]+$/.test(repository) || sha === '' || !URL.canParse(apiUrl)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('errored', `\`${neededFor}\` needs to know the repository, and the environment of the step does not tell it.`, { hint: "It is GitHub's runner that sets GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_API_URL." });
    }
    return {
        token: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseToken */ .pI)('github-token', token, neededFor),
        apiUrl: new URL(apiUrl),
        repository,
        sha,
        runUrl: `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
    };
}


/***/ }),

/***/ 1294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ USER_AGENT)
/* harmony export */ });
/** What this action calls itself towards servers. A test holds it against `package.json`. */
const USER_AGENT = 'static-export-action/1.0.0';


/***/ })

};
