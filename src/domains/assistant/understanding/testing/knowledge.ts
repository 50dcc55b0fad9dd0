import { readFileSync } from 'node:fs';
import { knowledgeFileSchema } from '../../../materials/schema.ts';
import { type AttributeValue, type Knowledge, prepare } from '../knowledge.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../db/reference/${file}`, import.meta.url), 'utf8'));

interface Entry {
  readonly key: string;
  readonly name: string;
  readonly categorySlug: string;
  readonly unit: string;
  readonly attributeKeys: readonly string[];
  readonly tags: Readonly<Record<'en' | 'sw' | 'slang', readonly string[]>>;
  readonly aliases: readonly string[];
  readonly described: string;
}

interface Product {
  readonly productType: string;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
}

/** By type and attribute the values that the demo products have. */
function valuesOf(products: readonly Product[]) {
  const values = new Map<string, Map<string, AttributeValue[]>>();
  for (const { productType, attributes } of products) {
    const own = values.get(productType) ?? new Map<string, AttributeValue[]>();
    values.set(productType, own);
    for (const [key, value] of Object.entries(attributes)) {
      const known = own.get(key) ?? [];
      if (!known.includes(value)) own.set(key, [...known, value]);
    }
  }
  return values;
}

/** The product's own dictionary and gazetteer without a database, and the sizes of the demo products. */
export function referenceKnowledge(): Knowledge {
  const { counties, places } = read('places.json');
  const materials = (read('materials.json').materials as readonly Entry[]).map(
    ({ tags, ...entry }) => ({
      ...entry,
      categoryId: entry.categorySlug,
      categoryName: entry.categorySlug,
      tagsEn: tags.en,
      tagsSw: tags.sw,
      tagsSlang: tags.slang,
    }),
  );
  const values = valuesOf(read('../seed/catalogue.json').products as readonly Product[]);
  const { ambiguousAliases } = read('ambiguous-aliases.json');
  const { synonyms } = read('synonyms.json');
  return prepare({
    materials,
    ambiguousAliases,
    synonyms,
    counties,
    places,
    values,
    brands: [],
    sellers: [],
    answers: knowledgeFileSchema.parse(read('answers.json')).answers,
  });
}
