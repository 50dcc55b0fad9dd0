import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Jobs } from '../../../../platform/jobs.ts';
import { nameOfSupplier } from '../../../accounts/name-rules.ts';
import { whyNot } from '../../rules.ts';
import type { Notices } from '../ports.ts';
import { tellEnding } from './job-definitions.ts';
import { type EndingQuotation, takeEndingSoon, takeExpired } from './queries.ts';

interface EndingDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notices;
}

/** So many quotations are dealt with in one transaction. */
const batch = 50;

export function handleEnding(jobs: Pick<Jobs, 'handle'>, deps: EndingDeps): void {
  jobs.handle(tellEnding, async (_none, { signal }) => {
    await inBatches(deps.db, signal, takeEndingSoon, (trx, one) => tellOfNearEnd(deps, trx, one));
    await inBatches(deps.db, signal, takeExpired, (trx, one) => tellOfEnd(deps, trx, one));
  });
}

async function inBatches(
  db: Kysely<DB>,
  signal: AbortSignal,
  take: (trx: Transaction<DB>, limit: number) => Promise<EndingQuotation[]>,
  tell: (trx: Transaction<DB>, quotation: EndingQuotation) => Promise<void>,
): Promise<void> {
  for (let told = batch; told === batch && !signal.aborted; ) {
    told = await db.transaction().execute(async (trx) => {
      const quotations = await take(trx, batch);
      for (const quotation of quotations) await tell(trx, quotation);
      return quotations.length;
    });
  }
}

/** Each side where it can still do something about it: its owner accept, its supplier revise. */
async function tellOfNearEnd({ notify }: EndingDeps, trx: Transaction<DB>, one: EndingQuotation) {
  const { id, rfqId, title, rfqStatus, supplierId, companyName } = one;
  const end = one.validUntil.toISOString();
  if (!one.isHidden && whyNot('accept', 'live', rfqStatus) === null) {
    await notify(trx, {
      userId: one.contractorId,
      kind: 'quotationEnds',
      subjectId: rfqId,
      values: { supplier: nameOfSupplier(supplierId, companyName), title },
      dedupeKey: `quotationEnds ${id} ${end}`,
    });
  }
  if (whyNot('revise', 'live', rfqStatus) !== null) return;
  await notify(trx, {
    userId: supplierId,
    kind: 'quotationExpiresSoon',
    subjectId: rfqId,
    values: { title },
    dedupeKey: `quotationExpiresSoon ${id} ${end}`,
  });
}

async function tellOfEnd({ notify }: EndingDeps, trx: Transaction<DB>, one: EndingQuotation) {
  if (whyNot('reconfirm', 'expired', one.rfqStatus) !== null) return;
  await notify(trx, {
    userId: one.supplierId,
    kind: 'quotationExpired',
    subjectId: one.rfqId,
    values: { title: one.title },
    dedupeKey: `quotationExpired ${one.id} ${one.validUntil.toISOString()}`,
  });
}
