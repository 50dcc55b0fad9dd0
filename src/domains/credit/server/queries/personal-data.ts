import { AppError } from '../../../../shared/errors.ts';
import { formatUnitPrice, fromCents } from '../../../../shared/money.ts';
import { type PersonalData, partSize } from '../../../accounts/server/public.ts';
import { owedOn } from '../../rules.ts';
import { lockLimit } from './limits.ts';
import { selectDebts } from './orders.ts';

/** What a contractor applied for and may owe goes with the account; which orders were on credit stays with them. */
export const creditPersonalData: PersonalData = {
  records: [
    {
      name: 'creditLimit',
      read: (trx, userId) =>
        trx
          .selectFrom('creditLimits')
          .select(['amount', 'days', 'createdAt', 'updatedAt'])
          .where('contractorId', '=', userId)
          .stream(partSize),
    },
    {
      name: 'creditApplications',
      read: (trx, userId) =>
        trx
          .selectFrom('creditApplications')
          .select(['amount', 'days', 'business', 'status', 'reason', 'createdAt', 'decidedAt'])
          .where('contractorId', '=', userId)
          .orderBy('createdAt')
          .stream(partSize),
    },
    {
      name: 'ordersOnCredit',
      read: (trx, userId) =>
        trx
          .selectFrom('orderCredits as c')
          .innerJoin('orders as o', 'o.id', 'c.orderId')
          .select(['o.id as orderId', 'o.number as orderNumber', 'c.days', 'c.createdAt'])
          .where((eb) =>
            eb.or([eb('o.contractorId', '=', userId), eb('o.supplierId', '=', userId)]),
          )
          .orderBy('c.createdAt')
          .stream(partSize),
    },
  ],

  /** Under the lock of the limit nothing more goes on credit meanwhile. */
  async obstacle(trx, userId) {
    await lockLimit(trx, userId);
    const debts = await selectDebts(trx, userId);
    const owed = debts.reduce((sum, debt) => sum + owedOn(debt), 0n);
    if (owed === 0n) return null;
    const amount = formatUnitPrice(fromCents(owed));
    return new AppError(409, 'credit_unpaid', { details: { amount } });
  },

  async erase(trx, userId) {
    await trx.deleteFrom('creditApplications').where('contractorId', '=', userId).execute();
    await trx.deleteFrom('creditLimits').where('contractorId', '=', userId).execute();
  },
};
