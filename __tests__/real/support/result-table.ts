/** A table of what became of each archive, printed at the end of a test file. */

export interface ArchiveResult {
  packer: string;
  readonly options: string;
  entries?: number;
  bytes?: number;
  result: string;
}

const MAX_OPTIONS = 110;
const MAX_RESULT = 160;

export class ResultTable {
  readonly #results: ArchiveResult[] = [];

  /** Adds a row, in the order of the tests. Its result is set when its test ends. */
  add(packer: string, options: string): ArchiveResult {
    const result: ArchiveResult = { packer, options, result: 'not run' };
    this.#results.push(result);
    return result;
  }

  print(title: string): void {
    const rows = this.#results.map(({ packer, options, entries, bytes, result }) => [
      packer,
      cut(options, MAX_OPTIONS),
      `${entries ?? ''}`,
      `${bytes ?? ''}`,
      cut(result, MAX_RESULT),
    ]);
    const all = [['packer', 'options', 'entries', 'bytes', 'result'], ...rows];
    const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
    const lines = all.map((cells) =>
      cells
        .map((cell, column) =>
          column === 2 || column === 3
            ? cell.padStart(widths[column] ?? 0)
            : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    );
    // The console of jest adds the position of each call.
    process.stderr.write(`\n${title}, ${rows.length} archives:\n${lines.join('\n')}\n`);
  }
}

function cut(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1)}\u2026`;
}
