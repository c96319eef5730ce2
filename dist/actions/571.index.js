export const id = 571;
export const ids = [571];
export const modules = {

/***/ 2571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _runner_read_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7881);
/* harmony import */ var _step_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5207);
/** The post step of the export action. It usually has nothing to do, and then loads nothing. */


async function post() {
    if ((0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_0__/* .readState */ .u)(_step_state_js__WEBPACK_IMPORTED_MODULE_1__/* .DEPLOYMENT_ID */ .C) === '')
        return;
    if ((0,_runner_read_state_js__WEBPACK_IMPORTED_MODULE_0__/* .readState */ .u)(_step_state_js__WEBPACK_IMPORTED_MODULE_1__/* .DEPLOYMENT_STATE */ .a) === 'closed')
        return;
    const { closeDeployment } = await Promise.all(/* import() */[__webpack_require__.e(58), __webpack_require__.e(379), __webpack_require__.e(392), __webpack_require__.e(539), __webpack_require__.e(21)]).then(__webpack_require__.bind(__webpack_require__, 21));
    await closeDeployment();
}


/***/ }),

/***/ 5207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ DEPLOYMENT_ID),
/* harmony export */   a: () => (/* binding */ DEPLOYMENT_STATE)
/* harmony export */ });
/** What the step saves for its post step: the names under which the runner keeps it. */
/** Number of the deployment that the step created. */
const DEPLOYMENT_ID = 'deployment-id';
/** How far the step got; missing while the step that created the deployment is running. */
const DEPLOYMENT_STATE = 'deployment-state';


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
