import { invalid } from '../../../../shared/errors.ts';
import { productSentences } from '../../selling-schema.ts';
import type { CatalogueDeps } from '../deps.ts';
import { hasCategory } from '../queries/own-products.ts';
import { type Attributes, classify, readAttributes } from '../search/classify.ts';
import { dictionaryOf } from '../search/dictionary.ts';

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
 * @throws AppError 422 for an unknown category or type
 */
export async function kindOf(deps: CatalogueDeps, product: Described): Promise<Kind> {
  if (!(await hasCategory(deps.db, product.categoryId))) {
    throw invalid([{ path: 'categoryId', message: productSentences.categoryUnknown }]);
  }
  const index = await dictionaryOf(deps).index();
  const { name, categoryId, productType } = product;
  const said = productType ? index.materials.get(productType) : undefined;
  if (productType && !said) {
    throw invalid([{ path: 'productType', message: productSentences.typeUnknown }]);
  }
  const material =
    productType === undefined ? classify(index, name, categoryId)?.material : (said ?? undefined);
  if (!material) return { productType: null, attributes: {} };
  return {
    productType: material.key,
    attributes: readAttributes(material, name, product.specifications),
  };
}
