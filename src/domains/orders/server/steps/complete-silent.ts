import { inBatches } from '../../../../platform/in-batches.ts';
import { readSetting } from '../../../../platform/settings.ts';
import type { OrderJobDeps } from '../deps.ts';
import { orderCompletionDays } from '../settings.ts';
import { type LockedOrder, lockSilent } from './queries/steps.ts';
import { takeOrderStep } from './take-step.ts';

/** What somebody else has locked is left to the next run. */
export async function completeAlone(
  { db, notify, held }: OrderJobDeps,
  signal: AbortSignal,
): Promise<void> {
  await inBatches<LockedOrder>({ db, signal }, async (trx, limit) => {
    const silent = await lockSilent(trx, await readSetting(trx, orderCompletionDays), limit);
    for (const order of silent) {
      const { id, number } = order;
      await takeOrderStep(trx, order, 'complete', { actorId: null, party: 'system' });
      await held.releaseDelivered(trx, id);
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
