"use strict";
exports.id = 566;
exports.ids = [566];
exports.modules = {

/***/ 3566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deploySite: () => (/* binding */ deploySite),
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/context/context.js
var context = __webpack_require__(2409);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/errors.js + 1 modules
var errors = __webpack_require__(6864);
// EXTERNAL MODULE: ./lib/src/disk/disk-fix.js
var disk_fix = __webpack_require__(6379);
;// CONCATENATED MODULE: ./lib/src/disk/temporary-files.js
/** Temporary files, such as lists for another program. */




/**
 * Does something with a new empty folder, which is removed afterwards.
 *
 * @param parent the folder of the runner for temporary files
 * @throws ActionError if the folder cannot be made; whatever `work` throws
 */
async function withTemporaryFolder(parent, work) {
    const folder = await makeTemporaryFolder(parent);
    try {
        return await work(folder);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    }
}
/**
 * Makes a folder that remains for later steps. The runner empties its folder for temporary files for each job.
 *
 * @throws ActionError if the folder cannot be made
 */
function makeTemporaryFolder(parent) {
    return writing(() => (0,promises_.mkdtemp)(external_node_path_.join(parent, 'deploy-')));
}
/**
 * @param name may be in folders that do not exist yet
 * @throws ActionError for an error of the file system, such as a full disk
 */
async function writeTemporaryFile(folder, name, text) {
    const file = external_node_path_.join(folder, name);
    await writing(async () => {
        await (0,promises_.mkdir)(external_node_path_.dirname(file), { recursive: true });
        await (0,promises_.writeFile)(file, text);
    });
    return file;
}
async function writing(write) {
    try {
        return await write();
    }
    catch (cause) {
        throw temporaryFileError(cause);
    }
}
/** @param cause an error of the file system */
function temporaryFileError(cause) {
    const { code } = cause;
    return new errors/* ActionError */.lZ('disk', `The temporary folder of the runner cannot be written (${code}).`, {
        hint: (0,disk_fix/* diskFix */.P)(cause),
        cause,
    });
}

// EXTERNAL MODULE: ./lib/src/runner/run-action.js
var run_action = __webpack_require__(1871);
// EXTERNAL MODULE: ./lib/src/runner/runner-files.js + 1 modules
var runner_files = __webpack_require__(643);
// EXTERNAL MODULE: ./lib/src/runner/step-log.js
var step_log = __webpack_require__(4332);
// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
// EXTERNAL MODULE: ./lib/src/runner/workflow-run.js
var workflow_run = __webpack_require__(7008);
;// CONCATENATED MODULE: ./lib/src/site/addresses.js
/** The addresses at which visitors get the files of a site (docs/hosting.md). */
/**
 * Returns the addresses of a file within its site, its own path first. A page also has the address without its
 * extension. An `index.html` has the address of its folder, with and without a slash.
 */
function addressesOf(path) {
    const folder = /^(?:(.*)\/)?index\.html$/s.exec(path);
    if (folder === null)
        return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path];
    const [, name] = folder;
    return name === undefined ? [path, ''] : [path, `${name}/`, name];
}
/**
 * Returns the address of a page as people know it: `guides/start.html` becomes `guides/start`, and `guides/index.html`
 * becomes `guides/`. A name that is only the extension remains unchanged.
 */
function canonicalPath(page) {
    const [, address = page] = addressesOf(page);
    return /(?:^|\/)\.html$/.test(page) ? page : address;
}
/**
 * Returns the address of a page as a browser requests it, from the root of the site: `guides/a b.html` becomes
 * `/guides/a%20b`. A browser leaves `@`, `+`, and other characters unencoded that {@link fileUrl} encodes, and a cache
 * may tell the two forms apart (RFC 3986, section 2.2).
 */
function requestedPath(page) {
    return `/${asRequested(canonicalPath(page))}`;
}
/** Returns the URL of one of the {@link addressesOf} a file as a browser requests it, such as to purge it in a cache. */
function requestedUrl(address, liveUrl) {
    return `${folderOf(liveUrl)}${asRequested(address)}`;
}
function asRequested(address) {
    return encodeURI(address).replace(/[?#]/g, encodeURIComponent);
}
/** Returns the address of a file or page on the live site. The address of the site itself may have a path. */
function fileUrl(address, liveUrl) {
    return `${folderOf(liveUrl)}${address.split('/').map(encodeURIComponent).join('/')}`;
}
/** Returns the address of a site without its query and the file name of its home page, and with a slash at its end. */
function folderOf(liveUrl) {
    const url = new URL(liveUrl);
    url.search = '';
    url.hash = '';
    url.pathname = url.pathname.replace(/\/[^/]*\.html?$/i, '/');
    return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

// EXTERNAL MODULE: ./lib/src/site/pages.js
var site_pages = __webpack_require__(8252);
;// CONCATENATED MODULE: ./lib/src/deploy/changed-pages.js
/** The list of the output `changed-pages-path`, from which later steps inform search engines, caches, and people. */


/**
 * Returns the addresses at which visitors get something else after a deployment, one per line. These include the pages
 * that it repairs, and those that only an interrupted deployment has uploaded: a cache may have the wrong version.
 */
function changedPages({ plan, site, state }) {
    const paths = [...plan.pending.pending, ...(plan.changes?.removed ?? [])];
    // A page that is empty now has been one. What only an interrupted deployment has uploaded is unknown.
    const wasOrIsPage = (path) => {
        const versions = [site.get(path), state.live?.files.get(path)].filter((version) => version !== undefined);
        return versions.length === 0 ? (0,site_pages/* isPage */.yp)(path) : versions.some((version) => (0,site_pages/* isPage */.yp)(path, version));
    };
    const addresses = new Set(paths.filter(wasOrIsPage).map(requestedPath));
    return [...addresses]
        .sort()
        .map((address) => `${address}\n`)
        .join('');
}

// EXTERNAL MODULE: ./lib/src/site/content-digest.js
var content_digest = __webpack_require__(9206);
// EXTERNAL MODULE: ./lib/src/site/byte-order.js
var byte_order = __webpack_require__(225);
// EXTERNAL MODULE: ./lib/src/site/names.js
var site_names = __webpack_require__(8836);
;// CONCATENATED MODULE: ./lib/src/deploy/destination/destination.js
/** What the destination has, as a listing shows it. */


class Destination {
    #listing;
    /** The same by key. */
    #byKey;
    /** The folder of this deployment's own state, with a trailing slash; undefined if the state is elsewhere. */
    #ownState;
    /** Keys of the folders of other deployments, with their trailing slashes. */
    #foreign;
    /** Returns the same text for two names that may be those of one file or folder. */
    keyOf;
    /** @param ownState folder of this deployment's own state; undefined if the state is elsewhere */
    constructor(listing, names, ownState) {
        this.keyOf = (path) => (0,site_names/* nameKey */.Rc)(path, names);
        this.#listing = listing;
        const isExact = !(names.ignoresCase || names.mayNormalize);
        this.#byKey = isExact ? listing : new Map([...listing].map(([path, file]) => [this.keyOf(path), file]));
        this.#ownState = ownState && `${ownState}/`;
        this.#foreign = foreignFolders(listing.keys(), this.#ownState).map(this.keyOf);
    }
    /** Finds the file or folder with this name, or one that may be the same. */
    find(path) {
        return this.#byKey.get(this.keyOf(path));
    }
    /** Whether the destination has the file as the last deployment left it: with this size, and written at this time. */
    has(path, version) {
        const file = this.find(path);
        return file !== undefined && isSameFile(file, version);
    }
    /** Whether there is a folder. Another program may have put a file in its place. */
    hasFolder(folder) {
        return this.find(`${folder}/`) !== undefined;
    }
    /** @returns the listed files and folders in the folder, at any depth; a folder ends with a slash */
    entriesIn(folder) {
        const start = `${this.keyOf(folder)}/`;
        const isIn = (path) => this.keyOf(path).startsWith(start) && this.keyOf(path) !== start;
        return [...this.#listing.keys()].filter(isIn);
    }
    /** Whether a file is in the folder of another deployment, which has its own state. */
    isForeign(path) {
        return this.#foreign.some((folder) => this.keyOf(path).startsWith(folder));
    }
    /** @returns the listed files and folders, except those in folders of other deployments */
    ownEntries() {
        return [...this.#listing].filter(([path]) => !this.isForeign(path));
    }
    /**
     * @param site the files to deploy
     * @returns the listed files that are not part of the site, and the folders without a file of it, in byte order
     */
    unmanaged(site) {
        const own = [...site.keys(), ...[...(0,site_names/* foldersOf */.pd)(site.keys())].map((folder) => `${folder}/`)];
        const keys = new Set(own.map(this.keyOf));
        const isOwn = (path) => this.#ownState !== undefined && path.startsWith(this.#ownState);
        const isOther = (path) => !(keys.has(this.keyOf(path)) || isOwn(path) || this.isForeign(path) || (0,site_names/* isPartial */.mt)(path));
        return (0,byte_order/* inByteOrder */.q)([...this.#listing.keys()].filter(isOther));
    }
    /** @returns the partial files that interrupted uploads left, except in folders of other deployments */
    partialFiles() {
        return [...this.#listing.keys()].filter((name) => (0,site_names/* isPartial */.mt)(name) && !this.isForeign(name));
    }
}
/**
 * Whether a file has this size and time. A storage may list a fraction of a second that an archive of its files does not
 * have. Where one of the two times is missing, only the size is known.
 */
function isSameFile(file, other) {
    if (file.size !== other.size)
        return false;
    if (file.modified === undefined || other.modified === undefined)
        return true;
    if (file.modified === other.modified)
        return true;
    const [one, two] = [Date.parse(file.modified), Date.parse(other.modified)];
    const isRounded = one % 1000 === 0 || two % 1000 === 0;
    return one === two || (isRounded && Math.trunc(one / 1000) === Math.trunc(two / 1000));
}
/** @returns each folder with its own state, with a trailing slash */
function foreignFolders(paths, own) {
    const folders = new Set();
    for (const path of paths) {
        const at = path.indexOf(`/${site_names/* STATE_FOLDER */.P2}/`);
        if (at > 0 && !(own !== undefined && path.startsWith(own)))
            folders.add(path.slice(0, at + 1));
    }
    return [...folders];
}
/** The time of asking for one file is about that of listing this many. */
const FILES_PER_NAME = 50;
/**
 * Lists what a deployment has changed, once more.
 *
 * @param changed the uploaded and the deleted files
 */
async function listAgain(changed, site, storage) {
    const { isBucket } = storage.features;
    // A complete listing of a large bucket takes one request after the other.
    const isFew = isBucket && changed.length * FILES_PER_NAME <= site.size;
    const found = isFew ? await storage.find(changed) : undefined;
    return found ?? storage.list(new Set(isBucket ? [...site.keys(), ...changed] : changed));
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/src/disk/sha256-of.js
/** Computes the digest of a file. */



/** Most files of a site are small. A larger file is not held in memory. */
const MAX_IN_MEMORY = 4_000_000;
/** @returns the SHA-256 as hex */
async function sha256Of(file) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    if ((await (0,promises_.stat)(file)).size <= MAX_IN_MEMORY)
        hash.update(await (0,promises_.readFile)(file));
    else
        for await (const piece of (0,external_node_fs_.createReadStream)(file))
            hash.update(piece);
    return hash.digest('hex');
}

// EXTERNAL MODULE: ./lib/src/site/hosting-path.js
var hosting_path = __webpack_require__(1144);
// EXTERNAL MODULE: ./lib/src/site/manifest.js
var manifest = __webpack_require__(3867);
;// CONCATENATED MODULE: ./lib/src/site/path-patterns.js
/** Patterns of files of a site, which `parsePatterns` has read from an input. */


/** Whether a pattern matches the path, or a folder that it is in. */
function matchesAny(name, patterns) {
    if (patterns.length === 0)
        return false;
    const parts = [...(0,site_names/* ancestorsOf */.Gw)(name), name];
    return patterns.some((pattern) => parts.some(patternTest(pattern)));
}
/** `**` of Node.js skips folders whose names begin with a dot, but a file to leave out may be in one of them. */
const AT_ANY_DEPTH = /^\*\*\/([^/]+)$/;
/**
 * Returns whether the pattern matches just a path. A test is made once, since a site may have 200,000 files.
 *
 * @param pattern for a name alone after `**\/`, such as `**\/.env.*`, the folder does not matter
 */
function patternTest(pattern) {
    const [, last] = AT_ANY_DEPTH.exec(pattern) ?? [];
    const glob = last ?? pattern;
    const [literal = ''] = /^[\w./-]*/.exec(glob) ?? [];
    // A glob takes Node.js microseconds for each file.
    const isMatch = (path) => path.startsWith(literal) && (path === glob || external_node_path_.posix.matchesGlob(path, glob));
    if (last === undefined)
        return literal === glob ? (path) => path === glob : isMatch;
    return literal === glob
        ? (path) => path === glob || path.endsWith(`/${glob}`)
        : (path) => isMatch(path.slice(path.lastIndexOf('/') + 1));
}

// EXTERNAL MODULE: ./lib/src/site/site-path.js
var site_path = __webpack_require__(4197);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
;// CONCATENATED MODULE: ./lib/src/timing/parallel.js
/** Does the same work for many items, several at the same time. */
/** @throws the first error of the work */
async function forEachParallel(items, limit, work) {
    const queue = items[Symbol.iterator]();
    const worker = async () => {
        for (let next = queue.next(); !next.done; next = queue.next())
            await work(next.value);
    };
    await Promise.all(Array.from({ length: limit }, worker));
}

// EXTERNAL MODULE: ./lib/src/timing/pauses.js
var pauses = __webpack_require__(1066);
// EXTERNAL MODULE: ./lib/src/inputs/folder-parsers.js
var folder_parsers = __webpack_require__(9497);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/src/deploy/storage-types/local.js
var local = __webpack_require__(1661);
// EXTERNAL MODULE: ./lib/src/deploy/storage-types/storage-types.js + 10 modules
var storage_types = __webpack_require__(471);
;// CONCATENATED MODULE: ./lib/src/deploy/remote/empty-values.js
/**
 * What an expression without a value leaves of an option of a remote. rclone would mistake it for another setting: without
 * a host, it connects to this machine.
 */



/** An address that lacks its host, or the beginning of it, such as `https://.example.com`. */
const NO_HOST = /^(?:[a-z][a-z0-9+.-]*:\/\/(?:[./:?#]|$)|\.)/i;
const EMPTY_VALUE_FIX = `Check the secret or variable that its value comes from. ${parsers/* EMPTY_SECRET */.z4}`;
/**
 * @param option name of an option of rclone, or of a variable for one
 * @returns the end of a sentence that begins with the option; undefined for a value that can be used
 */
function missingValue(option, value) {
    if (value.trim() === '')
        return 'is empty';
    const isAddress = /(?:^|_)(?:host|endpoint|url)$/i.test(option);
    return isAddress && NO_HOST.test(value.trim()) ? 'lacks the beginning of its host name' : undefined;
}
/** @throws ActionError for variables of a remote that are set and have no value, never with a value */
function requireValues(env) {
    for (const [name, value = ''] of Object.entries(env)) {
        const missing = isOfRemote(name) ? missingValue(name, value) : undefined;
        if (missing === undefined)
            continue;
        throw new errors/* ActionError */.lZ('bad-input', `The variable \`${name}\` ${missing}.`, { hint: EMPTY_VALUE_FIX });
    }
}
/** Settings of rclone itself whose names begin with that of a storage (rclone documentation, "Global Flags"). */
const GLOBAL = /^(?:HTTP_PROXY|CACHE_DIR)$/i;
function isOfRemote(variable) {
    const [, setting = ''] = /^RCLONE_(.*)$/i.exec(variable) ?? [];
    return /^CONFIG_./i.test(setting) || (storage_types/* OF_STORAGE */.gY.test(setting) && !GLOBAL.test(setting));
}

;// CONCATENATED MODULE: ./lib/src/deploy/remote/connection-string.js



/**
 * The parameters that a connection string may have. The log of a step shows its inputs, so none may be a secret. rclone
 * marks none of them as a password, and as sensitive only those that name a server or an account (`rclone config
 * providers`). The URL of a WebDAV server is missing because it may grant access, and so is an option that contains
 * another remote.
 */
const PARAMETERS = new Set([
    // Where the storage is, and to whom it belongs.
    'provider region endpoint location location_constraint host port user account domain namespace compartment',
    'share_name vendor',
    // How to sign in. The path of a file is not a secret.
    'env_auth profile role_arn use_az use_msi key_use_agent key_file known_hosts_file service_account_file',
    'shared_credentials_file config_file config_profile',
    // How to connect.
    'tls explicit_tls no_check_certificate disable_epsv force_list_hidden shell_type force_path_style',
    'use_dual_stack use_accelerate_endpoint requester_pays no_check_bucket',
    // How the storage keeps a file.
    'acl object_acl bucket_policy_only storage_class storage_policy access_tier server_side_encryption hard_delete',
    // How fast.
    'chunk_size upload_cutoff upload_concurrency concurrency connections',
].flatMap((names) => names.split(' ')));
/** `,key`, `,key=value`, `,key="value"`, or `,key='value'`, where a quote within the quotes is doubled. */
const PARAMETER = /^,([\w.]+)(?:=("(?:[^"]|"")*"|'(?:[^']|'')*'|(?!["'])[^,:]*))?(?=[,:]|$)/;
const NOT_QUOTED = 'has a colon after its parameters, or a parameter whose value contains a colon and is not in quotes, such as `endpoint="https://..."`.';
/**
 * @param wrong returns the error; a fix in place of the usual one is optional
 * @returns the prefix with its colon, and the name of the remote or the type of the storage; undefined for a folder of
 *   this machine
 * @throws what `wrong` returns, never with the value of a parameter
 */
function beforePath(value, wrong) {
    const [start, name = ''] = /^:?([^:,/\\]+)(?=[:,])/.exec(value) ?? [];
    if (start === undefined && /^[:,]/.test(value))
        throw wrong('has no name before its parameters.');
    if (start === undefined || isFolder(value))
        return undefined;
    let at = start.length;
    while (value[at] === ',') {
        const [all, key = '', text = ''] = PARAMETER.exec(value.slice(at)) ?? [];
        if (all === undefined)
            throw wrong('has a parameter that rclone cannot read.');
        const problem = parameterProblem(key, text);
        if (problem !== undefined)
            throw wrong(problem, variableFix(start, key));
        const missing = all.includes('=') ? missingValue(key, text.replace(/^(["'])(.*)\1$/s, '$2')) : undefined;
        if (missing !== undefined)
            throw wrong(`has the parameter \`${key}\`, which ${missing}.`, EMPTY_VALUE_FIX);
        // rclone reads the first colon that is not in quotes as the end of the parameters.
        if (/^https?$/i.test(text))
            throw wrong(NOT_QUOTED);
        at += all.length;
    }
    if (value[at] !== ':')
        throw wrong('has no colon before its path.');
    const prefix = value.slice(0, at + 1);
    // The path is shown, so it must not contain a parameter, or the rest of one.
    const rest = value.slice(at + 1);
    const hasParameter = start.startsWith(':') ? /(?:^|,)\w+=/.test(rest) : /,\w+=/.test(rest);
    if (hasParameter || (prefix.includes(',') && /:|^[^/]*@/.test(rest)))
        throw wrong(NOT_QUOTED);
    return { prefix, name };
}
/** rclone reads a value without a colon as a folder. One that has a parameter was not meant to be a folder. */
function isFolder(value) {
    if (!value.includes(':'))
        return !/,\w+=/.test(value);
    // On Windows, rclone reads a single letter as a drive, as every other program does.
    return process.platform === 'win32' && /^[a-z]:/i.test(value);
}
function parameterProblem(key, value) {
    if (!PARAMETERS.has(key)) {
        return `has the parameter \`${key}\`, which this action does not accept in a connection string.`;
    }
    // The name of a user may be an email address.
    const [characters, names] = key === 'user' ? [/:/, 'a colon'] : [/[@?#]/, 'an `@`, `?`, or `#`'];
    if (!characters.test(value))
        return undefined;
    return `has the parameter \`${key}\` with ${names}, so it may contain a password or token.`;
}
/** Names the variable of rclone for an option (rclone documentation, "Environment variables"). */
function variableFix(start, key) {
    const name = start.startsWith(':') ? start.slice(1) : undefined;
    const { inVariables } = (0,storage_types/* storageTypeOf */.V5)(name);
    const owner = name === undefined ? `config_${start}` : inVariables || name;
    // No variable sets a global option for one remote, and this machine has fixed options.
    if (name === local/* THIS_MACHINE */.D || key.includes('.'))
        return 'Remove the parameter.';
    return (`Correct its name, or remove it and set the variable \`RCLONE_${`${owner}_${key}`.toUpperCase()}\` in the \`env\` of the step. ` +
        'If its value is secret, store it as a secret.');
}

;// CONCATENATED MODULE: ./lib/src/deploy/remote/remote.js
/**
 * A path as rclone accepts it: a folder of this machine, `remote:path`, or a connection string `:type,key=value:path`
 * (rclone documentation, "Syntax of remote paths" and "Connection strings").
 */










const FIX = 'Use a path that rclone accepts: a folder of the workspace, such as `./build/docs`; a remote that `RCLONE_CONFIG_DOCS_TYPE` and other ' +
    'variables configure, such as `docs:bucket/path`; or a connection string, such as ' +
    '`:s3,provider=AWS,env_auth=true,region=eu-central-1:bucket`.';
/** The container of Azure's static websites is `$web`, so only a variable in capital letters is recognized. */
const UNEXPANDED = /^~|\*|^ | $|\$\{|\$[A-Z_]+\b|\{\{/;
const UNEXPANDED_PROBLEM = 'has a path that begins with `~`, contains `*` or a variable such as `$NAME`, or has a blank at one end, and no shell expands it: they would be parts of a name.';
const UNEXPANDED_FIX = 'Use the path as the server has it, such as `docs:www` for a folder of the home directory, or `docs:/srv/www`.';
/** @throws InputError, never with the value: it may contain a secret that does not belong there */
function parseRemote(input, value) {
    const wrong = (what, fix = FIX) => new errors/* InputError */.dz(input, what, fix);
    if (value === '')
        throw wrong('is empty.');
    if (/[\r\n\0]/.test(value))
        throw wrong('contains a line break.');
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value))
        throw wrong('is a URL.');
    if (/^(["']).*\1$/.test(value))
        throw wrong('has quotes around it, which would be part of a name.');
    const before = beforePath(value, wrong);
    if (before === undefined)
        return localFolder(input, value);
    const { prefix, name } = before;
    if (UNEXPANDED.test(value.slice(prefix.length)))
        throw wrong(UNEXPANDED_PROBLEM, UNEXPANDED_FIX);
    // rclone's own variables configure a remote that has a name.
    const variable = `RCLONE_CONFIG_${name.toUpperCase()}_TYPE`;
    const type = (prefix.startsWith(':') ? name : process.env[variable]?.trim())?.toLowerCase();
    const rest = value.slice(prefix.length).replace(/(?<=[^/])\/+$/, '');
    if ((0,storage_types/* storageTypeOf */.V5)(type).isBucket && rest.replaceAll('/', '') === '') {
        throw wrong('has no bucket after its last colon. An expression without a value is empty.');
    }
    if (/[^/]\/\//.test(rest))
        throw wrong('has two slashes in its path. An expression without a value is empty.');
    if ((0,storage_types/* storageTypeOf */.V5)(type).isBucket && rest.split('/').some((part) => /^\.\.?$/.test(part))) {
        throw wrong('has a part `.` or `..` in its path, which would be a part of a name.');
    }
    // The name in messages is the path, such as `bucket/path`.
    const shown = /^\/*$/.test(rest) ? name : rest.replace(/^\/+(?=[^/]+$)/, '');
    return { prefix, path: rest, type, name: shown };
}
function localFolder(input, value) {
    const given = (0,folder_parsers/* parseFolder */.Ir)(input, value, external_node_path_.sep, FIX);
    if (UNEXPANDED.test(given))
        throw new errors/* InputError */.dz(input, UNEXPANDED_PROBLEM, FIX);
    if (!external_node_path_.isAbsolute(given) && !/^\.(?:[\\/]|$)/.test(given))
        throw bareFolder(input, given);
    const folder = external_node_path_.resolve((0,runner_files/* workspace */.Gl)(), given);
    requireWindowsName(input, folder);
    if (external_node_path_.dirname(folder) === folder)
        throw new errors/* InputError */.dz(input, 'is the root of the file system.', FIX);
    const relative = external_node_path_.relative((0,runner_files/* workspace */.Gl)(), folder);
    const isInside = relative !== '' && !relative.startsWith('..') && !external_node_path_.isAbsolute(relative);
    return { prefix: '', path: folder, type: local/* THIS_MACHINE */.D, name: isInside ? relative : folder };
}
/** A remote without its colon would be deployed to a folder of the runner, where nothing serves it. */
function bareFolder(input, folder) {
    return new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(folder)}, which may be a folder or a remote without its name.`, `Write \`./${(0,clean_text/* cleanText */.X5)(folder, 100)}\` for a folder of the workspace, or \`docs:${(0,clean_text/* cleanText */.X5)(folder, 100)}\` for a path of the remote that \`RCLONE_CONFIG_DOCS_TYPE\` and other variables configure.`);
}
/** Windows would create a folder with a different name, or none. */
function requireWindowsName(input, folder) {
    if (process.platform !== 'win32' || !/[<>"|?*]|:(?!\\)/.test(folder.replace(/^[a-z]:/i, '')))
        return;
    throw new errors/* InputError */.dz(input, 'has a character that Windows does not allow in the name of a folder.', FIX);
}
/** @returns the folder on this machine; undefined if the remote is not a local folder */
function localPath({ prefix, path: folder, type }) {
    if (prefix === '')
        return folder;
    return type === local/* THIS_MACHINE */.D ? external_node_path_.resolve((0,runner_files/* workspace */.Gl)(), folder) : undefined;
}
/**
 * Whether a folder is in the workspace, where nothing serves it. A link in the workspace may lead to a folder of a server.
 *
 * @param folder absolute path of a folder that may not exist yet
 */
function isInWorkspace(folder) {
    const relative = external_node_path_.relative(realPath((0,runner_files/* workspace */.Gl)()), realPath(folder));
    return relative !== '' && !/^\.\.(?:[\\/]|$)/.test(relative) && !external_node_path_.isAbsolute(relative);
}
/** Resolves the links of a path, of which the last parts may not exist. */
function realPath(folder) {
    try {
        return (0,external_node_fs_.realpathSync)(folder);
    }
    catch {
        const parent = external_node_path_.dirname(folder);
        return parent === folder ? folder : external_node_path_.join(realPath(parent), external_node_path_.basename(folder));
    }
}
/**
 * Returns a folder as rclone expects it. The trailing slash shows that the path is not a file. Without the slash,
 * rclone asks the storage.
 *
 * @param folder within the remote, with `/` between its parts; empty for the remote itself
 */
function remote_folderOf(remote, folder = '') {
    const full = joined(remote, folder);
    return /[/:]$/.test(full) && !(remote.prefix === '' && full.endsWith(':')) ? full : `${full}/`;
}
/** @returns the folder with that name within the remote */
function within(remote, name) {
    return { ...remote, path: joined({ ...remote, prefix: '' }, name) };
}
function joined({ prefix, path: base }, name) {
    const slash = base === '' || name === '' || base.endsWith('/') ? '' : '/';
    return `${prefix}${base}${slash}${name}`;
}
/**
 * @param other a folder, such as the state folder
 * @returns the path of `other` within the remote; empty if they are the same; undefined if `other` is elsewhere
 */
function pathWithin(remote, other) {
    const [outer, inner] = [remote_folderOf(remote), remote_folderOf(other)].map(comparable);
    if (outer === undefined || inner === undefined || !inner.startsWith(outer))
        return undefined;
    return inner.slice(outer.length).replace(/\/$/, '');
}
/** The parameters that say where a storage is. */
const LOCATION = /,(?:host|port|endpoint|account)=(?:"[^"]*"|'[^']*'|[^,:]*)/g;
/** @returns the same text for a remote in each run, even if its other parameters, or the workspace, have changed */
function remoteId({ prefix, path: folder, name }) {
    if (prefix === '')
        return name;
    const [start = ''] = /^:?[^:,]+/.exec(prefix) ?? [];
    return `${start}${(prefix.match(LOCATION) ?? []).join('')}:${folder}`;
}
/** Windows reads both slashes as the same, and ignores case. */
function comparable(folder) {
    return process.platform === 'win32' ? folder.replaceAll('\\', '/').toLowerCase() : folder;
}

;// CONCATENATED MODULE: ./lib/src/deploy/inputs/input-rules.js
/** The rules between inputs of the deploy action, in their order of precedence. */



/** For a site that is empty, missing, or cannot be deployed. */
const SITE_FIX = 'Pass a folder of plain files, such as the output `site-path` of the export action, which is set with `extract: true`.';
const INPUT_RULES = [
    {
        input: 'site-path',
        isBroken: ({ sitePath, remove }) => !remove && sitePath === '',
        problem: 'is empty.',
        fix: SITE_FIX,
    },
    {
        input: 'destination',
        isBroken: ({ destination, sitePath, remove }) => !remove && isInSite(destination, sitePath),
        problem: 'is the site folder, or is inside it.',
        fix: 'Use a folder outside `site-path`.',
    },
    {
        input: 'destination',
        isBroken: ({ destination }) => isLostWithRunner(destination),
        problem: 'is a folder of this runner outside its workspace. GitHub hosts the runner, so the folder is lost after the job.',
        fix: 'For a folder of a server, use a remote, such as `:sftp,host=web.example.com,user=docs:/srv/docs`, or a self-hosted ' +
            'runner. If a later step publishes the folder, use one of the workspace, such as `./published`.',
    },
    {
        input: 'state',
        isBroken: ({ destination, state }) => state !== undefined && pathWithin(destination, state) === '',
        problem: 'is the destination itself, so the state would be among the files of the site.',
        fix: 'Use a separate folder for the state, or leave the input empty.',
    },
    {
        input: 'state',
        isBroken: ({ state, sitePath, remove }) => !remove && state !== undefined && isInSite(state, sitePath),
        problem: 'is inside the site folder.',
        fix: 'Use a folder outside `site-path`.',
    },
];
function isLostWithRunner(remote) {
    const folder = localPath(remote);
    return folder !== undefined && (0,runner_files/* isHostedByGitHub */._S)() && !isInWorkspace(folder);
}
function isInSite(remote, sitePath) {
    const folder = localPath(remote);
    if (folder === undefined)
        return false;
    const relative = external_node_path_.relative(sitePath, folder);
    return relative === '' || !(relative.startsWith('..') || external_node_path_.isAbsolute(relative));
}

// EXTERNAL MODULE: ./lib/src/inputs/input-rules.js
var input_rules = __webpack_require__(3816);
// EXTERNAL MODULE: ./lib/src/inputs/path-lists.js
var path_lists = __webpack_require__(1143);
// EXTERNAL MODULE: ./lib/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(4536);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/src/runner/child-environment.js
var child_environment = __webpack_require__(6679);
// EXTERNAL MODULE: ./lib/src/runner/find-program.js
var find_program = __webpack_require__(2299);
// EXTERNAL MODULE: ./lib/src/timing/retry.js
var retry = __webpack_require__(5251);
;// CONCATENATED MODULE: ./lib/src/deploy/cdn/cloudfront-errors.js
/** What a failure of the `aws` command means, and how to fix it. */


/** Failures of CloudFront or of the connection that usually pass within minutes. */
const BUSY = /\((?:ServiceUnavailable|Throttling\w*|TooManyRequests\w*|RequestLimitExceeded|RequestTimeout|Internal\w+|429|5\d\d)\)/;
const QUEUE_FULL = /\(TooManyInvalidationsInProgress\)/;
const DISCONNECTED = /Could not connect to the endpoint|(?:Connect|Read) timeout|Connection was closed|Failed to connect to proxy|Connection (?:reset|aborted)|did not end within/i;
/** The first pattern that matches gives the hint. */
const HINTS = [
    [
        /with an explicit deny/,
        'An explicit deny: what the policies of the role allow has no effect. Change the policy that the message names, such as a service control policy of the organization.',
    ],
    [
        /\(AccessDenied\w*\) when calling the \w+Invalidation/,
        'The role needs `cloudfront:CreateInvalidation` on the distribution: add it to the policy of the role.',
    ],
    [
        /\(NoSuch(?:Distribution|Resource)\)/,
        'The AWS account of these credentials has no such distribution. Correct `cloudfront-distribution`, or the role.',
    ],
    [
        /RequestExpired|Signature expired|Signature not yet current|RequestTimeTooSkewed/i,
        'The clock of the runner is wrong. Correct it.',
    ],
    [
        /locate credentials|Partial credentials|config profile|retrieving credentials|\(AccessDenied\w*\) when calling the AssumeRole/i,
        'The `aws` command has no credentials. Check the step that provides them, such as `aws-actions/configure-aws-credentials`.',
    ],
    [
        /ExpiredToken|has expired|InvalidClientTokenId|UnrecognizedClient|InvalidAccessKeyId|SignatureDoesNotMatch|IncompleteSignature|InvalidIdentityToken/i,
        'AWS did not accept the credentials. Check the step that provides them, such as `aws-actions/configure-aws-credentials`, and whether they have expired.',
    ],
    [
        /SSL validation failed|CERTIFICATE_VERIFY_FAILED/i,
        'The `aws` command does not trust the certificate, which may be that of a proxy. Set `AWS_CA_BUNDLE` to a file with its authority.',
    ],
    [
        QUEUE_FULL,
        'CloudFront performs as many invalidations as it allows at once. Wait until they are complete: the CloudFront console lists them.',
    ],
    [
        BUSY,
        'CloudFront refused the request for two minutes. Wait until the AWS Health Dashboard reports no problem.',
    ],
    [
        DISCONNECTED,
        'The runner cannot reach CloudFront. Check its network, its proxy, and `cloudfront.amazonaws.com`.',
    ],
];
const OTHER_HINT = 'Fix what the message says.';
/** The command itself does not retry: see `cloudfront.ts`. */
const NO_RETRIES = ' (reached max retries: 0)';
/** The beginning of what the command prints, which repeats the name of the operation. */
const OCCURRED = /^An error occurred \((\w+)\) when calling the \w+ operation: /;
/** A failure of the `aws` command, with its own message. */
class CloudFrontError extends errors/* DeployError */.sH {
    /** Whether the same request may succeed within minutes. */
    isTransient;
    /** Whether the role may not read the distribution, so that nothing is known about it. */
    isUnreadable;
    /**
     * @param what the operation, such as `Checking the CloudFront distribution`
     */
    constructor(what, cause, timeoutMs) {
        const said = cause.killed
            ? `the \`aws\` command did not end within ${timeoutMs / 1000} s`
            : (0,clean_text/* cleanText */.X5)((cause.stderr?.trim() || (cause.message ?? '')).replace(NO_RETRIES, ''), 700);
        const [, hint = OTHER_HINT] = HINTS.find(([pattern]) => pattern.test(said)) ?? [];
        // The policy that refuses a request is named at the end of a long sentence.
        const reason = said.replace(OCCURRED, '$1: ');
        super(`${what} failed: ${reason}${/[.!?…]$/.test(reason) ? '' : '.'}`, hint, cause);
        this.isTransient = [BUSY, QUEUE_FULL, DISCONNECTED].some((pattern) => pattern.test(said));
        this.isUnreadable = /\(AccessDenied\w*\) when calling the GetDistribution/.test(said);
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/cdn/cloudfront.js
/** Invalidates addresses in Amazon CloudFront with the `aws` command of the runner. */












const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/** The longest time of one try. */
const TIMEOUT_MS = 60_000;
/** CloudFront may refuse requests for half a minute and more, such as while other invalidations are in progress. */
const RETRY = { kind: 'cloudfront', tries: Number.POSITIVE_INFINITY, budgetMs: 120_000 };
/** `/*` counts as one path. 1,000 paths a month are free (Amazon CloudFront, "Pay for file invalidation"). */
const MAX_PATHS = 100;
const CLOUDFRONT_INPUTS = {
    cloudfrontDistribution: { name: 'cloudfront-distribution', default: '', parse: parseDistributions },
};
/** @returns each ID once, one per line of the value */
function parseDistributions(input, value) {
    const ids = new Set((0,path_lists/* linesOf */.Dx)(value));
    for (const id of ids) {
        if (/^[A-Z0-9]{1,64}$/.test(id))
            continue;
        throw new errors/* InputError */.dz(input, `contains ${(0,parsers/* quoted */.TL)(id)}, which is not the ID of a distribution.`, 'Copy each ID from the CloudFront console: capital letters and digits, such as `E2EXAMPLE`. Write one per line.');
    }
    return [...ids];
}
/** @returns undefined if the inputs configure no distribution */
function cloudFront({ cloudfrontDistribution: distributions, }) {
    if (distributions.length === 0)
        return undefined;
    return {
        name: 'CloudFront',
        id: distributions.join(', '),
        maxPaths: MAX_PATHS,
        require: async (context) => {
            if ((await (0,find_program/* findProgram */.K)('aws')) === undefined)
                throw new errors/* DeployError */.sH('`cloudfront-distribution` needs the `aws` command, which is not in PATH.', 'Install the AWS CLI in a step before this one. The runners of GitHub have it.');
            for (const id of distributions)
                await requireDistribution(id, context);
        },
        purge: async ({ paths }, context) => {
            const items = paths?.map((address) => `/${encodedAddress(address)}`) ?? ['/*'];
            for (const id of distributions)
                await invalidate(id, items, context);
            return paths?.length ?? 'all';
        },
    };
}
/** @throws CloudFrontError, unless the role may not read the distribution */
async function requireDistribution(id, context) {
    const args = ['get-distribution', '--id', id, '--query', 'Distribution.Status'];
    try {
        await aws(`Checking the CloudFront distribution ${id}`, args, context);
    }
    catch (error) {
        if (!(error instanceof CloudFrontError && error.isUnreadable))
            throw error;
        context.log.info(`The role lacks \`cloudfront:GetDistribution\`: it is not checked whether the CloudFront distribution ${id} exists`);
    }
}
/**
 * @param items encoded paths, with their leading slash
 * @throws CloudFrontError
 */
async function invalidate(id, items, context) {
    await withTemporaryFolder((0,runner_files/* tempFolder */.vg)(), async (folder) => {
        // Each try has the same reference: CloudFront performs an invalidation that it received twice only once.
        const batch = { CallerReference: (0,external_node_crypto_.randomUUID)(), Paths: { Quantity: items.length, Items: items } };
        const file = await writeTemporaryFile(folder, 'invalidation.json', JSON.stringify(batch));
        const args = ['create-invalidation', '--distribution-id', id, '--invalidation-batch', `file://${file}`];
        await aws(`All files are uploaded, but invalidating CloudFront (${id})`, args, context);
    });
}
/** @throws CloudFrontError */
async function aws(what, args, context) {
    const { signal } = context;
    const program = (await (0,find_program/* findProgram */.K)('aws')) ?? 'aws';
    // The retries are logged here, so the command itself does not retry.
    const env = { ...(0,child_environment/* childEnvironment */.Q)(process.env), AWS_PAGER: '', AWS_MAX_ATTEMPTS: '1' };
    const options = { cwd: (0,runner_files/* tempFolder */.vg)(), env, signal, timeout: TIMEOUT_MS, windowsHide: true };
    const once = async () => {
        try {
            await run(program, ['cloudfront', ...args, '--output', 'json'], options);
        }
        catch (cause) {
            signal.throwIfAborted();
            throw new CloudFrontError(what, cause, TIMEOUT_MS);
        }
    };
    const retryRule = (error) => error instanceof CloudFrontError && error.isTransient ? RETRY : undefined;
    await (0,retry/* retry */.L)(once, { ...context, retryRule });
}
/** Characters that RFC 1738 calls unsafe, or that are not ASCII. An unencoded asterisk would match other addresses. */
const UNSAFE = /[^\x21-\x7e]+|[<>"#%{}|\\^~[\]`*?]/gu;
/** Encodes only unsafe characters: CloudFront compares encoded paths (Amazon CloudFront, "Invalidate files"). */
function encodedAddress(address) {
    return address.replace(UNSAFE, (text) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''));
}

;// CONCATENATED MODULE: ./lib/src/deploy/inputs/inputs.js
/** The inputs of the deploy action. Nothing else in `deploy/` reads inputs. */












/**
 * What a checkout, a build, or a sign-in has beside a site, and no visitor should get. `google-github-actions/auth` writes
 * the last one into the workspace.
 */
const EXCLUDED = [
    '**/.git',
    '**/.github',
    '**/node_modules',
    '**/.env',
    '**/.env.*',
    '**/.npmrc',
    '**/gha-creds-*.json',
];
const DEPLOY_INPUTS = {
    sitePath: { name: 'site-path', isRequired: true, parse: parseSitePath },
    manifestPath: { name: 'manifest-path', parse: folder_parsers/* parseWorkspaceFile */.P2 },
    destination: { name: 'destination', isRequired: true, parse: parseRemote },
    jobId: {
        name: 'job-id',
        parse: (0,parsers/* idOf */.TH)('an export job', 'Pass the output `job-id` of the export action: one word, such as `se_3f9a2c1b8e7d4a06`.'),
    },
    exclude: { name: 'exclude', default: EXCLUDED.join('\n'), isEmptyMeant: true, parse: path_lists/* parsePatterns */.Z7 },
    requireFiles: {
        name: 'require-files',
        default: 'index.html',
        isEmptyMeant: true,
        parse: path_lists/* parseSitePaths */.$z,
    },
    maxPageLoss: { name: 'max-page-loss', parse: parsers/* parseMaxPageLoss */.AS },
    delete: { name: 'delete', default: 'true', parse: parsers/* parseBoolean */.yG },
    keepAssetsMs: { name: 'keep-assets', default: '7d', parse: parseLongDuration },
    cacheControl: {
        name: 'cache-control',
        default: 'public, max-age=0, must-revalidate',
        isEmptyMeant: true,
        parse: parseHeader,
    },
    immutable: { name: 'immutable', default: '', parse: path_lists/* parsePatterns */.Z7 },
    ...CLOUDFRONT_INPUTS,
    verifyUrl: { name: 'verify-url', parse: parsers/* parseSiteUrl */.A5 },
    dryRun: { name: 'dry-run', default: 'false', parse: parsers/* parseBoolean */.yG },
    remove: { name: 'remove', default: 'false', parse: parsers/* parseBoolean */.yG },
    state: { name: 'state', parse: parseRemote },
    summary: { name: 'summary', default: 'true', parse: parsers/* parseBoolean */.yG },
};
/** What is left of a site is nothing: no file is kept or required, and no address serves it. */
const OF_REMOVAL = {
    delete: true,
    keepAssetsMs: 0,
    requireFiles: [],
    maxPageLoss: undefined,
    verifyUrl: undefined,
};
/**
 * Reads and checks every input, and the variables of the remotes, before any request.
 *
 * @throws InputError for the first input that cannot be used
 * @throws ActionError for variables without a value
 */
function readDeployInputs() {
    requireValues(process.env);
    const { state: given, ...inputs } = (0,read_inputs/* readInputs */.K)(DEPLOY_INPUTS);
    (0,input_rules/* checkRules */.M)(INPUT_RULES, { ...inputs, state: given });
    const state = given ?? within(inputs.destination, site_names/* STATE_FOLDER */.P2);
    const folder = localPath(inputs.destination);
    return {
        ...inputs,
        ...(inputs.remove && OF_REMOVAL),
        state,
        ownState: pathWithin(inputs.destination, state),
        cdn: cloudFront(inputs),
        isForLaterStep: folder !== undefined && (0,runner_files/* hasRunner */.X$)() && isInWorkspace(folder),
    };
}
/** @returns an empty text for none, which only a removal may have (`INPUT_RULES`) */
function parseSitePath(input, value) {
    return value === '' ? '' : (0,folder_parsers/* parseWorkspaceFolder */.lO)(input, value);
}
/** A directive of `Cache-Control` (RFC 9111, section 5.2). */
const DIRECTIVE = /^ *[a-z-]+(?:=[\w.-]+)? *$/i;
const QUOTED = /(?<==)"[\x20-\x7e]*?"/g;
/** @returns undefined for no header */
function parseHeader(input, value) {
    if (value === '')
        return undefined;
    if (/\bimmutable\b/i.test(value))
        throw new errors/* InputError */.dz(input, 'has `immutable`, with which browsers would not request a changed page again.', 'Name the files whose names change with their contents in the input `immutable`.');
    if (value
        .replaceAll(QUOTED, 'quoted')
        .split(',')
        .every((directive) => DIRECTIVE.test(directive)))
        return value;
    throw new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is not the value of that header.`, 'Set it to a value for `Cache-Control`, such as `public, max-age=60`.');
}
const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const MAX_DAYS = 3650;
/** @returns milliseconds; 0 for `0` */
function parseLongDuration(input, value) {
    const [, number, unit = ''] = /^(\d{1,6})([mhd])$/.exec(value) ?? [];
    const ms = value === '0' ? 0 : Number(number ?? Number.NaN) * (UNITS_MS[unit] ?? 0);
    if (ms <= MAX_DAYS * 86_400_000)
        return ms;
    throw new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}.`, `Use a duration such as \`12h\` or \`7d\`, at most ${MAX_DAYS} days, or \`0\`.`);
}

;// CONCATENATED MODULE: ./lib/src/deploy/inputs/site-folder.js
/** Reads the site to deploy: the names of its files, and their digests. */





















/** How many files are hashed at the same time. */
const PARALLEL_READS = 8;
/** For a site that is removed. */
const NO_SITE = { digests: new Map(), hostingPath: undefined, unmatched: [] };
/**
 * @throws InputError for a folder that cannot be deployed, or a manifest of another folder
 * @throws ActionError if a file cannot be read; the signal's reason
 */
async function readSite({ sitePath, manifestPath, exclude, immutable, ownState }, { log, signal }) {
    const { names, excluded, unmatched } = await readNames(sitePath, exclude, signal);
    if (excluded > 0)
        log.info(`Left out ${(0,units/* counted */.hS)(excluded, 'file')} that \`exclude\` matches`);
    if (names.length === 0)
        throw siteError(`contains no files${excluded > 0 ? ' except those that `exclude` matches' : ''}.`);
    requireOwnState(names, ownState);
    requireNoImmutablePage(names, immutable);
    if (manifestPath === undefined)
        log.info(`Computing the digests of ${(0,units/* counted */.hS)(names.length, 'file')}`);
    const digests = manifestPath === undefined
        ? await hashed(sitePath, names, signal)
        : await manifestOf(manifestPath, names, exclude);
    const home = digests.has(hosting_path/* HOME_PAGE */.Ko) ? await readHead(external_node_path_.join(sitePath, hosting_path/* HOME_PAGE */.Ko)) : '';
    const unused = immutable.filter((pattern) => !names.some((name) => matchesAny(name, [pattern])));
    return {
        digests,
        hostingPath: (0,hosting_path/* hostingPath */.wO)(home, (name) => digests.has(name)),
        unmatched: [...unmatched, ...unused],
    };
}
/** A page that cannot be read fails the step when it is hashed or uploaded. */
async function readHead(file) {
    const chunks = (0,external_node_fs_.createReadStream)(file, { end: hosting_path/* MAX_HOME_PAGE_BYTES */.RA - 1 });
    return (0,consumers_.text)(chunks).catch(() => '');
}
/**
 * Adds the sizes. If the state lists a file with the same digest, the size is known.
 *
 * @throws ActionError if a file cannot be read
 */
async function withSizes(site, sitePath, live) {
    const files = new Map();
    const unknown = [];
    for (const [name, sha256] of site) {
        const known = live?.get(name);
        const isKnown = known?.sha256 === sha256;
        if (!isKnown)
            unknown.push(name);
        files.set(name, isKnown ? known : { sha256, size: 0 });
    }
    await forEachParallel(unknown, PARALLEL_READS, async (name) => {
        const { size } = await reading(name, () => (0,promises_.stat)(external_node_path_.join(sitePath, name)));
        files.set(name, { sha256: site.get(name) ?? '', size });
    });
    return files;
}
function siteError(problem, fix = SITE_FIX) {
    return new errors/* InputError */.dz('site-path', problem, fix);
}
/**
 * @returns the paths of the files of the site, with `/` between their parts; how many files are left out; and the
 *   patterns of the user that match none of them
 */
async function readNames(sitePath, exclude, signal) {
    const names = [];
    let excluded = 0;
    let unmatched = exclude.filter((pattern) => !EXCLUDED.includes(pattern));
    const tests = exclude.map(patternTest);
    const pauseWhenDue = (0,pauses/* eventLoopPauses */.i)(signal);
    const waiting = [''];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
        await pauseWhenDue();
        for (const entry of await readFolder(sitePath, folder)) {
            const name = requireName(entry.name, folder);
            if (tests.some((test) => test(name))) {
                const files = entry.isDirectory() ? await filesIn(sitePath, name) : [name];
                excluded += files.length;
                unmatched = unmatched.filter((pattern) => ![name, ...files].some((file) => matchesAny(file, [pattern])));
                continue;
            }
            if (/(?:^|\/)\.static-export$/i.test(name)) {
                throw siteError(`contains "${(0,clean_text/* cleanText */.X5)(name)}", a name that is reserved for a state.`);
            }
            if (/(?:^|\/)\.git$/.test(name))
                throw siteError(...publicGit(name));
            if (entry.isDirectory()) {
                waiting.push(name);
            }
            else if (entry.isFile()) {
                const problem = (0,site_path/* sitePathProblem */.m)(name);
                if (problem !== undefined)
                    throw siteError(`contains "${(0,clean_text/* cleanText */.X5)(name)}", which ${problem}.`);
                names.push(name);
            }
            else if (entry.isSymbolicLink())
                throw siteError(`contains the symbolic link "${(0,clean_text/* cleanText */.X5)(name)}".`);
            else
                throw siteError(`contains "${(0,clean_text/* cleanText */.X5)(name)}", which is not a file.`);
        }
    }
    return { names, excluded, unmatched };
}
function requireNoImmutablePage(names, immutable) {
    const page = names.find((name) => (0,site_pages/* isPage */.yp)(name) && matchesAny(name, immutable));
    if (page === undefined)
        return;
    throw new errors/* InputError */.dz('immutable', `matches the page "${(0,clean_text/* cleanText */.X5)(page)}", which browsers would not request again for a year.`, 'Set it to folders or files whose names change with their contents, such as `assets/**`.');
}
function publicGit(name) {
    return [
        `contains "${(0,clean_text/* cleanText */.X5)(name)}", which may have the token of the job and all that was ever committed, and would be public.`,
        'Add `**/.git` to the input `exclude`, which has it by default.',
    ];
}
/** @returns files that are left out. They are only counted, so a folder that cannot be read has none. */
async function filesIn(sitePath, folder) {
    const root = external_node_path_.join(sitePath, folder);
    const entries = await (0,promises_.readdir)(root, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => external_node_path_.relative(sitePath, external_node_path_.join(entry.parentPath, entry.name)).replaceAll(external_node_path_.sep, '/'));
}
async function readFolder(sitePath, folder) {
    try {
        return await (0,promises_.readdir)(external_node_path_.join(sitePath, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (cause) {
        const { code } = cause;
        const shown = `"${(0,clean_text/* cleanText */.X5)(sitePath)}"`;
        if (folder === '' && code === 'ENOENT')
            throw siteError(`is the folder ${shown}, which does not exist.`);
        if (folder === '' && code === 'ENOTDIR')
            throw siteError(`is ${shown}, a file and not a folder.`);
        throw unreadable(folder, cause);
    }
}
/** The state lists the names, and must be readable on every system. */
function requireName(bytes, folder) {
    const text = bytes.toString();
    const name = folder === '' ? text : `${folder}/${text}`;
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw siteError(`contains "${(0,clean_text/* cleanText */.X5)(name)}", whose name is not UTF-8.`);
    return name;
}
/** The state must not be replaced by a file of the site. */
function requireOwnState(names, folder) {
    if (folder === undefined || folder === site_names/* STATE_FOLDER */.P2)
        return;
    const other = names.find((name) => name === folder || name.startsWith(`${folder}/`));
    if (other === undefined)
        return;
    throw new errors/* InputError */.dz('state', `is a folder in which the site has a file, "${(0,clean_text/* cleanText */.X5)(other)}".`, 'Use a folder that is not part of the site, or leave the input empty.');
}
const MANIFEST_FIX = 'Pass the output `manifest-path` of the step whose `site-path` this is, or leave the input empty.';
/** @param exclude patterns of files that the manifest may list, and that are not part of the site */
async function manifestOf(manifestPath, names, exclude) {
    const wrong = (what) => new errors/* InputError */.dz('manifest-path', `is "${(0,clean_text/* cleanText */.X5)(manifestPath)}", ${what}`, MANIFEST_FIX);
    const bytes = await (0,promises_.readFile)(manifestPath).catch((cause) => {
        throw wrong(cause.code === 'ENOENT' ? 'which does not exist.' : `which cannot be read (${cause.code}).`);
    });
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw wrong('which is not UTF-8.');
    const listed = (0,manifest/* parseManifest */.N)(bytes.toString(), (what) => wrong(`which ${what}.`));
    const present = new Set(names);
    const files = listed.size === names.length
        ? listed
        : new Map([...listed].filter(([name]) => present.has(name) || !matchesAny(name, exclude)));
    const unlisted = names.find((name) => !files.has(name));
    if (unlisted !== undefined)
        throw wrong(`which does not list "${(0,clean_text/* cleanText */.X5)(unlisted)}" in \`site-path\`.`);
    if (files.size === names.length)
        return files;
    const [missing = ''] = [...files.keys()].filter((name) => !present.has(name));
    throw wrong(`which lists "${(0,clean_text/* cleanText */.X5)(missing)}", a file that is not in \`site-path\`.`);
}
async function hashed(sitePath, names, signal) {
    const files = new Map();
    await forEachParallel(names, PARALLEL_READS, async (name) => {
        signal.throwIfAborted();
        files.set(name, await reading(name, () => sha256Of(external_node_path_.join(sitePath, name))));
    });
    return (0,byte_order/* sortedByPath */.o)(files);
}
async function reading(name, read) {
    try {
        return await read();
    }
    catch (cause) {
        throw unreadable(name, cause);
    }
}
function unreadable(name, cause) {
    const code = cause.code ?? 'unknown error';
    return new errors/* ActionError */.lZ('disk', `"${(0,clean_text/* cleanText */.X5)(name)}" of the site cannot be read (${code}).`, {
        hint: `${(0,disk_fix/* diskFix */.P)(cause)} Nothing was deployed.`,
        cause,
    });
}

;// CONCATENATED MODULE: ./lib/src/site/compare-sites.js
/** Compares the live site with a new one, file by file. */

/**
 * Expects both sites in byte order.
 *
 * @param isSame whether two versions of a file have the same contents; for digests, whether they are equal
 */
function compareSites(live, site, isSame = Object.is) {
    const added = [];
    const modified = [];
    for (const [path, version] of site) {
        const before = live.get(path);
        if (before === undefined)
            added.push(path);
        else if (!isSame(before, version))
            modified.push(path);
    }
    return { added, modified, removed: [...live.keys()].filter((path) => !site.has(path)) };
}
function changeCount({ added, modified, removed }) {
    return added.length + modified.length + removed.length;
}
/** Returns text such as `3 added, 2 modified, 1 removed`. */
function changeNumbers({ added, modified, removed }) {
    return `${(0,units/* grouped */.zD)(added.length)} added, ${(0,units/* grouped */.zD)(modified.length)} modified, ${(0,units/* grouped */.zD)(removed.length)} removed`;
}

;// CONCATENATED MODULE: ./node_modules/mrmime/index.mjs
const mimes = {
  "3g2": "video/3gpp2",
  "3gp": "video/3gpp",
  "3gpp": "video/3gpp",
  "3mf": "model/3mf",
  "aac": "audio/aac",
  "ac": "application/pkix-attr-cert",
  "adp": "audio/adpcm",
  "adts": "audio/aac",
  "ai": "application/postscript",
  "aml": "application/automationml-aml+xml",
  "amlx": "application/automationml-amlx+zip",
  "amr": "audio/amr",
  "apng": "image/apng",
  "appcache": "text/cache-manifest",
  "appinstaller": "application/appinstaller",
  "appx": "application/appx",
  "appxbundle": "application/appxbundle",
  "asc": "application/pgp-keys",
  "atom": "application/atom+xml",
  "atomcat": "application/atomcat+xml",
  "atomdeleted": "application/atomdeleted+xml",
  "atomsvc": "application/atomsvc+xml",
  "au": "audio/basic",
  "avci": "image/avci",
  "avcs": "image/avcs",
  "avif": "image/avif",
  "aw": "application/applixware",
  "bdoc": "application/bdoc",
  "bin": "application/octet-stream",
  "bmp": "image/bmp",
  "bpk": "application/octet-stream",
  "btf": "image/prs.btif",
  "btif": "image/prs.btif",
  "buffer": "application/octet-stream",
  "ccxml": "application/ccxml+xml",
  "cdfx": "application/cdfx+xml",
  "cdmia": "application/cdmi-capability",
  "cdmic": "application/cdmi-container",
  "cdmid": "application/cdmi-domain",
  "cdmio": "application/cdmi-object",
  "cdmiq": "application/cdmi-queue",
  "cer": "application/pkix-cert",
  "cgm": "image/cgm",
  "cjs": "application/node",
  "class": "application/java-vm",
  "coffee": "text/coffeescript",
  "conf": "text/plain",
  "cpl": "application/cpl+xml",
  "cpt": "application/mac-compactpro",
  "crl": "application/pkix-crl",
  "css": "text/css",
  "csv": "text/csv",
  "cu": "application/cu-seeme",
  "cwl": "application/cwl",
  "cww": "application/prs.cww",
  "davmount": "application/davmount+xml",
  "dbk": "application/docbook+xml",
  "deb": "application/octet-stream",
  "def": "text/plain",
  "deploy": "application/octet-stream",
  "dib": "image/bmp",
  "disposition-notification": "message/disposition-notification",
  "dist": "application/octet-stream",
  "distz": "application/octet-stream",
  "dll": "application/octet-stream",
  "dmg": "application/octet-stream",
  "dms": "application/octet-stream",
  "doc": "application/msword",
  "dot": "application/msword",
  "dpx": "image/dpx",
  "drle": "image/dicom-rle",
  "dsc": "text/prs.lines.tag",
  "dssc": "application/dssc+der",
  "dtd": "application/xml-dtd",
  "dump": "application/octet-stream",
  "dwd": "application/atsc-dwd+xml",
  "ear": "application/java-archive",
  "ecma": "application/ecmascript",
  "elc": "application/octet-stream",
  "emf": "image/emf",
  "eml": "message/rfc822",
  "emma": "application/emma+xml",
  "emotionml": "application/emotionml+xml",
  "eps": "application/postscript",
  "epub": "application/epub+zip",
  "exe": "application/octet-stream",
  "exi": "application/exi",
  "exp": "application/express",
  "exr": "image/aces",
  "ez": "application/andrew-inset",
  "fdf": "application/fdf",
  "fdt": "application/fdt+xml",
  "fits": "image/fits",
  "g3": "image/g3fax",
  "gbr": "application/rpki-ghostbusters",
  "geojson": "application/geo+json",
  "gif": "image/gif",
  "glb": "model/gltf-binary",
  "gltf": "model/gltf+json",
  "gml": "application/gml+xml",
  "gpx": "application/gpx+xml",
  "gram": "application/srgs",
  "grxml": "application/srgs+xml",
  "gxf": "application/gxf",
  "gz": "application/gzip",
  "h261": "video/h261",
  "h263": "video/h263",
  "h264": "video/h264",
  "heic": "image/heic",
  "heics": "image/heic-sequence",
  "heif": "image/heif",
  "heifs": "image/heif-sequence",
  "hej2": "image/hej2k",
  "held": "application/atsc-held+xml",
  "hjson": "application/hjson",
  "hlp": "application/winhlp",
  "hqx": "application/mac-binhex40",
  "hsj2": "image/hsj2",
  "htm": "text/html",
  "html": "text/html",
  "ics": "text/calendar",
  "ief": "image/ief",
  "ifb": "text/calendar",
  "iges": "model/iges",
  "igs": "model/iges",
  "img": "application/octet-stream",
  "in": "text/plain",
  "ini": "text/plain",
  "ink": "application/inkml+xml",
  "inkml": "application/inkml+xml",
  "ipfix": "application/ipfix",
  "iso": "application/octet-stream",
  "its": "application/its+xml",
  "jade": "text/jade",
  "jar": "application/java-archive",
  "jhc": "image/jphc",
  "jls": "image/jls",
  "jp2": "image/jp2",
  "jpe": "image/jpeg",
  "jpeg": "image/jpeg",
  "jpf": "image/jpx",
  "jpg": "image/jpeg",
  "jpg2": "image/jp2",
  "jpgm": "image/jpm",
  "jpgv": "video/jpeg",
  "jph": "image/jph",
  "jpm": "image/jpm",
  "jpx": "image/jpx",
  "js": "text/javascript",
  "json": "application/json",
  "json5": "application/json5",
  "jsonld": "application/ld+json",
  "jsonml": "application/jsonml+json",
  "jsx": "text/jsx",
  "jt": "model/jt",
  "jxl": "image/jxl",
  "jxr": "image/jxr",
  "jxra": "image/jxra",
  "jxrs": "image/jxrs",
  "jxs": "image/jxs",
  "jxsc": "image/jxsc",
  "jxsi": "image/jxsi",
  "jxss": "image/jxss",
  "kar": "audio/midi",
  "ktx": "image/ktx",
  "ktx2": "image/ktx2",
  "less": "text/less",
  "lgr": "application/lgr+xml",
  "list": "text/plain",
  "litcoffee": "text/coffeescript",
  "log": "text/plain",
  "lostxml": "application/lost+xml",
  "lrf": "application/octet-stream",
  "m1v": "video/mpeg",
  "m21": "application/mp21",
  "m2a": "audio/mpeg",
  "m2t": "video/mp2t",
  "m2ts": "video/mp2t",
  "m2v": "video/mpeg",
  "m3a": "audio/mpeg",
  "m4a": "audio/mp4",
  "m4p": "application/mp4",
  "m4s": "video/iso.segment",
  "ma": "application/mathematica",
  "mads": "application/mads+xml",
  "maei": "application/mmt-aei+xml",
  "man": "text/troff",
  "manifest": "text/cache-manifest",
  "map": "application/json",
  "mar": "application/octet-stream",
  "markdown": "text/markdown",
  "mathml": "application/mathml+xml",
  "mb": "application/mathematica",
  "mbox": "application/mbox",
  "md": "text/markdown",
  "mdx": "text/mdx",
  "me": "text/troff",
  "mesh": "model/mesh",
  "meta4": "application/metalink4+xml",
  "metalink": "application/metalink+xml",
  "mets": "application/mets+xml",
  "mft": "application/rpki-manifest",
  "mid": "audio/midi",
  "midi": "audio/midi",
  "mime": "message/rfc822",
  "mj2": "video/mj2",
  "mjp2": "video/mj2",
  "mjs": "text/javascript",
  "mml": "text/mathml",
  "mods": "application/mods+xml",
  "mov": "video/quicktime",
  "mp2": "audio/mpeg",
  "mp21": "application/mp21",
  "mp2a": "audio/mpeg",
  "mp3": "audio/mpeg",
  "mp4": "video/mp4",
  "mp4a": "audio/mp4",
  "mp4s": "application/mp4",
  "mp4v": "video/mp4",
  "mpd": "application/dash+xml",
  "mpe": "video/mpeg",
  "mpeg": "video/mpeg",
  "mpf": "application/media-policy-dataset+xml",
  "mpg": "video/mpeg",
  "mpg4": "video/mp4",
  "mpga": "audio/mpeg",
  "mpp": "application/dash-patch+xml",
  "mrc": "application/marc",
  "mrcx": "application/marcxml+xml",
  "ms": "text/troff",
  "mscml": "application/mediaservercontrol+xml",
  "msh": "model/mesh",
  "msi": "application/octet-stream",
  "msix": "application/msix",
  "msixbundle": "application/msixbundle",
  "msm": "application/octet-stream",
  "msp": "application/octet-stream",
  "mtl": "model/mtl",
  "mts": "video/mp2t",
  "musd": "application/mmt-usd+xml",
  "mxf": "application/mxf",
  "mxmf": "audio/mobile-xmf",
  "mxml": "application/xv+xml",
  "n3": "text/n3",
  "nb": "application/mathematica",
  "nq": "application/n-quads",
  "nt": "application/n-triples",
  "obj": "model/obj",
  "oda": "application/oda",
  "oga": "audio/ogg",
  "ogg": "audio/ogg",
  "ogv": "video/ogg",
  "ogx": "application/ogg",
  "omdoc": "application/omdoc+xml",
  "onepkg": "application/onenote",
  "onetmp": "application/onenote",
  "onetoc": "application/onenote",
  "onetoc2": "application/onenote",
  "opf": "application/oebps-package+xml",
  "opus": "audio/ogg",
  "otf": "font/otf",
  "owl": "application/rdf+xml",
  "oxps": "application/oxps",
  "p10": "application/pkcs10",
  "p7c": "application/pkcs7-mime",
  "p7m": "application/pkcs7-mime",
  "p7s": "application/pkcs7-signature",
  "p8": "application/pkcs8",
  "pdf": "application/pdf",
  "pfr": "application/font-tdpfr",
  "pgp": "application/pgp-encrypted",
  "pkg": "application/octet-stream",
  "pki": "application/pkixcmp",
  "pkipath": "application/pkix-pkipath",
  "pls": "application/pls+xml",
  "png": "image/png",
  "prc": "model/prc",
  "prf": "application/pics-rules",
  "provx": "application/provenance+xml",
  "ps": "application/postscript",
  "pskcxml": "application/pskc+xml",
  "pti": "image/prs.pti",
  "qt": "video/quicktime",
  "raml": "application/raml+yaml",
  "rapd": "application/route-apd+xml",
  "rdf": "application/rdf+xml",
  "relo": "application/p2p-overlay+xml",
  "rif": "application/reginfo+xml",
  "rl": "application/resource-lists+xml",
  "rld": "application/resource-lists-diff+xml",
  "rmi": "audio/midi",
  "rnc": "application/relax-ng-compact-syntax",
  "rng": "application/xml",
  "roa": "application/rpki-roa",
  "roff": "text/troff",
  "rq": "application/sparql-query",
  "rs": "application/rls-services+xml",
  "rsat": "application/atsc-rsat+xml",
  "rsd": "application/rsd+xml",
  "rsheet": "application/urc-ressheet+xml",
  "rss": "application/rss+xml",
  "rtf": "text/rtf",
  "rtx": "text/richtext",
  "rusd": "application/route-usd+xml",
  "s3m": "audio/s3m",
  "sbml": "application/sbml+xml",
  "scq": "application/scvp-cv-request",
  "scs": "application/scvp-cv-response",
  "sdp": "application/sdp",
  "senmlx": "application/senml+xml",
  "sensmlx": "application/sensml+xml",
  "ser": "application/java-serialized-object",
  "setpay": "application/set-payment-initiation",
  "setreg": "application/set-registration-initiation",
  "sgi": "image/sgi",
  "sgm": "text/sgml",
  "sgml": "text/sgml",
  "shex": "text/shex",
  "shf": "application/shf+xml",
  "shtml": "text/html",
  "sieve": "application/sieve",
  "sig": "application/pgp-signature",
  "sil": "audio/silk",
  "silo": "model/mesh",
  "siv": "application/sieve",
  "slim": "text/slim",
  "slm": "text/slim",
  "sls": "application/route-s-tsid+xml",
  "smi": "application/smil+xml",
  "smil": "application/smil+xml",
  "snd": "audio/basic",
  "so": "application/octet-stream",
  "spdx": "text/spdx",
  "spp": "application/scvp-vp-response",
  "spq": "application/scvp-vp-request",
  "spx": "audio/ogg",
  "sql": "application/sql",
  "sru": "application/sru+xml",
  "srx": "application/sparql-results+xml",
  "ssdl": "application/ssdl+xml",
  "ssml": "application/ssml+xml",
  "stk": "application/hyperstudio",
  "stl": "model/stl",
  "stpx": "model/step+xml",
  "stpxz": "model/step-xml+zip",
  "stpz": "model/step+zip",
  "styl": "text/stylus",
  "stylus": "text/stylus",
  "svg": "image/svg+xml",
  "svgz": "image/svg+xml",
  "swidtag": "application/swid+xml",
  "t": "text/troff",
  "t38": "image/t38",
  "td": "application/urc-targetdesc+xml",
  "tei": "application/tei+xml",
  "teicorpus": "application/tei+xml",
  "text": "text/plain",
  "tfi": "application/thraud+xml",
  "tfx": "image/tiff-fx",
  "tif": "image/tiff",
  "tiff": "image/tiff",
  "toml": "application/toml",
  "tr": "text/troff",
  "trig": "application/trig",
  "ts": "video/mp2t",
  "tsd": "application/timestamped-data",
  "tsv": "text/tab-separated-values",
  "ttc": "font/collection",
  "ttf": "font/ttf",
  "ttl": "text/turtle",
  "ttml": "application/ttml+xml",
  "txt": "text/plain",
  "u3d": "model/u3d",
  "u8dsn": "message/global-delivery-status",
  "u8hdr": "message/global-headers",
  "u8mdn": "message/global-disposition-notification",
  "u8msg": "message/global",
  "ubj": "application/ubjson",
  "uri": "text/uri-list",
  "uris": "text/uri-list",
  "urls": "text/uri-list",
  "vcard": "text/vcard",
  "vrml": "model/vrml",
  "vtt": "text/vtt",
  "vxml": "application/voicexml+xml",
  "war": "application/java-archive",
  "wasm": "application/wasm",
  "wav": "audio/wav",
  "weba": "audio/webm",
  "webm": "video/webm",
  "webmanifest": "application/manifest+json",
  "webp": "image/webp",
  "wgsl": "text/wgsl",
  "wgt": "application/widget",
  "wif": "application/watcherinfo+xml",
  "wmf": "image/wmf",
  "woff": "font/woff",
  "woff2": "font/woff2",
  "wrl": "model/vrml",
  "wsdl": "application/wsdl+xml",
  "wspolicy": "application/wspolicy+xml",
  "x3d": "model/x3d+xml",
  "x3db": "model/x3d+fastinfoset",
  "x3dbz": "model/x3d+binary",
  "x3dv": "model/x3d-vrml",
  "x3dvz": "model/x3d+vrml",
  "x3dz": "model/x3d+xml",
  "xaml": "application/xaml+xml",
  "xav": "application/xcap-att+xml",
  "xca": "application/xcap-caps+xml",
  "xcs": "application/calendar+xml",
  "xdf": "application/xcap-diff+xml",
  "xdssc": "application/dssc+xml",
  "xel": "application/xcap-el+xml",
  "xenc": "application/xenc+xml",
  "xer": "application/patch-ops-error+xml",
  "xfdf": "application/xfdf",
  "xht": "application/xhtml+xml",
  "xhtml": "application/xhtml+xml",
  "xhvml": "application/xv+xml",
  "xlf": "application/xliff+xml",
  "xm": "audio/xm",
  "xml": "text/xml",
  "xns": "application/xcap-ns+xml",
  "xop": "application/xop+xml",
  "xpl": "application/xproc+xml",
  "xsd": "application/xml",
  "xsf": "application/prs.xsf+xml",
  "xsl": "application/xml",
  "xslt": "application/xml",
  "xspf": "application/xspf+xml",
  "xvm": "application/xv+xml",
  "xvml": "application/xv+xml",
  "yaml": "text/yaml",
  "yang": "application/yang",
  "yin": "application/yin+xml",
  "yml": "text/yaml",
  "zip": "application/zip"
};

function lookup(extn) {
	let tmp = ('' + extn).trim().toLowerCase();
	let idx = tmp.lastIndexOf('.');
	return mimes[!~idx ? tmp : tmp.substring(++idx)];
}



;// CONCATENATED MODULE: ./lib/src/deploy/plan/hashed-files.js
/**
 * Decides which files may have a hash of their contents in their names, and which are cached for good. The first are
 * uploaded before all others, and kept for open pages, which harms nobody: so a name only has to have the form of a hash.
 * Browsers do not request the second again for a year, even if they change.
 */

/** Folders in which only the tool writes, and all that it writes there is for one build. */
const TOOL_FOLDERS = [
    ['Next.js', '_next/static'],
    ['Nuxt', '_nuxt'],
    ['SvelteKit', '_app/immutable'],
    ['Astro, Starlight', '_astro'],
];
/** Scripts, styles, fonts, and WebAssembly. An image has to be gone when the site no longer has it, and so has a document. */
const CODE = String.raw `(?:[cm]?js|css|wasm|woff2?|ttf|otf|eot)(?:\.map|\.LICENSE\.txt)?`;
/** The forms of names, without the folder that they are in. */
const HASHED_NAMES = [
    [
        'Docusaurus, Create React App, Rspress, Rsbuild, MkDocs Material, Zensical, Gatsby, mdBook, Hugo, webpack, Parcel, rustdoc',
        // Hexadecimal digits, as webpack shortens them, or up to the 128 of SHA-512.
        String.raw `(?:[^/]+[.-])?[0-9a-f]{8,128}(?:\.[a-z]+){0,2}\.${CODE}`,
    ],
    [
        'Vite, VitePress, React Router, Angular, Qwik City, esbuild',
        // The alphabet of URL-safe Base64.
        String.raw `[^/]+[.-][\w-]{8}(?:\.[a-z]+){0,2}\.${CODE}`,
    ],
    ['Qwik City', String.raw `assets/[\w-]{8}-(?:[^/]+\.${CODE}|bundle-graph\.json)`],
    ['Rspress', String.raw `search_index\.(?:[\w-]+\.)?[0-9a-f]{8}\.json`],
    [
        'Pagefind',
        String.raw `(?:(?:fragment|index|filter)/[\w-]+|pagefind\.[\w-]+)_[0-9a-f]{7,}\.pf_(?:fragment|index|filter|meta)`,
    ],
];
/** Any folder, since a site may be deployed below a path, and a project may rename the folders of its build. */
const HASHED = new RegExp(`(?:^|/)(?:${HASHED_NAMES.map(([, name]) => name).join('|')})$`);
const IN_TOOL_FOLDER = new RegExp(`(?:^|/)(?:${TOOL_FOLDERS.map(([, folder]) => folder).join('|')})/`);
/**
 * The build itself names these files, so their contents may change: the manifests of Next.js, the metadata of a Nuxt
 * build, source maps, and licenses of scripts. Astro names a font or an image of another server by the hash of its address.
 */
const NAMED_BY_BUILD = /\/_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js$|\/_nuxt\/builds\/|\.map$|\.LICENSE\.txt$|\/_astro\/fonts\/|\/_astro\/(?![^/]+\.[\w-]{8}(?:_\w+)?\.\w+$).+\.(?:avif|gif|jpe?g|png|svg|webp)$/;
/** Whether the file is uploaded before all others, and kept for open pages. */
function isHashed(path) {
    return IN_TOOL_FOLDER.test(path) || HASHED.test(path);
}
/**
 * Whether the contents at this path never change.
 *
 * @param patterns input `immutable`
 */
function isImmutable(path, patterns) {
    return (IN_TOOL_FOLDER.test(path) && !NAMED_BY_BUILD.test(`/${path}`)) || matchesAny(path, patterns);
}

;// CONCATENATED MODULE: ./lib/src/deploy/plan/file-groups.js
/** Decides which files are uploaded together, and with which headers. */



/** Every page, including `404.html`, is uploaded after all other files. A server may send `index.html.br` instead of it. */
function groupOf(path) {
    if (isHashed(path))
        return 'hashed';
    return (0,site_pages/* hasPageName */.LI)(path.replace(/\.(?:br|gz|zst)$/, '')) ? 'pages' : 'assets';
}
const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * @param cacheControl of files that may change; undefined for no header at all
 * @param hasOtherContents whether another version of the file may be at the same path
 * @param immutable patterns of files whose contents never change
 */
function batchesOf(paths, cacheControl, hasOtherContents, immutable) {
    const batches = new Map();
    for (const path of paths) {
        const isFixed = cacheControl !== undefined && isImmutable(path, immutable) && !hasOtherContents(path);
        const common = {
            cacheControl: isFixed ? IMMUTABLE : cacheControl,
            contentType: contentType(path),
            // Browsers show a compressed SVG image only with this header.
            contentEncoding: /\.svgz$/i.test(path) ? 'gzip' : undefined,
        };
        const key = JSON.stringify(common);
        const batch = batches.get(key) ?? { ...common, paths: [] };
        batch.paths.push(path);
        batches.set(key, batch);
    }
    return [...batches.values()];
}
/**
 * Types that the library lacks, or has for another kind of file: a `.ts` of a site is a script, not a video. The client of
 * Next.js accepts an `.rsc` file only with this type, or as plain text.
 */
const OTHERS = {
    cts: 'text/plain',
    ico: 'image/vnd.microsoft.icon',
    ipynb: 'application/x-ipynb+json',
    jsonl: 'application/jsonl',
    m4v: 'video/x-m4v',
    mts: 'text/plain',
    rsc: 'text/x-component',
    ts: 'text/plain',
    tsx: 'text/plain',
};
/** These files are JSON without an extension (Apple, "Supporting associated domains"; RFC 8414; RFC 9728). */
const WELL_KNOWN_JSON = /(?:^|\/)\.well-known\/(?:apple-app-site-association|openid-configuration|oauth-authorization-server|oauth-protected-resource)$/;
/** A map, because a file can have the extension `constructor`. */
const TYPES = new Map(Object.entries({ ...mimes, ...OTHERS }));
/** Text types. The names of some of them do not begin with `text/`. */
const TEXT = /^(?:text\/|application\/(?:json|jsonl|manifest\+json|xml|xhtml\+xml|ld\+json|javascript)$|image\/svg\+xml$)/;
/**
 * Returns the `Content-Type` of a file, `application/octet-stream` for an extension that is not known. rclone would use
 * the MIME table of the machine, which differs between runners and is missing on some.
 */
function contentType(path) {
    if (WELL_KNOWN_JSON.test(path))
        return 'application/json;charset=utf-8';
    const [, extension = ''] = /\.([^./]+)$/.exec(path) ?? [];
    const type = TYPES.get(extension.toLowerCase()) ?? 'application/octet-stream';
    return TEXT.test(type) ? `${type};charset=utf-8` : type;
}

;// CONCATENATED MODULE: ./lib/src/deploy/plan/in-the-way.js
/** Finds what is in the way of an upload, because a file or folder of the site takes its place. */

/**
 * A storage may treat two names as one file if they differ only by case or Unicode normalization. Then the upload of one
 * replaces the other, and a later deletion of the other deletes both.
 */
function anyKeyOf(path) {
    return (0,site_names/* nameKey */.Rc)(path, site_names/* ANY_NAMES */.On);
}
/**
 * @param site the files to deploy
 * @returns whether a file that the site lacks has to be deleted before the uploads
 */
function obstacleTest(site) {
    const files = new Set([...site.keys()].map(anyKeyOf));
    const folders = new Set([...(0,site_names/* foldersOf */.pd)(site.keys())].map(anyKeyOf));
    return (path) => {
        const key = anyKeyOf(path);
        return files.has(key) || folders.has(key) || (0,site_names/* ancestorsOf */.Gw)(key).some((folder) => files.has(folder));
    };
}
/**
 * Returns the folders that no longer contain a file of a deployment, the innermost first.
 *
 * @param present files that remain
 * @param deletions files that are deleted
 */
function emptiedFolders(present, deletions) {
    if (deletions.length === 0)
        return [];
    const used = (0,site_names/* foldersOf */.pd)(present);
    const emptied = [...(0,site_names/* foldersOf */.pd)(deletions)].filter((folder) => !used.has(folder));
    return emptied.sort((one, other) => other.split('/').length - one.split('/').length);
}

;// CONCATENATED MODULE: ./lib/src/deploy/plan/plan.js
/**
 * Plans what a deployment does, and in which order, with pure functions (deploy/README.md, "What a deployment promises"). No
 * page is uploaded before its assets. If a deployment is interrupted, even within a step, the next one repairs the site.
 */







/** @param site the files to deploy, in byte order */
function planDeployment(state, site, destination, options) {
    const { files: live = new Map(), kept: keptBefore = new Map() } = state.live ?? {};
    const leftBehind = leftBehindOf(state, destination);
    const compared = { site, destination, state, live, keptBefore, leftBehind, options };
    const gone = goneFiles(compared);
    const isInTheWay = obstacleTest(site);
    const kept = keptFiles(compared, gone, isInTheWay);
    const deletions = deletionsOf(compared, gone, isInTheWay, kept);
    const { uploads, repaired } = uploadsOf(compared, gone);
    const changes = state.live && compareSites(live, site, (one, other) => one.sha256 === other.sha256);
    const hasChanges = changes !== undefined && changeCount(changes) > 0;
    const isDeployment = hasChanges || uploads.length + deletions.length > 0 || state.interrupted.length > 0;
    return {
        kind: isDeployment ? 'deploy' : 'nothing',
        before: beforeOf(compared),
        changes,
        uploads,
        repaired,
        isEmptied: live.size > 0 && ![...live.keys()].some((path) => destination.find(path) !== undefined),
        found: foundOf(compared),
        deletions,
        pending: pendingOf(compared, uploads, deletions),
        kept,
        steps: isDeployment ? stepsOf(compared, uploads, deletions, kept) : [],
        purges: options.purges ? cachedFiles(compared, uploads, deletions) : [],
    };
}
/** Leaves out a file of others that an interrupted deployment was about to replace, and has not reached. */
function leftBehindOf({ interrupted }, destination) {
    const isUntouched = ({ others }, path) => {
        const [before, now] = [others.get(path), destination.find(path)];
        return before !== undefined && now !== undefined && isSameFile(now, before);
    };
    return new Set(interrupted.flatMap((file) => file.pending.filter((path) => !isUntouched(file, path))));
}
function beforeOf({ state: { live, interrupted }, destination }) {
    const [interruptedAt] = interrupted.map(({ startedAt }) => startedAt).sort();
    const jobId = live?.jobId;
    if (interruptedAt !== undefined)
        return { live: 'incomplete', since: interruptedAt, jobId };
    for (const [path, version] of live?.files ?? [])
        if (!destination.has(path, version))
            return { live: 'incomplete', since: undefined, jobId };
    return { live: 'unchanged', since: live?.finishedAt, jobId };
}
function foundOf({ state, site, destination }) {
    if (state.live !== undefined || state.interrupted.length > 0)
        return { unmanaged: [], ofSite: 0 };
    const ofSite = [...site].filter(([path, { size }]) => destination.find(path)?.size === size);
    return { unmanaged: destination.unmanaged(site), ofSite: ofSite.length };
}
/**
 * Returns the files of earlier deployments that the site lacks, in byte order, except in folders of other deployments. A
 * server may cut a listing, so there every known name counts, unless something else has its place: a folder, or a file in
 * the place of its folder. A bucket may answer 403 for a file that does not exist.
 */
function goneFiles({ site, destination, live, keptBefore, leftBehind, options }) {
    const gone = new Set();
    for (const paths of [live.keys(), keptBefore.keys(), leftBehind])
        for (const path of paths)
            if (!site.has(path))
                gone.add(path);
    const isListed = (path) => destination.find(path) !== undefined;
    const isReplaced = (path) => destination.hasFolder(path) || (0,site_names/* ancestorsOf */.Gw)(path).some(isListed);
    const isThere = (path) => isListed(path) || !(options.isBucket || isReplaced(path));
    return (0,byte_order/* inByteOrder */.q)(gone).filter((path) => isThere(path) && !destination.isForeign(path));
}
/** @param gone files that the site lacks. On a storage that ignores case, the deletion of one may delete a file of the site. */
function uploadsOf({ site, destination, live, leftBehind }, gone) {
    const endangered = new Set(gone.map(anyKeyOf));
    const [uploads, repaired] = [[], []];
    for (const [path, { sha256 }] of site) {
        const before = live.get(path);
        const isLive = before?.sha256 === sha256 && !leftBehind.has(path) && !endangered.has(anyKeyOf(path));
        if (isLive && destination.has(path, before))
            continue;
        uploads.push(path);
        if (isLive)
            repaired.push(path);
    }
    return { uploads, repaired };
}
/**
 * The time of a file counts from the deployment that replaced it. A page of an interrupted deployment may use a kept file
 * again, so the time of the file restarts.
 *
 * @param gone files that the site lacks
 */
function keptFiles({ keptBefore, leftBehind, options: { deletes, keepMs, now } }, gone, isInTheWay) {
    const kept = new Map();
    const restarted = new Date(now + keepMs).toISOString();
    for (const path of gone) {
        if (isInTheWay(path) || !isHashed(path))
            continue;
        const before = keptBefore.get(path);
        const until = leftBehind.has(path) ? restarted : (before ?? restarted);
        const isKept = keepMs > 0 && Date.parse(until) > now;
        // Without deletions, what was kept before stays for a later run to delete.
        if (deletes ? isKept : before !== undefined)
            kept.set(path, deletes ? until : (before ?? until));
    }
    return kept;
}
/**
 * @param gone files that the site lacks
 * @param kept those that stay for open pages
 */
function deletionsOf({ state, site, destination, live, keptBefore, options }, gone, isInTheWay, kept) {
    const parts = state.interrupted.length > 0 ? destination.partialFiles() : [];
    const left = parts.filter((path) => !site.has(path) && !live.has(path));
    const goneOnes = gone.flatMap((path) => {
        if (isInTheWay(path))
            return [{ path, when: 'before', why: 'in the way of an upload' }];
        if (!options.deletes || kept.has(path))
            return [];
        const why = keptBefore.has(path) ? 'kept until now' : 'not in the site';
        return [{ path, when: isHashed(path) ? 'last' : 'after', why }];
    });
    return [
        ...left.map((path) => ({ path, when: 'before', why: 'left by an interrupted upload' })),
        ...goneOnes,
    ];
}
function pendingOf({ destination, live, keptBefore, leftBehind }, uploads, deletions) {
    const ofSites = deletions.filter(({ why }) => why !== 'left by an interrupted upload');
    const isOurs = (path) => live.has(path) || keptBefore.has(path) || leftBehind.has(path);
    const others = uploads.flatMap((path) => {
        const file = isOurs(path) ? undefined : destination.find(path);
        return file === undefined ? [] : [[path, file]];
    });
    return { pending: [...uploads, ...ofSites.map(({ path }) => path)], others: new Map(others) };
}
/** Returns the steps in their order. */
function stepsOf(compared, uploads, deletions, kept) {
    const { site, destination, options } = compared;
    const files = new Set([...site.keys()].map(anyKeyOf));
    const isInTheWay = (folder) => [folder, ...(0,site_names/* ancestorsOf */.Gw)(folder)].some((path) => files.has(anyKeyOf(path)));
    const isRemoved = (folder) => destination.hasFolder(folder) && (!options.keepsFolders || isInTheWay(folder));
    const present = [...site.keys(), ...kept.keys()];
    const deletion = (when) => {
        const now = deletions.filter((each) => each.when === when);
        const emptied = emptiedFolders(present, now.map(({ path }) => path));
        return { kind: 'delete', deletions: now, folders: emptied.filter(isRemoved) };
    };
    const upload = (group) => {
        const paths = uploads.filter((path) => groupOf(path) === group);
        const hadOthers = (path) => mayHaveOtherContents(path, compared);
        const { cacheControl, immutable } = options;
        return { kind: 'upload', group, batches: batchesOf(paths, cacheControl, hadOthers, immutable) };
    };
    const steps = [
        deletion('before'),
        upload('hashed'),
        upload('assets'),
        upload('pages'),
        deletion('after'),
        deletion('last'),
    ];
    return steps.filter((step) => step.kind === 'delete' ? step.deletions.length > 0 : step.batches.length > 0);
}
/** Whether visitors may have another version of the file in their cache: its name does not show its contents. */
function mayHaveOtherContents(path, { site, live, keptBefore, leftBehind }) {
    const before = live.get(path);
    const isChanged = before !== undefined && before.sha256 !== site.get(path)?.sha256;
    return isChanged || keptBefore.has(path) || leftBehind.has(path);
}
/** Returns the files whose addresses may be cached with different contents. No page has used what was kept until now. */
function cachedFiles(compared, uploads, deletions) {
    const { site, destination, live, leftBehind, options } = compared;
    const isFixed = (path) => isImmutable(path, options.immutable);
    const isReplaced = (path) => mayHaveOtherContents(path, compared) || live.has(path) || destination.find(path) !== undefined;
    const deleted = deletions.filter(({ why }) => why === 'not in the site' || why === 'in the way of an upload');
    const interrupted = [...leftBehind].filter((path) => !site.has(path) && !isFixed(path));
    return (0,byte_order/* inByteOrder */.q)(new Set([...uploads.filter(isReplaced), ...deleted.map(({ path }) => path), ...interrupted]));
}

;// CONCATENATED MODULE: ./lib/src/deploy/state/state.js
/** Whether the site is among the last ten of the destination, the live one included. */
function wasLive({ live }, contentDigest) {
    return live?.history.includes(contentDigest) ?? false;
}
/** @returns the runs that have deployed; none from outside a workflow, where runs have no IDs */
function writersOf({ live, interrupted }) {
    const files = live === undefined ? interrupted : [live, ...interrupted];
    return files.map(({ run }) => run).filter(({ repositoryId }) => repositoryId !== 0);
}
/** @returns a run of another repository that has deployed to the destination; undefined outside a workflow */
function otherWriter(state, run) {
    if (run.repositoryId === 0)
        return undefined;
    return writersOf(state).find(({ repositoryId }) => repositoryId !== run.repositoryId);
}
/** @returns the ID of the newest run of the same repository, if it is newer than this run */
function newerRun(state, run) {
    const same = writersOf(state).filter(({ repositoryId }) => repositoryId === run.repositoryId);
    const newest = Math.max(0, ...same.map(({ runId }) => runId));
    return newest > run.runId ? newest : undefined;
}
/** @returns every path of the live site, of kept files, and of interrupted deployments */
function knownPaths({ live, interrupted }) {
    const ofLive = live === undefined ? [] : [...live.files.keys(), ...live.kept.keys()];
    return [...ofLive, ...interrupted.flatMap(({ pending }) => pending)];
}

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/src/text/decode-text.js
var decode_text = __webpack_require__(8010);
;// CONCATENATED MODULE: ./lib/src/deploy/state/state-file.js
/** One file of the state as JSON (deploy/README.md, "The state"): what a deployment knew about the destination. */






/** Omits undefined values. */
function formatStateFile(file) {
    const body = file.kind === 'live'
        ? { ...file, files: Object.fromEntries(file.files), kept: Object.fromEntries(file.kept) }
        : { ...file, others: Object.fromEntries(file.others) };
    return `${JSON.stringify({ version: 1, ...body })}\n`;
}
const UNUSABLE_HINT = 'This run changed nothing, because it is not known which files are live. Restore the file, or an earlier version of it, ' +
    'from a backup. Without a backup, remove the state folder (`.static-export`, or the input `state`), and run the ' +
    'workflow again: it uploads every file, and deletes none.';
/** @param problem continues a sentence that begins with the name of the file */
function unusableState(name, problem) {
    const message = `The state of the destination cannot be used: \`${(0,clean_text/* cleanText */.X5)(name)}\` ${problem}.`;
    return new errors/* DeployError */.sH(message, UNUSABLE_HINT);
}
/**
 * @param name of the file, for the message
 * @returns undefined if the text is not JSON: then its write was interrupted
 * @throws DeployError for JSON that is not such a state
 */
function parseStateFile(text, name) {
    const json = (0,decode_text/* parseJson */.q)(text);
    if (json === undefined)
        return undefined;
    const parsed = dist/* safeParse */.xLC(stateSchema, json, { abortEarly: true });
    if (parsed.success) {
        const { version: _, ...file } = parsed.output;
        return file;
    }
    const [{ message, path }] = parsed.issues;
    if (message === OTHER_VERSION || message === BAD_PATH)
        throw unusableState(name, message);
    throw unusableState(name, `is not a state${path === undefined ? '' : `: see \`${path[0].key}\``}`);
}
const OTHER_VERSION = 'has a version other than 1';
const BAD_PATH = 'has a path that is not allowed in a site';
const SHA256 = /^[0-9a-f]{64}$/;
const integer = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b());
const time = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y((text) => !Number.isNaN(Date.parse(text))));
const sitePath = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y((path) => (0,site_path/* sitePathProblem */.m)(path) === undefined, BAD_PATH));
/**
 * Every path is checked, since the list determines what a deployment may delete. There may be 200,000 paths, and
 * valibot makes several objects for each. It also leaves the keys `constructor` and `__proto__` out of a record.
 */
function byPath(isValue) {
    return dist/* pipe */.FsL(dist/* custom */.IeY((value) => typeof value === 'object' && value !== null && !Array.isArray(value)), dist/* rawTransform */.NTK(({ dataset, addIssue, NEVER }) => {
        const values = new Map();
        for (const [path, value] of Object.entries(dataset.value)) {
            const isBadPath = (0,site_path/* sitePathProblem */.m)(path) !== undefined;
            if (isBadPath || !isValue(value)) {
                addIssue(isBadPath ? { message: BAD_PATH } : undefined);
                return NEVER;
            }
            values.set(path, value);
        }
        return (0,byte_order/* sortedByPath */.o)(values);
    }));
}
function isListed(value) {
    const { size, modified } = (value ?? {});
    return Number.isSafeInteger(size) && Number(size) >= 0 && (modified === undefined || dist.is(time, modified));
}
function isVersion(value) {
    return isListed(value) && SHA256.test(String(value.sha256));
}
const common = {
    version: dist/* literal */.euz(1, OTHER_VERSION),
    run: dist/* object */.Ikc({ repository: dist/* optional */.lqM(dist/* string */.YjP()), repositoryId: integer, runId: integer }),
    destination: dist/* string */.YjP(),
};
const stateSchema = dist/* variant */.Oxt('kind', [
    dist/* object */.Ikc({
        ...common,
        kind: dist/* literal */.euz('live'),
        finishedAt: time,
        jobId: dist/* optional */.lqM(dist/* string */.YjP()),
        files: byPath(isVersion),
        kept: byPath((value) => dist.is(time, value)),
        history: dist/* array */.YOg(dist/* string */.YjP()),
        repaired: dist/* array */.YOg(dist/* string */.YjP()),
    }),
    dist/* object */.Ikc({
        ...common,
        kind: dist/* literal */.euz('pending'),
        startedAt: time,
        pending: dist/* array */.YOg(sitePath),
        others: byPath(isListed),
    }),
]);

;// CONCATENATED MODULE: ./lib/src/deploy/state/state-log.js
/**
 * The state as a log: each write is a new file, and none is ever replaced or moved. So after any interruption, a state
 * is complete or absent, on every storage, and concurrent runs do not overwrite each other's files.
 */





/** Such as `000012-19223344-1-9f3c51ab-live.json`: a number that grows, run ID, attempt, a random part, and the kind. */
const NAME = /^(\d{6,15})-(\d+-\d+-[0-9a-f]{8})-(live|pending)\.json$/;
const CONFLICT = 'Another run has deployed to this destination at the same time, so the destination may contain files of both runs.';
const LOST_STATE = 'Another run has removed the site, or its state, while this run deployed, so the destination may lack files of this site.';
const HIDDEN_STATE = 'The storage does not list the file that this run wrote to the state folder, so it is not known which site is live.';
const HIDDEN_STATE_HINT = 'This run changed nothing. Allow the account to list the state folder: `.static-export` at the destination, or the ' +
    'input `state`. If the account may list it, the listing was late: run the workflow again.';
const OTHER_STATE = 'The state folder is the one of another destination.';
const OTHER_STATE_HINT = 'This run changed nothing. Give each destination its own `state`. If only the text of `destination` has changed, restore it.';
class StateLog {
    #storage;
    #log;
    #by;
    /** Two jobs of a run write to one destination under different names. */
    #writer;
    /** The files in the folder when this run began. */
    #seen;
    #written = [];
    #number;
    #pending;
    /**
     * Lists the files of the state. What is at the destination now, or later, is not older than they are.
     *
     * @param destination the remote of the site if the state is not in it; otherwise empty
     */
    static async open(storage, destination, run, { log }) {
        return new StateLog(storage, destination, run, log, await namesIn(storage));
    }
    constructor(storage, destination, { repository, repositoryId, runId, attempt }, log, seen) {
        this.#storage = storage;
        this.#log = log;
        this.#by = { run: { repository, repositoryId, runId }, destination };
        this.#writer = `${runId}-${attempt || 1}-${(0,external_node_crypto_.randomBytes)(4).toString('hex')}`;
        this.#seen = seen;
        this.#number = Math.max(0, ...seen.map((name) => partsOf(name)?.number ?? 0));
    }
    /**
     * Reads the newest live state, and each pending one that its deployment has not repaired. If the write of a state was
     * interrupted, the one before it counts.
     *
     * @throws DeployError if the state cannot be read, or is not one of this destination; ConflictError if it changes
     *   meanwhile
     */
    async read() {
        const parts = this.#seen.flatMap((name) => partsOf(name) ?? []);
        const newestFirst = parts.toSorted((one, other) => other.number - one.number);
        const liveNames = newestFirst.filter(({ kind }) => kind === 'live');
        let live;
        for (const { name } of liveNames) {
            live ??= await this.#readFile(name, 'live');
            if (live !== undefined)
                break;
        }
        const pending = newestFirst.filter(({ name, kind }) => kind === 'pending' && live?.repaired.includes(name) !== true);
        // The first deployment of a destination has a pending state until its live one is complete.
        const isFirst = liveNames.every(({ writer }) => pending.some((other) => other.writer === writer));
        const [lost] = liveNames;
        if (live === undefined && lost !== undefined && !isFirst)
            throw unusableState(lost.name, 'is not complete, and there is no earlier one');
        const interrupted = await Promise.all(pending.map(({ name }) => this.#readFile(name, 'pending')));
        const found = { live, interrupted: interrupted.filter((file) => file !== undefined) };
        const files = [...(live === undefined ? [] : [live]), ...found.interrupted];
        if (files.some(({ destination }) => destination !== this.#by.destination))
            throw new errors/* DeployError */.sH(OTHER_STATE, OTHER_STATE_HINT);
        return found;
    }
    /**
     * Writes the pending state, before anything is changed.
     *
     * @throws DeployError if the storage does not list the first state: it may have the state of a live site
     */
    async begin(pending) {
        this.#pending = pending;
        await this.#write({ ...this.#by, kind: 'pending', ...pending });
        const hasState = (names) => names.some((name) => partsOf(name) !== undefined);
        // Another run may have removed this one, and has written its own then.
        if (!hasState(this.#seen) && !hasState(await namesIn(this.#storage)))
            throw new errors/* DeployError */.sH(HIDDEN_STATE, HIDDEN_STATE_HINT);
    }
    /**
     * Ends a deployment that failed: writes the pending state once more. A run that has ended meanwhile may have removed the
     * first one: it repaired what was pending then, but not what this run has changed since.
     *
     * @returns the failure to report: a ConflictError if another run may have caused it
     */
    async fail(failure) {
        if (this.#pending === undefined)
            return failure;
        try {
            await this.#write({ ...this.#by, kind: 'pending', ...this.#pending });
            await this.#requireAlone(failure);
            return failure;
        }
        catch (error) {
            return error instanceof errors/* ConflictError */.fK ? error : failure;
        }
    }
    /**
     * Ends a deployment: writes the live state, and removes every older file. Looks for other runs before and after the
     * write, so of two runs that end at the same time, at least one finds the other.
     *
     * @throws ConflictError if another run has written a state since this one began, or has removed that of this one
     */
    async finish(live) {
        await this.#requireAlone();
        const older = [...this.#seen, ...this.#written];
        const repaired = older.filter((name) => partsOf(name)?.kind === 'pending');
        await this.#write({ ...this.#by, kind: 'live', ...live, repaired });
        await this.#removeAll(await this.#requireAlone(), new Set(older));
    }
    /**
     * Ends the removal of a site: removes the state. A file that cannot be removed is a line in the log.
     *
     * @throws ConflictError as `finish`
     */
    async remove() {
        await this.#removeAll(await this.#requireAlone(), new Set([...this.#seen, ...this.#written]));
    }
    async #write(file) {
        this.#number += 1;
        const name = `${String(this.#number).padStart(6, '0')}-${this.#writer}-${file.kind}.json`;
        this.#written.push(name);
        const text = formatStateFile(file);
        const batch = { paths: [name], text, cacheControl: undefined, contentType: 'application/json' };
        await this.#storage.write([batch], 'Writing the state of the deployment');
    }
    /** @returns undefined if the write of the file was interrupted */
    async #readFile(name, kind) {
        const bytes = await this.#storage.read(name);
        if (bytes === undefined)
            throw new errors/* ConflictError */.fK('Another run is changing the state of the destination.');
        const file = parseStateFile((0,external_node_buffer_.isUtf8)(bytes) ? bytes.toString() : '', name);
        if (file !== undefined && file.kind !== kind)
            throw unusableState(name, 'has another kind than its name');
        return file;
    }
    /** @returns the names of all files */
    async #requireAlone(cause) {
        const names = await namesIn(this.#storage);
        const known = new Set([...this.#seen, ...this.#written]);
        if (names.some((name) => partsOf(name) !== undefined && !known.has(name)))
            throw new errors/* ConflictError */.fK(CONFLICT, cause);
        const [first = ''] = this.#written;
        if (!names.includes(first))
            throw new errors/* ConflictError */.fK(LOST_STATE, cause);
        return names;
    }
    /** Removes the listed files of the state that are known, with what interrupted uploads of them left. */
    async #removeAll(names, known) {
        const removable = names.filter((name) => partsOf((0,site_names/* finishedName */.y4)(name)) !== undefined && known.has(name));
        try {
            if (removable.length > 0)
                await this.#storage.remove(removable);
        }
        catch (error) {
            if (!(error instanceof errors/* DeployError */.sH))
                throw error;
            this.#log.info(`${error.message} The site is not affected: a run reads the newest states. Allow the deletion of older ones.`);
        }
    }
}
/** @returns undefined for a file that is not a state */
function partsOf(name) {
    const [, number, writer = '', kind] = NAME.exec(name) ?? [];
    return number === undefined ? undefined : { name, number: Number(number), writer, kind };
}
/** @returns the names of the files in the folder; none if it does not exist */
async function namesIn(storage) {
    const listing = await storage.list(new Set());
    return [...listing.keys()].filter((name) => !name.endsWith('/'));
}

;// CONCATENATED MODULE: ./lib/src/deploy/compare.js
/** Compares the site with the state and with the destination, and plans what to do. */







/**
 * @param digests of the files to deploy, in byte order
 * @throws DeployError if the state cannot be read, or the destination cannot be listed; ConflictError
 */
async function compare(digests, run) {
    const { inputs, storage, stateStorage, workflow } = run;
    const now = Date.now();
    const { ownState } = inputs;
    const stateOf = ownState === undefined ? remoteId(inputs.destination) : '';
    const stateLog = await StateLog.open(stateStorage, stateOf, workflow, run);
    // A bucket is listed while the state is read, which determines elsewhere which folders to list.
    const listing = storage.features.isBucket && digests.size > 0 ? storage.list(new Set(digests.keys())) : undefined;
    // If the state cannot be read, that error is reported instead.
    listing?.catch(() => undefined);
    const state = await stateLog.read();
    const site = await withSizes(digests, inputs.sitePath, state.live?.files);
    const listed = await (listing ?? storage.list(new Set([...site.keys(), ...knownPaths(state)])));
    const destination = new Destination(listed, storage.features, ownState);
    const plan = planDeployment(state, site, destination, {
        deletes: inputs.delete,
        keepMs: inputs.keepAssetsMs,
        cacheControl: inputs.cacheControl,
        immutable: inputs.immutable,
        purges: inputs.cdn !== undefined,
        isBucket: storage.features.isBucket,
        keepsFolders: storage.features.deletesContents,
        now,
    });
    return { now, state, stateLog, site, contentDigest: (0,content_digest/* contentDigest */.e)(digests), destination, plan };
}

// EXTERNAL MODULE: ./lib/src/site/page-loss.js
var page_loss = __webpack_require__(8809);
// EXTERNAL MODULE: ./lib/src/site/site-rules.js
var site_rules = __webpack_require__(7731);
;// CONCATENATED MODULE: ./lib/src/deploy/guards.js
/**
 * Keeps a deployment from replacing a newer site, a site with more pages, or files of another deployment or program.
 * Nothing has been changed when a guard refuses a site.
 */








const UNCHANGED = 'This run changed nothing.';
/** A rule may have deleted the state of a live site. */
const NO_STATE = `${UNCHANGED} The destination has no state of a deployment, so the pages that are there count as live.`;
/** @throws ActionError if the site must not be deployed */
function checkGuards(deployment, run) {
    const { state, plan } = deployment;
    const { inputs, workflow, storage } = run;
    checkRepository(state, workflow);
    if (plan.kind === 'deploy')
        checkNewerRun(state, workflow, plan);
    (0,site_rules/* requireFiles */.PO)(deployment.site, inputs.requireFiles, UNCHANGED);
    checkForeignFolders(deployment);
    checkNames(deployment);
    // In a bucket, folders are only parts of names.
    if (!storage.features.isBucket)
        checkObstacles(deployment);
    if (plan.kind === 'deploy')
        checkPageLoss(deployment, run);
}
/** @throws DeployError if the site has files in a folder of another deployment */
function checkForeignFolders({ site, destination }) {
    const foreign = [...site.keys()].find((path) => destination.isForeign(path));
    if (foreign === undefined)
        return;
    throw new errors/* DeployError */.sH(`The new site has the file "${(0,clean_text/* cleanText */.X5)(foreign)}" in a folder of another deployment, which has its own site there.`, `${UNCHANGED} Deploy one of the two sites to another folder.`);
}
/** @throws DeployError if two names of the site are those of one file at the destination */
function checkNames({ site, destination }) {
    const byKey = new Map();
    for (const path of site.keys()) {
        const key = destination.keyOf(path);
        const other = byKey.get(key);
        byKey.set(key, path);
        if (other === undefined)
            continue;
        throw new errors/* DeployError */.sH(`"${(0,clean_text/* cleanText */.X5)(other)}" and "${(0,clean_text/* cleanText */.X5)(path)}" of the site would be one file at the destination.`, `${UNCHANGED} Rename one of them: their names differ only by case or by the form of their accents.`);
    }
}
/**
 * Some storages delete a folder with its contents if the upload of a file with its name fails.
 *
 * @throws DeployError if another program has a folder where the site has a file, or vice versa
 */
function checkObstacles({ site, destination, plan, }) {
    const key = destination.keyOf;
    const deleted = new Set(plan.deletions.map(({ path }) => key(path)));
    const folders = plan.steps.flatMap((step) => (step.kind === 'delete' ? step.folders : []));
    const removed = new Set(folders.map((path) => key(`${path}/`)));
    const isGone = (path) => deleted.has(key(path)) || removed.has(key(path));
    const isEmptied = (path) => removed.has(key(`${path}/`)) && destination.entriesIn(path).every(isGone);
    const folder = [...site.keys()].find((path) => destination.hasFolder(path) && !isEmptied(path));
    const file = [...(0,site_names/* foldersOf */.pd)(site.keys())].find((path) => destination.find(path) !== undefined && !deleted.has(key(path)));
    const [name, what, needed] = folder === undefined ? [file, 'file', 'folder'] : [folder, 'folder', 'file'];
    if (name === undefined)
        return;
    throw new errors/* DeployError */.sH(`The destination has a ${what} "${(0,clean_text/* cleanText */.X5)(name)}" of another program, where the site has a ${needed}.`, `${UNCHANGED} Remove or rename that ${what}, or deploy to another folder.`);
}
/**
 * A copied variable would let two repositories replace each other's site in turn. A person may move a site to another
 * repository.
 *
 * @throws ActionError if another repository has deployed to the destination, unless a person started the run
 */
function checkRepository(state, run) {
    const other = otherWriter(state, run);
    if (other === undefined || (0,workflow_run/* isStartedByPerson */.G)(run))
        return;
    const name = other.repository ? (0,clean_text/* cleanText */.X5)(other.repository) : `with the ID ${other.repositoryId}`;
    throw new errors/* ActionError */.lZ('check-failed', `The destination belongs to the repository ${name}, which has deployed to it. This run is of ${(0,clean_text/* cleanText */.X5)(run.repository)}.`, {
        hint: `${UNCHANGED} Correct \`destination\`: a variable may have been copied. If this repository replaces the other one, press "Run workflow" here.`,
        isPermanent: true,
    });
}
/** @throws ActionError if a newer run has deployed to the destination */
function checkNewerRun(state, run, { before }) {
    const newer = newerRun(state, run);
    if (newer === undefined)
        return;
    throw new errors/* ActionError */.lZ('superseded', `Run ${newer} of this repository, which is newer than this run (${run.runId}), has used the destination.`, {
        // The verdict on a mix says what repairs it.
        hint: `${UNCHANGED}${before.live === 'unchanged' ? ' Look at that run: if it is green, there is nothing to do.' : ''}`,
        isPermanent: true,
    });
}
/** @throws ActionError if too many pages would be lost */
function checkPageLoss({ state, site, destination, contentDigest, }, { inputs: { maxPageLoss }, log }) {
    if (maxPageLoss === undefined)
        return;
    if (wasLive(state, contentDigest)) {
        log.info('This site was live before: `max-page-loss` is not checked');
        return;
    }
    const sitePages = (0,site_pages/* countPages */.E1)(site);
    const error = state.live === undefined
        ? (0,page_loss/* pageLossError */.h)((0,site_pages/* countPages */.E1)(destination.ownEntries()), 'the destination lists', sitePages, maxPageLoss, NO_STATE)
        : (0,page_loss/* pageLossError */.h)((0,site_pages/* countPages */.E1)(state.live.files), 'the live site', sitePages, maxPageLoss, UNCHANGED);
    if (error !== undefined)
        throw error;
}

// EXTERNAL MODULE: ./lib/src/runner/secrets.js
var runner_secrets = __webpack_require__(1232);
;// CONCATENATED MODULE: ./lib/src/deploy/inputs/rclone-secrets.js
/** Masks the secrets in the variables of rclone, as they are written. GitHub masks what is derived from its own secrets. */

/** Masks every secret in rclone's variables, before a line of rclone is read. */
function maskSecrets(env) {
    const secrets = Object.entries(env).flatMap(([name, value = '']) => /^RCLONE_/i.test(name) ? secretsOf(name, value.trim()) : []);
    // If a shorter secret is a part of a longer one, masking it first would leave the rest of the longer one.
    const longestFirst = [...new Set(secrets)].sort((one, other) => other.length - one.length);
    for (const secret of longestFirst)
        (0,runner_secrets/* addSecret */.Ck)(secret);
}
/** A name of a variable or of a parameter of rclone whose value is a secret. */
const SECRET_NAME = /(?:^|_)(?:pass|password\d?|pass2|secret\w*|key|key_id|key_pem|keys|access_key|\w*token|sas_url|connection_string|service_account_credentials|credentials|auth_key|api_key|access_grant|passphrase|client_id|account_key|cookies?|headers?|\w*password|sse_customer_key_base64|mnemonic|session_id|authorization)$/i;
/** Values that are not secret. Masking them would make a log unreadable. */
const NO_SECRET = /^(?:true|false|\d{1,5}|.{0,3})$/i;
/** Shorter lines of a value are not secret by themselves, such as a brace. */
const MIN_LINE = 8;
/** The parameters of a remote within another one, such as `:webdav,bearer_token=...:` (`fs/fspath`). */
const rclone_secrets_PARAMETER = /,(\w+)=(?:"([^"]*)"|'([^']*)'|([^,:"']*))/g;
function secretsOf(name, value) {
    const [, password = ''] = /^[a-z]+:\/\/[^/?#:]*:([^/?#]*)@/i.exec(value) ?? [];
    const parameters = [...value.matchAll(rclone_secrets_PARAMETER)].flatMap(([, key = '', double, single, plain = '']) => SECRET_NAME.test(key) ? [double ?? single ?? plain] : []);
    const found = [password, ...parameters, ...(SECRET_NAME.test(name) ? [value] : [])];
    return found.filter((secret) => !NO_SECRET.test(secret)).flatMap(linesOf);
}
/** The runner masks lines. */
function linesOf(secret) {
    const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
    return lines.length > 1 ? lines.filter((line) => line.length >= MIN_LINE) : lines;
}

;// CONCATENATED MODULE: ./lib/src/deploy/purge-cdn.js
/** Purges in the CDN what a deployment has changed. */

/** @throws DeployError if the run may purge something, and the CDN lacks what that needs */
async function requireCdn({ plan }, run) {
    if (plan.kind === 'deploy')
        await run.inputs.cdn?.require?.(run);
}
/**
 * Purges every address of these files.
 *
 * @param files of the site
 */
async function purgeCdn(files, run) {
    const { inputs, storage, report } = run;
    const { cdn, destination, verifyUrl } = inputs;
    if (cdn === undefined)
        return;
    report.update({ mix: 'caches' });
    const [, ...folders] = storage.features.isBucket ? destination.path.split('/').filter(Boolean) : [];
    const paths = pathsToPurge(files, folders.join('/'), cdn.maxPaths);
    const urls = verifyUrl === undefined ? undefined : paths?.map((path) => requestedUrl(path, verifyUrl));
    report.purged(cdn, await cdn.purge({ paths, urls }, run));
}
/**
 * @param files of the site
 * @param prefix folder of the bucket that contains the site; empty for none. A CDN may serve the bucket or that folder.
 *   This action cannot know which, so both addresses are listed.
 * @returns addresses without their leading slash; undefined if there are more than `max`
 */
function pathsToPurge(files, prefix, max) {
    const found = new Set();
    for (const file of files) {
        for (const address of addressesOf(file)) {
            found.add(address);
            if (prefix !== '')
                found.add(`${prefix}/${address}`);
        }
        if (found.size > max)
            return undefined;
    }
    return [...found];
}

;// CONCATENATED MODULE: ./lib/src/deploy/perform-plan.js
/** Performs the steps of a deployment, one after the other, and writes its state before and after them. */






/** For each upload group, the name of one file and of several. */
const GROUP_NAMES = {
    hashed: ['hashed file', 'hashed files'],
    assets: ['file that is not a page', 'files that are not pages'],
    pages: ['page', 'pages'],
};
/** @throws DeployError, ConflictError, and the signal's reason. Then, the next run repairs what this one may have changed. */
async function performPlan(deployment, run) {
    const { plan, stateLog, now } = deployment;
    if (plan.kind === 'nothing')
        return;
    run.signal.throwIfAborted();
    run.report.update({ progress: 'began' });
    await stateLog.begin({ startedAt: new Date(now).toISOString(), ...plan.pending });
    run.report.stateBegun();
    try {
        await change(deployment, run);
    }
    catch (error) {
        throw await stateLog.fail(error);
    }
}
/** Changes the site, and completes its state. */
async function change(deployment, run) {
    const { plan, stateLog, site } = deployment;
    const { report, storage, inputs, signal } = run;
    let hasItsPages = plan.before.live === 'unchanged' && plan.changes !== undefined;
    for (const step of plan.steps) {
        signal.throwIfAborted();
        hasItsPages &&= step.kind === 'upload' && step.group !== 'pages';
        report.update({ progress: 'changed', mix: hasItsPages ? 'assets' : undefined });
        await perform(step, run);
    }
    signal.throwIfAborted();
    if (plan.purges.length > 0)
        await purgeCdn(plan.purges, run);
    const deleted = plan.deletions.map(({ path }) => path);
    const listing = await listAgain([...plan.uploads, ...deleted], site, storage);
    const after = new Destination(listing, storage.features, undefined);
    requireGone(deleted, site, after);
    signal.throwIfAborted();
    if (inputs.remove)
        await remove(deployment, run);
    else
        await stateLog.finish(liveState(deployment, run, after));
    report.update({ progress: 'completed' });
}
async function perform(step, { storage, report }) {
    if (step.kind === 'upload') {
        const [singular, plural] = GROUP_NAMES[step.group];
        const count = step.batches.reduce((sum, { paths }) => sum + paths.length, 0);
        report.uploading((0,units/* counted */.hS)(count, singular, plural));
        return storage.write(step.batches, `Uploading ${plural}`);
    }
    report.deleting(step.deletions);
    await storage.remove(step.deletions.map(({ path }) => path));
    return storage.removeFolders(step.folders);
}
/** @throws DeployError if the storage still lists a deleted file. Its name may be another spelling of one of the site. */
function requireGone(deleted, site, after) {
    const left = deleted.filter((path) => after.find(path) !== undefined);
    if (left.length === 0)
        return;
    const keys = new Set([...site.keys()].map(anyKeyOf));
    const [name, ...others] = left.filter((path) => !keys.has(anyKeyOf(path)));
    if (name === undefined)
        return;
    const same = others.length === 0 ? '' : ` The same is true of ${(0,units/* counted */.hS)(others.length, 'other file')}.`;
    throw new errors/* DeployError */.sH(`"${(0,clean_text/* cleanText */.X5)(name)}" was deleted, but the destination still has it.${same}`, 'The storage accepted the deletion, but keeps the file. Look for a retention policy, Object Lock, or a replication in both directions. The next run tries again.');
}
/** Removes what is left of a site that is removed: its state, and its folder if that is empty. */
async function remove({ stateLog }, { inputs, storage }) {
    await stateLog.remove();
    if (storage.features.deletesContents)
        return;
    const { ownState } = inputs;
    await storage.removeFolders(ownState === undefined ? [''] : [ownState, '']);
}
/** How many sites `history` lists. */
const MAX_HISTORY = 10;
function liveState({ plan, state, site, destination, contentDigest }, { inputs }, after) {
    const { live } = state;
    const { history = [] } = live ?? {};
    const isSame = history[0] === contentDigest;
    const uploaded = new Set(plan.uploads);
    const timeOf = (path) => (uploaded.has(path) ? after : destination).find(path)?.modified;
    return {
        finishedAt: new Date().toISOString(),
        // A run that only repairs what is live does not deploy a new site.
        jobId: inputs.jobId ?? (isSame ? live?.jobId : undefined),
        files: new Map([...site].map(([path, { sha256, size }]) => [path, { sha256, size, modified: timeOf(path) }])),
        kept: plan.kept,
        history: (isSame ? history : [contentDigest, ...history]).slice(0, MAX_HISTORY),
    };
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./lib/src/deploy/rclone/causes.js
/** What the operating system or Go reports about a connection. On Windows, the texts are others. */
const UNREACHABLE = /connection (?:refused|reset|timed out|lost|closed|aborted)|broken pipe|\bEOF\b|i\/o timeout|no route to host|(?:network|host) is (?:unreachable|down)|timeout awaiting response|TLS handshake timeout|Client\.Timeout|deadline exceeded|use of closed (?:network )?connection|actively refused|forcibly closed|did not properly respond/i;
const OF_ALL = [
    [
        /didn't find backend/i,
        'rclone has no storage of this type.',
        'Write the type in lower case, such as `s3`, `sftp`, or `ftp`.',
    ],
    [
        /didn't find section/i,
        'rclone has no remote with this name.',
        'Configure it with environment variables, such as `RCLONE_CONFIG_DOCS_TYPE` for `docs:`, or use a connection string, such as `:sftp,host=web.example.com,user=docs:/srv/docs`.',
    ],
    [
        /too many colons in address/i,
        'The host contains a scheme or a port.',
        'Set `host` to the name alone, such as `web.example.com`, and `port` to the port.',
    ],
    [
        /unsupported protocol scheme|first path segment in URL/i,
        'The address of the remote has no scheme.',
        'Begin it with `https://`.',
    ],
    [
        /is it obscured|obscured\?/,
        'rclone expects the password in obscured form.',
        'Create it with `rclone obscure`.',
    ],
    [
        /x509: certificate signed by unknown authority/,
        'The certificate of the server is not trusted.',
        'If it is from an authority of your own, store that certificate in the file that `RCLONE_CA_CERT` names. In an image without any, install the package `ca-certificates`.',
    ],
    [
        /x509: /,
        'The certificate of the server is not trusted.',
        'Check the name of the host, and the dates of the certificate.',
    ],
    [
        /server gave HTTP response to HTTPS client|first record does not look like a TLS/i,
        'The server offers no TLS at this address.',
        'Check the port, or use `http` in the address of the remote.',
    ],
    [
        /malformed HTTP|readLoopPeekFailLocked/i,
        'The server at this address does not speak HTTP.',
        'Check the port, and the type of the remote: `sftp` for SSH, `ftp` for FTP.',
    ],
    [
        /": Proxy Authentication Required/i,
        'The proxy did not accept its user name and password.',
        'Check both in the `https_proxy` variable of the job.',
    ],
    [
        /": (?:Forbidden|Bad Gateway|Gateway Timeout|Service Unavailable)$/i,
        'The proxy did not connect to the storage.',
        'Check whether it allows connections to this host, or list the host in `no_proxy`.',
    ],
    [
        /is a file not a directory/i,
        'The path is the one of a file.',
        'Enter the folder in which the site should be.',
    ],
    [
        /no such host/i,
        'The name of the server is not known.',
        'Check the DNS record of the host, and the host or the endpoint of the remote.',
    ],
    [
        UNREACHABLE,
        'The storage does not respond.',
        'Check whether it is running, and whether this runner can reach its address.',
    ],
];
/** @returns the first one that matches; undefined if none does */
function causeOf(message, causes) {
    const row = causes.find(([pattern]) => pattern.test(message));
    return row && [row[1], row[2]];
}

;// CONCATENATED MODULE: ./lib/src/deploy/rclone/rclone-failure.js
/** What a failure of rclone means, and how to fix it. */




const ABSENT = /(?:object|directory) not found|no such file or directory|file does not exist|(?<!is a file )\bnot a directory(?="|$)/i;
/**
 * A server allows fewer connections at once: FTP has 421 for that (RFC 959), ProFTPD says it after the login. An SSH
 * server ends the connection before or after the login. An FTP server may answer without TLS where TLS should begin.
 */
const REFUSES_CONNECTION = /(?:^|(?<=[:"] ))421[ -].*|too many (?:connections|connected|users|logins|clients|sessions).*|maximum number of (?:allowed )?(?:clients|connections|users|logins|sessions).*|handshake failed: (?:EOF|read |ssh: disconnect, reason (?:2|11|12)\b).*|first record does not look like a TLS|initialise SFTP: .*EOF$/i;
/** A service allows fewer requests, or reports an error of its own, as S3, Azure, Google, and web servers write it. */
const OF_SERVICE = /(?<=api error |ERROR CODE: |, |^)(?:SlowDown|TooManyRequests|ServerBusy|RequestLimitExceeded|Throttling\w*|rateLimitExceeded)\b(?!\.)|(?:StatusCode:? |status code:? |RESPONSE |Error )(?:429|5(?!01|07)\d\d)\b|\b(?:429 Too Many|50[234] [SBG])/i;
const MAX_LENGTH = 700;
/** Whether a storage refuses so many connections at once. */
function refusesConnection(message) {
    return REFUSES_CONNECTION.test(message);
}
function kindOf(messages) {
    const isTransient = (message) => [REFUSES_CONNECTION, UNREACHABLE, OF_SERVICE].some((pattern) => pattern.test(message));
    if (messages.some(isTransient))
        return 'transient';
    return messages.length > 0 && messages.every((message) => ABSENT.test(message)) ? 'absent' : 'other';
}
/** A call to rclone that failed: the errors that rclone logged, or the error with which it responded. */
class RcloneFailure extends Error {
    errors;
    kind;
    /** With what the storage refuses so many connections at once; undefined if it does not. */
    refusal;
    #cause;
    /** @param given `kind` is by default what the errors are, and `causes` those of all storages */
    constructor(errors, given = {}) {
        super(errors[0]?.message ?? 'rclone failed without a message');
        this.name = new.target.name;
        this.errors = errors;
        const messages = errors.map(({ message }) => message);
        this.kind = given.kind ?? kindOf(messages);
        this.refusal = messages.flatMap((message) => REFUSES_CONNECTION.exec(message)?.[0] ?? [])[0];
        this.#cause = causeOf(this.message, given.causes ?? OF_ALL);
    }
    /** The message of rclone about the first error as a cleaned sentence. */
    get sentence() {
        const name = this.errors[0]?.name;
        const text = this.message
            // Request identifiers, which only the storage's support needs.
            .replace(/,? (?:request id|host id|RequestID|HostID): [^,\s]*/gi, '')
            // The query of an address, and what a request without a response did not get.
            .replace(/(https?:\/\/[^\s"?]*)\?[^\s"]*/g, '$1')
            .replace(/, exceeded maximum number of attempts, \d+(?=,)|,? https response error StatusCode: 0(?=,)/g, '')
            // After its code, Azure repeats the message as XML.
            .replace(/(\nERROR CODE: \w+)\n-{10,}\n.*$/s, '$1')
            // Where an error page is not XML.
            .replace(/: element <[^>]*> closed by <[^>]*>/, '')
            .replace(/\s*-{10,}\s*/g, ' ');
        // What is in the way of an upload has the finished name.
        const said = withoutMarkup(text);
        const clean = (0,clean_text/* cleanText */.X5)((0,site_names/* withFinishedNames */.pW)(name === undefined ? said : `"${name}": ${said}`), MAX_LENGTH);
        return /[.!?…]"?$/.test(clean) ? clean : `${clean}.`;
    }
    /**
     * Describes the failure of an operation. The cause is before the message of rclone: the end of a long text is cut.
     *
     * @param what the operation, such as `Uploading pages`
     * @param otherwise the cause if no table has the error
     * @param consequence what the failure means for the destination
     */
    explained(what, otherwise = ['', ''], consequence) {
        const { length } = this.errors;
        const [cause, fix] = this.#cause ?? otherwise;
        const count = length > 1 ? `${length} errors, the first: ` : '';
        const reason = cause === '' ? '' : `${cause} rclone: `;
        const hint = [fix, consequence].filter(Boolean).join(' ');
        return new errors/* DeployError */.sH(`${what} failed: ${reason}${count}${this.sentence}`, hint, this);
    }
}
/** Returns the text of an error page, which a server or proxy may send in place of an error. */
function withoutMarkup(text) {
    if (!/<(?:\?xml|!DOCTYPE|html|Error)\b/i.test(text))
        return text.trim();
    return (text
        .replace(/<(style|script)\b.*?<\/\1>/gis, ' ')
        // The heading usually repeats the title.
        .replace(/<title>([^<]*)<\/title>(?=.*\1)/is, ' ')
        .replace(/<[?!/a-z][^>]*>/gi, ' ')
        .replace(/\s+(?=[:.,\s]|$)/g, '')
        .replace(/\s/g, ' ')
        .trim());
}
/**
 * Does something with rclone, and describes a failure as `RcloneFailure.explained` does.
 *
 * @throws DeployError
 */
async function withRclone(what, work, otherwise) {
    try {
        return await work();
    }
    catch (cause) {
        throw cause instanceof RcloneFailure ? cause.explained(what, otherwise) : cause;
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/rclone/rclone-log.js
/** Reads the log of rclone: one JSON object per line (`--use-json-log`), or plain text if rclone cannot even start. */

/**
 * Summary lines, which rclone logs after the errors themselves: at the end of each attempt, and when a call has failed.
 */
const REPEATED = /^(?:Attempt \d+\/\d+ |Failed to \w+(?: with \d+ errors)?: |rc: ")/;
/** rclone logs an error as a notice if it occurs before a storage is known. */
const START_ERROR = /^(?:Failed to create file system|CRITICAL|Fatal error)/i;
/** Amazon's SDK writes its warnings itself. The error follows. */
const SDK_WARNING = /^SDK \S+ \S+ (?:WARN|DEBUG)\b/;
/** The rest of an upload that was ended. These lines may follow long after the cause, even in the next call. */
const CANCELED = /context canceled$/;
/** What rclone says in each run: that the variables are the configuration, and what the inputs ask for. */
const KNOWN_NOTICE = /^(?:Config file ".*" not found|Serving remote control|Can't (?:follow symlink|transfer non file)|Forced to upload files to set modification times)/;
const NOTICE_LEVEL = /^(?:notice|warning)$/;
const ERROR_LEVEL = /^(?:error|critical|alert|emergency|fatal|panic)$/;
function readLine(line) {
    if (line.trim() === '')
        return undefined;
    const json = (0,decode_text/* parseJson */.q)(line);
    if (typeof json !== 'object' || json === null)
        return plainLine(line);
    const { level, msg: message, object: name, objectType } = json;
    if (typeof message !== 'string')
        return { kind: 'other', message: '' };
    const concerned = typeof name === 'string' && name !== '' ? name : undefined;
    // A large file is copied in parts: "Multi-thread Copied (new)".
    if (concerned !== undefined && /^(?:Multi-thread )?Copied \(/.test(message))
        return { kind: 'copied', name: concerned };
    if (START_ERROR.test(message))
        return { kind: 'error', name: undefined, message };
    const file = String(objectType).endsWith('.Fs') ? undefined : concerned;
    const isRepeated = CANCELED.test(message) || (file === undefined && REPEATED.test(message));
    if (!isRepeated && NOTICE_LEVEL.test(String(level)) && !KNOWN_NOTICE.test(message))
        return { kind: 'notice', message: concerned === undefined ? message : `${concerned}: ${message}` };
    if (isRepeated || !ERROR_LEVEL.test(String(level)))
        return { kind: 'other', message };
    return { kind: 'error', name: file, message };
}
/** A line such as `2026/11/22 07:49:00 CRITICAL: Failed to create file system for "nosuch:": didn't find section`. */
function plainLine(line) {
    if (/^(?:\s|caused by: )/.test(line))
        return { kind: 'other', message: line.trim() };
    const message = line.replace(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:(?:ERROR|CRITICAL)\s*: )?/, '').trim();
    if (REPEATED.test(message) && !START_ERROR.test(message))
        return { kind: 'other', message };
    return /^(?:NOTICE|INFO|DEBUG)\b/.test(message) || SDK_WARNING.test(message)
        ? { kind: 'other', message }
        : { kind: 'error', name: undefined, message };
}

// EXTERNAL MODULE: ./lib/src/deploy/rclone/rclone-process.js
var rclone_process = __webpack_require__(8727);
;// CONCATENATED MODULE: ./lib/src/deploy/rclone/rclone.js
/**
 * Calls one rclone process for the entire deployment. So rclone signs in to the storage only once, and no operation needs
 * a new process. This class knows operations, not deployments.
 */









/** How many errors of a call are kept. The first is shown; the others usually repeat it for other files. */
const MAX_ERRORS = 100;
/** After this time, a line is logged: rclone may try for minutes to reach a storage. */
const SILENCE_MS = 30_000;
const STILL_WAITING = 'Still waiting for the storage: it responds slowly, or not at all';
/** The length of a notice in the log. */
const MAX_NOTICE = 300;
const NO_JSON = { name: undefined, message: 'rclone responded with something other than JSON' };
/** A program that does not respond in this time cannot be used. */
const START_MS = 30_000;
class Rclone {
    /** The version of the program, such as `1.75.2`. Old versions do not have it in their responses: then it is empty. */
    version = '';
    #process;
    #agent = new external_node_http_.Agent({ keepAlive: true });
    #context;
    #listeners = new Set();
    /** Errors that rclone logs while no call is running. Before the first call, they say why rclone cannot start. */
    #startErrors = [];
    /** What was logged already. */
    #notices = new Set();
    #marker = 0;
    /** Whether a call was ended before its response. rclone then tidies up, such as the parts of a large file on S3. */
    #isInterrupted = false;
    /** @throws DeployError if the program cannot be started, or is not rclone; the signal's reason */
    static async start(started, context) {
        const rclone = new Rclone(started, context);
        try {
            await rclone.#started();
            // The command `core/version` would also start programs that describe the system.
            await rclone.call('rc/noop', {});
            return rclone;
        }
        catch (cause) {
            await rclone.end();
            if (!(cause instanceof RcloneFailure))
                throw cause;
            throw new errors/* DeployError */.sH(`rclone cannot be used: ${cause.sentence}`, 'Check the variables of rclone in this step, and the output of `rclone version` on this runner.', cause);
        }
    }
    constructor(started, context) {
        this.#process = started;
        this.#context = context;
        started.readLog((line) => this.#read(line));
    }
    /** Absolute path. */
    get program() {
        return this.#process.program;
    }
    async #started() {
        const { signal } = this.#context;
        const timeout = (0,external_node_events_.once)(AbortSignal.timeout(START_MS), 'abort');
        const late = timeout.then(() => `it did not respond within ${START_MS / 1000} s`);
        const result = await Promise.race([
            this.#process.port,
            this.#process.closed,
            late,
            (0,external_node_events_.once)(signal, 'abort'),
        ]);
        signal.throwIfAborted();
        if (typeof result === 'string')
            throw new RcloneFailure(this.#startErrors.length > 0 ? this.#startErrors : [{ name: undefined, message: result }]);
    }
    /**
     * Calls a command of the API.
     *
     * @throws RcloneFailure with the errors that rclone logged for the call; the signal's reason
     */
    async call(command, params, options = {}) {
        const { log, signal } = this.#context;
        const { onEvent, stop, causes } = options;
        signal.throwIfAborted();
        log.debug(`rclone ${command} ${JSON.stringify(params)}`.slice(0, 2000));
        const errors = [];
        const stopped = new AbortController();
        const listener = (event) => {
            if (event.kind === 'error' && errors.length < MAX_ERRORS)
                errors.push(event);
            if (onEvent?.(event) === 'stop')
                stopped.abort();
        };
        this.#listeners.add(listener);
        // An upload reports its own progress.
        const waiting = setInterval(() => onEvent ?? log.info(STILL_WAITING), SILENCE_MS);
        const stops = AbortSignal.any([stopped.signal, ...(stop === undefined ? [] : [stop])]);
        const ends = AbortSignal.any([signal, stops]);
        try {
            const { status, body } = await this.#post(command, params, ends);
            if (typeof body !== 'object' || body === null)
                throw new RcloneFailure(errors.length > 0 ? errors : [NO_JSON]);
            const isFailed = status !== 200;
            // What the call did is in the log, which may arrive after the response.
            if (isFailed || onEvent !== undefined)
                await this.#readLog(signal);
            if (!isFailed)
                return body;
            const { error } = body;
            const said = { name: undefined, message: String(error) };
            throw new RcloneFailure(errors.length > 0 ? errors : [said], status === 404 ? { kind: 'absent', causes } : { causes });
        }
        catch (cause) {
            this.#isInterrupted ||= ends.aborted;
            signal.throwIfAborted();
            if (stops.aborted)
                throw new RcloneFailure(errors, { causes });
            if (cause instanceof RcloneFailure)
                throw cause;
            // The connection is lost, which happens only if the process ends.
            const ended = await Promise.race([this.#process.closed, delay(rclone_process/* KILL_MS */.a).then(() => String(cause))]);
            throw new RcloneFailure(errors.length > 0 ? errors : [{ name: undefined, message: `rclone: ${ended}` }]);
        }
        finally {
            clearInterval(waiting);
            this.#listeners.delete(listener);
        }
    }
    /** Ends the process. */
    async end() {
        const isIdle = this.#listeners.size === 0 && !this.#isInterrupted;
        this.#agent.destroy();
        if (isIdle)
            this.#process.kill();
        else
            await this.#process.end();
    }
    #read(line) {
        const event = readLine(line);
        if (event === undefined)
            return;
        if ('message' in event)
            this.#context.log.debug(`rclone: ${event.message}`);
        if (event.kind === 'notice' && !this.#notices.has(event.message)) {
            this.#notices.add(event.message);
            this.#context.log.info(`rclone: ${(0,clean_text/* cleanText */.X5)(event.message, MAX_NOTICE)}`);
        }
        if (this.#listeners.size === 0 && event.kind === 'error')
            this.#startErrors.push(event);
        for (const listener of this.#listeners)
            listener(event);
    }
    /** Makes a call that fails with a known text. When the log contains the text, everything before it was read. */
    async #readLog(signal) {
        this.#marker += 1;
        const marker = `end-of-log-${this.#marker}`;
        const seen = new Promise((resolve) => {
            const listener = (event) => {
                if (!('message' in event) || !event.message.includes(marker))
                    return;
                this.#listeners.delete(listener);
                resolve();
            };
            this.#listeners.add(listener);
        });
        await this.#post('rc/error', { marker }, signal);
        await Promise.race([seen, this.#process.closed]);
    }
    async #post(command, params, signal) {
        const options = {
            agent: this.#agent,
            host: '127.0.0.1',
            port: await this.#process.port,
            path: `/${command}`,
            method: 'POST',
            auth: this.#process.auth,
            headers: { 'Content-Type': 'application/json' },
            signal,
        };
        const response = await new Promise((resolve, reject) => {
            (0,external_node_http_.request)(options, resolve).once('error', reject).end(JSON.stringify(params));
        });
        this.version ||= /^rclone\/v?(\S+)/.exec(String(response.headers['server']))?.[1] ?? '';
        return { status: response.statusCode ?? 0, body: (0,decode_text/* parseJson */.q)(await (0,consumers_.text)(response)) };
    }
}
/** The timer does not keep the process alive. */
function delay(ms) {
    return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}

// EXTERNAL MODULE: ./lib/src/deploy/rclone/rclone-environment.js
var rclone_environment = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/src/deploy/rclone/rclone-version.js
var rclone_version = __webpack_require__(6897);
;// CONCATENATED MODULE: ./lib/src/deploy/rclone/find-rclone.js
/** Starts the rclone of the runner, or downloads one. */







const VERSION_MS = 10_000;
/**
 * Uses the rclone of the runner. If it is missing or too old, downloads one, and logs why.
 *
 * @param spawning from `spawnInstalled`
 * @param cwd folder in which relative paths of remotes and variables begin
 * @param inputsChecked a download begins when this resolves: a bad input is reported before any request
 * @throws DeployError if rclone cannot be started or downloaded; whatever `inputsChecked` rejects with
 */
async function startRclone(spawning, cwd, inputsChecked, context) {
    const { ignored } = (0,rclone_environment/* rcloneEnvironment */.P)(process.env);
    if (ignored.length > 0)
        context.log.info(`Variables without effect in this action: ${ignored.join(', ')}`);
    const spawned = await spawning;
    const installed = spawned && (await startInstalled(spawned, context));
    if (installed instanceof Rclone) {
        context.log.info(`Using rclone ${(0,clean_text/* cleanText */.X5)(installed.version, 50)}`);
        return installed;
    }
    await inputsChecked;
    const why = installed === undefined
        ? 'There is no rclone in PATH'
        : `rclone ${(0,clean_text/* cleanText */.X5)(installed.version, 50)} in PATH is too old`;
    // Loaded only here, since the module is large and few runners need it.
    const { downloadedRclone } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(805), __webpack_require__.e(590)]).then(__webpack_require__.bind(__webpack_require__, 9590));
    const { program } = await downloadedRclone(why, context);
    return Rclone.start(new rclone_process/* RcloneProcess */.T(program, cwd), context);
}
/**
 * @returns only the version if it is too old
 * @throws DeployError if it cannot be started
 */
async function startInstalled(spawned, context) {
    let rclone;
    try {
        rclone = await Rclone.start(spawned, context);
    }
    catch (cause) {
        // Versions before 1.58 cannot be started like this.
        const version = await printedVersion(spawned.program, context.signal);
        if (version === undefined || (0,rclone_version/* isNewEnough */.$)(version))
            throw cause;
        return { version };
    }
    if ((0,rclone_version/* isNewEnough */.$)(rclone.version))
        return rclone;
    await rclone.end();
    // Old versions do not say it in their responses.
    return {
        version: rclone.version || ((await printedVersion(spawned.program, context.signal)) ?? '(unknown)'),
    };
}
/** @returns undefined if the program does not print a version */
async function printedVersion(program, signal) {
    const { env } = (0,rclone_environment/* rcloneEnvironment */.P)(process.env);
    const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile)(program, ['version'], {
        env,
        signal,
        timeout: VERSION_MS,
        windowsHide: true,
    });
    const { stdout } = await run.catch(() => ({ stdout: '' }));
    return /^rclone v?(\d\S*)/m.exec(stdout)?.[1];
}

// EXTERNAL MODULE: ./lib/src/summary/verdicts.js
var verdicts = __webpack_require__(347);
// EXTERNAL MODULE: ./lib/src/timing/transfer-progress.js
var transfer_progress = __webpack_require__(8456);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
;// CONCATENATED MODULE: ./lib/src/deploy/report/facts.js
/** What a run has found out so far, and the outputs that follow from it. Pure functions. */


/** Whether no deployment to the destination was ever completed, or interrupted. */
function isFirst(plan) {
    return plan.changes === undefined && plan.before.live === 'unchanged';
}
/** What the destination has. While the run writes, it is what a killed step leaves. */
function liveOf({ progress, failure, plan }) {
    if (progress === 'completed')
        return 'updated';
    if (failure instanceof errors/* ConflictError */.fK)
        return 'unknown';
    if (progress === 'changed' || (progress === 'began' && failure === undefined))
        return 'incomplete';
    // Before the first deployment, there is no site that could be whole.
    return plan === undefined || isFirst(plan) ? 'untouched' : plan.before.live;
}
/** Whether a site was to be removed where this action has none. */
function isNothingToRemove({ inputs, plan }) {
    return inputs?.remove === true && plan !== undefined && isFirst(plan);
}
/** The outputs of the step, but those of every action (`run-action.ts`). Undefined for what is not known yet. */
function outputsOf(facts) {
    const { inputs, isFinal, unpublished, plan } = facts;
    const { kind, before, changes, repaired } = plan ?? {};
    const isDone = isFinal && plan !== undefined;
    return {
        // What visitors see is up to the later step.
        live: inputs?.isForLaterStep ? '' : liveOf(facts),
        changed: unpublished !== undefined ? 'true' : kind && String(kind === 'deploy'),
        'previous-job-id': before?.jobId && (0,clean_text/* cleanText */.X5)(before.jobId, 200),
        'files-added': changes?.added.length,
        'files-modified': changes?.modified.length,
        'files-removed': changes?.removed.length,
        'files-repaired': changes && repaired?.length,
        'changed-pages-path': facts.changedPagesFile,
        'files-uploaded': isDone ? facts.uploadedFiles : undefined,
        'files-deleted': isDone ? facts.deletedFiles : undefined,
        'bytes-uploaded': isDone ? facts.uploadedBytes : undefined,
    };
}

// EXTERNAL MODULE: ./lib/src/runner/result.js
var runner_result = __webpack_require__(3032);
// EXTERNAL MODULE: ./lib/src/summary/summary-text.js
var summary_text = __webpack_require__(881);
;// CONCATENATED MODULE: ./lib/src/summary/changed-pages.js
/** The part of the job summary that lists which pages changed, by their addresses. */




/** How many pages of each kind are shown without unfolding. */
const SHOWN = 20;
/**
 * The size limit for the folded rest of each kind. A step may write 1 MiB (GitHub Docs, "Workflow commands", "Job
 * summaries"). The summaries of a matrix are on one page, which must open quickly.
 */
const MAX_FOLDED_BYTES = 20_000;
/** Longest name that is shown, in characters, and longest address that is linked. */
const MAX_NAME = 200;
const MAX_ADDRESS = 1000;
/**
 * @param liveUrl address of the live site (input `environment-url`); without it, pages are shown by their paths
 * @param hasLists whether the outputs `changed-files-path` and `removed-files-path` are set
 * @param isRefused lists removed pages first, since they are the reason
 * @returns a block of a summary; empty if nothing changed
 */
function changed_pages_changedPages(changes, liveUrl, hasLists, isRefused = false) {
    const kinds = isRefused
        ? ['removed', 'added', 'modified']
        : ['added', 'modified', 'removed'];
    // Nothing of a refused site is done.
    const done = (kind) => (isRefused ? `would be ${kind}` : kind);
    const rows = [];
    const others = [];
    for (const kind of kinds) {
        const pagePaths = changes[kind].filter((path) => (0,site_pages/* isPage */.yp)(path));
        const otherCount = changes[kind].length - pagePaths.length;
        if (otherCount > 0)
            others.push(`${(0,units/* grouped */.zD)(otherCount)} ${done(kind)}`);
        if (pagePaths.length === 0)
            continue;
        // The address of a removed page no longer leads to a page.
        const entry = (page) => pageEntry(page, liveUrl, kind !== 'removed');
        const shown = pagePaths.slice(0, SHOWN).map(entry).join('<br>\n');
        const output = kind === 'removed' ? 'removed-files-path' : 'changed-files-path';
        const where = hasLists ? `, in the file of <code>${output}</code>` : '';
        const more = foldedRest(pagePaths.slice(SHOWN), entry, where);
        rows.push([`${(0,units/* counted */.hS)(pagePaths.length, 'page')} ${done(kind)}`, `${shown}${more}`]);
    }
    return (0,summary_text/* table */.tp)([...rows, [rows.length === 0 ? 'Files' : 'Other files', others.join(', ')]]);
}
/** A folded part must begin and end on its own line, and a blank line would end the block of HTML. */
function foldedRest(paths, entry, where) {
    if (paths.length === 0)
        return '';
    const entries = [];
    let bytes = 0;
    for (const page of paths) {
        const next = entry(page);
        bytes += Buffer.byteLength(next);
        if (bytes > MAX_FOLDED_BYTES) {
            entries.push(`and ${(0,units/* grouped */.zD)(paths.length - entries.length)} more${where}`);
            break;
        }
        entries.push(next);
    }
    const title = (0,units/* counted */.hS)(paths.length, 'more page');
    return `\n<details><summary>${title}</summary>\n${entries.join('<br>\n')}\n</details>`;
}
function pageEntry(page, liveUrl, isLinked) {
    if (liveUrl === undefined)
        return (0,summary_text/* code */.aY)(page, MAX_NAME);
    const address = canonicalPath(page);
    const url = isLinked ? fileUrl(address, liveUrl) : undefined;
    const shown = `/${address}`;
    if (url === undefined || url.length > MAX_ADDRESS)
        return (0,summary_text/* code */.aY)(shown, MAX_NAME);
    return (0,summary_text/* link */.nf)(url, (0,summary_text/* text */.Qq)(shown));
}

// EXTERNAL MODULE: ./lib/src/values/id.js
var id = __webpack_require__(7628);
;// CONCATENATED MODULE: ./lib/src/deploy/report/summary.js
/** The job summary of a deployment, for people: what visitors see, what changed, and what to do if it failed. */












function deploySummary(facts, result) {
    const { inputs, plan } = facts;
    const { error } = result;
    const isWhole = error === undefined || liveOf(facts) === 'updated';
    return (0,summary_text/* summaryText */.g5)([
        (0,summary_text/* heading */.R_)(headline(facts, result)),
        // The hint of an error ends with it.
        inputs?.isForLaterStep || error !== undefined
            ? ''
            : (0,summary_text/* paragraph */.FY)((0,summary_text/* prose */.CS)((0,verdicts/* repairStep */.mb)(reportedOf(facts, result)))),
        error === undefined ? '' : (0,summary_text/* failureBlock */.Qu)(error.message, error.hint),
        ...(isWhole ? foundSentences(facts) : []).map((found) => (0,summary_text/* paragraph */.FY)((0,summary_text/* prose */.CS)(found))),
        (0,summary_text/* paragraph */.FY)(details(facts, result)),
        (0,summary_text/* paragraph */.FY)(facts.hostingPath === undefined ? '' : (0,summary_text/* prose */.CS)((0,hosting_path/* hostingSentence */.O4)(facts.hostingPath))),
        changes(facts, result),
        inputs?.dryRun && plan !== undefined && error === undefined ? plannedFiles(facts) : '',
        (0,summary_text/* paragraph */.FY)(goingBack(facts, result)),
    ]);
}
/** @returns what the verdict on the site follows from */
function reportedOf(facts, { outcome, error }) {
    return { live: liveOf(facts), mix: facts.mix, outcome, code: error?.code };
}
/** The pages that changed or would change, or the missing pages of a refused site. Empty for a run that ended early. */
function changes(facts, { error }) {
    const { inputs, plan } = facts;
    const isRefused = error?.code === 'check-failed';
    const isShown = liveOf(facts) === 'updated' || inputs?.dryRun || isRefused;
    if (plan?.changes === undefined || !isShown || changeCount(plan.changes) === 0)
        return '';
    const liveUrl = inputs?.dryRun || isRefused ? undefined : inputs?.verifyUrl;
    return changed_pages_changedPages(plan.changes, liveUrl, false, isRefused);
}
/** What a person should look into, although the run succeeded: complete sentences. */
function foundSentences(facts) {
    return [
        liveOf(facts) === 'updated' ? repairSentence(facts.plan) : '',
        unmanagedSentence(facts),
        unmatchedSentence(facts),
        facts.unpublished === undefined ? '' : unpublishedSentence(facts.unpublished),
    ].filter(Boolean);
}
/** @param what an address, and what it does not serve */
function unpublishedSentence(what) {
    return `Nothing changed, but ${what}. It has to be published again.`;
}
/** The most names that a sentence lists. */
const MAX_NAMES = 3;
/** Reports what a first deployment finds at its destination; empty if there is nothing. */
function unmanagedSentence({ plan, site, inputs }) {
    const { unmanaged, ofSite } = plan?.found ?? { unmanaged: [], ofSite: 0 };
    if (inputs?.remove)
        return '';
    const isKnownSite = ofSite > 0 && ofSite * 2 > (site?.size ?? 0);
    const lost = isKnownSite
        ? `${(0,units/* counted */.hS)(ofSite, 'file')} of the site ${ofSite === 1 ? 'is' : 'are'} already there, so this may not be the first deployment: was the state folder deleted, such as by a lifecycle rule or with a cache?`
        : '';
    if (unmanaged.length === 0)
        return lost;
    const folders = unmanaged.filter((path) => path.endsWith('/'));
    const files = unmanaged.length - folders.length;
    const counts = [
        files > 0 ? (0,units/* counted */.hS)(files, 'file') : '',
        folders.length > 0 ? (0,units/* counted */.hS)(folders.length, 'folder') : '',
    ];
    return (`The destination has ${counts.filter(Boolean).join(' and ')} that this deployment does not manage, such as ` +
        `${named(unmanaged)}. Visitors may still get them: delete those that another tool has deployed, and keep those of your host. ${lost}`).trim();
}
/** Names patterns without a file: what one of `exclude` was meant for is public. */
function unmatchedSentence({ unmatched = [] }) {
    if (unmatched.length === 0)
        return '';
    const patterns = unmatched.map((pattern) => `"${(0,clean_text/* cleanText */.X5)(pattern, 100)}"`).join(', ');
    return (`No file of the site matches ${patterns} in \`exclude\` or \`immutable\`. Patterns are relative to \`site-path\` and case-sensitive, and ` +
        '`*` matches no slash: `**/*.map` is for every folder.');
}
function named(paths) {
    return paths
        .slice(0, MAX_NAMES)
        .map((path) => `"${(0,clean_text/* cleanText */.X5)(path, 200)}"`)
        .join(', ');
}
/** Reports live files that other programs have changed or removed; empty if there are none. */
function repairSentence(plan) {
    if (plan?.isEmptied) {
        return 'None of the live files was at the destination. If you have not moved it, find out which other program removed them.';
    }
    const [first, ...others] = plan?.repaired ?? [];
    if (first === undefined)
        return '';
    const were = others.length === 0 ? 'was' : 'were';
    return (`${(0,units/* counted */.hS)(others.length + 1, 'live file')} at the destination ${were} missing or different, such as ` +
        `"${(0,clean_text/* cleanText */.X5)(first, 200)}": find out which other program writes there.`);
}
/** The first line: what visitors see or what the folder has, and why. */
function headline(facts, result) {
    const { inputs } = facts;
    const { error } = result;
    const live = liveOf(facts);
    const name = inputs === undefined ? '' : `${siteName(inputs)}: `;
    const reported = reportedOf(facts, result);
    const seen = inputs?.isForLaterStep ? (0,verdicts/* folderVerdict */.Iu)(reported) : (0,summary_text/* prose */.CS)((0,verdicts/* verdict */.WJ)(reported));
    const what = whatHappened(facts, result);
    if (error === undefined && inputs?.dryRun) {
        // Before the first deployment, there is no site that could be whole.
        const dryRun = live === 'untouched' || inputs.isForLaterStep ? 'nothing was changed' : seen;
        return `${live === 'incomplete' ? '⚠️' : '✅'} ${name}dry run, ${dryRun}: ${what}`;
    }
    if (error === undefined && inputs?.remove)
        return `✅ ${name}${what}`;
    if (live === 'incomplete')
        return `⚠️ ${name}${seen}${(0,runner_result/* reasonOf */.A)(result)}`;
    if (error !== undefined) {
        const isWhole = live === 'unchanged' && error.code !== 'verify-failed';
        return `${isWhole ? '⛔' : '❌'} ${name}${seen}${(0,runner_result/* reasonOf */.A)(result)}`;
    }
    const icon = facts.unpublished === undefined ? '✅' : '⚠️';
    return `${icon} ${name}${seen}: ${what}${inputs?.isForLaterStep ? `. ${laterStep(facts)}` : ''}`;
}
function laterStep({ plan, unpublished }) {
    if (unpublished !== undefined)
        return 'A later step has to publish it again';
    return plan?.kind === 'deploy' ? 'A later step publishes it' : 'It does not have to be published';
}
/** The address of the live site if it is known, or else the destination. */
function siteName({ verifyUrl, destination }) {
    if (verifyUrl === undefined)
        return (0,summary_text/* text */.Qq)(destination.name);
    return (0,summary_text/* link */.nf)(verifyUrl, (0,summary_text/* text */.Qq)(verifyUrl.replace(/^https?:\/\/|\/$/gi, '')));
}
/** Returns text such as `7 files changed (3 added, 2 modified, 2 removed), 214 kB uploaded`. */
function whatHappened(facts, { outcome }) {
    if (outcome === 'cancelled')
        return 'deployment cancelled';
    if (outcome !== 'completed' && outcome !== 'checked')
        return 'deployment failed';
    const { inputs, plan, uploadedFiles, uploadedBytes } = facts;
    if (isNothingToRemove(facts))
        return 'there is no site of this action to remove';
    if (plan === undefined || plan.kind === 'nothing')
        return 'nothing changed';
    const { before, changes, repaired, uploads, deletions } = plan;
    const isDryRun = inputs?.dryRun === true;
    if (inputs?.remove) {
        return isDryRun
            ? `${(0,units/* counted */.hS)(deletions.length, 'file')} to delete`
            : `the site was removed, ${(0,units/* counted */.hS)(facts.deletedFiles, 'file')} deleted`;
    }
    if (changes === undefined) {
        return isDryRun
            ? `first deployment of ${(0,units/* counted */.hS)(uploads.length, 'file')} planned`
            : `first deployment, ${(0,units/* counted */.hS)(uploadedFiles, 'file')}, ${(0,units/* size */.Ej)(uploadedBytes)} uploaded`;
    }
    // Only an interrupted deployment has left a mix since a known time.
    const isRepair = before.live === 'incomplete' && before.since !== undefined;
    const parts = [
        changeCount(changes) > 0 ? numbers(changes, isDryRun ? 'would change' : 'changed') : '',
        repaired.length > 0 ? `${(0,units/* counted */.hS)(repaired.length, 'file')} ${isDryRun ? 'to repair' : 'repaired'}` : '',
        isDryRun || uploads.length === 0 ? '' : `${(0,units/* size */.Ej)(uploadedBytes)} uploaded`,
        isRepair ? `an interrupted deployment ${isDryRun ? 'is to be' : 'was'} repaired` : '',
        changes.removed.length > 0 && inputs?.delete === false ? 'removed files stay at the destination' : '',
        isOnlyRenderer(changes)
            ? 'only pages and hashed assets differ, as after a new build of the renderer'
            : '',
    ].filter(Boolean);
    return parts.length > 0
        ? parts.join(', ')
        : `only files kept for open pages ${isDryRun ? 'are to be' : 'were'} deleted`;
}
/** Whether a new build of the renderer may be the only cause: it changes the names of its files, and so the pages. */
function isOnlyRenderer({ added, modified, removed }) {
    return (added.length + removed.length > 0 && [...added, ...removed].every(isHashed) && modified.every(site_pages/* hasPageName */.LI));
}
function numbers(changes, verb) {
    const kinds = ['added', 'modified', 'removed'].filter((kind) => changes[kind].length > 0);
    const shown = kinds.map((kind) => `${(0,units/* grouped */.zD)(changes[kind].length)} ${kind}`);
    return `${(0,units/* counted */.hS)(changeCount(changes), 'file')} ${verb} (${shown.join(', ')})`;
}
/** Returns the destination, the job, and what was done besides the upload. */
function details(facts, { outcome, error }) {
    const { inputs, plan, site, purged, verifiedUrls, deletedFiles } = facts;
    const { destination, verifyUrl, jobId, isForLaterStep } = inputs ?? {};
    const live = liveOf(facts);
    const { deletions = [], kept } = plan ?? {};
    const partCount = deletions.filter(({ why }) => why === 'left by an interrupted upload').length;
    const parts = partCount === 0 ? '' : `, ${(0,units/* grouped */.zD)(partCount)} of them left by interrupted uploads`;
    return [
        verifyUrl && destination && `Destination ${(0,summary_text/* code */.aY)(destination.name)}`,
        error === undefined ? '' : sinceWhen(plan, live),
        // The storage may still have what it accepted to delete.
        deletedFiles && live !== 'incomplete' ? `${(0,units/* counted */.hS)(deletedFiles, 'file')} deleted${parts}` : '',
        isForLaterStep && error === undefined && site !== undefined
            ? `${(0,units/* counted */.hS)(site.size + (kept?.size ?? 0), 'file')} in the folder`
            : '',
        live === 'updated' && kept?.size ? `${(0,units/* counted */.hS)(kept.size, 'file')} kept for open pages` : '',
        purged && (0,summary_text/* text */.Qq)(purged),
        verifiedUrls ? `${(0,units/* counted */.hS)(verifiedUrls, 'address', 'addresses')} verified` : '',
        jobId && outcome === 'completed' && `Job ${(0,summary_text/* code */.aY)(jobId)}`,
    ]
        .filter(Boolean)
        .join(' · ');
}
/** Since when the destination has what it has, if this run has not changed it. */
function sinceWhen(plan, live) {
    if (plan === undefined || live !== plan.before.live)
        return '';
    const { since, jobId } = plan.before;
    if (since === undefined)
        return '';
    const time = (0,units/* dayAndTime */.X_)(since);
    if (live === 'incomplete')
        return `Interrupted at ${time}`;
    return `Live since ${time}${(0,id/* isId */.e)(jobId ?? '') ? ` from job ${(0,summary_text/* code */.aY)(jobId ?? '')}` : ''}`;
}
/** The most files that the summary of a dry run lists. The log lists all of them. */
const MAX_FILES = 50;
function plannedFiles({ plan }) {
    const lines = planLines(plan);
    if (lines.length === 0)
        return '';
    const rows = lines
        .slice(0, MAX_FILES)
        .map(({ verb, path, why }) => [verb, `${(0,summary_text/* code */.aY)(path, 200)}${why}`]);
    const more = lines.length - rows.length;
    const rest = more > 0 ? (0,summary_text/* paragraph */.FY)(`and ${(0,units/* counted */.hS)(more, 'more file')}, in the log`) : '';
    return (0,summary_text/* folded */.TM)(`Plan: ${(0,units/* counted */.hS)(lines.length, 'file')}`, [(0,summary_text/* table */.tp)(rows), rest]);
}
/** Returns what a deployment would do, file by file, in its order. */
function planLines(plan) {
    return (plan?.steps ?? []).flatMap((step) => {
        if (step.kind === 'delete')
            return step.deletions.map(({ path, why }) => ({ verb: 'delete', path, why: ` (${why})` }));
        return step.batches.flatMap(({ paths }) => paths.map((path) => ({ verb: 'upload', path, why: '' })));
    });
}
/** After going back, the site that the run has just replaced is not offered. */
function goingBack(facts, { outcome }) {
    const { plan, isEarlierSite } = facts;
    const jobId = plan?.before.jobId;
    const isAnother = plan?.changes !== undefined && changeCount(plan.changes) > 0;
    if (jobId === undefined || !(0,id/* isId */.e)(jobId) || outcome !== 'completed' || liveOf(facts) !== 'updated')
        return '';
    if (!isAnother || isEarlierSite)
        return '';
    return `Before, the site of job ${(0,summary_text/* code */.aY)(jobId)} was live. To go back, press "Run workflow" with this job ID.`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/report/report.js










class DeployReport {
    #context;
    #setOutput;
    #progress;
    #facts = { progress: 'none', uploadedFiles: 0, uploadedBytes: 0, deletedFiles: 0 };
    constructor(context, output) {
        this.#context = context;
        this.#setOutput = output;
        this.#progress = (0,transfer_progress/* transferProgress */.D)(context, 'Uploaded');
    }
    /** Sets each output as soon as it is known. */
    update(facts) {
        const before = outputsOf(this.#facts);
        this.#facts = { ...this.#facts, ...facts };
        for (const [name, value] of Object.entries(outputsOf(this.#facts)))
            if (value !== undefined && value !== before[name])
                this.#setOutput(name, value);
    }
    /** Sets what is true before anything is known. */
    started() {
        for (const [name, value] of Object.entries(outputsOf(this.#facts)))
            if (value !== undefined)
                this.#setOutput(name, value);
    }
    inputsRead(inputs) {
        this.update({ inputs });
        this.#context.log.debug(version/* RUNTIME */.l);
        const { withoutCacheControl } = (0,storage_types/* storageTypeOf */.V5)(inputs.destination.type);
        if (withoutCacheControl !== undefined && inputs.cacheControl !== undefined)
            this.#log(withoutCacheControl);
    }
    siteRead({ hostingPath, unmatched }) {
        this.update({ hostingPath, unmatched });
        if (hostingPath !== undefined)
            this.#log((0,hosting_path/* hostingSentence */.O4)(hostingPath).replaceAll('`', ''));
    }
    compared(state, found) {
        const { plan } = found;
        const { changes } = plan;
        this.update(found);
        if (isNothingToRemove(this.#facts)) {
            this.#log(`There is no site of this action at ${this.#name}: nothing to remove`);
            return;
        }
        if (state.interrupted.length > 0)
            this.#log('A deployment was interrupted: what it left has to be repaired');
        if (changes === undefined) {
            if (isFirst(plan))
                this.#log(`The storage lists no state at ${this.#name}`);
            this.#logUnlessEmpty(unmanagedSentence(this.#facts));
            return;
        }
        const files = (0,units/* counted */.hS)(state.live?.files.size ?? 0, 'file');
        this.#log(`Compared with ${files} at ${this.#name}: ${changeNumbers(changes)}`);
        this.#logUnlessEmpty(repairSentence(plan));
    }
    /** Logs the plan of a dry run, file by file. */
    planned() {
        const { plan } = this.#facts;
        const lines = planLines(plan);
        for (const { verb, path, why } of lines)
            this.#log(`Would ${verb} ${(0,clean_text/* cleanText */.X5)(path, 1000)}${why}`);
        const uploads = plan?.uploads.length ?? 0;
        this.#log(`Dry run: ${(0,units/* counted */.hS)(uploads, 'file')} to upload, ${(0,units/* counted */.hS)(lines.length - uploads, 'file')} to delete. This run changed nothing.`);
    }
    /** The storage has shown that it lists the folder of the state. */
    stateBegun() {
        const { plan } = this.#facts;
        if (plan !== undefined && isFirst(plan))
            this.#log(`This is the first deployment to ${this.#name}`);
    }
    /** @param files such as `12 pages` */
    uploading(files) {
        this.#log(`Uploading ${files}`.replaceAll('`', ''));
    }
    deleting(deletions) {
        const isKept = deletions.every(({ why }) => why === 'kept until now');
        this.#log(`Deleting ${(0,units/* counted */.hS)(deletions.length, 'file')}${isKept ? ' kept for open pages' : ''}`);
    }
    uploaded(path) {
        const { site, plan } = this.#facts;
        const uploadedFiles = this.#facts.uploadedFiles + 1;
        const uploadedBytes = this.#facts.uploadedBytes + (site?.get(path)?.size ?? 0);
        this.update({ uploadedFiles, uploadedBytes });
        const files = `${(0,units/* grouped */.zD)(uploadedFiles)} of ${(0,units/* counted */.hS)(plan?.uploads.length ?? 0, 'file')}`;
        this.#progress({ bytes: uploadedBytes, totalBytes: undefined, files });
    }
    deleted() {
        this.update({ deletedFiles: this.#facts.deletedFiles + 1 });
    }
    purged({ name, id }, purged) {
        const what = purged === 'all' ? 'all addresses' : (0,units/* counted */.hS)(purged, 'address', 'addresses');
        this.update({ mix: undefined, purged: `${what} purged in ${name} (${id})` });
        this.#log(`Purged ${what} in ${name}`);
    }
    /** @param what an address, and what it does not serve */
    unpublished(what) {
        this.update({ unpublished: what });
        this.#log(unpublishedSentence(what));
    }
    finished(outcome) {
        this.#log(`${this.#name}: ${whatHappened(this.#facts, { outcome })}`);
    }
    /** @returns complete sentences */
    verdict(failure) {
        const sentence = this.#facts.inputs?.isForLaterStep ? verdicts/* folderSentence */.A3 : verdicts/* verdictSentence */.BT;
        return sentence(this.#reported(failure));
    }
    /** @returns what repairs a mix: complete sentences. The verdict on a folder does not need it. */
    repair(failure) {
        return this.#facts.inputs?.isForLaterStep ? '' : (0,verdicts/* repairStep */.mb)(this.#reported(failure));
    }
    /** A run that repairs the site is green, and nothing else says that another program writes to the destination. */
    warning() {
        const found = foundSentences(this.#facts);
        return found.length > 0 ? found.join(' ') : undefined;
    }
    /** The verdict on a mix says what to do, but not that on a folder. */
    resumeHint(outcome) {
        const isMix = liveOf(this.#facts) === 'incomplete' && !this.#facts.inputs?.isForLaterStep;
        if (outcome !== 'cancelled' || isMix)
            return undefined;
        return 'Run the workflow again, unless it was stopped on purpose.';
    }
    summary(result) {
        return deploySummary(this.#facts, result);
    }
    #reported({ outcome, code }) {
        return { live: liveOf(this.#facts), mix: this.#facts.mix, outcome, code };
    }
    get #name() {
        const { inputs } = this.#facts;
        return inputs === undefined ? '' : (0,clean_text/* cleanText */.X5)(inputs.destination.name);
    }
    #log(line) {
        this.#context.log.info(line);
    }
    #logUnlessEmpty(line) {
        if (line !== '')
            this.#log(line);
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/calls.js



/** A storage that fails for this time is given up. One that never did anything probably has a wrong address. */
const PATIENCE_MS = { first: 5000, later: 90_000 };
/** Until a storage has responded, a call is ended after this time: a server with another protocol often never answers. */
const FIRST_ANSWER_MS = 10_000;
/** The calls to one storage. */
class Calls {
    #rclone;
    #context;
    #called;
    #succeededAt;
    /** Since when the storage fails; undefined since its last success. */
    #failingSince;
    /** Why no more calls are made. */
    #givenUp;
    /** A server that refuses connections gets half as many at once, to the end. */
    #most = Number.POSITIVE_INFINITY;
    #running = 0;
    #waiting = [];
    /** Why a call was last made again: many calls may fail for the same reason. */
    #said = '';
    constructor(rclone, called, context) {
        this.#rclone = rclone;
        this.#called = called;
        this.#context = context;
    }
    /**
     * Makes a call as soon as few enough others are running.
     *
     * @throws RcloneFailure, or the signal's reason
     */
    one(command, params, onEvent) {
        return this.#repeat(async () => {
            while (this.#running >= this.#most)
                await new Promise((resolve) => this.#waiting.push(resolve));
            return this.#counted(1, () => this.#call(command, params, onEvent));
        });
    }
    /**
     * Uploads files in one call, and those that fail in further ones, as long as each uploads something.
     *
     * @throws RcloneFailure, or the signal's reason
     */
    upload(wanted, { left, onCopied, params }) {
        let before = left.size;
        let beganAt = 0;
        const onEvent = (event) => {
            if (event.kind === 'copied' && left.has(event.name)) {
                this.#succeeded();
                onCopied(event.name);
            }
            if (event.kind === 'error')
                this.#failed(beganAt);
            // Every other file would wait for the same server, or need the same connection.
            const isOver = event.kind === 'error' && (refusesConnection(event.message) || !this.#isAlive());
            return isOver ? 'stop' : undefined;
        };
        const call = async () => {
            before = left.size;
            beganAt = this.#context.clock.now();
            const transfers = Math.min(wanted, this.#most);
            const given = await params(transfers);
            return this.#counted(transfers, () => this.#call('sync/copy', given, onEvent));
        };
        return this.#repeat(call, () => left.size > 0 && left.size < before);
    }
    async #call(command, params, onEvent) {
        if (this.#givenUp !== undefined)
            throw this.#givenUp;
        const { storage, causes } = this.#called;
        const { recurse } = (params['opt'] ?? {});
        // A listing of an entire bucket takes longer.
        const beganAt = this.#context.clock.now();
        const isShort = this.#succeededAt === undefined && recurse !== true && command !== 'sync/copy';
        const stop = isShort ? AbortSignal.timeout(FIRST_ANSWER_MS) : undefined;
        try {
            const result = await this.#rclone.call(command, params, { onEvent, stop, causes });
            // Some storages are opened without a request.
            if (command !== 'operations/fsinfo')
                this.#succeeded();
            return result;
        }
        catch (error) {
            if (!(error instanceof RcloneFailure))
                throw error;
            if (error.kind === 'absent')
                this.#succeeded();
            else
                this.#failed(beganAt);
            throw stop?.aborted && error.errors.length === 0 ? silentFailure(storage) : error;
        }
    }
    /** @param hasProgress whether the call that failed has done a part of its work */
    #repeat(call, hasProgress = () => false) {
        const retryRule = (error) => {
            if (!(error instanceof RcloneFailure) || error === this.#givenUp)
                return undefined;
            if (!hasProgress()) {
                if (error.kind !== 'transient')
                    return undefined;
                if (!this.#isAlive())
                    this.#givenUp ??= error;
                if (this.#givenUp !== undefined)
                    return undefined;
            }
            // The waits begin again with each success.
            return { kind: `${this.#succeededAt}`, tries: Number.POSITIVE_INFINITY };
        };
        const onRetry = (error) => {
            const { sentence } = error;
            if (sentence !== this.#said)
                this.#context.log.info(`Trying again: ${sentence}`);
            this.#said = sentence;
        };
        return (0,retry/* retry */.L)(call, { ...this.#context, retryRule, onRetry });
    }
    /** @param count how much the call does at once */
    async #counted(count, call) {
        const most = this.#most;
        this.#running += count;
        try {
            return await call();
        }
        catch (error) {
            // Calls that began together fail together.
            if (this.#most === most && error instanceof RcloneFailure && error.refusal !== undefined)
                this.#halve(Math.min(most, this.#running), error.refusal);
            throw error;
        }
        finally {
            this.#running -= count;
            this.#waiting.shift()?.();
        }
    }
    /** A refusal of a single call says nothing about how much at once. */
    #halve(atOnce, refusal) {
        if (atOnce <= 1)
            return;
        this.#most = Math.floor(atOnce / 2);
        this.#context.log.info(`The storage refuses ${atOnce} connections at once (${(0,clean_text/* cleanText */.X5)(refusal, 200)}). Continuing with ${this.#most}.`);
    }
    #succeeded() {
        this.#succeededAt = this.#context.clock.now();
        this.#failingSince = undefined;
    }
    /**
     * A large file may take long in an upload, so the first failure after a success gives up nothing.
     *
     * @param beganAt when the call began
     */
    #failed(beganAt) {
        const earliest = this.#context.clock.now() - PATIENCE_MS.later;
        this.#failingSince ??= Math.max(beganAt, this.#succeededAt ?? 0, earliest);
    }
    #isAlive() {
        const now = this.#context.clock.now();
        const { first, later } = PATIENCE_MS;
        return now - (this.#failingSince ?? now) <= (this.#succeededAt === undefined ? first : later);
    }
}
function silentFailure({ speaks }) {
    const message = `no answer within ${FIRST_ANSWER_MS / 1000} seconds`;
    const as = speaks === undefined ? '' : ` as ${speaks} server does`;
    return new RcloneFailure([{ name: undefined, message }], {
        kind: 'other',
        causes: [
            [/^/, `The server does not respond${as}.`, 'Check the type of the remote, its host, and its port.'],
        ],
    });
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/configured-remote.js


/**
 * Each option is a parameter of the connection string, which beats what a user sets in any other place. A variable such as
 * `RCLONE_SFTP_SET_MODTIME` would beat that of a named remote and rclone's configuration file, against rclone's
 * documentation ("Precedence").
 *
 * @returns the remote with its options, and with the type that rclone's configuration file has for its name
 */
async function configuredRemote(remote, rclone) {
    const { prefix } = remote;
    if (prefix === '')
        return remote;
    const [, colon, name = ''] = /^(:?)([^:,]+)/.exec(prefix) ?? [];
    const inFile = colon === ':' ? {} : await sectionOf(rclone, name);
    const type = remote.type ?? inFile['type'];
    const { inVariables, options } = (0,storage_types/* storageTypeOf */.V5)(type);
    // In a connection string, the name is that of the type.
    const ofName = (option) => (colon === ':' ? undefined : variable(`config_${name}_${option}`));
    const isSet = (option) => new RegExp(`,${option}[=,:]`).test(prefix) ||
        [inFile[option], variable(`${inVariables}_${option}`), ofName(option)].some(Boolean);
    const ours = Object.entries(options).flatMap(([names, value]) => {
        const [option, ...others] = names.split(' ');
        return [option, ...others].some((each) => isSet(`${each}`)) ? [] : [`,${option}="${value}"`];
    });
    return { ...remote, type, prefix: prefix.replace(/:$/, `${ours.join('')}:`) };
}
function variable(name) {
    return process.env[`RCLONE_${name}`.toUpperCase()]?.trim();
}
/** @returns the options of a remote in rclone's configuration file */
async function sectionOf(rclone, name) {
    try {
        return (await rclone.call('config/get', { name }));
    }
    catch (cause) {
        // Opening the remote reports a configuration that cannot be read.
        if (cause instanceof RcloneFailure)
            return {};
        throw cause;
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/open-remote.js
/** Opens a remote with rclone, which reports what its storage can do. */








/** The remotes of a deployment in messages, by the input. */
const NAMES = { destination: 'the destination', state: 'the folder of the state' };
/**
 * How much a storage gets at once. More to a bucket is not faster: rclone's own processor time is then the limit. OpenSSH
 * refuses more than ten logins at once, and more transfers at once make a server or disk slower.
 */
const AT_ONCE = { bucket: 64, other: 8 };
/**
 * @param input of the action
 * @throws DeployError if the remote is not configured, or cannot be reached
 */
async function openRemote(given, input, { rclone, folder, context }) {
    const remote = await configuredRemote(given, rclone);
    const storage = (0,storage_types/* storageTypeOf */.V5)(remote.type);
    const calls = new Calls(rclone, { storage, causes: [...storage.causes, ...OF_ALL] }, context);
    const what = NAMES[input];
    const info = await withRclone(`Opening ${what}`, () => calls.one('operations/fsinfo', { fs: remote_folderOf(remote) }), ['', `Check ${what}, its credentials, and their permissions.`]);
    const { Features, Root } = info;
    const [isBucket, isLocal] = [Features['BucketBased'] === true, Features['IsLocal'] === true];
    const atOnce = AT_ONCE[isBucket ? 'bucket' : 'other'];
    return {
        rclone,
        calls,
        remote,
        prefix: '',
        features: {
            isBucket,
            hasHeaders: Features['WriteMimeType'] === true,
            ignoresCase: Features['CaseInsensitive'] === true,
            // A server may run macOS.
            mayNormalize: !isBucket && !(isLocal && process.platform !== 'darwin'),
            deletesContents: storage.deletesContents === true,
            localRoot: isLocal ? Root : undefined,
        },
        keepsTimes: storage.keepsTimes === true,
        parallel: {
            transfers: numberIn(process.env['RCLONE_TRANSFERS']) ?? atOnce,
            checkers: numberIn(process.env['RCLONE_CHECKERS']) ?? atOnce,
        },
        folder,
        context,
    };
}
function numberIn(text) {
    return text !== undefined && /^\s*[1-9]\d{0,3}\s*$/.test(text) ? Number(text) : undefined;
}
/** @returns the file that lists these paths for rclone (rclone documentation, "--files-from-raw") */
function writeList(folder, paths) {
    let text = '';
    for (const name of paths)
        text += `${name}\n`;
    return writeTemporaryFile(folder, `files-${(0,external_node_crypto_.randomUUID)()}.txt`, text);
}

// EXTERNAL MODULE: ./lib/src/deploy/storage-types/shared-causes.js
var shared_causes = __webpack_require__(4634);
;// CONCATENATED MODULE: ./lib/src/deploy/storage/listing.js
/** Lists what a storage has. */






/** One request to a bucket lists this many files of a folder and its subfolders. */
const FILES_PER_REQUEST = 1000;
/**
 * Lists as `Storage.list` says.
 *
 * @param what the operation, for the message
 * @throws RcloneFailure; DeployError if there is no such bucket
 */
async function listFiles(opened, paths, what) {
    const { calls, remote, prefix, features, parallel } = opened;
    const { isBucket } = features;
    const files = new Map();
    const list = async (folder, recurse) => {
        const params = {
            fs: remote_folderOf(remote),
            remote: `${prefix}${folder}`.replace(/\/$/, ''),
            opt: { ...entryOptions(opened), recurse },
        };
        try {
            return addEntries(entriesIn(await calls.one('operations/list', params)), files, opened);
        }
        catch (cause) {
            // Where folders are only parts of names, only a bucket can be missing.
            if (!(cause instanceof RcloneFailure && cause.kind === 'absent'))
                throw cause;
            if (isBucket)
                throw cause.explained(what, shared_causes/* NO_BUCKET */.x4);
            return [];
        }
    };
    if (paths.size === 0)
        await list('', false);
    else if (isBucket && paths.size < FILES_PER_REQUEST)
        await list('', true);
    else if (isBucket)
        await listLargeBucket(list, parallel.checkers);
    else {
        const wanted = new Set([...(0,site_names/* foldersOf */.pd)(paths)].map((folder) => (0,site_names/* nameKey */.Rc)(folder, features)));
        await listFolders(list, (folder) => wanted.has((0,site_names/* nameKey */.Rc)(folder, features)), parallel.checkers);
    }
    return files;
}
/**
 * Lists as `Storage.find` says. rclone asks for each file by its name, and only logs that it could not ask for one
 * (rclone, `Filter.MakeListR`).
 *
 * @throws RcloneFailure
 */
async function findFiles(opened, paths) {
    const { calls, remote, prefix, features, parallel, folder } = opened;
    if (!features.isBucket)
        return undefined;
    const names = paths.map((name) => `${prefix}${name}`);
    const params = {
        fs: remote_folderOf(remote),
        remote: '',
        opt: { ...entryOptions(opened), filesOnly: true, recurse: true },
        _filter: { FilesFromRaw: [await writeList(folder, names)] },
        _config: { NoTraverse: true, Checkers: parallel.checkers },
    };
    const files = new Map();
    let hasFailed = false;
    const answer = await calls.one('operations/list', params, ({ kind }) => {
        hasFailed ||= kind === 'error';
    });
    addEntries(entriesIn(answer), files, opened);
    return hasFailed ? undefined : files;
}
function entriesIn(answer) {
    return answer.list ?? [];
}
/** Without `noModTime`, some types of storage need a request for each file. */
function entryOptions({ keepsTimes }) {
    return { noModTime: !keepsTimes, noMimeType: true };
}
async function listLargeBucket(list, checkers) {
    const folders = await list('', false);
    // More folders would have to wait for each other, which may take longer than listing the entire bucket.
    const parts = folders.length > checkers ? [''] : folders.filter((folder) => folder !== site_names/* STATE_FOLDER */.P2);
    await forEachParallel(parts, checkers, async (folder) => void (await list(folder, true)));
}
async function listFolders(list, isWanted, checkers) {
    for (let level = ['']; level.length > 0;) {
        const next = [];
        await forEachParallel(level, checkers, async (folder) => {
            next.push(...(await list(folder, false)).filter(isWanted));
        });
        level = next;
    }
}
/**
 * Adds the files, and the folders if the storage has any.
 *
 * @returns the folders among the entries, except the state of another deployment
 */
function addEntries(entries, files, opened) {
    const { prefix, features, keepsTimes } = opened;
    const folders = [];
    for (const { Path, IsDir, Size, ModTime } of entries) {
        const path = Path.slice(prefix.length);
        if (!IsDir)
            files.set(path, { size: Size, modified: (keepsTimes && ModTime) || undefined });
        else if (!features.isBucket)
            files.set(`${path}/`, { size: 0 });
        if (IsDir && !path.endsWith(`/${site_names/* STATE_FOLDER */.P2}`))
            folders.push(path);
    }
    return folders;
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/rclone-storage.js
/** A storage whose files rclone lists, reads, writes, and deletes. Checks that rclone handled every file of a list. */













const SITE = {
    list: 'Listing the destination',
    remove: 'Deleting files',
    otherwise: ['', 'Check whether the destination may be listed.'],
};
const STATE = {
    list: 'Reading the state of the destination',
    remove: 'Removing older states',
    otherwise: ['', 'Check the destination, its credentials, and their permissions.'],
};
/** @param sitePath the folder with the files of the site */
function siteStorage(opened, sitePath, listener) {
    return new RcloneStorage(opened, SITE, sitePath, listener);
}
/** @param folder of the state within the remote; empty for the remote itself */
function stateStorage(opened, folder) {
    return new RcloneStorage({ ...opened, prefix: folder === '' ? '' : `${folder}/` }, STATE);
}
class RcloneStorage {
    features;
    #opened;
    #names;
    #sitePath;
    #listener;
    constructor(opened, names, sitePath = '', listener) {
        this.features = opened.features;
        this.#opened = opened;
        this.#names = names;
        this.#sitePath = sitePath;
        this.#listener = listener;
    }
    list(paths) {
        const { list, otherwise } = this.#names;
        return withRclone(list, () => listFiles(this.#opened, paths, list), otherwise);
    }
    find(paths) {
        const { list, otherwise } = this.#names;
        return withRclone(list, () => findFiles(this.#opened, paths), otherwise);
    }
    async read(name) {
        const { calls, folder } = this.#opened;
        const copy = (0,external_node_crypto_.randomUUID)();
        // With the encryption of some storages, the checksum is not that of the contents. rclone still compares the size.
        const _config = { Inplace: true, NoCheckDest: true, IgnoreChecksum: true };
        const params = { ...this.#file(name, 'src'), dstFs: `${folder}/`, dstRemote: copy, _config };
        const { list, otherwise } = this.#names;
        try {
            await withRclone(list, () => calls.one('operations/copyfile', params), otherwise);
            return await (0,promises_.readFile)(external_node_path_.join(folder, copy));
        }
        catch (error) {
            const { cause } = error;
            if (!(cause instanceof RcloneFailure))
                throw error;
            if (cause.kind === 'absent')
                return undefined;
            // The copy is on the disk of the runner.
            throw shared_causes/* DISK_FULL */.wl.test(cause.message) ? temporaryFileError({ code: 'ENOSPC' }) : error;
        }
        finally {
            await (0,promises_.rm)(external_node_path_.join(folder, copy), { force: true });
        }
    }
    async write(batches, what) {
        for (const batch of this.features.hasHeaders ? batches : withoutHeaders(batches)) {
            const { text, paths } = batch;
            if (text === undefined) {
                await this.#copyFrom(this.#sitePath, batch, what);
                continue;
            }
            const source = await makeTemporaryFolder(this.#opened.folder);
            try {
                for (const name of paths)
                    await writeTemporaryFile(source, this.#within(name), text);
                await this.#copyFrom(source, batch, what);
            }
            finally {
                await (0,promises_.rm)(source, { recursive: true, force: true });
            }
        }
    }
    async #copyFrom(source, batch, what) {
        const { calls, parallel, folder } = this.#opened;
        const count = batch.paths.length;
        const left = new Set(batch.paths.map((name) => this.#within(name)));
        const params = async (Transfers) => ({
            srcFs: `${source.replace(/[/\\]$/, '')}/`,
            dstFs: this.#fs,
            _filter: { FilesFromRaw: [await writeList(folder, left)] },
            _config: {
                Transfers,
                NoTraverse: true,
                NoCheckDest: true,
                // A bucket compares each MD5 itself. With the encryption of some, the one that it lists is another.
                IgnoreChecksum: this.features.isBucket,
                NoUpdateDirModTime: true,
                NoUnicodeNormalization: true,
                // They only compare lists here, and nothing of the storage.
                Checkers: parallel.checkers,
                UploadHeaders: this.features.hasHeaders ? headersOf(batch) : [],
            },
        });
        const onCopied = (name) => {
            left.delete(name);
            this.#listener?.uploaded(name);
        };
        try {
            await calls.upload(parallel.transfers, { left, params, onCopied });
        }
        catch (cause) {
            if (!(cause instanceof RcloneFailure))
                throw cause;
            throw cause.explained(what, undefined, uploadedOf(count, left.size));
        }
        const [skipped] = left;
        if (skipped === undefined)
            return;
        throw new errors/* DeployError */.sH(`${what} failed: rclone skipped ${(0,units/* counted */.hS)(left.size, 'file')} without an error, such as "${(0,clean_text/* cleanText */.X5)(skipped)}".`, 'Check whether the file is still in `site-path`.');
    }
    async remove(paths) {
        const { calls, parallel } = this.#opened;
        const remove = async (name) => {
            try {
                await calls.one('operations/deletefile', this.#file(name));
            }
            catch (cause) {
                if (cause instanceof RcloneFailure && cause.kind === 'absent')
                    return;
                throw cause;
            }
            this.#listener?.deleted(name);
        };
        await withRclone(this.#names.remove, () => forEachParallel(paths, parallel.checkers, remove));
    }
    async removeFolders(folders) {
        const { calls, parallel, features } = this.#opened;
        // In a bucket, folders are only parts of names: rclone would delete the bucket itself, with its settings.
        if (features.isBucket)
            return;
        const depths = [...new Set(folders.map(depthOf))];
        for (const depth of depths) {
            const same = folders.filter((folder) => depthOf(folder) === depth);
            await forEachParallel(same, parallel.checkers, async (folder) => {
                if (await isLink(features.localRoot, folder))
                    return;
                await calls.one('operations/rmdir', this.#file(folder)).catch((cause) => {
                    if (!(cause instanceof RcloneFailure))
                        throw cause;
                });
            });
        }
    }
    get #fs() {
        return remote_folderOf(this.#opened.remote);
    }
    #within(name) {
        return `${this.#opened.prefix}${name}`;
    }
    /** @returns the parameters of a call that name a file or folder */
    #file(name, which) {
        const remote = this.#within(name);
        return which === undefined ? { fs: this.#fs, remote } : { srcFs: this.#fs, srcRemote: remote };
    }
}
/** Says how much of a batch was uploaded before it failed. */
function uploadedOf(count, left) {
    return left < count
        ? `${(0,units/* counted */.hS)(count - left, 'file')} of ${(0,units/* grouped */.zD)(count)} ${count - left === 1 ? 'was' : 'were'} uploaded.`
        : undefined;
}
function headersOf({ cacheControl, contentType, contentEncoding }) {
    return [
        ...(cacheControl === undefined ? [] : [{ Key: 'Cache-Control', Value: cacheControl }]),
        { Key: 'Content-Type', Value: contentType },
        ...(contentEncoding === undefined ? [] : [{ Key: 'Content-Encoding', Value: contentEncoding }]),
    ];
}
/** Without headers, there is no reason for more than one call for the files of the site. */
function withoutHeaders(batches) {
    const paths = batches.flatMap((batch) => (batch.text === undefined ? batch.paths : []));
    const all = paths.length > 0 ? [{ cacheControl: undefined, contentType: '', paths }] : [];
    return [...all, ...batches.filter(({ text }) => text !== undefined)];
}
/** rclone would remove a link even if its folder has files. On other storages, a link is not a folder. */
async function isLink(root, folder) {
    if (root === undefined)
        return false;
    const found = await (0,promises_.lstat)(external_node_path_.join(root, folder)).catch(() => undefined);
    return found?.isSymbolicLink() === true;
}
/** The remote itself contains all others. */
function depthOf(folder) {
    return folder === '' ? 0 : folder.split('/').length;
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./lib/src/http/connection-error.js
var connection_error = __webpack_require__(7056);
// EXTERNAL MODULE: ./lib/src/http/content-encoding.js
var content_encoding = __webpack_require__(1514);
// EXTERNAL MODULE: ./lib/src/http/follow-redirects.js
var follow_redirects = __webpack_require__(286);
// EXTERNAL MODULE: ./lib/src/http/http-client.js + 1 modules
var http_client = __webpack_require__(8964);
;// CONCATENATED MODULE: ./lib/src/live/verify-live.js
/** Requests the live site, and compares what it serves with the files of a site. */












/** A cache may keep the previous file for some time after its invalidation. */
const GIVE_UP_MS = 120_000;
const PAUSE_MS = 2000;
const REQUEST_MS = 30_000;
const VERIFIED_PAGES = 4;
/** A cache may keep a copy for each value of this header (RFC 9110, section 12.5.5), so it has the value of a browser. */
const ACCEPTED = { 'Accept-Encoding': 'gzip, deflate, br' };
/**
 * Returns the pages to verify besides the home page: changed ones first, then others.
 *
 * @param changed files that are uploaded
 */
function pagesToVerify(site, changed) {
    const pages = new Set([...changed, ...site.keys()].filter((path) => (0,site_pages/* isPage */.yp)(path, site.get(path))));
    pages.delete(hosting_path/* HOME_PAGE */.Ko);
    return [...pages].slice(0, VERIFIED_PAGES);
}
/**
 * Verifies the home page, one script or style sheet that it loads, and other pages.
 *
 * @returns how many addresses were verified
 * @throws ActionError if an address does not serve its file within two minutes: a cache may keep the previous one
 */
async function verifyLive(live, context) {
    const { verified, unserved } = await requestLive(live, GIVE_UP_MS, context);
    if (unserved === undefined)
        return verified;
    const { what, hint } = unserved;
    throw new errors/* ActionError */.lZ('verify-failed', `For two minutes, ${what}.`, {
        hint: `The destination has the files, but this runner does not get them from this address. ${hint}`,
    });
}
/**
 * Requests the home page, one script or style sheet that it loads, and other pages, until each of them has the contents
 * of the site.
 *
 * @param withinMs for all addresses together; no single request takes longer
 * @returns how many addresses serve their files, and the first that does not in time
 */
async function requestLive({ site, pages, url, hostingPath }, withinMs, context) {
    const client = new http_client/* HttpClient */.Q(context.log);
    const endsAt = context.clock.now() + withinMs;
    const requests = { client, endsAt, requestMs: Math.min(REQUEST_MS, withinMs) };
    const checks = [
        homeCheck(site, url),
        ...pages.map((path) => ({ url: fileUrl(path, url), accepted: contentsOf(site, [path]) })),
    ];
    let verified = 0;
    try {
        for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
            const served = await untilServed(check, requests, context);
            if ('what' in served) {
                const where = hostingPath === undefined ? '' : `${(0,hosting_path/* hostingSentence */.O4)(hostingPath)} `;
                return { verified, unserved: { ...served, hint: `${where}${served.hint}` } };
            }
            if (verified === 0)
                checks.unshift(...assetChecks(served, site));
            verified += 1;
        }
        return { verified };
    }
    finally {
        client.close();
    }
}
function homeCheck(site, url) {
    if (site.has(hosting_path/* HOME_PAGE */.Ko))
        return { url, accepted: contentsOf(site, [hosting_path/* HOME_PAGE */.Ko]) };
    const pages = [...site.keys()].filter((path) => (0,site_pages/* isPage */.yp)(path, site.get(path)));
    return { url, accepted: contentsOf(site, pages.length > 0 ? pages : [...site.keys()]) };
}
function contentsOf(site, paths) {
    return new Set(paths.map((path) => site.get(path) ?? ''));
}
/** A page whose assets are not there is broken, although it has the right contents. */
function assetChecks({ url, head }, site) {
    const asset = (0,hosting_path/* loadedAsset */.yC)(head, url, (path) => site.has(path));
    return asset === undefined ? [] : [{ url: asset.url.href, accepted: contentsOf(site, [asset.file]) }];
}
async function untilServed(check, { client, endsAt, requestMs }, { clock, log, signal }) {
    const url = (0,clean_text/* cleanText */.X5)(check.url);
    for (let said = '';;) {
        const found = await requestOnce(check, requestMs, client, signal);
        if ('head' in found) {
            log.info(`Verified ${url}`);
            return found;
        }
        const { does, hint } = found;
        if (clock.now() + PAUSE_MS > endsAt)
            return { what: `${url} has not served the deployed site: it ${does}`, hint };
        const line = `Waiting for ${url}: it ${does}`;
        if (line !== said)
            log.info(line);
        said = line;
        await clock.sleep(PAUSE_MS, signal);
    }
}
function unreached(error) {
    const how = error.isInvalidResponse ? 'responds, but cannot be read' : 'cannot be reached';
    const unchecked = error.isCertificate ? 'So its contents were not checked. ' : '';
    return { does: `${how}: ${error.message}`, hint: `${unchecked}${error.hint ?? NOT_REACHED}` };
}
function refused(status) {
    if (status === 401 || status === 403)
        return 'Something in front of the site refuses this runner, such as a login, a firewall, or a filter for robots. Allow its requests there, or leave `verify-url` out.';
    if (status >= 500)
        return 'The server of the address has a problem: see its log.';
    return 'Check whether `verify-url` serves that destination, and what is in front of it.';
}
const LEADS_AWAY = 'The address leads to another page, such as a login. Let this runner get the site there, or correct `verify-url`.';
const DIFFERS = 'A cache in front of the site may still have a previous file: invalidate it. Otherwise, check whether `verify-url` serves ' +
    'that destination, and whether a server in between changes pages.';
const CHANGED = 'A server or proxy in front of the site changes its responses: correct its compression.';
const UNFOLLOWED = {
    invalid: 'redirects to an address that is not valid',
    refused: 'redirects to an address that is not on the web',
    'too many': 'redirects too many times',
};
const NOT_REACHED = 'Open the address in a browser. If it works there, find out why this runner cannot reach it. If not, check `verify-url` and its server.';
async function requestOnce({ url, accepted }, requestMs, client, signal) {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(requestMs)]);
    const request = { method: 'GET', url: new URL(url), headers: ACCEPTED, signal: deadline };
    try {
        const reached = await (0,follow_redirects/* followRedirects */.F)(client, request, ({ protocol }) => /^https?:$/.test(protocol));
        const { response, unfollowed } = reached;
        if (unfollowed !== undefined) {
            response.destroy();
            return { does: UNFOLLOWED[unfollowed], hint: 'Correct the redirect, or check `verify-url`.' };
        }
        const { statusCode: status = 0, headers } = response;
        const from = redirection(request.url, reached.url);
        if (status !== 200) {
            response.destroy();
            return { does: `${from}responds with ${status}`, hint: refused(status) };
        }
        const encoding = headers['content-encoding'];
        const decoders = (0,content_encoding/* decodersFor */.B)(encoding);
        const { sha256, head } = await read(response, decoders ?? []);
        if (accepted.has(sha256))
            return { url: reached.url, head };
        if (decoders !== undefined)
            return { does: `${from}differs from the deployed file`, hint: from === '' ? DIFFERS : LEADS_AWAY };
        const name = (0,clean_text/* cleanText */.X5)(encoding ?? '', 50);
        return {
            does: `${from}is encoded as ${name}, which was not requested, so it cannot be compared`,
            hint: CHANGED,
        };
    }
    catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted)
            return { does: `did not respond within ${requestMs / 1000} s`, hint: NOT_REACHED };
        if ((0,content_encoding/* isUndecoded */.K)(error.code ?? ''))
            return { does: 'has a body that cannot be decoded', hint: CHANGED };
        return unreached(error instanceof connection_error/* ConnectionError */.R ? error : connection_error/* ConnectionError */.R.from(error, request.url));
    }
}
/** Names the page that the address leads to, such as a login, without its query, which may be a secret. */
function redirection(from, to) {
    return from.href === to.href ? '' : `redirects to ${(0,clean_text/* cleanText */.X5)(`${to.origin}${to.pathname}`)}, which `;
}
async function read(response, decoders) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const pieces = [];
    let length = 0;
    const contents = new external_node_stream_.Writable({
        write(piece, _encoding, done) {
            hash.update(piece);
            if (length < hosting_path/* MAX_HOME_PAGE_BYTES */.RA)
                pieces.push(piece);
            length += piece.length;
            done();
        },
    });
    await (0,external_node_stream_promises_.pipeline)([response, ...decoders, contents]);
    return { sha256: hash.digest('hex'), head: Buffer.concat(pieces).toString() };
}

;// CONCATENATED MODULE: ./lib/src/deploy/verify-site.js
/** Verifies that the address of the site serves it (input `verify-url`). */



/** A site that was published in an earlier run is served at once. */
const PUBLISHED_MS = 20_000;
/**
 * A folder for a later step is not served before that step. If nothing changed, an earlier run has published it.
 *
 * @throws ActionError if the address does not serve the site
 */
async function verify(site, { kind, uploads }, run) {
    const { inputs, report, workflow, hostingPath } = run;
    if (inputs.verifyUrl === undefined)
        return;
    const live = { site, pages: pagesToVerify(site, uploads), url: inputs.verifyUrl, hostingPath };
    if (!inputs.isForLaterStep)
        report.update({ verifiedUrls: await verifyLive(live, run) });
    else if (kind === 'nothing') {
        const { verified, unserved } = await requestLive(live, PUBLISHED_MS, run);
        if (unserved === undefined)
            report.update({ verifiedUrls: verified });
        else if ((0,workflow_run/* isStartedByPerson */.G)(workflow))
            report.unpublished(unserved.what);
        else
            throw new errors/* ActionError */.lZ('verify-failed', `Nothing changed, but ${unserved.what}.`, {
                hint: `Press "Run workflow", which publishes the site again. If that does not help, check where the later step publishes it, and whether \`verify-url\` shows that place. ${unserved.hint}`,
                isPermanent: true,
            });
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/main.js
/** The deploy action: the run from top to bottom. */





















/** @param spawning from `spawnInstalled` */
function main(spawning) {
    const report = new DeployReport({ log: step_log/* stepLog */.t, clock: context/* systemClock */.m }, step_outputs/* setOutput */.u);
    return (0,run_action/* runAction */.C)({
        run: (signal) => deploy(spawning, report, { log: step_log/* stepLog */.t, clock: context/* systemClock */.m, signal }),
        verdict: (failure) => report.verdict(failure),
        repair: (failure) => report.repair(failure),
        warning: () => report.warning(),
        resumeHint: (outcome) => report.resumeHint(outcome),
        summary: (result) => report.summary(result),
    });
}
async function deploy(spawning, report, context) {
    report.started();
    maskSecrets(process.env);
    const inputs = readDeployInputs();
    report.inputsRead(inputs);
    // Without a runner, no later step reads the list.
    const pagesFolder = (0,runner_files/* hasRunner */.X$)() ? await makeTemporaryFolder((0,runner_files/* tempFolder */.vg)()) : undefined;
    const listPages = async (pages) => pagesFolder === undefined ? '' : writeTemporaryFile(pagesFolder, 'changed-pages.txt', pages);
    // A run that is refused changes no page, and a later step may run even then.
    report.update({ changedPagesFile: await listPages('') });
    let outcome = 'completed';
    await withTemporaryFolder((0,runner_files/* tempFolder */.vg)(), async (folder) => {
        const reading = inputs.remove ? Promise.resolve(NO_SITE) : readSite(inputs, context);
        const starting = startRclone(spawning, (0,runner_files/* workspace */.Gl)(), reading, context);
        try {
            const [site, rclone] = await Promise.all([reading, starting]);
            report.siteRead(site);
            const opened = await openRemote(inputs.destination, 'destination', { rclone, folder, context });
            outcome = await deploySite(site.digests, {
                ...context,
                inputs,
                report,
                workflow: (0,workflow_run/* workflowRun */.t)(),
                hostingPath: site.hostingPath,
                listPages,
                storage: siteStorage(opened, inputs.sitePath, report),
                stateStorage: await openState(opened, inputs),
            });
        }
        catch (failure) {
            report.update({ failure });
            throw failure;
        }
        finally {
            // A cancelled step may be killed before rclone has ended.
            report.update({ isFinal: true });
            await starting.then((rclone) => rclone.end(), () => undefined);
        }
    });
    report.finished(outcome);
    return outcome;
}
async function openState(opened, { ownState, state }) {
    return ownState === undefined
        ? stateStorage(await openRemote(state, 'state', opened), '')
        : stateStorage(opened, ownState);
}
/** @param digests of the files to deploy, in byte order; none to remove the site */
async function deploySite(digests, run) {
    const { inputs, report, listPages } = run;
    const deployment = await compare(digests, run);
    const { state, site, plan, contentDigest } = deployment;
    report.compared(state, { site, plan, isEarlierSite: wasLive(state, contentDigest) });
    if (inputs.dryRun)
        report.planned();
    checkGuards(deployment, run);
    await requireCdn(deployment, run);
    await listPages(changedPages(deployment));
    if (inputs.dryRun)
        return 'checked';
    await performPlan(deployment, run);
    await verify(digests, plan, run);
    return 'completed';
}


/***/ }),

/***/ 6897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isNewEnough),
/* harmony export */   e: () => (/* binding */ OLDEST_RCLONE)
/* harmony export */ });
/** The oldest rclone in `PATH` that the action uses. */
/** Earlier versions send credentials to the target of a redirect, and follow planted links (security advisories). */
const OLDEST_RCLONE = '1.75.2';
/** @param version such as `1.76.0`, or `1.60.1-DEV` */
function isNewEnough(version) {
    const [parts, oldest] = [numbersOf(version), numbersOf(OLDEST_RCLONE)];
    const at = oldest.findIndex((number, index) => number !== (parts[index] ?? 0));
    return at === -1 || (parts[at] ?? 0) > (oldest[at] ?? 0);
}
function numbersOf(version) {
    return version.split('.', 3).map((part) => Number.parseInt(part, 10) || 0);
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

/***/ 3032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf),
/* harmony export */   Z: () => (/* binding */ ICONS)
/* harmony export */ });
/** The icon of each outcome in the headline of a job summary. */
const ICONS = {
    completed: '✅',
    checked: '✅',
    started: '🚀',
    failed: '❌',
    'timed-out': '⏳',
    cancelled: '🚫',
    errored: '❌',
};
/** Returns what a headline adds, such as ` (unauthorized)`; empty if the outcome already says it. */
function reasonOf({ outcome, error }) {
    return error === undefined || error.code === outcome ? '' : ` (${error.code})`;
}


/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isStartedByPerson),
/* harmony export */   t: () => (/* binding */ workflowRun)
/* harmony export */ });
/** What the runner reports about the workflow run. Nothing else reads these variables. */
/** Whether a person pressed "Run workflow". */
function isStartedByPerson({ eventName }) {
    return eventName === 'workflow_dispatch';
}
function workflowRun(env = process.env) {
    const text = (name) => env[`GITHUB_${name}`] ?? '';
    const number = (name) => Number(text(name)) || 0;
    const repository = text('REPOSITORY');
    const repositoryUrl = `${text('SERVER_URL') || 'https://github.com'}/${repository}`;
    return {
        repository,
        repositoryId: number('REPOSITORY_ID'),
        workflow: text('WORKFLOW'),
        // A value such as `octocat/docs/.github/workflows/export.yml@refs/heads/main`.
        workflowFile: text('WORKFLOW_REF')
            .replace(/@refs\/.*/s, '')
            .replace(`${repository}/`, ''),
        runId: number('RUN_ID'),
        runNumber: number('RUN_NUMBER'),
        attempt: number('RUN_ATTEMPT'),
        eventName: text('EVENT_NAME'),
        sha: text('SHA'),
        apiUrl: text('API_URL') || 'https://api.github.com',
        repositoryUrl,
        runUrl: `${repositoryUrl}/actions/runs/${text('RUN_ID')}`,
    };
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

/***/ 881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Qu: () => (/* binding */ failureBlock),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   g5: () => (/* binding */ summaryText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(369);
/**
 * The parts of a job summary, as HTML that GitHub renders. GitHub escapes nothing in it, so text from outside is
 * cleaned and escaped here. GitHub does not interpret Markdown in blocks of HTML, so text from outside remains text
 * there.
 */

/** @param blocks the blocks of this file; empty ones are left out */
function summaryText(blocks) {
    // A blank line ends a block of HTML, and lets Markdown begin after it.
    return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
function heading(html) {
    return `<h3>${html}</h3>`;
}
function paragraph(html) {
    return html === '' ? '' : `<p>${html}</p>`;
}
/** The error and how to fix it, together, since people read them right after the headline. Backticks become code. */
function failureBlock(message, hint = '') {
    return paragraph(`<strong>${prose(message)}</strong>${hint === '' ? '' : ` ${prose(hint)}`}`);
}
/** @param rows names and values; the values are HTML, such as that of {@link code}. Empty rows are left out. */
function table(rows) {
    const shown = rows.filter(([, value]) => value);
    if (shown.length === 0)
        return '';
    return `<table>\n${shown.map(([name, value]) => `<tr><th align="left" valign="top">${name}</th><td>${value}</td></tr>`).join('\n')}\n</table>`;
}
/** @param title HTML; a click on it shows the blocks */
function folded(title, blocks) {
    return ['<details>', `<summary>${title}</summary>\n`, summaryText(blocks), '</details>'].join('\n');
}
function text(value) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(value));
}
/** @param maxLength in characters; a longer value is cut */
function code(value, maxLength) {
    return `<code>${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(value, maxLength))}</code>`;
}
/** The caller has checked that `url` is http or https. `html` is what to click. */
function link(url, html) {
    return `<a href="${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)(url)}">${html}</a>`;
}
/** Formats a text of this action that contains text from outside. Backticks become code. */
function prose(value) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(value, 2000)).replace(/`([^`]+)`/g, '<code>$1</code>');
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