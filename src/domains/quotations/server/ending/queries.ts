import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { RfqStatus } from '../../../rfqs/rules.ts';
import { statusNow } from '../../../rfqs/server/public.ts';
import { isUndecided } from '../queries/state-now.ts';

export interface EndingQuotation {
  readonly id: string;
  readonly rfqId: string;
  readonly title: string;
  readonly rfqStatus: RfqStatus;
  readonly contractorId: string;
  readonly supplierId: string;
  readonly companyName: string | null;
  readonly validUntil: Date;
  readonly isHidden: boolean;
}

/** Undecided ones for the RFQ as it is now: after an award these are for what is left of it. */
const canBeAwarded = sql`${isUndecided()} and q.rfq_version = r.version`;

const answered = sql`q.id, r.id as rfq_id, r.title, r.contractor_id, q.supplier_id, s.company_name,
  q.valid_until, q.hidden_from_owner_at is not null as is_hidden,
  ${statusNow()} as rfq_status`;

/**
 * At most `limit` quotations that end within a day, or within the second half of their time where that
 * is shorter, and of whose end nobody was told; marks them as told.
 */
export async function takeEndingSoon(
  trx: Transaction<DB>,
  limit: number,
): Promise<EndingQuotation[]> {
  const { rows } = await sql<EndingQuotation>`
    with ending as (
      select ${answered}
      from quotations q join rfqs r on r.id = q.rfq_id join users s on s.id = q.supplier_id
      where ${canBeAwarded}
        and q.valid_until > now() and q.valid_until <= now() + interval '1 day'
        and q.valid_until - now()
          <= (q.valid_until - coalesce(q.reconfirmed_at, q.created_at)) / 2
        and q.ending_told_for is distinct from q.valid_until
      order by q.valid_until limit ${limit} for update of q skip locked
    ), told as (
      update quotations q set ending_told_for = q.valid_until from ending where q.id = ending.id
    )
    select * from ending order by supplier_id`.execute(trx);
  return rows;
}

/**
 * At most `limit` quotations that have ended since a few days at most, and of whose end their suppliers
 * were not told; marks them as told. What ended before is no news.
 */
export async function takeExpired(trx: Transaction<DB>, limit: number): Promise<EndingQuotation[]> {
  const { rows } = await sql<EndingQuotation>`
    with ended as (
      select ${answered}
      from quotations q join rfqs r on r.id = q.rfq_id join users s on s.id = q.supplier_id
      where ${canBeAwarded}
        and q.valid_until < now() and q.valid_until > now() - interval '3 days'
        and q.expired_told_for is distinct from q.valid_until
      order by q.valid_until limit ${limit} for update of q skip locked
    ), told as (
      update quotations q set expired_told_for = q.valid_until from ended where q.id = ended.id
    )
    select * from ended order by supplier_id`.execute(trx);
  return rows;
}
