import { setImmediate } from 'node:timers/promises';
import { maxLines } from '../rules.ts';
import { limits, type PastedLine } from '../schema.ts';
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
  for (const written of text.split(/[\n\r]+/)) {
    const from = written.replace(/^[\s\-*•·]+/, '').trim();
    if (from === '' || isHeading(from) || isSum(from)) continue;
    // Reading a line takes a moment; between two others get theirs.
    await setImmediate();
    const readings = await readLines(from);
    if (readings.length === 0) lines.push(asWritten(from));
    else lines.push(...readings.map((reading) => toLine(from, reading)));
    if (lines.length >= maxLines) break;
  }
  return lines.slice(0, maxLines);
}

/** "Total", "Sub-total KSh 45,000", "Grand total: 12,000/=": what a list comes to is no line of it. */
const isSum = (line: string) =>
  /^(?:grand\s*|sub[-\s]*)?(?:total|jumla)\b[\s:=\d.,/-]*(?:(?:ksh|kes|sh)s?\b[\s:=\d.,/-]*)?$/i.test(
    line,
  );

const isHeading = (line: string) => line.endsWith(':') && !/\d/.test(line);

const asWritten = (from: string): PastedLine => ({
  from,
  productName: from.slice(0, limits.productName),
  categoryId: null,
  isKnown: false,
  quantity: null,
  unit: null,
  specifications: null,
  isSure: false,
});

function toLine(from: string, reading: LineReading): PastedLine {
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
      isKnown && saysMore(from, reading) ? from.slice(0, limits.specifications) : null,
    isSure: sure && quantity !== null,
  };
}

/** Whether words or sizes were written that the name has not, such as a brand: they must not be lost. */
function saysMore(from: string, { name, quantity }: LineReading): boolean {
  const known = name.toLowerCase();
  const words = from.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  if (words.some((word) => !known.includes(word) && !counted.has(word))) return true;
  const sizes = from.toLowerCase().match(size) ?? [];
  return sizes.some(
    (written) =>
      !known.replaceAll(' ', '').includes(written.replaceAll(' ', '')) &&
      Number.parseFloat(written) !== quantity,
  );
}

/** "14ft", "6 m", '9"', "Ø110". */
const size =
  /ø ?\d+(?:\.\d+)?|\d+(?:[./]\d+)?(?: ?(?:ft|mm|cm|m|in|inch|kg|g|l)(?![\p{L}\d])|["'])/gu;

const counted = new Set('bag bags pcs piece pieces tonne tonnes ton tons mifuko mfuko'.split(' '));
