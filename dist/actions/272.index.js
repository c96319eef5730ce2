"use strict";
exports.id = 272;
exports.ids = [272];
exports.modules = {

/***/ 7272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   prepareGitHubDelivery: () => (/* binding */ prepareGitHubDelivery)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _github_deployments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8412);
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3820);
/* harmony import */ var _runner_saved_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3882);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8252);
/* harmony import */ var _inputs_export_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3147);
/* harmony import */ var _inputs_step_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8209);
/* harmony import */ var _is_changed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7705);








/** See `prepareDelivery`. */
async function prepareGitHubDelivery(gitHub, environment, run) {
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
    requireNewestRun(liveState.live, gitHub.runId, environment);
    if (dryRun) {
        if (record)
            await deployments.tryToWrite();
        const may = record ? 'read and record deployments' : 'read the deployments';
        report.checked(`The token may ${may} in environment ${environment}`);
    }
    return new GitHubDelivery(gitHub, deployments, run);
}
/**
 * Keeps "Re-run jobs" of an older run from replacing a newer site. Outside a workflow, the ID of a run is 0.
 *
 * @throws ActionError if a newer run of this repository recorded what is live
 */
function requireNewestRun(live, runId, environment) {
    const newer = live?.runId ?? 0;
    if (runId === 0 || newer <= runId)
        return;
    const message = `Run ${newer}, which is newer than this run (${runId}), has deployed to ${environment}.`;
    const hint = 'Look at that run: if it is green, there is nothing to do.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('superseded', message, { hint, isPermanent: true });
}
class GitHubDelivery {
    #gitHub;
    #deployments;
    #run;
    #liveState;
    constructor(gitHub, deployments, run) {
        this.#gitHub = gitHub;
        this.#deployments = deployments;
        this.#run = run;
    }
    liveState() {
        // The state is read after the export, since another run may have deployed during the export.
        this.#liveState ??= this.#readLiveState();
        return this.#liveState;
    }
    async deliver(exported) {
        const { inputs, report } = this.#run;
        report.deliveryStarting();
        const state = await this.liveState();
        const changed = (0,_is_changed_js__WEBPACK_IMPORTED_MODULE_5__/* .isChanged */ .H)(exported.bundle?.site, state);
        // A newer run may have finished during the export. If it deployed the same site, nothing is left to do.
        if (changed)
            requireNewestRun(state.live, this.#gitHub.runId, this.#deployments.options.environment);
        if (changed && inputs.record)
            await this.#record(exported);
        else
            report.compared(changed);
    }
    async #readLiveState() {
        const state = await this.#deployments.findLive();
        this.#run.report.liveStateRead(state);
        return state;
    }
    /** The deployment stays open until the post step knows the result of the job. */
    async #record({ jobId, pageCount, bundle }) {
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
        const id = await this.#deployments.create(described, this.#gitHub.sha);
        try {
            (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_3__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_4__/* .STEP_STATE */ .h.deploymentId, String(id));
            await this.#setStatus(id, 'running');
            report.deploymentCreated(id);
            report.compared(true);
            (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_3__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_4__/* .STEP_STATE */ .h.deploymentState, 'ready');
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
            (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_3__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_4__/* .STEP_STATE */ .h.deploymentState, 'closed');
        }
        catch (error) {
            log.info(`${error instanceof Error ? error.message : String(error)} The post step will retry.`);
        }
    }
    async #setStatus(id, status) {
        const links = { log_url: this.#gitHub.runUrl, environment_url: this.#run.inputs.environmentUrl };
        await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_1__/* .setDeploymentStatus */ .e)(this.#deployments.options.api, id, status, links);
    }
}


/***/ })

};
;