"use strict";
exports.id = 84;
exports.ids = [84];
exports.modules = {

/***/ 7084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prepareGitHubDelivery: () => (/* binding */ prepareGitHubDelivery)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/github/attach-files.js
var attach_files = __webpack_require__(8661);
// EXTERNAL MODULE: ./lib/src/github/deployments.js
var github_deployments = __webpack_require__(8412);
// EXTERNAL MODULE: ./lib/src/github/github-api.js
var github_api = __webpack_require__(3820);
// EXTERNAL MODULE: ./lib/src/github/release-assets.js
var release_assets = __webpack_require__(8155);
// EXTERNAL MODULE: ./lib/src/runner/saved-state.js
var saved_state = __webpack_require__(3882);
// EXTERNAL MODULE: ./lib/src/site/page-loss.js
var page_loss = __webpack_require__(8809);
// EXTERNAL MODULE: ./lib/src/export/inputs/export-target.js
var export_target = __webpack_require__(3147);
// EXTERNAL MODULE: ./lib/src/export/inputs/step-state.js
var step_state = __webpack_require__(8209);
// EXTERNAL MODULE: ./lib/src/github/github-error.js
var github_error = __webpack_require__(1202);
;// CONCATENATED MODULE: ./lib/src/export/delivery/check-permissions.js
/**
 * Checks in a dry run whether the token may write what the delivery writes. GitHub has no request for the permissions
 * of a token, so each is tried on something that cannot exist. Nothing can be changed that way.
 *
 * GitHub answers 403 ("Resource not accessible by integration") if the workflow's token, or another fine-grained token,
 * lacks the permission of an endpoint. A classic token without the scope gets 404 instead (docs.github.com,
 * "Troubleshooting the REST API"), which cannot be distinguished from the expected one. GitHub does not document that
 * it checks the permission before it looks for the ID. If it looked first, the check would pass, and only the export
 * would report the missing permission.
 */



/** GitHub's numbers begin with 1, so nothing has this one. */
const NOTHING = 0;
/**
 * The environment and the release have already been read.
 *
 * @throws GitHubError that names the missing permission
 */
async function checkPermissions(api, { inputs: { environment, record, releaseTag }, report }) {
    if (environment !== undefined && record) {
        await (0,github_deployments/* setDeploymentStatus */.e9)(api, NOTHING, 'dryRun').catch((0,github_error/* ignoreStatus */.NK)(404));
    }
    if (environment !== undefined) {
        const may = record ? 'read and record deployments' : 'read the deployments';
        report.checked(`The token may ${may} in environment ${environment}`);
    }
    if (releaseTag !== undefined) {
        await (0,release_assets/* deleteAsset */.AO)(api, { id: NOTHING, name: 'a file that does not exist' });
        report.checked(`Release ${releaseTag} exists, and the token may attach files to it`);
    }
}

// EXTERNAL MODULE: ./lib/src/export/delivery/is-changed.js
var is_changed = __webpack_require__(7705);
;// CONCATENATED MODULE: ./lib/src/export/delivery/github-delivery.js
/** Delivers an export to GitHub: a deployment that records what is live, and the files of a release. */











/** See `prepareDelivery`. */
async function prepareGitHubDelivery(gitHub, run) {
    const { inputs, report, log, signal } = run;
    const { environment, environmentUrl, releaseTag, dryRun } = inputs;
    const isRecording = inputs.record && !dryRun;
    const api = new github_api/* GitHubApi */.y({ ...gitHub, log, signal });
    const site = (0,github_deployments/* siteKey */.Dd)((0,export_target/* siteName */.pu)(inputs.target));
    const permission = isRecording ? 'deployments: write' : 'deployments: read';
    const deployments = environment === undefined ? undefined : { api, environment, site, permission };
    if (deployments !== undefined) {
        if (isRecording)
            await (0,github_deployments/* closeStale */.kF)(deployments, log);
        const { live } = await (0,github_deployments/* findLive */.KI)(deployments);
        if (live !== undefined)
            report.liveFound(live);
    }
    const release = releaseTag === undefined ? undefined : await (0,release_assets/* findRelease */.dv)(api, releaseTag);
    if (dryRun)
        await checkPermissions(api, run);
    const links = { log_url: gitHub.runUrl, environment_url: environmentUrl };
    async function readLiveState() {
        const state = deployments && (await (0,github_deployments/* findLive */.KI)(deployments));
        if (state !== undefined)
            report.liveStateRead(state);
        return state;
    }
    /** The deployment stays open until the post step knows the result of the job. */
    async function record(exported, records) {
        signal.throwIfAborted();
        const { jobId, pageCount, bundle } = exported;
        const described = {
            jobId,
            contentDigest: bundle?.site?.contentDigest,
            version: inputs.version,
            pageCount,
            htmlCount: bundle?.site && (0,page_loss/* countPages */.E1)(bundle.site.files.keys()),
            sizeBytes: bundle?.sizeBytes,
        };
        const id = await (0,github_deployments/* createDeployment */.Yy)(records, described, gitHub.sha);
        try {
            (0,saved_state/* saveState */.L)(step_state/* STEP_STATE */.h.deploymentId, String(id));
            (0,saved_state/* saveState */.L)(step_state/* STEP_STATE */.h.liveBefore, JSON.stringify((await delivery.liveState())?.live ?? null));
            await (0,github_deployments/* setDeploymentStatus */.e9)(api, id, 'running', links);
            report.deploymentCreated(id);
            report.compared(true);
            (0,saved_state/* saveState */.L)(step_state/* STEP_STATE */.h.deploymentState, 'ready');
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
            await (0,github_deployments/* setDeploymentStatus */.e9)(api, id, 'stepFailed', links);
            (0,saved_state/* saveState */.L)(step_state/* STEP_STATE */.h.deploymentState, 'closed');
        }
        catch (error) {
            log.info(`${error instanceof Error ? error.message : String(error)} The post step will retry.`);
        }
    }
    let liveState;
    const delivery = {
        liveState() {
            // The state is read after the export, since another run may have deployed meanwhile.
            liveState ??= readLiveState();
            return liveState;
        },
        async deliver(exported) {
            report.deliveryStarting();
            const { bundle } = exported;
            // The files come first. The deployment is then open for a short time, and an export is recorded only when all
            // else is done.
            if (bundle !== undefined && release !== undefined) {
                report.assetsAttached(await attachBundle(bundle, release, run));
            }
            const changed = (0,is_changed/* isChanged */.H)(bundle?.site, inputs, await delivery.liveState());
            if (changed && isRecording && deployments !== undefined)
                await record(exported, deployments);
            else
                report.compared(changed);
        },
    };
    return delivery;
}
/** @returns the names of the attached files */
async function attachBundle(bundle, release, context) {
    const name = external_node_path_.basename(bundle.path);
    const { sizeBytes, sha256 } = bundle;
    // One line, as `sha256sum -c` reads it.
    const line = `${sha256}  ${name}\n`;
    const files = [
        { name, from: { path: bundle.path }, sizeBytes, sha256 },
        { name: `${name}.sha256`, from: { text: line }, sizeBytes: Buffer.byteLength(line) },
    ];
    await (0,attach_files/* attachFiles */.p)(release, files, context, (text) => (0,saved_state/* saveState */.L)(step_state/* STEP_STATE */.h.unfinishedRelease, text));
    return files.map((file) => file.name);
}


/***/ })

};
;