/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 8999:
/***/ ((module) => {

module.exports = require("./no-undici.js");

/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = require("child_process");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = require("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = require("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 481:
/***/ ((module) => {

module.exports = require("node:readline");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 8321:
/***/ ((module) => {

module.exports = require("node:stream/consumers");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = require("node:stream/promises");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = require("timers");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = require("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = require("zlib");

/***/ }),

/***/ 6379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ diskFix)
/* harmony export */ });
/** Explains how to fix errors of files, folders, and disks. The codes are those of the system. */
const FIXES = [
    ['ENOSPC EDQUOT', 'The disk is full: free some space.'],
    [
        'EACCES EPERM',
        'This step is not allowed to access it, or, on Windows, another program has it open: then close that program.',
    ],
    ['EROFS', 'The file system is read-only: use a folder on another one.'],
    ['EBUSY ETXTBSY', 'Another program has it open: close that program, and run the step again.'],
    ['ENAMETOOLONG', 'A name or the complete path is too long for the system: use a shorter one.'],
    ['ENOENT', 'It does not exist, or a folder around it cannot be created.'],
    ['ENOTDIR EEXIST', 'A file is where a folder is needed: remove or rename that file.'],
    ['EMFILE ENFILE', 'The process may not open more files: raise the limit of open files on the runner.'],
    // Windows reports a name with `:`, `?`, or `*`, and other systems one that the disk cannot store.
    ['EINVAL EILSEQ', 'A name in the path has a character that the system does not allow: rename it.'],
    ['EIO', 'The disk reports an error: check it, or use another runner.'],
];
/** Returns complete sentences that follow a message about the error; "it" refers to its subject. */
function diskFix(cause) {
    const { code = '' } = cause;
    const [, fix] = FIXES.find(([codes]) => codes.split(' ').includes(code)) ?? [];
    return fix ?? 'Check that it exists and that this step is allowed to access it.';
}


/***/ }),

/***/ 6864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  lZ: () => (/* binding */ ActionError),
  fK: () => (/* binding */ ConflictError),
  sH: () => (/* binding */ DeployError),
  dz: () => (/* binding */ InputError)
});

;// CONCATENATED MODULE: ./lib/src/error-codes.js
/**
 * The kinds of failures (output `error-code`), in one table, from which `npm run docs` writes the list in
 * docs/reference.md. Messages may change, but these codes must not.
 */
const ROWS = {
    'bad-input': { meaning: 'An input cannot be used, or the service responded with 400.' },
    unauthorized: {
        meaning: 'The service responded with 401. The key is wrong or has expired, or static export is not enabled. A proxy or ' +
            'firewall may also have responded.',
    },
    forbidden: {
        meaning: 'The service responded with 403. Static export is not enabled, or the key lacks the `write` scope, or its IP allow ' +
            'list lacks the runner. A proxy or firewall may also have responded.',
    },
    'not-found': {
        meaning: 'The service responded with 404: this key has no such job or project. A proxy or firewall may also have responded.',
    },
    conflict: {
        meaning: 'Another export of the site was running, or another run deployed to the destination.',
        // An export waits for the other job until it times out. A conflict of deployments is `errored`.
        outcome: 'timed-out',
    },
    'rate-limited': {
        meaning: 'The service limits requests, such as exports per hour (429).',
    },
    'service-error': {
        meaning: 'The service has a problem, or something else responded in its place.',
    },
    unreachable: {
        meaning: 'The runner could not reach the service, or got no complete response.',
    },
    'job-failed': {
        meaning: 'The service could not export the site, or the agent job failed.',
        outcome: 'failed',
    },
    'publish-failed': {
        meaning: 'The service could not publish the content.',
        outcome: 'failed',
    },
    'timed-out': {
        meaning: 'The service took longer than the step waits. It may still complete the job.',
        outcome: 'timed-out',
    },
    cancelled: {
        meaning: 'The step was cancelled.',
        outcome: 'cancelled',
    },
    'download-failed': {
        meaning: 'The bundle could not be downloaded.',
    },
    'bundle-rejected': {
        meaning: 'The bundle is damaged, of another format, or contains a forbidden entry, or a proxy sent something in its place.',
    },
    'check-failed': {
        meaning: 'The new site did not pass a check of the workflow.',
    },
    superseded: {
        meaning: 'A newer run has used the destination.',
    },
    'verify-failed': {
        meaning: 'The address in `verify-url` did not serve the site to the runner.',
    },
    'deploy-failed': {
        meaning: 'The storage, rclone, or the CDN failed, or the destination cannot hold the site.',
    },
    disk: {
        meaning: 'A disk of the runner is full, or a folder cannot be used.',
    },
    github: {
        meaning: 'GitHub refused a request, or could not be reached.',
    },
    internal: {
        meaning: 'The action has a defect.',
    },
};
const ERROR_CODES = ROWS;

;// CONCATENATED MODULE: ./lib/src/errors.js
/**
 * The errors that end a run. Each is created where the cause is known, and contains what the report at the end needs:
 * the outcome, what failed (`message`) and how to fix it (`hint`). Nothing here prints.
 */

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
    /** Returns the error itself if it is an ActionError. Any other error is a defect of the action. */
    static from(error) {
        if (error instanceof ActionError)
            return error;
        const what = error instanceof Error ? error.message : String(error);
        return new ActionError('internal', `The action failed with an unexpected error: ${what}`, {
            hint: 'Run the workflow again with debug logging, and report the log (without URLs and keys).',
            cause: error,
        });
    }
    get outcome() {
        return ERROR_CODES[this.code].outcome ?? 'errored';
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
/** The storage, rclone, or the CDN failed. */
class DeployError extends ActionError {
    constructor(message, hint, cause) {
        super('deploy-failed', message, { hint, cause });
    }
}
/** Another run deployed to the same destination at the same time. */
class ConflictError extends ActionError {
    constructor(message, cause) {
        super('conflict', message, {
            cause,
            hint: 'Run the workflows that deploy to this destination one after the other: give them the same `concurrency` group. ' +
                'Then run this workflow again: it deploys its site, and repairs the destination if necessary.',
        });
    }
    /** A conflict of exports ends a run only when the run times out. A conflict of deployments ends it at once. */
    get outcome() {
        return 'errored';
    }
}


/***/ }),

/***/ 2954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ listenForCancellation),
/* harmony export */   w: () => (/* binding */ cancellationSignal)
/* harmony export */ });
/**
 * Listens for the runner's request to stop. It is set up before the action is loaded, since the runner may cancel a
 * step in its first moments. For the same reason, it imports nothing.
 */
/** Aborts with the name of the signal as its reason. */
const cancellation = new AbortController();
/** Starts to listen. From then on, neither SIGINT nor SIGTERM ends the process by itself. */
function listenForCancellation() {
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.on(name, () => cancellation.abort(name));
    }
}
const cancellationSignal = cancellation.signal;


/***/ }),

/***/ 643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  X$: () => (/* binding */ hasRunner),
  _S: () => (/* binding */ isHostedByGitHub),
  PN: () => (/* binding */ runnerFileError),
  _1: () => (/* binding */ shortPath),
  vg: () => (/* binding */ tempFolder),
  Gl: () => (/* binding */ workspace)
});

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = require("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/src/disk/disk-fix.js
var disk_fix = __nccwpck_require__(6379);
// EXTERNAL MODULE: ./lib/src/errors.js + 1 modules
var errors = __nccwpck_require__(6864);
;// CONCATENATED MODULE: ./lib/src/runner/runner-files.js
/** The files and folders whose paths the runner sets in environment variables. */




/** False if Node.js runs an action by itself, as in a network without GitHub. Each kind of runner sets the variable. */
function hasRunner() {
    return process.env['GITHUB_ACTIONS'] === 'true';
}
/** Whether GitHub hosts the runner, so that its disk is lost after the job (GitHub Docs, "Variables reference"). */
function isHostedByGitHub() {
    return process.env['RUNNER_ENVIRONMENT'] === 'github-hosted';
}
/** The runner's folder for temporary files, which it empties for each job; without a runner, the system's. */
function tempFolder() {
    return process.env['RUNNER_TEMP'] || external_node_os_namespaceObject.tmpdir();
}
/** @returns the folder in which other programs run, and where relative paths begin */
function workspace() {
    return process.env['GITHUB_WORKSPACE'] || process.cwd();
}
/** Returns the error for a file or folder that cannot be written. The runner sets its path in the variable. */
function runnerFileError(message, variable, cause) {
    const { code } = cause;
    const said = code === undefined ? '' : ` The system reports ${code}.`;
    const hint = `The runner sets its path in ${variable}.${said} ${(0,disk_fix/* diskFix */.P)(cause)}`;
    return new errors/* ActionError */.lZ('disk', message, { hint, cause });
}
/** Returns the part of a path after the workspace or the folder for temporary files. This part is constant. */
function shortPath(file) {
    for (const folder of [process.env['GITHUB_WORKSPACE'], process.env['RUNNER_TEMP']]) {
        const rest = folder ? external_node_path_.relative(folder, file) : '';
        if (rest !== '' && !rest.startsWith('..') && !external_node_path_.isAbsolute(rest))
            return rest;
    }
    return file;
}


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   runStep: () => (/* binding */ runStep)
/* harmony export */ });
/* harmony import */ var _runner_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2954);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(643);
/** What `dist/actions/` contains: every action, bundled once. */


/** Each part is loaded when it is needed, since a run needs only one of them. */
const STEPS = {
    export: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(907), __nccwpck_require__.e(934), __nccwpck_require__.e(164), __nccwpck_require__.e(272), __nccwpck_require__.e(241), __nccwpck_require__.e(574)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7574))).main(),
    'agent-job': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(907), __nccwpck_require__.e(934), __nccwpck_require__.e(164), __nccwpck_require__.e(241), __nccwpck_require__.e(748)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4188))).main(),
    alarm: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(907), __nccwpck_require__.e(934), __nccwpck_require__.e(239), __nccwpck_require__.e(164), __nccwpck_require__.e(272), __nccwpck_require__.e(128)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9128))).main(),
    deploy: async () => {
        // rclone takes as long to start as the rest of the action takes to load.
        const { spawnInstalled } = await __nccwpck_require__.e(/* import() */ 727).then(__nccwpck_require__.bind(__nccwpck_require__, 8727));
        const spawning = spawnInstalled((0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_1__/* .workspace */ .Gl)());
        // A failure is reported by the action.
        await spawning.catch(() => undefined);
        return (await Promise.all(/* import() */[__nccwpck_require__.e(907), __nccwpck_require__.e(934), __nccwpck_require__.e(164), __nccwpck_require__.e(272), __nccwpck_require__.e(727), __nccwpck_require__.e(566)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3566))).main(spawning);
    },
    emulator: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(907), __nccwpck_require__.e(164), __nccwpck_require__.e(614)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5614))).main(),
    'emulator-post': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(907), __nccwpck_require__.e(164), __nccwpck_require__.e(614)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5614))).post(),
};
/** Runs a step. Listens for a cancellation first, since the runner may cancel a step in its first moments. */
function runStep(step) {
    (0,_runner_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .listenForCancellation */ .c)();
    return STEPS[step]();
}

module.exports = __webpack_exports__;
/******/ })()
;