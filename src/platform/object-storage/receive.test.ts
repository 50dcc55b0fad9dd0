import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerDomains } from '../../app/server/compose/index.ts';
import { openTestServer } from '../../app/server/testing/test-server.ts';
import { buildUser } from '../../domains/accounts/server/factory.ts';
import type { UploadTicket } from '../../shared/upload-rules.ts';
import { openDiskStore } from './disk-store.ts';
import type { ObjectStore } from './store.ts';
import { listen, makeStorageFolder, type StorageFolder } from './testing/storage-server.ts';

let folder: StorageFolder;
let store: ObjectStore;
beforeEach(async () => {
  folder = await makeStorageFolder();
  store = openDiskStore(path.join(folder.path, 'uploads'));
});
afterEach(() => folder.remove());

const limits = { maxBytes: 10, timeoutMs: 60_000 };
const left = async () => [await folder.count('incoming'), await folder.count('unfinished')];

describe('receiving a file', () => {
  it('keeps what came, to the byte', async () => {
    await store.receive(
      'incoming/a',
      Readable.from([Buffer.from('12345'), Buffer.from('67890')]),
      limits,
    );
    expect(String(await store.read('incoming/a'))).toBe('1234567890');
    expect(await left()).toEqual([1, 0]);
  });

  it('stops at the first byte too many, and leaves nothing', async () => {
    const parts = [Buffer.from('12345'), Buffer.from('678901')];
    await expect(store.receive('incoming/a', Readable.from(parts), limits)).rejects.toMatchObject({
      status: 413,
    });
    expect(await left()).toEqual([0, 0]);
  });

  it('gives up on one that never ends, and leaves nothing', async () => {
    const source = new PassThrough();
    source.write('1');
    await expect(
      store.receive('incoming/a', source, { ...limits, timeoutMs: 20 }),
    ).rejects.toMatchObject({ status: 408 });
    expect(await left()).toEqual([0, 0]);
  });

  it('leaves nothing of one that breaks off', async () => {
    const source = new PassThrough();
    source.write('1');
    const receiving = store.receive('incoming/a', source, limits);
    source.destroy(new Error('reset'));
    await expect(receiving).rejects.toMatchObject({ status: 400 });
    expect(await left()).toEqual([0, 0]);
  });

  it.each(['../a', '/etc/passwd', 'incoming/../../a', 'incoming/a\0', ''])(
    'keeps nothing under the key %j',
    async (key) => {
      await expect(store.write(key, Buffer.from('1'), 'image/png')).rejects.toThrow(RangeError);
      await expect(store.receive(key, Readable.from([Buffer.from('1')]), limits)).rejects.toThrow(
        RangeError,
      );
      expect(await folder.count('unfinished')).toBe(0);
    },
  );

  it('sweeps what a crash left, and nothing newer', async () => {
    await store.receive('incoming/a', Readable.from([Buffer.from('1')]), limits);
    await writeFile(path.join(folder.path, 'uploads', 'unfinished', 'left-behind'), 'half');
    await store.sweep(new Date(Date.now() - 60_000));
    expect(await left()).toEqual([1, 1]);
    await store.sweep(new Date(Date.now() + 60_000));
    expect(await left()).toEqual([1, 0]);
  });
});

describe('a connection that breaks off in the middle of a file', () => {
  it('leaves nothing behind, and the same address works afterwards', async () => {
    const server = await openTestServer({
      settings: { DATA_DIR: folder.path },
      registerRoutes: (app, deps) => registerDomains(deps)(app),
    });
    try {
      const base = new URL(await listen(server.app));
      const user = await buildUser(server.database.db);
      const visitor = await server.signedIn(user.id);
      const { body } = await visitor.post<UploadTicket>('/api/object-storage/upload-url', {
        filename: 'a.pdf',
        contentType: 'application/pdf',
      });
      const socket = connect(Number(base.port), base.hostname);
      await once(socket, 'connect');
      socket.write(
        `PUT ${body.url} HTTP/1.1\r\nHost: ${base.host}\r\nContent-Type: application/pdf\r\nContent-Length: 1000\r\n\r\n%PDF-`,
      );
      await expect.poll(() => folder.count('unfinished')).toBe(1);
      socket.destroy();
      await expect.poll(left).toEqual([0, 0]);
      const again = await fetch(new URL(body.url, base), {
        method: 'PUT',
        headers: { 'content-type': 'application/pdf' },
        body: '%PDF-1.7\n%%EOF\n',
      });
      expect(again.status).toBe(204);
    } finally {
      await server.close();
    }
  });
});
