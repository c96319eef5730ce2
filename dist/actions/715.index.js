"use strict";
exports.id = 715;
exports.ids = [715];
exports.modules = {

/***/ 2409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/** What every working part takes as arguments, so that it does not depend on the runner. */

/** Node's timers accept no longer time, and fire immediately if they get one. */
const MAX_TIMER_MS = 2 ** 31 - 1;
const systemClock = {
    now: () => performance.now(),
    async sleep(ms, signal) {
        try {
            for (let leftMs = ms; leftMs > 0; leftMs -= MAX_TIMER_MS) {
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, MAX_TIMER_MS), undefined, { signal });
            }
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
    },
};


/***/ }),

/***/ 6715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/src/context/context.js
var context = __webpack_require__(2409);
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
// EXTERNAL MODULE: ./lib/src/site/content-digest.js
var content_digest = __webpack_require__(9206);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/site/page-loss.js
var page_loss = __webpack_require__(8809);
// EXTERNAL MODULE: ./lib/src/site/pages.js
var site_pages = __webpack_require__(8252);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/src/text/decode-text.js
var decode_text = __webpack_require__(8010);
;// CONCATENATED MODULE: ./lib/src/deploy/state/deployment-record.js
/** `deployment.json`: who deployed the live site, and when. */


const TEXT = (0,dist/* pipe */.FsL)((0,dist/* nullish */.cl6)((0,dist/* string */.YjP)()), (0,dist/* transform */.pdi)((value) => value ?? undefined));
const RECORD = (0,dist/* object */.Ikc)({
    jobId: TEXT,
    repository: TEXT,
    runId: (0,dist/* nullish */.cl6)((0,dist/* union */.KCZ)([(0,dist/* number */.aig)(), (0,dist/* pipe */.FsL)((0,dist/* string */.YjP)(), (0,dist/* transform */.pdi)(Number), (0,dist/* number */.aig)())])),
});
/** @returns undefined if it is not such a record */
function parseRecord(json) {
    const value = (0,decode_text/* parseJson */.q)(json);
    const parsed = (0,dist/* safeParse */.xLC)(RECORD, value);
    if (!parsed.success || Array.isArray(value))
        return undefined;
    const { jobId, repository = '', runId } = parsed.output;
    return { jobId, repository, runId: runId ?? 0 };
}
/** Formats a record without its undefined properties. */
function formatRecord(record) {
    return `${JSON.stringify(record, null, 2)}\n`;
}
/** Whether a newer run of the same repository has deployed the live site. */
function isOlderRun(live, run) {
    return (live !== undefined &&
        live.repository !== '' &&
        live.repository === run.repository &&
        live.runId > run.runId);
}

;// CONCATENATED MODULE: ./lib/src/deploy/guards.js




/** @throws ActionError if the site may not be deployed, before anything was changed */
function checkGuards({ live, record }, site, { maxPageLoss }, run, { log }) {
    if (isOlderRun(record, run)) {
        throw new errors/* ActionError */.l('check-failed', `Run ${record?.runId} of this repository, which is newer than this run (${run.runId}), has deployed the live site.`, {
            hint: 'Nothing was changed. To go back to an older site, start a new run that deploys it.',
            isPermanent: true,
        });
    }
    if (maxPageLoss === undefined)
        return;
    if (live === undefined) {
        log.info('There is no live manifest: `max-page-loss` is not checked');
        return;
    }
    const [livePages, sitePages] = [(0,site_pages/* countPages */.E)(live.keys()), (0,site_pages/* countPages */.E)(site.keys())];
    const error = (0,page_loss/* pageLossError */.h)(livePages, sitePages, maxPageLoss, 'Nothing was changed.');
    if (error !== undefined)
        throw error;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(4536);
// EXTERNAL MODULE: ./lib/src/inputs/folder-parsers.js
var folder_parsers = __webpack_require__(9497);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
;// CONCATENATED MODULE: ./lib/src/deploy/inputs/remote.js
/**
 * A path as rclone takes it: a folder of this machine, `remote:path`, or a connection string `:type,key=value:path`
 * (rclone documentation, "Syntax of remote paths" and "Connection strings").
 */



/** Storages in which a folder is only a part of a name, and whose path begins with a bucket. */
const BUCKET_TYPES = new Set([
    's3',
    'azureblob',
    'google cloud storage',
    'gcs',
    'b2',
    'swift',
    'oracleobjectstorage',
]);
const FIX = 'Write a path as rclone takes it: a folder, such as `build/docs`; a remote that `RCLONE_CONFIG_DOCS_TYPE` and other ' +
    'variables configure, such as `docs:bucket/path`; or a connection string, such as ' +
    '`:s3,provider=AWS,env_auth=true,region=eu-central-1:bucket`.';
/**
 * The value is never shown if it has parameters: one of them may be a password.
 *
 * @throws InputError
 */
function parseRemote(input, value) {
    const wrong = (what) => new errors/* InputError */.d(input, what, FIX);
    if (value === '')
        throw wrong('is empty.');
    if (/[\r\n\0]/.test(value))
        throw wrong('contains a line break.');
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value))
        throw wrong('is a URL.');
    const { prefix, parameters, name } = beforePath(value, wrong);
    if (prefix === '')
        return localFolder(input, value);
    const type = prefix.startsWith(':') ? name.toLowerCase() : typeOf(name);
    const rest = value.slice(prefix.length).replace(/(?<=[^/])\/+$/, '');
    if (parameters.length > 0 && (CUT_PARAMETER.test(rest) || isCutUrl(prefix, rest))) {
        throw wrong('has a colon after its parameters, or a parameter whose value contains a colon and is not in quotes, such as `endpoint="https://..."`.');
    }
    if (type !== undefined && BUCKET_TYPES.has(type) && rest.replaceAll('/', '') === '') {
        throw wrong('has no bucket after its last colon. An expression without a value is empty.');
    }
    return { prefix, path: rest, type, name: shownName(rest, name), parameters };
}
/** Returns the type of a remote that rclone's own variables configure. */
function typeOf(name) {
    const variable = `RCLONE_CONFIG_${name.replaceAll('-', '_').toUpperCase()}_TYPE`;
    return process.env[variable]?.toLowerCase();
}
function localFolder(input, value) {
    const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
    const folder = external_node_path_.resolve(workspace, (0,folder_parsers/* parseFolder */.Ir)(input, value, external_node_path_.sep, FIX));
    if (external_node_path_.dirname(folder) === folder)
        throw new errors/* InputError */.d(input, 'is the root of the file system.', FIX);
    const relative = external_node_path_.relative(workspace, folder);
    const isInside = relative !== '' && !relative.startsWith('..') && !external_node_path_.isAbsolute(relative);
    return { prefix: '', path: folder, type: 'local', name: isInside ? relative : folder, parameters: [] };
}
const NO_REMOTE = { prefix: '', name: '', parameters: [] };
function beforePath(value, wrong) {
    const [start, name = ''] = /^:?([^:,/\\]+)(?=[:,])/.exec(value) ?? [];
    if (start === undefined)
        return NO_REMOTE;
    // On Windows, rclone takes a single letter for a drive, as every other program does.
    if (process.platform === 'win32' && /^[a-z]$/i.test(start) && value[1] === ':')
        return NO_REMOTE;
    const parameters = [];
    let at = start.length;
    while (value[at] === ',') {
        const [all, key = '', quoted, plain] = PARAMETER.exec(value.slice(at)) ?? [];
        if (all === undefined)
            throw wrong('has a parameter that rclone cannot read.');
        parameters.push({ name: key, value: quoted === undefined ? (plain ?? 'true') : unquoted(quoted) });
        at += all.length;
    }
    // Without a colon, it is the name of a folder with a comma in it.
    if (value[at] !== ':') {
        if (start.startsWith(':'))
            throw wrong('has no colon before its path.');
        return NO_REMOTE;
    }
    return { prefix: value.slice(0, at + 1), name, parameters };
}
/** `,key`, `,key=value`, `,key="value"`, or `,key='value'`, where a quote within the quotes is doubled. */
const PARAMETER = /^,([^=,:]+)(?:=(?:("(?:[^"]|"")*"|'(?:[^']|'')*')|((?!["'])[^,:]*)))?(?=[,:]|$)/;
/**
 * rclone takes the first colon that is not in quotes for the end of the parameters. What comes after it would be part of
 * the path, which is shown, even if it is the rest of a secret. So a path with a colon is not accepted after parameters.
 */
const CUT_PARAMETER = /:|,\w+=/;
function isCutUrl(prefix, rest) {
    return /=https?:$/i.test(prefix) && rest.startsWith('//');
}
function unquoted(text) {
    const [quote = ''] = text;
    return text.slice(1, -1).replaceAll(quote + quote, quote);
}
/**
 * Returns a folder as rclone expects it. The trailing slash shows that it is not a file: otherwise, rclone asks the
 * storage.
 *
 * @param folder within the remote, with `/` between its parts; empty for the remote itself
 */
function folderOf(remote, folder = '') {
    const full = joined(remote, folder);
    return /[/:]$/.test(full) && !(remote.prefix === '' && full.endsWith(':')) ? full : `${full}/`;
}
/** @returns a file or folder within the remote, as rclone takes it */
function fileOf(remote, name) {
    return joined(remote, name);
}
/** @returns the folder of that name within the remote */
function within(remote, name) {
    return { ...remote, path: joined({ ...remote, prefix: '' }, name) };
}
function joined({ prefix, path: base }, name) {
    const slash = base === '' || name === '' || base.endsWith('/') ? '' : '/';
    return `${prefix}${base}${slash}${name}`;
}
/** Whether folders exist independently of files, so that an empty one can be in the way. */
function hasFolders({ type }) {
    return type === undefined || !BUCKET_TYPES.has(type);
}
/** Returns the folder within the bucket; empty for the bucket itself, and for a folder of this machine. */
function keyPrefixOf(remote) {
    if (remote.prefix === '')
        return '';
    return remote.path.split('/').filter(Boolean).slice(1).join('/');
}
/** Returns a name such as `bucket/path`, without the parameters of a connection string. */
function shownName(rest, remoteName) {
    return /^\/*$/.test(rest) ? remoteName : rest.replace(/^\/+(?=[^/]+$)/, '');
}
/**
 * @param other a folder, such as that of the state
 * @returns the path of `other` within the remote; empty if they are the same; undefined if it is elsewhere
 */
function pathWithin(remote, other) {
    const [outer, inner] = [folderOf(remote), folderOf(other)].map((text) => text.replaceAll('\\', '/'));
    if (outer === undefined || inner === undefined || !inner.startsWith(outer))
        return undefined;
    return inner.slice(outer.length).replace(/\/$/, '');
}

;// CONCATENATED MODULE: ./lib/src/deploy/inputs/input-table.js
/** The inputs of the deploy action: name, default and parser of each. */




const DEPLOY_INPUTS = {
    sitePath: { name: 'site-path', isRequired: true, parse: parseSitePath },
    manifestPath: { name: 'manifest-path', parse: folder_parsers/* parseWorkspaceFile */.P2 },
    destination: { name: 'destination', isRequired: true, parse: parseRemote },
    jobId: {
        name: 'job-id',
        parse: (0,parsers/* idOf */.TH)('an export job', 'Pass the output `job-id` of the export action: one word, such as `se_3f9a2c1b8e7d4a06`.'),
    },
    maxPageLoss: { name: 'max-page-loss', parse: parsers/* parseMaxPageLoss */.AS },
    delete: { name: 'delete', default: 'true', parse: parsers/* parseBoolean */.yG },
    cacheControl: {
        name: 'cache-control',
        default: 'public, max-age=0, must-revalidate',
        isEmptyMeant: true,
        parse: parseHeader,
    },
    cloudfrontDistribution: { name: 'cloudfront-distribution', parse: parseDistribution },
    verifyUrl: { name: 'verify-url', parse: parsers/* parseSiteUrl */.A5 },
    dryRun: { name: 'dry-run', default: 'false', parse: parsers/* parseBoolean */.yG },
    state: { name: 'state', parse: parseRemote },
    summary: { name: 'summary', default: 'true', parse: parsers/* parseBoolean */.yG },
};
const SITE_FIX = 'Pass the folder of the site, such as the output `site-path` of the export action, which is set with `extract: true`.';
function parseSitePath(input, value) {
    if (value === '')
        throw new errors/* InputError */.d(input, 'is empty.', SITE_FIX);
    return (0,folder_parsers/* parseWorkspaceFolder */.lO)(input, value);
}
/** @returns undefined for no header */
function parseHeader(input, value) {
    if (value === '')
        return undefined;
    if (/^[\x20-\x7e]+$/.test(value))
        return value;
    throw new errors/* InputError */.d(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is not the value of a header.`, 'Write the value of `Cache-Control`, such as `public, max-age=60`.');
}
function parseDistribution(input, value) {
    if (/^[A-Z0-9]{1,64}$/.test(value))
        return value;
    throw new errors/* InputError */.d(input, `is ${(0,parsers/* quoted */.TL)(value)}, which is not the ID of a distribution.`, 'Copy the ID from the CloudFront console: capital letters and digits, such as `E2EXAMPLE`.');
}

;// CONCATENATED MODULE: ./lib/src/deploy/inputs/inputs.js
/** The inputs of the deploy action as one typed object. Nothing else in `deploy/` reads inputs. */





/** Folder of the state at the destination. */
const STATE_FOLDER = '.static-export';
/**
 * Reads and checks every input before anything is started.
 *
 * @throws InputError for the first input that cannot be used
 */
function readDeployInputs() {
    const { state, ...inputs } = (0,read_inputs/* readInputs */.K)(DEPLOY_INPUTS);
    const { destination, sitePath } = inputs;
    if (destination.prefix === '' && isInside(destination.path, sitePath)) {
        throw new errors/* InputError */.d('destination', 'is the folder of the site, or lies in it.', 'Deploy to a folder outside `site-path`.');
    }
    if (state !== undefined && pathWithin(destination, state) === '') {
        throw new errors/* InputError */.d('state', 'is the destination itself, so the state would lie among the files of the site.', 'Write a folder of its own for the state, or leave the input empty.');
    }
    if (state?.prefix === '' && isInside(state.path, sitePath)) {
        throw new errors/* InputError */.d('state', 'lies in the folder of the site.', 'Write a folder outside `site-path`.');
    }
    return { ...inputs, state: state ?? within(destination, STATE_FOLDER) };
}
function isInside(inner, outer) {
    const relative = external_node_path_.relative(outer, inner);
    return relative === '' || !(relative.startsWith('..') || external_node_path_.isAbsolute(relative));
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/src/disk/disk-fix.js
var disk_fix = __webpack_require__(6379);
// EXTERNAL MODULE: ./lib/src/site/byte-order.js
var byte_order = __webpack_require__(225);
// EXTERNAL MODULE: ./lib/src/site/manifest.js
var manifest = __webpack_require__(3867);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
// EXTERNAL MODULE: ./lib/src/timing/pauses.js
var pauses = __webpack_require__(1066);
;// CONCATENATED MODULE: ./lib/src/deploy/inputs/site-folder.js
/** Reads the site that is to be deployed: the names of its files, and their digests. */














/** How many files are hashed at the same time. */
const PARALLEL_READS = 8;
/**
 * @returns the files of the site in byte order
 * @throws InputError for a folder that cannot be deployed, or a manifest of another folder
 * @throws ActionError if a file cannot be read; the signal's reason
 */
async function readSite({ sitePath, manifestPath, destination, state }, { log, signal }) {
    const names = await readNames(sitePath, signal);
    if (names.length === 0)
        throw siteError('has no file.');
    requireOwnState(names, destination, state);
    if (manifestPath !== undefined)
        return manifestOf(manifestPath, names);
    log.info(`Computing the digests of ${(0,units/* counted */.hS)(names.length, 'file')}`);
    return hashed(sitePath, names, signal);
}
/** @returns the size in bytes of each of these files */
async function sizesOf(sitePath, names) {
    const sizes = new Map();
    await forEachParallel(names, async (name) => {
        sizes.set(name, (await reading(name, () => (0,promises_.stat)(external_node_path_.join(sitePath, name)))).size);
    });
    return sizes;
}
const site_folder_SITE_FIX = 'Pass a folder of plain files, such as the output `site-path` of the export action.';
function siteError(problem) {
    return new errors/* InputError */.d('site-path', problem, site_folder_SITE_FIX);
}
/** Returns the paths of all files, with `/` between their parts. */
async function readNames(sitePath, signal) {
    const names = [];
    const pauseWhenDue = (0,pauses/* eventLoopPauses */.i)(signal);
    const waiting = [''];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
        await pauseWhenDue();
        for (const entry of await readFolder(sitePath, folder)) {
            const name = requireName(entry.name, folder);
            if (entry.isDirectory()) {
                if (/(?:^|\/)\.static-export$/i.test(name)) {
                    throw siteError(`contains the folder "${(0,clean_text/* cleanText */.X)(name)}", which is the name of a state.`);
                }
                waiting.push(name);
            }
            else if (entry.isFile())
                names.push(name);
            else if (entry.isSymbolicLink())
                throw siteError(`contains the symbolic link "${(0,clean_text/* cleanText */.X)(name)}".`);
            else
                throw siteError(`contains "${(0,clean_text/* cleanText */.X)(name)}", which is not a file.`);
        }
    }
    return names;
}
async function readFolder(sitePath, folder) {
    try {
        return await (0,promises_.readdir)(external_node_path_.join(sitePath, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (cause) {
        const { code } = cause;
        if (folder === '' && code === 'ENOENT')
            throw siteError('names a folder that does not exist.');
        if (folder === '' && code === 'ENOTDIR')
            throw siteError('names a file, not a folder.');
        throw unreadable(folder, cause);
    }
}
/** The state is a manifest, and it must be readable on every system. */
function requireName(bytes, folder) {
    const text = bytes.toString();
    const name = folder === '' ? text : `${folder}/${text}`;
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw siteError(`contains "${(0,clean_text/* cleanText */.X)(name)}", whose name is not UTF-8.`);
    if (/^[a-z]:|[\\\p{Cc}]/iu.test(name)) {
        throw siteError(`contains "${(0,clean_text/* cleanText */.X)(name)}", whose name no manifest can list.`);
    }
    return name;
}
/** The state must not be replaced by a file of the site. */
function requireOwnState(names, destination, state) {
    const folder = pathWithin(destination, state);
    if (folder === undefined || folder === STATE_FOLDER)
        return;
    const other = names.find((name) => name === folder || name.startsWith(`${folder}/`));
    if (other === undefined)
        return;
    throw new errors/* InputError */.d('state', `names a folder in which the site has a file, "${(0,clean_text/* cleanText */.X)(other)}".`, 'Write a folder that is not part of the site, or leave the input empty.');
}
const MANIFEST_FIX = 'Pass the output `manifest-path` of the step whose `site-path` this is, or leave the input empty.';
async function manifestOf(manifestPath, names) {
    const wrong = (what) => new errors/* InputError */.d('manifest-path', `names "${(0,clean_text/* cleanText */.X)(manifestPath)}", ${what}`, MANIFEST_FIX);
    const bytes = await (0,promises_.readFile)(manifestPath).catch((cause) => {
        throw wrong(cause.code === 'ENOENT' ? 'which does not exist.' : `which cannot be read (${cause.code}).`);
    });
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw wrong('which is not UTF-8.');
    const files = (0,manifest/* parseManifest */.N)(bytes.toString(), (what) => wrong(`which ${what}.`));
    const present = new Set(names);
    const missing = [...files.keys()].find((name) => !present.has(name));
    if (missing !== undefined)
        throw wrong(`with "${(0,clean_text/* cleanText */.X)(missing)}", which is not in \`site-path\`.`);
    const unlisted = names.find((name) => !files.has(name));
    if (unlisted !== undefined)
        throw wrong(`without "${(0,clean_text/* cleanText */.X)(unlisted)}", which is in \`site-path\`.`);
    return files;
}
async function hashed(sitePath, names, signal) {
    const files = new Map();
    await forEachParallel(names, async (name) => {
        signal.throwIfAborted();
        files.set(name, await reading(name, () => sha256Of(external_node_path_.join(sitePath, name))));
    });
    return (0,byte_order/* sortedByPath */.o2)(files);
}
/** Files of a site are small; a larger one is not held in memory. */
const MAX_IN_MEMORY = 4_000_000;
async function sha256Of(file) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    if ((await (0,promises_.stat)(file)).size <= MAX_IN_MEMORY)
        hash.update(await (0,promises_.readFile)(file));
    else
        for await (const piece of (0,external_node_fs_.createReadStream)(file))
            hash.update(piece);
    return hash.digest('hex');
}
async function forEachParallel(items, work) {
    const queue = items.values();
    const worker = async () => {
        for (const item of queue)
            await work(item);
    };
    await Promise.all(Array.from({ length: PARALLEL_READS }, worker));
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
    return new errors/* ActionError */.l('disk', `"${(0,clean_text/* cleanText */.X)(name)}" of the site cannot be read (${code}).`, {
        hint: `${(0,disk_fix/* diskFix */.P)(cause)} Nothing was deployed.`,
        cause,
    });
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/src/deploy/rclone/rclone-environment.js
/** The variables that rclone gets, and which of them hold a secret. */
/** Inputs and the tokens of the runner: rclone needs none of them. */
const WITHHELD = /^(?:INPUT_|ACTIONS_)/i;
/**
 * Settings of rclone that change which files an operation affects, whether it changes anything, or what it prints. This
 * action decides them.
 */
const DECIDED_HERE = /^RCLONE_(?:ASK_PASSWORD|BACKUP_DIR|C|CHECK_FIRST|CHECKSUM|COMPARE_DEST|COPY_DEST|CUTOFF_MODE|DELETE_\w+|DRY_RUN|DUMP|ERROR_ON_NO_TRANSFER|EXCLUDE\w*|FILES_FROM\w*|FILTER\w*|HASH_FILTER|IGNORE_\w+|IMMUTABLE|INCLUDE\w*|INTERACTIVE|LOG_\w+|MAX_(?:AGE|DELETE\w*|DEPTH|DURATION|SIZE|TRANSFER)|METADATA_(?:EX|IN)CLUDE\w*|MIN_(?:AGE|SIZE)|NAME_TRANSFORM\w*|NO_(?:CHECK_DEST|CONSOLE|TRAVERSE)|ORDER_BY|PROGRESS\w*|QUIET|RETRIES\w*|SIZE_ONLY|STATS\w*|SUFFIX\w*|SYSLOG\w*|UPDATE|USE_JSON_LOG|VERBOSE)$/i;
/**
 * Defaults that a user may override. A site has many small files, so more of them are transferred at once than by
 * default. More than ten logins at once are too many for OpenSSH. A deployment does without some requests: rclone would
 * check whether the bucket exists, and try to create it. It would also request each object after its upload, although
 * the storage has already compared the MD5. Over SFTP, it would run `md5sum` on the server for each file. That takes
 * longer than the upload of a page, and fails for an account that may use only SFTP. SSH itself detects a changed byte.
 * A storage that stops in the middle of a response is given up after one minute, not after five, ten times in a row.
 */
const DEFAULTS = {
    RCLONE_TRANSFERS: '8',
    RCLONE_CONTIMEOUT: '20s',
    RCLONE_TIMEOUT: '1m',
    RCLONE_S3_NO_CHECK_BUCKET: 'true',
    RCLONE_S3_NO_HEAD: 'true',
    RCLONE_AZUREBLOB_NO_CHECK_CONTAINER: 'true',
    RCLONE_GCS_NO_CHECK_BUCKET: 'true',
    RCLONE_SFTP_DISABLE_HASHCHECK: 'true',
};
/**
 * The suffix of a file's name on a disk or server until the file is complete. rclone 1.63 and later write there first,
 * so that a visitor gets the previous file until then.
 */
const PART_SUFFIX = '.export-partial';
/** The environment is an argument, so that rclone never gets more by accident. */
function rcloneEnvironment(env) {
    const passed = Object.entries(env).filter(([name]) => !WITHHELD.test(name) && !DECIDED_HERE.test(name));
    return {
        ...DEFAULTS,
        ...Object.fromEntries(passed),
        RCLONE_ASK_PASSWORD: 'false',
        RCLONE_PARTIAL_SUFFIX: PART_SUFFIX,
    };
}
/** A name of a parameter or variable of rclone whose value is a secret. */
const SECRET_NAME = /(?:^|_)(?:pass|password\d?|pass2|secret\w*|key|key_id|key_pem|keys|access_key|\w*token|sas_url|connection_string|service_account_credentials|credentials|auth_key|api_key|access_grant|passphrase|client_id|account_key|cookies?|headers?|\w*password|sse_customer_key_base64)$/i;
/** Values that are not secret, and whose masking would make a log unreadable. */
const NO_SECRET = /^(?:true|false|\d{1,5}|.{0,3})$/i;
/** Shorter lines of a value of several lines are not secret by themselves, such as a brace. */
const MIN_LINE = 8;
/** @returns the secrets among rclone's variables */
function secretsOfEnvironment(env) {
    return Object.entries(env).flatMap(([name, value = '']) => /^RCLONE_/i.test(name) ? secretsOf(name.replace(/^RCLONE_(?:CONFIG_)?/i, ''), value) : []);
}
/** Shorter values of a query are words such as `true` or a version. */
const MIN_QUERY_VALUE = 8;
/**
 * @returns the value, and each of its lines if it has several; for an address, the parts that grant access; otherwise
 *   nothing
 */
function secretsOf(name, value) {
    if (!SECRET_NAME.test(name))
        return secretsOfUrl(value);
    if (NO_SECRET.test(value))
        return [];
    const lines = value.split(/[\r\n]+/).map((line) => line.trim());
    if (lines.length === 1)
        return [value];
    return lines.filter((line) => line.length >= MIN_LINE);
}
/** Returns the password and the values of the query, unchanged: rclone shows addresses in its errors. */
function secretsOfUrl(value) {
    if (!/^https?:\/\//i.test(value) || !URL.canParse(value))
        return [];
    const { password, search } = new URL(value);
    const values = search.split(/[?&]/).map((pair) => pair.slice(pair.indexOf('=') + 1));
    return [password, ...values.filter((text) => text.length >= MIN_QUERY_VALUE)].filter(Boolean);
}

// EXTERNAL MODULE: ./lib/src/deploy/rclone/rclone-errors.js
var rclone_errors = __webpack_require__(6447);
;// CONCATENATED MODULE: ./lib/src/deploy/rclone/work-file.js
/** Files that this action writes for rclone. */




/**
 * @param parent the folder of the runner for temporary files
 * @returns a new empty folder
 * @throws ActionError
 */
function makeWorkFolder(parent) {
    return writing(() => (0,promises_.mkdtemp)(external_node_path_.join(parent, 'deploy-')));
}
/** @throws ActionError if the disk of the runner is full, or the like */
async function writeWorkFile(folder, name, text) {
    const file = external_node_path_.join(folder, name);
    await writing(() => (0,promises_.writeFile)(file, text));
    return file;
}
async function writing(write) {
    try {
        return await write();
    }
    catch (cause) {
        throw workFolderError(cause);
    }
}
/** @param cause an error of the file system */
function workFolderError(cause) {
    const { code } = cause;
    return new errors/* ActionError */.l('disk', `The temporary folder of the runner cannot be written (${code}).`, {
        hint: (0,disk_fix/* diskFix */.P)(cause),
        cause,
    });
}

;// CONCATENATED MODULE: ./lib/src/deploy/live/find-on-path.js
/** Finds a program before it is needed. */


/** @returns whether a folder of PATH has it */
async function isOnPath(program, env) {
    const [, folders = ''] = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH') ?? [];
    const names = process.platform === 'win32' ? [`${program}.exe`] : [program];
    for (const folder of folders.split(external_node_path_.delimiter).filter(Boolean)) {
        for (const name of names) {
            const isThere = await (0,promises_.access)(external_node_path_.join(folder, name), promises_.constants.X_OK).then(() => true, () => false);
            if (isThere)
                return true;
        }
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/src/deploy/live/cloudfront.js
/** Invalidates addresses in CloudFront with the `aws` command of the runner. */








const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/** The `aws` command retries by itself. */
const TIMEOUT_MS = 120_000;
const ROLE_HINT = ' The role needs `cloudfront:CreateInvalidation` on the distribution.';
/** @throws DeployError if there is no `aws`, before anything is changed */
async function requireAws(env) {
    if (await isOnPath('aws', env))
        return;
    throw new rclone_errors/* DeployError */.sH('`cloudfront-distribution` needs the `aws` command, which is not in PATH. Nothing was changed.', 'Install the AWS CLI in a step before this one. The runners of GitHub have it.');
}
/**
 * @param paths encoded, each with its leading slash
 * @param folder for the file that lists them: they may be more than a command line holds
 * @throws DeployError
 */
async function invalidate(distribution, paths, folder, { signal }) {
    // A unique reference, so that the CLI may safely send the request twice.
    const batch = { CallerReference: (0,external_node_crypto_.randomUUID)(), Paths: { Quantity: paths.length, Items: paths } };
    const file = await writeWorkFile(folder, 'invalidation.json', JSON.stringify(batch));
    const args = ['cloudfront', 'create-invalidation', '--distribution-id', distribution];
    const env = { ...rcloneEnvironment(process.env), AWS_PAGER: '' };
    try {
        await run('aws', [...args, '--invalidation-batch', `file://${file}`, '--output', 'json'], {
            cwd: folder,
            env,
            signal,
            timeout: TIMEOUT_MS,
            windowsHide: true,
        });
    }
    catch (cause) {
        signal.throwIfAborted();
        const { stderr = '', message = '' } = cause;
        const said = (0,clean_text/* cleanText */.X)(stderr.trim() || message, 700);
        throw new rclone_errors/* DeployError */.sH(`Invalidating CloudFront failed: ${said}${/[.!?…]$/.test(said) ? '' : '.'}`, `All files are uploaded, but CloudFront may still serve previous ones.${/AccessDenied/.test(said) ? ROLE_HINT : ''}`, cause);
    }
}

// EXTERNAL MODULE: ./lib/src/http/connection-error.js
var connection_error = __webpack_require__(7056);
// EXTERNAL MODULE: ./lib/src/http/follow-redirects.js
var follow_redirects = __webpack_require__(286);
// EXTERNAL MODULE: ./lib/src/http/http-client.js
var http_client = __webpack_require__(9499);
// EXTERNAL MODULE: ./lib/src/site/addresses.js
var addresses = __webpack_require__(8632);
;// CONCATENATED MODULE: ./lib/src/deploy/live/verify-url.js
/** Requests the live site until it has the deployed files. */








/** A cache may keep the previous file for some time after its invalidation. */
const GIVE_UP_MS = 120_000;
const PAUSE_MS = 2000;
const REQUEST_MS = 30_000;
const CHANGED_PAGES = 4;
/**
 * @param changed files that were uploaded
 * @returns the home page, and some of the changed pages
 */
function checksOf(site, changed, liveUrl) {
    const home = site.get('index.html');
    const pages = changed.filter((path) => (0,site_pages/* isPage */.y)(path) && path !== 'index.html');
    const checks = pages
        .slice(0, CHANGED_PAGES)
        .map((path) => ({ url: (0,addresses/* fileUrl */.iw)(path, liveUrl), sha256: site.get(path) ?? '' }));
    return home === undefined ? checks : [{ url: liveUrl, sha256: home }, ...checks];
}
/** @throws ActionError if an address does not have its file in time */
async function verifyLive(checks, context) {
    const { clock, log, signal } = context;
    const client = new http_client/* HttpClient */.Q({ keepAlive: true, log });
    const endsAt = clock.now() + GIVE_UP_MS;
    for (const check of checks) {
        for (let said = '';;) {
            const problem = await problemOf(check, client, signal);
            if (problem === undefined)
                break;
            if (clock.now() + PAUSE_MS > endsAt)
                throw notLive(check, problem);
            const line = `Waiting for ${(0,clean_text/* cleanText */.X)(check.url)}: it ${described(problem)}`;
            if (line !== said)
                log.info(line);
            said = line;
            await clock.sleep(PAUSE_MS, signal);
        }
        log.info(`Verified ${(0,clean_text/* cleanText */.X)(check.url)}`);
    }
    client.close();
}
const described = (problem) => problem instanceof connection_error/* ConnectionError */.R ? `cannot be reached: ${problem.message}` : problem;
const NOT_SERVED = 'Check whether `verify-url` serves that destination without changing pages, and whether a cache in front of it has to ' +
    'be invalidated.';
function notLive({ url }, problem) {
    const what = `Two minutes after the deployment, ${(0,clean_text/* cleanText */.X)(url)} ${described(problem)}.`;
    const unreachable = problem instanceof connection_error/* ConnectionError */.R ? ((0,connection_error/* connectionHint */.k)(problem) ?? NOT_REACHED) : undefined;
    return new errors/* ActionError */.l('check-failed', what, {
        hint: `The files are at the destination. ${unreachable ?? NOT_SERVED}`,
    });
}
const UNFOLLOWED = {
    invalid: 'redirects to an address that is not valid',
    refused: 'redirects to an address that is not on the web',
    'too many': `redirects more than ${follow_redirects/* MAX_REDIRECTS */.N} times`,
};
const NOT_REACHED = 'Check `verify-url`, and whether this runner can reach it.';
/** @returns undefined if the address has its file */
async function problemOf({ url, sha256 }, client, signal) {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]);
    const request = { method: 'GET', url: new URL(url), signal: deadline };
    try {
        const reached = await (0,follow_redirects/* followRedirects */.F)(client, request, ({ protocol }) => /^https?:$/.test(protocol));
        const { response, unfollowed } = reached;
        if (unfollowed !== undefined) {
            response.destroy();
            return UNFOLLOWED[unfollowed];
        }
        const { statusCode: status = 0, headers } = response;
        const hash = (0,external_node_crypto_.createHash)('sha256');
        for await (const piece of response)
            hash.update(piece);
        if (status !== 200)
            return `responds with ${status}`;
        if (hash.digest('hex') === sha256)
            return undefined;
        const encoding = headers['content-encoding'] ?? 'identity';
        return encoding === 'identity'
            ? 'has another content than the deployed file'
            : `is compressed (${(0,clean_text/* cleanText */.X)(encoding, 50)}) although that was not requested, so it cannot be compared`;
    }
    catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted)
            return `did not respond within ${REQUEST_MS / 1000} s`;
        return error instanceof connection_error/* ConnectionError */.R ? error : connection_error/* ConnectionError */.R.from(error, request.url);
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/plan/addresses.js
/** Lists the addresses at which visitors get a file, so that caches can forget them. */

/** The maximum number of paths in one invalidation of CloudFront (Amazon CloudFront, "Quotas"). */
const MAX_PATHS = 3000;
/**
 * The paths to invalidate in a CDN.
 *
 * @param paths files that changed
 * @param prefix folder of the bucket that contains the site; empty for none. A distribution may serve the bucket or
 *   that folder. This action cannot know which, so both addresses are listed.
 * @returns encoded paths; `/*` if there are too many
 */
function invalidationPaths(paths, prefix) {
    const found = new Set();
    for (const path of paths) {
        for (const address of (0,addresses/* addressesOf */.sO)(path)) {
            found.add(`/${encoded(address)}`);
            if (prefix !== '')
                found.add(`/${encoded(`${prefix}/${address}`)}`);
        }
        if (found.size > MAX_PATHS)
            return ['/*'];
    }
    return [...found];
}
/** An unencoded asterisk would match other addresses as well. */
function encoded(address) {
    return address
        .split('/')
        .map((part) => encodeURIComponent(part).replaceAll('*', '%2A'))
        .join('/');
}

// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
;// CONCATENATED MODULE: ./lib/src/deploy/rclone/rclone-log.js
/** Reads the log of rclone: one JSON object per line (`--use-json-log`), and plain text if it cannot even start. */


const LINE = (0,dist/* object */.Ikc)({
    level: (0,dist/* optional */.lqM)((0,dist/* string */.YjP)(), ''),
    msg: (0,dist/* optional */.lqM)((0,dist/* string */.YjP)(), ''),
    object: (0,dist/* optional */.lqM)((0,dist/* string */.YjP)()),
    objectType: (0,dist/* optional */.lqM)((0,dist/* string */.YjP)(), ''),
    stats: (0,dist/* optional */.lqM)((0,dist/* object */.Ikc)({ transfers: (0,dist/* optional */.lqM)((0,dist/* number */.aig)(), 0), bytes: (0,dist/* optional */.lqM)((0,dist/* number */.aig)(), 0), speed: (0,dist/* optional */.lqM)((0,dist/* number */.aig)(), 0) })),
});
/** What rclone logs at the end of each attempt, after the errors themselves. */
const ATTEMPT = /^Attempt \d+\/\d+ /;
const LAST_WORDS = /^Failed to \w+(?: with \d+ errors)?: /;
function readLine(line) {
    if (line.trim() === '')
        return undefined;
    const parsed = (0,dist/* safeParse */.xLC)(LINE, (0,decode_text/* parseJson */.q)(line));
    if (!parsed.success)
        return plainLine(line);
    const { level, msg, object: name, objectType, stats } = parsed.output;
    if (stats !== undefined) {
        const { transfers, bytes, speed } = stats;
        return { kind: 'progress', transfers, bytes, bytesPerSecond: speed };
    }
    if (name !== undefined && /^Copied \(/.test(msg))
        return { kind: 'copied', name };
    if (name !== undefined && /^(?:Deleted|Removed)$/.test(msg))
        return { kind: 'deleted', name };
    if (isStartError(msg))
        return { kind: 'error', name: undefined, message: msg };
    if (name === undefined && ATTEMPT.test(msg))
        return { kind: 'other', message: msg };
    if (name === undefined && LAST_WORDS.test(msg))
        return { kind: 'last words', message: msg };
    if (!/^(?:error|critical|alert|emergency|fatal|panic)$/.test(level))
        return { kind: 'other', message: msg };
    return { kind: 'error', name: objectType.endsWith('.Fs') ? undefined : name, message: msg };
}
/** rclone logs an error as a notice if it occurs before a storage is known. */
function isStartError(message) {
    return /^(?:Failed to create file system|CRITICAL|Fatal error)/i.test(message);
}
/** Such as `2026/11/22 07:49:00 Failed to create file system for "nosuch:": didn't find section in config file`. */
function plainLine(line) {
    if (/^(?:\s|caused by: )/.test(line))
        return { kind: 'other', message: line.trim() };
    const message = line.replace(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:(?:ERROR|CRITICAL)\s*: )?/, '').trim();
    if (isStartError(message))
        return { kind: 'error', name: undefined, message };
    if (LAST_WORDS.test(message))
        return { kind: 'last words', message };
    return /^(?:NOTICE|INFO|DEBUG)\b/.test(message)
        ? { kind: 'other', message }
        : { kind: 'error', name: undefined, message };
}

;// CONCATENATED MODULE: ./lib/src/deploy/rclone/rclone.js
/**
 * Runs rclone, and reports what it did. It knows operations, not deployments; what its failures mean is in
 * `rclone-errors.ts`.
 */



/** How many errors are kept. One is shown; the others usually repeat it for other files. */
const MAX_ERRORS = 100;
/** The time to wait after SIGTERM, which ends the process even on Windows. A cancelled step has 1.5 s (`runAction`). */
const KILL_MS = 700;
/** Logs each copied or deleted file, and statistics, as JSON. rclone makes one attempt: see `transfer.ts`. */
const LOGGING = ['--use-json-log', '-v', '--stats', '5s', '--retries', '1'];
/**
 * @param args command, flags, and operands, which may begin with a hyphen
 * @param onEvent called for each line of its log; it ends rclone with `'stop'`
 * @throws the signal's reason; Node's error if it cannot be started
 */
async function runRclone({ program, env, folder, hide }, { command, flags = [], operands }, { signal, log }, onEvent = () => undefined) {
    signal.throwIfAborted();
    const args = [command, ...LOGGING, ...flags, '--', ...operands];
    log.debug(hide(`rclone ${args.join(' ')}`));
    const child = (0,external_node_child_process_.spawn)(program, args, {
        cwd: folder,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
        windowsHide: true,
    });
    const errors = [];
    const lastWords = [];
    const stop = () => end(child);
    signal.addEventListener('abort', stop);
    try {
        const closed = new Promise((resolve, reject) => {
            child.once('error', reject);
            child.once('close', resolve);
        });
        (0,external_node_readline_.createInterface)({ input: child.stderr }).on('line', (line) => {
            const event = readLine(line);
            if (event === undefined)
                return;
            if ('message' in event)
                log.debug(hide(`rclone: ${event.message}`));
            if (event.kind === 'error' && errors.length < MAX_ERRORS) {
                errors.push({ name: event.name, message: hide(event.message) });
            }
            if (event.kind === 'last words')
                lastWords.push({ name: undefined, message: hide(event.message) });
            if (onEvent(event) === 'stop')
                stop();
        });
        const exitCode = await closed;
        signal.throwIfAborted();
        return { exitCode, errors: errors.length > 0 ? errors : lastWords };
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
/** Asks rclone to end, and kills it if it does not. */
function end(child) {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), KILL_MS);
    child.once('close', () => clearTimeout(timer));
}

;// CONCATENATED MODULE: ./lib/src/deploy/rclone/transfer.js






/** rclone itself would start from the first file again. It has already retried each request. */
const ATTEMPTS = 3;
/**
 * The number of failed files in a row that ends an attempt. This many files are uploaded at the same time. If the
 * storage is gone, rclone has tried each of them for minutes, and would do so with every other file.
 */
const MAX_FAILURES = 8;
/** Uploads exactly these files, without listing the destination. */
async function uploadFiles(rclone, { from, to, paths, cacheControl, what }, context, onEvent) {
    const header = cacheControl === undefined ? [] : ['--header-upload', `Cache-Control: ${cacheControl}`];
    const left = new Set(paths);
    let result = { exitCode: 0, errors: [] };
    for (let attempt = 1; attempt <= ATTEMPTS && left.size > 0; attempt += 1) {
        const list = await writeList(rclone.folder, left);
        const flags = ['--files-from-raw', list, '--no-traverse', '--no-check-dest', ...header];
        let failures = 0;
        result = await runRclone(rclone, { command: 'copy', flags, operands: [from, to] }, context, (event) => {
            onEvent(event);
            if (event.kind === 'copied') {
                left.delete(event.name);
                failures = 0;
            }
            else if (event.kind === 'error')
                failures += 1;
            return failures >= MAX_FAILURES ? 'stop' : undefined;
        });
        if (result.exitCode === 0)
            break;
        if (attempt < ATTEMPTS && left.size > 0) {
            const [error] = result.errors;
            const why = error === undefined ? '' : `: ${(0,rclone_errors/* wordsOf */.Z9)(error)}`;
            context.log.info(`Trying again to upload ${(0,units/* counted */.hS)(left.size, 'file')}${why}`);
        }
    }
    if (result.exitCode !== 0)
        throw (0,rclone_errors/* rcloneFailure */.kX)(`Uploading ${what}`, result);
    const [skipped] = left;
    if (skipped === undefined)
        return;
    throw new rclone_errors/* DeployError */.sH(`Uploading ${what} failed: rclone skipped ${(0,units/* counted */.hS)(left.size, 'file')} without an error, such as "${(0,clean_text/* cleanText */.X)(skipped)}".`, `rclone ${rclone.version} cannot read every name: one with the character U+201B needs a newer version. Check also whether the file is still in \`site-path\`.`);
}
/** Deletes exactly these files. A file that does not exist counts as deleted. */
async function deleteFiles(rclone, to, paths, context, onEvent) {
    const list = await writeList(rclone.folder, paths);
    const remove = (flags) => {
        const command = { command: 'delete', flags: ['--files-from-raw', list, ...flags], operands: [to] };
        return runRclone(rclone, command, context, onEvent);
    };
    let result = await remove(['--no-traverse']);
    // If an interrupted deployment has replaced a file with a folder, rclone fails when it asks for the file. It succeeds
    // if it lists the folders.
    if (hasFailed(result))
        result = await remove([]);
    if (hasFailed(result))
        throw (0,rclone_errors/* rcloneFailure */.kX)('Deleting files', result);
}
/** Deletes the files that interrupted uploads left. No other program uses such names. */
async function deleteParts(rclone, from, context) {
    const command = { command: 'delete', flags: ['--include', `*${PART_SUFFIX}`], operands: [from] };
    const result = await runRclone(rclone, command, context);
    if (hasFailed(result))
        throw (0,rclone_errors/* rcloneFailure */.kX)('Deleting parts of files', result);
}
/** The folder of the destination may not exist yet (exit code 3). */
function hasFailed({ exitCode }) {
    return exitCode !== 0 && exitCode !== 3;
}
function writeList(folder, paths) {
    let text = '';
    for (const name of paths)
        text += `${name}\n`;
    return writeWorkFile(folder, 'files.txt', text);
}

// EXTERNAL MODULE: ./lib/src/site/compare-sites.js
var compare_sites = __webpack_require__(8754);
// EXTERNAL MODULE: ./lib/src/timing/transfer-progress.js
var transfer_progress = __webpack_require__(8456);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
;// CONCATENATED MODULE: ./lib/src/deploy/plan/in-the-way.js
/**
 * A storage may take two names for the same file if they differ by case or Unicode normalization alone: then the upload
 * of one replaces the other, and a later deletion of the other deletes both.
 */
function keyOf(path) {
    return PLAIN.test(path) ? path : path.normalize('NFC').toLowerCase();
}
/** ASCII without capital letters, as in most names. */
const PLAIN = /^[\0-@[-\x7f]*$/;
/**
 * @param site the files to deploy
 * @param deletions files at the destination that the site lacks
 */
function findObstacles(site, deletions) {
    if (deletions.length === 0)
        return { inTheWay: [], endangered: new Set() };
    const deleted = new Set(deletions.map(keyOf));
    const watched = new Set([...deleted, ...[...foldersOf(deletions)].map(keyOf)]);
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
    const folders = new Set([...foldersOf(site.keys())].map(keyOf));
    const isInTheWay = (path) => {
        const key = keyOf(path);
        return files.has(key) || folders.has(key) || ancestorsOf(key).some((folder) => files.has(folder));
    };
    return { inTheWay: deletions.filter(isInTheWay), endangered };
}
/**
 * Returns the folders that no longer have a file of the site. Folders inside another such folder are left out.
 *
 * @param deletions files that are deleted
 */
function emptiedFolders(site, deletions) {
    if (deletions.length === 0)
        return [];
    const kept = foldersOf(site.keys());
    const emptied = deletions.map((path) => ancestorsOf(path).find((folder) => !kept.has(folder)));
    return [...new Set(emptied.filter((folder) => folder !== undefined))];
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

;// CONCATENATED MODULE: ./lib/src/deploy/plan/pending.js
/**
 * The manifest `pending.sha256`, which says what an interrupted deployment may have changed at the destination
 * (docs/reference.md, "The deploy action").
 */

/** The digest of a file whose contents at the destination are not known. No file has it. */
const UNKNOWN_SHA256 = '0'.repeat(64);
/**
 * Returns the files that are certainly at the destination with these contents.
 *
 * @param pending undefined if no deployment was interrupted
 */
function certainFiles(live, pending) {
    if (pending === undefined)
        return live;
    return new Map([...live].filter(([path, sha256]) => pending.get(path) === sha256));
}
/**
 * Returns what a deployment writes to `pending.sha256` before it changes anything. Every file that a previously
 * interrupted deployment listed stays listed. A file that only one of the two lists, or with another digest, gets
 * {@link UNKNOWN_SHA256}. Otherwise, a third deployment could find its digest in the live manifest and leave it out.
 *
 * @param endangered files that are uploaded although the live manifest lists them: they also get it
 */
function nextPending(site, pending, endangered) {
    if (pending === undefined && endangered.size === 0)
        return site;
    const files = new Map();
    for (const path of new Set([...site.keys(), ...(pending?.keys() ?? [])])) {
        const sha256 = site.get(path);
        const isKnown = pending === undefined || sha256 === pending.get(path);
        files.set(path, sha256 !== undefined && isKnown && !endangered.has(path) ? sha256 : UNKNOWN_SHA256);
    }
    return (0,byte_order/* sortedByPath */.o2)(files);
}

;// CONCATENATED MODULE: ./lib/src/deploy/plan/plan.js
/**
 * Plans what a deployment does, and in which order, with pure functions over manifests (docs/reference.md, "The deploy
 * action"). In this order, no visitor gets a page without its assets. The next deployment can repair one that was
 * interrupted between any two steps, or within one.
 */





/**
 * @param site the files to deploy
 * @param deletes false to delete only what is in the way (input `delete`)
 */
function planDeployment({ live, pending }, site, deletes) {
    const changes = (0,compare_sites/* compareSites */.Ci)(live ?? NONE, site);
    const differing = pending === undefined ? changes : (0,compare_sites/* compareSites */.Ci)(certainFiles(live ?? NONE, pending), site);
    const gone = pending === undefined
        ? changes.removed
        : (0,byte_order/* inByteOrder */.qg)(new Set([...changes.removed, ...(0,compare_sites/* compareSites */.Ci)(pending, site).removed]));
    const { inTheWay, endangered } = findObstacles(site, gone);
    const first = new Set(inTheWay);
    return {
        changes: live && changes,
        pending: nextPending(site, pending, endangered),
        inTheWay,
        uploads: (0,byte_order/* inByteOrder */.qg)(new Set([...differing.added, ...differing.modified, ...endangered])),
        deletions: deletes ? gone.filter((path) => !first.has(path)) : [],
        isRepair: pending !== undefined,
    };
}
const NONE = new Map();
/**
 * Whether the destination differs from the site. Without `delete`, a removed file is work as well: the live manifest
 * must no longer list it, so that no later deployment deletes it.
 */
function hasWork({ changes, inTheWay, uploads, deletions }) {
    if (changes !== undefined && (0,compare_sites/* changeCount */.YR)(changes) > 0)
        return true;
    return inTheWay.length + uploads.length + deletions.length > 0;
}
/** Returns the steps of a deployment in their order. Steps with nothing to do are left out. */
function stepsOf({ pending, inTheWay, uploads, deletions, isRepair }, site) {
    const groups = { hashed: [], assets: [], pages: [] };
    for (const path of uploads)
        groups[groupOf(path)].push(path);
    const steps = [
        { kind: 'write-pending', files: pending },
        // Partial files are removed first, since a folder to be deleted may contain some.
        ...(isRepair ? [{ kind: 'remove-parts' }] : []),
        { kind: 'delete', paths: inTheWay, folders: emptiedFolders(site, inTheWay) },
        { kind: 'upload', group: 'hashed', paths: groups.hashed },
        { kind: 'upload', group: 'assets', paths: groups.assets },
        { kind: 'upload', group: 'pages', paths: groups.pages },
        { kind: 'delete', paths: deletions, folders: emptiedFolders(site, deletions) },
        { kind: 'invalidate', paths: (0,byte_order/* inByteOrder */.qg)([...inTheWay, ...uploads, ...deletions]) },
        { kind: 'write-record' },
        { kind: 'write-live' },
        { kind: 'remove-pending' },
    ];
    return steps.filter((step) => !('paths' in step) || step.paths.length > 0);
}
/** Matches a folder `_next/static/` at any depth: Next.js puts a hash of the contents into each name. */
function groupOf(path) {
    if (/(?:^|\/)_next\/static\//.test(path))
        return 'hashed';
    return (0,site_pages/* isPage */.y)(path) ? 'pages' : 'assets';
}

// EXTERNAL MODULE: ./lib/src/runner/result.js
var runner_result = __webpack_require__(3032);
// EXTERNAL MODULE: ./lib/src/summary/changed-pages.js
var changed_pages = __webpack_require__(1916);
// EXTERNAL MODULE: ./lib/src/summary/summary-text.js
var summary_text = __webpack_require__(881);
// EXTERNAL MODULE: ./lib/src/values/id.js
var id = __webpack_require__(7628);
;// CONCATENATED MODULE: ./lib/src/deploy/report/summary.js
/** The job summary of a deployment, for people: what changed where, and what to do if it failed. */






/** @returns undefined if the user wants none, and if there is only the error, which the annotation shows */
function deploySummary(facts, result) {
    const { inputs, changes, plan } = facts;
    if (!inputs?.summary)
        return undefined;
    const reason = (0,runner_result/* reasonOf */.A)(result);
    const name = (0,summary_text/* text */.Qq)(inputs.destination.name);
    const isCompared = changes !== undefined && (0,compare_sites/* changeCount */.YR)(changes) > 0;
    return (0,summary_text/* summaryText */.g5)([
        (0,summary_text/* heading */.R_)(isRefused(facts, result)
            ? `⛔ ${name}: refused${reason}`
            : `${runner_result/* ICONS */.Z[result.outcome]} ${name}: ${whatHappened(facts, result)}${reason}`),
        result.error === undefined ? '' : (0,summary_text/* paragraph */.FY)(visitorsSee(facts)),
        result.error === undefined ? '' : (0,summary_text/* failureBlock */.Qu)(result.error.message, result.error.hint),
        (0,summary_text/* paragraph */.FY)(lead(facts)),
        isCompared ? (0,changed_pages/* changedPages */.F)(changes, inputs.dryRun ? undefined : inputs.verifyUrl, false) : '',
        inputs.dryRun && plan !== undefined && result.error === undefined ? plannedFiles(facts) : '',
        (0,summary_text/* paragraph */.FY)(goingBack(facts, result)),
    ]);
}
/** Whether the site failed a check before anything was changed. */
function isRefused({ destination }, { error }) {
    return error?.code === 'check-failed' && destination === undefined;
}
/** Answers the first question after a failure. */
function visitorsSee({ destination }) {
    if (destination === undefined)
        return 'The destination is unchanged.';
    return destination === 'complete'
        ? 'The destination has this site.'
        : 'Visitors may see a mix of the previous site and this one.';
}
/** Returns text such as `7 files changed (3 added, 2 modified, 2 removed), 214 kB uploaded`. */
function whatHappened(facts, { outcome }) {
    if (outcome === 'cancelled')
        return 'deployment cancelled';
    if (outcome !== 'completed')
        return 'deployment failed';
    const { inputs, changed, changes, isRepair, plan, uploadedFiles = 0, uploadedBytes = 0 } = facts;
    if (changed !== true) {
        if (!isRepair)
            return 'nothing changed';
        if (inputs?.dryRun)
            return 'nothing would change, an interrupted deployment is to be completed';
        return 'nothing changed, interrupted deployment completed';
    }
    if (inputs?.dryRun) {
        if (changes === undefined)
            return `first deployment of ${(0,units/* counted */.hS)(plan?.uploads.length ?? 0, 'file')} planned`;
        return (0,compare_sites/* changeCount */.YR)(changes) > 0 ? `${numbers(changes, 'would change')}` : 'a repair is planned';
    }
    const uploaded = `${(0,units/* size */.Ej)(uploadedBytes)} uploaded`;
    if (changes === undefined)
        return `first deployment, ${(0,units/* counted */.hS)(uploadedFiles, 'file')}, ${uploaded}`;
    const repaired = isRepair ? ', interrupted deployment repaired' : '';
    if ((0,compare_sites/* changeCount */.YR)(changes) > 0)
        return `${numbers(changes, 'changed')}, ${uploaded}${repaired}`;
    return `${(0,units/* counted */.hS)(uploadedFiles, 'file')} uploaded again, ${uploaded}${repaired}`;
}
function numbers(changes, verb) {
    const kinds = ['added', 'modified', 'removed'].filter((kind) => changes[kind].length > 0);
    const shown = kinds.map((kind) => `${(0,units/* grouped */.zD)(changes[kind].length)} ${kind}`);
    return `${(0,units/* counted */.hS)((0,compare_sites/* changeCount */.YR)(changes), 'file')} ${verb} (${shown.join(', ')})`;
}
/** Links to the site, and says what was done for it besides the upload. */
function lead({ inputs, invalidatedPaths, verifiedUrls, deletedFiles }) {
    const { verifyUrl, jobId, cloudfrontDistribution, dryRun } = inputs ?? {};
    return [
        verifyUrl && (0,summary_text/* link */.nf)(verifyUrl, (0,summary_text/* text */.Qq)(verifyUrl.replace(/^https?:\/\/|\/$/gi, ''))),
        dryRun && 'Dry run: nothing was changed',
        deletedFiles ? `${(0,units/* counted */.hS)(deletedFiles, 'file')} deleted` : '',
        invalidatedPaths === undefined
            ? ''
            : `${(0,units/* counted */.hS)(invalidatedPaths, 'path')} invalidated in ${(0,summary_text/* code */.aY)(cloudfrontDistribution ?? '')}`,
        verifiedUrls ? `${(0,units/* counted */.hS)(verifiedUrls, 'address', 'addresses')} verified` : '',
        jobId && `Job ${(0,summary_text/* code */.aY)(jobId)}`,
    ]
        .filter(Boolean)
        .join(' · ');
}
/** The number of files that a dry run shows. All are in the log. */
const MAX_FILES = 50;
function plannedFiles({ plan }) {
    const lines = planLines(plan);
    if (lines.length === 0)
        return '';
    const rows = lines.slice(0, MAX_FILES).map(([verb, path]) => [verb, (0,summary_text/* code */.aY)(path, 200)]);
    const more = lines.length - rows.length;
    const rest = more > 0 ? (0,summary_text/* paragraph */.FY)(`and ${(0,units/* counted */.hS)(more, 'more file')}, in the log`) : '';
    return (0,summary_text/* folded */.TM)(`Plan: ${(0,units/* counted */.hS)(lines.length, 'file')}`, [(0,summary_text/* table */.tp)(rows), rest]);
}
/** Returns what a deployment would do, file by file. */
function planLines(plan) {
    if (plan === undefined)
        return [];
    return [
        ...plan.inTheWay.map((path) => ['delete', path]),
        ...plan.uploads.map((path) => ['upload', path]),
        ...plan.deletions.map((path) => ['delete', path]),
    ];
}
function goingBack({ previousJobId, inputs, changed }, { outcome }) {
    if (previousJobId === undefined ||
        !(0,id/* isId */.e)(previousJobId) ||
        outcome !== 'completed' ||
        !changed ||
        inputs?.dryRun)
        return '';
    return `Before, the site of job ${(0,summary_text/* code */.aY)(previousJobId)} was live. To go back, start a run that exports this job and deploys it.`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/report/report.js







/** The names of the upload groups. */
const GROUP_NAMES = {
    hashed: 'files of `_next/static/`',
    assets: 'files that are not pages',
    pages: 'pages',
};
class DeployReport {
    #context;
    #setOutput;
    #facts = {};
    #sizes = new Map();
    #totalBytes = 0;
    #uploaded = 0;
    #uploadedBytes = 0;
    #deleted = 0;
    /** Bytes that rclone has sent: in previous processes, and in the current one. */
    #sentBefore = 0;
    #sentNow = 0;
    #progress;
    constructor(context, setOutput) {
        this.#context = context;
        this.#setOutput = setOutput;
    }
    inputsRead(inputs) {
        this.#learn({ inputs });
        this.#context.log.debug(version/* RUNTIME */.l);
    }
    compared({ live, pending, record }, plan) {
        const changed = hasWork(plan);
        const { changes } = plan;
        const previousJobId = record?.jobId;
        this.#learn({ plan, changes, changed, isRepair: pending !== undefined, previousJobId });
        this.#setOutput('changed', String(changed));
        if (previousJobId !== undefined)
            this.#setOutput('previous-job-id', (0,clean_text/* cleanText */.X)(previousJobId, 200));
        if (pending !== undefined)
            this.#log('A deployment was interrupted: what it left has to be repaired');
        if (changes === undefined)
            this.#log(`This is the first deployment to ${this.#name}`);
        else {
            const { added, modified, removed } = changes;
            this.#setOutput('files-added', added.length);
            this.#setOutput('files-modified', modified.length);
            this.#setOutput('files-removed', removed.length);
            this.#log(`Compared with ${(0,units/* counted */.hS)(live?.size ?? 0, 'file')} at ${this.#name}: ${(0,compare_sites/* changeNumbers */.bR)(changes)}`);
        }
    }
    /** Logs the plan; in a dry run, file by file. */
    planned(plan) {
        const lines = planLines(plan);
        for (const [verb, path] of lines)
            this.#log(`Would ${verb} ${(0,clean_text/* cleanText */.X)(path, 1000)}`);
        this.#log(`Dry run: ${(0,units/* counted */.hS)(plan.uploads.length, 'file')} to upload, ${(0,units/* counted */.hS)(lines.length - plan.uploads.length, 'file')} to delete. Nothing was changed.`);
    }
    /** @param sizes bytes of each file to upload */
    starting(sizes) {
        this.#sizes = sizes;
        for (const bytes of sizes.values())
            this.#totalBytes += bytes;
    }
    /** From here on, the destination may be incomplete. */
    changing() {
        this.#learn({ destination: 'incomplete' });
        this.#progress = (0,transfer_progress/* transferProgress */.D)(this.#context, 'Uploaded');
    }
    uploading(group, count) {
        this.#log(`Uploading ${(0,units/* counted */.hS)(count, SINGULAR[group], GROUP_NAMES[group])}`.replaceAll('`', ''));
    }
    deleting(count) {
        this.#log(`Deleting ${(0,units/* counted */.hS)(count, 'file')}`);
    }
    transferred(event) {
        if (event.kind === 'copied') {
            this.#uploaded += 1;
            this.#uploadedBytes += this.#sizes.get(event.name) ?? 0;
        }
        else if (event.kind === 'deleted')
            this.#deleted += 1;
        else if (event.kind === 'progress')
            this.#sent(event.bytes);
    }
    invalidated(paths) {
        this.#learn({ invalidatedPaths: paths });
        this.#log(`Invalidated ${(0,units/* counted */.hS)(paths, 'path')} in CloudFront`);
    }
    stateWritten() {
        this.#learn({ destination: 'complete' });
    }
    verified(urls) {
        this.#learn({ verifiedUrls: urls });
    }
    /** Reports what was done so far, even if the step fails. */
    ended() {
        if (this.#facts.changed === undefined)
            return;
        this.#learn({
            uploadedFiles: this.#uploaded,
            uploadedBytes: this.#uploadedBytes,
            deletedFiles: this.#deleted,
        });
        this.#setOutput('files-uploaded', this.#uploaded);
        this.#setOutput('files-deleted', this.#deleted);
        this.#setOutput('bytes-uploaded', this.#uploadedBytes);
    }
    deployed() {
        this.#log(`${this.#name}: ${whatHappened(this.#facts, { outcome: 'completed' })}`);
    }
    resumeHint(_outcome, code) {
        if (this.#facts.destination !== 'incomplete' || code === 'bad-input')
            return undefined;
        return 'The destination may be incomplete until the next run, which repairs it.';
    }
    summary(result) {
        return deploySummary(this.#facts, result);
    }
    get #name() {
        const { inputs } = this.#facts;
        return inputs === undefined ? '' : (0,clean_text/* cleanText */.X)(inputs.destination.name);
    }
    /** @param bytes by the current process of rclone */
    #sent(bytes) {
        if (bytes < this.#sentNow)
            this.#sentBefore += this.#sentNow;
        this.#sentNow = bytes;
        const files = this.#sizes.size;
        if (this.#uploaded >= files)
            return;
        this.#progress?.({
            // A retry sends a file again.
            bytes: Math.min(this.#sentBefore + bytes, this.#totalBytes),
            totalBytes: this.#totalBytes,
            files: `${(0,units/* grouped */.zD)(this.#uploaded)} of ${(0,units/* counted */.hS)(files, 'file')}`,
        });
    }
    #learn(facts) {
        this.#facts = { ...this.#facts, ...facts };
    }
    #log(line) {
        this.#context.log.info(line);
    }
}
const SINGULAR = {
    hashed: 'file of _next/static/',
    assets: 'file that is not a page',
    pages: 'page',
};

;// CONCATENATED MODULE: ./lib/src/deploy/perform-steps.js






/** The names contain a hash, so the contents never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
async function performSteps(steps, deployment, report, context) {
    for (const step of steps)
        await perform(step, deployment, report, context);
}
/** @throws DeployError, and the signal's reason */
async function perform(step, deployment, report, context) {
    const { store, site, record } = deployment;
    switch (step.kind) {
        case 'write-pending':
            await store.writePending(step.files);
            return report.changing();
        case 'upload':
            return upload(step.group, step.paths, deployment, report, context);
        case 'delete':
            return deleteAll(step.paths, step.folders, deployment, report, context);
        case 'remove-parts':
            return removeParts(deployment, context);
        case 'invalidate':
            return invalidateAll(step.paths, deployment, report, context);
        case 'write-record':
            return store.writeRecord({ ...record, finishedAt: new Date().toISOString() });
        case 'write-live':
            return store.writeLive(site);
        case 'remove-pending':
            await store.removePending();
            return report.stateWritten();
    }
}
async function upload(group, paths, { inputs, rclone }, report, context) {
    const { cacheControl, destination, sitePath } = inputs;
    report.uploading(group, paths.length);
    const header = cacheControl === undefined || group !== 'hashed' ? cacheControl : IMMUTABLE;
    const what = GROUP_NAMES[group];
    await uploadFiles(rclone, { from: sitePath, to: folderOf(destination), paths, cacheControl: header, what }, context, (event) => report.transferred(event));
}
async function deleteAll(paths, folders, { inputs: { destination }, rclone }, report, context) {
    report.deleting(paths.length);
    await deleteFiles(rclone, folderOf(destination), paths, context, (event) => report.transferred(event));
    if (!hasFolders(destination))
        return;
    for (const folder of folders) {
        // Removes the folder only if it has no files. rclone reports an error if the folder no longer exists.
        await runRclone(rclone, { command: 'rmdirs', operands: [fileOf(destination, folder)] }, context);
    }
}
async function removeParts({ inputs: { destination }, rclone }, context) {
    if (hasFolders(destination))
        await deleteParts(rclone, folderOf(destination), context);
}
async function invalidateAll(paths, { inputs: { cloudfrontDistribution, destination }, rclone }, report, context) {
    if (cloudfrontDistribution === undefined)
        return;
    const addresses = invalidationPaths(paths, keyPrefixOf(destination));
    await invalidate(cloudfrontDistribution, addresses, rclone.folder, context);
    report.invalidated(addresses.length);
}

;// CONCATENATED MODULE: ./lib/src/deploy/rclone/find-rclone.js
/** Finds the rclone of the runner, or downloads one. */



const find_rclone_run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/** The version of Debian 12. Older ones lack options that are needed here. */
const OLDEST = [1, 60];
/** A program that hangs is not usable. */
const find_rclone_TIMEOUT_MS = 30_000;
/**
 * @param folder an existing folder, in which Windows would look for programs first
 * @throws DeployError if there is none, and none can be downloaded
 */
async function findRclone(folder, { log, signal }) {
    const version = await versionOf('rclone', folder, signal);
    if (version !== undefined && isNewEnough(version)) {
        log.info(`Using rclone ${version}`);
        return { program: 'rclone', version };
    }
    // Loaded late: few runners need it, and it is large.
    const { downloadedRclone } = await Promise.all(/* import() */[__webpack_require__.e(805), __webpack_require__.e(590)]).then(__webpack_require__.bind(__webpack_require__, 9590));
    const why = version === undefined ? 'There is no rclone in PATH' : `rclone ${version} in PATH is too old`;
    return downloadedRclone(why, log, signal);
}
/** @returns undefined if there is no such program, or it is not rclone */
async function versionOf(program, folder, signal) {
    try {
        const options = { cwd: folder, timeout: find_rclone_TIMEOUT_MS, signal, windowsHide: true };
        const { stdout } = await find_rclone_run(program, ['version'], options);
        return /^rclone v(\d+\.\d+[\w.+-]*)/m.exec((0,clean_text/* cleanText */.X)(stdout))?.[1];
    }
    catch {
        signal.throwIfAborted();
        return undefined;
    }
}
function isNewEnough(version) {
    const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
    return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

// EXTERNAL MODULE: ./lib/src/runner/secrets.js
var secrets = __webpack_require__(1232);
;// CONCATENATED MODULE: ./lib/src/deploy/rclone/hidden-text.js
/** Removes the parameters of connection strings from the output of rclone. */


/** Masks every secret that rclone is given, before it runs. */
function maskSecrets(remotes, env) {
    const ofRemotes = remotes.flatMap(({ parameters }) => parameters.flatMap(({ name, value }) => secretsOf(name, value)));
    for (const secret of [...ofRemotes, ...secretsOfEnvironment(env)])
        (0,secrets/* addSecret */.Ck)(secret);
}
/** Shorter values are parts of other words. */
const MIN_LENGTH = 3;
/**
 * @returns a function that cuts connection strings at their first comma, and replaces the values of their parameters
 *   with `***`. Values that are not secret are not masked in the job log, since a region may appear anywhere.
 */
function hideParameters(remotes) {
    const prefixes = remotes.filter(({ parameters }) => parameters.length > 0).map(({ prefix }) => prefix);
    const values = remotes
        .flatMap(({ parameters }) => parameters)
        .filter(isTelling)
        .map(({ value }) => value)
        .sort((one, other) => other.length - one.length);
    return (text) => {
        let hidden = text;
        for (const prefix of prefixes.flatMap(spellings)) {
            hidden = hidden.replaceAll(prefix, `${prefix.replace(/,.*$/s, '')}:`);
        }
        for (const value of values.flatMap(spellings))
            hidden = hidden.replaceAll(value, '***');
        return hidden;
    };
}
/** Returns a text as it is, and as rclone writes it within quotes. */
function spellings(text) {
    return [text, JSON.stringify(text).slice(1, -1)];
}
function isTelling({ value }) {
    return value.length >= MIN_LENGTH && !/^(?:true|false)$/i.test(value);
}

;// CONCATENATED MODULE: ./lib/src/deploy/state/state.js
/**
 * The state of a destination: what is live there, who deployed it, and what an interrupted deployment left. A state that
 * cannot be read is an error. It never means that nothing was deployed yet.
 */









const LIVE = 'site.sha256';
const state_RECORD = 'deployment.json';
const PENDING = 'pending.sha256';
/**
 * The previous `pending.sha256` while a new one takes its place. rclone removes a file before it moves another one to
 * its name. At that moment, nothing else would say that the destination is incomplete.
 */
const OLD_PENDING = 'pending.sha256.old';
class StateStore {
    #rclone;
    #remote;
    #context;
    #hasPending = false;
    #hasOldPending = false;
    constructor(rclone, remote, context) {
        this.#rclone = rclone;
        this.#remote = remote;
        this.#context = context;
    }
    /** @throws DeployError if it cannot be read, or is not a state */
    async read() {
        const folder = await makeWorkFolder(this.#rclone.folder);
        const names = [LIVE, state_RECORD, PENDING, OLD_PENDING];
        const flags = [
            '--max-depth',
            '1',
            '--use-server-modtime',
            ...names.flatMap((name) => ['--include', `/${name}`]),
        ];
        const result = await runRclone(this.#rclone, { command: 'copy', flags, operands: [folderOf(this.#remote), folder] }, this.#context, sayIfSlow(this.#context.log));
        // The folder does not exist. Where folders are only parts of names, it means that the bucket does not exist.
        if (result.exitCode === 3 && hasFolders(this.#remote)) {
            return { live: undefined, pending: undefined, record: undefined };
        }
        if ((0,rclone_errors/* isDiskFull */.b$)(result))
            throw workFolderError({ code: 'ENOSPC' });
        if (result.exitCode !== 0) {
            const hint = result.exitCode === 3 ? rclone_errors/* NO_BUCKET_HINT */.re : UNREAD_HINT;
            throw (0,rclone_errors/* rcloneFailure */.kX)('Reading the state of the destination', result, hint, UNCHANGED);
        }
        const [live, record, pending, old] = await Promise.all(names.map((name) => textIn(folder, name)));
        this.#hasPending = pending !== undefined;
        this.#hasOldPending = old !== undefined;
        return {
            live: manifestIn(LIVE, live),
            pending: manifestIn(PENDING, pending) ?? manifestIn(OLD_PENDING, old),
            record: recordIn(record),
        };
    }
    /** Records that the destination is incomplete from now on. */
    async writePending(files) {
        await this.#upload(PENDING, (0,manifest/* formatManifest */.L)(files));
        if (this.#hasPending) {
            // The target of each move does not exist, so the move is atomic.
            if (this.#hasOldPending)
                await this.#remove(OLD_PENDING);
            await this.#move(PENDING, OLD_PENDING);
            this.#hasOldPending = true;
        }
        await this.#move(`${PENDING}.new`, PENDING);
    }
    async writeRecord(record) {
        await this.#upload(state_RECORD, formatRecord(record));
        await this.#move(`${state_RECORD}.new`, state_RECORD);
    }
    async writeLive(files) {
        await this.#upload(LIVE, (0,manifest/* formatManifest */.L)(files));
        await this.#move(`${LIVE}.new`, LIVE);
    }
    /** Records that the destination is complete. */
    async removePending() {
        // Remove the older one first: if it alone were left, it would count.
        if (this.#hasOldPending)
            await this.#remove(OLD_PENDING);
        await this.#remove(PENDING);
    }
    async #upload(name, text) {
        const file = await writeWorkFile(this.#rclone.folder, name, text);
        const to = fileOf(this.#remote, `${name}.new`);
        await this.#run({ command: 'copyto', flags: ['--no-check-dest'], operands: [file, to] }, name);
    }
    async #move(from, to) {
        const operands = [fileOf(this.#remote, from), fileOf(this.#remote, to)];
        // Without modification times, a file of the same size would count as the same.
        await this.#run({ command: 'moveto', flags: ['--ignore-times'], operands }, to);
    }
    async #remove(name) {
        await this.#run({ command: 'deletefile', operands: [fileOf(this.#remote, name)] }, name);
    }
    async #run(command, name) {
        const result = await runRclone(this.#rclone, command, this.#context);
        if (result.exitCode !== 0)
            throw (0,rclone_errors/* rcloneFailure */.kX)(`Writing \`${name}\` of the state`, result);
    }
}
/** rclone reports every five seconds. It tries for minutes to reach a storage. */
const REPORTS = 6;
function sayIfSlow(log) {
    let reports = 0;
    return ({ kind }) => {
        if (kind !== 'progress')
            return;
        reports += 1;
        if (reports % REPORTS === 0)
            log.info('Still reading the state: the storage does not respond, or slowly');
    };
}
const UNREAD_HINT = 'Check the destination, its credentials, and their permissions.';
const UNCHANGED = 'Nothing was changed.';
const BROKEN_HINT = 'Nothing was changed, since nobody knows which files are live. Restore the file. If you remove the folder of the ' +
    'state, the next run uploads every file and deletes none.';
/** @returns undefined if there is no such file */
async function textIn(folder, name) {
    try {
        const bytes = await (0,promises_.readFile)(external_node_path_.join(folder, name));
        if (!(0,external_node_buffer_.isUtf8)(bytes))
            throw broken(name, 'is not UTF-8');
        return bytes.toString();
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return undefined;
        throw error;
    }
}
function manifestIn(name, text) {
    if (text === undefined)
        return undefined;
    if (!text.endsWith('\n'))
        throw broken(name, 'is not complete');
    return (0,manifest/* parseManifest */.N)(text, (what) => broken(name, what));
}
function recordIn(text) {
    if (text === undefined)
        return undefined;
    const record = parseRecord(text);
    if (record === undefined)
        throw broken(state_RECORD, 'is not a record of a deployment');
    return record;
}
function broken(name, problem) {
    return new rclone_errors/* DeployError */.sH(`The state of the destination cannot be used: \`${name}\` ${problem}.`, BROKEN_HINT);
}

;// CONCATENATED MODULE: ./lib/src/deploy/main.js
/** The deploy action: the run from top to bottom. */





















function main() {
    const report = new DeployReport({ log: step_log.stepLog, clock: context/* systemClock */.m }, step_outputs/* setOutput */.u);
    return (0,run_action/* runAction */.C)({
        run: (signal) => deploy(report, { log: step_log.stepLog, clock: context/* systemClock */.m, signal }),
        resumeHint: (outcome, code) => report.resumeHint(outcome, code),
        summary: (result) => report.summary(result),
    });
}
async function deploy(report, context) {
    maskSecrets([], process.env);
    const inputs = readDeployInputs();
    maskSecrets([inputs.destination, inputs.state], {});
    report.inputsRead(inputs);
    const site = await readSite(inputs, context);
    const folder = await makeWorkFolder((0,runner_files/* tempFolder */.vg)());
    try {
        await deploySite(site, inputs, await setupRclone(inputs, folder, context), report, context);
    }
    finally {
        report.ended();
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    }
    report.deployed();
    return 'completed';
}
async function setupRclone(inputs, folder, context) {
    return {
        ...(await findRclone(folder, context)),
        folder,
        env: rcloneEnvironment(process.env),
        hide: hideParameters([inputs.destination, inputs.state]),
    };
}
async function deploySite(site, inputs, rclone, report, context) {
    const store = new StateStore(rclone, inputs.state, context);
    const state = await store.read();
    const plan = planDeployment(state, site, inputs.delete);
    report.compared(state, plan);
    if (!hasWork(plan) && state.pending === undefined)
        return;
    if (inputs.dryRun)
        report.planned(plan);
    const { repository, workflow, runNumber, runId } = (0,workflow_run/* workflowRun */.t)();
    const run = { repository, workflow, runNumber, runId };
    checkGuards(state, site, inputs, run, context);
    if (inputs.dryRun)
        return;
    if (inputs.cloudfrontDistribution !== undefined)
        await requireAws(process.env);
    report.starting(await sizesOf(inputs.sitePath, plan.uploads));
    const digest = (0,content_digest/* contentDigest */.e)(site);
    const record = { ...run, jobId: inputs.jobId, contentDigest: digest };
    await performSteps(stepsOf(plan, site), { site, inputs, rclone, store, record }, report, context);
    if (inputs.verifyUrl === undefined || !hasWork(plan))
        return;
    const checks = checksOf(site, plan.uploads, inputs.verifyUrl);
    await verifyLive(checks, context);
    report.verified(checks.length);
}


/***/ }),

/***/ 6447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   b$: () => (/* binding */ isDiskFull),
/* harmony export */   kX: () => (/* binding */ rcloneFailure),
/* harmony export */   re: () => (/* binding */ NO_BUCKET_HINT),
/* harmony export */   sH: () => (/* binding */ DeployError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5071);
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(369);
/** What a failure of rclone means, and how to fix it. */


/** The storage, rclone, or CloudFront failed. */
class DeployError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l {
    constructor(message, hint, cause) {
        super('deploy-failed', message, { hint, cause });
    }
}
const MAX_LENGTH = 700;
/**
 * @param what what failed, such as `Uploading pages`
 * @param fallbackHint if the error itself suggests none
 * @param consequence what the failure means for the destination
 */
function rcloneFailure(what, { exitCode, errors }, fallbackHint, consequence) {
    const [error] = errors;
    const said = error === undefined ? exitOf(exitCode) : wordsOf(error);
    const count = errors.length > 1 ? `${errors.length} errors, the first: ` : '';
    const hint = [hintFor(error?.message ?? '') ?? fallbackHint, consequence].filter(Boolean).join(' ');
    return new DeployError(`${what} failed: ${count}${said}`, hint);
}
function exitOf(exitCode) {
    return exitCode === null ? 'rclone was ended by a signal.' : `rclone ended with exit code ${exitCode}.`;
}
/** Returns rclone's message about an error as a cleaned sentence. */
function wordsOf({ name, message }) {
    const text = message
        // Request identifiers, which only the storage's support needs.
        .replace(/,? (?:request id|host id|RequestID|HostID): [^,\s]*/gi, '')
        // The separators and the XML with which Azure repeats the message.
        .replace(/\s*-{10,}\s*/g, ' ')
        .replace(/<\?xml.*$/s, '')
        .trim();
    const clean = (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(name === undefined ? text : `"${name}": ${text}`, MAX_LENGTH);
    return /[.!?…]$/.test(clean) ? clean : `${clean}.`;
}
const NO_BUCKET_HINT = 'The bucket does not exist. Check its name in `destination`, or create it: a deployment creates none.';
const DISK_FULL = /no space left on device|remaining disk space|disk quota/i;
/** Whether the disk that rclone writes to is full. When rclone reads a storage, that is the disk of the runner. */
function isDiskFull({ errors }) {
    return errors.some(({ message }) => DISK_FULL.test(message));
}
const HINTS = [
    [
        /didn't find (?:section|backend)/i,
        'rclone knows no remote of this name. Configure it with environment variables, such as `RCLONE_CONFIG_DOCS_TYPE` for `docs:`, or write a connection string.',
    ],
    [
        /NoCredentialProviders|failed to refresh cached credentials|no EC2 IMDS role|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidClientTokenId|Server failed to authenticate/i,
        'The storage did not accept the credentials. Check the step that provides them, such as `aws-actions/configure-aws-credentials`, and whether they have expired.',
    ],
    [
        /\b403\b(?![./])|AccessDenied|access denied|forbidden|AuthorizationPermissionMismatch/i,
        'The storage refused it. For S3, the role needs `s3:ListBucket` on the bucket, and `s3:GetObject`, `s3:PutObject`, and `s3:DeleteObject` on its objects: without `s3:ListBucket`, S3 responds with 403 for an object that does not exist.',
    ],
    [/NoSuchBucket|ContainerNotFound|bucket does not exist/i, NO_BUCKET_HINT],
    [DISK_FULL, 'The storage is full.'],
    [/QuotaExceeded|507 Insufficient/i, 'The storage is full.'],
    [
        /knownhosts|key is unknown/i,
        'The host key of the SSH server is not the known one. Compare the output of `ssh-keyscan` with the keys of the server, and store it in the file that `known_hosts_file` of rclone names.',
    ],
    [
        /parse private key|no key found/i,
        'The private key cannot be read. Store the complete key, with its first and last line and without a passphrase. See `key_pem` and `key_file` of rclone.',
    ],
    [
        /unable to authenticate|handshake failed/i,
        'The SSH server did not accept the user, the key, or the password. See `user`, `key_pem`, and `key_file` of rclone.',
    ],
    [
        /source doesn't exist/i,
        'Another run may have deployed to the same destination at the same time. Let one wait for the other with `concurrency` in their workflows.',
    ],
    [
        /permission denied/i,
        'The user of the destination has no permission. Check who may read and write its folders, and that of the state.',
    ],
    [
        /is it obscured|obscured\?/,
        'rclone expects the password in its own form. Make it with `rclone obscure`.',
    ],
    [
        /unable to load custom CA bundle/i,
        'rclone 1.60 cannot use AWS_CA_BUNDLE. Install a newer rclone, or remove the variable from the step.',
    ],
    [
        /is a directory|not a directory|file exists|can't move object/i,
        'A file or folder that this action did not deploy is where the site has one. Remove it, or deploy to another folder.',
    ],
];
function hintFor(message) {
    return HINTS.find(([pattern]) => pattern.test(message))?.[1];
}


/***/ }),

/***/ 6379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ diskFix)
/* harmony export */ });
/** Explains how to fix errors of files, folders, and disks. The codes are the system's. */
const FIXES = [
    ['ENOSPC EDQUOT', 'The disk is full: free some space.'],
    [
        'EACCES EPERM',
        'This step is not allowed to access it, or, on Windows, another program has it open: then close that program.',
    ],
    ['EROFS', 'The file system is read-only.'],
    ['EBUSY ETXTBSY', 'Another program has it open: close that program, and run the step again.'],
    ['ENAMETOOLONG', 'A name or the complete path is too long for the system.'],
    ['ENOENT', 'It does not exist, or a folder around it cannot be created.'],
    ['ENOTDIR EEXIST', 'A file is where a folder is needed.'],
    ['EMFILE ENFILE', 'The process may not open more files: raise the limit of open files on the runner.'],
    ['EIO', 'The disk reports an error: check it, or use another runner.'],
];
/**
 * @param cause what the file system threw
 * @returns complete sentences; "it" is what the message before them names
 */
function diskFix(cause) {
    const { code = '' } = cause;
    const [, fix] = FIXES.find(([codes]) => codes.split(' ').includes(code)) ?? [];
    return fix ?? 'Check that it exists and that this step is allowed to access it.';
}


/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ InputError),
/* harmony export */   l: () => (/* binding */ ActionError)
/* harmony export */ });
/**
 * The errors that end a run. Each is created where the cause is known, and contains what the report at the end needs:
 * the outcome, what failed (`message`) and how to fix it (`hint`). Nothing here prints.
 */
/** The codes whose outcome is not `errored`. A conflict ends a run only when its time is up. */
const OUTCOMES = {
    'job-failed': 'failed',
    'publish-failed': 'failed',
    'timed-out': 'timed-out',
    conflict: 'timed-out',
    cancelled: 'cancelled',
};
class ActionError extends Error {
    code;
    hint;
    isPermanent;
    constructor(code, message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.code = code;
        this.hint = options.hint;
        this.isPermanent = options.isPermanent ?? false;
    }
    get outcome() {
        return OUTCOMES[this.code] ?? 'errored';
    }
}
/** An input that cannot be used; found before any request. */
class InputError extends ActionError {
    /**
     * @param input name of the input in `action.yml`
     * @param problem what is wrong, with the value unless it is a secret; continues the sentence "Input `name` ..."
     * @param fix how to correct it
     * @param code `disk` for a folder that cannot be used
     */
    constructor(input, problem, fix, code = 'bad-input') {
        super(code, `Input \`${input}\` ${problem}`, { hint: fix });
    }
}


/***/ }),

/***/ 286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ followRedirects),
/* harmony export */   N: () => (/* binding */ MAX_REDIRECTS)
/* harmony export */ });
/* harmony import */ var _connection_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7056);

const MAX_REDIRECTS = 5;
/**
 * @param mayFollow whether a redirect from one address to the other may be followed
 * @throws ConnectionError, also if the signal aborts
 */
async function followRedirects(client, request, mayFollow) {
    let { url } = request;
    for (let redirects = 0;; redirects += 1) {
        const from = url;
        const response = await client.send({ ...request, url }).catch((error) => {
            throw _connection_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .R.from(error, from);
        });
        const target = targetOf(response);
        if (target === undefined)
            return { response, url, unfollowed: undefined };
        const to = URL.canParse(target, url.href) ? new URL(target, url) : undefined;
        if (to === undefined)
            return { response, url, unfollowed: 'invalid' };
        if (!mayFollow(to, url))
            return { response, url, unfollowed: 'refused' };
        if (redirects === MAX_REDIRECTS)
            return { response, url, unfollowed: 'too many' };
        // Its body is not needed, and may have any length.
        response.destroy();
        url = to;
    }
}
/** @returns undefined if the response is not a redirect */
function targetOf({ statusCode = 0, headers }) {
    return statusCode >= 300 && statusCode < 400 ? headers.location : undefined;
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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5071);
/* harmony import */ var _values_windows_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1829);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1798);
/** Parsers for inputs that name a folder or a file of the runner. */




const FOLDER_FIX = `Write a folder of the workspace, such as \`build/docs\`, or an expression, such as \`\${{ runner.temp }}/docs\`.`;
/**
 * A folder or file, in the notation of the runner's system. A shell would expand `~` and variables; here they would become a
 * folder of that name, and the next step would look elsewhere.
 *
 * @param separator the path separator of the system
 */
function parseFolder(input, value, separator, fix = FOLDER_FIX) {
    const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(value)}, ${what}.`, fix);
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
    return !value.split(/[\\/]/).some((name) => /[^. ][. ]+$/.test(name) || _values_windows_names_js__WEBPACK_IMPORTED_MODULE_3__/* .RESERVED_BY_WINDOWS */ .H.test(name));
}
/**
 * A folder, absolute; a relative one is resolved against the workspace. The root is refused: it is the result of an
 * empty expression, such as `${{ env.FOLDER }}/`.
 */
function parseWorkspaceFolder(input, value) {
    const folder = inWorkspace(parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(folder) !== folder)
        return folder;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(value)}, the root of the file system.`, FOLDER_FIX);
}
/**
 * An absolute file, resolved in the same way. A digest is refused: as the name of a missing file, it would mean a first
 * deployment.
 */
function parseWorkspaceFile(input, value) {
    const fix = 'Write a file of the workspace, such as `build/site.sha256`, or an expression, such as ' +
        `\`\${{ runner.temp }}/site.sha256\`.`;
    if (/^sha256:[0-9a-f]{64}$/i.test(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(input, 'is a content digest, not a file.', fix);
    }
    if (/[*?]/.test(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(input, `is ${(0,_parsers_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(value)}, and patterns are not expanded.`, fix);
    return inWorkspace(parseFolder(input, value, node_path__WEBPACK_IMPORTED_MODULE_0__.sep, fix));
}
function inWorkspace(relative) {
    const workspace = process.env['GITHUB_WORKSPACE'] || process.cwd();
    return node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(workspace, relative);
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

/***/ 6629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ runnerFileError),
/* harmony export */   _1: () => (/* binding */ shortPath),
/* harmony export */   vg: () => (/* binding */ tempFolder)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _disk_disk_fix_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6379);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);
/** The files and folders that the runner names in environment variables. */




/**
 * The runner's folder for temporary files, which it empties before and after each job.
 *
 * @returns absolute path; the system's own folder if there is no runner
 */
function tempFolder() {
    return process.env['RUNNER_TEMP'] || node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir();
}
/**
 * Returns the error of a file or folder of the runner that cannot be written.
 *
 * @param variable the environment variable that names it
 * @param cause the error from the system
 */
function runnerFileError(message, variable, cause) {
    const { code } = cause;
    const said = code === undefined ? '' : ` The system reports ${code}.`;
    const hint = `The runner names it in ${variable}.${said} ${(0,_disk_disk_fix_js__WEBPACK_IMPORTED_MODULE_3__/* .diskFix */ .P)(cause)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .l('disk', message, { hint, cause });
}
/** Returns the part of a path after the workspace or the folder for temporary files. It is the same in every run. */
function shortPath(file) {
    for (const folder of [process.env['GITHUB_WORKSPACE'], process.env['RUNNER_TEMP']]) {
        const rest = folder ? node_path__WEBPACK_IMPORTED_MODULE_1__.relative(folder, file) : '';
        if (rest !== '' && !rest.startsWith('..') && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(rest))
            return rest;
    }
    return file;
}


/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ workflowRun)
/* harmony export */ });
/** What the runner reports about the workflow run. Nothing else reads these variables. */
function workflowRun(env = process.env) {
    const text = (name) => env[`GITHUB_${name}`] ?? '';
    const number = (name) => Number(text(name)) || 0;
    const repository = text('REPOSITORY');
    const repositoryUrl = `${text('SERVER_URL') || 'https://github.com'}/${repository}`;
    return {
        repository,
        repositoryId: number('REPOSITORY_ID'),
        workflow: text('WORKFLOW'),
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

/***/ 8632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Op: () => (/* binding */ canonicalPath),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   sO: () => (/* binding */ addressesOf)
/* harmony export */ });
/** The addresses at which visitors get the files of a site (docs/hosting.md). */
/**
 * Returns the addresses of a file within its site, its own path first. A page also has the address without its
 * extension. An `index.html` has that of its folder, with and without a slash.
 */
function addressesOf(path) {
    const folder = /^(?:(.*)\/)?index\.html$/.exec(path);
    if (folder === null)
        return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path];
    const [, name] = folder;
    return name === undefined ? [path, ''] : [path, `${name}/`, name];
}
/**
 * Returns the address of a page as people know it: `guides/start.html` becomes `guides/start`, and `guides/index.html`
 * becomes `guides/`. A name that is only the extension stays.
 */
function canonicalPath(page) {
    const [, address = page] = addressesOf(page);
    return /(?:^|\/)\.html$/.test(page) ? page : address;
}
/** Returns the address of a file or page on the live site, whose own address may have a path. */
function fileUrl(address, liveUrl) {
    const url = new URL(liveUrl);
    url.search = '';
    url.hash = '';
    const base = url.href.endsWith('/') ? url.href : `${url.href}/`;
    return `${base}${address.split('/').map(encodeURIComponent).join('/')}`;
}


/***/ }),

/***/ 225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ comesBefore),
/* harmony export */   o2: () => (/* binding */ sortedByPath),
/* harmony export */   qg: () => (/* binding */ inByteOrder)
/* harmony export */ });
/** The order of paths in manifests, digests and lists: by their UTF-8 bytes, as in `LC_ALL=C sort`. */
const SURROGATE = /[\ud800-\udfff]/;
/** Whether texts like this one have the same order by UTF-16 units as by bytes (RFC 3629, section 1). */
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
/** Whether a path comes before another one; false if they are the same. */
function comesBefore(one, other) {
    if (one === other)
        return false;
    if (sortsAsUnits(one) && sortsAsUnits(other))
        return one < other;
    return Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;
}
/** @returns the map with its paths in byte order, or the same map if they already are, which is the usual case */
function sortedByPath(files) {
    const paths = [...files.keys()];
    const sorted = inByteOrder(paths);
    if (sorted.every((path, index) => path === paths[index]))
        return files;
    return new Map(sorted.map((path) => [path, files.get(path)]));
}


/***/ }),

/***/ 8754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ compareSites),
/* harmony export */   YR: () => (/* binding */ changeCount),
/* harmony export */   bR: () => (/* binding */ changeNumbers),
/* harmony export */   sR: () => (/* binding */ formatFileList),
/* harmony export */   uH: () => (/* binding */ changeLists)
/* harmony export */ });
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647);
/* harmony import */ var _byte_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(225);
/** Compares the live site with the exported one, file by file, and lists the differences for other tools. */


/**
 * Walks through both side by side, which takes a third of the time that looking each path up takes.
 *
 * @param live in byte order, like every manifest
 * @param site also in byte order
 */
function compareSites(live, site) {
    const [added, modified, removed] = [[], [], []];
    const paths = [...live.keys()];
    const digests = [...live.values()];
    let at = 0;
    for (const [path, sha256] of site) {
        for (let old = paths[at]; old !== undefined && (0,_byte_order_js__WEBPACK_IMPORTED_MODULE_0__/* .comesBefore */ .TH)(old, path); old = paths[at]) {
            removed.push(old);
            at += 1;
        }
        if (paths[at] !== path) {
            added.push(path);
            continue;
        }
        if (digests[at] !== sha256)
            modified.push(path);
        at += 1;
    }
    return { added, modified, removed: [...removed, ...paths.slice(at)] };
}
/** @returns how many files differ */
function changeCount({ added, modified, removed }) {
    return added.length + modified.length + removed.length;
}
/** Returns text such as `3 added, 2 modified, 1 removed`. */
function changeNumbers({ added, modified, removed }) {
    return `${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(added.length)} added, ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(modified.length)} modified, ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(removed.length)} removed`;
}
/**
 * @param changes undefined if there is nothing to compare with: then every file is new
 * @returns what to upload, and what to delete, in byte order
 */
function changeLists(site, changes) {
    if (changes === undefined)
        return { changed: site.keys(), removed: [] };
    return { changed: (0,_byte_order_js__WEBPACK_IMPORTED_MODULE_0__/* .inByteOrder */ .qg)([...changes.added, ...changes.modified]), removed: changes.removed };
}
/**
 * Beginnings of a name that a tool would misread: rsync and rclone take `#` and `;` for a comment (rsync(1),
 * "--files-from"; rclone documentation, "--files-from"), and a shell's `read` removes blanks. With `./` before it, it is
 * the same file to rsync and to every program that opens it. rclone looks for exactly that name and skips it, so that such
 * a site needs `--files-from-raw` without the `./` (docs/reference.md, "Manifest and lists").
 */
const MISREAD = /^[#;\s]/;
/**
 * @param paths without line breaks, as every path of a site (`archive/site/entry-paths.ts`) and of a manifest
 * @returns one line for each path, as `--files-from` of rsync and rclone takes it; empty for none
 */
function formatFileList(paths) {
    let text = '';
    for (const path of paths)
        text += `${MISREAD.test(path) ? './' : ''}${path}\n`;
    return text;
}


/***/ }),

/***/ 9206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
 * escapes a backslash and a line break in a name; no site has such a name (`archive/site/entry-paths.ts`).
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
 * @param wrong makes the error from what is wrong, which continues a sentence: `is not a manifest: it is empty`
 * @throws the error of `wrong` for any other line, a path that no site may have, or a path with two digests: a comparison
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
        if (OUTSIDE.test(path)) {
            throw refusal(`line ${line} has the path "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(name)}", which no site may have`);
        }
        if ((files.get(path) ?? sha256) !== sha256) {
            throw refusal(`it lists "${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(path)}" with two digests`);
        }
        files.set(path, sha256);
        start = next + 1;
    }
    if (files.size === 0)
        throw refusal('it is empty');
    return (0,_byte_order_js__WEBPACK_IMPORTED_MODULE_1__/* .sortedByPath */ .o2)(files);
}
/**
 * A drive of Windows, a character that no name may have, or a part that is empty, `.` or `..`. A path of an earlier site
 * ends up in the list of files to delete, so it must not lead outside on any system.
 */
const OUTSIDE = /^[A-Za-z]:|[\\\p{Cc}]|(?:^|\/)\.{0,2}(?:\/|$)/u;


/***/ }),

/***/ 8252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ countPages),
/* harmony export */   y: () => (/* binding */ isPage)
/* harmony export */ });
/** Which files of a site are pages. */
/** A page is a file that ends in `.html`, except the error page at the root, which the service does not count. */
function isPage(path) {
    return path.endsWith('.html') && path !== '404.html';
}
/** @returns how many of the paths are pages; see {@link isPage} */
function countPages(paths) {
    let pages = 0;
    for (const path of paths)
        if (isPage(path))
            pages += 1;
    return pages;
}


/***/ }),

/***/ 1916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ changedPages)
/* harmony export */ });
/* harmony import */ var _site_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8632);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8252);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6647);
/* harmony import */ var _summary_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(881);
/** The part of the job summary that lists which pages changed, by their addresses. */




/** How many pages of each kind are shown without unfolding. */
const SHOWN = 20;
/**
 * The size limit for the folded rest of each kind. A step may write 1 MiB (GitHub Docs, "Workflow commands", "Job
 * summaries"). The summaries of a matrix are on one page, which must stay quick to open.
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
function changedPages(changes, liveUrl, hasLists, isRefused = false) {
    const kinds = isRefused
        ? ['removed', 'added', 'modified']
        : ['added', 'modified', 'removed'];
    const rows = [];
    const others = [];
    for (const kind of kinds) {
        const pagePaths = changes[kind].filter(_site_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .y);
        const otherCount = changes[kind].length - pagePaths.length;
        if (otherCount > 0)
            others.push(`${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(otherCount)} ${kind}`);
        if (pagePaths.length === 0)
            continue;
        // The address of a removed page no longer has a page.
        const entry = (page) => pageEntry(page, liveUrl, kind !== 'removed');
        const shown = pagePaths.slice(0, SHOWN).map(entry).join('<br>\n');
        const output = kind === 'removed' ? 'removed-files-path' : 'changed-files-path';
        const where = hasLists ? `, in the file of <code>${output}</code>` : '';
        const more = foldedRest(pagePaths.slice(SHOWN), entry, where);
        rows.push([`${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pagePaths.length, 'page')} ${kind}`, `${shown}${more}`]);
    }
    return (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)([...rows, [rows.length === 0 ? 'Files' : 'Other files', others.join(', ')]]);
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
            entries.push(`and ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(paths.length - entries.length)} more${where}`);
            break;
        }
        entries.push(next);
    }
    const title = (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(paths.length, 'more page');
    return `\n<details><summary>${title}</summary>\n${entries.join('<br>\n')}\n</details>`;
}
function pageEntry(page, liveUrl, isLinked) {
    if (liveUrl === undefined)
        return (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(page, MAX_NAME);
    const address = (0,_site_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalPath */ .Op)(page);
    const url = isLinked ? (0,_site_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .fileUrl */ .iw)(address, liveUrl) : undefined;
    const shown = `/${address}`;
    if (url === undefined || url.length > MAX_ADDRESS)
        return (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(shown, MAX_NAME);
    return (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url, (0,_summary_text_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(shown));
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
/* harmony export */   oQ: () => (/* binding */ yaml),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(369);
/**
 * The parts of a job summary, as HTML that GitHub renders. GitHub escapes nothing in it, so text from outside is
 * cleaned and escaped here. It is placed in blocks of HTML, in which GitHub does not interpret Markdown, so text from
 * outside stays text.
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
/** The error and how to fix it. Backticks become code. */
function failureBlock(message, hint = '') {
    return `${paragraph(`<strong>${prose(message)}</strong>`)}${hint === '' ? '' : `\n${paragraph(prose(hint))}`}`;
}
/** @param rows names and values; the values are HTML, such as {@link code} returns. A row without a value is left out. */
function table(rows) {
    const shown = rows.filter(([, value]) => value);
    if (shown.length === 0)
        return '';
    return `<table>\n${shown.map(([name, value]) => `<tr><th align="left" valign="top">${name}</th><td>${value}</td></tr>`).join('\n')}\n</table>`;
}
/** Lines of YAML to copy. */
function yaml(lines) {
    return `<pre lang="yaml"><code>${lines.map(text).join('\n')}</code></pre>`;
}
/**
 * Folds blocks behind a line to click.
 *
 * @param title HTML
 */
function folded(title, blocks) {
    return ['<details>', `<summary>${title}</summary>\n`, summaryText(blocks), '</details>'].join('\n');
}
function text(value) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value));
}
/** @param maxLength in characters; a longer value is cut */
function code(value, maxLength) {
    return `<code>${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value, maxLength))}</code>`;
}
/**
 * @param url of http or https, which the caller has checked
 * @param html what to click
 */
function link(url, html) {
    return `<a href="${(0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(url)}">${html}</a>`;
}
/** Formats our own text that contains text from outside. Backticks become code. */
function prose(value) {
    return (0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)((0,_text_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(value, 2000)).replace(/`([^`]+)`/g, '<code>$1</code>');
}


/***/ }),

/***/ 1066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ eventLoopPauses)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/**
 * Lets the event loop run during long work on the main thread. Without it, Node.js would not notice the runner's SIGINT
 * until the work is done.
 */

/** The longest work without a pause. It is short compared with the seconds that a cancelled step has. */
const WORK_MS = 50;
/**
 * @returns a function that pauses if a pause is due, and then throws the signal's reason. Await it between pieces of work
 *   that take a few milliseconds at most.
 */
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
 * @returns what to call with every change. It logs bytes, rate, and time left every ten seconds at most. If it is called
 *   although no byte has been transferred for 30 seconds, it logs that.
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