"use strict";
exports.id = 395;
exports.ids = [395];
exports.modules = {

/***/ 7395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/runner/run-action.js + 1 modules
var run_action = __webpack_require__(9850);
// EXTERNAL MODULE: ./lib/src/runner/save-state.js
var save_state = __webpack_require__(3928);
// EXTERNAL MODULE: ./lib/src/runner/step-log.js
var step_log = __webpack_require__(4332);
// EXTERNAL MODULE: ./lib/src/runner/temp-folder.js
var temp_folder = __webpack_require__(1112);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
;// CONCATENATED MODULE: ./lib/src/emulator/emulator-process.js
/**
 * Starts the process of the emulator, which keeps running after the step; `stop-emulator.ts` ends it. It is started
 * without a shell, so that it is the same on every system, and keeps the runner's environment: at the end of the job,
 * the runner kills every process that has its RUNNER_TRACKING_ID.
 */







const SETTINGS_HINT = 'emulator/README.md lists the keys and their values.';
/** Starts the emulator without waiting for it. */
function spawnEmulator({ script, folder, pages }) {
    const log = (0,external_node_fs_.openSync)(logFile(folder), 'a');
    try {
        return (0,external_node_child_process_.spawn)(process.execPath, [script, folder, String(pages)], {
            // A signal to the step does not reach the emulator.
            detached: true,
            windowsHide: true,
            stdio: ['ignore', log, log, 'ipc'],
            env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
        });
    }
    finally {
        (0,external_node_fs_.closeSync)(log);
    }
}
/**
 * Waits until the emulator listens.
 *
 * @throws InputError if it refuses its settings; ActionError if it exits before, or needs longer; the signal's reason when it aborts
 */
async function waitUntilReady(child, folder, deadlineMs, signal) {
    const deadline = AbortSignal.timeout(deadlineMs);
    const either = { signal: AbortSignal.any([signal, deadline]) };
    try {
        const ended = (0,external_node_events_.once)(child, 'exit', either).then(([code, by]) => {
            throw new Error(`it exited with ${by ?? `code ${code}`}`);
        });
        const [report] = (await Promise.race([(0,external_node_events_.once)(child, 'message', either), ended]));
        if ('failed' in report)
            throw new Error(report.failed);
        if ('badSettings' in report)
            throw new errors/* InputError */.dz('settings', (0,clean_text/* cleanText */.X)(report.badSettings), SETTINGS_HINT);
        return report;
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof errors/* InputError */.dz)
            throw error;
        const why = error instanceof Error ? error.message : String(error);
        const what = deadline.aborted ? `it was not ready within ${deadlineMs / 1000} s` : (0,clean_text/* cleanText */.X)(why);
        throw new errors/* ActionError */.lZ('internal', `The emulator did not start: ${what}.`, {
            hint: await lastLogLines(folder),
            cause: error,
        });
    }
}
/** Lets the emulator run when this process ends. */
function detach(child) {
    child.disconnect();
    child.unref();
}
function logFile(folder) {
    return external_node_path_.join(folder, 'emulator.log');
}
async function lastLogLines(folder) {
    const text = await (0,promises_.readFile)(logFile(folder), 'utf8').catch(() => '');
    return text.trim() === '' ? undefined : `Its log ends with: ${(0,clean_text/* cleanText */.X)(text.trim().slice(-500))}`;
}

// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(4536);
;// CONCATENATED MODULE: ./lib/src/emulator/inputs.js
/** The inputs of the emulator action. */


const EMULATOR_INPUTS = {
    /** Pages of each site. */
    pages: {
        name: 'pages',
        default: '25',
        parse: (input, value) => (0,parsers/* parseWholeNumber */.oA)(input, value, 1, 50_000),
    },
    /** Read by the emulator itself, which knows the keys. */
    settings: { name: 'settings', default: '', parse: (_input, value) => value },
};
/** @throws InputError if one cannot be used */
function readEmulatorInputs() {
    return (0,read_inputs/* readInputs */.K)(EMULATOR_INPUTS);
}

// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
;// CONCATENATED MODULE: ./lib/src/emulator/outputs.js
/** The outputs of the emulator action. */

/** The output for each property. A test compares the names with `action.yml`. */
const EMULATOR_OUTPUTS = {
    'base-url': 'baseUrl',
    'api-key': 'apiKey',
    domain: 'domain',
    'project-id': 'projectId',
    'agent-job-id': 'agentJobId',
};
/** @throws ActionError if the runner's file cannot be written */
function setEmulatorOutputs(ready) {
    for (const [name, property] of Object.entries(EMULATOR_OUTPUTS))
        (0,step_outputs/* setOutput */.u)(name, ready[property]);
}

;// CONCATENATED MODULE: ./lib/src/emulator/ready.js
/** What the step and the process of the emulator have to know of each other: a file, and the report of the process. */
/** In the emulator's folder: the text of the input `settings`. */
const SETTINGS_FILE = 'settings.yaml';

// EXTERNAL MODULE: ./lib/src/emulator/step-state.js
var step_state = __webpack_require__(2256);
;// CONCATENATED MODULE: ./lib/src/emulator/main.js
/** The emulator action: starts the emulator of the service, and leaves it running for the following steps. */












/** A busy machine needs seconds to start a process. */
const READY_MS = 60_000;
function main() {
    return (0,run_action/* runAction */.C)({
        run: startEmulator,
        // The outputs are the addresses and names of the emulator only.
        hasOutputs: false,
        resumeHint: () => undefined,
        summary: () => undefined,
    });
}
/** The bundled emulator, beside the script that the runner starts. */
function serverScript() {
    return external_node_path_.join(external_node_path_.dirname(process.argv[1] ?? ''), 'server', 'index.js');
}
async function startEmulator(signal) {
    const inputs = readEmulatorInputs();
    const folder = await (0,promises_.mkdtemp)(external_node_path_.join((0,temp_folder/* tempFolder */.v)(), 'emulator-'));
    (0,save_state/* saveState */.L)(step_state/* EMULATOR_FOLDER */.d1, folder);
    await (0,promises_.writeFile)(external_node_path_.join(folder, SETTINGS_FILE), inputs.settings);
    step_log.stepLog.info(`Starting the emulator with sites of ${(0,units/* pages */.Bd)(inputs.pages)}`);
    const child = spawnEmulator({ script: serverScript(), folder, pages: inputs.pages });
    try {
        if (child.pid !== undefined)
            (0,save_state/* saveState */.L)(step_state/* EMULATOR_PID */.K_, String(child.pid));
        const { ready, healthKey } = await waitUntilReady(child, folder, READY_MS, signal);
        (0,save_state/* saveState */.L)(step_state/* EMULATOR_ADDRESS */.vl, ready.baseUrl);
        (0,save_state/* saveState */.L)(step_state/* EMULATOR_HEALTH_KEY */.nv, healthKey);
        setEmulatorOutputs(ready);
        step_log.stepLog.info(`The emulator listens at ${ready.baseUrl} until the job ends; its log is in ${folder}`);
    }
    catch (error) {
        // By the handle, which knows whether the process has ended, so that no other one can be hit.
        child.kill('SIGKILL');
        throw error;
    }
    detach(child);
    return 'started';
}


/***/ }),

/***/ 2256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ EMULATOR_PID),
/* harmony export */   d1: () => (/* binding */ EMULATOR_FOLDER),
/* harmony export */   nv: () => (/* binding */ EMULATOR_HEALTH_KEY),
/* harmony export */   vl: () => (/* binding */ EMULATOR_ADDRESS)
/* harmony export */ });
/** What the step saves for its post step: the names under which the runner keeps it. */
/** Process of the emulator, saved as soon as there is one. */
const EMULATOR_PID = 'emulator-pid';
/** The emulator's own folder, saved before there is a process. */
const EMULATOR_FOLDER = 'emulator-folder';
/** Where the emulator listens; not saved if it never did. */
const EMULATOR_ADDRESS = 'emulator-address';
/** With it the emulator at that address proves that it is the one of this step; see `health.ts`. */
const EMULATOR_HEALTH_KEY = 'emulator-health-key';


/***/ }),

/***/ 3928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ saveState)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/** Saves state for the post step, which the runner starts when the job has ended. */


/** @throws ActionError if the runner's file cannot be written: nothing may be started that cannot be closed */
function saveState(name, value) {
    try {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(name, value);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('disk', 'The state for the post step could not be saved.', {
            hint: 'The file that the runner names in GITHUB_STATE is not writable. Check whether its disk is full.',
            cause,
        });
    }
}


/***/ }),

/***/ 1112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ tempFolder)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/** The runner's folder for temporary files, which it empties before and after each job. */

/** @returns absolute path; the system's own folder if there is no runner */
function tempFolder() {
    return process.env['RUNNER_TEMP'] || node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir();
}


/***/ })

};
;