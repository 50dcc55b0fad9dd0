import { inBatches } from '../../../platform/in-batches.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { formatUnitPrice, fromCents } from '../../../shared/money.ts';
import { daysLate, owedOn, reminderOf } from '../rules.ts';
import type { CreditDeps } from './deps.ts';
import { remindDaily } from './job-definitions.ts';
import { debtOf } from './present.ts';
import { type CreditOrderRow, markReminded, selectDelivered } from './queries/orders.ts';

/** Says how the jobs of credit terms are done. */
export function handleCreditJobs(jobs: Jobs, deps: CreditDeps): void {
  jobs.handle(remindDaily, (_none, { signal }) => remind(deps, signal));
}

/** A day that was missed is made up for on the next one; nobody is told twice under one key. */
async function remind({ db, notify }: CreditDeps, signal: AbortSignal): Promise<void> {
  const now = Date.now();
  await inBatches<CreditOrderRow>({ db, signal }, async (trx, limit, after) => {
    const rows = await selectDelivered(trx, { after, limit });
    for (const row of rows) {
      const debt = debtOf(row);
      const reminder = reminderOf(daysLate(debt, now));
      if (!reminder || reminder.key === row.reminder) continue;
      await notify(trx, {
        userId: row.contractorId,
        kind: reminder.kind,
        subjectId: row.id,
        values: { number: row.number, amount: formatUnitPrice(fromCents(owedOn(debt))) },
        dedupeKey: `credit ${row.id} ${reminder.key}`,
      });
      await markReminded(trx, row.id, reminder.key);
    }
    return rows;
  });
}
