/**
 * Makes the wire types from the description of the service, so that nobody writes them by hand.
 *
 * `node scripts/wire-types.mjs [--check] [FILE]` writes FILE (`src/service/wire.ts`); with `--check` it writes nothing
 * and exits with 1 where FILE is not what the description makes.
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
const [target = path.join(repository, 'src', 'service', 'wire.ts')] = positionals;

const description = pathToFileURL(path.join(repository, 'emulator', 'openapi.yaml'));
const types = COMMENT_HEADER + astToString(await openapiTS(description));

if (!values.check) {
  writeFileSync(target, types);
} else if (readFileSync(target, 'utf8') !== types) {
  console.error(`${target} is not what emulator/openapi.yaml makes. Run: node scripts/wire-types.mjs`);
  process.exitCode = 1;
}
