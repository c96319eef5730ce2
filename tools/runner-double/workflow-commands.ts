// Reads the output of a step with the rules of GitHub's runner: which lines are commands, what they do, and what
// a person sees of it in the log. It starts no process and touches no file, so it cannot load problem matchers.
//
// Source of the rules: actions/runner, ActionCommandManager.cs (effects), OutputManager.cs and ProcessInvoker.cs
// (lines), ExecutionContext.cs (log and annotations). The grammar of a single command is in command-grammar.ts.

import { parseCommand, property, type WorkflowCommand } from './command-grammar.ts';
import { createSecretMasker } from './secret-masker.ts';
import { trimWhiteSpace } from './white-space.ts';

type AnnotationLevel = 'error' | 'warning' | 'notice';

/** The two streams of a step. Each has lines of its own, so half a line on one never joins text of the other. */
export type StreamName = 'stdout' | 'stderr';

/** An annotation that the step asked for. The runner records 10 of a level per step; here all are listed. */
interface Annotation {
  readonly level: AnnotationLevel;
  /** Masked, and cut after 4,096 characters, both as the runner does it. */
  readonly message: string;
  /** As given, `title`, `file`, `line` and so on. NOT masked: the runner does not mask them either. */
  readonly properties: Readonly<Record<string, string>>;
}

export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** A problem that the runner itself reports in the log and as an annotation. The message is masked. */
interface Problem {
  readonly level: 'error' | 'warning';
  readonly message: string;
}

/** What a step's output did. */
export interface CommandLog {
  /** Names of all commands in their order, in lower case. Empty: no line of the output was a command. */
  readonly names: readonly string[];
  readonly annotations: readonly Annotation[];
  /** The values of `add-mask`, as given. */
  readonly masks: readonly string[];
  /** Outputs of the legacy `set-output` command, unmasked. */
  readonly setOutputs: readonly NamedValue[];
  /** Titles of the groups, masked. */
  readonly groups: readonly string[];
  /** Debug messages, masked, whether they are shown in the log or not. */
  readonly debug: readonly string[];
  /** `set-env`, `add-path`, `save-state`, matchers, `echo`, `stop-commands` and the token that ends it. */
  readonly others: readonly WorkflowCommand[];
  /** Problems that the runner reports itself, here or in `reportProblem`. Not every error fails the step. */
  readonly problems: readonly Problem[];
  /** Whether a command could not be carried out, which fails the step whatever its exit code. */
  readonly failed: boolean;
  /** What a person sees, masked; every line ends with LF. */
  readonly log: string;
}

export interface CommandReaderOptions {
  /** Values that are masked from the start, like the job's secrets. */
  readonly masks?: readonly string[];
  /** Whether debug logging is on: debug messages are shown, and most commands are echoed. Default: off. */
  readonly showDebug?: boolean;
  /** Gets each piece of the log at once, masked and with its line end; all pieces together are `log`. */
  readonly onOutput?: (chunk: string) => void;
}

/** Reads output as it arrives. */
export interface CommandReader {
  /** Takes the next piece of a stream; it may end anywhere, also between CR and LF. */
  write(text: string, stream?: StreamName): void;
  /** Ends both streams: text without a line end counts as a line. */
  close(): void;
  /** Adds a message of the runner itself. */
  reportProblem(level: Problem['level'], message: string): void;
  /** Masks text with all values known by now. */
  mask(text: string): string;
  /** What was read by now. */
  readonly commands: CommandLog;
}

/** Reads the complete output of one stream. */
export function readCommands(output: string, options: CommandReaderOptions = {}): CommandLog {
  const reader = createCommandReader(options);
  reader.write(output);
  reader.close();
  return reader.commands;
}

const annotationLimitCharacters = 4096;

const knownCommands = [
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

// Never echoed, because they are shown in a form of their own.
const unechoedCommands = new Set(['add-mask', 'debug', 'error', 'notice', 'stop-commands', 'warning']);

/** Makes a reader for the output of one step. */
export function createCommandReader(options: CommandReaderOptions = {}): CommandReader {
  const masker = createSecretMasker();
  for (const value of options.masks ?? []) masker.add(trimWhiteSpace(value));

  const registered = new Set(knownCommands);
  const names: string[] = [];
  const annotations: Annotation[] = [];
  const masks: string[] = [];
  const setOutputs: NamedValue[] = [];
  const groups: string[] = [];
  const debug: string[] = [];
  const others: WorkflowCommand[] = [];
  const problems: Problem[] = [];
  let failed = false;
  let log = '';
  let stopToken: string | undefined;
  let echo = options.showDebug === true;

  function show(text: string): void {
    const chunk = `${masker.mask(text)}\n`;
    log += chunk;
    options.onOutput?.(chunk);
  }

  function showIssue(level: AnnotationLevel, message: string): void {
    // The runner writes no log line for an annotation without a text.
    if (message !== '')
      show(`${{ error: 'Error', warning: 'Warning', notice: 'Notice' }[level]}: ${message}`);
  }

  function cutMessage(message: string): string {
    return masker.mask(message).slice(0, annotationLimitCharacters);
  }

  function reportProblem(level: Problem['level'], message: string): void {
    const masked = cutMessage(message);
    problems.push({ level, message: masked });
    showIssue(level, masked);
  }

  function fail(command: WorkflowCommand, why: string): void {
    failed = true;
    // Of commands that are not echoed, only the name is printed: their line may hold a secret.
    const what = unechoedCommands.has(command.command) ? command.command : command.line;
    reportProblem('error', `Unable to process command '${what}': ${why}`);
  }

  function readLine(line: string): void {
    const command = parseCommand(line, registered);
    if (command === undefined) {
      show(defuseMarkers(line));
    } else if (stopToken === undefined) {
      names.push(command.command);
      carryOut(command);
    } else if (command.command === stopToken) {
      names.push(command.command);
      others.push(command);
      show(line);
      registered.delete(stopToken);
      stopToken = undefined;
    } else {
      show(defuseMarkers(line));
    }
  }

  function carryOut(command: WorkflowCommand): void {
    if (echo && !unechoedCommands.has(command.command)) show(command.line);
    switch (command.command) {
      case 'error':
      case 'warning':
      case 'notice': {
        const message = cutMessage(command.data);
        annotations.push({ level: command.command, message, properties: command.properties });
        showIssue(command.command, message);
        return;
      }
      case 'group':
        groups.push(masker.mask(command.data));
        show(`▼ ${command.data}`);
        return;
      case 'endgroup':
        return;
      case 'debug':
        debug.push(masker.mask(command.data));
        if (options.showDebug === true) {
          for (const line of command.data.split(/\r?\n/)) show(`##[debug]${line}`);
        }
        return;
      case 'add-mask':
        addMask(command.data);
        return;
      case 'set-output': {
        const name = property(command, 'name');
        if (name === '') fail(command, "the property 'name' is missing");
        else setOutputs.push({ name, value: command.data });
        return;
      }
      case 'stop-commands':
        others.push(command);
        stopCommands(command);
        return;
      default:
        others.push(command);
        carryOutOther(command);
    }
  }

  function addMask(value: string): void {
    if (trimWhiteSpace(value) === '') {
      reportProblem('warning', 'add-mask: an empty value cannot be masked');
      return;
    }
    if (echo) show('::add-mask::***');
    masks.push(value);
    masker.add(value);
  }

  function stopCommands(command: WorkflowCommand): void {
    const token = command.data.toLowerCase();
    if (token === '' || token === 'pause-logging' || registered.has(token)) {
      fail(command, 'the token is empty, or the name of a command');
      return;
    }
    stopToken = token;
    registered.add(token);
    // The token switches commands on again, so the runner hides it, unless it is so short that
    // half of the log would be hidden with it.
    if (token.length > 6) masker.add(command.data);
    show(command.line);
  }

  function carryOutOther(command: WorkflowCommand): void {
    if (command.command === 'set-env' || command.command === 'add-path') {
      fail(command, 'the command is disabled, because any printed text could use it');
    } else if (command.command === 'save-state') {
      if (property(command, 'name') === '') fail(command, "the property 'name' is missing");
    } else if (command.command === 'echo') {
      const value = trimWhiteSpace(command.data).toLowerCase();
      if (value === 'on' || value === 'off') echo = value === 'on';
      else fail(command, "the value is neither 'on' nor 'off'");
    }
  }

  const splitters = { stdout: createLineSplitter(readLine), stderr: createLineSplitter(readLine) };

  return {
    write(text, stream = 'stdout') {
      splitters[stream].write(text);
    },
    close() {
      splitters.stdout.close();
      splitters.stderr.close();
    },
    reportProblem,
    mask: masker.mask,
    get commands() {
      return { names, annotations, masks, setOutputs, groups, debug, others, problems, failed, log };
    },
  };
}

/** Splits text into lines at LF, CRLF and lone CR, like the .NET reader that the runner uses. */
function createLineSplitter(onLine: (line: string) => void): { write(text: string): void; close(): void } {
  let pending = '';
  return {
    write(text) {
      pending += text;
      let start = 0;
      // A CR at the very end waits: an LF that belongs to it may come with the next piece.
      for (const match of pending.matchAll(/\r\n|\n|\r(?!$)/g)) {
        onLine(pending.slice(start, match.index));
        start = match.index + match[0].length;
      }
      pending = pending.slice(start);
    },
    close() {
      if (pending !== '') onLine(pending.replace(/\r$/, ''));
      pending = '';
    },
  };
}

/** The runner marks its own actions with these; the same text from a step gets a backslash. */
function defuseMarkers(line: string): string {
  return line.replace(/##\[(?=(?:start|end)-action)/g, '##[\\');
}
