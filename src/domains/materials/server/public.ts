/** What other domains and commands may call on the server. */

export { noteGap } from './gaps/service.ts';
export { selectAllAnswers } from './queries/answers.ts';
export {
  dictionaryVersionSql,
  selectDictionary,
  versionOf,
} from './queries/dictionary.ts';
export { selectCounty, selectPlaces } from './queries/gazetteer.ts';
export { loadKnowledge } from './service.ts';
