/** Reports what a deployment finds out, in the outputs, the log, and the job summary. */
import type { Context } from '../../context/context.ts';
import type { ActionError, FailureOutcome } from '../../errors.ts';
import type { Result, SuccessOutcome } from '../../runner/result.ts';
import type { setOutput } from '../../runner/step-outputs.ts';
import { changeNumbers } from '../../site/compare-sites.ts';
import { hostingSentence } from '../../site/hosting-path.ts';
import { folderSentence, repairStep, verdictSentence } from '../../summary/verdicts.ts';
import { cleanText } from '../../text/clean-text.ts';
import { counted, grouped } from '../../text/units.ts';
import { transferProgress } from '../../timing/transfer-progress.ts';
import { RUNTIME } from '../../version.ts';
import type { Cdn, Purged } from '../cdn/cdn.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Deletion } from '../plan/plan.ts';
import type { State } from '../state/state.ts';
import { storageTypeOf } from '../storage-types/storage-types.ts';
import { type DeployFacts, isFirst, isNothingToRemove, liveOf, outputsOf } from './facts.ts';
import {
  deploySummary,
  foundSentences,
  planLines,
  repairSentence,
  unmanagedSentence,
  unpublishedSentence,
  whatHappened,
} from './summary.ts';

export class DeployReport {
  readonly #context: Pick<Context, 'log' | 'clock'>;
  readonly #setOutput: typeof setOutput;
  readonly #progress: ReturnType<typeof transferProgress>;
  #facts: DeployFacts = { progress: 'none', uploadedFiles: 0, uploadedBytes: 0, deletedFiles: 0 };

  constructor(context: Pick<Context, 'log' | 'clock'>, output: typeof setOutput) {
    this.#context = context;
    this.#setOutput = output;
    this.#progress = transferProgress(context, 'Uploaded');
  }

  /** Sets each output as soon as it is known. */
  update(facts: Partial<DeployFacts>): void {
    const before = outputsOf(this.#facts);
    this.#facts = { ...this.#facts, ...facts };
    for (const [name, value] of Object.entries(outputsOf(this.#facts)))
      if (value !== undefined && value !== before[name]) this.#setOutput(name, value);
  }

  /** Sets what is true before anything is known. */
  started(): void {
    for (const [name, value] of Object.entries(outputsOf(this.#facts)))
      if (value !== undefined) this.#setOutput(name, value);
  }

  inputsRead(inputs: DeployInputs): void {
    this.update({ inputs });
    this.#context.log.debug(RUNTIME);
    const { withoutCacheControl } = storageTypeOf(inputs.destination.type);
    if (withoutCacheControl !== undefined && inputs.cacheControl !== undefined)
      this.#log(withoutCacheControl);
  }

  siteRead({ hostingPath, unmatched }: Pick<DeployFacts, 'hostingPath' | 'unmatched'>): void {
    this.update({ hostingPath, unmatched });
    if (hostingPath !== undefined) this.#log(hostingSentence(hostingPath).replaceAll('`', ''));
  }

  compared(state: State, found: Required<Pick<DeployFacts, 'plan' | 'site' | 'isEarlierSite'>>): void {
    const { plan } = found;
    const { changes } = plan;
    this.update(found);
    if (isNothingToRemove(this.#facts)) {
      this.#log(`There is no site of this action at ${this.#name}: nothing to remove`);
      return;
    }
    if (state.interrupted.length > 0)
      this.#log('A deployment was interrupted: what it left has to be repaired');
    if (changes === undefined) {
      if (isFirst(plan)) this.#log(`The storage lists no state at ${this.#name}`);
      this.#logUnlessEmpty(unmanagedSentence(this.#facts));
      return;
    }
    const files = counted(state.live?.files.size ?? 0, 'file');
    this.#log(`Compared with ${files} at ${this.#name}: ${changeNumbers(changes)}`);
    this.#logUnlessEmpty(repairSentence(plan));
  }

  /** Logs the plan of a dry run, file by file. */
  planned(): void {
    const { plan } = this.#facts;
    const lines = planLines(plan);
    for (const { verb, path, why } of lines) this.#log(`Would ${verb} ${cleanText(path, 1000)}${why}`);
    const uploads = plan?.uploads.length ?? 0;
    this.#log(
      `Dry run: ${counted(uploads, 'file')} to upload, ${counted(lines.length - uploads, 'file')} to delete. This run changed nothing.`,
    );
  }

  /** The storage has shown that it lists the folder of the state. */
  stateBegun(): void {
    const { plan } = this.#facts;
    if (plan !== undefined && isFirst(plan)) this.#log(`This is the first deployment to ${this.#name}`);
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
    const { site, plan } = this.#facts;
    const uploadedFiles = this.#facts.uploadedFiles + 1;
    const uploadedBytes = this.#facts.uploadedBytes + (site?.get(path)?.size ?? 0);
    this.update({ uploadedFiles, uploadedBytes });
    const files = `${grouped(uploadedFiles)} of ${counted(plan?.uploads.length ?? 0, 'file')}`;
    this.#progress({ bytes: uploadedBytes, totalBytes: undefined, files });
  }

  deleted(): void {
    this.update({ deletedFiles: this.#facts.deletedFiles + 1 });
  }

  purged({ name, id }: Pick<Cdn, 'name' | 'id'>, purged: Purged): void {
    const what = purged === 'all' ? 'all addresses' : counted(purged, 'address', 'addresses');
    this.update({ mix: undefined, purged: `${what} purged in ${name} (${id})` });
    this.#log(`Purged ${what} in ${name}`);
  }

  /** @param what an address, and what it does not serve */
  unpublished(what: string): void {
    this.update({ unpublished: what });
    this.#log(unpublishedSentence(what));
  }

  finished(outcome: SuccessOutcome): void {
    this.#log(`${this.#name}: ${whatHappened(this.#facts, { outcome })}`);
  }

  /** @returns complete sentences */
  verdict(failure: Pick<ActionError, 'outcome' | 'code'>): string {
    const sentence = this.#facts.inputs?.isForLaterStep ? folderSentence : verdictSentence;
    return sentence(this.#reported(failure));
  }

  /** @returns what repairs a mix: complete sentences. The verdict on a folder does not need it. */
  repair(failure: Pick<ActionError, 'outcome' | 'code'>): string {
    return this.#facts.inputs?.isForLaterStep ? '' : repairStep(this.#reported(failure));
  }

  /** A run that repairs the site is green, and nothing else says that another program writes to the destination. */
  warning(): string | undefined {
    const found = foundSentences(this.#facts);
    return found.length > 0 ? found.join(' ') : undefined;
  }

  /** The verdict on a mix says what to do, but not that on a folder. */
  resumeHint(outcome: FailureOutcome): string | undefined {
    const isMix = liveOf(this.#facts) === 'incomplete' && !this.#facts.inputs?.isForLaterStep;
    if (outcome !== 'cancelled' || isMix) return undefined;
    return 'Run the workflow again, unless it was stopped on purpose.';
  }

  summary(result: Result): string {
    return deploySummary(this.#facts, result);
  }

  #reported({ outcome, code }: Pick<ActionError, 'outcome' | 'code'>) {
    return { live: liveOf(this.#facts), mix: this.#facts.mix, outcome, code };
  }

  get #name(): string {
    const { inputs } = this.#facts;
    return inputs === undefined ? '' : cleanText(inputs.destination.name);
  }

  #log(line: string): void {
    this.#context.log.info(line);
  }

  #logUnlessEmpty(line: string): void {
    if (line !== '') this.#log(line);
  }
}
