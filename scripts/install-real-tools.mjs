/**
 * Installs the real programs that some tests and workflows need: `node scripts/install-real-tools.mjs [name ...]`.
 * Without names, all of them. Prints where each one lies, or why it cannot be had, and fails only for a name that it
 * does not know: who needs a tool finds out that it is missing.
 */
import { installTools, toolNames } from './real-tools.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !toolNames.includes(name));
if (unknown.length > 0) {
  console.error(`Not known here: ${unknown.join(', ')}. There are: ${toolNames.join(', ')}.`);
  process.exitCode = 2;
} else {
  const tools = await installTools(asked.length > 0 ? asked : toolNames, (line) => console.error(line));
  for (const [name, { path, whyNot }] of Object.entries(tools)) {
    console.log(path === undefined ? `${name}: cannot be had (${whyNot})` : `${name}: ${path}`);
  }
}
