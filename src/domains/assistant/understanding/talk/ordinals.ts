/** "The second one", "all of them": which lines are called by their place in the list. */
export const allWords = new Set('all both everything each zote yote vyote mbili'.split(' '));
export const ordinals =
  /\b(?:first|second|third|last|1st|2nd|3rd|kwanza|pili|tatu|mwisho|former|latter)\b/;

/** The place in a list of so many that a message calls, from 0; -1 for none. */
export function ordinalIn(text: string, count: number): number {
  const [word = ''] = ordinals.exec(text) ?? [];
  const order = [/first|1st|kwanza|former/, /second|2nd|pili|latter/, /third|3rd|tatu/];
  if (/last|mwisho/.test(word)) return count - 1;
  return word === '' ? -1 : order.findIndex((pattern) => pattern.test(word));
}
