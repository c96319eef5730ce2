/** Digests in hex. */
import { createHash } from 'node:crypto';

export function md5Of(content: string | Buffer): string {
  return createHash('md5').update(content).digest('hex');
}

export function sha256Of(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
