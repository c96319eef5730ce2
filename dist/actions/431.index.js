"use strict";
exports.id = 431;
exports.ids = [431];
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
/** The formats that the action reads. Each is named by its usual file extension. */
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
    // The header of the first block. The three letters before it are not enough, since a text may begin with them.
    { format: '.tar.bz2', offset: 4, bytes: Buffer.from('1AY&SY', 'latin1') },
    { format: '.7z', offset: 0, bytes: Buffer.from('7z\u00bc\u00af\u0027\u001c', 'latin1') },
    { format: '.rar', offset: 0, bytes: Buffer.from('Rar!\u001a\u0007', 'latin1') },
    { format: '.tar', offset: 257, bytes: Buffer.from('ustar', 'latin1') },
];
/** The number of bytes at the start of a file that show its format. */
const HEAD_BYTES = 262;
/**
 * @param head the file's first {@link HEAD_BYTES} bytes, or all if it is shorter
 * @returns undefined for anything that is not a known archive
 */
function archiveFormat(head) {
    return SIGNATURES.find(({ offset, bytes }) => head.subarray(offset, offset + bytes.length).equals(bytes))
        ?.format;
}
/** Describes what was sent instead of an archive. The text continues the sentence "the storage sent". */
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
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   qM: () => (/* binding */ damaged)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/** The errors about a bundle that is damaged, or that contains what a site must not contain. */


/** The hint for anything that a bundle of the service never contains. */
const DAMAGED_HINT = 'The bundle is damaged or hostile; nothing was extracted. Start a new export, and report it to the vendor if that bundle is refused as well.';
/**
 * An error about one entry of the bundle.
 *
 * @param name as stored in the bundle
 * @param problem continues the sentence after the name
 */
function entryError(name, problem, hint = DAMAGED_HINT) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l('bundle-rejected', `The bundle's entry "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(name, 200)}" ${problem}.`, {
        hint,
        isPermanent: true,
    });
}
/** @param problem continues the sentence after a colon */
function damaged(problem, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l('bundle-rejected', `The bundle is not a complete archive: ${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(problem)}.`, {
        hint: DAMAGED_HINT,
        cause,
        isPermanent: true,
    });
}
/** @param excess what the bundle has too much of; continues the sentence after "The bundle" */
function tooLarge(excess) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l('bundle-rejected', `The bundle ${excess}.`, {
        hint: `${DAMAGED_HINT} No documentation site comes close to this limit.`,
        isPermanent: true,
    });
}


/***/ }),

/***/ 7615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

var node_crypto__WEBPACK_IMPORTED_MODULE_0___namespace_cache;
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ContentsHash),
/* harmony export */   e: () => (/* binding */ contentDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/**
 * The content digest of a site: over its file names and contents only, so it does not depend on times, order and
 * compression of the archive (docs/content-digest.md). To compute it by hand, in the folder of the site:
 *
 *     find . -type f -print0 | LC_ALL=C sort -z | xargs -0 -r sha256sum | sha256sum
 *
 * That is one line per file: the SHA-256 of its contents in hex, two spaces, `./` and its path. The lines are sorted by
 * the UTF-8 bytes of the paths, each ends with a line feed, and the digest is the SHA-256 of all lines. For a site
 * without files it is the SHA-256 of nothing (without `-r`, `xargs` would hash its empty input as a file). `sha256sum`
 * escapes a backslash and a line break in a name; no site has such a name (`entry-paths.ts`).
 */

/** SHA-256 of one file's contents, which arrive in one or several pieces. */
class ContentsHash {
    #size;
    #hex;
    #hash;
    /** @param size of the contents in bytes */
    constructor(size) {
        this.#size = size;
    }
    update(piece) {
        if (piece.length === this.#size && isOneShot)
            this.#hex = node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', piece, 'hex');
        else
            this.#running().update(piece);
    }
    /** Returns the digest in hex, after the last piece. */
    digest() {
        return this.#hex ?? this.#running().digest('hex');
    }
    #running() {
        this.#hash ??= node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256');
        return this.#hash;
    }
}
/** Node.js 20.12 and later have `crypto.hash`, which does not create an object for each file of a large site. */
const isOneShot = "hash" in /*#__PURE__*/ (node_crypto__WEBPACK_IMPORTED_MODULE_0___namespace_cache || (node_crypto__WEBPACK_IMPORTED_MODULE_0___namespace_cache = __webpack_require__.t(node_crypto__WEBPACK_IMPORTED_MODULE_0__, 2)));
/**
 * @param files path within the site, with `/` between its parts, and the hex SHA-256 of the contents, in the order of
 *   the paths' bytes
 * @returns `sha256:` and 64 hex digits
 */
function contentDigest(files) {
    const digest = node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256');
    for (const [path, sha256] of files)
        digest.update(`${sha256}  ./${path}\n`);
    return `sha256:${digest.digest('hex')}`;
}


/***/ }),

/***/ 2534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ SiteTree),
/* harmony export */   As: () => (/* binding */ mergedName),
/* harmony export */   Xh: () => (/* binding */ isReservedByWindows),
/* harmony export */   l2: () => (/* binding */ sitePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2747);
/**
 * Checks the names of files and folders of a site. The system must be able to hold them, and they must not lead
 * elsewhere on any system. It works on text only, not on the file system. Sources: Microsoft, "Naming Files, Paths, and
 * Namespaces" (characters, reserved names); POSIX NAME_MAX and PATH_MAX as Linux defines them.
 */



/** The hint for a name that causes problems for programs on any system. */
const RENAME_HINT = 'Nothing was extracted. Rename the page or file in the documentation, and start a new export.';
/** The hint for a name that other systems can hold. */
const OTHER_SYSTEM_HINT = 'Nothing was extracted. Run this step on Linux, or rename the page or file in the documentation and start a new export.';
/** Longest name of one file or folder, and longest path within the site, in bytes of UTF-8. */
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 4096;
/** How deep folders may be nested. No site comes close, and every system has tools that fail at a few hundred. */
const MAX_FOLDER_DEPTH = 100;
/** These names are reserved even with an extension, in upper or lower case. Windows drops spaces before the dot. */
const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/**
 * Returns the path within the site for a name in a bundle, without `./`, double slashes, and trailing slashes.
 *
 * @param name bytes as stored in the bundle
 * @param isWindows whether the site is for Windows, which cannot hold some names
 * @returns parts with `/` between them; empty for the folder of the complete site (`./`)
 * @throws ActionError for a name that is dangerous anywhere, or that this system cannot hold
 */
function sitePath(name, isWindows) {
    const text = name.toString('utf8');
    if (name.length === 0)
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has no name');
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(name))
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name that is not UTF-8');
    if (name.length > MAX_PATH_BYTES) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `has a name of ${name.length} bytes; the limit is ${MAX_PATH_BYTES}`, RENAME_HINT);
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
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a control character in its name', RENAME_HINT);
    const segments = text.split('/').filter((segment) => segment !== '' && segment !== '.');
    if (segments.length > MAX_FOLDER_DEPTH + 1) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `is nested more than ${MAX_FOLDER_DEPTH} folders deep`, RENAME_HINT);
    }
    for (const segment of segments) {
        checkSegment(segment, text);
        if (isWindows)
            checkForWindows(segment, text);
    }
    return segments.join('/');
}
function checkSegment(segment, text) {
    if (segment === '..')
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has ".." in its name');
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `has a name longer than ${MAX_SEGMENT_BYTES} bytes between two slashes`, RENAME_HINT);
    }
}
function checkForWindows(segment, text) {
    const forbidden = /[<>:"|?*]/.exec(segment);
    if (forbidden !== null) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, `has a ${forbidden[0]} in its name, which Windows does not allow`, OTHER_SYSTEM_HINT);
    }
    if (segment.endsWith('.') || segment.endsWith(' ')) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name that ends in a dot or a space, which Windows removes', OTHER_SYSTEM_HINT);
    }
    if (isReservedByWindows(segment)) {
        throw (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(text, 'has a name that Windows reserves for a device', OTHER_SYSTEM_HINT);
    }
}
/** Whether Windows takes the name of a file or folder for a device. */
function isReservedByWindows(segment) {
    return RESERVED_BY_WINDOWS.test(segment);
}
/** The names of a site as they arrive, each compared with those before it. */
class SiteTree {
    #isWindows;
    /** The entries by their names as Windows sees them, or by their exact names. */
    #entries = new Map();
    /**
     * The key of each folder by its exact path. A key is made from that of the parent, so its cost does not grow with the
     * depth; the site's own folder always exists.
     */
    #folderKeys = new Map([['', '']]);
    #nameBytes = 0;
    /** @param isWindows whether two names that differ by case or Unicode normalization alone are the same */
    constructor(isWindows) {
        this.#isWindows = isWindows;
    }
    /** Files and folders so far, including folders that appear only in the paths of others. */
    get size() {
        return this.#entries.size;
    }
    /**
     * Bytes of all paths so far, each counted every time it appeared. It measures what the names cost in memory and time.
     */
    get nameBytes() {
        return this.#nameBytes;
    }
    /**
     * @param path as {@link sitePath} returns it
     * @returns folders to create first, outer ones before inner ones
     * @throws ActionError if the name is taken
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
    /** Whether there is a file with exactly this name. */
    hasFile(path) {
        const { parent, name } = parts(path);
        // A name that is too long cannot be in the site, and would cost more to compare.
        if (!this.#folderKeys.has(parent) || name.length > MAX_SEGMENT_BYTES)
            return false;
        const known = this.#entries.get(this.#keyOf(path));
        return known?.path === path && !known.isFolder;
    }
    /** Whether there is a folder with exactly this name; the site's own folder always exists. */
    hasFolder(path) {
        return this.#folderKeys.has(path);
    }
    /** The top folder of the first name, if it has one. */
    get firstFolder() {
        const [first] = this.#entries.values();
        return first?.isFolder ? first.path : undefined;
    }
    /** The single folder that contains everything; empty if there is none. */
    singleFolder() {
        let single = '';
        for (const { path, isFolder } of this.#entries.values()) {
            if (path.includes('/'))
                continue;
            if (single !== '' || !isFolder)
                return '';
            single = path;
        }
        return single;
    }
    /** Whether everything is in this folder. */
    isAllIn(folder) {
        if (!this.hasFolder(folder))
            return false;
        for (const { path } of this.#entries.values()) {
            if (!`${path}/`.startsWith(`${folder}/`) && !folder.startsWith(`${path}/`))
                return false;
        }
        return true;
    }
    #addParent(path) {
        const { parent } = parts(path);
        return this.#folderKeys.has(parent) ? [] : this.addFolder(parent);
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
    /** Returns the key of a path whose parent is known. */
    #keyOf(path) {
        if (!this.#isWindows)
            return path;
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
    return mergedName(entry.path, `"${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X)(known.path, 200)}"`);
}
/** @param other the name that the disk considers the same */
function mergedName(path, other) {
    const problem = `differs from ${other} only by case or Unicode normalization, so this disk keeps only one of the two`;
    return (0,_bundle_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .entryError */ .Pm)(path, problem, OTHER_SYSTEM_HINT);
}
/**
 * Two names have the same key by Unicode's canonical equivalence and simple case folding, which folds slightly more
 * than NTFS.
 */
function collisionKey(name) {
    if (/^[\0-\x7f]*$/.test(name))
        return name.toLowerCase();
    return Array.from(name.normalize('NFD'), foldCase).join('');
}
function foldCase(character) {
    // Convert to upper case first, since two lower-case letters can share an upper-case one. The dotless i remains a
    // separate letter.
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
/* harmony export */   G: () => (/* binding */ FILE_NAMES),
/* harmony export */   X: () => (/* binding */ NAMES)
/* harmony export */ });
/* harmony import */ var _archive_archive_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8101);
/** Names in the folder that receives the bundle (docs/reference.md, "Bundle formats" and "Manifest and lists"). */

const NAMES = {
    /** The name of the bundle, without its extension. */
    bundle: 'static-export',
    site: 'site',
    manifest: 'site.sha256',
    changedFiles: 'changed-files.txt',
    removedFiles: 'removed-files.txt',
    /** Proves that this action made the site next to it (docs/reference.md, "Atomic replace"). */
    siteMarker: '.static-export-site',
};
/** The files that may be written. The format of the bundle is known only when its first bytes arrive. */
const FILE_NAMES = [
    ..._archive_archive_format_js__WEBPACK_IMPORTED_MODULE_0__/* .ARCHIVE_FORMATS */ .Oz.map((format) => `${NAMES.bundle}${format}`),
    NAMES.manifest,
    NAMES.changedFiles,
    NAMES.removedFiles,
];


/***/ }),

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
/**
 * Moves and removes files that another program may block for a moment. Windows neither renames nor removes a file that
 * is open, and virus scanners open every new file.
 */



const RETRY_DELAYS_MS = process.platform === 'win32' ? [50, 100, 200, 400, 800, 1600, 3200] : [50, 100, 200];
const IN_USE = new Set(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY']);
/** @throws whatever the change throws: immediately, or after retries if the file stays in use */
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
/**
 * Removes a file, or a folder with everything in it. Logs what cannot be removed, and never throws: a clean-up must not
 * change the result of a run.
 */
async function remove(target, log) {
    try {
        await whileInUse(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(target, { recursive: true, force: true }));
    }
    catch (error) {
        const { code } = error;
        log.info(`Could not remove "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanText */ .X)(target)}" (${code}). Remove it by hand.`);
    }
}


/***/ }),

/***/ 6230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ removeAbandoned),
/* harmony export */   y: () => (/* binding */ WorkFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _move_and_remove_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7502);
/**
 * The hidden folder that holds everything unfinished: the partial bundle, the staged site, and what is being replaced.
 * A later clean-up needs to know only its name.
 *
 * While it exists, the folder around it belongs to this run. Two runs that replace the same files would undo each
 * other's work. Its name contains the machine and the process, and its time is renewed, so that a run recognizes what a
 * killed run left.
 */






const NAME = /^\.static-export-([0-9a-f]{8})-(\d+)-[0-9a-f-]{36}$/;
/** Containers have their own process numbers, and their own host names. */
const MACHINE = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(node_os__WEBPACK_IMPORTED_MODULE_3__.hostname()).digest('hex').slice(0, 8);
const RENEW_MS = 20_000;
/**
 * After this time without a renewal, a run whose process is unknown here counts as ended. The process may be on another
 * machine, or its number may belong to another program by now.
 */
const ABANDONED_MS = 120_000;
class WorkFolder {
    #path;
    #renewing;
    #onOpen;
    /** @param onOpen called with its path, for a clean-up after this process */
    constructor(onOpen = () => undefined) {
        this.#onOpen = onOpen;
    }
    /** Its path; undefined until it is open. */
    get path() {
        return this.#path;
    }
    /**
     * Creates it, and the folder around it if that does not exist.
     *
     * @returns false if a run that has not ended uses the folder; then nothing is created
     * @throws file system errors
     */
    open(folder) {
        createFolder(folder);
        const name = `.static-export-${MACHINE}-${process.pid}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
        const work = node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, name);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(work);
        // Checked afterwards: if two runs open theirs at the same moment, at least one sees the other.
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder).some((other) => other !== name && isInUse(folder, other))) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(work, { recursive: true, force: true });
            return false;
        }
        this.#path = work;
        this.#onOpen(work);
        this.#renewing = setInterval(() => renew(work), RENEW_MS).unref();
        process.once('exit', () => removeEmpty(work));
        return true;
    }
    /** Removes it with everything in it. Never throws. */
    async remove(log) {
        clearInterval(this.#renewing);
        if (this.#path !== undefined)
            await (0,_move_and_remove_js__WEBPACK_IMPORTED_MODULE_5__.remove)(this.#path, log);
    }
}
/**
 * Creates the folder and its parents, one at a time: the recursion of Node.js never ends where the system denies that the
 * parent exists, as in `/proc`, and on Windows with some characters.
 */
function createFolder(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        return;
    const parent = node_path__WEBPACK_IMPORTED_MODULE_4__.dirname(folder);
    if (parent !== folder && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(parent))
        createFolder(parent);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder);
    }
    catch (error) {
        // Another step may have created it meanwhile.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
            throw error;
    }
}
/** Removes the work folders of runs that were killed. Never throws. */
async function removeAbandoned(folder, log) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder).catch(() => [])) {
        if (!NAME.test(name) || isInUse(folder, name))
            continue;
        const work = node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, name);
        log.info(`Removing what an interrupted run left: ${work}`);
        await (0,_move_and_remove_js__WEBPACK_IMPORTED_MODULE_5__.remove)(work, log);
    }
}
function isInUse(folder, name) {
    const [, machine, pid] = NAME.exec(name) ?? [];
    if (pid === undefined || (machine === MACHINE && !isRunning(Number(pid))))
        return false;
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(node_path__WEBPACK_IMPORTED_MODULE_4__.join(folder, name), { throwIfNoEntry: false });
    return found !== undefined && Date.now() - found.mtimeMs < ABANDONED_MS;
}
function isRunning(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch (error) {
        // Another user's process cannot be signaled, but it exists.
        return error.code === 'EPERM';
    }
}
/** Removes an empty folder when the process exits early. Removing a full one takes time: the post step does that. */
function removeEmpty(work) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(work);
    }
    catch {
        // It has contents, or it was already removed.
    }
}
function renew(work) {
    try {
        const now = new Date();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.utimesSync)(work, now, now);
    }
    catch {
        // Someone removed it. The next operation that needs it reports that.
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
// EXTERNAL MODULE: ./lib/src/archive/site/content-digest.js
var content_digest = __webpack_require__(7615);
// EXTERNAL MODULE: ./lib/src/site/compare-sites.js
var compare_sites = __webpack_require__(8754);
// EXTERNAL MODULE: ./lib/src/values/id.js
var id = __webpack_require__(7628);
;// CONCATENATED MODULE: ./lib/src/export/bundle/compare-with-live.js
/**
 * Compares the exported site with the live one, before anything is put into place. It finds out which files changed,
 * and whether too many pages are gone.
 *
 * Everything here uses the state of the environment after the export (`Delivery.liveState`), and so does `changed`.
 * Another run may have deployed meanwhile, and the guard, the lists, and `changed` must not contradict each other. Only
 * `previous-job-id` is what was live when the step began.
 */





/**
 * Applies the inputs `previous-manifest`, `list-changes`, and `max-page-loss`.
 *
 * @returns undefined unless lists were asked for
 * @throws ActionError if too many pages are gone; GitHubError if the guard cannot know what is live
 */
async function compareWithLive(site, inputs, sources, report, context) {
    const { environment, previousManifest, listChanges, maxPageLoss } = inputs;
    const wantsLists = previousManifest !== undefined || listChanges;
    if (!wantsLists && maxPageLoss === undefined)
        return undefined;
    const state = environment === undefined ? undefined : await liveStateOf(sources, maxPageLoss);
    const manifest = environment === undefined ? sources.previousFiles : manifestOfLive(sources.previousFiles, state, context);
    let comparison;
    if (wantsLists) {
        const live = listChanges ? await liveFiles(site, state, sources, context) : manifest;
        comparison = { changes: live && (0,compare_sites/* compareSites */.Ci)(live, site.files) };
        report.filesCompared(comparison);
    }
    if (maxPageLoss !== undefined) {
        // The record takes precedence, since it describes the site that was deployed. A record of an older version has no
        // page count.
        const livePages = state?.live?.htmlCount ?? (manifest && (0,page_loss/* countPages */.E1)(manifest.keys()));
        if (livePages !== undefined)
            requireLivePages(livePages, (0,page_loss/* countPages */.E1)(site.files.keys()), maxPageLoss, report);
        else if (state?.isCutOff)
            throw liveIsUnknown();
        else
            context.log.info(uncheckedPageLoss(state, environment));
    }
    return comparison;
}
/** Without the guard, the bundle is put into place even if GitHub does not answer; the delivery then fails. */
async function liveStateOf({ delivery }, maxPageLoss) {
    try {
        return await delivery.liveState();
    }
    catch (error) {
        if (maxPageLoss === undefined && error instanceof errors/* ActionError */.l)
            return undefined;
        throw error;
    }
}
/** The report logs why nobody knows what is live (`liveStateRead`). The delivery logs that GitHub did not answer. */
function isKnown(state) {
    return state !== undefined && state.unfinishedId === undefined;
}
function logNothing(log, why) {
    log.info(`${why}: there is nothing to compare with, so every file is listed as changed`);
}
/**
 * With `environment`, the manifest must match the live record. The difference from any other site would leave files of
 * the live one in place.
 *
 * @returns undefined if there is nothing to compare with
 */
function manifestOfLive(manifest, state, { log }) {
    if (manifest === undefined || !isKnown(state))
        return undefined;
    if (state.live === undefined)
        return logNothing(log, 'No deployment of this site is live');
    const digest = (0,content_digest/* contentDigest */.e)(manifest);
    if (digest === state.live.contentDigest)
        return manifest;
    return logNothing(log, 'The previous manifest is not that of the live deployment');
}
/** @returns undefined if there is nothing to compare with */
async function liveFiles(site, state, { readSite }, { log, signal }) {
    if (!isKnown(state))
        return undefined;
    const nothing = (why) => logNothing(log, why);
    if (state.live === undefined)
        return nothing('No deployment of this site is live');
    const { jobId, contentDigest } = state.live;
    if (contentDigest === site.contentDigest)
        return site.files;
    // The ID becomes part of an address, and anyone who may write deployments can have written it.
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
        if (!(error instanceof errors/* ActionError */.l))
            throw error;
        return nothing(`The bundle of the live job ${jobId} is not available. ${error.message.replace(/\.$/, '')}`);
    }
}
function liveIsUnknown() {
    return new errors/* ActionError */.l('check-failed', 'None of the newest 50 deployments of this site succeeded, and older ones are not read, so `max-page-loss` has nothing ' +
        'to compare with.', {
        hint: 'The existing bundle and site were left unchanged, and nothing was deployed. Find out why the deployments fail. To ' +
            'deploy this export, remove `max-page-loss` for one run.',
        isPermanent: true,
    });
}
/** @returns a line for the log */
function uncheckedPageLoss(state, environment) {
    const isFirst = environment === undefined || (isKnown(state) && state.live === undefined);
    const why = isFirst ? 'No site is live yet' : 'The page count of the live site is unknown';
    return `${why}: \`max-page-loss\` is not checked`;
}
/** @throws ActionError */
function requireLivePages(livePages, sitePages, limit, report) {
    const problem = (0,page_loss/* pageLossProblem */.Ux)(livePages, sitePages, limit);
    if (problem === undefined)
        return;
    report.pagesLost({ livePages, sitePages });
    throw new errors/* ActionError */.l('check-failed', problem, {
        hint: 'The existing bundle and site were left unchanged, and nothing was deployed. Check whether pages are missing from ' +
            'the documentation. If they were removed on purpose, raise `max-page-loss` for one run.',
        isPermanent: true,
    });
}

;// CONCATENATED MODULE: ./lib/src/export/bundle/acceptance-checks.js




const UNCHANGED = 'The existing bundle and site were left unchanged.';
/** The most names that a message lists. */
const MAX_NAMES = 10;
/**
 * Checks the input `min-pages` against the page count of the service. If the service reports none, the bundle's pages
 * are counted later.
 *
 * @throws ActionError
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
    throw new errors/* ActionError */.l('check-failed', `The export has ${(0,units/* pages */.Bd)(pageCount)}, but \`min-pages\` requires ${(0,units/* grouped */.zD)(minPages)}.`, {
        hint: `${state} Check whether pages are missing from the documentation, or lower \`min-pages\`.`,
        isPermanent: true,
    });
}
/** @param why continues the sentence "and ..." */
function logUncounted(log, why) {
    log.info(`\`min-pages\` is not checked: the service reports no page count, and ${why}.`);
}
/**
 * Refuses inputs that need the files of the site, since an archive format that is not read has no known files.
 *
 * @throws ActionError for the first input that needs the files; `list-changes` and `max-page-loss` need one of these
 */
function requireNoFiles({ requireFiles: required, environment, previousDigest, previousManifest, }) {
    const given = Object.entries({
        'require-files': required[0],
        environment,
        'previous-digest': previousDigest,
        'previous-manifest': previousManifest,
    });
    const [input] = given.find(([, value]) => value !== undefined) ?? [];
    if (input === undefined)
        return;
    throw new errors/* ActionError */.l('check-failed', `The archive format of the bundle is not read, so \`${input}\` cannot be checked.`, { hint: `Remove \`${input}\`. ${UNCHANGED}` });
}
/**
 * Checks the input `require-files`.
 *
 * @param files the site's files by their paths
 * @throws ActionError
 */
function requireFiles(files, required) {
    const missing = required.filter((file) => !files.has(file));
    if (missing.length === 0)
        return;
    const more = missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : '';
    const present = [...files.keys()];
    const named = missing.slice(0, MAX_NAMES).map((file) => `"${file}"${similar(file, present)}`);
    throw new errors/* ActionError */.l('check-failed', `The site lacks files that \`require-files\` requires: ${named.join(', ')}${more}.`, {
        hint: `${UNCHANGED} Write one path per line, relative to the site; paths are case-sensitive.`,
        isPermanent: true,
    });
}
/** Returns what the site has in place of a missing file, if it is easily mistaken for that file. */
function similar(file, present) {
    const names = [file, `${file}.html`, file.replace(/\.html?$/i, '/index.html')].map((name) => name.toLowerCase());
    const other = present.find((name) => names.includes(name.toLowerCase()));
    if (other !== undefined)
        return ` (there is "${other}")`;
    return present.some((name) => name.startsWith(`${file}/`)) ? ' (a folder)' : '';
}
/**
 * Checks a site before it moves into place, and compares it with the live one.
 *
 * @param site undefined if the archive format is not read
 * @param pageCount as the service reports it, which was checked earlier
 * @returns undefined unless lists of what changed were asked for
 * @throws ActionError if a check fails; GitHubError if a check needs the live state and cannot read it
 */
async function acceptSite(site, pageCount, inputs, sources, report, context) {
    const { minPages } = inputs;
    if (site === undefined) {
        requireNoFiles(inputs);
        if (pageCount === undefined && minPages > 1)
            logUncounted(context.log, 'this archive format is not read');
        return undefined;
    }
    if (pageCount === undefined)
        requireEnough((0,page_loss/* countPages */.E1)(site.files.keys()), minPages, UNCHANGED);
    requireFiles(site.files, inputs.requireFiles);
    return compareWithLive(site, inputs, sources, report, context);
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
 * Compares the site with the live one by the records of the environment.
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
 * Compares the site with `previous-manifest` or `previous-digest`, without `environment`.
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

/***/ 4755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ requireUsableFolders),
/* harmony export */   Pm: () => (/* binding */ claimFolder),
/* harmony export */   qp: () => (/* binding */ defaultFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1612);
/* harmony import */ var _disk_disk_fix_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6379);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5071);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6629);
/**
 * The folder that receives the bundle and the site: where it is, and whether the step can use it. It is tested by
 * writing, before an hour of work.
 */







/**
 * The default of `path`: a separate folder for each job, so that two exports in one workflow job never overwrite each
 * other.
 *
 * @returns absolute path in the runner's folder for temporary files
 */
function defaultFolder(tempFolder, jobId) {
    // An ID with other characters may not be a valid name on every system, so its digest becomes the name.
    const isName = /^[a-z0-9_-]{1,64}$/.test(jobId);
    const name = isName ? jobId : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(jobId).digest('hex').slice(0, 32);
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(tempFolder, 'static-export', name);
}
/**
 * Claims the folder of `path` for this run, before anything is requested.
 *
 * @throws InputError if the folder cannot be created or written to, if another run uses it, or if it contains a `site` that
 *   this action did not create, or a folder where the bundle belongs
 * @throws ActionError if the runner's folder for temporary files is not writable
 */
function requireUsableFolders({ folder, tempFolder, download, extract }, workFolder) {
    requireTempFolder(tempFolder);
    if (!download || folder === undefined)
        return;
    claimFolder(folder, workFolder);
    requireNoFolder(folder, extract ? [..._bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .G, _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .NAMES */ .X.siteMarker] : _bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .G);
    if (extract)
        requireReplaceableSite(folder);
}
/** Tests by writing, because checking permissions is not enough: on Windows, that ignores access control lists. */
function requireTempFolder(folder) {
    const probe = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, `.static-export-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(probe);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ActionError */ .l('disk', `The folder for temporary files "${folder}" is not writable.`, {
            hint: (0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runnerFileHint */ .Qn)('RUNNER_TEMP', cause),
            cause,
        });
    }
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(probe);
    }
    catch {
        // A virus scanner may hold the file open for a moment. The runner empties the folder.
    }
}
/** @throws InputError if it is not writable, or if another run uses it */
function claimFolder(folder, workFolder) {
    let isFree;
    try {
        isFree = workFolder.open(folder);
    }
    catch (error) {
        const { code } = error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d('path', `is "${folder}", and this step cannot write to it (${code}).`, `${(0,_disk_disk_fix_js__WEBPACK_IMPORTED_MODULE_4__/* .diskFix */ .P)(error)} You can also name another folder. It is created if it does not exist.`, 'disk');
    }
    if (!isFree) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d('path', `is "${folder}", which another export uses that has not ended.`, 'Give each export a `path` of its own, or leave `path` empty. If the other one was killed, try again in two minutes.');
    }
}
const REPLACE_FIX = 'Remove or rename it, or set `path` to another folder.';
/** A file never replaces a folder (`bundle/atomic-replace.ts`). */
function requireNoFolder(folder, names) {
    for (const name of names) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name), { throwIfNoEntry: false })?.isDirectory() !== true)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d('path', `is "${folder}", which contains a folder "${name}", where this action writes a file.`, REPLACE_FIX);
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d('path', `is "${folder}", which contains a "${_bundle_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .NAMES */ .X.site}" that this action did not create.`, `${REPLACE_FIX} Only a site that this action extracted is replaced.`);
}


/***/ }),

/***/ 8209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ LIVE_BEFORE),
/* harmony export */   BU: () => (/* binding */ WORK_FOLDER),
/* harmony export */   C1: () => (/* binding */ DEPLOYMENT_ID),
/* harmony export */   Uc: () => (/* binding */ COMPLETED_JOB),
/* harmony export */   a6: () => (/* binding */ DEPLOYMENT_STATE),
/* harmony export */   qT: () => (/* binding */ UNFINISHED_RELEASE)
/* harmony export */ });
/** What the step saves for its post step: the names under which the runner keeps it. */
/** Hidden folder for all unfinished files, which the step removes at its end unless it is killed. */
const WORK_FOLDER = 'work-folder';
/** The inputs for resuming the job whose export the step completed, as messages quote them. */
const COMPLETED_JOB = 'completed-job';
/** Number of the deployment that the step created. */
const DEPLOYMENT_ID = 'deployment-id';
/** What was live before the deployment, as JSON; empty if that is not known. */
const LIVE_BEFORE = 'live-before';
/** What is left to do for the files of the release; empty if nothing is. */
const UNFINISHED_RELEASE = 'unfinished-release';
/** How far the step got; missing while the step that created the deployment is running. */
const DEPLOYMENT_STATE = 'deployment-state';


/***/ }),

/***/ 6431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/context/context.js
var context = __webpack_require__(2409);
// EXTERNAL MODULE: ./lib/src/disk/work-folder.js
var work_folder = __webpack_require__(6230);
// EXTERNAL MODULE: ./lib/src/http/http-client.js
var http_client = __webpack_require__(9499);
// EXTERNAL MODULE: ./lib/src/runner/run-action.js
var run_action = __webpack_require__(1871);
// EXTERNAL MODULE: ./lib/src/runner/saved-state.js
var saved_state = __webpack_require__(3882);
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
// EXTERNAL MODULE: ./lib/src/values/id.js
var id = __webpack_require__(7628);
// EXTERNAL MODULE: ./lib/src/values/url.js
var values_url = __webpack_require__(8288);
// EXTERNAL MODULE: ./lib/src/service/hints.js
var hints = __webpack_require__(4592);
// EXTERNAL MODULE: ./lib/src/service/job-status.js
var job_status = __webpack_require__(980);
// EXTERNAL MODULE: ./lib/src/service/service-error.js
var service_error = __webpack_require__(2894);
;// CONCATENATED MODULE: ./lib/src/service/export-service.js
/**
 * The service's static export, by its two APIs: one by domain, and its replacement by project. Nothing else knows which
 * of them is used (docs/reference.md, "The service's API"). Each call sends one request.
 *
 * Responses are unknown until a schema has decoded them. A field that the service promises must exist and be valid.
 * Every other field is used if it is valid, and ignored if it is not. The same applies to the other services in this
 * folder.
 */







/** A non-negative safe integer. */
const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const startedJobSchema = dist/* object */.Ikc({ jobId: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y(id/* isId */.e)) });
const exportJobSchema = dist/* pipe */.FsL(dist/* object */.Ikc({
    /** The status as the service reports it. */
    status: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    progress: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0), dist/* maxValue */.cGV(100))), undefined),
    pageCount: dist/* fallback */.NpB(dist/* optional */.lqM(count), undefined),
    error: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())), undefined),
    bundleUrl: dist/* optional */.lqM(dist/* unknown */.L5J()),
    expiresAt: dist/* optional */.lqM(dist/* unknown */.L5J()),
    sizeBytes: dist/* optional */.lqM(dist/* unknown */.L5J()),
}), dist/* transform */.pdi(({ bundleUrl, expiresAt, sizeBytes, ...job }) => ({
    ...job,
    // The values as received: whether they can be used depends on the API's address.
    ...(bundleUrl === undefined || bundleUrl === null ? {} : { bundle: { bundleUrl, expiresAt, sizeBytes } }),
})));
/** @param api base address of the API: over https, it must not name a plain http address of this machine */
function bundleUrlSchema(api) {
    return dist/* object */.Ikc({
        bundleUrl: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y((text) => isBundleUrl(text, api))),
        expiresAt: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[\x20-\x7e]{1,64}$/))), undefined),
        sizeBytes: dist/* fallback */.NpB(dist/* optional */.lqM(count), undefined),
    });
}
function isBundleUrl(text, api) {
    // Checked on the text itself: URL.parse silently drops line breaks, and this becomes an output unchanged.
    if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text))
        return false;
    const url = new URL(text);
    // Node.js would send credentials before the host as a header, and they would not be masked.
    const hasCredentials = url.username !== '' || url.password !== '';
    return (0,values_url/* isSecureUrl */.z)(url) && !hasCredentials && (url.protocol === 'https:' || api.protocol === 'http:');
}
/** A lost response to a start cannot be recovered. The service also may pack the archive while it signs its URL. */
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
            schema: startedJobSchema,
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
            schema: exportJobSchema,
            expected: 'a `status`',
        });
    }
    /** True if the bundle URL is part of the status, so that there is no other request for it. */
    hasUrlInStatus(completed) {
        return this.#projectId !== undefined || completed.bundle !== undefined;
    }
    /**
     * Returns the bundle URL in the status of a completed job.
     *
     * @throws ServiceError if it has none yet, or one that cannot be used; ActionError if the job is now `failed`
     */
    urlInStatus(jobId, job) {
        if (job_status/* EXPORT_JOB */.Tm.stateOf(job) === 'failed') {
            throw new errors/* ActionError */.l('job-failed', `The service now reports that export job ${jobId} failed.`, {
                hint: 'A failed job cannot be resumed. Run the workflow again to start a new job.',
            });
        }
        if (job.bundle === undefined) {
            const reason = 'the job has completed, but its status has no bundle URL yet.';
            throw new service_error/* ServiceError */._('makeBundle', { kind: 'no-bundle-url' }, reason, undefined);
        }
        const parsed = dist/* safeParse */.xLC(bundleUrlSchema(this.#api.baseUrl), job.bundle);
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
            schema: bundleUrlSchema(this.#api.baseUrl),
            expected: 'a valid `bundleUrl`',
        });
    }
}

;// CONCATENATED MODULE: ./lib/src/service/publish-service.js
/**
 * The service's publish run of the latest content, which its API calls an update. Each call sends one request
 * (docs/reference.md, "The service's API").
 */


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
const startedPublishRunSchema = dist/* object */.Ikc({ statusId: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y(id/* isId */.e)) });
const START_DEADLINE_MS = 60_000;
/** The status contains the complete log of the build, line by line: 20,000 lines have a few megabytes. */
const MAX_STATUS_BYTES = 100_000_000;
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
            schema: startedPublishRunSchema,
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
            maxBytes: MAX_STATUS_BYTES,
            schema: publishRunSchema,
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
 * The values of the query that let someone else use the URL, as they are written in the URL and decoded.
 *
 * It never contains the complete URL: the runner also masks the parts of a value between `&`, and with them outputs
 * that have nothing to do with it (actions/runner, SecretMasker.cs and ValueEncoders.cs).
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
// EXTERNAL MODULE: ./lib/src/disk/move-and-remove.js
var move_and_remove = __webpack_require__(7502);
// EXTERNAL MODULE: ./lib/src/runner/runner-files.js
var runner_files = __webpack_require__(6629);
;// CONCATENATED MODULE: ./lib/src/export/bundle/helm-values.js
/**
 * The values file for `helm upgrade -f` (docs/reference.md, "Helm values"). It is a file because `--set` splits at
 * commas and shows the bundle URL in the log of the step.
 */






/** One file per step: a fresh bundle URL replaces the previous one. */
const NAME = `static-export-values-${(0,external_node_crypto_.randomUUID)()}.yaml`;
/**
 * Writes the file, readable by its owner only, since the bundle URL is a credential.
 *
 * @param folder the runner's folder for temporary files, outside the workspace so that no step uploads or commits it
 * @returns its absolute path
 * @throws ActionError
 */
async function writeHelmValues(values, folder) {
    const file = external_node_path_.join(folder, NAME);
    const temporary = `${file}.part`;
    try {
        await (0,promises_.writeFile)(temporary, helmValues(values), { flag: 'wx', mode: 0o600 });
        await (0,move_and_remove.move)(temporary, file);
    }
    catch (cause) {
        await (0,promises_.rm)(temporary, { force: true }).catch(() => undefined);
        throw new errors/* ActionError */.l('disk', `The values file for Helm could not be written to "${folder}".`, {
            hint: (0,runner_files/* runnerFileHint */.Qn)('RUNNER_TEMP', cause),
            cause,
        });
    }
    return file;
}
/**
 * The values as YAML. A JSON string is a double-quoted YAML scalar (YAML 1.2, section 5.7), and quoting keeps it a
 * string: YAML 1.1 readers, such as Helm's, take an unquoted `2024-06-01` for a date and `yes` for a boolean.
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
/** Escapes what JSON allows in a string but YAML does not, or takes for a line break (YAML 1.2, section 5.1). */
function yamlString(text) {
    return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

;// CONCATENATED MODULE: ./lib/src/export/bundle/bundle-urls.js









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
     * Returns the bundle URL of the run's own job. It becomes the outputs and the values file for Helm, and so does each
     * fresh URL that replaces it.
     *
     * @param completed the status of the job, which may contain the URL
     * @throws ActionError if the bundle does not become ready, or if an output or the values file cannot be written;
     *   ServiceError if the service refuses or its failures do not end
     */
    ofExport(jobId, completed) {
        return this.#open(jobId, completed, this.#inputs.maxAttempts, (url) => this.#announce(url));
    }
    /**
     * Returns the bundle URL of the live job, which does not become an output. That job ended long ago, so its bundle is
     * either available immediately or gone.
     *
     * @throws ActionError or ServiceError
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
     * Each call of the result requests a fresh URL, from the status of the job or, if the status has none, from the
     * bundle endpoint. The first call uses the status that is already known.
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
    /**
     * Waits while the service reports that the bundle is not ready, with the same limits as the wait for the end of a
     * job.
     */
    async #retried(request, jobId, tries) {
        const { log, clock, signal } = this.#context;
        const pace = { ...this.#inputs, maxAttempts: tries };
        try {
            return await (0,retry/* retry */.L)(request, {
                retryRule: (error) => (0,retry_policy/* bundleUrlRetryRule */.wm)(error, pace),
                log,
                clock,
                signal,
            });
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._) || !(0,retry_policy/* isNotReady */.BS)(error))
                throw error;
            throw new errors/* ActionError */.l('timed-out', `${error.message} The job is complete, but its bundle is not ready.`, {
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
 * Reads the state on GitHub before an hour is spent on an export that could not be delivered.
 *
 * @throws GitHubError or ActionError
 */
async function prepareDelivery(inputs, report, context) {
    const { gitHub, environment, environmentUrl } = inputs;
    // This is not an error: a workflow for several branches sets the address once, and `environment` only for some of
    // them.
    if (environment === undefined && environmentUrl !== undefined)
        context.log.info(URL_WITHOUT_ENVIRONMENT);
    if (gitHub !== undefined) {
        const { prepareGitHubDelivery } = await Promise.all(/* import() */[__webpack_require__.e(159), __webpack_require__.e(151), __webpack_require__.e(84)]).then(__webpack_require__.bind(__webpack_require__, 7084));
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
;// CONCATENATED MODULE: ./lib/src/export/inputs/input-rules.js
/** The rules between inputs of the export action: pure functions. Rules for one input are in its parser. */

/** @throws InputError for the first combination that makes no sense */
function checkExportInputs(inputs) {
    if (!inputs.wait)
        checkWithoutWaiting(inputs);
    if (!inputs.download)
        checkWithoutDownload(inputs);
    if (inputs.environment !== undefined && inputs.previousDigest !== undefined) {
        throw new errors/* InputError */.d('previous-digest', 'is set together with `environment`, which already records what is live.', 'Remove one of the two.');
    }
    if (!inputs.record && inputs.environment === undefined) {
        throw new errors/* InputError */.d('record', 'is false, but `environment` is empty: nothing would be recorded anyway.', 'Set `environment` to compare with what is live there, or remove `record`.');
    }
    checkComparison(inputs);
}
/** Allows one source of comparison for the lists, and requires at least one for the guard. */
function checkComparison(inputs) {
    const { environment, previousDigest, previousManifest, listChanges, maxPageLoss } = inputs;
    if (previousManifest !== undefined && previousDigest !== undefined) {
        throw new errors/* InputError */.d('previous-manifest', 'is set together with `previous-digest`, and both describe the live site.', 'Remove `previous-digest`: the manifest sets `changed` as well.');
    }
    if (listChanges && environment === undefined) {
        throw new errors/* InputError */.d('list-changes', 'is true, but `environment` is empty: without its record, nobody knows which job is live.', 'Set `environment`, or pass the manifest of the live site as `previous-manifest` instead.');
    }
    if (listChanges && previousManifest !== undefined) {
        throw new errors/* InputError */.d('list-changes', 'is true together with `previous-manifest`, which already lists the files of the live site.', 'Remove one of the two.');
    }
    if (maxPageLoss !== undefined && environment === undefined && previousManifest === undefined) {
        throw new errors/* InputError */.d('max-page-loss', 'is set, but there is nothing to compare with.', 'Set `environment` or `previous-manifest` as well.');
    }
}
/**
 * @returns the project to publish
 * @throws InputError
 */
function requirePublishable({ projectId, jobId }) {
    if (projectId === undefined) {
        throw new errors/* InputError */.d('publish', 'is true, but `project-id` is empty.', 'Set `project-id` to the project whose latest content to publish; the API keys page of the dashboard shows it.');
    }
    if (jobId !== undefined) {
        throw new errors/* InputError */.d('publish', 'is true together with `job-id`: that job exports what was published before it started.', 'Remove `publish` to resume the job, or leave `job-id` empty to start a job.');
    }
    return projectId;
}
function checkWithoutWaiting(inputs) {
    if (inputs.jobId !== undefined) {
        throw new errors/* InputError */.d('wait', 'is false together with `job-id`: that job has already started, so there is nothing to do.', 'Remove `wait` to resume the job, or leave `job-id` empty to start a job.');
    }
    for (const [input, what] of inputsThatNeedABundle(inputs)) {
        throw new errors/* InputError */.d(input, `${what}, but \`wait\` is false: the step ends before there is a bundle.`, `Remove \`wait\` or \`${input}\`; set \`${input}\` in the step that resumes the job.`);
    }
}
function checkWithoutDownload(inputs) {
    for (const [input, what] of inputsThatNeedABundle(inputs)) {
        throw new errors/* InputError */.d(input, `${what}, but \`download\` is false: there is no bundle to read.`, `Remove \`download\` or \`${input}\`.`);
    }
}
/** Lists the inputs that are set and need a bundle on the runner, each with how it is set. */
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

// EXTERNAL MODULE: ./lib/src/inputs/folder-parsers.js
var folder_parsers = __webpack_require__(9497);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/src/inputs/service-inputs.js
var service_inputs = __webpack_require__(7571);
// EXTERNAL MODULE: ./lib/src/export/inputs/job-context.js
var job_context = __webpack_require__(5230);
;// CONCATENATED MODULE: ./lib/src/export/inputs/path-parsers.js
/** Parsers for the inputs that list paths of the site, one path per line. Their messages show the corrected lines. */


const PAGES_FIX = 'Write page paths one per line, without a host name, a slash in front, or `.html`.';
const FILES_FIX = 'Write files of the site one per line, with their extensions and without a slash in front, such as `index.html` or ' +
    '`guides/start.html`. Patterns are not expanded.';
/**
 * Parses page paths as the service accepts them, such as `guides/start`.
 *
 * @throws InputError with the corrected lines
 */
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
/**
 * Parses paths of files within the site, with `/` between their parts, as in the bundle.
 *
 * @throws InputError with the corrected lines
 */
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
/** Returns the lines that are not empty, trimmed. */
function linesOf(value) {
    return value
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** Returns the paths that a line means: people write YAML lists, and separate paths by commas. */
function partsOf(line, hasCommas = true) {
    const text = line.replace(/^[-*]\s+/, '');
    const parts = hasCommas ? text.split(',') : [text];
    return parts.map((part) => part.trim()).filter((part) => part !== '');
}
function pagePath(text) {
    const page = text
        .replace(/^[a-z][a-z0-9+.-]*:(?:\/\/[^/]*)?|^\/\/[^/]*/i, '')
        .replace(/^(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}\//iu, '')
        .replace(/^\/+/, '')
        .replace(/\.html?$/i, '');
    return page === '' ? 'index' : page;
}
/** A name may contain a comma. The text is taken for a list if each part could be a file or a page. */
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
    const lines = corrected.length === 0 ? '' : ` Here: ${corrected.map(parsers/* quoted */.TL).join(', ')}.`;
    return new errors/* InputError */.d(input, `contains ${(0,parsers/* quoted */.TL)(line)}, which ${what}.`, `${fix}${lines}`);
}

;// CONCATENATED MODULE: ./lib/src/export/inputs/input-table.js
/** The inputs of the export action: name, default and parser of each. A parser has one clear message for what is wrong. */






const EXPORT_INPUTS = {
    ...service_inputs/* SERVICE_INPUTS */.K,
    domain: { name: 'domain', parse: parseDomain },
    projectId: { name: 'project-id', parse: parseProjectId },
    publish: { name: 'publish', default: 'false', parse: parsers/* parseBoolean */.yG },
    basePath: { name: 'base-path', parse: parseBasePath },
    version: { name: 'version', parse: parseVersion },
    paths: { name: 'paths', default: '', parse: parsePagePaths },
    jobId: { name: 'job-id', parse: parseJobId },
    dryRun: { name: 'dry-run', default: 'false', parse: parsers/* parseBoolean */.yG },
    wait: { name: 'wait', default: 'true', parse: parsers/* parseBoolean */.yG },
    download: { name: 'download', default: 'true', parse: parsers/* parseBoolean */.yG },
    extract: { name: 'extract', default: 'false', parse: parsers/* parseBoolean */.yG },
    path: { name: 'path', parse: folder_parsers/* parseWorkspaceFolder */.lO },
    minPages: {
        name: 'min-pages',
        default: '1',
        parse: (input, value) => (0,parsers/* parseWholeNumber */.oA)(input, value, 0, 1_000_000_000),
    },
    maxPageLoss: { name: 'max-page-loss', parse: parsers/* parseMaxPageLoss */.AS },
    requireFiles: { name: 'require-files', default: '', parse: parseSitePaths },
    previousDigest: { name: 'previous-digest', parse: parseDigest },
    previousManifest: { name: 'previous-manifest', parse: folder_parsers/* parseWorkspaceFile */.P2 },
    listChanges: { name: 'list-changes', default: 'false', parse: parsers/* parseBoolean */.yG },
    environment: { name: 'environment', parse: parseEnvironment },
    record: { name: 'record', default: 'true', parse: parsers/* parseBoolean */.yG },
    environmentUrl: { name: 'environment-url', parse: parsers/* parseSiteUrl */.A5 },
    releaseTag: { name: 'release-tag', parse: parseTag },
    maskBundleUrl: { name: 'mask-bundle-url', default: 'true', parse: parsers/* parseBoolean */.yG },
    ...job_context/* GITHUB_INPUTS */.Wb,
};
/**
 * Parses a bare host name: no scheme, no path, no trailing slash (docs/reference.md, "The service's API").
 *
 * @returns it in lower case: host names are case-insensitive, and a name in capitals would be another site for
 *   `environment`
 */
function parseDomain(input, value) {
    if (value.length <= 253 && value.split('.').every(isHostLabel))
        return value.toLowerCase();
    throw new errors/* InputError */.d(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is not a bare host name.`, 'Write the host name of one site, such as `docs.example.com`, without a scheme, a port, or a path. Use a matrix for ' +
        'several sites.');
}
/** Letters of any script are allowed: the service receives the name without another encoding. */
function isHostLabel(label) {
    return /^(?!-)[\p{L}\p{N}\p{M}_-]{1,63}(?<!-)$/u.test(label);
}
/** Parses a content digest, as the output `content-digest` returns it. */
function parseDigest(input, value) {
    if (/^sha256:[0-9a-f]{64}$/.test(value))
        return value;
    throw new errors/* InputError */.d(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is not a content digest.`, 'Pass the output `content-digest` of the run whose site is live: `sha256:` and 64 lower-case hex digits. Leave it ' +
        'empty if there is none yet.');
}
/** Parses a GitHub environment's name: printable, up to 255 characters (GitHub Docs, "Managing environments"). */
function parseEnvironment(input, value) {
    const fix = 'Write the name of the environment as the repository settings show it.';
    if (/\p{Cc}/u.test(value))
        throw new errors/* InputError */.d(input, 'contains a line break or control character.', fix);
    if ([...value].length > 255)
        throw new errors/* InputError */.d(input, 'has more than 255 characters.', fix);
    return value;
}
/** Parses the name of a tag, by the rules of git-check-ref-format. */
function parseTag(input, value) {
    const fix = 'Write the tag only, such as `v2.1.0`.';
    const wrong = (what) => new errors/* InputError */.d(input, `is ${(0,parsers/* quoted */.TL)(value)}${what}`, fix);
    if (value.startsWith('refs/'))
        throw wrong(', which is a complete ref.');
    if (/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/u.test(value))
        throw wrong(', which is not a valid tag name.');
    return value;
}
function parseJobId(input, value) {
    const fix = 'Pass the output `job-id` of the run that started the job: one word, such as `se_3f9a2c1b8e7d4a06`.';
    // A job ID of the project-scoped API has 24 hex digits, all of which may be decimal.
    if (/^\d{1,20}$/.test(value)) {
        throw new errors/* InputError */.d(input, `is ${(0,parsers/* quoted */.TL)(value)}, which looks like the ID of a GitHub run.`, fix);
    }
    return (0,parsers/* parseId */.Fg)(input, value, 'an export job', fix);
}
function parseProjectId(input, value) {
    return (0,parsers/* parseId */.Fg)(input, value, 'a project', 'Copy the project ID from the API keys page of the dashboard: one word.');
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
    throw new errors/* InputError */.d(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is not a path of a site.`, 'Write a path that begins with a slash, such as `/docs`, or `/` for the root, without a host name and a query.');
}
/**
 * Parses a label. It becomes part of the values file for Helm, so it has no characters that YAML does not allow in a
 * file (YAML 1.2, section 5.1): control characters, and those that Unicode reserves.
 */
function parseVersion(input, value) {
    if (/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\ufeff]/u.test(value)) {
        throw new errors/* InputError */.d(input, 'contains a line break, a control character, or a character that Unicode reserves.', 'Write a label of one line, such as `2.1` or `2024-06-01`.');
    }
    return value;
}

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
        tempFolder: (0,runner_files/* tempFolder */.vg)(),
        gitHub: needsGitHub
            ? (0,github_context/* gitHubContext */.B)(githubToken, environment === undefined ? '`release-tag`' : '`environment`')
            : undefined,
    };
}

// EXTERNAL MODULE: ./lib/src/export/inputs/output-folder.js
var output_folder = __webpack_require__(4755);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/src/bundle/file-names.js
var file_names = __webpack_require__(1612);
// EXTERNAL MODULE: ./lib/src/disk/disk-fix.js
var disk_fix = __webpack_require__(6379);
// EXTERNAL MODULE: ./lib/src/site/manifest.js
var manifest = __webpack_require__(3867);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
;// CONCATENATED MODULE: ./lib/src/export/inputs/previous-manifest.js
/** Reads the manifest that `previous-manifest` names, before anything is requested. */











const FIX = 'Pass the file that `manifest-path` named in the run whose site is live. For a first deployment, leave the input empty ' +
    'or name a file that does not exist.';
/**
 * @returns the files of the live site; undefined if there is no such file, which means a first deployment
 * @throws InputError for a file that is not the manifest of a site, and for one that this step replaces
 */
async function readPreviousManifest(inputs, log) {
    const { previousManifest: file } = inputs;
    if (file === undefined)
        return undefined;
    requireNotReplaced(file, inputs);
    const shown = (0,clean_text/* cleanText */.X)(file);
    const bytes = await readIfThere(file);
    if (bytes === undefined) {
        log.info(`There is no previous manifest "${shown}": treating this as the first deployment`);
        return undefined;
    }
    const wrong = (what) => new errors/* InputError */.d('previous-manifest', `names "${shown}", ${what}`, FIX);
    // No site has a name that is not UTF-8, and a list of such names would be wrong.
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw wrong('which is not UTF-8.');
    const files = parsed(bytes.toString(), wrong);
    const [first = ''] = files.keys();
    if (files.size === 1 && BUNDLE.test(first)) {
        throw wrong(`which is the checksum of the bundle "${(0,clean_text/* cleanText */.X)(first)}", not the manifest of a site.`);
    }
    return files;
}
/** Matches the file name in a checksum of a bundle, as it is next to the bundle or in a release. */
const BUNDLE = /^[^/]+\.(?:tar|tar\.\w+|tgz|zip|7z|rar|bin)$/i;
function parsed(text, wrong) {
    try {
        return (0,manifest/* parseManifest */.Ng)(text);
    }
    catch (error) {
        if (!(error instanceof manifest/* ManifestError */.Sh))
            throw error;
        throw wrong(`which is not a manifest: ${error.message}.`);
    }
}
/** Otherwise, the next run would compare with what this step puts into place, even if it was never deployed. */
function requireNotReplaced(file, { folder, tempFolder, target, extract }) {
    const jobFolder = target.by === 'job' ? (0,output_folder/* defaultFolder */.qp)(tempFolder, target.jobId) : undefined;
    const receiver = folder ?? jobFolder;
    if (receiver === undefined)
        return;
    const isInSite = extract && file.startsWith(external_node_path_.join(receiver, file_names/* NAMES */.X.site) + external_node_path_.sep);
    if (!isInSite && !isSameFile(file, external_node_path_.join(receiver, file_names/* NAMES */.X.manifest)))
        return;
    throw new errors/* InputError */.d('previous-manifest', `names "${(0,clean_text/* cleanText */.X)(file)}", which this step replaces.`, 'Keep the manifest of the live site in another folder, and replace it there after each deployment that succeeded.');
}
/** Compares two files by path or, if both exist, by number: links and letter case can hide that they are the same. */
function isSameFile(one, other) {
    if (external_node_path_.resolve(one) === external_node_path_.resolve(other))
        return true;
    const [a, b] = [one, other].map((file) => (0,external_node_fs_.statSync)(file, { bigint: true, throwIfNoEntry: false }));
    return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}
async function readIfThere(file) {
    try {
        return await (0,move_and_remove.whileInUse)(() => (0,promises_.readFile)(file));
    }
    catch (cause) {
        const { code } = cause;
        if (code === 'ENOENT')
            return undefined;
        const [problem, fix] = code === 'EISDIR' ? ['is a folder', FIX] : [`cannot be read (${code})`, (0,disk_fix/* diskFix */.P)(cause)];
        throw new errors/* InputError */.d('previous-manifest', `names "${(0,clean_text/* cleanText */.X)(file)}", which ${problem}.`, fix);
    }
}

// EXTERNAL MODULE: ./lib/src/export/inputs/step-state.js
var step_state = __webpack_require__(8209);
;// CONCATENATED MODULE: ./lib/src/export/job/dry-run.js



/** Jobs that cannot exist, in the form of each API. A response that the job is unknown proves that the key works. */
const NO_JOB = { domain: 'se_0000000000000000', project: '000000000000000000000000' };
/** @throws ServiceError if the service refuses the key, cannot be reached, or does not know the job of `job-id` */
async function dryRun(service, { target, folder, tempFolder, wait, download, previousManifest }, report, { log, clock, signal }) {
    report.checked(`The inputs can be used${previousManifest === undefined ? '' : ', and so can the previous manifest'}`);
    if (wait && download)
        report.checked(`The step may write to the folder ${folder ?? tempFolder}`);
    const jobId = target.by === 'job' ? target.jobId : NO_JOB[target.by];
    const asking = (0,retry/* retry */.L)(() => service.getJob(jobId), {
        retryRule: retry_policy/* repeatableRetryRule */.u3,
        log,
        clock,
        signal,
    });
    try {
        const { status } = await asking;
        report.checked(`The service accepts the key; job ${jobId} is ${status}`);
    }
    catch (error) {
        const isAccepted = error instanceof service_error/* ServiceError */._ && error.code === 'not-found';
        if (target.by === 'job' || !isAccepted)
            throw error;
        report.checked('The service accepts the key. Only a start shows whether the key may start an export, and whether the site exists');
    }
    return 'checked';
}

// EXTERNAL MODULE: ./lib/src/service/poll-job.js + 2 modules
var poll_job = __webpack_require__(6560);
;// CONCATENATED MODULE: ./lib/src/export/job/publish-content.js






/** How many of the last lines of the service's log appear in this log, and in the annotation. */
const LOGGED_LINES = 20;
const QUOTED_LINES = 5;
/**
 * Does nothing unless the inputs name a project to publish.
 *
 * @throws ActionError with the code `publish-failed` or, after the last check, `timed-out`; ServiceError if
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
    return new errors/* ActionError */.l('publish-failed', `The service reports that publishing the latest content failed${reason}${ended}`, {
        hint: 'Nothing was exported. Fix what the message says in the documentation, then run the workflow again.',
    });
}

// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
;// CONCATENATED MODULE: ./lib/src/export/job/start-job.js
/** Starts the export job, and retries only if the service certainly did not accept it. */





/** Returns the job of the run: the one that `job-id` names, or a new one. */
async function startOrResume(service, inputs, report, context) {
    const { target } = inputs;
    const job = target.by === 'job'
        ? { id: target.jobId, isNew: false }
        : { id: await startJob(service, startBody(target, inputs), inputs, report, context), isNew: true };
    report.jobAccepted(job);
    return job;
}
/** @returns undefined for no body: a project with its configured path */
function startBody(target, { version }) {
    if (target.by === 'project')
        return target.basePath === undefined ? undefined : { basePath: target.basePath };
    const { domain, paths } = target;
    return {
        domain,
        ...(version === undefined ? {} : { version }),
        ...(paths.length === 0 ? {} : { paths: [...paths] }),
    };
}
/**
 * Waits while another job of the same deployment is running, with the same limits as the wait for the end of a job.
 *
 * @returns the id of the new job
 * @throws ServiceError if the service refuses; ActionError if a job may be running whose id is unknown, or if another
 *   job is still running after the last try
 */
async function startJob(service, body, pace, report, { log, clock, signal }) {
    report.startingJob();
    let sent = 0;
    const send = () => {
        sent += 1;
        report.startSent();
        return service.startJob(body);
    };
    try {
        const { jobId } = await (0,retry/* retry */.L)(send, {
            retryRule: (error) => (0,retry_policy/* startRetryRule */.NQ)(error, pace),
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
    return new errors/* ActionError */.l('conflict', `${error.message} Timed out waiting for that job after ${(0,units/* attempts */.r2)(sent)}, and started none.`, {
        hint: 'The service runs one export job of a deployment at a time. Run the workflow again later, or resume the other ' +
            'job: the run that started it printed its `job-id`. To wait longer, raise `max-attempts` or `poll-interval`.',
        cause: error,
    });
}
function startIsLost(error) {
    const lost = 'The service has no list of jobs, so the ID cannot be found. Running the workflow again starts another job.';
    // If something other than the service responded, there is no job at all, so its hint comes first.
    const hints = error.problem.kind === 'malformed' ? [error.hint, lost] : [lost, error.hint];
    return new errors/* ActionError */.l(error.code, `${error.message} A job may be running, but its ID is unknown: the start was sent once and is not repeated.`, { hint: hints.filter(Boolean).join(' '), cause: error });
}

;// CONCATENATED MODULE: ./lib/src/export/job/wait-for-job.js
/** Waits until an export job has completed. */





/**
 * @returns the completed job
 * @throws ActionError with the code `job-failed` if the service reports `failed`
 * @throws ActionError with the code `timed-out` after the last check; the job keeps running
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
    const [what, fix] = reason === ''
        ? [', without a reason.', 'See the job in the dashboard']
        : [`: "${reason}"`, 'Fix what the message says'];
    return new errors/* ActionError */.l('job-failed', `The service reports that export job ${jobId} failed${what}`, {
        hint: `A failed job cannot be resumed. ${fix}, then run the workflow again to start a new job.`,
    });
}

// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
// EXTERNAL MODULE: ./lib/src/export/report/summary.js + 2 modules
var summary = __webpack_require__(5745);
;// CONCATENATED MODULE: ./lib/src/export/report/timeline.js
/** How long each phase of a run took. */
class Timeline {
    #wallClock;
    #spans = [];
    #open;
    constructor(wallClock = Date.now) {
        this.#wallClock = wallClock;
    }
    /** Ends the current phase and begins another; continues the current one if it is the same. */
    begin(phase) {
        if (this.#open?.phase === phase)
            return;
        this.end();
        this.#open = { phase, from: this.#spans.at(-1)?.to ?? this.#wallClock() };
    }
    /** Begins the phase of a job with this status, which has not ended. */
    jobSeen(status) {
        if (status === 'queued')
            this.begin('Queued');
        else
            this.begin(status === 'running' ? 'Running' : 'Waiting');
    }
    /** The job has ended. If no check saw it running, nobody knows how long it was queued. */
    jobEnded() {
        if (this.#open?.phase === 'Queued')
            this.#open.phase = 'Waiting';
    }
    end() {
        if (this.#open === undefined)
            return;
        this.#spans.push({ ...this.#open, to: Math.max(this.#wallClock(), this.#open.from) });
        this.#open = undefined;
    }
    get spans() {
        return this.#spans;
    }
}

;// CONCATENATED MODULE: ./lib/src/export/report/report.js
/**
 * The report of a run. Each fact that the run finds out is reported here once, with one method per fact. The report
 * writes it to the outputs, the log, the job summary, and the timeline.
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
    published({ status, commit, summary }) {
        if (status === job_status/* SKIPPED */.$O) {
            this.#log('The service skipped the publish run: the export takes the content that is published already');
            return;
        }
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
        this.#learn({ lastSeen: job });
        if (job_status/* EXPORT_JOB */.Tm.stateOf(job) === 'waiting')
            this.#timeline.jobSeen(job.status);
    }
    jobCompleted(job) {
        const { pageCount } = job;
        this.#timeline.jobEnded();
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
        const left = leftMs > 0 ? ` (in ${(0,units/* duration */.p0)(leftMs)})` : '';
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
        this.#log(`Downloaded ${(0,units/* size */.Ej)(sizeBytes)} in ${(0,units/* duration */.p0)(tookMs)} (${rate}/s) to ${(0,runner_files/* shortPath */._1)(path)}`);
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
        const count = (0,units/* files */.aq)(site.fileCount);
        this.#log(site.path === undefined
            ? `The bundle is complete: ${count}`
            : `Extracted ${count} to ${(0,runner_files/* shortPath */._1)(site.path)}`);
        if (site.hostingPath !== undefined) {
            this.#log(`The site has to be hosted under ${site.hostingPath}/: its home page loads its assets from there.`);
        }
    }
    /** Reports what was live when the step began. */
    liveFound(live) {
        this.#learn({ live });
        // The ID is passed as `job-id`, and anyone who may write deployments can have written it.
        if ((0,id/* isId */.e)(live.jobId))
            this.#setOutput('previous-job-id', live.jobId);
    }
    /** Reports the state of the environment after the export, with which the site is compared. */
    liveStateRead(liveState) {
        this.#learn({ liveState });
        const { unfinishedId } = liveState;
        if (unfinishedId !== undefined) {
            this.#log(`Deployment ${unfinishedId} of this site is newer than the live one and has not succeeded, so nobody knows what ` +
                'users see: the site is considered changed');
        }
    }
    /** Reports the differences from the live site, before anything is moved into place. */
    filesCompared({ changes }) {
        // Without a live site, every file is new, and a number would suggest a comparison.
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
    /** Reports that the export is refused because it has too few pages. */
    pagesLost(pageLoss) {
        this.#learn({ pageLoss });
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
    /** Returns what to add to the error of an unfinished run: a job that this run started must not be lost. */
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
    /** Returns the job summary; undefined if there is none. */
    summary(result) {
        this.#timeline.end();
        return (0,summary/* exportSummary */.PD)(this.#facts, this.#timeline.spans, result);
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
/** Returns text such as `3f9a2c1b8e7d (main) Add the guide`, safe to show. */
function commitText({ sha, ref, message }) {
    const [subject = ''] = (message ?? '').split('\n');
    const parts = [sha?.slice(0, 12), ref && `(${ref})`, subject];
    return (0,clean_text/* cleanText */.X)(parts.filter(Boolean).join(' '), 150);
}

;// CONCATENATED MODULE: ./lib/src/export/main.js























function main() {
    const report = new ExportReport({ log: step_log.stepLog, clock: context/* systemClock */.m }, step_outputs/* setOutput */.u);
    const workFolder = new work_folder/* WorkFolder */.y((work) => (0,saved_state/* saveState */.L)(step_state/* WORK_FOLDER */.BU, work));
    return (0,run_action/* runAction */.C)({
        run: (signal) => exportSite(report, workFolder, { log: step_log.stepLog, clock: context/* systemClock */.m, signal }).finally(() => workFolder.remove(step_log.stepLog)),
        resumeHint: (outcome, code) => report.resumeHint(outcome, code),
        summary: (result) => report.summary(result),
    });
}
async function exportSite(report, workFolder, context) {
    const inputs = readExportInputs();
    report.inputsRead(inputs);
    if (inputs.wait)
        (0,output_folder/* requireUsableFolders */.$Z)(inputs, workFolder);
    const previousFiles = await readPreviousManifest(inputs, step_log.stepLog);
    const delivery = await prepareDelivery(inputs, report, context);
    const client = new http_client/* HttpClient */.Q({ keepAlive: true, log: step_log.stepLog });
    const api = new admin_api/* AdminApi */.y({ ...inputs, client, signal: context.signal });
    const service = new ExportService(api, inputs.target.projectId);
    if (inputs.dryRun)
        return dryRun(service, inputs, report, context);
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
    const sources = { ...exported, workFolder, presignedUrl, urls, previousFiles, delivery };
    const bundle = inputs.download ? await download(sources, inputs, report, context) : undefined;
    await delivery.deliver({ ...exported, bundle });
    (0,saved_state/* saveState */.L)(step_state/* COMPLETED_JOB */.Uc, (0,export_target/* resumeInputs */.zc)(job.id, inputs.target));
    return 'completed';
}
async function download(...given) {
    return (await loadDownload()).downloadBundle(...given);
}
/** The code of the download is loaded late: it would add about a tenth to a run of 100 ms. */
function loadDownload() {
    return __webpack_require__.e(/* import() */ 436).then(__webpack_require__.bind(__webpack_require__, 8436));
}
/** Loads the code while the service responds. If that fails, the download reports the error. */
function preloadDownload() {
    loadDownload().catch(() => undefined);
}


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ parseFolder),
/* harmony export */   P2: () => (/* binding */ parseWorkspaceFile),
/* harmony export */   lO: () => (/* binding */ parseWorkspaceFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _archive_site_entry_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2534);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1798);
/** Parsers for inputs that name a folder or a file of the runner. */




const FOLDER_FIX = `Write a folder of the workspace, such as \`build/docs\`, or an expression, such as \`\${{ runner.temp }}/docs\`.`;
/**
 * A folder or file, in the notation of the runner's system. A shell would expand `~` and variables; here they would become a
 * folder of that name, and the next step would look elsewhere.
 *
 * @param separator the path separator of the system
 */
function parseFolder(input, value, separator, fix = FOLDER_FIX) {
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, ${what}.`, fix);
    if (/^~(?:[/\\]|$)|\$(?:\w|\{|env:)|%\w+%/i.test(value))
        throw wrong('and no shell expands it: `~` and variables would be parts of a name');
    if (separator === '/' ? value.includes('\\') : !isWindowsPath(value))
        throw wrong("which is not a path on this runner's system");
    return value;
}
function isWindowsPath(value) {
    // `C:docs` is relative to the current folder of that drive, and `/c/docs` is a folder of the current drive.
    if (/^[a-z]:(?![/\\])|^\/[a-z](?:\/|$)/i.test(value))
        return false;
    // Most programs cannot open a folder with such a name.
    return !value.split(/[\\/]/).some((name) => /[^. ][. ]+$/.test(name) || (0,_archive_site_entry_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedByWindows */ .Xh)(name));
}
/**
 * A folder, absolute; a relative one is resolved against the workspace. The root is refused: it is the result of an
 * empty expression, such as `${{ env.FOLDER }}/`.
 */
function parseWorkspaceFolder(input, value) {
    const folder = inWorkspace(parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(folder) !== folder)
        return folder;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, the root of the file system.`, FOLDER_FIX);
}
/**
 * An absolute file, resolved in the same way. A digest is refused: as the name of a missing file, it would mean a first
 * deployment.
 */
function parseWorkspaceFile(input, value) {
    const fix = 'Write a file of the workspace, such as `build/site.sha256`, or an expression, such as ' +
        `\`\${{ runner.temp }}/site.sha256\`.`;
    if (/^sha256:[0-9a-f]{64}$/i.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, 'is a content digest, not a file.', `${fix} For a digest, use \`previous-digest\`.`);
    }
    if (/[*?]/.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, and patterns are not expanded.`, fix);
    }
    return inWorkspace(parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep, fix));
}
function inWorkspace(relative) {
    const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
    return node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace, relative);
}


/***/ }),

/***/ 3882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ saveState),
/* harmony export */   u: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/* harmony import */ var _runner_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6629);
/**
 * Saves state of a step for its post step, which the runner starts when the job has ended. It loads nothing, so that a
 * post step without anything to do ends immediately.
 */




/** @throws ActionError if the runner's file cannot be written, since nothing may be started that cannot be closed */
function saveState(name, value) {
    const delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(process.env['GITHUB_STATE'] ?? '', `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .l('disk', 'The state for the post step could not be saved.', {
            hint: (0,_runner_files_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerFileHint */ .Qn)('GITHUB_STATE', cause),
            cause,
        });
    }
}
/** @returns empty if nothing was saved under that name */
function readState(name) {
    return process.env[`STATE_${name}`] ?? '';
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
 * Coreutils manual, "md5sum invocation"). It works on text only, not on the file system.
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
const DIGEST_LENGTH = 64;
/** A search for one such character is much faster than a pattern of 64 digits. */
const NOT_HEX = /[^0-9a-f]/;
/** The second blank is a `*` for a file that was read in binary mode, as `sha256sum` does on Windows. */
const SEPARATORS = ['  ', ' *'];
/** Editors on Windows put it at the beginning of a file. */
const BYTE_ORDER_MARK = '\ufeff';
/**
 * Reads `hash  path` and `hash *path`, with LF or CRLF line breaks. A leading `./` is ignored.
 *
 * @throws ManifestError for any other line, a path that no site may have, or a path with two digests: a comparison with
 *   such a manifest would upload and delete the wrong files
 */
function parseManifest(text) {
    const files = new Map();
    let line = 0;
    for (let start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0; start < text.length;) {
        line += 1;
        const feed = text.indexOf('\n', start);
        const next = feed === -1 ? text.length : feed;
        const nameStart = start + DIGEST_LENGTH + 2;
        const sha256 = text.slice(start, start + DIGEST_LENGTH);
        const separator = text.slice(start + DIGEST_LENGTH, nameStart);
        const name = text.slice(nameStart, text[next - 1] === '\r' ? next - 1 : next);
        if (NOT_HEX.test(sha256) || !SEPARATORS.includes(separator) || name === '') {
            throw new ManifestError(`line ${line} is not a line of \`sha256sum\``);
        }
        const path = name.startsWith('./') ? name.slice(2) : name;
        if (OUTSIDE.test(path)) {
            throw new ManifestError(`line ${line} has the path "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(name)}", which no site may have`);
        }
        if ((files.get(path) ?? sha256) !== sha256) {
            throw new ManifestError(`it lists "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(path)}" with two digests`);
        }
        files.set(path, sha256);
        start = next + 1;
    }
    if (files.size === 0)
        throw new ManifestError('it is empty');
    return (0,_byte_order_js__WEBPACK_IMPORTED_MODULE_1__/* .sortedByPath */ .o2)(files);
}
/**
 * A drive of Windows, a character that no name may have, or a part that is empty, `.` or `..`. A path of an earlier site
 * ends up in the list of files to delete, so it must not lead outside on any system.
 */
const OUTSIDE = /^[A-Za-z]:|[\\\p{Cc}]|(?:^|\/)\.{0,2}(?:\/|$)/u;


/***/ })

};
;