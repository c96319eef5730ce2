// Reads one line of a step's output as a workflow command, in either of the two forms that GitHub's runner knows. It
// leaves out the properties of a command, such as the title of an annotation, since no action here sets one.
//
// Source of the rules: actions/runner, ActionCommand.cs. One thing is simpler here: the runner looks for `::` and `##[`
// with culture-sensitive comparisons, which may skip zero-width characters. Here every comparison is by code unit.

/** A command as it was read. */
export interface WorkflowCommand {
  /** In lower case. */
  readonly command: string;
  readonly data: string;
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
export function parseCommand(line: string, registered: ReadonlySet<string>): WorkflowCommand | undefined {
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
