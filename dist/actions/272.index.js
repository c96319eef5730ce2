"use strict";
exports.id = 272;
exports.ids = [272];
exports.modules = {

/***/ 7272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   prepareGitHubDelivery: () => (/* binding */ prepareGitHubDelivery)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _github_attach_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(461);
/* harmony import */ var _github_deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8412);
/* harmony import */ var _github_github_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3820);
/* harmony import */ var _github_release_assets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8155);
/* harmony import */ var _runner_saved_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3882);
/* harmony import */ var _site_page_loss_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8809);
/* harmony import */ var _inputs_export_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3147);
/* harmony import */ var _inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8209);
/* harmony import */ var _is_changed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7705);
/** Delivers an export to GitHub: a deployment that records what is live, and the files of a release. */










/** See `prepareDelivery`. */
async function prepareGitHubDelivery(inputs, gitHub, report, context) {
    const { environment, environmentUrl, releaseTag, record: isRecording } = inputs;
    const { log, signal } = context;
    const api = new _github_github_api_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubApi */ .y({ ...gitHub, log, signal });
    const site = (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .siteKey */ .Dd)((0,_inputs_export_target_js__WEBPACK_IMPORTED_MODULE_6__/* .siteName */ .pu)(inputs.target));
    const deployments = environment === undefined ? undefined : new _github_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .Deployments */ .DS({ api, environment, site, isRecording, log });
    if (deployments !== undefined) {
        if (isRecording)
            await deployments.closeStale();
        const { live } = await deployments.findLive();
        if (live !== undefined)
            report.liveFound(live);
    }
    const release = releaseTag === undefined ? undefined : await (0,_github_release_assets_js__WEBPACK_IMPORTED_MODULE_4__/* .findRelease */ .dv)(api, releaseTag);
    const links = { logUrl: gitHub.runUrl, environmentUrl };
    async function readLiveState() {
        const state = await deployments?.findLive();
        if (state !== undefined)
            report.liveStateRead(state);
        return state;
    }
    /** The deployment stays open until the post step knows the result of the job. */
    async function record(records, exported) {
        signal.throwIfAborted();
        const id = await records.create(payloadOf(exported, site, inputs.version), gitHub.sha);
        try {
            (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_5__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__/* .DEPLOYMENT_ID */ .C1, String(id));
            await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .createDeploymentStatus */ .gt)(api, id, 'in_progress', 'The job that deploys it is running', links);
            report.deploymentCreated(id);
            report.compared(true);
            (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_5__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__/* .DEPLOYMENT_STATE */ .a6, 'ready');
        }
        catch (error) {
            await closeAsFailed(id);
            throw error;
        }
    }
    /** The post step retries if this fails. */
    async function closeAsFailed(id) {
        // After a cancellation the process has 1.5 s, so this is left to the post step, which runs next.
        if (signal.aborted)
            return;
        try {
            const description = 'The export step failed after creating this deployment';
            await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .createDeploymentStatus */ .gt)(api, id, 'failure', description, links);
            (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_5__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__/* .DEPLOYMENT_STATE */ .a6, 'closed');
        }
        catch (error) {
            log.info(`${error instanceof Error ? error.message : String(error)} The post step will retry.`);
        }
    }
    let liveState;
    const delivery = {
        liveState() {
            // Read after the export: another run may have deployed meanwhile.
            liveState ??= readLiveState();
            return liveState;
        },
        async deliver(exported) {
            report.deliveryStarting();
            const { bundle } = exported;
            // First, so that the deployment is open for a short time, and an export is recorded only when all else is done.
            if (bundle !== undefined && release !== undefined) {
                report.assetsAttached(await attachBundle(bundle, release, api, context));
            }
            const state = await delivery.liveState();
            const changed = state === undefined ? (0,_is_changed_js__WEBPACK_IMPORTED_MODULE_8__/* .isChangedSince */ .p)(inputs, bundle?.site) : !(0,_is_changed_js__WEBPACK_IMPORTED_MODULE_8__/* .isLiveSite */ .S)(bundle?.site, state);
            if (changed && isRecording && deployments !== undefined)
                await record(deployments, exported);
            else
                report.compared(changed);
        },
    };
    return delivery;
}
function payloadOf({ jobId, pageCount, bundle }, site, version) {
    return {
        site,
        jobId,
        contentDigest: bundle?.site?.contentDigest,
        version,
        pageCount,
        htmlCount: bundle?.site && (0,_site_page_loss_js__WEBPACK_IMPORTED_MODULE_9__/* .countPages */ .E1)(bundle.site.files.keys()),
        sizeBytes: bundle?.sizeBytes,
    };
}
/** @returns the names of the attached files */
async function attachBundle(bundle, release, api, context) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_0__.basename(bundle.path);
    const { sizeBytes, sha256 } = bundle;
    // One line as `sha256sum -c` reads it.
    const line = `${sha256}  ${name}\n`;
    const files = [
        { name, from: { path: bundle.path }, sizeBytes, sha256 },
        { name: `${name}.sha256`, from: { text: line }, sizeBytes: Buffer.byteLength(line) },
    ];
    await (0,_github_attach_files_js__WEBPACK_IMPORTED_MODULE_1__/* .attachFiles */ .p)(release, files, api, context, (text) => (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_5__/* .saveState */ .L)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_7__/* .UNFINISHED_RELEASE */ .qT, text));
    return files.map((file) => file.name);
}


/***/ })

};
;