export const id = 965;
export const ids = [965];
export const modules = {

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dk: () => (/* binding */ JobFailedError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   jD: () => (/* binding */ GaveUpError),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   rJ: () => (/* binding */ BundleError)
/* harmony export */ });
/**
 * The family of errors that end a run. Each is made where the knowledge is, and carries what the end needs: the
 * outcome it stands for, what failed (`message`), and how to mend it (`hint`). Nothing here prints.
 */
class ActionError extends Error {
    outcome;
    hint;
    comesAgain;
    constructor(outcome, message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.outcome = outcome;
        this.hint = options.hint;
        this.comesAgain = options.comesAgain ?? false;
    }
}
/** An input that cannot be used; found before any request. */
class InputError extends ActionError {
    /**
     * @param input name of the input in `action.yml`
     * @param problem what is wrong, with the value where that is no secret
     * @param mend what would be right
     */
    constructor(input, problem, mend) {
        super('errored', `Input \`${input}\` ${problem}`, { hint: mend });
    }
}
/** The service reports the job as `failed`. */
class JobFailedError extends ActionError {
    constructor(message, hint) {
        super('failed', message, { hint });
    }
}
/** The checks are used up; the job itself goes on. */
class GaveUpError extends ActionError {
    constructor(message, options) {
        super('timed-out', message, options);
    }
}
/** The bundle could not be fetched, or is not what the service announced. */
class BundleError extends ActionError {
    constructor(message, options) {
        super('errored', message, options);
    }
}
/** The runner asked the step to end (SIGINT or SIGTERM). */
class CancelledError extends ActionError {
    constructor(signalName) {
        super('cancelled', `Cancelled (${signalName})`);
    }
}


/***/ }),

/***/ 9034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ isSafeTransport)
/* harmony export */ });
/** Which addresses a secret may be sent to. */
/** https, or http to this very machine, which is where an emulator runs. */
function isSafeTransport(url) {
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}


/***/ }),

/***/ 7509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ parseTag),
/* harmony export */   Fg: () => (/* binding */ parseId),
/* harmony export */   Ir: () => (/* binding */ parseFolder),
/* harmony export */   Li: () => (/* binding */ parseLines),
/* harmony export */   Nq: () => (/* binding */ parseEnvironment),
/* harmony export */   P1: () => (/* binding */ parseInterval),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   TL: () => (/* binding */ parseJobStatus),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   gR: () => (/* binding */ parseDomain),
/* harmony export */   m: () => (/* binding */ parseDigest),
/* harmony export */   oA: () => (/* binding */ parseWholeNumber),
/* harmony export */   pI: () => (/* binding */ parseToken),
/* harmony export */   sn: () => (/* binding */ parseSitePath),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _http_safe_transport_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9034);
/* harmony import */ var _service_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3614);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/** Reads the values that users write into inputs: pure functions, each with one clear message for what is wrong. */




/** A value as messages show it. Never for a secret. */
function quoted(value) {
    return `"${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X)(value, 100)}"`;
}
/** `true` or `false`, as YAML's core schema writes them. */
function parseBoolean(input, value) {
    if (/^(?:true|True|TRUE)$/.test(value))
        return true;
    if (/^(?:false|False|FALSE)$/.test(value))
        return false;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is neither true nor false.`, 'Write `true` or `false`.');
}
function parseWholeNumber(input, value, least, most) {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most)
        return number;
    // As a user has to write them: with a comma in them they would be copied so, and refused.
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}.`, `Write a whole number from ${least} to ${most}, in digits alone.`);
}
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const SHORTEST_INTERVAL_MS = 100;
const LONGEST_INTERVAL_MS = UNIT_MS.h;
/** @returns milliseconds */
function parseInterval(input, value) {
    const [, number, unit] = /^(\d{1,9})(ms|s|m|h)?$/.exec(value) ?? [];
    const mend = 'Write a whole number and its unit without a space, from `100ms` to `1h`: `500ms`, `10s`, `2m`. A bare number is ' +
        'seconds.';
    if (number === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is no duration.`, mend);
    const ms = Number(number) * UNIT_MS[(unit ?? 's')];
    if (ms < SHORTEST_INTERVAL_MS)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is too short.`, mend);
    if (ms > LONGEST_INTERVAL_MS)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is too long.`, mend);
    return ms;
}
/** The lines that are not empty, without the white space around them. */
function parseLines(value) {
    return value
        .split(/\r\n|\r|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** A file of the site: its path, with `/` between the parts, as the bundle names it. */
function parseSitePath(input, value) {
    const mend = 'Write paths of files within the site, one a line, such as `index.html` or `guides/start.html`. Patterns are not ' +
        'expanded.';
    if (value.startsWith('/'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `has ${quoted(value)}, which begins with a slash.`, mend);
    if (value.endsWith('/'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `has ${quoted(value)}, which is a folder.`, mend);
    const segments = value.split('/');
    const isNothing = segments.every((segment) => segment === '' || segment === '.');
    // The characters that no bundle may have in a name (bundle/site-names.ts).
    if (isNothing || segments.includes('..') || /[\\<>:"|?*]/.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `has ${quoted(value)}, which no file of a site is called.`, mend);
    }
    return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}
/**
 * A folder, as the step's own system writes it. A shell would expand `~` and variables; here they would become a
 * folder of that name, and the next step would look elsewhere.
 *
 * @param separator what stands between two folders: `/`, or a backslash
 */
function parseFolder(input, value, separator) {
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}${what}`, `Write a folder of the workspace, such as \`build/docs\`, or an expression, such as \`\${{ runner.temp }}/docs\`.`);
    if (/^~(?:[/\\]|$)/.test(value))
        throw wrong(': no shell reads it, so `~` is not the home folder.');
    if (/\$(?:\w|\{|env:)|%\w+%/i.test(value))
        throw wrong(': no shell reads it, so the variable stays as it is.');
    if (separator === '/' && value.includes('\\')) {
        throw wrong(", with a backslash, which does not separate folders on this runner's system.");
    }
    return value;
}
/** A bare host name (facts of the service: no scheme, no path, no trailing slash). */
function parseDomain(input, value) {
    const mend = 'Write the bare host name of the site, such as `docs.example.com`.';
    if (value === '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is empty.', `${mend} A secret or variable that does not exist is empty.`);
    }
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}: it has ${what}.`, mend);
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value))
        throw wrong('a scheme in front');
    if (value.endsWith('/'))
        throw wrong('a slash at the end');
    if (value.includes('/'))
        throw wrong('a path');
    if (value.includes('@'))
        throw wrong('a user name');
    if (/:\d*$/.test(value))
        throw wrong('a port');
    if (/\s/.test(value))
        throw wrong('white space in it');
    if (value.length > 253 || !value.split('.').every(isHostLabel)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is no host name.`, mend);
    }
    return value;
}
/** Letters of any script are fine: the service sees the name as it was written. */
function isHostLabel(label) {
    return /^(?!-)[\p{L}\p{N}\p{M}_-]{1,63}(?<!-)$/u.test(label);
}
/** An id of the service: one segment of an address. */
function parseId(input, value, of, mend) {
    if (value === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is empty.', mend);
    if (!(0,_service_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .eQ)(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is not the id of ${of}.`, mend);
    return value;
}
/**
 * An admin API key. Other kinds begin alike, and a key of another service must not be sent to this one.
 *
 * The value is never shown.
 */
function parseApiKey(input, value) {
    const mend = 'Use an admin API key of the documentation platform; it begins with `mint_`.';
    if (value === '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is empty.', `${mend} A secret is empty where it does not exist, where it belongs to an environment that the job does not ` +
            'name, where a reusable workflow was not given it, and in a run that a fork or Dependabot started.');
    }
    if (value.startsWith('mint_dsc_')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is an assistant key (it begins with `mint_dsc_`), not an admin API key.', mend);
    }
    if (value.startsWith('mint_us_')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is an index key (it begins with `mint_us_`), not an admin API key.', mend);
    }
    if (!value.startsWith('mint_')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'is not an admin API key: it does not begin with `mint_`.', `Give the key of the documentation platform, from a secret: \`\${{ secrets.DOCS_ADMIN_API_KEY }}\`. The secret ` +
            'holds the key alone, without quotes and without `Bearer`.');
    }
    if (!/^[\x21-\x7e]+$/.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'has white space or other characters in it that no key has.', 'Paste the key again.');
    }
    return value;
}
/** Base address of the API: https, or http to this machine. */
function parseBaseUrl(input, value) {
    const mend = 'Write the address of the API without `/v1`, such as `https://api.mintlify.com`.';
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}${what}`, mend);
    if (/\s/.test(value) || !URL.canParse(value))
        throw wrong(', which is no address.');
    const url = new URL(value);
    // Not shown: what stands before the @ is a password.
    if (url.username !== '' || url.password !== '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'has a user name or a password in it.', mend);
    if (!(0,_http_safe_transport_js__WEBPACK_IMPORTED_MODULE_3__/* .isSafeTransport */ .v)(url)) {
        throw wrong(', which is not https: the key would go over the network for all to read. Only an address of the runner itself ' +
            'may be http, such as `http://127.0.0.1:8080`.');
    }
    if (value.includes('?') || value.includes('#'))
        throw wrong(': it has a query or a fragment.');
    if (/\/v\d+\/?$/.test(url.pathname))
        throw wrong(': it ends with the version, which the action adds itself.');
    return url;
}
/** A content digest, as the output `content-digest` gives it. */
function parseDigest(input, value) {
    if (/^sha256:[0-9a-f]{64}$/.test(value))
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which is no content digest.`, 'Give the output `content-digest` of the run whose site is live: `sha256:` and 64 hex digits in lower case. Leave ' +
        'it empty where there is none yet.');
}
/** Name of a GitHub environment: anything that is printable, up to 255 characters (GitHub's documentation). */
function parseEnvironment(input, value) {
    const mend = 'Write the name of the environment as the settings of the repository show it.';
    if (/\p{Cc}/u.test(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'has a line break or control character in it.', mend);
    if ([...value].length > 255)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'has more than 255 characters.', mend);
    return value;
}
/** Name of a tag, by git's rules for names (git-check-ref-format). */
function parseTag(input, value) {
    const mend = 'Write the tag alone, such as `v2.1.0`.';
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}${what}`, mend);
    if (value.startsWith('refs/'))
        throw wrong(', which is a whole ref.');
    if (/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/u.test(value))
        throw wrong(', which no tag is called.');
    return value;
}
/** A token of GitHub's, of whatever kind. The value is never shown. */
function parseToken(input, value, neededFor) {
    const mend = 'Leave the input out to use the token of the job, `github.token`. A secret that does not exist is empty.';
    if (value === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is empty, and \`${neededFor}\` needs it.`, mend);
    if (!/^[\x21-\x7e]+$/.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, 'has white space or other characters in it that no token has.', mend);
    }
    return value;
}
const JOB_STATUSES = ['success', 'failure', 'cancelled'];
function parseJobStatus(input, value) {
    const status = JOB_STATUSES.find((known) => known === value);
    if (status !== undefined)
        return status;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `is ${quoted(value)}, which no job's status is.`, "Leave it out: its default is the job's own status.");
}


/***/ }),

/***/ 223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ stepLog)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6058);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(369);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1232);
/** The step's log. Every line passes here, so no text from outside can command the runner. */




/** Longest line of the log, in characters. */
const LONGEST_LINE = 2000;
const stepLog = {
    info: (line) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanText */ .X)((0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E)(line), LONGEST_LINE)),
    debug: (text) => {
        if (!_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .isDebug */ ._o())
            return;
        for (const line of text.split('\n'))
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .debug */ .Yz((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanText */ .X)((0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E)(line), LONGEST_LINE));
    },
    async withoutCommands(work) {
        // Nobody can guess the word that ends it.
        const word = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
        process.stdout.write(`::stop-commands::${word}\n`);
        try {
            return await work();
        }
        finally {
            process.stdout.write(`\n::${word}::\n`);
        }
    },
};


/***/ }),

/***/ 1871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(369);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(223);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1232);
/* harmony import */ var _step_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2184);
/**
 * Runs an action's story and tells the runner how it ended: the exit code, the one annotation, the output `outcome`
 * and the job summary are decided here and nowhere else.
 */







/** GitHub cuts an annotation after 4,096 characters (runner's limits). */
const LONGEST_ANNOTATION = 4000;
/**
 * How long a cancelled story may take to stop: it shall be over after three seconds, also on a busy machine. The runner
 * sends SIGTERM 7.5 s after SIGINT.
 */
const STOP_MS = 1500;
/** How long something that was left open may hold the process. */
const LINGER_MS = 250;
/**
 * Runs to its end whatever happens. The exit code says failure from the first moment and success only after the last
 * output is written, so a process that ends by itself, as Node does when nothing is left to wait for, is a failure.
 */
async function runAction(action) {
    process.exitCode = 1;
    const stop = new AbortController();
    const accident = new Promise((_, reject) => {
        for (const name of ['SIGINT', 'SIGTERM']) {
            process.on(name, () => {
                const cancelled = new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc(name);
                stop.abort(cancelled);
                setTimeout(reject, STOP_MS, cancelled).unref();
            });
        }
        process.on('uncaughtException', reject);
        process.on('unhandledRejection', reject);
        process.once('beforeExit', () => reject(new Error('Nothing was left to wait for, but the work was not done.')));
    });
    let ending;
    try {
        const outcome = await Promise.race([action.story(stop.signal), accident]);
        if (action.hasOutputs !== false)
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .setOutput */ .u)('outcome', outcome);
        ending = { outcome };
    }
    catch (error) {
        ending = fail(error, action);
        // After an accident the story does not know that it is over.
        stop.abort(error);
    }
    writeSummary(action.summary(ending));
    if (ending.error === undefined)
        process.exitCode = 0;
    setTimeout(() => process.exit(), LINGER_MS).unref();
}
function fail(error, { whatGoesOn, hasOutputs }) {
    const failure = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ ? error : unknownFailure(error);
    const { outcome } = failure;
    const message = shown(failure.message);
    const goesOn = failure.comesAgain ? undefined : whatGoesOn(outcome);
    const hint = shown([failure.hint, goesOn].filter(Boolean).join(' '));
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(hint === '' ? message : `${message}\n${hint}`);
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
        _log_js__WEBPACK_IMPORTED_MODULE_3__/* .stepLog */ .t.debug(cause.stack ?? cause.message);
    }
    try {
        if (hasOutputs !== false)
            (0,_step_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .setOutput */ .u)('outcome', outcome);
    }
    catch (cause) {
        // The step has failed already, and says so.
        _log_js__WEBPACK_IMPORTED_MODULE_3__/* .stepLog */ .t.debug(String(cause));
    }
    return { outcome, error: { message, hint } };
}
function unknownFailure(error) {
    const what = error instanceof Error ? error.message : String(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ('errored', `The action failed in a way that it does not know: ${what}`, {
        hint: 'Run the workflow again with debug logging, and report what it shows (without links and keys).',
        cause: error,
    });
}
function shown(text) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanText */ .X)((0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .redact */ .E)(text), LONGEST_ANNOTATION / 2);
}
/** The summary is a service to people: where the runner has no room for it, the step's work still counts. */
function writeSummary(markdown) {
    const file = process.env['GITHUB_STEP_SUMMARY'];
    if (markdown === undefined || !file)
        return;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .redact */ .E)(markdown));
    }
    catch (error) {
        _log_js__WEBPACK_IMPORTED_MODULE_3__/* .stepLog */ .t.info('The job summary could not be written; everything else is as it should be.');
        _log_js__WEBPACK_IMPORTED_MODULE_3__/* .stepLog */ .t.debug(String(error));
    }
}


/***/ }),

/***/ 1232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ addSecret),
/* harmony export */   E: () => (/* binding */ redact)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/**
 * Masking, in one place. The runner masks its log; what leaves by another way (the summary, an annotation's text)
 * is redacted here as well, so that no secret depends on the order in which the runner reads things.
 */

const secrets = new Set();
/** Masks a value in the log from now on. Empty values are left out: the runner would warn of them. */
function addSecret(value) {
    if (value === '')
        return;
    secrets.add(value);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(value);
}
/** The text with every known secret replaced. */
function redact(text) {
    let redacted = text;
    for (const secret of secrets)
        redacted = redacted.replaceAll(secret, '***');
    return redacted;
}


/***/ }),

/***/ 2184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ setOutput)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/** Writes the outputs of a step. The names stand with each action. */


/** @throws ActionError where the runner's file cannot be written: a step whose outputs are lost has failed */
function setOutput(name, value) {
    try {
        // Without the file the toolkit prints the value instead, for everybody to read, and no runner takes it any more.
        if (!process.env['GITHUB_OUTPUT'])
            throw new Error('GITHUB_OUTPUT is not set');
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH(name, value);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('errored', `The output \`${name}\` could not be written.`, {
            hint: 'The file that the runner names in GITHUB_OUTPUT cannot be written: see whether its disk is full.',
            cause,
        });
    }
}


/***/ }),

/***/ 3614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _D: () => (/* binding */ bundleSchema),
/* harmony export */   _l: () => (/* binding */ startedJobSchema),
/* harmony export */   bf: () => (/* binding */ exportJobSchema),
/* harmony export */   cs: () => (/* binding */ agentJobSchema),
/* harmony export */   eQ: () => (/* binding */ isId)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/* harmony import */ var _http_safe_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9034);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/**
 * The answers of the service, unknown until proven. A field that the service promises must be there and right;
 * every other field is used where it is right and ignored where it is not.
 */



/** A whole number that can be counted with. */
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
/**
 * Ids go into addresses, outputs and messages: printable ASCII without spaces, and one path segment each, which `.`
 * and `..` would leave even when encoded.
 */
function isId(id) {
    return /^[\x21-\x7e]{1,256}$/.test(id) && id !== '.' && id !== '..';
}
const startedJobSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    jobId: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6Y(isId)),
});
const exportJobSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)),
    progress: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .maxValue */ .cGV(100))), undefined),
    pageCount: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count), undefined),
    error: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())), undefined),
});
const bundleSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    bundleUrl: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6Y(isBundleUrl)),
    expiresAt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[\x20-\x7e]{1,64}$/)), ''),
    sizeBytes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(count), undefined),
});
/** Given on exactly as it is, so only what can be shown as it is: a branch or a name that was cleaned is another one. */
const shownAsItIs = valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z6Y((text) => (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(text, 1000) === text)), '');
const agentJobSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)),
    source: valibot__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: shownAsItIs, ref: shownAsItIs }), { repository: '', ref: '' }),
    model: shownAsItIs,
    prLink: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(shownAsItIs, valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((link) => (isWebAddress(link) ? link : ''))),
    createdAt: shownAsItIs,
    archivedAt: shownAsItIs,
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ source, ...job }) => ({ ...job, ...source })));
function isWebAddress(text) {
    return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
function isBundleUrl(text) {
    // Checked on the text itself: URL.parse drops line breaks silently, and this goes into an output as it is.
    return !/[\s\p{Cc}]/u.test(text) && URL.canParse(text) && (0,_http_safe_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .isSafeTransport */ .v)(new URL(text));
}


/***/ }),

/***/ 369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ cleanText),
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
/**
 * The one place where text from outside (the service, the storage, file names) becomes fit for a log line.
 *
 * The runner reads commands from a step's output after every LF, CRLF and lone CR, and the older `##[...]` form
 * anywhere in a line (runner: ActionCommand), so no text that we did not write may hold either. Escape sequences
 * and invisible characters go too: they make a log say what was not said, and hide commands.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point.
const ESCAPE_SEQUENCES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])?/g;
const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const INVISIBLE = /\p{Cf}/gu;
/** Longest text from outside that is shown, in characters. */
const LONGEST = 500;
/**
 * One line of printable text that holds no workflow command.
 *
 * @param text what came from outside, of any length
 * @param longest characters after which it is cut and ends in `…`
 */
function cleanText(text, longest = LONGEST) {
    // Cut first: a megabyte of text must not cost a megabyte of work.
    const short = text.slice(0, longest * 4);
    const clean = short
        .replace(ESCAPE_SEQUENCES, '')
        .replace(LINE_BREAKS_AND_CONTROLS, ' ')
        .replace(INVISIBLE, '')
        .trim()
        .replace(/^::/, ': :')
        .replaceAll('##[', '## [');
    const characters = [...clean];
    return characters.length > longest || text.length > short.length
        ? `${characters.slice(0, longest).join('')}…`
        : clean;
}
/** Text for HTML, also where GitHub renders it in a job summary, which escapes nothing itself. */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}


/***/ }),

/***/ 6647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ pages),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var pretty_bytes__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5901);
/* harmony import */ var pretty_ms__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9311);
/** How durations, sizes and shares are written for people. */


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
/** `12,000`. Without `Intl`, whose first use costs a tenth of a short run. */
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 page`, `25 pages`, `12,000 pages`. */
function pages(count) {
    return `${grouped(count)} ${count === 1 ? 'page' : 'pages'}`;
}


/***/ })

};
