/** The rules between inputs of the export action, in their order of precedence. */
import { InputError } from '../../errors.ts';
import { checkRules, type InputRule } from '../../inputs/input-rules.ts';
import type { ExportTarget } from './export-target.ts';
import type { ExportInputValues } from './input-table.ts';

type Rule = InputRule<ExportInputValues>;

/** The rules about the target. */
const TARGET_RULES: readonly Rule[] = [
  {
    input: 'project-id',
    isBroken: ({ domain, projectId, publish }) => domain !== undefined && projectId !== undefined && !publish,
    problem: 'is set together with `domain`: the two would start different exports.',
    fix: 'Remove one of the two, or set `publish: true` to publish the project and then export the domain.',
  },
  {
    input: 'paths',
    isBroken: ({ domain, projectId, paths }) =>
      paths.length > 0 && domain === undefined && projectId !== undefined,
    problem: 'is set together with `project-id`, but the project-scoped API exports complete sites only.',
    fix: 'Remove `paths`, or set `domain` in place of `project-id`.',
  },
  {
    input: 'base-path',
    isBroken: ({ domain, projectId, jobId, basePath }) =>
      basePath !== undefined && (projectId === undefined || domain !== undefined || jobId !== undefined),
    problem: 'is set, but only a job that the project-scoped API starts has a path.',
    fix: 'Set `project-id` without `domain` and `job-id`, or remove `base-path`.',
  },
  {
    input: 'project-id',
    isBroken: ({ domain, projectId, jobId, environment }) =>
      jobId !== undefined && environment !== undefined && domain === undefined && projectId === undefined,
    problem:
      'is empty, and `environment` needs it to distinguish the site from others in the same environment.',
    fix: 'Also set `project-id`, or `domain` if the job was started with it.',
  },
];

/** The inputs that need a bundle on the runner, and how each is set. */
const BUNDLE_INPUTS: readonly [input: string, what: string, isSet: Rule['isBroken']][] = [
  ['extract', 'is true', ({ extract }) => extract],
  ['require-files', 'is set', ({ requireFiles }) => requireFiles.length > 0],
  ['previous-manifest', 'is set', ({ previousManifest }) => previousManifest !== undefined],
  ['environment', 'is set', ({ environment }) => environment !== undefined],
];

/** The rules about the other inputs. */
const INPUT_RULES: readonly Rule[] = [
  {
    input: 'publish',
    isBroken: ({ publish, projectId }) => publish && projectId === undefined,
    problem: 'is true, but `project-id` is empty.',
    fix: 'Set `project-id` to the project whose latest content to publish; the API keys page of the dashboard shows it.',
  },
  {
    input: 'publish',
    isBroken: ({ publish, jobId }) => publish && jobId !== undefined,
    problem: 'is true together with `job-id`: that job exports what was published before it started.',
    fix: 'Remove `publish` to resume the job, or leave `job-id` empty to start a job.',
  },
  {
    input: 'wait',
    isBroken: ({ wait, jobId }) => !wait && jobId !== undefined,
    problem: 'is false together with `job-id`: that job has already started, so there is nothing to do.',
    fix: 'Remove `wait` to resume the job, or leave `job-id` empty to start a job.',
  },
  ...BUNDLE_INPUTS.map(([input, what, isSet]) => ({
    input,
    isBroken: (inputs: ExportInputValues) => !inputs.wait && isSet(inputs),
    problem: `${what}, but \`wait\` is false: the step ends before there is a bundle.`,
    fix: `Remove \`wait\` or \`${input}\`; set \`${input}\` in the step that resumes the job.`,
  })),
  ...BUNDLE_INPUTS.map(([input, what, isSet]) => ({
    input,
    isBroken: (inputs: ExportInputValues) => !inputs.download && isSet(inputs),
    problem: `${what}, but \`download\` is false: there is no bundle to read.`,
    fix: `Remove \`download\` or \`${input}\`.`,
  })),
  {
    input: 'record',
    isBroken: ({ record, environment }) => !record && environment === undefined,
    problem: 'is false, but `environment` is empty: nothing would be recorded anyway.',
    fix: 'Set `environment` to compare with what is live there, or remove `record`.',
  },
  {
    input: 'verify-url',
    isBroken: ({ verifyUrl, environment }) => verifyUrl !== undefined && environment === undefined,
    problem: 'is set, but `environment` is empty: without its record, it is unknown which site is live.',
    fix: 'Set `environment`, or remove `verify-url`. With the deploy action, set it in the step that deploys.',
  },
  // One source of comparison is allowed for the lists, and the guard needs at least one.
  {
    input: 'list-changes',
    isBroken: ({ listChanges, environment }) => listChanges && environment === undefined,
    problem: 'is true, but `environment` is empty: without its record, it is unknown which job is live.',
    fix: 'Set `environment`, or pass the manifest of the live site as `previous-manifest` instead.',
  },
  {
    input: 'list-changes',
    isBroken: ({ listChanges, previousManifest }) => listChanges && previousManifest !== undefined,
    problem: 'is true together with `previous-manifest`, which already lists the files of the live site.',
    fix: 'Remove one of the two.',
  },
  {
    input: 'max-page-loss',
    isBroken: ({ maxPageLoss, environment, previousManifest }) =>
      maxPageLoss !== undefined && environment === undefined && previousManifest === undefined,
    problem: 'is set, but there is nothing to compare with.',
    fix: 'Set `environment` or `previous-manifest` as well.',
  },
];

/**
 * Checks every rule, and returns the target.
 *
 * @throws InputError for the first rule that is broken, and without a target
 */
export function exportTarget(inputs: ExportInputValues): ExportTarget {
  checkRules(TARGET_RULES, inputs);
  const target = targetOf(inputs);
  checkRules(INPUT_RULES, inputs);
  return target;
}

function targetOf({ domain, projectId, jobId, basePath, paths }: ExportInputValues): ExportTarget {
  if (jobId !== undefined) return { by: 'job', jobId, domain, projectId };
  if (domain !== undefined) return { by: 'domain', domain, paths };
  if (projectId !== undefined) return { by: 'project', projectId, basePath };
  throw new InputError(
    'project-id',
    'is empty, and so are `domain` and `job-id`.',
    'Set it to the project ID, which the API keys page of the dashboard shows, or set `domain`, or `job-id` to resume ' +
      'a job. A secret, variable, or output that does not exist is empty.',
  );
}
