import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { documents as englishDocuments } from '../../../../messages/en/documents.ts';
import { payees as english } from '../../../../messages/en/payees.ts';
import { fill, type Language } from '../../../../messages/index.ts';
import { documents as swahiliDocuments } from '../../../../messages/sw/documents.ts';
import { payees as swahili } from '../../../../messages/sw/payees.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import type { PayTo } from '../../../accounts/payment-details-schema.ts';
import {
  buildAdmin,
  buildPayee,
  buildUser,
  buildVerification,
} from '../../../accounts/server/factory.ts';
import { readPayTo } from '../../../accounts/server/public.ts';
import type { Order } from '../../schema.ts';
import { documentTexts } from './document-texts.ts';
import { orderDocument } from './documents.ts';
import { layOut } from './layout.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());
const db = () => server.database.db;
let scenes = 100;
const inADay = () => new Date(Date.now() + 86_400_000);

/** An order between a buyer whose phone nobody proved and a verified supplier. */
async function scene() {
  scenes += 1;
  const seller = await buildUser(db(), {
    role: 'supplier',
    companyName: 'Jirani Hardware',
    phoneNumber: `+254712000${scenes}`,
    phoneVerifiedAt: new Date(),
  });
  await buildVerification(db(), seller.id);
  const buyer = await buildUser(db(), { phoneNumber: `+254722000${scenes}` });
  const order = await db()
    .insertInto('orders')
    .values({
      contractorId: buyer.id,
      supplierId: seller.id,
      subtotal: '1000.00',
      totalAmount: '1000.00',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { order, seller, buyer, visitor: await server.signedIn(buyer.id) };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const readIt = async ({ visitor, order }: Scene) =>
  (await visitor.get<Order>(`/api/orders/${order.id}`)).body;

/** What stands on the LPO that this scene's buyer gets now. */
async function lpoOf(one: Scene, language: Language = 'en', payTo?: PayTo | null) {
  const where = payTo === undefined ? await readPayTo(db(), one.seller.id) : payTo;
  const facts = { request: null, payTo: where };
  const document = orderDocument(await readIt(one), facts, documentTexts(language));
  return JSON.stringify(layOut(document, '2026-11-20T09:00:00.000Z'));
}

it('an LPO has both phones, the KRA PIN that was verified, and lines for both signatures, in both languages', async () => {
  const one = await scene();
  const inEnglish = await lpoOf(one);
  for (const words of [
    `Phone: 0712\u00a0000\u00a0${scenes}"`,
    `Phone: 0722\u00a0000\u00a0${scenes} (not confirmed)`,
    'KRA PIN: P051234567Z',
    'KRA PIN: not verified',
    'For the buyer',
    'For the supplier',
    '"Signature"',
  ]) {
    expect(inEnglish).toContain(words);
  }
  const inSwahili = await lpoOf(one, 'sw');
  for (const words of [
    `Simu: 0712\u00a0000\u00a0${scenes}"`,
    `Simu: 0722\u00a0000\u00a0${scenes} (haijathibitishwa)`,
    'Kwa niaba ya mnunuzi',
    'Kwa niaba ya muuzaji',
    '"Sahihi"',
  ]) {
    expect(inSwahili).toContain(words);
  }
  expect(inSwahili).not.toMatch(/Phone|Signature|Pay to|not verified/);
});

it('an LPO has no KRA PIN of an account that lost its badge', async () => {
  const one = await scene();
  await db()
    .updateTable('users')
    .set({ isVerified: false })
    .where('id', '=', one.seller.id)
    .execute();
  expect(await lpoOf(one)).not.toContain('P051234567Z');
});

it('an LPO says where to pay exactly as the payment page does, with its warning', async () => {
  const one = await scene();
  await buildPayee(db(), {
    supplierId: one.seller.id,
    kind: 'bank',
    bankName: 'Equity Bank',
    number: '0112233445566',
    checkedAt: new Date(),
    checkedBy: (await buildAdmin(db())).id,
  });
  await buildPayee(db(), {
    supplierId: one.seller.id,
    number: '998877',
    usableFrom: inADay(),
  });
  const page = (await one.visitor.get<PayTo>(`/api/orders/${one.order.id}/payments`)).body;
  const where = await readPayTo(db(), one.seller.id);
  const { supplierStatus, payTo, heldUntil } = page;
  expect({ supplierStatus, payTo, heldUntil }).toEqual(where);
  const text = await lpoOf(one);
  for (const words of [
    'Bank account',
    'Equity Bank',
    '0112233445566',
    'JIRANI HARDWARE',
    english.checked,
    fill(english.newHeld, { time: formatDateTime(page.heldUntil ?? '', 'en') }),
    english.warning,
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('998877');
  expect(await lpoOf(one, 'sw')).toContain(swahili.checked);
});

it('an LPO of a supplier that is suspended says not to pay, in both languages', async () => {
  const one = await scene();
  await buildPayee(db(), { supplierId: one.seller.id });
  await db()
    .updateTable('users')
    .set({ suspendedAt: new Date() })
    .where('id', '=', one.seller.id)
    .execute();
  const text = await lpoOf(one);
  expect(text).toContain(english.suspended);
  expect(text).not.toContain(english.noneForBuyer);
  expect(await lpoOf(one, 'sw')).toContain(swahili.suspended);
});

it('details on hold alone are announced to the buyer, and not shown', async () => {
  const one = await scene();
  await buildPayee(db(), {
    supplierId: one.seller.id,
    number: '998877',
    usableFrom: inADay(),
  });
  const page = (await one.visitor.get<PayTo>(`/api/orders/${one.order.id}/payments`)).body;
  expect(page).toMatchObject({ payTo: [], heldUntil: expect.any(String) });
  const time = formatDateTime(page.heldUntil ?? '', 'en');
  const text = await lpoOf(one);
  expect(text).toContain(fill(english.heldForBuyer, { time }));
  expect(text).not.toContain(english.noneForBuyer);
  // M-Pesa and card can be paid meanwhile.
  expect(text).toContain(english.noneOnPaper);
  expect(text).not.toContain('Do not pay yet');
  expect(JSON.stringify(page) + text).not.toContain('998877');
  const held = fill(swahili.heldForBuyer, { time: formatDateTime(page.heldUntil ?? '', 'sw') });
  expect(await lpoOf(one, 'sw')).toContain(held);
});

it('a cancelled order’s LPO has nothing to pay to and nothing to sign', async () => {
  const one = await scene();
  await buildPayee(db(), { supplierId: one.seller.id });
  await one.visitor.post(`/api/orders/${one.order.id}/cancel`, { reason: 'Not needed' });
  const text = await lpoOf(one, 'en', null);
  expect(text).not.toMatch(/Pay to|523871|For the buyer/);
  const pdf = await one.visitor.get(`/api/orders/${one.order.id}/documents/lpo.pdf`);
  expect(pdf.status).toBe(200);
});

it('the phone and the KRA PIN are for the two sides of an order and for nobody else', async () => {
  const one = await scene();
  const order = await readIt(one);
  expect(order.supplier).toMatchObject({
    phone: `+254712000${scenes}`,
    isPhoneProven: true,
    kraPin: 'P051234567Z',
  });
  expect(order.contractor).toMatchObject({ phone: `+254722000${scenes}`, isPhoneProven: false });
  const list = await one.visitor.get('/api/orders');
  const card = await one.visitor.get(`/api/users/${one.seller.id}`);
  const stranger = await server.signedIn((await buildUser(db())).id);
  const foreign = await stranger.get(`/api/orders/${one.order.id}`);
  expect(foreign.status).toBe(404);
  for (const answer of [list, card, foreign]) {
    expect(JSON.stringify(answer.body)).not.toMatch(/712000\d{3}|P051234567Z/);
  }
});

it('an LPO in Swahili names product types in Swahili, as the line and as what was asked for', async () => {
  const one = await scene();
  const order = await readIt(one);
  const item = { quantity: '2.000', unit: 'tonne', unitPrice: '500.00', totalPrice: '1000.00' };
  const linesOf = (name: string, askedName: string | null) => {
    const plain = { ...item, name, askedName, specifications: null, differences: [] };
    const items = [plain as unknown as Order['items'][number]];
    const facts = { request: null, payTo: null };
    return orderDocument({ ...order, items }, facts, documentTexts('sw')).lines;
  };
  expect(linesOf('River Sand', null)).toMatchObject([{ name: 'Mchanga wa Mto', details: null }]);
  expect(linesOf('Athi sand, washed', 'River Sand')).toMatchObject([
    { name: 'Athi sand, washed', details: 'Kwa: Mchanga wa Mto' },
  ]);
});

it('an LPO says above the supplier’s terms that account numbers in them are not checked', async () => {
  const one = await scene();
  const notes = 'Pay to till 999999';
  const order = await readIt(one);
  const quotation = { revision: 1, createdAt: order.createdAt, notes };
  for (const [language, words] of [
    ['en', englishDocuments],
    ['sw', swahiliDocuments],
  ] as const) {
    const print = (own: Order) =>
      JSON.stringify(
        layOut(
          orderDocument(own, { request: null, payTo: null }, documentTexts(language)),
          '2026-11-20T09:00:00.000Z',
        ),
      );
    const text = print({ ...order, quotation });
    expect(text.indexOf(words.termsUnchecked)).toBeGreaterThan(0);
    expect(text.indexOf(notes)).toBeGreaterThan(text.indexOf(words.termsUnchecked));
    expect(print({ ...order, quotation: { ...quotation, notes: null } })).not.toContain(
      words.termsUnchecked,
    );
  }
});
