/** The look of an exported site. */

/** `assets/site.css`: light and dark, from telephone to wide screen. */
export const STYLESHEET = `:root {
  color-scheme: light dark;
  --paper: #ffffff;
  --ink: #1d2733;
  --quiet: #5b6b7c;
  --line: #dfe5ec;
  --tint: #f4f7fa;
  --accent: #0a66b7;
  --accent-tint: #e6f0fa;
  --header: #0f2a43;
  --header-ink: #f2f7fc;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  --mono: ui-monospace, "SFMono-Regular", Menlo, Consolas, "Liberation Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #10171f;
    --ink: #dde5ee;
    --quiet: #93a3b5;
    --line: #2a3643;
    --tint: #18212c;
    --accent: #6cb6ff;
    --accent-tint: #1a2f45;
    --header: #0a1b2c;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.65 var(--sans); }
a { color: var(--accent); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 0.75rem; z-index: 3; background: var(--paper); padding: 0.25rem 0.75rem; }

.site-header { position: sticky; top: 0; z-index: 2; background: var(--header); color: var(--header-ink); }
.site-header-inner { display: flex; align-items: center; gap: 0.75rem; height: 3.75rem; padding: 0 1.5rem; max-width: 90rem; margin: 0 auto; }
.brand { display: flex; align-items: center; gap: 0.6rem; color: inherit; text-decoration: none; font-weight: 650; font-size: 1.1rem; }
.version { border: 1px solid rgb(255 255 255 / 0.3); border-radius: 1rem; padding: 0 0.6rem; font-size: 0.8rem; line-height: 1.5rem; max-width: 14rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.to-navigation { display: none; color: inherit; }
.search { position: relative; margin-left: auto; width: min(20rem, 45vw); }
.search input { width: 100%; padding: 0.4rem 0.75rem; font: inherit; font-size: 0.9rem; color: inherit; background: rgb(255 255 255 / 0.12); border: 1px solid rgb(255 255 255 / 0.2); border-radius: 0.4rem; }
.search input::placeholder { color: inherit; opacity: 0.7; }
.search-results { position: absolute; right: 0; top: calc(100% + 0.4rem); width: min(28rem, 90vw); max-height: 70vh; overflow: auto; margin: 0; padding: 0.4rem; list-style: none; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: 0.5rem; box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 0.2); }
.search-results a { display: block; padding: 0.35rem 0.6rem; border-radius: 0.3rem; color: inherit; text-decoration: none; line-height: 1.35; }
.search-results a:hover, .search-results a:focus { background: var(--accent-tint); }
.result-title { display: block; font-weight: 600; }
.result-path, .result-none { font-size: 0.8rem; color: var(--quiet); }
.result-none { padding: 0.35rem 0.6rem; }

.columns { display: grid; grid-template-columns: 15.5rem minmax(0, 1fr) 13rem; gap: 3rem; max-width: 90rem; margin: 0 auto; padding: 0 1.5rem; align-items: start; }
.nav, .contents { position: sticky; top: 3.75rem; max-height: calc(100vh - 3.75rem); overflow-y: auto; padding: 1.75rem 0; font-size: 0.9rem; line-height: 1.4; }
.nav { border-right: 1px solid var(--line); padding-right: 1rem; min-height: calc(100vh - 3.75rem); }
.nav ul, .contents ul { list-style: none; margin: 0; padding: 0; }
.nav ul ul { margin-left: 0.6rem; padding-left: 0.4rem; border-left: 1px solid var(--line); }
.nav-group { margin: 1.4rem 0 0.3rem 0.6rem; font-size: 0.75rem; font-weight: 650; letter-spacing: 0.05em; text-transform: uppercase; color: var(--quiet); }
.nav-group:first-child { margin-top: 0; }
.nav a { display: block; padding: 0.28rem 0.6rem; border-radius: 0.35rem; color: inherit; text-decoration: none; }
.nav a:hover { background: var(--tint); }
.nav a[aria-current] { background: var(--accent-tint); color: var(--accent); font-weight: 600; }
.nav-rest { padding: 0.28rem 0.6rem; color: var(--quiet); }
.nav-rest a { padding: 0; color: var(--quiet); text-decoration: underline; }
.contents-title { margin: 0 0 0.4rem; font-size: 0.75rem; font-weight: 650; letter-spacing: 0.05em; text-transform: uppercase; color: var(--quiet); }
.contents a { display: block; padding: 0.2rem 0 0.2rem 0.8rem; border-left: 2px solid var(--line); color: var(--quiet); text-decoration: none; }
.contents a:hover { color: var(--accent); border-color: var(--accent); }

main { min-width: 0; max-width: 50rem; padding: 1.75rem 0 3rem; }
main.alone { margin: 0 auto; padding: 4rem 1.5rem; }
.page-group { margin: 0; font-size: 0.85rem; font-weight: 600; color: var(--accent); }
h1 { margin: 0.2rem 0 0.4rem; font-size: 2.2rem; line-height: 1.2; letter-spacing: -0.015em; }
.lead { margin: 0 0 1.75rem; padding-bottom: 1.25rem; border-bottom: 1px solid var(--line); font-size: 1.15rem; line-height: 1.5; color: var(--quiet); }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.45rem; line-height: 1.3; letter-spacing: -0.01em; }
h3 { margin: 2rem 0 0.5rem; font-size: 1.15rem; line-height: 1.35; }
:is(h2, h3, h4) > a { color: inherit; text-decoration: none; }
:is(h2, h3, h4) > a:is(:hover, :focus)::after { content: " #"; color: var(--quiet); font-weight: 400; }
p, ul, ol, pre, table, blockquote { margin: 0 0 1.1rem; }
main ul, main ol { padding-left: 1.5rem; }
li { margin: 0.2rem 0; }
.nav li, .contents li { margin: 0; }
li:has(> input[type="checkbox"]), li:has(> p > input[type="checkbox"]) { list-style: none; margin-left: -1.4rem; }
li input[type="checkbox"] { margin: 0 0.45rem 0 0; vertical-align: -0.08em; accent-color: var(--accent); }
code { font-family: var(--mono); font-size: 0.875em; background: var(--tint); border: 1px solid var(--line); border-radius: 0.3rem; padding: 0.05em 0.35em; overflow-wrap: break-word; }
pre { padding: 0.9rem 1.1rem; overflow-x: auto; background: var(--tint); border: 1px solid var(--line); border-radius: 0.5rem; line-height: 1.5; tab-size: 2; }
pre code { padding: 0; border: 0; background: none; font-size: 0.85rem; overflow-wrap: normal; }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; font-size: 0.93rem; line-height: 1.45; }
th, td { padding: 0.5rem 0.9rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 650; border-bottom-width: 2px; white-space: nowrap; }
th[align="right"], td[align="right"] { text-align: right; }
td code { white-space: nowrap; }
blockquote { padding: 0.8rem 1.1rem; background: var(--accent-tint); border-left: 3px solid var(--accent); border-radius: 0 0.4rem 0.4rem 0; }
blockquote > :last-child { margin-bottom: 0; }
main img { display: block; max-width: 100%; height: auto; border-radius: 0.6rem; }
.neighbours { display: flex; gap: 1rem; margin-top: 3rem; }
.neighbours a { flex: 0 1 50%; padding: 0.7rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem; text-decoration: none; font-weight: 600; line-height: 1.4; }
.neighbours a:hover { border-color: var(--accent); }
.neighbours small { display: block; font-weight: 400; color: var(--quiet); }
.neighbours .next { margin-left: auto; text-align: right; }
.site-footer { border-top: 1px solid var(--line); padding: 1.25rem 1.5rem; text-align: center; font-size: 0.85rem; color: var(--quiet); }
.site-footer p { margin: 0; overflow-wrap: anywhere; }

@media (max-width: 75rem) {
  .columns { grid-template-columns: 15.5rem minmax(0, 1fr); }
  .contents { display: none; }
}
@media (max-width: 50rem) {
  /* The sidebar moves below the article; the header's link jumps to it. No script is needed for that. */
  .columns { display: flex; flex-direction: column; align-items: stretch; gap: 0; padding: 0 1rem; }
  .site-header-inner { padding: 0 1rem; }
  .to-navigation { display: inline; font-size: 0.9rem; }
  .version { display: none; }
  .nav { order: 2; position: static; max-height: none; min-height: 0; border-right: 0; border-top: 1px solid var(--line); padding-right: 0; }
  main { padding-bottom: 2rem; }
  h1 { font-size: 1.8rem; }
  .neighbours { flex-direction: column; }
  .neighbours .next { margin-left: 0; }
}
@media print {
  .site-header, .nav, .contents, .neighbours { display: none; }
  .columns { display: block; }
}
`;
