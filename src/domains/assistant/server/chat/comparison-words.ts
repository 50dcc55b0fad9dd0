import { toCents } from '../../../../shared/money.ts';
import type { ComparisonAnswer as FullComparison } from '../../../quotations/comparison-schema.ts';
import type { Choice } from '../../../quotations/split-rules.ts';
import type { Copy } from '../../copy/copy.ts';
import type { QuotesAsked } from '../../dialogue/parsed-message.ts';
import { namesInQuestions } from '../../understanding/lexicon/chat-words.ts';
import { actIn, type QuoteQuestion, wordsIn } from '../../understanding/quote-questions.ts';
import { join, say, type Words, withoutSpaceBefore } from '../figured-words.ts';
import { bestSplitOf, singleOf } from './comparison-card.ts';
import { mixWords } from './mix-words.ts';
import type { Quotation } from './quote-figures.ts';
import {
  actWords,
  alsoWords,
  dearestWords,
  mostOf,
  scoreWords,
  termsWords,
  validityWords,
} from './quote-words.ts';
import type { OwnComparison } from './quotes.ts';
import { shortName, supplierOf } from './supplier-names.ts';

interface Question {
  /** Lower case. */
  readonly words: readonly string[];
  /** The names of the materials in it, as requests call them, lower case. */
  readonly materials: readonly string[];
  readonly question: QuoteQuestion | null;
  readonly quotes: QuotesAsked;
  readonly language: 'en' | 'sw';
}

export interface Analysis {
  readonly words: Words;
  /** What is taken of each supplier, where that was asked. */
  readonly mix: readonly Choice[] | null;
}

type Compared = Pick<OwnComparison, 'full' | 'figures'>;

/** What a question about the own quotations is answered. */
export function comparisonWords(found: OwnComparison, asked: Question, copy: Copy): Analysis {
  const { full, others } = found;
  const act = actIn(asked.question);
  const also = alsoWords(others, copy);
  if (act) {
    const words = actWords(found, { act, one: meantBy(full, asked, copy) }, copy);
    return { words: join([words, also]), mix: null };
  }
  const said = questionWords(found, asked, copy);
  if (said === null) return { words: join([allWords(found, copy), also]), mix: null };
  const title = shortName(full.rfq.title);
  const which = others.length > 0 ? say(copy.quotes.onRfq, { title }) : [];
  return { ...said, words: join([which, said.words, copy.comparedNote, also]) };
}

/** Whose quotation something is to be done with; null where that is not said. */
function meantBy(
  full: FullComparison,
  { words, question, quotes }: Question,
  copy: Copy,
): Quotation | null {
  const { quotations } = full;
  const [first = null, second = null] = quotations;
  const [named, another] = namedIn(full, words, copy);
  if (named) return another ? null : named;
  if (quotations.length === 1) return first;
  if (quotes.isOfOther) return quotations.length === 2 ? second : null;
  if (quotes.asks('dearest')) return mostOf(full);
  return question === 'award' && first?.rank === 1 ? first : null;
}

/** What is asked of some of it; null where all of it is. */
function questionWords(found: Compared, asked: Question, copy: Copy): Analysis | null {
  const ofLine = asked.quotes.isOfOneLine ? lineWords(found, asked, copy) : null;
  if (ofLine) return { words: ofLine, mix: null };
  const mixed = asked.quotes.asks('mix') ? mixOf(found, asked, copy) : null;
  if (mixed) return mixed;
  const words = plainWordsOf(found, asked, copy);
  return words && { words, mix: null };
}

function plainWordsOf(found: Compared, asked: Question, copy: Copy): Words | null {
  const { language, quotes } = asked;
  const { full } = found;
  const { asks } = quotes;
  const named = meantIn(full, asked, copy);
  if (asks('expiry')) return validityWords(found, copy, language);
  if (asks('soonest')) return soonestWords(found, copy);
  if (asks('saving')) return savingWords(found, copy);
  if (asks('dearest') && named.length === 0) {
    const most = mostOf(full);
    return dearestWords(found, most ? partOf(most, found, copy) : [], copy);
  }
  const isOfTerms = asks('charges') || (asks('terms') && named.length === 0);
  // "Cheapest including delivery": every total has it.
  if (isOfTerms && !asks('best')) return termsWords(found, named, copy);
  if (asks('score')) return scoreWords(found, named, copy);
  const [first, second] = full.quotations;
  const [one = first, other = one === first ? second : first] = named;
  const isOfTwo = named.length > 1 || (asks('why') && other !== undefined);
  if (one && other && isOfTwo) return differenceWords(one, other, found, copy);
  if (one && (named.length === 1 || asks('why'))) return oneWords(one, found, copy);
  return lineWords(found, asked, copy);
}

/** Who is named, or called by the rank where a total, terms or a score are asked for. */
function meantIn(
  full: FullComparison,
  { words, quotes: { asks, rank } }: Question,
  copy: Copy,
): Quotation[] {
  const named = namedIn(full, words, copy);
  const isOfOne = (['whole', 'terms', 'charges', 'score'] as const).some(asks);
  if (named.length > 0 || !isOfOne) return named;
  return rank === null ? [] : full.quotations.slice(rank, rank + 1);
}

const mixOf = (found: Compared, { quotes }: Question, copy: Copy) => {
  const supplierIn = (words: readonly string[]) => namedIn(found.full, words, copy)[0] ?? null;
  return mixWords(found, { pieces: quotes.pieces(), supplierIn }, copy);
};

/** The quotations whose suppliers a question names: by all of a name, or by how it begins. */
function namedIn(
  { quotations, lines, rfq }: FullComparison,
  words: readonly string[],
  copy: Copy,
): Quotation[] {
  const said = ` ${words.join(' ')} `;
  const firsts = new Set(words.filter((word) => word.length > 2 && !namesInQuestions.has(word)));
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
  { full: { lines, rfq, quotations }, figures }: Compared,
  { words: written, materials }: Question,
  copy: Copy,
): Words | null {
  // A title and a supplier's name may have a material in them.
  const names = [rfq.title, ...quotations.map((quotation) => supplierOf(quotation, copy))];
  const whole = ` ${written.join(' ')} `;
  const bare = names.reduce(without, whole);
  const said = new Set(
    bare === whole ? [...written, ...wordsIn(materials.join(' '))] : wordsIn(bare),
  );
  const asked = lines.filter(({ rfqItem }) =>
    wordsIn(rfqItem.productName).some((word) => word.length > 2 && said.has(word)),
  );
  if (asked.length === 0 || asked.length === lines.length) return null;
  const words = asked.flatMap((line) => {
    const [best, next] = line.offers
      .filter(({ rank }) => rank !== null)
      .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    if (!best) {
      const { lineUnpriced, lineUnranked } = copy.quotes;
      const pattern = line.offerCount === 0 ? lineUnpriced : lineUnranked;
      return [say(pattern, { line: line.rfqItem.productName })];
    }
    const first = say(copy.lineBest, {
      line: line.rfqItem.productName,
      name: supplierOf(best, copy),
      price: figures.unitPrice(line, best),
      total: figures.lineTotal(line, best),
    });
    if (!next) return [first];
    const total = figures.lineTotal(line, next);
    return [join([first, say(copy.lineNext, { name: supplierOf(next, copy), total })])];
  });
  return words.length > 0 ? join(words, ' ') : null;
}

function soonestWords(found: Compared, copy: Copy): Words {
  const { full, figures } = found;
  const timed = full.quotations.flatMap((quotation) =>
    quotation.deliveryTime === null ? [] : { quotation, days: quotation.deliveryTime },
  );
  const [soonest] = timed.toSorted((a, b) => a.days - b.days);
  const [best] = full.quotations;
  if (!soonest || !best) return [copy.quotes.soonestUnknown];
  const words = say(copy.soonest, {
    name: supplierOf(soonest.quotation, copy),
    days: figures.days(soonest.quotation, soonest.days),
    total: figures.total(soonest.quotation),
    lines: partOf(soonest.quotation, found, copy),
  });
  if (best === soonest.quotation || best.deliveryTime === null) return words;
  const days = figures.days(best, best.deliveryTime);
  return join([words, say(copy.soonestBest, { best: supplierOf(best, copy), days })]);
}

function savingWords(found: Compared, copy: Copy): Words {
  const { full } = found;
  const split = splitWords(found, copy);
  if (split.length > 0) return withoutSpaceBefore(split);
  if (full.quotations.length === 1) return [copy.quotes.splitOfOne];
  const isKnown = full.bestSingle && full.bestSplit?.isComplete;
  if (isKnown) return [copy.splitSavesNothing];
  const apart = apartWords(found, copy);
  return apart.length > 0 ? withoutSpaceBefore(apart) : [copy.quotes.splitUnknown];
}

function oneWords(one: Quotation, found: Compared, copy: Copy): Words {
  const [best] = found.full.quotations;
  const words = say(copy.oneQuoted, {
    name: supplierOf(one, copy),
    total: found.figures.total(one),
    days: deliveredWords(one, found, copy),
    delivery: copy.deliveryTerms[one.deliveryTerms],
  });
  const cover = coverWords(one, found, copy);
  if (!best || best === one) return join([words, cover, best ? copy.oneIsFirst : '']);
  return join([words, cover, ' ', differenceOfTotals(one, best, found, copy)]);
}

function differenceWords(one: Quotation, other: Quotation, found: Compared, copy: Copy): Words {
  const { figures } = found;
  const [a, b] = [one.deliveryTime, other.deliveryTime];
  const sooner =
    a === null || b === null || a === b
      ? []
      : say(a < b ? copy.differsSooner : copy.differsLater, {
          days: figures.daysBetween(one, other),
        });
  const covers =
    one.coveredLines === null ||
    other.coveredLines === null ||
    one.coveredLines === other.coveredLines
      ? []
      : say(copy.differsCover, {
          lines: figures.coverage(one),
          other: figures.coverage(other),
        });
  return join([differenceOfTotals(one, other, found, copy), sooner, covers]);
}

function differenceOfTotals(
  one: Quotation,
  other: Quotation,
  { figures }: Compared,
  copy: Copy,
): Words {
  const difference = toCents(one.landedTotal) - toCents(other.landedTotal);
  const names = { name: supplierOf(one, copy), other: supplierOf(other, copy) };
  if (difference === 0n) return say(copy.differsNothing, names);
  const amount = figures.totalDifference(one, other);
  return say(difference < 0n ? copy.differsLess : copy.differsMore, { ...names, amount });
}

const deliveredWords = (quotation: Quotation, { figures }: Compared, copy: Copy): Words =>
  quotation.deliveryTime === null
    ? []
    : say(copy.days, { days: figures.days(quotation, quotation.deliveryTime) });

/** A comparison in words. */
function allWords(found: Compared, copy: Copy): Words {
  const { full, figures } = found;
  const [best, next] = full.quotations;
  if (!best) return [copy.noQuotes];
  const apart = apartWords(found, copy);
  const partly = apart.length > 0 ? copy.comparedUnranked : copy.comparedPartly;
  const unranked = best.coveredLines === null ? copy.comparedSums : partly;
  const pattern = !next ? copy.comparedOne : best.rank === null ? unranked : copy.compared;
  const words = say(pattern, {
    title: shortName(full.rfq.title),
    count: figures.count(),
    best: supplierOf(best, copy),
    total: figures.total(best),
    days: deliveredWords(best, found, copy),
    lines: figures.coverage(best),
  });
  return join([
    words,
    next ? '' : coverWords(best, found, copy),
    best.isAwardable ? '' : copy.comparedDead,
    best.score === null ? '' : say(copy.comparedScore, { score: figures.score(best, best.score) }),
    nextWords(next, found, copy),
    splitWords(found, copy),
    apart,
    substituteWords(found, copy),
    copy.comparedNote,
  ]);
}

const namedAtMost = 3;

/** Which lines nobody can compare. */
function apartWords({ full: { lines } }: Compared, copy: Copy): Words {
  const apart = lines.filter(({ isComparable }) => !isComparable);
  const names = apart.slice(0, namedAtMost).map(({ rfqItem }) => rfqItem.productName);
  return names.length === 0 ? [] : say(copy.comparedApart, { names: names.join(', ') });
}

/** Which lines are answered with something else, and by whom. */
function substituteWords({ full: { lines, quotations } }: Compared, copy: Copy): Words {
  const offers = quotations.flatMap((quotation) => {
    const open = new Set(quotation.openSubstitutes);
    const named = lines.flatMap(({ rfqItem }) => (open.has(rfqItem.id) ? rfqItem.productName : []));
    const own = named.slice(0, namedAtMost).join(', ');
    return own === '' ? [] : `${supplierOf(quotation, copy)} (${own})`;
  });
  const shown = offers.slice(0, namedAtMost).join('; ');
  return shown === '' ? [] : say(copy.comparedSubstitutes, { offers: shown });
}

function coverWords(quotation: Quotation, { full, figures }: Compared, copy: Copy): Words {
  if (quotation.coveredLines === null) return [copy.comparedLumpSum];
  return full.lines.length === 0
    ? []
    : say(copy.comparedCovers, { lines: figures.coverage(quotation) });
}

/** Which part of the request a quotation covers, where it is not all of it. */
const partOf = (quotation: Quotation, { full, figures }: Compared, copy: Copy): Words =>
  quotation.coveredLines === null || quotation.coveredLines === full.lines.length
    ? []
    : say(copy.comparedNextLines, { lines: figures.coverage(quotation) });

const nextWords = (next: Quotation | undefined, found: Compared, copy: Copy): Words =>
  next
    ? say(copy.comparedNext, {
        name: supplierOf(next, copy),
        total: found.figures.total(next),
        lines: partOf(next, found, copy),
      })
    : [];

function splitWords({ full, figures }: Compared, copy: Copy): Words {
  const split = bestSplitOf(full);
  const single = singleOf(full);
  if (!split || !single) return [];
  const [total, saving] = [toCents(split.sums.total), toCents(split.sums.saving)];
  return say(copy.comparedSplit, {
    total: figures.splitTotal(total, split.choices),
    saving: figures.splitDifference(saving, single.choices, split.choices),
  });
}
