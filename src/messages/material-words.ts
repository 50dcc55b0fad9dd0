import { fill, type Messages } from './index.ts';

/** Units as the reader's language has them; a null catalogue is English. */

type MaterialTexts = Messages['materials'];

export const sized = /^(\d\S* \S+) (.+)$/;

/** "50 kg bag" → "mfuko wa 50 kg"; a unit that only its supplier knows stays as it was written. */
export function unitWords(unit: string, words: MaterialTexts | null): string {
  const [, size, name] = sized.exec(unit) ?? [];
  if (!size || !name) return lookUp(words?.units, unit) ?? unit;
  const text = lookUp(words?.sizedUnits, name);
  return text === undefined ? unit : fill(text, { size });
}

/** Only what was written there: a supplier may well sell by the "constructor". */
export function lookUp(
  texts: Readonly<Record<string, string>> | undefined,
  key: string,
): string | undefined {
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
