import { setImmediate } from 'node:timers/promises';
import type { MaterialFacts } from '../unit-rules.ts';
import type { CatalogueDeps } from './deps.ts';
import { type PricedRow, selectPriced } from './queries/price-list.ts';
import { dictionaryOf } from './search/dictionary.ts';
import type { SearchIndex } from './search/plan.ts';
import { type Likeness, likenessOf } from './search/same-material.ts';
import { contentWords, normalise } from './search/text.ts';

/** What a supplier is asked for. */
export interface AskedMaterial {
  readonly name: string;
  readonly unit: string | null;
  /** The product that is asked for by itself. */
  readonly productId: string | null;
  readonly facts: MaterialFacts;
}

/** How a product of the supplier's fits: it is named, bears the name, or is like it. Best first. */
export const fits = ['product', 'name', 'same', 'untold', 'other'] as const;
export type Fit = (typeof fits)[number] & ('product' | 'name' | Likeness);

/** The product on a supplier's list that fits best. */
export interface FittingProduct {
  readonly fit: Fit;
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** Decimal string, KES, with VAT. */
  readonly price: string;
  readonly facts: MaterialFacts;
}

/** For each of these materials what this supplier lists of it; null where it lists nothing of the type. */
export async function findOnPriceList(
  deps: CatalogueDeps,
  supplierId: string,
  asked: readonly AskedMaterial[],
): Promise<(FittingProduct | null)[]> {
  const index = await dictionaryOf(deps).index();
  const rows = await selectPriced(deps.db, supplierId, {
    types: distinct(asked.map(({ facts }) => facts.productType)),
    names: distinct(asked.map(({ name }) => name.toLowerCase())),
    ids: distinct(asked.map(({ productId }) => productId)),
  });
  const found: (FittingProduct | null)[] = [];
  for (const material of asked) {
    // Hundreds of lines take a moment; between two others get theirs.
    await setImmediate();
    found.push(bestOf(index, material, rows));
  }
  return found;
}

const distinct = (values: readonly (string | null | undefined)[]) => [
  ...new Set(values.flatMap((value) => value ?? [])),
];

/** Of what fits alike the brand that is named, what is in stock, and the cheapest: rows come by price. */
function bestOf(
  index: SearchIndex,
  asked: AskedMaterial,
  rows: readonly PricedRow[],
): FittingProduct | null {
  const words = new Set(contentWords(normalise(asked.name)));
  const ranked = rows.flatMap((row) => {
    const facts = factsOf(row);
    const fit = fitOf(index, asked, row, facts);
    if (fit === null) return [];
    const [make = ''] = contentWords(normalise(row.brandName ?? ''));
    const rank = [fits.indexOf(fit), words.has(make) ? 0 : 1, row.stockQuantity > 0 ? 0 : 1];
    return [{ row, facts, fit, rank }];
  });
  const [best] = ranked.sort((a, b) => order(a.rank, b.rank));
  if (!best) return null;
  const { id, name, unit, price } = best.row;
  return { fit: best.fit, id, name, unit, price, facts: best.facts };
}

const order = (a: readonly number[], b: readonly number[]) =>
  a.map((value, place) => value - (b[place] ?? 0)).find((gap) => gap !== 0) ?? 0;

function fitOf(
  index: SearchIndex,
  { name, unit, productId, facts }: AskedMaterial,
  row: PricedRow,
  sold: MaterialFacts,
): Fit | null {
  if (row.id === productId) return 'product';
  if (normalise(row.name) === normalise(name)) return 'name';
  if (row.productType === null || row.productType !== facts.productType) return null;
  return likenessOf(index, { unit, facts }, { unit: row.unit, facts: sold });
}

const factsOf = ({ name, productType, usualUnit, attributes }: PricedRow): MaterialFacts => ({
  productType,
  usualUnit,
  attributes: attributes as Readonly<Record<string, unknown>>,
  text: name,
});
