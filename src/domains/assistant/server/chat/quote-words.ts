import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { formatMoney, fromCents, toCents } from '../../../../shared/money.ts';
import type { ComparisonAnswer as FullComparison } from '../../../quotations/comparison-schema.ts';
import type { Copy } from '../../copy/en.ts';
import type { OwnRfq } from '../queries/own-rfqs.ts';
import { shortName, supplierOf } from './quotes.ts';

/** What single questions about quotations are answered; every figure is a quotation's. */

type Quotation = FullComparison['quotations'][number];
type Language = 'en' | 'sw';

/** So many are listed in a sentence. */
const mostListed = 5;

/** "2 of 3 lines"; of a request with one line, that. */
export function linesWords(covered: number, lines: number, copy: Copy): string {
  const { onlyLine, partOfLine, someLines } = copy.quotes;
  if (lines === 1) return covered === 1 ? onlyLine : partOfLine;
  return fill(someLines, { covered, lines });
}

/** Whether delivery and VAT are in the prices, of each. */
export function termsWords({ quotations }: FullComparison, copy: Copy): string {
  const { terms, deliveryCost, vatIncluded, vatAdded, vatOnTop, termsNote } = copy.quotes;
  const each = quotations.slice(0, mostListed).map((quotation) => {
    const { deliveryTerms, deliveryCost: cost, vatAmount } = quotation;
    const isCharged = deliveryTerms !== 'included' && toCents(cost) > 0n;
    const added = vatAmount === null ? vatOnTop : fill(vatAdded, { vat: formatMoney(vatAmount) });
    return fill(terms, {
      name: supplierOf(quotation, copy),
      delivery: copy.deliveryTerms[deliveryTerms],
      cost: isCharged ? fill(deliveryCost, { cost: formatMoney(cost) }) : '',
      vat: quotation.vatIncluded ? vatIncluded : added,
    });
  });
  return `${each.join('\n')}\n${termsNote}`;
}

/** Until when the prices hold. */
export function validityWords(
  { quotations }: FullComparison,
  copy: Copy,
  language: Language,
): string {
  const { valid, ended, validity } = copy.quotes;
  const list = quotations.slice(0, mostListed).map((quotation) =>
    fill(quotation.state === 'expired' ? ended : valid, {
      name: supplierOf(quotation, copy),
      date: formatDate(quotation.validUntil, language),
    }),
  );
  return fill(validity, { list: list.join('; ') });
}

/** Who asks most, and how much more than who asks least for as much. */
export function dearestWords(full: FullComparison, part: string, copy: Copy): string {
  const { dearest, dearestThan, dearestOne } = copy.quotes;
  const most = mostOf(full);
  if (!most) return '';
  const words = fill(dearest, {
    name: supplierOf(most, copy),
    total: formatMoney(most.landedTotal),
    lines: part,
  });
  const [least] = full.quotations;
  if (full.quotations.length === 1) return words + dearestOne;
  const more = least ? toCents(most.landedTotal) - toCents(least.landedTotal) : 0n;
  if (!least || more <= 0n) return words;
  return (
    words +
    fill(dearestThan, { amount: formatMoney(fromCents(more)), best: supplierOf(least, copy) })
  );
}

export const mostOf = ({ quotations }: FullComparison): Quotation | null =>
  quotations.toSorted((a, b) => Number(b.landedTotal) - Number(a.landedTotal))[0] ?? null;

export interface ActAsked {
  readonly act: 'award' | 'reject' | 'bargain';
  /** Whose quotation is meant; null where that is not said. */
  readonly one: Quotation | null;
}

/** An act is a person's: where it is done, and what it is of. */
export function actWords(full: FullComparison, { act, one }: ActAsked, copy: Copy): string {
  const { quotes } = copy;
  const { rfq, lines, quotations } = full;
  const title = shortName(rfq.title);
  if (rfq.status === 'awarded' && act !== 'bargain') return fill(quotes.awarded, { title });
  const of = one && {
    title,
    name: supplierOf(one, copy),
    total: formatMoney(one.landedTotal),
    lines: one.coveredLines === null ? '' : linesWords(one.coveredLines, lines.length, copy),
  };
  if (act === 'reject') return of ? fill(quotes.reject, of) : fill(quotes.rejectOf, { title });
  if (act === 'bargain') {
    const words = of ? fill(quotes.bargain, of) : fill(quotes.bargainOf, { title });
    return words + (rfq.status === 'open' ? quotes.bargainOpen : quotes.bargainOver);
  }
  if (!of || !one) return fill(quotes.awardOf, { title });
  if (!one.isAwardable) return fill(quotes.awardOf, { title }) + copy.comparedDead;
  const pattern = of.lines === '' ? quotes.awardLumpSum : quotes.award;
  const [best] = quotations;
  const isFirst = !best || best === one || best.rank !== 1;
  const first = best && { best: supplierOf(best, copy), total: formatMoney(best.landedTotal) };
  return fill(pattern, of) + (isFirst || !first ? '' : fill(quotes.awardTwo, first));
}

/** One of the own RFQs that nobody has quoted on. */
export function unquotedWords(rfq: OwnRfq, copy: Copy, language: Language): string {
  const { none, noneOpen, noneEnded } = copy.quotes;
  const open = fill(noneOpen, { date: formatDate(rfq.closesAt, language) });
  return fill(none, { title: shortName(rfq.title) }) + (rfq.status === 'open' ? open : noneEnded);
}

export interface Received {
  readonly quotations: number;
  readonly rfqs: number;
}

/** How many quotations came in on which requests, and which open ones wait for their first. */
export function countWords(
  own: readonly OwnRfq[],
  received: Received,
  { copy, language, isOfWaiting }: { copy: Copy; language: Language; isOfWaiting: boolean },
): string {
  const { quotes } = copy;
  if (own.length === 0) return quotes.noRfqs;
  const quoted = own.filter(({ quotationCount }) => quotationCount > 0);
  const counted = fill(quotes.count, {
    quotations: manyOf(quotes.quotation, received.quotations),
    rfqs: manyOf(quotes.rfq, received.rfqs),
    list: listed(
      quoted.map(({ title, quotationCount: count }) =>
        fill(quotes.countOne, { title: shortName(title), count }),
      ),
      copy,
    ),
  });
  const first = quoted.length > 0 ? counted : quotes.noneYet;
  const open = own.filter(
    ({ status, quotationCount }) => status === 'open' && quotationCount === 0,
  );
  const waiting = open.map(({ title, closesAt }) =>
    fill(quotes.waitingOne, { title: shortName(title), date: formatDate(closesAt, language) }),
  );
  const rest =
    waiting.length > 0
      ? fill(quotes.waiting, { list: listed(waiting, copy) })
      : isOfWaiting
        ? quotes.waitingNone
        : '';
  return first + rest + (quoted.length > 1 ? quotes.countedNote : '');
}

const manyOf = ({ one, many }: { readonly one: string; readonly many: string }, count: number) =>
  count === 1 ? one : fill(many, { count });

/** Other RFQs with quotations, where nothing said which is meant. */
export const alsoWords = (others: readonly OwnRfq[], copy: Copy): string =>
  others.length === 0
    ? ''
    : fill(copy.quotes.alsoOn, {
        titles: listed(
          others.map(({ title }) => `"${shortName(title)}"`),
          copy,
        ),
      });

function listed(parts: readonly string[], copy: Copy): string {
  const shown = parts.slice(0, mostListed).join(', ');
  const count = parts.length - mostListed;
  return count > 0 ? fill(copy.quotes.more, { titles: shown, count }) : shown;
}
