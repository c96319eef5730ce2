/**
 * Generates the wire types from the description of the service, so that they are not written by hand.
 *
 * `node scripts/wire-types.mjs [--check]` writes `api/wire.ts`. With `--check` it writes nothing, and exits with 1 if
 * the file differs from what `api/openapi.yaml` generates.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { parse } from 'yaml';

const repository = path.resolve(import.meta.dirname, '..');
const { check: isCheck } = parseArgs({ options: { check: { type: 'boolean' } } }).values;
const { components, ...description } = parse(
  readFileSync(path.join(repository, 'api', 'openapi.yaml'), 'utf8'),
);
const target = path.join(repository, 'api', 'wire.ts');

// Generate only the objects: the types of the requests are unused, and three times as long.
const objects = { ...description, paths: {}, components: { schemas: components.schemas } };
const types = COMMENT_HEADER + astToString(await openapiTS(objects));
if (!isCheck) {
  writeFileSync(target, types);
} else if (readFileSync(target, 'utf8') !== types) {
  console.error(`${target} does not match api/openapi.yaml. Run: node scripts/wire-types.mjs`);
  process.exitCode = 1;
}
