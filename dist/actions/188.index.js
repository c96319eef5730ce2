"use strict";
exports.id = 188;
exports.ids = [188];
exports.modules = {

/***/ 4188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/context/context.js
var context = __webpack_require__(2409);
// EXTERNAL MODULE: ./lib/src/errors.js + 1 modules
var errors = __webpack_require__(6864);
// EXTERNAL MODULE: ./lib/src/http/http-client.js + 1 modules
var http_client = __webpack_require__(8964);
// EXTERNAL MODULE: ./lib/src/runner/run-action.js
var run_action = __webpack_require__(1871);
// EXTERNAL MODULE: ./lib/src/runner/step-log.js
var step_log = __webpack_require__(4332);
// EXTERNAL MODULE: ./lib/src/runner/step-outputs.js
var step_outputs = __webpack_require__(2184);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/src/text/clean-text.js
var clean_text = __webpack_require__(369);
// EXTERNAL MODULE: ./lib/src/values/id.js
var id = __webpack_require__(7628);
// EXTERNAL MODULE: ./lib/src/service/admin-api.js
var admin_api = __webpack_require__(2148);
;// CONCATENATED MODULE: ./lib/src/service/agent-service.js
/** The service's agent jobs (docs/reference.md, "The service's API"). */




/** Text that is passed on unchanged must need no cleaning: a cleaned branch name is a different branch. */
const verbatim = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y((text) => text !== '' && (0,clean_text/* cleanText */.X5)(text, 1000) === text));
const optionalText = dist/* fallback */.NpB(dist/* optional */.lqM(verbatim), undefined);
const agentJobSchema = dist/* pipe */.FsL(dist/* object */.Ikc({
    /** The status as the service reports it. */
    status: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)),
    /** `repository` is the address of the source repository, and `ref` the branch that the agent works on. */
    source: dist/* fallback */.NpB(dist/* object */.Ikc({ repository: optionalText, ref: optionalText }), {}),
    model: optionalText,
    /** Address of the pull request, http or https. */
    prLink: dist/* fallback */.NpB(dist/* optional */.lqM(dist/* pipe */.FsL(verbatim, dist/* check */.z6Y(isWebAddress), dist/* transform */.pdi(encoded))), undefined),
    createdAt: optionalText,
    archivedAt: optionalText,
}), dist/* transform */.pdi(({ source, ...job }) => ({ ...job, repository: source.repository, ref: source.ref })));
function isWebAddress(text) {
    if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text))
        return false;
    const { username, password } = new URL(text);
    return username === '' && password === '';
}
/** Encodes what a message in Markdown or HTML would read as markup. */
function encoded(address) {
    const { origin, pathname, search, hash } = new URL(address);
    const encode = (character) => `%${character.charCodeAt(0).toString(16)}`;
    return `${origin}${`${pathname}${search}${hash}`.replace(/[^\w.~:/?#@!$&+,;=%-]/g, encode)}`;
}
class AgentService {
    #api;
    #jobs;
    constructor(api, projectId) {
        this.#api = api;
        this.#jobs = `/v2/agent/${encodeURIComponent(projectId)}/job`;
    }
    createJob(prompt) {
        return (0,admin_api/* callApi */.p)(this.#api, {
            operation: 'createAgentJob',
            method: 'POST',
            path: this.#jobs,
            body: { prompt },
            schema: dist/* object */.Ikc({ id: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y(id/* isId */.e)) }),
            expected: 'a valid `id`',
        });
    }
    /** Sends a follow-up message to an agent job, which makes it active. */
    sendMessage(jobId, prompt) {
        return (0,admin_api/* callApi */.p)(this.#api, {
            operation: 'sendAgentMessage',
            method: 'POST',
            path: `${this.#jobs}/${encodeURIComponent(jobId)}/message`,
            body: { prompt },
            schema: agentJobSchema,
            expected: 'a `status`',
        });
    }
    getJob(jobId, deadlineMs) {
        return (0,admin_api/* callApi */.p)(this.#api, {
            operation: 'getAgentJob',
            method: 'GET',
            path: `${this.#jobs}/${encodeURIComponent(jobId)}`,
            deadlineMs,
            schema: agentJobSchema,
            expected: 'a `status`',
        });
    }
}

// EXTERNAL MODULE: ./lib/src/service/job-status.js
var job_status = __webpack_require__(980);
// EXTERNAL MODULE: ./lib/src/service/poll-job.js + 1 modules
var poll_job = __webpack_require__(5320);
// EXTERNAL MODULE: ./lib/src/service/retry-policy.js
var retry_policy = __webpack_require__(307);
// EXTERNAL MODULE: ./lib/src/timing/retry.js
var retry = __webpack_require__(5251);
// EXTERNAL MODULE: ./lib/src/inputs/parsers.js
var parsers = __webpack_require__(1798);
// EXTERNAL MODULE: ./lib/src/inputs/project-id.js
var project_id = __webpack_require__(3981);
// EXTERNAL MODULE: ./lib/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(4536);
// EXTERNAL MODULE: ./lib/src/inputs/service-inputs.js
var service_inputs = __webpack_require__(7571);
;// CONCATENATED MODULE: ./lib/src/agent-job/inputs.js
/** The inputs of the agent job action. */





const ID_FIX = 'Pass the ID that the service returned when the agent job was created: one word. An output or variable that is not ' +
    'set is empty.';
const AGENT_JOB_INPUTS = {
    ...service_inputs/* SERVICE_INPUTS */.K,
    projectId: { name: 'project-id', isRequired: true, parse: (0,parsers/* idOf */.TH)('a project', ID_FIX) },
    jobId: { name: 'job-id', parse: (0,parsers/* idOf */.TH)('an agent job', ID_FIX) },
    prompt: { name: 'prompt', parse: parsers/* parseText */.r4 },
};
/** @throws InputError for the first input that cannot be used */
function readAgentJobInputs() {
    const { jobId, prompt, ...inputs } = (0,read_inputs/* readInputs */.K)(AGENT_JOB_INPUTS);
    (0,project_id/* warnOfForm */.c)(inputs.projectId);
    if (prompt !== undefined)
        return { ...inputs, jobId, prompt };
    if (jobId !== undefined)
        return { ...inputs, jobId, prompt };
    throw new errors/* InputError */.dz('prompt', 'is empty, and so is `job-id`.', 'Set `prompt` to create an agent job, `job-id` to wait for one, or both to send it a follow-up message. An output ' +
        'or variable that is not set is empty.');
}

// EXTERNAL MODULE: ./lib/src/runner/result.js
var runner_result = __webpack_require__(3032);
// EXTERNAL MODULE: ./lib/src/summary/summary-text.js
var summary_text = __webpack_require__(881);
// EXTERNAL MODULE: ./lib/src/version.js
var version = __webpack_require__(1294);
;// CONCATENATED MODULE: ./lib/src/agent-job/report.js



/** The outputs that each status check sets. */
function outputsOf(job) {
    return {
        status: ['completed', 'archived', 'failed'].includes(job.status) ? job.status : 'active',
        'pr-link': job.prLink ?? '',
        'source-repository': job.repository ?? '',
        'source-ref': job.ref ?? '',
        model: job.model ?? '',
        'created-at': job.createdAt ?? '',
        'archived-at': job.archivedAt ?? '',
    };
}
class AgentJobReport {
    #log;
    #setOutput;
    #outputs = {};
    #inputs;
    #isPrompting = false;
    #jobId;
    #job;
    constructor(log, output) {
        this.#log = log;
        this.#setOutput = output;
    }
    inputsRead(inputs) {
        this.#inputs = inputs;
        this.#log.debug(version/* RUNTIME */.l);
    }
    prompting() {
        const jobId = this.#inputs?.jobId;
        this.#log.info(jobId === undefined
            ? `Creating an agent job in project ${this.#inputs?.projectId}`
            : `Sending a message to agent job ${jobId}`);
    }
    /** From this moment on, the agent may have the prompt. */
    promptSent() {
        this.#isPrompting = true;
    }
    promptNotAccepted() {
        this.#isPrompting = false;
    }
    jobKnown(jobId) {
        this.#jobId = jobId;
        this.#setOutput('job-id', jobId);
    }
    waiting(jobId) {
        this.#isPrompting = false;
        this.#log.info(`Waiting for agent job ${jobId} of project ${this.#inputs?.projectId}`);
    }
    /** Sets the outputs that changed since the previous check. */
    jobChecked(job) {
        this.#job = job;
        const outputs = outputsOf(job);
        for (const [name, value] of Object.entries(outputs)) {
            if (this.#outputs[name] !== value)
                this.#setOutput(name, value);
        }
        this.#outputs = outputs;
    }
    jobCompleted({ status, prLink }) {
        const completed = 'Job completed without a pull request: the agent changed nothing, or the link is not available yet';
        const withoutLink = status === 'archived' ? 'Job archived' : completed;
        this.#log.info(prLink === undefined ? withoutLink : `Job ${status}, pull request ${prLink}`);
    }
    /** The agent keeps running after the step has ended. */
    resumeHint(outcome) {
        if (outcome === 'failed' || outcome === 'timed-out')
            return undefined;
        const isCancelled = outcome === 'cancelled';
        if (this.#jobId === undefined) {
            return this.#isPrompting && isCancelled
                ? 'The creation was in progress: an agent job may be running, but its ID is unknown. See the dashboard.'
                : undefined;
        }
        if (!isCancelled && this.#inputs?.jobId !== undefined)
            return undefined;
        const state = this.#isPrompting
            ? 'The agent may have received the message'
            : 'The agent job may still be running';
        return `${state}. Wait for it again with ${this.resumeInputs(this.#jobId)}.`;
    }
    /** The inputs for waiting for the job again, as messages quote them. */
    resumeInputs(jobId) {
        return `\`job-id: ${jobId}\`${this.#inputs?.prompt === undefined ? '' : ', without `prompt`'}`;
    }
    summary(result) {
        const jobId = this.#jobId;
        const job = this.#job;
        const isArchived = job?.status === 'archived';
        const icon = isArchived ? '🗄️' : runner_result/* ICONS */.Z[result.outcome];
        // Without a job, nothing was waited for.
        const isStarted = jobId !== undefined || result.outcome !== 'errored';
        const what = isArchived ? 'archived' : isStarted ? HEADLINES[result.outcome] : 'not started';
        return (0,summary_text/* summaryText */.g5)([
            (0,summary_text/* heading */.R_)(`${icon} Agent job${jobId === undefined ? '' : ` ${(0,summary_text/* text */.Qq)(jobId)}`}: ${what}${(0,runner_result/* reasonOf */.A)(result)}`),
            result.error === undefined ? '' : (0,summary_text/* failureBlock */.Qu)(result.error.message, result.error.hint),
            (0,summary_text/* table */.tp)([
                ['Pull request', job && pullRequest(job.prLink, result)],
                ['Agent job', jobId && (0,summary_text/* code */.aY)(jobId)],
                ['Project', this.#inputs && (0,summary_text/* code */.aY)(this.#inputs.projectId)],
                ['Status', job && (0,summary_text/* code */.aY)(job.status)],
                ['Repository', job?.repository && (0,summary_text/* code */.aY)(job.repository)],
                ['Branch', job?.ref && (0,summary_text/* code */.aY)(job.ref)],
                ['Model', job?.model && (0,summary_text/* code */.aY)(job.model)],
                ['Created', job?.createdAt && (0,summary_text/* code */.aY)(job.createdAt)],
                ['Archived', job?.archivedAt && (0,summary_text/* code */.aY)(job.archivedAt)],
            ]),
        ]);
    }
}
const HEADLINES = {
    completed: 'completed',
    failed: 'failed',
    'timed-out': 'still active',
    cancelled: 'waiting cancelled',
    errored: 'waiting failed',
};
function pullRequest(url, { outcome }) {
    if (url === undefined)
        return outcome === 'completed' ? 'none' : undefined;
    return (0,summary_text/* link */.nf)(url, (0,summary_text/* text */.Qq)(url));
}

;// CONCATENATED MODULE: ./lib/src/agent-job/main.js
/** The agent job action: the run from top to bottom. */













function main() {
    const report = new AgentJobReport(step_log/* stepLog */.t, step_outputs/* setOutput */.u);
    return (0,run_action/* runAction */.C)({
        run: (signal) => waitForAgent(report, { log: step_log/* stepLog */.t, clock: context/* systemClock */.m, signal }),
        resumeHint: (outcome) => report.resumeHint(outcome),
        summary: (result) => report.summary(result),
    });
}
async function waitForAgent(report, context) {
    const inputs = readAgentJobInputs();
    report.inputsRead(inputs);
    const client = new http_client/* HttpClient */.Q(step_log/* stepLog */.t);
    const { baseUrl, apiKey, projectId } = inputs;
    const service = new AgentService({ baseUrl, apiKey, client, signal: context.signal }, projectId);
    const jobId = await promptAgent(service, inputs, report, context);
    report.waiting(jobId);
    const job = await (0,poll_job/* pollJob */.r)(inputs, context, {
        kind: job_status/* AGENT_JOB */.UK,
        name: `agent job ${jobId}`,
        isNew: inputs.jobId === undefined,
        getJob: (deadlineMs) => service.getJob(jobId, deadlineMs),
        onChecked: (checked) => report.jobChecked(checked),
        jobFailed: () => jobFailed(jobId),
        timeoutHint: `Wait for the job again with ${report.resumeInputs(jobId)}.`,
    });
    report.jobCompleted(job);
    return 'completed';
}
/**
 * Sends the prompt, and repeats it only if the service certainly did not accept it.
 *
 * @returns the ID of the job to wait for
 * @throws ActionError if the prompt may have been accepted
 */
async function promptAgent(service, inputs, report, context) {
    const { jobId, prompt } = inputs;
    if (jobId !== undefined)
        report.jobKnown(jobId);
    if (prompt === undefined)
        return jobId;
    report.prompting();
    const send = async () => {
        report.promptSent();
        if (jobId === undefined)
            return (await service.createJob(prompt)).id;
        await service.sendMessage(jobId, prompt);
        return jobId;
    };
    try {
        const id = await (0,retry/* retry */.L)(send, {
            ...context,
            retryRule: retry_policy/* startRetryRule */.NQ,
            onRetry: (...failure) => {
                report.promptNotAccepted();
                (0,retry/* logRetry */.z)(context.log, ...failure);
            },
        });
        if (jobId === undefined)
            report.jobKnown(id);
        return id;
    }
    catch (error) {
        if ((0,retry_policy/* mayHaveBeenAccepted */.p1)(error))
            throw promptIsLost(error, jobId);
        throw error;
    }
}
function promptIsLost(error, jobId) {
    const [state, hint] = jobId === undefined
        ? [
            'A job may be running, but its ID is unknown, so the prompt is not repeated.',
            'See the jobs of the agent in the dashboard. Running the workflow again creates another job.',
        ]
        : [
            'The agent may have received the message, so it is not repeated.',
            `See the job in the dashboard. Wait for it with \`job-id: ${jobId}\` and without \`prompt\`.`,
        ];
    return new errors/* ActionError */.lZ(error.code, `${error.message} ${state}`, {
        hint: error.hint === undefined ? hint : `${hint} ${error.hint}`,
        cause: error,
    });
}
function jobFailed(jobId) {
    return new errors/* ActionError */.lZ('job-failed', `The service reports that agent job ${jobId} failed.`, {
        hint: 'The service does not report a reason, and a failed job cannot be resumed. See the job in the dashboard, and ' +
            'create a new one.',
    });
}


/***/ })

};
;