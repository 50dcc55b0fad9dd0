import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FileServer,
  filePlaces,
  openFileServer,
} from '../../app/server/testing/file-server.ts';
import { buildUser } from '../../domains/accounts/server/factory.ts';
import { cleanUnclaimedUploads } from './clean.ts';
import { pngFile } from './testing/files.ts';
import { sendFile } from './testing/storage-server.ts';

describe.each(filePlaces)('files %s', (_name, place) => {
  let files: FileServer;
  beforeAll(async () => {
    files = await openFileServer(place);
  });
  afterAll(() => files.close());

  it('are nobody else’s to read or to use, and look like none to them', async () => {
    const owner = await files.person();
    const other = await files.person();
    const { objectPath } = await files.send(owner.visitor, await pngFile(), 'image/png');
    const unknown = `uploads/${randomUUID()}`;
    for (const path of [objectPath, unknown]) {
      expect((await files.readBack(other.visitor, path)).statusCode).toBe(404);
      await expect(files.claim(other.actor, path)).rejects.toMatchObject({
        status: 422,
        message: 'This file cannot be used. Please upload it again.',
      });
    }
    expect((await files.readBack(files.server.visitor(), objectPath)).statusCode).toBe(401);
    await files.claim(owner.actor, objectPath);
  });

  it.each(['../../session-secret', 'uploads/../session-secret', 'uploads/%2e%2e', 'objects/x', ''])(
    'have no path like %j',
    async (path) => {
      const { actor, visitor } = await files.person();
      await expect(files.claim(actor, path)).rejects.toMatchObject({ status: 422 });
      const { statusCode } = await files.readBack(visitor, encodeURI(path));
      expect([404, 422]).toContain(statusCode);
    },
  );

  it('are used once, by whichever of twenty is first', async () => {
    const { actor, visitor } = await files.person();
    const { objectPath } = await files.send(visitor, await pngFile(), 'image/png');
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => files.claim(actor, objectPath)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect([409, 422]).toContain(result.reason.status);
    }
  });

  it('are refused for another use than the one they were sent for', async () => {
    const { actor, visitor } = await files.person();
    const { objectPath } = await sendFile(visitor, files.base, await pngFile(), {
      contentType: 'image/png',
      purpose: 'avatar',
    });
    await expect(files.claim(actor, objectPath)).rejects.toMatchObject({ status: 422 });
  });

  it('are read by an admin with two-step sign-in, who leaves a note', async () => {
    const owner = await files.person();
    const admin = await files.person('admin');
    const { objectPath } = await files.send(owner.visitor, await pngFile(), 'image/png');
    await files.claim(owner.actor, objectPath);
    expect((await files.readBack(admin.visitor, objectPath)).statusCode).toBe(200);
    await files.readBack(owner.visitor, objectPath);
    const { id } = await buildUser(files.server.database.db, { role: 'admin' });
    const halfway = await files.server.signedIn(id);
    expect((await files.readBack(halfway, objectPath)).statusCode).toBe(403);
    const notes = await files.server.database.db
      .selectFrom('auditLog')
      .select(['actorId', 'action'])
      .where('targetId', '=', objectPath.replace('uploads/', ''))
      .execute();
    expect(notes).toEqual([{ actorId: admin.actor.id, action: 'document.read' }]);
  });

  it('that nothing uses are cleaned away, the others stay', async () => {
    const { actor, visitor } = await files.person();
    const used = await files.send(visitor, await pngFile(), 'image/png');
    await files.claim(actor, used.objectPath);
    const unused = await files.send(visitor, await pngFile(), 'image/png');
    await visitor.post('/api/object-storage/upload-url', {
      filename: 'a',
      contentType: 'image/png',
    });
    const { db } = files.server.database;
    expect(await cleanUnclaimedUploads(db, files.store, new Date(Date.now() - 60_000))).toBe(0);
    expect(
      await cleanUnclaimedUploads(db, files.store, new Date(Date.now() + 60_000)),
    ).toBeGreaterThanOrEqual(2);
    const left = await db
      .selectFrom('uploads')
      .select('id')
      .where('claimedAt', 'is', null)
      .execute();
    expect(left).toEqual([]);
    expect((await files.readBack(visitor, unused.objectPath)).statusCode).toBe(404);
    expect((await files.readBack(visitor, used.objectPath)).statusCode).toBe(200);
    const kept = await db
      .selectFrom('uploads')
      .select(db.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect([await files.count('objects'), await files.count('incoming')]).toEqual([
      Number(kept.count),
      0,
    ]);
  });
});
