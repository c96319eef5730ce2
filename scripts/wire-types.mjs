/**
 * Makes the wire types from the description of the service, so that nobody writes them by hand, and the module that
 * has the description as a text.
 *
 * `node scripts/wire-types.mjs [--check]` writes `src/service/wire.ts` and `emulator/openapi.ts`; with `--check` it
 * writes nothing and exits with 1 where they are not what the description makes. A FILE behind it stands in for the
 * wire types, and is all that is made then.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

const repository = path.resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' } },
});
const description = path.join(repository, 'emulator', 'openapi.yaml');

async function wireTypes() {
  return COMMENT_HEADER + astToString(await openapiTS(pathToFileURL(description)));
}

/** The text as a module: the emulator shows it, also where it is bundled into one file. */
function textModule() {
  const text = readFileSync(description, 'utf8').replaceAll(/[\\`]|\$\{/g, '\\$&');
  return `/** The text of \`openapi.yaml\`, made of it by \`scripts/wire-types.mjs\`. */\nexport const OPENAPI_YAML = \`${text}\`;\n`;
}

const [types = path.join(repository, 'src', 'service', 'wire.ts')] = positionals;
const targets = [[types, await wireTypes()]];
if (positionals.length === 0) targets.push([path.join(repository, 'emulator', 'openapi.ts'), textModule()]);

for (const [target, made] of targets) {
  if (!values.check) {
    writeFileSync(target, made);
  } else if (readFileSync(target, 'utf8') !== made) {
    console.error(`${target} is not what emulator/openapi.yaml makes. Run: node scripts/wire-types.mjs`);
    process.exitCode = 1;
  }
}
