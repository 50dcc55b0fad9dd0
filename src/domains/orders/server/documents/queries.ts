import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { NamedBuyer } from '../../../accounts/name-rules.ts';
import type { Difference } from '../../../materials/trait-rules.ts';
import {
  noSuchQuotation,
  selectAskedLines,
  selectOfferedLines,
  substitutesAmong,
} from '../../../quotations/server/public.ts';
import { visibleTo } from '../reading/queries.ts';

export interface QuotationDocumentFacts {
  readonly buyer: NamedBuyer & { readonly location: string | null };
  readonly deliveryLocation: string | null;
  readonly deliveryCounty: string | null;
  /** By RFQ line: what was asked for, also where the RFQ has dropped it since. */
  readonly names: ReadonlyMap<string, string>;
  /** By RFQ line: in which respects the offer is not what is asked for now. */
  readonly differences: ReadonlyMap<string, readonly Difference[]>;
}

/** What a quotation's document says beside the quotation itself. Private: read the quotation first. */
export async function selectQuotationDocumentFacts(
  db: Kysely<DB>,
  quotationId: string,
): Promise<QuotationDocumentFacts> {
  const { rows } = await sql<{
    id: string;
    companyName: string | null;
    firstName: string | null;
    lastName: string | null;
    location: string | null;
    deliveryLocation: string | null;
    deliveryCounty: string | null;
    names: Record<string, string>;
    rfqId: string;
    notes: string | null;
  }>`
    select c.id, r.id as "rfqId", q.notes, c.company_name as "companyName", c.first_name as "firstName",
        c.last_name as "lastName", c.location, r.delivery_location as "deliveryLocation",
        r.delivery_county as "deliveryCounty",
        coalesce((select jsonb_object_agg(l.id, l.product_name) from rfq_items l
          where l.rfq_id = r.id), '{}') as names
      from quotations q join rfqs r on r.id = q.rfq_id join users c on c.id = r.contractor_id
      where q.id = ${quotationId}`.execute(db);
  const [row] = rows;
  if (!row) throw noSuchQuotation();
  const asked = await selectAskedLines(db, row.rfqId);
  const offered = await selectOfferedLines(db, [quotationId]);
  return {
    buyer: row,
    deliveryLocation: row.deliveryLocation,
    deliveryCounty: row.deliveryCounty,
    names: new Map(Object.entries(row.names)),
    differences: new Map(
      substitutesAmong({ asked, offered }, [{ id: quotationId, notes: row.notes }]).map(
        ({ rfqItemId, differences }) => [rfqItemId, differences],
      ),
    ),
  };
}

/** What an order's document says of the request that it answers. */
export interface OrderedRequest {
  readonly id: string;
  readonly version: number;
  readonly description: string;
  readonly createdAt: string;
}

/** Null for an order that no request led to, and for one that `actor` may not read. */
export async function selectOrderedRequest(
  db: Kysely<DB>,
  actor: Actor,
  orderId: string,
): Promise<OrderedRequest | null> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('rfqs as r', 'r.id', 'o.rfqId')
    .select(['r.id', 'r.version', 'r.description', 'r.createdAt'])
    .where('o.id', '=', orderId)
    .where(visibleTo(actor))
    .executeTakeFirst();
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
}
