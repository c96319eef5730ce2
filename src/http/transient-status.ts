/** Which HTTP statuses may be gone at the next try. */

/** True for 408, 429 and 5xx (docs/reference.md, "Retry policy"). */
export function isTransientStatus(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}
