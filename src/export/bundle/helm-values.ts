/**
 * The values file for `helm upgrade -f`. It is a file because `--set` splits at commas and shows the bundle URL in the
 * log of the step.
 */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { move } from '../../disk/move-and-remove.ts';
import { runnerFileError } from '../../runner/runner-files.ts';
import { yamlString } from '../../text/yaml-string.ts';

/** One file per step: a fresh bundle URL replaces the previous one. */
const NAME = `static-export-values-${randomUUID()}.yaml`;

/**
 * Writes the file, readable by its owner only, since the bundle URL is a credential.
 *
 * @param version label of the export; left out if undefined
 * @param folder the runner's folder for temporary files, outside the workspace so that no step uploads or commits it
 * @returns the absolute path of the file
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

function helmValues(bundleUrl: string, version: string | undefined): string {
  return [
    'staticExport:',
    '  enabled: true',
    `  bundleUrl: ${yamlString(bundleUrl)}`,
    ...(version === undefined ? [] : [`  version: ${yamlString(version)}`]),
    '',
  ].join('\n');
}
