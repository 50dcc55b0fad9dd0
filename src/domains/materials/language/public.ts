/** How texts about materials are read: pure, without a database. */

export { type Measuring, type Unit, units } from '../unit-table-rules.ts';
export type { Names } from './aliases.ts';
export {
  type Attributes,
  type Classified,
  classify,
  classifyProduct,
  readAttributes,
  reclassify,
} from './classify.ts';
export type { AmbiguousAlias, Dictionary, Material, Place, Synonyms } from './dictionary.ts';
export { functionWords, stopWords } from './function-words.ts';
export { numberWords } from './number-names.ts';
export { readNumberWords } from './number-words.ts';
export { nameParts } from './phrases.ts';
export {
  type AttributeWish,
  createSearchIndex,
  planSearch,
  type SearchIndex,
  type SearchKnowledge,
  type SearchPlan,
  type TypeMatch,
} from './plan.ts';
export {
  type Likeness,
  likenessOf,
  type ReadProduct,
  readProduct,
  readRequest,
} from './same-material.ts';
export { type Seller, SellerIndex } from './sellers.ts';
export type { SoldValue } from './sold-values.ts';
export { unlikeness, Vocabulary, type WordClass } from './spelling.ts';
export { stem } from './stem.ts';
export { isOnStopList, phraseWords, plainWords } from './stop-list.ts';
export { inOtherWords, standInsOf } from './synonyms.ts';
export {
  contentWords,
  normalise,
  root,
  tellingPositions,
  wordsAsTyped,
} from './text.ts';
export { joinSizes, mostCounted, plain, type Token, tokenize } from './tokens.ts';
export { countedIn, isCounting, unitOf, unitWords } from './units.ts';
