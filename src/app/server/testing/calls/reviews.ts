import { buildReview } from '../../../../domains/catalogue/server/factory.ts';
import { buildDeliveredOrder } from '../../../../domains/reviews/server/factory.ts';
import { type Calls, type Case, db, product } from './call.ts';

/** What follows a delivery: reviews, and the papers of the order. */
export const reviewCalls: Calls = {
  'GET /api/products/{active}/reviews': async ({ people }) => ({
    url: `/api/products/${await product(people.supplierA.id)}/reviews`,
  }),
  'POST /api/products/{delivered to A}/reviews': async (one) => ({
    url: `/api/products/${(await delivered(one)).product.id}/reviews`,
    body: { rating: 5, text: 'Delivered on time.' },
  }),
  'GET /api/orders/{of A and supplierA}/reviews': async (one) => ({
    url: `/api/orders/${(await delivered(one)).order.id}/reviews`,
  }),
  'GET /api/orders/{of A and supplierA}/etims': async (one) => ({
    url: `/api/orders/${(await delivered(one)).order.id}/etims`,
  }),
  'PUT /api/orders/{of A and supplierA}/etims': async (one) => {
    const { id } = (await delivered(one)).order;
    const invoiceNumber = String(Date.now());
    return {
      url: `/api/orders/${id}/etims`,
      body: { controlUnit: 'KRACU0100000001', invoiceNumber },
    };
  },
  'GET /api/orders/{of A and supplierA}/documents/invoice.pdf': async (one) => ({
    url: `/api/orders/${(await delivered(one)).order.id}/documents/invoice.pdf`,
  }),
  'GET /api/statements': () => ({ url: '/api/statements' }),
  'GET /api/statements/{A and supplierA}': (one) => statementOf(one, ''),
  'GET /api/statements/{A and supplierA}/statement.pdf': (one) =>
    statementOf(one, '/statement.pdf'),
  'PUT /api/reviews/{of A on supplierA}/reply': async (one) => ({
    url: `/api/reviews/${await reviewOf(one)}/reply`,
    body: { text: 'Thank you.' },
  }),
  'POST /api/reviews/{of A on supplierA}/report': async (one) => ({
    url: `/api/reviews/${await reviewOf(one)}/report`,
    body: { reason: 'Insults' },
  }),
  'GET /api/admin/reviews': () => ({ url: '/api/admin/reviews' }),
  'POST /api/admin/reviews/{of A on supplierA}/hide': async (one) => ({
    url: `/api/admin/reviews/${await reviewOf(one)}/hide`,
    body: { reason: 'Insults' },
  }),
  'POST /api/admin/reviews/{hidden}/restore': async (one) => ({
    url: `/api/admin/reviews/${await reviewOf(one, new Date())}/restore`,
  }),
};

const delivered = ({ people }: Case) =>
  buildDeliveredOrder(db(), {
    contractorId: people.contractorA.id,
    supplierId: people.supplierA.id,
  });

const reviewOf = async ({ people }: Case, hiddenAt: Date | null = null) =>
  buildReview(db(), {
    productId: await product(people.supplierA.id),
    contractorId: people.contractorA.id,
    authorName: null,
    isDemo: false,
    hiddenAt,
  });

/** With the other of the two; anybody else asks for supplier A's. */
async function statementOf(one: Case, rest: string) {
  await delivered(one);
  const { contractorA, supplierA } = one.people;
  const other = one.self.id === supplierA.id ? contractorA : supplierA;
  return { url: `/api/statements/${other.id}${rest}?from=2026-01-01&to=2026-12-31` };
}
