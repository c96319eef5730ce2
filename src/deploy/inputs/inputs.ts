/** The inputs of the deploy action as one typed object. Nothing else in `deploy/` reads inputs. */
import path from 'node:path';
import { InputError } from '../../errors.ts';
import { readInputs } from '../../inputs/read-inputs.ts';
import { DEPLOY_INPUTS, type DeployInputValues } from './input-table.ts';
import { pathWithin, type Remote, within } from './remote.ts';

/** Folder of the state at the destination. */
export const STATE_FOLDER = '.static-export';

export interface DeployInputs extends Omit<DeployInputValues, 'state'> {
  /** Folder that holds the state. */
  readonly state: Remote;
}

/**
 * Reads and checks every input before anything is started.
 *
 * @throws InputError for the first input that cannot be used
 */
export function readDeployInputs(): DeployInputs {
  const { state, ...inputs } = readInputs(DEPLOY_INPUTS);
  const { destination, sitePath } = inputs;
  if (destination.prefix === '' && isInside(destination.path, sitePath)) {
    throw new InputError(
      'destination',
      'is the folder of the site, or lies in it.',
      'Deploy to a folder outside `site-path`.',
    );
  }
  if (state !== undefined && pathWithin(destination, state) === '') {
    throw new InputError(
      'state',
      'is the destination itself, so the state would lie among the files of the site.',
      'Write a folder of its own for the state, or leave the input empty.',
    );
  }
  if (state?.prefix === '' && isInside(state.path, sitePath)) {
    throw new InputError('state', 'lies in the folder of the site.', 'Write a folder outside `site-path`.');
  }
  return { ...inputs, state: state ?? within(destination, STATE_FOLDER) };
}

function isInside(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner);
  return relative === '' || !(relative.startsWith('..') || path.isAbsolute(relative));
}
