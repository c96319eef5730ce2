import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { folderOf, parseRemote, pathWithin, remoteId } from '../../../../src/deploy/remote/remote.ts';
import { refusalOf } from '../../../support/refusal.ts';
import '../../../support/restored-environment.ts';

const S3 = ':s3,provider=AWS,env_auth=true,region=eu-central-1:';
const parse = (value: string) => parseRemote('destination', value);

describe('parseRemote', () => {
  it.each([
    [`${S3}my-docs`, S3, 'my-docs', 's3', 'my-docs'],
    [`${S3}my-docs/docs/`, S3, 'my-docs/docs', 's3', 'my-docs/docs'],
    ['docs:bucket/path', 'docs:', 'bucket/path', undefined, 'bucket/path'],
    ['docs:', 'docs:', '', undefined, 'docs'],
    ['my docs:$web', 'my docs:', '$web', undefined, '$web'],
    [':sftp,host=a.com,user=me:/srv/docs', ':sftp,host=a.com,user=me:', '/srv/docs', 'sftp', '/srv/docs'],
    [':sftp,host=a.com:/docs', ':sftp,host=a.com:', '/docs', 'sftp', 'docs'],
    [':sftp,host="a:b,c",user=\'x"y\':/', ':sftp,host="a:b,c",user=\'x"y\':', '/', 'sftp', 'sftp'],
    [
      ':s3,env_auth,endpoint="http://h:9",acl="a""b:c":x',
      ':s3,env_auth,endpoint="http://h:9",acl="a""b:c":',
      'x',
      's3',
      'x',
    ],
    ['docs,acl=private:b', 'docs,acl=private:', 'b', undefined, 'b'],
  ])('reads %s', (value, prefix, rest, type, name) => {
    expect(parse(value)).toMatchObject({ prefix, path: rest, type, name });
  });

  it.each(['./build/docs', './build/docs/', './build/../build/docs'])(
    'resolves %s in the workspace',
    (value) => {
      const folder = path.resolve(process.env['GITHUB_WORKSPACE'] || process.cwd(), 'build/docs');
      const name = path.join('build', 'docs');
      expect(parse(value)).toMatchObject({ prefix: '', path: folder, type: 'local', name });
    },
  );

  it.each([
    // Two slashes after a parameter that is not a URL.
    [':sftp,host=h://srv', ':sftp,host=h:', '//srv'],
    // Without a colon, rclone reads a folder.
    ['./docs,old/site', '', path.resolve(process.env['GITHUB_WORKSPACE'] || process.cwd(), 'docs,old/site')],
    // A colon after a slash belongs to a folder.
    ['/srv/a:b', '', path.resolve('/srv/a:b')],
  ])('reads the path of %s', (value, prefix, rest) => {
    expect(parse(value)).toMatchObject({ prefix, path: rest });
  });

  it.each([
    ['', /is empty/],
    ['https://example.com', /is a URL/],
    ['docs:a\nb', /contains a line break/],
    [':s3,env_auth=true:', /has no bucket/],
    [':s3,env_auth=true:/', /has no bucket/],
    [':s3,region="open:bucket', /has a parameter that rclone cannot read/],
    [':s3,end point=x:bucket', /has a parameter that rclone cannot read/],
    [':s3,env_auth=true', /has no colon before its path/],
    [':s3,endpoint=http://127.0.0.1:9000,secret_access_key=x:bucket', /is not in quotes/],
    [':s3,endpoint=http://127.0.0.1:9000:bucket', /is not in quotes/],
    [':s3,endpoint=https://s3.example.com/bucket', /is not in quotes/],
    ['docs,host=web:22,pass=x:/srv', /is not in quotes/],
    [':sftp,host=web:22,pass=x', /is not in quotes/],
    [':sftp,host=,user=me:/srv', /has the parameter `host`, which is empty\. .*A secret is empty if/],
    ['docs,region="":b', /has the parameter `region`, which is empty/],
    [':s3,endpoint="https://.example.com":b', /`endpoint`, which lacks the beginning of its host name/],
    ['~/docs', /no shell expands it/],
    ['docs:~/www', /no shell expands it/],
    ['docs:www/*', /no shell expands it/],
    ['docs: www', /no shell expands it/],
    ['docs:www ', /no shell expands it/],
    ['docs:bucket/$VERSION', /no shell expands it/],
    [`docs:bucket/\${VERSION}`, /no shell expands it/],
    ['docs:bucket/{{ vars.VERSION }}', /no shell expands it/],
    ['docs:bucket//v2', /two slashes in its path/],
    [':s3,env_auth:bucket/v2/../v3', /has a part `\.` or `\.\.`/],
    ['my-docs', /Write `\.\/my-docs` for a folder .* `docs:my-docs` for a path/],
    ['user@host/srv', /`docs:user@host\/srv`/],
    ['../docs', /which may be a folder or a remote/],
    ['.docs', /which may be a folder or a remote/],
    ['docs,old/site', /which may be a folder or a remote/],
    ['./docs/*', /no shell expands it/],
    ['"./docs"', /has quotes around it/],
    ["'docs:bucket'", /has quotes around it/],
    ['/', /is the root of the file system/],
  ])('refuses %j', (value, what) => {
    expect(refusalOf(() => parse(value))).toMatch(what);
  });

  it.each([
    [':s3,secret_access_key=hidden:', 'secret_access_key', 'RCLONE_S3_SECRET_ACCESS_KEY'],
    [':s3,env_auth,session_token="hi""dden:":b', 'session_token', 'RCLONE_S3_SESSION_TOKEN'],
    [':gcs,token:b', 'token', 'RCLONE_GCS_TOKEN'],
    [':google cloud storage,token=hidden:b', 'token', 'RCLONE_GCS_TOKEN'],
    [':webdav,url="https://h":b', 'url', 'RCLONE_WEBDAV_URL'],
    ['docs,pass=hidden:b', 'pass', 'RCLONE_CONFIG_DOCS_PASS'],
    ['docs,pass=hidden/b', 'pass', 'RCLONE_CONFIG_DOCS_PASS'],
    ['my-docs,pass=hidden:b', 'pass', 'RCLONE_CONFIG_MY-DOCS_PASS'],
    [':s3,endpoint="https://me:hidden@h":b', 'endpoint', 'RCLONE_S3_ENDPOINT'],
    [':s3,endpoint="https://h?token=hidden":b', 'endpoint', 'RCLONE_S3_ENDPOINT'],
  ])(
    'refuses a parameter that may be a secret, and names the variable for it: %s',
    (value, name, variable) => {
      const refusal = refusalOf(() => parse(value));
      expect(refusal).toMatch(`has the parameter \`${name}\``);
      expect(refusal).toMatch(`\`${variable}\` in the \`env\` of the step`);
      expect(refusal).not.toMatch(/hidden|hi""dden/);
    },
  );

  it.each([':local,nounc:docs', 'docs,override.bwlimit=1M:b'])('suggests no variable for %s', (value) => {
    expect(refusalOf(() => parse(value))).toMatch(/does not accept.*\n?.*Remove the parameter\.$/s);
  });

  it('reads the type of a remote from the variables that configure it', () => {
    process.env['RCLONE_CONFIG_MY-DOCS_TYPE'] = 'S3';
    expect(parse('my-docs:bucket').type).toBe('s3');
    expect(refusalOf(() => parse('my-docs:'))).toMatch(/has no bucket/);
  });
});

it.each([
  ['docs:bucket/path', '', 'docs:bucket/path/'],
  ['docs:', '', 'docs:'],
  ['docs:/', '', 'docs:/'],
  ['docs:', 'a/b', 'docs:a/b/'],
  ['/srv/docs', '', `${path.resolve('/srv/docs')}/`],
  ['/srv/docs:', '', `${path.resolve('/srv/docs:')}/`],
])('folderOf: ends with a slash or the colon of the remote: %s', (value, folder, expected) => {
  expect(folderOf(parse(value), folder)).toBe(expected);
});

it.each([
  ['docs:a', 'docs:a/b/c', 'b/c'],
  ['docs:a', 'docs:a/', ''],
  ['docs:a', 'docs:ab', undefined],
  ['docs:a', 'other:a/b', undefined],
  ['docs:', 'docs:b', 'b'],
  ['/srv/a', '/srv/a/b', 'b'],
])('pathWithin: returns the path for %s and %s', (outer, inner, expected) => {
  expect(pathWithin(parse(outer), parse(inner))).toBe(expected);
});

it.each([
  [':sftp,host=h,port=2222,user=me:/srv', ':sftp,host=h,port=2222:/srv'],
  [`:s3,provider=AWS,endpoint="https://h:9",region=x:b/docs`, ':s3,endpoint="https://h:9":b/docs'],
  [':azureblob,use_msi=true,account=a:site', ':azureblob,account=a:site'],
  ['docs,acl=private:b', 'docs:b'],
  ['./published', 'published'],
])('remoteId: returns where %s is, without its other parameters: %s', (value, id) => {
  expect(remoteId(parse(value))).toBe(id);
});
