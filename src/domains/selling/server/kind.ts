import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { invalid, issueAt } from '../../../shared/errors.ts';
import type { Material, SearchIndex } from '../../materials/language/public.ts';
import { type Attributes, classify, readAttributes } from '../../materials/language/public.ts';
import { hasCategory } from './queries/own-products.ts';

/** What the dictionary makes of a product. */
export interface Kind {
  readonly productType: string | null;
  readonly attributes: Attributes;
}

export interface Described {
  readonly name: string;
  readonly categoryId: string;
  readonly specifications: Readonly<Record<string, string>>;
  /** Undefined where it is to be guessed. */
  readonly productType: string | null | undefined;
}

/**
 * The type of a product, as said or guessed from its name, and the machine-readable values of it.
 *
 * @param db the transaction that will use it, or none
 * @throws AppError 422 for an unknown category or type
 */
export async function kindOf(
  db: Kysely<DB>,
  index: SearchIndex,
  product: Described,
): Promise<Kind> {
  if (!(await hasCategory(db, product.categoryId))) {
    throw invalid([issueAt('categoryId', 'category_unknown')]);
  }
  const { name, categoryId, productType, specifications } = product;
  if (productType === undefined) {
    const material = classify(index, name, categoryId)?.material;
    return material ? kind(material, product) : unknown;
  }
  if (productType === null) return unknown;
  const material = index.materials.get(productType);
  if (!material) throw invalid([issueAt('productType', 'product_type_unknown')]);
  return kind(material, { name, specifications });
}

const unknown: Kind = { productType: null, attributes: {} };

const kind = (
  material: Material,
  { name, specifications }: Pick<Described, 'name' | 'specifications'>,
): Kind => ({
  productType: material.key,
  attributes: readAttributes(material, name, specifications),
});
