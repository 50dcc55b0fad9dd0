import {
  type AmbiguousAlias,
  countedIn,
  type Dictionary,
  functionWords,
  inOtherWords,
  isOnStopList,
  type Material,
  nameParts,
  numberWords,
  type Place,
  phraseWords,
  plainWords,
  standInsOf,
  stem,
  stopWords,
  type Unit,
  unitWords,
  Vocabulary,
} from '../../materials/language/public.ts';
import type { Answer } from '../../materials/schema.ts';
import { type Brand, learnBrands, wordsOfSellers } from './brand-words.ts';
import { commonWords, valueWords, weakWords } from './lexicon/words.ts';

export type { Material, Place };

export type AttributeValue = string | number;
/** By type and attribute: the values that products on the list have. */
export type KnownValues = ReadonlyMap<string, ReadonlyMap<string, readonly AttributeValue[]>>;

/** What the assistant reads messages by, as the database keeps it. */
export interface Facts extends Dictionary {
  readonly values: KnownValues;
  readonly brands: readonly Brand[];
  /** Names of verified companies. */
  readonly sellers: readonly string[];
  /** What is answered to questions on materials, rules and the product. */
  readonly answers: readonly Answer[];
}

export interface Phrase {
  readonly words: readonly string[];
  /** Likeliest first; empty for what is named but not sold here. */
  readonly types: readonly string[];
  readonly isWeak: boolean;
}

/** The facts, prepared for many messages. */
export interface Knowledge {
  readonly facts: Facts;
  readonly materials: ReadonlyMap<string, Material>;
  readonly countedIn: ReadonlyMap<string, Unit>;
  /** Phrases by each of their words. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Ambiguous aliases of one word, which say little of a thing: "board", "pipe", "stone". */
  readonly generalWords: ReadonlySet<string>;
  readonly vocabulary: Vocabulary;
  readonly placeNames: ReadonlyMap<string, readonly Place[]>;
  /** Names of brands as messages write them, in small letters. */
  readonly brandNames: ReadonlySet<string>;
  /** Words of companies' names, which name nothing and are never respelt nor cut in two. */
  readonly sellerWords: ReadonlySet<string>;
}

export function prepare(facts: Facts): Knowledge {
  const surfaces = new Set<string>();
  const phrases = allPhrases(facts, surfaces);
  const placeNames = namesOfPlaces(facts);
  const vocabulary = vocabularyOf([...surfaces], placeNames);
  const brandNames = learnBrands(vocabulary, facts.brands);
  return {
    facts,
    materials: new Map(facts.materials.map((material) => [material.key, material])),
    countedIn: new Map(facts.materials.map(({ key, unit }) => [key, countedIn(unit)])),
    phrases: byWord(phrases),
    generalWords: generalWordsOf(facts.ambiguousAliases),
    vocabulary,
    placeNames,
    brandNames,
    sellerWords: wordsOfSellers(vocabulary, facts.sellers),
  };
}

/**
 * The same knowledge with the values, brands and sellers of now; the rest of the facts is that of before. Where
 * only sizes came or went, nothing has to be prepared anew.
 */
export function renew(known: Knowledge, { values, brands, sellers }: Facts): Knowledge {
  const facts = { ...known.facts, values, brands, sellers };
  const areBrandsSame = JSON.stringify(known.facts.brands) === JSON.stringify(brands);
  if (!areBrandsSame) return prepare(facts);
  return { ...known, facts, sellerWords: wordsOfSellers(known.vocabulary, sellers) };
}

/** "I beam" is no beam: what is one word without its fillers keeps them. */
function wholeWords(text: string): string[] {
  const carrying = phraseWords(text);
  return carrying.length > 1 ? carrying : plainWords(text).map(stem);
}

/**
 * Words that on their own are a unit, a part of a house or an everyday word, and name a material only
 * where the ambiguous aliases say so.
 */
const noNames = new Set(
  'mita slab meter metre level mesh piece white black clear top foot futi hollow app pata karatasi paper garden'.split(
    ' ',
  ),
);

function allPhrases(
  { materials, ambiguousAliases, synonyms }: Facts,
  surfaces: Set<string>,
): Phrase[] {
  const types = new Map<string, string[]>();
  const note = (text: string, type: string) => {
    const key = phraseWords(text).join(' ');
    for (const word of [...plainWords(text), ...key.split(' ')]) surfaces.add(word);
    if (key === '' || /^[\d ]+$/.test(key) || noNames.has(key) || isOnStopList(text)) return;
    const known = types.get(key) ?? [];
    if (!known.includes(type)) types.set(key, [...known, type]);
  };
  for (const material of materials) {
    for (const text of namesOf(material)) note(text, material.key);
  }
  const keys = new Set(materials.map(({ key }) => key));
  const shared = ambiguousAliases.filter(({ name }) => !isOnStopList(name));
  for (const { name, materialKeys } of shared) {
    const known = materialKeys.filter((type) => keys.has(type));
    if (known.length > 0) types.set(wholeWords(name).join(' '), known);
  }
  for (const { name, materialKeys } of shared) {
    if (materialKeys.length > 0) continue;
    for (const word of plainWords(name)) surfaces.add(word);
    types.set(wholeWords(name).join(' '), []);
  }
  const standIns = standInsOf(synonyms, (word) => (stopWords.has(word) ? [] : [stem(word)]));
  for (const word of standIns.keys()) surfaces.add(word);
  const others = [...inOtherWords(types, standIns, mostVariants)];
  return [...types, ...others.filter(([name]) => !isOnStopList(name))].map(([key, found]) => {
    const parts = key.split(' ');
    return { words: parts, types: found, isWeak: parts.length === 1 && weakWords.has(key) };
  });
}

const generalWordsOf = (ambiguousAliases: readonly AmbiguousAlias[]) =>
  new Set(
    ambiguousAliases
      .filter(({ materialKeys }) => materialKeys.length > 0)
      .map(({ name }) => phraseWords(name))
      .flatMap((found) => (found.length === 1 ? found : [])),
  );

/** So many variants of all names are read by: the product's own words make some 7,000. */
const mostVariants = 30_000;

function namesOf(material: Material): string[] {
  return [
    ...nameParts(material.name),
    ...material.tagsEn,
    ...material.tagsSw,
    ...material.tagsSlang,
    ...material.aliases,
  ];
}

function byWord(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const word of new Set(phrase.words)) {
      const known = index.get(word);
      if (known) known.push(phrase);
      else index.set(word, [phrase]);
    }
  }
  return index;
}

function namesOfPlaces({ places, counties }: Facts): Map<string, Place[]> {
  const names = new Map<string, Place[]>();
  const note = (name: string, place: Place) => {
    const key = plainWords(name).join(' ').replaceAll("'", '');
    if (key === '') return;
    names.set(key, [...(names.get(key) ?? []), place]);
  };
  for (const place of places) {
    note(place.town.replace(/\(.*\)/, ''), place);
    for (const alias of place.aliases) note(alias, place);
  }
  for (const county of counties) {
    const key = plainWords(county).join(' ').replaceAll("'", '');
    if (!names.has(key)) note(county, { town: county, county, aliases: [] });
  }
  return names;
}

function vocabularyOf(
  materialWords: readonly string[],
  placeNames: ReadonlyMap<string, readonly Place[]>,
): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const word of [...functionWords, ...stopWords]) vocabulary.add(word, 'function');
  for (const word of unitWords) vocabulary.add(word, 'unit');
  for (const word of numberWords) vocabulary.add(word, 'number');
  for (const word of materialWords) {
    if (/^[a-z]/.test(word)) vocabulary.add(word, 'material');
  }
  for (const word of [...[...valueWords.values()].flat(), 'resistant', 'resisting'])
    vocabulary.add(word, 'function');
  for (const word of commonWords) vocabulary.add(word, 'function');
  for (const [name, places] of placeNames) {
    // Whoever has a nickname, or is a county's own town, is spoken of often.
    const isOften = places.some(
      ({ town, county, aliases }) => aliases.length > 0 || town === county,
    );
    for (const word of name.split(' ')) vocabulary.add(word, isOften ? 'place' : 'village');
  }
  return vocabulary;
}
