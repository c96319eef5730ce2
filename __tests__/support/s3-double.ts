/**
 * A double of an S3 bucket (Amazon S3, "REST API reference"): listing, reading, writing, and deleting objects. It refuses
 * requests as a scenario asks, and can act as another program at the same time. It checks no signature: the
 * tests with real tools do that.
 */
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { escapeHtml } from '../../src/text/clean-text.ts';
import { type Listening, listen } from './listen.ts';
import { md5Of } from './sha256.ts';

export interface S3Object {
  readonly body: Buffer;
  readonly contentType: string;
  /** Undefined if it was stored without the header. */
  readonly cacheControl: string | undefined;
  readonly modified: Date;
}

/** What happens at a request such as `PUT docs/index.html`, or `LIST docs/`. */
export interface S3Rule {
  readonly at: RegExp;
  /** How many times; by default, always. */
  readonly times?: number;
  /** Respond with this status and error code, and do nothing. */
  readonly refuses?: readonly [status: number, code: string];
  /** Close the connection without a response. */
  readonly cuts?: boolean;
  /** Respond later. */
  readonly waits?: () => Promise<void>;
  /** Respond when the log of the step has this. */
  readonly until?: RegExp;
  /** Never respond. */
  readonly hangs?: boolean;
  /** Respond to a deletion as if it was made, and keep the object, as with a retention policy or a replication. */
  readonly keeps?: boolean;
  /** A listing lacks the objects whose keys match. */
  readonly hides?: RegExp;
  /** Another program writes these objects before the request; undefined deletes one. */
  readonly meanwhile?: Readonly<Record<string, string | undefined>>;
}

const BUCKET = 'docs-bucket';
export const S3_SECRET = 'secret-access-key-of-a-scenario-0000';

export class S3Double {
  readonly bucket = BUCKET;
  readonly objects = new Map<string, S3Object>();
  /** Method and key of each request, such as `PUT docs/index.html`; `LIST` and the prefix for a listing. */
  readonly requests: string[] = [];
  #server: Listening | undefined;
  rules: readonly S3Rule[];
  isEncrypted = false;
  #newest = 0;
  #log = '';
  readonly #heard = new EventEmitter();
  readonly #uses = new Map<S3Rule, number>();

  private constructor(rules: readonly S3Rule[]) {
    this.rules = rules;
  }

  static async listen(rules: readonly S3Rule[] = []): Promise<S3Double> {
    const double = new S3Double(rules);
    double.#server = await listen((request, response) => {
      double.#respond(request, response).catch(() => response.destroy());
    });
    return double;
  }

  /** Variables that configure it as the remote `docs`, whose bucket is `docs-bucket`. */
  get env(): Readonly<Record<string, string>> {
    return {
      RCLONE_CONFIG_DOCS_TYPE: 's3',
      RCLONE_CONFIG_DOCS_PROVIDER: 'Other',
      RCLONE_CONFIG_DOCS_ENDPOINT: this.#server?.origin ?? '',
      RCLONE_CONFIG_DOCS_ACCESS_KEY_ID: 'AKIASCENARIO00000001',
      RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY: S3_SECRET,
    };
  }

  /** Secrets, which must not appear anywhere. */
  readonly secrets = [S3_SECRET];

  write(key: string, text: string): void {
    this.#put(key, { body: Buffer.from(text), contentType: 'text/plain', cacheControl: undefined });
  }

  /** The time grows with each write. */
  #put(key: string, object: Omit<S3Object, 'modified'>): void {
    this.#newest = Math.max(Date.now(), this.#newest + 1);
    this.objects.set(key, { ...object, modified: new Date(this.#newest) });
  }

  /** As with encryption by a key of the customer, whose ETag is not the MD5 of the contents. */
  #etagOf(body: Buffer): string {
    return `"${md5Of(this.isEncrypted ? Buffer.concat([body, Buffer.from('encrypted')]) : body)}"`;
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  /** @param chunk what the step has printed */
  readonly hear = (chunk: string): void => {
    this.#log += chunk;
    this.#heard.emit('chunk');
  };

  async #logged(text: RegExp): Promise<void> {
    while (!text.test(this.#log)) await once(this.#heard, 'chunk');
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', 'http://bucket');
    const [, bucket, ...parts] = url.pathname.split('/').map(decodeURIComponent);
    const key = parts.join('/');
    const isListing = method === 'GET' && key === '';
    const name = isListing ? `LIST ${url.searchParams.get('prefix') ?? ''}` : `${method} ${key}`;
    const body = await buffer(request);
    this.requests.push(name);
    const rule = this.#ruleFor(name);
    for (const [other, text] of Object.entries(rule?.meanwhile ?? {})) {
      if (text === undefined) this.objects.delete(other);
      else this.write(other, text);
    }
    await rule?.waits?.();
    if (rule?.until !== undefined) await this.#logged(rule.until);
    if (rule?.cuts) return void response.destroy();
    if (rule?.hangs) return;
    if (rule?.refuses !== undefined) return refuse(response, ...rule.refuses);
    if (rule?.keeps) return void response.writeHead(204).end();
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (isListing) return this.#list(url.searchParams, response, rule?.hides);
    const object = this.objects.get(key);
    switch (method) {
      case 'PUT': {
        const { 'content-type': contentType = '', 'cache-control': cacheControl } = headers;
        this.#put(key, { body, contentType, cacheControl });
        return void response.writeHead(200, { ETag: this.#etagOf(body) }).end();
      }
      case 'DELETE':
        this.objects.delete(key);
        return void response.writeHead(204).end();
      case 'GET':
      case 'HEAD':
        if (object === undefined) return refuse(response, 404, 'NoSuchKey');
        response.writeHead(200, {
          'Last-Modified': object.modified.toUTCString(),
          ETag: this.#etagOf(object.body),
          'Content-Length': object.body.length,
        });
        return void response.end(method === 'GET' ? object.body : undefined);
      default:
        return refuse(response, 405, 'MethodNotAllowed');
    }
  }

  #ruleFor(name: string): S3Rule | undefined {
    const rule = this.rules.find(
      (one) => one.at.test(name) && (this.#uses.get(one) ?? 0) < (one.times ?? Infinity),
    );
    if (rule !== undefined) this.#uses.set(rule, (this.#uses.get(rule) ?? 0) + 1);
    return rule;
  }

  #list(query: URLSearchParams, response: ServerResponse, hides?: RegExp): void {
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
    const isEncoded = query.get('encoding-type') === 'url';
    const shown = (key: string) =>
      isEncoded ? encodeURIComponent(key).replaceAll('%2F', '/') : escapeHtml(key);
    const [contents, folders] = [[] as string[], new Set<string>()];
    for (const [key, { body, modified }] of [...this.objects].sort()) {
      if (!key.startsWith(prefix) || hides?.test(key)) continue;
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
      if (end >= 0) folders.add(key.slice(0, end + 1));
      else
        contents.push(
          `<Contents><Key>${shown(key)}</Key><LastModified>${modified.toISOString()}</LastModified>` +
            `<ETag>${this.#etagOf(body)}</ETag><Size>${body.length}</Size></Contents>`,
        );
    }
    const common = [...folders].map(
      (folder) => `<CommonPrefixes><Prefix>${shown(folder)}</Prefix></CommonPrefixes>`,
    );
    response.writeHead(200, { 'Content-Type': 'application/xml' });
    response.end(
      `<ListBucketResult><Name>${BUCKET}</Name><IsTruncated>false</IsTruncated>` +
        `${isEncoded ? '<EncodingType>url</EncodingType>' : ''}${contents.join('')}${common.join('')}</ListBucketResult>`,
    );
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code} of the scenario</Message></Error>`);
}
