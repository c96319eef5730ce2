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
        const unserved = await this.#findUnserved(site, live);
        return { ...state, isKnown: unserved === undefined, unserved };
    }
    async #findUnserved({ files, contentDigest }, live) {
        const { inputs, report } = this.#run;
        if (inputs.verifyUrl === undefined)
            return undefined;
        const pages = (0,_live_verify_live_js__WEBPACK_IMPORTED_MODULE_3__/* .sampledPages */ .xV)(files, contentDigest);
        const { unserved } = await (0,_live_verify_live_js__WEBPACK_IMPORTED_MODULE_3__/* .requestLive */ .sP)({ site: files, pages, url: inputs.verifyUrl }, VERIFY_MS, this.#run);
        if (unserved !== undefined)
            report.notServed(live, unserved.what, VERIFY_MS);
        return unserved;
    }
    /**
     * Records the export. The deployment stays open until the post step knows the result of the job.
     *
     * @param isAgain whether the site is deployed again because `verify-url` does not serve it
     */
    async add({ jobId, pageCount, bundle }, isAgain) {
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
            unserved: isAgain ? bundle?.site.contentDigest : undefined,
        };
        const id = await this.deployments.create(described, this.#gitHub.sha);
        try {
            (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__/* .saveState */ .LZ)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_5__/* .STEP_STATE */ .h.deploymentId, String(id));
            await this.#setStatus(id, 'running');
            report.deploymentCreated(id);
            report.compared(true);
            (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__/* .saveState */ .LZ)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_5__/* .STEP_STATE */ .h.deploymentState, 'ready');
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
            (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_4__/* .saveState */ .LZ)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_5__/* .STEP_STATE */ .h.deploymentState, 'closed');
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


/***/ })

};
;