/** A real S3 server (versitygw, which checks signatures); the AWS CLI uploads and presigns. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { freePort, startServer } from '../../support/processes.ts';
import { sha256Of } from '../../support/sha256.ts';
import { until } from '../../support/until.ts';
import { pathOf } from './needs.ts';

const run = promisify(execFile);

export interface S3 {
  readonly url: string;
  /** Name of the bucket, and the folder in which its objects are files. */
  readonly bucket: { readonly name: string; readonly folder: string };
  /** Variables with which the AWS CLI reaches it. */
  readonly env: Readonly<Record<string, string>>;
  /** Variables that configure it as the remote `docs` of rclone. */
  readonly remote: Readonly<Record<string, string>>;
  /** A socket file that it also listens on, for every network namespace. */
  readonly socket: string;
  upload(key: string, file: string): Promise<void>;
  /** @param at origin of the URL if there is a proxy in front; the signature covers it */
  presign(key: string, lifetimeSeconds?: number, at?: string): Promise<string>;
  /** The requests so far, one per line, with status, method, and path. */
  log(): Promise<string[]>;
  /** The operations of the requests for an object so far, such as `GetObject`. */
  operationsOn(key: string): Promise<string[]>;
  stop(): Promise<void>;
}

const BUCKET = 'exports';
/** The log arrives later than the responses. When it has this request, it has all before it. */
const LAST_IN_LOG = '/end-of-log-';

/** @param home an empty folder */
export async function startS3(home: string): Promise<S3> {
  const data = path.join(home, 'data');
  // Each server has its own credentials, so that a test can search all processes for them.
  const keyId = `AKIA${randomBytes(8).toString('hex').toUpperCase()}`;
  const secret = randomBytes(20).toString('hex');
  const socket = path.join(home, 's3.sock');
  const accessLog = path.join(home, 'access.log');
  await mkdir(data, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(
    // The server uses keep-alive, as S3 does.
    [
      pathOf('versitygw'),
      ...['--port', `127.0.0.1:${port}`, '--port', socket, '--keep-alive', '--access-log', accessLog],
      ...['posix', data],
    ],
    {
      env: { ROOT_ACCESS_KEY: keyId, ROOT_SECRET_KEY: secret },
      isReady: () => fetch(url).then(() => true),
    },
  );
  const config = path.join(home, 'aws-config');
  await writeFile(
    config,
    '[default]\nregion = us-east-1\ns3 =\n  signature_version = s3v4\n  addressing_style = path\n',
  );
  const env = {
    AWS_ENDPOINT_URL_S3: url,
    AWS_CONFIG_FILE: config,
    AWS_ACCESS_KEY_ID: keyId,
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_EC2_METADATA_DISABLED: 'true',
  };
  const aws = async (endpoint: string, ...args: readonly string[]): Promise<string> => {
    const { stdout } = await run(pathOf('aws'), ['--endpoint-url', endpoint, 's3', ...args], {
      env: { PATH: process.env['PATH'], ...env },
    });
    return stdout.trim();
  };
  await aws(url, 'mb', `s3://${BUCKET}`);
  /** Reads a log when it has all requests so far. */
  const complete = async (read: () => Promise<string>): Promise<string> => {
    const last = `${LAST_IN_LOG}${randomBytes(8).toString('hex')}`;
    await fetch(`${url}${last}`);
    let text = '';
    const isComplete = async () => {
      text = await read();
      return text.includes(last);
    };
    await until(isComplete, 'the server of S3 logs its requests');
    return text;
  };
  return {
    url,
    bucket: { name: BUCKET, folder: path.join(data, BUCKET) },
    env,
    remote: {
      RCLONE_CONFIG_DOCS_TYPE: 's3',
      RCLONE_CONFIG_DOCS_PROVIDER: 'Other',
      RCLONE_CONFIG_DOCS_ENDPOINT: url,
      RCLONE_CONFIG_DOCS_ACCESS_KEY_ID: keyId,
      RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY: secret,
    },
    socket,
    upload: async (key, file) => {
      await aws(url, 'cp', '--only-show-errors', file, `s3://${BUCKET}/${key}`);
    },
    presign: (key, lifetimeSeconds = 600, at = url) =>
      aws(at, 'presign', `s3://${BUCKET}/${key}`, '--expires-in', `${lifetimeSeconds}`),
    log: async () => {
      const output = await complete(async () => server.output());
      return requestsIn(output).filter((line) => !line.includes(LAST_IN_LOG));
    },
    operationsOn: async (key) => {
      const text = await complete(() => readFile(accessLog, 'utf8'));
      return text.split('\n').flatMap((line) => {
        const [, operation, address] = ACCESS.exec(line) ?? [];
        return operation !== undefined && address === `/${BUCKET}/${key}` ? [operation] : [];
      });
    },
    stop: server.stop,
  };
}

/** A line of the access log, in which an operation is exact (Amazon S3 User Guide, "Amazon S3 server access log format"). */
const ACCESS = / s3_(\w+) .*? (\/[^\s?]*)\S* \d{3} /;

/**
 * Reads the lines of the log of requests. The server writes a line in parts, so simultaneous requests mix the beginnings
 * of their lines, and the status and the method may be missing. Each line ends with the resource of one request.
 */
function requestsIn(output: string): string[] {
  return output.split('\n').flatMap((line) => {
    const words = line.split('|').map((word) => word.trim());
    const resource = words.at(-3) ?? '';
    return resource.startsWith('/') ? [`${words.at(-7)} ${words.at(-4)} ${resource}`] : [];
  });
}

export interface Bundle {
  readonly file: string;
  readonly sha256: string;
}

/** Makes a site that does not compress, so that its bundle has several byte ranges. */
export async function makeBundle(file: string, megabytes = 12): Promise<Bundle> {
  const files = {
    'index.html': Buffer.from('<h1>Welcome</h1>'),
    'guides/start.html': Buffer.from('<h1>Start</h1>'),
    'assets/film.bin': randomBytes(megabytes * 1_000_000),
  };
  const entries = Object.entries(files).map(([name, body]) => ({
    header: { name, size: body.length, mode: 0o600, mtime: new Date(0), type: 'file' as const },
    body,
  }));
  const bytes = gzipSync(await packTar(entries), { level: 0 });
  await writeFile(file, bytes);
  return { file, sha256: sha256Of(bytes) };
}
