/** Reads the states that count: there may be many more, which the storage refused to remove. */
import { DeployError } from '../../errors.ts';
import { firstNumberOf, type NumberedState } from './state.ts';
import { parseStateFile, type StateFile, unusableState } from './state-file.ts';
import type { StateFolder } from './state-folder.ts';
import { type NamedState, stateName } from './state-names.ts';

/**
 * @param onListed called when the names are known
 * @returns the names of all files, and the states that count; undefined if a file has vanished after it was listed
 * @throws DeployError if the states cannot be read
 */
export async function readStates(folder: StateFolder, onListed: () => void) {
  const names = await folder.list();
  onListed();
  const numbered = names.flatMap((name) => stateName(name) ?? []);
  const states = await readNewest(folder, numbered);
  if (states === undefined) return undefined;
  requireReadable(states, numbered);
  return { names, states };
}

/** How many states are read at once. Usually, there are fewer. */
const READ_AT_ONCE = 4;

/**
 * Reads the newest complete state, all that may be newer, and the newest ones of older runs that never wrote a second
 * one: such a run may still work. A storage may refuse to remove older ones, and then there are more with each deployment.
 *
 * @returns undefined if a file has vanished after it was listed
 */
async function readNewest(
  folder: StateFolder,
  all: readonly NamedState[],
): Promise<readonly NumberedState[] | undefined> {
  const left = all.toSorted((one, other) => other.number - one.number);
  const states: NumberedState[] = [];
  const isNeeded = ({ number }: NamedState) => {
    const complete = states.filter(({ file }) => file.complete).map((state) => state.number);
    return complete.length === 0 || number >= firstNumberOf({ number: Math.max(...complete) });
  };
  while (left[0] !== undefined && isNeeded(left[0])) {
    const next = left.splice(0, READ_AT_ONCE);
    const texts = await Promise.all(next.map(({ name }) => folder.read(name)));
    if (texts.includes(undefined)) return undefined;
    for (const [index, named] of next.entries()) {
      const file = parseStateFile(texts[index] ?? '', named.name);
      if (file !== undefined) states.push({ ...named, file });
    }
  }
  const single = left.filter((state) => isOnlyOne(state, all)).slice(0, READ_AT_ONCE);
  const texts = await Promise.all(single.map(({ name }) => folder.read(name)));
  if (texts.includes(undefined)) return undefined;
  const older = single.flatMap((named, index) =>
    readable(texts[index] ?? '', named.name).map((file) => ({ ...named, file })),
  );
  return [...states, ...older];
}

/** Whether a writer has no other state. A run ends with its second one, unless it withdraws. */
export function isOnlyOne({ writer }: Pick<NamedState, 'writer'>, all: readonly NamedState[]): boolean {
  return all.filter((other) => other.writer === writer).length === 1;
}

/**
 * If no state can be read, but the first one is still there, all writes so far were interrupted, and nothing was
 * changed: the first state is removed only after a complete one was written.
 */
function requireReadable(readable: readonly NumberedState[], all: readonly NamedState[]): void {
  if (readable.length > 0 || all.some(({ number }) => number === 1)) return;
  const [later] = all;
  if (later !== undefined) throw unusableState(later.name, 'is not complete, and there is no earlier one');
}

/** @returns the state, or nothing if it cannot be used */
export function readable(text: string, name: string): StateFile[] {
  try {
    const file = parseStateFile(text, name);
    return file === undefined ? [] : [file];
  } catch (error) {
    if (error instanceof DeployError) return [];
    throw error;
  }
}
