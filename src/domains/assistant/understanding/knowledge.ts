import type {
  AmbiguousAlias,
  Material,
  Place,
  StoredDictionary,
  Synonyms,
} from '../../materials/server/public.ts';
import { type Brand, learnBrands, wordsOfSellers } from './brand-words.ts';
import { commonWords } from './lexicon/common-words.ts';
import { functionWords, stopWords } from './lexicon/function-words.ts';
import { numberWords } from './lexicon/number-names.ts';
import { attributeWords } from './lexicon/value-words.ts';
import { weakWords } from './lexicon/weak-words.ts';
import { Vocabulary } from './spelling.ts';
import { stem } from './stem.ts';
import { tokenize } from './tokens.ts';
import { countedIn, type Unit, unitWords } from './units.ts';

export type { Material, Place };

export type AttributeValue = string | number;
/** By type and attribute: the values that products on the list have. */
export type KnownValues = ReadonlyMap<string, ReadonlyMap<string, readonly AttributeValue[]>>;

/** What the assistant reads messages by, as the database keeps it. */
export interface Facts extends StoredDictionary {
  readonly values: KnownValues;
  readonly brands: readonly Brand[];
  /** Names of verified companies. */
  readonly sellers: readonly string[];
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
  /** Shared names of one word, which say little of a thing: "board", "pipe", "stone". */
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
    generalWords: generalWordsOf(facts.sharedNames),
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

const words = (text: string): string[] =>
  /^[a-z ]+$/.test(text) ? text.split(' ').filter((word) => word !== '') : cutWords(text);

const cutWords = (text: string): string[] =>
  tokenize(text)
    .filter((token) => token.kind === 'word' || token.kind === 'number')
    .map((token) => token.text);

/** The words of a phrase that carry meaning, in the singular. */
export const phraseWords = (text: string): string[] =>
  words(text)
    .filter((word) => !stopWords.has(word))
    .map(stem);

/** "I beam" is no beam: what is one word without its fillers keeps them. */
function wholeWords(text: string): string[] {
  const carrying = phraseWords(text);
  return carrying.length > 1 ? carrying : words(text).map(stem);
}

/**
 * Words that on their own are a unit, a part of a house or an everyday word, and name a material only
 * where the shared names say so.
 */
const noNames = new Set(
  'mita slab meter metre level mesh piece white black clear top foot futi hollow app pata karatasi paper garden'.split(
    ' ',
  ),
);

const everyday: ReadonlySet<string> = new Set([...functionWords, ...stopWords, ...numberWords]);
/** Everyday words that are things too: "light", "saw", "rangi". */
const thingsToo = new Set(
  `nguvu chuma ring dust nine pot light rangi ceiling pole toilet single yale fencing fence pick saw
  dynamite explosive lift beam track`.split(/\s+/),
);

/**
 * Whether a text can be the name of no material: everyday words alone ("hello", "my order"), numbers
 * or nothing that a reader could hold on to. As a name it would be found in every other message.
 */
export function namesNothing(text: string): boolean {
  const all = words(text);
  if (all.every((word) => /^\d+$/.test(word))) return true;
  if (phraseWords(text).length > 1) return false;
  return all.every((word) => !thingsToo.has(stem(word)) && everyday.has(word));
}

function allPhrases({ materials, sharedNames, sameWords }: Facts, surfaces: Set<string>): Phrase[] {
  const types = new Map<string, string[]>();
  const note = (text: string, type: string) => {
    const key = phraseWords(text).join(' ');
    for (const word of [...words(text), ...key.split(' ')]) surfaces.add(word);
    if (key === '' || /^[\d ]+$/.test(key) || noNames.has(key) || namesNothing(text)) return;
    const known = types.get(key) ?? [];
    if (!known.includes(type)) types.set(key, [...known, type]);
  };
  for (const material of materials) {
    for (const text of namesOf(material)) note(text, material.key);
  }
  const keys = new Set(materials.map(({ key }) => key));
  const shared = sharedNames.filter(({ name }) => !namesNothing(name));
  for (const { name, materialKeys } of shared) {
    const known = materialKeys.filter((type) => keys.has(type));
    if (known.length > 0) types.set(wholeWords(name).join(' '), known);
  }
  for (const { name, materialKeys } of shared) {
    if (materialKeys.length > 0) continue;
    for (const word of words(name)) surfaces.add(word);
    types.set(wholeWords(name).join(' '), []);
  }
  const standIns = standInsOf(sameWords);
  for (const word of standIns.keys()) surfaces.add(word);
  return [...types, ...inOtherWords(types, standIns)].map(([key, found]) => {
    const parts = key.split(' ');
    return { words: parts, types: found, isWeak: parts.length === 1 && weakWords.has(key) };
  });
}

const generalWordsOf = (sharedNames: readonly AmbiguousAlias[]) =>
  new Set(
    sharedNames
      .filter(({ materialKeys }) => materialKeys.length > 0)
      .map(({ name }) => phraseWords(name))
      .flatMap((found) => (found.length === 1 ? found : [])),
  );

/** The names with words of theirs in the other languages, as far as these are no names already. */
function inOtherWords(
  types: ReadonlyMap<string, readonly string[]>,
  standIns: ReadonlyMap<string, readonly string[]>,
): Map<string, readonly string[]> {
  const sorted = (key: string) => key.split(' ').sort().join(' ');
  const known = new Set([...types.keys()].map(sorted));
  const others = new Map<string, readonly string[]>();
  for (const [key, found] of types) {
    if (!key.includes(' ')) continue;
    if (others.size >= mostVariantsOfAll) break;
    for (const variant of variantsOf(key.split(' '), standIns)) {
      const other = sorted(variant);
      if (known.has(other) || namesNothing(other)) continue;
      others.set(other, [...new Set([...(others.get(other) ?? []), ...found])]);
    }
  }
  return others;
}

/** By word the words that can stand in its place; a word can be in several groups. */
function standInsOf(groups: readonly Synonyms[]): Map<string, readonly string[]> {
  const others = new Map<string, readonly string[]>();
  for (const { word, others: rest } of groups) {
    const group = [word, ...rest].filter((one) => !stopWords.has(one)).map(stem);
    for (const one of group) {
      others.set(one, [...(others.get(one) ?? []), ...group.filter((other) => other !== one)]);
    }
  }
  return others;
}

/** So many variants of a name are read by: beyond, its further words stay as they are. */
const mostVariants = 100;
/** So many variants of all names are read by: the product's own words make some 7,000. */
const mostVariantsOfAll = 30_000;

/** A phrase in all choices of its words: "tile glue", "gundi vigae", "tile gum". */
function variantsOf(
  words: readonly string[],
  standIns: ReadonlyMap<string, readonly string[]>,
): string[] {
  return words.reduce<string[]>(
    (phrases, word) => {
      const choices = [word, ...(standIns.get(word) ?? [])];
      const kept = phrases.length * choices.length > mostVariants ? [word] : choices;
      return kept.flatMap((choice) =>
        phrases.map((phrase) => (phrase === '' ? choice : `${phrase} ${choice}`)),
      );
    },
    [''],
  );
}

function namesOf(material: Material): string[] {
  const nameParts = material.name
    .split(/[/()]/)
    .map((part) => part.replace(/\S*\d\S*/g, '').trim())
    .filter((part) => part.length > 2);
  return [
    ...nameParts,
    ...material.tagsEn,
    ...material.tagsSw,
    ...material.tagsSlang,
    ...material.namesSaid,
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
    const key = words(name).join(' ').replaceAll("'", '');
    if (key === '') return;
    names.set(key, [...(names.get(key) ?? []), place]);
  };
  for (const place of places) {
    note(place.town.replace(/\(.*\)/, ''), place);
    for (const alias of place.aliases) note(alias, place);
  }
  for (const county of counties) {
    const key = words(county).join(' ').replaceAll("'", '');
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
  for (const word of [...attributeWords, 'resistant', 'resisting'])
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
