export const id = 206;
export const ids = [206];
export const modules = {

/***/ 7206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GitHubDelivery: () => (/* binding */ GitHubDelivery)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/github/deployments.js
var github_deployments = __webpack_require__(8412);
// EXTERNAL MODULE: ./lib/src/github/github-api.js
var github_api = __webpack_require__(3820);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/http/connection-error.js
var connection_error = __webpack_require__(7056);
// EXTERNAL MODULE: ./lib/src/http/http-client.js
var http_client = __webpack_require__(9499);
// EXTERNAL MODULE: ./lib/src/http/send-request.js
var send_request = __webpack_require__(2925);
// EXTERNAL MODULE: ./lib/src/http/transient-status.js
var transient_status = __webpack_require__(5284);
// EXTERNAL MODULE: ./lib/src/log/retry-log.js
var retry_log = __webpack_require__(5110);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
// EXTERNAL MODULE: ./lib/src/timing/retry.js
var retry = __webpack_require__(5251);
// EXTERNAL MODULE: ./lib/src/github/github-error.js
var github_error = __webpack_require__(1202);
;// CONCATENATED MODULE: ./lib/src/github/upload-address.js
/** Where files of a release are uploaded. The token is sent there, so the address is compared with the API's. */
/**
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

;// CONCATENATED MODULE: ./lib/src/github/release-assets.js
/**
 * Attaches the bundle to a release, where it outlives the bundle URL (docs/reference.md, "Release assets").
 *
 * The files of an earlier attempt stay until the new ones are complete: those are uploaded under temporary names, and
 * then replace the earlier ones by deleting and renaming. GitHub has no atomic way to do that: a run that is killed in
 * between can leave a release without one of the files, but never with the checksum of another bundle. The next attempt
 * repairs it.
 */













/** Each file of a release must be smaller than 2 GiB (GitHub Docs, "About releases"). */
const SIZE_LIMIT_BYTES = 2 ** 31;
/** Extension of a file's name until the file is complete. */
const INCOMING = '.incoming';
const UPLOAD = { kind: 'upload', tries: 4, budgetMs: 2 * 3_600_000 };
/** The slowest upload that is allowed, in bytes per millisecond, in addition to two minutes. */
const MIN_BYTES_PER_MS = 250;
const releaseSchema = dist/* object */.Ikc({
    id: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b()),
    upload_url: dist/* string */.YjP(),
    immutable: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* boolean */.zMY()), undefined),
    draft: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* boolean */.zMY()), undefined),
});
const assetSchema = dist/* object */.Ikc({
    id: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b()),
    name: dist/* string */.YjP(),
    state: dist/* string */.YjP(),
    size: dist/* number */.aig(),
    digest: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())), undefined),
});
const ASSET_ROUTE = '/repos/{owner}/{repo}/releases/assets/{asset_id}';
/**
 * Finds the release with a tag, and checks in advance whether files can be attached. Whether the token has write access
 * is known only when it writes.
 *
 * @throws GitHubError; ActionError if there is no such release, or it accepts no files
 */
async function findRelease(api, tag) {
    const release = await api
        .call(operation(`Finding the release with tag ${tag}`), 'GET /repos/{owner}/{repo}/releases/tags/{tag}', { tag }, releaseSchema)
        .catch((error) => {
        throw error instanceof github_error/* GitHubError */.y_ && error.status === 404 ? noSuchRelease(tag, error) : error;
    });
    if (release.immutable === true && release.draft !== true)
        throw acceptsNoFiles(tag);
    const uploadUrl = uploadAddress(release.upload_url, api.apiUrl);
    if (uploadUrl === undefined)
        throw (0,github_error/* malformed */.Qm)(operation(`Finding the release with tag ${tag}`));
    return { id: release.id, uploadUrl };
}
/**
 * Attaches files, replacing those with the same names, and changes nothing else. The last file is deleted first and
 * renamed last: a checksum in it never describes other files than those that are there.
 *
 * @throws ActionError for a file that is too large, before anything is uploaded; GitHubError
 * @throws the signal's reason when it aborts
 */
async function attachFiles(release, files, api, context) {
    for (const file of files)
        if (file.sizeBytes >= SIZE_LIMIT_BYTES)
            throw tooLarge(file);
    const incoming = [];
    try {
        for (const file of files)
            incoming.push(await upload(release, file, api, context));
        context.signal.throwIfAborted();
    }
    catch (error) {
        // What cannot be deleted now, the next attempt deletes.
        await Promise.allSettled(incoming.map((asset) => deleteAsset(api, asset)));
        throw error;
    }
    const names = new Set(files.map(({ name }) => name));
    const previous = (await listAssets(api, release)).filter(({ name }) => names.has(name));
    const order = files.map(({ name }) => name);
    previous.sort((one, other) => order.indexOf(other.name) - order.indexOf(one.name));
    for (const asset of previous)
        await deleteAsset(api, asset);
    for (const [index, file] of files.entries()) {
        await api.call(operation(`Renaming ${file.name} in the release`), `PATCH ${ASSET_ROUTE}`, { asset_id: incoming[index]?.id, name: file.name }, assetSchema);
    }
}
/** Uploads a file under its temporary name, after deleting what an earlier try left there. */
async function upload(release, file, api, { log, clock, signal }) {
    const client = new http_client/* HttpClient */.Q({ keepAlive: false });
    const uploadOnce = async () => {
        for (const asset of await listAssets(api, release)) {
            if (asset.name === `${file.name}${INCOMING}`)
                await deleteAsset(api, asset);
        }
        return sendFile(client, release, file, api, signal);
    };
    try {
        return await (0,retry/* retry */.L)(uploadOnce, {
            retryRule: uploadRetryRule,
            onRetry: (0,retry_log/* logRetry */.z)(log),
            clock,
            signal,
        });
    }
    finally {
        client.close();
    }
}
/** An upload that failed; the API calls around it have been retried already. */
class UploadError extends errors/* ActionError */.lZ {
    retryRule;
    constructor(error, retryRule) {
        super('errored', error.message, { hint: error.hint, cause: error });
        this.retryRule = retryRule;
    }
}
function uploadRetryRule(error) {
    return error instanceof UploadError ? error.retryRule : undefined;
}
async function sendFile(client, { uploadUrl }, { name, from, sizeBytes, sha256 }, api, signal) {
    const what = operation(`Uploading ${name} to the release`);
    const url = new URL(uploadUrl);
    url.searchParams.set('name', `${name}${INCOMING}`);
    const stream = 'path' in from ? (0,external_node_fs_.createReadStream)(from.path) : external_node_stream_.Readable.from([Buffer.from(from.text)]);
    let response;
    try {
        const request = {
            method: 'POST',
            url,
            headers: {
                Authorization: `token ${api.token}`,
                Accept: 'application/vnd.github+json',
                'Content-Type': 'application/octet-stream',
            },
            body: { stream, sizeBytes },
            signal,
        };
        response = await (0,send_request/* sendRequest */.w)(client, request, 120_000 + Math.ceil(sizeBytes / MIN_BYTES_PER_MS));
    }
    catch (error) {
        if (!(error instanceof connection_error/* ConnectionError */.R))
            throw error;
        throw new UploadError((0,github_error/* noResponse */.DV)(what, url.host, error), error.isFinal ? undefined : UPLOAD);
    }
    finally {
        stream.destroy();
    }
    const { status, json, retryAfterMs } = response;
    if (status !== 201) {
        const rule = (0,transient_status/* isTransientStatus */.D)(status) ? { ...UPLOAD, retryAfterMs } : undefined;
        throw new UploadError((0,github_error/* statusError */.$C)(what, status, json), rule);
    }
    const asset = dist/* safeParse */.xLC(assetSchema, json);
    if (!asset.success)
        throw (0,github_error/* malformed */.Qm)(what);
    const { state, digest } = asset.output;
    const differs = digest?.startsWith('sha256:') && sha256 !== undefined && digest !== `sha256:${sha256}`;
    if (state !== 'uploaded' || asset.output.size !== sizeBytes || differs) {
        const stored = `GitHub stored it as ${state}, with ${asset.output.size} of ${sizeBytes} bytes${differs ? ' and different contents' : ''}.`;
        throw new UploadError(new github_error/* GitHubError */.y_(what, stored), UPLOAD);
    }
    return asset.output;
}
async function listAssets(api, release) {
    const assets = [];
    const found = api.list(operation('Reading the files of the release'), 'GET /repos/{owner}/{repo}/releases/{release_id}/assets', { release_id: release.id }, assetSchema);
    for await (const asset of found)
        assets.push(asset);
    return assets;
}
async function deleteAsset(api, { id, name }) {
    try {
        await api.call(operation(`Deleting the earlier ${name} of the release`), `DELETE ${ASSET_ROUTE}`, { asset_id: id }, dist/* unknown */.L5J());
    }
    catch (error) {
        // Deleted already: the response to an earlier try was lost.
        if (!(error instanceof github_error/* GitHubError */.y_ && error.status === 404))
            throw error;
    }
}
function operation(name) {
    return { name, permission: 'contents: write' };
}
function noSuchRelease(tag, cause) {
    return new errors/* ActionError */.lZ('errored', `The repository has no release with tag "${tag}" (404 Not Found).`, {
        hint: 'Check `release-tag`, and publish the release first: a tag alone is not a release, and a draft cannot be found by ' +
            'its tag. In a private repository, the token also needs `permissions: { contents: write }`.',
        cause,
    });
}
function acceptsNoFiles(tag) {
    return new errors/* ActionError */.lZ('errored', `The release with tag "${tag}" is immutable: it accepts no more files.`, {
        hint: 'Name another release, or disable immutable releases in the repository settings for new releases.',
    });
}
function tooLarge({ name, sizeBytes }) {
    return new errors/* ActionError */.lZ('errored', `${name} cannot be attached to the release: it has ${(0,units/* size */.Ej)(sizeBytes)}, and GitHub accepts less than 2 GiB.`, { hint: 'Nothing was uploaded. Remove `release-tag`, or export in parts with `paths`.' });
}

// EXTERNAL MODULE: ./lib/src/runner/save-state.js
var save_state = __webpack_require__(3928);
// EXTERNAL MODULE: ./lib/src/export/changed.js
var export_changed = __webpack_require__(5017);
// EXTERNAL MODULE: ./lib/src/export/step-state.js
var step_state = __webpack_require__(5207);
;// CONCATENATED MODULE: ./lib/src/export/github-delivery.js
/** Delivers an export to GitHub: a deployment that records what is live, and the files of a release. */







class GitHubDelivery {
    #inputs;
    #gitHub;
    #context;
    #api;
    /** Undefined without `environment`. */
    #deployments;
    /** Undefined without `release-tag`. */
    #release;
    #openDeploymentId;
    constructor(inputs, gitHub, context, api, deployments, release) {
        this.#inputs = inputs;
        this.#gitHub = gitHub;
        this.#context = context;
        this.#api = api;
        this.#deployments = deployments;
        this.#release = release;
    }
    /** See `prepareDelivery`. */
    static async prepare(inputs, gitHub, context) {
        const { environment, domain = '', releaseTag } = inputs;
        const { log, signal } = context;
        const api = new github_api/* GitHubApi */.y({ ...gitHub, log, signal });
        let deployments;
        if (environment !== undefined) {
            deployments = new github_deployments/* Deployments */.DS({ api, environment, site: (0,github_deployments/* siteKey */.Dd)(domain), log });
            await deployments.closeStale();
            await deployments.findLive();
        }
        const release = releaseTag === undefined ? undefined : await findRelease(api, releaseTag);
        return new GitHubDelivery(inputs, gitHub, context, api, deployments, release);
    }
    /**
     * Attaches the files first: the deployment is open for as short as possible, and an export is recorded only after
     * everything else is done. The deployment stays open until the post step knows the result of the job.
     *
     * @throws ActionError
     */
    async deliver({ jobId, pageCount, bundle }, report) {
        report.deliveryStarting();
        const contentDigest = bundle?.site?.contentDigest;
        try {
            if (bundle !== undefined)
                report.assetsAttached(await this.#attach(bundle));
            const liveDigest = await this.#liveDigest();
            const changed = (0,export_changed/* isChanged */.H)(contentDigest, liveDigest);
            if (changed && this.#deployments !== undefined) {
                const { version } = this.#inputs;
                const site = (0,github_deployments/* siteKey */.Dd)(this.#inputs.domain ?? '');
                const payload = { site, jobId, contentDigest, version, pageCount };
                report.deploymentCreated(await this.#createDeployment(this.#deployments, payload));
            }
            report.compared(changed);
            if (this.#openDeploymentId !== undefined) {
                (0,save_state/* saveState */.L)(step_state/* DEPLOYMENT_STATE */.a6, 'ready');
            }
        }
        catch (error) {
            await this.#closeAsFailed();
            throw error;
        }
    }
    /** @returns the names of the attached files */
    async #attach(bundle) {
        if (this.#release === undefined)
            return [];
        const name = external_node_path_.basename(bundle.path);
        const { sizeBytes, sha256 } = bundle;
        // One line as `sha256sum -c` reads it.
        const line = `${sha256}  ${name}\n`;
        const files = [
            { name, from: { path: bundle.path }, sizeBytes, sha256 },
            { name: `${name}.sha256`, from: { text: line }, sizeBytes: Buffer.byteLength(line) },
        ];
        await attachFiles(this.#release, files, this.#api, this.#context);
        return files.map((file) => file.name);
    }
    async #liveDigest() {
        if (this.#deployments === undefined)
            return this.#inputs.previousDigest;
        // Read again: another run may have deployed during the export.
        return (await this.#deployments.findLive())?.contentDigest;
    }
    async #createDeployment(deployments, payload) {
        const { sha, runUrl } = this.#gitHub;
        this.#context.signal.throwIfAborted();
        const id = await deployments.create(payload, sha);
        this.#openDeploymentId = id;
        (0,save_state/* saveState */.L)(step_state/* DEPLOYMENT_ID */.C1, String(id));
        await (0,github_deployments/* createDeploymentStatus */.gt)(this.#api, id, 'in_progress', 'The job that deploys it is running', runUrl);
        return id;
    }
    /** Closes the deployment of a step that failed after creating it. The post step retries if this fails. */
    async #closeAsFailed() {
        const { log, signal } = this.#context;
        // A cancelled step has a second and a half; its post step follows at once.
        if (this.#openDeploymentId === undefined || signal.aborted)
            return;
        try {
            const description = 'The export step failed after creating this deployment';
            await (0,github_deployments/* createDeploymentStatus */.gt)(this.#api, this.#openDeploymentId, 'failure', description, this.#gitHub.runUrl);
            (0,save_state/* saveState */.L)(step_state/* DEPLOYMENT_STATE */.a6, 'closed');
        }
        catch (error) {
            log.info(`${error instanceof Error ? error.message : String(error)} The post step will retry.`);
        }
    }
}


/***/ }),

/***/ 8412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
 * How many deployments beyond that age one run checks, and how many of the environment in total. A stale deployment is
 * among the first of them on the day that it reaches that age.
 */
const MAX_STALE = 20;
const MAX_LISTED = 300;
/** Tells people what was deployed; this action recognizes its deployments by the payload. */
const TASK = 'static-export';
/** The part of a deployment that is needed. GitHub returns the payload as it was; some servers return it as text. */
const deploymentSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b()),
    created_at: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    payload: valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
});
/** A payload with both fields is from this action. */
const payloadSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    site: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    jobId: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    contentDigest: valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), undefined),
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
     * The newest deployment that ever succeeded, even if it is `inactive` now: GitHub sets that state when any other
     * deployment of the environment succeeds.
     *
     * @throws GitHubError
     */
    async findLive() {
        for await (const { id, contentDigest } of this.#deployments()) {
            if ((await this.#states(id)).includes('success'))
                return { id, contentDigest };
        }
        return undefined;
    }
    /**
     * Closes stale deployments, whose runner died: older than six days and still open. They become `inactive`, since nobody
     * knows how far they got.
     *
     * @throws GitHubError
     */
    async closeStale(now = Date.now()) {
        let seen = 0;
        for await (const { id, created_at } of this.#deployments(MAX_LISTED)) {
            if (now - Date.parse(created_at) <= STALE_AFTER_MS)
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
        return (await api.call(operation('Creating the deployment'), route, body, createdSchema)).id;
    }
    /**
     * The deployments of this action for this site, newest first.
     *
     * @param max how many deployments of the environment to read
     */
    async *#deployments(max = Number.POSITIVE_INFINITY) {
        const { api, environment, site } = this.#options;
        const found = api.list(operation('Reading the deployments'), 'GET /repos/{owner}/{repo}/deployments', { environment }, deploymentSchema);
        let listed = 0;
        for await (const deployment of found) {
            const payload = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(payloadSchema, parsed(deployment.payload));
            if (payload.success && payload.output.site === site)
                yield { ...deployment, ...payload.output };
            listed += 1;
            if (listed >= max)
                return;
        }
    }
    /** All states that a deployment ever had, newest first. */
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
 * Sets the state of a deployment. After a success, GitHub sets the environment's earlier deployments to inactive.
 *
 * @param logUrl page of the workflow run, which GitHub links to
 * @throws GitHubError
 */
async function createDeploymentStatus(api, deploymentId, state, description, logUrl) {
    const isClosing = state !== 'in_progress';
    await api.call(operation(isClosing ? `Closing deployment ${deploymentId}` : 'Creating the deployment'), 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
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
    return typeof payload === 'string' ? (0,_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(payload) : payload;
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
 * for an Enterprise Server) and the proxy. Octokit's own plugins retry, and wait if GitHub asks for it; nothing else
 * retries. Responses are decoded, and every failure becomes a {@link GitHubError}.
 */









/** Longest time for one request and its complete response. */
const DEADLINE_MS = 20_000;
/** Longest wait, and the number of waits, that GitHub may ask for with a rate limit; runner minutes cost money. */
const MAX_WAIT_S = 120;
const MAX_WAITS = 2;
/**
 * Responses that a retry does not change. 429 belongs to the throttling plugin: the retry plugin would retry after a
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
            if (retryAfterS > MAX_WAIT_S || waited >= MAX_WAITS)
                return false;
            log.info(`GitHub's rate limit is reached: waiting ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(retryAfterS * 1000)}.`);
            return true;
        };
        this.#octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, {
            baseUrl: apiUrl.href.replace(/\/$/, ''),
            userAgent: _version_js__WEBPACK_IMPORTED_MODULE_5__/* .USER_AGENT */ ._,
            log: { debug, info: debug, warn: debug, error: debug },
            request: { ..._actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__/* .defaults */ .NT.request, fetch: this.#fetchFrom(apiUrl.origin) },
            retry: { doNotRetry: DO_NOT_RETRY },
            throttle: { onRateLimit: waits, onSecondaryRateLimit: waits },
        }, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_6__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_7__/* .throttling */ .A);
    }
    /**
     * One request.
     *
     * @param route method and path as GitHub documents them; `{owner}` and `{repo}` are filled in
     * @param schema the part of the response that is needed; `unknown` for a response without a body
     * @throws GitHubError; the signal's reason when it aborts
     */
    async call(operation, route, parameters, schema) {
        try {
            const { data } = await this.#octokit.request(route, { ...this.#repository, ...parameters });
            return decode(operation, schema, data);
        }
        catch (error) {
            throw this.#toGitHubError(operation, error);
        }
    }
    /**
     * Every item of a list, page by page; a page is requested when the previous one is used up.
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
                throw this.#toGitHubError(operation, error);
            }
            yield* items;
        }
    }
    /** The toolkit's `fetch`, which uses the proxy, with a deadline and for one origin only. */
    #fetchFrom(origin) {
        const proxied = _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__/* .defaults */ .NT.request?.['fetch'];
        return async (address, init) => {
            // The address of the next page comes from outside, and the token would be sent to it.
            if (new URL(String(address)).origin !== origin) {
                throw new _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R('OTHER_ORIGIN', 'its response refers to another server, which must not get the token');
            }
            const deadline = AbortSignal.timeout(DEADLINE_MS);
            const isRead = init?.method === 'GET';
            return proxied(address, {
                ...init,
                signal: isRead ? AbortSignal.any([deadline, this.#signal]) : deadline,
            });
        };
    }
    #toGitHubError(operation, error) {
        if (error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_)
            return error;
        if (this.#signal.aborted)
            return this.#signal.reason;
        const responded = valibot__WEBPACK_IMPORTED_MODULE_8__/* .safeParse */ .xLC(respondedSchema, error);
        if (responded.success) {
            const { status, response } = responded.output;
            return (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .statusError */ .$C)(operation, status, response.data, error);
        }
        // Octokit fails on a response that is not JSON if it expects a list.
        if (!valibot__WEBPACK_IMPORTED_MODULE_8__.is(valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ status: valibot__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig() }), error))
            return (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .malformed */ .Qm)(operation, error);
        return (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .noResponse */ .DV)(operation, this.apiUrl.host, connectionError(error));
    }
}
/** Octokit's RequestError has a response only if there was one; without one its status is 500. */
const respondedSchema = valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig(),
    response: valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_8__/* .unknown */ .L5J() }),
});
/** The innermost cause has the code. */
function connectionError(error) {
    let innermost = error;
    while (innermost instanceof Error && innermost.cause instanceof Error)
        innermost = innermost.cause;
    if (innermost instanceof _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R)
        return innermost;
    if (innermost instanceof Error && innermost.name === 'TimeoutError') {
        const what = `there was no complete response within ${DEADLINE_MS / 1000} s`;
        return new _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R('ETIMEDOUT', what, error);
    }
    return _http_connection_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConnectionError */ .R.from(innermost);
}
function decode(operation, schema, data) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_8__/* .safeParse */ .xLC(schema, data);
    if (!parsed.success)
        throw (0,_github_error_js__WEBPACK_IMPORTED_MODULE_3__/* .malformed */ .Qm)(operation);
    return parsed.output;
}


/***/ }),

/***/ 1202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ statusError),
/* harmony export */   DV: () => (/* binding */ noResponse),
/* harmony export */   Qm: () => (/* binding */ malformed),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _http_connection_hints_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2792);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(369);
/** What can go wrong in a call to GitHub's API, and how to fix it. */





class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ {
    /** Undefined without a complete response. */
    status;
    /** @param reason what came back, safe for a log line */
    constructor(operation, reason, options = {}) {
        super('errored', `${operation.name} failed: ${reason}`, options);
        this.status = options.status;
    }
}
/** The body of GitHub's errors (GitHub's API description: `basic-error`, `validation-error`). */
const bodySchema = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    message: valibot__WEBPACK_IMPORTED_MODULE_2__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ''),
    errors: valibot__WEBPACK_IMPORTED_MODULE_2__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())), undefined),
});
/**
 * For a response other than 2xx.
 *
 * @param body as it came, parsed if it was JSON
 */
function statusError(operation, status, body, cause) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(bodySchema, body);
    const { message, errors = [] } = parsed.success ? parsed.output : { message: '' };
    const details = [message, ...errors.map(detail)].join(' ');
    const reason = message.trim() === '' ? '' : `: "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanText */ .X)(details)}"`;
    const what = `GitHub responded with ${status} ${node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? ''}`.trimEnd();
    return new GitHubError(operation, `${what}${reason}.`, {
        status,
        hint: hintFor(operation, status, message),
        cause,
    });
}
/** For a request without a complete response. */
function noResponse(operation, host, error) {
    return new GitHubError(operation, `${error.message}${error.isProxy ? ' on the way to' : ', at'} ${host}.`, {
        hint: (0,_http_connection_hints_js__WEBPACK_IMPORTED_MODULE_4__/* .connectionHint */ .k)(error) ?? NOT_REACHED,
        cause: error,
    });
}
/** For a 2xx response that does not match GitHub's API description. */
function malformed(operation, cause) {
    return new GitHubError(operation, "the response does not match GitHub's API description.", {
        hint: 'Something other than GitHub may have responded. Check whether a proxy is in between.',
        cause,
    });
}
function detail(error) {
    return typeof error === 'string' ? error : JSON.stringify(error);
}
const NOT_REACHED = "GitHub's API, which the runner names in GITHUB_API_URL, could not be reached. Check GitHub's status page. Behind a " +
    'proxy, set `https_proxy` for the job.';
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
        case 422:
            return undefined;
        default:
            return status >= 500 ? 'GitHub is having problems. Run the workflow again later.' : undefined;
    }
}


/***/ })

};
