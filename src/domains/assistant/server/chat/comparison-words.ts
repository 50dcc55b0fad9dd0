import { fill } from '../../../../messages/index.ts';
import { formatMoney, formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import type { ComparisonAnswer as FullComparison } from '../../../quotations/comparison-schema.ts';
import type { Copy } from '../../copy/en.ts';
import type { ComparedQuote, ComparisonAnswer } from '../../schema.ts';
import { asksForOneLine, plainWords, theOther } from '../../understanding/lexicon/chat-words.ts';
import { actIn, asks, type QuoteQuestion, wordsIn } from '../../understanding/quote-questions.ts';
import { unitIn } from './item-names.ts';
import { mixWords } from './mix-words.ts';
import {
  actWords,
  alsoWords,
  dearestWords,
  linesWords,
  mostOf,
  termsWords,
  validityWords,
} from './quote-words.ts';
import { type OwnComparison, shortName, splitOf, supplierOf } from './quotes.ts';

type Quotation = FullComparison['quotations'][number];

interface Question {
  /** Lower case. */
  readonly text: string;
  /** The same, and the names of the materials in it as requests call them. */
  readonly words: string;
  readonly question: QuoteQuestion | null;
  /** The names of the materials in a piece of it, as requests call them. */
  readonly namesIn: (piece: string) => readonly string[];
  readonly language: 'en' | 'sw';
}

/** What a question about the own quotations is answered; every figure stands in the comparison. */
export function comparisonWords(found: OwnComparison, asked: Question, copy: Copy): string {
  const { shown, full, others } = found;
  const act = actIn(asked.question);
  const also = alsoWords(others, copy);
  if (act) return actWords(full, { act, one: meantBy(full, asked, copy) }, copy) + also;
  const words = questionWords(full, asked, copy);
  if (words === null) return allWords(shown, copy) + also;
  const title = shortName(shown.title);
  const which = others.length > 0 ? fill(copy.quotes.onRfq, { title }) : '';
  return which + words + copy.comparedNote + also;
}

/** Whose quotation something is to be done with; null where that is not said. */
function meantBy(full: FullComparison, { text, question }: Question, copy: Copy): Quotation | null {
  const { quotations } = full;
  const [first = null, second = null] = quotations;
  const [named, another] = namedIn(full, text, copy);
  if (named) return another ? null : named;
  if (quotations.length === 1) return first;
  if (theOther.test(text)) return quotations.length === 2 ? second : null;
  if (asks(text, 'dearest')) return mostOf(full);
  return question === 'award' && first?.rank === 1 ? first : null;
}

/** What is asked of some of it; null where all of it is. */
function questionWords(full: FullComparison, asked: Question, copy: Copy): string | null {
  const { text, language } = asked;
  const named = namedIn(full, text, copy);
  const line = () => lineWords(full, asked, copy);
  const ofLine = asksForOneLine.test(text) ? line() : null;
  if (ofLine) return ofLine;
  const mixed = asks(text, 'mix') ? mixOf(full, asked, copy) : null;
  if (mixed) return mixed;
  if (asks(text, 'expiry')) return validityWords(full, copy, language);
  if (asks(text, 'soonest')) return soonestWords(full, copy);
  if (asks(text, 'saving')) return savingWords(full, copy);
  if (asks(text, 'dearest') && named.length === 0) {
    const most = mostOf(full);
    return dearestWords(
      full,
      most ? partOf({ ...most, lines: full.lines.length }, copy) : '',
      copy,
    );
  }
  if (asks(text, 'terms') && named.length === 0) return termsWords(full, copy);
  const [first, second] = full.quotations;
  const [one = first, other = one === first ? second : first] = named;
  const isOfTwo = named.length > 1 || (asks(text, 'why') && other !== undefined);
  if (one && other && isOfTwo) return differenceWords(one, other, full, copy);
  if (one && (named.length === 1 || asks(text, 'why'))) return oneWords(one, full, copy);
  return line();
}

const mixOf = (full: FullComparison, { text, namesIn }: Question, copy: Copy) =>
  mixWords(full, { text, namesIn, suppliersIn: (piece) => namedIn(full, piece, copy) }, copy);

/** The quotations whose suppliers a question names: by all of a name, or by how it begins. */
function namedIn(
  { quotations, lines, rfq }: FullComparison,
  text: string,
  copy: Copy,
): Quotation[] {
  const words = wordsIn(text);
  const said = ` ${words.join(' ')} `;
  const firsts = new Set(words.filter((word) => word.length > 2 && !plainWords.has(word)));
  // "Cement Depot" is not named by who asks for cement.
  for (const name of [rfq.title, ...lines.map(({ rfqItem }) => rfqItem.productName)])
    for (const word of wordsIn(name)) firsts.delete(word);
  return quotations.filter((quotation) => {
    const own = wordsIn(supplierOf(quotation, copy));
    return firsts.has(own[0] ?? '') || said.includes(` ${own.join(' ')} `);
  });
}

const without = (said: string, name: string) => said.replace(` ${wordsIn(name).join(' ')} `, ' ');

function lineWords(
  { lines, rfq, quotations }: FullComparison,
  { text, words: asWritten }: Question,
  copy: Copy,
): string | null {
  // A title and a supplier's name may have a material in them.
  const names = [rfq.title, ...quotations.map((quotation) => supplierOf(quotation, copy))];
  const whole = ` ${wordsIn(text).join(' ')} `;
  const bare = names.reduce(without, whole);
  const said = new Set(wordsIn(bare === whole ? asWritten : bare));
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
      name: supplierOf(best, copy),
      price: formatUnitPrice(best.unitPrice),
      unit: best.unit === null ? copy.each : unitIn(best.unit, copy),
      total: formatMoney(best.landedTotal),
    });
    if (!next) return line;
    const total = formatMoney(next.landedTotal);
    return line + fill(copy.lineNext, { name: supplierOf(next, copy), total });
  });
  return words.length > 0 ? words.join(' ') : null;
}

function soonestWords({ quotations, lines }: FullComparison, copy: Copy): string {
  const timed = quotations.flatMap((quotation) =>
    quotation.deliveryTime === null ? [] : { quotation, days: quotation.deliveryTime },
  );
  const [soonest] = timed.toSorted((a, b) => a.days - b.days);
  const [best] = quotations;
  if (!soonest || !best) return copy.quotes.soonestUnknown;
  const words = fill(copy.soonest, {
    name: supplierOf(soonest.quotation, copy),
    days: daysWords(soonest.days, copy),
    total: formatMoney(soonest.quotation.landedTotal),
    lines: partOf({ ...soonest.quotation, lines: lines.length }, copy),
  });
  if (best === soonest.quotation || best.deliveryTime === null) return words;
  const days = daysWords(best.deliveryTime, copy);
  return words + fill(copy.soonestBest, { best: supplierOf(best, copy), days });
}

function savingWords(full: FullComparison, copy: Copy): string {
  const split = splitOf(full);
  if (split) return splitWords(split, copy).trim();
  if (full.quotations.length === 1) return copy.quotes.splitOfOne;
  const isKnown = full.bestSingle && full.bestSplit?.isComplete;
  return isKnown ? copy.splitSavesNothing : copy.quotes.splitUnknown;
}

function oneWords(one: Quotation, full: FullComparison, copy: Copy): string {
  const [best] = full.quotations;
  const words = fill(copy.oneQuoted, {
    name: supplierOf(one, copy),
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
    one.coveredLines === null ||
    other.coveredLines === null ||
    one.coveredLines === other.coveredLines
      ? ''
      : fill(copy.differsCover, {
          lines: linesWords(one.coveredLines, lines.length, copy),
          other: linesWords(other.coveredLines, lines.length, copy),
        });
  return differenceOfTotals(one, other, copy) + sooner + covers;
}

function differenceOfTotals(one: Quotation, other: Quotation, copy: Copy): string {
  const difference = toCents(one.landedTotal) - toCents(other.landedTotal);
  const names = { name: supplierOf(one, copy), other: supplierOf(other, copy) };
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
  const partly = best.coveredLines === null ? copy.comparedSums : copy.comparedPartly;
  const pattern = !next ? copy.comparedOne : best.rank === null ? partly : copy.compared;
  const words = fill(pattern, {
    title: shortName(comparison.title),
    count: comparison.count,
    best: best.supplierName,
    total: formatMoney(best.landedTotal),
    days: deliveredWords(best.deliveryTime, copy),
    lines: linesWords(best.coveredLines ?? 0, best.lines, copy),
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
  return lines === 0
    ? ''
    : fill(copy.comparedCovers, { lines: linesWords(coveredLines, lines, copy) });
}

/** Which part of the request a quotation covers, where it is not all of it. */
const partOf = (
  { coveredLines, lines }: Pick<ComparedQuote, 'coveredLines' | 'lines'>,
  copy: Copy,
) =>
  coveredLines === null || coveredLines === lines
    ? ''
    : fill(copy.comparedNextLines, { lines: linesWords(coveredLines, lines, copy) });

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
