import values from './values.json' with { type: 'json' };
import lists from './words.json' with { type: 'json' };

/** The words of a list, in its order. */
const listOf = (name: keyof typeof lists): readonly string[] => lists[name].join(' ').split(' ');
const setOf = (name: keyof typeof lists): ReadonlySet<string> => new Set(listOf(name));

/** Ordinary words that are no misspelt material: "print" is no "paint". Names of materials among them keep their meaning. */
export const commonWords = listOf('common');
/** Ordinary words that look like a misspelt material, unit or place: they are left as they are, and nothing is respelt to them. */
export const ordinaryWords = setOf('ordinary');
/** Roots of Swahili and Sheng verbs: a word built of one of them is no misspelt noun. */
export const verbRoots = setOf('verbRoots');
/** First names and family names that are common in Kenya. */
export const kenyanNames = setOf('kenyanNames');

/** Words that name a material only where nothing better does: "frame", "white", "fence". */
export const weakWords = setOf('weak');
/** Words that say of what a thing is made or for what it is, where another thing follows at once. */
export const materialAdjectives = setOf('materialAdjectives');
/** Bulk materials that people list without commas: "cement sand ballast". */
export const bulkTypes = setOf('bulkTypes');
/** Other words for the values of attributes. */
export const valueWords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(values).map(([value, words]) => [value, words.split(' ')]),
);

/** Words that add nothing to what is asked for: a message of these, numbers, dates and places speaks of what was spoken of before. */
export const quietWords = setOf('quiet');
/** Words with which the request is asked to be sent. */
export const sendingWords = setOf('sending');
/** Words of who is cheapest, nearest or soonest among what was found, and of what is there. */
export const cheapWords = setOf('cheap');
export const foundWords = setOf('found');
export const stockWords = setOf('stock');
/** What things are used for: "and for columns?". */
export const useWords = setOf('use');
/** Takes the request back, or wants nothing done yet. */
export const stopWords = setOf('stop');

/** Joining words and words of asking: they tell no question from another. */
export const askingWords = setOf('asking');

/** Words by which a message tells its language. Names of materials and units are said in both. */
export const swahiliWords = setOf('swahili');
/** English words that stand in no Swahili message, joined to others or not. */
export const englishWords = setOf('english');
/** English words that short replies have in a talk in Swahili as well: "make it 60", "and in Thika". */
export const englishJoining = setOf('englishJoining');

/**
 * Brands that people in Kenya ask for by name. Which of them are sold here is told by the list of
 * products; the others are named in the answer instead of being passed over. Names that are everyday
 * words or places stand here only where nobody means anything else by them.
 */
export const brandsOfTheTrade = listOf('brands').map((name) => name.replaceAll('_', ' '));
