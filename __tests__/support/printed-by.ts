/** Catches what work prints for the runner, such as masks, so that it is not in the output of the tests. */

/** Returns everything that the work writes to the standard output. The work must not wait. */
export function printedBy(work: () => void): string {
  const { write } = process.stdout;
  let printed = '';
  process.stdout.write = (text) => {
    printed += text;
    return true;
  };
  try {
    work();
  } finally {
    process.stdout.write = write;
  }
  return printed;
}
