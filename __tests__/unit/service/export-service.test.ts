import { expect, it } from '@jest/globals';
import { HttpClient } from '../../../src/http/http-client.ts';
import { type ExportJob, ExportService } from '../../../src/service/export-service.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

/** Returns what the status of a job says about its bundle. */
function urlFrom(api: string, bundleUrl: string, more: Partial<ExportJob> = {}) {
  const client = new HttpClient(silentLog);
  const given = { baseUrl: new URL(api), apiKey: 'mint_x', client, signal: neverAborted };
  const service = new ExportService(given, undefined);
  return service.urlInStatus('se_1', { status: 'completed', bundleUrl, ...more });
}

it.each([
  ['https://api.example.com', 'https://storage.example.com/site.tar.gz?X-Amz-Signature=1'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:9000/site.tar.gz'],
  ['http://127.0.0.1:8080', 'https://storage.example.com/site.tar.gz'],
])('ExportService.urlInStatus: accepts from the API %s the URL %s', (api, url) => {
  expect(urlFrom(api, url).bundleUrl).toBe(url);
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

it.each([
  [
    { expiresAt: '2026-11-20T07:00:00Z', sizeBytes: 160 },
    { expiresAt: '2026-11-20T07:00:00Z', sizeBytes: 160 },
  ],
  [{ expiresAt: 7, sizeBytes: '160' }, {}],
  // No archive is empty.
  [{ expiresAt: 'x'.repeat(65), sizeBytes: 0 }, {}],
])('ExportService.urlInStatus: reads %j as %j', (given, expected) => {
  const bundleUrl = 'https://storage.example.com/site.tar.gz';
  expect(urlFrom('https://api.example.com', bundleUrl, given)).toEqual({ bundleUrl, ...expected });
});

it('ExportService.urlInStatus: reports a job that has failed since it was completed', () => {
  const failed = () => urlFrom('https://api.example.com', '', { status: 'failed' });
  expect(failed).toThrow(expect.objectContaining({ code: 'job-failed' }));
});
