import { type MaterialFacts, type UnitSize, unitSize, unitsIn } from '../unit-rules.ts';
import { type AttributeValue, readMeasures } from './measures.ts';
import type { SearchIndex } from './plan.ts';
import { contentWords, normalise, root } from './text.ts';

/** A material as somebody asks for it, or sells it. */
export interface Described {
  readonly unit: string | null;
  readonly facts: MaterialFacts;
}

/**
 * `same`: all that tells products of the type apart is told, and is so. `untold`: some of it is not told.
 * `other`: some of it is told to be otherwise.
 */
export type Likeness = 'same' | 'untold' | 'other';

/** How much one unit holds: where units convert, a request need not say it. */
const contents = new Set(
  'bagKg packKg litres ml lengthM coverageSqm pieces tonnes loadTonnes'.split(' '),
);
const measuredUnits = new Set(['kg', 'm', 'm²', 'm³', 'l']);

/** What the words of a request tell of its material. */
interface Told {
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Each may be a size of several kinds: "12 mm" is a diameter or a thickness. */
  readonly sizes: readonly (readonly AttributeValue[])[];
  /** Of any type, with numbers without a unit, which may as well be something else. */
  readonly anySizes: readonly AttributeValue[];
  readonly words: ReadonlySet<string>;
  /** Values that the type is sold in, and the words name. */
  readonly named: readonly AttributeValue[];
}

/** A request, read once for all products that it is compared with. */
export interface ReadRequest {
  readonly asked: Described;
  readonly size: UnitSize | null;
  readonly told: Told;
}

/** A product, read once for all requests that it is compared with. */
export interface ReadProduct {
  readonly sold: Described;
  readonly size: UnitSize | null;
  /** The sizes of its type that its own texts tell. */
  readonly said: readonly AttributeValue[];
  /** The sizes that its name tells, whatever they are sizes of. */
  readonly named: readonly (readonly AttributeValue[])[];
  /** Products of one type that have this alike are alike to every request. */
  readonly key: string;
}

export const readRequest = (index: SearchIndex, asked: Described): ReadRequest => ({
  asked,
  size: unitSize(asked.unit, asked.facts),
  told: readTold(index, asked),
});

export function readProduct(index: SearchIndex, sold: Described): ReadProduct {
  const size = unitSize(sold.unit, sold.facts);
  const said = readTold(index, sold).sizes.flat();
  const named = sizesIn(sold.facts.text);
  const held = size && `${size.size.over}/${size.size.under} ${size.unit}`;
  return {
    sold,
    size,
    said,
    named,
    key: JSON.stringify([sold.facts.attributes, held, said, named]),
  };
}

/** Whether a product of the type that is asked for is just what is asked for. */
export function likenessOf({ asked, size, told }: ReadRequest, product: ReadProduct): Likeness {
  const { sold, said, named } = product;
  const type = asked.facts.productType;
  if (!type || type !== sold.facts.productType) return 'other';
  const own = sold.facts.attributes ?? {};
  const isConverted = converts(size, product.size);
  const found = [
    ...told.sizes.map((anyOf) => fulfilment(anyOf, own, said)),
    ...Object.entries(told.attributes).map(([key, value]) =>
      fulfilment([{ key, value: value as string }], own, said),
    ),
  ];
  if (found.includes('other') || isNamedOtherwise(told, own)) return 'other';
  const isAllTold = Object.entries(own).every(
    ([key, value]) => isTold(told, key, value) || (contents.has(key) && isConverted),
  );
  // A size that only its name tells is a size: "1 gang 2 way".
  const areNamedTold = named.every((anyOf) =>
    anyOf.some(
      ({ key, value }) =>
        isSame(told.attributes[key], value) ||
        told.anySizes.some((size) => size.key === key && isSame(size.value, value)) ||
        (contents.has(key) && isConverted),
    ),
  );
  return isAllTold && areNamedTold && !found.includes('untold') ? 'same' : 'untold';
}

/** The sizes that a text tells, whatever they are sizes of. */
const sizesIn = (text: string | null | undefined) =>
  readMeasures(contentWords(normalise(text ?? '')))
    .filter(({ isLoose, isQuantity }) => !isLoose && !isQuantity)
    .map(({ anyOf }) => anyOf);

function readTold(index: SearchIndex, { unit, facts }: Described): Told {
  const type = facts.productType ?? '';
  // Apart, or "42.5" before "bag" would be how many.
  const texts = [facts.text ?? '', unit ?? ''].map((text) => contentWords(normalise(text)));
  const stems = new Set(texts.flat().map(root));
  const keys = new Set(index.materials.get(type)?.attributeKeys ?? []);
  const measures = texts.flatMap(readMeasures).filter(({ isQuantity }) => !isQuantity);
  return {
    attributes: facts.attributes ?? {},
    sizes: measures
      .filter(({ isLoose }) => !isLoose)
      .map(({ anyOf }) => anyOf.filter(({ key }) => keys.has(key)))
      .filter((anyOf) => anyOf.length > 0),
    anySizes: measures.flatMap(({ anyOf }) => anyOf),
    words: stems,
    named: index.sold.toldBy(stems, [type]).flatMap(({ anyOf }) => anyOf),
  };
}

/** Whether a product is of one of these sizes, by what is known of it or by its own name. */
function fulfilment(
  anyOf: readonly AttributeValue[],
  own: Readonly<Record<string, unknown>>,
  said: readonly AttributeValue[],
): Likeness {
  const isOwn = anyOf.some(
    ({ key, value }) =>
      isSame(own[key], value) || said.some((one) => one.key === key && isSame(one.value, value)),
  );
  if (isOwn) return 'same';
  return anyOf.some(({ key }) => key in own) ? 'other' : 'untold';
}

/** "Silk" is asked for, and this is matt. */
function isNamedOtherwise({ named }: Told, own: Readonly<Record<string, unknown>>): boolean {
  return named.some(
    ({ key }) =>
      key in own && !named.some((other) => other.key === key && isSame(own[key], other.value)),
  );
}

function isTold(told: Told, key: string, value: unknown): boolean {
  if (isSame(told.attributes[key], value)) return true;
  if (told.anySizes.some((size) => size.key === key && isSame(size.value, value))) return true;
  if (typeof value !== 'string') return false;
  const [figure] = /^\d+(?:\.\d+)?(?=[A-Za-z]$)/.exec(value) ?? [];
  if (figure) return isClassTold(told.words, figure, value);
  const words = contentWords(normalise(value === 'yes' ? key : value)).map(root);
  return words.length > 0 && words.every((word) => told.words.has(word));
}

/** A class is told by its figure alone (42.5N by 42.5), unless its letter is told too. */
function isClassTold(words: ReadonlySet<string>, figure: string, value: string): boolean {
  const told = [...words].filter((word) => /^[a-z]$/.test(word.replace(figure, '')));
  return told.length > 0 ? told.includes(value.toLowerCase()) : words.has(figure);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === undefined || one === null) return false;
  return String(one).toLowerCase() === String(other).toLowerCase();
}

const converts = (asked: UnitSize | null, sold: UnitSize | null) =>
  asked !== null && measuredUnits.has(asked.unit) && unitsIn(asked, sold) !== null;
