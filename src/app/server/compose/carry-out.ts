import type { AwardRequest } from '../../../domains/orders/award-schema.ts';
import type { Checkout } from '../../../domains/orders/schema.ts';
import { awardRfq } from '../../../domains/orders/server/awards/award.ts';
import { checkOut } from '../../../domains/orders/server/checkout/checkout.ts';
import type { OrderDeps } from '../../../domains/orders/server/deps.ts';
import type { CarryOut } from '../../../domains/teams/server/ports.ts';

/** Orders what a member asked the owner for; the calls' schemas read it when it was sent. */
export const carryOut =
  (orders: OrderDeps): CarryOut =>
  async (trx, owner, { kind, subjectId, request, totalAmount }) => {
    const deps = { ...orders, db: trx };
    if (kind === 'checkout') {
      return [await checkOut(deps, owner, { ...(request as Checkout), totalAmount })];
    }
    const award = { ...(request as AwardRequest), totalAmount, withItems: false };
    return (await awardRfq(deps, owner, subjectId, award)).orders;
  };
