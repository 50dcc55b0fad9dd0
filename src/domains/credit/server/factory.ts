import type { Insertable, Kysely } from 'kysely';
import type {
  CreditApplications,
  CreditLimits,
  DB,
  Orders,
} from '../../../platform/database.types.ts';
import { buildUser } from '../../accounts/server/factory.ts';

/** Stores for tests: a verified contractor who may owe KSh 10,000 for 14 days, unless told otherwise. */
export async function buildDebtor(
  db: Kysely<DB>,
  {
    amount = '10000.00',
    days = 14,
  }: Partial<Pick<Insertable<CreditLimits>, 'amount' | 'days'>> = {},
) {
  const user = await buildUser(db, { isVerified: true });
  await db.insertInto('creditLimits').values({ contractorId: user.id, amount, days }).execute();
  return user;
}

/** An open application of a verified contractor. */
export async function buildApplication(
  db: Kysely<DB>,
  overrides: Partial<Insertable<CreditApplications>> = {},
) {
  const contractorId = overrides.contractorId ?? (await buildUser(db, { isVerified: true })).id;
  return db
    .insertInto('creditApplications')
    .values({ amount: '50000', days: 14, business: 'We build flats.', ...overrides, contractorId })
    .returning(['id', 'contractorId'])
    .executeTakeFirstOrThrow();
}

/** An order of KSh 1,000 that is on credit for 14 days, unless told otherwise. */
export async function buildOrderOnCredit(
  db: Kysely<DB>,
  { days = 14, ...overrides }: Partial<Insertable<Orders>> & { readonly days?: number } = {},
) {
  const contractorId = overrides.contractorId ?? (await buildDebtor(db)).id;
  const supplierId = overrides.supplierId ?? (await buildUser(db, { role: 'supplier' })).id;
  const totalAmount = overrides.totalAmount ?? '1000.00';
  const order = await db
    .insertInto('orders')
    .values({ ...overrides, contractorId, supplierId, totalAmount, subtotal: totalAmount })
    .returning(['id', 'number', 'contractorId', 'supplierId'])
    .executeTakeFirstOrThrow();
  await db.insertInto('orderCredits').values({ orderId: order.id, days }).execute();
  return order;
}
