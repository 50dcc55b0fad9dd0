import type { Material } from './dictionary.ts';
import type { AttributeValue } from './measures.ts';
import { readMeasures } from './measures.ts';
import { planSearch, type SearchIndex } from './plan.ts';
import { contentWords, normalise } from './text.ts';

/** What a product of some name probably is. */
export interface NameReading {
  readonly material: Material;
  /** A brand that the name begins with or holds; null where it holds none that is known. */
  readonly brandName: string | null;
  /** False where other types fit nearly as well. */
  readonly isSure: boolean;
}

/** How much further the second best type must be behind for the best to be sure. */
const clearLead = 25;

/**
 * Reads what is sold out of a product's name, by the dictionary that searches go by.
 *
 * @param categoryId where it is known: types of other categories are out of question then
 */
export function classify(
  index: SearchIndex,
  name: string,
  categoryId?: string,
): NameReading | null {
  const plan = planSearch(index, name);
  const fitting = plan.types.flatMap(({ type, weight }) => {
    const material = index.materials.get(type);
    const isOpen = material && (categoryId === undefined || material.categoryId === categoryId);
    return isOpen ? { material, weight } : [];
  });
  const [best, second] = fitting;
  if (!best) return null;
  const isSure = !second || best.weight - second.weight >= clearLead;
  return { material: best.material, brandName: plan.brands[0] ?? null, isSure };
}

export type Attributes = Readonly<Record<string, string | number>>;

/** The type of this category that a name means, with what the name tells of it. */
export function classifyProduct(
  index: SearchIndex,
  name: string,
  categoryId: string,
  specifications: Readonly<Record<string, string>> = {},
): { readonly productType: string | null; readonly attributes: Attributes } {
  const found = classify(index, name, categoryId);
  if (!found) return { productType: null, attributes: {} };
  const { material } = found;
  return { productType: material.key, attributes: readAttributes(material, name, specifications) };
}

/** What was known of a product before its name or category changed. */
export interface Classified {
  readonly name: string;
  readonly categoryId: string;
  readonly specifications: Readonly<Record<string, string>>;
  readonly productType: string | null;
  readonly attributes: Attributes;
  /** Somebody who looks after the dictionary said so: no name tells otherwise. */
  readonly isTypeSet?: boolean;
}

/**
 * What a product is under its new name and category. Its type stays where both names are read alike,
 * since somebody may have corrected it; what was known of the type and is told nowhere stays, too.
 */
export function reclassify(
  index: SearchIndex,
  before: Classified,
  after: Pick<Classified, 'name' | 'categoryId' | 'specifications'>,
): Pick<Classified, 'productType' | 'attributes'> {
  const read = (item: Pick<Classified, 'name' | 'categoryId'>) =>
    classify(index, item.name, item.categoryId)?.material.key ?? null;
  const [was, is] = [read(before), read(after)];
  const productType = before.isTypeSet || was === is ? before.productType : is;
  const material = productType === null ? undefined : index.materials.get(productType);
  if (!material) return { productType: null, attributes: {} };
  const known = productType === before.productType ? before.attributes : {};
  const told = readAttributes(material, after.name, after.specifications);
  return { productType, attributes: { ...known, ...told } };
}

/** The machine-readable values of a type that a name and details tell: "Y12" is a diameter of 12 mm. */
export function readAttributes(
  material: Pick<Material, 'attributeKeys'>,
  name: string,
  specifications: Readonly<Record<string, string>>,
): Attributes {
  const keys = material.attributeKeys;
  const found: Record<string, string | number> = {};
  for (const measured of measuresOf(name)) {
    const value = measured.find(({ key }) => keys.includes(key) && !Object.hasOwn(found, key));
    if (value) found[value.key] = value.value;
  }
  for (const [label, text] of Object.entries(specifications)) {
    const value = attributeOf(keys, label, text);
    if (value) found[value.key] = value.value;
  }
  return found;
}

/** A detail is named like its attribute without the unit: `diameter` tells `diameterMm`. */
function attributeOf(keys: readonly string[], label: string, text: string): AttributeValue | null {
  const name = camelCase(label);
  if (keys.includes(name)) {
    const figure = Number(text);
    return { key: name, value: text.trim() !== '' && !Number.isNaN(figure) ? figure : text };
  }
  const own = keys.filter((key) => key.startsWith(name) && /^[A-Z]/.test(key.slice(name.length)));
  const values = measuresOf(text).flat();
  return values.find(({ key }) => own.includes(key)) ?? null;
}

const measuresOf = (text: string) =>
  readMeasures(contentWords(normalise(text)))
    .filter(({ isLoose, isQuantity }) => !isLoose && !isQuantity)
    .map(({ anyOf }) => anyOf);

const camelCase = (label: string) =>
  label
    .trim()
    .replace(/[\s_-]+(\w)/g, (_match, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
