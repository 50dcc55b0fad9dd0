import { fill, type Messages } from './index.ts';
import { lookUp, unitWords } from './material-words.ts';

/** Product types, specifications and descriptions as the reader's language has them; null is English. */

/** "River Sand" → "Mchanga wa Mto": a product type by the dictionary's name; any other name stays. */
export const typeWords = (name: string, types: Messages['productTypes'] | null): string =>
  lookUp(types ?? undefined, name) ?? name;

/**
 * A specification's value: "red" → "nyekundu", "14 inch" → "inchi 14", "8 x 4 ft" → "futi 8 x 4". What
 * only its supplier knows stays as it was written.
 */
export function valueWords(value: string, words: Messages['attributeValues'] | null): string {
  if (words === null) return value;
  return (
    lookUp(words, value) ??
    value.replace(/(\d[\d.]*(?: ?x ?\d[\d.]*)*) (inch|ft)\b/g, (text, size: string, unit: string) =>
      fill(lookUp(words, unit) ?? text, { size }),
    )
  );
}

const soldLine = /^(.+) Sold per (.+?)(?:, minimum order (\d+))?, dispatched from ([^.]+)\.$/s;

/** A description that many products share, with how it is sold; any other stays as it was written. */
export function descriptionWords(
  description: string,
  words: {
    readonly descriptions: Messages['descriptions'];
    readonly materials: Messages['materials'];
  } | null,
): string {
  if (words === null) return description;
  const { about, sold, soldFrom } = words.descriptions;
  const [, lead = description, unit, minimum, place = ''] = soldLine.exec(description) ?? [];
  const text = lookUp(about, lead);
  if (text === undefined || unit === undefined) return text ?? description;
  const values = { unit: unitWords(unit, words.materials), minimum: minimum ?? '', place };
  return `${text} ${fill(minimum ? soldFrom : sold, values)}`;
}
