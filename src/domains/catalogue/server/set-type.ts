import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { invalid, issueAt } from '../../../shared/errors.ts';
import { readAttributes } from '../../materials/language/public.ts';
import type { CatalogueDeps } from './deps.ts';
import { lockType, writeType } from './queries/moderation.ts';
import { dictionaryOf } from './search/dictionary.ts';

/** A product with the type that it had. */
export interface SetType {
  readonly id: string;
  readonly productType: string | null;
}

/**
 * Says what a product is, which stays whatever its name is read as. Null where it is so already or there
 * is none.
 *
 * @throws AppError 422 for a type that the dictionary does not have
 */
export async function setProductType(
  trx: Transaction<DB>,
  deps: CatalogueDeps,
  id: string,
  productType: string | null,
): Promise<SetType | null> {
  const { materials } = await dictionaryOf(deps).index();
  const material = productType === null ? null : materials.get(productType);
  if (material === undefined) {
    throw invalid([issueAt('productType', 'product_type_unknown')]);
  }
  const product = await lockType(trx, id);
  if (!product || (product.productType === productType && product.typeSetAt)) return null;
  const specifications = product.specifications as Record<string, string>;
  const attributes = material ? readAttributes(material, product.name, specifications) : {};
  await writeType(trx, id, { productType, attributes });
  return { id, productType: product.productType };
}
