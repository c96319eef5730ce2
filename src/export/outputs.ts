/** The outputs of the export action, and their names (contract: "The export action"). */
import { setOutput } from '../runner/step-outputs.ts';

/** Names as `action.yml` declares them, beside `outcome`, which every action has; a test holds them together. */
export const EXPORT_OUTPUTS = [
  'job-id',
  'bundle-url',
  'expires-at',
  'page-count',
  'bundle-path',
  'bundle-size',
  'bundle-sha256',
  'site-path',
  'file-count',
  'content-digest',
  'changed',
  'helm-values-path',
  'deployment-id',
] as const;

/** @throws ActionError where the runner's file cannot be written */
export function setExportOutput(name: (typeof EXPORT_OUTPUTS)[number], value: string | number): void {
  setOutput(name, value);
}
