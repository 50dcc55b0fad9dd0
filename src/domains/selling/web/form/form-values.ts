import * as z from 'zod/mini';
import { type FieldIssue, issuesOf } from '../../../../messages/refusals.ts';
import { plainNumber } from '../../../../shared/numbers.ts';
import { listOf } from '../../../../shared/responses.ts';
import type { Product } from '../../../catalogue/schema.ts';
import { specificationWords } from '../../../catalogue/web/public-fields.ts';
import { type NewProduct, newProductSchema } from '../../schema.ts';

/** A detail as it stands in the form. */
const detailRow = z.object({
  id: z.string(),
  /** The key under which it is kept; empty for one that the person names. */
  key: z.string(),
  name: z.string(),
  value: z.string(),
});
export type DetailRow = z.infer<typeof detailRow>;

const typed = z._default(z.string(), '');
/** What stands in the form: texts as they were typed. */
export const valuesSchema = z.object({
  name: typed,
  categoryId: typed,
  /** Key of the dictionary; empty for none. */
  productType: typed,
  price: typed,
  unit: typed,
  stockQuantity: typed,
  minOrderQuantity: z._default(z.string(), '1'),
  brandName: typed,
  description: typed,
  /** Data URLs of new pictures, addresses of those that the product has. */
  images: z._default(listOf(z.string()), []),
  specifications: z._default(listOf(detailRow), []),
  isActive: z._default(z.boolean(), true),
});
export type ProductValues = z.infer<typeof valuesSchema>;
export type ProductField = keyof ProductValues;

export const emptyValues: ProductValues = valuesSchema.parse({});

/** @param nameOf a detail's key in the reader's language; the key as words where it has no name there */
export function valuesOf(
  product: Product,
  nameOf: (key: string) => string = specificationWords,
): ProductValues {
  return {
    name: product.name,
    categoryId: product.category.id,
    productType: product.productType ?? '',
    price: product.price.replace(/\.00$/, ''),
    unit: product.unit,
    stockQuantity: String(product.stockQuantity),
    minOrderQuantity: String(product.minOrderQuantity),
    brandName: product.brandName ?? '',
    description: product.description ?? '',
    images: product.images,
    specifications: Object.entries(product.specifications).map(([key, value]) => ({
      id: key,
      key,
      name: nameOf(key),
      value,
    })),
    isActive: product.isActive,
  };
}

/** What is no number becomes `otherwise`; a fraction stays and is refused. */
function countOf(text: string, otherwise: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? otherwise : value;
}

/** What is sent: the same for a new product and for a changed one. */
export function payloadOf(values: ProductValues): NewProduct {
  const rows = values.specifications.filter(({ name, value }) => name.trim() || value.trim());
  return {
    name: values.name.trim(),
    description: values.description.trim() || null,
    price: plainNumber(values.price),
    unit: values.unit.trim(),
    minOrderQuantity: countOf(values.minOrderQuantity, 1),
    stockQuantity: countOf(values.stockQuantity, 0),
    categoryId: values.categoryId,
    brandName: values.brandName.trim() || null,
    images: [...values.images],
    specifications: Object.fromEntries(
      rows.map(({ key, name, value }) => [key || name.trim(), value.trim()]),
    ),
    productType: values.productType || null,
    isActive: values.isActive,
  };
}

export type Problem = Pick<FieldIssue, 'code' | 'details'>;
/** By field; those of a detail by `specifications.<row id>`, of a picture by `images.<index>`. */
export type Problems = Readonly<Record<string, Problem>>;

/** What a check or a refusal is about; the first one of each field. */
export function problemsFrom(issues: readonly FieldIssue[], values: ProductValues): Problems {
  const problems: Record<string, Problem> = {};
  for (const { path, code, details } of issues)
    problems[placeOf(path, values)] ??= { code, details };
  return problems;
}

function placeOf(path: string, values: ProductValues): string {
  const [field = '', ...rest] = path.split('.');
  if (field !== 'specifications' || rest.length === 0) return path;
  const name = rest.join('.');
  const row = values.specifications.find((one) => (one.key || one.name.trim()) === name);
  return row ? `specifications.${row.id}` : 'specifications';
}

/** What must be mended before it is sent. */
export function problemsOf(values: ProductValues): Problems {
  const { error } = newProductSchema.safeParse(payloadOf(values));
  const found: Record<string, Problem> = { ...problemsFrom(issuesOf(error), values) };
  const seen = new Set<string>();
  for (const row of values.specifications) {
    const name = row.name.trim();
    const place = `specifications.${row.id}`;
    if (name === '' && row.value.trim() !== '') found[place] = { code: 'detail_name_wrong' };
    const key = row.key || name;
    if (key !== '' && seen.has(key)) found[place] = { code: 'detail_repeated' };
    seen.add(key);
  }
  return found;
}

const fields = Object.keys(emptyValues) as ProductField[];

function isSame(one: ProductValues, other: ProductValues, field: ProductField): boolean {
  if (field !== 'specifications') {
    return JSON.stringify(one[field]) === JSON.stringify(other[field]);
  }
  const told = ({ specifications }: ProductValues) =>
    JSON.stringify(specifications.map(({ name, value }) => [name.trim(), value.trim()]));
  return told(one) === told(other);
}

/** Fields in which two states differ. */
export const differences = (one: ProductValues, other: ProductValues): ProductField[] =>
  fields.filter((field) => !isSame(one, other, field));

/**
 * An edit that meets a product which changed since: what the person did not touch follows the
 * product, what the person typed stays.
 */
export function mergeEdit(states: {
  /** What the edit began with. */
  readonly base: ProductValues;
  readonly edited: ProductValues;
  readonly current: ProductValues;
}): ProductValues {
  const { base, edited, current } = states;
  const own = differences(base, edited);
  return { ...current, ...Object.fromEntries(own.map((field) => [field, edited[field]])) };
}
