import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { formatDate } from '../../../shared/dates.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildOrder } from '../../payments/server/factory.ts';
import { buildQuotation } from '../../quotations/server/factory.ts';
import { registerAssistant } from './testing/register-assistant.ts';
import { talkAs } from './testing/talk.ts';

let server: TestServer;
let contractorId: string;
let supplierId: string;
let contractor: Visitor;

beforeAll(async () => {
  server = await openTestServer({ template: 'demo', registerRoutes: registerAssistant() });
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  contractorId = (await buildUser(db)).id;
  supplierId = (await buildUser(db, { role: 'supplier', companyName: 'Zaloba Hardware' })).id;
  contractor = await server.signedIn(contractorId);
});

const order = (overrides: Parameters<typeof buildOrder>[1] = {}) =>
  buildOrder(server.database.db, { contractorId, supplierId, ...overrides });

const talk = (...messages: readonly string[]) => talkAs(contractor, messages);

/** Books a confirmed payment, as the ledger holds it. */
const pay = (orderId: string, amount: string) =>
  server.database.db.transaction().execute(async (trx) => {
    const { id: transactionId } = await trx
      .insertInto('ledgerTransactions')
      .values({ kind: 'payment', orderId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const line = (account: string, sum: string) => ({
      transactionId,
      orderId,
      account,
      amount: sum,
    });
    await trx
      .insertInto('ledgerEntries')
      .values([line('bank', amount), line('receivable', `-${amount}`)])
      .execute();
  });

describe('an own order, asked about', () => {
  it('is never cancelled by the assistant: it says how that is done, and leads to the page', async () => {
    const { id, number } = await order();
    for (const [message, words] of [
      [
        `cancel ${number}`,
        /^I cannot cancel orders for you\. Zaloba Hardware .* cancel it yourself/,
      ],
      [`nataka kughairi oda ${number}`, /^Sighairi oda kwa niaba yako\. Zaloba Hardware/],
      [`nicancelie ${number} tafadhali`, /^Sighairi oda/],
    ] as const) {
      const { response, links } = await talk(message);
      expect(response).toMatch(words);
      expect(links).toEqual([{ label: number, href: `/orders/${id}` }]);
    }
    const row = await server.database.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('placed');
  });

  it('is cancelled only together with its supplier once that has confirmed it', async () => {
    const { number } = await order({ status: 'confirmed' });
    const { response } = await talk(`cancel ${number}`);
    expect(response).toContain('can only cancel it together with Zaloba Hardware');
  });

  it('says that what came, or was cancelled, cannot be cancelled any more', async () => {
    const came = await order({ status: 'delivered' });
    const gone = await order({ status: 'cancelled', cancelledAt: new Date() });
    expect((await talk(`cancel ${came.number}`)).response).toContain('no longer be cancelled');
    expect((await talk(`cancel ${gone.number}`)).response).toContain('already cancelled');
    expect((await talk(`is ${gone.number} paid`)).response).toContain('You owe nothing for it');
    await pay(gone.id, '300.00');
    expect((await talk(`${gone.number} imelipwa?`)).response).toMatch(/hudaiwi; KSh 300 /);
    expect((await talk(`when will ${gone.number} come`)).response).toContain(
      'will not be delivered',
    );
    expect((await talk(`${came.number} itafika lini`)).response).toContain('tayari: imefika');
  });

  it('is paid as far as the ledger says, and what waits is said beside it', async () => {
    const { id, number } = await order({ totalAmount: '90000.50' });
    expect((await talk(`is ${number} paid`)).response).toBe(
      `No payment is confirmed for order ${number}. The balance is KSh 90,000.50. The order page shows where to pay. Record the payment there. Zaloba Hardware confirms it.`,
    );
    await server.database.db
      .insertInto('payments')
      .values({
        orderId: id,
        payerId: contractorId,
        method: 'bank',
        amount: '50000.00',
        reference: 'FT1',
      })
      .execute();
    await pay(id, '40000.00');
    expect((await talk(`nimelipa ${number}?`)).response).toBe(
      `Kwa oda ${number}, KSh 40,000 kati ya KSh 90,000.50 imethibitishwa kulipwa; KSh 50,000.50 imebaki. Malipo ya KSh 50,000 uliyoandika yanasubiri Zaloba Hardware ayathibitishe.`,
    );
    await pay(id, '50000.50');
    expect((await talk(`how much do I owe on ${number}`)).response).toBe(
      `Order ${number} is paid in full: KSh 90,000.50.`,
    );
  });

  it('comes by the day that its quotation promised', async () => {
    const quotation = await buildQuotation(server.database.db, { supplierId, deliveryTime: 3 });
    const at = new Date();
    const inDays = (days: number) => new Date(at.getTime() + days * 86_400_000);
    const { number } = await order({
      quotationId: quotation.id,
      createdAt: at,
      deliveryDate: inDays(9),
    });
    expect((await talk(`when will ${number} come`)).response).toBe(
      `Zaloba Hardware promised order ${number} by ${formatDate(inDays(3), 'en')}, 3 days after the award. You asked for it by ${formatDate(inDays(9), 'en')}.`,
    );
    expect((await talk(`where is ${number}`)).response).toContain(formatDate(inDays(3), 'en'));
    const before = await buildQuotation(server.database.db, { supplierId, deliveryTime: 3 });
    const late = await order({ quotationId: before.id, createdAt: inDays(-5) });
    expect((await talk(`${late.number} itafika lini`)).response).toContain('Siku hiyo imepita');
    const unsaid = await order();
    expect((await talk(`when will ${unsaid.number} come`)).response).toContain(
      'states no delivery time',
    );
  });

  it('is meant by "it" right after it was spoken of', async () => {
    const { number } = await order();
    await order();
    const first = `where is ${number}`;
    expect((await talk(first, 'cancel it')).response).toContain(
      `not confirmed order ${number} yet`,
    );
    expect((await talk(first, 'is it paid?')).response).toContain(`for order ${number}`);
    expect((await talk('20 bags of cement to Thika', 'cancel it')).response).toContain(
      'Nothing was sent',
    );
  });
});

describe('what went wrong with an order', () => {
  it('leads to the order, what to do now and the other side; of several it asks which', async () => {
    const short = 'they brought 18 bags of cement instead of 20';
    expect((await talk(short)).links).toEqual([{ label: 'Contact us', href: '/#contact' }]);
    const first = await order({ status: 'dispatched' });
    const { response, links } = await talk(short);
    expect(response).toContain(`order ${first.number} from Zaloba Hardware`);
    expect(response).toContain('before you give the PIN');
    expect(links).toEqual([
      { label: `Dispute on ${first.number}`, href: `/orders/${first.id}#disputes` },
      { label: 'Message Zaloba Hardware', href: `/messages/${supplierId}` },
    ]);
    const second = await order({ status: 'dispatched' });
    expect((await talk(short)).links?.map(({ href }) => href).toSorted()).toEqual(
      [first, second].map(({ id }) => `/orders/${id}#disputes`).toSorted(),
    );
    const named = await talk(`${second.number} ilikuja ikiwa imevunjika`);
    expect(named.response).toContain(second.number);
    expect(named.links?.[0]?.href).toBe(`/orders/${second.id}#disputes`);
  });
});

describe('a number that is no order of the caller', () => {
  it('is said to be none, whoever else has it', async () => {
    await order();
    const other = await buildOrder(server.database.db, { supplierId });
    for (const message of [
      'where is order 99999999999',
      'cancel order 4711',
      `is ${other.number} paid`,
      `when will ${other.number} come`,
      `nimelipa ${other.number}?`,
    ]) {
      const { response, links } = await talk(message);
      expect(response, message).toMatch(/^(?:You have no order|Huna oda) LPO-\d+\.$/);
      expect(links).toEqual([{ label: expect.any(String), href: '/orders' }]);
    }
  });

  it('is told apart from those that are', async () => {
    const { id, number } = await order();
    const { response, links } = await talk(`where are ${number} and LPO-900000001`);
    expect(response).toBe(
      `Order ${number} from Zaloba Hardware is placed. You have no order LPO-900000001.`,
    );
    expect(links?.map(({ href }) => href)).toEqual([`/orders/${id}`, '/orders']);
  });
});
