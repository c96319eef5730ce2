"use strict";
exports.id = 989;
exports.ids = [989,727];
exports.modules = {

/***/ 4989:
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
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
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
// EXTERNAL MODULE: ./lib/src/runner/runner-files.js
var runner_files = __webpack_require__(6629);
// EXTERNAL MODULE: ./lib/src/runner/step-log.js
var step_log = __webpack_require__(4332);
// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
// EXTERNAL MODULE: ./lib/src/runner/workflow-run.js
var workflow_run = __webpack_require__(7008);
// EXTERNAL MODULE: ./lib/src/site/hosting-path.js
var hosting_path = __webpack_require__(1144);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/site/addresses.js
var site_addresses = __webpack_require__(8632);
// EXTERNAL MODULE: ./lib/src/site/pages.js
var pages = __webpack_require__(8252);
;// CONCATENATED MODULE: ./lib/src/deploy/changed-pages.js
/** The list of the output `changed-pages-path`, from which later steps inform search engines, caches, and people. */


/**
 * Returns the addresses at which visitors get something else after a deployment, one per line. These include the pages
 * that it repairs, and those that only an interrupted deployment has uploaded: a cache may have the wrong version.
 */
function changedPages({ pending, changes }) {
    const files = [...pending.keys(), ...(changes?.removed ?? [])];
    const addresses = new Set(files.filter(pages/* isPage */.y).map(site_addresses/* requestedPath */.Yp));
    return [...addresses]
        .sort()
        .map((address) => `${address}\n`)
        .join('');
}

// EXTERNAL MODULE: ./lib/src/live/verify-live.js
var verify_live = __webpack_require__(5983);
// EXTERNAL MODULE: ./lib/src/site/content-digest.js
var content_digest = __webpack_require__(9206);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
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

// EXTERNAL MODULE: ./lib/src/site/byte-order.js
var byte_order = __webpack_require__(225);
;// CONCATENATED MODULE: ./lib/src/deploy/state/state.js
/** Combines all files of the state, with pure functions. `state-log.ts` reads and writes the files. */

/**
 * @param states those that can be read, in any order
 * @param recorded runs without changes
 */
function stateOf(states, recorded) {
    const sorted = states.toSorted((one, other) => one.number - other.number || (one.name < other.name ? -1 : 1));
    const live = sorted.findLast(({ file }) => file.complete);
    // If two concurrent runs both completed, each may have deleted live files of the other one.
    const concurrent = sorted.filter((state) => state.file.complete && isConcurrent(state, live));
    const interrupted = sorted
        .filter((state) => state.file.complete
        ? concurrent.includes(state) || (concurrent.length > 0 && state === live)
        : isInterrupted(state, live))
        .map(({ file }) => (file.complete ? { ...file, pending: new Map([...file.files, ...file.kept]) } : file))
        // A run that only removes kept files leaves the site whole, even if it is interrupted.
        .filter(({ pending }) => pending.size > 0);
    const isLast = ({ writer, number }) => !sorted.some((other) => other.writer === writer && other.number > number);
    const earlier = sorted.filter((state) => !state.file.complete && isLast(state) && !isInterrupted(state, live));
    return {
        live: live && { ...live.file, files: (0,byte_order/* sortedByPath */.o)(live.file.files) },
        interrupted,
        earlier: earlier.map(({ file }) => file),
        runs: [...sorted.map(({ file }) => file.run), ...recorded],
    };
}
/**
 * An incomplete state does not count if its writer later wrote the live state. Neither does an older one that the writer
 * of the live state knew, and so has repaired: it may remain if the storage refuses to remove it.
 */
function isInterrupted({ writer, number }, live) {
    if (live === undefined || number > live.number)
        return true;
    return writer !== live.writer && number >= firstNumberOf(live);
}
/** Whether another writer wrote the state after that of the live state had begun to write. */
function isConcurrent({ writer, number }, live) {
    return live !== undefined && writer !== live.writer && number >= firstNumberOf(live);
}
/**
 * A deployment writes a complete state directly after an incomplete one, whose number is greater than that of every state
 * that it knew.
 */
function firstNumberOf(complete) {
    return complete.number - 1;
}
/** @returns the ID of the newest run of the same repository, if there is one and it is newer than this run */
function newerRun({ runs }, run) {
    const newest = newestOf(runs, run);
    return newest > run.runId ? newest : undefined;
}
/** Whether this run is newer than every run of the same repository in the state. False outside a workflow. */
function isNewestRun({ runs }, run) {
    return run.repositoryId !== 0 && run.runId > newestOf(runs, run);
}
function newestOf(runs, { repositoryId }) {
    const same = runs.filter((other) => repositoryId !== 0 && other.repositoryId === repositoryId);
    return Math.max(0, ...same.map(({ runId }) => runId));
}
/** Whether there was any deployment. */
function isKnown({ live, interrupted }) {
    return live !== undefined || interrupted.length > 0;
}
/** @returns every path of the live site, of kept files, and of interrupted deployments */
function knownFiles({ live, interrupted, earlier }) {
    const states = live === undefined ? interrupted : [live, ...interrupted];
    const paths = states.flatMap(({ files, kept, pending }) => [
        ...files.keys(),
        ...kept.keys(),
        ...pending.keys(),
    ]);
    return [...paths, ...earlier.flatMap(({ pending }) => [...pending.keys()])];
}
/** @returns for each path, every version that these deployments may have written or deleted */
function pendingVersions(states) {
    const versions = new Map();
    for (const { pending } of states) {
        for (const [path, version] of pending) {
            const known = versions.get(path);
            if (known === undefined)
                versions.set(path, [version]);
            else
                known.push(version);
        }
    }
    return versions;
}
/** The longest time of a job that GitHub hosts ("Usage limits"): after it, a run is surely over. */
const LONGEST_JOB_MS = 6 * 3_600_000;
/**
 * Whether the run that wrote a state may still write to the destination.
 *
 * @param run the run that asks. An earlier attempt of the same run is over.
 */
function mayStillWork({ complete, startedAt, run: writer }, now, run) {
    const isEarlierAttempt = run.repositoryId !== 0 &&
        writer.repositoryId === run.repositoryId &&
        writer.runId === run.runId &&
        writer.attempt < run.attempt;
    return !complete && !isEarlierAttempt && now - Date.parse(startedAt) < LONGEST_JOB_MS;
}
/** @param until the end of the hold after a run (ISO 8601); undefined for no hold */
function changesHold(state, until, now) {
    return currentHold(state, now)?.until !== until;
}
/** @returns undefined if there is no hold, or it has ended */
function currentHold({ live }, now) {
    if (live?.holdUntil === undefined || Date.parse(live.holdUntil) <= now)
        return undefined;
    return { until: live.holdUntil, setBy: live.run };
}

// EXTERNAL MODULE: ./lib/src/site/names.js
var site_names = __webpack_require__(8836);
;// CONCATENATED MODULE: ./lib/src/deploy/destination/destination.js
/** What the destination has, as far as it was looked at. */


class Destination {
    #files;
    /** The files that were found only by their names. */
    #unlisted;
    /** The folder of this deployment's own state, with a trailing slash. */
    #ownState;
    /** Keys of the folders of other deployments, with their trailing slashes. */
    #foreign;
    #overwritten;
    /** Returns the same text for two names that may be those of one file or folder. */
    keyOf;
    /** The names in the listing by key, needed only for a path that is not listed under its exact name. */
    #keys;
    /**
     * @param found files that were asked for by their names
     * @param ownState folder of this deployment's own state; undefined if the state is elsewhere
     * @param overwritten files that were read, and have other contents than the live site
     */
    constructor(listing, found, names, ownState, overwritten = new Set()) {
        this.#overwritten = overwritten;
        this.keyOf = (path) => (0,site_names/* nameKey */.Rc)(path, names);
        this.#files = new Map([...listing, ...found]);
        this.#unlisted = new Set([...found.keys()].filter((path) => !listing.has(path)));
        this.#ownState = `${ownState ?? site_names/* STATE_FOLDER */.P2}/`;
        this.#foreign = foreignFolders(listing.keys(), this.#ownState).map(this.keyOf);
    }
    /** The files that exist, although the listing does not show them. */
    get unlisted() {
        return this.#unlisted;
    }
    /** Whether the destination has the file as the last deployment left it: with this size, and written at this time. */
    has(path, { size, modified }) {
        const file = this.find(path);
        return file?.size === size && isSameTime(file.modified, modified) && !this.#overwritten.has(path);
    }
    /** Whether the destination has a file of this size, whoever has written it. */
    hasSize(path, { size }) {
        return this.find(path)?.size === size;
    }
    hasAll(files) {
        for (const [path, version] of files)
            if (!this.has(path, version))
                return false;
        return true;
    }
    /** Whether anything has this name at the destination, or one that may be the same. */
    lists(path) {
        if (this.#files.has(path))
            return true;
        this.#keys ??= new Set([...this.#files.keys()].map(this.keyOf));
        return this.#keys.has(this.keyOf(path));
    }
    /** Whether there is a folder. Another program may have put a file in its place. */
    hasFolder(folder) {
        return this.lists(`${folder}/`);
    }
    /** @returns the listed files in the folder, at any depth */
    filesIn(folder) {
        const start = `${this.keyOf(folder)}/`;
        return [...this.#files.keys()].filter((path) => !path.endsWith('/') && this.keyOf(path).startsWith(start));
    }
    /** Finds a file under its exact name. */
    find(path) {
        return this.#files.get(path);
    }
    /** Whether a file that was deleted is still there as it was, in what the storage answered since. */
    hasStill(path, answered) {
        const file = answered.get(path);
        return file !== undefined && file.size === this.find(path)?.size;
    }
    /** Whether a file is in the folder of another deployment, which has its own state. */
    isForeign(path) {
        return this.#foreign.some((folder) => this.keyOf(path).startsWith(folder));
    }
    /**
     * @param site the files to deploy
     * @returns the listed files that are not part of the site, and the folders without a file of it, in byte order
     */
    unmanaged(site) {
        const own = new Set([...site.keys(), ...[...(0,site_names/* foldersOf */.pd)(site.keys())].map((folder) => `${folder}/`)]);
        const keys = new Set([...own].map(this.keyOf));
        const isOther = (path) => !(keys.has(this.keyOf(path)) || path.startsWith(this.#ownState)) &&
            !(this.isForeign(path) || (0,site_names/* isPartial */.mt)(path));
        return (0,byte_order/* inByteOrder */.q)([...this.#files.keys()].filter(isOther));
    }
    /** @returns the partial files that interrupted uploads left, except in foreign folders */
    partialFiles() {
        return [...this.#files.keys()].filter((name) => (0,site_names/* isPartial */.mt)(name) && !this.isForeign(name));
    }
}
/**
 * A storage may list a fraction of a second that an archive of its files, or its answer for one file, does not have.
 * Where one of the two times is missing, only the size is known.
 */
function isSameTime(one, other) {
    if (one === undefined || other === undefined || one === other)
        return true;
    const [first, second] = [Date.parse(one), Date.parse(other)];
    const isRounded = first % 1000 === 0 || second % 1000 === 0;
    return first === second || (isRounded && Math.trunc(first / 1000) === Math.trunc(second / 1000));
}
/** Whether two names that differ little seem to be those of one file. */
function isSameFile(one, other) {
    return one !== undefined && one.size === other?.size && isSameTime(one.modified, other.modified);
}
/** @returns each folder with its own state, with a trailing slash */
function foreignFolders(paths, own) {
    const folders = new Set();
    for (const path of paths) {
        const at = path.indexOf(`/${site_names/* STATE_FOLDER */.P2}/`);
        if (at > 0 && !path.startsWith(own))
            folders.add(path.slice(0, at + 1));
    }
    return [...folders];
}

;// CONCATENATED MODULE: ./lib/src/deploy/destination/look.js
/** Looks what the destination really has: lists it, and asks for files by their names where the listing is in doubt. */





/** From this number on, looking for files by their names may take a while. */
const MANY = 200;
/** @throws DeployError if the destination cannot be listed, or not all files in doubt can be asked for */
async function look({ state, site, started, ownState }, { storage, log }) {
    const listing = await (started ?? storage.list(new Set([...site.keys(), ...knownFiles(state)])));
    const doubtful = doubtfulFiles(state, site, listing);
    if (doubtful.length > 0)
        log.debug(`${doubtful.length} known files are not listed as they are known`);
    if (doubtful.length >= MANY)
        log.info(`Looking for ${(0,units/* counted */.hS)(doubtful.length, 'file')} that the storage does not list`);
    const found = await storage.find(doubtful);
    const unlisted = [...found.keys()].filter((path) => !listing.has(path));
    if (unlisted.length > 0)
        log.info(`The storage does not list ${(0,units/* counted */.hS)(unlisted.length, 'file')} that it has`);
    const untimed = overwritable(state, (path) => found.get(path) ?? listing.get(path));
    const overwritten = await differingFiles(untimed, { storage, log });
    return new Destination(listing, found, storage.features, ownState, new Set(overwritten.keys()));
}
/**
 * Returns the files of the state that are asked for by their names. The listing does not show them, or those that the
 * site lacks not in a version of the state: it may be cut, or late.
 */
function doubtfulFiles(state, site, listing) {
    const pending = pendingVersions(state.interrupted);
    const { files, kept } = state.live ?? {};
    const versionsOf = (path) => [files?.get(path), kept?.get(path), ...(pending.get(path) ?? [])];
    const isDoubtful = (path) => {
        const listed = listing.get(path);
        // A pending file of the site is uploaded in any case.
        if (site.has(path))
            return listed === undefined && !pending.has(path);
        return listed === undefined || !versionsOf(path).some((version) => version?.size === listed.size);
    };
    // What an earlier run may still write is deleted when a listing shows it.
    return [...new Set(knownFiles({ ...state, earlier: [] }).filter(isDoubtful))];
}
/**
 * Returns the live files that an earlier run may have overwritten after the live deployment, where the storage keeps no
 * time that would show it.
 */
function overwritable({ live, earlier }, find) {
    const files = new Map();
    for (const path of pendingVersions(earlier).keys()) {
        const [version, file] = [live?.files.get(path), find(path)];
        if (version !== undefined && file?.size === version.size && file.modified === undefined)
            files.set(path, version);
    }
    return files;
}
/** @returns those of the deleted files that the storage still has as they were */
async function stillThere(deleted, destination, storage) {
    const found = await storage.find(deleted);
    return deleted.filter((path) => destination.hasStill(path, found));
}
/** How many files are read at once. */
const PARALLEL_READS = { bucket: 64, other: 8 };
/** A larger file is read alone, since it is held in memory. */
const LARGE_BYTES = 2_000_000;
/**
 * Reads files at the destination.
 *
 * @param files the expected contents
 * @returns those that the destination does not have with these contents
 */
async function differingFiles(files, { storage, log }) {
    if (files.size > 0)
        log.info(`Reading ${(0,units/* counted */.hS)(files.size, 'file')} that another run may have written meanwhile`);
    const differing = new Map(files);
    const compare = async (path) => {
        const bytes = await storage.read(path);
        const sha256 = bytes && (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        if (sha256 === files.get(path)?.sha256)
            differing.delete(path);
    };
    const isLarge = (path) => (files.get(path)?.size ?? 0) > LARGE_BYTES;
    const paths = [...files.keys()];
    await forEachParallel(paths.filter((path) => !isLarge(path)), PARALLEL_READS[storage.features.isBucket ? 'bucket' : 'other'], compare);
    for (const path of paths.filter(isLarge))
        await compare(path);
    return differing;
}

// EXTERNAL MODULE: ./lib/src/site/page-loss.js
var page_loss = __webpack_require__(8809);
// EXTERNAL MODULE: ./lib/src/site/site-rules.js
var site_rules = __webpack_require__(7731);
// EXTERNAL MODULE: ./lib/src/runner/result.js
var runner_result = __webpack_require__(3032);
// EXTERNAL MODULE: ./lib/src/site/compare-sites.js
var compare_sites = __webpack_require__(8754);
// EXTERNAL MODULE: ./lib/src/summary/changed-pages.js
var changed_pages = __webpack_require__(1916);
// EXTERNAL MODULE: ./lib/src/summary/summary-text.js
var summary_text = __webpack_require__(881);
// EXTERNAL MODULE: ./lib/src/summary/verdicts.js
var verdicts = __webpack_require__(347);
// EXTERNAL MODULE: ./lib/src/values/id.js
var id = __webpack_require__(7628);
;// CONCATENATED MODULE: ./lib/src/deploy/plan/hashed-files.js
/**
 * Decides which files may have a hash of their contents in their names, and which certainly have one: the table of what
 * build tools write. The first are uploaded before all others, and kept for open pages, which harms nobody. Only the second
 * are cached for good, since browsers would not request a changed file for a year.
 */
/**
 * The name of these files comes from a build or from another file, so their contents may change: the manifests of Next.js,
 * the metadata of a Nuxt build, source maps, and licenses of scripts. mdBook hashes these two before it inserts the names
 * of other files, such as that of the search index.
 */
const NAMED_BY_OTHERS = /\/_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js$|\/_nuxt\/builds\/|\.map$|\.LICENSE\.txt$|\/(?:searcher-[0-9a-f]{8}\.js|fonts\/fonts-[0-9a-f]{8}\.css)$/;
const CODE = String.raw `(?:[cm]?js|css|wasm)(?:\.map|\.LICENSE\.txt)?`;
/** Images and fonts. A document has to be gone when the site no longer has it, so it is never kept. */
const MEDIA = '(?:apng|avif|bmp|eot|gif|ico|jpe?g|otf|png|svg|ttf|webp|woff2?)';
/** From 8 digits, as webpack shortens it, to the 128 of SHA-512. */
const HEX = '([0-9a-f]{8,128})';
/** A hash with a letter and a digit. */
const MIXED = String.raw `(?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{8,10}`;
/** The alphabet of URL-safe Base64, in which Vite writes hashes, also contains every word. */
const BASE64 = String.raw `([\w-]{8})`;
/** The capital letters and digits of esbuild. */
const BASE32 = '([A-Z2-7]{8})';
/** Any folder, since a site may be deployed below a path, and a project may rename the folders of its build. */
function anywhere(path) {
    return new RegExp(`(?:^|/)${path}$`);
}
/** The path is below the destination. */
const HASHED_FILES = [
    { tools: 'Next.js', path: anywhere('_next/static/.+') },
    { tools: 'Nuxt', path: anywhere(String.raw `_nuxt/(?:(?!builds/).+|builds/meta/[^/]+\.json)`) },
    { tools: 'SvelteKit', path: anywhere('_app/immutable/.+') },
    // The name of an image of another server, such as `photo_ZaDYIw.webp`, has a hash of its address. So it captures nothing.
    {
        tools: 'Astro, Starlight',
        path: anywhere(String.raw `_astro/(?:[^/]+\.${BASE64}(?:_\w+)?\.${MEDIA}|.+()\.${MEDIA}|.+(?<!\.${MEDIA}))`),
    },
    {
        tools: 'Pagefind',
        path: anywhere(String.raw `(?:(?:fragment|index|filter)/[\w-]+_[0-9a-f]{7,}\.pf_(?:fragment|index|filter)|pagefind\.[\w-]+_[0-9a-f]{7,}\.pf_meta)`),
    },
    {
        tools: 'Rspress',
        path: anywhere(String.raw `search_index\.(?:[\w-]+\.)?(?:(\d{8})|[0-9a-f]{8})\.json`),
    },
    {
        tools: 'VitePress',
        path: anywhere(String.raw `assets/(?:(?:[^/]+\.md|chunks/[^/]+)\.[\w-]{8}(?:\.lean)?\.js(?:\.map)?|inter-(?:italic|roman)-[a-z-]+\.[\w-]{8}\.woff2)`),
    },
    { tools: 'Angular', path: anywhere(String.raw `chunk-(?!\d+\.)[A-Z2-7]{8}\.js(?:\.map)?`) },
    {
        tools: 'Qwik City',
        path: anywhere(String.raw `(?:build/q-[\w-]{8}\.js(?:\.map)?|assets/[\w-]{8}-bundle-graph\.json)`),
    },
    {
        tools: 'Docusaurus, Create React App, Rspress, Rsbuild, MkDocs Material, Zensical',
        // In these folders, only a tool writes such names.
        path: anywhere(String.raw `(?:assets/js/(?:[0-9a-f]{8}|runtime~main)\.${MIXED}|static/js/\d+\.${MIXED}\.chunk|static/(?:js|css)/async/[^/]+\.${MIXED}|assets/(?:javascripts|stylesheets)/(?:[a-z]+/)?[a-z]+\.${MIXED}\.min)\.(?:js|css)(?:\.map)?`),
    },
    {
        tools: 'Docusaurus, Create React App, Rspress, Rsbuild, MkDocs Material, Zensical, Gatsby, mdBook, Hugo, webpack, Parcel',
        path: anywhere(String.raw `[^/]+[.-]${HEX}(?:\.[a-z]+){0,2}\.${CODE}`),
    },
    {
        tools: 'Vite, VitePress, React Router, Angular, Qwik City, esbuild',
        path: anywhere(String.raw `[^/]+[.-]${BASE64}(?:\.[a-z]+){0,2}\.${CODE}`),
    },
    {
        tools: 'Create React App, Rspress, Rsbuild, Hugo, Parcel',
        path: anywhere(String.raw `[^/]+\.${HEX}\.${MEDIA}`),
        isShared: true,
    },
    {
        tools: 'Docusaurus, Gatsby',
        path: anywhere(String.raw `(?:assets/(?:images|files|fonts|medias)|static)/[^/]+-[0-9a-f]{32}\.${MEDIA}`),
    },
    // Before webpack 5, the name had 32 digits, like that of an upload to other programs. So that form captures nothing.
    { tools: 'webpack', path: anywhere(String.raw `(?:[0-9a-f]{20}|()[0-9a-f]{32})\.${MEDIA}`) },
    { tools: 'mdBook', path: anywhere(String.raw `(?:fonts/[^/]+|favicon)-${HEX}\.${MEDIA}`), isShared: true },
    {
        tools: 'Vite, VitePress, React Router',
        path: anywhere(String.raw `assets/[^/]+[.-]${BASE64}\.${MEDIA}`),
        isShared: true,
    },
    { tools: 'Qwik City', path: anywhere(String.raw `assets/${BASE64}-[^/]+\.${CODE}`) },
    { tools: 'Qwik City', path: anywhere(String.raw `assets/${BASE64}-[^/]+\.${MEDIA}`), isShared: true },
    { tools: 'Angular, esbuild', path: anywhere(String.raw `[^/]+-${BASE32}\.${MEDIA}`), isShared: true },
];
const IS_HEX = /^[0-9a-f]+$/;
const IS_BASE32 = /^[A-Z2-7]+$/;
/** Whether a person may have named an image so, such as `1024x768`, `IMG_1234`, or `Win11Pro`. */
function mayBeWritten(hash) {
    if (IS_HEX.test(hash))
        return /^(?:\d+|[a-f]+)$/.test(hash);
    if (/^[\d_-]*[A-Z]*[\d_-]*$/.test(hash))
        return !/[B-DF-HJ-NP-TV-XZ]{4}/.test(hash);
    return /^(?:[^A-Z]+|[a-z]*(?:[A-Z][a-z]{2,}[-_]?\d*[-_]?)+|[A-Z]?[a-z]+[A-Z][a-z]+)$/.test(hash);
}
/** Dates, and words such as `deadbeef`. Other words have letters that such a hash has not. */
const WRITTEN_HEX = /[a-f]{4}|(?:19|20)\d\d|000/;
/** Whether no person writes this. That is true for half of the hashes of Vite, and for a third of those of Angular. */
function isCertain(hash) {
    const parts = hash.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
    const hasWordOf = (length) => parts.some((part) => part.length >= length && /[aeiouy]/i.test(part));
    if (IS_HEX.test(hash)) {
        if (hash.length >= 16)
            return parts.length > 1;
        return parts.length > 2 && !WRITTEN_HEX.test(hash);
    }
    if (IS_BASE32.test(hash))
        return isUnreadable(hash) || (parts.length > 2 && !hasWordOf(3));
    const separators = hash.match(/[-_]/g) ?? [];
    return IS_XXHASH.test(hash) && parts.length - separators.length > 3 && !hasWordOf(4);
}
/**
 * Rollup and Rolldown write 128 bits as digits of 6 bits. The first digit has the other 2 bits, and is left out if it is 0,
 * so that three of four hashes begin with one of these letters. Only part numbers, such as `MC68HC11`, have no small letter.
 */
const IS_XXHASH = /^[BCD].*[a-z]/;
/** Whether nobody can read it: four consonants of which none is an H, as in `NGTH`, at most one vowel, and rare letters. */
function isUnreadable(hash) {
    const isFew = !/[AEIOU].*[AEIOU]/.test(hash) && new Set(hash).size > 5;
    return isFew && /[B-DFGJ-NP-TV-XZ]{4}/.test(hash) && (hash.match(/[JKQV-Z]/g) ?? []).length > 2;
}
/** Whether the file is uploaded before all others, and kept for open pages: its name may have a hash. */
function isHashed(path) {
    return HASHED_FILES.some(({ path: pattern, isShared }) => {
        const match = pattern.exec(path);
        return match !== null && !(isShared && mayBeWritten(hashIn(match) ?? ''));
    });
}
/** Whether the contents at this path certainly never change. */
function isImmutable(path) {
    if (NAMED_BY_OTHERS.test(`/${path}`))
        return false;
    return HASHED_FILES.some(({ path: pattern }) => {
        const match = pattern.exec(path);
        const hash = match === null ? '' : hashIn(match);
        return hash === undefined || isCertain(hash);
    });
}
/** Returns the hash that the pattern captured; undefined if it captures none. */
function hashIn(match) {
    return match.slice(1).find((part) => part !== undefined);
}

;// CONCATENATED MODULE: ./lib/src/deploy/report/facts.js
/** What a run has found out so far, for its summary. */

/** @returns the outputs that say how the site is, of which the alarm has the same */
function reportedOf({ live, mix }, { outcome, error }) {
    return { live, mix, outcome, code: error?.code };
}
/** The outputs of the step, but those of every action (`run-action.ts`). Undefined for what is not known yet. */
function outputsOf(facts) {
    const { live, isForLaterStep, isWriting, isOver, isNothingToRemove, unpublished, plan } = facts;
    const { kind, before, changes, repaired } = plan ?? {};
    const isDone = isOver && plan !== undefined;
    const visible = isWriting ? 'incomplete' : live;
    return {
        // What visitors see is up to the later step.
        live: isForLaterStep ? '' : visible,
        changed: unpublished !== undefined ? 'true' : isNothingToRemove ? 'false' : kind && String(kind === 'deploy'),
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

;// CONCATENATED MODULE: ./lib/src/deploy/report/summary.js
/** The job summary of a deployment, for people: what visitors see, what changed, and what to do if it failed. */











function deploySummary(facts, result) {
    const { inputs, plan, live } = facts;
    const { error } = result;
    return (0,summary_text/* summaryText */.g5)([
        (0,summary_text/* heading */.R_)(headline(facts, result)),
        // The hint of an error ends with it.
        facts.isForLaterStep || error !== undefined
            ? ''
            : (0,summary_text/* paragraph */.FY)((0,summary_text/* prose */.CS)((0,verdicts/* repairStep */.mb)(reportedOf(facts, result)))),
        whyNot(facts, result),
        ...(error === undefined || live === 'updated' ? foundSentences(facts) : []).map((found) => (0,summary_text/* paragraph */.FY)((0,summary_text/* prose */.CS)(found))),
        (0,summary_text/* paragraph */.FY)(details(facts, result)),
        (0,summary_text/* paragraph */.FY)((0,summary_text/* prose */.CS)(facts.holdChange ?? '')),
        (0,summary_text/* paragraph */.FY)(facts.hostingPath === undefined ? '' : (0,summary_text/* prose */.CS)((0,hosting_path/* hostingSentence */.O4)(facts.hostingPath))),
        changes(facts, result),
        inputs?.dryRun && plan !== undefined && error === undefined ? plannedFiles(facts) : '',
        (0,summary_text/* paragraph */.FY)(goingBack(facts, result)),
    ]);
}
/** Why the run did not do what it should. */
function whyNot({ live, hold }, { error }) {
    if (error !== undefined)
        return (0,summary_text/* failureBlock */.Qu)(error.message, error.hint);
    return hold === undefined ? '' : (0,summary_text/* paragraph */.FY)((0,summary_text/* text */.Qq)(holdSentence(hold, live === 'incomplete')));
}
/** The pages that changed or would change, or the missing pages of a refused site. Empty for a run that ended early. */
function changes({ inputs, plan, live, hold }, { error }) {
    const isRefused = error?.code === 'check-failed';
    const isShown = hold === undefined && (live === 'updated' || inputs?.dryRun || isRefused);
    if (plan?.changes === undefined || !isShown || (0,compare_sites/* changeCount */.YR)(plan.changes) === 0)
        return '';
    const liveUrl = inputs?.dryRun || isRefused ? undefined : inputs?.verifyUrl;
    return (0,changed_pages/* changedPages */.F)(plan.changes, liveUrl, false, isRefused);
}
const STATE_LOST = 'The folder has no state, so neither the live site nor a hold is known: unless this is the first deployment, the cache that keeps both was lost.';
/** What a person should look into, although the run succeeded: complete sentences. */
function foundSentences({ live, plan, isStateLost, unpublished }) {
    return [
        live === 'updated' ? repairSentence(plan) : '',
        takenSentence(plan),
        unmanagedSentence(plan),
        isStateLost ? STATE_LOST : '',
        unpublished === undefined ? '' : unpublishedSentence(unpublished),
    ].filter(Boolean);
}
/** @param what an address, and what it does not serve */
function unpublishedSentence(what) {
    return `Nothing changed, but ${what}. It has to be published again.`;
}
/** The most names that a sentence lists. */
const MAX_NAMES = 3;
/** Reports what a first deployment finds at its destination; empty if there is nothing. */
function unmanagedSentence(plan) {
    const { unmanaged = [] } = plan ?? {};
    if (unmanaged.length === 0)
        return '';
    const folders = unmanaged.filter((path) => path.endsWith('/'));
    const files = unmanaged.length - folders.length;
    const counts = [
        files > 0 ? (0,units/* counted */.hS)(files, 'file') : '',
        folders.length > 0 ? (0,units/* counted */.hS)(folders.length, 'folder') : '',
    ];
    return (`The destination has ${counts.filter(Boolean).join(' and ')} that this deployment does not manage, such as ` +
        `${named(unmanaged)}. Visitors may still get them: if another tool left them, delete them.`);
}
/** Reports removed files that stay because they belong to others now; empty if there are none. */
function takenSentence(plan) {
    const { taken = [] } = plan ?? {};
    if (taken.length === 0)
        return '';
    const [files, it] = taken.length === 1
        ? ['1 removed file stays', 'it']
        : [`${(0,units/* grouped */.zD)(taken.length)} removed files stay`, 'them'];
    return (`${files} at the destination, since another program has changed ${it}, such as ${named(taken)}. ` +
        `Visitors may still get ${it}: if nobody needs ${it}, delete ${it}.`);
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
    const { inputs, live, hold, isForLaterStep } = facts;
    const { error } = result;
    const name = inputs === undefined ? '' : `${siteName(inputs)}: `;
    const reported = reportedOf(facts, result);
    const seen = isForLaterStep ? (0,verdicts/* folderVerdict */.Iu)(reported) : (0,summary_text/* prose */.CS)((0,verdicts/* verdict */.WJ)(reported));
    const what = whatHappened(facts, result);
    if (error === undefined && inputs?.dryRun) {
        // Before the first deployment, there is no site that could be whole.
        const dryRun = live === 'untouched' || isForLaterStep ? 'nothing was changed' : seen;
        return `${live === 'incomplete' ? '⚠️' : '✅'} ${name}dry run, ${dryRun}: ${what}`;
    }
    if (error === undefined && inputs?.remove && hold === undefined)
        return `✅ ${name}${facts.isNothingToRemove ? 'there is no site of this action to remove' : what}`;
    const why = hold !== undefined && error === undefined ? ' (on hold)' : (0,runner_result/* reasonOf */.A)(result);
    if (live === 'incomplete')
        return `⚠️ ${name}${seen}${why}`;
    if (error !== undefined) {
        const isWhole = live === 'unchanged' && error.code !== 'verify-failed';
        return `${isWhole ? '⛔' : '❌'} ${name}${seen}${why}`;
    }
    if (hold !== undefined)
        return `⏸️ ${name}${seen}${why}`;
    const icon = facts.unpublished === undefined ? '✅' : '⚠️';
    return `${icon} ${name}${seen}: ${what}${isForLaterStep ? `. ${laterStep(facts)}` : ''}`;
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
/**
 * Says until when a destination is on hold, who set it, and how to end it.
 *
 * @param isMix whether another sentence says that a run repairs the site, and ends the hold
 */
function holdSentence({ until, setBy }, isMix = false) {
    const { workflow, runNumber, repository } = setBy;
    return (`On hold until ${(0,units/* dayAndTime */.X_)(until)}, because run ${runNumber} of the workflow "${(0,clean_text/* cleanText */.X5)(workflow, 100)}" in ` +
        `${(0,clean_text/* cleanText */.X5)(repository, 100)} set it: only runs that a person starts change the destination. ` +
        (isMix ? '' : 'To end the hold and deploy, press "Run workflow".'));
}
/** Returns text such as `7 files changed (3 added, 2 modified, 2 removed), 214 kB uploaded`. */
function whatHappened(facts, { outcome }) {
    if (outcome === 'cancelled')
        return 'deployment cancelled';
    if (outcome !== 'completed' && outcome !== 'checked' && outcome !== 'held')
        return 'deployment failed';
    if (facts.hold !== undefined)
        return 'on hold, nothing changed';
    const { inputs, plan, uploadedFiles, uploadedBytes } = facts;
    const { kind, before, changes, repaired = [], uploads = [] } = plan ?? {};
    // Only an interrupted deployment has left a mix since a known time.
    const isRepair = before?.live === 'incomplete' && before.since !== undefined;
    if (kind !== 'deploy') {
        if (!isRepair)
            return 'nothing changed';
        return inputs?.dryRun
            ? 'nothing would change, an interrupted deployment is to be completed'
            : 'interrupted deployment completed';
    }
    if (inputs?.remove) {
        return inputs.dryRun
            ? `${(0,units/* counted */.hS)(plan?.deletions.length ?? 0, 'file')} to delete`
            : `the site was removed, ${(0,units/* counted */.hS)(facts.deletedFiles, 'file')} deleted`;
    }
    const verb = inputs?.dryRun ? 'would change' : 'changed';
    if (changes === undefined) {
        return inputs?.dryRun
            ? `first deployment of ${(0,units/* counted */.hS)(uploads.length, 'file')} planned`
            : `first deployment, ${(0,units/* counted */.hS)(uploadedFiles, 'file')}, ${(0,units/* size */.Ej)(uploadedBytes)} uploaded`;
    }
    const parts = [
        (0,compare_sites/* changeCount */.YR)(changes) > 0 ? numbers(changes, verb) : '',
        repaired.length > 0
            ? `${(0,units/* counted */.hS)(repaired.length, 'file')} ${inputs?.dryRun ? 'to repair' : 'repaired'}`
            : '',
        inputs?.dryRun ? '' : `${(0,units/* size */.Ej)(uploadedBytes)} uploaded`,
        isRepair
            ? inputs?.dryRun
                ? 'an interrupted deployment is to be repaired'
                : 'interrupted deployment repaired'
            : '',
        changes.removed.length > 0 && inputs?.delete === false ? 'removed files stay at the destination' : '',
        isOnlyRenderer(changes)
            ? 'only pages and hashed assets differ, as after a new build of the renderer'
            : '',
    ];
    return parts.filter(Boolean).join(', ');
}
/** Whether a new build of the renderer may be the only cause: it changes the names of its files, and so the pages. */
function isOnlyRenderer({ added, modified, removed }) {
    return (added.length + removed.length > 0 &&
        [...added, ...removed].every(isHashed) &&
        modified.every((path) => path.endsWith('.html')));
}
function numbers(changes, verb) {
    const kinds = ['added', 'modified', 'removed'].filter((kind) => changes[kind].length > 0);
    const shown = kinds.map((kind) => `${(0,units/* grouped */.zD)(changes[kind].length)} ${kind}`);
    return `${(0,units/* counted */.hS)((0,compare_sites/* changeCount */.YR)(changes), 'file')} ${verb} (${shown.join(', ')})`;
}
/** Returns the destination, the job, and what was done besides the upload. */
function details({ inputs, plan, live, hold, purged, verifiedUrls, deletedFiles }, { outcome, error }) {
    const { destination, verifyUrl, jobId } = inputs ?? {};
    const deletions = plan?.deletions ?? [];
    const expired = new Set(deletions.filter(({ when }) => when === 'last').map(({ path }) => path));
    const keptCount = [...(plan?.kept.keys() ?? [])].filter((path) => !expired.has(path)).length;
    const partCount = deletions.filter(({ why }) => why === 'left by an interrupted upload').length;
    const parts = partCount === 0 ? '' : `, ${(0,units/* grouped */.zD)(partCount)} of them left by interrupted uploads`;
    return [
        verifyUrl && destination && `Destination ${(0,summary_text/* code */.aY)(destination.name)}`,
        error === undefined && hold === undefined ? '' : sinceWhen(plan, live),
        // The storage may still have what it accepted to delete.
        deletedFiles && live !== 'incomplete' ? `${(0,units/* counted */.hS)(deletedFiles, 'file')} deleted${parts}` : '',
        live === 'updated' && keptCount > 0 ? `${(0,units/* counted */.hS)(keptCount, 'file')} kept for open pages` : '',
        purged && (0,summary_text/* text */.Qq)(purged),
        verifiedUrls ? `${(0,units/* counted */.hS)(verifiedUrls, 'address', 'addresses')} verified` : '',
        jobId && outcome === 'completed' && hold === undefined && `Job ${(0,summary_text/* code */.aY)(jobId)}`,
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
    return [...(plan?.steps ?? []), ...(plan?.tidying ?? [])].flatMap((step) => {
        if (step.kind === 'delete')
            return step.deletions.map(({ path, why }) => ({ verb: 'delete', path, why: ` (${why})` }));
        return step.batches.flatMap(({ paths }) => paths.map((path) => ({ verb: 'upload', path, why: '' })));
    });
}
/** After going back, the site that the run has just replaced is not offered. */
function goingBack({ live, plan, isEarlierSite }, { outcome }) {
    const jobId = plan?.before.jobId;
    const isAnother = plan?.changes !== undefined && (0,compare_sites/* changeCount */.YR)(plan.changes) > 0;
    if (jobId === undefined || !(0,id/* isId */.e)(jobId) || outcome !== 'completed' || live !== 'updated')
        return '';
    if (!isAnother || isEarlierSite)
        return '';
    return `Before, the site of job ${(0,summary_text/* code */.aY)(jobId)} was live. To go back, press "Run workflow" with this job ID.`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/guards.js
/**
 * Keeps a deployment from changing a destination on hold, and from replacing a newer site, a site with more pages, or
 * files of another deployment or program. Nothing has been changed when a guard refuses a site.
 */










const UNCHANGED = 'This run changed nothing.';
/** @returns the hold that keeps the run from changing anything */
function holdAgainst({ state, now }, { workflow }) {
    return (0,workflow_run/* isStartedByPerson */.G)(workflow) ? undefined : currentHold(state, now);
}
/**
 * A hold is for going back: after a deployment of new content, the next run has to deploy what is newer.
 *
 * @returns the end of the hold that this run sets (ISO 8601); undefined if it sets none, and ends any other
 */
function holdAfter({ now, state, contentDigest }, { inputs, workflow, report }) {
    if (!inputs.holdMs)
        return undefined;
    const why = holdProblem({ now, state, contentDigest }, workflow);
    if (why === undefined)
        return new Date(now + inputs.holdMs).toISOString();
    const holdChange = `\`hold\` is ignored: ${why}.`;
    report.learn({ holdChange }, holdChange);
    return undefined;
}
/** A run may resume the export of the live site: then nobody goes back, and new content must not wait. */
function holdProblem({ now, state, contentDigest }, workflow) {
    if (!wasLive(state, contentDigest))
        return 'this site is new content, since it is none of the last ten sites of the destination';
    if (!(0,workflow_run/* isStartedByPerson */.G)(workflow))
        return 'only a run that a person starts sets a hold';
    const isProlonged = currentHold(state, now) !== undefined;
    return isProlonged || state.live?.contentDigest !== contentDigest
        ? undefined
        : 'this site is the one that is live';
}
/** Whether the site is among the last ten of the destination, the live one included. */
function wasLive({ live }, contentDigest) {
    return live?.history.some((past) => past.contentDigest === contentDigest) ?? false;
}
/** @throws ActionError if the site must not be deployed */
function checkGuards(deployment, run) {
    const { state, plan } = deployment;
    const { workflow, storage } = run;
    if (plan.kind === 'deploy' || plan.kind === 'record')
        checkNewerRun(state, workflow, plan);
    (0,site_rules/* requireFiles */.PO)(deployment.site, run.inputs.requireFiles, UNCHANGED);
    checkForeignFolders(deployment);
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
    throw new errors/* DeployError */.sH(`The new site has the file "${(0,clean_text/* cleanText */.X5)(foreign)}" in a folder of another deployment, which has its own site there.`, 'This run changed nothing. Deploy one of the two sites to another folder.');
}
/**
 * Some storages delete a folder with its contents if the upload of a file with its name fails.
 *
 * @throws DeployError if another program has a folder where the site has a file, or vice versa
 */
function checkObstacles({ site, destination, plan, }) {
    const key = destination.keyOf;
    const deleted = new Set(plan.deletions.map(({ path }) => key(path)));
    const removed = new Set([...plan.steps, ...plan.tidying].flatMap((step) => (step.kind === 'delete' ? step.folders.map(key) : [])));
    const isEmptied = (folder) => removed.has(key(folder)) && destination.filesIn(folder).every((path) => deleted.has(key(path)));
    const folder = [...site.keys()].find((path) => destination.hasFolder(path) && !isEmptied(path));
    const file = [...(0,site_names/* foldersOf */.pd)(site.keys())].find((path) => destination.lists(path) && !deleted.has(key(path)));
    const [name, what, needed] = folder === undefined ? [file, 'file', 'folder'] : [folder, 'folder', 'file'];
    if (name === undefined)
        return;
    throw new errors/* DeployError */.sH(`The destination has a ${what} "${(0,clean_text/* cleanText */.X5)(name)}" of another program, where the site has a ${needed}.`, `This run changed nothing. Remove or rename that ${what}, or deploy to another folder.`);
}
/** @throws ActionError if a newer run has used the destination */
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
/** A host that is reached at all responds within this time. */
const RESPONSE_MS = 20_000;
/**
 * The state of a folder for a later step is in a cache, which may be lost. Then, neither the live site nor a hold is known.
 *
 * @throws ActionError if a site is live, and no person started the run
 */
async function checkLostState({ state }, run) {
    const { inputs, workflow, report } = run;
    const { maxPageLoss, holdMs, verifyUrl } = inputs;
    if (!report.isForLaterStep || isKnown(state) || (maxPageLoss === undefined && !holdMs))
        return;
    report.learn({ isStateLost: true }, STATE_LOST);
    if (verifyUrl === undefined || (0,workflow_run/* isStartedByPerson */.G)(workflow))
        return;
    if (!(await (0,verify_live/* servesPage */.y3)(verifyUrl, RESPONSE_MS, run)))
        return;
    throw new errors/* ActionError */.lZ('check-failed', `The folder has no state, but ${verifyUrl} serves a site: without the state, neither \`max-page-loss\` nor a hold can be checked.`, {
        hint: `The cache with the folder and its state was lost. Open the site. To publish this one as the first deployment, press "Run workflow".`,
        isPermanent: true,
    });
}
/** @throws ActionError if too many pages would be lost */
function checkPageLoss({ state, site, contentDigest }, { inputs: { maxPageLoss }, log }) {
    const { live } = state;
    if (maxPageLoss === undefined)
        return;
    if (live === undefined) {
        log.info('There is no live site: `max-page-loss` is not checked');
        return;
    }
    if (wasLive(state, contentDigest)) {
        log.info('This site was live before: `max-page-loss` is not checked');
        return;
    }
    const error = (0,page_loss/* pageLossError */.h)((0,pages/* countPages */.E)(live.files.keys()), (0,pages/* countPages */.E)(site.keys()), maxPageLoss, UNCHANGED);
    if (error !== undefined)
        throw error;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
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

// EXTERNAL MODULE: ./lib/src/site/manifest.js
var manifest = __webpack_require__(3867);
// EXTERNAL MODULE: ./lib/src/site/site-path.js
var site_path = __webpack_require__(4197);
// EXTERNAL MODULE: ./lib/src/timing/pauses.js
var pauses = __webpack_require__(1066);
// EXTERNAL MODULE: ./lib/src/inputs/folder-parsers.js
var folder_parsers = __webpack_require__(9497);
// EXTERNAL MODULE: ./lib/src/deploy/storage-types/local.js
var local = __webpack_require__(1661);
// EXTERNAL MODULE: ./lib/src/deploy/storage-types/storage-types.js + 10 modules
var storage_types = __webpack_require__(471);
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
    const { inVariables, hasFixedOptions } = (0,storage_types/* storageTypeOf */.V5)(name);
    const owner = name === undefined ? `config_${start}` : inVariables || name;
    // No variable sets a global option for one remote.
    if (hasFixedOptions || key.includes('.'))
        return 'Remove the parameter.';
    return (`Remove the parameter, and set the variable \`RCLONE_${`${owner}_${key}`.toUpperCase()}\` in the \`env\` of the step. ` +
        'If its value is secret, store it as a secret.');
}

;// CONCATENATED MODULE: ./lib/src/deploy/remote/remote.js
/**
 * A path as rclone accepts it: a folder of this machine, `remote:path`, or a connection string `:type,key=value:path`
 * (rclone documentation, "Syntax of remote paths" and "Connection strings").
 */








const FIX = 'Use a path that rclone accepts: a folder, such as `build/docs`; a remote that `RCLONE_CONFIG_DOCS_TYPE` and other ' +
    'variables configure, such as `docs:bucket/path`; or a connection string, such as ' +
    '`:s3,provider=AWS,env_auth=true,region=eu-central-1:bucket`.';
/** The container of Azure's static websites is `$web`, so a variable of a shell cannot be recognized. */
const UNEXPANDED = /^~|\*|^ | $/;
const UNEXPANDED_PROBLEM = 'has a path that begins with `~`, contains `*`, or has a blank at one end, and no shell expands it: they would be parts of a name.';
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
    // The name in messages is the path, such as `bucket/path`.
    const shown = /^\/*$/.test(rest) ? name : rest.replace(/^\/+(?=[^/]+$)/, '');
    return { prefix, path: rest, type, name: shown };
}
function localFolder(input, value) {
    const folder = external_node_path_.resolve((0,runner_files/* workspace */.Gl)(), (0,folder_parsers/* parseFolder */.Ir)(input, value, external_node_path_.sep, FIX));
    requireWindowsName(input, folder);
    if (external_node_path_.dirname(folder) === folder)
        throw new errors/* InputError */.dz(input, 'is the root of the file system.', FIX);
    const relative = external_node_path_.relative((0,runner_files/* workspace */.Gl)(), folder);
    const isInside = relative !== '' && !relative.startsWith('..') && !external_node_path_.isAbsolute(relative);
    return { prefix: '', path: folder, type: local/* THIS_MACHINE */.D, name: isInside ? relative : folder };
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
function folderOf(remote, folder = '') {
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
    const [outer, inner] = [folderOf(remote), folderOf(other)].map(comparable);
    if (outer === undefined || inner === undefined || !inner.startsWith(outer))
        return undefined;
    return inner.slice(outer.length).replace(/\/$/, '');
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
function isInSite(remote, sitePath) {
    const folder = localPath(remote);
    if (folder === undefined)
        return false;
    const relative = external_node_path_.relative(sitePath, folder);
    return relative === '' || !(relative.startsWith('..') || external_node_path_.isAbsolute(relative));
}

;// CONCATENATED MODULE: ./lib/src/deploy/inputs/site-folder.js
/** Reads the site to deploy: the names of its files, and their digests. */



















/** How many files are hashed at the same time. */
const site_folder_PARALLEL_READS = 8;
/** For a site that is removed. */
const NO_SITE = { digests: new Map(), stamps: new Map(), hostingPath: undefined };
/**
 * @throws InputError for a folder that cannot be deployed, or a manifest of another folder
 * @throws ActionError if a file cannot be read; the signal's reason
 */
async function readSite({ sitePath, manifestPath, exclude, destination, state }, { log, signal }) {
    const { names, excluded } = await readNames(sitePath, exclude, signal);
    if (excluded > 0)
        log.info(`Left out ${(0,units/* counted */.hS)(excluded, 'file')} that \`exclude\` matches`);
    if (names.length === 0)
        throw siteError('contains no files.');
    requireOwnState(names, destination, state);
    if (manifestPath === undefined)
        log.info(`Computing the digests of ${(0,units/* counted */.hS)(names.length, 'file')}`);
    const read = manifestPath === undefined
        ? await hashed(sitePath, names, signal)
        : { digests: await manifestOf(manifestPath, names, exclude), stamps: new Map() };
    const home = read.digests.has(hosting_path/* HOME_PAGE */.Ko) ? await readHead(external_node_path_.join(sitePath, hosting_path/* HOME_PAGE */.Ko)) : '';
    return { ...read, hostingPath: (0,hosting_path/* hostingPath */.wO)(home, (name) => read.digests.has(name)) };
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
    await forEachParallel(unknown, site_folder_PARALLEL_READS, async (name) => {
        const { size } = await reading(name, () => (0,promises_.stat)(external_node_path_.join(sitePath, name)));
        files.set(name, { sha256: site.get(name) ?? '', size });
    });
    return files;
}
async function stampsOf(names, sitePath) {
    const stamps = new Map();
    await forEachParallel(names, site_folder_PARALLEL_READS, async (name) => {
        stamps.set(name, await stampOf(external_node_path_.join(sitePath, name)));
    });
    return stamps;
}
/**
 * @param before what files of the site looked like
 * @throws DeployError if one of these files has changed since
 */
async function requireUnchanged(before, names, sitePath) {
    const after = await stampsOf(names, sitePath);
    const changed = names.find((name) => after.get(name) === undefined || after.get(name) !== before.get(name));
    if (changed === undefined)
        return;
    throw new errors/* DeployError */.sH(`The file "${(0,clean_text/* cleanText */.X5)(changed)}" of the site changed while it was deployed.`, 'Start this step when nothing else writes to `site-path`.');
}
async function stampOf(file) {
    const found = await (0,promises_.stat)(file).catch(() => undefined);
    return found && `${found.size} ${found.mtimeMs}`;
}
function siteError(problem, fix = SITE_FIX) {
    return new errors/* InputError */.dz('site-path', problem, fix);
}
/** @returns the paths of the files of the site, with `/` between their parts, and how many files are left out */
async function readNames(sitePath, exclude, signal) {
    const names = [];
    let excluded = 0;
    const pauseWhenDue = (0,pauses/* eventLoopPauses */.i)(signal);
    const waiting = [''];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
        await pauseWhenDue();
        for (const entry of await readFolder(sitePath, folder)) {
            const name = requireName(entry.name, folder);
            if (matches(name, exclude)) {
                excluded += entry.isDirectory() ? await countFiles(external_node_path_.join(sitePath, name)) : 1;
                continue;
            }
            if (/(?:^|\/)\.static-export$/i.test(name)) {
                throw siteError(`contains "${(0,clean_text/* cleanText */.X5)(name)}", a name that is reserved for a state.`);
            }
            if (name === '.git')
                throw siteError(PUBLIC_GIT, 'Add `.git` to the input `exclude`, which has it by default.');
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
    return { names, excluded };
}
const PUBLIC_GIT = 'contains ".git", which may have the token of the job and all that was ever committed, and would be public.';
function matches(name, patterns) {
    // Most of the defaults are mere names, and a pattern takes Node.js microseconds for each file.
    return patterns.some((pattern) => /^[\w.-]+$/.test(pattern) ? name === pattern : external_node_path_.posix.matchesGlob(name, pattern));
}
/** The number is only a line in the log, so a folder that cannot be read counts for nothing. */
async function countFiles(folder) {
    const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => !entry.isDirectory()).length;
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
function requireOwnState(names, destination, state) {
    const folder = pathWithin(destination, state);
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
    const isExcluded = (name) => [...(0,site_names/* ancestorsOf */.Gw)(name), name].some((part) => matches(part, exclude));
    const files = listed.size === names.length
        ? listed
        : new Map([...listed].filter(([name]) => present.has(name) || !isExcluded(name)));
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
    const stamps = new Map();
    await forEachParallel(names, site_folder_PARALLEL_READS, async (name) => {
        signal.throwIfAborted();
        const file = external_node_path_.join(sitePath, name);
        stamps.set(name, await stampOf(file));
        files.set(name, await reading(name, () => sha256Of(file)));
    });
    return { digests: (0,byte_order/* sortedByPath */.o)(files), stamps };
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



;// CONCATENATED MODULE: ./lib/src/deploy/plan/file-groups.js
/** Decides which files are uploaded together, and with which headers. */


/** Every page, including `404.html`, is uploaded after all other files. A server may send `index.html.br` instead of it. */
function groupOf(path) {
    if (isHashed(path))
        return 'hashed';
    return /\.html(?:\.(?:br|gz|zst))?$/.test(path) ? 'pages' : 'assets';
}
const IMMUTABLE = 'public, max-age=31536000, immutable';
const MIB = 2 ** 20;
/** rclone sends a file above 200 MiB to S3 in parts (rclone documentation, `--s3-upload-cutoff`). */
function sizeOf(bytes) {
    if (bytes <= MIB)
        return 'small';
    return bytes <= 200 * MIB ? 'large' : 'inParts';
}
/**
 * @param cacheControl of files that may change; undefined for no header at all
 * @param hasOtherContents whether another version of the file may be at the same path
 * @param bytesOf returns the size of a file
 */
function batchesOf(paths, cacheControl, hasOtherContents, bytesOf) {
    const batches = new Map();
    for (const path of paths) {
        const isFixed = cacheControl !== undefined && isImmutable(path) && !hasOtherContents(path);
        const common = {
            size: sizeOf(bytesOf(path)),
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
/** Finds the files to delete before an upload, because a file or folder of the upload takes their place. */

/**
 * A storage service may treat two names as one file if they differ only by case or Unicode normalization. Then the
 * upload of one replaces the other, and a later deletion of the other deletes both. macOS may change the normalization
 * of a name.
 */
function keyOf(path) {
    return (0,site_names/* nameKey */.Rc)(path, site_names/* ANY_NAMES */.On);
}
/**
 * @param site the files to deploy
 * @param deletions files at the destination that the site lacks
 * @returns those of the deletions that are in the way, and the files of the site that such a deletion may also delete:
 *   they are always uploaded
 */
function findObstacles(site, deletions) {
    const deleted = new Set(deletions.map(keyOf));
    const watched = new Set([...deleted, ...[...(0,site_names/* foldersOf */.pd)(deletions)].map(keyOf)]);
    /** Keys of the site's files that take the place of a deleted file or one of its folders. */
    const files = new Set();
    const endangered = new Set();
    for (const path of site.keys()) {
        const key = keyOf(path);
        if (!watched.has(key))
            continue;
        files.add(key);
        if (deleted.has(key))
            endangered.add(path);
    }
    const folders = new Set([...(0,site_names/* foldersOf */.pd)(site.keys())].map(keyOf));
    const isInTheWay = (path) => {
        const key = keyOf(path);
        return files.has(key) || folders.has(key) || (0,site_names/* ancestorsOf */.Gw)(key).some((folder) => files.has(folder));
    };
    return { inTheWay: deletions.filter(isInTheWay), endangered };
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
 * Plans what a deployment does, and in which order, with pure functions (docs/reference.md, "The deploy action"). No page
 * is uploaded before its assets. If a deployment is interrupted, even within a step, the next one can repair the site.
 */







/** @param site the files to deploy, in byte order */
function planDeployment(state, site, destination, options) {
    const { files: live = new Map(), kept: keptBefore = new Map() } = state.live ?? {};
    const compared = {
        state,
        site,
        destination,
        live,
        keptBefore,
        leftBehind: pendingVersions(state.interrupted),
        options,
    };
    const gone = goneFiles(compared);
    const { inTheWay, endangered } = findObstacles(site, [...gone.keys()]);
    const remaining = keptFiles(compared, gone, new Set(inTheWay));
    const { uploads, repaired } = uploadsOf(compared, endangered);
    const deletions = deletionsOf(compared, gone, inTheWay, remaining);
    const changes = state.live && (0,compare_sites/* compareSites */.Ci)(live, site, (one, other) => one.sha256 === other.sha256);
    const pending = new Map([
        ...ofEarlierSites(deletions).map((path) => [path, gone.get(path)]),
        ...uploads.map((path) => [path, site.get(path)]),
    ]);
    const isDeployment = (changes !== undefined && (0,compare_sites/* changeCount */.YR)(changes) > 0) ||
        uploads.length > 0 ||
        deletions.some(({ when }) => when !== 'last');
    const kind = isDeployment ? 'deploy' : kindOfRest(compared, deletions);
    const expired = new Set(deletions.filter(({ when }) => when === 'last').map(({ path }) => path));
    // A deployment removes expired files after its complete state is written, which still lists them.
    const kept = isDeployment ? remaining : new Map([...remaining].filter(([path]) => !expired.has(path)));
    const before = beforeOf(compared);
    const isEmptied = live.size > 0 && ![...live.keys()].some((path) => destination.lists(path));
    const isFirst = changes === undefined && state.interrupted.length === 0;
    const unmanaged = isFirst ? destination.unmanaged(site) : [];
    const taken = options.deletes ? takenFiles(compared, gone) : [];
    const lists = { uploads, repaired, unmanaged, deletions, taken, pending, kept };
    const plan = { kind, before, changes, isEmptied, ...lists };
    const purges = options.purges ? cachedFiles(plan, compared) : [];
    const steps = kind === 'nothing' ? { steps: [], tidying: [] } : stepsOf(plan, compared);
    return { ...plan, ...steps, purges };
}
/** Returns the deleted files of earlier sites that a CDN may have. No page has used a file that was kept until now. */
function ofEarlierSites(deletions) {
    const found = deletions.filter(({ when, why }) => when === 'after' || why === 'in the way of an upload');
    return found.map(({ path }) => path);
}
/** Returns the kind of a run that neither uploads nor deletes files of the site. */
function kindOfRest({ state, options }, deletions) {
    const { holdUntil, unserved, now, run } = options;
    const isRecorded = !changesHold(state, holdUntil, now) && state.live?.unserved === unserved;
    if (state.interrupted.length > 0 || !isRecorded)
        return 'record';
    const hasExpired = deletions.some(({ when }) => when === 'last');
    return hasExpired && newerRun(state, run) === undefined ? 'tidy' : 'nothing';
}
function beforeOf({ state, destination, live }) {
    const [interruptedAt] = state.interrupted.map(({ startedAt }) => startedAt).sort();
    const jobId = state.live?.jobId;
    if (interruptedAt !== undefined)
        return { live: 'incomplete', since: interruptedAt, jobId };
    return destination.hasAll(live)
        ? { live: 'unchanged', since: state.live?.finishedAt, jobId }
        : { live: 'incomplete', since: undefined, jobId };
}
/**
 * Returns the files of earlier deployments that the site lacks and that are unchanged at the destination. Leaves out
 * files that another program has put in their place, and files in the folder of another deployment.
 */
function goneFiles({ state, site, destination, live, keptBefore, leftBehind, }) {
    const found = new Map();
    const consider = (path, version) => {
        if (site.has(path) || found.has(path) || destination.isForeign(path))
            return;
        if (destination.hasSize(path, version))
            found.set(path, version);
    };
    for (const [path, versions] of leftBehind)
        for (const version of versions)
            consider(path, version);
    for (const [path, version] of live)
        consider(path, version);
    for (const [path, { until: _, ...version }] of keptBefore)
        consider(path, version);
    // A run that was slow may have written them since. One that is found only by its name may be a file of the site.
    for (const [path, versions] of pendingVersions(state.earlier)) {
        if (destination.unlisted.has(path))
            continue;
        for (const version of versions)
            consider(path, version);
    }
    return new Map((0,byte_order/* inByteOrder */.q)(found.keys()).map((path) => [path, found.get(path)]));
}
function takenFiles({ site, destination, live }, gone) {
    const isTaken = (path) => !(site.has(path) || gone.has(path) || destination.isForeign(path)) &&
        destination.find(path) !== undefined;
    return [...live.keys()].filter(isTaken);
}
/** @param endangered files that are deleted together with what is in the way of other files */
function uploadsOf({ site, destination, live, keptBefore, leftBehind, options }, endangered) {
    const [uploads, repaired] = [[], []];
    for (const [path, version] of site) {
        const before = live.get(path);
        const keptFile = keptBefore.get(path);
        // An interrupted run may have removed an expired file.
        const past = before ?? (keptFile !== undefined && !isExpired(keptFile, options) ? keptFile : undefined);
        const isKnown = past?.sha256 === version.sha256 && !leftBehind.has(path) && !endangered.has(path);
        if (isKnown && destination.has(path, past))
            continue;
        uploads.push(path);
        if (isKnown && before !== undefined)
            repaired.push(path);
    }
    return { uploads, repaired };
}
/**
 * @param gone files that the site lacks
 * @param kept files that stay for open pages, or have stayed until now
 */
function deletionsOf({ state, site, destination, live, keptBefore, options }, gone, inTheWay, kept) {
    const parts = state.interrupted.length + state.earlier.length > 0 ? destination.partialFiles() : [];
    const isInTheWay = new Set(inTheWay);
    const removed = options.deletes ? [...gone.keys()].filter((path) => !isInTheWay.has(path)) : [];
    const list = (paths, when, why) => paths.map((path) => ({ path, when, why }));
    const isOfSite = (path) => site.has(path) || live.has(path) || gone.has(path);
    return [
        ...list(parts.filter((path) => !isOfSite(path)), 'before', 'left by an interrupted upload'),
        ...list(inTheWay, 'before', 'in the way of an upload'),
        ...list(removed.filter((path) => !kept.has(path)), 'after', 'not in the site'),
        ...removed
            .filter((path) => isExpired(kept.get(path), options))
            .map((path) => {
            // With `keep-assets: 0`, a file is not kept at all.
            return { path, when: 'last', why: keptBefore.has(path) ? 'kept until now' : 'not in the site' };
        }),
    ];
}
function isExpired(file, { now }) {
    return file !== undefined && Date.parse(file.until) <= now;
}
/** A digest that no file has. */
const UNKNOWN = '0'.repeat(64);
/**
 * The time of a file counts from the deployment that replaced it. It is not known which version an interrupted
 * deployment has left: if a later site contains such a file, it is uploaded.
 */
function keptFiles({ keptBefore, leftBehind, options: { deletes, keepMs, now } }, gone, isInTheWay) {
    const until = new Date(now + keepMs).toISOString();
    const kept = new Map();
    for (const [path, version] of gone) {
        if (isInTheWay.has(path) || !isHashed(path))
            continue;
        // A page of an interrupted deployment may use a kept file again, so the time of the file restarts.
        const before = leftBehind.has(path) ? undefined : keptBefore.get(path);
        const contents = leftBehind.has(path) ? { sha256: UNKNOWN, size: version.size } : version;
        // With `keep-assets: 0`, a file that was kept before expires now.
        if (before !== undefined && (keepMs > 0 || !deletes))
            kept.set(path, before);
        else if (deletes)
            kept.set(path, { ...contents, until });
    }
    return kept;
}
/** Returns the steps in their order. */
function stepsOf(plan, compared) {
    const { state, site, destination, options } = compared;
    const isInTheWay = (folder) => site.has(folder) || (0,site_names/* ancestorsOf */.Gw)(folder).some((path) => site.has(path));
    const isRemoved = (folder) => destination.hasFolder(folder) && (!options.keepsFolders || isInTheWay(folder));
    /** @param missing files that are gone already; their folders may be in the way */
    const deletion = (when, stays, missing = []) => {
        const deletions = plan.deletions.filter((each) => each.when === when);
        const folders = emptiedFolders(stays, [...deletions.map(({ path }) => path), ...missing]);
        return {
            kind: 'delete',
            deletions,
            folders: folders.filter(isRemoved),
        };
    };
    const hadOthers = (path) => hadOtherContents(path, compared);
    const missing = knownFiles(state).filter((path) => !site.has(path) && !destination.lists(path));
    const upload = (group) => {
        const paths = plan.uploads.filter((path) => groupOf(path) === group);
        const bytesOf = (path) => site.get(path)?.size ?? 0;
        return { kind: 'upload', group, batches: batchesOf(paths, options.cacheControl, hadOthers, bytesOf) };
    };
    const present = [...site.keys(), ...plan.kept.keys()];
    const steps = [
        deletion('before', present, missing),
        upload('hashed'),
        upload('assets'),
        upload('pages'),
        deletion('after', present),
    ];
    return { steps: steps.filter(hasWork), tidying: [deletion('last', [...site.keys()])].filter(hasWork) };
}
function hasWork(step) {
    return step.kind === 'delete' ? step.deletions.length + step.folders.length > 0 : step.batches.length > 0;
}
/** Returns every version of a file that may have been at the destination. */
function pastVersions(path, { live, keptBefore, leftBehind }) {
    const versions = [live.get(path), keptBefore.get(path), ...(leftBehind.get(path) ?? [])];
    return versions.filter((version) => version !== undefined);
}
function hadOtherContents(path, compared) {
    return pastVersions(path, compared).some(({ sha256 }) => sha256 !== compared.site.get(path)?.sha256);
}
/** Returns the files whose addresses may be cached with different contents. */
function cachedFiles({ uploads, deletions }, compared) {
    const { site, destination, leftBehind } = compared;
    const isReplaced = (path) => (pastVersions(path, compared).length > 0 || destination.lists(path)) &&
        (!isImmutable(path) || hadOtherContents(path, compared));
    const interrupted = [...leftBehind.keys()].filter((path) => !site.has(path) && !isImmutable(path));
    return (0,byte_order/* inByteOrder */.q)(new Set([...uploads.filter(isReplaced), ...ofEarlierSites(deletions), ...interrupted]));
}

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/src/text/decode-text.js
var decode_text = __webpack_require__(8010);
;// CONCATENATED MODULE: ./lib/src/deploy/state/state-file.js
/** One file of the state as JSON (deploy/README.md, "The state"): what a deployment knew about the destination. */





/** Omits undefined values. */
function formatStateFile({ run, files, pending, kept, complete, ...rest }) {
    const body = {
        version: 1,
        complete,
        ...run,
        ...rest,
        files: Object.fromEntries(files),
        ...(complete ? {} : { pending: Object.fromEntries(pending) }),
        kept: Object.fromEntries(kept),
    };
    return `${JSON.stringify(body)}\n`;
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
    if (!parsed.success) {
        const [{ message, path }] = parsed.issues;
        if (message === OTHER_VERSION || message === BAD_PATH)
            throw unusableState(name, message);
        throw unusableState(name, `is not a state${path === undefined ? '' : `: see \`${path[0].key}\``}`);
    }
    const { version: _, repository, repositoryId, workflow, ...rest } = parsed.output;
    const { runId, runNumber, attempt, ...state } = rest;
    const run = { repository, repositoryId, workflow, runId, runNumber, attempt };
    return { ...state, run, pending: (state.complete ? undefined : state.pending) ?? new Map() };
}
const OTHER_VERSION = 'has a version other than 1';
const BAD_PATH = 'has a path that is not allowed in a site';
const integer = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b());
const optionalText = dist/* optional */.lqM(dist/* string */.YjP());
const time = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y((text) => !Number.isNaN(Date.parse(text))));
/**
 * Every path is checked, since the list determines what a deployment may delete. There may be 200,000 paths, and
 * valibot makes several objects for each. It also leaves the keys `constructor` and `__proto__` out of a record.
 */
function filesSchema(isVersion) {
    return dist/* pipe */.FsL(dist/* custom */.IeY((value) => typeof value === 'object' && value !== null && !Array.isArray(value)), dist/* rawTransform */.NTK(({ dataset, addIssue, NEVER }) => {
        const files = new Map();
        for (const [path, version] of Object.entries(dataset.value)) {
            const isBadPath = (0,site_path/* sitePathProblem */.m)(path) !== undefined;
            if (isBadPath || !isVersion(version)) {
                addIssue(isBadPath ? { message: BAD_PATH } : undefined);
                return NEVER;
            }
            files.set(path, version);
        }
        return files;
    }));
}
function isVersion(value) {
    const { sha256, size, modified } = (value ?? {});
    const isContents = typeof sha256 === 'string' && SHA256.test(sha256) && Number.isSafeInteger(size);
    return isContents && Number(size) >= 0 && (modified === undefined || typeof modified === 'string');
}
function isKeptFile(value) {
    return isVersion(value) && dist.is(time, value.until);
}
const SHA256 = /^[0-9a-f]{64}$/;
const stateSchema = dist/* pipe */.FsL(dist/* object */.Ikc({
    version: dist/* literal */.euz(1, OTHER_VERSION),
    complete: dist/* boolean */.zMY(),
    repository: dist/* string */.YjP(),
    repositoryId: integer,
    workflow: dist/* string */.YjP(),
    runId: integer,
    runNumber: integer,
    attempt: integer,
    startedAt: dist/* string */.YjP(),
    finishedAt: optionalText,
    jobId: optionalText,
    contentDigest: dist/* string */.YjP(),
    files: filesSchema(isVersion),
    pending: dist/* optional */.lqM(filesSchema(isVersion)),
    kept: filesSchema(isKeptFile),
    history: dist/* optional */.lqM(dist/* array */.YOg(dist/* object */.Ikc({ jobId: optionalText, contentDigest: dist/* string */.YjP(), finishedAt: dist/* string */.YjP() })), []),
    pages: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
    unserved: optionalText,
    holdUntil: dist/* optional */.lqM(time),
}), dist/* forward */.sYn(dist/* check */.z6Y(({ complete, pending }) => complete || pending !== undefined), ['pending']));

;// CONCATENATED MODULE: ./lib/src/deploy/state/state-names.js
/** The names of the files of the state (deploy/README.md, "The state"), and what they say. */

const STATE_NAME = /^(\d{6,15})-(\d+-\d+-[0-9a-f]{4,})\.json$/;
const RUN_NAME = /^run-(\d+)-(\d+)$/;
/** @returns the greatest number of a state; 0 if there is none */
function greatestOf(names) {
    return Math.max(0, ...names.map((name) => stateName(name)?.number ?? 0));
}
/** @returns undefined for a file that is not a state */
function stateName(name) {
    const [, number, writer] = STATE_NAME.exec(name) ?? [];
    return number === undefined || writer === undefined ? undefined : { name, number: Number(number), writer };
}
/** @returns a name such as `000012-19223344-1-9f3c51ab.json` */
function stateNameOf(number, writer) {
    return `${String(number).padStart(6, '0')}-${writer}.json`;
}
/** @returns a new name of a writer, such as `19223344-1-9f3c51ab` */
function writerOf({ runId, attempt }) {
    return `${runId}-${attempt || 1}-${(0,external_node_crypto_.randomBytes)(4).toString('hex')}`;
}
/** Compares by run ID, which grows in all repositories of a server, then by attempt, then by the random part. */
function compareWriters(one, other) {
    const [[runId = '', attempt = '', random = ''], [otherRunId, otherAttempt, otherRandom = '']] = [
        one.split('-'),
        other.split('-'),
    ];
    return (Number(runId) - Number(otherRunId) ||
        Number(attempt) - Number(otherAttempt) ||
        (random < otherRandom ? -1 : 1));
}
/** @returns the name of the file that records a run without changes */
function runNameOf({ repositoryId, runId }) {
    return `run-${repositoryId}-${runId}`;
}
/** @returns the newest run of each repository */
function newestRuns(runs) {
    const newest = new Map();
    for (const run of runs) {
        if (run.repositoryId !== 0 && run.runId > (newest.get(run.repositoryId)?.runId ?? 0))
            newest.set(run.repositoryId, run);
    }
    return [...newest.values()];
}
/** @returns undefined for a file that does not record a run */
function recordedRun(name) {
    const [, repositoryId, runId] = RUN_NAME.exec(name) ?? [];
    return repositoryId === undefined
        ? undefined
        : { repositoryId: Number(repositoryId), runId: Number(runId) };
}

;// CONCATENATED MODULE: ./lib/src/deploy/state/read-states.js
/** Reads the states that count: there may be many more, which the storage refused to remove. */




/**
 * @param onListed called when the names are known
 * @returns the names of all files, and the states that count; undefined if a file has vanished after it was listed
 * @throws DeployError if the states cannot be read
 */
async function readStates(folder, onListed) {
    const names = await folder.list();
    onListed();
    const numbered = names.flatMap((name) => stateName(name) ?? []);
    const states = await readNewest(folder, numbered);
    if (states === undefined)
        return undefined;
    requireReadable(states, numbered);
    return { names, states };
}
/** How many states are read at once. Usually, there are fewer. */
const READ_AT_ONCE = 4;
/**
 * Reads the newest complete state, all that may be newer, and the newest ones of older runs that never wrote a second
 * one: such a run may still work. A storage may refuse to remove older ones, and then there are more with each deployment.
 *
 * @returns undefined if a file has vanished after it was listed
 */
async function readNewest(folder, all) {
    const left = all.toSorted((one, other) => other.number - one.number);
    const states = [];
    const isNeeded = ({ number }) => {
        const complete = states.filter(({ file }) => file.complete).map((state) => state.number);
        return complete.length === 0 || number >= firstNumberOf({ number: Math.max(...complete) });
    };
    while (left[0] !== undefined && isNeeded(left[0])) {
        const next = left.splice(0, READ_AT_ONCE);
        const texts = await Promise.all(next.map(({ name }) => folder.read(name)));
        if (texts.includes(undefined))
            return undefined;
        for (const [index, named] of next.entries()) {
            const file = parseStateFile(texts[index] ?? '', named.name);
            if (file !== undefined)
                states.push({ ...named, file });
        }
    }
    const single = left.filter((state) => isOnlyOne(state, all)).slice(0, READ_AT_ONCE);
    const texts = await Promise.all(single.map(({ name }) => folder.read(name)));
    if (texts.includes(undefined))
        return undefined;
    const older = single.flatMap((named, index) => readable(texts[index] ?? '', named.name).map((file) => ({ ...named, file })));
    return [...states, ...older];
}
/** Whether a writer has no other state. A run ends with its second one, unless it withdraws. */
function isOnlyOne({ writer }, all) {
    return all.filter((other) => other.writer === writer).length === 1;
}
/**
 * If no state can be read, but the first one is still there, all writes so far were interrupted, and nothing was
 * changed: the first state is removed only after a complete one was written.
 */
function requireReadable(readable, all) {
    if (readable.length > 0 || all.some(({ number }) => number === 1))
        return;
    const [later] = all;
    if (later !== undefined)
        throw unusableState(later.name, 'is not complete, and there is no earlier one');
}
/** @returns the state, or nothing if it cannot be used */
function readable(text, name) {
    try {
        const file = parseStateFile(text, name);
        return file === undefined ? [] : [file];
    }
    catch (error) {
        if (error instanceof errors/* DeployError */.sH)
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/state/state-folder.js
/** The files of the state as texts, in a storage of their own. */


/** A file that a web server shows in place of its folder. */
const INDEX_PAGE = 'index.html';
const WRITING = 'Writing the state of the deployment';
const KIND = {
    size: 'large',
    cacheControl: undefined,
    contentType: 'application/json',
};
class StateFolder {
    #storage;
    #log;
    /** Whether there were files when the run began. */
    #hasFiles = true;
    constructor(storage, log) {
        this.#storage = storage;
        this.#log = log;
    }
    /** @returns the names of the files; none if the folder does not exist */
    async list() {
        const names = [...(await this.#storage.list(new Set())).keys()].filter((name) => !name.endsWith('/'));
        this.#hasFiles = names.length > 0;
        return names;
    }
    /** @returns undefined if the file no longer exists; an empty text if it is not UTF-8 */
    async read(name) {
        const bytes = await this.#storage.read(name);
        if (bytes === undefined)
            return undefined;
        return (0,external_node_buffer_.isUtf8)(bytes) ? bytes.toString() : '';
    }
    /** Creates a file. */
    async write(name, text) {
        if (this.#storage.features.showsIndexPages && !this.#hasFiles)
            await this.#requireListingWithPage();
        await this.#write(name, text);
    }
    #write(name, text) {
        return this.#storage.write([{ ...KIND, paths: [name], text }], WRITING);
    }
    /**
     * Before the first deployment, checks that a folder with an index page can be listed. Otherwise, no later run could list
     * the site.
     */
    async #requireListingWithPage() {
        await this.#write(INDEX_PAGE, '');
        try {
            await this.list();
        }
        catch (error) {
            if (!(error instanceof errors/* DeployError */.sH))
                throw error;
            throw new errors/* DeployError */.sH(error.message, `${error.hint ?? ''} This run changed nothing.`.trim(), error);
        }
        finally {
            await this.remove([INDEX_PAGE]);
        }
    }
    /** Removes what it can. A file that remains is a line in the log: a later run reads the right state all the same. */
    async remove(names) {
        try {
            if (names.length > 0)
                await this.#storage.remove(names);
        }
        catch (error) {
            if (!(error instanceof errors/* DeployError */.sH))
                throw error;
            this.#log.info(`${error.message} The site is not affected: a run reads the newest states. Allow the deletion of older ones.`);
        }
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/state/state-log.js
/**
 * The state as a log: each write is a new file, and none is ever replaced or moved. So after any interruption, a state
 * is complete or absent, on every storage. Concurrent runs do not overwrite each other's files, and detect each other.
 */








/** The storage does not have the state that it accepted. Some servers and proxies accept any request, and store nothing. */
class UnlistedStateError extends errors/* DeployError */.sH {
    constructor(name) {
        super(`The storage does not have the state \`${(0,clean_text/* cleanText */.X5)(name)}\`, although it accepted that file.`, 'Check whether the address of the storage is right, and whether a proxy responds in its place.');
    }
}
const CONFLICT = 'Another run has deployed to this destination at the same time, so the destination may contain files of both runs.';
const LOST_STATE = 'Another run has removed the site, or its state, while this run deployed, so the destination may lack files of this site.';
const EARLY_CONFLICT = 'Another run deploys to this destination at the same time, so this run has ended before its first change.';
const HIDDEN_STATE = 'The storage does not list the file that this run wrote to the state folder, so it is not known which site is live.';
const HIDDEN_STATE_HINT = 'This run changed nothing. Allow the account to list the state folder: `.static-export` at the destination, or the input `state`.';
/** How long a run waits, before its first change, for older ones to withdraw. Each is the time before a new look. */
const BEFORE_CHANGES_MS = [250, 500, 1000];
/** How long a run waits, at its end, for others to withdraw. It is longer, so that a run that waits as well ends first. */
const AT_END_MS = [250, 500, 1000, 1500];
class StateLog {
    #folder;
    #run;
    #context;
    /** Two jobs of a run write to one destination under different names. */
    #writer;
    /** The files in the folder when this run began. */
    #seen;
    /** The states that this run has read. */
    #states;
    /** The newest runs of other repositories that have no file other than a state. */
    #unrecorded;
    #written = [];
    /** What a run may have written after this time, this run may not have seen. */
    #openedAt = Date.now();
    #number;
    /**
     * @param onListed called when the files of the state are known, before they are read. What is at the destination
     *   then, or later, is not older than the state.
     * @throws DeployError if the state cannot be read, or is not a state; ConflictError if it changes while it is read
     */
    static async open(storage, run, context, onListed = () => undefined) {
        const folder = new StateFolder(storage, context.log);
        // A second try: a run that ended at this moment may have removed the older files.
        const found = (await readStates(folder, onListed)) ?? (await readStates(folder, onListed));
        if (found === undefined)
            throw new errors/* ConflictError */.fK('Another run is changing the state of the destination.');
        const { states, names } = found;
        const recorded = names.flatMap((name) => recordedRun(name) ?? []);
        const state = stateOf(states, recorded);
        return { state, log: new StateLog(folder, run, context, found, state.runs) };
    }
    constructor(folder, run, context, { names, states }, runs) {
        this.#states = states;
        this.#folder = folder;
        this.#run = run;
        this.#context = context;
        this.#writer = writerOf(run);
        this.#seen = new Set(names);
        this.#unrecorded = newestRuns(runs.filter(({ repositoryId }) => repositoryId !== run.repositoryId)).filter((other) => !this.#seen.has(runNameOf(other)));
        this.#number = greatestOf(names);
    }
    async write(file) {
        const { repository, repositoryId, workflow, runId, runNumber, attempt } = this.#run;
        const run = { repository, repositoryId, workflow, runId, runNumber, attempt };
        this.#number += 1;
        const name = stateNameOf(this.#number, this.#writer);
        this.#written.push(name);
        await this.#folder.write(name, formatStateFile({ ...file, run }));
    }
    /**
     * Writes the first state, and looks for others before anything is changed. Each run writes first and looks afterwards.
     * So of two runs that begin at the same time, at least one finds the other. The older one withdraws, and the newer one
     * waits for it: an older one that looked earlier does not withdraw.
     *
     * @throws ConflictError if another run has written since this one began. Then this run withdraws: it has changed
     *   nothing, so its state is removed.
     */
    async begin(file) {
        await this.write(file);
        try {
            const { names, others } = await this.#look(BEFORE_CHANGES_MS, (name) => this.#isOlderWriter(name));
            if (others.length > 0)
                throw new errors/* ConflictError */.fK(EARLY_CONFLICT);
            if (this.#isFirst)
                await this.#requireListed(names);
        }
        catch (error) {
            // A state that remains is one that the next run repairs. The error is the more useful result.
            await this.withdraw().catch(() => undefined);
            throw error;
        }
    }
    /** A folder that may not be listed seems to be empty, although it may have the state of a live site. */
    async #requireListed(listed) {
        const { clock, signal } = this.#context;
        let names = listed;
        for (const waitMs of BEFORE_CHANGES_MS) {
            if (this.#written.some((name) => names.includes(name)))
                return;
            await clock.sleep(waitMs, signal);
            names = await this.#folder.list();
        }
        if (!this.#written.some((name) => names.includes(name)))
            throw new errors/* DeployError */.sH(HIDDEN_STATE, HIDDEN_STATE_HINT);
    }
    /** Whether the folder showed no state when this run began. */
    get #isFirst() {
        return ![...this.#seen].some((name) => stateName(name) !== undefined);
    }
    /**
     * Removes the states of this run, which has changed nothing. Does not do so if no other one can be read: another run may
     * have died while it wrote its first.
     */
    async withdraw(looks = 3) {
        const names = await this.#folder.list();
        const others = names.filter((name) => stateName(name) !== undefined && !this.#written.includes(name));
        let canRead = others.length === 0;
        for (const name of others.toSorted()) {
            if (canRead)
                break;
            canRead = readable((await this.#folder.read(name)) ?? '', name).length > 0;
        }
        if (canRead)
            await this.#folder.remove(this.#written);
        // The other run may write at this moment, or may have replaced the state that was listed.
        else if (looks > 1)
            await this.withdraw(looks - 1);
    }
    /**
     * @param last the state that was written last
     * @param cause the failure of this run, if there is one
     * @param waitsMs the times to wait for others that may withdraw
     * @returns the names of all files
     * @throws ConflictError if another run deployed at the same time. Then everything that both may have written is
     * pending.
     */
    async requireAlone(last, cause, waitsMs = []) {
        const { names, others } = await this.#look(waitsMs, (name) => stateName(name) !== undefined);
        if (others.length === 0)
            return names;
        this.#number = Math.max(this.#number, greatestOf(names));
        return this.#endInConflict(last, others, CONFLICT, cause);
    }
    async #endInConflict(last, others, message, cause) {
        const pending = await this.#allOf(last, others);
        await this.write({ ...last, complete: false, finishedAt: undefined, pending });
        throw new errors/* ConflictError */.fK(message, cause);
    }
    /**
     * Ends a deployment: removes every file but the last, and those of other runs that may still write to the destination.
     * The next run looks at their files again.
     *
     * @param last the state that was written last
     * @throws ConflictError as `requireAlone`, or if a run that removed the site has removed the first state of this run;
     *   DeployError if the storage does not list the state that this run wrote
     */
    async finish(last) {
        const present = new Set(await this.requireAlone(last, undefined, AT_END_MS));
        const isThere = async (name) => present.has(name) || (await this.#folder.read(name)) !== undefined;
        const [[first = ''], [newest = '']] = [this.#written, this.#written.slice(-1)];
        if (!(await isThere(newest)))
            throw new UnlistedStateError(newest);
        if (!(await isThere(first)))
            return this.#endInConflict(last, [], LOST_STATE);
        // Without its states, an older run of another repository that is approved later could replace the site.
        const records = this.#unrecorded.map((run) => this.#folder.write(runNameOf(run), `${last.finishedAt}\n`));
        await Promise.all(records);
        const older = [...this.#seen, ...this.#written.slice(0, -1)].filter((name) => present.has(name));
        const open = this.#openStates(present);
        await this.#folder.remove(older.filter((name) => this.#isOlder(name) && !open.has(name)));
    }
    /** @returns the states of other runs that may have worked after this one looked */
    #openStates(present) {
        const all = [...present].flatMap((name) => stateName(name) ?? []);
        const open = this.#states.filter((state) => mayStillWork(state.file, this.#openedAt, this.#run) && isOnlyOne(state, all));
        return new Set(open.map(({ name }) => name));
    }
    /** Removes every file of the state that this run knows. A run that has begun since then keeps its own. */
    async remove() {
        const records = [this.#run, ...this.#unrecorded].map(runNameOf);
        const known = new Set([...this.#seen, ...this.#written, ...records]);
        const names = (await this.#folder.list()).filter((name) => known.has(name));
        await this.#folder.remove(names.filter((name) => stateName((0,site_names/* finishedName */.y4)(name)) !== undefined || recordedRun(name) !== undefined));
    }
    /**
     * Records that this run found nothing to change. Otherwise, an older run that is approved later could replace the
     * site. Removes the states that it was the last one to look at.
     */
    async recordRun(now) {
        await this.#folder.write(runNameOf(this.#run), `${now}\n`);
        const records = [...this.#seen].filter((other) => this.#isOwnRun(other));
        await this.#folder.remove([...records, ...this.#overStates()]);
    }
    /** @returns the states of runs that were interrupted before the live deployment, and can no longer continue */
    #overStates() {
        const complete = this.#states.filter(({ file }) => file.complete);
        const live = Math.max(0, ...complete.map(({ number }) => number));
        const open = this.#openStates(this.#seen);
        const older = this.#states.filter(({ number }) => number < firstNumberOf({ number: live }));
        return older.map(({ name }) => name).filter((name) => !open.has(name));
    }
    /**
     * Lists the files, and repeats that as long as others may vanish: a run that withdraws removes its state.
     *
     * @returns the names of all files, and of those that others have written since this run began
     */
    async #look(waitsMs, mayVanish) {
        const { clock, signal } = this.#context;
        const [waitMs, ...later] = waitsMs;
        const names = await this.#folder.list();
        const known = new Set([...this.#seen, ...this.#written]);
        const others = names.filter((name) => !known.has(name) && this.#isOfOtherRun(name));
        if (others.length === 0 || waitMs === undefined || !others.every(mayVanish))
            return { names, others };
        await clock.sleep(waitMs, signal);
        return this.#look(later, mayVanish);
    }
    /** Whether the state of another writer gives way to this run. All runs compare two writers in the same way. */
    #isOlderWriter(name) {
        const { writer } = stateName(name) ?? {};
        return writer !== undefined && compareWriters(writer, this.#writer) < 0;
    }
    /** Whether another run wrote the file during this one: a state, or the record of a newer run without changes. */
    #isOfOtherRun(name) {
        const run = recordedRun(name);
        const isNewer = run?.repositoryId === this.#run.repositoryId && run.runId > this.#run.runId;
        return stateName(name) !== undefined || isNewer;
    }
    /** Whether the file is an older file of the state. Other files in the folder are left alone. */
    #isOlder(name) {
        const finished = (0,site_names/* finishedName */.y4)(name);
        return stateName(finished) !== undefined || this.#isOwnRun(finished);
    }
    /** Whether the file records this run, or an older one of the same repository. */
    #isOwnRun(name) {
        const run = recordedRun(name);
        return run !== undefined && run.repositoryId === this.#run.repositoryId && run.runId <= this.#run.runId;
    }
    async #allOf(last, others) {
        const states = others.filter((name) => stateName(name) !== undefined);
        const texts = await Promise.all(states.map((name) => this.#folder.read(name)));
        const files = texts.flatMap((text, index) => readable(text ?? '', states[index] ?? ''));
        return new Map([...files, last].flatMap(({ files: live, pending }) => [...live, ...pending]));
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/compare.js
/** Compares the site with the state and with the destination, and plans what to do. */









/**
 * @param digests of the files to deploy, in byte order
 * @throws DeployError if the state cannot be read, or the destination cannot be listed; ConflictError
 */
async function compare(digests, run) {
    const { inputs, storage, report } = run;
    const now = Date.now();
    let started;
    const { state, log: stateLog } = await StateLog.open(run.stateStorage, run.workflow, run, () => {
        // Elsewhere, the state determines which folders to list.
        if (storage.features.isBucket && digests.size > 0)
            started = storage.list(new Set(digests.keys()));
        // If the state cannot be read, that error is reported instead.
        started?.catch(() => undefined);
    });
    const digest = (0,content_digest/* contentDigest */.e)(digests);
    const site = await withSizes(digests, inputs.sitePath, state.live?.files);
    const ownState = pathWithin(inputs.destination, inputs.state);
    const destination = await look({ state, site, started, ownState }, run);
    const holdUntil = holdAfter({ now, state, contentDigest: digest }, run);
    const unserved = state.live?.contentDigest === digest ? state.live.unserved : undefined;
    const compared = { now, state, stateLog, site, contentDigest: digest, destination, unserved, holdUntil };
    const plan = planOf(compared, run);
    if (!inputs.remove || isKnown(state))
        report.compared(state, plan, wasLive(state, digest));
    const pages = (0,verify_live/* pagesToVerify */.fU)(digests, plan.uploads, state.live?.pages);
    return { ...compared, pages, plan };
}
/** @returns the plan for what was compared, which may have changed since */
function planOf({ state, site, destination, now, unserved, holdUntil }, { inputs, workflow, storage }) {
    return planDeployment(state, site, destination, {
        deletes: inputs.delete,
        keepMs: inputs.keepAssetsMs,
        cacheControl: inputs.cacheControl,
        purges: inputs.cdn !== undefined,
        keepsFolders: storage.features.deletesContents,
        now,
        run: workflow,
        holdUntil,
        unserved,
    });
}

// EXTERNAL MODULE: ./lib/src/inputs/input-rules.js
var input_rules = __webpack_require__(3816);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
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
    cloudfrontDistribution: { name: 'cloudfront-distribution', parse: parseDistribution },
};
function parseDistribution(input, value) {
    if (/^[A-Z0-9]{1,64}$/.test(value))
        return value;
    throw new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is not the ID of a distribution.`, 'Copy the ID from the CloudFront console: capital letters and digits, such as `E2EXAMPLE`.');
}
/** @returns undefined if the inputs configure no distribution */
function cloudFront({ cloudfrontDistribution: distribution, }) {
    if (distribution === undefined)
        return undefined;
    return {
        name: 'CloudFront',
        id: distribution,
        maxPaths: MAX_PATHS,
        require: async (context) => {
            if ((await (0,find_program/* findProgram */.K)('aws')) === undefined)
                throw new errors/* DeployError */.sH('`cloudfront-distribution` needs the `aws` command, which is not in PATH.', 'Install the AWS CLI in a step before this one. The runners of GitHub have it.');
            const args = ['get-distribution', '--id', distribution, '--query', 'Distribution.Status'];
            try {
                await aws('Checking the CloudFront distribution', args, context);
            }
            catch (error) {
                if (!(error instanceof CloudFrontError && error.isUnreadable))
                    throw error;
                context.log.info('The role lacks `cloudfront:GetDistribution`: it is not checked whether the CloudFront distribution exists');
            }
        },
        purge: async ({ paths }, context) => {
            await withTemporaryFolder((0,runner_files/* tempFolder */.vg)(), async (folder) => {
                const items = paths?.map((address) => `/${encodedAddress(address)}`) ?? ['/*'];
                // Each try has the same reference: CloudFront performs an invalidation that it received twice only once.
                const batch = { CallerReference: (0,external_node_crypto_.randomUUID)(), Paths: { Quantity: items.length, Items: items } };
                const file = await writeTemporaryFile(folder, 'invalidation.json', JSON.stringify(batch));
                const args = [
                    'create-invalidation',
                    '--distribution-id',
                    distribution,
                    '--invalidation-batch',
                    `file://${file}`,
                ];
                await aws('All files are uploaded, but invalidating CloudFront', args, context);
            });
            return paths?.length ?? 'all';
        },
    };
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










/** What a checkout or a build has beside a site, and no visitor should get. */
const EXCLUDED = ['.git', '.github', 'node_modules', '.env', '.env.*'].join('\n');
const DEPLOY_INPUTS = {
    sitePath: { name: 'site-path', isRequired: true, parse: parseSitePath },
    manifestPath: { name: 'manifest-path', parse: folder_parsers/* parseWorkspaceFile */.P2 },
    destination: { name: 'destination', isRequired: true, parse: parseRemote },
    jobId: {
        name: 'job-id',
        parse: (0,parsers/* idOf */.TH)('an export job', 'Pass the output `job-id` of the export action: one word, such as `se_3f9a2c1b8e7d4a06`.'),
    },
    exclude: { name: 'exclude', default: EXCLUDED, isEmptyMeant: true, parse: path_lists/* parsePatterns */.Z7 },
    requireFiles: {
        name: 'require-files',
        default: 'index.html',
        isEmptyMeant: true,
        parse: path_lists/* parseSitePaths */.$z,
    },
    maxPageLoss: { name: 'max-page-loss', parse: parsers/* parseMaxPageLoss */.AS },
    delete: { name: 'delete', default: 'true', parse: parsers/* parseBoolean */.yG },
    keepAssetsMs: { name: 'keep-assets', default: '7d', parse: parseLongDuration },
    holdMs: { name: 'hold', parse: parseLongDuration },
    cacheControl: {
        name: 'cache-control',
        default: 'public, max-age=0, must-revalidate',
        isEmptyMeant: true,
        parse: parseHeader,
    },
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
    holdMs: undefined,
    verifyUrl: undefined,
};
/**
 * Reads and checks every input, before any request.
 *
 * @throws InputError for the first input that cannot be used
 */
function readDeployInputs() {
    const { state, ...inputs } = (0,read_inputs/* readInputs */.K)(DEPLOY_INPUTS);
    (0,input_rules/* checkRules */.M)(INPUT_RULES, { ...inputs, state });
    return {
        ...inputs,
        ...(inputs.remove && OF_REMOVAL),
        state: state ?? within(inputs.destination, site_names/* STATE_FOLDER */.P2),
        cdn: cloudFront(inputs),
    };
}
/** @returns an empty text for none, which only a removal may have (`INPUT_RULES`) */
function parseSitePath(input, value) {
    return value === '' ? '' : (0,folder_parsers/* parseWorkspaceFolder */.lO)(input, value);
}
/** @returns undefined for no header */
function parseHeader(input, value) {
    if (value === '')
        return undefined;
    if (/^[\x20-\x7e]+$/.test(value))
        return value;
    throw new errors/* InputError */.dz(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is not the value of a header.`, 'Set it to a value for `Cache-Control`, such as `public, max-age=60`.');
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

// EXTERNAL MODULE: ./lib/src/runner/secrets.js
var runner_secrets = __webpack_require__(1232);
;// CONCATENATED MODULE: ./lib/src/deploy/inputs/secret-forms.js
/** The forms in which a secret is sent, or in which the page of a server repeats it. */


/** Values that are not secret. Masking them would make a log unreadable. */
const NO_SECRET = /^(?:true|false|\d{1,5}|.{0,3})$/i;
/** Shorter parts of a value are not secret by themselves, such as a brace or a version. */
const MIN_PART = 8;
/** A password in every form: as text, and as rclone and curl send it (RFC 7617, "Basic"). Empty for no secret. */
function formsOfPassword(password) {
    return NO_SECRET.test(password)
        ? []
        : [...spellingsOf(password), ...basicForms(password).flatMap(spellingsOf)];
}
/**
 * Returns a secret as it was written, decoded, and encoded. Its longer runs of letters and digits are the same however a
 * page escapes the characters between them.
 */
function spellingsOf(written) {
    const decoded = (0,decode_text/* percentDecoded */.o)(written);
    const encoded = encodeURIComponent(decoded);
    const inLowerCase = encoded.replace(/%../g, (code) => code.toLowerCase());
    const runs = decoded.split(/[^a-z\d]+/i).filter((run) => run.length >= MIN_PART && !isWord(run));
    return [...new Set([written, decoded, encoded, inLowerCase, ...runs])];
}
/** A word is not secret by itself. */
function isWord(text) {
    return /^(?:[A-Z]?[a-z]*|[A-Z]*)$/.test(text);
}
/**
 * Returns the end of `user:password` in Base64, from the colon on. It depends only on the length of the name of the user,
 * which may not be in a variable: one form for each remainder of its division by three.
 */
function basicForms(password) {
    return ['', 'u', 'uu'].map((user) => {
        const sent = Buffer.from(`${user}:${password}`).toString('base64');
        // The first characters also depend on the name.
        return sent.slice(Math.ceil((user.length * 8) / 6)).replace(/=+$/, '');
    });
}
/** The key of `rclone obscure`, which is public: it protects a password from a glance only (`fs/config/obscure`). */
const OBSCURE_KEY = Buffer.from('9c935b48730a554d6bfd7c63c886a92bd390198eb8128afbf4de162b8b95f638', 'hex');
const IV_BYTES = 16;
/** Returns the password that `rclone obscure` has hidden in a value; undefined for any other value. */
function revealed(value) {
    if (!/^[\w-]+$/.test(value))
        return undefined;
    const bytes = Buffer.from(value, 'base64url');
    if (bytes.length <= IV_BYTES)
        return undefined;
    const decipher = (0,external_node_crypto_.createDecipheriv)('aes-256-ctr', OBSCURE_KEY, bytes.subarray(0, IV_BYTES));
    const password = decipher.update(bytes.subarray(IV_BYTES));
    return password.equals(Buffer.from(password.toString())) ? password.toString() : undefined;
}

;// CONCATENATED MODULE: ./lib/src/deploy/inputs/header-secrets.js
/** Finds the secrets in the headers that rclone sends with each request. */

/** Headers without a secret, such as the content type that lighttpd needs (deploy/README.md). */
const NO_SECRET_HEADER = /^(?:accept|cache-control|connection|content|depth|expect|forwarded|host|if|origin|pragma|prefer|range|referer|translate|user-agent|x-forwarded|x-real-ip|x-requested-with)(?:-|$)/i;
/** Headers whose value is a secret, even if it is a short word. */
const SECRET_HEADER = /auth|cookie|key|pass|secret|session|token/i;
/** @param list `Name,value,Name,value`, in which rclone accepts the quotes of CSV (`CommaSepList`, RFC 4180) */
function secretsOfHeaders(list) {
    const fields = fieldsOf(list);
    return fields.flatMap((value, at) => (at % 2 === 0 ? [] : secretsOfHeader(fields[at - 1] ?? '', value)));
}
/** @param header `Name: value` */
function secretsOfHeaderLine(header) {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(header) ?? [];
    return secretsOfHeader(name, value);
}
function fieldsOf(list) {
    return [...list.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
}
function secretsOfHeader(name, value) {
    const text = value.trim();
    const isShortWord = text.length < MIN_PART && isWord(text);
    if (NO_SECRET_HEADER.test(name.trim()) || (isShortWord && !SECRET_HEADER.test(name)))
        return [];
    const [, scheme = '', credential = ''] = /^([\w-]+)\s+(\S+)$/.exec(text) ?? [];
    const parts = [text, credential, ...pairsIn(text)].filter((part) => !NO_SECRET.test(part));
    return [...parts.flatMap(spellingsOf), ...(/^basic$/i.test(scheme) ? formsOfBasic(credential) : [])];
}
/** Returns the longer values of cookies and of parameters, such as `session=...`. */
function pairsIn(text) {
    return [...text.matchAll(/(?:^|[\s;,])[^\s;,="]+="?([^\s;,"]+)/g)]
        .map(([, value = '']) => value)
        .filter((value) => value.length >= MIN_PART && !isWord(value));
}
/** @param credential `user:password` in Base64 */
function formsOfBasic(credential) {
    const text = Buffer.from(credential, 'base64').toString();
    return formsOfPassword(text.slice(text.indexOf(':') + 1));
}

;// CONCATENATED MODULE: ./lib/src/deploy/inputs/rclone-secrets.js
/** Finds the secrets in the variables of rclone, and masks them. */




/** Masks every secret in rclone's variables, before a line of rclone is read. */
function maskSecrets(env) {
    const secrets = Object.entries(env).flatMap(([name, value = '']) => /^RCLONE_/i.test(name) ? secretsOf(name.replace(/^RCLONE_(?:CONFIG_)?/i, ''), value.trim()) : []);
    // If a shorter secret is a part of a longer one, masking it first would leave the rest of the longer one.
    const longestFirst = [...new Set(secrets)].sort((one, other) => other.length - one.length);
    for (const secret of longestFirst)
        (0,runner_secrets/* addSecret */.Ck)(secret);
}
/** A name of a variable of rclone whose value is a secret. */
const SECRET_NAME = /(?:^|_)(?:pass|password\d?|pass2|secret\w*|key|key_id|key_pem|keys|access_key|\w*token|sas_url|connection_string|service_account_credentials|credentials|auth_key|api_key|access_grant|passphrase|client_id|account_key|cookies?|headers?|\w*password|sse_customer_key_base64|mnemonic|session_id|authorization)$/i;
/**
 * @returns the value in each form in which a server may repeat it, or its longer lines if it has several; for an
 *   address, the parts that grant access; otherwise nothing
 */
function secretsOf(name, value) {
    if (!SECRET_NAME.test(name))
        return [...secretsOfUrl(value), ...secretsOfRemote(value)];
    if (NO_SECRET.test(value))
        return [];
    if (/(?:^|_)headers$/i.test(name))
        return [value, ...secretsOfHeaders(value)];
    if (/(?:^|_)header$/i.test(name))
        return [value, ...secretsOfHeaderLine(value)];
    const lines = value.split(/[\r\n]+/).map((line) => line.trim());
    if (lines.length > 1)
        return [...lines.filter((line) => line.length >= MIN_PART), ...secretsOfJson(value)];
    return [
        value,
        ...secretsOfUrl(value),
        ...secretsOfConnection(value),
        ...secretsOfJson(value),
        ...(/[\s;{]|:\/\//.test(value) ? [] : formsOfPassword(value)),
        ...formsOfPassword(revealed(value) ?? ''),
    ];
}
/**
 * Returns the password and the values of the query. rclone shows them in its errors, as they were written or encoded. A
 * server may repeat them in its error page.
 */
function secretsOfUrl(value) {
    if (!/^https?:\/\//i.test(value) || !URL.canParse(value))
        return [];
    const { password, search } = new URL(value);
    const [, written = ''] = /^[^:]+:\/\/[^/?#:]*:([^/?#]*)@/.exec(value) ?? [];
    const secrets = [written, password, ...formsOfPassword((0,decode_text/* percentDecoded */.o)(written)), ...secretsOfQuery(search)];
    return secrets.filter(Boolean);
}
/** The parameters of a remote within another one, such as `:webdav,vendor=other,bearer_token=...:` (`fs/fspath`). */
function secretsOfRemote(value) {
    const parameters = value.matchAll(/,(\w+)=(?:"((?:[^"]|"")*)"|'((?:[^']|'')*)'|([^,:"']*))/g);
    return [...parameters].flatMap(([, key = '', double, single, plain = '']) => secretsOf(key, double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'") ?? plain));
}
/** The keys and the signature in a connection string of Azure, such as `AccountName=docs;AccountKey=...`. */
function secretsOfConnection(value) {
    return value.split(';').flatMap((pair) => {
        const [, key, text = ''] = /^(\w*Key|SharedAccessSignature)=(.+)$/i.exec(pair.trim()) ?? [];
        if (key === undefined)
            return [];
        return /Key$/i.test(key) ? spellingsOf(text) : [text, ...secretsOfQuery(text)];
    });
}
/** The token of a login, which is JSON, contains the one that is sent. */
function secretsOfJson(value) {
    const members = Object.entries((0,decode_text/* parseJson */.q)(value) ?? {});
    return members.flatMap(([name, text]) => (typeof text === 'string' ? secretsOf(name, text) : []));
}
function secretsOfQuery(query) {
    const values = query.split(/[?&]/).map((pair) => pair.slice(pair.indexOf('=') + 1));
    // A SAS contains dates, which are not secret.
    return values
        .filter((text) => text.length >= MIN_PART && !/^\d{4}-\d\d-\d\d/.test(text))
        .flatMap(spellingsOf);
}

;// CONCATENATED MODULE: ./lib/src/deploy/destination/check.js
/** Checks, at the end of a deployment, that the destination has exactly what was uploaded, and nothing that was deleted. */






/** A storage has thirty seconds in all to show a file. Each is the time before it is asked again. */
const PAUSES_MS = [0, 1000, 2000, 4000, 8000, 15_000];
/** The time of a request for one file is about that of listing this many. */
const FILES_PER_LOOKUP = 50;
/**
 * Lists the destination again, or asks for the files by their names if that is faster. What is not there as it was
 * uploaded, or is still there although it was deleted, is asked for by name, for thirty seconds. What another run may
 * have written meanwhile is read.
 *
 * @returns the uploaded files as the destination has them
 * @throws DeployError if the destination has anything else; ConflictError if that is the work of another run
 */
async function checkDestination(done, run) {
    const { site, uploads, shared } = done;
    const uploaded = await shownFiles(done, run);
    const common = uploads.filter((name) => shared.has(name));
    const versions = new Map(common.map((name) => [name, site.get(name)]));
    const [name] = (await differingFiles(versions, run)).keys();
    if (name !== undefined)
        throw new errors/* ConflictError */.fK(`Another run still deploys to this destination: it has replaced "${(0,clean_text/* cleanText */.X5)(name)}", which this run uploaded.`);
    return uploaded;
}
async function shownFiles({ site, destination, uploads, deletions }, { storage, log, clock, signal }) {
    const deleted = deletedNames(deletions, site);
    const { listing: first, isComplete } = await lookAgain(site, uploads, deleted, storage);
    let listing = first;
    let twins = isComplete ? hiddenTwins(site, listing) : undefined;
    const found = new Map();
    const isWrong = (name) => found.get(name)?.size !== site.get(name)?.size;
    const addFound = (names, from) => {
        for (const name of names) {
            const file = from.get(name);
            if (file !== undefined)
                found.set(name, file);
        }
    };
    addFound(uploads, listing);
    let wrong = uploads.filter(isWrong);
    // A listing may be late. Of a file that it did not show before, it does not show that the file is gone.
    let left = deleted.filter((name) => listing.has(name) || (isComplete && destination.unlisted.has(name)));
    for (const pauseMs of PAUSES_MS) {
        if (wrong.length === 0 && left.length === 0 && twins === undefined)
            return found;
        if (pauseMs > 0) {
            log.info(`Waiting for the storage to show ${awaited(wrong.length, left.length)}`);
            await clock.sleep(pauseMs, signal);
        }
        if (twins !== undefined && pauseMs > 0) {
            listing = await storage.list(new Set(site.keys()));
            twins = hiddenTwins(site, listing);
        }
        const asked = await storage.find([...wrong, ...left]);
        left = left.filter((name) => destination.hasStill(name, asked));
        addFound(wrong, asked);
        if (twins !== undefined && isSameFile(listing.get(twins.shown), found.get(twins.hidden)))
            break;
        wrong = wrong.filter(isWrong);
    }
    if (twins !== undefined)
        throw oneFile(twins);
    const [name = left[0] ?? ''] = wrong;
    const same = wrong.length > 0 ? wrong : left;
    const others = same.length === 1 ? '' : ` The same is true of ${(0,units/* counted */.hS)(same.length - 1, 'other file')}.`;
    const [problem, hint] = problemOf(wrong.length === 0 ? 'deleted' : found.has(name) ? 'different' : 'missing');
    throw new errors/* DeployError */.sH(`"${(0,clean_text/* cleanText */.X5)(name)}" ${problem}.${others}`, hint);
}
function awaited(uploaded, deleted) {
    if (uploaded + deleted === 0)
        return 'each of two names that differ little';
    if (uploaded > 0)
        return (0,units/* counted */.hS)(uploaded, 'uploaded file');
    return `that ${(0,units/* counted */.hS)(deleted, 'deleted file')} ${deleted === 1 ? 'is' : 'are'} gone`;
}
/** @returns the continuation of a sentence about a file, and the hint */
function problemOf(what) {
    switch (what) {
        case 'deleted':
            return [
                'was deleted, but the destination still has it',
                'The storage accepted the deletion, but keeps the file. Look for a retention policy, Object Lock, or a replication in both directions.',
            ];
        case 'different':
            return [
                'was uploaded, but the destination has other contents under this name',
                'Another program or run may have replaced the file: find out what else writes to the destination.',
            ];
        case 'missing':
            return [
                'was uploaded, but the destination does not have it',
                'Another program or run may have deleted the file: find out what else writes to the destination.',
            ];
    }
}
/** Returns the deleted files whose names no upload may have taken. */
function deletedNames(names, site) {
    if (names.length === 0)
        return names;
    const keys = new Set([...site.keys()].map((name) => (0,site_names/* nameKey */.Rc)(name, site_names/* ANY_NAMES */.On)));
    return names.filter((name) => !keys.has((0,site_names/* nameKey */.Rc)(name, site_names/* ANY_NAMES */.On)));
}
/**
 * Of two names that may be those of one file, only a listing shows which one exists.
 *
 * @returns what the destination has after the uploads, and whether the storage has listed it. Otherwise, it was asked for
 *   the files by their names.
 */
async function lookAgain(site, uploads, deleted, storage) {
    const { isBucket } = storage.features;
    const names = [...uploads, ...deleted];
    if (isBucket && names.length * FILES_PER_LOOKUP <= site.size && clashes(site).length === 0) {
        const listing = await storage.find(names);
        if (uploads.every((name) => listing.has(name)))
            return { listing, isComplete: false };
    }
    return {
        listing: await storage.list(new Set(isBucket ? [...site.keys(), ...deleted] : names)),
        isComplete: true,
    };
}
/** @returns the names of the site that may be those of one file */
function clashes(site) {
    const groups = new Map();
    for (const name of site.keys()) {
        const key = (0,site_names/* nameKey */.Rc)(name, site_names/* ANY_NAMES */.On);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [name]);
        else
            group.push(name);
    }
    return [...groups.values()].filter(({ length }) => length > 1);
}
/**
 * Some disks and servers ignore case: then the last upload has replaced the other file. Such a disk may still answer for
 * both names, each with its own size, so only a listing counts.
 */
function hiddenTwins(site, listing) {
    for (const names of clashes(site)) {
        const shown = names.find((name) => listing.has(name));
        const hidden = names.find((name) => !listing.has(name));
        if (shown !== undefined && hidden !== undefined)
            return { shown, hidden };
    }
    return undefined;
}
function oneFile({ shown, hidden }) {
    return new errors/* DeployError */.sH(`"${(0,clean_text/* cleanText */.X5)(shown)}" and "${(0,clean_text/* cleanText */.X5)(hidden)}" of the site are one file at the destination, so visitors would see one of the pages under both names.`, 'Rename one of them: their names differ only by case or by the form of their accents.');
}

;// CONCATENATED MODULE: ./lib/src/deploy/purge-cdn.js
/** Purges in the CDN what a deployment has changed. */

/** @throws DeployError if the run may purge something, and the CDN lacks what that needs */
async function requireCdn({ plan }, run) {
    if (plan.kind === 'deploy' || plan.purges.length > 0)
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
    const [, ...folders] = storage.features.isBucket ? destination.path.split('/').filter(Boolean) : [];
    const paths = pathsToPurge(files, folders.join('/'), cdn.maxPaths);
    const urls = verifyUrl === undefined ? undefined : paths?.map((path) => (0,site_addresses/* requestedUrl */.M5)(path, verifyUrl));
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
        for (const address of (0,site_addresses/* addressesOf */.sO)(file)) {
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
/** Performs the steps of a deployment, one after the other. */







/** For each upload group, the name of one file and of several. */
const GROUP_NAMES = {
    hashed: ['hashed file', 'hashed files'],
    assets: ['file that is not a page', 'files that are not pages'],
    pages: ['page', 'pages'],
};
/** @throws DeployError, ConflictError, and the signal's reason */
async function performPlan(deployment, run) {
    const { plan, state, stateLog, now } = deployment;
    if (plan.kind === 'nothing') {
        run.signal.throwIfAborted();
        // Otherwise, an older run that is approved later could replace the site.
        if (isNewestRun(state, run.workflow))
            await stateLog.recordRun(new Date(now).toISOString());
        return;
    }
    const pending = pendingState(deployment, run);
    const progress = { stamps: await stampsBefore(plan.uploads, run), isChanging: false };
    run.signal.throwIfAborted();
    run.report.changing();
    await stateLog.begin(pending);
    try {
        await change(deployment, run, progress);
    }
    catch (error) {
        // Another run may have deleted what this run needs, or the pending state of this run.
        const isCancelled = error === run.signal.reason;
        if (!(error instanceof errors/* DeployError */.sH || isCancelled))
            throw error;
        await stateLog.requireAlone(pending, error).catch((other) => {
            // If the storage fails again here, the first error is the more useful one.
            throw other instanceof errors/* ConflictError */.fK && !isCancelled ? other : error;
        });
        // The next run would call the site a mix, although nothing was changed.
        if (!progress.isChanging)
            await stateLog.withdraw().catch(() => undefined);
        throw error;
    }
}
/** Changes the site, and completes its state. A run that only tidies writes its state after that. */
async function change(deployment, run, progress) {
    const { plan, state, stateLog, holdUntil, now } = deployment;
    const { report } = run;
    let hasItsPages = plan.before.live === 'unchanged' && plan.changes !== undefined;
    for (const step of plan.steps) {
        run.signal.throwIfAborted();
        hasItsPages &&= step.kind === 'upload' && step.group !== 'pages';
        // A run that only removes kept files leaves the site whole.
        if (plan.kind === 'deploy')
            report.learn({ live: 'incomplete', mix: hasItsPages ? 'assets' : undefined });
        progress.isChanging = true;
        await perform(step, run);
    }
    run.signal.throwIfAborted();
    const isDeployment = plan.kind === 'deploy';
    const uploaded = isDeployment ? await check(deployment, progress.stamps, run) : new Map();
    run.signal.throwIfAborted();
    if (plan.purges.length > 0) {
        if (run.inputs.cdn !== undefined)
            report.learn({ mix: 'caches' });
        await purgeCdn(plan.purges, run);
    }
    const undeleted = isDeployment ? [] : await tidy(deployment, run);
    run.signal.throwIfAborted();
    const complete = completeState(deployment, run, uploaded, undeleted);
    await stateLog.write(complete);
    report.completed(plan);
    if (isDeployment)
        await tidy(deployment, run);
    run.signal.throwIfAborted();
    await stateLog.finish(complete);
    if (changesHold(state, holdUntil, now))
        report.holdChanged(holdUntil);
}
async function check({ site, plan, destination, state, now }, stamps, run) {
    const deletions = plan.deletions.filter(({ when }) => when !== 'last').map(({ path }) => path);
    const others = [...state.interrupted, ...state.earlier].filter((file) => mayStillWork(file, now, run.workflow));
    const shared = new Set(pendingVersions(others).keys());
    await requireUnchanged(stamps, plan.uploads, run.inputs.sitePath);
    return checkDestination({ site, destination, uploads: plan.uploads, deletions, shared }, run);
}
async function perform(step, { storage, report }) {
    if (step.kind === 'upload') {
        const [singular, plural] = GROUP_NAMES[step.group];
        const count = step.batches.reduce((sum, { paths }) => sum + paths.length, 0);
        report.uploading((0,units/* counted */.hS)(count, singular, plural));
        return storage.write(step.batches, `Uploading ${plural}`);
    }
    if (step.deletions.length > 0) {
        report.deleting(step.deletions);
        await storage.remove(step.deletions.map(({ path }) => path));
    }
    return storage.removeFolders(step.folders);
}
/**
 * Deletes kept files whose time has come. No page uses them: if the storage refuses that, the state still lists them, and
 * the next run tries again.
 *
 * @returns the files that were not deleted, or of which this is not known
 */
async function tidy({ plan, destination }, run) {
    const { storage, log } = run;
    const paths = plan.tidying
        .flatMap((step) => (step.kind === 'delete' ? step.deletions : []))
        .map(({ path }) => path);
    try {
        for (const step of plan.tidying) {
            run.signal.throwIfAborted();
            await perform(step, run);
        }
        // The complete state of a deployment still lists them.
        if (plan.kind === 'deploy')
            return [];
        const left = await stillThere(paths, destination, storage);
        if (left.length > 0)
            log.info(`The storage still has ${(0,units/* counted */.hS)(left.length, 'file')} that it accepted to delete. The next run tries again.`);
        return left;
    }
    catch (error) {
        if (!(error instanceof errors/* DeployError */.sH))
            throw error;
        log.info(`${error.message} No page uses these files. The next run tries again. ${error.hint ?? ''}`.trim());
        return paths;
    }
}
/** Returns what each file looked like before it was hashed, or now if its digest is from the manifest. */
async function stampsBefore(uploads, { stamps, inputs }) {
    const others = uploads.filter((name) => !stamps.has(name));
    return new Map([...stamps, ...(await stampsOf(others, inputs.sitePath))]);
}
/** Returns the state during the deployment: what was live before, and what this deployment may change. */
function pendingState({ plan, state, now, contentDigest }, { inputs }) {
    const { live } = state;
    return {
        complete: false,
        startedAt: new Date(now).toISOString(),
        finishedAt: undefined,
        jobId: inputs.jobId,
        contentDigest,
        files: live?.files ?? new Map(),
        pending: plan.pending,
        kept: live?.kept ?? new Map(),
        // Runs read it from the newest complete state.
        history: [],
    };
}
/** How many sites `history` lists. */
const MAX_HISTORY = 10;
function completeState(deployment, { inputs }, uploaded, undeleted) {
    const { plan, state, site, destination, contentDigest, now, pages, unserved, holdUntil } = deployment;
    const { live } = state;
    const finishedAt = new Date().toISOString();
    // A run that only repairs or keeps what is live does not deploy a new site.
    const isSame = live?.contentDigest === contentDigest;
    const current = { jobId: inputs.jobId ?? (isSame ? live.jobId : undefined), contentDigest, finishedAt };
    const before = (live?.history ?? []).slice(isSame ? 1 : 0);
    const stillKept = undeleted.flatMap((path) => {
        const file = live?.kept.get(path);
        return file === undefined ? [] : [[path, file]];
    });
    return {
        complete: true,
        startedAt: new Date(now).toISOString(),
        finishedAt,
        jobId: current.jobId,
        contentDigest,
        files: withTimes(site, (path) => uploaded.get(path) ?? destination.find(path)),
        pending: new Map(),
        kept: new Map([...plan.kept, ...stillKept]),
        pages,
        unserved,
        history: [current, ...before].slice(0, MAX_HISTORY),
        holdUntil,
    };
}
/** Adds the times that the destination lists. The next run uploads a file again that has another time. */
function withTimes(site, find) {
    const files = new Map();
    for (const [path, version] of site) {
        const modified = find(path)?.modified;
        const { sha256, size } = version;
        files.set(path, modified === version.modified ? version : { sha256, size, modified });
    }
    return files;
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/src/deploy/rclone/failure-kind.js
var failure_kind = __webpack_require__(1591);
// EXTERNAL MODULE: ./lib/src/deploy/rclone/rclone-hints.js
var rclone_hints = __webpack_require__(9848);
;// CONCATENATED MODULE: ./lib/src/deploy/rclone/rclone-failure.js
/** What a failure of rclone means, and how to fix it. */






const MAX_LENGTH = 700;
/** A call to rclone that failed: the errors that rclone logged, or the error with which it responded. */
class RcloneFailure extends Error {
    errors;
    kind;
    isFinal;
    /** What the first error means; undefined if no table has it. */
    known;
    /** The message with which the storage refuses as many connections or requests at once; undefined if it does not. */
    refusal;
    constructor(errors, { storage, kind, isFinal = false, hints, known } = {}) {
        super(errors[0]?.message ?? 'rclone failed without a message');
        this.name = new.target.name;
        this.errors = errors;
        this.kind = kind ?? (0,failure_kind/* kindOf */.I)(errors);
        this.isFinal = isFinal;
        this.known = known ?? (0,rclone_hints/* causeOf */.rl)(this.message, storage, hints);
        const refusals = errors.map(({ message }) => (0,failure_kind/* refusalIn */.c3)(message));
        this.refusal = this.kind === 'refused' ? refusals.find((refusal) => refusal !== undefined) : undefined;
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
     * Describes the failure of an operation. See {@link withRclone}. The cause is before the message of rclone: the end of
     * a long text is cut.
     */
    explained(what, fallback = ['', ''], consequence) {
        const { length } = this.errors;
        const [cause, fix] = this.known ?? fallback;
        const count = length > 1 ? `${length} errors, the first: ` : '';
        const reason = cause === '' ? '' : `${cause} rclone: `;
        const hint = [fix, consequence].filter(Boolean).join(' ');
        return new errors/* DeployError */.sH(`${what} failed: ${reason}${count}${this.sentence}`, hint, this);
    }
}
/**
 * Describes that a call was ended because there was no progress.
 *
 * @param errors of the calls before the end
 */
function endedFailure(errors, { storage, answer, waitedMs }) {
    const during = `there was no progress for ${(0,units/* counted */.hS)(Math.round(waitedMs / 60_000), 'minute')}`;
    const [error] = errors;
    // A server that stops ends connections, as one that limits them does. Then it is unreachable.
    const unreachable = answer?.kind === 'unreachable' ? answer.errors[0]?.message : undefined;
    const last = unreachable === undefined ? new RcloneFailure(errors) : undefined;
    const refusal = answer?.refusal ?? last?.refusal;
    const said = (text) => (text === undefined ? '' : ` (${text})`);
    const final = (message, kind, known, name) => new RcloneFailure([{ name, message }], { storage, kind, isFinal: true, known });
    if (refusal !== undefined)
        return final(`the storage refuses every request: ${during} (${refusal})`, 'refused', rclone_hints/* REFUSED */.ln);
    if (answer === undefined) {
        const responds = `the storage responds to other requests, but ${during}`;
        const what = error === undefined ? responds : `${error.message} (${responds})`;
        return final(what, 'other', BLOCKED, error?.name);
    }
    // The answer is the reason, such as credentials that have expired.
    if (answer.kind !== 'unreachable' && answer.errors.length > 0)
        return final(`${answer.message} (${during})`, answer.kind, answer.known);
    const [cause, fix] = answer.known ?? rclone_hints/* UNREACHED */.U3;
    return final(`the storage does not respond: ${during}${said(unreachable ?? error?.message)}`, 'unreachable', [cause === rclone_hints/* UNREACHED */.U3[0] ? '' : cause, fix]);
}
/** Such as a filter that resets the connection of one page, or a limit that ends connections. */
const BLOCKED = [
    '',
    'Check whether a filter, proxy, or limit in between refuses this request, and run the workflow again.',
];
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
 * Does something with rclone, and describes a failure.
 *
 * @param what the operation, such as `Uploading pages`
 * @param fallback the cause if no table has the error
 * @param consequence what the failure means for the destination
 * @throws DeployError
 */
async function withRclone(what, work, fallback, consequence) {
    try {
        return await work();
    }
    catch (cause) {
        if (cause instanceof RcloneFailure)
            throw cause.explained(what, fallback, consequence);
        throw cause;
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
const KNOWN_NOTICE = /^(?:Config file ".*" not found|Serving remote control|No host key validation|Can't (?:follow symlink|transfer non file)|Forced to upload files to set modification times)/;
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
    if (concerned !== undefined) {
        // A large file is copied in parts: "Multi-thread Copied (new)".
        if (/^(?:Multi-thread )?Copied \(/.test(message))
            return { kind: 'copied', name: concerned };
        if (/^(?:Deleted|Removed)$/.test(message))
            return { kind: 'deleted', name: concerned };
    }
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
/** The counters are a line in the log, or a look of the watch, which both come again. */
const STATS_MS = 10_000;
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
    /** The folders of the calls that are about one alone. The lines of a call that was ended may come later. */
    #apart = new Set();
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
    /** Returns the counters of rclone, which are empty if rclone itself does not answer. */
    async stats(group) {
        const params = group === undefined ? {} : { group };
        const answer = await this.#post('core/stats', params, AbortSignal.timeout(STATS_MS)).catch(() => undefined);
        return answer?.status === 200 ? answer.body : {};
    }
    /**
     * Calls a command of the API.
     *
     * @throws RcloneFailure with the errors that rclone logged for the call; the signal's reason
     */
    async call(command, params, options = {}) {
        const { log } = this.#context;
        const { onEvent, signal = this.#context.signal, stop, storage, hints, apart } = options;
        if (apart !== undefined)
            this.#apart.add(apart);
        const isOfOther = ({ name }) => name !== undefined && (apart === undefined ? this.#apart.has(name) : name !== apart);
        signal.throwIfAborted();
        log.debug(`rclone ${command} ${JSON.stringify(params)}`.slice(0, 2000));
        const errors = [];
        const stopped = new AbortController();
        const listener = (event) => {
            if (event.kind === 'error' && isOfOther(event))
                return;
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
            throw new RcloneFailure(errors.length > 0 ? errors : [said], status === 404 ? { storage, kind: 'absent' } : { storage, hints });
        }
        catch (cause) {
            this.#isInterrupted ||= ends.aborted;
            signal.throwIfAborted();
            if (stops.aborted)
                throw new RcloneFailure(errors, { storage, hints });
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
    const { program } = await downloadedRclone(why, context, {
        installed: spawned && installed && { version: installed.version, program: spawned.program },
    });
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

;// CONCATENATED MODULE: ./lib/src/deploy/remove-site.js
/** Removes what is left of a site after its files were deleted (input `remove`). */




/**
 * Removes the state of a site that is removed, and the folder of the site if it is known that nothing of others is in it.
 *
 * @throws DeployError if the storage still has a file: without the state, no run would know it
 */
async function removeState({ stateLog, plan, destination }, { inputs, storage }) {
    const deleted = plan.deletions.map(({ path }) => path);
    const [left] = await stillThere(deleted, destination, storage);
    if (left !== undefined)
        throw new errors/* DeployError */.sH(`The site was not removed completely: the destination still has "${(0,clean_text/* cleanText */.X5)(left)}".`, 'Check whether the storage refuses or ignores deletions, and run the workflow again. The state still lists the file.');
    await stateLog.remove();
    if (storage.features.deletesContents)
        return;
    const ownState = pathWithin(inputs.destination, inputs.state);
    await storage.removeFolders(ownState === undefined ? [''] : [ownState, '']);
}

// EXTERNAL MODULE: ./lib/src/timing/transfer-progress.js
var transfer_progress = __webpack_require__(8456);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
;// CONCATENATED MODULE: ./lib/src/deploy/report/report.js













class DeployReport {
    #context;
    #setOutput;
    #facts = {
        live: 'untouched',
        isForLaterStep: false,
        uploadedFiles: 0,
        uploadedBytes: 0,
        deletedFiles: 0,
    };
    #totalBytes = 0;
    #progress;
    constructor(context, output) {
        this.#context = context;
        this.#setOutput = output;
    }
    began() {
        for (const [name, value] of Object.entries(outputsOf(this.#facts)))
            if (value !== undefined)
                this.#setOutput(name, value);
    }
    /**
     * Sets each output as soon as it is known.
     *
     * @param line for the log
     */
    learn(facts, line) {
        const before = outputsOf(this.#facts);
        this.#facts = { ...this.#facts, ...facts };
        for (const [name, value] of Object.entries(outputsOf(this.#facts)))
            if (value !== undefined && value !== before[name])
                this.#setOutput(name, value);
        if (line !== undefined)
            this.#context.log.info(line);
    }
    inputsRead(inputs) {
        this.learn({ inputs });
        this.#at(localPath(inputs.destination));
        this.#context.log.debug(version/* RUNTIME */.l);
        const { withoutCacheControl } = (0,storage_types/* storageTypeOf */.V5)(inputs.destination.type);
        if (withoutCacheControl !== undefined && inputs.cacheControl !== undefined)
            this.#log(withoutCacheControl);
    }
    opened({ localRoot }) {
        this.#at(localRoot);
    }
    get isForLaterStep() {
        return this.#facts.isForLaterStep;
    }
    /** @param folder on this machine; undefined for any other destination */
    #at(folder) {
        this.learn({ isForLaterStep: folder !== undefined && (0,runner_files/* hasRunner */.X$)() && isInWorkspace(folder) });
    }
    /** @param isEarlierSite whether the site was live before */
    compared({ live, interrupted }, plan, isEarlierSite) {
        const { before, changes } = plan;
        this.learn({ plan, isEarlierSite });
        for (const path of plan.uploads)
            this.#totalBytes += plan.pending.get(path)?.size ?? 0;
        // Before the first deployment, there is no site that could be whole.
        if (!isBeforeFirst(plan))
            this.learn({ live: before.live });
        if (interrupted.length > 0)
            this.#log('A deployment was interrupted: what it left has to be repaired');
        if (changes === undefined) {
            // A removal of what an interrupted first deployment has left.
            if (this.#facts.inputs?.remove)
                return;
            this.#log(`This is the first deployment to ${this.#name}`);
            const unmanaged = unmanagedSentence(plan);
            if (unmanaged !== '')
                this.#log(unmanaged);
            return;
        }
        this.#log(`Compared with ${(0,units/* counted */.hS)(live?.files.size ?? 0, 'file')} at ${this.#name}: ${(0,compare_sites/* changeNumbers */.bR)(changes)}`);
        const repair = repairSentence(plan);
        if (repair !== '')
            this.#log(repair);
    }
    /** @param until ISO 8601; undefined if this run ended the hold */
    holdChanged(until) {
        const sentence = holdChangeSentence(until);
        this.learn({ holdChange: [this.#facts.holdChange, sentence].filter(Boolean).join(' ') });
        this.#log(sentence);
    }
    /** Logs the plan of a dry run, file by file. */
    planned(plan) {
        const lines = planLines(plan);
        for (const { verb, path, why } of lines)
            this.#log(`Would ${verb} ${(0,clean_text/* cleanText */.X5)(path, 1000)}${why}`);
        this.#log(`Dry run: ${(0,units/* counted */.hS)(plan.uploads.length, 'file')} to upload, ${(0,units/* counted */.hS)(lines.length - plan.uploads.length, 'file')} to delete. This run changed nothing.`);
    }
    /** Called before the first write: if the step is killed during it, the destination may be incomplete. */
    changing() {
        this.learn({ isWriting: true });
        this.#progress = (0,transfer_progress/* transferProgress */.D)(this.#context, 'Uploaded');
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
        const { plan, uploadedFiles, uploadedBytes } = this.#facts;
        const size = plan?.pending.get(path)?.size ?? 0;
        this.learn({ uploadedFiles: uploadedFiles + 1, uploadedBytes: uploadedBytes + size });
    }
    deleted() {
        this.learn({ deletedFiles: this.#facts.deletedFiles + 1 });
    }
    /** @param bytes the number of bytes sent so far */
    sent(bytes) {
        const { plan, uploadedFiles } = this.#facts;
        const files = plan?.uploads.length ?? 0;
        if (uploadedFiles >= files)
            return;
        this.#progress?.({
            // A retry sends a file again.
            bytes: Math.min(bytes, this.#totalBytes),
            totalBytes: this.#totalBytes,
            files: `${(0,units/* grouped */.zD)(uploadedFiles)} of ${(0,units/* counted */.hS)(files, 'file')}`,
        });
    }
    purged({ name, id }, purged) {
        const what = purged === 'all' ? 'all addresses' : (0,units/* counted */.hS)(purged, 'address', 'addresses');
        this.learn({ mix: undefined, purged: `${what} purged in ${name} (${id})` });
        this.#log(`Purged ${what} in ${name}`);
    }
    /** Called when the destination has the complete site. */
    completed({ kind, before }) {
        const isUpdated = kind === 'deploy' || before.live === 'incomplete';
        this.learn({ live: isUpdated ? 'updated' : 'unchanged', isWriting: false });
    }
    /** @param error the error that ended the deployment */
    failed(error) {
        const { live, plan } = this.#facts;
        const isUnknown = error instanceof errors/* ConflictError */.fK || error instanceof UnlistedStateError;
        const isCancelled = error instanceof errors/* ActionError */.lZ && error.code === 'cancelled';
        const isPartOfFirst = live === 'incomplete' && !isCancelled && plan !== undefined && isBeforeFirst(plan);
        this.learn({ live: isUnknown || isPartOfFirst ? 'unknown' : live, isWriting: false });
    }
    finished(outcome) {
        this.#log(`${this.#name}: ${whatHappened(this.#facts, { outcome })}`);
    }
    /** @returns complete sentences */
    verdict({ outcome, code }) {
        const { isForLaterStep } = this.#facts;
        return (isForLaterStep ? verdicts/* folderSentence */.A3 : verdicts/* verdictSentence */.BT)(this.#reported({ outcome, code }));
    }
    /** @returns what repairs a mix: complete sentences. The verdict on a folder does not need it. */
    repair({ outcome, code }) {
        return this.#facts.isForLaterStep ? '' : (0,verdicts/* repairStep */.mb)(this.#reported({ outcome, code }));
    }
    /**
     * A run that repairs the site is green, and nothing else says that another program writes to the destination. So is a
     * hold over a mix, which visitors still see. For a dry run, a mix may be a deployment that is still active.
     */
    warning(outcome) {
        const { live } = this.#facts;
        if (live === 'incomplete' && outcome === 'held')
            return (0,verdicts/* verdictSentences */.qW)(this.#reported({ outcome }));
        const found = outcome === 'held' ? [] : foundSentences(this.#facts);
        return found.length > 0 ? found.join(' ') : undefined;
    }
    /** The verdict on a mix says what to do, but not that on a folder. */
    resumeHint(outcome) {
        const { live, isForLaterStep } = this.#facts;
        if (outcome !== 'cancelled' || (live === 'incomplete' && !isForLaterStep))
            return undefined;
        return 'Run the workflow again, unless it was stopped on purpose.';
    }
    #reported(result) {
        const { live, mix } = this.#facts;
        return { live, mix, ...result };
    }
    summary(result) {
        return deploySummary(this.#facts, result);
    }
    get #name() {
        const { inputs } = this.#facts;
        return inputs === undefined ? '' : (0,clean_text/* cleanText */.X5)(inputs.destination.name);
    }
    #log(line) {
        this.#context.log.info(line);
    }
}
/** Whether no deployment to the destination was ever completed, or interrupted. */
function isBeforeFirst({ changes, before }) {
    return changes === undefined && before.live === 'unchanged';
}
/** @param until ISO 8601; undefined if this run ended the hold */
function holdChangeSentence(until) {
    return until === undefined
        ? 'This run ended the hold: any run may change the destination again.'
        : `Hold set until ${(0,units/* dayAndTime */.X_)(until)}: until then, only runs that a person starts change the destination. The next of them ends the hold.`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/pace.js



/** After this time, a number that the storage refused is tried again: a bucket adapts to its load. */
const REMEMBERED_MS = 60_000;
/** Up to here, rclone itself repeats a refused request to a bucket, and delays those after it. */
const PACED_BY_RCLONE = 64;
/** A bucket that limits the rate refuses less if it gets less at once. A bucket that still refuses too much here does not. */
const LEAST_AT_ONCE = 32;
/** A share of refused files from which on less at once is faster, and the number of last files that it is about. */
const TOO_MANY = { share: 0.15, files: 50 };
/** Whether a storage refuses so much of an upload that it should get less at once. */
class Refusals {
    #isPacedByRclone;
    #share = 0;
    /** @param isPacedByRclone whether rclone itself repeats what the storage refuses */
    constructor(isPacedByRclone) {
        this.#isPacedByRclone = isPacedByRclone;
    }
    /** @returns the refusal of the storage if it is one too many */
    oneTooMany(event) {
        if (event.kind !== 'copied' && event.kind !== 'error')
            return undefined;
        const refusal = event.kind === 'error' ? (0,failure_kind/* refusalIn */.c3)(event.message) : undefined;
        this.#share += (Number(refusal !== undefined) - this.#share) / TOO_MANY.files;
        // Every other file would need the same connection.
        if (refusal !== undefined && failure_kind/* REFUSES_CONNECTION */.fm.test(refusal))
            return refusal;
        return !this.#isPacedByRclone && this.#share > TOO_MANY.share ? refusal : undefined;
    }
}
class Pace {
    #context;
    #limit = Number.POSITIVE_INFINITY;
    #refused = { atOnce: Number.POSITIVE_INFINITY, since: 0 };
    /** Whether less at once does not help. */
    #refusesAnyway = false;
    #running = 0;
    /** The most that was running at once since the last refusal. */
    #most = 0;
    #waiting = [];
    constructor(context) {
        this.#context = context;
    }
    /** Returns how much is done at once. */
    atMost(wanted) {
        return Math.min(wanted, this.#limit);
    }
    /**
     * Whether rclone itself repeats what the storage refuses, after a pause. Otherwise, an upload counts its refusals.
     *
     * @param wanted how many files are uploaded at once without a refusal
     */
    isPacedByRclone(wanted) {
        return wanted <= PACED_BY_RCLONE || this.#limit < LEAST_AT_ONCE || this.#refusesAnyway;
    }
    /** The storage refused too much of an upload of this many files at once, for this reason. */
    lowerUpload(atOnce, reason) {
        if (atOnce >= 2 * LEAST_AT_ONCE || failure_kind/* REFUSES_CONNECTION */.fm.test(reason))
            this.lower(atOnce, reason);
        else if (!this.#refusesAnyway) {
            this.#refusesAnyway = true;
            this.#setLimit(atOnce, PACED_BY_RCLONE, reason, ', with pauses, since fewer do not help');
        }
    }
    /** The storage refused something while this much was done at once, for this reason. */
    lower(atOnce, reason) {
        // What began before an earlier refusal says nothing new.
        if (atOnce > this.#limit || atOnce <= 1)
            return;
        this.#setLimit(atOnce, Math.ceil(atOnce / 2), reason);
    }
    #setLimit(refused, limit, reason, how = '') {
        this.#limit = limit;
        this.#most = 0;
        this.#refused = { atOnce: refused, since: this.#context.clock.now() };
        this.#context.log.info(`The storage refuses ${refused} transfers at once ("${(0,clean_text/* cleanText */.X5)(reason, 200)}"). Continuing with ${limit} at once${how}.`);
    }
    /** The storage refused nothing while this much was done at once. */
    raise(atOnce) {
        const { atOnce: refused, since } = this.#refused;
        const isForgotten = this.#context.clock.now() - since > REMEMBERED_MS;
        if (atOnce !== this.#limit || !(atOnce * 2 < refused || isForgotten))
            return;
        this.#limit = atOnce * 2;
        this.#refusesAnyway = false;
    }
    /** Makes a call as soon as few enough others are running. */
    async turn(call) {
        while (this.#running >= this.#limit)
            await new Promise((resolve) => this.#waiting.push(resolve));
        this.#running += 1;
        this.#most = Math.max(this.#most, this.#running);
        try {
            return await call();
        }
        catch (error) {
            if (error instanceof RcloneFailure && error.refusal !== undefined)
                this.lower(this.#most, error.refusal);
            throw error;
        }
        finally {
            this.#running -= 1;
            this.#waiting.shift()?.();
        }
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/storage-watch.js

/** A storage without progress for this time does not respond. By default, rclone ends a silent request after a minute. */
const NO_PROGRESS_MS = 120_000;
/** The limit of that time, if the user lets a request wait for longer (`RCLONE_TIMEOUT`). */
const MOST_MS = 3_600_000;
/** The time between two looks at the counters. */
const LOOK_MS = 10_000;
/** The buffers of a connection hold less than this: a file that gets further than this is sent. */
const BUFFERED_BYTES = 8 * 2 ** 20;
class StorageProgress {
    #now;
    #since;
    /** A storage without progress for this time does not respond. */
    mostMs = NO_PROGRESS_MS;
    #done = 0;
    #listed = 0;
    /** How many bytes of each file were sent in the try that got furthest, and at the last look. */
    #furthest = new Map();
    #before = new Map();
    /** @param now monotonic milliseconds */
    constructor(now) {
        this.#now = now;
        this.#since = now();
    }
    /** Measures from now on. */
    made() {
        this.#since = this.#now();
    }
    /** @param timeoutMs how long a request may be silent; each is tried twice. 0 for no limit (rclone, `--timeout`). */
    allow(timeoutMs) {
        const wantedMs = timeoutMs === 0 ? MOST_MS : 2 * timeoutMs;
        this.mostMs = Math.min(Math.max(NO_PROGRESS_MS, wantedMs), MOST_MS);
    }
    get isMissing() {
        return this.#now() - this.#since > this.mostMs;
    }
    /**
     * Looks for progress in the counters. rclone counts the bytes of each try, and the buffers of a connection accept a
     * small file even if the storage never reads it. So a file counts only if it gets further than in any earlier try, or
     * further than these buffers.
     *
     * @param hasUploaded whether an upload was running since the last look. Each try of one lists the files of the runner,
     *   which says nothing about the storage.
     */
    look({ transfers = 0, deletes = 0, listed = 0, transferring = [] }, hasUploaded) {
        const done = transfers + deletes;
        if (done > this.#done || (listed > this.#listed && !hasUploaded))
            this.made();
        this.#done = done;
        this.#listed = listed;
        const before = this.#before;
        this.#before = new Map();
        for (const { name = '', bytes = 0 } of transferring) {
            const furthest = this.#furthest.get(name) ?? 0;
            if (bytes > furthest || (bytes > BUFFERED_BYTES && bytes > (before.get(name) ?? bytes)))
                this.made();
            this.#furthest.set(name, Math.max(bytes, furthest));
            this.#before.set(name, bytes);
        }
    }
}
class StorageWatch {
    #progress;
    #statsOf;
    #ended = new AbortController();
    #running = 0;
    /** How many of the running calls end by themselves if the storage is silent. */
    #bounded = 0;
    #uploads = 0;
    #hasUploaded = false;
    #hasFailed = false;
    #timer;
    /** The errors of the last call that failed, if none has succeeded since: later, rclone repeats it silently. */
    lastErrors = [];
    /** @param now monotonic milliseconds */
    constructor(now, statsOf) {
        this.#progress = new StorageProgress(now);
        this.#statsOf = statsOf;
    }
    /** @param timeoutMs how long a request may be silent */
    allow(timeoutMs) {
        this.#progress.allow(timeoutMs);
    }
    /** The storage has done something. A call may end before the next look. */
    made() {
        this.#progress.made();
    }
    /** After this time without progress, a call is ended. */
    get mostMs() {
        return this.#progress.mostMs;
    }
    /** Aborts when the storage has made no progress for too long. No later call can then begin. */
    get signal() {
        return this.#ended.signal;
    }
    /**
     * Makes a call that can be ended by the signal.
     *
     * @param isBounded whether the call ends by itself if the storage is silent
     * @throws RcloneFailure
     */
    async during({ isBounded, isUpload }, call) {
        let hasResponded = true;
        this.began(isBounded, isUpload);
        try {
            const result = await call();
            this.lastErrors = [];
            return result;
        }
        catch (error) {
            if (!(error instanceof RcloneFailure))
                throw error;
            hasResponded = error.kind !== 'unreachable' && error.kind !== 'refused';
            if (error.errors.length > 0)
                this.lastErrors = error.errors;
            throw error;
        }
        finally {
            this.ended(isBounded, isUpload, hasResponded);
        }
    }
    /**
     * A call begins. A retry of a call that did nothing does not start the time again.
     *
     * @param isBounded whether the call ends by itself if the storage is silent
     */
    began(isBounded, isUpload) {
        if (this.#running === 0 && !this.#hasFailed)
            this.#progress.made();
        this.#running += 1;
        if (isBounded)
            this.#bounded += 1;
        if (isUpload) {
            this.#uploads += 1;
            this.#hasUploaded = true;
        }
        // The timer does not keep the process alive: the call does.
        this.#timer ??= setInterval(() => void this.#look(), LOOK_MS).unref();
    }
    /** @param hasResponded whether the storage did what the call asked for, or refused just that */
    ended(isBounded, isUpload, hasResponded) {
        this.#running -= 1;
        if (isBounded)
            this.#bounded -= 1;
        if (isUpload)
            this.#uploads -= 1;
        this.#hasFailed = !hasResponded;
        if (hasResponded)
            this.#progress.made();
        else if (this.#progress.isMissing)
            this.#ended.abort();
        if (this.#running > 0)
            return;
        clearInterval(this.#timer);
        this.#timer = undefined;
    }
    async #look() {
        this.#progress.look(await this.#statsOf(), this.#hasUploaded);
        this.#hasUploaded = this.#uploads > 0;
        if (this.#running > this.#bounded && this.#progress.isMissing)
            this.#ended.abort();
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/calls.js







/** The end of these retries is that rclone's calls make no progress (`StorageWatch`). */
const UNLIMITED = { tries: Number.POSITIVE_INFINITY };
/** A server needs a moment to notice that a connection has ended. */
const NO_CONNECTION_RETRY = { kind: 'refused', ...UNLIMITED, firstDelayMs: 500, maxDelayMs: 4000 };
const REFUSED_RETRY = { ...NO_CONNECTION_RETRY, firstDelayMs: 100 };
const UNREACHABLE_RETRY = { kind: 'unreachable', ...UNLIMITED, firstDelayMs: 4000 };
/** A retry by rclone itself would start from the first file again. */
const UPLOAD_RETRY = { kind: 'upload', tries: 3, firstDelayMs: 4000 };
/** For uploads whose requests rclone does not repeat. S3 asks to repeat one after an `InternalError` ("Error responses"). */
const INTERNAL_RETRY = { ...UPLOAD_RETRY, tries: 8 };
/** A connection may be cut in the middle of each try. */
const MAX_UPLOAD_TRIES = 30;
/** An upload is stopped after as many failures as transfers without a success, or after this many. */
const MAX_FAILURES = 64;
const NANOSECONDS_PER_MS = 1e6;
/** A storage that has not responded by then is asked in a call of its own, which rclone does not repeat. */
const FIRST_RESPONSE_MS = 2000;
/** The answer of such a call. */
const ANSWER_MS = 5000;
/** A folder that no site has. Some servers refuse names that begin with a dot. */
const NO_FOLDER = 'static-export-answer';
/** rclone deletes what a stopped upload did not complete. Until then, another try would write to the same names. */
const ENDING = { tries: 50, pauseMs: 200 };
/**
 * @param rule for a failure that is not about the number of requests, and in which the storage responded; by default, there
 *   is no retry
 * @param internalRule for an error of the storage itself
 * @returns how to retry a call
 */
function retryRule(error, rule, internalRule = rule) {
    if (!(error instanceof RcloneFailure) || error.isFinal)
        return undefined;
    switch (error.kind) {
        case 'refused':
            return failure_kind/* REFUSES_CONNECTION */.fm.test(error.refusal ?? '') ? NO_CONNECTION_RETRY : REFUSED_RETRY;
        case 'unreachable':
            return UNREACHABLE_RETRY;
        case 'internal':
            return internalRule;
        case 'absent':
        case 'full':
        case 'other':
            return rule;
    }
}
class Calls {
    #rclone;
    #context;
    /** One for all storages: rclone counts for all of them together. */
    #watch;
    #called;
    #pace;
    /** Ends a first call that would fail later, with the reason. */
    #refused = new AbortController();
    #hasResponded = false;
    #answer;
    /** Why a call was last made again. */
    #said = '';
    /** @throws DeployError if rclone does not report its options */
    static async start(rclone, context) {
        const watch = new StorageWatch(() => context.clock.now(), () => rclone.stats());
        // The user may expect a slower storage.
        if (process.env['RCLONE_TIMEOUT'] !== undefined) {
            const options = await withRclone('Reading the options of rclone', () => rclone.call('options/get', {}));
            const { main } = options;
            watch.allow(main.Timeout / NANOSECONDS_PER_MS);
        }
        const none = { type: undefined, hints: [], fs: undefined, otherProtocol: async () => undefined };
        return new Calls(rclone, context, watch, none, new Pace(context));
    }
    constructor(rclone, context, watch, called, pace) {
        this.#rclone = rclone;
        this.#context = context;
        this.#watch = watch;
        this.#called = called;
        this.#pace = pace;
    }
    /** @param called another storage */
    of(called) {
        return new Calls(this.#rclone, this.#context, this.#watch, called, new Pace(this.#context));
    }
    /** @param context for calls to the same storage, such as those that end later when the run is cancelled */
    with(context) {
        return new Calls(this.#rclone, context, this.#watch, this.#called, this.#pace);
    }
    /** Returns how much a call does at once. */
    atMost(wanted) {
        return this.#pace.atMost(wanted);
    }
    /** Returns the counters of rclone, which are empty if rclone itself does not answer. */
    stats(group) {
        return this.#rclone.stats(group);
    }
    /**
     * Makes a call once.
     *
     * @param onEvent called for each line of the log until the call ends; returns `'stop'` to end the call
     * @throws RcloneFailure, which is final if the storage no longer responds; the signal's reason
     */
    async once(command, params, onEvent) {
        const { type, hints } = this.#called;
        const { endsSilentListings } = (0,storage_types/* storageTypeOf */.V5)(type);
        const call = {
            isBounded: command === 'operations/list' && endsSilentListings === true,
            isUpload: command === 'sync/copy',
        };
        const watched = (event) => {
            if (event.kind === 'copied' || event.kind === 'deleted')
                this.#watch.made();
            return onEvent?.(event);
        };
        const signal = AbortSignal.any([this.#context.signal, this.#refused.signal]);
        const common = { signal, storage: type, hints, stop: this.#watch.signal };
        try {
            return await this.#watch.during(call, () => this.#rclone.call(command, params, onEvent === undefined ? common : { ...common, onEvent: watched }));
        }
        catch (error) {
            if (!(error instanceof RcloneFailure && this.#watch.signal.aborted))
                throw error;
            const { lastErrors, mostMs } = this.#watch;
            this.#answer ??= this.#ask();
            throw endedFailure(lastErrors, { storage: type, answer: await this.#answer, waitedMs: mostMs });
        }
    }
    /**
     * Asks the storage with one try for the entries of a folder that does not exist.
     *
     * @returns the failure, which has no errors if the storage does not answer; undefined if it responds
     */
    async #ask() {
        const { type: storage, hints, fs, otherProtocol } = this.#called;
        if (fs === undefined)
            return new RcloneFailure([]);
        const opt = { noModTime: true, noMimeType: true };
        const params = { fs, remote: NO_FOLDER, opt, _config: { LowLevelRetries: 1 } };
        const { signal } = this.#context;
        const asking = this.#rclone
            .call('operations/list', params, {
            signal,
            storage,
            stop: AbortSignal.timeout(ANSWER_MS),
            apart: NO_FOLDER,
        })
            .then(() => undefined, (error) => error);
        const protocol = await otherProtocol();
        if (protocol !== undefined)
            return new RcloneFailure([{ name: undefined, message: `the server speaks ${protocol}` }], { storage });
        const failure = await asking;
        if (failure === undefined)
            return undefined;
        if (!(failure instanceof RcloneFailure))
            throw failure;
        // The name is that of the folder.
        const errors = failure.errors.map(({ message }) => ({ name: undefined, message }));
        return failure.kind === 'absent' ? undefined : new RcloneFailure(errors, { storage, hints });
    }
    /** Makes the first call. If the storage does not respond to it, asks for the reason: rclone repeats much in silence. */
    async #first(call, command) {
        const ask = async () => {
            this.#answer ??= this.#ask();
            const failure = await this.#answer.catch(() => undefined);
            this.#answer = undefined;
            if (isOver || failure === undefined || failure.errors.length === 0)
                return;
            if (failure.kind === 'other')
                this.#refused.abort(failure);
            else
                this.#context.log.info(`Waiting for the storage: ${failure.sentence}`);
        };
        let isOver = false;
        const timer = setTimeout(() => void ask(), FIRST_RESPONSE_MS);
        try {
            const result = await call();
            // Some storages are opened without a request.
            this.#hasResponded = command !== 'operations/fsinfo';
            return result;
        }
        finally {
            isOver = true;
            clearTimeout(timer);
        }
    }
    /**
     * Makes a call as soon as few enough others are running, until the storage responds.
     *
     * @param rule decides about a failure; by default, one in which the storage responded is final
     */
    one(command, params, rule = retryRule) {
        const call = () => this.#repeat(() => this.#pace.turn(() => this.once(command, params)), rule);
        return this.#hasResponded ? call() : this.#first(call, command);
    }
    /**
     * Makes a call that itself does much at once.
     *
     * @param params of the call for this much at once
     */
    many(command, wanted, params, onEvent) {
        const call = async () => {
            const atOnce = this.atMost(wanted);
            try {
                return await this.once(command, await params(atOnce), onEvent);
            }
            catch (error) {
                if (error instanceof RcloneFailure && error.refusal !== undefined)
                    this.#pace.lower(atOnce, error.refusal);
                throw error;
            }
        };
        return this.#repeat(() => this.#pace.turn(call));
    }
    #repeat(call, rule = retryRule) {
        const onRetry = (error) => {
            const { refusal, sentence } = error;
            // A lower pace has its own line.
            if (refusal !== undefined && this.#pace.atMost(2) > 1)
                return;
            // Many calls may fail for the same reason.
            if (sentence !== this.#said)
                this.#context.log.info(`Trying again: ${sentence}`);
            this.#said = sentence;
        };
        const signal = AbortSignal.any([this.#context.signal, this.#refused.signal]);
        return (0,retry/* retry */.L)(call, { ...this.#context, signal, retryRule: rule, onRetry });
    }
    /** Uploads files in one call, and those that fail in further ones. The tries are counted from the last uploaded file. */
    upload(wanted, upload) {
        const { left, partialNames } = upload;
        let before = left.size;
        const onRetry = (error) => {
            const { refusal, sentence } = error;
            // A few refusals are normal for a bucket. A lower pace has its own line.
            if (refusal === undefined || left.size === before)
                this.#context.log.info(`Trying again to upload ${(0,units/* counted */.hS)(left.size, 'file')}: ${sentence}`);
            before = left.size;
        };
        const rule = (error) => {
            const internalRule = this.#pace.isPacedByRclone(wanted) ? UPLOAD_RETRY : INTERNAL_RETRY;
            const found = left.size > 0 ? retryRule(error, UPLOAD_RETRY, internalRule) : undefined;
            const tries = Math.min(found?.tries ?? 0, MAX_UPLOAD_TRIES);
            return found && { ...found, tries, kind: `${found.kind}, ${left.size} left` };
        };
        return (0,retry/* retry */.L)(() => partialNames.try(() => this.#uploadOnce(wanted, upload)), {
            ...this.#context,
            retryRule: rule,
            onRetry,
        });
    }
    async #uploadOnce(wanted, { group, params, onCopied }) {
        const transfers = this.atMost(wanted);
        const isPacedByRclone = this.#pace.isPacedByRclone(wanted);
        const refusals = new Refusals(isPacedByRclone);
        let failures = 0;
        // Otherwise, a refusal would be seen only after ten tries.
        const retries = isPacedByRclone ? {} : { LowLevelRetries: 1 };
        const given = await params({ Transfers: transfers, ...retries });
        const onEvent = (event) => {
            if (event.kind === 'copied') {
                onCopied(event.name);
                failures = 0;
            }
            else if (event.kind === 'error')
                failures += 1;
            const refusal = refusals.oneTooMany(event);
            if (refusal !== undefined) {
                this.#pace.lowerUpload(transfers, refusal);
                return 'stop';
            }
            // If the storage is unreachable, every other file would also fail.
            return failures >= Math.min(transfers, MAX_FAILURES) ? 'stop' : undefined;
        };
        try {
            await this.once('sync/copy', { ...given, _group: group }, onEvent);
        }
        catch (error) {
            if (error instanceof RcloneFailure && !error.isFinal)
                await this.#untilEnded(group);
            throw error;
        }
        this.#pace.raise(transfers);
    }
    /** Waits until rclone no longer transfers a file of this group. */
    async #untilEnded(group) {
        const { clock, signal } = this.#context;
        for (let left = ENDING.tries; left > 0; left--) {
            const { transferring = [] } = await this.stats(group);
            if (transferring.length === 0)
                return;
            await clock.sleep(ENDING.pauseMs, signal);
        }
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/known-hosts.js
/** Refuses a server that nothing recognizes. */


/**
 * Without known hosts, any server in its place would get the password, and then the site (rclone documentation, "Host
 * key validation").
 *
 * @param input of the action
 * @throws InputError with the command that makes the file
 */
async function requireKnownHosts(input, { prefix, storage, optionOf }) {
    const { recognizedBy = [], protocol, inVariables } = storage;
    for (const option of recognizedBy)
        if (await optionOf(option))
            return;
    const [known] = recognizedBy;
    if (known === undefined)
        return;
    const host = (await optionOf('host')) ?? 'HOST';
    const port = (await optionOf('port')) ?? protocol?.port;
    const [, name] = /^([^:,]+)/.exec(prefix) ?? [];
    const variable = `RCLONE_${name === undefined ? inVariables : `CONFIG_${name}`}_${known}`.toUpperCase();
    throw new errors/* InputError */.dz(input, `is an ${inVariables.toUpperCase()} server without \`${known}\`, so any server in its place would get the login and the site.`, `Run \`ssh-keyscan -p ${port} ${(0,clean_text/* cleanText */.X5)(host, 100)} > known_hosts\`, compare the keys with those of the server, and set \`${variable}\` to the path of this file. The value \`none\` accepts any server.`);
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/parallel.js
/**
 * With round trips of 50 ms, 64 transfers at once to a bucket take a third of the time of 8 at once, and 256 less than
 * half of that. A file in parts counts as four, since rclone sends as many parts at once. OpenSSH refuses more than ten
 * logins at once, and more transfers at once make a server or disk slower.
 */
const BUCKET = { small: 256, large: 64, inParts: 16 };
const OTHER = { small: 8, large: 8, inParts: 8 };
const CHECKERS = { bucket: 64, other: 8 };
/** A file that is uploaded, and its connection. */
const DESCRIPTORS_OF_TRANSFER = 2;
/** What rclone has open besides. */
const OTHER_DESCRIPTORS = 64;
/**
 * @param maxOpenFiles how many files and connections rclone may have open; undefined if it is not known
 * @returns how many files are transferred, and how many are checked, at once: the user's values, or the tables'
 */
function parallelOf(isBucket, env, maxOpenFiles) {
    const given = numberIn(env['RCLONE_TRANSFERS']);
    const most = maxOpenFiles === undefined
        ? BUCKET.large
        : Math.max(1, Math.floor((maxOpenFiles - OTHER_DESCRIPTORS) / DESCRIPTORS_OF_TRANSFER));
    const { small, large, inParts } = isBucket ? BUCKET : OTHER;
    const limited = (count) => given ?? Math.min(count, most);
    return {
        transfers: { small: limited(small), large: limited(large), inParts: limited(inParts) },
        checkers: numberIn(env['RCLONE_CHECKERS']) ?? CHECKERS[isBucket ? 'bucket' : 'other'],
    };
}
/**
 * @param limits the contents of `/proc/self/limits` (Linux). A process that this one starts has the same limits, and
 *   rclone raises its own to the greatest that is allowed.
 */
function maxOpenFilesIn(limits) {
    const [, greatest] = /^Max open files\s+\S+\s+(\S+)/m.exec(limits) ?? [];
    if (greatest === 'unlimited')
        return Number.POSITIVE_INFINITY;
    return greatest === undefined ? undefined : Number(greatest);
}
function numberIn(text) {
    return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/partial-names.js

const RENAME = /partial file rename failed: /;
/** A connection that is lost says nothing about the next rename. */
const partial_names_DISCONNECTED = /\bEOF\b|connection|timeout|timed out|broken pipe|reset by peer/i;
const IN_PLACE = 'The storage refuses to rename files, so they are written in place from now on: during an upload, visitors may see a part of a file';
class PartialNames {
    #log;
    #areUsed = true;
    constructor({ log }) {
        this.#log = log;
    }
    /** The setting of rclone for the next upload. */
    get settings() {
        return { Inplace: !this.#areUsed };
    }
    /** @param upload called again, with other settings, if the server refuses to rename a file */
    async try(upload) {
        try {
            return await upload();
        }
        catch (cause) {
            if (!(this.#areUsed && isRefusedRename(cause)))
                throw cause;
            this.#areUsed = false;
            this.#log.info(IN_PLACE);
            return upload();
        }
    }
}
function isRefusedRename(cause) {
    if (!(cause instanceof RcloneFailure))
        return false;
    return cause.errors.some(({ message }) => RENAME.test(message) && !partial_names_DISCONNECTED.test(message));
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/remote-options.js
/** What rclone's configuration says about a remote (rclone documentation, "Precedence"). */



/** @param prefix what is before the path of a remote; empty for this machine */
async function remoteOptions(calls, prefix) {
    const optionOfNamed = configuredOptions(calls);
    const found = await storageOf(optionOfNamed, prefix);
    return {
        ...found,
        storage: (0,storage_types/* storageTypeOf */.V5)(found.type),
        optionOf: (option) => optionOfRemote(optionOfNamed, found.prefix, found.type, option),
    };
}
/** @returns the remotes that a remote joins (rclone documentation, "Union" and "Combine"), or the remote itself */
async function joinedRemotes(calls, remote) {
    if (remote.type === undefined || !storage_types/* JOINS */.se.has(remote.type))
        return [remote];
    const upstreams = (await remote.optionOf('upstreams')) ?? '';
    // Each is `remote:path`, in quotes if it contains a blank. `combine` has the name of a folder and `=` before it.
    const texts = upstreams.split(/\s+/).map((text) => text.replaceAll('"', '').replace(/^[^:,=]+=/, ''));
    return Promise.all(texts.map((text) => remoteOptions(calls, text)));
}
/** A remote may contain itself. */
const MAX_DEPTH = 5;
/**
 * @param prefix what is before the path of a remote; empty for this machine
 * @returns rclone's type of the storage that has the files, such as `sftp`, and what is before its path; an undefined
 *   type if it is not known
 */
async function storageOf(optionOf, prefix) {
    let remote = prefix;
    for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
        const [, colon, name] = /^(:?)([^:,/\\]+)[:,]/.exec(remote) ?? [];
        if (name === undefined)
            return { type: local/* THIS_MACHINE */.D, prefix: '' };
        const type = colon === ':' ? name : await optionOf(name, 'type');
        if (type === undefined || !storage_types/* WRAPPERS */.V4.has(type))
            return { type, prefix: remote };
        remote = (await optionOfRemote(optionOf, remote, type, 'remote')) ?? '';
    }
    return { type: undefined, prefix: '' };
}
/** @returns the value of an option: of the connection string, of the remote, or of all remotes of its type */
async function optionOfRemote(optionOf, prefix, type, option) {
    const [, name] = /^([^:,]+)/.exec(prefix) ?? [];
    const [, parameter] = new RegExp(`,${option}=("[^"]*"|'[^']*'|[^,:]*)`).exec(prefix) ?? [];
    return (parameter?.replace(/^["']|["']$/g, '') ??
        (name === undefined ? undefined : await optionOf(name, option)) ??
        process.env[`RCLONE_${(0,storage_types/* storageTypeOf */.V5)(type).inVariables || type}_${option}`.toUpperCase()]?.trim());
}
/** A variable has priority over the configuration file (rclone documentation, "Precedence"), which is read once. */
function configuredOptions(calls) {
    const files = new Map();
    return async (name, option) => {
        const variable = process.env[`RCLONE_CONFIG_${name}_${option}`.toUpperCase()]?.trim();
        if (variable !== undefined)
            return variable;
        const options = files.get(name) ?? optionsOf(calls, name);
        files.set(name, options);
        return (await options)[option];
    };
}
async function optionsOf(calls, name) {
    try {
        return (await calls.once('config/get', { name }));
    }
    catch (cause) {
        // Opening the remote reports a configuration that cannot be read.
        if (cause instanceof RcloneFailure)
            return {};
        throw cause;
    }
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/src/deploy/storage/server-protocol.js
/** Which protocol a server speaks: one that has another than expected often never answers, and rclone only sees an end. */


/** Servers of SSH and FTP speak first. */
const GREETING_MS = 2000;
/** A web server answers a request, and a server that waits for TLS does not. */
const REQUEST = 'HEAD / HTTP/1.0\r\n\r\n';
const server_protocol_ANSWER_MS = 1500;
const FIRST_BYTES = [
    [/^SSH-/, 'SSH'],
    [/^\d{3}[ -]/, 'FTP'],
    [/^HTTP\//, 'HTTP'],
];
/** @returns `SSH`, `FTP`, or `HTTP`; undefined if the server cannot be reached, or does not say it */
async function serverProtocol(host, port) {
    const socket = (0,external_node_net_.connect)({ host, port });
    let text = '';
    const read = new Promise((resolve) => {
        socket.on('data', (data) => {
            text += data.toString('latin1');
            if (text.length >= 5)
                resolve();
        });
        // A write after an error may report another one.
        socket.on('error', () => resolve());
        socket.once('close', () => resolve());
    });
    try {
        await Promise.race([read, (0,external_node_timers_promises_.setTimeout)(GREETING_MS)]);
        if (text === '') {
            socket.write(REQUEST);
            await Promise.race([read, (0,external_node_timers_promises_.setTimeout)(server_protocol_ANSWER_MS)]);
        }
        return FIRST_BYTES.find(([pattern]) => pattern.test(text))?.[1];
    }
    finally {
        socket.destroy();
    }
}
/** @returns the hint for a connection to another port than that of the server, which has answered then */
async function otherPorts({ protocol }, optionOf) {
    if (protocol?.otherPorts === undefined)
        return [];
    const port = Number((await optionOf('port')) ?? protocol.port);
    return [[new RegExp(`dial tcp \\S+:(?!${port}: )\\d+: `), ...protocol.otherPorts]];
}
/** @returns such as `SSH, not FTP`; undefined if the server speaks the protocol of the storage, or does not say it */
async function otherProtocol({ protocol }, optionOf) {
    const host = await optionOf('host');
    if (protocol === undefined || host === undefined)
        return undefined;
    const found = await serverProtocol(host, Number((await optionOf('port')) ?? protocol.port));
    return found === undefined || found === protocol.name ? undefined : `${found}, not ${protocol.name}`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/open-remote.js
/** Opens a remote with rclone, which reports what its storage can do. */











/** The remotes of a deployment in messages, by the input. */
const NAMES = { destination: 'the destination', state: 'the folder of the state' };
/**
 * @param input of the action
 * @throws DeployError if the remote is not configured, or cannot be reached; InputError if nothing says how its server is
 *   recognized
 */
async function openRemote(remote, input, given) {
    const { context } = given;
    const what = NAMES[input];
    const options = await remoteOptions(given.calls, remote.prefix);
    const { type, storage, optionOf } = options;
    for (const each of await joinedRemotes(given.calls, options))
        await requireKnownHosts(input, each);
    const calls = given.calls.of({
        type,
        hints: [...(await unreadCredentials(storage, optionOf)), ...(await otherPorts(storage, optionOf))],
        fs: withOwnSpelling(remote),
        otherProtocol: () => otherProtocol(storage, optionOf),
    });
    if (storage.limitsConnections && process.env['RCLONE_LOW_LEVEL_RETRIES'] === undefined) {
        // With its own retries, rclone would make the refused connection ten times, and more slowly each time.
        await calls.once('options/set', { main: { LowLevelRetries: 1 } });
    }
    const info = await withRclone(`Opening ${what}`, () => calls.one('operations/fsinfo', { fs: folderOf(remote) }, openingRule), ['', `Check ${what}, its credentials, and their permissions.`]);
    const { Features, Root } = info;
    const [isBucket, isLocal] = [Features['BucketBased'] === true, Features['IsLocal'] === true];
    const features = {
        isBucket,
        hasHeaders: Features['WriteMimeType'] === true,
        ignoresCase: Features['CaseInsensitive'] === true,
        // A server may run macOS.
        mayNormalize: !isBucket && !(isLocal && process.platform !== 'darwin'),
        showsIndexPages: storage.showsIndexPages === true,
        deletesContents: storage.deletesContents === true,
        localRoot: isLocal ? Root : undefined,
    };
    const parallel = parallelOf(isBucket, process.env, await maxOpenFiles());
    const partialNames = new PartialNames(context);
    return {
        ...given,
        calls,
        remote,
        prefix: '',
        features,
        keepsTimes: storage.keepsTimes === true,
        parallel,
        partialNames,
    };
}
/** @returns the file that lists these paths for rclone (rclone documentation, "--files-from-raw") */
function writeList(folder, paths) {
    let text = '';
    for (const name of paths)
        text += `${name}\n`;
    return writeTemporaryFile(folder, `files-${(0,external_node_crypto_.randomUUID)()}.txt`, text);
}
/** A remote that was never reached may have a wrong address. */
function openingRule(error) {
    const rule = retryRule(error);
    return rule?.kind === 'unreachable' ? { ...rule, tries: 3, firstDelayMs: 2000 } : rule;
}
/** Returns the limit of this process, and so of rclone; undefined where the system does not report it. */
async function maxOpenFiles() {
    const limits = await (0,promises_.readFile)('/proc/self/limits', 'utf8').catch(() => '');
    return maxOpenFilesIn(limits);
}
/** @returns the causes for credentials that are there, and that rclone does not read */
async function unreadCredentials({ credentials }, optionOf) {
    const { variables = [], options = [], unread = [] } = credentials ?? {};
    if (!variables.some((name) => process.env[name] !== undefined))
        return [];
    for (const option of options)
        if ((await optionOf(option)) !== undefined)
            return [];
    return unread;
}
/** For each spelling of a remote, rclone opens a storage. The description of a remote has no effect. */
function withOwnSpelling(remote) {
    if (remote.prefix === '')
        return undefined;
    return folderOf({ ...remote, prefix: remote.prefix.replace(/:$/, ',description=answer:') });
}

// EXTERNAL MODULE: ./lib/src/deploy/storage-types/hint-texts.js
var hint_texts = __webpack_require__(6740);
;// CONCATENATED MODULE: ./lib/src/deploy/storage/listing.js
/** Lists what a storage has, and asks for files by their names. */






/** One request to a bucket lists this many files of a folder and its subfolders. */
const FILES_PER_REQUEST = 1000;
/**
 * Lists as `Storage.list` says.
 *
 * @param contents what is listed, for the message
 * @throws DeployError
 */
async function listFiles(opened, paths, { list: what, otherwise }) {
    const { calls, remote, prefix, features, parallel, context } = opened;
    const { isBucket } = features;
    const files = new Map();
    const entriesOf = async (folder, recurse) => {
        try {
            const opt = { ...entryOptions(opened), recurse };
            const within = `${prefix}${folder}`.replace(/\/$/, '');
            const params = { fs: folderOf(remote), remote: within, opt };
            return entriesIn(await calls.one('operations/list', params));
        }
        catch (cause) {
            // Where folders are only parts of names, only a bucket can be missing.
            if (!(cause instanceof RcloneFailure && cause.kind === 'absent'))
                throw cause;
            if (isBucket)
                throw cause.explained(what, hint_texts/* NO_BUCKET */.x4);
            return [];
        }
    };
    const list = async (folder, recurse) => addEntries(await entriesOf(folder, recurse), files, opened);
    const listAll = async () => {
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
        context.log.debug(`The listing has ${files.size} files and folders`);
    };
    await withRclone(what, listAll, otherwise);
    return files;
}
function entriesIn(answer) {
    return answer.list ?? [];
}
/**
 * Asks for each file by its name.
 *
 * @returns the files that exist
 * @throws DeployError
 */
async function findFiles(opened, paths) {
    const { calls, remote, prefix, parallel, features } = opened;
    const files = new Map();
    if (paths.length === 0)
        return files;
    const opt = { ...entryOptions(opened), filesOnly: true };
    const oneByOne = [];
    const parts = features.isBucket ? partsOf(paths) : [paths];
    for (const part of parts) {
        const entries = features.isBucket ? await findAtOnce(opened, part, opt) : undefined;
        if (entries === undefined)
            oneByOne.push(...part);
        for (const entry of entries ?? [])
            files.set(entry.Path.slice(prefix.length), fileOf(entry, opened));
    }
    const find = async (path) => {
        try {
            const params = { fs: folderOf(remote), remote: `${prefix}${path}`, opt };
            const answer = await calls.one('operations/stat', params);
            const { item } = answer;
            if (item !== null)
                files.set(path, fileOf(item, opened));
        }
        catch (cause) {
            if (!(cause instanceof RcloneFailure))
                throw cause;
            const isAbsent = cause.kind === 'absent' || BELOW_A_FILE.test(cause.message);
            if (!(isAbsent || (features.isBucket && FORBIDDEN.test(cause.message))))
                throw cause;
        }
    };
    await withRclone('Looking for files at the destination', () => forEachParallel(oneByOne, parallel.checkers, find));
    return files;
}
/** A call for many more files that do not exist would seem to make no progress. */
const NAMES_PER_CALL = 1000;
function partsOf(paths) {
    const count = Math.ceil(paths.length / NAMES_PER_CALL);
    return Array.from({ length: count }, (_, at) => paths.slice(at * NAMES_PER_CALL, (at + 1) * NAMES_PER_CALL));
}
/**
 * Asks for files of a bucket in one call. rclone asks for each by its name.
 *
 * @returns undefined if the storage did not answer for each: then each file needs its own call. rclone only logs that, and
 *   leaves the file out (rclone, `Filter.MakeListR`).
 */
async function findAtOnce({ calls, remote, prefix, parallel, folder }, paths, options) {
    const _filter = {
        FilesFromRaw: [
            await writeList(folder, paths.map((name) => `${prefix}${name}`)),
        ],
    };
    const _config = { NoTraverse: true, Checkers: calls.atMost(parallel.checkers) };
    const params = { fs: folderOf(remote), remote: '', opt: { ...options, recurse: true }, _filter, _config };
    let hasFailed = false;
    try {
        const answer = await calls.once('operations/list', params, ({ kind }) => {
            hasFailed ||= kind === 'error';
        });
        return hasFailed ? undefined : entriesIn(answer);
    }
    catch (cause) {
        if (cause instanceof RcloneFailure)
            return undefined;
        throw cause;
    }
}
/** Another program, or another run, has put a file in the place of a folder. */
const BELOW_A_FILE = /not a directory/i;
/** S3 answers so for an object that does not exist, if the policy allows to list only some names (`s3:prefix`). */
const FORBIDDEN = /\b(?:403|Forbidden|AccessDenied)\b/;
/** Without `noModTime`, some types of storage need a request for each file. */
function entryOptions({ keepsTimes }) {
    return { noModTime: !keepsTimes, noMimeType: true };
}
function fileOf({ Size, ModTime }, { keepsTimes }) {
    return { size: Size, modified: (keepsTimes && ModTime) || undefined };
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
    const folders = [];
    for (const entry of entries) {
        const { IsDir } = entry;
        const Path = entry.Path.slice(opened.prefix.length);
        if (!IsDir) {
            files.set(Path, fileOf(entry, opened));
            continue;
        }
        if (!opened.features.isBucket)
            files.set(`${Path}/`, { size: 0 });
        if (!Path.endsWith(`/${site_names/* STATE_FOLDER */.P2}`))
            folders.push(Path);
    }
    return folders;
}

;// CONCATENATED MODULE: ./lib/src/deploy/storage/rclone-storage.js
/** A storage whose files rclone lists, reads, writes, and deletes. Checks that rclone handled every file of a list. */












/** The time between two requests for the progress of an upload. */
const PROGRESS_MS = 5000;
/** rclone counts the bytes of the site under the first name, apart from those of the state. */
const [SITE_GROUP, STATE_GROUP] = ['site', 'state'];
/**
 * A cancelled run has this time to look for other runs. Afterwards, rclone has to end within the 1.5 s of a cancelled
 * step (`runAction`).
 */
const CANCELLED_MS = 700;
const SITE = {
    list: 'Listing the destination',
    read: 'Reading a file of the destination',
    remove: 'Deleting files',
    otherwise: ['', 'Check whether the destination may be listed.'],
};
const STATE = {
    list: 'Reading the state of the destination',
    read: 'Reading the state of the destination',
    remove: 'Removing older states',
    otherwise: ['', 'Check the destination, its credentials, and their permissions.'],
};
/** @param sitePath the folder with the files of the site */
function siteStorage(opened, sitePath, listener) {
    return new RcloneStorage(opened, SITE, sitePath, listener);
}
/** @param folder of the state within the remote; empty for the remote itself */
function stateStorage(opened, folder) {
    const signal = delayedSignal(opened.context.signal);
    const context = { ...opened.context, signal };
    const prefix = folder === '' ? '' : `${folder}/`;
    return new RcloneStorage({ ...opened, prefix, context, calls: opened.calls.with(context) }, STATE);
}
/** The path above is not the one of a folder, whatever the names in it are. */
const OF_THE_PATH = /not a directory|409 Conflict|Parent\w*Is(?:File|Object)/;
class RcloneStorage {
    features;
    #opened;
    #contents;
    #sitePath;
    #listener;
    constructor(opened, contents, sitePath = '', listener) {
        this.features = opened.features;
        this.#opened = opened;
        this.#contents = contents;
        this.#sitePath = sitePath;
        this.#listener = listener;
    }
    list(paths) {
        return listFiles(this.#opened, paths, this.#contents);
    }
    find(paths) {
        return findFiles(this.#opened, paths);
    }
    async read(name) {
        const { calls, folder } = this.#opened;
        const copy = (0,external_node_crypto_.randomUUID)();
        // With the encryption of some storages, the checksum is not that of the contents. rclone still compares the size.
        const _config = { Inplace: true, NoCheckDest: true, IgnoreChecksum: true };
        const from = { srcFs: this.#fs, srcRemote: this.#within(name) };
        const params = { ...from, dstFs: `${folder}/`, dstRemote: copy, _config };
        try {
            const failure = await failureOf(() => calls.one('operations/copyfile', params));
            if (failure === undefined)
                return await (0,promises_.readFile)(external_node_path_.join(folder, copy));
            if (failure.kind === 'full')
                throw temporaryFileError({ code: 'ENOSPC' });
            if (failure.kind === 'absent')
                return undefined;
            const [found] = await this.#stillThere(new Set([name]), failure);
            if (found === undefined)
                return undefined;
            throw failure.explained(this.#contents.read, this.#contents.otherwise);
        }
        finally {
            await (0,promises_.rm)(external_node_path_.join(folder, copy), { force: true });
        }
    }
    /**
     * rclone looks for a file first. If another run removes the file after that, the error depends on the storage. A listing
     * may be late, so what it lacks is also asked for by its name.
     *
     * @param failure of a call that is about these files
     * @returns the files that are still there
     */
    async #stillThere(names, failure) {
        try {
            const listing = await this.list(names);
            const found = await this.find([...names].filter((name) => !listing.has(name)));
            return [...names].filter((name) => listing.has(name) || found.has(name));
        }
        catch (error) {
            // The first error is the one to report.
            if (failure !== undefined && error instanceof errors/* DeployError */.sH)
                return [...names];
            throw error;
        }
    }
    async write(batches, what) {
        const stopProgress = this.#reportProgress();
        try {
            for (const batch of this.features.hasHeaders ? batches : withoutHeaders(batches)) {
                await this.#writeBatch(batch, what);
            }
        }
        finally {
            stopProgress();
        }
    }
    async #writeBatch(batch, what) {
        const { folder } = this.#opened;
        const { text, paths } = batch;
        if (text === undefined)
            return this.#copyFrom(this.#sitePath, batch, what);
        const source = await makeTemporaryFolder(folder);
        try {
            for (const name of paths)
                await writeTemporaryFile(source, this.#within(name), text);
            await this.#copyFrom(source, batch, what);
        }
        finally {
            await (0,promises_.rm)(source, { recursive: true, force: true });
        }
    }
    async #copyFrom(source, batch, what) {
        const { calls, parallel, partialNames, folder } = this.#opened;
        const left = new Set(batch.paths.map((name) => this.#within(name)));
        const params = async (settings) => ({
            srcFs: `${source.replace(/[/\\]$/, '')}/`,
            dstFs: this.#fs,
            _filter: { FilesFromRaw: [await writeList(folder, left)] },
            _config: {
                ...partialNames.settings,
                ...settings,
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
            // The line of a call that was stopped may come in the next one, which uploads the file again.
            if (left.delete(name))
                this.#listener?.uploaded(name);
        };
        const group = this.#listener ? SITE_GROUP : STATE_GROUP;
        const upload = { group, left, params, onCopied, partialNames };
        const failure = await failureOf(() => calls.upload(parallel.transfers[batch.size], upload));
        if (failure !== undefined)
            throw failure.explained(what, undefined, uploadedOf(batch.paths.length, left.size) ?? this.#dotHint(failure));
        const [skipped] = left;
        if (skipped === undefined)
            return;
        throw new errors/* DeployError */.sH(`${what} failed: rclone skipped ${(0,units/* counted */.hS)(left.size, 'file')} without an error, such as "${(0,clean_text/* cleanText */.X5)(skipped)}".`, 'Check whether the file is still in `site-path`.');
    }
    async remove(paths) {
        const { remove } = this.#contents;
        const left = new Set(paths);
        let failure = await failureOf(() => this.#removeAtOnce(left));
        if (failure === undefined || failure.kind === 'absent')
            failure = await failureOf(() => this.#removeOneByOne(left));
        if (failure !== undefined && failure.kind !== 'other')
            throw failure.explained(remove);
        const [name] = left.size > 0 ? await this.#stillThere(left, failure) : [];
        if (name === undefined)
            return;
        if (failure !== undefined)
            throw failure.explained(remove);
        throw new errors/* DeployError */.sH(`${remove} failed: the storage lists "${(0,clean_text/* cleanText */.X5)(name)}", but does not find it.`, 'Delete the file yourself, or run the workflow again.');
    }
    /** @param left files that are not deleted yet */
    #removeAtOnce(left) {
        const { calls, parallel, folder } = this.#opened;
        const names = () => [...left].map((name) => this.#within(name));
        const params = async (Checkers) => ({
            fs: this.#fs,
            _filter: { FilesFromRaw: [await writeList(folder, names())] },
            _config: { Checkers, NoUnicodeNormalization: true, NoTraverse: true },
        });
        return calls.many('operations/delete', parallel.checkers, params, (event) => {
            if (event.kind === 'deleted')
                this.#removed(event.name.slice(this.#opened.prefix.length), left);
        });
    }
    /** Deletes files that rclone could not ask for. */
    async #removeOneByOne(left) {
        const { calls, parallel } = this.#opened;
        await forEachParallel([...left], parallel.checkers, async (name) => {
            const params = { fs: this.#fs, remote: this.#within(name) };
            const failure = await failureOf(() => calls.one('operations/deletefile', params));
            if (failure?.kind === 'absent')
                return;
            if (failure !== undefined)
                throw failure;
            this.#removed(name, left);
        });
    }
    #removed(name, left) {
        if (left.delete(name))
            this.#listener?.deleted(name);
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
                const params = { fs: this.#fs, remote: this.#within(folder) };
                await failureOf(() => calls.one('operations/rmdir', params));
            });
        }
    }
    /** Some servers refuse names that begin with a dot, and nothing else. */
    #dotHint({ kind, message }) {
        const isAboutName = kind === 'other' && !this.features.isBucket && !OF_THE_PATH.test(message);
        if (!isAboutName || !this.#opened.prefix.startsWith('.'))
            return undefined;
        return 'If the server refuses only names that begin with a dot, set the input `state` to another folder.';
    }
    get #fs() {
        return folderOf(this.#opened.remote);
    }
    #within(name) {
        return `${this.#opened.prefix}${name}`;
    }
    #reportProgress() {
        const listener = this.#listener;
        if (listener === undefined)
            return () => undefined;
        const timer = setInterval(async () => {
            // The progress is only a line in the log: the upload itself reports failures.
            const { bytes } = await this.#opened.calls.stats(SITE_GROUP);
            if (bytes !== undefined)
                listener.sent(bytes);
        }, PROGRESS_MS);
        return () => clearInterval(timer);
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
    const ofSite = batches.filter(({ text }) => text === undefined);
    const common = { size: 'large', cacheControl: undefined, contentType: '' };
    const all = ofSite.length > 0 ? [{ ...common, paths: ofSite.flatMap(({ paths }) => paths) }] : [];
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
async function failureOf(work) {
    try {
        await work();
        return undefined;
    }
    catch (cause) {
        if (cause instanceof RcloneFailure)
            return cause;
        throw cause;
    }
}
/** @returns a signal that aborts later than the given one, for the same reason */
function delayedSignal(signal) {
    const delayed = new AbortController();
    const abort = () => void setTimeout(() => delayed.abort(signal.reason), CANCELLED_MS).unref();
    if (signal.aborted)
        abort();
    else
        signal.addEventListener('abort', abort, { once: true });
    return delayed.signal;
}

;// CONCATENATED MODULE: ./lib/src/deploy/verify-site.js
/** Verifies that the address of the site serves it (input `verify-url`). */




/** The hold keeps the site that is live, which is not that of this run. A mix is known not to be one site. */
async function verifyHeld(deployment, run) {
    const { live } = deployment.state;
    if (live === undefined || deployment.plan.before.live === 'incomplete')
        return;
    const { verifyUrl: url } = run.inputs;
    if (url === undefined)
        return;
    const site = new Map([...live.files].map(([path, { sha256 }]) => [path, sha256]));
    run.report.learn({ verifiedUrls: await (0,verify_live/* verifyLive */.W3)({ site, pages: live.pages ?? [], url }, run) });
}
/** Nothing serves a folder yet that a later step publishes. */
async function verify(live, run) {
    const { inputs, report } = run;
    const { verifyUrl: url } = inputs;
    if (url === undefined || report.isForLaterStep)
        return;
    report.learn({ verifiedUrls: await (0,verify_live/* verifyLive */.W3)({ ...live, url }, run) });
}
/** A site that was published in an earlier run is served at once. */
const PUBLISHED_MS = 20_000;
/**
 * If nothing changed in a folder that a later step publishes, an earlier run has published it: looks whether it is served.
 *
 * @returns the deployment that records the result
 * @throws ActionError if it is not served although an earlier run had it published again, and no person started this one
 */
async function withPublished(live, deployment, run) {
    const { inputs, report } = run;
    const { state, contentDigest, plan } = deployment;
    if (!report.isForLaterStep || inputs.verifyUrl === undefined || plan.kind === 'deploy')
        return deployment;
    const { verified, unserved: found } = await (0,verify_live/* requestLive */.sP)({ ...live, url: inputs.verifyUrl }, PUBLISHED_MS, run);
    if (found === undefined)
        report.learn({ verifiedUrls: verified });
    else if (state.live?.unserved === contentDigest && !(0,workflow_run/* isStartedByPerson */.G)(run.workflow))
        throw (0,verify_live/* stillUnserved */.jk)(found);
    else
        report.learn({ unpublished: found.what }, unpublishedSentence(found.what));
    const unserved = found && contentDigest;
    if (unserved === state.live?.unserved)
        return deployment;
    const compared = { ...deployment, unserved };
    return { ...compared, plan: planOf(compared, run) };
}

;// CONCATENATED MODULE: ./lib/src/deploy/main.js
/** The deploy action: the run from top to bottom. */



























/** @param spawning from `spawnInstalled` */
function main(spawning) {
    const report = new DeployReport({ log: step_log.stepLog, clock: context/* systemClock */.m }, step_outputs/* setOutput */.u);
    return (0,run_action/* runAction */.C)({
        run: (signal) => deploy(spawning, report, { log: step_log.stepLog, clock: context/* systemClock */.m, signal }),
        verdict: (failure) => report.verdict(failure),
        repair: (failure) => report.repair(failure),
        warning: (outcome) => report.warning(outcome),
        resumeHint: (outcome) => report.resumeHint(outcome),
        summary: (result) => report.summary(result),
    });
}
async function deploy(spawning, report, context) {
    report.began();
    maskSecrets(process.env);
    const inputs = readDeployInputs();
    report.inputsRead(inputs);
    // Without a runner, no later step reads the list.
    const pagesFolder = (0,runner_files/* hasRunner */.X$)() ? await makeTemporaryFolder((0,runner_files/* tempFolder */.vg)()) : undefined;
    const listPages = async (pages) => pagesFolder === undefined ? '' : writeTemporaryFile(pagesFolder, 'changed-pages.txt', pages);
    // A run that is refused changes no page, and a later step may run even then.
    report.learn({ changedPagesFile: await listPages('') });
    let outcome = 'completed';
    await withTemporaryFolder((0,runner_files/* tempFolder */.vg)(), async (folder) => {
        const reading = inputs.remove ? Promise.resolve(NO_SITE) : readSite(inputs, context);
        const starting = startRclone(spawning, (0,runner_files/* workspace */.Gl)(), reading, context);
        try {
            const [{ digests, stamps, hostingPath }, rclone] = await Promise.all([reading, starting]);
            report.learn({ hostingPath }, hostingPath && (0,hosting_path/* hostingSentence */.O4)(hostingPath).replaceAll('`', ''));
            const calls = await Calls.start(rclone, context);
            const opened = await openRemote(inputs.destination, 'destination', { calls, folder, context });
            report.opened(opened.features);
            outcome = await deploySite(digests, {
                ...context,
                stamps,
                inputs,
                report,
                workflow: (0,workflow_run/* workflowRun */.t)(),
                listPages,
                storage: siteStorage(opened, inputs.sitePath, report),
                stateStorage: await openState(opened, inputs),
            });
        }
        catch (error) {
            report.failed(error);
            throw error;
        }
        finally {
            // A cancelled step may be killed before rclone has ended.
            report.learn({ isOver: true });
            await starting.then((rclone) => rclone.end(), () => undefined);
        }
    });
    report.finished(outcome);
    return outcome;
}
async function openState(destination, { state }) {
    const name = pathWithin(destination.remote, state);
    return name === undefined
        ? stateStorage(await openRemote(state, 'state', destination), '')
        : stateStorage(destination, name);
}
/** @param digests of the files to deploy, in byte order */
async function deploySite(digests, run) {
    const { inputs, report } = run;
    const deployment = await compare(digests, run);
    if (inputs.remove && !isKnown(deployment.state)) {
        report.learn({ isNothingToRemove: true }, `There is no site of this action at ${(0,clean_text/* cleanText */.X5)(inputs.destination.name)}: nothing to remove`);
        return inputs.dryRun ? 'checked' : 'completed';
    }
    if (inputs.dryRun)
        report.planned(deployment.plan);
    const hold = holdAgainst(deployment, run);
    if (hold !== undefined) {
        report.learn({ hold }, holdSentence(hold));
        if (!inputs.dryRun)
            await verifyHeld(deployment, run);
        return 'held';
    }
    checkGuards(deployment, run);
    await checkLostState(deployment, run);
    await requireCdn(deployment, run);
    await run.listPages(changedPages(deployment.plan));
    if (inputs.dryRun)
        return 'checked';
    const site = { site: digests, pages: deployment.pages };
    await performPlan(await withPublished(site, deployment, run), run);
    if (inputs.remove)
        await removeState(deployment, run);
    await verify(site, run);
    return 'completed';
}


/***/ }),

/***/ 1591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ UNREACHABLE),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   c3: () => (/* binding */ refusalIn),
/* harmony export */   fm: () => (/* binding */ REFUSES_CONNECTION)
/* harmony export */ });
/* harmony import */ var _storage_types_hint_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6740);
/** What kind of failure the errors of a call are. Each kind has one answer: a retry, less at once, or a hint. */

/**
 * What the operating system or Go reports about a connection. On Windows, the texts are others.
 */
const UNREACHABLE = /connection (?:refused|reset|timed out|lost|closed|aborted)|broken pipe|\bEOF\b|i\/o timeout|no route to host|(?:network|host) is (?:unreachable|down)|timeout awaiting response|TLS handshake timeout|Client\.Timeout|deadline exceeded|use of closed (?:network )?connection|actively refused|forcibly closed|did not properly respond/i;
/**
 * A server allows fewer connections at once: FTP has 421 for that (RFC 959), ProFTPD says it after the login. An SSH
 * server ends the connection before or after the login.
 */
const REFUSES_CONNECTION = /(?:^|[:"] )421[ -]|too many (?:connections|connected|users|logins|clients|sessions)|maximum number of (?:allowed )?(?:clients|connections|users|logins|sessions)|handshake failed: (?:EOF|read |ssh: disconnect, reason (?:2|11|12)\b)|initialise SFTP: .*EOF$/i;
/** A service allows fewer requests. Its own word for that says more than the status of HTTP. */
const REFUSES_RATE = [
    /(?<=api error |ERROR CODE: |, |^)(?:SlowDown|TooManyRequests|ServerBusy|RequestLimitExceeded|Throttling\w*|rateLimitExceeded)\b(?!\.)/i,
    /(?:StatusCode:? |status code:? |RESPONSE |Error )(?:429|503)\b|\b(?:429 Too Many|503 S(?:ervice Unav|low ?Down))/i,
];
/** A service reports an error of its own, as S3, Azure, and Google write it. */
const SERVER_ERROR = /(?:StatusCode:? |status code:? |RESPONSE |Error )5\d\d\b/;
/** @returns the part of the message with which a storage refuses so many connections or requests at once */
function refusalIn(message) {
    for (const pattern of [REFUSES_CONNECTION, ...REFUSES_RATE]) {
        const { index } = pattern.exec(message) ?? {};
        if (index !== undefined)
            return message.slice(index).replace(/^[^\w]+/, '');
    }
    return undefined;
}
/** @param errors of one call, the first one first */
function kindOf(errors) {
    const messages = errors.map(({ message }) => message);
    if (messages.some((message) => refusalIn(message) !== undefined))
        return 'refused';
    if (messages.length > 0 && messages.every((message) => UNREACHABLE.test(message)))
        return 'unreachable';
    if (messages.some((message) => _storage_types_hint_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .DISK_FULL */ .wl.test(message)))
        return 'full';
    return SERVER_ERROR.test(messages[0] ?? '') ? 'internal' : 'other';
}


/***/ }),

/***/ 9579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ rcloneEnvironment)
/* harmony export */ });
/* harmony import */ var _runner_child_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6679);
/* harmony import */ var _site_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8836);
/* harmony import */ var _storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(471);
/** The environment variables that rclone gets. */



/** Settings of rclone for the configuration, the network, and the speed (rclone documentation, "Global Flags"). */
const ALLOWED = /^(?:CONFIG|CONFIG_.+|PASSWORD_COMMAND|CACHE_DIR|TEMP_DIR|BIND|BWLIMIT(?:_FILE)?|CA_CERT|CLIENT_(?:CERT|KEY|PASS)|CONTIMEOUT|TIMEOUT|DISABLE_HTTP2|DISABLE_HTTP_KEEP_ALIVES|DSCP|EXPECT_CONTINUE_TIMEOUT|HEADER|HTTP_PROXY|LOW_LEVEL_RETRIES|MAX_CONNECTIONS|NO_CHECK_CERTIFICATE|TPSLIMIT(?:_BURST)?|USE_COOKIES|USER_AGENT|TRANSFERS|CHECKERS|BUFFER_SIZE|FAST_LIST|MAX_BUFFER_MEMORY|STREAMING_UPLOAD_CUTOFF|USE_MMAP)$/;
/**
 * Defaults that a user may override. A site has many small files, so many of them are transferred at once: see
 * `parallelOf`. A request is given up after one minute without data, not after five, since rclone repeats it ten
 * times.
 */
const DEFAULTS = {
    RCLONE_TRANSFERS: '64',
    RCLONE_CHECKERS: '64',
    // The files are on a disk of the runner, so reading ahead costs memory and gains nothing.
    RCLONE_BUFFER_SIZE: '0',
    // Collects garbage less often, which saves a fifth of the processor time of an upload.
    GOGC: '400',
    // The first deployment of 200,000 files takes 870 MB without this limit.
    GOMEMLIMIT: '320MiB',
    RCLONE_CONTIMEOUT: '20s',
    RCLONE_TIMEOUT: '1m',
    ...(0,_storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_1__/* .storageVariables */ .Tc)(false),
};
/** Settings that a user cannot override. */
const FIXED = {
    RCLONE_ASK_PASSWORD: 'false',
    RCLONE_USE_JSON_LOG: 'true',
    RCLONE_LOG_LEVEL: 'INFO',
    RCLONE_RETRIES: '1',
    // After a multi-thread upload, rclone compares the size, which it does not know for S3: it does not request an object
    // after its upload. The backend of the storage itself uploads a large file in several parts at once.
    RCLONE_MULTI_THREAD_STREAMS: '0',
    RCLONE_PARTIAL_SUFFIX: _site_names_js__WEBPACK_IMPORTED_MODULE_0__/* .PARTIAL_SUFFIX */ .oG,
    // The time in a listing is that of the storage. Otherwise, rclone would request each object of S3 for its own time.
    RCLONE_USE_SERVER_MODTIME: 'true',
    ...(0,_storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_1__/* .storageVariables */ .Tc)(true),
};
/**
 * Only settings of a remote, of the network, and of the speed have an effect: other settings change which files an
 * operation affects, whether it changes anything, or what it prints.
 *
 * @returns the variables, and the names of the user's variables that have no effect here
 */
function rcloneEnvironment(env) {
    const ignored = Object.keys(env).filter((name) => /^RCLONE_/i.test(name) && !isAllowed(name));
    const passed = Object.entries((0,_runner_child_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .childEnvironment */ .Q)(env)).flatMap(([name, value]) => {
        const given = ignored.includes(name) ? undefined : passedValue(name, value);
        return given === undefined ? [] : [[name, given]];
    });
    return { env: { ...DEFAULTS, ...Object.fromEntries(passed), ...FIXED }, ignored };
}
/** A secret that was pasted often ends with a line break. rclone would send it, and the storage refuse the signature. */
function passedValue(name, value) {
    return value !== undefined && /^RCLONE_/i.test(name) ? (0,_storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_1__/* .correctedValue */ .TD)(name, value.trim()) : value;
}
function isAllowed(name) {
    const setting = name.toUpperCase().slice('RCLONE_'.length);
    return ALLOWED.test(setting) || _storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_1__/* .OF_STORAGE */ .gY.test(setting);
}


/***/ }),

/***/ 9848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ fixOf),
/* harmony export */   U3: () => (/* binding */ UNREACHED),
/* harmony export */   ln: () => (/* binding */ REFUSED),
/* harmony export */   rl: () => (/* binding */ causeOf)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(369);
/* harmony import */ var _storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(471);
/* harmony import */ var _failure_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1591);
/**
 * What a storage reports in plain words, and how to fix it. A row belongs to one kind of storage: the same words have
 * another meaning elsewhere. The code of an error has priority over its text.
 */



const UNREACHED = [
    'The storage does not respond.',
    'Check whether it is running, and whether this runner can reach its address.',
];
/** For a message that says what the storage refuses. */
const REFUSED = [
    '',
    'Check its limits, and what else uses it, and run the workflow again.',
];
const UNTRUSTED = [
    'The certificate of the server is not trusted.',
    'Check the name of the host, or store the certificate of your authority in the file that `RCLONE_CA_CERT` names.',
];
/** What decides before the status of a response, whatever the storage is. */
const DETAILS = [
    [
        /HTTP request (?:was sent )?to (?:an )?HTTPS (?:port|server)|malformed HTTP response "\\x15/i,
        'The server requires TLS at this address.',
        'Use `https` in the address of the remote.',
    ],
];
/** What rclone itself reports, or the network, whatever the storage is. */
const OF_ALL = [
    [
        /didn't find (?:section|backend)/i,
        'rclone has no remote with this name.',
        'Configure it with environment variables, such as `RCLONE_CONFIG_DOCS_TYPE` for `docs:`, or use a connection string.',
    ],
    [
        /is it obscured|obscured\?/,
        'rclone expects the password in obscured form.',
        'Create it with `rclone obscure`.',
    ],
    [/x509: /, ...UNTRUSTED],
    [
        /server gave HTTP response to HTTPS client|first record does not look like a TLS/i,
        'The server offers no TLS at this address.',
        'Check the port, or use `http` in the address of the remote.',
    ],
    [
        /malformed HTTP/i,
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
    [_failure_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .UNREACHABLE */ .Dr, ...UNREACHED],
];
/**
 * @param message of rclone
 * @param storage rclone's type of the storage; undefined if it is not known
 * @param first causes for this remote, which decide before all others
 * @returns undefined if no table has it
 */
function causeOf(message, storage, first = []) {
    const { details = [], code, codes = {}, texts = [] } = (0,_storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_0__/* .storageTypeOf */ .V5)(storage).hints;
    const causeIn = (table) => {
        const row = table.find(([pattern]) => pattern.test(message));
        return row && [row[1], row[2]];
    };
    const found = code?.exec(message)?.[1];
    const byCode = Object.entries(codes).find(([names]) => found !== undefined && names.split(' ').includes(found));
    return causeIn([...first, ...details, ...DETAILS]) ?? byCode?.[1] ?? causeIn([...texts, ...OF_ALL]);
}
/** @returns every cause that a message may name, with its fix */
function allCauses() {
    const types = _storage_types_storage_types_js__WEBPACK_IMPORTED_MODULE_0__/* .STORAGE_TYPES */ .Gq;
    const tables = types.flatMap(({ hints, credentials }) => [hints.details, hints.texts, credentials?.unread]);
    const byCode = types.flatMap(({ hints }) => Object.values(hints.codes ?? {}));
    const rows = [...tables, DETAILS, OF_ALL].flatMap((table) => table ?? []);
    return [...rows.map(([, cause, fix]) => [cause, fix]), ...byCode];
}
/**
 * Returns how to fix what a deployment has reported. The alarm has no more of it than this message.
 *
 * @param message the output `error-message`
 * @returns undefined if it names no cause, or one that has several fixes
 */
function fixOf(message) {
    const [, named] = / failed: (.+?) rclone: /.exec(message) ?? [];
    if (named === undefined)
        return undefined;
    const found = allCauses().filter(([cause]) => (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(cause) === named);
    const fixes = new Set(found.map(([, fix]) => fix));
    return fixes.size === 1 ? found[0]?.[1] : undefined;
}


/***/ }),

/***/ 8727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ RcloneProcess),
/* harmony export */   a: () => (/* binding */ KILL_MS),
/* harmony export */   spawnInstalled: () => (/* binding */ spawnInstalled)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(481);
/* harmony import */ var _runner_find_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2299);
/* harmony import */ var _rclone_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9579);
/**
 * The process of rclone. It serves its remote control on a port of this machine, behind a random password (rclone
 * documentation, "Remote controlling rclone with its API"). This file loads little: rclone starts while the rest of the
 * action is loaded.
 */





/** A job on a self-hosted runner can take five days (GitHub Docs, "Actions limits"). By default, rclone ends a call after one hour. */
const LONGEST_CALL = '120h';
/** A process that was asked to end is killed after this time. A cancelled step has 1.5 s (`runAction`). */
const KILL_MS = 700;
/**
 * The digest of the standard input is not needed. The command is used because, on every system, it ends when its input
 * is closed, even if the step is killed. `rclone rcd` would keep running.
 */
const ARGUMENTS = ['hashsum', 'md5', '-'];
/** The name that is sent with the password. */
const USER = 'deploy';
/**
 * Starts the rclone in `PATH`.
 *
 * @param cwd folder in which relative paths of remotes and variables begin
 * @returns undefined if there is none
 */
async function spawnInstalled(cwd) {
    const program = await (0,_runner_find_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findProgram */ .K)('rclone');
    return program === undefined ? undefined : new RcloneProcess(program, cwd);
}
class RcloneProcess {
    /** Absolute path. */
    program;
    /** For HTTP Basic authentication. */
    auth;
    /** The port of the remote control. Does not resolve if the process cannot serve it. */
    port;
    /** Resolves with the reason when the process has ended and its log is read. */
    closed;
    #child;
    #onLine;
    /** What was logged before somebody listened. */
    #lines = [];
    /**
     * @param program absolute path
     * @param cwd folder in which relative paths of remotes and variables begin
     */
    constructor(program, cwd) {
        this.program = program;
        const password = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(32).toString('hex');
        this.auth = `${USER}:${password}`;
        this.#child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, ARGUMENTS, {
            cwd,
            env: {
                ...(0,_rclone_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .rcloneEnvironment */ .P)(process.env).env,
                RCLONE_RC: 'true',
                RCLONE_RC_ADDR: '127.0.0.1:0',
                RCLONE_RC_USER: USER,
                RCLONE_RC_PASS: password,
                RCLONE_RC_SERVER_READ_TIMEOUT: LONGEST_CALL,
                RCLONE_RC_SERVER_WRITE_TIMEOUT: LONGEST_CALL,
            },
            stdio: ['pipe', 'ignore', 'pipe'],
            windowsHide: true,
        });
        this.#child.stdin.on('error', () => undefined);
        // A step with a bad input ends before it uses rclone.
        process.once('exit', () => this.#child.kill('SIGKILL'));
        this.closed = new Promise((resolve) => {
            this.#child.once('error', (error) => resolve(`it cannot be started (${error.message})`));
            this.#child.once('close', (code, signal) => resolve(signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`));
        });
        this.port = new Promise((resolve) => {
            (0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: this.#child.stderr }).on('line', (line) => {
                const [, port] = /Serving remote control on \[?http:\/\/127\.0\.0\.1:(\d+)\//.exec(line) ?? [];
                if (port !== undefined)
                    resolve(Number(port));
                else if (this.#onLine === undefined)
                    this.#lines.push(line);
                else
                    this.#onLine(line);
            });
        });
    }
    /** Calls the listener for each line of the log, also for those of before. */
    readLog(onLine) {
        for (const line of this.#lines)
            onLine(line);
        this.#onLine = onLine;
    }
    /** Ends the process at once, whatever it does. */
    kill() {
        // The program may be a script that has started the real one.
        this.#child.stdin.end();
        this.#child.kill('SIGKILL');
    }
    /** Ends the process by closing its standard input, or kills the process if that is not enough. */
    async end() {
        this.#child.stdin.end();
        const late = new Promise((resolve) => void setTimeout(resolve, KILL_MS).unref());
        await Promise.race([this.closed, late]);
        this.#child.kill('SIGKILL');
    }
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
function isNewEnough(version, oldestVersion = OLDEST_RCLONE) {
    const [parts, oldest] = [numbersOf(version), numbersOf(oldestVersion)];
    const at = oldest.findIndex((number, index) => number !== (parts[index] ?? 0));
    return at === -1 || (parts[at] ?? 0) > (oldest[at] ?? 0);
}
function numbersOf(version) {
    return version.split('.', 3).map((part) => Number.parseInt(part, 10) || 0);
}


/***/ }),

/***/ 6679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ childEnvironment)
/* harmony export */ });
/** The environment variables that other programs get. */
/** Inputs, and the tokens of the runner: no other program needs them. */
const WITHHELD = /^(?:INPUT_|ACTIONS_)/i;
/** @returns the environment of the step without what other programs do not need */
function childEnvironment(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !WITHHELD.test(name)));
}


/***/ }),

/***/ 2299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/** Finds programs of the runner. Prints nothing: it looks for rclone before any secret is masked. */



/** The extensions of programs where PATHEXT is not set (Microsoft, "start"). */
const WINDOWS_EXTENSIONS = '.COM;.EXE;.BAT;.CMD';
/**
 * Finds a program in PATH, as a shell does. It is not in a folder that cannot be read.
 *
 * @param name without an extension
 * @returns an absolute path; undefined if there is none
 */
async function findProgram(name, platform = process.platform) {
    const { PATH = '', PATHEXT = WINDOWS_EXTENSIONS } = process.env;
    const extensions = platform === 'win32' ? PATHEXT.split(';') : [''];
    const folders = PATH.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder) => folder !== '');
    for (const folder of folders)
        for (const extension of extensions) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(folder, name + extension);
            if (await isProgram(file))
                return file;
        }
    return undefined;
}
async function isProgram(file) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)).isFile();
    }
    catch {
        return false;
    }
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

/***/ 8836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
/* harmony export */   On: () => (/* binding */ ANY_NAMES),
/* harmony export */   P2: () => (/* binding */ STATE_FOLDER),
/* harmony export */   Rc: () => (/* binding */ nameKey),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   oG: () => (/* binding */ PARTIAL_SUFFIX),
/* harmony export */   pW: () => (/* binding */ withFinishedNames),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   y4: () => (/* binding */ finishedName)
/* harmony export */ });
/** Names at a destination: which ones are one file, folders, the folder of a state, and the names of unfinished uploads. */
/** The default folder of a deployment's state at a destination. */
const STATE_FOLDER = '.static-export';
/** ASCII without capital letters, as in most names. */
const PLAIN = /^[\0-@[-\x7f]*$/;
/** For names that may be those of one file on some storage. */
const ANY_NAMES = { ignoresCase: true, mayNormalize: true };
/** @returns the same text for names of one file */
function nameKey(path, { ignoresCase, mayNormalize }) {
    if (PLAIN.test(path))
        return path;
    const normal = mayNormalize ? path.normalize('NFC') : path;
    return ignoresCase ? normal.toLowerCase() : normal;
}
/** Returns every folder that contains one of the files, directly or not. */
function foldersOf(paths) {
    const folders = new Set();
    let previous = '';
    for (const path of paths) {
        const slash = path.lastIndexOf('/');
        // Most files are in the folder of the file before them.
        if (slash === previous.length && path.startsWith(previous))
            continue;
        previous = path.slice(0, Math.max(slash, 0));
        for (const folder of ancestorsOf(path))
            folders.add(folder);
    }
    return folders;
}
/** Returns the folders that contain a file, the outermost first. */
function ancestorsOf(path) {
    const folders = [];
    for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
        folders.push(path.slice(0, slash));
    }
    return folders;
}
/**
 * The end of a file's name on a disk or server until its upload is complete. rclone adds a dot and 8 hex digits before
 * it (rclone documentation, "--partial-suffix").
 */
const PARTIAL_SUFFIX = '.export-partial';
const PARTIAL = `\\.[0-9a-f]{8}\\${PARTIAL_SUFFIX}`;
/** @returns the name that the file has when its upload is complete */
function finishedName(name) {
    return name.replace(new RegExp(`${PARTIAL}$`), '');
}
/** Whether the file is what an interrupted upload left. */
function isPartial(path) {
    return finishedName(path) !== path;
}
/** @returns a message with finished names */
function withFinishedNames(message) {
    return message.replace(new RegExp(`${PARTIAL}\\b`, 'g'), '');
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