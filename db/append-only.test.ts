import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/platform/testing/database.ts';
import { type Rows, rowsOf } from './rows.ts';

let database: TestDatabase;
let rows: Rows;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = rowsOf(database.db);
});
afterAll(() => database.close());

/** Writes one ledger transaction of an order with these debits (+) and credits (-). */
function book(orderId: string, amounts: readonly string[], paymentId: string | null = null) {
  return database.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('ledgerTransactions')
      .values({ kind: paymentId ? 'payment' : 'order', orderId, paymentId })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, amount] of amounts.entries()) {
      const account = index === 0 ? 'receivable' : 'sales';
      await trx
        .insertInto('ledgerEntries')
        .values({ transactionId: id, account, orderId, amount })
        .execute();
    }
    return id;
  });
}

const unbalanced = { code: '23514', constraint: 'ledger_entries_balance_check' };

describe('ledger', () => {
  it('takes what balances', async () => {
    await expect(
      book(await rows.order(), ['999999999.99', '-900000000', '-99999999.99']),
    ).resolves.toBeTypeOf('string');
  });

  it.each([
    ['does not sum to zero', ['100.00', '-99.99']],
    ['has one entry', ['100.00']],
    ['has no entries', []],
  ])('refuses at commit what %s', async (_case, amounts) => {
    await expect(book(await rows.order(), amounts)).rejects.toMatchObject(unbalanced);
  });

  it('refuses entries added to a transaction booked before, even balanced ones', async () => {
    const orderId = await rows.order();
    const transactionId = await book(orderId, ['100.00', '-100.00']);
    await expect(
      database.db
        .insertInto('ledgerEntries')
        .values([
          { transactionId, orderId, account: 'receivable', amount: '50.00' },
          { transactionId, orderId, account: 'sales', amount: '-50.00' },
        ])
        .execute(),
    ).rejects.toMatchObject(unbalanced);
  });

  it('credits a payment once', async () => {
    const orderId = await rows.order();
    const { id } = await database.db
      .insertInto('payments')
      .values({
        orderId,
        payerId: await rows.contractor(),
        method: 'mpesa',
        amount: '100.00',
        reference: `ref-${orderId}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const results = await Promise.allSettled([
      book(orderId, ['100.00', '-100.00'], id),
      book(orderId, ['100.00', '-100.00'], id),
    ]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('append-only tables', () => {
  beforeAll(async () => {
    const userId = await rows.contractor();
    const orderId = await rows.order();
    await book(orderId, ['1.00', '-1.00']);
    await database.db
      .insertInto('auditLog')
      .values({ actorId: userId, action: 'suspend', targetType: 'user', targetId: userId })
      .execute();
    await database.db
      .insertInto('consents')
      .values({ userId, purpose: 'marketing', version: '1', granted: true })
      .execute();
    await database.db.insertInto('orderEvents').values({ orderId, kind: 'placed' }).execute();
    const { id: disputeId } = await database.db
      .insertInto('disputes')
      .values({ orderId, openedBy: userId, kind: 'short' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('creditNotes')
      .values({
        orderId,
        disputeId,
        causeNumber: 'DP-000001',
        amount: '1',
        vatAmount: '0',
        vat: '[]',
      })
      .execute();
  });

  const tables = [
    'audit_log',
    'consents',
    'order_events',
    'credit_notes',
    'ledger_transactions',
    'ledger_entries',
  ];

  it.each(tables)('%s refuses UPDATE and DELETE, even by the owner', async (table) => {
    const touch = `update ${table} set created_at = created_at`;
    await expect(database.pool.query(touch)).rejects.toThrow(`${table} is append-only`);
    await expect(database.pool.query(`delete from ${table}`)).rejects.toThrow(
      `${table} is append-only`,
    );
  });

  it.each(['audit_log', 'ledger_entries', 'ledger_transactions'])(
    '%s refuses TRUNCATE',
    async (table) => {
      await expect(database.pool.query(`truncate ${table} cascade`)).rejects.toThrow('append-only');
    },
  );

  it('the application’s own role has no such privilege, and the rest it needs', async () => {
    const role = `app_${randomBytes(4).toString('hex')}`;
    const grants = await readFile(new URL('./roles.sql', import.meta.url), 'utf8');
    await database.pool.query(`create role ${role}`);
    try {
      await database.pool.query(grants.replaceAll(':"role"', role));
      const privileges = (table: string) =>
        sql<{ privilege: string }>`
          select privilege from unnest('{select,insert,update,delete,truncate}'::text[]) as privilege
            where has_table_privilege(${role}, ${table}, privilege)`
          .execute(database.db)
          .then((result) => result.rows.map((row) => row.privilege));
      for (const table of tables) {
        // Of the audit trail it writes some columns: when something happened it does not say.
        const expected = table === 'audit_log' ? ['select'] : ['select', 'insert'];
        expect(await privileges(table)).toEqual(expected);
      }
      expect(await privileges('products')).toEqual(['select', 'insert', 'update', 'delete']);
    } finally {
      await database.pool.query(`drop owned by ${role}`);
      await database.pool.query(`drop role ${role}`);
    }
  });
});
