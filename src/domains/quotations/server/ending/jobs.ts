import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import type { Jobs } from '../../../../platform/jobs.ts';
import { factOfSupplier } from '../../../accounts/name-rules.ts';
import { quotationMachine } from '../../rules.ts';
import type { Notices } from '../ports.ts';
import { tellEnding } from './job-definitions.ts';
import { type EndingQuotation, takeEndingSoon, takeExpired } from './queries.ts';

interface EndingDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notices;
}

export function handleEnding(jobs: Pick<Jobs, 'handle'>, deps: EndingDeps): void {
  jobs.handle(tellEnding, async (_none, { signal }) => {
    const run = { db: deps.db, signal };
    await inBatches<EndingQuotation>(run, async (trx, limit) => {
      const quotations = await takeEndingSoon(trx, limit);
      for (const one of quotations) await tellOfNearEnd(deps, trx, one);
      return quotations;
    });
    await inBatches<EndingQuotation>(run, async (trx, limit) => {
      const quotations = await takeExpired(trx, limit);
      for (const one of quotations) await tellOfEnd(deps, trx, one);
      return quotations;
    });
  });
}

/** Each side where it can still do something about it: its owner accept, its supplier make it hold longer. */
async function tellOfNearEnd({ notify }: EndingDeps, trx: Transaction<DB>, one: EndingQuotation) {
  const { id, rfqId, title, rfqStatus, supplierId, companyName } = one;
  const end = one.validUntil.toISOString();
  if (!one.isHidden && quotationMachine.transitionError('accept', 'live', rfqStatus) === null) {
    await notify(trx, {
      userId: one.contractorId,
      kind: 'quotationEnds',
      subjectId: rfqId,
      values: { supplier: factOfSupplier(supplierId, companyName), title },
      writtenBy: supplierId,
      dedupeKey: `quotationEnds ${id} ${end}`,
    });
  }
  if (quotationMachine.transitionError('reconfirm', 'live', rfqStatus) !== null) return;
  await notify(trx, {
    userId: supplierId,
    kind: 'quotationExpiresSoon',
    subjectId: rfqId,
    values: { title },
    writtenBy: one.contractorId,
    dedupeKey: `quotationExpiresSoon ${id} ${end}`,
  });
}

async function tellOfEnd({ notify }: EndingDeps, trx: Transaction<DB>, one: EndingQuotation) {
  if (quotationMachine.transitionError('reconfirm', 'expired', one.rfqStatus) !== null) return;
  await notify(trx, {
    userId: one.supplierId,
    kind: 'quotationExpired',
    subjectId: one.rfqId,
    values: { title: one.title },
    writtenBy: one.contractorId,
    dedupeKey: `quotationExpired ${one.id} ${one.validUntil.toISOString()}`,
  });
}
