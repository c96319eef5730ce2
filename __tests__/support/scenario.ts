/** A scenario: a run of a built action as data, with its required results. Each action has its own fields. */
import type { RecordedRequest } from '../../emulator/jobs/service.ts';
import type { GivenEmulatorSettings } from '../../emulator/settings/settings.ts';
import type { Archive } from './archives.ts';
import type { GitHubOperation, GitHubSettings } from './github-double.ts';
import type { Answers } from './http-double.ts';
import type { S3Rule } from './s3-double.ts';

/** What the runs of all actions have in common. */
interface CommonScenario {
  readonly name: string;
  /** Inputs in addition to those that `run-built-action.ts` gives each action. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Environment of the step; undefined removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Requests over https, to whichever host, reach a double that responds so: see `http-double.ts`. */
  readonly server?: Answers;
  /** Programs without which the scenario is skipped. */
  readonly needs?: readonly string[];
  /** A file of the system, without which the scenario is skipped. */
  readonly needsFile?: string;
  /** Modules of this folder that are loaded into the action's process before the action. */
  readonly preloads?: readonly Preload[];
  /**
   * Cancel, as the runner does, when the log matches or GitHub gets this call. Then only short timers fire: see
   * `cancelled-clock.mjs`.
   */
  readonly cancelAt?: RegExp | GitHubOperation;
  /** Cancel only with SIGTERM, without the runner's sequence. */
  readonly sigtermOnly?: boolean;
}

/** A run against an emulator of the service. */
interface ServiceScenario extends CommonScenario {
  /**
   * How the service behaves. By default, a job has 3 pages and is completed at the third check: each request takes
   * 100 ms on the clock of the service. A function gets the address of a third party, which must not be called.
   */
  readonly service?: GivenEmulatorSettings | ((thirdParty: URL) => GivenEmulatorSettings);
}

export interface ExportScenario extends ServiceScenario {
  readonly action?: 'export';
  /** Start a job before the step, by domain or by project, and resume it by its ID. */
  readonly resumes?: boolean | 'project';
  /** Files that the folder holds before the run. By default, a bundle and a site of an earlier run. */
  readonly previousFiles?: Readonly<Record<string, string>>;
  /** Replaces the emulator's own bundle. */
  readonly archive?: Archive;
  /** Whether the step cannot remove its work folder, and reports that. */
  readonly leavesWorkFolder?: boolean;
  readonly expect?: ExportExpectation;
}

export interface AgentJobScenario extends ServiceScenario {
  readonly action: 'agent-job';
  readonly expect?: ServiceExpectation;
}

export interface DeployScenario extends CommonScenario {
  readonly action: 'deploy';
  /** Files of the workspace, by path. Undefined removes one that an earlier run left. */
  readonly workspace?: Workspace;
  /** Scripts that the step finds before other programs. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Deploy to a folder of the workspace itself. By default, the folder is a link to one outside, as of a server. */
  readonly isForLaterStep?: boolean;
  /** Serve this folder of the workspace, and pass its address as `verify-url`. */
  readonly serves?: string;
  /** Deploy to the folder `docs` of a double of S3, and not to the folder `destination` of the workspace. */
  readonly bucket?: {
    /** Files at the destination before the run, by path. */
    readonly files?: Readonly<Record<string, string>>;
    /** During the run, and during earlier ones that have none. */
    readonly rules?: readonly S3Rule[];
    /** Whether the ETag of an object is not the MD5 of its contents. */
    readonly isEncrypted?: boolean;
  };
  /** Earlier runs to the same destination; each has these inputs in addition to the scenario's. */
  readonly before?: readonly EarlierDeployment[];
  readonly expect?: DeployExpectation;
}

interface EarlierDeployment {
  /** Replaces the folder `site` of the workspace, and adds other files. */
  readonly workspace?: Workspace;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Rules of the bucket during this run. */
  readonly rules?: readonly S3Rule[];
  /** Whether the run has to fail. By default, it has to succeed. */
  readonly fails?: boolean;
}

type Workspace = Readonly<Record<string, string | undefined>>;

export interface AlarmScenario extends CommonScenario {
  readonly action: 'alarm';
  readonly gitHub: GitHubSettings;
  readonly expect?: AlarmExpectation;
}

/** The action decides which fields there are. Without one, it is the export action. */
export type Scenario = ExportScenario | AgentJobScenario | DeployScenario | AlarmScenario;

/** A scenario whose name is its key, and whose group gives it the action. */
export type Row<Of extends Partial<Scenario>> = Omit<Of, 'name' | 'action'>;
export type Named<Of extends Partial<Scenario>> = Readonly<Record<string, Row<Of>>>;

export function listed<Given extends object>(
  scenarios: Readonly<Record<string, Given>>,
): (Given & { readonly name: string })[] {
  return Object.entries(scenarios).map(([name, scenario]) => ({ ...scenario, name }));
}

export function keyed<Given extends { readonly name: string }>(
  scenarios: readonly Given[],
): Record<string, Omit<Given, 'name'>> {
  return Object.fromEntries(scenarios.map(({ name, ...scenario }) => [name, scenario]));
}

/** Scenarios of one subject. */
export interface ScenarioGroup {
  readonly title: string;
  readonly scenarios: readonly Scenario[];
}

/** Returns a group whose scenarios' names get the prefix. */
export function groupOf(title: string, prefix: string, scenarios: readonly Scenario[]): ScenarioGroup {
  const named = scenarios.map((scenario) => ({ ...scenario, name: `${prefix}${scenario.name}` }));
  return { title, scenarios: named };
}

type Preload =
  | 'cancelled-clock'
  | 'slow-clock'
  | 'never-settle'
  | 'removal-fails'
  | 'removal-fails?times=2'
  | 'rename-fails-twice'
  | 'skipped-pauses';

export interface CommonExpectation {
  /** Output `outcome`; the step succeeds for the first four. By default `errored` with `says`, else `completed`. */
  readonly outcome?: 'completed' | 'started' | 'checked' | 'failed' | 'timed-out' | 'cancelled' | 'errored';
  /** Outputs that must match; undefined: must not be set. A completed export also has those of a bundle. */
  readonly outputs?: Readonly<Record<string, RegExp | string | undefined>>;
  /** Texts that the annotation contains. */
  readonly says?: readonly (string | RegExp)[];
  /** The texts of the warnings, by default none. */
  readonly warns?: readonly (string | RegExp)[];
  readonly log?: readonly (string | RegExp)[];
  /** Every request that `server` received, as `POST host/path`, a line for each header, and the body. */
  readonly received?: readonly (string | RegExp)[];
}

export interface ServiceExpectation extends CommonExpectation {
  /** Number of requests for each operation; operations that are not named may have any number. */
  readonly requests?: Readonly<Partial<Record<Operation, number>>>;
  /** Body of each request that starts a job. */
  readonly startBody?: Readonly<Record<string, unknown>>;
  /** Path that every request to the API must match. */
  readonly paths?: RegExp;
}

export interface ExportExpectation extends ServiceExpectation {
  /** Whether the outputs cannot be written, so that none is checked. */
  readonly outputsAreLost?: boolean;
  /** The extracted site, file by file. */
  readonly site?: Readonly<Record<string, string>>;
  /** Other files next to the bundle. */
  readonly files?: Readonly<Record<string, string>>;
  /** File that the bundle must equal; by default the job's own archive. */
  readonly bundle?: string;
  /** Texts of the summary. */
  readonly summary?: readonly (string | RegExp)[];
}

/** Empty: the destination is a folder that a later step publishes. */
export type Live = 'updated' | 'unchanged' | 'incomplete' | 'unknown' | 'untouched' | '';

export interface DeployExpectation extends CommonExpectation {
  /** Output `live` at the end, by default `unknown` with `says`, else `updated`. The first line of the summary says the same. */
  readonly live?: Live;
  /** Every value of `live`, in the order of GITHUB_OUTPUT. */
  readonly lives?: readonly Live[];
  /** The files at the destination, without its state. */
  readonly destination?: Readonly<Record<string, string>>;
  /** The lines in the file of the output `changed-pages-path`. Without a change, there are none. */
  readonly changedPages?: readonly string[];
  /** Names of the files of the state there. */
  readonly state?: readonly string[];
  /** Fields of the state with the greatest number; undefined if a field must be absent. */
  readonly newestState?: Readonly<Record<string, unknown>>;
  /** Requests to the bucket in their order; those that are sent at once in any. */
  readonly bucketRequests?: readonly string[];
  /** `Content-Type` and `Cache-Control` of files in the bucket. */
  readonly headers?: Readonly<
    Record<string, readonly [contentType: string, cacheControl: string | undefined]>
  >;
  /** Texts of the summary. */
  readonly summary?: readonly (string | RegExp)[];
}

export interface AlarmExpectation extends CommonExpectation {
  /** The issues, oldest first: state, title, and number of comments, as in `open: title, 1 comment`. */
  readonly issues?: readonly string[];
  /** The texts of the issues, oldest first. */
  readonly texts?: readonly (string | RegExp)[];
  /** All comments, those of the oldest issue first. */
  readonly comments?: readonly (string | RegExp)[];
  /** The text of every message that `server` received, whatever its response was. */
  readonly messages?: readonly (string | RegExp)[];
  readonly calls?: GitHubCalls;
}

/** Outputs of every completed export, unless its scenario expects others. */
export const BUNDLE_OUTPUTS = {
  'bundle-url': /^http:\/\/127\.0\.0\.1:\d+\/(?:se_[0-9a-f]{16}|[0-9a-f]{24})\/export\.[a-z.]+\?/,
  'expires-at': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/,
  'bundle-path': /[\\/]bundles[\\/]static-export\.tar\.gz$/,
  'bundle-size': /^[1-9]\d+$/,
  'bundle-sha256': /^[0-9a-f]{64}$/,
};

/** Number of calls to GitHub for each operation; operations that are not named may have any number. */
type GitHubCalls = Readonly<Partial<Record<GitHubOperation, number>>>;

/** Groups of operations. Starts and checks may use either API. */
const OPERATIONS = [
  'publish',
  'publishStatus',
  'start',
  'status',
  'bundle',
  'storage',
  'agentStart',
  'agentMessage',
  'agent',
] as const;
type Operation = (typeof OPERATIONS)[number];

export function countRequests(requests: readonly RecordedRequest[]): Record<Operation, number> {
  const counts = Object.fromEntries(OPERATIONS.map((operation) => [operation, 0])) as Record<
    Operation,
    number
  >;
  for (const request of requests) counts[operationOf(request)] += 1;
  return counts;
}

function operationOf({ origin, method, path: address }: RecordedRequest): Operation {
  if (origin === 'storage') return 'storage';
  if (address.startsWith('/v2/')) {
    if (method === 'GET') return 'agent';
    return address.endsWith('/message') ? 'agentMessage' : 'agentStart';
  }
  if (address.startsWith('/v1/project/')) return method === 'GET' ? 'publishStatus' : 'publish';
  if (method === 'GET') return 'status';
  return address.endsWith('/bundle') ? 'bundle' : 'start';
}
