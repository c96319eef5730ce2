"use strict";
exports.id = 395;
exports.ids = [395];
exports.modules = {

/***/ 7395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  downloadBundle: () => (/* binding */ downloadBundle)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/archive/site/bundle-errors.js
var bundle_errors = __webpack_require__(2747);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/src/site/manifest.js
var manifest = __webpack_require__(3867);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/src/disk/disk-fix.js
var disk_fix = __webpack_require__(6379);
// EXTERNAL MODULE: ./lib/src/disk/move-and-remove.js
var move_and_remove = __webpack_require__(7502);
// EXTERNAL MODULE: ./lib/src/errors.js + 1 modules
var errors = __webpack_require__(6864);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
;// CONCATENATED MODULE: ./lib/src/bundle/atomic-replace.js
/**
 * Moves new files and folders into place by renaming. Each target is the previous one, then missing for a moment, then
 * the new one, and never a mixture. An error undoes the renames so far. If that fails, or if the process is killed
 * between two renames, some targets are new, and others are previous or missing. A missing one is in the work folder.
 */






/**
 * @param aside an existing folder on the same file system that receives what is replaced; the caller removes it
 * @throws ActionError if a target is of another kind or cannot be replaced. Then all files are where they were, or the
 *   message says where they are.
 */
async function atomicReplace(replacements, aside) {
    const checked = replacements.map((given) => ({ ...given, hasPrevious: isReplaceable(given) }));
    /** Renames made so far; a rollback reverses them, the last one first. */
    const renamed = [];
    const rename = async (from, to) => {
        await (0,move_and_remove/* move */.Cy)(from, to);
        renamed.push({ from, to });
    };
    for (const { staged, target, kind, hasPrevious } of checked) {
        try {
            if (hasPrevious)
                await rename(target, external_node_path_.join(aside, `previous-${external_node_path_.basename(target)}`));
            await rename(staged, target);
        }
        catch (cause) {
            const existing = await rollback(renamed);
            const { code } = cause;
            throw new errors/* ActionError */.lZ('disk', `The ${nameOf(kind, target)} could not be moved into place at "${(0,clean_text/* cleanText */.X5)(target)}" (${code}).`, { hint: `${existing} ${(0,disk_fix/* diskFix */.P)(cause)}`, cause });
        }
    }
}
/** @returns what happened to the existing files, for the message */
async function rollback(renamed) {
    const stranded = [];
    for (const { from, to } of renamed.reverse()) {
        await (0,move_and_remove/* move */.Cy)(to, from).catch(() => stranded.push(to));
    }
    if (stranded.length === 0)
        return 'The existing files were left unchanged.';
    return `Not everything could be moved back; see ${stranded.map((file) => `"${(0,clean_text/* cleanText */.X5)(file)}"`).join(', ')}.`;
}
/** Whether there is something to replace. Throws ActionError if that is of another kind. */
function isReplaceable({ target, kind }) {
    const found = (0,external_node_fs_.lstatSync)(target, { throwIfNoEntry: false });
    if (found === undefined)
        return false;
    if (kind === 'file' ? !found.isDirectory() : found.isDirectory())
        return true;
    // Renaming would replace the symbolic link itself, and this action might not have made its target.
    const what = kind === 'file' ? 'a folder' : found.isSymbolicLink() ? 'a symbolic link' : 'a file, not a folder';
    throw new errors/* ActionError */.lZ('disk', `The ${nameOf(kind, target)} cannot be moved into place: "${(0,clean_text/* cleanText */.X5)(target)}" is ${what}.`, {
        hint: `Only an existing ${kind} can be replaced. Remove what is there, or set \`path\` to another folder.`,
    });
}
function nameOf(kind, target) {
    return kind === 'folder' ? 'site' : `file "${external_node_path_.basename(target)}"`;
}

// EXTERNAL MODULE: ./lib/src/bundle/file-names.js
var file_names = __webpack_require__(1612);
;// CONCATENATED MODULE: ./lib/src/bundle/place-bundle.js
/**
 * Puts a downloaded bundle into its folder, with the site and the manifest: all of them together, or
 * none. The renames are in `atomic-replace.ts`.
 */





/** Shows in a later run that the folder `site` may be replaced. */
const MARKER = 'The folder "site" was extracted by static-export-action, which may replace it.\n';
/**
 * @param folder receives the bundle, and the files about its site
 * @param workFolder an existing hidden folder in `folder` for all unfinished files (`disk/work-folder.ts`), which the
 *   caller removes
 * @returns the bundle in its place
 * @throws ActionError if something cannot be moved into place; then the folder is unchanged
 * @throws file system errors if the work folder cannot be written
 */
async function placeBundle(bundle, folder, workFolder) {
    const inFolder = (name) => external_node_path_.join(folder, name);
    const { format, site, sitePath } = bundle;
    const target = inFolder(`${file_names/* NAMES */.X.bundle}${format.extension}`);
    const replacements = [{ staged: bundle.path, target, kind: 'file' }];
    const texts = new Map([[file_names/* NAMES */.X.manifest, (0,manifest/* formatManifest */.L)(site.files)]]);
    if (sitePath !== undefined)
        texts.set(file_names/* NAMES */.X.siteMarker, MARKER);
    for (const [name, text] of texts) {
        const staged = external_node_path_.join(workFolder, `text-${name}`);
        await (0,promises_.writeFile)(staged, text);
        replacements.push({ staged, target: inFolder(name), kind: 'file' });
    }
    // The site comes after its marker: a later run refuses a site without one, even if this run is killed in between.
    if (sitePath !== undefined)
        replacements.push({ staged: sitePath, target: inFolder(file_names/* NAMES */.X.site), kind: 'folder' });
    await atomicReplace(replacements, workFolder);
    return { ...bundle, path: target, sitePath: sitePath && inFolder(file_names/* NAMES */.X.site) };
}

// EXTERNAL MODULE: ./lib/src/archive/archive-format.js
var archive_format = __webpack_require__(8101);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/src/archive/site/decompress.js
/** Decompresses an archive, or a file of a zip, on zlib's thread, while the result is read. */



/** Size of zlib's output chunks. Smaller chunks make zlib's thread wait, and larger ones cost memory. */
const OUTPUT_CHUNK_BYTES = 512 * 1024;
/** Without a queue, zlib accepts a chunk only after the previous one is inflated, so its buffer may be reused. */
const OPTIONS = { chunkSize: OUTPUT_CHUNK_BYTES, writableHighWaterMark: 1 };
const DECOMPRESSORS = { gzip: external_node_zlib_.createGunzip, deflate: external_node_zlib_.createInflateRaw };
/** The end of gzip data may be zeros itself: those of a stored block, the checksum, and the length. */
const MAX_ZEROS_OF_DATA = 2 ** 16 + 8;
/**
 * Decompresses all chunks. Consecutive gzip members are read as one. Zeros after the compressed data are ignored, since
 * programs pad a gzip stream that they write to a pipe or a tape.
 *
 * @param read reads the decompressed chunks; each is valid until the next one is requested
 * @throws zlib's error for damaged or truncated data, which `site-builder.ts` describes; ActionError if something else
 *   follows the compressed data
 */
async function decompress(compression, compressed, read, signal) {
    const inflator = DECOMPRESSORS[compression](OPTIONS);
    let receivedBytes = 0;
    /** Zeros at the end of what was received. They are passed on only if other bytes follow. */
    let zeros = 0;
    async function* withoutPadding() {
        for await (const chunk of compressed) {
            const data = chunk.subarray(0, chunk.findLastIndex((byte) => byte !== 0) + 1);
            if (data.length > 0) {
                receivedBytes += zeros + data.length;
                yield* zeroChunks(zeros);
                yield data;
                zeros = 0;
            }
            zeros += chunk.length - data.length;
        }
        yield* zeroChunks(Math.min(zeros, MAX_ZEROS_OF_DATA));
    }
    try {
        await (0,external_node_stream_promises_.pipeline)(withoutPadding, inflator, (chunks) => read(freed(chunks)), {
            signal,
        });
    }
    catch (error) {
        // The output ends before the input only if other bytes follow. How Node.js treats those depends on its version.
        if (!inflator.readableEnded)
            throw error;
        receivedBytes = Number.POSITIVE_INFINITY;
    }
    if (inflator.bytesWritten < receivedBytes)
        throw (0,bundle_errors/* damaged */.qM)('it has data after its end');
}
function* zeroChunks(bytes) {
    for (let left = bytes; left > 0; left -= MAX_ZEROS_OF_DATA) {
        yield Buffer.alloc(Math.min(left, MAX_ZEROS_OF_DATA));
    }
}
/** Frees each chunk as soon as it has been read. With the garbage collector alone, 50 MB more would be in use. */
async function* freed(chunks) {
    for await (const chunk of chunks) {
        yield chunk;
        // Frees only a chunk that owns all of its memory. A short chunk shares its memory with the next ones.
        const memory = chunk.buffer;
        if (chunk.length === memory.byteLength)
            memory.transfer(0);
    }
}

// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(3429);
// EXTERNAL MODULE: ./lib/src/site/byte-order.js
var byte_order = __webpack_require__(225);
// EXTERNAL MODULE: ./lib/src/site/content-digest.js
var content_digest = __webpack_require__(9206);
// EXTERNAL MODULE: ./lib/src/site/hosting-path.js
var hosting_path = __webpack_require__(1144);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
// EXTERNAL MODULE: ./lib/src/timing/pauses.js
var pauses = __webpack_require__(1066);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/src/site/site-path.js
var site_path = __webpack_require__(4197);
// EXTERNAL MODULE: ./lib/src/values/windows-names.js
var windows_names = __webpack_require__(1829);
;// CONCATENATED MODULE: ./lib/src/archive/site/entry-paths.js
/**
 * Checks the names of files and folders of a site. The system must be able to hold them, and they must not lead outside
 * the site on any system. This module works on text only, not on the file system. Sources: Microsoft, "Naming Files,
 * Paths, and Namespaces" (characters, reserved names); POSIX NAME_MAX and PATH_MAX as Linux defines them.
 */




/** The hint for a name that causes problems for programs on any system. */
const RENAME_HINT = 'Nothing was extracted. Rename the page or file in the documentation, and start a new export.';
/** The hint for a name that no site may have: the documentation is unlikely to contain it. */
const NAME_HINT = 'Nothing was extracted. If a page or file of the documentation has this name, rename it there, and start a new export. ' +
    'Otherwise, the bundle is damaged or hostile: report it to the vendor.';
/** The hint for a name that other systems can hold. */
const OTHER_SYSTEM_HINT = 'Nothing was extracted. Run this step on Linux, or rename the page or file in the documentation and start a new export.';
/** Longest name of one file or folder, and longest path within the site, in bytes of UTF-8. */
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 4096;
/** How deep folders may be nested. No site comes close, and on every system, some tools fail at a few hundred. */
const MAX_FOLDER_DEPTH = 100;
/** Files that are only at the root of a site, besides the home page. */
const MARKS_OF_ROOT = ['404.html', 'sitemap.xml', 'robots.txt', 'llms.txt'];
/**
 * Returns the path within the site for a name in a bundle, without `./`, double slashes, and trailing slashes.
 *
 * @param name bytes as stored in the bundle
 * @param isWindows whether the site is for Windows, which cannot hold some names
 * @returns the segments, separated by `/`; empty for the root of the site (`./` or `/`)
 * @throws ActionError for a name that is dangerous anywhere, or that this system cannot hold
 */
function sitePath(name, isWindows) {
    const text = name.toString('utf8');
    if (name.length === 0)
        throw (0,bundle_errors/* entryError */.Pm)(text, 'has no name');
    if (!(0,external_node_buffer_.isUtf8)(name))
        throw (0,bundle_errors/* entryError */.Pm)(text, 'has a name that is not UTF-8');
    if (name.length > MAX_PATH_BYTES) {
        throw (0,bundle_errors/* entryError */.Pm)(text, `has a name of ${name.length} bytes; the limit is ${MAX_PATH_BYTES}`, RENAME_HINT);
    }
    const segments = text.split('/').filter((segment) => segment !== '' && segment !== '.');
    const path = segments.join('/');
    // Python's `tarfile` names the root "/" if it adds a folder without a name.
    requireSitePath(text, text.startsWith('/') && path !== '' ? text : path);
    if (segments.length > MAX_FOLDER_DEPTH + 1) {
        throw (0,bundle_errors/* entryError */.Pm)(text, `is nested more than ${MAX_FOLDER_DEPTH} folders deep`, RENAME_HINT);
    }
    for (const segment of segments) {
        if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
            const problem = `has a name longer than ${MAX_SEGMENT_BYTES} bytes between two slashes`;
            throw (0,bundle_errors/* entryError */.Pm)(text, problem, RENAME_HINT);
        }
        const problem = isWindows ? windowsProblem(segment) : undefined;
        if (problem !== undefined)
            throw (0,bundle_errors/* entryError */.Pm)(text, problem, OTHER_SYSTEM_HINT);
    }
    return path;
}
/** @param path of the entry within the site; empty for the root of the site */
function requireSitePath(name, path) {
    const problem = path === '' ? undefined : (0,site_path/* sitePathProblem */.m)(path);
    if (problem !== undefined)
        throw (0,bundle_errors/* entryError */.Pm)(name, problem, NAME_HINT);
}
function windowsProblem(segment) {
    const forbidden = /[<>:"|?*]/.exec(segment);
    if (forbidden !== null)
        return `has a ${forbidden[0]} in its name, which Windows does not allow`;
    if (/[. ]$/.test(segment))
        return 'has a name that ends in a dot or a space, which Windows removes';
    return windows_names/* RESERVED_BY_WINDOWS */.H.test(segment) ? 'has a name that Windows reserves for a device' : undefined;
}
/**
 * Collects the names of a site as they arrive, and compares each with those before it. Names that differ only by case
 * are different here: the disk itself says if it cannot hold both (`site-writer.ts`).
 */
class SiteTree {
    /** Whether each is a folder, by their exact names. */
    #entries = new Map();
    #nameBytes = 0;
    /** Files and folders so far, including folders that appear only in the paths of other entries. */
    get size() {
        return this.#entries.size;
    }
    /** Bytes of all paths so far, each counted every time it appeared: what the names cost in memory and time. */
    get nameBytes() {
        return this.#nameBytes;
    }
    /** Returns the folders to create before the file, outer ones first. Throws ActionError if the name is taken. */
    addFile(path) {
        this.#nameBytes += Buffer.byteLength(path);
        const folders = this.#addParent(path);
        this.#add(path, false);
        return folders;
    }
    /** Like {@link addFile}, but a folder may appear several times. A new folder is the last item of the result. */
    addFolder(path) {
        this.#nameBytes += Buffer.byteLength(path);
        if (this.hasFolder(path))
            return [];
        const folders = this.#addParent(path);
        this.#add(path, true);
        return [...folders, path];
    }
    /** Whether there is a file with exactly this name. */
    hasFile(path) {
        return this.#entries.get(path) === false;
    }
    /** Whether there is a folder with exactly this name; the site's own folder always exists. */
    hasFolder(path) {
        return path === '' || this.#entries.get(path) === true;
    }
    /** The top folder of the first name; empty if it has none. If one folder contains everything, it is this folder. */
    get firstFolder() {
        const [path = ''] = this.#entries.keys();
        return this.hasFolder(path) ? path : '';
    }
    /**
     * Decides by names whether the folder around a bundle's contents is a wrapper or a part of the site. A site in which
     * only one folder is left must not be mistaken for a complete site in a top folder.
     *
     * @param basePath path for which the site was built, such as `/docs`; empty if it is not known
     * @returns the folder that is not part of the site; empty if there is none
     */
    topFolder(basePath) {
        const ofPath = basePath.slice(1);
        if (ofPath !== '' && this.#isAllIn(ofPath))
            return ofPath;
        const first = this.firstFolder;
        const isRoot = this.hasFile(`${first}/index.html`) &&
            (this.hasFolder(`${first}/_next`) || MARKS_OF_ROOT.some((name) => this.hasFile(`${first}/${name}`)));
        return isRoot && this.#isAllIn(first) ? first : '';
    }
    #isAllIn(folder) {
        if (!this.hasFolder(folder))
            return false;
        const inside = `${folder}/`;
        for (const path of this.#entries.keys()) {
            // The folder itself and its parent folders are allowed.
            if (!path.startsWith(inside) && !inside.startsWith(`${path}/`))
                return false;
        }
        return true;
    }
    #addParent(path) {
        const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        return this.hasFolder(parent) ? [] : this.addFolder(parent);
    }
    /** Adds a name whose parent is known. */
    #add(path, isFolder) {
        const known = this.#entries.get(path);
        if (known === isFolder)
            throw (0,bundle_errors/* entryError */.Pm)(path, 'appears twice');
        if (known !== undefined)
            throw (0,bundle_errors/* entryError */.Pm)(path, 'is both a file and a folder');
        this.#entries.set(path, isFolder);
    }
}
/** The error for a name of which the disk says that it exists. */
function mergedName(path) {
    const problem = `differs from another name only by case or Unicode normalization, so this disk keeps only one of the two`;
    return (0,bundle_errors/* entryError */.Pm)(path, problem, OTHER_SYSTEM_HINT);
}

;// CONCATENATED MODULE: ./lib/src/archive/site/entry-links.js
/**
 * Finds out which file of the site each symbolic or hard link in a bundle points to. Some hosts refuse links, and
 * Windows creates them only with special rights, so every link becomes a copy of its file. This module works on names
 * only, not on the file system.
 */




/** The links of a bundle. */
class EntryLinks {
    #tree;
    #links = new Map();
    /** @param tree has the names before a link when that link is added, and all names when the links are resolved */
    constructor(tree) {
        this.#tree = tree;
    }
    /**
     * @param path of the link within the site
     * @param target as stored in the bundle: relative to a symbolic link's folder, or to the root of the archive for a
     *   hard link
     * @throws ActionError if the link points outside the site, or is a hard link to anything but an earlier file
     */
    add(path, kind, target) {
        this.#links.set(path, this.#linkOf(path, kind, target));
    }
    #linkOf(path, kind, target) {
        if (kind === 'symbolic link')
            return { kind, target: symbolicTarget(path, target) };
        // A target that Windows cannot hold is not in the bundle either.
        const link = { kind, target: sitePath(target, false) };
        if (this.#tree.hasFolder(link.target))
            throw linkError(path, link, 'which is a folder');
        // A reader that extracts in order does not have this file yet.
        if (!this.#tree.hasFile(link.target))
            throw linkError(path, link, 'which is not before it in the bundle');
        return link;
    }
    /**
     * Resolves one link after the other, so that the caller can pause in between.
     *
     * @returns for each link, its path and the path of the file at the end of its chain
     * @throws ActionError for a link to a folder or to nothing, and for circular links
     */
    *resolve() {
        const files = new Map();
        for (const start of this.#links.keys()) {
            const chain = new Set();
            let at = start;
            for (let link = this.#links.get(at); link !== undefined && !files.has(at); link = this.#links.get(at)) {
                if (chain.has(at))
                    throw (0,bundle_errors/* entryError */.Pm)(start, 'is a link that points back to itself');
                chain.add(at);
                if (this.#tree.hasFolder(link.target))
                    throw linkError(at, link, 'which is a folder');
                if (!this.#tree.hasFile(link.target))
                    throw linkError(at, link, 'which is not in the bundle');
                // The same symbolic link in another folder would point elsewhere.
                if (link.kind === 'hard link' && this.#links.get(link.target)?.kind === 'symbolic link') {
                    throw linkError(at, link, 'which is a symbolic link');
                }
                at = link.target;
            }
            // Stored for every link of the chain, so that a long chain is followed only once.
            const file = files.get(at) ?? at;
            for (const link of chain)
                files.set(link, file);
            yield [start, file];
        }
    }
}
function symbolicTarget(path, bytes) {
    const target = bytes.toString('utf8');
    const link = { kind: 'symbolic link', target };
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw linkError(path, link, 'which is not UTF-8');
    const pointsOutside = linkError(path, link, 'which is outside the site');
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
function linkError(path, { kind, target }, problem) {
    return (0,bundle_errors/* entryError */.Pm)(path, `is a ${kind} to "${(0,clean_text/* cleanText */.X5)(target)}", ${problem}`);
}

;// CONCATENATED MODULE: ./lib/src/archive/site/site-writer.js
/**
 * Writes the files and folders of a site into an empty folder, with the modes that a web server needs.
 *
 * The writer is synchronous on purpose. Writing a small file takes a few microseconds, but several times as long in the
 * thread pool, which is busy inflating. Modes are set explicitly where the disk has modes, so neither umask nor default
 * ACLs change them. An existing file is never opened, so no link is ever followed.
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
    /** Creates a folder, whose parent must exist. */
    makeFolder(path) {
        const folder = this.#full(path);
        created(path, () => (0,external_node_fs_.mkdirSync)(folder));
        whereSupported(() => (0,external_node_fs_.chmodSync)(folder, FOLDER_MODE));
    }
    /** Creates the file that {@link write} then fills; its folder must exist. */
    startFile(path, mode) {
        const fileMode = (mode & ANY_EXECUTE_BIT) === 0 ? FILE_MODE : EXECUTABLE_MODE;
        const file = created(path, () => (0,external_node_fs_.openSync)(this.#full(path), 'wx', fileMode));
        this.#file = file;
        whereSupported(() => (0,external_node_fs_.fchmodSync)(file, fileMode));
    }
    write(piece) {
        if (this.#file === undefined)
            throw new Error('No file has been started');
        // A disk that is almost full accepts a part, and fails at the next write.
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
        created(to, () => (0,external_node_fs_.copyFileSync)(this.#full(from), this.#full(to), external_node_fs_.constants.COPYFILE_EXCL));
    }
    #full(path) {
        return `${this.#root}/${path}`;
    }
}
/**
 * The names of a site are all different. If one already exists, the disk considers two of them the same. Disks of macOS
 * do so by default, and on every system, so do some mounted disks.
 */
function created(path, create) {
    try {
        return create();
    }
    catch (error) {
        throw error.code === 'EEXIST' ? mergedName(path) : error;
    }
}
/** The errors of file systems without modes, such as FAT, CIFS, and FUSE. */
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

;// CONCATENATED MODULE: ./lib/src/archive/site/site-builder.js
/**
 * Builds a site from the entries of an archive of any format, and enforces the rules and limits for sites. It does not
 * move anything into place. After an error, the caller removes what is left in the folder.
 */











/** Upper limits for a site. No site comes close, and the disk of a runner is not much larger. */
const SITE_LIMITS = {
    /** Files and folders together. */
    files: 500_000,
    /** Contents of all files, including the copies that replace links. */
    bytes: 20_000_000_000,
    /** Names of all entries and targets of all links: they are kept in memory until the end. */
    nameBytes: 64_000_000,
};
/** The digest of a file without contents, for which no piece arrives. */
const EMPTY_SHA256 = (0,external_node_crypto_.hash)('sha256', '');
/**
 * @param read passes the entries of the archive to the builder, in order
 * @throws ActionError if the site contains something forbidden, or for an error of zlib; file system errors, the
 *   signal's reason, and whatever else `read` throws
 */
async function buildSite(options, read) {
    const site = new SiteBuilder(options);
    try {
        await read(site);
        options.signal.throwIfAborted();
        return await site.finish();
    }
    catch (error) {
        options.signal.throwIfAborted();
        throw isZlibError(error) ? (0,bundle_errors/* damaged */.qM)(error.message, error) : error;
    }
    finally {
        site.close();
    }
}
function isZlibError(error) {
    return (0,types_.isNativeError)(error) && 'code' in error && /^Z_/.test(String(error.code));
}
class SiteBuilder {
    limits;
    /** Readers await it between pieces of work (`timing/pauses.ts`). */
    pauseWhenDue;
    #basePath;
    #writer;
    /** The names as stored in the bundle, including the top folder. */
    #tree = new SiteTree();
    #isWindows;
    /** The beginnings of the files that may be the home page. Only the end of the archive shows which one it is. */
    #homePages = new Map();
    #files = new Map();
    #links;
    #file;
    #contentBytes = 0;
    #targetBytes = 0;
    constructor({ folder, basePath = '', limits, isWindows, signal }) {
        this.limits = { ...SITE_LIMITS, ...limits };
        this.pauseWhenDue = (0,pauses/* eventLoopPauses */.i)(signal);
        this.#basePath = basePath;
        this.#writer = folder === undefined ? undefined : new SiteWriter(folder);
        this.#isWindows = isWindows ?? process.platform === 'win32';
        this.#links = new EntryLinks(this.#tree);
    }
    onEntry({ kind, name, linkName, size, mode }) {
        const path = sitePath(name, this.#isWindows);
        if (kind === 'folder') {
            this.#makeFolders(this.#tree.addFolder(path));
            return;
        }
        const isLink = kind === 'hard link' || kind === 'symbolic link';
        if (kind !== 'file' && !isLink)
            throw (0,bundle_errors/* entryError */.Pm)(path, `is not a file, folder, or link but a ${kind}`);
        if (path === '')
            throw (0,bundle_errors/* entryError */.Pm)(name.toString(), `is a ${kind} without a name`);
        this.#targetBytes += linkName.length;
        if (isLink)
            this.#links.add(path, kind, linkName);
        this.#makeFolders(this.#tree.addFile(path));
        if (kind === 'file') {
            this.#count(size);
            this.#writer?.startFile(path, mode);
            const home = this.#mayBeHome(path) ? Buffer.alloc(0) : undefined;
            this.#file = { path, size, sha256: EMPTY_SHA256, running: undefined, home };
        }
    }
    onContents(piece) {
        const file = this.#file;
        if (file === undefined)
            return;
        // A call of `hash` creates no object, and a large site has many files.
        if (piece.length === file.size)
            file.sha256 = (0,external_node_crypto_.hash)('sha256', piece);
        else
            file.running = (file.running ?? (0,external_node_crypto_.createHash)('sha256')).update(piece);
        this.#writer?.write(piece);
        if (file.home && file.home.length < hosting_path/* MAX_HOME_PAGE_BYTES */.RA) {
            const more = piece.subarray(0, hosting_path/* MAX_HOME_PAGE_BYTES */.RA - file.home.length);
            file.home = Buffer.concat([file.home, more]);
        }
    }
    onEntryEnd() {
        if (this.#file === undefined)
            return;
        const { path, size, sha256, running, home } = this.#file;
        this.#writer?.endFile();
        this.#files.set(path, { size, sha256: running?.digest('hex') ?? sha256 });
        if (home)
            this.#homePages.set(path, home);
        this.#file = undefined;
    }
    /** Completes the site after the last entry, when the targets of all links are known. */
    async finish() {
        for (const [path, original] of this.#links.resolve()) {
            const file = this.#files.get(original);
            if (file === undefined)
                throw (0,bundle_errors/* entryError */.Pm)(path, 'is a link to a file that does not exist');
            this.#count(file.size);
            this.#writer?.copyFile(original, path);
            this.#files.set(path, file);
            await this.pauseWhenDue();
        }
        if (this.#files.size === 0)
            throw new bundle_errors/* NoFilesError */.NE();
        const top = this.#tree.topFolder(this.#basePath);
        const prefix = top === '' ? '' : `${top}/`;
        const files = new Map();
        for (const path of (0,byte_order/* inByteOrder */.q)(this.#files.keys())) {
            const within = path.slice(prefix.length);
            // After the top folder is removed, a name may begin with a drive.
            if (top !== '')
                requireSitePath(path, within);
            files.set(within, this.#files.get(path)?.sha256 ?? '');
        }
        const home = this.#homePages.get(`${prefix}${hosting_path/* HOME_PAGE */.Ko}`)?.toString() ?? '';
        return {
            fileCount: files.size,
            contentDigest: (0,content_digest/* contentDigest */.e)(files),
            topFolder: top,
            hostingPath: (0,hosting_path/* hostingPath */.wO)(home, (path) => files.has(path)),
            files,
        };
    }
    /** Whether the path is an `index.html` at the root, or in a folder that might be the top folder. */
    #mayBeHome(path) {
        if (!path.endsWith('/index.html'))
            return path === 'index.html';
        const folder = path.slice(0, -'/index.html'.length);
        return folder === this.#tree.firstFolder || folder === this.#basePath.slice(1);
    }
    /** Closes a file that an error left open. */
    close() {
        this.#writer?.endFile();
    }
    #makeFolders(paths) {
        this.checkNames(this.#tree.size, this.#tree.nameBytes + this.#targetBytes);
        for (const path of paths)
            this.#writer?.makeFolder(path);
    }
    #count(bytes) {
        this.#contentBytes += bytes;
        this.checkBytes(this.#contentBytes);
    }
    /** @throws ActionError if there are too many entries, or their names are too long in total */
    checkNames(count, nameBytes) {
        const { limits } = this;
        if (count > limits.files)
            throw (0,bundle_errors/* tooLarge */.g$)(`has more than ${(0,units/* grouped */.zD)(limits.files)} files and folders`);
        if (nameBytes > limits.nameBytes) {
            throw (0,bundle_errors/* tooLarge */.g$)(`has names of more than ${(0,units/* size */.Ej)(limits.nameBytes)} in total`);
        }
    }
    /** @throws ActionError if the contents are too large in total */
    checkBytes(bytes) {
        if (bytes > this.limits.bytes)
            throw (0,bundle_errors/* tooLarge */.g$)(`extracts to more than ${(0,units/* size */.Ej)(this.limits.bytes)}`);
    }
}

// EXTERNAL MODULE: ./lib/src/archive/tar/tar-header.js
var tar_header = __webpack_require__(808);
;// CONCATENATED MODULE: ./lib/src/archive/tar/tar-parser.js


/**
 * The kinds by type flag: the digits are POSIX's, the letters GNU tar's. NUL marks a file in the oldest archives. 7 is a
 * "contiguous" file, which no system treats specially.
 */
const KINDS = new Map([
    ['\0', 'file'],
    ['0', 'file'],
    ['1', 'hard link'],
    ['2', 'symbolic link'],
    ['3', 'character device'],
    ['4', 'block device'],
    ['5', 'folder'],
    ['6', 'FIFO'],
    ['7', 'file'],
    ['D', 'listing of an incremental backup'],
    ['M', 'part of a multi-volume archive'],
    ['S', 'sparse file'],
    ['V', 'volume label'],
]);
/** Extended headers are collected in memory; long names and a few attributes never need as much. */
const MAX_EXTENSION_BYTES = 1024 * 1024;
const SLASH = 0x2f;
const GZIP_MAGIC = 0x1f8b;
/** Headers that extend the next entry or all following ones (`g`): those of pax, and GNU tar's long names. */
const EXTENSIONS = new Set(['x', 'g', 'L', 'K']);
const NO_RECORDS = new Map();
const NOTHING = Buffer.alloc(0);
class TarParser {
    #handler;
    #reading;
    #chunk = NOTHING;
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
     * @throws ActionError, and whatever the handler throws; the reader must not be used after that
     */
    write(chunk) {
        this.#chunk = chunk;
        this.#at = 0;
        this.#reading.next();
    }
    /**
     * Ends the reading after the last byte.
     *
     * @throws ActionError if the archive is empty or truncated. Unlike GNU tar, it needs the end mark even after a
     *   complete entry. The gzip checksum proves nothing about the end: an archive may lack its last members.
     */
    end() {
        if (this.#hasEndMark)
            return;
        if (this.#position === 0)
            throw (0,bundle_errors/* damaged */.qM)('it is empty');
        if (this.#position === this.#completeUntil)
            throw (0,bundle_errors/* damaged */.qM)('its end is missing');
        throw (0,bundle_errors/* damaged */.qM)(`it ends after ${this.#position} bytes, in the middle of an entry`);
    }
    /** Yields when the chunk is used up. */
    *#readArchive() {
        let ofAll = NO_RECORDS;
        let next = NO_RECORDS;
        for (;;) {
            const position = this.#position;
            const block = yield* this.#read(tar_header/* BLOCK_BYTES */.Yo);
            if (position === 0 && block.readUInt16BE(0) === GZIP_MAGIC) {
                throw (0,bundle_errors/* damaged */.qM)('it is compressed twice, as by a proxy or gateway between the storage and the runner');
            }
            const header = (0,tar_header/* parseHeader */.RW)(block, position);
            if (header === undefined)
                break;
            if (EXTENSIONS.has(header.type)) {
                const records = yield* this.#readExtension(header, position);
                if (header.type === 'g')
                    ofAll = new Map([...ofAll, ...records]);
                else
                    next = next.size === 0 ? records : new Map([...next, ...records]);
                continue;
            }
            const entry = tarEntry(header, ofAll.size === 0 ? next : new Map([...ofAll, ...next]), position);
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
            yield* this.#read(paddingOf(entry.size));
            this.#completeUntil = this.#position;
            next = NO_RECORDS;
        }
        if (next.size > 0)
            throw (0,bundle_errors/* damaged */.qM)('its last extended header belongs to no entry');
        this.#hasEndMark = true;
    }
    *#readExtension({ type, size }, position) {
        if (size > MAX_EXTENSION_BYTES) {
            throw (0,bundle_errors/* damaged */.qM)(`the extended header at byte ${position} is too large (${size} bytes)`);
        }
        // The bytes are copied, since they are needed longer than the chunk.
        const bytes = Buffer.from(yield* this.#read(size));
        yield* this.#read(paddingOf(size));
        if (type === 'x' || type === 'g')
            return (0,tar_header/* parsePaxRecords */.vZ)(bytes);
        return new Map([[type === 'L' ? 'path' : 'linkpath', (0,tar_header/* parseLongName */.PF)(bytes)]]);
    }
    /** Returns the next bytes in one piece, which is a copy only if they arrive in several chunks. */
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
    /** Returns as many of the next bytes as the chunk still has, up to `max`. */
    #take(max) {
        const piece = this.#chunk.subarray(this.#at, this.#at + max);
        this.#at += piece.length;
        this.#position += piece.length;
        return piece;
    }
}
function paddingOf(size) {
    return -size & (tar_header/* BLOCK_BYTES */.Yo - 1);
}
function tarEntry(header, records, position) {
    const name = records.get('path') ?? header.name;
    const size = sizeOf(header, records.get('size'), position);
    const kind = kindOf(header.type, name, records);
    const isLink = kind === 'symbolic link' || kind === 'hard link';
    const linkName = isLink ? (records.get('linkpath') ?? header.linkName) : NOTHING;
    return { kind, name, linkName, size, mode: header.mode };
}
function kindOf(type, name, records) {
    if (records.has('sparse'))
        return 'sparse file';
    const kind = KINDS.get(type);
    // In old archives without a type flag for folders, a slash marked a folder.
    if (kind === 'file' && name.at(-1) === SLASH)
        return 'folder';
    return kind ?? `entry of the unknown type 0x${type.charCodeAt(0).toString(16).padStart(2, '0')}`;
}
function sizeOf(header, inRecord, position) {
    if (inRecord === undefined)
        return header.size;
    const digits = inRecord.toString('latin1');
    const size = Number(digits);
    if (!/^\d+$/.test(digits) || !Number.isSafeInteger(size)) {
        throw (0,bundle_errors/* damaged */.qM)(`the header at byte ${position} has an impossible size`);
    }
    return size;
}

;// CONCATENATED MODULE: ./lib/src/archive/tar/read-tar.js
/**
 * Reads a tar bundle as it arrives, checks it against the rules for sites, and extracts it into an empty folder in the
 * same pass. Nothing is moved into place. After an error, the caller removes what is left in the folder.
 */



/** How much larger than its contents a tar archive may be, per entry: headers, long names, padding. */
const OVERHEAD_BYTES = 4096;
/** Bytes parsed between two checks of the clock. A block of 512 bytes can be an entry in a hundred new folders. */
const SLICE_BYTES = 128 * 1024;
/**
 * @param archive the bundle's bytes in order, in chunks of any size. The next chunk is requested only after the
 *   previous one was consumed, so its buffer may be reused. On success, the archive has been read to its end and its
 *   gzip checksum verified. An error is thrown only after the last requested chunk has arrived.
 * @param compression undefined for an archive that is not compressed
 * @throws ActionError if the bundle is damaged, or contains something that a site must not contain
 * @throws whatever `archive` throws, file system errors such as ENOSPC unchanged, and the signal's reason
 */
function readTar(archive, compression, options) {
    const { signal } = options;
    return buildSite(options, async (site) => {
        const tar = new TarParser(site);
        const overheadBytes = site.limits.files * OVERHEAD_BYTES;
        let tarBytes = 0;
        const read = async (chunks) => {
            for await (const chunk of chunks) {
                signal.throwIfAborted();
                for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
                    tar.write(chunk.subarray(at, at + SLICE_BYTES));
                    await site.pauseWhenDue();
                }
                tarBytes += chunk.length;
                site.checkBytes(tarBytes - overheadBytes);
            }
        };
        if (compression === undefined)
            await read(archive);
        else
            await decompress(compression, archive, read, signal);
        tar.end();
    });
}

;// CONCATENATED MODULE: ./lib/src/archive/zip/read-zip.js
/**
 * Reads a zip bundle as its directory lists it, checks it against the rules for sites, and extracts it in the same pass.
 * The file must be complete, because the directory is at its end. `yauzl` knows the format; this file knows what a site
 * is. Source: PKWARE, APPNOTE.TXT.
 */





/** The file types in the upper half of the external attributes, as in `stat.h`. */
const TYPE_MASK = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const SYMBOLIC_LINK = 0o120000;
const SPECIAL = new Map([
    [0o010000, 'FIFO'],
    [0o020000, 'character device'],
    [0o060000, 'block device'],
    [0o140000, 'socket'],
]);
/** The values of "version made by" (APPNOTE 4.4.2) for Unix and macOS. The attributes of other systems have no mode. */
const UNIX_SYSTEMS = new Set([3, 19]);
/** Begins an entry of the directory (APPNOTE 4.3.12). */
const ENTRY_SIGNATURE = 0x02014b50;
/** The record at the end of the directory, whose last two bytes are the length of the comment (APPNOTE 4.3.16). */
const END_SIGNATURE = Buffer.from('PK\u0005\u0006', 'latin1');
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const PIPE_BLOCK_BYTES = 10_240;
const read_zip_SLASH = 0x2f;
const read_zip_NOTHING = Buffer.alloc(0);
/** Longest target of a symbolic link: Linux's PATH_MAX. */
const MAX_TARGET_BYTES = 4096;
/** Up to this size, an entry is inflated in one call, which is several times as fast as a stream. */
const MAX_AT_ONCE_BYTES = 1024 * 1024;
/**
 * @param path of the complete file
 * @throws ActionError if the bundle is damaged, or contains something that a site must not contain
 * @throws file system errors such as ENOSPC unchanged, and the signal's reason
 */
async function readZip(path, options) {
    const { signal } = options;
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        return await buildSite(options, async (site) => {
            try {
                const zip = await openZip(file);
                await readEntries({ file, zip, signal }, site);
                requireEnd(file, zip);
            }
            catch (error) {
                // Errors of the file system, of zlib, and of this action have a code. A plain error is yauzl's, about the archive.
                if (!(error instanceof Error) || error.name !== 'Error' || 'code' in error)
                    throw error;
                throw (0,bundle_errors/* damaged */.qM)(error.message, error);
            }
        });
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
async function openZip(file) {
    // Loaded here, since few runs need it.
    const { fromRandomAccessReaderPromise, RandomAccessReader } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 663, 19));
    const size = sizeWithoutPadding(file);
    const reader = new (class extends RandomAccessReader {
        /** `yauzl`'s own reader throws where nothing catches the error if a number in the archive is too large. */
        read(buffer, offset, length, position, callback) {
            if (position + length > size)
                callback(new Error('it points to data behind its end'));
            else
                callback(null, (0,external_node_fs_.readSync)(file, buffer, offset, length, position));
        }
    })();
    return fromRandomAccessReaderPromise(reader, size, { decodeStrings: false, autoClose: false });
}
/** Zeros may follow the end record, since bsdtar pads what it writes to a pipe to blocks of 10 kB. */
function sizeWithoutPadding(file) {
    const { size } = (0,external_node_fs_.fstatSync)(file);
    const length = Math.min(size, END_BYTES + MAX_COMMENT_BYTES + PIPE_BLOCK_BYTES);
    const tail = readAt(file, size - length, length);
    const at = tail.lastIndexOf(END_SIGNATURE);
    if (at === -1 || at + END_BYTES > length)
        return size;
    const end = at + END_BYTES + tail.readUInt16LE(at + END_BYTES - 2);
    return tail.subarray(end).every((byte) => byte === 0) ? size - Math.max(0, length - end) : size;
}
async function readEntries(archive, site) {
    site.checkNames(archive.zip.entryCount, 0);
    for await (const record of archive.zip.eachEntry()) {
        archive.signal.throwIfAborted();
        await site.pauseWhenDue();
        const name = record.fileNameRaw;
        const shown = name.toString();
        if (record.isEncrypted())
            throw (0,bundle_errors/* entryError */.Pm)(shown, 'is encrypted');
        if (!record.canDecodeFileData()) {
            throw (0,bundle_errors/* entryError */.Pm)(shown, `is compressed by the unknown method ${record.compressionMethod}`);
        }
        const { kind, mode } = read_zip_kindOf(name, record);
        const isFile = kind === 'file';
        const size = record.uncompressedSize;
        if (!isFile && size > (kind === 'symbolic link' ? MAX_TARGET_BYTES : 0)) {
            throw (0,bundle_errors/* entryError */.Pm)(shown, `is a ${kind} with ${size} bytes of contents`);
        }
        const target = [];
        if (isFile)
            site.onEntry({ kind, name, linkName: read_zip_NOTHING, size, mode });
        await readContents(archive, record, (piece) => {
            if (isFile)
                site.onContents(piece);
            else
                target.push(Buffer.from(piece));
        });
        if (!isFile)
            site.onEntry({ kind, name, linkName: Buffer.concat(target), size: 0, mode });
        site.onEntryEnd();
    }
}
/**
 * Refuses an archive that has more entries than it counts. Writers that do not know zip64 count only up to 65,535, and
 * then start again at 0: the site would lack files.
 */
function requireEnd(file, zip) {
    // The cursor is behind the last entry that was read (yauzl, index.js). The type declaration says that it is a boolean.
    const position = Number(zip.readEntryCursor);
    if (readAt(file, position, 4).readUInt32LE() === ENTRY_SIGNATURE)
        throw (0,bundle_errors/* damaged */.qM)('its directory has more entries than it counts');
}
/** Decompresses the contents of an entry, and verifies their size and checksum. */
async function readContents({ file, zip, signal }, record, onContents) {
    const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(record, { minimal: true });
    let crc = 0;
    let size = 0;
    const take = (piece) => {
        size += piece.length;
        if (size > record.uncompressedSize)
            throw differs(record, 'size');
        crc = (0,external_node_zlib_.crc32)(piece, crc);
        if (piece.length > 0)
            onContents(piece);
    };
    const takeAll = async (chunks) => {
        for await (const chunk of chunks)
            take(chunk);
    };
    const { compressedSize, uncompressedSize } = record;
    const stored = chunksOf(file, start, compressedSize);
    if (!record.isCompressed())
        await takeAll(stored);
    else if (Math.max(compressedSize, uncompressedSize) > MAX_AT_ONCE_BYTES) {
        await decompress('deflate', stored, takeAll, signal);
    }
    else
        for await (const all of stored)
            take(inflateAtOnce(all, record));
    if (size !== uncompressedSize)
        throw differs(record, 'size');
    if (crc !== record.crc32)
        throw (0,bundle_errors/* entryError */.Pm)(record.fileNameRaw.toString(), 'has a wrong checksum');
}
/** Reads a range of the file in pieces of {@link MAX_AT_ONCE_BYTES}. */
async function* chunksOf(file, start, bytes) {
    for (let at = 0; at < bytes; at += MAX_AT_ONCE_BYTES) {
        yield readAt(file, start + at, Math.min(MAX_AT_ONCE_BYTES, bytes - at));
    }
}
/** The range is within the file, as `yauzl` has checked. */
function readAt(file, position, length) {
    const buffer = Buffer.allocUnsafe(length);
    if ((0,external_node_fs_.readSync)(file, buffer, 0, length, position) < length)
        throw (0,bundle_errors/* damaged */.qM)('it ends early');
    return buffer;
}
function inflateAtOnce(compressed, record) {
    try {
        // With `info`, the function also returns how much of the input it used. The type declarations lack this option.
        const options = { maxOutputLength: Math.max(1, record.uncompressedSize), info: true };
        const { buffer, engine } = (0,external_node_zlib_.inflateRawSync)(compressed, options);
        if (engine.bytesWritten !== compressed.length)
            throw differs(record, 'compressed size');
        return buffer;
    }
    catch (error) {
        if (error.code === 'ERR_BUFFER_TOO_LARGE')
            throw differs(record, 'size');
        throw error;
    }
}
function differs({ fileNameRaw }, what) {
    return (0,bundle_errors/* entryError */.Pm)(fileNameRaw.toString(), `and the directory of the bundle disagree about its ${what}`);
}
/** A type that is not known has no meaning. A slash at the end of the name marks a folder, whatever the type. */
function read_zip_kindOf(name, { versionMadeBy, externalFileAttributes }) {
    const attributes = UNIX_SYSTEMS.has(versionMadeBy >> 8) ? externalFileAttributes >>> 16 : 0;
    const type = attributes & TYPE_MASK;
    const special = SPECIAL.get(type);
    if (special !== undefined)
        return { kind: special, mode: attributes };
    if (name.at(-1) === read_zip_SLASH || type === FOLDER)
        return { kind: 'folder', mode: attributes };
    if (type === SYMBOLIC_LINK)
        return { kind: 'symbolic link', mode: attributes };
    return { kind: 'file', mode: type === 0 || type === REGULAR ? attributes : 0 };
}

;// CONCATENATED MODULE: ./lib/src/archive/read-archive.js
/**
 * Finds out the SHA-256 and the format of an archive while it arrives, and reads the site in a tar. The site in a
 * `.zip` is read when the complete file has arrived, since the directory of a `.zip` is at its end.
 */





/**
 * Uses each chunk only until it requests the next one.
 *
 * @param file contains all chunks when the last one has arrived
 * @returns the first bytes of the file, and the bundle unless the file is of another format
 * @throws ActionError for a damaged or refused bundle; file system errors, and the signal's reason when it aborts
 */
async function readArchive(chunks, file, options) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let sizeBytes = 0;
    async function* hashed() {
        for await (const chunk of chunks) {
            hash.update(chunk);
            sizeBytes += chunk.length;
            yield chunk;
        }
    }
    const rest = hashed();
    const first = [];
    while (sizeBytes < archive_format/* HEAD_BYTES */.Lq) {
        const { done, value } = await rest.next();
        if (done)
            break;
        // The memory of a chunk is reused for the next one.
        first.push(Buffer.from(value));
    }
    const head = Buffer.concat(first).subarray(0, archive_format/* HEAD_BYTES */.Lq);
    const format = (0,archive_format/* archiveFormat */.MG)(head);
    async function* all() {
        yield* first;
        yield* rest;
    }
    let site;
    switch (format?.read) {
        case 'tar':
            site = await readTar(all(), format.compression, options);
            break;
        case 'zip':
            for await (const _ of rest)
                ;
            site = await readZip(file, options);
            break;
        case undefined:
            for await (const _ of rest)
                ;
            return { head };
    }
    const sitePath = options.folder && external_node_path_.join(options.folder, site.topFolder);
    return { head, bundle: { path: file, sitePath, sizeBytes, sha256: hash.digest('hex'), format, site } };
}

// EXTERNAL MODULE: ./lib/src/http/connection-error.js
var connection_error = __webpack_require__(7056);
;// CONCATENATED MODULE: ./lib/src/download/byte-ranges.js
/** Divides a bundle into ranges for the download: arithmetic only. */
const MiB = 1024 * 1024;
const MIN_RANGE_BYTES = MiB;
const MAX_RANGE_BYTES = 4 * MiB;
/** Between 16 and 64 MiB, a bundle has this many ranges: two for each connection. */
const TARGET_RANGES = 16;
/** Returns the length of each range: a sixteenth of the bundle, from 1 to 4 MiB; 1 MiB while its size is unknown. */
function rangeBytes(sizeBytes = 0) {
    return Math.min(MAX_RANGE_BYTES, Math.max(MIN_RANGE_BYTES, Math.ceil(sizeBytes / TARGET_RANGES)));
}
/** Yields the ranges from this byte on, in order and without gaps. */
function* planRanges(from, sizeBytes) {
    const bytes = rangeBytes(sizeBytes);
    for (let start = from; start < sizeBytes; start += bytes) {
        yield { start, end: Math.min(start + bytes, sizeBytes) };
    }
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/src/http/follow-redirects.js
var follow_redirects = __webpack_require__(286);
// EXTERNAL MODULE: ./lib/src/http/send-request.js
var send_request = __webpack_require__(2925);
;// CONCATENATED MODULE: ./lib/src/timing/idle-timer.js
/** Measures how long the other side has been silent. */
class IdleTimer {
    #limitMs;
    #onTimeout;
    #timer;
    /** Starts immediately. Calls `onTimeout` once after `limitMs` milliseconds of silence. */
    constructor(limitMs, onTimeout) {
        this.#limitMs = limitMs;
        this.#onTimeout = onTimeout;
        this.restart();
    }
    /** Measures from now on, even after {@link stop}. */
    restart() {
        this.stop();
        this.#timer = setTimeout(this.#onTimeout, this.#limitMs);
    }
    /** Stops measuring, such as while the other side has to wait. */
    stop() {
        clearTimeout(this.#timer);
    }
}

// EXTERNAL MODULE: ./lib/src/values/url.js
var url = __webpack_require__(8288);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./lib/src/download/response-body.js

/** A connection that delivers less than this within its idle time counts as silent: 2 GB would take years. */
const MIN_BYTES = 1024;
/** Writes are few and large: a system call for each packet costs more than the copy. */
const WRITE_BYTES = 256 * 1024;
/** The most chunks in one write, which the system limits (Linux and macOS, IOV_MAX). Each costs memory. */
const WRITE_CHUNKS = 1024;
/**
 * @param idle measures silence: less than a kilobyte within its limit. The time that the reader needs, such as for a
 * slow disk, does not count.
 * @param failure turns an error of the connection into what `read` throws
 */
function responseBody(response, idle, failure) {
    // Nothing waits for a body that is no longer read.
    response.once('close', () => idle.stop());
    const read = (take) => new Promise((resolve, reject) => {
        let bytes = 0;
        const stop = () => {
            response.destroy();
            resolve();
        };
        const refuse = (error) => {
            response.destroy();
            reject(error);
        };
        response.on('data', (chunk) => {
            bytes += chunk.length;
            if (bytes >= MIN_BYTES) {
                idle.restart();
                bytes = 0;
            }
            const wantsMore = take(chunk);
            if (wantsMore === true)
                return;
            if (wantsMore === false)
                return stop();
            response.pause();
            // Far more than a kilobyte has arrived since the last restart.
            idle.stop();
            wantsMore.then((wants) => {
                if (!wants)
                    return stop();
                // The response may have ended in the meantime, and its timer with it.
                if (!response.closed)
                    idle.restart();
                response.resume();
            }, refuse);
        });
        (0,external_node_stream_.finished)(response, { writable: false }, (error) => {
            idle.stop();
            if (error)
                reject(failure(error));
            else
                resolve();
        });
        idle.restart();
    });
    return { read, close: () => response.destroy() };
}
/**
 * Writes the body up to `end`, and moves the cursor past what is written, even if the body breaks off. While one batch
 * is written, the next is received.
 *
 * @throws what the body throws, and file system errors unchanged
 */
async function receive(file, body, cursor, end, onBytes) {
    let missing = end - cursor.at;
    let batch = [];
    let bytes = 0;
    /** Undefined if nothing is being written. A failure is kept, and thrown at the next await. */
    let writing;
    function startWriting() {
        const length = bytes;
        writing = file.write(batch, cursor.at).then(() => {
            cursor.at += length;
            onBytes(length);
            writing = undefined;
        });
        writing.catch(() => undefined);
        batch = [];
        bytes = 0;
        return true;
    }
    function take(chunk) {
        if (missing <= 0)
            return false;
        const taken = chunk.length > missing ? chunk.subarray(0, missing) : chunk;
        batch.push(taken);
        bytes += taken.length;
        missing -= taken.length;
        if (bytes < WRITE_BYTES && batch.length < WRITE_CHUNKS)
            return true;
        return writing === undefined ? startWriting() : writing.then(startWriting);
    }
    try {
        await body.read(take);
    }
    finally {
        while (writing !== undefined || bytes > 0) {
            if (writing === undefined)
                startWriting();
            await writing;
        }
    }
}

// EXTERNAL MODULE: ./lib/src/timing/retry.js
var retry = __webpack_require__(5251);
;// CONCATENATED MODULE: ./lib/src/download/storage-failures.js





/** The storage sent something that is not the bundle, or that cannot be read. */
const NO_BUNDLE = new Set(['not-an-archive', 'encoded', 'no-length']);
/** The storage refused the request, or sent something other than the bundle. */
class StorageError extends errors/* ActionError */.lZ {
    problem;
    response;
    /** True if the response names an encoding, which the next one will most likely do as well. */
    isEncoded;
    constructor(problem, reason, options = {}) {
        const code = NO_BUNDLE.has(problem) ? 'bundle-rejected' : 'download-failed';
        super(code, `Downloading the bundle failed: ${reason}`, options);
        this.problem = problem;
        this.response = options.response;
        this.isEncoded = options.encoding !== undefined;
    }
    /**
     * True if only the range was refused or wrong, so that the complete object may still be sent. A server may ignore or
     * refuse any range (RFC 9110, section 14.2), and some proxies do so in nonstandard ways. A missing object is missing
     * in one stream as well.
     */
    get isAboutRange() {
        if (this.response === undefined)
            return this.problem === 'range-mismatch';
        const { status, isOfRange } = this.response;
        // 501 is final, unlike other server errors: the server does not support the request.
        const isFinal = status === 501 || (status >= 400 && !(0,send_request/* isTransientStatus */.Dm)(status));
        return isOfRange && isFinal && status !== 404 && status !== 410;
    }
}
/** Names an encoding that the action did not ask for. The text continues a sentence. */
function withEncoding(encoding) {
    return `with \`Content-Encoding: ${(0,clean_text/* cleanText */.X5)(encoding, 40)}\``;
}
/** An object may be stored with an encoding. If it is not what was announced, another server encoded it. */
const ENCODED_HINT = 'A proxy, gateway, or CDN between the runner and the storage may compress or decompress the bundle, or send a page of its ' +
    'own, although the action asks for the bundle as it is stored. Exclude the host of the bundle URL from that.';
/** The limits for a transient failure of one request. Each try requests only the rest of its range. */
const TRANSIENT = { kind: 'transient', tries: 5 };
/**
 * The limits for a URL that is refused, and replaced for each try: about eight seconds. A fresh URL is refused as well if
 * the clock of its signer is ahead, or while its permissions are being copied.
 */
const REFUSED_URL = { kind: 'URL refused', tries: 6, firstDelayMs: 250 };
/** Retries transient failures of one request, with a fresh URL if the current one has expired. */
function withRetries({ presignedUrl, ...context }, operation) {
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
            if (error instanceof StorageError && error.response?.isUrlExpired)
                expired = url;
            throw error;
        }
    }, { ...context, retryRule: requestRetryRule });
}
function requestRetryRule(error) {
    if (error instanceof connection_error/* ConnectionError */.R)
        return error.isFinal ? undefined : TRANSIENT;
    if (!(error instanceof StorageError))
        return undefined;
    if (error.response?.isUrlExpired)
        return REFUSED_URL;
    // A range is requested once more, since a proxy may have cut off one response. After that, the storage is assumed not
    // to support ranges.
    if (error.problem === 'range-mismatch') {
        return { kind: 'range mismatch', tries: 2, maxDelayMs: 0 };
    }
    const { response } = error;
    if (response === undefined || error.isAboutRange || !(0,send_request/* isTransientStatus */.Dm)(response.status))
        return undefined;
    return { ...TRANSIENT, retryAfterMs: response.retryAfterMs };
}
/** How many times to start a complete download. A failed status is final here: `withRetries` has already retried it. */
function restartRule(error) {
    if (!(error instanceof StorageError))
        return undefined;
    // If ranges do not work, one download without them follows.
    if (error.isAboutRange)
        return { kind: 'one stream', tries: 2, maxDelayMs: 0 };
    if (error.problem === 'http-status')
        return undefined;
    const isOnce = error.isEncoded || error.problem === 'no-length';
    return { kind: 'restart', tries: isOnce ? 2 : 4 };
}

;// CONCATENATED MODULE: ./lib/src/download/range-request.js
/** Requests bytes from the storage, without the API key: S3 refuses the key, and the storage must not know it. */








/** Longest silence of the storage, for each connection. */
const IDLE_TIMEOUT_MS = 30_000;
/** S3's errors are a few hundred characters long. */
const MAX_ERROR_CHARACTERS = 4096;
/** 203 is a 200 that a proxy has changed (RFC 9110, section 15.3.4). The checksums of the archive show whether it is intact. */
const WITH_BYTES = new Set([200, 203, 206]);
/**
 * Sends one request and returns its body as it arrives. The request ends after {@link IDLE_TIMEOUT_MS} without the
 * headers, or without a kilobyte of the body.
 *
 * @throws StorageError if the storage responds with anything but the bytes
 * @throws ConnectionError if the connection fails or falls silent, even while the body arrives
 * @throws the signal's reason when it aborts
 */
async function requestBytes(request, { client, signal }) {
    const silence = new AbortController();
    const idle = new IdleTimer(IDLE_TIMEOUT_MS, () => silence.abort());
    const either = AbortSignal.any([signal, silence.signal]);
    const { range, source } = request;
    let { url } = request;
    const headers = {
        ...(range && { Range: `bytes=${range.start}-${range.end - 1}` }),
        ...(source && { 'If-Match': source.etag }),
    };
    const failure = (error) => {
        idle.stop();
        if (signal.aborted)
            return signal.reason;
        if (silence.signal.aborted) {
            return new connection_error/* ConnectionError */.R('ETIMEDOUT', `the storage sent no data, or almost none, for ${IDLE_TIMEOUT_MS / 1000} s`, error);
        }
        if (error instanceof StorageError || error instanceof connection_error/* ConnectionError */.R)
            return error;
        return connection_error/* ConnectionError */.R.from(error, url);
    };
    let response;
    try {
        const sent = { method: 'GET', url, headers, signal: either };
        ({ response, url } = await (0,follow_redirects/* followRedirects */.F)(client, sent, mayFollow));
        if (!WITH_BYTES.has(response.statusCode))
            throw await refusal(response, request);
        return { ...parseHeaders(response, request), body: responseBody(response, idle, failure) };
    }
    catch (error) {
        response?.destroy();
        throw failure(error);
    }
}
/** A remote storage must not redirect to plain http services on this machine. */
function mayFollow(to, from) {
    return to.protocol === 'https:' || (from.protocol === 'http:' && (0,url/* isSecureUrl */.z)(to));
}
const REFUSED = 'The storage refused a fresh bundle URL as well. Check whether a proxy or a firewall between the runner and the storage ' +
    'blocks or changes the download.';
const GONE = 'The storage no longer has the bundle of this job. Start a new export, with an empty `job-id`.';
async function refusal(response, { range }) {
    const status = response.statusCode ?? 0;
    // S3 explains a redirect that it does not complete in the same way as an error.
    const code = await errorCode(response);
    if (status === 412)
        return replaced();
    const shown = [status, external_node_http_.STATUS_CODES[status], code && `(${code})`].filter(Boolean).join(' ');
    // S3 responds with 403 to an expired URL, and with 400 if the credentials that signed it have expired.
    const isUrlExpired = status === 400 || status === 403;
    // A 404 alone may come from a proxy.
    const isGone = code === 'NoSuchKey';
    const gone = isGone ? GONE : undefined;
    const afterMs = (0,send_request/* retryAfterMs */.Vs)(response.headers);
    return new StorageError('http-status', `the storage responded with ${shown}.`, {
        response: { status, retryAfterMs: afterMs, isUrlExpired, isOfRange: range !== undefined },
        // Before a refusal ends the run, a fresh URL was tried (`storage-failures.ts`).
        hint: isUrlExpired ? REFUSED : gone,
        isPermanent: isGone,
    });
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
        // The status is enough.
    }
    return /<Code>([A-Za-z0-9.]{1,64})<\/Code>/.exec(body)?.[1];
}
/** Reads the headers. Refuses a range that was not requested, or another object. */
function parseHeaders({ statusCode, headers }, { range, source }) {
    const { etag, 'content-length': length, 'content-encoding': encoded = 'identity' } = headers;
    const encoding = encoded === 'identity' ? undefined : encoded;
    if (statusCode !== 206) {
        if (source === undefined) {
            const sizeBytes = length === undefined ? undefined : Number(length);
            return { range: undefined, sizeBytes, etag, encoding };
        }
        if (etag !== source.etag)
            throw replaced();
        throw new StorageError('range-mismatch', 'the storage sent the complete bundle for a range.');
    }
    // The name of the unit is not case-sensitive (RFC 9110, section 14.1).
    const given = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(headers['content-range'] ?? '');
    const [start, last = 0, sizeBytes] = (given ?? []).slice(1).map(Number);
    const end = last + 1;
    const isRange = range !== undefined && sizeBytes !== undefined;
    if (!isRange || start !== range.start || end !== Math.min(range.end, sizeBytes)) {
        throw new StorageError('range-mismatch', 'the storage did not send the bytes that were requested.');
    }
    if (source !== undefined && (etag !== source.etag || sizeBytes !== source.sizeBytes))
        throw replaced();
    return { range: { start, end }, sizeBytes, etag, encoding };
}
function replaced() {
    return new StorageError('replaced', 'the bundle was replaced in the storage during the download.');
}

;// CONCATENATED MODULE: ./lib/src/download/parallel-download.js







/** No documentation site comes close, and the disk of a runner is not much larger. */
const MAX_BUNDLE_BYTES = 20_000_000_000;
/** S3 limits one connection to a few tens of MB/s, however fast the network of the runner is. */
const CONNECTIONS = 8;
/** The next range is requested when only this much of the current one is left, which hides the round trip. */
const REQUEST_AHEAD_BYTES = 512 * 1024;
/**
 * Resolves when every byte is in the file.
 *
 * @throws StorageError with `isAboutRange` if ranges do not work
 * @throws StorageError `wrong-size`, `broken-stream`, or `replaced` if the download has to restart with an empty file
 * @throws another StorageError, or ConnectionError, if the download cannot continue
 * @throws whatever refreshing the URL throws, and the signal's reason when it aborts
 */
async function downloadInto(file, options) {
    const { presignedUrl, inOneStream = false, signal } = options;
    const first = inOneStream ? undefined : { start: 0, end: rangeBytes(presignedUrl.sizeBytes) };
    const response = await withRetries(options, (url) => requestBytes({ url, range: first }, options));
    const { range, sizeBytes, etag, encoding } = response;
    options.onResponse({ encoding, hasLength: (sizeBytes ?? presignedUrl.sizeBytes) !== undefined });
    if (range === undefined || sizeBytes === undefined)
        return downloadStream(file, response, options);
    // If the size differs, the range belongs to another object. A fresh URL comes with the new size.
    requireSize(sizeBytes, presignedUrl.sizeBytes, encoding, 'replaced');
    // Without a strong ETag, nothing proves that two ranges belong to one object (RFC 9110, section 8.8.1). Node.js sends
    // no header with a control character.
    if (etag === undefined || /^W\/|\p{Cc}/u.test(etag)) {
        response.body.close();
        return downloadInto(file, { ...options, inOneStream: true });
    }
    const abort = new AbortController();
    const inner = { ...options, signal: AbortSignal.any([signal, abort.signal]) };
    const source = { etag, sizeBytes };
    const ranges = planRanges(range.end, sizeBytes);
    const inFlight = [];
    function start(next, begun) {
        if (next === undefined)
            return;
        const onNearEnd = () => start(ranges.next().value);
        const download = downloadRange(file, next, source, begun, onNearEnd, inner);
        // If one range fails, all others are aborted.
        download.catch((error) => abort.abort(error));
        inFlight.push(download);
    }
    start(range, response);
    for (let connections = 1; connections < CONNECTIONS; connections += 1)
        start(ranges.next().value);
    try {
        // The list grows during the loop.
        for (const download of inFlight)
            await download;
    }
    catch (error) {
        await Promise.allSettled(inFlight);
        throw error;
    }
}
/**
 * Downloads one range. It is retried on its own, and continued where it broke off.
 *
 * @param source the object that the range must be a part of
 * @param begun the response that already delivers the bytes of the range, if there is one
 * @param onNearEnd called once, when the next range may be requested
 */
async function downloadRange(file, { start, end }, source, begun, onNearEnd, options) {
    const cursor = { at: start };
    let unread = begun;
    let isNearEnd = false;
    const onBytes = (bytes) => {
        options.onBytes(bytes, source.sizeBytes);
        if (isNearEnd || cursor.at < end - REQUEST_AHEAD_BYTES)
            return;
        isNearEnd = true;
        onNearEnd();
    };
    await withRetries(options, async (url) => {
        const range = { start: cursor.at, end };
        const { body } = unread ?? (await requestBytes({ url, range, source }, options));
        // A response whose body broke off is not used again.
        unread = undefined;
        try {
            await receive(file, body, cursor, end, onBytes);
        }
        catch (error) {
            // A range whose bytes are all written is complete, however the connection ended.
            if (cursor.at < end || options.signal.aborted)
                throw error;
        }
        if (cursor.at < end)
            throw new StorageError('range-mismatch', 'the storage closed a range before its end.');
    });
}
async function downloadStream(file, response, options) {
    const announced = options.presignedUrl.sizeBytes;
    const expected = announced ?? response.sizeBytes;
    limitSize(expected);
    // One byte more than announced proves that the response is too long.
    const end = (expected ?? MAX_BUNDLE_BYTES) + 1;
    const cursor = { at: 0 };
    try {
        await receive(file, response.body, cursor, end, (bytes) => options.onBytes(bytes, expected));
    }
    catch (error) {
        // Without ranges, the download cannot be continued, only restarted.
        throw error instanceof connection_error/* ConnectionError */.R && !error.isFinal
            ? new StorageError('broken-stream', `${error.message}.`)
            : error;
    }
    requireSize(cursor.at, announced, response.encoding, 'wrong-size');
}
function requireSize(sizeBytes, announced, encoding, problem) {
    if (announced !== undefined && sizeBytes !== announced) {
        const sent = sizeBytes > announced ? 'more than' : `${sizeBytes} bytes of`;
        const how = encoding === undefined ? '' : `, ${withEncoding(encoding)}`;
        throw new StorageError(problem, `the storage sent ${sent} the ${announced} bytes that the service announced${how}.`, { encoding, hint: ENCODED_HINT });
    }
    limitSize(sizeBytes);
}
function limitSize(sizeBytes = 0) {
    if (sizeBytes <= MAX_BUNDLE_BYTES)
        return;
    throw new errors/* ActionError */.lZ('bundle-rejected', `The bundle is larger than ${(0,units/* size */.Ej)(MAX_BUNDLE_BYTES)}, which is the limit: ${(0,units/* size */.Ej)(sizeBytes)}.`, { hint: 'No documentation site comes close to this limit. Report it to the vendor.', isPermanent: true });
}

;// CONCATENATED MODULE: ./lib/src/download/partial-file.js
/** A file that is written at several offsets at once, and read from its beginning at the same time. */

const READ_BYTES = 512 * 1024;
class PartialFile {
    #handle;
    /** Segments already written beyond the contiguous bytes: their ends by their starts. */
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
    /** Writes at an offset. Several writes may run at once, but no byte is written twice. */
    async write(chunks, offset) {
        const { bytesWritten } = await this.#handle.writev(chunks, offset);
        this.#add(offset, offset + bytesWritten);
        const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
        // The system may write less than it was given, as on a disk that is almost full.
        if (bytesWritten < bytes) {
            await this.write([Buffer.concat(chunks).subarray(bytesWritten)], offset + bytesWritten);
        }
    }
    /** Returns the first bytes, as far as they are written. */
    async head(length) {
        const bytes = Math.min(length, this.#contiguousBytes);
        const { buffer } = await this.#handle.read(Buffer.alloc(bytes), 0, bytes, 0);
        return buffer;
    }
    /** Declares that nothing more will be written. */
    complete() {
        this.#isComplete = true;
        this.#wake();
    }
    /**
     * Yields the bytes from the beginning, as they become contiguous, until the file is complete. It supports one reader
     * at a time. A chunk is valid until the reader requests the next one: there are two buffers, and one is filled while
     * the other is read.
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
            // A failure is thrown when the chunk is requested, and must not count as unhandled until then.
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
        for (;;) {
            const next = this.#segments.get(this.#contiguousBytes);
            if (next === undefined)
                break;
            this.#segments.delete(this.#contiguousBytes);
            this.#contiguousBytes = next;
        }
        this.#wake();
    }
}

// EXTERNAL MODULE: ./lib/src/http/http-client.js + 1 modules
var http_client = __webpack_require__(8964);
// EXTERNAL MODULE: ./lib/src/timing/transfer-progress.js
var transfer_progress = __webpack_require__(8456);
;// CONCATENATED MODULE: ./lib/src/bundle/read-bundle.js
/**
 * Downloads a bundle into a file. A tar is read during the download, and a zip after it.
 * Only this file starts and restarts a download. Nothing is moved into place.
 */











/**
 * @throws ActionError if the bundle is refused or is not an archive; StorageError or ConnectionError if the storage
 *   does not send all of it
 * @throws whatever refreshing the URL throws, file system errors unchanged, and the signal's reason when it aborts
 */
async function readBundle(options, context) {
    const { presignedUrl } = options;
    const { log } = context;
    const client = new http_client/* HttpClient */.Q(log);
    let failure;
    let inOneStream = false;
    let downloads = 0;
    const download = async () => {
        downloads += 1;
        // The new object may have a different size, which the service reports with a fresh URL.
        if (failure?.problem === 'replaced')
            await presignedUrl.refresh(presignedUrl.url);
        // If it seems to be replaced again, the nodes of the storage have different ETags. One stream comes from one of them.
        const isReplacedAgain = failure?.problem === 'replaced' && downloads > 2;
        if (failure?.isAboutRange || isReplacedAgain) {
            inOneStream = true;
            log.info('Requesting the bundle in one stream');
        }
        try {
            return await downloadAndRead(options, client, inOneStream, context);
        }
        catch (error) {
            failure = error instanceof StorageError ? error : undefined;
            throw error;
        }
    };
    // Each request of a download counts its own tries.
    const onRetry = (error, delayMs) => (0,retry/* logRetry */.z)(log, error, delayMs, downloads + 1, ' the complete download');
    try {
        return await (0,retry/* retry */.L)(download, { ...context, retryRule: restartRule, onRetry });
    }
    finally {
        client.close();
    }
}
/** Downloads the complete bundle once, and reads it at the same time. If one of the two fails, the other is aborted. */
async function downloadAndRead({ presignedUrl, file, siteFolder: folder, basePath }, client, inOneStream, context) {
    if (folder !== undefined) {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        await (0,promises_.mkdir)(folder);
    }
    const partial = await PartialFile.create(file);
    const abort = new AbortController();
    const signal = AbortSignal.any([context.signal, abort.signal]);
    const progress = (0,transfer_progress/* transferProgress */.D)(context, 'Downloaded');
    let received = 0;
    const onBytes = (bytes, totalBytes) => {
        received += bytes;
        progress({ bytes: received, totalBytes });
    };
    let first;
    const onResponse = (response) => {
        first = response;
    };
    const options = { ...context, signal, presignedUrl, client, inOneStream, onBytes, onResponse };
    const running = [
        readArchive(partial.chunks(signal), file, { folder, basePath, signal }),
        downloadInto(partial, options).then(() => partial.complete()),
    ];
    try {
        const [{ head, bundle }] = await Promise.all(running);
        if (bundle === undefined)
            throw notABundle(head);
        return bundle;
    }
    catch (error) {
        abort.abort(error);
        await Promise.allSettled(running);
        const shown = error instanceof StorageError ? await explained(error, partial) : error;
        throw first === undefined ? shown : unread(shown, first);
    }
    finally {
        await partial.close();
    }
}
/**
 * A proxy's error page rarely has the size of the bundle. An error about the page helps more than one about the size.
 */
async function explained(error, file) {
    if (error.problem !== 'wrong-size')
        return error;
    const head = await file.head(archive_format/* HEAD_BYTES */.Lq);
    return (0,archive_format/* archiveFormat */.MG)(head) === undefined ? notABundle(head) : error;
}
/**
 * An object that is stored with an encoding can be read. If it cannot, most likely something else encoded it. Without a
 * length, a connection that was cut looks like the end.
 */
function unread(error, { encoding, hasLength }) {
    if (!(error instanceof errors/* ActionError */.lZ) || error.code !== 'bundle-rejected')
        return error;
    if (encoding !== undefined) {
        const reason = `the storage sent it ${withEncoding(encoding)}, and it cannot be read. ${error.message}`;
        return new StorageError('encoded', reason, { encoding, hint: ENCODED_HINT, cause: error });
    }
    if (hasLength || !(error instanceof bundle_errors/* DamagedError */.Me))
        return error;
    const reason = `the storage sent it without a length, and it may have been cut. ${error.message}`;
    return new StorageError('no-length', reason, { hint: error.hint, cause: error });
}
function notABundle(head) {
    const name = (0,archive_format/* otherFormat */.Qc)(head);
    if (name === undefined) {
        const reason = `the storage sent ${(0,archive_format/* describeOther */.kM)(head)} instead of the bundle.`;
        return new StorageError('not-an-archive', reason, { hint: 'A proxy may have sent it.' });
    }
    // Loading the language data takes as long as a tenth of the start, so only this message does it.
    const listed = new Intl.ListFormat('en', { type: 'disjunction' });
    const formats = listed.format(Object.keys(archive_format/* ARCHIVE_FORMATS */.Oz).map((extension) => `a \`${extension}\``));
    return new errors/* ActionError */.lZ('bundle-rejected', `The bundle is a file of the format ${name}, and not ${formats}.`, {
        hint: 'The action reads no other format. Report it to the vendor, or request the feature.',
        isPermanent: true,
    });
}

// EXTERNAL MODULE: ./lib/src/export/inputs/output-folder.js
var output_folder = __webpack_require__(4755);
// EXTERNAL MODULE: ./lib/src/export/bundle/acceptance-checks.js
var acceptance_checks = __webpack_require__(8133);
;// CONCATENATED MODULE: ./lib/src/export/bundle/download-bundle.js
/** Downloads the bundle of a completed job, and puts it into place if it passes every check. */









/**
 * @throws ActionError if the storage does not send the complete bundle, the bundle is refused, or the disk fails; then
 *   the folder is unchanged
 * @throws whatever refreshing the URL throws, and the signal's reason when it aborts
 */
async function downloadBundle(exported, run) {
    const { jobId, pageCount, presignedUrl } = exported;
    const { inputs, report, log, signal } = run;
    const { extract, target, tempFolder } = inputs;
    report.downloadStarting();
    const folder = inputs.folder ?? (0,output_folder/* defaultFolder */.qp)(tempFolder, jobId);
    const workPath = exported.workFolder.path ?? (0,output_folder/* openFolder */.NE)(folder, exported.workFolder, log);
    const file = external_node_path_.join(workPath, 'bundle');
    const siteFolder = extract ? external_node_path_.join(workPath, 'site') : undefined;
    const basePath = target.by === 'project' ? target.basePath : undefined;
    let bundle;
    try {
        bundle = await readBundle({ file, siteFolder, presignedUrl, basePath }, run);
        (0,acceptance_checks/* acceptSite */.A)(bundle.site.files, pageCount, inputs);
        signal.throwIfAborted();
        bundle = await placeBundle(bundle, folder, workPath);
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof bundle_errors/* NoFilesError */.NE && pageCount)
            throw bundle_errors/* NoFilesError */.NE.despite(pageCount);
        throw toBundleError(error, folder);
    }
    report.bundleDownloaded(bundle);
}
/** Errors of failed writes contain no path, unlike every other error of the file system. */
const WRITE_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG']);
function isFileError(error) {
    return error instanceof Error && 'code' in error && ('path' in error || WRITE_ERRORS.has(error.code));
}
/** Converts a connection or disk error to an ActionError, and returns any other error unchanged. */
function toBundleError(error, folder) {
    if (error instanceof connection_error/* ConnectionError */.R) {
        return new errors/* ActionError */.lZ('download-failed', `Downloading the bundle failed: ${error.message}.`, {
            hint: error.hint,
            cause: error,
        });
    }
    if (!isFileError(error))
        return error;
    return new errors/* ActionError */.lZ('disk', `The bundle could not be written to "${folder}" (${error.code}).`, {
        hint: `${(0,disk_fix/* diskFix */.P)(error)} You can also set \`path\` to another folder.`,
        cause: error,
    });
}


/***/ }),

/***/ 286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ followRedirects)
/* harmony export */ });
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7056);

const MAX_REDIRECTS = 5;
/** Throws ConnectionError, even if the signal aborts. `mayFollow` gets the next address and the current one. */
async function followRedirects(client, request, mayFollow) {
    let { url } = request;
    for (let redirects = 0;; redirects += 1) {
        const from = url;
        const response = await client.send({ ...request, url }).catch((error) => {
            throw _connection_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .R.from(error, from);
        });
        const { statusCode = 0, headers } = response;
        const target = statusCode >= 300 && statusCode < 400 ? headers.location : undefined;
        if (target === undefined)
            return { response, url, unfollowed: undefined };
        const to = URL.canParse(target, url.href) ? new URL(target, url) : undefined;
        if (to === undefined)
            return { response, url, unfollowed: 'invalid' };
        if (!mayFollow(to, url))
            return { response, url, unfollowed: 'refused' };
        if (redirects === MAX_REDIRECTS)
            return { response, url, unfollowed: 'too many' };
        // The body of a redirect is not needed, and may have any length.
        response.destroy();
        url = to;
    }
}


/***/ }),

/***/ 225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ sortedByPath),
/* harmony export */   q: () => (/* binding */ inByteOrder)
/* harmony export */ });
/** The order of paths in manifests, digests, and lists: by their UTF-8 bytes, as in `LC_ALL=C sort`. */
const SURROGATE = /[\ud800-\udfff]/;
function inByteOrder(paths) {
    const sorted = [...paths].sort();
    // Without surrogates, the order by UTF-16 units is the order by bytes (RFC 3629, section 1).
    if (!sorted.some((path) => SURROGATE.test(path)))
        return sorted;
    // Each string has one character per byte of UTF-8.
    const bytes = sorted.map((path) => Buffer.from(path).toString('latin1'));
    return bytes.sort().map((path) => Buffer.from(path, 'latin1').toString());
}
/** @returns the map with its paths in byte order, or the same map if they already are, which is the usual case */
function sortedByPath(files) {
    if (isSorted(files.keys()))
        return files;
    return new Map(inByteOrder(files.keys()).map((path) => [path, files.get(path)]));
}
/** Also false if any path contains surrogates. */
function isSorted(paths) {
    let previous = '';
    for (const path of paths) {
        if (path < previous || SURROGATE.test(path))
            return false;
        previous = path;
    }
    return true;
}


/***/ }),

/***/ 9206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ contentDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/**
 * The content digest of a site: over its file names and contents only, so it does not depend on times, order, or
 * compression of the archive (docs/reference.md). To compute it by hand, in the folder of the site:
 *
 *     find . -type f -print0 | LC_ALL=C sort -z | xargs -0 -r sha256sum | sha256sum
 *
 * That is one line per file: the SHA-256 of its contents in hex, two spaces, `./` and its path. The lines are sorted by
 * the UTF-8 bytes of the paths, each ends with a line feed, and the digest is the SHA-256 of all lines. For a site
 * without files, it is the SHA-256 of nothing (without `-r`, `xargs` would hash its empty input as a file). `sha256sum`
 * escapes a backslash and a line break in a name; no site has such a name (`site-path.ts`).
 */

/**
 * @param files path within the site, with `/` between its parts, and the hex SHA-256 of the contents, in the order of
 *   the paths' bytes
 * @returns `sha256:` and 64 hex digits
 */
function contentDigest(files) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const [path, sha256] of files)
        digest.update(`${sha256}  ./${path}\n`);
    return `sha256:${digest.digest('hex')}`;
}


/***/ }),

/***/ 3867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ formatManifest),
/* harmony export */   N: () => (/* binding */ parseManifest)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/* harmony import */ var _byte_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(225);
/* harmony import */ var _site_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4197);
/**
 * The manifest of a site: its files with their SHA-256, in lines that `sha256sum` writes and `sha256sum -c` reads (GNU
 * Coreutils manual, "md5sum invocation"). This module works on text only, not on the file system.
 */



/**
 * Expects byte order. No site has a name that `sha256sum` would escape (`site-path.ts`). It reads the name `-` as its
 * standard input.
 */
function formatManifest(files) {
    let text = '';
    for (const [path, sha256] of files)
        text += `${sha256}  ${path === '-' ? './-' : path}\n`;
    return text;
}
const DIGEST_LENGTH = 64;
/** A search for one such character is much faster than a pattern of 64 digits. */
const NOT_HEX = /[^0-9a-f]/;
/** The second blank is a `*` for a file that was read in binary mode, as `sha256sum` does on Windows. */
const SEPARATORS = ['  ', ' *'];
/** Editors on Windows put this mark at the beginning of a file. */
const BYTE_ORDER_MARK = '\ufeff';
/**
 * Reads `hash  path` and `hash *path`, with LF or CRLF line breaks. A leading `./` is ignored.
 *
 * @param wrong creates the error; its argument continues a sentence, such as `is not a manifest: it is empty`
 * @throws the error of `wrong` for any other line, a path that is not allowed, or a path with two digests: a comparison
 *   with such a manifest would upload and delete the wrong files
 */
function parseManifest(text, wrong) {
    const refusal = (why) => wrong(`is not a manifest: ${why}`);
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
            throw refusal(`line ${line} is not a line of \`sha256sum\``);
        }
        const path = name.startsWith('./') ? name.slice(2) : name;
        if ((0,_site_path_js__WEBPACK_IMPORTED_MODULE_0__/* .sitePathProblem */ .m)(path) !== undefined) {
            throw refusal(`line ${line} has the path "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(name)}", which is not allowed in a site`);
        }
        if ((files.get(path) ?? sha256) !== sha256) {
            throw refusal(`it lists "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(path)}" with two digests`);
        }
        files.set(path, sha256);
        start = next + 1;
    }
    if (files.size === 0)
        throw refusal('it is empty');
    return (0,_byte_order_js__WEBPACK_IMPORTED_MODULE_2__/* .sortedByPath */ .o)(files);
}


/***/ }),

/***/ 4197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ sitePathProblem)
/* harmony export */ });
/**
 * Decides which paths the files of a site may have, on every system. The readers of archives, manifests, and states, and
 * the deploy action use these rules, so all of them accept the same sites. A path ends up in lists of files to upload
 * and delete, and must never lead outside the site. Sources: Microsoft, "Naming Files, Paths, and Namespaces" (drives,
 * backslashes); docs/reference.md, "What a bundle may contain".
 */
/** Without the flag `i`: together with `u`, it also matches letters outside ASCII. */
const RULES = [
    [/^$/, 'has no name'],
    [/^\//, 'has an absolute name'],
    // Also without a slash: `c:x` is relative to the current folder of the drive.
    [/^[A-Za-z]:/, 'has a name with a drive letter'],
    [/\0/, 'has a NUL character in its name'],
    [/\\/, 'has a backslash in its name'],
    [/\p{Cc}/u, 'has a control character in its name'],
    [/(?:^|\/)\.\.(?:\/|$)/, 'has ".." in its name'],
    [/(?:^|\/)\.?(?:\/|$)/, 'has "." or nothing between two slashes of its name'],
];
/** One search for all rules takes half the time. A site may have 200,000 paths. */
const ANY_RULE = new RegExp(RULES.map(([{ source }]) => source).join('|'), 'u');
/**
 * @param path relative to the site, with `/` between its parts
 * @returns what is wrong, which continues a sentence about the file: `has a backslash in its name`; undefined if the
 *   path is allowed
 */
function sitePathProblem(path) {
    return ANY_RULE.test(path) ? RULES.find(([pattern]) => pattern.test(path))?.[1] : undefined;
}


/***/ }),

/***/ 1066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ eventLoopPauses)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/** Lets the event loop run during long work. Otherwise, Node.js would handle a SIGINT only when the work ends. */

/** The longest work without a pause. It is short compared with the seconds that a cancelled step has. */
const WORK_MS = 50;
/** Returns a function that pauses the work when a pause is due. Await it after a few milliseconds of work at most. */
function eventLoopPauses(signal) {
    let workingSince = performance.now();
    return async () => {
        if (performance.now() - workingSince <= WORK_MS)
            return;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        workingSince = performance.now();
        signal.throwIfAborted();
    };
}


/***/ }),

/***/ 8456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ transferProgress)
/* harmony export */ });
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6647);

/** The shortest time between two lines, and between two lines that report a silence. */
const MIN_GAP_MS = 10_000;
const SILENCE_MS = 30_000;
/**
 * @param verb what happened to the bytes
 * @returns a function to call with every change. It logs bytes, rate, and time left every ten seconds at most. If it is
 *   called although no byte has been transferred for 30 seconds, it logs that.
 */
function transferProgress({ log, clock }, verb) {
    const startedAt = clock.now();
    let loggedAt = startedAt;
    let loggedBytes = 0;
    return ({ bytes, totalBytes, files }) => {
        const now = clock.now();
        const sinceMs = now - loggedAt;
        const isSilent = bytes === loggedBytes;
        if (sinceMs < (isSilent ? SILENCE_MS : MIN_GAP_MS))
            return;
        loggedAt = now;
        loggedBytes = bytes;
        if (isSilent) {
            log.info(`Nothing was sent for ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(sinceMs)}: the storage responds slowly, or not at all`);
            return;
        }
        const bytesPerMs = bytes / (now - startedAt);
        const rate = `${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .size */ .Ej)(Math.round(bytesPerMs * 1000))}/s`;
        const parts = totalBytes === undefined
            ? [files, (0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .size */ .Ej)(bytes), rate]
            : [
                `${Math.floor((100 * bytes) / totalBytes)}%`,
                files,
                `${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .size */ .Ej)(bytes)} of ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .size */ .Ej)(totalBytes)}`,
                rate,
                `about ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(Math.ceil((totalBytes - bytes) / bytesPerMs / 1000) * 1000)} left`,
            ];
        log.info(`${verb} ${parts.filter(Boolean).join(', ')}`);
    };
}


/***/ })

};
;