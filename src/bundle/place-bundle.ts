/**
 * Puts a downloaded bundle into its folder, with the site, the manifest, and the lists of what changed: all of them
 * together, or none. The renames are in `atomic-replace.ts`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Archive } from '../archive/read-archive.ts';
import type { SiteContents } from '../archive/site/site-builder.ts';
import { type Comparison, changeLists, formatFileList } from '../site/compare-sites.ts';
import { formatManifest } from '../site/manifest.ts';
import { atomicReplace, type Replacement } from './atomic-replace.ts';
import { NAMES } from './file-names.ts';

/** Shows in a later run that the folder `site` may be replaced. */
const MARKER = 'The folder "site" was extracted by static-export-action, which may replace it.\n';

interface Place {
  /** The folder that receives the archive and the files about its site. */
  readonly folder: string;
  /** An existing hidden folder in `folder` for all unfinished files (`disk/work-folder.ts`). The caller removes it. */
  readonly workFolder: string;
  /** Where the bundle was read to. */
  readonly staged: { readonly file: string; readonly siteFolder?: string | undefined };
}

/** All paths are absolute. */
export interface PlacedBundle extends Pick<Archive, 'sizeBytes' | 'sha256'> {
  readonly path: string;
  readonly site: PlacedSite;
}

interface PlacedSite extends Pick<SiteContents, 'fileCount' | 'contentDigest' | 'hostingPath' | 'files'> {
  readonly manifestPath: string;
  /** Undefined unless the lists were asked for. */
  readonly comparison:
    | (Comparison & { readonly changedFilesPath: string; readonly removedFilesPath: string })
    | undefined;
  /** The extracted site, if requested. */
  readonly path: string | undefined;
}

/**
 * @param comparison undefined unless lists of what changed were asked for
 * @throws ActionError if something cannot be moved into place; then the folder is unchanged
 * @throws file system errors if the work folder cannot be written
 */
export async function placeBundle(
  { format, sizeBytes, sha256, site }: Archive,
  comparison: Comparison | undefined,
  place: Place,
): Promise<PlacedBundle> {
  const target = path.join(place.folder, `${NAMES.bundle}${format.extension}`);
  const replacements: Replacement[] = [{ staged: place.staged.file, target, kind: 'file' }];
  const placed = await stageSite(site, comparison, place, replacements);
  await atomicReplace(replacements, place.workFolder);
  return { path: target, sizeBytes, sha256, site: placed };
}

/** Writes the files about the site into the work folder, and adds them and the site to the replacements. */
async function stageSite(
  site: SiteContents,
  comparison: Comparison | undefined,
  { folder, workFolder, staged: { siteFolder } }: Place,
  replacements: Replacement[],
): Promise<PlacedSite> {
  const inFolder = (name: string) => path.join(folder, name);
  const texts = new Map<string, string>([[NAMES.manifest, formatManifest(site.files)]]);
  if (siteFolder !== undefined) {
    const staged = path.join(siteFolder, site.topFolder);
    replacements.push({ staged, target: inFolder(NAMES.site), kind: 'folder' });
    texts.set(NAMES.siteMarker, MARKER);
  }
  if (comparison !== undefined) {
    const { changed, removed } = changeLists(site.files, comparison.changes);
    texts.set(NAMES.changedFiles, formatFileList(changed));
    texts.set(NAMES.removedFiles, formatFileList(removed));
  }
  for (const [name, text] of texts) {
    const staged = path.join(workFolder, `text-${name}`);
    await writeFile(staged, text);
    replacements.push({ staged, target: inFolder(name), kind: 'file' });
  }
  return {
    ...site,
    path: siteFolder === undefined ? undefined : inFolder(NAMES.site),
    manifestPath: inFolder(NAMES.manifest),
    comparison: comparison && {
      ...comparison,
      changedFilesPath: inFolder(NAMES.changedFiles),
      removedFilesPath: inFolder(NAMES.removedFiles),
    },
  };
}
