"use strict";
exports.id = 614;
exports.ids = [614];
exports.modules = {

/***/ 5614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EMULATOR_INPUTS: () => (/* binding */ EMULATOR_INPUTS),
  main: () => (/* binding */ main),
  post: () => (/* binding */ post)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/errors.js + 1 modules
var errors = __webpack_require__(6864);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(4536);
// EXTERNAL MODULE: ./lib/src/runner/run-action.js
var run_action = __webpack_require__(1871);
// EXTERNAL MODULE: ./lib/src/runner/runner-files.js + 1 modules
var runner_files = __webpack_require__(643);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/src/runner/saved-state.js
/**
 * Saves state of a step for its post step, which the runner starts when the job has ended. It does not load the
 * toolkit, so that a post step without anything to do ends immediately.
 */



/** @throws ActionError if the runner's file cannot be written, since nothing may be started that cannot be closed */
function saveState(name, value) {
    const delimiter = `ghadelimiter_${(0,external_node_crypto_.randomUUID)()}`;
    append(`${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}
function append(text) {
    try {
        (0,external_node_fs_.appendFileSync)(process.env['GITHUB_STATE'] ?? '', text);
    }
    catch (cause) {
        throw (0,runner_files/* runnerFileError */.PN)('The state for the post step could not be saved.', 'GITHUB_STATE', cause);
    }
}
/** @returns empty if nothing was saved under that name */
function readState(name) {
    return process.env[`STATE_${name}`] ?? '';
}

// EXTERNAL MODULE: ./lib/src/runner/step-log.js
var step_log = __webpack_require__(4332);
// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
;// CONCATENATED MODULE: ./lib/src/emulator-action/messages.js
/** The names and messages that the emulator action and the process of the emulator share. */
/**
 * The file in the emulator's folder that contains the text of the input `settings`. The emulator ends when this file no
 * longer exists.
 */
const SETTINGS_FILE = 'settings.yaml';
/** The outputs of the step: how to reach the emulator. A test compares the names with `action.yml`. */
const EMULATOR_OUTPUTS = ['base-url', 'api-key', 'project-id', 'domain', 'agent-job-id'];

;// CONCATENATED MODULE: ./lib/src/emulator-action/main.js
/** The emulator action. The emulator runs until the post step ends it, however the job ended. */
















const EMULATOR_INPUTS = {
    /** Pages of each site. */
    pages: { name: 'pages', default: '25', parse: (0,parsers/* wholeNumber */.rD)(1, 50_000) },
    /** The emulator itself reads the settings, since it knows the keys. */
    settings: { name: 'settings', default: '', parse: parsers/* parseText */.r4 },
};
/** Name under which the runner keeps the path of the emulator's folder for the post step. */
const EMULATOR_FOLDER = 'emulator-folder';
function main() {
    // The outputs are the addresses and names of the emulator only.
    return (0,run_action/* runAction */.C)({ run: startEmulator, hasOutputs: false });
}
function post() {
    return (0,run_action/* runAction */.C)({ run: removeFolder, hasOutputs: false });
}
async function startEmulator(signal) {
    const inputs = (0,read_inputs/* readInputs */.K)(EMULATOR_INPUTS);
    const folder = await (0,promises_.mkdtemp)(external_node_path_.join((0,runner_files/* tempFolder */.vg)(), 'emulator-'));
    saveState(EMULATOR_FOLDER, folder);
    await (0,promises_.writeFile)(external_node_path_.join(folder, SETTINGS_FILE), inputs.settings);
    step_log/* stepLog */.t.info(`Starting the emulator with sites of ${(0,units/* counted */.hS)(inputs.pages, 'page')}`);
    // The bundled emulator is next to the script that the runner starts.
    const script = external_node_path_.join(external_node_path_.dirname(process.argv[1] ?? ''), 'server', 'index.js');
    const ready = await startEmulatorProcess(script, folder, inputs.pages, signal);
    for (const name of EMULATOR_OUTPUTS)
        (0,step_outputs/* setOutput */.u)(name, ready[name]);
    step_log/* stepLog */.t.info(`The emulator listens at ${ready['base-url']} until the job ends; its log is in ${folder}`);
    return 'started';
}
/** The emulator ends within a second of the removal of its settings. The runner kills an emulator that hangs. */
async function removeFolder() {
    const folder = readState(EMULATOR_FOLDER);
    if (folder) {
        await (0,promises_.rm)(external_node_path_.join(folder, SETTINGS_FILE), { force: true });
        // On Windows, the open log keeps the folder until the emulator has ended. The runner empties its temporary folder
        // in any case.
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 10 }).catch(() => { });
    }
    return 'completed';
}
const SETTINGS_HINT = '.github/EMULATOR.md in the repository of the action lists the keys and their values.';
/** A busy machine may need many seconds to start a process. */
const READY_MS = 60_000;
/**
 * Starts the emulator, waits until it listens, and lets it run after this process has ended, until the post step
 * removes its settings.
 *
 * @param script the script to run
 * @param folder for its settings, its log, and its archives
 * @param pages of each site
 * @throws InputError if the emulator refuses its settings; ActionError if it exits early or takes too long; the
 *   signal's reason when it aborts
 */
async function startEmulatorProcess(script, folder, pages, signal) {
    const child = spawnEmulator(script, folder, pages);
    try {
        return await waitUntilReady(child, folder, signal);
    }
    catch (error) {
        // The handle knows whether the process has ended, so the signal cannot reach another process.
        child.kill('SIGKILL');
        throw error;
    }
    finally {
        if (child.connected)
            child.disconnect();
        child.unref();
    }
}
/**
 * The process starts without a shell, which differs between systems. It keeps the runner's environment: at the end of
 * the job, the runner kills every process with its RUNNER_TRACKING_ID.
 */
function spawnEmulator(script, folder, pages) {
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
async function waitUntilReady(child, folder, signal) {
    const deadline = AbortSignal.timeout(READY_MS);
    const either = { signal: AbortSignal.any([signal, deadline]) };
    try {
        const ended = (0,external_node_events_.once)(child, 'exit', either).then(([code, by]) => {
            throw new Error(`it exited with ${by ?? `code ${code}`}`);
        });
        const [report] = (await Promise.race([(0,external_node_events_.once)(child, 'message', either), ended]));
        if ('failed' in report)
            throw new Error(report.failed);
        if ('badSettings' in report)
            throw new errors/* InputError */.dz('settings', (0,clean_text/* cleanText */.X5)(report.badSettings), SETTINGS_HINT);
        return report.ready;
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof errors/* InputError */.dz)
            throw error;
        const why = error instanceof Error ? error.message : String(error);
        const what = deadline.aborted ? `it was not ready within ${READY_MS / 1000} s` : (0,clean_text/* cleanText */.X5)(why);
        throw new errors/* ActionError */.lZ('internal', `The emulator did not start: ${what}.`, {
            hint: await lastLogLines(folder),
            cause: error,
        });
    }
}
function logFile(folder) {
    return external_node_path_.join(folder, 'emulator.log');
}
async function lastLogLines(folder) {
    const text = await (0,promises_.readFile)(logFile(folder), 'utf8').catch(() => '');
    return text.trim() === '' ? undefined : `Its log ends with: ${(0,clean_text/* cleanText */.X5)(text.trim().slice(-500))}`;
}


/***/ })

};
;