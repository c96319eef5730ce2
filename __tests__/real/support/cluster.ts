/** The API of a Kubernetes cluster without nodes: it keeps the objects that Helm writes, and runs nothing. */
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { parse, stringify } from 'yaml';
import { listen } from '../../../emulator/http/listen.ts';

interface KubernetesObject {
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  readonly data: Record<string, string>;
}

/** A revision of a release, as Helm keeps it in a secret. */
interface Revision {
  readonly version: number;
  /** The values that were given, without those of the chart. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly info: { status: string };
}

export interface Cluster {
  /** A configuration of `kubectl` with its address. */
  readonly kubeconfig: string;
  /** Returns the data of a config map, which the templates of the test chart make from all values. */
  configMap(name: string): Readonly<Record<string, string>> | undefined;
  annotations(configMap: string): Readonly<Record<string, string>> | undefined;
  /** Returns the last revision of the release in a namespace. */
  release(namespace: string): Revision | undefined;
  /** Makes the last revision one whose command was killed. */
  setStatus(namespace: string, status: string): void;
  close(): void;
}

const KINDS: Readonly<Record<string, string>> = {
  configmaps: 'ConfigMap',
  namespaces: 'Namespace',
  secrets: 'Secret',
};

const refusal = (code: number, reason: string) =>
  Response.json({ kind: 'Status', apiVersion: 'v1', status: 'Failure', reason, code }, { status: code });

/** The descriptions that Helm reads before it writes: the kinds of objects, and that the server validates their fields. */
const DESCRIPTIONS: Readonly<Record<string, object>> = {
  '/version': { major: '1', minor: '34', gitVersion: 'v1.34.0' },
  '/api': { kind: 'APIVersions', versions: ['v1'] },
  '/apis': { kind: 'APIGroupList', apiVersion: 'v1', groups: [] },
  '/api/v1': {
    kind: 'APIResourceList',
    groupVersion: 'v1',
    resources: Object.entries(KINDS).map(([name, kind]) => ({
      name,
      singularName: kind.toLowerCase(),
      kind,
      namespaced: name !== 'namespaces',
      verbs: ['create', 'delete', 'get', 'list', 'patch', 'update', 'watch'],
    })),
  },
  '/openapi/v3': { paths: { 'api/v1': { serverRelativeURL: '/openapi/v3/api/v1' } } },
  '/openapi/v3/api/v1': {
    openapi: '3.0.0',
    info: { title: 'Kubernetes', version: 'v1.34.0' },
    paths: Object.fromEntries(
      Object.values(KINDS).map((kind) => [
        `/${kind}`,
        {
          patch: {
            'x-kubernetes-group-version-kind': { group: '', version: 'v1', kind },
            parameters: [{ name: 'fieldValidation', in: 'query' }],
          },
        },
      ]),
    ),
  },
};

export async function startCluster(): Promise<Cluster> {
  /** The objects by their paths in the API. */
  const objects = new Map<string, KubernetesObject>();
  const objectsIn = (collection: string, selector = '') =>
    [...objects].flatMap(([address, object]) => {
      const isMeant = selector.split(',').every((pair) => {
        const [label = '', value] = pair.split('=');
        return label === '' || object.metadata.labels?.[label] === value;
      });
      return isMeant && path.posix.dirname(address) === collection ? [object] : [];
    });

  const app = new Hono<{ Bindings: HttpBindings }>().all('*', async ({ req }) => {
    const description = DESCRIPTIONS[req.path];
    if (description !== undefined) return Response.json(description);
    const kind = KINDS[path.posix.basename(req.path)];
    if (req.method === 'GET' && kind !== undefined) {
      const items = objectsIn(req.path, req.query('labelSelector'));
      if (req.query('watch') !== undefined) return watchOf(items, kind);
      const metadata = { resourceVersion: '1' };
      return Response.json({ kind: `${kind}List`, apiVersion: 'v1', metadata, items });
    }
    const found = objects.get(req.path);
    if (['GET', 'DELETE'].includes(req.method) && found === undefined) return refusal(404, 'NotFound');
    if (req.method === 'DELETE') objects.delete(req.path);
    if (['GET', 'DELETE'].includes(req.method)) return Response.json(found);
    const isProtobuf = req.header('content-type') === 'application/vnd.kubernetes.protobuf';
    const { metadata, ...given } = isProtobuf
      ? secretIn(Buffer.from(await req.arrayBuffer()))
      : parse(await req.text());
    const object = { ...given, metadata: { ...metadata, uid: '1', resourceVersion: '1' } };
    const address = req.method === 'POST' ? `${req.path}/${metadata.name}` : req.path;
    if (req.method === 'POST' && objects.has(address)) return refusal(409, 'AlreadyExists');
    objects.set(address, object);
    return Response.json(object);
  });
  const addressOf = (name: string) => `/api/v1/namespaces/${name}/configmaps/${name}`;
  const { origin, close } = await listen(app, '127.0.0.1', 0);

  /** Helm encodes a revision as JSON, compressed, in Base64, and Kubernetes encodes that in Base64 again. */
  const lastRevision = (namespace: string) => {
    const secrets = objectsIn(`/api/v1/namespaces/${namespace}/secrets`, 'owner=helm');
    const revisions = secrets.map(({ data }) => {
      const bytes = Buffer.from(atob(data['release'] ?? ''), 'base64');
      return { data, revision: JSON.parse(gunzipSync(bytes).toString()) as Revision };
    });
    return revisions.sort((one, other) => one.revision.version - other.revision.version).at(-1);
  };
  return {
    kubeconfig: stringify({
      'current-context': 'test',
      clusters: [{ name: 'test', cluster: { server: origin } }],
      contexts: [{ name: 'test', context: { cluster: 'test', user: 'test' } }],
      users: [{ name: 'test', user: {} }],
    }),
    configMap: (name) => objects.get(addressOf(name))?.data,
    annotations: (name) => objects.get(addressOf(name))?.metadata.annotations,
    release: (namespace) => lastRevision(namespace)?.revision,
    setStatus(namespace, status) {
      const { data, revision } = lastRevision(namespace) ?? {};
      if (data === undefined || revision === undefined) throw new Error(`${namespace} has no release.`);
      revision.info.status = status;
      data['release'] = btoa(gzipSync(JSON.stringify(revision)).toString('base64'));
    },
    close,
  };
}

/** Reports the current objects, and nothing after that: no object changes while Helm waits for it. */
function watchOf(items: readonly KubernetesObject[], kind: string): Response {
  const annotations = { 'k8s.io/initial-events-end': 'true' };
  const end = { kind, apiVersion: 'v1', metadata: { resourceVersion: '1', annotations } };
  const events = [...items.map((object) => ({ type: 'ADDED', object })), { type: 'BOOKMARK', object: end }];
  const text = events.map((event) => `${JSON.stringify(event)}\n`).join('');
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

/** Reads the secret in a message of Kubernetes: four bytes, and an envelope whose second field is the secret. */
function secretIn(message: Buffer): KubernetesObject {
  const [secret = Buffer.alloc(0)] = fieldsOf(message.subarray(4)).get(2) ?? [];
  const { 1: [metadata = secret] = [], 2: data } = Object.fromEntries(fieldsOf(secret));
  const { 1: [name] = [], 11: labels } = Object.fromEntries(fieldsOf(metadata));
  return {
    kind: 'Secret',
    metadata: { name: String(name), labels: mapIn(labels, 'utf8') },
    data: mapIn(data, 'base64'),
  };
}

function mapIn(entries: readonly Buffer[] = [], encoding: BufferEncoding): Record<string, string> {
  const pairs = entries.map((entry) => {
    const { 1: [key] = [], 2: [value] = [] } = Object.fromEntries(fieldsOf(entry));
    return [String(key), value?.toString(encoding) ?? ''];
  });
  return Object.fromEntries(pairs);
}

/** Returns the texts, bytes, and messages in a message of Protocol Buffers, by the number of their field. */
function fieldsOf(message: Buffer): Map<number, Buffer[]> {
  const fields = new Map<number, Buffer[]>();
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = message.readUInt8(at++);
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const key = number();
    const value = number();
    // A field with another wire type is a number.
    if ((key & 7) !== 2) continue;
    fields.set(key >>> 3, [...(fields.get(key >>> 3) ?? []), message.subarray(at, at + value)]);
    at += value;
  }
  return fields;
}
