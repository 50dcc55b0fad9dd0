import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
// The maintained fork: s3rver itself is pinned to an XML parser of 2021 with known holes.
import S3rver from '@20minutes/s3rver';

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

/** An S3 server of its own: it checks signatures (AWS version 4), expiry and what an address is signed for. */
export async function startTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'jengasoko-s3-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await s3.configureBuckets();
  const server = createServer(s3.callback());
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
