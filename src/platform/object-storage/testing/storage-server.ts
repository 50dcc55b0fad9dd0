import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { UploadTicket } from '../../../shared/upload-rules.ts';
import type { UploadRequest } from '../../../shared/uploads.ts';

/** What a test needs of a server that keeps objects, wherever it keeps them. */
export interface StorageFolder {
  readonly path: string;
  /** How many files lie below a folder of the store, e.g. "unfinished". */
  count(name: string): Promise<number>;
  remove(): Promise<void>;
}

export async function makeStorageFolder(): Promise<StorageFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jengasoko-uploads-'));
  return {
    path: folder,
    count: async (name) =>
      (await readdir(path.join(folder, 'uploads', name)).catch(() => [])).length,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Lets a test speak to the server over a socket; answers its address. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

export interface Caller {
  readonly cookies: ReadonlyMap<string, string>;
  post<T>(url: string, body?: unknown): Promise<{ status: number; body: T }>;
}

/** Asks for a place and sends a file to it, as a browser does. */
export async function sendFile(
  caller: Caller,
  base: string,
  bytes: Buffer,
  request: Partial<UploadRequest> & Pick<UploadRequest, 'contentType'>,
): Promise<{ status: number; objectPath: string; url: string }> {
  const asked = await caller.post<UploadTicket>('/api/object-storage/upload-url', {
    filename: 'file',
    ...request,
  });
  if (asked.status !== 200) throw new Error(`No place for the file: ${JSON.stringify(asked.body)}`);
  const { method, url, objectPath } = asked.body;
  const answer = await fetch(new URL(url, base), {
    method,
    body: new Uint8Array(bytes),
    headers: { 'content-type': request.contentType },
  });
  await answer.arrayBuffer();
  return { status: answer.status, objectPath, url };
}
