import { expect, it } from '@jest/globals';
import { HttpClient } from '../../../src/http/http-client.ts';
import { ExportService } from '../../../src/service/export-service.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

/** Returns the bundle URL that a completed job has in its status. */
function urlFrom(api: string, bundleUrl: string): string {
  const client = new HttpClient(silentLog);
  const given = { baseUrl: new URL(api), apiKey: 'mint_x', client, signal: neverAborted };
  const service = new ExportService(given, undefined);
  return service.urlInStatus('se_1', { status: 'completed', bundleUrl }).bundleUrl;
}

it.each([
  ['https://api.example.com', 'https://storage.example.com/site.tar.gz?X-Amz-Signature=1'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:9000/site.tar.gz'],
  ['http://127.0.0.1:8080', 'https://storage.example.com/site.tar.gz'],
])('ExportService.urlInStatus: accepts from the API %s the URL %s', (api, url) => {
  expect(urlFrom(api, url)).toBe(url);
});

it.each([
  ['https://api.example.com', 'http://127.0.0.1/site.tar.gz'],
  ['https://api.example.com', 'http://storage.example.com/site.tar.gz'],
  ['http://127.0.0.1:8080', 'http://storage.example.com/site.tar.gz'],
  ['https://api.example.com', 'https://user:password@storage.example.com/site.tar.gz'],
  ['https://api.example.com', 'https://user@storage.example.com/site.tar.gz'],
  ['https://api.example.com', 'https://storage.example.com/a\nb'],
  ['https://api.example.com', 'ftp://storage.example.com/a'],
  ['https://api.example.com', 'site.tar.gz'],
])('ExportService.urlInStatus: refuses from the API %s the URL %j', (api, url) => {
  expect(() => urlFrom(api, url)).toThrow('a `bundleUrl` that is not an `https` address');
});
