// Reads the output of a step with the rules of GitHub's runner: which lines are commands, what they do, and what the
// log then shows. It starts no process and touches no file. It executes the commands that the actions here print. Other
// commands are listed and have no effect.
//
// Source of the rules: actions/runner, ActionCommandManager.cs (effects), OutputManager.cs and ProcessInvoker.cs
// (lines), ExecutionContext.cs (log and annotations), ActionCommand.cs (the grammar of a command). One thing is simpler
// here: the runner looks for `::` and `##[` with culture-sensitive comparisons, which may skip zero-width characters.
// Here every comparison is by code unit.

import { SecretMasker } from './secret-masker.ts';

/** The two streams of a step. Each has separate lines, so half a line on one never joins text of the other. */
export type StreamName = 'stdout' | 'stderr';

/** A command as it was read, without properties such as the title of an annotation: no action here sets one. */
interface WorkflowCommand {
  /** In lower case. */
  readonly command: string;
  readonly data: string;
}

/** An annotation that the step asked for. The runner records 10 of a level per step; here, all of them are listed. */
interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  /** The text, masked and cut after 4,096 characters, as in the runner. */
  readonly message: string;
}

export interface CommandLog {
  readonly annotations: readonly Annotation[];
  readonly masks: readonly string[];
  /** `stop-commands`, the token that ends it, and every command that no action here prints, such as `set-env`. */
  readonly others: readonly WorkflowCommand[];
  /** The log as GitHub shows it, masked; every line ends with LF. */
  readonly log: string;
}

export interface CommandReaderOptions {
  /** Values that are masked from the start, like the job's secrets. */
  readonly masks?: readonly string[];
  /** Whether debug logging is on, so that debug messages are shown. Default: off. */
  readonly showDebug?: boolean;
  /** Receives each piece of the log immediately, masked and with its line end; all pieces together are `log`. */
  readonly onOutput?: ((chunk: string) => void) | undefined;
}

/** Reads the complete output of one stream. */
export function readCommands(output: string, options: CommandReaderOptions = {}): CommandLog {
  const reader = new CommandReader(options);
  reader.write(output);
  reader.close();
  return reader;
}

const COMMANDS = [
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
];
const LABELS = { error: 'Error', warning: 'Warning', notice: 'Notice' } as const;
const ANNOTATION_LIMIT = 4096;

export class CommandReader implements CommandLog {
  readonly annotations: Annotation[] = [];
  readonly masks: string[] = [];
  readonly others: WorkflowCommand[] = [];
  log = '';

  readonly #options: CommandReaderOptions;
  readonly #masker = new SecretMasker();
  readonly #registered = new Set(COMMANDS);
  /** Text of each stream without a line end. */
  readonly #pending: Record<StreamName, string> = { stdout: '', stderr: '' };
  #stopToken: string | undefined;

  constructor(options: CommandReaderOptions) {
    this.#options = options;
    for (const value of options.masks ?? []) this.#masker.add(value);
  }

  /** Takes the next piece of a stream; it may end anywhere, even between CR and LF. */
  write(text: string, stream: StreamName = 'stdout'): void {
    const pending = this.#pending[stream] + text;
    // Lines end at LF, CRLF, and lone CR, as for the .NET reader that the runner uses. A CR at the very end waits: an LF
    // that belongs to it may come with the next piece.
    const lines = pending.split(/\r\n|\n|\r(?!$)/);
    this.#pending[stream] = lines.pop() ?? '';
    for (const line of lines) this.#readLine(line);
  }

  /** Ends both streams: text without a line end counts as a line. */
  close(): void {
    for (const stream of ['stdout', 'stderr'] as const) {
      if (this.#pending[stream] !== '') this.#readLine(this.#pending[stream].replace(/\r$/, ''));
      this.#pending[stream] = '';
    }
  }

  mask(text: string): string {
    return this.#masker.mask(text);
  }

  show(text: string): void {
    const chunk = `${this.mask(text)}\n`;
    this.log += chunk;
    this.#options.onOutput?.(chunk);
  }

  #readLine(line: string): void {
    const command = parseCommand(line, this.#registered);
    if (command === undefined) {
      this.show(line);
    } else if (this.#stopToken === undefined) {
      this.#carryOut(command, line);
    } else {
      if (command.command === this.#stopToken) {
        this.others.push(command);
        this.#registered.delete(this.#stopToken);
        this.#stopToken = undefined;
      }
      this.show(line);
    }
  }

  #carryOut({ command, data }: WorkflowCommand, line: string): void {
    switch (command) {
      case 'error':
      case 'warning':
      case 'notice': {
        const message = this.mask(data).slice(0, ANNOTATION_LIMIT);
        this.annotations.push({ level: command, message });
        // The runner writes no log line for an annotation without a text.
        if (message !== '') this.show(`${LABELS[command]}: ${message}`);
        return;
      }
      case 'group':
        this.show(`▼ ${data}`);
        return;
      case 'endgroup':
        return;
      case 'debug':
        if (!this.#options.showDebug) return;
        for (const text of data.split(/\r?\n/)) this.show(`##[debug]${text}`);
        return;
      case 'add-mask':
        this.masks.push(data);
        this.#masker.add(data);
        return;
      default:
        this.others.push({ command, data });
        if (command === 'stop-commands') this.#stopCommands(data, line);
    }
  }

  #stopCommands(token: string, line: string): void {
    this.#stopToken = token.toLowerCase();
    this.#registered.add(this.#stopToken);
    // The token switches commands on again, so the runner hides it, unless it is so short that it would hide half of
    // the log.
    if (token.length > 6) this.#masker.add(token);
    this.show(line);
  }
}

// Whitespace as .NET defines it. JavaScript's differs in two characters: it lacks U+0085 and has U+FEFF. The difference
// decides whether a line that begins with one of them is a command.
const WHITE_SPACE = '[\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
/** `::name key=value::data`, with nothing but whitespace before it. */
const COLON_FORM = new RegExp(`^${WHITE_SPACE}*::(.*?)::(.*)$`, 's');
/** `##[name key=value]data`, anywhere in a line; anything before it is lost. */
const BRACKET_FORM = /##\[(.*?)\](.*)$/s;

/**
 * @param registered names of the commands that are currently enabled, in lower case; a line with any other name is text
 */
function parseCommand(line: string, registered: ReadonlySet<string>): WorkflowCommand | undefined {
  const forms = [
    [COLON_FORM, /%(0D|0A|25)/g],
    [BRACKET_FORM, /%(3B|0D|0A|5D|25)/g],
  ] as const;
  for (const [form, escapes] of forms) {
    const [, info = '', data = ''] = form.exec(line) ?? [];
    const [command = ''] = info.toLowerCase().split(' ', 1);
    if (!registered.has(command)) continue;
    const decode = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
    return { command, data: data.replace(escapes, decode) };
  }
  return undefined;
}
