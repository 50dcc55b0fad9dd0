import data from './acts.json' with { type: 'json' };

/** How a meaning is said: phrases, and English and Swahili verbs by their roots. */
type Ways = Partial<Record<'phrases' | 'english' | 'swahili' | 'words', readonly string[]>>;

const rootsOf = (lines: readonly string[]) => lines.join(' ').split(' ').join('|');
const written: Readonly<Record<keyof Ways, (lines: readonly string[]) => string>> = {
  phrases: (lines) =>
    lines
      .join(' ')
      .split(/\s*;\s*/)
      .join('|'),
  /** A hyphen may join an English verb to a Swahili beginning: "ana-quote", "ku-con". */
  english: (lines) =>
    `(?:[a-z]{1,5}-)?(?:${rootsOf(lines)})(?:s|es|e|ed|d|ing|er|ers|ting|ted|ning|ned|ping|ped|ies|ied)?`,
  /** "fungu" is fungua, nifungue, anafungua, kufunguliwa. */
  swahili: (lines) =>
    `(?:ni|u|a|tu|m|wa|i|zi|ku|hu|si|ha)?(?:na|li|me|ta|ka|ki|nge|taka)?(?:ni|ku|m|mw|mu|wa|i|zi|li|ya|tu|ji|vi|ki)?(?:${rootsOf(lines)})(?:a|e|i|ia|ea|ie|ee|iana|ana|isha|esha|ishe|eshe|iwa|ewa|wa|liwa|lia|lie|lishe|eni|ieni|we|nisha|za|ze)?`,
  words: (lines) => lines.join(''),
};

/** Words that are no part of a longer one: `'` and `-` belong to a phrase, not to a list of words. */
function patternOf(ways: Ways): RegExp {
  const parts = Object.entries(ways) as [keyof Ways, readonly string[]][];
  const all = parts.map(([way, lines]) => written[way](lines)).join('|');
  return ways.words
    ? new RegExp(`\\b(?:${all})\\b`, 'g')
    : new RegExp(`(?<![a-z0-9])(?:${all})(?![a-z0-9])`, 'g');
}

const patternsOf = <Act extends string>(acts: Readonly<Record<Act, Ways>>) =>
  Object.fromEntries(
    Object.entries<Ways>(acts).map(([act, ways]) => [act, patternOf(ways)]),
  ) as Record<Act, RegExp>;

/** Words by their meaning, in English, Swahili and Sheng: of requests and quotations, of the service, of all else. */
export const intentWords = patternsOf(data.intent);
export const serviceWords = patternsOf(data.service);
export const otherTalk = patternsOf(data.other);
