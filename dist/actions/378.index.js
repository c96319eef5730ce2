export const id = 378;
export const ids = [378];
export const modules = {

/***/ 5017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isChanged)
/* harmony export */ });
/** Whether the exported site differs from the one that is live (contract: output `changed`). */
/**
 * @param digest content digest of the exported site; undefined where it is not known
 * @param liveDigest content digest of the site that is live; undefined where nothing is known to be live
 * @returns true where there is nothing to compare
 */
function isChanged(digest, liveDigest) {
    return digest === undefined || liveDigest === undefined || digest !== liveDigest;
}


/***/ }),

/***/ 3378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
var external_node_crypto_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_crypto_, 2);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/http/advice-on-way.js
var advice_on_way = __webpack_require__(5347);
// EXTERNAL MODULE: ./lib/src/http/connection-error.js
var connection_error = __webpack_require__(7056);
// EXTERNAL MODULE: ./lib/src/http/connections.js
var http_connections = __webpack_require__(5038);
// EXTERNAL MODULE: ./lib/src/runner/tell-retry.js
var tell_retry = __webpack_require__(7517);
// EXTERNAL MODULE: ./lib/src/waiting/retry.js
var retry = __webpack_require__(4976);
;// CONCATENATED MODULE: ./lib/src/bundle/archive-kind.js
/** Kinds of archive, told by their first bytes: names and media types from outside say little. */
const SIGNATURES = [
    { ending: '.tar.gz', at: 0, bytes: Buffer.from([0x1f, 0x8b]) },
    { ending: '.zip', at: 0, bytes: Buffer.from('PK\u0003\u0004', 'latin1') },
    { ending: '.tar.xz', at: 0, bytes: Buffer.from('\u00fd7zXZ\u0000', 'latin1') },
    { ending: '.tar.zst', at: 0, bytes: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]) },
    { ending: '.tar.bz2', at: 0, bytes: Buffer.from('BZh', 'latin1') },
    { ending: '.tar', at: 257, bytes: Buffer.from('ustar', 'latin1') },
];
/** First bytes of a file that are needed to tell its kind. */
const HEAD_BYTES = 262;
/**
 * @param head the file's first {@link HEAD_BYTES} bytes, or all where it is shorter
 * @returns undefined for anything that is no archive known here
 */
function archiveEnding(head) {
    return SIGNATURES.find(({ at, bytes }) => head.subarray(at, at + bytes.length).equals(bytes))?.ending;
}
/** True for a web page or an XML error in the place of an archive, as proxies and storages send them. */
function isMarkup(head) {
    return /^\ufeff?\s*</.test(head.toString('utf8'));
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(3429);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
;// CONCATENATED MODULE: ./lib/src/bundle/content-digest.js
/**
 * The digest of a site: over its file names and contents alone, so it is the same whatever the archive's times, order
 * and compression (contract: output `content-digest`). To compute it by hand, in the folder of the site:
 *
 *     find . -type f -print0 | LC_ALL=C sort -z | xargs -0 -r sha256sum | sha256sum
 *
 * That is one line for each file: the SHA-256 of its contents in hex, two spaces, `./` and its path. The lines are in
 * the order of their paths' UTF-8 bytes, each ends in a line feed, and the digest is the SHA-256 of them all. Of a
 * site without any file it is the SHA-256 of nothing (`-r`: without it `xargs` would hash its empty input as a file).
 * `sha256sum` escapes a backslash and a line break in a name; no site has such a name (`site-names.ts`).
 */

/** SHA-256 of one file's contents, which come in one or several pieces. */
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
            this.#hex = external_node_crypto_.hash('sha256', piece, 'hex');
        else
            this.#running().update(piece);
    }
    /** Hex, once all contents are there. */
    digest() {
        return this.#hex ?? this.#running().digest('hex');
    }
    #running() {
        this.#hash ??= external_node_crypto_.createHash('sha256');
        return this.#hash;
    }
}
/** Node 20.12 and later. It makes no object for each file, of which a large site has very many. */
const isOneShot = "hash" in external_node_crypto_namespaceObject;
/**
 * @param files path within the site, with `/` between its parts, and the hex SHA-256 of the contents, in any order
 * @returns `sha256:` and 64 hex digits
 */
function contentDigest(files) {
    const hashes = new Map();
    // One character for each byte of UTF-8: sorted as text, they are sorted by bytes, which UTF-16 is not.
    for (const [path, sha256] of files)
        hashes.set(Buffer.from(path).toString('latin1'), sha256);
    const digest = external_node_crypto_.createHash('sha256');
    for (const path of [...hashes.keys()].sort())
        digest.update(`${hashes.get(path)}  ./${path}\n`, 'latin1');
    return `sha256:${digest.digest('hex')}`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/src/bundle/site-folder.js
/**
 * Writes a site's files and folders into a fresh folder, with the modes that a web server needs.
 *
 * Synchronous on purpose: a small file takes some microseconds so, and several times as long through the thread pool,
 * which is busy inflating. Modes are set and not only asked for, so neither umask nor default ACLs change them.
 * A file is made anew or not at all, so no link is ever followed.
 */

const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
const EXECUTABLE_MODE = 0o755;
const ANY_EXECUTE_BIT = 0o111;
class SiteFolder {
    #root;
    #file;
    /** @param root an empty folder that nobody else writes into */
    constructor(root) {
        if ((0,external_node_fs_.readdirSync)(root).length > 0)
            throw new Error(`The folder to unpack into is not empty: ${root}`);
        (0,external_node_fs_.chmodSync)(root, FOLDER_MODE);
        this.#root = root;
    }
    /** Its parent has to be there. */
    makeFolder(path) {
        const folder = this.#full(path);
        (0,external_node_fs_.mkdirSync)(folder);
        (0,external_node_fs_.chmodSync)(folder, FOLDER_MODE);
    }
    /** Starts the one file that {@link write} then fills; its folder has to be there. */
    startFile(path, mode) {
        const fileMode = (mode & ANY_EXECUTE_BIT) === 0 ? FILE_MODE : EXECUTABLE_MODE;
        this.#file = (0,external_node_fs_.openSync)(this.#full(path), 'wx', fileMode);
        (0,external_node_fs_.fchmodSync)(this.#file, fileMode);
    }
    write(piece) {
        if (this.#file === undefined)
            throw new Error('No file has been started');
        // A disk that is nearly full takes a part, and fails at the next one.
        for (let at = 0; at < piece.length;)
            at += (0,external_node_fs_.writeSync)(this.#file, piece, at);
    }
    /** Closes the file; without one it does nothing. */
    endFile() {
        const file = this.#file;
        this.#file = undefined;
        if (file !== undefined)
            (0,external_node_fs_.closeSync)(file);
    }
    /** Copies a file within the folder, with its mode. */
    copyFile(from, to) {
        (0,external_node_fs_.copyFileSync)(this.#full(from), this.#full(to), external_node_fs_.constants.COPYFILE_EXCL);
    }
    #full(path) {
        return `${this.#root}/${path}`;
    }
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
;// CONCATENATED MODULE: ./lib/src/bundle/site-names.js
/**
 * Which names the files and folders of a site may have: those that mean the same file on Linux, macOS and Windows.
 * Only text here, no file system. Sources: Microsoft, "Naming Files, Paths, and Namespaces" (characters, endings,
 * reserved names); POSIX NAME_MAX and PATH_MAX as Linux has them.
 */



/** How to mend what a bundle of the service never has. */
const DAMAGED_OR_HOSTILE = 'The bundle is damaged or hostile; nothing was unpacked. Start a new export, and report it to the service if that one is refused as well.';
/** How to mend a name that is harmless, but not everywhere. */
const RENAME = 'Nothing was unpacked, since the site would not be the same on every system. Rename the page or file in the documentation, and start a new export.';
/** Longest name of one file or folder, and longest path within the site, in bytes of UTF-8. */
const LONGEST_SEGMENT_BYTES = 255;
const LONGEST_PATH_BYTES = 4096;
/** Longest piece of a name in a message, in characters. */
const LONGEST_SHOWN = 200;
/** Also with an ending, in any case; Windows drops spaces before the dot. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/**
 * An error about one entry of the bundle.
 *
 * @param name as the bundle has it
 * @param problem goes on after the name
 */
function entryError(name, problem, hint = DAMAGED_OR_HOSTILE) {
    return new errors/* BundleError */.rJ(`The bundle's entry "${(0,clean_text/* cleanText */.X)(name, LONGEST_SHOWN)}" ${problem}.`, {
        hint,
        comesAgain: true,
    });
}
/**
 * The path within the site that a name in a bundle stands for, without `./`, doubled and closing slashes.
 *
 * @param name bytes as the bundle has them
 * @returns parts with `/` between them; empty for the folder that holds the whole site (`./`)
 * @throws BundleError for a name that leads out of the site, or that some system cannot have
 */
function sitePath(name) {
    const text = name.toString('utf8');
    if (name.length === 0)
        throw entryError(text, 'has no name');
    if (!(0,external_node_buffer_.isUtf8)(name))
        throw entryError(text, 'has a name that is not UTF-8');
    if (name.length > LONGEST_PATH_BYTES) {
        throw entryError(text, `has a name of ${name.length} bytes; ${LONGEST_PATH_BYTES} are the limit`, RENAME);
    }
    if (text.startsWith('/'))
        throw entryError(text, 'has an absolute name');
    if (/^[a-z]:/i.test(text))
        throw entryError(text, 'has a name with a drive');
    if (text.includes('\0'))
        throw entryError(text, 'has a NUL in its name');
    if (text.includes('\\'))
        throw entryError(text, 'has a backslash in its name');
    if (/\p{Cc}/u.test(text))
        throw entryError(text, 'has a control character in its name', RENAME);
    const forbidden = /[<>:"|?*]/.exec(text);
    if (forbidden !== null)
        throw entryError(text, `has a ${forbidden[0]} in its name`, RENAME);
    const segments = text.split('/').filter((segment) => segment !== '' && segment !== '.');
    for (const segment of segments)
        checkSegment(segment, text);
    return segments.join('/');
}
function checkSegment(segment, text) {
    if (segment === '..')
        throw entryError(text, 'has ".." in its name');
    if (segment.endsWith('.') || segment.endsWith(' ')) {
        throw entryError(text, 'has a name that ends in a dot or a space, which Windows drops', RENAME);
    }
    if (RESERVED.test(segment))
        throw entryError(text, 'has a name that Windows keeps for a device', RENAME);
    // Only then can it be longer in bytes.
    if (segment.length * 3 > LONGEST_SEGMENT_BYTES && Buffer.byteLength(segment) > LONGEST_SEGMENT_BYTES) {
        throw entryError(text, `has a name longer than ${LONGEST_SEGMENT_BYTES} bytes between two slashes`, RENAME);
    }
}
/** The names of a site as they come in, each held against those before it. */
class SiteTree {
    /** By the name as a system sees it that takes upper and lower case for the same. */
    #entries = new Map();
    #lastParent = '';
    /** Files and folders so far, also the folders that only the paths of others tell of. */
    get size() {
        return this.#entries.size;
    }
    /**
     * @param path as {@link sitePath} gives it
     * @returns folders that have to be made first, the outer one before the inner one
     * @throws BundleError where the name is taken, also by letter case or by how its characters are composed
     */
    addFile(path) {
        const folders = this.#addParent(path);
        const entry = { path, isFolder: false };
        const key = sameNameKey(path);
        const known = this.#entries.get(key);
        if (known !== undefined)
            throw nameTaken(entry, known);
        this.#entries.set(key, entry);
        return folders;
    }
    /**
     * Like {@link addFile}; a folder may come several times.
     *
     * @returns folders to be made, with itself as the last one where it is new
     */
    addFolder(path) {
        if (path === '')
            return [];
        const entry = { path, isFolder: true };
        const key = sameNameKey(path);
        const known = this.#entries.get(key);
        if (known?.path === path && known.isFolder)
            return [];
        if (known !== undefined)
            throw nameTaken(entry, known);
        const folders = this.#addParent(path);
        this.#entries.set(key, entry);
        return [...folders, path];
    }
    /** Whether there is a file of just this name. */
    hasFile(path) {
        const known = this.#entries.get(sameNameKey(path));
        return known?.path === path && !known.isFolder;
    }
    /** Whether there is a folder of just this name; the site's own folder always is. */
    hasFolder(path) {
        const known = this.#entries.get(sameNameKey(path));
        return path === '' || (known?.path === path && known.isFolder);
    }
    /** The one folder that everything lies in; empty where there is none. */
    topFolder() {
        const top = [...this.#entries.values()].filter(({ path }) => !path.includes('/'));
        const [only] = top;
        return top.length === 1 && only?.isFolder ? only.path : '';
    }
    #addParent(path) {
        const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        // Most files come right after another one of their folder.
        if (parent === this.#lastParent)
            return [];
        const folders = this.addFolder(parent);
        this.#lastParent = parent;
        return folders;
    }
}
function nameTaken(entry, known) {
    if (entry.path === known.path) {
        const problem = entry.isFolder === known.isFolder ? 'is there twice' : 'is a file and a folder at once';
        return entryError(entry.path, problem);
    }
    const other = (0,clean_text/* cleanText */.X)(known.path, LONGEST_SHOWN);
    const problem = `differs from "${other}" only by letter case or by how its characters are composed, and Windows and macOS hold only one of the two`;
    return entryError(entry.path, problem, RENAME);
}
/**
 * Two paths have the same key where a file system may take one for the other: by Unicode's canonical equivalence and
 * simple case folding, which is what APFS does and a little more than what NTFS does.
 */
function sameNameKey(path) {
    if (/^[\0-\x7f]*$/.test(path))
        return path.toLowerCase();
    return Array.from(path.normalize('NFD'), foldCase).join('');
}
function foldCase(character) {
    // Upper case first: two small letters can share a capital one. The dotless i is a letter of its own all the same.
    if (character === 'ı')
        return character;
    const upper = character.toUpperCase();
    const lower = (isOne(upper) ? upper : character).toLowerCase();
    return isOne(lower) ? lower : character;
}
/** Simple folding keeps the number of characters: ß is not SS. */
function isOne(text) {
    return [...text].length === 1;
}

;// CONCATENATED MODULE: ./lib/src/bundle/site-links.js
/**
 * Links of a bundle: which file of the site each of them stands for. Some hosts refuse links, and Windows makes them
 * only with special rights, so every link becomes a copy of its file. Only names here, no file system.
 */



/**
 * @param path of the link within the site
 * @param target as the bundle has it: a symbolic link's counts from its own folder, a hard link's from the archive's
 * @throws BundleError where it leads out of the site
 */
function siteLink(path, kind, target) {
    return { kind, target: kind === 'hard link' ? sitePath(target) : symbolicTarget(path, target) };
}
/**
 * @param links by their paths
 * @param tree all names of the site, also those of the links
 * @returns for each link the path of the file that its chain ends at
 * @throws BundleError for a link to a folder or to nothing, and for links that go round
 */
function resolveLinks(links, tree) {
    const files = new Map();
    for (const start of links.keys()) {
        const chain = new Set();
        let at = start;
        for (let link = links.get(at); link !== undefined && !files.has(at); link = links.get(at)) {
            if (chain.has(at))
                throw entryError(start, 'is a link that leads back to itself');
            chain.add(at);
            at = nextInChain(at, link, links, tree);
        }
        // Kept for every link on the way, so that a long chain is walked once only.
        const file = files.get(at) ?? at;
        for (const link of chain)
            files.set(link, file);
    }
    return files;
}
function nextInChain(path, { kind, target }, links, tree) {
    if (tree.hasFolder(target))
        throw linkError(path, kind, target, 'which is a folder');
    if (!tree.hasFile(target))
        throw linkError(path, kind, target, 'which is not in the bundle');
    // It would be the same link in another folder, and so lead somewhere else.
    if (kind === 'hard link' && links.get(target)?.kind === 'symbolic link') {
        throw linkError(path, kind, target, 'which is a symbolic link');
    }
    return target;
}
function symbolicTarget(path, bytes) {
    const target = bytes.toString('utf8');
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw linkError(path, 'symbolic link', target, 'which is not UTF-8');
    const leadsOut = linkError(path, 'symbolic link', target, 'which is outside of the site');
    if (/^(?:\/|[a-z]:)|\\/i.test(target))
        throw leadsOut;
    const segments = path.split('/').slice(0, -1);
    for (const segment of target.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            throw leadsOut;
    }
    return segments.join('/');
}
function linkError(path, kind, target, problem) {
    return entryError(path, `is a ${kind} to "${(0,clean_text/* cleanText */.X)(target)}", ${problem}`);
}

;// CONCATENATED MODULE: ./lib/src/bundle/tar-header.js
/**
 * One header block of a tar archive and the records of a pax extended header, decoded. No streams here, and no rules
 * for sites. Sources: POSIX (pax, "ustar Interchange Format" and "pax Header Block"); GNU tar for base-256 numbers.
 */
/** Headers fill one block; contents are padded to whole ones. */
const BLOCK_BYTES = 512;
const EMPTY_BLOCK = Buffer.alloc(BLOCK_BYTES);
const CHECKSUM_AT = 148;
const CHECKSUM_LENGTH = 8;
const USTAR = Buffer.from('ustar\0', 'latin1');
const SPACE = 0x20;
const ZERO = 0x30;
const NOTHING = Buffer.alloc(0);
/** The bytes are no tar archive, or not a whole one. The message goes on after a colon. */
class TarError extends Error {
    name = 'TarError';
}
/** A block of zeros ends an archive. */
function isEndMark(block) {
    return block[0] === 0 && block.equals(EMPTY_BLOCK);
}
/**
 * @param position of the block in the archive, in bytes
 * @throws TarError where the checksum is wrong or a number cannot be
 */
function parseHeader(block, position) {
    if (!isChecksumRight(block))
        throw new TarError(`the header at byte ${position} has a wrong checksum`);
    const name = textField(block, 0, 100);
    // GNU's own form, which has another magic, keeps times in the place of the prefix.
    const prefix = USTAR.compare(block, 257, 263) === 0 ? textField(block, 345, 155) : NOTHING;
    const size = numberField(block, 124, 12);
    const mode = numberField(block, 100, 8);
    if (size === undefined)
        throw new TarError(`the header at byte ${position} has an impossible size`);
    if (mode === undefined)
        throw new TarError(`the header at byte ${position} has an impossible mode`);
    return {
        type: block.toString('latin1', 156, 157),
        name: prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]),
        linkName: textField(block, 157, 100),
        size,
        mode,
    };
}
/**
 * The records of an extended header: `<length> <key>=<value>\n` each. Of one key the last record counts.
 *
 * @throws TarError where a record is malformed
 */
function parsePaxRecords(bytes) {
    const records = new Map();
    for (let at = 0; at < bytes.length;) {
        const length = /^([1-9]\d{0,6}) /.exec(bytes.toString('latin1', at, at + 8))?.[1] ?? '';
        const record = bytes.subarray(at, at + Number(length));
        const equals = record.indexOf('=');
        if (equals === -1 || record.length !== Number(length) || record.at(-1) !== 0x0a) {
            throw new TarError('an extended header is malformed');
        }
        const key = paxKey(record.toString('latin1', length.length + 1, equals));
        if (key !== undefined)
            records.set(key, record.subarray(equals + 1, -1));
        at += record.length;
    }
    return records;
}
function paxKey(key) {
    if (key === 'path' || key === 'linkpath' || key === 'size')
        return key;
    // GNU tar's three forms of a file with holes, and star's: the contents are not what they seem.
    return key.startsWith('GNU.sparse.') || key === 'SCHILY.realsize' ? 'sparse' : undefined;
}
/** Without the zeros that fill it up. One in the middle stays, for the rules on names to refuse. */
function withoutFilling(bytes) {
    return textField(bytes, 0, bytes.length);
}
function textField(block, at, length) {
    let end = at + length;
    while (end > at && block[end - 1] === 0)
        end--;
    return end === at ? NOTHING : block.subarray(at, end);
}
/** @returns undefined for what is no number, negative, or too large to count with */
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
/** GNU's form for what octal cannot hold: the highest bit marks it, the next one is the sign, the rest the number. */
function base256Field(block, start, end) {
    const bits = BigInt(`0x${block.toString('hex', start, end)}`);
    const value = BigInt.asUintN((end - start) * 8 - 1, bits);
    return byteAt(block, start) >= 0xc0 || value > Number.MAX_SAFE_INTEGER ? undefined : Number(value);
}
/** The sum of all bytes, with spaces in the place of itself; some old programs summed signed bytes. */
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

;// CONCATENATED MODULE: ./lib/src/bundle/tar-reader.js
/**
 * Reads a tar archive while it arrives: ustar, pax, GNU's long names and large sizes, and the old form without a
 * magic. It knows the format only: which names and kinds of entry a site may have is for its handler to decide.
 *
 * Where two readers could see two archives in the same bytes, it refuses instead of choosing.
 */

/** By type flag. NUL is how the oldest archives mark a file; 7 is a "contiguous" one, special nowhere. */
const KINDS = new Map([
    ['\0', 'file'],
    ['0', 'file'],
    ['7', 'file'],
    ['1', 'hard link'],
    ['2', 'symbolic link'],
    ['5', 'folder'],
]);
/** The digits are POSIX's, the letters GNU tar's. */
const OTHERS = new Map([
    ['3', 'character device'],
    ['4', 'block device'],
    ['6', 'FIFO'],
    ['D', 'listing of an incremental backup'],
    ['M', 'part of a multi-volume archive'],
    ['S', 'sparse file'],
    ['V', 'volume label'],
]);
/** Extended headers are gathered in memory; long names and a few attributes never need as much as this. */
const LONGEST_EXTENSION_BYTES = 1024 * 1024;
/** A size from here on does not fit into a header, so that only the pax record holds it. */
const TOO_LARGE_FOR_HEADER = 8 ** 11;
const SLASH = 0x2f;
/** Headers that say more about an entry: pax's for the next one and for all that follow, GNU tar's long names. */
const EXTENSIONS = new Set(['x', 'g', 'L', 'K']);
const NO_RECORDS = new Map();
const tar_reader_NOTHING = Buffer.alloc(0);
class TarReader {
    #handler;
    #reading;
    #chunk = tar_reader_NOTHING;
    /** Where in the chunk the unread bytes begin. */
    #at = 0;
    /** Bytes of the archive read so far, and those of them that belong to whole entries. */
    #position = 0;
    #wholeUntil = 0;
    #hasEndMark = false;
    constructor(handler) {
        this.#handler = handler;
        this.#reading = this.#readArchive();
    }
    /**
     * Takes the next bytes of the archive, cut anywhere. Whatever follows the end mark is ignored, as GNU tar does.
     *
     * @throws TarError, and what the handler throws; the reader is of no use then
     */
    write(chunk) {
        this.#chunk = chunk;
        this.#at = 0;
        this.#reading.next();
    }
    /**
     * There are no more bytes.
     *
     * @returns whether the archive has its end mark, a block of zeros. Without it, it ends after a whole entry: complete
     *   for GNU tar, and complete indeed where something else vouches for the number of bytes.
     * @throws TarError where the archive is cut, or empty
     */
    end() {
        if (this.#position === 0)
            throw new TarError('it is empty');
        if (this.#hasEndMark || this.#position === this.#wholeUntil)
            return this.#hasEndMark;
        throw new TarError(`it ends after ${this.#position} bytes, in the middle of an entry`);
    }
    /** Yields whenever the chunk is used up. */
    *#readArchive() {
        const global = new Map();
        let next = NO_RECORDS;
        for (;;) {
            const position = this.#position;
            const block = yield* this.#read(BLOCK_BYTES);
            if (isEndMark(block))
                break;
            const header = parseHeader(block, position);
            if (EXTENSIONS.has(header.type)) {
                const records = yield* this.#readExtension(header, position);
                if (header.type === 'g')
                    for (const [key, value] of records)
                        global.set(key, value);
                else
                    next = mergedOnce(next, records, position);
                continue;
            }
            const entry = tarEntry(header, merged(global, next), position);
            this.#handler.onEntry(entry);
            for (let left = entry.size; left > 0;) {
                const piece = this.#take(left);
                if (piece.length === 0)
                    yield;
                else
                    this.#handler.onContents(piece);
                left -= piece.length;
            }
            this.#handler.onEntryEnd();
            yield* this.#skipPadding(entry.size);
            this.#wholeUntil = this.#position;
            next = NO_RECORDS;
        }
        if (next.size > 0)
            throw new TarError('its last extended header is for no entry');
        this.#hasEndMark = true;
    }
    *#readExtension({ type, size }, position) {
        if (size > LONGEST_EXTENSION_BYTES) {
            throw new TarError(`the extended header at byte ${position} has ${size} bytes`);
        }
        // A copy, as it is needed longer than the chunk is.
        const bytes = Buffer.from(yield* this.#read(size));
        yield* this.#skipPadding(size);
        if (type === 'x' || type === 'g')
            return parsePaxRecords(bytes);
        return new Map([[type === 'L' ? 'path' : 'linkpath', withoutFilling(bytes)]]);
    }
    *#skipPadding(size) {
        for (let left = -size & (BLOCK_BYTES - 1); left > 0;) {
            left -= this.#take(left).length;
            if (left > 0)
                yield;
        }
    }
    /** The next bytes in one piece, which is a copy only where they come in several chunks. */
    *#read(length) {
        const whole = this.#take(length);
        if (whole.length === length)
            return whole;
        const pieces = [Buffer.from(whole)];
        for (let left = length - whole.length; left > 0;) {
            yield;
            const piece = Buffer.from(this.#take(left));
            pieces.push(piece);
            left -= piece.length;
        }
        return Buffer.concat(pieces);
    }
    /** As many of the next bytes as the chunk still has, `most` at most. */
    #take(most) {
        const piece = this.#chunk.subarray(this.#at, this.#at + most);
        this.#at += piece.length;
        this.#position += piece.length;
        return piece;
    }
}
/** Two extended headers that speak of the same thing leave open which of them counts. */
function mergedOnce(before, records, position) {
    for (const key of records.keys()) {
        if (before.has(key))
            throw new TarError(`the extended header at byte ${position} gives "${key}" again`);
    }
    return merged(before, records);
}
function merged(before, after) {
    if (before.size === 0)
        return after;
    return new Map([...before, ...after]);
}
function tarEntry(header, records, position) {
    const name = record(records, 'path') ?? header.name;
    const size = sizeOf(header, record(records, 'size'), position);
    const { kind, what } = kindOf(header.type, name, records);
    const isLink = kind === 'symbolic link' || kind === 'hard link';
    if ((isLink || kind === 'folder') && size > 0) {
        throw new TarError(`the ${what} at byte ${position} has contents`);
    }
    const linkName = isLink ? (record(records, 'linkpath') ?? header.linkName) : tar_reader_NOTHING;
    return { kind, what, name, linkName, size, mode: header.mode };
}
function kindOf(type, name, records) {
    if (records.has('sparse'))
        return { kind: 'other', what: 'sparse file' };
    const kind = KINDS.get(type);
    if (kind === undefined) {
        const code = type.charCodeAt(0).toString(16).padStart(2, '0');
        return { kind: 'other', what: OTHERS.get(type) ?? `thing of the unknown type 0x${code}` };
    }
    // So did archives mark a folder before there was a type for it.
    const isOldFolder = kind === 'file' && name.at(-1) === SLASH;
    return isOldFolder ? { kind: 'folder', what: 'folder' } : { kind, what: kind };
}
function record(records, key) {
    const value = records.get(key);
    // An empty value takes back what is said elsewhere (POSIX, "pax Extended Header").
    return value?.length === 0 ? undefined : value;
}
function sizeOf(header, inRecord, position) {
    if (inRecord === undefined)
        return header.size;
    const digits = inRecord.toString('latin1');
    const size = Number(digits);
    if (!/^\d+$/.test(digits) || !Number.isSafeInteger(size)) {
        throw new TarError(`the header at byte ${position} has an impossible size`);
    }
    if (header.size !== 0 && header.size !== size && size < TOO_LARGE_FOR_HEADER) {
        throw new TarError(`the header at byte ${position} has two sizes, ${header.size} and ${size}`);
    }
    return size;
}

;// CONCATENATED MODULE: ./lib/src/bundle/site-reader.js
/**
 * Reads a bundle as it arrives, holds it against the rules for sites, and unpacks it into a fresh folder in the same
 * pass. Nothing is put in place here (`place-site.ts`); what an error leaves in the folder is for the caller to remove.
 */












const SITE_LIMITS = { files: 500_000, bytes: 20_000_000_000 };
/**
 * What zlib gives at once. While one such piece is parsed and written here, zlib's thread makes the next: smaller ones
 * leave it waiting more often, larger ones cost memory.
 */
const INFLATED_CHUNK_BYTES = 512 * 1024;
/** A tar archive may be larger than its contents by this much for each entry: headers, long names, padding. */
const OVERHEAD_BYTES = 4096;
const BOMB = `${DAMAGED_OR_HOSTILE} No site of documentation comes near this limit.`;
/**
 * @param archive the bundle's bytes in order, in pieces of any size. The next piece is asked for only when the one
 *   before has been taken in, so its buffer may be used again. On success it has been read to its end, and the checksum
 *   of gzip compared; an error waits for the piece that was asked for last.
 * @throws BundleError where the bundle is damaged, or holds what a site must not have
 * @throws what `archive` throws, errors of the file system such as ENOSPC as they are, and the signal's reason
 */
async function readSite(archive, options) {
    const { kind, signal, limits = SITE_LIMITS } = options;
    const unpacking = new Unpacking(options.folder, limits);
    const tar = new TarReader(unpacking);
    const mostBytes = limits.bytes + limits.files * OVERHEAD_BYTES;
    let tarBytes = 0;
    const read = async (chunks) => {
        for await (const chunk of chunks) {
            signal.throwIfAborted();
            tar.write(chunk);
            tarBytes += chunk.length;
            if (tarBytes > mostBytes)
                throw tooLarge(limits);
        }
    };
    try {
        if (kind === '.tar.gz')
            await inflate(archive, read, signal);
        else
            await read(archive);
        // The checksum of gzip tells that nothing is missing; without it only the end mark does.
        if (!tar.end() && kind === '.tar')
            throw new TarError('its end is missing');
        return await unpacking.finish(signal);
    }
    catch (error) {
        signal.throwIfAborted();
        throw error instanceof TarError ? damaged(error.message, error) : error;
    }
    finally {
        unpacking.close();
    }
}
/** Makes a site of the entries of an archive. */
class Unpacking {
    #folder;
    #limits;
    /** Names as the bundle has them, with the top folder. */
    #tree = new SiteTree();
    #files = new Map();
    #links = new Map();
    #file;
    #unpackedBytes = 0;
    constructor(folder, limits) {
        this.#folder = folder === undefined ? undefined : new SiteFolder(folder);
        this.#limits = limits;
    }
    onEntry({ kind, what, name, linkName, size, mode }) {
        const path = sitePath(name);
        if (kind === 'other')
            throw entryError(path, `is no file, folder or link, but a ${what}`);
        if (kind === 'folder') {
            this.#makeFolders(this.#tree.addFolder(path));
            return;
        }
        if (path === '')
            throw entryError(name.toString(), `is a ${what} without a name`);
        this.#makeFolders(this.#tree.addFile(path));
        if (kind === 'file') {
            this.#count(size);
            this.#folder?.startFile(path, mode);
            this.#file = { path, size, hash: new ContentsHash(size) };
        }
        else {
            this.#links.set(path, siteLink(path, kind, linkName));
        }
    }
    onContents(piece) {
        this.#file?.hash.update(piece);
        this.#folder?.write(piece);
    }
    onEntryEnd() {
        if (this.#file === undefined)
            return;
        const { path, size, hash } = this.#file;
        this.#folder?.endFile();
        this.#files.set(path, { size, sha256: hash.digest() });
        this.#file = undefined;
    }
    /** All entries are there, so it is known what the links stand for. */
    async finish(signal) {
        signal.throwIfAborted();
        for (const [path, original] of resolveLinks(this.#links, this.#tree)) {
            const file = this.#files.get(original);
            if (file === undefined)
                throw entryError(path, 'is a link to nothing');
            this.#count(file.size);
            this.#folder?.copyFile(original, path);
            this.#files.set(path, file);
            await (0,external_node_timers_promises_.setImmediate)(undefined, { signal });
        }
        const topFolder = this.#tree.topFolder();
        const beginning = topFolder === '' ? 0 : topFolder.length + 1;
        const files = new Map();
        for (const [path, { sha256 }] of this.#files)
            files.set(path.slice(beginning), sha256);
        return {
            fileCount: files.size,
            unpackedBytes: this.#unpackedBytes,
            contentDigest: contentDigest(files),
            topFolder,
            files,
        };
    }
    /** Lets go of a file that an error left open. */
    close() {
        this.#folder?.endFile();
    }
    #makeFolders(paths) {
        if (this.#tree.size > this.#limits.files) {
            const limit = (0,units/* grouped */.zD)(this.#limits.files);
            throw new errors/* BundleError */.rJ(`The bundle has more than ${limit} files and folders.`, {
                hint: BOMB,
                comesAgain: true,
            });
        }
        for (const path of paths)
            this.#folder?.makeFolder(path);
    }
    #count(bytes) {
        this.#unpackedBytes += bytes;
        if (this.#unpackedBytes > this.#limits.bytes)
            throw tooLarge(this.#limits);
    }
}
/**
 * Inflates gzip on zlib's thread. Several members one after another are read as one, as gzip does.
 *
 * @throws BundleError where it is damaged or cut, or is followed by something else
 */
async function inflate(archive, read, signal) {
    // With room for nothing, it takes a piece only when the one before is inflated, and its buffer may be used again.
    const gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: INFLATED_CHUNK_BYTES, writableHighWaterMark: 1 });
    let givenBytes = 0;
    async function* given() {
        for await (const chunk of archive) {
            givenBytes += chunk.length;
            yield chunk;
        }
    }
    try {
        await (0,external_node_stream_promises_.pipeline)(given, gunzip, (chunks) => read(freed(chunks)), { signal });
    }
    catch (error) {
        // It ends before its input only where zeros follow. What comes of more input then differs between Node's versions.
        if (!gunzip.readableEnded)
            throw isZlibError(error) ? damaged(error.message, error) : error;
        givenBytes = Number.POSITIVE_INFINITY;
    }
    if (gunzip.bytesWritten < givenBytes)
        throw damaged('something follows after its end');
}
/**
 * Gives the memory of each chunk back as soon as it was read. Left to the garbage collector, it takes 50 MB more, and
 * the collector runs for the chunks alone.
 */
async function* freed(chunks) {
    for await (const chunk of chunks) {
        yield chunk;
        // Only a chunk that is all of its memory: one that zlib cut short shares it with those after it. Node 20 cannot.
        const memory = chunk.buffer;
        if (chunk.length === memory.byteLength)
            memory.transfer?.(0);
    }
}
function isZlibError(error) {
    return (0,types_.isNativeError)(error) && 'code' in error && String(error.code).startsWith('Z_');
}
function damaged(problem, cause) {
    return new errors/* BundleError */.rJ(`The bundle is no whole archive: ${problem}.`, {
        hint: DAMAGED_OR_HOSTILE,
        cause,
        comesAgain: true,
    });
}
function tooLarge(limits) {
    return new errors/* BundleError */.rJ(`The bundle unpacks to more than ${(0,units/* size */.Ej)(limits.bytes)}.`, {
        hint: BOMB,
        comesAgain: true,
    });
}

;// CONCATENATED MODULE: ./lib/src/bundle/storage-error.js
/** What the storage can do wrong, as data. Which of it is worth another try is decided in `transfer.ts`. */

/** How to go on where the storage did not give the bundle. */
const TAKE_UP_AGAIN = 'Taking up the job again, with `job-id`, makes a fresh link and downloads again.';
/** The storage said no, or sent something else than the bundle. */
class StorageError extends errors/* BundleError */.rJ {
    problem;
    constructor(problem, what, hint = TAKE_UP_AGAIN) {
        super(`Downloading the bundle failed: ${what}`, { hint });
        this.problem = problem;
    }
    static replaced() {
        return new StorageError({ kind: 'replaced' }, 'the bundle was replaced at the storage in mid-transfer.');
    }
    /** S3 answers 403 to a link that has ended, and 400 where the credentials that signed it have. */
    get isLinkEnded() {
        return this.problem.kind === 'refused' && [400, 403].includes(this.problem.status);
    }
}

;// CONCATENATED MODULE: ./lib/src/bundle/bundle-reader.js
/**
 * Reads the bundle from its front while it arrives, once: the SHA-256 of the archive, its kind, and of the kinds that
 * are read here the site in it.
 */




/**
 * @param folder empty folder to unpack into; undefined: nothing is unpacked
 * @throws BundleError for what is no bundle, damaged or refused
 */
async function readBundle(chunks, folder, signal) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let sizeBytes = 0;
    async function* hashed() {
        for await (const chunk of chunks) {
            hash.update(chunk);
            sizeBytes += chunk.length;
            yield chunk;
        }
    }
    const { head, whole } = await withHead(hashed());
    const ending = archiveEnding(head);
    if (ending === undefined)
        refuseWhatIsNoFile(head);
    let site;
    if (ending === '.tar.gz' || ending === '.tar') {
        site = await readSite(whole, { kind: ending, folder, signal });
    }
    else {
        for await (const _ of whole)
            ;
    }
    return { sizeBytes, sha256: hash.digest('hex'), ending, head, site };
}
function refuseWhatIsNoFile(head) {
    if (head.length === 0)
        throw new StorageError({ kind: 'wrong whole' }, 'the storage sent nothing.');
    if (isMarkup(head)) {
        throw new StorageError({ kind: 'wrong whole' }, 'the storage sent a web page or an XML text in the place of the bundle.', `A proxy may stand in between. ${TAKE_UP_AGAIN}`);
    }
}
/** Takes enough from the beginning to tell the kind, and gives everything on, from the beginning. */
async function withHead(chunks) {
    const taken = [];
    let bytes = 0;
    while (bytes < HEAD_BYTES) {
        const { done, value } = await chunks.next();
        if (done)
            break;
        // Its memory is used again for the next.
        taken.push(Buffer.from(value));
        bytes += value.length;
    }
    async function* whole() {
        yield* taken;
        yield* chunks;
    }
    return { head: Buffer.concat(taken).subarray(0, HEAD_BYTES), whole: whole() };
}

;// CONCATENATED MODULE: ./lib/src/bundle/growing-file.js
/**
 * A file that is written at many places at once and read from its front at the same time. The front is as far as
 * every byte is there.
 */

const READ_BYTES = 512 * 1024;
class GrowingFile {
    #handle;
    /** Stretches beyond the front that are there already: their starts and ends. */
    #islands = new Map();
    #front = 0;
    #isComplete = false;
    #wake = () => { };
    constructor(handle) {
        this.#handle = handle;
    }
    /** Makes an empty file, or empties the one that is there. */
    static async create(path) {
        return new GrowingFile(await (0,promises_.open)(path, 'w+'));
    }
    /** How many bytes from the beginning are there. */
    get front() {
        return this.#front;
    }
    /**
     * Writes at an offset. A stretch is written from its start to its end in order; several stretches may be written at
     * once.
     */
    async write(chunks, offset) {
        let bytes = 0;
        for (const chunk of chunks)
            bytes += chunk.length;
        let written = 0;
        // The system may take less than it was given.
        for (let rest = chunks; written < bytes; rest = after(chunks, written)) {
            const result = await this.#handle.writev(rest, offset + written);
            written += result.bytesWritten;
        }
        this.#grow(offset, offset + bytes);
    }
    /** Nothing more will be written. */
    complete() {
        this.#isComplete = true;
        this.#wake();
    }
    /**
     * The bytes from the beginning, as they become contiguous, until the file is complete. One reader at a time. A chunk
     * is the reader's until it asks for the next: there are two buffers, and one is filled while the other is taken in.
     */
    async *chunks(signal) {
        let position = 0;
        let [filled, free] = [Buffer.allocUnsafeSlow(READ_BYTES), Buffer.allocUnsafeSlow(READ_BYTES)];
        let filling;
        const fill = () => {
            const bytes = Math.min(READ_BYTES, this.#front - position);
            if (bytes <= 0)
                return undefined;
            const reading = this.#handle.read(free, 0, bytes, position);
            // Its failure is thrown when the chunk is asked for, and is not unhandled until then.
            reading.catch(() => undefined);
            return reading;
        };
        const wake = () => this.#wake();
        signal.addEventListener('abort', wake);
        try {
            for (;;) {
                signal.throwIfAborted();
                filling ??= fill();
                if (filling !== undefined) {
                    const { bytesRead } = await filling;
                    position += bytesRead;
                    [filled, free] = [free, filled];
                    filling = fill();
                    yield filled.subarray(0, bytesRead);
                }
                else if (this.#isComplete) {
                    return;
                }
                else {
                    await new Promise((resolve) => {
                        this.#wake = resolve;
                    });
                }
            }
        }
        finally {
            signal.removeEventListener('abort', wake);
            // Nobody may close the file under it.
            await filling?.catch(() => undefined);
        }
    }
    close() {
        return this.#handle.close();
    }
    #grow(start, end) {
        this.#islands.set(start, end);
        for (let next = this.#islands.get(this.#front); next !== undefined; next = this.#islands.get(this.#front)) {
            this.#islands.delete(this.#front);
            this.#front = next;
        }
        this.#wake();
    }
}
/** What is left of the chunks after so many bytes. */
function after(chunks, bytes) {
    const rest = [];
    let skip = bytes;
    for (const chunk of chunks) {
        if (skip < chunk.length)
            rest.push(chunk.subarray(skip));
        skip = Math.max(0, skip - chunk.length);
    }
    return rest;
}

;// CONCATENATED MODULE: ./lib/src/bundle/place-site.js
/**
 * Puts an unpacked site, or a bundle, in the place of a former one, as a whole and by renaming: the target is the former
 * one, then for a moment nothing, then the new one, and never a mixture of both.
 */






/**
 * Windows does not rename a folder while something in it is open, and virus scanners open every new file for a moment.
 */
const WAITS_MS = process.platform === 'win32' ? [50, 100, 200, 400, 800, 1600, 3200] : [];
const IN_USE = new Set(['EPERM', 'EACCES', 'EBUSY']);
/**
 * @param staged the complete folder, on the same file system as the target; it is gone afterwards
 * @param target where the site belongs; a folder that is there is replaced, its parent has to be there
 * @throws BundleError where the target is something else than a folder, or cannot be replaced; it is as it was then
 */
async function placeSite(staged, target) {
    const former = external_node_path_.join(external_node_path_.dirname(target), `.static-export-former-${(0,external_node_crypto_.randomUUID)()}`);
    const hasFormer = await isFolder(target);
    try {
        if (hasFormer)
            await move(target, former);
    }
    catch (error) {
        throw notPlaced(target, 'What was there is as it was.', error);
    }
    try {
        await move(staged, target);
    }
    catch (error) {
        throw notPlaced(target, hasFormer ? await putBack(former, target) : 'Nothing was left there.', error);
    }
    // The site is in place, so a file of the former one that is still open on Windows must not fail the run.
    await (0,promises_.rm)(former, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}
/**
 * Puts a file in the place of a former one by renaming, so that the place can be given back.
 *
 * @throws BundleError where the target is a folder, errors of the file system; then the former file is where it was
 */
async function placeFile(staged, target) {
    const former = external_node_path_.join(external_node_path_.dirname(target), `.static-export-former-${(0,external_node_crypto_.randomUUID)()}`);
    const found = await statOf(target);
    if (found?.isDirectory()) {
        throw new errors/* BundleError */.rJ(`The bundle cannot be put in place: "${(0,clean_text/* cleanText */.X)(target)}" is a folder.`, {
            hint: 'Only a file is replaced. Take it away, or set `path` to another folder.',
        });
    }
    const hasFormer = found !== undefined;
    if (hasFormer)
        await move(target, former);
    const putBack = () => (hasFormer ? move(former, target) : (0,promises_.rm)(target, { force: true }));
    try {
        await move(staged, target);
    }
    catch (error) {
        await putBack();
        throw error;
    }
    return {
        putBack,
        forget: () => (0,promises_.rm)(former, { recursive: true, force: true, maxRetries: 3 }).catch(() => { }),
    };
}
/** @returns false where nothing is there */
async function isFolder(target) {
    const found = await statOf(target);
    if (found === undefined || found.isDirectory())
        return found !== undefined;
    // Renaming would replace a link itself, and what it leads to is perhaps not ours to replace.
    const what = found.isSymbolicLink() ? 'a symbolic link' : 'no folder';
    throw new errors/* BundleError */.rJ(`The site cannot be put in place: "${(0,clean_text/* cleanText */.X)(target)}" is ${what}.`, {
        hint: 'Only a folder is replaced. Take it away, or set `path` to another folder.',
    });
}
/** @returns undefined where nothing is there; a link is not followed */
async function statOf(target) {
    return (0,promises_.lstat)(target).catch((error) => {
        if (error.code === 'ENOENT')
            return undefined;
        throw error;
    });
}
/** @returns what became of it, for the message */
async function putBack(former, target) {
    try {
        await move(former, target);
        return 'What was there is as it was.';
    }
    catch {
        return `What was there is now in "${(0,clean_text/* cleanText */.X)(former)}".`;
    }
}
async function move(from, to) {
    for (const waitMs of WAITS_MS) {
        try {
            return await (0,promises_.rename)(from, to);
        }
        catch (error) {
            if (!IN_USE.has(error.code))
                throw error;
            await (0,external_node_timers_promises_.setTimeout)(waitMs);
        }
    }
    return (0,promises_.rename)(from, to);
}
function notPlaced(target, left, cause) {
    const { code } = cause;
    return new errors/* BundleError */.rJ(`The site could not be put in place of "${(0,clean_text/* cleanText */.X)(target)}" (${code}).`, {
        hint: `${left} Either something has that folder open, or this step may not write there.`,
        cause,
    });
}

// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(3053);
;// CONCATENATED MODULE: ./lib/src/bundle/rare-archives.js







/** How `tar` is told the compression; it needs the tool of that name. */
const TAR_FLAGS = {
    '.tar.xz': '--xz',
    '.tar.zst': '--zstd',
    '.tar.bz2': '--bzip2',
};
/**
 * @param archive path of the archive
 * @param folder empty folder that receives the site
 * @throws BundleError where the tools cannot unpack it, or it holds what a site must not have
 * @throws errors of the file system, and the signal's reason when it aborts
 */
async function unpackWithTools(archive, ending, folder, { log, signal }) {
    const raw = `${folder}-raw`;
    await (0,promises_.mkdir)(raw);
    const unpacking = new Unpacking(folder, SITE_LIMITS);
    try {
        // The tools print what they like, also names from the archive.
        await log.withoutCommands(() => endedWith(signal, () => extract(archive, ending, raw)));
        signal.throwIfAborted();
        for await (const { entry, file } of entriesOf(raw)) {
            signal.throwIfAborted();
            unpacking.onEntry(entry);
            if (file !== undefined)
                for await (const piece of (0,external_node_fs_.createReadStream)(file))
                    unpacking.onContents(piece);
            unpacking.onEntryEnd();
        }
        return await unpacking.finish(signal);
    }
    finally {
        unpacking.close();
        await (0,promises_.rm)(raw, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function extract(archive, ending, raw) {
    // Loaded here, since hardly a run needs it.
    const toolCache = await __webpack_require__.e(/* import() */ 805).then(__webpack_require__.bind(__webpack_require__, 9805));
    try {
        const flag = TAR_FLAGS[ending];
        if (flag === undefined)
            await toolCache.extractZip(archive, raw);
        else
            await toolCache.extractTar(archive, raw, ['-x', flag]);
    }
    catch (cause) {
        const what = (0,clean_text/* cleanText */.X)(cause instanceof Error ? cause.message : String(cause));
        throw new errors/* BundleError */.rJ(`The system's tools could not unpack the ${ending} bundle: ${what}`, {
            hint: 'They may be missing on this runner, or the bundle is damaged. Without `extract` it is kept as it came.',
            cause,
        });
    }
}
/** Ends the tools that the work starts when the signal aborts; the toolkit itself gives no hold of them. */
async function endedWith(signal, work) {
    const tools = [];
    const onStart = (message) => tools.push(message.process);
    const end = () => {
        for (const tool of tools)
            tool.kill('SIGKILL');
    };
    (0,external_node_diagnostics_channel_.subscribe)('child_process', onStart);
    signal.addEventListener('abort', end);
    try {
        await work();
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        (0,external_node_diagnostics_channel_.unsubscribe)('child_process', onStart);
        signal.removeEventListener('abort', end);
    }
}
/** What lies in a folder, as an archive would tell it: each folder before what is in it, and no link followed. */
async function* entriesOf(root, within = '') {
    for (const name of (await (0,promises_.readdir)(external_node_path_.join(root, within))).sort()) {
        const relative = within === '' ? name : `${within}/${name}`;
        const full = external_node_path_.join(root, relative);
        const stat = await (0,promises_.lstat)(full);
        const common = { name: Buffer.from(relative), linkName: Buffer.alloc(0), size: 0, mode: stat.mode };
        if (stat.isSymbolicLink()) {
            const linkName = Buffer.from((await (0,promises_.readlink)(full)).replaceAll(external_node_path_.sep, '/'));
            yield { entry: { ...common, kind: 'symbolic link', what: 'symbolic link', linkName }, file: undefined };
        }
        else if (stat.isDirectory()) {
            yield { entry: { ...common, kind: 'folder', what: 'folder' }, file: undefined };
            yield* entriesOf(root, relative);
        }
        else if (stat.isFile()) {
            yield { entry: { ...common, kind: 'file', what: 'file', size: stat.size }, file: full };
        }
        else {
            yield { entry: { ...common, kind: 'other', what: 'device or a pipe' }, file: undefined };
        }
    }
}

;// CONCATENATED MODULE: ./lib/src/bundle/renewable-link.js
class RenewableLink {
    #renew;
    #bundle;
    #renewing;
    /** @param renew makes a fresh link to the same bundle */
    constructor(bundle, renew) {
        this.#bundle = bundle;
        this.#renew = renew;
    }
    get url() {
        return new URL(this.#bundle.bundleUrl);
    }
    /** Size of the bundle as the service announced it. */
    get sizeBytes() {
        return this.#bundle.sizeBytes;
    }
    /**
     * Makes a fresh link, unless another connection has done so since.
     *
     * @param ended the link that did not work any more
     * @throws what making a link throws
     */
    async renew(ended) {
        if (ended.href !== this.url.href)
            return;
        this.#renewing ??= this.#renew()
            .then((bundle) => {
            this.#bundle = bundle;
        })
            .finally(() => {
            this.#renewing = undefined;
        });
        await this.#renewing;
    }
}

;// CONCATENATED MODULE: ./lib/src/bundle/part-plan.js
/** Into which parts a bundle is cut for the transfer: pure arithmetic. */
const MiB = 1024 * 1024;
const SMALLEST_PART_BYTES = MiB;
const LARGEST_PART_BYTES = 4 * MiB;
/** A small bundle still gives every connection something to do; a large one is not cut into too many requests. */
const PARTS_AIMED_AT = 16;
/** Bytes to ask for in the first request, which also tells the size. */
function partBytes(sizeBytes) {
    if (sizeBytes === undefined)
        return SMALLEST_PART_BYTES;
    return Math.min(LARGEST_PART_BYTES, Math.max(SMALLEST_PART_BYTES, Math.ceil(sizeBytes / PARTS_AIMED_AT)));
}
/**
 * The parts that follow the first, in order and without gaps.
 *
 * @param from the byte after the first part
 */
function planParts(from, sizeBytes) {
    const bytes = partBytes(sizeBytes);
    const parts = [];
    for (let start = from; start < sizeBytes; start += bytes) {
        parts.push({ start, end: Math.min(start + bytes, sizeBytes) });
    }
    return parts;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/src/http/safe-transport.js
var safe_transport = __webpack_require__(9034);
;// CONCATENATED MODULE: ./lib/src/waiting/idle-timer.js
/** Measures how long the other side has been silent. What we do ourselves in between is not its silence. */
class IdleTimer {
    #limitMs;
    #onSilence;
    #leftMs;
    #startedAt = 0;
    #timer;
    /**
     * Starts at once.
     *
     * @param onSilence called once when the silence has lasted so long
     */
    constructor(limitMs, onSilence) {
        this.#limitMs = limitMs;
        this.#leftMs = limitMs;
        this.#onSilence = onSilence;
        this.resume();
    }
    /** It is our turn now. */
    pause() {
        clearTimeout(this.#timer);
        this.#leftMs -= performance.now() - this.#startedAt;
    }
    /** It is the other side's turn again, and the silence goes on from where it was. */
    resume() {
        this.#startedAt = performance.now();
        this.#timer = setTimeout(this.#onSilence, Math.max(0, this.#leftMs));
    }
    /** Enough was heard: the silence begins anew. */
    restart() {
        clearTimeout(this.#timer);
        this.#leftMs = this.#limitMs;
        this.resume();
    }
    stop() {
        clearTimeout(this.#timer);
    }
}

// EXTERNAL MODULE: ./lib/src/waiting/retry-after.js
var retry_after = __webpack_require__(3399);
;// CONCATENATED MODULE: ./lib/src/bundle/storage-client.js
/**
 * Asks the storage for bytes of the bundle. The API's key never comes here: S3 refuses a request that carries it, and
 * it is none of the storage's business.
 */






const MOST_REDIRECTS = 5;
/** A connection that brings less than this in its idle time is as good as silent: 2 GB would take years. */
const FEWEST_BYTES = 1024;
/**
 * Sends one request and hands out its body as it arrives. Silence ends it: `idleTimeoutMs` without the headers, or
 * without a kilobyte of the body; the time that the reader takes for itself (a slow disk) does not count.
 *
 * @throws StorageError where the storage answers with anything but the bytes
 * @throws ConnectionError where the connection fails or falls silent, also from the body
 * @throws the signal's reason when it aborts
 */
async function requestBytes(connections, request, idleTimeoutMs, signal) {
    const silence = new AbortController();
    const idle = new IdleTimer(idleTimeoutMs, () => silence.abort());
    const either = AbortSignal.any([signal, silence.signal]);
    const failure = (error) => {
        idle.stop();
        if (signal.aborted)
            return signal.reason;
        if (silence.signal.aborted) {
            return new connection_error/* ConnectionError */.R('ETIMEDOUT', `the storage sent nothing, or next to nothing, for ${idleTimeoutMs / 1000} s`, error);
        }
        return error instanceof StorageError ? error : connection_error/* ConnectionError */.R.from(error);
    };
    async function* body(response) {
        let bytes = 0;
        idle.restart();
        try {
            for await (const chunk of response) {
                idle.pause();
                yield chunk;
                bytes += chunk.length;
                if (bytes < FEWEST_BYTES) {
                    idle.resume();
                }
                else {
                    idle.restart();
                    bytes = 0;
                }
            }
        }
        catch (error) {
            throw failure(error);
        }
        finally {
            idle.stop();
        }
    }
    try {
        const response = await send(connections, request, either);
        return { ...described(response, request), body: body(response) };
    }
    catch (error) {
        throw failure(error);
    }
}
async function send(connections, { url, part, ifMatch }, signal, redirects = 0) {
    const response = await connections.send({
        method: 'GET',
        url,
        headers: {
            ...(part === undefined ? {} : { Range: `bytes=${part.start}-${part.end - 1}` }),
            ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
        },
        signal,
    });
    const status = response.statusCode ?? 0;
    if (status === 200 || status === 206)
        return response;
    response.destroy();
    const { location } = response.headers;
    if (status >= 300 && status < 400 && location !== undefined && redirects < MOST_REDIRECTS) {
        const next = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
        const further = { url: next ?? url, ...(part ? { part } : {}), ifMatch };
        if (next !== undefined && maySendOn(url, next))
            return send(connections, further, signal, redirects + 1);
    }
    if (status === 412)
        throw StorageError.replaced();
    throw new StorageError({ kind: 'refused', status, retryAfterMs: (0,retry_after/* retryAfterMs */.V)(response.headers['retry-after']) }, `the storage answered ${`${status} ${external_node_http_.STATUS_CODES[status] ?? ''}`.trimEnd()}.`);
}
/** A storage of somebody else's must not lead to this machine's own services. */
function maySendOn(from, to) {
    return to.protocol === 'https:' || (from.protocol === 'http:' && (0,safe_transport/* isSafeTransport */.v)(to));
}
/** Reads the headers, and refuses a range that nobody asked for. */
function described(response, { part }) {
    const { etag } = response.headers;
    if (response.statusCode === 200) {
        const length = response.headers['content-length'];
        return { part: undefined, sizeBytes: length === undefined ? undefined : Number(length), etag };
    }
    const given = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers['content-range'] ?? '');
    const [start, last, sizeBytes] = (given ?? []).slice(1).map(Number);
    if (part === undefined || start === undefined || last === undefined || sizeBytes === undefined) {
        throw wrongRange(response);
    }
    const end = last + 1;
    if (start !== part.start || end !== Math.min(part.end, sizeBytes))
        throw wrongRange(response);
    return { part: { start, end }, sizeBytes, etag };
}
function wrongRange(response) {
    response.destroy();
    return new StorageError({ kind: 'wrong part' }, 'the storage sent other bytes than it was asked for.');
}

;// CONCATENATED MODULE: ./lib/src/bundle/transfer.js
/**
 * Moves the bundle's bytes into a file: several ranges at once where the storage knows ranges, else one stream. It
 * heals what can be healed for one and the same object; what needs a fresh start, it throws.
 */






/** S3 gives one connection some tens of MB/s, whatever the runner's line can take. */
const CONNECTIONS = 8;
/** Fewer, larger writes: a system call for each packet costs more than the copy. */
const WRITE_BYTES = 256 * 1024;
/** The next part is asked for when so little of one is left: the way to the storage and back is no pause. */
const AHEAD_BYTES = 512 * 1024;
const BUDGET_MS = 6 * 3_600_000;
/** Of one part. */
const TROUBLE = { kind: 'trouble', tries: 5, budgetMs: BUDGET_MS };
/** A link that was just made and does not work either is no matter of time. */
const LINK_ENDED = { kind: 'link ended', tries: 3, budgetMs: BUDGET_MS, longestDelayMs: 0 };
/**
 * Resolves when every byte is in the file.
 *
 * @throws StorageError `wrong whole` or `replaced` where the transfer has to begin again with an empty file
 * @throws StorageError otherwise, ConnectionError where it is of no use to go on
 * @throws what renewing the link throws, and the signal's reason when it aborts
 */
async function transfer(file, options) {
    const { link } = options;
    const first = { start: 0, end: partBytes(link.sizeBytes) };
    const answer = await withRetries(options, (url) => ask(options, { url, part: first }));
    checkSize(answer.sizeBytes, link.sizeBytes);
    const { part, sizeBytes, etag } = answer;
    if (part === undefined)
        return oneStream(file, answer, options);
    if (sizeBytes === undefined || !isStrong(etag)) {
        // Without a strong tag nothing proves that two parts are of one object (RFC 9110, section 8.8.1).
        return oneStream(file, await withRetries(options, (url) => ask(options, { url })), options);
    }
    await severalParts(file, answer, part, { etag, sizeBytes }, options);
}
async function severalParts(file, answer, first, source, options) {
    const abort = new AbortController();
    const inner = { ...options, signal: AbortSignal.any([options.signal, abort.signal]) };
    const parts = planParts(first.end, source.sizeBytes);
    const moving = [];
    function begin(part, begun) {
        if (part === undefined)
            return;
        const one = onePart(file, { part, source, begun, onNearEnd: () => begin(parts.shift()) }, inner);
        // One that fails ends all the others.
        one.catch((error) => abort.abort(error));
        moving.push(one);
    }
    begin(first, answer);
    for (let connections = 1; connections < CONNECTIONS; connections += 1)
        begin(parts.shift());
    try {
        // It grows while it is waited for.
        for (const one of moving)
            await one;
    }
    catch (error) {
        await Promise.allSettled(moving);
        throw error;
    }
}
/** One part, tried again by itself and continued where it broke off. */
async function onePart(file, { part, source, begun, onNearEnd }, options) {
    const cursor = { at: part.start };
    let unread = begun;
    let isNearEnd = false;
    const onBytes = (bytes) => {
        options.onBytes(bytes, source.sizeBytes);
        if (isNearEnd || cursor.at < part.end - AHEAD_BYTES)
            return;
        isNearEnd = true;
        onNearEnd();
    };
    await withRetries(options, async (url) => {
        const answer = unread ?? (await askForRest(options, url, { start: cursor.at, end: part.end }, source));
        // A body that broke is not read again.
        unread = undefined;
        await receive(file, answer.body, cursor, part.end, onBytes);
        if (cursor.at < part.end) {
            throw new StorageError({ kind: 'wrong part' }, 'the storage ended a part too early.');
        }
    });
}
async function askForRest(options, url, part, { etag, sizeBytes }) {
    const answer = await ask(options, { url, part, ifMatch: etag });
    if (answer.part !== undefined && answer.etag === etag && answer.sizeBytes === sizeBytes)
        return answer;
    throw StorageError.replaced();
}
async function oneStream(file, answer, options) {
    const announced = answer.sizeBytes ?? options.link.sizeBytes;
    // One byte more than announced is enough to know that it is too much.
    const end = announced === undefined ? Number.POSITIVE_INFINITY : announced + 1;
    const cursor = { at: 0 };
    try {
        await receive(file, answer.body, cursor, end, (bytes) => options.onBytes(bytes, announced));
    }
    catch (error) {
        // Where there are no ranges it cannot be continued, only begun again.
        throw error instanceof connection_error/* ConnectionError */.R && !error.isFinal
            ? new StorageError({ kind: 'wrong whole' }, `${error.message}.`)
            : error;
    }
    checkSize(cursor.at, options.link.sizeBytes);
}
function ask(options, request) {
    return requestBytes(options.connections, request, options.idleTimeoutMs, options.signal);
}
/**
 * Writes what the body brings, up to `end`, and moves the cursor behind what is written, also where the body breaks off.
 * While one batch is written the next is received.
 */
async function receive(file, body, cursor, end, onBytes) {
    let room = end - cursor.at;
    let batch = [];
    let bytes = 0;
    let writing = Promise.resolve();
    async function write(chunks, length) {
        await file.write(chunks, cursor.at);
        cursor.at += length;
        onBytes(length);
    }
    async function flush() {
        await writing;
        if (bytes === 0)
            return;
        writing = write(batch, bytes);
        // A failure is thrown by the next to wait for it, and is not unhandled until then.
        writing.catch(() => undefined);
        batch = [];
        bytes = 0;
    }
    try {
        for await (const chunk of body) {
            if (room <= 0)
                return;
            const taken = chunk.length > room ? chunk.subarray(0, room) : chunk;
            batch.push(taken);
            bytes += taken.length;
            room -= taken.length;
            if (bytes >= WRITE_BYTES)
                await flush();
        }
    }
    finally {
        await flush();
        await writing;
    }
}
function checkSize(sizeBytes, announced) {
    if (sizeBytes === undefined || announced === undefined || sizeBytes === announced)
        return;
    const sent = sizeBytes > announced ? 'more than' : `${sizeBytes} bytes of`;
    throw new StorageError({ kind: 'wrong whole' }, `the storage sent ${sent} the ${announced} bytes that the service announced.`);
}
function isStrong(etag) {
    return etag !== undefined && !etag.startsWith('W/');
}
/** Tries again what fails in passing, with a fresh link where the present one has ended. */
function withRetries(options, operation) {
    const { link, log, clock, signal } = options;
    let ended;
    return (0,retry/* retry */.L)(async () => {
        if (ended !== undefined)
            await link.renew(ended);
        const { url } = link;
        try {
            ended = undefined;
            return await operation(url);
        }
        catch (error) {
            if (error instanceof StorageError && error.isLinkEnded)
                ended = url;
            throw error;
        }
    }, { again, onRetry: (0,tell_retry/* tellRetry */.C)(log), clock, signal });
}
function again(error) {
    if (error instanceof connection_error/* ConnectionError */.R)
        return error.isFinal ? undefined : TROUBLE;
    if (!(error instanceof StorageError))
        return undefined;
    if (error.isLinkEnded)
        return LINK_ENDED;
    const { problem } = error;
    if (problem.kind === 'wrong part')
        return TROUBLE;
    if (problem.kind !== 'refused')
        return undefined;
    const { status, retryAfterMs } = problem;
    return status === 408 || status === 429 || status >= 500 ? { ...TROUBLE, retryAfterMs } : undefined;
}

;// CONCATENATED MODULE: ./lib/src/bundle/transfer-progress.js

const QUIET_MS = 10_000;
class TransferProgress {
    #log;
    #clock;
    #began;
    #toldAt;
    #bytes = 0;
    constructor(log, clock) {
        this.#log = log;
        this.#clock = clock;
        this.#began = clock.now();
        this.#toldAt = this.#began;
    }
    /** @param sizeBytes size of the whole, where it is known */
    moved(bytes, sizeBytes) {
        this.#bytes += bytes;
        const now = this.#clock.now();
        if (now - this.#toldAt < QUIET_MS)
            return;
        this.#toldAt = now;
        const perMs = this.#bytes / (now - this.#began);
        const rate = `${(0,units/* size */.Ej)(Math.round(perMs * 1000))}/s`;
        if (sizeBytes === undefined) {
            this.#log.info(`Downloaded ${(0,units/* size */.Ej)(this.#bytes)}, ${rate}`);
            return;
        }
        const left = (0,units/* duration */.p0)(Math.ceil((sizeBytes - this.#bytes) / perMs / 1000) * 1000);
        const percent = Math.floor((100 * this.#bytes) / sizeBytes);
        this.#log.info(`Downloaded ${percent} %, ${(0,units/* size */.Ej)(this.#bytes)} of ${(0,units/* size */.Ej)(sizeBytes)}, ${rate}, about ${left} left`);
    }
}

;// CONCATENATED MODULE: ./lib/src/bundle/fetch-bundle.js
/**
 * Brings the bundle onto the runner: the transfer writes a temporary file, a reader follows its front, and the file
 * takes its name only when every byte is there and right. What stood under that name before stays as it was until then.
 *
 * This is the seam to the storage: a link and a way to get a fresh one go in, a file comes out.
 */

















/** Names in the folder (contract: release assets, `site-path`). */
const NAME = 'static-export';
const SITE_NAME = 'site';
/** Whole transfers, where one cannot be continued. */
const AFRESH = { kind: 'afresh', tries: 4, budgetMs: 6 * 3_600_000 };
/**
 * @throws BundleError where the storage does not give the whole bundle, the bundle is refused, or the disk does not
 *   take it; then the folder is as it was
 * @throws what `renewLink` and `check` throw, and the signal's reason when it aborts
 */
async function fetchBundle(options) {
    const { folder, log, clock, signal } = options;
    const temporary = external_node_path_.join(folder, `.${NAME}-${(0,external_node_crypto_.randomUUID)()}`);
    const partial = `${temporary}.part`;
    const stage = options.extract ? temporary : undefined;
    const link = new RenewableLink(options.bundle, options.renewLink);
    const connections = new http_connections/* Connections */.U({ keepAlive: true });
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        let isChanged = false;
        const fetchAnew = async () => {
            // The new object may have another size, which the service tells with a fresh link.
            if (isChanged)
                await link.renew(link.url);
            try {
                return await fetchInto(partial, stage, { ...options, link, connections });
            }
            catch (error) {
                isChanged = error instanceof StorageError && error.problem.kind === 'replaced';
                throw error;
            }
        };
        const read = await (0,retry/* retry */.L)(fetchAnew, {
            again: fromTheBeginning,
            onRetry: (0,tell_retry/* tellRetry */.C)(log),
            clock,
            signal,
        });
        const site = read.site ?? (await unpackRareKind(read, partial, stage, options));
        options.check(site?.files);
        signal.throwIfAborted();
        // From here on it is a matter of renames: both take their places, or neither does.
        const sitePath = stage && external_node_path_.join(folder, SITE_NAME);
        const target = external_node_path_.join(folder, `${NAME}${read.ending ?? '.bin'}`);
        const former = await placeFile(partial, target);
        try {
            if (site && stage && sitePath)
                await placeSite(external_node_path_.join(stage, site.topFolder), sitePath);
        }
        catch (error) {
            await former.putBack();
            throw error;
        }
        await former.forget();
        const { sizeBytes, sha256 } = read;
        return { path: target, sizeBytes, sha256, site: site && { ...site, path: sitePath } };
    }
    catch (error) {
        signal.throwIfAborted();
        throw fetch_bundle_described(error, folder);
    }
    finally {
        connections.close();
        await (0,promises_.rm)(partial, { force: true });
        if (stage !== undefined)
            await (0,promises_.rm)(stage, { recursive: true, force: true });
    }
}
/** The kinds that the reader does not read: unpacked by the system's tools where asked for, else kept as they came. */
async function unpackRareKind({ ending, head }, archive, stage, { log, signal }) {
    if (stage !== undefined && ending !== undefined)
        return unpackWithTools(archive, ending, stage, { log, signal });
    const what = ending === undefined
        ? `no archive that is known here (it begins with the bytes ${head.subarray(0, 8).toString('hex')})`
        : `a ${ending} archive`;
    if (stage === undefined) {
        log.info(`The bundle is ${what}: it is kept as it came, and its files are not counted.`);
        return undefined;
    }
    throw new errors/* BundleError */.rJ(`The bundle cannot be unpacked: it is ${what}.`, {
        hint: 'Without `extract` it is kept as it came.',
    });
}
/** One transfer from its beginning, and the reading that goes along with it. */
async function fetchInto(partial, stage, options) {
    const abort = new AbortController();
    const signal = AbortSignal.any([options.signal, abort.signal]);
    const progress = new TransferProgress(options.log, options.clock);
    const onBytes = (bytes, sizeBytes) => progress.moved(bytes, sizeBytes);
    if (stage !== undefined)
        await emptyFolder(stage);
    const file = await GrowingFile.create(partial);
    const moving = transfer(file, { ...options, signal, onBytes }).then(() => file.complete());
    const reading = readBundle(file.chunks(signal), stage, signal);
    try {
        const [read] = await Promise.all([reading, moving]);
        return read;
    }
    catch (error) {
        abort.abort(error);
        throw error;
    }
    finally {
        await Promise.allSettled([moving, reading]);
        await file.close();
    }
}
async function emptyFolder(folder) {
    await (0,promises_.rm)(folder, { recursive: true, force: true });
    await (0,promises_.mkdir)(folder);
}
/** What only a fresh start can heal: another object, or a stream that cannot be continued. */
function fromTheBeginning(error) {
    if (!(error instanceof StorageError))
        return undefined;
    const { kind } = error.problem;
    return kind === 'wrong whole' || kind === 'replaced' ? AFRESH : undefined;
}
/** Failed writes name no path, unlike every other error of the file system. */
const WRITE_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG']);
function isFileError(error) {
    return error instanceof Error && 'code' in error && ('path' in error || WRITE_ERRORS.has(error.code));
}
function fetch_bundle_described(error, folder) {
    if (error instanceof connection_error/* ConnectionError */.R) {
        return new errors/* BundleError */.rJ(`Downloading the bundle failed: ${error.message}.`, {
            hint: (0,advice_on_way/* adviceOnWay */.H)(error) ?? TAKE_UP_AGAIN,
            cause: error,
        });
    }
    if (!isFileError(error))
        return error;
    return new errors/* BundleError */.rJ(`The bundle could not be written to "${folder}" (${error.code}).`, {
        hint: error.code === 'ENOSPC'
            ? 'The disk is full: free some room, or set `path` to a folder on another disk.'
            : 'Set `path` to a folder that this step may write to.',
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/src/bundle/link-secrets.js
/** Which parts of a presigned link must not be read in a log. */
/** Query names that carry a credential: S3's, Google's, Azure's and CloudFront's. */
const CREDENTIAL_NAMES = /signature|token|^sig$/i;
/** The runner would mask a short value in many a harmless word. */
const SHORTEST = 16;
/**
 * The values of the link's query that let somebody else use it, as they stand in the link and decoded.
 *
 * Never the whole link: the runner also masks what follows its last `&`, and with it outputs that have nothing to do
 * with it (runner: a masked value with `&` in it is registered in parts).
 */
function linkSecrets(link) {
    const query = link.slice(link.indexOf('?') + 1).split('#', 1)[0] ?? '';
    const secrets = query.split('&').flatMap((pair) => {
        const [name = '', ...rest] = pair.split('=');
        const raw = rest.join('=');
        return CREDENTIAL_NAMES.test(name) ? [raw, decoded(raw)] : [];
    });
    return [...new Set(secrets)].filter((secret) => secret.length >= SHORTEST && !secret.includes('&'));
}
function decoded(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}

// EXTERNAL MODULE: ./lib/src/runner/log.js
var log = __webpack_require__(223);
// EXTERNAL MODULE: ./lib/src/runner/run-action.js
var run_action = __webpack_require__(1871);
// EXTERNAL MODULE: ./lib/src/runner/secrets.js
var secrets = __webpack_require__(1232);
// EXTERNAL MODULE: ./lib/src/service/admin-api.js + 1 modules
var admin_api = __webpack_require__(3350);
// EXTERNAL MODULE: ./lib/src/service/decode.js
var decode = __webpack_require__(3614);
;// CONCATENATED MODULE: ./lib/src/service/export-service.js

const JOBS = '/v1/static-export/jobs';
/** A lost answer to a start cannot be found again, and the archive may be packed while its link is made. */
const WRITE_DEADLINE_MS = 60_000;
class ExportService {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /**
     * Queues an export job (4.2).
     *
     * @throws ServiceError
     */
    startJob(request) {
        return this.#api.call({
            operation: 'Starting the export',
            method: 'POST',
            path: JOBS,
            body: request,
            deadlineMs: WRITE_DEADLINE_MS,
            schema: decode/* startedJobSchema */._l,
            promised: 'a usable `jobId`',
        });
    }
    /**
     * The job as it is now (4.3).
     *
     * @throws ServiceError
     */
    getJob(jobId, deadlineMs) {
        return this.#api.call({
            operation: 'Checking the job',
            method: 'GET',
            path: `${JOBS}/${encodeURIComponent(jobId)}`,
            deadlineMs,
            schema: decode/* exportJobSchema */.bf,
            promised: 'a `status`',
        });
    }
    /**
     * Signs a new link to the bundle of a completed job (4.4).
     *
     * @throws ServiceError
     */
    makeBundle(jobId) {
        return this.#api.call({
            operation: 'Making the link',
            method: 'POST',
            path: `${JOBS}/${encodeURIComponent(jobId)}/bundle`,
            deadlineMs: WRITE_DEADLINE_MS,
            schema: decode/* bundleSchema */._D,
            promised: 'a usable `bundleUrl`',
        });
    }
}

// EXTERNAL MODULE: ./lib/src/waiting/clock.js
var clock = __webpack_require__(7012);
// EXTERNAL MODULE: ./lib/src/export/changed.js
var changed = __webpack_require__(5017);
;// CONCATENATED MODULE: ./lib/src/export/guards.js
/** What keeps a bad export from being deployed: checks of the user's own, before anything tells a later step to go on. */


/** Most names that a message lists. */
const MOST_NAMES = 10;
/**
 * Input `min-pages`. A job whose page count the service does not tell passes.
 *
 * @throws BundleError
 */
function requirePages(pageCount, minPages) {
    if (pageCount === undefined || pageCount >= minPages)
        return;
    throw new errors/* BundleError */.rJ(`The export has ${(0,units/* pages */.Bd)(pageCount)}, and \`min-pages\` asks for ${(0,units/* grouped */.zD)(minPages)}.`, {
        hint: 'Nothing was downloaded. See whether pages are missing from the documentation, or lower `min-pages`.',
        comesAgain: true,
    });
}
/**
 * Input `require-files`.
 *
 * @param files the site's files by their paths; undefined where the kind of archive does not let them be known
 * @throws BundleError
 */
function requireFiles(files, required) {
    if (required.length === 0)
        return;
    if (files === undefined) {
        throw new errors/* BundleError */.rJ('`require-files` could not be checked: this kind of archive is not looked into.', {
            hint: 'Set `extract: true`, or leave out `require-files`.',
        });
    }
    const missing = required.filter((file) => !files.has(file));
    if (missing.length === 0)
        return;
    const more = missing.length > MOST_NAMES ? ` and ${missing.length - MOST_NAMES} more` : '';
    throw new errors/* BundleError */.rJ(`The site lacks what \`require-files\` asks for: ${missing.slice(0, MOST_NAMES).join(', ')}${more}.`, {
        hint: 'The former bundle and site were left as they were. Write one name a line, with its letter case.',
        comesAgain: true,
    });
}

;// CONCATENATED MODULE: ./lib/src/export/helm-values.js
/**
 * The values file for `helm upgrade -f` (service document, section 4.5). A file, since `--set` breaks on commas and
 * shows the link in the log of the step.
 */




/** One file for each step: a link that is renewed takes the place of the former one. */
const helm_values_NAME = `static-export-values-${(0,external_node_crypto_.randomUUID)()}.yaml`;
/**
 * Writes the file, for its owner's eyes alone, since the link is a credential.
 *
 * @param folder the runner's folder for temporary files: outside the workspace, so that no step uploads or commits it
 * @returns its absolute path
 * @throws ActionError
 */
async function writeHelmValues({ bundleUrl, version }, folder) {
    // Loaded here: no run that fails before needs it.
    const { stringify } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const staticExport = { enabled: true, bundleUrl, ...(version === '' ? {} : { version }) };
    // Quoted always: readers of YAML 1.1, as Helm's, take 2024-06-01 for a date and yes for a boolean.
    const text = stringify({ staticExport }, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 });
    const file = external_node_path_.join(folder, helm_values_NAME);
    const temporary = `${file}.part`;
    try {
        await (0,promises_.writeFile)(temporary, text, { flag: 'wx', mode: 0o600 });
        await (0,promises_.rename)(temporary, file);
    }
    catch (cause) {
        await (0,promises_.rm)(temporary, { force: true });
        throw new errors/* ActionError */.lZ('errored', `The values file for Helm could not be written to "${folder}".`, {
            hint: 'It is the folder for temporary files that the runner names in RUNNER_TEMP: see whether its disk is full.',
            cause,
        });
    }
    return file;
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 8 modules
var core = __webpack_require__(6058);
// EXTERNAL MODULE: ./lib/src/inputs/github-inputs.js
var github_inputs = __webpack_require__(7525);
// EXTERNAL MODULE: ./lib/src/inputs/input-values.js
var input_values = __webpack_require__(7509);
// EXTERNAL MODULE: ./lib/src/inputs/runner-temp.js
var runner_temp = __webpack_require__(3565);
// EXTERNAL MODULE: ./lib/src/inputs/service-inputs.js
var service_inputs = __webpack_require__(7571);
;// CONCATENATED MODULE: ./lib/src/inputs/writable-folder.js
/** Whether a step can write where it is told to: proved before an hour's work, and by writing. */



/**
 * @param folder absolute; it need not be there yet
 * @throws InputError where it cannot be made or written to
 */
function proveWritable(input, folder) {
    const nearest = nearestExisting(folder);
    const mend = 'Name a folder that this step may write to; it is made if it is missing.';
    if (!(0,external_node_fs_.statSync)(nearest).isDirectory()) {
        throw new errors/* InputError */.dz(input, `is "${folder}", but "${nearest}" is not a folder.`, mend);
    }
    // Asking for the right to write is not enough: root has it in /proc, where Node then tries to make a folder forever,
    // and Windows does not look at its lists of rights.
    try {
        (0,external_node_fs_.rmdirSync)((0,external_node_fs_.mkdtempSync)(external_node_path_.join(nearest, '.static-export-')));
    }
    catch (error) {
        const { code } = error;
        throw new errors/* InputError */.dz(input, `is "${folder}", but "${nearest}" cannot be written to (${code}).`, mend);
    }
}
function nearestExisting(folder) {
    const parent = external_node_path_.dirname(folder);
    return (0,external_node_fs_.existsSync)(folder) || parent === folder ? folder : nearestExisting(parent);
}

;// CONCATENATED MODULE: ./lib/src/export/inputs.js
/**
 * The inputs of the export action as one typed object (contract: "The export action"). Beside `src/inputs`, which has
 * what actions share, nothing else of it reads inputs or the environment.
 */








/** Defaults of `action.yml`, again, for the reason that {@link SERVICE_DEFAULTS} gives. */
const DEFAULTS = {
    ...service_inputs/* SERVICE_DEFAULTS */.p,
    wait: 'true',
    download: 'true',
    extract: 'false',
    'min-pages': '1',
    'mask-bundle-url': 'true',
};
/**
 * Reads and checks every input before the first request.
 *
 * @throws InputError at the first input that cannot be used
 */
function readExportInputs() {
    const serviceInputs = (0,service_inputs/* readServiceInputs */.D)();
    const jobId = core/* getInput */.V4('job-id');
    if (jobId !== '') {
        const mend = 'Give the output `job-id` of the run that started the job: one word, such as `se_3f9a2c1b8e7d4a06`.';
        (0,input_values/* parseId */.Fg)('job-id', jobId, 'a job', mend);
    }
    const domain = core/* getInput */.V4('domain');
    if (domain !== '' || jobId === '')
        (0,input_values/* parseDomain */.gR)('domain', domain);
    const wait = readBoolean('wait');
    if (!wait && jobId !== '') {
        throw new errors/* InputError */.dz('wait', 'is false together with `job-id`: that job is started already, and there would be nothing to do.', 'Leave `wait` out to take the job up, or leave `job-id` empty to start a job.');
    }
    const download = readBoolean('download');
    const extract = readBoolean('extract');
    const requireFiles = (0,input_values/* parseLines */.Li)(core/* getInput */.V4('require-files')).map((file) => (0,input_values/* parseSitePath */.sn)('require-files', file));
    if (!download) {
        if (extract)
            throw needsDownload('extract', 'is true');
        if (requireFiles.length > 0)
            throw needsDownload('require-files', 'is set');
    }
    const previousDigest = core/* getInput */.V4('previous-digest');
    if (!wait) {
        if (extract)
            throw needsWait('extract', 'is true');
        if (requireFiles.length > 0)
            throw needsWait('require-files');
        if (previousDigest !== '')
            throw needsWait('previous-digest');
    }
    const environment = (0,input_values/* parseEnvironment */.Nq)('environment', core/* getInput */.V4('environment'));
    const releaseTag = (0,input_values/* parseTag */.ED)('release-tag', core/* getInput */.V4('release-tag'));
    if (environment !== '') {
        requireForEnvironment({ domain, wait, previousDigest });
        (0,input_values/* parseJobStatus */.TL)('job-status', core/* getInput */.V4('job-status'));
    }
    if (releaseTag !== '') {
        if (!download)
            throw needsDownload('release-tag', 'is set');
        if (!wait)
            throw needsWait('release-tag');
    }
    return {
        ...serviceInputs,
        domain,
        version: core/* getInput */.V4('version'),
        paths: (0,input_values/* parseLines */.Li)(core/* getInput */.V4('paths')),
        jobId,
        wait,
        download,
        extract,
        minPages: (0,input_values/* parseWholeNumber */.oA)('min-pages', readDefaulted('min-pages'), 0, 1_000_000_000),
        requireFiles,
        path: readFolder('path', wait && download),
        previousDigest: previousDigest === '' ? undefined : (0,input_values/* parseDigest */.m)('previous-digest', previousDigest),
        environment,
        releaseTag,
        gitHub: environment + releaseTag === ''
            ? undefined
            : (0,github_inputs/* readGitHubInputs */.B)(environment === '' ? 'release-tag' : 'environment'),
        maskBundleUrl: readBoolean('mask-bundle-url'),
        temp: (0,runner_temp/* runnerTemp */.X)(),
    };
}
function requireForEnvironment(given) {
    if (!given.wait)
        throw needsWait('environment');
    if (given.previousDigest !== '') {
        throw new errors/* InputError */.dz('previous-digest', 'is set together with `environment`, which knows what is live.', 'Leave out one of the two.');
    }
    if (given.domain === '') {
        throw new errors/* InputError */.dz('domain', 'is empty, and `environment` needs it to tell the site from others in the same environment.', 'Give the domain beside `job-id` as well.');
    }
}
function needsWait(input, what = 'is set') {
    return new errors/* InputError */.dz(input, `${what}, but \`wait\` is false: the step would end before there is a bundle.`, `Leave out \`wait\`, or \`${input}\`; give it to the step that takes the job up.`);
}
function needsDownload(input, what) {
    return new errors/* InputError */.dz(input, `${what}, but \`download\` is false: there would be no bundle to look into.`, `Leave out \`download\`, or \`${input}\`.`);
}
function readDefaulted(input) {
    return core/* getInput */.V4(input) || DEFAULTS[input];
}
function readBoolean(input) {
    return (0,input_values/* parseBoolean */.yG)(input, readDefaulted(input));
}
/**
 * The folder, absolute; relative ones count from the workspace.
 *
 * @param isNeeded whether something will be written there: then it is proved now, not after an hour's export
 */
function readFolder(input, isNeeded) {
    const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
    const given = (0,input_values/* parseFolder */.Ir)(input, core/* getInput */.V4(input), external_node_path_.sep);
    const folder = external_node_path_.resolve(workspace, given || external_node_path_.join((0,runner_temp/* runnerTemp */.X)(), 'static-export'));
    if (isNeeded)
        proveWritable(input, folder);
    return folder;
}

// EXTERNAL MODULE: ./lib/src/service/service-error.js
var service_error = __webpack_require__(2894);
// EXTERNAL MODULE: ./lib/src/service/what-counts.js
var what_counts = __webpack_require__(335);
;// CONCATENATED MODULE: ./lib/src/export/make-link.js
/** Makes a link to the bundle of a completed job. Each call gives a fresh one, so it can be tried again at any time. */





/** Room for answers that take their time. */
const ANSWERS_MS = 60_000;
/**
 * @throws GaveUpError where the service goes on saying "not yet"
 * @throws ServiceError where it refuses, or its trouble does not end
 */
async function makeLink(options) {
    const { service, jobId, intervalMs, maxAttempts, log, clock, signal } = options;
    // The tries are the limit; the time is for a `Retry-After` that leads beyond them.
    const budgetMs = 2 * intervalMs * maxAttempts + ANSWERS_MS;
    const notYet = { tries: maxAttempts, longestDelayMs: intervalMs, budgetMs };
    try {
        return await (0,retry/* retry */.L)(() => service.makeBundle(jobId), {
            again: (error) => (0,what_counts/* linkAgain */.lz)(error, notYet),
            onRetry: (0,tell_retry/* tellRetry */.C)(log),
            clock,
            signal,
        });
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._ && (0,what_counts/* isNotYet */.eY)(error.problem)) {
            throw new errors/* GaveUpError */.jD(`${error.message} The job is complete, but its bundle is not ready.`, {
                hint: `Make the link later with \`job-id: ${jobId}\`.`,
                cause: error,
            });
        }
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
;// CONCATENATED MODULE: ./lib/src/export/outputs.js
/** The outputs of the export action, and their names (contract: "The export action"). */

/** Names as `action.yml` declares them, beside `outcome`, which every action has; a test holds them together. */
const EXPORT_OUTPUTS = (/* unused pure expression or super */ null && ([
    'job-id',
    'bundle-url',
    'expires-at',
    'page-count',
    'bundle-path',
    'bundle-size',
    'bundle-sha256',
    'site-path',
    'file-count',
    'content-digest',
    'changed',
    'helm-values-path',
    'deployment-id',
]));
/** @throws ActionError where the runner's file cannot be written */
function setExportOutput(name, value) {
    (0,step_outputs/* setOutput */.u)(name, value);
}

;// CONCATENATED MODULE: ./lib/src/export/timeline.js
/** How long each phase of a run took, and the picture of it. */

/** Whose time it was: the sections of the picture. */
const SECTIONS = {
    Start: 'Service',
    Queued: 'Service',
    Running: 'Service',
    Waiting: 'Service',
    Link: 'Service',
    Download: 'Runner',
    'Hand over': 'GitHub',
};
/** The phase in which a job is that has not ended. */
function phaseOf(status) {
    if (status === 'queued')
        return 'Queued';
    return status === 'running' ? 'Running' : 'Waiting';
}
class Timeline {
    #wallClock;
    #spans = [];
    #open;
    constructor(wallClock = Date.now) {
        this.#wallClock = wallClock;
    }
    /** Ends the present phase and begins another; the same one goes on. */
    begin(phase) {
        if (this.#open?.phase === phase)
            return;
        this.end();
        this.#open = { phase, from: this.#wallClock() };
    }
    /** Ends the present phase. */
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
/** How Mermaid paints a phase: grey for waiting on others, bright for the work. */
const COLOURS = {
    Start: 'done, ',
    Queued: 'done, ',
    Running: 'active, ',
    Waiting: 'active, ',
    Link: 'done, ',
    Download: '',
    'Hand over': 'done, ',
};
/**
 * A Mermaid Gantt chart, which GitHub draws. Its times are the viewer's own.
 *
 * @param isFailed whether the last phase is where the run came to grief; it is painted red
 * @returns undefined where there is nothing to draw
 */
function timelineChart(spans, isFailed) {
    const [first] = spans;
    const last = spans.at(-1);
    if (first === undefined || last === undefined)
        return undefined;
    const axis = last.to - first.from < 120_000 ? '%H:%M:%S' : '%H:%M';
    const lines = ['gantt', '  dateFormat x', `  axisFormat ${axis}`, '  todayMarker off'];
    let section;
    for (const span of spans) {
        const { phase, from, to } = span;
        if (SECTIONS[phase] !== section) {
            section = SECTIONS[phase];
            lines.push(`  section ${section}`);
        }
        const colour = isFailed && span === last ? 'crit, ' : COLOURS[phase];
        // A bar without any width is not drawn.
        lines.push(`  ${phase} ${(0,units/* duration */.p0)(to - from)} :${colour}${from}, ${Math.max(to, from + 1)}`);
    }
    return lines.join('\n');
}

;// CONCATENATED MODULE: ./lib/src/export/record.js

function newExportRecord() {
    return { timeline: new Timeline() };
}

;// CONCATENATED MODULE: ./lib/src/export/start-job.js
/** Starts the export, and starts it again only where it surely was not accepted. */





/**
 * @returns the id of the new job
 * @throws ServiceError where the service refuses, ActionError where a job may be running that cannot be found
 */
async function startJob(options) {
    const { service, request, log, clock, signal } = options;
    try {
        const { jobId } = await (0,retry/* retry */.L)(() => service.startJob(request), {
            again: what_counts/* startAgain */.t2,
            onRetry: (0,tell_retry/* tellRetry */.C)(log),
            clock,
            signal,
        });
        return jobId;
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._ && (0,what_counts/* mayHaveBeenAccepted */.p1)(error.problem))
            throw startIsLost(error);
        throw error;
    }
}
function startIsLost(error) {
    return new errors/* ActionError */.lZ('errored', `${error.message} A job may be running all the same: the start was sent once, and not again.`, {
        hint: 'The service has no list of jobs, so its id cannot be found out. Running the workflow again starts another ' +
            `job.${error.hint === undefined ? '' : ` ${error.hint}`}`,
        cause: error,
    });
}

// EXTERNAL MODULE: ./lib/src/text/summary-text.js
var summary_text = __webpack_require__(5518);
;// CONCATENATED MODULE: ./lib/src/export/summary.js
/** The job summary of an export: a table and a timeline, for people. Never the link. */




/** @returns undefined where there is nothing to tell but the error, which the annotation has told */
function exportSummary(record, ending) {
    const { inputs } = record;
    if (inputs === undefined)
        return undefined;
    const chart = timelineChart(record.timeline.spans, ending.error !== undefined);
    return (0,summary_text/* summaryText */.g)(HEADLINES[ending.outcome], ending, tableRows(record), chart);
}
const HEADLINES = {
    completed: '✅ Static export completed',
    started: '🚀 Static export started',
    failed: '❌ Static export failed',
    'timed-out': '⏳ Static export still running',
    cancelled: '🚫 Static export cancelled',
    errored: '❌ Static export did not finish',
};
function tableRows({ inputs, jobId, pageCount, expiresAt, bundle, changed, deploymentId, assets, timeline, }) {
    const compares = inputs?.previousDigest !== undefined || Boolean(inputs?.environment);
    const rows = [
        ['Domain', inputs?.domain],
        ['Version', inputs?.version],
        ['Job', jobId],
        ['Pages', pageCount === undefined ? undefined : (0,units/* grouped */.zD)(pageCount)],
        ['Bundle', bundle && external_node_path_.basename(bundle.path)],
        ['Size', bundle && `${(0,units/* size */.Ej)(bundle.sizeBytes)} (${(0,units/* grouped */.zD)(bundle.sizeBytes)} bytes)`],
        ['SHA-256', bundle?.sha256],
        ['Files', bundle?.site && (0,units/* grouped */.zD)(bundle.site.fileCount)],
        ['Content digest', bundle?.site?.contentDigest],
        ['Link ends', expiresAt],
        ['Changed', compares && changed !== undefined ? (changed ? 'yes' : 'no') : undefined],
        ['Deployment', deploymentId === undefined ? undefined : `${deploymentId} in ${inputs?.environment}`],
        ['Release', assets?.length ? `${inputs?.releaseTag}: ${assets.join(', ')}` : undefined],
    ];
    const told = rows.flatMap(([name, value]) => (value ? [[name, (0,summary_text/* code */.a)(value)]] : []));
    const phases = timeline.spans.map(({ phase, from, to }) => `${phase} ${(0,units/* duration */.p0)(to - from)}`);
    return phases.length === 0 ? told : [...told, ['Time', phases.join(' · ')]];
}

// EXTERNAL MODULE: ./lib/src/service/wait-for-end.js + 4 modules
var wait_for_end = __webpack_require__(7127);
;// CONCATENATED MODULE: ./lib/src/export/wait-for-job.js
/** Waits until an export job has ended: what its states mean. */



/** The words that the service is known to use (its public documentation); only the last two mean something here. */
const KNOWN_STATUSES = new Set(['queued', 'running', 'completed', 'failed']);
/** Checks in which a new job may be unknown. */
const CHECKS_UNTIL_KNOWN = 5;
/**
 * @returns the completed job
 * @throws JobFailedError where the service says `failed`
 * @throws GaveUpError after the last check; the job goes on
 * @throws ServiceError where the service refuses to tell
 */
async function waitForJob(options) {
    const { service, jobId, isNew, onWaiting, ...pace } = options;
    const waited = await (0,wait_for_end/* waitForEnd */.k)({
        ...pace,
        getJob: (deadlineMs) => service.getJob(jobId, deadlineMs),
        knownStatuses: KNOWN_STATUSES,
        checksUntilKnown: isNew ? CHECKS_UNTIL_KNOWN : 0,
        isEnd(job) {
            if (job.status === 'completed')
                return true;
            if (job.status === 'failed')
                throw jobFailed(jobId, job);
            onWaiting(job);
            return false;
        },
    });
    if (waited.ended)
        return waited.job;
    throw (0,wait_for_end/* gaveUp */.l)(`job ${jobId}`, waited, `The job goes on at the service. Take it up with \`job-id: ${jobId}\`, or wait longer: raise \`max-attempts\` ` +
        'or `poll-interval`.');
}
function jobFailed(jobId, job) {
    const why = (0,clean_text/* cleanText */.X)(job.error ?? '');
    return new errors/* JobFailedError */.dk(`The service reports that export job ${jobId} failed${why === '' ? ', without a reason.' : `: "${why}"`}`, 'A failed job does not come back. Mend what the reason names, then run the workflow again to start a new one.');
}

;// CONCATENATED MODULE: ./lib/src/export/main.js
/** The export action: reads its inputs, brings an export job to its end, and hands the bundle to the next steps. */





















/** Longest silence of the storage in mid-transfer. */
const STORAGE_IDLE_TIMEOUT_MS = 30_000;
function main() {
    const record = newExportRecord();
    return (0,run_action/* runAction */.C)({
        story: (signal) => exportSite(record, signal),
        whatGoesOn: (outcome) => howToTakeUp(record, outcome),
        summary: (ending) => {
            record.timeline.end();
            return record.inputs?.summary ? exportSummary(record, ending) : undefined;
        },
    });
}
async function exportSite(record, signal) {
    const inputs = readExportInputs();
    record.inputs = inputs;
    const gitHub = await prepareHandOver(inputs, signal);
    const connections = new http_connections/* Connections */.U({ keepAlive: false });
    const service = new ExportService(new admin_api/* AdminApi */.y({ ...inputs, connections, signal }));
    const common = {
        service,
        log: log/* stepLog */.t,
        clock: clock/* systemClock */.m,
        signal,
        intervalMs: inputs.pollIntervalMs,
        maxAttempts: inputs.maxAttempts,
    };
    const jobId = inputs.jobId || (await start(service, inputs, record, signal));
    record.jobId = jobId;
    setExportOutput('job-id', jobId);
    tellJob(jobId, inputs);
    if (!inputs.wait)
        return 'started';
    // An accepted job is queued (service document, section 4.2); of any other the first check tells.
    record.timeline.begin(inputs.jobId === '' ? 'Queued' : 'Waiting');
    const job = await waitForJob({
        ...common,
        jobId,
        isNew: inputs.jobId === '',
        onWaiting: ({ status }) => record.timeline.begin(phaseOf(status)),
    });
    handOverJob(job, record);
    requirePages(job.pageCount, inputs.minPages);
    record.timeline.begin('Link');
    const newLink = async () => {
        const link = await makeLink({ ...common, jobId });
        await handOverLink(link, inputs, record);
        return link;
    };
    const bundle = await newLink();
    if (inputs.download)
        await download(bundle, newLink, inputs, record, signal);
    await handOver(gitHub, jobId, inputs, record);
    return 'completed';
}
/** Nothing of GitHub's is loaded where no input asks for it. */
async function prepareHandOver(inputs, signal) {
    if (inputs.gitHub === undefined)
        return undefined;
    const { HandOver } = await Promise.all(/* import() */[__webpack_require__.e(392), __webpack_require__.e(830)]).then(__webpack_require__.bind(__webpack_require__, 8830));
    return HandOver.prepare({ inputs, gitHub: inputs.gitHub, log: log/* stepLog */.t, clock: clock/* systemClock */.m, signal });
}
async function download(bundle, renewLink, inputs, record, signal) {
    record.timeline.begin('Download');
    const began = clock/* systemClock */.m.now();
    const fetched = await fetchBundle({
        bundle,
        renewLink,
        folder: inputs.path,
        extract: inputs.extract,
        check: (files) => requireFiles(files, inputs.requireFiles),
        idleTimeoutMs: STORAGE_IDLE_TIMEOUT_MS,
        log: log/* stepLog */.t,
        clock: clock/* systemClock */.m,
        signal,
    });
    handOverBundle(fetched, clock/* systemClock */.m.now() - began, record);
}
/** The record comes last: it is open for as short as can be, and an export is on record only when all else is done. */
async function handOver(gitHub, jobId, inputs, record) {
    const { bundle, pageCount } = record;
    const contentDigest = bundle?.site?.contentDigest;
    if (gitHub === undefined) {
        handOverChanged((0,changed/* isChanged */.H)(contentDigest, inputs.previousDigest), record);
        return;
    }
    record.timeline.begin('Hand over');
    try {
        if (bundle !== undefined)
            record.assets = await gitHub.attach(bundle);
        const recorded = await gitHub.record({ jobId, pageCount, contentDigest });
        if (recorded?.deploymentId !== undefined) {
            record.deploymentId = recorded.deploymentId;
            setExportOutput('deployment-id', recorded.deploymentId);
            log/* stepLog */.t.info(`Recorded as deployment ${recorded.deploymentId} of environment ${inputs.environment}`);
        }
        handOverChanged(recorded?.changed ?? (0,changed/* isChanged */.H)(contentDigest, inputs.previousDigest), record);
        gitHub.finish();
    }
    catch (error) {
        await gitHub.abandon();
        throw error;
    }
}
function handOverChanged(changed, record) {
    record.changed = changed;
    setExportOutput('changed', String(changed));
    if (!changed)
        log/* stepLog */.t.info('The site is the one that is live: nothing changed');
}
/** A job that this run started must not be lost with it. */
function howToTakeUp({ jobId, inputs, isStarting }, outcome) {
    if (jobId === undefined && isStarting && outcome === 'cancelled') {
        return 'The start was under way: a job may be running that nobody can find. Running the workflow again starts another.';
    }
    if (jobId === undefined || outcome === 'failed' || outcome === 'timed-out')
        return undefined;
    if (outcome === 'errored' && inputs?.jobId !== '')
        return undefined;
    return `The job is not lost: take it up with \`job-id: ${jobId}\`.`;
}
function start(service, { domain, version, paths }, record, signal) {
    log/* stepLog */.t.info(`Starting the export of ${domain}${paths.length === 0 ? '' : ` (${(0,units/* pages */.Bd)(paths.length)} of it)`}`);
    record.timeline.begin('Start');
    record.isStarting = true;
    const request = {
        domain,
        ...(version === '' ? {} : { version }),
        ...(paths.length === 0 ? {} : { paths: [...paths] }),
    };
    return startJob({ service, request, log: log/* stepLog */.t, clock: clock/* systemClock */.m, signal });
}
function tellJob(jobId, inputs) {
    if (inputs.jobId !== '')
        log/* stepLog */.t.info(`Taking up job ${jobId}`);
    else if (inputs.wait)
        log/* stepLog */.t.info(`The service accepted it as job ${jobId}`);
    else
        log/* stepLog */.t.info(`The service accepted it as job ${jobId}. Take it up later with \`job-id: ${jobId}\`.`);
}
function handOverJob({ pageCount }, record) {
    log/* stepLog */.t.info(`Job completed${pageCount === undefined ? '' : `, ${(0,units/* pages */.Bd)(pageCount)}`}`);
    if (pageCount === undefined)
        return;
    record.pageCount = pageCount;
    setExportOutput('page-count', pageCount);
}
async function handOverLink({ bundleUrl, expiresAt, sizeBytes }, inputs, record) {
    if (inputs.maskBundleUrl)
        linkSecrets(bundleUrl).forEach(secrets/* addSecret */.C);
    setExportOutput('bundle-url', bundleUrl);
    setExportOutput('expires-at', expiresAt);
    record.expiresAt = expiresAt;
    const leftMs = Date.parse(expiresAt) - Date.now();
    const until = expiresAt === '' ? '' : `, good until ${expiresAt}`;
    const left = leftMs > 0 ? ` (for ${(0,units/* duration */.p0)(leftMs)})` : '';
    const bytes = sizeBytes === undefined ? '' : ` to a bundle of ${(0,units/* size */.Ej)(sizeBytes)}`;
    log/* stepLog */.t.info(`Made a link${bytes}${until}${left}`);
    setExportOutput('helm-values-path', await writeHelmValues({ bundleUrl, version: inputs.version }, inputs.temp));
}
function handOverBundle(bundle, tookMs, record) {
    const { path, sizeBytes, sha256, site } = bundle;
    record.bundle = bundle;
    setExportOutput('bundle-path', path);
    setExportOutput('bundle-size', sizeBytes);
    setExportOutput('bundle-sha256', sha256);
    const rate = (0,units/* size */.Ej)(Math.round(sizeBytes / Math.max(tookMs / 1000, 0.001)));
    log/* stepLog */.t.info(`Downloaded ${(0,units/* size */.Ej)(sizeBytes)} in ${(0,units/* duration */.p0)(tookMs)} (${rate}/s) to ${path}`);
    log/* stepLog */.t.info(`SHA-256 ${sha256}`);
    if (site === undefined)
        return;
    setExportOutput('file-count', site.fileCount);
    setExportOutput('content-digest', site.contentDigest);
    const files = `${(0,units/* grouped */.zD)(site.fileCount)} ${site.fileCount === 1 ? 'file' : 'files'}`;
    if (site.path === undefined) {
        log/* stepLog */.t.info(`The bundle is whole: ${files}, content digest ${site.contentDigest}`);
    }
    else {
        setExportOutput('site-path', site.path);
        log/* stepLog */.t.info(`Unpacked ${files} to ${site.path}, content digest ${site.contentDigest}`);
    }
}


/***/ }),

/***/ 7525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readGitHubInputs),
/* harmony export */   z: () => (/* binding */ readClosingInputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _runner_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1232);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7509);
/** What is needed to call GitHub: the token, what the runner tells of the workflow, and how its job ended. */




/**
 * Reads what the closing step needs: the runner evaluates the inputs anew when the job has ended.
 *
 * @throws InputError or ActionError
 */
function readClosingInputs() {
    const gitHub = readGitHubInputs('environment');
    return { gitHub, jobStatus: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJobStatus */ .TL)('job-status', _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4('job-status')) };
}
/**
 * @param neededFor the input that asks for GitHub
 * @throws InputError, or ActionError where the runner does not tell the repository
 */
function readGitHubInputs(neededFor) {
    const token = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4('github-token');
    (0,_runner_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .addSecret */ .C)(token);
    const { env } = process;
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const sha = env['GITHUB_SHA'] ?? '';
    const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    if (!/^[^/\s]+\/[^/\s]+$/.test(repository) || sha === '' || !URL.canParse(apiUrl)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('errored', `\`${neededFor}\` needs to know the repository, and the environment of the step does not tell it.`, { hint: "It is GitHub's runner that sets GITHUB_REPOSITORY, GITHUB_SHA and GITHUB_API_URL." });
    }
    return {
        token: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseToken */ .pI)('github-token', token, neededFor),
        apiUrl: new URL(apiUrl),
        repository,
        sha,
        runUrl: `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
    };
}


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

/***/ 7517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ tellRetry)
/* harmony export */ });
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6647);
/** The line that the log has for each thing that is tried again. */

/** @returns what `retry` calls before it waits */
function tellRetry(log) {
    return (error, delayMs, nextTry) => {
        const said = error instanceof Error ? error.message : String(error);
        const what = `${said.charAt(0).toUpperCase()}${said.slice(1)}`.replace(/(?<![.!?])$/, '.');
        const when = delayMs === 0 ? 'at once' : `in ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(delayMs)}`;
        log.info(`${what} Trying again ${when} (try ${nextTry}).`);
    };
}


/***/ }),

/***/ 4976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry)
/* harmony export */ });
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 10_000;
/**
 * Waits 1 s, 2 s, 4 s ... between tries, each give or take a quarter; or what `Retry-After` asks for and up to a quarter
 * more, at least a second, since everybody who was refused got the same figure. A `Retry-After` beyond the budget ends
 * it at once, since nothing would come of the wait.
 *
 * @throws the last failure, or the signal's reason when it aborts
 */
async function retry(operation, options) {
    const { clock, signal, random = Math.random } = options;
    const failures = new Map();
    for (;;) {
        try {
            return await operation();
        }
        catch (error) {
            signal.throwIfAborted();
            const again = options.again(error);
            if (again === undefined)
                throw error;
            const kind = failures.get(again.kind) ?? { tried: 0, since: clock.now() };
            failures.set(again.kind, kind);
            kind.tried += 1;
            if (kind.tried >= again.tries)
                throw error;
            const steady = Math.min(FIRST_DELAY_MS * 2 ** (kind.tried - 1), again.longestDelayMs ?? LONGEST_DELAY_MS);
            const delayMs = again.retryAfterMs === undefined
                ? steady * (0.75 + random() / 2)
                : again.retryAfterMs + random() * Math.max(FIRST_DELAY_MS, again.retryAfterMs / 4);
            if (clock.now() + delayMs > kind.since + again.budgetMs)
                throw error;
            options.onRetry(error, delayMs, kind.tried + 1);
            await clock.sleep(delayMs, signal);
        }
    }
}


/***/ })

};
