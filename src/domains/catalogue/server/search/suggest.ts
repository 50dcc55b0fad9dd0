import type { Material } from '../../../materials/language/public.ts';
import { planSearch, type SearchIndex } from '../../../materials/language/public.ts';
import type { MaterialSuggestion } from '../../schema.ts';

/** Materials that a text being typed may mean, best first; the first ones of all without a text. */
export function suggestMaterials(
  index: SearchIndex,
  search: string,
  limit: number,
): MaterialSuggestion[] {
  const materials =
    search.trim() === ''
      ? index.knowledge.materials
      : planSearch(index, search).types.flatMap(({ type }) => index.materials.get(type) ?? []);
  return materials.slice(0, limit).map(toSuggestion);
}

export const toSuggestion = (material: Material): MaterialSuggestion => ({
  key: material.key,
  name: material.name,
  unit: material.unit,
  category: {
    id: material.categoryId,
    name: material.categoryName,
    slug: material.categorySlug,
  },
});
