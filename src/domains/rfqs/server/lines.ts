import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { type FieldIssue, invalid, issueAt } from '../../../shared/errors.ts';
import { classifyMaterials } from '../../catalogue/server/public.ts';
import { isLoad, normalizeQuantity } from '../../materials/unit-rules.ts';
import { materialFacts } from '../rules.ts';
import type { EditedItem, Specifications } from '../schema.ts';
import type { RfqDeps } from './deps.ts';
import {
  type NamedProduct,
  type StoredLine,
  selectKnownCategories,
  selectNamedProducts,
  selectUsualUnits,
} from './queries/lines.ts';

/** A line as it will be stored, except for its place; `id` where it names one that is there. */
export type ReadLine = Omit<StoredLine, 'lineNo'> & { readonly id: string | null };

/**
 * What lines are about: by the product that they name, else by their words and the dictionary. A
 * category that the buyer chose is left as it is.
 *
 * @param rfqId that is edited; null for a new one
 * @throws AppError 422 for a category that does not exist; a product that is gone is left out
 */
export async function readLines(
  { pool, db }: Pick<RfqDeps, 'pool' | 'db'>,
  items: readonly EditedItem[],
  rfqId: string | null = null,
): Promise<ReadLine[]> {
  const products = await namedProducts(db, items, rfqId);
  const materials = await classifyMaterials(
    { pool, db },
    items.map(({ productName }) => productName),
  );
  const read = items.map((item, index) => {
    const product = products.get(item.productId ?? '');
    const material = materials[index];
    const categoryId = item.categoryId ?? product?.categoryId ?? material?.category.id ?? null;
    const isOfCategory = material?.category.id === categoryId;
    return {
      id: item.id ?? null,
      productName: item.productName,
      categoryId,
      productType: product?.productType ?? (isOfCategory ? (material?.key ?? null) : null),
      productId: product?.id ?? null,
      quantity: item.quantity,
      unit: item.unit ?? null,
      specifications: (item.specifications as Specifications | null | undefined) ?? null,
      estimatedBudget: item.estimatedBudget ?? null,
      loadTonnes: isLoad(item.unit ?? null) ? (item.loadTonnes ?? null) : null,
      attributes: product?.attributes ?? null,
    };
  });
  const types = read.flatMap(({ productType }) => productType ?? []);
  const usualUnits = await selectUsualUnits(db, types);
  return read.map(({ attributes, ...line }) => {
    const facts = { usualUnit: usualUnits.get(line.productType ?? '') ?? null, attributes };
    const known = materialFacts({ ...line, facts });
    const normalized = normalizeQuantity(String(line.quantity), line.unit, known);
    return {
      ...line,
      facts,
      normalizedQuantity: normalized?.quantity ?? null,
      normalizedUnit: normalized?.unit ?? null,
    };
  });
}

async function namedProducts(
  db: Kysely<DB>,
  items: readonly EditedItem[],
  rfqId: string | null,
): Promise<ReadonlyMap<string, NamedProduct>> {
  const [categories, products] = await Promise.all([
    selectKnownCategories(db, namesOf(items, 'categoryId')),
    selectNamedProducts(db, namesOf(items, 'productId'), rfqId),
  ]);
  const issues: FieldIssue[] = items.flatMap(({ categoryId }, index) =>
    categoryId && !categories.has(categoryId)
      ? [issueAt(`items.${index}.categoryId`, 'category_unknown')]
      : [],
  );
  if (issues.length > 0) throw invalid(issues);
  return products;
}

/** Those of these products that a new RFQ may name: what is off the list is asked for by its name. */
export async function knownProducts(
  { db }: Pick<RfqDeps, 'db'>,
  ids: readonly string[],
): Promise<string[]> {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  return [...(await selectNamedProducts(db, named, null)).keys()];
}

const namesOf = (items: readonly EditedItem[], field: 'categoryId' | 'productId') => [
  ...new Set(items.flatMap((item) => item[field] ?? [])),
];
