import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/platform/testing/database.ts';
import { rowsOf } from './rows.ts';

let database: TestDatabase;
let buyer: string;
let seller: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  const rows = rowsOf(database.db);
  [buyer, seller] = [await rows.contractor(), await rows.supplier()];
});
afterAll(() => database.close());

const send = (senderId: string, receiverId: string, clientId: string | null = null) =>
  database.db
    .insertInto('messages')
    .values({ senderId, receiverId, content: 'Habari', clientId })
    .onConflict((conflict) =>
      conflict.columns(['senderId', 'clientId']).where('clientId', 'is not', null).doNothing(),
    )
    .returning(['id', 'seq'])
    .execute();

const side = (userId: string) =>
  database.db
    .selectFrom('conversations')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();

describe('conversations', () => {
  it('count what is unread and remember the last message', async () => {
    await send(buyer, seller);
    const [last] = await send(buyer, seller);
    expect(await side(seller)).toMatchObject({
      peerId: buyer,
      unreadCount: 2,
      lastMessageId: last?.id,
      lastSeq: last?.seq,
      hasWritten: false,
    });
    expect(await side(buyer)).toMatchObject({ unreadCount: 0, hasWritten: true });

    await database.db
      .updateTable('messages')
      .set({ isRead: true })
      .where('receiverId', '=', seller)
      .execute();
    expect(await side(seller)).toMatchObject({ unreadCount: 0 });
  });

  it('do not count a message sent again', async () => {
    await send(buyer, seller, 'one');
    expect(await send(buyer, seller, 'one')).toEqual([]);
    expect(await side(seller)).toMatchObject({ unreadCount: 1 });
  });

  it('number both sides’ messages in the order in which they become visible', async () => {
    const first = await database.pool.connect();
    try {
      await first.query('begin');
      const insert = 'insert into messages (sender_id, receiver_id, content) values ($1, $2, $3)';
      await first.query(insert, [buyer, seller, 'first']);
      // Waits for the transaction above, and so is numbered after it commits.
      const second = database.pool.query(insert, [seller, buyer, 'second']);
      const waiting = database.pool.query(
        `select count(*)::integer as count from messages where content = 'second'`,
      );
      expect((await waiting).rows).toEqual([{ count: 0 }]);
      await first.query('commit');
      await second;
    } finally {
      first.release();
    }
    const messages = await database.db
      .selectFrom('messages')
      .select('content')
      .where('senderId', 'in', [buyer, seller])
      .orderBy('seq')
      .execute();
    expect(messages).toEqual([{ content: 'first' }, { content: 'second' }]);
  });

  it('survive both sides writing at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? send(buyer, seller) : send(seller, buyer),
      ),
    );
    expect(await side(seller)).toMatchObject({ unreadCount: 10, hasWritten: true });
    expect(await side(buyer)).toMatchObject({ unreadCount: 10, hasWritten: true });
  });

  it('are with somebody else, about something', async () => {
    await expect(send(buyer, buyer)).rejects.toMatchObject({
      constraint: 'messages_to_another_check',
    });
    await expect(
      database.db
        .insertInto('messages')
        .values({ senderId: buyer, receiverId: seller, content: '  ' })
        .execute(),
    ).rejects.toMatchObject({ constraint: 'messages_content_check' });
  });
});
