import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import type { Quotation } from '../../../quotations/schema.ts';
import type { Rfq } from '../../../rfqs/schema.ts';
import type { Order } from '../../schema.ts';
import { type Awarded, awardScenes } from '../factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
const { scene, award, give, cancel, compare } = awardScenes(() => server);

describe('a quotation of which five orders were cancelled', () => {
  const remainderOf = async ({ owner, rfq }: { owner: Visitor; rfq: { id: string } }) =>
    (await owner.get<Rfq>(`/api/rfqs/${rfq.id}`)).body.remainder ?? null;

  it('is withdrawn: it is not compared, not said to be awardable, and no order is placed from it', async () => {
    const one = await scene();
    await one.owner.post(`/api/quotations/${one.some.id}/reject`, {});
    for (let n = 0; n < 5; n += 1) {
      expect(await remainderOf(one)).toEqual(
        n === 0 ? null : { lines: 2, canAward: true, hasOrder: false },
      );
      const placed = await award(one, { quotationId: one.all.id });
      expect(placed.status).toBe(200);
      expect((await cancel(one, placed.body.orders[0]?.id)).status).toBe(200);
    }
    const { body: listed } = await one.owner.get<Quotation[]>(
      `/api/quotations?rfqId=${one.rfq.id}`,
    );
    expect(listed.filter(({ moves }) => moves.includes('accept'))).toEqual([]);
    expect(await remainderOf(one)).toEqual({ lines: 2, canAward: false, hasOrder: false });
    const compared = await compare(one);
    expect(compared.quotations.map(({ quotationId }) => quotationId)).not.toContain(one.all.id);
    const refused = await award(one, { quotationId: one.all.id });
    expect([refused.status, refused.body.code]).toEqual([409, 'quotation_withdrawn']);
  });

  it('has its rest withdrawn where another order of it stands', async () => {
    const one = await scene();
    await award(one, { lines: [give(one.bars, one.all, 40)] });
    for (let n = 0; n < 5; n += 1) {
      const placed = await award(one, { lines: [give(one.bags, one.all, 10)] });
      expect(placed.status).toBe(200);
      expect((await cancel(one, placed.body.orders[0]?.id)).status).toBe(200);
    }
    expect(await remainderOf(one)).toEqual({ lines: 1, canAward: false, hasOrder: true });
    const refused = await award(one, { lines: [give(one.bags, one.all, 10)] });
    expect([refused.status, refused.body.code]).toEqual([409, 'quotation_withdrawn']);
    const { body: orders } = await one.owner.get<Order[]>(`/api/orders?rfqId=${one.rfq.id}`);
    expect(orders.filter(({ status }) => status === 'placed')).toHaveLength(1);
  });
});

it('a quotation whose order was cancelled can be withdrawn by its supplier', async () => {
  const one = await scene();
  const placed = await award(one, { quotationId: one.all.id });
  await cancel(one, placed.body.orders[0]?.id);
  const supplier = await server.signedIn(one.all.supplierId);
  const withdrawn = await supplier.post<{ state: string }>(
    `/api/quotations/${one.all.id}/withdraw`,
  );
  expect([withdrawn.status, withdrawn.body.state]).toEqual([200, 'withdrawn']);
  const again = await award(one, { quotationId: one.all.id });
  expect([again.status, again.body.code]).toEqual([409, 'quotation_withdrawn']);
});

it('the rest of a partly accepted quotation can be withdrawn by its supplier: the order stays, nothing more is ordered, the buyer is told', async () => {
  const one = await scene();
  await award(one, { lines: [give(one.bags, one.all, 40)] });
  const supplier = await server.signedIn(one.all.supplierId);
  const read = async () =>
    (await supplier.get<Quotation[]>(`/api/quotations?rfqId=${one.rfq.id}`)).body[0];
  expect(await read()).toMatchObject({ state: 'accepted', moves: ['withdraw'] });
  const rival = await server.signedIn(one.some.supplierId);
  expect((await rival.post(`/api/quotations/${one.all.id}/withdraw`)).status).toBe(404);
  const withdraw = () => supplier.post<Awarded>(`/api/quotations/${one.all.id}/withdraw`);
  const statuses = (await Promise.all([withdraw(), withdraw()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect(await read()).toMatchObject({
    state: 'accepted',
    moves: [],
    restWithdrawnAt: expect.any(String),
    orderedAmount: '36500.00',
  });
  const again = await supplier.post<Awarded>(`/api/quotations/${one.all.id}/withdraw`);
  expect([again.status, again.body.code]).toEqual([409, 'quotation_withdrawn']);
  const more = await award(one, { lines: [give(one.bags, one.all, 60)] });
  expect([more.status, more.body.code]).toEqual([409, 'quotation_withdrawn']);
  const compared = await compare(one);
  expect(compared.quotations.map(({ quotationId }) => quotationId)).toEqual([one.some.id]);
  const { body: orders } = await one.owner.get<Order[]>(`/api/orders?rfqId=${one.rfq.id}`);
  expect(orders.map(({ status, totalAmount }) => [status, totalAmount])).toEqual([
    ['placed', '36500.00'],
  ]);
  const notices = await db()
    .selectFrom('notifications')
    .select('kind')
    .where('userId', '=', one.rfq.contractorId)
    .execute();
  expect(notices.filter(({ kind }) => kind === 'quotationRestWithdrawn')).toHaveLength(1);
  expect((await cancel(one, orders[0]?.id)).status).toBe(200);
  expect(await read()).toMatchObject({ state: 'withdrawn', moves: [] });
});

it('a quotation that was ordered whole cannot be withdrawn', async () => {
  const one = await scene();
  await award(one, { quotationId: one.all.id });
  const supplier = await server.signedIn(one.all.supplierId);
  const refused = await supplier.post<Awarded>(`/api/quotations/${one.all.id}/withdraw`);
  expect([refused.status, refused.body.code]).toEqual([409, 'quotation_accepted']);
});

it('the rest of a quotation cannot be withdrawn while all that it offers is ordered from others', async () => {
  const one = await scene();
  await award(one, { lines: [give(one.bags, one.all, 100), give(one.bars, one.some, 40)] });
  const supplier = await server.signedIn(one.all.supplierId);
  const { body } = await supplier.get<Quotation[]>(`/api/quotations?rfqId=${one.rfq.id}`);
  expect(body[0]).toMatchObject({ state: 'accepted', moves: [] });
  const refused = await supplier.post<Awarded>(`/api/quotations/${one.all.id}/withdraw`);
  expect([refused.status, refused.body.code]).toEqual([409, 'quotation_accepted']);
});

it('a further award and the withdrawal of the rest at once: the order is complete or the rest is withdrawn', async () => {
  const one = await scene();
  await award(one, { lines: [give(one.bags, one.all, 40)] });
  const supplier = await server.signedIn(one.all.supplierId);
  const [more, withdrawn] = await Promise.all([
    award(one, { lines: [give(one.bags, one.all, 60), give(one.bars, one.all, 40)] }),
    supplier.post(`/api/quotations/${one.all.id}/withdraw`),
  ]);
  expect([more.status, withdrawn.status].sort()).toEqual([200, 409]);
});

describe('a supplier who is suspended or has deleted the account', () => {
  const suspend = ({ supplierId }: { supplierId: string }) =>
    db()
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', supplierId)
      .execute();
  const remove = async ({ supplierId }: { supplierId: string }) => {
    const supplier = await server.signedIn(supplierId);
    const { status } = await supplier.send({ method: 'DELETE', url: '/api/profile' });
    expect(status).toBe(204);
  };
  const leaving = [
    ['is suspended', suspend],
    ['has deleted the account', remove],
  ] as const;

  it.each(leaving)(
    'is ordered from no more of an accepted quotation: one who %s',
    async (_how, leave) => {
      const one = await scene();
      await award(one, { lines: [give(one.bags, one.all, 40)] });
      await leave(one.all);
      const refused = await award(one, { lines: [give(one.bars, one.all, 40)] });
      expect([refused.status, refused.body.code]).toEqual([409, 'award_supplier_gone']);
      expect(refused.body.message).toContain('suspended or closed');
      const compared = await compare(one);
      expect(compared.quotations.map(({ quotationId }) => quotationId)).toEqual([one.some.id]);
      expect(compared.leftOut).toBe(1);
      const rest = await award(one, { lines: [give(one.bars, one.some, 40)] });
      expect(rest.status).toBe(200);
    },
  );

  it('is counted by the comparison as left out, unless the quotation was withdrawn before or turned down', async () => {
    const one = await scene();
    expect((await compare(one)).leftOut).toBe(0);
    await suspend(one.all);
    expect(await compare(one)).toMatchObject({ leftOut: 1, quotations: [{}] });
    const supplier = await server.signedIn(one.some.supplierId);
    await supplier.post(`/api/quotations/${one.some.id}/withdraw`);
    await suspend(one.some);
    expect(await compare(one)).toMatchObject({ leftOut: 1, quotations: [] });
    const awarded = await scene();
    await award(awarded, { quotationId: awarded.all.id });
    await suspend(awarded.all);
    await suspend(awarded.some);
    expect((await compare(awarded)).leftOut).toBe(0);
  });

  it.each(leaving)(
    'is ordered from no more after a cancelled order: one who %s',
    async (_how, leave) => {
      const one = await scene();
      const placed = await award(one, { quotationId: one.all.id });
      await leave(one.all);
      expect((await cancel(one, placed.body.orders[0]?.id)).status).toBe(200);
      const again = await one.owner.post<Awarded>(`/api/quotations/${one.all.id}/accept`);
      expect([again.status, again.body.code]).toEqual([409, 'award_supplier_gone']);
      const compared = await compare(one);
      expect(compared.quotations.some(({ quotationId }) => quotationId === one.all.id)).toBe(false);
    },
  );

  it.each(leaving)(
    'is ordered from no more where the order was cancelled before: one who %s',
    async (_how, leave) => {
      const one = await scene();
      const placed = await award(one, { quotationId: one.all.id });
      await cancel(one, placed.body.orders[0]?.id);
      await leave(one.all);
      const again = await award(one, { quotationId: one.all.id });
      expect(again.status).toBe(409);
    },
  );

  it('gets no order by an award at the moment of the suspension', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await scene();
      const [answer] = await Promise.all([
        award(one, { quotationId: one.all.id }),
        suspend(one.all),
      ]);
      expect([200, 409]).toContain(answer.status);
      const next = await award(one, { lines: [give(one.bars, one.all, 1)] });
      expect(next.status).toBe(409);
    }
  });
});
