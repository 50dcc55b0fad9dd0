import { formatUnitPrice } from '../../../shared/money.ts';
import { apiPath } from '../../../ui/data/api-client.ts';
import type { MaterialSuggestion, ProductCard } from '../schema.ts';

type Category = MaterialSuggestion['category'];

/** What a text in a search box may mean, best first, few of each. */
export interface Suggestions {
  readonly materials: readonly Pick<MaterialSuggestion, 'key' | 'name'>[];
  readonly categories: readonly Category[];
  readonly products: readonly { slug: string; name: string; price: string }[];
}

const most = { materials: 3, categories: 2, products: 4 } as const;

/** @throws where it was aborted, or where neither products nor types could be read */
export async function readSuggestions(search: string, signal: AbortSignal): Promise<Suggestions> {
  const read = async <T>(path: string): Promise<readonly T[]> => {
    const answer = await fetch(path, { signal, headers: { accept: 'application/json' } });
    if (!answer.ok) throw new Error(`No suggestions: ${answer.status}`);
    return (await answer.json()) as readonly T[];
  };
  const [materials, cards] = await Promise.all([
    read<MaterialSuggestion>(apiPath(['/api/materials'], { search: search.slice(0, 100) })),
    read<ProductCard>(
      apiPath(['/api/products'], { search: search.slice(0, 200), limit: String(most.products) }),
    ),
  ]);
  return toSuggestions(materials, cards);
}

/** Categories are those of the types; of several offers of one name the first is named. */
export function toSuggestions(
  materials: readonly MaterialSuggestion[],
  cards: readonly Pick<ProductCard, 'slug' | 'name' | 'price'>[],
): Suggestions {
  const categories = new Map(materials.map(({ category }) => [category.slug, category]));
  const products = new Map<string, Suggestions['products'][number]>();
  for (const { slug, name, price } of cards) {
    if (!products.has(name)) products.set(name, { slug, name, price: formatUnitPrice(price) });
  }
  return {
    materials: materials.slice(0, most.materials),
    categories: [...categories.values()].slice(0, most.categories),
    products: [...products.values()],
  };
}
