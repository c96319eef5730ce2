/** The frame around the content of the emulator's page, and texts to copy. */
import { html } from 'hono/html';

/** Markup in which `html` has escaped everything from outside. */
export type Markup = ReturnType<typeof html>;

const TITLE = 'Emulator of the documentation service';

/** A document around the content of `main`. */
export function pageDocument(main: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${TITLE}</title>
    <link rel="icon" href="/emulator/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/emulator/page.css">
    <script src="/emulator/page.js" defer></script>
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <header>
      <a class="brand" href="/"><img src="/emulator/icon.svg" alt="" width="28" height="28">Emulator</a>
      <a href="/emulator/openapi.yaml">Description of the API</a>
    </header>
    <main id="content">${main}</main>
    <p id="notice" class="notice" role="status"></p>
  </body>
</html>`;
}

/**
 * A value to copy, such as a key.
 *
 * @param id unique on the page; the button finds the text by it
 * @param what names the text for screen readers, such as "the API key"
 */
export function copyableValue(id: string, what: string, text: string): Markup {
  return html`<span class="copyable"><code id="${id}">${text}</code>${copyButton(id, what)}</span>`;
}

/** Lines to copy, such as a command, below a caption. */
export function copyableLines(id: string, what: string, caption: string, lines: string): Markup {
  return html`<figure>
  <figcaption class="copyable">${caption} ${copyButton(id, what)}</figcaption>
  <pre tabindex="0" role="region" aria-label="${what}"><code id="${id}">${lines}</code></pre>
</figure>`;
}

function copyButton(id: string, what: string): Markup {
  // The script shows the button if there is a clipboard.
  return html`<button type="button" class="copy" data-copies="${id}" aria-label="Copy ${what}" hidden>Copy</button>`;
}
