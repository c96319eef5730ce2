"use strict";
exports.id = 574;
exports.ids = [574];
exports.modules = {

/***/ 8101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   MG: () => (/* binding */ archiveFormat),
/* harmony export */   Oz: () => (/* binding */ ARCHIVE_FORMATS),
/* harmony export */   Qc: () => (/* binding */ otherFormat),
/* harmony export */   kM: () => (/* binding */ describeOther)
/* harmony export */ });
/* harmony import */ var _tar_tar_header_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(808);
/** Archive formats, recognized by their first bytes: names and media types from outside are not reliable. */

/**
 * The formats of a bundle. A new one needs a row here and its signature below. A compressed tar also needs a row in
 * `site/decompress.ts`. Any other format needs a reader in `read-archive.ts`.
 */
const ARCHIVE_FORMATS = {
    '.tar.gz': { extension: '.tar.gz', read: 'tar', compression: 'gzip' },
    '.tar': { extension: '.tar', read: 'tar', compression: undefined },
    '.zip': { extension: '.zip', read: 'zip', compression: undefined },
};
const SIGNATURES = [
    { bytes: '\u001f\u008b', format: ARCHIVE_FORMATS['.tar.gz'] },
    { bytes: 'PK\u0003\u0004', format: ARCHIVE_FORMATS['.zip'] },
    // A .zip without entries begins with the end of its directory.
    { bytes: 'PK\u0005\u0006', format: ARCHIVE_FORMATS['.zip'] },
    { bytes: 'ustar', at: 257, format: ARCHIVE_FORMATS['.tar'] },
];
/** Formats that a bundle does not have, named in messages. */
const OTHERS = [
    { bytes: '\u00fd7zXZ\u0000', name: 'xz' },
    { bytes: '\u0028\u00b5\u002f\u00fd', name: 'zstd' },
    // The header of the first block. The three letters before it are not enough, since a text may begin with them.
    { bytes: '1AY&SY', at: 4, name: 'bzip2' },
    { bytes: '7z\u00bc\u00af\u0027\u001c', name: '7z' },
    { bytes: 'Rar!\u001a\u0007', name: 'rar' },
];
/** The number of bytes at the start of a file that identify its format. */
const HEAD_BYTES = _tar_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .BLOCK_BYTES */ .Yo;
/** Takes the first {@link HEAD_BYTES} bytes, or all of a shorter file. Returns undefined for an unknown format. */
function archiveFormat(head) {
    const format = SIGNATURES.find((signature) => begins(head, signature))?.format;
    // The old format of tar has no signature.
    return format ?? ((0,_tar_tar_header_js__WEBPACK_IMPORTED_MODULE_0__/* .isTarHeader */ .FY)(head) ? ARCHIVE_FORMATS['.tar'] : undefined);
}
/** Returns the name of another archive or compressed file, such as `xz`; undefined for anything else. */
function otherFormat(head) {
    return OTHERS.find((signature) => begins(head, signature))?.name;
}
function begins(head, { bytes, at = 0 }) {
    return head.toString('latin1', at, at + bytes.length) === bytes;
}
/** The first characters that decide whether something is text. */
const TEXT_LENGTH = 32;
/** Describes what was sent instead of an archive. The text continues the sentence "the storage sent". */
function describeOther(head) {
    if (head.length === 0)
        return 'nothing';
    // A compressed file of an unknown format may begin with any byte.
    const text = head.toString('utf8').slice(0, TEXT_LENGTH);
    const isText = !/[^\P{Cc}\s]|\ufffd/u.test(text);
    if (isText && /^\ufeff?\s*</.test(text))
        return 'a web page or an XML document';
    if (isText && /^\ufeff?\s*[{[]/.test(text))
        return 'JSON';
    const begin = head.every((byte) => byte === 0)
        ? 'it begins with zeros, as a tar without files does'
        : `its first bytes are ${head.subarray(0, 8).toString('hex')}`;
    return `something that is not an archive (${begin})`;
}


/***/ }),

/***/ 2747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Me: () => (/* binding */ DamagedError),
/* harmony export */   NE: () => (/* binding */ NoFilesError),
/* harmony export */   Pm: () => (/* binding */ entryError),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   qM: () => (/* binding */ damaged)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6864);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647);
/** The errors about a bundle that is damaged, or that contains something that a site must not contain. */



/** The hint for anything that a bundle of the service never contains. */
const DAMAGED_HINT = 'The bundle is damaged or hostile; nothing was extracted. Start a new export, and report it to the vendor if the new bundle is refused as well.';
/** An error about one entry of the bundle. The problem continues the sentence after the name. */
function entryError(name, problem, hint = DAMAGED_HINT) {
    return rejected(`The bundle's entry "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(name, 200)}" ${problem}.`, hint);
}
/** The archive has been cut, or its bytes have changed. The same bundle may arrive complete the next time. */
class DamagedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
}
/** @param problem continues the sentence after a colon */
function damaged(problem, cause) {
    const message = `The bundle is not a complete archive: ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X5)(problem)}.`;
    return new DamagedError('bundle-rejected', message, { hint: DAMAGED_HINT, cause, isPermanent: true });
}
const AGAIN = 'Start a new export, and report it to the vendor if its bundle is empty as well.';
/** A complete archive, which may be of an empty site. */
class NoFilesError extends DamagedError {
    constructor(message = 'The bundle has no files.', hint = `Check whether the documentation has pages. ${AGAIN}`) {
        super('bundle-rejected', message, { hint, isPermanent: true });
    }
    /** @param pages what the service reports, at least one */
    static despite(pages) {
        return new NoFilesError(`The service reports ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pages, 'page')}, but the bundle has none: it has no files.`, AGAIN);
    }
}
/** @param excess what the bundle has too much of; continues the sentence after "The bundle" */
function tooLarge(excess) {
    const hint = `${DAMAGED_HINT} No documentation site comes close to this limit.`;
    return rejected(`The bundle ${excess}.`, hint);
}
function rejected(message, hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('bundle-rejected', message, { hint, isPermanent: true });
}


/***/ }),

/***/ 808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ isTarHeader),
/* harmony export */   PF: () => (/* binding */ parseLongName),
/* harmony export */   RW: () => (/* binding */ parseHeader),
/* harmony export */   Yo: () => (/* binding */ BLOCK_BYTES),
/* harmony export */   vZ: () => (/* binding */ parsePaxRecords)
/* harmony export */ });
/* harmony import */ var _site_bundle_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2747);
/**
 * Decodes one header block of a tar archive, and the records of a pax extended header. This module knows neither
 * streams nor the rules for sites. Sources: POSIX (pax, "ustar Interchange Format" and "pax Header Block"); GNU tar for
 * base-256 numbers; the manual page tar(5) of libarchive for the old format.
 *
 * A field ends at its first NUL. What is behind it has no meaning: npm's `tar` and star write times into the end of
 * ustar's prefix.
 */

/** A header is one block; contents are padded to complete blocks. */
const BLOCK_BYTES = 512;
const EMPTY_BLOCK = Buffer.alloc(BLOCK_BYTES);
const SIZE_AT = 124;
const SIZE_LENGTH = 12;
const CHECKSUM_AT = 148;
const CHECKSUM_LENGTH = 8;
const MAGIC_AT = 257;
const USTAR = 'ustar\0';
const SPACE = 0x20;
const ZERO = 0x30;
const NOTHING = Buffer.alloc(0);
const PREFIX_AT = 345;
/**
 * @param position in bytes
 * @returns undefined for a block of zeros, which ends an archive
 * @throws ActionError if the checksum is wrong or a number is impossible
 */
function parseHeader(block, position) {
    if (block[0] === 0 && block.equals(EMPTY_BLOCK))
        return undefined;
    const refuse = (problem) => (0,_site_bundle_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .qM)(`the header at byte ${position} ${problem}`);
    if (!isChecksumRight(block))
        throw refuse('has a wrong checksum');
    const size = numberField(block, SIZE_AT, SIZE_LENGTH);
    const mode = numberField(block, 100, 8);
    if (size === undefined)
        throw refuse('has an impossible size');
    if (mode === undefined)
        throw refuse('has an impossible mode');
    const name = textField(block, 0, 100);
    const hasPrefix = block.toString('latin1', MAGIC_AT, MAGIC_AT + USTAR.length) === USTAR;
    const prefix = hasPrefix ? textField(block, PREFIX_AT, 155) : NOTHING;
    return {
        type: block.toString('latin1', 156, 157),
        name: prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]),
        linkName: textField(block, 157, 100),
        size,
        mode,
    };
}
/** Whether the bytes are a header block of any format. The old format has no other mark than its checksum. */
function isTarHeader(block) {
    return block.length >= BLOCK_BYTES && isChecksumRight(block);
}
/** Reads records of the form `<length> <key>=<value>\n`. The last record of a key wins. */
function parsePaxRecords(bytes) {
    const records = new Map();
    for (let at = 0; at < bytes.length;) {
        const length = /^([1-9]\d{0,6}) /.exec(bytes.toString('latin1', at, at + 8))?.[1] ?? '';
        const record = bytes.subarray(at, at + Number(length));
        const equals = record.indexOf('=');
        if (equals === -1 || record.length !== Number(length) || record.at(-1) !== 0x0a) {
            throw (0,_site_bundle_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .qM)('an extended header is malformed');
        }
        const key = paxKey(record.toString('latin1', length.length + 1, equals));
        const value = record.subarray(equals + 1, -1);
        // An empty value removes what is set elsewhere.
        if (key !== undefined && value.length > 0)
            records.set(key, value);
        else if (key !== undefined)
            records.delete(key);
        at += record.length;
    }
    return records;
}
function paxKey(key) {
    if (key === 'path' || key === 'linkpath' || key === 'size')
        return key;
    // Keys of sparse files in GNU tar's three formats, and in star's. With them, the stored contents are not those of the
    // file.
    return key.startsWith('GNU.sparse.') || key === 'SCHILY.realsize' ? 'sparse' : undefined;
}
/** Reads GNU's long name or link name, which ends at its first NUL like a field of a header. */
function parseLongName(bytes) {
    return textField(bytes, 0, bytes.length);
}
function textField(block, at, length) {
    const field = block.subarray(at, at + length);
    const end = field.indexOf(0);
    return end === -1 ? field : field.subarray(0, end);
}
/** @returns undefined for a value that is not a number, is negative, or is too large to calculate with */
function numberField(block, start, length) {
    const end = start + length;
    if (byteAt(block, start) >= 0x80)
        return base256Field(block, start, end);
    let at = start;
    while (at < end && block[at] === SPACE)
        at++;
    let value = 0;
    for (; at < end; at++) {
        const digit = byteAt(block, at) - ZERO;
        if (digit < 0 || digit > 7)
            break;
        value = value * 8 + digit;
    }
    return at === end || block[at] === 0 || block[at] === SPACE ? value : undefined;
}
/** Reads GNU's format for numbers too large for octal: the highest bit marks it, and the next is the sign. */
function base256Field(block, start, end) {
    const bits = BigInt(`0x${block.toString('hex', start, end)}`);
    const value = BigInt.asUintN((end - start) * 8 - 1, bits);
    return byteAt(block, start) >= 0xc0 || value > Number.MAX_SAFE_INTEGER ? undefined : Number(value);
}
/** Compares the sum of all bytes, with spaces instead of the checksum; some old programs summed signed bytes. */
function isChecksumRight(block) {
    let sum = CHECKSUM_LENGTH * SPACE;
    let highBytes = 0;
    for (let at = 0; at < BLOCK_BYTES; at++) {
        if (at === CHECKSUM_AT)
            at += CHECKSUM_LENGTH;
        const byte = byteAt(block, at);
        sum += byte;
        if (byte >= 0x80)
            highBytes++;
    }
    const expected = numberField(block, CHECKSUM_AT, CHECKSUM_LENGTH);
    return expected === sum || expected === sum - 256 * highBytes;
}
function byteAt(block, at) {
    return block[at] ?? 0;
}


/***/ }),

/***/ 1612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ FILE_NAMES),
/* harmony export */   X: () => (/* binding */ NAMES)
/* harmony export */ });
/* harmony import */ var _archive_archive_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8101);
/** Names in the folder that receives the bundle (docs/reference.md, "Bundle formats" and "Manifest"). */

const NAMES = {
    /** The name of the bundle, without its extension. */
    bundle: 'static-export',
    site: 'site',
    manifest: 'site.sha256',
    /** Proves that this action made the site next to it (docs/reference.md, "Atomic replace"). */
    siteMarker: '.static-export-site',
};
/** The files that may be written. The format of the bundle is known only when its first bytes arrive. */
const FILE_NAMES = [
    ...Object.keys(_archive_archive_format_js__WEBPACK_IMPORTED_MODULE_0__/* .ARCHIVE_FORMATS */ .Oz).map((extension) => `${NAMES.bundle}${extension}`),
    NAMES.manifest,
];


/***/ }),

/***/ 7502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ move),
/* harmony export */   TF: () => (/* binding */ remove)
/* harmony export */ });
/* unused harmony export whileInUse */
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

/***/ 8133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ acceptSite),
/* harmony export */   M: () => (/* binding */ requireMinPages)
/* harmony export */ });
/* harmony import */ var _site_site_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7731);

/** Begins the hint of a check that fails before anything is replaced. */
const LEFT_UNCHANGED = 'The existing bundle and site were left unchanged';
/** Checks `min-pages` against the page count of the service. Without a count, the pages are counted later. */
function requireMinPages(pageCount, { minPages, download }, log) {
    if (pageCount !== undefined)
        (0,_site_site_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .requireEnoughPages */ .iS)(pageCount, minPages, 'Nothing was downloaded.');
    else if (!download && minPages > 1) {
        log.info('`min-pages` is not checked: the service reports no page count, and nothing is downloaded.');
    }
}
/** Checks the site in a bundle before it moves into place. Throws ActionError if a check fails. */
function acceptSite(files, pageCount, { minPages, requireFiles: required }) {
    (0,_site_site_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .requirePages */ .cN)(files, pageCount, minPages, `${LEFT_UNCHANGED}.`);
    (0,_site_site_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .requireFiles */ .PO)(files, required, `${LEFT_UNCHANGED}.`);
}


/***/ }),

/***/ 4755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   NE: () => (/* binding */ openFolder),
/* harmony export */   qp: () => (/* binding */ defaultFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1612);
/* harmony import */ var _disk_disk_fix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6379);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6864);
/** The folder that receives the bundle and the site. It is tested by writing to it, before an hour of work. */






/** The default of `path`: an absolute folder for each job, so that no export overwrites another. */
function defaultFolder(tempFolder, jobId) {
    // An ID with other characters might not be a valid name on every system, so its digest becomes the name.
    const isName = /^[a-z0-9_-]{1,64}$/.test(jobId);
    const name = isName ? jobId : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(jobId).digest('hex').slice(0, 32);
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(tempFolder, 'static-export', name);
}
/**
 * Opens the work folder in the folder of `path`, before anything is requested.
 *
 * @throws InputError if the folder cannot be created or written to, or contains a `site` that this action did not
 *   create, or a folder where the bundle belongs
 */
function prepareFolder({ folder, download, extract }, workFolder, log) {
    if (!download || folder === undefined)
        return;
    openFolder(folder, workFolder, log);
    requireNoFolder(folder, extract ? [..._bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .G, _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .NAMES */ .X.siteMarker] : _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .G);
    if (extract)
        requireReplaceableSite(folder);
}
/** Returns the path of the work folder. Throws InputError if `folder` cannot be created or written to. */
function openFolder(folder, workFolder, log) {
    try {
        return workFolder.open(folder, log);
    }
    catch (error) {
        const { code } = error;
        const fix = `${(0,_disk_disk_fix_js__WEBPACK_IMPORTED_MODULE_5__/* .diskFix */ .P)(error)} You can also set \`path\` to another folder. It is created if it does not exist.`;
        throw wrongFolder(folder, `and this step cannot write to it (${code})`, fix, 'disk');
    }
}
function wrongFolder(folder, what, fix, code) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz('path', `is "${folder}", ${what}.`, fix, code);
}
const REPLACE_FIX = 'Remove or rename it, or set `path` to another folder.';
/** A file never replaces a folder (`bundle/atomic-replace.ts`). */
function requireNoFolder(folder, names) {
    for (const name of names) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name), { throwIfNoEntry: false })?.isDirectory() !== true)
            continue;
        const what = `which contains a folder "${name}", where this action writes a file`;
        throw wrongFolder(folder, what, REPLACE_FIX);
    }
}
function requireReplaceableSite(folder) {
    const site = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .NAMES */ .X.site);
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(site, { throwIfNoEntry: false });
    if (found === undefined)
        return;
    const isOurs = found.isDirectory() &&
        ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .NAMES */ .X.siteMarker)) || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(site).length === 0);
    if (isOurs)
        return;
    const fix = `${REPLACE_FIX} Only a site that this action extracted is replaced.`;
    throw wrongFolder(folder, `which contains a "${_bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .NAMES */ .X.site}" that this action did not create`, fix);
}


/***/ }),

/***/ 7574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/context/context.js
var context = __webpack_require__(2409);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/disk/move-and-remove.js
var move_and_remove = __webpack_require__(7502);
;// CONCATENATED MODULE: ./lib/src/disk/work-folder.js
/**
 * The hidden folder that holds everything unfinished: the partial bundle, the staged site, and what is being replaced.
 *
 * Opening it removes those that killed runs have left. Two runs with the same folder at the same time therefore destroy
 * each other's work: at least one of them fails, and neither leaves a mixture, since each has a folder of its own.
 */




const NAME = /^\.static-export-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
class WorkFolder {
    #path;
    /** The process may exit before it has removed the folder: nothing else would. */
    #onExit = () => (0,external_node_fs_.rmSync)(this.#path ?? '', { recursive: true, force: true });
    /** The path of the work folder; undefined until it is open. */
    get path() {
        return this.#path;
    }
    /**
     * Creates the work folder, and the folder around it, and returns its path.
     *
     * @throws file system errors
     */
    open(folder, log) {
        createFolder(folder);
        for (const name of (0,external_node_fs_.readdirSync)(folder).filter((one) => NAME.test(one))) {
            const left = external_node_path_.join(folder, name);
            log.info(`Removing what an interrupted run left: ${left}`);
            (0,external_node_fs_.rmSync)(left, { recursive: true, force: true });
        }
        const work = external_node_path_.join(folder, `.static-export-${(0,external_node_crypto_.randomUUID)()}`);
        (0,external_node_fs_.mkdirSync)(work);
        this.#path = work;
        process.once('exit', this.#onExit);
        return work;
    }
    /** Removes the work folder with everything in it. Never throws. */
    async remove(log) {
        process.off('exit', this.#onExit);
        if (this.#path !== undefined)
            await (0,move_and_remove/* remove */.TF)(this.#path, log);
    }
}
/**
 * Creates the folder and its parents, one at a time. The recursion of Node.js never ends if the system denies that the
 * parent exists, as in `/proc`, and with some characters on Windows.
 */
function createFolder(folder) {
    // Throws for a path that is too long, before anything is created.
    if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        return;
    const parent = external_node_path_.dirname(folder);
    if (parent !== folder && !(0,external_node_fs_.existsSync)(parent))
        createFolder(parent);
    try {
        (0,external_node_fs_.mkdirSync)(folder);
    }
    catch (error) {
        // Another step may have created it meanwhile.
        if (!(0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
            throw error;
    }
}

// EXTERNAL MODULE: ./lib/src/http/http-client.js + 1 modules
var http_client = __webpack_require__(8964);
// EXTERNAL MODULE: ./lib/src/runner/run-action.js
var run_action = __webpack_require__(1871);
// EXTERNAL MODULE: ./lib/src/runner/step-log.js
var step_log = __webpack_require__(4332);
// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/src/errors.js + 1 modules
var errors = __webpack_require__(6864);
// EXTERNAL MODULE: ./lib/src/values/id.js
var id = __webpack_require__(7628);
// EXTERNAL MODULE: ./lib/src/values/url.js
var values_url = __webpack_require__(8288);
// EXTERNAL MODULE: ./lib/src/service/admin-api.js
var admin_api = __webpack_require__(2148);
// EXTERNAL MODULE: ./lib/src/service/job-status.js
var job_status = __webpack_require__(980);
// EXTERNAL MODULE: ./lib/src/service/service-error.js
var service_error = __webpack_require__(2894);
;// CONCATENATED MODULE: ./lib/src/service/export-service.js
/**
 * The service's static export, by its two APIs: one by domain, and its replacement by project. Only this file knows
 * their addresses, and where each has the bundle URL (docs/reference.md, "The service's API").
 */







const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const exportJobSchema = dist/* object */.Ikc({
    /** The status as the service reports it. */
    status: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    progress: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(100))), undefined),
    pageCount: dist/* fallback */.NpB(dist/* optional */.lqM(count), undefined),
    error: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())), undefined),
    // The bundle URL as received: whether it can be used depends on the API's address.
    bundleUrl: dist/* optional */.lqM(dist/* unknown */.L5J()),
    expiresAt: dist/* optional */.lqM(dist/* unknown */.L5J()),
    sizeBytes: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
function hasBundleUrl({ bundleUrl }) {
    return bundleUrl !== undefined && bundleUrl !== null;
}
const bundleUrlSchema = dist/* object */.Ikc({
    bundleUrl: dist/* string */.YjP(),
    expiresAt: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[\x20-\x7e]{1,64}$/))), undefined),
    // 0 stands for a size that is not known: no archive is empty.
    sizeBytes: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* pipe */.FsL(count, dist/* minValue */.Wwf(1))), undefined),
});
/** @param api base address of the API: over https, it must not return a plain http address of this machine */
function isBundleUrl(text, api) {
    // Checked on the text itself: URL.parse silently drops line breaks, and the text becomes an output unchanged.
    if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text))
        return false;
    const url = new URL(text);
    // Node.js would send credentials before the host as a header, and they would not be masked.
    const hasCredentials = url.username !== '' || url.password !== '';
    return (0,values_url/* isSecureUrl */.z)(url) && !hasCredentials && (url.protocol === 'https:' || api.protocol === 'http:');
}
class ExportService {
    #api;
    #projectId;
    #jobs;
    /** @param projectId for the project-scoped API; undefined for the API by domain */
    constructor(api, projectId) {
        this.#api = api;
        this.#projectId = projectId;
        const project = projectId === undefined ? '' : `/${encodeURIComponent(projectId)}`;
        this.#jobs = `/v1/static-export${project}/jobs`;
    }
    startJob(body) {
        return (0,admin_api/* callApi */.p)(this.#api, {
            operation: this.#projectId === undefined ? 'startExportJob' : 'startProjectExportJob',
            method: 'POST',
            path: this.#jobs,
            body,
            schema: dist/* object */.Ikc({ jobId: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y(id/* isId */.e)) }),
            expected: 'a valid `jobId`',
        });
    }
    getJob(jobId, deadlineMs) {
        return (0,admin_api/* callApi */.p)(this.#api, {
            operation: this.#projectId === undefined ? 'getExportJob' : 'getProjectExportJob',
            method: 'GET',
            path: `${this.#jobs}/${encodeURIComponent(jobId)}`,
            deadlineMs,
            schema: exportJobSchema,
            expected: 'a `status`',
        });
    }
    /** @returns the same service for requests without a key */
    withoutKey() {
        return new ExportService({ ...this.#api, apiKey: undefined }, this.#projectId);
    }
    /** True if the bundle URL comes with the status. The project-scoped API has no other request for the URL. */
    takesUrlFromStatus(completed) {
        return this.#projectId !== undefined || hasBundleUrl(completed);
    }
    /** Returns the bundle URL in the status of a completed job. Throws ServiceError if the status has none yet. */
    urlInStatus(jobId, job) {
        if (job_status/* EXPORT_JOB */.Tm.stateOf(job) === 'failed') {
            throw new errors/* ActionError */.lZ('job-failed', `The service now reports that export job ${jobId} failed.`, {
                hint: 'A failed job cannot be resumed. Run the workflow again to start a new job.',
            });
        }
        if (!hasBundleUrl(job)) {
            const reason = 'the job has completed, but its status has no bundle URL yet.';
            throw new service_error/* ServiceError */._('makeBundle', { kind: 'no-bundle-url' }, reason);
        }
        const parsed = dist/* safeParse */.xLC(bundleUrlSchema, job);
        if (parsed.success)
            return this.#usable(parsed.output);
        const reason = 'the status of the job has a `bundleUrl` that is not text.';
        throw new service_error/* ServiceError */._('makeBundle', { kind: 'malformed' }, reason);
    }
    /** Requests a fresh URL for the bundle of a completed job whose status has none. */
    async createBundleUrl(jobId) {
        const created = await (0,admin_api/* callApi */.p)(this.#api, {
            operation: 'makeBundle',
            method: 'POST',
            path: `${this.#jobs}/${encodeURIComponent(jobId)}/bundle`,
            schema: bundleUrlSchema,
            expected: 'a `bundleUrl`',
        });
        return this.#usable(created);
    }
    #usable(url) {
        if (isBundleUrl(url.bundleUrl, this.#api.baseUrl))
            return url;
        const reason = 'the service sent a `bundleUrl` that is not an `https` address.';
        throw new service_error/* ServiceError */._('makeBundle', { kind: 'malformed', isFinal: true }, reason);
    }
}

// EXTERNAL MODULE: ./lib/src/export/bundle/acceptance-checks.js
var acceptance_checks = __webpack_require__(8133);
// EXTERNAL MODULE: ./lib/src/text/decode-text.js
var decode_text = __webpack_require__(8010);
;// CONCATENATED MODULE: ./lib/src/download/presigned-url.js
/** The bundle URL during a download. It is refreshed once for all connections that use it. */

class PresignedUrl {
    #create;
    #current;
    #refreshing;
    /** @param create creates a fresh URL for the same bundle */
    constructor(current, create) {
        this.#current = current;
        this.#create = create;
    }
    get url() {
        return new URL(this.#current.bundleUrl);
    }
    /** Size of the bundle as the service announced it. */
    get sizeBytes() {
        return this.#current.sizeBytes;
    }
    /** Replaces this URL with a fresh one, unless another connection has done so. Throws what `create` throws. */
    async refresh(used) {
        if (used.href !== this.url.href)
            return;
        this.#refreshing ??= this.#create()
            .then((fresh) => {
            this.#current = fresh;
        })
            .finally(() => {
            this.#refreshing = undefined;
        });
        await this.#refreshing;
    }
}
/** Query names that carry a credential: those of S3, Google, Azure, and CloudFront. */
const CREDENTIAL_NAMES = /signature|token|^sig$/i;
/** The runner would mask a short value in many harmless words. */
const MIN_LENGTH = 16;
/**
 * Returns the query values that grant access, both as they are written in the URL and decoded.
 *
 * The result never contains the complete URL: the runner also masks the parts of a value between `&`, even in outputs
 * that have nothing to do with the URL (actions/runner, SecretMasker.cs and ValueEncoders.cs).
 */
function urlCredentials(url) {
    const query = url.slice(url.indexOf('?') + 1).split('#', 1)[0] ?? '';
    const credentials = query.split('&').flatMap((pair) => {
        const [name = '', ...rest] = pair.split('=');
        const raw = rest.join('=');
        return CREDENTIAL_NAMES.test(name) ? [raw, (0,decode_text/* percentDecoded */.o)(raw)] : [];
    });
    return [...new Set(credentials)].filter((value) => value.length >= MIN_LENGTH && !value.includes('&'));
}

// EXTERNAL MODULE: ./lib/src/runner/secrets.js
var secrets = __webpack_require__(1232);
// EXTERNAL MODULE: ./lib/src/service/retry-policy.js
var retry_policy = __webpack_require__(307);
// EXTERNAL MODULE: ./lib/src/timing/retry.js
var retry = __webpack_require__(5251);
;// CONCATENATED MODULE: ./lib/src/export/inputs/export-target.js
/** The target of an export: a domain, a project, or an existing job. Each kind has its required fields. */
/** The name that distinguishes the site from others in the environment (docs/reference.md), also for people. */
function siteName(target) {
    switch (target.by) {
        case 'domain':
            return target.domain;
        case 'project':
            return target.projectId;
        case 'job':
            return target.domain ?? target.projectId ?? `job ${target.jobId}`;
    }
}
/** The inputs for resuming a job, as messages quote them. */
function resumeInputs(jobId, { projectId }) {
    const project = projectId === undefined ? '' : ` and \`project-id: ${projectId}\``;
    return `\`job-id: ${jobId}\`${project}`;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/src/runner/runner-files.js + 1 modules
var runner_files = __webpack_require__(643);
;// CONCATENATED MODULE: ./lib/src/text/yaml-string.js
/** Quotes text for YAML. */
/**
 * Returns a double-quoted scalar. A JSON string is one (YAML 1.2, section 5.7), and quoting keeps it a string: YAML 1.1
 * readers, such as Helm's, read an unquoted `2024-06-01` as a date and `yes` as a boolean. What JSON allows in a string
 * but YAML does not, or reads as a line break, is escaped (YAML 1.2, section 5.1).
 */
function yamlString(text) {
    return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

;// CONCATENATED MODULE: ./lib/src/export/bundle/helm-values.js
/**
 * The values file for `helm upgrade -f`. It is a file because `--set` splits at commas and shows the bundle URL in the
 * log of the step.
 */






/** One file per step: a fresh bundle URL replaces the previous one. */
const helm_values_NAME = `static-export-values-${(0,external_node_crypto_.randomUUID)()}.yaml`;
/**
 * Writes the file, readable by its owner only, since the bundle URL is a credential.
 *
 * @param version label of the export; left out if undefined
 * @param folder the runner's folder for temporary files, outside the workspace so that no step uploads or commits it
 * @returns the absolute path of the file
 * @throws ActionError
 */
async function writeHelmValues(bundleUrl, version, folder) {
    const file = external_node_path_.join(folder, helm_values_NAME);
    const temporary = `${file}.part`;
    try {
        await (0,promises_.writeFile)(temporary, helmValues(bundleUrl, version), { flag: 'wx', mode: 0o600 });
        await (0,move_and_remove/* move */.Cy)(temporary, file);
    }
    catch (cause) {
        await (0,promises_.rm)(temporary, { force: true }).catch(() => undefined);
        const message = `The values file for Helm could not be written to "${folder}".`;
        throw (0,runner_files/* runnerFileError */.PN)(message, 'RUNNER_TEMP', cause);
    }
    return file;
}
function helmValues(bundleUrl, version) {
    return [
        'staticExport:',
        '  enabled: true',
        `  bundleUrl: ${yamlString(bundleUrl)}`,
        ...(version === undefined ? [] : [`  version: ${yamlString(version)}`]),
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./lib/src/export/bundle/bundle-urls.js
/** Creates, masks, announces, and refreshes the bundle URL of a run. */







/**
 * Returns the bundle URL of the job. It is written to the outputs and the values file for Helm, and so is each fresh URL
 * that replaces it.
 *
 * @param completed the status of the job, which may contain the URL
 * @throws ActionError if the bundle does not become ready, or if an output or the values file cannot be written;
 *   ServiceError if the service refuses or keeps failing
 */
async function openBundleUrl(service, jobId, completed, run) {
    const { inputs, report } = run;
    const request = urlRequest(service, jobId, completed);
    const create = async () => {
        const url = await whenReady(request, jobId, run);
        if (inputs.maskBundleUrl)
            urlCredentials(url.bundleUrl).forEach(secrets/* addSecret */.Ck);
        const helmFile = await writeHelmValues(url.bundleUrl, inputs.version, inputs.tempFolder);
        report.bundleUrlCreated(url, helmFile);
        return url;
    };
    return new PresignedUrl(await create(), create);
}
/**
 * Each call of the result requests a fresh URL, from the status of the job or, if that contains none, from the bundle
 * endpoint. The first call uses the status that is already known.
 */
function urlRequest(service, jobId, known) {
    let knownJob = known;
    return async () => {
        const job = knownJob ?? (await service.getJob(jobId));
        if (service.takesUrlFromStatus(job)) {
            knownJob = undefined;
            return service.urlInStatus(jobId, job);
        }
        // This status has no URL and will not get one, so it is not requested a second time.
        knownJob = job;
        return service.createBundleUrl(jobId);
    };
}
/** Waits while the service reports that the bundle is not ready, with the same limits as the wait for the end of a job. */
async function whenReady(request, jobId, { inputs, ...context }) {
    try {
        return await (0,retry/* retry */.L)(request, { ...context, retryRule: (error) => (0,retry_policy/* bundleUrlRetryRule */.wm)(error, inputs) });
    }
    catch (error) {
        if (!(0,retry_policy/* isNotReady */.BS)(error))
            throw error;
        throw new errors/* ActionError */.lZ('timed-out', `${error.message} The job is complete, but its bundle is not ready.`, {
            hint: `Create the bundle URL later with ${resumeInputs(jobId, inputs.target)}.`,
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./lib/src/inputs/project-id.js
var project_id = __webpack_require__(3981);
// EXTERNAL MODULE: ./lib/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(4536);
// EXTERNAL MODULE: ./lib/src/inputs/input-rules.js
var input_rules = __webpack_require__(3816);
;// CONCATENATED MODULE: ./lib/src/export/inputs/input-rules.js
/** The rules between inputs of the export action, in their order of precedence. */


/** The rules about the target. */
const TARGET_RULES = [
    {
        input: 'project-id',
        isBroken: ({ domain, projectId, publish }) => domain !== undefined && projectId !== undefined && !publish,
        problem: 'is set together with `domain`: the two would start different exports.',
        fix: 'Remove one of the two, or set `publish: true` to publish the project and then export the domain.',
    },
    {
        input: 'paths',
        isBroken: ({ domain, projectId, paths }) => paths.length > 0 && domain === undefined && projectId !== undefined,
        problem: 'is set together with `project-id`, but the project-scoped API exports complete sites only.',
        fix: 'Remove `paths`, or set `domain` in place of `project-id`.',
    },
    {
        input: 'base-path',
        isBroken: ({ domain, projectId, jobId, basePath }) => basePath !== undefined && (projectId === undefined || domain !== undefined || jobId !== undefined),
        problem: 'is set, but only a job that the project-scoped API starts has a path.',
        fix: 'Set `project-id` without `domain` and `job-id`, or remove `base-path`.',
    },
];
/** The inputs that need a bundle on the runner, and how each is set. */
const BUNDLE_INPUTS = [
    ['extract', 'is true', ({ extract }) => extract],
    ['require-files', 'is set', ({ requireFiles }) => requireFiles.length > 0],
];
/** The rules about the other inputs. */
const INPUT_RULES = [
    {
        input: 'publish',
        isBroken: ({ publish, projectId }) => publish && projectId === undefined,
        problem: 'is true, but `project-id` is empty.',
        fix: 'Set `project-id` to the project whose latest content to publish; the API keys page of the dashboard shows it.',
    },
    {
        input: 'publish',
        isBroken: ({ publish, jobId }) => publish && jobId !== undefined,
        problem: 'is true together with `job-id`: that job exports what was published before it started.',
        fix: 'Remove `publish` to resume the job, or leave `job-id` empty to start a job.',
    },
    {
        input: 'wait',
        isBroken: ({ wait, jobId }) => !wait && jobId !== undefined,
        problem: 'is false together with `job-id`: that job has already started, so there is nothing to do.',
        fix: 'Remove `wait` to resume the job, or leave `job-id` empty to start a job.',
    },
    ...BUNDLE_INPUTS.map(([input, what, isSet]) => ({
        input,
        isBroken: (inputs) => !inputs.wait && isSet(inputs),
        problem: `${what}, but \`wait\` is false: the step ends before there is a bundle.`,
        fix: `Remove \`wait\` or \`${input}\`; set \`${input}\` in the step that resumes the job.`,
    })),
    ...BUNDLE_INPUTS.map(([input, what, isSet]) => ({
        input,
        isBroken: (inputs) => !inputs.download && isSet(inputs),
        problem: `${what}, but \`download\` is false: there is no bundle to read.`,
        fix: `Remove \`download\` or \`${input}\`.`,
    })),
];
/**
 * Checks every rule, and returns the target.
 *
 * @throws InputError for the first rule that is broken, and without a target
 */
function exportTarget(inputs) {
    (0,input_rules/* checkRules */.M)(TARGET_RULES, inputs);
    const target = targetOf(inputs);
    (0,input_rules/* checkRules */.M)(INPUT_RULES, inputs);
    return target;
}
function targetOf({ domain, projectId, jobId, basePath, paths }) {
    if (jobId !== undefined)
        return { by: 'job', jobId, domain, projectId };
    if (domain !== undefined)
        return { by: 'domain', domain, paths };
    if (projectId !== undefined)
        return { by: 'project', projectId, basePath };
    throw new errors/* InputError */.dz('project-id', 'is empty, and so are `domain` and `job-id`.', 'Set it to the project ID, which the API keys page of the dashboard shows, or set `domain`, or `job-id` to resume ' +
        'a job. A secret, variable, or output that does not exist is empty.');
}

// EXTERNAL MODULE: ./lib/src/inputs/folder-parsers.js
var folder_parsers = __webpack_require__(9497);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/src/inputs/path-lists.js
var path_lists = __webpack_require__(1143);
// EXTERNAL MODULE: ./lib/src/inputs/service-inputs.js
var service_inputs = __webpack_require__(7571);
;// CONCATENATED MODULE: ./lib/src/export/inputs/input-table.js
/**
 * The inputs of the export action: name, default, and parser of each. Those that other actions share are in
 * `inputs/service-inputs.ts`. A parser has one clear message for what is wrong.
 */





const PROJECT_FIX = 'Copy the project ID from the API keys page of the dashboard: one word.';
const EXPORT_INPUTS = {
    ...service_inputs/* SERVICE_INPUTS */.K,
    domain: { name: 'domain', parse: parseDomain },
    projectId: { name: 'project-id', parse: (0,parsers/* idOf */.TH)('a project', PROJECT_FIX) },
    publish: { name: 'publish', default: 'false', parse: parsers/* parseBoolean */.yG },
    basePath: { name: 'base-path', parse: parseBasePath },
    version: { name: 'version', parse: parseVersion },
    paths: { name: 'paths', default: '', parse: path_lists/* parsePagePaths */.fP },
    jobId: { name: 'job-id', parse: parseJobId },
    dryRun: { name: 'dry-run', default: 'false', parse: parsers/* parseBoolean */.yG },
    wait: { name: 'wait', default: 'true', parse: parsers/* parseBoolean */.yG },
    download: { name: 'download', default: 'true', parse: parsers/* parseBoolean */.yG },
    extract: { name: 'extract', default: 'false', parse: parsers/* parseBoolean */.yG },
    /** Folder that receives the bundle and the site, absolute; undefined for a separate folder for each job. */
    folder: { name: 'path', parse: folder_parsers/* parseWorkspaceFolder */.lO },
    minPages: { name: 'min-pages', default: '1', parse: (0,parsers/* wholeNumber */.rD)(0, 1_000_000_000) },
    requireFiles: { name: 'require-files', default: '', parse: path_lists/* parseSitePaths */.$z },
    maskBundleUrl: { name: 'mask-bundle-url', default: 'true', parse: parsers/* parseBoolean */.yG },
};
/**
 * Parses a bare host name: no scheme, no path, no trailing slash (docs/reference.md, "The service's API").
 *
 * @returns the name in lower case, since host names are case-insensitive
 */
function parseDomain(input, value) {
    if (value.length <= 253 && value.split('.').every(isHostLabel))
        return value.toLowerCase();
    throw new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is not a bare host name.`, 'Set it to the host name of one site, such as `docs.example.com`, without a scheme, a port, or a path. Use a matrix ' +
        'for several sites.');
}
/** Letters of any script are allowed: the service receives the name without any further encoding. */
function isHostLabel(label) {
    return /^(?!-)[\p{L}\p{N}\p{M}_-]{1,63}(?<!-)$/u.test(label);
}
function parseJobId(input, value) {
    const fix = 'Pass the output `job-id` of the run that started the job: one word, such as `se_3f9a2c1b8e7d4a06`.';
    // A job ID of the project-scoped API has 24 hex digits, all of which may be decimal.
    if (/^\d{1,20}$/.test(value)) {
        throw new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}, which looks like the ID of a GitHub run.`, fix);
    }
    return (0,parsers/* idOf */.TH)('an export job', fix)(input, value);
}
/**
 * Parses the path for which the site is built. Only the service knows which paths exist.
 *
 * @returns the path as the service accepts it: without a trailing slash, and empty for the root
 */
function parseBasePath(input, value) {
    const isPath = /^\/(?!\/)[^\s\p{Cc}?#\\]*$/u.test(value) && !/(?:^|\/)\.{1,2}(?:\/|$)|\/\//.test(value);
    if (isPath)
        return value.replace(/\/$/, '');
    throw new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is not a path of a site.`, 'Use a path that begins with a slash, such as `/docs`, or `/` for the root, without a host name or a query.');
}
/**
 * Parses a label. It becomes part of the values file for Helm, so it must not contain characters that YAML does not
 * allow in a file (YAML 1.2, section 5.1): control characters, and those that Unicode reserves.
 */
function parseVersion(input, value) {
    const fix = 'Use a label of one line, such as `2.1` or `2024-06-01`.';
    const problem = 'contains a line break, a control character, or a character that Unicode reserves.';
    if (/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\ufeff]/u.test(value))
        throw new errors/* InputError */.dz(input, problem, fix);
    return value;
}

;// CONCATENATED MODULE: ./lib/src/export/inputs/inputs.js
/** The inputs of the export action as one typed object. Nothing else in `export/` reads inputs. */





/** Reads and checks every input before the first request. Throws InputError for the first bad input. */
function readExportInputs() {
    const inputs = (0,read_inputs/* readInputs */.K)(EXPORT_INPUTS);
    const target = exportTarget(inputs);
    (0,project_id/* warnOfForm */.c)(inputs.projectId);
    return {
        ...inputs,
        target,
        publishedProject: inputs.publish ? inputs.projectId : undefined,
        tempFolder: (0,runner_files/* tempFolder */.vg)(),
    };
}

// EXTERNAL MODULE: ./lib/src/export/inputs/output-folder.js
var output_folder = __webpack_require__(4755);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/bundle/file-names.js
var file_names = __webpack_require__(1612);
;// CONCATENATED MODULE: ./lib/src/export/report/facts.js
/** What a run has found out so far, for its outputs and its summary. */


/** The outputs of the step, but those of every action (`run-action.ts`). Undefined for what is not known yet. */
function outputsOf({ jobId, pageCount, bundleUrl, helmFile, bundle, }) {
    return {
        'job-id': jobId,
        'page-count': pageCount,
        'bundle-url': bundleUrl?.bundleUrl,
        'expires-at': bundleUrl && (bundleUrl.expiresAt ?? ''),
        'helm-values-path': helmFile,
        'bundle-path': bundle?.path,
        'bundle-size': bundle?.sizeBytes,
        'bundle-sha256': bundle?.sha256,
        'file-count': bundle?.site.fileCount,
        'content-digest': bundle?.site.contentDigest,
        'manifest-path': bundle && external_node_path_.join(external_node_path_.dirname(bundle.path), file_names/* NAMES */.X.manifest),
        'site-path': bundle?.sitePath,
    };
}
/** What a dry run cannot check. The log lists it, so that a green run does not promise too much. */
const NOT_CHECKED = 'A dry run cannot check: the `write` scope and the right to publish of the key, and its IP allow list for other runners; ' +
    'whether static export is enabled; the project and its base path, or the domain, version, and paths; the limit of starts ' +
    'per hour; the connection to the storage of the bundle; and the free space of the disk.';

;// CONCATENATED MODULE: ./lib/src/export/job/dry-run.js
/** Ends a dry run instead of starting a job. Checks the key by requesting a job that cannot exist. */






/** Jobs that cannot exist, in the form of each API. */
const NO_JOB = { domain: 'se_0000000000000000', project: '000000000000000000000000' };
/**
 * @throws ServiceError if the service refuses the key, cannot be reached, or does not know the job of `job-id`
 * @throws ActionError with the code `unreachable` if something other than the service responds
 */
async function dryRun(service, { inputs, report, ...context }) {
    const { target, folder, tempFolder, wait, download } = inputs;
    report.checked('The inputs can be used');
    if (wait && download)
        report.checked(`The step may write to the folder ${folder ?? tempFolder}`);
    const getJob = (id) => (0,retry/* retry */.L)(() => service.getJob(id), { ...context, retryRule: retry_policy/* repeatableRetryRule */.u3 });
    const noJob = NO_JOB[target.projectId === undefined ? 'domain' : 'project'];
    await requireUnknown(getJob(noJob), () => (0,retry/* retry */.L)(() => service.withoutKey().getJob(noJob), { ...context, retryRule: retry_policy/* repeatableRetryRule */.u3 }));
    report.checked('The service accepts the key');
    if (target.by === 'job') {
        const { status } = await getJob(target.jobId);
        report.checked(`Job ${target.jobId} is ${(0,clean_text/* cleanText */.X5)(status, 60)}`);
    }
    context.log.info(NOT_CHECKED);
    return 'checked';
}
/**
 * Any web server may respond with 404. With its own JSON, it is the service (docs/reference.md, "The service's API").
 * Otherwise, it is the service if it refuses the same request without a key.
 */
async function requireUnknown(job, withoutKey) {
    let what = 'reports a job that cannot exist';
    try {
        await job;
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._ && error.status === 404))
            throw error;
        if (error.problem.kind === 'http-status' && error.problem.isOfService)
            return;
        if (await isRefused(withoutKey()))
            return;
        what = 'responded with 404, also without a key,';
    }
    throw new errors/* ActionError */.lZ('unreachable', `Checking the key failed: the server that ${what} is not the service.`, {
        hint: 'Check `base-url`, which is the address of the API without `/v1`, and whether a proxy is in between.',
    });
}
async function isRefused(job) {
    return job.then(() => false, (error) => {
        if (error instanceof service_error/* ServiceError */._)
            return error.status === 401;
        throw error;
    });
}

// EXTERNAL MODULE: ./lib/src/service/poll-job.js + 1 modules
var poll_job = __webpack_require__(5320);
;// CONCATENATED MODULE: ./lib/src/service/publish-service.js
/** The publish run of the latest content, which the service's API calls an update (docs/reference.md, "The service's API"). */



const publish_service_text = dist/* fallback */.NpB(dist/* optional */.lqM(dist/* string */.YjP()), undefined);
const publishRunSchema = dist/* object */.Ikc({
    /** The status as the service reports it. */
    status: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    /** What happened, in a sentence. */
    summary: publish_service_text,
    /** The lines of the service's log so far. */
    logs: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* array */.YOg(dist/* fallback */.NpB(dist/* string */.YjP(), '')), []), []),
    /** What is published: text from outside. */
    commit: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* object */.Ikc({ sha: publish_service_text, ref: publish_service_text, message: publish_service_text })), undefined),
});
/** The status contains the complete log of the build, line by line: 20,000 lines have a few megabytes. */
const MAX_STATUS_BYTES = 100_000_000;
class PublishService {
    #api;
    #projectId;
    constructor(api, projectId) {
        this.#api = api;
        this.#projectId = projectId;
    }
    /** Publishes the latest content of the project. The request can be repeated. */
    startRun() {
        return (0,admin_api/* callApi */.p)(this.#api, {
            operation: 'startUpdate',
            method: 'POST',
            path: `/v1/project/update/${encodeURIComponent(this.#projectId)}`,
            schema: dist/* object */.Ikc({ statusId: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y(id/* isId */.e)) }),
            expected: 'a valid `statusId`',
        });
    }
    getRun(statusId, deadlineMs) {
        return (0,admin_api/* callApi */.p)(this.#api, {
            operation: 'getUpdate',
            method: 'GET',
            path: `/v1/project/update-status/${encodeURIComponent(statusId)}`,
            deadlineMs,
            maxBytes: MAX_STATUS_BYTES,
            schema: publishRunSchema,
            expected: 'a `status`',
        });
    }
}

;// CONCATENATED MODULE: ./lib/src/export/job/publish-content.js
/** Publishes the latest content of the project, and waits until that has succeeded (input `publish`). */







/** How many of the last lines of the service's log appear in this log, and in the annotation. */
const LOGGED_LINES = 20;
const QUOTED_LINES = 5;
/** Does nothing unless the inputs specify a project to publish. Throws ActionError or ServiceError. */
async function publishContent(api, { inputs, report, ...context }) {
    const projectId = inputs.publishedProject;
    if (projectId === undefined)
        return;
    report.publishingStarting(projectId);
    const service = new PublishService(api, projectId);
    const { statusId } = await (0,retry/* retry */.L)(() => service.startRun(), {
        ...context,
        retryRule: retry_policy/* repeatableRetryRule */.u3,
    });
    const published = await (0,poll_job/* pollJob */.r)(inputs, context, {
        kind: job_status/* PUBLISH_RUN */.u$,
        name: 'the publish run',
        isNew: true,
        async getJob(deadlineMs) {
            const run = await service.getRun(statusId, deadlineMs);
            return { ...run, activity: run.logs.at(-1) };
        },
        jobFailed(run) {
            for (const line of lastLines(run, LOGGED_LINES))
                context.log.info(`| ${line}`);
            return publishRunFailed(run);
        },
        timeoutHint: 'Nothing was exported. Run the workflow again later.',
    });
    report.published(published);
}
function lastLines({ logs }, count) {
    return logs
        .slice(-2 * count)
        .map((line) => (0,clean_text/* cleanText */.X5)(line))
        .filter((line) => line !== '')
        .slice(-count);
}
function publishRunFailed(run) {
    const summary = (0,clean_text/* cleanText */.X5)(run.summary ?? '');
    const lines = lastLines(run, QUOTED_LINES).map((line) => (0,clean_text/* cleanText */.X5)(line, 150));
    const reason = summary === '' ? ', without a summary.' : `: "${summary}"`;
    const ended = lines.length === 0 ? '' : ` Its log ends with: "${lines.join(' / ')}"`;
    const message = `The service reports that publishing the latest content failed${reason}${ended}`;
    const hint = 'Nothing was exported. Fix what the message says in the documentation, then run the workflow again.';
    return new errors/* ActionError */.lZ('publish-failed', message, { hint });
}

// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
;// CONCATENATED MODULE: ./lib/src/export/job/start-job.js
/** Starts the export job, and retries only if the service certainly did not accept it. */




/** Returns the job of the run: the one with the ID in `job-id`, or a new one. */
async function startOrResume(service, run) {
    const { target, version } = run.inputs;
    const id = target.by === 'job' ? target.jobId : await startJob(service, startBody(target, version), run);
    const job = { id, isNew: target.by !== 'job' };
    run.report.jobAccepted(job);
    return job;
}
/** @returns undefined if the request has no body: for a project with its configured path */
function startBody(target, version) {
    if (target.by === 'project')
        return target.basePath === undefined ? undefined : { basePath: target.basePath };
    const { domain, paths } = target;
    return { domain, version, paths: paths.length === 0 ? undefined : paths };
}
/**
 * Waits while another job of the same site is running, with the same limits as the wait for the end of a job.
 *
 * @returns the ID of the new job
 * @throws ServiceError if the service refuses; ActionError if a job with an unknown ID may be running, or if another
 *   job is still running after the last try
 */
async function startJob(service, body, { inputs, report, ...context }) {
    report.startingJob();
    let sent = 0;
    const send = () => {
        sent += 1;
        report.startSent();
        return service.startJob(body);
    };
    try {
        const { jobId } = await (0,retry/* retry */.L)(send, {
            ...context,
            retryRule: (error) => (0,retry_policy/* startRetryRule */.NQ)(error, inputs),
            onRetry: (error, delayMs, nextTry) => {
                report.startNotAccepted();
                if (!(0,retry_policy/* isBusy */.A5)(error))
                    (0,retry/* logRetry */.z)(context.log, error, delayMs, nextTry);
                else if (nextTry === 2)
                    report.waitingToStart(error.message);
            },
        });
        return jobId;
    }
    catch (error) {
        if ((0,retry_policy/* isBusy */.A5)(error))
            throw stillBusy(error, sent);
        if ((0,retry_policy/* mayHaveBeenAccepted */.p1)(error))
            throw startIsLost(error);
        throw error;
    }
}
function stillBusy(error, sent) {
    return new errors/* ActionError */.lZ('conflict', `${error.message} Timed out waiting for that job after ${(0,units/* counted */.hS)(sent, 'attempt')}, and started no job.`, {
        hint: 'The service runs one export job of a deployment at a time. Run the workflow again later, or resume the other ' +
            'job: the run that started it printed its `job-id`. To wait longer, raise `max-attempts` or `poll-interval`.',
        cause: error,
    });
}
function startIsLost(error) {
    const lost = 'The service has no list of jobs, so the ID cannot be found. Running the workflow again starts another job.';
    // If something other than the service responded, no job exists, so the hint about that response comes first.
    const hints = error.problem.kind === 'malformed' ? [error.hint, lost] : [lost, error.hint];
    return new errors/* ActionError */.lZ(error.code, `${error.message} A job may be running, but its ID is unknown, so the start is not repeated.`, { hint: hints.filter(Boolean).join(' '), cause: error });
}

;// CONCATENATED MODULE: ./lib/src/export/job/wait-for-job.js
/** Waits until an export job has completed. */





/**
 * @returns the completed job
 * @throws ActionError with the code `job-failed` if the service reports `failed`
 * @throws ActionError with the code `timed-out` after the last check; the job keeps running
 * @throws ServiceError if the service refuses to report the job
 */
async function waitForJob(service, { id, isNew }, { inputs, report, ...context }) {
    const completed = await (0,poll_job/* pollJob */.r)(inputs, context, {
        kind: job_status/* EXPORT_JOB */.Tm,
        name: `job ${id}`,
        isNew,
        getJob: (deadlineMs) => service.getJob(id, deadlineMs),
        onChecked: (job) => report.jobChecked(job),
        jobFailed: (job) => jobFailed(id, job),
        timeoutHint: `To resume the job, run the workflow with ${resumeInputs(id, inputs.target)}.`,
    });
    report.jobCompleted(completed);
    return completed;
}
function jobFailed(jobId, { error }) {
    const reason = (0,clean_text/* cleanText */.X5)(error ?? '');
    const [what, fix] = reason === ''
        ? [', without a reason.', 'See the job in the dashboard']
        : [`: "${reason}"`, 'Fix what the message says'];
    return new errors/* ActionError */.lZ('job-failed', `The service reports that export job ${jobId} failed${what}`, {
        hint: `A failed job cannot be resumed. ${fix}, then run the workflow again to start a new job.`,
    });
}

// EXTERNAL MODULE: ./lib/src/site/hosting-path.js
var hosting_path = __webpack_require__(1144);
// EXTERNAL MODULE: ./lib/src/summary/verdicts.js
var verdicts = __webpack_require__(347);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
// EXTERNAL MODULE: ./lib/src/runner/result.js
var runner_result = __webpack_require__(3032);
// EXTERNAL MODULE: ./lib/src/site/pages.js
var pages = __webpack_require__(8252);
// EXTERNAL MODULE: ./lib/src/summary/summary-text.js
var summary_text = __webpack_require__(881);
;// CONCATENATED MODULE: ./lib/src/export/report/headline.js
/** The headline of the job summary: which site, and what happened. */






/**
 * Says what was exported, or that the site was not updated and why.
 *
 * @returns HTML
 */
function headline(facts, inputs, result, tookMs) {
    const { outcome, error } = result;
    // The export exists, but was not accepted.
    const isRefused = error?.code === 'check-failed' || error?.code === 'bundle-rejected';
    const icon = isRefused ? '⛔' : outcome === 'completed' ? '📦' : runner_result/* ICONS */.Z[outcome];
    const what = isRefused ? 'refused' : whatHappened(facts, inputs, outcome);
    const seen = error === undefined || inputs.dryRun
        ? ''
        : `${(0,verdicts/* verdict */.WJ)({ live: undefined, outcome, code: error.code })}; `;
    const took = tookMs < 1000 ? '' : `${error === undefined ? ', in' : ', after'} ${(0,units/* duration */.p0)(tookMs)}`;
    return `${icon} ${(0,summary_text/* text */.Qq)(siteName(inputs.target))}: ${seen}${what}${(0,runner_result/* reasonOf */.A)(result)}${took}`;
}
const DRY_RUN = 'dry run, nothing was changed';
function whatHappened(facts, inputs, outcome) {
    switch (outcome) {
        case 'completed':
            return `exported, ${siteNumbers(facts)}`;
        case 'checked':
            return `${DRY_RUN}, and the site was not checked; the key is accepted, and its scope and the project were not checked`;
        case 'started':
            return 'export started';
        case 'failed':
        case 'errored':
            return inputs.dryRun
                ? `${DRY_RUN}, and the site was not checked; an export would fail`
                : 'export failed';
        case 'timed-out':
            return gaveUp(facts);
        case 'cancelled':
            return inputs.dryRun ? `${DRY_RUN}; cancelled` : 'export cancelled';
    }
}
function gaveUp({ lastSeen }) {
    if (lastSeen === undefined)
        return 'gave up waiting';
    const { status, progress } = lastSeen;
    return `gave up waiting, the job is ${(0,summary_text/* text */.Qq)(status)}${progress === undefined ? '' : ` at ${Math.floor(progress)}%`}`;
}
/** Returns text such as `25 pages, 47.7 kB`. */
function siteNumbers({ bundle, pageCount }) {
    // Pages are counted the way `min-pages` counts them, so that no two numbers disagree.
    const count = bundle === undefined ? pageCount : (0,pages/* countPages */.E1)(bundle.site.files);
    const parts = [
        count === undefined ? '' : (0,units/* counted */.hS)(count, 'page'),
        bundle === undefined ? 'bundle URL created' : (0,units/* size */.Ej)(bundle.sizeBytes),
    ];
    return parts.filter(Boolean).join(', ');
}

;// CONCATENATED MODULE: ./lib/src/export/report/summary.js
/**
 * The job summary of an export, for people: what happened to which site, and how to resume. It never contains the bundle
 * URL.
 *
 * The summaries of all jobs of a matrix are on one page, so each shows its site in the headline, and is short.
 */










function exportSummary(facts, spans, result) {
    const { inputs } = facts;
    const { error } = result;
    if (inputs === undefined) {
        return (0,summary_text/* summaryText */.g5)([
            (0,summary_text/* heading */.R_)(`${runner_result/* ICONS */.Z[result.outcome]} ${(0,verdicts/* verdict */.WJ)({ live: 'untouched' })}${(0,runner_result/* reasonOf */.A)(result)}`),
            (0,summary_text/* failureBlock */.Qu)(error?.message ?? '', error?.hint),
        ]);
    }
    const tookMs = (spans.at(-1)?.to ?? 0) - (spans[0]?.from ?? 0);
    return (0,summary_text/* summaryText */.g5)([
        (0,summary_text/* heading */.R_)(headline(facts, inputs, result, tookMs)),
        error === undefined ? '' : (0,summary_text/* failureBlock */.Qu)(error.message, error.hint),
        (0,summary_text/* paragraph */.FY)((facts.checks ?? []).map((check) => `✅ ${(0,summary_text/* text */.Qq)(check)}`).join('<br>\n')),
        (0,summary_text/* paragraph */.FY)(result.outcome === 'checked' ? (0,summary_text/* prose */.CS)(NOT_CHECKED) : ''),
        (0,summary_text/* paragraph */.FY)(hosting(facts)),
        resume(facts, inputs, result),
        (0,summary_text/* paragraph */.FY)(lead(facts, inputs)),
        (0,summary_text/* paragraph */.FY)(nextStep(facts, inputs, result)),
        (0,summary_text/* paragraph */.FY)(published(facts)),
        details(facts, spans, tookMs),
    ]);
}
function lead({ jobId }, { version, target }) {
    const label = version && `Version ${(0,summary_text/* code */.aY)(version)}`;
    const job = jobId && `${target.by === 'job' ? 'Resumed job' : 'Job'} ${(0,summary_text/* code */.aY)(jobId)}`;
    return [label, job].filter(Boolean).join(' · ');
}
/** Without the extracted site, nothing in the job looks like a deployment. */
function nextStep({ bundle }, inputs, { outcome }) {
    if (outcome !== 'completed' || bundle === undefined || inputs.extract)
        return '';
    return (0,summary_text/* prose */.CS)('Next step: deploy the site. Each recipe in `docs/recipes/` of this action is a complete workflow for it.');
}
function hosting({ bundle }) {
    const path = bundle?.site.hostingPath;
    return path === undefined ? '' : (0,summary_text/* prose */.CS)((0,hosting_path/* hostingSentence */.O4)(path));
}
function published({ publishedCommit }) {
    if (publishedCommit === undefined)
        return '';
    return publishedCommit === ''
        ? 'Published the latest content'
        : `Published commit ${(0,summary_text/* code */.aY)(publishedCommit)}`;
}
/** A job that continues without the step can be resumed. For any other error, the hint says whether that may help. */
function resume({ jobId }, inputs, { outcome }) {
    if (jobId === undefined || (outcome !== 'started' && outcome !== 'timed-out'))
        return '';
    const started = 'The job continues. Resume it later with these inputs:';
    const intro = outcome === 'started' ? started : 'The inputs that resume it:';
    return `${(0,summary_text/* paragraph */.FY)(intro)}\n${yaml(jobInputs(jobId, inputs))}`;
}
/** Returns the inputs for exporting an existing job, as lines of a workflow. */
function jobInputs(jobId, { target: { projectId } }) {
    const project = projectId === undefined ? [] : [`project-id: ${yamlString(projectId)}`];
    return [`job-id: ${yamlString(jobId)}`, ...project];
}
/** If a run without a bundle is quicker than this, its phases are of no interest. */
const MIN_SHOWN_MS = 1000;
function details(facts, spans, tookMs) {
    const { pageCount, bundle, bundleUrl } = facts;
    if (bundle === undefined && tookMs < MIN_SHOWN_MS)
        return '';
    const htmlCount = bundle && (0,pages/* countPages */.E1)(bundle.site.files);
    const values = [
        ['Pages', pageCounts(pageCount, htmlCount)],
        ['Files', bundle && (0,units/* grouped */.zD)(bundle.site.fileCount)],
        ['Content digest', bundle?.site.contentDigest],
        ['Bundle', bundle && external_node_path_.basename(bundle.path)],
        ['Size', bundle && `${(0,units/* size */.Ej)(bundle.sizeBytes)} (${(0,units/* grouped */.zD)(bundle.sizeBytes)} bytes)`],
        ['SHA-256', bundle?.sha256],
        ['URL expires', bundleUrl?.expiresAt],
    ];
    const rows = values.map(([name, value]) => [name, value && (0,summary_text/* code */.aY)(value)]);
    const phases = spans.map(({ phase, from, to }) => `${phase} ${(0,units/* duration */.p0)(to - from)}`);
    const title = bundle === undefined ? 'Details' : 'Digests, sizes, and times';
    return (0,summary_text/* folded */.TM)(title, [(0,summary_text/* table */.tp)([...rows, ['Time', phases.join(' · ')]])]);
}
/** Shows both counts if they differ: the service may count a page that has no file in the bundle, or vice versa. */
function pageCounts(pageCount, htmlCount) {
    if (pageCount === undefined || htmlCount === undefined || pageCount === htmlCount) {
        const count = pageCount ?? htmlCount;
        return count === undefined ? undefined : (0,units/* grouped */.zD)(count);
    }
    return `${(0,units/* grouped */.zD)(htmlCount)} in the bundle, ${(0,units/* grouped */.zD)(pageCount)} reported by the service`;
}
/** Lines of YAML to copy. */
function yaml(lines) {
    return `<pre lang="yaml"><code>${lines.map(summary_text/* text */.Qq).join('\n')}</code></pre>`;
}

;// CONCATENATED MODULE: ./lib/src/export/report/timeline.js
/** Measures how long each phase of a run takes. */
class Timeline {
    #spans = [];
    #open;
    /** Ends the current phase and begins another; continues the current one if it is the same. */
    begin(phase) {
        if (this.#open?.phase === phase)
            return;
        this.end();
        this.#open = { phase, from: this.#spans.at(-1)?.to ?? Date.now() };
    }
    /** Begins the phase of a job with this status, which has not ended. */
    jobSeen(status) {
        if (status === 'queued')
            this.begin('Queued');
        else
            this.begin(status === 'running' ? 'Running' : 'Waiting');
    }
    /** The job has ended. If no check saw it running, it is unknown how long it was queued. */
    jobEnded() {
        if (this.#open?.phase === 'Queued')
            this.#open.phase = 'Waiting';
    }
    end() {
        if (this.#open === undefined)
            return;
        this.#spans.push({ ...this.#open, to: Math.max(Date.now(), this.#open.from) });
        this.#open = undefined;
    }
    get spans() {
        return this.#spans;
    }
}

;// CONCATENATED MODULE: ./lib/src/export/report/report.js











class ExportReport {
    #context;
    #setOutput;
    #timeline = new Timeline();
    #facts = {};
    #isStarting = false;
    #downloadStartedAt = 0;
    constructor(context, output) {
        this.#context = context;
        this.#setOutput = output;
    }
    inputsRead(inputs) {
        this.#learn({ inputs });
        this.#context.log.debug(version/* RUNTIME */.l);
    }
    publishingStarting(projectId) {
        this.#timeline.begin('Publish');
        this.#log(`Publishing the latest content of project ${projectId}`);
    }
    published({ status, commit, summary }) {
        if (status === 'skipped') {
            this.#log('The service skipped the publish run: the export uses the content that is already published');
            return;
        }
        const what = commit === undefined ? '' : commitText(commit);
        this.#learn({ publishedCommit: what });
        const said = summary === undefined ? '' : ` (${(0,clean_text/* cleanText */.X5)(summary, 200)})`;
        this.#log(`Published ${what === '' ? 'the latest content' : `commit ${what}`}${said}`);
    }
    startingJob() {
        this.#timeline.begin('Start');
        const target = this.#facts.inputs?.target;
        const paths = target?.by === 'domain' ? target.paths : [];
        const only = paths.length === 0 ? '' : ` (only ${(0,units/* counted */.hS)(paths.length, 'page')})`;
        this.#log(`Starting the export of ${target?.domain ?? `project ${target?.projectId}`}${only}`);
    }
    /** Reports the result of one check of a dry run, as a sentence without a full stop. */
    checked(found) {
        this.#learn({ checks: [...(this.#facts.checks ?? []), found] });
        this.#log(found);
    }
    /** From here on, a job may exist although its ID is unknown. */
    startSent() {
        this.#isStarting = true;
    }
    startNotAccepted() {
        this.#isStarting = false;
    }
    /** @param reason why the job cannot start yet, as a sentence */
    waitingToStart(reason) {
        const { pollIntervalMs = 0, maxAttempts = 0 } = this.#facts.inputs ?? {};
        this.#log(`${reason} Waiting until that job has ended: trying every ${(0,units/* duration */.p0)(pollIntervalMs)}, ${(0,units/* counted */.hS)(maxAttempts, 'attempt')} at most.`);
    }
    jobAccepted({ id, isNew }) {
        this.#learn({ jobId: id });
        const waits = this.#facts.inputs?.wait !== false;
        // An accepted job is queued (docs/reference.md, "The service's API"); the status of any other is not known yet.
        if (waits)
            this.#timeline.begin(isNew ? 'Queued' : 'Waiting');
        const later = waits ? '' : `. Resume it later with ${this.#resumeInputs(id)}.`;
        this.#log(isNew ? `The service accepted job ${id}${later}` : `Resuming job ${id}`);
    }
    jobChecked(job) {
        this.#learn({ lastSeen: job });
        if (job_status/* EXPORT_JOB */.Tm.stateOf(job) === 'waiting')
            this.#timeline.jobSeen(job.status);
    }
    jobCompleted({ pageCount }) {
        this.#timeline.jobEnded();
        this.#timeline.begin('Bundle URL');
        this.#log(`Job completed${pageCount === undefined ? '' : `, ${(0,units/* counted */.hS)(pageCount, 'page')}`}`);
        if (pageCount === undefined)
            return;
        this.#learn({ pageCount });
    }
    /** @param helmFile the values file for Helm that contains the URL */
    bundleUrlCreated(bundleUrl, helmFile) {
        const { expiresAt, sizeBytes } = bundleUrl;
        this.#learn({ bundleUrl, helmFile });
        const leftMs = Date.parse(expiresAt ?? '') - Date.now();
        const left = leftMs > 0 ? ` (in ${(0,units/* duration */.p0)(leftMs)})` : '';
        const expires = expiresAt === undefined ? '' : `, expires at ${expiresAt}${left}`;
        const bytes = sizeBytes === undefined ? '' : ` for a bundle of ${(0,units/* size */.Ej)(sizeBytes)}`;
        this.#log(`Created a bundle URL${bytes}${expires}`);
    }
    downloadStarting() {
        this.#timeline.begin('Download');
        this.#downloadStartedAt = this.#context.clock.now();
    }
    /** Reports the bundle in its place, with the files about it beside it. */
    bundleDownloaded(bundle) {
        const { sizeBytes, site, sitePath } = bundle;
        const tookMs = this.#context.clock.now() - this.#downloadStartedAt;
        this.#learn({ bundle });
        const rate = (0,units/* size */.Ej)(Math.round(sizeBytes / Math.max(tookMs / 1000, 0.001)));
        this.#log(`Downloaded ${(0,units/* size */.Ej)(sizeBytes)} in ${(0,units/* duration */.p0)(tookMs)} (${rate}/s) to ${(0,runner_files/* shortPath */._1)(bundle.path)}`);
        const count = (0,units/* counted */.hS)(site.fileCount, 'file');
        if (sitePath === undefined)
            this.#log(`The bundle is complete: ${count}`);
        else
            this.#log(`Extracted ${count} to ${(0,runner_files/* shortPath */._1)(sitePath)}`);
        if (site.hostingPath !== undefined) {
            this.#log((0,hosting_path/* hostingSentence */.O4)(site.hostingPath).replaceAll('`', ''));
        }
    }
    /** @returns a complete sentence; empty for a dry run, which would not update the site */
    verdict({ outcome, code }) {
        return this.#facts.inputs?.dryRun ? '' : (0,verdicts/* verdictSentence */.BT)({ live: undefined, outcome, code });
    }
    /** Returns the hint to add to the error of an unfinished run: a job that this run started must not be lost. */
    resumeHint(outcome) {
        const { jobId } = this.#facts;
        if (jobId === undefined && this.#isStarting && outcome === 'cancelled') {
            return 'The start was in progress: a job may be running, but its ID is unknown. Running the workflow again starts another job.';
        }
        if (jobId === undefined || outcome === 'failed' || outcome === 'timed-out')
            return undefined;
        return `To resume the job, run the workflow with ${this.#resumeInputs(jobId)}, which creates a fresh bundle URL.`;
    }
    summary(result) {
        this.#timeline.end();
        return exportSummary(this.#facts, this.#timeline.spans, result);
    }
    #resumeInputs(jobId) {
        return resumeInputs(jobId, this.#facts.inputs?.target ?? {});
    }
    /** Sets each output as soon as it is known. */
    #learn(facts) {
        const before = outputsOf(this.#facts);
        this.#facts = { ...this.#facts, ...facts };
        for (const [name, value] of Object.entries(outputsOf(this.#facts)))
            if (value !== undefined && value !== before[name])
                this.#setOutput(name, value);
    }
    #log(line) {
        this.#context.log.info(line);
    }
}
/** Returns text such as `3f9a2c1b8e7d (main) Add the guide`, safe to show. */
function commitText({ sha, ref, message }) {
    const [subject = ''] = (message ?? '').split('\n');
    const parts = [sha?.slice(0, 12), ref && `(${ref})`, subject];
    return (0,clean_text/* cleanText */.X5)(parts.filter(Boolean).join(' '), 150);
}

;// CONCATENATED MODULE: ./lib/src/export/main.js
/** The export action: the run from top to bottom. */
















function main() {
    const report = new ExportReport({ log: step_log/* stepLog */.t, clock: context/* systemClock */.m }, step_outputs/* setOutput */.u);
    const workFolder = new WorkFolder();
    return (0,run_action/* runAction */.C)({
        run: (signal) => exportSite(report, workFolder, { log: step_log/* stepLog */.t, clock: context/* systemClock */.m, signal }).finally(() => workFolder.remove(step_log/* stepLog */.t)),
        verdict: (failure) => report.verdict(failure),
        resumeHint: (outcome) => report.resumeHint(outcome),
        summary: (result) => report.summary(result),
    });
}
async function exportSite(report, workFolder, context) {
    const inputs = readExportInputs();
    report.inputsRead(inputs);
    const run = { ...context, inputs, report };
    if (inputs.wait)
        (0,output_folder/* prepareFolder */.G8)(inputs, workFolder, step_log/* stepLog */.t);
    const client = new http_client/* HttpClient */.Q(step_log/* stepLog */.t);
    const { baseUrl, apiKey } = inputs;
    const api = { baseUrl, apiKey, client, signal: context.signal };
    const service = new ExportService(api, inputs.target.projectId);
    if (inputs.dryRun)
        return dryRun(service, run);
    await publishContent(api, run);
    const starting = startOrResume(service, run);
    // The code is loaded while the service responds. If that fails, the download reports the error.
    if (inputs.wait && inputs.download)
        loadDownload().catch(() => undefined);
    const job = await starting;
    if (!inputs.wait)
        return 'started';
    const completed = await waitForJob(service, job, run);
    (0,acceptance_checks/* requireMinPages */.M)(completed.pageCount, inputs, step_log/* stepLog */.t);
    const presignedUrl = await openBundleUrl(service, job.id, completed, run);
    if (inputs.download) {
        const { downloadBundle } = await loadDownload();
        await downloadBundle({ jobId: job.id, pageCount: completed.pageCount, workFolder, presignedUrl }, run);
    }
    return 'completed';
}
/** The code of the download is loaded late: it would add about a tenth to a run of 100 ms. */
function loadDownload() {
    return __webpack_require__.e(/* import() */ 395).then(__webpack_require__.bind(__webpack_require__, 7395));
}


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ parseFolder),
/* harmony export */   P2: () => (/* binding */ parseWorkspaceFile),
/* harmony export */   lO: () => (/* binding */ parseWorkspaceFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6864);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(643);
/* harmony import */ var _values_windows_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1829);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1798);
/** Parsers for inputs that are the path of a folder or file on the runner. */






const FOLDER_FIX = `Use a folder of the workspace, such as \`build/docs\`, or an expression, such as \`\${{ runner.temp }}/docs\`.`;
/**
 * Parses a folder or file, in the notation of the runner's system. A shell would expand `~` and variables. Here, they
 * would become parts of a name, and the next step would look elsewhere.
 *
 * @param separator the path separator of the system
 */
function parseFolder(input, value, separator, fix = FOLDER_FIX) {
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(value)}, ${what}.`, fix);
    if (/^~(?:[/\\]|$)|\$(?:\w|\{|env:)|%\w+%/i.test(value))
        throw wrong('and no shell expands it: `~` and variables would be parts of a name');
    if (isOfHost(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(value)}, which does not exist in the container of this job.`, HOST_FIX);
    if (separator === '/' ? value.includes('\\') : !isWindowsPath(value))
        throw wrong("which is not a path on this runner's system");
    return value;
}
const HOST_FIX = `\`\${{ github.workspace }}\` is a path of the host. Use a relative path, such as \`build/docs\`.`;
/** In a job with `container`, the runner mounts the workspace at another path than the one in GitHub's contexts. */
function isOfHost(value) {
    const [, mounted] = /^\/__w(\/.+)/.exec((0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_3__/* .workspace */ .Gl)()) ?? [];
    if (mounted === undefined)
        return false;
    const [before = '', after] = value.split(mounted, 2);
    const isWorkspace = /\/_?work$/.test(before) && /^(?:\/|$)/.test(after ?? '-');
    return isWorkspace && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(`${before}${mounted}`);
}
function isWindowsPath(value) {
    // `C:docs` is relative to the current folder of that drive, and `/c/docs` is a folder of the current drive.
    if (/^[a-z]:(?![/\\])|^\/[a-z](?:\/|$)/i.test(value))
        return false;
    // Most programs cannot open a folder with such a name.
    return !value.split(/[\\/]/).some((name) => /[^. ][. ]+$/.test(name) || _values_windows_names_js__WEBPACK_IMPORTED_MODULE_5__/* .RESERVED_BY_WINDOWS */ .H.test(name));
}
/** Returns an absolute folder. The root is refused: it is the result of an empty `${{ env.FOLDER }}/`. */
function parseWorkspaceFolder(input, value) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve((0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_3__/* .workspace */ .Gl)(), parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder) !== folder)
        return folder;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(value)}, the root of the file system.`, FOLDER_FIX);
}
/** Returns an absolute file. A digest is refused: as the name of a missing file, it would mean a first deployment. */
function parseWorkspaceFile(input, value) {
    const fix = 'Use a file of the workspace, such as `build/site.sha256`, or an expression, such as ' +
        `\`\${{ runner.temp }}/site.sha256\`.`;
    if (/^sha256:[0-9a-f]{64}$/i.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, 'is a content digest, not a file.', fix);
    }
    if (/[*?]/.test(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(value)}, and patterns are not expanded.`, fix);
    return node_path__WEBPACK_IMPORTED_MODULE_1__.resolve((0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_3__/* .workspace */ .Gl)(), parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_1__.sep, fix));
}


/***/ }),

/***/ 3816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ checkRules)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6864);
/** Rules between the inputs of an action, as a table in their order of precedence. A parser has those for its input. */

/** @throws InputError for the first rule that is broken */
function checkRules(rules, inputs) {
    const broken = rules.find(({ isBroken }) => isBroken(inputs));
    if (broken !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(broken.input, broken.problem, broken.fix);
}


/***/ }),

/***/ 1143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ parseSitePaths),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Z7: () => (/* binding */ parsePatterns),
/* harmony export */   fP: () => (/* binding */ parsePagePaths)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6864);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1798);
/** Parsers for inputs with one path, or one pattern, per line. */


const PAGES_FIX = 'List page paths one per line, without a host name, a leading slash, or `.html`.';
const FILES_FIX = 'List files of the site one per line, with their extensions and without a leading slash, such as `index.html` or ' +
    '`guides/start.html`. Patterns are not expanded.';
/** Parses page paths as the service accepts them, one per line. A message shows the corrected lines. */
function parsePagePaths(input, value) {
    return linesOf(value).map((line) => {
        if (/[*[\]]/.test(line))
            throw wrongLine(input, line, 'is a pattern, and patterns are not expanded', PAGES_FIX);
        const pages = partsOf(line).map(pagePath);
        if (pages.length === 1 && pages[0] === line)
            return line;
        throw wrongLine(input, line, 'is not a page path', PAGES_FIX, pages);
    });
}
/** Parses paths of files within the site, one per line, with `/` between their parts, as in the bundle. */
function parseSitePaths(input, value) {
    return linesOf(value).map((line) => {
        const segments = line.split('/').filter((segment) => segment !== '' && segment !== '.');
        if (line.endsWith('/') || segments.length === 0 || segments.includes('..') || /[\\*"]/.test(line))
            throw wrongLine(input, line, 'is not a file', FILES_FIX);
        const path = segments.join('/');
        const files = partsOf(path, isListOfFiles(path)).map(filePath);
        if (files.length === 1 && files[0] === path && !line.startsWith('/'))
            return path;
        throw wrongLine(input, line, 'is not a file of the site', FILES_FIX, files);
    });
}
const PATTERNS_FIX = 'List one pattern per line, relative to the site and with `/` between its parts, such as `drafts` or `**/*.map`. The ' +
    'name of a folder includes its contents.';
/**
 * Parses patterns of files within the site, as `path.matchesGlob` of Node.js reads them. A leading slash stands for the
 * site, as in `.gitignore`.
 */
function parsePatterns(input, value) {
    return linesOf(value).map((line) => {
        const wrong = (corrected) => wrongLine(input, line, 'is not a pattern of files of the site', PATTERNS_FIX, corrected);
        const parts = partsOf(line);
        if (parts.length !== 1 || parts[0] !== line)
            throw wrong(parts);
        // `**` does not match names that begin with a dot, but whoever writes it means all that is in the folder.
        const pattern = line.replace(/^(?:\.?\/)+/, '').replace(/(?:\/+(?:\*\*)?)+$/, '');
        if (/^\.?$|^!|\\|(?:^|\/)\.\.(?:\/|$)/.test(pattern))
            throw wrong();
        return pattern;
    });
}
/** @returns the lines without blanks at their ends, and no empty one */
function linesOf(value) {
    return value
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** A bullet of a list, or an option of another tool, such as `--exclude=` of rsync and `-x` of lftp. */
const BULLET_OR_OPTION = /^(?:[-*+]\s+|--?[a-z][\w-]*(?:\s+|=))+/i;
const IN_BRACKETS = /^\[(.*)\]$/;
/** A comma in braces is part of a pattern, such as `*.{map,txt}`. */
const COMMA = /,(?![^{}]*\})/;
const IN_QUOTES = /^["'`\u2018\u201c](.*)["'`\u2019\u201d]$/;
/**
 * Returns the paths or patterns that a line stands for: people also write YAML lists, quotes, options of other tools, or
 * several paths with commas between them. Of a line in the right form, it returns the line.
 */
function partsOf(line, hasCommas = true) {
    const text = line.replace(BULLET_OR_OPTION, '').replace(IN_BRACKETS, '$1');
    const parts = hasCommas ? text.split(COMMA) : [text];
    return parts.map((part) => part.trim().replace(IN_QUOTES, '$1')).filter((part) => part !== '');
}
function pagePath(text) {
    const page = text
        .replace(/^[a-z][a-z0-9+.-]*:(?:\/\/[^/]*)?|^\/\/[^/]*/i, '')
        .replace(/^(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}\//iu, '')
        .replace(/^\/+/, '')
        .replace(/\.html?$/i, '');
    return page === '' ? 'index' : page;
}
/** A name may contain a comma. The text is read as a list if each part could be a file or a page. */
function isListOfFiles(path) {
    const parts = path.split(',').map((part) => part.trim());
    return parts.every(hasExtension) || !parts.some(hasExtension);
}
function filePath(text) {
    const path = text.replace(/^\/+/, '');
    return hasExtension(path) || isNamedWithoutExtension(path) ? path : `${path}.html`;
}
function hasExtension(path) {
    return /[^/]\.[^/.\s]+$/.test(path);
}
/** Whether a file usually has no extension, such as `CNAME`, `_redirects`, and `.well-known/assetlinks`. */
function isNamedWithoutExtension(path) {
    return /(?:^|\/)(?:[._][^/]*|[A-Z]+$)/.test(path);
}
function wrongLine(input, line, what, fix, corrected = []) {
    const lines = corrected.length === 0 ? '' : ` Here: ${corrected.map(_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL).join(', ')}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, `contains ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(line)}, which ${what}.`, `${fix}${lines}`);
}


/***/ }),

/***/ 1144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ HOME_PAGE),
/* harmony export */   O4: () => (/* binding */ hostingSentence),
/* harmony export */   RA: () => (/* binding */ MAX_HOME_PAGE_BYTES),
/* harmony export */   wO: () => (/* binding */ hostingPath),
/* harmony export */   yC: () => (/* binding */ loadedAsset)
/* harmony export */ });
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8010);
/**
 * Finds the path under which a site has to be hosted, from its home page. A site that was built for `/docs` requests
 * `/docs/_next/static/...`, but contains that file as `_next/static/...`. This module works on text only, not on the
 * file system.
 */

const HOME_PAGE = 'index.html';
/** A page refers to its assets in its head, so the beginning of the page is enough. */
const MAX_HOME_PAGE_BYTES = 512 * 1024;
/**
 * Comments, and tags of scripts, style sheets, and the base. Outside quotes, the pattern excludes `<`: otherwise, unclosed
 * tags take quadratic time.
 */
const COMMENT_OR_TAG = /<!--.*?(?:-->|$)|<(?:script|link|base)\s(?:"[^"]*"|'[^']*'|[^<>"'])*>/gis;
const SCRIPT_END = /<\/script/gi;
const ADDRESS = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const STYLE_SHEET_OR_SCRIPT = /^<script|\srel\s*=\s*(?:"[^"]*\bstylesheet\b|'[^']*\bstylesheet\b|stylesheet\b)/i;
const BUILT_ASSET = '/_next/static/';
/**
 * @param html the home page, or its beginning
 * @param hasFile whether the site has a file with this path
 * @returns a path such as `/docs`; undefined if the site can be hosted at the root, or if its home page does not show
 *   the path
 */
function hostingPath(html, hasFile) {
    const assets = ownAssets(html, ANY_HOST).filter(({ isRelative }) => !isRelative);
    const built = assets.filter(({ path }) => path.includes(BUILT_ASSET));
    const shown = built.length > 0 ? built : assets.filter(({ isStyleOrScript }) => isStyleOrScript);
    const prefixes = new Set(shown.flatMap(({ path }) => found(path, hasFile)?.prefix ?? []));
    const [prefix] = prefixes;
    // If the prefixes contradict each other, the page does not show where the site belongs.
    return prefixes.size === 1 && prefix !== '' ? prefix : undefined;
}
/**
 * Returns the first script or style sheet that the page loads from its own host, if it is a file of the site. Its
 * address is the one that the page gives: a site that was built for another path does not have the file there.
 *
 * @param html the home page, or its beginning
 * @param url the address that sent the page
 * @param hasFile whether the site has a file with this path
 */
function loadedAsset(html, url, hasFile) {
    const assets = ownAssets(html, url).flatMap((asset) => {
        const file = asset.isStyleOrScript ? found(asset.path, hasFile)?.file : undefined;
        return file === undefined ? [] : [{ url: asset.url, file }];
    });
    // The host may have another site beside this one, whose files a page can use as well.
    const folder = new URL('.', url).pathname;
    return assets.find((asset) => asset.url.pathname.startsWith(folder)) ?? assets[0];
}
/** @param path from `hostingPath` */
function hostingSentence(path) {
    return `The site has to be hosted under \`${path}/\`: its home page loads its assets from there.`;
}
/** Stands for the host of a page that has not been requested. */
const ANY_HOST = new URL('http://site.invalid/');
function ownAssets(html, pageUrl) {
    let base = pageUrl;
    let hasBase = false;
    return tagsIn(html).flatMap((tag) => {
        const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
        const address = (double ?? single ?? bare ?? '').trim().replaceAll('&amp;', '&');
        if (address === '' || !URL.canParse(address, base.href))
            return [];
        const url = new URL(address, base);
        if (/^<base/i.test(tag)) {
            // Only the first one has an effect (HTML, "The base element").
            if (!hasBase)
                base = url;
            hasBase = true;
            return [];
        }
        if (url.origin !== pageUrl.origin)
            return [];
        return [
            {
                url,
                path: (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(url.pathname),
                isStyleOrScript: STYLE_SHEET_OR_SCRIPT.test(tag),
                isRelative: !hasBase && !address.startsWith('/'),
            },
        ];
    });
}
/** Returns the tags, without those in comments and in the text of scripts. */
function tagsIn(html) {
    const tags = [];
    COMMENT_OR_TAG.lastIndex = 0;
    for (let found = COMMENT_OR_TAG.exec(html); found !== null; found = COMMENT_OR_TAG.exec(html)) {
        const [tag] = found;
        if (tag.startsWith('<!--'))
            continue;
        tags.push(tag);
        if (!/^<script/i.test(tag))
            continue;
        SCRIPT_END.lastIndex = COMMENT_OR_TAG.lastIndex;
        if (SCRIPT_END.exec(html) === null)
            break;
        COMMENT_OR_TAG.lastIndex = SCRIPT_END.lastIndex;
    }
    return tags;
}
/** @returns the prefix to remove so that the path becomes a file of the site, and that file; undefined if there is none */
function found(path, hasFile) {
    const parts = path.split('/');
    const at = parts.findIndex((_, index) => index > 0 && hasFile(parts.slice(index).join('/')));
    if (at === -1)
        return undefined;
    return { prefix: parts.slice(0, at).join('/'), file: parts.slice(at).join('/') };
}


/***/ }),

/***/ 8252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ countPages),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   LI: () => (/* binding */ hasPageName),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Decides which files of a site are pages, for every guard, order, list, and count. */
const SHA256_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Whether a file has 0 bytes, such as one that a build on a full disk has written. */
function isEmpty(contents) {
    return typeof contents === 'string' ? contents === SHA256_OF_NOTHING : contents.size === 0;
}
/** Whether a browser shows the file as a page, by its name. */
function hasPageName(path) {
    return /\.(?:html?|xhtml)$/i.test(path);
}
/**
 * A page has the name of one and is not empty. The error page at the root is none: the service does not count it.
 *
 * @param contents if they are unknown, the name decides
 */
function isPage(path, contents) {
    return hasPageName(path) && path !== '404.html' && !(contents !== undefined && isEmpty(contents));
}
function countPages(files) {
    let pages = 0;
    for (const [path, contents] of files)
        if (isPage(path, contents))
            pages += 1;
    return pages;
}


/***/ }),

/***/ 7731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PO: () => (/* binding */ requireFiles),
/* harmony export */   cN: () => (/* binding */ requirePages),
/* harmony export */   iS: () => (/* binding */ requireEnoughPages)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6864);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8252);
/** What a site must have before it replaces another one. The export action and the deploy action have the same rules. */



/** The most names that a message lists. */
const MAX_NAMES = 10;
/** @returns the error of a rule that the same site would break again */
function checkFailed(message, hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('check-failed', message, { hint, isPermanent: true });
}
/**
 * @param consequence what the failure means for the existing site, as a complete sentence
 * @throws ActionError with the code `check-failed` if there are fewer pages than `min-pages`
 */
function requireEnoughPages(pageCount, minPages, consequence) {
    if (pageCount >= minPages)
        return;
    throw checkFailed(`The export has ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pageCount, 'page')}, but \`min-pages\` requires ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(minPages)}.`, `${consequence} Check whether pages are missing from the documentation. If they were removed on purpose, lower \`min-pages\`.`);
}
/**
 * Counts the pages of the site if the service reports no count. Whatever it reports, a site without a page passes only
 * without `min-pages`: it would replace a whole one.
 *
 * @param reported the page count of the service
 * @throws ActionError with the code `check-failed`
 */
function requirePages(files, reported, minPages, consequence) {
    const found = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .countPages */ .E1)(files);
    if (reported === undefined)
        requireEnoughPages(found, minPages, consequence);
    else if (found === 0 && minPages > 0) {
        throw checkFailed(`The service reports ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(reported, 'page')}, but the bundle has none: no file in it ends in \`.html\`, \`.htm\`, or \`.xhtml\` and is not empty, except \`404.html\` at the root.`, `${consequence} Start a new export. If its bundle has no page either, report it to the vendor.`);
    }
}
/**
 * @param required paths within the site (input `require-files`)
 * @param consequence what the failure means for the existing site, as a complete sentence
 * @throws ActionError with the code `check-failed` if one of the files is missing or empty
 */
function requireFiles(files, required, consequence) {
    const isEmptyFile = (file) => (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmpty */ .Im)(files.get(file) ?? '');
    const missing = required.filter((file) => !files.has(file) || isEmptyFile(file));
    if (missing.length === 0)
        return;
    const more = missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : '';
    const present = [...files.keys()];
    const named = missing
        .slice(0, MAX_NAMES)
        .map((file) => `"${file}"${isEmptyFile(file) ? ' (it is empty, 0 bytes)' : similar(file, present)}`);
    throw checkFailed(`The site lacks files that \`require-files\` requires: ${named.join(', ')}${more}.`, `${consequence} Check what built the site, and which folder it wrote. Paths in \`require-files\` are relative to the site, and case-sensitive.`);
}
/** Describes the file or folder of the site that is easily mistaken for a missing file; empty if there is none. */
function similar(file, present) {
    const names = [file, `${file}.html`, file.replace(/\.html?$/i, '/index.html')].map((name) => name.toLowerCase());
    const inFolders = present.filter((name) => name.endsWith(`/${file}`));
    const other = present.find((name) => names.includes(name.toLowerCase())) ??
        inFolders.toSorted((one, another) => one.length - another.length)[0];
    if (other !== undefined)
        return ` (there is "${other}")`;
    return present.some((name) => name.startsWith(`${file}/`)) ? ' (a folder)' : '';
}


/***/ }),

/***/ 1829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ RESERVED_BY_WINDOWS)
/* harmony export */ });
/** Names of files and folders that Windows does not accept. */
/**
 * Windows reads these names as a device, even with an extension, in any letter case. It drops spaces before the dot
 * (Microsoft, "Naming Files, Paths, and Namespaces").
 */
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;


/***/ })

};
;