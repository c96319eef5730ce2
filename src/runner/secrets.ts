/**
 * Masking, in one place. The runner masks its log; what leaves by another way (the summary, an annotation's text)
 * is redacted here as well, so that no secret depends on the order in which the runner reads things.
 */
import * as core from '@actions/core';

const secrets = new Set<string>();

/** Masks a value in the log from now on. Empty values are left out: the runner would warn of them. */
export function addSecret(value: string): void {
  if (value === '') return;
  secrets.add(value);
  core.setSecret(value);
}

/** The text with every known secret replaced. */
export function redact(text: string): string {
  let redacted = text;
  for (const secret of secrets) redacted = redacted.replaceAll(secret, '***');
  return redacted;
}
