import { readFileSync } from 'node:fs';
import type { Material } from '../language/dictionary.ts';
import { createSearchIndex, type SearchIndex, type SearchKnowledge } from '../language/plan.ts';

interface Entry extends Omit<Material, 'categoryId' | 'categoryName' | 'tagsEn' | 'tagsSw'> {
  readonly tags: { readonly en: string[]; readonly sw: string[]; readonly slang: string[] };
}

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../../db/reference/${file}`, import.meta.url), 'utf8'));

function materials(): Material[] {
  const categories: { slug: string; name: string }[] = read('categories.json').categories;
  const nameOf = new Map(categories.map(({ slug, name }) => [slug, name]));
  return read('materials.json').materials.map(({ tags, ...material }: Entry) => ({
    ...material,
    categoryId: material.categorySlug,
    categoryName: nameOf.get(material.categorySlug) ?? '',
    tagsEn: tags.en,
    tagsSw: tags.sw,
    tagsSlang: tags.slang,
  }));
}

/** The product's own dictionary without a database, as searches and names are read by it. */
export const referenceIndex = (known: Partial<SearchKnowledge> = {}): SearchIndex =>
  createSearchIndex({
    materials: materials(),
    ...read('ambiguous-aliases.json'),
    ...read('synonyms.json'),
    sellers: [],
    typesOfBrand: new Map(),
    soldValues: [],
    places: [],
    ...known,
  });
