import { readFileSync } from 'node:fs';
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
}

const sold: Readonly<Record<string, Readonly<Record<string, readonly AttributeValue[]>>>> = {
  'deformed-bar': { diameterMm: [8, 10, 12, 16] },
  'water-tank': { litres: [1000, 3000, 5000] },
  'cypress-timber': { section: ['2x2', '3x2', '4x2'] },
};

/** The product's own dictionary and gazetteer without a database, and a few sizes that are sold. */
export function referenceKnowledge(): Knowledge {
  const { counties, places } = read('places.json');
  const materials = (read('materials.json').materials as readonly Entry[]).map(
    ({ tags, ...entry }) => ({
      ...entry,
      categoryId: entry.categorySlug,
      tagsEn: tags.en,
      tagsSw: tags.sw,
      tagsSlang: tags.slang,
    }),
  );
  const values = new Map(
    Object.entries(sold).map(([type, own]) => [type, new Map(Object.entries(own))]),
  );
  return prepare({ materials, counties, places, values, brands: [] });
}
