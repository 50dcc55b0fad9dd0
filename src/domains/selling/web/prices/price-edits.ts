import * as z from 'zod/mini';
import { byPercent, type OddPrice, oddPrice } from '../../price-rules.ts';
import {
  type PriceChanges,
  type PricedProduct,
  pricedProductResponse,
} from '../../price-schema.ts';
import { readQuickPrice, shortPrice } from '../quick-values.ts';

/** Prices as they are typed, before they are saved together. */

const rowProblems = ['wrong', 'changed', 'gone'] as const;
export type RowProblem = (typeof rowProblems)[number];

const priceEdit = z.object({
  /** As it was last read; a row that the filter hides now keeps its edit. */
  product: pricedProductResponse,
  text: z.string(),
  problem: z.nullable(z.enum(rowProblems)),
});
export type PriceEdit = z.infer<typeof priceEdit>;

/** By product id, in the order in which they were typed. */
export const priceEditsSchema = z.record(z.string(), priceEdit);
export type PriceEdits = Readonly<z.infer<typeof priceEditsSchema>>;

/** What was typed into a row. The price that is there already is no edit. */
export function typed(edits: PriceEdits, product: PricedProduct, text: string): PriceEdits {
  const { [product.id]: before, ...others } = edits;
  const known = before?.product ?? product;
  if (readQuickPrice(text) === known.price) return others;
  return { ...edits, [product.id]: { product: known, text, problem: null } };
}

export const textOf = (edits: PriceEdits, product: PricedProduct): string =>
  edits[product.id]?.text ?? shortPrice(product.price);

/** Raises or lowers what stands in these rows; one whose text is no price stays as it is. */
export function withPercent(
  edits: PriceEdits,
  products: readonly PricedProduct[],
  percent: number,
): PriceEdits {
  return products.reduce((all, product) => {
    const price = readQuickPrice(textOf(all, product));
    const changed = price === null ? null : byPercent(price, percent);
    return changed === null ? all : typed(all, product, shortPrice(changed));
  }, edits);
}

/** The edits with what is wrong marked; the same where nothing is. */
export function marked(edits: PriceEdits): PriceEdits {
  if (wrongRows(edits).length === 0) return edits;
  return mapped(edits, (edit) =>
    readQuickPrice(edit.text) === null ? { ...edit, problem: 'wrong' } : edit,
  );
}

/** Rows that cannot be sent as they are. */
export const wrongRows = (edits: PriceEdits): PriceEdit[] =>
  Object.values(edits).filter(
    ({ text, problem }) => readQuickPrice(text) === null || problem === 'gone',
  );

export interface AskedPrice {
  readonly id: string;
  readonly name: string;
  /** Decimal strings, KES; null before for a product that is new. */
  readonly before: string | null;
  readonly price: string;
  readonly odd: OddPrice;
}

/** New prices that are asked about before they are sent. */
export const askedPrices = (edits: PriceEdits): AskedPrice[] =>
  Object.values(edits).flatMap(({ product, text }) => {
    const price = readQuickPrice(text);
    const { id, name, price: before, countyMedian } = product;
    const odd = price && oddPrice(before, price, countyMedian);
    return price && odd ? [{ id, name, before, price, odd }] : [];
  });

/** What is sent. @param isConfirmed the odd ones among them are meant */
export const changesOf = (edits: PriceEdits, isConfirmed: boolean): PriceChanges['changes'] =>
  Object.values(edits).flatMap(({ product: { id, version }, text }) => {
    const price = readQuickPrice(text);
    return price ? [{ id, version, price, ...(isConfirmed ? { isConfirmed } : {}) }] : [];
  });

/**
 * The edits after the server refused some rows, whose products were read anew: what was typed stays,
 * over what is there now.
 *
 * @param sent ids in the order in which they were sent
 */
export function afterRefusal(
  edits: PriceEdits,
  sent: readonly string[],
  issues: readonly { readonly path: string }[],
  now: ReadonlyMap<string, PricedProduct>,
): PriceEdits {
  const problems = new Map(
    issues.flatMap(({ path }) => {
      const [, row = '', field = ''] = /^changes\.(\d+)\.(\w+)$/.exec(path) ?? [];
      const problem: RowProblem | null =
        field === 'id' ? 'gone' : field === 'version' ? 'changed' : null;
      const id = sent[Number(row)];
      return id && problem ? [[id, problem] as const] : [];
    }),
  );
  return mapped(edits, (edit) => ({
    ...edit,
    product: now.get(edit.product.id) ?? edit.product,
    problem: problems.get(edit.product.id) ?? null,
  }));
}

export const hasProblem = (edits: PriceEdits): boolean =>
  Object.values(edits).some(({ problem }) => problem !== null);

const mapped = (edits: PriceEdits, change: (edit: PriceEdit) => PriceEdit): PriceEdits =>
  Object.fromEntries(Object.entries(edits).map(([id, edit]) => [id, change(edit)]));
