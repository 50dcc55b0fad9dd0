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

/** An RFQ line of `quantity` with a quotation line for all of it. */
async function quotedLine(quantity: number) {
  const rfqId = await rows.rfq();
  const rfqItemId = await rows.rfqItem(rfqId, quantity);
  return { rfqId, rfqItemId, ...(await quote(rfqId, rfqItemId, quantity)) };
}

/** A quotation for the whole of a line, and an order to award it to. */
async function quote(rfqId: string, rfqItemId: string, quantity: number) {
  const quotationId = await rows.quotation(rfqId);
  const quotationItemId = await rows.quotationItem(quotationId, rfqItemId, quantity);
  return { quotationId, quotationItemId, orderId: await rows.order() };
}

describe('RFQ status', () => {
  it.each([
    ['open', 'closed'],
    ['open', 'awarded'],
    ['closed', 'awarded'],
  ] as const)('goes from %s to %s and never back', async (from, to) => {
    const id = await rows.rfq();
    const set = (status: 'open' | 'closed' | 'awarded') =>
      database.db.updateTable('rfqs').set({ status }).where('id', '=', id).execute();
    await set(from);
    await set(to);
    await expect(set(from)).rejects.toMatchObject({
      code: '23514',
      constraint: 'rfqs_status_order_check',
      message: `An RFQ that is ${to} cannot become ${from}`,
    });
  });
});

describe('quotations', () => {
  it('one is live per supplier and RFQ; of two submitted at once, one wins', async () => {
    const [rfqId, supplierId] = [await rows.rfq(), await rows.supplier()];
    const results = await Promise.allSettled([
      rows.quotation(rfqId, supplierId),
      rows.quotation(rfqId, supplierId),
    ]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('a superseded, withdrawn or rejected one makes room for the next revision', async () => {
    const [rfqId, supplierId] = [await rows.rfq(), await rows.supplier()];
    const endings = [
      { supersededAt: new Date() },
      { withdrawnAt: new Date() },
      { status: 'rejected' as const },
    ];
    for (const [index, ending] of endings.entries()) {
      const revision = { rfqId, supplierId, totalAmount: '5.00', revision: index + 1 };
      await database.db.insertInto('quotations').values(revision).execute();
      await expect(
        database.db
          .insertInto('quotations')
          .values({ ...revision, revision: 9 })
          .execute(),
      ).rejects.toMatchObject({ constraint: 'quotations_one_live_key' });
      await database.db
        .updateTable('quotations')
        .set(ending)
        .where('rfqId', '=', rfqId)
        .where('revision', '=', index + 1)
        .execute();
    }
  });

  it('are never rewritten, lines included', async () => {
    const { quotationId, quotationItemId } = await quotedLine(10);
    const refused = { message: expect.stringContaining('never rewritten') };
    await expect(
      database.db
        .updateTable('quotations')
        .set({ totalAmount: '1.00' })
        .where('id', '=', quotationId)
        .execute(),
    ).rejects.toMatchObject(refused);
    await expect(
      database.db
        .updateTable('quotationItems')
        .set({ unitPrice: '1.00', totalPrice: '10.00' })
        .where('id', '=', quotationItemId)
        .execute(),
    ).rejects.toMatchObject(refused);
  });

  it('scoring and hiding leave updated_at alone, a decision moves it', async () => {
    const id = await rows.quotation(await rows.rfq());
    const set = async (values: object) => {
      const { updatedAt } = await database.db
        .updateTable('quotations')
        .set(values)
        .where('id', '=', id)
        .returning('updatedAt')
        .executeTakeFirstOrThrow();
      return updatedAt;
    };
    const before = await set({ aiScore: '4.00' });
    expect(await set({ aiScore: '4.50', aiAnalysis: 'Good price' })).toEqual(before);
    expect(await set({ hiddenFromOwnerAt: new Date() })).toEqual(before);
    expect((await set({ status: 'submitted' })).getTime()).toBeGreaterThan(before.getTime());
  });

  it('a line total is the rounded product of quantity and unit price', async () => {
    const rfqId = await rows.rfq();
    const line = { quotationId: await rows.quotation(rfqId), rfqItemId: await rows.rfqItem(rfqId) };
    const add = (totalPrice: string) =>
      database.db
        .insertInto('quotationItems')
        .values({ ...line, quantity: '2.500', unitPrice: '33.33', totalPrice })
        .execute();
    await expect(add('83.32')).rejects.toMatchObject({
      constraint: 'quotation_items_total_price_check',
    });
    await add('83.33');
  });
});

describe('awards', () => {
  it('never exceed the requested quantity, however many award at once', async () => {
    const line = await quotedLine(10);
    const rivals = await Promise.all(
      Array.from({ length: 7 }, () => quote(line.rfqId, line.rfqItemId, 10)),
    );
    const results = await Promise.allSettled(
      rivals.map((rival) =>
        database.db
          .insertInto('awards')
          .values({ rfqId: line.rfqId, rfqItemId: line.rfqItemId, ...rival, quantity: 3 })
          .execute(),
      ),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.length - refused.length).toBe(3);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ constraint: 'rfq_items_awarded_quantity_check' });
    }
    const item = await database.db
      .selectFrom('rfqItems')
      .select('awardedQuantity')
      .where('id', '=', line.rfqItemId)
      .executeTakeFirst();
    expect(item).toEqual({ awardedQuantity: '9.000' });
  });

  it('hold at repeatable read too', async () => {
    const line = await quotedLine(10);
    const rival = await quote(line.rfqId, line.rfqItemId, 10);
    const [first, second] = [await database.pool.connect(), await database.pool.connect()];
    try {
      for (const client of [first, second]) {
        await client.query('begin isolation level repeatable read');
        await client.query('select count(*) from awards');
      }
      const award = (of: typeof rival) =>
        `insert into awards
             (rfq_id, rfq_item_id, quotation_id, quotation_item_id, order_id, quantity)
           values ('${line.rfqId}', '${line.rfqItemId}', '${of.quotationId}',
             '${of.quotationItemId}', '${of.orderId}', 6)`;
      await first.query(award(line));
      const waiting = expect(second.query(award(rival))).rejects.toMatchObject({ code: '40001' });
      await first.query('commit');
      await waiting;
      await second.query('rollback');
    } finally {
      first.release();
      second.release();
    }
  });

  it('free the line again when taken back', async () => {
    const { rfqId, ...line } = await quotedLine(4);
    const award = { rfqId, ...line, quantity: 4 };
    await database.db.insertInto('awards').values(award).execute();
    await database.db.deleteFrom('awards').where('rfqId', '=', rfqId).execute();
    await database.db.insertInto('awards').values(award).execute();
  });

  it('cannot give one RFQ’s line to another RFQ’s quotation', async () => {
    const [mine, other] = [await quotedLine(5), await quotedLine(5)];
    await expect(
      database.db
        .insertInto('awards')
        .values({ ...mine, quotationId: other.quotationId, quantity: 1 })
        .execute(),
    ).rejects.toMatchObject({ code: '23503' });
    await expect(
      database.db
        .insertInto('awards')
        .values({ ...other, rfqItemId: mine.rfqItemId, quantity: 1 })
        .execute(),
    ).rejects.toMatchObject({ code: '23503' });
  });
});

describe('orders', () => {
  it('are numbered one after another, past six digits too', async () => {
    await database.pool.query(`select setval('order_numbers', 999999)`);
    const order = await database.db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', await rows.order())
      .executeTakeFirst();
    expect(order).toEqual({ number: 'LPO-1000000' });
  });
});
