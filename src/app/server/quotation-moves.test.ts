import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mostRevisions,
  type QuotationMove,
  quotationMachine,
} from '../../domains/quotations/rules.ts';
import { buildAskedRfq, buildQuotation } from '../../domains/quotations/server/factory.ts';
import {
  day,
  list,
  offerFor,
  type Refusal,
  send,
  signedInBoth,
} from '../../domains/quotations/server/testing.ts';
import { passDeadline } from '../../domains/rfqs/server/factory.ts';
import { edit, itemsOf, read } from '../../domains/rfqs/server/testing.ts';
import { registerDomains } from './compose/index.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;

/** A quotation for the first of two lines, as its two sides see it. */
async function quoted(rfqFields: Parameters<typeof buildAskedRfq>[1] = {}) {
  const built = await buildAskedRfq(db(), rfqFields);
  if (rfqFields.verifiedOnly) await setVerified(built.company.id, true);
  const scene = await signedInBoth(server, built);
  const { status, body } = await send(scene, offerFor(scene.rfq.id, scene.lines[0]));
  expect(status).toBe(201);
  return { ...scene, id: body.id };
}
type Scene = Awaited<ReturnType<typeof quoted>>;

const setVerified = (id: string, isVerified: boolean) =>
  db().updateTable('users').set({ isVerified }).where('id', '=', id).execute();
const change = (id: string, values: object) =>
  db().updateTable('quotations').set(values).where('id', '=', id).execute();
/** The lines as the contract writes them. */
const asked = async ({ owner, rfq }: Scene) =>
  (await itemsOf(owner, rfq.id)).map(({ productName, quantity, unit }) => ({
    productName,
    quantity,
    unit,
  }));
const revision = (one: Scene) => {
  const { rfqId: _, ...offer } = offerFor(one.rfq.id, one.lines[1], {
    totalAmount: '5000',
    items: [{ rfqItemId: one.lines[1], quantity: 5, unitPrice: '1000' }],
  });
  return offer;
};

const json = { 'content-type': 'application/json' };
const calls: Record<QuotationMove, (one: Scene) => Promise<{ status: number }>> = {
  revise: (one) =>
    one.supplier.send({
      method: 'PUT',
      url: `/api/quotations/${one.id}`,
      headers: json,
      payload: JSON.stringify(revision(one)),
    }),
  withdraw: ({ supplier, id }) => supplier.post(`/api/quotations/${id}/withdraw`),
  reconfirm: ({ supplier, id }) =>
    supplier.post(`/api/quotations/${id}/reconfirm`, { validUntil: day(40) }),
  accept: ({ owner, id }) => owner.post(`/api/quotations/${id}/accept`),
  reject: ({ owner, id }) => owner.post(`/api/quotations/${id}/reject`, {}),
  hide: ({ owner, id }) => owner.send({ method: 'DELETE', url: `/api/quotations/${id}` }),
};

/** What has come over a quotation. */
const fates: Record<string, (one: Scene) => Promise<unknown>> = {
  'just sent': async () => undefined,
  expired: ({ id }) => change(id, { validUntil: new Date(Date.now() - 1_000) }),
  'for an older version that asks for all it offers': ({ owner, rfq }) =>
    edit(owner, rfq.id, { description: 'To be carried to the third floor' }),
  'for a line that was dropped': async (one) =>
    edit(one.owner, one.rfq.id, { items: (await asked(one)).slice(1) }),
  'for more than is asked for now': async (one) => {
    const [first, ...others] = await asked(one);
    await edit(one.owner, one.rfq.id, { items: [{ ...first!, quantity: 39 }, ...others] });
  },
  'for a dropped line, and expired': async (one) => {
    await edit(one.owner, one.rfq.id, { items: (await asked(one)).slice(1) });
    await change(one.id, { validUntil: new Date(Date.now() - 1_000) });
  },
  revised: calls.revise,
  withdrawn: calls.withdraw,
  rejected: calls.reject,
  'the last of all that may be sent': async (one) => {
    await calls.withdraw(one);
    const place = { rfqId: one.rfq.id, supplierId: one.company.id, revision: mostRevisions };
    one.id = (await buildQuotation(db(), place)).id;
  },
  'of a supplier that was verified': ({ company }) => setVerified(company.id, false),
};
/** And then over its RFQ, where that does not stay open. */
const ends: Record<string, (one: Scene) => Promise<unknown>> = {
  closed: ({ rfq }) => passDeadline(db(), rfq.id),
  'awarded to it': calls.accept,
  'awarded to others': ({ rfq }) =>
    db().updateTable('rfqs').set({ status: 'awarded' }).where('id', '=', rfq.id).execute(),
};

/** What may be done with it as one side reads it; null where it is not that side's to read. */
async function movesOf(visitor: Visitor, { id, rfq }: Scene) {
  const own = await list(visitor, `?rfqId=${rfq.id}&history=true`);
  return own.find((one) => one.id === id)?.moves ?? null;
}

describe('what a quotation offers to be done with it is what the server does', () => {
  const cases = [
    ...Object.keys(fates).flatMap((fate) => ['open', 'closed'].map((end) => [fate, end] as const)),
    ...Object.keys(ends).map((end) => ['just sent', end] as const),
  ];
  it.each(cases)('one that is %s, its RFQ %s', async (fate, end) => {
    const build = async () => {
      const one = await quoted({ verifiedOnly: fate === 'of a supplier that was verified' });
      await fates[fate]?.(one);
      await ends[end]?.(one);
      return one;
    };
    const one = await build();
    const offered = {
      supplier: await movesOf(one.supplier, one),
      owner: await movesOf(one.owner, one),
    };
    for (const move of quotationMachine.names) {
      const moves = offered[quotationMachine.isStepOf(move, 'owner') ? 'owner' : 'supplier'];
      if (moves === null) continue;
      // What is refused changes nothing, what is done has a quotation of its own.
      const { status } = await calls[move](moves.includes(move) ? await build() : one);
      expect(status < 300, `${move}: ${status}, offered: ${moves}`).toBe(moves.includes(move));
    }
  });

  it('after a quoted line was dropped that is to revise, and the list says so too', async () => {
    const one = await quoted();
    await fates['for a line that was dropped']?.(one);
    const [listed] = await list(one.supplier, `?rfqId=${one.rfq.id}`);
    expect(listed).toMatchObject({ state: 'outdated', moves: ['revise', 'withdraw'] });
    expect((await calls.revise(one)).status).toBe(200);
  });
});

describe('an RFQ that is sent again with the same lines, as the contract writes them', () => {
  it('keeps its version, its lines and every quotation as it was', async () => {
    const one = await quoted();
    const edited = await edit(one.owner, one.rfq.id, { items: await asked(one) });
    expect([edited.status, edited.body.version]).toEqual([200, 1]);
    expect((await itemsOf(one.owner, one.rfq.id)).map(({ id }) => id)).toEqual(one.lines);
    expect(await movesOf(one.owner, one)).toContain('accept');
    expect((await calls.accept(one)).status).toBe(200);
  });

  it('and more of one of them: what was quoted is reconfirmed and then accepted', async () => {
    const one = await quoted();
    const [cement, sand] = await asked(one);
    const items = [sand!, { ...cement!, quantity: 50 }, { productName: 'Nails', quantity: 2 }];
    expect((await edit(one.owner, one.rfq.id, { items })).body.version).toBe(2);
    const after = await itemsOf(one.owner, one.rfq.id);
    expect(after.slice(0, 2).map(({ id }) => id)).toEqual([one.lines[1], one.lines[0]]);
    const refused = await one.owner.post<Refusal>(`/api/quotations/${one.id}/accept`);
    expect(refused.body.code).toBe('quotation_outdated');
    expect((await calls.reconfirm(one)).status).toBe(200);
    expect((await calls.accept(one)).status).toBe(200);
  });

  it('with some of the ids keeps all, and what a line does not speak of stays', async () => {
    const one = await quoted();
    const [cement, sand] = await itemsOf(one.owner, one.rfq.id);
    const specifications = { grade: '42.5' };
    const { id, productName, quantity, unit } = cement!;
    const line = { id: id.toUpperCase(), productName, quantity, unit, specifications };
    const other = { productName: sand!.productName, quantity: 5, unit: 'tonne' };
    await edit(one.owner, one.rfq.id, { items: [line, other] });
    await edit(one.owner, one.rfq.id, { items: [{ productName, quantity, unit }, other] });
    expect(await itemsOf(one.owner, one.rfq.id)).toMatchObject([
      { id, specifications },
      { id: sand!.id },
    ]);
    expect((await read(one.owner, one.rfq.id)).body.version).toBe(2);
  });
});
