import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { MaterialFacts } from '../../../materials/unit-rules.ts';

/** A product as it was offered in place of a request, kept with the offer. */
export interface OfferedProduct {
  readonly name: string;
  readonly productType: string | null;
  /** The dictionary's unit of that type. */
  readonly usualUnit: string | null;
  readonly attributes: MaterialFacts['attributes'];
  /** The least that it was sold in: a decimal, in the product's own unit. */
  readonly minimum: { readonly quantity: string; readonly unit: string };
}

/** Those of these products that the supplier sells now, by id, as they are. */
export async function selectOwnProducts(
  db: Kysely<DB> | Transaction<DB>,
  supplierId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OfferedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('materials as m', 'm.key', 'p.productType')
    .select([
      'p.id',
      'p.name',
      'p.unit',
      'p.minOrderQuantity',
      'p.productType',
      'p.attributes',
      'm.unit as usualUnit',
    ])
    .where('p.id', 'in', [...new Set(ids)])
    .where('p.supplierId', '=', supplierId)
    .where('p.isActive', '=', true)
    .execute();
  return new Map(
    rows.map(({ id, name, unit, minOrderQuantity, productType, usualUnit, attributes }) => [
      id,
      {
        name,
        productType,
        usualUnit,
        attributes: attributes as OfferedProduct['attributes'],
        minimum: { quantity: String(minOrderQuantity), unit },
      },
    ]),
  );
}

/** What is known of it, to measure its units by. */
export const factsOf = ({ name, productType, usualUnit, attributes }: OfferedProduct) =>
  ({ productType, usualUnit, attributes: attributes ?? null, text: name }) satisfies MaterialFacts;
