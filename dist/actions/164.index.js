"use strict";
exports.id = 164;
exports.ids = [164];
exports.modules = {

/***/ 1798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ parseSiteUrl),
/* harmony export */   AS: () => (/* binding */ parseMaxPageLoss),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   r4: () => (/* binding */ parseText),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   yG: () => (/* binding */ parseBoolean),
/* harmony export */   z4: () => (/* binding */ EMPTY_SECRET)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6864);
/* harmony import */ var _site_page_loss_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8809);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _values_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7628);
/** Parsers for the inputs of every action: pure functions, each with one clear message for what is wrong. */




/** A value as messages show it. Never use it for a secret. */
function quoted(value) {
    return `"${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(value, 100)}"`;
}
/** Why an expression with a secret has no value (GitHub Docs, "Using secrets in GitHub Actions"). */
const EMPTY_SECRET = 'A secret is empty if it does not exist, if it belongs to an environment that the job does not use, if it was not ' +
    'passed to a reusable workflow, and in runs triggered by a fork or by Dependabot.';
/** `true` or `false`, as YAML's core schema writes them. */
function parseBoolean(input, value) {
    if (/^(?:true|True|TRUE)$/.test(value))
        return true;
    if (/^(?:false|False|FALSE)$/.test(value))
        return false;
    const problem = `is ${quoted(value)}, which is neither true nor false.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, problem, 'Set it to `true` or `false`.');
}
function wholeNumber(min, max) {
    // The limits have no digit grouping, since users copy them as they are shown.
    const fix = `Use a whole number from ${min} to ${max}, digits only.`;
    return (input, value) => {
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
        if (number >= min && number <= max)
            return number;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}.`, fix);
    };
}
/** Returns a parser for an ID of the service, one segment of an address. `what` follows "a valid ID of". */
function idOf(what, fix) {
    return (input, value) => {
        if (value === '')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is empty.', fix);
        if (/^https?:\/\//i.test(value))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is an address, not an ID.', fix);
        if (!(0,_values_id_js__WEBPACK_IMPORTED_MODULE_3__/* .isId */ .e)(value))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is not a valid ID of ${what}.`, fix);
        return value;
    };
}
/** Parses the number of pages that may be lost: a percentage or a number. */
function parseMaxPageLoss(input, value) {
    const limit = (0,_site_page_loss_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePageLoss */ .k)(value);
    if (limit !== undefined)
        return limit;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}.`, 'Use a percentage from `0%` to `100%`, such as `10%` or `12.5%`, or a whole number of pages, such as `30`, ' +
        'without spaces.');
}
/** Parses the address of the live site. It is not a secret: GitHub shows it to everyone who can read the repository. */
function parseSiteUrl(input, value) {
    if (isSiteUrl(value))
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is not a web address.`, 'Use the complete address of the live site, such as `https://docs.example.com`, without a user name.');
}
/** Whether an address can be linked: http or https, in characters that need no encoding, and without credentials. */
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
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6864);
/* harmony import */ var _runner_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1232);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1798);
/** Reads the inputs of an action from a table: name, default, and parser of each. */




/** Matches an expression such as `secrets.DOCS_ADMIN_API_KEY` if some or all of its braces are missing. */
const EXPRESSION = /^\$?\{*\s*((?:secrets|vars|env|inputs|needs|steps|github)\.[\w.-]+)\s*\}*$/;
function requireNoExpression(name, value) {
    const [, expression] = EXPRESSION.exec(value) ?? [];
    if (expression === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(name, `is the text ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, not the value of an expression.`, `\`\${{ }}\` is missing: write \`${name}: \${{ ${expression} }}\`.`);
}
/** The runner only warns about an unknown name, and still passes its value. */
function requireNoOtherName(name) {
    for (const other of [name.replaceAll('-', '_'), name.replaceAll('-', '')]) {
        if (other === name || _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(other) === '')
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(other, 'is not an input of this action.', `Write \`${name}\`, with a hyphen.`);
    }
}
/** The runner passes each input that `action.yml` declares. Without a runner, an input may be missing. */
function isGiven(name) {
    return process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] !== undefined;
}
/** Masks the secrets, then parses every input. Throws InputError for the first input that cannot be used. */
function readInputs(table) {
    const inputs = Object.entries(table).map(([property, input]) => {
        const value = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(input.name);
        // The text of an expression is not a secret, and the message about it has to show it.
        if (input.isSecret && !EXPRESSION.test(value))
            (0,_runner_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .addSecret */ .Ck)(value);
        const isEmptyMeant = input.isEmptyMeant && isGiven(input.name);
        return { property, input, value: value || (isEmptyMeant ? '' : (input.default ?? '')) };
    });
    for (const { input, value } of inputs) {
        requireNoOtherName(input.name);
        if (input.isSecret)
            requireNoExpression(input.name, value);
    }
    return Object.fromEntries(inputs.map(({ property, input, value }) => {
        const isAbsent = value === '' && input.default === undefined && !input.isRequired;
        return [property, isAbsent ? undefined : input.parse(input.name, value)];
    }));
}


/***/ }),

/***/ 1871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6864);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(369);
/* harmony import */ var _cancellation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2954);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1232);
/* harmony import */ var _step_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4332);
/* harmony import */ var _step_outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2184);
/**
 * Runs an action and reports the result to the runner. Only this file decides the exit code, the annotation, the
 * outputs `outcome`, `error-code`, and `error-message`, and the job summary (docs/reference.md, "Outcomes and exit code").
 */








/** GitHub cuts an annotation after 4,096 characters. */
const MAX_ANNOTATION_LENGTH = 4000;
/**
 * How long a cancelled run may take to stop: the step must end within three seconds, even on a busy machine. The runner
 * sends SIGTERM 7.5 s after SIGINT (actions/runner, ProcessInvoker.cs).
 */
const STOP_MS = 1500;
/** The signal does not say more. */
const STOPPED_BY = 'a person, a newer run, a time limit such as `timeout-minutes`, or the runner stopped the step.';
/** On Windows, data written to a pipe is sent only while the process lives (Node.js, "A note on process I/O"). */
const LINGER_MS = 250;
/**
 * Reports a result, however the run ends. The exit code means failure from the first moment, and success only after the
 * last output is written. A process that ends by itself, as Node.js does if nothing is left to wait for, is therefore a
 * failure.
 */
async function runAction(action) {
    process.exitCode = 1;
    // A deprecation concerns the authors of a bundled package, not the reader of the log. Under
    // `NODE_OPTIONS=--no-deprecation` the property is already true and read-only, so it is not set again.
    process.noDeprecation ||= true;
    const stop = new AbortController();
    const interruption = new Promise((_, reject) => {
        const cancel = () => {
            const cancelled = new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('cancelled', `Cancelled (${_cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .cancellationSignal */ .w.reason}): ${STOPPED_BY}`);
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
        const warning = action.warning?.(outcome);
        if (warning !== undefined)
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(shown(warning));
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
function fail(error, { verdict, repair, resumeHint, hasOutputs, }) {
    const failure = _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ.from(error);
    const { outcome, code } = failure;
    const message = shown(failure.message);
    const resumed = failure.isPermanent ? undefined : resumeHint?.(outcome);
    const hints = [failure.hint, resumed, repair?.(failure)];
    const hint = shown(hints.filter(Boolean).join(' '));
    const annotated = [verdict?.(failure), message].filter(Boolean).join(' ');
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(hint === '' ? annotated : `${annotated}\n${hint}`);
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
        _step_log_js__WEBPACK_IMPORTED_MODULE_5__/* .stepLog */ .t.debug(cause.stack ?? cause.message);
    }
    try {
        if (hasOutputs !== false) {
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .setOutput */ .u)('outcome', outcome);
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .setOutput */ .u)('error-code', code);
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .setOutput */ .u)('error-message', outputMessage(message, hint));
        }
    }
    catch (cause) {
        // The step has already failed, and has reported why.
        _step_log_js__WEBPACK_IMPORTED_MODULE_5__/* .stepLog */ .t.debug(String(cause));
    }
    return { outcome, error: { code, message, hint } };
}
/** What names a host. People may store it as a secret, and GitHub drops a job output with a masked value. */
const HOST_INPUTS = ['domain', 'verify-url', 'base-url', 'destination', 'state'];
const HOST_VARIABLE = /^RCLONE_\w*(?:HOST|URL|ENDPOINT)$/;
const HOST = /(?<![\w.-])(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]*[a-z\d](?![\w.-])/gi;
const ADDRESS = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\w.])/g;
/** What failed has at least so many characters if what to do is long. */
const MIN_WHAT = 160;
/**
 * Returns the output `error-message`: what failed and what to do, without what visitors see. It contains neither a
 * secret nor a host. Of what to do, sentences between the first and the last are left out.
 */
function outputMessage(message, hint) {
    const variables = Object.entries(process.env).filter(([name]) => HOST_VARIABLE.test(name));
    const named = [
        ...HOST_INPUTS.map((input) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4(input)),
        ...variables.map(([, value = '']) => value),
    ];
    const hosts = named.flatMap((text) => text.match(HOST) ?? []);
    const hidden = (text) => hosts
        .reduce((rest, host) => rest.replace(new RegExp(host.replace(/\W/g, '\\$&'), 'gi'), '…'), text)
        .replace(ADDRESS, '…');
    const what = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plainText */ .wh)(hidden(message), _text_clean_text_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_MESSAGE */ .h2);
    const room = _text_clean_text_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_MESSAGE */ .h2 - Math.min(what.length, MIN_WHAT) - 1;
    const fix = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plainText */ .wh)(shortened((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plainText */ .wh)(hidden(hint), MAX_ANNOTATION_LENGTH), room), room);
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .redact */ .E$)(`${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plainText */ .wh)(what, _text_clean_text_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_MESSAGE */ .h2 - fix.length - 1)} ${fix}`.trim());
}
/** Leaves out sentences before the last one, which says how to resume the job, or what repairs the site. */
function shortened(text, maxLength) {
    const sentences = text.split(/(?<=[.!?]) /);
    const last = sentences.pop() ?? '';
    const whole = [...sentences, last].join(' ');
    if (whole.length <= maxLength)
        return whole;
    while (sentences.length > 1 && [...sentences, '…', last].join(' ').length > maxLength)
        sentences.pop();
    return [...sentences, '…', last].join(' ');
}
function shown(text) {
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(text, MAX_ANNOTATION_LENGTH / 2);
}
/** The summary is a convenience: if the runner has no room for it, the step's work is still valid. */
function writeSummary(summary) {
    const { GITHUB_STEP_SUMMARY: file, INPUT_SUMMARY: input } = process.env;
    // The input is read here, since a run whose inputs cannot be used also has a summary.
    const isWanted = input?.trim().toLowerCase() !== 'false';
    try {
        const markdown = summary();
        if (markdown !== undefined && file && isWanted)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .redact */ .E$)(markdown));
    }
    catch (error) {
        _step_log_js__WEBPACK_IMPORTED_MODULE_5__/* .stepLog */ .t.info('The job summary could not be written. The result of the step is not affected.');
        _step_log_js__WEBPACK_IMPORTED_MODULE_5__/* .stepLog */ .t.debug(String(error));
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
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _runner_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(643);
/**
 * Masks secrets, in one place. The runner masks the log. Other texts, such as the job summary and annotations, are also
 * redacted here. So hiding a secret does not depend on the order in which the runner reads the log and the files.
 */



const secrets = new Set();
/** Masks a value in the log from now on. Empty values are ignored: the runner would warn about them. */
function addSecret(value) {
    if (value === '')
        return;
    secrets.add(value);
    // Only a runner removes the command from the log, so without one, it would print the secret.
    if ((0,_runner_files_js__WEBPACK_IMPORTED_MODULE_1__/* .hasRunner */ .X$)())
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(value);
}
/**
 * Cleans a text that may leave the process, and removes secrets. It redacts twice: before the cleaning, which may cut a
 * secret in two, and after it, which may join the parts of one.
 */
function safeText(text, maxLength) {
    return redact((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(redact(text), maxLength));
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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ logWarning),
/* harmony export */   t: () => (/* binding */ stepLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1232);
/** The step's log. Every line passes through here, so no text from outside can contain a workflow command. */


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
/** Adds a warning to the run. The step still succeeds. */
function logWarning(text) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(text, MAX_LINE_LENGTH));
}


/***/ }),

/***/ 2184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ requireOutputs),
/* harmony export */   u: () => (/* binding */ setOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6058);
/* harmony import */ var _runner_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(643);
/** Sets the outputs of a step. Their names are in the report of each action. Without a runner, nothing reads them. */



/** Throws ActionError if outputs cannot be set, before there is anything to lose. */
function requireOutputs() {
    if (isUnread())
        return;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(process.env['GITHUB_OUTPUT'] ?? '', node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
    }
    catch (cause) {
        throw (0,_runner_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerFileError */ .PN)('The outputs of the step could not be written.', 'GITHUB_OUTPUT', cause);
    }
}
/** @throws ActionError if the runner's file cannot be written, since a step that loses its outputs has failed */
function setOutput(name, value) {
    if (isUnread())
        return;
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
function isUnread() {
    return !(0,_runner_files_js__WEBPACK_IMPORTED_MODULE_2__/* .hasRunner */ .X$)() && process.env['GITHUB_OUTPUT'] === undefined;
}


/***/ }),

/***/ 8809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ pageLossError),
/* harmony export */   k: () => (/* binding */ parsePageLoss)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6864);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647);
/** Decides how many fewer pages a site may have than the live one: the arithmetic of `max-page-loss`. */


/** Reads `10%`, `12.5%`, or `30`, without blanks. Returns undefined for anything else. */
function parsePageLoss(text) {
    const [, percent, tenth = '0'] = /^(\d{1,3})(?:\.(\d))?%$/.exec(text) ?? [];
    if (percent !== undefined) {
        const permille = Number(`${percent}${tenth}`);
        return permille > 1000 ? undefined : { kind: 'share', permille };
    }
    return /^\d{1,9}$/.test(text) ? { kind: 'pages', pages: Number(text) } : undefined;
}
/**
 * Returns the error if more pages are lost than allowed.
 *
 * @param live continues `fewer than`, such as `the live site`
 * @param state a sentence about what is unchanged
 */
function pageLossError(livePages, live, sitePages, limit, state) {
    const lost = livePages - sitePages;
    const isAllowed = limit.kind === 'pages' ? lost <= limit.pages : lost * 1000 <= limit.permille * livePages;
    if (isAllowed)
        return undefined;
    const allowed = limit.kind === 'pages' ? (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(limit.pages) : `${limit.permille / 10}%`;
    // The lowest limit of the same kind that allows the loss, as a user writes it.
    const needed = limit.kind === 'pages' ? lost : `${Math.ceil((lost * 1000) / livePages) / 10}%`;
    const problem = `The new site has ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(sitePages, 'page')}, ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(lost)} fewer than ${live} ` +
        `(${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(livePages)}), but \`max-page-loss\` allows ${allowed}.`;
    const hint = `${state} Check whether pages are missing from the documentation. If they were removed on purpose, raise ` +
        `\`max-page-loss\` to \`${needed}\` for one run.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('check-failed', problem, { hint, isPermanent: true });
}


/***/ }),

/***/ 369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   h2: () => (/* binding */ MAX_MESSAGE),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/**
 * Makes text from outside (the service, the storage, file names) safe for a log line. Nothing else does this.
 *
 * The runner reads workflow commands from a step's output after every LF, CRLF, and lone CR, and the older `##[...]`
 * form anywhere in a line (actions/runner, ActionCommand.cs), so text from outside must contain neither. Escape
 * sequences and invisible characters are also removed: they change what a log seems to say, and hide commands.
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
/** The scheme and the host of an address. Pages and chats also turn `www.` into a link. */
const ORIGIN = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.)[^\s/"'`<>]*/gi;
/** What follows the path of an address, which may be a token. */
const QUERY = /(:\/\/[^\s"'`<>?#]*)[?#][^\s"'`<>)]*/g;
/** Longest output `error-message`, in characters. */
const MAX_MESSAGE = 500;
/** An ARN, an address, or a path: its middle says the least, and a sentence about it has its reason at the end. */
const LONG_NAME = /(?<![^\s"'])(?=[^\s"']*[:/])([^\s"']{16})[^\s"']{9,}([^\s"']{32})(?![^\s"'])/gu;
/**
 * Returns one line that is text wherever it is shown: without the host of an address, it is not a link; with another
 * `@`, it mentions nobody; and nothing in it begins a tag or ends a text in backticks.
 *
 * @param maxLength most characters. Of a longer text, the middle of long names is left out, and then the middle of the
 *   text: it begins with what failed, and what others say about that has its reason at the end.
 */
function plainText(text, maxLength) {
    const plain = (raw) => raw
        .replace(QUERY, '$1')
        .replace(ORIGIN, '…')
        .replace(/\blookup \S+/g, 'lookup …')
        .replace(/[`<>]/g, "'")
        .replaceAll('@', '＠');
    const clean = plain(cleanText(text, 2000));
    if ([...clean].length <= maxLength)
        return clean;
    const characters = [...plain(cleanText(text, 2000).replace(LONG_NAME, '$1…$2'))];
    if (characters.length <= maxLength)
        return characters.join('');
    const head = Math.floor(maxLength / 2) - 1;
    const [begin, end] = [characters.slice(0, head).join(''), characters.slice(head - maxLength + 1).join('')];
    // Words of usual length stay whole.
    return `${begin.replace(/ \S{0,20}$/, ' ')}…${end.replace(/^\S{0,20} /, ' ')}`;
}
/** Escapes text for HTML. A job summary also needs this: GitHub escapes nothing there. */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}


/***/ }),

/***/ 6647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* reexport safe */ pretty_bytes__WEBPACK_IMPORTED_MODULE_1__.A),
/* harmony export */   X_: () => (/* binding */ dayAndTime),
/* harmony export */   Xb: () => (/* binding */ waitSentence),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var pretty_ms__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9311);
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var pretty_bytes__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5901);
/** Formats durations, sizes, dates, and counts for people. */


/** `850ms`, `12.3s`, `4m 10s`, `2h 5m`. */
function duration(ms) {
    if (ms < 1000)
        return `${Math.max(0, Math.round(ms))}ms`;
    if (ms < 60_000)
        return (0,pretty_ms__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(ms, { secondsDecimalDigits: 1 });
    return (0,pretty_ms__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(Math.round(ms / 1000) * 1000, { unitCount: 2, secondsDecimalDigits: 0 });
}
/** `512 B`, `4.2 MB`: powers of ten, as storage services count. */

// `Intl` is not used: its first use costs a tenth of a short run.
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** `12 November 2026`, in UTC; empty for a text that is not a time in ISO 8601. */
function day(time) {
    const date = new Date(time);
    if (Number.isNaN(date.getTime()))
        return '';
    return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
/** `12 November 2026, 06:05 UTC`; the text itself, cleaned, if it is not a time in ISO 8601. */
function dayAndTime(time) {
    const date = day(time);
    return date === '' ? (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(time, 50) : `${date}, ${new Date(time).toISOString().slice(11, 16)} UTC`;
}
/** A shorter wait is over before somebody reads the message. A longer one is a mistake of the server. */
const SHOWN_WAIT_MS = { from: 60_000, to: 30 * 86_400_000 };
/** Returns what a server asks for, with a blank before it; empty if that does not help a reader. */
function waitSentence(waitMs) {
    if (!(waitMs >= SHOWN_WAIT_MS.from && waitMs <= SHOWN_WAIT_MS.to))
        return '';
    // A started minute counts.
    const time = new Date(Date.now() + waitMs + 59_999).toISOString();
    return ` It asks to wait until ${dayAndTime(time)}.`;
}
/** `12,000`. */
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 page`, `25 pages`, `12,000 pages`. */
function counted(count, singular, plural = `${singular}s`) {
    return `${grouped(count)} ${count === 1 ? singular : plural}`;
}


/***/ }),

/***/ 7628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isId)
/* harmony export */ });
/** IDs become one segment of an address. Even when encoded, `.` and `..` would leave the segment. */
function isId(id) {
    return /^[\x21-\x7e]{1,256}$/.test(id) && id !== '.' && id !== '..';
}


/***/ })

};
;