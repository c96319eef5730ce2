"use strict";
exports.id = 354;
exports.ids = [354];
exports.modules = {

/***/ 4508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishDelivery: () => (/* binding */ finishDelivery)
/* harmony export */ });
/* harmony import */ var _github_attach_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(461);
/* harmony import */ var _github_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8412);
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3820);
/* harmony import */ var _runner_read_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7881);
/* harmony import */ var _runner_run_action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9850);
/* harmony import */ var _runner_step_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4332);
/* harmony import */ var _inputs_job_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5230);
/* harmony import */ var _inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8209);
/** When the job of the workflow has ended, finishes on GitHub what the step left open. */








const DEPLOYMENT_OPEN = 'The deployment stays `in_progress`. It is not considered live, so the next export is deployed again, and a run ' +
    'closes it after six days.';
const RELEASE_UNFINISHED = 'The release may lack the bundle or its checksum. Run the workflow again to attach them.';
/** Fails if something stays open: a deployment would stay in progress forever, a release would lack its files. */
function finishDelivery({ isDeploymentOpen }) {
    const unfinishedRelease = (0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_6__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__/* .UNFINISHED_RELEASE */ .qT);
    let hint = DEPLOYMENT_OPEN;
    return (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_3__/* .runAction */ .C)({
        run: async (signal) => {
            const { jobStatus, gitHub, environmentUrl } = (0,_inputs_job_context_js__WEBPACK_IMPORTED_MODULE_5__/* .readPostContext */ .u5)();
            const links = { logUrl: gitHub.runUrl, environmentUrl };
            const api = new _github_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubApi */ .y({ ...gitHub, log: _runner_step_log_js__WEBPACK_IMPORTED_MODULE_4__.stepLog, signal });
            // Each is done even if the other fails.
            const [closed, finished] = await Promise.allSettled([
                isDeploymentOpen ? closeDeployment(api, jobStatus, links) : undefined,
                unfinishedRelease === '' ? undefined : (0,_github_attach_files_js__WEBPACK_IMPORTED_MODULE_0__/* .finishAttaching */ .R)(unfinishedRelease, api, _runner_step_log_js__WEBPACK_IMPORTED_MODULE_4__.stepLog),
            ]);
            if (closed.status === 'rejected') {
                // A step has one annotation.
                if (finished.status === 'rejected')
                    _runner_step_log_js__WEBPACK_IMPORTED_MODULE_4__.stepLog.info(`${finished.reason} ${RELEASE_UNFINISHED}`);
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
/** @throws GitHubError if the state cannot be written */
async function closeDeployment(api, jobStatus, links) {
    const id = Number((0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_6__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__/* .DEPLOYMENT_ID */ .C1));
    const [state, description] = finalState(jobStatus, (0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_6__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__/* .DEPLOYMENT_STATE */ .a6) === 'ready');
    await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .createDeploymentStatus */ .gt)(api, id, state, description, links);
    _runner_step_log_js__WEBPACK_IMPORTED_MODULE_4__.stepLog.info(`Closed deployment ${id} as ${state}`);
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


/***/ }),

/***/ 5230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TP: () => (/* binding */ requireJobStatus),
/* harmony export */   Wb: () => (/* binding */ GITHUB_INPUTS),
/* harmony export */   u5: () => (/* binding */ readPostContext)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _inputs_github_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1798);
/* harmony import */ var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4536);
/** The inputs for calls to GitHub, and how the job of the workflow ended. */




/** The inputs that only `environment` and `release-tag` use, and are therefore checked only with them. */
const GITHUB_INPUTS = {
    githubToken: { name: 'github-token', isSecret: true, parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
    jobStatus: { name: 'job-status', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
};
/** Not refused in the post step: a deployment must be closed, with a link or without. */
const POST_INPUTS = {
    ...GITHUB_INPUTS,
    environmentUrl: { name: 'environment-url', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
};
/** @throws InputError or ActionError */
function readPostContext() {
    const { githubToken, jobStatus, environmentUrl } = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)(POST_INPUTS);
    return {
        gitHub: (0,_inputs_github_context_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubContext */ .B)(githubToken, '`environment`'),
        jobStatus: requireJobStatus(jobStatus),
        environmentUrl: environmentUrl && (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .isSiteUrl */ .ve)(environmentUrl) ? environmentUrl : undefined,
    };
}
const WORKFLOW_RESULTS = ['success', 'failure', 'cancelled'];
/** @throws InputError */
function requireJobStatus(value) {
    const status = WORKFLOW_RESULTS.find((known) => known === value);
    if (status !== undefined)
        return status;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('job-status', `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(value ?? '')}, which is not the status of a job.`, "Remove the input: its default is the job's own status.");
}


/***/ }),

/***/ 8412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ MAX_LISTED),
/* harmony export */   DS: () => (/* binding */ Deployments),
/* harmony export */   Dd: () => (/* binding */ siteKey),
/* harmony export */   gt: () => (/* binding */ createDeploymentStatus)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7438);
/**
 * The deployments of one environment that this action created for one site: GitHub's record of what is live
 * (docs/reference.md, "Deployments").
 */



/** A job may run for five days, or six hours on GitHub-hosted runners; after six days its runner is certainly gone. */
const STALE_AFTER_MS = 6 * 24 * 3_600_000;
/**
 * How many deployments beyond that age one run checks. A stale deployment is among the first of them on the day that it
 * reaches that age.
 */
const MAX_STALE = 20;
/** How many deployments of this action in the environment one search reads, whatever their site. */
const MAX_LISTED = 500;
/** How many of the site it checks for a success; each costs a request. */
const MAX_CHECKED = 50;
/** The deployments of this action; GitHub filters the list by it. The payload says which site it is. */
const TASK = 'static-export';
/** The part of a deployment that is needed. GitHub returns the payload as it was; some servers return it as text. */
const deploymentSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b()),
    created_at: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    payload: valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
});
const count = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0));
/** A payload with `site` and `jobId` is from this action. */
const payloadSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    site: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    jobId: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    contentDigest: valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), undefined),
    htmlCount: valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(count), undefined),
    sizeBytes: valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(count), undefined),
});
const createdSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b()) });
const statusSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ state: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/**
 * Identifies a site without revealing its domain, which may be a secret.
 *
 * @returns the first 16 hex digits of the domain's SHA-256
 */
function siteKey(domain) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(domain).digest('hex').slice(0, 16);
}
class Deployments {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /**
     * The live deployment is the newest one that ever succeeded, even if it is `inactive` now: GitHub sets that state when
     * any other deployment of the environment succeeds.
     *
     * @throws GitHubError
     */
    async findLive() {
        const seen = { listed: 0 };
        let checked = 0;
        let unfinishedId;
        for await (const { id, jobId, contentDigest, htmlCount, sizeBytes } of this.#deployments(seen)) {
            if ((await this.#states(id)).includes('success')) {
                const live = { id, jobId, contentDigest, htmlCount, sizeBytes };
                return { live, unfinishedId, isCutOff: false };
            }
            unfinishedId ??= id;
            checked += 1;
            if (checked >= MAX_CHECKED)
                return { live: undefined, unfinishedId, isCutOff: true };
        }
        return { live: undefined, unfinishedId, isCutOff: seen.listed >= MAX_LISTED };
    }
    /**
     * Closes stale deployments, whose runner died: older than six days and still open. They become `inactive`, since nobody
     * knows how far they got.
     *
     * @throws GitHubError
     */
    async closeStale(now = Date.now()) {
        let seen = 0;
        for await (const { id, created_at } of this.#deployments()) {
            const ageMs = now - Date.parse(created_at);
            // Also without a valid date: the deployment of a running job must stay open.
            if (!(ageMs > STALE_AFTER_MS))
                continue;
            seen += 1;
            if (seen > MAX_STALE)
                return;
            const states = await this.#states(id);
            if (states.every((state) => OPEN_STATES.has(state))) {
                this.#options.log.info(`Closing stale deployment ${id}: the run that created it never closed it`);
                await createDeploymentStatus(this.#options.api, id, 'inactive', 'The run that created this deployment never closed it');
            }
        }
    }
    /**
     * Creates a deployment, which is not live before it gets the state `success`.
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
            // The site is deployed, not the commit: GitHub must not merge, and the commit's checks do not matter.
            auto_merge: false,
            required_contexts: [],
        };
        const route = 'POST /repos/{owner}/{repo}/deployments';
        return (await api.call(deploymentCall('Creating the deployment'), route, body, createdSchema)).id;
    }
    /**
     * The deployments of this action for this site, newest first, among the newest {@link MAX_LISTED} of the environment.
     *
     * @param seen counts the deployments that were read
     */
    async *#deployments(seen = { listed: 0 }) {
        const { api, environment, site } = this.#options;
        const found = api.list(deploymentCall('Reading the deployments'), 'GET /repos/{owner}/{repo}/deployments', { environment, task: TASK }, deploymentSchema);
        for await (const deployment of found) {
            seen.listed += 1;
            const payload = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(payloadSchema, parsed(deployment.payload));
            if (payload.success && payload.output.site === site)
                yield { ...deployment, ...payload.output };
            if (seen.listed >= MAX_LISTED)
                return;
        }
    }
    /** All states that a deployment ever had, newest first. */
    async #states(deploymentId) {
        const states = [];
        const found = this.#options.api.list(deploymentCall('Reading the deployments'), 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', { deployment_id: deploymentId }, statusSchema);
        for await (const { state } of found)
            states.push(state);
        return states;
    }
}
const OPEN_STATES = new Set(['in_progress', 'queued', 'pending']);
/**
 * Sets the state of a deployment. After a success, GitHub sets the environment's earlier deployments to inactive.
 *
 * @param links what GitHub links to: the page of the workflow run, and the live site ("View deployment")
 * @throws GitHubError
 */
async function createDeploymentStatus(api, deploymentId, state, description, { logUrl, environmentUrl } = {}) {
    const isClosing = state !== 'in_progress';
    await api.call(deploymentCall(isClosing ? `Closing deployment ${deploymentId}` : 'Creating the deployment'), 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
        deployment_id: deploymentId,
        state,
        description,
        auto_inactive: state === 'success',
        ...(logUrl === undefined ? {} : { log_url: logUrl }),
        ...(environmentUrl === undefined ? {} : { environment_url: environmentUrl }),
    }, statusSchema);
}
function deploymentCall(name) {
    return { name, permission: 'deployments: write' };
}
function parsed(payload) {
    return typeof payload === 'string' ? (0,_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(payload) : payload;
}


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

/***/ 5553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ gitHubContext)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/** What is needed to call GitHub: the token, and what the runner says about the workflow. */

/**
 * @param neededFor what needs GitHub, as messages name it
 * @throws InputError, or ActionError if the runner does not name the repository
 */
function gitHubContext(token, neededFor) {
    const { env } = process;
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const sha = env['GITHUB_SHA'] ?? '';
    const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    if (!/^[^/\s]+\/[^/\s]+$/.test(repository) || sha === '' || !URL.canParse(apiUrl)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('github', `The environment of the step does not name the repository, which ${neededFor} needs.`, {
            hint: "GitHub's runner sets GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_API_URL. Run the action there.",
        });
    }
    const repositoryUrl = `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}`;
    return {
        token: requireToken(token, neededFor),
        apiUrl: new URL(apiUrl),
        repository,
        sha,
        repositoryUrl,
        runUrl: `${repositoryUrl}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
    };
}
/** A token for GitHub, of any kind. The value is never shown. */
function requireToken(token, neededFor) {
    const fix = 'Remove the input to use the token of the job, `github.token`. A secret that does not exist is empty.';
    if (token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', `is empty, and ${neededFor} needs it.`, fix);
    if (!/^[\x21-\x7e]+$/.test(token)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', 'contains spaces or other characters that are not part of a token.', fix);
    }
    return token;
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