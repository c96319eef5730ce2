/**
 * The values file for `helm upgrade -f` (service document, section 4.5). A file, since `--set` breaks on commas and
 * shows the link in the log of the step.
 */
import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ActionError } from '../errors.ts';

export interface HelmValues {
  readonly bundleUrl: string;
  /** Label of the export; empty: left out. */
  readonly version: string;
}

/** One file for each step: a link that is renewed takes the place of the former one. */
const NAME = `static-export-values-${randomUUID()}.yaml`;

/**
 * Writes the file, for its owner's eyes alone, since the link is a credential.
 *
 * @param folder the runner's folder for temporary files: outside the workspace, so that no step uploads or commits it
 * @returns its absolute path
 * @throws ActionError
 */
export async function writeHelmValues({ bundleUrl, version }: HelmValues, folder: string): Promise<string> {
  // Loaded here: no run that fails before needs it.
  const { stringify } = await import('yaml');
  const staticExport = { enabled: true, bundleUrl, ...(version === '' ? {} : { version }) };
  // Quoted always: readers of YAML 1.1, as Helm's, take 2024-06-01 for a date and yes for a boolean.
  const text = stringify(
    { staticExport },
    { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 },
  );
  const file = path.join(folder, NAME);
  const temporary = `${file}.part`;
  try {
    await writeFile(temporary, text, { flag: 'wx', mode: 0o600 });
    await rename(temporary, file);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw new ActionError('errored', `The values file for Helm could not be written to "${folder}".`, {
      hint: 'It is the folder for temporary files that the runner names in RUNNER_TEMP: see whether its disk is full.',
      cause,
    });
  }
  return file;
}
