import { setImmediate } from 'node:timers/promises';
import { isUnitWord } from '../../materials/unit-rules.ts';
import { isCount } from '../../materials/unit-table-rules.ts';
import { maxLines } from '../rules.ts';
import { limits, type PastedLine } from '../schema.ts';
import { readRow } from './bill-row.ts';
import type { RfqDeps } from './deps.ts';
import type { LineReading } from './ports.ts';

/**
 * Reads a pasted list line by line, so that everything that was read stands beside what it was read
 * off. What is not understood stays as it was written; headings and sums are left out.
 *
 * @returns at most as many lines as an RFQ holds
 */
export async function readPastedList(
  { readLines }: Pick<RfqDeps, 'readLines'>,
  text: string,
): Promise<PastedLine[]> {
  const lines: PastedLine[] = [];
  for (const written of text.split(/[\n\r]+/).flatMap(inPieces)) {
    const from = written.replace(/^[\s\-*•·]+/, '').trim();
    const { asked, isOfTable } = readRow(from);
    if (asked === '' || isHeading(from) || isSum(from)) continue;
    // Reading a line takes a moment; between two others get theirs.
    await setImmediate();
    const found = (await readLines(asked.replace(mixes, ' '))).map(byWeight);
    const readings = isOfTable ? asOne(found) : found;
    if (readings.length === 0) lines.push(asWritten(from, asked));
    else lines.push(...readings.map((reading) => toLine(from, asked, reading)));
    if (lines.length >= maxLines) break;
  }
  return lines.slice(0, maxLines);
}

/** "Mortar (1:3)": parts of a mix are no quantity. */
const mixes = /\(?(?<!\d)\d{1,2}(?:\s*:\s*\d{1,2}){1,2}(?!\d)\)?/g;

/** What one row of a table asks for: the first material that it names, so much of it as it counts. */
function asOne(readings: readonly LineReading[]): LineReading[] {
  const first = readings.find(({ productType }) => productType !== null) ?? readings[0];
  if (!first) return [];
  const counted = readings.find(({ quantity }) => quantity !== null);
  if (first.quantity !== null || !counted) return [first];
  return [{ ...first, quantity: counted.quantity, unit: counted.unit }];
}

/** "Binding wire 25 kg" without a number of rolls is so much wire, not a roll of that weight. */
function byWeight(reading: LineReading): LineReading {
  const { quantity, unit, specifications, name } = reading;
  const weight = Number(specifications?.packKg ?? 0);
  if (quantity !== null || weight === 0 || (unit !== 'roll' && unit !== 'coil')) return reading;
  return { ...reading, quantity: weight, unit: 'kg', name: name.replace(` ${weight} kg`, '') };
}

/** So much is read at once: what a line holds takes the longer the more others it stands beside. */
const mostRead = 300;

/** A line that is a list itself, in pieces of what is read at once: cut behind a comma, else a word. */
function inPieces(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > mostRead) {
    // One sign more, to see whether a comma at the end stands in a number.
    const piece = rest.slice(0, mostRead + 1);
    const isWithin = ({ index }: RegExpExecArray) => index < mostRead;
    const commas = [...piece.matchAll(/[,;](?!\d)/g)].filter(isWithin);
    // "50 bags" stays together.
    const spaces = [...piece.matchAll(/(?<!\d) /g)].filter(isWithin);
    const end = (commas.at(-1) ?? spaces.at(-1))?.index ?? -1;
    const cut = end > 0 ? end + 1 : mostRead;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...pieces, rest];
}

/** "Total", "Sub-total KSh 45,000", "Grand total: 12,000/=": what a list comes to is no line of it. */
const isSum = (line: string) =>
  /^(?:grand\s*|sub[-\s]*)?(?:total|jumla)\b[\s:=\d.,/-]*(?:(?:ksh|kes|sh)s?\b[\s:=\d.,/-]*)?$/i.test(
    line,
  );

/** What stands in bills beside materials: totals with their names, what is carried from page to page. */
const billWords = [
  /^(?:grand\s*|sub[-\s]*)?(?:total|jumla)\b(?!\s+station)/i,
  /\b(?:carried|brought|b\/f|c\/f|c\/d|b\/d)\s*(?:to|forward|down|over|from)?\b.*(?:\d|summary|collection|page|forward)/i,
  /^(?:carried|brought)\b|\b(?:to|from)\s+(?:collection|summary|main summary)\b/i,
  /^(?:page|ukurasa)\b/i,
  /^(?:bill|section|element|part|preamble|schedule)\b\s*(?:no\b|of\b|\d|[-:.]|[a-z]\b)/i,
  /^(?:item|s\/no|no\.?)?\s*(?:description|maelezo)\b.*\b(?:qty|quantity|unit|rate|amount|idadi|bei)\b/i,
  /\b(?:provisional|prime cost|p\.?c\.?)\s+sums?\b|\bpreliminaries\b|\bcontingenc/i,
  /^(?:excavat|demoli|dispos|backfill|labou?r\b|cart away)/i,
  /\b(?:add|plus|less|vat|discount)\b.*(?:\d+(?:\.\d+)?\s*%|\bvat\b)/i,
];

/** "Concrete works", "REINFORCEMENT STEEL", "B. Roofing": no amount, and written as titles are. */
const isTitle = (line: string) =>
  /\b(?:works?|finish(?:es|ings)|sub-?structure|super-?structure|walling|installations?|summary|boq|bill of quantities)\s*$/i.test(
    line,
  ) ||
  /^(?:[A-Z]|[IVX]+|\d{1,2})[.)]\s/.test(line) ||
  line === line.toUpperCase();

/** Whether a line of a list asks for something, so that it is suggested. */
function isLikely(
  from: string,
  asked: string,
  { productType, quantity, unit }: LineReading,
): boolean {
  if (billWords.some((pattern) => pattern.test(asked))) return false;
  if (quantity === null) return productType !== null && !isTitle(from);
  return productType !== null || unit !== null;
}

const isHeading = (line: string) => line.endsWith(':') && !/\d/.test(line);

const asWritten = (from: string, asked: string): PastedLine => ({
  from,
  productName: asked.slice(0, limits.productName),
  categoryId: null,
  isKnown: false,
  quantity: null,
  unit: null,
  specifications: null,
  isSure: false,
  isLikely: false,
});

function toLine(from: string, asked: string, reading: LineReading): PastedLine {
  const { name, categoryId, quantity, unit, sure } = reading;
  const isKnown = reading.productType !== null;
  return {
    from,
    productName: name.slice(0, limits.productName),
    categoryId,
    isKnown,
    quantity: quantity !== null && quantity > 0 ? Math.round(quantity * 1_000) / 1_000 : null,
    unit,
    specifications:
      isKnown && saysMore(asked, reading)
        ? withoutQuantity(asked, quantity).slice(0, limits.specifications)
        : null,
    isSure: sure && quantity !== null,
    isLikely: isLikely(from, asked, reading),
  };
}

/**
 * What was written beside how much of it: the quantity has its own field, where it may change.
 * "7 tonnes mchanga wa mto" → "mchanga wa mto", "mabati 3m 45 pcs" → "mabati 3m".
 */
function withoutQuantity(from: string, quantity: number | null): string {
  if (quantity === null) return from;
  const equal = [...from.matchAll(amounts)].filter(
    ([, number = '']) => Number(number.replaceAll(',', '')) === quantity,
  );
  // "50kg 50 bags": the size is the other one. Where nothing tells them apart, none is taken out.
  const told =
    equal.length > 1 ? equal.filter(([, , word = '']) => isCount(word.toLowerCase())) : equal;
  const [only] = told;
  if (!only || told.length > 1) return from;
  const { 0: all, 1: number = '', 2: word = '', index } = only;
  const isSize = word !== '' && !isUnitWord(word);
  const end = index + (isSize ? number.length : all.length);
  const rest = `${from.slice(0, index)} ${from.slice(end)}`.replace(/\s+/g, ' ').trim();
  const plain = rest.replace(/^(?:x|of|za|ya|wa|la|cha|vya)\s/i, '').replace(/[\s,:x×-]+$/i, '');
  return plain === '' ? from : plain;
}

/** A number that stands alone, and the word behind it. */
const amounts = /(?<![\p{L}\d.,Ø/])(\d[\d,]*(?:\.\d+)?)(?![\d/"'])(?:\s*(\p{L}+))?/gu;

/** Whether words or sizes were written that the name has not, such as a brand: they must not be lost. */
function saysMore(from: string, { name, quantity }: LineReading): boolean {
  const known = name.toLowerCase();
  const words = from.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  if (words.some((word) => !known.includes(word) && !isCount(word))) return true;
  const sizes = from.toLowerCase().match(size) ?? [];
  return sizes.some(
    (written) =>
      !known.replaceAll(' ', '').includes(written.replaceAll(' ', '')) &&
      Number.parseFloat(written) !== quantity,
  );
}

/** "14ft", "6 m", '9"', "Ø110", and grades: "42.5", "Y12", "A142". */
const size =
  /(?<![\p{L}\d])\p{L}{1,2}\d{1,4}(?![\p{L}\d])|(?<![\p{L}\d.,])\d{1,3}\.\d(?![\p{L}\d.,])|ø ?\d+(?:\.\d+)?|\d+(?:[./]\d+)?(?: ?(?:ft|mm|cm|m|in|inch|kg|g|l)(?![\p{L}\d])|["'])/gu;
