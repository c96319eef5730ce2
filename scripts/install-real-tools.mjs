/**
 * Installs the real programs that some tests and workflows need: `node scripts/install-real-tools.mjs [name ...]`.
 * Without names, it installs all of them, one after the other, since each keeps all cores busy. It prints where each
 * one is, or why it is not available. It fails if a tool is missing that was asked for by name, or that a gate needs
 * (`LEFT_OUT=refuse`). Otherwise, the tests that need it are left out.
 */
import { install, lastLine, tool, toolNames } from './real-tools.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !toolNames.includes(name));
if (unknown.length > 0) {
  console.error(`Not known here: ${unknown.join(', ')}. There are: ${toolNames.join(', ')}.`);
  process.exitCode = 2;
}
const missing = [];
for (const name of unknown.length > 0 ? [] : asked.length > 0 ? asked : toolNames) {
  if (tool(name).path === undefined) {
    console.error(`Installing ${name} ...`);
    await install(name).catch((error) => console.error(lastLine(error)));
  }
  const { path, whyNot } = tool(name);
  if (path === undefined) missing.push(name);
  console.log(`${name}: ${path ?? `not available (${whyNot})`}`);
}
if (missing.length > 0 && (asked.length > 0 || process.env['LEFT_OUT'] === 'refuse')) {
  console.error(`Missing: ${missing.join(', ')}.`);
  process.exitCode = 1;
}
