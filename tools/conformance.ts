// `npm run conformance`: compares the service with what this project expects of it, and writes a report for an issue. It
// runs from `dist/tools/`, and so needs no installed packages.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseOptions, UsageError } from '../emulator/command-line.ts';
import { isSecureUrl } from '../src/values/url.ts';
import { type Observations, observe, type RunOptions } from './conformance/observe.ts';
import { makeReport, markdownOf } from './conformance/report.ts';

const LIVE = 'https://api.mintlify.com';
const USAGE =
  'Usage: npm run conformance -- (--domain docs.example.com | --project-id ID) [--exports 1|2] [--yes] [--base-url URL]';
const HELP = `Compares the service with what this project expects of it.

${USAGE}

DOCS_ADMIN_API_KEY in the environment is the API key. The command starts up to two exports, or as many as --exports
says, and asks first, unless you set --yes. It publishes nothing, and deletes nothing. --base-url is for an address
other than ${LIVE}. The command writes conformance-report.md and conformance-report.json to the
current folder.
The exit code is 0 if nothing differs, 1 if something does, and 2 if the options are wrong.
`;

const OPTIONS = {
  domain: { type: 'string' },
  'project-id': { type: 'string' },
  exports: { type: 'string', default: '2' },
  'base-url': { type: 'string', default: LIVE },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

type Options = Omit<RunOptions, 'folder' | 'print'> & { readonly yes: boolean };

const print = (line: string) => console.error(line);

async function run(options: Options): Promise<void> {
  if (!options.yes) await askForConsent(options);
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
  const folder = await mkdtemp(path.join(tmpdir(), 'conformance-'));
  const seen: Observations = { byDomain: options.domain !== undefined, checks: [] };
  try {
    await observe({ ...options, folder, print }, seen, interruption.signal);
  } catch (error) {
    if (!interruption.signal.aborted) throw error;
    print(
      'Interrupted. The report contains what was seen until then. An export that was started is still running.',
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const report = makeReport(seen, options.baseUrl === LIVE);
  const markdown = markdownOf(report);
  await writeFile('conformance-report.md', markdown);
  await writeFile('conformance-report.json', `${JSON.stringify(report, null, 2)}\n`);
  console.log(markdown);
  print('The report is in conformance-report.md and conformance-report.json.');
  const differs = report.rows.some(({ verdict }) => verdict === 'differs');
  process.exitCode = differs || interruption.signal.aborted ? 1 : 0;
}

/** @throws UsageError without a terminal, and without consent */
async function askForConsent({ exports, domain, projectId, baseUrl }: Options): Promise<void> {
  const what = `up to ${exports} ${exports === 1 ? 'export' : 'exports'}`;
  if (!process.stdin.isTTY) throw new UsageError(`This starts ${what}. Add --yes to agree to that.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`Start ${what} of ${domain ?? projectId} at ${baseUrl}? [y/N] `);
  terminal.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new UsageError('Nothing was started.');
}

/** @returns undefined if the options ask for help */
function readOptions(): Options | undefined {
  const { help, domain, exports, yes, ...given } = parseOptions(OPTIONS, USAGE);
  if (help) {
    console.log(HELP);
    return undefined;
  }
  const apiKey = process.env['DOCS_ADMIN_API_KEY'] ?? '';
  const baseUrl = given['base-url'].replace(/\/+$/, '');
  const projectId = given['project-id'];
  if (!domain === !projectId) throw new UsageError(`Set either --domain or --project-id. ${USAGE}`);
  if (exports !== '1' && exports !== '2')
    throw new UsageError(`--exports: "${exports}" is not 1 or 2. ${USAGE}`);
  if (!URL.canParse(baseUrl) || !isSecureUrl(new URL(baseUrl)))
    throw new UsageError(`--base-url: "${given['base-url']}" is not an https address.`);
  if (!/^\S+$/.test(apiKey))
    throw new UsageError('Set DOCS_ADMIN_API_KEY in the environment to the API key.');
  return { domain, projectId, exports: exports === '1' ? 1 : 2, baseUrl, yes, apiKey };
}

// This comes last, because it needs the constants above.
const options = readOptions();
if (options !== undefined) await run(options);
