/** What the storage says of an object: its size, its SHA-256, and the ETag that S3 gives it. */
import { createHash } from 'node:crypto';

/** Above it, clients of S3 upload in parts of this size. */
const PART_BYTES = 8 * 1024 * 1024;

export interface DescribedObject {
  readonly sizeBytes: number;
  /** Without quotes: the MD5 in lower-case hex; of an object in parts, the MD5 of the parts' MD5, `-` and their number. */
  readonly etag: string;
  /** Lower-case hex. */
  readonly sha256: string;
}

export class ObjectDigest {
  readonly #sha256 = createHash('sha256');
  readonly #parts: Buffer[] = [];
  #part = createHash('md5');
  #sizeBytes = 0;

  update(chunk: Buffer): void {
    this.#sha256.update(chunk);
    for (let rest = chunk; rest.length > 0; ) {
      if (this.#sizeBytes > 0 && this.#sizeBytes % PART_BYTES === 0) {
        this.#parts.push(this.#part.digest());
        this.#part = createHash('md5');
      }
      const taken = rest.subarray(0, PART_BYTES - (this.#sizeBytes % PART_BYTES));
      this.#part.update(taken);
      this.#sizeBytes += taken.length;
      rest = rest.subarray(taken.length);
    }
  }

  /** To be called once, after the last byte. */
  result(): DescribedObject {
    const last = this.#part.digest();
    const parts = [...this.#parts, last];
    const ofParts = () => createHash('md5').update(Buffer.concat(parts)).digest('hex');
    return {
      sizeBytes: this.#sizeBytes,
      etag: parts.length === 1 ? last.toString('hex') : `${ofParts()}-${parts.length}`,
      sha256: this.#sha256.digest('hex'),
    };
  }
}
