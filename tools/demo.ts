// `npm run demo`: the built action against the emulator, as a workflow's step would run it. `-- --serve` then shows
// the site to a browser.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmulator } from '../emulator/emulator.ts';
import { runStep } from './runner-double/run-step.ts';
import { serveFolder } from './serve-folder.ts';

const USAGE = 'Usage: npm run demo -- [--serve] [--port 8000]';

const values = readOptions();

const repository = path.resolve(import.meta.dirname, '..', '..');
const folder = path.join(repository, '.demo');

const title = (text: string) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}\n`);

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const emulator = await startEmulator();

const inputs = {
  'api-key': emulator.apiKey,
  domain: emulator.domain,
  'base-url': emulator.baseUrl,
  'poll-interval': '2s',
  extract: 'true',
  'require-files': 'index.html',
};
title('The step');
console.log(
  `uses: ./\nwith:\n${Object.entries(inputs)
    .map(([name, value]) => `  ${name}: ${name === 'api-key' ? '***' : value}`)
    .join('\n')}`,
);

title('Its log');
const step = await runStep({
  actionFile: path.join(repository, 'action.yml'),
  inputs,
  workspace: repository,
  temp: path.join(folder, 'runner-temp'),
  secrets: [emulator.apiKey],
  onOutput: (chunk) => process.stdout.write(chunk),
});

title('Its outputs');
const widest = Math.max(...Object.keys(step.outputs).map((name) => name.length));
for (const [name, value] of Object.entries(step.outputs)) console.log(`${name.padEnd(widest)} ${value}`);

title('Its job summary (GitHub draws it)');
console.log(step.summary);

title(`The step ended with: ${step.conclusion}`);
await emulator.close();
const site = step.outputs['site-path'];
if (step.conclusion === 'success' && site !== undefined) {
  console.log(`The site is in ${path.relative(process.cwd(), site) || '.'}.`);
  if (values.serve) await serve(site);
  else console.log('To see it in a browser: npm run demo -- --serve');
} else {
  process.exitCode = 1;
}

/** Ends the process, with one line, if the options cannot be used. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: { serve: { type: 'boolean' }, port: { type: 'string', default: '8000' } },
    });
    const port = Number(values.port);
    if (Number.isInteger(port) && port >= 0 && port <= 65_535) return { serve: values.serve ?? false, port };
    console.error(`--port: "${values.port}" is no port. ${USAGE}`);
  } catch (error) {
    // Of several sentences, the first says what is wrong.
    console.error(`${(error as Error).message.split('. ', 1)[0]}. ${USAGE}`);
  }
  process.exit(2);
}

async function serve(site: string): Promise<void> {
  try {
    const address = await serveFolder(site, values.port);
    console.log(`Open ${address} in a browser. Ctrl+C ends it.`);
  } catch (error) {
    console.error(`It cannot be served: ${(error as Error).message}. Name another port: --serve --port 8001`);
    process.exitCode = 1;
  }
}
