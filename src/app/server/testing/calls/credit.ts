import { buildUser } from '../../../../domains/accounts/server/factory.ts';
import { buildApplication, buildOrderOnCredit } from '../../../../domains/credit/server/factory.ts';
import { buildOrder } from '../../../../domains/payments/server/factory.ts';
import { type Calls, type Case, db } from './call.ts';

const terms = { limit: '50000', days: 14 };

/** Credit terms of contractors. */
export const creditCalls: Calls = {
  'GET /api/credit': () => ({ url: '/api/credit' }),
  'GET /api/credit/statement.csv': () => ({ url: '/api/credit/statement.csv' }),
  'POST /api/credit/applications': async ({ people }) => {
    await verify(people.contractorA.id);
    return {
      url: '/api/credit/applications',
      body: { ...terms, business: 'We build flats in Ruiru.' },
    };
  },
  'POST /api/credit/applications/{open of A}/withdraw': async ({ people }) => {
    const contractorId = people.contractorA.id;
    // One is open at a time: after a refused call it still is.
    const open = await db()
      .selectFrom('creditApplications')
      .select('id')
      .where('contractorId', '=', contractorId)
      .executeTakeFirst();
    const { id } = open ?? (await buildApplication(db(), { contractorId }));
    return { url: `/api/credit/applications/${id}/withdraw` };
  },
  'GET /api/orders/{of A and supplierA}/credit': async (one) => ({ url: await onCredit(one) }),
  'POST /api/orders/{placed by A}/credit': async ({ people }) => {
    const contractorId = people.contractorA.id;
    await verify(contractorId);
    await db()
      .insertInto('creditLimits')
      .values({ contractorId, amount: '100000000', days: 14 })
      .onConflict((limit) => limit.column('contractorId').doNothing())
      .execute();
    const { id } = await buildOrder(db(), { contractorId, supplierId: people.supplierA.id });
    return { url: `/api/orders/${id}/credit` };
  },
  'DELETE /api/orders/{on credit of A}/credit': async (one) => ({ url: await onCredit(one) }),
  'GET /api/admin/credit/applications': () => ({ url: '/api/admin/credit/applications' }),
  'GET /api/admin/credit': () => ({ url: '/api/admin/credit' }),
  'POST /api/admin/credit/applications/{open}/approve': async () => ({
    url: `/api/admin/credit/applications/${(await buildApplication(db())).id}/approve`,
    body: terms,
  }),
  'POST /api/admin/credit/applications/{open}/reject': async () => ({
    url: `/api/admin/credit/applications/${(await buildApplication(db())).id}/reject`,
    body: { reason: 'Too new' },
  }),
  'PUT /api/admin/users/{verified contractor}/credit': async () => ({
    url: `/api/admin/users/${(await buildUser(db(), { isVerified: true })).id}/credit`,
    body: { ...terms, reason: 'Good record' },
  }),
};

const verify = (id: string) =>
  db().updateTable('users').set({ isVerified: true }).where('id', '=', id).execute();

async function onCredit({ people }: Case): Promise<string> {
  const { id } = await buildOrderOnCredit(db(), {
    contractorId: people.contractorA.id,
    supplierId: people.supplierA.id,
  });
  return `/api/orders/${id}/credit`;
}
