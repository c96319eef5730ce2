/**
 * Parses Mermaid charts from a JSON list on the standard input, and prints the kind or the error of each. Runs in a
 * process of its own, since Mermaid needs a global document.
 */
import { json } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');
Object.assign(globalThis, { window, document: window.document });
const { default: mermaid } = await import('mermaid');

const results = [];
for (const chart of await json(process.stdin)) {
  results.push(
    await mermaid.parse(chart).then(
      ({ diagramType }) => diagramType,
      ({ message }) => message,
    ),
  );
}
console.log(JSON.stringify(results));
