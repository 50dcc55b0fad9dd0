/** What other domains and commands may call on the server. */

export type { AmbiguousAlias, Names, Synonyms } from './language/aliases.ts';
export {
  type Attributes,
  type Classified,
  classify,
  classifyProduct,
  readAttributes,
  reclassify,
} from './language/classify.ts';
export type { Material } from './language/phrases.ts';
export {
  type AttributeWish,
  createSearchIndex,
  planSearch,
  type SearchIndex,
  type SearchKnowledge,
  type SearchPlan,
  type TypeMatch,
} from './language/plan.ts';
export {
  type Likeness,
  likenessOf,
  type ReadProduct,
  readProduct,
  readRequest,
} from './language/same-material.ts';
export { type Seller, SellerIndex } from './language/sellers.ts';
export type { SoldValue } from './language/sold-values.ts';
export { editDistance, Vocabulary } from './language/spelling.ts';
export {
  contentWords,
  normalise,
  stem,
  tellingPositions,
  wordsAsTyped,
} from './language/text.ts';
export {
  dictionaryVersionSql,
  type Place,
  type StoredDictionary,
  selectDictionary,
  versionOf,
} from './queries/dictionary.ts';
export { loadKnowledge } from './service.ts';
