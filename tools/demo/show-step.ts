/** Runs one step with a built action, and shows what a person sees of it: its inputs, log, outputs, and job summary. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type StepOptions, type StepResult, startStep } from '../runner-double/run-step.ts';
import { shortUrl } from './short-url.ts';
import { summaryPage, summaryText } from './summary-page.ts';

/** The demo runs from `dist/tools/`. */
export const repository = path.resolve(import.meta.dirname, '..', '..');

export interface ShownStep extends Pick<StepOptions, 'env' | 'secrets'> {
  readonly title: string;
  /** `./`, or the folder of another action of this repository. */
  readonly uses: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** The folder of the demo. All steps share its temporary folder, as those of one job do. */
  readonly folder: string;
  /** File name of the page with the job summary. */
  readonly page: string;
  readonly showsSummary: boolean;
  /** Called when the step has begun to upload. Until it ends, the log of the step is held back. */
  readonly onUpload?: ((cancel: () => void) => Promise<void>) | undefined;
}

export async function showStep(given: ShownStep): Promise<StepResult> {
  const { uses, inputs, env = {}, onUpload } = given;
  title(given.title);
  const variables = Object.entries(env).map(([name, value]) => inputLine([name, value ?? '']));
  console.log([`uses: ${uses}`, 'with:', ...Object.entries(inputs).map(inputLine)].join('\n'));
  if (variables.length > 0) console.log(['env:', ...variables].join('\n'));

  title('Its log');
  let meanwhile: Promise<void> | undefined;
  let held: string | undefined;
  const running = startStep({
    ...given,
    actionFile: path.join(repository, uses, 'action.yml'),
    workspace: repository,
    temp: path.join(given.folder, 'runner-temp'),
    onOutput: (chunk) => {
      if (held === undefined) process.stdout.write(chunk);
      else held += chunk;
      if (onUpload === undefined || meanwhile !== undefined || !/^Uploading /m.test(chunk)) return;
      held = '';
      meanwhile = onUpload(running.cancel).then(() => {
        process.stdout.write(held ?? '');
        held = undefined;
      });
    },
  });
  // As on a runner, the action then cleans up. A second signal ends the demo immediately.
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, running.cancel);
  const step = await running.result;
  await meanwhile;
  for (const signal of signals) process.off(signal, running.cancel);
  await step.remove();
  await showResult(step, given);
  return step;
}

async function showResult(step: StepResult, { folder, page, showsSummary }: ShownStep): Promise<void> {
  const { outputs, summary, conclusion } = step;
  title('Its outputs');
  const widest = Math.max(...Object.keys(outputs).map((name) => name.length));
  for (const [name, value] of Object.entries(outputs)) {
    console.log(`${name.padEnd(widest)} ${shortUrl(value)}`);
  }
  if (summary !== '' && showsSummary) {
    title('Its job summary');
    console.log(summaryText(summary));
  }
  title(`The step ended with: ${conclusion}`);
  if (summary === '') return;
  const file = path.join(folder, page);
  await writeFile(file, summaryPage(summary));
  console.log(`Its job summary, to open in a browser: ${nameOf(file)}`);
}

/** Formats a line of `with:` or `env:`; the key is masked, as everywhere. */
function inputLine([name, value]: [string, string]): string {
  const lines = name === 'api-key' ? ['***'] : value.split('\n');
  return `  ${name}: ${lines.length === 1 ? lines[0] : `|\n    ${lines.join('\n    ')}`}`;
}

export function title(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}\n`);
}

/** Returns a path relative to where the user runs the command. */
export function nameOf(file: string): string {
  return path.relative(process.cwd(), file) || '.';
}
