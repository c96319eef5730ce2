/** Notes what it was called with, and moves artifacts as the actions for artifacts and Pages do. */
import { appendFileSync, cpSync } from 'node:fs';
import path from 'node:path';

const { STUBS_FOLDER: folder = '', GITHUB_ACTION_REPOSITORY: action = '', ...env } = process.env;
const given = Object.entries(env).filter(([name]) => name.startsWith('INPUT_'));
const inputs = Object.fromEntries(
  given.map(([name, value]) => [name.slice('INPUT_'.length).toLowerCase(), value]),
);
appendFileSync(path.join(folder, 'calls.jsonl'), `${JSON.stringify({ action, inputs })}\n`);

const artifact = path.join(folder, 'artifacts', inputs.name ?? 'github-pages');
if (action.includes('/upload-')) cpSync(inputs.path, artifact, { recursive: true });
if (action.endsWith('/download-artifact')) cpSync(artifact, inputs.path, { recursive: true });
