import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** What suppliers are notified of an RFQ beside its title. Fits what notifications hold. */
export type RfqFacts = {
  readonly title: string;
  /** Where to deliver; empty where that is not said. */
  readonly place: string;
  readonly county: string;
  readonly closesAt: string;
  /** The first lines, one each: quantity, unit, name and product type with tabs between them. */
  readonly lines: string;
  readonly lineCount: number;
};

const firstLines = 3;

/** Null for a missing one. */
export async function selectRfqFacts(
  db: Kysely<DB>,
  rfqId: string,
): Promise<{ readonly writtenBy: string; readonly values: RfqFacts } | null> {
  const { rows } = await sql<RfqFacts & { closesAt: Date; contractorId: string }>`
    select r.title, r.contractor_id, coalesce(r.delivery_location, '') as place,
           coalesce(r.delivery_county, '') as county, r.closes_at, i.lines, i.line_count
      from rfqs r
     cross join lateral (
       select coalesce(string_agg(l.line, E'\n' order by l.place)
                filter (where l.place <= ${firstLines}), '') as lines, count(*)::int as line_count
         from (select concat_ws(E'\t', trim_scale(l.quantity)::text, coalesce(l.unit, ''),
                        translate(l.product_name, E'\t\n', '  '), m.name) as line,
                      row_number() over (order by l.line_no, l.id) as place
                 from rfq_items l left join materials m on m.key = l.product_type
                where l.rfq_id = r.id and l.removed_at is null) l
     ) i
     where r.id = ${rfqId}`.execute(db);
  const [facts] = rows;
  if (!facts) return null;
  const { contractorId: writtenBy, closesAt, ...values } = facts;
  return { writtenBy, values: { ...values, closesAt: closesAt.toISOString() } };
}
