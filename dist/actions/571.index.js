"use strict";
exports.id = 571;
exports.ids = [571];
exports.modules = {

/***/ 8209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/** What is left to do for the files of the release; empty if nothing is. */
const UNFINISHED_RELEASE = 'unfinished-release';
/** How far the step got; missing while the step that created the deployment is running. */
const DEPLOYMENT_STATE = 'deployment-state';


/***/ }),

/***/ 2571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _runner_read_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7881);
/* harmony import */ var _inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8209);
/** The post step of the export action. It usually has nothing to do, and then loads nothing. */



async function post() {
    await removeWorkFolder((0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .WORK_FOLDER */ .BU));
    const isClosed = (0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .DEPLOYMENT_STATE */ .a6) === 'closed';
    const isOpen = !isClosed && (0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .DEPLOYMENT_ID */ .C1) !== '';
    if (!isOpen && (0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .UNFINISHED_RELEASE */ .qT) === '')
        return;
    const { finishDelivery } = await Promise.all(/* import() */[__webpack_require__.e(143), __webpack_require__.e(379), __webpack_require__.e(392), __webpack_require__.e(516), __webpack_require__.e(616), __webpack_require__.e(354)]).then(__webpack_require__.bind(__webpack_require__, 4508));
    await finishDelivery({ isDeploymentOpen: isOpen });
}
/** It is still there if the step was killed, or cancelled while it removed it. */
async function removeWorkFolder(folder) {
    if (folder === '' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return;
    const [{ remove }, { stepLog }] = await Promise.all([
        __webpack_require__.e(/* import() */ 456).then(__webpack_require__.bind(__webpack_require__, 5456)),
        Promise.all(/* import() */[__webpack_require__.e(143), __webpack_require__.e(332)]).then(__webpack_require__.bind(__webpack_require__, 4332)),
    ]);
    await remove(folder, stepLog);
}


/***/ }),

/***/ 7881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readState)
/* harmony export */ });
/** Reads the state that the step saved. It loads nothing, so a post step without anything to do ends at once. */
/** @returns empty if nothing was saved under that name */
function readState(name) {
    return process.env[`STATE_${name}`] ?? '';
}


/***/ })

};
;