"use strict";
exports.id = 231;
exports.ids = [231];
exports.modules = {

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

/***/ 347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ folderSentence),
/* harmony export */   BT: () => (/* binding */ verdictSentence),
/* harmony export */   Iu: () => (/* binding */ folderVerdict),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   mb: () => (/* binding */ repairStep)
/* harmony export */ });
/* unused harmony exports ONCE_FIXED, verdictSentences */
/**
 * The verdict on what visitors of a site see, and what repairs a mix. The summary and the annotation of a
 * step, and the issue and the message of the alarm, all take it from here, so that no two reports of one run disagree.
 * No other text states it.
 */
/** The verdict for each value of the output `live` of the deploy step. Each continues a sentence. */
const VERDICTS = {
    updated: 'the site was updated',
    unchanged: 'the site was not updated and is whole',
    incomplete: 'the site is a mix of two versions, or only partly deployed',
    unknown: 'it is not known what visitors see',
    untouched: 'the site was not updated by this run, and was not checked',
};
/** What the deploy step knows about a mix. The alarm only knows that it is one. */
const MIXES = {
    assets: 'the site is a mix of two versions: its pages are the previous ones, and other files are partly new',
    caches: 'the site is a mix of two versions: caches may serve previous files',
};
/** @returns a text that continues a sentence */
function verdict({ live, mix, outcome, code }) {
    if (live === undefined)
        return undeployed(outcome);
    const what = VERDICTS[live];
    // Another job may have left the mix: what the address served does not matter then.
    if (live === 'incomplete')
        return mix === undefined ? what : MIXES[mix];
    if (code === 'verify-failed') {
        const seen = live === 'updated' ? 'visitors may see an older version or an error' : 'visitors may not get it either';
        return `${what}, but its address did not serve it to the runner: ${seen}`;
    }
    if (live !== 'updated' || code === undefined)
        return what;
    return `${what}, and the step ${code === 'cancelled' ? 'was cancelled' : 'failed'} afterwards`;
}
/** @param outcome of the export step */
function undeployed(outcome) {
    if (outcome === undefined)
        return 'no deployment was reported: visitors see what they saw before, unless another step changed it';
    // Another step may have begun to deploy what was exported.
    return outcome === 'completed' ? VERDICTS.unknown : VERDICTS.untouched;
}
const RUN_AGAIN = 'Run the workflow again now: that repairs the site.';
/** Follows the cause and its fix. */
const ONCE_FIXED = 'Once the cause is fixed, run the workflow again: that repairs the site.';
/** What repairs a mix, by the error code of the run that left or found it, if there is nothing else to fix first. */
const REPAIRS = new Map([
    ['superseded', 'Press "Run workflow" now: a new run repairs the site, a re-run does not.'],
    [
        'check-failed',
        'A check refused the site that would repair it: find out now what the export lacks. A run with the complete site repairs it.',
    ],
    ['cancelled', `If a time limit stopped this run, raise the limit. ${RUN_AGAIN}`],
    // Another job has left the mix.
    ['verify-failed', RUN_AGAIN],
    ['conflict', 'Run the workflow again as soon as no other run is active: that repairs the site.'],
]);
const REPAIR_AFTER = new Map([
    ['checked', 'Run the workflow again now, without `dry-run`: that repairs the site.'],
]);
/** @returns what repairs a mix: complete sentences; empty if the site is none */
function repairStep({ live, outcome = '', code }) {
    if (live !== 'incomplete')
        return '';
    return REPAIR_AFTER.get(outcome) ?? (code === undefined ? RUN_AGAIN : (REPAIRS.get(code) ?? ONCE_FIXED));
}
/** @returns the verdict as a complete sentence */
function verdictSentence(reported) {
    return sentence(verdict(reported));
}
/** @returns the verdict, and what repairs a mix, where no cause and no fix is between them */
function verdictSentences(reported) {
    return `${verdictSentence(reported)} ${repairStep(reported)}`.trim();
}
/** @returns the verdict on a folder as a complete sentence */
function folderSentence(reported) {
    return sentence(folderVerdict(reported));
}
function sentence(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
/** @returns what a folder has that a later step publishes: a text that continues a sentence */
function folderVerdict({ live, code }) {
    if (live === 'incomplete')
        return 'the folder is not complete, and must not be published';
    if (code === 'conflict')
        return 'it is not known what the folder has';
    if (live === 'unchanged')
        return code !== undefined ? 'the folder has the earlier site' : 'the folder has the site';
    return live === 'updated' ? 'the folder has the site' : 'the folder was not changed';
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