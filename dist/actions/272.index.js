"use strict";
exports.id = 272;
exports.ids = [272];
exports.modules = {

/***/ 7272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubDelivery: () => (/* binding */ GitHubDelivery)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _github_attach_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
/* harmony import */ var _github_deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8412);
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3820);
/* harmony import */ var _github_github_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1202);
/* harmony import */ var _github_release_assets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1960);
/* harmony import */ var _runner_save_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3928);
/* harmony import */ var _site_page_loss_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8809);
/* harmony import */ var _inputs_export_scope_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3476);
/* harmony import */ var _inputs_step_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8209);
/* harmony import */ var _is_changed_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7705);
/** Delivers an export to GitHub: a deployment that records what is live, and the files of a release. */











class GitHubDelivery {
    #inputs;
    #gitHub;
    #report;
    #context;
    #api;
    /** Undefined without `environment`. */
    #deployments;
    /** Undefined without `release-tag`. */
    #release;
    /** As it was read after the export. */
    #liveState;
    #openDeploymentId;
    constructor(inputs, gitHub, report, context, api, deployments, release) {
        this.#inputs = inputs;
        this.#gitHub = gitHub;
        this.#report = report;
        this.#context = context;
        this.#api = api;
        this.#deployments = deployments;
        this.#release = release;
    }
    /** See `prepareDelivery`. */
    static async prepare(inputs, gitHub, report, context) {
        const { environment, releaseTag } = inputs;
        const { log, signal } = context;
        const api = new _github_github_api_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubApi */ .y({ ...gitHub, log, signal });
        let deployments;
        if (environment !== undefined) {
            deployments = new _github_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .Deployments */ .DS({ api, environment, site: (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .siteKey */ .Dd)((0,_inputs_export_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .siteName */ .pu)(inputs)), log });
            await deployments.closeStale();
            const { live } = await deployments.findLive();
            if (live !== undefined)
                report.liveFound(live);
        }
        const release = releaseTag === undefined ? undefined : await (0,_github_release_assets_js__WEBPACK_IMPORTED_MODULE_5__/* .findRelease */ .dv)(api, releaseTag);
        return new GitHubDelivery(inputs, gitHub, report, context, api, deployments, release);
    }
    liveState() {
        // Read again: another run may have deployed during the export.
        this.#liveState ??= this.#readLiveState();
        return this.#liveState;
    }
    async #readLiveState() {
        const state = await this.#deployments?.findLive();
        if (state !== undefined)
            this.#report.liveStateRead(state);
        return state;
    }
    /**
     * Attaches the files first: the deployment is open for as short as possible, and an export is recorded only after
     * everything else is done. The deployment stays open until the post step knows the result of the job.
     *
     * @throws ActionError
     */
    async deliver({ jobId, pageCount, bundle }) {
        const report = this.#report;
        report.deliveryStarting();
        try {
            if (bundle !== undefined)
                report.assetsAttached(await this.#attach(bundle));
            const changed = await this.#isChanged(bundle?.site);
            if (changed && this.#deployments !== undefined) {
                const { version } = this.#inputs;
                const site = (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .siteKey */ .Dd)((0,_inputs_export_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .siteName */ .pu)(this.#inputs));
                const payload = {
                    site,
                    jobId,
                    contentDigest: bundle?.site?.contentDigest,
                    version,
                    pageCount,
                    htmlCount: bundle?.site && (0,_site_page_loss_js__WEBPACK_IMPORTED_MODULE_8__/* .countPages */ .E1)(bundle.site.files.keys()),
                    sizeBytes: bundle?.sizeBytes,
                };
                report.deploymentCreated(await this.#createDeployment(this.#deployments, payload));
            }
            report.compared(changed);
            if (this.#openDeploymentId !== undefined) {
                (0,_runner_save_state_js__WEBPACK_IMPORTED_MODULE_6__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_9__/* .DEPLOYMENT_STATE */ .a6, 'ready');
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
        const name = node_path__WEBPACK_IMPORTED_MODULE_0__.basename(bundle.path);
        const { sizeBytes, sha256 } = bundle;
        // One line as `sha256sum -c` reads it.
        const line = `${sha256}  ${name}\n`;
        const files = [
            { name, from: { path: bundle.path }, sizeBytes, sha256 },
            { name: `${name}.sha256`, from: { text: line }, sizeBytes: Buffer.byteLength(line) },
        ];
        const save = (text) => (0,_runner_save_state_js__WEBPACK_IMPORTED_MODULE_6__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_9__/* .UNFINISHED_RELEASE */ .qT, text);
        await (0,_github_attach_files_js__WEBPACK_IMPORTED_MODULE_1__/* .attachFiles */ .p)(this.#release, files, this.#api, this.#context, save);
        return files.map((file) => file.name);
    }
    async #isChanged(site) {
        const state = await this.liveState();
        if (state === undefined)
            return (0,_is_changed_js__WEBPACK_IMPORTED_MODULE_10__/* .isChangedSince */ .p)(this.#inputs, site);
        const { live, unfinishedId, isCutOff } = state;
        const { log } = this.#context;
        if (unfinishedId !== undefined) {
            log.info(`Deployment ${unfinishedId} of this site is newer than the live one and has not succeeded, so nobody knows what ` +
                'users see: the site is considered changed');
        }
        else if (isCutOff) {
            log.info(`None of the newest ${_github_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_LISTED */ .Bl} static-export deployments in environment ${this.#inputs.environment} is a ` +
                'live one of this site: there is nothing to compare with');
        }
        return (0,_is_changed_js__WEBPACK_IMPORTED_MODULE_10__/* .isChanged */ .H)(site?.contentDigest, live?.contentDigest, unfinishedId !== undefined);
    }
    async #createDeployment(deployments, payload) {
        const { sha } = this.#gitHub;
        this.#context.signal.throwIfAborted();
        const { site, jobId } = payload;
        const environment = this.#inputs.environment ?? '';
        (0,_runner_save_state_js__WEBPACK_IMPORTED_MODULE_6__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_9__/* .PENDING_DEPLOYMENT */ .A6, JSON.stringify({ environment, site, jobId }));
        const id = await deployments.create(payload, sha).catch((error) => {
            // After a refusal there is none.
            if (isRefusal(error))
                (0,_runner_save_state_js__WEBPACK_IMPORTED_MODULE_6__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_9__/* .PENDING_DEPLOYMENT */ .A6, '');
            throw error;
        });
        this.#openDeploymentId = id;
        (0,_runner_save_state_js__WEBPACK_IMPORTED_MODULE_6__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_9__/* .DEPLOYMENT_ID */ .C1, String(id));
        await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .createDeploymentStatus */ .gt)(this.#api, id, 'in_progress', 'The job that deploys it is running', this.#links);
        return id;
    }
    get #links() {
        return { logUrl: this.#gitHub.runUrl, environmentUrl: this.#inputs.environmentUrl };
    }
    /** Closes the deployment of a step that failed after creating it. The post step retries if this fails. */
    async #closeAsFailed() {
        const { log, signal } = this.#context;
        // A cancelled step has a second and a half; its post step follows at once.
        if (this.#openDeploymentId === undefined || signal.aborted)
            return;
        try {
            const description = 'The export step failed after creating this deployment';
            await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .createDeploymentStatus */ .gt)(this.#api, this.#openDeploymentId, 'failure', description, this.#links);
            (0,_runner_save_state_js__WEBPACK_IMPORTED_MODULE_6__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_9__/* .DEPLOYMENT_STATE */ .a6, 'closed');
        }
        catch (error) {
            log.info(`${error instanceof Error ? error.message : String(error)} The post step will retry.`);
        }
    }
}
function isRefusal(error) {
    return error instanceof _github_github_error_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubError */ .y_ && error.status !== undefined && error.status < 500;
}


/***/ }),

/***/ 8209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ PENDING_DEPLOYMENT),
/* harmony export */   BU: () => (/* binding */ WORK_FOLDER),
/* harmony export */   C1: () => (/* binding */ DEPLOYMENT_ID),
/* harmony export */   a6: () => (/* binding */ DEPLOYMENT_STATE),
/* harmony export */   qT: () => (/* binding */ UNFINISHED_RELEASE)
/* harmony export */ });
/** What the step saves for its post step: the names under which the runner keeps it. */
/** Hidden folder for everything unfinished, which the step removes at its end unless it is killed. */
const WORK_FOLDER = 'work-folder';
/** Number of the deployment that the step created. */
const DEPLOYMENT_ID = 'deployment-id';
/** A deployment that may exist although its number is unknown: a {@link PendingDeployment} as JSON; empty if none may. */
const PENDING_DEPLOYMENT = 'pending-deployment';
/** What is left to do for the files of the release; empty if nothing is. */
const UNFINISHED_RELEASE = 'unfinished-release';
/** How far the step got; missing while the step that created the deployment is running. */
const DEPLOYMENT_STATE = 'deployment-state';


/***/ }),

/***/ 3928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ saveState)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/** Saves state for the post step, which the runner starts when the job has ended. */


/** @throws ActionError if the runner's file cannot be written: nothing may be started that cannot be closed */
function saveState(name, value) {
    try {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(name, value);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('disk', 'The state for the post step could not be saved.', {
            hint: 'The file that the runner names in GITHUB_STATE is not writable. Check whether its disk is full.',
            cause,
        });
    }
}


/***/ })

};
;