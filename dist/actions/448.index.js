export const id = 448;
export const ids = [448];
export const modules = {

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

/***/ 5017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isChanged),
/* harmony export */   p: () => (/* binding */ isChangedSince)
/* harmony export */ });
/* harmony import */ var _site_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(789);

/**
 * @param digest content digest of the exported site, if known
 * @param liveDigest content digest of the live site, if there is one and it is known
 * @param hasUnfinished whether a deployment that is newer than the live one never succeeded: nobody knows what users see
 * @returns true if there is nothing to compare
 */
function isChanged(digest, liveDigest, hasUnfinished = false) {
    return hasUnfinished || digest === undefined || liveDigest === undefined || digest !== liveDigest;
}
/**
 * By `previous-manifest` or `previous-digest`, without `environment`.
 *
 * @param site undefined if it was not downloaded, or its format is not read
 * @returns true if there is nothing to compare with
 */
function isChangedSince({ previousDigest, previousManifest }, site) {
    if (previousManifest === undefined)
        return isChanged(site?.contentDigest, previousDigest);
    const changes = site?.comparison?.changes;
    return changes === undefined || (0,_site_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .hasChanges */ .ik)(changes);
}


/***/ }),

/***/ 1030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pu: () => (/* binding */ siteName),
/* harmony export */   vP: () => (/* binding */ exportScope),
/* harmony export */   zc: () => (/* binding */ resumeInputs)
/* harmony export */ });
/** With a domain, `project-id` is for the publishing alone. */
function exportScope({ domain, projectId, version, paths }) {
    if (domain === undefined && projectId !== undefined)
        return { projectId };
    return {
        // A job that is resumed may have no domain: then nothing is started.
        domain: domain ?? '',
        ...(version === undefined ? {} : { version }),
        ...(paths.length === 0 ? {} : { paths: [...paths] }),
    };
}
/** What distinguishes the site from others in the same environment (docs/deployments.md). */
function siteName({ domain, projectId }) {
    return domain ?? projectId ?? '';
}
/** The inputs that resume a job, as messages quote them. */
function resumeInputs(jobId, { domain, projectId }) {
    const project = domain === undefined && projectId !== undefined ? ` and \`project-id: ${projectId}\`` : '';
    return `\`job-id: ${jobId}\`${project}`;
}


/***/ }),

/***/ 9448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/src/archive/archive-format.js
/** Archive formats, recognized by their first bytes: names and media types from outside are not reliable. */
const ARCHIVE_FORMATS = ['.tar.gz', '.tar', '.zip', '.tar.xz', '.tar.zst', '.tar.bz2'];
const SIGNATURES = [
    { format: '.tar.gz', offset: 0, bytes: Buffer.from([0x1f, 0x8b]) },
    { format: '.zip', offset: 0, bytes: Buffer.from('PK\u0003\u0004', 'latin1') },
    // Of a .zip without entries.
    { format: '.zip', offset: 0, bytes: Buffer.from('PK\u0005\u0006', 'latin1') },
    { format: '.tar.xz', offset: 0, bytes: Buffer.from('\u00fd7zXZ\u0000', 'latin1') },
    { format: '.tar.zst', offset: 0, bytes: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]) },
    { format: '.tar.bz2', offset: 0, bytes: Buffer.from('BZh', 'latin1') },
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
/** True for a web page or an XML error instead of an archive, as proxies and storages send them. */
function isMarkup(head) {
    return /^\ufeff?\s*</.test(head.toString('utf8'));
}

// EXTERNAL MODULE: ./lib/src/disk/remove.js
var remove = __webpack_require__(5456);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
var external_node_crypto_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_crypto_, 2);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/src/disk/work-folder.js
/**
 * The hidden folder that holds everything unfinished: the partial bundle, the staged site, and what is being replaced.
 * One name is all that a later clean-up needs to know.
 *
 * The name contains the machine and the process, so that a run can remove what a killed run left, and never what a
 * parallel run uses.
 */





const NAME = /^\.static-export-([0-9a-f]{8})-(\d+)-[0-9a-f-]{36}$/;
/** Containers have process numbers of their own; each has its own host name. */
const MACHINE = (0,external_node_crypto_.createHash)('sha256').update(external_node_os_.hostname()).digest('hex').slice(0, 8);
/** No run takes as long. For folders of other machines, whose processes are unknown here. */
const ABANDONED_MS = 24 * 3_600_000;
/** @returns the path of a work folder in the folder; nothing is created yet */
function workFolderIn(folder) {
    return external_node_path_.join(folder, `.static-export-${MACHINE}-${process.pid}-${(0,external_node_crypto_.randomUUID)()}`);
}
async function createWorkFolder(work) {
    await (0,promises_.mkdir)(work, { recursive: true });
}
/** Removes the work folders of runs that were killed. Never throws. */
async function removeAbandoned(folder, log) {
    for (const name of await (0,promises_.readdir)(folder).catch(() => [])) {
        const work = external_node_path_.join(folder, name);
        if (!(await isAbandoned(work, name)))
            continue;
        log.info(`Removing what an interrupted run left: ${work}`);
        await (0,remove.remove)(work, log);
    }
}
async function isAbandoned(work, name) {
    const [, machine, pid] = NAME.exec(name) ?? [];
    if (pid === undefined)
        return false;
    if (machine === MACHINE)
        return !isRunning(Number(pid));
    const found = await (0,promises_.stat)(work).catch(() => undefined);
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

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/http/connection-error.js
var connection_error = __webpack_require__(7056);
// EXTERNAL MODULE: ./lib/src/http/connection-hints.js
var connection_hints = __webpack_require__(2792);
// EXTERNAL MODULE: ./lib/src/site/changes.js
var site_changes = __webpack_require__(789);
;// CONCATENATED MODULE: ./lib/src/site/file-list.js
/** Lists of files for the tools that upload and delete: one path per line, as `--files-from` of rsync and rclone takes it. */
/**
 * Beginnings of a name that a tool would misread: rsync and rclone take `#` and `;` for a comment (rsync(1),
 * "--files-from"; rclone documentation, "--files-from"), and a shell's `read` removes blanks. With `./` before it, it is
 * the same file to rsync and to every program that opens it. rclone looks for exactly that name and skips it, so that such
 * a site needs `--files-from-raw` without the `./` (docs/reference.md, "Manifest and lists").
 */
const MISREAD = /^[#;\s]/;
/** A line break would be two files. No site has such a name (`archive/entry-paths.ts`). */
const LINE_BREAK = /[\n\r]/;
/** @returns one line for each path that a line can hold, each with its line feed; empty for none */
function formatFileList(paths) {
    let text = '';
    for (const path of paths)
        if (!LINE_BREAK.test(path))
            text += `${MISREAD.test(path) ? './' : ''}${path}\n`;
    return text;
}

// EXTERNAL MODULE: ./lib/src/site/byte-order.js
var byte_order = __webpack_require__(225);
;// CONCATENATED MODULE: ./lib/src/site/manifest.js
/**
 * The manifest of a site: its files with their SHA-256, as `sha256sum` writes and `sha256sum -c` reads them (GNU
 * Coreutils manual, "md5sum invocation" and "cksum output modes"). Text only, no file system.
 */

/** @param files in byte order */
function formatManifest(files) {
    let text = '';
    for (const [path, sha256] of files) {
        text += NEEDS_ESCAPE.test(path) ? escapedLine(path, sha256) : `${sha256}  ${path}\n`;
    }
    return text;
}
/** No site that the reader accepts has such a name (`archive/entry-paths.ts`), but `sha256sum` has a rule for it. */
const NEEDS_ESCAPE = /[\\\n\r]/;
const ESCAPES = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };
function escapedLine(path, sha256) {
    return `\\${sha256}  ${path.replace(/[\\\n\r]/g, (character) => ESCAPES[character] ?? character)}\n`;
}
/**
 * Reads a manifest as `sha256sum -c` of GNU Coreutils 9 does: empty lines and lines that begin with `#` do not count,
 * lines may end in CRLF, the hex digits may be in upper case, `*` marks a binary file, a backslash at the beginning means
 * that the name is escaped, and `SHA256 (name) = ...` and the form with one space (BSD's `-r`) are accepted as well. Any
 * other line is skipped. `./a` and `a` are the same file.
 *
 * @returns no files if it is no manifest
 */
function parseManifest(text) {
    const files = new Map();
    let skippedLines = 0;
    /** The first line of either form decides whether names follow one space or two characters. */
    let hasOneSpace;
    for (const ended of text.split('\n')) {
        const line = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
        if (line === '' || line.startsWith('#'))
            continue;
        const found = parseLine(line, hasOneSpace);
        // Also by a line that is then skipped for its name.
        hasOneSpace = found?.hasOneSpace ?? hasOneSpace;
        if (found?.name === undefined) {
            skippedLines += 1;
            continue;
        }
        const path = withinSite(found.name);
        const { sha256 } = found;
        // A file with two digests can never pass, so it is not the same as any file.
        files.set(path, files.has(path) && files.get(path) !== sha256 ? '' : sha256);
    }
    return { files: new Map((0,byte_order/* entriesInByteOrder */.M)(files)), skippedLines };
}
/** `hash  name`, `hash *name` or `hash name`; blanks before it are ignored. */
const PLAIN = /^[ \t]*(\\?)([0-9a-fA-F]{64})[ \t](.+)$/s;
/** With `--tag`. */
const TAGGED = /^[ \t]*(\\?)SHA256 ?\((.*)\)[ \t]*=[ \t]*([0-9a-fA-F]{64})$/s;
function parseLine(line, hasOneSpace) {
    const [, tagMark, tagged, taggedHex] = TAGGED.exec(line) ?? [];
    if (tagged !== undefined && taggedHex !== undefined)
        return named(tagged, tagMark !== '', taggedHex);
    const [, mark, hex, rest] = PLAIN.exec(line) ?? [];
    if (hex === undefined || rest === undefined)
        return undefined;
    const isPlain = rest.length > 1 && /^[ *]/.test(rest);
    if (hasOneSpace || !isPlain) {
        return hasOneSpace === false ? undefined : named(rest, mark !== '', hex, true);
    }
    return named(rest.slice(1), mark !== '', hex, false);
}
function named(name, isEscaped, hex, hasOneSpace) {
    const plain = isEscaped ? unescaped(name) : name;
    const isValid = plain !== '' && !plain?.includes('\0');
    return { name: isValid ? plain : undefined, sha256: hex.toLowerCase(), hasOneSpace };
}
const UNESCAPES = { '\\\\': '\\', '\\n': '\n', '\\r': '\r' };
/** @returns undefined for a backslash that escapes nothing */
function unescaped(name) {
    if (/\\/.test(name.replace(/\\[\\nr]/g, '')))
        return undefined;
    return name.replace(/\\[\\nr]/g, (pair) => UNESCAPES[pair] ?? pair);
}
function withinSite(name) {
    if (!/(?:^|\/)(?:\.?\/|\.$)/.test(name))
        return name;
    const parts = name.split('/').filter((part) => part !== '' && part !== '.');
    return `${name.startsWith('/') ? '/' : ''}${parts.join('/')}`;
}

// EXTERNAL MODULE: ./lib/src/disk/while-in-use.js
var while_in_use = __webpack_require__(9077);
;// CONCATENATED MODULE: ./lib/src/disk/move.js
/** Renames a file or folder. */


/** @throws file system errors */
function move(from, to) {
    return (0,while_in_use/* whileInUse */.C)(() => (0,promises_.rename)(from, to));
}

// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
;// CONCATENATED MODULE: ./lib/src/bundle/atomic-replace.js





/**
 * @param aside an existing folder on the same file system that receives what is replaced; the caller removes it
 * @throws BundleError if a target is of another kind or cannot be replaced; then everything is as before, unless the
 *   message says where it is
 */
async function atomicReplace(replacements, aside) {
    const hasPrevious = new Set();
    for (const { target, kind } of replacements) {
        if (await isReplaceable(target, kind))
            hasPrevious.add(target);
    }
    /** Renames made so far; a rollback makes them backwards. */
    const renamed = [];
    const rename = async (from, to) => {
        await move(from, to);
        renamed.push({ from, to });
    };
    for (const { staged, target, kind } of replacements) {
        try {
            if (hasPrevious.has(target))
                await rename(target, external_node_path_.join(aside, `previous-${external_node_path_.basename(target)}`));
            await rename(staged, target);
        }
        catch (error) {
            throw notReplaced(kind, target, await rollback(renamed), error);
        }
    }
}
/** @returns what happened to the existing files, for the message */
async function rollback(renamed) {
    const stranded = [];
    for (const { from, to } of renamed.reverse()) {
        await move(to, from).catch(() => stranded.push(to));
    }
    if (stranded.length === 0)
        return 'The existing files were left unchanged.';
    return `Not everything could be moved back; see ${stranded.map((file) => `"${(0,clean_text/* cleanText */.X)(file)}"`).join(', ')}.`;
}
/**
 * @returns whether there is something to replace
 * @throws BundleError if it is of another kind
 */
async function isReplaceable(target, kind) {
    const found = await statOf(target);
    if (found === undefined)
        return false;
    if (kind === 'file' ? !found.isDirectory() : found.isDirectory())
        return true;
    // Renaming would replace a symbolic link itself, and its target may not be ours to replace.
    const what = kind === 'file' ? 'a folder' : found.isSymbolicLink() ? 'a symbolic link' : 'a file, not a folder';
    throw new errors/* BundleError */.rJ('disk', `The ${NAMES[kind]} cannot be moved into place: "${(0,clean_text/* cleanText */.X)(target)}" is ${what}.`, {
        hint: `Only a ${kind} is replaced. Remove it, or set \`path\` to another folder.`,
    });
}
const NAMES = { file: 'bundle', folder: 'site' };
/** @returns undefined if nothing is there; a symbolic link is not followed */
async function statOf(target) {
    return (0,promises_.lstat)(target).catch((error) => {
        if (error.code === 'ENOENT')
            return undefined;
        throw error;
    });
}
function notReplaced(kind, target, existing, cause) {
    const { code } = cause;
    return new errors/* BundleError */.rJ('disk', `The ${NAMES[kind]} could not be moved into place at "${(0,clean_text/* cleanText */.X)(target)}" (${code}).`, {
        hint: `${existing} Either another program has a file there open, or this step is not allowed to write there.`,
        cause,
    });
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(3429);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/src/archive/bundle-errors.js
var bundle_errors = __webpack_require__(79);
;// CONCATENATED MODULE: ./lib/src/archive/decompress.js
/**
 * Decompresses what Node.js can decompress itself, on zlib's thread. The result is read while the next bytes are
 * decompressed.
 */




/**
 * Size of zlib's output chunks. While one is parsed and written here, zlib's thread inflates the next: smaller ones make
 * it wait more often, larger ones cost memory.
 */
const OUTPUT_CHUNK_BYTES = 512 * 1024;
/** Without a queue, it accepts a chunk only after the previous one is inflated, so its buffer may be reused. */
const OPTIONS = { chunkSize: OUTPUT_CHUNK_BYTES, writableHighWaterMark: 1 };
/**
 * Several gzip members in a row are read as one, as gzip does.
 *
 * @throws BundleError if it is damaged or truncated, or followed by something else
 */
function gunzip(archive, read, signal) {
    return inflate((0,external_node_zlib_.createGunzip)(OPTIONS), archive, read, signal);
}
/** Likewise for raw deflate, as zip archives have it. */
function inflateRaw(archive, read, signal) {
    return inflate(external_node_zlib_.createInflateRaw(OPTIONS), archive, read, signal);
}
async function inflate(inflator, archive, read, signal) {
    let receivedBytes = 0;
    async function* counted() {
        for await (const chunk of archive) {
            receivedBytes += chunk.length;
            yield chunk;
        }
    }
    try {
        await (0,external_node_stream_promises_.pipeline)(counted, inflator, (chunks) => read(freed(chunks)), { signal });
    }
    catch (error) {
        // It ends before its input only if other bytes follow. What more input does then differs between versions of Node.js.
        if (!inflator.readableEnded)
            throw isZlibError(error) ? (0,bundle_errors/* damaged */.qM)(error.message, error) : error;
        receivedBytes = Number.POSITIVE_INFINITY;
    }
    if (inflator.bytesWritten < receivedBytes)
        throw (0,bundle_errors/* damaged */.qM)('it has data after its end');
}
/** False before Node.js 22.15 and 23.8. */
const canUnzstd = "createZstdDecompress" in external_node_zlib_;
/**
 * Several frames in a row are read as one, as zstd does. Node.js itself ends at the first frame that ends in the middle
 * of a chunk, and drops the rest of the chunk.
 *
 * @throws BundleError if it is damaged or truncated, or followed by something else
 */
async function unzstd(archive, read, signal) {
    let frame;
    async function* decompressed() {
        for await (const chunk of archive) {
            for (let rest = chunk; rest.length > 0;) {
                signal.throwIfAborted();
                // An error is thrown where its output is read; one may still come when it is destroyed.
                frame ??= external_node_zlib_.createZstdDecompress({ chunkSize: OUTPUT_CHUNK_BYTES }).on('error', () => undefined);
                const before = frame.bytesWritten;
                yield* outputOf(frame, rest);
                rest = rest.subarray(frame.bytesWritten - before);
                // It takes no more input, so its frame has ended.
                if (rest.length > 0)
                    frame = undefined;
            }
        }
        if (frame !== undefined)
            yield* outputOf(frame);
    }
    try {
        await read(freed(decompressed()));
    }
    catch (error) {
        throw isZlibError(error) ? (0,bundle_errors/* damaged */.qM)(error.message, error) : error;
    }
    finally {
        frame?.destroy();
    }
}
/** @param input undefined to end */
async function* outputOf(stream, input) {
    let isDone = false;
    let failure;
    let wake = () => { };
    const onReadable = () => wake();
    const onDone = (error) => {
        isDone = true;
        failure ??= error;
        wake();
    };
    stream.on('readable', onReadable).on('end', onDone).on('error', onDone);
    try {
        if (input === undefined)
            stream.end();
        else
            stream.write(input, onDone);
        for (;;) {
            const piece = stream.read();
            if (piece !== null) {
                yield piece;
            }
            else if (isDone) {
                if (failure)
                    throw failure;
                return;
            }
            else {
                await new Promise((resolve) => {
                    wake = resolve;
                });
            }
        }
    }
    finally {
        stream.off('readable', onReadable).off('end', onDone).off('error', onDone);
    }
}
/**
 * Frees the memory of each chunk as soon as it was read. The garbage collector would need 50 MB more, and run for the
 * chunks alone.
 */
async function* freed(chunks) {
    for await (const chunk of chunks) {
        yield chunk;
        // Only a chunk that owns all of its memory: a short one shares it with the next ones. Node.js 20 has no `transfer`.
        const memory = chunk.buffer;
        if (chunk.length === memory.byteLength)
            memory.transfer?.(0);
    }
}
function isZlibError(error) {
    return (0,types_.isNativeError)(error) && 'code' in error && /^(?:Z_|ZSTD_)/.test(String(error.code));
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/src/archive/event-loop-pauses.js
/**
 * Lets the event loop run during long work on the main thread. Without it, Node.js would not notice the runner's SIGINT
 * until the work is done.
 */

/** Longest work without a pause. Short against the seconds that a cancelled step has. */
const WORK_MS = 50;
class EventLoopPauses {
    #signal;
    #workingSince = performance.now();
    constructor(signal) {
        this.#signal = signal;
    }
    /**
     * To be awaited between two pieces of work that take some milliseconds at most.
     *
     * @throws the signal's reason
     */
    async whenDue() {
        if (this.isDue())
            await this.take();
    }
    /** Whether the work since the last pause took long: cheaper than a promise for each piece of work. */
    isDue() {
        return performance.now() - this.#workingSince > WORK_MS;
    }
    /** @throws the signal's reason */
    async take() {
        await (0,external_node_timers_promises_.setImmediate)();
        this.#workingSince = performance.now();
        this.#signal.throwIfAborted();
    }
}

// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
;// CONCATENATED MODULE: ./lib/src/archive/content-digest.js
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
            this.#hex = external_node_crypto_.hash('sha256', piece, 'hex');
        else
            this.#running().update(piece);
    }
    /** Hex, after the last piece. */
    digest() {
        return this.#hex ?? this.#running().digest('hex');
    }
    #running() {
        this.#hash ??= external_node_crypto_.createHash('sha256');
        return this.#hash;
    }
}
/** Node.js 20.12 and later. It creates no object for each file, of which a large site has very many. */
const isOneShot = "hash" in external_node_crypto_namespaceObject;
/**
 * @param files path within the site, with `/` between its parts, and the hex SHA-256 of the contents, in the order of
 *   the paths' bytes
 * @returns `sha256:` and 64 hex digits
 * @throws the signal's reason
 */
async function contentDigest(files, pauses) {
    const digest = external_node_crypto_.createHash('sha256');
    for (const [path, sha256] of files) {
        digest.update(`${sha256}  ./${path}\n`);
        if (pauses.isDue())
            await pauses.take();
    }
    return `sha256:${digest.digest('hex')}`;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/src/archive/entry-paths.js
var entry_paths = __webpack_require__(9778);
;// CONCATENATED MODULE: ./lib/src/archive/entry-links.js
/**
 * Symbolic and hard links in a bundle: which file of the site each of them points to. Some hosts refuse links, and
 * Windows creates them only with special rights, so every link becomes a copy of its file. Names only, no file system.
 */




/**
 * @param path of the link within the site
 * @param target as the bundle has it: a symbolic link's is relative to its folder, a hard link's to the archive
 * @throws BundleError if it points outside the site
 */
function entryLink(path, kind, target) {
    return { kind, target: kind === 'hard link' ? (0,entry_paths/* sitePath */.l2)(target) : symbolicTarget(path, target) };
}
/**
 * One link after the other, so that the caller can pause in between.
 *
 * @param links by their paths
 * @param tree all names of the site, also those of the links
 * @returns for each link its path, and that of the file at the end of its chain
 * @throws BundleError for a link to a folder or to nothing, and for links in a circle
 */
function* resolveLinks(links, tree) {
    const files = new Map();
    for (const start of links.keys()) {
        const chain = new Set();
        let at = start;
        for (let link = links.get(at); link !== undefined && !files.has(at); link = links.get(at)) {
            if (chain.has(at))
                throw (0,bundle_errors/* entryError */.Pm)(start, 'is a link that points back to itself');
            chain.add(at);
            at = nextInChain(at, link, links, tree);
        }
        // Stored for every link of the chain, so that a long chain is followed only once.
        const file = files.get(at) ?? at;
        for (const link of chain)
            files.set(link, file);
        yield [start, file];
    }
}
function nextInChain(path, { kind, target }, links, tree) {
    if (tree.hasFolder(target))
        throw linkError(path, kind, target, 'which is a folder');
    if (!tree.hasFile(target))
        throw linkError(path, kind, target, 'which is not in the bundle');
    // It would be the same link in another folder, and so point elsewhere.
    if (kind === 'hard link' && links.get(target)?.kind === 'symbolic link') {
        throw linkError(path, kind, target, 'which is a symbolic link');
    }
    return target;
}
function symbolicTarget(path, bytes) {
    const target = bytes.toString('utf8');
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw linkError(path, 'symbolic link', target, 'which is not UTF-8');
    const pointsOutside = linkError(path, 'symbolic link', target, 'which is outside the site');
    if (/^(?:\/|[a-z]:)|\\/i.test(target))
        throw pointsOutside;
    const segments = path.split('/').slice(0, -1);
    for (const segment of target.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            throw pointsOutside;
    }
    return segments.join('/');
}
function linkError(path, kind, target, problem) {
    return (0,bundle_errors/* entryError */.Pm)(path, `is a ${kind} to "${(0,clean_text/* cleanText */.X)(target)}", ${problem}`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/src/archive/site-writer.js
/**
 * Writes the files and folders of a site into an empty folder, with the modes that a web server needs.
 *
 * Synchronous on purpose: a small file takes some microseconds, and several times as long through the thread pool, which
 * is busy inflating. Modes are set explicitly, so neither umask nor default ACLs change them; a disk without modes keeps
 * its own. A file is created or
 * refused, never opened, so no link is ever followed.
 */

const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
const EXECUTABLE_MODE = 0o755;
const ANY_EXECUTE_BIT = 0o111;
class SiteWriter {
    #root;
    #file;
    /** @param root an empty folder that nothing else writes into */
    constructor(root) {
        if ((0,external_node_fs_.readdirSync)(root).length > 0)
            throw new Error(`The folder to extract into is not empty: ${root}`);
        whereSupported(() => (0,external_node_fs_.chmodSync)(root, FOLDER_MODE));
        this.#root = root;
    }
    /** Its parent must exist. */
    makeFolder(path) {
        const folder = this.#full(path);
        (0,external_node_fs_.mkdirSync)(folder);
        whereSupported(() => (0,external_node_fs_.chmodSync)(folder, FOLDER_MODE));
    }
    /** Creates the file that {@link write} then fills; its folder must exist. */
    startFile(path, mode) {
        const fileMode = (mode & ANY_EXECUTE_BIT) === 0 ? FILE_MODE : EXECUTABLE_MODE;
        const file = (0,external_node_fs_.openSync)(this.#full(path), 'wx', fileMode);
        this.#file = file;
        whereSupported(() => (0,external_node_fs_.fchmodSync)(file, fileMode));
    }
    write(piece) {
        if (this.#file === undefined)
            throw new Error('No file has been started');
        // A disk that is almost full accepts a part, and fails at the next one.
        for (let at = 0; at < piece.length;)
            at += (0,external_node_fs_.writeSync)(this.#file, piece, at);
    }
    /** Closes the file, if one is open. */
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
/** How FAT, CIFS and FUSE file systems without modes refuse to set one. */
const NO_MODES = new Set(['ENOSYS', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP']);
function whereSupported(setMode) {
    try {
        setMode();
    }
    catch (error) {
        if (!NO_MODES.has(error.code))
            throw error;
    }
}

;// CONCATENATED MODULE: ./lib/src/archive/sort-with-pauses.js
/** A few milliseconds to sort. */
const RUN_LENGTH = 10_000;
/**
 * @returns a new array, sorted by UTF-16 units as `sort` does it
 * @throws the signal's reason
 */
async function sortWithPauses(texts, pauses) {
    let runs = [];
    for (let start = 0; start < texts.length; start += RUN_LENGTH) {
        runs.push(texts.slice(start, start + RUN_LENGTH).sort());
        await pauses.whenDue();
    }
    while (runs.length > 1) {
        const longer = [];
        for (let at = 0; at < runs.length; at += 2) {
            longer.push(await merged(runs[at] ?? [], runs[at + 1] ?? [], pauses));
        }
        runs = longer;
    }
    return runs[0] ?? [];
}
async function merged(left, right, pauses) {
    const both = [];
    let fromLeft = 0;
    let fromRight = 0;
    for (;;) {
        const one = left[fromLeft];
        const other = right[fromRight];
        if (one === undefined || other === undefined)
            break;
        if (one <= other) {
            both.push(one);
            fromLeft += 1;
        }
        else {
            both.push(other);
            fromRight += 1;
        }
        if (both.length % RUN_LENGTH === 0)
            await pauses.whenDue();
    }
    return both.concat(left.slice(fromLeft), right.slice(fromRight));
}

;// CONCATENATED MODULE: ./lib/src/archive/site-extractor.js








const SITE_LIMITS = { files: 500_000, bytes: 20_000_000_000, nameBytes: 64_000_000 };
class SiteExtractor {
    #folder;
    #limits;
    /** Names as the bundle has them, including the top folder. */
    #tree = new entry_paths/* SiteTree */.AI();
    #files = new Map();
    #links = new Map();
    #file;
    #contentBytes = 0;
    #targetBytes = 0;
    /** @param folder an empty folder that nothing else writes into; undefined to write nothing */
    constructor(folder, limits) {
        this.#folder = folder === undefined ? undefined : new SiteWriter(folder);
        this.#limits = limits;
    }
    onEntry({ kind, what, name, linkName, size, mode }) {
        const path = (0,entry_paths/* sitePath */.l2)(name);
        if (kind === 'other')
            throw (0,bundle_errors/* entryError */.Pm)(path, `is not a file, folder or link but a ${what}`);
        if (kind === 'folder') {
            this.#makeFolders(this.#tree.addFolder(path));
            return;
        }
        if (path === '')
            throw (0,bundle_errors/* entryError */.Pm)(name.toString(), `is a ${what} without a name`);
        this.#targetBytes += linkName.length;
        this.#makeFolders(this.#tree.addFile(path));
        if (kind === 'file') {
            this.#count(size);
            this.#folder?.startFile(path, mode);
            this.#file = { path, size, hash: new ContentsHash(size) };
        }
        else {
            this.#links.set(path, entryLink(path, kind, linkName));
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
    /** After the last entry, when the targets of all links are known. */
    async finish(signal) {
        signal.throwIfAborted();
        const pauses = new EventLoopPauses(signal);
        for (const [path, original] of resolveLinks(this.#links, this.#tree)) {
            const file = this.#files.get(original);
            if (file === undefined)
                throw (0,bundle_errors/* entryError */.Pm)(path, 'is a link to a file that does not exist');
            this.#count(file.size);
            this.#folder?.copyFile(original, path);
            this.#files.set(path, file);
            if (pauses.isDue())
                await pauses.take();
        }
        const topFolder = this.#tree.topFolder();
        const prefixLength = topFolder === '' ? 0 : topFolder.length + 1;
        const files = new Map();
        for (const path of await this.#pathsInByteOrder(pauses)) {
            files.set(path.slice(prefixLength), this.#files.get(path)?.sha256 ?? '');
            if (pauses.isDue())
                await pauses.take();
        }
        return {
            fileCount: files.size,
            contentBytes: this.#contentBytes,
            contentDigest: await contentDigest(files, pauses),
            topFolder,
            files,
        };
    }
    /** As `site/byte-order.ts` does it, but without holding up the event loop. */
    async #pathsInByteOrder(pauses) {
        // One character per byte of UTF-8: as text they sort by bytes, which UTF-16 does not.
        const byBytes = new Map();
        for (const path of this.#files.keys()) {
            byBytes.set(Buffer.from(path).toString('latin1'), path);
            if (pauses.isDue())
                await pauses.take();
        }
        return (await sortWithPauses([...byBytes.keys()], pauses)).map((key) => byBytes.get(key) ?? '');
    }
    /** Closes a file that an error left open. */
    close() {
        this.#folder?.endFile();
    }
    #makeFolders(paths) {
        checkNames(this.#tree.size, this.#tree.nameBytes + this.#targetBytes, this.#limits);
        for (const path of paths)
            this.#folder?.makeFolder(path);
    }
    #count(bytes) {
        this.#contentBytes += bytes;
        if (this.#contentBytes > this.#limits.bytes)
            throw tooManyBytes(this.#limits);
    }
}
/** @throws BundleError if there are too many entries, or their names are too long together */
function checkNames(count, nameBytes, limits) {
    if (count > limits.files)
        throw (0,bundle_errors/* tooLarge */.g$)(`has more than ${(0,units/* grouped */.zD)(limits.files)} files and folders`);
    if (nameBytes > limits.nameBytes) {
        throw (0,bundle_errors/* tooLarge */.g$)(`has names of more than ${(0,units/* size */.Ej)(limits.nameBytes)} together`);
    }
}
function tooManyBytes(limits) {
    return (0,bundle_errors/* tooLarge */.g$)(`extracts to more than ${(0,units/* size */.Ej)(limits.bytes)}`);
}

;// CONCATENATED MODULE: ./lib/src/archive/tar-header.js
/**
 * Decodes one header block of a tar archive, and the records of a pax extended header. No streams, and no rules for
 * sites. Sources: POSIX (pax, "ustar Interchange Format" and "pax Header Block"); GNU tar for base-256 numbers.
 */
/** A header is one block; contents are padded to complete blocks. */
const BLOCK_BYTES = 512;
const EMPTY_BLOCK = Buffer.alloc(BLOCK_BYTES);
const CHECKSUM_AT = 148;
const CHECKSUM_LENGTH = 8;
const USTAR = Buffer.from('ustar\0', 'latin1');
const SPACE = 0x20;
const ZERO = 0x30;
const NOTHING = Buffer.alloc(0);
/** The bytes are not a tar archive, or not a complete one. The message continues a sentence after a colon. */
class TarError extends Error {
    name = 'TarError';
}
/** A block of zeros ends an archive. */
function isEndMark(block) {
    return block[0] === 0 && block.equals(EMPTY_BLOCK);
}
/**
 * @param position of the block in the archive, in bytes
 * @throws TarError if the checksum is wrong or a number is impossible
 */
function parseHeader(block, position) {
    if (!isChecksumRight(block))
        throw new TarError(`the header at byte ${position} has a wrong checksum`);
    const name = textField(block, 0, 100);
    // GNU's own format, which has another magic, stores times instead of the prefix.
    const prefix = USTAR.compare(block, 257, 263) === 0 ? textField(block, 345, 155) : NOTHING;
    const size = hasDigits(block, 124, 12) ? numberField(block, 124, 12) : undefined;
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
 * The records of an extended header: `<length> <key>=<value>\n` each. The last record of a key wins.
 *
 * @throws TarError if a record is malformed
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
        if (key !== undefined) {
            // To POSIX it removes what is set elsewhere, to some readers it is a name.
            if (equals + 2 === record.length)
                throw new TarError(`an extended header sets "${key}" to nothing`);
            records.set(key, record.subarray(equals + 1, -1));
        }
        at += record.length;
    }
    return records;
}
function paxKey(key) {
    if (key === 'path' || key === 'linkpath' || key === 'size')
        return key;
    // Sparse files in GNU tar's three formats, and in star's: the stored contents are not the file's.
    return key.startsWith('GNU.sparse.') || key === 'SCHILY.realsize' ? 'sparse' : undefined;
}
/**
 * GNU's long name: readers take either all its bytes, or those before the first NUL, even in the padding. A NUL in the
 * middle stays, for the rules on names to refuse.
 *
 * @param bytes as many as the header announces
 * @param padding the rest of the last block
 * @throws TarError if not all readers find the same end
 */
function parseLongName(bytes, padding, position) {
    if (bytes.at(-1) !== 0 || padding.some((byte) => byte !== 0)) {
        throw new TarError(`the long name at byte ${position} does not end with zeros`);
    }
    return textField(bytes, 0, bytes.length);
}
function textField(block, at, length) {
    let end = at + length;
    while (end > at && block[end - 1] === 0)
        end--;
    return end === at ? NOTHING : block.subarray(at, end);
}
/** @returns undefined for what is not a number, negative, or too large to count with */
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
/** Readers take a field of blanks for 0, for an error, or for the number of the header before. */
function hasDigits(block, start, length) {
    return block.subarray(start, start + length).some((byte) => byte !== 0 && byte !== SPACE);
}
/** GNU's format for numbers too large for octal: the highest bit marks it, the next is the sign, the rest the number. */
function base256Field(block, start, end) {
    const bits = BigInt(`0x${block.toString('hex', start, end)}`);
    const value = BigInt.asUintN((end - start) * 8 - 1, bits);
    return byteAt(block, start) >= 0xc0 || value > Number.MAX_SAFE_INTEGER ? undefined : Number(value);
}
/** The sum of all bytes, with spaces instead of the checksum; some old programs summed signed bytes. */
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

;// CONCATENATED MODULE: ./lib/src/archive/tar-reader.js

/** By type flag. NUL marks a file in the oldest archives; 7 is a "contiguous" file, which no system treats specially. */
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
/** Extended headers are collected in memory; long names and a few attributes never need as much. */
const MAX_EXTENSION_BYTES = 1024 * 1024;
/** A size from here on does not fit into a header, so only the pax record has it. */
const TOO_LARGE_FOR_HEADER = 8 ** 11;
const SLASH = 0x2f;
/** Headers that extend an entry: pax's for the next entry and for all following ones, GNU tar's long names. */
const EXTENSIONS = new Set(['x', 'g', 'L', 'K']);
const NO_RECORDS = new Map();
const tar_reader_NOTHING = Buffer.alloc(0);
class TarReader {
    #handler;
    #reading;
    #chunk = tar_reader_NOTHING;
    /** Start of the unread bytes in the chunk. */
    #at = 0;
    /** Bytes of the archive read so far, and how many of them belong to complete entries. */
    #position = 0;
    #completeUntil = 0;
    #hasEndMark = false;
    constructor(handler) {
        this.#handler = handler;
        this.#reading = this.#readArchive();
    }
    /**
     * Reads the next bytes of the archive, divided anywhere. Whatever follows the end mark is ignored, as in GNU tar.
     *
     * @throws TarError, and whatever the handler throws; the reader must not be used any more then
     */
    write(chunk) {
        this.#chunk = chunk;
        this.#at = 0;
        this.#reading.next();
    }
    /**
     * Ends the reading after the last byte.
     *
     * @returns whether the archive has its end mark, a block of zeros. Without it, it ends after a complete entry, which
     *   GNU tar accepts; it is complete if something else proves the number of bytes.
     * @throws TarError if the archive is truncated or empty
     */
    end() {
        if (this.#position === 0)
            throw new TarError('it is empty');
        if (this.#hasEndMark || this.#position === this.#completeUntil)
            return this.#hasEndMark;
        throw new TarError(`it ends after ${this.#position} bytes, in the middle of an entry`);
    }
    /** Yields when the chunk is used up. */
    *#readArchive() {
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
                    refuseForAll(records, position);
                else
                    next = mergedOnce(next, records, position);
                continue;
            }
            const entry = tarEntry(header, next, position);
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
            this.#completeUntil = this.#position;
            next = NO_RECORDS;
        }
        if (next.size > 0)
            throw new TarError('its last extended header is for no entry');
        this.#hasEndMark = true;
    }
    *#readExtension({ type, size }, position) {
        if (size > MAX_EXTENSION_BYTES) {
            throw new TarError(`the extended header at byte ${position} has ${size} bytes`);
        }
        // A copy, because it is needed longer than the chunk.
        const bytes = Buffer.from(yield* this.#read(size));
        const padding = Buffer.from(yield* this.#read(-size & (BLOCK_BYTES - 1)));
        if (type === 'x' || type === 'g')
            return parsePaxRecords(bytes);
        return new Map([[type === 'L' ? 'path' : 'linkpath', parseLongName(bytes, padding, position)]]);
    }
    *#skipPadding(size) {
        for (let left = -size & (BLOCK_BYTES - 1); left > 0;) {
            left -= this.#take(left).length;
            if (left > 0)
                yield;
        }
    }
    /** The next bytes in one piece, which is a copy only if they arrive in several chunks. */
    *#read(length) {
        const first = this.#take(length);
        if (first.length === length)
            return first;
        const pieces = [Buffer.from(first)];
        for (let left = length - first.length; left > 0;) {
            yield;
            const piece = Buffer.from(this.#take(left));
            pieces.push(piece);
            left -= piece.length;
        }
        return Buffer.concat(pieces);
    }
    /** As many of the next bytes as the chunk still has, at most `max`. */
    #take(max) {
        const piece = this.#chunk.subarray(this.#at, this.#at + max);
        this.#at += piece.length;
        this.#position += piece.length;
        return piece;
    }
}
/** If two extended headers set the same key, it is unclear which of them wins. */
function mergedOnce(before, records, position) {
    for (const key of records.keys()) {
        if (before.has(key))
            throw new TarError(`the extended header at byte ${position} sets "${key}" again`);
    }
    return before.size === 0 ? records : new Map([...before, ...records]);
}
/**
 * POSIX lets a global header set them for all following entries. GNU tar and Python do so; Go and libarchive read the
 * entries' own headers.
 */
function refuseForAll(records, position) {
    for (const key of records.keys()) {
        throw new TarError(`the global extended header at byte ${position} sets "${key}" for all entries`);
    }
}
function tarEntry(header, records, position) {
    const name = records.get('path') ?? header.name;
    const size = sizeOf(header, records.get('size'), position);
    const { kind, what } = kindOf(header.type, name, records);
    const isLink = kind === 'symbolic link' || kind === 'hard link';
    if ((isLink || kind === 'folder') && size > 0) {
        throw new TarError(`the ${what} at byte ${position} has contents`);
    }
    const linkName = isLink ? (records.get('linkpath') ?? header.linkName) : tar_reader_NOTHING;
    return { kind, what, name, linkName, size, mode: header.mode };
}
function kindOf(type, name, records) {
    if (records.has('sparse'))
        return { kind: 'other', what: 'sparse file' };
    const kind = KINDS.get(type);
    if (kind === undefined) {
        const code = type.charCodeAt(0).toString(16).padStart(2, '0');
        return { kind: 'other', what: OTHERS.get(type) ?? `entry of the unknown type 0x${code}` };
    }
    // How archives marked a folder before there was a type flag for it.
    const isOldFolder = kind === 'file' && name.at(-1) === SLASH;
    return isOldFolder ? { kind: 'folder', what: 'folder' } : { kind, what: kind };
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

;// CONCATENATED MODULE: ./lib/src/archive/extract-site.js
/**
 * Reads a tar bundle as it arrives, checks it against the rules for sites, and extracts it into an empty folder in the
 * same pass. It does not move anything into place; what an error leaves in the folder is for the caller to remove.
 */






/** How much larger than its contents a tar archive may be, per entry: headers, long names, padding. */
const OVERHEAD_BYTES = 4096;
/** Parsed between two looks at the clock. A block of 512 bytes can be an entry, with a hundred folders to create. */
const SLICE_BYTES = 128 * 1024;
/**
 * @param archive the bundle's bytes in order, in chunks of any size. The next chunk is requested only after the previous
 *   one was consumed, so its buffer may be reused. On success it has been read to its end and the gzip checksum compared;
 *   an error waits for the chunk that was requested last.
 * @throws BundleError if the bundle is damaged, or contains what a site must not contain
 * @throws whatever `archive` throws, file system errors such as ENOSPC unchanged, and the signal's reason
 */
async function extractSite(archive, options) {
    const { format, signal } = options;
    const limits = { ...SITE_LIMITS, ...options.limits };
    const extractor = new SiteExtractor(options.folder, limits);
    const tar = new TarReader(extractor);
    const pauses = new EventLoopPauses(signal);
    const maxBytes = limits.bytes + limits.files * OVERHEAD_BYTES;
    let tarBytes = 0;
    const read = async (chunks) => {
        for await (const chunk of chunks) {
            signal.throwIfAborted();
            for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
                tar.write(chunk.subarray(at, at + SLICE_BYTES));
                if (pauses.isDue())
                    await pauses.take();
            }
            tarBytes += chunk.length;
            if (tarBytes > maxBytes)
                throw tooManyBytes(limits);
        }
    };
    try {
        if (format === '.tar.gz')
            await gunzip(archive, read, signal);
        else if (format === '.tar.zst')
            await unzstd(archive, read, signal);
        else
            await read(archive);
        // The gzip checksum proves that nothing is missing; without it only the end mark does.
        if (!tar.end() && format !== '.tar.gz')
            throw new TarError('its end is missing');
        return await extractor.finish(signal);
    }
    catch (error) {
        signal.throwIfAborted();
        throw error instanceof TarError ? (0,bundle_errors/* damaged */.qM)(error.message, error) : error;
    }
    finally {
        extractor.close();
    }
}

;// CONCATENATED MODULE: ./lib/src/archive/read-archive.js
/**
 * Reads an archive once, from its beginning, while it arrives: its SHA-256, its format, and the site in it if the
 * format can be read so. A `.zip` cannot: its directory comes last (`read-zip.ts`).
 */




/**
 * @param chunks the bytes in order; a chunk is not used any more once the next one is requested
 * @param folder empty folder to extract into; undefined to extract nothing
 * @throws BundleError for a bundle that is damaged or refused
 */
async function readArchive(chunks, folder, signal) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let sizeBytes = 0;
    async function* hashed() {
        for await (const chunk of chunks) {
            hash.update(chunk);
            sizeBytes += chunk.length;
            yield chunk;
        }
    }
    const { head, all } = await withHead(hashed());
    const format = archiveFormat(head);
    let site;
    if (format === '.tar.gz' || format === '.tar' || (format === '.tar.zst' && canUnzstd)) {
        site = await extractSite(all, { format, folder, signal });
    }
    else {
        for await (const _ of all)
            ;
    }
    return { sizeBytes, sha256: hash.digest('hex'), format, head, site };
}
/** Reads enough to recognize the format, and returns all chunks, from the first one. */
async function withHead(chunks) {
    const first = [];
    let bytes = 0;
    while (bytes < HEAD_BYTES) {
        const { done, value } = await chunks.next();
        if (done)
            break;
        // Its memory is reused for the next chunk.
        first.push(Buffer.from(value));
        bytes += value.length;
    }
    async function* all() {
        yield* first;
        yield* chunks;
    }
    return { head: Buffer.concat(first).subarray(0, HEAD_BYTES), all: all() };
}

;// CONCATENATED MODULE: ./lib/src/archive/file-window.js

/** Longest range that {@link FileWindow.read} returns. */
const WINDOW_BYTES = 1024 * 1024;
class FileWindow {
    sizeBytes;
    #file;
    #buffer = Buffer.allocUnsafeSlow(WINDOW_BYTES);
    #start = 0;
    #bytes = 0;
    constructor(file, sizeBytes) {
        this.#file = file;
        this.sizeBytes = sizeBytes;
    }
    /** The file must stay open, and must not change. */
    static async of(file) {
        return new FileWindow(file, (await file.stat()).size);
    }
    /**
     * @param length at most {@link WINDOW_BYTES}
     * @returns exactly these bytes; valid until the next read
     * @throws BundleError if the file has no such bytes
     */
    async read(position, length) {
        if (position < 0 || position + length > this.sizeBytes)
            throw (0,bundle_errors/* damaged */.qM)('it points to data after its end');
        if (position < this.#start || position + length > this.#start + this.#bytes)
            await this.#fill(position);
        const at = position - this.#start;
        const bytes = this.#buffer.subarray(at, Math.min(at + length, this.#bytes));
        if (bytes.length < length)
            throw (0,bundle_errors/* damaged */.qM)('it ends early');
        return bytes;
    }
    /** The same for any length, in pieces. */
    async *chunks(position, length) {
        for (let at = 0; at < length; at += WINDOW_BYTES) {
            yield await this.read(position + at, Math.min(WINDOW_BYTES, length - at));
        }
    }
    async #fill(position) {
        this.#start = position;
        this.#bytes = 0;
        const wanted = Math.min(WINDOW_BYTES, this.sizeBytes - position);
        while (this.#bytes < wanted) {
            const { bytesRead } = await this.#file.read(this.#buffer, this.#bytes, wanted - this.#bytes, position + this.#bytes);
            if (bytesRead === 0)
                return;
            this.#bytes += bytesRead;
        }
    }
}

;// CONCATENATED MODULE: ./lib/src/archive/zip-directory.js



const END_SIGNATURE = Buffer.from('PK\u0005\u0006', 'latin1');
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ZIP64_END_SIGNATURE = 0x06064b50;
const ZIP64_LOCATOR_BYTES = 20;
const ZIP64_LOCATOR_SIGNATURE = 0x07064b50;
/** Bits of the flags: encrypted, strongly encrypted, encrypted directory (APPNOTE 4.4.4). */
const ENCRYPTED = 0x1 | 0x40 | 0x2000;
/** Info-ZIP's extra field with another name (APPNOTE 4.6.9). */
const UNICODE_PATH = 0x7075;
const UNICODE_PATH_HEADER_BYTES = 5;
/** The file types in the upper half of the external attributes, as in `stat.h`. */
const TYPE_MASK = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const SYMBOLIC_LINK = 0o120000;
const zip_directory_FILE_MODE = 0o644;
/** By "version made by" (APPNOTE 4.4.2): Unix and macOS. */
const UNIX_SYSTEMS = new Set([3, 19]);
const zip_directory_SLASH = 0x2f;
/**
 * @throws BundleError if it is damaged or ambiguous, or has more entries than a site may have
 * @throws file system errors, and the signal's reason
 */
async function readZipDirectory(window, limits, pauses) {
    const end = await findEnd(window);
    // Loaded here, since few runs need it.
    const { fromRandomAccessReaderPromise, RandomAccessReader } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 663, 19));
    const reader = new (class extends RandomAccessReader {
        read(buffer, offset, length, position, callback) {
            // Only its own arrays, of at most three fields of 64 kB.
            window.read(position, Math.min(length, WINDOW_BYTES)).then((bytes) => callback(null, bytes.copy(buffer, offset)), (error) => callback(error));
        }
    })();
    const options = { decodeStrings: false, validateEntrySizes: false };
    const zip = await fromRandomAccessReaderPromise(reader, window.sizeBytes, options).catch(unreadable);
    // Its type declaration lacks this; it moves on with every entry (yauzl, index.js).
    const cursor = () => zip.readEntryCursor;
    const position = cursor();
    checkNames(zip.entryCount, 0, limits);
    const entries = [];
    let nameBytes = 0;
    try {
        for await (const record of zip.eachEntry()) {
            const entry = zipEntry(record);
            nameBytes += entry.name.length;
            checkNames(entries.length, nameBytes, limits);
            entries.push(entry);
            if (pauses.isDue())
                await pauses.take();
        }
    }
    catch (error) {
        unreadable(error);
    }
    await checkEnd(window, end, { position, end: cursor(), count: zip.entryCount });
    return { entries: entries.sort((one, other) => one.position - other.position), position };
}
/** Errors of the file system have a code, and ours a hint. All others are about the archive. */
function unreadable(error) {
    if (!(error instanceof Error) || 'code' in error || 'hint' in error)
        throw error;
    throw (0,bundle_errors/* damaged */.qM)(error.message, error);
}
/** Position of the end record, if all readers find the same one. */
async function findEnd(window) {
    const length = Math.min(window.sizeBytes, END_BYTES + MAX_COMMENT_BYTES);
    const start = window.sizeBytes - length;
    const bytes = await window.read(start, length);
    const found = [];
    for (let at = bytes.indexOf(END_SIGNATURE); at !== -1; at = bytes.indexOf(END_SIGNATURE, at + 1)) {
        const isLong = at + END_BYTES <= length;
        if (isLong && at + END_BYTES + bytes.readUInt16LE(at + 20) === length)
            found.push(start + at);
    }
    const [end] = found;
    if (end === undefined)
        throw (0,bundle_errors/* damaged */.qM)('its end is missing');
    if (found.length > 1)
        throw (0,bundle_errors/* damaged */.qM)('it has two directories');
    return end;
}
/** Nothing lies between the directory and the end of the file but its end records, and their numbers agree. */
async function checkEnd(window, endAt, directory) {
    const contradiction = (0,bundle_errors/* damaged */.qM)('its directory contradicts itself');
    const zip64Bytes = endAt - directory.end;
    const record = Buffer.from(await window.read(endAt, END_BYTES));
    const numbers = [
        [record.readUInt16LE(4), 0, 0xffff],
        [record.readUInt16LE(6), 0, 0xffff],
        [record.readUInt16LE(8), directory.count, 0xffff],
        [record.readUInt16LE(10), directory.count, 0xffff],
        [record.readUInt32LE(12), directory.end - directory.position, 0xffffffff],
        [record.readUInt32LE(16), directory.position, 0xffffffff],
    ];
    for (const [found, expected, placeholder] of numbers) {
        if (found !== expected && !(zip64Bytes > 0 && found === placeholder))
            throw contradiction;
    }
    if (zip64Bytes === 0)
        return;
    if (zip64Bytes < 56 + ZIP64_LOCATOR_BYTES || zip64Bytes > MAX_COMMENT_BYTES)
        throw contradiction;
    const zip64 = await window.read(directory.end, zip64Bytes);
    const locator = zip64.subarray(-ZIP64_LOCATOR_BYTES);
    const expected = [
        [zip64.readUInt32LE(0), ZIP64_END_SIGNATURE],
        [zip64.readBigUInt64LE(4), BigInt(zip64Bytes - ZIP64_LOCATOR_BYTES - 12)],
        [zip64.readUInt32LE(20), 0],
        [zip64.readBigUInt64LE(24), BigInt(directory.count)],
        [zip64.readBigUInt64LE(40), BigInt(directory.end - directory.position)],
        [locator.readUInt32LE(0), ZIP64_LOCATOR_SIGNATURE],
        [locator.readBigUInt64LE(8), BigInt(directory.end)],
    ];
    if (expected.some(([found, right]) => found !== right))
        throw contradiction;
}
function zipEntry(record) {
    const name = Buffer.from(record.fileNameRaw);
    const shown = name.toString();
    const { generalPurposeBitFlag: flags, compressionMethod: method } = record;
    if ((flags & ENCRYPTED) !== 0)
        throw (0,bundle_errors/* entryError */.Pm)(shown, 'is encrypted');
    if (method !== 0 && method !== 8)
        throw (0,bundle_errors/* entryError */.Pm)(shown, `is compressed by the unknown method ${method}`);
    checkUnicodePath(name, record.extraFields);
    const attributes = record.externalFileAttributes >>> 16;
    return {
        ...zip_directory_kindOf(name, attributes, record.versionMadeBy >> 8),
        name,
        mode: attributes === 0 ? zip_directory_FILE_MODE : attributes,
        flags,
        method,
        crc32: record.crc32,
        compressedBytes: record.compressedSize,
        size: record.uncompressedSize,
        position: record.relativeOffsetOfLocalHeader,
    };
}
/** @throws BundleError if readers that know the field, and those that do not, see different names */
function checkUnicodePath(name, fields) {
    for (const { id, data } of fields) {
        if (id !== UNICODE_PATH || data.subarray(UNICODE_PATH_HEADER_BYTES).equals(name))
            continue;
        throw (0,bundle_errors/* entryError */.Pm)(name.toString(), 'has a second name in an extra field');
    }
}
function zip_directory_kindOf(name, attributes, system) {
    const hasSlash = name.at(-1) === zip_directory_SLASH;
    const type = attributes & TYPE_MASK;
    if (type === SYMBOLIC_LINK && !hasSlash && UNIX_SYSTEMS.has(system)) {
        return { kind: 'symbolic link', what: 'symbolic link' };
    }
    if (type !== 0 && type !== (hasSlash ? FOLDER : REGULAR)) {
        const what = type === REGULAR || type === FOLDER ? 'file and a folder at once' : 'device, pipe or socket';
        return { kind: 'other', what };
    }
    return hasSlash ? { kind: 'folder', what: 'folder' } : { kind: 'file', what: 'file' };
}

;// CONCATENATED MODULE: ./lib/src/archive/read-zip.js
/**
 * Reads a zip bundle, checks it against the rules for sites, and extracts it in the same pass. The file must be complete,
 * because the directory is at its end.
 *
 * A zip archive has each entry twice: in the directory, and before the contents, where programs that read a stream look.
 * An archive in which the two differ, or that has contents which are not in the directory, is refused instead of choosing.
 * Source: PKWARE, APPNOTE.TXT, sections 4.3.6 to 4.3.9.
 */








const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
/** Flag: sizes and checksum follow the contents, since the archive was written as a stream. */
const HAS_DESCRIPTOR = 0x8;
const DEFLATED = 8;
/** In a size of 32 bits: it is in the extra field of this id. */
const ZIP64_SIZE = 0xffffffff;
const ZIP64_FIELD = 1;
/** Up to here an entry is inflated at once, which is several times as fast as a stream for a small file. */
const MAX_AT_ONCE_BYTES = 1024 * 1024;
/** Longest target of a symbolic link: Linux's PATH_MAX. */
const MAX_TARGET_BYTES = 4096;
/**
 * @param path of the complete file
 * @throws BundleError if the bundle is damaged, or contains what a site must not contain
 * @throws file system errors such as ENOSPC unchanged, and the signal's reason
 */
async function readZip(path, options) {
    const { signal } = options;
    const limits = { ...SITE_LIMITS, ...options.limits };
    const file = await (0,promises_.open)(path);
    try {
        return await readEntries(await FileWindow.of(file), options.folder, limits, signal);
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        await file.close();
    }
}
async function readEntries(window, folder, limits, signal) {
    const pauses = new EventLoopPauses(signal);
    const directory = await readZipDirectory(window, limits, pauses);
    const contents = new ZipContents(window, signal);
    const extractor = new SiteExtractor(folder, limits);
    try {
        let position = 0;
        for (const [index, entry] of directory.entries.entries()) {
            if (pauses.isDue())
                await pauses.take();
            if (entry.position !== position)
                throw (0,bundle_errors/* damaged */.qM)('it has data that is not in its directory, or has it twice');
            if (entry.size > limits.bytes)
                throw tooManyBytes(limits);
            const start = await checkLocalHeader(window, entry);
            if (entry.kind === 'file') {
                extractor.onEntry({ ...entry, linkName: Buffer.alloc(0) });
                await contents.read(entry, start, (piece) => extractor.onContents(piece));
            }
            else {
                extractor.onEntry({ ...entry, size: 0, linkName: await contents.linkTarget(entry, start) });
            }
            extractor.onEntryEnd();
            const next = directory.entries[index + 1]?.position ?? directory.position;
            position = await checkDescriptor(window, entry, start + entry.compressedBytes, next);
        }
        if (position !== directory.position)
            throw (0,bundle_errors/* damaged */.qM)('it has data that is not in its directory');
        return await extractor.finish(signal);
    }
    finally {
        extractor.close();
    }
}
/**
 * @returns where the contents start
 * @throws BundleError if it says something else than the directory
 */
async function checkLocalHeader(window, entry) {
    const header = await window.read(entry.position, LOCAL_BYTES);
    if (header.readUInt32LE(0) !== LOCAL_SIGNATURE)
        throw differs(entry, 'signature');
    const nameBytes = header.readUInt16LE(26);
    const extraBytes = header.readUInt16LE(28);
    if (header.readUInt16LE(6) !== entry.flags)
        throw differs(entry, 'flags');
    if (header.readUInt16LE(8) !== entry.method)
        throw differs(entry, 'compression method');
    const crc = header.readUInt32LE(14);
    const sizes = [header.readUInt32LE(22), header.readUInt32LE(18)];
    const rest = await window.read(entry.position + LOCAL_BYTES, nameBytes + extraBytes);
    const name = rest.subarray(0, nameBytes);
    if (!name.equals(entry.name))
        throw differs(entry, 'name');
    const fields = extraFields(rest.subarray(nameBytes), entry);
    checkUnicodePath(name, fields);
    const zip64 = fields.find(({ id }) => id === ZIP64_FIELD)?.data ?? Buffer.alloc(0);
    let at = 0;
    const [size, compressedBytes] = sizes.map((value) => {
        if (value !== ZIP64_SIZE || at + 8 > zip64.length)
            return value;
        at += 8;
        return Number(zip64.readBigUInt64LE(at - 8));
    });
    const isKnownLater = (entry.flags & HAS_DESCRIPTOR) !== 0;
    const agrees = (found, expected) => found === expected || (isKnownLater && found === 0);
    if (!agrees(size, entry.size) || !agrees(compressedBytes, entry.compressedBytes))
        throw differs(entry, 'size');
    if (!agrees(crc, entry.crc32))
        throw differs(entry, 'checksum');
    return entry.position + LOCAL_BYTES + nameBytes + extraBytes;
}
function extraFields(bytes, entry) {
    const fields = [];
    // A rest of up to three bytes is padding (zipalign).
    for (let at = 0; at + 4 <= bytes.length;) {
        const end = at + 4 + bytes.readUInt16LE(at + 2);
        if (end > bytes.length)
            throw differs(entry, 'extra field');
        fields.push({ id: bytes.readUInt16LE(at), data: bytes.subarray(at + 4, end) });
        at = end;
    }
    return fields;
}
/**
 * Between the contents and the next header lies a data descriptor, or nothing. It has two numbers of 32 or 64 bits after
 * the checksum, and a signature before it or not.
 *
 * @param next where the next header starts
 * @returns where the entry ends
 */
async function checkDescriptor(window, entry, at, next) {
    if ((entry.flags & HAS_DESCRIPTOR) === 0)
        return at;
    const length = next - at;
    if (![12, 16, 20, 24].includes(length))
        throw differs(entry, 'data descriptor');
    const descriptor = await window.read(at, length);
    const hasSignature = length === 16 || length === 24;
    const crcAt = hasSignature ? 4 : 0;
    const is64 = length > 16;
    const sizeOf = (index) => is64
        ? Number(descriptor.readBigUInt64LE(crcAt + 4 + 8 * index))
        : descriptor.readUInt32LE(crcAt + 4 + 4 * index);
    const isRight = (!hasSignature || descriptor.readUInt32LE(0) === DESCRIPTOR_SIGNATURE) &&
        descriptor.readUInt32LE(crcAt) === entry.crc32 &&
        sizeOf(0) === entry.compressedBytes &&
        sizeOf(1) === entry.size;
    if (!isRight)
        throw differs(entry, 'data descriptor');
    return next;
}
/** Decompresses the contents of entries, and verifies size and checksum. */
class ZipContents {
    #window;
    #signal;
    constructor(window, signal) {
        this.#window = window;
        this.#signal = signal;
    }
    /** @param start where the contents start in the file */
    async read(entry, start, onContents) {
        let crc = 0;
        let size = 0;
        const take = (piece) => {
            size += piece.length;
            if (size > entry.size)
                throw differs(entry, 'size');
            crc = (0,external_node_zlib_.crc32)(piece, crc);
            if (piece.length > 0)
                onContents(piece);
        };
        const { compressedBytes } = entry;
        if (entry.method !== DEFLATED) {
            for await (const chunk of this.#chunks(start, compressedBytes))
                take(chunk);
        }
        else if (Math.max(compressedBytes, entry.size) <= MAX_AT_ONCE_BYTES) {
            take(inflateAtOnce(await this.#window.read(start, compressedBytes), entry));
        }
        else {
            await inflateRaw(this.#chunks(start, compressedBytes), async (chunks) => {
                for await (const chunk of chunks)
                    take(chunk);
            }, this.#signal);
        }
        if (size !== entry.size)
            throw differs(entry, 'size');
        if (crc !== entry.crc32)
            throw (0,bundle_errors/* entryError */.Pm)(entry.name.toString(), 'has a wrong checksum');
    }
    /** The target of a symbolic link, which is its contents; a folder must have none. */
    async linkTarget(entry, start) {
        if (entry.size > (entry.kind === 'symbolic link' ? MAX_TARGET_BYTES : 0)) {
            throw (0,bundle_errors/* entryError */.Pm)(entry.name.toString(), `is a ${entry.what} with ${entry.size} bytes of contents`);
        }
        const pieces = [];
        await this.read(entry, start, (piece) => pieces.push(Buffer.from(piece)));
        return Buffer.concat(pieces);
    }
    async *#chunks(start, length) {
        for await (const chunk of this.#window.chunks(start, length)) {
            this.#signal.throwIfAborted();
            yield chunk;
        }
    }
}
function inflateAtOnce(compressed, entry) {
    try {
        // With `info`, it also returns how much of the input it needed; the type declarations lack it.
        const options = { maxOutputLength: Math.max(1, entry.size), info: true };
        const { buffer, engine } = (0,external_node_zlib_.inflateRawSync)(compressed, options);
        if (engine.bytesWritten !== compressed.length)
            throw differs(entry, 'compressed size');
        return buffer;
    }
    catch (error) {
        if (error.code === 'ERR_BUFFER_TOO_LARGE')
            throw differs(entry, 'size');
        throw isZlibError(error) ? (0,bundle_errors/* damaged */.qM)(error.message, error) : error;
    }
}
function differs(entry, what) {
    return (0,bundle_errors/* entryError */.Pm)(entry.name.toString(), `has another ${what} than in the directory of the bundle`);
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./lib/src/archive/tool-process.js
/**
 * Runs a program of the system whose output is read here: with an environment that has no key and no token, and never
 * after the abort.
 */



/** What programs need to start, to find their temporary folder, and to print names in UTF-8. */
const PASSED = /^(?:path|pathext|systemroot|windir|comspec|home|userprofile|te?mp|tmpdir|lang|lc_\w+)$/i;
/** Whatever the runner, the workflow or the user may have put a secret into. */
const SECRET = /^(?:input_|actions_|github_token$)/i;
/** The environment is an argument, so that a tool never gets more by accident. */
function toolEnvironment(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => PASSED.test(name)));
}
/** The names of variables that hold a secret of this step. */
function secretNames(env) {
    return Object.keys(env).filter((name) => SECRET.test(name));
}
/** The program cannot be started: it is not installed. */
class ToolMissingError extends Error {
    name = 'ToolMissingError';
}
/** The program failed. The message is safe to show. */
class ToolFailedError extends Error {
    name = 'ToolFailedError';
}
const MAX_ERROR_LENGTH = 2000;
/**
 * What a program prints, given a file as its input. If the reader stops early, the program is killed.
 *
 * @param input descriptor of the file, open at its beginning
 * @throws ToolMissingError, ToolFailedError, and the signal's reason
 */
async function* toolOutput(tool, args, input, signal) {
    signal.throwIfAborted();
    const env = toolEnvironment(process.env);
    const child = (0,external_node_child_process_.spawn)(tool, args, { stdio: [input, 'pipe', 'pipe'], env, windowsHide: true });
    // What goes wrong at the start is thrown below, and what goes wrong later shows in its exit code.
    child.on('error', () => undefined);
    const closed = new Promise((resolve) => child.once('close', resolve));
    const kill = () => killTool(child);
    signal.addEventListener('abort', kill);
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
        errors = (errors + text).slice(0, MAX_ERROR_LENGTH);
    });
    try {
        await (0,external_node_events_.once)(child, 'spawn').catch((cause) => {
            throw new ToolMissingError(`"${tool}" could not be started (${cause.code})`, { cause });
        });
        yield* child.stdout;
        const exitCode = await closed;
        signal.throwIfAborted();
        if (exitCode !== 0)
            throw new ToolFailedError((0,clean_text/* cleanText */.X)(`${tool}: ${errors || `exit code ${exitCode}`}`));
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        signal.removeEventListener('abort', kill);
        if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
            kill();
        // Nothing of it outlives the step.
        if (child.pid !== undefined)
            await closed;
    }
}
/** Kills it at once, and forgets what it has printed. What it started ends with the pipes. */
function killTool(child) {
    child.kill('SIGKILL');
    child.stdout?.destroy();
    child.stderr?.destroy();
}

// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(3053);
;// CONCATENATED MODULE: ./lib/src/archive/toolkit-extractor.js









const toolkit_extractor_SLASH = 0x2f;
/**
 * @param archive path of the archive
 * @param compression option of `tar`
 * @param folder empty folder that receives the site
 * @throws ToolMissingError or ToolFailedError if `tar` cannot extract it
 * @throws BundleError if it contains what a site must not contain
 * @throws file system errors, and the signal's reason when it aborts
 */
async function extractWithToolkit(archive, compression, folder, { log, signal }) {
    const listed = await checkedNames(archive, compression, signal);
    const raw = `${folder}-raw`;
    const extractor = new SiteExtractor(folder, SITE_LIMITS);
    try {
        await (0,promises_.mkdir)(raw);
        // `tar` prints what it likes, including names from the archive.
        await log.withoutCommands(() => withoutSecrets(() => stoppedOnAbort(signal, () => extract(archive, raw, compression))));
        signal.throwIfAborted();
        const pauses = new EventLoopPauses(signal);
        let found = 0;
        for await (const { entry, file } of entriesOf(raw)) {
            if (pauses.isDue())
                await pauses.take();
            found += 1;
            extractor.onEntry(entry);
            if (file !== undefined)
                for await (const piece of (0,external_node_fs_.createReadStream)(file))
                    extractor.onContents(piece);
            extractor.onEntryEnd();
        }
        // On some disks one file can replace another.
        if (found !== listed)
            throw (0,bundle_errors/* damaged */.qM)('the files that tar extracted are not those that it lists');
        return await extractor.finish(signal);
    }
    finally {
        extractor.close();
        // What remains must not change the result.
        await (0,promises_.rm)(raw, { recursive: true, force: true, maxRetries: 3 }).catch((error) => log.debug(String(error)));
    }
}
/**
 * @returns the number of files and folders
 * @throws BundleError for a name that no site may have, and for names that collide
 */
async function checkedNames(archive, compression, signal) {
    const tree = new entry_paths/* SiteTree */.AI();
    const pauses = new EventLoopPauses(signal);
    const add = (line) => {
        const name = toolkit_extractor_unescaped(line);
        const site = (0,entry_paths/* sitePath */.l2)(name);
        if (name.at(-1) === toolkit_extractor_SLASH || site === '')
            tree.addFolder(site);
        else
            tree.addFile(site);
        checkNames(tree.size, tree.nameBytes, SITE_LIMITS);
    };
    const file = await (0,promises_.open)(archive);
    try {
        let rest = Buffer.alloc(0);
        for await (const chunk of toolOutput('tar', ['-t', compression, '-f', '-'], file.fd, signal)) {
            let bytes = Buffer.concat([rest, chunk]);
            for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n')) {
                add(bytes.subarray(0, end));
                bytes = bytes.subarray(end + 1);
                if (pauses.isDue())
                    await pauses.take();
            }
            rest = bytes;
            checkNames(tree.size, rest.length, SITE_LIMITS);
        }
        if (rest.length > 0)
            add(rest);
    }
    finally {
        await file.close();
    }
    return tree.size;
}
/**
 * A name as `tar -t` prints it: GNU's and libarchive's write bytes that the locale does not know in octal. Every other
 * escaped character, such as a line break, keeps its backslash, which no site may have in a name.
 */
function toolkit_extractor_unescaped(line) {
    const text = line.toString('latin1').replace(/\r$/, '');
    const bytes = text.replace(/\\([0-3][0-7]{2})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
    return Buffer.from(bytes, 'latin1');
}
async function extract(archive, raw, compression) {
    // Loaded here, since hardly any run needs it.
    const toolCache = await __webpack_require__.e(/* import() */ 805).then(__webpack_require__.bind(__webpack_require__, 9805));
    try {
        await toolCache.extractTar(archive, raw, ['-x', compression]);
    }
    catch (cause) {
        throw new ToolFailedError(cause instanceof Error ? cause.message : String(cause), { cause });
    }
}
/** The toolkit passes the environment of this process to its tools, and offers no way to choose another. */
async function withoutSecrets(work) {
    const secrets = secretNames(process.env).map((name) => [name, process.env[name]]);
    for (const [name] of secrets)
        delete process.env[name];
    try {
        await work();
    }
    finally {
        for (const [name, value] of secrets)
            process.env[name] = value;
    }
}
/**
 * Kills the tools that the work starts when the signal aborts, and keeps it from starting others then; the toolkit offers
 * no way to do so. It ends only after the work, so nothing is printed later.
 */
async function stoppedOnAbort(signal, work) {
    signal.throwIfAborted();
    const tools = [];
    // Node.js announces a child process when it is created, and only then starts it.
    const onCreated = (message) => {
        const { process: tool } = message;
        if (signal.aborted)
            neverStarts(tool);
        else
            tools.push(tool);
    };
    const kill = () => tools.forEach(killTool);
    (0,external_node_diagnostics_channel_.subscribe)('child_process', onCreated);
    signal.addEventListener('abort', kill);
    try {
        await work();
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        (0,external_node_diagnostics_channel_.unsubscribe)('child_process', onCreated);
        signal.removeEventListener('abort', kill);
    }
}
function neverStarts(tool) {
    const start = () => {
        process.nextTick(() => tool.emit('error', new Error('The step was cancelled')));
    };
    Object.assign(tool, { spawn: start });
}
/** The contents of a folder as an archive would list them: each folder before its contents, and no link followed. */
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
            await makeAccessible(full);
            yield { entry: { ...common, kind: 'folder', what: 'folder' }, file: undefined };
            yield* entriesOf(root, relative);
        }
        else if (stat.isFile()) {
            await makeAccessible(full);
            yield { entry: { ...common, kind: 'file', what: 'file', size: stat.size }, file: full };
        }
        else {
            yield { entry: { ...common, kind: 'other', what: 'device or pipe' }, file: undefined };
        }
    }
}
/** An archive may have read-only folders, which could not be removed, and files that nobody may read. */
async function makeAccessible(full) {
    await (0,promises_.chmod)(full, 0o700).catch(() => undefined);
}

;// CONCATENATED MODULE: ./lib/src/archive/system-extractors.js
/**
 * Extracts the formats that Node.js cannot decompress. A tool of the system decompresses, and the archive is read by the
 * same reader as every other: names, links and limits are held to the same rules before anything is written.
 *
 * Without that tool, `tar` may know the compression itself, as on Windows: see `toolkit-extractor.ts`.
 */






/** Each takes `-dc`, and then prints the decompressed standard input. */
const DECOMPRESSORS = {
    '.tar.xz': 'xz',
    '.tar.bz2': 'bzip2',
    '.tar.zst': 'zstd',
};
/**
 * @param archive path of the archive
 * @param folder empty folder that receives the site; undefined to extract nothing
 * @returns undefined for an archive that is kept as downloaded: without a folder, only `.tar.zst` is read, since newer
 *   versions of Node.js read it themselves
 * @throws BundleError if the tools cannot extract it, or it contains what a site must not contain
 * @throws file system errors, and the signal's reason when it aborts
 */
async function extractWithSystemTools(archive, format, folder, context) {
    const tool = DECOMPRESSORS[format];
    if (tool === undefined || (folder === undefined && format !== '.tar.zst'))
        return undefined;
    context.log.info(`Reading the ${format} bundle with the system's ${tool}`);
    try {
        return await decompressAndExtract(archive, tool, folder, context.signal);
    }
    catch (error) {
        if (error instanceof ToolFailedError)
            throw notExtracted(format, error);
        if (!(error instanceof ToolMissingError))
            throw error;
        context.log.debug(error.message);
    }
    if (folder === undefined)
        return undefined;
    try {
        return await extractWithToolkit(archive, `--${tool}`, folder, context);
    }
    catch (error) {
        throw error instanceof ToolFailedError || error instanceof ToolMissingError
            ? notExtracted(format, error)
            : error;
    }
}
async function decompressAndExtract(archive, tool, folder, signal) {
    const file = await (0,promises_.open)(archive);
    try {
        const output = toolOutput(tool, ['-dc'], file.fd, signal);
        return await extractSite(output, { format: '.tar', folder, signal });
    }
    finally {
        await file.close();
    }
}
function notExtracted(format, cause) {
    return new errors/* BundleError */.rJ('bundle-rejected', `The system's tools could not extract the ${format} bundle: ${(0,clean_text/* cleanText */.X)(cause.message)}.`, {
        hint: 'The tools may be missing on this runner, or the bundle is damaged. Without `extract`, the bundle is kept as ' +
            'downloaded.',
        cause,
    });
}

;// CONCATENATED MODULE: ./lib/src/download/byte-ranges.js
/** How a bundle is divided into ranges for the download: arithmetic only. */
const MiB = 1024 * 1024;
const MIN_RANGE_BYTES = MiB;
const MAX_RANGE_BYTES = 4 * MiB;
/** No site of documentation comes close, and the disk of a runner is not much larger. */
const MAX_BUNDLE_BYTES = 20_000_000_000;
/** A small bundle still has a range for every connection; a large one does not need too many requests. */
const TARGET_RANGES = 16;
/** Bytes to request first, which also returns the size of the bundle. */
function rangeBytes(sizeBytes) {
    if (sizeBytes === undefined)
        return MIN_RANGE_BYTES;
    return Math.min(MAX_RANGE_BYTES, Math.max(MIN_RANGE_BYTES, Math.ceil(sizeBytes / TARGET_RANGES)));
}
/**
 * The ranges after the first one, in order and without gaps, each when it is needed.
 *
 * @param from the byte after the first range
 */
function* planRanges(from, sizeBytes) {
    const bytes = rangeBytes(sizeBytes);
    for (let start = from; start < sizeBytes; start += bytes) {
        yield { start, end: Math.min(start + bytes, sizeBytes) };
    }
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/src/http/secure-url.js
var secure_url = __webpack_require__(3226);
;// CONCATENATED MODULE: ./lib/src/timing/idle-timer.js
/** Measures how long the other side has been silent. Time that we spend ourselves in between does not count. */
class IdleTimer {
    #limitMs;
    #onTimeout;
    #leftMs;
    #startedAt = 0;
    #timer;
    /**
     * Starts at once.
     *
     * @param onTimeout called once after `limitMs` milliseconds of silence
     */
    constructor(limitMs, onTimeout) {
        this.#limitMs = limitMs;
        this.#leftMs = limitMs;
        this.#onTimeout = onTimeout;
        this.resume();
    }
    /** Stops measuring while it is our turn. */
    pause() {
        clearTimeout(this.#timer);
        this.#leftMs -= performance.now() - this.#startedAt;
    }
    /** Continues with the silence measured so far. */
    resume() {
        this.#startedAt = performance.now();
        this.#timer = setTimeout(this.#onTimeout, Math.max(0, this.#leftMs));
    }
    /** Resets the measured silence to zero, and continues. */
    restart() {
        clearTimeout(this.#timer);
        this.#leftMs = this.#limitMs;
        this.resume();
    }
    stop() {
        clearTimeout(this.#timer);
    }
}

// EXTERNAL MODULE: ./lib/src/timing/retry-after.js
var retry_after = __webpack_require__(2608);
;// CONCATENATED MODULE: ./lib/src/download/freed-memory.js
/** Frees the memory of a chunk that nobody reads any more, unless it is a part of a larger piece. */
function freeMemory(chunk) {
    if (ownsMemory(chunk))
        chunk.buffer.transfer?.(0);
}
/**
 * Frees what the socket receives for a response as soon as Node.js has parsed it. Node.js copies the body out of it, but
 * promises that nowhere: so nothing is freed before the first chunk of the body proves it.
 *
 * The listener is removed at the end of the response: on a kept connection, it would otherwise be called before the parser
 * of the next response.
 *
 * @param response whose body is not read yet
 * @returns what to call with each chunk of the body, before anything else is done with it
 */
function freeReceived(response) {
    if (!('transfer' in ArrayBuffer.prototype))
        return () => undefined;
    const { socket } = response;
    let isCopied;
    let received = [];
    const onData = (bytes) => {
        if (isCopied === undefined)
            received.push(bytes);
        else
            freeMemory(bytes);
    };
    const stop = () => {
        received = [];
        socket.off('data', onData);
    };
    socket.on('data', onData);
    response.once('end', stop).once('close', stop);
    return (chunk) => {
        if (isCopied !== undefined)
            return;
        // What arrived together with the headers was received before the listener was there; a part of it is no owner.
        isCopied = ownsMemory(chunk) && received.every(({ buffer }) => buffer !== chunk.buffer);
        if (isCopied)
            received.forEach(freeMemory);
        else
            stop();
        received = [];
    };
}
function ownsMemory({ buffer, byteLength }) {
    return buffer.byteLength === byteLength;
}

;// CONCATENATED MODULE: ./lib/src/download/storage-error.js
/** What the storage can do wrong, as data. Which of it is worth a retry is decided in `storage-retries.ts`. */

const REFUSED = 'The storage refused a fresh bundle URL as well. Check whether a proxy or a firewall between the runner and the storage ' +
    'blocks or changes the download.';
const GONE = 'The storage no longer has the bundle of this job. Start a new export, with an empty `job-id`.';
/** The storage refused the request, or sent something other than the bundle. */
class StorageError extends errors/* BundleError */.rJ {
    problem;
    /** @param hint what to check; the report of the run adds how to resume the job */
    constructor(problem, reason, hint) {
        const { status, isGone } = problem.kind === 'http-status' ? problem : { status: 0, isGone: false };
        // Before a refusal ends the run, it was answered with a fresh URL (`parallel-download.ts`).
        const known = isRefusal(status) ? REFUSED : isGone ? GONE : undefined;
        super('download-failed', `Downloading the bundle failed: ${reason}`, {
            hint: hint ?? known,
            isPermanent: isGone,
        });
        this.problem = problem;
    }
    static replaced() {
        return new StorageError({ kind: 'replaced' }, 'the bundle was replaced in the storage during the download.');
    }
    /** S3 responds with 403 to an expired URL, and with 400 if the credentials that signed it have expired. */
    get isUrlExpired() {
        return this.problem.kind === 'http-status' && isRefusal(this.problem.status);
    }
}
const isRefusal = (status) => status === 400 || status === 403;

;// CONCATENATED MODULE: ./lib/src/download/range-request.js
/**
 * Requests bytes of the bundle from the storage. The API key never gets here: S3 refuses a request that carries it, and
 * the storage must not know it.
 */







const MAX_REDIRECTS = 5;
/** S3's errors are some hundred characters long. */
const MAX_ERROR_CHARACTERS = 4096;
/** A connection that brings less than this within its idle time is as good as silent: 2 GB would take years. */
const MIN_BYTES = 1024;
/**
 * Sends one request and returns its body as it arrives. Silence ends it: `idleTimeoutMs` without the headers, or
 * without a kilobyte of the body. The time that the reader needs (a slow disk) does not count.
 *
 * @throws StorageError if the storage responds with anything but the bytes
 * @throws ConnectionError if the connection fails or falls silent, also from the body
 * @throws the signal's reason when it aborts
 */
async function requestBytes(client, request, idleTimeoutMs, signal) {
    const silence = new AbortController();
    const idle = new IdleTimer(idleTimeoutMs, () => silence.abort());
    const either = AbortSignal.any([signal, silence.signal]);
    const failure = (error) => {
        idle.stop();
        if (signal.aborted)
            return signal.reason;
        if (silence.signal.aborted) {
            return new connection_error/* ConnectionError */.R('ETIMEDOUT', `the storage sent no data, or almost none, for ${idleTimeoutMs / 1000} s`, error);
        }
        return error instanceof StorageError ? error : connection_error/* ConnectionError */.R.from(error);
    };
    async function* body(response) {
        let bytes = 0;
        const onChunk = freeReceived(response);
        idle.restart();
        try {
            for await (const chunk of response) {
                onChunk(chunk);
                idle.pause();
                // The reader may give the memory of the chunk back, which then has no length.
                bytes += chunk.length;
                yield chunk;
                if (bytes < MIN_BYTES) {
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
        const response = await send(client, request, either);
        // A body that nobody reads any more is not waited for.
        response.once('close', () => idle.stop());
        return { ...parseHeaders(response, request), body: body(response) };
    }
    catch (error) {
        throw failure(error);
    }
}
async function send(client, { url, range, ifMatch }, signal, redirects = 0) {
    const response = await client.send({
        method: 'GET',
        url,
        headers: {
            ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end - 1}` }),
            ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
        },
        signal,
    });
    const status = response.statusCode ?? 0;
    if (status === 200 || status === 206)
        return response;
    const { location } = response.headers;
    const code = status >= 400 ? await errorCode(response) : undefined;
    response.destroy();
    if (status >= 300 && status < 400 && location !== undefined && redirects < MAX_REDIRECTS) {
        const next = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
        if (next !== undefined && mayRedirect(url, next)) {
            return send(client, { url: next, ...(range ? { range } : {}), ifMatch }, signal, redirects + 1);
        }
    }
    if (status === 412)
        throw StorageError.replaced();
    throw new StorageError({
        kind: 'http-status',
        status,
        retryAfterMs: (0,retry_after/* retryAfterMs */.V)(response.headers['retry-after']),
        isGone: code === 'NoSuchKey',
    }, `the storage responded with ${`${status} ${external_node_http_.STATUS_CODES[status] ?? ''}`.trimEnd()}${code === undefined ? '' : ` (${code})`}.`);
}
/** The `<Code>` of an error of S3, such as `AccessDenied`; undefined for any other body (S3 API, "Error responses"). */
async function errorCode(response) {
    let body = '';
    try {
        for await (const chunk of response) {
            body += chunk;
            if (body.length > MAX_ERROR_CHARACTERS)
                break;
        }
    }
    catch {
        // The status says enough.
    }
    return /<Code>([A-Za-z0-9.]{1,64})<\/Code>/.exec(body)?.[1];
}
/** A storage elsewhere must not redirect to services of this machine. */
function mayRedirect(from, to) {
    return to.protocol === 'https:' || (from.protocol === 'http:' && (0,secure_url/* isSecureUrl */.z)(to));
}
/** Reads the headers, and refuses a range that was not requested. */
function parseHeaders(response, { range }) {
    const { etag } = response.headers;
    if (response.statusCode === 200) {
        const length = response.headers['content-length'];
        return { range: undefined, sizeBytes: length === undefined ? undefined : Number(length), etag };
    }
    const given = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(response.headers['content-range'] ?? '');
    const [start, last, sizeBytes] = (given ?? []).slice(1).map(Number);
    if (range === undefined || start === undefined || last === undefined || sizeBytes === undefined) {
        throw rangeMismatch(response);
    }
    const end = last + 1;
    if (start !== range.start || end !== Math.min(range.end, sizeBytes))
        throw rangeMismatch(response);
    return { range: { start, end }, sizeBytes, etag };
}
function rangeMismatch(response) {
    response.destroy();
    return new StorageError({ kind: 'range-mismatch' }, 'the storage sent other bytes than the requested ones.');
}

;// CONCATENATED MODULE: ./lib/src/download/early-requests.js



/** Nothing is known of the object yet: whoever takes a response has to compare its ETag and size with the first one. */
class EarlyRequests {
    #abort = new AbortController();
    /** By the first byte of the range; undefined if the URL had expired. */
    #responses = new Map();
    /**
     * @param from the byte after the first range
     * @param count most requests to send
     */
    constructor(from, count, options) {
        const { client, presignedUrl, idleTimeoutMs } = options;
        const { url, sizeBytes = 0 } = presignedUrl;
        const signal = AbortSignal.any([options.signal, this.#abort.signal]);
        for (const range of planRanges(from, Math.min(sizeBytes, MAX_BUNDLE_BYTES))) {
            if (this.#responses.size === count)
                break;
            const response = requestBytes(client, { url, range }, idleTimeoutMs, signal).catch(unlessExpired);
            // A failure is thrown when the response is taken, and is not unhandled until then.
            response.catch(() => undefined);
            this.#responses.set(range.start, response);
        }
    }
    /**
     * @returns undefined if the range was not requested; resolves with undefined if the URL had expired
     * @throws what `requestBytes` throws
     */
    take(range) {
        if (range === undefined)
            return undefined;
        const response = this.#responses.get(range.start);
        this.#responses.delete(range.start);
        return response;
    }
    /** Ends every request, also those whose responses were taken. */
    cancel() {
        this.#abort.abort();
    }
}
/** The first range refreshes the URL, and the request is then sent with the fresh one. */
function unlessExpired(error) {
    if (error instanceof StorageError && error.isUrlExpired)
        return undefined;
    throw error;
}

;// CONCATENATED MODULE: ./lib/src/download/receive-body.js
/** Writes the body of a response into the file while it arrives. */

/** Few large writes: a system call for each packet costs more than the copy. */
const WRITE_BYTES = 256 * 1024;
/**
 * Writes what the body brings, up to `end`, frees it, and moves the cursor behind what is written, also if the body
 * breaks off. While one batch is written, the next is received.
 */
async function receive(file, body, cursor, end, onBytes) {
    let missing = end - cursor.at;
    let batch = [];
    let bytes = 0;
    let writing = Promise.resolve();
    async function write(chunks, length) {
        await file.write(chunks, cursor.at);
        for (const chunk of chunks)
            freeMemory(chunk);
        cursor.at += length;
        onBytes(length);
    }
    async function flush() {
        await writing;
        if (bytes === 0)
            return;
        writing = write(batch, bytes);
        // A failure is thrown by the next to await it, and is not unhandled until then.
        writing.catch(() => undefined);
        batch = [];
        bytes = 0;
    }
    try {
        for await (const chunk of body) {
            if (missing <= 0)
                return;
            const taken = chunk.length > missing ? chunk.subarray(0, missing) : chunk;
            batch.push(taken);
            bytes += taken.length;
            missing -= taken.length;
            if (bytes >= WRITE_BYTES)
                await flush();
        }
    }
    finally {
        await flush();
        await writing;
    }
}

// EXTERNAL MODULE: ./lib/src/http/transient-status.js
var transient_status = __webpack_require__(5284);
// EXTERNAL MODULE: ./lib/src/log/retry-log.js
var retry_log = __webpack_require__(5110);
// EXTERNAL MODULE: ./lib/src/timing/retry.js
var retry = __webpack_require__(5251);
;// CONCATENATED MODULE: ./lib/src/download/storage-retries.js





const BUDGET_MS = 6 * 3_600_000;
/** For one range. */
const TRANSIENT = { kind: 'transient', tries: 5, budgetMs: BUDGET_MS };
/** Waiting does not help if a fresh URL does not work either. */
const URL_EXPIRED = { kind: 'URL expired', tries: 3, budgetMs: BUDGET_MS, maxDelayMs: 0 };
/** Retries transient failures, with a fresh URL if the present one has expired. */
function withRetries(options, operation) {
    const { presignedUrl, log, clock, signal } = options;
    let expired;
    return (0,retry/* retry */.L)(async () => {
        if (expired !== undefined)
            await presignedUrl.refresh(expired);
        const { url } = presignedUrl;
        try {
            expired = undefined;
            return await operation(url);
        }
        catch (error) {
            if (error instanceof StorageError && error.isUrlExpired)
                expired = url;
            throw error;
        }
    }, { retryRule: rangeRetryRule, onRetry: (0,retry_log/* logRetry */.z)(log), clock, signal });
}
function rangeRetryRule(error) {
    if (error instanceof connection_error/* ConnectionError */.R)
        return error.isFinal ? undefined : TRANSIENT;
    if (!(error instanceof StorageError))
        return undefined;
    if (error.isUrlExpired)
        return URL_EXPIRED;
    const { problem } = error;
    if (problem.kind === 'range-mismatch')
        return TRANSIENT;
    if (problem.kind !== 'http-status' || !(0,transient_status/* isTransientStatus */.D)(problem.status))
        return undefined;
    return { ...TRANSIENT, retryAfterMs: problem.retryAfterMs };
}

;// CONCATENATED MODULE: ./lib/src/download/parallel-download.js









/** S3 limits one connection to some tens of MB/s, however fast the network of the runner is. */
const CONNECTIONS = 8;
/** The next range is requested when so little of the present one is left, which hides the round trip. */
const REQUEST_AHEAD_BYTES = 512 * 1024;
/**
 * Resolves when every byte is in the file.
 *
 * @throws StorageError `invalid-content` or `replaced` if the download has to restart with an empty file
 * @throws StorageError otherwise, ConnectionError if it cannot continue
 * @throws whatever refreshing the URL throws, and the signal's reason when it aborts
 */
async function downloadInto(file, options) {
    const { presignedUrl } = options;
    const first = { start: 0, end: rangeBytes(presignedUrl.sizeBytes) };
    const early = new EarlyRequests(first.end, CONNECTIONS - 1, options);
    try {
        const response = await withRetries(options, (url) => request(options, { url, range: first }));
        // A range of an object of another size is of another object; a fresh URL comes with the new size.
        const kind = response.range === undefined ? 'invalid-content' : 'replaced';
        checkSize(response.sizeBytes, presignedUrl.sizeBytes, kind);
        limitSize(response.sizeBytes ?? presignedUrl.sizeBytes);
        const { range, sizeBytes, etag } = response;
        if (range === undefined) {
            early.cancel();
            return await downloadStream(file, response, options);
        }
        if (sizeBytes === undefined || !isStrong(etag)) {
            early.cancel();
            // Without a strong ETag nothing proves that two ranges are of one object (RFC 9110, section 8.8.1).
            return await downloadStream(file, await withRetries(options, (url) => request(options, { url })), options);
        }
        await downloadRanges(file, response, range, { etag, sizeBytes }, early, options);
    }
    finally {
        early.cancel();
    }
}
async function downloadRanges(file, response, first, source, early, options) {
    const abort = new AbortController();
    const inner = { ...options, signal: AbortSignal.any([options.signal, abort.signal]) };
    const ranges = planRanges(first.end, source.sizeBytes);
    const inFlight = [];
    function start(range, begun = early.take(range)) {
        if (range === undefined)
            return;
        const download = downloadRange(file, { range, source, begun, onNearEnd: () => start(ranges.next().value) }, inner);
        // One failure ends all others.
        download.catch((error) => {
            abort.abort(error);
            early.cancel();
        });
        inFlight.push(download);
    }
    start(first, Promise.resolve(response));
    for (let connections = 1; connections < CONNECTIONS; connections += 1)
        start(ranges.next().value);
    try {
        // The list grows meanwhile.
        for (const download of inFlight)
            await download;
    }
    catch (error) {
        await Promise.allSettled(inFlight);
        throw error;
    }
}
/** One range, retried on its own and continued where it broke off. */
async function downloadRange(file, { range, source, begun, onNearEnd }, options) {
    const cursor = { at: range.start };
    let unread = begun;
    let isNearEnd = false;
    const onBytes = (bytes) => {
        options.onBytes(bytes, source.sizeBytes);
        if (isNearEnd || cursor.at < range.end - REQUEST_AHEAD_BYTES)
            return;
        isNearEnd = true;
        onNearEnd();
    };
    await withRetries(options, async (url) => {
        // A request that failed, or whose body broke off, is not used again.
        const begunRequest = unread;
        unread = undefined;
        const begunResponse = await begunRequest;
        const response = begunResponse ??
            (await request(options, { url, range: { start: cursor.at, end: range.end }, ifMatch: source.etag }));
        requireSame(response, source);
        try {
            await receive(file, response.body, cursor, range.end, onBytes);
        }
        catch (error) {
            // A range whose bytes are all written is complete, however the connection ended.
            if (cursor.at < range.end || options.signal.aborted)
                throw error;
        }
        if (cursor.at < range.end) {
            throw new StorageError({ kind: 'range-mismatch' }, 'the storage ended a range too early.');
        }
    });
}
function requireSame({ range, etag, sizeBytes }, source) {
    if (range !== undefined && etag === source.etag && sizeBytes === source.sizeBytes)
        return;
    throw StorageError.replaced();
}
async function downloadStream(file, response, options) {
    const announced = response.sizeBytes ?? options.presignedUrl.sizeBytes;
    // One byte more than announced is enough to know that it is too much.
    const end = (announced ?? MAX_BUNDLE_BYTES) + 1;
    const cursor = { at: 0 };
    try {
        await receive(file, response.body, cursor, end, (bytes) => options.onBytes(bytes, announced));
    }
    catch (error) {
        // Without ranges it cannot be continued, only restarted.
        throw error instanceof connection_error/* ConnectionError */.R && !error.isFinal
            ? new StorageError({ kind: 'invalid-content' }, `${error.message}.`)
            : error;
    }
    checkSize(cursor.at, options.presignedUrl.sizeBytes, 'invalid-content');
    limitSize(cursor.at);
}
function request(options, storageRequest) {
    return requestBytes(options.client, storageRequest, options.idleTimeoutMs, options.signal);
}
function checkSize(sizeBytes, announced, kind) {
    if (sizeBytes === undefined || announced === undefined || sizeBytes === announced)
        return;
    const sent = sizeBytes > announced ? 'more than' : `${sizeBytes} bytes of`;
    throw new StorageError({ kind }, `the storage sent ${sent} the ${announced} bytes that the service announced.`);
}
function limitSize(sizeBytes = 0) {
    if (sizeBytes <= MAX_BUNDLE_BYTES)
        return;
    throw new errors/* BundleError */.rJ('bundle-rejected', `The bundle is larger than ${(0,units/* size */.Ej)(MAX_BUNDLE_BYTES)}, which is the limit: ${(0,units/* size */.Ej)(sizeBytes)}.`, { hint: 'No documentation site comes close to this limit. Report it to the vendor.', isPermanent: true });
}
function isStrong(etag) {
    return etag !== undefined && !etag.startsWith('W/');
}

;// CONCATENATED MODULE: ./lib/src/download/partial-file.js
/**
 * A file that is written at several offsets at once and read from its beginning at the same time, as far as its bytes
 * are contiguous.
 */

const READ_BYTES = 512 * 1024;
class PartialFile {
    #handle;
    /** Segments beyond the contiguous bytes, written already: their ends by their starts. */
    #segments = new Map();
    #contiguousBytes = 0;
    #isComplete = false;
    #wake = () => { };
    constructor(handle) {
        this.#handle = handle;
    }
    /** Creates an empty file, or truncates the existing one. */
    static async create(path) {
        return new PartialFile(await (0,promises_.open)(path, 'w+'));
    }
    /** How many bytes from the beginning are written. */
    get contiguousBytes() {
        return this.#contiguousBytes;
    }
    /** Writes at an offset. Each segment is written in order; several segments may be written at once. */
    async write(chunks, offset) {
        let bytes = 0;
        for (const chunk of chunks)
            bytes += chunk.length;
        let written = 0;
        // The system may write less than it was given.
        for (let rest = chunks; written < bytes; rest = after(chunks, written)) {
            const result = await this.#handle.writev(rest, offset + written);
            written += result.bytesWritten;
        }
        this.#add(offset, offset + bytes);
    }
    /** Nothing more will be written. */
    complete() {
        this.#isComplete = true;
        this.#wake();
    }
    /**
     * The bytes from the beginning, as they become contiguous, until the file is complete. One reader at a time. A chunk
     * is valid until the reader requests the next one: there are two buffers, and one is filled while the other is read.
     */
    async *chunks(signal) {
        let position = 0;
        let [filled, free] = [Buffer.allocUnsafeSlow(READ_BYTES), Buffer.allocUnsafeSlow(READ_BYTES)];
        let filling;
        const fill = () => {
            const bytes = Math.min(READ_BYTES, this.#contiguousBytes - position);
            if (bytes <= 0)
                return undefined;
            const reading = this.#handle.read(free, 0, bytes, position);
            // A failure is thrown when the chunk is requested, and is not unhandled until then.
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
            // The file must not be closed during a read.
            await filling?.catch(() => undefined);
        }
    }
    close() {
        return this.#handle.close();
    }
    #add(start, end) {
        this.#segments.set(start, end);
        for (let next = this.#segments.get(this.#contiguousBytes); next !== undefined; next = this.#segments.get(this.#contiguousBytes)) {
            this.#segments.delete(this.#contiguousBytes);
            this.#contiguousBytes = next;
        }
        this.#wake();
    }
}
/** The rest of the chunks after so many bytes. */
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

// EXTERNAL MODULE: ./lib/src/http/http-client.js
var http_client = __webpack_require__(9499);
;// CONCATENATED MODULE: ./lib/src/log/download-progress.js

const MIN_GAP_MS = 10_000;
class DownloadProgressLog {
    #context;
    #startedAt;
    #loggedAt;
    #bytes = 0;
    constructor(context) {
        this.#context = context;
        this.#startedAt = context.clock.now();
        this.#loggedAt = this.#startedAt;
    }
    /**
     * @param bytes received since the last call
     * @param sizeBytes size of the complete object, if known
     */
    received(bytes, sizeBytes) {
        this.#bytes += bytes;
        const { log, clock } = this.#context;
        const now = clock.now();
        if (now - this.#loggedAt < MIN_GAP_MS)
            return;
        this.#loggedAt = now;
        const bytesPerMs = this.#bytes / (now - this.#startedAt);
        const rate = `${(0,units/* size */.Ej)(Math.round(bytesPerMs * 1000))}/s`;
        if (sizeBytes === undefined) {
            log.info(`Downloaded ${(0,units/* size */.Ej)(this.#bytes)}, ${rate}`);
            return;
        }
        const left = (0,units/* duration */.p0)(Math.ceil((sizeBytes - this.#bytes) / bytesPerMs / 1000) * 1000);
        const percent = Math.floor((100 * this.#bytes) / sizeBytes);
        log.info(`Downloaded ${percent} %, ${(0,units/* size */.Ej)(this.#bytes)} of ${(0,units/* size */.Ej)(sizeBytes)}, ${rate}, about ${left} left`);
    }
}

;// CONCATENATED MODULE: ./lib/src/bundle/read-bundle.js
/**
 * Downloads a bundle into a file, and reads it on the way: the download writes the file, the reader follows it. What must
 * be restarted is restarted. It puts nothing into place.
 */













/** Complete downloads, if one cannot be continued. */
const RESTART = { kind: 'restart', tries: 4, budgetMs: 6 * 3_600_000 };
/**
 * @returns without a site for a format that is kept as downloaded
 * @throws BundleError if the bundle is refused; StorageError or ConnectionError if the storage does not send all of it
 * @throws whatever `createBundleUrl` throws, file system errors unchanged, and the signal's reason when it aborts
 */
async function readBundle(options, context) {
    const { file, siteFolder, idleTimeoutMs } = options;
    const { log, clock, signal } = context;
    const client = new http_client/* HttpClient */.Q({ keepAlive: true, log });
    const presignedUrl = new PresignedUrl(options.bundleUrl, options.createBundleUrl);
    let wasReplaced = false;
    const download = async () => {
        // The new object may have another size, which the service reports with a fresh URL.
        if (wasReplaced)
            await presignedUrl.refresh(presignedUrl.url);
        try {
            return await downloadAndRead(file, siteFolder, { ...context, presignedUrl, client, idleTimeoutMs });
        }
        catch (error) {
            wasReplaced = error instanceof StorageError && error.problem.kind === 'replaced';
            throw error;
        }
    };
    try {
        const read = await (0,retry/* retry */.L)(download, { retryRule: restartRule, onRetry: (0,retry_log/* logRetry */.z)(log), clock, signal });
        const site = read.site ?? (await readOtherFormat(read, file, siteFolder, context));
        return { ...read, site };
    }
    finally {
        client.close();
    }
}
/** The formats that cannot be read while they arrive: a `.zip`, and those that need the system's tools. */
async function readOtherFormat({ format }, archive, siteFolder, context) {
    if (format === '.zip')
        return readZip(archive, { folder: siteFolder, signal: context.signal });
    return format && extractWithSystemTools(archive, format, siteFolder, context);
}
/** One download from its beginning, and the reading that goes along with it. */
async function downloadAndRead(path, siteFolder, options) {
    const abort = new AbortController();
    const signal = AbortSignal.any([options.signal, abort.signal]);
    const progress = new DownloadProgressLog(options);
    const onBytes = (bytes, sizeBytes) => progress.received(bytes, sizeBytes);
    if (siteFolder !== undefined)
        await emptyFolder(siteFolder);
    const file = await PartialFile.create(path);
    const downloading = downloadInto(file, { ...options, signal, onBytes }).then(() => file.complete());
    const reading = readArchive(file.chunks(signal), siteFolder, signal);
    try {
        const [read] = await Promise.all([reading, downloading]);
        if (read.format === undefined)
            requireBundle(read.head);
        return read;
    }
    catch (error) {
        abort.abort(error);
        throw error;
    }
    finally {
        await Promise.allSettled([downloading, reading]);
        await file.close();
    }
}
async function emptyFolder(folder) {
    await (0,promises_.rm)(folder, { recursive: true, force: true });
    await (0,promises_.mkdir)(folder);
}
/** @throws StorageError for nothing, and for a page in the place of the bundle */
function requireBundle(head) {
    if (head.length === 0)
        throw new StorageError({ kind: 'invalid-content' }, 'the storage sent nothing.');
    if (isMarkup(head)) {
        throw new StorageError({ kind: 'invalid-content' }, 'the storage sent a web page or an XML document instead of the bundle.', 'A proxy may be in between.');
    }
}
/** What only a restart can fix: another object, or a stream that cannot be continued. */
function restartRule(error) {
    if (!(error instanceof StorageError))
        return undefined;
    const { kind } = error.problem;
    return kind === 'invalid-content' || kind === 'replaced' ? RESTART : undefined;
}

;// CONCATENATED MODULE: ./lib/src/bundle/fetch-bundle.js
/**
 * Fetches the bundle into its folder: it is downloaded and read in a work folder, and the bundle, the site, the manifest
 * and the lists of what changed move into place together, only after every check has passed.
 *
 * This is the seam to the storage: a presigned URL and a way to refresh it go in, a file comes out.
 */













/** Names in the folder (docs/reference.md, "Bundle formats" and "Manifest and lists"). */
const BUNDLE_NAME = 'static-export';
const UNKNOWN_FORMAT = '.bin';
const SITE_NAME = 'site';
const MANIFEST_NAME = 'site.sha256';
const CHANGED_FILES_NAME = 'changed-files.txt';
const REMOVED_FILES_NAME = 'removed-files.txt';
/** The files that may be written. The format of the bundle is known only when its first bytes arrive. */
const FILE_NAMES = [
    ...[...ARCHIVE_FORMATS, UNKNOWN_FORMAT].map((format) => `${BUNDLE_NAME}${format}`),
    MANIFEST_NAME,
    CHANGED_FILES_NAME,
    REMOVED_FILES_NAME,
];
/** Proves that this action made the site beside it (docs/reference.md, "Atomic replace"). */
const SITE_MARKER = '.static-export-site';
/**
 * @throws BundleError if the storage does not send the complete bundle, the bundle is refused, or the disk fails; then
 *   the folder is as before
 * @throws whatever `createBundleUrl` and `check` throw, and the signal's reason when it aborts
 */
async function fetchBundle(options, context) {
    const { folder, workFolder } = options;
    const { log, signal } = context;
    const file = external_node_path_.join(workFolder, 'bundle');
    const siteFolder = options.extract ? external_node_path_.join(workFolder, 'site') : undefined;
    try {
        await removeAbandoned(folder, log);
        await createWorkFolder(workFolder);
        const read = await readBundle({ ...options, file, siteFolder }, context);
        if (read.site === undefined)
            requireNoSite(read, options.extract, log);
        const comparison = await options.check(read.site);
        signal.throwIfAborted();
        const target = external_node_path_.join(folder, `${BUNDLE_NAME}${read.format ?? UNKNOWN_FORMAT}`);
        const replacements = [{ staged: file, target, kind: 'file' }];
        const { sizeBytes, sha256 } = read;
        const bundle = { path: target, sizeBytes, sha256 };
        if (read.site === undefined) {
            await atomicReplace(replacements, workFolder);
            return { ...bundle, site: undefined };
        }
        const texts = new Map([[MANIFEST_NAME, formatManifest(read.site.files)]]);
        const sitePath = siteFolder && external_node_path_.join(folder, SITE_NAME);
        if (siteFolder && sitePath) {
            const staged = external_node_path_.join(siteFolder, read.site.topFolder);
            replacements.push({ staged, target: sitePath, kind: 'folder' });
            texts.set(SITE_MARKER, 'The folder "site" was extracted by static-export-action, which may replace it.\n');
        }
        const lists = comparison && (0,site_changes/* changeLists */.uH)(read.site.files, comparison.changes);
        if (lists !== undefined) {
            texts.set(CHANGED_FILES_NAME, formatFileList(lists.changed));
            texts.set(REMOVED_FILES_NAME, formatFileList(lists.removed));
        }
        replacements.push(...(await stageTexts(texts, folder, workFolder)));
        await atomicReplace(replacements, workFolder);
        return {
            ...bundle,
            site: {
                ...read.site,
                path: sitePath,
                manifestPath: external_node_path_.join(folder, MANIFEST_NAME),
                comparison: comparison && {
                    ...comparison,
                    changedFilesPath: external_node_path_.join(folder, CHANGED_FILES_NAME),
                    removedFilesPath: external_node_path_.join(folder, REMOVED_FILES_NAME),
                },
            },
        };
    }
    catch (error) {
        signal.throwIfAborted();
        throw toBundleError(error, folder);
    }
    finally {
        await (0,remove.remove)(workFolder, log);
    }
}
/** @throws BundleError if a site was requested */
function requireNoSite({ format, head }, extract, log) {
    const what = format === undefined
        ? `not a known archive (its first bytes are ${head.subarray(0, 8).toString('hex')})`
        : `a ${format} archive`;
    if (!extract) {
        log.info(`The bundle is ${what}: it is kept as downloaded, and its files are not counted.`);
        return;
    }
    throw new errors/* BundleError */.rJ('bundle-rejected', `The bundle cannot be extracted: it is ${what}.`, {
        hint: 'Without `extract`, the bundle is kept as downloaded.',
    });
}
/** Writes files beside the bundle, by their names, into the work folder. */
async function stageTexts(texts, folder, workFolder) {
    const replacements = [];
    for (const [name, text] of texts) {
        const staged = external_node_path_.join(workFolder, `text-${name}`);
        await (0,promises_.writeFile)(staged, text);
        replacements.push({ staged, target: external_node_path_.join(folder, name), kind: 'file' });
    }
    return replacements;
}
/** Failed writes name no path, unlike every other error of the file system. */
const WRITE_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG']);
function isFileError(error) {
    return error instanceof Error && 'code' in error && ('path' in error || WRITE_ERRORS.has(error.code));
}
/** @returns a BundleError for what the connection or the disk did; anything else unchanged */
function toBundleError(error, folder) {
    if (error instanceof connection_error/* ConnectionError */.R) {
        return new errors/* BundleError */.rJ('download-failed', `Downloading the bundle failed: ${error.message}.`, {
            hint: (0,connection_hints/* connectionHint */.k)(error),
            cause: error,
        });
    }
    if (!isFileError(error))
        return error;
    return new errors/* BundleError */.rJ('disk', `The bundle could not be written to "${folder}" (${error.code}).`, {
        hint: DISK_HINTS[error.code ?? ''] ?? 'Check the disk and the permissions of the folder that `path` names.',
        cause: error,
    });
}
const DISK_FULL = 'The disk is full. Free some space, or set `path` to a folder on another disk.';
const NOT_ALLOWED = 'Set `path` to a folder that this step is allowed to write to.';
const TOO_MANY_FILES = 'The process may not open more files. Raise the limit of open files on the runner.';
const IN_USE = 'Another program has a file there open. Close it, or set `path` to another folder.';
const DISK_HINTS = {
    ENOSPC: DISK_FULL,
    EDQUOT: DISK_FULL,
    EACCES: NOT_ALLOWED,
    EPERM: NOT_ALLOWED,
    EROFS: NOT_ALLOWED,
    EMFILE: TOO_MANY_FILES,
    ENFILE: TOO_MANY_FILES,
    EBUSY: IN_USE,
};

// EXTERNAL MODULE: ./lib/src/runner/run-action.js + 1 modules
var run_action = __webpack_require__(9850);
// EXTERNAL MODULE: ./lib/src/runner/save-state.js
var save_state = __webpack_require__(3928);
// EXTERNAL MODULE: ./lib/src/runner/step-log.js
var step_log = __webpack_require__(4332);
// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
// EXTERNAL MODULE: ./lib/src/service/admin-api.js
var admin_api = __webpack_require__(2148);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
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
    #scope;
    #jobs;
    constructor(api, scope) {
        this.#api = api;
        this.#scope = scope;
        const project = 'projectId' in scope ? `/${encodeURIComponent(scope.projectId)}` : '';
        this.#jobs = `/v1/static-export${project}/jobs`;
    }
    /**
     * Queues an export job.
     *
     * @throws ServiceError
     */
    startJob() {
        const isByProject = 'projectId' in this.#scope;
        return this.#api.call({
            operation: isByProject ? 'startProjectExportJob' : 'startExportJob',
            method: 'POST',
            path: this.#jobs,
            ...(isByProject ? {} : { body: this.#scope }),
            deadlineMs: WRITE_DEADLINE_MS,
            schema: schemas/* startedJobSchema */._l,
            expected: 'a valid `jobId`',
        });
    }
    /**
     * Returns the present state of a job.
     *
     * @throws ServiceError
     */
    getJob(jobId, deadlineMs = WRITE_DEADLINE_MS) {
        return this.#api.call({
            operation: 'projectId' in this.#scope ? 'getProjectExportJob' : 'getExportJob',
            method: 'GET',
            path: `${this.#jobs}/${encodeURIComponent(jobId)}`,
            deadlineMs,
            schema: schemas/* exportJobSchema */.bf,
            expected: 'a `status`',
        });
    }
    /** True if the bundle URL is part of the status, so that there is no other request for it. */
    hasUrlInStatus(completed) {
        return 'projectId' in this.#scope || completed.bundle !== undefined;
    }
    /**
     * The bundle URL in the status of a completed job.
     *
     * @throws ServiceError if it has none yet, or one that cannot be used; JobFailedError if the job is now `failed`
     */
    urlInStatus(jobId, job) {
        if ((0,job_status/* exportJobState */.hP)(job) === 'failed') {
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
            isRepeatable: true,
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
            isRepeatable: true,
            deadlineMs: START_DEADLINE_MS,
            schema: schemas/* startedPublishingSchema */.Wc,
            expected: 'a valid `statusId`',
        });
    }
    /**
     * Returns the present state of a publishing.
     *
     * @throws ServiceError
     */
    get(statusId, deadlineMs) {
        return this.#api.call({
            operation: 'getUpdate',
            method: 'GET',
            path: `/v1/project/update-status/${encodeURIComponent(statusId)}`,
            deadlineMs,
            schema: schemas/* publishingSchema */.vQ,
            expected: 'a `status`',
        });
    }
}

// EXTERNAL MODULE: ./lib/src/timing/clock.js
var clock = __webpack_require__(7623);
// EXTERNAL MODULE: ./lib/src/site/page-loss.js
var page_loss = __webpack_require__(8809);
;// CONCATENATED MODULE: ./lib/src/export/compare-with-live.js





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
        comparison = { changes: live && (0,site_changes/* compareSites */.Ci)(live, site.files) };
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
    // The delivery logs why (`GitHubDelivery`).
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
    if (!(0,schemas/* isId */.eQ)(jobId))
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
    if (!(0,page_loss/* losesTooManyPages */.og)(livePages, sitePages, limit))
        return;
    const allowed = limit.kind === 'pages' ? `${(0,units/* grouped */.zD)(limit.pages)}` : `${limit.millionths / 10_000}%`;
    throw new errors/* BundleError */.rJ('check-failed', `The site has ${(0,units/* pages */.Bd)(sitePages)}, ${(0,units/* grouped */.zD)(livePages - sitePages)} fewer than the live site (${(0,units/* grouped */.zD)(livePages)}), ` +
        `but \`max-page-loss\` allows ${allowed}.`, {
        hint: 'The existing bundle and site were left unchanged, and nothing was deployed. Check whether pages are missing from ' +
            'the documentation. If they were removed on purpose, raise `max-page-loss` for one run.',
        isPermanent: true,
    });
}

;// CONCATENATED MODULE: ./lib/src/export/acceptance-checks.js




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
        hint: `Set \`extract: true\`, or remove \`${input}\`. ${UNCHANGED}`,
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
            hint: 'Set `extract: true`, or remove `require-files`.',
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
;// CONCATENATED MODULE: ./lib/src/export/helm-values.js
/**
 * The values file for `helm upgrade -f` (docs/reference.md, "Helm values"). A file, because `--set` splits at commas and
 * shows the bundle URL in the log of the step.
 */





/** One file per step: a fresh bundle URL replaces the previous one. */
const helm_values_NAME = `static-export-values-${(0,external_node_crypto_.randomUUID)()}.yaml`;
/**
 * Writes the file, readable by its owner only, since the bundle URL is a credential.
 *
 * @param folder the runner's folder for temporary files: outside the workspace, so that no step uploads or commits it
 * @returns its absolute path
 * @throws ActionError
 */
async function writeHelmValues(values, folder) {
    const file = external_node_path_.join(folder, helm_values_NAME);
    const temporary = `${file}.part`;
    try {
        await (0,promises_.writeFile)(temporary, helmValues(values), { flag: 'wx', mode: 0o600 });
        await move(temporary, file);
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

;// CONCATENATED MODULE: ./lib/src/export/announce-bundle-url.js
/** Passes the present bundle URL to the following steps: its outputs, and the values file for Helm. */



/**
 * Masks its credentials first, unless the user does not want that.
 *
 * @throws ActionError if an output or the values file cannot be written
 */
async function announceBundleUrl(url, inputs, report) {
    if (inputs.maskBundleUrl)
        urlCredentials(url.bundleUrl).forEach(secrets/* addSecret */.Ck);
    report.bundleUrlCreated(url);
    const { bundleUrl } = url;
    report.helmValuesWritten(await writeHelmValues({ ...inputs, bundleUrl }, inputs.tempFolder));
}

// EXTERNAL MODULE: ./lib/src/service/retry-policy.js
var retry_policy = __webpack_require__(307);
;// CONCATENATED MODULE: ./lib/src/export/bundle-url-source.js





/** Allowance for slow responses. */
const RESPONSES_MS = 60_000;
/**
 * Each call of the result obtains a fresh URL. The first one uses the status that is already known.
 *
 * @param pace how often and how long to try while the service reports that the bundle is not ready
 * @param resume the inputs that resume the job, for a message
 * @returns a function that throws TimedOutError if the bundle does not become ready, and ServiceError if the service
 *   refuses or its failures do not end
 */
function bundleUrlSource(service, { id, completed }, { pollIntervalMs, maxAttempts }, resume, { log, clock, signal }) {
    // The tries are the limit; the budget is for a `Retry-After` that goes beyond them.
    const budgetMs = 2 * pollIntervalMs * maxAttempts + RESPONSES_MS;
    const notReady = { tries: maxAttempts, maxDelayMs: pollIntervalMs, budgetMs };
    let known = completed;
    let unused = completed;
    const request = async () => {
        if (known !== undefined && !service.hasUrlInStatus(known))
            return service.createBundleUrl(id);
        known = unused ?? (await service.getJob(id));
        unused = undefined;
        return service.hasUrlInStatus(known) ? service.urlInStatus(id, known) : service.createBundleUrl(id);
    };
    return async () => {
        try {
            return await (0,retry/* retry */.L)(request, {
                retryRule: (error) => (0,retry_policy/* bundleUrlRetryRule */.wm)(error, notReady),
                onRetry: (0,retry_log/* logRetry */.z)(log),
                clock,
                signal,
            });
        }
        catch (error) {
            if (error instanceof service_error/* ServiceError */._ && (0,retry_policy/* isNotReady */.BS)(error.problem)) {
                throw new errors/* TimedOutError */.On(`${error.message} The job is complete, but its bundle is not ready.`, {
                    hint: `Create the bundle URL later with ${resume}.`,
                    cause: error,
                });
            }
            throw error;
        }
    };
}

// EXTERNAL MODULE: ./lib/src/export/changed.js
var changed = __webpack_require__(5017);
;// CONCATENATED MODULE: ./lib/src/export/deliver.js

/**
 * Reads what GitHub has before an hour is spent on an export that could not be delivered.
 *
 * @throws GitHubError or ActionError
 */
async function prepareDelivery(inputs, report, context) {
    const { gitHub } = inputs;
    if (gitHub !== undefined) {
        const { GitHubDelivery } = await Promise.all(/* import() */[__webpack_require__.e(392), __webpack_require__.e(362), __webpack_require__.e(355)]).then(__webpack_require__.bind(__webpack_require__, 355));
        return GitHubDelivery.prepare(inputs, gitHub, report, context);
    }
    return {
        async liveState() {
            return undefined;
        },
        async deliver({ bundle }) {
            report.compared((0,changed/* isChangedSince */.p)(inputs, bundle?.site));
        },
    };
}

// EXTERNAL MODULE: ./lib/src/export/export-scope.js
var export_scope = __webpack_require__(1030);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(4536);
// EXTERNAL MODULE: ./lib/src/inputs/service-inputs.js
var service_inputs = __webpack_require__(7571);
// EXTERNAL MODULE: ./lib/src/runner/temp-folder.js
var temp_folder = __webpack_require__(1112);
// EXTERNAL MODULE: ./lib/src/export/github-context.js
var github_context = __webpack_require__(9220);
// EXTERNAL MODULE: ./lib/src/export/input-parsers.js
var input_parsers = __webpack_require__(7140);
;// CONCATENATED MODULE: ./lib/src/export/input-rules.js
/** The rules between inputs of the export action: pure functions. Rules for one input are in its parser. */

/** @throws InputError for the first combination that makes no sense */
function checkExportInputs(inputs) {
    requireScope(inputs);
    if (inputs.publish)
        checkPublishing(inputs);
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
/** What is exported, and by which of the service's two APIs (`exportScope`). */
function requireScope({ domain, projectId, jobId, publish, paths, environment }) {
    if (domain === undefined && projectId === undefined) {
        if (jobId === undefined) {
            throw new errors/* InputError */.dz('domain', 'is empty, and so are `project-id` and `job-id`.', 'Write the bare host name of the site, such as `docs.example.com`, or set `project-id`, or `job-id` to resume a ' +
                'job. A secret, variable or output that does not exist is empty.');
        }
        if (environment !== undefined) {
            throw new errors/* InputError */.dz('domain', 'is empty, and `environment` needs it to distinguish the site from others in the same environment.', 'Set `domain` beside `job-id` as well, or `project-id` if it started the job.');
        }
    }
    if (domain !== undefined && projectId !== undefined && !publish) {
        throw new errors/* InputError */.dz('project-id', 'is set together with `domain`: the two would start different exports.', 'Remove one of the two, or set `publish: true` to publish the project and then export the domain.');
    }
    if (paths.length > 0 && domain === undefined && projectId !== undefined) {
        throw new errors/* InputError */.dz('paths', 'is set together with `project-id`, and the project-scoped API exports complete sites only.', 'Remove `paths`, or set `domain` in place of `project-id`.');
    }
}
function checkPublishing({ projectId, jobId }) {
    if (projectId === undefined) {
        throw new errors/* InputError */.dz('publish', 'is true, but `project-id` is empty.', 'Set `project-id` to the project whose latest content shall be published; the API keys page of the dashboard shows it.');
    }
    if (jobId !== undefined) {
        throw new errors/* InputError */.dz('publish', 'is true together with `job-id`: that job exports what was published before it started.', 'Remove `publish` to resume the job, or leave `job-id` empty to start a job.');
    }
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

;// CONCATENATED MODULE: ./lib/src/export/inputs.js
/** The inputs of the export action as one typed object. Nothing else in `export/` reads inputs. */







const EXPORT_INPUTS = {
    ...service_inputs/* SERVICE_INPUTS */.K,
    domain: { name: 'domain', parse: input_parsers/* parseDomain */.gR },
    projectId: { name: 'project-id', parse: input_parsers/* parseProjectId */.as },
    publish: { name: 'publish', default: 'false', parse: parsers/* parseBoolean */.yG },
    version: { name: 'version', parse: input_parsers/* parseVersion */.ot },
    paths: { name: 'paths', default: '', parse: input_parsers/* parsePagePaths */.fP },
    jobId: { name: 'job-id', parse: input_parsers/* parseJobId */.et },
    wait: { name: 'wait', default: 'true', parse: parsers/* parseBoolean */.yG },
    download: { name: 'download', default: 'true', parse: parsers/* parseBoolean */.yG },
    extract: { name: 'extract', default: 'false', parse: parsers/* parseBoolean */.yG },
    path: { name: 'path', parse: input_parsers/* parseWorkspaceFolder */.lO },
    minPages: {
        name: 'min-pages',
        default: '1',
        parse: (input, value) => (0,parsers/* parseWholeNumber */.oA)(input, value, 0, 1_000_000_000),
    },
    maxPageLoss: { name: 'max-page-loss', parse: input_parsers/* parseMaxPageLoss */.AS },
    requireFiles: { name: 'require-files', default: '', parse: input_parsers/* parseSitePaths */.$z },
    previousDigest: { name: 'previous-digest', parse: input_parsers/* parseDigest */.m },
    previousManifest: { name: 'previous-manifest', parse: input_parsers/* parseWorkspaceFile */.P2 },
    listChanges: { name: 'list-changes', default: 'false', parse: parsers/* parseBoolean */.yG },
    environment: { name: 'environment', parse: input_parsers/* parseEnvironment */.Nq },
    environmentUrl: { name: 'environment-url', parse: input_parsers/* parseEnvironmentUrl */.Mk },
    releaseTag: { name: 'release-tag', parse: input_parsers/* parseTag */.ED },
    maskBundleUrl: { name: 'mask-bundle-url', default: 'true', parse: parsers/* parseBoolean */.yG },
    ...github_context/* GITHUB_INPUTS */.Wb,
};
/**
 * Reads and checks every input before the first request.
 *
 * @throws InputError for the first input that cannot be used
 */
function readExportInputs() {
    const { path: folder, githubToken, jobStatus, ...inputs } = (0,read_inputs/* readInputs */.K)(EXPORT_INPUTS);
    checkExportInputs(inputs);
    const { environment, releaseTag } = inputs;
    if (environment !== undefined)
        (0,github_context/* requireJobStatus */.TP)(jobStatus);
    const needsGitHub = environment !== undefined || releaseTag !== undefined;
    return {
        ...inputs,
        folder,
        tempFolder: (0,temp_folder/* tempFolder */.v)(),
        gitHub: needsGitHub
            ? (0,github_context/* gitHubContext */.BQ)(githubToken, environment === undefined ? 'release-tag' : 'environment')
            : undefined,
    };
}

;// CONCATENATED MODULE: ./lib/src/export/output-folder.js
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
    const name = isName ? jobId : (0,external_node_crypto_.createHash)('sha256').update(jobId).digest('hex').slice(0, 32);
    return external_node_path_.join(tempFolder, 'static-export', name);
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
    requireNoFolder(folder, extract ? [...FILE_NAMES, SITE_MARKER] : FILE_NAMES);
    if (extract)
        requireReplaceableSite(folder);
}
function requireTempFolder(folder) {
    try {
        probe(folder);
    }
    catch (cause) {
        const { code } = cause;
        throw new errors/* ActionError */.lZ('disk', `The folder for temporary files "${folder}" is not writable (${code}).`, {
            hint: 'The runner names it in RUNNER_TEMP. Check its permissions, and whether its disk is full.',
            cause,
        });
    }
}
const FIX = 'Name a folder that this step is allowed to write to; it is created if it does not exist.';
function requireWritable(folder) {
    const nearest = nearestExisting(folder);
    if (!((0,external_node_fs_.statSync)(nearest, { throwIfNoEntry: false })?.isDirectory() ?? false)) {
        const what = (0,external_node_fs_.existsSync)(nearest) ? 'is not a folder' : 'does not exist, or is a symbolic link to nothing';
        throw new errors/* InputError */.dz('path', `is "${folder}", but "${nearest}" ${what}.`, FIX, 'disk');
    }
    // Checking the permissions is not enough: root has them in /proc, and on Windows the check ignores access control
    // lists. So a folder is created and removed again, with a name that a later run recognizes if this one is killed.
    if (nearest === folder) {
        attempt(folder, folder, () => probe(folder));
        return;
    }
    const [first = ''] = external_node_path_.relative(nearest, folder).split(external_node_path_.sep);
    try {
        // Not recursively at first: in /proc, Node.js would try that forever.
        attempt(folder, nearest, () => createFolder(external_node_path_.join(nearest, first)));
        attempt(folder, folder, () => (0,external_node_fs_.mkdirSync)(folder, { recursive: true }));
    }
    finally {
        removeEmptyFolders(folder, nearest);
    }
}
/** Another step may create it at the same time. */
function createFolder(folder) {
    try {
        (0,external_node_fs_.mkdirSync)(folder);
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
    }
}
function probe(folder) {
    const work = workFolderIn(folder);
    (0,external_node_fs_.mkdirSync)(work);
    (0,external_node_fs_.rmdirSync)(work);
}
/** Removes the folder and its parents up to the one that was there before, as far as they exist and are empty. */
function removeEmptyFolders(folder, until) {
    for (let at = folder; at !== until; at = external_node_path_.dirname(at)) {
        try {
            (0,external_node_fs_.rmdirSync)(at);
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
        throw new errors/* InputError */.dz('path', `is "${folder}", but "${place}" is not writable (${code}).`, FIX, 'disk');
    }
}
const REPLACE_FIX = 'Remove or rename it, or set `path` to another folder.';
/** A file never replaces a folder (`bundle/atomic-replace.ts`). */
function requireNoFolder(folder, names) {
    for (const name of names) {
        if ((0,external_node_fs_.lstatSync)(external_node_path_.join(folder, name), { throwIfNoEntry: false })?.isDirectory() !== true)
            continue;
        throw new errors/* InputError */.dz('path', `is "${folder}", which contains a folder "${name}", where this action writes a file.`, REPLACE_FIX);
    }
}
function requireReplaceableSite(folder) {
    const site = external_node_path_.join(folder, SITE_NAME);
    const found = (0,external_node_fs_.lstatSync)(site, { throwIfNoEntry: false });
    if (found === undefined)
        return;
    const fix = `${REPLACE_FIX} Only a site that this action extracted is replaced.`;
    if (!found.isDirectory()) {
        throw new errors/* InputError */.dz('path', `is "${folder}", which contains "${SITE_NAME}", and that is not a folder.`, fix);
    }
    if ((0,external_node_fs_.existsSync)(external_node_path_.join(folder, SITE_MARKER)) || (0,external_node_fs_.readdirSync)(site).length === 0)
        return;
    throw new errors/* InputError */.dz('path', `is "${folder}", which contains a folder "${SITE_NAME}" that this action did not create.`, fix);
}
/** The folder itself or the nearest parent that exists, also as a symbolic link to nothing. */
function nearestExisting(folder) {
    const parent = external_node_path_.dirname(folder);
    return isThere(folder) || parent === folder ? folder : nearestExisting(parent);
}
function isThere(folder) {
    try {
        return (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        // Below a file, or in a folder that may not be read: the parent shows what is wrong.
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/src/export/previous-manifest.js
/** Reads the manifest that `previous-manifest` names, before anything is requested. */





const previous_manifest_FIX = 'Pass the file that `manifest-path` named in the run whose site is live. For a first deployment, leave the input empty ' +
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
    const wrong = (what) => new errors/* InputError */.dz('previous-manifest', `names "${shown}", ${what}`, previous_manifest_FIX);
    // `sha256sum` reads bytes. No site has a name that is not UTF-8, and a list of such names would be wrong.
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw wrong('which is not UTF-8.');
    const { files, skippedLines } = parseManifest(bytes.toString());
    if (files.size === 0)
        throw wrong('which has no line of `sha256sum`.');
    const outside = [...files.keys()].find(isOutside);
    // It would end up in the list of files to delete.
    if (outside !== undefined)
        throw wrong(`with the name "${(0,clean_text/* cleanText */.X)(outside)}", which is outside the site.`);
    if (skippedLines > 0) {
        log.info(`The previous manifest has ${skippedLines} lines that \`sha256sum\` does not read: skipping them`);
    }
    return files;
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
        throw new errors/* InputError */.dz('previous-manifest', `names "${(0,clean_text/* cleanText */.X)(file)}", which ${problem}.`, previous_manifest_FIX);
    }
}
function isOutside(name) {
    return name === '' || name.startsWith('/') || name.split('/').includes('..');
}

// EXTERNAL MODULE: ./lib/src/service/poll-job.js + 4 modules
var poll_job = __webpack_require__(5740);
;// CONCATENATED MODULE: ./lib/src/export/publish-content.js







/** Lines at the end of the service's log: in this log, and in the annotation. */
const LOGGED_LINES = 20;
const QUOTED_LINES = 5;
/**
 * @throws ActionError if the publishing fails; TimedOutError after the last check, while it continues; ServiceError if
 *   the service refuses it
 */
async function publishContent(service, projectId, pace, report, context) {
    const { log, clock, signal } = context;
    report.publishingStarting(projectId);
    const { statusId } = await (0,retry/* retry */.L)(() => service.start(projectId), {
        retryRule: retry_policy/* repeatableRetryRule */.u3,
        onRetry: (0,retry_log/* logRetry */.z)(log),
        clock,
        signal,
    });
    const result = await (0,poll_job/* pollJob */.r)({
        ...pace,
        subject: 'Publishing',
        getJob: async (deadlineMs) => {
            const publishing = await service.get(statusId, deadlineMs);
            return { ...publishing, activity: publishing.logs.at(-1) };
        },
        stateOf: job_status/* publishingState */.dQ,
        onChecked: () => undefined,
        knownStatuses: job_status/* PUBLISHING_STATUSES */.bQ,
        isNew: true,
    }, context);
    switch (result.state) {
        case 'completed':
            report.published(result.job);
            return;
        case 'failed':
            for (const line of lastLines(result.job, LOGGED_LINES))
                log.info(`| ${line}`);
            throw publishingFailed(result.job);
        case 'timed-out':
            throw (0,poll_job/* timedOut */.i)('the publishing', result, 'The publishing continues, and nothing was exported. Run the workflow again later. To wait longer, raise ' +
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
function publishingFailed(publishing) {
    const summary = (0,clean_text/* cleanText */.X)(publishing.summary ?? '');
    const lines = lastLines(publishing, QUOTED_LINES).map((line) => (0,clean_text/* cleanText */.X)(line, 150));
    const reason = summary === '' ? ', without a summary.' : `: "${summary}"`;
    const ended = lines.length === 0 ? '' : ` Its log ends with: "${lines.join(' / ')}"`;
    return new errors/* ActionError */.lZ('publish-failed', `The service reports that publishing the latest content failed${reason}${ended}`, {
        hint: 'Nothing was exported. Fix what the message says in the documentation, then run the workflow again.',
    });
}

;// CONCATENATED MODULE: ./lib/src/bundle/read-live-site.js
/** Reads the site in the bundle of an earlier job. Nothing of it is kept. */






/**
 * @returns undefined for an archive format that is not read
 * @throws BundleError if the bundle cannot be downloaded or read; the signal's reason when it aborts
 */
async function readLiveSite(options, context) {
    const { log, signal } = context;
    const folder = external_node_path_.join(options.workFolder, 'live');
    try {
        await (0,promises_.mkdir)(folder);
        const file = external_node_path_.join(folder, 'bundle');
        const { site, format } = await readBundle({ ...options, file, siteFolder: undefined }, context);
        if (site !== undefined || format === undefined)
            return site;
        // Some formats are only read while they are extracted.
        const siteFolder = external_node_path_.join(folder, 'site');
        await (0,promises_.mkdir)(siteFolder);
        return await extractWithSystemTools(file, format, siteFolder, context);
    }
    catch (error) {
        signal.throwIfAborted();
        throw toBundleError(error, options.workFolder);
    }
    finally {
        await (0,remove.remove)(folder, log);
    }
}

;// CONCATENATED MODULE: ./lib/src/export/read-live-bundle.js



/**
 * The URL becomes no output. Its credentials are masked under the same condition as those of the exported bundle, since
 * both may have been signed with the same token, and a masked value reaches no other job.
 *
 * @returns undefined for an archive format that is not read
 * @throws ActionError if the bundle cannot be had or read
 */
async function readLiveBundle(jobId, { createBundleUrl, maskBundleUrl, ...options }, context) {
    const freshUrl = async () => {
        const url = await createBundleUrl(jobId);
        if (maskBundleUrl)
            urlCredentials(url.bundleUrl).forEach(secrets/* addSecret */.Ck);
        return url;
    };
    return readLiveSite({ ...options, bundleUrl: await freshUrl(), createBundleUrl: freshUrl }, context);
}

// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
// EXTERNAL MODULE: ./lib/src/text/summary-text.js
var summary_text = __webpack_require__(5518);
;// CONCATENATED MODULE: ./lib/src/export/changed-pages.js



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

;// CONCATENATED MODULE: ./lib/src/export/facts.js
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

;// CONCATENATED MODULE: ./lib/src/export/summary-headline.js






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
    // A job that is resumed may have no other name.
    const name = (0,export_scope/* siteName */.pu)(inputs) || `job ${facts.jobId ?? inputs.jobId}`;
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
/** Such as `25 pages (+2), 47.7 kB (+3 %), 7 files changed`. */
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
        else if (changes !== undefined && (0,site_changes/* hasChanges */.ik)(changes))
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
    return percent === 0 ? '' : `${sign(percent)}${(0,units/* grouped */.zD)(Math.abs(percent))} %`;
}
function sign(difference) {
    return difference < 0 ? '−' : '+';
}
function inParentheses(change) {
    return change === '' ? '' : ` (${change})`;
}

;// CONCATENATED MODULE: ./lib/src/export/timeline.js
/** How long each phase of a run took, and its chart. */

/** Who spent the time: the sections of the chart. */
const SECTIONS = {
    Publish: 'Service',
    Start: 'Service',
    Queued: 'Service',
    Running: 'Service',
    Waiting: 'Service',
    'Bundle URL': 'Service',
    Download: 'Runner',
    Deliver: 'GitHub',
};
/** The phase of a job with this status, which has not ended. */
function phaseOf(status) {
    if (status === 'queued')
        return 'Queued';
    return status === 'running' ? 'Running' : 'Waiting';
}
/** A shorter delay is not worth a bar of its own. */
const NOTICED_LATE_MS = 1000;
class Timeline {
    #wallClock;
    #spans = [];
    #open;
    constructor(wallClock = Date.now) {
        this.#wallClock = wallClock;
    }
    /**
     * Ends the present phase and begins another; continues the present one if it is the same.
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
    /** Ends the present phase, now or at the given time, if that is within the phase. */
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
/** How Mermaid paints a phase: gray for waiting on others, bright for the work. */
const COLORS = {
    Publish: 'done, ',
    Start: 'done, ',
    Queued: 'done, ',
    Running: 'active, ',
    Waiting: 'active, ',
    'Bundle URL': 'done, ',
    Download: '',
    Deliver: 'done, ',
};
/**
 * A Mermaid Gantt chart, which GitHub renders. Its times are in the viewer's time zone.
 *
 * @param isFailed whether the run failed in the last phase; it is painted red
 * @returns undefined if there is nothing to draw
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
        const color = isFailed && span === last ? 'crit, ' : COLORS[phase];
        // Mermaid does not draw a bar without width.
        lines.push(`  ${phase} ${(0,units/* duration */.p0)(to - from)} :${color}${from}, ${Math.max(to, from + 1)}`);
    }
    return lines.join('\n');
}

;// CONCATENATED MODULE: ./lib/src/export/summary.js
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
        details(facts, inputs, spans, result),
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
        jobId && `${inputs.jobId === undefined ? 'Job' : 'Resumed job'} ${(0,summary_text/* code */.aY)(jobId)}`,
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
function jobInputs(jobId, { domain, projectId, environment }) {
    const inputs = [
        ['job-id', jobId],
        // Only names the site within the environment.
        ['domain', environment === undefined ? undefined : domain],
        ['project-id', domain === undefined ? projectId : undefined],
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
    if (changes !== undefined && (0,site_changes/* hasChanges */.ik)(changes) && changed === false) {
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
    if (live === undefined || !(0,schemas/* isId */.eQ)(live.jobId))
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
/** A chart of less is no help. */
const MIN_CHART_SPANS = 2;
const MIN_CHART_MS = 1000;
function details(facts, inputs, spans, { error }) {
    const tookMs = (spans.at(-1)?.to ?? 0) - (spans[0]?.from ?? 0);
    const hasChart = spans.length >= MIN_CHART_SPANS && tookMs >= MIN_CHART_MS;
    const chart = hasChart ? timelineChart(spans, error !== undefined) : undefined;
    if (facts.bundle === undefined && chart === undefined)
        return '';
    const rows = detailRows(facts, inputs);
    if (spans.length > 0) {
        rows.push(['Time', spans.map(({ phase, from, to }) => `${phase} ${(0,units/* duration */.p0)(to - from)}`).join(' · ')]);
    }
    let title = 'Digests, sizes and timeline';
    if (chart === undefined)
        title = 'Digests and sizes';
    else if (facts.bundle === undefined)
        title = 'Timeline';
    return (0,summary_text/* folded */.TM)(title, [(0,summary_text/* table */.tp)(rows), chart === undefined ? '' : (0,summary_text/* mermaid */.a4)(chart)]);
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
    return `${(0,units/* grouped */.zD)(pageCount)} by the service, ${(0,units/* grouped */.zD)(htmlCount)} .html files`;
}
function changedFiles({ added, modified, removed }) {
    return `${(0,units/* grouped */.zD)(added.length)} added, ${(0,units/* grouped */.zD)(modified.length)} modified, ${(0,units/* grouped */.zD)(removed.length)} removed`;
}

;// CONCATENATED MODULE: ./lib/src/export/report.js








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
        const { domain, projectId, paths = [] } = this.#facts.inputs ?? {};
        const only = paths.length === 0 ? '' : ` (only ${(0,units/* pages */.Bd)(paths.length)})`;
        this.#log(`Starting the export of ${domain ?? `project ${projectId}`}${only}`);
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
        if ((0,job_status/* exportJobState */.hP)(job) === 'waiting')
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
        if ((0,schemas/* isId */.eQ)(live.jobId))
            this.#setOutput('previous-job-id', live.jobId);
    }
    /** What the site is compared with: the state of the environment after the export. */
    liveStateRead(liveState) {
        this.#learn({ liveState });
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
        if (code === 'not-found' && inputs?.jobId !== undefined)
            return undefined;
        return `Resume the job with ${this.#resumeInputs(jobId)}, which creates a fresh bundle URL.`;
    }
    /** The job summary; undefined if there is none. */
    summary(result) {
        this.#timeline.end();
        return exportSummary(this.#facts, this.#timeline.spans, result);
    }
    #resumeInputs(jobId) {
        return (0,export_scope/* resumeInputs */.zc)(jobId, this.#facts.inputs ?? {});
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

;// CONCATENATED MODULE: ./lib/src/export/start-job.js






/** Allowance for slow responses. */
const start_job_RESPONSES_MS = 60_000;
/** The job of the run: the one that `job-id` names, or a new one. */
async function startOrResume(service, inputs, report, context) {
    const { jobId } = inputs;
    if (jobId !== undefined)
        return { id: jobId, isNew: false };
    return { id: await startJob(service, inputs, report, context), isNew: true };
}
/**
 * Waits while another job of the same deployment is running, as often and as long as for the end of a job.
 *
 * @returns the id of the new job
 * @throws ServiceError if the service refuses; ActionError if a job may be running whose id is unknown, or if another
 *   job is still running after the last try
 */
async function startJob(service, { pollIntervalMs, maxAttempts }, report, { log, clock, signal }) {
    report.startingJob();
    // The tries are the limit, and each waits up to a quarter longer; the budget is for a `Retry-After` beyond them.
    const budgetMs = 2 * pollIntervalMs * maxAttempts + start_job_RESPONSES_MS;
    const busy = { tries: maxAttempts, firstDelayMs: pollIntervalMs, maxDelayMs: pollIntervalMs, budgetMs };
    let sent = 0;
    const send = () => {
        sent += 1;
        report.startSent();
        return service.startJob();
    };
    try {
        const { jobId } = await (0,retry/* retry */.L)(send, {
            retryRule: (error) => (0,retry_policy/* startRetryRule */.NQ)(error, busy),
            onRetry: (error, delayMs, nextTry) => {
                report.startNotAccepted();
                if (!isBusy(error))
                    (0,retry_log/* logRetry */.z)(log)(error, delayMs, nextTry);
                else if (nextTry === 2)
                    report.waitingToStart(error.message);
            },
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
    return error instanceof service_error/* ServiceError */._ && (0,retry_policy/* isConflict */.dh)(error.problem);
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

// EXTERNAL MODULE: ./lib/src/export/step-state.js
var step_state = __webpack_require__(5207);
;// CONCATENATED MODULE: ./lib/src/export/wait-for-job.js




/**
 * @returns the completed job
 * @throws JobFailedError if the service reports `failed`
 * @throws TimedOutError after the last check; the job keeps running
 * @throws ServiceError if the service refuses to report the job
 */
async function waitForJob(options, context) {
    const { service, job, pace, resume, onChecked } = options;
    const result = await (0,poll_job/* pollJob */.r)({
        ...pace,
        getJob: (deadlineMs) => service.getJob(job.id, deadlineMs),
        stateOf: job_status/* exportJobState */.hP,
        onChecked,
        knownStatuses: job_status/* EXPORT_JOB_STATUSES */.yb,
        isNew: job.isNew,
    }, context);
    switch (result.state) {
        case 'completed':
            return result.job;
        case 'failed':
            throw jobFailed(job.id, result.job);
        case 'timed-out':
            throw (0,poll_job/* timedOut */.i)(`job ${job.id}`, result, `The job is still running. Resume it with ${resume}. To wait longer, raise \`max-attempts\` or ` +
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

;// CONCATENATED MODULE: ./lib/src/export/main.js
/** The export action: the run from top to bottom. */

























/** Longest silence of the storage during a download. */
const STORAGE_IDLE_TIMEOUT_MS = 30_000;
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
        requireUsableFolders(inputs);
    const previousFiles = await readPreviousManifest(inputs.previousManifest, step_log.stepLog);
    const delivery = await prepareDelivery(inputs, report, context);
    const client = new http_client/* HttpClient */.Q({ keepAlive: true, log: step_log.stepLog });
    const api = new admin_api/* AdminApi */.y({ ...inputs, client, signal: context.signal });
    const service = new ExportService(api, (0,export_scope/* exportScope */.vP)(inputs));
    if (inputs.publish)
        await publishContent(new PublishService(api), inputs.projectId ?? '', inputs, report, context);
    const job = await startOrResume(service, inputs, report, context);
    report.jobAccepted(job);
    if (!inputs.wait)
        return 'started';
    const onChecked = report.jobChecked.bind(report);
    const resume = (0,export_scope/* resumeInputs */.zc)(job.id, inputs);
    const completed = await waitForJob({ service, job, pace: inputs, resume, onChecked }, context);
    report.jobCompleted(completed);
    requirePages(completed.pageCount, inputs, step_log.stepLog);
    const nextUrl = bundleUrlSource(service, { ...job, completed }, inputs, resume, context);
    const freshUrl = async () => {
        const url = await nextUrl();
        await announceBundleUrl(url, inputs, report);
        return url;
    };
    // The live job ended long ago: its bundle is there at once, or not any more.
    const liveUrl = (jobId) => bundleUrlSource(service, { id: jobId }, { ...inputs, maxAttempts: 1 }, resume, context)();
    const bundleUrl = await freshUrl();
    let bundle;
    if (inputs.download) {
        report.downloadStarting();
        const folder = inputs.folder ?? defaultFolder(inputs.tempFolder, job.id);
        const workFolder = workFolderIn(folder);
        (0,save_state/* saveState */.L)(step_state/* WORK_FOLDER */.BU, workFolder);
        const shared = { workFolder, idleTimeoutMs: STORAGE_IDLE_TIMEOUT_MS };
        const reading = { ...shared, createBundleUrl: liveUrl, maskBundleUrl: inputs.maskBundleUrl };
        const readSite = (jobId) => readLiveBundle(jobId, reading, context);
        const live = { previousFiles, delivery, readSite };
        bundle = await fetchBundle({
            bundleUrl,
            createBundleUrl: freshUrl,
            ...shared,
            folder,
            extract: inputs.extract,
            check: (site) => acceptSite(site, completed.pageCount, inputs, live, report, context),
        }, context);
        report.bundleDownloaded(bundle);
    }
    await delivery.deliver({ jobId: job.id, pageCount: completed.pageCount, bundle });
    return 'completed';
}


/***/ }),

/***/ 5207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ PENDING_DEPLOYMENT),
/* harmony export */   BU: () => (/* binding */ WORK_FOLDER),
/* harmony export */   C1: () => (/* binding */ DEPLOYMENT_ID),
/* harmony export */   a6: () => (/* binding */ DEPLOYMENT_STATE),
/* harmony export */   qT: () => (/* binding */ UNFINISHED_RELEASE)
/* harmony export */ });
/** What the step saves for its post step: the names under which the runner keeps it. */
/** Hidden folder for everything unfinished, which the step removes at its end unless it is killed. */
const WORK_FOLDER = 'work-folder';
/** Number of the deployment that the step created. */
const DEPLOYMENT_ID = 'deployment-id';
/** A deployment that may exist although its number is unknown: a {@link PendingDeployment} as JSON; empty if none may. */
const PENDING_DEPLOYMENT = 'pending-deployment';
/** What is left to do for the files of the release; empty if nothing is. */
const UNFINISHED_RELEASE = 'unfinished-release';
/** How far the step got; missing while the step that created the deployment is running. */
const DEPLOYMENT_STATE = 'deployment-state';


/***/ }),

/***/ 3928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ saveState)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6058);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/** Saves state for the post step, which the runner starts when the job has ended. */


/** @throws ActionError if the runner's file cannot be written: nothing may be started that cannot be closed */
function saveState(name, value) {
    try {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(name, value);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('disk', 'The state for the post step could not be saved.', {
            hint: 'The file that the runner names in GITHUB_STATE is not writable. Check whether its disk is full.',
            cause,
        });
    }
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
/** Without surrogates, text sorts by its UTF-16 units as by its bytes (RFC 3629, section 1). */
const SURROGATE = /[\ud800-\udfff]/;
/** @returns a new array */
function inByteOrder(paths) {
    const sorted = [...paths].sort();
    if (!sorted.some((path) => SURROGATE.test(path)))
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

/***/ 789:
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


/***/ })

};
