"use strict";
exports.id = 571;
exports.ids = [571];
exports.modules = {

/***/ 6379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ diskFix)
/* harmony export */ });
/** Explains how to fix errors of files, folders, and disks. The codes are those of the system. */
const FIXES = [
    ['ENOSPC EDQUOT', 'The disk is full: free some space.'],
    [
        'EACCES EPERM',
        'This step is not allowed to access it, or, on Windows, another program has it open: then close that program.',
    ],
    ['EROFS', 'The file system is read-only: use a folder on another one.'],
    ['EBUSY ETXTBSY', 'Another program has it open: close that program, and run the step again.'],
    ['ENAMETOOLONG', 'A name or the complete path is too long for the system: use a shorter one.'],
    ['ENOENT', 'It does not exist, or a folder around it cannot be created.'],
    ['ENOTDIR EEXIST', 'A file is where a folder is needed: remove or rename that file.'],
    ['EMFILE ENFILE', 'The process may not open more files: raise the limit of open files on the runner.'],
    // Windows reports a name with `:`, `?`, or `*`, and other systems one that the disk cannot store.
    ['EINVAL EILSEQ', 'A name in the path has a character that the system does not allow: rename it.'],
    ['EIO', 'The disk reports an error: check it, or use another runner.'],
];
/** Returns complete sentences that follow a message about the error; "it" refers to its subject. */
function diskFix(cause) {
    const { code = '' } = cause;
    const [, fix] = FIXES.find(([codes]) => codes.split(' ').includes(code)) ?? [];
    return fix ?? 'Check that it exists and that this step is allowed to access it.';
}


/***/ }),

/***/ 2779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ ERROR_CODES),
/* harmony export */   y: () => (/* binding */ NO_CODE_HINT)
/* harmony export */ });
/**
 * The kinds of failures (output `error-code`), in one table. The alarm takes its hints from here, and `npm run docs`
 * the list in docs/reference.md. Messages may change, but these codes must not.
 */
const ROWS = {
    'bad-input': {
        hint: 'An input cannot be used, or the response was 400. Correct the input that the error message of the run names.',
    },
    unauthorized: {
        hint: 'The service responded with 401. If the key is wrong or has expired, store a new one in the secret. If static export is ' +
            'not enabled, ask your contact at the vendor.',
        isResumable: true,
    },
    forbidden: {
        hint: 'The service, or a proxy or firewall in front of it, responded with 403. Follow the error message of the run. A ' +
            'key without the `write` scope, or with a wrong IP allow list, must be replaced by a new one.',
        isResumable: true,
    },
    'not-found': {
        hint: 'The service responded with 404: this key has no such job or project. Check `job-id`, `project-id`, and `base-url`.',
    },
    conflict: {
        hint: 'Another export of the site was running, or another run deployed to the destination. Run the workflow again ' +
            'later. Give workflows of one site the same `concurrency` group.',
        // An export waits for the other job until it times out. A conflict of deployments is `errored`.
        outcome: 'timed-out',
    },
    'rate-limited': {
        hint: 'The service limits requests, such as exports per hour (429). Run the workflow again in an hour.',
        isResumable: true,
    },
    'service-error': {
        hint: 'The service has a problem: its response cannot be used. Run the workflow again later.',
        isResumable: true,
    },
    unreachable: {
        hint: 'The runner could not reach the service, or got no complete response. Run the workflow again later. If it fails ' +
            'again, check `base-url`, the network, and the proxy.',
        isResumable: true,
    },
    'job-failed': {
        hint: 'The service could not export the site. Fix what the error message of the run says, and run the workflow ' +
            'again.',
        outcome: 'failed',
    },
    'publish-failed': {
        hint: 'The service could not publish the content. Fix what the error message of the run says, and run the workflow ' +
            'again.',
        outcome: 'failed',
    },
    'timed-out': {
        hint: 'The service took longer than the step waits. Run the workflow again, with the `job-id` if the run printed one. ' +
            'If it always takes as long, raise `max-attempts`.',
        outcome: 'timed-out',
        isResumable: true,
    },
    cancelled: {
        hint: 'A person, a newer run, a time limit, or the runner stopped the step. Unless that was on purpose, run the ' +
            'workflow again. If the time limit was too short, raise `timeout-minutes`.',
        outcome: 'cancelled',
        isResumable: true,
    },
    'download-failed': {
        hint: 'The bundle could not be downloaded. Run the workflow again with the `job-id` that the run printed. If the ' +
            'storage no longer has the bundle, start a new export.',
        isResumable: true,
    },
    'bundle-rejected': {
        hint: 'The bundle is damaged, of another format, or contains a forbidden entry. Run the workflow again. If it fails ' +
            'again, report the error message to the vendor.',
    },
    'check-failed': {
        hint: 'The new site did not pass a check of the workflow. Before you change the check, find out what the new site ' +
            'lacks.',
    },
    superseded: {
        hint: 'A newer run has used the destination, or has recorded the live site. If that run succeeded, there is ' +
            'nothing to do, unless the site is a mix.',
    },
    'verify-failed': {
        hint: 'The address in `verify-url` did not serve the site to the runner. Open it in a browser. Then check the address, ' +
            'and the cache in front of the destination.',
    },
    'deploy-failed': {
        hint: 'The storage, rclone, or the CDN failed, or the destination cannot hold the site. Fix what the error message of ' +
            'the run says, and run the workflow again.',
        isResumable: true,
    },
    disk: {
        hint: 'A disk of the runner is full, or a folder cannot be used. Fix what the error message of the run says, and ' +
            'run the workflow again.',
        isResumable: true,
    },
    github: {
        hint: 'GitHub refused a request, or could not be reached. Add the permission that the error message of the run ' +
            'names, or run the workflow again later.',
        isResumable: true,
    },
    internal: {
        hint: 'The action has a defect. Run the workflow again with debug logging, and report the log.',
        isResumable: true,
    },
};
const ERROR_CODES = ROWS;
/** What to do about a job that failed without an error code. */
const NO_CODE_HINT = 'Open the run, and see which step failed. The job has no output `error-code`. It never started, another step of it ' +
    'failed, or it does not pass the output on.';


/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   fK: () => (/* binding */ ConflictError),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   sH: () => (/* binding */ DeployError)
/* harmony export */ });
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2779);
/**
 * The errors that end a run. Each is created where the cause is known, and contains what the report at the end needs:
 * the outcome, what failed (`message`) and how to fix it (`hint`). Nothing here prints.
 */

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
    /** Returns the error itself if it is an ActionError. Any other error is a defect of the action. */
    static from(error) {
        if (error instanceof ActionError)
            return error;
        const what = error instanceof Error ? error.message : String(error);
        return new ActionError('internal', `The action failed with an unexpected error: ${what}`, {
            hint: 'Run the workflow again with debug logging, and report the log (without URLs and keys).',
            cause: error,
        });
    }
    get outcome() {
        return _error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .O[this.code].outcome ?? 'errored';
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
/** The storage, rclone, or the CDN failed. */
class DeployError extends ActionError {
    constructor(message, hint, cause) {
        super('deploy-failed', message, { hint, cause });
    }
}
/** Another run deployed to the same destination at the same time. */
class ConflictError extends ActionError {
    constructor(message, cause) {
        super('conflict', message, {
            cause,
            hint: 'Run the workflows that deploy to this destination one after the other: give them the same `concurrency` group. ' +
                'Then run this workflow again: it deploys its site, and repairs the destination if necessary.',
        });
    }
    /** A conflict of exports ends a run only when the run times out. A conflict of deployments ends it at once. */
    get outcome() {
        return 'errored';
    }
}


/***/ }),

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
    await removeWorkFolder((0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_STATE */ .h.workFolder));
    const id = (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_STATE */ .h.deploymentId);
    const state = (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .u)(_inputs_step_state_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_STATE */ .h.deploymentState);
    if (id === '' || state === 'closed')
        return;
    const { closeDeployment } = await Promise.all(/* import() */[__webpack_require__.e(58), __webpack_require__.e(379), __webpack_require__.e(159), __webpack_require__.e(362), __webpack_require__.e(483), __webpack_require__.e(30)]).then(__webpack_require__.bind(__webpack_require__, 2532));
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

/***/ 6629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ runnerFileError),
/* harmony export */   X$: () => (/* binding */ hasRunner),
/* harmony export */   _1: () => (/* binding */ shortPath),
/* harmony export */   vg: () => (/* binding */ tempFolder)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _disk_disk_fix_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6379);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/** The files and folders whose paths the runner sets in environment variables. */




/** False if Node.js runs an action by itself, as in a network without GitHub. Each kind of runner sets the variable. */
function hasRunner() {
    return process.env['GITHUB_ACTIONS'] === 'true';
}
/** The runner's folder for temporary files, which it empties for each job; without a runner, the system's. */
function tempFolder() {
    return process.env['RUNNER_TEMP'] || node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir();
}
/** Returns the error for a file or folder that cannot be written. The runner sets its path in the variable. */
function runnerFileError(message, variable, cause) {
    const { code } = cause;
    const said = code === undefined ? '' : ` The system reports ${code}.`;
    const hint = `The runner sets its path in ${variable}.${said} ${(0,_disk_disk_fix_js__WEBPACK_IMPORTED_MODULE_3__/* .diskFix */ .P)(cause)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('disk', message, { hint, cause });
}
/** Returns the part of a path after the workspace or the folder for temporary files. This part is constant. */
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