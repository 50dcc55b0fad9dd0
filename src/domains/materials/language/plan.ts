import { type AliasEntries, type Names, prepareNames } from './aliases.ts';
import type { Material } from './dictionary.ts';
import { fitTypes, type TypeFit } from './fits.ts';
import type { AttributeValue, Measure } from './measures.ts';
import { readMeasures } from './measures.ts';
import { fit } from './phrases.ts';
import { type Seller, SellerIndex, type SellerMatch } from './sellers.ts';
import { type NamedValue, type SoldValue, SoldValues } from './sold-values.ts';
import { Vocabulary } from './spelling.ts';
import { spellWords } from './spelt-words.ts';
import { type StandIns, standInsOf } from './synonyms.ts';
import { contentWords, joinedPositions, normalise, root } from './text.ts';

export interface TypeMatch {
  /** Key of the materials dictionary. */
  readonly type: string;
  /** How well it fits, 100 for each word that says just this. */
  readonly weight: number;
  /** Whether the whole search is a name of it, spelt right, with sizes, grades and sellers at most. */
  readonly isCalledSo: boolean;
}

export interface AttributeWish {
  readonly anyOf: readonly AttributeValue[];
  /** A name with all of these words fulfils the wish too; empty for sizes, which names write in many ways. */
  readonly words: readonly string[];
  readonly isLoose: boolean;
}

/** What a search text was understood to mean. */
export interface SearchPlan {
  readonly text: string;
  /** Best first. */
  readonly types: readonly TypeMatch[];
  readonly wishes: readonly AttributeWish[];
  readonly brands: readonly string[];
  readonly supplierIds: readonly string[];
  /** Types that the named brands are called after ("Bamburi Cement"); where none is asked for, these come first. */
  readonly brandTypes: readonly string[];
  /** Words that nothing above explains. */
  readonly words: readonly string[];
  /** All words that can mean something. */
  readonly allWords: readonly string[];
  /** Whether it names something that nobody sells here. */
  readonly isUnsold: boolean;
  /** Whether a word was read by a part or as a beginning, so that the whole may be another material. */
  readonly isGuessed: boolean;
}

/** What searches are understood by; read from the database. */
export interface SearchKnowledge {
  readonly materials: readonly Material[];
  readonly ambiguousAliases: AliasEntries['ambiguousAliases'];
  readonly synonyms: AliasEntries['synonyms'];
  readonly sellers: readonly Seller[];
  /** Types that each brand is sold in, to tell "Crown paint white" from white cement. */
  readonly typesOfBrand: ReadonlyMap<string, ReadonlySet<string>>;
  /** Values that types are sold in: "gauge 30" means the sheets that are sold so. */
  readonly soldValues: readonly SoldValue[];
  /** Towns and counties: "cement nairobi" holds no misspelt material. */
  readonly places: readonly string[];
}

export interface SearchIndex {
  readonly knowledge: SearchKnowledge;
  readonly materials: ReadonlyMap<string, Material>;
  readonly names: Names;
  readonly sellers: SellerIndex;
  readonly vocabulary: Vocabulary;
  readonly sold: SoldValues;
  readonly placeWords: ReadonlySet<string>;
  /** By root the words that stand for it in names of products. */
  readonly standIns: StandIns;
}

/** Prepares what is known for many searches. `names`: where they are at hand, of this knowledge. */
export function createSearchIndex(
  knowledge: SearchKnowledge,
  names = prepareNames(knowledge),
): SearchIndex {
  const { phrases } = names;
  const sellers = new SellerIndex(knowledge.sellers, (word) => phrases.with(word).length > 0);
  return {
    knowledge,
    materials: new Map(knowledge.materials.map((material) => [material.key, material])),
    names,
    sellers,
    vocabulary: new Vocabulary([...phrases.words(), ...sellers.words()]),
    sold: new SoldValues(knowledge.soldValues),
    placeWords: new Set(
      knowledge.places.flatMap((name) => contentWords(normalise(name)).map(root)),
    ),
    standIns: standInsOf(knowledge.synonyms, (word) => [word], root),
  };
}

/** What a type gains when the search's size or brand can be its own. */
const measureBonus = 0.25;
const brandBonus = 0.5;
/** A word says at least this of a type that has it in a name, spelt right. */
const wholeName = 0.85;
/** Where all is only mentioned, types that fit this much less than the best are left out. */
const enough = 0.75;

/**
 * Reads a search text: the materials, sizes, brands and suppliers it names, with forgiveness.
 *
 * @param mostWords what comes after so many words that can mean something is not read
 */
export function planSearch(index: SearchIndex, text: string, mostWords?: number): SearchPlan {
  const allWords = contentWords(normalise(text)).slice(0, mostWords);
  const measures = readMeasures(allWords);
  const { spellings, isGuessed } = spellWords(index, allWords, measures);
  const sellers = index.sellers.find(spellings);
  const { types: fits, isUnsold } = fitTypes(index, {
    spellings,
    measures,
    sellers,
    joined: joinedPositions(normalise(text)),
  });
  const sizes = new Set(measures.flatMap((measure) => measure.positions));
  const chosen =
    soldSo(index, allWords, measures, sizes) ??
    choose(index, rank(index, fits, measures, sellers), sizes);
  const named = index.sold
    .toldBy(
      new Set(allWords.filter((_word, position) => !sizes.has(position)).map(root)),
      chosen.map(({ type }) => type),
    )
    .filter((value) => !isName(index, value, allWords, chosen));
  const brands = sellers.filter((m) => m.seller.kind === 'brand').map((m) => m.seller.id);
  const beside = new Set([...sizes, ...sellers.flatMap(({ positions }) => positions)]);
  const inValues = new Set(named.flatMap(({ words }) => words));
  const own = allWords.flatMap((word, at) =>
    beside.has(at) || inValues.has(root(word)) ? [] : at,
  );
  return {
    text,
    types: chosen
      .map(({ type, score, byPosition }) => ({
        type,
        weight: Math.round(score * 100),
        isCalledSo: own.every((at) => (byPosition.get(at) ?? 0) >= wholeName),
      }))
      .sort((a, b) => b.weight - a.weight || (a.type < b.type ? -1 : 1)),
    wishes: [
      ...wishesFor(index, chosen, measures),
      ...named.map((value) => ({ ...value, isLoose: false })),
    ],
    brands,
    supplierIds: sellers.filter((m) => m.seller.kind === 'supplier').map((m) => m.seller.id),
    brandTypes: chosen.length === 0 ? brands.flatMap((name) => typesInName(index, name)) : [],
    words: unexplained(allWords, measures, chosen, sellers).filter(
      (word) => !named.some(({ words }) => words.includes(word)),
    ),
    allWords: allWords.map(root),
    isUnsold,
    isGuessed,
  };
}

interface RankedType extends TypeFit {
  readonly score: number;
}

function rank(
  index: SearchIndex,
  fits: readonly TypeFit[],
  measures: readonly Measure[],
  sellers: readonly SellerMatch[],
): RankedType[] {
  const brands = sellers.filter((match) => match.seller.kind === 'brand');
  const ranked = fits.map((candidate) => {
    const keys = index.materials.get(candidate.type)?.attributeKeys ?? [];
    const canMeasure = measures.some((m) => m.anyOf.some(({ key }) => keys.includes(key)));
    const isOfBrand = brands.some(({ seller }) =>
      index.knowledge.typesOfBrand.get(seller.id)?.has(candidate.type),
    );
    const words = [...candidate.byPosition.values()].reduce((sum, value) => sum + value, 0);
    const score = words + (canMeasure ? measureBonus : 0) + (isOfBrand ? brandBonus : 0);
    return { ...candidate, score };
  });
  return ranked.sort((a, b) => b.score - a.score);
}

const grades = { whole: 0.6, head: 0.25, category: 0.125 } as const;

/** How directly a word speaks of a type, misspelt or not: 3 names it, 0 mentions it at most. */
function gradeOf(value: number): number {
  if (value >= grades.whole) return 3;
  if (value >= grades.head) return 2;
  return value >= grades.category ? 1 : 0;
}

const gradeAt = (candidate: TypeFit, position: number) =>
  gradeOf(candidate.byPosition.get(position) ?? 0);

/**
 * The types that the search means: the best one with all that explain the same words; then, for words
 * these leave over, the types that such a word names ("cement and nails").
 */
function choose(
  index: SearchIndex,
  ranked: readonly RankedType[],
  sizes: ReadonlySet<number>,
): RankedType[] {
  const chosen: RankedType[] = [];
  const explained = new Set<number>();
  let rest = ranked;
  for (let best = rest[0]; best; best = rest[0]) {
    const leader = best;
    const tellsAll = [...leader.byPosition.keys()].filter((at) => gradeAt(leader, at) > 0);
    // A size that happens to be part of a phrase ("mbao ya four two") shuts nothing else out.
    const named = tellsAll.filter((at) => !sizes.has(at));
    const told = named.length > 0 ? named : tellsAll;
    const group = rest.filter(
      (candidate) => candidate === leader || belongs(index, candidate, leader, told, rest),
    );
    chosen.push(...group);
    for (const position of tellsAll) explained.add(position);
    rest = rest.filter(
      (candidate) =>
        !group.includes(candidate) &&
        [...candidate.byPosition.keys()].some(
          (at) => !explained.has(at) && gradeAt(candidate, at) === 3,
        ),
    );
  }
  return chosen;
}

/**
 * Whether a type belongs beside the best one: it must explain each told word as directly, except that
 * where a word names some types ("cement"), kinds of the same category join them ("white cement").
 */
function belongs(
  index: SearchIndex,
  candidate: RankedType,
  best: RankedType,
  told: readonly number[],
  rest: readonly RankedType[],
): boolean {
  if (told.length === 0) return candidate.score >= best.score * enough;
  if (!told.every((at) => gradeAt(candidate, at) >= Math.min(gradeAt(best, at), 2))) return false;
  const isNamed = (type: RankedType) => told.every((at) => gradeAt(type, at) === gradeAt(best, at));
  const categoryOf = (type: TypeFit) => index.materials.get(type.type)?.categoryId;
  return rest.some((other) => isNamed(other) && categoryOf(other) === categoryOf(candidate));
}

/**
 * Of a search for a size alone ("gauge 30") the types that are sold in it, what most offer first;
 * null for any other search, and for a size that nobody sells.
 */
function soldSo(
  index: SearchIndex,
  words: readonly string[],
  measures: readonly Measure[],
  sizes: ReadonlySet<number>,
): RankedType[] | null {
  const isSizeAlone = words.every((word, at) => sizes.has(at) || index.placeWords.has(root(word)));
  const isPlain = measures.every((m) => !m.isLoose && !m.isQuantity && m.impliesType === null);
  if (measures.length === 0 || !isSizeAlone || !isPlain) return null;
  const found = [...index.sold.typesIn(measures)];
  const most = Math.max(...found.map(([, count]) => count));
  if (found.length === 0) return null;
  return found.map(([type, count]) => ({ type, score: count / most, byPosition: new Map() }));
}

/** "Socket" is a kind of fitting, and first of all the name of something else that has no such kinds. */
function isName(
  { sold }: SearchIndex,
  { words, anyOf }: NamedValue,
  allWords: readonly string[],
  chosen: readonly RankedType[],
): boolean {
  const [best] = chosen.toSorted((a, b) => b.score - a.score);
  if (!best || sold.isSold(best.type, anyOf)) return false;
  return words.every((word) => gradeAt(best, allWords.map(root).indexOf(word)) === 3);
}

/** The types that a brand is called after, of those it is sold in. */
function typesInName({ names, knowledge }: SearchIndex, brand: string): string[] {
  const words = contentWords(normalise(brand)).map(root);
  const types = words
    .flatMap((word) => names.phrases.with(word))
    .filter((phrase) => phrase.whole === fit.whole && phrase.words.every((w) => words.includes(w)))
    .map(({ type }) => type);
  const sold = knowledge.typesOfBrand.get(brand);
  return [...new Set(types)].filter((type) => sold?.has(type));
}

/** Of each size's meanings those that the chosen types can have; a size none of them has is dropped. */
function wishesFor(
  index: SearchIndex,
  chosen: readonly RankedType[],
  measures: readonly Measure[],
): AttributeWish[] {
  const keys = new Set(
    chosen.flatMap((candidate) => index.materials.get(candidate.type)?.attributeKeys ?? []),
  );
  return measures.flatMap(({ anyOf, isLoose }) => {
    if (chosen.length === 0 && (isLoose || anyOf.length === 0)) return [];
    const possible = chosen.length === 0 ? anyOf : anyOf.filter(({ key }) => keys.has(key));
    return possible.length === 0 ? [] : { anyOf: possible, words: [], isLoose };
  });
}

function unexplained(
  allWords: readonly string[],
  measures: readonly Measure[],
  chosen: readonly RankedType[],
  sellers: readonly SellerMatch[],
): string[] {
  const explained = new Set([
    ...measures.flatMap((measure) => measure.positions),
    ...chosen.flatMap((candidate) => [...candidate.byPosition.keys()]),
    ...sellers.flatMap((match) => match.positions),
  ]);
  return allWords.filter((_word, position) => !explained.has(position)).map(root);
}
