import type { Language } from '../../../messages/index.ts';
import { englishJoining, englishWords, swahiliWords } from '../understanding/lexicon/words.ts';

/** Verbs by what they begin with: who does it and when. "ameniambia", "nataka", "zitafika". */
const conjugated =
  /^(?:ni|u|a|tu|m|wa|i|zi|ki|vi|li|ya|ku|ha|si|hu)?(?:na|li|me|ta|ka|nge|mesha|lisha)(?:[a-z]{3,})[aeiu]$/;
/** Wishes and infinitives: "niletee", "nipatie", "kuweka", "kununua". */
const wishing =
  /^(?:ni|tu|wa|mni|uni|m)[a-z]{2,}(?:ee|ie|ze|she|pe|te|me|le|ke|ye|we)$|^ku[a-z]{3,}[aei]$/;
/** English words that only look so. */
const onlyLooks =
  /^(?:animate|alike|alive|aline|italia|america|malaria|area|aluminium|make|take|tale|name|tame|material|mate|nine|nice|niche|twelve|wave|measure|mixture|manufacture|maize|metre|litre|nature|native|estate|climate|estimate|ultimate|imitate|inate|initiate|intake|unalike|have|natalie|kata|mili|mtaa|whatsapp|umeme|simenti|kunde)$/;

const isSwahiliVerb = (word: string) =>
  word.length >= 5 &&
  !onlyLooks.test(word) &&
  !englishWords.has(word) &&
  (conjugated.test(word) || wishing.test(word));

/** Of shorter messages too little is told by what joins their words: "and in Thika?". */
const longestFragment = 4;

/** How English questions begin, however short: "is it there?", "how much?". */
const englishOpening =
  /^(?:and |so |ok(?:ay)? )?(?:(?:is|are|was|were|do|does|did|can|could|will|would|should|have|has) (?:it|they|you|i|we|he|she|the|that|this|these|those|there|my|any)|(?:what|which|how|who|when|where|why)(?:'s| (?:is|are|do|does|much|many|about|will|can|if|the)))\b/;

/** The language that a message is clearly written in; null where it is too short or says too little. */
export function languageIn(message: string): Language | null {
  const words = message
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter((word) => word !== '');
  const long = words.filter((word) => word.length > 1);
  const swahili = long.filter((word) => swahiliWords.has(word) || isSwahiliVerb(word)).length;
  const isFragment = words.length <= longestFragment;
  const english = words.filter(
    (word) => englishWords.has(word) || (!isFragment && englishJoining.has(word)),
  ).length;
  if (swahili > english && (long.length <= 2 || swahili >= 2)) return 'sw';
  if (english >= 2 && english > swahili) return 'en';
  return swahili === 0 && englishOpening.test(message.toLowerCase().trim()) ? 'en' : null;
}

/** What somebody called a request tells nothing of who speaks of it. */
const withoutTitles = (text: string, titles: readonly string[]) =>
  titles.reduce((left, title) => left.replaceAll(title.toLowerCase(), ' '), text.toLowerCase());

/**
 * The language of an answer: the message's, else that of the talk so far, else the page's.
 *
 * @param titles of requests that may be named
 */
export function languageOfTalk(
  message: string,
  before: readonly string[],
  page: Language,
  titles: readonly string[] = [],
): Language {
  const said = [message, ...before.toReversed()];
  for (const text of said) {
    const language = languageIn(withoutTitles(text, titles));
    if (language) return language;
  }
  return page;
}
