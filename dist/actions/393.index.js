"use strict";
exports.id = 393;
exports.ids = [393];
exports.modules = {

/***/ 5393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openRecord: () => (/* binding */ openRecord)
/* harmony export */ });
/* unused harmony export EnvironmentRecord */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _github_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8412);
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3820);
/* harmony import */ var _live_verify_live_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5983);
/* harmony import */ var _runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3882);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8252);
/* harmony import */ var _inputs_export_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3147);
/* harmony import */ var _inputs_step_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8209);








/** A host that has just restarted gets this time. A cache is no reason to wait: nothing was deployed in this run. */
const VERIFY_MS = 20_000;
/** See `openLiveSite`. */
async function openRecord(gitHub, environment, run) {
    const { inputs, report, log, signal } = run;
    const { record, dryRun } = inputs;
    const isRecording = record && !dryRun;
    const api = new _github_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubApi */ .y({ ...gitHub, log, signal });
    // A dry run checks the permission that the run itself will need.
    const permission = record ? 'deployments: write' : 'deployments: read';
    const deployments = new _github_deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .Deployments */ .D({ api, environment, site: (0,_inputs_export_target_js__WEBPACK_IMPORTED_MODULE_6__/* .siteName */ .p)(inputs.target), permission });
    if (isRecording)
        await deployments.closeStale(log);
    const liveState = await deployments.findLive();
    report.liveFound(liveState);
    const opened = new EnvironmentRecord(gitHub, deployments, run);
    opened.requireNewestRun(liveState.live);
    if (dryRun) {
        if (record)
            await deployments.tryToWrite();
        const may = record ? 'read and record deployments' : 'read the deployments';
        report.checked(`The token may ${may} in environment ${environment}`);
    }
    return opened;
}
class EnvironmentRecord {
    deployments;
    #gitHub;
    #run;
    constructor(gitHub, deployments, run) {
        this.#gitHub = gitHub;
        this.deployments = deployments;
        this.#run = run;
    }
    /**
     * Keeps "Re-run jobs" of an older run from replacing a newer site. Outside a workflow, the ID of a run is 0.
     *
     * @throws ActionError if a newer run of this repository recorded what is live
     */
    requireNewestRun(live) {
        const { runId } = this.#gitHub;
        const newer = live?.runId ?? 0;
        if (runId === 0 || newer <= runId)
            return;
        const { environment } = this.deployments.options;
        const message = `Run ${newer}, which is newer than this run (${runId}), has deployed to ${environment}.`;
        const hint = 'Look at that run: if it is green, there is nothing to do.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('superseded', message, { hint, isPermanent: true });
    }
    /** @param site the exported site. Only if it is the recorded one, it can be compared with what `verify-url` serves. */
    async readState(site) {
        const { report } = this.#run;
        const state = await this.deployments.findLive();
        report.liveStateRead(state);
        const { live, unfinishedId } = state;
        if (unfinishedId !== undefined)
            return { ...state, isKnown: false };
        if (site.contentDigest !== live?.contentDigest)
            return { ...state, isKnown: true };
        return { ...state, isKnown: await this.#isServed(site, live) };
    }
    async #isServed({ files, contentDigest }, live) {
        const { inputs, report } = this.#run;
        if (inputs.verifyUrl === undefined)
            return true;
        const pages = (0,_live_verify_live_js__WEBPACK_IMPORTED_MODULE_3__/* .sampledPages */ .xV)(files, contentDigest);
        const unserved = await (0,_live_verify_live_js__WEBPACK_IMPORTED_MODULE_3__/* .findUnserved */ .GQ)({ site: files, pages, url: inputs.verifyUrl }, VERIFY_MS, this.#run);
        if (unserved !== undefined)
            report.notServed(live, unserved.what, VERIFY_MS);
        return unserved === undefined;
    }
    /** Records the export. The deployment stays open until the post step knows the result of the job. */
    async add({ jobId, pageCount, bundle }) {
        const { inputs, report, signal } = this.#run;
        signal.throwIfAborted();
        const described = {
            jobId,
            contentDigest: bundle?.site.contentDigest,
            version: inputs.version,
            pageCount,
            htmlCount: bundle && (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .countPages */ .E)(bundle.site.files.keys()),
            sizeBytes: bundle?.sizeBytes,
            runId: this.#gitHub.runId || undefined,
        };
        const id = await this.deployments.create(described, this.#gitHub.sha);
        try {
            (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_5__/* .STEP_STATE */ .h.deploymentId, String(id));
            await this.#setStatus(id, 'running');
            report.deploymentCreated(id);
            report.compared(true);
            (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_5__/* .STEP_STATE */ .h.deploymentState, 'ready');
        }
        catch (error) {
            await this.#closeAsFailed(id);
            throw error;
        }
    }
    /** The post step retries if this fails. */
    async #closeAsFailed(id) {
        const { log, signal } = this.#run;
        // After a cancellation the process has 1.5 s, so this is left to the post step, which runs next.
        if (signal.aborted)
            return;
        try {
            await this.#setStatus(id, 'stepFailed');
            (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_5__/* .STEP_STATE */ .h.deploymentState, 'closed');
        }
        catch (error) {
            log.info(`${error instanceof Error ? error.message : String(error)} The post step will retry.`);
        }
    }
    async #setStatus(id, status) {
        const links = { log_url: this.#gitHub.runUrl, environment_url: this.#run.inputs.environmentUrl };
        await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .setDeploymentStatus */ .e)(this.deployments.options.api, id, status, links);
    }
}


/***/ }),

/***/ 286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ followRedirects)
/* harmony export */ });
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7056);

const MAX_REDIRECTS = 5;
/** Throws ConnectionError, even if the signal aborts. `mayFollow` gets the next address and the current one. */
async function followRedirects(client, request, mayFollow) {
    let { url } = request;
    for (let redirects = 0;; redirects += 1) {
        const from = url;
        const response = await client.send({ ...request, url }).catch((error) => {
            throw _connection_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .R.from(error, from);
        });
        const { statusCode = 0, headers } = response;
        const target = statusCode >= 300 && statusCode < 400 ? headers.location : undefined;
        if (target === undefined)
            return { response, url, unfollowed: undefined };
        const to = URL.canParse(target, url.href) ? new URL(target, url) : undefined;
        if (to === undefined)
            return { response, url, unfollowed: 'invalid' };
        if (!mayFollow(to, url))
            return { response, url, unfollowed: 'refused' };
        if (redirects === MAX_REDIRECTS)
            return { response, url, unfollowed: 'too many' };
        // The body of a redirect is not needed, and may have any length.
        response.destroy();
        url = to;
    }
}


/***/ }),

/***/ 5983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ findUnserved),
/* harmony export */   W3: () => (/* binding */ verifyLive),
/* harmony export */   fU: () => (/* binding */ pagesToVerify),
/* harmony export */   xV: () => (/* binding */ sampledPages)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5071);
/* harmony import */ var _http_connection_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7056);
/* harmony import */ var _http_follow_redirects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(286);
/* harmony import */ var _http_http_client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9499);
/* harmony import */ var _site_addresses_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8632);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8252);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(369);
/** Requests the live site, and compares what it serves with the files of a site. */










/** A cache may keep the previous file for some time after its invalidation. */
const GIVE_UP_MS = 120_000;
const PAUSE_MS = 2000;
const REQUEST_MS = 30_000;
const CHANGED_PAGES = 4;
const SAMPLED_PAGES = 4;
/** A cache may keep a copy for each value of this header (RFC 9110, section 12.5.5), so it has the value of a browser. */
const ACCEPTED = { 'Accept-Encoding': 'gzip, deflate, br' };
const DECODERS = new Map([
    ['gzip', node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip],
    ['deflate', node_zlib__WEBPACK_IMPORTED_MODULE_2__.createInflate],
    ['br', node_zlib__WEBPACK_IMPORTED_MODULE_2__.createBrotliDecompress],
]);
/** The codes of zlib and Brotli (Node.js, "Zlib constants"). */
const UNDECODED = /^(?:Z_|ERR__ERROR_)/;
/**
 * Returns the pages to verify besides the home page: those that this deployment changes, then those of earlier ones.
 * The verification of those may have failed, and then a run that changes nothing must not be green.
 *
 * @param changed files that are uploaded
 * @param before what this function returned for the live site
 */
function pagesToVerify(site, changed, before = []) {
    const home = homeOf(site);
    const pages = new Set([...changed.filter(_site_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .isPage */ .y), ...before.filter((path) => site.has(path))]);
    pages.delete(home);
    return [...pages].slice(0, CHANGED_PAGES);
}
/**
 * Returns pages to verify besides the home page, for a site that nothing changed. The sample depends on the contents of
 * the site: runs that find the same site agree, and each change of the site selects other pages.
 */
function sampledPages(site, contentDigest) {
    const home = homeOf(site);
    const ranked = [...site.keys()]
        .filter((path) => (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .isPage */ .y)(path) && path !== home)
        .map((path) => `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${contentDigest} ${path}`).digest('hex')} ${path}`);
    return ranked
        .sort()
        .slice(0, SAMPLED_PAGES)
        .map((rank) => rank.slice(rank.indexOf(' ') + 1));
}
/**
 * Verifies the home page, and other pages.
 *
 * @returns how many addresses were verified
 * @throws ActionError if an address does not serve its file within two minutes: a cache may keep the previous one
 */
async function verifyLive(live, context) {
    const unserved = await findUnserved(live, GIVE_UP_MS, context);
    if (unserved === undefined)
        return live.pages.length + 1;
    const { what, problem } = unserved;
    const unreachable = problem instanceof _http_connection_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConnectionError */ .R ? (problem.hint ?? NOT_REACHED) : undefined;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ('verify-failed', `For two minutes, ${what}.`, {
        hint: `The destination has the files, but this runner does not get them from this address. ${unreachable ?? CHECK_ADDRESS}`,
    });
}
/**
 * Requests the home page, and other pages, until each of them has the contents of the site.
 *
 * @param withinMs for all addresses together; no single request takes longer
 * @returns the first address that does not serve its file in time; undefined if all do
 */
async function findUnserved({ site, pages, url: liveUrl }, withinMs, { clock, log, signal }) {
    const checks = [homeOf(site), ...pages].map((path) => ({
        url: path === 'index.html' ? liveUrl : (0,_site_addresses_js__WEBPACK_IMPORTED_MODULE_8__/* .fileUrl */ .iw)(path, liveUrl),
        sha256: site.get(path) ?? '',
    }));
    const client = new _http_http_client_js__WEBPACK_IMPORTED_MODULE_6__/* .HttpClient */ .Q(log);
    const endsAt = clock.now() + withinMs;
    const requestMs = Math.min(REQUEST_MS, withinMs);
    try {
        for (const check of checks) {
            const url = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_9__/* .cleanText */ .X)(check.url);
            for (let said = '';;) {
                const problem = await problemOf(check, requestMs, client, signal);
                if (problem === undefined)
                    break;
                const does = described(problem);
                if (clock.now() + PAUSE_MS > endsAt)
                    return { what: `${url} has not served the deployed site: it ${does}`, problem };
                const line = `Waiting for ${url}: it ${does}`;
                if (line !== said)
                    log.info(line);
                said = line;
                await clock.sleep(PAUSE_MS, signal);
            }
            log.info(`Verified ${url}`);
        }
        return undefined;
    }
    finally {
        client.close();
    }
}
/** A site without a home page has another file verified in its place: a page, if it has one. */
function homeOf(site) {
    if (site.has('index.html'))
        return 'index.html';
    const [first = ''] = site.keys();
    return [...site.keys()].find(_site_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .isPage */ .y) ?? first;
}
const described = (problem) => problem instanceof _http_connection_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConnectionError */ .R ? `cannot be reached: ${problem.message}` : problem;
const CHECK_ADDRESS = 'Check whether `verify-url` serves that destination without changing pages, and whether a cache in front of it has to ' +
    'be invalidated.';
const UNFOLLOWED = {
    invalid: 'redirects to an address that is not valid',
    refused: 'redirects to an address that is not on the web',
    'too many': 'redirects too many times',
};
const NOT_REACHED = 'Open the address in a browser. If it works there, find out why this runner cannot reach it. If not, check `verify-url` and its server.';
/** @returns undefined if the address serves its file */
async function problemOf({ url, sha256 }, requestMs, client, signal) {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(requestMs)]);
    const request = { method: 'GET', url: new URL(url), headers: ACCEPTED, signal: deadline };
    try {
        const reached = await (0,_http_follow_redirects_js__WEBPACK_IMPORTED_MODULE_5__/* .followRedirects */ .F)(client, request, ({ protocol }) => /^https?:$/.test(protocol));
        const { response, unfollowed } = reached;
        if (unfollowed !== undefined) {
            response.destroy();
            return UNFOLLOWED[unfollowed];
        }
        const { statusCode: status = 0, headers } = response;
        if (status !== 200) {
            response.destroy();
            return `responds with ${status}`;
        }
        const encoding = (headers['content-encoding'] ?? 'identity').toLowerCase();
        const decoder = DECODERS.get(encoding);
        const found = await (decoder === undefined ? digestOf(response) : digestOf(response, decoder()));
        if (found === sha256)
            return undefined;
        return decoder !== undefined || encoding === 'identity'
            ? 'differs from the deployed file'
            : `is encoded as ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_9__/* .cleanText */ .X)(encoding, 50)}, which was not requested, so it cannot be compared`;
    }
    catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted)
            return `did not respond within ${requestMs / 1000} s`;
        if (UNDECODED.test(error.code ?? ''))
            return 'has a body that cannot be decoded';
        return error instanceof _http_connection_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConnectionError */ .R ? error : _http_connection_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConnectionError */ .R.from(error, request.url);
    }
}
async function digestOf(response, ...decoders) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)([response, ...decoders, hash]);
    return hash.digest('hex');
}


/***/ })

};
;