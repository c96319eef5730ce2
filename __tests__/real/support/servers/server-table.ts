/** A table of what became of each situation on each server, printed at the end of the tests. */

export class ServerTable {
  readonly #situations: readonly string[];
  readonly #results = new Map<string, Map<string, string>>();
  readonly #notes = new Set<string>();

  constructor(situations: readonly string[]) {
    this.#situations = situations;
  }

  /** @param known why this is expected to fail */
  add(server: string, situation: string, result: string, known: string | undefined): void {
    const results = this.#results.get(server) ?? new Map<string, string>();
    this.#results.set(server, results.set(situation, known === undefined ? result : `${result}, known`));
    if (known !== undefined) this.#notes.add(`Known: ${situation}. ${known}`);
  }

  print(): void {
    const servers = [...this.#results].sort(([a], [b]) => (a < b ? -1 : 1));
    const legend = servers.map(([name], at) => `${at + 1} ${name}`).join('; ');
    const header = ['', ...servers.map((_, at) => `${at + 1}`)];
    const rows = this.#situations.map((situation) => [
      situation,
      ...servers.map(([, results]) => results.get(situation) ?? ''),
    ]);
    const all = [header, ...rows];
    const widths = header.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
    const lines = all.map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    // The console of jest adds the position of each call.
    process.stderr.write(`\nServers: ${legend}\n\n${[...lines, ...this.#notes].join('\n')}\n`);
  }
}
