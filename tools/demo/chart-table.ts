/**
 * Shows the Gantt chart of a job summary as a table with bars. GitHub draws it with Mermaid, which is too large to ship
 * for a demo.
 */
import { escapeHtml } from '../../emulator/site/escape-html.ts';

interface Task {
  readonly section: string;
  readonly name: string;
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** Lines about how Mermaid draws, not about what. */
const DRAWING = /^(?:gantt|dateFormat x|axisFormat .*|todayMarker off)$/;

/**
 * @param chart the source of a chart such as `src/export/timeline.ts` writes
 * @returns HTML; undefined if the chart is of another kind or contains a line that is not known here
 */
export function chartTable(chart: string): string | undefined {
  const tasks = ganttTasks(chart);
  if (tasks === undefined || tasks.length === 0) return undefined;
  const start = Math.min(...tasks.map(({ from }) => from));
  const length = Math.max(...tasks.map(({ to }) => to), start + 1) - start;
  const percent = (milliseconds: number) => `${((100 * milliseconds) / length).toFixed(2)}%`;
  const rows = tasks.map(({ section, name, kind, from, to }) => {
    const bar = `<span class="bar ${kind}" style="left: ${percent(from - start)}; width: ${percent(to - from)}"></span>`;
    return `<tr><td>${escapeHtml(section)}</td><td>${escapeHtml(name)}</td><td><div class="track">${bar}</div></td></tr>`;
  });
  const head = '<tr><th>Section</th><th>Phase</th><th>Share of the time</th></tr>';
  return `<table class="chart">\n<thead>${head}</thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>\n`;
}

function ganttTasks(chart: string): Task[] | undefined {
  const [kind, ...lines] = chart.split('\n').map((line) => line.trim());
  if (kind !== 'gantt') return undefined;
  const tasks: Task[] = [];
  let section = '';
  for (const line of lines) {
    const task = /^(.+) :(?:(active|crit|done), )?(\d+), (\d+)$/.exec(line);
    if (line.startsWith('section ')) section = line.slice('section '.length);
    else if (task !== null) {
      const [, name = '', taskKind = 'normal', from, to] = task;
      tasks.push({ section, name, kind: taskKind, from: Number(from), to: Number(to) });
    } else if (!DRAWING.test(line)) return undefined;
  }
  return tasks;
}
