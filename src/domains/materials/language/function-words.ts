import data from './words.json' with { type: 'json' };

/**
 * Words of everyday messages, English, Swahili and Sheng: never respelt into a material, and the
 * right spelling of what is misspelt near them.
 */
export const functionWords: readonly string[] = data.function.join(' ').split(' ');
/** Words that join or fill and are never part of a material's name. */
export const stopWords: ReadonlySet<string> = new Set(data.stop.join(' ').split(' '));
