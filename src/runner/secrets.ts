/**
 * Masking, in one place. The runner masks the log; what leaves in another way (the job summary, the text of an
 * annotation) is redacted here as well, so that no secret depends on the order in which the runner reads things.
 */
import * as core from '@actions/core';

const secrets = new Set<string>();

/** Masks a value in the log from now on. Empty values are ignored: the runner would warn about them. */
export function addSecret(value: string): void {
  if (value === '') return;
  secrets.add(value);
  core.setSecret(value);
}

/** Replaces every known secret in the text. */
export function redact(text: string): string {
  let redacted = text;
  for (const secret of secrets) redacted = redacted.replaceAll(secret, '***');
  return redacted;
}
