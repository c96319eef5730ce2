/** Reads and changes the objects of an S3 server with requests of its own, which are signed as "AWS Signature Version 4" says. */
import { createHash } from 'node:crypto';
import aws4 from 'aws4';
import type { SiteStore } from './tested-server.ts';

export interface S3Account {
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
}

interface Request {
  readonly method?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** @throws Error if the server does not accept the request */
export async function s3Request(account: S3Account, path: string, request: Request = {}): Promise<string> {
  return (await s3Response(account, path, request)).text;
}

async function s3Response(
  { url, keyId, secret }: S3Account,
  path: string,
  { method = 'GET', query = {}, body = '' }: Request,
): Promise<{ text: string; headers: Headers }> {
  const pathname = path.split('/').map(encoded).join('/');
  const search = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const address = `${pathname}?${search.join('&')}`;
  const ofBody = {
    'Content-Type': 'application/octet-stream',
    // A bucket with object lock requires a digest.
    'Content-MD5': createHash('md5').update(body).digest('base64'),
  };
  const { headers = {} } = aws4.sign(
    {
      ...{ host: new URL(url).host, method, path: address, service: 's3', region: 'us-east-1', body },
      headers: method === 'PUT' ? ofBody : {},
    },
    { accessKeyId: keyId, secretAccessKey: secret },
  );
  // fetch sets these itself.
  const { Host: _host, 'Content-Length': _length, ...sent } = headers;
  const send = () =>
    fetch(url + address, {
      method,
      headers: sent as Record<string, string>,
      ...(body === '' ? {} : { body: Buffer.from(body) }),
    });
  // A server may close an idle connection at the moment in which it is used again.
  const response = await send().catch(send);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
  return { text, headers: response.headers };
}

/** @param prefix of the keys */
export function s3Site(account: S3Account, bucket: string, prefix: string): SiteStore {
  const at = (name: string) => `/${bucket}/${prefix}${name}`;
  return {
    read: async () => {
      const names = (await keys(account, bucket, prefix)).map((key) => key.slice(prefix.length));
      const texts = await Promise.all(names.map((name) => s3Request(account, at(name))));
      return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
    },
    write: async (name, body) => void (await s3Request(account, at(name), { method: 'PUT', body })),
    remove: async (name) => void (await s3Request(account, at(name), { method: 'DELETE' })),
    headers: async (name) => (await s3Response(account, at(name), {})).headers,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
};

async function keys(account: S3Account, bucket: string, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for (let token = ''; ; ) {
    const query = { 'list-type': '2', prefix, ...(token === '' ? {} : { 'continuation-token': token }) };
    const xml = await s3Request(account, `/${bucket}`, { query });
    for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g))
      found.push(key.replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity));
    token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? '';
    if (token === '') return found;
  }
}
