/**
 * Masks secrets, in one place. The runner masks the log. Other texts, such as the job summary and annotations, are also
 * redacted here. So hiding a secret does not depend on the order in which the runner reads the log and the files.
 */
import * as core from '@actions/core';
import { cleanText } from '../text/clean-text.ts';
import { hasRunner } from './runner-files.ts';

const secrets = new Set<string>();

/** Masks a value in the log from now on. Empty values are ignored: the runner would warn about them. */
export function addSecret(value: string): void {
  if (value === '') return;
  secrets.add(value);
  // Only a runner removes the command from the log, so without one, it would print the secret.
  if (hasRunner()) core.setSecret(value);
}

/**
 * Cleans a text that may leave the process, and removes secrets. It redacts twice: before the cleaning, which may cut a
 * secret in two, and after it, which may join the parts of one.
 */
export function safeText(text: string, maxLength: number): string {
  return redact(cleanText(redact(text), maxLength));
}

/** Replaces every known secret in the text. */
export function redact(text: string): string {
  let redacted = text;
  for (const secret of secrets) redacted = redacted.replaceAll(secret, '***');
  return redacted;
}
