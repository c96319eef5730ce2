/** What the storage reports about an object. The ETag is the one that S3 gives to an object uploaded in one part. */
import { createHash } from 'node:crypto';

export interface DescribedObject {
  readonly sizeBytes: number;
  /** The MD5 in lower-case hex, without quotes. */
  readonly etag: string;
  /** Lower-case hex. */
  readonly sha256: string;
}

export class ObjectDigest {
  readonly #sha256 = createHash('sha256');
  readonly #md5 = createHash('md5');
  #sizeBytes = 0;

  update(chunk: Buffer): void {
    for (const hash of [this.#sha256, this.#md5]) hash.update(chunk);
    this.#sizeBytes += chunk.length;
  }

  /** Call it once, after the last byte. */
  result(): DescribedObject {
    return {
      sizeBytes: this.#sizeBytes,
      etag: this.#md5.digest('hex'),
      sha256: this.#sha256.digest('hex'),
    };
  }
}
