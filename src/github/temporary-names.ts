/** The names that the files of a release have while they are replaced (docs/deployments.md, "Releases"). */

const INCOMING = '.incoming';

/** Until the file is complete, and the existing file has made room. */
export function incomingName(name: string): string {
  return `${name}${INCOMING}`;
}

/** From the moment that the existing file makes room until it is deleted. */
export function previousName(name: string): string {
  return `${name}.previous`;
}

/** Incomplete uploads of the action: also those of a run whose bundle had another format. */
export function isIncoming(name: string): boolean {
  return name.startsWith('static-export.') && name.endsWith(INCOMING);
}
