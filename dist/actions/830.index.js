export const id = 830;
export const ids = [830];
export const modules = {

/***/ 8830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HandOver: () => (/* binding */ HandOver)
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
// EXTERNAL MODULE: ./lib/src/http/connections.js
var http_connections = __webpack_require__(5038);
// EXTERNAL MODULE: ./lib/src/http/exchange.js
var exchange = __webpack_require__(3634);
// EXTERNAL MODULE: ./lib/src/runner/tell-retry.js
var tell_retry = __webpack_require__(7517);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
// EXTERNAL MODULE: ./lib/src/waiting/retry.js
var retry = __webpack_require__(4976);
// EXTERNAL MODULE: ./lib/src/waiting/retry-after.js
var retry_after = __webpack_require__(3399);
// EXTERNAL MODULE: ./lib/src/github/github-error.js
var github_error = __webpack_require__(1202);
;// CONCATENATED MODULE: ./lib/src/github/upload-address.js
/** Where files of a release are uploaded. The token goes there, so the address is held against the API's own. */
/**
 * @param template `upload_url` of a release, which ends in `{?name,label}`
 * @param apiUrl base address of the API
 * @returns undefined for a server that is not known to be the API's: GitHub's own is `uploads.` in the place of `api.`
 *   (github.com, ghe.com); an Enterprise Server's is the same server, or `uploads.` in front of it
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
 * The bundle as a file of a release: a copy that lasts, since the link ends (contract: "Release assets").
 *
 * A release is never without the files of an earlier attempt before the new ones are whole: they are uploaded under
 * names of their own, and take the places of the earlier ones by deleting and renaming. GitHub has no way to do that in
 * one go: a run that is killed in between can leave a release without one of the files, but never with a checksum that
 * is another bundle's. The next attempt mends it.
 */













/** Each file of a release must be under 2 GiB (GitHub's documentation, "About releases"). */
const SIZE_LIMIT_BYTES = 2 ** 31;
/** Follows a file's name until the file is whole. */
const INCOMING = '.incoming';
const UPLOAD = { kind: 'upload', tries: 4, budgetMs: 2 * 3_600_000 };
/** The slowest network that an upload is given time for, in bytes a millisecond, beside a fixed two minutes. */
const SLOWEST_BYTES_PER_MS = 250;
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
 * Finds the release of a tag, and sees what can be seen beforehand of whether files can be attached. Whether the token
 * may write shows only when it writes.
 *
 * @throws GitHubError; ActionError where there is no such release, or it takes no files
 */
async function findRelease(api, tag) {
    const release = await api
        .call(operation(`Finding the release of tag ${tag}`), 'GET /repos/{owner}/{repo}/releases/tags/{tag}', { tag }, releaseSchema)
        .catch((error) => {
        throw error instanceof github_error/* GitHubError */.y_ && error.status === 404 ? noSuchRelease(tag, error) : error;
    });
    if (release.immutable === true && release.draft !== true)
        throw takesNoFiles(tag);
    const uploadUrl = uploadAddress(release.upload_url, api.apiUrl);
    if (uploadUrl === undefined)
        throw (0,github_error/* unusable */._P)(operation(`Finding the release of tag ${tag}`));
    return { id: release.id, uploadUrl };
}
/**
 * Attaches files, in the place of those with the same names, and touches nothing else. The last file is the last to
 * go and the last to come: where it tells of the others, it never tells of other ones.
 *
 * @throws ActionError for a file that is too large, before anything is uploaded; GitHubError
 * @throws the signal's reason when it aborts
 */
async function attachFiles(release, files, options) {
    const { api, signal } = options;
    for (const file of files)
        if (file.sizeBytes >= SIZE_LIMIT_BYTES)
            throw tooLarge(file);
    const incoming = [];
    try {
        for (const file of files)
            incoming.push(await uploadWhole(release, file, options));
        signal.throwIfAborted();
    }
    catch (error) {
        // What cannot be deleted now is deleted by the next attempt.
        await Promise.allSettled(incoming.map((asset) => deleteAsset(api, asset)));
        throw error;
    }
    const names = new Set(files.map(({ name }) => name));
    const former = (await listAssets(api, release)).filter(({ name }) => names.has(name));
    const order = files.map(({ name }) => name);
    former.sort((one, other) => order.indexOf(other.name) - order.indexOf(one.name));
    for (const asset of former)
        await deleteAsset(api, asset);
    for (const [index, file] of files.entries()) {
        await api.call(operation(`Naming ${file.name} in the release`), `PATCH ${ASSET_ROUTE}`, { asset_id: incoming[index]?.id, name: file.name }, assetSchema);
    }
}
/** Uploads a file under its incoming name; what an earlier try left there goes first. */
async function uploadWhole(release, file, options) {
    const { api, log, clock, signal } = options;
    const connections = new http_connections/* Connections */.U({ keepAlive: false });
    const upload = async () => {
        for (const asset of await listAssets(api, release)) {
            if (asset.name === `${file.name}${INCOMING}`)
                await deleteAsset(api, asset);
        }
        return sendFile(connections, release, file, options);
    };
    try {
        return await (0,retry/* retry */.L)(upload, {
            again: uploadAgain,
            onRetry: (0,tell_retry/* tellRetry */.C)(log),
            clock,
            signal,
        });
    }
    finally {
        connections.close();
    }
}
/** Tries of an upload that failed; the calls of the API around it have been tried again already. */
class UploadError extends errors/* ActionError */.lZ {
    again;
    constructor(error, again) {
        super('errored', error.message, { hint: error.hint, cause: error });
        this.again = again;
    }
}
function uploadAgain(error) {
    return error instanceof UploadError ? error.again : undefined;
}
async function sendFile(connections, { uploadUrl }, { name, from, sizeBytes, sha256 }, { api, signal }) {
    const what = operation(`Uploading ${name} to the release`);
    const url = new URL(uploadUrl);
    url.searchParams.set('name', `${name}${INCOMING}`);
    const stream = 'path' in from ? (0,external_node_fs_.createReadStream)(from.path) : external_node_stream_.Readable.from([Buffer.from(from.text)]);
    let answer;
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
        answer = await (0,exchange/* exchange */.c)(connections, request, 120_000 + Math.ceil(sizeBytes / SLOWEST_BYTES_PER_MS));
    }
    catch (error) {
        if (!(error instanceof connection_error/* ConnectionError */.R))
            throw error;
        throw new UploadError((0,github_error/* noAnswer */.qE)(what, url.host, error), error.isFinal ? undefined : UPLOAD);
    }
    finally {
        stream.destroy();
    }
    const body = parseJson(answer.text);
    if (answer.status !== 201) {
        const isTheirs = answer.status === 429 || answer.status >= 500;
        const header = answer.headers['retry-after'];
        const waitMs = (0,retry_after/* retryAfterMs */.V)(Array.isArray(header) ? header[0] : header);
        throw new UploadError((0,github_error/* refusal */.x5)(what, answer.status, body), isTheirs ? { ...UPLOAD, retryAfterMs: waitMs } : undefined);
    }
    const asset = dist/* safeParse */.xLC(assetSchema, body);
    if (!asset.success)
        throw (0,github_error/* unusable */._P)(what);
    const { state, digest } = asset.output;
    const isOther = digest?.startsWith('sha256:') && sha256 !== undefined && digest !== `sha256:${sha256}`;
    if (state !== 'uploaded' || asset.output.size !== sizeBytes || isOther) {
        const got = `GitHub took it as ${state}, with ${asset.output.size} of ${sizeBytes} bytes${isOther ? ' that differ' : ''}.`;
        throw new UploadError(new github_error/* GitHubError */.y_(what, got), UPLOAD);
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
        // Gone already: the answer to an earlier try was lost.
        if (!(error instanceof github_error/* GitHubError */.y_ && error.status === 404))
            throw error;
    }
}
function operation(name) {
    return { name, permission: 'contents: write' };
}
function noSuchRelease(tag, cause) {
    return new errors/* ActionError */.lZ('errored', `The repository has no release of tag "${tag}" (404 Not Found).`, {
        hint: 'Check `release-tag`, and publish the release first: a tag alone is no release, and a draft is not found by its ' +
            'tag. In a private repository the token also needs `permissions: { contents: write }`.',
        cause,
    });
}
function takesNoFiles(tag) {
    return new errors/* ActionError */.lZ('errored', `The release of tag "${tag}" is immutable: it takes no more files.`, {
        hint: "Name another release, or switch off immutable releases in the repository's settings for new ones.",
    });
}
function tooLarge({ name, sizeBytes }) {
    return new errors/* ActionError */.lZ('errored', `${name} cannot be attached to the release: it has ${(0,units/* size */.Ej)(sizeBytes)}, and GitHub takes less than 2 GiB.`, { hint: 'Nothing was uploaded. Leave out `release-tag`, or export in parts with `paths`.' });
}
function parseJson(text) {
    try {
        return JSON.parse(text ?? '');
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/src/runner/save-state.js
var save_state = __webpack_require__(3928);
// EXTERNAL MODULE: ./lib/src/export/changed.js
var changed = __webpack_require__(5017);
// EXTERNAL MODULE: ./lib/src/export/step-state.js
var step_state = __webpack_require__(5207);
;// CONCATENATED MODULE: ./lib/src/export/hand-over.js
/**
 * Hands an export over to GitHub: the record of what is live, and the files of a release. Loaded only where an input
 * asks for it.
 */







class HandOver {
    #options;
    #api;
    #deployments;
    #release;
    #openDeploymentId;
    constructor(options, api, deployments, release) {
        this.#options = options;
        this.#api = api;
        this.#deployments = deployments;
        this.#release = release;
    }
    /**
     * Reads what is to be read of GitHub before an hour is spent on an export that could not be handed over.
     *
     * @throws GitHubError or ActionError
     */
    static async prepare(options) {
        const { inputs, gitHub, log, signal } = options;
        const { environment, domain, releaseTag } = inputs;
        const api = new github_api/* GitHubApi */.y({ ...gitHub, log, signal });
        let deployments;
        if (environment !== '') {
            deployments = new github_deployments/* Deployments */.DS({ api, environment, site: (0,github_deployments/* siteOf */.zU)(domain), log });
            await deployments.closeForgotten();
            await deployments.findLive();
        }
        const release = releaseTag === '' ? undefined : await findRelease(api, releaseTag);
        return new HandOver(options, api, deployments, release);
    }
    /**
     * Attaches the bundle and its checksum to the release, where one is named.
     *
     * @returns the names of the attached files
     * @throws ActionError
     */
    async attach(bundle) {
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
        await attachFiles(this.#release, files, { ...this.#options, api: this.#api });
        return files.map((file) => file.name);
    }
    /**
     * Compares with what is live now, and records the export where it differs. The record is open until the closing
     * step knows how the job ended, or {@link abandon} closes it.
     *
     * @returns undefined where no environment is named
     * @throws ActionError
     */
    async record({ jobId, pageCount, contentDigest }) {
        if (this.#deployments === undefined)
            return undefined;
        const { inputs, gitHub, signal } = this.#options;
        // Read again: the export took its time, and another run may have deployed meanwhile.
        const live = await this.#deployments.findLive();
        if (!(0,changed/* isChanged */.H)(contentDigest, live?.contentDigest))
            return { changed: false };
        signal.throwIfAborted();
        const version = inputs.version === '' ? undefined : inputs.version;
        const payload = { site: (0,github_deployments/* siteOf */.zU)(inputs.domain), jobId, contentDigest, version, pageCount };
        const id = await this.#deployments.create(payload, gitHub.sha);
        this.#openDeploymentId = id;
        (0,save_state/* saveState */.L)(step_state/* DEPLOYMENT_ID */.C, String(id));
        await (0,github_deployments/* setState */.wb)(this.#api, id, 'in_progress', 'The job that deploys it is at work', gitHub.runUrl);
        return { changed: true, deploymentId: id };
    }
    /** Leaves the record to the closing step: everything that the step had to do is done. */
    finish() {
        if (this.#openDeploymentId !== undefined)
            (0,save_state/* saveState */.L)(step_state/* DEPLOYMENT_STATE */.a, 'ready');
    }
    /** Closes the record of a step that failed after making it. The closing step tries again where this fails. */
    async abandon() {
        const { gitHub, log, signal } = this.#options;
        // A cancelled step has a second and a half; its closing step follows at once.
        if (this.#openDeploymentId === undefined || signal.aborted)
            return;
        try {
            const why = 'The export step failed after making this record';
            await (0,github_deployments/* setState */.wb)(this.#api, this.#openDeploymentId, 'failure', why, gitHub.runUrl);
            (0,save_state/* saveState */.L)(step_state/* DEPLOYMENT_STATE */.a, 'closed');
        }
        catch (error) {
            log.info(`${error instanceof Error ? error.message : String(error)} The closing step will try again.`);
        }
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

/***/ 3928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ saveState)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/** Leaves a note for the closing step, which the runner starts when the job has ended. */


/** @throws ActionError where the runner's file cannot be written: nothing may be begun that cannot be closed */
function saveState(name, value) {
    try {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(name, value);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('errored', 'A note for the closing step could not be written.', {
            hint: 'The file that the runner names in GITHUB_STATE cannot be written: see whether its disk is full.',
            cause,
        });
    }
}


/***/ })

};
