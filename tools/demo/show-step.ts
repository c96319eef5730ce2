/** Runs one step with a built action, and shows what users see on GitHub: its inputs, log, outputs, and job summary. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type StepOptions, type StepResult, startStep } from '../runner-double/run-step.ts';
import { TOOL_CACHE } from '../tool-cache.ts';
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
  readonly showsSummary: boolean;
  /** By default, the repository. */
  readonly workspace?: string;
}

export async function showStep(given: ShownStep): Promise<StepResult> {
  const { uses, inputs, env = {} } = given;
  title(given.title);
  console.log([`uses: ${uses}`, ...block('with', inputs), ...block('env', env)].join('\n'));

  title('Its log');
  const running = startStep({
    ...given,
    env,
    actionFile: path.join(repository, uses, 'action.yml'),
    workspace: given.workspace ?? repository,
    temp: path.join(given.folder, 'runner-temp'),
    toolCache: TOOL_CACHE,
    onOutput: (chunk) => process.stdout.write(chunk),
  });
  // As on a runner, the action then cleans up. A second signal ends the demo immediately.
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, running.cancel);
  const step = await running.result;
  for (const signal of signals) process.off(signal, running.cancel);
  await step.remove();

  const { outputs, summary, conclusion } = step;
  title('Its outputs');
  const widest = Math.max(...Object.keys(outputs).map((name) => name.length));
  for (const [name, value] of Object.entries(outputs)) {
    console.log(`${name.padEnd(widest)} ${shortUrl(value)}`);
  }
  if (summary !== '' && given.showsSummary) {
    title('Its job summary');
    console.log(summaryText(summary));
  }
  title(`The step ended with: ${conclusion}`);
  if (summary === '') return step;
  const file = path.join(given.folder, `summary-of-${given.title.toLowerCase().replace(' ', '-')}.html`);
  await writeFile(file, summaryPage(summary, path.basename(uses) === 'deploy' ? 'deploy' : 'export'));
  console.log(`Its job summary, to open in a browser: ${path.relative('', file)}`);
  return step;
}

/** Returns the lines of `with:` or `env:`; the key is masked, as everywhere. */
function block(key: string, values: Readonly<Record<string, string | undefined>>): string[] {
  const lines = Object.entries(values).map(([name, value = '']) => {
    const text = name === 'api-key' ? '***' : value.replaceAll('\n', '\n    ');
    return `  ${name}: ${text.includes('\n') ? '|\n    ' : ''}${text}`;
  });
  return lines.length === 0 ? [] : [`${key}:`, ...lines];
}

function title(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}\n`);
}

/** @returns a presigned URL without its query, whose signature means nothing to people; any other value unchanged */
function shortUrl(value: string): string {
  if (!URL.canParse(value)) return value;
  const { origin, pathname, search } = new URL(value);
  return search === '' ? value : `${origin}${pathname}?... (${value.length} characters)`;
}
