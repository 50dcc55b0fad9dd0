import { setImmediate } from 'node:timers/promises';
import type { SearchIndex } from '../../materials/language/public.ts';
import {
  contentWords,
  type Likeness,
  likenessOf,
  normalise,
  type ReadProduct,
  readProduct,
  readRequest,
} from '../../materials/language/public.ts';
import type { MaterialFacts } from '../../materials/unit-rules.ts';
import type { CatalogueDeps } from './deps.ts';
import { type ListedRow, selectListedLike } from './queries/price-list.ts';
import { dictionaryOf } from './search/dictionary.ts';

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
  /** In `unit`. */
  readonly stockQuantity: number;
  readonly facts: MaterialFacts;
}

/** For each of these materials what this supplier lists of it; null where it lists nothing of the type. */
export async function findOnPriceList(
  deps: CatalogueDeps,
  supplierId: string,
  asked: readonly AskedMaterial[],
): Promise<(FittingProduct | null)[]> {
  const index = await dictionaryOf(deps).index();
  const rows = await selectListedLike(deps.db, supplierId, {
    types: distinct(asked.map(({ facts }) => facts.productType)),
    names: distinct(asked.map(({ name }) => name.toLowerCase())),
    ids: distinct(asked.map(({ productId }) => productId)),
  });
  const list = await readList(index, rows);
  const found: (FittingProduct | null)[] = [];
  for (const material of asked) found.push(await bestOf(index, material, list));
  return found;
}

const distinct = (values: readonly (string | null | undefined)[]) => [
  ...new Set(values.flatMap((value) => value ?? [])),
];

/** A product of the list, read once for all lines that it is compared with. */
interface Listed extends ReadProduct {
  readonly row: ListedRow;
  readonly name: string;
  /** First word of the brand. */
  readonly make: string;
}

/** Products by price. */
interface List {
  readonly byId: ReadonlyMap<string, Listed[]>;
  readonly byName: ReadonlyMap<string, Listed[]>;
  readonly byType: ReadonlyMap<string | null, Listed[]>;
}

async function readList(index: SearchIndex, rows: readonly ListedRow[]): Promise<List> {
  const listed: Listed[] = [];
  for (const [place, row] of rows.entries()) {
    if (place % productsInOneTurn === 0) await setImmediate();
    const [make = ''] = contentWords(normalise(row.brandName ?? ''));
    const product = readProduct(index, { unit: row.unit, facts: factsOf(row) });
    listed.push({ ...product, row, name: normalise(row.name), make });
  }
  return {
    byId: Map.groupBy(listed, ({ row }) => row.id),
    byName: Map.groupBy(listed, ({ name }) => name),
    byType: Map.groupBy(listed, ({ row }) => row.productType),
  };
}

/** Thousands of products take a moment; between some of them others get theirs. */
const productsInOneTurn = 200;

/** Of what fits alike the brand that is named, what is in stock, and the cheapest. */
async function bestOf(
  index: SearchIndex,
  { name, unit, productId, facts }: AskedMaterial,
  { byId, byName, byType }: List,
): Promise<FittingProduct | null> {
  const asked = normalise(name);
  const words = new Set(contentWords(asked));
  const request = readRequest(index, { unit, facts });
  const groups = [
    ['product', byId.get(productId ?? '')],
    ['name', byName.get(asked)],
    ['same', byType.get(facts.productType ?? '')],
  ] as const;
  const [fitsAtBest, alike = []] = groups.find(([, listed]) => listed) ?? ['same'];
  const known = new Map<string, Likeness>();
  let best: { readonly fit: Fit; readonly one: Listed; readonly rank: number } | null = null;
  for (const [place, one] of alike.entries()) {
    if (place % productsInOneTurn === 0) await setImmediate();
    const within = (words.has(one.make) ? 0 : 2) + (one.row.stockQuantity > 0 ? 0 : 1);
    // The cheapest come first: a later one has to be better.
    if (best && best.rank <= rankOf(fitsAtBest, within)) continue;
    const likeness = known.get(one.key) ?? likenessOf(request, one);
    known.set(one.key, likeness);
    const fit = fitsAtBest === 'same' ? likeness : fitsAtBest;
    const rank = rankOf(fit, within);
    if (!best || rank < best.rank) best = { fit, one, rank };
    // Nothing fits better, and nothing that follows is cheaper.
    if (best.rank === rankOf(fitsAtBest, 0)) break;
  }
  if (!best) return null;
  const { row, sold } = best.one;
  const { id, name: called, unit: soldBy, price, stockQuantity } = row;
  const product = { id, name: called, unit: soldBy, price, stockQuantity };
  return { fit: best.fit, ...product, facts: sold.facts };
}

const rankOf = (fit: Fit, within: number) => fits.indexOf(fit) * 4 + within;

const factsOf = ({ name, productType, usualUnit, attributes }: ListedRow): MaterialFacts => ({
  productType,
  usualUnit,
  attributes: attributes as Readonly<Record<string, unknown>>,
  text: name,
});
