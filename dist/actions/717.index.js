"use strict";
exports.id = 717;
exports.ids = [717];
exports.modules = {

/***/ 8101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   MG: () => (/* binding */ archiveFormat),
/* harmony export */   Oz: () => (/* binding */ ARCHIVE_FORMATS),
/* harmony export */   kM: () => (/* binding */ describeOther)
/* harmony export */ });
/** Archive formats, recognized by their first bytes: names and media types from outside are not reliable. */
/** The formats that are read. Each is named by its usual file extension. */
const READ_FORMATS = ['.tar.gz', '.tar', '.zip'];
/** The formats that are only recognized: such a bundle is kept as downloaded. */
const KEPT_FORMATS = ['.tar.xz', '.tar.zst', '.tar.bz2', '.7z', '.rar'];
const ARCHIVE_FORMATS = [...READ_FORMATS, ...KEPT_FORMATS];
const SIGNATURES = [
    { format: '.tar.gz', offset: 0, bytes: Buffer.from([0x1f, 0x8b]) },
    { format: '.zip', offset: 0, bytes: Buffer.from('PK\u0003\u0004', 'latin1') },
    // A .zip without entries begins with the end of its directory.
    { format: '.zip', offset: 0, bytes: Buffer.from('PK\u0005\u0006', 'latin1') },
    { format: '.tar.xz', offset: 0, bytes: Buffer.from('\u00fd7zXZ\u0000', 'latin1') },
    { format: '.tar.zst', offset: 0, bytes: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]) },
    // The header of its first block: the three letters before it may begin a text.
    { format: '.tar.bz2', offset: 4, bytes: Buffer.from('1AY&SY', 'latin1') },
    { format: '.7z', offset: 0, bytes: Buffer.from('7z\u00bc\u00af\u0027\u001c', 'latin1') },
    { format: '.rar', offset: 0, bytes: Buffer.from('Rar!\u001a\u0007', 'latin1') },
    { format: '.tar', offset: 257, bytes: Buffer.from('ustar', 'latin1') },
];
/** How many first bytes of a file are needed to recognize its format. */
const HEAD_BYTES = 262;
/**
 * @param head the file's first {@link HEAD_BYTES} bytes, or all if it is shorter
 * @returns undefined for anything that is not a known archive
 */
function archiveFormat(head) {
    return SIGNATURES.find(({ offset, bytes }) => head.subarray(offset, offset + bytes.length).equals(bytes))
        ?.format;
}
/** Says what was sent in place of an archive, for a message: continues the sentence "the storage sent". */
function describeOther(head) {
    if (head.length === 0)
        return 'nothing';
    const text = head.toString('utf8');
    if (/^\ufeff?\s*</.test(text))
        return 'a web page or an XML document';
    if (/^\ufeff?\s*[{[]/.test(text))
        return 'JSON';
    return `something that is not an archive (its first bytes are ${head.subarray(0, 8).toString('hex')})`;
}


/***/ }),

/***/ 2747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ entryError),
/* harmony export */   _I: () => (/* binding */ MAX_SHOWN_LENGTH),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   hO: () => (/* binding */ RENAME_HINT),
/* harmony export */   qM: () => (/* binding */ damaged)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/** The errors about a bundle that is damaged, or that contains what a site must not contain. */


/** For what a bundle of the service never contains. */
const DAMAGED_HINT = 'The bundle is damaged or hostile; nothing was extracted. Start a new export, and report it to the vendor if that bundle is refused as well.';
/** For a name that is valid on some systems only. */
const RENAME_HINT = 'Nothing was extracted, because the site would not be the same on every system. Rename the page or file in the documentation, and start a new export.';
/** Longest part of a name in a message, in characters. */
const MAX_SHOWN_LENGTH = 200;
/**
 * An error about one entry of the bundle.
 *
 * @param name as the bundle has it
 * @param problem continues the sentence after the name
 */
function entryError(name, problem, hint = DAMAGED_HINT) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BundleError */ .rJ('bundle-rejected', `The bundle's entry "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(name, MAX_SHOWN_LENGTH)}" ${problem}.`, {
        hint,
        isPermanent: true,
    });
}
/** @param problem continues the sentence after a colon */
function damaged(problem, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BundleError */ .rJ('bundle-rejected', `The bundle is not a complete archive: ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(problem)}.`, {
        hint: DAMAGED_HINT,
        cause,
        isPermanent: true,
    });
}
/** @param excess what the bundle has too much of; continues the sentence after "The bundle" */
function tooLarge(excess) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BundleError */ .rJ('bundle-rejected', `The bundle ${excess}.`, {
        hint: `${DAMAGED_HINT} No documentation site comes close to this limit.`,
        isPermanent: true,
    });
}


/***/ }),

/***/ 2534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ SiteTree),
/* harmony export */   Xh: () => (/* binding */ isReservedByWindows),
/* harmony export */   l2: () => (/* binding */ sitePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2747);
/**
 * Which names the files and folders of a site may have: those that mean the same file on Linux, macOS and Windows.
 * Text only, no file system. Sources: Microsoft, "Naming Files, Paths, and Namespaces" (characters, reserved names);
 * POSIX NAME_MAX and PATH_MAX as Linux defines them.
 */



/** Longest name of one file or folder, and longest path within the site, in bytes of UTF-8. */
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 4096;
/** Most folders within each other. No site comes close, and every system has tools that fail at a few hundred. */
const MAX_FOLDER_DEPTH = 100;
/** Also with an extension, in upper or lower case; Windows drops spaces before the dot. */
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/**
 * The path within the site that a name in a bundle means, without `./`, double and trailing slashes.
 *
 * @param name bytes as the bundle has them
 * @returns parts with `/` between them; empty for the folder of the complete site (`./`)
 * @throws BundleError for a name outside the site, or one that is not valid on every platform
 */
function sitePath(name) {
    const text = name.toString('utf8');
    if (name.length === 0)
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has no name');
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(name))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name that is not UTF-8');
    if (name.length > MAX_PATH_BYTES) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `has a name of ${name.length} bytes; the limit is ${MAX_PATH_BYTES}`, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    }
    if (text.startsWith('/'))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has an absolute name');
    if (/^[a-z]:/i.test(text))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name with a drive letter');
    if (text.includes('\0'))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a NUL character in its name');
    if (text.includes('\\'))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a backslash in its name');
    if (/\p{Cc}/u.test(text))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a control character in its name', _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    const forbidden = /[<>:"|?*]/.exec(text);
    if (forbidden !== null)
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `has a ${forbidden[0]} in its name`, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    const segments = text.split('/').filter((segment) => segment !== '' && segment !== '.');
    if (segments.length > MAX_FOLDER_DEPTH + 1) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `is in more than ${MAX_FOLDER_DEPTH} folders within each other`, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    }
    for (const segment of segments)
        checkSegment(segment, text);
    return segments.join('/');
}
function checkSegment(segment, text) {
    if (segment === '..')
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has ".." in its name');
    if (segment.endsWith('.') || segment.endsWith(' ')) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name that ends in a dot or a space, which Windows removes', _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    }
    if (isReservedByWindows(segment))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name that Windows reserves for a device', _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    // Only then can it exceed the limit in bytes.
    if (segment.length * 3 > MAX_SEGMENT_BYTES && Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `has a name longer than ${MAX_SEGMENT_BYTES} bytes between two slashes`, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
    }
}
/** Whether Windows takes the name of a file or folder for a device. */
function isReservedByWindows(segment) {
    return RESERVED_BY_WINDOWS.test(segment);
}
/** The names of a site as they arrive, each compared with those before it. */
class SiteTree {
    /** By the name as a case-insensitive file system sees it. */
    #entries = new Map();
    /**
     * The key of each folder by its exact path. A key is made from that of the parent, so its cost does not grow with the
     * depth; the site's own folder always exists.
     */
    #folderKeys = new Map([['', '']]);
    #lastParent = '';
    #nameBytes = 0;
    /** Files and folders so far, including folders that appear only in the paths of others. */
    get size() {
        return this.#entries.size;
    }
    /** Bytes of all paths so far, each counted as often as it appeared: what the names cost in memory and time. */
    get nameBytes() {
        return this.#nameBytes;
    }
    /**
     * @param path as {@link sitePath} returns it
     * @returns folders to create first, outer ones before inner ones
     * @throws BundleError if the name is taken, also if it differs only by case or Unicode normalization
     */
    addFile(path) {
        this.#nameBytes += Buffer.byteLength(path);
        const folders = this.#addParent(path);
        this.#add({ path, isFolder: false });
        return folders;
    }
    /**
     * Like {@link addFile}; a folder may appear several times.
     *
     * @returns folders to create, ending with the folder itself if it is new
     */
    addFolder(path) {
        this.#nameBytes += Buffer.byteLength(path);
        if (this.#folderKeys.has(path))
            return [];
        const folders = this.#addParent(path);
        this.#folderKeys.set(path, this.#add({ path, isFolder: true }));
        return [...folders, path];
    }
    /** Whether there is a file of exactly this name. */
    hasFile(path) {
        const { parent, name } = parts(path);
        // A longer name is none of the site's, and would cost more to compare.
        if (!this.#folderKeys.has(parent) || name.length > MAX_SEGMENT_BYTES)
            return false;
        const known = this.#entries.get(this.#keyOf(path));
        return known?.path === path && !known.isFolder;
    }
    /** Whether there is a folder of exactly this name; the site's own folder always exists. */
    hasFolder(path) {
        return this.#folderKeys.has(path);
    }
    /** The single folder that contains everything; empty if there is none. */
    topFolder() {
        let top = '';
        for (const { path, isFolder } of this.#entries.values()) {
            if (path.includes('/'))
                continue;
            if (top !== '' || !isFolder)
                return '';
            top = path;
        }
        return top;
    }
    #addParent(path) {
        const { parent } = parts(path);
        // Most files follow another one of their folder.
        if (parent === this.#lastParent)
            return [];
        const folders = this.#folderKeys.has(parent) ? [] : this.addFolder(parent);
        this.#lastParent = parent;
        return folders;
    }
    /** @returns the key */
    #add(entry) {
        const key = this.#keyOf(entry.path);
        const known = this.#entries.get(key);
        if (known !== undefined)
            throw nameTaken(entry, known);
        this.#entries.set(key, entry);
        return key;
    }
    /** The parent must be known. */
    #keyOf(path) {
        const { parent, name } = parts(path);
        const parentKey = this.#folderKeys.get(parent);
        return parent === '' ? collisionKey(name) : `${parentKey}/${collisionKey(name)}`;
    }
}
function parts(path) {
    const slash = path.lastIndexOf('/');
    return { parent: path.slice(0, Math.max(0, slash)), name: path.slice(slash + 1) };
}
function nameTaken(entry, known) {
    if (entry.path === known.path) {
        const problem = entry.isFolder === known.isFolder ? 'appears twice' : 'is both a file and a folder';
        return (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(entry.path, problem);
    }
    const other = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X)(known.path, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SHOWN_LENGTH */ ._I);
    const problem = `differs from "${other}" only by case or Unicode normalization, so Windows and macOS keep only one of the two`;
    return (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(entry.path, problem, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RENAME_HINT */ .hO);
}
/**
 * Two names have the same key if a file system may take one for the other: by Unicode's canonical equivalence and
 * simple case folding, which is what APFS does and slightly more than what NTFS does.
 */
function collisionKey(name) {
    if (/^[\0-\x7f]*$/.test(name))
        return name.toLowerCase();
    return Array.from(name.normalize('NFD'), foldCase).join('');
}
function foldCase(character) {
    // Upper case first: two lower-case letters can share an upper-case one. The dotless i stays a letter of its own.
    if (character === 'ı')
        return character;
    const upper = character.toUpperCase();
    const lower = (isOne(upper) ? upper : character).toLowerCase();
    return isOne(lower) ? lower : character;
}
/** Simple folding keeps the number of characters: ß does not become SS. */
function isOne(text) {
    return [...text].length === 1;
}


/***/ }),

/***/ 1612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ FILE_NAMES),
/* harmony export */   VH: () => (/* binding */ CHANGED_FILES_NAME),
/* harmony export */   ft: () => (/* binding */ BUNDLE_NAME),
/* harmony export */   ir: () => (/* binding */ MANIFEST_NAME),
/* harmony export */   jk: () => (/* binding */ REMOVED_FILES_NAME),
/* harmony export */   xY: () => (/* binding */ SITE_MARKER),
/* harmony export */   yy: () => (/* binding */ SITE_NAME)
/* harmony export */ });
/* harmony import */ var _archive_archive_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8101);
/** Names in the folder that receives the bundle (docs/reference.md, "Bundle formats" and "Manifest and lists"). */

/** The bundle's name, without its ending. */
const BUNDLE_NAME = 'static-export';
const SITE_NAME = 'site';
const MANIFEST_NAME = 'site.sha256';
const CHANGED_FILES_NAME = 'changed-files.txt';
const REMOVED_FILES_NAME = 'removed-files.txt';
/** Proves that this action made the site beside it (docs/reference.md, "Atomic replace"). */
const SITE_MARKER = '.static-export-site';
/** The files that may be written. The format of the bundle is known only when its first bytes arrive. */
const FILE_NAMES = [
    ..._archive_archive_format_js__WEBPACK_IMPORTED_MODULE_0__/* .ARCHIVE_FORMATS */ .Oz.map((format) => `${BUNDLE_NAME}${format}`),
    MANIFEST_NAME,
    CHANGED_FILES_NAME,
    REMOVED_FILES_NAME,
];


/***/ }),

/***/ 6529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ move)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _while_in_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9077);
/** Renames a file or folder. */


/** @throws file system errors */
function move(from, to) {
    return (0,_while_in_use_js__WEBPACK_IMPORTED_MODULE_1__/* .whileInUse */ .C)(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to));
}


/***/ }),

/***/ 5456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   remove: () => (/* binding */ remove)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(369);
/* harmony import */ var _while_in_use_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9077);
/** Removes files and folders that are no longer needed. A clean-up never changes the result of a run. */




/** Removes a file, or a folder with everything in it. Logs what cannot be removed, and never throws. */
async function remove(target, log) {
    const removeOnce = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(target, { recursive: true, force: true });
    try {
        await (0,_while_in_use_js__WEBPACK_IMPORTED_MODULE_2__/* .whileInUse */ .C)(removeOnce).catch(async (error) => {
            if (error.code !== 'EACCES' && error.code !== 'EPERM')
                throw error;
            // A read-only folder keeps its entries, unless the user is root.
            await makeWritable(target);
            await removeOnce();
        });
    }
    catch (error) {
        const { code } = error;
        log.info(`Could not remove "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanText */ .X)(target)}" (${code}). Remove it by hand.`);
    }
}
async function makeWritable(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(folder, 0o700);
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true })) {
        if (entry.isDirectory())
            await makeWritable(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, entry.name));
    }
}


/***/ }),

/***/ 9077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ whileInUse)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/**
 * Retries a change of the disk that another program blocks for a moment. Windows neither renames nor removes a file that
 * is open, and virus scanners open every new file.
 */

const RETRY_DELAYS_MS = process.platform === 'win32' ? [50, 100, 200, 400, 800, 1600, 3200] : [50, 100, 200];
const IN_USE = new Set(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY']);
/** @throws whatever the change throws: at once, or if the file stays in use */
async function whileInUse(change) {
    for (const delayMs of RETRY_DELAYS_MS) {
        try {
            return await change();
        }
        catch (error) {
            if (!IN_USE.has(error.code))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delayMs);
        }
    }
    return change();
}


/***/ }),

/***/ 6230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zn: () => (/* binding */ workFolderIn),
/* harmony export */   aM: () => (/* binding */ createWorkFolder),
/* harmony export */   jU: () => (/* binding */ removeAbandoned)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _remove_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5456);
/**
 * The hidden folder that holds everything unfinished: the partial bundle, the staged site, and what is being replaced.
 * One name is all that a later clean-up needs to know.
 *
 * The name contains the machine and the process, so that a run can remove what a killed run left, and never what a
 * parallel run uses.
 */





const NAME = /^\.static-export-([0-9a-f]{8})-(\d+)-[0-9a-f-]{36}$/;
/** Containers have process numbers of their own; each has its own host name. */
const MACHINE = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(node_os__WEBPACK_IMPORTED_MODULE_2__.hostname()).digest('hex').slice(0, 8);
/** No run takes as long. For folders of other machines, whose processes are unknown here. */
const ABANDONED_MS = 24 * 3_600_000;
/** @returns the path of a work folder in the folder; nothing is created yet */
function workFolderIn(folder) {
    return node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, `.static-export-${MACHINE}-${process.pid}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
}
async function createWorkFolder(work) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(work, { recursive: true });
}
/** Removes the work folders of runs that were killed. Never throws. */
async function removeAbandoned(folder, log) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => [])) {
        const work = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, name);
        if (!(await isAbandoned(work, name)))
            continue;
        log.info(`Removing what an interrupted run left: ${work}`);
        await (0,_remove_js__WEBPACK_IMPORTED_MODULE_4__.remove)(work, log);
    }
}
async function isAbandoned(work, name) {
    const [, machine, pid] = NAME.exec(name) ?? [];
    if (pid === undefined)
        return false;
    if (machine === MACHINE)
        return !isRunning(Number(pid));
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(work).catch(() => undefined);
    return found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS;
}
function isRunning(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch (error) {
        // A process of somebody else may not be signaled, but it exists.
        return error.code === 'EPERM';
    }
}


/***/ }),

/***/ 4725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ac: () => (/* binding */ acceptSite),
  cN: () => (/* binding */ requirePages)
});

// UNUSED EXPORTS: requireFiles

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/site/page-loss.js
var page_loss = __webpack_require__(8809);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
// EXTERNAL MODULE: ./lib/src/site/compare-sites.js
var compare_sites = __webpack_require__(8754);
// EXTERNAL MODULE: ./lib/src/values/id.js
var id = __webpack_require__(7628);
;// CONCATENATED MODULE: ./lib/src/export/bundle/compare-with-live.js
/**
 * Compares the exported site with the live one, before anything is put into place: which files changed, and whether too
 * many pages are gone.
 *
 * Everything here uses the state of the environment as it is after the export (`Delivery.liveState`), and so does
 * `changed`: another run may have deployed meanwhile, and the guard, the lists and `changed` must not contradict each
 * other. Only `previous-job-id` is what was live when the step began.
 */




/**
 * Inputs `previous-manifest`, `list-changes` and `max-page-loss`.
 *
 * @returns undefined unless lists were asked for
 * @throws BundleError if too many pages are gone; GitHubError if the guard cannot know what is live
 */
async function compareWithLive(site, inputs, sources, report, context) {
    const { environment, previousManifest, listChanges, maxPageLoss } = inputs;
    const wantsLists = previousManifest !== undefined || listChanges;
    if (!wantsLists && maxPageLoss === undefined)
        return undefined;
    const state = environment === undefined ? undefined : await liveStateOf(sources, maxPageLoss);
    let comparison;
    if (wantsLists) {
        const live = await liveFiles(site, listChanges, state, sources, context);
        comparison = { changes: live && (0,compare_sites/* compareSites */.Ci)(live, site.files) };
        report.filesCompared(comparison);
    }
    if (maxPageLoss !== undefined) {
        const livePages = pagesOf(state?.live, sources.previousFiles);
        requireLivePages(livePages, (0,page_loss/* countPages */.E1)(site.files.keys()), maxPageLoss, context);
    }
    return comparison;
}
/** Without the guard, the bundle is put into place even if GitHub does not answer; the delivery then fails. */
async function liveStateOf({ delivery }, maxPageLoss) {
    try {
        return await delivery.liveState();
    }
    catch (error) {
        if (maxPageLoss === undefined && error instanceof errors/* ActionError */.lZ)
            return undefined;
        throw error;
    }
}
/** @returns undefined if there is nothing to compare with */
async function liveFiles(site, listChanges, state, { previousFiles, readSite }, { log, signal }) {
    // The report logs why (`liveStateRead`).
    if (state?.unfinishedId !== undefined)
        return undefined;
    if (!listChanges)
        return previousFiles;
    // GitHub did not answer, which the delivery reports.
    if (state === undefined)
        return undefined;
    const nothing = (why) => {
        log.info(`${why}: there is nothing to compare with, so every file is listed as changed`);
        return undefined;
    };
    if (state.live === undefined)
        return nothing('No deployment of this site is live');
    const { jobId, contentDigest } = state.live;
    if (contentDigest === site.contentDigest)
        return site.files;
    // It becomes part of an address, and anyone who may write deployments wrote it.
    if (!(0,id/* isId */.e)(jobId))
        return nothing('The record of the live deployment has no valid job ID');
    if (contentDigest === undefined) {
        return nothing(`The record of the live job ${jobId} has no content digest`);
    }
    try {
        log.info(`Reading the bundle of the live job ${jobId} to list what changed`);
        const found = await readSite(jobId);
        if (found?.contentDigest === contentDigest)
            return found.files;
        return nothing(`The bundle of job ${jobId} is not the one that was deployed`);
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return nothing(`The bundle of the live job ${jobId} is not available. ${error.message.replace(/\.$/, '')}`);
    }
}
/**
 * The record counts, since it is of the site that was deployed; a record of an older version has no page count, and then
 * the manifest counts, if there is one.
 */
function pagesOf(live, previousFiles) {
    return live?.htmlCount ?? (previousFiles && (0,page_loss/* countPages */.E1)(previousFiles.keys()));
}
/**
 * @param livePages undefined if there is nothing to compare with
 * @throws BundleError
 */
function requireLivePages(livePages, sitePages, limit, { log }) {
    if (livePages === undefined) {
        log.info('The page count of the live site is unknown: `max-page-loss` is not checked');
        return;
    }
    const problem = (0,page_loss/* pageLossProblem */.Ux)(livePages, sitePages, limit);
    if (problem === undefined)
        return;
    throw new errors/* BundleError */.rJ('check-failed', problem, {
        hint: 'The existing bundle and site were left unchanged, and nothing was deployed. Check whether pages are missing from ' +
            'the documentation. If they were removed on purpose, raise `max-page-loss` for one run.',
        isPermanent: true,
    });
}

;// CONCATENATED MODULE: ./lib/src/export/bundle/acceptance-checks.js




const UNCHANGED = 'The existing bundle and site were left unchanged.';
/** Most names that a message lists. */
const MAX_NAMES = 10;
/**
 * Input `min-pages`, by the page count of the service. If it reports none, the bundle's pages are counted later.
 *
 * @throws BundleError
 */
function requirePages(pageCount, { minPages, download }, log) {
    if (pageCount !== undefined)
        requireEnough(pageCount, minPages, 'Nothing was downloaded.');
    else if (!download && minPages > 1)
        logUncounted(log, 'nothing is downloaded');
}
function requireEnough(pageCount, minPages, state) {
    if (pageCount >= minPages)
        return;
    throw new errors/* BundleError */.rJ('check-failed', `The export has ${(0,units/* pages */.Bd)(pageCount)}, but \`min-pages\` requires ${(0,units/* grouped */.zD)(minPages)}.`, {
        hint: `${state} Check whether pages are missing from the documentation, or lower \`min-pages\`.`,
        isPermanent: true,
    });
}
/** @param why continues the sentence "and ..." */
function logUncounted(log, why) {
    log.info(`\`min-pages\` is not checked: the service reports no page count, and ${why}.`);
}
/** Input `min-pages`, for a job whose page count the service does not report. */
function requireCountedPages(files, minPages, log) {
    if (files !== undefined)
        requireEnough((0,page_loss/* countPages */.E1)(files.keys()), minPages, UNCHANGED);
    else if (minPages > 1)
        logUncounted(log, 'this archive format is not read');
}
/**
 * Inputs `environment`, `previous-digest` and `previous-manifest`: without a content digest, nothing can be compared with
 * the live site. `list-changes` and `max-page-loss` need one of them.
 *
 * @param files the site's files by their paths; undefined if the archive format is not read
 * @throws BundleError
 */
function requireComparable(files, { environment, previousDigest, previousManifest }) {
    const compared = [
        ['environment', environment],
        ['previous-digest', previousDigest],
        ['previous-manifest', previousManifest],
    ];
    const [input] = compared.find(([, value]) => value !== undefined) ?? [];
    if (input === undefined || files !== undefined)
        return;
    throw new errors/* BundleError */.rJ('check-failed', `The content digest of the bundle is unknown, so \`${input}\` cannot compare it with the live site.`, {
        hint: `This archive format is not read. Remove \`${input}\`. ${UNCHANGED}`,
    });
}
/**
 * Input `require-files`.
 *
 * @param files the site's files by their paths; undefined if the archive format is not read
 * @throws BundleError
 */
function requireFiles(files, required) {
    if (required.length === 0)
        return;
    if (files === undefined) {
        throw new errors/* BundleError */.rJ('check-failed', '`require-files` could not be checked: this archive format is not read.', {
            hint: 'Remove `require-files`.',
        });
    }
    const missing = required.filter((file) => !files.has(file));
    if (missing.length === 0)
        return;
    const more = missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : '';
    const present = [...files.keys()];
    const named = missing.slice(0, MAX_NAMES).map((file) => `"${file}"${similar(file, present)}`);
    throw new errors/* BundleError */.rJ('check-failed', `The site lacks files that \`require-files\` requires: ${named.join(', ')}${more}.`, {
        hint: `${UNCHANGED} Write one path per line, relative to the site; paths are case-sensitive.`,
        isPermanent: true,
    });
}
/** What the site has in place of a missing file, if it is easily taken for it. */
function similar(file, present) {
    if (present.some((name) => name.startsWith(`${file}/`)))
        return ' (a folder)';
    const other = present.find((name) => name.toLowerCase() === file.toLowerCase());
    return other === undefined ? '' : ` (the site has "${other}")`;
}
/**
 * The checks of a site before it moves into place, and its comparison with the live one.
 *
 * @param site undefined if the archive format is not read
 * @param pageCount as the service reports it, and then checked already
 * @returns undefined unless lists of what changed were asked for
 * @throws BundleError if a check fails; GitHubError if a check needs what is live, and it cannot be read
 */
async function acceptSite(site, pageCount, inputs, sources, report, context) {
    if (pageCount === undefined)
        requireCountedPages(site?.files, inputs.minPages, context.log);
    requireFiles(site?.files, inputs.requireFiles);
    requireComparable(site?.files, inputs);
    return site && compareWithLive(site, inputs, sources, report, context);
}


/***/ }),

/***/ 7705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isLiveSite),
/* harmony export */   p: () => (/* binding */ isChangedSince)
/* harmony export */ });
/* harmony import */ var _site_compare_sites_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8754);

/**
 * By the records of the environment.
 *
 * @param site undefined if it was not downloaded, or its format is not read
 * @returns false if there is nothing to compare with
 */
function isLiveSite(site, { live, unfinishedId, }) {
    // After a newer deployment that never succeeded, nobody knows what users see.
    if (unfinishedId !== undefined || live === undefined)
        return false;
    return site !== undefined && site.contentDigest === live.contentDigest;
}
/**
 * By `previous-manifest` or `previous-digest`, without `environment`.
 *
 * @param site undefined if it was not downloaded, or its format is not read
 * @returns true if there is nothing to compare with
 */
function isChangedSince({ previousDigest, previousManifest }, site) {
    if (previousManifest === undefined)
        return site === undefined || site.contentDigest !== previousDigest;
    const changes = site?.comparison?.changes;
    return changes === undefined || (0,_site_compare_sites_js__WEBPACK_IMPORTED_MODULE_0__/* .hasChanges */ .ik)(changes);
}


/***/ }),

/***/ 3147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cO: () => (/* binding */ exportTarget),
/* harmony export */   pu: () => (/* binding */ siteName),
/* harmony export */   zc: () => (/* binding */ resumeInputs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/** What an export is about: a domain, a project, or a job that exists. Each kind has what the rules require of it. */

/** @throws InputError if the inputs name no target, or two */
function exportTarget(inputs) {
    const { domain, projectId, jobId, publish, paths, environment } = inputs;
    if (domain !== undefined && projectId !== undefined && !publish) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('project-id', 'is set together with `domain`: the two would start different exports.', 'Remove one of the two, or set `publish: true` to publish the project and then export the domain.');
    }
    if (paths.length > 0 && domain === undefined && projectId !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('paths', 'is set together with `project-id`, and the project-scoped API exports complete sites only.', 'Remove `paths`, or set `domain` in place of `project-id`.');
    }
    if (jobId !== undefined) {
        if (environment !== undefined && domain === undefined && projectId === undefined) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', 'is empty, and `environment` needs it to distinguish the site from others in the same environment.', 'Set `domain` beside `job-id` as well, or `project-id` if it started the job.');
        }
        return { by: 'job', jobId, domain, projectId };
    }
    if (domain !== undefined)
        return { by: 'domain', domain, paths };
    if (projectId !== undefined)
        return { by: 'project', projectId };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', 'is empty, and so are `project-id` and `job-id`.', 'Write the bare host name of the site, such as `docs.example.com`, or set `project-id`, or `job-id` to resume a ' +
        'job. A secret, variable or output that does not exist is empty.');
}
/** What distinguishes the site from others in the same environment (docs/deployments.md), and names it for people. */
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
/** The inputs that resume a job, as messages quote them. */
function resumeInputs(jobId, { projectId }) {
    const project = projectId === undefined ? '' : ` and \`project-id: ${projectId}\``;
    return `\`job-id: ${jobId}\`${project}`;
}


/***/ }),

/***/ 5230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TP: () => (/* binding */ requireJobStatus),
/* harmony export */   Wb: () => (/* binding */ GITHUB_INPUTS),
/* harmony export */   u5: () => (/* binding */ readPostContext)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _inputs_github_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1798);
/* harmony import */ var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4536);
/** The inputs for calls to GitHub, and how the job of the workflow ended. */




/** The inputs that only `environment` and `release-tag` use, and are therefore checked only with them. */
const GITHUB_INPUTS = {
    githubToken: { name: 'github-token', isSecret: true, parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
    jobStatus: { name: 'job-status', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
};
/** Not refused in the post step: a deployment must be closed, with a link or without. */
const POST_INPUTS = {
    ...GITHUB_INPUTS,
    environmentUrl: { name: 'environment-url', parse: _inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseText */ .r4 },
};
/** @throws InputError or ActionError */
function readPostContext() {
    const { githubToken, jobStatus, environmentUrl } = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)(POST_INPUTS);
    return {
        gitHub: (0,_inputs_github_context_js__WEBPACK_IMPORTED_MODULE_1__/* .gitHubContext */ .B)(githubToken, '`environment`'),
        jobStatus: requireJobStatus(jobStatus),
        environmentUrl: environmentUrl && (0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .isSiteUrl */ .ve)(environmentUrl) ? environmentUrl : undefined,
    };
}
const WORKFLOW_RESULTS = ['success', 'failure', 'cancelled'];
/** @throws InputError */
function requireJobStatus(value) {
    const status = WORKFLOW_RESULTS.find((known) => known === value);
    if (status !== undefined)
        return status;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('job-status', `is ${(0,_inputs_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(value ?? '')}, which is not the status of a job.`, "Remove the input: its default is the job's own status.");
}


/***/ }),

/***/ 4755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ requireUsableFolders),
/* harmony export */   q: () => (/* binding */ defaultFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1612);
/* harmony import */ var _disk_work_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6230);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5071);
/**
 * The folder that receives the bundle and the site: where it is, and whether the step can use it. Tested before an
 * hour's work, and by writing.
 */






/**
 * The default of `path`: a folder of its own for each job, so that two exports in one workflow job never overwrite each
 * other.
 *
 * @returns absolute path in the runner's folder for temporary files
 */
function defaultFolder(tempFolder, jobId) {
    // Any other id may not be a valid name on every system.
    const isName = /^[a-z0-9_-]{1,64}$/.test(jobId);
    const name = isName ? jobId : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(jobId).digest('hex').slice(0, 32);
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(tempFolder, 'static-export', name);
}
/**
 * @throws InputError if the folder of `path` cannot be created or written to, or if it contains a `site` that this action
 *   did not create, or a folder where the bundle belongs; ActionError if the runner's folder for temporary files is not writable
 */
function requireUsableFolders({ folder, tempFolder, download, extract }) {
    requireTempFolder(tempFolder);
    if (!download || folder === undefined)
        return;
    requireWritable(folder);
    requireNoFolder(folder, extract ? [..._bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY, _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_MARKER */ .xY] : _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY);
    if (extract)
        requireReplaceableSite(folder);
}
function requireTempFolder(folder) {
    try {
        probe(folder);
    }
    catch (cause) {
        const { code } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ActionError */ .lZ('disk', `The folder for temporary files "${folder}" is not writable (${code}).`, {
            hint: 'The runner names it in RUNNER_TEMP. Check its permissions, and whether its disk is full.',
            cause,
        });
    }
}
const FIX = 'Name a folder that this step is allowed to write to; it is created if it does not exist.';
function requireWritable(folder) {
    const nearest = nearestExisting(folder);
    if (!((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(nearest, { throwIfNoEntry: false })?.isDirectory() ?? false)) {
        const what = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(nearest) ? 'is not a folder' : 'does not exist, or is a symbolic link to nothing';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz('path', `is "${folder}", but "${nearest}" ${what}.`, FIX, 'disk');
    }
    // Checking the permissions is not enough: root has them in /proc, and on Windows the check ignores access control
    // lists. So a folder is created and removed again, with a name that a later run recognizes if this one is killed.
    if (nearest === folder) {
        attempt(folder, folder, () => probe(folder));
        return;
    }
    const [first = ''] = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(nearest, folder).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    try {
        // Not recursively at first: in /proc, Node.js would try that forever.
        attempt(folder, nearest, () => createFolder(node_path__WEBPACK_IMPORTED_MODULE_2__.join(nearest, first)));
        attempt(folder, folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true }));
    }
    finally {
        removeEmptyFolders(folder, nearest);
    }
}
/** Another step may create it at the same time. */
function createFolder(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder);
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
    }
}
function probe(folder) {
    const work = (0,_disk_work_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .workFolderIn */ .Zn)(folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(work);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(work);
}
/** Removes the folder and its parents up to the one that was there before, as far as they exist and are empty. */
function removeEmptyFolders(folder, until) {
    for (let at = folder; at !== until; at = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(at)) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(at);
        }
        catch {
            // It was not created, or another step already uses it.
        }
    }
}
function attempt(folder, place, work) {
    try {
        work();
    }
    catch (error) {
        const { code } = error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz('path', `is "${folder}", but "${place}" is not writable (${code}).`, FIX, 'disk');
    }
}
const REPLACE_FIX = 'Remove or rename it, or set `path` to another folder.';
/** A file never replaces a folder (`bundle/atomic-replace.ts`). */
function requireNoFolder(folder, names) {
    for (const name of names) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name), { throwIfNoEntry: false })?.isDirectory() !== true)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz('path', `is "${folder}", which contains a folder "${name}", where this action writes a file.`, REPLACE_FIX);
    }
}
function requireReplaceableSite(folder) {
    const site = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_NAME */ .yy);
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(site, { throwIfNoEntry: false });
    if (found === undefined)
        return;
    const fix = `${REPLACE_FIX} Only a site that this action extracted is replaced.`;
    if (!found.isDirectory()) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz('path', `is "${folder}", which contains "${_bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_NAME */ .yy}", and that is not a folder.`, fix);
    }
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_MARKER */ .xY)) || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(site).length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz('path', `is "${folder}", which contains a folder "${_bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .SITE_NAME */ .yy}" that this action did not create.`, fix);
}
/** The folder itself or the nearest parent that exists, also as a symbolic link to nothing. */
function nearestExisting(folder) {
    const parent = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder);
    return isThere(folder) || parent === folder ? folder : nearestExisting(parent);
}
function isThere(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        // Below a file, or in a folder that may not be read: the parent shows what is wrong.
        return false;
    }
}


/***/ }),

/***/ 9717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/context/clock.js
var clock = __webpack_require__(6112);
// EXTERNAL MODULE: ./lib/src/http/http-client.js
var http_client = __webpack_require__(9499);
// EXTERNAL MODULE: ./lib/src/runner/run-action.js + 1 modules
var run_action = __webpack_require__(9850);
// EXTERNAL MODULE: ./lib/src/runner/step-log.js
var step_log = __webpack_require__(4332);
// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
// EXTERNAL MODULE: ./lib/src/service/admin-api.js
var admin_api = __webpack_require__(2148);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/service/hints.js
var hints = __webpack_require__(4592);
// EXTERNAL MODULE: ./lib/src/service/job-status.js
var job_status = __webpack_require__(980);
// EXTERNAL MODULE: ./lib/src/service/schemas.js
var schemas = __webpack_require__(9662);
// EXTERNAL MODULE: ./lib/src/service/service-error.js
var service_error = __webpack_require__(2894);
;// CONCATENATED MODULE: ./lib/src/service/export-service.js
/**
 * The service's static export, by its two APIs: one by domain, and one by project that takes its place. Nothing else
 * knows which of them is used (docs/reference.md, "The service's API"). One request for each call.
 */






/** A lost response to a start cannot be recovered, and the service may pack the archive while it signs its URL. */
const WRITE_DEADLINE_MS = 60_000;
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
    /**
     * Queues an export job.
     *
     * @throws ServiceError
     */
    startJob(body) {
        return this.#api.call({
            operation: this.#projectId === undefined ? 'startExportJob' : 'startProjectExportJob',
            method: 'POST',
            path: this.#jobs,
            ...(body === undefined ? {} : { body }),
            deadlineMs: WRITE_DEADLINE_MS,
            schema: schemas/* startedJobSchema */._l,
            expected: 'a valid `jobId`',
        });
    }
    /**
     * Returns the current state of a job.
     *
     * @throws ServiceError
     */
    getJob(jobId, deadlineMs = WRITE_DEADLINE_MS) {
        return this.#api.call({
            operation: this.#projectId === undefined ? 'getExportJob' : 'getProjectExportJob',
            method: 'GET',
            path: `${this.#jobs}/${encodeURIComponent(jobId)}`,
            deadlineMs,
            schema: schemas/* exportJobSchema */.bf,
            expected: 'a `status`',
        });
    }
    /** True if the bundle URL is part of the status, so that there is no other request for it. */
    hasUrlInStatus(completed) {
        return this.#projectId !== undefined || completed.bundle !== undefined;
    }
    /**
     * The bundle URL in the status of a completed job.
     *
     * @throws ServiceError if it has none yet, or one that cannot be used; JobFailedError if the job is now `failed`
     */
    urlInStatus(jobId, job) {
        if (job_status/* EXPORT_JOB */.Tm.stateOf(job) === 'failed') {
            throw new errors/* JobFailedError */.dk(`The service now reports that export job ${jobId} failed.`, 'A failed job cannot be resumed. Run the workflow again to start a new job.');
        }
        if (job.bundle === undefined) {
            const reason = 'the job has completed, but its status has no bundle URL yet.';
            throw new service_error/* ServiceError */._('makeBundle', { kind: 'no-bundle-url' }, reason, undefined);
        }
        const parsed = dist/* safeParse */.xLC((0,schemas/* bundleUrlSchema */.Df)(this.#api.baseUrl), job.bundle);
        if (parsed.success)
            return parsed.output;
        const reason = 'the status of the job has no valid `bundleUrl`.';
        throw new service_error/* ServiceError */._('makeBundle', { kind: 'malformed' }, reason, hints/* MALFORMED_RESPONSE_HINT */.GK);
    }
    /**
     * Signs a fresh URL for the bundle of a completed job whose status has none.
     *
     * @throws ServiceError
     */
    createBundleUrl(jobId) {
        return this.#api.call({
            operation: 'makeBundle',
            method: 'POST',
            path: `${this.#jobs}/${encodeURIComponent(jobId)}/bundle`,
            deadlineMs: WRITE_DEADLINE_MS,
            schema: (0,schemas/* bundleUrlSchema */.Df)(this.#api.baseUrl),
            expected: 'a valid `bundleUrl`',
        });
    }
}

;// CONCATENATED MODULE: ./lib/src/service/publish-service.js

const START_DEADLINE_MS = 60_000;
class PublishService {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /**
     * Publishes the latest content of a project. It can be repeated.
     *
     * @throws ServiceError
     */
    start(projectId) {
        return this.#api.call({
            operation: 'startUpdate',
            method: 'POST',
            path: `/v1/project/update/${encodeURIComponent(projectId)}`,
            deadlineMs: START_DEADLINE_MS,
            schema: schemas/* startedPublishRunSchema */.np,
            expected: 'a valid `statusId`',
        });
    }
    /**
     * Returns the current state of a publish run.
     *
     * @throws ServiceError
     */
    get(statusId, deadlineMs) {
        return this.#api.call({
            operation: 'getUpdate',
            method: 'GET',
            path: `/v1/project/update-status/${encodeURIComponent(statusId)}`,
            deadlineMs,
            schema: schemas/* publishRunSchema */.w2,
            expected: 'a `status`',
        });
    }
}

// EXTERNAL MODULE: ./lib/src/export/bundle/acceptance-checks.js + 1 modules
var acceptance_checks = __webpack_require__(4725);
;// CONCATENATED MODULE: ./lib/src/download/presigned-url.js
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
    /**
     * Creates a fresh URL, unless another connection has done so since.
     *
     * @param expired the URL that no longer works
     * @throws whatever creating a URL throws
     */
    async refresh(expired) {
        if (expired.href !== this.url.href)
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

;// CONCATENATED MODULE: ./lib/src/download/url-credentials.js
/** Which parts of a presigned URL must not appear in a log. */
/** Query names that carry a credential: those of S3, Google, Azure and CloudFront. */
const CREDENTIAL_NAMES = /signature|token|^sig$/i;
/** The runner would mask a short value in many harmless words. */
const MIN_LENGTH = 16;
/**
 * The values of the query that let somebody else use the URL, as they are written in the URL and decoded.
 *
 * Never the complete URL: the runner also masks the parts of a value between `&`, and with them outputs that have
 * nothing to do with it (actions/runner, SecretMasker.cs and ValueEncoders.cs).
 */
function urlCredentials(url) {
    const query = url.slice(url.indexOf('?') + 1).split('#', 1)[0] ?? '';
    const credentials = query.split('&').flatMap((pair) => {
        const [name = '', ...rest] = pair.split('=');
        const raw = rest.join('=');
        return CREDENTIAL_NAMES.test(name) ? [raw, decoded(raw)] : [];
    });
    return [...new Set(credentials)].filter((value) => value.length >= MIN_LENGTH && !value.includes('&'));
}
function decoded(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}

// EXTERNAL MODULE: ./lib/src/runner/secrets.js
var secrets = __webpack_require__(1232);
// EXTERNAL MODULE: ./lib/src/service/retry-policy.js
var retry_policy = __webpack_require__(307);
// EXTERNAL MODULE: ./lib/src/timing/retry.js
var retry = __webpack_require__(5251);
// EXTERNAL MODULE: ./lib/src/export/inputs/export-target.js
var export_target = __webpack_require__(3147);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/disk/move.js
var move = __webpack_require__(6529);
;// CONCATENATED MODULE: ./lib/src/export/bundle/helm-values.js
/**
 * The values file for `helm upgrade -f` (docs/reference.md, "Helm values"). A file, because `--set` splits at commas and
 * shows the bundle URL in the log of the step.
 */





/** One file per step: a fresh bundle URL replaces the previous one. */
const NAME = `static-export-values-${(0,external_node_crypto_.randomUUID)()}.yaml`;
/**
 * Writes the file, readable by its owner only, since the bundle URL is a credential.
 *
 * @param folder the runner's folder for temporary files: outside the workspace, so that no step uploads or commits it
 * @returns its absolute path
 * @throws ActionError
 */
async function writeHelmValues(values, folder) {
    const file = external_node_path_.join(folder, NAME);
    const temporary = `${file}.part`;
    try {
        await (0,promises_.writeFile)(temporary, helmValues(values), { flag: 'wx', mode: 0o600 });
        await (0,move/* move */.C)(temporary, file);
    }
    catch (cause) {
        await (0,promises_.rm)(temporary, { force: true }).catch(() => undefined);
        throw new errors/* ActionError */.lZ('disk', `The values file for Helm could not be written to "${folder}".`, {
            hint: 'This is the folder for temporary files that the runner names in RUNNER_TEMP. Check whether its disk is full.',
            cause,
        });
    }
    return file;
}
/**
 * The values as YAML. A JSON string is a double-quoted YAML scalar (YAML 1.2, section 5.7), and quoted it stays a
 * string: readers of YAML 1.1, such as Helm's, take a bare `2024-06-01` for a date and `yes` for a boolean.
 */
function helmValues({ bundleUrl, version }) {
    return [
        'staticExport:',
        '  enabled: true',
        `  bundleUrl: ${yamlString(bundleUrl)}`,
        ...(version === undefined ? [] : [`  version: ${yamlString(version)}`]),
        '',
    ].join('\n');
}
/** Escapes what JSON allows in a string and YAML does not, or takes for a line break (YAML 1.2, section 5.1). */
function yamlString(text) {
    return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

;// CONCATENATED MODULE: ./lib/src/export/bundle/bundle-urls.js









/** Allowance for slow responses. */
const RESPONSES_MS = 60_000;
class BundleUrls {
    #service;
    #inputs;
    #report;
    #context;
    constructor(service, inputs, report, context) {
        this.#service = service;
        this.#inputs = inputs;
        this.#report = report;
        this.#context = context;
    }
    /**
     * The bundle URL of the run's own job. It becomes the outputs and the values file for Helm, and so does each fresh URL
     * that replaces it.
     *
     * @param completed the status of the job, which may contain the URL
     * @throws TimedOutError if the bundle does not become ready; ServiceError if the service refuses or its failures do not
     *   end; ActionError if an output or the values file cannot be written
     */
    ofExport(jobId, completed) {
        return this.#open(jobId, completed, this.#inputs.maxAttempts, (url) => this.#announce(url));
    }
    /**
     * The bundle URL of the live job, which becomes no output. That job ended long ago: its bundle is there at once, or not
     * any more.
     *
     * @throws TimedOutError or ServiceError
     */
    ofLive(jobId) {
        return this.#open(jobId, undefined, 1, async () => undefined);
    }
    async #open(jobId, completed, tries, announce) {
        const request = this.#request(jobId, completed);
        const create = async () => {
            const url = await this.#retried(request, jobId, tries);
            // The URL of the live job is masked under the same condition: both may have been signed with the same token, and a
            // masked value reaches no other job.
            if (this.#inputs.maskBundleUrl)
                urlCredentials(url.bundleUrl).forEach(secrets/* addSecret */.Ck);
            await announce(url);
            return url;
        };
        return new PresignedUrl(await create(), create);
    }
    /**
     * Each call of the result requests a fresh URL: from the status of the job, or from the bundle endpoint if the status
     * has none. The first call uses the status that is already known.
     */
    #request(jobId, completed) {
        const service = this.#service;
        let unused = completed;
        let isInStatus = completed && service.hasUrlInStatus(completed);
        return async () => {
            if (isInStatus === false)
                return service.createBundleUrl(jobId);
            const job = unused ?? (await service.getJob(jobId));
            unused = undefined;
            isInStatus = service.hasUrlInStatus(job);
            return isInStatus ? service.urlInStatus(jobId, job) : service.createBundleUrl(jobId);
        };
    }
    /** Waits while the service reports that the bundle is not ready, as often as for the end of a job. */
    async #retried(request, jobId, tries) {
        const { pollIntervalMs } = this.#inputs;
        const { log, clock, signal } = this.#context;
        // The tries are the limit; the budget is for a `Retry-After` that goes beyond them.
        const budgetMs = 2 * pollIntervalMs * tries + RESPONSES_MS;
        const notReady = { tries, maxDelayMs: pollIntervalMs, budgetMs };
        try {
            return await (0,retry/* retry */.L)(request, {
                retryRule: (error) => (0,retry_policy/* bundleUrlRetryRule */.wm)(error, notReady),
                log,
                clock,
                signal,
            });
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._) || !(0,retry_policy/* isNotReady */.BS)(error))
                throw error;
            throw new errors/* TimedOutError */.On(`${error.message} The job is complete, but its bundle is not ready.`, {
                hint: `Create the bundle URL later with ${(0,export_target/* resumeInputs */.zc)(jobId, this.#inputs.target)}.`,
                cause: error,
            });
        }
    }
    /** Passes the current URL to the following steps. */
    async #announce(url) {
        const { version, tempFolder } = this.#inputs;
        const { bundleUrl } = url;
        this.#report.bundleUrlCreated(url);
        this.#report.helmValuesWritten(await writeHelmValues({ bundleUrl, version }, tempFolder));
    }
}

// EXTERNAL MODULE: ./lib/src/export/delivery/is-changed.js
var is_changed = __webpack_require__(7705);
;// CONCATENATED MODULE: ./lib/src/export/delivery/prepare-delivery.js

const URL_WITHOUT_ENVIRONMENT = '`environment-url` is set, but `environment` is empty: there is no deployment that could link to that address. Set ' +
    '`environment` to record one.';
/**
 * Reads what GitHub has before an hour is spent on an export that could not be delivered.
 *
 * @throws GitHubError or ActionError
 */
async function prepareDelivery(inputs, report, context) {
    const { gitHub, environment, environmentUrl } = inputs;
    // Not an error: the address of a workflow for several branches is set once, and `environment` only for some.
    if (environment === undefined && environmentUrl !== undefined)
        context.log.info(URL_WITHOUT_ENVIRONMENT);
    if (gitHub !== undefined) {
        const { prepareGitHubDelivery } = await Promise.all(/* import() */[__webpack_require__.e(392), __webpack_require__.e(616), __webpack_require__.e(272)]).then(__webpack_require__.bind(__webpack_require__, 7272));
        return prepareGitHubDelivery(inputs, gitHub, report, context);
    }
    return {
        async liveState() {
            return undefined;
        },
        async deliver({ bundle }) {
            report.compared((0,is_changed/* isChangedSince */.p)(inputs, bundle?.site));
        },
    };
}

// EXTERNAL MODULE: ./lib/src/inputs/github-context.js
var github_context = __webpack_require__(5553);
// EXTERNAL MODULE: ./lib/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(4536);
// EXTERNAL MODULE: ./lib/src/runner/temp-folder.js
var temp_folder = __webpack_require__(1112);
;// CONCATENATED MODULE: ./lib/src/export/inputs/input-rules.js
/** The rules between inputs of the export action: pure functions. Rules for one input are in its parser. */

/** @throws InputError for the first combination that makes no sense */
function checkExportInputs(inputs) {
    if (!inputs.wait)
        checkWithoutWaiting(inputs);
    if (!inputs.download)
        checkWithoutDownload(inputs);
    if (inputs.environment !== undefined && inputs.previousDigest !== undefined) {
        throw new errors/* InputError */.dz('previous-digest', 'is set together with `environment`, which already records what is live.', 'Remove one of the two.');
    }
    checkComparison(inputs);
}
/** What the site is compared with: one source for the lists, and one at all for the guard. */
function checkComparison(inputs) {
    const { environment, previousDigest, previousManifest, listChanges, maxPageLoss } = inputs;
    if (previousManifest !== undefined && previousDigest !== undefined) {
        throw new errors/* InputError */.dz('previous-manifest', 'is set together with `previous-digest`, and both describe the live site.', 'Remove `previous-digest`: the manifest sets `changed` as well.');
    }
    if (listChanges && environment === undefined) {
        throw new errors/* InputError */.dz('list-changes', 'is true, but `environment` is empty: without its record, nobody knows which job is live.', 'Set `environment`, or pass the manifest of the live site as `previous-manifest` instead.');
    }
    if (listChanges && previousManifest !== undefined) {
        throw new errors/* InputError */.dz('list-changes', 'is true together with `previous-manifest`, which already lists the files of the live site.', 'Remove one of the two.');
    }
    if (maxPageLoss !== undefined && environment === undefined && previousManifest === undefined) {
        throw new errors/* InputError */.dz('max-page-loss', 'is set, but there is nothing to compare with.', 'Set `environment` or `previous-manifest` as well.');
    }
}
/**
 * @returns the project to publish
 * @throws InputError
 */
function requirePublishable({ projectId, jobId }) {
    if (projectId === undefined) {
        throw new errors/* InputError */.dz('publish', 'is true, but `project-id` is empty.', 'Set `project-id` to the project whose latest content to publish; the API keys page of the dashboard shows it.');
    }
    if (jobId !== undefined) {
        throw new errors/* InputError */.dz('publish', 'is true together with `job-id`: that job exports what was published before it started.', 'Remove `publish` to resume the job, or leave `job-id` empty to start a job.');
    }
    return projectId;
}
function checkWithoutWaiting(inputs) {
    if (inputs.jobId !== undefined) {
        throw new errors/* InputError */.dz('wait', 'is false together with `job-id`: that job has already started, so there is nothing to do.', 'Remove `wait` to resume the job, or leave `job-id` empty to start a job.');
    }
    for (const [input, what] of inputsThatNeedABundle(inputs)) {
        throw new errors/* InputError */.dz(input, `${what}, but \`wait\` is false: the step ends before there is a bundle.`, `Remove \`wait\` or \`${input}\`; set \`${input}\` in the step that resumes the job.`);
    }
}
function checkWithoutDownload(inputs) {
    for (const [input, what] of inputsThatNeedABundle(inputs)) {
        throw new errors/* InputError */.dz(input, `${what}, but \`download\` is false: there is no bundle to read.`, `Remove \`download\` or \`${input}\`.`);
    }
}
/** The inputs that are set and need a bundle on the runner, each with how it is set. */
function inputsThatNeedABundle({ extract, requireFiles, previousDigest, previousManifest, environment, releaseTag, }) {
    const set = [
        ['extract', 'is true', extract],
        ['require-files', 'is set', requireFiles.length > 0],
        ['previous-digest', 'is set', previousDigest !== undefined],
        ['previous-manifest', 'is set', previousManifest !== undefined],
        ['environment', 'is set', environment !== undefined],
        ['release-tag', 'is set', releaseTag !== undefined],
    ];
    return set.filter(([, , isSet]) => isSet).map(([input, what]) => [input, what]);
}

// EXTERNAL MODULE: ./lib/src/archive/site/entry-paths.js
var entry_paths = __webpack_require__(2534);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
;// CONCATENATED MODULE: ./lib/src/inputs/folder-parsers.js
/** Parsers for inputs that name a folder or a file of the runner. */




const FOLDER_FIX = `Write a folder of the workspace, such as \`build/docs\`, or an expression, such as \`\${{ runner.temp }}/docs\`.`;
/**
 * A folder or file, in the notation of the runner's system. A shell would expand `~` and variables; here they would become a
 * folder of that name, and the next step would look elsewhere.
 *
 * @param separator the path separator of the system
 */
function parseFolder(input, value, separator, fix = FOLDER_FIX) {
    const wrong = (what) => new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}${what}`, fix);
    if (/^~(?:[/\\]|$)/.test(value))
        throw wrong(': no shell expands it, so `~` is not the home folder.');
    if (/\$(?:\w|\{|env:)|%\w+%/i.test(value))
        throw wrong(': no shell expands it, so the variable keeps its name.');
    if (separator === '\\')
        requireWindowsName(value, wrong);
    if (separator === '/' && value.includes('\\')) {
        throw wrong(", with a backslash, which is not a path separator on this runner's system.");
    }
    return value;
}
/** Windows would create a folder that most programs cannot open, or on another drive than meant. */
function requireWindowsName(value, wrong) {
    if (/^\/[a-z](?:\/|$)/i.test(value))
        throw wrong(': Windows takes it for a folder of the present drive.');
    for (const segment of value.split(/[\\/]/)) {
        if (segment === '.' || segment === '..')
            continue;
        if (/[. ]$/.test(segment))
            throw wrong(': a name must not end with a dot or a space on Windows.');
        if ((0,entry_paths/* isReservedByWindows */.Xh)(segment))
            throw wrong(': Windows reserves that name for a device.');
    }
}
/**
 * A folder, absolute; a relative one is resolved against the workspace. The root is what is left of an expression that
 * was empty, such as `${{ env.FOLDER }}/`.
 */
function parseWorkspaceFolder(input, value) {
    const folder = inWorkspace(parseFolder(input, value, external_node_path_.sep));
    if (external_node_path_.dirname(folder) !== folder)
        return folder;
    throw new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}, the root of the file system.`, FOLDER_FIX);
}
/** Likewise for a file. A digest would be the name of a file that does not exist, which means a first deployment. */
function parseWorkspaceFile(input, value) {
    const fix = 'Write a file of the workspace, such as `build/site.sha256`, or an expression, such as ' +
        `\`\${{ runner.temp }}/site.sha256\`.`;
    if (/^sha256:[0-9a-f]{64}$/i.test(value)) {
        throw new errors/* InputError */.dz(input, 'is a content digest, not a file.', `${fix} For a digest, use \`previous-digest\`.`);
    }
    return inWorkspace(parseFolder(input, value, external_node_path_.sep, fix));
}
function inWorkspace(relative) {
    const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
    return external_node_path_.resolve(workspace, relative);
}

// EXTERNAL MODULE: ./lib/src/inputs/service-inputs.js
var service_inputs = __webpack_require__(7571);
;// CONCATENATED MODULE: ./lib/src/export/inputs/input-parsers.js
/** Parsers for the inputs of the export action: pure functions, each with one clear message for what is wrong. */


/** The lines that are not empty, trimmed. */
function parseLines(value) {
    return value
        .split(/\r\n|\r|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** Path of a file of the site, with `/` between its parts, as in the bundle. */
function parseSitePath(input, value) {
    const fix = 'Write paths of files within the site, one per line, such as `index.html` or `guides/start.html`. Patterns are ' +
        'not expanded.';
    if (value.startsWith('/'))
        throw new errors/* InputError */.dz(input, `contains ${(0,parsers/* quoted */.TL)(value)}, which begins with a slash.`, fix);
    if (value.endsWith('/'))
        throw new errors/* InputError */.dz(input, `contains ${(0,parsers/* quoted */.TL)(value)}, which is a folder.`, fix);
    const segments = value.split('/');
    const isEmpty = segments.every((segment) => segment === '' || segment === '.');
    // The characters that no name in a bundle may contain (archive/site/entry-paths.ts).
    if (isEmpty || segments.includes('..') || /[\\<>:"|?*]/.test(value)) {
        throw new errors/* InputError */.dz(input, `contains ${(0,parsers/* quoted */.TL)(value)}, which is not a valid file name.`, fix);
    }
    return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}
/** A bare host name: no scheme, no path, no trailing slash (docs/reference.md, "The service's API"). */
function parseDomain(input, value) {
    const fix = 'Write the bare host name of the site, such as `docs.example.com`.';
    const wrong = (what) => new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}: it has ${what}.`, fix);
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value))
        throw wrong('a scheme');
    if (value.endsWith('/'))
        throw wrong('a trailing slash');
    if (value.includes('/'))
        throw wrong('a path');
    if (value.includes('@'))
        throw wrong('a user name');
    if (/:\d*$/.test(value))
        throw wrong('a port');
    if (/^[^,;\s]+\.[^,;\s]+[,;\s]+[^,;\s]+\.[^,;\s]+/.test(value)) {
        throw new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is more than one host name.`, `${fix} Each step exports one site: use a matrix for several.`);
    }
    if (/\s/.test(value))
        throw wrong('a space in it');
    if (value.length > 253 || !value.split('.').every(isHostLabel)) {
        throw new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is not a host name.`, fix);
    }
    return value;
}
/** Letters of any script are allowed: the service receives the name as it was written. */
function isHostLabel(label) {
    return /^(?!-)[\p{L}\p{N}\p{M}_-]{1,63}(?<!-)$/u.test(label);
}
/** A content digest, as the output `content-digest` returns it. */
function parseDigest(input, value) {
    if (/^sha256:[0-9a-f]{64}$/.test(value))
        return value;
    throw new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is not a content digest.`, 'Pass the output `content-digest` of the run whose site is live: `sha256:` and 64 lower-case hex digits. Leave it ' +
        'empty if there is none yet.');
}
/** Name of a GitHub environment: printable, up to 255 characters (GitHub Docs, "Managing environments"). */
function parseEnvironment(input, value) {
    const fix = 'Write the name of the environment as the repository settings show it.';
    if (/\p{Cc}/u.test(value))
        throw new errors/* InputError */.dz(input, 'contains a line break or control character.', fix);
    if ([...value].length > 255)
        throw new errors/* InputError */.dz(input, 'has more than 255 characters.', fix);
    return value;
}
/** Name of a tag, by the rules of git-check-ref-format. */
function parseTag(input, value) {
    const fix = 'Write the tag only, such as `v2.1.0`.';
    const wrong = (what) => new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}${what}`, fix);
    if (value.startsWith('refs/'))
        throw wrong(', which is a complete ref.');
    if (/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/u.test(value))
        throw wrong(', which is not a valid tag name.');
    return value;
}
function parseJobId(input, value) {
    return (0,parsers/* parseId */.Fg)(input, value, 'an export job', 'Pass the output `job-id` of the run that started the job: one word, such as `se_3f9a2c1b8e7d4a06`.');
}
function parseProjectId(input, value) {
    return (0,parsers/* parseId */.Fg)(input, value, 'a project', 'Copy the project ID from the API keys page of the dashboard: one word.');
}
/**
 * A label. It becomes part of the values file for Helm, so it has no characters that YAML does not allow in a file
 * (YAML 1.2, section 5.1): control characters, and those that Unicode reserves.
 */
function parseVersion(input, value) {
    if (/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\ufeff]/u.test(value)) {
        throw new errors/* InputError */.dz(input, 'contains a line break, a control character, or a character that Unicode reserves.', 'Write a label of one line, such as `2.1` or `2024-06-01`.');
    }
    return value;
}
/** Page paths as the service takes them: without scheme, host and extension, and without patterns. */
function parsePagePaths(input, value) {
    const fix = 'Write page paths one per line, without the host name and without `.html`, such as `guides/getting-started`.';
    return parseLines(value).map((line) => {
        const wrong = (what) => new errors/* InputError */.dz(input, `contains ${(0,parsers/* quoted */.TL)(line)}, which ${what}.`, fix);
        if (/^[a-z][a-z0-9+.-]*:/i.test(line) || line.startsWith('//'))
            throw wrong('is a URL');
        if (line.includes(','))
            throw wrong('contains a comma: paths are separated by line breaks');
        if (/[*[\]]/.test(line))
            throw wrong('contains a pattern, and patterns are not expanded');
        if (/\.html?$/i.test(line))
            throw wrong('ends with `.html`');
        if (/^(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}\//iu.test(line))
            throw wrong('begins with a host name');
        return line;
    });
}
function parseSitePaths(input, value) {
    return parseLines(value).map((line) => parseSitePath(input, line));
}

// EXTERNAL MODULE: ./lib/src/export/inputs/job-context.js
var job_context = __webpack_require__(5230);
;// CONCATENATED MODULE: ./lib/src/export/inputs/input-table.js
/** The inputs of the export action: name, default and parser of each. */





const EXPORT_INPUTS = {
    ...service_inputs/* SERVICE_INPUTS */.K,
    domain: { name: 'domain', parse: parseDomain },
    projectId: { name: 'project-id', parse: parseProjectId },
    publish: { name: 'publish', default: 'false', parse: parsers/* parseBoolean */.yG },
    version: { name: 'version', parse: parseVersion },
    paths: { name: 'paths', default: '', parse: parsePagePaths },
    jobId: { name: 'job-id', parse: parseJobId },
    wait: { name: 'wait', default: 'true', parse: parsers/* parseBoolean */.yG },
    download: { name: 'download', default: 'true', parse: parsers/* parseBoolean */.yG },
    extract: { name: 'extract', default: 'false', parse: parsers/* parseBoolean */.yG },
    path: { name: 'path', parse: parseWorkspaceFolder },
    minPages: {
        name: 'min-pages',
        default: '1',
        parse: (input, value) => (0,parsers/* parseWholeNumber */.oA)(input, value, 0, 1_000_000_000),
    },
    maxPageLoss: { name: 'max-page-loss', parse: parsers/* parseMaxPageLoss */.AS },
    requireFiles: { name: 'require-files', default: '', parse: parseSitePaths },
    previousDigest: { name: 'previous-digest', parse: parseDigest },
    previousManifest: { name: 'previous-manifest', parse: parseWorkspaceFile },
    listChanges: { name: 'list-changes', default: 'false', parse: parsers/* parseBoolean */.yG },
    environment: { name: 'environment', parse: parseEnvironment },
    environmentUrl: { name: 'environment-url', parse: parsers/* parseSiteUrl */.A5 },
    releaseTag: { name: 'release-tag', parse: parseTag },
    maskBundleUrl: { name: 'mask-bundle-url', default: 'true', parse: parsers/* parseBoolean */.yG },
    ...job_context/* GITHUB_INPUTS */.Wb,
};

;// CONCATENATED MODULE: ./lib/src/export/inputs/inputs.js
/** The inputs of the export action as one typed object. Nothing else in `export/` reads inputs. */







/**
 * Reads and checks every input before the first request.
 *
 * @throws InputError for the first input that cannot be used
 */
function readExportInputs() {
    const { path: folder, githubToken, jobStatus, ...inputs } = (0,read_inputs/* readInputs */.K)(EXPORT_INPUTS);
    const target = (0,export_target/* exportTarget */.cO)(inputs);
    const publishedProject = inputs.publish ? requirePublishable(inputs) : undefined;
    checkExportInputs(inputs);
    const { environment, releaseTag } = inputs;
    if (environment !== undefined)
        (0,job_context/* requireJobStatus */.TP)(jobStatus);
    const needsGitHub = environment !== undefined || releaseTag !== undefined;
    return {
        ...inputs,
        target,
        publishedProject,
        folder,
        tempFolder: (0,temp_folder/* tempFolder */.v)(),
        gitHub: needsGitHub
            ? (0,github_context/* gitHubContext */.B)(githubToken, environment === undefined ? '`release-tag`' : '`environment`')
            : undefined,
    };
}

// EXTERNAL MODULE: ./lib/src/export/inputs/output-folder.js
var output_folder = __webpack_require__(4755);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/src/site/manifest.js
var manifest = __webpack_require__(3867);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
;// CONCATENATED MODULE: ./lib/src/export/inputs/previous-manifest.js
/** Reads the manifest that `previous-manifest` names, before anything is requested. */





const FIX = 'Pass the file that `manifest-path` named in the run whose site is live. For a first deployment, leave the input empty ' +
    'or name a file that does not exist.';
/**
 * @param file absolute path; undefined if the input is empty
 * @returns the files of the live site; undefined if there is no such file, which means a first deployment
 * @throws InputError for a file that is no manifest, and for one that is not of a site
 */
async function readPreviousManifest(file, log) {
    if (file === undefined)
        return undefined;
    const shown = (0,clean_text/* cleanText */.X)(file);
    const bytes = await readIfThere(file);
    if (bytes === undefined) {
        log.info(`There is no previous manifest "${shown}": this is considered the first deployment`);
        return undefined;
    }
    const wrong = (what) => new errors/* InputError */.dz('previous-manifest', `names "${shown}", ${what}`, FIX);
    // No site has a name that is not UTF-8, and a list of such names would be wrong.
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw wrong('which is not UTF-8.');
    try {
        return (0,manifest/* parseManifest */.Ng)(bytes.toString());
    }
    catch (error) {
        if (!(error instanceof manifest/* ManifestError */.Sh))
            throw error;
        throw wrong(`which is not a manifest: ${error.message}.`);
    }
}
async function readIfThere(file) {
    try {
        return await (0,promises_.readFile)(file);
    }
    catch (cause) {
        const { code } = cause;
        if (code === 'ENOENT')
            return undefined;
        const problem = code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
        throw new errors/* InputError */.dz('previous-manifest', `names "${(0,clean_text/* cleanText */.X)(file)}", which ${problem}.`, FIX);
    }
}

// EXTERNAL MODULE: ./lib/src/service/poll-job.js + 2 modules
var poll_job = __webpack_require__(6560);
;// CONCATENATED MODULE: ./lib/src/export/job/publish-content.js






/** Lines at the end of the service's log: in this log, and in the annotation. */
const LOGGED_LINES = 20;
const QUOTED_LINES = 5;
/**
 * Does nothing unless the inputs name a project to publish.
 *
 * @throws ActionError if the publish run fails; TimedOutError after the last check, while it continues; ServiceError if
 *   the service refuses it
 */
async function publishContent(service, { publishedProject: projectId, pollIntervalMs, maxAttempts }, report, context) {
    if (projectId === undefined)
        return;
    const { log, clock, signal } = context;
    report.publishingStarting(projectId);
    const { statusId } = await (0,retry/* retry */.L)(() => service.start(projectId), {
        retryRule: retry_policy/* repeatableRetryRule */.u3,
        log,
        clock,
        signal,
    });
    const result = await (0,poll_job/* pollJob */.r)({
        pollIntervalMs,
        maxAttempts,
        getJob: async (deadlineMs) => {
            const run = await service.get(statusId, deadlineMs);
            return { ...run, activity: run.logs.at(-1) };
        },
        kind: job_status/* PUBLISH_RUN */.u$,
        onChecked: () => undefined,
        isNew: true,
    }, context);
    switch (result.state) {
        case 'completed':
            report.published(result.job);
            return;
        case 'failed':
            for (const line of lastLines(result.job, LOGGED_LINES))
                log.info(`| ${line}`);
            throw publishRunFailed(result.job);
        case 'timed-out':
            throw (0,poll_job/* timedOut */.i)('the publish run', result, 'The publish run continues, and nothing was exported. Run the workflow again later. To wait longer, raise ' +
                '`max-attempts` or `poll-interval`.');
    }
}
function lastLines({ logs }, count) {
    return logs
        .slice(-2 * count)
        .map((line) => (0,clean_text/* cleanText */.X)(line))
        .filter((line) => line !== '')
        .slice(-count);
}
function publishRunFailed(run) {
    const summary = (0,clean_text/* cleanText */.X)(run.summary ?? '');
    const lines = lastLines(run, QUOTED_LINES).map((line) => (0,clean_text/* cleanText */.X)(line, 150));
    const reason = summary === '' ? ', without a summary.' : `: "${summary}"`;
    const ended = lines.length === 0 ? '' : ` Its log ends with: "${lines.join(' / ')}"`;
    return new errors/* ActionError */.lZ('publish-failed', `The service reports that publishing the latest content failed${reason}${ended}`, {
        hint: 'Nothing was exported. Fix what the message says in the documentation, then run the workflow again.',
    });
}

// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
;// CONCATENATED MODULE: ./lib/src/export/job/start-job.js
/** Starts the export job, and retries only if the service certainly did not accept it. */





/** Allowance for slow responses. */
const start_job_RESPONSES_MS = 60_000;
/** The job of the run: the one that `job-id` names, or a new one. */
async function startOrResume(service, inputs, report, context) {
    const { target } = inputs;
    const job = target.by === 'job'
        ? { id: target.jobId, isNew: false }
        : { id: await startJob(service, startBody(target, inputs), inputs, report, context), isNew: true };
    report.jobAccepted(job);
    return job;
}
/** @returns undefined for no body: a complete project */
function startBody(target, { version }) {
    if (target.by === 'project')
        return undefined;
    const { domain, paths } = target;
    return {
        domain,
        ...(version === undefined ? {} : { version }),
        ...(paths.length === 0 ? {} : { paths: [...paths] }),
    };
}
/**
 * Waits while another job of the same deployment is running, as often and as long as for the end of a job.
 *
 * @returns the id of the new job
 * @throws ServiceError if the service refuses; ActionError if a job may be running whose id is unknown, or if another
 *   job is still running after the last try
 */
async function startJob(service, body, { pollIntervalMs, maxAttempts }, report, { log, clock, signal }) {
    report.startingJob();
    // The tries are the limit, and each waits up to a quarter longer; the budget is for a `Retry-After` beyond them.
    const budgetMs = 2 * pollIntervalMs * maxAttempts + start_job_RESPONSES_MS;
    const busy = { tries: maxAttempts, firstDelayMs: pollIntervalMs, maxDelayMs: pollIntervalMs, budgetMs };
    let sent = 0;
    const send = () => {
        sent += 1;
        report.startSent();
        return service.startJob(body);
    };
    try {
        const { jobId } = await (0,retry/* retry */.L)(send, {
            retryRule: (error) => (0,retry_policy/* startRetryRule */.NQ)(error, busy),
            onRetry: (error, delayMs, nextTry) => {
                report.startNotAccepted();
                if (!isBusy(error))
                    (0,retry/* logRetry */.z)(log)(error, delayMs, nextTry);
                else if (nextTry === 2)
                    report.waitingToStart(error.message);
            },
            log,
            clock,
            signal,
        });
        return jobId;
    }
    catch (error) {
        if (isBusy(error))
            throw stillBusy(error, sent);
        if (error instanceof service_error/* ServiceError */._ && (0,retry_policy/* mayHaveBeenAccepted */.p1)(error.problem))
            throw startIsLost(error);
        throw error;
    }
}
function isBusy(error) {
    return error instanceof service_error/* ServiceError */._ && error.status === retry_policy/* CONFLICT */.p9;
}
function stillBusy(error, sent) {
    return new errors/* ActionError */.lZ('conflict', `${error.message} Timed out waiting for that job after ${(0,units/* attempts */.r2)(sent)}, and started none.`, {
        hint: 'The service runs one export job of a deployment at a time. Run the workflow again later, or resume the other ' +
            'job: the run that started it printed its `job-id`. To wait longer, raise `max-attempts` or `poll-interval`.',
        cause: error,
    });
}
function startIsLost(error) {
    const lost = 'The service has no list of jobs, so the ID cannot be found. Running the workflow again starts another job.';
    // If something other than the service responded, there is no job at all: then what to check comes first.
    const hints = error.problem.kind === 'malformed' ? [error.hint, lost] : [lost, error.hint];
    return new errors/* ActionError */.lZ(error.code, `${error.message} A job may be running, but its ID is unknown: the start was sent once and is not repeated.`, { hint: hints.filter(Boolean).join(' '), cause: error });
}

;// CONCATENATED MODULE: ./lib/src/export/job/wait-for-job.js
/** Waits until an export job has completed. */





/**
 * @returns the completed job
 * @throws JobFailedError if the service reports `failed`
 * @throws TimedOutError after the last check; the job keeps running
 * @throws ServiceError if the service refuses to report the job
 */
async function waitForJob(service, job, inputs, report, context) {
    const { pollIntervalMs, maxAttempts, target } = inputs;
    const result = await (0,poll_job/* pollJob */.r)({
        pollIntervalMs,
        maxAttempts,
        getJob: (deadlineMs) => service.getJob(job.id, deadlineMs),
        kind: job_status/* EXPORT_JOB */.Tm,
        onChecked: (checked) => report.jobChecked(checked),
        isNew: job.isNew,
    }, context);
    switch (result.state) {
        case 'completed':
            report.jobCompleted(result.job);
            return result.job;
        case 'failed':
            throw jobFailed(job.id, result.job);
        case 'timed-out':
            throw (0,poll_job/* timedOut */.i)(`job ${job.id}`, result, `The job is still running. Resume it with ${(0,export_target/* resumeInputs */.zc)(job.id, target)}. To wait longer, raise \`max-attempts\` or ` +
                '`poll-interval`.');
    }
}
function jobFailed(jobId, { error }) {
    const reason = (0,clean_text/* cleanText */.X)(error ?? '');
    const message = `The service reports that export job ${jobId} failed`;
    return reason === ''
        ? new errors/* JobFailedError */.dk(`${message}, without a reason.`, 'A failed job cannot be resumed. See the job in the dashboard, then run the workflow again to start a new job.')
        : new errors/* JobFailedError */.dk(`${message}: "${reason}"`, 'A failed job cannot be resumed. Fix what the message says, then run the workflow again to start a new job.');
}

// EXTERNAL MODULE: ./lib/src/github/deployments.js
var deployments = __webpack_require__(8412);
// EXTERNAL MODULE: ./lib/src/values/id.js
var id = __webpack_require__(7628);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
// EXTERNAL MODULE: ./lib/src/text/summary-text.js
var summary_text = __webpack_require__(5518);
// EXTERNAL MODULE: ./lib/src/site/page-loss.js
var page_loss = __webpack_require__(8809);
;// CONCATENATED MODULE: ./lib/src/site/changed-pages.js
/** The part of the job summary that lists which pages changed, by their addresses. */



/** Pages of each kind that are shown at once. */
const SHOWN = 20;
/**
 * Bytes of the folded rest of each kind. A step may write 1 MiB (GitHub Docs, "Workflow commands", "Job summaries"); the
 * summaries of a matrix are on one page, which must stay quick to open.
 */
const MAX_FOLDED_BYTES = 20_000;
/** Longest name that is shown, in characters, and longest address that is linked. */
const MAX_NAME = 200;
const MAX_ADDRESS = 1000;
/**
 * @param liveUrl address of the live site (input `environment-url`); without it, pages are shown by their paths
 * @param hasLists whether the outputs `changed-files-path` and `removed-files-path` are set
 * @returns a block of a summary; empty if nothing changed
 */
function changedPages(changes, liveUrl, hasLists) {
    const kinds = ['added', 'modified', 'removed'].filter((kind) => changes[kind].length > 0);
    return (0,summary_text/* table */.tp)(kinds.map((kind) => {
        const paths = changes[kind];
        const pagePaths = paths.filter(page_loss/* isPage */.yp);
        // Nothing is at the address of a removed page any more.
        const entry = (page) => pageEntry(page, liveUrl, kind !== 'removed');
        const rest = pagePaths.slice(SHOWN);
        const output = kind === 'removed' ? 'removed-files-path' : 'changed-files-path';
        const where = hasLists ? `, in the file of <code>${output}</code>` : '';
        const shown = pagePaths.slice(0, SHOWN).map(entry).join('<br>\n');
        const count = pagePaths.length === 0 ? (0,units/* files */.aq)(paths.length) : (0,units/* pages */.Bd)(pagePaths.length);
        const more = rest.length === 0 ? '' : foldedRest(rest, entry, where);
        const other = others(pagePaths.length, paths.length);
        // A folded part begins and ends its own line.
        const lines = more === '' ? [shown, other].filter(Boolean).join('<br>\n') : `${shown}\n${more}\n${other}`.trim();
        return [`${count} ${kind}`, lines];
    }));
}
/** Such as `and 5 other files`; empty for none. */
function others(pageCount, fileCount) {
    const count = fileCount - pageCount;
    if (pageCount === 0)
        return count === 1 ? 'not a page' : 'none of them a page';
    return count === 0 ? '' : `and ${(0,units/* files */.aq)(count).replace(' ', ' other ')}`;
}
function foldedRest(rest, entry, where) {
    const title = `${(0,units/* grouped */.zD)(rest.length)} more ${rest.length === 1 ? 'page' : 'pages'}`;
    // No blank line: it would end the block of HTML.
    return `<details><summary>${title}</summary>\n${withinBudget(rest, entry, where).join('<br>\n')}\n</details>`;
}
function withinBudget(paths, entry, where) {
    const entries = [];
    let bytes = 0;
    for (const page of paths) {
        const next = entry(page);
        bytes += Buffer.byteLength(next);
        if (bytes > MAX_FOLDED_BYTES)
            return [...entries, `and ${(0,units/* grouped */.zD)(paths.length - entries.length)} more${where}`];
        entries.push(next);
    }
    return entries;
}
function pageEntry(page, liveUrl, isLinked) {
    if (liveUrl === undefined)
        return (0,summary_text/* code */.aY)(page, MAX_NAME);
    const address = canonicalPath(page);
    const url = isLinked ? pageUrl(address, liveUrl) : undefined;
    const shown = `/${address}`;
    if (url === undefined || url.length > MAX_ADDRESS)
        return (0,summary_text/* code */.aY)(shown, MAX_NAME);
    return (0,summary_text/* link */.nf)(url, (0,summary_text/* text */.Qq)(shown));
}
/**
 * The address of a page within its site, without its extension (docs/hosting.md): `guides/start.html` is `guides/start`,
 * and `guides/index.html` is `guides/`.
 */
function canonicalPath(page) {
    return page.replace(/(^|\/)index\.html$/, '$1').replace(/(?<=[^/])\.html$/, '');
}
/** The page below the address of the site, which may have a path of its own. */
function pageUrl(address, liveUrl) {
    const url = new URL(liveUrl);
    url.search = '';
    url.hash = '';
    const base = url.href.endsWith('/') ? url.href : `${url.href}/`;
    return `${base}${address.split('/').map(encodeURIComponent).join('/')}`;
}

// EXTERNAL MODULE: ./lib/src/site/compare-sites.js
var compare_sites = __webpack_require__(8754);
;// CONCATENATED MODULE: ./lib/src/export/report/facts.js
/** Whether an input asks for a comparison with the live site. */
function isCompared({ previousDigest, previousManifest, environment }) {
    return [previousDigest, previousManifest, environment].some((input) => input !== undefined);
}
/** Undefined if nobody knows what users see. */
function knownLive({ liveState }) {
    return liveState?.unfinishedId === undefined ? liveState?.live : undefined;
}
/** Whether it is known that the site was never live. */
function isFirst({ liveState, bundle }, { environment, previousManifest }) {
    if (environment === undefined) {
        const comparison = bundle?.site?.comparison;
        return previousManifest !== undefined && comparison !== undefined && comparison.changes === undefined;
    }
    if (liveState === undefined)
        return false;
    const { live, unfinishedId, isCutOff } = liveState;
    return live === undefined && unfinishedId === undefined && !isCutOff;
}

;// CONCATENATED MODULE: ./lib/src/export/report/headline.js






const ICONS = {
    completed: '✅',
    started: '🚀',
    failed: '❌',
    'timed-out': '⏳',
    cancelled: '🚫',
    errored: '❌',
};
/** @returns HTML */
function headline(facts, inputs, { outcome, error }) {
    const name = (0,export_target/* siteName */.pu)(inputs.target);
    const reason = error === undefined || error.code === outcome ? '' : ` (${error.code})`;
    return `${ICONS[outcome]} ${(0,summary_text/* text */.Qq)(name)}: ${whatHappened(facts, inputs, outcome)}${reason}`;
}
function whatHappened(facts, inputs, outcome) {
    switch (outcome) {
        case 'completed':
            return siteNumbers(facts, inputs);
        case 'started':
            return 'export started';
        case 'failed':
        case 'errored':
            return 'export failed';
        case 'timed-out':
            return 'gave up waiting';
        case 'cancelled':
            return 'export cancelled';
    }
}
/** Such as `25 pages (+2), 47.7 kB (+3%), 7 files changed`. */
function siteNumbers(facts, inputs) {
    const { bundle, changed, changes } = facts;
    const htmlCount = bundle?.site && (0,page_loss/* countPages */.E1)(bundle.site.files.keys());
    const pageCount = facts.pageCount ?? htmlCount;
    const liveSizeBytes = knownLive(facts)?.sizeBytes;
    const parts = [
        pageCount === undefined
            ? undefined
            : `${(0,units/* pages */.Bd)(pageCount)}${inParentheses(countChange(livePages(facts, htmlCount), htmlCount))}`,
        bundle === undefined
            ? 'bundle URL created'
            : `${(0,units/* size */.Ej)(bundle.sizeBytes)}${inParentheses(shareChange(liveSizeBytes, bundle.sizeBytes))}`,
    ];
    if (isCompared(inputs) && changed !== undefined) {
        if (!changed)
            parts.unshift('nothing changed');
        else if (changes !== undefined && (0,compare_sites/* hasChanges */.ik)(changes))
            parts.push(`${(0,units/* files */.aq)(countOf(changes))} changed`);
        else
            parts.push(isFirst(facts, inputs) ? 'first deployment' : 'changed');
    }
    return parts.filter(Boolean).join(', ');
}
function countOf({ added, modified, removed }) {
    return added.length + modified.length + removed.length;
}
/** By the record, or by the manifest with which the files were compared. */
function livePages(facts, htmlCount) {
    const { changes } = facts;
    const recorded = knownLive(facts)?.htmlCount;
    if (recorded !== undefined || changes === undefined || htmlCount === undefined)
        return recorded;
    return htmlCount - (0,page_loss/* countPages */.E1)(changes.added) + (0,page_loss/* countPages */.E1)(changes.removed);
}
function countChange(before, after) {
    if (before === undefined || after === undefined || before === after)
        return '';
    return `${sign(after - before)}${(0,units/* grouped */.zD)(Math.abs(after - before))}`;
}
/** In whole percent; empty for less than half of one. */
function shareChange(before, after) {
    if (!before)
        return '';
    const percent = Math.round((100 * (after - before)) / before);
    return percent === 0 ? '' : `${sign(percent)}${(0,units/* grouped */.zD)(Math.abs(percent))}%`;
}
function sign(difference) {
    return difference < 0 ? '−' : '+';
}
function inParentheses(change) {
    return change === '' ? '' : ` (${change})`;
}

;// CONCATENATED MODULE: ./lib/src/export/report/summary.js
/**
 * The job summary of an export, for people: what happened to which site, what changed, and how to resume or go back.
 * Never the bundle URL.
 *
 * The summaries of all jobs of a matrix are on one page, so each names its site in its headline and stays small.
 */









/** @returns undefined if the user wants none, and if there is only the error, which the annotation shows */
function exportSummary(facts, spans, result) {
    const { inputs, changes } = facts;
    if (!inputs?.summary)
        return undefined;
    return (0,summary_text/* summaryText */.g5)([
        (0,summary_text/* heading */.R_)(headline(facts, inputs, result)),
        result.error === undefined ? '' : (0,summary_text/* failureBlock */.Qu)(result.error),
        (0,summary_text/* paragraph */.FY)(lead(facts, inputs)),
        (0,summary_text/* paragraph */.FY)(published(facts)),
        resume(facts, inputs, result),
        (0,summary_text/* paragraph */.FY)(comparisonNote(facts, inputs)),
        changes === undefined ? '' : changedPages(changes, inputs.environmentUrl, hasLists(facts)),
        liveBefore(facts, inputs, result),
        details(facts, inputs, spans),
    ]);
}
/** Where the site, the deployment and the release are, and which job it was. */
function lead({ jobId, deploymentId, assets }, inputs) {
    const { environment = '', environmentUrl, releaseTag = '', version, gitHub } = inputs;
    const onGitHub = (page, html) => gitHub === undefined ? html : (0,summary_text/* link */.nf)(`${gitHub.repositoryUrl}/${page}`, html);
    return [
        environmentUrl && (0,summary_text/* link */.nf)(environmentUrl, (0,summary_text/* text */.Qq)(environmentUrl.replace(/^https?:\/\/|\/$/gi, ''))),
        deploymentId !== undefined &&
            `${onGitHub(`deployments/${encodeURIComponent(environment)}`, `Deployment ${deploymentId}`)} in ${(0,summary_text/* code */.aY)(environment)}`,
        assets?.length &&
            `Release ${onGitHub(`releases/tag/${releaseTag.split('/').map(encodeURIComponent).join('/')}`, (0,summary_text/* code */.aY)(releaseTag))}`,
        version && `Version ${(0,summary_text/* code */.aY)(version)}`,
        jobId && `${inputs.target.by === 'job' ? 'Resumed job' : 'Job'} ${(0,summary_text/* code */.aY)(jobId)}`,
    ]
        .filter(Boolean)
        .join(' · ');
}
function published({ publishedCommit }) {
    if (publishedCommit === undefined)
        return '';
    return publishedCommit === ''
        ? 'Published the latest content'
        : `Published commit ${(0,summary_text/* code */.aY)(publishedCommit)}`;
}
/** For a job that continues without the step. The hint of any other error says whether resuming the job may help. */
function resume({ jobId }, inputs, { outcome }) {
    if (jobId === undefined || (outcome !== 'started' && outcome !== 'timed-out'))
        return '';
    const started = 'The job continues. Resume it later with these inputs:';
    const intro = outcome === 'started' ? started : 'The inputs that resume it:';
    return `${(0,summary_text/* paragraph */.FY)(intro)}\n${(0,summary_text/* yaml */.oQ)(jobInputs(jobId, inputs))}`;
}
/** The inputs that export an existing job, as lines of a workflow. */
function jobInputs(jobId, { target: { domain, projectId }, environment }) {
    const inputs = [
        ['job-id', jobId],
        // Only names the site within the environment.
        ['domain', environment === undefined ? undefined : domain],
        ['project-id', projectId],
        ['environment', environment],
    ];
    return inputs.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${yamlScalar(value)}`]));
}
/** Quoted, unless YAML 1.2 certainly takes it for text. */
function yamlScalar(value) {
    const isPlain = /^[a-z][\w.-]*$/i.test(value) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value);
    return isPlain ? value : `'${value.replaceAll("'", "''")}'`;
}
/** Lists of what changed were written, and are outputs. */
function hasLists({ bundle }) {
    return bundle?.site?.comparison !== undefined;
}
/** Why the numbers and lists may not be what a reader expects. */
function comparisonNote(facts, inputs) {
    const { liveState, changes, changed } = facts;
    if (liveState?.unfinishedId !== undefined) {
        return (`Deployment ${liveState.unfinishedId} of this site is newer than the live one and has not succeeded, so nobody ` +
            'knows what users see: the site is considered changed.');
    }
    if (changes !== undefined && (0,compare_sites/* hasChanges */.ik)(changes) && changed === false) {
        return 'The content is the same as that of the live deployment. Compared with <code>previous-manifest</code>:';
    }
    if (changes === undefined && hasLists(facts) && !isFirst(facts, inputs)) {
        return 'The files of the live site are not known, so every file is listed as changed. The log shows why.';
    }
    return '';
}
/** What was live before, and how to bring it back. */
function liveBefore({ live, jobId, deploymentId, changed }, inputs, { outcome }) {
    // Anyone who may write deployments wrote the id.
    if (live === undefined || !(0,id/* isId */.e)(live.jobId))
        return '';
    // Not its pages: the service counts the present ones, and the record has the `.html` files.
    const bytes = live.sizeBytes === undefined ? '' : `, ${(0,units/* size */.Ej)(live.sizeBytes)}`;
    const job = `job ${(0,summary_text/* code */.aY)(live.jobId)} (deployment ${live.id}${bytes})`;
    if (outcome !== 'completed')
        return (0,summary_text/* paragraph */.FY)(`When this run began, ${job} was live.`);
    if (changed === false)
        return (0,summary_text/* paragraph */.FY)(`Live is ${job}.`);
    if (deploymentId === undefined || live.jobId === jobId)
        return '';
    return (0,summary_text/* folded */.TM)('Go back to what was live before', [
        (0,summary_text/* paragraph */.FY)(`Before this run, ${job} was live. To bring it back, export it with these inputs and deploy the result:`),
        (0,summary_text/* yaml */.oQ)(jobInputs(live.jobId, inputs)),
    ]);
}
/** The phases of a quicker run without a bundle say nothing. */
const MIN_SHOWN_MS = 1000;
function details(facts, inputs, spans) {
    const tookMs = (spans.at(-1)?.to ?? 0) - (spans[0]?.from ?? 0);
    if (facts.bundle === undefined && tookMs < MIN_SHOWN_MS)
        return '';
    const rows = detailRows(facts, inputs);
    const phases = spans.map(({ phase, from, to }) => `${phase} ${(0,units/* duration */.p0)(to - from)}`);
    if (phases.length > 0)
        rows.push(['Time', phases.join(' · ')]);
    return (0,summary_text/* folded */.TM)(facts.bundle === undefined ? 'Times' : 'Digests, sizes and times', [(0,summary_text/* table */.tp)(rows)]);
}
function detailRows(facts, inputs) {
    const { pageCount, bundle, expiresAt, changed, changes, assets } = facts;
    const htmlCount = bundle?.site && (0,page_loss/* countPages */.E1)(bundle.site.files.keys());
    const rows = [
        ['Pages', pageCounts(pageCount, htmlCount)],
        ['Files', bundle?.site && (0,units/* grouped */.zD)(bundle.site.fileCount)],
        ['Content digest', bundle?.site?.contentDigest],
        ['Bundle', bundle && external_node_path_.basename(bundle.path)],
        ['Size', bundle && `${(0,units/* size */.Ej)(bundle.sizeBytes)} (${(0,units/* grouped */.zD)(bundle.sizeBytes)} bytes)`],
        ['SHA-256', bundle?.sha256],
        ['URL expires', expiresAt],
        ['Changed', isCompared(inputs) && changed !== undefined ? (changed ? 'yes' : 'no') : undefined],
        ['Changed files', changes && changedFiles(changes)],
        ['Attached files', assets?.length ? assets.join(', ') : undefined],
    ];
    return rows.flatMap(([name, value]) => (value ? [[name, (0,summary_text/* code */.aY)(value)]] : []));
}
/** The two differ where the service counts a page that the bundle has in no file of its own, or the other way round. */
function pageCounts(pageCount, htmlCount) {
    if (pageCount === undefined || htmlCount === undefined || pageCount === htmlCount) {
        const count = pageCount ?? htmlCount;
        return count === undefined ? undefined : (0,units/* grouped */.zD)(count);
    }
    return `${(0,units/* grouped */.zD)(pageCount)} by the service, ${(0,units/* grouped */.zD)(htmlCount)} in the bundle`;
}
function changedFiles({ added, modified, removed }) {
    return `${(0,units/* grouped */.zD)(added.length)} added, ${(0,units/* grouped */.zD)(modified.length)} modified, ${(0,units/* grouped */.zD)(removed.length)} removed`;
}

;// CONCATENATED MODULE: ./lib/src/export/report/timeline.js
/** How long each phase of a run took. */
/** The phase of a job with this status, which has not ended. */
function phaseOf(status) {
    if (status === 'queued')
        return 'Queued';
    return status === 'running' ? 'Running' : 'Waiting';
}
/** A shorter delay is not worth a phase of its own. */
const NOTICED_LATE_MS = 1000;
class Timeline {
    #wallClock;
    #spans = [];
    #open;
    constructor(wallClock = Date.now) {
        this.#wallClock = wallClock;
    }
    /**
     * Ends the current phase and begins another; continues the current one if it is the same.
     *
     * @param at when it began, if the service says so: a check notices it later
     */
    begin(phase, at) {
        if (this.#open?.phase === phase)
            return;
        this.end(at);
        this.#open = { phase, from: this.#spans.at(-1)?.to ?? this.#wallClock() };
    }
    /**
     * The job has ended. If no check saw it running, nobody knows how long it was queued.
     *
     * @param at when it ended, if the service says so
     */
    jobEnded(at) {
        if (this.#open?.phase === 'Queued')
            this.#open.phase = 'Waiting';
        const { length } = this.#spans;
        this.end(at);
        // What remains until now is the time in which no check noticed the end.
        const last = this.#spans[length];
        if (last !== undefined && this.#wallClock() - last.to >= NOTICED_LATE_MS) {
            this.#open = { phase: 'Waiting', from: last.to };
        }
    }
    /** Ends the current phase, now or at the given time, if that is within the phase. */
    end(at) {
        if (this.#open === undefined)
            return;
        const { from } = this.#open;
        const now = Math.max(this.#wallClock(), from);
        this.#spans.push({ ...this.#open, to: Math.min(now, Math.max(at ?? now, from)) });
        this.#open = undefined;
    }
    get spans() {
        return this.#spans;
    }
}

;// CONCATENATED MODULE: ./lib/src/export/report/report.js
/**
 * The report of a run. What the run finds out is reported here once, one method per fact, and goes where it belongs:
 * the outputs, the log, the job summary and the timeline.
 */









class ExportReport {
    #context;
    #setOutput;
    #timeline;
    #facts = {};
    #isStarting = false;
    #downloadStartedAt = 0;
    constructor(context, setOutput, timeline = new Timeline()) {
        this.#context = context;
        this.#setOutput = setOutput;
        this.#timeline = timeline;
    }
    inputsRead(inputs) {
        this.#learn({ inputs });
        this.#context.log.debug(version/* RUNTIME */.l);
    }
    publishingStarting(projectId) {
        this.#timeline.begin('Publish');
        this.#log(`Publishing the latest content of project ${projectId}`);
    }
    published({ commit, summary }) {
        const what = commit === undefined ? '' : commitText(commit);
        this.#learn({ publishedCommit: what });
        const said = summary === undefined ? '' : ` (${(0,clean_text/* cleanText */.X)(summary, 200)})`;
        this.#log(`Published ${what === '' ? 'the latest content' : `commit ${what}`}${said}`);
    }
    startingJob() {
        this.#timeline.begin('Start');
        const target = this.#facts.inputs?.target;
        const paths = target?.by === 'domain' ? target.paths : [];
        const only = paths.length === 0 ? '' : ` (only ${(0,units/* pages */.Bd)(paths.length)})`;
        this.#log(`Starting the export of ${target?.domain ?? `project ${target?.projectId}`}${only}`);
    }
    /** From here on there may be a job, although its id is unknown. */
    startSent() {
        this.#isStarting = true;
    }
    startNotAccepted() {
        this.#isStarting = false;
    }
    /** @param reason why not now, as a sentence */
    waitingToStart(reason) {
        const { pollIntervalMs = 0, maxAttempts = 0 } = this.#facts.inputs ?? {};
        this.#log(`${reason} Waiting until that job has ended: trying every ${(0,units/* duration */.p0)(pollIntervalMs)}, ${(0,units/* attempts */.r2)(maxAttempts)} at most.`);
    }
    jobAccepted({ id, isNew }) {
        this.#learn({ jobId: id });
        this.#setOutput('job-id', id);
        const waits = this.#facts.inputs?.wait !== false;
        // An accepted job is queued (docs/reference.md, "The service's API"); the status of any other is not known yet.
        if (waits)
            this.#timeline.begin(isNew ? 'Queued' : 'Waiting');
        const later = waits ? '' : `. Resume it later with ${this.#resumeInputs(id)}.`;
        this.#log(isNew ? `The service accepted job ${id}${later}` : `Resuming job ${id}`);
    }
    jobChecked(job) {
        if (job_status/* EXPORT_JOB */.Tm.stateOf(job) === 'waiting')
            this.#timeline.begin(phaseOf(job.status), timeOf(job));
    }
    jobCompleted(job) {
        const { pageCount } = job;
        this.#timeline.jobEnded(timeOf(job));
        this.#timeline.begin('Bundle URL');
        this.#log(`Job completed${pageCount === undefined ? '' : `, ${(0,units/* pages */.Bd)(pageCount)}`}`);
        if (pageCount === undefined)
            return;
        this.#learn({ pageCount });
        this.#setOutput('page-count', pageCount);
    }
    bundleUrlCreated({ bundleUrl, expiresAt, sizeBytes }) {
        this.#learn({ expiresAt });
        this.#setOutput('bundle-url', bundleUrl);
        this.#setOutput('expires-at', expiresAt ?? '');
        const leftMs = Date.parse(expiresAt ?? '') - Date.now();
        const left = leftMs > 0 ? ` (in ${(0,units/* duration */.p0)(wholeMinutes(leftMs))})` : '';
        const expires = expiresAt === undefined ? '' : `, expires at ${expiresAt}${left}`;
        const bytes = sizeBytes === undefined ? '' : ` for a bundle of ${(0,units/* size */.Ej)(sizeBytes)}`;
        this.#log(`Created a bundle URL${bytes}${expires}`);
    }
    helmValuesWritten(file) {
        this.#setOutput('helm-values-path', file);
    }
    downloadStarting() {
        this.#timeline.begin('Download');
        this.#downloadStartedAt = this.#context.clock.now();
    }
    bundleDownloaded(bundle) {
        const { path, sizeBytes, sha256, site } = bundle;
        const tookMs = this.#context.clock.now() - this.#downloadStartedAt;
        this.#learn({ bundle });
        this.#setOutput('bundle-path', path);
        this.#setOutput('bundle-size', sizeBytes);
        this.#setOutput('bundle-sha256', sha256);
        const rate = (0,units/* size */.Ej)(Math.round(sizeBytes / Math.max(tookMs / 1000, 0.001)));
        this.#log(`Downloaded ${(0,units/* size */.Ej)(sizeBytes)} in ${(0,units/* duration */.p0)(tookMs)} (${rate}/s) to ${path}`);
        this.#log(`SHA-256 ${sha256}`);
        if (site === undefined)
            return;
        this.#setOutput('file-count', site.fileCount);
        this.#setOutput('content-digest', site.contentDigest);
        this.#setOutput('manifest-path', site.manifestPath);
        if (site.path !== undefined)
            this.#setOutput('site-path', site.path);
        if (site.comparison !== undefined) {
            this.#setOutput('changed-files-path', site.comparison.changedFilesPath);
            this.#setOutput('removed-files-path', site.comparison.removedFilesPath);
        }
        const what = `${(0,units/* files */.aq)(site.fileCount)}${site.path === undefined ? '' : ` to ${site.path}`}`;
        this.#log(`${site.path === undefined ? 'The bundle is complete:' : 'Extracted'} ${what}, content digest ${site.contentDigest}`);
    }
    /** What was live when the step began. */
    liveFound(live) {
        this.#learn({ live });
        // It is passed as `job-id`, and anyone who may write deployments wrote it.
        if ((0,id/* isId */.e)(live.jobId))
            this.#setOutput('previous-job-id', live.jobId);
    }
    /** What the site is compared with: the state of the environment after the export. */
    liveStateRead(liveState) {
        this.#learn({ liveState });
        const { live, unfinishedId, isCutOff } = liveState;
        if (unfinishedId !== undefined) {
            this.#log(`Deployment ${unfinishedId} of this site is newer than the live one and has not succeeded, so nobody knows what ` +
                'users see: the site is considered changed');
        }
        else if (live === undefined && isCutOff) {
            this.#log(`None of the newest ${deployments/* MAX_LISTED */.Bl} static-export deployments in environment ${this.#facts.inputs?.environment} is a ` +
                'live one of this site: there is nothing to compare with');
        }
    }
    /** The files of the site, compared with those of the live one, before anything is moved into place. */
    filesCompared({ changes }) {
        // Otherwise every file is new, and a number would say that something was compared.
        if (changes === undefined)
            return;
        const { added, modified, removed } = changes;
        this.#learn({ changes });
        this.#setOutput('files-added', added.length);
        this.#setOutput('files-modified', modified.length);
        this.#setOutput('files-removed', removed.length);
        const numbers = `${(0,units/* grouped */.zD)(added.length)} added, ${(0,units/* grouped */.zD)(modified.length)} modified, ${(0,units/* grouped */.zD)(removed.length)} removed`;
        this.#log(`Compared with the live site: ${numbers}`);
    }
    deliveryStarting() {
        this.#timeline.begin('Deliver');
    }
    assetsAttached(names) {
        this.#learn({ assets: names });
    }
    deploymentCreated(id) {
        this.#learn({ deploymentId: id });
        this.#setOutput('deployment-id', id);
        this.#log(`Created deployment ${id} in environment ${this.#facts.inputs?.environment}`);
    }
    compared(changed) {
        this.#learn({ changed });
        this.#setOutput('changed', String(changed));
        if (!changed)
            this.#log('The site is identical to the live one: nothing changed');
    }
    /** What the error of an unfinished run adds: a job that this run started must not be lost. */
    resumeHint(outcome, code) {
        const { jobId, inputs } = this.#facts;
        if (jobId === undefined && this.#isStarting && outcome === 'cancelled') {
            return 'The start was in progress: a job may be running, but its ID is unknown. Running the workflow again starts another.';
        }
        if (jobId === undefined || outcome === 'failed' || outcome === 'timed-out')
            return undefined;
        // The same inputs would lead to the same response.
        if (code === 'not-found' && inputs?.target.by === 'job')
            return undefined;
        return `Resume the job with ${this.#resumeInputs(jobId)}, which creates a fresh bundle URL.`;
    }
    /** The job summary; undefined if there is none. */
    summary(result) {
        this.#timeline.end();
        return exportSummary(this.#facts, this.#timeline.spans, result);
    }
    #resumeInputs(jobId) {
        return (0,export_target/* resumeInputs */.zc)(jobId, this.#facts.inputs?.target ?? {});
    }
    #learn(facts) {
        this.#facts = { ...this.#facts, ...facts };
    }
    #log(line) {
        this.#context.log.info(line);
    }
}
/** Such as `3f9a2c1b8e7d (main) Add the guide`, safe to show. */
function commitText({ sha, ref, message }) {
    const [subject = ''] = (message ?? '').split('\n');
    const parts = [sha?.slice(0, 12), ref && `(${ref})`, subject];
    return (0,clean_text/* cleanText */.X)(parts.filter(Boolean).join(' '), 150);
}
/** When the service last changed the job, if it says so. */
function timeOf({ updatedAt }) {
    const time = Date.parse(updatedAt ?? '');
    return Number.isNaN(time) ? undefined : time;
}
/** Seconds mean nothing for a time of many minutes, and the service cuts them. */
function wholeMinutes(ms) {
    return ms < 600_000 ? ms : Math.round(ms / 60_000) * 60_000;
}

;// CONCATENATED MODULE: ./lib/src/export/main.js
/** The export action: the run from top to bottom. */


















function main() {
    const report = new ExportReport({ log: step_log.stepLog, clock: clock/* systemClock */.m }, step_outputs/* setOutput */.u);
    return (0,run_action/* runAction */.C)({
        run: (signal) => exportSite(report, { log: step_log.stepLog, clock: clock/* systemClock */.m, signal }),
        resumeHint: (outcome, code) => report.resumeHint(outcome, code),
        summary: (result) => report.summary(result),
    });
}
async function exportSite(report, context) {
    const inputs = readExportInputs();
    report.inputsRead(inputs);
    if (inputs.wait)
        (0,output_folder/* requireUsableFolders */.$)(inputs);
    const previousFiles = await readPreviousManifest(inputs.previousManifest, step_log.stepLog);
    const delivery = await prepareDelivery(inputs, report, context);
    const client = new http_client/* HttpClient */.Q({ keepAlive: true, log: step_log.stepLog });
    const api = new admin_api/* AdminApi */.y({ ...inputs, client, signal: context.signal });
    const service = new ExportService(api, inputs.target.projectId);
    await publishContent(new PublishService(api), inputs, report, context);
    const starting = startOrResume(service, inputs, report, context);
    if (inputs.wait && inputs.download)
        preloadDownload();
    const job = await starting;
    if (!inputs.wait)
        return 'started';
    const completed = await waitForJob(service, job, inputs, report, context);
    (0,acceptance_checks/* requirePages */.cN)(completed.pageCount, inputs, step_log.stepLog);
    const urls = new BundleUrls(service, inputs, report, context);
    const presignedUrl = await urls.ofExport(job.id, completed);
    const exported = { jobId: job.id, pageCount: completed.pageCount };
    let bundle;
    if (inputs.download) {
        const { downloadBundle } = await loadDownload();
        const sources = { ...exported, presignedUrl, urls, previousFiles, delivery };
        bundle = await downloadBundle(sources, inputs, report, context);
    }
    await delivery.deliver({ ...exported, bundle });
    return 'completed';
}
/** The code of the download is loaded late: it would add about a tenth to a run of 100 ms. */
function loadDownload() {
    return __webpack_require__.e(/* import() */ 775).then(__webpack_require__.bind(__webpack_require__, 3775));
}
/** Loads it while the service responds. If that fails, the download says so. */
function preloadDownload() {
    loadDownload().catch(() => undefined);
}


/***/ }),

/***/ 8412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ MAX_LISTED),
/* harmony export */   DS: () => (/* binding */ Deployments),
/* harmony export */   Dd: () => (/* binding */ siteKey),
/* harmony export */   gt: () => (/* binding */ createDeploymentStatus)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7438);
/**
 * The deployments of one environment that this action created for one site: GitHub's record of what is live
 * (docs/reference.md, "Deployments").
 */



/** A job may run for five days, or six hours on GitHub-hosted runners; after six days its runner is certainly gone. */
const STALE_AFTER_MS = 6 * 24 * 3_600_000;
/**
 * How many deployments beyond that age one run checks. A stale deployment is among the first of them on the day that it
 * reaches that age.
 */
const MAX_STALE = 20;
/** How many deployments of this action in the environment one search reads, whatever their site. */
const MAX_LISTED = 500;
/** How many of the site it checks for a success; each costs a request. */
const MAX_CHECKED = 50;
/** The deployments of this action; GitHub filters the list by it. The payload says which site it is. */
const TASK = 'static-export';
/** The part of a deployment that is needed. GitHub returns the payload as it was; some servers return it as text. */
const deploymentSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b()),
    created_at: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    payload: valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
});
const count = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0));
/** A payload with `site` and `jobId` is from this action. */
const payloadSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    site: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    jobId: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    contentDigest: valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), undefined),
    htmlCount: valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(count), undefined),
    sizeBytes: valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(count), undefined),
});
const createdSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b()) });
const statusSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ state: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/**
 * Identifies a site without revealing its domain, which may be a secret.
 *
 * @returns the first 16 hex digits of the domain's SHA-256
 */
function siteKey(domain) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(domain).digest('hex').slice(0, 16);
}
class Deployments {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /**
     * The live deployment is the newest one that ever succeeded, even if it is `inactive` now: GitHub sets that state when
     * any other deployment of the environment succeeds.
     *
     * @throws GitHubError
     */
    async findLive() {
        const seen = { listed: 0 };
        let checked = 0;
        let unfinishedId;
        for await (const { id, jobId, contentDigest, htmlCount, sizeBytes } of this.#deployments(seen)) {
            if ((await this.#states(id)).includes('success')) {
                const live = { id, jobId, contentDigest, htmlCount, sizeBytes };
                return { live, unfinishedId, isCutOff: false };
            }
            unfinishedId ??= id;
            checked += 1;
            if (checked >= MAX_CHECKED)
                return { live: undefined, unfinishedId, isCutOff: true };
        }
        return { live: undefined, unfinishedId, isCutOff: seen.listed >= MAX_LISTED };
    }
    /**
     * Closes stale deployments, whose runner died: older than six days and still open. They become `inactive`, since nobody
     * knows how far they got.
     *
     * @throws GitHubError
     */
    async closeStale(now = Date.now()) {
        let seen = 0;
        for await (const { id, created_at } of this.#deployments()) {
            const ageMs = now - Date.parse(created_at);
            // Also without a valid date: the deployment of a running job must stay open.
            if (!(ageMs > STALE_AFTER_MS))
                continue;
            seen += 1;
            if (seen > MAX_STALE)
                return;
            const states = await this.#states(id);
            if (states.every((state) => OPEN_STATES.has(state))) {
                this.#options.log.info(`Closing stale deployment ${id}: the run that created it never closed it`);
                await createDeploymentStatus(this.#options.api, id, 'inactive', 'The run that created this deployment never closed it');
            }
        }
    }
    /**
     * Creates a deployment, which is not live before it gets the state `success`.
     *
     * @param ref commit that the workflow runs for
     * @returns its number
     * @throws GitHubError
     */
    async create(payload, ref) {
        const { api, environment } = this.#options;
        const body = {
            ref,
            task: TASK,
            environment,
            payload,
            description: `Static export ${payload.jobId}`.slice(0, 140),
            // The site is deployed, not the commit: GitHub must not merge, and the commit's checks do not matter.
            auto_merge: false,
            required_contexts: [],
        };
        const route = 'POST /repos/{owner}/{repo}/deployments';
        return (await api.call(deploymentCall('Creating the deployment'), route, body, createdSchema)).id;
    }
    /**
     * The deployments of this action for this site, newest first, among the newest {@link MAX_LISTED} of the environment.
     *
     * @param seen counts the deployments that were read
     */
    async *#deployments(seen = { listed: 0 }) {
        const { api, environment, site } = this.#options;
        const found = api.list(deploymentCall('Reading the deployments'), 'GET /repos/{owner}/{repo}/deployments', { environment, task: TASK }, deploymentSchema);
        for await (const deployment of found) {
            seen.listed += 1;
            const payload = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(payloadSchema, parsed(deployment.payload));
            if (payload.success && payload.output.site === site)
                yield { ...deployment, ...payload.output };
            if (seen.listed >= MAX_LISTED)
                return;
        }
    }
    /** All states that a deployment ever had, newest first. */
    async #states(deploymentId) {
        const states = [];
        const found = this.#options.api.list(deploymentCall('Reading the deployments'), 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', { deployment_id: deploymentId }, statusSchema);
        for await (const { state } of found)
            states.push(state);
        return states;
    }
}
const OPEN_STATES = new Set(['in_progress', 'queued', 'pending']);
/**
 * Sets the state of a deployment. After a success, GitHub sets the environment's earlier deployments to inactive.
 *
 * @param links what GitHub links to: the page of the workflow run, and the live site ("View deployment")
 * @throws GitHubError
 */
async function createDeploymentStatus(api, deploymentId, state, description, { logUrl, environmentUrl } = {}) {
    const isClosing = state !== 'in_progress';
    await api.call(deploymentCall(isClosing ? `Closing deployment ${deploymentId}` : 'Creating the deployment'), 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
        deployment_id: deploymentId,
        state,
        description,
        auto_inactive: state === 'success',
        ...(logUrl === undefined ? {} : { log_url: logUrl }),
        ...(environmentUrl === undefined ? {} : { environment_url: environmentUrl }),
    }, statusSchema);
}
function deploymentCall(name) {
    return { name, permission: 'deployments: write' };
}
function parsed(payload) {
    return typeof payload === 'string' ? (0,_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(payload) : payload;
}


/***/ }),

/***/ 5553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ gitHubContext)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/** What is needed to call GitHub: the token, and what the runner says about the workflow. */

/**
 * @param neededFor what needs GitHub, as messages name it
 * @throws InputError, or ActionError if the runner does not name the repository
 */
function gitHubContext(token, neededFor) {
    const { env } = process;
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const sha = env['GITHUB_SHA'] ?? '';
    const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    if (!/^[^/\s]+\/[^/\s]+$/.test(repository) || sha === '' || !URL.canParse(apiUrl)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('github', `The environment of the step does not name the repository, which ${neededFor} needs.`, {
            hint: "GitHub's runner sets GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_API_URL. Run the action there.",
        });
    }
    const repositoryUrl = `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}`;
    return {
        token: requireToken(token, neededFor),
        apiUrl: new URL(apiUrl),
        repository,
        sha,
        repositoryUrl,
        runUrl: `${repositoryUrl}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
    };
}
/** A token for GitHub, of any kind. The value is never shown. */
function requireToken(token, neededFor) {
    const fix = 'Remove the input to use the token of the job, `github.token`. A secret that does not exist is empty.';
    if (token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', `is empty, and ${neededFor} needs it.`, fix);
    if (!/^[\x21-\x7e]+$/.test(token)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', 'contains spaces or other characters that are not part of a token.', fix);
    }
    return token;
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


/***/ }),

/***/ 225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entriesInByteOrder),
/* harmony export */   q: () => (/* binding */ inByteOrder)
/* harmony export */ });
/** The order of paths in manifests, digests and lists: by their UTF-8 bytes, as `LC_ALL=C sort` has it. */
const SURROGATE = /[\ud800-\udfff]/;
/** Whether texts that are all like this sort by their UTF-16 units as by their bytes (RFC 3629, section 1). */
function sortsAsUnits(text) {
    return !SURROGATE.test(text);
}
/** @returns a new array */
function inByteOrder(paths) {
    const sorted = [...paths].sort();
    if (sorted.every(sortsAsUnits))
        return sorted;
    // One character per byte of UTF-8.
    const bytes = sorted.map((path) => Buffer.from(path).toString('latin1'));
    return bytes.sort().map((path) => Buffer.from(path, 'latin1').toString());
}
/** @returns the entries of the map in the order of their paths */
function entriesInByteOrder(files) {
    return inByteOrder(files.keys()).map((path) => [path, files.get(path)]);
}


/***/ }),

/***/ 8754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ compareSites),
/* harmony export */   ik: () => (/* binding */ hasChanges),
/* harmony export */   uH: () => (/* binding */ changeLists)
/* harmony export */ });
/* harmony import */ var _byte_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(225);
/** What differs between the live site and the exported one, file by file. */

/** Both in byte order. */
function compareSites(live, site) {
    const added = [];
    const modified = [];
    for (const [path, sha256] of site) {
        const liveSha256 = live.get(path);
        if (liveSha256 === undefined)
            added.push(path);
        else if (liveSha256 !== sha256)
            modified.push(path);
    }
    return { added, modified, removed: [...live.keys()].filter((path) => !site.has(path)) };
}
function hasChanges({ added, modified, removed }) {
    return added.length + modified.length + removed.length > 0;
}
/**
 * @param changes undefined if there is nothing to compare with: then every file is new
 * @returns what to upload, and what to delete, in byte order
 */
function changeLists(site, changes) {
    if (changes === undefined)
        return { changed: site.keys(), removed: [] };
    return { changed: (0,_byte_order_js__WEBPACK_IMPORTED_MODULE_0__/* .inByteOrder */ .q)([...changes.added, ...changes.modified]), removed: changes.removed };
}


/***/ }),

/***/ 3867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L_: () => (/* binding */ formatManifest),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   Sh: () => (/* binding */ ManifestError)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(369);
/* harmony import */ var _byte_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(225);
/**
 * The manifest of a site: its files with their SHA-256, in lines that `sha256sum` writes and `sha256sum -c` reads (GNU
 * Coreutils manual, "md5sum invocation"). Text only, no file system.
 */


/**
 * @param files in byte order. No site has a name that `sha256sum` would escape: a backslash or a line break
 *   (`archive/site/entry-paths.ts`).
 */
function formatManifest(files) {
    let text = '';
    for (const [path, sha256] of files)
        text += `${sha256}  ${path}\n`;
    return text;
}
/** A text is not the manifest of a site. The message continues a sentence after a colon. */
class ManifestError extends Error {
    name = 'ManifestError';
}
/** The second blank is a `*` for a file that was read in binary mode, as `sha256sum` does on Windows. */
const LINE = /^([0-9a-f]{64}) [ *](.+)$/;
/** Editors on Windows put it at the beginning of a file. */
const BYTE_ORDER_MARK = /^\ufeff/;
/**
 * Reads `hash  path` and `hash *path`, with LF or CRLF. A leading `./` is ignored.
 *
 * @throws ManifestError for any other line, a path that no site may have, and a path with two digests: whoever compares
 *   with such a manifest would upload and delete the wrong files
 */
function parseManifest(text) {
    const files = new Map();
    const lines = text.replace(BYTE_ORDER_MARK, '').split('\n');
    // Each line ends with a line feed, except perhaps the last one.
    if (lines.at(-1) === '')
        lines.pop();
    if (lines.length === 0)
        throw new ManifestError('it is empty');
    for (const [index, ended] of lines.entries()) {
        const [, sha256, name] = LINE.exec(ended.endsWith('\r') ? ended.slice(0, -1) : ended) ?? [];
        if (sha256 === undefined || name === undefined) {
            throw new ManifestError(`line ${index + 1} is not a line of \`sha256sum\``);
        }
        const path = name.startsWith('./') ? name.slice(2) : name;
        if (isOutside(path)) {
            throw new ManifestError(`line ${index + 1} has the path "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(name)}", which no site may have`);
        }
        if ((files.get(path) ?? sha256) !== sha256) {
            throw new ManifestError(`it lists "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(path)}" with two digests`);
        }
        files.set(path, sha256);
    }
    return new Map((0,_byte_order_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesInByteOrder */ .M)(files));
}
/** A path of an earlier site ends up in the list of files to delete, so it must not lead outside on any system. */
function isOutside(path) {
    if (/^[a-z]:|[\\\p{Cc}]/iu.test(path))
        return true;
    return path.split('/').some((part) => part === '' || part === '.' || part === '..');
}


/***/ })

};
;