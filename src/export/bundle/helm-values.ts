/**
 * The values file for `helm upgrade -f` (docs/reference.md, "Helm values"). It is a file because `--set` splits at
 * commas and shows the bundle URL in the log of the step.
 */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { move } from '../../disk/move-and-remove.ts';
import { runnerFileError } from '../../runner/runner-files.ts';

/** One file per step: a fresh bundle URL replaces the previous one. */
const NAME = `static-export-values-${randomUUID()}.yaml`;

/**
 * Writes the file, readable by its owner only, since the bundle URL is a credential.
 *
 * @param version label of the export; left out if undefined
 * @param folder the runner's folder for temporary files, outside the workspace so that no step uploads or commits it
 * @returns its absolute path
 * @throws ActionError
 */
export async function writeHelmValues(
  bundleUrl: string,
  version: string | undefined,
  folder: string,
): Promise<string> {
  const file = path.join(folder, NAME);
  const temporary = `${file}.part`;
  try {
    await writeFile(temporary, helmValues(bundleUrl, version), { flag: 'wx', mode: 0o600 });
    await move(temporary, file);
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => undefined);
    const message = `The values file for Helm could not be written to "${folder}".`;
    throw runnerFileError(message, 'RUNNER_TEMP', cause);
  }
  return file;
}

/**
 * The values as YAML. A JSON string is a double-quoted YAML scalar (YAML 1.2, section 5.7), and quoting keeps it a
 * string: YAML 1.1 readers, such as Helm's, take an unquoted `2024-06-01` for a date and `yes` for a boolean.
 */
function helmValues(bundleUrl: string, version: string | undefined): string {
  return [
    'staticExport:',
    '  enabled: true',
    `  bundleUrl: ${yamlString(bundleUrl)}`,
    ...(version === undefined ? [] : [`  version: ${yamlString(version)}`]),
    '',
  ].join('\n');
}

/** Escapes what JSON allows in a string but YAML does not, or takes for a line break (YAML 1.2, section 5.1). */
function yamlString(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
