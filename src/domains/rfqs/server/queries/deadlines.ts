import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { hasQuoted } from './answers.ts';
import { isOpenNow, isOpenTo, isOverdue } from './state-now.ts';

export interface DueRfq {
  readonly id: string;
  readonly contractorId: string;
  readonly title: string;
  readonly version: number;
  readonly closesAt: Date;
}
const dueColumns = ['id', 'contractorId', 'title', 'version', 'closesAt'] as const;

const byOwner = (rfqs: DueRfq[]) =>
  rfqs.sort((a, b) =>
    a.contractorId < b.contractorId ? -1 : a.contractorId > b.contractorId ? 1 : 0,
  );

/** Closes at most `limit` RFQs whose deadline has passed, as of it; by whose they were. */
export async function closeDueRfqs(trx: Transaction<DB>, limit: number): Promise<DueRfq[]> {
  const due = trx
    .selectFrom('rfqs')
    .select('id')
    .where(isOverdue('rfqs'))
    .orderBy('closesAt')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const closed = await trx
    .updateTable('rfqs')
    .set((eb) => ({ status: 'closed' as const, closedAt: eb.ref('closesAt') }))
    .where('id', 'in', due)
    .returning(dueColumns)
    .execute();
  return byOwner(closed);
}

/**
 * At most `limit` open RFQs that close within a day, or within the second half of their time where that
 * is shorter, and of whose closing time nobody was told, by whose they are; marks them as told.
 */
export async function takeClosingSoon(trx: Transaction<DB>, limit: number): Promise<DueRfq[]> {
  const soon = trx
    .selectFrom('rfqs')
    .select('id')
    .where(isOpenNow('rfqs'))
    .where('closesAt', '<=', sql<Date>`now() + interval '1 day'`)
    .where(sql<boolean>`closes_at - now() <= (closes_at - created_at) / 2`)
    .where(sql<boolean>`closing_told_for is distinct from closes_at`)
    .orderBy('closesAt')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const taken = await trx
    .updateTable('rfqs')
    .set((eb) => ({ closingToldFor: eb.ref('closesAt') }))
    .where('id', 'in', soon)
    .returning(dueColumns)
    .execute();
  return byOwner(taken);
}

/**
 * Suppliers who were notified of an RFQ, who may still answer it and have not, by their ids beyond `afterId`.
 * None once it is no longer open.
 *
 * @param notifiedBeforeEdit leaves out whom it went to as it is now
 */
export async function selectUnanswered(
  db: Kysely<DB>,
  rfqId: string,
  {
    afterId,
    limit,
    notifiedBeforeEdit = false,
  }: {
    readonly afterId: string | null;
    readonly limit: number;
    readonly notifiedBeforeEdit?: boolean;
  },
): Promise<string[]> {
  const rows = await db
    .selectFrom('rfqMatches as m')
    .innerJoin('rfqs as r', 'r.id', 'm.rfqId')
    .innerJoin('users as u', 'u.id', 'm.supplierId')
    .select('m.supplierId')
    .where('m.rfqId', '=', rfqId)
    .where(isOpenTo(sql`u.is_verified`))
    .where(sql<boolean>`not ${hasQuoted(sql.ref('m.supplier_id'))}`)
    .where('m.notifiedAt', 'is not', null)
    .where(sql<boolean>`(not ${notifiedBeforeEdit} or m.notified_at < r.updated_at)`)
    .where(
      sql<boolean>`not exists (select from blocks b
        where (b.blocker_id, b.blocked_id) in ((u.id, r.contractor_id), (r.contractor_id, u.id)))`,
    )
    .where(sql<boolean>`(${afterId}::uuid is null or m.supplier_id > ${afterId}::uuid)`)
    .orderBy('m.supplierId')
    .limit(limit)
    .execute();
  return rows.map(({ supplierId }) => supplierId);
}
