"use strict";
exports.id = 255;
exports.ids = [255,332];
exports.modules = {

/***/ 6379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ diskFix)
/* harmony export */ });
/** Explains how to fix errors of files, folders, and disks. Only this file knows the system's error codes. */
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

/***/ 282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bm: () => (/* binding */ EMULATOR_OUTPUTS),
/* harmony export */   d1: () => (/* binding */ EMULATOR_FOLDER),
/* harmony export */   tP: () => (/* binding */ SETTINGS_FILE)
/* harmony export */ });
/** What the step, its post step, and the emulator process must know about each other. */
/** Name under which the runner keeps the path of the emulator's folder for the post step. */
const EMULATOR_FOLDER = 'emulator-folder';
/** The file in the emulator's folder that has the text of the input `settings`. The emulator ends when this file is gone. */
const SETTINGS_FILE = 'settings.yaml';
/** The outputs of the step: how to reach the emulator. A test compares the names with `action.yml`. */
const EMULATOR_OUTPUTS = ['base-url', 'api-key', 'domain', 'project-id', 'agent-job-id'];


/***/ }),

/***/ 1255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _runner_run_action_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1871);
/* harmony import */ var _runner_saved_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3882);
/* harmony import */ var _handover_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(282);
/** The post step of the emulator action: ends the emulator, however the job ended. */





function post() {
    return (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_2__/* .runAction */ .Cs)({ run: removeFolder, hasOutputs: false });
}
/** The emulator ends within a second of the removal of its settings. The runner kills an emulator that hangs. */
async function removeFolder() {
    const folder = (0,_runner_saved_state_js__WEBPACK_IMPORTED_MODULE_3__/* .readState */ .u)(_handover_js__WEBPACK_IMPORTED_MODULE_4__/* .EMULATOR_FOLDER */ .d1);
    if (folder) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, _handover_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTINGS_FILE */ .tP), { force: true });
        // On Windows, its open log keeps the folder until it has ended. The runner empties its temporary folder in any case.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 10 }).catch(() => { });
    }
    return 'completed';
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

/***/ 1871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Cs: () => (/* binding */ runAction),
/* harmony export */   Ze: () => (/* binding */ ICONS),
/* harmony export */   ie: () => (/* binding */ toActionError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _cancellation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2954);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1232);
/* harmony import */ var _step_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4332);
/* harmony import */ var _step_outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2184);
/**
 * Runs an action and reports the result to the runner. Only this file decides the exit code, the one annotation, the
 * outputs `outcome` and `error-code`, and the job summary (docs/reference.md, "Outcomes and exit code").
 */







/** The icon of each outcome in the headline of a job summary. */
const ICONS = {
    completed: '✅',
    checked: '✅',
    started: '🚀',
    failed: '❌',
    'timed-out': '⏳',
    cancelled: '🚫',
    errored: '❌',
};
/** Returns what a headline adds, such as ` (unauthorized)`; empty if the outcome already says it. */
function reasonOf({ outcome, error }) {
    return error === undefined || error.code === outcome ? '' : ` (${error.code})`;
}
/** GitHub cuts an annotation after 4,096 characters. */
const MAX_ANNOTATION_LENGTH = 4000;
/**
 * How long a cancelled run may take to stop: the step must end within three seconds, even on a busy machine. The runner
 * sends SIGTERM 7.5 s after SIGINT (actions/runner, ProcessInvoker.cs).
 */
const STOP_MS = 1500;
/** On Windows, data written to a pipe is sent only while the process lives (Node.js, "A note on process I/O"). */
const LINGER_MS = 250;
/**
 * Always runs to the end. The exit code means failure from the first moment, and success only after the last output is
 * written. A process that ends by itself, as Node.js does if nothing is left to wait for, is therefore a failure.
 */
async function runAction(action) {
    process.exitCode = 1;
    // A deprecation concerns the authors of a bundled package, not the reader of the log. Under
    // `NODE_OPTIONS=--no-deprecation` the property is already true and read-only, so it is not set again.
    process.noDeprecation ||= true;
    const stop = new AbortController();
    const interruption = new Promise((_, reject) => {
        const cancel = () => {
            const cancelled = new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .l('cancelled', `Cancelled (${_cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .cancellationSignal */ .w.reason})`);
            stop.abort(cancelled);
            setTimeout(reject, STOP_MS, cancelled).unref();
        };
        if (_cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .cancellationSignal */ .w.aborted)
            cancel();
        else
            _cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .cancellationSignal */ .w.addEventListener('abort', cancel);
        process.on('uncaughtException', reject);
        process.on('unhandledRejection', reject);
        process.once('beforeExit', () => reject(new Error('The process ran out of work before the action had finished.')));
    });
    let result;
    try {
        stop.signal.throwIfAborted();
        if (action.hasOutputs !== false)
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .requireOutputs */ .q)();
        const outcome = await Promise.race([action.run(stop.signal), interruption]);
        // This is the decisive moment: a signal before it cancels the step, a later one changes nothing.
        stop.signal.throwIfAborted();
        if (action.hasOutputs !== false)
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .setOutput */ .u)('outcome', outcome);
        result = { outcome };
    }
    catch (error) {
        result = fail(error, action);
        // After an interruption, the run does not know that it is over.
        stop.abort(error);
    }
    writeSummary(() => action.summary?.(result));
    if (result.error === undefined)
        process.exitCode = 0;
    // The process does not end by itself: Node.js would first take back its signal handlers, and a signal in its last
    // milliseconds would fail a step that has completed.
    if (process.platform === 'win32')
        setTimeout(() => process.exit(), LINGER_MS).unref();
    else
        process.exit();
}
function fail(error, { resumeHint, hasOutputs }) {
    const failure = toActionError(error);
    const { outcome, code } = failure;
    const message = shown(failure.message);
    const hints = [failure.hint, failure.isPermanent ? undefined : resumeHint?.(outcome, code)];
    const hint = shown(hints.filter(Boolean).join(' '));
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(hint === '' ? message : `${message}\n${hint}`);
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
        _step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog.debug(cause.stack ?? cause.message);
    }
    try {
        if (hasOutputs !== false) {
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .setOutput */ .u)('outcome', outcome);
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .setOutput */ .u)('error-code', code);
        }
    }
    catch (cause) {
        // The step has already failed, and has reported why.
        _step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog.debug(String(cause));
    }
    return { outcome, error: { code: failure.code, message, hint } };
}
/** An error that is not an ActionError is a defect of the action. */
function toActionError(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .l)
        return error;
    const what = error instanceof Error ? error.message : String(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .l('internal', `The action failed with an unexpected error: ${what}`, {
        hint: 'Run the workflow again with debug logging, and report the log (without URLs and keys).',
        cause: error,
    });
}
function shown(text) {
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(text, MAX_ANNOTATION_LENGTH / 2);
}
/** The summary is a convenience: if the runner has no room for it, the step's work is still valid. */
function writeSummary(summary) {
    const file = process.env['GITHUB_STEP_SUMMARY'];
    if (!file)
        return;
    try {
        const markdown = summary();
        if (markdown !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .redact */ .E$)(markdown));
    }
    catch (error) {
        _step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog.info('The job summary could not be written. Everything else is complete.');
        _step_log_js__WEBPACK_IMPORTED_MODULE_5__.stepLog.debug(String(error));
    }
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
 * Saves state of a step for its post step, which the runner starts when the job has ended. It loads nothing, so that a
 * post step without anything to do ends immediately.
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


/***/ }),

/***/ 1232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ addSecret),
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   Hk: () => (/* binding */ safeText)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/**
 * Masks secrets, in one place. The runner masks the log. Other texts, such as the job summary and annotations, are also
 * redacted here. No secret then depends on the order in which the runner reads things.
 */


const secrets = new Set();
/** Masks a value in the log from now on. Empty values are ignored: the runner would warn about them. */
function addSecret(value) {
    if (value === '')
        return;
    secrets.add(value);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(value);
}
/**
 * Cleans a text that may leave the process, and removes secrets. It redacts before the cleaning, which cuts, and after
 * it, since removing an invisible character can reassemble a secret.
 */
function safeText(text, maxLength) {
    return redact((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(redact(text), maxLength));
}
/** Replaces every known secret in the text. */
function redact(text) {
    let redacted = text;
    for (const secret of secrets)
        redacted = redacted.replaceAll(secret, '***');
    return redacted;
}


/***/ }),

/***/ 4332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stepLog: () => (/* binding */ stepLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1232);
/** The step's log. Every line passes here, so no text from outside can contain a workflow command. */


/** Longest line of the log, in characters. */
const MAX_LINE_LENGTH = 2000;
const stepLog = {
    info: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(line, MAX_LINE_LENGTH)),
    debug: (text) => {
        if (!_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .isDebug */ ._o())
            return;
        for (const line of text.split('\n'))
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(line, MAX_LINE_LENGTH));
    },
};


/***/ }),

/***/ 2184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ requireOutputs),
/* harmony export */   u: () => (/* binding */ setOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6058);
/* harmony import */ var _runner_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6629);
/** Sets the outputs of a step. Their names are in the report of each action. */



/**
 * Checks that outputs can be set, before there is anything to lose.
 *
 * @throws ActionError
 */
function requireOutputs() {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(process.env['GITHUB_OUTPUT'] ?? '', node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
    }
    catch (cause) {
        throw (0,_runner_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerFileError */ .PN)('The outputs of the step could not be written.', 'GITHUB_OUTPUT', cause);
    }
}
/** @throws ActionError if the runner's file cannot be written, since a step that loses its outputs has failed */
function setOutput(name, value) {
    try {
        // Without the file, the toolkit prints the value instead, and runners no longer read it from there.
        if (!process.env['GITHUB_OUTPUT'])
            throw new Error('GITHUB_OUTPUT is not set');
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, value);
    }
    catch (cause) {
        throw (0,_runner_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerFileError */ .PN)(`The output \`${name}\` could not be written.`, 'GITHUB_OUTPUT', cause);
    }
}


/***/ }),

/***/ 369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ cleanText),
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/**
 * Makes text from outside (the service, the storage, file names) safe for a log line. Nothing else does this.
 *
 * The runner reads workflow commands from a step's output after every LF, CRLF and lone CR, and the older `##[...]`
 * form anywhere in a line (actions/runner, ActionCommand.cs), so text from outside must contain neither. Escape
 * sequences and invisible characters are removed as well: they change what a log seems to say, and hide commands.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose.
const ESCAPE_SEQUENCES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])?/g;
const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const INVISIBLE = /\p{Cf}/gu;
/** Longest text from outside that is shown, in characters. */
const MAX_LENGTH = 500;
/**
 * Returns one line of printable text that contains no workflow command.
 *
 * @param text text from outside, of any length
 * @param maxLength longer text is cut after this many characters, and then ends in `…`
 */
function cleanText(text, maxLength = MAX_LENGTH) {
    // Cut first, so that a megabyte of text does not cost a megabyte of work.
    const short = text.slice(0, maxLength * 4);
    const clean = short
        .replace(ESCAPE_SEQUENCES, '')
        .replace(LINE_BREAKS_AND_CONTROLS, ' ')
        .replace(INVISIBLE, '')
        .trim()
        .replace(/^::/, ': :')
        .replaceAll('##[', '## [');
    const characters = [...clean];
    return characters.length > maxLength || text.length > short.length
        ? `${characters.slice(0, maxLength).join('')}…`
        : clean;
}
/** Escapes text for HTML. A job summary needs it too: GitHub escapes nothing there. */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}


/***/ })

};
;