import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { isReceived } from '../../../quotations/server/public.ts';
import type { RfqStatus } from '../../../rfqs/rules.ts';
import { statusNow } from '../../../rfqs/server/public.ts';
import type { KnownRfq } from '../../dialogue/state.ts';

/** One of the own RFQs. */
export interface OwnRfq extends KnownRfq {
  readonly status: RfqStatus;
  /** Until when it can be quoted while it is open. */
  readonly closesAt: Date;
}

/** So many are looked through, the newest of them. */
export const mostRfqs = 300;

/** The owner's RFQs, newest first. */
export async function selectOwnRfqs(db: Kysely<DB>, ownerId: string): Promise<OwnRfq[]> {
  const suppliers = sql<string[]>`array(
    select distinct u.company_name from quotations q join users u on u.id = q.supplier_id
      where q.rfq_id = r.id and u.company_name is not null and ${isReceived()})`;
  const quotationCount = sql<number>`(select count(*)::int from quotations q
    where q.rfq_id = r.id and ${isReceived()})`;
  const words = sql<string>`concat_ws(' ', r.title, left(r.description, 1000),
    r.delivery_location, r.delivery_county,
    (select string_agg(left(i.product_name, 80), ' ') from rfq_items i
      where i.rfq_id = r.id and i.removed_at is null and i.line_no <= 50))`;
  return db
    .selectFrom('rfqs as r')
    .where('r.contractorId', '=', ownerId)
    .select(['r.id', 'r.title', 'r.closesAt', 'r.aiGeneratedId'])
    .select([
      statusNow().as('status'),
      words.as('words'),
      quotationCount.as('quotationCount'),
      suppliers.as('suppliers'),
    ])
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(mostRfqs)
    .execute();
}

/** How many quotations stand on the owner's RFQs, and on how many of them. */
export async function countReceived(
  db: Kysely<DB>,
  ownerId: string,
): Promise<{ readonly quotations: number; readonly rfqs: number }> {
  return db
    .selectFrom('quotations as q')
    .innerJoin('rfqs as r', 'r.id', 'q.rfqId')
    .where('r.contractorId', '=', ownerId)
    .where(isReceived())
    .select([
      sql<number>`count(*)::int`.as('quotations'),
      sql<number>`count(distinct q.rfq_id)::int`.as('rfqs'),
    ])
    .executeTakeFirstOrThrow();
}
