"use strict";
exports.id = 461;
exports.ids = [461];
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

/***/ 7837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ urlCredentials)
/* harmony export */ });
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
/* harmony export */   H: () => (/* binding */ isChanged),
/* harmony export */   p: () => (/* binding */ isChangedSince)
/* harmony export */ });
/* harmony import */ var _site_compare_sites_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8754);

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
    return changes === undefined || (0,_site_compare_sites_js__WEBPACK_IMPORTED_MODULE_0__/* .hasChanges */ .ik)(changes);
}


/***/ }),

/***/ 3476:
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

/***/ 4461:
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

// EXTERNAL MODULE: ./lib/src/export/bundle/acceptance-checks.js + 1 modules
var acceptance_checks = __webpack_require__(4725);
// EXTERNAL MODULE: ./lib/src/download/url-credentials.js
var url_credentials = __webpack_require__(7837);
// EXTERNAL MODULE: ./lib/src/runner/secrets.js
var secrets = __webpack_require__(1232);
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

;// CONCATENATED MODULE: ./lib/src/export/bundle/announce-bundle-url.js
/** Passes the present bundle URL to the following steps: its outputs, and the values file for Helm. */



/**
 * Masks its credentials first, unless the user does not want that.
 *
 * @throws ActionError if an output or the values file cannot be written
 */
async function announceBundleUrl(url, inputs, report) {
    if (inputs.maskBundleUrl)
        (0,url_credentials/* urlCredentials */.O)(url.bundleUrl).forEach(secrets/* addSecret */.Ck);
    report.bundleUrlCreated(url);
    const { bundleUrl } = url;
    report.helmValuesWritten(await writeHelmValues({ ...inputs, bundleUrl }, inputs.tempFolder));
}

// EXTERNAL MODULE: ./lib/src/log/retry-log.js
var retry_log = __webpack_require__(5110);
// EXTERNAL MODULE: ./lib/src/service/retry-policy.js
var retry_policy = __webpack_require__(307);
// EXTERNAL MODULE: ./lib/src/timing/retry.js
var retry = __webpack_require__(5251);
;// CONCATENATED MODULE: ./lib/src/export/bundle/bundle-url-source.js
/** Obtains presigned URLs for the bundle of a completed job: from its status, or from the bundle endpoint. */





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
        const { GitHubDelivery } = await Promise.all(/* import() */[__webpack_require__.e(392), __webpack_require__.e(362), __webpack_require__.e(272)]).then(__webpack_require__.bind(__webpack_require__, 7272));
        return GitHubDelivery.prepare(inputs, gitHub, report, context);
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

// EXTERNAL MODULE: ./lib/src/export/inputs/export-scope.js
var export_scope = __webpack_require__(3476);
// EXTERNAL MODULE: ./lib/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(4536);
// EXTERNAL MODULE: ./lib/src/runner/temp-folder.js
var temp_folder = __webpack_require__(1112);
// EXTERNAL MODULE: ./lib/src/export/inputs/github-context.js
var github_context = __webpack_require__(6602);
;// CONCATENATED MODULE: ./lib/src/export/inputs/input-rules.js
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

// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/src/inputs/service-inputs.js
var service_inputs = __webpack_require__(7571);
// EXTERNAL MODULE: ./lib/src/export/inputs/input-parsers.js
var input_parsers = __webpack_require__(5678);
;// CONCATENATED MODULE: ./lib/src/export/inputs/input-table.js
/** The inputs of the export action: name, default and parser of each. */




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

;// CONCATENATED MODULE: ./lib/src/export/inputs/inputs.js
/** The inputs of the export action as one typed object. Nothing else in `export/` reads inputs. */





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
    // `sha256sum` reads bytes. No site has a name that is not UTF-8, and a list of such names would be wrong.
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw wrong('which is not UTF-8.');
    const { files, skippedLines } = (0,manifest/* parseManifest */.N)(bytes.toString());
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
        throw new errors/* InputError */.dz('previous-manifest', `names "${(0,clean_text/* cleanText */.X)(file)}", which ${problem}.`, FIX);
    }
}
function isOutside(name) {
    return name === '' || name.startsWith('/') || name.split('/').includes('..');
}

// EXTERNAL MODULE: ./lib/src/service/poll-job.js + 4 modules
var poll_job = __webpack_require__(5740);
;// CONCATENATED MODULE: ./lib/src/export/job/publish-content.js







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

// EXTERNAL MODULE: ./lib/src/text/units.js
var units = __webpack_require__(6647);
;// CONCATENATED MODULE: ./lib/src/export/job/start-job.js
/** Starts the export job, and retries only if the service certainly did not accept it. */






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

;// CONCATENATED MODULE: ./lib/src/export/job/wait-for-job.js
/** Waits until an export job has completed. */




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

// EXTERNAL MODULE: ./lib/src/values/id.js
var id = __webpack_require__(7628);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
// EXTERNAL MODULE: ./lib/src/site/compare-sites.js
var compare_sites = __webpack_require__(8754);
// EXTERNAL MODULE: ./lib/src/site/page-loss.js
var page_loss = __webpack_require__(8809);
// EXTERNAL MODULE: ./lib/src/text/summary-text.js
var summary_text = __webpack_require__(5518);
;// CONCATENATED MODULE: ./lib/src/export/report/changed-pages.js



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
    return percent === 0 ? '' : `${sign(percent)}${(0,units/* grouped */.zD)(Math.abs(percent))} %`;
}
function sign(difference) {
    return difference < 0 ? '−' : '+';
}
function inParentheses(change) {
    return change === '' ? '' : ` (${change})`;
}

;// CONCATENATED MODULE: ./lib/src/export/report/timeline.js
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
        ['Pages', pageCounts(pageCount, htmlCount, bundle?.site?.files.has(ERROR_PAGE) === true)],
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
/** What hosts send for an address that does not exist: a file that is no page of the documentation. */
const ERROR_PAGE = '404.html';
/** The two differ where the service counts a page that the bundle has in no file of its own, or the other way round. */
function pageCounts(pageCount, htmlCount, hasErrorPage) {
    if (pageCount === undefined || htmlCount === undefined || pageCount === htmlCount) {
        const count = pageCount ?? htmlCount;
        return count === undefined ? undefined : (0,units/* grouped */.zD)(count);
    }
    const included = hasErrorPage && htmlCount > pageCount ? ` including ${ERROR_PAGE}` : '';
    return `${(0,units/* grouped */.zD)(pageCount)} by the service, ${(0,units/* grouped */.zD)(htmlCount)} .html files${included}`;
}
function changedFiles({ added, modified, removed }) {
    return `${(0,units/* grouped */.zD)(added.length)} added, ${(0,units/* grouped */.zD)(modified.length)} modified, ${(0,units/* grouped */.zD)(removed.length)} removed`;
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
        if ((0,id/* isId */.e)(live.jobId))
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

;// CONCATENATED MODULE: ./lib/src/export/main.js
/** The export action: the run from top to bottom. */




















/** Loading this takes a tenth of a small run. */
const loadDownload = () => __webpack_require__.e(/* import() */ 964).then(__webpack_require__.bind(__webpack_require__, 7964));
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
    const service = new ExportService(api, (0,export_scope/* exportScope */.vP)(inputs));
    if (inputs.publish)
        await publishContent(new PublishService(api), inputs.projectId ?? '', inputs, report, context);
    const starting = startOrResume(service, inputs, report, context);
    // While the service responds. If it cannot be loaded, the download says so.
    if (inputs.wait && inputs.download)
        loadDownload().catch(() => undefined);
    const job = await starting;
    report.jobAccepted(job);
    if (!inputs.wait)
        return 'started';
    const onChecked = report.jobChecked.bind(report);
    const resume = (0,export_scope/* resumeInputs */.zc)(job.id, inputs);
    const completed = await waitForJob({ service, job, pace: inputs, resume, onChecked }, context);
    report.jobCompleted(completed);
    (0,acceptance_checks/* requirePages */.cN)(completed.pageCount, inputs, step_log.stepLog);
    const nextUrl = bundleUrlSource(service, { ...job, completed }, inputs, resume, context);
    const freshUrl = async () => {
        const url = await nextUrl();
        await announceBundleUrl(url, inputs, report);
        return url;
    };
    // The live job ended long ago: its bundle is there at once, or not any more.
    const createLiveUrl = (id) => bundleUrlSource(service, { id }, { ...inputs, maxAttempts: 1 }, resume, context)();
    const bundleUrl = await freshUrl();
    const { id: jobId } = job;
    const { pageCount } = completed;
    let bundle;
    if (inputs.download) {
        const { downloadBundle } = await loadDownload();
        const urls = { bundleUrl, createBundleUrl: freshUrl, createLiveUrl };
        const exported = { jobId, pageCount, ...urls, previousFiles, delivery };
        bundle = await downloadBundle(exported, inputs, report, context);
    }
    await delivery.deliver({ jobId, pageCount, bundle });
    return 'completed';
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
/* harmony export */   F: () => (/* binding */ sortsAsUnits),
/* harmony export */   MG: () => (/* binding */ entriesInByteOrder),
/* harmony export */   qg: () => (/* binding */ inByteOrder)
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
    return { changed: (0,_byte_order_js__WEBPACK_IMPORTED_MODULE_0__/* .inByteOrder */ .qg)([...changes.added, ...changes.modified]), removed: changes.removed };
}


/***/ }),

/***/ 3867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ formatManifest),
/* harmony export */   N: () => (/* binding */ parseManifest)
/* harmony export */ });
/* harmony import */ var _byte_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(225);
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
/** No site that the reader accepts has such a name (`archive/site/entry-paths.ts`), but `sha256sum` has a rule for it. */
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
    return { files: new Map((0,_byte_order_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesInByteOrder */ .MG)(files)), skippedLines };
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


/***/ })

};
;