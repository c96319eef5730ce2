"use strict";
exports.id = 332;
exports.ids = [332];
exports.modules = {

/***/ 1232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ addSecret),
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   Hk: () => (/* binding */ safeText)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _runner_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6629);
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

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   logWarning: () => (/* binding */ logWarning),
/* harmony export */   stepLog: () => (/* binding */ stepLog)
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

/***/ 369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
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
/** Longest text that {@link plainText} returns, in characters, with the `…` of a text that was cut. */
const MAX_PLAIN_LENGTH = 300;
/** An ARN, an address, or a path: its middle says the least, and a sentence about it has its reason at the end. */
const LONG_NAME = /(?<![^\s"'])(?=[^\s"']*[:/])([^\s"']{16})[^\s"']{9,}([^\s"']{16})(?![^\s"'])/gu;
/**
 * Returns one short line that is text wherever it is shown: without the host of an address, it is not a link; with
 * another `@`, it mentions nobody; and nothing in it begins a tag or ends a text in backticks.
 */
function plainText(text) {
    const clean = cleanText(text, 2000);
    const short = [...clean].length < MAX_PLAIN_LENGTH ? clean : clean.replace(LONG_NAME, '$1…$2');
    const plain = short.replace(ORIGIN, '…').replace(/[`<>]/g, "'").replaceAll('@', '＠');
    return cleanText(plain, MAX_PLAIN_LENGTH - 1);
}
/** Escapes text for HTML. A job summary also needs this: GitHub escapes nothing there. */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}


/***/ })

};
;