/** A presigned URL of a bundle. */
export interface BundleUrl {
  readonly bundleUrl: string;
  /** The time as the service gives it, since the output passes it on unchanged. */
  readonly expiresAt?: string | undefined;
  readonly sizeBytes?: number | undefined;
}
