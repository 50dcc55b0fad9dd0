import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planSearch } from '../../../materials/language/public.ts';
import { referenceIndex } from '../../../materials/server/factory.ts';
import { bestTypes } from './effect/judge.ts';
import { type LabelledSearch, labelledSearches } from './labelled-searches.ts';
import { stagesOf } from './stages.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const catalogue: {
  products: {
    brandName: string | null;
    productType: string;
    attributes: Record<string, string | number>;
  }[];
  suppliers: { ref: string; companyName: string }[];
} = read('db/seed/catalogue.json');
const places: { places: { town: string; county: string }[] } = read('db/reference/places.json');

const typesOfBrand = new Map<string, Set<string>>();
for (const { brandName, productType } of catalogue.products) {
  if (!brandName) continue;
  typesOfBrand.set(brandName, (typesOfBrand.get(brandName) ?? new Set()).add(productType));
}

const index = referenceIndex({
  sellers: [
    ...[...typesOfBrand.keys()].map((name) => ({ kind: 'brand' as const, id: name, name })),
    ...catalogue.suppliers.map(({ ref, companyName }) => ({
      kind: 'supplier' as const,
      id: ref,
      name: companyName,
    })),
  ],
  typesOfBrand,
  soldValues: catalogue.products.flatMap(({ productType: type, attributes }) =>
    Object.entries(attributes).map(([key, value]) => ({ type, key, value, count: 1 })),
  ),
  places: places.places.flatMap(({ town, county }) => [town, county]),
});

const plan = (text: string) => planSearch(index, text);

const best = (text: string) => bestTypes(plan(text));

describe('planSearch', () => {
  it.each(labelledSearches.map((search): [string, LabelledSearch] => [search.text, search]))(
    'understands %j',
    (text, { types, attributes = [], brands = [], not = [] }) => {
      const understood = plan(text);
      expect(types).toEqual(expect.arrayContaining(best(text)));
      const kept = understood.types.map(({ type }) => type);
      for (const other of not) expect(kept).not.toContain(other);
      const wishes = understood.wishes.flatMap((wish) =>
        wish.anyOf.map(({ key, value }) => `${key}=${value}`),
      );
      expect(wishes).toEqual(expect.arrayContaining([...attributes]));
      expect(understood.brands).toEqual([...brands]);
    },
  );

  it('has a type for every labelled search that should have one', () => {
    const unread = labelledSearches.filter(
      ({ text, types }) => types.length > 0 && plan(text).types.length === 0,
    );
    expect(unread).toEqual([]);
  });

  it('knows every type by its own name and every one of its tags', () => {
    const missed = index.knowledge.materials.flatMap((material) =>
      [material.name, ...material.tagsEn, ...material.tagsSw, ...material.tagsSlang].filter(
        (text) =>
          !/^[\d. x]+$/.test(text) && !plan(text).types.some(({ type }) => type === material.key),
      ),
    );
    // These say a size, or how a thing is, and so name more than one thing.
    expect(missed.filter((text) => !/inch|^white$|^hollow$/.test(text))).toEqual([]);
  });

  it('finds kinds of a named thing after the thing itself, and only of its category', () => {
    const { types } = plan('cement');
    expect(types.map(({ type }) => type)).toEqual([
      'cement-32-5',
      'cement-42-5',
      'masonry-cement',
      'white-cement',
    ]);
    expect(types[0]?.weight).toBeGreaterThan(types[2]?.weight ?? 0);
  });

  it('reads two things in one search', () => {
    expect(best('cement na misumari')).toEqual(
      expect.arrayContaining(['cement-32-5', 'cement-42-5', 'wire-nail']),
    );
  });

  it('takes what an "and" joins for two things, though together they name a third', () => {
    expect(best('cement nails')).toEqual(['masonry-nail']);
    expect(best('cement and nails')).toEqual(expect.arrayContaining(['cement-32-5', 'wire-nail']));
  });

  it('finds a supplier by the word that is its own', () => {
    expect(plan('nguzonane')).toMatchObject({ types: [], supplierIds: ['S01'] });
    expect(plan('nguzonani').supplierIds).toEqual(['S01']);
  });

  it.each([
    ['simiti', 'saruji', 'cement'],
    ['simiti ya kujengea', 'saruji ya kujengea', 'cement ya kujengea'],
    ['mabati', 'bati', 'mbati', 'ironsheet'],
    ['mbao', 'timber', 'wood'],
  ])('understands %j and its synonyms alike', (first, ...others) => {
    for (const other of others) {
      expect(plan(other)).toMatchObject({ types: plan(first).types, wishes: plan(first).wishes });
    }
  });

  it('takes the types that are sold in a size for what a size alone means', () => {
    expect(plan('gauge 30').types.map(({ type }) => type)).toEqual([
      'corrugated-sheet',
      'box-profile-sheet',
      'ridge-cap',
      'tile-profile-sheet',
    ]);
    expect(best('gauge 1000')).toEqual(['dpm-polythene']);
    expect(best('gauge 30 nairobi')).toEqual(['corrugated-sheet']);
  });

  it('wishes for a grade or colour that some of a type are sold in', () => {
    const { words, wishes } = plan('crown vinyl matt 20l');
    expect(words).toEqual([]);
    expect(wishes.map((wish) => wish.anyOf.map(({ key, value }) => `${key}=${value}`))).toEqual([
      ['litres=20'],
      ['grade=matt'],
    ]);
    // Nobody sells a crimson one: it stays a word to be looked for.
    expect(plan('emulsion crimson')).toMatchObject({ words: ['crimson'], wishes: [] });
  });

  it('knows the types that a brand is called after', () => {
    expect(plan('bamburi')).toMatchObject({ types: [], brandTypes: ['cement-42-5'] });
    expect(plan('mabati rolling mills').brandTypes).toEqual([]);
    expect(plan('tononoka').brandTypes).toEqual([]);
  });

  it('leaves over what it does not know', () => {
    expect(plan('zzqqxx')).toMatchObject({ types: [], wishes: [], brands: [], words: ['zzqqxx'] });
    expect(plan('crown paint 20l crimson').words).toEqual(['crimson']);
    expect(plan('cement nairobi').words).toEqual(['nairobi']);
  });

  it.each(['roller shutter', 'roller shutter 3m', 'septic tank', 'dawa ya mchwa', 'ac unit'])(
    'knows that nobody sells %j, and finds nothing that is only called alike',
    (text) => {
      expect(plan(text)).toMatchObject({ types: [], isUnsold: true });
      expect(stagesOf(plan(text)).filter((stage) => stage.resembles)).toEqual([]);
    },
  );

  it('reads what is sold beside what nobody sells', () => {
    expect(best('roller shutter na misumari ya mabati')).toEqual(['roofing-nail']);
  });

  it('takes a quantity for no size', () => {
    expect(plan('50 bags cement').wishes).toEqual([]);
    expect(plan('cement 50 bags').types).toEqual(plan('cement').types);
  });

  it.each(['', '   ', '???', "'; drop table products; --", '<->', '\\', '12', 'a'.repeat(200)])(
    'survives %j',
    (text) => {
      expect(() => stagesOf(plan(text))).not.toThrow();
    },
  );
});

describe('stagesOf', () => {
  it('gives up the least understood first', () => {
    const stages = stagesOf(plan('crown paint 20l crimson'));
    expect(stages.map((s) => [s.words.length, s.wishes.length, s.brands.length])).toEqual([
      [1, 1, 1],
      [0, 1, 1],
      [0, 0, 1],
      [0, 0, 0],
      [0, 0, 1],
      [4, 0, 0],
      [0, 0, 0],
    ]);
    expect(stages.at(-1)?.resembles).toBe('crown paint 20l crimson');
  });

  it('gives up a bare number before a size with its unit', () => {
    const stages = stagesOf(plan('nondo 12mm 20'));
    expect(stages.slice(0, 3).map((stage) => stage.wishes.length)).toEqual([2, 1, 0]);
  });

  it('has nothing to ask for an empty search', () => {
    expect(stagesOf(plan('the of'))).toEqual([]);
  });
});
