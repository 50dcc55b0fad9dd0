import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { throttleWindowOf } from '../../../../shared/throttle-window.ts';
import { factOfBuyer, factOfSupplier } from '../../../accounts/name-rules.ts';
import type { OrderJobDeps } from '../deps.ts';
import type { Notices } from '../ports.ts';
import { type AwardInstant, type Decided, selectDecided } from './queries.ts';

/**
 * A run that was cut off begins anew: nobody is told twice under one key. The owner is told after the
 * suppliers, whom all jobs tell in the order of their ids.
 */
export async function tellOfAward(
  { db, notify }: OrderJobDeps,
  award: AwardInstant,
  signal: AbortSignal,
): Promise<void> {
  await inBatches<Decided>({ db, signal }, async (trx, limit, after) => {
    const afterId = after?.supplierId ?? null;
    const decided = await selectDecided(trx, award, { afterId, limit });
    for (const one of decided) await tellSupplier(notify, trx, one);
    for (const one of decided) await tellOwner(notify, trx, one);
    return decided;
  });
}

/** Each supplier hears of itself alone: never who else offered, or what. */
async function tellSupplier(notify: Notices, trx: Transaction<DB>, one: Decided): Promise<void> {
  const { quotationId, supplierId: userId, contractorId, order } = one;
  const accepted = one.isPart ? 'quotationPartlyAccepted' : 'quotationAccepted';
  // Of a further order of an accepted quotation only the order is news.
  if (one.isDecidedNow) {
    await notify(trx, {
      userId,
      kind: order ? accepted : 'quotationRejected',
      subjectId: one.rfqId,
      values: { title: one.title },
      writtenBy: contractorId,
      dedupeKey: `decided ${quotationId} ${order?.id ?? ''}`.trimEnd(),
    });
  }
  if (!order) return;
  const company = factOfBuyer({ id: contractorId, ...one.buyer });
  await notify(trx, {
    userId,
    kind: 'orderPlaced',
    subjectId: order.id,
    values: { number: order.number, company },
    writtenBy: contractorId,
    // A buyer who orders one bag after the other must not flood the supplier.
    dedupeKey: one.isDecidedNow
      ? `placed ${order.id}`
      : `placed ${quotationId} ${throttleWindowOf(new Date(order.placedAt))}`,
  });
}

async function tellOwner(notify: Notices, trx: Transaction<DB>, one: Decided): Promise<void> {
  const { supplierId, companyName, contractorId: userId, order } = one;
  if (!order) return;
  await notify(trx, {
    userId,
    kind: 'orderMade',
    subjectId: order.id,
    values: { number: order.number, company: factOfSupplier(supplierId, companyName) },
    writtenBy: supplierId,
    dedupeKey: `placed ${order.id}`,
  });
}
