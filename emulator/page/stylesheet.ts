/** The look of the emulator's pages: light and dark, from telephone to wide screen. */

/** `/emulator/page.css` */
export const STYLESHEET = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fff, #10171f);
  --ink: light-dark(#1d2733, #dde5ee);
  --quiet: light-dark(#556475, #93a3b5);
  --line: light-dark(#dfe5ec, #2a3643);
  --edge: light-dark(#8795a5, #64748a);
  --tint: light-dark(#f4f7fa, #18212c);
  --accent: light-dark(#0a5ca6, #6cb6ff);
  --on-accent: light-dark(#fff, #0b1622);
  --good: light-dark(#13692f, #56d374);
  --good-tint: light-dark(#e3f5e8, #12301d);
  --bad: light-dark(#a51d2d, #ff8f8a);
  --bad-tint: light-dark(#fdebec, #3b181b);
  --busy: light-dark(#0a5ca6, #8cc6ff);
  --busy-tint: light-dark(#e6f0fa, #14304b);
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  --mono: ui-monospace, "SFMono-Regular", Menlo, Consolas, "Liberation Mono", monospace;
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 var(--sans); }
a { color: var(--accent); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
[hidden] { display: none !important; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 0.75rem; z-index: 1; background: var(--paper); padding: 0.25rem 0.75rem; }

header { border-bottom: 1px solid var(--line); }
.bar, main { max-width: 72rem; margin: 0 auto; padding: 0 1.5rem; }
.bar { display: flex; align-items: center; gap: 1.75rem; min-height: 3.5rem; }
.brand { display: flex; align-items: center; gap: 0.6rem; color: inherit; text-decoration: none; font-weight: 650; }
nav[aria-label="Pages"] { display: flex; gap: 1.25rem; }
nav[aria-label="Pages"] a { color: var(--quiet); text-decoration: none; padding: 0.9rem 0; border-bottom: 2px solid transparent; }
nav[aria-label="Pages"] a:hover { color: var(--ink); }
nav[aria-label="Pages"] a[aria-current] { color: var(--ink); border-color: var(--accent); }
main { padding-bottom: 5rem; }
.intro { padding: 2.25rem 0 0.5rem; max-width: 46rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; letter-spacing: -0.015em; }
.lead { margin: 0.4rem 0 1rem; font-size: 1.05rem; color: var(--quiet); }
h2 { margin: 2.25rem 0 0.9rem; font-size: 1.2rem; line-height: 1.3; letter-spacing: -0.005em; }
h3 { margin: 0 0 0.5rem; font-size: 1.05rem; }
h4 { margin: 1.4rem 0 0.4rem; font-size: 0.9rem; font-weight: 600; color: var(--quiet); }
p { margin: 0 0 0.75rem; }
.quiet, .hint { color: var(--quiet); }
.hint { margin: 0; font-size: 0.875rem; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) 23.5rem; gap: 0 3rem; align-items: start; }
.columns.even { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.columns.contents-first { grid-template-columns: 14rem minmax(0, 1fr); }
.card { padding: 1.25rem 1.4rem 1.4rem; border: 1px solid var(--line); border-radius: 0.75rem; }
.columns > .card { margin-top: 2.25rem; background: var(--tint); }
.card > h2 { margin: 0 0 0.9rem; }
code { font-family: var(--mono); font-size: 0.875em; overflow-wrap: anywhere; }

.jobs, .next, .contents ul { list-style: none; margin: 0; padding: 0; }
.jobs > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.1rem 1rem; padding: 0.9rem 0; border-top: 1px solid var(--line); }
.jobs > li:last-child { border-bottom: 1px solid var(--line); }
.jobs p { margin: 0; min-width: 0; overflow-wrap: anywhere; }
.jobs .empty { color: var(--quiet); }
.jobs > li > .quiet { font-size: 0.875rem; grid-column: 1 / -1; }
.jobs progress { grid-column: 1 / -1; margin: 0.4rem 0 0.25rem; }
.jobs .figures { font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.jobs .end { text-align: right; font-size: 0.875rem; }
.jobs .end:has(.failed) { grid-column: 1 / -1; text-align: left; color: var(--bad); }
.state { align-self: start; justify-self: end; padding: 0 0.6rem; border-radius: 1rem; font-size: 0.8125rem; line-height: 1.5rem; font-weight: 600; color: var(--quiet); background: var(--tint); }
.state:is(.running, .active) { color: var(--busy); background: var(--busy-tint); }
.state.completed { color: var(--good); background: var(--good-tint); }
.state.failed { color: var(--bad); background: var(--bad-tint); }
.remark { display: inline-block; padding: 0 0.45rem; border: 1px solid var(--line); border-radius: 0.3rem; font-size: 0.8125rem; line-height: 1.35rem; color: var(--quiet); }
progress { appearance: none; display: block; width: 100%; height: 0.375rem; border: 0; border-radius: 1rem; overflow: hidden; background: var(--line); color: var(--busy); }
progress::-webkit-progress-bar { background: var(--line); }
progress::-webkit-progress-value { background: var(--busy); transition: width 0.9s linear; }
progress::-moz-progress-bar { background: var(--busy); }
progress.completed::-webkit-progress-value { background: var(--good); }
progress.completed::-moz-progress-bar { background: var(--good); }
progress.failed::-webkit-progress-value { background: var(--bad); }
progress.failed::-moz-progress-bar { background: var(--bad); }
.next > li { margin-bottom: 0.75rem; padding: 0.6rem 0.9rem; border-radius: 0.5rem; background: var(--busy-tint); font-size: 0.9rem; }
.next p { margin: 0; }
.next .remark { border-color: var(--busy); color: var(--ink); }

form { display: grid; gap: 0.9rem; }
label { display: grid; gap: 0.25rem; font-size: 0.875rem; font-weight: 600; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.9rem; align-items: end; }
input, select, textarea { width: 100%; min-width: 0; padding: 0.45rem 0.6rem; font: inherit; font-weight: 400; color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: 0.4rem; }
input, select { height: 2.4rem; }
textarea { display: block; resize: vertical; }
::placeholder { color: var(--quiet); opacity: 1; }
:is(input, select, textarea, button):focus-visible { outline-offset: 1px; border-radius: 0.4rem; }
/* Only a job that fails says why. */
form:not(:has(option[value="job-fails"]:checked)) .error-text { display: none; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.6rem; margin-top: 0.25rem; }
button { padding: 0.45rem 0.65rem; font: inherit; font-size: 0.9rem; font-weight: 600; color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: 0.4rem; cursor: pointer; }
button:hover { border-color: var(--accent); color: var(--accent); }
button.main { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
button.main:hover { filter: brightness(1.1); color: var(--on-accent); }
.problem { padding: 0.6rem 0.8rem; border-radius: 0.4rem; font-size: 0.9rem; color: var(--bad); background: var(--bad-tint); overflow-wrap: anywhere; }

.facts { margin: 0; }
.facts > div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 0.25rem 1rem; align-items: center; padding: 0.5rem 0; min-height: 3rem; border-top: 1px solid var(--line); }
.facts > div:last-child { border-bottom: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; }
details { margin-top: 1rem; }
summary { cursor: pointer; margin-bottom: 0.5rem; }
details .facts > div { grid-template-columns: minmax(0, 1fr); }
.copyable { display: flex; align-items: center; justify-content: space-between; gap: 0.75rem; }
.copy { flex: none; padding: 0.1rem 0.6rem; font-size: 0.8125rem; font-weight: 500; }
figure { margin: 0 0 1.5rem; min-width: 0; }
figcaption { min-height: 2rem; margin-bottom: 0.4rem; font-size: 0.9375rem; color: var(--quiet); }
pre { margin: 0; padding: 1rem 1.1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 0.6rem; background: var(--tint); line-height: 1.55; tab-size: 2; }
pre code { font-size: 0.84rem; overflow-wrap: normal; }
.news { position: fixed; left: 50%; bottom: 1.25rem; transform: translateX(-50%); margin: 0; max-width: calc(100vw - 2rem); padding: 0.5rem 1rem; border-radius: 0.5rem; font-size: 0.9rem; color: var(--paper); background: var(--ink); opacity: 0; pointer-events: none; transition: opacity 0.2s; }
.away .news { opacity: 1; }

.contents { position: sticky; top: 1rem; margin-top: 2.5rem; font-size: 0.9rem; }
.contents a { display: block; padding: 0.25rem 0 0.25rem 0.8rem; border-left: 2px solid var(--line); color: var(--quiet); text-decoration: none; }
.contents a:hover { color: var(--accent); border-color: var(--accent); }
article.card { margin: 1.25rem 0; }
.call { overflow-wrap: anywhere; }
.method, .status { display: inline-block; padding: 0 0.5rem; border-radius: 0.3rem; font-family: var(--mono); font-size: 0.8125rem; line-height: 1.45rem; font-weight: 600; }
.method.get, .status.good { color: var(--good); background: var(--good-tint); }
.method.post { color: var(--busy); background: var(--busy-tint); }
.status.bad { color: var(--bad); background: var(--bad-tint); }
.fields { margin: 0; font-size: 0.9375rem; }
.fields > div { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 0.1rem 1.25rem; padding: 0.5rem 0; border-top: 1px solid var(--line); }
.fields.answers > div { grid-template-columns: 3.5rem minmax(0, 1fr); }
.fields dt { color: inherit; }
.fields .quiet { font-size: 0.875rem; }
.fields p { display: inline; margin: 0; }
article figure { margin: 1.25rem 0 0; }

@media (max-width: 60rem) {
  .columns, .columns.even, .columns.contents-first { grid-template-columns: minmax(0, 1fr); }
  .contents { position: static; }
}
@media (max-width: 32rem) {
  .bar, main { padding-left: 1rem; padding-right: 1rem; }
  .card { padding: 1rem; }
  .facts > div, .fields > div { grid-template-columns: minmax(0, 1fr); }
  .jobs .end { grid-column: 1 / -1; text-align: left; }
}
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { transition: none !important; }
}
@media print {
  header, form, .copy { display: none; }
}
`;
