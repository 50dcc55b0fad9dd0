/** What other parts of the server may use of the assistant. */
export type { ReadLine } from '../understanding/read-line.ts';
export { openEndpoint } from './model/endpoint.ts';
export { LanguageModel } from './model/language-model.ts';
export { assistantPersonalData } from './personal-data-queries.ts';
export { type Prediction, predict } from './predict.ts';
export { readItems } from './read-items.ts';
export { redactSearch } from './redact-words.ts';
