import type { AwardRequest, Checkout } from '../../../domains/orders/schema.ts';
import { awardRfq } from '../../../domains/orders/server/awards/award.ts';
import { checkOut } from '../../../domains/orders/server/checkout/checkout.ts';
import type { OrderDeps } from '../../../domains/orders/server/deps.ts';
import type { CarryOut } from '../../../domains/teams/server/ports.ts';

/** Orders what a member asked the owner for; the calls' schemas read it when it was sent. */
export const carryOut =
  (orders: OrderDeps): CarryOut =>
  async (owner, { kind, subjectId, request }) => {
    if (kind === 'checkout') return [await checkOut(orders, owner, request as Checkout)];
    const award = request as AwardRequest;
    return (await awardRfq(orders, owner, subjectId, { ...award, withItems: false })).orders;
  };
