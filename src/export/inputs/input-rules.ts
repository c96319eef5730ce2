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
];

/** The inputs that need a bundle on the runner, and how each is set. */
const BUNDLE_INPUTS: readonly [input: string, what: string, isSet: Rule['isBroken']][] = [
  ['extract', 'is true', ({ extract }) => extract],
  ['require-files', 'is set', ({ requireFiles }) => requireFiles.length > 0],
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
