/** Compares the observations with the expectations, and formats the report. */
import { EXPECTATIONS } from './expectations.ts';
import type { Verdict } from './finding.ts';
import type { Observations } from './observe.ts';

type ReportRow = Readonly<Record<'id' | 'expectation' | 'source' | 'seen', string>> & {
  readonly verdict: Verdict;
};

export interface Report {
  readonly api: 'by domain' | 'project-scoped';
  /** Whether the run used the vendor's own address. */
  readonly isLive: boolean;
  readonly date: string;
  readonly node: string;
  readonly rows: readonly ReportRow[];
}

export function makeReport(seen: Observations, isLive: boolean): Report {
  return {
    api: seen.byDomain ? 'by domain' : 'project-scoped',
    isLive,
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    rows: EXPECTATIONS.map(([id, expectation, source, check]) => ({
      id,
      expectation,
      source,
      ...(check(seen, seen) ?? { seen: '', verdict: 'not seen' }),
    })),
  };
}

const MARKS: Readonly<Record<Verdict, string>> = {
  confirmed: '✅ confirmed',
  differs: '❌ differs',
  noted: 'ℹ️ noted',
  'not seen': '– not seen',
};

export function markdownOf({ api, isLive, date, node, rows }: Report): string {
  const lines = [
    ['expectation', 'source', 'seen', 'verdict'],
    ...rows.map(({ expectation, source, seen, verdict }) => [expectation, source, seen, MARKS[verdict]]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const [head = '', ...body] = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`,
  );
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  return `# Conformance report

${isLive ? 'The live service' : 'An address other than that of the live service'}, API ${api}, ${date}, Node ${node}.
Of ${rows.length} expectations, ${count('confirmed')} are confirmed, ${count('differs')} differ, ${count('noted')} are noted, and ${count('not seen')} were not seen.

${head}| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |
${body.join('')}`;
}
