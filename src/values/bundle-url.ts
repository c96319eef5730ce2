/** A presigned URL of a bundle. */
export interface BundleUrl {
  readonly bundleUrl: string;
  /** As the service gives it. */
  readonly expiresAt?: string | undefined;
  readonly sizeBytes?: number | undefined;
}
