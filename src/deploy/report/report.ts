/** Reports what a deployment finds out, in the outputs, the log, and the job summary. */
import type { Context } from '../../context/context.ts';
import { ActionError, ConflictError, type FailureOutcome } from '../../errors.ts';
import type { Result, SuccessOutcome } from '../../runner/result.ts';
import { hasRunner } from '../../runner/runner-files.ts';
import type { setOutput } from '../../runner/step-outputs.ts';
import { changeNumbers } from '../../site/compare-sites.ts';
import {
  folderSentence,
  type Reported,
  repairStep,
  verdictSentence,
  verdictSentences,
} from '../../summary/verdicts.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted, dayAndTime, grouped } from '../../text/units.ts';
import { transferProgress } from '../../timing/transfer-progress.ts';
import { RUNTIME } from '../../version.ts';
import type { Cdn, Purged } from '../cdn/cdn.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Deletion, Plan } from '../plan/plan.ts';
import { isInWorkspace, localPath } from '../remote/remote.ts';
import type { State } from '../state/state.ts';
import { UnlistedStateError } from '../state/state-log.ts';
import type { StorageFeatures } from '../storage/storage.ts';
import { storageTypeOf } from '../storage-types/storage-types.ts';
import { type DeployFacts, outputsOf } from './facts.ts';
import {
  deploySummary,
  foundSentences,
  planLines,
  repairSentence,
  unmanagedSentence,
  whatHappened,
} from './summary.ts';

export class DeployReport {
  readonly #context: Pick<Context, 'log' | 'clock'>;
  readonly #setOutput: typeof setOutput;
  #facts: DeployFacts = {
    live: 'untouched',
    isForLaterStep: false,
    uploadedFiles: 0,
    uploadedBytes: 0,
    deletedFiles: 0,
  };

  #totalBytes = 0;
  #progress: ReturnType<typeof transferProgress> | undefined;

  constructor(context: Pick<Context, 'log' | 'clock'>, output: typeof setOutput) {
    this.#context = context;
    this.#setOutput = output;
  }

  began(): void {
    for (const [name, value] of Object.entries(outputsOf(this.#facts)))
      if (value !== undefined) this.#setOutput(name, value);
  }

  /**
   * Sets each output as soon as it is known.
   *
   * @param line for the log
   */
  learn(facts: Partial<DeployFacts>, line?: string): void {
    const before = outputsOf(this.#facts);
    this.#facts = { ...this.#facts, ...facts };
    for (const [name, value] of Object.entries(outputsOf(this.#facts)))
      if (value !== undefined && value !== before[name]) this.#setOutput(name, value);
    if (line !== undefined) this.#context.log.info(line);
  }

  inputsRead(inputs: DeployInputs): void {
    this.learn({ inputs });
    this.#at(localPath(inputs.destination));
    this.#context.log.debug(RUNTIME);
    const { withoutCacheControl } = storageTypeOf(inputs.destination.type);
    if (withoutCacheControl !== undefined && inputs.cacheControl !== undefined)
      this.#log(withoutCacheControl);
  }

  opened({ localRoot }: StorageFeatures): void {
    this.#at(localRoot);
  }

  get isForLaterStep(): boolean {
    return this.#facts.isForLaterStep;
  }

  /** @param folder on this machine; undefined for any other destination */
  #at(folder: string | undefined): void {
    this.learn({ isForLaterStep: folder !== undefined && hasRunner() && isInWorkspace(folder) });
  }

  /** @param isEarlierSite whether the site was live before */
  compared({ live, interrupted }: State, plan: Plan, isEarlierSite: boolean): void {
    const { before, changes } = plan;
    this.learn({ plan, isEarlierSite });
    for (const path of plan.uploads) this.#totalBytes += plan.pending.get(path)?.size ?? 0;
    // Before the first deployment, there is no site that could be whole.
    if (!isBeforeFirst(plan)) this.learn({ live: before.live });
    if (interrupted.length > 0) this.#log('A deployment was interrupted: what it left has to be repaired');
    if (changes === undefined) {
      // A removal of what an interrupted first deployment has left.
      if (this.#facts.inputs?.remove) return;
      this.#log(`This is the first deployment to ${this.#name}`);
      const unmanaged = unmanagedSentence(plan);
      if (unmanaged !== '') this.#log(unmanaged);
      return;
    }
    this.#log(
      `Compared with ${counted(live?.files.size ?? 0, 'file')} at ${this.#name}: ${changeNumbers(changes)}`,
    );
    const repair = repairSentence(plan);
    if (repair !== '') this.#log(repair);
  }

  /** @param until ISO 8601; undefined if this run ended the hold */
  holdChanged(until: string | undefined): void {
    const sentence = holdChangeSentence(until);
    this.learn({ holdChange: [this.#facts.holdChange, sentence].filter(Boolean).join(' ') });
    this.#log(sentence);
  }

  /** Logs the plan of a dry run, file by file. */
  planned(plan: Plan): void {
    const lines = planLines(plan);
    for (const { verb, path, why } of lines) this.#log(`Would ${verb} ${cleanText(path, 1000)}${why}`);
    this.#log(
      `Dry run: ${counted(plan.uploads.length, 'file')} to upload, ${counted(lines.length - plan.uploads.length, 'file')} to delete. This run changed nothing.`,
    );
  }

  /** Called before the first write: if the step is killed during it, the destination may be incomplete. */
  changing(): void {
    this.learn({ isWriting: true });
    this.#progress = transferProgress(this.#context, 'Uploaded');
  }

  /** @param files such as `12 pages` */
  uploading(files: string): void {
    this.#log(`Uploading ${files}`.replaceAll('`', ''));
  }

  deleting(deletions: readonly Deletion[]): void {
    const isKept = deletions.every(({ why }) => why === 'kept until now');
    this.#log(`Deleting ${counted(deletions.length, 'file')}${isKept ? ' kept for open pages' : ''}`);
  }

  uploaded(path: string): void {
    const { plan, uploadedFiles, uploadedBytes } = this.#facts;
    const size = plan?.pending.get(path)?.size ?? 0;
    this.learn({ uploadedFiles: uploadedFiles + 1, uploadedBytes: uploadedBytes + size });
    const files = plan?.uploads.length ?? 0;
    if (uploadedFiles + 1 >= files) return;
    this.#progress?.({
      bytes: uploadedBytes + size,
      totalBytes: this.#totalBytes,
      files: `${grouped(uploadedFiles + 1)} of ${counted(files, 'file')}`,
    });
  }

  deleted(): void {
    this.learn({ deletedFiles: this.#facts.deletedFiles + 1 });
  }

  purged({ name, id }: Pick<Cdn, 'name' | 'id'>, purged: Purged): void {
    const what = purged === 'all' ? 'all addresses' : counted(purged, 'address', 'addresses');
    this.learn({ mix: undefined, purged: `${what} purged in ${name} (${id})` });
    this.#log(`Purged ${what} in ${name}`);
  }

  /** Called when the destination has the complete site. */
  completed({ kind, before }: Plan): void {
    const isUpdated = kind === 'deploy' || before.live === 'incomplete';
    this.learn({ live: isUpdated ? 'updated' : 'unchanged', isWriting: false });
  }

  /** @param error the error that ended the deployment */
  failed(error: unknown): void {
    const { live, plan } = this.#facts;
    const isUnknown = error instanceof ConflictError || error instanceof UnlistedStateError;
    const isCancelled = error instanceof ActionError && error.code === 'cancelled';
    const isPartOfFirst = live === 'incomplete' && !isCancelled && plan !== undefined && isBeforeFirst(plan);
    this.learn({ live: isUnknown || isPartOfFirst ? 'unknown' : live, isWriting: false });
  }

  finished(outcome: SuccessOutcome): void {
    this.#log(`${this.#name}: ${whatHappened(this.#facts, { outcome })}`);
  }

  /** @returns complete sentences */
  verdict({ outcome, code }: Pick<ActionError, 'outcome' | 'code'>): string {
    const { isForLaterStep } = this.#facts;
    return (isForLaterStep ? folderSentence : verdictSentence)(this.#reported({ outcome, code }));
  }

  /** @returns what repairs a mix: complete sentences. The verdict on a folder does not need it. */
  repair({ outcome, code }: Pick<ActionError, 'outcome' | 'code'>): string {
    return this.#facts.isForLaterStep ? '' : repairStep(this.#reported({ outcome, code }));
  }

  /**
   * A run that repairs the site is green, and nothing else says that another program writes to the destination. So is a
   * hold over a mix, which visitors still see. For a dry run, a mix may be a deployment that is still active.
   */
  warning(outcome: SuccessOutcome): string | undefined {
    const { live } = this.#facts;
    if (live === 'incomplete' && outcome === 'held') return verdictSentences(this.#reported({ outcome }));
    const found = outcome === 'held' ? [] : foundSentences(this.#facts);
    return found.length > 0 ? found.join(' ') : undefined;
  }

  /** The verdict on a mix says what to do, but not that on a folder. */
  resumeHint(outcome: FailureOutcome): string | undefined {
    const { live, isForLaterStep } = this.#facts;
    if (outcome !== 'cancelled' || (live === 'incomplete' && !isForLaterStep)) return undefined;
    return 'Run the workflow again, unless it was stopped on purpose.';
  }

  #reported(result: Pick<Reported, 'outcome' | 'code'>): Reported {
    const { live, mix } = this.#facts;
    return { live, mix, ...result };
  }

  summary(result: Result): string {
    return deploySummary(this.#facts, result);
  }

  get #name(): string {
    const { inputs } = this.#facts;
    return inputs === undefined ? '' : cleanText(inputs.destination.name);
  }

  #log(line: string): void {
    this.#context.log.info(line);
  }
}

/** Whether no deployment to the destination was ever completed, or interrupted. */
function isBeforeFirst({ changes, before }: Plan): boolean {
  return changes === undefined && before.live === 'unchanged';
}

/** @param until ISO 8601; undefined if this run ended the hold */
function holdChangeSentence(until: string | undefined): string {
  return until === undefined
    ? 'This run ended the hold: any run may change the destination again.'
    : `Hold set until ${dayAndTime(until)}: until then, only runs that a person starts change the destination. The next of them ends the hold.`;
}
