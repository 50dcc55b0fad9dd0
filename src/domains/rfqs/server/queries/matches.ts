import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { hasProvenContact } from '../../../accounts/server/public.ts';
import type { Recipient } from '../../schema.ts';

export interface MatchWishes {
  readonly contractorId: string;
  /** Categories that the request is about, by its lines or, without any, by its words. */
  readonly categoryIds: readonly string[];
  /** Product types of the materials dictionary, for telling who sells just these. */
  readonly productTypes: readonly string[];
  /** Products that its lines name: who sells one of them is asked, wherever it delivers. */
  readonly productIds: readonly string[];
  readonly county: string | null;
  readonly verifiedOnly: boolean;
}

/**
 * Suppliers u that may be asked at all, with what they sell of what is wanted (s), by their products or by
 * their own word; not where one of the two has blocked the other.
 */
const suppliersFor = ({ contractorId, verifiedOnly, ...wanted }: MatchWishes) => {
  const categories = [...wanted.categoryIds];
  const types = [...wanted.productTypes];
  return sql`users u
    left join (
      select p.supplier_id, jsonb_agg(distinct c.name order by c.name) as categories,
             count(distinct p.id)::int as products,
             jsonb_agg(distinct p.product_type) filter (where p.product_type = any(${types})) as types
        from (
          select supplier_id, category_id, id, product_type from products
           where is_active and category_id = any(${categories}::uuid[])
          union all
          select supplier_id, category_id, null, null from supplier_categories
           where sells and category_id = any(${categories}::uuid[])
        ) p
        join categories c on c.id = p.category_id
       where not exists (select from supplier_categories own
                          where own.supplier_id = p.supplier_id and own.category_id = p.category_id
                            and not own.sells)
       group by p.supplier_id
    ) s on s.supplier_id = u.id
   where u.role = 'supplier' and u.suspended_at is null and u.anonymised_at is null
     and (not ${verifiedOnly} or u.is_verified)
     and not exists (select from blocks b
                      where (b.blocker_id, b.blocked_id)
                         in ((u.id, ${contractorId}::uuid), (${contractorId}::uuid, u.id)))`;
};

const deliversThere = ({ county }: MatchWishes) =>
  sql<boolean>`(${county}::text is null or ${county} = any(u.delivery_counties))`;

/** Sells it and delivers there, or offers just the product that a line names. */
const isMatch = (wishes: MatchWishes) =>
  sql<boolean>`((s.supplier_id is not null and ${deliversThere(wishes)})
    or exists (select from products n where n.supplier_id = u.id and n.is_active
                and n.id = any(${[...wishes.productIds]}::uuid[])))`;

/** Stores the reasons with each; who was matched before stays so: they were told. */
async function store(
  trx: Transaction<DB>,
  rfqId: string,
  wishes: MatchWishes,
  which: RawBuilder<boolean>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into rfq_matches (rfq_id, supplier_id, reasons)
    select ${rfqId}::uuid, u.id, jsonb_strip_nulls(jsonb_build_object(
        'categories', s.categories, 'products', nullif(s.products, 0), 'types', s.types,
        'county', case when ${deliversThere(wishes)} then ${wishes.county}::text end,
        'verified', u.is_verified))
      from ${suppliersFor(wishes)} and ${which}
    on conflict (rfq_id, supplier_id) do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Stores whom an RFQ is sent to: who matches it. @returns how many are new */
export const storeMatches = (trx: Transaction<DB>, rfqId: string, wishes: MatchWishes) =>
  store(trx, rfqId, wishes, isMatch(wishes));

/** The same of suppliers that its owner chose. @returns how many of them can be asked */
export const storeChosen = (
  trx: Transaction<DB>,
  rfqId: string,
  wishes: MatchWishes,
  supplierIds: readonly string[],
) => store(trx, rfqId, wishes, sql<boolean>`u.id = any(${[...supplierIds]}::uuid[])`);

/**
 * Whom a request could be sent to: who matches it first, then who sells such things elsewhere, then who
 * delivers there. At most `limit`.
 */
export async function selectRecipients(
  db: Kysely<DB>,
  wishes: MatchWishes,
  limit: number,
): Promise<Recipient[]> {
  const { county } = wishes;
  const { rows } = await sql<Recipient>`
    select u.id as supplier_id, u.company_name, u.location, u.is_verified,
           ${isMatch(wishes)} as is_match,
           coalesce(s.categories, '[]') as sells, ${deliversThere(wishes)} as delivers_there
      from ${suppliersFor(wishes)}
       and (${isMatch(wishes)} or s.supplier_id is not null
            or (${county}::text is not null and ${deliversThere(wishes)}))
     order by ${isMatch(wishes)} desc, jsonb_array_length(coalesce(s.categories, '[]')) desc,
              u.is_verified desc, u.company_name, u.id
     limit ${limit}`.execute(db);
  return rows;
}

/**
 * Suppliers whom an RFQ was sent to and who were not notified yet, at most `limit`, by their ids; marks them
 * as notified. Leaves out suppliers who were notified of `mostUnproven` RFQs from accounts without a proven
 * contact in the last day, where this is another one: they find it in their list all the same.
 */
export async function takeUnnotified(
  trx: Transaction<DB>,
  rfqId: string,
  { limit, mostUnproven }: { readonly limit: number; readonly mostUnproven: number },
): Promise<string[]> {
  const isUnproven = await isFromUnproven(trx, rfqId);
  // Such RFQs take turns, so that each counts those before it.
  if (isUnproven) await sql`select pg_advisory_xact_lock(hashtext('unproven rfqs'))`.execute(trx);
  const unnotified = trx
    .selectFrom('rfqMatches as m')
    .select('m.supplierId')
    .where('m.rfqId', '=', rfqId)
    .where('m.notifiedAt', 'is', null)
    .$if(isUnproven, (query) => query.where(notifiedForUnproven, '<', mostUnproven))
    .orderBy('m.supplierId')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await trx
    .updateTable('rfqMatches')
    .set({ notifiedAt: sql<Date>`now()` })
    .where('rfqId', '=', rfqId)
    .where('supplierId', 'in', unnotified)
    .returning('supplierId')
    .execute();
  return rows.map(({ supplierId }) => supplierId).sort();
}

async function isFromUnproven(trx: Transaction<DB>, rfqId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('rfqs as r')
    .innerJoin('users as u', 'u.id', 'r.contractorId')
    .select('r.id')
    .where('r.id', '=', rfqId)
    .where(isUnprovenSender)
    .executeTakeFirst();
  return row !== undefined;
}

const isUnprovenSender = sql<boolean>`(not u.is_verified and not ${hasProvenContact})`;

/** Of a match m: RFQs of the last day from accounts without a proven contact that its supplier was notified of. */
const notifiedForUnproven = sql<number>`(
  select count(*) from rfq_matches notified
    join rfqs r on r.id = notified.rfq_id
    join users u on u.id = r.contractor_id
   where notified.supplier_id = m.supplier_id and notified.created_at > now() - interval '1 day'
     and notified.notified_at is not null and ${isUnprovenSender})`;
