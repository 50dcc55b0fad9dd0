import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

const bucket = 'jengasoko-test';
/** The one account that s3rver knows. */
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface TestBucket {
  /** S3_* settings that lead here. */
  readonly settings: Readonly<Record<string, string>>;
  /** How many objects it holds below a prefix. */
  count(prefix: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * An S3 server of its own: s3rver, which knows objects, expiry and errors, behind a check of signed
 * addresses (AWS signature version 4), which it does not make.
 */
export async function startTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'jengasoko-s3-'));
  const s3 = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await s3.configureBuckets();
  const handle = s3.callback();
  const server = createServer((request, response) => {
    if (isRightlySigned(request)) return void handle(request, response);
    response.writeHead(403, { connection: 'close' }).end('SignatureDoesNotMatch');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_PATH_STYLE: '1',
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    async count(prefix) {
      const folder = path.join(directory, bucket, prefix);
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => name.endsWith('_object')).length;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Calls with a header of their own are the server's; of signed addresses every part must be right. */
function isRightlySigned(request: IncomingMessage): boolean {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const given = url.searchParams.get('X-Amz-Signature');
  if (given === null) return request.headers.authorization !== undefined;
  const scope = (url.searchParams.get('X-Amz-Credential') ?? '').split('/').slice(1);
  const names = (url.searchParams.get('X-Amz-SignedHeaders') ?? '').split(';');
  url.searchParams.delete('X-Amz-Signature');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '')}\n`).join('');
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers,
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ];
  const toSign = [
    'AWS4-HMAC-SHA256',
    url.searchParams.get('X-Amz-Date'),
    scope.join('/'),
    sha256(canonical.join('\n')),
  ].join('\n');
  const key = scope.reduce<Buffer | string>(hmac, `AWS4${credentials.secretAccessKey}`);
  const right = hmac(key, toSign).toString('hex');
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
