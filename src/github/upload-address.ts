/** Where files of a release are uploaded. The token goes there, so the address is held against the API's own. */

/**
 * @param template `upload_url` of a release, which ends in `{?name,label}`
 * @param apiUrl base address of the API
 * @returns undefined for a server that is not known to be the API's: GitHub's own is `uploads.` in the place of `api.`
 *   (github.com, ghe.com); an Enterprise Server's is the same server, or `uploads.` in front of it
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
