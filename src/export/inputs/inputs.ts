/** The inputs of the export action as one typed object. Nothing else in `export/` reads inputs. */
import { warnOfForm } from '../../inputs/project-id.ts';
import { readInputs } from '../../inputs/read-inputs.ts';
import { tempFolder } from '../../runner/runner-files.ts';
import type { ExportTarget } from './export-target.ts';
import { exportTarget } from './input-rules.ts';
import { EXPORT_INPUTS, type ExportInputValues } from './input-table.ts';

/** Inputs that a field of {@link ExportInputs} already covers. */
type Decided = 'domain' | 'projectId' | 'jobId' | 'basePath' | 'paths' | 'publish';

export interface ExportInputs extends Omit<ExportInputValues, Decided> {
  readonly target: ExportTarget;
  /** The project whose latest content is published before the export; undefined to publish nothing. */
  readonly publishedProject: string | undefined;
  /** The runner's folder for temporary files, absolute. */
  readonly tempFolder: string;
}

/** Reads and checks every input before the first request. Throws InputError for the first bad input. */
export function readExportInputs(): ExportInputs {
  const inputs = readInputs(EXPORT_INPUTS);
  const target = exportTarget(inputs);
  warnOfForm(inputs.projectId);
  return {
    ...inputs,
    target,
    publishedProject: inputs.publish ? inputs.projectId : undefined,
    tempFolder: tempFolder(),
  };
}
