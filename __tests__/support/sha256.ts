/** SHA-256 in hex. */
import { createHash } from 'node:crypto';

export function sha256Of(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
