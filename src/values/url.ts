/** Decides which addresses a secret may be sent to, and defines the address of a bundle. */

/** Returns true for https, and for http to this machine, where an emulator may run. */
export function isSecureUrl(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** What the service returns about a bundle: its presigned URL, when the URL expires, and the size. */
export interface BundleUrl {
  readonly bundleUrl: string;
  /** The time as the service returns it, since the output passes it on unchanged. */
  readonly expiresAt?: string | undefined;
  readonly sizeBytes?: number | undefined;
}
