"use strict";
exports.id = 571;
exports.ids = [571];
exports.modules = {

/***/ 8209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ STEP_STATE)
/* harmony export */ });
/** The names of the values that the step saves for its post step. */
const STEP_STATE = {
    /** Hidden folder for all unfinished files, which the step removes at its end unless it is killed. */
    workFolder: 'work-folder',
    /** ID of the deployment that the step created. */
    deploymentId: 'deployment-id',
    /**
     * How far the step got. `ready`: the step is complete, and the result of the job decides the status. `closed`:
     * nothing is left to do. Missing while the step that created the deployment is running.
     */
    deploymentState: 'deployment-state',
};


/***/ }),

/***/ 2571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _runner_saved_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3882);
/* harmony import */ var _inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8209);
/** The post step of the export action. It usually has nothing to do, and then loads nothing. */



async function post() {
    await removeWorkFolder((0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .un)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_STATE */ .h.workFolder));
    const id = (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .un)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_STATE */ .h.deploymentId);
    const state = (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .un)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_STATE */ .h.deploymentState);
    if (id === '' || state === 'closed')
        return;
    const { closeDeployment } = await Promise.all(/* import() */[__webpack_require__.e(58), __webpack_require__.e(379), __webpack_require__.e(239), __webpack_require__.e(164), __webpack_require__.e(315), __webpack_require__.e(483), __webpack_require__.e(30)]).then(__webpack_require__.bind(__webpack_require__, 2532));
    await closeDeployment(Number(id), state === 'ready');
}
/** The folder still exists if the step was killed, or if it was cancelled while it removed the folder. */
async function removeWorkFolder(folder) {
    if (folder === '' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return;
    const [{ remove }, { stepLog }] = await Promise.all([
        __webpack_require__.e(/* import() */ 502).then(__webpack_require__.bind(__webpack_require__, 7502)),
        Promise.all(/* import() */[__webpack_require__.e(58), __webpack_require__.e(332)]).then(__webpack_require__.bind(__webpack_require__, 4332)),
    ]);
    await remove(folder, stepLog);
}


/***/ }),

/***/ 3882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JS: () => (/* binding */ requireState),
/* harmony export */   LZ: () => (/* binding */ saveState),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _runner_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6629);
/**
 * Saves state of a step for its post step, which the runner starts when the job has ended. It does not load the
 * toolkit, so that a post step without anything to do ends immediately.
 */



/** Throws ActionError if no state can be saved, before there is anything that the post step would have to close. */
function requireState() {
    append('');
}
/** @throws ActionError if the runner's file cannot be written, since nothing may be started that cannot be closed */
function saveState(name, value) {
    const delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    append(`${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}
function append(text) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(process.env['GITHUB_STATE'] ?? '', text);
    }
    catch (cause) {
        throw (0,_runner_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerFileError */ .PN)('The state for the post step could not be saved.', 'GITHUB_STATE', cause);
    }
}
/** @returns empty if nothing was saved under that name */
function readState(name) {
    return process.env[`STATE_${name}`] ?? '';
}


/***/ })

};
;