import { fill } from '../../../../messages/index.ts';
import { formatMoney, formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import { nameOfSupplier } from '../../../accounts/name-rules.ts';
import type { ComparisonAnswer as FullComparison } from '../../../quotations/comparison-schema.ts';
import type { Copy } from '../../copy/en.ts';
import type { ComparedQuote, ComparisonAnswer } from '../../schema.ts';
import { type OwnComparison, splitOf, supplierOf, wordsIn } from './quotes.ts';

type Quotation = FullComparison['quotations'][number];

const asksForOneLine = /\b(?:only|just|alone|line|item|tu|pekee|peke yake|mstari)\b/;
const asksWhen =
  /\b(?:fast|faster|fastest|quick|quicker|quickest|soonest|sooner|haraka|mapema|upesi)\b/;
const asksOfSplit =
  /\b(?:save|saves|saving|savings|split|okoa|nikigawa|kugawa|gawanya|nikigawanya)\b/;
const asksWhy = /\b(?:why|reason|difference|differ|kwa nini|kwanini|mbona|sababu|tofauti)\b/;

interface Question {
  /** Lower case. */
  readonly text: string;
  /** The same, and the names of the materials in it as requests call them. */
  readonly words: string;
}

/** What a question about the own quotations is answered; every figure stands in the comparison. */
export function comparisonWords(
  { shown, full }: OwnComparison,
  asked: Question,
  copy: Copy,
): string {
  const { text } = asked;
  const [first, second] = full.quotations;
  const ofLine = () => lineWords(full, text, copy) ?? lineWords(full, asked.words, copy);
  const words =
    (asksForOneLine.test(text) ? ofLine() : null) ??
    (asksWhen.test(text) ? soonestWords(full, copy) : null) ??
    (asksOfSplit.test(text) ? savingWords(full, copy) : null);
  if (words) return words + copy.comparedNote;
  const named = namedIn(full, text);
  const [one = first, other = one === first ? second : first] = named;
  const isOfTwo = named.length > 1 || (asksWhy.test(text) && other !== undefined);
  if (one && other && isOfTwo) return differenceWords(one, other, full, copy) + copy.comparedNote;
  if (named.length === 1 && one) return oneWords(one, full, copy) + copy.comparedNote;
  return allWords(shown, copy);
}

/** Words of questions, which suppliers' names begin with as well: "Bora Hardware", "The Depot". */
const plain = new Set(
  'the and best better good cheap fast quick sand cement steel bora nzuri nafuu haraka bei nani ipi gani'.split(
    ' ',
  ),
);

/** The quotations whose suppliers a question names: by all of a name, or by how it begins. */
function namedIn({ quotations, lines, rfq }: FullComparison, text: string): Quotation[] {
  const words = wordsIn(text);
  const said = ` ${words.join(' ')} `;
  const firsts = new Set(words.filter((word) => word.length > 2 && !plain.has(word)));
  // "Cement Depot" is not named by who asks for cement.
  for (const name of [rfq.title, ...lines.map(({ rfqItem }) => rfqItem.productName)])
    for (const word of wordsIn(name)) firsts.delete(word);
  return quotations.filter((quotation) => {
    const own = wordsIn(supplierOf(quotation));
    return firsts.has(own[0] ?? '') || said.includes(` ${own.join(' ')} `);
  });
}

function lineWords({ lines }: FullComparison, text: string, copy: Copy): string | null {
  const said = new Set(wordsIn(text));
  const asked = lines.filter(({ rfqItem }) =>
    wordsIn(rfqItem.productName).some((word) => word.length > 2 && said.has(word)),
  );
  if (asked.length === 0 || asked.length === lines.length) return null;
  const words = asked.flatMap(({ rfqItem, offers }) => {
    const [best, next] = offers
      .filter(({ rank }) => rank !== null)
      .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    if (!best) return [];
    const line = fill(copy.lineBest, {
      line: rfqItem.productName,
      name: nameOfOffer(best),
      price: formatUnitPrice(best.unitPrice),
      unit: best.unit ?? copy.each,
      total: formatMoney(best.landedTotal),
    });
    if (!next) return line;
    const total = formatMoney(next.landedTotal);
    return line + fill(copy.lineNext, { name: nameOfOffer(next), total });
  });
  return words.length > 0 ? words.join(' ') : null;
}

const nameOfOffer = ({ supplier }: FullComparison['lines'][number]['offers'][number]) =>
  nameOfSupplier(supplier.id, supplier.companyName);

function soonestWords({ quotations, lines }: FullComparison, copy: Copy): string | null {
  const timed = quotations.flatMap((quotation) =>
    quotation.deliveryTime === null ? [] : { quotation, days: quotation.deliveryTime },
  );
  const [soonest] = timed.toSorted((a, b) => a.days - b.days);
  const [best] = quotations;
  if (!soonest || !best) return null;
  const words = fill(copy.soonest, {
    name: supplierOf(soonest.quotation),
    days: daysWords(soonest.days, copy),
    total: formatMoney(soonest.quotation.landedTotal),
    lines: partOf({ ...soonest.quotation, lines: lines.length }, copy),
  });
  if (best === soonest.quotation || best.deliveryTime === null) return words;
  const days = daysWords(best.deliveryTime, copy);
  return words + fill(copy.soonestBest, { best: supplierOf(best), days });
}

function savingWords(full: FullComparison, copy: Copy): string | null {
  const split = splitOf(full);
  if (split) return splitWords(split, copy).trim();
  return full.bestSingle && full.bestSplit?.isComplete ? copy.splitSavesNothing : null;
}

function oneWords(one: Quotation, full: FullComparison, copy: Copy): string {
  const [best] = full.quotations;
  const words = fill(copy.oneQuoted, {
    name: supplierOf(one),
    total: formatMoney(one.landedTotal),
    days: deliveredWords(one.deliveryTime, copy),
    delivery: copy.deliveryTerms[one.deliveryTerms],
  });
  const cover = coverWords({ coveredLines: one.coveredLines, lines: full.lines.length }, copy);
  if (!best || best === one) return words + cover + (best ? copy.oneIsFirst : '');
  return `${words}${cover} ${differenceOfTotals(one, best, copy)}`;
}

function differenceWords(
  one: Quotation,
  other: Quotation,
  { lines }: FullComparison,
  copy: Copy,
): string {
  const [a, b] = [one.deliveryTime, other.deliveryTime];
  const sooner =
    a === null || b === null || a === b
      ? ''
      : fill(a < b ? copy.differsSooner : copy.differsLater, {
          days: daysWords(Math.abs(a - b), copy),
        });
  const covers =
    one.coveredLines === null || one.coveredLines === other.coveredLines
      ? ''
      : fill(copy.differsCover, {
          covered: one.coveredLines,
          other: other.coveredLines ?? 0,
          lines: lines.length,
        });
  return differenceOfTotals(one, other, copy) + sooner + covers;
}

function differenceOfTotals(one: Quotation, other: Quotation, copy: Copy): string {
  const difference = toCents(one.landedTotal) - toCents(other.landedTotal);
  const names = { name: supplierOf(one), other: supplierOf(other) };
  if (difference === 0n) return fill(copy.differsNothing, names);
  const amount = formatMoney(fromCents(difference < 0n ? -difference : difference));
  return fill(difference < 0n ? copy.differsLess : copy.differsMore, { ...names, amount });
}

const daysWords = (days: number, copy: Copy) =>
  fill(days === 1 ? copy.dayCountOne : copy.dayCount, { days });

const deliveredWords = (days: number | null, copy: Copy) =>
  days === null ? '' : fill(days === 1 ? copy.daysOne : copy.days, { days });

/** A comparison in words; every figure stands in it. */
function allWords(comparison: ComparisonAnswer, copy: Copy): string {
  const [best, next] = comparison.quotations;
  if (!best) return copy.noQuotes;
  const pattern = !next
    ? copy.comparedOne
    : best.rank === null
      ? copy.comparedPartly
      : copy.compared;
  const words = fill(pattern, {
    title: comparison.title,
    count: comparison.count,
    best: best.supplierName,
    total: formatMoney(best.landedTotal),
    days: deliveredWords(best.deliveryTime, copy),
    covered: best.coveredLines ?? 0,
    lines: best.lines,
  });
  return [
    words,
    next ? '' : coverWords(best, copy),
    best.isAwardable ? '' : copy.comparedDead,
    best.aiScore === null ? '' : fill(copy.comparedScore, { score: best.aiScore }),
    nextWords(next, copy),
    splitWords(comparison.split, copy),
    copy.comparedNote,
  ].join('');
}

function coverWords(
  { coveredLines, lines }: Pick<ComparedQuote, 'coveredLines' | 'lines'>,
  copy: Copy,
): string {
  if (coveredLines === null) return copy.comparedLumpSum;
  return lines === 0 ? '' : fill(copy.comparedCovers, { covered: coveredLines, lines });
}

/** Which part of the request a quotation covers, where it is not all of it. */
const partOf = (
  { coveredLines, lines }: Pick<ComparedQuote, 'coveredLines' | 'lines'>,
  copy: Copy,
) =>
  coveredLines === null || coveredLines === lines
    ? ''
    : fill(copy.comparedNextLines, { covered: coveredLines, lines });

const nextWords = (next: ComparedQuote | undefined, copy: Copy) =>
  next
    ? fill(copy.comparedNext, {
        name: next.supplierName,
        total: formatMoney(next.landedTotal),
        lines: partOf(next, copy),
      })
    : '';

const splitWords = (split: ComparisonAnswer['split'], copy: Copy) =>
  split
    ? fill(copy.comparedSplit, {
        total: formatMoney(split.total),
        saving: formatMoney(split.saving),
      })
    : '';
