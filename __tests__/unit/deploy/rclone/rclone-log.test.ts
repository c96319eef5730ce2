import { expect, it } from '@jest/globals';
import { readLine } from '../../../../src/deploy/rclone/rclone-log.ts';

const line = (values: Record<string, unknown>) => JSON.stringify(values);

it.each([
  ['Copied (new)', 'copied'],
  ['Copied (replaced existing)', 'copied'],
  ['Copied (server-side copy)', 'copied'],
  ['Multi-thread Copied (new)', 'copied'],
])('readLine: reads %s', (msg, kind) => {
  const object = 'guides/a "b".html';
  expect(readLine(line({ level: 'info', msg, object }))).toEqual({ kind, name: object });
});

it('readLine: reads the error of a file', () => {
  const object = { object: 'a.html', objectType: '*s3.Object' };
  const text = line({ level: 'error', msg: 'Failed to copy: denied', ...object });
  expect(readLine(text)).toEqual({ kind: 'error', name: 'a.html', message: 'Failed to copy: denied' });
});

it('readLine: does not read the name of a remote as a file', () => {
  const text = line({ level: 'error', msg: 'error reading', object: 'S3 bucket b', objectType: '*s3.Fs' });
  expect(readLine(text)).toEqual({ kind: 'error', name: undefined, message: 'error reading' });
});

it.each([
  line({ level: 'error', msg: 'Attempt 1/1 failed with 1 errors and: denied' }),
  line({
    level: 'error',
    msg: 'Failed to copy: context canceled',
    object: 'a.html',
    objectType: '*s3.Object',
  }),
  line({ level: 'notice', msg: 'Failed to copy: directory not found' }),
  line({ level: 'error', msg: 'rc: "sync/copy": error: denied' }),
  line({ level: 'warning', msg: 'Config file "/x" not found - using defaults' }),
  '2026/11/22 07:49:00 Failed to copy with 3 errors: last error was: denied',
  '\tstatus code: 403, request id: 1',
  'caused by: something',
  '2026/11/22 07:49:00 NOTICE: Config file "/x" not found - using defaults',
  'SDK 2026/11/26 02:43:07 WARN falling back to IMDSv1: request to EC2 IMDS failed',
  ...[
    'Serving remote control on http://127.0.0.1:9/',
    "Can't follow symlink without -L/--copy-links",
    "Can't transfer non file/directory",
    'Forced to upload files to set modification times on this backend.',
  ].map((msg) => line({ level: 'notice', msg })),
])('readLine: reads no error from %s', (text) => {
  expect(readLine(text)?.kind).toBe('other');
});

it.each([
  [
    '2026/11/22 07:49:00 Failed to create file system for "nosuch:x/": didn\'t find section in config file',
    'Failed to create file system for "nosuch:x/": didn\'t find section in config file',
  ],
  [
    line({ level: 'critical', msg: 'Failed to create file system for "nosuch:x/": didn\'t find section' }),
    'Failed to create file system for "nosuch:x/": didn\'t find section',
  ],
  ['Error: unknown flag: --nosuch', 'Error: unknown flag: --nosuch'],
])('readLine: reads what stops rclone at its start: %s', (text, message) => {
  expect(readLine(text)).toEqual({ kind: 'error', name: undefined, message });
});

it('readLine: ignores empty lines', () => expect(readLine('  ')).toBeUndefined());

it.each([
  ['Time may be set wrong', undefined, 'Time may be set wrong'],
  ['ignored', 'docs', 'docs: ignored'],
])('readLine: reads the notice %j of %j', (msg, object, message) => {
  expect(readLine(line({ level: 'notice', msg, object }))).toEqual({ kind: 'notice', message });
});
