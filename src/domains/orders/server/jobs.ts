import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { throttleWindowOf } from '../../../shared/throttle-window.ts';
import { factOfBuyer, factOfSupplier } from '../../accounts/name-rules.ts';
import { completeSilent, refreshRecordsDaily, tellAward } from './job-definitions.ts';
import type { HeldMoney, Notices } from './ports.ts';
import { type AwardInstant, type Decided, selectDecided } from './queries/decided.ts';
import { type LockedOrder, lockSilent } from './queries/steps.ts';
import { refreshSupplierRecords } from './queries/supplier-records.ts';
import { takeOrderStep } from './take-step.ts';

export interface OrderJobDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notices;
  readonly held?: HeldMoney;
  /** After so many days without a word of its buyer a delivered order is completed. */
  readonly completionDays: number;
}

/** Says how the jobs of orders are done. */
export function handleOrderJobs(jobs: Jobs, deps: OrderJobDeps): void {
  jobs.handle(refreshRecordsDaily, () => refreshSupplierRecords(deps.db));
  jobs.handle(completeSilent, (_none, { signal }) => completeAlone(deps, signal));
  jobs.handle(tellAward, (award, { signal }) => tellOfAward(deps, award, signal));
}

/**
 * A run that was cut off begins anew: nobody is told twice under one key. The owner is told after the
 * suppliers, whom all jobs tell in the order of their ids.
 */
async function tellOfAward(
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

/** What somebody else has locked is left to the next run. */
async function completeAlone(
  { db, notify, held, completionDays }: OrderJobDeps,
  signal: AbortSignal,
): Promise<void> {
  await inBatches<LockedOrder>({ db, signal }, async (trx, limit) => {
    const silent = await lockSilent(trx, completionDays, limit);
    for (const order of silent) {
      const { id, number } = order;
      await takeOrderStep(trx, order, 'complete', { actorId: null, party: 'system' });
      await held?.releaseDelivered(trx, id);
      for (const userId of [order.contractorId, order.supplierId].toSorted()) {
        await notify(trx, {
          userId,
          kind: 'orderCompletedAlone',
          subjectId: id,
          values: { number },
          dedupeKey: `completed ${id}`,
        });
      }
    }
    return silent;
  });
}
