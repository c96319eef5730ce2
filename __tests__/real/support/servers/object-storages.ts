/** Object storages. */
import { freePort, startServer } from '../../../support/processes.ts';
import { startAzurite } from '../azurite.ts';
import { pathOf } from '../needs.ts';
import { startS3 } from '../s3.ts';
import { type S3Account, s3Request, s3Site } from './s3-site.ts';
import { type Refusal, remoteDocs, type SiteStore, type TestedServer } from './tested-server.ts';

const NO_BUCKET = /The (?:bucket|container) does not exist/;

/** Also the error itself is shown. */
const NO_LIST = /Reading the state of the destination failed: .*Access ?Denied[\s\S]*without `s3:ListBucket`/;

function s3Refusals(unknownKey: RegExp): Refusal[] {
  return [
    {
      what: 'another secret',
      env: remoteDocs({ secret_access_key: 'wrong-secret-0000000000' }),
      says: /The storage did not accept the signature/,
    },
    {
      what: 'another key ID',
      env: remoteDocs({ access_key_id: 'AKIAWRONG00000000000' }),
      says: unknownKey,
    },
    { what: 'a bucket that does not exist', destination: 'docs:absent/site', says: NO_BUCKET },
  ];
}

export const VERSITYGW: TestedServer = {
  name: 'versitygw (S3)',
  needs: ['rclone', 'versitygw', 'aws'],
  keepsTimes: true,
  manyFiles: 1010,
  start: async (home) => {
    const s3 = await startS3(home);
    const { AWS_ACCESS_KEY_ID: keyId = '', AWS_SECRET_ACCESS_KEY: secret = '' } = s3.env;
    const account = { url: s3.url, keyId, secret };
    const bucket = s3.bucket.name;
    /** Returns a remote without keys that may do only this. */
    const asVisitor = async (objects: readonly string[], ofBucket: readonly string[]) => {
      const allow = (Action: readonly string[], Resource: string) =>
        Action.length === 0 ? [] : [{ Effect: 'Allow', Principal: '*', Action, Resource }];
      const arn = `arn:aws:s3:::${bucket}`;
      const Statement = [...allow(objects, `${arn}/*`), ...allow(ofBucket, arn)];
      const body = JSON.stringify({ Version: '2012-10-17', Statement });
      await s3Request(account, `/${bucket}`, { method: 'PUT', query: { policy: '' }, body });
      return {
        env: remoteDocs({ access_key_id: undefined, secret_access_key: undefined, env_auth: 'false' }),
        release: async () => {},
      };
    };
    return {
      destination: (site) => `docs:${bucket}/${site}`,
      env: s3.remote,
      store: (site) => s3Site(account, bucket, `${site}/`),
      // It responds with 404, as for a bucket that does not exist.
      refusals: s3Refusals(NO_BUCKET),
      protect: () => asVisitor(['s3:GetObject'], ['s3:ListBucket']),
      hideState: async () => ({
        ...(await asVisitor(['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], [])),
        says: NO_LIST,
      }),
      stop: s3.stop,
    };
  },
};

const LOCKED = `<ObjectLockConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><ObjectLockEnabled>Enabled</ObjectLockEnabled><Rule><DefaultRetention><Mode>GOVERNANCE</Mode><Days>1</Days></DefaultRetention></Rule></ObjectLockConfiguration>`;
const KMS = `<ServerSideEncryptionConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Rule><ApplyServerSideEncryptionByDefault><SSEAlgorithm>aws:kms</SSEAlgorithm></ApplyServerSideEncryptionByDefault></Rule></ServerSideEncryptionConfiguration>`;
const NO_ACL = `<OwnershipControls xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Rule><ObjectOwnership>BucketOwnerEnforced</ObjectOwnership></Rule></OwnershipControls>`;

/** A bucket that keeps all versions and locks each for a day, encrypts with KMS, and has no access control lists. */
export const MOTO: TestedServer = {
  name: 'moto (S3: versions, object lock, KMS, no ACL)',
  needs: ['rclone', 'moto'],
  keepsTimes: true,
  start: async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const server = await startServer([pathOf('moto'), '-H', '127.0.0.1', '-p', `${port}`], {
      isReady: () => fetch(`${url}/moto-api/`).then(() => true),
    });
    const writer = await createUser(url, 'writer', ['s3:*']);
    const reader = await createUser(url, 'reader', ['s3:Get*', 's3:List*']);
    const blind = await createUser(url, 'blind', ['s3:*Object']);
    const put = (query: Readonly<Record<string, string>>, body: string) =>
      s3Request(writer, '/site', { method: 'PUT', query, body });
    await fetch(`${url}/site`, {
      method: 'PUT',
      headers: { ...unsignedHeaders('s3'), 'x-amz-bucket-object-lock-enabled': 'true' },
    });
    await put({ 'object-lock': '' }, LOCKED);
    await put({ encryption: '' }, KMS);
    await put({ ownershipControls: '' }, NO_ACL);
    // From now on, it verifies signatures and permissions.
    await fetch(`${url}/moto-api/reset-auth`, { method: 'POST', body: '0' });
    const asAccount = ({ keyId, secret }: S3Account) =>
      remoteDocs({ access_key_id: keyId, secret_access_key: secret });
    return {
      destination: (site) => `docs:site/${site}`,
      env: { ...remoteDocs({ type: 's3', provider: 'Other', endpoint: url }), ...asAccount(writer) },
      store: (site) => s3Site(writer, 'site', `${site}/`),
      refusals: s3Refusals(/The storage did not accept the credentials/),
      protect: async () => ({ env: asAccount(reader), release: async () => {} }),
      hideState: async () => ({ env: asAccount(blind), release: async () => {}, says: NO_LIST }),
      stop: server.stop,
    };
  },
};

/** Before moto verifies signatures, it reads only the service from this header. */
function unsignedHeaders(service: 'iam' | 's3') {
  const scope = `any/20260101/us-east-1/${service}/aws4_request`;
  return { authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=any` };
}

async function createUser(url: string, name: string, actions: readonly string[]): Promise<S3Account> {
  const call = async (parameters: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ ...parameters, UserName: name, Version: '2010-05-08' });
    return (await fetch(url, { method: 'POST', headers: unsignedHeaders('iam'), body })).text();
  };
  await call({ Action: 'CreateUser' });
  const Statement = [{ Effect: 'Allow', Action: actions, Resource: '*' }];
  const PolicyDocument = JSON.stringify({ Version: '2012-10-17', Statement });
  await call({ Action: 'PutUserPolicy', PolicyName: 'sites', PolicyDocument });
  const key = await call({ Action: 'CreateAccessKey' });
  const [, keyId = ''] = /<AccessKeyId>(\w+)</.exec(key) ?? [];
  const [, secret = ''] = /<SecretAccessKey>([^<]+)</.exec(key) ?? [];
  return { url, keyId, secret };
}

export const AZURITE: TestedServer = {
  name: 'Azurite (Azure)',
  needs: ['rclone', 'azurite'],
  keepsTimes: true,
  start: async (home) => {
    const azurite = await startAzurite(home);
    return {
      destination: (site) => `docs:${azurite.container}/${site}`,
      env: azurite.env,
      store: (site) => azurite.store(`${site}/`),
      refusals: [
        {
          what: 'another key',
          env: remoteDocs({ key: Buffer.from('another key').toString('base64') }),
          says: /The storage did not accept the credentials/,
        },
        {
          what: 'a container that does not exist',
          destination: 'docs:absent/site',
          says: NO_BUCKET,
        },
      ],
      protect: async () => ({
        env: remoteDocs({
          key: undefined,
          account: undefined,
          endpoint: undefined,
          sas_url: azurite.readOnlyUrl,
        }),
        release: async () => {},
      }),
      stop: azurite.stop,
    };
  },
};

/** It has no accounts. */
export const FAKE_GCS: TestedServer = {
  name: 'fake-gcs-server (Google)',
  needs: ['rclone', 'fake-gcs-server'],
  keepsTimes: true,
  manyFiles: 1010,
  start: async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const server = await startServer(
      [
        ...[pathOf('fake-gcs-server'), '-scheme', 'http', '-host', '127.0.0.1', '-port', `${port}`],
        ...['-backend', 'memory'],
        ...['-public-host', `127.0.0.1:${port}`, '-external-url', url],
      ],
      { isReady: () => fetch(`${url}/storage/v1/b`).then(({ ok }) => ok) },
    );
    await fetch(`${url}/storage/v1/b?project=docs`, { method: 'POST', body: '{"name":"site"}' });
    return {
      destination: (site) => `docs:site/${site}`,
      env: remoteDocs({ type: 'gcs', anonymous: 'true', endpoint: `${url}/storage/v1/` }),
      store: (site) => gcsSite(url, `${site}/`),
      refusals: [{ what: 'a bucket that does not exist', destination: 'docs:absent/site', says: NO_BUCKET }],
      stop: server.stop,
    };
  },
};

function gcsSite(url: string, prefix: string): SiteStore {
  const object = (name: string) => `${url}/storage/v1/b/site/o/${encodeURIComponent(prefix + name)}`;
  const call = async (address: string, options: RequestInit = {}) => {
    const response = await fetch(address, options);
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    read: async () => {
      const listed = await call(
        `${url}/storage/v1/b/site/o?maxResults=10000&prefix=${encodeURIComponent(prefix)}`,
      );
      const { items = [] } = (await listed.json()) as { items?: { name: string }[] };
      const names = items.map(({ name }) => name.slice(prefix.length));
      const texts = names.map(async (name) => [name, await (await call(`${object(name)}?alt=media`)).text()]);
      return Object.fromEntries(await Promise.all(texts));
    },
    write: async (name, body) => {
      const query = `uploadType=media&name=${encodeURIComponent(prefix + name)}`;
      await call(`${url}/upload/storage/v1/b/site/o?${query}`, { method: 'POST', body });
    },
    remove: async (name) => void (await call(object(name), { method: 'DELETE' })),
  };
}
