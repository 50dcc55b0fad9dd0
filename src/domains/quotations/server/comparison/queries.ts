import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { RfqStatus } from '../../../rfqs/rules.ts';
import { statusNow } from '../../../rfqs/server/public.ts';
import type { QuotedLine } from '../../measure-rules.ts';
import type { DeliveryTerms, QuotationStatus } from '../../rules.ts';
import { factsOf, type OfferedProduct } from '../queries/offered-products.ts';
import { isReceived } from '../queries/state-now.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export interface ComparedRfq {
  readonly id: string;
  readonly title: string;
  readonly status: RfqStatus;
  readonly version: number;
  /** Only verified suppliers may answer it. */
  readonly verifiedOnly: boolean;
  readonly closesAt: Date;
  readonly deliveryDate: Date | null;
  readonly deliveryCounty: string | null;
  /** Orders that were made from it, cancelled ones included. */
  readonly orderCount: number;
  /** The database's clock. */
  readonly now: Date;
}

/** An RFQ of `ownerId`; without one, of anybody: for jobs, which no person reads. */
export async function selectComparedRfq(
  db: Handle,
  rfqId: string,
  ownerId: string | null,
): Promise<ComparedRfq | null> {
  const { rows } = await sql<ComparedRfq>`
    select id, title, version, verified_only as "verifiedOnly", closes_at as "closesAt", delivery_date as "deliveryDate",
        delivery_county as "deliveryCounty", now() as now,
        (select count(*)::int from orders o where o.rfq_id = rfqs.id) as "orderCount",
        ${statusNow('rfqs')} as status
      from rfqs
      where id = ${rfqId} and (${ownerId}::uuid is null or contractor_id = ${ownerId}::uuid)`.execute(
    db,
  );
  return rows[0] ?? null;
}

export interface ComparedRow {
  readonly quotationId: string;
  readonly supplierId: string;
  readonly companyName: string | null;
  readonly location: string | null;
  readonly county: string | null;
  readonly isVerified: boolean;
  readonly status: QuotationStatus;
  readonly isExpired: boolean;
  readonly isOutdated: boolean;
  readonly totalAmount: string;
  readonly vatAmount: string | null;
  readonly vatIncluded: boolean;
  readonly deliveryTerms: DeliveryTerms;
  readonly deliveryCost: string;
  readonly deliveryTime: number | null;
  readonly validUntil: Date;
  readonly notes: string | null;
  /** Object paths. */
  readonly attachments: readonly string[];
  readonly aiScore: string | null;
  readonly scoredAt: Date | null;
  readonly responseHours: string | null;
  readonly winRate: string | null;
  readonly onTimeRate: string | null;
  readonly completedOrders: number | null;
}

/**
 * The standing quotations on an RFQ, as its owner may read them: not those that were withdrawn,
 * superseded, or taken out of the owner's view. Private: read its RFQ first.
 */
export async function selectComparedQuotations(db: Handle, rfqId: string): Promise<ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`
    select q.id as "quotationId", q.supplier_id as "supplierId", s.company_name as "companyName",
        s.location, s.county, s.is_verified as "isVerified", q.status,
        q.valid_until < now() as "isExpired", q.rfq_version < r.version as "isOutdated",
        q.total_amount as "totalAmount", q.vat_amount as "vatAmount",
        q.vat_included as "vatIncluded", q.delivery_terms as "deliveryTerms",
        q.delivery_cost as "deliveryCost", q.delivery_time as "deliveryTime",
        q.valid_until as "validUntil", q.notes, q.attachments, q.ai_score as "aiScore", q.scored_at as "scoredAt",
        c.response_hours as "responseHours", c.win_rate as "winRate",
        c.on_time_rate as "onTimeRate", c.completed_orders as "completedOrders"
      from quotations q
      join rfqs r on r.id = q.rfq_id
      join users s on s.id = q.supplier_id
      left join supplier_records c on c.supplier_id = q.supplier_id
      where q.rfq_id = ${rfqId} and ${isReceived()}
      order by q.created_at, q.id`.execute(db);
  return rows;
}

/**
 * How many quotations on an RFQ cannot be ordered from because their supplier is suspended or has left,
 * beside those that are shown. What was withdrawn before that, or turned down, is not among them.
 * Private: read its RFQ first.
 */
export async function countOfGone(
  db: Handle,
  rfqId: string,
  shown: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from quotations q join users s on s.id = q.supplier_id
      where q.rfq_id = ${rfqId} and q.superseded_at is null and q.hidden_from_owner_at is null
        and q.status <> 'rejected' and not q.id = any(${[...shown]}::uuid[])
        and coalesce(q.withdrawn_at, 'infinity') >= least(s.suspended_at, s.anonymised_at)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface PricedLine extends QuotedLine {
  /** Of what is offered in place of the request. */
  readonly productName: string | null;
}

/**
 * The priced lines of these quotations, by quotation. A large comparison has 100,000 of them: each
 * quotation's come as one text, which is several times faster than a row for each. Private: of
 * quotations that selectComparedQuotations has read.
 */
export async function selectPricedLines(
  db: Handle,
  quotationIds: readonly string[],
): Promise<Map<string, PricedLine[]>> {
  if (quotationIds.length === 0) return new Map();
  const { rows } = await sql<{ quotationId: string; lines: string }>`
    select i.quotation_id as "quotationId",
        string_agg(concat_ws(E'\t', i.rfq_item_id, i.quantity, i.unit_price,
          case when i.unit is distinct from l.unit
            then translate(coalesce(i.unit, ''), E'\t\n', '  ') else '' end,
          coalesce(i.product::text, '')), E'\n'
          order by i.rfq_item_id) as lines
      from quotation_items i join rfq_items l on l.id = i.rfq_item_id
      where i.quotation_id = any(${[...quotationIds]}::uuid[])
      group by i.quotation_id`.execute(db);
  const products = new Map<string, OfferedMeasure>();
  return new Map(
    rows.map(({ quotationId, lines }) => [
      quotationId,
      lines.split('\n').map((line) => readPricedLine(line, products)),
    ]),
  );
}

/** One product for many lines is read once; JSON holds no tab and no new line. */
function readPricedLine(text: string, products: Map<string, OfferedMeasure>): PricedLine {
  const [rfqItemId = '', quantity = '', unitPrice = '', unit = '', json = ''] = text.split('\t');
  const line = { rfqItemId, quantity, unitPrice, unit: unit || null };
  if (json === '') return { ...line, facts: null, minimum: null, productName: null };
  const product = products.get(json) ?? readProduct(json);
  products.set(json, product);
  return { ...line, ...product };
}

type OfferedMeasure = Pick<PricedLine, 'facts' | 'minimum' | 'productName'>;

function readProduct(json: string): OfferedMeasure {
  const product = JSON.parse(json) as OfferedProduct;
  return { facts: factsOf(product), minimum: product.minimum, productName: product.name };
}

export interface StoredPart {
  readonly quotationId: string;
  readonly name: string;
  readonly weight: string;
  readonly value: string;
  readonly words: string;
  readonly wordsSw: string;
}

/** The parts of these quotations' scores in their order. Of quotations that the reader may read. */
export async function selectScoreParts(
  db: Handle,
  quotationIds: readonly string[],
): Promise<StoredPart[]> {
  if (quotationIds.length === 0) return [];
  return db
    .selectFrom('quotationScoreParts')
    .select(['quotationId', 'name', 'weight', 'value', 'words', 'wordsSw'])
    .where('quotationId', 'in', quotationIds)
    .orderBy('quotationId')
    .orderBy('position')
    .execute();
}
