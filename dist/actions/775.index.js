"use strict";
exports.id = 775;
exports.ids = [775];
exports.modules = {

/***/ 8661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ finishAttaching),
/* harmony export */   p: () => (/* binding */ attachFiles)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8010);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6647);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1202);
/* harmony import */ var _release_assets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8155);
/**
 * Attaches the bundle to a release, where it outlives the bundle URL (docs/deployments.md, "Releases"). The existing
 * files stay until the new ones are complete under temporary names. The post step finishes what a killed or failed run
 * leaves unfinished. Every function that calls GitHub throws GitHubError.
 */






/** Each file of a release must be smaller than 2 GiB (GitHub Docs, "About releases"). */
const SIZE_LIMIT_BYTES = 2 ** 31;
/** What is left to do if the run ends now. */
const unfinishedSchema = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    releaseId: valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    /** The final names of the files. */
    names: valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Set once all files are uploaded: from then on, they replace the existing ones. */
    uploaded: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), id: valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }))),
});
/**
 * Attaches files, replacing those with the same names, and changes nothing else.
 *
 * @param saveUnfinished keeps a text for {@link finishAttaching}; empty when nothing is left to do
 * @throws ActionError for a file that is too large, before anything is uploaded
 * @throws the signal's reason when it aborts
 */
async function attachFiles(release, files, context, saveUnfinished) {
    for (const file of files)
        if (file.sizeBytes >= SIZE_LIMIT_BYTES)
            throw tooLarge(file);
    const { log, signal } = context;
    const names = files.map(({ name }) => name);
    const unfinished = { releaseId: release.id, names };
    await settleEarlier(release, log);
    saveUnfinished(JSON.stringify(unfinished));
    const uploaded = [];
    let isReplacing = false;
    try {
        for (const file of files) {
            uploaded.push({ name: file.name, id: (await (0,_release_assets_js__WEBPACK_IMPORTED_MODULE_2__/* .uploadFile */ .QM)(release, file, context)).id });
        }
        const existing = await (0,_release_assets_js__WEBPACK_IMPORTED_MODULE_2__/* .listAssets */ .qs)(release);
        signal.throwIfAborted();
        requireUploaded(uploaded, existing);
        saveUnfinished(JSON.stringify({ ...unfinished, uploaded }));
        isReplacing = true;
        await replaceAssets(release, uploaded, existing);
    }
    catch (error) {
        // A cancelled step has 1.5 s and may not read, so this is left to the post step, which runs next.
        if (!isReplacing && !signal.aborted) {
            if (await deleteUploads(release, names, log).catch(() => false))
                saveUnfinished('');
        }
        throw error;
    }
    saveUnfinished('');
    // A step that was cancelled in the meantime has only completed its writes.
    signal.throwIfAborted();
}
/**
 * Finishes what {@link attachFiles} left: completes a replacement that has begun, and deletes uploads otherwise.
 *
 * @param text what {@link attachFiles} saved
 */
async function finishAttaching(text, api, log) {
    const { releaseId, names, uploaded } = valibot__WEBPACK_IMPORTED_MODULE_3__/* .parse */ .qgA(unfinishedSchema, (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .q)(text));
    const release = { api, id: releaseId };
    if (uploaded === undefined) {
        await deleteUploads(release, names, log);
        return;
    }
    const existing = await (0,_release_assets_js__WEBPACK_IMPORTED_MODULE_2__/* .listAssets */ .qs)(release);
    requireUploaded(uploaded, existing);
    await replaceAssets(release, uploaded, existing);
    log.info('Completed the replacement of the files of the release');
}
/**
 * Puts uploaded files in place of those with the same names. GitHub has no atomic way to do that, so each name is
 * missing for a moment. The steps are idempotent: the post step completes a replacement that was interrupted.
 *
 * The last file is removed first and added last, so that a checksum in it always describes the files that exist.
 * Nothing is read, since a cancelled step completes its writes only.
 *
 * @param existing the files of the release
 */
async function replaceAssets(release, files, existing) {
    const waiting = files.filter(({ name, id }) => !existing.some((asset) => asset.id === id && asset.name === name));
    for (const { name } of waiting.toReversed()) {
        const replaced = existing.find((asset) => asset.name === name);
        if (replaced !== undefined)
            await (0,_release_assets_js__WEBPACK_IMPORTED_MODULE_2__/* .deleteAsset */ .AO)(release.api, replaced);
    }
    for (const file of waiting)
        await (0,_release_assets_js__WEBPACK_IMPORTED_MODULE_2__/* .renameAsset */ .Rw)(release, file);
}
/**
 * Deletes files that an earlier run uploaded but did not finish. If that run was lost after it had removed the files
 * that it replaced, only its uploads are left of the bundle. They get their final names, and stay until this run
 * replaces them.
 */
async function settleEarlier(release, log) {
    const existing = await (0,_release_assets_js__WEBPACK_IMPORTED_MODULE_2__/* .listAssets */ .qs)(release);
    const earlier = existing.filter(({ name }) => (0,_release_assets_js__WEBPACK_IMPORTED_MODULE_2__/* .isIncoming */ .hM)(name));
    const uploads = earlier.map(({ id, name }) => ({ id, name: (0,_release_assets_js__WEBPACK_IMPORTED_MODULE_2__/* .finalName */ .C4)(name) }));
    const isLost = uploads.length > 1 &&
        earlier.every(({ state }) => state === 'uploaded') &&
        !uploads.some(({ name }) => existing.some((asset) => asset.name === name));
    if (isLost)
        await replaceAssets(release, uploads, existing);
    else
        await deleteOrLog(release, earlier, log);
}
/** @returns whether none is left */
async function deleteUploads(release, names, log) {
    const incoming = new Set(names.map(_release_assets_js__WEBPACK_IMPORTED_MODULE_2__/* .incomingName */ .E0));
    const assets = (await (0,_release_assets_js__WEBPACK_IMPORTED_MODULE_2__/* .listAssets */ .qs)(release)).filter(({ name }) => incoming.has(name));
    return deleteOrLog(release, assets, log);
}
/** Deletes files that do not block anything. A later run deletes what cannot be deleted now. */
async function deleteOrLog({ api }, assets, log) {
    let areDeleted = true;
    for (const asset of assets) {
        try {
            await (0,_release_assets_js__WEBPACK_IMPORTED_MODULE_2__/* .deleteAsset */ .AO)(api, asset);
        }
        catch (error) {
            areDeleted = false;
            const reason = error instanceof Error ? error.message : String(error);
            log.info(`${reason} The next run that attaches files to this release deletes it.`);
        }
    }
    return areDeleted;
}
/** @throws GitHubError before anything is removed in favor of a file that no longer exists */
function requireUploaded(files, existing) {
    if (files.every(({ id }) => existing.some((asset) => asset.id === id)))
        return;
    const reason = 'another run deleted an uploaded file in the meantime.';
    throw new _github_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_((0,_release_assets_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseCall */ .cU)('Replacing the files of the release'), reason, {
        hint: 'Run the workflow again, and use `concurrency` so that only one run attaches files to a release.',
    });
}
function tooLarge({ name, sizeBytes }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l('github', `${name} cannot be attached to the release: it has ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_5__/* .size */ .Ej)(sizeBytes)}, and GitHub accepts less than 2 GiB.`, { hint: 'Nothing was uploaded. Remove `release-tag`, or export in parts with `paths`.' });
}


/***/ }),

/***/ 8412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ siteKey),
/* harmony export */   KI: () => (/* binding */ findLive),
/* harmony export */   Yy: () => (/* binding */ createDeployment),
/* harmony export */   e9: () => (/* binding */ setDeploymentStatus),
/* harmony export */   kF: () => (/* binding */ closeStale)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8010);
/**
 * The deployments of one environment that this action created for one site: GitHub's record of what is live
 * (docs/deployments.md, "The live deployment"). Every function that calls GitHub throws GitHubError.
 */



/** A job may run for five days, or six hours on GitHub-hosted runners; after six days its runner is certainly gone. */
const STALE_AFTER_MS = 6 * 24 * 3_600_000;
/**
 * How many deployments beyond that age one run checks. On the day that a deployment reaches that age, it is among the
 * first of them.
 */
const MAX_STALE = 20;
/** How many deployments one search checks for a success; each costs a request. */
const MAX_CHECKED = 50;
/** The part of a deployment that is needed. GitHub returns the payload as it was; some servers return it as text. */
const deploymentSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b()),
    created_at: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    payload: valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
});
const count = valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0))), undefined);
/** What a deployment of this action records about the site. Fields that an older version did not record are undefined. */
const recordSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    jobId: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Undefined if the bundle was not downloaded, or its format is not read. */
    contentDigest: valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), undefined),
    /** Pages of the site: its files that end in `.html`. */
    htmlCount: count,
    /** Size of the bundle. */
    sizeBytes: count,
});
const statusSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ state: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/** What becomes of a deployment: its state at GitHub, and the description that GitHub shows. */
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
/**
 * Identifies a site without revealing its domain, which may be a secret.
 *
 * @returns the first 16 hex digits of the domain's SHA-256
 */
function siteKey(domain) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(domain).digest('hex').slice(0, 16);
}
/**
 * The live deployment is the newest one that ever succeeded, even if it is `inactive` now: GitHub sets that state when any
 * other deployment of the environment succeeds.
 */
async function findLive(deployments) {
    let checked = 0;
    let unfinishedId;
    for await (const live of listDeployments(deployments)) {
        const states = await statesOf(live.id, deployments);
        if (states.includes('success'))
            return { live, unfinishedId, isCutOff: false };
        unfinishedId ??= live.id;
        checked += 1;
        if (checked >= MAX_CHECKED)
            return { live: undefined, unfinishedId, isCutOff: true };
    }
    return { live: undefined, unfinishedId, isCutOff: false };
}
/**
 * Closes stale deployments, whose runner died: older than six days and still open. They become `inactive`, since nobody
 * knows how far they got.
 */
async function closeStale(deployments, log) {
    let seen = 0;
    for await (const { id, createdAt } of listDeployments(deployments)) {
        const ageMs = Date.now() - Date.parse(createdAt);
        // A deployment without a valid date is left open as well: the deployment of a running job must stay open.
        if (!(ageMs > STALE_AFTER_MS))
            continue;
        seen += 1;
        if (seen > MAX_STALE)
            return;
        const states = await statesOf(id, deployments);
        if (!states.every((state) => OPEN_STATES.has(state)))
            continue;
        log.info(`Closing stale deployment ${id}: the run that created it never closed it`);
        await setDeploymentStatus(deployments.api, id, 'stale');
    }
}
/**
 * Creates a deployment, which is not live before it gets the status `success`.
 *
 * @param ref commit that the workflow runs for
 * @returns its number
 */
async function createDeployment({ api, environment, site }, record, ref) {
    const body = {
        ref,
        task: taskOf(site),
        environment,
        payload: { site, ...record },
        description: `Static export ${record.jobId}`.slice(0, 140),
        // The site is deployed, not the commit: GitHub must not merge, and the commit's checks do not matter.
        auto_merge: false,
        required_contexts: [],
    };
    const route = 'POST /repos/{owner}/{repo}/deployments';
    const created = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .UpN(deploymentSchema, ['id']);
    return (await api.call(deploymentCall('Creating the deployment'), route, body, created)).id;
}
/**
 * Sets the status of a deployment. After a success, GitHub sets the environment's earlier deployments to inactive.
 *
 * @param status a key of {@link STATUSES}
 * @param links the addresses that GitHub links to: the page of the workflow run, and the live site ("View deployment")
 * @returns its state at GitHub
 */
async function setDeploymentStatus(api, deploymentId, status, links = {}) {
    const [state, description] = STATUSES[status];
    await api.call(deploymentCall(status === 'running' ? 'Creating the deployment' : `Closing deployment ${deploymentId}`), 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', { deployment_id: deploymentId, state, description, auto_inactive: state === 'success', ...links }, statusSchema);
    return state;
}
/** Yields the deployments of this action for the site in the environment, newest first. */
async function* listDeployments(deployments) {
    const { api, environment, site } = deployments;
    const route = 'GET /repos/{owner}/{repo}/deployments';
    const found = api.list(reading(deployments), route, { environment, task: taskOf(site) }, deploymentSchema);
    // A deployment without the key of the site is from something else.
    const ofSite = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ site: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(site) });
    for await (const { id, created_at: createdAt, payload: given } of found) {
        const payload = typeof given === 'string' ? (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(given) : given;
        const record = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(recordSchema, payload);
        if (record.success && valibot__WEBPACK_IMPORTED_MODULE_1__.is(ofSite, payload))
            yield { id, createdAt, ...record.output };
    }
}
/** Returns all states that a deployment ever had, newest first. */
async function statesOf(deploymentId, deployments) {
    const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
    const parameters = { deployment_id: deploymentId };
    const states = [];
    for await (const { state } of deployments.api.list(reading(deployments), route, parameters, statusSchema)) {
        states.push(state);
    }
    return states;
}
/** GitHub filters by the task, so other sites of the environment never hide this one. */
function taskOf(site) {
    return `static-export/${site}`;
}
function reading({ permission }) {
    return { name: 'Reading the deployments', permission };
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
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2270);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6856);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7934);
/* harmony import */ var _http_connection_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7056);
/* harmony import */ var _http_http_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9499);
/* harmony import */ var _http_send_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2925);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6647);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1294);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1202);
/**
 * Calls GitHub's REST API for one repository, with the toolkit's Octokit, which knows pages and rate limits. It sends
 * requests with the same client as all other requests: the toolkit's `fetch` reconnects thousands of times to a proxy
 * that closes the connection. Octokit's own plugins retry, and wait if GitHub asks for it; nothing else retries.
 * Redirects are not followed, and the token is sent to no other server. Responses are decoded, and every failure becomes
 * a {@link GitHubError}, or the signal's reason when it aborts.
 */










/** Longest time for one request and its complete response. */
const DEADLINE_MS = 20_000;
/** A page of a list can have 100 issues. */
const MAX_BODY_BYTES = 20_000_000;
/** The longest wait that GitHub may ask for with a rate limit, and how many; runner minutes cost money. */
const MAX_WAIT_S = 120;
const MAX_WAITS = 2;
/**
 * Responses that a retry does not change. 429 belongs to the throttling plugin: the retry plugin would retry after a
 * second, whatever `Retry-After` says.
 */
const DO_NOT_RETRY = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 451];
/**
 * Replaces the throttling plugin's limit of one write per second. A run sends a dozen writes, and a release would lack
 * its files during the pauses. Rate limits are still waited out.
 */
const UNSPACED = { key: () => ({ schedule: (_options, work) => work() }) };
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
            log.info(`GitHub's rate limit is reached: waiting ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(retryAfterS * 1000)}.`);
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
        // This plugin comes first, so that it sees each try, and the retry plugin sees the status that it sets.
        (octokit) => {
            octokit.hook.after('request', refuseOddResponse);
            octokit.hook.error('request', (error, sent) => markFailedTry(error, sent, options));
        }, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_7__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_8__/* .throttling */ .A);
    }
    /**
     * Sends one request.
     *
     * @param route method and path as GitHub documents them; `{owner}` and `{repo}` are filled in
     * @param schema the part of the response that is needed; `unknown` for a response without a body
     */
    async call(operation, route, parameters, schema) {
        try {
            const { data } = await this.#octokit.request(route, { ...this.#repository(), ...parameters });
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
    /** The parameters of every path. */
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
            return (0,_github_error_js__WEBPACK_IMPORTED_MODULE_4__/* .statusError */ .$C)(operation, status, response.data, { cause: error });
        }
        // The response does not match the schema, or is not JSON although Octokit expects a list.
        if (!valibot__WEBPACK_IMPORTED_MODULE_9__.is(valibot__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({ status: valibot__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig() }), error))
            return (0,_github_error_js__WEBPACK_IMPORTED_MODULE_4__/* .malformed */ .Qm)(operation, error);
        return (0,_github_error_js__WEBPACK_IMPORTED_MODULE_4__/* .noResponse */ .DV)(operation, apiUrl.host, connectionError(error, apiUrl));
    }
}
const NEVER_ABORTED = new AbortController().signal;
/** Returns the function with which Octokit sends its requests, for one origin only. */
function fetchFrom({ apiUrl, log, signal }) {
    const client = new _http_http_client_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpClient */ .Q({ keepAlive: true, log });
    return async (address, init) => {
        const url = new URL(String(address));
        // The address of the next page comes from outside.
        if (url.origin !== apiUrl.origin)
            throw new _github_error_js__WEBPACK_IMPORTED_MODULE_4__/* .OtherServerError */ .GQ(url.host);
        const sent = init;
        const request = { ...sent, url, signal: sent.method === 'GET' ? signal : NEVER_ABORTED };
        const { status, headers, text } = await (0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_3__/* .sendRequest */ .w$)(client, request, DEADLINE_MS, MAX_BODY_BYTES);
        const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
        // A 204 and a 205 must not have a body, not even an empty one.
        return new Response(status === 205 ? null : text || null, { status, headers: Object.fromEntries(texts) });
    };
}
/** Octokit takes a redirect that was not followed for a success, and a response without a body for an empty list. */
function refuseOddResponse(response, request) {
    const { status, data } = response;
    if (status >= 300)
        throw Object.assign(new Error('A redirect'), { status, response, request });
    if (request.method === 'GET' && !data)
        throw new Error('A response without a body, or with too large a one');
}
/** Octokit's RequestError has a response only if there was one; without one its status is 500. */
const respondedSchema = valibot__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({ status: valibot__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig(), response: valibot__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_9__/* .unknown */ .L5J() }) });
/** Logs a try that failed, and keeps the retry plugin from repeating what would fail in the same way. */
function markFailedTry(error, { method, url, request }, { apiUrl, log }) {
    const nth = 'retryCount' in request ? Number(request.retryCount) + 1 : 1;
    if (error instanceof Error && 'status' in error) {
        const failed = valibot__WEBPACK_IMPORTED_MODULE_9__.is(respondedSchema, error) ? undefined : connectionError(error, apiUrl);
        const reason = failed?.message ?? `status ${error.status}`;
        log.debug(`GitHub: ${method} ${url} failed at try ${nth}: ${reason}`);
        // The retry plugin repeats no request with this status.
        if (failed?.isFinal)
            error.status = 400;
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
/* harmony export */   $C: () => (/* binding */ statusError),
/* harmony export */   DV: () => (/* binding */ noResponse),
/* harmony export */   GQ: () => (/* binding */ OtherServerError),
/* harmony export */   NK: () => (/* binding */ ignoreStatus),
/* harmony export */   Qm: () => (/* binding */ malformed),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _http_connection_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7056);
/* harmony import */ var _http_send_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2925);
/** What can go wrong in a call to GitHub's API, and how to fix it. */




class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l {
    /** Undefined if there was no complete response. */
    status;
    /** Undefined if a retry does not help, and for what Octokit has already retried. */
    retryRule;
    /** @param reason what came back, safe for a log line */
    constructor(operation, reason, options = {}) {
        super('github', `${operation.name} failed: ${reason}`, options);
        this.status = options.status;
        this.retryRule = options.retryRule;
    }
}
/** For a `catch`: ignores the response with this status. Throws every other error again. */
function ignoreStatus(status) {
    return (error) => {
        if (!(error instanceof GitHubError && error.status === status))
            throw error;
    };
}
/** The next page of a list is on another server, which is not requested. */
class OtherServerError extends _http_connection_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .R {
    constructor(host) {
        super('OTHER_SERVER', `its response refers to another server, ${host}, which must not get the token`);
    }
    /** A retry would get the same address. */
    get isFinal() {
        return true;
    }
}
/** The body of GitHub's errors (GitHub's API description: `basic-error`, `validation-error`). */
const bodySchema = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    message: valibot__WEBPACK_IMPORTED_MODULE_3__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), ''),
    errors: valibot__WEBPACK_IMPORTED_MODULE_3__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J())), undefined),
});
/**
 * Describes a response other than 2xx.
 *
 * @param body the response body, parsed if it was JSON
 */
function statusError(operation, status, body, options = {}) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(bodySchema, body);
    const { message, errors = [] } = parsed.success ? parsed.output : { message: '' };
    const details = errors.map((error) => (typeof error === 'string' ? error : JSON.stringify(error)));
    const said = message.trim() === '' ? '' : [message, ...details].join(' ');
    const hint = hintFor(operation, status, message);
    return new GitHubError(operation, (0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalText */ .Kw)('GitHub', status, said), { status, hint, ...options });
}
/** Describes a request without a complete response. */
function noResponse(operation, host, cause, retryRule) {
    const hint = cause instanceof OtherServerError ? OTHER_SERVER : ((0,_http_connection_error_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionHint */ .k)(cause) ?? NOT_REACHED);
    return new GitHubError(operation, cause.at(host), { hint, cause, retryRule });
}
/** Describes a 2xx response that does not match GitHub's API description. */
function malformed(operation, cause) {
    return new GitHubError(operation, "the response does not match GitHub's API description.", {
        hint: 'Something other than GitHub may have responded. Check whether a proxy is in between.',
        cause,
    });
}
const NOT_REACHED = "GitHub's API, which the runner names in GITHUB_API_URL, could not be reached. Check GitHub's status page. Behind a " +
    'proxy, set `https_proxy` for the job.';
const OTHER_SERVER = 'Something other than GitHub may have responded. Check GITHUB_API_URL, and whether a proxy is in between.';
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const REDIRECTED = 'The repository may have been renamed or moved while the workflow ran. Run the workflow again. If it was not, something ' +
    'other than GitHub may have responded: check GITHUB_API_URL, and whether a proxy is in between.';
const RATE_LIMITED = 'GitHub limits the rate of API requests; the limit of `github.token` applies to the complete repository. Run fewer ' +
    'workflows at the same time, or later.';
function hintFor({ permission }, status, message) {
    if (status === 429 || /rate limit/i.test(message))
        return RATE_LIMITED;
    switch (status) {
        case 401:
            return 'The token in `github-token` is wrong or has expired. Remove the input to use the token of the job.';
        case 403:
        case 404:
            return (`The token lacks a permission. Add it to the job of the workflow: \`permissions: { ${permission} }\` (a job that ` +
                'lists permissions has only those). The token of a pull request from a fork cannot have it.');
        default:
            if (REDIRECTS.has(status))
                return REDIRECTED;
            return status >= 500 ? 'GitHub is having problems. Run the workflow again later.' : undefined;
    }
}


/***/ }),

/***/ 8155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ deleteAsset),
/* harmony export */   C4: () => (/* binding */ finalName),
/* harmony export */   E0: () => (/* binding */ incomingName),
/* harmony export */   QM: () => (/* binding */ uploadFile),
/* harmony export */   Rw: () => (/* binding */ renameAsset),
/* harmony export */   cU: () => (/* binding */ releaseCall),
/* harmony export */   dv: () => (/* binding */ findRelease),
/* harmony export */   hM: () => (/* binding */ isIncoming),
/* harmony export */   qs: () => (/* binding */ listAssets)
/* harmony export */ });
/* unused harmony export uploadAddress */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _http_connection_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7056);
/* harmony import */ var _http_http_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9499);
/* harmony import */ var _http_send_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2925);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6647);
/* harmony import */ var _timing_retry_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5251);
/* harmony import */ var _github_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1202);
/**
 * Finds releases, and uploads, lists, renames, and deletes their files. It also defines the temporary names of the files.
 * Every function that calls GitHub throws GitHubError.
 */










const releaseSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeInteger */ .Y2b()),
    upload_url: valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    immutable: valibot__WEBPACK_IMPORTED_MODULE_7__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()), undefined),
    draft: valibot__WEBPACK_IMPORTED_MODULE_7__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY()), undefined),
});
const assetSchema = valibot__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_7__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeInteger */ .Y2b()),
    name: valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    state: valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    size: valibot__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig(),
    digest: valibot__WEBPACK_IMPORTED_MODULE_7__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_7__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP())), undefined),
});
const ASSET_ROUTE = '/repos/{owner}/{repo}/releases/assets/{asset_id}';
const UPLOAD = { kind: 'upload', tries: 4, budgetMs: 2 * 3_600_000 };
/** The slowest upload that is allowed, in bytes per millisecond, in addition to two minutes. */
const MIN_BYTES_PER_MS = 250;
/**
 * Finds the release with a tag, and checks in advance whether files can be attached. Whether the token has write access
 * is known only at the first write.
 *
 * @throws ActionError if there is no such release, or it accepts no files
 */
async function findRelease(api, tag) {
    const what = releaseCall(`Finding the release with tag ${tag}`);
    const route = 'GET /repos/{owner}/{repo}/releases/tags/{tag}';
    const release = await api.call(what, route, { tag }, releaseSchema).catch((error) => {
        (0,_github_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ignoreStatus */ .NK)(404)(error);
        throw noSuchRelease(tag, error);
    });
    if (release.immutable === true && release.draft !== true)
        throw acceptsNoFiles(tag);
    const uploadUrl = uploadAddress(release.upload_url, api.options.apiUrl);
    if (uploadUrl === undefined)
        throw (0,_github_error_js__WEBPACK_IMPORTED_MODULE_6__/* .malformed */ .Qm)(what);
    return { api, id: release.id, uploadUrl };
}
async function listAssets({ api, id }) {
    const what = releaseCall('Reading the files of the release');
    const route = 'GET /repos/{owner}/{repo}/releases/{release_id}/assets';
    const assets = [];
    for await (const asset of api.list(what, route, { release_id: id }, assetSchema))
        assets.push(asset);
    return assets;
}
/**
 * Uploads a file under its temporary name, with retries, and verifies what GitHub stored.
 *
 * @throws the signal's reason when it aborts
 */
async function uploadFile(release, file, context) {
    const { log, clock } = context;
    let tries = 0;
    const uploadOnce = async () => {
        tries += 1;
        if (tries > 1)
            await deleteIncoming(release, file);
        return sendFile(release, file, context);
    };
    const startedAt = clock.now();
    log.info(`Uploading ${file.name} to the release (${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_8__/* .size */ .Ej)(file.sizeBytes)})`);
    const asset = await (0,_timing_retry_js__WEBPACK_IMPORTED_MODULE_9__/* .retry */ .L)(uploadOnce, {
        ...context,
        retryRule: (error) => (error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_ ? error.retryRule : undefined),
    });
    log.info(`Uploaded ${file.name} in ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p0)(clock.now() - startedAt)}`);
    return asset;
}
/** Deletes what an earlier try left there. */
async function deleteIncoming(release, file) {
    for (const asset of await listAssets(release)) {
        if (asset.name === incomingName(file.name))
            await deleteAsset(release.api, asset);
    }
}
async function sendFile({ api, uploadUrl }, { name, from, sizeBytes, sha256 }, { log, signal }) {
    const client = new _http_http_client_js__WEBPACK_IMPORTED_MODULE_4__/* .HttpClient */ .Q({ keepAlive: false, log });
    const what = releaseCall(`Uploading ${name} to the release`);
    const url = new URL(uploadUrl);
    url.searchParams.set('name', incomingName(name));
    const stream = 'path' in from ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(from.path) : node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from([Buffer.from(from.text)]);
    const headers = {
        Authorization: `token ${api.options.token}`,
        Accept: 'application/vnd.github+json',
        'Content-Type': 'application/octet-stream',
    };
    const request = { method: 'POST', url, headers, body: { stream, sizeBytes }, signal };
    const deadlineMs = 120_000 + Math.ceil(sizeBytes / MIN_BYTES_PER_MS);
    const { status, json, retryAfterMs } = await (0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_5__/* .sendRequest */ .w$)(client, request, deadlineMs)
        .catch((error) => {
        if (!(error instanceof _http_connection_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConnectionError */ .R))
            throw error;
        throw (0,_github_error_js__WEBPACK_IMPORTED_MODULE_6__/* .noResponse */ .DV)(what, url.host, error, error.isFinal ? undefined : UPLOAD);
    })
        .finally(() => stream.destroy());
    if (status !== 201) {
        const retryRule = (0,_http_send_request_js__WEBPACK_IMPORTED_MODULE_5__/* .isTransientStatus */ .Dm)(status) ? { ...UPLOAD, retryAfterMs } : undefined;
        throw (0,_github_error_js__WEBPACK_IMPORTED_MODULE_6__/* .statusError */ .$C)(what, status, json, { retryRule });
    }
    const asset = valibot__WEBPACK_IMPORTED_MODULE_7__/* .safeParse */ .xLC(assetSchema, json);
    if (!asset.success)
        throw (0,_github_error_js__WEBPACK_IMPORTED_MODULE_6__/* .malformed */ .Qm)(what);
    const { state, digest } = asset.output;
    const differs = digest?.startsWith('sha256:') && sha256 !== undefined && digest !== `sha256:${sha256}`;
    if (state !== 'uploaded' || asset.output.size !== sizeBytes || differs) {
        const stored = `GitHub stored it as ${state}, with ${asset.output.size} of ${sizeBytes} bytes${differs ? ' and different contents' : ''}.`;
        throw new _github_error_js__WEBPACK_IMPORTED_MODULE_6__/* .GitHubError */ .y_(what, stored, { retryRule: UPLOAD });
    }
    return asset.output;
}
async function deleteAsset(api, { id, name }) {
    const what = releaseCall(`Deleting ${name} of the release`);
    await api
        .call(what, `DELETE ${ASSET_ROUTE}`, { asset_id: id }, valibot__WEBPACK_IMPORTED_MODULE_7__/* .unknown */ .L5J())
        // A 404 means that the file is already deleted: the response to an earlier try was lost.
        .catch((0,_github_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ignoreStatus */ .NK)(404));
}
/** Gives a file its final name. */
async function renameAsset(release, { id, name }) {
    const what = releaseCall(`Renaming ${incomingName(name)} of the release to ${name}`);
    try {
        await release.api.call(what, `PATCH ${ASSET_ROUTE}`, { asset_id: id, name }, assetSchema);
    }
    catch (error) {
        (0,_github_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ignoreStatus */ .NK)(422)(error);
        // A 422 may mean that the file is already renamed: the response to an earlier try was lost.
        const assets = await listAssets(release);
        if (!assets.some((asset) => asset.id === id && asset.name === name))
            throw error;
    }
}
/** @param name begins a sentence: `Deleting site.zip of the release` */
function releaseCall(name) {
    return { name, permission: 'contents: write' };
}
function noSuchRelease(tag, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .l('github', `The repository has no release with tag "${tag}" (404 Not Found).`, {
        hint: 'Check `release-tag`, and publish the release first: a tag alone is not a release, and a draft cannot be found by ' +
            'its tag. In a private repository, the token also needs `permissions: { contents: write }`.',
        cause,
    });
}
function acceptsNoFiles(tag) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .l('github', `The release with tag "${tag}" is immutable: it accepts no more files.`, {
        hint: 'Name another release, or disable immutable releases in the repository settings for new releases.',
    });
}
/** The suffix of a file that is not complete yet (docs/deployments.md, "Releases"). */
const INCOMING = '.incoming';
/** Returns the name that a file has until it is complete and the existing file has been removed. */
function incomingName(name) {
    return `${name}${INCOMING}`;
}
/** Returns the final name of a file with a temporary name. */
function finalName(incoming) {
    return incoming.slice(0, -INCOMING.length);
}
/** True for incomplete uploads of the action, including those of a run whose bundle had another format. */
function isIncoming(name) {
    return name.startsWith('static-export.') && name.endsWith(INCOMING);
}
/**
 * Where files of a release are uploaded. The token is sent there, so the address is compared with the API's.
 *
 * @param template `upload_url` of a release, which ends in `{?name,label}`
 * @param apiUrl base address of the API
 * @returns undefined for a server that does not belong to the API: on github.com and ghe.com it is `uploads.` instead of
 *   `api.`; on an Enterprise Server it is the same host, or `uploads.` in front of it
 */
function uploadAddress(template, apiUrl) {
    const address = template.replace(/\{[^}]*\}$/, '');
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    const hosts = [apiUrl.host, `uploads.${apiUrl.host}`];
    if (apiUrl.host.startsWith('api.'))
        hosts.push(`uploads.${apiUrl.host.slice('api.'.length)}`);
    return url.protocol === apiUrl.protocol && url.username === '' && hosts.includes(url.host)
        ? url
        : undefined;
}


/***/ })

};
;