/** What the parts that do the work may log. They take a logger as an argument and never import the toolkit. */
export interface Logger {
  info(line: string): void;
  /** Shown only if the workflow runs with debug logging. */
  debug(text: string): void;
}
