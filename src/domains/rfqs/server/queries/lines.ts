import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { StoredFacts } from '../../rules.ts';
import type { RfqItem, Specifications } from '../../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** The lines of an RFQ in their order, without those that an edit dropped. Private: ask maySeeRfq first. */
export async function selectLines(db: Handle, rfqId: string) {
  const rows = await db
    .selectFrom('rfqItems as i')
    .leftJoin('categories as c', 'c.id', 'i.categoryId')
    .select([
      'i.id',
      'i.rfqId',
      'i.lineNo',
      'i.productName',
      'i.categoryId',
      'c.name as categoryName',
      'c.slug as categorySlug',
      'i.productType',
      'i.productId',
      'i.quantity',
      'i.awardedQuantity',
      'i.unit',
      'i.normalizedQuantity',
      'i.normalizedUnit',
      'i.specifications',
      'i.estimatedBudget',
      'i.loadTonnes',
    ])
    .where('i.rfqId', '=', rfqId)
    .where('i.removedAt', 'is', null)
    .orderBy('i.lineNo')
    .orderBy('i.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    quantity: Number(row.quantity),
    loadTonnes: row.loadTonnes === null ? null : Number(row.loadTonnes),
    specifications: row.specifications as Specifications | null,
  }));
}
export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

/** A line as it is stored, with what it was recognised as. */
export interface StoredLine extends Omit<RfqItem, 'id' | 'rfqId' | 'category' | 'awardedQuantity'> {
  readonly facts: StoredFacts;
}

const columnsOf = (line: StoredLine) => ({
  ...line,
  facts: JSON.stringify(line.facts),
  // A text alone is JSON too, and must be written as such.
  specifications: line.specifications === null ? null : JSON.stringify(line.specifications),
});

export async function insertLines(
  trx: Transaction<DB>,
  rfqId: string,
  lines: readonly StoredLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('rfqItems')
    .values(lines.map((line) => ({ ...columnsOf(line), rfqId })))
    .execute();
}

/** Every column of a line, as JSON carries it to an update: a new one has to be named here. */
const columnTypes: Readonly<Record<keyof StoredLine, string>> = {
  lineNo: 'int',
  productName: 'text',
  categoryId: 'uuid',
  productType: 'text',
  productId: 'uuid',
  quantity: 'numeric',
  unit: 'text',
  specifications: 'jsonb',
  estimatedBudget: 'numeric',
  loadTonnes: 'numeric',
  facts: 'jsonb',
  normalizedQuantity: 'numeric',
  normalizedUnit: 'text',
};
const inDatabase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const names = Object.entries(columnTypes);
const written = names.map(([name]) => `${inDatabase(name)} = l."${name}"`).join(', ');
const sent = names.map(([name, type]) => `"${name}" ${type}`).join(', ');

/** All in one statement: others wait for the RFQ meanwhile. */
export async function updateLines(
  trx: Transaction<DB>,
  rfqId: string,
  lines: readonly (StoredLine & { readonly id: string })[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update rfq_items i set ${sql.raw(written)}
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id uuid, ${sql.raw(sent)})
      where i.id = l.id and i.rfq_id = ${rfqId}`.execute(trx);
}

/** Takes lines out of the request; what was quoted for them keeps them. */
export async function dropLines(
  trx: Transaction<DB>,
  rfqId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('rfqItems')
    .set({ removedAt: sql<Date>`now()` })
    .where('rfqId', '=', rfqId)
    .where('id', 'in', ids)
    .execute();
}

export interface NamedProduct {
  readonly id: string;
  readonly categoryId: string;
  readonly productType: string | null;
  readonly attributes: StoredFacts['attributes'];
}

/**
 * Products that lines refer to, by id: those on the list, and off it those that the RFQ referred to
 * before.
 */
export async function selectNamedProducts(
  db: Handle,
  ids: readonly string[],
  rfqId: string | null,
): Promise<ReadonlyMap<string, NamedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'categoryId', 'productType', 'attributes'])
    .where('id', 'in', ids)
    .where(
      sql<SqlBool>`is_active or exists (select from rfq_items i
        where i.product_id = products.id and i.rfq_id = ${rfqId}::uuid)`,
    )
    .execute();
  return new Map(
    rows.map(({ attributes, ...row }) => [
      row.id,
      { ...row, attributes: attributes as NamedProduct['attributes'] },
    ]),
  );
}

/** The units in which materials of the dictionary are usually sold, by key. */
export async function selectUsualUnits(
  db: Handle,
  productTypes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (productTypes.length === 0) return new Map();
  const rows = await db
    .selectFrom('materials')
    .select(['key', 'unit'])
    .where('key', 'in', [...new Set(productTypes)])
    .execute();
  return new Map(rows.map(({ key, unit }) => [key, unit]));
}

/** Those of these categories that exist. */
export async function selectKnownCategories(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('categories').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
