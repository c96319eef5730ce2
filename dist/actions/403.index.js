export const id = 403;
export const ids = [403];
export const modules = {

/***/ 8403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* reexport */ main),
  post: () => (/* reexport */ post)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/runner/log.js
var log = __webpack_require__(223);
// EXTERNAL MODULE: ./lib/src/runner/run-action.js
var run_action = __webpack_require__(1871);
// EXTERNAL MODULE: ./lib/src/runner/save-state.js
var save_state = __webpack_require__(3928);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
;// CONCATENATED MODULE: ./lib/src/emulator/emulator-process.js
/**
 * The process of the emulator, which goes on when the step has ended. It is started without a shell, so that it is
 * the same on every system, and keeps the runner's environment: at the end of the job the runner ends what carries
 * its RUNNER_TRACKING_ID.
 */








/** Starts it, and does not wait for it. */
function spawnEmulator({ script, folder, pages }) {
    const log = (0,external_node_fs_.openSync)(logFile(folder), 'a');
    try {
        return (0,external_node_child_process_.spawn)(process.execPath, [script, folder, String(pages)], {
            // What interrupts the step does not end the emulator.
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
 * Waits until it listens.
 *
 * @throws ActionError where it ends before, or takes longer; the signal's reason when it aborts
 */
async function untilReady(child, folder, deadlineMs, signal) {
    const deadline = AbortSignal.timeout(deadlineMs);
    const either = { signal: AbortSignal.any([signal, deadline]) };
    try {
        const ended = (0,external_node_events_.once)(child, 'exit', either).then(([code, by]) => {
            throw new Error(`it ended with ${by ?? `code ${code}`}`);
        });
        const [report] = (await Promise.race([(0,external_node_events_.once)(child, 'message', either), ended]));
        if ('failed' in report)
            throw new Error(report.failed);
        return report.ready;
    }
    catch (error) {
        signal.throwIfAborted();
        const why = error instanceof Error ? error.message : String(error);
        const what = deadline.aborted ? `it was not ready within ${deadlineMs / 1000} s` : (0,clean_text/* cleanText */.X)(why);
        throw new errors/* ActionError */.lZ('errored', `The emulator did not start: ${what}.`, {
            hint: await endOfLog(folder),
            cause: error,
        });
    }
}
/** Lets it go on when this process ends. */
function letGo(child) {
    child.disconnect();
    child.unref();
}
/** How long it may take to end by itself. */
const STOP_MS = 5000;
const LOOK_AGAIN_MS = 100;
/**
 * Ends it: asks first, then insists.
 *
 * @param baseUrl where it answers; whether its process is there would say less, since one that has ended stays in the
 *   table of a container that nobody tidies
 * @throws the signal's reason when it aborts
 */
async function stopEmulator(pid, baseUrl, clock, signal) {
    if (!kill(pid, 'SIGTERM'))
        return;
    const insistsAt = clock.now() + STOP_MS;
    while (await answers(baseUrl)) {
        if (clock.now() > insistsAt) {
            kill(pid, 'SIGKILL');
            return;
        }
        await clock.sleep(LOOK_AGAIN_MS, signal);
    }
}
/** @returns false where there is no such process, or it is not ours any more */
function kill(pid, how) {
    try {
        return process.kill(pid, how);
    }
    catch {
        return false;
    }
}
function answers({ hostname, port }) {
    return new Promise((resolve) => {
        const socket = (0,external_node_net_.connect)({ host: hostname, port: Number(port) });
        socket.once('connect', () => resolve(true));
        socket.once('error', () => resolve(false));
        socket.once('close', () => resolve(false));
        socket.once('connect', () => socket.destroy());
    });
}
function logFile(folder) {
    return external_node_path_.join(folder, 'emulator.log');
}
async function endOfLog(folder) {
    const text = await (0,promises_.readFile)(logFile(folder), 'utf8').catch(() => '');
    return text.trim() === '' ? undefined : `Its log ends with: ${(0,clean_text/* cleanText */.X)(text.trim().slice(-500))}`;
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 8 modules
var core = __webpack_require__(6058);
// EXTERNAL MODULE: ./lib/src/inputs/input-values.js
var input_values = __webpack_require__(7509);
// EXTERNAL MODULE: ./lib/src/inputs/runner-temp.js
var runner_temp = __webpack_require__(3565);
;// CONCATENATED MODULE: ./lib/src/emulator/inputs.js
/** The inputs of the emulator action (contract: "The emulator action"), and what it needs of the runner. */



/** Default of `action.yml`, again, for an input that is given as ''. A test holds the two against each other. */
const EMULATOR_DEFAULTS = { pages: '25' };
/** @throws InputError where one cannot be used */
function readEmulatorInputs() {
    return {
        pages: (0,input_values/* parseWholeNumber */.oA)('pages', core/* getInput */.V4('pages') || EMULATOR_DEFAULTS.pages, 1, 50_000),
        temp: (0,runner_temp/* runnerTemp */.X)(),
    };
}

// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
;// CONCATENATED MODULE: ./lib/src/emulator/outputs.js
/** The outputs of the emulator action, and their names (contract: "The emulator action"). */

/** What each output gives. A test holds the names against `action.yml`. */
const EMULATOR_OUTPUTS = {
    'base-url': 'baseUrl',
    'api-key': 'apiKey',
    domain: 'domain',
    'project-id': 'projectId',
    'agent-job-id': 'agentJobId',
};
/** @throws ActionError where the runner's file cannot be written */
function setEmulatorOutputs(ready) {
    for (const [name, field] of Object.entries(EMULATOR_OUTPUTS))
        (0,step_outputs/* setOutput */.u)(name, ready[field]);
}

;// CONCATENATED MODULE: ./lib/src/emulator/step-state.js
/** What the step leaves for its closing step: the names under which the runner keeps it. */
/** Process of the emulator, saved as soon as there is one. */
const EMULATOR_PID = 'emulator-pid';
/** Folder of its own, saved before there is a process. */
const EMULATOR_FOLDER = 'emulator-folder';
/** Where it answers; missing where it never did. */
const EMULATOR_ADDRESS = 'emulator-address';

;// CONCATENATED MODULE: ./lib/src/emulator/main.js
/** The emulator action: starts the emulator of the service, and leaves it running for the steps that follow. */










/** A busy machine takes seconds to start a process. */
const READY_MS = 60_000;
/** @param script what the process of the emulator runs */
function main(script) {
    return (0,run_action/* runAction */.C)({
        story: (signal) => startEmulator(script, signal),
        // The outputs are the emulator's address and names alone.
        hasOutputs: false,
        whatGoesOn: () => undefined,
        summary: () => undefined,
    });
}
async function startEmulator(script, signal) {
    const inputs = readEmulatorInputs();
    const folder = await (0,promises_.mkdtemp)(external_node_path_.join(inputs.temp, 'emulator-'));
    (0,save_state/* saveState */.L)(EMULATOR_FOLDER, folder);
    log/* stepLog */.t.info(`Starting the emulator, whose sites have ${(0,units/* pages */.Bd)(inputs.pages)}`);
    const child = spawnEmulator({ script, folder, pages: inputs.pages });
    try {
        if (child.pid !== undefined)
            (0,save_state/* saveState */.L)(EMULATOR_PID, String(child.pid));
        const ready = await untilReady(child, folder, READY_MS, signal);
        (0,save_state/* saveState */.L)(EMULATOR_ADDRESS, ready.baseUrl);
        setEmulatorOutputs(ready);
        log/* stepLog */.t.info(`It answers at ${ready.baseUrl} until the job ends; its log is in ${folder}`);
    }
    catch (error) {
        if (child.pid !== undefined)
            kill(child.pid, 'SIGKILL');
        throw error;
    }
    letGo(child);
    return 'started';
}

// EXTERNAL MODULE: ./lib/src/runner/read-state.js
var read_state = __webpack_require__(7881);
// EXTERNAL MODULE: ./lib/src/waiting/clock.js
var clock = __webpack_require__(7012);
;// CONCATENATED MODULE: ./lib/src/emulator/post.js
/** The closing step of the emulator action: ends the emulator, however the job ended. */







function post() {
    return (0,run_action/* runAction */.C)({
        story: endEmulator,
        hasOutputs: false,
        whatGoesOn: () => undefined,
        summary: () => undefined,
    });
}
async function endEmulator(signal) {
    const [pid, address, folder] = [EMULATOR_PID, EMULATOR_ADDRESS, EMULATOR_FOLDER].map(read_state/* readState */.u);
    if (pid && address)
        await stopEmulator(Number(pid), new URL(address), clock/* systemClock */.m, signal);
    // It was broken off while it started.
    else if (pid)
        kill(Number(pid), 'SIGKILL');
    // On Windows a file that is still open stays; the runner empties its folder for temporary files all the same.
    if (folder)
        await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => { });
    log/* stepLog */.t.info('The emulator has ended');
    return 'completed';
}

;// CONCATENATED MODULE: ./lib/src/emulator/index.js
/** The emulator action, from its beginning and to its end. */




/***/ }),

/***/ 3565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ runnerTemp)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/** The runner's folder for temporary files, which it empties before and after each job. */

/** @returns absolute path; the system's own folder where no runner names one */
function runnerTemp() {
    return process.env['RUNNER_TEMP'] || node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir();
}


/***/ }),

/***/ 3928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ saveState)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/** Leaves a note for the closing step, which the runner starts when the job has ended. */


/** @throws ActionError where the runner's file cannot be written: nothing may be begun that cannot be closed */
function saveState(name, value) {
    try {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(name, value);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('errored', 'A note for the closing step could not be written.', {
            hint: 'The file that the runner names in GITHUB_STATE cannot be written: see whether its disk is full.',
            cause,
        });
    }
}


/***/ }),

/***/ 7012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/** Time as the waiting parts see it, so that tests can run hours in milliseconds. */

/** Node's timers take no more, and fire at once where they are given more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const systemClock = {
    now: () => performance.now(),
    async sleep(ms, signal) {
        try {
            for (let leftMs = ms; leftMs > 0; leftMs -= LONGEST_TIMER_MS) {
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, LONGEST_TIMER_MS), undefined, { signal });
            }
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
    },
};


/***/ })

};
