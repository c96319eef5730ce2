"use strict";
exports.id = 502;
exports.ids = [502];
exports.modules = {

/***/ 7502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   move: () => (/* binding */ move),
/* harmony export */   remove: () => (/* binding */ remove),
/* harmony export */   whileInUse: () => (/* binding */ whileInUse)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/** Moves and removes files that another program, such as a virus scanner on Windows, may block for a moment. */



const RETRY_DELAYS_MS = process.platform === 'win32' ? [50, 100, 200, 400, 800, 1600, 3200] : [50, 100, 200];
const IN_USE = new Set(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY']);
/** @throws whatever the change throws: immediately, or after retries if the file remains in use */
async function whileInUse(change) {
    for (const delayMs of RETRY_DELAYS_MS) {
        try {
            return await change();
        }
        catch (error) {
            if (!IN_USE.has(error.code))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(delayMs);
        }
    }
    return change();
}
/** @throws file system errors */
function move(from, to) {
    return whileInUse(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to));
}
/** Removes a file or folder. Logs what cannot be removed: a clean-up must not change the result. */
async function remove(target, log) {
    try {
        await whileInUse(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(target, { recursive: true, force: true }));
    }
    catch (error) {
        const { code } = error;
        log.info(`Could not remove "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(target)}" (${code}). Remove it by hand.`);
    }
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