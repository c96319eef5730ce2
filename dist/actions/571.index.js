"use strict";
exports.id = 571;
exports.ids = [571];
exports.modules = {

/***/ 6379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ diskFix)
/* harmony export */ });
/** Explains how to fix errors of files, folders, and disks. The codes are the system's. */
const FIXES = [
    ['ENOSPC EDQUOT', 'The disk is full: free some space.'],
    [
        'EACCES EPERM',
        'This step is not allowed to access it, or, on Windows, another program has it open: then close that program.',
    ],
    ['EROFS', 'The file system is read-only.'],
    ['EBUSY ETXTBSY', 'Another program has it open: close that program, and run the step again.'],
    ['ENAMETOOLONG', 'A name or the complete path is too long for the system.'],
    ['ENOENT', 'It does not exist, or a folder around it cannot be created.'],
    ['ENOTDIR EEXIST', 'A file is where a folder is needed.'],
    ['EMFILE ENFILE', 'The process may not open more files: raise the limit of open files on the runner.'],
    ['EIO', 'The disk reports an error: check it, or use another runner.'],
];
/**
 * @param cause what the file system threw
 * @returns complete sentences; "it" is what the message before them names
 */
function diskFix(cause) {
    const { code = '' } = cause;
    const [, fix] = FIXES.find(([codes]) => codes.split(' ').includes(code)) ?? [];
    return fix ?? 'Check that it exists and that this step is allowed to access it.';
}


/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ InputError),
/* harmony export */   l: () => (/* binding */ ActionError)
/* harmony export */ });
/**
 * The errors that end a run. Each is created where the cause is known, and contains what the report at the end needs:
 * the outcome, what failed (`message`) and how to fix it (`hint`). Nothing here prints.
 */
/** The codes whose outcome is not `errored`. A conflict ends a run only when its time is up. */
const OUTCOMES = {
    'job-failed': 'failed',
    'publish-failed': 'failed',
    'timed-out': 'timed-out',
    conflict: 'timed-out',
    cancelled: 'cancelled',
};
class ActionError extends Error {
    code;
    hint;
    isPermanent;
    constructor(code, message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.code = code;
        this.hint = options.hint;
        this.isPermanent = options.isPermanent ?? false;
    }
    get outcome() {
        return OUTCOMES[this.code] ?? 'errored';
    }
}
/** An input that cannot be used; found before any request. */
class InputError extends ActionError {
    /**
     * @param input name of the input in `action.yml`
     * @param problem what is wrong, with the value unless it is a secret; continues the sentence "Input `name` ..."
     * @param fix how to correct it
     * @param code `disk` for a folder that cannot be used
     */
    constructor(input, problem, fix, code = 'bad-input') {
        super(code, `Input \`${input}\` ${problem}`, { hint: fix });
    }
}


/***/ }),

/***/ 8209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ STEP_STATE)
/* harmony export */ });
/** What the step saves for its post step: the names under which the runner keeps it. */
const STEP_STATE = {
    /** Hidden folder for all unfinished files, which the step removes at its end unless it is killed. */
    workFolder: 'work-folder',
    /** The inputs for resuming the job whose export the step completed, as messages quote them. */
    completedJob: 'completed-job',
    /** Number of the deployment that the step created. */
    deploymentId: 'deployment-id',
    /** What was live before the deployment, as JSON; empty if that is not known. */
    liveBefore: 'live-before',
    /** How far the step got; missing while the step that created the deployment is running. */
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
    await removeWorkFolder((0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_STATE */ .h.workFolder));
    const isClosed = (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_STATE */ .h.deploymentState) === 'closed';
    const hasFailed = /^(?:failure|cancelled)$/.test(process.env['INPUT_JOB-STATUS'] ?? '');
    if (!isClosed && (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_STATE */ .h.deploymentId) !== '') {
        const { finishDelivery } = await Promise.all(/* import() */[__webpack_require__.e(58), __webpack_require__.e(379), __webpack_require__.e(159), __webpack_require__.e(362), __webpack_require__.e(483), __webpack_require__.e(550)]).then(__webpack_require__.bind(__webpack_require__, 4508));
        await finishDelivery();
    }
    else if (hasFailed && (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_STATE */ .h.completedJob) !== '') {
        const { reportFailedJob } = await Promise.all(/* import() */[__webpack_require__.e(58), __webpack_require__.e(891)]).then(__webpack_require__.bind(__webpack_require__, 2891));
        await reportFailedJob((0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_STATE */ .h.completedJob));
    }
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

/***/ 6629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ runnerFileError),
/* harmony export */   _1: () => (/* binding */ shortPath),
/* harmony export */   vg: () => (/* binding */ tempFolder)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _disk_disk_fix_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6379);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/** The files and folders that the runner names in environment variables. */




/**
 * The runner's folder for temporary files, which it empties before and after each job.
 *
 * @returns absolute path; the system's own folder if there is no runner
 */
function tempFolder() {
    return process.env['RUNNER_TEMP'] || node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir();
}
/**
 * Returns the error of a file or folder of the runner that cannot be written.
 *
 * @param variable the environment variable that names it
 * @param cause the error from the system
 */
function runnerFileError(message, variable, cause) {
    const { code } = cause;
    const said = code === undefined ? '' : ` The system reports ${code}.`;
    const hint = `The runner names it in ${variable}.${said} ${(0,_disk_disk_fix_js__WEBPACK_IMPORTED_MODULE_3__/* .diskFix */ .P)(cause)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .l('disk', message, { hint, cause });
}
/** Returns the part of a path after the workspace or the folder for temporary files. It is the same in every run. */
function shortPath(file) {
    for (const folder of [process.env['GITHUB_WORKSPACE'], process.env['RUNNER_TEMP']]) {
        const rest = folder ? node_path__WEBPACK_IMPORTED_MODULE_1__.relative(folder, file) : '';
        if (rest !== '' && !rest.startsWith('..') && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(rest))
            return rest;
    }
    return file;
}


/***/ }),

/***/ 3882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ saveState),
/* harmony export */   u: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _runner_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6629);
/**
 * Saves state of a step for its post step, which the runner starts when the job has ended. It does not load the
 * toolkit, so that a post step without anything to do ends immediately.
 */



/** @throws ActionError if the runner's file cannot be written, since nothing may be started that cannot be closed */
function saveState(name, value) {
    const delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(process.env['GITHUB_STATE'] ?? '', `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
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