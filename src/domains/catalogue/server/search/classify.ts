import type { Material } from './phrases.ts';
import { planSearch, type SearchIndex } from './plan.ts';

/** What a product's name says that it is. */
export interface Classification {
  readonly productType: string | null;
  /** Of that type's attributes those that the name gives: `{"diameterMm": 12}`. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** The type of the materials dictionary that a name means, if it is one of this category. */
export function classifyProduct(
  index: SearchIndex,
  name: string,
  categoryId: string,
): Classification {
  const plan = planSearch(index, name);
  const material = plan.types
    .map(({ type }) => index.materials.get(type))
    .find((candidate): candidate is Material => candidate?.categoryId === categoryId);
  if (!material) return { productType: null, attributes: {} };
  const attributes: Record<string, string | number> = {};
  for (const { anyOf, isLoose } of plan.wishes) {
    const meant = anyOf.find(
      ({ key }) => material.attributeKeys.includes(key) && !(key in attributes),
    );
    if (meant && !isLoose) attributes[meant.key] = meant.value;
  }
  return { productType: material.key, attributes };
}
