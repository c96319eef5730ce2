"use strict";
exports.id = 516;
exports.ids = [516,332];
exports.modules = {

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   On: () => (/* binding */ TimedOutError),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dk: () => (/* binding */ JobFailedError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   rJ: () => (/* binding */ BundleError)
/* harmony export */ });
/**
 * The errors that end a run. Each is created where the knowledge is, and carries what the report at the end needs:
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
     * @param fix what would be right
     * @param code `disk` for a folder that cannot be used
     */
    constructor(input, problem, fix, code = 'bad-input') {
        super(code, `Input \`${input}\` ${problem}`, { hint: fix });
    }
}
/** The service reports the job as `failed`. */
class JobFailedError extends ActionError {
    constructor(message, hint) {
        super('job-failed', message, { hint });
    }
}
/** All checks are used up; the job itself keeps running. */
class TimedOutError extends ActionError {
    constructor(message, options) {
        super('timed-out', message, options);
    }
}
/** The bundle could not be downloaded, is not what it should be, or has no place on the disk. */
class BundleError extends ActionError {
    constructor(code, message, options) {
        super(code, message, options);
    }
}
/** The runner cancelled the step (SIGINT or SIGTERM). */
class CancelledError extends ActionError {
    constructor(signalName) {
        super('cancelled', `Cancelled (${signalName})`);
    }
}


/***/ }),

/***/ 1798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ parseSiteUrl),
/* harmony export */   AS: () => (/* binding */ parseMaxPageLoss),
/* harmony export */   Fg: () => (/* binding */ parseId),
/* harmony export */   P1: () => (/* binding */ parseInterval),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   oA: () => (/* binding */ parseWholeNumber),
/* harmony export */   r4: () => (/* binding */ parseText),
/* harmony export */   ve: () => (/* binding */ isSiteUrl),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _site_page_loss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8809);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/* harmony import */ var _values_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7628);
/* harmony import */ var _values_secure_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7292);
/** Parsers for the inputs of every action: pure functions, each with one clear message for what is wrong. */





/** A value as messages show it. Never for a secret. */
function quoted(value) {
    return `"${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(value, 100)}"`;
}
/** `true` or `false`, as YAML's core schema writes them. */
function parseBoolean(input, value) {
    if (/^(?:true|True|TRUE)$/.test(value))
        return true;
    if (/^(?:false|False|FALSE)$/.test(value))
        return false;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is neither true nor false.`, 'Write `true` or `false`.');
}
function parseWholeNumber(input, value, min, max) {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max)
        return number;
    // Without digit grouping, since users copy the limits as they are shown.
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}.`, `Write a whole number from ${min} to ${max}, digits only.`);
}
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const MIN_INTERVAL_MS = 100;
const MAX_INTERVAL_MS = UNIT_MS.h;
/** @returns milliseconds */
function parseInterval(input, value) {
    const [, number, unit] = /^(\d{1,9})(ms|s|m|h)?$/.exec(value) ?? [];
    const fix = 'Write a whole number and its unit without a space, from `100ms` to `1h`: `500ms`, `10s`, `2m`. A bare number is ' +
        'seconds.';
    if (number === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is not a duration.`, fix);
    const ms = Number(number) * UNIT_MS[(unit ?? 's')];
    if (ms < MIN_INTERVAL_MS)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is too short.`, fix);
    if (ms > MAX_INTERVAL_MS)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is too long.`, fix);
    return ms;
}
/** An id of the service: one segment of an address. */
function parseId(input, value, of, fix) {
    if (value === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is empty.', fix);
    if (/^https?:\/\//i.test(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is an address, not an ID.', fix);
    if (!(0,_values_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isId */ .e)(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is not a valid id of ${of}.`, fix);
    return value;
}
/**
 * An admin API key. Other kinds of key begin in the same way, and a key of another service must not be sent to this one.
 * The value is never shown.
 */
function parseApiKey(input, value) {
    const fix = 'Use an admin API key of the documentation platform; it begins with `mint_`.';
    const otherKind = 'Create an admin API key on the API keys page of the organization settings; it begins with `mint_`, too, but not with ' +
        '`mint_dsc_` or `mint_us_`.';
    if (value === '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is empty.', `${fix} A secret is empty if it does not exist, if it belongs to an environment that the job does not name, ` +
            'if it was not passed to a reusable workflow, and in runs triggered by a fork or by Dependabot.');
    }
    if (value.startsWith('mint_dsc_')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is an assistant key (it begins with `mint_dsc_`), not an admin API key.', otherKind);
    }
    if (value.startsWith('mint_us_')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is an index key (it begins with `mint_us_`), not an admin API key.', otherKind);
    }
    if (!value.startsWith('mint_')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is not an admin API key: it does not begin with `mint_`.', `Pass the key of the documentation platform from a secret: \`\${{ secrets.DOCS_ADMIN_API_KEY }}\`. Store the key ` +
            'only, without quotes and without `Bearer`.');
    }
    if (!/^[\x21-\x7e]+$/.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'contains spaces or other characters that are not part of a key.', 'Copy the key again.');
    }
    return value;
}
/** Base address of the API: https, or http to this machine only. */
function parseBaseUrl(input, value) {
    const fix = 'Write the address of the API without `/v1`, such as `https://api.mintlify.com`.';
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}${what}`, fix);
    if (/\s/.test(value) || !URL.canParse(value))
        throw wrong(', which is not a URL.');
    const url = new URL(value);
    // Not shown: the part before the @ is a password.
    if (url.username !== '' || url.password !== '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'contains a user name or password.', fix);
    if (!(0,_values_secure_url_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecureUrl */ .z)(url)) {
        throw wrong(', which is not https: the key would be sent unencrypted. Only a loopback address may be http, such as ' +
            '`http://127.0.0.1:8080`.');
    }
    if (value.includes('?') || value.includes('#'))
        throw wrong(': it has a query or a fragment.');
    if (/\/v\d+\/?$/.test(url.pathname))
        throw wrong(': it ends with the version, which the action adds itself.');
    if (/\/v\d+\/(?:static-export|project|agent)(?:\/|$)/.test(url.pathname))
        throw wrong(': it contains the path of a request, which the action adds itself.');
    return url;
}
/** How many pages may be lost: a percentage or a number. */
function parseMaxPageLoss(input, value) {
    const limit = (0,_site_page_loss_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePageLoss */ .kD)(value);
    if (limit !== undefined)
        return limit;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}.`, 'Write a percentage from `0%` to `100%`, such as `10%` or `12.5%`, or a whole number of pages, such as `30`, ' +
        'without spaces.');
}
/** Address of the live site. It is not a secret: GitHub shows it to everyone who can read the repository. */
function parseSiteUrl(input, value) {
    if (isSiteUrl(value))
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is not a web address.`, 'Write the complete address of the live site, such as `https://docs.example.com`, without a user name.');
}
/** Whether it can be linked: http or https, in characters that need no encoding, and without credentials. */
function isSiteUrl(value) {
    if (!/^https?:\/\/[\x21-\x7e]+$/i.test(value) || !URL.canParse(value))
        return false;
    const { username, password } = new URL(value);
    return username === '' && password === '';
}
/** Any text; the service or GitHub decides whether it is valid. */
function parseText(_input, value) {
    return value;
}


/***/ }),

/***/ 4536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);
/* harmony import */ var _runner_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1232);
/**
 * Reads the inputs of an action from a table: one row for each input, with its name, its default and its parser. A test
 * compares the tables with each `action.yml`.
 */


/**
 * Masks the secrets, then parses every input.
 *
 * @throws InputError for the first input that cannot be used
 */
function readInputs(table) {
    const inputs = Object.entries(table).map(([property, input]) => {
        const value = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(input.name);
        if (input.isSecret)
            (0,_runner_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .addSecret */ .Ck)(value);
        return { property, input, value: value || (input.default ?? '') };
    });
    return Object.fromEntries(inputs.map(({ property, input, value }) => {
        const isAbsent = value === '' && input.default === undefined && !input.isRequired;
        return [property, isAbsent ? undefined : input.parse(input.name, value)];
    }));
}


/***/ }),

/***/ 9850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(143);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/runner/cancellation.js
var cancellation = __webpack_require__(2954);
;// CONCATENATED MODULE: ./lib/src/runner/end-process.js
/** Ends the process, whatever is still open. */
/**
 * Called as soon as the result is out. If the event loop ended by itself, Node.js would first take back its signal
 * handlers, and a signal in its last milliseconds would fail a step that has completed.
 *
 * Node.js waits at its end for a name lookup that is under way, which takes half a minute if no name server responds;
 * the runner kills a cancelled step after ten seconds. A process that failed is replaced by one that fails at once.
 */
function endProcess() {
    // A lookup that has just failed is still listed until the next turn.
    setImmediate(() => {
        const isLookingUp = process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap');
        if (isLookingUp && process.exitCode !== 0 && process.platform !== 'win32')
            endAtOnce();
        process.exit();
    });
}
function endAtOnce() {
    const { execve } = process;
    try {
        // Node.js 23.11 and later. It does not return.
        execve?.('/bin/sh', ['sh', '-c', 'exit 1'], {});
    }
    catch {
        // There is no such program.
    }
    process.kill(process.pid, 'SIGKILL');
}

// EXTERNAL MODULE: ./lib/src/runner/secrets.js
var secrets = __webpack_require__(1232);
// EXTERNAL MODULE: ./lib/src/runner/step-log.js
var step_log = __webpack_require__(4332);
// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
;// CONCATENATED MODULE: ./lib/src/runner/run-action.js
/**
 * Runs an action and reports the result to the runner: the exit code, the one annotation, the outputs `outcome` and
 * `error-code` and the job summary are decided here and nowhere else (docs/reference.md, "Outcomes and exit code").
 */








/** GitHub cuts an annotation after 4,096 characters. */
const MAX_ANNOTATION_LENGTH = 4000;
/**
 * How long a cancelled run may take to stop: the step must end within three seconds, also on a busy machine. The runner
 * sends SIGTERM 7.5 s after SIGINT (actions/runner, ProcessInvoker.cs).
 */
const STOP_MS = 1500;
/** On Windows, what was written to a pipe is sent only while the process lives (Node.js, "A note on process I/O"). */
const LINGER_MS = 250;
/**
 * Runs to the end in any case. The exit code is failure from the first moment, and success only after the last output is
 * written. A process that ends by itself, as Node.js does if nothing is left to wait for, is therefore a failure.
 */
async function runAction(action) {
    process.exitCode = 1;
    // A deprecation concerns the authors of a bundled package, not the reader of the log.
    // With `NODE_OPTIONS=--no-deprecation` it is true already, and read-only.
    process.noDeprecation ||= true;
    const stop = new AbortController();
    const interruption = new Promise((_, reject) => {
        const cancel = () => {
            const cancelled = new errors/* CancelledError */.cc(cancellation/* cancellationSignal */.w.reason);
            stop.abort(cancelled);
            setTimeout(reject, STOP_MS, cancelled).unref();
        };
        if (cancellation/* cancellationSignal */.w.aborted)
            cancel();
        else
            cancellation/* cancellationSignal */.w.addEventListener('abort', cancel);
        process.on('uncaughtException', reject);
        process.on('unhandledRejection', reject);
        process.once('beforeExit', () => reject(new Error('Nothing was left to wait for, but the work was not done.')));
    });
    let result;
    try {
        stop.signal.throwIfAborted();
        if (action.hasOutputs !== false)
            (0,step_outputs/* requireOutputs */.q)();
        const outcome = await Promise.race([action.run(stop.signal), interruption]);
        // The moment that decides: a signal before it cancels the step, a later one changes nothing.
        stop.signal.throwIfAborted();
        if (action.hasOutputs !== false)
            (0,step_outputs/* setOutput */.u)('outcome', outcome);
        result = { outcome };
    }
    catch (error) {
        result = fail(error, action);
        // After an interruption, the run does not know that it is over.
        stop.abort(error);
    }
    writeSummary(() => action.summary(result));
    if (result.error === undefined)
        process.exitCode = 0;
    if (process.platform === 'win32')
        setTimeout(endProcess, LINGER_MS).unref();
    else
        endProcess();
}
function fail(error, { resumeHint, hasOutputs }) {
    const failure = error instanceof errors/* ActionError */.lZ ? error : unknownFailure(error);
    const { outcome, code } = failure;
    const message = shown(failure.message);
    const hints = [failure.hint, failure.isPermanent ? undefined : resumeHint(outcome, code)];
    const hint = shown(hints.filter(Boolean).join(' '));
    core/* error */.z3(hint === '' ? message : `${message}\n${hint}`);
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
        step_log.stepLog.debug(cause.stack ?? cause.message);
    }
    try {
        if (hasOutputs !== false) {
            (0,step_outputs/* setOutput */.u)('outcome', outcome);
            (0,step_outputs/* setOutput */.u)('error-code', code);
        }
    }
    catch (cause) {
        // The step has already failed, and has reported why.
        step_log.stepLog.debug(String(cause));
    }
    return { outcome, error: { code: failure.code, message, hint } };
}
function unknownFailure(error) {
    const what = error instanceof Error ? error.message : String(error);
    return new errors/* ActionError */.lZ('internal', `The action failed with an unexpected error: ${what}`, {
        hint: 'Run the workflow again with debug logging, and report the log (without URLs and keys).',
        cause: error,
    });
}
function shown(text) {
    return (0,secrets/* safeText */.Hk)(text, MAX_ANNOTATION_LENGTH / 2);
}
/** The summary is a convenience: if the runner has no room for it, the work of the step is valid all the same. */
function writeSummary(summary) {
    const file = process.env['GITHUB_STEP_SUMMARY'];
    if (!file)
        return;
    try {
        const markdown = summary();
        if (markdown !== undefined)
            (0,external_node_fs_.appendFileSync)(file, (0,secrets/* redact */.E$)(markdown));
    }
    catch (error) {
        step_log.stepLog.info('The job summary could not be written. Everything else is complete.');
        step_log.stepLog.debug(String(error));
    }
}


/***/ }),

/***/ 1232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ addSecret),
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   Hk: () => (/* binding */ safeText)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/**
 * Masking, in one place. The runner masks the log; what leaves in another way (the job summary, the text of an
 * annotation) is redacted here as well, so that no secret depends on the order in which the runner reads things.
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
 * Text that may leave the process: cleaned, and without secrets. Redacted before the cleaning, which cuts, and after it,
 * since removing an invisible character can put a secret together.
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
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);
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
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(143);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('disk', 'The outputs of the step could not be written.', {
            hint: OUTPUTS_HINT,
            cause,
        });
    }
}
const OUTPUTS_HINT = 'The file that the runner names in GITHUB_OUTPUT is not writable. Check whether its disk is full.';
/** @throws ActionError if the runner's file cannot be written: a step that loses its outputs has failed */
function setOutput(name, value) {
    try {
        // Without the file, the toolkit prints the value instead, and runners no longer read it from there.
        if (!process.env['GITHUB_OUTPUT'])
            throw new Error('GITHUB_OUTPUT is not set');
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, value);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('disk', `The output \`${name}\` could not be written.`, {
            hint: OUTPUTS_HINT,
            cause,
        });
    }
}


/***/ }),

/***/ 8809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ countPages),
/* harmony export */   Ux: () => (/* binding */ pageLossProblem),
/* harmony export */   kD: () => (/* binding */ parsePageLoss),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* unused harmony export losesTooManyPages */
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6647);
/** How many pages an export may have less than the live site: the arithmetic of `max-page-loss`. */

/**
 * @param text `10%`, `12.5%` or `30`, without blanks
 * @returns undefined for anything else
 */
function parsePageLoss(text) {
    const [, percent, tenth = '0'] = /^(\d{1,3})(?:\.(\d))?%$/.exec(text) ?? [];
    if (percent !== undefined) {
        const permille = Number(`${percent}${tenth}`);
        return permille > 1000 ? undefined : { kind: 'share', permille };
    }
    return /^\d{1,9}$/.test(text) ? { kind: 'pages', pages: Number(text) } : undefined;
}
/** @returns whether more pages are lost than allowed */
function losesTooManyPages(livePages, pages, limit) {
    const lost = livePages - pages;
    return limit.kind === 'pages' ? lost > limit.pages : lost * 1000 > limit.permille * livePages;
}
/** @returns what to tell the user if more pages are lost than allowed; otherwise undefined */
function pageLossProblem(livePages, sitePages, limit) {
    if (!losesTooManyPages(livePages, sitePages, limit))
        return undefined;
    const allowed = limit.kind === 'pages' ? `${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(limit.pages)}` : `${limit.permille / 10}%`;
    return (`The site has ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .pages */ .Bd)(sitePages)}, ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(livePages - sitePages)} fewer than the live site ` +
        `(${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(livePages)}), but \`max-page-loss\` allows ${allowed}.`);
}
/** @returns how many of the paths are pages; see {@link isPage} */
function countPages(paths) {
    let pages = 0;
    for (const path of paths)
        if (isPage(path))
            pages += 1;
    return pages;
}
/** A page is a file that ends in `.html`, except the error page at the root. The service does not count that one either. */
function isPage(path) {
    return path.endsWith('.html') && path !== '404.html';
}


/***/ }),

/***/ 369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ cleanText),
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/**
 * The one place where text from outside (the service, the storage, file names) is made safe for a log line.
 *
 * The runner reads workflow commands from a step's output after every LF, CRLF and lone CR, and the older `##[...]` form
 * anywhere in a line (actions/runner, ActionCommand.cs), so text from outside must contain neither. Escape sequences and
 * invisible characters are removed as well: they change what a log seems to say, and hide commands.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose.
const ESCAPE_SEQUENCES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])?/g;
const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const INVISIBLE = /\p{Cf}/gu;
/** Longest text from outside that is shown, in characters. */
const MAX_LENGTH = 500;
/**
 * One line of printable text that contains no workflow command.
 *
 * @param text text from outside, of any length
 * @param maxLength longer text is cut after so many characters, and then ends in `…`
 */
function cleanText(text, maxLength = MAX_LENGTH) {
    // Cut first: a megabyte of text must not cost a megabyte of work.
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


/***/ }),

/***/ 6647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ pages),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   aq: () => (/* binding */ files),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   r2: () => (/* binding */ attempts),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var pretty_bytes__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5901);
/* harmony import */ var pretty_ms__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1692);
/** How durations, sizes and counts are written for people. */


/** `850ms`, `12.3s`, `4m 10s`, `2h 5m`. */
function duration(ms) {
    if (ms < 1000)
        return `${Math.max(0, Math.round(ms))}ms`;
    if (ms < 60_000)
        return (0,pretty_ms__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(ms, { secondsDecimalDigits: 1 });
    return (0,pretty_ms__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(Math.round(ms / 1000) * 1000, { unitCount: 2, secondsDecimalDigits: 0 });
}
/** `512 B`, `4.2 MB`: powers of ten, as storage services count. */
function size(bytes) {
    return (0,pretty_bytes__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(bytes);
}
/** `12,000`. Does not use `Intl`: its first use costs a tenth of a short run. */
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 page`, `25 pages`, `12,000 pages`. */
function pages(count) {
    return `${grouped(count)} ${count === 1 ? 'page' : 'pages'}`;
}
/** `1 file`, `25 files`, `12,000 files`. */
function files(count) {
    return `${grouped(count)} ${count === 1 ? 'file' : 'files'}`;
}
/** `1 attempt`, `60 attempts`. */
function attempts(count) {
    return `${grouped(count)} ${count === 1 ? 'attempt' : 'attempts'}`;
}


/***/ }),

/***/ 7628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isId)
/* harmony export */ });
/**
 * Ids become part of addresses, outputs and messages: printable ASCII without spaces, and one path segment each, which
 * `.` and `..` would leave even when encoded.
 */
function isId(id) {
    return /^[\x21-\x7e]{1,256}$/.test(id) && id !== '.' && id !== '..';
}


/***/ }),

/***/ 7292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ isSecureUrl)
/* harmony export */ });
/** Which addresses a secret may be sent to. */
/** True for https, and for http to this machine, where an emulator runs. */
function isSecureUrl(url) {
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}


/***/ })

};
;