import { buildAdmin } from '../../../../domains/accounts/server/factory.ts';
import { movePayment } from '../../../../domains/payments/server/transfers.ts';
import {
  buildQuotation,
  buildQuotationItem,
} from '../../../../domains/quotations/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../../../domains/rfqs/server/factory.ts';
import { type Calls, type Case, cartItemOf, db, documentOf, type Request } from './call.ts';

/** RFQs, with the assistant that drafts them, quotations and orders. */
export const tradeCalls: Calls = {
  'POST /api/rfqs': () => ({
    url: '/api/rfqs',
    body: { title: 'Cement for Ruiru', description: '40 bags' },
  }),
  'POST /api/rfqs/known-products': () => ({
    url: '/api/rfqs/known-products',
    body: { ids: [] },
  }),
  'POST /api/rfqs/recipients': () => ({
    url: '/api/rfqs/recipients',
    body: { items: [{ productName: 'Cement' }] },
  }),
  'GET /api/cart/rfqs': () => ({ url: '/api/cart/rfqs' }),
  'POST /api/rfqs/read-lines': () => ({
    url: '/api/rfqs/read-lines',
    body: { text: '40 bags of cement' },
  }),
  'POST /api/ai/chat': () => ({ url: '/api/ai/chat', body: { message: 'habari yako' } }),
  'GET /api/ai/sessions': () => ({ url: '/api/ai/sessions' }),
  'GET /api/ai/sessions/{A}': async ({ people }) => {
    const { id } = await db()
      .insertInto('aiChatSessions')
      .values({
        userId: people.contractorA.id,
        sessionData: JSON.stringify({ messages: [], topic: null }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: `/api/ai/sessions/${id}` };
  },
  'POST /api/ai/rfq-drafts/{A}/confirm': async ({ people }) => {
    const draft = {
      title: 'Cement',
      description: 'Cement: 5 bag',
      deliveryLocation: null,
      deliveryCounty: null,
      deliveryDate: null,
      items: [{ productName: 'Cement', categoryId: null, quantity: 5, unit: 'bag' }],
    };
    const { id } = await db()
      .insertInto('aiRfqDrafts')
      .values({ userId: people.contractorA.id, draft: JSON.stringify(draft) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: `/api/ai/rfq-drafts/${id}/confirm` };
  },
  'POST /api/cart/rfq': async ({ people, self }) => {
    await cartItemOf(self.id, people.supplierA.id);
    return { url: '/api/cart/rfq', body: {} };
  },
  'GET /api/rfqs/{A-open}': async (one) => ({ url: await rfqUrl(one) }),
  'GET /api/rfqs/{A-verified-only}': async (one) => ({
    url: await rfqUrl(one, { verifiedOnly: true }),
  }),
  'GET /api/rfqs/{A-closed}': async (one) => ({ url: await rfqUrl(one, { status: 'closed' }) }),
  'GET /api/rfqs/{A-open}/items': async (one) => ({ url: `${await rfqUrl(one)}/items` }),
  'GET /api/rfqs/{A-open}/price-list': async (one) => ({ url: `${await rfqUrl(one)}/price-list` }),
  'GET /api/rfqs/{A-open}/comparison': async (one) => ({ url: `${await rfqUrl(one)}/comparison` }),
  'GET /api/rfqs/{A-open}/usual-prices': async (one) => ({
    url: `${await rfqUrl(one)}/usual-prices`,
  }),
  'GET /api/rfqs/{A-open}/comparison.csv': async (one) => ({
    url: `${await rfqUrl(one)}/comparison.csv`,
  }),
  'GET /api/rfqs/{A-open}/document.pdf': async (one) => ({
    url: `${await rfqUrl(one)}/document.pdf`,
  }),
  'GET /api/quotations/{supplierA on rfqA}/document.pdf': onQuotation('/document.pdf'),
  'GET /api/orders/{of A and supplierA}/documents/lpo.pdf': async (one) => ({
    url: `${await orderOf(one)}/documents/lpo.pdf`,
  }),
  'PUT /api/rfqs/{A-open}': async (one) => ({
    url: await rfqUrl(one),
    body: { deliveryLocation: 'Juja' },
  }),
  'POST /api/rfqs/{A-open}/award': async (one) => {
    const { id, rfqId } = await quotationOf(one);
    return { url: `/api/rfqs/${rfqId}/award`, body: { quotationId: id } };
  },
  'POST /api/rfqs/{A-awarded}/finish': async (one) => ({
    url: `${await rfqUrl(one, { status: 'awarded' })}/finish`,
  }),
  'POST /api/quotations': async ({ people }) => {
    const { id } = await buildRfq(db(), { contractorId: people.contractorA.id });
    return {
      url: '/api/quotations',
      body: { rfqId: id, totalAmount: '1160', deliveryTime: 3 },
    };
  },
  'PUT /api/quotations/{supplierA on rfqA}': onQuotation('', {
    totalAmount: '1160',
    deliveryTime: 3,
  }),
  'POST /api/quotations/{supplierA on rfqA}/withdraw': onQuotation('/withdraw'),
  'POST /api/quotations/{expired of supplierA}/reconfirm': async (one) => ({
    url: `/api/quotations/${(await quotationOf(one, { validUntil: new Date(0) })).id}/reconfirm`,
    body: { validUntil: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  'POST /api/quotations/{supplierA on rfqA}/accept': onQuotation('/accept'),
  'POST /api/quotations/{supplierA on rfqA}/reject': onQuotation('/reject', {}),
  'DELETE /api/quotations/{supplierA on rfqA}': onQuotation(),
  'PUT /api/quotations/{supplierA on rfqA}/substitutes/{line}': substituteOf,
  'DELETE /api/quotations/{supplierA on rfqA}/substitutes/{line}': substituteOf,
  'GET /api/quotations/{supplierA on rfqA}/attachments/{file}': async (one) => ({
    url: await attachmentOf(one),
  }),
  'GET /api/orders/{of A and supplierA}': async (one) => ({ url: await orderOf(one) }),
  'POST /api/orders/{of A and supplierA}/confirm': async (one) => ({
    url: `${await orderOf(one)}/confirm`,
  }),
  'POST /api/orders/{of A and supplierA}/decline': async (one) => ({
    url: `${await orderOf(one)}/decline`,
    body: { reason: 'Out of stock' },
  }),
  'POST /api/orders/{delivered of A and supplierA}/complete': async (one) => ({
    url: `${await orderOf(one, { status: 'delivered' })}/complete`,
  }),
  'POST /api/orders/{confirmed of A and supplierA}/requests': async (one) => ({
    url: `${await orderOf(one, { status: 'confirmed' })}/requests`,
    body: { kind: 'change', reason: 'The site moved', deliveryAddress: 'Plot 9, Juja' },
  }),
  'POST /api/orders/{confirmed of A and supplierA}/requests/{of A}/accept': onRequest('accept'),
  'POST /api/orders/{confirmed of A and supplierA}/requests/{of A}/refuse': onRequest('refuse'),
  'POST /api/orders/{confirmed of A and supplierA}/requests/{of A}/withdraw': onRequest('withdraw'),
  'POST /api/orders/{of A and supplierA}/reorder': async (one) => ({
    url: `${await orderOf(one)}/reorder`,
  }),
  'POST /api/orders/{of A and supplierA}/cancel': async (one) => ({
    url: `${await orderOf(one)}/cancel`,
    body: { reason: 'The site is closed' },
  }),
  'GET /api/orders/{of A and supplierA}/payments': async (one) => ({
    url: `${await orderOf(one)}/payments`,
  }),
  'POST /api/orders/{of A and supplierA}/payments': async (one) => ({
    url: `${await orderOf(one)}/payments`,
    body: { method: 'bank', amount: '60.00', reference: 'FT26326K7Q' },
  }),
  'POST /api/admin/receipts/{unmatched}/assign': async (one) => {
    const order = (await orderOf(one)).replace('/api/orders/', '');
    const { number } = await db()
      .selectFrom('orders')
      .select('number')
      .where('id', '=', order)
      .executeTakeFirstOrThrow();
    const body = { orderNumber: number, reason: 'The buyer sent the message' };
    return { url: `/api/admin/receipts/${await unmatchedReceipt()}/assign`, body };
  },
  'POST /api/admin/receipts/{unmatched}/refund': async () => ({
    url: `/api/admin/receipts/${await unmatchedReceipt()}/refund`,
    body: { reason: 'Nobody knows it' },
  }),
  'POST /api/admin/receipts/{reported}/dismiss': async () => ({
    url: `/api/admin/receipts/${await unmatchedReceipt('reported')}/dismiss`,
    body: { reason: 'Not on the statement' },
  }),
  'POST /api/admin/refunds/{failed}/settle': async () => {
    const refund = { receiptId: await unmatchedReceipt(), amount: '60.00', state: 'failed' };
    const { id } = await db()
      .insertInto('refunds')
      .values(refund)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: `/api/admin/refunds/${id}/settle`, body: { reason: 'Sent by hand' } };
  },
  'POST /api/admin/statements/check': () => ({
    url: '/api/admin/statements/check',
    body: statement,
  }),
  'POST /api/admin/statements': () => ({ url: '/api/admin/statements', body: statement }),
  'POST /api/admin/payouts/{draft}/approve': async () => ({
    url: `/api/admin/payouts/${await payoutBatch('draft')}/approve`,
  }),
  'POST /api/admin/payouts/{draft}/cancel': async () => ({
    url: `/api/admin/payouts/${await payoutBatch('draft')}/cancel`,
  }),
  'POST /api/admin/payouts/{approved}/send': async () => ({
    url: `/api/admin/payouts/${await payoutBatch('approved')}/send`,
  }),
  'GET /api/admin/payouts/{approved}/bank.csv': async () => ({
    url: `/api/admin/payouts/${await payoutBatch('approved')}/bank.csv`,
  }),
  'POST /api/webhooks/mpesa/{wrong secret}': () => ({
    url: '/api/webhooks/mpesa/guessed',
    body: {},
  }),
  'POST /api/webhooks/paybill/{wrong secret}': () => ({
    url: '/api/webhooks/paybill/guessed',
    body: {},
  }),
  'POST /api/webhooks/paystack': () => ({ url: '/api/webhooks/paystack', body: {} }),
  'GET /api/payments/{of A and supplierA}': onPayment(''),
  'POST /api/payments/{of A and supplierA}/confirm': onPayment('/confirm', {
    reason: 'Seen on the statement',
  }),
  'POST /api/payments/{of A and supplierA}/reject': onPayment('/reject', {
    reason: 'Not on the statement',
  }),
  'POST /api/payments/{of A and supplierA}/cancel': onPayment('/cancel'),
  'POST /api/payments/{confirmed by supplierA}/reverse': async (one) => ({
    url: await confirmedPayment(one, '/reverse'),
    body: { reason: 'The bank took it back' },
  }),
  'GET /api/payments/{confirmed by supplierA}/receipt.pdf': async (one) => ({
    url: await confirmedPayment(one, '/receipt.pdf'),
  }),
  'POST /api/rfqs/{A-open}/close': async (one) => ({ url: `${await rfqUrl(one)}/close`, body: {} }),
};

const statement = {
  kind: 'mpesa',
  fileName: 'statement.csv',
  text: 'Receipt No.,Completion Time,Transaction Status,Paid In\nSKF7A1B2C3,2026-11-01 10:00,Completed,5',
};

/** Of cement 42.5, for which supplier A offers a weaker one. */
async function substituteOf(one: Case): Promise<Request> {
  const { id, rfqId } = await quotationOf(one);
  const line = await buildRfqItem(db(), { rfqId, productName: 'Cement 42.5', unit: 'bag' });
  const product = { name: 'Cement 32.5', minimum: { quantity: '1', unit: 'bag' } };
  await buildQuotationItem(db(), {
    quotationId: id,
    rfqItemId: line.id,
    product: JSON.stringify(product),
  });
  return { url: `/api/quotations/${id}/substitutes/${line.id}` };
}

/** Supplier A's quotation on an RFQ of contractor A. */
async function quotationOf({ people }: Case, fields: Parameters<typeof buildQuotation>[1] = {}) {
  const rfq = await buildRfq(db(), { contractorId: people.contractorA.id });
  return buildQuotation(db(), { rfqId: rfq.id, supplierId: people.supplierA.id, ...fields });
}

function onQuotation(rest = '', body?: unknown) {
  return async (one: Case): Promise<Request> => ({
    url: `/api/quotations/${(await quotationOf(one)).id}${rest}`,
    ...(body === undefined ? {} : { body }),
  });
}

async function attachmentOf(one: Case): Promise<string> {
  const objectPath = await documentOf(one.people.supplierA);
  const { id } = await quotationOf(one, { attachments: [objectPath] });
  await db()
    .updateTable('uploads')
    .set({ purpose: 'quotation_attachment', claimedAt: new Date() })
    .where('id', '=', objectPath.replace('uploads/', ''))
    .execute();
  return `/api/quotations/${id}/attachments/${objectPath.replace('uploads/', '')}`;
}

async function orderOf(
  { people }: Case,
  fields: { readonly status?: 'confirmed' | 'delivered' } = {},
): Promise<string> {
  const { id } = await db()
    .insertInto('orders')
    .values({
      contractorId: people.contractorA.id,
      supplierId: people.supplierA.id,
      subtotal: '100.00',
      totalAmount: '100.00',
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `/api/orders/${id}`;
}

/** What contractor A asks of supplier A. */
function onRequest(answer: string) {
  return async (one: Case): Promise<Request> => {
    const order = await orderOf(one, { status: 'confirmed' });
    const { id } = await db()
      .insertInto('orderRequests')
      .values({
        orderId: order.replace('/api/orders/', ''),
        kind: 'cancel',
        party: 'buyer',
        askedBy: one.people.contractorA.id,
        reason: 'The site is closed',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: `${order}/requests/${id}/${answer}` };
  };
}

/** A batch without payouts, made by an admin of its own; the one that waits is decided first. */
async function payoutBatch(status: 'draft' | 'approved'): Promise<string> {
  const [maker, checker] = [await buildAdmin(db()), await buildAdmin(db())];
  const decided = { decidedBy: checker.id, decidedAt: new Date() };
  await db()
    .updateTable('payoutBatches')
    .set({ status: 'cancelled', ...decided })
    .where('status', '=', 'draft')
    .execute();
  const { id } = await db()
    .insertInto('payoutBatches')
    .values({
      ...{ madeBy: maker.id, feePercent: '0', status },
      ...(status === 'draft' ? {} : decided),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Money of KSh 60 that belongs to no order, without its booking. */
async function unmatchedReceipt(state = 'unmatched'): Promise<string> {
  const { id } = await db()
    .insertInto('providerReceipts')
    .values({ provider: 'mpesa', receipt: null, amount: '60.00', state })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A payment of contractor A to supplier A that nobody has decided on. */
function onPayment(rest: string, body?: unknown) {
  return async (one: Case): Promise<Request> => {
    const { id } = await db()
      .insertInto('payments')
      .values({
        orderId: (await orderOf(one)).replace('/api/orders/', ''),
        payerId: one.people.contractorA.id,
        method: 'bank',
        amount: '60.00',
        reference: 'FT26326K7Q',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: `/api/payments/${id}${rest}`, ...(body === undefined ? {} : { body }) };
  };
}

/** Confirmed by supplier A, with its booking. */
async function confirmedPayment(one: Case, rest: string): Promise<string> {
  const { url } = await onPayment(rest)(one);
  const supplier = { id: one.people.supplierA.id, role: 'supplier' } as const;
  const nothing = async () => undefined;
  const deps = { db: db(), enqueue: nothing, notify: nothing };
  await movePayment(deps, supplier, url.split('/')[3] ?? '', { move: 'confirm' });
  return url;
}

async function rfqUrl(
  { people }: Case,
  overrides: Parameters<typeof buildRfq>[1] = {},
): Promise<string> {
  const { id } = await buildRfq(db(), { contractorId: people.contractorA.id, ...overrides });
  await db()
    .insertInto('quotations')
    .values({
      rfqId: id,
      supplierId: people.supplierA.id,
      totalAmount: '5000',
      deliveryTime: 2,
    })
    .execute();
  return `/api/rfqs/${id}`;
}
