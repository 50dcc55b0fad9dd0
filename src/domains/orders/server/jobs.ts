import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { nameOfBuyer, nameOfSupplier } from '../../accounts/name-rules.ts';
import { refreshRecordsDaily, tellAward } from './job-definitions.ts';
import type { Notices } from './ports.ts';
import { type Decided, selectDecided } from './queries/decided.ts';
import { refreshSupplierRecords } from './queries/supplier-records.ts';

export interface OrderJobDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notices;
}

/** So many suppliers are told in one transaction. */
const batch = 50;

/** Says how the jobs of orders are done. */
export function handleOrderJobs(jobs: Jobs, deps: OrderJobDeps): void {
  jobs.handle(refreshRecordsDaily, () => refreshSupplierRecords(deps.db));
  jobs.handle(tellAward, ({ rfqId }, { signal }) => tellOfAward(deps, rfqId, signal));
}

/** A run that was cut off begins anew: nobody is told twice under one key. */
async function tellOfAward(
  { db, notify }: OrderJobDeps,
  rfqId: string,
  signal: AbortSignal,
): Promise<void> {
  for (let afterId: string | null | undefined = null; afterId !== undefined; ) {
    signal.throwIfAborted();
    const decided = await selectDecided(db, rfqId, { afterId, limit: batch });
    await db.transaction().execute(async (trx) => {
      for (const one of decided) await tellBoth(notify, trx, one);
    });
    afterId = decided.at(-1)?.quotationId;
  }
}

/** Each supplier hears of itself alone: never who else offered, or what. */
async function tellBoth(notify: Notices, trx: Transaction<DB>, one: Decided): Promise<void> {
  const { quotationId, supplierId, contractorId, order } = one;
  const accepted = one.isPart ? 'quotationPartlyAccepted' : 'quotationAccepted';
  await notify(trx, {
    userId: supplierId,
    kind: order ? accepted : 'quotationRejected',
    subjectId: one.rfqId,
    values: { title: one.title },
    dedupeKey: `decided ${quotationId}`,
  });
  if (!order) return;
  const { id, number } = order;
  const told = { subjectId: id, dedupeKey: `placed ${id}` };
  const buyer = nameOfBuyer({ id: contractorId, ...one.buyer });
  const seller = nameOfSupplier(supplierId, one.companyName);
  await notify(trx, {
    ...told,
    userId: supplierId,
    kind: 'orderPlaced',
    values: { number, company: buyer },
  });
  await notify(trx, {
    ...told,
    userId: contractorId,
    kind: 'orderMade',
    values: { number, company: seller },
  });
}
