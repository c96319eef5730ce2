/** Where files of a release are uploaded. The token is sent there, so the address is compared with the API's. */

/**
 * @param template `upload_url` of a release, which ends in `{?name,label}`
 * @param apiUrl base address of the API
 * @returns undefined for a server that does not belong to the API: on github.com and ghe.com it is `uploads.` instead of
 *   `api.`; on an Enterprise Server it is the same host, or `uploads.` in front of it
 */
export function uploadAddress(template: string, apiUrl: URL): URL | undefined {
  const address = template.replace(/\{[^}]*\}$/, '');
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const hosts = [apiUrl.host, `uploads.${apiUrl.host}`];
  if (apiUrl.host.startsWith('api.')) hosts.push(`uploads.${apiUrl.host.slice('api.'.length)}`);
  return url.protocol === apiUrl.protocol && url.username === '' && hosts.includes(url.host)
    ? url
    : undefined;
}
