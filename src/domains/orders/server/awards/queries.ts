import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** What an award made of one quotation, with what its two sides are told by. */
export interface Decided {
  readonly quotationId: string;
  readonly rfqId: string;
  readonly title: string;
  readonly supplierId: string;
  /** The supplier's. */
  readonly companyName: string | null;
  readonly contractorId: string;
  readonly buyer: {
    readonly companyName: string | null;
    readonly firstName: string | null;
    readonly lastName: string | null;
  };
  /** It was accepted or rejected by this award, and not by one before. */
  readonly isDecidedNow: boolean;
  /** That this award made; null where it was not chosen. */
  readonly order: {
    readonly id: string;
    readonly number: string;
    readonly placedAt: string;
  } | null;
  /** Less than the whole quotation was ordered. */
  readonly isPart: boolean;
}

/** An award of an RFQ: what one transaction decided and ordered bears its instant. */
export interface AwardInstant {
  readonly rfqId: string;
  /** As the database writes it, to the microsecond; without one the RFQ's first award is meant. */
  readonly at?: string | undefined;
}

/**
 * The quotations that an award decided or ordered from, at most `limit` of them by their suppliers' ids
 * beyond `afterId`. Who was refused before has been told of that.
 */
export async function selectDecided(
  db: Kysely<DB>,
  { rfqId, at }: AwardInstant,
  { afterId, limit }: { readonly afterId: string | null; readonly limit: number },
): Promise<Decided[]> {
  const instant = sql`coalesce(${at ?? null}::timestamptz, r.awarded_at)`;
  const { rows } = await sql<Decided>`
    select q.id as "quotationId", r.id as "rfqId", r.title, q.supplier_id as "supplierId",
        s.company_name as "companyName", r.contractor_id as "contractorId",
        json_build_object('companyName', c.company_name, 'firstName', c.first_name,
          'lastName', c.last_name) as buyer,
        coalesce(q.decided_at = ${instant}, false) as "isDecidedNow",
        case when o.id is not null then json_build_object('id', o.id, 'number', o.number,
          'placedAt', o.created_at) end as "order",
        o.id is not null and exists (select from quotation_items i where i.quotation_id = q.id
          and not exists (select from order_items ordered where ordered.order_id = o.id
            and ordered.quotation_item_id = i.id and ordered.quantity = i.quantity)) as "isPart"
      from rfqs r
      join quotations q on q.rfq_id = r.id
      join users s on s.id = q.supplier_id
      join users c on c.id = r.contractor_id
      left join orders o on o.quotation_id = q.id and o.created_at = ${instant}
      where r.id = ${rfqId} and r.status = 'awarded'
        and (o.id is not null or (q.status = 'rejected' and q.decided_at = ${instant}))
        and (${afterId}::uuid is null or q.supplier_id > ${afterId}::uuid)
      order by q.supplier_id limit ${limit}`.execute(db);
  return rows;
}
