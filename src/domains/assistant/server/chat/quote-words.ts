import { countWords as counted } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { toCents } from '../../../../shared/money.ts';
import { formatNumber } from '../../../../shared/numbers.ts';
import type { ComparisonAnswer as FullComparison } from '../../../quotations/comparison-schema.ts';
import { hasDeliveryCost } from '../../../quotations/rules.ts';
import type { Copy } from '../../copy/copy.ts';
import { join, say, type Words } from '../figured-words.ts';
import type { OwnRfq } from '../queries/own-rfqs.ts';
import { type Quotation, receivedFigure, rfqFigure } from './quote-figures.ts';
import type { OwnComparison } from './quotes.ts';
import { shortName, supplierOf } from './supplier-names.ts';

/** What single questions about quotations are answered. */

type Compared = Pick<OwnComparison, 'full' | 'figures'>;
type Language = 'en' | 'sw';

/** So many are listed in a sentence. */
const mostListed = 5;

/** Whether delivery and VAT are in the prices and what they come to, of each or of those who are meant. */
export function termsWords(
  { full, figures }: Compared,
  meant: readonly Quotation[],
  copy: Copy,
): Words {
  const { terms, deliveryCost, deliveryEach, vatIncluded, vatAdded, vatOnTop, termsNote } =
    copy.quotes;
  const each = (meant.length > 0 ? meant : full.quotations.slice(0, mostListed)).map(
    (quotation) => {
      const { deliveryTerms, deliveryCost: amount, vatAmount } = quotation;
      const isCharged = hasDeliveryCost(deliveryTerms) && toCents(amount) > 0n;
      const charged = deliveryTerms === 'per_line' ? deliveryEach : deliveryCost;
      const added =
        vatAmount === null ? vatOnTop : say(vatAdded, { vat: figures.vat(quotation, vatAmount) });
      return say(terms, {
        name: supplierOf(quotation, copy),
        delivery: copy.deliveryTerms[deliveryTerms],
        cost: isCharged ? say(charged, { cost: figures.deliveryCost(quotation) }) : '',
        vat: quotation.vatIncluded ? vatIncluded : added,
      });
    },
  );
  return join([...each, termsNote], '\n');
}

/** How each is scored, or those who are meant. */
export function scoreWords(
  { full, figures }: Compared,
  meant: readonly Quotation[],
  copy: Copy,
): Words {
  const { scores, scoreOne, scoreNone } = copy.quotes;
  const each = meant.length > 0 ? meant : full.quotations.slice(0, mostListed);
  const list = each.map((quotation) => {
    const name = supplierOf(quotation, copy);
    const { score } = quotation;
    return score === null
      ? say(scoreNone, { name })
      : say(scoreOne, { name, score: figures.score(quotation, score) });
  });
  return say(scores, { list: join(list, '; ') });
}

/** Until when the prices hold. */
export function validityWords({ full, figures }: Compared, copy: Copy, language: Language): Words {
  const { valid, ended, validity } = copy.quotes;
  const list = full.quotations.slice(0, mostListed).map((quotation) =>
    say(quotation.state === 'expired' ? ended : valid, {
      name: supplierOf(quotation, copy),
      date: figures.validUntil(quotation, language),
    }),
  );
  return say(validity, { list: join(list, '; ') });
}

/** Who asks most, and how much more than who asks least for as much. */
export function dearestWords({ full, figures }: Compared, part: Words, copy: Copy): Words {
  const { dearest, dearestThan, dearestOne } = copy.quotes;
  const most = mostOf(full);
  if (!most) return [];
  const name = supplierOf(most, copy);
  const words = say(dearest, { name, total: figures.total(most), lines: part });
  const [least] = full.quotations;
  if (full.quotations.length === 1) return join([words, dearestOne]);
  const more = least ? toCents(most.landedTotal) - toCents(least.landedTotal) : 0n;
  if (!least || more <= 0n) return words;
  const amount = figures.totalDifference(most, least);
  return join([words, say(dearestThan, { amount, best: supplierOf(least, copy) })]);
}

export const mostOf = ({ quotations }: FullComparison): Quotation | null =>
  quotations.toSorted((a, b) => Number(toCents(b.landedTotal) - toCents(a.landedTotal)))[0] ?? null;

export interface ActAsked {
  readonly act: 'award' | 'reject' | 'bargain';
  /** Whose quotation is meant; null where that is not said. */
  readonly one: Quotation | null;
}

/** An act is a person's: where it is done, and what it is of. */
export function actWords({ full, figures }: Compared, { act, one }: ActAsked, copy: Copy): Words {
  const { quotes } = copy;
  const { rfq, quotations } = full;
  const title = shortName(rfq.title);
  const isOver = rfq.status === 'awarded' && !rfq.isRemainder;
  if (isOver && act !== 'bargain') return say(quotes.awarded, { title });
  const of = one && {
    title,
    name: supplierOf(one, copy),
    total: figures.total(one),
    lines: one.coveredLines === null ? '' : figures.coverage(one),
  };
  if (act === 'reject') return of ? say(quotes.reject, of) : say(quotes.rejectOf, { title });
  if (act === 'bargain') {
    const words = of ? say(quotes.bargain, of) : say(quotes.bargainOf, { title });
    return join([words, rfq.status === 'open' ? quotes.bargainOpen : quotes.bargainOver]);
  }
  if (!of || !one) return say(quotes.awardOf, { title });
  if (!one.isAwardable) return join([say(quotes.awardOf, { title }), copy.comparedDead]);
  const pattern = of.lines === '' ? quotes.awardLumpSum : quotes.award;
  const [best] = quotations;
  const isFirst = !best || best === one || best.rank !== 1;
  const first = best && { best: supplierOf(best, copy), total: figures.total(best) };
  return join([say(pattern, of), isFirst || !first ? '' : say(quotes.awardTwo, first)]);
}

/** One of the own RFQs that nobody has quoted on. */
export function unquotedWords(rfq: OwnRfq, copy: Copy, language: Language): Words {
  const { none, noneOpen, noneEnded } = copy.quotes;
  const open = say(noneOpen, { date: closingFigure(rfq, language) });
  const title = shortName(rfq.title);
  return join([say(none, { title }), rfq.status === 'open' ? open : noneEnded]);
}

const closingFigure = ({ id, closesAt }: OwnRfq, language: Language) =>
  rfqFigure(formatDate(closesAt, language), 'closesAt', id);

export interface Received {
  readonly quotations: number;
  readonly rfqs: number;
}

/** How many quotations came in on which requests, and which open ones wait for their first. */
export function countWords(
  own: readonly OwnRfq[],
  received: Received,
  { copy, language, isOfWaiting }: { copy: Copy; language: Language; isOfWaiting: boolean },
): Words {
  const { quotes } = copy;
  if (own.length === 0) return [quotes.noRfqs];
  const quoted = own.filter(({ quotationCount }) => quotationCount > 0);
  const list = quoted.map(({ id, title, quotationCount }) =>
    say(quotes.countOne, {
      title: shortName(title),
      count: receivedFigure(formatNumber(quotationCount), id),
    }),
  );
  const counts = say(quotes.count, {
    quotations: receivedFigure(counted(quotes.quotation, received.quotations), null),
    rfqs: receivedFigure(counted(quotes.rfq, received.rfqs), null),
    list: listed(list, copy),
  });
  const open = own.filter(
    ({ status, quotationCount }) => status === 'open' && quotationCount === 0,
  );
  const waiting = open.map((rfq) => {
    const date = closingFigure(rfq, language);
    return say(quotes.waitingOne, { title: shortName(rfq.title), date });
  });
  const rest =
    waiting.length > 0
      ? say(quotes.waiting, { list: listed(waiting, copy) })
      : isOfWaiting
        ? quotes.waitingNone
        : '';
  return join([
    quoted.length > 0 ? counts : quotes.noneYet,
    rest,
    quoted.length > 1 ? quotes.countedNote : '',
  ]);
}

/** Other RFQs with quotations, where nothing said which is meant. */
export const alsoWords = (others: readonly OwnRfq[], copy: Copy): Words =>
  others.length === 0
    ? []
    : say(copy.quotes.alsoOn, {
        titles: listed(
          others.map(({ title }) => [`"${shortName(title)}"`]),
          copy,
        ),
      });

function listed(parts: readonly Words[], copy: Copy): Words {
  const shown = join(parts.slice(0, mostListed), ', ');
  const count = parts.length - mostListed;
  return count > 0
    ? say(copy.quotes.more, { titles: shown, count: receivedFigure(formatNumber(count), null) })
    : shown;
}
