import type { CatalogueDeps } from '../../catalogue/server/public.ts';
import { dictionaryOf } from '../../catalogue/server/public.ts';
import { classify } from '../../materials/language/public.ts';
import type { SellingSuggestions, SellingSuggestionsQuery } from '../schema.ts';
import { selectUsualSpecifications } from './queries/own-products.ts';

const maxKeys = 8;

/** What a product of this name probably is, and what buyers want to know of its type. */
export async function suggestForProduct(
  deps: CatalogueDeps,
  { name = '', categoryId, productType }: SellingSuggestionsQuery,
): Promise<SellingSuggestions> {
  const index = await dictionaryOf(deps).index();
  const found = name.trim() === '' ? null : classify(index, name, categoryId);
  const category = categoryId ?? found?.material.categoryId;
  const type = productType ?? found?.material.key;
  return {
    guess: found && {
      productType: { key: found.material.key, name: found.material.name },
      categoryId: found.material.categoryId,
      unit: found.material.unit,
      brandName: found.brandName,
      isSure: found.isSure,
    },
    types: index.knowledge.materials
      .filter((material) => material.categoryId === category)
      .map(({ key, name: typeName }) => ({ key, name: typeName }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    specifications: type ? await selectUsualSpecifications(deps.db, type, maxKeys) : [],
  };
}
