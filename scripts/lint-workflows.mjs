/**
 * Lints what GitHub reads: the metadata of the actions, the workflows, the recipes, and the examples in the docs.
 * GitHub's own language service always runs. actionlint, which also knows shells and cron, and zizmor, which knows what
 * is dangerous, run if they are installed. A gate needs them (`LEFT_OUT=refuse`).
 *
 * In a workflow, the inputs of this repository's actions are checked against their `action.yml`. Actions of other
 * repositories would have to be fetched, so they are not checked.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { tool } from './real-tools.mjs';
import { examplesIn, OUR_ACTION, trackedFiles } from './workflow-files.mjs';

register('./json-imports.mjs', import.meta.url);
const { registerLogger, validate } = await import('@actions/languageservice');

/**
 * `./agent-job` and `OWNER/NAME/agent-job@v1` are the same action. The language service can look up the
 * first form, actionlint the second.
 */
const asPublished = (text) =>
  text.replaceAll(
    /(uses: +)\.(?:\/([\w/-]*))/g,
    (_, key, folder) => `${key}${path.posix.join(OUR_ACTION, folder)}@v1`,
  );
const asLocal = (text) =>
  text.replaceAll(new RegExp(`(uses: +)${OUR_ACTION}/?([\\w/-]*)@\\S+`, 'g'), '$1./$2');

const actionsMetadataProvider = {
  fetchActionMetadata: async (action) => {
    const name = `${action.owner}/${action.name}`;
    if (name !== OUR_ACTION) return { name, description: '' };
    return parse(readFileSync(path.join(action.path ?? '', 'action.yml'), 'utf8'));
  },
};

const complaints = [];
// The service logs what it could not check, and then reports no problems.
const log = () => {};
registerLogger({ log, info: log, warn: log, error: (message) => complaints.push(message) });

const workflows = [];
for (const file of trackedFiles().filter((name) => /\.(?:ya?ml|md)$/.test(name))) {
  const text = readFileSync(file, 'utf8');
  if (/^action\.ya?ml$/.test(path.basename(file))) await lint(file, file, text);
  else if (file.endsWith('.md'))
    workflows.push(...examplesIn(text).map((example) => ({ where: file, text: example })));
  else if (/^(?:\.github\/workflows|docs\/recipes)\//.test(file)) workflows.push({ where: file, text });
}
for (const [index, { where, text }] of workflows.entries()) {
  // The service caches files by name.
  await lint(where, `.github/workflows/${index}.yml`, asPublished(text));
}

const actionlint = find('actionlint');
if (actionlint !== undefined)
  for (const { where, text } of workflows) runActionlint(actionlint, where, asLocal(text));
const zizmor = find('zizmor');
if (zizmor !== undefined) {
  const files = workflows.map(({ where }) => where).filter((file) => !file.endsWith('.md'));
  runZizmor(zizmor, files);
}

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
else console.log(`${workflows.length} workflows and examples, and the actions: no problems.`);

/** Returns the program of a linter; undefined if it is missing, which is a problem only for a gate. */
function find(name) {
  const { path: program, whyNot } = tool(name);
  const complaint = `${name} was not run: ${whyNot}.`;
  if (program === undefined && process.env['LEFT_OUT'] === 'refuse') complaints.push(complaint);
  else if (program === undefined) console.error(complaint);
  return program;
}

/** Error messages contain `where`. The service recognizes the kind of file by `name`. */
async function lint(where, name, text) {
  const document = TextDocument.create(`file:///${name}`, 'yaml', 1, text);
  for (const { range, message } of await validate(document, { actionsMetadataProvider })) {
    complaints.push(`${where}:${range.start.line + 1}:${range.start.character + 1}: ${message}`);
  }
}

function runActionlint(program, where, text) {
  try {
    execFileSync(program, ['-no-color', '-oneline', '-stdin-filename', where, '-'], {
      input: text,
      encoding: 'utf8',
    });
  } catch (error) {
    complaints.push(error.stdout.trimEnd());
  }
}

/** @param {readonly string[]} files */
function runZizmor(program, files) {
  const options = [
    '--offline',
    '--no-progress',
    '--quiet',
    '--persona=auditor',
    '--config=.github/zizmor.yml',
  ];
  try {
    execFileSync(program, [...options, ...files], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    complaints.push(error.stdout.trimEnd() || error.stderr.trimEnd());
  }
}
