import { fill, type Messages } from './index.ts';

/** Units, categories and names as the reader's language has them; a null catalogue is English. */

type MaterialTexts = Messages['materials'];

export const sized = /^(\d\S* \S+) (.+)$/;

/** "50 kg bag" → "mfuko wa 50 kg"; a unit that only its supplier knows stays as it was written. */
export function unitWords(unit: string, words: MaterialTexts | null): string {
  const [, size, name] = sized.exec(unit) ?? [];
  if (!size || !name) return lookUp(words?.units, unit) ?? unit;
  const text = lookUp(words?.sizedUnits, name);
  return text === undefined ? unit : fill(text, { size });
}

/** A category's name; one that was added since keeps the name it was given. */
export function categoryWords(
  category: { readonly slug: string; readonly name: string },
  words: MaterialTexts | null,
): string {
  return lookUp(words?.categories, category.slug) ?? category.name;
}

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
    readonly materials: MaterialTexts;
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

/** Only what was written there: a supplier may well sell by the "constructor". */
export function lookUp(
  texts: Readonly<Record<string, string>> | undefined,
  key: string,
): string | undefined {
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
