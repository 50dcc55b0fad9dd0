import { sql } from 'kysely';
import { AppError } from '../../../../shared/errors.ts';
import { type PersonalData, partSize } from '../../../accounts/server/public.ts';

/**
 * Payments are kept for the books of both sides and for the tax law, with who paid known by an account
 * that has no name any more; the phone they were asked from and what somebody wrote about them are not.
 */
export const paymentsPersonalData: PersonalData = {
  records: [
    {
      name: 'payments',
      read: (trx, userId) =>
        trx
          .selectFrom('payments')
          .innerJoin('orders', 'orders.id', 'payments.orderId')
          .select([
            'payments.orderId',
            'orders.number as orderNumber',
            'payments.method',
            'payments.amount',
            'payments.status',
            'payments.reference',
            'payments.reason',
            'payments.createdAt',
            'payments.decidedAt',
            'payments.reversedAt',
            'payments.reversalReason',
          ])
          .select((eb) => eb.cast<string | null>('payments.paidOn', 'text').as('paidOn'))
          .where((eb) =>
            eb.or([eb('payments.payerId', '=', userId), eb('orders.supplierId', '=', userId)]),
          )
          .orderBy('payments.createdAt')
          .stream(partSize),
    },
    {
      name: 'payouts',
      read: (trx, userId) =>
        trx
          .selectFrom('payouts')
          .innerJoin('orders', 'orders.id', 'payouts.orderId')
          .innerJoin('payoutBatches', 'payoutBatches.id', 'payouts.batchId')
          .select([
            'orders.number as orderNumber',
            'payouts.amount',
            'payouts.fee',
            'payouts.payee',
            'payoutBatches.status',
            'payouts.createdAt',
          ])
          .where('payouts.supplierId', '=', userId)
          .orderBy('payouts.createdAt')
          .stream(partSize),
    },
  ],

  /**
   * What is held for its orders, or owed to it for them, finds nobody once the account is gone. Below a shilling it is
   * what M-Pesa rounded up.
   */
  async obstacle(trx, userId) {
    const open = await trx
      .selectFrom('ledgerEntries as e')
      .innerJoin('orders as o', 'o.id', 'e.orderId')
      .select('o.id')
      .where((eb) => eb.or([eb('o.contractorId', '=', userId), eb('o.supplierId', '=', userId)]))
      .where((eb) =>
        eb.or([
          eb('e.account', '=', 'held'),
          eb.and([
            eb('e.account', 'in', ['payable', 'paying_out']),
            eb('o.supplierId', '=', userId),
          ]),
        ]),
      )
      .groupBy(['o.id', 'e.account'])
      .having(sql<boolean>`sum(e.amount) <= -1`)
      .limit(1)
      .executeTakeFirst();
    return open ? new AppError(409, 'account_money_open') : null;
  },

  async erase(trx, userId) {
    await trx
      .updateTable('providerRequests as q')
      .from('payments as p')
      .whereRef('p.id', '=', 'q.paymentId')
      .where('p.payerId', '=', userId)
      .where('q.phone', 'is not', null)
      .set({ phone: null })
      .execute();
    await trx
      .updateTable('payments')
      .set({ reason: null })
      .where('decidedBy', '=', userId)
      .where('reason', 'is not', null)
      .execute();
    await trx
      .updateTable('payments')
      .set({ reversalReason: null })
      .where('reversedBy', '=', userId)
      .where('reversalReason', 'is not', null)
      .execute();
  },
};
