/**
 * Parses Mermaid charts from a JSON list on the standard input, and prints the kind or the error of each. Its argument is
 * the package.json beside the installed Mermaid. Runs in a process of its own, since Mermaid needs a global document.
 */
import { createRequire } from 'node:module';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');
Object.assign(globalThis, { window, document: window.document });
const file = createRequire(process.argv[2]).resolve('mermaid');
const { default: mermaid } = await import(pathToFileURL(file));

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
