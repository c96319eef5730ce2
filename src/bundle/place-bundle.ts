/**
 * Puts a downloaded bundle into its folder, with the site and the manifest: all of them together, or
 * none. The renames are in `atomic-replace.ts`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundle } from '../archive/read-archive.ts';
import { formatManifest } from '../site/manifest.ts';
import { atomicReplace, type Replacement } from './atomic-replace.ts';
import { NAMES } from './file-names.ts';

/** Shows in a later run that the folder `site` may be replaced. */
const MARKER = 'The folder "site" was extracted by static-export-action, which may replace it.\n';

/**
 * @param folder receives the bundle, and the files about its site
 * @param workFolder an existing hidden folder in `folder` for all unfinished files (`disk/work-folder.ts`), which the
 *   caller removes
 * @returns the bundle in its place
 * @throws ActionError if something cannot be moved into place; then the folder is unchanged
 * @throws file system errors if the work folder cannot be written
 */
export async function placeBundle(bundle: Bundle, folder: string, workFolder: string): Promise<Bundle> {
  const inFolder = (name: string) => path.join(folder, name);
  const { format, site, sitePath } = bundle;
  const target = inFolder(`${NAMES.bundle}${format.extension}`);
  const replacements: Replacement[] = [{ staged: bundle.path, target, kind: 'file' }];
  const texts = new Map<string, string>([[NAMES.manifest, formatManifest(site.files)]]);
  if (sitePath !== undefined) texts.set(NAMES.siteMarker, MARKER);
  for (const [name, text] of texts) {
    const staged = path.join(workFolder, `text-${name}`);
    await writeFile(staged, text);
    replacements.push({ staged, target: inFolder(name), kind: 'file' });
  }
  // The site comes after its marker: a later run refuses a site without one, even if this run is killed in between.
  if (sitePath !== undefined)
    replacements.push({ staged: sitePath, target: inFolder(NAMES.site), kind: 'folder' });
  await atomicReplace(replacements, workFolder);
  return { ...bundle, path: target, sitePath: sitePath && inFolder(NAMES.site) };
}
